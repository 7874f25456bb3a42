"""What computer players do not know fails loudly: a worth of nothing would be a mistake nobody notices."""

from typing import NamedTuple, get_args

import pytest

from lantern.content.cards import CARDS, RESERVE, opposition, reserve
from lantern.content.effects import AddToMarket, Deed, Either, Move, Reserve, SendBack, SwapQueue
from lantern.engine.actions import NOBODY
from lantern.engine.decks import IS_OPPOSITION
from lantern.engine.state import Frame, State
from lantern.players.buying import effect_points, queue_points
from lantern.players.heuristic import answer
from lantern.players.opposition import LYING, harm, weight_of
from tests import plain
from tests.cards.pictures import lay


class Dance(NamedTuple):
    """A sentence that no card has."""


class Dancing(Frame):
    """A question that nobody asks."""

    def actor(self, s: State) -> int:
        return 0

    def legal(self, s: State) -> list[int]:
        return [0]


def sample(kind: type[Deed]) -> Deed:
    """Return a sentence of this kind from a card."""
    texts = [effect for card in CARDS for effect in (*card.when_bought, *card.when_removed, *card.on_entry)]
    return next(effect for effect in texts if isinstance(effect, kind))


@pytest.mark.parametrize("kind", get_args(Deed), ids=lambda kind: kind.__name__)
def test_every_sentence_of_card_text_has_a_worth(kind: type[Deed]) -> None:
    s = lay(at={"kentucky": 1, "boston": 2}, queue=["whittier", "gag-rules", "nat-turner"], hands=[["support"]])
    effect_points(s, 0, sample(kind), 0, 8)
    effect_points(s, 0, Either(sample(kind), Move(1)), 0, 8)


def test_what_works_against_the_players_is_worth_less_than_nothing() -> None:
    s = lay(at={"kentucky": 1, "boston": 2})
    assert effect_points(s, 0, SendBack(2), 0, 8) < 0
    assert effect_points(s, 0, AddToMarket(1), 0, 8) < 0


def test_an_unknown_sentence_is_refused() -> None:
    with pytest.raises(AssertionError, match="no rule of thumb says"):
        queue_points(lay(), Dance(), 0)  # type: ignore[arg-type]


def test_every_card_that_lies_somewhere_has_a_weight() -> None:
    s = lay(options=["stretch-cards"], at={"kentucky": 1})
    for number, card in enumerate(CARDS):
        if card.kind == RESERVE:
            assert LYING[number] >= 0, card.id
        if IS_OPPOSITION[number] and not card.when_removed:
            assert harm(s, number) > 0, card.id
    for card in (opposition("dance-hall"), reserve(1, "dancer", Reserve("dance", SwapQueue()))):
        with pytest.raises(AssertionError, match="has no weight for dance"):
            weight_of(card)


@plain
def test_an_unknown_question_is_refused() -> None:
    s = lay()
    s.push(Dancing())
    assert s.stack[-1].actor(s) != NOBODY
    with pytest.raises(AssertionError, match="no question is described"):
        answer(s)
