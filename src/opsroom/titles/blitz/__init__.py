"""Blitz!: the Battle of Britain as a card game for two, 62 cards a side."""

from __future__ import annotations

import json
from pathlib import Path

from opsroom.engine.events import event, secret
from opsroom.engine.position import Position
from opsroom.engine.title import Encoding, Setup, Title, ViewTypes, choice
from opsroom.engine.visibility import Names
from opsroom.titles.blitz.breakdown import breakdown
from opsroom.titles.blitz.goal import goal
from opsroom.titles.blitz.measures import BlitzMeasures
from opsroom.titles.blitz.migrations import MIGRATIONS
from opsroom.titles.blitz.odds import ODDS
from opsroom.titles.blitz.previews import figures, preview, printed_facts, prompt
from opsroom.titles.blitz.rules.cards import IDS, SEATS
from opsroom.titles.blitz.rules.table import ENDINGS, Blitz
from opsroom.titles.blitz.rules.turn import Game
from opsroom.titles.blitz.schema import FILES
from opsroom.titles.blitz.staff import BlitzStaff
from opsroom.titles.blitz.view_types import Facts, Figures, OptionValues, QuestionValues

FOLDER = Path(__file__).parent


def opening(setup: Setup) -> Position:
    t = Blitz()
    t.berlin = int(setup.options["berlin"] == "on")
    t.tie_b = int(setup.options["tie"] == "b")
    t.open_stop = int(setup.options["stop"] == "open")
    t.ends_without_raid = int(setup.options["no_raid"] == "ends")
    t.do(Game())
    return t


TITLE = Title(
    id="blitz",
    rules="2",
    seatings={"standard": [("luftwaffe", "raf")]},
    options={
        "tie": choice("a", "b"),  # § note-3a, § note-3b
        "berlin": choice("off", "on"),  # § option-berlin
        "stop": choice("final", "open"),  # § note-1, ruling B01
        "no_raid": choice("discard", "ends"),  # § raid, ruling B10
    },
    names=Names({"seat": SEATS, "card": IDS}, words={"ending": ENDINGS}),
    events={
        "turn_begins": event(turn=""),
        "drew": event(seat="seat", card=secret("card", folds=True)),
        "cannot_draw": event(seat="seat"),
        "no_raid": event(),
        "played": event(seat="seat", card="card", before="", after=""),
        "stopped": event(seat="seat", total=""),
        "compared": event(luftwaffe="", raf="", winner="seat"),
        "shuffled_back": event(),
        "tie_stays_down": event(turn=""),
        "relieved": event(card="card", before="halves", after="halves"),
        "bombed": event(points="halves", total="halves", needed="halves"),
        "discarded": event(seat="seat", card="card"),
    },
    weights={
        "bombed": 3,
        "compared": 2,
        "no_raid": 2,
        "relieved": 2,
        "tie_stays_down": 2,
        "turn_begins": 0,
        "drew": 0,
        "cannot_draw": 0,
        "shuffled_back": 0,
    },
    opening=opening,
    data=FILES,
    sections=json.loads((FOLDER / "data" / "sections.json").read_text()),
    staff=BlitzStaff(),
    folder=FOLDER,
    place=1,
    prompt=prompt,
    preview=preview,
    breakdown=breakdown,
    goal=goal,
    figures=figures,
    odds=ODDS,
    facts=printed_facts(),
    types=ViewTypes(QuestionValues, OptionValues, Figures, Facts),
    pass_orders=frozenset(
        (
            "choose_attack",
            "choose_defence",
            "choose_discard",
            "choose_first_bomber",
            "choose_relief",
        )
    ),
    encoding=Encoding(measures=BlitzMeasures()),
    migrations=MIGRATIONS,
)
