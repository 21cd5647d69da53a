"""Values, modifiers, losses and cohesion, and what follows a fight.  § 13.4 to § 13.6"""

from __future__ import annotations

from random import Random

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.ids import NONE
from opsroom.lab.leaks import redeal
from opsroom.titles.burning_blue.rules.charts import (
    BOMBER_COLUMN,
    BOUNCE,
    INTERCEPT,
    K_OVERCAST,
    LEVELS,
    STRAGGLER,
)
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
    fighter_value,
    side_value,
)
from opsroom.titles.burning_blue.rules.dogfights import CLIMBS_BACK
from opsroom.titles.burning_blue.rules.fights import Aftermath, Combat, take_loss, within
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_AT,
    HEX_MAP,
    HEXES,
    ZONE,
    ZONES_A_HEX,
)
from opsroom.titles.burning_blue.rules.guns import clamp
from opsroom.titles.burning_blue.rules.losses import (
    become_sweep,
    destroy,
    disrupt,
    jettison,
    leave_the_map,
    leave_wing,
    lose,
    most_losses,
    roll_cohesion,
    worsen_picture,
)
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
)
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AWAY,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    HOME,
    LUFTWAFFE_ONLY,
    PANCAKE,
    UNITS,
)
from opsroom.titles.burning_blue.rules.weather import worst_between
from tests.titles.burning_blue.modifiers import combat_modifier
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    field,
    members,
    options,
    raid,
    script,
    squadron,
    tally,
    wing,
)


def zones_of(place: int) -> set[int]:
    return {int(ZONE[place * ZONES_A_HEX + i]) for i in range(ZONES_A_HEX)} - {-1}


# --- § 13.4: values and modifiers
@pytest.mark.rule("13.4.3")
def test_13_4_3_rolls_beyond_the_table_are_read_at_its_ends() -> None:
    for read in (within, clamp):
        assert [read(roll) for roll in (-2, 0, 1, 2, 15, 16, 17, 20)] == [1, 1, 1, 2, 15, 16, 16, 16]


@pytest.mark.rule("13.4.1")
def test_13_4_1_each_further_unit_counts_when_it_makes_up_a_squadron_or_gruppe() -> None:
    t = blue(1)
    units = [squadron(t, number, "2124", 12) for number in ("74", "32", "501")]
    for unit in units:
        t.fight[unit] = ATTACKS
    assert side_value(t, ATTACKS, False) == 6 + 2
    t.small[units[1]] = 1
    assert side_value(t, ATTACKS, False) == 6 + 1
    t.small[units[2]] = 1
    assert side_value(t, ATTACKS, False) == 6 + 1
    t.fight[units[2]] = 0
    assert side_value(t, ATTACKS, False) == 6
    number = raid(t, "i_jg3 freie_jagd 12", *["staffel_ii_jg3 freie_jagd 12"] * 3, at_place="2124")
    _, *staffeln = members(t, number)
    for unit in members(t, number):
        t.fight[unit] = DEFENDS
    assert side_value(t, DEFENDS, False) == 7 + 1
    t.fight[staffeln[0]] = 0
    assert side_value(t, DEFENDS, False) == 7


@pytest.mark.rule("13.4.1")
@pytest.mark.parametrize(("number", "angels", "value"), [("74", 28, 6), ("74", 30, 5), ("32", 24, 5), ("32", 26, 4)])
def test_13_4_1_the_air_is_thin_from_30_for_spitfires_and_from_26_for_hurricanes(
    number: str, angels: int, value: int
) -> None:
    t = blue(1)
    assert fighter_value(t, squadron(t, number, "2124", angels), False, False) == value


