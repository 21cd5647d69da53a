"""axe-core finds nothing serious on any page, day and night, in both languages; and the first page is small."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

import opsroom
from opsroom import Table
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Server, Visit
from tests.browser.pilot import by_key, first_game, play, played, ready, sit_down

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
KILOBYTE = 1024


def findings(page: Page) -> list[str]:
    # Evaluated, not added as a script: the page's own policy forbids strange scripts.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    # Colours are judged when they have arrived, not on their way.
    page.evaluate("() => document.getAnimations().forEach(each => { try { each.finish() } catch { each.cancel() } })")
    # What depends on the size of things, such as whether something scrolls, is settled a frame after they were laid out.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # Only violations are collected and sent back: the full report lists every element that passed and takes three times as long.
    found: list[dict[str, Any]] = page.evaluate(
        """async tags => (await axe.run(document, { runOnly: tags, resultTypes: ["violations"], preload: false })).violations""",
        TAGS,
    )
    return [f"{each['id']} ({each['impact']}): {each['nodes'][0]['html']}" for each in found]


def test_a_button_without_a_name_is_found(visit: Visit) -> None:
    page = visit("/notice")
    expect(page.locator("h1:not(.vh)")).not_to_be_empty()
    assert findings(page) == []
    page.locator("h1:not(.vh)").evaluate("heading => heading.after(document.createElement('button'))")
    assert [found.split()[0] for found in findings(page)] == ["button-name"]


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/account", "/new/blitz", "/learn/blitz", "/notice", "/join/nothing", "/table/nothing"]
)
def test_pages_are_accessible_day_and_night_in_both_languages(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1:not(.vh)")).not_to_be_empty()
    for theme in ("day", "night"):
        for language in ("en", "ja"):
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.wait_for_timeout(150)
            assert findings(page) == [], (theme, language)
            page.get_by_role("button", name="日本語" if language == "en" else "English").click()
        page.get_by_role("button", name="Switch to night" if theme == "day" else "Switch to day").click()


@pytest.mark.parametrize(
    ("size", "night", "language"),
    [
        (DESKTOP, False, "en-GB"),
        (DESKTOP, True, "ja-JP"),
        (PHONE, True, "en-GB"),
        (PHONE, False, "ja-JP"),
        ((1024, 768), False, "en-GB"),
    ],
)
def test_a_table_is_accessible(visit: Visit, size: tuple[int, int], night: bool, language: str) -> None:
    page = visit(size=size, night=night, language=language)
    first_game(page)
    play(page, by_key, until=lambda page: page.locator(".lane .dealt").count() > 1)
    assert findings(page) == [], "table"
    page.keyboard.press("[")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(50)
    assert findings(page) == [], "replay and keys"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").locator(".prose")).to_be_visible()
    assert findings(page) == [], "rule"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@cache
def game_of(title: str) -> Table:
    return played(title, lambda _: False, over=True)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("title", list(opsroom.titles()))
def test_the_end_of_a_game_and_its_replay_are_accessible(
    visit: Visit, server: Server, title: str, size: tuple[int, int]
) -> None:
    table = game_of(title)
    page = visit(size=size)
    sit_down(page, server.address, table, dict.fromkeys(table.seats, "bot staff") | {table.seats[0]: "me"})
    expect(page.locator(".scores")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Replay").first.click()
    slider, viewer = page.get_by_role("slider"), page.locator(".viewpoints button")
    slider.fill(str(int(slider.get_attribute("max") or 0) * 5 // 8))
    for one in (viewer.first, viewer.last):  # a seat's, and all
        one.click()
        expect(one).to_have_attribute("aria-pressed", "true")
        assert findings(page) == [], f"with the viewer of {one.get_attribute('aria-label')}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_a_screen_reader_hears(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    card = page.locator("[data-region=hand] [data-offer]").first.get_attribute("aria-label") or ""
    assert "Hand, 1 of" in card
    expect(page.locator("[role=alert]").first).to_contain_text("Your turn.")
    play(page, by_key, until=lambda page: "plays" in page.locator("[role=log]").inner_text())
    expect(page.locator("[role=log]")).to_contain_text("Luftwaffe plays")


def test_the_first_page_is_small(visit: Visit) -> None:
    page = visit("/notice")
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        sizes.append(int(response.headers.get("content-length", "0")))

    page.context.clear_cookies()
    page.on("response", weigh)
    page.goto(page.url.replace("/notice", "/"))
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 200 * KILOBYTE
