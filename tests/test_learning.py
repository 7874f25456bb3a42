"""Learning from games: known numbers are found again, and what is learned is what lies in the source."""

from random import Random

import numpy as np
import pytest

from lantern.content.victory import ROUNDS
from lantern.players.learned import LEARNED
from lantern.players.value import SIGNS
from tools.learn import TARGET, Played, arranged, fitted, foretold, shares, surprise, text_of

TRUE = (-0.5, 2.0)


def made_up(games: int) -> list[Played]:
    """Return games that are won the more often, the larger their second sign is."""
    luck = Random(1)
    found = []
    for _game in range(games):
        size = luck.uniform(-1.5, 1.5)
        won = luck.random() < 1 / (1 + np.exp(-TRUE[0] - TRUE[1] * size))
        found.append(Played(2, bool(won), [([1.0, size], left) for left in range(1, ROUNDS)]))
    return found


def test_what_tells_is_found() -> None:
    seen, won, which = arranged(made_up(800))
    assert seen.shape == (800 * (ROUNDS - 1), 4)
    assert fitted(seen, won) == pytest.approx([*TRUE, 0, 0], abs=0.4)
    told = foretold(seen, won, which)
    assert surprise(told, won) < surprise(np.full(len(won), won.mean()), won)
    assert surprise(told, won) > surprise(shares(seen, np.array([*TRUE, 0, 0])), won) - 0.02


def test_the_source_holds_what_was_learned_sign_by_sign() -> None:
    assert text_of([np.array(weights) for weights in LEARNED]) == TARGET.read_text(encoding="utf-8")
    assert {len(weights) for weights in LEARNED} == {2 * len(SIGNS)}
