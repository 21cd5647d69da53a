"""Hands on a table: what the tests do to play, always through what a reader sees."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

import opsroom
from opsroom import Table
from opsroom.opponents import bot

PLAY_NOW = re.compile("Play .* now|今すぐ遊ぶ")
MOST_ANSWERS = 400


def first_game(page: Page) -> None:
    """One click from the home page to a guided first game."""
    page.get_by_role("button", name=PLAY_NOW).click()
    at_table(page)


def at_table(page: Page) -> None:
    expect(page.locator(".slip")).to_be_visible()


def set_up_page(page: Page, address: str, title: str) -> None:
    """Opens a title's form with all its parts unfolded."""
    page.goto(f"{address}/new/{title}")
    for fold in ("visibility", "seats", "variants"):
        page.locator(f"#fold-{fold} > summary").click()


def set_up(page: Page, address: str, seats: dict[str, str], **options: str) -> None:
    """Sets up a table of Blitz! through its form."""
    set_up_page(page, address, "blitz")
    for seat, who in seats.items():
        page.locator(f"#sit-{seat}").select_option(who)
    for name, value in options.items():
        page.locator(f"input[name={name}][value={value}]").check()
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()


def table_of(page: Page) -> str:
    """The id of the table that the page shows."""
    found = re.search("/table/([^/?#]+)", page.url)
    assert found is not None, page.url
    return found[1]


def let_watch(page: Page, table: str | None = None) -> None:
    """Makes the reader's own table public: tables are private unless somebody says otherwise."""
    address = re.match("https?://[^/]+", page.url)
    assert address is not None, page.url
    answer = page.request.post(
        f"{address[0]}/api/tables/{table or table_of(page)}/visibility",
        data={"visibility": "public"},
        headers={"Origin": address[0]},
    )
    assert answer.ok, answer.text()


class Seen(NamedTuple):
    """What stands on the slip."""

    where: str  # "asked", "over" or "hand-over"
    moment: str
    asked: str
    keys: list[str]  # the lamps of the options, in their order


LOOK = """before => {
    const moment = document.querySelector('.room')?.dataset.moment ?? '';
    const options = [...document.querySelectorAll('.slip .opt, .slip .long')];
    const where = document.querySelector('.scores') ? 'over'
        : document.querySelector('.slate') ? 'hand-over'
        : options.length && moment !== before && !document.querySelector('.slow') ? 'asked' : '';
    return where && [where, moment, document.querySelector('.slip .ask')?.textContent ?? '', options.map(each => each.ariaKeyShortcuts)];
}"""


def ready(page: Page, after: str = "") -> Seen:
    """Waits until there is something to choose, or the game is over, or the screen changes hands."""
    return Seen(*page.wait_for_function(LOOK, arg=after, polling=20, timeout=60_000).json_value())


def moment(page: Page) -> str:
    """Which moment the table is at: it changes with every answer."""
    return page.locator(".room").get_attribute("data-moment") or ""


def answered(page: Page, before: str) -> None:
    """Waits until the table has moved on from that moment."""
    script = "before => document.querySelector('.slate, .scores') || (document.querySelector('.room')?.dataset.moment ?? '') !== before"
    page.wait_for_function(script, arg=before, polling=20, timeout=60_000)


Choose = Callable[[Page, Seen], None]


def play(page: Page, choose: Choose, until: Callable[[Page], bool] = lambda _: False, most: int = MOST_ANSWERS) -> int:
    """Answers until the game is over or enough is seen. Gives the number of answers."""
    seen = ready(page)
    for count in range(most):
        if seen.where != "asked" or until(page):
            return count
        choose(page, seen)
        seen = ready(page, seen.moment)
    return most


def key_of(seen: Seen) -> str:
    """Plays the first card on offer, and keeps the hand when it comes to discards."""
    tidying = "Discard" in seen.asked or "捨て" in seen.asked
    return "0" if tidying and "0" in seen.keys else seen.keys[0]


def by_key(page: Page, seen: Seen) -> None:
    page.keyboard.press(key_of(seen))


def by_click(page: Page, seen: Seen) -> None:
    page.locator(f".slip .opt[aria-keyshortcuts='{key_of(seen)}']").click()


def sit_down(page: Page, address: str, table: Table, seats: dict[str, str]) -> dict[str, str]:
    """Takes a table of Python's to the site as a file, and opens it; seats as in the form: "me", "friend" or "bot staff". Gives the links for friends."""
    who = {
        seat: {"who": "bot", "bot": name[4:]} if name.startswith("bot ") else {"who": name}
        for seat, name in seats.items()
    }
    answer = page.request.post(
        f"{address}/api/tables/import",
        params={"seats": json.dumps(who), "visibility": "public"},
        data=table.to_json(),
        headers={"Origin": address, "Content-Type": "application/json"},
        timeout=60_000,  # the game is played again before it is taken
    )
    assert answer.status == 201, answer.text()
    page.goto(f"{address}/table/{answer.json()['id']}")
    links: dict[str, str] = answer.json()["links"]
    return links


def played(
    title: str,
    until: Callable[[Table], bool],
    seeds: range = range(60),
    name: str = "staff",
    over: bool = False,
    **setup: Any,
) -> Table:
    """A table that bots have played to the first moment worth looking at, of the first seed that has one; or to the end."""
    for seed in seeds:
        table = opsroom.title(title).new(seed=f"look {seed}", **setup)
        bots = {seat: bot(title, name, seed=f"{seed} {seat}") for seat in table.seats}
        while table.asked is not None:
            if until(table):
                return table
            question = table.ask(table.asked)
            assert question is not None
            table.answer(bots[table.asked].choose(table.view(table.asked), question))
        if over:
            return table
    raise AssertionError("no such moment")
