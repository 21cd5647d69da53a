"""Every lesson of every title, taken by clicking: each mistake that it names is explained, and its goals are reached."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import opsroom
from opsroom.lessons import Lesson, Step, lessons_of
from opsroom.lessons.course import words
from opsroom.lessons.schema import Mistake
from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Server, Visit
from tests.browser.pilot import answered, moment
from tests.browser.test_access import findings
from tests.lessons import key_of

LESSONS = [lesson for title in opsroom.titles().values() for lesson in lessons_of(title).values()]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.title}-{each.id}" for each in LESSONS])


def begin(page: Page, server: Server, lesson: Lesson) -> None:
    page.goto(f"{server.address}/learn/{lesson.title}")
    page.locator(f"[data-lesson={lesson.id}] button").click()
    expect(page.locator(".lesson [data-step]")).to_be_visible()


def at_step(page: Page, step: Step) -> None:
    expect(page.locator(f".lesson [data-step={step.id}]")).to_be_visible()


def offered(page: Page, answer: str) -> None:
    """Waits until the answer can be chosen."""
    expect(page.locator(f'.slip [data-option="{answer}"], [data-offer="{answer}"], #slip-search').first).to_be_visible()


def choose(page: Page, name: str) -> None:
    """Answers with a click: in the list, or on the board where the list is long or shows only what is lifted."""
    listed = page.locator(f'.slip [data-option="{name}"]')
    on_board = page.locator(f'.board [data-offer="{name}"], .hand [data-offer="{name}"], .rail [data-offer="{name}"]')
    search = page.locator("#slip-search")
    offered(page, name)
    before = moment(page)
    if not listed.count() and search.count():
        search.fill(name)
    if not listed.count():
        on_board.first.click()  # on a phone this lifts the card, and its button comes
    if moment(page) == before and listed.count():
        listed.first.click()
    sure = page.locator(".slip [data-sure]")
    if sure.count():
        sure.click()


def answer(page: Page, name: str) -> None:
    """Chooses, and waits until the table has moved on."""
    before = moment(page)
    choose(page, name)
    answered(page, before)


def explained(page: Page, lesson: Lesson, step: Step, say: str, language: str) -> None:
    """The panel says what the lesson's text says, with the rule."""
    told = page.locator(f".lesson [data-attempt={say}]")
    said = words(opsroom.title(lesson.title), language)(f"{key_of(lesson, step.id)}.{say}")
    expect(told.locator("p")).to_have_text(said)
    expect(told.locator(".rule")).not_to_be_empty()


def make_mistakes(page: Page, lesson: Lesson, step: Step, left: list[Mistake]) -> None:
    """Makes those of the mistakes that can be made now."""
    for wrong in list(left):
        asked, _, name = wrong.answer.removesuffix("*").rpartition(":")
        if asked and not page.locator(f".slip [data-question={asked}]").count():
            continue
        offered = page.locator(f'.slip [data-option{"^" if wrong.answer.endswith("*") else ""}="{name}"]')
        if offered.count():
            left.remove(wrong)
            choose(page, offered.first.get_attribute("data-option") or "")
            explained(page, lesson, step, wrong.say, "en")


def named(step: Step) -> list[str]:
    return [name.rpartition(":")[2] for name in step.highlights]


def is_in_reach(page: Page, step: Step, name: str) -> None:
    """What the step lights and asks for can be seen whole, what passes too, and no card is lit that cannot be chosen."""
    if name not in named(step):
        return
    for option in page.locator(f'.slip [data-option="{name}"], .slip .opt[aria-keyshortcuts="0"]').all():
        expect(option).to_be_in_viewport(ratio=0.95)
    expect(page.locator(f'.slip [data-option="{name}"]')).to_have_css("outline-style", "solid")
    dead = page.locator(f'[data-card="{name}"]:not([data-offer]), [data-played="{name}"]').all()
    for card in dead:
        expect(card).not_to_have_css("outline-style", "solid")


def solve(page: Page, step: Step) -> None:
    for name in step.answers:
        answer(page, name)


