"""The front door: what `import lantern` offers, checked and in words."""

import copy
import doctest
import pickle

import pytest

import lantern
from lantern import Actor, Answer, Game, IllegalAnswer, LanternError, Outcome


def played(answers: int = 30) -> Game:
    """Return a game for two after some answers."""
    game = Game(2, seed="7")
    while len(game) < answers:
        game.play(game.legal[-1])
    return game


def test_the_first_example_runs() -> None:
    assert doctest.testmod(lantern).failed == 0


def test_the_front_door_is_well_typed() -> None:
    """What a user's script may rely on; `make types` checks the annotations."""
    game = lantern.Game(players=2, seed="7")
    answers: list[lantern.Answer] = game.legal
    freed: int = game.freed
    won: bool = game.outcome is lantern.Outcome.WON
    where: lantern.Position = lantern.Position.parse(str(game.position))
    try:
        game.play("dance")
    except lantern.IllegalAnswer as error:
        rule: str = error.rule
    assert (len(answers) > 0, freed, won, where, rule) == (True, 0, False, game.position, "")


def test_every_public_name_is_there() -> None:
    assert all(getattr(lantern, name) is not None for name in lantern.__all__)
    assert set(lantern.__all__) <= set(dir(lantern))
    with pytest.raises(AttributeError, match="no attribute 'Gama'"):
        lantern.Gama  # noqa: B018


def test_a_question_comes_in_words_with_its_options() -> None:
    game = Game(1, roles=["agent"], seed="7")
    assert game.actor is Actor.SEAT_1
    assert str(game.question.prompt.text) == "Agent: which tokens do you take?"
    assert "Take Conductor token 3×1 for $2" in [str(option.text) for option in game.options]
    assert [option.answer for option in game.options] == game.legal
    assert Answer.parse("take 1 support") in [each.answer for each in game.blocked]


def test_what_is_not_allowed_is_refused_with_reason_and_rule_and_changes_nothing() -> None:
    game = Game(1, roles=["agent"], seed="7")
    before = game.copy()
    with pytest.raises(IllegalAnswer, match=r"It costs \$10, and you have \$8\. \(R5\.5\)") as refused:
        game.play("take 1 support")
    assert refused.value.rule == "R5.5"
    for nonsense in ("dance", "to newport", 99_999, -1):
        with pytest.raises(IllegalAnswer):
            game.play(nonsense)
    assert game == before
    assert str(game.position) == str(before.position)


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"players": 5}, "one to four players, not 5"),
        ({"roles": ["dragon"]}, "no role called 'dragon'"),
        ({"side": "easy"}, "no side called 'easy'"),
        ({"options": ["chess"]}, "no option called 'chess'"),
        ({"names": ["Ada", "Ben"]}, "2 names for 1 players"),
        ({"position": "nonsense"}, "this is no position of a game"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_one_clear_error(chosen: dict[str, object], why: str) -> None:
    with pytest.raises(LanternError, match=why):
        Game(**chosen)  # type: ignore[arg-type]


def test_answers_know_their_kind_and_what_they_are_about() -> None:
    answer = Answer.parse("take 2 conductor-3x1")
    assert (answer.kind, answer.about, str(answer)) == ("take", ("2", "conductor-3x1"), "take 2 conductor-3x1")
    assert eval(repr(answer), {"Answer": Answer.parse}) == answer


def test_undo_redo_and_looking_back() -> None:
    game = Game(1, roles=["agent"], seed="7")
    start = len(game)
    game.play("take 1 conductor-3x1")
    assert game.undo()
    assert len(game) == start
    assert not game.undo()  # the dice have been rolled before
    assert game.redo()
    assert game.at(start).position != game.position
    assert game.at(0).actor is Actor.CHANCE
    again = game.at(0)
    again.go_on()
    assert again.record.answers == game.record.answers[:start]
    with pytest.raises(LanternError, match="this game has"):
        game.at(len(game) + 1)


def test_games_and_positions_are_values() -> None:
    game = played()
    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), Game.read(game.save())):
        assert twin == game
        assert hash(twin) == hash(game)
        assert twin.position == game.position == pickle.loads(pickle.dumps(game.position))
        twin.play(twin.legal[0])
        assert twin != game
    assert "2 players" in repr(game)
    assert "30 answers" in repr(game)


def test_a_game_may_begin_at_a_position_and_its_record_says_so() -> None:
    start = played().position
    game = Game(position=start, seed="again")
    assert game.position == start
    game.play(game.legal[0])
    again = Game.read(game.save())
    assert again == game
    assert again.at(0).position == start


def test_a_companion_is_told_what_dice_and_cards_say() -> None:
    game = Game(1, roles=["agent"], companion=True)
    assert game.actor is Actor.CHANCE
    assert {answer.kind for answer in game.legal} == {"market"}
    game.play(game.legal[0])
    assert game.actor is Actor.CHANCE


def test_the_story_is_told_and_drawn() -> None:
    game = played()
    assert len(list(game)) == len(game)
    assert "Planning." in [str(line.text) for line in game.log]
    assert "CANADA" in str(game)
    assert (game.outcome, str(game.outcome)) == (Outcome.OPEN, "Outcome.OPEN")
    assert game.score == game.freed * 2 - game.lost