@pytest.mark.rule("13.4.3", "8.1.5", "3.2.4")
def test_13_4_3_climbing_and_green_squadrons_count_on_either_side() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    fighter = members(t, number)[0]

    def modifier(contact: int = INTERCEPT, column: int = 4, dogfighting: bool = False) -> int:
        return combat_modifier(t, contact, column, dogfighting)

    t.fight[unit], t.fight[fighter] = ATTACKS, DEFENDS
    assert (modifier(), modifier(BOUNCE), modifier(STRAGGLER)) == (0, 1, 1)
    t.climbed[fighter] = 1
    assert modifier() == 1
    assert modifier(column=BOMBER_COLUMN) == 0
    t.climbed[unit] = 1
    assert modifier() == 0
    t.climbed[fighter] = CLIMBS_BACK
    assert modifier() == -1
    assert modifier(dogfighting=True) == 0
    t.climbed[unit] = CLIMBS_BACK
    assert modifier() == 0


@pytest.mark.rule("13.4.3", "3.3.1", "13.5.1", "20.4")
def test_13_4_3_size_type_and_state_of_who_attacks_bombers_count() -> None:
    t = blue(1)
    one, two, weak = (squadron(t, number, "2124", 12) for number in ("74", "32", "264"))
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    t.fight[members(t, number)[0]] = DEFENDS

    def modifier(*units: int) -> int:
        for unit in (one, two, weak):
            t.fight[unit] = ATTACKS if unit in units else 0
        return combat_modifier(t, INTERCEPT, BOMBER_COLUMN, False)

    assert modifier(one) == 0
    assert modifier(one, two) == 1  # a wing
    t.small[two] = 1
    assert modifier(one, two) == 0
    assert modifier(two) == -2  # a flight
    t.small[two] = 0
    assert modifier(weak) == -1 - 1  # Defiants, and green
    t.disruption[one] = 1
    assert modifier(one) == -1
    assert modifier(weak, one) == 1 - 1


@pytest.mark.rule("13.4.3")
def test_13_4_3_a_unit_that_loses_its_last_aircraft_is_out_of_the_fight() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    t.fight[unit], t.losses[unit] = DEFENDS, 10
    assert take_loss(t, DEFENDS, -1, 3, at("2124")) == 2
    assert (t.fight[unit], t.losses[unit], t.tote[unit]) == (0, 12, 0)


@pytest.mark.rule("13.4.3")
def test_13_4_3_losses_are_taken_one_by_one_where_two_units_fought() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 12)
    for unit in (one, two):
        t.fight[unit] = DEFENDS
    assert take_loss(t, DEFENDS, two, 3, at("2124")) == 1
    assert (t.losses[one], t.losses[two]) == (0, 1)
    t.losses[two] = 11
    assert take_loss(t, DEFENDS, two, 3, at("2124")) == 1
    assert (t.fight[one], t.fight[two]) == (DEFENDS, 0)


@pytest.mark.rule("13.4.3")
def test_13_4_3_the_owner_shares_losses_out_among_units_that_fought_together() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    for unit in (one, two):
        t.fight[unit] = DEFENDS
    for unit in members(t, number):
        t.fight[unit] = ATTACKS
    script(t, 6, 6, 1, 1, *[6, 6] * 4)  # two and more on either side
    carry_out(t, Combat(INTERCEPT, at("2124"), 12))
    assert (asked(t), options(t)) == ("choose_defender_loss", ["squadron_32", "squadron_610"])
    while asked(t) == "choose_defender_loss":
        answer(t, "squadron_610")
    assert (t.losses[one], t.losses[two] > 1) == (0, True)
    assert asked(t) == "choose_attacker_loss"
    first, second = options(t)
    answer(t, first)
    while asked(t) == "choose_attacker_loss":
        answer(t, second)
    assert [t.losses[unit] > 0 for unit in members(t, number)] == [True, True]


