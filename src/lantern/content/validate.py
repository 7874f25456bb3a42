"""Refusing content that cannot be played with, and naming the entry that is wrong."""

from typing import Final

from lantern.content.board import path_routes
from lantern.content.cards import OPPOSITION
from lantern.content.effects import MARKET_LOAD, AddToMarket
from lantern.content.printed import Content, printed
from lantern.content.source import SOURCES, for_players
from lantern.content.tokens import CONDUCTOR, FUNDRAISING, SUPPORT, Stack
from lantern.content.validate_board import board_problems, route_name, twice
from lantern.content.validate_cards import PERIODS, card_problems
from lantern.content.victory import Goal
from lantern.errors import LanternError

PLAYER_COUNTS: Final = 4
MOST_SWITCHES: Final = 62  # they are the bits of one small int


class ContentError(LanternError):
    """The content cannot be played with; the message names every entry that is wrong."""


def validate(content: Content | None = None) -> None:
    """Raise a ContentError if anything in the content (the printed one, if none is given) is impossible."""
    found = problems(printed() if content is None else content)
    if found:
        raise ContentError("\n".join(found))


def problems(content: Content) -> list[str]:
    """Name every entry that is impossible; an empty list is good content."""
    return (
        board_problems(content)
        + card_problems(content)
        + _token_problems(content)
        + _support_problems(content)
        + _die_problems(content)
        + _role_problems(content)
        + _market_problems(content)
        + _people_problems(content)
        + _victory_problems(content)
        + _switch_problems(content)
        + _source_problems(content)
    )


def _token_problems(content: Content) -> list[str]:
    found = [f"stack {name}: there are two of this id" for name in twice([stack.id for stack in content.stacks])]
    for stack in content.stacks:
        found += [f"stack {stack.id}: {what}" for what in _wrong_with_stack(stack)]
    for kind in content.tokens_in_box:
        most = max(_tokens(content, kind, number) for number in range(PLAYER_COUNTS))
        if most > content.tokens_in_box[kind]:
            found.append(f"{kind} tokens: {most} are needed, {content.tokens_in_box[kind]} are in the box")
    if min(content.start_money, content.more_money) < 0:
        found.append(f"money at the start: {content.start_money} or {content.more_money} dollars")
    if len(content.pass_money) != PERIODS or min(content.pass_money) < 0:
        found.append(f"money for passing: {content.pass_money} is not a sum for each period")
    return found


def _wrong_with_stack(stack: Stack) -> list[str]:
    found: list[str] = []
    if stack.kind not in (SUPPORT, CONDUCTOR, FUNDRAISING):
        found.append(f"there is no kind {stack.kind!r}")
    if not 0 <= stack.column < PERIODS:
        found.append(f"there is no column {stack.column}")
    if stack.price < 0:
        found.append(f"a price of {stack.price} dollars")
    if min(stack.counts) < 1:
        found.append(f"{stack.counts} tokens, at least one is needed for each number of players")
    if stack.kind == CONDUCTOR and (stack.people < 1 or stack.steps < 1):
        found.append(f"moves {stack.people} people {stack.steps} places")
    return found


def _tokens(content: Content, kind: str, number: int) -> int:
    """Return how many tokens of a kind the number of players (from 0) needs."""
    counts = [stack.counts for stack in content.stacks if stack.kind == kind]
    if kind == SUPPORT:
        counts = content.support_counts
    return sum(each[number] for each in counts)


def _support_problems(content: Content) -> list[str]:
    found: list[str] = []
    if len(content.support_counts) != PERIODS:
        found.append(f"support tokens: {len(content.support_counts)} columns instead of {PERIODS}")
    for column, counts in enumerate(content.support_counts):
        if min(counts) < 1:
            found.append(f"support tokens of period {column + 1}: {counts}, at least one is needed")
    for number in range(PLAYER_COUNTS):
        if _tokens(content, SUPPORT, number) < 1:
            found.append(f"support tokens for {for_players(number + 1)}: there are none, so nobody can win")
    if len([stack for stack in content.stacks if stack.kind == SUPPORT]) != 1:
        found.append("stack support: there must be one, it lies in the newest column")
    return found


def _die_problems(content: Content) -> list[str]:
    known = [-distance for distance in content.distances] + [*content.distances]
    found = [f"die: no face can show {face}" for face in content.die if face not in known]
    if len(content.die) != len(known):
        found.append(f"die: {len(content.die)} faces instead of {len(known)}")
    return found


def _role_problems(content: Content) -> list[str]:
    found = [f"role {name}: there are two of this id" for name in twice([role.id for role in content.roles])]
    if len(content.roles) < PLAYER_COUNTS:
        found.append(f"roles: {len(content.roles)} are too few for {PLAYER_COUNTS} players")
    for role in content.roles:
        if min(role.money, role.money_after, role.card_discount, role.conductor_discount) < 0:
            found.append(f"role {role.id}: less than no money")
    return found


