"""What became of columns and frames of Bomber Command from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from typing import Any

from opsroom.engine.migrations import Migration
from opsroom.titles.bomber_command.rules.numbers import HOW_NAMES
from opsroom.titles.bomber_command.schema_bombing import METHODS
from opsroom.titles.bomber_command.schema_cities import KINDS

MARKING, CONVERSION = "marking", "conversion"


def name_what_a_window_is_about(snapshot: dict[str, Any]) -> None:
    """`how` of a card window was the kind of attack, the marking method or the kind of the burning area."""
    for frame in snapshot["frames"]:
        values = frame["values"]
        if frame["procedure"] not in ("Window", "CardPlay") or values["moment"] not in (MARKING, CONVERSION):
            continue
        how = values["how"]
        code = HOW_NAMES.index(how) if isinstance(how, str) else how
        values["how"] = None
        if code is not None and values["moment"] == MARKING:
            values["method"] = METHODS[code]
        elif code is not None and frame["procedure"] == "Window":
            values["burning"] = KINDS[code]


MIGRATIONS = (
    Migration(
        since="1",
        to="2",
        added_columns=("decoy_rule", "chit_edition", "parting_rule", "waypoint_rule"),
        added_fields={"Window": ("method", "burning"), "CardPlay": ("method",), "Adjusting": ("total", "disruption")},
        removed_fields={"Bombing": ("to_country",)},
        change=name_what_a_window_is_about,
    ),
)
