"""What became of columns and frames of Bomber Command from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from opsroom.engine.json_types import Json, RecordedEvent, SavedPosition
from opsroom.engine.migrations import Migration
from opsroom.titles.bomber_command.rules.cards import (
    DOES,
    FACT_DECOY,
    FACT_HEAVY,
    FACT_HOMEBOUND,
    FACT_MOSQUITO,
    FUNCTION_BY_NAME,
)
from opsroom.titles.bomber_command.rules.charts import HOW_NAMES
from opsroom.titles.bomber_command.rules.geography import ENGLISH_ZONE, ZONE_NAMES, ZONE_OF_DIVISION
from opsroom.titles.bomber_command.schema_bombing import METHODS
from opsroom.titles.bomber_command.schema_cities import KINDS

MARKING, CONVERSION = "marking", "conversion"


def name_what_a_window_is_about(snapshot: SavedPosition) -> None:
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


def forget_the_last_task(snapshot: SavedPosition) -> None:
    """What a patrol does is chosen with it or after its prey; before, what the last one did stood there until then."""
    for frame in snapshot["frames"]:
        if frame["procedure"] == "Patrols" and frame["step"] == "choose_prey":
            frame["values"]["task"] = "attack_unit"


def name_what_was_told(event: RecordedEvent) -> RecordedEvent:
    """What was told of an attacked raid was a bit mask; one event told of every die that a card asks for."""
    if event["kind"] == "attack_declared" and "facts" in event["values"]:
        return {**event, "values": declared_attack(event["values"])}
    if event["kind"] == "card_die":
        kind, values = rolled_for_card(event["values"])
        return {**event, "kind": kind, "values": values}
    return event


def declared_attack(values: Json) -> Json:
    told = {name: value for name, value in values.items() if name != "facts"}
    facts = values["facts"]
    kind = "mosquito" if facts & FACT_MOSQUITO else "decoy" if facts & FACT_DECOY else None
    state = "homebound" if facts & FACT_HOMEBOUND else "heavy_load" if facts & FACT_HEAVY else None
    return {**told, "kind": kind, "state": state}


def rolled_for_card(values: Json) -> tuple[str, Json]:
    """The event that tells of this die now, and its values."""
    play, result = values["play"], values["result"]
    rolled = {"play": play, "die": values["die"]}
    word = DOES[FUNCTION_BY_NAME[play]] if play in FUNCTION_BY_NAME else ""
    if word == "change_weather":
        zone = ZONE_NAMES[ZONE_OF_DIVISION.get(result, ENGLISH_ZONE)]
        return "weather_rolled", {**rolled, "zone": zone}
    if word == "confuse":
        return "confusion_rolled", {**rolled, "unconfirmed": result != 0}
    return "losses_rolled", {**rolled, "lost": result}


MIGRATIONS = (
    Migration(
        since="1",
        to="2",
        added_columns=("decoy_rule", "chit_edition", "parting_rule", "waypoint_rule"),
        added_fields={"Window": ("method", "burning"), "CardPlay": ("method",), "Adjusting": ("total", "disruption")},
        removed_fields={"Bombing": ("to_country",)},
        change=name_what_a_window_is_about,
        change_event=name_what_was_told,
    ),
    Migration(
        since="2",
        to="3",
        added_columns=("letter_order", "short_form"),
        added_fields={
            "TameBoar": ("all_contact", "all_attack"),
            "Fires": ("again", "everywhere"),
            "Combats": ("in_order",),
        },
        change=forget_the_last_task,
    ),
)
