"""A study file: what is changed, one variant after the other, and which games are played with each."""

import tomllib
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from lantern.editions import NEWEST, EditionError, variant_of
from lantern.lab.failure import LabError
from lantern.lab.job import NONE, Grid, Job, grid
from lantern.saves import reason

AS_IT_IS: Final = "as it is"
MOST_VARIANTS: Final = 1000


class StudyPlan(Struct, forbid_unknown_fields=True):
    """The file as it is written."""

    teams: list[str]
    title: str = ""
    players: list[int] = field(default_factory=lambda: [2])
    sides: list[str] = field(default_factory=lambda: ["normal"])
    options: list[str] = field(default_factory=lambda: [NONE])
    games: int = 100
    seed: int = 1
    roles: bool = False
    cards: bool = False
    luck: bool = False
    variant: list[dict[str, Any]] = []  # each with a name and its changes
    sweep: dict[str, Any] = {}  # every combination of these


class Study(Struct, frozen=True):
    """What a study plays and what it reports."""

    title: str
    grid: Grid
    variants: dict[str, str]  # editions and what they are called; the one as it is comes first
    cards: bool

    def jobs(self) -> list[Job]:
        """Return all games."""
        return [job for edition, name in self.variants.items() for job in self.grid.jobs(edition, name)]


def read_study(path: Path) -> Study:
    """Read a study file; a LabError says what is wrong with it."""
    try:
        plan = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), StudyPlan)
        return understood(plan)
    except OSError as error:
        raise LabError(f"{path}: {reason(error)}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError, LabError, EditionError) as error:
        raise LabError(f"{path}: {error}") from error


def understood(plan: StudyPlan) -> Study:
    """Return a study with all its variants checked."""
    found: dict[str, str] = {NEWEST: AS_IT_IS}
    for name, numbers in [*named(plan), *swept(plan)]:
        text, differing = variant_of(NEWEST, numbers)
        found.setdefault(text, name or ", ".join(f"{address}={value}" for address, value in differing))
    if len(found) > MOST_VARIANTS:
        raise LabError(f"{len(found)} variants are too many; at most {MOST_VARIANTS}")
    chosen = grid(plan.teams, plan.players, plan.sides, plan.options, plan.games, plan.seed, plan.roles)
    return Study(plan.title, replace(chosen, weighed=plan.luck), found, plan.cards)


def named(plan: StudyPlan) -> list[tuple[str, dict[str, Any]]]:
    """Return the variants that are written out."""
    found = []
    for variant in plan.variant:
        numbers = flat({key: value for key, value in variant.items() if key != "name"})
        found.append((str(variant.get("name", "")), numbers))
    return found


def swept(plan: StudyPlan) -> list[tuple[str, dict[str, Any]]]:
    """Return every combination of the numbers that are swept."""
    sweep = flat(plan.sweep)
    for address, values in sweep.items():
        if not isinstance(values, list):
            raise LabError(f"{address!r} is swept over {values!r}, which is not a list")
    return [("", dict(zip(sweep, values, strict=True))) for values in product(*sweep.values())] if sweep else []


def flat(table: dict[str, Any], before: str = "") -> dict[str, Any]:
    """Return `a.b = 1` alike, whether the file has it as one key or as tables within tables."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        found.update(flat(value, f"{before}{key}.") if isinstance(value, dict) else {f"{before}{key}": value})
    return found
