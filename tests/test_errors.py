"""What a program or a person does wrong ends in one clear error, and every error has the same base."""

import ast
import builtins
from typing import Any

import pytest

from lantern.cli import main
from lantern.errors import LanternError
from lantern.game import ANSWERS, Answer, Game, IllegalAnswer
from tests.installed import ROOT

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "players in words": ({"players": "2"}, "players is a whole number, not '2'"),
    "players that are true": ({"players": True}, "players is a whole number, not True"),
    "too many players": ({"players": 5}, "the game is for one to four players, not 5"),
    "half a seed": ({"seed": 3.5}, "seed is a text or a whole number, not 3.5"),
    "a seed of several lines": ({"seed": "a\nb"}, "is not a name or seed"),
    "no such edition": ({"edition": "zz"}, "there is no edition 'zz'; there are standard-1"),
    "an edition that is no text": ({"edition": 2}, "edition is a text, not 2"),
    "no such side": ({"side": "hard"}, "there is no side called 'hard'; choose one of normal, challenging"),
    "a side that is no text": ({"side": 1}, "side is a text, not 1"),
    "no such role": ({"roles": ["sailor"]}, "there is no role called 'sailor'; choose from agent"),
    "a role without a list": ({"roles": "agent"}, "roles is a list of texts, not 'agent'"),
    "roles that are no texts": ({"roles": [1]}, r"roles is a list of texts, not \[1\]"),
    "too few roles": ({"players": 2, "roles": ["agent"]}, "2 different roles are needed"),
    "no such option": ({"options": ["fast"]}, "there is no option called 'fast'; choose from calm-triples"),
    "an option without a list": ({"options": "more-money"}, "options is a list of texts, not 'more-money'"),
    "names that are nothing": ({"names": None}, "names is a list of texts, not None"),
    "too many names": ({"names": ["Ann", "Bob"]}, "2 names for 1 players"),
    "no position": ({"position": "a map"}, "line 1"),
    "a position that is a number": ({"position": 7}, "position is a text, not 7"),
    "a long value": ({"roles": {"agent": "x" * 80}}, "…"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_game_says_which_value_cannot_be_used(wrong: str) -> None:
    values, sentence = WRONG[wrong]
    with pytest.raises(LanternError, match=sentence) as refused:
        Game(**values)
    assert "\n" not in str(refused.value)


def test_a_seed_may_be_a_number() -> None:
    assert Game(seed=7) == Game(seed="7")


@pytest.mark.parametrize("answer", [3.5, None, True, b"done", ["done"]])
def test_what_is_no_answer_at_all_is_refused(answer: Any) -> None:
    game = Game(seed=7)
    with pytest.raises(IllegalAnswer, match="an answer is a number or words, such as 'to newport', not "):
        game.play(answer)
    assert game == Game(seed=7)


def test_whole_numbers_of_other_libraries_are_answers() -> None:
    class Whole:
        """Like a number of numpy."""

        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    game, other = Game(seed=7), Game(seed=7)
    game.play(game.legal[0])
    other.play(Whole(int(other.legal[0])))  # type: ignore[arg-type]
    assert game == other


def test_numbers_and_words_that_no_answer_has() -> None:
    game = Game(seed=7)
    for number in (-1, len(ANSWERS)):
        with pytest.raises(IllegalAnswer, match=f"there is no answer {number}"):
            game.play(number)
    with pytest.raises(IllegalAnswer, match="'to mars' is not an answer"):
        Answer.parse("to mars")


def exceptions() -> dict[str, list[str]]:
    """Return the exception classes of the package, each with the names of what it derives from."""
    classes = {
        node.name: [ast.unparse(base).rpartition(".")[2] for base in node.bases]
        for path in (ROOT / "src" / "lantern").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {"LanternError", *(name for name, each in vars(builtins).items() if is_exception(each))}
    while more := {name for name, bases in classes.items() if name not in found and found.intersection(bases)}:
        found |= more
    return {name: bases for name, bases in classes.items() if name in found or name.endswith(("Error", "Exception"))}


def is_exception(each: object) -> bool:
    return isinstance(each, type) and issubclass(each, BaseException)


def test_every_exception_of_the_package_has_one_base() -> None:
    found = exceptions()
    assert set(found) > {"IllegalAnswer", "LabError", "ContentError", "CommandError", "OtherRulesError"}
    assert found.pop("LanternError") == ["ValueError"]
    assert {name: bases for name, bases in found.items() if not {"LanternError", *found}.intersection(bases)} == {}


def test_the_command_says_the_sentence_of_any_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(ROOT / "no-such-record.txt")
    assert main(["check", missing]) == 1
    assert capsys.readouterr().err == f"lantern: {missing}: there is no such file or folder\n"
