"""One browser and one server for each worker, windows for each test; nothing may go wrong unnoticed in any of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.serving import Server, serving
from tests.browser.visiting import Visits


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visits]:
    visits = Visits(browser, server)
    yield visits
    assert visits.end() == []


@pytest.fixture
def games() -> Path:
    """The folder of recorded games."""
    return Path(__file__).resolve().parent.parent / "games"
