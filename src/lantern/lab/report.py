"""What many games come to: win rates with intervals, means, causes of defeat, and what a change has changed."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from lantern.lab import stats
from lantern.lab.job import options_text
from lantern.lab.result import CLOCKED, GameResult
from lantern.lab.stats import Interval, wilson
from lantern.record import OUTCOMES

Way = tuple[int, str, tuple[str, ...]]  # players, side, options
MEANS = ("freed", "lost", "support_left", "money", "rounds", "answers", "captured", "score")


def way(game: GameResult) -> Way:
    """Return how the game was chosen, apart from who played it."""
    return game.players, game.side, game.options


class Row(msgspec.Struct, frozen=True):
    """One team with one content at one way to play."""

    variant: str
    team: str
    players: int
    side: str
    options: tuple[str, ...]
    games: int
    won: Interval
    means: dict[str, float]
    outcomes: dict[str, int]
    short_of: dict[str, int]
    slowest: float
    against: str  # which team or variant the difference is taken to
    difference: Interval | None  # of the win rates, pair by pair on the same seeds
    even: Interval | None  # the win rate with even luck, where that was weighed
    even_difference: Interval | None


def rows_of(games: Iterable[GameResult], by_variant: bool = False) -> list[Row]:
    """Return a row for each team, content and way to play; each is compared with the first of its kind."""
    groups: dict[tuple[Way, str, str], list[GameResult]] = defaultdict(list)
    for game in games:
        groups[way(game), game.variant, game.team].append(game)
    found = []
    firsts: dict[tuple[Way, str], str] = {}
    for (where, variant, team), group in groups.items():
        fixed, free = (team, variant) if by_variant else (variant, team)
        first = firsts.setdefault((where, fixed), free)
        reference = groups[(where, first, team) if by_variant else (where, variant, first)]
        found.append(row_of(group, None if first == free else reference, first))
    return found


def row_of(group: Sequence[GameResult], reference: Sequence[GameResult] | None, first: str) -> Row:
    """Sum up some games that were chosen alike."""
    one = group[0]
    found = pairs(group, reference or (), won)
    fair = pairs(group, reference or (), even) if weighed((*group, *(reference or ()))) else []
    return Row(
        variant=one.variant,
        team=one.team,
        players=one.players,
        side=one.side,
        options=one.options,
        games=len(group),
        won=win_rate(group),
        means={name: sum(getattr(game, name) for game in group) / len(group) for name in MEANS},
        outcomes={name: sum(game.outcome == name for game in group) for name in OUTCOMES.values() if name != "open"},
        short_of=dict(Counter(" and ".join(game.short_of) for game in group if game.short_of)),
        slowest=max(game.slowest for game in group),
        against=first if reference else "",
        difference=stats.paired(found) if found else None,
        even=even_rate(group),
        even_difference=stats.mean(fair) if len(fair) > 1 else None,
    )


def win_rate(games: Sequence[GameResult]) -> Interval:
    """Return the share of games won."""
    return wilson(sum(game.won for game in games), len(games))


def even_rate(games: Sequence[GameResult]) -> Interval | None:
    """Return the share of games won with even luck, where that is known; few games may tell less than nothing."""
    return stats.mean([even(game) for game in games]) if weighed(games) and len(games) > 1 else None


def weighed(games: Iterable[GameResult]) -> bool:
    """Tell whether what luck gave is known of all of these games."""
    return all(game.luck is not None for game in games)


def won(game: GameResult) -> float:
    """Return 1 for a game that was won, else 0."""
    return float(game.won)


def even(game: GameResult) -> float:
    """Return what a weighed game tells of a team: whether it was won, less what luck gave."""
    return game.won - (game.luck or 0.0)


def pairs(
    group: Sequence[GameResult], reference: Sequence[GameResult], worth: Callable[[GameResult], float]
) -> list[float]:
    """Return how much more one of each pair is worth than the other, both on the same seed and roles."""
    before = {shared(game): worth(game) for game in reference}
    return [worth(game) - before[shared(game)] for game in group if shared(game) in before]


def shared(game: GameResult) -> object:
    """Return what two games of a pair have in common."""
    return game.seed, () if game.dealt else game.roles


def fingerprint(games: Iterable[GameResult]) -> str:
    """Return a short hash of all that the seeds decide: the same command gives the same one, whatever the workers."""
    rows = []
    for game in games:
        row = msgspec.to_builtins(game)
        rows.append(msgspec.json.encode({name: row[name] for name in sorted(row) if name not in CLOCKED}))
    return sha256(b"\n".join(sorted(rows))).hexdigest()[:12]


# In words.


def told(found: Sequence[Row]) -> list[str]:
    """Return the report as lines of text, one block for each way to play."""
    blocks: dict[Way, list[Row]] = defaultdict(list)
    for each in found:
        blocks[each.players, each.side, each.options].append(each)
    text = []
    for (players, side, options), rows in blocks.items():
        text += [f"{seats(players)}, {side}, options {options_text(options)}", *columns(rows), ""]
    return text[:-1]


def seats(players: int) -> str:
    """Say how many players."""
    return "1 player" if players == 1 else f"{players} players"


def columns(rows: Sequence[Row]) -> list[str]:
    """Return rows as a table."""
    head = ["variant"] if any(row.variant for row in rows) else []
    head += ["team", "games", "won %", "95 %", "freed", "lost", "Support left", "rounds", "captured"]
    head += ["Lost track full %", "out of time %", *{f"against {row.against}" for row in rows if row.difference}]
    variants, compared = "variant" in head, head[-1].startswith("against")
    fair = all(row.even for row in rows)
    head += ["with even luck %", "95 %", *(["even luck, against"] if compared else [])] if fair else []
    return aligned([head, *[cells(row, variants, compared, fair) for row in rows]], 1 + variants)


def cells(row: Row, with_variant: bool, compared: bool, fair: bool) -> list[str]:
    """Return one row of the table."""
    share = [100 * row.outcomes[name] / row.games for name in ("lost-track-full", "out-of-time")]
    means = [row.means[name] for name in ("freed", "lost", "support_left", "rounds", "captured")]
    return [
        *([row.variant] if with_variant else []),
        row.team,
        str(row.games),
        f"{100 * row.won.value:.1f}",
        spread(row.won),
        *(f"{value:.1f}" for value in means),
        *(f"{value:.0f}" for value in share),
        *([points(row.difference)] if compared else []),
        *([f"{100 * row.even.value:.1f}", spread(row.even)] if row.even and fair else []),
        *([points(row.even_difference)] if compared and fair else []),
    ]


def spread(interval: Interval) -> str:
    """Return the interval of a share in per cent; few games with even luck would tell less than nothing."""
    return f"{100 * max(0.0, interval.low):.1f}–{100 * min(1.0, interval.high):.1f}"


def points(interval: Interval | None) -> str:
    """Return a difference in points of per cent, with its interval; nothing where nothing was compared."""
    if interval is None:
        return ""
    return f"{100 * interval.value:+.1f} ({100 * interval.low:+.1f} to {100 * interval.high:+.1f})"


def aligned(rows: Sequence[Sequence[str]], words: int) -> list[str]:
    """Return rows as columns: the first ones, words, to the left, the others to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    text = []
    for row in rows:
        parts = [f"{cell:<{width}}" for cell, width in zip(row[:words], widths, strict=False)]
        parts += [f"{cell:>{width}}" for cell, width in zip(row[words:], widths[words:], strict=True)]
        text.append("  " + "  ".join(parts).rstrip())
    return text


def plain(found: Sequence[Row]) -> list[dict[str, Any]]:
    """Return the report for programs."""
    rows: list[dict[str, Any]] = []
    for each in found:
        row = msgspec.to_builtins(each)
        row["won"] = each.won._asdict()
        for name in ("difference", "even", "even_difference"):
            interval = getattr(each, name)
            row[name] = interval._asdict() if interval else None
        rows.append(row)
    return rows
