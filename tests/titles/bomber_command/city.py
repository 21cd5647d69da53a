"""One city map with one raid over it: `over("B", dice=[3, 4], aim="d3", way=2)`.

Areas are words such as d4; dice and bombs are scripted (`he`, `in`), and what the script leaves out comes at random.
"""

from __future__ import annotations

from opsroom.engine.chance import Quick
from opsroom.engine.procedure import Procedure
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.charts import WEATHER_NAMES
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT
from opsroom.titles.bomber_command.rules.game import BomberGame
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.schema_bombing import LOADS, RADARS
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, MAPS
from tests.titles.bomber_command.asked import Listener
from tests.titles.scripts import scripted

AREA = {name: i for i, name in enumerate(AREA_NAMES)}
BOMB = {"he": 0, "in": 1}


class City(Listener):
    """A position in the bombing game."""

    def to(self, key: str) -> City:
        """On to a question, passing whatever can be passed."""
        while self.key != key:
            self.play("pass")
        return self

    def first(self, kind: str, n: int = 4) -> tuple[int, ...]:
        """The first numbers of the first event of a kind."""
        return next(values for told, values in self.event_log if told == kind)[:n]

    def bombs(self, *areas: str) -> list[tuple[int, int]]:
        return [(self.t.he[AREA[area]], self.t.incendiaries[AREA[area]]) for area in areas]

    def laid(self) -> int:
        """Counters of this raid on the map, the country included."""
        return sum(self.t.he[:AREA_COUNT]) + sum(self.t.incendiaries[:AREA_COUNT])


def table(downfall: bool = False, **columns: int) -> Bomber:
    t = BomberGame()
    t.scenario = int(downfall)
    t.turn = 5
    for name, value in columns.items():
        setattr(t, name, value)
    t.event_log = []
    return t


def begin(t: Bomber, frame: Procedure, script: list[int | str]) -> City:
    t.chance = scripted([BOMB[x] if isinstance(x, str) else x for x in script], Quick(1944))
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
