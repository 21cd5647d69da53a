"""A raid flies its course, finds its way or loses it, meets the enemy, bombs and comes home.  § 9.3, § 9.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.attacks import RafAttacks, SweepAttack, leave_course
from opsroom.titles.burning_blue.rules.bombing import (
    IS_LOST,
    NOT_LOST,
    ON_DECOY,
    bomb,
)
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.courses import (
    ahead_on_course,
    corridor,
    is_leg,
    last_point,
    leg_length,
    on_leg,
    point,
)
from opsroom.titles.burning_blue.rules.detection import check_detection, hide_or_show, lay_track, lowest_in, news
from opsroom.titles.burning_blue.rules.dogfights import dogfights_along, end_dogfights
from opsroom.titles.burning_blue.rules.endurance import recover_raid
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import heads, is_head
from opsroom.titles.burning_blue.rules.geography import (
    BARRAGE,
    COVER,
    HEAVY,
    LIGHT,
    NONE,
    RAF_MAY_ENTER,
    apart,
    is_box,
)
from opsroom.titles.burning_blue.rules.guns import brave_balloons, fire_guns
from opsroom.titles.burning_blue.rules.interception import can_attack_raid, can_raid_attack, is_met, is_mutual
from opsroom.titles.burning_blue.rules.losses import is_spent
from opsroom.titles.burning_blue.rules.movement import climb_gain, scatter
from opsroom.titles.burning_blue.rules.navigation import must_navigate, navigate
from opsroom.titles.burning_blue.rules.plotting import is_offered, offer_course
from opsroom.titles.burning_blue.rules.raid_flight import (
    announce_height,
    bomber_height,
    carries_bombs,
    come_down,
    come_down_at_once,
    come_down_to,
    has_arrived,
    has_bomber_aircraft,
    is_at_point,
    is_at_target,
    is_held,
    is_too_low,
    lowest_ceiling,
    pace_of,
    set_heights_back,
    shows_bombers,
    use_spare_point,
    wanted_height,
)
from opsroom.titles.burning_blue.rules.raid_tasks import (
    attack_ground,
    descend,
    dive,
    dive_on_target,
    ground_height,
    is_down_to_attack,
    is_there,
    must_attack,
    must_descend,
    must_dive,
)
from opsroom.titles.burning_blue.rules.raid_ways import (
    HAS_PARTED,
    WayHome,
    divert,
    find_on_course,
    meet_relief,
    part_raids,
)
from opsroom.titles.burning_blue.rules.raiding import (
    ON_COURSE,
    TO_COURSE,
    EscortChoice,
    TallyChoice,
    has_parted,
    has_shed,
    is_pancaking,
    is_sweep,
    pancake_unit,
    turn_back_if_spent,
)
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FIRST_SLOT,
    FLYING,
    FOUGHT,
    ORBIT,
    RAF_UNITS,
    RAIDS,
    Blue,
    begin_to_move,
    units_of,
)
from opsroom.titles.burning_blue.rules.tables import (
    BAD,
    BOMB_HERE,
    BOMBER_CLIMB,
    CLIMB_MP,
    HEADWIND,
    MUTUAL_RAF,
)
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally, can_hunt, can_spot
from opsroom.titles.burning_blue.rules.weather import grade_to_ground, is_overcast, wind_change

STAND_HUNT: Final[i64] = 2  # a row of `stand`


@procedure(
    "9.3.3",
    kinds={
        "raid": "raid",
        "seat": "seat",
        "begun": "place",
        "start": "place",
        "aim": "place",
        "head": "unit",
        "orbits": "flag",
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
    left: Own = 0  # points to spend, of a raid that has just parted from another
    seat: Shown = LUFTWAFFE
    mp: Own = 0
    climbs: Own = 0
    from_angels: Own = 0
    begun: Own = NONE  # where the move began
    start: Own = NONE  # of the straight line, off the plotted course
    aim: Own = NONE
    step_on: Own = 0
    roll: Own = 0
    head: Own = NONE
    answer: Own = NO
    place: Own = PASS
    number: Own = 0
    orbits: Own = 0  # the formation that it has met, and it has not attacked
    crew: Own = 0  # its units when the move began, one bit each
    heading: Own = ON_COURSE  # as `off_course` was
    flew: Own = 0  # the last point was spent on a step, not on a change of height
    want: Own = NONE  # Angels that a pursuer makes for in this move
    dived: Own = 0  # units that have come down in this move, one bit each

    # --- § 9.3.7: a sweep that hunts no more comes back to its course
    @step("9.3.7", into="place", of="place")
    def choose_return(self, t: Blue) -> Todo:
        """Any hex of it."""
        if t.off_course[self.raid] != TO_COURSE or t.rejoins[self.raid] or t.hunts[self.raid] != NONE:
            return self.go_to("plot_the_way_home") if t.to_plot[self.raid] else self.go_to("choose_pursuit_height")
        offer_course(t, self.raid, 1, t.ways[self.raid] - 1)
        last = last_point(t, self.raid)
        if not is_offered(t, last):
            t.offer(last)
        return t.ask(LUFTWAFFE)

    @step("9.3.7", into="number")
    def choose_return_height(self, t: Blue) -> Todo:
        """And a height, which it keeps from then on."""
        for angels in range(2, lowest_ceiling(t, self.raid) + 1, 2):
            t.offer(angels)
        return t.ask(LUFTWAFFE)

    @step("9.3.7")
    def set_return(self, t: Blue) -> Todo:
        t.aim[self.raid], t.rejoins[self.raid] = self.place, 1
        for unit in units_of(t, self.raid):
            t.plotted[unit] = t.plotted_back[unit] = self.number
        return self.go_to("begin_move")

    @step("10.3.4")
    def plot_the_way_home(self, t: Blue) -> Todo:
        t.to_plot[self.raid] = 0
        return t.do(WayHome(self.raid))

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
        begin_to_move(t, units_of(t, self.raid))
        for unit in units_of(t, self.raid):
            self.crew |= bit(unit - FIRST_SLOT)
        if t.hunts[self.raid] != NONE:
            leave_course(t, self.raid)
        self.set_line(t)
        if self.left > 0:
            self.mp = self.left
            return GO_ON
        for unit in units_of(t, self.raid):
            t.cloud[unit] = 0
        self.mp = pace_of(t, self.raid)
        if t.wind == HEADWIND:
            self.mp += wind_change(t, self.begun, self.look_ahead(t, self.mp), self.from_angels)
        return GO_ON

    @step("9.3.3")
    def spend_points(self, t: Blue) -> Todo:
        """One after the other, until something comes of it."""
        watching = [head for head in heads(t) if t.order[head] == ORBIT or t.tally[head] == self.raid]
        while self.mp > 0 and t.state[self.raid] == FLYING and not is_held(t, self.raid) and not is_there(t, self.raid):
            if t.to_plot[self.raid]:
                break  # § 10.3.4: first it plots its way home
            if is_at_target(t, self.raid) and carries_bombs(t, self.raid) and not must_dive(t, self.raid):
                return self.go_to("drop_bombs")  # it waited to dive, and cannot
            if self.climbs > 0 and (must_dive(t, self.raid) or must_descend(t, self.raid)):
                break  # § 8.1.5: up or down in one move, not both; it waits for the next
            self.spend_point(t)
            if not self.is_quiet(t, watching):
                return GO_ON
        return self.go_to("end_move")

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
        elif self.must_come_down(t):
            self.mp -= 1
            come_down_at_once(t, self.raid)
        elif self.must_climb(t):
            self.climb(t)
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

    def is_quiet(self, t: Blue, watching: list[int]) -> bool:
        """Nothing here concerns it: no guns or balloons, no point of its course, nothing to look for, no enemy near."""
        raid, place = self.raid, t.raid_at[self.raid]
        if LIGHT[place] or HEAVY[place] or BARRAGE[place] != NONE or is_at_point(t, raid):
            return False
        if t.lost[raid] or t.relief[raid] or t.attacking[raid]:
            return False
        for head in watching:
            if apart(t.at[head], place) <= 1:
                return False
        return True

    @step("14.1.1")
    def be_fired_at(self, t: Blue) -> Todo:
        fire_guns(t, self.raid)
        self.keep_line(t)
        return GO_ON if t.state[self.raid] == FLYING else self.go_to("end_move")

    @step("15.1")
    def brave_the_balloons(self, t: Blue) -> Todo:
        brave_balloons(t, self.raid, t.dive_from[self.raid] > 0)
        self.keep_line(t)
        return GO_ON if t.state[self.raid] == FLYING else self.go_to("end_move")

    @step("9.3.6")
    def send_escorts_home(self, t: Blue) -> Todo:
        """With bombers that guns or balloons have turned back."""
        return t.do(EscortChoice()) if has_shed(t) else GO_ON

    @step("12.1.4")
    def look_after_the_turned(self, t: Blue) -> Todo:
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("21.2")
    def be_relieved(self, t: Blue) -> Todo:
        meet_relief(t, self.raid)
        return GO_ON

    # --- § 9.3.4: navigation
    @step("9.3.4", into="roll")
    def roll_for_the_way(self, t: Blue) -> Todo:
        """In secret: at each point outward bound, at the target, and lost raids once a turn over a landmark."""
        return t.roll(2) if self.flew and must_navigate(t, self.raid) else self.go_to("look_out")

    @step("9.3.4")
    def read_the_way(self, t: Blue) -> Todo:
        navigate(t, self.raid, self.begun, self.roll)
        return GO_ON

    # --- § 10.3.2, § 12.2: the RAF
    @step("10.3.2")
    def look_out(self, t: Blue) -> Todo:
        self.head = -1
        return GO_ON

    @step("10.3.2")
    def find_enemy(self, t: Blue) -> Todo:
        order, tally = t.order, t.tally
        for head in range(self.head + 1, RAF_UNITS):
            if (order[head] == ORBIT or tally[head] == self.raid) and is_met(t, self.raid, head):
                self.head = head
                return GO_ON
        return self.go_to("come_to_the_target")

    @step("12.1")
    def be_looked_for(self, t: Blue) -> Todo:
        """A formation in orbit must look for what flies into its zone."""
        self.orbits = 1 if t.order[self.head] == ORBIT else 0
        if t.order[self.head] == ORBIT and can_spot(t, self.head):
            return t.do(RafTally(self.head, self.raid))
        return GO_ON

    @step("13.2.1")
    def be_attacked(self, t: Blue) -> Todo:
        if is_mutual(t, self.raid) and t.hunts[self.raid] == self.head:
            return self.go_to("end_move")
        if t.tally[self.head] == self.raid and can_attack_raid(t, self.head, self.raid) and self.head != FLIGHT_421:
            self.orbits = 0
            return t.do(RafAttacks(self.head, self.raid))
        return GO_ON

    @step("10.3.2", into="answer", of="answer")
    def choose_to_look_back(self, t: Blue) -> Todo:
        """Asked of any raid that may be a Freie Jagd for all the RAF knows, but only a Freie Jagd can say yes."""
        if t.state[self.raid] != FLYING or not is_head(t, self.head) or self.orbits == 0:
            return self.go_to("see_whether_it_goes_on")
        if t.hunts[self.raid] != NONE or shows_bombers(t, self.raid):
            return self.go_to("see_whether_it_goes_on")
        if t.stand[STAND_HUNT]:  # by habit a sweep looks
            return GO_ON
        t.offer(NO)
        if can_hunt(t, self.raid):
            t.offer(YES)
        return t.ask(LUFTWAFFE)

    @step("10.3.2")
    def look_back(self, t: Blue) -> Todo:
        if t.stand[STAND_HUNT] and can_hunt(t, self.raid):
            self.answer = YES
        return t.do(SweepTally(self.raid, self.head)) if self.answer == YES else GO_ON

    @step("13.2.1")
    def attack_in_turn(self, t: Blue) -> Todo:
        if t.state[self.raid] == FLYING and t.hunts[self.raid] == self.head and self.answer == YES:
            if can_raid_attack(t, self.raid, self.head):
                return t.do(SweepAttack(self.raid, self.head))
        return GO_ON

    @step("13.6")
    def see_whether_it_goes_on(self, t: Blue) -> Todo:
        """Fighters that fought on the way and pursue or go home stay where they are; bombers fly on."""
        said = self.answer
        self.answer = NO
        if t.state[self.raid] != FLYING or is_held(t, self.raid):
            return self.go_to("end_move")
        pursues = t.hunts[self.raid] != NONE
        if said == YES and pursues:
            return self.go_to("end_move")
        if (pursues or is_pancaking(t, self.raid)) and self.has_fought(t) and not has_bomber_aircraft(t, self.raid):
            return self.go_to("end_move")
        self.keep_line(t)
        return self.go_to("find_enemy")

    # --- § 9.3.5, § 16.2: the target
    @step("9.3.5", into="roll")
    def come_to_the_target(self, t: Blue) -> Todo:
        """A lost raid throws a die: bomb here, or go to the alternate."""
        if not is_at_target(t, self.raid) or not carries_bombs(t, self.raid):
            return self.go_to("attack_the_ground")
        if self.flew == 0:
            return self.go_to("drop_bombs")
        if t.lost[self.raid] == IS_LOST and t.diverted[self.raid] == 0:
            return t.roll(1)
        return GO_ON

    @step("9.3.5")
    def choose_the_alternate(self, t: Blue) -> Todo:
        if t.diverted[self.raid] == 0:
            bad = grade_to_ground(t, t.raid_at[self.raid], bomber_height(t, self.raid)) == BAD
            if (bad and t.lost[self.raid] != ON_DECOY) or (t.lost[self.raid] == IS_LOST and self.roll > BOMB_HERE):
                divert(t, self.raid)
                self.set_line(t)
                return self.go_to("turn_the_spent_back")
        return GO_ON

    @step("16.2")
    def drop_bombs(self, t: Blue) -> Todo:
        """Everything else that the hex brings has been done; then spent units turn for home, § 13.5.1.

        § 16.2.2: divers first spend a point on the dive, if need be in the next turn.
        """
        if must_dive(t, self.raid):
            return self.go_to("spend_points")
        bomb(t, self.raid, False)
        t.dive_from[self.raid] = 0
        t.lost[self.raid] = NOT_LOST
        news(t, RAF)  # § 11.1.1: what was bombed and what it was worth is said aloud; `bombed` has told it
        hide_or_show(t, self.raid)
        for unit in units_of(t, self.raid):
            if is_spent(t, unit):
                t.dogfight[unit] = 0
                pancake_unit(t, unit)
        set_heights_back(t, self.raid)
        self.keep_line(t)
        return GO_ON

    @step("9.3.6")
    def send_escorts_along(self, t: Blue) -> Todo:
        return t.do(EscortChoice()) if has_shed(t) else GO_ON

    @step("12.1.4")
    def share_tallies(self, t: Blue) -> Todo:
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("9.4.1")
    def attack_the_ground(self, t: Blue) -> Todo:
        """A Freie Jagd that came down to strafe or to shoot at balloons."""
        if t.state[self.raid] == FLYING and t.attacking[self.raid] > 0 and is_down_to_attack(t, self.raid):
            attack_ground(t, self.raid)
            self.keep_line(t)
        return GO_ON

    # --- § 9.2.5, § 9.3.6: raids that flew under this counter go their own way
    @step("9.3.6")
    def part(self, t: Blue) -> Todo:
        if t.state[self.raid] == FLYING and is_at_point(t, self.raid):
            part_raids(t, self.raid)
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("9.2.5")
    def send_on(self, t: Blue) -> Todo:
        """They fly on with the points that are left, then this raid does; so do bombers that have turned for home."""
        self.release_those_who_left(t)
        for other in range(RAIDS):
            if t.flown[other] == HAS_PARTED + self.raid:
                t.flown[other] = 1
                self.strike_off(t, other)
                return t.do(RaidMove(other, self.mp)) if self.mp > 0 else self.go_to("send_on")
        return self.go_to("go_on")

    @step("9.2.5")
    def send_on_the_next(self, t: Blue) -> Todo:
        return self.go_to("send_on")

    @step("9.3.3")
    def go_on(self, t: Blue) -> Todo:
        return self.go_to("spend_points")

    # --- § 9.3.5, § 13.5.1: a raid goes on to its alternate; whoever was to bomb first turns for home now
    @step("13.5.1")
    def turn_the_spent_back(self, t: Blue) -> Todo:
        for unit in units_of(t, self.raid):
            turn_back_if_spent(t, unit)
        self.keep_line(t)
        return t.do(EscortChoice()) if has_shed(t) else GO_ON

    @step("12.1.4")
    def share_tallies_of_the_diverted(self, t: Blue) -> Todo:
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("9.3.5")
    def go_on_to_the_alternate(self, t: Blue) -> Todo:
        return self.go_to("spend_points")

    # --- the end of the move
    @step("13.2.2", into="roll")
    def end_move(self, t: Blue) -> Todo:
        return t.roll(1) if is_mutual(t, self.raid) else GO_ON

    @step("13.2.2")
    def attack_the_pursued(self, t: Blue) -> Todo:
        if t.state[self.raid] != FLYING or t.hunts[self.raid] == NONE:
            return GO_ON
        head = t.hunts[self.raid]
        if is_mutual(t, self.raid) and self.roll <= MUTUAL_RAF:
            return t.do(RafAttacks(head, self.raid))
        return t.do(SweepAttack(self.raid, head)) if can_raid_attack(t, self.raid, head) else GO_ON

    @step("19.2.2")
    def come_out_of_cloud(self, t: Blue) -> Todo:
        for unit in units_of(t, self.raid):
            if t.cloud[unit] >= 2:
                t.cloud[unit] = 0
                scatter(t, unit)
                turn_back_if_spent(t, unit)
        return t.do(EscortChoice()) if has_shed(t) else GO_ON

    @step("12.1.4")
    def share_tallies_at_the_end(self, t: Blue) -> Todo:
        return t.do(TallyChoice()) if has_parted(t) else GO_ON

    @step("13.6")
    def send_on_the_rest(self, t: Blue) -> Todo:
        """This raid has stopped or is gone; those who left it here fly on."""
        self.release_those_who_left(t)
        for other in range(RAIDS):
            if t.flown[other] == HAS_PARTED + self.raid:
                t.flown[other] = 1
                self.strike_off(t, other)
                return t.do(RaidMove(other, self.mp)) if self.mp > 0 else GO_ON
        return self.go_to("come_home")

    @step("13.6")
    def send_on_another(self, t: Blue) -> Todo:
        return self.go_to("send_on_the_rest")

    @step("9.3.9")
    def come_home(self, t: Blue) -> Todo:
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

    # --- flying
    def set_line(self, t: Blue) -> None:
        """Off its course a raid flies straight to its aim, or to the box between."""
        self.heading = t.off_course[self.raid]
        self.start, self.step_on = t.raid_at[self.raid], 0
        self.aim = NONE
        if t.hunts[self.raid] != NONE:
            self.aim = t.at[t.hunts[self.raid]]
        elif t.off_course[self.raid] != ON_COURSE:
            self.aim = t.aim[self.raid]
        if self.aim != NONE and not is_leg(self.start, self.aim):
            between = corridor(self.start, self.aim)
            if len(between) > 0:
                self.aim = between[0]

    def keep_line(self, t: Blue) -> None:
        """A raid that has just turned for home flies straight there."""
        if t.state[self.raid] == FLYING and t.off_course[self.raid] != self.heading:
            self.set_line(t)

    def has_fought(self, t: Blue) -> bool:
        """In this move."""
        for unit in units_of(t, self.raid):
            if t.fought[unit] == FOUGHT:
                return True
        return False

    def release_those_who_left(self, t: Blue) -> None:
        """§ 13.6: units that left this raid on the way fly on, but for fighters that fought: these stay where they are."""
        for raid in range(RAIDS):
            if raid != self.raid and t.state[raid] == FLYING and t.flown[raid] == 1 and self.has_left(t, raid):
                self.strike_off(t, raid)
                if self.mp > 0 and is_free_to_go_on(t, raid):
                    t.flown[raid] = HAS_PARTED + self.raid

    def strike_off(self, t: Blue, raid: i64) -> None:
        """Its units are on their own from now on."""
        for unit in units_of(t, raid):
            self.crew &= ~bit(unit - FIRST_SLOT)

    def has_left(self, t: Blue, raid: i64) -> bool:
        """All of it was under this counter when the move began."""
        for unit in units_of(t, raid):
            if (self.crew >> (unit - FIRST_SLOT)) & 1 == 0:
                return False
        return True

    def look_ahead(self, t: Blue, moves: i64) -> i64:
        """§ 19.2.8: the hex that this move tries to reach, past points of its course, for the wind."""
        if self.aim == NONE:
            return ahead_on_course(t, self.raid, t.leg[self.raid], t.step[self.raid], moves)
        length = leg_length(self.start, self.aim)
        if moves <= length or t.hunts[self.raid] != NONE or is_box(self.aim):
            return on_leg(self.start, self.aim, moves if moves < length else length)
        if t.off_course[self.raid] == TO_COURSE:
            leg, step, place = t.leg[self.raid], t.step[self.raid], t.raid_at[self.raid]
            t.raid_at[self.raid] = self.aim
            find_on_course(t, self.raid)
            end = ahead_on_course(t, self.raid, t.leg[self.raid], t.step[self.raid], moves - length)
            t.leg[self.raid], t.step[self.raid], t.raid_at[self.raid] = leg, step, place
            return end
        return ahead_on_course(t, self.raid, t.leg[self.raid], 0, moves - length)

    def fly_straight(self, t: Blue) -> None:
        if self.step_on >= leg_length(self.start, self.aim):
            self.set_line(t)
        if self.start == self.aim and self.is_back(t):
            self.rejoin(t)
            if is_there(t, self.raid):
                self.mp = 0
            else:
                self.fly_course(t)
            return
        if self.start == self.aim:
            self.mp = self.mp - 1 if self.dive_on_prey(t) else 0
            return
        self.step_on += 1
        self.enter(t, on_leg(self.start, self.aim, self.step_on))
        if t.hunts[self.raid] != NONE or t.raid_at[self.raid] != t.aim[self.raid]:
            return
        if self.is_back(t):
            self.rejoin(t)
        elif t.leg[self.raid] < t.ways[self.raid] - 1:  # § 10.3.4: the next point of the way home
            t.leg[self.raid] += 1
            t.aim[self.raid] = point(t, self.raid, t.leg[self.raid])
            self.set_line(t)

    def is_back(self, t: Blue) -> bool:
        """§ 9.3.7: at the hex of its course that was named; it may be the one it was in."""
        if t.hunts[self.raid] != NONE or t.off_course[self.raid] != TO_COURSE:
            return False
        return t.raid_at[self.raid] == t.aim[self.raid]

    def rejoin(self, t: Blue) -> None:
        find_on_course(t, self.raid)
        t.off_course[self.raid] = ON_COURSE
        self.aim = NONE

    def pursuit_height(self, t: Blue) -> i64:
        """§ 12.2: what was chosen, and never below the formation it hunts."""
        low = t.angels[t.hunts[self.raid]]
        want = self.want if self.want != NONE else lowest_in(t, self.raid)
        return want if want > low else low

    def dive_on_prey(self, t: Blue) -> bool:
        """With one point as far as it likes; answers whether it was higher."""
        if t.hunts[self.raid] == NONE:
            return False
        want, found = self.pursuit_height(t), False
        for unit in units_of(t, self.raid):
            found = found or t.angels[unit] > want
        if found:
            dive(t, self.raid, want)
        return found

    def fly_course(self, t: Blue) -> None:
        leg = t.leg[self.raid]
        one, other = point(t, self.raid, leg), point(t, self.raid, leg + 1)
        t.step[self.raid] += 1
        place = on_leg(one, other, t.step[self.raid])
        if t.step[self.raid] >= leg_length(one, other):
            t.leg[self.raid], t.step[self.raid] = leg + 1, 0
        self.enter(t, place)

    def enter(self, t: Blue, place: i64) -> None:
        """One step: free dives, cloud, radar boxes, whoever dogfights along with it."""
        self.flew = 1
        before = t.raid_at[self.raid]
        t.raid_at[self.raid] = place
        self.mp = 0 if is_box(place) else self.mp - 1
        for unit in units_of(t, self.raid):
            if t.hunts[self.raid] != NONE:
                come_down_to(t, unit, self.pursuit_height(t))
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

    def must_climb(self, t: Blue) -> bool:
        """With one point of bombers, two of fighters; § 8.1.6: not in a move into a box; § 10.3.4: not home, but into cloud (§ 9.3.8)."""
        if self.climbs >= CLIMB_MP:
            return False
        if t.hunts[self.raid] != NONE:
            if lowest_in(t, self.raid) >= self.pursuit_height(t):
                return False
        elif not is_too_low(t, self.raid):
            return False
        if self.climbs > 0 and has_bomber_aircraft(t, self.raid):
            return False
        if is_pancaking(t, self.raid) and t.dodge_weather == 0:
            return False
        return not self.has_dived(t) and not self.is_in_passing(t) and not self.is_bound_for_a_box(t)

    def is_in_passing(self, t: Blue) -> bool:
        """§ 8.1.6: in a box that it will leave in this move; only who stays in one changes height there."""
        return is_box(t.raid_at[self.raid]) and self.aim != t.raid_at[self.raid]

    def has_dived(self, t: Blue) -> bool:
        """Who would climb has come down in this move: bombers and their close escort, a unit of a sweep."""
        for unit in units_of(t, self.raid):
            if (self.dived >> (unit - FIRST_SLOT)) & 1:
                if is_sweep(t, self.raid) or t.task[unit] == BOMBING or t.task[unit] == CLOSE_ESCORT:
                    return True
        return False

    def must_come_down(self, t: Blue) -> bool:
        """§ 9.3.7: a sweep on its way back to its course spends a point a move on its new height, down as well as up."""
        if t.off_course[self.raid] != TO_COURSE or t.rejoins[self.raid] == 0 or t.hunts[self.raid] != NONE:
            return False
        if self.climbs > 0 or self.dived != 0:
            return False
        for unit in units_of(t, self.raid):
            if t.angels[unit] > t.plotted[unit]:
                return True
        return False

    def climb(self, t: Blue) -> None:
        self.climbs += 1
        self.mp -= 1
        for unit in units_of(t, self.raid):
            want = t.plotted[unit]
            if t.hunts[self.raid] != NONE:
                want = self.pursuit_height(t)
            elif is_sweep(t, self.raid):
                want = wanted_height(t, self.raid)
            if t.angels[unit] < want and t.dogfight[unit] == 0 and (self.dived >> (unit - FIRST_SLOT)) & 1 == 0:
                gain: i64 = BOMBER_CLIMB
                if t.bomber[unit] == 0:
                    gain = climb_gain(t.angels[unit], self.from_angels, self.climbs, False, False)
                t.angels[unit] += gain if gain < want - t.angels[unit] else want - t.angels[unit]
                t.climbed[unit] = 1

    def is_bound_for_a_box(self, t: Blue) -> bool:
        """It will enter one with the points it has."""
        if self.aim != NONE:
            return is_box(self.aim) and self.aim != t.raid_at[self.raid]
        left, step = self.mp, t.step[self.raid]
        for leg in range(t.leg[self.raid], t.ways[self.raid] - 1):
            one, other = point(t, self.raid, leg), point(t, self.raid, leg + 1)
            if left > 0 and is_box(other):
                return True
            left -= leg_length(one, other) - step
            step = 0
        return False


def is_free_to_go_on(t: Blue, raid: i64) -> bool:
    """§ 13.6: bombers, and fighters that pursue nobody and did not fight in this move."""
    if t.hunts[raid] != NONE:
        return False
    if has_bomber_aircraft(t, raid):
        return True
    for unit in units_of(t, raid):
        if t.fought[unit] == FOUGHT or t.dogfight[unit] > 0:
            return False
    return True
