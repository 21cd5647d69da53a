"""RAF formations fly: movement points, climbing and diving, orders carried out, meetings on the way.  § 8.1, § 12.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    CLEAR,
    CLIMB_MP,
    CLOUD_BOMBER,
    CLOUD_FIGHTER,
    FIGHTER_MP,
    FIRST_CLIMB,
    FREE_DIVE,
    GROUP_12_ROW,
    HEADWIND,
    HIGH_ABOVE,
    HIGH_CLIMB,
    LOW_START,
    MUTUAL_RAF,
    POOR,
    SECOND_CLIMB,
    SIGHT,
)
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.courses import is_leg, leg_length, on_leg
from opsroom.titles.burning_blue.rules.detection import lowest_in
from opsroom.titles.burning_blue.rules.endurance import can_land_at, is_down, land
from opsroom.titles.burning_blue.rules.forces import CEILING, FLIGHT_421, RAF
from opsroom.titles.burning_blue.rules.formations import is_balbo, is_head, is_wing, members_of, pancake
from opsroom.titles.burning_blue.rules.geography import ADJOINING, HEXES, RAF_MAY_ENTER, RAF_WAY_IN, ROW, apart, is_box
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import can_attack_raid, can_raid_attack
from opsroom.titles.burning_blue.rules.losses import disrupt, is_spent
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import SweepAttack
from opsroom.titles.burning_blue.rules.radio_command import group_of
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttacks
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FLYING,
    FOUGHT,
    PANCAKE,
    PATROL_LINE,
    PURSUIT,
    RAIDS,
    Blue,
    begin_to_move,
    flying,
)
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally, can_hunt, can_spot
from opsroom.titles.burning_blue.rules.weather import is_overcast, wind_change

SHADOW: Final[i64] = 3  # hexes that 421 Flight keeps from its target by default (ruling B24)


# --- § 8.1.5: climbing
def climb_gain(now: i64, start: i64, nth: i64, wing: bool, balbo: bool) -> i64:
    """The most a fighter gains with its first or second movement point of climbing."""
    if now > HIGH_ABOVE or balbo:
        return HIGH_CLIMB
    if start <= LOW_START and not wing:
        return SECOND_CLIMB
    return FIRST_CLIMB if nth == 1 else SECOND_CLIMB


def climb_reach(now: i64, wing: bool, balbo: bool) -> i64:
    """The height that a fighter can climb to in one move."""
    first = now + climb_gain(now, now, 1, wing, balbo)
    return first + climb_gain(first, now, 2, wing, balbo)


def ceiling_of_formation(t: Blue, head: UnitId) -> i64:
    low = CEILING[t.kind[head]]
    for unit in members_of(t, head):
        if CEILING[t.kind[unit]] < low:
            low = CEILING[t.kind[unit]]
    return low


def raf_aim(place: PlaceId, goal: PlaceId) -> PlaceId:
    """What an RAF unit flies to next: its goal, or what it passes on the way into a box or out of one."""
    if is_leg(place, goal):
        return goal
    if is_box(goal) and RAF_WAY_IN[goal] != NONE:
        return raf_aim(place, RAF_WAY_IN[goal])
    if is_box(place) and RAF_WAY_IN[place] != NONE:
        return RAF_WAY_IN[place]
    best: i64 = NONE
    for there in ADJOINING[place if is_box(place) else goal]:
        if there < HEXES:
            other = goal if is_box(place) else place
            if best == NONE or (other < HEXES and apart(there, other) < apart(best, other)):
                best = there
    return best


@procedure(
    "8.1",
    kinds={
        "head": "unit",
        "pursues": "flag",
        "start": "place",
        "aim": "place",
        "raid": "raid",
        "orbits": "flag",
        "in_box": "flag",
        "want": "optional",
    },
)
class FormationMove(Procedure):
    """One formation spends its movement points, under its order or in pursuit; after each the enemy may see it."""

    head: Shown
    pursues: Shown = 0
    mp: Shown = 0
    climbs: Shown = 0
    start: Shown = NONE  # of the line it flies now
    aim: Shown = NONE
    step_on: Shown = 0
    from_angels: Shown = 0
    raid: Shown = NONE
    die: Shown = 0
    answer: Shown = NO
    orbits: Shown = 0  # the raid that it has met, if it can be seen
    in_box: Shown = 0  # it began in a box, and stays there
    want: Shown = NONE  # Angels that a pursuer makes for in this move
    distance: Shown = 0  # hexes that 421 Flight keeps from what it follows

    @step("12.2", into="want")
    def choose_pursuit_height(self, t: Blue) -> Todo:
        """Any height from that of the raid's lowest unit upwards; below it, it climbs as best it can."""
        if not self.pursues or t.tally[self.head] == NONE:
            return GO_ON
        low = lowest_in(t, t.tally[self.head])
        top = climb_reach(t.angels[self.head], is_wing(t, self.head), is_balbo(t, self.head))
        ceiling = ceiling_of_formation(t, self.head)
        top = top if top < ceiling else ceiling
        t.offer(low)
        for angels in range(low + 2, top + 1, 2):
            t.offer(angels)
        return t.ask(RAF)

    @step("20.4", into="distance")
    def choose_distance(self, t: Blue) -> Todo:
        """421 Flight need not close in on what it follows (ruling B24)."""
        if not self.pursues or t.tally[self.head] == NONE or self.head != FLIGHT_421:
            return GO_ON
        t.offer(SHADOW)
        for hexes in range(SIGHT[CLEAR] + 1):
            if hexes != SHADOW:
                t.offer(hexes)
        return t.ask(RAF)

    @step("8.1.3")
    def begin_move(self, t: Blue) -> Todo:
        self.from_angels = t.angels[self.head]
        self.start = t.at[self.head]
        for unit in members_of(t, self.head):
            t.cloud[unit] = 0
            t.moved[unit] = 1
        begin_to_move(t, members_of(t, self.head))
        goal = self.goal_of(t)
        if goal == NONE:
            return self.go_to("end_move")
        self.aim = raf_aim(self.start, goal)
        self.mp = FIGHTER_MP
        if t.wind == HEADWIND:
            self.mp += wind_change(t, self.start, self.look_ahead(t), self.from_angels)
        return GO_ON

    @step("8.1.5")
    def spend_points(self, t: Blue) -> Todo:
        """Until they are spent, or an enemy is near who may interfere."""
        t.close_undo(RAF)  # the enemy may be a Freie Jagd that it does not see, and draws cards in silence
        watching = [raid for raid in flying(t) if t.orbiting[raid] == 1 or t.hunts[raid] == self.head]
        top = ceiling_of_formation(t, self.head)
        while self.mp > 0 and self.spend_point(t, top):
            self.raid = NONE
            for raid in watching:
                if apart(t.raid_at[raid], t.at[self.head]) <= 1:
                    return GO_ON
        return self.go_to("end_move")

    # --- § 10.3.2, § 12.2: meetings
    @step("10.3.2")
    def find_enemy(self, t: Blue) -> Todo:
        t.close_undo(RAF)  # so may the next one
        orbiting, hunts = t.orbiting, t.hunts
        for raid in range(self.raid + 1, RAIDS):
            if (orbiting[raid] == 1 or hunts[raid] == self.head) and self.is_met(t, raid):
                self.raid = raid
                return GO_ON
        return self.go_to("spend_points")

    @step("12.1")
    def be_looked_for(self, t: Blue) -> Todo:
        """A Freie Jagd that orbits must look for units that fly into its zone."""
        self.orbits = 1 if t.orbiting[self.raid] == 1 and t.raid_seen[self.raid] == EVERYBODY_SEES else 0
        return t.do(SweepTally(self.raid, self.head)) if can_hunt(t, self.raid) else GO_ON

    @step("13.2.1")
    def be_attacked(self, t: Blue) -> Todo:
        if self.is_mutual(t) and t.tally[self.head] == self.raid:
            return self.go_to("end_move")
        if t.hunts[self.raid] == self.head and can_raid_attack(t, self.raid, self.head):
            self.orbits = 0
            return t.do(SweepAttack(self.raid, self.head))
        return GO_ON

    @step("10.3.2", into="answer", of="answer")
    def choose_to_look_back(self, t: Blue) -> Todo:
        """If it was not seen, or could not be attacked, the formation may look for the orbiting raid in its turn."""
        if t.raid_seen[self.raid] != EVERYBODY_SEES or self.orbits == 0 or not can_spot(t, self.head):
            return self.go_to("see_whether_it_goes_on")  # nobody looks for a raid that is not on the map
        t.offer(YES)
        t.offer(NO)
        return t.ask(RAF)

    @step("10.3.2")
    def look_back(self, t: Blue) -> Todo:
        return t.do(RafTally(self.head, self.raid)) if self.answer == YES else GO_ON

    @step("13.2.1")
    def attack_in_turn(self, t: Blue) -> Todo:
        if self.answer == YES and is_head(t, self.head) and t.tally[self.head] == self.raid:
            if can_attack_raid(t, self.head, self.raid):
                return t.do(RafAttacks(self.head, self.raid))
        return GO_ON

    @step("13.6")
    def see_whether_it_goes_on(self, t: Blue) -> Todo:
        """A unit that ends a fight during its move with the pancake or pursuit order, or in a dogfight, stays where it is."""
        self.answer = NO
        if not is_head(t, self.head) or t.dogfight[self.head] > 0 or self.is_stopped(t):
            return self.go_to("end_move")
        return self.go_to("find_enemy")

    # --- the end of the move
    @step("13.2.2", into="die")
    def end_move(self, t: Blue) -> Todo:
        """Two that pursue each other: a die says who attacks."""
        if self.is_mutual(t):
            return t.roll(1)
        return GO_ON

    @step("13.2.2")
    def attack_the_pursued(self, t: Blue) -> Todo:
        if not self.pursues or not is_head(t, self.head) or t.tally[self.head] == NONE or self.head == FLIGHT_421:
            return GO_ON
        raid = t.tally[self.head]
        if self.is_mutual(t) and self.die > MUTUAL_RAF:
            return t.do(SweepAttack(raid, self.head))
        return t.do(RafAttacks(self.head, raid)) if can_attack_raid(t, self.head, raid) else GO_ON

    @step("8.2.2")
    def come_to_the_end(self, t: Blue) -> Todo:
        """§ 8.2: overcast scatters; units over their airfield land."""
        if t.tote[self.head] == AIRBORNE:
            check_cloud(t, self.head)
            note_group_12(t, self.head)
        if t.tote[self.head] == AIRBORNE and is_down(t, self.head) and can_land_at(t, t.field[self.head]):
            land(t, self.head)
        return DONE

    # --- § 8.1.5, § 8.1.6: one movement point
    def spend_point(self, t: Blue, top: i64) -> bool:
        """Climb first, then fly; at the goal, dive; never above its ceiling.  Answers whether there was anything to do."""
        here, angels = t.at[self.head], t.angels[self.head]
        want, goal = self.height_of(t, top), self.goal_of(t)
        if here == goal and t.order[self.head] == PATROL_LINE:
            turn_line(t, self.head)  # § 10.3.3: straight back without a stop
            goal = t.goal[self.head]
            self.start, self.aim, self.step_on = here, raf_aim(here, goal), 0
        if want > angels and self.climbs < CLIMB_MP and self.may_climb(t):
            self.climbs += 1
            gain = climb_gain(angels, self.from_angels, self.climbs, is_wing(t, self.head), is_balbo(t, self.head))
            gain = gain if gain < want - angels else want - angels
            self.mp -= 1
            self.put(t, here, angels + gain)
        elif here != goal and self.pursues and (self.is_near_enough(t) or self.is_barred(t)):
            return False
        elif here != goal:
            self.fly(t, angels, want)
        elif want < angels:
            self.mp -= 1
            self.put(t, here, want)
        else:
            return False
        return True

    # --- what the steps ask
    def look_ahead(self, t: Blue) -> PlaceId:
        """§ 19.2.8: the hex that this move tries to reach; on a patrol line that may lie behind the turn."""
        reach = leg_length(self.start, self.aim)
        if reach >= FIGHTER_MP or t.order[self.head] != PATROL_LINE or self.pursues:
            return on_leg(self.start, self.aim, reach if reach < FIGHTER_MP else FIGHTER_MP)
        back, end = FIGHTER_MP - reach, t.line_end[self.head]
        length = leg_length(self.aim, end)
        return on_leg(self.aim, end, back if back < length else length)

    def goal_of(self, t: Blue) -> PlaceId:
        if self.pursues:
            return t.raid_at[t.tally[self.head]] if t.tally[self.head] != NONE else NONE
        return t.goal[self.head]

    def height_of(self, t: Blue, top: i64) -> i64:
        """§ 12.2: a pursuer never goes below what it pursues."""
        if self.pursues:
            low = lowest_in(t, t.tally[self.head])
            want = self.want if self.want != NONE else t.angels[self.head]
            want = want if want > low else low
        elif t.order[self.head] == PATROL_LINE:
            want = t.angels[self.head]
        elif t.order[self.head] == PANCAKE:
            want = t.height[self.head] if t.at[self.head] != t.goal[self.head] and self.is_far(t) else 0
            want = want if want < t.angels[self.head] else t.angels[self.head]
        else:
            want = t.height[self.head]
        return want if want < top else top

    def is_far(self, t: Blue) -> bool:
        """On the way home it keeps the height it was told until a free dive will bring it down."""
        return apart(t.at[self.head], t.goal[self.head]) * FREE_DIVE >= t.angels[self.head] + 2

    def may_climb(self, t: Blue) -> bool:
        """§ 10.3.4: not on the way home; § 8.1.6: not when a box is entered."""
        if t.order[self.head] == PANCAKE and not self.pursues:
            return False
        here = t.at[self.head]
        if is_box(here) and self.goal_of(t) != here:
            return False  # it leaves first, and climbs over the map
        return not self.is_bound_for_a_box(t)

    def is_bound_for_a_box(self, t: Blue) -> bool:
        """It will enter one with the points it has."""
        here, goal = t.at[self.head], self.goal_of(t)
        if not is_box(goal) or goal == here:
            return False
        return is_box(self.aim) or apart(here, self.aim) < self.mp

    def is_near_enough(self, t: Blue) -> bool:
        """§ 20.4: 421 Flight shadows instead of attacking."""
        return self.head == FLIGHT_421 and apart(t.at[self.head], self.goal_of(t)) <= self.distance

    def is_barred(self, t: Blue) -> bool:
        """§ 20.3.3: the next step would lead into a box that is closed to the RAF."""
        here = t.at[self.head]
        aim = raf_aim(here, self.goal_of(t)) if here == self.aim else self.aim
        return is_box(aim) and RAF_MAY_ENTER[aim] == 0

    def fly(self, t: Blue, angels: i64, want: i64) -> None:
        """§ 8.1.2, § 10.2.5: one point, one hex of the straight line to the goal."""
        if t.at[self.head] == self.aim:
            self.start = t.at[self.head]
            self.aim, self.step_on = raf_aim(self.start, self.goal_of(t)), 0
        self.step_on += 1
        there = on_leg(self.start, self.aim, self.step_on)
        self.mp = 0 if is_box(there) else self.mp - 1
        down = angels - want if angels - want < FREE_DIVE else FREE_DIVE
        self.put(t, there, angels - (down if down > 0 else 0))

    def put(self, t: Blue, place: PlaceId, angels: i64) -> None:
        """§ 8.1.1: all of the formation, in the middle of the hex."""
        overcast = is_overcast(t, place, angels)
        for unit in members_of(t, self.head):
            if angels > t.angels[unit]:
                t.climbed[unit] = 1
            if overcast and place != t.at[unit]:
                t.cloud[unit] += 1
            t.at[unit], t.angels[unit] = place, angels

    def is_met(self, t: Blue, raid: RaidId) -> bool:
        return t.state[raid] == FLYING and apart(t.raid_at[raid], t.at[self.head]) <= 1

    def is_stopped(self, t: Blue) -> bool:
        """It has no quarry any more, or fought in this move and pursues or goes home."""
        if self.pursues:
            return t.tally[self.head] == NONE or t.fought[self.head] == FOUGHT
        return t.order[self.head] == PURSUIT or (t.order[self.head] == PANCAKE and t.fought[self.head] == FOUGHT)

    def is_mutual(self, t: Blue) -> bool:
        if not self.pursues or not is_head(t, self.head) or t.tally[self.head] == NONE or self.head == FLIGHT_421:
            return False
        raid = t.tally[self.head]
        return (
            t.hunts[raid] == self.head and can_attack_raid(t, self.head, raid) and can_raid_attack(t, raid, self.head)
        )


