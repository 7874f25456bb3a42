"""The table in words, to watch a program learn."""

from typing import Final

from lantern.content.tokens import KIND_IDS, KINDS
from lantern.engine import actor, legal
from lantern.engine.actions import DONE
from lantern.engine.board import CATCHERS, PLACES, WEST, members
from lantern.engine.counts import support_left
from lantern.engine.state import NO_CARD, State
from lantern.envs.floor import Floor, everything_said
from lantern.view import names as name
from lantern.view.answers import answer_text
from lantern.view.names import Names
from lantern.view.prompts import prompt
from lantern.words import Text, Words

SUPPORT: Final = KIND_IDS.index("support")


def picture(s: State, floor: Floor | None = None) -> str:
    """Return the whole table in a few lines: where the game stands, people, catchers, cards, seats, question.

    Where seats answer one after the other, `floor` says who may speak now.
    """
    words, names = Words(), Names(s)
    parts = [head(s, words, names), goals(s, words), people(s, words), catchers(s, words), market(s, words)]
    parts += [cards(s, words), *[mat(s, words, names, seat) for seat in range(s.players)]]
    parts.append(unasked(floor, words, names) if floor is not None and floor.unasked else asked(s, words, names, floor))
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
    on_map = [f"{words.say(name.place(place))} {s.people[place]}" for place in members(s.occupied) if place < PLACES]
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
    parts += [f"{hand[kind]} {words.say(name.token(kind))}" for kind in range(KINDS) if hand[kind] and kind != SUPPORT]
    parts.append(words.say(Text("t-support-held", {"count": hand[SUPPORT]})))
    if s.reserve[seat] != NO_CARD:
        parts.append(words.say(Text("t-reserve", {"card": name.card(s.reserve[seat])})))
    return f"{words.say(Text('t-prompt', {'seat': names.seat(seat)}))}: {', '.join(parts)}"


def asked(s: State, words: Words, names: Names, floor: Floor | None) -> str:
    """Return the question and what may be answered, also by chance."""
    answers = legal(s) if floor is not None or actor(s) < 0 else everything_said(s)
    options = [f"{answer} {words.say(answer_text(s, answer, names))}" for answer in answers]
    return f"{words.say(prompt(s, names).text)}\n   {'; '.join(options)}"


def unasked(floor: Floor, words: Words, names: Names) -> str:
    """Return what a seat may say that is not asked, or keep silent."""
    said = [words.say(answer_text(floor.table, answer, names)) for answer in floor.answers[1:]]
    options = [f"{answer} {text}" for answer, text in zip(floor.answers[1:], said, strict=True)]
    silent = f"{DONE} {words.say(Text('t-keep-silent'))}"
    return f"{words.say(Text('t-may-speak', {'seat': names.seat(floor.who)}))}\n   {'; '.join([silent, *options])}"
