"""Bomber Command in the browser: a raid on Berlin plotted and flown, the hunt from the ground, keyboard, phone, words and axe-core."""

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

MOST = 3000
UNSAID = re.compile(r"\b(event|card|ask|choose|why|result|bomber|plot|place|city|unit|zone)-\w+")


def set_up(page: Page, address: str, seats: dict[str, str], mode: str = "berlin") -> None:
    set_up_page(page, address, "bomber_command")
    page.locator(f"input[type=radio][value={mode}]").check()
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    at_table(page)


def as_british(page: Page, server: Server) -> None:
    set_up(page, server.address, {"british": "me", "german": "bot staff"})


def as_german(page: Page, server: Server) -> None:
    set_up(page, server.address, {"british": "bot staff", "german": "me"})


LIT = ".boards [data-offer]:not(.chip)"


def stop_if_possible(page: Page, _: Seen | None = None) -> None:
    """What ends a question soonest: stop, or else the first option."""
    # Without waiting: the server may answer for the player meanwhile, and that may end the game.
    page.evaluate(
        "(document.querySelector(\".slip .opt[aria-keyshortcuts='0']\") ?? document.querySelector('.slip .opt'))?.click()"
    )


def on_the_board(page: Page, _: Seen) -> None:
    """Clicks what is lit on the map, in the lists, on the city map or in the hand; where only words are offered, the slip."""
    lit = page.locator(LIT)
    if not lit.count():
        return stop_if_possible(page)
    before = moment(page)
    lit.first.dispatch_event("click")
    # A hex with two offers opens its card, a card with two uses is shown large: the choice is made there.
    page.wait_for_timeout(40)
    if moment(page) == before:
        page.evaluate("document.querySelector('.hexcard [data-offer], [role=dialog] [data-option]')?.click()")
    return None


def choose(page: Page, name: str) -> Seen:
    before = moment(page)
    page.locator(f".slip [data-option='{name}']").click()
    return ready(page, before)


def choose_on_map(page: Page, name: str) -> Seen:
    """Clicks the lit hex where it lies on the screen; on a phone, where most of the map is out of sight, its line on the slip."""
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        return choose(page, name)
    before = moment(page)
    page.locator(f".hexmap g.offer[data-offer='{name}']").click()
    return ready(page, before)


def offered(page: Page) -> list[str]:
    names: list[str] = page.eval_on_selector_all(".slip [data-option]", "all => all.map(each => each.dataset.option)")
    return names


def to_the_plot(page: Page) -> None:
    """Through the set-up, until the first raid can be planned."""
    play(page, stop_if_possible, until=lambda page: "main_force" in offered(page))


def whole_night(page: Page) -> None:
    """What is lit on the board is clicked; when enough of the night is seen, questions are passed over until all raids are home."""
    assert play(page, on_the_board, most=80) > 10
    play(page, stop_if_possible, most=MOST)
    expect(page.locator(".scores")).to_be_visible()


APART = """([names, goals]) => fetch('/api/titles/bomber_command/facts').then(answer => answer.json()).then(({ map, scenarios }) => {
    const { cities, exit } = scenarios.berlin;
    const wanted = goals.length ? cities.filter(city => goals.includes(city.id)).map(city => city.hex) : exit;
    const apart = (a, b) => { const [q, r] = map.hexes[a], [v, w] = map.hexes[b]; return Math.max(Math.abs(q - v), Math.abs(r - w), Math.abs(q + r - v - w)); };
    const far = name => Math.min(...wanted.map(goal => apart(name, goal)));
    const nearest = names.filter(name => name in map.hexes).sort((a, b) => far(a) - far(b))[0];
    return [nearest, far(nearest)];
})"""


TARGET = """() => fetch(`/api/tables/${location.pathname.split('/').pop()}`).then(answer => answer.json())
    .then(({ view }) => Object.values(view.columns.target).flat().find(city => city))"""


