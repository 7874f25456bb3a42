"""Draw the icons of the page for home screens, and the picture of link previews, from the lantern of the page.

make icons
"""

from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch

WEB: Final = Path(__file__).resolve().parent.parent / "web"
ICONS: Final = WEB / "public" / "icons"
PAPER: Final = "#f6efdd"
LANTERN: Final = (WEB / "src" / "assets" / "icon.svg").read_text(encoding="utf-8")
FONTS: Final = {"title": "im-fell-english-sc-latin-400-normal", "text": "im-fell-english-latin-400-italic"}
# Name, size, and the height of the lantern in hundredths: a mask may cut off all but a circle of 80.
SQUARES: Final = (("icon-192", 192, 84), ("icon-512", 512, 84), ("maskable-512", 512, 66))
SQUARE: Final = f"""<body style="margin:0;background:{PAPER};display:grid;place-items:center;height:100vh">
<div style="display:flex;height:{{height}}vh;aspect-ratio:1">{LANTERN}</div>"""
PREVIEW: Final = f"""<style>{{fonts}}
body {{{{ margin: 0; width: 1200px; height: 630px; background: {PAPER}; color: #2a2118; position: relative; }}}}
svg {{{{ position: absolute; left: 40px; top: 95px; height: 440px; width: 440px; }}}}
h1 {{{{ position: absolute; left: 470px; top: 160px; margin: 0; font: 150px/1 title; }}}}
p {{{{ position: absolute; left: 476px; top: 345px; margin: 0; width: 660px; font: 42px/1.4 text; }}}}
i {{{{ position: absolute; inset: 24px; border: 3px solid #b8a67e; }}}}
</style>{LANTERN}<i></i><h1>Lantern</h1>
<p>The Underground Railroad, 1800–1865<br>
A game for one to four abolitionists</p>"""


def font(name: str, file: str) -> str:
    """Return the style rule of a font that lies beside the page."""
    data = b64encode((WEB / "src" / "fonts" / f"{file}.woff2").read_bytes()).decode()
    return f"@font-face {{ font-family: {name}; src: url(data:font/woff2;base64,{data}) }}"


def main() -> None:
    """Draw them all."""
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, height in SQUARES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(SQUARE.format(height=height))
            page.screenshot(path=ICONS / f"{name}.png")
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.set_content(PREVIEW.format(fonts="".join(font(*each) for each in FONTS.items())))
        page.evaluate("document.fonts.ready")
        page.screenshot(path=ICONS / "preview.png")
        browser.close()


if __name__ == "__main__":
    main()
