"""A worker process: reads one request per line, does the job, writes one reply per line.

It runs as `python -P -m lantern.server.jobs.worker NICE [NAME=MODULE:CLASS ...]` and ends with the process that started
it: when its input ends, or, in the middle of a job, by the signal that an input at its end sends. A thread could not
watch the input, because compiled rules hardly ever let other threads run.
"""

import os
import signal
import sys
import traceback

import msgspec

from lantern.players.registry import register
from lantern.server.jobs.base import JobReply, JobRequest
from lantern.server.jobs.tasks import carry_out


def reply_to(line: bytes) -> JobReply:
    """Do the job that a line asks for; a player that fails is no reason to end."""
    try:
        request = msgspec.json.decode(line, type=JobRequest)
        return JobReply(msgspec.Raw(msgspec.json.encode(carry_out(request))))
    except Exception as error:
        traceback.print_exc()
        return JobReply(error=type(error).__name__)


def watch_input() -> None:
    """Have the system send SIGIO whenever the input changes."""
    import fcntl

    signal.signal(signal.SIGIO, signal.SIG_IGN)
    fcntl.fcntl(sys.stdin, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(sys.stdin, fcntl.F_SETFL, fcntl.fcntl(sys.stdin, fcntl.F_GETFL) | os.O_ASYNC)


def end_with_input(ending: bool) -> None:
    """Let SIGIO end this process or not: nothing is sent during a job, so then it means that the input has ended."""
    if hasattr(signal, "SIGIO"):
        signal.signal(signal.SIGIO, signal.SIG_DFL if ending else signal.SIG_IGN)


def main(nice: str, *players: str) -> None:
    """Work until the input ends; what a player prints does not get among the replies."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGIO"):
        watch_input()
    if hasattr(os, "nice"):
        os.nice(int(nice))
    for player in players:
        register(player)
    for line in sys.stdin.buffer:
        end_with_input(True)
        reply = reply_to(line)
        end_with_input(False)
        try:
            replies.write(msgspec.json.encode(reply) + b"\n")
            replies.flush()
        except BrokenPipeError:  # whoever asked has gone
            os._exit(0)  # without another try when `replies` is closed


if __name__ == "__main__":
    main(*sys.argv[1:])
