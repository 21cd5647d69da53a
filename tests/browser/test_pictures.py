"""Pictures for the README, written when OPSROOM_PICTURES=1 asks for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from opsroom import Table
from tests.browser.conftest import DESKTOP, PHONE, ROOT, Server, Visit
from tests.browser.pilot import played, ready, sit_down

FOLDER = ROOT / "docs/pictures"
MOST_BYTES = 200_000
HOME = (1440, 1180)  # as far down as the shelf
wanted = pytest.mark.skipif(not os.environ.get("OPSROOM_PICTURES"), reason="set OPSROOM_PICTURES=1")


def shoot(page: Page, name: str) -> Path:
    """A picture as good as its size allows."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.jpg"
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    for quality in range(88, 40, -6):
        page.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size < MOST_BYTES:
            return path
    raise AssertionError(f"{name} stays too large")


def in_a_raid(table: Table) -> bool:
    """Several cards on each side, and something refused."""
    columns = table.position.columns()
    laid = [sum(card >= 0 for card in columns[side]) for side in ("attack", "defence")]
    question = table.question
    return (
        question is not None
        and question.key == "choose_defence"
        and laid[0] >= 3
        and laid[1] >= 2
        and len(question.options) > 2
        and len(question.refused) > 0
    )


def in_a_fight(table: Table) -> bool:
    """Two pairs have fought, and the guns aim; elsewhere a force waits for the night."""
    question, columns = table.question, table.position.columns()
    if question is None or question.key != "choose_aim" or sum(columns["force_night"]) == 0:
        return False
    events = table.events(None)[-14:]
    pairs = [event["values"]["pair"] for event in events if event["kind"] == "paired"]
    return pairs[-1:] == ["pair_2"] and [event["kind"] for event in events].count("fired") >= 3


def before_a_city(table: Table) -> bool:
    """A battle for a city with events turned up, units in the area and a few cards played."""
    question, columns = table.question, table.position.columns()
    return (
        question is not None
        and question.key == "choose_in_battle"
        and len(question.options) > 3
        and sum(card >= 0 for card in columns["revealed"]) >= 2
        and sum(columns["in_play"]) >= 2
    )


def on_the_hunt(table: Table) -> bool:
    """The stream is deep in Germany, counters say where, and a fighter in the air may move."""
    question, columns = table.question, table.position.columns()
    return (
        question is not None
        and question.key == "choose_place"
        and sum(head >= 0 for head in columns["blip_head"]) >= 3
        and sum(columns["stacked"]) >= 3
        and len(question.options) > 12
    )


def over_the_channel(table: Table) -> bool:
    """Several raids are plotted, squadrons are up, and one of them gets a new vector."""
    question, columns = table.question, table.position.columns()
    return (
        question is not None
        and question.key == "choose_goal"
        and sum(columns["detected"]) >= 3
        and sum(raid >= 0 for raid in columns["tally"]) >= 1
    )


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "blitz": in_a_raid,
    "mirage": in_a_fight,
    "barbarossa": before_a_city,
    "bomber_command": on_the_hunt,
    "burning_blue": over_the_channel,
}
MODES = {"burning_blue": "scenario3"}


@cache
def moment(title: str) -> Table:
    return played(title, MOMENTS[title], seeds=range(200), mode=MODES.get(title))


def take_a_seat(page: Page, server: Server, title: str) -> None:
    """The reader sits where it is interesting; the staff has the other seats."""
    table = moment(title)
    sit_down(page, server.address, table, {seat: "me" if seat == table.asked else "bot staff" for seat in table.seats})
    ready(page)


@wanted
def test_pictures_of_the_home_page(visit: Visit) -> None:
    for name, language, night in (("home", "en-GB", False), ("home.ja", "ja-JP", True)):
        page = visit(size=HOME, language=language, night=night)
        expect(page.locator(".game h3").first).to_be_visible()
        shoot(page, name)


@wanted
@pytest.mark.parametrize("title", MOMENTS)
@pytest.mark.parametrize(
    ("ending", "size", "language", "night"),
    [
        ("", DESKTOP, "en-GB", False),
        (".ja", DESKTOP, "ja-JP", True),
        ("-phone", PHONE, "en-GB", True),
        ("-phone.ja", PHONE, "ja-JP", False),
    ],
)
def test_pictures_of_a_table(
    visit: Visit, server: Server, title: str, ending: str, size: tuple[int, int], language: str, night: bool
) -> None:
    page = visit(size=size, language=language, night=night)
    take_a_seat(page, server, title)
    shoot(page, f"{title}{ending}")