@every_lesson
def test_a_lesson_is_taken_by_clicking_with_all_its_mistakes(visit: Visit, server: Server, lesson: Lesson) -> None:
    page = visit("/", size=LAPTOP)
    begin(page, server, lesson)
    for step in lesson.steps:
        at_step(page, step)
        expect(page.locator(".lesson h2")).to_be_in_viewport()
        if not step.is_task:
            page.locator("[data-next]").click()
            continue
        for miss in step.missed:
            for name in miss.answers:
                answer(page, name)
            explained(page, lesson, step, miss.say, "en")
            page.locator("[data-again]").click()
            expect(page.locator(".lesson [data-attempt]")).to_have_count(0)
        left = list(step.wrong)
        for name in step.answers:
            offered(page, name)
            is_in_reach(page, step, name)
            make_mistakes(page, lesson, step, left)
            answer(page, name)
        assert not left, "nobody is offered some of the mistakes"
    finished(page, lesson)


@every_lesson
def test_a_lesson_is_taken_on_a_phone_in_japanese(visit: Visit, server: Server, lesson: Lesson) -> None:
    page = visit("/", size=PHONE, language="ja-JP", night=True)
    begin(page, server, lesson)
    text = words(opsroom.title(lesson.title), "ja")
    for step in lesson.steps:
        at_step(page, step)
        expect(page.locator(".lesson h2")).to_have_text(text(key_of(lesson, step.id)))
        if step is lesson.steps[0] or step is next(each for each in lesson.steps if each.is_task):
            assert findings(page) == []
        if step.is_task:
            solve(page, step)
        else:
            page.locator("[data-next]").click()
    finished(page, lesson)
    assert findings(page) == []


def finished(page: Page, lesson: Lesson) -> None:
    """The last page leads on, and the title's page has the mark."""
    expect(page.locator(".ends")).to_be_visible()
    page.get_by_role("link", name=re.compile("^(All lessons|レッスン一覧)$")).click()
    expect(page.locator(f"[data-lesson={lesson.id}].done")).to_be_visible()


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_lesson_is_accessible_with_an_explanation(visit: Visit, server: Server, theme: str) -> None:
    lesson = next(each for each in LESSONS if each.title == "blitz")
    page = visit("/", night=theme == "night")
    begin(page, server, lesson)
    for step in lesson.steps:
        at_step(page, step)
        if step.wrong:
            break
        page.locator("[data-next]").click()
    choose(page, lesson.steps[lesson.steps.index(step)].wrong[0].answer)
    expect(page.locator("[data-attempt]")).to_be_visible()
    assert findings(page) == []


def test_a_lesson_survives_a_reload_and_can_be_taken_with_keys_alone(visit: Visit, server: Server) -> None:
    lesson = next(each for each in LESSONS if each.title == "blitz")
    page = visit("/")
    begin(page, server, lesson)
    for step in lesson.steps:
        at_step(page, step)
        if step.is_task:
            for name in step.answers:
                before = moment(page)
                page.keyboard.press(lamp(page, name))
                answered(page, before)
        else:
            page.reload()
            at_step(page, step)
            focus(page, page.locator("[data-next]"))
            page.keyboard.press("Enter")
    expect(page.locator(".ends")).to_be_visible()


def lamp(page: Page, answer: str) -> str:
    option = page.locator(f'.slip [data-option="{answer}"]')
    expect(option).to_be_visible()
    return option.get_attribute("aria-keyshortcuts") or ""


def focus(page: Page, target: Locator) -> None:
    """Walks there by F6 and Tab."""
    expect(target).to_be_visible()
    for _ in range(12):
        if page.evaluate("() => document.activeElement.closest('.slip') !== null"):
            break
        page.keyboard.press("F6")
    for _ in range(12):
        if target.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("not reached with the keyboard")


def test_what_a_lesson_speaks_of_is_lit_on_the_board(visit: Visit, server: Server) -> None:
    lesson = next(each for each in LESSONS if each.title == "blitz")
    page = visit("/")
    begin(page, server, lesson)
    lit = page.locator("[data-thing=damage]")
    expect(lit).to_have_css("outline-style", "solid")
    page.locator("[data-next]").click()
    expect(lit).to_have_css("outline-style", "none")
    expect(page.locator("[data-thing=deck-luftwaffe]")).to_have_css("outline-style", "solid")