@pytest.mark.rule("13.5.2", "13.4.4", "13.6")
@pytest.mark.parametrize(("contact", "dice"), [(INTERCEPT, 8), (STRAGGLER, 6)])
def test_13_5_2_fighters_that_fought_are_low_on_ammunition_and_bombers_are_not(contact: int, dice: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    bomber = members(t, number)[0]
    tally(t, unit, number)
    t.fight[unit], t.fight[bomber] = ATTACKS, DEFENDS
    script(t, *[3, 3, 5, 6, 6, 6, 6, 6][:dice])
    carry_out(t, Combat(contact, at("2124"), 12))
    assert (t.low_ammo[unit], t.fought[unit]) == (1, 1)
    assert (t.low_ammo[bomber], t.fought[bomber]) == (0, int(contact != STRAGGLER))


# --- § 13.6: what follows
@pytest.mark.rule("13.6", "13.5.1", "10.3.4")
def test_13_6_a_spent_squadron_that_goes_home_already_keeps_its_airfield() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "pancake", goal="2124")
    other = field("hornchurch")
    t.field[unit], t.goal[unit] = other, FIELD_AT[other]
    t.fight[unit], t.disruption[unit] = DEFENDS, 1
    carry_out(t, Aftermath(at("2125"), 14))
    assert (t.field[unit], t.goal[unit]) == (other, FIELD_AT[other])
    assert (t.at[unit], t.angels[unit]) == (at("2124"), 12)


@pytest.mark.rule("13.6", "13.5.1")
def test_13_6_a_spent_fighter_goes_home_from_the_height_of_the_fight_and_a_bomber_from_its_own() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, _, cover = members(t, number)
    for enemy in (bomber, cover):
        t.fight[enemy], t.disruption[enemy] = DEFENDS, 3
    t.dogfight[cover] = 1
    t.fight[unit] = ATTACKS
    carry_out(t, Aftermath(at("2124"), 14))
    assert (t.angels[bomber], t.angels[cover], t.dogfight[cover]) == (12, 14, 0)
    assert t.off_course[t.raid[bomber]] == t.off_course[t.raid[cover]] == GOING_HOME
    assert number not in (t.raid[bomber], t.raid[cover])


@pytest.mark.rule("13.6", "12.3")
@pytest.mark.parametrize("says", ["fight_on", "break_off"])
def test_13_6_a_squadron_that_fought_bombers_may_give_up_the_pursuit(says: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    tally(t, unit, number)
    t.fight[unit], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, says)
    assert t.tally[unit] == (number if says == "fight_on" else NONE)


@pytest.mark.rule("13.6", "10.2.8")
@pytest.mark.parametrize("goes_home", [False, True])
def test_13_6_the_choices_of_the_raf_do_not_tell_whether_a_sweep_is_going_home(goes_home: bool) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    tally(t, unit, number)
    t.fight[unit], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    if goes_home:
        t.off_course[number] = GOING_HOME
    carry_out(t, Aftermath(at("2124"), 12))
    assert (asked(t), options(t)) == ("choose_raf_conduct", ["fight_on", "pancake"])


@pytest.mark.rule("13.6", "10.2.8")
@pytest.mark.parametrize("spent", [False, True])
def test_13_6_the_choices_of_the_raf_follow_from_the_fighters_that_it_sees(spent: bool) -> None:
    """A sweep that is not on the RAF's map has come upon a squadron that pursues bombers.

    The unit that fought is seen; if it is spent it leaves, and nobody sees it any more.
    """
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    tally(t, unit, raid(t, "i_kg2 bombing 12", at_place="2124"))
    sweep = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    for counter in range(FIRST_SLOT, UNITS):
        t.mine[counter] = LUFTWAFFE_ONLY
    enemy = members(t, sweep)[0]
    t.seen[enemy] = t.known[enemy] = -1
    t.fight[unit], t.fight[enemy], t.disruption[enemy] = DEFENDS, ATTACKS, 3 if spent else 0
    carry_out(t, Aftermath(at("2124"), 12))
    assert t.seen[enemy] == (LUFTWAFFE_ONLY if spent else -1)
    assert options(t) == (["fight_on", "break_off", "pancake"] if spent else ["fight_on", "pancake"])
    title = opsroom.title("burning_blue")
    assert redeal(Table.of_position(title, title.setup("scenario1"), t), "raf", Random(0)) == (True, "")


