"""The numbers of the bombing game, and what must hold in them.  § 10"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from opsroom.titles.bomber_command.schema_cities import KINDS
from opsroom.titles.bomber_command.schema_map import CONDITIONS, FILES, SCENARIOS, Natural, Positive

METHODS: Final = ("newhaven", "parramatta", "wanganui")
RADARS: Final = ("good", "normal", "poor")
LOADS: Final = ("normal", "heavy", "light", "both")


class Marking(Struct, forbid_unknown_fields=True):
    method: dict[str, str]
    modifier: dict[str, int]
    oboe: int
    clear: int
    radar: dict[str, int]
    tops: list[int]
    drift: list[Natural]
    shift: list[int]


class Concentration(Struct, forbid_unknown_fields=True):
    ladder: list[Positive]
    start: dict[str, Natural]


class Load(Struct, forbid_unknown_fields=True):
    counters: dict[str, Positive]
    shift: dict[str, int]


class Errors(Struct, forbid_unknown_fields=True):
    poor_visibility: Natural
    poor_radar: Natural
    tops: list[int]
    points: list[Natural]


class Precision(Struct, forbid_unknown_fields=True):
    downfall: Natural
    good_visibility: Natural
    good_radar: Natural
    moonlit_newhaven: Natural
    second_raid: Natural
    fires_for_second_raid: Natural


class Threshold(Struct, forbid_unknown_fields=True):
    fires: Positive


class Conversion(Struct, forbid_unknown_fields=True, rename={"in_": "in"}):
    id: str
    he: Natural
    incendiaries: Natural
    fires: Positive
    in_: list[Literal["centre", "residential", "industrial", "transport"]]


class Points(Struct, forbid_unknown_fields=True):
    bomb: Natural
    fire: Natural
    aimpoint_fire: Natural
    works: Positive


class Numbers(Struct, forbid_unknown_fields=True):
    provenance: Literal["stated"]
    marking: Marking
    concentration: Concentration
    load: Load
    errors: Errors
    precision: Precision
    creepback: Threshold
    firestorm: Threshold
    conversion: list[Conversion]
    points: dict[str, Points]


def audit(n: Numbers) -> str | None:
    m = n.marking
    for key, table, keys in (
        ("marking.method", m.method, CONDITIONS),
        ("marking.modifier", m.modifier, METHODS),
        ("marking.radar", m.radar, RADARS),
        ("concentration.start", n.concentration.start, CONDITIONS),
        ("load.counters", n.load.counters, LOADS),
        ("load.shift", n.load.shift, LOADS),
        ("points", n.points, SCENARIOS),
    ):
        if set(table) != set(keys):
            return f"{key}: it must have {', '.join(keys)}"
    if not set(m.method.values()) <= set(METHODS):
        return f"marking.method: a method is one of {', '.join(METHODS)}"
    for key, tops, results in (
        ("marking.drift", m.tops, m.drift),
        ("marking.shift", m.tops, m.shift),
        ("errors.points", n.errors.tops, n.errors.points),
    ):
        if len(results) != len(tops) + 1 or any(low >= high for low, high in pairwise(tops)):
            return f"{key}: so many tops, rising, and one result more"
    if max(n.concentration.start.values()) >= len(n.concentration.ladder):
        return "concentration.start: it must lie on the ladder"
    if {kind for c in n.conversion for kind in c.in_} != set(KINDS) - {"field"}:
        return "conversion: every kind of area but the field has one"
    return None


def load() -> Numbers:
    return FILES.read("bombing.toml", Numbers, audit)
