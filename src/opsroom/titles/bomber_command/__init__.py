"""Bomber Command: night raids of 1943 to 1945, in two scenarios and with all advanced rules."""

from __future__ import annotations

import json
from pathlib import Path

from opsroom.engine.events import event, secret
from opsroom.engine.position import Position
from opsroom.engine.title import Encoding, Setup, Title, ViewTypes, choice
from opsroom.engine.visibility import Names
from opsroom.titles.bomber_command.board_facts import board_facts
from opsroom.titles.bomber_command.board_figures import figures, own_figures
from opsroom.titles.bomber_command.breakdown import breakdown
from opsroom.titles.bomber_command.calibration import CALIBRATION
from opsroom.titles.bomber_command.card_and_bombing_events import BOMBING_EVENTS, CARD_EVENTS
from opsroom.titles.bomber_command.goal import goal
from opsroom.titles.bomber_command.migrations import MIGRATIONS
from opsroom.titles.bomber_command.odds import ODDS
from opsroom.titles.bomber_command.previews import preview, prompt, whisper
from opsroom.titles.bomber_command.recap import recap
from opsroom.titles.bomber_command.routine_windows import is_routine
from opsroom.titles.bomber_command.rules import card_effects, fires  # noqa: F401  (frames are known by being loaded)
from opsroom.titles.bomber_command.rules.bombing_charts import CONVERSIONS
from opsroom.titles.bomber_command.rules.cards import CARD_NAMES, FACT_NAMES, MARK_NAMES, PLAY_NAMES, REPLY_NAMES
from opsroom.titles.bomber_command.rules.charts import CHIT_NAMES, HOW_NAMES, MARKER_NAMES, WEATHER_NAMES
from opsroom.titles.bomber_command.rules.city_maps import AREA_GROUPS, COUNTER_GROUPS
from opsroom.titles.bomber_command.rules.counters import PATROL_NAMES, UNIT_NAMES
from opsroom.titles.bomber_command.rules.detection import STRETCH_GROUPS, STRETCH_NAMES
from opsroom.titles.bomber_command.rules.ending import AGREEMENT_NAMES, STAY_NAMES
from opsroom.titles.bomber_command.rules.fighters import POST_NAMES
from opsroom.titles.bomber_command.rules.game import BomberGame
from opsroom.titles.bomber_command.rules.geography import (
    CITY_NAMES,
    PLACE_NAMES,
    RAID_NAMES,
    STACK_NAMES,
    ZONE_NAMES,
)
from opsroom.titles.bomber_command.rules.group_orders import PLACE_GROUPS, UNIT_GROUPS
from opsroom.titles.bomber_command.rules.plot_questions import PLOT_NAMES, STAGE_NAMES
from opsroom.titles.bomber_command.rules.raid_movement import AGAIN_NAMES, COMBAT_GROUPS
from opsroom.titles.bomber_command.rules.raids import LOAD_NAMES
from opsroom.titles.bomber_command.rules.recovery import FIELD_NAMES
from opsroom.titles.bomber_command.rules.roll_sums import REASON_NAMES, ROLL_NAMES
from opsroom.titles.bomber_command.rules.scramble import PATROL_GROUPS, ROLE_NAMES, TASK_NAMES
from opsroom.titles.bomber_command.rules.sequence import Game
from opsroom.titles.bomber_command.rules.set_up import ZONE_GROUPS
from opsroom.titles.bomber_command.rules.table import (
    ACTIVITY_NAMES,
    BLIP_NAMES,
    BOMB_MARKER_NAMES,
    COMBAT_NAMES,
    DETECTED_NAMES,
    DIRECTION_NAMES,
    ENDINGS,
    FIRESTORM_NAMES,
    KIND_NAMES,
    LEVEL_NAMES,
    MOON_NAMES,
    PATROL_STATES,
    PHASE_NAMES,
    QUIET_NAMES,
    RAID_STATES,
    TARGET_NAMES,
    VISIBILITY_NAMES,
)
from opsroom.titles.bomber_command.saved_ids import SAVED_IDS
from opsroom.titles.bomber_command.schema_bombing import METHODS, RADARS
from opsroom.titles.bomber_command.schema_cards import NEEDS, WINDOWS
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, BOMBS, COUNTER_NAMES, KINDS, MAPS, WAY_NAMES
from opsroom.titles.bomber_command.schema_map import FILES, SCENARIOS
from opsroom.titles.bomber_command.staff import BomberStaff
from opsroom.titles.bomber_command.view_types import Facts, Figures, OptionValues, QuestionValues, Recap

