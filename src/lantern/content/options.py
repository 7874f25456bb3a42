"""Switches of a new game; each is recorded with it (R2.8, R5.1, R13)."""

from typing import Final, NamedTuple


class Switch(NamedTuple):
    """One switch: off by default."""

    id: str
    group: str
    rule: str


SWITCHES: Final[list[Switch]] = [
    Switch("calm-triples", "easier", "R2.8"),
    Switch("more-money", "easier", "R2.8"),
    Switch("empty-center", "easier", "R2.8"),
    Switch("full-plantations", "harder", "R2.8"),
    Switch("extra-support", "harder", "R2.8"),
    Switch("stretch-cards", "cards", "R12"),
    Switch("strict-planning", "table", "R5.1"),
    Switch("refill-at-once", "house", "R13"),
    Switch("pass-later", "house", "R13"),
    Switch("fugitive-act-limits-tokens", "house", "R13"),
]

CALM_TRIPLES: Final = 1
MORE_MONEY: Final = 2
EMPTY_CENTER: Final = 4
FULL_PLANTATIONS: Final = 8
EXTRA_SUPPORT: Final = 16
STRETCH_CARDS: Final = 32
STRICT_PLANNING: Final = 64
REFILL_AT_ONCE: Final = 128
PASS_LATER: Final = 256
FUGITIVE_ACT_LIMITS: Final = 512
ALL_SWITCHES: Final[int] = (1 << len(SWITCHES)) - 1


def switch_bits(names: list[str]) -> int:
    """Return the switches of these names as one set; an unknown name is a ValueError."""
    bits = 0
    known = [switch.id for switch in SWITCHES]
    for name in names:
        if name not in known:
            raise ValueError(f"there is no option called {name!r}; choose from {', '.join(known)}")
        bits |= 1 << known.index(name)
    return bits


def switch_names(bits: int) -> list[str]:
    """Return the names of the switches in a set."""
    return [switch.id for place, switch in enumerate(SWITCHES) if bits >> place & 1]
