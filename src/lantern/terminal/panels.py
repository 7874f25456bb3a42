"""The table beside the map: cards, market, tokens, and the mats of the players."""

from typing import Final

from rich.table import Table
from rich.text import Text as Styled

from lantern.content.cards import CARDS
from lantern.content.tokens import STACKS as PRINTED
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.board import COLOURS
from lantern.engine.decks import IS_OPPOSITION, deck_size
from lantern.engine.queue import FOR_SALE, SLOTS
from lantern.engine.state import ACTION, NO_CARD, State
from lantern.engine.tokens import KINDS, STACKS, SUPPORT, stack_of
from lantern.engine.turns import acting
from lantern.view import names as name
from lantern.view.names import Names
from lantern.view.pace import sale_text
from lantern.view.sale import coming_sale
from lantern.words import Arg, Text, Words

SALES: Final = ("t-sold-now", "t-sold-next", "t-sold-then")
RESERVE_KIND: Final = "reserve"
STACK_IDS: Final = [stack.id for stack in PRINTED]


def said(words: Words, arg: Arg) -> str:
    """Return a name in words, whether it is a text or already said."""
    return words.say(Text("t-prompt", {"seat": arg}))


def sign(text: Text) -> Styled:
    """Return the sign of the catcher a text speaks of, to stand before it; nothing where there is none."""
    named = text.args.get("catcher")
    colour = named.id.removeprefix("catcher-") if isinstance(named, Text) else ""
    if colour not in COLOURS:
        return Styled()
    catcher = COLOURS.index(colour)
    return run(palette.SIGNS[catcher], palette.FILLS[catcher]).append(" ")


def heading(text: str, aside: str, width: int) -> Styled:
    """Return the head line of a part of the table, with a quiet remark at its right end."""
    line = run(text, palette.HEAD)
    room = width - len(text) - len(aside)
    if aside and room > 1:
        line.append(" " * room)
        line.append(aside, palette.QUIET)
    return line


def queue(s: State, words: Words, width: int, most: int = 2) -> Styled:
    """Return the five cards, one under the other from left to right, with price, kind and short effect."""
    parts = [heading(words.say(Text("t-cards")), words.say(Text("t-deck", {"cards": deck_size(s)})), width)]
    for slot in range(SLOTS):
        parts.append(card_head(s, words, slot, width))
        if s.queue[slot] != NO_CARD:
            lines = wrap(short_effect(s, words, s.queue[slot]), width - 5, most)
            parts += [run(f"     {line}", palette.QUIET) for line in lines]
    return Styled("\n").join(parts)


def short_effect(s: State, words: Words, card: int) -> str:
    """Return a card's effect in few words, and that it cannot be bought where that is so."""
    effect = words.say(name.card_words(s, card, "short"))
    return effect if FOR_SALE[card] else f"{words.say(Text('t-not-sold'))} {effect}"


def card_head(s: State, words: Words, slot: int, width: int) -> Styled:
    """Return one line: space, price, title, and the kind of card at the end."""
    line = run(f"{slot + 1} ", palette.QUIET)
    card = s.queue[slot]
    if card == NO_CARD:
        return line.append(f"${s.edition.queue_prices[slot]} ").append(words.say(Text("t-empty-space")))
    line.append(f"${s.edition.queue_prices[slot]}" if FOR_SALE[card] else "––", "" if FOR_SALE[card] else palette.QUIET)
    kind = words.say(Text(f"t-kind-{CARDS[card].kind}"))
    room = width - 6 - len(kind)
    title = shorten(words.say(name.card(card)), room)
    line.append(f" {title}", palette.HEAD)
    line.append(" " * (room - len(title) + 1))
    return line.append(kind, kind_style(card))


def kind_style(card: int) -> str:
    """Return how the kind of a card is shown."""
    if IS_OPPOSITION[card]:
        return palette.OPPOSED
    return palette.KEPT if CARDS[card].kind == RESERVE_KIND else palette.QUIET


def shorten(text: str, room: int) -> str:
    """Return the text, or as much of it as there is room for."""
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"


