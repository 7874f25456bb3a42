"""The heuristic player: answers every question by rules of thumb that a person could state."""

from collections.abc import Callable
from typing import final

from lantern.content.cards import NOT_LOADED_PRICE
from lantern.content.roles import BENEFIT_PEOPLE, SPECIAL_STEPS
from lantern.content.tokens import PLAYED_TOKENS
from lantern.engine.actions import (
    BENEFIT,
    BUY,
    DONE,
    FIRST,
    FROM,
    HOLD,
    MONEY,
    NOBODY,
    PASS,
    PLAY,
    READY,
    RESERVE,
    SECOND,
    SHIELD,
    SLOT,
    SPECIAL,
    TAKE,
    TO,
)
from lantern.engine.board import CAPACITY, CATCHERS, HOLDERS, START, WEST
from lantern.engine.cards import Fork
from lantern.engine.carry import Carrying
from lantern.engine.counts import rounds_left
from lantern.engine.flow import actor, speaker
from lantern.engine.market import Deliver, Outlawed
from lantern.engine.movement import EVERYBODY, ChooseDestination, ChoosePerson, ChooseWay, MovePeople
from lantern.engine.opposition import LosingSupport, Taking
from lantern.engine.planning import Planning
from lantern.engine.pursuit import CatchersApproach, CatchersReturn, CatchersToNearestPerson, toward
from lantern.engine.queue import SLOTS, PickCard, SwapCards, filled
from lantern.engine.roles import CONDUCTOR, PREACHER, SHEPHERD, SHEPHERDING, Gift, may_shield
from lantern.engine.state import PLAYING, Frame, State
from lantern.engine.tokens import (
    CONDUCTORS,
    KINDS,
    STACKS,
    TOKEN_STEPS,
    Shop,
    fundraising_pay,
    is_conductor,
    stack_of,
    token_people,
)
from lantern.engine.turns import Turn
from lantern.players import weights as w
from lantern.players.base import Budget, Choice, asked_first, own_answers
from lantern.players.buying import NOTHING, best_token, card_points, effect_points, token_points
from lantern.players.opposition import best_partner, best_swap, queue_harm, worst
from lantern.players.people import carry_promise, promise, whereto, who_moves, whom_to_carry
from lantern.players.threat import NEAR
from lantern.players.weights import WEIGHTS
from lantern.players.worth import dollar, relief


@final
class Heuristic:
    """Answers by rules of thumb."""

    def choose(self, table: State, seat: int, budget: Budget) -> Choice:
        """Return the answer the rules of thumb like most."""
        table = asked_first(table, seat)
        answers = own_answers(table, seat)
        said = answer(table) if actor(table) == seat else unasked(table)
        return Choice(said if said in answers else answers[0])


def speaking(table: State, speaks_up: Callable[[int], bool]) -> int:
    """Return who speaks now: a seat that had better speak unasked, if it ever does, or else the one that is asked."""
    said = unasked(table)
    if said != NOTHING and speaks_up(speaker(table, said)):
        return speaker(table, said)
    return actor(table)


def unasked(table: State) -> int:
    """Return what had better be said without being asked, or NOTHING."""
    frame = table.stack[-1] if table.outcome == PLAYING else None
    return interject(table, frame) if isinstance(frame, Turn) else NOTHING


def answer(s: State) -> int:
    """Return the answer for the seat that is asked; what is asked most often comes first."""
    frame = s.stack[-1]
    if isinstance(frame, ChoosePerson):
        return who_moves(s, frame)
    if isinstance(frame, ChooseDestination):
        return whereto(s, frame)
    if isinstance(frame, Planning):
        return plan(s, frame)
    if isinstance(frame, Turn):
        return act(s, frame)
    if isinstance(frame, Deliver):
        return TO + roomiest(s)
    if isinstance(frame, Carrying):
        return whom_to_carry(s, frame)
    if isinstance(frame, CatchersApproach):
        return hold(s, frame)
    return seldom_asked(s, frame)


def seldom_asked(s: State, frame: Frame) -> int:
    """Answer what is asked only now and then."""
    answers = frame.legal(s)
    if isinstance(frame, Shop):
        best = best_token(s, frame.who, answers, frame.discount)
        return DONE if best == NOTHING else best
    if isinstance(frame, SwapCards):
        return exchange(s, frame)
    if isinstance(frame, PickCard):
        slot = worst(s, filled(s))
        return SLOT + slot if slot >= 0 else answers[0]
    if isinstance(frame, Taking):
        return FROM + farthest(answers)
    if isinstance(frame, Fork):
        return choose_sentence(s, frame, answers)
    if isinstance(frame, Outlawed):
        return answers[-1] if relief(s) > NOT_LOADED_PRICE * dollar(s) else DONE
    if isinstance(frame, CatchersReturn):
        return RESERVE if somebody_at_home(s) else DONE
    if isinstance(frame, (CatchersToNearestPerson, Gift, LosingSupport, ChooseWay)):
        return RESERVE if RESERVE in answers else answers[0]
    raise AssertionError(f"no rule of thumb answers {frame}")


def plan(s: State, frame: Planning) -> int:
    """Take the token that is worth most, or be done; the Agent empties the market at the first occasion."""
    who = frame.actor(s)
    answers = frame.legal(s)
    if answers[0] == SPECIAL:
        return SPECIAL
    best = best_token(s, who, answers, 0)
    return READY + who if best == NOTHING else best


