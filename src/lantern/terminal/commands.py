"""What can be typed at the table besides answers."""

from pathlib import Path
from typing import Final

from lantern.drawing import palette
from lantern.drawing.canvas import run
from lantern.explain.outlook import outlook
from lantern.explain.reasons import explained
from lantern.odds import odds
from lantern.players.base import may_decide
from lantern.players.registry import LEVELS
from lantern.record import write
from lantern.saves import FileError, reason, write_whole
from lantern.terminal.advice import standing
from lantern.terminal.find import find_cards, find_places, find_roles
from lantern.terminal.lookup import card_text, choices, odds_table, place_text, role_text, rule_text
from lantern.terminal.places import road_list
from lantern.terminal.players import DEFAULT
from lantern.terminal.screen import log_lines, log_text
from lantern.terminal.shell import Command, Shell
from lantern.view import names as name
from lantern.view.answers import answer_text
from lantern.view.log import Moment
from lantern.words import VOCABULARIES, Arg, Text, Words

HELP: Final = (
    *("answers", "spread", "undo", "restart", "log", "why", "hint", "reasons", "computer"),
    *("odds", "card", "rule", "map", "words", "save", "quit"),
)
LOG_DEFAULT: Final = 20


def undo(shell: Shell, _rest: str) -> None:
    """Take back the last answer of a person, and what computer players have said since."""
    game, mine = shell.game, own_moments(shell)
    if mine:
        take_back(shell, mine[-1])
        shell.note(Text("t-undone", {"answer": answer_text(game.table, mine[-1].answer, shell.names)}))
    elif game.undoable:
        shell.note(Text("t-no-undo-computers"))
    else:
        shell.note(Text("t-no-undo" if game.record.answers else "t-no-undo-begin"))


def own_moments(shell: Shell) -> list[Moment]:
    """Return the answers of people that can be taken back."""
    said = shell.game.moments(len(shell.game) - shell.game.undoable)
    return [moment for moment in said if moment.who not in shell.computers.levels]


def take_back(shell: Shell, moment: Moment) -> None:
    """Go back to where a person was asked; computer players will think anew."""
    shell.game.undo_to(moment.number - 1)
    shell.computers.forget(moment.number - 1)
    shell.changed()


def spread(shell: Shell, _rest: str) -> None:
    """Place all people who were sold by the even spread, as long as that is asked."""
    shares = shell.question.spread
    if not shares:
        return shell.note(Text("t-no-spread"))
    for answer in [share.answer for share in shares for _person in range(share.people)]:
        if not shell.question.spread or answer not in shell.game.legal_numbers:
            return None
        shell.give(answer)
    return None


def redo(shell: Shell, _rest: str) -> None:
    """Give the last undone answer again."""
    before = shell.game.table.copy()
    length = len(shell.game)
    if not shell.game.redo():
        shell.note(Text("t-no-redo"))
        return
    shell.changed()
    again = shell.game.record.answers[length]
    shell.note(Text("t-redone", {"answer": answer_text(before, again, shell.names)}))


def restart(shell: Shell, _rest: str) -> None:
    """Begin this turn again, where a person first spoke in it."""
    start = shell.game.turn_start
    mine = [each for each in own_moments(shell) if each.number > start]
    if mine:
        take_back(shell, mine[0])
    shell.note(Text("t-restarted" if mine else "t-no-restart"))


def back(shell: Shell, rest: str) -> None:
    """Go back to a moment of the log, or to the next one at which a person was asked."""
    length = len(shell.game)
    first = length - shell.game.undoable
    number = numbered(rest)
    later = [moment for moment in own_moments(shell) if moment.number > number]
    if first <= number <= length and (later or number == length):
        if later:
            take_back(shell, later[0])
        shell.note(Text("t-back", {"number": len(shell.game)}))
    else:
        shell.note(Text("t-no-back", {"number": rest or "?", "first": first}))


