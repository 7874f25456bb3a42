"""Playing, undoing, redoing: never past what chance has shown, and never losing the thread."""

import copy
import pickle

import pytest

from lantern.editions import FIRST
from lantern.engine import Dice, legal, others
from lantern.engine.actions import ACTIONS, CHANCE, DONE
from lantern.errors import LanternError
from lantern.game import Actor, Answer, Game, IllegalAnswer
from lantern.record import Record, Setup, digest


def begun(players: int = 2, seed: str = "a lantern in the window") -> Game:
    """Return a game at the first planning phase."""
    return Game(players, roles=("shepherd", "stockholder", "agent", "preacher")[:players], seed=seed)


def play(game: Game, *words: str) -> None:
    for word in words:
        game.play(word)


def planned(game: Game) -> None:
    """Everybody takes nothing."""
    while game.table.phase == 2:
        game.play(game.legal[-1])


def test_chance_answers_until_a_player_is_asked() -> None:
    game = begun()
    assert game.actor >= 0
    assert game.table.round == 1
    assert game.undoable == 0, "the deal and the dice cannot be undone"


def test_undo_and_redo_go_back_and_forth() -> None:
    game = begun()
    lead = game.actor
    before = digest(game.table)
    play(game, f"take {lead + 1} conductor-3x1")
    after = digest(game.table)
    assert game.undo()
    assert digest(game.table) == before
    assert game.redo()
    assert digest(game.table) == after
    assert not game.redo()


def test_a_new_answer_forgets_what_was_undone() -> None:
    game = begun()
    lead = game.actor
    play(game, f"take {lead + 1} conductor-3x1")
    game.undo()
    play(game, f"take {lead + 1} funds-1")
    assert game.redoable == 0


def test_undo_stops_where_chance_has_spoken() -> None:
    game = begun(1)
    planned(game)
    play(game, "done")
    while game.table.round == 1:
        game.play(game.legal[0])
    assert game.table.round == 2
    assert not game.undo()
    assert game.record.answers[-1] >= ACTIONS, "the last word was chance's"


def test_undo_reaches_back_across_players() -> None:
    """Everything since the dice is public, so the whole of planning can be taken back."""
    game = begun(2)
    count = len(game)
    planned(game)
    play(game, "money")
    assert game.undo_to(count)
    assert game.table.phase == 2
    assert not game.undo_to(count - 1), "but not the dice"
    assert not game.undo_to(len(game) + 1)


def test_restart_turn_goes_back_to_its_first_question() -> None:
    game = begun(2)
    planned(game)
    first = digest(game.table)
    play(game, "money", "buy 5")
    assert game.turn_start == len(game) - 2
    assert game.restart_turn()
    assert digest(game.table) == first
    assert not game.restart_turn()


def test_what_is_not_allowed_changes_nothing() -> None:
    game = begun()
    before = digest(game.table), list(game.record.answers)
    with pytest.raises(IllegalAnswer, match="answers another question"):
        play(game, "buy 1")
    assert (digest(game.table), game.record.answers) == before


def test_checking_an_answer_gives_none() -> None:
    game = begun()
    before = list(game.record.answers)
    assert game.check("ready 1") == Answer.parse("ready 1")
    with pytest.raises(IllegalAnswer, match="answers another question"):
        game.check("buy 1")
    assert game.record.answers == before


def test_a_copy_can_be_undone_and_redone_by_itself() -> None:
    game = begun(2)
    planned(game)
    play(game, "money")
    game.undo()
    twin = game.copy()
    assert twin.redo()
    assert (twin.undoable, game.undoable, game.redoable) == (game.undoable + 1, game.undoable, 1)
    assert len(twin.moments()) == len(game.moments()) + 1
    assert twin != game


def test_a_game_that_waits_for_chance_waits_when_copied() -> None:
    """After `at`, chance answers on demand and not before."""
    game = begun(2).at(3)
    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.actor is Actor.CHANCE
        assert twin == game


def test_a_record_without_answers_starts_a_game() -> None:
    game = Game.of(Record(Setup(2, seed="a lantern in the window")))
    assert game.actor >= 0
    assert game == Game(2, seed="a lantern in the window", edition=FIRST)
    with pytest.raises(LanternError, match="one to four players"):
        Game.of(Record(Setup(5)))


def test_others_may_make_a_game_of_their_own_kind() -> None:
    class Watched(Game):
        """Counts what is played."""

        played = 0

        def play(self, answer: int | str) -> None:
            super().play(answer)
            self.played += 1

    game = Watched(2, seed="7")
    game.play(game.legal[0])
    assert game.played == 1
    assert isinstance(game.at(3), Watched)
    assert isinstance(game.copy(), Watched)


def test_the_story_tells_who_said_what() -> None:
    game = begun(2)
    other = 1 - game.actor
    play(game, f"take {other + 1} conductor-3x1")
    assert game.moments()[-1].who == other
    assert game.moments()[-1].events, "and what came of it"
    assert game.moments()[0].who == CHANCE


def test_companion_mode_lets_people_answer_for_chance() -> None:
    game = Game(1, roles=["agent"], companion=True)
    assert game.actor == CHANCE
    play(game, "market 1", "market 2", "market 3")
    play(game, "draw whittier", "draw liberator", "draw ripley-ohio")
    play(game, "draw gag-rules", "draw levi-coffin", "roll purple west 2")
    assert game.actor == 0
    assert game.undoable == 0


def test_a_whole_game_can_be_resumed_at_any_point() -> None:
    game = begun(3)
    dice = Dice(5)
    while not game.over:
        answers = legal(game.table) + others(game.table)
        game.play(answers[dice.below(len(answers))])
        if dice.below(12) == 0:
            again = Game.of(game.record)
            assert digest(again.table) == digest(game.table)
            game = again
    with pytest.raises(IllegalAnswer, match="over"):
        game.play(DONE)


def test_random_undo_and_redo_never_lose_the_game() -> None:
    game = begun(4)
    dice = Dice(11)
    while not game.over:
        answers = legal(game.table) + others(game.table)
        game.play(answers[dice.below(len(answers))])
        here, length = digest(game.table), len(game)
        steps = dice.below(game.undoable + 1)
        assert game.legal_numbers == legal(game.table)
        assert game.undo_to(length - steps)
        assert game.legal_numbers == legal(game.table)
        chance_since = [moment for moment in game.moments(length - steps) if moment.who == CHANCE]
        assert chance_since == []
        while game.redo():
            assert game.legal_numbers == legal(game.table)
        assert (digest(game.table), len(game)) == (here, length)
        assert digest(game.at(length).table) == here
