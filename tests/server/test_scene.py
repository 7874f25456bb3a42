"""What the page is told of the table."""

import pytest

from lantern.view.scene import queue, stacks
from tests.tables import table


@pytest.mark.rule("R5.5")
def test_a_price_is_told_without_a_discount_and_for_each_seat() -> None:
    s = table(roles=["shepherd", "preacher"], queue=["whittier", "liberator"], planning=True)
    found = {each.id: (each.price, each.prices) for each in stacks(s)}
    assert found["conductor-3x1"] == (2, [1, 2]), "the Shepherd pays less"
    assert found["support"][0] == 10
    assert not found["support"][1], "everybody pays the same"
    cards = [(each.price, each.prices) for each in queue(s) if each]
    assert cards == [(3, [3, 2]), (2, [2, 1])], "the Preacher pays less"
