"""The table beside the map: cards, market, tokens, and the mats of the players."""

from typing import Final

from rich.table import Table
from rich.text import Text as Styled

from lantern.content.cards import OPPOSITION, STRETCH
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.engine.board import COLOURS
from lantern.engine.state import ACTION
from lantern.view.names import Names
from lantern.view.sale import ComingSale, sale_text
from lantern.view.scene import Mat, ShownCard, ShownTable
from lantern.words import Arg, Text, Words

SALES: Final = ("t-sold-now", "t-sold-next", "t-sold-then")
RESERVE_KIND: Final = "reserve"


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


def queue(shown: ShownTable, prices: list[int], words: Words, width: int, most: int = 2) -> Styled:
    """Return the five cards, one under the other from left to right, with price, kind and short effect."""
    parts = [heading(words.say(Text("t-cards")), words.say(Text("t-deck", {"cards": shown.deck})), width)]
    for slot, card in enumerate(shown.queue):
        line = run(f"{slot + 1} ", palette.QUIET)
        if card is None:
            parts.append(line.append(f"${prices[slot]} ").append(words.say(Text("t-empty-space"))))
        else:
            parts.append(line.append_text(card_head(card, words, width)))
            lines = wrap(short_effect(card, words), width - 5, most)
            parts += [run(f"     {line}", palette.QUIET) for line in lines]
    return Styled("\n").join(parts)


def short_effect(card: ShownCard, words: Words) -> str:
    """Return a card's effect in few words, and that it cannot be bought where that is so."""
    effect = words.say(card.short)
    return effect if card.for_sale else f"{words.say(Text('t-not-sold'))} {effect}"


def card_head(card: ShownCard, words: Words, width: int) -> Styled:
    """Return one line: price, title, and the kind of card at the end."""
    line = run(f"${card.price}", "") if card.for_sale else run("––", palette.QUIET)
    kind = words.say(Text(f"t-kind-{card.kind}"))
    room = width - 6 - len(kind)
    title = shorten(words.say(Text(card.id)), room)
    line.append(f" {title}", palette.HEAD)
    line.append(" " * (room - len(title) + 1))
    return line.append(kind, kind_style(card.kind))


def kind_style(kind: str) -> str:
    """Return how the kind of a card is shown."""
    if kind in (OPPOSITION, STRETCH):
        return palette.OPPOSED
    return palette.KEPT if kind == RESERVE_KIND else palette.QUIET


def shorten(text: str, room: int) -> str:
    """Return the text, or as much of it as there is room for."""
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"


def wrap(text: str, width: int, most: int) -> list[str]:
    """Break a text into at most this number of lines; what is left out is marked."""
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


def market(shown: ShownTable, sale: ComingSale, words: Words, width: int) -> Styled:
    """Return the column of market cards as it lies: the one sold this round is the lowest."""
    parts = [heading(words.say(Text("t-market")), "", width)]
    if not shown.market:
        parts.append(run(words.say(Text("t-no-market")), palette.QUIET))
    for position, people in reversed(list(enumerate(shown.market))):
        when = words.say(Text(SALES[min(position, 2)]))
        line = run(f"{people:>2} ", palette.HEAD)
        line.append(f"{when:<16}", "" if position == 0 else palette.QUIET)
        line.append(palette.PERSON * min(people, width - 19), "" if position == 0 else palette.QUIET)
        parts.append(line)
    if sale.arriving:
        parts.append(
            run(
                words.say(sale_text(sale)),
                palette.RUST if sale.beyond_reach else palette.QUIET,
            )
        )
    return Styled("\n").join(parts)


def mats(shown: ShownTable, words: Words, names: Names, width: int, named: bool) -> Table:
    """Return the players' mats, side by side, or in two rows where the terminal is narrow."""
    columns = min(shown.players, max(1, width // 26))
    if shown.players == 4 and columns == 3:
        columns = 2
    grid = Table.grid(padding=(0, 2), expand=False)
    for _column in range(columns):
        grid.add_column(width=(width - 2 * (columns - 1)) // columns, no_wrap=True, overflow="ellipsis")
    brief = width // columns < 44
    cells = [mat(shown, words, names, seat, named, brief) for seat in range(shown.players)]
    for first in range(0, shown.players, columns):
        grid.add_row(*cells[first : first + columns])
    return grid


def mat(shown: ShownTable, words: Words, names: Names, seat: int, named: bool, brief: bool) -> Styled:
    """Return one player's mat in three lines: who, money and tokens, Support and the card kept."""
    own = shown.mats[seat]
    active = shown.phase == ACTION and shown.acting == seat
    who = Styled().append("▸ " if active else "", palette.LAMP)
    who.append(said(words, names.seat(seat)), palette.HEAD)
    if own.role:
        who.append(f" · {words.say(Text(f'role-{own.role}'))}" if named else "")
        who.append(" " + "I" * own.side, palette.QUIET)
    if shown.round and seat == shown.lead:
        who.append(f" · {words.say(Text('t-lantern'))}", palette.LAMP)
    money = run(words.say(Text("t-money", {"dollars": own.money})), palette.HEAD)
    money.append("  " + (hand(own, words, brief) or words.say(Text("t-no-tokens"))))
    return Styled("\n").join([who, money, kept(own, words)])


def hand(own: Mat, words: Words, brief: bool) -> str:
    """Name the tokens a player holds, Support left out."""
    parts = [
        (f"{many} " if many > 1 else "") + words.say(token_name(token, "hand" if brief else "token"))
        for token, many in own.tokens.items()
    ]
    return ", ".join(parts)


def token_name(token: str, length: str) -> Text:
    """Name a token at full length (`token`), or where there is little room (`hand`)."""
    name = Text(f"{length}-{token.removeprefix('grey ')}")
    return Text(f"{length}-grey", {"token": name}) if token.startswith("grey ") else name


def kept(own: Mat, words: Words) -> Styled:
    """Name the Support a player has bought and the card on the mat."""
    line = Styled(words.say(Text("t-support-held", {"count": own.support})))
    if own.reserve is None:
        return line.append(f" · {words.say(Text('t-no-reserve'))}", palette.QUIET)
    return line.append(f" · {words.say(Text('t-reserve', {'card': Text(own.reserve.id)}))}", palette.KEPT)
