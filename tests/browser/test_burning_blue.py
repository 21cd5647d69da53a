"""The Burning Blue in the browser: the first scenario from each side to its end by clicking, the others and a campaign in part, keyboard, phone, words and axe-core."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import opsroom
from opsroom import Table
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import Seen, answered, at_table, play, played, ready, set_up_page, sit_down
from tests.browser.test_access import findings

MOST = 600
AN_EVENING = 150  # clicks a side that carries on with standing orders
UNSAID = re.compile(
    r"\b(event|ask|choose|why|result|blue|place|unit|raid|zone|airfield|site|gruppe|type|tote|order|task)-\w+|\{\$\w+"
)


def set_up(page: Page, address: str, seats: dict[str, str], mode: str = "scenario1") -> None:
    set_up_page(page, address, "burning_blue")
    page.locator(f"input[type=radio][value={mode}]").check()
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    at_table(page)


def as_raf(page: Page, server: Server) -> None:
    set_up(page, server.address, {"raf": "me", "luftwaffe": "bot staff"})


def as_luftwaffe(page: Page, server: Server) -> None:
    set_up(page, server.address, {"raf": "bot staff", "luftwaffe": "me"})


def take_over(page: Page, server: Server, table: Table, side: str) -> None:
    """A game that bots have played so far; the staff stays on the other side."""
    other = "luftwaffe" if side == "raf" else "raf"
    sit_down(page, server.address, table, {side: "me", other: "bot staff"})
    ready(page)


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
    expect(page.locator(".tote .airborne").first).to_be_visible()
    page.get_by_role("button", name="Whole tote").click()
    expect(page.locator(".tote .on").first).to_be_visible()
    expect(page.locator(".clock b")).to_have_text(re.compile(r"^\d\d:\d\d$"))
    play(page, carry_on, most=MOST)
    expect(page.locator(".scores")).to_be_visible()


def test_the_target_of_the_raid_that_is_planned_is_marked_on_the_map(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    table = played("burning_blue", lambda t: t.question is not None and t.question.key == "choose_form_up")
    take_over(page, server, table, "luftwaffe")
    question = table.ask("luftwaffe")
    assert question is not None
    expect(page.locator("[data-goal]")).to_be_visible()
    expect(page.locator("[data-goal] text")).not_to_be_empty()
    expect(page.locator(".slip .opt small").first).to_contain_text("to the target")


def test_pressing_the_map_leaves_the_style_of_what_lies_on_it_alone(visit: Visit, server: Server) -> None:
    """The cursor is inherited: were it to change with the press, the style of every element of the map would."""
    page = visit(size=DESKTOP)
    as_raf(page, server)
    box = page.locator(".hexmap .frame").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.down()
    cursors = page.evaluate(
        "() => ['.frame', '.frame > svg'].map(each => getComputedStyle(document.querySelector('.hexmap ' + each)).cursor)"
    )
    assert cursors == ["grabbing", "grab"]
    page.mouse.up()


@pytest.mark.parametrize(
    ("mode", "side"),
    [("scenario2", "luftwaffe"), ("scenario3", "raf"), ("scenario4", "luftwaffe"), ("scenario5", "raf")],
)
def test_the_other_scenarios_are_flown_by_clicking(visit: Visit, server: Server, mode: str, side: str) -> None:
    page = visit(size=DESKTOP, language="ja-JP" if side == "raf" else "en-GB")
    table = played("burning_blue", lambda t: t.asked == side and t.turn == 9, mode=mode)
    take_over(page, server, table, side)
    before = page.locator(".clock b").inner_text()
    play(page, carry_on, until=lambda page: page.locator(".clock b").inner_text() > before, most=40)
    assert page.locator(".scores").count() or page.locator(".clock b").inner_text() > before
    assert UNSAID.findall(page.locator("body").inner_text()) == []


def last_of_the_day(side: str) -> Table:
    """A campaign of two days at the last question of this side on the first."""
    days = {"days": "2", "games": "2"}
    table = played("burning_blue", lambda t: t.view(None)["columns"]["day"] == 1, mode="campaign1", options=days)
    return table.at(max(k for k, move in enumerate(table.moves) if move.get("seat") == side))


def day_and_game(page: Page) -> str:
    return page.locator(".rail dl div", has_text="Day · game").locator("dd").inner_text()


def test_the_raf_goes_on_to_the_next_day_of_a_campaign(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    take_over(page, server, last_of_the_day("raf"), "raf")
    assert day_and_game(page) == "1 · 2"
    play(page, carry_on, until=lambda page: day_and_game(page) != "1 · 2", most=12)
    assert day_and_game(page) == "2 · 1"
    expect(page.locator("[data-region=fight]")).to_have_count(0)  # that was yesterday's
    expect(page.locator(".tote td").first).to_be_visible()


def test_a_campaign_is_read_and_replayed_afterwards(visit: Visit, server: Server) -> None:
    """In its second game the turns have the numbers of the first game's again."""
    page = visit(size=DESKTOP)
    options = {"days": "1", "games": "2"}
    table = played("burning_blue", lambda _: False, over=True, mode="campaign1", options=options)
    sit_down(page, server.address, table, {"raf": "me", "luftwaffe": "bot staff"})
    expect(page.locator(".scores")).to_be_visible()
    earlier = page.locator("[data-region=log]").get_by_role("button", name="Earlier")
    while earlier.count():
        earlier.click()
    assert page.locator("[data-region=log] h2", has_text=re.compile("^Turn 1$")).count() > 1
    page.locator(".acts").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    expect(page.locator(".slide .turns span").nth(table.turn)).to_be_attached()
    page.locator(".viewpoints").get_by_role("button", name="All").click()
    expect(page.locator(".plan").first).to_be_visible()  # the Luftwaffe's plan stands first
    page.get_by_role("button", name="Show the squadron tote").click()
    expect(page.locator(".tote")).to_be_visible()


