"""What the log comes to, for the board: which events tell of the last bombing of each city, and the last fights step by step.  § 9, § 10

A roll is told as `roll_summed`, with `roll_adjusted` where there is more to add; the event after them says the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from opsroom.engine.json_types import Event, Json
from opsroom.titles.bomber_command.rules.charts import (
    COMBAT,
    COMBAT_FIRST,
    COMBAT_ROWS,
    FLAK_DAMAGE,
    FLAK_DISRUPT,
    FLAK_FIRST,
    FLAK_LOSS,
    FLAK_ROWS,
    GCI,
    HOW_NAMES,
    ONE_SHOT_DOWN,
    TWO_SHOT_DOWN,
    row_of,
)
from opsroom.titles.bomber_command.rules.roll_sums import AMOUNTS, REASON_NAMES, REASON_RULES
from opsroom.titles.bomber_command.view_types import Bombing, Fight, FightLine, Modifier, Recap, Roll, Row

# From the aim point to the points that it scored; bombs that are moved one by one are not told again.
TOLD = (
    *("aimed", "marked", "drifted", "bombs_loaded", "concentrated", "errors_counted", "precision_counted"),
    *("crept_back", "firestorm_rolled", "bombing_scored"),
)
SHOWN = 8  # fights
OPENS = {  # what begins a fight, and the kind of it
    "contact_rolled": "contact",
    "attack_declared": "attack",
    "flak_fires": "flak",
    "british_attacked": "patrol",
}
STEPS = {  # of a fight that goes on
    "contact_rolled": "contact",
    "contact_made": "contact",
    "attack_declared": "declaration",
    "weather_told": "declaration",
    "damage_spent": "declaration",
    "flak_fires": "declaration",
    "card_played": "cards",
    "card_cancelled": "cards",
    "attack_rolled": "attack",
    "flak_rolled": "attack",
    "british_attacked": "attack",
    "losses_rolled": "attack",
    "bombers_hit": "losses",
    "depleted": "losses",
    "sent_home": "losses",
    "left_raid": "losses",
    "defensive_fire": "return_fire",
    "fighters_lost": "return_fire",
}
ROLLED_BY = {  # the roll that an event reads, and how its total is called
    "contact_rolled": "contact",
    "attack_rolled": "attack",
    "flak_rolled": "flak",
    "british_attacked": "patrol",
    "defensive_fire": "return_fire",
}
VALUE_RULES = {"attack": "9.7", "flak": "9.6.1", "patrol": "9.2.1", "marking": "10.3.2"}
WEATHER_RULES = {"marking": "10.3.2"}


def recap(events: Sequence[Event], _turn: int) -> Recap:
    found = fights(events)
    return {
        "bombings": bombings(events),
        "fights": [fight_of(parts) for parts in found[-SHOWN:]],
        "earlier": max(0, len(found) - SHOWN),
    }


# --- bombings
def bombings(events: Sequence[Event]) -> dict[str, list[Bombing]]:
    """By city, the events of its last bombing.  Events of other kinds, such as cards that are played, may come between."""
    found: dict[str, list[Bombing]] = {}
    told: list[Bombing] = []
    roll: Json | None = None
    for event in events:
        kind, values = event["kind"], event["values"]
        if kind == "bombing_begins":
            told = found[values["city"]] = []
        elif kind == "roll_summed":
            roll = dict(values)
        elif kind == "roll_adjusted" and roll is not None:
            roll |= values
        elif kind in TOLD:
            is_roll = kind == "marked" and roll is not None and roll["roll"] == "marking"
            told.append({"event": event["i"], "roll": roll_of(cast(Json, roll), values, None) if is_roll else None})
            roll = None
    return found


# --- fights
Part = tuple[Event, Json | None]  # an event and the roll that it reads


def fights(events: Sequence[Event]) -> list[list[Part]]:
    found: list[list[Part]] = []
    roll: Json | None = None
    is_open = False
    for event in events:
        kind = event["kind"]
        if kind == "roll_summed":
            roll = dict(event["values"])
            continue
        if kind == "roll_adjusted":
            if roll is not None:
                roll |= event["values"]
            continue
        if kind == "phase_begins":
            is_open = False
        if kind in OPENS:
            found.append([])
            is_open = True
        if is_open and kind in STEPS:
            fits = roll is not None and ROLLED_BY.get(kind) == roll["roll"]
            found[-1].append((event, roll if fits else None))
        if kind in ROLLED_BY or kind in OPENS:
            roll = None
    return found


def fight_of(parts: list[Part]) -> Fight:
    first = parts[0][0]
    how = first["values"].get("how")
    fight: Any = {
        "turn": first["turn"],
        "kind": OPENS[first["kind"]],
        "unit": first["values"].get("unit"),
        "place": first["values"].get("place"),
        "lines": [line_of(event, roll, how) for event, roll in parts],
    }
    return cast(Fight, fight)


def line_of(event: Event, roll: Json | None, how: str | None) -> FightLine:
    line: Any = {
        "step": STEPS[event["kind"]],
        "event": event["i"],
        "roll": None if roll is None else roll_of(roll, event["values"], how),
    }
    return cast(FightLine, line)


# --- a roll
def roll_of(roll: Json, result: Json, how: str | None) -> Roll:
    counted = modifiers_of(roll)
    total = roll["dice"] + sum(modifier["amount"] for modifier in counted)
    found: Any = {
        "roll": roll["roll"],
        "dice": roll["dice"],
        "counted": counted,
        "total": total,
        "needed": result["number"] if roll["roll"] == "contact" else None,
        "rows": rows_of(roll["roll"], total, how),
    }
    return cast(Roll, found)


def modifiers_of(roll: Json) -> list[Modifier]:
    """What was added to the dice, each with its rule; the strength of guns and units comes first."""
    name = roll["roll"]
    found: list[Modifier] = []
    if name in VALUE_RULES:
        found.append(
            {"id": "method" if name == "marking" else name, "amount": roll["value"], "rule": VALUE_RULES[name]}
        )
    if roll["weather"]:
        found.append({"id": "weather", "amount": roll["weather"], "rule": WEATHER_RULES.get(name, "3.4.2")})
    if roll["sight"]:
        found.append({"id": "sight", "amount": roll["sight"], "rule": "3.4.4"})
    for reason in roll.get("reasons") or []:
        at = REASON_NAMES.index(reason)
        found.append({"id": reason, "amount": int(AMOUNTS[at]), "rule": REASON_RULES[at]})
    if roll.get("wind"):
        found.append({"id": "wind", "amount": roll["wind"], "rule": "12.1.3"})
    if roll.get("cards"):
        found.append({"id": "cards", "amount": roll["cards"], "rule": "6.2"})
    return found


def rows_of(roll: str, total: int, how: str | None) -> list[Row]:
    """The row of the table that was read, with those above and below."""
    if roll == "flak":
        return rows_around(
            total, FLAK_FIRST, FLAK_ROWS, lambda row: (FLAK_LOSS[row], FLAK_DISRUPT[row], FLAK_DAMAGE[row])
        )
    if roll == "patrol" or (roll == "attack" and how in HOW_NAMES):
        column = GCI if roll == "patrol" else HOW_NAMES.index(str(how))
        cells = [COMBAT[column * COMBAT_ROWS + row] for row in range(COMBAT_ROWS)]
        return rows_around(total, COMBAT_FIRST, COMBAT_ROWS, lambda row: (cells[row] // 2, cells[row] % 2, 0))
    if roll == "return_fire":
        bands = [(None, ONE_SHOT_DOWN - 1, 0), (ONE_SHOT_DOWN, TWO_SHOT_DOWN - 1, 1), (TWO_SHOT_DOWN, None, 2)]
        rows: list[Any] = [
            {
                "low": low,
                "high": high,
                "read": (low is None or total >= low) and (high is None or total <= high),
                "lost": lost,
                "disrupted": 0,
                "damage": 0,
            }
            for low, high, lost in bands
        ]
        return cast(list[Row], rows)
    return []


def rows_around(total: int, first: int, count: int, cell: Any) -> list[Row]:
    """Beyond its ends the first and the last row count."""
    read = int(row_of(total, first, count))
    rows: list[Any] = []
    for row in range(max(0, read - 1), min(int(count), read + 2)):
        lost, disrupted, damage = cell(row)
        rows.append(
            {
                "low": None if row == 0 else first + row,
                "high": None if row == count - 1 else first + row,
                "read": row == read,
                "lost": int(lost),
                "disrupted": int(disrupted),
                "damage": int(damage),
            }
        )
    return cast(list[Row], rows)
