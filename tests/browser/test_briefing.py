"""Before the first decision: the briefing, the goal strip and the quick start."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, LAPTOP, PHONE, Server, Visit
from tests.browser.pilot import PLAY_NOW, at_table, first_game, ready
from tests.browser.test_access import findings
from tests.browser.test_analysis import api


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_a_first_game_begins_with_a_briefing(visit: Visit, size: tuple[int, int], language: str) -> None:
    page = visit(size=size, language=language, briefed=False)
    page.get_by_role("button", name=PLAY_NOW).click()
    expect(page.locator(".briefing h1")).to_be_focused()
    expect(page.locator(".briefing .yours")).to_contain_text("20")
    expect(page.locator(".turn li")).to_have_count(5)
    assert page.locator(".turn .mine").count() >= 2
    assert findings(page) == []
    expect(page.get_by_role("button", name=re.compile("^(Start|開始)$"))).to_be_visible()
    if size == DESKTOP:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "it fits on one screen"
    page.keyboard.press("Escape")
    at_table(page)
    page.reload()
    at_table(page)
    expect(page.locator(".briefing")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Menu|メニュー")).click()
    page.get_by_role("button", name=re.compile("^(Briefing|ブリーフィング)$")).click()
    page.get_by_role("button", name=re.compile("^(Go on|続ける)$")).click()
    at_table(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_goal_strip_says_what_is_needed_and_how_things_stand(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    first_game(page)
    ready(page)
    strip = page.locator("[data-region=goal]")
    expect(strip).to_contain_text("Damage 0 of 20")
    if size == PHONE:
        strip.get_by_role("button").click()
    expect(strip.locator(".need")).to_contain_text("20")
    assert findings(page) == []


IN_THE_WAY = """() => {
    const parts = [...document.querySelectorAll('.goal .need, .goal .facts > li, .goal .bands')].map(each => each.getBoundingClientRect())
    const cut = [...document.querySelectorAll('.goal, .goal .need, .goal .facts, .goal .facts > li')].filter(each =>
        each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
    return parts.slice(1).filter((each, i) => each.left < parts[i].right - 1).length + cut.length
}"""


@pytest.mark.parametrize("size", [(1024, 768), LAPTOP, DESKTOP])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_the_goal_strip_is_whole(visit: Visit, server: Server, size: tuple[int, int], language: str) -> None:
    """The longest sentence of all titles: nothing of it is cut, and nothing lies on anything else."""
    page = visit(size=size, language=language)
    seats = {"raf": {"who": "me"}, "luftwaffe": {"who": "friend"}}
    table = api(page, "/api/tables", {"title": "burning_blue", "mode": "scenario3", "seats": seats})
    page.goto(f"{server.address}/table/{table['id']}")
    expect(page.locator(".goal .need")).to_be_visible()
    assert page.evaluate(IN_THE_WAY) == 0


def test_a_quick_start_is_a_side_a_level_and_go(visit: Visit, server: Server) -> None:
    page = visit("/new/blitz")
    expect(page.get_by_label("Guided game")).to_be_checked()  # the visitor's first of this title
    expect(page.locator("#fold-variants")).to_contain_text("All as in the standard game")
    expect(page.locator("input[name=tie]")).to_have_count(2)
    expect(page.locator("input[name=tie]").first).to_be_hidden()
    page.get_by_role("radio", name="Luftwaffe").check()
    page.get_by_role("radio", name=re.compile("^Beginner")).check()
    page.get_by_role("button", name="Start").click()
    at_table(page)
    expect(page.locator(".seat", has_text="Luftwaffe, you")).to_be_visible()
    expect(page.locator(".seat", has_text="RAF")).to_be_visible()
    page.goto(f"{server.address}/new/bomber_command")
    expect(page.get_by_role("radio", name=re.compile("^Standard"))).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^Strong"))).to_have_count(0)
    expect(page.get_by_label("Guided game")).to_be_checked()  # the first of this title, though not the first game
    page.locator("#fold-variants summary").click()
    page.locator("input[name=moon]").last.check()
    expect(page.locator("#fold-variants")).to_contain_text("1 differs from the standard game")
    assert findings(page) == []
    page.goto(f"{server.address}/new/blitz")
    expect(page.get_by_label("Guided game")).not_to_be_checked()
