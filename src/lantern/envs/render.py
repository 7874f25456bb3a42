"""The table in words, for whoever watches a program learn."""

from lantern.engine.board import CATCHERS, PLACES, WEST, members
from lantern.engine.flow import actor
from lantern.engine.state import NO_CARD, State
from lantern.engine.tokens import KINDS, SUPPORT
from lantern.envs.floor import everything_said
from lantern.thought.outlook import support_left
from lantern.view import names as name
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.view.prompts import prompt
from lantern.words import Text, Words


def picture(s: State) -> str:
    """Return the whole table in a few lines: where the game stands, people, catchers, cards, seats, question."""
    words, names = Words(), Names(s)
    parts = [head(s, words, names), goals(s, words), people(s, words), catchers(s, words), market(s, words)]
    parts += [cards(s, words), *[mat(s, words, names, seat) for seat in range(s.players)], asked(s, words, names)]
    return "\n".join(parts) + "\n"


def head(s: State, words: Words, names: Names) -> str:
    """Return round, phase and lead."""
    if not s.round:
        return words.say(Text("t-setting-up"))
    parts = [
        Text("t-round", {"round": s.round}),
        Text(f"phase-{s.phase}"),
        Text("t-lead", {"seat": names.seat(s.lead)}),
    ]
    return " · ".join(words.say(part) for part in parts)


def goals(s: State, words: Words) -> str:
    """Return the numbers that decide the game."""
    freed = Text("t-freed", {"freed": s.freed, "goal": s.goal})
    lost = Text("t-lost", {"lost": s.lost, "limit": s.lost_limit})
    return " · ".join(words.say(part) for part in (freed, Text("t-support-left", {"left": support_left(s)}), lost))


def people(s: State, words: Words) -> str:
    """Return where people are, plantations in a line of their own."""
    on_map = [f"{words.say(name.place(place))} {s.people[place]}" for place in members(s.peopled) if place < PLACES]
    held = [f"{words.say(name.place(place))} {s.people[place]}" for place in range(WEST, len(s.people))]
    return f"{words.say(Text('t-legend-person'))}: {', '.join(on_map) or '–'}\n   {', '.join(held)}"


def catchers(s: State, words: Words) -> str:
    """Return where the catchers are."""
    where = [(name.catcher(each), name.place(s.catchers[each])) for each in range(CATCHERS)]
    return ", ".join(f"{words.say(who)}: {words.say(place)}" for who, place in where)


def market(s: State, words: Words) -> str:
    """Return how many people are on each market card, the one sold next first."""
    return f"{words.say(Text('t-market'))}: {', '.join(map(str, s.market)) or words.say(Text('t-no-market'))}"


def cards(s: State, words: Words) -> str:
    """Return the queue with its prices, from left to right."""
    queue = [(price, card) for price, card in zip(s.edition.queue_prices, s.queue, strict=True) if card != NO_CARD]
    return f"{words.say(Text('t-cards'))}: " + ", ".join(
        f"{words.say(name.card(card))} ${price}" for price, card in queue
    )


def mat(s: State, words: Words, names: Names, seat: int) -> str:
    """Return what one seat has."""
    hand = s.hands[seat * KINDS : (seat + 1) * KINDS]
    parts = [words.say(Text("t-money", {"dollars": s.money[seat]}))]
    parts += [f"{hand[kind]} {words.say(name.token(kind))}" for kind in range(SUPPORT + 1, KINDS) if hand[kind]]
    parts.append(words.say(Text("t-support-held", {"count": hand[SUPPORT]})))
    if s.reserve[seat] != NO_CARD:
        parts.append(words.say(Text("t-reserve", {"card": name.card(s.reserve[seat])})))
    return f"{words.say(Text('t-prompt', {'seat': names.seat(seat)}))}: {', '.join(parts)}"


def asked(s: State, words: Words, names: Names) -> str:
    """Return the question and what may be answered."""
    said = words.say(prompt(s, names).text)
    if actor(s) < 0:
        return said
    options = [f"{answer} {words.say(answer_text(s, answer, names))}" for answer in everything_said(s)]
    return f"{said}\n   {'; '.join(options)}"
