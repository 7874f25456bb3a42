"""Hints in three steps: what matters now, where to look, and what an expert would answer."""

from typing import Final

from msgspec import Struct

from lantern.engine import speaker
from lantern.engine.actions import meaning, spot_of
from lantern.engine.board import PLACES, SPOT_IDS
from lantern.engine.counts import lost_room, room, rounds_left, support_left
from lantern.engine.edition import RESULTS
from lantern.engine.state import State
from lantern.engine.tokens import SUPPORT
from lantern.explain.reasons import reasons_for
from lantern.players.base import Budget, Choice, Player
from lantern.players.threat import STEPS, chances
from lantern.view import names
from lantern.words import Text

RISKY: Final = 3  # of the 36 results of the dice: as many as one catcher can have
INCOME: Final = 4  # dollars that a player gains in a round, about
AREAS: Final = {
    **dict.fromkeys(("done", "ready", "unready"), "area-enough"),
    **dict.fromkeys(("pass", "money"), "area-money"),
    "reserve": "area-reserve",
    "seat": "area-players",
}
EXPERT: Final = Budget(seconds=1.0)


class Hint(Struct, frozen=True, rename="camel"):
    """Three steps, each telling more than the one before."""

    matters: tuple[Text, ...]
    area: Text
    spots: tuple[str, ...]  # places on the map that the second step means
    answer: int
    reasons: tuple[Text, ...]


def hint(player: Player, s: State, seat: int, budget: Budget = EXPERT) -> Hint:
    """Return what an expert would tell a seat that has something to decide."""
    choice = player.choose(s.copy(), seat, budget)
    return Hint(matters(s), area(s, choice.answer), spots(choice), choice.answer, reasons_for(s, seat, choice))


def matters(s: State) -> tuple[Text, ...]:
    """Say what is most urgent, at most two things; where nothing is, what is still needed."""
    found = [*overflow(s), *threatened(s), *behind(s), *near(s)]
    return tuple(found[:2]) or (Text("matters-goals", {"people": max(0, s.goal - s.freed), "rounds": rounds_left(s)}),)


def overflow(s: State) -> list[Text]:
    """The next sale brings more people than the plantations can hold (R8.2)."""
    over = (s.market[0] if s.market else 0) - room(s)
    if over <= 0:
        return []
    return [Text("matters-defeat" if over > lost_room(s) else "matters-overflow", {"people": over})]


def threatened(s: State) -> list[Text]:
    """Somebody stands where the dice are likely to bring a catcher."""
    places = [place for place in range(PLACES) if s.people[place] and chances(s, place) >= RISKY]
    if not places:
        return []
    worst = max(places, key=lambda place: s.people[place] * chances(s, place))
    return [Text("matters-threat", {"place": names.place(worst), "results": chances(s, worst), "all": RESULTS})]


def behind(s: State) -> list[Text]:
    """The money for Support is unlikely to come in by itself."""
    left = support_left(s)
    dollars = left * s.edition.token_prices[SUPPORT]
    if dollars - sum(s.money) <= rounds_left(s) * s.players * INCOME:
        return []
    return [Text("matters-support", {"left": left, "dollars": dollars, "rounds": rounds_left(s)})]


def near(s: State) -> list[Text]:
    """People are one step from Canada."""
    people = sum(s.people[place] for place in range(PLACES) if STEPS[place] == 1)
    return [Text("matters-near", {"people": people})] if people else []


def area(s: State, answer: int) -> Text:
    """Say where to look, without saying what to answer."""
    said = meaning(answer)
    match said.kind:
        case "from" | "to":
            return Text("area-place", {"place": names.place(said.thing)})
        case "take":
            return Text("area-tokens", {"token": names.token(said.thing)})
        case "play":
            return Text("area-hand", {"token": names.token(said.thing)})
        case "card" | "buy":
            return Text("area-card", {"card": names.card(s.queue[said.thing])})
        case "benefit" | "special" | "shield":
            return Text("area-role", {"role": names.role(s.roles[speaker(s, answer)])})
        case "hold":
            return Text("area-catcher", {"catcher": names.catcher(said.thing)})
    return Text(AREAS.get(said.kind, "area-choices"))


def spots(choice: Choice) -> tuple[str, ...]:
    """Return the place that an answer is about; who is chosen is explained by where they go."""
    answers = [choice.answer]
    if meaning(choice.answer).kind == "from":
        answers += [intent.answer for intent in choice.plan[:1] if meaning(intent.answer).kind == "to"]
    return tuple(SPOT_IDS[spot_of(answer)] for answer in answers if spot_of(answer) >= 0)