def test_the_home_page_leads_to_the_first_lesson(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name=re.compile("Learn it in")).click()
    expect(page.locator(".lesson [data-step]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_hexes_that_a_lesson_speaks_of_are_lit_and_in_view(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    lesson = next(each for each in LESSONS if (each.title, each.id) == ("bomber_command", "detection"))
    page = visit("/", size=size)
    begin(page, server, lesson)
    expect(page.locator(".hexmap .frame")).to_be_visible()
    expect(page.locator(".hexmap .spot")).to_have_count(0)
    page.locator("[data-next]").click()
    at_step(page, lesson.step_named("units"))
    expect(page.locator(".hexmap .spot")).to_have_count(2)
    map_, above = page.locator(".hexmap .frame").bounding_box(), page.locator(".sheet")
    assert map_
    bottom = map_["y"] + map_["height"]
    for hex_ in ("h6", "i6"):
        spot = page.locator(f".hexmap .spot[data-hex={hex_}]").bounding_box()
        assert spot
        assert spot["x"] > map_["x"]
        assert spot["x"] + spot["width"] < map_["x"] + map_["width"]
        assert map_["y"] < spot["y"] < bottom - spot["height"]
        if above.count():
            assert spot["y"] + spot["height"] < (above.bounding_box() or map_)["y"]


def test_on_a_phone_what_a_lesson_speaks_of_is_within_reach(visit: Visit, server: Server) -> None:
    """Of fifty hexes on offer the lesson means one, which is pinned below the list."""
    lesson = next(each for each in LESSONS if (each.title, each.id) == ("bomber_command", "plotting"))
    page = visit("/", size=PHONE)
    begin(page, server, lesson)
    feint = lesson.step_named("feint")
    for step in lesson.steps[: lesson.steps.index(feint)]:
        at_step(page, step)
        if step.is_task:
            solve(page, step)
        else:
            page.locator("[data-next]").click()
    at_step(page, feint)
    expect(page.locator(".slip .pinned [data-option=i6]")).to_be_in_viewport()


def test_each_step_of_a_lesson_begins_at_its_top(visit: Visit, server: Server) -> None:
    lesson = next(each for each in LESSONS if (each.title, each.id) == ("bomber_command", "plotting"))
    page = visit("/")
    begin(page, server, lesson)
    for step in lesson.steps:
        at_step(page, step)
        expect(page.locator(".lesson h2")).to_be_in_viewport()
        if step.id == "home":
            break
        if step.is_task:
            solve(page, step)  # some of them far down in the list
        else:
            page.locator("[data-next]").click()


def test_on_a_phone_a_tap_asks_to_be_confirmed_and_the_choice_stays_in_reach(visit: Visit, server: Server) -> None:
    lesson = next(each for each in LESSONS if (each.title, each.id) == ("blitz", "first_raid"))
    page = visit("/", size=PHONE)
    begin(page, server, lesson)
    meet = lesson.step_named("meet")
    for step in lesson.steps[: lesson.steps.index(meet)]:
        at_step(page, step)
        page.locator("[data-next]").click()
    at_step(page, meet)
    pinned = page.locator(".slip .pinned [data-option]")
    expect(pinned).to_have_count(2)
    expect(pinned.first).to_have_attribute("data-option", "hurricane")
    page.locator('.rail [data-offer="spitfire_mk1"]').click()
    expect(pinned.first).to_have_attribute("data-option", "spitfire_mk1")
    expect(pinned.first).to_contain_text("Confirm:")
    expect(pinned.first).to_be_in_viewport(ratio=0.95)


def test_on_a_phone_the_choices_stay_where_they_were_scrolled_to(visit: Visit, server: Server) -> None:
    """The three transports are one question asked three times."""
    lesson = next(each for each in LESSONS if (each.title, each.id) == ("barbarossa", "buying"))
    page = visit("/", size=PHONE)
    begin(page, server, lesson)
    supply = lesson.step_named("supply")
    for step in lesson.steps[: lesson.steps.index(supply)]:
        at_step(page, step)
        page.locator("[data-next]").click()
    at_step(page, supply)
    body = page.locator(".slip .body")
    page.wait_for_timeout(300)
    before = body.evaluate("each => (each.scrollTop = 60, each.scrollTop)")
    answer(page, supply.answers[0])
    offered(page, supply.answers[1])
    assert before == 60
    assert body.evaluate("each => each.scrollTop") >= before


def test_a_lesson_shows_no_odds(visit: Visit, server: Server) -> None:
    """Every option of the first raid has about the same: they would not help to choose."""
    lesson = next(each for each in LESSONS if (each.title, each.id) == ("blitz", "first_raid"))
    page = visit("/")
    begin(page, server, lesson)
    meet = lesson.step_named("meet")
    for step in lesson.steps[: lesson.steps.index(meet)]:
        at_step(page, step)
        page.locator("[data-next]").click()
    offered(page, "hurricane")
    expect(page.locator("[data-odds]")).to_have_count(0)
