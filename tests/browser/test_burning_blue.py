"""The Burning Blue in the browser: the first scenario from each side to its end by clicking, keyboard, phone, words and axe-core."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import Seen, at_table, play, ready
from tests.browser.test_access import findings

MOST = 600
AN_EVENING = 150  # clicks a side that carries on with standing orders
UNSAID = re.compile(
    r"\b(event|ask|choose|why|result|blue|place|unit|raid|zone|airfield|site|gruppe|type|tote|order|task)-\w+"
)


def set_up(page: Page, address: str, seats: dict[str, str], mode: str = "scenario1") -> None:
    page.goto(f"{address}/new/burning_blue")
    page.locator(f"input[type=radio][value={mode}]").check()
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    at_table(page)


def as_raf(page: Page, server: Server) -> None:
    set_up(page, server.address, {"raf": "me", "luftwaffe": "bot staff"})


def as_luftwaffe(page: Page, server: Server) -> None:
    set_up(page, server.address, {"raf": "bot staff", "luftwaffe": "me"})


def carry_on(page: Page, _: Seen) -> None:
    """One touch for everybody where there is one; else what ends the question, else what is lit on the map or listed."""
    for each in (".room:not(.narrow) [data-bulk]", ".slip .opt[aria-keyshortcuts='0']", ".slip .opt"):
        found = page.locator(each)
        if found.count():
            return found.first.click()
    anywhere_on_the_map(page)


def on_the_table(page: Page, _: Seen) -> None:
    """Counters and bulbs that are lit, then hexes, then the slip."""
    lit = page.locator(".boards [data-offer]:not([data-bulk])")
    if lit.count():
        lit.first.dispatch_event("click")
    elif page.locator(".slip .long").count():
        anywhere_on_the_map(page)
    else:
        page.locator(".slip .opt").first.click()


def anywhere_on_the_map(page: Page) -> None:
    """A question that offers every hex: a little off the middle lies one, wherever the map has been moved to."""
    box = page.locator(".hexmap .frame").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.45)


def test_the_raf_carries_on_to_the_end_in_an_evening(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    as_raf(page, server)
    count = play(page, carry_on, most=MOST)
    expect(page.locator(".scores")).to_be_visible()
    assert 5 < count <= AN_EVENING


def test_the_luftwaffe_plans_and_flies_to_the_end(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    as_luftwaffe(page, server)
    count = play(page, carry_on, most=MOST)
    expect(page.locator(".scores")).to_be_visible()
    assert 5 < count <= AN_EVENING


def test_the_raf_orders_its_squadrons_on_the_table(visit: Visit, server: Server) -> None:
    """Counters, bulbs and hexes that are lit answer the question; then standing orders end the day."""
    page = visit(size=DESKTOP)
    as_raf(page, server)
    asked: set[str] = set()

    def enough(page: Page) -> bool:
        asked.add(page.locator(".slip .ask").inner_text())
        return page.locator(".hexmap .piece").count() > 1 and len(asked) > 5

    play(page, on_the_table, until=enough, most=120)
    assert len(asked) > 5
    expect(page.locator(".tote .on").first).to_be_visible()
    expect(page.locator(".clock b")).to_have_text(re.compile(r"^\d\d:\d\d$"))
    play(page, carry_on, most=MOST)
    expect(page.locator(".scores")).to_be_visible()


def test_a_place_is_found_by_its_name_and_read_by_the_cursor(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    as_raf(page, server)
    page.locator(".hexmap .frame").focus()
    page.keyboard.press("/")
    page.keyboard.type("manst")
    page.keyboard.press("Enter")
    expect(page.locator(".hexcard h3")).to_contain_text("22 35")
    expect(page.locator(".hexcard h3")).to_contain_text("Manston")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hexmap [aria-live]")).to_contain_text("22 34")
    page.keyboard.press("d")
    expect(page.locator(".hexmap [aria-live]")).to_contain_text("22 35")


def test_layers_can_be_switched(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    as_raf(page, server)
    expect(page.locator(".zones .radar")).to_have_count(0)
    page.get_by_label("Radar cover").check()
    expect(page.locator(".zones .radar")).to_have_count(16)
    page.get_by_label("Radio range").check()
    expect(page.locator(".zones .radio").first).to_be_attached()
    page.get_by_label("Weather", exact=True).uncheck()
    expect(page.locator(".zones .sky")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "night", "language"),
    [(DESKTOP, False, "en-GB"), (DESKTOP, True, "ja-JP"), (PHONE, True, "en-GB"), (PHONE, False, "ja-JP")],
)
@pytest.mark.parametrize("side", ["raf", "luftwaffe"])
def test_the_room_is_accessible_and_says_everything(
    visit: Visit, server: Server, side: str, size: tuple[int, int], night: bool, language: str
) -> None:
    page = visit(size=size, night=night, language=language)
    (as_raf if side == "raf" else as_luftwaffe)(page, server)
    ready(page)
    play(page, carry_on, most=12)
    assert findings(page) == []
    assert UNSAID.findall(page.locator("body").inner_text()) == []
    if size == PHONE:
        for tab in ("room", "fight", *(["plan"] if side == "luftwaffe" else [])):
            page.locator(f"#blue-tab-{tab}").click()
            assert findings(page) == [], tab
            assert UNSAID.findall(page.locator("body").inner_text()) == [], tab
