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
from lantern.session import Moment, moment_of_round
from lantern.terminal.advice import standing
from lantern.terminal.find import find_cards, find_places, find_roles
from lantern.terminal.game import Command, TerminalGame
from lantern.terminal.lookup import card_text, choices, odds_table, place_text, role_text, rule_text
from lantern.terminal.partners import DEFAULT
from lantern.terminal.places import road_list
from lantern.terminal.screen import log_lines, log_text
from lantern.view import names as name
from lantern.view.answers import answer_text
from lantern.words import VOCABULARIES, Arg, Text, Words

HELP: Final = (
    *("answers", "undo", "restart", "log", "why", "hint", "reasons", "computer"),
    *("odds", "card", "rule", "map", "words", "save", "quit"),
)
LOG_DEFAULT: Final = 20


def undo(game: TerminalGame, _rest: str) -> None:
    """Take back the last answer of a person, and what computer players have said since."""
    session, mine = game.session, own_moments(game)
    if mine:
        take_back(game, mine[-1])
        game.note(Text("t-undone", {"answer": answer_text(session.state, mine[-1].answer, game.names)}))
    elif session.undoable:
        game.note(Text("t-no-undo-computers"))
    else:
        game.note(Text("t-no-undo" if session.record.answers else "t-no-undo-begin"))


def own_moments(game: TerminalGame) -> list[Moment]:
    """Return the answers of people that can be taken back."""
    said = game.session.story(len(game.session.record.answers) - game.session.undoable)
    return [moment for moment in said if moment.who not in game.partners.levels]


def take_back(game: TerminalGame, moment: Moment) -> None:
    """Go back to where a person was asked; computer players will think anew."""
    game.session.undo_to(moment.number - 1)
    game.partners.forget(moment.number - 1)
    game.changed()


def redo(game: TerminalGame, _rest: str) -> None:
    """Give the last undone answer again."""
    before = game.session.state.copy()
    length = len(game.session.record.answers)
    if not game.session.redo():
        game.note(Text("t-no-redo"))
        return
    game.changed()
    again = game.session.record.answers[length]
    game.note(Text("t-redone", {"answer": answer_text(before, again, game.names)}))


def restart(game: TerminalGame, _rest: str) -> None:
    """Begin this turn again, where a person first spoke in it."""
    session = game.session
    here = moment_of_round(session.state)
    mine = [each for each in own_moments(game) if moment_of_round(session.table_at(each.number - 1)) == here]
    if mine:
        take_back(game, mine[0])
    game.note(Text("t-restarted" if mine else "t-no-restart"))


def back(game: TerminalGame, rest: str) -> None:
    """Go back to a moment of the log, or to the next one at which a person was asked."""
    length = len(game.session.record.answers)
    first = length - game.session.undoable
    number = numbered(rest)
    later = [moment for moment in own_moments(game) if moment.number > number]
    if first <= number <= length and (later or number == length):
        if later:
            take_back(game, later[0])
        game.note(Text("t-back", {"number": len(game.session.record.answers)}))
    else:
        game.note(Text("t-no-back", {"number": rest or "?", "first": first}))


def numbered(text: str) -> int:
    """Return the number that was typed, or -1."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1


def log(game: TerminalGame, rest: str) -> None:
    """Show the end of the log with the numbers of the answers."""
    most = numbered(rest) if numbered(rest) >= 0 else LOG_DEFAULT
    found = log_lines(game.session, game.names, most)
    game.print(*[log_text(line, game.words, numbered=True) for line in found])
    if not found:
        game.note(Text("t-log-none"))


def why(game: TerminalGame, _rest: str) -> None:
    """Say what is not offered, and which rule says so."""
    found = game.question.blocked
    for each in found:
        line = run(game.words.say(each.what), palette.HEAD)
        game.print(line.append(f": {game.words.say(each.why)}", "not bold").append(f"  {each.rule}", palette.QUIET))
    if not found:
        game.note(Text("t-no-blocked"))


def show_odds(game: TerminalGame, _rest: str) -> None:
    """Show the chances of capture in the next catcher phase."""
    found = odds(game.session.state)
    if found.anybody:
        game.print(game.words.say(Text("t-odds")), odds_table(found, game.words))
    else:
        game.note(Text("t-odds-nobody"))


def hint(game: TerminalGame, rest: str) -> None:
    """Tell the next step of a hint, for the seat that is asked or, while all plan, for another one."""
    seat = numbered(rest) - 1 if rest else game.session.who
    if 0 <= seat < game.session.state.players and may_decide(game.session.state, seat):
        tell(game, game.hints.next(game.session, seat, game.names))
    else:
        game.note(Text("t-no-hint"))


def chance(game: TerminalGame, _rest: str) -> None:
    """Tell how likely a good team is to win from here."""
    tell(game, standing(outlook(game.session.state)))


def give_reasons(game: TerminalGame, rest: str) -> None:
    """Tell why an answer was given: one by its number in the log, or the last that was not chance's."""
    said = [moment.number for moment in game.session.story() if moment.who >= 0]
    if not said:
        game.note(Text("t-no-undo-begin"))
        return
    number = numbered(rest) if rest else said[-1]
    own = game.partners.reasons.get(number, ())
    found = own or (explained(game.session.record, number) if number in said else ())
    if found:
        tell(game, [Text("t-reasons-own" if own else "t-reasons", {"number": number}), *found])
    else:
        game.note(Text("t-no-reasons"))


