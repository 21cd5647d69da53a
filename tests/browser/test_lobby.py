"""Strangers meet in the lobby, play to the end and play again; quick matches; invitations; in both languages and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import at_table
from tests.browser.test_access import findings
from tests.browser.test_accounts import sign_up


def offer(page: Page, server: Server, title: str = "blitz", level: str = "beginners") -> str:
    """Sets up a table with an open seat through the form; returns its id."""
    page.goto(f"{server.address}/new/{title}?open=1")
    expect(page.locator("input[name=visibility][value=open]")).to_be_checked()
    page.get_by_label(re.compile("Players you hope for|来てほしい人")).select_option(level)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


def give_up(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Menu|メニュー)$")).click()
    page.get_by_role("button", name=re.compile("^(Concede|降伏|投了)")).click()
    page.get_by_role("group").locator(".btn").first.click()
    expect(page.locator(".scores")).to_be_visible()


def test_two_strangers_from_the_lobby_to_a_rematch(visit: Visit, server: Server) -> None:
    ann, bob = visit("/lobby"), visit("/lobby", size=PHONE)
    expect(bob.get_by_role("heading", name="Lobby")).to_be_visible()
    table = offer(ann, server)
    at_table(ann)
    row = bob.locator(f"[data-offer='{table}']")
    expect(row).to_contain_text("Beginners welcome")
    expect(row).to_contain_text("at the table")
    assert findings(bob) == []
    row.get_by_role("button").click()
    bob.wait_for_url(f"**/table/{table}")
    at_table(bob)
    expect(row).to_have_count(0)
    give_up(bob)
    expect(ann.locator(".scores")).to_be_visible()
    before = ann.locator(".strip .seat").first.inner_text()
    ann.get_by_role("button", name="Rematch, sides changed").click()
    expect(ann.locator(".rematch")).to_contain_text("Waiting for")
    expect(bob.locator(".rematch")).to_contain_text("would like a rematch")
    assert findings(bob) == []
    bob.get_by_role("button", name="Accept").click()
    for page in (ann, bob):
        page.get_by_role("link", name="To the new table").click()
        page.wait_for_function("old => !location.pathname.endsWith(old)", arg=table)
        at_table(page)
    assert ann.url == bob.url
    expect(ann.locator(".strip .seat").first).not_to_have_text(before)


def test_three_meet_and_the_third_looks_on_by_name(visit: Visit, server: Server) -> None:
    """The third finds the seat taken, watches, and wants to be named."""
    ann, bob, eve = visit("/lobby"), visit("/lobby"), visit("/lobby")
    table = offer(ann, server)
    for page in (bob, eve):
        expect(page.locator(f"[data-offer='{table}']")).to_be_visible()
    bob.locator(f"[data-offer='{table}']").get_by_role("button").click()
    at_table(bob)
    expect(eve.locator(f"[data-offer='{table}']")).to_have_count(0)
    eve.request.post(f"{server.address}/api/me/name", data={"name": "Eve"}, headers={"Origin": server.address})
    eve.goto(f"{server.address}/table/{table}")
    at_table(eve)
    expect(ann.locator(".strip")).to_contain_text("1 watching")
    eve.get_by_role("button", name="Menu").click()
    eve.get_by_role("button", name="Players and links").click()
    eve.get_by_label("Show my name when I watch").check()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Players and links").click()
    expect(ann.get_by_text("Watching: Eve")).to_be_visible()
    assert findings(ann) == []
    ann.keyboard.press("Escape")
    # Leaving, a bot finishes.
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_role("button", name="Leave and let a bot finish").click()
    bob.get_by_role("group").locator(".btn").first.click()
    bob.wait_for_url(f"{server.address}/")
    give_up(ann)
    # The bot agrees at once.
    expect(ann.locator(".rematch")).to_be_visible()
    ann.get_by_role("button", name="Rematch, same sides").click()
    ann.get_by_role("link", name="To the new table").click()
    at_table(ann)


def test_three_from_the_lobby_to_a_rematch(visit: Visit, server: Server) -> None:
    ann, bob, eve = visit("/"), visit("/lobby"), visit("/lobby", size=PHONE, language="ja-JP")
    seats = {"corps_1": {"who": "me"}, "corps_2": {"who": "friend"}, "corps_3": {"who": "friend"}}
    wish = {"title": "barbarossa", "seats": seats, "visibility": "open"}
    made = ann.request.post(f"{server.address}/api/tables", data=wish, headers={"Origin": server.address}).json()
    row = f"[data-offer='{made['id']}']"
    for page, free in ((bob, 2), (eve, 1)):
        # The lists of others follow with a delay: who is too late is told so.
        expect(page.locator(row).get_by_role("button")).to_have_count(free)
        page.locator(row).get_by_role("button").first.click()
        page.wait_for_url(f"**/table/{made['id']}")
        at_table(page)
    ann.goto(f"{server.address}/table/{made['id']}")
    at_table(ann)
    give_up(ann)
    ann.get_by_role("button", name="Rematch, same sides").click()
    bob.get_by_role("button", name="Accept").click()
    expect(bob.locator(".rematch")).to_contain_text("Waiting for")
    eve.get_by_role("button", name="受ける").click()
    links = [page.locator(".rematch a") for page in (ann, bob, eve)]
    for link in links:
        expect(link).to_have_attribute("href", re.compile("^/table/"))
    assert len({link.get_attribute("href") for link in links}) == 1


def test_two_quick_matches_lead_to_one_table_in_japanese(visit: Visit) -> None:
    ann, bob = visit("/lobby", language="ja-JP"), visit("/lobby", language="ja-JP", size=PHONE)
    for page in (ann, bob):
        page.get_by_role("button", name="対戦相手を探す").click()
        page.wait_for_url("**/table/*")
    assert ann.url == bob.url
    for page in (ann, bob):
        expect(page.locator("[data-clock]").first).to_be_visible()


def test_an_invitation_by_name_is_accepted_on_the_home_page(visit: Visit, server: Server) -> None:
    ann, bob = visit("/"), visit("/account")
    sign_up(bob, "Robert")
    bob.goto(server.address)
    ann.goto(f"{server.address}/new/blitz")
    ann.locator("#fold-seats > summary").click()
    ann.locator("#sit-luftwaffe").select_option("me")
    ann.locator("#sit-raf").select_option("friend")
    ann.get_by_role("button", name="Start").click()
    at_table(ann)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Players and links").click()
    ann.get_by_label("Invite a player by account name").fill("Robert")
    ann.keyboard.press("Enter")
    expect(ann.get_by_text("Invited: Robert")).to_be_visible()
    expect(bob.locator("[data-invitation]")).to_contain_text("Somebody invites you to play Blitz!")
    assert findings(bob) == []
    bob.get_by_role("button", name="Accept").click()
    at_table(bob)


def test_a_new_table_is_private_until_its_starter_offers_the_seat(visit: Visit) -> None:
    ann, bob = visit("/new/blitz"), visit("/lobby")
    expect(ann.locator("input[name=visibility][value=private]")).to_be_checked()
    ann.locator("#fold-seats > summary").click()
    ann.locator("#sit-luftwaffe").select_option("friend")
    ann.get_by_role("button", name="Start").click()
    at_table(ann)
    table = ann.url.rsplit("/", 1)[-1]
    expect(bob.locator(f"[data-offer='{table}']")).to_have_count(0)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Players and links").click()
    ann.get_by_role("button", name="Offer the free seats in the lobby").click()
    expect(bob.locator(f"[data-offer='{table}']")).to_be_visible()
    ann.get_by_role("button", name="Take the free seats out of the lobby").click()
    expect(bob.locator(f"[data-offer='{table}']")).to_have_count(0)


def test_the_lobby_says_by_which_variants_a_table_plays(visit: Visit, server: Server) -> None:
    ann, bob = visit("/lobby"), visit("/lobby", size=PHONE)
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    wish = {"title": "blitz", "seats": seats, "visibility": "open", "options": {"berlin": "on"}}
    made = ann.request.post(f"{server.address}/api/tables", data=wish, headers={"Origin": server.address}).json()
    row = bob.locator(f"[data-offer='{made['id']}']")
    expect(row).to_contain_text("1 rule variant")
    expect(row).to_contain_text("Bombing of Berlin: Damage is doubled")
    assert bob.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("size", "night", "language"), [(DESKTOP, True, "ja-JP"), (PHONE, False, "en-GB")])
def test_the_lobby_is_accessible(
    visit: Visit, server: Server, size: tuple[int, int], night: bool, language: str
) -> None:
    host = visit("/")
    offer(host, server)
    page = visit("/lobby", size=size, night=night, language=language)
    expect(page.locator("[data-offer]").first).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Tab")
    for _ in range(30):
        if page.evaluate("() => document.activeElement?.closest('[data-offer]') !== null"):
            break
        page.keyboard.press("Tab")
    expect(page.locator("[data-offer] :focus")).to_have_count(1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
