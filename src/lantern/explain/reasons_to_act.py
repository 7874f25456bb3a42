"""What speaks for a token, a card or the end of a turn: facts of the position, whatever the answer brings at once."""

from lantern.engine import acting, actor, legal, questions
from lantern.engine.actions import DONE, NOBODY, meaning
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.events import Event
from lantern.engine.questions import question
from lantern.engine.queue import card_price
from lantern.engine.state import State
from lantern.engine.tokens import (
    CONDUCTORS,
    FIRST_FUNDS,
    KINDS,
    SUPPORT,
    TOKEN_STEPS,
    fundraising_pay,
    price,
    token_people,
    top_kind,
)
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
from lantern.explain.reasons_when_asked import reasons_when_asked
from lantern.view import names
from lantern.words import Text


def reasons_to_act(s: State, seat: int, answer: int, after: State, happened: list[Event]) -> list[Text]:
    """Say what speaks for an answer, by the question it is given to."""
    match question(s).kind:
        case questions.SHOP if answer == DONE:
            return [in_hand(s, seat), *saved(s, seat)]
        case questions.TURN | questions.PLANNING | questions.SHOP:
            return acted(s, seat, answer, after)
        case questions.EITHER:
            return [*opened(after), *pressing(s, seat, after)]
    return reasons_when_asked(s, seat, answer, after, happened)


def acted(s: State, seat: int, answer: int, after: State) -> list[Text]:
    """Say what speaks for taking a token, or for something done in a turn."""
    said = meaning(answer)
    match said.kind:
        case "take":
            return token(s, seat, said.thing)
        case "ready" if said.thing == seat:
            return [in_hand(s, seat), *saved(s, seat)]
        case "play" | "benefit":
            return [*opened(after), *pressing(s, seat, after)]
        case "buy":
            return bought(s, seat, said.thing, after)
        case "special" | "shield":
            return special(s, seat, after)
        case "money":
            return needed(s, seat)
        case "done" | "pass":
            return rest(s, seat)
        case "seat":
            return [purse(s, said.thing)]
    return []


def token(s: State, who: int, stack: int) -> list[Text]:
    """What a token costs and does; why it is wanted; what is already in hand."""
    cost = price(s, who, stack, question(s).discount)
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
    if actor(after) < 0:
        return []
    asked = question(after)
    match asked.kind:
        case questions.CHOOSE_PERSON if asked.pooled:
            return [Text("because-shared", {"steps": asked.steps})]
        case questions.CHOOSE_PERSON:
            moves = {"people": asked.left, "steps": asked.steps, "unseen": int(asked.unseen)}
            return [Text("because-moves", {**moves})]
        case questions.CARRY:
            return [Text("because-carries", {"people": asked.left})]
        case questions.SHOP:
            return [Text("because-shop", {"discount": asked.discount, "dollars": after.money[asked.who]})]
    return []


def pressing(s: State, seat: int, after: State) -> list[Text]:
    """Say why that is wanted: people who have to move, or else money."""
    asked = question(after) if actor(after) >= 0 else None
    if asked and asked.kind == questions.CHOOSE_PERSON:
        return urgent(s, asked.steps)
    if asked and asked.kind == questions.CARRY:
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
    found = [in_hand(s, seat)]
    kinds = {meaning(each).kind for each in legal(s)}
    if "play" not in kinds and found[0].args["tokens"]:
        found = [Text("because-unplayable", {"tokens": found[0].args["tokens"]})]
    if "buy" not in kinds:
        found.append(Text("because-no-card"))
    return found + saved(s, seat)
