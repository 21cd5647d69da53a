"""Guns, balloons, bombs, damage: chapters 14 to 16, and 22.1."""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.bombing import (
    IS_LOST,
    ON_DECOY,
    bomb,
    bombing_points,
    bombing_shift,
    can_dive_here,
    damage_airfield,
    damage_modifier,
    damage_station,
    is_closed,
    is_matched,
    lose_on_ground,
    strafe,
    strafing_shift,
    vp_row,
)
from opsroom.titles.burning_blue.rules.charts import GROUND_AVAILABLE, GROUND_OTHER, HEAVY_GUNS, LIGHT_GUNS, SHIFT, VP
from opsroom.titles.burning_blue.rules.detection import has_heavy_guns
from opsroom.titles.burning_blue.rules.endurance import capacity
from opsroom.titles.burning_blue.rules.forces import SITE_IDS, T_AIRFIELD, T_RDF, TARGET_KINDS
from opsroom.titles.burning_blue.rules.geography import BARRAGE, GUN_SITE, STATION_IDS, ZONE_IDS
from opsroom.titles.burning_blue.rules.guns import (
    attack_balloons,
    brave_balloons,
    fire_guns,
    gun_target,
    has_balloons,
    is_near_bursts,
)
from opsroom.titles.burning_blue.rules.radio_command import is_in_command
from opsroom.titles.burning_blue.rules.table import AVAILABLE, DIVE, LOW_LEVEL, READY, Blue
from tests.titles.burning_blue.scenes import at, blue, events_of, field, members, raid, script, sky, squadron

DOVER, LONDON, KENT = "1835", "2422", "2028"
NO_HIT, HIT = 2, 12  # rolls of the guns that do nothing and something on both tables


def over(t: Blue, place: str, *units: str) -> int:
    return raid(t, *units, at_place=place)


# --- § 14: guns
@pytest.mark.rule("14.1.2", "14.1.3", "14", "14.1.4")
@pytest.mark.parametrize(
    ("angels", "fires"), [(0, "light"), (4, "light"), (6, "heavy"), (24, "heavy"), (26, "none"), (5, "none")]
)
def test_light_guns_reach_angels_4_and_heavy_guns_6_to_24(angels: int, fires: str) -> None:
    t = blue(1, [1, 1] if fires != "none" else [])
    fire_guns(t, over(t, DOVER, f"i_kg2 bombing {angels}"))
    shots = events_of(t, "guns_fired")
    assert len(shots) == (0 if fires == "none" else 1)
    assert all(shot[2] == (1 if fires == "heavy" else 0) for shot in shots)


@pytest.mark.rule("14.1.1")
def test_a_hit_costs_aircraft_and_a_cohesion_check() -> None:
    t = blue(1, [6, 6, 6, 6])
    number = over(t, DOVER, "i_kg2 bombing 12")
    fire_guns(t, number)
    (bomber,) = members(t, number)
    assert t.losses[bomber] == HEAVY_GUNS[1].read(HIT) > 0
    assert HEAVY_GUNS[0].read(NO_HIT) == LIGHT_GUNS[0].read(NO_HIT) == 0


@pytest.mark.rule("14.1.1", "14.1.4")
def test_the_guns_hit_the_lowest_bomber_that_is_least_disrupted() -> None:
    t = blue(1)
    number = over(t, DOVER, "i_jg3 close_escort 12", "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg26 top_cover 16")
    _, one, two, _ = members(t, number)
    t.disruption[one] = 1
    assert gun_target(t, number, 12) == two
    t.disruption[two] = 2
    assert gun_target(t, number, 12) == one


@pytest.mark.rule("14.1.2")
def test_heavy_guns_leave_bursts_and_hold_their_fire_where_friends_are() -> None:
    t = blue(1)
    number = over(t, DOVER, "i_kg2 bombing 12")
    squadron(t, "54", DOVER, 20)
    fire_guns(t, number)
    assert not is_near_bursts(t, at(DOVER))
    t = blue(1, [1, 1])
    fire_guns(t, over(t, DOVER, "i_kg2 bombing 12"))
    assert t.bursts[GUN_SITE[at(DOVER)]] == 1
    assert is_near_bursts(t, at("1834"))
    assert not is_near_bursts(t, at("1832"))


