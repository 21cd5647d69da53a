"""Odds beside the options, a hint with its reason, and a deeper look at the two best options."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Server, Visit
from .pilot import at_table, set_up, set_up_page

THROUGH = re.compile(r"Raid gets through: about \d+% \(±\d+\)")
ME_AGAINST_STAFF = {"luftwaffe": "me", "raf": "bot staff"}


def asked(page: Page) -> None:
    at_table(page)
    expect(page.locator(".slip .opts").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_odds_stand_beside_the_options_and_can_be_turned_off(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    set_up(page, server.address, ME_AGAINST_STAFF)
    asked(page)
    if size == DESKTOP:  # on a phone only the lifted card and the one that stops have buttons
        expect(page.locator("[data-odds=known]").first).to_have_text(THROUGH)
    expect(page.locator(".slip p.odds")).to_contain_text("Chances")
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem('opsroom.settings'));
        localStorage.setItem('opsroom.settings', JSON.stringify({ ...kept, odds: false }));
    }""")
    page.reload()
    asked(page)
    expect(page.locator("[data-odds]")).to_have_count(0)
    expect(page.locator(".slip p.odds")).to_have_count(0)


def test_a_hint_says_why_and_takes_the_place_of_the_tip(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Play .* now")).click()
    asked(page)
    expect(page.locator(".coach")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".advice .hint")).to_contain_text("The Standard bot would choose")
    expect(page.locator(".advice .reason")).to_have_text(re.compile(r"\w{3,}.*\."))
    expect(page.locator(".coach")).to_have_count(0)


def test_analyse_deeper_shows_two_options_with_their_chances(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, ME_AGAINST_STAFF)
    asked(page)
    page.keyboard.press("h")
    page.get_by_role("button", name="Analyse deeper").click()
    lines = page.locator(".analysis li")
    expect(lines.nth(1)).to_have_text(re.compile(r": \d+% \(±\d+\)"), timeout=60_000)
    expect(lines.nth(0)).to_have_text(re.compile(r": \d+% \(±\d+\)"))
    expect(page.locator(".analysis .how")).to_contain_text("simulated games, based on what you know")


def test_odds_and_hint_in_japanese(visit: Visit, server: Server) -> None:
    page = visit(language="ja-JP", night=True)
    set_up_page(page, server.address, "blitz")
    for seat, who in ME_AGAINST_STAFF.items():
        page.locator(f"#sit-{seat}").select_option(who)
    page.get_by_role("button", name=re.compile("^開始$")).click()
    asked(page)
    expect(page.locator("[data-odds=known]").first).to_have_text(re.compile("爆撃成功：約\\d+%（±\\d+）"))
    page.keyboard.press("h")
    expect(page.locator(".advice .reason")).to_have_text(re.compile("。$"))
