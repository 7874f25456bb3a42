"""Commands that look at records and at the content: replay, check, score, odds, sources."""

import argparse
import json
import sys
from typing import Any

from lantern import notation
from lantern.cli.failure import BAD_DATA, USAGE, CommandError
from lantern.engine import score as total_score
from lantern.engine.board import PLACES, SPOT_IDS
from lantern.engine.state import PLAYING, State
from lantern.game import Game
from lantern.odds import Odds, after_plan, odds
from lantern.record import OUTCOMES, OtherRulesError, RecordError, read
from lantern.saves import FileError, load, read_text
from lantern.view.log import Moment, lines
from lantern.words import Words, terminal_words


def put(data: object) -> None:
    """Write data for a program."""
    print(json.dumps(data, ensure_ascii=False, indent=1))


# Checking.


def check(args: argparse.Namespace) -> int:
    """Read and replay every file; one line for each."""
    results = [checked(path) for path in args.files]
    if args.json:
        put(results)
    for result in results:
        if not args.json and result["ok"]:
            where = f"round {result['round']}" if result["round"] else "being set up"
            print(f"{result['file']}: ok: {result['answers']} answers, {where}, {result['outcome']}")
        elif not args.json:
            print(f"lantern: {result['file']}: {result['error']}", file=sys.stderr)
    return 0 if all(result["ok"] for result in results) else BAD_DATA


def checked(path: str) -> dict[str, Any]:
    """Return what is to be said of one file."""
    try:
        record, s = load(path)
    except FileError as error:
        return {"file": path, "ok": False, "error": error.why}
    outcome = OUTCOMES[s.outcome]
    return {"file": path, "ok": True, "answers": len(record.answers), "round": s.round, "outcome": outcome}


# Replaying.


def replay(args: argparse.Namespace) -> int:
    """Show the log of a record, or the table after some answer."""
    text = read_text(args.file)
    try:
        record = read(text)
    except OtherRulesError as error:
        print(text, end="")
        raise CommandError(f"{args.file}: {error}; it cannot be replayed and is shown as it was written") from error
    except RecordError as error:
        raise CommandError(f"{args.file}: {error}") from error
    if args.to is not None and args.to > len(record.answers):
        raise CommandError(f"{args.file}: the record has {len(record.answers)} answers, not {args.to}", USAGE)
    game = Game.of(record, len(record.answers) if args.to is None else args.to)
    words = terminal_words(args.words, args.language)
    if args.json:
        put(replay_data(game, words))
    elif args.to is not None:
        show_table(game, words)
    else:
        show_log(game, words, args.step)
    return 0


def replay_data(game: Game, words: Words) -> dict[str, Any]:
    """Return a game as data: how it was set up, and every answer with its log lines."""
    setup = game.record.setup
    return {
        "players": setup.players,
        "side": setup.side,
        "options": list(setup.options),
        "names": list(setup.names),
        "seed": setup.seed,
        "outcome": OUTCOMES[game.table.outcome],
        "answers": [moment_data(game, moment, words) for moment in game.moments()],
    }


def moment_data(game: Game, moment: Moment, words: Words) -> dict[str, Any]:
    """Return one answer and what it brought."""
    told = [
        {"text": words.say(line.text), "rule": line.rule, "cause": words.say(line.cause) if line.cause else ""}
        for line in lines(moment, game.names)
    ]
    seat = moment.who + 1 if moment.who >= 0 else 0
    return {"number": moment.number, "seat": seat, "answer": notation.word(moment.answer), "log": told}


def show_log(game: Game, words: Words, step: bool) -> None:
    """Print the log line by line; with `step`, wait after every answer."""
    from lantern.terminal.screen import log_text

    names = game.names
    for moment in [game.opening, *game.moments()]:
        told = lines(moment, names)
        for line in told:
            print(log_text(line, words, numbered=True).plain)
        if step and told and moment.number:
            try:
                input()
            except EOFError:
                return


def show_table(game: Game, words: Words) -> None:
    """Print the table as it stands."""
    from lantern.terminal.port import Port
    from lantern.terminal.screen import log_lines, log_text, table, title

    port = Port(words, live=False)
    s, names, named = game.table, game.names, bool(game.record.setup.names)
    port.print(title(s, words, names, port.width))
    port.print(*table(s, words, names, port.width, named=named))
    port.print(*[log_text(line, words, numbered=True) for line in log_lines(game, names, 8)])


# Score.


def score(args: argparse.Namespace) -> int:
    """Show outcome, score sheet and rounds of a record."""
    from lantern.terminal.ending import round_ends, score_parts, summary
    from lantern.terminal.port import Port

    record, s = load(args.file)
    words = terminal_words(language=args.language)
    if args.json:
        parts = [{"for": words.say(text), "points": points} for text, points in score_parts(s)]
        rounds = [row._asdict() for row in round_ends(record)]
        put({"outcome": OUTCOMES[s.outcome], "score": total_score(s), "parts": parts, "rounds": rounds})
    else:
        Port(words, live=False).print(*summary(s, record, words)[:-1])
    return 0


# Odds.


def show_odds(args: argparse.Namespace) -> int:
    """Show the chances of capture, now, after a number of answers, or after a plan."""
    record, s = load(args.file)
    if args.to is not None:
        if args.to > len(record.answers):
            raise CommandError(f"{args.file}: the record has {len(record.answers)} answers, not {args.to}", USAGE)
        s = Game.of(record, args.to).table
    if args.plan:
        s = planned(s, args.plan)
    if s.outcome != PLAYING or not s.round:
        raise CommandError(f"{args.file}: no catcher phase lies ahead there")
    found = odds(s)
    if args.json:
        put(odds_data(found))
    else:
        print_odds(found, terminal_words(language=args.language))
    return 0


def planned(s: State, plan: str) -> State:
    """Return the table after a plan in the words of a record."""
    texts = [part for part in plan.split(";") if part.strip()]
    try:
        return after_plan(s, [notation.number(text) for text in texts])
    except ValueError as error:
        raise CommandError(f"the plan: {error}", USAGE) from error


def odds_data(found: Odds) -> dict[str, Any]:
    """Return odds as data: exact fractions as text, and the same as numbers."""
    places = {
        SPOT_IDS[place]: {
            "arrival": str(found.arrival[place]),
            "capture": str(found.capture[place]),
            "capture_share": float(found.capture[place]),
        }
        for place in range(PLACES)
        if found.arrival[place]
    }
    return {"anybody": str(found.anybody), "people": str(found.people), "places": places}


def print_odds(found: Odds, words: Words) -> None:
    """Print odds for people."""
    from lantern.terminal.lookup import odds_table
    from lantern.terminal.port import Port
    from lantern.words import Text

    port = Port(words, live=False)
    if found.anybody:
        port.say(Text("t-odds"))
        port.print(odds_table(found, words))
    else:
        port.say(Text("t-odds-nobody"))


# Sources.


def sources(args: argparse.Namespace) -> int:
    """List every number of the printed game with its source."""
    from lantern.content.claims import claims
    from lantern.content.source import ESTIMATE

    found = [claim for claim in claims() if claim.source == ESTIMATE or not args.estimates]
    if args.json:
        put([claim._asdict() for claim in found])
        return 0
    for claim in found:
        print(f"{claim.source:<7} {claim.about:<34} {claim.what:<28} {claim.value}")
    return 0
