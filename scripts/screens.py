"""Pictures of every page at many sizes, in both themes and both languages, to look at: `python scripts/screens.py FOLDER`.

Games that are played for the pictures are kept in the folder, so that a second run is quick. `--only home,table-blitz` takes some pages,
`--sizes 390x844,1440x900` some sizes. By default each page is taken at each size once, and theme and language take turns; `--all` takes every combination.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, NO_BRIEFINGS, QUIET, Server  # noqa: E402
from tests.browser.pilot import played, ready, sit_down  # noqa: E402
from tests.browser.test_analysis import api, finished  # noqa: E402
from tests.browser.test_pictures import MODES, MOMENTS  # noqa: E402

import opsroom  # noqa: E402

SIZES = ("390x844", "1024x768", "1280x800", "1440x900", "1920x1080", "2560x1440")
LOOKS = (("en-GB", False), ("ja-JP", True), ("en-GB", True), ("ja-JP", False))
REPORT_PATIENCE = 240_000


@dataclass
class Tour:
    """Who takes the pictures: a page, the server, and the folder with the games."""

    page: Page
    address: str
    folder: Path

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")

    def game(self, title: str) -> opsroom.Table:
        """A game in the middle, kept in the folder."""
        kept = self.folder / f"{title}.json"
        if not kept.exists():
            kept.write_text(played(title, MOMENTS[title], seeds=range(200), mode=MODES.get(title)).to_json())
        return opsroom.Table.from_json(kept.read_text())

    def sit(self, title: str) -> None:
        table = self.game(title)
        seats = {seat: "me" if seat == table.asked else "bot staff" for seat in table.seats}
        sit_down(self.page, self.address, table, seats)
        ready(self.page)

    def finished(self, at: str = "") -> str:
        table = finished(self.page)
        self.go(f"/table/{table}{at}")
        return table


def home(tour: Tour) -> None:
    tour.go("/")


def home_with_tables(tour: Tour) -> None:
    for title in MOMENTS:
        tour.sit(title)
    finished(tour.page)
    tour.go("/")
    tour.page.wait_for_timeout(1500)


def table(title: str) -> Callable[[Tour], None]:
    return lambda tour: tour.sit(title)


def replay(tour: Tour) -> None:
    tour.finished("?replay=raf&at=9")


def replay_of(title: str) -> Callable[[Tour], None]:
    def take(tour: Tour) -> None:
        tour.sit(title)
        tour.page.keyboard.press("[")
        tour.page.wait_for_timeout(800)

    return take


def end(tour: Tour) -> None:
    tour.finished()


def report(tour: Tour) -> None:
    table = finished(tour.page)
    tour.go(f"/report/{table}")
    tour.page.locator("[data-figure=chances] svg[role=img]").wait_for(timeout=REPORT_PATIENCE)
    tour.page.locator("[data-progress]").wait_for(state="detached", timeout=REPORT_PATIENCE)


def what_if(tour: Tour) -> None:
    table = finished(tour.page)
    made = [str(api(tour.page, f"/api/tables/{table}/what-if", {"seat": "raf", "moment": at})["id"]) for at in (3, 6)]
    for _ in range(3):
        for sandbox in made:
            state = api(tour.page, f"/api/tables/{sandbox}?seat=raf")
            question = state["question"]
            if isinstance(question, dict) and question["seat"] == "raf":
                body = {"seat": "raf", "answer": question["options"][0]["name"], "n": state["n"]}
                api(tour.page, f"/api/tables/{sandbox}/answers", body)
            tour.page.wait_for_timeout(300)
    branch = api(tour.page, f"/api/tables/{made[0]}/what-if", {"seat": "raf", "moment": 1})["id"]
    tour.go(f"/table/{branch}")


def what_if_panel(tour: Tour) -> None:
    what_if(tour)
    tour.page.locator("[data-compare]").click()
    tour.page.locator("[data-branches]").wait_for()


def position(tour: Tour) -> None:
    table = finished(tour.page)
    tour.go(str(api(tour.page, f"/api/tables/{table}/share", {"seat": "raf", "moment": 9})["link"]))


def share(tour: Tour) -> None:
    replay(tour)
    tour.page.get_by_role("button", name=re.compile("Share this position|この局面を共有|共有")).first.click()
    tour.page.wait_for_timeout(600)


def lesson(tour: Tour) -> None:
    found = api(tour.page, "/api/lessons?title=blitz")
    first = found[0]["id"]  # type: ignore[index, call-overload]
    tour.go(f"/table/{api(tour.page, '/api/lessons', {'title': 'blitz', 'lesson': first})['id']}")


PAGES: dict[str, Callable[[Tour], None]] = {
    "home": home,
    "home-tables": home_with_tables,
    "new-blitz": lambda tour: tour.go("/new/blitz"),
    "new-burning_blue": lambda tour: tour.go("/new/burning_blue"),
    "learn-blitz": lambda tour: tour.go("/learn/blitz"),
    "learn-bomber_command": lambda tour: tour.go("/learn/bomber_command"),
    "lesson": lesson,
    **{f"table-{title}": table(title) for title in MOMENTS},
    "replay": replay,
    **{f"replay-{title}": replay_of(title) for title in MOMENTS if title != "blitz"},
    "end": end,
    "report": report,
    "what-if": what_if,
    "what-if-panel": what_if_panel,
    "position": position,
    "share": share,
}


def combinations(every: bool, pages: list[str], sizes: list[str]) -> Iterator[tuple[str, str, str, bool]]:
    for i, page in enumerate(pages):
        for k, size in enumerate(sizes):
            for language, night in LOOKS if every else [LOOKS[(i + k) % len(LOOKS)]]:
                yield page, size, language, night


def shoot(browser: Browser, server: Server, folder: Path, page: str, size: str, language: str, night: bool) -> None:
    width, height = (int(part) for part in size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if night else "light",
        reduced_motion="reduce",
        has_touch=width < 744,
    )
    context.set_default_timeout(60_000)
    context.add_init_script(NO_BRIEFINGS)
    tour = Tour(context.new_page(), server.address, folder)
    tour.page.goto(server.address)
    PAGES[page](tour)
    tour.page.wait_for_timeout(500)
    name = f"{page}.{size}.{language[:2]}.{'night' if night else 'day'}.png"
    is_document = page.startswith(("home", "new", "learn", "report"))
    tour.page.screenshot(path=folder / name, full_page=is_document)
    wide = tour.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    print(name, f"OVERFLOWS by {wide}" if wide > 0 else "", flush=True)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(PAGES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--all", action="store_true")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        running = Path(place) / "test"
        running.write_text("screens")
        server = Server(Path(place), running)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            for page, size, language, night in combinations(wish.all, wish.only.split(","), wish.sizes.split(",")):
                try:
                    shoot(browser, server, wish.folder, page, size, language, night)
                except Exception as error:
                    print(page, size, language, night, f"FAILED: {error}", flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
