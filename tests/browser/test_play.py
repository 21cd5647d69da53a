"""Whole games in the browser: by clicking, by keyboard alone, on a phone, in Japanese, by two people."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.pilot import (
    PLAY_NOW,
    Seen,
    answered,
    at_table,
    by_click,
    by_key,
    first_game,
    key_of,
    moment,
    play,
    ready,
    set_up,
)


def test_a_game_from_the_home_page_to_the_end_by_clicking(visit: Visit) -> None:
    page = visit()
    first_game(page)
    expect(page.locator(".coach").first).to_be_visible()
    answers = play(page, by_click)
    assert answers > 5
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.get_by_text("Verify the shuffle").click()
    expect(page.get_by_text("opsroom replay FILE --verify")).to_be_visible()
    assert re.fullmatch(r"[0-9a-f]{64}", page.locator(".fairness dd").first.inner_text())


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name=PLAY_NOW)).to_be_enabled()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith("Play Blitz!"):
            break
    page.keyboard.press("Enter")
    at_table(page)

    play(page, by_key)
    expect(page.locator(".scores")).to_be_visible()
    expect(page.get_by_role("link", name="After-action report")).to_be_visible()
    # The table is private, as long as nobody says otherwise: the archive has no page of it.
    expect(page.get_by_role("link", name="Game page")).to_have_count(0)


def test_cards_and_regions_are_reached_by_arrows_and_f6(visit: Visit) -> None:
    page = visit()
    first_game(page)
    play(page, by_key, until=lambda page: page.locator("[data-region=hand] [data-offer]").count() > 1)
    seen = []
    for _ in range(6):
        page.keyboard.press("F6")
        seen.append(page.evaluate("document.activeElement.closest('[data-region]')?.dataset.region ?? ''"))
    assert set(seen) == {"strip", "goal", "board", "hand", "orders", "log"}
    card = page.locator("[data-region=hand] [data-offer]").first
    card.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") != card.get_attribute("data-card")
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    before = moment(page)
    page.keyboard.press("Enter")
    answered(page, before)


def test_letter_keys_can_be_switched_off(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    page.keyboard.press("?")
    page.get_by_label("Letter keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_label("Letter keys").check()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_game_on_a_phone(visit: Visit) -> None:
    """A first tap lifts a card, the second plays it; the wide button does the same."""
    page = visit(size=PHONE)
    first_game(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def by_tap(page: Page, seen: Seen) -> None:
        stop = page.locator(".slip .opt[aria-keyshortcuts='0']")
        if key_of(seen) == "0":
            return stop.tap()
        page.locator("[data-region=hand] [data-offer]").first.tap()
        assert moment(page) == seen.moment
        return page.locator(".slip .opt").first.tap()

    play(page, by_tap)
    expect(page.locator(".scores")).to_be_visible()


def test_a_second_tap_on_a_phone_plays_the_card(visit: Visit) -> None:
    page = visit(size=PHONE)
    first_game(page)
    play(page, by_key, until=lambda page: page.locator("[data-region=hand] [data-offer]").count() > 1)
    before = moment(page)
    card = page.locator("[data-region=hand] [data-offer]").nth(1)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert moment(page) == before
    card.tap()
    answered(page, before)


def test_a_game_in_japanese(visit: Visit) -> None:
    page = visit(language="ja-JP")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    first_game(page)
    play(page, by_key, most=12)
    page.get_by_role("button", name="メニュー").click()
    page.get_by_role("button", name="投了").click()
    page.get_by_role("button", name=re.compile("^はい")).click()
    expect(page.get_by_role("button", name="もう一度遊ぶ")).to_be_visible()
    words = page.locator("body").inner_text()
    assert not re.search(r"\b(event|card|ask|choose|why|result)-\w+", words), "a message is missing"


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    page.get_by_role("button", name="日本語").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator(".strip h1")).to_contain_text("ブリッツ")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".strip h1")).to_contain_text("Blitz!")


def test_two_browsers_at_one_table_see_only_their_own_hands(visit: Visit, server: Server) -> None:
    mine = visit()
    set_up(mine, server.address, {"luftwaffe": "me", "raf": "friend"})
    at_table(mine)
    link = mine.get_by_label("Invitation link").input_value()
    theirs = visit(link.removeprefix(server.address))
    theirs.get_by_role("button", name="Play RAF").click()
    at_table(theirs)
    assert theirs.url.split("?")[0] == mine.url.split("?")[0]
    expect(mine.get_by_label("Invitation link")).to_have_count(0)

    for _ in range(12):
        for page in (mine, theirs):
            if page.locator(".slip .opt").count():
                before = moment(page)
                page.locator(".slip .opt").first.click()
                answered(page, before)
        own, other = hands(mine), hands(theirs)
        assert own <= LUFTWAFFE
        assert other <= RAF
        assert not {name for name in RAF - spent(mine) if f'"{name}"' in mine.content()}
        for page in (mine, theirs):
            if not page.locator(".slip .opt").count():
                expect(page.locator(".vh[role=alert]")).to_be_empty()  # nobody is called who is not asked


def hands(page: Page) -> set[str]:
    return set(
        page.locator("[data-region=hand] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    )


def spent(page: Page) -> set[str]:
    """Cards that everybody has seen by now."""
    return RAF & set(
        page.evaluate(
            "[...document.querySelectorAll('[data-card], [data-played]')].map(e => e.dataset.card ?? e.dataset.played)"
        )
    )


LUFTWAFFE = {"bf109", "bf110", "he111", "do17z", "stuka", "ace_pilot_luftwaffe", "night_raid", "hermann_goering"}
RAF = {
    "spitfire_mk1", "hurricane", "beaufighter", "blenheim", "defiant", "gladiator", "fairey_battle", "early_warning_radar",
    "command_and_control", "winston_churchill", "barrage_balloons", "repairs", "ack_ack_guns", "ground_fire", "ace_pilot_raf",
    "inexperienced_pilots", "decoy",
}  # fmt: skip


def test_undo_asks_the_other_person(visit: Visit, server: Server) -> None:
    mine = visit()
    set_up(mine, server.address, {"luftwaffe": "me", "raf": "friend"})
    at_table(mine)
    theirs = visit(mine.get_by_label("Invitation link").input_value().removeprefix(server.address))
    theirs.get_by_role("button", name="Play RAF").click()
    at_table(theirs)
    ready(mine)
    mine.locator(".slip .opt[data-option=pass]").click()
    ready(mine)
    before = moment(mine)
    if mine.locator(".slip .opt[data-option=pass]").count():
        mine.locator(".slip .opt[data-option=pass]").click()
        answered(mine, before)
    ready(theirs)
    mine.get_by_role("button", name=re.compile("undo", re.I)).click()
    theirs.get_by_role("button", name="Decline").click()
    expect(mine.get_by_text("Waiting for the other players")).to_have_count(0)
    mine.get_by_role("button", name=re.compile("undo", re.I)).click()
    theirs.get_by_role("button", name="Agree as RAF").click()
    ready(mine)
    expect(mine.locator("[data-region=log]")).to_contain_text("by agreement")


def test_one_screen_is_covered_when_it_changes_hands(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, {"luftwaffe": "me", "raf": "me"})
    passed = []
    for _ in range(30):
        seen = ready(page)
        if seen.where == "hand-over":
            assert page.title() == "Opsroom"
            shown = page.content()
            assert not any(f'"{name}"' in shown for name in LUFTWAFFE | RAF)
            assert page.locator("[data-card], .log, .opt").count() == 0
            passed.append(page.locator(".slate h1").inner_text())
            page.locator(".slate .btn").click()
            at_table(page)
            continue
        by_key(page, seen)
        answered(page, seen.moment)
    assert {"Pass to Luftwaffe", "Pass to RAF"} <= set(passed)


@pytest.mark.parametrize("form", ["/join#", "/join/"])
def test_an_invitation_disappears_from_address_history_and_referrer(visit: Visit, server: Server, form: str) -> None:
    """Links of both kinds work; the secret is gone from the address at once and is never sent as a referrer."""
    with httpx.Client(base_url=server.address) as ann:
        wish = {"title": "blitz", "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}}
        secret = ann.post("/api/tables", json=wish).json()["links"]["raf"].removeprefix("/join/")
    page = visit("/")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url + " " + str(request.headers.get("referer", ""))))
    page.goto(server.address + form + secret)
    expect(page.get_by_role("button", name="Play RAF")).to_be_visible()
    assert page.evaluate("location.href") == server.address + "/join"
    page.reload()
    expect(page.get_by_role("button", name="Play RAF")).to_be_visible()
    seen = [line for line in sent if secret in line]
    assert len(seen) <= (1 if form == "/join/" else 0)  # the older link's own page, and nothing after it
    page.get_by_role("button", name="Play RAF").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.go_back()
    assert secret not in page.evaluate("location.href")
