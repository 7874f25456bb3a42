"""Editions on the command line: finding them, checking a file, telling what differs."""

import argparse
from pathlib import Path

from lantern.cli.failure import BAD_DATA, CommandError
from lantern.editions import BUILT_IN, CONTENT, NEWEST, EditionError, addresses, changed, find, head_of, parsed
from lantern.saves import FileError, reason


def chosen_edition(given: str) -> str:
    """Return the text of an edition that the command line names: a built-in one, or a file."""
    if given in BUILT_IN:
        return given
    text = text_of(given)
    try:
        return find(text).text
    except EditionError as error:
        raise CommandError(f"{given}: {error}", BAD_DATA) from error


def text_of(given: str) -> str:
    """Read the file of an edition."""
    path = Path(given)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise CommandError(f"there is no edition or file {given!r}; built in: {', '.join(BUILT_IN)}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(path, reason(error) if isinstance(error, OSError) else "this is no text") from error


def edition(args: argparse.Namespace) -> int:
    """List the editions, or check one."""
    if args.action == "list":
        for name in BUILT_IN:
            print(name + (" (new games)" if name == NEWEST else ""))
        return 0
    text = chosen_edition(args.file)
    entries = parsed(text_of(args.file))
    head = head_of(entries)
    base = CONTENT[head["based-on"]]
    print(f"{find(text).name}: playable, based on {head['based-on']}, source {head['source']}.")
    for address, value in addresses(entries):
        note = "   (as it was)" if changed(base, address, value) == base else ""
        print(f"  {address} = {value}{note}")
    return 0
