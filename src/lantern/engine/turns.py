"""The action phase: the turn of each player, from the lead clockwise (R6)."""

from typing import Final, final

from lantern.content.effects import TOKEN_PEOPLE
from lantern.content.options import PASS_LATER, REFILL_AT_ONCE
from lantern.content.tokens import PLAYED_TOKENS
from lantern.engine import events
from lantern.engine.actions import (
    BENEFIT,
    BUY,
    DONE,
    MONEY,
    NOBODY,
    PASS,
    PLAY,
    PLAYS,
    SEAT,
    SHIELD,
    SLOT,
    SPECIAL,
    TAKE,
)
from lantern.engine.board import listed
from lantern.engine.cards import buy
from lantern.engine.movement import FAR, MovePeople, conduct, movable
from lantern.engine.queue import CARD_DISCOUNT, FOR_SALE, SwapCards, refill
from lantern.engine.reserves import CHARLES_SUMNER, KANSAS_NEBRASKA, holder, pay_income
from lantern.engine.roles import (
    PREACHER,
    SHEPHERD,
    STATION_MASTER,
    STOCKHOLDER,
    Gift,
    begin_benefit,
    begin_special,
    has_moving_benefit,
    may_play_more,
    may_shield,
    may_use_special,
    pay_role,
    receivers,
    seat_of,
    shield,
    special_left,
    sumner_gift,
    turn_over,
)
from lantern.engine.state import (
    ACTED,
    ACTION,
    BEGUN,
    BENEFIT_USED,
    CARD_USED,
    FUNDRAISED,
    MONEY_USED,
    NO_CARD,
    NOT_ASKED,
    Frame,
    State,
)
from lantern.engine.tokens import (
    CONDUCTORS,
    KINDS,
    ONE_STEP,
    PLAYABLE,
    STACKS,
    TOKEN_STEPS,
    affordable,
    fundraising_pay,
    is_conductor,
    put_away,
    stack_of,
    take,
    token_people,
)


@final
class ActionPhase(Frame):
    """`turns` players have had their turn."""

    def __init__(self, turns: int) -> None:
        self.turns = turns

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        if self.turns == s.players:
            s.pop()
            return
        s.become(ACTION_PHASES[self.turns + 1])
        begin_turn(s, (s.lead + self.turns) % s.players)


ACTION_PHASES: Final[list[ActionPhase]] = [ActionPhase(turns) for turns in range(5)]


def begin_action_phase(s: State) -> None:
    """Begin the phase; the holder of Kansas–Nebraska is asked before the lead acts."""
    s.phase = ACTION
    s.emit(events.PHASE, ACTION)
    s.push(ACTION_PHASES[0])
    owner = holder(s, KANSAS_NEBRASKA)
    if owner != NOBODY:
        s.push(SwapCards(owner, -1, True))


def begin_turn(s: State, who: int) -> None:
    """A player's own Action phase begins."""
    s.used = 0
    s.played = 0
    s.civil_war = NOT_ASKED
    s.emit(events.TURN, who)
    pay_income(s, who)
    s.push(TURNS[who])


def may_pass(s: State, who: int) -> bool:
    """Tell whether the whole phase may be passed (R6.2), or the rest of it with the house rule (R13)."""
    if not s.used & ACTED:
        return True
    if not s.options & PASS_LATER:
        return False
    actions = MONEY_USED | CARD_USED
    if s.roles[who] not in (PREACHER, SHEPHERD):  # whose benefit is a discount, no action
        actions |= BENEFIT_USED
    return s.used & actions != actions or special_left(s, who) or s.played < PLAYED_TOKENS


def playable(s: State, who: int) -> int:
    """Return the set of token kinds in hand that would do something if played (R6.4, R6.5)."""
    kinds = s.hand_entries >> who * KINDS & PLAYABLE
    if not kinds or not may_play_more(s, who):
        return 0
    if kinds & CONDUCTORS:
        if s.modifiers[TOKEN_PEOPLE]:
            kinds &= ~unmoving(s)
        steps = fewest_steps(s, who)
        if steps > 1:
            kinds &= ~CONDUCTORS if steps == FAR else ~ONE_STEP
    return kinds


def unmoving(s: State) -> int:
    """Return the set of Conductor tokens that move nobody now (the house rule of R13)."""
    return sum([1 << kind for kind in range(KINDS) if CONDUCTORS >> kind & 1 and token_people(s, stack_of(kind)) == 0])


def fewest_steps(s: State, who: int) -> int:
    """Return the fewest steps with which a Conductor token could move anybody: one, two, or FAR (R6.4)."""
    if movable(s, who, 1, True):
        return 1
    return 2 if movable(s, who, 2, True) else FAR


def add_buyable(s: State, who: int, answers: list[int]) -> None:
    """Add the BUY answers (R6.7)."""
    if s.used & CARD_USED:
        return
    worth = s.money[who] + CARD_DISCOUNT[s.roles[who]]
    for slot, card in enumerate(s.queue):
        if card != NO_CARD and s.edition.queue_prices[slot] <= worth and FOR_SALE[card]:
            answers.append(BUY + slot)


