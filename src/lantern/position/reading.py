"""Reading a position: what is left out is as at the start of a game, and what cannot be is named."""

from lantern import editions
from lantern.content.board import PEOPLE
from lantern.content.effects import STATS
from lantern.content.markets import FACE_UP
from lantern.content.options import switch_bits
from lantern.content.victory import ROUNDS, SIDES
from lantern.engine.actions import NOBODY
from lantern.engine.board import (
    CAPACITY,
    COLOURS,
    PLACES,
    PLANTATIONS,
    SPOT_IDS,
    START,
    WEST,
    bits_of,
)
from lantern.engine.decks import CARD_COUNT, IS_OPPOSITION
from lantern.engine.flow import actor, legal
from lantern.engine.invariants import aside, check
from lantern.engine.queue import SLOTS, card_text
from lantern.engine.setup import blank, start_money, start_plantations
from lantern.engine.state import ACTION, CARD_BITS, NO_CARD, PHASE_NAMES, PLAYING, State
from lantern.engine.tokens import KINDS, SUPPORT, deck_cards, opposition_cards, opposition_count, support_count
from lantern.errors import LanternError
from lantern.position.lines import Lines, PositionError, counts_of, index, whole
from lantern.position.stack import read_stack
from lantern.position.words import (
    CARD_IDS,
    CIVIL_WAR,
    MARKET_IDS,
    NONE,
    OUTCOMES,
    PERIODS,
    ROLE_IDS,
    TOKEN_IDS,
    USED,
    YES,
)


def read(text: str) -> State:
    """Return the table of a position; a PositionError names what is wrong with it."""
    lines, s = Lines(text), blank()
    read_game(lines, s)
    read_people(lines, s)
    read_seats(lines, s)
    read_tokens(lines, s)
    read_cards(lines, s)
    read_turn(lines, s)
    read_stack(lines, s)
    finish_cards(s)
    validate(s)
    return s


def read_game(lines: Lines, s: State) -> None:
    """Read which game is played, and where it stands."""
    if lines.words("players") is None:
        raise PositionError(0, "the line 'players' is missing")
    read_edition(lines, s)
    s.players = lines.number("players", 0, 1, 4)
    s.side = lines.choice("side", SIDES, 0)
    options = lines.words("options")
    try:
        s.options = switch_bits(options[1]) if options else 0
    except ValueError as error:
        raise PositionError(options[0] if options else 0, str(error)) from error
    s.goal = lines.number("goal", s.edition.freed[s.side][s.players - 1], 1, PEOPLE)
    s.lost_limit = lines.number("lost-limit", s.edition.lost[s.side][s.players - 1], 0, PEOPLE)
    s.round = lines.number("round", 1, 0, ROUNDS)
    s.phase = lines.choice("phase", PHASE_NAMES, ACTION)
    s.period = lines.number("period", 1, 1, PERIODS) - 1
    s.lead = lines.number("lead", 1, 1, s.players) - 1
    s.outcome = lines.choice("outcome", OUTCOMES, PLAYING)


def read_edition(lines: Lines, s: State) -> None:
    """Read which numbers the game is played with: a name, or all lines of a text."""
    if lines.all("edition"):
        try:
            s.edition = editions.find(lines.text("edition"))
        except LanternError as error:
            raise PositionError(0, str(error)) from error


