"""Laying out tables for tests, and speaking at them in words."""

from collections.abc import Mapping, Sequence

from lantern.content.cards import CARDS, find
from lantern.content.markets import SIZES
from lantern.content.options import switch_bits
from lantern.content.roles import ROLES
from lantern.content.victory import GOALS, NORMAL, SIDES
from lantern.engine import flow
from lantern.engine.actions import CHANCE
from lantern.engine.board import COLOURS, HOLDERS, PLACES, WEST, spot
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.events import Event
from lantern.engine.invariants import check
from lantern.engine.queue import card_text
from lantern.engine.setup import new_game
from lantern.engine.state import ACTION, NO_CARD, PLANNING, PLAYING, State
from lantern.engine.tokens import KINDS, STACKS, SUPPORT, deck_cards, open_period, stack_of
from lantern.notation import WORDS, number, word

ROLE_IDS = [role.id for role in ROLES]
KIND_IDS = [w.removeprefix("play ") for w in WORDS if w.startswith("play ")]
LOST_TRACK = GOALS[NORMAL][1].lost  # spaces for two players on the normal side; a number of ours
DEFAULT_ROLES = ["shepherd", "stockholder", "agent", "preacher"]


def start(
    players: int = 2,
    roles: Sequence[str] | None = None,
    options: Sequence[str] = (),
    side: str = "normal",
    chance: Sequence[str] = (),
) -> State:
    """Return a new game at its first question after set-up; chance answers as told, else its first legal answer.

    The lead is seat 1 and the dice show the walking figure, unless `chance` says otherwise (words, used as they fit).
    """
    chosen = [ROLE_IDS.index(role) for role in (roles or DEFAULT_ROLES[:players])]
    s = new_game(players, SIDES.index(side), switch_bits(list(options)), chosen)
    let_chance(s, chance)
    return s


def carried(card: int) -> int:
    """Return how many people a market card carries: numbers of ours, which balance may change."""
    return SIZES[card - 1]


def let_chance(s: State, told: Sequence[str] = ()) -> None:
    """Answer for chance until a player is asked: each told word where it is legal, else the first legal answer."""
    told = list(told)
    while flow.actor(s) == CHANCE:
        legal = flow.legal(s)
        wanted = next((w for w in told if number(w) in legal), None)
        if wanted is not None:
            told.remove(wanted)
        flow.apply(s, legal[0] if wanted is None else number(wanted))
        check(s)


def table(
    players: int = 2,
    roles: Sequence[str] | None = None,
    options: Sequence[str] = (),
    side: str = "normal",
    *,
    at: Mapping[str, int] | None = None,
    plantations: Sequence[int] | None = None,
    catchers: Mapping[str, str] | None = None,
    money: Sequence[int] | None = None,
    hands: Sequence[Sequence[str]] = (),
    reserve: Mapping[int, str] | None = None,
    queue: Sequence[str | None] | None = None,
    market: Sequence[int] | None = None,
    period: int = 1,
    lost: int = 0,
    freed: int = 0,
    round_: int = 1,
    planning: bool = False,
) -> State:
    """Return a table at the first turn of the action phase (or at planning), laid out as told.

    Seats count from 1 here, periods too. People not mentioned go to (or come from) the supply. The queue is empty
    unless told, left to right. The named cards are taken out of whatever deck they would be in. Nobody has played or
    used anything. `hands` are token names per seat, e.g. [["conductor-3x1", "funds-1"]].
    """
    s = start(players, roles, options, side)
    for seat in range(players):
        while not planning and not s.ready >> seat & 1:
            flow.apply(s, number(f"ready {seat + 1}"))
    lay_people(s, at or {}, plantations, lost, freed, market)
    lay_catchers(s, catchers or {})
    lay_period(s, period - 1)
    lay_cards(s, queue or [], reserve or {})
    s.money = list(money) if money is not None else s.money
    for seat, names in enumerate(hands):
        for name in names:
            lay_token(s, seat, KIND_IDS.index(name))
    s.round = round_
    fix_market_deck(s)
    check(s)
    return s


def lay_people(
    s: State,
    at: Mapping[str, int],
    plantations: Sequence[int] | None,
    lost: int,
    freed: int,
    market: Sequence[int] | None,
) -> None:
    """Put people where a test wants them."""
    counts = [0] * PLACES + (s.people[WEST:] if plantations is None else list(plantations))
    for name, count in at.items():
        counts[spot(name)] = count
    for place in range(HOLDERS):
        while s.people[place]:
            s.lift(place)
            s.supply += 1
        for _each in range(counts[place]):
            s.put(place)
            s.supply -= 1
    if market is not None:
        s.supply += sum(s.market) - sum(market)
        s.market = list(market)
        s.captured = 0
    s.supply -= lost + freed
    s.lost, s.freed = lost, freed


def lay_catchers(s: State, catchers: Mapping[str, str]) -> None:
    """Put catchers where a test wants them."""
    for colour, place in catchers.items():
        s.catchers[COLOURS.index(colour)] = spot(place)
    s.catcher_places = 0
    for here in s.catchers:
        s.catcher_places |= 1 << here


def lay_period(s: State, period: int) -> None:
    """Open periods, all earlier Support tokens bought (they lie before seat 1)."""
    while s.period < period:
        for _each in range(s.stock[SUPPORT]):
            s.gain_token(SUPPORT)
        open_period(s, s.period + 1)


