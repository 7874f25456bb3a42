"""What the sale at the end of this round brings as the table stands: who arrives, and for whom it is too late."""

from msgspec import Struct

from lantern.engine.counts import lost_room, room
from lantern.engine.state import ACTION, PLAYING, State


class ComingSale(Struct, frozen=True, rename="camel"):
    """The sale of this round (R8.1, R8.2), if nobody leaves a plantation before it."""

    arriving: int  # people who will be sold to the plantations
    room: int  # open spaces there
    beyond_reach: int  # how many of those who arrive go on the Lost track
    overflows: bool  # more than it can take: the game is lost


def coming_sale(s: State) -> ComingSale:
    """Return what this round's sale brings; once it has been held, only who is still on the way."""
    space = room(s)
    if s.outcome != PLAYING:
        return ComingSale(0, space, 0, overflows=False)
    for_sale = s.market[0] if s.market and s.phase <= ACTION else 0
    arriving = s.transit + for_sale
    beyond = max(0, arriving - space)
    return ComingSale(arriving, space, beyond, overflows=beyond > lost_room(s))
