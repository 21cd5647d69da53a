"""What bombs do.  § 16"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import (
    FlightsJoined,
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
    DAMAGE_ALL_DISRUPTED,
    GROUND_AVAILABLE,
    GROUND_STRAFED,
    K_BROKEN,
    K_OVERCAST,
)
from opsroom.titles.burning_blue.rules.flights import can_rejoin, can_split, free_pair, release_lost_pairs, split
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, SITE_IDS
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, IS_FIGHTER_FIELD
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    AWAY,
    DIVE,
    FIRST_FLIGHT,
    LANDED,
    LEVEL,
    READY,
    REARMING_1,
    REARMING_2,
    REFORMING,
    SCRAMBLE,
)
from tests.titles.burning_blue.scenes import (
    answer,
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
    weather,
)


def field_is_other(i: int) -> bool:
    return IS_FIGHTER_FIELD[i] == 0


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
