"""Barbarossa: a deck-builder for two to five players, 305 cards."""

from __future__ import annotations

import json
from pathlib import Path

from opsroom.engine.events import event, secret
from opsroom.engine.position import Position
from opsroom.engine.title import Encoding, Setup, Title, ViewTypes, choice
from opsroom.engine.visibility import Names
from opsroom.titles.barbarossa.breakdown import breakdown
from opsroom.titles.barbarossa.effect_rows import PLACES
from opsroom.titles.barbarossa.goal import goal
from opsroom.titles.barbarossa.measures import BarbarossaMeasures
from opsroom.titles.barbarossa.migrations import MIGRATIONS
from opsroom.titles.barbarossa.odds import ODDS
from opsroom.titles.barbarossa.plans import NAMES as PLANS
from opsroom.titles.barbarossa.plans import staff_with
from opsroom.titles.barbarossa.previews import figures, preview, printed_facts, prompt
from opsroom.titles.barbarossa.rules.cards import (
    CHOICE_IDS,
    EFFECTS,
    IDS,
    LAST_EFFECTS,
    ORDER_IDS,
    PERMIT_IDS,
    PHASES,
    PILE_IDS,
    POINTS,
    SEATS,
    STOCK_IDS,
    TARGET_IDS,
    USE_IDS,
)
from opsroom.titles.barbarossa.rules.effects import LIES
from opsroom.titles.barbarossa.rules.game import BarbarossaGame
from opsroom.titles.barbarossa.rules.setup import Game
from opsroom.titles.barbarossa.rules.table import ENDINGS, RETURNED
from opsroom.titles.barbarossa.saved_ids import SAVED_IDS
from opsroom.titles.barbarossa.schema import FILES
from opsroom.titles.barbarossa.view_types import Facts, Figures, OptionValues, QuestionValues

FOLDER = Path(__file__).parent


def opening(setup: Setup) -> Position:
    t = BarbarossaGame()
    t.seats = len(setup.seats)
    t.rounds = 0 if setup.options["rounds"] == "none" else int(setup.options["rounds"])
    t.hq_in_battle = int(setup.options["hq_in_battle"] == "allowed")
    t.printed_defence = int(setup.options["kharkov"] == "printed")
    t.no_deployments = int(setup.options["removed"] == "deployment")
    t.fixed_first = int(setup.options["first"] == "corps_1")
    t.do(Game())
    return t


TITLE = Title(
    id="barbarossa",
    rules="2",
    seatings={"standard": [tuple(SEATS[:n]) for n in (2, 3, 4, 5)]},
    options={
        "removed": choice("random", "deployment"),  # § 4, ruling 5
        "kharkov": choice("ruling", "printed"),  # § 14-2, ruling 49
        "first": choice("drawn", "corps_1"),  # § 4
        "hq_in_battle": choice("allowed", "barred", before="barred"),  # § 10, § 12, ruling 30
        "rounds": choice("60", "40", "20", "none", endless=("none",)),  # § 8-1, ruling 48
    },
    names=Names(
        {
            "seat": SEATS,
            "card": IDS,
            "stock": STOCK_IDS,
            "order": ORDER_IDS,
            "use": USE_IDS,
            "choice": CHOICE_IDS,
            "pile": PILE_IDS,
            "point": POINTS,
            "phase": PHASES,
            "place": PLACES,
            "target": TARGET_IDS,
            "put_back": RETURNED,
        },
        words={
            "ending": ENDINGS,
            "permit": PERMIT_IDS,
            "lies": LIES,
            "effect": EFFECTS,
            "last_effect": LAST_EFFECTS,
            "next_seat": [*SEATS, ""],
            "next_put_back": [*RETURNED, ""],
        },
        sets={"seats": "seat", "permits": "permit"},
    ),
    events={
        "removed": event(pile="pile"),
        "begins": event(seat="seat"),
        "turn_begins": event(seat="seat", round=""),
        "drew": event(seat="seat", card=secret("stock", folds=True)),
        "cannot_draw": event(seat="seat"),
        "rebuilt": event(seat="seat", cards=""),
        "activated_at_start": event(seat="seat", card="card", cards=""),
        "played": event(seat="seat", card="card", cost=""),
        "used": event(seat="seat", use="use"),
        "gained_points": event(seat="seat", point="point", points="", total=""),
        "paid_points": event(seat="seat", point="point", points="", total=""),
        "exhausted": event(seat="seat", card="card"),
        "activated": event(seat="seat", card="card"),
        "deployed": event(seat="seat", card="card", exhausted="flag"),
        "put_down": event(seat="seat", card="card"),
        "moved": event(seat="seat", card="card", place="place"),
        "took": event(seat="seat", card="card"),
        "laid": event(seat="seat", card="card", owner="seat"),
        "chose": event(seat="seat", choice="choice"),
        "declared": event(seat="seat", card="card", defence=""),
        "revealed": event(card="card", before="", after=""),
        "defence_changed": event(card="card", before="", after=""),
        "won": event(seat="seat", card="card", cost=""),
        "lost": event(seat="seat", card="card", short=""),
        "gained_event": event(seat="seat", card="card"),
        "put_back": event(seat="seat"),
        "bought": event(seat="seat", card="card", price=""),
        "cleared": event(seat="seat", kept=""),
        "scored": event(seat="seat", points="", best="", cities=""),
    },
    weights={
        "won": 3,
        "lost": 3,
        "scored": 2,
        "gained_event": 2,
        "defence_changed": 2,
        "laid": 2,
        "bought": 2,
        "turn_begins": 0,
        "begins": 0,
        "drew": 0,
        "cannot_draw": 0,
        "rebuilt": 0,
        "exhausted": 0,
        "activated": 0,
        "gained_points": 0,
        "paid_points": 0,
        "removed": 0,
        "cleared": 0,
        "put_back": 0,
        "put_down": 0,
        "took": 0,
    },
    opening=opening,
    data=FILES,
    sections=json.loads((FOLDER / "data" / "sections.json").read_text()),
    staff=staff_with("mixed"),
    folder=FOLDER,
    endings=("8-1", "round-limit", "conceded"),
    place=3,
    prompt=prompt,
    goal=goal,
    odds=ODDS,
    reasons={"attack": ("card",), "plan_wants": ("card",), "strongest_rival": ("seat",)},
    preview=preview,
    breakdown=breakdown,
    provenance="reconstructed",
    plans=PLANS,
    planned=staff_with,
    figures=figures,
    facts=printed_facts(),
    types=ViewTypes(
        QuestionValues, OptionValues, Figures, Facts, words=("point", "type", "subtype", "pile", "place", "terms")
    ),
    pass_orders=frozenset(
        (
            "choose_card_to_keep",
            "choose_in_battle",
            "choose_operation",
            "choose_reinforcement",
        )
    ),
    open_orders=frozenset(("choose_card", "choose_effect")),
    encoding=Encoding(measures=BarbarossaMeasures()),
    migrations=MIGRATIONS,
    saved_ids=SAVED_IDS,
)
