"""Turns a game into a scene: the table, the question and the log as plain values for the page."""

from collections.abc import Sequence

from lantern import notation
from lantern.content.cards import CARDS
from lantern.content.options import switch_names
from lantern.content.roles import ROLES
from lantern.content.tokens import STACKS as PRINTED_STACKS
from lantern.content.victory import SIDES
from lantern.engine import actions as say
from lantern.engine.board import COLOURS, HOLDERS, SPOT_IDS
from lantern.engine.decks import deck_size
from lantern.engine.ending import score
from lantern.engine.queue import FOR_SALE, PRICES, card_price
from lantern.engine.state import NO_CARD, State
from lantern.engine.tokens import COLUMN, GREY, KINDS, STACKS, SUPPORT, is_conductor, price, support_count
from lantern.engine.turns import acting
from lantern.record import digest
from lantern.server import protocol
from lantern.session import Moment, Session
from lantern.view import Blocked, Names, Option, Preview, lines, question
from lantern.view.names import card as card_name
from lantern.view.names import card_words
from lantern.view.preview import consequences
from lantern.words import Arg, Text


def said(text: Text) -> protocol.Say:
    """Turn a text into a value for the page."""
    return protocol.Say(text.id, {key: plain(arg) for key, arg in text.args.items()})


def plain(arg: Arg) -> str | int | protocol.Say | list[protocol.Say]:
    """Turn what fills a text into a value for the page."""
    if isinstance(arg, Text):
        return said(arg)
    if isinstance(arg, tuple):
        return [said(each) for each in arg]
    return arg


def target(answer: int) -> str:
    """Name the thing on the table that an answer is about, so that it can be touched."""
    word = notation.word(answer)
    if answer >= say.AMOUNT:
        return ""
    if answer >= say.FROM:
        return f"place:{word.split()[1]}"
    if say.TAKE <= answer < say.READY:
        return f"stack:{word.split()[2]}"
    if say.PLAY <= answer < say.TAKE:
        return f"token:{word.removeprefix('play ')}"
    if say.SLOT <= answer < say.PLAY:
        return f"card:{word.split()[1]}"
    if say.HOLD <= answer < say.SEAT:
        return f"catcher:{word.split()[1]}"
    if say.SEAT <= answer < say.SLOT:
        return f"seat:{answer - say.SEAT}"
    return "role" if answer in (say.MONEY, say.BENEFIT, say.SPECIAL, say.SHIELD) else ""


def preview(found: Preview) -> protocol.Preview:
    """Turn a preview into a value for the page."""
    return protocol.Preview(
        found.money,
        [protocol.Move(COLOURS[c], SPOT_IDS[a], SPOT_IDS[b]) for c, a, b in found.moves],
        [protocol.Capture(SPOT_IDS[place], people, COLOURS[c]) for place, people, c in found.captures],
        found.freed,
        found.lost,
        found.opens,
        found.chance,
        found.may_step_in,
        found.ends,
    )


def option(each: Option) -> protocol.Option:
    """Turn an option into a value for the page."""
    found = each.preview
    return protocol.Option(
        each.answer,
        notation.word(each.answer),
        each.who,
        said(each.text),
        target(each.answer),
        [said(text) for text in consequences(found, each.who)] if found else [],
        preview(found) if found else None,
    )


def blocked(each: Blocked) -> protocol.Blocked:
    """Turn what is not offered into a value for the page."""
    return protocol.Blocked(target(each.answer), said(each.what), said(each.why), each.rule)


def asked(s: State, names: Names) -> protocol.Question:
    """Turn the question now asked into a value for the page."""
    found = question(s, names)
    prompt = found.prompt
    return protocol.Question(
        found.who,
        prompt.kind,
        said(prompt.text),
        said(prompt.detail) if prompt.detail else None,
        prompt.rule,
        found.shared,
        [option(each) for each in found.options],
        [option(each) for each in found.others],
        [blocked(each) for each in found.blocked],
    )


def card(s: State, number: int, dollars: int) -> protocol.Card:
    """Turn a card into a value for the page."""
    texts = [said(card_words(s, number, part)) for part in ("short", "effect")]
    return protocol.Card(card_name(number).id, CARDS[number].kind, texts[0], texts[1], FOR_SALE[number], dollars)


