"""The pursuit phase and the combat phases of both sides; the channel patrol.  § 12, § 13.2.4, § 13.2.5, § 21.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.courses import add_point
from opsroom.titles.burning_blue.rules.detection import forget, hide_or_show
from opsroom.titles.burning_blue.rules.forces import ENDURANCE, FLIGHT_421, LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import is_head, lose_tally
from opsroom.titles.burning_blue.rules.geography import NONE, PATROLLED, apart
from opsroom.titles.burning_blue.rules.interception import (
    RafAttack,
    SweepAttack,
    can_attack_raid,
    can_raid_attack,
)
from opsroom.titles.burning_blue.rules.losses import end_raid, is_spent
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.plotting import base_of
from opsroom.titles.burning_blue.rules.raid_movement import STAND_HUNT, RaidMove
from opsroom.titles.burning_blue.rules.raiding import is_alone, next_raid
from opsroom.titles.burning_blue.rules.table import (
    CHANNEL_PATROL,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    PURSUIT,
    RAF_UNITS,
    RAIDS,
    REST_OF_RAIDS,
    REST_OF_UNITS,
    STAND_RAIDS,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.tables import CLEAR, FIGHTER_MP, PATROL_ABOVE, SIGHT
from opsroom.titles.burning_blue.rules.tally import (
    RafTally,
    SweepTally,
    can_hunt,
    can_spot,
    check_raf_tallies,
    check_sweep_tallies,
    is_seen_by,
)


def clear_strikes(t: Blue) -> None:
    """§ 13.2: attacks are counted phase by phase."""
    for unit in range(UNITS):
        t.struck[unit] = 0


# --- § 5.2, § 12.2: the pursuit phase
@procedure("12.2")
class PursuitPhase(Procedure):
    """Chains of pursuers from their far end, then the RAF's, then the Luftwaffe's; a tally may be given up first."""

    unit: Shown = PASS
    raid: Shown = PASS

    @step("12.2")
    def begin_phase(self, t: Blue) -> Todo:
        clear_strikes(t)
        for unit in range(RAF_UNITS):
            t.moved[unit] = 0
        return GO_ON

    @step("12.3", into="unit", of="unit")
    def choose_to_give_up(self, t: Blue) -> Todo:
        """Not with the enemy within reach; it stays where it is and needs an order next turn."""
        for head in range(RAF_UNITS):
            if is_raf_pursuer(t, head) and (head == FLIGHT_421 or not can_attack_raid(t, head, t.tally[head])):
                t.offer(head)
        if t.offered == 0:
            return self.go_to("choose_raid_to_give_up")
        t.offer(PASS)
        return t.ask(RAF)

    @step("12.3")
    def give_up(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return GO_ON
        t.tell("tally_given_up", self.unit)
        lose_tally(t, self.unit)
        return self.go_to("choose_to_give_up")

    @step("12.3", into="raid", of="raid")
    def choose_raid_to_give_up(self, t: Blue) -> Todo:
        for raid in range(RAIDS):
            if is_sweep_pursuer(t, raid) and not can_raid_attack(t, raid, t.hunts[raid]):
                t.offer(raid)
        if t.offered == 0:
            return self.go_to("move_pursuers")
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("12.3")
    def give_up_raid(self, t: Blue) -> Todo:
        if self.raid == PASS:
            return GO_ON
        t.hunts[self.raid] = NONE
        t.flown[self.raid] = 1
        return_patrols(t)
        return self.go_to("choose_raid_to_give_up")

    @step("12.2")
    def move_pursuers(self, t: Blue) -> Todo:
        """The next to move: whoever is pursued himself and whose own quarry has moved; then the rest."""
        for chained in (True, False):
            for head in range(RAF_UNITS):
                if is_raf_pursuer(t, head) and (not chained or is_link(t, head)):
                    return t.do(FormationMove(head, 1))
            for raid in range(RAIDS):
                if is_sweep_pursuer(t, raid) and (not chained or is_raid_link(t, raid)):
                    return t.do(RaidMove(raid))
        return DONE

    @step("12.2")
    def move_another(self, t: Blue) -> Todo:
        return self.go_to("move_pursuers")


def is_raf_pursuer(t: Blue, head: i64) -> bool:
    return (
        is_head(t, head)
        and t.order[head] == PURSUIT
        and t.tally[head] != NONE
        and t.moved[head] == 0
        and t.dogfight[head] == 0
    )


def is_sweep_pursuer(t: Blue, raid: i64) -> bool:
    return t.state[raid] == FLYING and t.hunts[raid] != NONE and t.flown[raid] == 0


def is_link(t: Blue, head: i64) -> bool:
    """Pursued by a raid, and its own quarry is not about to move."""
    if is_sweep_pursuer(t, t.tally[head]) and t.hunts[t.tally[head]] != head:
        return False
    for raid in range(RAIDS):
        if t.state[raid] == FLYING and t.hunts[raid] == head:
            return True
    return False


def is_raid_link(t: Blue, raid: i64) -> bool:
    if is_raf_pursuer(t, t.hunts[raid]):
        return False
    for head in range(RAF_UNITS):
        if t.tally[head] == raid:
            return True
    return False


# --- § 13.2.4: the RAF's combat phase
@procedure("13.2.4")
class RafCombat(Procedure):
    """Hidden raids nearby appear; tallies are lost and made; then everybody with a tally within reach attacks."""

    unit: Shown = PASS
    by_habit: Shown = 0
    raid: Shown = PASS
    looked: Shown = 0  # formations that have looked, one bit each
    tried: Shown = 0  # raids that this formation has looked for
    struck: Shown = 0  # formations that have attacked once
    rested: Shown = 0  # and will not again

    @step("11.1.1")
    def show_nearby_raids(self, t: Blue) -> Todo:
        clear_strikes(t)
        for raid in range(RAIDS):
            if t.state[raid] == FLYING:
                hide_or_show(t, raid)
        return GO_ON

    @step("12.3.1")
    def lose_tallies(self, t: Blue) -> Todo:
        check_raf_tallies(t)
        return GO_ON

    @step("12.1", into="unit", of="unit")
    def choose_spotter(self, t: Blue) -> Todo:
        if self.by_habit:
            return GO_ON
        if has_raids_on_map(t):
            for head in range(RAF_UNITS):
                if (self.looked >> head) & 1 == 0 and can_spot(t, head) and nearest_raid(t, head, 0) != NONE:
                    t.offer(head)
        if t.offered == 0:
            return self.go_to("choose_attacker")
        t.offer(REST_OF_UNITS)
        t.offer(PASS)
        return t.ask(RAF)

    @step("12.1")
    def note_spotter(self, t: Blue) -> Todo:
        """By habit each looks for the nearest raid first."""
        if self.by_habit or self.unit == REST_OF_UNITS:
            self.by_habit = 1
            self.unit = self.next_spotter(t)
        if self.unit == PASS or self.unit == NONE:
            return self.go_to("choose_attacker")
        self.looked |= bit(self.unit)
        self.tried = 0
        return GO_ON

    @step("12.1", into="raid", of="raid")
    def choose_quarry(self, t: Blue) -> Todo:
        if not can_spot(t, self.unit) or nearest_raid(t, self.unit, self.tried) == NONE:
            return self.go_to("choose_spotter")
        if self.by_habit:
            return GO_ON
        for raid in range(RAIDS):
            if can_look_for(t, self.unit, raid, self.tried):
                t.offer(raid)
        t.offer(PASS)
        return t.ask(RAF)

    @step("12.1")
    def look(self, t: Blue) -> Todo:
        if self.by_habit:
            self.raid = nearest_raid(t, self.unit, self.tried)
        if self.raid == PASS:
            return self.go_to("choose_spotter")
        self.tried |= bit(self.raid)
        t.declined = 0
        return t.do(RafTally(self.unit, self.raid, 1))

    @step("12.1")
    def look_again(self, t: Blue) -> Todo:
        """A failure may be followed by a try for another raid; a raid that was declined ends it."""
        return self.go_to("choose_quarry") if t.declined == 0 else self.go_to("choose_spotter")

    @step("13.2.7", into="unit", of="unit")
    def choose_attacker(self, t: Blue) -> Todo:
        """In the order the RAF likes: everybody once who can, and again if he likes."""
        must = False
        for head in range(RAF_UNITS):
            if self.may_attack(t, head):
                t.offer(head)
                must = must or ((self.struck >> head) & 1 == 0 and head != FLIGHT_421)
        if t.offered == 0:
            return self.go_to("hide_raids_again")
        if not must:
            t.offer(PASS)
        return t.ask(RAF) if t.offered > 1 else GO_ON

    @step("13.2.4")
    def attack(self, t: Blue) -> Todo:
        if self.unit == PASS or not self.may_attack(t, self.unit):
            if self.unit == PASS and not self.is_only_one(t):
                return self.go_to("hide_raids_again")
            self.unit = self.first_attacker(t)
        self.struck |= bit(self.unit)
        return t.do(RafAttack(self.unit, t.tally[self.unit]))

    @step("13.2.4")
    def go_on(self, t: Blue) -> Todo:
        self.unit = PASS
        return self.go_to("choose_attacker")

    @step("11.1.1")
    def hide_raids_again(self, t: Blue) -> Todo:
        return DONE

    def next_spotter(self, t: Blue) -> i64:
        for head in range(RAF_UNITS):
            if (self.looked >> head) & 1 == 0 and can_spot(t, head) and nearest_raid(t, head, 0) != NONE:
                return head
        return NONE

    def may_attack(self, t: Blue, head: i64) -> bool:
        return is_head(t, head) and t.tally[head] != NONE and can_attack_raid(t, head, t.tally[head])

    def first_attacker(self, t: Blue) -> i64:
        for head in range(RAF_UNITS):
            if self.may_attack(t, head):
                return head
        return NONE

    def is_only_one(self, t: Blue) -> bool:
        """The question had one answer only and was not asked."""
        head = self.first_attacker(t)
        if head == NONE or (self.struck >> head) & 1 or head == FLIGHT_421:
            return False
        for other in range(head + 1, RAF_UNITS):
            if self.may_attack(t, other):
                return False
        return True


def has_raids_on_map(t: Blue) -> bool:
    for raid in range(RAIDS):
        if t.raid_seen[raid] == -1:
            return True
    return False


def can_look_for(t: Blue, head: i64, raid: i64, tried: i64) -> bool:
    """On the map, not tried yet, near enough in clear air; the weather is told when it tries."""
    return (
        t.raid_seen[raid] == -1
        and t.raid_at[raid] != NONE
        and (tried >> raid) & 1 == 0
        and apart(t.at[head], t.raid_at[raid]) <= SIGHT[CLEAR]
    )


def nearest_raid(t: Blue, head: i64, tried: i64) -> i64:
    best: i64 = NONE
    seen = t.raid_seen
    for raid in range(RAIDS):
        if seen[raid] == -1 and can_look_for(t, head, raid, tried):
            if best == NONE or apart(t.at[head], t.raid_at[raid]) < apart(t.at[head], t.raid_at[best]):
                best = raid
    return best


# --- § 13.2.5: the Luftwaffe's combat phase
@procedure("13.2.5")
class LuftwaffeCombat(Procedure):
    """Sweeps look and attack; then the channel patrol falls on whoever flies over the Strait or France."""

    seat: Shown = LUFTWAFFE
    raid: Own = PASS
    by_habit: Own = 0
    unit: Own = PASS
    prey: Own = PASS
    looked: Own = 0
    tried: Own = 0
    struck: Own = 0

    @step("12.3.1")
    def lose_tallies(self, t: Blue) -> Todo:
        clear_strikes(t)
        for raid in range(RAIDS):
            if t.state[raid] == FLYING:
                hide_or_show(t, raid)
        check_sweep_tallies(t)
        return_patrols(t)
        return GO_ON

    @step("12.1", into="raid", of="raid")
    def choose_hunter(self, t: Blue) -> Todo:
        """Asked every turn alike, so that it tells nothing of sweeps that nobody has seen."""
        if self.by_habit or t.stand[STAND_HUNT]:
            return GO_ON
        for raid in range(RAIDS):
            if (self.looked >> raid) & 1 == 0 and can_hunt(t, raid) and nearest_prey(t, raid, 0) != NONE:
                t.offer(raid)
        t.offer(REST_OF_RAIDS)
        t.offer(STAND_RAIDS)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("12.1")
    def note_hunter(self, t: Blue) -> Todo:
        if self.raid == STAND_RAIDS:
            t.stand[STAND_HUNT] = 1
        if self.by_habit or t.stand[STAND_HUNT] or self.raid == REST_OF_RAIDS:
            self.by_habit = 1
            self.raid = self.next_hunter(t)
        if self.raid == PASS or self.raid == NONE:
            return self.go_to("choose_attacker")
        self.looked |= bit(self.raid)
        self.tried = 0
        self.unit = REST_OF_UNITS
        return GO_ON

    @step("12.1.4", into="unit", of="unit")
    def choose_hunters(self, t: Blue) -> Todo:
        """All of a raid look together, or one of its units apart."""
        if self.by_habit or is_alone_in(t, self.raid):
            return GO_ON
        for unit in range(FIRST_SLOT, UNITS):
            if t.raid[unit] == self.raid and t.dogfight[unit] == 0:
                t.offer(unit)
        t.offer(REST_OF_UNITS)
        return t.ask(LUFTWAFFE)

    @step("12.1", into="prey", of="unit")
    def choose_prey(self, t: Blue) -> Todo:
        if not can_hunt(t, self.raid) or nearest_prey(t, self.raid, self.tried) == NONE:
            return self.go_to("choose_hunter")
        if self.by_habit:
            return GO_ON
        for head in range(RAF_UNITS):
            if can_hunt_for(t, self.raid, head, self.tried):
                t.offer(head)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("12.1")
    def look(self, t: Blue) -> Todo:
        if self.by_habit:
            self.prey = nearest_prey(t, self.raid, self.tried)
        if self.prey == PASS:
            return self.go_to("choose_hunter")
        self.tried |= bit(self.prey)
        return t.do(SweepTally(self.raid, self.prey, PASS if self.unit == REST_OF_UNITS else self.unit, 1))

    @step("12.1")
    def look_again(self, t: Blue) -> Todo:
        return self.go_to("choose_prey")

    @step("13.2.7", into="raid", of="raid")
    def choose_attacker(self, t: Blue) -> Todo:
        for raid in range(RAIDS):
            if self.may_attack(t, raid):
                t.offer(raid)
        if t.offered == 0:
            return self.go_to("fly_channel_patrol")
        return t.ask(LUFTWAFFE) if t.offered > 1 else GO_ON

    @step("13.2.5")
    def attack(self, t: Blue) -> Todo:
        if self.raid == PASS or self.raid >= RAIDS or not self.may_attack(t, self.raid):
            self.raid = self.first_attacker(t)
        return t.do(SweepAttack(self.raid, t.hunts[self.raid]))

    @step("13.2.5")
    def go_on(self, t: Blue) -> Todo:
        self.raid = PASS
        return self.go_to("choose_attacker")

    @step("21.1")
    def fly_channel_patrol(self, t: Blue) -> Todo:
        return t.do(ChannelPatrol())

    @step("13.2.5")
    def end_phase(self, t: Blue) -> Todo:
        return_patrols(t)
        return DONE

    def next_hunter(self, t: Blue) -> i64:
        for raid in range(RAIDS):
            if (self.looked >> raid) & 1 == 0 and can_hunt(t, raid) and nearest_prey(t, raid, 0) != NONE:
                return raid
        return NONE

    def may_attack(self, t: Blue, raid: i64) -> bool:
        return t.state[raid] == FLYING and t.hunts[raid] != NONE and can_raid_attack(t, raid, t.hunts[raid])

    def first_attacker(self, t: Blue) -> i64:
        for raid in range(RAIDS):
            if self.may_attack(t, raid):
                return raid
        return NONE


def is_alone_in(t: Blue, raid: i64) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid:
            return is_alone(t, unit)
    return True


def can_hunt_for(t: Blue, raid: i64, head: i64, tried: i64) -> bool:
    return is_head(t, head) and (tried >> head) & 1 == 0 and is_seen_by(t, head, raid)


def nearest_prey(t: Blue, raid: i64, tried: i64) -> i64:
    best: i64 = NONE
    for head in range(RAF_UNITS):
        if is_head(t, head) and apart(t.at[head], t.raid_at[raid]) <= 5 and can_hunt_for(t, raid, head, tried):
            if best == NONE or apart(t.at[head], t.raid_at[raid]) < apart(t.at[best], t.raid_at[raid]):
                best = head
    return best


# --- § 21.1: the channel patrol
@procedure("21.1")
class ChannelPatrol(Procedure):
    """A die for each RAF formation near France: the box of that number comes down on it."""

    head: Shown = -1
    roll: Shown = 0
    raid: Shown = NONE
    unit: Shown = NONE
    answer: Shown = NO

    @step("21.1")
    def find_formation(self, t: Blue) -> Todo:
        self.head += 1
        while self.head < RAF_UNITS and not (is_head(t, self.head) and PATROLLED[t.at[self.head]]):
            self.head += 1
        return GO_ON if self.head < RAF_UNITS and has_patrols(t) else DONE

    @step("21.1", into="roll")
    def roll_for_patrol(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("20.4")
    def check_first_roll(self, t: Blue) -> Todo:
        if not has_patrol_in(t, self.roll):
            return self.go_to("find_formation")
        return GO_ON

    @step("20.4", into="roll")
    def roll_again_for_421(self, t: Blue) -> Todo:
        """421 Flight is harder to find: a second die must find a patrol as well, and it is that one that comes."""
        return t.roll(1) if self.head == FLIGHT_421 else GO_ON

    @step("21.1")
    def send_patrol(self, t: Blue) -> Todo:
        if not has_patrol_in(t, self.roll):
            return self.go_to("find_formation")
        self.raid = patrol_raid(t, self.roll, self.head)
        return t.do(SweepAttack(self.raid, self.head))

    @step("21.1", into="answer", of="answer")
    def choose_pursuit(self, t: Blue) -> Todo:
        """Afterwards it pursues as a sweep, or goes back to its box; in a dogfight it must stay."""
        if not is_back(t, self.raid):
            return self.go_to("end_patrol")
        if t.hunts[self.raid] != NONE and is_head(t, t.hunts[self.raid]):
            t.offer(YES)
        t.offer(NO)
        return t.settle(LUFTWAFFE)

    @step("21.1")
    def end_patrol(self, t: Blue) -> Todo:
        if is_back(t, self.raid) and self.answer == NO:
            go_back_on_patrol(t, self.raid)
        self.answer = NO
        return self.go_to("find_formation")


def has_patrols(t: Blue) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] > 0:
            return True
    return False


def has_patrol_in(t: Blue, box: i64) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] == box:
            return True
    return False


def patrol_raid(t: Blue, box: i64, head: i64) -> i64:
    """The units of the box become a sweep four Angels above their prey, with their bases to go home to."""
    raid = next_raid(t)
    t.state[raid], t.fleet[raid], t.sweep[raid] = FLYING, 2, 1
    t.ways[raid] = t.leg[raid] = t.step[raid] = t.target_way[raid] = 0
    t.target[raid] = t.alternate[raid] = t.orbit_at[raid] = t.descend_at[raid] = t.relief[raid] = 0
    t.joined_to[raid] = t.lost[raid] = t.attacking[raid] = t.off_course[raid] = t.aim[raid] = 0
    t.patrolling[raid] = box
    t.dive_from[raid] = t.sheds[raid] = t.method[raid] = 0
    t.rejoins[raid] = t.to_plot[raid] = t.parted[raid] = t.diverted[raid] = t.orbited[raid] = 0
    t.pace[raid], t.flown[raid], t.met_by[raid], t.orbiting[raid] = FIGHTER_MP, 1, 0, 0
    forget(t, raid)
    t.raid_at[raid], t.hunts[raid] = t.at[head], head
    add_point(t, raid, t.at[head])
    home: i64 = NONE
    for unit in range(FIRST_SLOT, UNITS):
        if t.patrol_box[unit] == box:
            t.patrol_box[unit] = 0
            t.raid[unit] = t.plan[unit] = raid
            t.task[unit] = FREIE_JAGD
            t.angels[unit] = t.plotted[unit] = t.plotted_back[unit] = t.angels[head] + PATROL_ABOVE
            t.home_by[unit] = t.turn + ENDURANCE[t.kind[unit]] // 2
            home = base_of(t, unit)
    add_point(t, raid, home)
    t.raid_seen[raid] = -1
    t.tell("patrol_attacks", raid, head)
    return raid


def is_back(t: Blue, raid: i64) -> bool:
    """Still flying, not going home, not in a dogfight."""
    if t.state[raid] != FLYING or t.off_course[raid] == 2:
        return False
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid and t.dogfight[unit] > 0:
            return False
    return True


def return_patrols(t: Blue) -> None:
    """Patrols that pursue nobody any more go back to their box."""
    for raid in range(RAIDS):
        if t.patrolling[raid] > 0 and t.hunts[raid] == NONE and is_back(t, raid):
            go_back_on_patrol(t, raid)


def go_back_on_patrol(t: Blue, raid: i64) -> None:
    """Units that are not spent go back to their box; the others go to their airfields."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.raid[unit] == raid:
            t.raid[unit] = t.plan[unit] = NONE
            t.task[unit] = CHANNEL_PATROL
            t.patrol_box[unit] = 0 if is_spent(t, unit) else t.patrolling[raid]
    end_raid(t, raid)
