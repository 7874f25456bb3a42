"""The six roles (R11)."""

from typing import Final, NamedTuple

from lantern.content.source import ESTIMATE, PLAYER, RULEBOOK


class Role(NamedTuple):
    """One role card; money is paid each Action phase, more once the special is used."""

    id: str
    money: int
    money_after: int  # on Side II
    money_after_source: str
    card_discount: int = 0
    conductor_discount: int = 0


MONEY_SOURCE: Final = RULEBOOK
BENEFITS_SOURCE: Final = RULEBOOK  # of discounts, people and steps

ROLES: Final[list[Role]] = [
    Role("agent", 1, 2, ESTIMATE),
    Role("conductor", 1, 2, ESTIMATE),
    Role("preacher", 1, 2, RULEBOOK, card_discount=1),
    Role("shepherd", 1, 2, ESTIMATE, conductor_discount=1),
    Role("station-master", 1, 2, PLAYER),
    Role("stockholder", 1, 2, ESTIMATE),
]

BENEFIT_PEOPLE: Final = 2  # Agent and Conductor: two people, one place each
SPECIAL_STEPS: Final = 5  # the Conductor's special
SPECIAL_PEOPLE: Final = 2  # the Shepherd's special
