"""A raid moves: it flies point by point, and each hex brings what the sections of its steps say.  § 9.3, § 9.3.3"""

from __future__ import annotations

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.bomb_run import BombRun
from opsroom.titles.burning_blue.rules.charts import CLIMB_MP, HEADWIND
from opsroom.titles.burning_blue.rules.courses import find_on_course, leg_length, on_leg, point
from opsroom.titles.burning_blue.rules.detection import check_detection, hide_or_show, lay_track, lowest_in
from opsroom.titles.burning_blue.rules.dogfights import dogfights_along, end_dogfights
from opsroom.titles.burning_blue.rules.encounters import Encounters, PursuitAttack, next_met
from opsroom.titles.burning_blue.rules.endurance import recover_raid
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import heads
from opsroom.titles.burning_blue.rules.geography import COVER, RAF_MAY_ENTER, is_box
from opsroom.titles.burning_blue.rules.guns import GroundDefences
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import leave_course
from opsroom.titles.burning_blue.rules.movement import scatter
from opsroom.titles.burning_blue.rules.navigation import Navigation, must_navigate
from opsroom.titles.burning_blue.rules.off_course import ReturnToCourse, WayHome
from opsroom.titles.burning_blue.rules.raid_breakup import ON_COURSE, TO_COURSE, is_pancaking, turn_back_if_spent
from opsroom.titles.burning_blue.rules.raid_flight import (
    aim_of,
    carries_bombs,
    has_arrived,
    has_bomber_aircraft,
    is_at_point,
    is_at_target,
    is_back,
    is_bound_for_a_box,
    is_held,
    is_in_passing,
    is_quiet,
    look_ahead,
    pace_of,
)
from opsroom.titles.burning_blue.rules.raid_heights import (
    announce_height,
    climb,
    come_down,
    come_down_at_once,
    come_down_to,
    dive,
    dive_on_prey,
    has_dived,
    is_below_its_aim,
    lowest_ceiling,
    must_come_down,
    pursuit_height,
    use_spare_point,
)
from opsroom.titles.burning_blue.rules.raid_partings import (
    HAS_PARTED,
    part_raids,
    release_those_who_left,
    settle_partings,
    strike_off,
)
from opsroom.titles.burning_blue.rules.raid_tasks import (
    attack_ground,
    descend,
    dive_on_target,
    ground_height,
    is_down_to_attack,
    is_there,
    must_attack,
    must_descend,
    must_dive,
)
from opsroom.titles.burning_blue.rules.relief_escorts import meet_relief
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    FLYING,
    ORBIT,
    RAF_UNITS,
    RAIDS,
    Blue,
    begin_to_move,
    units_of,
)
from opsroom.titles.burning_blue.rules.weather import is_overcast, wind_change