def tell(game: TerminalGame, texts: list[Text]) -> None:
    """Show some sentences, one under the other."""
    game.print(*[game.words.say(text) for text in texts])


def computer(game: TerminalGame, rest: str) -> None:
    """Give a seat to a computer player, or take it back; without a number, tell who plays where."""
    first, _, level = rest.lower().partition(" ")
    players, seat = game.session.state.players, numbered(first) - 1
    level = level.strip() or DEFAULT
    if not rest:
        game.print(*[seat_line(game, each) for each in range(players)])
    elif not 0 <= seat < players or level not in {*LEVELS, "off"}:
        game.note(Text("t-no-computer", {"last": players, "levels": ", ".join(LEVELS)}))
    elif level == "off" or len({*game.partners.levels, seat}) < players or game.port.agrees(Text("t-all-computers")):
        game.partners.give_back(seat)
        if level != "off":
            game.partners.seat(seat, level)
        game.changed()
        game.note(seat_text(game, seat))


def seat_line(game: TerminalGame, seat: int) -> str:
    """Return a seat's number and who plays it."""
    return f"  {seat + 1} {game.words.say(seat_text(game, seat))}"


def seat_text(game: TerminalGame, seat: int) -> Text:
    """Say who plays a seat."""
    level = game.partners.levels.get(seat)
    args: dict[str, Arg] = {"seat": game.names.seat(seat), "level": level or ""}
    return Text("t-seat-computer" if level else "t-seat-person", args)


def card(game: TerminalGame, rest: str) -> None:
    """Show a card in full."""
    found = find_cards(rest, game.session.state, game.words)
    if len(found) == 1:
        game.print(card_text(game.session.state, found[0], game.words))
    else:
        unclear(game, rest, [name.card(each) for each in found])


def role(game: TerminalGame, rest: str) -> None:
    """Show a role in full; without a name, that of the seat asked."""
    s = game.session.state
    seat = game.session.who if game.session.who >= 0 else s.lead
    found = find_roles(rest or str(seat + 1), s, game.words, game.names)
    if len(found) == 1:
        game.print(role_text(s, found[0], game.words))
    else:
        unclear(game, rest, [name.role(each) for each in found])


def place(game: TerminalGame, rest: str) -> None:
    """Show a place in full."""
    found = find_places(rest, game.words)
    if len(found) == 1:
        game.print(place_text(game.session.state, found[0], game.words))
    else:
        unclear(game, rest, [name.place(each) for each in found])


def unclear(game: TerminalGame, rest: str, found: list[Text]) -> None:
    """Say that a name fits nothing, or several things."""
    if found:
        game.note(Text("t-which", {"choices": choices(found, game.words)}))
    else:
        game.note(Text("t-nothing-called", {"text": rest}))


def rule(game: TerminalGame, rest: str) -> None:
    """Show a numbered rule."""
    wanted = rest if rest.upper().startswith("R") else f"R{rest}"
    found = rule_text(wanted)
    if found is None:
        game.note(Text("t-no-rule", {"rule": rest or "?"}))
    else:
        game.print(found)


def show_map(game: TerminalGame, rest: str) -> None:
    """Show the table again, or every place with its neighbours."""
    if rest:
        game.print(road_list(game.words))
    else:
        game.show_table()


def use_words(game: TerminalGame, rest: str) -> None:
    """Change the vocabulary."""
    if rest in VOCABULARIES:
        game.port.words = Words(rest)
        game.stale = True
        game.note(Text(f"t-words-{rest}"))
    else:
        game.note(Text("t-no-words"))


def save(game: TerminalGame, rest: str) -> None:
    """Save a copy of the record; a file that exists is never written over."""
    path = Path(rest).expanduser()
    if not rest:
        game.note(Text("t-save-where"))
        return
    if path.exists():
        game.note(Text("t-file-exists", {"file": rest}))
        return
    try:
        write_whole(path, write(game.session.record))
    except OSError as error:
        game.print(str(FileError(path, reason(error))))
    else:
        game.note(Text("t-copied", {"file": str(path)}))


def help_(game: TerminalGame, _rest: str) -> None:
    """Show what can be typed."""
    if game.session.chance is None:
        game.print(game.words.say(Text("help-companion")))
    game.print(*[game.words.say(Text(f"help-{part}")) for part in HELP])


def leave(game: TerminalGame, _rest: str) -> None:
    """Leave the table; everything is saved."""
    game.left = "quit"


def begin_another(game: TerminalGame, _rest: str) -> None:
    """Leave this game for a new one."""
    game.left = "new"


COMMANDS: Final[dict[str, Command]] = {
    "u": undo,
    "undo": undo,
    "r": redo,
    "redo": redo,
    "restart": restart,
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