def may_invest(s: State, who: int) -> bool:
    """Tell whether the Stockholder may buy a token: once, after playing a Fundraising token."""
    return s.roles[who] == STOCKHOLDER and s.used & FUNDRAISED != 0 and not s.used & BENEFIT_USED


@final
class Turn(Frame):
    """A player's turn: any of the listed actions, in any order, each finished before the next (R6.1)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def actor(self, s: State) -> int:
        return self.who

    def legal(self, s: State) -> list[int]:
        who = self.who
        answers = [DONE]
        if may_pass(s, who):
            answers.append(PASS)
        if not s.used & MONEY_USED:
            answers.append(MONEY)
        if has_moving_benefit(s, who):
            answers.append(BENEFIT)
        if may_use_special(s, who):
            answers.append(SPECIAL)
        if s.players == 1 and may_shield(s, who) == who:
            answers.append(SHIELD)
        if s.reserve[who] == CHARLES_SUMNER:
            answers += receivers(s, who)
        add_buyable(s, who, answers)
        kinds = playable(s, who)
        if kinds:
            answers += listed(PLAYS, kinds)
        if may_invest(s, who):
            answers += affordable(s, who, 0)
        return answers

    def others(self, s: State) -> list[int]:
        answers: list[int] = []
        if may_shield(s, self.who) not in (self.who, NOBODY):
            answers.append(SHIELD)
        giver = sumner_gift(s)
        if giver != self.who:
            answers += receivers(s, giver)
        return answers

    def speaker(self, s: State, answer: int) -> int:
        if answer == SHIELD:
            return seat_of(s, STATION_MASTER)
        return sumner_gift(s) if SEAT <= answer < SLOT else self.who

    def apply(self, s: State, answer: int) -> None:
        who = self.who
        s.civil_war = NOT_ASKED
        if answer == DONE:
            end_turn(s, who)
        elif answer == PASS:
            pass_turn(s, who)
        elif answer == MONEY:
            s.used |= ACTED  # but "the beginning" goes on (R11.1)
            pay_role(s, who)
        elif answer == SHIELD:
            shield(s, who)
            if s.players == 1:
                s.used |= ACTED | BEGUN  # used solo it is an own action (R11.4)
        elif answer < BUY:
            self._special_or_gift(s, answer)
        else:
            s.used |= ACTED | BEGUN
            self._act(s, answer)

    def _special_or_gift(self, s: State, answer: int) -> None:
        if answer == BENEFIT:
            s.used |= ACTED | BEGUN
            begin_benefit(s, self.who)
        elif answer == SPECIAL:
            s.used |= ACTED | BEGUN
            begin_special(s, self.who)
        else:
            giver = sumner_gift(s)
            if giver == self.who:
                s.used |= BEGUN
            s.push(Gift(giver, answer - SEAT, False))

    def _act(self, s: State, answer: int) -> None:
        if answer >= TAKE:
            s.used |= BENEFIT_USED
            s.emit(events.BENEFIT, self.who)
            take(s, self.who, answer - TAKE - self.who * STACKS, 0)
        elif answer >= PLAY:
            play(s, self.who, answer - PLAY)
        else:
            s.used |= CARD_USED
            if s.options & REFILL_AT_ONCE:
                s.push(AfterPurchase())
            buy(s, self.who, answer - BUY)


TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(4)]


def end_turn(s: State, who: int) -> None:
    """End the turn; role money not yet taken is paid now (R6.9)."""
    s.pop()
    if not s.used & MONEY_USED:
        pay_role(s, who)
    s.emit(events.ENDED, who)


def pass_turn(s: State, who: int) -> None:
    """Give up what is left and take money instead (R6.2)."""
    s.pop()
    s.money[who] += s.edition.pass_money[s.period]
    s.emit(events.PASSED, who, s.edition.pass_money[s.period])


def play(s: State, who: int, kind: int) -> None:
    """Play a token; a third one is the Stockholder's special."""
    stack = stack_of(kind)
    if s.played == PLAYED_TOKENS:
        turn_over(s, who, who)
    s.played += 1
    put_away(s, who, kind)
    if is_conductor(stack):
        s.push(conduct(MovePeople(who, token_people(s, stack), TOKEN_STEPS[stack], True, False, False, True)))
    else:
        s.used |= FUNDRAISED
        pay = fundraising_pay(s, stack)
        s.money[who] += pay
        s.emit(events.FUNDS, who, pay)


@final
class AfterPurchase(Frame):
    """The house rule: when the bought card has resolved, the queue slides and fills at once (R13)."""

    def actor(self, s: State) -> int:
        return NOBODY

    def step(self, s: State) -> None:
        s.pop()
        refill(s)


def acting(s: State) -> int:
    """Return the seat whose turn it is in the action phase, or NOBODY."""
    for frame in s.stack:
        if isinstance(frame, Turn):
            return frame.who
    return NOBODY


def third_token(s: State) -> bool:
    """Tell whether the next token played would be the Stockholder's third."""
    return s.played == PLAYED_TOKENS
