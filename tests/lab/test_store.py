"""Files of results: both kinds, their schema, and what is refused."""

import re
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from lantern.lab import provenance
from lantern.lab.failure import LabError
from lantern.lab.result import SCHEMA, GameResult, Header
from lantern.lab.run import run
from lantern.lab.store import Results, arrow_schema, read
from tests.lab.playing import SOME, Here

DOCS = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
WORDS: dict[Any, str] = {str: "text", int: "number", float: "number", bool: "yes or no", tuple[str, ...]: "texts"}
WORDS |= {tuple[int, ...]: "numbers", dict[str, int]: "numbers by name", float | None: "number or nothing"}


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    return list(run(SOME, Here()))


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet", "new folder/games.jsonl"])
def test_what_is_written_can_be_read(games: list[GameResult], tmp_path: Path, name: str) -> None:
    head = provenance.header("lantern arena random")
    with Results(tmp_path / name, head) as results:
        for game in games:
            results.add(game)
            results.add(game)
    assert read(tmp_path / name) == (head, games)


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_one_run_at_a_time_writes_to_a_file(games: list[GameResult], tmp_path: Path, name: str) -> None:
    head = provenance.header("lantern arena")
    with Results(tmp_path / name, head) as results:
        results.add(games[0])
        with pytest.raises(LabError, match="another run is writing"):
            Results(tmp_path / name, head)
    assert read(tmp_path / name)[1] == games[:1]


def documented(title: str) -> dict[str, str]:
    """Return the fields that the documentation lists under a heading, with their types."""
    section = DOCS.read_text(encoding="utf-8").split(f"### {title}\n")[1].split("\n#")[0]
    return dict(re.findall(r"^\| `(\w+)` \| ([\w ]+) \| \S", section, re.MULTILINE))


def test_every_field_is_documented_in_its_order() -> None:
    """A change here is a change of the schema: raise SCHEMA with it."""
    assert documented("A game") == {name: WORDS[hint] for name, hint in get_type_hints(GameResult).items()}
    assert list(documented("A game")) == list(GameResult.__struct_fields__)
    assert documented("The head") == {name: WORDS[hint] for name, hint in get_type_hints(Header).items()}
    assert f"schema {SCHEMA}" in DOCS.read_text(encoding="utf-8")


def test_the_columns_of_parquet_are_the_fields(games: list[GameResult]) -> None:
    assert arrow_schema().names == list(GameResult.__struct_fields__)
    assert str(arrow_schema().field("captures").type) == "map<string, int64>"
    assert str(arrow_schema().field("road_rounds").type) == "list<item: int64>"


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
@pytest.mark.parametrize("change", [{"sources": "of another day"}, {"rules": 99}])
def test_games_of_other_rules_are_not_mixed(
    games: list[GameResult], tmp_path: Path, name: str, change: dict[str, str]
) -> None:
    head = provenance.header("lantern arena")
    with Results(tmp_path / name, msgspec.structs.replace(head, **change)) as results:
        results.add(games[0])
    with pytest.raises(LabError, match="other rules or computer players"):
        Results(tmp_path / name, head)
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there are no results"),
        ("hello", "this is no file of results"),
        ("hello\n", "this is no file of results"),
        ('{"format":"other","schema":1,"lantern":"","rules":1,"sources":"","engine":"","command":""}\n', "no file of"),
        (
            '{"format":"lantern-results","schema":99,"lantern":"","rules":1,"sources":"","engine":"","command":""}\n',
            "99",
        ),
        (
            '{"format":"lantern-results","schema":3,"lantern":"","rules":1,"sources":"","engine":"","command":""}\n{}\n',
            "line 2 is damaged",
        ),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LabError, match=sentence):
        read(path)


def test_the_ending_says_what_a_file_is(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"results end in .jsonl"):
        read(tmp_path / "games.csv")
    (tmp_path / "games.parquet").write_text("hello", encoding="utf-8")
    with pytest.raises(LabError, match="this is no Parquet file"):
        read(tmp_path / "games.parquet")


def test_the_origin_notices_every_source() -> None:
    package = Path(provenance.__file__).resolve().parents[1]
    files = provenance.python_files(str(package))
    assert {"chance.py", "players/heuristic.py", "content/markets.py", "engine/flow.py", "players/weights.py"} <= set(
        files
    )
    assert len(set(files)) == len(files)
