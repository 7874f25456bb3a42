"""What the page and the lab draw is made from the content, and nothing of it is out of date."""

import json
from pathlib import Path

import pytest

from tools import page_data, page_map

pytestmark = pytest.mark.skipif(not (page_data.ROOT / "web" / "src").is_dir(), reason="there is no page here")


def test_the_generated_files_are_fresh() -> None:
    stale = [str(path) for path, wanted in page_data.generated() if not path.is_file() or path.read_bytes() != wanted]
    assert stale == [], "make page-data"


def drawn_otherwise(monkeypatch: pytest.MonkeyPatch, folder: Path, part: str, old: str, new: str) -> None:
    """Give something on the map another name."""
    drawn = json.loads(page_map.GEOGRAPHY.read_text(encoding="utf-8"))
    drawn[part][new] = drawn[part].pop(old)
    monkeypatch.setattr(page_map, "GEOGRAPHY", folder / "geography.json")
    page_map.GEOGRAPHY.write_text(json.dumps(drawn), encoding="utf-8")


@pytest.mark.parametrize(("part", "name"), [("places", "maine"), ("plantations", "west"), ("gates", "maine")])
def test_what_is_printed_is_drawn(part: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_otherwise(monkeypatch, tmp_path, part, name, "atlantis")
    with pytest.raises(ValueError, match=f"{part} of the content and of geography.json differ: atlantis, {name}"):
        page_map.page_map()


def test_only_a_route_bends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_otherwise(monkeypatch, tmp_path, "bends", "boston maine", "maine chicago")
    with pytest.raises(ValueError, match="bends of routes that do not exist: maine chicago"):
        page_map.page_map()
