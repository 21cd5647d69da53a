"""Plotting a raid: company, course, heights, points, time.  § 6.4.5, § 9.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import (
    AFTER_DIVE,
    BOMBER_MP,
    DIVE_FROM,
    DIVE_TO,
    DUSK,
    FIGHTER_MP,
    JABO_ANGELS,
    WAYPOINTS_BACK,
    WAYPOINTS_OUT,
    WAYPOINTS_SWEEP,
    WINDOW,
    WINDOW_AT_DUSK,
)
from opsroom.titles.burning_blue.rules.courses import (
    add_point,
    corridor,
    is_leg,
    last_point,
    leg_length,
    on_leg,
    point,
    track,
)
from opsroom.titles.burning_blue.rules.forces import CEILING, FORM_UP_PLACES, LUFTWAFFE, SITE_AT
from opsroom.titles.burning_blue.rules.geography import ALL_PLACES, HEXES, is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.recovery import set_recovery_times
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    DIVE,
    FIRST_SLOT,
    JOINED,
    LOW_LEVEL,
    PLANNED,
    PLANS,
    TOP_COVER,
    UNITS,
    WAYS,
    Blue,
)

FREE_WAYPOINTS: Final[i64] = 5  # each way, where the optional limit of § 9.2.9 is not played: the room on the sheet
FREE_SWEEP: Final[i64] = 9
TOP_OF_SKY: Final[i64] = 38
ROOM_OUT: Final[i64] = 8  # points that the course must still have: to the target and home, each through boxes
ROOM_BACK: Final[i64] = 4


@procedure("9.2", kinds={"raid": "raid", "seat": "seat", "unit": "unit"})
class Plotting(Procedure):
    """§ 9.2.1: one raid: with whom it starts, where, its course out and back, heights, special points, and last its time."""

    raid: Own
    seat: Shown = LUFTWAFFE
    company: Own = PASS
    place: Own = PASS
    leg: Own = 0  # waypoints plotted on this part of the course
    unit: Own = FIRST_SLOT
    number: Own = 0

    # --- § 9.2.5: raids that start as one
    @step("9.2.5", into="company", of="raid")
    def choose_company(self, t: Blue) -> Todo:
        """It may start under the counter of a raid that is plotted already, and part from it on the way."""
        for other in range(PLANS):
            if can_start_with(t, self.raid, other):
                t.offer(other)
        if t.offered == 0:
            return self.go_to("choose_form_up")
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("9.2.5")
    def start_with(self, t: Blue) -> Todo:
        if self.company == PASS:
            return self.go_to("choose_form_up")
        t.joined_to[self.raid] = self.company + 1
        t.state[self.raid] = JOINED
        return GO_ON

    @step("9.2.5", into="number")
    def choose_parting(self, t: Blue) -> Todo:
        """The point of the common course at which they part."""
        other = t.joined_to[self.raid] - 1
        for i in range(1, parting_points(t, other)):
            t.offer(i)
        return t.settle(LUFTWAFFE)

    @step("9.2.5")
    def share_the_course(self, t: Blue) -> Todo:
        other = t.joined_to[self.raid] - 1
        for i in range(self.number + 1):
            add_point(t, self.raid, point(t, other, i))
        t.part_at[self.raid] = self.number
        t.form_turn[self.raid] = t.form_turn[other]
        self.leg = waypoints_to(t, self.raid, self.number)
        return self.go_to("choose_waypoint_out")

    # --- § 9.2.4, § 9.2.2: the course
    @step("9.2.4", into="place", of="place")
    def choose_form_up(self, t: Blue) -> Todo:
        t.offer_all(FORM_UP_PLACES[t.fleet[self.raid] - 2])
        return t.settle(LUFTWAFFE)

    @step("9.2.4")
    def set_form_up(self, t: Blue) -> Todo:
        add_point(t, self.raid, self.place)
        return GO_ON

    @step("9.2.2", into="place", of="place")
    def choose_waypoint_out(self, t: Blue) -> Todo:
        """Any hex; a box from what adjoins it.  Pass flies straight to the target, or ends the outward course of a sweep."""
        is_sweep = t.sweep[self.raid] != 0
        if self.leg >= self.limit(t) or not has_room(t, self.raid, ROOM_OUT):
            return self.go_to("choose_recovery") if is_sweep else self.go_to("fly_to_the_target")
        offer_ways(t, self.raid)
        if not is_sweep or self.leg > 0:  # a sweep has no target: it needs a waypoint
            t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("9.2.2")
    def set_waypoint_out(self, t: Blue) -> Todo:
        if self.place == PASS:
            return GO_ON
        self.leg += plot_to(t, self.raid, self.place)
        return self.go_to("choose_waypoint_out")

    @step("9.2.2")
    def fly_to_the_target(self, t: Blue) -> Todo:
        if t.sweep[self.raid] == 0:
            plot_to(t, self.raid, SITE_AT[t.target[self.raid] - 1])
            t.target_way[self.raid] = t.ways[self.raid] - 1
        return GO_ON

    @step("9.2.4", into="place", of="place")
    def choose_recovery(self, t: Blue) -> Todo:
        t.offer_all(FORM_UP_PLACES[t.fleet[self.raid] - 2])
        return t.settle(LUFTWAFFE)

    @step("9.2.4")
    def note_recovery(self, t: Blue) -> Todo:
        t.aim[self.raid] = self.place
        self.leg = 0
        return GO_ON

    @step("9.2.2", into="place", of="place")
    def choose_waypoint_back(self, t: Blue) -> Todo:
        if t.sweep[self.raid] or self.leg >= self.limit_back(t) or not has_room(t, self.raid, ROOM_BACK):
            return self.go_to("fly_home")
        offer_ways(t, self.raid)
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("9.2.2")
    def set_waypoint_back(self, t: Blue) -> Todo:
        if self.place == PASS:
            return GO_ON
        self.leg += plot_to(t, self.raid, self.place)
        return self.go_to("choose_waypoint_back")

    @step("9.2.2")
    def fly_home(self, t: Blue) -> Todo:
        plot_to(t, self.raid, t.aim[self.raid])
        return GO_ON

    # --- § 9.2.3: heights
    @step("9.2.3", into="number")
    def choose_angels(self, t: Blue) -> Todo:
        """Of the bombers and their close escort, or of the sweep."""
        low, high = lowest_plot(t, self.raid), highest_plot(t, self.raid)
        if t.joined_to[self.raid] > 0:
            common = common_angels(t, self.raid)
            if common != NONE:
                low = high = common
        for angels in range(low, high + 1, 2):
            t.offer(angels)
        return t.settle(LUFTWAFFE)

    @step("9.2.3")
    def set_angels(self, t: Blue) -> Todo:
        for unit in range(FIRST_SLOT, UNITS):
            if t.plan[unit] == self.raid and t.task[unit] != TOP_COVER:
                t.plotted[unit] = self.number
                t.plotted_back[unit] = AFTER_DIVE if t.method[self.raid] == DIVE else self.number
        t.attack_angels[self.raid] = self.number
        self.unit = FIRST_SLOT - 1
        return GO_ON

    @step("9.2.3")
    def find_top_cover(self, t: Blue) -> Todo:
        self.unit = next_top_cover(t, self.raid, self.unit)
        return GO_ON if self.unit < UNITS else self.go_to("begin_angels_back")

    @step("9.2.3", into="number")
    def choose_top_cover_angels(self, t: Blue) -> Todo:
        """§ 9.1.3 (d): at the bombers' height or above, but not at Angels 0."""
        low = t.attack_angels[self.raid]
        for angels in range(low if low > 0 else 2, CEILING[t.kind[self.unit]] + 1, 2):
            t.offer(angels)
        return t.settle(LUFTWAFFE)

    @step("9.2.3")
    def set_top_cover_angels(self, t: Blue) -> Todo:
        t.plotted[self.unit] = t.plotted_back[self.unit] = self.number
        return self.go_to("find_top_cover")

    @step("9.2.3")
    def begin_angels_back(self, t: Blue) -> Todo:
        """(a) The top cover of dive bombers may have another height on the way home."""
        self.unit = FIRST_SLOT - 1
        return GO_ON if t.method[self.raid] == DIVE else self.go_to("choose_descent")

    @step("9.2.3")
    def find_cover_back(self, t: Blue) -> Todo:
        self.unit = next_top_cover(t, self.raid, self.unit)
        return GO_ON if self.unit < UNITS else self.go_to("choose_descent")

    @step("9.2.3", into="number")
    def choose_angels_back(self, t: Blue) -> Todo:
        for angels in range(AFTER_DIVE, CEILING[t.kind[self.unit]] + 1, 2):
            t.offer(angels)
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("9.2.3")
    def set_angels_back(self, t: Blue) -> Todo:
        if self.number != PASS:
            t.plotted_back[self.unit] = self.number
        return self.go_to("find_cover_back")

    # --- § 9.4.4: a Jabo's descent; § 9.4.1: a point to orbit
    @step("9.4.4", into="place", of="place")
    def choose_descent(self, t: Blue) -> Todo:
        """A hex on the way to the target at which Jabos come down to the height of their attack."""
        if not is_jabo_raid(t, self.raid) or t.attack_angels[self.raid] <= 2:
            return self.go_to("choose_orbit")
        offer_course(t, self.raid, 1, t.target_way[self.raid])
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("9.4.4", into="number")
    def choose_attack_angels(self, t: Blue) -> Todo:
        if self.place == PASS:
            return self.go_to("choose_orbit")
        dive = t.method[self.raid] == DIVE
        for angels in range(DIVE_FROM if dive else 2, t.attack_angels[self.raid] + 1, 2):
            if not dive or angels <= DIVE_TO:
                t.offer(angels)
        return t.settle(LUFTWAFFE)

    @step("9.4.4")
    def set_descent(self, t: Blue) -> Todo:
        t.descend_at[self.raid] = self.place + 1
        t.attack_angels[self.raid] = self.number
        return GO_ON

    @step("9.4.1", into="place", of="place")
    def choose_orbit(self, t: Blue) -> Todo:
        """One point to orbit: of a sweep anywhere, of Jabos over the target or after it."""
        if t.sweep[self.raid] == 0 and not is_jabo_raid(t, self.raid):
            return self.go_to("choose_time")
        if t.sweep[self.raid] == 0:
            t.offer(point(t, self.raid, t.target_way[self.raid]))
        offer_course(t, self.raid, t.target_way[self.raid] + 1, t.ways[self.raid] - 1)
        t.offer(PASS)
        return t.settle(LUFTWAFFE)

    @step("9.4.1")
    def set_orbit(self, t: Blue) -> Todo:
        t.orbit_at[self.raid] = self.place + 1 if self.place != PASS else 0
        return GO_ON

    # --- § 9.2.7: the time
    @step("9.2.7", into="number")
    def choose_time(self, t: Blue) -> Todo:
        """Turns after the start.  § 9.2.6: no two raids fly stacked, nor may a sweep keep company with bombers."""
        if t.joined_to[self.raid] > 0:
            return self.go_to("end_plotting")
        last = WINDOW_AT_DUSK if t.period == DUSK else WINDOW
        company, stacked = company_turns(t, self.raid)
        for turn in range(last + 1):
            if (company >> turn) & 1:
                t.refuse(turn, "9.2.6", "sweep_with_bombers")
            elif (stacked >> turn) & 1:
                t.refuse(turn, "9.2.6", "raids_together")
            else:
                t.offer(turn)
        if t.offered == 0:  # ruling B9: no time is free of it
            for turn in range(last + 1):
                t.offer(turn)
        return t.settle(LUFTWAFFE)

    @step("9.2.7")
    def set_time(self, t: Blue) -> Todo:
        t.form_turn[self.raid] = self.number
        return GO_ON

    @step("6.4.5")
    def end_plotting(self, t: Blue) -> Todo:
        t.aim[self.raid] = 0
        t.pace[self.raid] = FIGHTER_MP
        set_recovery_times(t, self.raid)
        return DONE

    def limit(self, t: Blue) -> i64:
        """Waypoints before the target, § 9.2.9; the sheet has room for so many anyway."""
        if t.sweep[self.raid]:
            return WAYPOINTS_SWEEP if t.few_waypoints else FREE_SWEEP
        return WAYPOINTS_OUT if t.few_waypoints else FREE_WAYPOINTS

    def limit_back(self, t: Blue) -> i64:
        return WAYPOINTS_BACK if t.few_waypoints else FREE_WAYPOINTS


