"""What the log comes to: every roll adds up to the total that was read, in fights and in bombings."""

from __future__ import annotations

from functools import cache

import pytest

from opsroom import Table
from opsroom.engine.json_types import Event
from opsroom.opponents import bot
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.recap import fight_of, fights, recap

TOTALS = {"contact_rolled", "attack_rolled", "flak_rolled", "british_attacked", "defensive_fire"}


@cache
def a_night(mode: str) -> Table:
    table = TITLE.new(
        seed=f"recap {mode}", mode=mode, options={"weather": "on", "moon": "on", "wind": "on", "loads": "on"}
    )
    bots = {seat: bot(TITLE.id, "staff", seed=seat) for seat in table.seats}
    while table.asked is not None:
        question = table.ask(table.asked)
        assert question is not None
        table.answer(bots[table.asked].choose(table.view(table.asked), question))
    return table


def seen_by(table: Table, seat: str) -> list[Event]:
    return list(table.events(seat))


@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_every_roll_of_a_fight_adds_up_to_the_total_that_was_told(mode: str) -> None:
    events = seen_by(a_night(mode), "german")
    by_place = {event["i"]: event for event in events}
    checked = set()
    for parts in fights(events):
        for line in fight_of(parts)["lines"]:
            event = by_place[line["event"]]
            if event["kind"] in TOTALS:
                roll = line["roll"]
                assert roll is not None, event
                assert roll["total"] == event["values"]["total"], (event, roll)
                checked.add(roll["roll"])
    assert {"attack", "flak", "contact"} <= checked


@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_the_row_that_is_read_says_what_was_lost(mode: str) -> None:
    events = seen_by(a_night(mode), "british")
    by_place = {event["i"]: event for event in events}
    seen = 0
    for parts in fights(events):
        for line in fight_of(parts)["lines"]:
            event, roll = by_place[line["event"]], line["roll"]
            if event["kind"] == "attack_rolled":
                assert roll is not None
                (read,) = [row for row in roll["rows"] if row["read"]]
                assert read["lost"] == event["values"]["lost"]
                seen += 1
    assert seen > 3


@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_the_marking_roll_of_a_bombing_adds_up_to_its_modifier(mode: str) -> None:
    events = seen_by(a_night(mode), "german")
    by_place = {event["i"]: event for event in events}
    bombings = recap(events, 0)["bombings"]
    assert bombings
    for told in bombings.values():
        marked = [line for line in told if by_place[line["event"]]["kind"] == "marked"]
        for line in marked:
            values, roll = by_place[line["event"]]["values"], line["roll"]
            assert roll is not None
            assert roll["total"] - roll["dice"] == values["modifier"]


def test_both_sides_are_told_the_same_of_every_roll() -> None:
    """Nothing in a sum is secret: a re-deal of what a seat cannot know would not change it."""
    table = a_night("berlin")
    told = [
        [(event["kind"], event["values"]) for event in seen_by(table, seat) if event["kind"].startswith("roll_")]
        for seat in ("british", "german")
    ]
    assert told[0] == told[1]
    assert told[0]
