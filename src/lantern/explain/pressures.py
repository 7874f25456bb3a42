"""What presses as the table stands: sentences about people, room, money and Support."""

from lantern.engine.board import PLACES
from lantern.engine.counts import SPACES, room, rounds_left, support_left
from lantern.engine.edition import RESULTS
from lantern.engine.roles import role_money
from lantern.engine.state import State
from lantern.engine.tokens import SUPPORT, price
from lantern.players.buying import hand_size
from lantern.players.opposition import rounds_to_lie
from lantern.players.threat import STEPS, chances
from lantern.view import names
from lantern.view.sale import coming_sale
from lantern.words import Text


def urgent(s: State, steps: int = 1) -> list[Text]:
    """Say why people have to move: no room for those who come, Canada near, the dice, or how many are still to go."""
    return [*overflow(s), *near(s, steps), *threatened(s), *still_to_go(s)]


def overflow(s: State) -> list[Text]:
    """The next sale brings more people than the plantations can hold (R8.2)."""
    sale = coming_sale(s)
    if not sale.beyond_reach:
        return []
    held = SPACES - sale.room
    return [Text("because-overflow", {"held": held, "coming": sale.arriving, "people": sale.beyond_reach})]


def near(s: State, steps: int) -> list[Text]:
    """People are so few steps from Canada."""
    people = sum(s.people[place] for place in range(PLACES) if STEPS[place] <= steps)
    return [Text("because-near", {"people": people, "steps": steps})] if people else []


def threatened(s: State) -> list[Text]:
    """The dice can bring a catcher to people; the place is named where they are likeliest to."""
    places = [place for place in range(PLACES) if s.people[place] and chances(s, place)]
    if not places:
        return []
    worst = max(places, key=lambda place: s.people[place] * chances(s, place))
    where, people, results = names.place(worst), s.people[worst], chances(s, worst)
    return [Text("because-threat", {"place": where, "results": results, "all": RESULTS, "people": people})]


def still_to_go(s: State) -> list[Text]:
    """The number of people still to be freed."""
    people = s.goal - s.freed
    return [Text("because-goal", {"people": people, "rounds": rounds_left(s)})] if people > 0 else []


def remaining(s: State, after: State, who: int) -> list[Text]:
    """Say what is still to be done, whatever is answered; people just freed no longer count."""
    return [*still_to_go(after if after.freed > s.freed else s), *needed(s, who), in_hand(s, who)]


def needed(s: State, who: int) -> list[Text]:
    """So much Support has still to be paid."""
    left, dollars = support_left(s), price(s, who, SUPPORT, 0)
    return [Text("because-needed", {"left": left, "dollars": dollars, "rounds": rounds_left(s)})] if left else []


def saved(s: State, who: int) -> list[Text]:
    """The money that is not spent."""
    dollars = s.money[who]
    return [Text("because-saved", {"dollars": dollars}), *needed(s, who)] if dollars else needed(s, who)


def in_hand(s: State, who: int) -> Text:
    """How many tokens this player could play sooner or later."""
    return Text("because-hand", {"tokens": hand_size(s, who)})


def turned(s: State, after: State, who: int) -> list[Text]:
    """A special has been used: the role brings other money from now on (R6.9)."""
    before, dollars = role_money(s, who), role_money(after, who)
    return [Text("because-side", {"before": before, "dollars": dollars})] if before != dollars else []


def waiting(s: State) -> Text:
    """How much room there is on the plantations, and how many people will be brought there."""
    return Text("because-open", {"room": room(s), "people": sum(s.market)})


def lies(s: State, slot: int) -> Text:
    """How many more rounds a card may lie in its space of the queue."""
    rounds = min(rounds_to_lie(s, slot), rounds_left(s) - 1)
    return Text("because-lies", {"card": names.card(s.queue[slot]), "rounds": rounds})


def purse(s: State, seat: int) -> Text:
    """How much money a player has."""
    return Text("because-purse", {"role": names.role(s.roles[seat]), "dollars": s.money[seat]})
