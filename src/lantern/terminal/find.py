"""Finding a card, place or role by its name, or by how the name begins."""

from collections.abc import Iterable, Mapping

from lantern.content.cards import CARDS
from lantern.content.roles import ROLES
from lantern.engine.board import CANADA, SPOT_IDS
from lantern.engine.state import NO_CARD, State
from lantern.view import names as name
from lantern.view.names import Names
from lantern.words import Text, Words


def plain(text: str) -> str:
    """Return a text as one may type it: small letters and figures, single spaces."""
    kept = "".join(character if character.isalnum() else " " for character in text.lower() if character not in "’'“”\"")
    return " ".join(kept.split())


def matching(text: str, candidates: Mapping[int, Iterable[str]]) -> list[int]:
    """Return who is meant: those called exactly so, else those beginning so, else those with a word beginning so."""
    wanted = plain(text)
    called = {number: [plain(each) for each in said] for number, said in candidates.items()}
    if not wanted:
        return []
    exact = [number for number, said in called.items() if wanted in said]
    begin = [number for number, said in called.items() if any(each.startswith(wanted) for each in said)]
    inside = [number for number, said in called.items() if any(f" {wanted}" in each for each in said)]
    return exact or begin or inside


def find_cards(text: str, s: State, words: Words) -> list[int]:
    """Return the cards meant by a name, its beginning, or a queue space."""
    if text.isdecimal() and len(text) == 1 and 1 <= int(text) <= len(s.queue):
        card = s.queue[int(text) - 1]
        return [card] if card != NO_CARD else []
    return matching(text, card_names(range(len(CARDS)), words))


def card_names(cards: Iterable[int], words: Words) -> dict[int, list[str]]:
    """Return how each card may be called; years distinguish two of the same title."""
    found = {}
    for card in cards:
        title = words.say(name.card(card))
        years = words.say(Text(f"card-{CARDS[card].id}.years"))
        found[card] = [CARDS[card].id, title, f"{title} {years}", title.removeprefix("The ")]
    return found


def find_places(text: str, words: Words) -> list[int]:
    """Return the places meant by a name or its beginning."""
    called: dict[int, list[str]] = {}
    for spot in range(CANADA + 1):
        called[spot] = [SPOT_IDS[spot], words.say(name.place(spot))]
        if spot < CANADA:
            called[spot].append(words.say(Text(f"map-{SPOT_IDS[spot]}")))
    return matching(text, called)


def find_roles(text: str, s: State, words: Words, names: Names) -> list[int]:
    """Return the roles meant by a seat's number, a player's name, or the role's own name."""
    if text.isdecimal():
        return [s.roles[int(text) - 1]] if 1 <= int(text) <= len(s.roles) else []
    called = {number: [role.id, words.say(name.role(number))] for number, role in enumerate(ROLES)}
    for seat, role in enumerate(s.roles):
        called[role].append(words.say(Text("t-prompt", {"seat": names.seat(seat)})))
    return matching(text, called)
