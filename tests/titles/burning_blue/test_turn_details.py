"""Details of bombing, losses, tally, the combat phases, the tote board and the end of a turn: chapters 5, 12, 16, 18 and 20."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import (
    STAND_CALL,
    STAND_SCRAMBLE,
    FlightsJoined,
    Readiness,
    Scrambles,
    can_scramble,
    scramble_limit,
    turn_round,
)
from opsroom.titles.burning_blue.rules.bombing import (
    bombing_shift,
    can_dive_here,
    close_field,
    damage_modifier,
    damage_station,
    is_closed,
    is_in_attack,
    lose_on_ground,
    site_of,
    strafe,
    strafing_shift,
    vp_row,
)
from opsroom.titles.burning_blue.rules.charts import (
    BIG_RAID,
    CARDS,
    CONFUSION,
    DAMAGE_ALL_DISRUPTED,
    GRADE,
    GROUND_AVAILABLE,
    GROUND_STRAFED,
    K_BROKEN,
    K_HAZE,
    K_MIST,
    K_OVERCAST,
    K_PATCHY,
    POOR,
)
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat, RafCombat, nearest_prey, nearest_raid
from opsroom.titles.burning_blue.rules.flights import can_rejoin, can_split, free_pair, release_lost_pairs, split
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, HAS_VHF, SITE_IDS, SQUADRONS
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, HEXES, IS_FIGHTER_FIELD, PLACES, RADIO, ZONE_IDS
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
from opsroom.titles.burning_blue.rules.radio_command import is_in_command
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, TO_COURSE
from opsroom.titles.burning_blue.rules.sequence import Battle, Game, GameTurn, clock_of, partner_of
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    AWAY,
    DIVE,
    FIRST_FLIGHT,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    HOME,
    LANDED,
    LEVEL,
    P_RAF_COMBAT,
    PANCAKE,
    PLANNED,
    READY,
    REARMING_1,
    REARMING_2,
    REFORMING,
    SCRAMBLE,
    STAND_HUNT,
    VECTOR,
)
from opsroom.titles.burning_blue.rules.tally import (
    RafTally,
    SweepTally,
    bomber_gruppen,
    can_hunt,
    can_spot,
    check_raf_tallies,
    check_sweep_tallies,
    is_lost_in,
    may_decline,
    may_decline_hunt,
    picture_for,
    sees,
    sky_height,
    tally_result,
    weather_to_raid,
)
from tests.titles.burning_blue.scenes import (
    Blue,
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
    weather,
    wing,
)


def card_with(result: int, picture: int, grade: int = 0) -> int:
    """A card of the deck that reads so."""
    return next(card for card in range(CARDS) if tally_result(card, picture, grade) == result)


# --- § 16: bombing
@pytest.mark.rule("16.3", "16.3.1")
@pytest.mark.parametrize(
    ("gruppe", "row"), [("i_kg2", 0), ("iii_stg1", 2), ("i_jg51", 6), ("staffel_i_kg2", 1), ("staffel_i_jg51", 7)]
)
def test_16_3_each_type_has_its_row_of_the_points_table(gruppe: str, row: int) -> None:
    t = blue(5 if "jg" in gruppe else 1)
    unit = members(t, raid(t, f"{gruppe} bombing 12", at_place="2124"))[0]
    assert vp_row(t, unit, False) == row
    assert vp_row(t, unit, True) == 8 + t.small[unit]


@pytest.mark.rule("16.3", "3.2.5")
def test_16_3_erprobungsgruppe_210_has_a_row_of_its_own() -> None:
    t = blue(2)
    unit = members(t, raid(t, "erpro_210 bombing 12", at_place="2124"))[0]
    assert vp_row(t, unit, False) == 4 + t.small[unit]


@pytest.mark.rule("16.3.1", "16.3.2")
def test_16_3_1_disruption_weather_and_being_lost_shift_the_column() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    unit = members(t, number)[0]

    def shift(diving: bool = False, low: bool = False, angels: int = 12) -> int:
        return bombing_shift(t, unit, number, angels, diving, low)

    plain = shift()
    dive, low = shift(diving=True), shift(low=True)
    assert dive < plain
    assert low < plain
    assert [shift(diving=True, angels=angels) - plain for angels in (6, 8, 14, 16)] == [
        0,
        dive - plain,
        dive - plain,
        0,
    ]
    t.disruption[unit] = 1
    one = shift()
    t.disruption[unit] = 2
    assert one > plain
    assert shift() - one == one - plain
    t.disruption[unit] = 0
    t.lost[number] = 1
    lost = shift()
    assert lost > plain
    assert shift(diving=True) == shift(low=True) == lost
    t.lost[number] = 2
    assert shift() > lost
    t.lost[number] = 0
    weather(t, K_BROKEN, 6)
    broken = shift()
    assert broken > plain
    assert shift(diving=True) == broken
    assert strafing_shift(t, unit, at("2124")) == broken - plain
    t.angels[unit] = 4
    assert strafing_shift(t, unit, at("2124")) == 0
    weather(t, K_OVERCAST, 6)
    assert shift() > broken


@pytest.mark.rule("16.2.2")
@pytest.mark.parametrize(("angels", "dives"), [(2, False), (4, True), (14, True), (16, False)])
def test_16_2_2_dive_bombers_dive_from_angels_4_to_14(angels: int, dives: bool) -> None:
    t = blue(1)
    number = raid(t, f"iii_stg1 bombing {angels}", at_place="2124")
    t.method[number] = DIVE
    assert can_dive_here(t, number) is dives
    t.method[number] = LEVEL
    assert not can_dive_here(t, number)


@pytest.mark.rule("16.4", "9.2.5")
def test_16_4_only_units_that_attack_here_count_for_the_damage() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    here, elsewhere = members(t, number)
    other = raid(t, "iii_kg2 bombing 12", at_place="2124")
    t.plan[elsewhere], t.joined_to[other] = other, number + 1
    assert is_in_attack(t, here, number)
    assert not is_in_attack(t, elsewhere, number)
    t.disruption[here] = 1
    assert damage_modifier(t, number) == -1
    t.joined_to[other] = 0
    assert is_in_attack(t, elsewhere, number)
    assert damage_modifier(t, number) == 0
    t.lost[number] = 1
    assert damage_modifier(t, number) == -3
    t.lost[number] = 2
    assert damage_modifier(t, number) == 0


@pytest.mark.rule("16.4.3")
@pytest.mark.parametrize("left", [1, 2, 12])
def test_16_4_3_a_squadron_on_the_ground_loses_no_more_than_it_has_and_may_be_destroyed(left: int) -> None:
    t = blue(1)
    unit = squadron(t, "32")
    place = field("biggin_hill")
    t.losses[unit] = 12 - left
    script(t, 6, 6)
    before = t.vp
    lose_on_ground(t, place, 3)
    lost = t.losses[unit] - (12 - left)
    assert lost > 0
    assert t.vp == before + lost  # half a point each
    assert (t.tote[unit] == AWAY, t.field[unit] == NONE) == (lost == left, lost == left)
    assert (left == 1) <= (lost == left)


@pytest.mark.rule("16.4.3", "3.3.1")
def test_16_4_3_flights_destroyed_on_the_ground_give_their_counters_back() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    split(t, unit)
    first, second = FIRST_FLIGHT, FIRST_FLIGHT + 1
    t.losses[first] = 5
    t.losses[second], t.tote[second], t.field[second] = 6, AWAY, NONE
    script(t, 6, 6)
    lose_on_ground(t, field("biggin_hill"), 3)
    assert (t.parent[0], t.losses[unit]) == (NONE, 12)


@pytest.mark.rule("3.3.1")
def test_3_3_1_flight_counters_stay_out_while_one_of_the_two_is_left() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    split(t, unit)
    first, second = FIRST_FLIGHT, FIRST_FLIGHT + 1
    t.losses[first], t.tote[first] = 6, AWAY
    release_lost_pairs(t)
    assert t.parent[0] == unit
    t.tote[second] = AWAY
    release_lost_pairs(t)
    assert t.parent[0] == unit  # it has aircraft left
    t.losses[second] = 6
    release_lost_pairs(t)
    assert (t.parent[0], t.parent[1], t.losses[unit]) == (NONE, NONE, 12)


@pytest.mark.rule("3.3.1")
def test_3_3_1_a_squadron_splits_once_while_there_are_counters_and_two_aircraft() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    assert can_split(t, unit)
    assert not can_split(t, FLIGHT_421)
    t.losses[unit] = 10
    assert can_split(t, unit)
    t.losses[unit] = 11
    assert not can_split(t, unit)
    t.losses[unit], t.was_split[unit] = 0, 1
    assert not can_split(t, unit)
    t.was_split[unit] = 0
    for i in range(0, 10, 2):
        assert free_pair(t) == FIRST_FLIGHT + i
        t.parent[i] = t.parent[i + 1] = unit
    assert free_pair(t) == NONE
    assert not can_split(t, unit)


@pytest.mark.rule("3.3.1")
def test_3_3_1_flights_join_in_the_same_box_of_the_same_airfield() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    assert not can_rejoin(t, FIRST_FLIGHT)
    split(t, unit)
    first, second = FIRST_FLIGHT, FIRST_FLIGHT + 1
    for box in (AVAILABLE, READY, REARMING_1, REARMING_2):
        t.tote[first] = t.tote[second] = box
        assert can_rejoin(t, first)
    for box in (AIRBORNE, LANDED, REFORMING, SCRAMBLE):
        t.tote[first] = t.tote[second] = box
        assert not can_rejoin(t, first)
    t.tote[first], t.tote[second] = READY, AVAILABLE
    assert not can_rejoin(t, first)
    t.tote[second], t.field[second] = READY, field("kenley")
    assert not can_rejoin(t, first)


@pytest.mark.rule("3.3.1")
def test_3_3_1_losses_are_shared_and_added_up_again() -> None:
    t = blue(1)
    one, two = squadron(t, "32"), squadron(t, "610")
    t.losses[one], t.losses[two] = 3, 4
    split(t, one)
    split(t, two)
    assert [t.losses[FIRST_FLIGHT + i] for i in range(4)] == [1, 2, 2, 2]
    t.low_ammo[FIRST_FLIGHT + 3], t.rearmed[FIRST_FLIGHT + 2], t.tries[FIRST_FLIGHT + 3] = 1, 1, 2
    carry_out(t, FlightsJoined())
    assert options(t) == ["squadron_32", "squadron_610", "pass"]
    answer(t, "squadron_610", "pass")
    assert (t.losses[two], t.low_ammo[two], t.rearmed[two], t.tries[two]) == (4, 1, 0, 2)
    assert (t.tote[two], t.field[two], t.tote[one]) == (READY, field("biggin_hill"), AWAY)
    assert (t.parent[0], t.parent[2]) == (one, NONE)


@pytest.mark.rule("16.4.3", "4.3.1")
def test_16_4_3_no_fighters_stand_on_airfields_that_are_not_fighter_commands() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    other = next(i for i in range(len(FIELD_AT)) if field_is_other(i))
    t.field[unit] = other
    lose_on_ground(t, other, 3)
    assert t.losses[unit] == 0


def field_is_other(i: int) -> bool:
    return IS_FIGHTER_FIELD[i] == 0


@pytest.mark.rule("16.2.4", "16.4.3")
@pytest.mark.parametrize("disrupted", [0, 1, 2])
def test_16_4_3_strafing_by_disrupted_units_alone_harms_less_on_the_ground(disrupted: int) -> None:
    """The dice are one too few for a loss when all of them are disrupted."""
    dice = next(n for n in range(2, 13) if GROUND_AVAILABLE.read(n + GROUND_STRAFED) > 0)
    assert GROUND_AVAILABLE.read(dice + GROUND_STRAFED + DAMAGE_ALL_DISRUPTED) == 0
    t = blue(1)
    unit = squadron(t, "32")
    t.tote[unit] = AVAILABLE
    number = raid(t, "i_jg3 freie_jagd 0", "ii_jg3 freie_jagd 0", at_place="2124")
    t.raid_at[number] = FIELD_AT[field("biggin_hill")]
    for fighter in members(t, number)[:disrupted]:
        t.disruption[fighter] = 1
    script(t, dice // 2, dice - dice // 2)
    strafe(t, number)
    assert (t.losses[unit] > 0) is (disrupted < 2)


@pytest.mark.rule("16.4.1")
def test_16_4_1_a_later_attack_does_not_open_an_airfield_sooner() -> None:
    t = blue(1)
    place = field("kenley")
    t.turn = 5
    close_field(t, place, 7)
    close_field(t, place, 6)
    assert t.closed_until[place] == 7
    for turn, closed in ((5, True), (6, True), (7, False)):
        t.turn = turn
        assert is_closed(t, place) is closed


@pytest.mark.rule("16.4.4")
def test_16_4_4_a_station_that_is_out_is_not_hit_again() -> None:
    t = blue(1, [2, 2, 2, 3, 6, 6])
    damage_station(t, 0, 0)
    assert (t.station_out[0], events_of(t, "station_hit")) == (0, [])
    damage_station(t, 0, 0)
    damage_station(t, 0, 0)
    assert (t.station_out[0], len(events_of(t, "station_hit"))) == (1, 1)


@pytest.mark.rule("9.3.5", "16.2")
def test_9_3_5_a_diverted_raid_bombs_its_alternate_target() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", target="biggin_hill", target_kind=0)
    t.alternate[number] = SITE_IDS.index("kenley") + 1
    assert site_of(t, number) == SITE_IDS.index("biggin_hill")
    t.diverted[number] = 1
    assert site_of(t, number) == SITE_IDS.index("kenley")


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


# --- § 12: tally
@pytest.mark.rule("12.1", "12.1.2", "12.1.3")
def test_12_1_who_may_look_for_a_raid() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "vector", goal="2124")
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    assert can_spot(t, unit)
    t.declined = 1 << unit
    assert not can_spot(t, unit)
    t.declined, t.dogfight[unit] = 0, 1
    assert not can_spot(t, unit)
    t.dogfight[unit], t.order[unit] = 0, PANCAKE
    assert not can_spot(t, unit)
    t.order[unit], t.tally[unit] = VECTOR, number
    assert not can_spot(t, unit)


@pytest.mark.rule("12.1", "12.1.3", "10.2.2")
def test_12_1_3_which_raids_hunt() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    one, two = members(t, number)
    assert can_hunt(t, number)
    t.hunts[number] = unit
    assert not can_hunt(t, number)
    t.hunts[number], t.off_course[number] = NONE, TO_COURSE
    assert can_hunt(t, number)
    t.off_course[number] = GOING_HOME
    assert not can_hunt(t, number)
    t.off_course[number], t.dogfight[one] = 0, 1
    assert can_hunt(t, number)
    t.sweeps_declined = 1 << (two - FIRST_SLOT)
    assert not can_hunt(t, number)
    t.sweeps_declined, t.state[number] = 0, HOME
    assert not can_hunt(t, number)
    assert not can_hunt(t, raid(t, "i_kg2 bombing 12", at_place="2124"))


@pytest.mark.rule("12.1", "19.1.1")
@pytest.mark.parametrize(("kind", "far"), [(0, 5), (K_PATCHY, 1), (K_BROKEN, 1), (K_OVERCAST, 0)])
def test_12_1_how_far_a_squadron_sees(kind: int, far: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    weather(t, kind, 12)
    seen = [away for away in range(8) if sees_at(t, unit, number, away)]
    assert max(seen) == far


def sees_at(t: Blue, unit: int, number: int, away: int) -> bool:
    t.raid_at[number] = at("2120") + away
    return sees(t, unit, number)


@pytest.mark.rule("12.1", "11.5.3")
def test_12_1_where_the_announced_height_is_wrong_the_thicker_weather_counts() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2122")
    weather(t, K_OVERCAST, 18)
    assert weather_to_raid(t, unit, number) == 0
    t.told_angels[number] = 20
    assert weather_to_raid(t, unit, number) == K_OVERCAST
    t.told_angels[number] = 12
    assert weather_to_raid(t, unit, number) == 0
    t.told_angels[number], t.detected[number] = 20, 0
    assert weather_to_raid(t, unit, number) == 0
    t.detected[number], t.told_angels[number] = 1, NONE
    assert weather_to_raid(t, unit, number) == 0
    weather(t, K_OVERCAST, 14)
    t.told_angels[number], t.angels[unit] = 40, 16
    assert weather_to_raid(t, unit, number) == K_OVERCAST  # it is seen above the cloud; the height told is not
    assert [sky_height(angels) for angels in (36, 38, 40)] == [36, 38, 38]


@pytest.mark.rule("12.1.1", "20.3.2", "10.1.1")
def test_12_1_1_the_air_picture_helps_only_with_raid_and_squadron_in_hand() -> None:
    t = blue(1)
    unit, north = squadron(t, "610", "2124", 12), squadron(t, "19", "2424", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2324")
    t.radio = 99
    assert (picture_for(t, unit, number), picture_for(t, north, number)) == (0, 0)
    t.raid_at[number] = at("2224")
    assert (picture_for(t, unit, number), picture_for(t, north, number)) == (0, POOR)
    t.ops_hit[t.sector[unit]] = 1
    assert picture_for(t, unit, number) == POOR
    t.order[unit] = VECTOR
    assert picture_for(t, unit, number) == 0
    t.detected[number] = 0
    assert picture_for(t, unit, number) == POOR


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize(
    ("units", "gruppen"),
    [
        (["i_kg2 bombing 12"], 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 2),
        (["i_kg2 bombing 12", "i_jg3 top_cover 16"], 1),
        (["i_kg2 bombing 12", "staffel_ii_kg2 bombing 12", "staffel_iii_kg2 bombing 12"], 1),
        (["i_kg2 bombing 12", *["staffel_ii_kg2 bombing 12"] * 3], 2),
    ],
)
def test_12_1_1_a_big_raid_is_seen_at_once(units: list[str], gruppen: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, *units, at_place="2125")
    assert bomber_gruppen(t, number) == gruppen
    t.air_picture = POOR
    if any(tally_result(card, POOR, 0) == BIG_RAID for card in range(CARDS)):
        script(t, card_with(BIG_RAID, POOR))
        carry_out(t, RafTally(unit, number))
        if t.top is not None:
            answer(t, "yes")
        assert (t.tally[unit] == number) is (gruppen >= 2)


@pytest.mark.rule("12.1", "12.1.1")
def test_12_1_1_a_raid_hidden_by_weather_is_not_seen_and_no_card_is_drawn() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    weather(t, K_OVERCAST, 12)
    carry_out(t, RafTally(unit, number))
    assert (t.top, t.tally[unit]) == (None, NONE)
    assert events_of(t, "out_of_sight")[0][:2] == (unit, number)


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("away", range(1, 6))
def test_12_1_1_the_range_on_the_card_must_reach_the_raid(away: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    t.raid_at[number] = at("2120") + away
    card = next(card for card in range(CARDS) if tally_result(card, 0, 0) == 2)
    script(t, card)
    carry_out(t, RafTally(unit, number))
    assert (t.tally[unit] == number) is (away <= 2)
    assert events_of(t, "tally_tried")[0][:3] == (unit, number, int(away <= 2))


@pytest.mark.rule("12.1.2")
@pytest.mark.parametrize(
    ("heights", "declines"),
    [((16, 18), True), ((14, 18), False), ((4, 2), True), ((6, 2), False), ((2, 18), False), ((12, 12), False)],
)
def test_12_1_2_a_pursuit_may_be_declined_where_all_are_four_above_or_eight_below(
    heights: tuple[int, int], declines: bool
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(
        t, *[f"{name} bombing {h}" for name, h in zip(("i_kg2", "ii_kg2"), heights, strict=True)], at_place="2124"
    )
    assert may_decline(t, unit, number) is declines


@pytest.mark.rule("12.1.2", "12.1.4")
@pytest.mark.parametrize(
    ("head", "all_of_them", "one"),
    [(20, True, True), (18, False, True), (16, False, False), (8, False, False), (6, True, True), (4, True, True)],
)
def test_12_1_2_a_sweep_may_let_a_formation_go_that_is_far_above_or_below_who_looks(
    head: int, all_of_them: bool, one: bool
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", head)
    number = raid(t, "i_jg3 freie_jagd 14", "ii_jg3 freie_jagd 16", at_place="2124")
    first = members(t, number)[0]
    assert may_decline_hunt(t, number, -1, unit) is all_of_them
    assert may_decline_hunt(t, number, first, unit) is one


@pytest.mark.rule("12.1.2", "12.1.3")
@pytest.mark.parametrize("answered", ["yes", "no"])
def test_12_1_2_a_squadron_that_declines_looks_no_more_in_this_phase(answered: str) -> None:
    t = blue(1)
    unit, other = squadron(t, "610", "2124", 12, "vector", goal="2124"), squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 16", at_place="2124")
    script(t, next(card for card in range(CARDS) if tally_result(card, 0, 0) >= 0))
    carry_out(t, RafTally(unit, number))
    answer(t, answered)
    assert t.tallied[number] == int(answered == "yes")
    assert t.declined == (0 if answered == "yes" else 1 << unit)
    assert t.tally[unit] == (number if answered == "yes" else NONE)
    if answered == "no":
        assert t.seen[members(t, number)[0]] != -1
        tally(t, other, number)
        t.declined = 0
        script(t, next(card for card in range(CARDS) if tally_result(card, 0, 0) >= 0 and t.deck[card]))
        carry_out(t, RafTally(unit, number))
        answer(t, "no")
        assert (t.tallied[number], t.seen[members(t, number)[0]]) == (1, -1)  # the other sees it still


@pytest.mark.rule("12.3", "12.3.1")
@pytest.mark.parametrize(
    ("kind", "die", "lost"),
    [
        (K_PATCHY, 1, False),
        (K_HAZE, 2, True),
        (K_HAZE, 3, False),
        (K_BROKEN, 3, True),
        (K_BROKEN, 4, False),
        (K_OVERCAST, 5, True),
        (K_OVERCAST, 6, False),
    ],
)
def test_12_3_1_thick_weather_breaks_a_tally_on_a_die(kind: int, die: int, lost: bool) -> None:
    t = blue(1, [die] if kind != K_PATCHY else [])
    assert is_lost_in(t, kind) is lost
    assert GRADE[kind] > 0


@pytest.mark.rule("12.3", "12.3.1")
@pytest.mark.parametrize(("away", "kept"), [(5, True), (6, False)])
def test_12_3_a_tally_is_lost_out_of_range_by_either_side(away: int, kept: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2120")
    t.raid_at[number] = at("2120") + away
    tally(t, unit, number)
    t.hunts[number] = unit
    check_raf_tallies(t)
    check_sweep_tallies(t)
    assert (t.tally[unit] == number, t.hunts[number] == unit) == (kept, kept)
    assert (len(events_of(t, "tally_lost")), len(events_of(t, "tally_lost_luftwaffe"))) == (
        int(not kept),
        int(not kept),
    )


# --- § 13.2.4, § 13.2.5: combat phases by habit
@pytest.mark.rule("12.1", "13.2.4")
def test_12_1_the_rest_of_the_raf_looks_for_the_nearest_raid_first() -> None:
    t = blue(1)
    squadron(t, "32", "2120", 12, "vector", goal="2120")
    squadron(t, "610", "2130", 12, "vector", goal="2130")
    far, near = raid(t, "i_kg2 bombing 12", at_place="2124"), raid(t, "ii_kg2 bombing 12", at_place="2122")
    t.phase = P_RAF_COMBAT
    miss = [card for card in range(CARDS) if tally_result(card, 0, 0) == -1]
    script(t, *miss[:2])
    carry_out(t, RafCombat())
    assert options(t) == ["squadron_32", "rest", "pass"]  # the other has nothing in sight
    answer(t, "rest")
    assert [row[1] for row in events_of(t, "tally_tried")] == [near, far]
    assert t.top is None


@pytest.mark.rule("12.1")
def test_12_1_the_raf_need_not_look_at_all_and_may_stop_after_a_failure() -> None:
    t = blue(1)
    squadron(t, "32", "2120", 12, "vector", goal="2120")
    raid(t, "i_kg2 bombing 12", at_place="2124")
    raid(t, "ii_kg2 bombing 12", at_place="2122")
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    answer(t, "pass")
    assert (t.top, events_of(t, "tally_tried")) == (None, [])
    miss = [card for card in range(CARDS) if tally_result(card, 0, 0) == -1]
    script(t, miss[0])
    carry_out(t, RafCombat())
    answer(t, "squadron_32", "hostile_01")
    assert options(t) == ["hostile_02", "pass"]
    answer(t, "pass")
    assert (t.top, len(events_of(t, "tally_tried"))) == (None, 1)


@pytest.mark.rule("12.1", "11.1.1")
def test_12_1_nearest_raid_and_nearest_formation() -> None:
    t = blue(1)
    unit, other = squadron(t, "32", "2120", 12), squadron(t, "610", "2121", 12)
    far, near, beyond = (raid(t, "i_jg3 freie_jagd 12", at_place=place) for place in ("2124", "2123", "2126"))
    assert nearest_raid(t, unit, 0) == near
    assert nearest_raid(t, unit, 1 << near) == far
    assert nearest_raid(t, unit, 1 << near | 1 << far) == NONE
    assert nearest_raid(t, other, 1 << near | 1 << far) == beyond
    t.raid_seen[near] = 1
    assert nearest_raid(t, unit, 0) == far
    assert nearest_prey(t, far, 0) == other
    assert nearest_prey(t, far, 1 << other) == unit
    assert nearest_prey(t, beyond, 1 << other) == NONE


@pytest.mark.rule("12.1", "13.2.5")
@pytest.mark.parametrize("how", ["rest", "stand", "pass"])
def test_12_1_sweeps_look_by_habit_or_not_at_all(how: str) -> None:
    t = blue(1)
    squadron(t, "32", "2120", 12, "vector", goal="2120")
    squadron(t, "610", "2121", 12, "vector", goal="2121")
    first = raid(t, "i_jg3 freie_jagd 12", at_place="2123")
    second = raid(t, "ii_jg3 freie_jagd 12", at_place="2123")
    miss = [card for card in range(CARDS) if tally_result(card, POOR, 0) == -1]
    script(t, *(miss[:4] if how != "pass" else []))
    carry_out(t, LuftwaffeCombat())
    assert options(t) == ["hostile_01", "hostile_02", "rest", "stand", "pass"]
    before = sum(t.deck)
    answer(t, how)
    assert t.top is None
    assert before - sum(t.deck) == (0 if how == "pass" else 4)  # each looks for both
    assert t.stand[STAND_HUNT] == int(how == "stand")
    assert (t.hunts[first], t.hunts[second]) == (NONE, NONE)
    if how == "stand":
        script(t, *[card for card in miss if t.deck[card]][:4])
        carry_out(t, LuftwaffeCombat())
        assert t.top is None
        assert before - sum(t.deck) == 8


@pytest.mark.rule("12.1.1", "12.1")
def test_12_1_1_confusion_counts_in_the_combat_phase_only() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    raid(t, "ii_kg2 bombing 12", at_place="2121")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2122")
    squadron(t, "32", "2121", 12, "vector", goal="2121")
    script(t, card_with(CONFUSION, 0))
    carry_out(t, RafTally(unit, number))
    assert (t.top, t.tally[unit]) == (None, NONE)
    cards = [card for card in range(CARDS) if tally_result(card, POOR, 0) == CONFUSION and t.deck[card]]
    script(t, cards[0])
    carry_out(t, SweepTally(sweep, unit))
    assert (t.top, t.hunts[sweep]) == (None, NONE)
    script(t, cards[1])
    carry_out(t, SweepTally(sweep, unit, -1, 1))
    assert options(t) == ["squadron_32", "pass"]
    answer(t, "pass")
    assert (t.top, t.hunts[sweep]) == (None, NONE)


# --- § 5, § 6.7, § 17.1.1, § 20.2.5: the turn
@pytest.mark.rule("6.7", "21.1")
@pytest.mark.parametrize(
    ("state", "patrolling", "goes_on"), [(PLANNED, 0, True), (FLYING, 0, True), (FLYING, 2, False), (HOME, 0, False)]
)
def test_6_7_the_game_goes_on_while_raids_are_planned_or_flying(state: int, patrolling: int, goes_on: bool) -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.state[number], t.patrolling[number] = state, patrolling
    battle = Battle()
    battle.at = battle.about().index["see_whether_it_is_over"]
    battle.see_whether_it_is_over(t)
    assert (battle.at == battle.about().index["play_turn"]) is goes_on


@pytest.mark.rule("22", "5.1")
@pytest.mark.parametrize(("vp", "ended"), [(400, 1), (-400, 3)])
def test_22_the_points_decide_who_has_won(vp: int, ended: int) -> None:
    t = blue(1, vp=vp)
    Game().count_points(t)
    assert t.ended == ended
    assert events_of(t, "game_over")[0][0] == ended
    assert (t.is_won_by(0), t.is_won_by(1), t.is_drawn()) == (ended == 1, ended == 3, False)
    assert (t.score(0), t.score(1)) == (t.vp // 2, -(t.vp // 2))
    assert t.why_over() == ("luftwaffe-wins" if ended == 1 else "raf-wins")


@pytest.mark.rule("17.1.1", "8.1.5", "13.6.1")
def test_17_1_1_fights_and_dogfights_cost_petrol_and_climb_markers_come_off() -> None:
    t = blue(1)
    idle, fought, dogfights = (squadron(t, number, "2124", 12) for number in ("32", "501", "610"))
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, cover = members(t, number)
    by = t.home_by[idle]
    t.fought[fought], t.dogfight[dogfights] = 2, 1
    t.fought[bomber] = t.fought[cover] = 1
    t.climbed[idle], t.climbed[cover], t.dived[bomber], t.struck[idle] = 1, 2, 1, 1
    t.bursts[0] = 1
    GameTurn().administrate(t)
    assert [t.home_by[u] - by for u in (idle, fought, dogfights, bomber, cover)] == [0, -1, -1, 0, -1]
    assert (t.climbed[idle], t.climbed[cover], t.dived[bomber], t.struck[idle], t.fought[fought]) == (0, 2, 0, 0, 0)
    assert sum(t.bursts) == 0


@pytest.mark.rule("12.1.5")
@pytest.mark.parametrize(("picture", "die", "after"), [(0, 0, 0), (1, 5, 1), (1, 6, 0), (2, 6, 1)])
def test_12_1_5_a_six_mends_the_air_picture(picture: int, die: int, after: int) -> None:
    t = blue(1, [die] if die else [], air_picture=picture)
    GameTurn().mend_the_picture(t)
    assert t.air_picture == after
    assert len(events_of(t, "picture_changed")) == picture - after


@pytest.mark.rule("5.3")
def test_5_3_a_turn_is_five_minutes() -> None:
    t = blue(1, turn=13)
    assert clock_of(t, 14) == 12 * 60 + 70
    GameTurn().advance_the_clock(t)
    assert (t.turn, events_of(t, "clock")[0][:2]) == (14, (13, 10))


@pytest.mark.rule("20.2.5", "8.2.1")
def test_20_2_5_two_squadrons_of_a_sector_that_take_off_together_may_be_a_wing() -> None:
    t = blue(1)
    one, two, three = squadron(t, "65"), squadron(t, "74"), squadron(t, "54")  # Hornchurch twice, and Rochford
    for unit in (one, two, three):
        t.tote[unit] = SCRAMBLE
    assert (partner_of(t, one), partner_of(t, two)) == (two, NONE)
    t.small[two] = 1
    assert partner_of(t, one) == NONE
    t.small[two], t.small[one] = 0, 1
    assert partner_of(t, one) == NONE
    t.small[one], t.sector[two] = 0, 0
    assert partner_of(t, one) == NONE
    t.sector[two], t.tote[two] = t.sector[one], READY
    assert partner_of(t, one) == NONE
    t.tote[two], t.field[three] = SCRAMBLE, t.field[one]
    assert partner_of(t, three) == one  # the first of them


@pytest.mark.rule("20.2.5", "20.2.2", "10.2.1")
@pytest.mark.parametrize("leader", ["squadron_65", "squadron_74", "pass"])
def test_20_2_5_the_raf_names_the_leader_or_sends_them_up_apart(leader: str) -> None:
    t = blue(1)
    one, two = squadron(t, "65"), squadron(t, "74")
    for unit in (one, two):
        t.tote[unit] = SCRAMBLE
    turn = GameTurn()
    t.top = None
    t.do(turn)
    turn.at = turn.about().index["find_take_off"]
    t.run()
    assert (asked(t), options(t)) == ("choose_wing", ["squadron_65", "squadron_74", "pass"])
    answer(t, leader)
    head = {"squadron_65": one, "squadron_74": two, "pass": NONE}[leader]
    assert (t.leader[one], t.leader[two]) == (head, head)
    assert (t.tote[one], t.tote[two]) == (AIRBORNE, SCRAMBLE if leader == "pass" else AIRBORNE)
    assert asked(t) == "choose_order"


# --- § 18: the tote board
@pytest.mark.rule("18.1.1", "18.2.4", "16.4.1")
@pytest.mark.parametrize("why", ["", "not ready", "closed", "mist", "landing", "full", "damaged"])
def test_18_2_4_who_can_scramble(why: str) -> None:
    t = blue(1)
    unit = squadron(t, "32")
    place = field("biggin_hill")
    if why == "not ready":
        t.tote[unit] = AVAILABLE
    elif why == "closed":
        t.closed_until[place] = t.turn + 1
    elif why == "mist":
        weather(t, K_MIST, 0)
    elif why == "landing":
        t.landings[place] = 1
    elif why == "full":
        t.take_offs[place] = 2
    elif why == "damaged":
        t.take_offs[place], t.damage[place] = 1, 1
    assert can_scramble(t, unit) is (why == "")
    if why == "":
        t.take_offs[place] = 1
        assert can_scramble(t, unit)


@pytest.mark.rule("18.2.4", "3.3.1")
def test_18_2_4_of_two_flights_one_scrambles_in_a_turn() -> None:
    t = blue(1, limit=3)
    unit = squadron(t, "32")
    split(t, unit)
    assert can_scramble(t, FIRST_FLIGHT + 1)
    t.tote[FIRST_FLIGHT] = SCRAMBLE
    assert not can_scramble(t, FIRST_FLIGHT + 1)


@pytest.mark.rule("20.1.1", "20.1")
def test_20_1_1_scrambles_stop_at_the_limit_and_count_for_the_response() -> None:
    t = blue(1, limit=2)
    one, two, three = squadron(t, "32"), squadron(t, "64"), squadron(t, "65")
    carry_out(t, Scrambles())
    answer(t, "squadron_32")
    assert (t.tote[one], t.scrambled, t.response) == (SCRAMBLE, 1, 2)
    answer(t, "squadron_64")
    assert (t.top, t.scrambled, t.response, t.tote[two], t.tote[three]) == (None, 2, 4, SCRAMBLE, READY)
    assert t.take_offs[field("kenley")] == 1
    for change, limit in ((-1, 1), (-2, 0), (-3, 0), (1, 3)):
        t.limit_change = change
        assert scramble_limit(t) == limit


@pytest.mark.rule("18.2.4")
def test_18_2_4_the_raf_may_pass_or_stand_down_for_good() -> None:
    t = blue(1, limit=2)
    squadron(t, "32")
    carry_out(t, Scrambles())
    assert options(t) == ["squadron_32", "split", "pass", "stand"]
    answer(t, "pass")
    assert (t.top, t.stand[STAND_SCRAMBLE], t.scrambled) == (None, 0, 0)
    carry_out(t, Scrambles())
    answer(t, "stand")
    assert (t.top, t.stand[STAND_SCRAMBLE], t.scrambled) == (None, 1, 0)
    carry_out(t, Scrambles())
    assert t.top is None


@pytest.mark.rule("18.2.1", "18.2.3", "18.2.5", "18.2.6")
def test_18_2_1_squadrons_move_one_box_a_turn() -> None:
    t = blue(1, [2, 3])
    units = [squadron(t, number) for number in ("32", "64", "65", "74", "54", "56")]
    boxes = [LANDED, REFORMING, REFORMING, REARMING_2, REARMING_1, REARMING_1]
    for unit, box in zip(units, boxes, strict=True):
        t.tote[unit], t.disruption[unit], t.low_ammo[unit] = box, 1, 1
    for unit in units[:5]:
        t.called[unit] = 0
    turn_round(t)
    assert [t.tote[u] for u in units] == [REFORMING, REFORMING, REARMING_2, REARMING_1, AVAILABLE, READY]
    assert [t.disruption[u] for u in units[:3]] == [1, 1, 0]
    assert [t.low_ammo[u] for u in units[3:]] == [1, 0, 0]


@pytest.mark.rule("18.2.6")
def test_18_2_6_away_from_home_a_squadron_rearms_twice() -> None:
    t = blue(1)
    unit, forward = squadron(t, "32"), squadron(t, "501")
    for u in (unit, forward):
        t.tote[u], t.field[u], t.low_ammo[u] = REARMING_1, field("kenley"), 1
        t.called[u] = 0
    t.forward[forward] = field("kenley")
    turn_round(t)
    assert (t.tote[unit], t.rearmed[unit], t.low_ammo[unit], t.tote[forward]) == (REARMING_2, 1, 1, AVAILABLE)
    turn_round(t)
    turn_round(t)
    assert (t.tote[unit], t.rearmed[unit], t.low_ammo[unit]) == (AVAILABLE, 0, 0)


@pytest.mark.rule("18.2.2", "16.4.1")
@pytest.mark.parametrize(
    ("called", "option", "tries", "dice", "ready"),
    [
        (0, 0, 0, [], False),
        (1, 0, 0, [5], False),
        (1, 0, 0, [6], True),
        (1, 0, 5, [5], False),
        (1, 1, 4, [5], False),
        (1, 1, 5, [], True),
    ],
)
def test_18_2_2_a_squadron_that_is_called_becomes_ready_on_a_six(
    called: int, option: int, tries: int, dice: list[int], ready: bool
) -> None:
    t = blue(1, dice, sixth_try=option)
    unit = squadron(t, "32")
    t.tote[unit], t.called[unit], t.tries[unit] = AVAILABLE, called, tries
    turn_round(t)
    assert t.tote[unit] == (READY if ready else AVAILABLE)
    assert t.tries[unit] == (0 if ready else tries + called)
    t.tote[unit] = LANDED
    t.closed_until[field("biggin_hill")] = t.turn + 1
    turn_round(t)
    assert t.tote[unit] == LANDED  # nothing moves on a closed airfield


@pytest.mark.rule("18.2.2", "18.2.1")
def test_18_2_2_squadrons_on_the_ground_are_called_or_left_dispersed() -> None:
    t = blue(1)
    units = [squadron(t, number) for number in ("32", "64", "65", "74")]
    for unit, box in zip(units, (AVAILABLE, READY, REFORMING, SCRAMBLE), strict=True):
        t.tote[unit] = box
    t.called[units[0]], t.called[units[2]] = 0, 1
    carry_out(t, Readiness())
    assert options(t) == ["squadron_32", "squadron_65", "pass", "stand"]
    answer(t, "squadron_32", "squadron_65")
    assert (t.top, t.called[units[0]], t.called[units[2]]) == (None, 1, 0)
    carry_out(t, Readiness())
    answer(t, "pass")
    assert (t.top, t.stand[STAND_CALL]) == (None, 0)
    carry_out(t, Readiness())
    answer(t, "stand")
    assert (t.top, t.stand[STAND_CALL]) == (None, 1)
    carry_out(t, Readiness())
    assert t.top is None


# --- § 20.3.1: neighbours speak for each other
@pytest.mark.rule("20.3.1", "10.1.1")
@pytest.mark.parametrize("scenario", [3, 4])
@pytest.mark.parametrize(
    ("number", "own", "neighbour"), [("609", "middle_wallop", "northolt"), ("602", "tangmere", "middle_wallop")]
)
def test_20_3_1_in_scenario_4_the_next_sector_speaks_for_a_squadron(
    scenario: int, number: str, own: str, neighbour: str
) -> None:
    t = blue(scenario)
    unit = squadron(t, number, "2124", 12, "orbit", goal="2124")
    mine, theirs = ZONE_IDS.index(own), ZONE_IDS.index(neighbour)
    t.radio = 8
    place = next(p for p in range(HEXES) if RADIO[mine * PLACES + p] > 8 >= RADIO[theirs * PLACES + p])
    t.at[unit] = place
    heard = is_in_command(t, unit)
    t.ops_hit[mine] = 1
    if has_vhf_in(scenario, unit):
        assert heard
        assert is_in_command(t, unit) is (scenario == 4)
    else:
        assert heard is (scenario == 4)
    t.ops_hit[theirs] = 1
    assert not is_in_command(t, unit)


def has_vhf_in(scenario: int, unit: int) -> bool:
    return HAS_VHF[(scenario - 1) * SQUADRONS + unit] == 1