# --- courses
def offer_ways(t: Blue, raid: RaidId) -> None:
    """Every place that is not the last point of the course, while there is room for the boxes on the way."""
    t.offer_all(ALL_PLACES)
    here = last_point(t, raid)
    t.options[here] = t.options[t.offered - 1]
    t.offered -= 1


def plot_to(t: Blue, raid: RaidId, place: PlaceId) -> i64:
    """Add a point, and before it what must be passed to get there; answers how many waypoints that counts for (§ 9.2.2)."""
    here = last_point(t, raid)
    if place == here:
        return 0
    for between in corridor(here, place):
        add_point(t, raid, between)
    add_point(t, raid, place)
    return 0 if is_box(place) or (is_box(here) and is_leg(here, place)) else 1


def waypoints_to(t: Blue, raid: RaidId, last: i64) -> i64:
    """Of the points up to this one those that count as waypoints: no box, nor the hex by which a box is left (§ 9.2.2)."""
    n: i64 = 0
    for i in range(1, last + 1):
        if not is_box(point(t, raid, i)) and not is_box(point(t, raid, i - 1)):
            n += 1
    return n


def has_room(t: Blue, raid: RaidId, kept: i64) -> bool:
    """The sheet has room for one more waypoint, with boxes before it, and for what must follow."""
    return t.ways[raid] + ROOM_BACK + kept <= WAYS


