"""Playing, undoing, redoing: never past what chance has shown, and never losing the thread."""

import pytest

from lantern.engine.actions import ACTIONS, CHANCE, DONE, OVER
from lantern.engine.flow import legal, others
from lantern.engine.playout import Dice
from lantern.notation import number
from lantern.record import Setup, digest
from lantern.session import NotAllowedError, Session, luck


def begun(players: int = 2, seed: str = "a lantern in the window") -> Session:
    """Return a game at the first planning phase."""
    setup = Setup(players, roles=("shepherd", "stockholder", "agent", "preacher")[:players], seed=seed)
    return Session(setup, luck(setup))


def play(session: Session, *words: str) -> None:
    for word in words:
        session.play(number(word))


def planned(session: Session) -> None:
    """Everybody takes nothing."""
    while session.state.phase == 2:
        session.play(legal(session.state)[-1])


def test_chance_answers_until_a_player_is_asked() -> None:
    session = begun()
    assert session.who >= 0
    assert session.state.round == 1
    assert session.undoable == 0, "the deal and the dice cannot be undone"


def test_undo_and_redo_go_back_and_forth() -> None:
    session = begun()
    lead = session.who
    before = digest(session.state)
    play(session, f"take {lead + 1} conductor-3x1")
    after = digest(session.state)
    assert session.undo()
    assert digest(session.state) == before
    assert session.redo()
    assert digest(session.state) == after
    assert not session.redo()


def test_a_new_answer_forgets_what_was_undone() -> None:
    session = begun()
    lead = session.who
    play(session, f"take {lead + 1} conductor-3x1")
    session.undo()
    play(session, f"take {lead + 1} funds-1")
    assert session.redoable == 0


def test_undo_stops_where_chance_has_spoken() -> None:
    session = begun(1)
    planned(session)
    play(session, "done")
    while session.state.round == 1:
        session.play(legal(session.state)[0])
    assert session.state.round == 2
    assert not session.undo()
    assert session.record.answers[-1] >= ACTIONS, "the last word was chance's"


def test_undo_reaches_back_across_players() -> None:
    """Everything since the dice is public, so the whole of planning can be taken back."""
    session = begun(2)
    count = len(session.record.answers)
    planned(session)
    play(session, "money")
    assert session.undo_to(count)
    assert session.state.phase == 2
    assert not session.undo_to(count - 1), "but not the dice"
    assert not session.undo_to(len(session.record.answers) + 1)


def test_restart_turn_goes_back_to_its_first_question() -> None:
    session = begun(2)
    planned(session)
    first = digest(session.state)
    play(session, "money", "buy 5")
    assert session.restart_turn()
    assert digest(session.state) == first
    assert not session.restart_turn()


def test_what_is_not_allowed_changes_nothing() -> None:
    session = begun()
    before = digest(session.state), list(session.record.answers)
    with pytest.raises(NotAllowedError, match="not allowed now"):
        play(session, "buy 1")
    assert (digest(session.state), session.record.answers) == before


def test_the_story_tells_who_said_what() -> None:
    session = begun(2)
    other = 1 - session.who
    play(session, f"take {other + 1} conductor-3x1")
    assert session.story()[-1].who == other
    assert session.story()[-1].events, "and what came of it"
    assert session.story()[0].who == CHANCE


def test_companion_mode_lets_people_answer_for_chance() -> None:
    session = Session(Setup(1, roles=("agent",)), None)
    assert session.who == CHANCE
    play(session, "market 1", "market 2", "market 3")
    play(session, "draw whittier", "draw liberator", "draw ripley-ohio")
    play(session, "draw gag-rules", "draw levi-coffin", "roll purple west 2")
    assert session.who == 0
    assert session.undoable == 0


def test_a_whole_game_can_be_resumed_at_any_point() -> None:
    session = begun(3)
    dice = Dice(5)
    while session.who != OVER:
        answers = legal(session.state) + others(session.state)
        session.play(answers[dice.below(len(answers))])
        if dice.below(12) == 0:
            again = Session.resume(session.record, luck(session.record.setup))
            assert digest(again.state) == digest(session.state)
            session = again
    with pytest.raises(NotAllowedError, match="over"):
        session.play(DONE)


def test_random_undo_and_redo_never_lose_the_game() -> None:
    session = begun(4)
    dice = Dice(11)
    while session.who != OVER:
        answers = legal(session.state) + others(session.state)
        session.play(answers[dice.below(len(answers))])
        here, length = digest(session.state), len(session.record.answers)
        steps = dice.below(session.undoable + 1)
        assert session.allowed() == legal(session.state)
        assert session.undo_to(length - steps)
        assert session.allowed() == legal(session.state)
        chance_since = [moment for moment in session.story(length - steps) if moment.who == CHANCE]
        assert chance_since == []
        while session.redo():
            assert session.allowed() == legal(session.state)
        assert (digest(session.state), len(session.record.answers)) == (here, length)
        assert digest(session.table_at(length)) == here
