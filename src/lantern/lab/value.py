"""What a role and a card are worth, as far as games can tell."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from lantern.content.cards import CARDS
from lantern.lab.job import options_text
from lantern.lab.report import aligned, points, seats, spread, win_rate
from lantern.lab.result import GameResult
from lantern.lab.stats import Interval, difference, paired
from lantern.record import ROLE_IDS

ROLES: Final = ("Roles in the first seat, all else alike: seed, and roles in the other seats.",)
CARDS_CAVEAT: Final = (
    "Cards: a correlation, not a cause. Players with money to spare buy more cards and win more often,",
    "and a game that goes well lasts long enough to see more of them.",
)


class Worth(NamedTuple):
    """How games with something compare with games without it."""

    name: str
    games_with: int
    games_without: int
    with_it: Interval
    without: Interval
    difference: Interval


class WorthTable(NamedTuple):
    """The worths found with one team and content at one way to play: others would blur the comparison."""

    variant: str
    team: str
    players: int
    side: str
    options: tuple[str, ...]
    worths: list[Worth]

    @property
    def title(self) -> str:
        """What was played."""
        variant = f"{self.variant}, " if self.variant else ""
        return f"{variant}{self.team}, {seats(self.players)}, {self.side}, options {options_text(self.options)}"


def tables(games: Iterable[GameResult], worth: Callable[[list[GameResult]], list[Worth]]) -> list[WorthTable]:
    """Return a table of worths for each team, content and way to play."""
    groups: dict[tuple[str, str, int, str, tuple[str, ...]], list[GameResult]] = defaultdict(list)
    for game in games:
        groups[game.variant, game.team, game.players, game.side, game.options].append(game)
    return [WorthTable(*where, worth(group)) for where, group in groups.items()]


def role_worth(games: Sequence[GameResult]) -> list[Worth]:
    """Compare roles in the first seat, all else alike: the seed, and the roles in the other seats."""
    trials: dict[object, list[GameResult]] = defaultdict(list)
    for game in games:
        if not game.dealt:
            trials[game.roles[1:], game.seed].append(game)
    found = []
    for role in ROLE_IDS:
        groups = [group for group in trials.values() if len(group) > 1 and any(game.roles[0] == role for game in group)]
        ours = [game for group in groups for game in group if game.roles[0] == role]
        others = [game for group in groups for game in group if game.roles[0] != role]
        if ours:
            pairs = [share(group, role, True) - share(group, role, False) for group in groups]
            found.append(Worth(role, len(ours), len(others), win_rate(ours), win_rate(others), paired(pairs)))
    return sorted(found, key=lambda worth: -worth.difference.value)


def share(group: Sequence[GameResult], role: str, having: bool) -> float:
    """Return the share won of the games of one trial that have, or have not, the role in the first seat."""
    chosen = [game.won for game in group if (game.roles[0] == role) == having]
    return sum(chosen) / len(chosen)


def card_worth(games: Sequence[GameResult]) -> list[Worth]:
    """Compare, of the games in which a card lay in the queue, those in which it was bought with the others."""
    found = []
    for card in [each.id for each in CARDS]:
        offered = [game for game in games if card in game.offered]
        bought = [game for game in offered if card in game.bought]
        left = [game for game in offered if card not in game.bought]
        if bought and left:
            one, other = win_rate(bought), win_rate(left)
            found.append(Worth(card, len(bought), len(left), one, other, difference(one, other)))
    return sorted(found, key=lambda worth: -worth.difference.value)


def told(found: Sequence[WorthTable], what: str) -> list[str]:
    """Return tables of worths as text."""
    head = [what, "games", "won %", "95 %", "games without", "won %", "95 %", "difference"]
    text = []
    for table in found:
        text += ["", table.title, *aligned([head, *[cells(row) for row in table.worths]], 1)]
    return text


def cells(row: Worth) -> list[str]:
    """Return one line of a table."""
    sides = [*half(row.games_with, row.with_it), *half(row.games_without, row.without)]
    return [row.name, *sides, points(row.difference)]


def half(games: int, won: Interval) -> list[str]:
    """Return one half of a comparison."""
    return [str(games), f"{100 * won.value:.1f}", spread(won)]


def plain(found: Sequence[WorthTable]) -> list[dict[str, Any]]:
    """Return tables of worths for programs."""
    return [{**table._asdict(), "worths": [plain_worth(row) for row in table.worths]} for table in found]


def plain_worth(row: Worth) -> dict[str, Any]:
    """Return one worth for programs."""
    spans = {name: getattr(row, name)._asdict() for name in ("with_it", "without", "difference")}
    return {**row._asdict(), **spans}
