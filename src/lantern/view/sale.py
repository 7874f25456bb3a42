"""What the coming sales bring as the table stands: who arrives, for whom there is no room, and where they are held."""

from msgspec import Struct

from lantern.content.victory import ROUNDS
from lantern.engine import actions, questions
from lantern.engine.board import CAPACITY, HOLDERS, PLACES, SPOT_IDS, WEST
from lantern.engine.counts import SPACES, lost_room, room, rounds_left, still_to_come
from lantern.engine.questions import Asked
from lantern.engine.state import ACTION, MARKET, PLAYING, State
from lantern.words import Text


class ComingSale(Struct, frozen=True, rename="camel"):
    """The sale of this round (R8.1, R8.2), if nobody leaves a plantation before it."""

    arriving: int  # people who will be sold to the plantations
    room: int  # open spaces there
    beyond_reach: int  # how many of those who arrive go on the Lost track
    overflows: bool  # more than it can take: the game is lost


class Clocks(Struct, frozen=True):
    """How long the game lasts at most, and how long the Lost track holds."""

    rounds: int  # still to be played, this one included
    overflow: int  # the sale with which the Lost track overflows: 1 is that of this round; 0 where it holds to the end
    moving: bool  # somebody has left the plantations, so there is a rate to go by


class Share(Struct, frozen=True):
    """One plantation, and how many of those who are sold could be held there."""

    answer: int  # which brings one person there
    place: str
    room: int
    people: int  # by an even spread


def coming_sale(s: State) -> ComingSale:
    """Return what this round's sale brings; once it has been held, only who is still on the way."""
    space = room(s)
    if s.outcome != PLAYING:
        return ComingSale(0, space, 0, overflows=False)
    for_sale = s.market[0] if s.market and s.phase <= ACTION else 0
    arriving = s.transit + for_sale
    beyond = max(0, arriving - space)
    return ComingSale(arriving, space, beyond, overflows=beyond > lost_room(s))


def sale_text(sale: ComingSale) -> Text:
    """Say who arrives at the end of this round, and for how many there is no room."""
    return Text("sale", {"arriving": sale.arriving, "room": sale.room, "beyond": sale.beyond_reach})


def clocks(s: State) -> Clocks:
    """Return the two clocks; people are taken to leave the plantations as fast as they have left them so far."""
    rounds = rounds_left(s) if s.round else ROUNDS
    away = s.freed + sum(s.people[:PLACES])
    begun = s.round if s.phase >= ACTION else s.round - 1  # rounds in which somebody could leave
    leaving = away / max(1, begun)
    return Clocks(rounds, overflow(s, sales(s)[:rounds], leaving), moving=away > 0)


def sales(s: State) -> list[float]:
    """Return how many people each coming sale brings; cards face down count as the average of the deck."""
    on_sale = s.phase <= ACTION or (s.phase == MARKET and s.market[:1] == [0])  # the lowest card is this round's
    found = [float(people) for people in (coming_sale(s).arriving, *s.market[int(on_sale) :])]
    deck = s.market_deck.bit_count()
    return [*found, *[(still_to_come(s) - sum(s.market)) / max(1, deck)] * deck]


def overflow(s: State, coming: list[float], leaving: float) -> int:
    """Return with which of these sales the Lost track overflows, or 0; this round's finds the room there is now."""
    space, left = float(room(s)), float(lost_room(s))
    for number, arriving in enumerate(coming, 1):
        if number > 1:
            space = min(space + leaving, SPACES)
        left -= max(0.0, arriving - space)
        space = max(0.0, space - arriving)
        if left < 0:
            return number
    return 0


def even_spread(s: State, asked: Asked) -> list[Share]:
    """Return an even spread of the people who are brought to the plantations; nothing where that is not asked.

    Each comes to the plantation with the most room left, so that no plantation is full before it has to be.
    """
    if asked.kind != questions.DELIVER:
        return []
    rooms = {spot: CAPACITY[spot] - s.people[spot] for spot in range(WEST, HOLDERS)}
    people = dict.fromkeys(rooms, 0)
    for _person in range(asked.left):
        most = max(rooms, key=lambda spot: rooms[spot] - people[spot])
        people[most] += 1
    return [Share(actions.going(spot), SPOT_IDS[spot], rooms[spot], people[spot]) for spot in rooms]
