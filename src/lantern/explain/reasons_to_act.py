"""What speaks for a token, a card or the end of a turn: facts of the position, whatever the answer brings at once."""

from lantern.engine.actions import BENEFIT, BUY, DONE, MONEY, NOBODY, PASS, PLAY, READY, SEAT, SHIELD, SPECIAL, TAKE
from lantern.engine.cards import Fork
from lantern.engine.carry import Carrying
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.flow import legal
from lantern.engine.movement import ChoosePerson
from lantern.engine.planning import Planning
from lantern.engine.queue import card_price
from lantern.engine.state import State
from lantern.engine.tokens import (
    CONDUCTORS,
    FIRST_FUNDS,
    KINDS,
    STACKS,
    SUPPORT,
    TOKEN_STEPS,
    Shop,
    fundraising_pay,
    price,
    token_people,
    top_kind,
)
from lantern.engine.turns import Turn, acting
from lantern.explain.pressures import (
    in_hand,
    lies,
    needed,
    overflow,
    purse,
    saved,
    still_to_go,
    turned,
    urgent,
)
from lantern.explain.reasons_when_asked import demanded
from lantern.view import names
from lantern.words import Text

Fact = tuple[int, int, int, int]


def grounds(s: State, seat: int, answer: int, after: State, news: list[Fact]) -> list[Text]:
    """Say what speaks for an answer, by the question it is given to."""
    match s.stack[-1]:
        case Shop() if answer == DONE:
            return [in_hand(s, seat), *saved(s, seat)]
        case Turn() | Planning() | Shop():
            return acted(s, seat, answer, after)
        case Fork():
            return [*opened(after), *pressing(s, seat, after)]
    return demanded(s, seat, answer, after, news)


def acted(s: State, seat: int, answer: int, after: State) -> list[Text]:
    """Say what speaks for taking a token, or for something done in a turn."""
    if TAKE <= answer < READY:
        return token(s, seat, (answer - TAKE) % STACKS)
    if answer >= READY:
        return [in_hand(s, seat), *saved(s, seat)] if answer == READY + seat else []
    if PLAY <= answer < TAKE or answer == BENEFIT:
        return [*opened(after), *pressing(s, seat, after)]
    if BUY <= answer < PLAY:
        return bought(s, seat, answer - BUY, after)
    if answer in (SPECIAL, SHIELD):
        return special(s, seat, after)
    if answer == MONEY:
        return needed(s, seat)
    if answer in (DONE, PASS):
        return rest(s, seat)
    return [purse(s, answer - SEAT)] if answer >= SEAT else []


def token(s: State, who: int, stack: int) -> list[Text]:
    """What a token costs and does; why it is wanted; what is already in hand."""
    frame = s.stack[-1]
    cost = price(s, who, stack, frame.discount if isinstance(frame, Shop) else 0)
    if stack == SUPPORT:
        left = s.stock[SUPPORT]
        return [Text("because-column", {"left": left, "years": names.years(s.period), "dollars": cost})]
    name = names.token(top_kind(s, stack))
    if stack >= FIRST_FUNDS:
        pay = Text("because-funds", {"token": name, "dollars": fundraising_pay(s, stack)})
        return [pay, *needed(s, who), in_hand(s, who)]
    people, steps = token_people(s, stack), TOKEN_STEPS[stack]
    moves = Text("because-token", {"token": name, "dollars": cost, "people": people, "steps": steps})
    return [moves, *urgent(s, steps)[:1], in_hand(s, who)]


def opened(after: State) -> list[Text]:
    """What an answer makes possible: read from the question that follows."""
    match after.stack[-1]:
        case ChoosePerson(errand=errand, steps=steps) if errand.pooled:
            return [Text("because-shared", {"steps": steps})]
        case ChoosePerson(errand=errand, left=people, steps=steps):
            return [Text("because-moves", {"people": people, "steps": steps, "unseen": int(errand.unseen)})]
        case Carrying(left=people):
            return [Text("because-carries", {"people": people})]
        case Shop(who=who, discount=discount):
            return [Text("because-shop", {"discount": discount, "dollars": after.money[who]})]
    return []


def pressing(s: State, seat: int, after: State) -> list[Text]:
    """Say why that is wanted: people who have to move, or else money."""
    match after.stack[-1]:
        case ChoosePerson(steps=steps):
            return urgent(s, steps)
        case Carrying():
            return overflow(s) or still_to_go(s)
    return needed(s, seat)


def bought(s: State, seat: int, slot: int, after: State) -> list[Text]:
    """What the card says, how long it would lie there, and what it costs."""
    card, cost = s.queue[slot], card_price(s, seat, slot)
    says = Text("because-says", {"card": names.card(card), "words": names.card_words(s, card, "short")})
    if IS_OPPOSITION[card]:
        return [says, lies(s, slot)]
    return [says, *pressing(s, seat, after)[:1], Text("because-price", {"dollars": cost, "left": s.money[seat] - cost})]


def special(s: State, seat: int, after: State) -> list[Text]:
    """What the special makes possible, and what the role brings from then on."""
    found = [*opened(after), *turned(s, after, seat)]
    off = sum(s.market) - sum(after.market)
    if off > 0:
        found.insert(0, Text("because-unloaded", {"people": off}))
    if acting(s) not in (NOBODY, seat):
        found.insert(0, shielded(s, acting(s)))
    return found + (overflow(s) or still_to_go(s))


def shielded(s: State, who: int) -> Text:
    """How many Conductor tokens the player has whose people draw no catchers in this turn."""
    tokens = sum(s.hands[who * KINDS + kind] for kind in range(KINDS) if CONDUCTORS >> kind & 1)
    return Text("because-shield", {"role": names.role(s.roles[who]), "tokens": tokens})


def rest(s: State, seat: int) -> list[Text]:
    """What is left to do where somebody ends or gives up a turn."""
    answers = legal(s)
    found = [in_hand(s, seat)]
    if not any(PLAY <= each < TAKE for each in answers) and found[0].args["tokens"]:
        found = [Text("because-unplayable", {"tokens": found[0].args["tokens"]})]
    if not any(BUY <= each < PLAY for each in answers):
        found.append(Text("because-no-card"))
    return found + saved(s, seat)
