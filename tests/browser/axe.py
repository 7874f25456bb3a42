"""axe-core on a page as it stands."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What fades in is judged when it is there; what goes on for ever or stands still is not waited for.
SETTLED = """Promise.all(document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => Promise.race([each.finished.catch(() => 0), new Promise((done) => setTimeout(done, 3000))])))"""
RUN = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


@cache
def source() -> str:
    """Return the script of axe, which is installed with the page's tools."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return what is wrong for people who hear the page, use keys, or see less; one line for each thing."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # as a debugger does: the page's own policy would refuse a script tag
    found: list[Any] = page.evaluate(RUN)
    return [f"{rule['id']} ({rule['impact']}): {node['html'][:160]}" for rule in found for node in rule["nodes"]]
