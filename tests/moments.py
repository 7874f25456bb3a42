"""A moment of the game for every question that the rules can ask."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from lantern import engine
from lantern.engine.flow import apply, legal
from lantern.engine.setup import new_game
from lantern.engine.state import Frame, State
from tests.cards.pictures import lay
from tests.tables import let_chance, pass_all, say

TIE: Final = {
    "catchers": {"orange": "ripley", "blue": "west-iowa", "yellow": "maine", "purple": "west-iowa", "brown": "boston"},
    "at": {"cincinnati": 1, "west-virginia": 1},
    "period": 3,
}


def frames() -> list[type[Frame]]:
    """Return every kind of frame that the engine has, whether it asks somebody or not."""
    for module in iter_modules(engine.__path__):
        import_module(f"{engine.__name__}.{module.name}")
    found = [frame for frame in Frame.__subclasses__() if frame.__module__.startswith(engine.__name__)]
    return sorted(found, key=lambda frame: frame.__name__)


def asks(frame: type[Frame]) -> bool:
    """Tell whether a kind of frame ever asks a player or chance; one that asks nobody has no answers."""
    return "legal" in vars(frame)


def bought(card: str, *answers: str, **laid: Any) -> State:
    """Return the table after seat 1 has bought a card and given some answers."""
    return say(
        lay(**{"queue": [card, "church-correspondence"], "money": [20, 8], "period": 2, **laid}), "buy 1", *answers
    )


def arrived(*answers: str, **laid: Any) -> State:
    """Return the table after somebody has come to Kentucky, where a catcher would capture them."""
    s = lay(**{"at": {"tennessee": 1}, "catchers": {"yellow": "cincinnati"}, "hands": [["conductor-3x1"]], **laid})
    return say(s, "play conductor-3x1", "from tennessee", "to kentucky", *answers)


def marshals() -> State:
    """Return the table after the holder of Civil War has bought the U.S. Marshals while a catcher is away."""
    laid = {"catchers": {"orange": "ripley"}, "at": {"chicago": 2}, "market": [0, 0, 0], "reserve": {1: "civil-war"}}
    return bought("us-marshals", options=["stretch-cards"], **{**laid, "period": 3})


def sold(*luck: str, **laid: Any) -> State:
    """Return the table after everybody has passed: the market phase begins."""
    s = pass_all(lay(**laid))
    let_chance(s, luck)
    return s


def by_ship() -> State:
    """Return the table at a move that goes by land, or for a fare by sea."""
    away = {"orange": "minnesota", "blue": "maine", "yellow": "maine", "purple": "west-iowa", "brown": "north-georgia"}
    s = lay(at={"charleston": 1}, catchers=away, money=[6, 0])
    return say(s, "special", "from charleston", "to new-york")


def bereft() -> State:
    """Return the table after Nat Turner has been bought, while two players have Support."""
    return bought("nat-turner", hands=[["support"], ["support"]], period=1)


def gift() -> State:
    """Return the table after the holder of Charles Sumner has said to whom money is given."""
    s = lay(players=3, period=2, reserve={2: "charles-sumner"}, money=[8, 5, 8])
    return say(s, "seat 3")


def dealing(frame: str) -> State:
    """Return a new table, played until this kind of frame asks chance."""
    s = new_game(1, roles=[0])
    while type(s.stack[-1]).__name__ != frame:
        apply(s, legal(s)[0])
    return s


PEOPLE: Final = {"kentucky": 1, "newport": 1, "ripley": 1, "maine": 1, "boston": 2}

MOMENTS: Final[dict[str, Callable[[], State]]] = {
    "roles are dealt": lambda: new_game(2),
    "the lead is dealt": lambda: new_game(2, roles=[0, 1]),
    "a market card is dealt": lambda: dealing("NewMarketCard"),
    "the dice are rolled": lambda: dealing("Roll"),
    "the queue is filled": lambda: dealing("Refill"),
    "a card is drawn by John Brown": lambda: bought("john-brown", "done"),
    "planning": lambda: lay(planning=True),
    "planning, with the Agent's special": lambda: lay(roles=["agent", "stockholder"], planning=True),
    "a turn": lambda: lay(queue=["whittier", "fitzhugh"], hands=[["conductor-3x1", "funds-1"]], at=PEOPLE),
    "a turn in which the Station Master may speak": lambda: lay(
        roles=["stockholder", "station-master"], hands=[["conductor-3x1"]]
    ),
    "who moves": lambda: say(lay(at=PEOPLE, hands=[["conductor-3x1"]]), "play conductor-3x1"),
    "who moves, by the Conductor's special": lambda: say(lay(at=PEOPLE), "special"),
    "where somebody goes": lambda: say(
        lay(at=PEOPLE, hands=[["conductor-3x1"]]), "play conductor-3x1", "from kentucky"
    ),
    "by sea or by land": by_ship,
    "Levi Coffin holds a catcher": lambda: arrived(reserve={2: "levi-coffin"}),
    "Civil War holds catchers": lambda: arrived(reserve={1: "civil-war"}, period=3),
    "the Station Master holds a catcher": lambda: arrived(roles=["station-master", "stockholder"]),
    "the Station Master's own Levi Coffin": lambda: arrived(
        "done", roles=["station-master", "stockholder"], reserve={1: "levi-coffin"}
    ),
    "Garrison: which way": lambda: bought("garrison", "done", **TIE),
    "Garrison: Civil War": lambda: bought("garrison", "done", reserve={1: "civil-war"}, **TIE),
    "Garrison: Levi Coffin": lambda: bought("garrison", "done", "east", reserve={1: "levi-coffin"}, **TIE),
    "U.S. Marshals: Civil War": marshals,
    "where the sold people go": lambda: sold(market=[3, 0, 0], plantations=[0, 0, 0]),
    "people are not loaded": lambda: sold(market=[0, 0, 0], money=[9, 9, 9], players=3, reserve={1: "slave-trade-act"}),
    "who is carried": lambda: bought("theodore-weld", period=1, at=PEOPLE),
    "who is carried to Canada": lambda: bought("john-price", at=PEOPLE),
    "where somebody is carried": lambda: bought("theodore-weld", "from plantation-west", period=1, at=PEOPLE),
    "the Shepherd's special": lambda: say(
        lay(roles=["shepherd", "agent"], catchers={"brown": "washington"}), "special"
    ),
    "whom Dred Scott sends back": lambda: bought("dred-scott", at=PEOPLE),
    "whom the Fugitive Slave Act reaches": lambda: bought(
        "fugitive-slave-act", at=PEOPLE | {"tennessee": 1, "east-ohio": 1}
    ),
    "who gives Support back": bereft,
    "one of two": lambda: bought("oberlin"),
    "one of two, with smaller numbers": lambda: bought("lane-seminary", period=1),
    "two cards change places": lambda: bought("whittier", period=1, queue=["whittier", "liberator", "lane-seminary"]),
    "two cards change places, the second": lambda: bought(
        "whittier", "card 2", period=1, queue=["whittier", "liberator", "lane-seminary"]
    ),
    "a card goes on the deck": lambda: bought("north-star"),
    "the Preacher discards a card": lambda: say(lay(roles=["preacher", "agent"], queue=["whittier"]), "special"),
    "a gift": gift,
    "a token at a discount": lambda: bought("lincoln-douglas"),
    "a token free": lambda: bought("garrison"),
}
