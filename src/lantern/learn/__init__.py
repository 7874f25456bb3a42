"""Lessons: games with fixed luck in which somebody learns by playing; their scripts are data.

A script is a file NAME.toml beside this module: a position, a seed, and steps. Its words stand in `text/en/learn.ftl`.
docs/lessons.md explains how to write one.
"""

from lantern.learn.rehearsal import Rehearsal, rehearse
from lantern.learn.script import NAMES, LessonError, Script, ScriptStep, load, parse

__all__ = ["NAMES", "LessonError", "Rehearsal", "Script", "ScriptStep", "load", "parse", "rehearse"]