def test_the_luftwaffe_goes_on_to_the_next_day_of_a_campaign(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    take_over(page, server, last_of_the_day("luftwaffe"), "luftwaffe")
    play(page, carry_on, until=lambda page: day_and_game(page) == "2", most=12)
    expect(page.locator(".chits")).to_have_count(0)  # yesterday's are spent
    expect(page.locator(".slip .ask")).to_have_text("At what time of day is the next game?")
    play(page, carry_on, most=2)  # the hours of both games
    play(page, carry_on, until=lambda page: page.locator(".chits li").count() > 0, most=6)
    assert day_and_game(page) == "2 · 1"
    expect(page.locator(".chits li").first).to_be_visible()


def test_a_fight_names_each_modifier_with_its_rule(visit: Visit, server: Server) -> None:
    def modified(table: Table) -> bool:
        last = table.events("raf")[-12:]
        counted = [e for e in last if e["kind"] == "sum_read" and e["values"]["sum"] == "intercept"]
        return table.asked == "raf" and bool(counted and counted[-1]["values"]["counted"])

    page = visit(size=DESKTOP)
    take_over(page, server, played("burning_blue", modified, mode="scenario2"), "raf")
    fight = page.locator("[data-region=fight]")
    intercept = fight.locator(".step", has=page.get_by_text("Interception", exact=True))
    expect(intercept.locator("> .chip")).to_contain_text("13.3.2")
    intercept.locator("details").evaluate("step => (step.open = true)")
    counted = intercept.locator("li:not(.zero):not(.total)")
    assert counted.count() > 0
    for line in counted.all():
        expect(line).to_have_text(re.compile(r"^[+−]\d.*\d+\.\d+"))
    expect(intercept.locator(".zero").first).to_contain_text("Not in effect this time")
    expect(intercept.locator("tr.read").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_map_follows_the_course_that_is_plotted(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = played("burning_blue", lambda t: t.question is not None and t.question.key == "choose_waypoint_out")
    take_over(page, server, table, "luftwaffe")
    frame, here = (page.locator(each).bounding_box() for each in (".hexmap .frame", ".hexmap .about"))
    assert frame is not None
    assert here is not None
    assert frame["x"] <= here["x"] <= frame["x"] + frame["width"] - here["width"]
    assert frame["y"] <= here["y"] <= frame["y"] + frame["height"] - here["height"]
    assert here["width"] >= (44 if size == PHONE else 15)


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_signs_of_the_map_are_explained(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(size=size)
    as_raf(page, server)
    page.get_by_role("button", name="Map legend").click()
    signs = page.get_by_role("region", name="Map legend")
    expect(signs).to_contain_text("Sector airfield")
    assert findings(page) == []
    signs.press("Escape")
    expect(signs).to_be_hidden()
    expect(page.get_by_role("button", name="Map legend")).to_be_focused()


@pytest.mark.parametrize(
    ("size", "night", "language"),
    [(DESKTOP, False, "en-GB"), (DESKTOP, True, "ja-JP"), (PHONE, True, "en-GB"), (PHONE, False, "ja-JP")],
)
@pytest.mark.parametrize("side", ["raf", "luftwaffe"])
def test_the_room_is_accessible_and_says_everything(
    visit: Visit, server: Server, side: str, size: tuple[int, int], night: bool, language: str
) -> None:
    page = visit(size=size, night=night, language=language)
    take_over(page, server, opsroom.title("burning_blue").new(seed="said aloud"), side)
    play(page, carry_on, most=12)
    assert findings(page) == []
    assert UNSAID.findall(page.locator("body").inner_text()) == []
    if size == PHONE:
        for tab in ("room", "fight", *(["plan"] if side == "luftwaffe" else [])):
            page.locator(f"#blue-tab-{tab}").click()
            assert findings(page) == [], tab
            assert UNSAID.findall(page.locator("body").inner_text()) == [], tab


def asks(key: str, offering: str = "") -> Callable[[Table], bool]:
    """Whether the RAF is asked this, with an option whose name begins so."""

    def found(table: Table) -> bool:
        question = table.question
        return (
            question is not None
            and question.key == key
            and table.turn > 4
            and any(name.startswith(offering) for name in question.options)
        )

    return found


def test_an_order_shows_its_line_arrival_and_fuel_before_it_is_given(visit: Visit, server: Server) -> None:
    page = visit(size=DESKTOP)
    take_over(page, server, played("burning_blue", asks("choose_order", "towards_")), "raf")
    expect(page.locator(".hexmap .vector-plate")).to_have_count(0)
    expect(page.locator(".hexmap .subject")).to_have_count(1)  # whom the question is about
    against = page.locator(".slip .opt[data-option^=towards_]").first
    expect(against).to_contain_text(re.compile(r"\d\d:\d\d; fuel for \d+ turns"))
    against.hover()
    expect(page.locator(".hexmap .vector-plate")).to_contain_text(re.compile(r"\d\d:\d\d, turn \d+, Angels \d+"))
    expect(page.locator(".hexmap .vector-plate")).to_contain_text("of fuel left")
    page.locator(".slip .opt[data-option=vector]").click()
    expect(page.locator(".slip .ask")).to_contain_text("fly where?")
    box = page.locator(".hexmap .frame").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    expect(page.locator(".hexmap .vector-plate")).to_contain_text("at the earliest")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_height_is_chosen_on_the_ladder(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(size=size)
    take_over(page, server, played("burning_blue", asks("choose_height")), "raf")
    ladder = page.locator("[data-region=ladder]")
    expect(ladder.locator(".rung").first).to_be_visible()
    rung = ladder.locator("[data-offer='10']")
    if size == DESKTOP:
        rung.hover()
        expect(ladder.locator(".climb").first).to_be_visible()
        expect(page.locator(".hexmap .vector-plate")).to_contain_text("Angels 10")
    seen = ready(page)
    rung.dispatch_event("click")
    if size == PHONE:
        expect(ladder.locator(".rung.up")).to_have_attribute("data-offer", "10")
        rung.dispatch_event("click")
    answered(page, seen.moment)


def test_a_stack_is_opened_by_a_click_and_lays_out_its_counters(visit: Visit, server: Server) -> None:
    def stacked(table: Table) -> bool:
        if table.question is None or table.question.key != "choose_unit":
            return False
        at = table.view("raf")["columns"]["at"]
        places = Counter(at[name] for name in table.question.options if name in at)
        return any(count > 1 for count in places.values())

    page = visit(size=DESKTOP)
    take_over(page, server, played("burning_blue", stacked), "raf")
    before = ready(page).moment
    page.locator(".hexmap .piece.closed").first.dispatch_event("click")
    fan = page.locator(".hexmap .fan")
    expect(fan.locator("button.counter").nth(1)).to_be_visible()
    assert ready(page).moment == before  # nothing was chosen
    names = fan.locator("button.counter .name").all_inner_texts()
    asked = page.locator(".slip .opt b").all_inner_texts()
    assert all(any(line.startswith(name) for line in asked) for name in names)
    fan.locator("button.counter").first.click()
    answered(page, before)


def test_on_a_phone_the_first_option_is_in_view_and_passing_is_pinned(visit: Visit, server: Server) -> None:
    page = visit(size=PHONE)
    take_over(page, server, played("burning_blue", asks("choose_order", "towards_")), "raf")
    foot = page.locator(".slip .pinned .opt")
    expect(foot).to_have_attribute("aria-keyshortcuts", "0")
    first, pinned = page.locator(".slip .body .opt").first.bounding_box(), foot.bounding_box()
    assert first is not None
    assert pinned is not None
    assert first["y"] + first["height"] <= pinned["y"]
    assert pinned["y"] + pinned["height"] <= PHONE[1]


def test_on_a_phone_the_places_around_a_squadron_are_listed_before_anything_is_typed(
    visit: Visit, server: Server
) -> None:
    page = visit(size=PHONE)
    table = played("burning_blue", asks("choose_goal"))
    take_over(page, server, table, "raf")
    expect(page.locator("#slip-search")).to_be_visible()
    listed = page.locator(".slip .body .opt")
    assert listed.count() == 8
    expect(listed.first).to_have_text(re.compile(r"\d{4} \w+"))  # a place with a name, not a bare number
    before = ready(page).moment
    listed.nth(1).click()
    answered(page, before)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 760)])
def test_the_tote_has_room_for_every_squadron(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit(size=size)
    as_raf(page, server)
    tote = page.locator(".tote")
    for unfold in (False, True):
        if unfold:
            page.get_by_role("button", name="Whole tote").click()
        expect(tote.locator("table").first).to_be_visible()
        hidden = tote.evaluate("tote => tote.scrollWidth - tote.clientWidth")
        assert hidden <= 0, unfold


def test_f6_goes_only_to_regions_that_can_be_seen(visit: Visit, server: Server) -> None:
    page = visit(size=(1280, 760))
    as_raf(page, server)
    for _ in range(8):
        page.keyboard.press("F6")
        box = page.evaluate(
            "() => { const {width, height} = document.activeElement.getBoundingClientRect(); return [width, height] }"
        )
        assert min(box) > 0
    expect(page.locator(".goal")).to_be_visible()  # on a low screen too
