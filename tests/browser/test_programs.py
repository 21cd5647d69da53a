"""Programs in the browser: making one, its tokens, and playing against it; in both languages, on a phone and by keyboard."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pilot
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.test_access import findings
from tests.browser.test_accounts import PASSWORD, section, sign_up

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@pytest.fixture
def run_bot(server: Server) -> Iterator[Callable[[str], Any]]:
    """Runs the example with a token."""
    running: list[subprocess.Popen[str]] = []

    def run(token: str) -> Any:
        command = [sys.executable, str(EXAMPLE), server.address]
        found = subprocess.Popen(command, env={**os.environ, "OPSROOM_TOKEN": token}, stdout=subprocess.PIPE, text=True)
        running.append(found)
        assert found.stdout is not None
        assert "is ready" in found.stdout.readline()
        return found

    yield run
    for each in running:
        each.terminate()
        each.wait(timeout=20)
        assert each.stdout is not None
        each.stdout.close()


def make(page: Page, name: str) -> str:
    """A new program, by keyboard; returns its token."""
    part = section(page, "Programs")
    part.get_by_label("Name of a new program").fill(name)
    part.get_by_label("Name of a new program").press("Enter")
    expect(part.get_by_role("article", name=name)).to_be_visible()
    return str(part.locator("code").inner_text())


def test_a_program_is_made_and_plays_against_its_maker(visit: Visit, run_bot: Callable[[str], Any]) -> None:
    page = visit("/account")
    sign_up(page, "Grace")
    token = make(page, "Grace's engine")
    assert token.startswith("osp_")
    assert findings(page) == []
    run_bot(token)
    pilot.set_up(page, page.url.split("/account")[0], {"luftwaffe": "me", "raf": "program Grace's engine"})
    pilot.at_table(page)
    raf = page.locator(".strip .seat").nth(1)
    expect(raf).to_contain_text("Grace's engine (program)")
    assert findings(page) == []
    # The program answers: the table moves on until I am asked again, in a later fight.
    for _ in range(3):
        seen = pilot.ready(page)
        page.locator(".slip .opt, .slip .long").first.click()
        pilot.answered(page, seen.moment)
    pilot.ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players and links").click()
    drawer = page.get_by_role("dialog", name="Players and links")
    expect(drawer).to_contain_text("A program of Grace")
    assert findings(page) == []
    # In the list of tables as well.
    page.goto(page.url.split("/table/")[0] + "/")
    expect(page.locator(".mine")).to_contain_text("Grace's engine (program)")


def test_a_challenge_is_waiting_until_the_program_comes(visit: Visit, run_bot: Callable[[str], Any]) -> None:
    page = visit("/account")
    sign_up(page, "Alan")
    token = make(page, "Alan's engine")
    pilot.set_up(page, page.url.split("/account")[0], {"luftwaffe": "me", "raf": "program Alan's engine"})
    expect(page.get_by_text("RAF is waiting for the program Alan's engine.")).to_be_visible()
    run_bot(token)
    expect(page.locator(".strip .seat").nth(1)).to_contain_text("Alan's engine (program)")


def test_tokens_are_revoked_and_the_program_is_deleted(visit: Visit) -> None:
    page = visit("/account")
    sign_up(page, "Edsger")
    first = make(page, "Shortest path")
    part = section(page, "Programs")
    part.get_by_label("Where another token is used").fill("at home")
    part.get_by_role("button", name="New token").click()
    expect(part.get_by_role("listitem")).to_have_count(2)
    assert part.locator("code").inner_text() != first
    part.get_by_role("listitem").first.get_by_role("button", name="Revoke").click()
    expect(part.get_by_role("listitem")).to_have_count(1)
    expect(part.get_by_role("listitem")).to_contain_text("at home")
    expect(part.locator("code")).to_have_count(0)
    page.reload()
    expect(part.get_by_role("listitem")).to_have_count(1)
    expect(part.locator("code")).to_have_count(0)  # it is shown once
    part.get_by_role("button", name="Delete the program").click()
    part.get_by_role("button", name="Delete", exact=True).click()
    expect(part.get_by_role("article")).to_have_count(0)


@pytest.mark.parametrize(("size", "night", "language"), [(DESKTOP, True, "en-GB"), (PHONE, False, "ja-JP")])
def test_the_programs_of_an_account_are_accessible(
    visit: Visit, size: tuple[int, int], night: bool, language: str
) -> None:
    page = visit("/account", size=size, night=night, language=language)
    page.locator("#sign-up input").first.fill("作者" + language)
    page.locator("#sign-up input[type=password]").fill(PASSWORD)
    page.locator("#sign-up input[type=password]").press("Enter")
    page.locator("#programs > form input").fill("長い名前のプログラム" + language)
    page.locator("#programs > form input").press("Enter")
    expect(page.locator("#programs code")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
