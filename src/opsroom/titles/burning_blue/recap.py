"""What the log comes to, for the board: fights step by step, with every roll and the row of the table that was read.

A fight consists of its events: tally, interception, the escorts' reaction, combat, cohesion.  Each roll comes as `sum_read`; the
event after it says the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from opsroom.engine.json_types import Event, Json
from opsroom.titles.burning_blue.rules.charts import COMBAT_ROLLS, T
from opsroom.titles.burning_blue.rules.fights import within
from opsroom.titles.burning_blue.rules.roll_sums import (
    AMOUNTS,
    REASON_IDS,
    REASONS,
    SUM_NAMES,
    TALLY_AMOUNTS,
    TALLY_REASONS,
)
from opsroom.titles.burning_blue.view_types import Counted, Fight, Line, RaidLook, Recap, Roll, Row

Found = list[Row]

SHOWN = 8  # fights
STEPS = {
    "tally_tried": "tally",
    "tally_ho": "tally",
    "tally_declined": "tally",
    "tally_declined_luftwaffe": "tally",
    "tally_ho_luftwaffe": "tally",
    "intercepted": "intercept",
    "escorts_intercept": "intercept",
    "sweep_intercepts": "intercept",
    "escorts_react": "reaction",
    "drawn_into_dogfight": "reaction",
    "fight_resolved": "combat",
    "aircraft_lost": "combat",
    "unit_destroyed": "combat",
    "dogfight_begins": "combat",
    "cohesion_rolled": "cohesion",
    "disrupted": "cohesion",
}
OPENS = {"tally_tried", "tally_ho_luftwaffe", "intercepted", "sweep_intercepts"}  # what begins another fight
WITHIN = {"aircraft_lost", "unit_destroyed", "disrupted", "cohesion_rolled"}  # of a fight only while one goes on
CLOSES = {  # others lose aircraft and cohesion too
    "guns_fired",
    "balloons_met",
    "balloons_shot",
    "bombed",
    "strafed",
    "recovery_rolled",
    "landed",
    "clock",
}
ROLLED_IN = {
    "intercept": "intercept",
    "reaction": "reaction",
    "attack": "combat",
    "defence": "combat",
    "cohesion": "cohesion",
}
WITHOUT_END = 99  # the top of the last band of a table


def recap(events: Sequence[Event], _turn: int) -> Recap:
    """The last fights of this game; in a campaign the clock is set for each game."""
    found = fights(events)
    return {"fights": [fight_of(lines) for lines in found[-SHOWN:]], "earlier": max(0, len(found) - SHOWN)}


# --- which events are one fight
Part = tuple[Event, list[Event]]  # an event and the rolls that led to it


def fights(events: Sequence[Event]) -> list[list[Part]]:
    found: list[list[Part]] = []
    rolls: list[Event] = []
    is_open = False
    for event in events:
        kind = event["kind"]
        if kind == "time_set":
            found = []
        if kind == "sum_read":
            rolls.append(event)
            continue
        step = STEPS.get(kind)
        fitting = [roll for roll in rolls if ROLLED_IN[roll["values"]["sum"]] == step]
        rolls = []
        if step is None or (kind in WITHIN and not is_open):
            is_open = is_open and kind not in CLOSES
            continue
        if not (is_open and found and goes_on(found[-1], event)):
            found.append([])
        is_open = True
        found[-1].append((event, fitting))
    return found


def goes_on(parts: list[Part], event: Event) -> bool:
    """In the same turn, and after the first blows nobody looks for or attacks another."""
    fought = any(STEPS[told["kind"]] != "tally" for told, _ in parts)
    return parts[-1][0]["turn"] == event["turn"] and not (event["kind"] in OPENS and fought)


# --- what was rolled
def fight_of(parts: list[Part]) -> Fight:
    return {"turn": parts[0][0]["turn"], "lines": [line_of(event, rolls) for event, rolls in parts]}


def line_of(event: Event, rolls: list[Event]) -> Line:
    line: Any = {
        "step": STEPS[event["kind"]],
        "event": event["i"],
        "rolls": [roll_of(roll["values"], event["values"]) for roll in rolls],
        "look": look_of(event["values"]) if event["kind"] == "tally_tried" else None,
    }
    return cast(Line, line)


def look_of(values: Json) -> RaidLook:
    counts = values.get("counted") or []
    return {
        "picture": values["picture"],
        "counted": counted(TALLY_REASONS, TALLY_AMOUNTS, counts),
        "not_counted": [reason for reason in TALLY_REASONS if reason not in counts],
    }


def roll_of(values: Json, result: Json) -> Roll:
    """A cohesion roll has the combat's result in its modifier; the event after it says the whole of it."""
    name, counts = values["sum"], values.get("counted") or []
    which = SUM_NAMES.index(name)
    reasons = counted(REASONS[which], AMOUNTS[which], counts)
    modifier = sum(reason["amount"] for reason in reasons)
    rest = result["modifier"] - modifier if name == "cohesion" else 0
    total = values["dice"] + modifier + rest
    return {
        "sum": name,
        "dice": values["dice"],
        "counted": reasons,
        "not_counted": [reason for reason in REASONS[which] if reason not in counts],
        "rest": rest,
        "total": total,
        "rows": rows_around(name, values.get("in_column"), total),
    }


def counted(reasons: dict[str, str], amounts: Any, counts: list[str]) -> list[Counted]:
    return [
        {"id": reason, "rule": rule, "amount": int(amounts[REASON_IDS.index(reason)])}
        for reason, rule in reasons.items()
        if reason in counts
    ]


# --- the table that was read
def rows_around(name: str, column: str | None, total: int) -> Found:
    """The row that was read, with those above and below.  A record of an earlier release does not say which column it was."""
    if column is None:
        return []
    if name == "attack" or name == "defence":
        return combat_rows(T.combat.attacker if name == "attack" else T.combat.defender, column, total)
    table: Any = {"intercept": T.intercept, "reaction": T.reaction, "cohesion": T.cohesion}[name]
    bands = cast(list[tuple[int, Any]], table[column])
    at = next(i for i, (top, _) in enumerate(bands) if total <= top)
    rows = [
        cast(
            Row,
            {
                "low": bands[i - 1][0] + 1 if i else None,
                "high": top if top < WITHOUT_END else None,
                "read": i == at,
                **result_of(name, result),
            },
        )
        for i, (top, result) in enumerate(bands)
    ]
    return rows[max(0, at - 1) : at + 2]


def result_of(name: str, result: Any) -> Json:
    if name == "intercept":
        return {"contact": result}
    if name == "reaction":
        return {"reaction": result.removesuffix("*"), "close": result.endswith("*")}
    return {"levels": result}


def combat_rows(table: dict[str, list[tuple[int, int]]], column: str, total: int) -> Found:
    """§ 13.4.3: below the first and above the last row those are read."""
    read = int(within(total))
    rows = range(max(1, read - 1), min(int(COMBAT_ROLLS), read + 1) + 1)
    return [
        {"low": row, "high": row, "read": row == read, "lost": cell[0], "shaken": cell[1]}
        for row, cell in ((row, table[column][row - 1]) for row in rows)
    ]
