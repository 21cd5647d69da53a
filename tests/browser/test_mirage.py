"""The Battle of Britain card game in the browser: whole games, hand-over between three, phone, words and axe-core."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import Seen, answered, at_table, moment, play, ready
from tests.browser.test_access import findings

MOST = 1500


def set_up(page: Page, address: str, mode: str, seats: dict[str, str]) -> None:
    page.goto(f"{address}/new/mirage")
    page.locator(f"input[type=radio][value={mode}]").check()
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()


def on_the_table(page: Page, _: Seen | None = None) -> None:
    """Clicks what is lit on the board or in the hand; what only stops is chosen when nothing else is lit."""
    lit = page.locator(".boards [data-offer]:not([data-offer=pass])")
    (lit.first if lit.count() else page.locator(".slip .opt").last).click()


def on_the_slip(page: Page, _: Seen) -> None:
    page.locator(".slip .opt").first.click()


def in_a_fight(page: Page) -> bool:
    return page.locator(".fight .pair").count() > 0 and page.locator(".tray [data-force]").count() > 0


def whole_game(page: Page) -> int:
    """Plays until the end, whoever is asked at this screen."""
    count = 0
    while count < MOST:
        count += play(page, on_the_table)
        if page.locator(".scores").count():
            return count
        page.locator("main.slate .btn").click()
        at_table(page)
    raise AssertionError("no end")


def test_a_whole_cooperative_game_by_clicking_on_the_board(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, "coop2", {"amber": "me", "plum": "bot random"})
    at_table(page)
    expect(page.locator(".tray")).to_have_count(4)
    assert whole_game(page) > 20
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    words = page.locator("body").inner_text()
    assert not re.search(r"\b(event|card|ask|choose|why|result|mirage)-\w+", words), "a message is missing"


def test_a_four_seat_game_with_three_bots(visit: Visit, server: Server) -> None:
    page = visit(language="ja-JP")
    set_up(
        page,
        server.address,
        "rotating4",
        {"amber": "me", "plum": "bot random", "teal": "bot random", "grey": "bot random"},
    )
    at_table(page)
    expect(page.locator(".score .track")).to_have_count(2)
    assert whole_game(page) > 20
    words = page.locator("body").inner_text()
    assert not re.search(r"\b(event|card|ask|choose|why|result|mirage)-\w+", words), "a message is missing"


def test_three_people_hand_one_screen_on(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, "rotating3", {"amber": "me", "plum": "me", "teal": "me"})
    asked: set[str] = set()
    for _ in range(120):
        seen = ready(page)
        if seen.where == "hand-over":
            assert page.title() == "Opsroom"
            assert page.locator("[data-card], [data-force], .log, .opt").count() == 0
            asked.add(page.locator("main.slate h1").inner_text())
            page.locator("main.slate .btn").click()
            at_table(page)
            if len(asked) == 3:
                return
            continue
        on_the_table(page)
        answered(page, seen.moment)
    raise AssertionError(f"only {asked} were asked")


def test_forces_of_others_lie_face_down_until_they_are_turned(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(
        page,
        server.address,
        "rotating4",
        {"amber": "me", "plum": "bot random", "teal": "bot random", "grey": "bot random"},
    )
    at_table(page)

    def placed(page: Page) -> bool:
        return (
            page.locator(".tray .back").count() > 0
            and page.locator(".phases [aria-current]").inner_text() == "Placement"
        )

    play(page, on_the_table, until=placed)
    covered = page.locator(".tray [data-force]:not([data-force=amber]) li").first
    expect(covered).to_contain_text("a card face down")


def test_radar_and_the_order_of_placement_are_told(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, "coop2", {"amber": "me", "plum": "bot random"})
    at_table(page)
    ready(page)
    lit = page.locator(".order li[aria-current=true]")
    expect(lit).to_contain_text("Undamaged")
    expect(lit).to_contain_text("This turn.")
    page.get_by_role("button", name=re.compile("^Discards")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")


def test_the_board_is_reached_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, "coop2", {"amber": "me", "plum": "bot random"})
    at_table(page)
    play(page, on_the_table, until=lambda page: page.locator(".tray .whole").count() > 1)
    tray = page.locator(".tray .whole").first
    assert "Can be chosen." in (tray.get_attribute("aria-label") or "")
    tray.focus()
    before = moment(page)
    page.keyboard.press("Enter")
    answered(page, before)


def test_a_game_on_a_phone(visit: Visit, server: Server) -> None:
    """A first tap lifts what is lit on the board, a second chooses it."""
    page = visit(size=PHONE)
    set_up(page, server.address, "coop2", {"amber": "me", "plum": "bot random"})
    at_table(page)
    play(page, on_the_slip, until=lambda page: page.locator(".tray .whole").count() > 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tray = page.locator(".tray .whole").first
    before = moment(page)
    tray.tap()
    expect(tray).to_have_attribute("aria-pressed", "true")
    assert moment(page) == before
    tray.tap()
    answered(page, before)
    play(page, on_the_slip, until=in_a_fight)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
def test_the_table_is_accessible(
    visit: Visit, server: Server, size: tuple[int, int], night: bool, language: str
) -> None:
    page = visit(size=size, night=night, language=language)
    set_up(page, server.address, "coop2", {"amber": "me", "plum": "bot random"})
    at_table(page)
    ready(page)
    assert findings(page) == [], "placement"
    play(page, on_the_slip, until=in_a_fight)
    assert findings(page) == [], "fight"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
