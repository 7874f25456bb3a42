"""The table for people: questions in words, options with previews, reasons, and the log."""

from lantern.view.blocked import Blocked
from lantern.view.log import Line, lines
from lantern.view.names import Names
from lantern.view.preview import Preview, preview
from lantern.view.question import Option, Question, question

__all__ = ["Blocked", "Line", "Names", "Option", "Preview", "Question", "lines", "preview", "question"]
