"""The home page with tables, games of bots to watch, and the pages about the games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import opsroom
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.test_access import findings


def set_up(page: Page, seats: dict[str, dict[str, str]]) -> str:
    """Sets up a table of Blitz! as the page's visitor."""
    table: str = page.evaluate(
        """async seats => (await (await fetch("/api/tables", {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({title: "blitz", seats})
        })).json()).id""",
        seats,
    )
    return table


def test_my_tables_come_first_and_can_be_deleted_and_restored(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".hero")).to_be_visible()
    table = set_up(page, {"luftwaffe": {"who": "me"}, "raf": {"who": "bot", "bot": "staff"}})
    page.reload()
    expect(page.locator("h1:not(.vh)")).to_have_text("One table is waiting for you")
    expect(page.locator(".hero")).to_have_count(0)
    mine = page.locator(".mine")
    expect(mine).to_contain_text("Your move")
    expect(mine).to_contain_text("You play Luftwaffe")
    expect(mine).to_contain_text("Against Bot: Standard")
    assert findings(page) == []
    page.get_by_role("button", name="Delete the Blitz! table").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    page.get_by_role("button", name="Yes, delete").click()
    page.locator("summary", has_text="Deleted").click()
    expect(page.locator(".mine")).to_contain_text("deleted after")
    page.get_by_role("link", name="Restore it").click()
    page.get_by_role("button", name=re.compile("Restore")).click()
    page.goto(page.url.split("/table/")[0])
    expect(page.locator(".mine")).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_url(f"**/table/{table}")


def test_my_tables_have_a_picture_of_the_board_as_my_seat_sees_it(visit: Visit) -> None:
    page = visit("/")
    set_up(page, {"luftwaffe": {"who": "me"}, "raf": {"who": "bot", "bot": "staff"}})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    picture = page.locator(".mine [data-picture]")
    expect(picture.locator(".lane")).to_have_count(2)
    assert [url for url in asked if "/api/tables/" in url and not url.endswith("?seat=luftwaffe")] == []
    # It is to look at: nothing in it can be reached or heard, and the hand is not in it.
    assert picture.evaluate("each => each.inert && each.closest('[aria-hidden=true]') !== null")
    expect(picture.locator("[data-offer]")).to_have_count(0)
    assert findings(page) == []


def test_where_two_people_share_the_screen_no_view_is_pictured(visit: Visit) -> None:
    page = visit("/")
    set_up(page, {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    expect(page.locator(".mine .poster")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/api/tables/" in url] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_there_is_always_a_game_to_watch(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", size=size)
    page.get_by_role("button", name="Watch bots play Blitz!").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".board, .field, .lane").first).to_be_visible()
    before = page.evaluate("fetch(location.href.replace('/table/', '/api/tables/')).then(a => a.json()).then(s => s.n)")
    page.wait_for_function(
        "n => fetch(location.href.replace('/table/', '/api/tables/')).then(a => a.json()).then(s => s.n > n)",
        arg=before,
    )


@pytest.mark.parametrize("title", list(opsroom.titles()))
def test_the_page_about_a_game_teaches_it(visit: Visit, title: str) -> None:
    page = visit(f"/learn/{title}")
    guide = opsroom.title(title).guide
    expect(page.locator(".turn > li")).to_have_count(len(guide.phase))
    expect(page.locator(".examples > li")).to_have_count(len(guide.example))
    everything = page.locator(".sections > section").count()
    page.get_by_role("searchbox", name="Search the rules").fill("bomb" if title != "barbarossa" else "supply")
    expect(page.get_by_role("status")).to_contain_text(" of ")
    expect(page.locator(".sections > section")).not_to_have_count(everything)
    page.get_by_role("searchbox").fill("")
    page.locator(".sections details:not([open]) > summary").first.click()
    expect(page.locator(".sections details[open] .prose").first).to_be_visible()
    assert findings(page) == []


def test_the_page_about_a_game_is_accessible_on_a_phone_in_japanese(visit: Visit) -> None:
    page = visit("/learn/burning_blue", size=PHONE, night=True, language="ja-JP")
    expect(page.locator(".examples > li")).to_have_count(2)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_page_whose_parts_are_gone_is_loaded_anew(chromium: Browser, server: Server) -> None:
    """After an update of the site, an open page asks for files that are no longer there."""
    page = chromium.new_page()
    page.goto(server.address)
    left = ["once"]
    page.route(
        "**/assets/New-*.js", lambda route: route.fulfill(status=404) if left and left.pop() else route.continue_()
    )
    page.locator("a[href='/new/blitz']").first.click()
    expect(page.get_by_label("Guided game")).to_be_visible()
    assert not left
    page.close()
