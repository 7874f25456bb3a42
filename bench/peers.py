"""The contenders of the engine benchmark; run as a script, it serves one of them to `bench/engine.py`."""

from __future__ import annotations

import gc
import json
import os
import signal
import statistics
import sys
import timeit
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path
from random import Random, random
from time import perf_counter
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, Final, TextIO

if TYPE_CHECKING:
    from lantern.engine.state import State

PLAYERS: Final = 4
COPIES: Final = 20_000
REPEATS: Final = 5


class UnfitError(Exception):
    """A contender that would measure something else than its name says."""


class Contender(ABC):
    """One engine at random play, behind a face that lets all be timed by the same clock."""

    name: ClassVar[str]
    package: ClassVar[str]
    environment: ClassVar[Mapping[str, str]] = {}

    @abstractmethod
    def game(self) -> int:
        """Play one whole random game and return its answers, the unit of the comparison."""

    def version(self) -> str:
        """Return the installed version, since figures without one cannot be repeated."""
        return metadata.version(self.package)

    def play(self, seconds: float) -> tuple[int, float]:
        """Play only whole games, so that cheap openings weigh no more than they do in play."""
        answers = 0
        start = perf_counter()
        while True:
            answers += self.game()
            spent = perf_counter() - start
            if spent >= seconds:
                return answers, spent


class Lantern(Contender):
    """Our engine; compiled and interpreted run the very same function."""

    package = "lantern"
    compiled: ClassVar[bool]

    def __init__(self) -> None:
        from lantern.engine import play_out

        if isinstance(play_out, FunctionType) == self.compiled:
            raise UnfitError(f"{self.name} is not {self.name.removeprefix('lantern-')} here")
        self.play_out: Callable[[int, int], int] = play_out
        self.seed = 0

    def game(self) -> int:
        self.seed += 1
        return self.play_out(PLAYERS, self.seed)

    def version(self) -> str:
        """Return the sources' own version, since they are measured without being installed."""
        import lantern

        return lantern.__version__

    def copy_time(self) -> float:
        """Return the microseconds of one copy; the best repeat counts because noise only adds."""
        lengths = [self.play_out(PLAYERS, seed) for seed in range(1, 22)]
        state = table_after(int(statistics.median(lengths)) // 2)
        timer = timeit.Timer(state.copy, setup=gc.enable)
        return min(timer.repeat(REPEATS, COPIES)) / COPIES * 1e6


class Compiled(Lantern):
    """Lantern as it is shipped."""

    name = "lantern-compiled"
    compiled = True


class Interpreted(Lantern):
    """Lantern as it is developed, the fair match for peers in plain Python."""

    name = "lantern-interpreted"
    compiled = False
    environment: ClassVar[Mapping[str, str]] = {"PYTHONPATH": str(Path(__file__).parents[1] / "src")}


def table_after(answers: int) -> State:
    """Return a Lantern table still in play after a number of random answers, as search copies no other."""
    from lantern.engine import new_game
    from lantern.engine.state import PLAYING

    dice = Random(1)
    while True:
        state: State = new_game(PLAYERS)
        wander(state, answers, dice)
        if state.outcome == PLAYING:
            return state


def wander(state: State, answers: int, dice: Random) -> None:
    """Give random answers while there are questions, because random games differ in length."""
    from lantern.engine import apply, legal
    from lantern.engine.state import PLAYING

    for _ in range(answers):
        if state.outcome != PLAYING:
            return
        apply(state, dice.choice(legal(state)))


class OpenSpiel(Contender):
    """A C++ engine driven through its Python binding, as its users drive it."""

    package = "open_spiel"
    spelling: ClassVar[str]

    def __init__(self) -> None:
        import pyspiel

        self.rules: Any = pyspiel.load_game(self.spelling)

    def game(self) -> int:
        state = self.rules.new_initial_state()
        answers = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state.chance_outcomes()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
            answers += 1
        return answers


class Hanabi(OpenSpiel):
    """The peer closest to us: cooperative, cards, four seats."""

    name = "hanabi"
    spelling = "hanabi(players=4)"


class Backgammon(OpenSpiel):
    """A peer with dice and a board, where listing the legal moves is the work."""

    name = "backgammon"
    spelling = "backgammon"


def draw(outcomes: list[tuple[int, float]]) -> int:
    """Draw by weight in a plain loop, because `random.choices` would slow the peer by a third."""
    left = random()
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return outcome
    return outcomes[-1][0]


class Catanatron(Contender):
    """A modern board game with many phases, in plain Python."""

    name = "catanatron"
    package = "catanatron"

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, RandomPlayer

        self.new_game: Callable[[list[Any]], Any] = Game
        self.seats: list[Any] = [RandomPlayer(color) for color in Color]
        self.limit: int = TURNS_LIMIT

    def game(self) -> int:
        game = self.new_game(self.seats)
        answers = 0
        while game.winning_color() is None and game.state.num_turns < self.limit:
            game.play_tick()
            answers += 1
        return answers


class Chess(Contender):
    """The best-kept rules engine in plain Python."""

    name = "chess"
    package = "chess"

    def __init__(self) -> None:
        import chess

        self.new_board: Callable[[], Any] = chess.Board

    def game(self) -> int:
        board = self.new_board()
        answers = 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[int(random() * len(legal))])
            answers += 1
        return answers


KINDS: Final[tuple[type[Contender], ...]] = (
    Compiled,
    Interpreted,
    Hanabi,
    Backgammon,
    Catanatron,
    Chess,
)
CONTENDERS: Final[dict[str, type[Contender]]] = {kind.name: kind for kind in KINDS}


def answer(contender: Contender, command: str) -> dict[str, float]:
    """Carry out one line from the main process: `copy`, or `play` and the seconds."""
    if command == "copy" and isinstance(contender, Lantern):
        return {"microseconds": contender.copy_time()}
    answers, spent = contender.play(float(command.removeprefix("play ")))
    return {"answers": answers, "seconds": spent}


def private_output() -> TextIO:
    """Keep standard output for replies alone, whatever a peer may print."""
    replies = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    return replies


def start(name: str) -> tuple[Contender | None, dict[str, str]]:
    """Import a contender and let it warm up, or say in a sentence why it cannot run."""
    try:
        contender = CONTENDERS[name]()
    except ModuleNotFoundError as error:
        module = error.name or str(error)
        why = f"{name} cannot run: the module {module} is not installed"
        return None, {"trouble": f"{why}; `make bench-engine` installs what is needed."}
    except UnfitError as error:
        return None, {"trouble": f"{error}; `make bench-engine` compiles it."}
    contender.game()
    return contender, {"version": contender.version()}


def serve(name: str) -> None:
    """Answer the main process line by line until it hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies = private_output()
    contender, greeting = start(name)
    print(json.dumps(greeting), file=replies)
    if contender is not None:
        for line in sys.stdin:
            print(json.dumps(answer(contender, line.strip())), file=replies)


if __name__ == "__main__":
    serve(sys.argv[1])