@pytest.mark.rule("13.6", "13.6.1")
@pytest.mark.parametrize(("breaks_off", "kept"), [("yes", False), ("no", True)])
def test_13_6_where_the_luftwaffe_leaves_the_raf_is_asked_about_its_pursuit_afterwards(
    breaks_off: str, kept: bool
) -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    first = members(t, number)[0]
    for unit in (one, two):
        tally(t, unit, number)
        t.fight[unit] = ATTACKS
    t.fight[first] = DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "pancake", "fight_on", "pancake")
    if asked(t) == "choose_part":
        answer(t, options(t)[0])
    assert asked(t) == "choose_to_break_off"  # the first squadron has gone home and is not asked
    answer(t, breaks_off)
    assert t.order[one] == PANCAKE
    assert (t.tally[two] != NONE) is kept
    assert t.top is None


# --- § 13.4: losses beyond what there is
@pytest.mark.rule("13.4.3")
def test_13_4_3_losses_end_with_the_last_aircraft_of_the_defenders() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    enemy = members(t, number)[0]
    t.losses[unit] = 11
    t.fight[unit], t.fight[enemy] = DEFENDS, ATTACKS
    script(t, 6, 6, 6, 6, 6, 6)  # two and more for the squadron; then the cohesion of the attackers
    carry_out(t, Combat(INTERCEPT, at("2124"), 12))
    assert (t.losses[unit], t.losses[UNITS - 1]) == (12, 0)
    assert t.state[number] == FLYING


@pytest.mark.rule("19.1.3")
def test_19_1_3_weather_in_the_hex_of_the_target_counts() -> None:
    t = blue(1)
    pairs = (
        (a, b)
        for a in range(HEXES)
        for b in [int(HEX_MAP.neighbour(a, d)) for d in range(6)]
        if b != NONE and zones_of(a).isdisjoint(zones_of(b))
    )
    one, other = next(pairs)
    for zone in zones_of(other):
        t.sky[zone * LEVELS + 6] = K_OVERCAST
    assert worst_between(t, one, 12, other, 12) == K_OVERCAST
    assert worst_between(t, other, 12, one, 12) == K_OVERCAST
    assert worst_between(t, one, 12, one, 12) == 0


# --- § 13.4.3, § 13.5: losses and cohesion
@pytest.mark.rule("13.4.3", "20.4")
def test_13_4_3_421_flight_has_two_aircraft() -> None:
    t = blue(4)
    assert most_losses(t, FLIGHT_421) == 2
    t.tote[FLIGHT_421], t.at[FLIGHT_421] = AIRBORNE, at("2124")
    assert lose(t, FLIGHT_421, 3, at("2124")) == 2
    assert t.tote[FLIGHT_421] == AWAY
    assert lose(t, FLIGHT_421, 1, at("2124")) == 0


@pytest.mark.rule("13.5", "13.5.1")
def test_13_5_1_disruption_stops_at_the_highest_level() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    bomber = members(t, number)[0]
    for levels, after in ((1, 1), (1, 2), (2, 3), (1, 3)):
        disrupt(t, bomber, levels)
        assert t.disruption[bomber] == after
    disrupt(t, unit, 2)
    assert t.disruption[unit] == 1


@pytest.mark.rule("13.5", "12.1.5", "3.2.5")
@pytest.mark.parametrize(
    ("gruppe", "dice", "levels"), [("i_kg2", 5, 1), ("i_kg2", 6, 0), ("i_jg3", 6, 1), ("i_jg3", 7, 0)]
)
def test_13_5_bombers_hold_together_better_than_fighters(gruppe: str, dice: int, levels: int) -> None:
    t = blue(1, [1, dice - 1])
    number = raid(t, f"{gruppe} freie_jagd 12", at_place="2124")
    roll_cohesion(t, members(t, number)[0], 0)
    assert t.disruption[members(t, number)[0]] == levels
    assert events_of(t, "cohesion_rolled") == []  # nobody sees it


