"""A night in the middle of its turns: `night(weather="clear")`, `raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5)`.

Nobody holds cards, so that no window opens; dice are scripted, and questions are answered by name.
"""

from __future__ import annotations

from opsroom.engine.chance import Quick
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import Procedure
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.charts import (
    JAMMING_START,
)
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.counters import DETACHMENT, FUEL
from opsroom.titles.bomber_command.rules.game import BomberGame
from opsroom.titles.bomber_command.rules.geography import ZONES
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.table import PATH, Bomber
from tests.titles.bomber_command.asked import Asked
from tests.titles.scripts import scripted

CODES = TITLE.names.codes
PLACE, UNIT, CITY, RAID, ZONE, WEATHER = (CODES[k] for k in ("place", "unit", "city", "raid", "zone", "weather"))


class Night(Asked):
    """A position and what is told in it."""

    @property
    def refused(self) -> dict[str, tuple[str, str]]:
        return self.reasons

    def dice(self, *faces: int) -> Night:
        self.t.chance = scripted(list(faces), Quick(1943))
        return self

    def events(self, kind: str) -> list[tuple[int, ...]]:
        """The first four numbers of each event of the kind."""
        return [tuple(values[:4]) for told, _, _, *values in self.t.event_log or [] if told == kind]


def night(downfall: bool = False, weather: str = "clear", **columns: int) -> Bomber:
    t = BomberGame()
    t.short_form = 1
    t.scenario = int(downfall)
    t.turn = 3
    t.jamming = JAMMING_START[t.scenario]
    for zone in range(ZONES):
        t.weather[zone] = WEATHER[weather]
    for name, value in columns.items():
        setattr(t, name, value)
    t.event_log = []
    return t


def begin(t: Bomber, frame: Procedure, *dice: int) -> Night:
    """Carry a procedure out until somebody is asked; when the script ends, dice fall at random."""
    t.chance = scripted(list(dice), Quick(1943))
    t.top = None
    t.event_log = []
    t.do(frame)
    t.run()
    return Night(t)


def planner(target: str = "bremen", downfall: bool = False, other: str = "", **columns: int) -> Night:
    """Before the first raid is plotted; `other` is the second target in Downfall, else both raids go to the first."""
    t = night(downfall, **columns)
    t.turn = 0
    t.target[0] = CITY[target]
    if downfall:
        t.target[1] = CITY[other or target]
        t.follow_up = int(not other)
    return begin(t, Plotting())


def raid(
    t: Bomber,
    letter: str,
    kind: str,
    path: str,
    target: int = -1,
    entry: int = 1,
    slow: bool = False,
    city: str = "",
    mine: str = "",
    head: int | None = None,
    leader: str = "",
    split: int = -1,
) -> int:
    """A plotted raid; `target` is the place of its target in the path, `head` where it is now."""
    r = RAID[letter]
    t.kind[r] = CODES["kind"][kind]
    hexes = path.split()
    for i, hex in enumerate(hexes):
        t.path[r * PATH + i] = PLACE[hex]
        t.leg[r * PATH + i] = min(i, 1)
    t.length[r] = len(hexes)
    t.target_at[r] = target
    t.entry[r] = entry
    t.slow_entry[r] = int(slow)
    if city:
        t.raid_city[r] = CITY[city]
    if mine:
        t.mine[r] = PLACE[mine]
    if kind == "main_force":
        t.block[r] = 0
        t.target[0] = t.raid_city[r]
    if head is not None:
        t.head[r] = head
    if leader:
        t.leader[r] = RAID[leader]
        t.split_at[r] = split
    return r


def unit(t: Bomber, name: str, place: str, stack: str = "", **marks: int) -> int:
    """A unit in the air, fresh unless its marks say otherwise."""
    u = UNIT[name]
    t.unit_at[u] = PLACE[place]
    t.fuel[u] = FUEL[u]
    t.depleted[u] = DETACHMENT[u]
    if stack:
        t.stacked[u] = CODES["stack"][stack]
    for mark, value in marks.items():
        getattr(t, mark)[u] = value
    return u


def blip(t: Bomber, counter: int, letter: str, head: str, *tail: str) -> None:
    t.blip_head[counter] = PLACE[head]
    t.blip_raid[counter] = RAID[letter]
    for i, hex in enumerate(tail):
        t.blip_tail[2 * counter + i] = PLACE[hex]


ROUTE = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5"


def main_force(t: Bomber, head: int = 4, letter: str = "a") -> int:
    return raid(t, letter, "main_force", ROUTE, target=5, city="bremen", head=head)


def attacked(t: Bomber, attack: NightAttack | FlakAttack, letter: str, *dice: int) -> Night:
    t.raid_now = RAID[letter]
    return begin(t, attack, *dice)


def counters(t: Bomber) -> list[tuple[str, str, str, str]]:
    """Raid, head and stream of each counter on the map."""
    names = {code: name for name, code in PLACE.items()} | {NONE: "-"}
    raids = {code: name for name, code in RAID.items()}
    return [
        (raids[t.blip_raid[i]], names[t.blip_head[i]], names[t.blip_tail[2 * i]], names[t.blip_tail[2 * i + 1]])
        for i in range(len(t.blip_head))
        if t.blip_head[i] != NONE
    ]
