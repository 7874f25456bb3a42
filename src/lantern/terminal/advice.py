"""What an expert tells people at the table: hints in three steps, and how the game stands."""

from lantern.engine.actions import NOBODY
from lantern.engine.state import State
from lantern.explain.hints import Hint, hint
from lantern.explain.outlook import Outlook
from lantern.game import Game
from lantern.players.registry import LEVELS
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.words import Text


class HintSteps:
    """A hint in steps; once somebody has answered, another one begins."""

    def __init__(self) -> None:
        self._asked: tuple[int, list[int]] = (NOBODY, [])  # by whom, after which answers
        self._left: list[list[Text]] = []

    def next(self, game: Game, seat: int, names: Names) -> list[Text]:
        """Return the next step for a seat; the last one repeats."""
        asked = (seat, list(game.record.answers))
        if self._asked != asked:
            self._asked = asked
            self._left = steps(hint(LEVELS["expert"].player(), game.table, seat), game.table, names)
        return self._left.pop(0) if len(self._left) > 1 else self._left[0]


def steps(found: Hint, s: State, names: Names) -> list[list[Text]]:
    """Return the three steps of a hint, each of which tells more than the one before."""
    answer = Text("t-expert", {"answer": answer_text(s, found.answer, names)})
    return [list(found.matters), [found.area], [answer, *found.reasons]]


def standing(found: Outlook) -> list[Text]:
    """Say how a game stands, and how sure that is."""
    chance = found.chance
    share, low, high = (round(100 * part) for part in (chance.share, chance.low, chance.high))
    return [found.track, Text("t-chance", {"share": share, "low": low, "high": high})]
