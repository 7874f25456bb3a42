"""Debian's Chromium without a window, as the tests and the pictures start it."""

import shutil

from playwright.sync_api import Browser, Playwright


def launch(playwright: Playwright) -> Browser:
    """Start the browser of this machine; Playwright's own is never downloaded."""
    chromium = shutil.which("chromium-headless-shell")
    assert chromium, "The browser tests need Chromium: make chromium installs it."
    return playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
