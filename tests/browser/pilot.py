"""Hands on a table: what the tests do to play, always through what a reader sees."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

PLAY_NOW = re.compile("Play .* now|今すぐ遊ぶ")
MOST_ANSWERS = 400


def first_game(page: Page) -> None:
    """One click from the home page to a guided first game."""
    page.get_by_role("button", name=PLAY_NOW).click()
    at_table(page)


def at_table(page: Page) -> None:
    expect(page.locator(".slip")).to_be_visible()


def set_up(page: Page, address: str, seats: dict[str, str], **options: str) -> None:
    """Sets up a table of Blitz! through its form."""
    page.goto(f"{address}/new/blitz")
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    for name, value in options.items():
        page.locator(f"input[name={name}][value={value}]").check()
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()


def ready(page: Page) -> str:
    """Waits until there is something to choose, or the game is over, or the screen changes hands: says which."""
    script = """() => {
        if (document.querySelector('.scores')) return 'over';
        if (document.querySelector('.slate')) return 'hand-over';
        const slow = document.querySelector('.slow');
        return !slow && document.querySelector('.slip .opt') ? 'asked' : '';
    }"""
    return str(page.wait_for_function(script, polling=15, timeout=30_000).json_value())


def moment(page: Page) -> str:
    """Which question stands: changes with every answer."""
    return page.locator(".room").get_attribute("data-moment") or ""


def answered(page: Page, before: str) -> None:
    """Waits until the table has moved on from that moment."""
    script = "before => document.querySelector('.slate, .scores') || (document.querySelector('.room')?.dataset.moment ?? '') !== before"
    page.wait_for_function(script, arg=before, polling=15, timeout=20_000)


def play(page: Page, choose: Callable[[Page], None], until: Callable[[Page], bool] = lambda _: False) -> int:
    """Answers until the game is over or enough is seen. Gives the number of answers."""
    for count in range(MOST_ANSWERS):
        if ready(page) != "asked" or until(page):
            return count
        before = moment(page)
        choose(page)
        answered(page, before)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def by_click(page: Page) -> None:
    """The last option of a long list (it stops), else the first: short raids, quick games."""
    options = page.locator(".slip .opt")
    asked = page.locator(".slip .ask").inner_text()
    (options.last if "Discard" in asked or "捨てますか" in asked else options.first).click()
