"""The pursuit phase.  § 5.2, § 12.2, § 12.3"""

from __future__ import annotations

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.channel_patrol import return_patrols
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import heads, is_head, lose_tally
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import can_attack_raid, can_raid_attack, clear_strikes
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    FLYING,
    PURSUIT,
    RAF_UNITS,
    REST_OF_RAIDS,
    REST_OF_UNITS,
    Blue,
    flying,
)


@procedure("12.2", kinds={"by_habit": "seats"})
class PursuitPhase(Procedure):
    """Chains of pursuers from their far end, then the RAF's, then the Luftwaffe's; a tally may be given up first."""

    unit: Shown = PASS
    raid: Shown = PASS
    by_habit: Shown = 0  # the rest of a side's pursuers move by number: one bit for each side

    @step("12.2")
    def begin_phase(self, t: Blue) -> Todo:
        clear_strikes(t)
        for unit in range(RAF_UNITS):
            t.moved[unit] = 0
        return GO_ON

    @step("12.3", into="unit", of="unit")
    def choose_to_give_up(self, t: Blue) -> Todo:
        """Not with the enemy within reach; it stays where it is and needs an order next turn."""
        for head in heads(t):
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
        for raid in flying(t):
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
        """Chains first: pursuers that are pursued themselves and whose own quarry has moved; then the RAF, then the Luftwaffe."""
        for head in heads(t):
            if is_raf_pursuer(t, head) and is_link(t, head):
                return t.do(FormationMove(head, 1))
        for raid in flying(t):
            if is_sweep_pursuer(t, raid) and is_raid_link(t, raid):
                return t.do(RaidMove(raid))
        return self.go_to("choose_pursuer")

    @step("12.2")
    def move_another(self, t: Blue) -> Todo:
        return self.go_to("move_pursuers")

    # --- § 8.1: each side moves its units in the order it likes
    @step("8.1", into="unit", of="unit")
    def choose_pursuer(self, t: Blue) -> Todo:
        for head in raf_pursuers(t):
            t.offer(head)
        if t.offered == 0:
            return self.go_to("choose_raid_to_pursue")
        if self.is_raf_order_given(t):
            return GO_ON
        t.offer(REST_OF_UNITS)
        return t.ask(RAF)

    @step("12.2")
    def move_pursuer(self, t: Blue) -> Todo:
        """By habit, or when only one is left, the next one by number."""
        if self.unit == REST_OF_UNITS:
            self.by_habit |= bit(RAF)
        if self.is_raf_order_given(t):
            self.unit = raf_pursuers(t)[0]
        return t.do(FormationMove(self.unit, 1))

    @step("12.2")
    def look_for_chains(self, t: Blue) -> Todo:
        return self.go_to("move_pursuers")

    @step("8.1", into="raid", of="raid")
    def choose_raid_to_pursue(self, t: Blue) -> Todo:
        """Everyone sees who pursues, so that the question tells nothing."""
        for raid in sweep_pursuers(t):
            t.offer(raid)
        if t.offered == 0:
            return DONE
        if self.is_raid_order_given(t):
            return GO_ON
        t.offer(REST_OF_RAIDS)
        return t.ask(LUFTWAFFE)

    @step("12.2")
    def move_raid(self, t: Blue) -> Todo:
        if self.raid == REST_OF_RAIDS:
            self.by_habit |= bit(LUFTWAFFE)
        if self.is_raid_order_given(t):
            self.raid = sweep_pursuers(t)[0]
        return t.do(RaidMove(self.raid))

    @step("12.2")
    def look_for_chains_again(self, t: Blue) -> Todo:
        return self.go_to("move_pursuers")

    def is_raf_order_given(self, t: Blue) -> bool:
        """Nobody is asked which pursuer moves."""
        return (self.by_habit >> RAF) & 1 == 1 or len(raf_pursuers(t)) == 1

    def is_raid_order_given(self, t: Blue) -> bool:
        return (self.by_habit >> LUFTWAFFE) & 1 == 1 or len(sweep_pursuers(t)) == 1


def raf_pursuers(t: Blue) -> list[UnitId]:
    return [head for head in heads(t) if is_raf_pursuer(t, head)]


def sweep_pursuers(t: Blue) -> list[RaidId]:
    return [raid for raid in flying(t) if is_sweep_pursuer(t, raid)]


def is_raf_pursuer(t: Blue, head: UnitId) -> bool:
    return (
        is_head(t, head)
        and t.order[head] == PURSUIT
        and t.tally[head] != NONE
        and t.moved[head] == 0
        and t.dogfight[head] == 0
    )


def is_sweep_pursuer(t: Blue, raid: RaidId) -> bool:
    return t.state[raid] == FLYING and t.hunts[raid] != NONE and t.flown[raid] == 0


def is_link(t: Blue, head: UnitId) -> bool:
    """In a chain, and its own quarry is not about to move: it is pursued by a raid, or pursues one that pursues another."""
    prey = t.hunts[t.tally[head]]
    if is_sweep_pursuer(t, t.tally[head]) and prey != head:
        return False
    if prey != NONE and prey != head:
        return True
    for raid in flying(t):
        if t.hunts[raid] == head:
            return True
    return False


def is_raid_link(t: Blue, raid: RaidId) -> bool:
    prey = t.hunts[raid]
    if is_raf_pursuer(t, prey) and t.tally[prey] != raid:
        return False
    if t.tally[prey] != NONE and t.tally[prey] != raid:
        return True
    for head in range(RAF_UNITS):
        if t.tally[head] == raid:
            return True
    return False
