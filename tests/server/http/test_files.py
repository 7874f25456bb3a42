"""Private files: for their owner only, and never through a link."""

import os
import stat
from pathlib import Path

import pytest

from lantern.server.files import LockedError, lock, opening_page, operator_key


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_key_stays_and_is_for_its_owner_only(tmp_path: Path) -> None:
    games = tmp_path / "games" / "tables.db"
    key = operator_key(games)
    file = games.with_name("tables.db.key")
    assert (file.read_text(encoding="ascii"), mode(file)) == (key + "\n", 0o600)
    file.chmod(0o644)
    assert (operator_key(games), mode(file)) == (key, 0o600)
    file.write_text("", encoding="ascii")
    assert len(operator_key(games)) == len(key)
    assert operator_key(tmp_path / "other.db") != key


def test_a_second_server_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    games = tmp_path / "tables.db"
    with lock(games, "http://here/"):
        assert mode(games.with_name("tables.db.server")) == 0o600
        with pytest.raises(LockedError, match="http://here/"):
            lock(games, "http://there/")
    lock(games, "http://there/").close()


@pytest.mark.parametrize("suffix", [".server", ".key"])
def test_links_are_not_followed(tmp_path: Path, suffix: str) -> None:
    theirs = tmp_path / "theirs"
    theirs.write_text("k" * 43, encoding="ascii")
    theirs.chmod(0o644)
    (tmp_path / f"tables.db{suffix}").symlink_to(theirs)
    with pytest.raises(OSError, match="symbolic"):
        lock(tmp_path / "tables.db", "") if suffix == ".server" else operator_key(tmp_path / "tables.db")
    assert (theirs.read_text(encoding="ascii"), mode(theirs)) == ("k" * 43, 0o644)


def test_whoever_held_the_opening_page_before_does_not_read_the_key(tmp_path: Path) -> None:
    page = opening_page(tmp_path / "tables.db", "http://here/#key=one")
    os.link(page, tmp_path / "held")
    assert "key=two" in opening_page(tmp_path / "tables.db", "http://here/#key=two").read_text(encoding="utf-8")
    assert "key=two" not in (tmp_path / "held").read_text(encoding="utf-8")
    assert mode(page) == 0o600