def queue(s: State) -> list[protocol.Card | None]:
    """Return the queue from left to right, with the price for the acting player."""
    who = acting(s)
    prices = [card_price(s, who, slot) if who >= 0 else PRICES[slot] for slot in range(len(PRICES))]
    return [None if each == NO_CARD else card(s, each, prices[slot]) for slot, each in enumerate(s.queue)]


def stacks(s: State) -> list[protocol.Stack]:
    """Return the token board; Support is told for the newest column, with the later ones still to come."""
    found: list[protocol.Stack] = []
    for stack in range(STACKS):
        printed = PRINTED_STACKS[stack]
        grey = bool(is_conductor(stack) and s.stock[stack + GREY])
        column = s.period if stack == SUPPORT else COLUMN[stack]
        dollars = price(s, max(0, acting(s)), stack, 0) if s.roles else printed.price
        found.append(
            protocol.Stack(
                printed.id,
                printed.kind,
                column,
                dollars,
                s.stock[stack] + grey,
                grey,
                column <= s.period,
                printed.people,
                printed.steps,
            )
        )
    return found


def mat(s: State, seat: int) -> protocol.Mat:
    """Return what lies before one player."""
    hand = s.hands[seat * KINDS : seat * KINDS + KINDS]
    reserve = s.reserve[seat]
    return protocol.Mat(
        ROLES[s.roles[seat]].id if seat < len(s.roles) else "",
        2 if s.spent >> seat & 1 else 1,
        s.money[seat],
        hand[SUPPORT],
        {notation.kind_word(kind): hand[kind] for kind in range(1, KINDS) if hand[kind]},
        None if reserve == NO_CARD else card(s, reserve, 0),
        bool(s.ready >> seat & 1),
    )


def table(s: State) -> protocol.Table:
    """Return everything that lies on the table."""
    later = sum(support_count(s, period) for period in range(s.period + 1, 3))
    return protocol.Table(
        players=s.players,
        side=SIDES[s.side],
        options=switch_names(s.options),
        goal=s.goal,
        lost_limit=s.lost_limit,
        support_left=s.stock[SUPPORT] + later,
        support_total=sum(support_count(s, period) for period in range(3)),
        round=s.round,
        phase=s.phase,
        period=s.period,
        lead=s.lead,
        acting=acting(s),
        outcome=s.outcome,
        people={SPOT_IDS[spot]: s.people[spot] for spot in range(HOLDERS) if s.people[spot]},
        catchers={COLOURS[number]: SPOT_IDS[place] for number, place in enumerate(s.catchers)},
        supply=s.supply,
        freed=s.freed,
        lost=s.lost,
        market=s.market,
        market_deck=s.market_deck.bit_count(),
        queue=queue(s),
        deck=deck_size(s),
        deck_top=[CARDS[each].id for each in s.top],
        stacks=stacks(s),
        mats=[mat(s, seat) for seat in range(s.players)],
    )


def log(moments: list[Moment], names: Names) -> list[protocol.Line]:
    """Return the log lines of these moments."""
    return [
        protocol.Line(moment.number, said(line.text), line.rule, said(line.cause) if line.cause else None, line.fact)
        for moment in moments
        for line in lines(moment.facts, names)
    ]


def opening(game: Session, names: Names) -> list[protocol.Line]:
    """Return the log lines of what was laid out before the first answer."""
    return log([Moment(0, say.NOBODY, 0, game.opening)], names)


def scene(game: Session, name: str, since: int = 0, people: Sequence[str] = ()) -> protocol.Scene:
    """Return the game as it stands, with the log since a moment (0: from the beginning)."""
    s = game.state
    names = Names(s, people or game.record.setup.names)
    before = [] if since else opening(game, names)
    return protocol.Scene(
        id=name,
        position=len(game.record.answers),
        digest=digest(s),
        table=table(s),
        question=asked(s, names),
        log=before + log(game.story[since:], names),
        undoable=game.undoable,
        redoable=game.redoable,
        score=score(s),
    )
