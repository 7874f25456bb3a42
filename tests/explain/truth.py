"""Whether a reason is true: each kind of sentence is checked against the rules, by another way than it was found by."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from lantern.content import board as printed
from lantern.content.cards import CARDS
from lantern.content.effects import BuyToken, Effect, Move
from lantern.content.roles import BENEFIT_PEOPLE, ROLES, SPECIAL_PEOPLE, SPECIAL_STEPS
from lantern.content.tokens import PERIOD_YEARS, SUPPORT_COUNTS
from lantern.content.victory import ROUNDS
from lantern.engine import events
from lantern.engine.actions import BENEFIT, BUY, CHANCE, DONE, FIRST, FROM, PLAY, SPECIAL, TAKE
from lantern.engine.board import CANADA, CAPACITY, COLOURS, HOLDERS, PLACES, ROADS, SPOT_IDS, WEST
from lantern.engine.cards import Fork
from lantern.engine.events import Event
from lantern.engine.flow import actor, apply, legal
from lantern.engine.movement import distance
from lantern.engine.phases import Roll, lantern_removals
from lantern.engine.pursuit import CatchersApproach, CatchersReturn, CatchersToNearestPerson
from lantern.engine.roles import pay_role
from lantern.engine.state import NO_CARD, PLAYING, WON, State
from lantern.engine.tokens import KINDS, SUPPORT, take
from lantern.engine.turns import acting, play
from lantern.odds import odds, results
from lantern.players.buying import NOTHING
from lantern.players.heuristic import answer as rule_of_thumb
from lantern.players.heuristic import unasked
from lantern.players.rollout import CONSOLATION, WIN, RolloutLuck
from lantern.players.value import win_share
from lantern.view import names
from lantern.words import Text

Events = list[Event]


class Said(NamedTuple):
    """A reason for an answer, the table before it and after it, what happened, and what the seat means to say next."""

    s: State
    after: State
    happened: Events
    who: int
    answer: int
    reason: Text
    later: Sequence[int] = ()

    def number(self, name: str) -> int:
        """Return a number that the sentence names."""
        found = self.reason.args[name]
        assert isinstance(found, int)
        return found

    def named(self, name: str) -> str:
        """Return what the sentence names, without the kind of thing it is."""
        found = self.reason.args[name]
        assert isinstance(found, Text)
        return token_id(found) if found.id.startswith("token-") else found.id.partition("-")[2]

    @property
    def spot(self) -> int:
        """The place that the sentence names."""
        return SPOT_IDS.index(self.named("place"))

    @property
    def catcher(self) -> int:
        """The catcher that the sentence names."""
        return COLOURS.index(self.named("catcher"))


def share(s: State, catcher: int, place: int) -> Fraction:
    """Count, by rolling every result, how likely a catcher comes to a place."""
    roll = Roll()
    hits = 0
    for said, weight in zip(roll.legal(s), roll.weights(s), strict=True):
        hits += weight * any(
            event == events.CATCHER_MOVED and (a, c) == (catcher, place) for event, a, _b, c in results(s, said)
        )
    return Fraction(hits, sum(roll.weights(s)))


def told_of(happened: Events, event: int) -> Events:
    """Return the events of one kind."""
    return [each for each in happened if each[0] == event]


def held(s: State) -> int:
    """Count the people on the plantations."""
    return sum(s.people[WEST:HOLDERS])


def tokens(s: State, who: int) -> int:
    """Count the tokens in a hand that can be played."""
    return sum(s.hands[who * KINDS + SUPPORT + 1 : (who + 1) * KINDS])


def support_missing(s: State) -> int:
    """Count the Support of the whole game that nobody has."""
    bought = sum(s.hands[seat * KINDS + SUPPORT] for seat in range(s.players))
    return sum(counts[s.players - 1] for counts in SUPPORT_COUNTS) - bought


def spent_on_support(s: State, who: int) -> int:
    """Return what Support costs, by buying it."""
    table = s.copy()
    table.money[who] = 50
    take(table, who, SUPPORT, 0)
    return 50 - table.money[who]


def raised(s: State, who: int, token: str) -> int:
    """Return what a Fundraising token brings, by playing it."""
    table = s.copy()
    kind = next(kind for kind in range(KINDS) if names.token(kind).id == f"token-{token}")
    table.gain_token(who * KINDS + kind)
    play(table, who, kind)
    return table.money[who] - s.money[who]


def role_pays(s: State, who: int) -> int:
    """Return what a role brings, by paying it."""
    table = s.copy()
    pay_role(table, who)
    return table.money[who] - s.money[who]


def sentence(said: Said) -> Effect | None:
    """Return which of two sentences of a card is chosen."""
    frame = said.s.stack[-1]
    if not isinstance(frame, Fork):
        return None
    return frame.this if said.answer == FIRST else frame.that


def moves(said: Said) -> bool:
    """Tell whether the token, the card or the benefit moves this number of people this far."""
    people, steps, unseen = said.number("people"), said.number("steps"), said.number("unseen")
    if said.answer == BENEFIT:
        return (people, steps, unseen) == (BENEFIT_PEOPLE, 1, 0)
    if PLAY <= said.answer < TAKE:
        return names_moves(token_id(names.token(said.answer - PLAY)), people, steps)
    return sentence(said) == Move(people, steps, bool(unseen))


def token_id(token: Text) -> str:
    """Return what a token is called, the grey one like the others."""
    inner = token.args.get("token", token)
    assert isinstance(inner, Text)
    return inner.id.removeprefix("token-")


def names_moves(token: str, people: int, steps: int) -> bool:
    """Tell whether a Conductor token says so on its face."""
    return token == f"conductor-{people}x{steps}"


def steps_to_canada(place: int) -> int:
    """Count the steps from a place to Canada."""
    return distance(place, CANADA, 0, ROADS)


def near(said: Said) -> bool:
    """Count the people so near to Canada."""
    places = [place for place in range(PLACES) if steps_to_canada(place) <= said.number("steps")]
    return said.number("people") == sum(said.s.people[place] for place in places) > 0


def lies(said: Said) -> bool:
    """Let the lantern empty a queue in which every space has a card, and see how long this one stays."""
    table = said.after if told_of(said.happened, events.SWAPPED) or said.answer == DONE else said.s
    slot = [CARDS[card].id if card != NO_CARD else "" for card in table.queue].index(said.named("card"))
    row, rounds = [*range(len(table.queue))], -1
    while slot in row:
        row = row[: -lantern_removals(table)]
        rounds += 1
    return said.number("rounds") == min(rounds, ROUNDS - table.round)


def roads(said: Said) -> bool:
    """Count the printed ways out of a plantation that nobody blocks."""
    farm = printed.PLANTATIONS[said.spot - WEST]
    ends = [SPOT_IDS.index(name) for name in farm.links]
    return said.number("roads") == sum(
        end not in said.s.catchers and said.s.people[end] < CAPACITY[end] for end in ends
    )


def let_come(s: State, *answers: int) -> Events:
    """Return what happens after these answers if nobody holds a catcher back any more."""
    table = s.copy()
    happened: Events = []
    table.events = happened
    for answer in answers:
        apply(table, answer)
    while isinstance(table.stack[-1], CatchersApproach | CatchersToNearestPerson | CatchersReturn) and DONE in legal(
        table
    ):
        apply(table, DONE)
    return happened


def stopped(said: Said) -> bool:
    """See the capture happen without the answer, and not with it."""
    capture = (events.CAPTURED, said.spot, said.number("people"), said.catcher)
    return capture in let_come(said.s, DONE) and capture not in let_come(said.s, said.answer)


def further_moves(s: State) -> Iterable[Events]:
    """Return what happens by each further move of this action."""
    for origin in legal(s):
        chosen = s.copy()
        apply(chosen, origin)
        yield from (let_come(s, origin, goal) for goal in legal(chosen) if origin >= FROM)


def farther(said: Said) -> bool:
    """Tell whether somebody who could be chosen is farther from Canada."""
    return any(steps_to_canada(each - FROM) > steps_to_canada(said.spot) for each in legal(said.s))


def hostile(s: State) -> bool:
    """Tell whether an opposition card lies in the queue."""
    return any(card != NO_CARD and CARDS[card].period < 0 for card in s.queue)


def paid(said: Said) -> int:
    """Return what a seat has paid for a token."""
    ((_fact, _seat, _kind, dollars),) = told_of(said.happened, events.TOOK)
    return dollars


def risk(said: Said) -> bool:
    """Count by exact odds."""
    args = said.reason.args
    chance = Fraction(int(str(args.get("results", 0))), int(str(args.get("all", 1))))
    return odds(said.after).arrival[said.spot] == chance


def room_was_short(said: Said) -> bool:
    """Tell whether this number would have been lost, and somebody has made room."""
    over = said.s.market[0] + held(said.s) - sum(CAPACITY[WEST:HOLDERS])
    return said.number("people") == over > 0 and held(said.after) < held(said.s)


def overflow(said: Said) -> bool:
    """Tell whether these numbers are there, come, and find no room."""
    over = said.s.market[0] + held(said.s) - sum(CAPACITY[WEST:HOLDERS])
    found = [said.number(name) for name in ("held", "coming", "people")]
    return found == [held(said.s), said.s.market[0], over] and over > 0


def lured(said: Said) -> bool:
    """Tell whether the dice could bring the catcher there before, and no longer."""
    return share(said.s, said.catcher, said.spot) > 0 == share(said.after, said.catcher, said.spot)


def threat(said: Said) -> bool:
    """Tell whether this number of people stands where this number of results brings a catcher."""
    chance = Fraction(said.number("results"), said.number("all"))
    return odds(said.s).arrival[said.spot] == chance > 0 and said.number("people") == said.s.people[said.spot] > 0


def needed(said: Said) -> bool:
    """Tell whether so much Support is missing, at that price."""
    price = spent_on_support(said.s, said.who)
    found = [said.number(name) for name in ("left", "dollars", "rounds")]
    return found == [support_missing(said.s), price, ROUNDS - said.s.round + 1]


def token(said: Said) -> bool:
    """Tell whether the token was taken, cost this much and moves this number."""
    faithful = names_moves(said.named("token"), said.number("people"), said.number("steps"))
    return faithful and said.number("dollars") == paid(said)


def shop(said: Said) -> bool:
    """Tell whether the card says so, and so much money is left."""
    chosen = sentence(said) == BuyToken(said.number("discount"))
    return chosen and said.number("dollars") == said.after.money[said.who]


def says(said: Said) -> bool:
    """Tell whether that card is bought, and its own words are quoted."""
    card = CARDS[said.s.queue[said.answer - BUY]].id
    words = said.reason.args["words"]
    return said.named("card") == card and isinstance(words, Text) and words.id == f"card-{card}.short"


def price(said: Said) -> bool:
    """Tell whether the card was bought for so much."""
    ((_fact, seat, _card, dollars),) = told_of(said.happened, events.BOUGHT)
    return seat == said.who and said.number("dollars") == dollars == said.s.money[seat] - said.number("left")


def spared(said: Said) -> bool:
    """Tell whether this number was not loaded, for this price."""
    dollars = said.number("dollars")
    told = (events.SPARED, said.who, said.number("people"), dollars) in said.happened
    return told and said.s.money[said.who] - said.after.money[said.who] == dollars


def shield(said: Said) -> bool:
    """Count the Conductor tokens of the player who acts."""
    who = acting(said.s)
    conductors = [kind for kind in range(KINDS) if token_id(names.token(kind)).startswith("conductor")]
    return who != said.who and said.number("tokens") == sum(said.s.hands[who * KINDS + kind] for kind in conductors)


def seat_of(said: Said) -> int:
    """Return the seat whose role the sentence names."""
    return [ROLES[role].id for role in said.s.roles].index(said.named("role"))


def goal(said: Said) -> bool:
    """Count who is still to be freed; people who reach Canada by this answer no longer are."""
    table = said.after if told_of(said.happened, events.FREED) else said.s
    found = [said.number(name) for name in ("people", "rounds")]
    return found == [table.goal - table.freed, ROUNDS - table.round + 1] and found[0] > 0


def planned(said: Said) -> State:
    """Return the table to which a plan leads; others answer by rules of thumb meanwhile."""
    table = said.s.copy()
    for answer in (said.answer, *said.later):
        while actor(table) != said.who:
            apply(table, rule_of_thumb(table))
        apply(table, answer)
    return table


def spoken(s: State) -> int:
    """Return what the rules of thumb say next at a table, asked or not."""
    said = unasked(s)
    return rule_of_thumb(s) if said == NOTHING else said


def goes_on(table: State, seed: int, rounds: int) -> float:
    """Play a number of rounds with some luck; return whether it was won, or what has been learned of such tables."""
    s, fate, end = table.copy(), RolloutLuck(seed), table.round + rounds
    while s.outcome == PLAYING and s.round < end:
        apply(s, fate.pick(s, s.stack[-1]) if actor(s) == CHANCE else spoken(s))
    return win_share(s) if s.outcome == PLAYING else float(s.outcome == WON)


def imagined(said: Said) -> bool:
    """Play the plan on as often and as far as it says, with the luck that a short search meets, and count the chance.

    Search counts a lost game as a little less than nothing, the more so the less was reached: it never tells too much.
    """
    table, games, rounds = planned(said), said.number("games"), said.number("rounds")
    found = [goes_on(table, seed, rounds) for seed in range(games)]
    least = [chance or -CONSOLATION / (WIN - CONSOLATION) for chance in found]
    bounds = [round(100 * max(0.0, sum(each) / games)) for each in (least, found)]
    return table.outcome == PLAYING and bounds[0] - 1 <= said.number("share") <= bounds[1] + 1


def years(said: Said, period: int) -> bool:
    """Tell whether the sentence names the years of a period."""
    return said.reason.args["years"] == PERIOD_YEARS[period]


def allowed(said: Said, least: int, end: int) -> bool:
    """Tell whether an answer of a kind is allowed."""
    return any(least <= each < end for each in legal(said.s))


CHECKS: dict[str, Callable[[Said], bool]] = {
    "freed": lambda said: said.number("people") == said.after.freed - said.s.freed > 0,
    "money": lambda said: said.number("dollars") == said.after.money[said.who] - said.s.money[said.who] > 0,
    "captured": lambda said: said.number("people") == sum(b for *_, b, _c in told_of(said.happened, events.CAPTURED)),
    "room": room_was_short,
    "lured": lured,
    "steps": lambda said: (
        said.s.people[said.spot] < said.after.people[said.spot] and said.number("steps") == steps_to_canada(said.spot)
    ),
    "safe": risk,
    "risk": risk,
    "support": lambda said: said.number("left") == support_missing(said.after) < support_missing(said.s),
    "opens": lambda said: said.after.period > said.s.period and years(said, said.after.period),
    "removed": lambda said: said.named("card") in [CARDS[a].id for _f, a, *_ in told_of(said.happened, events.LEFT)],
    "imagined": imagined,
    "overflow": overflow,
    "near": near,
    "threat": threat,
    "goal": goal,
    "needed": needed,
    "saved": lambda said: said.number("dollars") == said.s.money[said.who],
    "hand": lambda said: said.number("tokens") == tokens(said.s, said.who),
    "side": lambda said: (
        said.number("before") == role_pays(said.s, said.who)
        and said.number("dollars") == role_pays(said.after, said.who)
    ),
    "column": lambda said: (
        said.number("left") == said.s.stock[SUPPORT]
        and said.number("dollars") == paid(said)
        and years(said, said.s.period)
    ),
    "token": token,
    "funds": lambda said: said.number("dollars") == raised(said.s, said.who, said.named("token")),
    "moves": moves,
    "shared": lambda said: said.answer == SPECIAL and said.number("steps") == SPECIAL_STEPS,
    "carries": lambda said: said.answer == SPECIAL and said.number("people") == SPECIAL_PEOPLE,
    "shop": shop,
    "says": says,
    "price": price,
    "lies": lies,
    "unloaded": lambda said: (
        said.number("people") == sum(b for _f, _a, b, _c in told_of(said.happened, events.UNLOADED)) > 0
    ),
    "shield": shield,
    "unplayable": lambda said: said.number("tokens") == tokens(said.s, said.who) > 0 and not allowed(said, PLAY, TAKE),
    "no-card": lambda said: not allowed(said, BUY, PLAY),
    "purse": lambda said: said.number("dollars") == said.after.money[seat_of(said)],
    "back": lambda said: said.number("left") == support_missing(said.after) == support_missing(said.s) + 1,
    "spaces": lambda said: (
        said.number("all") == CAPACITY[said.spot] and said.number("held") == said.s.people[said.spot]
    ),
    "roads": roads,
    "farthest": lambda said: not farther(said) and said.number("steps") == steps_to_canada(said.spot),
    "distance": lambda said: farther(said) and said.number("steps") == steps_to_canada(said.spot),
    "harmless": lambda said: not told_of(let_come(said.s, DONE), events.CAPTURED),
    "stopped": stopped,
    "stays": lambda said: said.s.catchers[said.catcher] == said.after.catchers[said.catcher] == said.spot,
    "comes": lambda said: any(
        (a, c) == (said.catcher, said.spot)
        for _f, a, _b, c in told_of(let_come(said.s, said.answer), events.CATCHER_MOVED)
    ),
    "spared": spared,
    "open": lambda said: (
        said.number("room") == sum(CAPACITY[WEST:HOLDERS]) - held(said.s)
        and said.number("people") == sum(said.s.market)
    ),
    "quiet": lambda said: not hostile(said.s),
    "nobody-freed": lambda said: not any(told_of(happened, events.FREED) for happened in further_moves(said.s)),
    "each-captured": lambda said: all(told_of(happened, events.CAPTURED) for happened in further_moves(said.s)),
}


def is_true(said: Said) -> bool:
    """Tell whether a sentence is true."""
    return CHECKS[said.reason.id.removeprefix("because-")](said)