def act(s: State, frame: Turn) -> int:
    """Do what is worth most now, take the role's money, and end the turn; pass where nothing is worth as much."""
    answers = frame.legal(s)
    best = DONE
    most = 0
    for each in answers:
        if each > MONEY:
            points = action_points(s, frame.who, each)
            if points > most:
                most = points
                best = each
    if PASS in answers and most < WEIGHTS[w.PASS_LEAST] + s.edition.pass_money[s.period] * dollar(s):
        return PASS
    return MONEY if best == DONE and MONEY in answers else best


def interject(s: State, frame: Turn) -> int:
    """Return what another seat had better say now without being asked, or NOTHING: the Station Master may shield."""
    who = frame.who
    if may_shield(s, who) in (NOBODY, who) or shield_points(s, who) <= 0:
        return NOTHING
    return SHIELD


def action_points(s: State, who: int, each: int) -> int:
    """Say what one of the turn's actions is worth."""
    if each >= TAKE:
        return token_points(s, who, each - TAKE - who * STACKS, 0)
    if each >= PLAY:
        return play_points(s, who, each - PLAY)
    if each >= BUY:
        return card_points(s, who, each - BUY)
    if each == BENEFIT:
        return promise(s, MovePeople(who, BENEFIT_PEOPLE, 1, False, False, False, True))
    if each == SPECIAL:
        return special_points(s, who)
    if each == SHIELD:
        return shield_points(s, who)
    return 0


def play_points(s: State, who: int, kind: int) -> int:
    """Say what playing a token now is worth; a Fundraising token waits until it brings enough."""
    stack = stack_of(kind)
    if is_conductor(stack):
        errand = MovePeople(who, token_people(s, stack), TOKEN_STEPS[stack], True, False, False, True)
        return promise(s, errand) - WEIGHTS[w.TOKEN_LEAST]
    pay = fundraising_pay(s, stack)
    least = WEIGHTS[w.FUNDS_LEAST] if rounds_left(s) > 2 else 1
    return pay * dollar(s) + WEIGHTS[w.FUNDS_NOW] if pay >= least else 0


def special_points(s: State, who: int) -> int:
    """Say what the special is worth; used early it brings a dollar more every round."""
    role = s.roles[who]
    early = WEIGHTS[w.SPECIAL_EARLY] * rounds_left(s) - WEIGHTS[w.SPECIAL_LEAST]
    if role == CONDUCTOR:
        return promise(s, MovePeople(who, EVERYBODY, SPECIAL_STEPS, False, False, True, True)) + early
    if role == SHEPHERD:
        return carry_promise(s, SHEPHERDING[who]) + early
    if role == PREACHER:
        slot = worst(s, filled(s))
        return queue_harm(s, s.queue[slot], slot) + early if slot >= 0 else 0
    return 0


def shield_points(s: State, who: int) -> int:
    """Say what it is worth that a player's Conductor tokens draw no catchers: it covers at most two of them."""
    tokens = 0
    for kind in range(KINDS):
        if CONDUCTORS >> kind & 1:
            tokens += s.hands[who * KINDS + kind]
    covered = min(tokens, PLAYED_TOKENS - s.played)
    return WEIGHTS[w.SHIELD] * covered + WEIGHTS[w.SPECIAL_EARLY] * rounds_left(s) - WEIGHTS[w.SPECIAL_LEAST]


def roomiest(s: State) -> int:
    """Return the plantation with most room in proportion: the roads from each are few."""
    best = WEST
    most = -1
    for plantation in range(WEST, HOLDERS):
        room = (CAPACITY[plantation] - s.people[plantation]) * 100 // CAPACITY[plantation]
        if room > most:
            most = room
            best = plantation
    return best


def hold(s: State, frame: CatchersApproach) -> int:
    """Hold back the catcher that would capture most people; where none would capture, let them come."""
    worst_catcher = -1
    most = 0
    for catcher in range(CATCHERS):
        if frame.hunters >> catcher & 1:
            people = s.people[toward(s, catcher, frame.place)]
            if people > most:
                most = people
                worst_catcher = catcher
    if worst_catcher < 0:
        return DONE
    return RESERVE if RESERVE in frame.legal(s) else HOLD + worst_catcher


def somebody_at_home(s: State) -> bool:
    """Tell whether a catcher that is away would capture somebody where it starts."""
    return any(s.catchers[each] != START[each] and s.people[START[each]] for each in range(CATCHERS))


def farthest(answers: list[int]) -> int:
    """Return the place, of those answered about, whose people are farthest from freedom."""
    best = answers[0] - FROM
    for each in answers:
        if NEAR[each - FROM] < NEAR[best]:
            best = each - FROM
    return best


def choose_sentence(s: State, frame: Fork, answers: list[int]) -> int:
    """Choose the better of two sentences of a card."""
    money = s.money[frame.who]
    this = effect_points(s, frame.who, frame.this, 0, money) if FIRST in answers else 0
    that = effect_points(s, frame.who, frame.that, 0, money) if SECOND in answers else 0
    if this <= 0 and that <= 0:
        return DONE
    return FIRST if this >= that else SECOND


def exchange(s: State, frame: SwapCards) -> int:
    """Exchange the two cards after which the queue hurts least, or none."""
    if frame.first >= 0:
        return SLOT + best_partner(s, frame.first, filled(s))
    pair = best_swap(s, filled(s))
    return DONE if pair < 0 else SLOT + pair // SLOTS