def offer_course(t: Blue, raid: RaidId, first: i64, last: i64) -> None:
    """The hexes of the course from one of its points to another, each once, whatever was offered before."""
    offered = column(HEXES)
    for i in range(t.offered):
        offered[t.options[i]] = 1
    for i in range(first if first > 0 else 1, last + 1):
        one, other = point(t, raid, i - 1), point(t, raid, i)
        for k in range(1, leg_length(one, other) + (1 if i < last else 0)):
            place = on_leg(one, other, k)
            if place < HEXES and offered[place] == 0:
                offered[place] = 1
                t.offer(place)


def is_offered(t: Blue, option: i64) -> bool:
    for i in range(t.offered):
        if t.options[i] == option:
            return True
    return False


# --- § 9.2.5: company
def can_start_with(t: Blue, raid: RaidId, other: i64) -> bool:
    """Another raid of the same fleet that is plotted, with bombers of the same method or none; sweeps keep to themselves."""
    if other == raid or t.state[other] != PLANNED or t.ways[other] == 0 or t.fleet[other] != t.fleet[raid]:
        return False
    if t.sweep[other] != t.sweep[raid] or t.method[other] != t.method[raid]:
        return False
    if parting_points(t, other) < 2 or is_jabo_raid(t, other) != is_jabo_raid(t, raid):
        return False
    angels = t.plotted[first_plan(t, other, BOMBING)] if t.sweep[other] == 0 else t.attack_angels[other]
    return lowest_plot(t, raid) <= angels <= highest_plot(t, raid) and t.descend_at[other] == 0


