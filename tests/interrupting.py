"""Child processes that can be interrupted, even where the tests themselves run in the background."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heeding_ctrl_c() -> Iterator[None]:
    """Start child processes within this context: they end at SIGINT, whatever these tests inherited.

    A shell starts background jobs with SIGINT ignored, which children inherit; a handled signal they do not.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
