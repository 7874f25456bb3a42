"""The heuristic player: answers every question by rules of thumb that a person could state."""

from collections.abc import Callable
from typing import Final, final

from lantern.content.roles import BENEFIT_PEOPLE, SPECIAL_STEPS
from lantern.content.tokens import PLAYED_TOKENS
from lantern.engine import questions
from lantern.engine.actions import (
    BENEFIT,
    DONE,
    FIRST,
    MONEY,
    NOBODY,
    PASS,
    RESERVE,
    SECOND,
    SHIELD,
    SPECIAL,
    choosing,
    going,
    holding,
    kind_played,
    leaving,
    ready,
    slot_bought,
    spot_of,
    stack_taken,
)
from lantern.engine.board import CAPACITY, CATCHERS, HOLDERS, START, WEST
from lantern.engine.counts import rounds_left
from lantern.engine.flow import actor, legal, speaker
from lantern.engine.movement import EVERYBODY, MovePeople
from lantern.engine.pursuit import toward
from lantern.engine.questions import Asked, carried_by, question
from lantern.engine.queue import SLOTS, filled
from lantern.engine.reserves import NOT_LOADED_PRICE
from lantern.engine.roles import CONDUCTOR, PREACHER, SHEPHERD, TO_NEW_YORK, may_shield
from lantern.engine.state import State
from lantern.engine.tokens import (
    CONDUCTORS,
    KINDS,
    TOKEN_STEPS,
    fundraising_pay,
    is_conductor,
    stack_of,
    token_people,
)
from lantern.players import weights as w
from lantern.players.base import Budget, Choice, asked_first, own_answers
from lantern.players.buying import NOTHING, best_token, card_points, effect_points, token_points
from lantern.players.opposition import best_partner, best_swap, queue_harm, worst
from lantern.players.people import carry_promise, promise, where_to, who_moves, whom_to_carry
from lantern.players.threat import NEAR
from lantern.players.weights import WEIGHTS
from lantern.players.worth import dollar, relief

# Where the first answer is as good as any other.
FIRST_WILL_DO: Final[list[int]] = [
    questions.CATCHERS_TO_NEAREST,
    questions.GIFT,
    questions.RETURN_SUPPORT,
    questions.CHOOSE_WAY,
]


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
    return interject(table, question(table)) if actor(table) >= 0 else NOTHING


def answer(s: State) -> int:
    """Return the answer for the seat that is asked."""
    return answer_to(s, question(s))


def answer_to(s: State, asked: Asked) -> int:
    """Return the answer to this question; what is asked most often comes first."""
    kind = asked.kind
    if kind == questions.CHOOSE_PERSON:
        return who_moves(s, asked)
    if kind == questions.CHOOSE_DESTINATION:
        return where_to(s, asked)
    if kind == questions.PLANNING:
        return plan(s, asked.who)
    if kind == questions.TURN:
        return act(s, asked.who)
    if kind == questions.DELIVER:
        return going(roomiest(s))
    if kind == questions.CARRY:
        return whom_to_carry(s, asked)
    if kind == questions.CATCHERS_APPROACH:
        return hold(s, asked)
    return seldom_asked(s, asked)


def seldom_asked(s: State, asked: Asked) -> int:
    """Answer what is asked only now and then."""
    answers = legal(s)
    kind = asked.kind
    if kind == questions.SHOP:
        best = best_token(s, asked.who, answers, asked.discount)
        return DONE if best == NOTHING else best
    if kind == questions.SWAP_CARDS:
        return exchange(s, asked.slot)
    if kind == questions.PICK_CARD:
        slot = worst(s, filled(s))
        return choosing(slot) if slot >= 0 else answers[0]
    if kind == questions.TAKE_PEOPLE:
        return leaving(farthest(answers))
    if kind == questions.EITHER:
        return choose_sentence(s, asked, answers)
    if kind == questions.OUTLAWED:
        return answers[-1] if relief(s) > NOT_LOADED_PRICE * dollar(s) else DONE
    if kind == questions.CATCHERS_RETURN:
        return RESERVE if somebody_at_home(s) else DONE
    if kind in FIRST_WILL_DO:
        return RESERVE if RESERVE in answers else answers[0]
    raise AssertionError(f"no rule of thumb answers {s.stack[-1]}")


def plan(s: State, who: int) -> int:
    """Take the token that is worth most, or be done; the Agent empties the market at the first occasion."""
    answers = legal(s)
    if answers[0] == SPECIAL:
        return SPECIAL
    best = best_token(s, who, answers, 0)
    return ready(who) if best == NOTHING else best


def act(s: State, who: int) -> int:
    """Do what is worth most now, take the role's money, and end the turn; pass where all of it is worth less."""
    answers = legal(s)
    best = DONE
    most = 0
    total = 0
    for each in answers:
        points = action_points(s, who, each)
        total += max(0, points)
        if points > most:
            most = points
            best = each
    if PASS in answers and total < WEIGHTS[w.PASS_LEAST] + s.edition.pass_money[s.period] * dollar(s):
        return PASS
    return MONEY if best == DONE and MONEY in answers else best


def interject(s: State, asked: Asked) -> int:
    """Return what another seat had better say now without being asked, or NOTHING: the Station Master may shield."""
    who = asked.who
    if asked.kind != questions.TURN or may_shield(s, who) in (NOBODY, who) or shield_points(s, who) <= 0:
        return NOTHING
    return SHIELD


def action_points(s: State, who: int, each: int) -> int:
    """Say what one of the turn's actions is worth."""
    if kind_played(each) >= 0:
        return play_points(s, who, kind_played(each))
    if slot_bought(each) >= 0:
        return card_points(s, who, slot_bought(each))
    if stack_taken(each) >= 0:
        return token_points(s, who, stack_taken(each), 0)
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
        return carry_promise(s, carried_by(who, TO_NEW_YORK)) + early
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


def hold(s: State, asked: Asked) -> int:
    """Hold back the catcher that would capture most people; where none would capture, let them come."""
    worst_catcher = -1
    most = 0
    for catcher in range(CATCHERS):
        if asked.hunters >> catcher & 1:
            people = s.people[toward(s, catcher, asked.goal)]
            if people > most:
                most = people
                worst_catcher = catcher
    if worst_catcher < 0:
        return DONE
    return RESERVE if RESERVE in legal(s) else holding(worst_catcher)


def somebody_at_home(s: State) -> bool:
    """Tell whether a catcher that is away would capture somebody where it starts."""
    return any(s.catchers[each] != START[each] and s.people[START[each]] for each in range(CATCHERS))


def farthest(answers: list[int]) -> int:
    """Return the place, of those answered about, whose people are farthest from freedom."""
    best = spot_of(answers[0])
    for each in answers:
        if NEAR[spot_of(each)] < NEAR[best]:
            best = spot_of(each)
    return best


def choose_sentence(s: State, asked: Asked, answers: list[int]) -> int:
    """Choose the better of two sentences of a card."""
    money = s.money[asked.who]
    this = effect_points(s, asked.who, asked.sentences[0], 0, money) if FIRST in answers else 0
    that = effect_points(s, asked.who, asked.sentences[1], 0, money) if SECOND in answers else 0
    if this <= 0 and that <= 0:
        return DONE
    return FIRST if this >= that else SECOND


def exchange(s: State, first: int) -> int:
    """Exchange the two cards after which the queue hurts least, or none; the first may have been chosen."""
    if first >= 0:
        return choosing(best_partner(s, first, filled(s)))
    pair = best_swap(s, filled(s))
    return DONE if pair < 0 else choosing(pair // SLOTS)