@pytest.mark.rule("14.1")
def test_every_raf_airfield_has_light_guns_and_the_red_guns_of_london_come_in_scenario_4() -> None:
    t = blue(1, [1, 1])
    fire_guns(t, over(t, "3226", "i_kg2 bombing 4"))  # Debden
    assert len(events_of(t, "guns_fired")) == 1
    late = at("2323")
    assert [has_heavy_guns(blue(s), late) for s in range(1, 6)] == [False, False, False, True, True]


# --- § 15: balloons
@pytest.mark.rule("15", "15.1")
def test_balloons_stand_in_their_hexes_and_over_convoys() -> None:
    t = blue(1)
    assert has_balloons(t, at(DOVER))
    assert not has_balloons(t, at(KENT))
    assert has_balloons(t, at("1736"))  # a convoy off Dover
    assert not has_balloons(blue(3), at("1736"))  # no convoys in scenario 3


@pytest.mark.rule("15.1")
def test_bombers_low_among_balloons_check_cohesion_and_doubles_may_hit_a_cable() -> None:
    t = blue(1, [1, 1, 1])
    number = over(t, DOVER, "i_kg2 bombing 4", "i_jg3 close_escort 4")
    bomber, escort = members(t, number)
    brave_balloons(t, number, False)
    assert t.disruption[bomber] > 0
    assert t.disruption[escort] == 0  # others ignore them
    assert t.losses[bomber] == 1
    safe = blue(1, [2, 2, 2])
    low = over(safe, DOVER, "i_kg2 bombing 4")
    brave_balloons(safe, low, False)
    assert safe.losses[members(safe, low)[0]] == 0
    high = blue(1)
    brave_balloons(high, over(high, DOVER, "i_kg2 bombing 6"), False)  # no dice are thrown


@pytest.mark.rule("15.1", "15.2")
@pytest.mark.parametrize(("downed", "diving"), [(1, False), (0, True)])
def test_balloons_shot_down_and_a_dive_make_it_easier(downed: int, diving: bool) -> None:
    t = blue(1, [2, 4])
    number = over(t, DOVER, "i_kg2 bombing 2")
    t.downed[BARRAGE[at(DOVER)]] = downed
    brave_balloons(t, number, diving)
    assert t.disruption[members(t, number)[0]] == 0  # six and one
    t = blue(1, [2, 4])
    number = over(t, DOVER, "i_kg2 bombing 2")
    brave_balloons(t, number, False)
    assert t.disruption[members(t, number)[0]] == 1


@pytest.mark.rule("15.2", "22")
def test_four_balloons_are_a_point() -> None:
    t = blue(1, [4, 5, 1, 1])  # nine: four balloons; two: none
    number = over(t, DOVER, "i_jg3 freie_jagd 4")
    attack_balloons(t, number)
    assert (t.balloons, t.vp, t.downed[BARRAGE[at(DOVER)]]) == (4, 2, 4)
    assert t.low_ammo[members(t, number)[0]] == 1
    attack_balloons(t, number)
    assert t.disruption[members(t, number)[0]] == 1  # it was low already


# --- § 16.3: points
def ready_to_bomb(t: Blue, *units: str, place: str = KENT) -> tuple[int, list[int]]:
    number = over(t, place, *units)
    t.target[number], t.target_kind[number] = SITE_IDS.index("t_maidstone") + 1, TARGET_KINDS.index("city")
    return number, members(t, number)


@pytest.mark.rule("16.3.1", "16.3", "16")
def test_an_he111_gruppe_with_one_level_through_broken_cloud_scores_three() -> None:
    t = blue(1)
    sky(t, "biggin_hill", "g15")  # broken 10
    number, (bomber,) = ready_to_bomb(t, "i_kg1 bombing 12")
    t.disruption[bomber] = 1
    shift = bombing_shift(t, bomber, number, 12, False, False)
    assert shift == 4
    assert bombing_points(vp_row(t, bomber, False), shift) == 6  # in halves
    bomb(t, number, False)
    assert t.vp == 6
    assert t.bombs[bomber] == 0