def plot_main_force(page: Page) -> None:
    """To its target and home, each leg chosen on the map: always the lit hex nearest to where it is to go."""
    choose(page, "main_force")  # a letter is drawn; its target is the only one, and is chosen automatically
    target = page.evaluate(TARGET)
    choose_on_map(page, "e6")
    goals = [target]
    for _ in range(12):
        names = offered(page)
        if "home" in names:
            choose(page, "home")
            return
        nearest, away = page.evaluate(APART, [names, goals])
        choose_on_map(page, nearest)
        if away == 0:
            goals = []  # from the target the way leads home
    raise AssertionError("no way home")


def test_a_berlin_raid_is_plotted_and_flown_by_clicking(visit: Visit, server: Server) -> None:
    page = visit()
    as_british(page, server)
    to_the_plot(page)
    plot_main_force(page)
    expect(page.locator("section.plan .letter")).to_have_count(1)
    expect(page.locator(".routes polyline.leg").first).to_be_attached()
    choose(page, "done")
    whole_night(page)
    assert not UNSAID.search(page.locator("body").inner_text()), "a message is missing"


def test_the_night_is_hunted_from_the_ground_by_clicking(visit: Visit, server: Server) -> None:
    page = visit(language="ja-JP", night=True)
    as_german(page, server)
    whole_night(page)
    assert not UNSAID.search(page.locator("body").inner_text()), "a message is missing"


def test_each_kind_of_raid_is_one_button_and_its_letter_can_be_changed(visit: Visit, server: Server) -> None:
    page = visit()
    as_british(page, server)
    to_the_plot(page)
    assert offered(page) == ["main_force", "mosquito", "gardening", "decoy"]
    choose(page, "main_force")
    drawn = page.locator(".slip h2.ask").inner_text()
    choose(page, "other_letter")
    letter = next(name for name in offered(page) if not drawn.upper().startswith(f"PLOT RAID {name[-1].upper()} "))
    choose(page, letter)
    expect(page.locator(".slip h2.ask")).to_have_text(re.compile(f"^Plot Raid {letter[-1].upper()} against "))
    choose_on_map(page, "e6")
    boxes = page.locator("[data-region=papers]")
    expect(boxes).to_contain_text("enters on turn 1")
    expect(boxes).not_to_contain_text("home on turn")


def test_a_leg_that_cannot_be_flown_says_why(visit: Visit, server: Server) -> None:
    page = visit()
    as_british(page, server)
    to_the_plot(page)
    choose(page, "mosquito")
    expect(page.locator(".slip .no li").first).to_contain_text("already the target of another raid")
    assert page.locator(".hexmap g.offer").count() > 10


def test_the_map_is_walked_by_keyboard(visit: Visit, server: Server) -> None:
    page = visit()
    as_british(page, server)
    to_the_plot(page)
    choose(page, "mosquito")
    page.locator(".hexmap .frame").focus()
    said = page.locator(".hexmap p[aria-live]")
    page.keyboard.press("g")
    expect(said).to_contain_text("Available:")
    first = said.inner_text()
    page.keyboard.press("d")
    expect(said).not_to_have_text(first)
    page.keyboard.press("/")
    page.keyboard.type("hann")
    page.keyboard.press("Enter")
    expect(said).to_contain_text("K5")
    expect(page.locator(".hexcard")).to_contain_text("Hannover")
    before = moment(page)
    page.keyboard.press("g")
    page.keyboard.press("Enter")
    answered(page, before)


def test_the_map_is_dragged_and_zoomed(visit: Visit, server: Server) -> None:
    page = visit()
    as_british(page, server)
    ready(page)
    drawing = page.locator(".hexmap .frame svg > g")
    whole = drawing.get_attribute("transform")
    page.get_by_role("button", name="Zoom in").click()
    near = drawing.get_attribute("transform")
    assert near != whole
    box = page.locator(".hexmap .frame").bounding_box()
    assert box
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 240, box["y"] + 260, steps=4)
    page.mouse.up()
    assert drawing.get_attribute("transform") != near
    page.get_by_role("button", name="Whole map").click()
    expect(drawing).to_have_attribute("transform", whole or "")


