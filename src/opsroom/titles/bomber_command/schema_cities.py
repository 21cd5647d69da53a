"""The city maps as data, and what must hold in them.  § 10.1"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from opsroom.titles.bomber_command.schema_map import FILES

MAPS: Final = ("A", "B", "C", "D", "E")
KINDS: Final = ("centre", "residential", "industrial", "transport", "field")
OIL_MAPS: Final = ("B", "C", "E")  # § 10.1.1
WAYS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # directions 1 to 6 of the compass, clockwise
RADIUS: Final = 3

SPOTS: Final = {
    f"{'abcdefg'[q + RADIUS]}{r - max(-RADIUS, -q - RADIUS) + 1}": (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(max(-RADIUS, -q - RADIUS), min(RADIUS, RADIUS - q) + 1)
} | {"country": (99, 99)}
AREA_NAMES: Final = list(SPOTS)
BOMBS: Final = ("he", "incendiary")
COUNTER_NAMES: Final = [f"{name}_{bomb}" for name in AREA_NAMES for bomb in BOMBS]
WAY_NAMES: Final = [f"way_{i + 1}" for i in range(len(WAYS))]


def neighbour(name: str, way: tuple[int, int]) -> int:
    """The row of the spot next to this one, -1 where the sheet ends."""
    q, r = SPOTS[name]
    spot = (q + way[0], r + way[1])
    return next((i for i, other in enumerate(AREA_NAMES) if SPOTS[other] == spot and other != "country"), -1)


class CityMap(Struct, forbid_unknown_fields=True):
    role: str
    centre: list[str]
    residential: list[str]
    industrial: list[str]
    transport: list[str]
    field: list[str]
    oil: list[str]

    def areas(self, kind: str) -> list[str]:
        found: list[str] = getattr(self, kind)
        return found

    def all(self) -> list[str]:
        return [name for kind in KINDS for name in self.areas(kind)]


class Cities(Struct, forbid_unknown_fields=True):
    provenance: dict[str, str]
    maps: dict[str, CityMap]


def audit(cities: Cities) -> str | None:
    if tuple(cities.maps) != MAPS:
        return f"maps: they must be {', '.join(MAPS)}"
    for letter, city in cities.maps.items():
        names = city.all()
        for name in names:
            if name not in SPOTS or name == "country":
                return f"maps.{letter}: there is no area {name!r} on a sheet"
            if names.count(name) > 1:
                return f"maps.{letter}: area {name!r} has two kinds"
        if not city.industrial and not city.transport:
            return f"maps.{letter}: a map needs an aimpoint for every scenario"
        for name in names:
            if name not in city.field and on_rim(name, names):
                return f"maps.{letter}: fields surround a city, but area {name!r} touches the country"
        if len(city.oil) != int(letter in OIL_MAPS) or not set(city.oil) <= set(city.industrial):
            return f"maps.{letter}.oil: maps {', '.join(OIL_MAPS)} have one industrial area with oil, the others none"
    return None


def on_rim(name: str, names: list[str]) -> bool:
    found = [neighbour(name, way) for way in WAYS]
    return any(i < 0 or AREA_NAMES[i] not in names for i in found)


def load() -> Cities:
    return FILES.read("cities.json", Cities, audit)


def facts() -> dict[str, list[dict[str, object]]]:
    """For the board: every map as a list of areas."""
    out: dict[str, list[dict[str, object]]] = {}
    for letter, city in load().maps.items():
        kinds = {name: kind for kind in KINDS for name in city.areas(kind)}
        out[letter] = [
            {
                "id": name,
                "q": SPOTS[name][0],
                "r": SPOTS[name][1],
                "type": kind,
                "oil": name in city.oil,
            }
            for name, kind in sorted(kinds.items())
        ]
    return out
