"""Buying cards, and what each word of card text does (R6.7, R12)."""

from typing import Final, final

from lantern.content.cards import CARDS, RESERVE
from lantern.content.effects import (
    ALL_FREE,
    AddToMarket,
    BuyToken,
    Carry,
    CatchersHome,
    CatchersToNearest,
    ClearQueue,
    DrawAndResolve,
    DropTokens,
    EachGains,
    Effect,
    Either,
    GainPer,
    Move,
    QueueToDeck,
    ReturnSupport,
    Seize,
    SendBack,
    SwapQueue,
)
from lantern.content.victory import MOST_PLAYERS
from lantern.engine import events
from lantern.engine.actions import CHANCE, DONE, DRAW, FIRST, NOBODY, SECOND
from lantern.engine.board import ZONES
from lantern.engine.carry import carrying
from lantern.engine.decks import IS_OPPOSITION, chances, draw, draws, in_doubt, sample_draw
from lantern.engine.market import add_to_market, deliver
from lantern.engine.movement import MovePeople, conduct
from lantern.engine.opposition import recall, return_support, seize
from lantern.engine.pursuit import CatchersReturn, CatchersToNearestPerson
from lantern.engine.queue import PickCard, SwapCards, card_price, card_text, discard, enter, filled, leave
from lantern.engine.reserves import keep
from lantern.engine.state import Frame, State
from lantern.engine.tokens import Shop, drop_tokens, people_in


def buy(s: State, who: int, slot: int) -> None:
    """Pay for a queue card; it leaves its space before it resolves (R6.7)."""
    cost = card_price(s, who, slot)
    s.money[who] -= cost
    s.emit(events.BOUGHT, who, s.queue[slot], cost)
    card = leave(s, slot, events.BY_PURCHASE)
    if IS_OPPOSITION[card]:
        strike(s, who, card)
    else:
        resolve(s, who, card, slot)


def resolve(s: State, who: int, card: int, slot: int) -> None:
    """Let a General card take effect, or lay a Reserve card on the mat."""
    if CARDS[card].kind == RESERVE:
        keep(s, who, card)
    else:
        s.out_of_game |= 1 << card
        s.push(Resolve(who, CARDS[card].when_bought, 0, card, slot))


def strike(s: State, chooser: int, card: int) -> None:
    """An opposition card has been removed by purchase or lantern: what it says for that moment happens (R9.5)."""
    s.out_of_game |= 1 << card
    effects = card_text(s, card).when_removed
    if effects:
        s.emit(events.STRUCK, card)
        s.push(Resolve(chooser, effects, 0, card, -1))


@final
class Resolve(Frame):
    """The sentences of a card, one after the other; `slot` is the queue space it came from."""

    def __init__(self, who: int, effects: tuple[Effect, ...], index: int, card: int, slot: int) -> None:
        self.who = who
        self.effects = effects
        self.index = index
        self.card = card
        self.slot = slot

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        effect = self.effects[self.index]
        if self.index + 1 == len(self.effects):
            s.pop()
        else:
            s.become(Resolve(self.who, self.effects, self.index + 1, self.card, self.slot))
        question = QUESTIONS[self.card][self.index * MOST_PLAYERS + self.who] if self.slot >= 0 else None
        if question is not None:
            s.push(question)
        else:
            do(s, self.who, effect, self.card, self.slot)


def do(s: State, who: int, effect: Effect, card: int, slot: int) -> None:
    """Do what a sentence of card text says that asks nothing first."""
    match effect:
        case EachGains(dollars):
            for seat in range(s.players):
                gain(s, seat, dollars, card)
        case GainPer(zone):
            gain(s, who, people_in(s, ZONES[zone]), card)
        case ClearQueue(spaces, left_of_this):
            clear(s, [*range(slot)] if left_of_this else [*spaces])
        case DrawAndResolve():
            s.push(DrawCard(who, slot))
        case AddToMarket(people):
            add_or_deliver(s, who, people)
        case Seize(people):
            seize(s, who, people)
        case SendBack(people):
            recall(s, who, people)
        case ReturnSupport():
            return_support(s, who)
        case DropTokens():
            drop_tokens(s)
        case CatchersHome():
            s.push(CatchersReturn(who))
        case _:
            raise AssertionError(effect)


