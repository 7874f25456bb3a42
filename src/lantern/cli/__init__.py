"""The command `lantern`."""

from lantern.cli.main import main

__all__ = ["main"]
