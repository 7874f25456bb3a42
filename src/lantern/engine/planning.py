"""The planning phase: every player takes tokens, all at the same time (R5)."""

from typing import final

from lantern.content.options import STRICT_PLANNING
from lantern.engine import events
from lantern.engine.actions import NOBODY, READY, SPECIAL, TAKE, UNREADY
from lantern.engine.roles import AGENT, may_unload, seat_of, unload
from lantern.engine.state import PLANNING, Frame, State, replaced
from lantern.engine.tokens import STACKS, plannable, planning_limit, take


def begin_planning(s: State) -> None:
    """Open planning for everybody."""
    s.phase = PLANNING
    s.emit(events.PHASE, PLANNING)
    s.taken = [0] * s.players
    s.ready = 0
    s.push(Planning(NOBODY))


@final
class Planning(Frame):
    """Every seat takes tokens until all are ready.

    The first seat clockwise from the lead that is not ready is asked; the others may speak first.
    In strict order `planner`, who has begun, finishes before anybody else is asked.
    """

    def __init__(self, planner: int) -> None:
        self.planner = planner

    def actor(self, s: State) -> int:
        if self.planner != NOBODY and not s.ready >> self.planner & 1:
            return self.planner
        seat = s.lead
        ready = s.ready
        players = s.players
        for _turn in range(players):
            if not ready >> seat & 1:
                return seat
            seat = seat + 1 if seat + 1 < players else 0
        return NOBODY

    def legal(self, s: State) -> list[int]:
        who = self.actor(s)
        answers = plannable(s, who)
        answers.append(READY + who)
        return [SPECIAL, *answers] if may_unload(s, who) else answers

    def others(self, s: State) -> list[int]:
        who = self.actor(s)
        answers: list[int] = []
        agent = seat_of(s, AGENT)
        if agent not in (NOBODY, who) and may_unload(s, agent):
            answers.append(SPECIAL)
        if s.options & STRICT_PLANNING:
            return answers
        rest = [seat for seat in range(s.players) if seat != who]
        for seat in rest:
            if not s.ready >> seat & 1:
                answers += plannable(s, seat)
        answers += [READY + seat for seat in rest if not s.ready >> seat & 1]
        answers += [UNREADY + seat for seat in rest if s.ready >> seat & 1 and s.taken[seat] < planning_limit(s)]
        return answers

    def speaker(self, s: State, answer: int) -> int:
        if answer == SPECIAL:
            return seat_of(s, AGENT)
        if answer >= UNREADY:
            return answer - UNREADY
        return answer - READY if answer >= READY else (answer - TAKE) // STACKS

    def apply(self, s: State, answer: int) -> None:
        if answer == SPECIAL:
            agent = seat_of(s, AGENT)
            unload(s, agent)
            if s.taken[agent] >= planning_limit(s):
                get_ready(s, agent)
        elif answer >= UNREADY:
            s.ready &= ~(1 << answer - UNREADY)
            s.emit(events.READY, answer - UNREADY, 0)
        elif answer >= READY:
            get_ready(s, answer - READY)
        else:
            who = (answer - TAKE) // STACKS
            if s.options & STRICT_PLANNING:
                s.become(Planning(who))
            s.taken = replaced(s.taken, who, s.taken[who] + 1)
            take(s, who, (answer - TAKE) % STACKS, 0)
            if s.taken[who] >= planning_limit(s) and not may_unload(s, who):
                get_ready(s, who)

    def step(self, s: State) -> None:
        s.pop()


def get_ready(s: State, who: int) -> None:
    """This seat takes no more tokens."""
    s.ready |= 1 << who
    s.emit(events.READY, who, 1)


def ask_first(s: State, seat: int) -> None:
    """Ask this seat before the others, where all plan at once."""
    s.become(Planning(seat))