def read_people(lines: Lines, s: State) -> None:
    """Read where people and catchers are; everybody else is in the supply."""
    s.freed = lines.number("freed", 0)
    s.lost = lines.number("lost", 0)
    s.transit = lines.number("transit", 0)
    held = lines.numbers("plantations", start_plantations(s))
    if len(held) != PLANTATIONS:
        raise PositionError(
            line_of(lines, "plantations"), f"'plantations' needs {PLANTATIONS} numbers, from west to east"
        )
    found = lines.words("people")
    on_map = counts_of(*found, SPOT_IDS[:PLACES]) if found else [0] * PLACES
    for spot, count in enumerate([*on_map, *held]):
        if count > CAPACITY[spot]:
            raise PositionError(
                line_of(lines, "people" if spot < WEST else "plantations"),
                f"{SPOT_IDS[spot]} has room for {CAPACITY[spot]}, not for {count}",
            )
        for _each in range(count):
            s.put(spot)
    s.catchers = read_catchers(lines)
    s.catcher_places = bits_of(s.catchers)
    cards = s.edition.market_cards[s.players - 1]
    s.market = lines.numbers("market", [s.edition.market_sizes[card] for card in cards[:FACE_UP]])
    captured = lines.numbers("captured", [0] * len(s.market))
    if len(captured) != len(s.market) or any(few > many for few, many in zip(captured, s.market, strict=True)):
        raise PositionError(line_of(lines, "captured"), "on a market card, at most everybody can have been captured")
    s.captured = sum(people << CARD_BITS * position for position, people in enumerate(captured))
    later = cards[max(0, s.round - 1) + len(s.market) :]
    s.market_deck = lines.members("market-deck", MARKET_IDS, bits_of(later))
    s.supply = PEOPLE - sum(s.people) - sum(s.market) - s.freed - s.lost - s.transit
    if s.supply < 0:
        raise PositionError(0, f"there are {PEOPLE - s.supply} people on the table, and only {PEOPLE} in the game")


def line_of(lines: Lines, key: str) -> int:
    """Return the number of the line with a key."""
    found = lines.words(key)
    return found[0] if found else 0


def read_catchers(lines: Lines) -> list[int]:
    """Read where the catchers are; one that is not named stands at its start."""
    catchers, found = START[:], lines.words("catchers")
    if found is not None:
        line, words = found
        if len(words) % 2:
            raise PositionError(line, "a catcher's colour and its place come in pairs, as in 'blue chicago'")
        for colour, place in zip(words[::2], words[1::2], strict=True):
            catchers[index(line, colour, COLOURS)] = index(line, place, SPOT_IDS[:PLACES])
    return catchers


def read_seats(lines: Lines, s: State) -> None:
    """Read what each seat has."""
    s.money, s.reserve, s.taken = [start_money(s)] * s.players, [NO_CARD] * s.players, [0] * s.players
    roles: dict[int, int] = {}
    for line, words in lines.all("seat"):
        seat = whole(line, words[0], 1, s.players) - 1 if words else NOBODY
        if seat == NOBODY or len(words) < 2:
            raise PositionError(line, "a seat needs its number and its role, as in 'seat 1 agent $8'")
        if seat in roles:
            raise PositionError(line, f"seat {seat + 1} stands there twice")
        roles[seat] = NO_CARD if words[1] == NONE else index(line, words[1], ROLE_IDS)
        read_seat(line, words[2:], s, seat)
    dealt = [roles.get(seat, NO_CARD) for seat in range(s.players)]
    s.roles = [role for role in dealt if role != NO_CARD]
    if dealt[: len(s.roles)] != s.roles or len(set(s.roles)) != len(s.roles):
        raise PositionError(0, "roles are dealt from seat 1 on, and each only once")
    if len(s.roles) < s.players and s.phase != 0:
        raise PositionError(0, f"{s.players} roles are needed, one 'seat' line for each player")


def read_seat(line: int, words: list[str], s: State, seat: int) -> None:
    """Read what one seat has besides its role and tokens."""
    while words:
        word, *words = words
        if word.startswith("$"):
            s.money[seat] = whole(line, word[1:])
        elif word == "special-used":
            s.specials_used |= 1 << seat
        elif word == "done":
            s.ready |= 1 << seat
        elif word == "reserve" and words:
            s.reserve[seat] = index(line, words.pop(0), CARD_IDS)
        elif word == "planned" and words:
            s.taken[seat] = whole(line, words.pop(0), 0, 9)
        else:
            raise PositionError(
                line, f"'{word}' is nothing a seat has; perhaps $8, special-used, reserve, planned, done"
            )


