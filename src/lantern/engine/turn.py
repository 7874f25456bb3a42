"""What the acting player has used this turn: bits of `State.used` (R6.1)."""

from typing import Final

MONEY_USED: Final = 1
BENEFIT_USED: Final = 2
SPECIAL_USED: Final = 4
CARD_USED: Final = 8
ACTED: Final = 16  # any listed action: no more passing
BEGUN: Final = 32  # an own action or gift: no longer "at the beginning" (R11.1)
FUNDRAISED: Final = 64
SHIELDED: Final = 128  # Conductor tokens draw no catchers this turn (Station Master's special)

# Civil War within one action: `State.truce`.
NOT_ASKED: Final = 0
DECLINED: Final = 1
IN_FORCE: Final = 2
