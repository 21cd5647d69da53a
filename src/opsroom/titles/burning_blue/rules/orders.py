"""Orders to the RAF: vector, orbit, patrol line, pancake; the patrol and movement phases.  § 10.2, § 10.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.airfields import STAND_MOVE, STAND_PATROL
from opsroom.titles.burning_blue.rules.bombing import is_closed
from opsroom.titles.burning_blue.rules.charts import GROUP_12_ROW, LEVELS, VECTOR_FAILS
from opsroom.titles.burning_blue.rules.dogfights import end_dogfights
from opsroom.titles.burning_blue.rules.endurance import capacity, is_short_of_petrol
from opsroom.titles.burning_blue.rules.forces import RAF, SQUADRON_242
from opsroom.titles.burning_blue.rules.formations import (
    give_order,
    heads,
    is_head,
    is_wing,
    members_of,
    pancake,
    set_height,
)
from opsroom.titles.burning_blue.rules.geography import (
    CONVOY_AT,
    FIELD_AT,
    FIGHTER_FIELDS,
    HAS_FIELD,
    HEXES,
    LANDMARK,
    LINE_ENDS,
    ORBIT_PLACES,
    RAF_PLACES,
    ROW,
    apart,
)
from opsroom.titles.burning_blue.rules.guns import fire_guns
from opsroom.titles.burning_blue.rules.ids import FieldId, PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.landing import LandingChoice
from opsroom.titles.burning_blue.rules.movement import FormationMove, ceiling_of_formation
from opsroom.titles.burning_blue.rules.radio_command import group_of, is_in_command
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FOLLOW,
    NO_ORDER,
    ORBIT,
    PANCAKE,
    PATROL_LINE,
    PURSUIT,
    RAF_UNITS,
    RAID_NAMES,
    RAIDS,
    STAND_UNITS,
    TRACKS,
    VECTOR,
    Blue,
    flying,
)
from opsroom.titles.burning_blue.rules.weather import is_misty

O_VECTOR: Final[i64] = 0  # answers: what to order
O_VECTOR_ORBIT: Final[i64] = 1
O_VECTOR_LINE: Final[i64] = 2
O_PANCAKE: Final[i64] = 3
O_DIVERT: Final[i64] = 4
O_HEIGHT: Final[i64] = 5
O_PANCAKE_UNIT: Final[i64] = 6
O_TOWARDS: Final[i64] = 7  # and so on, one for each raid: a vector to its plot, above it
CHOICES: Final = [
    *("vector", "vector_orbit", "vector_line", "pancake", "divert", "height", "pancake_unit"),
    *[f"towards_{raid}" for raid in RAID_NAMES],
]
ABOVE: Final[i64] = 4  # Angels over what is announced: an interceptor's advantage, § 13.3.3
USUAL_HEIGHT: Final[i64] = 18  # against a raid of which no height was announced
HEIGHTS: Final = [printed(list(range(0, 2 * level + 1, 2))) for level in range(LEVELS)]  # up to a ceiling
THREAT: Final[i64] = 6  # hexes: two turns of a bombing raid, § 10.3.4


# --- where one may orbit
def can_patrol_at(t: Blue, head: UnitId, place: PlaceId) -> bool:
    """§ 10.3.2: landmarks, airfields, coasts, convoys; § 20.3.2: 12 Group keeps north of the Thames."""
    if place >= HEXES or not (LANDMARK[place] or HAS_FIELD[place] or has_convoy(t, place)):
        return False
    return ROW[place] >= GROUP_12_ROW or not is_kept_north(t, head)


def can_end_line_at(t: Blue, head: UnitId, place: PlaceId) -> bool:
    """§ 10.3.3: a patrol line has no convoys."""
    return place < HEXES and (LANDMARK[place] or HAS_FIELD[place]) == 1 and can_patrol_at(t, head, place)


def has_convoy(t: Blue, place: PlaceId) -> bool:
    for i in range(len(CONVOY_AT)):
        if CONVOY_AT[i] == place and t.convoy[i]:
            return True
    return False


def is_kept_north(t: Blue, head: UnitId) -> bool:
    """§ 20.3, § 20.3.2: a squadron of 12 Group, but for wings that are led south."""
    if group_of(t, t.sector[head]) != 12:
        return False
    return not (is_wing(t, head) and (t.scenario == 4 or (t.scenario == 3 and head == SQUADRON_242)))


def offer_orbits(t: Blue, head: UnitId) -> None:
    north = is_kept_north(t, head)
    if north:
        for place in ORBIT_PLACES:
            if ROW[place] >= GROUP_12_ROW:
                t.offer(place)
    else:
        t.offer_all(ORBIT_PLACES)
    for i in range(len(CONVOY_AT)):
        place = CONVOY_AT[i]
        if t.convoy[i] and not LANDMARK[place] and not HAS_FIELD[place] and not (north and ROW[place] < GROUP_12_ROW):
            t.offer(place)


def offer_line(t: Blue, head: UnitId, other: i64) -> None:
    """Ends of a patrol line, but for the end it has."""
    ends = LINE_ENDS[other] if other != NONE else ORBIT_PLACES
    if not is_kept_north(t, head):
        t.offer_all(ends)
        return
    for place in ends:
        if ROW[place] >= GROUP_12_ROW:
            t.offer(place)


# --- § 10.2.6: who needs an order
def needs_order(t: Blue, head: UnitId) -> bool:
    """None yet, or a vector that has come to its end."""
    if t.dogfight[head] > 0 or not is_head(t, head):
        return False
    return t.order[head] == NO_ORDER or (t.order[head] == VECTOR and t.at[head] == t.goal[head] and t.then[head] == 0)


def may_divert(t: Blue, head: UnitId) -> bool:
    """§ 10.3.4: in command, and its airfield is closed or a raid is upon it."""
    field = t.field[head] if t.order[head] == PANCAKE else t.home[head]
    if is_wing(t, head) or not is_in_command(t, head):
        return False
    return is_shut(t, field) or is_threatened(t, field)


def is_shut(t: Blue, field: FieldId) -> bool:
    return is_closed(t, field) or capacity(t, field) <= 0 or is_misty(t, FIELD_AT[field])


def is_threatened(t: Blue, field: FieldId) -> bool:
    for raid in flying(t):
        if t.detected[raid] and apart(t.raid_at[raid], FIELD_AT[field]) <= THREAT:
            return True
    return False


# --- § 10.3.1: against a raid
def is_on_the_plot(t: Blue, raid: RaidId) -> bool:
    """Detected, and its block stands in a hex of the map."""
    return t.detected[raid] == 1 and t.raid_seen[raid] == EVERYBODY_SEES and 0 <= t.raid_at[raid] < HEXES


def plotted_raids(t: Blue, place: PlaceId) -> list[int]:
    """The nearest first."""
    found: list[int] = []
    for raid in range(RAIDS):
        if is_on_the_plot(t, raid):
            at = len(found)
            while at > 0 and apart(place, t.raid_at[found[at - 1]]) > apart(place, t.raid_at[raid]):
                at -= 1
            found.insert(at, raid)
    return found


def height_against(t: Blue, head: UnitId, raid: RaidId) -> i64:
    """Above what was announced, as far as the formation climbs."""
    told = t.told_angels[raid]
    wanted = told + ABOVE if told != NONE else USUAL_HEIGHT
    top = ceiling_of_formation(t, head)
    return (wanted if wanted < top else top) // 2 * 2


def followed_raid(t: Blue, head: UnitId) -> RaidId:
    """The raid to whose former plot it flies; NONE where it has another goal, or is on the way to the plot that stands."""
    if t.order[head] != VECTOR or t.then[head] > 0 or t.balbo[head] > 0:
        return NONE
    for raid in range(RAIDS):
        if is_on_the_plot(t, raid) and t.goal[head] == t.raid_at[raid]:
            return NONE
    for raid in range(RAIDS):
        if is_on_the_plot(t, raid):
            for i in range(TRACKS):
                if t.track[raid * TRACKS + i] == t.goal[head]:
                    return raid
    return NONE


def can_follow(t: Blue, head: UnitId) -> bool:
    return can_be_moved(t, head) and followed_raid(t, head) != NONE and is_in_command(t, head)


def vector_against(t: Blue, head: UnitId, raid: RaidId) -> None:
    set_height(t, head, height_against(t, head, raid))
    give_order(t, head, VECTOR, t.raid_at[raid])
    t.tell("vectored", head, t.raid_at[raid], t.height[head])


@procedure("10.2", kinds={"head": "unit", "taking_off": "flag"})
class Order(Procedure):
    """§ 10.3: one formation gets an order: which, where to, at what height."""

    head: Shown
    taking_off: Shown = 0  # § 10.2.1: by telephone, so that everything can be said
    choice: Shown = PASS
    place: Shown = PASS
    end: Shown = PASS
    field: Shown = PASS
    number: Shown = 0
    roll: Shown = 6
    unit: Shown = PASS  # of a wing, the squadron that is sent home

    @step("10.2.6", into="choice", of="order_choice")
    def choose_order(self, t: Blue) -> Todo:
        in_command = self.taking_off == 1 or is_in_command(t, self.head)
        going_home, pursues = t.order[self.head] == PANCAKE, t.order[self.head] == PURSUIT
        if t.dogfight[self.head] > 0:  # § 13.6.1: it can only leave
            t.refuse(O_VECTOR, "13.6.1", "in_dogfight")
            t.offer(O_PANCAKE)
            t.offer(PASS)
            return t.ask(RAF)
        if t.balbo[self.head] > 0:
            t.refuse(O_VECTOR, "20.2.6", "balbo_is_forming")
        elif pursues:
            t.refuse(O_VECTOR, "12.2", "in_pursuit")
        elif in_command and not going_home:
            for raid in plotted_raids(t, t.at[self.head]):
                t.offer(O_TOWARDS + raid)
            t.offer(O_VECTOR)
            t.offer(O_VECTOR_ORBIT)
            t.offer(O_VECTOR_LINE)
        elif not in_command:
            t.refuse(O_VECTOR, "10.1.1", "out_of_command")
        if not going_home and self.taking_off == 0:
            t.offer(O_PANCAKE)
            if is_wing(t, self.head):
                t.offer(O_PANCAKE_UNIT)
        if may_divert(t, self.head):
            t.offer(O_DIVERT)
        if (t.order[self.head] == VECTOR and t.balbo[self.head] == 0) or (going_home and t.angels[self.head] > 0):
            t.offer(O_HEIGHT)
        t.offer(PASS)
        return t.ask(RAF)

    @step("10.3.1", into="roll")
    def roll_for_vector(self, t: Blue) -> Todo:
        """The optional rule: on a 1 the order is not understood."""
        if not self.is_vector() or t.vectors_fail == 0 or self.taking_off:
            return GO_ON
        return t.roll(1)

    @step("10.2")
    def sort_the_order(self, t: Blue) -> Todo:
        if self.choice == PASS:
            return DONE
        if self.is_vector() and self.roll <= VECTOR_FAILS:
            t.tell("vector_failed", self.head)
            return DONE
        if self.choice >= O_TOWARDS:
            vector_against(t, self.head, self.choice - O_TOWARDS)
            return DONE
        if self.choice == O_PANCAKE_UNIT:
            return self.go_to("choose_squadron_home")
        if self.choice == O_PANCAKE:
            units = bits_of(members_of(t, self.head))
            pancake_formation(t, self.head)
            end_dogfights(t)
            return t.instead(LandingChoice(units))
        if self.choice == O_DIVERT:
            return self.go_to("choose_field")
        return self.go_to("choose_height") if self.choice == O_HEIGHT else GO_ON

    @step("10.3.1", into="place", of="place")
    def choose_goal(self, t: Blue) -> Todo:
        if self.choice == O_VECTOR:
            t.offer_all(RAF_PLACES)
        elif self.choice == O_VECTOR_LINE:
            offer_line(t, self.head, NONE)
        else:
            offer_orbits(t, self.head)
        return t.ask(RAF)

    @step("10.3.3", into="end", of="place")
    def choose_line_end(self, t: Blue) -> Todo:
        if self.choice != O_VECTOR_LINE:
            return self.go_to("choose_height")
        offer_line(t, self.head, self.place)
        return t.ask(RAF)

    @step("8.1.4", into="number")
    def choose_height(self, t: Blue) -> Todo:
        """§ 10.3.4: a unit going home does not climb."""
        home = t.order[self.head] == PANCAKE
        t.offer_all(HEIGHTS[(t.angels[self.head] if home else ceiling_of_formation(t, self.head)) // 2])
        return t.ask(RAF)

    @step("10.2")
    def write_order(self, t: Blue) -> Todo:
        set_height(t, self.head, self.number)
        if self.choice == O_HEIGHT:
            return DONE
        give_order(t, self.head, VECTOR, self.place)
        for unit in members_of(t, self.head):
            if self.choice == O_VECTOR_ORBIT:
                t.then[unit] = ORBIT
            elif self.choice == O_VECTOR_LINE:
                t.then[unit], t.line_end[unit] = PATROL_LINE, self.end
        t.tell("vectored", self.head, self.place, self.number)
        return DONE

    @step("10.3.4", into="field", of="airfield")
    def choose_field(self, t: Blue) -> Todo:
        for field in range(FIGHTER_FIELDS):
            if field != t.field[self.head] and not is_shut(t, field):
                t.offer(field)
        if t.offered == 0:
            return DONE
        return t.ask(RAF)

    @step("10.3.4")
    def divert(self, t: Blue) -> Todo:
        pancake(t, self.head)
        t.field[self.head], t.goal[self.head] = self.field, FIELD_AT[self.field]
        t.tell("diverted", self.head, self.field)
        return DONE

    # --- § 20.2: one squadron leaves the wing
    @step("20.2", into="unit", of="unit")
    def choose_squadron_home(self, t: Blue) -> Todo:
        for unit in members_of(t, self.head):
            t.offer(unit)
        return t.ask(RAF)

    @step("20.2")
    def send_squadron_home(self, t: Blue) -> Todo:
        pancake(t, self.unit)
        return t.do(LandingChoice(bit(self.unit)))

    @step("20.2")
    def go_on_with_the_wing(self, t: Blue) -> Todo:
        """The rest may get an order too; where the leader has left, under another name."""
        return DONE if self.unit == self.head else self.go_to("choose_order")

    def is_vector(self) -> bool:
        return 0 <= self.choice <= O_VECTOR_LINE or self.choice >= O_TOWARDS


def bits_of(units: list[int]) -> i64:
    found: i64 = 0
    for unit in units:
        found |= bit(unit)
    return found


def pancake_formation(t: Blue, head: UnitId) -> None:
    """All of a wing go home, each to its own airfield."""
    for unit in members_of(t, head):
        pancake(t, unit)


# --- the patrol phase: § 10.3.2, § 10.3.3
@procedure("10.3.2", kinds={"done": "raf_units"})
class PatrolPhase(Procedure):
    """The RAF, then the Luftwaffe, take up orbits and lines; guns fire at raids that orbit above them."""

    unit: Shown = PASS
    choice: Shown = 0
    place: Shown = PASS
    done: Shown = 0  # one bit for each formation dealt with

    @step("10.2.6")
    def take_up_patrols(self, t: Blue) -> Todo:
        """What was said with the vector needs no radio now."""
        for head in heads(t):
            if t.order[head] == VECTOR and t.then[head] > 0 and t.at[head] == t.goal[head]:
                begin_patrol(t, head, t.then[head], t.line_end[head])
        return GO_ON

    @step("10.3.2", into="unit", of="unit")
    def choose_patrol(self, t: Blue) -> Todo:
        if t.stand[STAND_PATROL]:
            return self.go_to("orbit_with_sweeps")
        for head in heads(t):
            if (self.done >> head) & 1 == 0 and can_begin_patrol(t, head):
                t.offer(head)
        if t.offered == 0:
            return self.go_to("orbit_with_sweeps")
        t.offer(PASS)
        t.offer(STAND_UNITS)
        return t.ask(RAF)

    @step("10.3.2")
    def note_patrol(self, t: Blue) -> Todo:
        if self.unit == STAND_UNITS:
            t.stand[STAND_PATROL] = 1
        return self.go_to("orbit_with_sweeps") if self.unit == PASS or self.unit == STAND_UNITS else GO_ON

    @step("10.3.2", into="choice", of="order")
    def choose_kind_of_patrol(self, t: Blue) -> Todo:
        t.offer(ORBIT)
        if can_end_line_at(t, self.unit, t.at[self.unit]):
            t.offer(PATROL_LINE)
        return t.ask(RAF)

    @step("10.3.3", into="place", of="place")
    def choose_line_end(self, t: Blue) -> Todo:
        if self.choice != PATROL_LINE:
            return GO_ON
        offer_line(t, self.unit, t.at[self.unit])
        return t.ask(RAF)

    @step("10.3.2")
    def begin(self, t: Blue) -> Todo:
        line = self.choice == PATROL_LINE
        begin_patrol(t, self.unit, PATROL_LINE if line else ORBIT, self.place if line else NONE)
        self.done |= bit(self.unit)
        self.choice, self.place = 0, PASS
        return self.go_to("choose_patrol")

    @step("10.3.2")
    def orbit_with_sweeps(self, t: Blue) -> Todo:
        """§ 9.4.1: a Freie Jagd that has reached its point."""
        for raid in flying(t):
            if t.orbit_at[raid] > 0 and t.orbited[raid] == 0 and t.off_course[raid] == 0:
                if t.raid_at[raid] == t.orbit_at[raid] - 1 and t.hunts[raid] == NONE and t.sweep[raid]:
                    t.orbiting[raid] = t.orbited[raid] = 1
        return GO_ON

    @step("14.1.1")
    def fire_at_orbiting_raids(self, t: Blue) -> Todo:
        for raid in flying(t):
            if t.orbiting[raid]:
                fire_guns(t, raid)
        return settle_partings(t)


def can_begin_patrol(t: Blue, head: UnitId) -> bool:
    if not is_head(t, head) or t.dogfight[head] > 0:
        return False
    if t.order[head] == PANCAKE or t.order[head] == PURSUIT:
        return False
    return can_patrol_at(t, head, t.at[head]) and is_in_command(t, head)


def begin_patrol(t: Blue, head: UnitId, order: i64, end: i64) -> None:
    give_order(t, head, order, end if order == PATROL_LINE else t.at[head])
    if order == PATROL_LINE:
        for unit in members_of(t, head):
            t.line_end[unit] = t.at[head]
    t.tell("patrol_begins", head, t.at[head], order)


# --- the movement phase: § 5.2, § 8.1
@procedure("8.1")
class RafMovement(Procedure):
    """Formations are ordered and moved one by one as the RAF likes; the rest fly on under the orders they have."""

    unit: Shown = PASS

    @step("10.2.6")
    def call_in_the_unheard(self, t: Blue) -> Todo:
        """A unit that needs an order and cannot be reached goes home."""
        for unit in range(RAF_UNITS):
            t.moved[unit] = 0
        for head in heads(t):
            if needs_order(t, head) and not is_in_command(t, head):
                pancake_formation(t, head)
        return GO_ON

    @step("8.1", into="unit", of="unit")
    def choose_unit(self, t: Blue) -> Todo:
        if t.stand[STAND_MOVE]:
            return self.go_to("move_the_rest")
        follows = False
        for head in heads(t):
            if can_be_ordered(t, head):
                t.offer(head)
                follows = follows or can_follow(t, head)
        if t.offered == 0:
            return DONE
        if follows and t.vectors_fail == 0:  # where vectors can fail, each is rolled for
            t.offer(FOLLOW)
        t.offer(PASS)
        t.offer(STAND_UNITS)
        return t.ask(RAF)

    @step("10.2.6")
    def order_unit(self, t: Blue) -> Todo:
        if self.unit == FOLLOW:
            for head in heads(t):
                if can_follow(t, head):
                    vector_against(t, head, followed_raid(t, head))
            return self.go_to("choose_unit")
        if self.unit == STAND_UNITS:
            t.stand[STAND_MOVE] = 1
        if self.unit == PASS or self.unit == STAND_UNITS:
            return self.go_to("move_the_rest")
        return t.do(Order(self.unit))

    @step("8.1")
    def move_unit(self, t: Blue) -> Todo:
        hold(t, self.unit)
        if is_head(t, self.unit) and not stays(t, self.unit) and t.dogfight[self.unit] == 0:
            return t.do(FormationMove(self.unit))
        if t.moved[self.unit] == 0:
            t.moved[self.unit] = 1
        return GO_ON

    @step("8.1")
    def look_for_the_next(self, t: Blue) -> Todo:
        return self.go_to("choose_unit")

    @step("8.1")
    def move_the_rest(self, t: Blue) -> Todo:
        tote, moved = t.tote, t.moved
        for head in range(RAF_UNITS):
            if tote[head] == AIRBORNE and moved[head] == 0 and can_be_moved(t, head):
                if send_short_home(t, head):
                    return self.go_to("move_the_rest")
                if stays(t, head):
                    continue
                hold(t, head)
                self.unit = head
                return t.do(FormationMove(head))
        return DONE

    @step("8.1")
    def move_another(self, t: Blue) -> Todo:
        return self.go_to("move_the_rest")


def send_short_home(t: Blue, head: UnitId) -> bool:
    """The standing order of every squadron, alone or in a wing: home while its petrol lasts.  Answers whether any went."""
    found = False
    for unit in members_of(t, head):
        if t.order[unit] != PANCAKE and is_short_of_petrol(t, unit):
            pancake(t, unit)
            found = True
    return found


def can_be_ordered(t: Blue, head: UnitId) -> bool:
    """§ 10.2.6: pancake may be ordered always, in a dogfight too."""
    return t.moved[head] == 0 and is_head(t, head)


def can_be_moved(t: Blue, head: UnitId) -> bool:
    """A pursuer moves later, but may be sent home now (§ 12.2)."""
    return t.moved[head] == 0 and is_head(t, head) and t.dogfight[head] == 0


def stays(t: Blue, head: UnitId) -> bool:
    """In orbit, in pursuit, or waiting for a Balbo to form (§ 20.2.6)."""
    return t.order[head] == ORBIT or t.order[head] == PURSUIT or (t.balbo[head] > 0 and t.order[head] != PANCAKE)


def hold(t: Blue, head: UnitId) -> None:
    """Without a new order it circles where it is: a vector to its own hex."""
    if needs_order(t, head):
        give_order(t, head, VECTOR, t.at[head])
