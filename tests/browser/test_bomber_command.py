"""Bomber Command in the browser: a raid on Berlin plotted and flown, the hunt from the ground, keyboard, phone, words and axe-core."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import Seen, answered, at_table, moment, play, ready
from tests.browser.test_access import findings

MOST = 3000
UNSAID = re.compile(r"\b(event|card|ask|choose|why|result|bomber|plot|place|city|unit|zone)-\w+")


def set_up(page: Page, address: str, seats: dict[str, str], mode: str = "berlin") -> None:
    page.goto(f"{address}/new/bomber_command")
    page.locator(f"input[type=radio][value={mode}]").check()
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    at_table(page)


def as_british(page: Page, server: Server) -> None:
    set_up(page, server.address, {"british": "me", "german": "bot random"})


def as_german(page: Page, server: Server) -> None:
    set_up(page, server.address, {"british": "bot random", "german": "me"})


def on_the_slip(page: Page, _: Seen | None = None) -> None:
    page.locator(".slip .opt").first.click()


def stop_if_possible(page: Page, _: Seen | None = None) -> None:
    """What ends a question soonest: stop, or else the first option."""
    stop = page.locator(".slip .opt[aria-keyshortcuts='0']")
    (stop if stop.count() else page.locator(".slip .opt").first).click()


def on_the_board(page: Page, seen: Seen) -> None:
    """Clicks what is lit on the map, in the lists or in the hand; where only words are offered, the slip."""
    lit = page.locator(".boards [data-offer]:not([data-offer=pass]):not(.chip)")
    if lit.count():
        lit.first.dispatch_event("click")
    else:
        stop_if_possible(page)


def option(page: Page, name: str) -> None:
    before = moment(page)
    page.locator(f".slip [data-option='{name}']").click()
    answered(page, before)
    ready(page)


def hex_on_map(page: Page, name: str) -> None:
    before = moment(page)
    page.locator(f".hexmap g[data-offer='{name}']").dispatch_event("click")
    answered(page, before)
    ready(page)
