"""What all environments say alike: which game is played, why an answer is refused, how a game has ended."""

from collections.abc import Iterable

from lantern.engine import score
from lantern.engine.actions import ACTIONS
from lantern.engine.state import State
from lantern.envs.reward import support_share
from lantern.notation import word
from lantern.record import OUTCOMES, Setup


def chosen(players: int, side: str, options: Iterable[str], roles: Iterable[str]) -> Setup:
    """Return the game chosen, or raise a ValueError with a clear sentence."""
    setup = Setup(players, side, tuple(options), tuple(roles))
    setup.check()
    return setup


def refusal(answer: int, answers: list[int]) -> str:
    """Say that an answer cannot be given, and which can."""
    said = f"{answer} ({word(answer)})" if answer in range(ACTIONS) else f"{answer}, which is no answer of a player,"
    return f"{said} cannot be answered now; allowed are {', '.join(f'{each} ({word(each)})' for each in answers)}"


def told(s: State) -> dict[str, object]:
    """Return how a game has ended."""
    return {
        "outcome": OUTCOMES[s.outcome],
        "freed": s.freed,
        "lost": s.lost,
        "support": support_share(s),
        "round": s.round,
        "score": score(s),
    }
