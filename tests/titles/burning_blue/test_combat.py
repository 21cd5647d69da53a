"""The arithmetic of fights: interception, fighter values, columns, results, cohesion.  13.3.2, 13.3.3, 13.4, 13.5"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.charts import (
    ATTACK_LOSSES,
    BOMBER_COLUMN,
    BOUNCE,
    COHESION_FIGHTER,
    COHESION_MOD,
    COMBAT_MOD,
    COMBAT_ROLLS,
    DEFENCE_LOSSES,
    DEGRADED,
    INTERCEPT,
    INTERCEPT_MOD,
    INTERCEPTION,
    REACTION_MOD,
    STRAGGLER,
    STUKA_COLUMN,
)
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
    clear_fight,
    column_for,
    column_of,
    fighter_value,
    side_value,
)
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.geography import HEX_MAP
from opsroom.titles.burning_blue.rules.interception import (
    intercept_column,
    is_up_sun,
    reaction_column,
    steadiest,
)
from opsroom.titles.burning_blue.rules.losses import (
    aircraft_left,
    disrupt,
    is_spent,
    lose,
    most_disruption,
    most_losses,
    roll_cohesion,
    spend_ammunition,
)
from opsroom.titles.burning_blue.rules.wings import make_wing
from tests.titles.burning_blue.modifiers import combat_modifier, intercept_modifier, reaction_modifier
from tests.titles.burning_blue.scenes import Blue, at, blue, carry_out, members, raid, script, sky, squadron

HERE = "2527"


def fighters(t: Blue, *units: str, place: str = HERE) -> list[int]:
    return members(t, raid(t, *units, at_place=place))


def engage(t: Blue, attackers: list[int], defenders: list[int]) -> None:
    clear_fight(t)
    for unit in attackers:
        t.fight[unit] = ATTACKS
    for unit in defenders:
        t.fight[unit] = DEFENDS


# --- § 13.3.2: the roll to intercept
@pytest.mark.rule("13.3.2", "13.3.3", "13.5.1", "19.2.6")
def test_a_spent_squadron_below_in_the_sun_has_stragglers() -> None:
    """An Me 109 Gruppe at 14, up-sun in the same hex, a squadron at 10 with one level: a four is a modified six."""
    t = blue(1)
    (gruppe,) = fighters(t, "i_jg3 freie_jagd 14")
    unit = squadron(t, "54", HERE, 10)
    t.disruption[unit] = 1
    modifier = intercept_modifier(t, gruppe, unit, at(HERE), 10, False)
    assert modifier == 2
    assert intercept_column(t, unit) == 3  # its highest level
    assert INTERCEPTION[3].read(4 + modifier) == STRAGGLER


@pytest.mark.rule("13.3.3")
def test_up_sun_is_the_same_hex_or_one_towards_the_sun_and_four_angels_of_height() -> None:
    t = blue(1)  # noon: the sun stands in the south
    target = at(HERE)
    for d in range(6):
        there = HEX_MAP.neighbour(target, d)
        south = HEX_MAP.r[there] > HEX_MAP.r[target]
        assert is_up_sun(t, there, 16, target, 12) == south
    assert is_up_sun(t, target, 16, target, 12)
    assert not is_up_sun(t, target, 14, target, 12)
    sky(t, "hornchurch", "y15", 1)  # overcast 14, above the target
    assert not is_up_sun(t, target, 20, target, 12)
    assert is_up_sun(t, target, 20, target, 14)


@pytest.mark.rule("13.3.2", "13.3.3")
def test_escorts_gain_by_height_and_never_by_the_sun() -> None:
    t = blue(1)
    (gruppe,) = fighters(t, "i_jg3 top_cover 20")
    unit = squadron(t, "54", HERE, 12)
    assert intercept_modifier(t, gruppe, unit, at(HERE), 12, True) == INTERCEPT_MOD["four_above"]
    assert intercept_modifier(t, gruppe, unit, at(HERE), 12, False) == (
        INTERCEPT_MOD["four_above"] + INTERCEPT_MOD["up_sun"]
    )


@pytest.mark.rule("13.3.2", "8.1.5", "3.2.4", "16.2.2")
def test_what_else_helps_or_hinders_an_interception() -> None:
    t = blue(1)
    unit = squadron(t, "54", HERE, 12)
    (bomber,) = fighters(t, "i_kg2 bombing 12")

    def modifier() -> int:
        return int(intercept_modifier(t, unit, bomber, at(HERE), t.angels[bomber], False))

    assert modifier() == 0
    t.climbed[unit] = 1
    assert modifier() == INTERCEPT_MOD["attacker_climbed"]
    t.climbed[unit], t.angels[bomber] = 0, 14
    assert modifier() == INTERCEPT_MOD["attacker_climbed"]  # it must climb to the point
    t.angels[bomber], t.disruption[unit] = 12, 1
    assert modifier() == INTERCEPT_MOD["attacker_disrupted"]
    t.disruption[unit], t.dived[bomber] = 0, 1
    assert modifier() == INTERCEPT_MOD["target_dive_bombing"]
    t.dived[bomber] = 0
    sky(t, "hornchurch", "b14")  # broken 12
    assert modifier() == INTERCEPT_MOD["weather_broken"]
    sky(t, "hornchurch", "y14", 1)  # overcast 12
    assert modifier() == INTERCEPT_MOD["weather_bad"]
    green = squadron(t, "257", HERE, 20)
    sky(t, "hornchurch", "y1")
    t.angels[green] = 12
    assert intercept_modifier(t, green, bomber, at(HERE), 12, False) == INTERCEPT_MOD["attacker_green"]


@pytest.mark.rule("13.3.2")
def test_the_column_goes_by_the_targets_disruption_and_a_wing_counts_its_steadiest() -> None:
    t = blue(1)
    (bomber,) = fighters(t, "i_kg2 bombing 12")
    for level, column in ((0, 0), (1, 1), (2, 2), (3, 3)):
        t.disruption[bomber] = level
        assert intercept_column(t, bomber) == column
    one, two = squadron(t, "54", HERE, 12), squadron(t, "65", HERE, 12)
    make_wing(t, one, 1 << one | 1 << two)
    t.disruption[one] = 1
    assert steadiest(t, one) == two


# --- § 13.3.4: the reaction roll
@pytest.mark.rule("13.3.4")
def test_reaction_is_read_by_the_number_of_squadrons() -> None:
    t = blue(4)
    units = [squadron(t, n, HERE, 12) for n in ("41", "222", "603", "17", "73", "257")]
    assert reaction_column(t, units[0]) == 0
    for n in range(2, 7):
        for unit in units[:n]:
            t.leader[unit] = units[0]
        assert reaction_column(t, units[0]) == min(n, 5) - 1
    t.small[units[5]] = 1
    for unit in units:
        t.leader[unit] = -1
    t.leader[units[0]] = t.leader[units[5]] = units[0]
    assert reaction_column(t, units[0]) == 1  # one and a half: halves round up


@pytest.mark.rule("13.3.4")
def test_what_helps_or_hinders_escorts() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place=HERE)
    bomber, cover = members(t, number)
    assert reaction_modifier(t, number, bomber, INTERCEPT) == 0
    assert reaction_modifier(t, number, bomber, BOUNCE) == REACTION_MOD["raf_bounce"]
    t.angels[cover] = 20
    assert reaction_modifier(t, number, bomber, INTERCEPT) == REACTION_MOD["high_cover"]
    t.angels[cover], t.small[cover] = 16, 1
    assert reaction_modifier(t, number, bomber, INTERCEPT) == REACTION_MOD["staffel_only"]
    many = raid(
        t, "i_kg3 bombing 12", "ii_jg3 close_escort 12", "iii_jg3 top_cover 16", "i_jg26 top_cover 16", at_place=HERE
    )
    assert reaction_modifier(t, many, members(t, many)[0], INTERCEPT) == (
        REACTION_MOD["close_escort"] + REACTION_MOD["three_gruppen"]
    )


# --- § 13.4.1: fighter values
@pytest.mark.rule("13.4.1", "3.2.1")
def test_a_spitfire_squadron_in_vics_at_30_against_an_me109_and_a_disrupted_me110_gruppe() -> None:
    t = blue(1)
    spitfires = squadron(t, "54", HERE, 30)
    attackers = fighters(t, "i_jg3 freie_jagd 30", "i_zg26 freie_jagd 30")
    t.disruption[attackers[1]] = 1
    engage(t, attackers, [spitfires])
    assert side_value(t, DEFENDS, False) == 4  # 6, less 1 for the vic, less 1 for the height
    assert side_value(t, ATTACKS, False) == 8  # 7, and 1 for the second Gruppe whatever its state
    assert column_for(t, False) == 8  # +4


@pytest.mark.rule("13.4.1", "3.2.4", "13.6.1")
def test_a_vic_costs_an_undisrupted_defender_and_never_in_a_dogfight() -> None:
    t = blue(1)
    unit = squadron(t, "54", HERE, 12)
    assert fighter_value(t, unit, True, False) == 5
    assert fighter_value(t, unit, False, False) == 6
    assert fighter_value(t, unit, True, True) == 6
    t.disruption[unit] = 1
    assert fighter_value(t, unit, True, False) == 5  # disrupted instead
    steady = squadron(t, "74", HERE, 12)  # flies in fours
    assert fighter_value(t, steady, True, False) == 6


@pytest.mark.rule("13.4.1")
@pytest.mark.parametrize(("number", "angels", "lost"), [("54", 28, 0), ("54", 30, 1), ("32", 24, 0), ("32", 26, 1)])
def test_spitfires_and_hurricanes_are_worse_very_high(number: str, angels: int, lost: int) -> None:
    t = blue(1)
    unit = squadron(t, number, HERE, 12)
    usual = fighter_value(t, unit, False, False)
    t.angels[unit] = angels
    assert fighter_value(t, unit, False, False) == usual - lost


@pytest.mark.rule("13.4.1", "9.4.4", "9.4.3")
def test_close_escorts_fight_at_one_less_and_erprobungsgruppe_210_with_bombs_at_two() -> None:
    t = blue(2)
    top, close = fighters(t, "i_jg3 top_cover 12", "ii_jg3 close_escort 12")
    assert fighter_value(t, top, False, False) - fighter_value(t, close, False, False) == 1
    (erpro,) = fighters(t, "erpro_210 bombing 12")
    loaded = fighter_value(t, erpro, False, False)
    t.bombs[erpro] = 0
    assert fighter_value(t, erpro, False, False) - loaded == 2


@pytest.mark.rule("13.4.1", "3.3.1", "3.3.2")
def test_small_units_add_one_when_they_make_up_a_large_one_beyond_the_leader() -> None:
    t = blue(1)
    units = fighters(t, "i_jg3 freie_jagd 12", *[f"staffel_{g} freie_jagd 12" for g in ("ii_jg3", "iii_jg3", "i_jg26")])
    engage(t, units[:3], [])
    assert side_value(t, ATTACKS, False) == 7
    engage(t, units, [])
    assert side_value(t, ATTACKS, False) == 8


# --- § 13.4.2: columns
@pytest.mark.rule("13.4.2")
def test_the_column_is_the_difference_between_minus_four_and_plus_four() -> None:
    assert column_of(4 - 6) == 2  # -2
    assert [column_of(n) for n in (-9, -4, 0, 4, 9)] == [0, 0, 4, 8, 8]


@pytest.mark.rule("13.4.2")
@pytest.mark.parametrize(
    ("gruppe", "column"),
    [("i_kg2", BOMBER_COLUMN), ("i_kg1", BOMBER_COLUMN), ("ii_kg76", BOMBER_COLUMN), ("ii_stg1", STUKA_COLUMN)],
)
def test_bombers_are_attacked_by_type(gruppe: str, column: int) -> None:
    t = blue(1)
    engage(t, [squadron(t, "54", HERE, 12)], fighters(t, f"{gruppe} bombing 12"))
    assert column_for(t, False) == column


@pytest.mark.rule("13.4.3", "13.3.2", "13.4.4", "8.1.5", "20.2.3")
def test_modifiers_of_the_fight_count_for_both_rolls() -> None:
    t = blue(1)
    one, two = squadron(t, "54", HERE, 12), squadron(t, "65", HERE, 12)
    (bomber,) = fighters(t, "i_kg2 bombing 12")
    engage(t, [one], [bomber])
    assert combat_modifier(t, INTERCEPT, BOMBER_COLUMN, False) == 0
    assert combat_modifier(t, BOUNCE, BOMBER_COLUMN, False) == COMBAT_MOD["bounce"]
    assert combat_modifier(t, STRAGGLER, BOMBER_COLUMN, False) == COMBAT_MOD["bounce"]
    engage(t, [one, two], [bomber])
    assert combat_modifier(t, INTERCEPT, BOMBER_COLUMN, False) == COMBAT_MOD["wing_vs_bombers"] == 1
    t.climbed[one] = t.climbed[two] = 1
    assert combat_modifier(t, INTERCEPT, BOMBER_COLUMN, False) == 1 + COMBAT_MOD["attacker_climbed"]


@pytest.mark.rule("13.6.1", "3.2.4")
def test_in_a_dogfight_neither_climbing_nor_greenness_counts() -> None:
    t = blue(1)
    green = squadron(t, "257", HERE, 12)
    enemy = fighters(t, "i_jg3 freie_jagd 12")
    engage(t, [green], enemy)
    t.climbed[green] = 1
    assert combat_modifier(t, INTERCEPT, 4, False) == COMBAT_MOD["attacker_green"] + COMBAT_MOD["attacker_climbed"]
    assert combat_modifier(t, INTERCEPT, 4, True) == 0


# --- § 13.4.3: results
@pytest.mark.rule("13.4.3", "13.4")
def test_a_roll_is_read_on_both_tables_and_losses_stop_at_what_a_unit_has() -> None:
    t = blue(1)
    unit = squadron(t, "54", HERE, 12)
    (bomber,) = fighters(t, "i_kg2 bombing 12")
    engage(t, [unit], [bomber])
    script(t, 5, 4, 1, 2, 6, 6, 6, 6)  # nine, three; cohesion of both
    carry_out(t, Combat(INTERCEPT, at(HERE), 12))
    assert t.losses[bomber] == ATTACK_LOSSES[BOMBER_COLUMN * COMBAT_ROLLS + 8]
    assert t.losses[unit] == DEFENCE_LOSSES[BOMBER_COLUMN * COMBAT_ROLLS + 2]
    assert (t.low_ammo[unit], t.fought[unit]) == (1, 1)


@pytest.mark.rule("13.4.4", "13.5.2", "17.1.1")
def test_stragglers_halve_losses_and_spend_nothing_themselves() -> None:
    t = blue(1)
    unit = squadron(t, "54", HERE, 12)
    (gruppe,) = fighters(t, "i_jg3 freie_jagd 12")
    engage(t, [gruppe], [unit])
    t.disruption[unit] = 1
    script(t, 6, 6, 6, 6, 6, 6)  # twelve and twelve, with the bounce fourteen; cohesion of the attacker alone
    carry_out(t, Combat(STRAGGLER, at(HERE), 12))
    column = column_of(7 - 5)
    full = ATTACK_LOSSES[column * COMBAT_ROLLS + 12 + COMBAT_MOD["bounce"] - 1]
    assert t.losses[unit] == (full + 1) // 2
    assert (t.low_ammo[unit], t.fought[unit]) == (0, 0)
    assert (t.low_ammo[gruppe], t.fought[gruppe]) == (1, 1)


@pytest.mark.rule("13.4.3", "3.1.1", "20.4")
def test_how_much_a_unit_can_lose() -> None:
    t = blue(1)
    unit = squadron(t, "54", HERE, 12)
    gruppe, staffel = fighters(t, "i_jg3 freie_jagd 12", "staffel_ii_jg3 freie_jagd 12")
    assert [most_losses(t, u) for u in (unit, gruppe, staffel)] == [12, 24, 8]
    t.small[unit] = 1
    assert most_losses(t, unit) == 6
    t.small[unit], t.losses[unit] = 0, 10
    assert lose(t, unit, 5, at(HERE)) == 2
    assert aircraft_left(t, unit) == 0
    assert t.tote[unit] == 0


# --- § 13.5: cohesion
@pytest.mark.rule("13.5", "12.1.5")
def test_a_low_cohesion_roll_disrupts_and_a_natural_three_muddles_the_picture() -> None:
    t = blue(1, [1, 2, 6, 6])
    unit = squadron(t, "54", HERE, 12)
    roll_cohesion(t, unit, 0)
    assert t.disruption[unit] == 1
    assert t.air_picture == DEGRADED
    steady = squadron(t, "65", HERE, 12)
    roll_cohesion(t, steady, 0)
    assert t.disruption[steady] == 0
    assert t.air_picture == DEGRADED


@pytest.mark.rule("13.5", "13.4.3")
def test_the_fights_modifier_is_added_to_the_roll_not_to_what_muddles_the_picture() -> None:
    t = blue(1, [2, 2])
    unit = squadron(t, "54", HERE, 12)
    roll_cohesion(t, unit, -2)
    assert t.disruption[unit] == min(COHESION_FIGHTER.read(2), 1)
    assert t.air_picture == 0


@pytest.mark.rule("13.5.1")
def test_levels_add_up_to_one_for_small_units_and_squadrons_and_three_for_a_gruppe() -> None:
    t = blue(1)
    unit = squadron(t, "54", HERE, 12)
    gruppe, staffel = fighters(t, "i_kg2 bombing 12", "staffel_ii_kg2 bombing 12")
    assert [most_disruption(t, u) for u in (unit, gruppe, staffel)] == [1, 3, 1]
    for level in (1, 2, 3, 3):
        disrupt(t, gruppe, 1)
        assert t.disruption[gruppe] == level
        assert is_spent(t, gruppe) == (level == 3)
    disrupt(t, unit, 3)
    assert t.disruption[unit] == 1


@pytest.mark.rule("13.5.2")
@pytest.mark.parametrize("low", [0, 1])
def test_low_ammunition_tells_in_the_next_fight(low: int) -> None:
    """The dice that just hold with full guns do not without."""
    t = blue(1)
    unit = squadron(t, "74", HERE, 12)
    (bomber,) = fighters(t, "i_kg2 bombing 12")
    engage(t, [unit], [bomber])
    t.low_ammo[unit] = low
    script(t, 3, 4, 5, 5, 3, 4, 6, 6)  # seven and ten; the squadron's cohesion seven, the bombers' twelve
    carry_out(t, Combat(INTERCEPT, at(HERE), 12))
    assert DEFENCE_LOSSES[BOMBER_COLUMN * COMBAT_ROLLS + 9] == 0
    assert t.disruption[unit] == low
    assert COHESION_MOD["low_ammo"] < 0


@pytest.mark.rule("13.5.2", "15.2", "16.2.4")
def test_strafing_and_balloons_use_ammunition_and_then_cohesion() -> None:
    t = blue(1)
    (gruppe,) = fighters(t, "i_jg3 freie_jagd 4")
    spend_ammunition(t, gruppe)
    assert (t.low_ammo[gruppe], t.disruption[gruppe]) == (1, 0)
    spend_ammunition(t, gruppe)
    assert t.disruption[gruppe] == 1
