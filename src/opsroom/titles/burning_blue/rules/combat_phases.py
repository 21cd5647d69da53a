"""The combat phases of both sides.  § 12, § 13.2.4, § 13.2.5"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.channel_patrol import ChannelPatrol, return_patrols
from opsroom.titles.burning_blue.rules.charts import CLEAR, SIGHT
from opsroom.titles.burning_blue.rules.detection import hide_or_show
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import heads, is_head, members_of
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.ids import RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import can_attack_raid, can_raid_attack, clear_strikes
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import SweepAttack
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    FLYING,
    RAIDS,
    REST_OF_RAIDS,
    REST_OF_UNITS,
    STAND_HUNT,
    STAND_RAIDS,
    Blue,
    flying,
    units_of,
)
from opsroom.titles.burning_blue.rules.tally import (
    RafTally,
    SweepTally,
    can_hunt,
    can_spot,
    check_raf_tallies,
    check_sweep_tallies,
    is_free_to_look,
    is_seen_by,
)


# --- § 13.2.4: the RAF's combat phase
@procedure("13.2.4", kinds={"by_habit": "flag", "looked": "raf_units", "tried": "raids", "struck": "raf_units"})
class RafCombat(Procedure):
    """Hidden raids nearby appear; tallies are lost and made; then everyone with a tally within reach attacks."""

    unit: Shown = PASS
    by_habit: Shown = 0
    raid: Shown = PASS
    looked: Shown = 0  # formations that have looked, one bit each
    tried: Shown = 0  # raids that this formation has looked for
    struck: Shown = 0  # formations that have attacked once

    @step("11.1.1")
    def show_nearby_raids(self, t: Blue) -> Todo:
        clear_strikes(t)
        for raid in flying(t):
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
            for head in heads(t):
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
        return t.do(RafTally(self.unit, self.raid, 1))

    @step("12.1")
    def look_again(self, t: Blue) -> Todo:
        """A failure may be followed by a try for another raid; a raid that was declined ends it."""
        return self.go_to("choose_quarry")

    @step("13.2.7", into="unit", of="unit")
    def choose_attacker(self, t: Blue) -> Todo:
        """In the order the RAF likes: everyone once who can, and again if he likes."""
        must = False
        for head in heads(t):
            if self.may_attack(t, head):
                t.offer(head)
                must = must or ((self.struck >> head) & 1 == 0 and head != FLIGHT_421)
        if t.offered == 0:
            return DONE
        if not must:
            t.offer(PASS)
        return t.ask(RAF)

    @step("13.2.4")
    def attack(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return DONE
        for unit in members_of(t, self.unit):  # what is left of a wing need not attack again
            self.struck |= bit(unit)
        return t.do(RafAttack(self.unit, t.tally[self.unit]))

    @step("13.2.4")
    def go_on(self, t: Blue) -> Todo:
        self.unit = PASS
        return self.go_to("choose_attacker")

    def next_spotter(self, t: Blue) -> UnitId:
        for head in heads(t):
            if (self.looked >> head) & 1 == 0 and can_spot(t, head) and nearest_raid(t, head, 0) != NONE:
                return head
        return NONE

    def may_attack(self, t: Blue, head: UnitId) -> bool:
        return is_head(t, head) and t.tally[head] != NONE and can_attack_raid(t, head, t.tally[head])


def has_raids_on_map(t: Blue) -> bool:
    for raid in range(RAIDS):
        if t.raid_seen[raid] == EVERYBODY_SEES:
            return True
    return False


def can_look_for(t: Blue, head: UnitId, raid: RaidId, tried: i64) -> bool:
    """On the map, not tried yet, near enough in clear air; the weather is told when it tries."""
    return (
        t.raid_seen[raid] == EVERYBODY_SEES
        and t.raid_at[raid] != NONE
        and (tried >> raid) & 1 == 0
        and apart(t.at[head], t.raid_at[raid]) <= SIGHT[CLEAR]
    )


def nearest_raid(t: Blue, head: UnitId, tried: i64) -> RaidId:
    best: i64 = NONE
    near: i64 = SIGHT[CLEAR] + 1
    seen, where, here = t.raid_seen, t.raid_at, t.at[head]
    for raid in range(RAIDS):
        if seen[raid] == EVERYBODY_SEES and where[raid] != NONE and (tried >> raid) & 1 == 0:
            away = apart(here, where[raid])
            if away < near:
                best, near = raid, away
    return best


# --- § 13.2.5: the Luftwaffe's combat phase
@procedure(
    "13.2.5",
    kinds={
        "seat": "seat",
        "by_habit": "flag",
        "looked": "raids",
        "apart": "luftwaffe_units",
        "tried": "raf_units",
        "struck": "raf_units",
    },
)
class LuftwaffeCombat(Procedure):
    """Sweeps look and attack; then the channel patrol attacks everyone who flies over the Strait or France."""

    seat: Shown = LUFTWAFFE
    raid: Own = PASS
    by_habit: Own = 0
    unit: Own = PASS
    prey: Own = PASS
    looked: Own = 0
    apart: Own = 0  # units of the raid that have looked by themselves, one bit each
    tried: Own = 0
    struck: Own = 0

    @step("12.3.1")
    def lose_tallies(self, t: Blue) -> Todo:
        t.close_undo(RAF)  # sweeps that the RAF does not see draw cards
        clear_strikes(t)
        for raid in flying(t):
            hide_or_show(t, raid)
        check_sweep_tallies(t)
        return_patrols(t)
        return GO_ON

    @step("12.1", into="raid", of="raid")
    def choose_hunter(self, t: Blue) -> Todo:
        """Asked every turn alike, so that it tells nothing of sweeps that nobody has seen."""
        if self.by_habit or t.stand[STAND_HUNT]:
            return GO_ON
        for raid in flying(t):
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
        self.tried = self.apart = 0
        return GO_ON

    @step("12.1.4")
    def gather_hunters(self, t: Blue) -> Todo:
        self.unit = REST_OF_UNITS
        return GO_ON

    @step("12.1.4", into="unit", of="unit")
    def choose_hunters(self, t: Blue) -> Todo:
        """All of a raid look together, or one of its units after the other, each for formations that none has tried."""
        if self.by_habit or is_alone_in(t, self.raid) or nearest_prey(t, self.raid, self.tried) == NONE:
            return GO_ON
        for unit in units_of(t, self.raid):
            if is_free_to_look(t, unit) and (self.apart >> (unit - FIRST_SLOT)) & 1 == 0:
                t.offer(unit)
        t.offer(REST_OF_UNITS if self.apart == 0 else PASS)
        return t.ask(LUFTWAFFE)

    @step("12.1.4")
    def note_hunters(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return self.go_to("choose_hunter")
        if self.unit != REST_OF_UNITS:
            self.apart |= bit(self.unit - FIRST_SLOT)
        return GO_ON

    @step("12.1", into="prey", of="unit")
    def choose_prey(self, t: Blue) -> Todo:
        if not can_hunt(t, self.raid) or nearest_prey(t, self.raid, self.tried) == NONE:
            return self.go_to("choose_hunter")
        if self.unit != REST_OF_UNITS and (t.raid[self.unit] != self.raid or not is_free_to_look(t, self.unit)):
            return self.go_to("gather_hunters")  # it has gone after its prey, or let it go
        if self.by_habit:
            return GO_ON
        for head in heads(t):
            if can_hunt_for(t, self.raid, head, self.tried):
                t.offer(head)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("12.1")
    def look(self, t: Blue) -> Todo:
        if self.by_habit:
            self.prey = nearest_prey(t, self.raid, self.tried)
        if self.prey == PASS:
            return self.go_to("choose_hunter") if self.unit == REST_OF_UNITS else self.go_to("gather_hunters")
        self.tried |= bit(self.prey)
        return t.do(SweepTally(self.raid, self.prey, PASS if self.unit == REST_OF_UNITS else self.unit, 1))

    @step("12.1")
    def look_again(self, t: Blue) -> Todo:
        return self.go_to("choose_prey")

    @step("13.2.7", into="raid", of="raid")
    def choose_attacker(self, t: Blue) -> Todo:
        for raid in flying(t):
            if self.may_attack(t, raid):
                t.offer(raid)
        if t.offered == 0:
            return self.go_to("fly_channel_patrol")
        return t.settle(LUFTWAFFE)

    @step("13.2.5")
    def attack(self, t: Blue) -> Todo:
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

    def next_hunter(self, t: Blue) -> RaidId:
        for raid in flying(t):
            if (self.looked >> raid) & 1 == 0 and can_hunt(t, raid) and nearest_prey(t, raid, 0) != NONE:
                return raid
        return NONE

    def may_attack(self, t: Blue, raid: RaidId) -> bool:
        return t.state[raid] == FLYING and t.hunts[raid] != NONE and can_raid_attack(t, raid, t.hunts[raid])


def is_alone_in(t: Blue, raid: RaidId) -> bool:
    return len(units_of(t, raid)) <= 1


def can_hunt_for(t: Blue, raid: RaidId, head: UnitId, tried: i64) -> bool:
    return is_head(t, head) and (tried >> head) & 1 == 0 and is_seen_by(t, head, raid)


def nearest_prey(t: Blue, raid: RaidId, tried: i64) -> UnitId:
    best: i64 = NONE
    near: i64 = SIGHT[CLEAR] + 1
    for head in heads(t):
        away = apart(t.at[head], t.raid_at[raid])
        if away < near and can_hunt_for(t, raid, head, tried):
            best, near = head, away
    return best
