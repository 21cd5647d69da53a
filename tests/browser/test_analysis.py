"""After-action report, what-if and shared positions, in a real page."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.test_access import findings

REPORT_PATIENCE = 240_000  # milliseconds: a busy machine works out a report slowly


def api(page: Page, path: str, body: object = None) -> dict[str, object]:
    """Asks the server as this page's visitor."""
    found: dict[str, object] = page.evaluate(
        """async ([path, body]) => {
            const init = body === null ? {} : {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)}
            return (await fetch(path, init)).json()
        }""",
        [path, body],
    )
    return found


class Box(NamedTuple):
    """Where something stands on the page."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def height(self) -> float:
        return self.bottom - self.top


def box(found: Locator) -> Box:
    edges = found.evaluate(
        "each => { const e = each.getBoundingClientRect(); return [e.left, e.top, e.right, e.bottom] }"
    )
    return Box(*edges)


def finished(page: Page) -> str:
    """A short game of Blitz! against oneself, which somebody concedes."""
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}}
    table = str(api(page, "/api/tables", {"title": "blitz", "seats": seats})["id"])
    for _ in range(200):
        state = api(page, f"/api/tables/{table}")
        question = state["question"]
        assert isinstance(question, dict)
        turn = state["view"]["turn"]  # type: ignore[index]
        if turn == 4:
            api(page, f"/api/tables/{table}/concede", {"seat": question["seat"]})
            return table
        answer = question["options"][0]["name"]
        api(page, f"/api/tables/{table}/answers", {"seat": question["seat"], "answer": answer, "n": state["n"]})
    raise AssertionError("the game does not get to its fourth turn")


def test_a_report_of_a_finished_game_of_blitz(visit: Visit, server: Server) -> None:
    page = visit("/")
    table = finished(page)
    page.goto(f"{server.address}/table/{table}")
    expect(page.locator(".slip .losses, .slip .points").first).to_be_visible()
    page.get_by_role("link", name="After-action report").click()
    expect(page).to_have_url(re.compile(f"/report/{table}$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    chances = page.locator("[data-figure=chances]")
    expect(chances.locator("svg[role=img]")).to_be_visible(timeout=REPORT_PATIENCE)
    expect(page.locator("[data-progress]")).to_have_count(0, timeout=REPORT_PATIENCE)
    for figure in ("chances", "luck", "balance", "decisions", "breakdown"):
        expect(page.locator(f"[data-figure={figure}]")).to_be_visible()
    chances.get_by_text("Table", exact=True).click()
    rows = chances.locator("tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.last).to_contain_text("100 % ± 0")
    assert findings(page) == []
    page.get_by_role("link", name="Replay from here").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    # Another visitor reads the same page; it is not worked out again.
    other = visit(f"/report/{table}", size=PHONE, language="ja-JP", night=True)
    expect(other.locator("[data-figure=balance]")).to_be_visible()
    expect(other.locator("[data-progress]")).to_have_count(0)
    assert findings(other) == []
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_what_if_from_a_replay(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    table = finished(page)
    page.goto(f"{server.address}/table/{table}?replay=raf&at=3")
    page.locator("[data-what-if]").click()
    banner = page.locator("[data-sandbox]")
    expect(banner).to_contain_text("this is not the real game")
    assert findings(page) == []
    page.locator("[data-compare]").click()
    page.locator("[data-run]").click()
    expect(page.locator("[data-compared] li").first).to_contain_text("%", timeout=REPORT_PATIENCE)
    assert findings(page) == []
    page.keyboard.press("Escape")
    banner.get_by_role("link", name="Back to the real game").click()
    expect(page).to_have_url(f"{server.address}/table/{table}")
    expect(page.locator("[data-sandbox]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_branches_of_a_what_if(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    """A line is kept, another begun; one goes from one to the other, and compares the two."""
    page = visit("/", size=size)
    table = finished(page)
    first = str(api(page, f"/api/tables/{table}/what-if", {"seat": "raf", "moment": 3})["id"])
    page.goto(f"{server.address}/table/{first}")
    page.locator("[data-compare]").click()
    tree = page.locator("[data-branches] [data-branch]")
    expect(tree).to_have_count(1)
    page.locator("[data-new-branch]").click()
    expect(page).not_to_have_url(f"{server.address}/table/{first}")
    expect(page.locator("[data-sandbox]")).to_be_visible()
    page.locator("[data-compare]").click()
    expect(tree).to_have_count(2)
    expect(tree.nth(1)).to_contain_text("You are here")
    expect(tree.nth(1)).to_contain_text("branches off from A")
    assert findings(page) == []
    page.get_by_role("checkbox", name="Compare branch A", exact=True).check()
    page.get_by_role("checkbox", name="Compare branch A1").check()
    expect(page.get_by_text("Branches A and A1, each from where it stands.")).to_be_visible()
    page.locator("[data-run]").click()
    compared = page.locator("[data-compared] li")
    expect(compared).to_have_count(2, timeout=REPORT_PATIENCE)
    expect(compared.nth(1)).to_contain_text("Branch A1")
    assert findings(page) == []
    tree.first.get_by_role("link", name="Go there").click()
    expect(page).to_have_url(f"{server.address}/table/{first}")
    page.locator("[data-compare]").click()
    page.get_by_role("button", name="Delete branch A1").click()
    expect(tree).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_replay_on_a_phone_leaves_room_for_the_board(visit: Visit, server: Server) -> None:
    page = visit("/", size=PHONE)
    page.goto(f"{server.address}/table/{finished(page)}?replay=raf&at=9")
    page.get_by_role("slider").wait_for()
    board, bar, sheet, tally = (box(page.locator(f".{name}").first) for name in ("board", "bar", "sheet", "tally"))
    assert board.height > 300
    assert bar.height < 120
    assert bar.bottom <= sheet.top + 12  # its padding lies under the sheet's round corners
    above, below = (box(page.locator(f".lane.{seat} .row li").first) for seat in ("luftwaffe", "raf"))
    assert above.bottom <= tally.top
    assert tally.bottom <= below.top
    assert below.bottom <= board.bottom
    for seat, card in (("luftwaffe", above), ("raf", below)):
        assert box(page.locator(f".lane.{seat} h2")).bottom <= card.top + 1


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_everything_in_the_replay_bar_can_be_reached(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit("/", size=size, language="ja-JP")
    page.goto(f"{server.address}/table/{finished(page)}?replay=raf&at=9")
    page.get_by_role("slider").wait_for()
    main = box(page.locator("main"))
    for button in page.locator(".bar button").all():
        assert box(button).right <= main.right


def test_a_position_is_shared_as_one_seat_saw_it(visit: Visit, server: Server) -> None:
    page = visit("/")
    table = finished(page)
    page.goto(f"{server.address}/table/{table}?replay=raf&at=3")
    page.get_by_role("button", name="Share this position").click()
    expect(page.get_by_role("dialog").locator("[data-picture] .lane")).to_have_count(2)
    page.locator("[data-share]").click()
    link = page.locator("[data-link]").input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    other = visit(link.removeprefix(server.address))
    expect(other.locator("[data-position]")).to_be_visible()
    expect(other.get_by_text("as RAF saw it")).to_be_visible()
    assert findings(other) == []
    other.goto(f"{server.address}/")
    other.locator("input[type=file]").set_input_files(download.value.path())
    expect(other).to_have_url(f"{server.address}/position/file")
    expect(other.locator("[data-position]")).to_be_visible()
    other.goto(link)
    other.get_by_role("button", name="What if from here").click()
    expect(other.locator("[data-sandbox]")).to_be_visible()
