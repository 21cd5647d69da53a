"""Barbarossa in the browser: a whole game by clicking on the board, five corps, a phone, both languages, day and night."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from opsroom import Table
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import Seen, answered, at_table, let_watch, moment, play, ready, set_up_page, table_of
from tests.browser.pilot import played as played_until
from tests.browser.pilot import sit_down as sit_down_at
from tests.browser.test_access import findings

FIRST = ("pay", "play_", "put_", "deploy_", "buy_panzer_regiment", "buy_grenadier", "buy_truck", "buy_anti_tank")
"""What the tests do first: fill the deck with transport and units, and put down what can be put down."""


def sit_down(page: Page, address: str, corps: int = 2, **options: str) -> None:
    """Sets up a table through its form: the reader is the first corps, the staff plays the others."""
    set_up_page(page, address, "barbarossa")
    if corps > 2:
        page.locator(".many select").select_option(index=corps - 2)
    for seat in range(1, corps + 1):
        page.locator(f"#sit-corps_{seat}").select_option("me" if seat == 1 else "bot staff")
    for name, value in {"first": "corps_1", **options}.items():
        page.locator(f"input[name='{name}'][value='{value}']").check()
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    at_table(page)


def offered(page: Page) -> list[str]:
    """What can be clicked on the board and in the hand."""
    names = page.locator("main [data-offer]").evaluate_all("all => all.map(each => each.dataset.offer)")
    return list(dict.fromkeys(names))


def wish(names: list[str]) -> str:
    for wanted in FIRST:
        for name in names:
            if name.startswith(wanted):
                return name
    uses = [name for name in names if name.startswith("use_")]
    targets = [name for name in names if name.startswith("attack_")]
    if targets and len(uses) > 1:
        return targets[0]
    if uses and not targets:
        return uses[0]
    return next((name for name in names if name in ("pass", "stop")), names[0])


def on_the_board(page: Page, seen: Seen) -> None:
    """Chooses by a click on the board, never in the list; giving a battle up, or attacking what cannot be won, takes two clicks."""
    names = offered(page)
    name = wish(names)
    spot = page.locator(f"main [data-offer={name}]").first
    spot.click()
    if (name == "pass" or name.startswith("attack_")) and page.locator("[data-sure]").count():
        assert moment(page) == seen.moment
        spot.click()


def letting_go(page: Page, seen: Seen) -> None:
    names = offered(page)
    if "pass" not in names or page.locator(".battle").count():
        return on_the_board(page, seen)
    page.locator("main [data-offer=pass]").first.click()
    return None


def test_a_whole_game_by_clicking_on_the_board(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server.address, rounds="20")
    played = play(page, on_the_board, most=100)
    # The rest of the game by passing, still on the board: the staff plays on, and the last round ends it.
    passed = play(page, letting_go, most=300)
    assert played + passed > 60
    expect(page.locator(".scores")).to_contain_text("I Corps")
    log = page.locator("[data-region=log]").inner_text()
    assert "victory point" in log


def test_everything_offered_stands_on_the_board_and_in_the_slip(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server.address)

    def choose(page: Page, seen: Seen) -> None:
        listed = page.locator(".slip [data-option]").evaluate_all("all => all.map(each => each.dataset.option)")
        assert sorted(offered(page)) == sorted(listed), seen.asked
        on_the_board(page, seen)

    play(page, choose, most=40)


def test_piles_areas_and_cards_can_be_inspected(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server.address, removed="random")
    ready(page)
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Cities", exact=True).click()
    expect(dialog.locator("li")).to_have_count(12)
    expect(dialog.locator("li").last).to_contain_text("Moscow")
    page.keyboard.press("Escape")
    page.locator("[data-seat=corps_2]").click()
    expect(dialog).to_contain_text("In hand or deck")
    expect(dialog).to_contain_text("Non-mechanised Transport")
    page.keyboard.press("Escape")
    page.locator(".market [data-card=panzer_regiment], .market [data-card=train_transport]").first.click()
    expect(dialog).to_contain_text("When played")
    page.keyboard.press("Escape")
    card = page.locator("[data-region=hand] [data-card]").first
    assert "Hand, 1 of" in (card.get_attribute("aria-label") or "")
    card.focus()
    page.keyboard.press("i")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-region=hand] .deck").last.click()
    expect(dialog).to_contain_text("Discard pile of I Corps")


def test_giving_a_battle_up_asks_again(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server.address)

    def attack(page: Page, seen: Seen) -> None:
        targets = [name for name in offered(page) if name.startswith("attack_")]
        if not targets:
            return on_the_board(page, seen)
        page.locator(f"main [data-offer={targets[-1]}]").click()
        return None

    play(page, attack, until=lambda page: page.locator(".battle").count() > 0, most=200)
    expect(page.locator(".battle")).to_contain_text("total defence")
    before = moment(page)
    page.keyboard.press("0")
    expect(page.locator("[data-sure]")).to_be_visible()
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(page.locator("[data-sure]")).to_have_count(0)
    assert moment(page) == before
    page.keyboard.press("0")
    page.locator("[data-sure]").click()
    answered(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("gives up the attack on")


@pytest.mark.parametrize(
    ("size", "night", "language"),
    [(DESKTOP, False, "en-GB"), (DESKTOP, True, "ja-JP"), (PHONE, True, "en-GB"), (PHONE, False, "ja-JP")],
)
def test_five_corps_are_accessible(
    visit: Visit, server: Server, size: tuple[int, int], night: bool, language: str
) -> None:
    """A table of five, played for a while: axe finds nothing, nothing is wider than the screen, no word is missing."""
    page = visit(size=size, night=night, language=language)
    sit_down(page, server.address, corps=5)

    def first(page: Page, _: Seen) -> None:
        names = page.locator(".slip [data-option]").evaluate_all("all => all.map(each => each.dataset.option)")
        page.locator(f".slip [data-option={wish(names)}]").click()
        if page.locator("[data-sure]").count():
            page.locator("[data-sure]").click()

    for answers in (3, 16):
        play(page, first, most=answers)
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.locator("body").inner_text()
    assert not re.search(r"\b(event|card|order|ask|choose|why|result|barbarossa|point)-\w+|\{\s?\$", words), (
        "a message is missing"
    )
    if size == PHONE:
        for tab in page.get_by_role("tab").all():
            tab.tap()
            assert findings(page) == []
    else:
        for opener in ("[data-seat=corps_3]", ".market [data-card]:not([data-offer])", ".road h2 button"):
            if page.locator(opener).count():
                page.locator(opener).first.click()
                expect(page.get_by_role("dialog")).to_be_visible()
                assert findings(page) == [], opener
                page.keyboard.press("Escape")


def test_on_a_phone_a_first_tap_lifts_and_a_second_plays(visit: Visit, server: Server) -> None:
    page = visit(size=PHONE)
    sit_down(page, server.address)
    before = ready(page).moment
    card = page.locator("[data-region=hand] [data-offer]").first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert moment(page) == before
    card.tap()
    answered(page, before)


def test_a_watcher_sees_no_hand(visit: Visit, server: Server) -> None:
    mine = visit()
    sit_down(mine, server.address, corps=3)
    ready(mine)
    let_watch(mine)
    page = visit("/table/" + table_of(mine))
    at_table(page)
    assert page.locator("[data-region=hand] ul [data-card]").count() == 0
    expect(page.locator("[data-region=hand]")).to_contain_text("face down")
    expect(page.locator(".corps [data-seat]")).to_have_count(2)


def wants(key: str, option: str = "") -> Callable[[Table], bool]:
    return lambda table: (
        table.question is not None
        and table.question.key == key
        and any(name.startswith(option) for name in table.question.options)
    )


def take_over(page: Page, address: str, table: Table) -> None:
    """The reader plays the seat that is asked, a bot the other."""
    sit_down_at(page, address, table, {seat: "me" if seat == table.asked else "bot random" for seat in table.seats})
    ready(page)


OVERLAP = """all => all.filter(pile => {
    const box = selector => pile.querySelector(selector)?.getBoundingClientRect();
    const [count, ...prices] = ['.many', '.left svg', '.right svg'].map(box);
    return prices.some(price => price && price.left < count.right && count.left < price.right && price.top < count.bottom - .5 && count.top < price.bottom - .5);
}).map(pile => pile.dataset.card)"""


@pytest.mark.parametrize("size", [(1440, 900), (1440, 800), (1024, 768)])
def test_what_was_played_lies_there_and_prices_stay_readable_on_smaller_screens(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    table = played_until("barbarossa", wants("choose_operation", "deploy_"))
    take_over(page, server.address, table)
    assert page.locator(".market .pile").evaluate_all(OVERLAP) == []
    offer = next(name for name in table.question.options if name.startswith("deploy_")) if table.question else ""
    before = moment(page)
    page.locator(f"[data-region=hand] .played [data-offer={offer}]").click()
    answered(page, before)


@pytest.mark.parametrize(("key", "option"), [("choose_effect", "stalingrad_a"), ("choose_event_order", "")])
def test_choices_after_a_battle_are_made_on_the_board(visit: Visit, server: Server, key: str, option: str) -> None:
    page = visit()
    table = played_until("barbarossa", wants(key, option))
    take_over(page, server.address, table)
    assert table.question is not None
    assert offered(page) == table.question.options
    before = moment(page)
    page.locator(f".battle [data-offer={table.question.options[-1]}]").click()
    answered(page, before)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1440, 900)])
def test_a_battle_is_whole_on_a_low_screen(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    table = played_until("barbarossa", wants("choose_in_battle"))
    page = visit(size=size)
    take_over(page, server.address, table)
    inside = """battle => {
        const outer = battle.getBoundingClientRect();
        return [...battle.querySelectorAll('.item, .sums > *, .do')].every(each => {
            const inner = each.getBoundingClientRect();
            return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.right <= outer.right;
        });
    }"""
    assert page.locator(".battle").evaluate(inside)
    hidden = "area => area.getBoundingClientRect().bottom - area.closest('.board').getBoundingClientRect().bottom"
    assert page.locator(".own .area").evaluate(hidden) <= 0
