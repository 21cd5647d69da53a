"""Pictures of every page at many sizes, in both themes and both languages, to look at: `python scripts/screens.py FOLDER`.

Games that are played for the pictures are kept in the folder, so that a second run is quick. `--only home,table-blitz` takes some pages,
`--sizes 390x844,1440x900` some sizes. By default each page is taken at each size once, and theme and language take turns; `--all` takes every combination.
`--sheets` puts the pictures of each page together, four to a sheet.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, QUIET, Server  # noqa: E402
from tests.browser.pilot import played, ready, sit_down  # noqa: E402
from tests.browser.test_analysis import api, finished  # noqa: E402
from tests.browser.test_pictures import MODES, MOMENTS  # noqa: E402

import opsroom  # noqa: E402

SIZES = ("390x844", "1024x768", "1280x800", "1440x900", "1920x1080", "2560x1440")
LOOKS = (("en-GB", False), ("ja-JP", True), ("en-GB", True), ("ja-JP", False))
A_SHEET = 4  # pictures
SHEET = """
body { margin: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: start; background: #555; color: #fff; font: 13px sans-serif }
figure { margin: 0 } img { max-width: 940px; max-height: 760px; display: block }
"""
REPORT_PATIENCE = 240_000


# Other moments than those of the pictures in the README.
STEPS = {
    "blitz": ("choose_first_bomber",),
    "mirage": ("choose_british_fighter",),
    "barbarossa": ("choose_card",),
    "bomber_command": ("plot", "choose_scramble", "choose_he"),
    "burning_blue": ("choose_form_up", "choose_order"),
}


def second_time(step: str) -> Callable[[opsroom.Table], bool]:
    """Asked on a second turn, or for the second time."""
    seen: list[int] = []

    def is_it(table: opsroom.Table) -> bool:
        question = table.question
        if question is None or question.key != step or len(question.codes) < 2:
            return False
        seen.append(len(seen))
        return len(seen) > 1

    return is_it


@dataclass
class Tour:
    """Who takes the pictures: a page, the server, and the folder with the games."""

    page: Page
    address: str
    folder: Path

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_load_state("networkidle")

    def game(self, title: str, step: str = "") -> opsroom.Table:
        """A game in the middle, or where this is asked for the second time; kept in the folder."""
        kept = self.folder / f"{title}{step and '-'}{step}.json"
        if not kept.exists():
            until = second_time(step) if step else MOMENTS[title]
            kept.write_text(played(title, until, seeds=range(200), mode=MODES.get(title)).to_json())
        return opsroom.Table.from_json(kept.read_text())

    def sit(self, title: str, step: str = "") -> None:
        table = self.game(title, step)
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


def table(title: str, step: str = "") -> Callable[[Tour], None]:
    return lambda tour: tour.sit(title, step)


def set_up(title: str) -> Callable[[Tour], None]:
    return lambda tour: tour.go(f"/new/{title}")


def briefing(title: str) -> Callable[[Tour], None]:
    """Quick start, with the briefing that every new player sees."""

    def take(tour: Tour) -> None:
        tour.page.evaluate(
            "localStorage.setItem('opsroom.settings', JSON.stringify({...JSON.parse(localStorage['opsroom.settings']), briefings: true}))"
        )
        seats = opsroom.title(title).new(seed=1, mode=MODES.get(title)).seats
        who = {seat: {"who": "bot", "bot": "staff"} if n else {"who": "me"} for n, seat in enumerate(seats)}
        setup = {"title": title, "seats": who, "mode": MODES.get(title)}
        tour.go(f"/table/{api(tour.page, '/api/tables', setup)['id']}")
        tour.page.locator(".briefing").first.wait_for()

    return take


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


def lesson(title: str) -> Callable[[Tour], None]:
    def take(tour: Tour) -> None:
        found = api(tour.page, f"/api/lessons?title={title}")
        last = found[-1]["id"]  # type: ignore[index, call-overload, misc]
        tour.go(f"/table/{api(tour.page, '/api/lessons', {'title': title, 'lesson': last})['id']}")
        tour.page.locator(".lesson [data-step]").wait_for()

    return take


PAGES: dict[str, Callable[[Tour], None]] = {
    "home": home,
    "home-tables": home_with_tables,
    **{f"new-{title}": set_up(title) for title in MOMENTS},
    **{f"briefing-{title}": briefing(title) for title in MOMENTS},
    "learn-blitz": lambda tour: tour.go("/learn/blitz"),
    "learn-bomber_command": lambda tour: tour.go("/learn/bomber_command"),
    **{f"lesson-{title}": lesson(title) for title in MOMENTS},
    **{f"table-{title}": table(title) for title in MOMENTS},
    **{f"table-{title}-{step}": table(title, step) for title, steps in STEPS.items() for step in steps},
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
    context.set_default_timeout(20_000)
    kept = json.dumps({"briefings": False, "theme": "night" if night else "day"})
    context.add_init_script(f"localStorage['opsroom.settings'] ??= {json.dumps(kept)}")
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


def sheets(browser: Browser, folder: Path) -> None:
    """All pictures, those of a page together."""
    pages = sorted({path.name.split(".")[0] for path in folder.glob("*.*.*.*.png")})
    tab = browser.new_page(viewport={"width": 1900, "height": 1000})
    for page in pages:
        found = sorted(folder.glob(f"{page}.*.png"), key=lambda path: int(path.name.split(".")[1].split("x")[0]))
        for first in range(0, len(found), A_SHEET):
            some = found[first : first + A_SHEET]
            figures = "".join(
                f"<figure><img src='{path.name}'><figcaption>{path.name}</figcaption></figure>" for path in some
            )
            (folder / "sheet.html").write_text(f"<style>{SHEET}</style>{figures}")
            tab.goto((folder / "sheet.html").resolve().as_uri())
            tab.screenshot(path=folder / f"sheet-{page}-{first // A_SHEET + 1}.png", full_page=True)
    (folder / "sheet.html").unlink(missing_ok=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default=",".join(PAGES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sheets", action="store_true")
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
            if wish.sheets:
                sheets(browser, wish.folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