def test_a_night_on_a_phone(visit: Visit, server: Server) -> None:
    """A first tap on a lit hex lifts it, a second chooses it."""
    page = visit(size=PHONE)
    as_british(page, server)
    to_the_plot(page)
    choose(page, "mosquito")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Next available hex").tap()
    lit = page.locator(".hexmap g.offer").first
    before = moment(page)
    lit.dispatch_event("click")
    expect(lit).to_have_attribute("aria-pressed", "true")
    assert moment(page) == before
    lit.dispatch_event("click")
    answered(page, before)


def test_layers_are_switched(visit: Visit, server: Server) -> None:
    """V goes to the layers; what is switched off leaves the map and its words stay in the hex."""
    page = visit()
    as_german(page, server)
    play(page, stop_if_possible, until=lambda page: page.locator(".hexmap .chart .field").count() > 0)
    fields, beacons = page.locator(".hexmap .chart .field"), page.locator(".hexmap .chart .beacon")
    assert fields.count() > 5
    assert beacons.count() > 5
    page.keyboard.press("v")
    expect(page.get_by_role("checkbox", name="Weather")).to_be_focused()
    page.get_by_role("checkbox", name="Airfields").uncheck()
    expect(fields).to_have_count(0)
    assert beacons.count() > 5
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name="Weather")).to_be_hidden()
    expect(page.get_by_role("button", name="Map layers")).to_be_focused()


def asked(key: str, seat: str) -> Callable[[Table], bool]:
    return lambda table: table.asked == seat and table.question is not None and table.question.key == key


def test_a_city_of_downfall_is_bombed_by_clicking(visit: Visit, server: Server) -> None:
    """From the aimpoint to the points scored: what is lit on the city map is clicked, and every sum can be read."""
    page = visit()
    table = played("bomber_command", asked("choose_aimpoint", "british"), mode="downfall")
    sit_down(page, server.address, table, {"british": "me", "german": "bot staff"})
    story = page.locator("section[aria-label='How the bombing went']")
    sums: list[str] = []

    def is_scored(page: Page) -> bool:
        if "moved" not in sums and "Precision points" in page.locator("section.city").inner_text():
            sums.append("moved")
            expect(story).to_contain_text("Downfall scenario")
            expect(story).to_contain_text("Cards")
        return story.count() > 0 and "scores" in story.inner_text()

    play(page, on_the_board, until=is_scored, most=200)
    expect(story).to_contain_text("scores")
    assert "+" in story.locator(".roll").first.inner_text(), "what the marking roll is the sum of"
    assert sums == ["moved"]
    assert not UNSAID.search(page.locator("body").inner_text()), "a message is missing"


def test_on_a_phone_the_whole_city_lies_above_the_sheet(visit: Visit, server: Server) -> None:
    page = visit(size=PHONE)
    sit_down(
        page,
        server.address,
        played("bomber_command", asked("choose_area", "british")),
        {"british": "me", "german": "bot staff"},
    )
    ready(page)
    drawing, sheet = page.locator("#bomber-panel svg[role=group]").bounding_box(), page.locator(".sheet").bounding_box()
    assert drawing
    assert sheet
    assert drawing["y"] + drawing["height"] <= sheet["y"]


def test_the_replay_afterwards_shows_both_sides(visit: Visit, server: Server) -> None:
    page = visit(night=True)
    table = played("bomber_command", lambda _: False, over=True, mode="downfall")
    sit_down(page, server.address, table, {"british": "me", "german": "bot staff"})
    expect(page.locator(".scores")).to_be_visible()
    page.locator(".acts").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    page.locator(".viewpoints").get_by_role("button", name="German").click()
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    expect(page.locator(".hexmap .piece .unit").first).to_be_attached()
    expect(page.locator(".hexmap .routes polyline")).to_have_count(0)
    page.locator(".viewpoints").get_by_role("button", name="All").click()
    expect(page.locator(".hexmap .routes polyline").first).to_be_attached()
    expect(page.locator(".hexmap .piece .unit").first).to_be_attached()
    expect(page.locator("[data-region=hand]")).to_contain_text("Both hands")


