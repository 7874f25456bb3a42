"""Drawing results: win rates, captures on the map, and ways to freedom, as SVG and PNG."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from lantern.content.board import PLAIN_ROUTES, SEA_LANES, path_routes
from lantern.content.victory import ROUNDS, SIDES
from lantern.lab import canvas
from lantern.lab.failure import LabError, borrowed
from lantern.lab.job import options_text, unique
from lantern.lab.report import seats, win_rate
from lantern.lab.result import GameResult
from lantern.lab.stats import Interval

MOST: Final = len(canvas.SERIES)  # series in one drawing
SHARPNESS: Final = 160  # dots per inch
LARGEST: Final = 38.0  # radius of the largest circle on the map, in its units
FEWEST: Final = 0.5  # people captured in 100 games, below which no number is written
ENOUGH: Final = 20  # people freed, before shares of them say anything
Series = dict[str, list[GameResult]]


def draw(games: Sequence[GameResult], folder: Path) -> Iterator[Path]:
    """Draw everything into a folder; yield each file when it is written."""
    if not games:
        raise LabError("there are no games to draw")
    figure = borrowed("matplotlib.figure", "lab").Figure
    folder.mkdir(parents=True, exist_ok=True)
    with borrowed("matplotlib", "lab").rc_context(canvas.STYLE):
        for name, drawing in drawings(sorted(games, key=order), figure):
            for suffix in ("svg", "png"):
                path = folder / f"{name}.{suffix}"
                drawing.savefig(path, dpi=SHARPNESS, metadata={"Date": None} if suffix == "svg" else {"Software": None})
                yield path


def order(game: GameResult) -> tuple[object, ...]:
    """Return what puts games into one order, independent of which finished first: the content as it is comes first."""
    return game.edition, game.team, game.options, game.players, SIDES.index(game.side), game.seed


def drawings(games: Sequence[GameResult], figure: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """Make all drawings, each with its name."""
    for number, series in enumerate(handful(series_of(games))):
        more = f"-{number + 1}" if number else ""
        yield f"win-rate{more}", win_rates(series, figure)
        yield f"freedom{more}", freedom(series, figure)
    teams: Series = defaultdict(list)
    for game in games:
        teams[game.team].append(game)
    for team, group in teams.items():
        name = f"captures-{re.sub('[^a-z0-9.]+', '-', team.lower())}" if len(teams) > 1 else "captures"
        yield name, captures(team, group, figure)


def series_of(games: Sequence[GameResult]) -> Series:
    """Return games by what distinguishes them, besides players and side: team, options, content."""
    parts = [(game.team, options_text(game.options), game.variant) for game in games]
    varied = [len({part[place] for part in parts}) > 1 for place in range(3)]
    found: Series = defaultdict(list)
    for game, part in zip(games, parts, strict=True):
        said = [f"options {word}" if place == 1 else word for place, word in enumerate(part) if varied[place]]
        found[", ".join(said) or game.team].append(game)
    return found


def handful(series: Series) -> Iterator[Series]:
    """Yield as many series at once as one drawing can show."""
    labels = list(series)
    for first in range(0, len(labels), MOST):
        yield {label: series[label] for label in labels[first : first + MOST]}


def headed(figure: Any, title: str, aside: str) -> None:
    """Write title and aside above a drawing."""
    figure.suptitle(title, x=0.02, y=0.985, ha="left", va="top", **canvas.TITLE)
    height = figure.get_size_inches()[1]
    figure.text(0.02, 0.985 - 0.36 / height, aside, ha="left", va="top", **canvas.ASIDE)


def counted(games: int) -> str:
    """Say how many games."""
    return "1 game" if games == 1 else f"{games:,} games"


# Win rates.


def win_rates(series: Series, figure: Callable[..., Any]) -> Any:
    """Draw the share of games won, with its interval, by number of players."""
    everything = [game for group in series.values() for game in group]
    sides = unique(game.side for game in everything)
    players = sorted({game.players for game in everything})
    drawing = figure(figsize=(max(6.4, 4.6 * len(sides)), 4.7 + 0.22 * len(series)))
    headed(drawing, "Games won", f"with 95 % intervals; {counted(len(everything))}")
    bottom = (0.6 + 0.22 * len(series)) / drawing.get_size_inches()[1]
    panels = drawing.subplots(1, len(sides), squeeze=False, sharey=True)[0]
    drawing.subplots_adjust(left=0.09, right=0.98, top=0.8, bottom=bottom, wspace=0.08)
    for panel, side in zip(panels, sides, strict=True):
        panel.set_title(f"{side} side", fontfamily="STIXGeneral")
        panel.set_xticks(range(len(players)), [seats(each) for each in players])
        panel.set_xlim(-0.55, len(players) - 0.45)
        panel.set_ylim(-3, 103)
        panel.tick_params(length=0)
        for number, (label, games) in enumerate(series.items()):
            offset = (number - (len(series) - 1) / 2) * min(0.14, 0.8 / len(series))
            shares = [(place, rate(games, side, each)) for place, each in enumerate(players)]
            points = [(place + offset, share) for place, share in shares if share is not None]
            draw_points(panel, points, number, label)
    panels[0].set_ylabel("won, %")
    entries = {label: mark for panel in panels for mark, label in zip(*panel.get_legend_handles_labels(), strict=True)}
    drawing.legend(entries.values(), entries, loc="lower left", bbox_to_anchor=(0.08, 0.01))
    return drawing


def rate(games: Sequence[GameResult], side: str, players: int) -> Interval | None:
    """Return the share won by this number of players on one side, if they have played."""
    chosen = [game for game in games if (game.side, game.players) == (side, players)]
    return win_rate(chosen) if chosen else None


def draw_points(panel: Any, points: Sequence[tuple[float, Interval]], number: int, label: str) -> None:
    """Draw shares with their intervals."""
    colour, sign = canvas.SERIES[number]
    values = [100 * share.value for _place, share in points]
    below = [100 * (share.value - share.low) for _place, share in points]
    above = [100 * (share.high - share.value) for _place, share in points]
    where = [place for place, _share in points]
    panel.errorbar(where, values, (below, above), fmt=sign, color=colour, label=label, ms=6, lw=1.4, capsize=2.5)


# Captures.


def captures(team: str, games: Sequence[GameResult], figure: Callable[..., Any]) -> Any:
    """Draw on the map where people were captured."""
    ground = canvas.ground()
    width, height = ground["width"], ground["height"]
    drawing = figure(figsize=(10, 9.6 * height / width + 0.95))
    headed(drawing, "Where people were captured", f"people in 100 games; {team}, {counted(len(games))}")
    whole = drawing.get_size_inches()[1]
    panel = drawing.add_axes((0.02, 0.12 / whole, 0.96, 9.6 * height / width / whole))
    panel.set_xlim(0, width)
    panel.set_ylim(height, 0)
    panel.set_aspect("equal")
    panel.set_xticks([])
    panel.set_yticks([])
    panel.grid(visible=False)
    panel.set_facecolor(canvas.SEA)
    for spine in panel.spines.values():
        spine.set_visible(True)
    draw_ground(panel, ground)
    people: Counter[str] = Counter()
    for game in games:
        people.update(game.captures)
    draw_circles(panel, ground["places"], {name: 100 * count / len(games) for name, count in people.items()})
    return drawing


def draw_ground(panel: Any, ground: Any) -> None:
    """Draw land, lakes, the border and the roads, all quietly."""
    polygon = borrowed("matplotlib.patches", "lab").Polygon
    for name, colour in canvas.SHAPES.items():
        for line in ground["shapes"][name]:
            panel.add_patch(polygon(line, closed=True, facecolor=colour, edgecolor=canvas.SEPIA, linewidth=0.5))
    for line in ground["shapes"]["border"]:
        panel.plot(*zip(*line, strict=True), color="#7c3a2a", lw=0.9, ls=(0, (6, 2, 1, 2)))
    places = ground["places"]
    for route in [*path_routes(), *PLAIN_ROUTES, *SEA_LANES]:
        ends = [places[route.here], places[route.there]]
        style = "--" if route in SEA_LANES else "-"
        panel.plot([end["x"] for end in ends], [end["y"] for end in ends], color=canvas.ROAD, lw=1, ls=style)


def draw_circles(panel: Any, places: Any, shares: dict[str, float]) -> None:
    """Draw a circle at each place, its area by the number of people captured there."""
    circle = borrowed("matplotlib.patches", "lab").Circle
    halo = [borrowed("matplotlib.patheffects", "lab").withStroke(linewidth=2.2, foreground=canvas.PAPER)]
    most = max(shares.values(), default=1.0)
    for name, place in places.items():
        share = shares.get(name, 0.0)
        centre = (place["x"], place["y"])
        panel.add_patch(circle(centre, 8, facecolor=canvas.PAPER, edgecolor=canvas.SEPIA, linewidth=0.9, zorder=3))
        if share:
            radius = max(11.5, LARGEST * (share / most) ** 0.5)
            look = {"facecolor": canvas.RUST, "alpha": 0.78, "edgecolor": canvas.PAPER, "linewidth": 0.8}
            panel.add_patch(circle(centre, radius, zorder=4, **look))
        draw_name(panel, place, canvas.INK if share else canvas.SEPIA, halo)
        if share >= FEWEST:
            panel.text(*centre, f"{share:.0f}", ha="center", va="center", fontsize=7.5, color=canvas.PAPER, zorder=6)


def draw_name(panel: Any, place: Any, colour: str, halo: Any) -> None:
    """Write the name of a place where the table has it."""
    x, y, anchor = place["label"]
    side = {"start": "left", "middle": "center", "end": "right"}[anchor]
    look = {"fontfamily": "STIXGeneral", "fontsize": 9.5, "path_effects": halo, "zorder": 5}
    for number, line in enumerate(place["name"]):
        panel.text(x, y + 20 * number, line, ha=side, va="baseline", color=colour, **look)


# Ways to freedom.


def freedom(series: Series, figure: Callable[..., Any]) -> Any:
    """Draw in which rounds people reached Canada, and how many rounds they had been on the road."""
    everything = [game for group in series.values() for game in group]
    players = sorted({game.players for game in everything})
    drawing = figure(figsize=(9.6, 2.5 * len(players) + 1.5 + 0.22 * len(series)))
    height = drawing.get_size_inches()[1]
    headed(drawing, "Ways to freedom", f"rounds in which people reached Canada; {counted(len(everything))}")
    panels = drawing.subplots(len(players), 2, squeeze=False, sharex=True)
    bottom = (0.8 + 0.22 * len(series)) / height
    drawing.subplots_adjust(left=0.08, right=0.98, top=1 - 1.2 / height, bottom=bottom, hspace=0.28, wspace=0.18)
    rounds = list(range(1, ROUNDS + 1))
    for row, count in zip(panels, players, strict=True):
        for number, (label, games) in enumerate(series.items()):
            colour, sign = canvas.SERIES[number]
            look = {"color": colour, "marker": sign, "ms": 4.5, "lw": 1.3, "label": label, "clip_on": False}
            chosen = [game for game in games if game.players == count]
            if chosen:
                row[0].plot(rounds, freed_per_game(chosen), **look)
            if sum(game.freed for game in chosen) >= ENOUGH:
                row[1].plot(rounds, road_shares(chosen), **look)
        row[0].set_ylabel(seats(count))
        for panel in row:
            panel.set_ylim(bottom=0)
            panel.tick_params(length=0)
            panel.set_xticks(rounds)
    panels[0][0].set_title("People freed in a game, round by round", fontfamily="STIXGeneral")
    panels[0][1].set_title("Rounds on the road, % of those freed", fontfamily="STIXGeneral")
    for panel in panels[-1]:
        panel.set_xlabel("round" if panel is panels[-1][0] else "rounds, the first and the last included")
    marks = {label: mark for row in panels for mark, label in zip(*row[0].get_legend_handles_labels(), strict=True)}
    drawing.legend(marks.values(), marks, loc="lower left", bbox_to_anchor=(0.07, 0.005))
    return drawing


def freed_per_game(games: Sequence[GameResult]) -> list[float]:
    """Return how many people reached Canada in each round, on average."""
    return [sum(game.freed_by_round[number] for game in games) / len(games) for number in range(ROUNDS)]


def road_shares(games: Sequence[GameResult]) -> list[float]:
    """Return, of all people freed, the share that was on the road for one round, two rounds, and so on."""
    roads = Counter(rounds for game in games for rounds in game.road_rounds)
    return [100 * roads[number] / roads.total() for number in range(1, ROUNDS + 1)]