def numbered(text: str) -> int:
    """Return the number that was typed, or -1."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1


def log(shell: Shell, rest: str) -> None:
    """Show the end of the log with the numbers of the answers."""
    most = numbered(rest) if numbered(rest) >= 0 else LOG_DEFAULT
    found = log_lines(shell.game, shell.names, most)
    shell.print(*[log_text(line, shell.words, numbered=True) for line in found])
    if not found:
        shell.note(Text("t-log-none"))


def why(shell: Shell, _rest: str) -> None:
    """Say what is not offered, and which rule says so."""
    found = shell.question.blocked
    for each in found:
        line = run(shell.words.say(each.what), palette.HEAD)
        shell.print(line.append(f": {shell.words.say(each.why)}", "not bold").append(f"  {each.rule}", palette.QUIET))
    if not found:
        shell.note(Text("t-no-blocked"))


def show_odds(shell: Shell, _rest: str) -> None:
    """Show the chances of capture in the next catcher phase."""
    found = odds(shell.game.table)
    if found.anybody:
        shell.print(shell.words.say(Text("t-odds")), odds_table(found, shell.words))
    else:
        shell.note(Text("t-odds-nobody"))


def hint(shell: Shell, rest: str) -> None:
    """Tell the next step of a hint, for the seat that is asked or, while all plan, for another one."""
    seat = numbered(rest) - 1 if rest else shell.game.actor
    if 0 <= seat < shell.game.table.players and may_decide(shell.game.table, seat):
        tell(shell, shell.hints.next(shell.game, seat, shell.names))
    else:
        shell.note(Text("t-no-hint"))


def chance(shell: Shell, _rest: str) -> None:
    """Tell how likely a good team is to win from here."""
    tell(shell, standing(outlook(shell.game.table)))


def give_reasons(shell: Shell, rest: str) -> None:
    """Tell why an answer was given: one by its number in the log, or the last that was not chance's."""
    said = [moment.number for moment in shell.game.moments() if moment.who >= 0]
    if not said:
        shell.note(Text("t-no-undo-begin"))
        return
    number = numbered(rest) if rest else said[-1]
    own = shell.computers.reasons.get(number, ())
    found = own or (explained(shell.game.record, number) if number in said else ())
    if found:
        tell(shell, [Text("t-reasons-own" if own else "t-reasons", {"number": number}), *found])
    else:
        shell.note(Text("t-no-reasons"))


def tell(shell: Shell, texts: list[Text]) -> None:
    """Show some sentences, one under the other."""
    shell.print(*[shell.words.say(text) for text in texts])


def computer(shell: Shell, rest: str) -> None:
    """Give a seat to a computer player, or take it back; without a number, tell who plays where."""
    first, _, level = rest.lower().partition(" ")
    players, seat = shell.game.table.players, numbered(first) - 1
    level = level.strip() or DEFAULT
    if not rest:
        shell.print(*[seat_line(shell, each) for each in range(players)])
    elif not 0 <= seat < players or level not in {*LEVELS, "off"}:
        shell.note(Text("t-no-computer", {"last": players, "levels": ", ".join(LEVELS)}))
    elif level == "off" or len({*shell.computers.levels, seat}) < players or shell.port.agrees(Text("t-all-computers")):
        shell.computers.give_back(seat)
        if level != "off":
            shell.computers.seat(seat, level)
        shell.changed()
        shell.note(seat_text(shell, seat))


def seat_line(shell: Shell, seat: int) -> str:
    """Return a seat's number and who plays it."""
    return f"  {seat + 1} {shell.words.say(seat_text(shell, seat))}"


def seat_text(shell: Shell, seat: int) -> Text:
    """Say who plays a seat."""
    level = shell.computers.levels.get(seat)
    args: dict[str, Arg] = {"seat": shell.names.seat(seat), "level": level or ""}
    return Text("t-seat-computer" if level else "t-seat-person", args)


