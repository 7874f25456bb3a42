"""axe-core on a page as it stands."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"


@cache
def source() -> str:
    """Return the script of axe, which is installed with the page's tools."""
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return what is wrong for people who hear the page, use keys, or see less; one line for each thing."""
    # What fades in is judged when it is there.
    page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0)))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())  # as a debugger does: the page's own policy would refuse a script tag
    found: list[Any] = page.evaluate(RUN)
    return [f"{rule['id']} ({rule['impact']}): {node['html'][:160]}" for rule in found for node in rule["nodes"]]
