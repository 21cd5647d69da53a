"""The tasks of The Burning Blue's lessons on the map itself: what is spoken of is lit and in view, and a click on it is an answer."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, Page, expect

import opsroom
from opsroom.lessons import Lesson, lesson_of
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import answered, moment
from tests.browser.test_lessons import answer, at_step, begin, offered

DOVER = "1835"


def take_up_to(page: Page, server: Server, name: str, step_id: str) -> Lesson:
    """Takes the lesson until this step begins."""
    lesson = lesson_of(opsroom.title("burning_blue"), name)
    assert lesson is not None
    begin(page, server, lesson)
    for step in lesson.steps:
        at_step(page, step)
        if step.id == step_id:
            break
        if step.is_task:
            for each in step.answers:
                offered(page, each)
                answer(page, each)
        else:
            page.locator("[data-next]").click()
    return lesson


def box_of(found: Locator) -> FloatRect:
    expect(found).to_be_visible()
    box = found.bounding_box()
    assert box is not None
    return box


def click_on(page: Page, found: Locator) -> None:
    """Clicks where it is drawn; the light itself takes no clicks, what lies under it does."""
    box = box_of(found)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def is_over_the_map(page: Page, found: Locator) -> bool:
    inner, outer = box_of(found), box_of(page.locator(".hexmap").first)
    return (
        inner["x"] >= outer["x"]
        and inner["y"] >= outer["y"]
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    )


def test_a_hex_among_many_is_lit_and_chosen_with_a_click(visit: Visit, server: Server) -> None:
    page = visit("/", size=DESKTOP)
    lesson = take_up_to(page, server, "orders", "place")
    lit = page.locator(f".spot[data-hex='{DOVER}']")
    expect(lit).to_be_visible()
    assert is_over_the_map(page, lit)
    before = moment(page)
    click_on(page, lit)
    answered(page, before)
    at_step(page, lesson.step_named("height"))


def test_on_a_phone_a_tap_on_the_hex_brings_its_button_into_view(visit: Visit, server: Server) -> None:
    page = visit("/", size=PHONE)
    lesson = take_up_to(page, server, "orders", "place")
    lit = page.locator(f".spot[data-hex='{DOVER}']")
    expect(lit).to_be_visible()
    assert is_over_the_map(page, lit)
    click_on(page, lit)
    button = page.locator(f".slip [data-option='{DOVER}']")
    expect(button).to_be_in_viewport(ratio=0.9)
    before = moment(page)
    button.click()
    answered(page, before)
    at_step(page, lesson.step_named("height"))


def test_on_a_phone_the_map_stays_with_the_hex_that_two_steps_speak_of(visit: Visit, server: Server) -> None:
    page = visit("/", size=PHONE)
    take_up_to(page, server, "airfields", "scramble")
    lit = page.locator(".spot[data-hex='1833']")
    expect(lit).to_be_visible()
    assert is_over_the_map(page, lit)


def test_a_hex_among_others_that_are_lit_has_a_ring(visit: Visit, server: Server) -> None:
    page = visit("/", size=DESKTOP)
    take_up_to(page, server, "planning", "form_up")
    assert page.locator(".hexmap .offer").count() > 20
    ring = page.locator(".hexmap [data-ring]")
    expect(ring).to_have_count(1)
    expect(ring).to_have_attribute("data-ring", "1344")
    before = moment(page)
    click_on(page, ring)
    answered(page, before)


def test_show_me_brings_the_answer_into_view(visit: Visit, server: Server) -> None:
    page = visit("/", size=DESKTOP)
    lesson = take_up_to(page, server, "orders", "height")
    shown = page.locator(".slip [data-option='14']")
    page.locator(".slip .body").evaluate("each => (each.scrollTop = 0)")
    expect(shown).not_to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Show me").click()
    expect(shown).to_be_in_viewport(ratio=0.9)
    answer(page, "14")
    at_step(page, lesson.step_named("news"))


def test_a_raid_in_sight_shows_its_units(visit: Visit, server: Server) -> None:
    page = visit("/", size=DESKTOP)
    take_up_to(page, server, "picture", "truth")
    click_on(page, page.locator(".hexmap [data-thing=hostile_01]"))
    card = page.locator(".hexmap ul.lines")
    expect(card).to_contain_text("L 1 bomber Gruppe")
    expect(card).to_contain_text("L 2 fighter Gruppe")
    expect(card).not_to_contain_text("0+")