@pytest.mark.rule("16.3.1", "16.2.2", "16.2.3", "9.3.4")
def test_lost_raids_and_cloud_spoil_a_dive() -> None:
    t = blue(1)
    number, (stuka,) = ready_to_bomb(t, "ii_stg1 bombing 12")
    assert bombing_shift(t, stuka, number, 12, True, False) == SHIFT["dive"]
    assert bombing_shift(t, stuka, number, 8, True, False) == SHIFT["dive"]
    assert bombing_shift(t, stuka, number, 6, True, False) == 0  # too low for the bonus
    assert bombing_shift(t, stuka, number, 0, False, True) == SHIFT["low_level"]
    t.lost[number] = IS_LOST
    assert bombing_shift(t, stuka, number, 12, True, False) == SHIFT["lost"]
    t.lost[number] = ON_DECOY
    assert bombing_shift(t, stuka, number, 12, True, True) == SHIFT["decoy"]
    t.lost[number] = 0
    sky(t, "biggin_hill", "g15")  # broken 10
    assert bombing_shift(t, stuka, number, 12, True, False) == SHIFT["broken"]
    sky(t, "biggin_hill", "g4", 1)  # overcast 10: the worst alone counts
    assert bombing_shift(t, stuka, number, 12, False, False) == SHIFT["bad"]


@pytest.mark.rule("16.3.1")
def test_beyond_the_last_column_the_last_counts() -> None:
    assert bombing_points(0, 30) == bombing_points(0, 8)
    assert bombing_points(0, -30) == bombing_points(0, -4)


@pytest.mark.rule("16.3.2", "16.2.4", "16.4.1")
def test_strafing_counts_disruption_and_broken_cloud_only_and_shuts_the_airfield_for_a_turn() -> None:
    t = blue(1)
    number = over(t, "2123", "i_jg3 freie_jagd 0")
    (gruppe,) = members(t, number)
    t.lost[number] = IS_LOST
    assert strafing_shift(t, gruppe, at("2123")) == 0
    strafe(t, number)
    kenley = field("kenley")
    assert t.vp == bombing_points(vp_row(t, gruppe, True), 0)
    assert t.damage[kenley] == 0
    assert is_closed(t, kenley)
    t.turn += 1
    assert not is_closed(t, kenley)
    t.disruption[gruppe] = 1
    assert strafing_shift(t, gruppe, at("2123")) == SHIFT["disruption"]


# --- § 16.2.2: diving
@pytest.mark.rule("16.2.2", "16.2.1")
@pytest.mark.parametrize(("angels", "dives"), [(2, False), (4, True), (14, True), (16, False)])
def test_a_dive_begins_between_4_and_14_with_no_bad_weather_below(angels: int, dives: bool) -> None:
    t = blue(1)
    number, _ = ready_to_bomb(t, f"ii_stg1 bombing {angels}")
    t.method[number] = DIVE
    assert can_dive_here(t, number) == dives
    sky(t, "biggin_hill", "y4", 1)  # mist
    assert not can_dive_here(t, number)


