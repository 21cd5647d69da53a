"""A title of four counters and seven cards, made for the engine's own tests: it uses everything the engine offers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opsroom.engine.chance import Chance, Scripted
from opsroom.engine.data import DataFiles
from opsroom.engine.events import event, secret
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.engine.table import Table
from opsroom.engine.title import Setup, Title, choice
from opsroom.engine.visibility import Names
from tests.engine.toy.air import CARD_NAMES, Air, Game

FOLDER = Path(__file__).parent


def opening(setup: Setup) -> Position:
    t = Air()
    t.long = int(setup.options["length"] == "long")
    t.do(Game())
    return t


TOY = Title(
    id="toy",
    rules="1",
    seatings={"duel": [("raf", "luftwaffe")], "solo": [("raf",), ("raf", "luftwaffe")]},
    options={"length": choice("short", "long")},
    names=Names(
        {
            "seat": ["raf", "luftwaffe"],
            "unit": ["74_squadron", "92_squadron", "kg3", "jg26"],
            "make": ["spitfire", "hurricane", "dornier", "emil"],
            "card": CARD_NAMES,
        },
        actions=["flare", "surrender"],
    ),
    events={
        "drew": event(seat="seat", card=secret("card")),
        "rolled": event(dice=""),
        "lost": event(unit="unit", points="halves"),
        "climbed": event(unit="unit", angels=""),
        "flare": event(seat="seat", unit="unit"),
        "scouted": event(unit="unit"),
    },
    opening=opening,
    data=DataFiles("toy", FOLDER),
    sections=["1", "2", "13.2.6", "13.3", "13.3.1", "13.3.2", "13.3.4", "13.4"],
    staff=Staff(),
    folder=FOLDER,
    prompt=lambda position: {"turn": position.turn_number()},
    preview=lambda _, option: {"option": option},
)

DEAL = [0, 4]  # the two cards that every game begins with: decoy to the RAF, feint to the Luftwaffe


def table(dice: list[int] | None = None, after: Chance | None = None, **options: str) -> Table:
    """A toy table whose dice are written down: `table([3, 4])`."""
    return TOY.new(seed="toy", options=options, chance=Scripted(DEAL + (dice or []), after))


def play(table: Table, *answers: str) -> Table:
    for answer in answers:
        table.answer(answer)
    return table


def columns(table: Table) -> dict[str, Any]:
    return table.position.columns()