def lay_cards(s: State, queue: Sequence[str | None], reserve: Mapping[int, str]) -> None:
    """Empty the queue, then lay out these cards and put them into force (without what entering would add)."""
    for slot, card in enumerate(s.queue):
        if card != NO_CARD:
            put_back(s, slot, card)
    for slot, name in enumerate(queue):
        if name is not None:
            card = pull(s, find(name))
            s.queue[slot] = card
            if IS_OPPOSITION[card]:
                for modifier in card_text(s, card).in_force:
                    s.modifiers[modifier.stat] += modifier.by
    for seat, name in reserve.items():
        s.reserve[seat - 1] = pull(s, find(name))


def put_back(s: State, slot: int, card: int) -> None:
    """Undo the deal of one queue card."""
    s.queue[slot] = NO_CARD
    if IS_OPPOSITION[card]:
        for modifier in card_text(s, card).in_force:
            s.modifiers[modifier.stat] -= modifier.by
        s.unseen |= 1 << card
        s.unknown_in_deck += 1
    elif deck_cards(s.players, s.period) >> card & 1:
        s.known_in_deck |= 1 << card
    else:
        s.out_of_game |= 1 << card


def pull(s: State, card: int) -> int:
    """Take a card out of wherever it lies; a card of a later deck cannot be pulled (open its period first)."""
    bit = 1 << card
    if s.unseen & bit:
        s.unseen &= ~bit
        s.unknown_in_deck -= 1
    elif s.known_in_deck & bit:
        s.known_in_deck &= ~bit
    elif s.out_of_game & bit:
        s.out_of_game &= ~bit
    else:
        raise AssertionError(f"card {card} lies in a later deck or is in use")
    return card


def lay_token(s: State, seat: int, kind: int) -> None:
    """Move a token from the board to a hand, or make a Support token bought."""
    assert s.stock[kind] > 0, f"no {KIND_IDS[kind]} on the board"
    assert stack_of(kind) < STACKS
    s.stock[kind] -= 1
    s.gain_token(seat * KINDS + kind)


def fix_market_deck(s: State) -> None:
    """Take as many market cards out of the deck as the round says."""
    while s.market_deck.bit_count() > max(0, 8 - (s.round - 1) - len(s.market)):
        s.market_deck &= s.market_deck - 1


def say(s: State, *words: str) -> State:
    """Give these answers in turn, each of which must be allowed; check the table after each."""
    for text in words:
        allowed = flow.legal(s) + flow.others(s)
        assert number(text) in allowed, f"{text!r} is not allowed: {[word(each) for each in allowed]}"
        flow.apply(s, number(text))
        check(s)
    return s


def options_of(s: State) -> list[str]:
    """Return what the asked may answer, in words."""
    return [word(answer) for answer in flow.legal(s)]


def others_of(s: State) -> list[str]:
    """Return what others may say, in words."""
    return [word(answer) for answer in flow.others(s)]


def people(s: State, name: str) -> int:
    """Return how many people are at a spot."""
    return s.people[spot(name)]


def catcher(s: State, colour: str) -> str:
    """Return where a catcher is."""
    from lantern.engine.board import SPOT_IDS

    return SPOT_IDS[s.catchers[COLOURS.index(colour)]]


def hand(s: State, seat: int, token: str) -> int:
    """Return how many tokens of a kind lie before a seat, counted from 1."""
    return s.hands[(seat - 1) * KINDS + KIND_IDS.index(token)]


def stock(s: State, token: str) -> int:
    """Return how many tokens of a kind lie on the token board."""
    return s.stock[KIND_IDS.index(token)]


def queue_of(s: State) -> list[str | None]:
    """Return the cards of the queue by name, left to right; None is an empty space."""
    return [None if card == NO_CARD else CARDS[card].id for card in s.queue]


def names(cards: int) -> set[str]:
    """Return the names of a set of cards."""
    return {card.id for place, card in enumerate(CARDS) if cards >> place & 1}


def pass_all(s: State) -> State:
    """Let everybody pass until the action phase is over."""
    while s.phase == ACTION and s.outcome == PLAYING:
        say(s, "pass")
    return s


def ready_all(s: State) -> State:
    """Let everybody be ready."""
    while s.phase == PLANNING:
        say(s, f"ready {asked(s)}")
    return s


def lay_top(s: State, cards: Sequence[str]) -> None:
    """Lay these cards on top of the newest deck, known to all; the last one is drawn first."""
    s.top += [pull(s, find(name)) for name in cards]
    check(s)


def goals_of(s: State) -> set[str]:
    """Return where the person just chosen may go."""
    return {text.removeprefix("to ") for text in options_of(s) if text.startswith("to ")}


def origins_of(s: State) -> set[str]:
    """Return from where somebody may be moved or taken."""
    return {text.removeprefix("from ") for text in options_of(s) if text.startswith("from ")}


def asked(s: State) -> int:
    """Return the seat that is asked, counted from 1; 0 or less: chance, or nobody because the game is over."""
    who = flow.actor(s)
    return who + 1 if who >= 0 else who


def turn_over_role(s: State, seat: int) -> State:
    """Let a role card (seats from 1) show Side II, as if its special had been used in an earlier round."""
    s.specials_used |= 1 << seat - 1
    return s


def heard(s: State, *words: str) -> list[Event]:
    """Give these answers and return the events told meanwhile."""
    s.events = []
    say(s, *words)
    return s.events