def wrap(text: str, width: int, most: int) -> list[str]:
    """Break a text into at most so many lines; what is left out is marked."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > most:
        lines[most - 1] = shorten(f"{lines[most - 1]} {lines[most]}", width)
        if not lines[most - 1].endswith("…"):
            lines[most - 1] = shorten(lines[most - 1] + " ……", width)
    return lines[:most]


def market(s: State, words: Words, width: int) -> Styled:
    """Return the column of market cards as it lies: the one sold this round is the lowest."""
    parts = [heading(words.say(Text("t-market")), "", width)]
    if not s.market:
        parts.append(run(words.say(Text("t-no-market")), palette.QUIET))
    for position in reversed(range(len(s.market))):
        people = s.market[position]
        when = words.say(Text(SALES[min(position, 2)]))
        line = run(f"{people:>2} ", palette.HEAD)
        line.append(f"{when:<16}", "" if position == 0 else palette.QUIET)
        line.append(palette.PERSON * min(people, width - 19), "" if position == 0 else palette.QUIET)
        parts.append(line)
    sale = coming_sale(s)
    if sale.arriving:
        parts.append(run(words.say(sale_text(sale)), palette.RUST if sale.beyond_reach else palette.QUIET))
    return Styled("\n").join(parts)


def mats(s: State, words: Words, names: Names, width: int, named: bool) -> Table:
    """Return the players' mats, side by side, or in two rows where the terminal is narrow."""
    columns = min(s.players, max(1, width // 26))
    if s.players == 4 and columns == 3:
        columns = 2
    grid = Table.grid(padding=(0, 2), expand=False)
    for _column in range(columns):
        grid.add_column(width=(width - 2 * (columns - 1)) // columns, no_wrap=True, overflow="ellipsis")
    brief = width // columns < 44
    cells = [mat(s, words, names, seat, named, brief) for seat in range(s.players)]
    for first in range(0, s.players, columns):
        grid.add_row(*cells[first : first + columns])
    return grid


def mat(s: State, words: Words, names: Names, seat: int, named: bool, brief: bool) -> Styled:
    """Return one player's mat in three lines: who, money and tokens, Support and the card kept."""
    active = s.phase == ACTION and acting(s) == seat
    who = Styled().append("▸ " if active else "", palette.LAMP)
    who.append(said(words, names.seat(seat)), palette.HEAD)
    if seat < len(s.roles):
        who.append(f" · {words.say(name.role(s.roles[seat]))}" if named else "")
        who.append(" II" if s.specials_used >> seat & 1 else " I", palette.QUIET)
    if s.round and seat == s.lead:
        who.append(f" · {words.say(Text('t-lantern'))}", palette.LAMP)
    money = run(words.say(Text("t-money", {"dollars": s.money[seat]})), palette.HEAD)
    money.append("  " + (hand(s, words, seat, brief) or words.say(Text("t-no-tokens"))))
    return Styled("\n").join([who, money, kept(s, words, seat)])


def hand(s: State, words: Words, seat: int, brief: bool) -> str:
    """Name the tokens a player holds, Support left out."""
    held = s.hands[seat * KINDS : (seat + 1) * KINDS]
    parts = []
    for kind in range(SUPPORT + 1, KINDS):
        if held[kind]:
            token = short_token(kind) if brief else name.token(kind)
            parts.append((f"{held[kind]} " if held[kind] > 1 else "") + words.say(token))
    return ", ".join(parts)


def short_token(kind: int) -> Text:
    """Name a token where there is little room."""
    short = Text(f"hand-{STACK_IDS[stack_of(kind)]}")
    return short if kind < STACKS else Text("hand-grey", {"token": short})


def kept(s: State, words: Words, seat: int) -> Styled:
    """Name the Support a player has bought and the card on the mat."""
    line = Styled(words.say(Text("t-support-held", {"count": s.hands[seat * KINDS + SUPPORT]})))
    if s.reserve[seat] == NO_CARD:
        return line.append(f" · {words.say(Text('t-no-reserve'))}", palette.QUIET)
    return line.append(f" · {words.say(Text('t-reserve', {'card': name.card(s.reserve[seat])}))}", palette.KEPT)
