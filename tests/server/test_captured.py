"""Who on the market cards was captured: followed through whole games, and never more than lie there."""

from pathlib import Path

import pytest

from lantern.chance import Seeded
from lantern.engine import facts
from lantern.engine.actions import OVER
from lantern.engine.board import BOTTOM_MARKET
from lantern.engine.flow import legal
from lantern.engine.playout import Dice
from lantern.record import Record, read
from lantern.server.captured import Load, Market, Tally
from lantern.server.scene import scene
from lantern.session import Session
from tools.fuzz import setup_of

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.txt"))


def people(found: Market, game: Session) -> list[int]:
    """Return the people on each card; a sold card that still lies there is empty."""
    counts = [card.people for card in found.cards]
    return [0] * (len(game.state.market) - len(counts)) + counts


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_people_followed_are_those_on_the_table(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    game, tally, ever = Session(record.setup, None), Tally(), 0
    for answer in record.answers:
        game.play(answer)
        assert people(tally.market(game), game) == game.state.market
        captured = tally.captured(game)
        assert all(few <= many for few, many in zip(captured, game.state.market, strict=True))
        ever += sum(captured)
    told = {fact[0] for moment in game.story() for fact in moment.facts}
    assert bool(ever) == bool(told & {facts.CAPTURED, facts.SEIZED})
    assert scene(game, "x").table.captured == tally.captured(game)


def test_the_same_with_all_options_and_after_undo() -> None:
    for seed in range(0, 40, 5):
        game, dice, tally = Session(setup_of(seed), Seeded(str(seed))), Dice(seed), Tally()
        while game.who != OVER and len(game.record.answers) < 400:
            answers = legal(game.state)
            game.play(answers[dice.below(len(answers))])
            if dice.below(8) == 0:
                game.undo()
            assert people(tally.market(game), game) == game.state.market
        again = Session.resume(Record(game.record.setup, list(game.record.answers)), None)
        assert Tally().captured(again) == tally.captured(game)


def test_captured_people_are_put_back_one_each_in_turn() -> None:
    market = Market([Load(3), Load(2), Load(4)])
    market.hear((facts.CAPTURED, 0, 4, 1))
    assert [(card.people, card.captured) for card in market.cards] == [(5, 2), (3, 1), (5, 1)]
    market.hear((facts.SEIZED, 0, 0, 0))
    assert market.cards[0] == Load(6, 3)


def test_those_a_card_was_loaded_with_leave_first() -> None:
    market = Market([Load(4, 2), Load(1)])
    for left in (Load(3, 2), Load(2, 2), Load(1, 1)):
        market.hear((facts.CARRIED, BOTTOM_MARKET, 0, 0))
        assert market.cards[0] == left
    market.hear((facts.LOADED, 0, 2, -1))
    assert market.cards[0] == Load(3, 1)
    market.hear((facts.SOLD, 3, 0, 0))
    assert market.cards == [Load(1)]
    market.hear((facts.UNLOADED, 0, 1, 0))
    assert market.cards == [Load(0)]