def turn_line(t: Blue, head: UnitId) -> None:
    for unit in members_of(t, head):
        t.goal[unit], t.line_end[unit] = t.line_end[unit], t.goal[unit]


def check_cloud(t: Blue, head: UnitId) -> None:
    """§ 19.2.2: two hexes of overcast or more, a die for each unit."""
    for unit in members_of(t, head):
        if t.cloud[unit] >= 2:
            scatter(t, unit)
            t.cloud[unit] = 0
            if is_spent(t, unit) and t.order[unit] != PANCAKE:  # § 13.5.1
                pancake(t, unit)


def scatter(t: Blue, unit: UnitId) -> None:
    levels = (CLOUD_BOMBER if t.bomber[unit] else CLOUD_FIGHTER).read(t.die())
    if levels > 0:
        disrupt(t, unit, levels)


def note_group_12(t: Blue, head: UnitId) -> None:
    """§ 20.3.2: the first of 12 Group to come as far south as the Thames muddles the air picture."""
    if t.scenario == 4 or t.group_12_south or group_of(t, t.sector[head]) != 12 or t.at[head] >= HEXES:
        return
    if ROW[t.at[head]] <= GROUP_12_ROW:
        t.group_12_south = 1
        if t.air_picture < POOR:
            t.air_picture += 1
            t.tell("picture_changed", t.air_picture)