def card(shell: Shell, rest: str) -> None:
    """Show a card in full."""
    found = find_cards(rest, shell.game.table, shell.words)
    if len(found) == 1:
        shell.print(card_text(shell.game.table, found[0], shell.words))
    else:
        unclear(shell, rest, [name.card(each) for each in found])


def role(shell: Shell, rest: str) -> None:
    """Show a role in full; without a name, that of the seat asked."""
    s = shell.game.table
    seat = shell.game.actor if shell.game.actor >= 0 else s.lead
    found = find_roles(rest or str(seat + 1), s, shell.words, shell.names)
    if len(found) == 1:
        shell.print(role_text(s, found[0], shell.words))
    else:
        unclear(shell, rest, [name.role(each) for each in found])


def place(shell: Shell, rest: str) -> None:
    """Show a place in full."""
    found = find_places(rest, shell.words)
    if len(found) == 1:
        shell.print(place_text(shell.game.table, found[0], shell.words))
    else:
        unclear(shell, rest, [name.place(each) for each in found])


def unclear(shell: Shell, rest: str, found: list[Text]) -> None:
    """Say that a name fits nothing, or several things."""
    if found:
        shell.note(Text("t-which", {"choices": choices(found, shell.words)}))
    else:
        shell.note(Text("t-nothing-called", {"text": rest}))


def rule(shell: Shell, rest: str) -> None:
    """Show a numbered rule."""
    wanted = rest if rest.upper().startswith("R") else f"R{rest}"
    found = rule_text(wanted)
    if found is None:
        shell.note(Text("t-no-rule", {"rule": rest or "?"}))
    else:
        shell.print(found)


def show_map(shell: Shell, rest: str) -> None:
    """Show the table again, or every place with its neighbours."""
    if rest:
        shell.print(road_list(shell.words))
    else:
        shell.show_table()


def use_words(shell: Shell, rest: str) -> None:
    """Change the vocabulary."""
    if rest in VOCABULARIES:
        shell.port.words = Words(rest, shell.words.language)
        shell.stale = True
        shell.note(Text(f"t-words-{rest}"))
    else:
        shell.note(Text("t-no-words"))


def save(shell: Shell, rest: str) -> None:
    """Save a copy of the record; a file that exists is never written over."""
    path = Path(rest).expanduser()
    if not rest:
        shell.note(Text("t-save-where"))
        return
    if path.exists():
        shell.note(Text("t-file-exists", {"file": rest}))
        return
    try:
        write_whole(path, write(shell.game.record))
    except OSError as error:
        shell.print(str(FileError(path, reason(error))))
    else:
        shell.note(Text("t-copied", {"file": str(path)}))


def help_(shell: Shell, _rest: str) -> None:
    """Show what can be typed."""
    if not shell.game.record.setup.seed:
        shell.print(shell.words.say(Text("help-companion")))
    shell.print(*[shell.words.say(Text(f"help-{part}")) for part in HELP])


def leave(shell: Shell, _rest: str) -> None:
    """Leave the table; everything is saved."""
    shell.left = "quit"


def begin_another(shell: Shell, _rest: str) -> None:
    """Leave this game for a new one."""
    shell.left = "new"


COMMANDS: Final[dict[str, Command]] = {
    "u": undo,
    "undo": undo,
    "r": redo,
    "redo": redo,
    "restart": restart,
    "spread": spread,
    "back": back,
    "log": log,
    "why": why,
    "hint": hint,
    "chance": chance,
    "reasons": give_reasons,
    "computer": computer,
    "odds": show_odds,
    "card": card,
    "read": card,
    "role": role,
    "place": place,
    "rule": rule,
    "map": show_map,
    "table": show_map,
    "words": use_words,
    "save": save,
    "new": begin_another,
    "help": help_,
    "?": help_,
    "q": leave,
    "quit": leave,
    "exit": leave,
}
