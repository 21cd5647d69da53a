"""What bombs do, what is told of them, and of raids that radar finds or loses.  § 7, § 11, § 16"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import (
    bomb,
    bombing_points,
    can_dive_here,
    damage_airfield,
    damage_modifier,
    damage_station,
    is_matched,
    lose_on_ground,
    strafe,
    vp_row,
)
from opsroom.titles.burning_blue.rules.charts import (
    ALTITUDE_VALUE,
    CARDS,
    CH_COLUMN,
    DETECTION_VALUE,
    OPS_ROOM_HIT,
    RDF_HIT,
    READINGS,
    STRENGTH_LETTER,
    STRENGTH_ROWS,
    VP_COLUMNS,
)
from opsroom.titles.burning_blue.rules.detection import (
    card_column,
    check_detection,
    lay_track,
    strength_of,
    update_limit,
)
from opsroom.titles.burning_blue.rules.events import RandomEvents, misread_raid
from opsroom.titles.burning_blue.rules.forces import (
    SITE_IDS,
    T_AIRFIELD,
    T_CONVOY,
    T_RDF,
)
from opsroom.titles.burning_blue.rules.geography import (
    ZONE_IDS,
)
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    AVAILABLE,
    DIVE,
    JOINED,
    P_LW_MOVE,
    READY,
    TRACKS,
)
from tests.titles.burning_blue.scenes import (
    at,
    blue,
    carry_out,
    events_of,
    field,
    fly,
    members,
    raid,
    script,
    sky,
    squadron,
)


# --- § 16.1, § 16.3
@pytest.mark.rule("16.1", "16.3", "11.1.1")
@pytest.mark.parametrize("seen", [True, False])
def test_16_1_bombs_of_a_raid_that_is_not_on_the_map_are_told_without_its_number(seen: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", target="biggin_hill", target_kind=0, seen=seen)
    bomber = members(t, number)[0]
    points = bombing_points(vp_row(t, bomber, False), 0)
    bomb(t, number, True)
    site = SITE_IDS.index("biggin_hill")
    assert events_of(t, "bombed")[0][:4] == (number if seen else NONE, site, at("2124"), points)
    assert (t.vp, t.bombs[bomber]) == (points, 0)
    assert not events_of(t, "airfield_disrupted")  # by the way only


@pytest.mark.rule("16.2.4", "11.1.1")
@pytest.mark.parametrize("seen", [True, False])
def test_16_2_4_strafing_is_told_alike(seen: bool) -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 0", at_place="2124", seen=seen)
    points = bombing_points(vp_row(t, members(t, number)[0], True), 0)
    strafe(t, number)
    assert events_of(t, "strafed")[0][:3] == (number if seen else NONE, field("biggin_hill"), points)
    assert t.vp == points


@pytest.mark.rule("9.2.5", "16.1")
def test_9_2_5_units_that_fly_along_to_another_target_keep_their_bombs() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", target="biggin_hill", target_kind=0)
    other = raid(t, "iii_kg2 bombing 12", at_place="2124")
    first, second = members(t, number)
    t.plan[second], t.state[other], t.joined_to[other] = other, JOINED, number + 1
    bomb(t, number, True)
    assert (t.bombs[first], t.bombs[second]) == (0, 1)
    assert t.vp == bombing_points(vp_row(t, first, False), 0)


@pytest.mark.rule("16.3")
def test_16_3_a_staffel_has_the_row_below_its_gruppe_and_columns_end_at_both_ends() -> None:
    t = blue(2)
    number = raid(t, "ii_stg1 bombing 12", "staffel_ii_stg1 bombing 12", at_place="2124")
    whole, part = members(t, number)
    assert vp_row(t, part, False) == vp_row(t, whole, False) + 1
    erpro = raid(t, "erpro_210 bombing 12", "staffel_erpro_210 bombing 12", at_place="2124")
    whole, part = members(t, erpro)
    assert vp_row(t, part, False) == vp_row(t, whole, False) + 1
    for row in range(10):
        assert bombing_points(row, -9) == bombing_points(row, -4)
        assert bombing_points(row, VP_COLUMNS - 4) == bombing_points(row, VP_COLUMNS - 5)


# --- § 16.4
@pytest.mark.rule("16.4.1")
@pytest.mark.parametrize(("die", "modifier", "left"), [(2, 0, 0), (3, 0, 1), (3, -1, 0), (5, 0, 2), (5, -1, 1)])
def test_16_4_1_capacity_lost_is_told(die: int, modifier: int, left: int) -> None:
    t = blue(2, [die, 1, 1])
    damage_airfield(t, field("biggin_hill"), modifier)
    assert t.damage[field("biggin_hill")] == left
    assert [row[:2] for row in events_of(t, "airfield_damaged")] == ([(field("biggin_hill"), left)] if left else [])


@pytest.mark.rule("16.4.3")
def test_16_4_3_squadrons_that_lose_nothing_or_keep_one_aircraft_are_left_alone() -> None:
    t = blue(2, [1, 1])
    unit = squadron(t, "610")
    lose_on_ground(t, field("biggin_hill"), 0)
    assert (t.losses[unit], events_of(t, "lost_on_ground"), t.tote[unit]) == (0, [], READY)


@pytest.mark.rule("16.4.4", "16.4.2")
@pytest.mark.parametrize(("modifier", "out"), [(0, 1), (-1, 0)])
def test_16_4_4_modifiers_count_when_radar_and_operations_rooms_are_hit(modifier: int, out: int) -> None:
    t = blue(2, [1, RDF_HIT - 1])
    damage_station(t, 3, modifier)
    assert t.station_out[3] == out
    t = blue(2, [1, OPS_ROOM_HIT - 6, 6])
    damage_airfield(t, field("biggin_hill"), modifier)
    assert sum(t.ops_hit) == out


@pytest.mark.rule("22.1")
def test_22_1_a_staffel_counts_a_third() -> None:
    t = blue(4)  # matching level two
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, *["staffel_i_kg2 bombing 12"] * 3, at_place="2124")
    other = squadron(t, "32", "2124", 12)
    t.met_by[number] = 1 << unit | 1 << other
    assert is_matched(t, number)
    extra = raid(t, *["staffel_ii_kg2 bombing 12"] * 4, at_place="2124")
    t.met_by[extra] = t.met_by[number]
    assert not is_matched(t, extra)


# --- § 11
@pytest.mark.rule("11.2.2", "11.4", "11.5.3")
def test_11_4_over_england_the_observers_part_of_the_card_is_read() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", seen=False)
    part = card_column(t, number)
    card = next(
        c
        for c in range(CARDS)
        if DETECTION_VALUE[c * READINGS + part] <= 1
        and STRENGTH_LETTER[c * READINGS + part] != STRENGTH_LETTER[c * READINGS + CH_COLUMN]
        and ALTITUDE_VALUE[c * READINGS + part] != ALTITUDE_VALUE[c * READINGS + CH_COLUMN]
    )
    for i in range(len(t.stand)):
        t.stand[i] = 1
    script(t, card)
    check_detection(t, number)
    assert (t.card[number], t.letter[number]) == (card + 1, STRENGTH_LETTER[card * READINGS + part] + 1)
    assert t.told_angels[number] == 12 + ALTITUDE_VALUE[card * READINGS + part]
    assert list(t.stand) == [1, 1, 1, 1, 0, 0, 0, 0]  # it is news for the RAF
    script(t, next(c for c in range(CARDS) if t.deck[c] and c != card))
    t.strength[number] = 0
    misread_raid(t, number)
    assert t.letter[number] == STRENGTH_LETTER[(t.card[number] - 1) * READINGS + part] + 1
    assert t.told_angels[number] == 12 + ALTITUDE_VALUE[(t.card[number] - 1) * READINGS + part]


@pytest.mark.rule("11.1", "11.5.6", "7")
def test_11_1_a_raid_that_is_lost_is_told_and_nobody_errs_about_what_nobody_can_see() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    for station in range(len(t.station_out)):
        t.station_out[station] = 1
    misread_raid(t, number)
    assert not events_of(t, "raid_detected")
    check_detection(t, number)
    assert events_of(t, "raid_undetected")[0][0] == number
    check_detection(t, number)
    assert len(events_of(t, "raid_undetected")) == 1


@pytest.mark.rule("20.1.1", "5.3.1", "11.5.2")
def test_20_1_1_a_limit_that_stays_is_not_told_again() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    other = raid(t, "ii_kg2 bombing 12", at_place="2125")
    t.strength[number] = 60
    update_limit(t)
    update_limit(t)
    assert len(events_of(t, "limit_raised")) == 1
    t.track[other * TRACKS] = at("2126")
    for _ in range(TRACKS + 1):
        lay_track(t, number)
    assert t.track[other * TRACKS] == at("2126")
    assert strength_of(STRENGTH_ROWS, 2) == strength_of(STRENGTH_ROWS - 1, 2)


# --- § 7
@pytest.mark.rule("7")
def test_7_other_events_bring_nobody_to_readiness() -> None:
    t = blue(1, [3, 4])
    unit = squadron(t, "610")
    t.tote[unit] = AVAILABLE
    carry_out(t, RandomEvents())
    assert (t.top, t.tote[unit]) == (None, AVAILABLE)


@pytest.mark.rule("16.2.4")
@pytest.mark.parametrize("misty", [False, True])
def test_nobody_strafes_where_the_weather_on_the_ground_is_bad(misty: bool) -> None:
    t = blue(2)
    if misty:
        sky(t, "debden", "y1", 1)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="3227", course=["3227", "3226", "3216", "1439"])
    t.attacking[number] = 1
    script(t, *([] if misty else [1, 1]))  # light guns, if it comes down
    fly(t, number)
    assert bool(events_of(t, "strafed")) is not misty
    assert t.angels[members(t, number)[0]] == (20 if misty else 0)


@pytest.mark.rule("16.4.2", "16.4")
@pytest.mark.parametrize(
    ("dice", "modifier", "hit"), [((5, 6), 0, 1), ((5, 6), -1, 0), ((6, 6), -1, 1), ((6, 6), -4, 0)]
)
def test_modifiers_count_for_the_operations_room_too(dice: tuple[int, int], modifier: int, hit: int) -> None:
    t = blue(1, [1, *dice])
    damage_airfield(t, field("kenley"), modifier)
    assert t.ops_hit[ZONE_IDS.index("kenley")] == hit


@pytest.mark.rule("16.2.2", "9.3.5")
@pytest.mark.parametrize(("kind", "dives"), [(T_CONVOY, True), (T_RDF, True), (T_AIRFIELD, False)])
def test_ju88_that_were_to_dive_on_ships_do_not_dive_on_another_alternate(kind: int, dives: bool) -> None:
    t = blue(1)
    number = raid(t, "i_kg51 bombing 12", at_place="2124", target="biggin_hill", target_kind=T_CONVOY)
    t.method[number], t.diverted[number] = DIVE, 1
    t.alternate[number], t.alternate_kind[number] = t.target[number], kind
    assert can_dive_here(t, number) is dives


@pytest.mark.rule("16.2.2", "16.3.1", "9.3.4")
def test_dive_bombers_dive_on_a_decoy_too() -> None:
    t = blue(1)
    course = ["2124", "2125", "1439"]
    number = raid(t, "i_stg1 bombing 12", at_place="2124", course=course, target="biggin_hill", target_kind=3)
    t.method[number] = DIVE
    t.phase = P_LW_MOVE
    script(t, 6, 6, 5, 5)  # the way: twelve is a decoy; cohesion after the dive
    unit = members(t, number)[0]
    t.plotted_back[unit] = 2
    carry_out(t, RaidMove(number))
    assert (t.bombs[unit], t.dived[unit], t.angels[unit]) == (0, 1, 2)


@pytest.mark.rule("16.4", "9.2.5")
def test_units_bound_for_another_target_do_not_count_among_those_that_bombed() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", target="biggin_hill", target_kind=0)
    mine, along = members(t, number)
    t.plan[along], t.joined_to[20] = 20, number + 1
    t.disruption[mine] = 1
    assert damage_modifier(t, number) == -1


@pytest.mark.rule("16.2.4", "10.3.4", "13.5.1")
def test_a_sweep_that_the_guns_send_home_does_not_strafe() -> None:
    t = blue(2)
    number = raid(t, "staffel_i_jg3 freie_jagd 20", at_place="2037", course=["2037", "2235", "2439", "1439"])
    t.attacking[number] = 1
    script(t, 5, 6, 1, 1)  # light guns hit; it is spent
    fly(t, number)
    assert t.off_course[number] == GOING_HOME
    assert not events_of(t, "strafed")
