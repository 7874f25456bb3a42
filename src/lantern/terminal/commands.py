"""What can be typed at the table besides answers."""

from pathlib import Path
from typing import Final

from lantern.agents.chances import outlook
from lantern.agents.explain import explained
from lantern.agents.levels import LEVELS
from lantern.odds import odds
from lantern.record import write
from lantern.saves import FileError, reason, write_whole
from lantern.terminal import palette
from lantern.terminal.advice import standing
from lantern.terminal.canvas import run
from lantern.terminal.find import find_cards, find_places, find_roles
from lantern.terminal.game import Command, Game
from lantern.terminal.lookup import card_text, choices, odds_table, place_text, role_text, rule_text, rules_file
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


def undo(game: Game, _rest: str) -> None:
    """Take back the last answer of a person, and what computer players have said since."""
    session = game.session
    said = session.story(len(session.record.answers) - session.undoable)
    mine = [moment for moment in said if moment.who not in game.partners.levels]
    if not mine:
        game.note(Text("t-no-undo" if session.record.answers else "t-no-undo-begin"))
        return
    session.undo_to(mine[-1].number - 1)
    game.changed()
    game.note(Text("t-undone", {"answer": answer_text(session.state, mine[-1].answer, game.names)}))


def redo(game: Game, _rest: str) -> None:
    """Give the last undone answer again."""
    before = game.session.state.copy()
    length = len(game.session.record.answers)
    if not game.session.redo():
        game.note(Text("t-no-redo"))
        return
    game.changed()
    again = game.session.record.answers[length]
    game.note(Text("t-redone", {"answer": answer_text(before, again, game.names)}))


def restart(game: Game, _rest: str) -> None:
    """Begin this turn again."""
    if game.session.restart_turn():
        game.changed()
        game.note(Text("t-restarted"))
    else:
        game.note(Text("t-no-restart"))


def back(game: Game, rest: str) -> None:
    """Go back to a moment of the log."""
    length = len(game.session.record.answers)
    first = length - game.session.undoable
    number = int(rest) if rest.isdecimal() and len(rest) < 7 else -1
    if number >= 0 and game.session.undo_to(number):
        game.changed()
        game.note(Text("t-back", {"number": number}))
    else:
        game.note(Text("t-no-back", {"number": rest or "?", "first": first}))


def log(game: Game, rest: str) -> None:
    """Show the end of the log with the numbers of the answers."""
    most = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_DEFAULT
    found = log_lines(game.session, game.names, most)
    game.print(*[log_text(line, game.words, number) for number, line in found])
    if not found:
        game.note(Text("t-log-none"))


def why(game: Game, _rest: str) -> None:
    """Say what is not offered, and which rule says so."""
    found = game.question.blocked
    for each in found:
        line = run(game.words.say(each.what), palette.HEAD)
        game.print(line.append(f": {game.words.say(each.why)}", "not bold").append(f"  {each.rule}", palette.QUIET))
    if not found:
        game.note(Text("t-no-blocked"))


def show_odds(game: Game, _rest: str) -> None:
    """Show the chances of capture in the next catcher phase."""
    found = odds(game.session.state)
    if found.anybody:
        game.print(game.words.say(Text("t-odds")), odds_table(found, game.words))
    else:
        game.note(Text("t-odds-nobody"))


def hint(game: Game, _rest: str) -> None:
    """Tell the next step of a hint: what matters now, where to look, what an expert would answer and why."""
    if game.session.who < 0:
        game.note(Text("t-no-hint"))
        return
    tell(game, game.hints.next(game.session.state, game.session.who, game.names))


def chance(game: Game, _rest: str) -> None:
    """Tell how likely a good team is to win from here."""
    tell(game, standing(outlook(game.session.state)))


def give_reasons(game: Game, rest: str) -> None:
    """Tell what an answer brought: one by its number in the log, or the last that was not chance's."""
    answers = len(game.session.record.answers)
    said = [moment.number for moment in game.session.story() if moment.who >= 0]
    number = int(rest) if rest.isdecimal() and len(rest) < 7 else 0 if rest else said[-1] if said else 0
    found = explained(game.session.record, number) if 0 < number <= answers else ()
    if found:
        tell(game, [Text("t-reasons", {"number": number}), *found])
    else:
        game.note(Text("t-no-reasons"))


