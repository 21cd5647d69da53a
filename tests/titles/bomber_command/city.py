"""One city map with one raid over it: `over("B", dice=[3, 4], aim="d3", way=2)`.

Areas are words such as d4; dice and bombs are scripted (`he`, `in`), and what the script leaves out comes at random.
"""

from __future__ import annotations

from opsroom.engine.chance import Quick, Scripted
from opsroom.engine.procedure import Procedure
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.bombing_tables import CONVERSIONS
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT
from opsroom.titles.bomber_command.rules.numbers import WEATHER_NAMES
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.schema_bombing import LOADS, RADARS
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, MAPS

AREA = {name: i for i, name in enumerate(AREA_NAMES)}
BOMB = {"he": 0, "in": 1}


class City:
    """A position in the bombing game, with answers by name."""

    def __init__(self, t: Bomber) -> None:
        self.t = t
        self.told: list[tuple[str, tuple[int, ...]]] = []
        self.hear()

    def hear(self) -> None:
        self.told += [(kind, tuple(values)) for kind, _, _, *values in self.t.told or []]
        self.t.told = []

    @property
    def key(self) -> str:
        top = self.t.top
        return top.about().steps[top.at].name if top is not None else ""

    @property
    def options(self) -> list[str]:
        return [self.name(code) for code in self.t.choices()]

    @property
    def refused(self) -> dict[str, str]:
        self.t.look()
        return {self.name(option): why for option, _, why, _, _ in self.t.reasons}

    def name(self, code: int) -> str:
        top = self.t.top
        assert top is not None
        kind = top.about().steps[top.at].of
        if code == -1:
            return "pass"
        if kind == "area":
            return AREA_NAMES[code]
        if kind == "counter":
            return f"{AREA_NAMES[code // 2]}_{'he' if code % 2 == 0 else 'in'}"
        if kind == "conversion":
            return CONVERSIONS[code]
        if kind == "way":
            return f"way_{code + 1}"
        return str(code)

    def play(self, *answers: str | int) -> City:
        for answer in answers:
            assert str(answer) in self.options, f"{answer} is no answer to {self.t.where()}: {self.options}"
            self.t.answer(self.t.choices()[self.options.index(str(answer))])
            self.hear()
        return self

    def to(self, key: str) -> City:
        """On to a question, passing whatever can be passed."""
        while self.key != key:
            self.play("pass")
        return self

    def first(self, kind: str, n: int = 4) -> tuple[int, ...]:
        """The first numbers of the first event of a kind."""
        return next(values for told, values in self.told if told == kind)[:n]

    def bombs(self, *areas: str) -> list[tuple[int, int]]:
        return [(self.t.he[AREA[area]], self.t.incendiaries[AREA[area]]) for area in areas]

    def laid(self) -> int:
        """Counters of this raid on the map, the country included."""
        return sum(self.t.he[:AREA_COUNT]) + sum(self.t.incendiaries[:AREA_COUNT])


def table(downfall: bool = False, **columns: int) -> Bomber:
    t = Bomber()
    t.scenario = int(downfall)
    t.turn = 5
    for name, value in columns.items():
        setattr(t, name, value)
    t.told = []
    return t


def begin(t: Bomber, frame: Procedure, script: list[int | str]) -> City:
    t.chance = Scripted([BOMB[x] if isinstance(x, str) else x for x in script], Quick(1944))
    t.top = None
    t.do(frame)
    t.run()
    return City(t)


def over(
    city_map: str = "B",
    dice: list[int | str] | None = None,
    weather: str = "clear",
    radar: str = "normal",
    load: str = "normal",
    oboe: int = 0,
    side: int = 0,
    oil: int = 0,
    downfall: bool = False,
    disruption: int = 0,
    t: Bomber | None = None,
    **columns: int,
) -> City:
    """A Main Force over its target; with `t`, a second one over the same map."""
    if t is None:
        t = table(downfall, **columns)
    t.disruption[0] = disruption
    t.target_at[0], t.leg[0] = 0, 1  # one leg: no waypoint before the target
    frame = Bombing(
        0,
        0,
        0,
        MAPS.index(city_map),
        WEATHER_NAMES.index(weather),
        oboe,
        RADARS.index(radar),
        side,
        LOADS.index(load),
        oil,
    )
    return begin(t, frame, dice or [])


def lay(t: Bomber, he: dict[str, int] | None = None, incendiaries: dict[str, int] | None = None, old: str = "") -> None:
    """Counters on the first map; `old` = "old_" for those of the first raid."""
    for column, counters in (("he", he or {}), ("incendiaries", incendiaries or {})):
        for area, n in counters.items():
            getattr(t, old + column)[AREA[area]] = n