def read_tokens(lines: Lines, s: State) -> None:
    """Read the tokens in hands and on the token board."""
    s.hands = [0] * (s.players * KINDS)
    seen: set[int] = set()
    for line, words in lines.all("hand"):
        seat = whole(line, words[0] if words else "", 1, s.players) - 1
        if seat in seen:
            raise PositionError(line, f"the hand of seat {seat + 1} stands there twice")
        seen.add(seat)
        s.hands[seat * KINDS : (seat + 1) * KINDS] = counts_of(line, words[1:], TOKEN_IDS)
    s.hand_entries = bits_of([entry for entry, count in enumerate(s.hands) if count])
    found = lines.words("tokens")
    s.stock = counts_of(*found, TOKEN_IDS) if found else rest_of_tokens(s)


def rest_of_tokens(s: State) -> list[int]:
    """Return the token board of a game in which every token that is not in a hand still lies there."""
    stock = s.edition.stocks[s.players - 1].copy()
    stock[SUPPORT] = sum(support_count(s, period) for period in range(s.period + 1))
    return [max(0, count - sum(s.hands[kind::KINDS])) for kind, count in enumerate(stock)]


def read_cards(lines: Lines, s: State) -> None:
    """Read the queue and the newest deck."""
    s.queue = lines.in_order("queue", CARD_IDS) or [NO_CARD] * SLOTS
    if len(s.queue) != SLOTS:
        raise PositionError(line_of(lines, "queue"), f"the queue has {SLOTS} spaces; write '{NONE}' for an empty one")
    s.top = lines.in_order("deck-top", CARD_IDS) or []
    if NO_CARD in s.top:
        raise PositionError(line_of(lines, "deck-top"), "there are no gaps in a deck")
    shown = bits_of([card for card in [*s.queue, *s.reserve, *s.top] if card != NO_CARD])
    s.known_in_deck = lines.members("deck", CARD_IDS, deck_cards(s, s.period) & ~shown)
    s.unseen = lines.members("unseen", CARD_IDS, opposition_cards(s) & ~shown & ~s.known_in_deck)
    seen = sum(IS_OPPOSITION[card] for card in [*s.queue, *s.top] if card != NO_CARD)
    s.unknown_in_deck = lines.number("deck-unknown", max(0, opposition_count(s, s.period) - seen))
    s.shuffles = lines.number("shuffles", 0)
    s.modifiers = [0] * STATS
    for card in s.queue:
        if card != NO_CARD and IS_OPPOSITION[card]:
            for modifier in card_text(s, card).in_force:
                s.modifiers[modifier.stat] += modifier.by


def finish_cards(s: State) -> None:
    """Every card that is nowhere else is out of the game."""
    shown = bits_of([card for card in [*s.queue, *s.reserve, *s.top, *aside(s)] if card != NO_CARD])
    later = 0
    for period in range(s.period + 1, PERIODS):
        later |= deck_cards(s, period)
    s.out_of_game = ((1 << CARD_COUNT) - 1) & ~(shown | s.known_in_deck | s.unseen | later)


def read_turn(lines: Lines, s: State) -> None:
    """Read what the acting player has done."""
    s.used = lines.members("used", USED, 0)
    s.played = lines.number("played", 0, 0, 9)
    s.civil_war = lines.choice("civil-war", CIVIL_WAR, 0)
    s.opposition_entered = int(lines.choice("opposition-entered", ["no", YES], 0))


def validate(s: State) -> None:
    """Refuse a table that cannot be, or at which nobody could go on."""
    try:
        if len(s.roles) == s.players:
            check(s)
        going_on = s.outcome != PLAYING or (actor(s) != NOBODY and len(legal(s)) > 0)
    except (AssertionError, LookupError, ValueError) as error:
        raise PositionError(0, f"this table cannot be: {str(error) or 'what is asked does not fit it'}") from error
    if not going_on:
        raise PositionError(0, "nobody is asked anything here; the last 'ask' line has to be a question")
