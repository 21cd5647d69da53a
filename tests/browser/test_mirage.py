"""The Battle of Britain card game in the browser: whole games, hand-over between three, phone, words and axe-core."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from opsroom import Table
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import Seen, answered, at_table, moment, play, played, ready, set_up_page, sit_down
from tests.browser.test_access import findings

MOST = 1500


def set_up(page: Page, address: str, mode: str, seats: dict[str, str]) -> None:
    set_up_page(page, address, "mirage")
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


@cache
def moment_of(until: Callable[[Table], bool]) -> Table:
    return played("mirage", until, mode="rotating4")


def in_a_fight(page: Page) -> bool:
    return page.locator(".fight .pair").count() > 0 and page.locator(".tray [data-force]").count() > 0


def whole_game(page: Page) -> int:
    """Plays until the end, no matter who is asked at this screen."""
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


def may_retaliate(table: Table) -> bool:
    return table.question is not None and "retaliate" in table.question.actions


def has_bombed(table: Table) -> bool:
    """Guns have fired and bombs have fallen in the last few events that everybody sees."""
    last = [event["kind"] for event in table.events(None)[-30:]]
    return "weapon_fired" in last and "bombed" in last


COVERED = """() => {
    const found = [...document.querySelectorAll('.map .tray, .map .banner section, .map .piles section')];
    const boxes = found.map(each => [each.getAttribute('aria-label'), each.getBoundingClientRect()]);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([, b]) => over(a, b)).map(([other]) => `${one} and ${other}`));
}"""


def two_forces_meet_fighters(table: Table) -> bool:
    return table.question is not None and table.question.key == "choose_force"


def an_event_is_fought(table: Table) -> bool:
    """Three forces over one area, and the other event waits."""
    columns = table.position.columns()
    return two_forces_meet_fighters(table) and columns["event"] >= 0 and columns["london_order"] == 1


@pytest.mark.parametrize("until", [two_forces_meet_fighters, an_event_is_fought])
@pytest.mark.parametrize(("size", "language"), [((1280, 800), "ja-JP"), (DESKTOP, "en-GB")])
def test_nothing_on_the_map_covers_another_thing_on_a_laptop(
    visit: Visit, server: Server, size: tuple[int, int], language: str, until: Callable[[Table], bool]
) -> None:
    page = visit(size=size, language=language)
    table = moment_of(until)
    sit_down(page, server.address, table, {seat: "me" if seat == table.asked else "bot random" for seat in table.seats})
    ready(page)
    assert page.evaluate(COVERED) == []
    assert page.evaluate("document.querySelector('.strip .tools').getBoundingClientRect().right <= innerWidth")
    seats = page.locator(".strip .seat")
    assert seats.count() == 4
    for i in range(4):
        assert seats.nth(i).evaluate("seat => seat.scrollHeight <= seat.clientHeight"), "its words fit"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_retaliation_is_used_from_the_hand_and_asks_once_more(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    table = played("mirage", may_retaliate, mode="rotating4")
    sit_down(page, server.address, table, {seat: "me" if seat == table.asked else "bot random" for seat in table.seats})
    before = ready(page)
    card = page.locator("[data-action=retaliate]")
    card.click()
    expect(page.locator(".asking")).to_have_text("Discard this card and two cards from the German deck?")
    assert moment(page) == before.moment, "nothing is given up at the first click"
    page.keyboard.press("Escape")
    expect(page.locator(".asking")).to_have_count(0)
    card.click()
    card.click()
    answered(page, before.moment)
    expect(card).to_have_count(0)
    assert page.locator(".slip .ask").inner_text() == before.asked, "the question is asked again"


def test_guns_and_bombs_show_every_die_and_light_what_hit(visit: Visit, server: Server) -> None:
    page = visit()
    table = played("mirage", has_bombed, mode="rotating4")
    sit_down(page, server.address, table, {seat: "me" if seat == table.asked else "bot random" for seat in table.seats})
    ready(page)
    told = [event for event in table.events(None) if event["kind"] in ("weapon_fired", "bombed")]
    last = told[-1]["values"]
    while not page.locator(".fight li.bombed").count():
        page.get_by_role("button", name="Earlier fight").click()
    line = page.locator(".fight li.bombed").last
    assert line.locator("svg").count() == len(last["dice"])
    assert line.locator("svg.did").count() == last["hits"]
    expect(page.locator(".piles .night b")).to_have_text("12")


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_replay_afterwards_shows_all_hands(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = played("mirage", lambda _: False, over=True, mode="rotating4")
    sit_down(page, server.address, table, dict.fromkeys(table.seats, "me"))
    expect(page.locator(".scores")).to_be_visible()
    page.get_by_role("button", name="Replay").first.click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.locator(".viewpoints").get_by_role("button", name="All hands").click()
    hands = page.get_by_role("region", name="All hands")
    expect(hands.get_by_role("heading")).to_have_text(["British", "Amber", "Plum", "Teal", "Grey"])
    expect(hands.get_by_role("img").first).to_be_visible()
    page.locator(".viewpoints").get_by_role("button", name="Plum").click()
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator(".scores")).to_be_visible()
