"""What must be true of every table, checked after every answer in tests."""

from lantern.content.board import PEOPLE
from lantern.content.cards import CARDS, STRETCH
from lantern.content.effects import STATS
from lantern.content.options import STRETCH_CARDS
from lantern.content.tokens import STACKS as PRINTED_STACKS
from lantern.engine.board import CAPACITY, HOLDERS, PLACES
from lantern.engine.decks import CARD_COUNT, IS_OPPOSITION
from lantern.engine.market import Deliver, captured_on_cards
from lantern.engine.queue import Refill, card_text
from lantern.engine.state import CARD_BITS, NO_CARD, PLAYING, State
from lantern.engine.tokens import FIRST_FUNDS, GREY, KINDS, STACKS, SUPPORT, deck_cards, opposition_count, support_count


def check(s: State) -> None:
    """Raise AssertionError when the table cannot be right."""
    check_people(s)
    check_catchers(s)
    check_tokens(s)
    check_cards(s)
    check_sheet(s)
    assert min(s.money) >= 0, "a player is in debt"
    assert 0 <= s.lost <= s.lost_limit, "the Lost track holds too many"


def check_people(s: State) -> None:
    """All 96 people are somewhere, and nowhere too many."""
    total = sum(s.people) + sum(s.market) + s.supply + s.freed + s.lost + s.transit
    assert total == PEOPLE, f"{total} people instead of {PEOPLE}"
    assert min([*s.market, s.supply, s.transit]) >= 0, "fewer than nobody"
    captured = captured_on_cards(s)
    assert all(few <= many for few, many in zip(captured, s.market, strict=True)), "more captured than people"
    assert s.captured >> CARD_BITS * len(captured) == 0, "captured people on no market card"
    if s.outcome == PLAYING:
        coming = sum([frame.left for frame in s.stack if isinstance(frame, Deliver)])
        assert s.transit == coming, f"{s.transit} people on their way to plantations instead of {coming}"
    for spot in range(HOLDERS):
        assert 0 <= s.people[spot] <= CAPACITY[spot], f"{s.people[spot]} people at spot {spot}"
        assert (s.people[spot] > 0) == bool(s.occupied >> spot & 1), f"spot {spot} is wrongly occupied or not"
        assert (s.people[spot] == CAPACITY[spot]) == bool(s.full >> spot & 1), f"spot {spot} is wrongly full or not"


def check_catchers(s: State) -> None:
    """No place holds a catcher and a person (R7.2)."""
    watched = 0
    for place in s.catchers:
        assert 0 <= place < PLACES, "a catcher is off the map"
        watched |= 1 << place
        assert s.people[place] == 0, f"a person and a catcher at place {place}"
    assert watched == s.catcher_places, "the set of places with catchers is wrong"


def check_tokens(s: State) -> None:
    """Nobody holds fewer than no tokens, grey ones are conserved, Support is conserved."""
    assert min(s.stock + s.hands) >= 0, "fewer than no tokens"
    assert s.hand_entries == sum(1 << entry for entry, count in enumerate(s.hands) if count), (
        "the set of held tokens is wrong"
    )
    for stack in range(1, STACKS):
        held = s.stock[stack] + sum(s.hands[seat * KINDS + stack] for seat in range(s.players))
        grey = 1 if stack < FIRST_FUNDS else 0
        assert held <= PRINTED_STACKS[stack].counts[s.players - 1] - grey, f"too many tokens of stack {stack}"
        if grey:
            held = s.stock[stack + GREY] + sum(s.hands[seat * KINDS + stack + GREY] for seat in range(s.players))
            assert held == 1, f"{held} grey tokens of stack {stack}"
    support = s.stock[SUPPORT] + sum(s.hands[seat * KINDS + SUPPORT] for seat in range(s.players))
    assert support == sum(support_count(s, period) for period in range(s.period + 1)), "Support tokens are missing"


def aside(s: State) -> list[int]:
    """Return the opposition cards set aside during a refill."""
    cards: list[int] = []
    for frame in s.stack:
        if isinstance(frame, Refill):
            cards += frame.aside
    return cards


def check_cards(s: State) -> None:
    """Every card is in exactly one place, or an opposition card nobody has seen."""
    shown = [card for card in s.queue + s.reserve if card != NO_CARD] + s.top + aside(s)
    assert len(shown) == len(set(shown)), "a card is in two places"
    places = [s.known_in_deck, s.out_of_game, s.unseen]
    places += [deck_cards(s, period) for period in range(s.period + 1, 3)]
    places += [1 << card for card in shown]
    together = 0
    for bits in places:
        assert not together & bits, "a card is in two places"
        together |= bits
    assert together == (1 << CARD_COUNT) - 1, "a card is missing"
    later = sum(opposition_count(s, period) for period in range(s.period + 1, 3))
    assert later <= s.unknown_in_deck + later <= s.unseen.bit_count(), "more unknown cards than unseen ones"


def check_sheet(s: State) -> None:
    """The modifiers are what the cards in the queue say, no more and no less."""
    sheet = [0] * STATS
    for card in s.queue:
        if card != NO_CARD and IS_OPPOSITION[card]:
            for modifier in card_text(s, card).in_force:
                sheet[modifier.stat] += modifier.by
    assert sheet == s.modifiers, f"the modifiers are {s.modifiers} instead of {sheet}"
    if not s.options & STRETCH_CARDS:
        assert not any(card != NO_CARD and CARDS[card].kind == STRETCH for card in s.queue), "a stretch card"
