"""Numbers for the words of questions and options: what the strengths are, and what a card would make of them."""

from __future__ import annotations

from typing import Any

from opsroom.engine.column import Column
from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.titles.blitz.rules.bombing import Bombing, half_points
from opsroom.titles.blitz.rules.cards import (
    BOMB,
    DATA,
    FORCE,
    HALF_POINTS_TO_WIN,
    HAND_LIMIT,
    LUFTWAFFE,
    RAF,
    RELIEF,
    REPAIRS_DAMAGE,
    TIMES,
)
from opsroom.titles.blitz.rules.raid import Raid, total
from opsroom.titles.blitz.rules.table import Blitz

Numbers = dict[str, float]


def printed_facts() -> Json:
    """What is printed, for the board: the numbers of the data in use."""
    cards = {
        card.id: {"side": side, "force": card.force, "times": card.times, "bomb": card.bomb}
        for side, deck in (("luftwaffe", DATA.luftwaffe), ("raf", DATA.raf))
        for card in deck
    }
    return {"cards": cards, "damage_to_win": DATA.numbers.damage_to_win}


def prompt(position: Position) -> Numbers:
    """What everyone can count on the table."""
    t, raid = blitz_of(position), raid_of(position)
    out: Numbers = {"damage": points(t.half_points), "needed": points(HALF_POINTS_TO_WIN)}
    if raid is not None:
        out["luftwaffe"], out["raf"] = int(raid.luftwaffe_total()), int(raid.raf_total())
        out["at_stake"] = points(half_points(t, raid.bombs, 0, 0))
    top = t.top
    if isinstance(top, Bombing):
        out["falling"] = points(half_points(t, top.bombs, top.balloons, top.repairs))
        out["dive_bombers"] = int(top.stukas - top.balloons)
    out["held"], out["limit"] = int(t.held[t.seat]), int(HAND_LIMIT)
    return out


def figures(position: Position) -> Json:
    """The strengths of both sides as they are added up, and what is at stake.

    A raid that was given up has no frame any more, but its cards still lie on the table.
    """
    t, raid = blitz_of(position), raid_of(position)
    luftwaffe, raf = side_of(t.attack), side_of(t.defence)
    at_stake: Any = 0
    if raid is not None and raid.luftwaffe_total() > raid.raf_total():
        top = t.top
        balloons, repairs = (top.balloons, top.repairs) if isinstance(top, Bombing) else (0, 0)
        at_stake = points(half_points(t, raid.bombs, balloons, repairs))
    return {"luftwaffe": luftwaffe, "raf": raf, "at_stake": at_stake}


def side_of(played: Column) -> Json:
    cards = [int(card) for card in played if card != NONE]
    terms = [int(FORCE[card]) for card in cards if FORCE[card] or not TIMES[card]]
    times = max([int(TIMES[card]) for card in cards], default=0)
    return {"strength": int(total(sum(terms), times)), "terms": terms, "times": times}


def preview(position: Position, option: int) -> Json:
    """What the option would do to the strength of the asked side, or to the falling bombs."""
    t, top = blitz_of(position), position.top
    if isinstance(top, Raid):
        return preview_raid(t, top, option)
    if isinstance(top, Bombing):
        before = half_points(t, top.bombs, top.balloons, top.repairs)
        stopped = int(option >= 0 and RELIEF[option] != REPAIRS_DAMAGE)
        repaired = int(option >= 0 and RELIEF[option] == REPAIRS_DAMAGE)
        after = half_points(t, top.bombs, top.balloons + stopped, top.repairs + repaired)
        return {"before": points(before), "after": points(after)}
    return printed_on(option) if option >= 0 else {}


def preview_raid(t: Blitz, raid: Raid, option: int) -> Json:
    attacking = t.seat == LUFTWAFFE
    force, times = (raid.luftwaffe_force, raid.luftwaffe_times) if attacking else (raid.raf_force, raid.raf_times)
    before = total(force, times)
    if option < 0:
        return {"before": int(before), "after": int(before), "stop": stopping(t, raid)}
    after = total(force + FORCE[option], TIMES[option] or times)
    return {"before": int(before), "after": int(after), "multiplied": int(times), **printed_on(option)}


def stopping(t: Blitz, raid: Raid) -> str:
    """What it means to stop now: the raid ends where the other side has stopped too (rulings B01, B23)."""
    attacking = t.seat == LUFTWAFFE
    other, stopped = (RAF, raid.raf_stopped) if attacking else (LUFTWAFFE, raid.luftwaffe_stopped)
    if stopped or t.held[other] == 0:
        return "ends"
    return "open" if t.open_stop else "final"


def printed_on(card: int) -> Numbers:
    return {"force": int(FORCE[card]), "bomb": int(BOMB[card]), "times": int(TIMES[card])}


def points(halves: int) -> Any:
    """A whole number where it is one, so that it is written without a fraction."""
    return halves / 2 if halves % 2 else int(halves // 2)


def raid_of(position: Position) -> Raid | None:
    return next((frame for frame in position.stack() if isinstance(frame, Raid)), None)


def blitz_of(position: Position) -> Blitz:
    assert isinstance(position, Blitz)
    return position