def tell(game: Game, texts: list[Text]) -> None:
    """Show some sentences, one under the other."""
    game.print(*[game.words.say(text) for text in texts])


def computer(game: Game, rest: str) -> None:
    """Give a seat to a computer player, or take it back; without a number, tell who plays where."""
    number, _, level = rest.lower().partition(" ")
    players = game.session.state.players
    if not rest:
        game.print(*[seat_line(game, seat) for seat in range(players)])
        return
    seat = int(number) - 1 if number.isdecimal() and len(number) < 3 else -1
    level = level.strip() or DEFAULT
    if not 0 <= seat < players or level not in {*LEVELS, "off"}:
        game.note(Text("t-no-computer", {"last": players, "levels": ", ".join(LEVELS)}))
        return
    if level == "off":
        game.partners.give_back(seat)
    else:
        game.partners.seat(seat, level)
    game.changed()
    game.note(seat_text(game, seat))


def seat_line(game: Game, seat: int) -> str:
    """Return a seat's number and who plays it."""
    return f"  {seat + 1} {game.words.say(seat_text(game, seat))}"


def seat_text(game: Game, seat: int) -> Text:
    """Say who plays a seat."""
    level = game.partners.levels.get(seat)
    args: dict[str, Arg] = {"seat": game.names.seat(seat), "level": level or ""}
    return Text("t-seat-computer" if level else "t-seat-person", args)


def card(game: Game, rest: str) -> None:
    """Show a card in full."""
    found = find_cards(rest, game.session.state, game.words)
    if len(found) == 1:
        game.print(card_text(game.session.state, found[0], game.words))
    else:
        unclear(game, rest, [name.card(each) for each in found])


def role(game: Game, rest: str) -> None:
    """Show a role in full; without a name, that of the seat asked."""
    s = game.session.state
    seat = game.session.who if game.session.who >= 0 else s.lead
    found = find_roles(rest or str(seat + 1), s, game.words, game.names)
    if len(found) == 1:
        game.print(role_text(s, found[0], game.words))
    else:
        unclear(game, rest, [name.role(each) for each in found])


def place(game: Game, rest: str) -> None:
    """Show a place in full."""
    found = find_places(rest, game.words)
    if len(found) == 1:
        game.print(place_text(game.session.state, found[0], game.words))
    else:
        unclear(game, rest, [name.place(each) for each in found])


def unclear(game: Game, rest: str, found: list[Text]) -> None:
    """Say that a name fits nothing, or several things."""
    if found:
        game.note(Text("t-which", {"choices": choices(found, game.words)}))
    else:
        game.note(Text("t-nothing-called", {"text": rest}))


def rule(game: Game, rest: str) -> None:
    """Show a numbered rule."""
    path = rules_file()
    if path is None:
        game.note(Text("t-no-rules-file"))
        return
    wanted = rest if rest.upper().startswith("R") else f"R{rest}"
    found = rule_text(wanted, path.read_text(encoding="utf-8"))
    if found is None:
        game.note(Text("t-no-rule", {"rule": rest or "?"}))
    else:
        game.print(found)


def show_map(game: Game, rest: str) -> None:
    """Show the table again, or every place with its neighbours."""
    if rest:
        game.print(road_list(game.words))
    else:
        game.show_table()


def use_words(game: Game, rest: str) -> None:
    """Change the vocabulary."""
    if rest in VOCABULARIES:
        game.port.words = Words(rest)
        game.stale = True
        game.note(Text(f"t-words-{rest}"))
    else:
        game.note(Text("t-no-words"))


def save(game: Game, rest: str) -> None:
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


def help_(game: Game, _rest: str) -> None:
    """Show what can be typed."""
    if game.session.chance is None:
        game.print(game.words.say(Text("help-companion")))
    game.print(*[game.words.say(Text(f"help-{part}")) for part in HELP])


def leave(game: Game, _rest: str) -> None:
    """Leave the table; everything is saved."""
    game.left = "quit"


def begin_another(game: Game, _rest: str) -> None:
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
