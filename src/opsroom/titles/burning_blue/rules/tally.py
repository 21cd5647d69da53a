"""Tally: seeing the enemy, losing sight of him, mistaking one for another.  § 12"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    BIG_RAID,
    BIG_RAID_GRUPPEN,
    CLEAR,
    CONFUSION,
    DECLINE_ABOVE,
    DECLINE_BELOW,
    GRADE,
    GROUP_12_ROW,
    K_HAZE,
    LOST_IN,
    LOST_IN_HAZE,
    POOR,
    SIGHT,
    TALLY_RESULT,
)
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.detection import draw_card, lowest_in, news, show_raid, update_limit
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.formations import heads, is_head, lose_tally, take_tally
from opsroom.titles.burning_blue.rules.geography import HEXES, ROW, apart
from opsroom.titles.burning_blue.rules.guns import is_near_bursts
from opsroom.titles.burning_blue.rules.ids import CardId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.radio_command import group_of, is_in_command
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, break_off, cover_units, is_sweep, show_parts
from opsroom.titles.burning_blue.rules.raid_partings import settle_partings
from opsroom.titles.burning_blue.rules.roll_sums import (
    BURSTS_SHOW,
    GROUP_BLINDS,
    SILENCE_BLINDS,
    TALLY_AMOUNTS,
    UNDETECTED_BLINDS,
    total_of,
)
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    FLYING,
    PANCAKE,
    RAF_UNITS,
    RAIDS,
    VECTOR,
    Blue,
    flying,
    is_raid_told,
    units_of,
)
from opsroom.titles.burning_blue.rules.weather import worst_between


# --- who may look
def can_spot(t: Blue, head: UnitId) -> bool:
    """An RAF formation without a tally, not going home, not in a dogfight, that has declined no pursuit in this phase."""
    if (t.declined >> head) & 1:
        return False
    return is_head(t, head) and t.tally[head] == NONE and t.order[head] != PANCAKE and t.dogfight[head] == 0


def can_hunt(t: Blue, raid: RaidId) -> bool:
    """A Freie Jagd without a tally, not going home, with a unit that is free to look; escorts never (§ 12.1.3)."""
    return (
        t.state[raid] == FLYING
        and is_sweep(t, raid)
        and t.hunts[raid] == NONE
        and t.off_course[raid] < GOING_HOME
        and has_free_unit(t, raid)
    )


def has_free_unit(t: Blue, raid: RaidId) -> bool:
    for unit in units_of(t, raid):
        if is_free_to_look(t, unit):
            return True
    return False


def is_free_to_look(t: Blue, unit: UnitId) -> bool:
    """A unit of a sweep that is in no dogfight and has declined no pursuit in this phase."""
    return t.dogfight[unit] == 0 and (t.sweeps_declined >> (unit - FIRST_SLOT)) & 1 == 0


# --- § 12.1: weather and range
def weather_to_raid(t: Blue, head: UnitId, raid: RaidId) -> i64:
    """The kind of weather between a spotter and a raid: what hides all of its units.

    Where the announced height is wrong, the Luftwaffe takes whichever of the two hides it better.
    """
    place, angels = t.at[head], t.angels[head]
    best: i64 = 99
    for unit in units_of(t, raid):
        kind = worst_between(t, place, angels, t.raid_at[raid], t.angels[unit])
        best = kind if kind < best else best
    kind = best if best < 99 else 0
    if t.detected[raid] and t.told_angels[raid] != NONE and t.told_angels[raid] != lowest_in(t, raid):
        told = worst_between(t, place, angels, t.raid_at[raid], sky_height(t.told_angels[raid]))
        kind = told if told > kind else kind
    return kind


def sky_height(angels: i64) -> i64:
    return angels if angels < 38 else 38


def weather_to_unit(t: Blue, raid: RaidId, head: UnitId) -> i64:
    """And between a raid and an RAF formation."""
    return worst_between(t, t.raid_at[raid], lowest_in(t, raid), t.at[head], t.angels[head])


def sees(t: Blue, head: UnitId, raid: RaidId) -> bool:
    """Within the range at which a tally can be tried."""
    away = apart(t.at[head], t.raid_at[raid])
    return away <= SIGHT[CLEAR] and away <= SIGHT[GRADE[weather_to_raid(t, head, raid)]]


def is_seen_by(t: Blue, head: UnitId, raid: RaidId) -> bool:
    away = apart(t.at[head], t.raid_at[raid])
    return away <= SIGHT[CLEAR] and away <= SIGHT[GRADE[weather_to_unit(t, raid, head)]]


# --- § 12.1.1: the check
def tally_reasons(t: Blue, head: UnitId, raid: RaidId) -> i64:
    """What counts when this squadron looks for this raid."""
    counts: i64 = BURSTS_SHOW if is_near_bursts(t, t.raid_at[raid]) else 0
    if t.detected[raid] == 0:
        counts |= UNDETECTED_BLINDS
    if not (is_in_command(t, head) or t.order[head] == VECTOR):
        counts |= SILENCE_BLINDS
    if group_of(t, t.sector[head]) == 12 and t.raid_at[raid] < HEXES and ROW[t.raid_at[raid]] < GROUP_12_ROW:
        counts |= GROUP_BLINDS  # § 20.3.2
    return counts


def picture_for(t: Blue, head: UnitId, raid: RaidId) -> i64:
    """The column of the card: the air picture helps where the controller has the raid and the squadron."""
    blinds = UNDETECTED_BLINDS | SILENCE_BLINDS | GROUP_BLINDS
    return POOR if tally_reasons(t, head, raid) & blinds else t.air_picture


def tally_result(card: CardId, picture: i64, grade: i64) -> i64:
    return TALLY_RESULT[(card * 3 + picture) * 4 + grade]


def bomber_gruppen(t: Blue, raid: RaidId) -> i64:
    whole: i64 = 0
    parts: i64 = 0
    for unit in units_of(t, raid):
        if t.bomber[unit]:
            if t.small[unit]:
                parts += 1
            else:
                whole += 1
    return whole + parts // 3


@procedure("12.1", kinds={"head": "unit", "raid": "raid", "in_combat_phase": "flag", "result": "look"})
class RafTally(Procedure):
    """One formation looks for one raid; confusion can give it another."""

    head: Shown
    raid: Shown
    in_combat_phase: Shown = 0
    result: Shown = 0
    other: Shown = PASS
    answer: Shown = NO

    @step("12.1.1")
    def draw(self, t: Blue) -> Todo:
        if not sees(t, self.head, self.raid):
            t.tell("out_of_sight", self.head, self.raid)
            self.result = NO
            return DONE
        grade = GRADE[weather_to_raid(t, self.head, self.raid)]
        away = apart(t.at[self.head], t.raid_at[self.raid])
        picture, reasons = picture_for(t, self.head, self.raid), tally_reasons(t, self.head, self.raid)
        found = tally_result(draw_card(t), picture, grade)
        if found >= 0:
            found += total_of(TALLY_AMOUNTS, reasons)
        if found == BIG_RAID:
            self.result = YES if bomber_gruppen(t, self.raid) >= BIG_RAID_GRUPPEN else NO
        elif found == CONFUSION:
            self.result = CONFUSION if self.in_combat_phase else NO
        else:
            self.result = YES if found >= away else NO
        t.tell("tally_tried", self.head, self.raid, 1 if self.result == YES else 0, picture, reasons)
        return GO_ON

    @step("12.1.1", into="other", of="raid")
    def choose_substitute(self, t: Blue) -> Todo:
        """Confusion: the Luftwaffe may let another raid be seen, as near and in no worse weather."""
        if self.result != CONFUSION:
            return GO_ON
        away = apart(t.at[self.head], t.raid_at[self.raid])
        grade = GRADE[weather_to_raid(t, self.head, self.raid)]
        for raid in range(RAIDS):
            if raid != self.raid and t.state[raid] == FLYING and apart(t.at[self.head], t.raid_at[raid]) <= away:
                if GRADE[weather_to_raid(t, self.head, raid)] <= grade:
                    t.offer(raid)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("12.1.2")
    def reveal(self, t: Blue) -> Todo:
        if self.result == CONFUSION and self.other != PASS:
            self.raid, self.result = self.other, YES
        if self.result != YES:
            self.result = NO
            return DONE
        reveal_raid(t, self.raid)
        return GO_ON

    @step("12.1.2", into="answer", of="answer")
    def choose_to_pursue(self, t: Blue) -> Todo:
        """Where all of it is far above or far below, the pursuit may be declined."""
        if not may_decline(t, self.head, self.raid):
            return self.go_to("place_tally_ho")
        t.offer(YES)
        t.offer(NO)
        return t.ask(RAF)

    @step("12.1.2")
    def decline(self, t: Blue) -> Todo:
        if self.answer == YES:
            return GO_ON
        t.tallied[self.raid] = 1 if is_tallied(t, self.raid) else 0
        if t.tallied[self.raid] == 0:
            cover_units(t, self.raid)
        t.declined |= bit(self.head)
        t.tell("tally_declined", self.head, self.raid)
        return DONE

    @step("12.1.2")
    def place_tally_ho(self, t: Blue) -> Todo:
        take_tally(t, self.head, self.raid)
        t.tell("tally_ho", self.head, self.raid)
        return DONE


def reveal_raid(t: Blue, raid: RaidId) -> None:
    """§ 11.5.7, § 12.1.2: it is detected; silhouettes, heights and disruption are shown, the strength counter goes."""
    t.tallied[raid] = t.detected[raid] = 1
    t.strength[raid] = t.letter[raid] = t.error[raid] = t.card[raid] = 0
    t.told_angels[raid] = lowest_in(t, raid)
    for unit in units_of(t, raid):
        t.seen[unit] = EVERYBODY_SEES
    show_raid(t, raid)
    update_limit(t)
    news(t, RAF)
    news(t, LUFTWAFFE)


def is_tallied(t: Blue, raid: RaidId) -> bool:
    for unit in range(RAF_UNITS):
        if t.tally[unit] == raid:
            return True
    return False


def may_decline(t: Blue, head: UnitId, raid: RaidId) -> bool:
    """Every unit four Angels or more above, or every unit eight or more below."""
    above = True
    below = True
    for unit in units_of(t, raid):
        above = above and t.angels[unit] >= t.angels[head] + DECLINE_ABOVE
        below = below and t.angels[unit] <= t.angels[head] - DECLINE_BELOW
    return above or below


@procedure(
    "12.1",
    kinds={
        "raid": "raid",
        "head": "unit",
        "unit": "unit",
        "in_combat_phase": "flag",
        "result": "look",
        "near": "raf_units",
    },
)
class SweepTally(Procedure):
    """A Freie Jagd looks for an RAF formation; with one of its units, or with all."""

    raid: Shown
    head: Shown
    unit: Shown = PASS  # the one unit that looks; pass is all of them
    in_combat_phase: Shown = 0
    result: Shown = 0
    near: Shown = 0  # formations that could be seen in its place, one bit each: said aloud, for the raid may be hidden
    other: Shown = PASS
    answer: Shown = YES

    @step("12.1.1")
    def draw(self, t: Blue) -> Todo:
        grade = GRADE[weather_to_unit(t, self.raid, self.head)]
        away = apart(t.at[self.head], t.raid_at[self.raid])
        found = tally_result(draw_card(t), POOR, grade)
        if found == CONFUSION:
            self.result = CONFUSION if self.in_combat_phase else NO
            for head in heads(t):
                if head != self.head and apart(t.at[head], t.raid_at[self.raid]) <= away:
                    if GRADE[weather_to_unit(t, self.raid, head)] <= grade:
                        self.near |= bit(head)
        else:
            self.result = YES if found >= away else NO
        return GO_ON

    @step("12.1.1", into="other", of="unit")
    def choose_substitute(self, t: Blue) -> Todo:
        if self.result != CONFUSION:
            return GO_ON
        for head in range(RAF_UNITS):
            if (self.near >> head) & 1:
                t.offer(head)
        t.offer(PASS)
        return t.ask(RAF)

    @step("12.1.2")
    def take_substitute(self, t: Blue) -> Todo:
        if self.result == CONFUSION and self.other != PASS:
            self.head, self.result = self.other, YES
        return GO_ON if self.result == YES else DONE

    @step("12.1.2", into="answer", of="answer")
    def choose_to_hunt(self, t: Blue) -> Todo:
        """As for the RAF: where the formation is far above or far below all that look."""
        if not may_decline_hunt(t, self.raid, self.unit, self.head):
            return self.go_to("place_tally_ho")
        t.offer(YES)
        t.offer(NO)
        return t.ask(LUFTWAFFE)

    @step("12.1.2")
    def decline(self, t: Blue) -> Todo:
        if self.answer == YES:
            return GO_ON
        for unit in units_of(t, self.raid):
            if self.unit == PASS or self.unit == unit:
                t.sweeps_declined |= bit(unit - FIRST_SLOT)
        if is_raid_told(t, self.raid):
            t.tell("tally_declined_luftwaffe", self.raid, self.head)
        return DONE

    @step("12.1.2")
    def place_tally_ho(self, t: Blue) -> Todo:
        """§ 12.2, § 9.3.6: a single unit leaves its raid to pursue."""
        if self.unit != PASS:
            old = self.raid
            self.raid = break_off(t, self.unit)
            show_parts(t, old, self.raid)
        t.hunts[self.raid] = self.head
        t.orbiting[self.raid] = 0
        news(t, RAF)
        t.tell("tally_ho_luftwaffe", self.raid, self.head)
        return GO_ON

    @step("12.1.4")
    def share_tallies(self, t: Blue) -> Todo:
        return settle_partings(t)


def may_decline_hunt(t: Blue, raid: RaidId, looking: i64, head: UnitId) -> bool:
    """The formation is four Angels or more above every unit that looks, or eight or more below; `looking` is one unit or pass."""
    above = True
    below = True
    for unit in units_of(t, raid):
        if looking == PASS or looking == unit:
            above = above and t.angels[head] >= t.angels[unit] + DECLINE_ABOVE
            below = below and t.angels[head] <= t.angels[unit] - DECLINE_BELOW
    return above or below


# --- § 12.3: losing sight
def check_raf_tallies(t: Blue) -> None:
    """At the start of the RAF's combat phase, in a dogfight too: out of range, or a die where the weather is thick."""
    for head in heads(t):
        if not is_head(t, head) or t.tally[head] == NONE:
            continue
        kind = weather_to_raid(t, head, t.tally[head])
        away = apart(t.at[head], t.raid_at[t.tally[head]])
        if away > SIGHT[GRADE[kind]] or is_lost_in(t, kind):
            t.tell("tally_lost", head)
            lose_tally(t, head)


def check_sweep_tallies(t: Blue) -> None:
    for raid in flying(t):
        head = t.hunts[raid]
        if head == NONE:
            continue
        kind = weather_to_unit(t, raid, head)
        if apart(t.at[head], t.raid_at[raid]) > SIGHT[GRADE[kind]] or is_lost_in(t, kind):
            t.tell("tally_lost_luftwaffe", raid)
            t.hunts[raid] = NONE


def is_lost_in(t: Blue, kind: i64) -> bool:
    """§ 12.3.1: haze, broken cloud and worse; patchy cloud never."""
    limit = LOST_IN_HAZE if kind == K_HAZE else LOST_IN[GRADE[kind]]
    return limit > 0 and t.die() <= limit
