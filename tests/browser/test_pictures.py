"""Pictures for the README, written when OPSROOM_PICTURES=1 asks for them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, Visit
from tests.browser.pilot import by_key, first_game, play

FOLDER = ROOT / "docs/pictures"
wanted = pytest.mark.skipif(not os.environ.get("OPSROOM_PICTURES"), reason="set OPSROOM_PICTURES=1")


def shoot(page: Page, name: str) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    page.wait_for_timeout(400)
    page.screenshot(path=path)
    return path


def in_a_raid(page: Page) -> bool:
    """A raid worth a picture: several cards on each side, something refused, no advice in the way."""
    return (
        page.locator(".lane.luftwaffe .dealt").count() >= 3
        and page.locator(".lane.raf .dealt").count() >= 2
        and page.locator(".no ul li").count() >= 1
        and page.locator("[data-offer]").count() >= 2
        and page.locator(".coach").count() == 0
    )


def raid(page: Page) -> None:
    """Starts first games until one shows such a raid."""
    home = page.url
    for _ in range(12):
        page.goto(home)
        first_game(page)
        play(page, by_key, until=in_a_raid)
        if in_a_raid(page):
            return
    raise AssertionError("no raid worth a picture")


@wanted
def test_pictures_of_the_home_page(visit: Visit) -> None:
    for name, language, night in (("home", "en-GB", False), ("home.ja", "ja-JP", True)):
        page = visit(language=language, night=night)
        expect(page.locator(".game h3")).to_be_visible()
        shoot(page, name)


@wanted
@pytest.mark.parametrize(
    ("name", "size", "language", "night"),
    [
        ("blitz", DESKTOP, "en-GB", False),
        ("blitz.ja", DESKTOP, "ja-JP", True),
        ("blitz-phone", PHONE, "en-GB", True),
        ("blitz-phone.ja", PHONE, "ja-JP", False),
    ],
)
def test_pictures_of_a_table(visit: Visit, name: str, size: tuple[int, int], language: str, night: bool) -> None:
    page = visit(size=size, language=language, night=night)
    raid(page)
    shoot(page, name)


@wanted
def test_pictures_of_the_rule_drawer(visit: Visit) -> None:
    page = visit()
    raid(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    shoot(page, "rule")
