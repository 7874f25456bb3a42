"""The round: five phases in order (R3, R4, R8, R9)."""

from typing import Final, final

from lantern.content.board import DISTANCES, TRIPLE
from lantern.content.cards import LANTERN_FEW, LANTERN_MANY
from lantern.content.options import CALM_TRIPLES
from lantern.content.victory import ROUNDS
from lantern.engine import events
from lantern.engine.actions import CHANCE, FACES, NOBODY, ROLL
from lantern.engine.cards import strike
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.ending import check_victory
from lantern.engine.market import NewMarketCard, deliver
from lantern.engine.planning import begin_planning
from lantern.engine.pursuit import roll_move
from lantern.engine.queue import SLOTS, leave, refill
from lantern.engine.state import CARD_BITS, CARD_MASK, CATCHER_PHASE, LANTERN, MARKET, NO_CARD, Frame, State
from lantern.engine.turns import begin_action_phase

# How many places east a face of the movement die means; negative is west.
EAST: Final[list[int]] = [-distance for distance in DISTANCES] + [*DISTANCES]


@final
class Round(Frame):
    """The bottom of the stack: begins phase after phase and round after round."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        s.become(NEXT_PHASE[self.phase])
        if self.phase == 0:
            begin_round(s)
        elif self.phase == 1:
            begin_planning(s)
        elif self.phase == 2:
            begin_action_phase(s)
        elif self.phase == 3:
            begin_market(s)
        else:
            begin_lantern(s)


NEXT_PHASE: Final[list[Round]] = [Round(1), Round(2), Round(3), Round(4), Round(0)]


def begin_round(s: State) -> None:
    """Begin a round with the catcher phase (R4)."""
    s.round += 1
    s.opposition_entered = 0
    s.phase = CATCHER_PHASE
    s.emit(events.ROUND, s.round)
    s.emit(events.PHASE, CATCHER_PHASE)
    s.push(Roll())


@final
class Roll(Frame):
    """The lead player rolls both dice: the walking figure, or a catcher and how far it goes (R4.1, R4.2)."""

    def actor(self, s: State) -> int:
        return CHANCE

    def legal(self, s: State) -> list[int]:
        return s.edition.roll_answers.copy()

    def weights(self, s: State) -> list[int]:
        return s.edition.roll_weights.copy()

    def sample(self, s: State, number: int) -> int:
        rolls = s.edition.rolls
        return rolls[number % len(rolls)]

    def apply(self, s: State, answer: int) -> None:
        s.pop()
        if answer == ROLL:
            s.emit(events.ROLLED, -1)
            return
        catcher = (answer - ROLL - 1) // FACES
        east = EAST[(answer - ROLL - 1) % FACES]
        calm = s.options & CALM_TRIPLES != 0 and east in (-TRIPLE, TRIPLE)
        s.emit(events.ROLLED, catcher, east, int(calm))
        if not calm:
            roll_move(s, catcher, east)


def begin_market(s: State) -> None:
    """Sell the people on the bottom market card (R8.1)."""
    s.phase = MARKET
    s.emit(events.PHASE, MARKET)
    people = s.market[0]
    s.market[0] = 0
    s.captured &= ~CARD_MASK
    s.push(AfterSale())
    s.emit(events.SOLD, people)
    deliver(s, people, s.lead)


def all_rolls(s: State) -> list[tuple[int, int]]:
    """Return every result of the dice with its weight, whether or not they are thrown now."""
    dice = Roll()
    return list(zip(dice.legal(s), dice.weights(s)))


def roll(s: State, answer: int) -> None:
    """Throw the dice with this result, whatever is asked now."""
    s.push(Roll())
    s.stack[-1].apply(s, answer)


@final
class AfterSale(Frame):
    """The sold card leaves, the others slide down, a new one comes (R8.3)."""

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        s.pop()
        s.market.pop(0)
        s.captured >>= CARD_BITS
        if s.market_deck:
            s.push(NewMarketCard())


def begin_lantern(s: State) -> None:
    """Remove the right-most cards: with one or two players two of them, emptied before anything slides (R9.1)."""
    s.phase = LANTERN
    s.emit(events.PHASE, LANTERN)
    s.push(AfterRemoval())
    removed: list[int] = []
    for slot in range(SLOTS - 1, SLOTS - 1 - lantern_removals(s), -1):
        if s.queue[slot] != NO_CARD:
            removed.append(leave(s, slot, events.BY_LANTERN))
    for card in reversed(removed):
        if IS_OPPOSITION[card]:
            strike(s, s.lead, card)
        else:
            s.out_of_game |= 1 << card


def lantern_removals(s: State) -> int:
    """Return how many right-most queue spaces the lantern phase empties (R9.1)."""
    return LANTERN_FEW if s.players <= 2 else LANTERN_MANY


@final
class AfterRemoval(Frame):
    """In the last round the game ends here; otherwise the queue is filled (R9.2, R9.6)."""

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        if s.round == ROUNDS:
            s.pop()
            check_victory(s)
            return
        s.become(AfterRefill())
        refill(s)


@final
class AfterRefill(Frame):
    """Victory is checked; otherwise the lantern passes clockwise (R9.6)."""

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        s.pop()
        check_victory(s)
        if s.outcome == 0:
            s.lead = (s.lead + 1) % s.players
            s.emit(events.LANTERN, s.lead)
