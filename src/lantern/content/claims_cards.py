"""What is claimed about tokens and cards."""

from typing import Final

from lantern.content import cards, tokens
from lantern.content.cards import Card
from lantern.content.effects import (
    STAT_NAMES,
    AddToMarket,
    BuyToken,
    Carry,
    ClearQueue,
    EachGains,
    Effect,
    Either,
    GainPer,
    GiveMoney,
    LeaveOut,
    Modifier,
    Move,
    Reserve,
    Seize,
    SendBack,
)
from lantern.content.source import Claim, for_players
from lantern.content.tokens import CONDUCTOR, SUPPORT, Stack

_PLAIN_WORDS: Final[dict[str, str]] = {
    "AddToMarket": "added to each face-up market card",
    "Seize": "captured next to catchers",
    "SendBack": "sent back to plantations",
    "SwapQueue": "swap two queue cards",
    "QueueToDeck": "one queue card onto the deck",
    "DrawAndResolve": "draw a card and resolve it",
    "CatchersToNearest": "every catcher moves 1 towards the nearest person",
    "ReturnSupport": "1 Support token goes back",
    "DropTokens": "top Conductor and Fundraising tokens leave the game",
    "CatchersHome": "all catchers return to their start",
}


def token_claims() -> list[Claim]:
    """Return what is claimed about the token board and the players' money."""
    found: list[Claim] = []
    for stack in tokens.STACKS:
        found += _stack_claims(stack)
    for column, counts in enumerate(tokens.SUPPORT_COUNTS):
        found += _numbers_by_players("token support", f"number in period {column + 1}", counts)
    for kind in tokens.IN_BOX:
        found.append(Claim(f"tokens {kind}", "in the box", str(tokens.IN_BOX[kind]), tokens.IN_BOX_SOURCE))
    return found + _money_claims() + _limit_claims()


def _stack_claims(stack: Stack) -> list[Claim]:
    about = f"token {stack.id}"
    found = [Claim(about, "price", f"${stack.price}", stack.source)]
    if stack.kind == CONDUCTOR:
        found.append(Claim(about, "people", str(stack.people), stack.source))
        found.append(Claim(about, "steps", str(stack.steps), stack.source))
    if stack.kind != SUPPORT:
        found += _numbers_by_players(about, f"number in period {stack.column + 1}", stack.counts)
    return found


def _numbers_by_players(about: str, what: str, counts: tuple[int, int, int, int]) -> list[Claim]:
    return [
        Claim(about, f"{what}, {for_players(number + 1)}", str(many), tokens.COUNTS_SOURCE)
        for number, many in enumerate(counts)
    ]


def _money_claims() -> list[Claim]:
    found = [
        Claim("money", "at the start", f"${tokens.START_MONEY}", tokens.MONEY_SOURCE),
        Claim("money", "at the start of the easier game", f"${tokens.MORE_MONEY}", tokens.MONEY_SOURCE),
    ]
    for period, money in enumerate(tokens.PASS_MONEY):
        found.append(Claim("money", f"for passing in period {period + 1}", f"${money}", tokens.MONEY_SOURCE))
    for period, years in enumerate(tokens.PERIOD_YEARS):
        found.append(Claim("periods", f"years of period {period + 1}", years, tokens.PERIOD_YEARS_SOURCE))
    return found


def _limit_claims() -> list[Claim]:
    extra = str(tokens.EXTRA_SUPPORT_TOKENS)
    return [
        Claim("limits", "tokens taken in planning", str(tokens.PLANNING_TOKENS), tokens.LIMITS_SOURCE),
        Claim("limits", "tokens played in the Action phase", str(tokens.PLAYED_TOKENS), tokens.LIMITS_SOURCE),
        Claim("limits", "reserve cards on a mat", str(cards.RESERVE_LIMIT), cards.RESERVE_LIMIT_SOURCE),
        Claim("token support", "more in period 2 of the harder game", extra, tokens.EXTRA_SUPPORT_SOURCE),
    ]


def card_claims() -> list[Claim]:
    """Return what is claimed about the queue, the decks and each card."""
    found = _queue_claims() + _deck_claims()
    for card in cards.CARDS:
        found += _card_claims(card)
    return found


def _queue_claims() -> list[Claim]:
    found = [
        Claim("queue", f"price of space {number + 1} from the left", f"${price}", cards.QUEUE_PRICES_SOURCE)
        for number, price in enumerate(cards.QUEUE_PRICES)
    ]
    found.append(Claim("queue", "lantern discards, 1–2 players", str(cards.LANTERN_FEW), cards.LANTERN_SOURCE))
    found.append(Claim("queue", "lantern discards, 3–4 players", str(cards.LANTERN_MANY), cards.LANTERN_SOURCE))
    return found


