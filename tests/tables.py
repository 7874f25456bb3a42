"""Laying out tables for tests, and speaking at them in words."""

from collections.abc import Iterable, Mapping, Sequence

from lantern.content.cards import CARDS
from lantern.content.markets import SIZES
from lantern.content.options import switch_bits
from lantern.content.roles import ROLES
from lantern.content.tokens import EXTRA_SUPPORT_TOKENS, KIND_IDS, KINDS, SUPPORT_COUNTS
from lantern.content.victory import GOALS, NORMAL, SIDES
from lantern.engine import flow
from lantern.engine.actions import CHANCE
from lantern.engine.board import COLOURS, SPOT_IDS, spot
from lantern.engine.events import Event
from lantern.engine.invariants import check
from lantern.engine.setup import new_game
from lantern.engine.state import ACTION, NO_CARD, PLANNING, PLAYING, State
from lantern.notation import number, word
from lantern.position import HEAD, read

ROLE_IDS = [role.id for role in ROLES]
LOST_TRACK = GOALS[NORMAL][1].lost  # spaces for two players on the normal side; an estimate
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
    """Return how many people a market card carries, which are estimates."""
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
    deck: Sequence[str] | None = None,
    top: Sequence[str] = (),
) -> State:
    """Return a table at the first turn of the action phase (or at planning), laid out as told.

    Seats count from 1 here, periods too. People not mentioned go to (or come from) the supply. The queue is empty
    unless told, left to right. Nobody has played or used anything. `hands` are token names per seat, e.g.
    [["conductor-3x1", "funds-1"]]; the Support of earlier periods lies before seat 1. `top` are cards on the newest
    deck, the last one is drawn first; with `deck` it has just these cards, in an unknown order.
    """
    lines = [HEAD, f"players {players}", f"side {side}", f"options {' '.join(options)}", f"round {round_}"]
    lines += [f"period {period}", f"phase {'planning' if planning else 'action'}", f"freed {freed}", f"lost {lost}"]
    lines += [f"people {pairs(at)}"] if at else []
    lines += [f"catchers {pairs(catchers)}"] if catchers else []
    lines += [f"plantations {row(plantations)}"] if plantations is not None else []
    lines += [f"market {row(market)}"] if market is not None else []
    lines += [f"queue {row([card or '-' for card in [*queue, *[None] * (5 - len(queue))]])}"] if queue else []
    lines += [f"deck-top {row(top)}"] if top else []
    lines += [f"deck {row(deck)}", "deck-unknown 0"] if deck is not None else []
    for seat, role in enumerate(roles or DEFAULT_ROLES[:players]):
        words = [f"seat {seat + 1} {role}"]
        words += [f"${money[seat]}"] if money is not None else []
        words += [f"reserve {reserve[seat + 1]}"] if reserve and seat + 1 in reserve else []
        lines.append(row(words if planning else [*words, "done"]))
    held = [[*tokens] for tokens in hands] or [[]]
    held[0] += ["support"] * earlier_support(players, period, options)
    for seat, tokens in enumerate(held):
        kinds = {token.replace(" ", "-"): tokens.count(token) for token in tokens}
        lines.append(f"hand {seat + 1} {pairs(kinds)}")
    return read("\n".join(lines))


def pairs(things: Mapping[str, object]) -> str:
    """Return things with their numbers or places, as a position writes them."""
    return row([f"{thing} {value}" for thing, value in things.items()])


def row(things: Iterable[object]) -> str:
    """Return things one after the other."""
    return " ".join(map(str, things))


def earlier_support(players: int, period: int, options: Sequence[str]) -> int:
    """Return how many Support tokens the periods before this one have."""
    extra = EXTRA_SUPPORT_TOKENS if period > 2 and "extra-support" in options else 0
    return extra + sum(counts[players - 1] for counts in SUPPORT_COUNTS[: period - 1])


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
