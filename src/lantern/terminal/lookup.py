"""Looking things up at the table: a card, a role, a place, a rule, the odds."""

import re
from collections.abc import Iterable
from fractions import Fraction

from rich.table import Table
from rich.text import Text as Styled

from lantern.content.board import PLACES as PRINTED
from lantern.content.cards import CARDS
from lantern.content.roles import ROLES
from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.drawing.map import GATES
from lantern.engine.board import AID, CANADA, CAPACITY, CATCHERS, HUNTERS, PLACES, SPOT_IDS
from lantern.engine.state import State
from lantern.odds import Odds
from lantern.terminal.panels import kind_style
from lantern.terminal.places import neighbours
from lantern.view import names as name
from lantern.words import Text, Words, rules


def card_text(s: State, card: int, words: Words) -> Styled:
    """Return a card in full: title, years, kind, effect, rule number, history."""
    ident = CARDS[card].id
    head = run(words.say(name.card(card)), palette.HEAD)
    head.append(f", {words.say(Text(f'card-{ident}.years'))}  ")
    head.append(words.say(Text(f"t-kind-{CARDS[card].kind}")), kind_style(CARDS[card].kind))
    if card in s.queue:
        slot = s.queue.index(card)
        head.append(
            f"  {words.say(Text('t-card-space', {'space': slot + 1, 'dollars': s.edition.queue_prices[slot]}))}"
        )
    effect = Styled(words.say(name.card_words(s, card, "effect"))).append(f"  R12-{ident}", palette.QUIET)
    return Styled("\n").join([head, effect, note(f"card-{ident}", words)])


def note(entry: str, words: Words) -> Styled:
    """Return a history note."""
    return run(words.say(Text(f"{entry}.note")), "italic")


def role_text(s: State, role: int, words: Words) -> Styled:
    """Return a role in full, and which side is up."""
    ident = ROLES[role].id
    parts = [run(words.say(name.role(role)), palette.HEAD).append(f"  R11-{ident}", palette.QUIET)]
    parts += [Styled(words.say(Text(f"role-{ident}.{part}"))) for part in ("benefit", "special")]
    if role in s.roles:
        side = 2 if s.specials_used >> s.roles.index(role) & 1 else 1
        parts.append(Styled(words.say(Text(f"t-role-side-{side}"))))
    return Styled("\n").join([*parts, note(f"role-{ident}", words)])


def place_text(s: State, place: int, words: Words) -> Styled:
    """Return a place in full: kind, aid, room, who is there, whose path, neighbours, history."""
    head = run(words.say(name.place(place)), palette.HEAD)
    lines = [head]
    if place != CANADA:
        head.append("  " + " · ".join(place_facts(s, place, words)))
        near = neighbours(words, place)
        lines.append(Styled(words.say(Text("t-place-roads", {"places": near}))))
    if place == CANADA or has_note(place, words):
        lines.append(note(f"place-{SPOT_IDS[place]}", words))
    return Styled("\n").join(lines)


def place_facts(s: State, place: int, words: Words) -> list[str]:
    """Return what is to be known of a place, in a few words each."""
    kind = PRINTED[place].kind if place < PLACES else "plantation"
    facts = [Text(f"t-kind-{kind}")]
    facts += [Text("t-place-aid", {"dollars": AID[place]})] if AID[place] else []
    facts.append(Text("t-place-room", {"people": CAPACITY[place]}))
    facts.append(Text("t-place-here", {"people": s.people[place]}))
    here = tuple(name.catcher(c) for c in range(CATCHERS) if s.catchers[c] == place)
    facts += [Text("t-place-catchers", {"catchers": here})] if here else []
    paths = tuple(name.catcher(c) for c in range(CATCHERS) if HUNTERS[place] >> c & 1)
    facts += [Text("t-place-paths", {"catchers": paths})] if paths else []
    return [words.say(fact) for fact in facts] + (
        [f"{palette.GATE} {words.say(name.place(CANADA))}"] if place in GATES else []
    )


def has_note(place: int, words: Words) -> bool:
    """Tell whether a place has a history note."""
    try:
        words.say(Text(f"place-{SPOT_IDS[place]}.note"))
    except KeyError:
        return False
    return True


def odds_table(found: Odds, words: Words) -> Table:
    """Return the chances of capture, the highest first, as exact fractions and per cent."""
    grid = Table.grid(padding=(0, 2))
    places = [place for place in range(PLACES) if found.capture[place]]
    for place in sorted(places, key=lambda each: (-found.capture[each], each)):
        grid.add_row(words.say(name.place(place)), chance(found.capture[place], words))
    grid.add_row(run(words.say(Text("t-odds-anybody")), palette.HEAD), chance(found.anybody, words))
    grid.add_row(words.say(Text("t-odds-people")), f"{found.people} ({float(found.people):.2f})")
    return grid


def chance(share: Fraction, words: Words) -> str:
    """Return a chance as a fraction and in per cent."""
    return words.say(Text("t-odds-fraction", {"chance": str(share), "percent": f"{float(share) * 100:.1f}"}))


def rule_text(rule: str) -> str | None:
    """Return one numbered rule as plain words; None where there is none of that number."""
    text = rules()
    match = re.search(rf'<a id="{re.escape(rule)}"></a>', text, re.IGNORECASE)
    if match is None:
        return None
    begin = text.rindex("\n", 0, match.start()) + 1
    ends = [text.find(mark, match.end()) for mark in ("\n- <a", "\n\n", "\n#", "\n<a")]
    end = min((place for place in ends if place >= 0), default=len(text))
    return plain_markdown(text[begin:end])


def plain_markdown(text: str) -> str:
    """Return a paragraph without its markup."""
    text = re.sub(r"<[^>]*>", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"[*`]|^[-#]+ ", "", text, flags=re.MULTILINE)
    return " ".join(text.split())


def choices(numbers: Iterable[Text], words: Words) -> str:
    """Name several things to choose from, not too many."""
    said = [words.say(each) for each in numbers]
    shown = said[:5] + ([words.say(Text("t-more", {"count": len(said) - 5}))] if len(said) > 5 else [])
    return ", ".join(shown)
