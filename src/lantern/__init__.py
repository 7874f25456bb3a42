"""Lantern, a digital table for a cooperative board game about the Underground Railroad."""

import os

from lantern import _build

__version__ = "0.1.0"

COMPILED: bool
"""Whether rules run from the compiled engine; set LANTERN_PURE to any text to have plain Python."""

STALE: bool
"""Whether a compiled engine was passed over because it does not fit the sources."""

COMPILED, STALE = _build.adopt(os.path.dirname(os.path.abspath(__file__)), __path__)