FOLDER = Path(__file__).parent
INTRODUCTION = "what the game is about, and its words"
COMPONENTS = "what lies in the box; its pieces are columns of the table and files of data"
DESCRIPTIVE = dict.fromkeys(("1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "1.6"), INTRODUCTION) | dict.fromkeys(
    (
        *("2.0", "2.1.1", "2.1.2", "2.2.1", "2.2.2", "2.2.3", "2.3", "2.3.1", "2.3.2", "2.3.3"),
        *("2.3.4", "2.3.5", "2.3.6", "2.4", "2.5", "2.6"),
    ),
    COMPONENTS,
)
SEATS = ("british", "german")


def opening(setup: Setup) -> Position:
    t = BomberGame()
    t.scenario = SCENARIOS.index(setup.mode)
    t.weather_rule = int(setup.options["weather"] == "on")
    t.moon_rule = int(setup.options["moon"] == "on")
    t.wind_rule = int(setup.options["wind"] == "on")
    t.intruder_rule = int(setup.options["intruders"] == "on")
    t.load_rule = int(setup.options["loads"] == "on")
    t.approach_rule = int(setup.options["approach"] != "free")
    t.north_rule = int(setup.options["approach"] == "random_north")
    t.fog_rule = int(setup.options["fog_of_war"] == "on")
    t.marking_rule = int(setup.options["marking"] == "two_rolls")
    t.parting_rule = int(setup.options["parting"] == "fly_on")
    t.waypoint_rule = int(setup.options["landing"] == "waypoints")
    t.decoy_rule = int(setup.options["decoys"] == "rate")
    t.do(Game())
    return t


TITLE = Title(
    id="bomber_command",
    rules="3",
    seatings={"berlin": [SEATS], "downfall": [SEATS]},
    options={
        "weather": choice("off", "on"),  # § 12.1.1
        "moon": choice("off", "on"),  # § 12.1.2
        "wind": choice("off", "on", needs={"weather": ("on",)}),  # § 12.1.3, with bad weather
        "intruders": choice("off", "on"),  # § 12.2
        "loads": choice("off", "on"),  # § 12.3
        "approach": choice("free", "direction", "random_north"),  # § 12.4, § 12.4.1
        "fog_of_war": choice("off", "on"),  # § 12.5
        "marking": choice("one_roll", "two_rolls"),  # § 10.3.2
        "parting": choice("stop", "fly_on", before="fly_on"),  # § 4.4.1, ruling B43
        "landing": choice("combat", "waypoints"),  # § 7.6, ruling B83
        "decoys": choice("once", "rate", modes=("downfall",), before="rate"),  # § 3.5.1, ruling B80
    },
    names=Names(
        {
            "seat": SEATS,
            "place": PLACE_NAMES,
            "raid": RAID_NAMES,
            "unit": UNIT_NAMES,
            "city": CITY_NAMES,
            "stack": STACK_NAMES,
            "post": POST_NAMES,
            "zone": ZONE_NAMES,
            "weather": WEATHER_NAMES,
            "visibility": VISIBILITY_NAMES,
            "moon": MOON_NAMES,
            "phase": PHASE_NAMES,
            "kind": KIND_NAMES,
            "chit": CHIT_NAMES,
            "marker": MARKER_NAMES,
            "how": HOW_NAMES,
            "combat": COMBAT_NAMES,
            "blip": BLIP_NAMES,
            "contact": [*BLIP_NAMES, *CITY_NAMES],
            "patrol": PATROL_NAMES,
            "task": TASK_NAMES,
            "role": ROLE_NAMES,
            "field": FIELD_NAMES,
            "stay": STAY_NAMES,
            "agreement": AGREEMENT_NAMES,
            "level": LEVEL_NAMES,
            "target": TARGET_NAMES,
            "fact": FACT_NAMES,
            "mark": MARK_NAMES,
            "spend": ["spend_damage"],
            "again": AGAIN_NAMES,
            "stretch": STRETCH_NAMES,
            "plot": PLOT_NAMES,
            "card": CARD_NAMES,
            "play": PLAY_NAMES,
            "reply": REPLY_NAMES,
            "area": AREA_NAMES,
            "bomb": BOMBS,
            "counter": COUNTER_NAMES,
            "way": WAY_NAMES,
            "conversion": CONVERSIONS,
            "method": METHODS,
        },
        actions=["play_card", "end_night"],
        words={
            "scenario": SCENARIOS,
            "ending": ENDINGS,
            "detected": DETECTED_NAMES,
            "direction": DIRECTION_NAMES,
            "stage": STAGE_NAMES,
            "raid_state": RAID_STATES,
            "need": NEEDS,
            "bomb_marker": BOMB_MARKER_NAMES,
            "activity": ACTIVITY_NAMES,
            "patrol_state": PATROL_STATES,
            "quiet": QUIET_NAMES,
            "firestorm": FIRESTORM_NAMES,
            "fire_stage": fires.STAGE_NAMES,
            "city_map": MAPS,
            "area_kind": KINDS,
            "radar": RADARS,
            "load": LOAD_NAMES,
            "window": WINDOWS,
            "roll_kind": ROLL_NAMES,
            "modifier_kind": REASON_NAMES,
        },
        sets={"modifier_kinds": "modifier_kind", "units": "unit", "areas": "area", "told": "fact", "marks": "mark"},
        alternatives={
            "unit": UNIT_GROUPS,
            "place": PLACE_GROUPS,
            "zone": ZONE_GROUPS,
            "stretch": STRETCH_GROUPS,
            "combat": COMBAT_GROUPS,
            "conversion": fires.CONVERSION_GROUPS,
            "area": AREA_GROUPS,
            "counter": COUNTER_GROUPS,
            "patrol": PATROL_GROUPS,
        },
    ),
    events={
        "turn_begins": event(turn=""),
        "phase_begins": event(phase="phase"),
        "not_available": event(unit="unit"),
        "patrol_chosen": event(patrol="patrol"),
        "target_drawn": event(seat="seat", city=secret("city"), again=secret("flag")),
        "weather_season": event(bad="flag"),
        "weather_is": event(zone="zone", weather="weather"),
        "visibility_is": event(visibility="visibility"),
        "dawn_is": event(turn=""),
        "moon_is": event(moon="moon", turn=""),
        "wind_is": event(degrees=""),
        "plots_made": event(),
        "flak_moved": event(city="city"),
        "fighter_moved": event(unit="unit", origin="place", place="place"),
        "scrambled": event(unit="unit", place="place"),
        "grounded": event(unit="unit"),
        "airfield_closed": event(unit="unit"),
        "airfield_attacked": event(unit="unit", total=""),
        "patrol_sent": event(patrol="patrol", turn=""),
        "intruder": event(unit="unit"),
        "bombs_fall": event(city="city"),
        "raid_home": event(raid="raid"),
        "end_offered": event(seat="seat"),
        "end_agreed": event(),
        "reacted": event(unit="unit", city="city"),
        "wild_boar": event(unit="unit", city="city"),
        "attack_declared": event(unit="unit", how="how", place="place", kind="kind", state="raid_state"),
        "weather_told": event(unit="unit", modifier=""),
        "damage_spent": event(unit="unit"),
        "attack_rolled": event(unit="unit", dice="", total="", lost=""),
        "roll_summed": event(roll="roll_kind", dice="", value="", weather="", sight=""),
        "roll_adjusted": event(reasons="modifier_kinds", wind="", cards=""),
        "bombers_hit": event(raid="raid", lost="", disrupted="", damage=""),
        "defensive_fire": event(unit="unit", total=""),
        "left_raid": event(unit="unit", place="place"),
        "flak_fires": event(place="place", city="city"),
        "flak_rolled": event(place="place", total=""),
        "british_attacked": event(unit="unit", total="", lost=""),
        "depleted": event(unit="unit"),
        "sent_home": event(unit="unit"),
        "fighters_lost": event(unit="unit", lost="", total=""),
        "detection_rolled": event(total="", level="", result="detected"),
        "raids_detected": event(raids="", confirmed="flag"),
        "jamming_is": event(level=""),
        "wind_told": event(unit="unit", modifier=""),
        "contact_rolled": event(unit="unit", total="", number=""),
        "contact_made": event(unit="unit", raid="raid"),
        "took_gci": event(unit="unit", place="place"),
        "stacked": event(unit="unit", stack="stack"),
        "landed": event(unit="unit", zone="zone", diverted="flag"),
        "unit_wrecked": event(unit="unit"),
        "raid_lands": event(raid="raid", kind="kind"),
        "bombers_crashed": event(raid="raid", lost=""),
        "mosquitoes_confirmed": event(raid="raid", claims="", stand=""),
        "mosquitoes_noted": event(seat="seat", raid="raid", claims=secret(""), stand=secret("")),
        "mines_scattered": event(place="place", disruption="", errors=""),
        "mines_laid": event(place="place", points=""),
        "mosquitoes_bombed": event(city="city", points=""),
        "game_over": event(british="", german="", level="ending"),
        **CARD_EVENTS,
        **BOMBING_EVENTS,
    },
    refusals={"card_need": ("need",)},
    weights={
        "bombing_scored": 3,
        "bombers_hit": 3,
        "game_over": 3,
        "fighters_lost": 3,
        "mosquitoes_bombed": 3,
        "mines_laid": 3,
        "bombs_fall": 2,
        "contact_made": 2,
        "raids_detected": 2,
        "raid_home": 2,
        "unit_wrecked": 2,
        "firestorm_rolled": 2,
        "bombers_crashed": 2,
        "card_played": 2,
        "end_offered": 2,
        "airfield_attacked": 2,
        "turn_begins": 0,
        "phase_begins": 0,
        "card_drawn": 0,
        "card_returned": 0,
        "not_available": 0,
        "weather_told": 0,
        "wind_told": 0,
        "contact_rolled": 0,
        "attack_rolled": 0,
        "flak_rolled": 0,
        "detection_rolled": 0,
        "damage_spent": 0,
        "defensive_fire": 0,
        "stacked": 0,
        "landed": 0,
        "fighter_moved": 0,
        "plots_made": 0,
        "roll_modified": 0,
        "roll_summed": 0,
        "roll_adjusted": 0,
        "bomb_moved": 0,
    },
    opening=opening,
    data=FILES,
    sections=json.loads((FOLDER / "data" / "sections.json").read_text()),
    staff=BomberStaff(),
    folder=FOLDER,
    place=4,
    passes=("pass", "quiet_phase", "quiet_turn"),
    routine=is_routine,
    pass_orders=frozenset(
        (
            "choose_attacker",
            "choose_burning_area",
            "choose_contact_unit",
            "choose_conversion",
            "choose_counter",
            "choose_damage",
            "choose_deploying",
            "choose_discard",
            "choose_fighter",
            "choose_patrol",
            "choose_play",
            "choose_post",
            "choose_reply",
            "choose_scramble",
            "choose_stretch",
            "choose_to_fly_on",
            "choose_wild_boar",
        )
    ),
    open_orders=frozenset(
        (
            "choose_combat",
            "choose_contact",
            "choose_contact_unit",
            "choose_deploying",
            "choose_fighter",
            "choose_first_place",
            "choose_landing",
            "choose_patrol",
            "choose_place",
            "choose_post",
            "choose_scramble",
            "choose_zone",
        )
    ),
    slow_bots=("search",),  # 37 to 98 seconds a turn with the smaller of the site's budgets
    prompt=prompt,
    goal=goal,
    odds=ODDS,
    preview=preview,
    breakdown=breakdown,
    whisper=whisper,
    figures=figures,
    own_figures=own_figures,
    recap=recap,
    provenance="reconstructed",
    descriptive=DESCRIPTIVE,
    endings=(*LEVEL_NAMES, "conceded"),
    calibration=CALIBRATION,
    report_depth="turns",
    facts=board_facts(),
    types=ViewTypes(
        QuestionValues,
        OptionValues,
        Figures,
        Facts,
        Recap,
        words=("beacon", "city", "type"),
    ),
    encoding=Encoding(numbers=40),
    migrations=MIGRATIONS,
    saved_ids=SAVED_IDS,
)
