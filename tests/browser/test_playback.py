"""The moves of others: played back at the chosen speed, recapped above the question, and looked at again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from opsroom import Table
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.pilot import at_table, by_key, first_game, play, played, ready, sit_down

SETTLED = """before => document.querySelector('.controls')
    || document.querySelector('.slip .opt') && document.querySelector('.room').dataset.moment !== before"""
SEATS = {"luftwaffe": "bot staff", "raf": "me"}


def raided(table: Table) -> bool:
    """The RAF may let a raid through: the Luftwaffe then plays a turn of its own before the RAF is asked again."""
    question = table.ask("raf") if table.asked == "raf" else None
    return question is not None and question["key"] == "choose_defence" and table.turn > 2


def sit(visit: Visit, server: Server, pace: str, **how: object) -> Page:
    page = visit("/", still=False, **how)
    page.evaluate("pace => localStorage.setItem('opsroom.settings', JSON.stringify({ pace, briefings: false }))", pace)
    sit_down(page, server.address, played("blitz", raided), SEATS)
    at_table(page)
    expect(page.locator(".slip .opt").first).to_be_visible()
    return page


def let_through(page: Page) -> None:
    """Answers until moves of others are waiting to be shown."""
    for _ in range(30):
        before = page.locator(".room").get_attribute("data-moment")
        lamps = page.locator(".slip .opt").evaluate_all("options => options.map(each => each.ariaKeyShortcuts)")
        page.keyboard.press("0" if "0" in lamps else lamps[0])
        page.wait_for_function(SETTLED, arg=before, polling=20)
        if page.locator(".controls").count():
            return
    raise AssertionError("the others never moved")


def hold(page: Page) -> str:
    """Pauses until the others have done moving, and gives what is said to be left."""
    page.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(1500)
    return page.locator(".slip .left").inner_text()


def test_a_bots_turn_is_followed_slowly_before_the_next_question(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "slow")
    let_through(page)
    hold(page)
    told = page.locator("[data-region=log] li").count()
    # Nothing can be answered: not in the list, not on the board, not with a key.
    expect(page.locator(".slip .opt, [data-offer]")).to_have_count(0)
    assert "Your turn" not in page.locator("[role=alert]").first.inner_text()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".slip .opt").first).to_be_visible(timeout=60_000)
    expect(page.locator(".controls")).to_have_count(0)
    assert page.locator("[data-region=log] li").count() > told
    expect(page.locator("[role=alert]").first).to_contain_text("Your turn")


def test_space_and_skip_go_to_the_question(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "slow")
    let_through(page)
    hold(page)
    page.evaluate("document.activeElement.blur()")  # on a button, Space presses that button
    page.keyboard.press("Space")
    expect(page.locator(".slip .opt").first).to_be_visible(timeout=1000)
    let_through(page)
    left = hold(page)
    page.wait_for_timeout(1700)
    assert page.locator(".slip .left").inner_text() == left
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".slip .opt").first).to_be_visible(timeout=1000)


def test_step_by_step_waits_for_the_reader_who_cannot_answer_before(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "step")
    let_through(page)
    page.wait_for_timeout(1500)  # the bots have done moving
    moment = page.locator(".room").get_attribute("data-moment")
    left = page.locator(".slip .left").inner_text()
    for key in "0123456789":
        page.keyboard.press(key)
    page.locator("[data-region=hand] [data-card]").first.click()
    page.wait_for_timeout(1000)
    assert page.locator(".slip .left").inner_text() == left
    assert page.locator(".room").get_attribute("data-moment") == moment
    for _ in range(60):
        if not page.locator(".controls").count():
            break
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".slip .opt").first).to_be_visible()
    # The question has the focus that was on the button.
    expect(page.locator(".slip .ask")).to_be_focused()


def test_the_speed_is_chosen_in_the_menu_and_remembered(visit: Visit) -> None:
    page = visit()
    first_game(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("step by step").check()
    page.keyboard.press("Escape")
    page.reload()
    ready(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("step by step")).to_be_checked()
    assert json.loads(page.evaluate("localStorage.getItem('opsroom.settings')"))["pace"] == "step"


def test_a_line_of_the_recap_leads_to_its_line_in_the_log(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "instant")
    page.keyboard.press("0")
    line = page.locator(".recap button").first
    expect(line).to_be_visible()
    assert 1 <= page.locator(".recap button:not([data-rest])").count() <= 3
    words = line.inner_text()
    line.click()
    focused = page.locator("[data-region=log] li:focus")
    expect(focused).to_contain_text(words)
    expect(focused).to_be_in_viewport()


def test_the_recap_says_how_much_it_leaves_out_and_leads_there(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "instant", size=PHONE)
    rest = page.locator(".recap [data-rest]")
    for _ in range(12):
        before = ready(page).moment
        if rest.count():
            break
        page.keyboard.press("0")
        ready(page, before)
    assert page.locator(".recap button:not([data-rest])").count() == 3
    expect(rest).to_have_text(re.compile(r"^and \d+ more$"))
    rest.click()
    expect(page.get_by_role("dialog").locator("li:focus")).to_be_visible()


def test_on_a_phone_the_recap_opens_the_log(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "instant", size=PHONE, language="ja-JP")
    page.keyboard.press("0")
    line = page.locator(".recap button").first
    expect(line).to_be_visible()
    words = line.inner_text()
    line.click()
    expect(page.get_by_role("dialog").locator("li:focus")).to_contain_text(words)


def test_the_replay_plays_pauses_and_changes_speed(visit: Visit) -> None:
    page = visit()
    first_game(page)
    play(page, by_key, most=6)
    page.locator(".acts").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.input_value())
    slider.fill("0")
    page.get_by_label("Speed").select_option("0.5×")
    page.locator(".bar").get_by_role("button", name="Play").click()
    expect(slider).not_to_have_value("0")
    page.locator(".bar").get_by_role("button", name="Pause").click()
    at = slider.input_value()
    page.wait_for_timeout(1500)
    assert slider.input_value() == at != str(last)
    page.get_by_label("Speed").select_option("4×")
    page.locator("body").press("Space")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".bar").get_by_role("button", name="Play")).to_be_visible()
