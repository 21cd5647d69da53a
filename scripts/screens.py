"""Pictures of every page at many sizes, in both themes and both languages, to look at: `python scripts/screens.py FOLDER --sheets`.

All of them, or those of some pages (`--only home,table-blitz`; a name may end with `*`), sizes (`--sizes 390x844,1440x900`) or looks
(`--looks en.day,ja.night`; `--quick` lets the looks take turns). Games, tables and reports are kept in the folder, so that a second run is quick:
delete it after a change of the rules. `--sheets` puts the pictures of each page together. `faults.txt` has words that are cut off, covered, on top
of others or too small, as far as a program can tell; `--faults` prints them too.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "scripts")]

from screen_pages import PAGES, Scene, Tour  # noqa: E402
from tests.browser.conftest import CHROMIUM, QUIET, Server  # noqa: E402

SIZES = ("390x844", "1024x768", "1280x800", "1440x900", "1920x1080", "2560x1440")
LOOKS = ("en.day", "ja.night", "en.night", "ja.day")
FAULTS = (ROOT / "scripts/screen_faults.js").read_text()
A_SHEET = 4  # pictures
PHONE = 744  # a window that is narrower is a phone's
TALLEST = 2400  # pixels of a page that scrolls
SHEET = """
body { margin: 0; display: flex; flex-wrap: wrap; gap: 4px; align-items: start; background: #555; color: #fff; font: 11px sans-serif }
figure { margin: 0 } img { max-width: 612px; max-height: 680px; display: block }
"""


class Studio:
    """A browser, a server with the tables of the last run, and the visitor who sits at them."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.visitor = folder / "visitor.json"
        self.kept = folder / "paths.json"
        self.paths: dict[str, str] = json.loads(self.kept.read_text()) if self.kept.exists() else {}

    def prepare(self, page: str) -> None:
        """Finds or makes what the page shows, once."""
        if page in self.paths:
            return
        known = {"storage_state": self.visitor} if self.visitor.exists() else {}
        context = self.browser.new_context(viewport={"width": 1440, "height": 900}, **known)
        tab = context.new_page()
        tab.goto(self.server.address)
        tour = Tour(tab, self.server.address, self.folder)
        self.paths[page] = PAGES[page].prepare(tour)
        context.storage_state(path=self.visitor)
        context.close()
        self.kept.write_text(json.dumps(self.paths, indent=1))

    def open(self, scene: Scene, look: str, touch: bool) -> BrowserContext:
        """A window in which all sizes are taken, so that what it has loaded stays there."""
        language, theme = look.split(".")
        known = {} if scene.stranger or not self.visitor.exists() else {"storage_state": self.visitor}
        context = self.browser.new_context(reduced_motion="reduce", has_touch=touch, **known)
        context.set_default_timeout(60_000)
        settings = {"briefings": False, "theme": theme, "language": language} | scene.settings
        context.add_init_script(f"localStorage['opsroom.settings'] = {json.dumps(json.dumps(settings))}")
        return context

    def shoot(self, tab: Page, page: str, size: str, look: str) -> list[str]:
        """Takes the picture, and gives what a program can find fault with."""
        scene = PAGES[page]
        width, height = (int(part) for part in size.split("x"))
        tab.set_viewport_size({"width": width, "height": height})
        tab.goto(self.server.address + self.paths[page])
        scene.act(tab)
        tab.wait_for_load_state("networkidle")
        if scene.document:
            high = min(tab.evaluate("document.documentElement.scrollHeight"), TALLEST)
            tab.set_viewport_size({"width": width, "height": high})
        tab.wait_for_timeout(300)
        tab.screenshot(path=self.folder / f"{page}.{size}.{look}.png")
        wide = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
        found: list[str] = tab.evaluate(FAULTS)
        return ([f"the page is {wide} too wide"] if wide > 0 else []) + found

    def take(self, page: str, look: str, sizes: list[str]) -> dict[str, list[str]]:
        """The pictures of a page in one look, with their faults. One that cannot be taken has none."""
        self.prepare(page)
        faults = {}
        for touch in (True, False):
            these = [size for size in sizes if (int(size.split("x")[0]) < PHONE) == touch]
            if not these:
                continue
            context = self.open(PAGES[page], look, touch)
            tab = context.new_page()
            for size in these:
                name = f"{page}.{size}.{look}"
                try:
                    faults[name] = self.shoot(tab, page, size, look)
                    print(name, flush=True)
                except Exception as error:
                    print(name, f"FAILED: {str(error)[:500]}", flush=True)
            context.close()
        return faults

    def sheets(self, pages: list[str]) -> None:
        """The pictures of each page together."""
        tab = self.browser.new_page(viewport={"width": 1232, "height": 600})
        for page in pages:
            found = [
                path
                for looks in (LOOKS[:2], LOOKS[2:])
                for size in SIZES
                for look in looks
                if (path := self.folder / f"{page}.{size}.{look}.png").exists()
            ]
            for old in self.folder.glob(f"sheet-{page}-[0-9].png"):
                old.unlink()
            for first in range(0, len(found), A_SHEET):
                figures = "".join(
                    f"<figure><img src='{path.name}'><figcaption>{path.name}</figcaption></figure>"
                    for path in found[first : first + A_SHEET]
                )
                (self.folder / "sheet.html").write_text(f"<style>{SHEET}</style>{figures}")
                tab.goto((self.folder / "sheet.html").resolve().as_uri())
                tab.screenshot(path=self.folder / f"sheet-{page}-{first // A_SHEET + 1}.png", full_page=True)
        (self.folder / "sheet.html").unlink(missing_ok=True)


def looks_of(page: int, looks: list[str], sizes: list[str], quick: bool) -> Iterator[tuple[str, list[str]]]:
    """Each look with the sizes that are taken in it."""
    for i, look in enumerate(looks):
        yield look, [size for k, size in enumerate(sizes) if not quick or (page + k) % len(looks) == i]


def report(faults: dict[str, list[str]]) -> str:
    """Each fault of a page once, with the pictures that have it."""
    pages: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for name, found in faults.items():
        page, where = name.split(".", 1)
        for fault in found:
            pages[page][fault].append(where)
    lines = []
    for page, found_there in pages.items():
        lines.append(page)
        lines += [
            f"  {fault}  [{len(where)}: {', '.join(where[:3])}{' …' if where[3:] else ''}]"
            for fault, where in sorted(found_there.items())
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="*", help="pages, with commas between")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--looks", default=",".join(LOOKS))
    parser.add_argument("--quick", action="store_true", help="one look for each page and size")
    parser.add_argument("--sheets", action="store_true")
    parser.add_argument("--no-pictures", action="store_true", help="only put those together that are there")
    parser.add_argument("--faults", action="store_true", help="print what a program can find fault with")
    parser.add_argument("--list", action="store_true", help="list the pages and stop")
    wish = parser.parse_args()
    pages = [page for page in PAGES if any(fnmatch(page, name) for name in wish.only.split(","))]
    if wish.list:
        print(*pages, sep="\n")
        return
    wish.folder.mkdir(parents=True, exist_ok=True)
    running = wish.folder / "running"
    running.write_text("screens")
    sizes = wish.sizes.split(",")
    failed = 0
    faults: dict[str, list[str]] = {}
    with sync_playwright() as playwright:
        server = Server(wish.folder, running)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        studio = Studio(browser, server, wish.folder)
        try:
            for i, page in enumerate([] if wish.no_pictures else pages):
                for look, some in looks_of(i, wish.looks.split(","), sizes, wish.quick):
                    try:
                        found = studio.take(page, look, some)
                    except Exception as error:
                        found = {}
                        print(page, f"FAILED: {str(error)[:500]}", flush=True)
                    failed += len(some) - len(found)
                    faults |= found
            if wish.sheets:
                studio.sheets(pages)
        finally:
            browser.close()
            server.stop()
    (wish.folder / "faults.txt").write_text(report(faults))
    if wish.faults:
        print(report(faults))
    print(f"{len(faults)} pictures, {failed} failed, {sum(map(len, faults.values()))} possible faults in faults.txt")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
