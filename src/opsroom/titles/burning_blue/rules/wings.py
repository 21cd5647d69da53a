"""Wings and Balbos form over an airfield.  § 20.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import BALBO, BALBO_SUCCESSES, WING_ANGELS, WING_FORMS, WING_FORMS_BAD
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, RAF
from opsroom.titles.burning_blue.rules.formations import heads, is_head, members_of
from opsroom.titles.burning_blue.rules.geography import HAS_FIELD, HEXES
from opsroom.titles.burning_blue.rules.ids import UnitId, UnitSet
from opsroom.titles.burning_blue.rules.radio_command import group_of, head_of
from opsroom.titles.burning_blue.rules.table import NO_ORDER, PANCAKE, PURSUIT, RAF_UNITS, VECTOR, Blue
from opsroom.titles.burning_blue.rules.weather import is_bad


def can_form(t: Blue, unit: UnitId) -> bool:
    """A squadron of its own, or the leader of a wing, over an airfield at Angels 10 or less, free to wait."""
    if not is_head(t, unit) or t.small[unit] or unit == FLIGHT_421:
        return False
    if t.dogfight[unit] > 0 or t.order[unit] == PANCAKE or t.order[unit] == PURSUIT or t.at[unit] >= HEXES:
        return False
    return HAS_FIELD[t.at[unit]] == 1 and t.angels[unit] <= WING_ANGELS


def can_form_with(t: Blue, unit: UnitId, other: i64) -> bool:
    """The same place and height, the same Group."""
    return (
        unit != other
        and can_form(t, other)
        and t.at[unit] == t.at[other]
        and t.angels[unit] == t.angels[other]
        and group_of(t, t.sector[unit]) == group_of(t, t.sector[other])
    )


def has_partner(t: Blue, unit: UnitId) -> bool:
    for other in heads(t):
        if t.at[other] == t.at[unit] and can_form_with(t, unit, other):
            return True
    return False


@procedure("20.2.1", kinds={"party": "raf_units", "tried": "raf_units"})
class WingForming(Procedure):
    """In the form-up phase: a leader, his squadrons, a die; three or more squadrons need it twice."""

    leader: Shown = PASS
    unit: Shown = PASS
    party: Shown = 0  # one bit each, the leader included
    count: Shown = 0
    roll: Shown = 0
    tried: Shown = 0

    @step("20.2.6")
    def go_on_with_balbos(self, t: Blue) -> Todo:
        """Those who have one success behind them and have not moved try again of themselves; who has left is out."""
        self.party = self.count = 0
        for unit in range(RAF_UNITS):
            if t.balbo[unit] > 0 and not can_form(t, head_of(t, unit)):
                t.balbo[unit] = 0
        release_the_rest(t)
        for leader in range(RAF_UNITS):
            if t.balbo[leader] == leader + 1 and (self.tried >> leader) & 1 == 0:
                self.leader = leader
                for unit in range(RAF_UNITS):
                    if t.balbo[unit] == leader + 1:
                        self.party |= bit(unit)
                        self.count += 1
                self.tried |= bit(leader)
                return self.go_to("roll_to_form")
        return GO_ON

    @step("20.2.2", into="leader", of="unit")
    def choose_leader(self, t: Blue) -> Todo:
        for unit in heads(t):
            if (self.tried >> unit) & 1 == 0 and t.balbo[unit] == 0:
                if can_form(t, unit) and has_partner(t, unit):
                    t.offer(unit)
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        return t.ask(RAF)

    @step("20.2.2")
    def note_leader(self, t: Blue) -> Todo:
        if self.leader == PASS:
            return DONE
        self.enlist(t, self.leader)
        return GO_ON

    @step("20.2.1", into="unit", of="unit")
    def choose_wing_member(self, t: Blue) -> Todo:
        for unit in heads(t):
            if can_form_with(t, self.leader, unit) and (self.party >> unit) & 1 == 0 and t.balbo[unit] == 0:
                t.offer(unit)
        if t.offered == 0:
            return self.go_to("close_the_list")
        if self.count > len(members_of(t, self.leader)):
            t.offer(PASS)
        return t.ask(RAF)

    @step("20.2.1")
    def note_member(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return GO_ON
        self.enlist(t, self.unit)
        return self.go_to("choose_wing_member")

    @step("20.2.1")
    def close_the_list(self, t: Blue) -> Todo:
        self.tried |= self.party
        return GO_ON if self.count > 1 else self.go_to("choose_leader")

    @step("20.2.1", into="roll")
    def roll_to_form(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("20.2.1")
    def form(self, t: Blue) -> Todo:
        bad = is_bad(t, t.at[self.leader], t.angels[self.leader])
        good = self.roll <= (WING_FORMS_BAD if bad else WING_FORMS)
        if good and (self.count < BALBO or t.balbo[self.leader] >= BALBO_SUCCESSES - 1):
            for unit in range(RAF_UNITS):
                if (self.party >> unit) & 1:
                    t.balbo[unit] = 0
            make_wing(t, self.leader, self.party)
        elif good:
            for unit in range(RAF_UNITS):
                if (self.party >> unit) & 1:
                    t.balbo[unit] = self.leader + 1
        t.tell("wing_rolled", self.leader, self.roll, 1 if good else 0, self.count)
        return self.go_to("go_on_with_balbos")

    def enlist(self, t: Blue, head: UnitId) -> None:
        """A squadron, or all of a wing that is to grow."""
        for unit in members_of(t, head):
            self.party |= bit(unit)
            self.count += 1


def release_the_rest(t: Blue) -> None:
    """Where the leader has left, or nobody else waits with him, no Balbo forms any more."""
    for unit in range(RAF_UNITS):
        if t.balbo[unit] and not is_party(t, t.balbo[unit] - 1):
            t.balbo[unit] = 0


def is_party(t: Blue, leader: UnitId) -> bool:
    """He waits, and somebody with him."""
    if t.balbo[leader] != leader + 1:
        return False
    for unit in range(RAF_UNITS):
        if unit != leader and t.balbo[unit] == leader + 1:
            return True
    return False


def make_wing(t: Blue, leader: UnitId, party: UnitSet) -> None:
    """§ 20.2, § 20.2.5: one order for all, the leader's."""
    for unit in range(RAF_UNITS):
        if (party >> unit) & 1:
            t.leader[unit] = leader
            t.order[unit], t.goal[unit], t.then[unit] = t.order[leader], t.goal[leader], t.then[leader]
            t.line_end[unit], t.height[unit] = t.line_end[leader], t.height[leader]
            if t.order[unit] == NO_ORDER:
                t.order[unit], t.goal[unit] = VECTOR, t.at[unit]
    t.tell("wing_formed", leader)
