"""Battle of Britain card game, 2nd edition: rotating or fixed roles, or co-operation against a British automaton."""

from __future__ import annotations

import json
from pathlib import Path

from opsroom.engine.events import event, secret
from opsroom.engine.position import Position
from opsroom.engine.title import Encoding, Setup, Title, ViewTypes, choice
from opsroom.engine.visibility import Names
from opsroom.titles.mirage.board_figures import figures
from opsroom.titles.mirage.breakdown import breakdown
from opsroom.titles.mirage.goal import goal
from opsroom.titles.mirage.migrations import MIGRATIONS
from opsroom.titles.mirage.odds import ODDS
from opsroom.titles.mirage.previews import preview, printed_facts, prompt, whisper
from opsroom.titles.mirage.recap import recap
from opsroom.titles.mirage.rules.cards import (
    AREAS,
    DIFFICULTIES,
    GERMAN,
    IDS,
    MODE_GERMANS,
    RESULTS,
    SEATS,
    TARGETS,
    TURN_LIMIT,
    WEAPONS,
)
from opsroom.titles.mirage.rules.commands import AMBUSHES
from opsroom.titles.mirage.rules.duel import OUTCOMES
from opsroom.titles.mirage.rules.game import MirageGame
from opsroom.titles.mirage.rules.refill import ORDERS
from opsroom.titles.mirage.rules.table import (
    AIMS,
    COMMANDS_PLAYED,
    DEFENDERS,
    ENDINGS,
    ENGAGED,
    EVENT_STATES,
    EXCHANGED,
    FORCE_PLACES,
    HOLDING_BACK,
    PAIR_NAMES,
    PLACEMENTS,
    SLOTS,
    SPARES,
    TOLD_PAIRS,
    WEAPON_KINDS,
)
from opsroom.titles.mirage.rules.turn import Game
from opsroom.titles.mirage.saved_ids import SAVED_IDS
from opsroom.titles.mirage.schema import FILES, MODES
from opsroom.titles.mirage.staff import MirageStaff
from opsroom.titles.mirage.view_types import Facts, Figures, OptionValues, QuestionValues, Recap

FOLDER = Path(__file__).parent
ROTATING = ("rotating4", "rotating3")
FIXED_ROLES = ("fixed4", "fixed3")
TOGETHER = ("coop3", "coop2")


def opening(setup: Setup) -> Position:
    t = MirageGame()
    t.mode = MODES.index(setup.mode)
    t.germans = MODE_GERMANS[t.mode]
    t.difficulty = int(setup.options["difficulty"])
    t.doubling = int(setup.options["doubling"] == "on")
    t.single = int(setup.options["winner"] == "single")
    t.scored = int(setup.options["scoring"] == "points")
    t.gone_is_british = int(setup.options["both_gone"] == "british")
    t.driven_fires = int(setup.options["driven_off"] == "fires")
    t.holding_back = HOLDING_BACK.index(setup.options["holding_back"])
    t.night_fighters = int(setup.options["automaton_at_night"] == "fighters")
    t.turn_limit = TURN_LIMIT if setup.options["turn_limit"] == "on" else 0
    t.do(Game())
    return t