@procedure(
    "9.3.3",
    kinds={
        "raid": "raid",
        "seat": "seat",
        "begun": "place",
        "start": "place",
        "aim": "place",
        "crew": "luftwaffe_units",
        "heading": "off_course",
        "flew": "flag",
        "want": "optional",
        "dived": "luftwaffe_units",
    },
)
class RaidMove(Procedure):
    """One raid flies, point by point: guns, balloons, its way, the enemy, its target."""

    raid: Own
    mp: Own = 0  # points left to spend; a raid that has just parted from another is given them
    seat: Shown = LUFTWAFFE
    begun: Own = NONE  # where the move began
    crew: Own = 0  # its units when the move began, one bit each
    start: Own = NONE  # of the straight line, off the plotted course
    aim: Own = NONE
    step_on: Own = 0
    heading: Own = ON_COURSE  # as `off_course` was
    from_angels: Own = 0  # its height when the move began
    climbs: Own = 0  # points spent on climbing
    dived: Own = 0  # units that have come down in this move, one bit each
    want: Own = NONE  # Angels that a pursuer makes for in this move
    flew: Own = 0  # the last point was spent on a step, not on a change of height

    # --- before the move
    @step("9.3.7")
    def return_to_course(self, t: Blue) -> Todo:
        if t.off_course[self.raid] != TO_COURSE or t.rejoins[self.raid] or t.hunts[self.raid] != NONE:
            return GO_ON
        return t.do(ReturnToCourse(self.raid))

    @step("10.3.4")
    def plot_the_way_home(self, t: Blue) -> Todo:
        return t.do(WayHome(self.raid)) if t.to_plot[self.raid] else GO_ON

    @step("10.3.4")
    def note_the_way_home(self, t: Blue) -> Todo:
        t.to_plot[self.raid] = 0
        return GO_ON

    @step("12.2", into="want")
    def choose_pursuit_height(self, t: Blue) -> Todo:
        """Any height from that of the formation it hunts upwards."""
        if t.hunts[self.raid] == NONE:
            return GO_ON
        low = t.angels[t.hunts[self.raid]]
        t.offer(low)
        for angels in range(low + 2, lowest_ceiling(t, self.raid) + 1, 2):
            t.offer(angels)
        return t.settle(LUFTWAFFE)

    @step("9.3.3")
    def begin_move(self, t: Blue) -> Todo:
        t.flown[self.raid] = 1
        t.orbiting[self.raid] = 0
        self.begun = t.raid_at[self.raid]
        self.from_angels = lowest_in(t, self.raid)
        units = units_of(t, self.raid)
        begin_to_move(t, units)
        for unit in units:
            self.crew |= bit(unit - FIRST_SLOT)
        if t.hunts[self.raid] != NONE:
            leave_course(t, self.raid)
        self.set_line(t)
        if self.mp > 0:
            return GO_ON
        for unit in units:
            t.cloud[unit] = 0
        self.mp = pace_of(t, self.raid)
        if t.wind == HEADWIND:
            self.mp += wind_change(t, self.begun, look_ahead(t, self.raid, self.aim, self.mp), self.from_angels)
        return GO_ON

    # --- point by point
    @step("9.3.3")
    def spend_points(self, t: Blue) -> Todo:
        """One after the other, until something comes of it."""
        t.close_undo(RAF)  # dice and cards that it does not see
        self.keep_line(t)
        watching = [head for head in heads(t) if t.order[head] == ORBIT or t.tally[head] == self.raid]
        while self.mp > 0 and t.state[self.raid] == FLYING and not is_held(t, self.raid) and not is_there(t, self.raid):
            if t.to_plot[self.raid]:
                break  # § 10.3.4: first it plots its way home
            if is_at_target(t, self.raid) and carries_bombs(t, self.raid) and not must_dive(t, self.raid):
                self.flew = 0
                return self.go_to("come_to_the_target")  # it waited to dive, and cannot
            if self.climbs > 0 and (must_dive(t, self.raid) or must_descend(t, self.raid)):
                break  # § 8.1.5: up or down in one move, not both; it waits for the next
            self.spend_point(t)
            if not is_quiet(t, self.raid, watching):
                return GO_ON
        return self.go_to("end_move")

    @step("14")
    def brave_the_defences(self, t: Blue) -> Todo:
        return t.do(GroundDefences(self.raid))

    @step("21.2")
    def be_relieved(self, t: Blue) -> Todo:
        if t.state[self.raid] != FLYING:
            return self.go_to("end_move")
        meet_relief(t, self.raid)
        return GO_ON

    @step("9.3.4")
    def find_the_way(self, t: Blue) -> Todo:
        """At each point outward bound, at the target, and lost raids once a turn over a landmark."""
        return t.do(Navigation(self.raid, self.begun)) if self.flew and must_navigate(t, self.raid) else GO_ON

    @step("10.3.2")
    def meet_formations(self, t: Blue) -> Todo:
        first = next_met(t, self.raid, NONE)
        return t.do(Encounters(self.raid, first)) if first != NONE else self.go_to("come_to_the_target")

    @step("13.6")
    def see_whether_it_goes_on(self, t: Blue) -> Todo:
        return self.go_to("end_move") if t.halted else GO_ON

    @step("16.2")
    def come_to_the_target(self, t: Blue) -> Todo:
        if not is_at_target(t, self.raid) or not carries_bombs(t, self.raid):
            return self.go_to("attack_the_ground")
        return t.do(BombRun(self.raid, 1 - self.flew))

    @step("9.3.5")
    def see_whether_it_has_bombed(self, t: Blue) -> Todo:
        """If not it dives first, or it is on its way to its alternate."""
        return self.go_to("spend_points") if carries_bombs(t, self.raid) else GO_ON

    @step("9.4.1")
    def attack_the_ground(self, t: Blue) -> Todo:
        """A Freie Jagd that came down to strafe or to shoot at balloons."""
        if t.state[self.raid] == FLYING and t.attacking[self.raid] > 0 and is_down_to_attack(t, self.raid):
            attack_ground(t, self.raid)
        return GO_ON

    @step("9.3.6")
    def part(self, t: Blue) -> Todo:
        """Raids that flew under this counter go their own way."""
        if t.state[self.raid] == FLYING and is_at_point(t, self.raid):
            part_raids(t, self.raid)
        return GO_ON

    @step("9.3.6")
    def settle_the_parting(self, t: Blue) -> Todo:
        return settle_partings(t)

    @step("9.2.5")
    def send_on(self, t: Blue) -> Todo:
        """They fly on with the points that are left, then this raid does; so do bombers that have turned for home."""
        other = self.next_to_fly_on(t)
        return t.do(RaidMove(other, self.mp)) if other != NONE else self.go_to("spend_points")

    @step("9.2.5")
    def send_on_the_next(self, t: Blue) -> Todo:
        return self.go_to("send_on")

    # --- the end of the move
    @step("13.2.2")
    def end_move(self, t: Blue) -> Todo:
        if t.state[self.raid] != FLYING or t.hunts[self.raid] == NONE:
            return GO_ON
        return t.do(PursuitAttack(self.raid))

    @step("19.2.2")
    def come_out_of_cloud(self, t: Blue) -> Todo:
        for unit in units_of(t, self.raid):
            if t.cloud[unit] >= 2:
                t.cloud[unit] = 0
                scatter(t, unit)
                turn_back_if_spent(t, unit)
        return GO_ON

    @step("9.3.6")
    def settle_who_turned_back(self, t: Blue) -> Todo:
        return settle_partings(t)

    @step("13.6")
    def send_on_the_rest(self, t: Blue) -> Todo:
        """This raid has stopped or is gone; those who left it here fly on."""
        other = self.next_to_fly_on(t)
        return t.do(RaidMove(other, self.mp)) if other != NONE else self.go_to("come_home")

    @step("13.6")
    def send_on_another(self, t: Blue) -> Todo:
        return self.go_to("send_on_the_rest")

    @step("9.3.9")
    def come_home(self, t: Blue) -> Todo:
        t.close_undo(RAF)
        if t.state[self.raid] != FLYING:
            return DONE
        use_spare_point(t, self.raid, self.dived)
        announce_height(t, self.raid)
        if has_arrived(t, self.raid):
            recover_raid(t, self.raid)
            return DONE
        hide_or_show(t, self.raid)
        lay_track(t, self.raid)
        return DONE

    def next_to_fly_on(self, t: Blue) -> RaidId:
        """A raid that has come out of this one and has points left; without points all of them have flown."""
        self.crew = release_those_who_left(t, self.raid, self.crew, self.mp)
        for other in range(RAIDS):
            if t.flown[other] == HAS_PARTED + self.raid:
                t.flown[other] = 1
                self.crew = strike_off(t, other, self.crew)
                if self.mp > 0:
                    return other
        return NONE

    # --- § 9.3.3: what one point is spent on
    def spend_point(self, t: Blue) -> None:
        self.flew = 0
        units = units_of(t, self.raid)
        heights = [t.angels[unit] for unit in units]
        if must_dive(t, self.raid):
            self.mp -= 1
            dive_on_target(t, self.raid)
        elif must_descend(t, self.raid):
            self.mp -= 1
            descend(t, self.raid)
        elif self.climbs == 0 and self.dived == 0 and must_come_down(t, self.raid):
            self.mp -= 1
            come_down_at_once(t, self.raid)
        elif self.must_climb(t):
            self.mp -= 1
            self.climbs += 1
            climb(t, self.raid, self.want, self.dived, self.from_angels, self.climbs)
        elif must_attack(t, self.raid) and self.climbs == 0:
            self.mp -= 1
            dive(t, self.raid, ground_height(t, self.raid))
        elif t.hunts[self.raid] != NONE or t.off_course[self.raid] != ON_COURSE:
            self.fly_straight(t)
        else:
            self.fly_course(t)
        for i in range(len(units)):
            if t.angels[units[i]] < heights[i]:
                self.dived |= bit(units[i] - FIRST_SLOT)
        announce_height(t, self.raid)
        hide_or_show(t, self.raid)

    def must_climb(self, t: Blue) -> bool:
        """With one point of bombers, two of fighters; § 8.1.6: not in a move into a box; § 10.3.4: not home, but into cloud (§ 9.3.8)."""
        if self.climbs >= CLIMB_MP or not is_below_its_aim(t, self.raid, self.want):
            return False
        if self.climbs > 0 and has_bomber_aircraft(t, self.raid):
            return False
        if is_pancaking(t, self.raid) and t.dodge_weather == 0:
            return False
        if has_dived(t, self.raid, self.dived) or is_in_passing(t, self.raid, self.aim):
            return False
        return not is_bound_for_a_box(t, self.raid, self.aim, self.mp)

    def fly_course(self, t: Blue) -> None:
        leg = t.leg[self.raid]
        one, other = point(t, self.raid, leg), point(t, self.raid, leg + 1)
        t.step[self.raid] += 1
        place = on_leg(one, other, t.step[self.raid])
        if t.step[self.raid] >= leg_length(one, other):
            t.leg[self.raid], t.step[self.raid] = leg + 1, 0
        self.enter(t, place)

    def set_line(self, t: Blue) -> None:
        """Off its course a raid flies straight."""
        self.heading = t.off_course[self.raid]
        self.start, self.aim, self.step_on = t.raid_at[self.raid], aim_of(t, self.raid), 0

    def keep_line(self, t: Blue) -> None:
        """A raid that has just turned for home flies straight there."""
        if t.state[self.raid] == FLYING and t.off_course[self.raid] != self.heading:
            self.set_line(t)

    def fly_straight(self, t: Blue) -> None:
        if self.step_on >= leg_length(self.start, self.aim):
            self.set_line(t)
        if self.start == self.aim and is_back(t, self.raid):
            self.rejoin(t)
            if is_there(t, self.raid):
                self.mp = 0
            else:
                self.fly_course(t)
            return
        if self.start == self.aim:
            self.mp = self.mp - 1 if dive_on_prey(t, self.raid, self.want) else 0
            return
        self.step_on += 1
        self.enter(t, on_leg(self.start, self.aim, self.step_on))
        if t.hunts[self.raid] != NONE or t.raid_at[self.raid] != t.aim[self.raid]:
            return
        if is_back(t, self.raid):
            self.rejoin(t)
        elif t.leg[self.raid] < t.ways[self.raid] - 1:  # § 10.3.4: the next point of the way home
            t.leg[self.raid] += 1
            t.aim[self.raid] = point(t, self.raid, t.leg[self.raid])
            self.set_line(t)

    def rejoin(self, t: Blue) -> None:
        find_on_course(t, self.raid)
        t.off_course[self.raid] = ON_COURSE
        self.aim = NONE

    def enter(self, t: Blue, place: PlaceId) -> None:
        """One step: free dives, cloud, radar boxes, everyone who dogfights along with it."""
        self.flew = 1
        before = t.raid_at[self.raid]
        t.raid_at[self.raid] = place
        self.mp = 0 if is_box(place) else self.mp - 1
        for unit in units_of(t, self.raid):
            if t.hunts[self.raid] != NONE:
                come_down_to(t, unit, pursuit_height(t, self.raid, self.want))
            else:
                come_down(t, self.raid, unit)
            if is_overcast(t, place, t.angels[unit]):
                t.cloud[unit] += 1
        for number in dogfights_along(t, self.raid):
            for unit in range(RAF_UNITS):
                if t.dogfight[unit] == number and RAF_MAY_ENTER[place]:
                    t.at[unit] = place
        if RAF_MAY_ENTER[place] == 0:
            end_dogfights(t)  # ruling B99
        if is_box(place) and COVER[before] == 0 and COVER[place] != 0:
            check_detection(t, self.raid)  # § 11.2 (b)
