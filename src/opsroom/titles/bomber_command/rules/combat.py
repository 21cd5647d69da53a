"""How attacks are carried out.  § 9.0, § 9.1, § 9.2, § 9.7 to § 9.9"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import with_value
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_windows import Window, attack_mod, clear_roll
from opsroom.titles.bomber_command.rules.cards import (
    CANCELLED,
    EARLY_ARRIVAL,
    FACT_DECOY,
    FACT_HEAVY,
    FACT_HOMEBOUND,
    FACT_MOSQUITO,
    FACT_SIX,
    FACT_TWIN,
    FIRE,
    HUNT,
    NO_FIRE,
    OWN_FLAK,
    W_AFTER_ATTACK,
    W_ATTACK,
    W_DEFENSIVE_FIRE,
    WILD_BOAR_FLAK,
    read_die,
)
from opsroom.titles.bomber_command.rules.charts import (
    AGAINST_DECOY,
    AGAINST_HEAVY,
    DAMAGE_SPENT,
    FLAK,
    FLAK_DAMAGE,
    FLAK_DISRUPT,
    FLAK_FIRST,
    FLAK_LOSS,
    FLAK_ROWS,
    GCI,
    LATE,
    ONE_SHOT_DOWN,
    STACKED,
    TWO_SHOT_DOWN,
    combat_result,
    row_of,
)
from opsroom.titles.bomber_command.rules.counters import ME262, UNIT_TYPE
from opsroom.titles.bomber_command.rules.geography import CITIES_IN, GERMAN, HEXES, RAID_BOX
from opsroom.titles.bomber_command.rules.hands import take_back
from opsroom.titles.bomber_command.rules.ids import FunctionId, HexId, PlaceId, RaidId, UnitId
from opsroom.titles.bomber_command.rules.raids import (
    add_hunts,
    best_weather,
    change_damage,
    disrupt,
    is_homebound,
    lose_bombers,
    part,
    target_hex,
)
from opsroom.titles.bomber_command.rules.roll_sums import (
    BY_DAMAGE,
    BY_DECOY,
    BY_LOAD,
    BY_STRAGGLERS,
    R_ATTACK,
    R_FLAK,
    R_PATROL,
    R_RETURN_FIRE,
    tell_modifiers,
    tell_sum,
)
from opsroom.titles.bomber_command.rules.table import (
    DECOY,
    HEAVY_LOAD,
    HOMEBOUND,
    MAIN_FORCE,
    MOSQUITO,
    ORDINARY,
    Bomber,
)
from opsroom.titles.bomber_command.rules.units import deplete, is_twin, lose_fighters, put, strength
from opsroom.titles.bomber_command.rules.weather import visibility_modifier, weather_modifier

SPEND: Final[i64] = 0


@procedure(
    "9.7",
    kinds={
        "unit": "unit",
        "how": "how",
        "place": "place",
        "city": "city",
        "in_england": "flag",
        "facts": "told",
        "has_damage": "flag",
    },
)
class NightAttack(Procedure):
    """§ 9.0, § 9.1: one night-fighter unit attacks the raid in `raid_now`."""

    unit: Shown
    how: Shown  # a column of the combat table
    place: Shown  # the hex, or NONE where the British side does not say
    city: Shown = NONE
    bonus: Shown = 0  # of stragglers
    in_england: Shown = 0  # an intruder
    facts: Shown = 0
    has_damage: Shown = 0
    spent: Shown = PASS
    one: Shown = 0
    two: Shown = 0
    lost: Shown = 0
    disrupted: Shown = 0
    fire: Shown = 0

    @step("9.1.1")
    def declare(self, t: Bomber) -> Todo:
        raid = t.raid_now
        clear_roll(t)
        self.facts = facts_of(t, raid, self.unit)
        self.has_damage = 1 if t.damage[raid] > 0 else 0
        show_kind(t, raid, self.unit, self.facts)
        if self.facts & FACT_MOSQUITO and (self.how == STACKED or self.how == LATE) and self.place < HEXES:
            return_early_arrival(t, self.place)
        t.tell("attack_declared", self.unit, self.how, self.place, told_kind(self.facts), told_state(self.facts))
        if self.place == NONE:  # nobody else could tell, § 9.1.1 and § 9.4.4
            t.tell("weather_told", self.unit, best_weather(t, raid))
        return GO_ON

    @step("9.8.4", into="spent", of="spend")
    def choose_damage(self, t: Bomber) -> Todo:
        if self.has_damage == 0:
            return GO_ON
        t.offer(SPEND)
        t.offer(PASS)
        return t.ask(GERMAN)

    @step("9.8.4")
    def spend_damage(self, t: Bomber) -> Todo:
        if self.spent == SPEND:
            change_damage(t, t.raid_now, -1)
            t.tell("damage_spent", self.unit)
        return GO_ON

    @step("6.2")
    def play_cards_before(self, t: Bomber) -> Todo:
        return t.do(Window(W_ATTACK, self.unit, self.how, self.facts, self.place, self.city))

    @step("9.7")
    def roll_attack(self, t: Bomber) -> Todo:
        if t.roll_marks & CANCELLED or t.returning[self.unit]:  # called off, or sent home by a card, § 7.4.3
            if self.spent == SPEND:
                change_damage(t, t.raid_now, 1)
            return self.go_to("leave_mosquitoes")
        self.one = t.die()
        self.two = t.die()
        total = self.one + self.two + strength(t, self.unit) + self.modifier(t)
        result = combat_result(self.how, total)
        self.lost = result // 2
        self.disrupted = result % 2
        self.tell_parts(t)
        t.tell("attack_rolled", self.unit, self.one + self.two, total, self.lost)
        return GO_ON

    def modifier(self, t: Bomber) -> i64:
        """As things are when the dice fall: a card may have changed the weather."""
        total = self.weather(t) + visibility_modifier(t) + self.bonus
        if self.facts & FACT_DECOY:
            total += AGAINST_DECOY
        if self.facts & FACT_HEAVY:
            total += AGAINST_HEAVY
        if self.spent == SPEND:
            total += DAMAGE_SPENT
        return total + self.cards(t)

    def weather(self, t: Bomber) -> i64:
        return best_weather(t, t.raid_now) if self.place == NONE else weather_modifier(t, self.place)

    def cards(self, t: Bomber) -> i64:
        return t.roll_mod + attack_mod(t, self.how, is_twin(self.unit), self.place)

    def tell_parts(self, t: Bomber) -> None:
        tell_sum(t, R_ATTACK, self.one + self.two, strength(t, self.unit), self.weather(t), visibility_modifier(t))
        reasons = BY_DECOY if self.facts & FACT_DECOY else 0
        reasons |= BY_LOAD if self.facts & FACT_HEAVY else 0
        reasons |= BY_DAMAGE if self.spent == SPEND else 0
        reasons |= BY_STRAGGLERS if self.bonus else 0
        tell_modifiers(t, reasons, 0, self.cards(t))

    @step("9.6.3")
    def meet_own_flak(self, t: Bomber) -> Todo:
        """Card 54."""
        if t.roll_marks & OWN_FLAK:
            roll_fighter_losses(t, WILD_BOAR_FLAK, self.unit)
        return GO_ON

    @step("6.2")
    def play_cards_after(self, t: Bomber) -> Todo:
        t.roll_mod = 0  # from here on it is the defensive fire's
        six = FACT_SIX if self.one == 6 or self.two == 6 else 0
        return t.do(Window(W_AFTER_ATTACK, self.unit, self.how, self.facts | six, self.place, self.city))

    @step("9.8.2")
    def apply_losses(self, t: Bomber) -> Todo:
        raid = t.raid_now
        lost = self.lost - t.losses_less
        lost = lost if lost > 0 else 0
        lose_bombers(t, raid, lost)
        disrupt(t, raid, self.disrupted)
        if is_hunt(t, self.unit, self.how, self.facts):
            add_hunts(t, raid, lost)
        if self.disrupted and is_anti_oboe(t, self.unit, self.how, self.place):
            t.oboe_lost[raid] = 1
        if lost or self.disrupted:
            t.tell("bombers_hit", known_raid(t, raid), lost, self.disrupted, 0)
        return GO_ON

    @step("9.7.1")
    def check_depletion(self, t: Bomber) -> Todo:
        if self.one == self.two:
            deplete(t, self.unit)
        return GO_ON

    @step("9.7.2")
    def check_defensive_fire(self, t: Bomber) -> Todo:
        is_hit = self.one == 6 or self.two == 6 or (t.roll_marks & FIRE) != 0
        if not is_hit or self.facts & FACT_MOSQUITO or t.roll_marks & NO_FIRE:
            return self.go_to("leave_mosquitoes")
        if self.in_england:
            t.warned = 1
        return t.do(Window(W_DEFENSIVE_FIRE, self.unit, self.how, self.facts, self.place, self.city))

    @step("9.7.2", into="fire")
    def roll_defensive_fire(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("9.7.2")
    def read_defensive_fire(self, t: Bomber) -> Todo:
        total = self.fire + t.roll_mod
        tell_sum(t, R_RETURN_FIRE, self.fire, 0, 0, 0)
        tell_modifiers(t, 0, 0, t.roll_mod)
        t.tell("defensive_fire", self.unit, total)
        lose_fighters(t, self.unit, 2 if total >= TWO_SHOT_DOWN else 1 if total >= ONE_SHOT_DOWN else 0)
        return GO_ON

    @step("9.9")
    def leave_mosquitoes(self, t: Bomber) -> Todo:
        """§ 9.4.3: nobody can follow Mosquitoes; the unit stays behind in their hex."""
        raid = t.raid_now
        if self.facts & FACT_MOSQUITO and t.unit_at[self.unit] == RAID_BOX + raid:
            put(t, self.unit, part(t, raid, 0))
            t.tell("left_raid", self.unit, t.unit_at[self.unit])
        return GO_ON

    @step("9.7")
    def finish(self, t: Bomber) -> Todo:
        t.raid_now = NONE
        return DONE


def roll_fighter_losses(t: Bomber, function: FunctionId, unit: UnitId) -> None:
    """By the die of a card; of a unit, or of no unit in particular.  § 9.6.3"""
    die = t.die()
    lost = read_die(function, die)
    t.tell("losses_rolled", function, die, lost)
    lose_fighters(t, unit, lost)


def return_early_arrival(t: Bomber, hex: HexId) -> None:
    """Card 109 is not for Mosquitoes: when they declare themselves and no other raid bombs in the hex, it comes back."""
    if t.early[hex] == 0:
        return
    for city in CITIES_IN[t.scenario][hex]:
        if t.bomb_marker[city] and t.bombed_on[city] == t.turn and t.kind[t.bomb_raid[city]] != MOSQUITO:
            return
    t.early = with_value(t.early, hex, 0)
    take_back(t, EARLY_ARRIVAL)


def facts_of(t: Bomber, raid: RaidId, unit: UnitId) -> i64:
    """What the British side must say of a raid that night fighters attack."""
    facts = FACT_TWIN if is_twin(unit) else 0
    if t.kind[raid] == MOSQUITO:
        facts |= FACT_MOSQUITO
    if t.kind[raid] == DECOY:
        facts |= FACT_DECOY
    if is_homebound(t, raid):
        facts |= FACT_HOMEBOUND
    elif t.heavy[raid]:
        facts |= FACT_HEAVY
    return facts


def told_kind(facts: i64) -> i64:
    """The kind of raid, where the British side must say it."""
    return MOSQUITO if facts & FACT_MOSQUITO else DECOY if facts & FACT_DECOY else NONE


def told_state(facts: i64) -> i64:
    """Whether the raid is homebound or carries heavy loads."""
    return HOMEBOUND if facts & FACT_HOMEBOUND else HEAVY_LOAD if facts & FACT_HEAVY else ORDINARY


def show_kind(t: Bomber, raid: RaidId, unit: UnitId, facts: i64) -> None:
    """Said of a raid whose box the unit lies in, it is known of that letter from now on."""
    if t.unit_at[unit] != RAID_BOX + raid:
        return
    if facts & FACT_MOSQUITO:
        t.shown_kind[raid] = MOSQUITO
    elif facts & FACT_DECOY:
        t.shown_kind[raid] = DECOY
    if facts & FACT_HEAVY:
        t.shown_heavy[raid] = 1


def known_raid(t: Bomber, raid: RaidId) -> RaidId:
    """The letter, where the markers on tracks and boxes give it away; § 8.3."""
    return NONE if t.fog_rule else raid


def is_hunt(t: Bomber, unit: UnitId, how: i64, facts: i64) -> bool:
    """§ 9.9.2"""
    if facts & FACT_MOSQUITO == 0:
        return False
    return (t.roll_marks & HUNT) != 0 or (how == GCI and (not is_twin(unit) or UNIT_TYPE[unit] == ME262))


def is_anti_oboe(t: Bomber, unit: UnitId, how: i64, place: PlaceId) -> bool:
    """§ 9.3.2: a single-engined unit under ground control, over the target of a Main Force."""
    raid = t.raid_now
    return how == GCI and not is_twin(unit) and t.kind[raid] == MAIN_FORCE and place == target_hex(t, raid)


@procedure("9.6.1", kinds={"place": "place", "city": "city"})
class FlakAttack(Procedure):
    """Flak fires at the raid in `raid_now`; what kind of raid it is, nobody says."""

    place: Shown
    city: Shown = NONE
    value: Shown = 0
    one: Shown = 0

    @step("9.6.1")
    def declare(self, t: Bomber) -> Todo:
        clear_roll(t)
        t.tell("flak_fires", self.place, self.city)
        return t.do(Window(W_ATTACK, NONE, FLAK, 0, self.place, self.city))

    @step("9.6.1", into="one")
    def roll_flak(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("9.6.1")
    def apply_flak(self, t: Bomber) -> Todo:
        total = self.one + self.value + weather_modifier(t, self.place) + visibility_modifier(t)
        total += t.roll_mod + attack_mod(t, FLAK, False, self.place)
        row = row_of(total, FLAK_FIRST, FLAK_ROWS)
        raid = t.raid_now
        lose_bombers(t, raid, FLAK_LOSS[row])
        disrupt(t, raid, FLAK_DISRUPT[row])
        change_damage(t, raid, FLAK_DAMAGE[row])
        tell_sum(t, R_FLAK, self.one, self.value, weather_modifier(t, self.place), visibility_modifier(t))
        tell_modifiers(t, 0, 0, t.roll_mod + attack_mod(t, FLAK, False, self.place))
        t.tell("flak_rolled", self.place, total)
        if FLAK_LOSS[row] or FLAK_DISRUPT[row] or FLAK_DAMAGE[row]:
            t.tell("bombers_hit", known_raid(t, raid), FLAK_LOSS[row], FLAK_DISRUPT[row], FLAK_DAMAGE[row])
        t.raid_now = NONE
        return DONE


@procedure("9.2.1", kinds={"unit": "unit"})
class BritishAttack(Procedure):
    """§ 9.2: patrols, intruder defence and cards against a night-fighter unit: the GCI column, losses and depletion to the unit."""

    unit: Shown
    strength: Shown
    modifier: Shown  # of the weather
    dice: Shown = 0

    @step("9.2.1", into="dice")
    def roll_against_fighters(self, t: Bomber) -> Todo:
        return t.roll(2)

    @step("9.2.1")
    def apply_to_fighters(self, t: Bomber) -> Todo:
        total = self.dice + self.strength + self.modifier + visibility_modifier(t)
        result = combat_result(GCI, total)
        tell_sum(t, R_PATROL, self.dice, self.strength, self.modifier, visibility_modifier(t))
        t.tell("british_attacked", self.unit, total, result // 2)
        lose_fighters(t, self.unit, result // 2)
        if result % 2:
            deplete(t, self.unit)
        return DONE
