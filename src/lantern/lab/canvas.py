"""How the lab's drawings look: ink on paper, as the table does."""

import json
from importlib.resources import files
from typing import Any, Final

INK: Final = "#2a2118"
SEPIA: Final = "#5b4a35"
PAPER: Final = "#fbf6e9"
RULE: Final = "#d9ccb0"
RUST: Final = "#8c2f22"
SEA: Final = "#dde3db"
ROAD: Final = "#b7a887"
# From the ground up.
SHAPES: Final = {"canada": "#efd9c6", "lakes": SEA, "territories": "#eae3d0", "north": "#f1e6cb", "south": "#d3d3b3"}
# Each series has a colour and a sign of its own, so that it is known without its colour too.
SERIES: Final = (
    ("#23506e", "o"),
    ("#3f5a2c", "s"),
    ("#573373", "D"),
    ("#6b4423", "^"),
    ("#3577a8", "v"),
    ("#7c8460", "P"),
    ("#2a2118", "X"),
    ("#a9705a", "<"),
)
STYLE: Final[dict[str, Any]] = {
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": SEPIA,
    "axes.linewidth": 0.8,
    "axes.titlesize": 12,
    "axes.titlecolor": INK,
    "axes.labelcolor": INK,
    "axes.labelsize": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "grid.color": RULE,
    "grid.linewidth": 0.6,
    "xtick.color": SEPIA,
    "ytick.color": SEPIA,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "text.color": INK,
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "legend.frameon": False,
    "svg.fonttype": "path",
    "svg.hashsalt": "lantern",  # the same results give the same file
}
TITLE: Final = {"fontfamily": "STIXGeneral", "fontsize": 19, "color": INK}
ASIDE: Final = {"fontfamily": "STIXGeneral", "fontstyle": "italic", "fontsize": 12, "color": SEPIA}


def ground() -> Any:
    """Return the map: its size, places and shapes."""
    return json.loads((files("lantern") / "lab" / "map.json").read_text(encoding="utf-8"))
