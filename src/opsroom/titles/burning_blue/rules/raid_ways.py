"""Other ways than the plotted one: back to the course, home, to the alternate target, parting, relief.  § 9.3.5 to § 9.3.7, § 10.3.4, § 21.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.courses import add_point, corridor, last_point, leg_length, on_leg, point
from opsroom.titles.burning_blue.rules.forces import ENDURANCE, FORM_UP_PLACES, LUFTWAFFE, SITE_AT
from opsroom.titles.burning_blue.rules.geography import DOVER_STRAIT, NORTH_SEA, is_beside_zone
from opsroom.titles.burning_blue.rules.losses import has_bombers, has_bombs
from opsroom.titles.burning_blue.rules.plotting import ROOM_BACK, has_room, offer_ways, plot_to
from opsroom.titles.burning_blue.rules.raid_flight import bomber_height
from opsroom.titles.burning_blue.rules.raiding import ON_COURSE, move_unit, show_parts
from opsroom.titles.burning_blue.rules.table import (
    CHANNEL_PATROL,
    FIRST_SLOT,
    FLYING,
    HOME,
    JOINED,
    PLANS,
    UNITS,
    Blue,
    units_of,
)
from opsroom.titles.burning_blue.rules.tables import USED_RELIEF, WAYPOINTS_HOME


# --- § 9.3.7
def find_on_course(t: Blue, raid: i64) -> None:
    """The leg and step of the course that lie where the raid is: ahead of where it left it, or else behind."""
    if not join_course(t, raid, t.leg[raid], t.step[raid]):
        join_course(t, raid, 0, 0)


def join_course(t: Blue, raid: i64, first: i64, step: i64) -> bool:
    """Looked for from this step of this leg on."""
    for leg in range(first, t.ways[raid] - 1):
        one, other = point(t, raid, leg), point(t, raid, leg + 1)
        for k in range(step if leg == first else 0, leg_length(one, other) + 1):
            if on_leg(one, other, k) == t.raid_at[raid]:
                t.leg[raid], t.step[raid] = leg, k
                if k == leg_length(one, other):
                    t.leg[raid], t.step[raid] = leg + 1, 0
                return True
    return False


@procedure("10.3.4", kinds={"raid": "raid", "seat": "seat"})
class WayHome(Procedure):
    """The optional rule: a raid that pancakes plots a way of its own, over two points at most, to any recovery point."""

    raid: Own
    seat: Shown = LUFTWAFFE
    place: Own = PASS
    home: Own = PASS
    count: Own = 0

    @step("10.3.4", into="home", of="place")
    def choose_recovery(self, t: Blue) -> Todo:
        t.offer_all(FORM_UP_PLACES[t.fleet[self.raid] - 2])
        return t.ask(LUFTWAFFE)

    @step("10.3.4")
    def begin_plot(self, t: Blue) -> Todo:
        t.ways[self.raid] = 0
        add_point(t, self.raid, t.raid_at[self.raid])
        return GO_ON

    @step("10.3.4", into="place", of="place")
    def choose_waypoint_home(self, t: Blue) -> Todo:
        if self.count >= WAYPOINTS_HOME or not has_room(t, self.raid, ROOM_BACK):
            return self.go_to("end_plot")
        offer_ways(t, self.raid)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("10.3.4")
    def set_waypoint_home(self, t: Blue) -> Todo:
        if self.place == PASS:
            return GO_ON
        self.count += plot_to(t, self.raid, self.place)
        return self.go_to("choose_waypoint_home")

    @step("10.3.4")
    def end_plot(self, t: Blue) -> Todo:
        plot_to(t, self.raid, self.home)
        t.leg[self.raid] = 1 if t.ways[self.raid] > 1 else 0
        t.step[self.raid] = t.target_way[self.raid] = 0
        t.aim[self.raid] = point(t, self.raid, t.leg[self.raid])
        return DONE


# --- § 9.3.5: the alternate target
def divert(t: Blue, raid: i64) -> None:
    """Straight to the alternate, and from there straight home."""
    home = last_point(t, raid)
    t.diverted[raid] = 1
    t.ways[raid] = t.leg[raid] = t.step[raid] = 0
    add_point(t, raid, t.raid_at[raid])
    there = SITE_AT[t.alternate[raid] - 1]
    if there != t.raid_at[raid]:
        add_point(t, raid, there)
    t.target_way[raid] = t.ways[raid] - 1
    for between in corridor(there, home):
        add_point(t, raid, between)
    add_point(t, raid, home)


# --- § 9.2.5, § 9.3.6: raids part
HAS_PARTED: Final[i64] = 2  # in `flown`, plus the raid it has left, with whose points it flies on


def part_raids(t: Blue, raid: i64) -> None:
    """What has been lost stays lost, § 9.3.4."""
    for other in range(PLANS):
        if t.state[other] == JOINED and t.joined_to[other] == raid + 1 and t.part_at[other] == t.leg[raid]:
            t.state[other], t.raid_at[other] = FLYING, t.raid_at[raid]
            t.leg[other], t.step[other], t.flown[other] = t.leg[raid], 0, HAS_PARTED + raid
            t.lost[other], t.sought[other] = t.lost[raid], t.sought[raid]
            t.joined_to[other] = 0
            t.met_by[other] = t.met_by[raid]  # § 22.1: whoever met them together has met both
            n: i64 = 0
            for unit in units_of(t, raid):
                if t.plan[unit] == other:
                    t.raid[unit] = other
                    n += 1
            if n == 0:
                t.state[other], t.flown[other] = HOME, 1
            else:
                show_parts(t, raid, other)


# --- § 21.2: relief
def meet_relief(t: Blue, raid: i64) -> None:
    """On its way home, at the Dover Strait or the North Sea; not when it pancakes or was diverted."""
    if t.relief[raid] == 0 or has_bombs(t, raid) or not has_bombers(t, raid) or t.leg[raid] < t.target_way[raid]:
        return
    if t.off_course[raid] != ON_COURSE or t.diverted[raid]:
        return
    place = t.raid_at[raid]
    if not (is_beside_zone(place, DOVER_STRAIT) or is_beside_zone(place, NORTH_SEA)):
        return
    t.relief[raid] = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.relieves[unit] == raid + 1:
            t.relieves[unit] = 0
            if t.task[unit] == CHANNEL_PATROL and t.patrol_box[unit] > 0:
                join_as_relief(t, unit, raid)


def join_as_relief(t: Blue, unit: i64, raid: i64) -> None:
    t.patrol_box[unit] = 0
    move_unit(t, unit, raid)
    t.plan[unit] = raid
    t.task[unit] = t.relief_task[unit]
    low, angels = bomber_height(t, raid), t.relief_angels[unit]
    t.angels[unit] = t.plotted[unit] = t.plotted_back[unit] = angels if angels > low else low
    t.home_by[unit] = t.turn + ENDURANCE[t.kind[unit]] - USED_RELIEF
    t.seen[unit] = -1 if t.tallied[raid] else t.mine[unit]
