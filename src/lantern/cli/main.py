"""Reading the command line and failing politely: never a traceback, never a lost game."""

import codecs
import io
import os
import sys
from collections.abc import Sequence
from typing import Final, TextIO

from lantern.cli.failure import BAD_DATA, CLOSED_PIPE, INTERRUPTED, CommandError
from lantern.cli.parser import parser
from lantern.errors import LanternError

PLAIN: Final = dict(zip("●○★·─▸×–—−’‘“”…→", "@o*.->x---''\"\".>", strict=True))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    speak_plainly()
    try:
        return run(sys.argv[1:] if argv is None else argv)
    except CommandError as error:
        return complain(str(error), error.code)
    except LanternError as error:
        return complain(str(error), BAD_DATA)
    except KeyboardInterrupt:
        return complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        return let_go()
    except OSError as error:
        return complain(f"{error.filename or 'the system says'}: {(error.strerror or str(error)).lower()}", BAD_DATA)
    except Exception as error:
        if os.environ.get("LANTERN_TRACE"):
            raise
        what = f"{type(error).__name__}: {error}"
        return complain(f"a mistake in Lantern itself ({what}); LANTERN_TRACE=1 shows where, for a report", BAD_DATA)


def run(argv: Sequence[str]) -> int:
    """Find the command and carry it out."""
    args = parser().parse_args(argv)
    code: int = args.run(args)
    sys.stdout.flush()
    return code


def speak_plainly() -> None:
    """Replace what a terminal cannot show by something like it, and what it cannot send, instead of failing."""
    codecs.register_error("lantern", something_like_it)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "lantern"), (sys.stderr, "lantern")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def something_like_it(error: UnicodeError) -> tuple[str, int]:
    """Return plain signs, one for one, for those a terminal does not know."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    odd = error.object[error.start : error.end]
    return "".join(PLAIN.get(character, "?") for character in odd), error.end


def complain(text: str, code: int) -> int:
    """Say one line on the standard error."""
    try:
        print(f"lantern: {' '.join(text.split())}", file=sys.stderr, flush=True)
        sys.stdout.flush()
    except BrokenPipeError:
        return let_go()
    except OSError:
        silence(sys.stdout)
    return code


def let_go() -> int:
    """Stop without a message when the reader of the output has gone, as other commands do."""
    silence(sys.stdout)
    return CLOSED_PIPE


def silence(stream: TextIO) -> None:
    """Send what is still unwritten nowhere, so that Python does not complain at its end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
    except (OSError, ValueError):
        pass
