"""Structured logs: JSON for machines or lines for people, with request and table ids.

Never in a log: names of people, talk, notes, tokens and network addresses. Of unexpected errors only the type and the
place are logged, because their texts may quote any of these.
"""

import logging
import sys
import traceback
from types import TracebackType
from typing import Any, Final

import structlog
from structlog.types import EventDict, Processor

from lantern.server.settings import Settings

LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def configure_logs(settings: Settings) -> None:
    """Send all logs, those of libraries too, to the standard error in one format."""
    level = LEVELS[settings.log_level]
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        only_the_place,
    ]
    renderer: Processor = structlog.processors.JSONRenderer()
    if settings.log_format == "console":
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    # Libraries log addresses and messages at the lower levels.
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    logging.getLogger("lantern").setLevel(level)


def only_the_place(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Replace an exception by its type and where it was raised."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["at"] = places(error.__traceback__)
    return event


def places(trace: TracebackType | None) -> list[str]:
    """Return the way to an error, innermost last."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