def ask(who: int, effect: Effect) -> Frame | None:
    """Return the question a sentence of card text asks the player, if it asks one."""
    match effect:
        case Move(people, steps, unseen):
            return conduct(MovePeople(who, people, steps, False, unseen, False, False))
        case BuyToken(discount, count, free):
            return Shop(who, count, ALL_FREE if free else discount)
        case Carry():
            return carrying(who, effect, False)
        case SwapQueue():
            return SwapCards(who, -1, False)
        case QueueToDeck():
            return PickCard(who, True)
        case CatchersToNearest():
            return CatchersToNearestPerson(who, 0, 0, False, False)
        case Either(this, that):
            return Fork(who, this, that)
        case _:
            return None


def gain(s: State, who: int, dollars: int, card: int) -> None:
    """Pay a player from the bank."""
    s.money[who] += dollars
    s.emit(events.GAINED, who, dollars, card)


def clear(s: State, slots: list[int]) -> None:
    """Discard every card in these queue spaces; nothing resolves."""
    for slot in filled(s):
        if slot in slots:
            discard(s, slot, events.BY_CARD)


def add_or_deliver(s: State, chooser: int, people: int) -> None:
    """Put people on each market card; with none left, that number to the plantations (Reopening Trade)."""
    if s.market:
        add_to_market(s, people)
    else:
        count = min(people, s.supply)
        s.supply -= count
        deliver(s, count, chooser)


@final
class Fork(Frame):
    """One of two sentences, or neither; only one that can do something is offered."""

    def __init__(self, who: int, this: Effect, that: Effect) -> None:
        self.who = who
        self.this = this
        self.that = that

    def _can(self, s: State, effect: Effect) -> bool:
        question = ask(self.who, effect)
        return question is not None and question.actor(s) != NOBODY

    def actor(self, s: State) -> int:
        return self.who if self._can(s, self.this) or self._can(s, self.that) else NOBODY

    def legal(self, s: State) -> list[int]:
        answers = [DONE]
        if self._can(s, self.this):
            answers.append(FIRST)
        if self._can(s, self.that):
            answers.append(SECOND)
        return answers

    def apply(self, s: State, answer: int) -> None:
        s.pop()
        if answer != DONE:
            question = ask(self.who, self.this if answer == FIRST else self.that)
            assert question is not None
            s.push(question)

    def step(self, s: State) -> None:
        s.pop()


@final
class DrawCard(Frame):
    """John Brown: the newest deck's top card is drawn and takes effect at once."""

    def __init__(self, who: int, slot: int) -> None:
        self.who = who
        self.slot = slot

    def actor(self, s: State) -> int:
        return CHANCE if in_doubt(s) else NOBODY

    def legal(self, s: State) -> list[int]:
        return draws(s)

    def weights(self, s: State) -> list[int]:
        return chances(s)

    def sample(self, s: State, number: int) -> int:
        return sample_draw(s, number)

    def apply(self, s: State, answer: int) -> None:
        self._draw(s, answer - DRAW)

    def step(self, s: State) -> None:
        if s.top:
            self._draw(s, s.top[-1])
        else:
            s.pop()

    def _draw(self, s: State, card: int) -> None:
        s.pop()
        draw(s, card)
        s.emit(events.DREW, self.who, card)
        if IS_OPPOSITION[card]:
            enter(s, card, self.slot)
        else:
            resolve(s, self.who, card, self.slot)


def questions(effects: tuple[Effect, ...]) -> list[Frame | None]:
    """Return the question of every sentence for every seat, in this order."""
    return [ask(who, effect) for effect in effects for who in range(MOST_PLAYERS)]


# Frames never change, so what the cards ask is made once.
QUESTIONS: Final[list[list[Frame | None]]] = [questions(card.when_bought) for card in CARDS]