def _deck_claims() -> list[Claim]:
    found = [Claim("decks", f"cards of {name}", str(cards.COUNTS[name]), cards.COUNTS_SOURCE) for name in cards.COUNTS]
    found += _by_period("cards", "1–2 players", cards.COUNTS_FEW, cards.COUNTS_SOURCE)
    found += _by_period("opposition cards", "1–2 players", cards.OPPOSITION_FEW, cards.OPPOSITION_SOURCE)
    found += _by_period("opposition cards", "3–4 players", cards.OPPOSITION_MANY, cards.OPPOSITION_SOURCE)
    return found


def _by_period(what: str, who: str, numbers: list[int], source: str) -> list[Claim]:
    return [
        Claim("decks", f"{what} in period {period + 1}, {who}", str(many), source)
        for period, many in enumerate(numbers)
    ]


def _card_claims(card: Card) -> list[Claim]:
    about = f"card {card.id}"
    source = cards.EFFECTS_SOURCE if card.edition == 1 else card.source
    found = [Claim(about, "kind", _kind(card), source)]
    if card.period < 0:
        found.append(Claim(about, "can be bought", "yes" if card.for_sale else "no", card.source))
    elif card.many_only:
        found.append(Claim(about, "mark", "3–4 players", cards.MARKS_SOURCE))
    found += [Claim(about, "when bought", effect_words(effect), source) for effect in card.when_bought]
    found += [Claim(about, "when removed", effect_words(effect), source) for effect in card.when_removed]
    found += [Claim(about, "on entry", effect_words(effect), source) for effect in card.on_entry]
    found += [Claim(about, "while in the queue", _modifier_words(each), source) for each in card.in_force]
    return found + (_kept_claims(about, card.kept) if card.kept else [])


def _kept_claims(about: str, kept: Reserve) -> list[Claim]:
    found = [Claim(about, "used at", kept.moment, cards.EFFECTS_SOURCE)]
    if kept.income:
        found.append(Claim(about, "money each Action phase", f"${kept.income}", cards.EFFECTS_SOURCE))
    if isinstance(kept.use, LeaveOut):
        found.append(Claim(about, "price for each person", f"${kept.use.price}", cards.EFFECTS_SOURCE))
        found.append(Claim(about, "people on each market card", str(kept.use.most), cards.EFFECTS_SOURCE))
    if isinstance(kept.use, GiveMoney):
        found.append(Claim(about, "least gift", f"${kept.use.least}", cards.EFFECTS_SOURCE))
    return found


def _kind(card: Card) -> str:
    return card.kind if card.period < 0 else f"{card.kind}, period {card.period + 1}"


def effect_words(effect: Effect) -> str:
    """Say an effect with its numbers, as short as it can be compared with the printed card."""
    if isinstance(effect, Either):
        return f"{effect_words(effect.this)}, or {effect_words(effect.that)}"
    if isinstance(effect, Move):
        return f"move {effect.people}×{effect.steps}" + (", no catcher drawn" if effect.unseen else "")
    if isinstance(effect, BuyToken):
        price = "free" if effect.free else f"${effect.discount} off"
        return f"{_up_to(effect.tokens, 'token', 'tokens')}, {price}"
    if isinstance(effect, EachGains):
        return f"${effect.dollars} for every player"
    if isinstance(effect, GainPer):
        return f"$1 for each person: {effect.zone}"
    if isinstance(effect, Carry):
        return _carry_words(effect)
    if isinstance(effect, ClearQueue):
        spaces = ", ".join([str(space + 1) for space in effect.spaces])
        return f"discard queue cards: {spaces or 'left of this one'}"
    if isinstance(effect, (AddToMarket, Seize, SendBack)):
        return f"{_PLAIN_WORDS[type(effect).__name__]}: {effect.people} people"
    return _PLAIN_WORDS[type(effect).__name__]


def _carry_words(carry: Carry) -> str:
    words = f"{_up_to(carry.people, 'person', 'people')} from {carry.source} to {carry.target}"
    if carry.one_source:
        words += ", all from one place"
    if carry.one_target:
        words += ", all to one place"
    if carry.within:
        words += f", at most {carry.within} steps away"
    return words


def _up_to(number: int, one: str, many: str) -> str:
    return f"1 {one}" if number == 1 else f"up to {number} {many}"


def _modifier_words(modifier: Modifier) -> str:
    return f"{STAT_NAMES[modifier.stat]} {modifier.by:+}"