def parting_points(t: Blue, other: i64) -> i64:
    """Points of the other's course at which one may part: those before its target, or all of a sweep's but the last."""
    last = t.ways[other] - 1 if t.sweep[other] else t.target_way[other]
    room = WAYS - ROOM_OUT - ROOM_BACK
    return last if last < room else room


def common_angels(t: Blue, raid: RaidId) -> i64:
    """§ 9.1.3 (b): while they fly under one counter all bombers have one height."""
    other = t.joined_to[raid] - 1
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == other and (t.task[unit] == BOMBING or t.sweep[other]):
            return t.plotted[unit]
    return NONE


def first_plan(t: Blue, raid: RaidId, task: i64) -> UnitId:
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == raid and t.task[unit] == task:
            return unit
    return FIRST_SLOT


def is_jabo_raid(t: Blue, raid: RaidId) -> bool:
    """§ 9.4.4: its bombs are carried by fighters."""
    if t.sweep[raid]:
        return False
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == raid and t.task[unit] == BOMBING and t.bomber[unit]:
            return False
    return True


# --- § 9.2.3: heights
def lowest_plot(t: Blue, raid: RaidId) -> i64:
    if t.method[raid] == LOW_LEVEL:
        return 0
    return DIVE_FROM if t.method[raid] == DIVE and not is_jabo_raid(t, raid) else 2


