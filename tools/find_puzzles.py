"""Finds puzzles for src/lantern/learn/puzzles.toml: turns in played games that can bring more than rules of thumb see.

    python -m tools.find_puzzles --games 40 > found.toml

Every turn of a solo game is searched through, each table that can be reached once, as far as chance is not asked. A
turn becomes a puzzle where its best result is reached by few ways, and not by rules of thumb.
"""

import argparse
from random import Random
from typing import Final, NamedTuple

from lantern.engine import State, actor, apply, events, legal
from lantern.engine.actions import DONE, PASS
from lantern.engine.counts import support_held
from lantern.engine.questions import TURN, question
from lantern.engine.state import ACTION, PLAYING
from lantern.game import Game
from lantern.learn.puzzles import Aim, Reached, meets
from lantern.notation import word
from lantern.players.heuristic import answer as rule_of_thumb
from lantern.players.plans import state_key
from lantern.position import Position
from lantern.view.sale import coming_sale

MOST_TABLES: Final = 12_000  # looked at in one turn
TRIALS: Final = 2_000  # turns at random, which tell how hard it is
STARS: Final = (0.02, 0.002)  # of them that reach the aim: one star above the first, three below the second
LONGEST: Final = 40  # answers of a turn


class Way(NamedTuple):
    """A way through a turn: its answers and what they bring."""

    answers: tuple[int, ...]
    reached: Reached


def reached_at(s: State, freed: int, captured: int) -> Reached:
    """Return what a turn has brought where it could end."""
    return Reached(freed, support_held(s), captured, coming_sale(s).beyond_reach)


def step(s: State, answer: int) -> tuple[int, int]:
    """Give an answer; return how many became free and how many were captured."""
    happened: list[events.Event] = []
    s.events = happened
    apply(s, answer)
    s.events = None
    freed = sum(event[0] == events.FREED for event in happened)
    return freed, sum(event[2] for event in happened if event[0] == events.CAPTURED)


def ways(start: State, luck: Random) -> list[Way]:
    """Return one way to every table at which the turn could end, as far as was looked."""
    seen: set[str] = set()
    found: list[Way] = []
    waiting: list[tuple[State, tuple[int, ...], int, int]] = [(start.copy(), (), 0, 0)]
    while waiting and len(seen) < MOST_TABLES:
        s, said, freed, captured = waiting.pop(luck.randrange(len(waiting)) if luck.random() < 0.2 else -1)
        if question(s).kind == TURN:
            found.append(Way(said, reached_at(s, freed, captured)))
        for each in legal(s):
            if (question(s).kind == TURN and each in (DONE, PASS)) or len(said) >= LONGEST:
                continue
            after = s.copy()
            more, fewer = step(after, each)
            key = f"{state_key(after)}{after.stack[-1]}{freed + more}{captured + fewer}"
            if actor(after) != 0 or after.phase != ACTION or after.outcome != PLAYING or key in seen:
                continue
            seen.add(key)
            waiting.append((after, (*said, each), freed + more, captured + fewer))
    return found


def by_rules_of_thumb(start: State) -> Reached:
    """Return what the heuristic player's turn brings."""
    s, freed, captured = start.copy(), 0, 0
    while actor(s) == 0 and s.phase == ACTION and s.outcome == PLAYING:
        said = rule_of_thumb(s)
        if question(s).kind == TURN and said in (DONE, PASS):
            break
        more, fewer = step(s, said)
        freed, captured = freed + more, captured + fewer
    return reached_at(s, freed, captured)


def at_random(start: State, luck: Random) -> Reached:
    """Return what a turn brings in which every answer is left to chance."""
    s, freed, captured = start.copy(), 0, 0
    while actor(s) == 0 and s.phase == ACTION and s.outcome == PLAYING:
        said = luck.choice(legal(s))
        if question(s).kind == TURN and said in (DONE, PASS):
            break
        more, fewer = step(s, said)
        freed, captured = freed + more, captured + fewer
    return reached_at(s, freed, captured)


def aims(start: State, found: list[Way]) -> list[Aim]:
    """Return what could be asked of this turn, the most first."""
    clean = [way.reached for way in found if way.reached.captured == 0]
    if not clean:
        return []
    most = max(each.freed for each in clean)
    safe = [each for each in clean if each.beyond == 0]
    asked = [Aim(freed=most, captured=0)] if most >= 2 else []
    if safe and coming_sale(start).beyond_reach >= 2:
        best = max(each.freed for each in safe)
        asked.insert(0, Aim(freed=best or None, captured=0, beyond=0))
    return asked


def puzzle_of(start: State, luck: Random) -> tuple[Aim, int, tuple[int, ...]] | None:
    """Return an aim for this turn that is worth being asked, how hard it is, and the shortest way to it."""
    found = ways(start, luck)
    for aim in aims(start, found):
        if meets(aim, by_rules_of_thumb(start)):
            continue
        hits = sum(meets(aim, at_random(start, luck)) for _trial in range(TRIALS)) / TRIALS
        good = [way for way in found if meets(aim, way.reached)]
        if hits < 0.1:
            stars = 1 + sum(hits < limit for limit in STARS)
            return aim, stars, shortened(start, aim, min(good, key=lambda way: len(way.answers)).answers)
    return None


def shortened(start: State, aim: Aim, answers: tuple[int, ...]) -> tuple[int, ...]:
    """Leave out what a turn does not need to reach its aim."""
    for length in range(len(answers) - 1, 0, -1):
        for first in range(len(answers) - length + 1):
            fewer = answers[:first] + answers[first + length :]
            if reaches(start, aim, fewer):
                return shortened(start, aim, fewer)
    return answers


def reaches(start: State, aim: Aim, answers: tuple[int, ...]) -> bool:
    """Tell whether these answers are allowed, end where a turn could end, and reach an aim."""
    s, freed, captured = start.copy(), 0, 0
    for each in answers:
        if actor(s) != 0 or each not in legal(s):
            return False
        more, fewer = step(s, each)
        freed, captured = freed + more, captured + fewer
    return actor(s) == 0 and question(s).kind == TURN and meets(aim, reached_at(s, freed, captured))


def written(name: str, start: State, aim: Aim, stars: int, solution: tuple[int, ...]) -> str:
    """Return a puzzle as it stands in the file."""
    wanted = ", ".join(f"{field} = {value}" for field, value in vars_of(aim) if value is not None)
    answers = ", ".join(f'"{word(each)}"' for each in solution)
    head = f'[[puzzles]]\nid = "{name}"\nstars = {stars}\naim = {{ {wanted} }}\nsolution = [{answers}]\n'
    return f'{head}position = """\n{Position(start)}"""\n'


def vars_of(aim: Aim) -> list[tuple[str, int | None]]:
    """Return the fields of an aim."""
    return [(field, getattr(aim, field)) for field in aim.__struct_fields__]


def turns(seed: str) -> list[State]:
    """Return the tables at which the turns of a solo game begin, as rules of thumb play it."""
    game, found = Game(players=1, seed=seed), []
    while not game.over:
        s = game.table
        if question(s).kind == TURN and s.phase == ACTION and not s.used:
            found.append(s.copy())
        game.play(rule_of_thumb(s))
    return found


def main() -> None:
    """Print the puzzles found in a number of games."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--first", type=int, default=1)
    chosen = options.parse_args()
    for number in range(chosen.first, chosen.first + chosen.games):
        for start in turns(f"puzzle {number}"):
            found = puzzle_of(start, Random(number))
            if found and start.round > 1:
                print(written(f"turn-{number}-{start.round}", start, *found), flush=True)


if __name__ == "__main__":
    main()