@pytest.mark.rule("13.5.1", "12.1.5")
def test_13_5_1_a_disrupted_unit_rolls_at_one_less_and_what_is_seen_is_told() -> None:
    t = blue(1, [1, 5])
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    unit = members(t, number)[0]
    t.disruption[unit], t.seen[unit] = 1, -1
    roll_cohesion(t, unit, 0)
    assert t.disruption[unit] == 2
    assert events_of(t, "cohesion_rolled")[0][:4] == (unit, 6, -1, 1)
    assert len(events_of(t, "sum_read")) == 1


@pytest.mark.rule("12.1.5")
@pytest.mark.parametrize(("dice", "picture", "after"), [(3, 0, 1), (3, 1, 2), (3, 2, 2), (4, 0, 0)])
def test_12_1_5_a_three_muddles_the_air_picture_until_it_is_poor(dice: int, picture: int, after: int) -> None:
    t = blue(1, air_picture=picture)
    worsen_picture(t, dice)
    assert t.air_picture == after
    assert len(events_of(t, "picture_changed")) == after - picture


@pytest.mark.rule("9.4.4", "13.3.2")
def test_9_4_4_jabos_that_drop_their_bombs_become_a_sweep_when_nobody_is_left_to_bomb() -> None:
    t = blue(5)
    number = raid(t, "i_jg51 bombing 20", "ii_jg51 bombing 20", "i_jg3 top_cover 24", at_place="2124")
    one, two, cover = members(t, number)
    jettison(t, one)
    assert (t.bombs[one], t.sweep[number], t.task[cover]) == (0, 0, 4)
    jettison(t, two)
    assert (t.sweep[number], [t.task[u] for u in (one, two, cover)]) == (1, [FREIE_JAGD] * 3)
    bombers = raid(t, "i_kg2 bombing 12", at_place="2124")
    t.bombs[members(t, bombers)[0]] = 0
    become_sweep(t, bombers)
    assert t.sweep[bombers] == 0
    jettison(t, members(t, bombers)[0])
    t.bombs[members(t, bombers)[0]] = 1
    jettison(t, members(t, bombers)[0])
    assert t.bombs[members(t, bombers)[0]] == 1


@pytest.mark.rule("20.2", "12.2")
def test_20_2_a_sweep_goes_on_after_what_is_left_of_a_wing() -> None:
    t = blue(1)
    first, second, third = wing(t, "32", "501", "610")
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.hunts[number] = first
    leave_the_map(t, first)
    assert t.hunts[number] == t.leader[second] == t.leader[third] == second
    leave_the_map(t, third)
    assert (t.hunts[number], t.leader[second]) == (second, NONE)
    leave_the_map(t, second)
    assert t.hunts[number] == NONE


@pytest.mark.rule("20.2")
def test_20_2_who_leaves_a_wing_leaves_the_others_together_or_alone() -> None:
    t = blue(1)
    first, second, third = wing(t, "32", "501", "610")
    leave_wing(t, second)
    assert [t.leader[u] for u in (first, second, third)] == [first, NONE, first]
    leave_wing(t, second)
    leave_wing(t, third)
    assert [t.leader[u] for u in (first, second, third)] == [NONE] * 3
    t.leader[first] = first
    leave_wing(t, first)
    assert t.leader[first] == NONE


@pytest.mark.rule("13.4.3")
def test_13_4_3_a_destroyed_unit_takes_its_raid_off_the_map() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    one, two = members(t, number)
    destroy(t, one)
    assert (t.state[number], t.raid[one], t.task[one]) == (FLYING, NONE, 0)
    destroy(t, two)
    assert (t.state[number], t.raid_at[number]) == (HOME, NONE)
