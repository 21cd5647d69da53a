"""Plans of the staff: buy-priority lists in small files; our own by name, a player's by path."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from opsroom.engine.data import DataFiles
from opsroom.engine.errors import BadSetup
from opsroom.titles.barbarossa.rules.cards import FOR_SALE, IDS
from opsroom.titles.barbarossa.staff import NO_LIMIT, BarbarossaStaff, Plan

FOLDER = Path(__file__).parent / "plans"
NAMES = ("mixed", "economy", "armour", "infantry")


class Wish(Struct, forbid_unknown_fields=True):
    """A card to buy whenever it can be paid, as long as fewer than `most` are owned, between two rounds."""

    card: str
    most: Annotated[int, Meta(ge=1, le=99)] = NO_LIMIT
    since: Annotated[int, Meta(ge=1)] = 1
    until: Annotated[int, Meta(ge=1)] = 999


class PlanFile(Struct, forbid_unknown_fields=True):
    """`buy` in order of wish; margin and daring say how it fights."""

    buy: Annotated[list[Wish], Meta(min_length=1)]
    margin: Annotated[int, Meta(ge=-9, le=99)] = 2
    daring: Annotated[int, Meta(ge=0, le=99)] = 12


def audit(plan: PlanFile) -> str | None:
    for i, wish in enumerate(plan.buy):
        if wish.card not in IDS[:FOR_SALE]:
            return f"buy[{i}].card: there is no card {wish.card!r} to buy"
    return None


def read_plan(name: str) -> Plan:
    """`armour`, or the path of a file that ends in .toml."""
    if name in NAMES:
        folder, file = FOLDER, f"{name}.toml"
    elif name.endswith(".toml"):
        folder, file = Path(name).parent, Path(name).name
    else:
        raise BadSetup(
            f"there is no plan {name!r}: choose one of {', '.join(NAMES)}, or a file that ends in .toml", plan=name
        )
    found = DataFiles("barbarossa-plans", folder).read(file, PlanFile, audit)
    return Plan(
        [IDS.index(wish.card) for wish in found.buy],
        [wish.most for wish in found.buy],
        [wish.since for wish in found.buy],
        [wish.until for wish in found.buy],
        found.margin,
        found.daring,
    )


def staff_with(name: str) -> BarbarossaStaff:
    return BarbarossaStaff(read_plan(name))