# --- § 16.4: damage
@pytest.mark.rule("16.4", "16.4.1")
def test_damage_is_less_when_every_bombing_unit_is_disrupted_or_the_raid_lost() -> None:
    t = blue(1)
    number, (one, two, escort) = ready_to_bomb(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16")
    t.disruption[one] = 1
    assert damage_modifier(t, number) == 0
    t.disruption[two] = 1
    assert damage_modifier(t, number) == -1  # the escort does not count
    t.lost[number] = IS_LOST
    assert damage_modifier(t, number) == -4
    assert t.disruption[escort] == 0


@pytest.mark.rule("16.4.1", "18.1.1")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_bombs_take_capacity_and_shut_an_airfield_to_the_end_of_the_next_turn(die: int, left: int) -> None:
    t = blue(1, [die, 1, 1])
    kenley = field("kenley")
    damage_airfield(t, kenley, 0)
    assert capacity(t, kenley) == left
    assert is_closed(t, kenley)
    t.turn += 1
    assert is_closed(t, kenley)
    t.turn += 1
    assert not is_closed(t, kenley)


@pytest.mark.rule("16.4.1")
def test_capacity_does_not_fall_below_nothing() -> None:
    t = blue(1, [6, 6])
    croydon = field("croydon")
    damage_airfield(t, croydon, 0)
    assert capacity(t, croydon) == 0
    damage_airfield(t, croydon, 0)
    assert capacity(t, croydon) == 0


@pytest.mark.rule("16.4.2", "10.1.1")
@pytest.mark.parametrize(("dice", "hit"), [((5, 5), 0), ((5, 6), 1), ((6, 6), 1)])
def test_eleven_hits_the_operations_room_and_puts_the_sector_out_of_command(dice: tuple[int, int], hit: int) -> None:
    t = blue(1, [1, *dice])
    unit = squadron(t, "64", "2123", 12)
    damage_airfield(t, field("kenley"), 0)
    assert t.ops_hit[ZONE_IDS.index("kenley")] == hit
    assert is_in_command(t, unit) == (hit == 0)


@pytest.mark.rule("16.4.3", "22")
def test_squadrons_on_the_ground_suffer_less_when_dispersed() -> None:
    t = blue(1, [6, 6, 6, 6])
    ready, available = squadron(t, "64"), squadron(t, "615")
    t.tote[ready], t.tote[available] = READY, AVAILABLE
    lose_on_ground(t, field("kenley"), 0)
    assert (t.losses[ready], t.losses[available]) == (GROUND_OTHER.read(12), GROUND_AVAILABLE.read(12))
    assert t.losses[ready] > t.losses[available]
    assert t.vp == (t.losses[ready] + t.losses[available]) * VP["raf_ground"]


@pytest.mark.rule("16.4.3", "16.4")
def test_squadrons_in_the_air_or_elsewhere_are_safe_and_modifiers_count() -> None:
    t = blue(1)
    squadron(t, "64", "2123", 12)
    squadron(t, "111")  # at Croydon
    lose_on_ground(t, field("kenley"), 0)  # no dice are thrown
    there = squadron(t, "615")
    script(t, 4, 4)
    lose_on_ground(t, field("kenley"), -3)
    assert t.losses[there] == GROUND_OTHER.read(5)


@pytest.mark.rule("16.4.4", "11.3.1")
@pytest.mark.parametrize(("dice", "out"), [((2, 2), 0), ((2, 3), 1)])
def test_a_five_puts_radar_out(dice: tuple[int, int], out: int) -> None:
    t = blue(2, [*dice])
    ventnor = STATION_IDS.index("ventnor")
    damage_station(t, ventnor, 0)
    assert t.station_out[ventnor] == out


@pytest.mark.rule("16.4.4", "16.2.1", "16.4")
def test_level_bombing_does_not_harm_radar_and_a_decoy_nothing() -> None:
    t = blue(2)
    number = raid(t, "i_kg51 bombing 12", at_place="1013", target="ventnor", target_kind=T_RDF)
    bomb(t, number, False)  # no dice are thrown
    assert t.station_out[STATION_IDS.index("ventnor")] == 0
    decoy = raid(t, "ii_kg51 bombing 12", at_place="2123", target="kenley", target_kind=T_AIRFIELD)
    t.lost[decoy] = ON_DECOY
    bomb(t, decoy, False)
    assert t.damage[field("kenley")] == 0
    assert not is_closed(t, field("kenley"))


@pytest.mark.rule("16.4.4", "16.2.3")
def test_low_level_raiders_can_put_radar_out() -> None:
    t = blue(2, [6, 6])
    number = raid(t, "staffel_iii_kg76 bombing 0", at_place="1013", target="ventnor", target_kind=T_RDF)
    t.method[number] = LOW_LEVEL
    bomb(t, number, False)
    assert t.station_out[STATION_IDS.index("ventnor")] == 1


# --- § 22.1: matching
@pytest.mark.rule("22.1")
def test_two_gruppen_at_level_two_want_four_squadrons() -> None:
    t = blue(3, matching=1)
    number, bombers = ready_to_bomb(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16")
    units = [squadron(t, n, KENT, 12) for n in ("54", "603", "222", "85")]
    for unit in units[:3]:
        t.met_by[number] |= 1 << unit
    assert not is_matched(t, number)
    assert bombing_shift(t, bombers[0], number, 12, False, False) == SHIFT["unmatched"]
    t.met_by[number] |= 1 << units[3]
    assert is_matched(t, number)
    t.small[units[3]] = 1  # a flight is half of one
    assert not is_matched(t, number)
    t.small[bombers[1]] = 1  # a Staffel a third of a Gruppe
    assert is_matched(t, number)


@pytest.mark.rule("22.1")
def test_every_unit_of_an_unmatched_raid_scores_better() -> None:
    t = blue(3, matching=1)
    number, bombers = ready_to_bomb(t, "i_kg2 bombing 12", "ii_kg2 bombing 12")
    units = [squadron(t, n, KENT, 12) for n in ("54", "603")]
    for unit in units:  # enough for one Gruppe, not for two
        t.met_by[number] |= 1 << unit
    bomb(t, number, False)
    assert t.vp == 2 * bombing_points(vp_row(t, bombers[0], False), SHIFT["unmatched"])
