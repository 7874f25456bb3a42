"""Playing one game: computer players in all seats, the luck of a seed, and what is noted at the end."""

from collections.abc import Iterator
from time import perf_counter

from lantern.chance import Luck, Seeded, number
from lantern.engine import actor, all_support, apply, enough_freed, score
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.counts import support_left
from lantern.engine.events import Event
from lantern.engine.state import OUT_OF_TIME, WON, State
from lantern.lab.failure import LabError
from lantern.lab.job import Job
from lantern.lab.log import GameLog
from lantern.lab.luck import Weighed
from lantern.lab.result import GameResult
from lantern.lab.team import Member, read_team
from lantern.players.base import Budget, own_answers
from lantern.players.heuristic import speaking
from lantern.players.memory import SeatMemory
from lantern.record import OUTCOMES, ROLE_IDS, Setup


class Seat:
    """One seat through one game: who sits there, what they have in mind, how long they took."""

    def __init__(self, member: Member) -> None:
        self.member = member
        self._player = member.player()
        self._memory = SeatMemory()
        self.decisions = 0
        self.slowest = 0.0

    def answer(self, s: State, seat: int, luck: int) -> int:
        """Return what this seat says now."""
        begin = perf_counter()
        if self.member.games:
            budget = Budget(games=self.member.games, seed=luck)
        else:
            budget = Budget(seconds=self._memory.seconds(s, self.member.seconds), seed=luck)
        answer = self._memory.choose(self._player, s.copy(), seat, budget).answer
        self.slowest = max(self.slowest, perf_counter() - begin)
        self.decisions += 1
        if answer not in own_answers(s, seat):
            raise LabError(f"{self.member.name} has given an answer that is not allowed ({answer})")
        return answer


def play(job: Job) -> GameResult:
    """Play one game to its end. All its luck comes from its seed, also what players leave to luck."""
    begin = perf_counter()
    setup = Setup(job.players, job.side, job.options, job.roles, str(job.seed), edition=job.edition)
    events: list[Event] = []
    s = setup.table(events)
    seats = [Seat(player) for player in read_team(job.team).seats(job.players)]
    scales = Weighed(setup.seed) if job.weighed else None
    answers = sum(1 for _answer in conversation(s, seats, setup.seed, scales or Seeded(setup.seed)))
    luck = scales.given if scales else None
    return noted(job, s, seats, events, answers, luck, perf_counter() - begin)


def conversation(s: State, seats: list[Seat], seed: str, chance: Luck) -> Iterator[int]:
    """Play a table to its end; yield all answers, those of chance too. What players leave to luck is the seed's."""
    count = 0
    while actor(s) != OVER:
        who = speaking(s, lambda seat: seats[seat].member.speaks_up)
        answer = (
            chance.answer(s) if who == CHANCE else seats[who].answer(s, who, number(seed, f"thought/{who}/{count}"))
        )
        apply(s, answer)
        count += 1
        yield answer


def noted(
    job: Job, s: State, seats: list[Seat], events: list[Event], answers: int, luck: float | None, seconds: float
) -> GameResult:
    """Return what is noted of a finished game."""
    log = GameLog()
    log.read(events)
    return GameResult(
        team=job.team,
        seats=tuple(seat.member.name for seat in seats),
        players=job.players,
        side=job.side,
        options=job.options,
        roles=tuple(ROLE_IDS[role] for role in s.roles),
        dealt=not job.roles,
        seed=job.seed,
        variant=job.variant,
        edition=job.edition,
        goal=s.goal,
        lost_limit=s.lost_limit,
        outcome=OUTCOMES[s.outcome],
        won=s.outcome == WON,
        short_of=short_of(s),
        freed=s.freed,
        lost=s.lost,
        support_left=support_left(s),
        money=sum(s.money),
        rounds=s.round,
        score=score(s),
        luck=luck,
        answers=answers,
        decisions=sum(seat.decisions for seat in seats),
        captured=log.captures.total(),
        captures=dict(sorted(log.captures.items())),
        freed_by_round=tuple(log.freed_by_round),
        road_rounds=tuple(log.road_rounds),
        offered=tuple(log.offered),
        bought=tuple(log.bought),
        seconds=round(seconds, 4),
        slowest=round(max(seat.slowest for seat in seats), 4),
    )


def short_of(s: State) -> tuple[str, ...]:
    """Say what was missing when the time was over (R1.3): people freed, Support, or both."""
    if s.outcome != OUT_OF_TIME:
        return ()
    freed = () if enough_freed(s) else ("freed",)
    return freed if all_support(s) else (*freed, "support")
