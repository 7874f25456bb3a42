"""A record is read with care: it replays exactly, or the first line that does not fit is named."""

from pathlib import Path

import pytest

from lantern._build import RULES
from lantern.game import Game
from lantern.record import Record, RecordError, Setup, digest, read, read_to_table, write

GAME = sorted((Path(__file__).parent / "games").glob("2p-normal-won*.txt"))[0].read_text(encoding="utf-8")
LINES = GAME.splitlines()
BODY = LINES.index("---") + 1


def changed(line: int, text: str) -> str:
    """Return the game with one line (counted from 1) replaced."""
    lines = LINES.copy()
    lines[line - 1] = text
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "no record"),
        ("PNG\x00\x01", 1, "no record"),
        (changed(1, "lantern record 2"), 1, "format '2'"),
        (changed(1, "lantern record 0"), 1, "format '0'"),
        (changed(2, "rules 99"), 2, "other rules"),
        (changed(3, "players 7"), 0, "one to four players"),
        (changed(3, "players many"), 3, "players many"),
        (changed(4, "side upside-down"), 0, "no side called"),
        (changed(4, "weather fine"), 4, "weather fine"),
        ("\n".join(LINES[: BODY - 1]), BODY - 1, "breaks off"),
        (changed(BODY + 1, "gibberish"), BODY + 1, "'gibberish' is not an answer"),
        (changed(BODY + 1, "pass"), BODY + 1, "not allowed here"),
        (GAME + "done\n", len(LINES) + 1, "after the end"),
        (changed(BODY + 1, "table 00000000"), BODY + 1, "no round has ended"),
        ("x\n" * 30_000, 0, "at most"),
    ],
)
def test_the_first_line_that_does_not_fit_is_named(text: str, line: int, said: str) -> None:
    with pytest.raises(RecordError, match=said) as caught:
        read(text)
    assert caught.value.line == line


def test_a_record_of_rules_8_may_say_ready_once_more() -> None:
    """By those rules an Agent said so, too, after taking all tokens and using the special (R5.6)."""
    game = Game(1, roles=["agent"], seed="7")
    for word in ("take 1 funds-1", "take 1 conductor-3x1", "special"):
        game.play(word)
    text = write(game.record)
    old = text.replace(f"rules {RULES}", "rules 8").replace("special\n", "special\nready 1\n")
    assert write(read(old)) == text
    with pytest.raises(RecordError, match="'ready 1' is not allowed"):
        read(old.replace("rules 8", f"rules {RULES}"))


def test_a_wrong_digest_is_noticed() -> None:
    place = next(number for number, line in enumerate(LINES, start=1) if line.startswith("table "))
    with pytest.raises(RecordError, match="damaged"):
        read(changed(place, "table 00000000"))


def test_leaving_out_any_one_answer_never_changes_the_game_unnoticed() -> None:
    """Whatever line is lost, a later line or a digest no longer fits, unless the game came out the same without it."""
    end = digest(read_to_table(GAME)[1])
    for place in range(BODY, len(LINES) - 1, 5):
        try:
            _record, s = read_to_table("\n".join(LINES[:place] + LINES[place + 1 :]))
        except RecordError:
            continue
        assert digest(s) == end


def test_a_record_may_break_off_anywhere() -> None:
    """What was written so far is a game that can be continued."""
    for place in range(BODY, len(LINES), 11):
        record, _s = read_to_table("\n".join(LINES[:place]))
        game = Game.of(record, len(record.answers))
        assert game.record.answers == record.answers


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        (Setup(0), "one to four"),
        (Setup(5), "one to four"),
        (Setup(2, side="easy"), "no side called 'easy'"),
        (Setup(2, options=("no-such",)), "no option called 'no-such'"),
        (Setup(2, roles=("agent",)), "2 different roles"),
        (Setup(2, roles=("agent", "agent")), "2 different roles"),
        (Setup(2, roles=("agent", "pilot")), "no role called 'pilot'"),
        (Setup(2, names=("Amara",)), "1 names for 2 players"),
        (Setup(1, names=("two\nlines",)), "plain characters"),
        (Setup(1, seed="x" * 200), "plain characters"),
    ],
)
def test_an_impossible_setup_is_refused_in_a_sentence(setup: Setup, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        setup.check()


def test_a_setup_survives_writing_and_reading() -> None:
    setup = Setup(2, "challenging", ("more-money", "stretch-cards"), ("agent", "preacher"), "a seed", ("Amara", "Ben"))
    game = Game.of(Record(setup))
    assert read(write(game.record)) == game.record