def _market_problems(content: Content) -> list[str]:
    found: list[str] = []
    have, used = len(content.market_sizes), content.markets_in_game
    if have != content.markets_in_box:
        found.append(f"market cards: {have} instead of {content.markets_in_box}")
    if used != content.rounds:
        found.append(f"market cards: {used} in a game of {content.rounds} rounds")
    if not 0 < content.markets_face_up <= used:
        found.append(f"market cards: {content.markets_face_up} of {used} face up")
    for number, size in enumerate(content.market_sizes):
        if size < 1:
            found.append(f"market card {number + 1}: {size} people")
    if len(content.market_first) != PLAYER_COUNTS:
        found.append(f"market cards: sets for {len(content.market_first)} instead of {PLAYER_COUNTS} player counts")
    for number, first in enumerate(content.market_first):
        if not 0 <= first <= have - used:
            found.append(f"market set for {for_players(number + 1)}: no {used} cards from {first + 1} on")
    return found


def _people_problems(content: Content) -> list[str]:
    """Check that the pieces last for the start, all market cards and what opposition cards add once."""
    start = sum(plantation.light for plantation in content.plantations)
    found: list[str] = []
    for number, first in enumerate(content.market_first):
        on_cards = sum(content.market_sizes[first : first + content.markets_in_game])
        needed = start + on_cards + _added(content)
        if needed > content.people:
            found.append(f"people for {for_players(number + 1)}: {needed} are needed, there are {content.people}")
    return found


def _added(content: Content) -> int:
    """Return how many people the opposition cards bring to the market if each of them comes once."""
    total = 0
    for card in content.cards:
        if card.kind == OPPOSITION:
            total += content.markets_in_game * sum(
                modifier.by for modifier in card.in_force if modifier.stat == MARKET_LOAD
            )
            added = [effect.people for effect in card.when_removed if isinstance(effect, AddToMarket)]
            total += content.markets_face_up * sum(added)
    return total


def _victory_problems(content: Content) -> list[str]:
    found = [f"victory {side}: there are two of this name" for side in twice(content.sides)]
    found += [f"victory {side}: no side is called so" for side in content.goals if side not in content.sides]
    for side in content.sides:
        goals = content.goals.get(side, [])
        if len(goals) != PLAYER_COUNTS:
            found.append(f"victory {side}: goals for {len(goals)} instead of {PLAYER_COUNTS} player counts")
        for number, goal in enumerate(goals):
            found += [f"{_goal_name(side, number)}: {what}" for what in _wrong_with_goal(goal, content.people)]
    return found


def _goal_name(side: str, number: int) -> str:
    return f"victory {side} for {for_players(number + 1)}"


def _wrong_with_goal(goal: Goal, people: int) -> list[str]:
    found: list[str] = []
    if not 1 <= goal.freed <= people:
        found.append(f"{goal.freed} of {people} people to be freed")
    if goal.lost < 1:
        found.append(f"a Lost track of {goal.lost} spaces")
    return found


def _switch_problems(content: Content) -> list[str]:
    found = [f"switch {name}: there are two of this id" for name in twice([switch.id for switch in content.switches])]
    if len(content.switches) > MOST_SWITCHES:
        found.append(f"switches: {len(content.switches)}, at most {MOST_SWITCHES} can be recorded")
    if content.all_switches != (1 << len(content.switches)) - 1:
        found.append(f"switches: the set of all is {content.all_switches}, not one bit for each")
    return found


def _source_problems(content: Content) -> list[str]:
    named = _board_sources(content) + _other_sources(content)
    return [f"{name}: there is no source {source!r}" for name, source in named if source not in SOURCES]


def _board_sources(content: Content) -> list[tuple[str, str]]:
    named: list[tuple[str, str]] = []
    for place in content.places:
        given = [place.aid_source, place.kind_source, place.capacity_source]
        named += [(f"place {place.id}", source) for source in [place.source] + [each for each in given if each]]
    named += [(f"path {path.colour}", path.source) for path in content.paths]
    named += [(route_name(route), route.source) for route in path_routes(content.paths)]
    named += [(route_name(route), route.source) for route in content.plain_routes + content.sea_lanes]
    named += [(f"link {name}–Canada", source) for name, source in content.canada_links]
    for land in content.plantations:
        given = [land.spaces_source, land.links_source, land.light_source]
        named += [(f"plantation {land.id}", source) for source in given]
    return named


def _other_sources(content: Content) -> list[tuple[str, str]]:
    named = [(f"card {card.id}", card.source) for card in content.cards + content.house_cards]
    named += [(f"stack {stack.id}", stack.source) for stack in content.stacks]
    named += [(f"role {role.id}", role.money_after_source) for role in content.roles]
    for side in content.goals:
        for number, goal in enumerate(content.goals[side]):
            name = _goal_name(side, number)
            named += [(name, goal.freed_source), (name, goal.lost_source)]
    return named