def highest_plot(t: Blue, raid: RaidId) -> i64:
    """The lowest ceiling of those that must fly at this height; divers start at Angels 14 at most, Jabos fly at 24 at most."""
    if t.method[raid] == LOW_LEVEL:
        return 0
    high = TOP_OF_SKY
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == raid and t.task[unit] != TOP_COVER and CEILING[t.kind[unit]] < high:
            high = CEILING[t.kind[unit]]
    if is_jabo_raid(t, raid):
        return high if high < JABO_ANGELS else JABO_ANGELS
    if t.method[raid] == DIVE and high > DIVE_TO:
        high = DIVE_TO
    return high


def next_top_cover(t: Blue, raid: RaidId, after: i64) -> UnitId:
    unit = after + 1
    while unit < UNITS and not (t.plan[unit] == raid and t.task[unit] == TOP_COVER):
        unit += 1
    return unit


# --- § 9.2.6: raids fly apart
def company_turns(t: Blue, raid: RaidId) -> tuple[i64, i64]:
    """Form-up turns, one bit each, at which the raid would share a hex with another in two turns running, by the plots.

    First those with raids of the other kind, sweeps with bombing raids and these with sweeps; then those with its own.
    """
    company: i64 = 0
    stacked: i64 = 0
    mine = [track(t, raid, pace) for pace in paces(t, raid)]
    for other in range(PLANS):
        planned = t.state[other] == PLANNED or t.state[other] == JOINED
        if other == raid or not planned or t.pace[other] == 0:
            continue
        for pace in paces(t, other):
            theirs = track(t, other, pace)
            for way in mine:
                turns = turns_together(way, theirs, t.form_turn[other])
                if t.sweep[other] == t.sweep[raid]:
                    stacked |= turns
                else:
                    company |= turns
    return company, stacked


def paces(t: Blue, raid: RaidId) -> list[int]:
    """§ 9.3.3: three hexes a turn, of fighters alone also four."""
    if t.sweep[raid] == 0 and not is_jabo_raid(t, raid):
        return [BOMBER_MP]
    return [BOMBER_MP, FIGHTER_MP]


def turns_together(mine: list[int], theirs: list[int], formed: i64) -> i64:
    """At which form-up turns, one bit each, a track runs along with another that began at turn `formed`."""
    moves: dict[tuple[int, int], list[int]] = {}
    for n in range(len(theirs) - 1):
        moves.setdefault((theirs[n], theirs[n + 1]), []).append(n)
    turns: i64 = 0
    for n in range(len(mine) - 1):
        for then in moves.get((mine[n], mine[n + 1]), []):
            turn = formed + then - n
            if 0 <= turn <= WINDOW:
                turns |= bit(turn)
    return turns