def test_a_cancel_offer_online_passes_by_itself_unless_its_clock_is_held(visit: Visit, server: Server) -> None:
    table = played("bomber_command", asked("choose_reply", "german"))
    page, friend = visit(), visit()
    page.clock.install()
    links = sit_down(page, server.address, table, {"german": "me", "british": "friend"})
    friend.goto(server.address + links["british"])
    friend.get_by_role("button", name="Play British").click()
    at_table(friend)
    expect(page.locator(".patience")).to_contain_text("Passing automatically")
    before = moment(page)
    page.get_by_role("button", name="Pause the timer").click()
    page.clock.run_for(40_000)
    expect(page.locator(".patience")).to_contain_text("The timer is paused")
    assert moment(page) == before
    page.reload()
    expect(page.locator(".patience")).to_contain_text("Passing automatically")
    page.clock.run_for(31_000)
    answered(page, before)


@cache
def over_the_city() -> Table:
    """Bombs have fallen on a city of Downfall, and the British side moves them."""
    return played("bomber_command", asked("choose_counter", "british"), mode="downfall")


@pytest.mark.parametrize(
    ("size", "night", "language"),
    [
        (DESKTOP, False, "en-GB"),
        (DESKTOP, True, "ja-JP"),
        (PHONE, True, "en-GB"),
        ((1024, 768), False, "ja-JP"),
    ],
)
def test_the_table_is_accessible(
    visit: Visit, server: Server, size: tuple[int, int], night: bool, language: str
) -> None:
    page = visit(size=size, night=night, language=language)
    as_british(page, server)
    to_the_plot(page)
    plot_main_force(page)
    assert findings(page) == [], "plot"
    sit_down(page, server.address, over_the_city(), {"british": "me", "german": "bot staff"})
    ready(page)
    expect(page.locator("section.city")).to_be_visible()
    assert findings(page) == [], "bombing"
    if size == PHONE:
        page.get_by_role("tab", name="Raids").tap()
        assert findings(page) == [], "raids"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def middle(page: Page, place: str) -> tuple[float, float]:
    """Where the middle of a hex that is on offer lies on the screen."""
    box = page.locator(f".hexmap g.offer[data-offer='{place}']").bounding_box()
    assert box, place
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def test_a_unit_that_is_dragged_off_its_airfield_scrambles_and_moves_there(visit: Visit, server: Server) -> None:
    page = visit()
    table = played("bomber_command", asked("choose_scramble", "german"))
    sit_down(page, server.address, table, {"german": "me", "british": "bot staff"})
    ready(page)
    # Where its airfield and the hexes around it lie is learned from the question, which is then taken back.
    choose(page, "b08")  # I./JG 300, single-engined
    assert page.locator(".slip h2.ask").get_attribute("data-question") == "choose_first_place"
    home, away = offered(page)[:2]
    start, end = middle(page, home), middle(page, away)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".slip h2.ask")).to_have_attribute("data-question", "choose_scramble")
    drag(page, start, end)
    expect(page.locator("[data-region=log]")).to_contain_text(f"I./JG 300 moves from {home.upper()} to {away.upper()}")


def test_a_stack_moves_with_one_answer_and_fans_out(visit: Visit, server: Server) -> None:
    """The question names the stack; a closed stack is opened by a click; a dragged stack goes where it is dropped."""
    page = visit()
    table = played(
        "bomber_command",
        lambda table: (
            table.asked == "german"
            and table.question is not None
            and table.question.key == "choose_fighter"
            and table.turn >= 4
            and len(table.question.options) > 25
        ),
    )
    sit_down(page, server.address, table, {"german": "me", "british": "bot staff"})
    ready(page)
    expect(page.locator(".slip h1, .slip h2").first).to_contain_text(re.compile("Where does"))
    stack = page.locator("[data-stack]").first
    keys = (stack.get_attribute("data-stack") or "").split()
    stack.dispatch_event("click")
    expect(page.locator(".fan li")).to_have_count(len(keys))
    page.reload()
    ready(page)
    here, away = [name for name in offered(page) if name.startswith("stack_")][:2]
    drag(page, middle(page, here), middle(page, away))
    origin, place = (name.removeprefix("stack_").upper() for name in (here, away))
    expect(page.locator("[data-region=log]")).to_contain_text(f"moves from {origin} to {place}")