TITLE = Title(
    id="mirage",
    rules="2",
    seatings={
        "rotating4": [("amber", "plum", "teal", "grey")],  # § 5
        "rotating3": [("amber", "plum", "teal")],  # § 13.1
        "fixed4": [("british", "amber", "plum", "teal")],  # § 13.2
        "fixed3": [("british", "amber", "plum")],  # § 13.3a
        "coop3": [("amber", "plum", "teal")],  # § 13.3b
        "coop2": [("amber", "plum")],  # § 13.3c
    },
    options={
        "difficulty": choice(*DIFFICULTIES),  # § 13.4
        "winner": choice("shared", "single", needs={"scoring": ("points",)}),  # § 11.1, ruling M52
        "doubling": choice("off", "on", modes=ROTATING),  # § 11.1, ruling M51
        "scoring": choice(  # § 13.2, § 13.3b, ruling M75
            "points",
            "side",
            modes=(*FIXED_ROLES, *TOGETHER),
            defaults=dict.fromkeys(TOGETHER, "side"),
            former=("usual",),
        ),
        "both_gone": choice("draw", "british", modes=(*FIXED_ROLES, *TOGETHER)),  # ruling M60
        "driven_off": choice("fires", "leaves"),  # § 8.2, ruling M31
        "holding_back": choice(  # § 8, ruling M26; the automaton sends every fighter
            *HOLDING_BACK, modes=(*ROTATING, *FIXED_ROLES), before="when_dividing"
        ),
        "automaton_at_night": choice("weapons", "fighters", modes=TOGETHER),  # § 13.3b, ruling M63
        "turn_limit": choice("on", "none"),  # ruling M73
    },
    names=Names(
        {
            "seat": SEATS,
            "card": IDS,
            "german": IDS[:GERMAN],
            "result": RESULTS,
            "area": AREAS,
            "target": TARGETS,
            "emplacement": [f"{area}_{IDS[WEAPONS + i]}" for area in AREAS for i in range(WEAPON_KINDS)],
            "slot": FORCE_PLACES,
            "defender": DEFENDERS,
            "exchanged": [f"exchanged_{i + 1}" for i in range(EXCHANGED)],
            "pair": PAIR_NAMES,
            "aim": [f"aim_{i + 1}" for i in range(AIMS)],
            "ambush": AMBUSHES,
            "order": ORDERS,
        },
        actions=["retaliate"],
        words={
            "mode": MODES,
            "event_state": EVENT_STATES,
            "placement": PLACEMENTS,
            "holding_back": HOLDING_BACK,
            "ending": ENDINGS,
            "next_area": [*AREAS, ""],
            "engaged": ENGAGED,
            "spare": SPARES,
            "command": COMMANDS_PLAYED,
            "outcome": OUTCOMES,
            "told_pair": TOLD_PAIRS,
        },
        sets={"seats": "seat", "commands": "command"},
    ),
    events={
        "redrawn": event(seat="seat"),
        "turn_begins": event(turn="", british="seat", leader="seat", event="card"),
        "event_applies": event(card="card"),
        "relocated": event(card="card", origin="area", area="area"),
        "drew": event(seat="seat", card=secret("card", folds=True)),
        "british_drew": event(seat="seat", card=secret("card", folds=True)),
        "exchanged": event(seat="seat", card=secret("card", folds=True)),
        "hand_shown": event(seat="seat", card="card", cards=""),
        "event_shown": event(seat="seat", card="card"),
        "grounded": event(seat="seat"),
        "force_placed": event(seat="seat", area="area", night="flag", cards=""),
        "british_placed": event(seat="seat", area="area", card=secret("card", folds=True)),
        "ambush_moved": event(seat="seat", origin="area", area="area", card=secret("card", folds=True)),
        "night_drawn": event(seat="seat", card=secret("card"), second=secret("card")),
        "night_placed": event(seat="seat", area="area", card=secret("card", folds=True)),
        "force_shown": event(seat="seat", card="card"),
        "british_shown": event(card="card", area="area"),
        "ace_declared": event(seat="seat", card="card", host="card"),
        "held_back": event(card="card"),
        "sent": event(card="card", seat="seat"),
        "fighter_shown": event(seat="seat", card="card", force="seat", round="", ace="card"),
        "paired": event(pair="told_pair", card="card", target="card", ace="card"),
        "supported": event(card="card", pair="told_pair"),
        "command_played": event(seat="seat", card="card", pair="told_pair"),
        "fired": event(card="card", target="card", die="", number="", pair="told_pair"),
        "damaged": event(card="card", die="", pair="told_pair"),
        "shot_down": event(card="card", seat="seat", scorer="seat", pair="told_pair"),
        "went_home": event(card="card", seat="seat", pair="told_pair"),
        "fuel_ends": event(seat="seat", card="card"),
        "ace_escaped": event(card="card", die="", pair="told_pair"),
        "ace_lost": event(card="card", die="", pair="told_pair"),
        "aimed": event(card="card", target="card", seat="seat"),
        "weapon_fired": event(card="card", target="card", seat="seat", dice="dice", number=""),
        "weapon_lost": event(card="card"),
        "bombed": event(seat="seat", card="card", dice="dice", hits="", number=""),
        "radar_hit": event(seat="seat", damage="", total="", vp=""),
        "airfield_hit": event(seat="seat", damage=""),
        "city_hit": event(seat="seat", area="area", damage="", cards=""),
        "result_drawn": event(seat="seat", result="result", area="area", vp=""),
        "british_card_lost": event(card="card"),
        "german_card_lost": event(card="card"),
        "discarded": event(seat="seat", card="card"),
        "game_over": event(ending="ending"),
    },
    weights={
        "radar_hit": 3,
        "airfield_hit": 3,
        "city_hit": 3,
        "game_over": 3,
        "shot_down": 2,
        "result_drawn": 2,
        "ace_lost": 2,
        "british_card_lost": 2,
        "german_card_lost": 2,
        "weapon_lost": 2,
        "turn_begins": 0,
        "drew": 0,
        "british_drew": 0,
        "exchanged": 0,
        "redrawn": 0,
        "discarded": 0,
        "night_drawn": 0,
        "fuel_ends": 0,
        "aimed": 0,
        "fired": 0,
        "weapon_fired": 0,
        "paired": 0,
    },
    opening=opening,
    data=FILES,
    sections=json.loads((FOLDER / "data" / "sections.json").read_text()),
    staff=MirageStaff(),
    folder=FOLDER,
    place=2,
    prompt=prompt,
    whisper=whisper,
    goal=goal,
    odds=ODDS,
    reasons={"strike_target": ("area",), "strike_by_night": ("area",), "guard_area": ("area",)},
    preview=preview,
    breakdown=breakdown,
    figures=figures,
    facts=printed_facts(),
    recap=recap,
    recap_turns=1,
    types=ViewTypes(QuestionValues, OptionValues, Figures, Facts, Recap),
    provenance="reconstructed",
    together=TOGETHER,
    endings=tuple(ENDINGS[1:]),
    pass_orders=frozenset(
        (
            "choose_ambush",
            "choose_ambush_ace",
            "choose_clouds",
            "choose_clouds_from_flak",
            "choose_command_order",
            "choose_force_card",
            "choose_free_hunt",
            "choose_line_abreast",
            "choose_radio_beam",
            "choose_rescue",
            "choose_support",
            "choose_weapon",
        )
    ),
    open_orders=frozenset(("choose_force", "choose_support", "choose_weapon")),
    encoding=Encoding(by_seat={"seat": 1, "slot": int(SLOTS)}),
    migrations=MIGRATIONS,
    saved_ids=SAVED_IDS,
)
