"""What an interaction costs the browser's main thread: `python scripts/interaction_cost.py [--title burning_blue] [--step choose_waypoint_out]`.

Opens the question with the most options that games of the staff come to, then points at hexes, moves the cursor by key, types into the search
and chooses, several times each. The figure is the CPU time of all tasks of the page's main thread from the event to the end of the frame that
shows its effect, from a trace of Chromium: on a busy machine it stays the same, where the time on the clock does not.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, QUIET, Server  # noqa: E402
from tests.browser.pilot import moment, played, ready, sit_down  # noqa: E402

import opsroom  # noqa: E402

TIMES = 8
# Waits without asking again and again, which would cost time too.
MOVED_ON = """before => new Promise(done => {
    const room = document.querySelector(".room");
    const look = () => room.dataset.moment !== before && done();
    new MutationObserver(look).observe(room, { attributes: true });
    look();
})"""
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel,blink.user_timing"


def most_options(title: str, step: str) -> opsroom.Table:
    """Where a game of the staff comes to this step with more than a thousand options, or with the most."""

    def enough(table: opsroom.Table) -> bool:
        question = table.question
        return question is not None and question.key == step and len(question.codes) > 1000

    return played(title, enough, seeds=range(20))


def settled(page: Page) -> None:
    """Two frames later nothing of the interaction is left to do."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"
    )


def cost(page: Page, cdp: CDPSession, act: Callable[[], None]) -> float:
    """Milliseconds of CPU time of the page's main thread while something is done."""
    events: list[dict[str, Any]] = []
    cdp.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    ended: list[bool] = []
    cdp.on("Tracing.tracingComplete", lambda _: ended.append(True))
    cdp.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    act()
    settled(page)
    cdp.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    return main_thread(events)


def main_thread(events: list[dict[str, Any]]) -> float:
    """The CPU time of the tasks of the renderer's main thread that ran longest: other threads named so belong to other pages."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    sums: dict[tuple[int, int], float] = dict.fromkeys(mains, 0.0)
    for event in events:
        where = (event.get("pid"), event.get("tid"))
        if where in sums and event.get("ph") == "X" and event["name"] in ("RunTask", "ThreadControllerImpl::RunTask"):
            sums[where] += event.get("tdur", 0) / 1000
    return max(sums.values(), default=0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--title", default="burning_blue")
    parser.add_argument("--step", default="choose_waypoint_out")
    parser.add_argument("--size", default="1440x900")
    wish = parser.parse_args()
    width, height = (int(part) for part in wish.size.split("x"))
    table = most_options(wish.title, wish.step)
    question = table.question
    assert question is not None
    found: dict[str, Any] = {"question": question.key, "options": len(question.codes), "size": wish.size}
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        running = Path(place) / "test"
        running.write_text("interaction")
        server = Server(Path(place), running)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            context.add_init_script("localStorage['opsroom.settings'] ??= '{\"briefings\": false}'")
            page = context.new_page()
            cdp = context.new_cdp_session(page)
            page.goto(server.address)
            sit_down(
                page,
                server.address,
                table,
                {seat: "me" if seat == table.asked else "bot staff" for seat in table.seats},
            )
            ready(page)
            page.wait_for_load_state("networkidle")
            frame = page.locator(".board svg").first.bounding_box()
            assert frame is not None
            spots = [
                (frame["x"] + frame["width"] * (0.3 + 0.05 * n), frame["y"] + frame["height"] * (0.35 + 0.03 * n))
                for n in range(TIMES)
            ]
            search = page.locator("#slip-search")

            def typing(n: int) -> Callable[[], None]:
                return lambda: search.press_sequentially("12345678"[n % 8])

            def measure(acts: list[Callable[[], None]]) -> dict[str, float]:
                costs = [cost(page, cdp, act) for act in acts]
                return {"median_ms": round(median(costs), 1), "most_ms": round(max(costs), 1)}

            found["point at a hex"] = measure([lambda spot=spot: page.mouse.move(*spot) for spot in spots])
            page.locator(".board [tabindex='0']").first.focus()
            found["move the cursor"] = measure([lambda key=key: page.keyboard.press(key) for key in "wedxzawe"])
            found["click a hex"] = measure([lambda spot=spot: page.mouse.click(*spot) for spot in spots[:4]])
            found["type into the search"] = measure([typing(n) for n in range(4)])
            search.fill("")
            before = moment(page)

            def choose() -> None:
                page.keyboard.press("0")
                page.evaluate(MOVED_ON, before)

            page.locator(".slip h2").first.focus()
            found["choose, until the next question stands"] = {"ms": round(cost(page, cdp, choose), 1)}
        finally:
            browser.close()
            server.stop()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