def test_fights_are_told_step_by_step_with_every_modifier(visit: Visit, server: Server) -> None:
    page = visit()
    table = played("bomber_command", lambda _: False, over=True)
    sit_down(page, server.address, table, {"british": "me", "german": "bot staff"})
    fight = page.locator("section[aria-label='Fights, step by step']")
    expect(fight.locator("h3").first).to_be_visible()
    while fight.locator(".roll").count() == 0:
        fight.get_by_role("button", name="Previous fight").click()
    expect(fight.locator(".roll").first).to_contain_text("rolled with two dice")
    expect(fight.locator(".roll").first).to_contain_text("Total")


def test_the_open_hand_leaves_the_south_of_the_map_in_reach(visit: Visit, server: Server) -> None:
    """Opening it moves nothing; the map can then be dragged up, and goes back when the hand is folded."""
    page = visit()
    table = played("bomber_command", asked("choose_fighter", "german"))
    sit_down(page, server.address, table, {"german": "me", "british": "bot staff"})
    ready(page)
    drawing, hand = page.locator(".hexmap .frame svg > g"), page.get_by_role("button", name=re.compile("Your hand"))
    before = drawing.get_attribute("transform")
    hand.click()
    expect(page.locator(".row.laid")).to_be_visible()
    assert drawing.get_attribute("transform") == before
    box = page.locator(".hexmap .frame").bounding_box()
    laid = page.locator(".row.laid").bounding_box()
    assert box
    assert laid
    page.mouse.move(box["x"] + 40, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 20, steps=4)
    page.mouse.up()
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.hexmap .lines')].map(each => each.getBoundingClientRect().bottom))"
    )
    assert lowest <= laid["y"]
    hand.click()
    expect(drawing).to_have_attribute("transform", before or "")


def test_the_card_of_a_hex_closes_when_the_reader_turns_to_something_else(visit: Visit, server: Server) -> None:
    page = visit()
    as_british(page, server)
    ready(page)
    box = page.locator(".hexmap .frame").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".hexcard")).to_be_visible()
    page.locator(".slip h2.ask").click()
    expect(page.locator(".hexcard")).to_have_count(0)


OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('.chart text.name')].map(each => [each.textContent, each.getBBox()])
    return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([, b]) =>
        Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.25 * a.height
    ).map(([other]) => `${one} / ${other}`))
}"""
IN_VIEW = """() => {
    const body = document.querySelector('.slip .body').getBoundingClientRect()
    return [...document.querySelectorAll('.slip .body .opt')].filter(each => each.getBoundingClientRect().bottom <= body.bottom).length
}"""


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_on_a_low_screen_five_options_are_in_view_and_names_do_not_cover_each_other(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(size=(1024, 768), language=language)
    table = played("bomber_command", lambda t: asked("choose_place", "german")(t) and len(t.question.options) > 12)  # type: ignore[union-attr]
    sit_down(page, server.address, table, {"german": "me", "british": "bot staff"})
    ready(page)
    assert page.evaluate(IN_VIEW) >= 5
    assert page.locator(".chart text.name").count() > 20
    assert page.evaluate(OVERLAPS) == []


def test_the_map_is_the_largest_element_and_stays_in_place(visit: Visit, server: Server) -> None:
    page = visit()
    table = played("bomber_command", asked("choose_fighter", "german"))
    sit_down(page, server.address, table, {"german": "me", "british": "bot staff"})
    ready(page)
    box = page.locator(".hexmap").bounding_box()
    assert box
    assert box["width"] * box["height"] > 0.5 * DESKTOP[0] * DESKTOP[1]
    page.get_by_role("button", name="Divisions").click()
    page.get_by_role("button", name="Divisions").click()
    page.get_by_role("button", name=re.compile("Your hand")).click()
    assert page.locator(".hexmap").bounding_box() == box
