"""Details of raids: how they are plotted, seen, dodge the weather, fly, part and go home: chapters 9, 11, 14, 15 and 19."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bomb_run import divert
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    DETECTION_VALUE,
    HEADWIND,
    K_BROKEN,
    K_HAZE,
    K_MIST,
    K_OVERCAST,
    K_PATCHY,
    K_RAIN,
    LEVELS,
    READINGS,
    STRENGTH_LETTER,
)
from opsroom.titles.burning_blue.rules.courses import find_on_course
from opsroom.titles.burning_blue.rules.detection import (
    are_all_at_zero,
    card_column,
    check_form_up,
    detection_value,
    draw_card,
    gruppen_in,
    hide_or_show,
    is_betrayed,
    lay_track,
    lowest_in,
    news,
    off_by,
    strength_of,
    update_limit,
)
from opsroom.titles.burning_blue.rules.forces import SITE_IDS
from opsroom.titles.burning_blue.rules.form_up import form_raids
from opsroom.titles.burning_blue.rules.geography import (
    BARRAGE,
    BARRAGES,
    FIELD_AT,
    GUN_SITES,
    HEAVY,
    HEXES,
    LIGHT,
    ZONE,
    ZONES_A_HEX,
    apart,
)
from opsroom.titles.burning_blue.rules.guns import (
    attack_balloons,
    fire_guns,
    gun_target,
    has_raf,
    is_near_bursts,
)
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement, can_send_home, has_unit_to_send
from opsroom.titles.burning_blue.rules.plotting import (
    can_start_with,
    common_angels,
    company_turns,
    has_room,
    highest_plot,
    is_jabo_raid,
    lowest_plot,
    paces,
    parting_points,
    plot_to,
    turns_together,
    waypoints_to,
)
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    ON_COURSE,
    TO_COURSE,
    break_off,
    is_about_to_bomb,
    may_fly_together,
    new_raid,
    next_raid,
    pancake_unit,
    send_all_home,
    send_home,
    turn_back_if_spent,
)
from opsroom.titles.burning_blue.rules.raid_height_changes import (
    can_all_reach,
    can_reach,
    change_height,
    cloud_ahead,
    goes_along,
    highest_along,
    is_cloudy,
    out_of_cloud,
    places_ahead,
    under_cloud,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import part_raids
from opsroom.titles.burning_blue.rules.raid_tasks import (
    dive_on_target,
    has_ground_target,
    is_there,
    must_attack,
    must_descend,
    must_dive,
)
from opsroom.titles.burning_blue.rules.relief_escorts import join_as_relief, meet_relief
from opsroom.titles.burning_blue.rules.set_up import put_form_up
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DIVE,
    FLYING,
    HOME,
    JOINED,
    LEVEL,
    LOW_LEVEL,
    ORBIT,
    P_LW_MOVE,
    P_PURSUIT,
    P_RAF_COMBAT,
    PANCAKE,
    PLANNED,
    TOP_COVER,
)
from opsroom.titles.burning_blue.rules.weather import (
    grade_to_ground,
    is_crosswind,
    is_misty,
    is_overcast,
    is_raining,
    is_sun_hidden,
    kind_at,
    wind_change,
    worst_between,
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
    random_dice,
    script,
    squadron,
    tally,
    weather,
)

QUIET = "2126"  # a hex without guns, balloons or landmark


def fly(t: Blue, number: int, *answers: str) -> Blue:
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    return answer(t, *answers)


# --- § 11: detection
@pytest.mark.rule("11.5.1")
@pytest.mark.parametrize(
    ("units", "gruppen"),
    [
        (["i_kg2 bombing 12"], 1),
        (["staffel_i_kg2 bombing 12"] * 2, 0),
        (["staffel_i_kg2 bombing 12"] * 3, 1),
        (["i_kg2 bombing 12", *["staffel_ii_kg2 bombing 12"] * 4], 2),
    ],
)
def test_11_5_1_three_staffeln_count_as_a_gruppe(units: list[str], gruppen: int) -> None:
    t = blue(1)
    assert gruppen_in(t, raid(t, *units, at_place="2124")) == gruppen


@pytest.mark.rule("11.5.2")
def test_11_5_2_letters_are_off_by_their_distance_from_the_middle() -> None:
    assert [off_by(letter) for letter in range(5)] == [2, 1, 0, 1, 2]
    assert [strength_of(2, letter) for letter in range(5)] == [20, 40, 50, 80, 100]
    assert strength_of(30, 0) == strength_of(12, 0) == 120
    assert strength_of(11, 0) == 100


@pytest.mark.rule("11.3.4", "11.4", "11.3")
def test_11_3_4_who_looks_for_a_raid() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 0", at_place="2124")
    assert card_column(t, number) == 2  # observers in clear weather
    assert lowest_in(t, number) == 0
    assert not are_all_at_zero(t, number)
    weather(t, K_BROKEN, 0)
    assert card_column(t, number) == 4
    weather(t, 0, 0)
    t.raid_at[number] = at("1740")
    assert card_column(t, number) == 0
    t.angels[members(t, number)[0]] = 0
    assert are_all_at_zero(t, number)
    assert card_column(t, number) == 1
    for station in range(len(t.station_out)):
        t.station_out[station] = 1
    assert card_column(t, number) == NONE
    t.angels[members(t, number)[0]] = 2
    assert card_column(t, number) == NONE


@pytest.mark.rule("11.3.3", "11.4")
@pytest.mark.parametrize(("part", "high"), [(0, 30), (1, 30), (2, 20), (5, 20)])
def test_11_3_3_a_very_high_raid_is_harder_to_detect(part: int, high: int) -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    card = next(c for c in range(CARDS) if detection_value(t, number, c, part) > 0)
    value = detection_value(t, number, card, part)
    t.angels[unit] = high - 2
    assert detection_value(t, number, card, part) == value
    t.angels[unit] = high
    assert detection_value(t, number, card, part) == value + 1
    free = [c for c in range(CARDS) if detection_value(t, number, c, part) == 0]
    t.angels[unit] = 12
    assert all(detection_value(t, number, c, part) == 0 for c in free)


@pytest.mark.rule("11.2.1")
def test_11_2_1_an_empty_pile_is_made_anew_without_the_cards_that_lie_with_raids() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    for card in range(CARDS):
        t.deck[card] = 0
    t.deck[5] = 1
    script(t, 5)
    assert draw_card(t) == 5
    t.card[number] = 8
    script(t, 3)
    assert draw_card(t) == 3
    assert sum(t.deck) == CARDS - 2
    assert (t.deck[7], t.deck[3], t.deck[5]) == (0, 0, 1)


@pytest.mark.rule("11.1.1", "14.1")
def test_11_1_1_what_betrays_a_raid() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=QUIET, seen=False)
    unit = squadron(t, "610", "2127", 12, "vector", goal="2130")
    assert not is_betrayed(t, number)
    t.order[unit] = ORBIT
    assert is_betrayed(t, number)
    t.at[unit] = at("2128")
    assert not is_betrayed(t, number)
    t.at[unit], t.order[unit], t.phase = at("2127"), 1, P_RAF_COMBAT
    assert is_betrayed(t, number)
    t.order[unit] = PANCAKE
    assert not is_betrayed(t, number)
    t.phase = P_LW_MOVE
    light = next(p for p in range(HEXES) if LIGHT[p] and HEAVY[p] == 0 and apart(p, at("2127")) > 1)
    heavy = next(p for p in range(HEXES) if HEAVY[p] == 1 and LIGHT[p] == 0 and apart(p, at("2127")) > 1)
    late = next(p for p in range(HEXES) if HEAVY[p] == 2 and LIGHT[p] == 0 and apart(p, at("2127")) > 1)
    bomber = members(t, number)[0]
    for place, reached in ((light, {0, 4}), (heavy, {6, 24}), (late, set())):
        t.raid_at[number] = place
        seen = set()
        for angels in (0, 4, 6, 24, 26):
            t.angels[bomber] = angels
            if is_betrayed(t, number):
                seen.add(angels)
        assert seen == reached
    t.scenario = 3
    t.angels[bomber] = 12
    assert is_betrayed(t, number)


@pytest.mark.rule("11.1.1", "11.1")
def test_11_1_1_a_raid_is_on_the_map_when_it_is_detected_or_betrayed() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=QUIET, seen=False)
    hide_or_show(t, number)
    assert (t.raid_seen[number], events_of(t, "raid_appears")) == (1, [])
    t.detected[number] = 1
    hide_or_show(t, number)
    hide_or_show(t, number)
    assert (t.raid_seen[number], len(events_of(t, "raid_appears"))) == (-1, 1)
    t.state[number] = HOME
    hide_or_show(t, number)
    assert t.raid_seen[number] == 1


@pytest.mark.rule("5.3.1")
def test_5_3_1_six_positions_of_a_detected_raid_are_kept() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    for i in range(8):
        t.raid_at[number] = at("2120") + i
        lay_track(t, number)
    assert [t.track[number * 6 + i] - at("2120") for i in range(6)] == [7, 6, 5, 4, 3, 2]
    t.detected[number] = 0
    lay_track(t, number)
    assert t.track[number * 6] == at("2127")


@pytest.mark.rule("20.1.1")
@pytest.mark.parametrize(
    ("strength", "gruppen", "limit"),
    [(50, 1, 1), (60, 1, 2), (149, 0, 2), (150, 0, 3), (0, 2, 2), (0, 3, 2), (0, 4, 3)],
)
def test_20_1_1_the_scramble_limit_follows_what_is_known_and_never_falls(
    strength: int, gruppen: int, limit: int
) -> None:
    t = blue(1)
    number = raid(
        t,
        *[f"{name} bombing 12" for name in ("i_kg2", "ii_kg2", "iii_kg2", "i_kg3")][: max(gruppen, 1)],
        at_place="2124",
    )
    t.strength[number] = strength
    update_limit(t)
    before = t.limit
    t.tallied[number] = int(gruppen > 0)
    update_limit(t)
    assert t.limit == limit
    assert before <= limit
    t.strength[number] = t.tallied[number] = 0
    update_limit(t)
    assert t.limit == limit
    other = blue(1)
    gone = raid(other, "i_kg2 bombing 12", at_place="2124")
    other.strength[gone], other.state[gone] = 300, HOME
    update_limit(other)
    assert other.limit == 1


@pytest.mark.rule("11.6.1", "11.6")
def test_11_6_1_a_form_up_counter_is_read_by_radar() -> None:
    t = blue(1)
    card = next(c for c in range(CARDS) if DETECTION_VALUE[c * READINGS] == 2)
    script(t, card)
    assert check_form_up(t, 1) == 0
    t.deck[card] = 1
    script(t, card)
    assert check_form_up(t, 2) == STRENGTH_LETTER[card * READINGS] + 1


@pytest.mark.rule("2.9")
def test_2_9_news_wakes_the_questions_of_one_side_only() -> None:
    t = blue(1)
    for seat, kept in ((0, [4, 5, 6, 7]), (1, [0, 1, 2, 3])):
        for i in range(8):
            t.stand[i] = 1
        news(t, seat)
        assert [i for i in range(8) if t.stand[i]] == kept


@pytest.mark.rule("9.3.2", "9.2.5", "11.6.2")
def test_9_3_2_raids_form_up_in_their_turn_with_all_that_start_under_their_counter() -> None:
    t = blue(2, chance=random_dice(1), turn=4)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    other = raid(t, "ii_kg2 bombing 14", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    later = raid(t, "iii_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    t.state[number] = t.state[later] = PLANNED
    t.state[other], t.joined_to[other] = JOINED, number + 1
    t.form_turn[number] = t.form_turn[other] = 4
    t.form_turn[later] = 5
    for unit in (*members(t, number), *members(t, other)):
        t.raid[unit], t.angels[unit] = NONE, 0
    t.raid_at[number] = NONE
    put_form_up(t, at("1439"), number + 1, 2, 3)
    form_raids(t)
    assert (t.state[number], t.state[other], t.state[later]) == (FLYING, JOINED, PLANNED)
    assert sorted(t.angels[unit] for unit in members(t, number)) == [12, 14]
    assert t.raid_at[number] == at("1439")


# --- § 14, § 15: guns and balloons
@pytest.mark.rule("14.1.2")
def test_14_1_2_bursts_are_seen_in_their_hex_and_next_to_it() -> None:
    t = blue(1)
    place = GUN_SITES[0]
    assert not is_near_bursts(t, place)
    t.bursts[0] = 1
    assert is_near_bursts(t, place)
    near = next(p for p in range(HEXES) if apart(p, place) == 1)
    far = next(p for p in range(HEXES) if apart(p, place) == 2)
    assert is_near_bursts(t, near)
    assert not is_near_bursts(t, far)


@pytest.mark.rule("14.1.2")
def test_14_1_2_heavy_guns_hold_their_fire_for_squadrons_in_the_air_only() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    assert has_raf(t, at("2124"))
    assert not has_raf(t, at("2125"))
    t.tote[unit] = 5
    assert not has_raf(t, at("2124"))


@pytest.mark.rule("14.1.3", "14.1.1")
def test_14_1_3_the_guns_hit_the_lowest_bombers_before_fighters() -> None:
    t = blue(1)
    number = raid(
        t, "i_jg3 close_escort 12", "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 14", at_place="2124"
    )
    escort, first, second, third = members(t, number)
    assert gun_target(t, number, 12) == first
    t.disruption[first] = 1
    assert gun_target(t, number, 12) == second
    t.disruption[second], t.losses[first] = 1, 1
    assert gun_target(t, number, 12) == second
    assert gun_target(t, number, 14) == third
    t.angels[first] = t.angels[second] = 14
    assert gun_target(t, number, 12) == escort


@pytest.mark.rule("14.1.1")
def test_14_1_1_no_guns_no_dice() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=QUIET)
    fire_guns(t, number)
    t.raid_at[number] = next(p for p in range(HEXES) if LIGHT[p] and HEAVY[p] == 0)
    fire_guns(t, number)  # too high for the light guns
    assert events_of(t, "guns_fired") == []


@pytest.mark.rule("15.2", "13.5.2")
def test_15_2_each_unit_shoots_and_is_low_on_ammunition() -> None:
    t = blue(1)
    place = BARRAGES[0]
    number = raid(t, "i_jg3 freie_jagd 4", "staffel_ii_jg3 freie_jagd 4", at_place="2124")
    other = raid(t, "iii_jg3 freie_jagd 4", at_place="2124")
    t.raid_at[number] = place
    one, two = members(t, number)
    t.low_ammo[two] = 1
    script(t, 3, 4, 3, 4)  # three, and at two less one
    attack_balloons(t, number)
    assert t.downed[BARRAGE[place]] == t.balloons == 4
    assert t.vp == 2
    assert (t.low_ammo[one], t.disruption[one], t.disruption[two]) == (1, 0, 1)
    assert t.low_ammo[members(t, other)[0]] == 0


# --- § 19: weather
@pytest.mark.rule("19.1.3", "19.2.6", "19.2.9")
def test_19_1_3_weather_counts_between_the_heights() -> None:
    t = blue(1)
    one, other = at("2120"), at("2124")
    weather(t, K_BROKEN, 8)
    for low, high, kind in ((2, 6, 0), (2, 8, K_BROKEN), (8, 12, K_BROKEN), (10, 12, 0), (12, 2, K_BROKEN)):
        assert worst_between(t, one, low, other, high) == kind
        assert worst_between(t, one, low, one, high) == kind
    assert (grade_to_ground(t, one, 6), grade_to_ground(t, one, 8)) == (0, 2)
    weather(t, K_OVERCAST, 14)
    assert [is_sun_hidden(t, one, angels) for angels in (10, 12, 14, 16)] == [True, True, False, False]
    weather(t, K_MIST, 0)
    assert (is_misty(t, one), is_raining(t, one)) == (True, False)
    weather(t, K_RAIN, 0)
    assert (is_misty(t, one), is_raining(t, one)) == (False, True)


@pytest.mark.rule("19.1.1", "6.3.2")
@pytest.mark.parametrize("zones", [2, 3])
def test_19_1_1_a_hex_in_several_zones_has_the_worst_weather_of_them(zones: int) -> None:
    t = blue(1)
    place = next(p for p in range(HEXES) if sum(ZONE[p * ZONES_A_HEX + i] != NONE for i in range(ZONES_A_HEX)) == zones)
    for i in range(zones):
        cell = ZONE[place * ZONES_A_HEX + i] * LEVELS + 6
        t.sky[cell] = K_OVERCAST
        assert (is_overcast(t, place, 12), kind_at(t, place, 12), grade_to_ground(t, place, 12)) == (
            True,
            K_OVERCAST,
            3,
        )
        assert not is_overcast(t, place, 14)
        t.sky[cell] = 0
        assert (is_overcast(t, place, 12), kind_at(t, place, 12), grade_to_ground(t, place, 12)) == (False, 0, 0)


@pytest.mark.rule("19.2.7", "19.2.8")
def test_19_2_8_the_wind_helps_eastwards_and_hinders_westwards() -> None:
    t = blue(1, wind=HEADWIND)
    west, here, east, north = at("2116"), at("2120"), at("2124"), at("2520")
    assert [wind_change(t, here, place, 12) for place in (west, east, north, here)] == [-1, 1, 0, 0]
    assert wind_change(t, here, west, 0) == 0
    assert [is_crosswind(t, here, place, 12) for place in (west, east, north)] == [False, False, True]
    t.wind = 12
    assert wind_change(t, here, west, 12) == 0
    assert [is_crosswind(t, here, west, angels) for angels in (10, 12, 14)] == [False, False, True]
    t.wind = NONE
    assert not is_crosswind(t, here, west, 30)


# --- § 9.3.8: clouds
@pytest.mark.rule("9.3.8")
def test_9_3_8_haze_mist_and_rain_are_no_clouds() -> None:
    t = blue(1)
    for kind, cloudy in (
        (K_PATCHY, True),
        (K_BROKEN, True),
        (K_OVERCAST, True),
        (K_HAZE, False),
        (K_MIST, False),
        (K_RAIN, False),
    ):
        weather(t, kind, 12)
        assert is_cloudy(t, at(QUIET), 12) is cloudy


@pytest.mark.rule("9.3.8")
def test_9_3_8_just_out_of_the_cloud_above_or_below() -> None:
    t = blue(1)
    place = at(QUIET)
    weather(t, K_PATCHY, 10, 12, 14)
    assert (out_of_cloud(t, place, 12, True), out_of_cloud(t, place, 12, False)) == (16, 8)
    assert out_of_cloud(t, NONE, 12, True) == NONE
    assert under_cloud(t, place, 2) == 8
    assert under_cloud(t, NONE, 2) == NONE
    weather(t, K_PATCHY, 0, 2, 4, 6, 8)
    assert out_of_cloud(t, place, 12, False) == NONE


@pytest.mark.rule("9.3.8")
def test_9_3_8_a_raid_meets_cloud_where_it_enters_it_in_this_move() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=["2130", "2128", "2132"])
    assert places_ahead(t, number) == [at(p) for p in ("2129", "2128", "2129")]
    assert cloud_ahead(t, number, 12, 12) == NONE
    weather(t, K_PATCHY, 12)
    assert cloud_ahead(t, number, 12, 12) == at("2130")  # it formed up in it
    t.step[number], t.raid_at[number] = 1, at("2129")
    assert cloud_ahead(t, number, 12, 12) == NONE  # it is in it already
    assert cloud_ahead(t, number, 8, 10) == NONE


@pytest.mark.rule("8.1.5", "9.4.4", "9.3.8")
def test_8_1_5_how_far_units_of_a_raid_change_height_in_a_move() -> None:
    t = blue(5)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", at_place="2124")
    bomber, escort = members(t, number)
    assert [a for a in range(0, 30, 2) if can_reach(t, number, bomber, a)] == [6, 8, 10, 12, 14]
    assert max(a for a in range(0, 40, 2) if can_reach(t, number, escort, a)) == 14
    sweep = raid(t, "ii_jg3 freie_jagd 12", at_place="2124")
    assert max(a for a in range(0, 40, 2) if can_reach(t, sweep, members(t, sweep)[0], a)) == 18
    t.angels[members(t, sweep)[0]] = 34
    assert max(a for a in range(0, 40, 2) if can_reach(t, sweep, members(t, sweep)[0], a)) == 34
    jabos = raid(t, "i_jg51 bombing 22", at_place="2124")
    assert max(a for a in range(0, 40, 2) if can_reach(t, jabos, members(t, jabos)[0], a)) == 24
    assert can_all_reach(t, number, 14)
    assert not can_all_reach(t, number, 16)


@pytest.mark.rule("10.3.4", "9.3.6")
def test_10_3_4_top_cover_that_accompanies_bombers_keeps_its_height() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 18", at_place="2124")
    bomber, close, cover = members(t, number)
    t.off_course[number] = HOMING
    assert [goes_along(t, number, u) for u in (bomber, close, cover)] == [True, True, False]
    assert highest_along(t, number) == 12
    change_height(t, number, 8)
    assert [t.plotted[u] for u in (bomber, close, cover)] == [8, 8, 18]
    t.off_course[number] = GOING_HOME
    assert highest_along(t, number) == 18
    change_height(t, number, 14)
    assert [t.plotted[u] for u in (bomber, close, cover)] == [8, 8, 14]


# --- § 9.2: plotting
@pytest.mark.rule("9.2.3", "9.4.4")
def test_9_2_3_heights_that_can_be_plotted() -> None:
    t = blue(5)
    bombers = raid(t, "i_kg1 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 20", at_place="1439")
    jabos = raid(t, "i_jg51 bombing 20", at_place="1439")
    sweep = raid(t, "iii_jg3 freie_jagd 20", at_place="1439")
    divers = raid(t, "ii_stg1 bombing 12", at_place="1439")
    t.method[divers] = DIVE
    assert [(lowest_plot(t, r), highest_plot(t, r)) for r in (bombers, jabos, sweep, divers)] == [
        (2, 22),
        (2, 24),
        (2, 34),
        (4, 14),
    ]
    t.method[jabos] = DIVE
    assert (lowest_plot(t, jabos), highest_plot(t, jabos)) == (2, 24)
    t.method[bombers] = LOW_LEVEL
    assert (lowest_plot(t, bombers), highest_plot(t, bombers)) == (0, 0)
    assert [is_jabo_raid(t, r) for r in (bombers, jabos, sweep)] == [False, True, False]
    assert (paces(t, bombers), paces(t, jabos), paces(t, sweep)) == ([3], [3, 4], [3, 4])
    assert t.method[sweep] == LEVEL


@pytest.mark.rule("9.2.5", "9.1.3")
@pytest.mark.parametrize(
    "why", ["", "itself", "flies", "no course", "fleet", "sweep", "method", "no points", "jabos", "height", "descends"]
)
def test_9_2_5_which_raids_start_as_one(why: str) -> None:
    t = blue(5)
    other = raid(t, "i_kg1 bombing 12", at_place="1439", course=["1439", "1835", "2032", "2124", "1439"])
    number = raid(t, "ii_jg51 bombing 12" if why == "jabos" else "i_kg2 bombing 12", at_place="1439")
    t.state[other], t.target_way[other] = PLANNED, 3
    if why == "flies":
        t.state[other] = FLYING
    elif why == "no course":
        t.ways[other] = 0
    elif why == "fleet":
        t.fleet[number] = 3
    elif why == "sweep":
        t.sweep[number] = 1
    elif why == "method":
        t.method[number] = DIVE
    elif why == "no points":
        t.target_way[other] = 1
    elif why == "height":
        t.plotted[members(t, other)[0]] = 24
    elif why == "descends":
        t.descend_at[other] = 1
    assert can_start_with(t, number, other if why != "itself" else number) is (why == "")
    if why == "":
        t.joined_to[number] = other + 1
        assert (common_angels(t, number), parting_points(t, other)) == (12, 3)


@pytest.mark.rule("9.2.2", "9.2.9")
def test_9_2_2_boxes_and_the_hex_by_which_they_are_left_are_no_waypoints() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="dieppe", course=["dieppe"])
    assert plot_to(t, number, at("dieppe")) == 0
    assert plot_to(t, number, at("0132")) == 0
    assert plot_to(t, number, at("0932")) == 1
    assert plot_to(t, number, at("dieppe")) == 0
    assert [t.way[number * 24 + i] for i in range(t.ways[number])][:3] == [at("dieppe"), at("0132"), at("0932")]
    assert waypoints_to(t, number, 2) == 1
    assert waypoints_to(t, number, 1) == 0
    assert t.ways[number] == 5
    t.ways[number] = 12
    assert has_room(t, number, 8)
    t.ways[number] = 13
    assert not has_room(t, number, 8)


@pytest.mark.rule("9.2.6")
def test_9_2_6_raids_may_not_fly_stacked_for_two_turns() -> None:
    assert turns_together([1, 2, 3], [1, 2, 3], 0) == 1
    assert turns_together([1, 2, 3], [1, 2, 3], 4) == 1 << 4
    assert turns_together([1, 2, 3], [9, 1, 2], 4) == 1 << 5
    assert turns_together([9, 1, 2], [1, 2, 3], 4) == 1 << 3
    assert turns_together([9, 1, 2], [1, 2, 3], 0) == 0
    assert turns_together([1, 2], [9, 1, 2], 18) == 0
    assert turns_together([1, 2], [2, 1], 3) == 0
    t = blue(2)
    course = ["1439", "2124", "1439"]
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=course)
    other = raid(t, "ii_kg2 bombing 12", at_place="1439", course=course)
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=course)
    t.state[other], t.form_turn[other] = PLANNED, 3
    company, stacked = company_turns(t, number)
    assert (company, stacked) == (0, 1 << 3)
    t.state[other], t.state[sweep], t.form_turn[sweep] = FLYING, PLANNED, 5
    company, stacked = company_turns(t, number)
    assert (company & 1 << 5 > 0, stacked) == (True, 0)


# --- § 9.3: flying
@pytest.mark.rule("9.3.3", "9.2.2")
def test_9_3_3_a_bombing_raid_flies_three_hexes_of_its_course() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2130", course=["2130", "2128", "2132", "1439"])
    fly(t, number)
    assert (t.raid_at[number], t.leg[number], t.step[number], t.flown[number]) == (at("2129"), 1, 1, 1)


@pytest.mark.rule("9.3.3", "8.1.5")
def test_9_3_3_bombers_climb_two_angels_with_one_point_and_their_escort_with_them() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", at_place="2136", course=["2136", "2126", "1439"])
    bomber, escort = members(t, number)
    t.plotted[bomber] = t.plotted[escort] = 18
    fly(t, number)
    assert (t.angels[bomber], t.angels[escort], t.climbed[bomber], t.climbed[escort]) == (14, 14, 1, 1)
    assert t.raid_at[number] == at("2134")


@pytest.mark.rule("9.3.3", "8.1.5")
def test_8_1_5_a_sweep_climbs_with_two_points() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2136", course=["2136", "2126", "1439"])
    t.plotted[members(t, number)[0]] = 24
    fly(t, number)
    assert (t.angels[members(t, number)[0]], t.raid_at[number]) == (18, at("2134"))


@pytest.mark.rule("9.3.3", "8.1.5")
def test_8_1_5_a_raid_above_its_plot_comes_down_two_angels_a_hex() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 16", at_place="2136", course=["2136", "2126", "1439"])
    t.plotted[members(t, number)[0]] = 8
    fly(t, number)
    assert (t.angels[members(t, number)[0]], t.raid_at[number]) == (10, at("2133"))


@pytest.mark.rule("8.1.6", "9.3.3")
def test_8_1_6_a_raid_bound_for_a_box_does_not_climb() -> None:
    for box, angels in ((True, 12), (False, 18)):
        t = blue(2)
        course = ["0332", "0132", "dieppe", "0340"] if box else ["0332", "0932", "1439"]
        number = raid(t, "i_jg3 freie_jagd 12", at_place="0332", course=course)
        t.plotted[members(t, number)[0]] = 24
        fly(t, number)
        assert t.angels[members(t, number)[0]] == angels


@pytest.mark.rule("9.3.7")
def test_9_3_7_a_sweep_finds_its_place_ahead_on_its_course_or_behind() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2128", course=["2130", "2126", "2130", "1439"])
    t.leg[number], t.step[number] = 1, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (1, 2)
    t.leg[number], t.step[number] = 0, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (0, 2)
    t.raid_at[number] = at("2130")
    t.leg[number], t.step[number] = 1, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (2, 0)
    t.raid_at[number], t.leg[number], t.step[number] = at("2127"), 2, 1
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (0, 3)


@pytest.mark.rule("9.3.7", "9.3.3")
def test_9_3_7_a_sweep_flies_back_and_on_along_its_course() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2328", course=["2130", "2126", "1439"])
    t.off_course[number], t.chance = TO_COURSE, random_dice(1)
    fly(t, number, "2128", "20")
    assert (t.off_course[number], t.leg[number], t.raid_at[number]) == (ON_COURSE, 1, at("2126"))


@pytest.mark.rule("19.2.8", "9.3.3")
@pytest.mark.parametrize(
    ("course", "end"),
    [
        (["2130", "2120", "1439"], "2128"),
        (["2130", "2136", "1439"], "2134"),
        (["2130", "2129", "2136", "1439"], "2132"),
    ],
)
def test_19_2_8_the_wind_changes_the_points_of_a_raid(course: list[str], end: str) -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=course)
    fly(t, number)
    assert t.raid_at[number] == at(end)


@pytest.mark.rule("19.2.8", "10.3.4")
@pytest.mark.parametrize(("home", "points"), [("2110", 3), ("2145", 5)])
def test_19_2_8_the_wind_changes_the_points_of_fighters_on_their_way_home(home: str, points: int) -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2130", course=["1439", "2124", home])
    send_home(t, number, GOING_HOME)
    fly(t, number)
    assert apart(at("2130"), t.raid_at[number]) == points


@pytest.mark.rule("9.4.1", "16.2.4", "15.2")
def test_9_4_1_what_a_sweep_can_attack_on_the_ground() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.raid_at[number] = FIELD_AT[field("biggin_hill")]
    assert not must_attack(t, number)
    t.attacking[number] = 1
    assert must_attack(t, number)
    t.angels[members(t, number)[0]] = 0
    assert not must_attack(t, number)  # it is down already
    t.angels[members(t, number)[0]] = 2
    assert must_attack(t, number)
    t.off_course[number] = GOING_HOME
    assert not has_ground_target(t, number)
    t.off_course[number] = TO_COURSE
    assert has_ground_target(t, number)
    weather(t, K_MIST, 0)
    assert not has_ground_target(t, number)
    weather(t, 0, 0)
    t.sweep[number] = 0
    assert not must_attack(t, number)
    t.raid_at[number] = at(QUIET)
    assert not has_ground_target(t, number)
    t.attacking[number] = 2
    assert not has_ground_target(t, number)


@pytest.mark.rule("9.4.1")
@pytest.mark.parametrize("why", ["", "done", "elsewhere", "off course", "hunts"])
def test_9_4_1_a_sweep_stops_at_its_point_to_orbit(why: str) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2128", course=["2130", "2126", "1439"])
    t.orbit_at[number] = at("2128") + 1
    if why == "done":
        t.orbited[number] = 1
    elif why == "elsewhere":
        t.orbit_at[number] = at("2129") + 1
    elif why == "off course":
        t.off_course[number] = TO_COURSE
    elif why == "hunts":
        t.hunts[number] = unit
    assert is_there(t, number) is (why == "")


@pytest.mark.rule("16.2.2", "9.4.4")
def test_16_2_2_divers_go_down_to_angels_2_with_the_close_escort_at_their_height() -> None:
    t = blue(1)
    number = raid(
        t,
        "ii_stg1 bombing 12",
        "i_jg3 close_escort 12",
        "ii_jg3 close_escort 14",
        "iii_jg3 top_cover 16",
        at_place="2124",
        course=["1439", "2124", "1439"],
        target="t_maidstone",
    )
    t.method[number], t.leg[number] = DIVE, 1
    assert must_dive(t, number)
    dive_on_target(t, number)
    assert [t.angels[u] for u in members(t, number)] == [2, 2, 14, 16]
    assert (t.dive_from[number], must_dive(t, number)) == (12, False)
    t.dive_from[number], t.step[number] = 0, 1
    assert not must_dive(t, number)
    t.descend_at[number] = at("2124") + 1
    assert must_descend(t, number)
    t.off_course[number] = TO_COURSE
    assert not must_descend(t, number)


# --- § 9.3.5, § 9.3.6, § 10.3.4: other ways
@pytest.mark.rule("9.3.5")
def test_9_3_5_a_diverted_raid_flies_to_its_alternate_and_straight_home() -> None:
    t = blue(1)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="2124",
        course=["1439", "2028", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.alternate[number], t.leg[number], t.step[number] = SITE_IDS.index("kenley") + 1, 2, 3
    divert(t, number)
    there = FIELD_AT[field("kenley")]
    assert [t.way[number * 24 + i] for i in range(t.ways[number])] == [at("2124"), there, at("1439")]
    assert (t.target_way[number], t.leg[number], t.step[number], t.diverted[number]) == (1, 0, 0, 1)
    t.raid_at[number] = there
    divert(t, number)
    assert [t.way[number * 24 + i] for i in range(t.ways[number])] == [there, at("1439")]
    assert t.target_way[number] == 0


@pytest.mark.rule("9.2.5", "9.3.6", "22.1")
def test_9_2_5_raids_part_where_they_were_plotted_to() -> None:
    t = blue(2, chance=random_dice(3))
    number = raid(
        t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2028", course=["1439", "2028", "2124", "1439"], seen=False
    )
    other = raid(t, "iii_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1933", "1439"], seen=False)
    stays, leaves = members(t, number)
    away = members(t, other)[0]
    t.raid[away] = t.plan[away] = NONE
    t.state[other], t.joined_to[other], t.part_at[other], t.plan[leaves] = JOINED, number + 1, 1, other
    t.met_by[number], t.lost[number] = 5, 1
    part_raids(t, number)
    assert t.state[other] == JOINED  # they are not there yet
    t.leg[number] = 1
    part_raids(t, number)
    assert (t.state[other], t.raid[leaves], t.raid[stays], t.raid_at[other]) == (FLYING, other, number, at("2028"))
    assert (t.leg[other], t.lost[other], t.met_by[other], t.joined_to[other], t.flown[other]) == (1, 1, 5, 0, 2)


@pytest.mark.rule("9.2.5")
def test_9_2_5_a_raid_whose_units_are_all_lost_does_not_part() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2028", course=["1439", "2028", "2124", "1439"])
    other = raid(t, "ii_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1933", "1439"])
    t.raid[members(t, other)[0]] = NONE
    t.state[other], t.joined_to[other], t.part_at[other], t.leg[number] = JOINED, number + 1, 1, 1
    part_raids(t, number)
    assert (t.state[other], t.flown[other]) == (HOME, 1)


@pytest.mark.rule("21.2")
@pytest.mark.parametrize("why", ["", "bombs", "outward", "off course", "diverted", "elsewhere", "away"])
def test_21_2_relief_meets_bombers_on_their_way_home(why: str) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1736", course=["1439", "2124", "1439"], target="t_maidstone")
    bomber = members(t, number)[0]
    t.bombs[bomber], t.leg[number] = 0, 1
    other = raid(t, "i_jg3 channel_patrol 12", at_place="1439")
    relief = members(t, other)[0]
    t.raid[relief] = t.plan[relief] = NONE
    t.task[relief], t.patrol_box[relief], t.relieves[relief] = CHANNEL_PATROL, 2, number + 1
    t.relief_task[relief], t.relief_angels[relief], t.relief[number] = TOP_COVER, 16, 1
    if why == "bombs":
        t.bombs[bomber] = 1
    elif why == "outward":
        t.leg[number] = 0
    elif why == "off course":
        t.off_course[number] = GOING_HOME
    elif why == "diverted":
        t.diverted[number] = 1
    elif why == "elsewhere":
        t.raid_at[number] = at("2124")
    elif why == "away":
        t.patrol_box[relief] = 0
    meet_relief(t, number)
    met = why == ""
    assert (t.raid[relief] == number) is met
    assert (t.relief[number] == 0) is (why in ("", "away"))
    if met:
        assert (t.angels[relief], t.task[relief], t.plan[relief], t.patrol_box[relief]) == (16, TOP_COVER, number, 0)
        assert t.home_by[relief] == t.turn + 20 - 12
        t.relief_angels[relief] = 8
        join_as_relief(t, relief, number)
        assert t.angels[relief] == 12  # never below the bombers


@pytest.mark.rule("9.3.6", "10.3.4")
def test_9_3_6_the_last_bomber_takes_its_escort_home() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124", seen=False)
    bomber, cover = members(t, number)
    assert pancake_unit(t, bomber) == number
    assert (t.off_course[number], t.plotted[cover]) == (HOMING, 16)
    assert pancake_unit(t, cover) != number
    alone = raid(t, "ii_kg2 bombing 12", at_place="2028")
    t.plotted[members(t, alone)[0]] = 16
    assert pancake_unit(t, members(t, alone)[0]) == alone
    assert t.off_course[alone] == GOING_HOME
    assert t.plotted[members(t, alone)[0]] == 12  # it is free of what was plotted
    assert pancake_unit(t, members(t, alone)[0]) == alone


@pytest.mark.rule("9.3.6", "10.3.4", "10.2.7")
def test_10_3_4_a_whole_raid_is_sent_home() -> None:
    t = blue(2)
    escorted = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bombers = raid(t, "ii_kg2 bombing 12", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 16", at_place="2124")
    for number in (escorted, bombers, sweep):
        t.plotted[members(t, number)[0]], t.orbiting[number] = 20, 1
        send_all_home(t, number)
        assert (t.orbiting[number], t.aim[number], t.leg[number]) == (0, at("1439"), 1)
    assert [t.off_course[r] for r in (escorted, bombers, sweep)] == [HOMING, GOING_HOME, GOING_HOME]
    assert [t.plotted[members(t, r)[0]] for r in (escorted, bombers, sweep)] == [20, 12, 16]


@pytest.mark.rule("13.6", "9.3.6")
def test_13_6_on_the_move_bombers_and_fighters_go_home_apart() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, fighter = members(t, number)
    other = raid(t, "ii_kg2 bombing 12", at_place="2124")
    for phase in (P_LW_MOVE, P_PURSUIT):
        t.phase = phase
        assert may_fly_together(t, bomber, other)
        assert not may_fly_together(t, fighter, other)
    t.phase = P_RAF_COMBAT
    assert may_fly_together(t, fighter, other)


@pytest.mark.rule("9.3.6", "12.1.4")
def test_9_3_6_a_counter_that_has_come_home_is_used_again() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", course=["1439", "2124", "1439"])
    t.met_by[number], t.lost[number], t.attacking[number], t.hunts[number] = 6, 1, 1, 3
    assert next_raid(t) == number + 1
    for other in range(len(t.state)):
        if other != number:
            t.state[other] = PLANNED
    t.state[20] = HOME
    assert next_raid(t) == 20
    new = new_raid(t, number)
    assert (new, t.state[new], t.raid_at[new], t.ways[new], t.met_by[new], t.lost[new]) == (
        20,
        FLYING,
        at("2124"),
        3,
        6,
        1,
    )
    assert (t.attacking[new], t.hunts[new], t.tallied[new]) == (0, NONE, 0)
    t.state[20] = PLANNED
    assert next_raid(t) == NONE


@pytest.mark.rule("9.3.6")
def test_9_3_6_a_unit_alone_needs_no_new_counter() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    one, two = members(t, number)
    new = break_off(t, one)
    assert (new != number, t.raid[one], t.plan[one], t.raid[two]) == (True, new, new, number)
    assert break_off(t, two) == number


@pytest.mark.rule("13.5.1")
@pytest.mark.parametrize("why", ["", "steady", "over target", "going home", "down"])
def test_13_5_1_a_spent_unit_turns_back_unless_it_is_over_its_target(why: str) -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "ii_kg2 bombing 12",
        at_place="2124",
        course=["1439", "2124", "1439"],
        target="t_maidstone",
    )
    one = members(t, number)[0]
    t.disruption[one], t.dogfight[one] = 3, 1
    if why == "steady":
        t.disruption[one] = 2
    elif why == "over target":
        t.leg[number] = 1
        assert is_about_to_bomb(t, one)
    elif why == "going home":
        t.off_course[number] = GOING_HOME
    elif why == "down":
        t.state[number] = HOME
    turn_back_if_spent(t, one)
    assert (t.raid[one] != number) is (why == "")
    assert t.dogfight[one] == int(why != "")
    if why == "over target":
        t.step[number] = 1
        assert not is_about_to_bomb(t, one)
        t.step[number], t.bombs[one] = 0, 0
        assert not is_about_to_bomb(t, one)


# --- § 10.2.7: how a raid is to fly
@pytest.mark.rule("9.3.3", "10.2.7")
def test_10_2_7_what_can_be_said_of_a_raid() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    bombers = raid(t, "i_kg2 bombing 12", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 16", at_place="2124")

    def said(number: int) -> list[str]:
        carry_out(t, LuftwaffeMovement())
        answer(t, f"hostile_{number + 1:02d}")
        return options(t)

    assert said(bombers) == ["slow", "pancake"]
    assert said(sweep) == ["slow", "fast", "strafe", "attack_balloons", "pancake"]
    t.orbiting[sweep] = 1
    assert said(sweep)[0] == "stay"
    answer(t, "stay")
    assert (t.flown[sweep], asked(t)) == (1, "choose_raid_to_fly")
    assert options(t)[0] == "hostile_01"
    t.orbiting[sweep], t.hunts[sweep] = 0, unit
    assert said(sweep) == ["pursue", "pancake"]
    t.hunts[sweep], t.off_course[sweep] = NONE, GOING_HOME
    assert said(sweep) == ["fast", "height"]
    t.angels[members(t, sweep)[0]] = 0
    assert said(sweep) == ["fast"]
    t.off_course[bombers] = GOING_HOME
    assert said(bombers) == ["slow", "height"]


@pytest.mark.rule("10.2.7", "9.3.6")
def test_10_2_7_single_units_are_sent_home_from_raids_of_two_or_more() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, cover = members(t, number)
    assert has_unit_to_send(t, number)
    t.patrolling[number] = 1
    assert not has_unit_to_send(t, number)
    t.patrolling[number], t.off_course[number] = 0, HOMING
    assert (can_send_home(t, bomber), can_send_home(t, cover)) == (False, True)
    assert has_unit_to_send(t, number)
    t.task[cover] = BOMBING
    assert not has_unit_to_send(t, number)
    t.off_course[number], t.task[cover] = GOING_HOME, CLOSE_ESCORT
    assert not has_unit_to_send(t, number)
    t.off_course[number], t.raid[cover] = ON_COURSE, NONE
    assert not has_unit_to_send(t, number)


@pytest.mark.rule("9.3.3", "2.9")
def test_9_3_3_raids_fly_by_number_though_nobody_names_them() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    numbers = [
        raid(t, f"{name} freie_jagd 16", at_place="2136", course=["2136", "2120", "1439"])
        for name in ("i_jg3", "ii_jg3", "iii_jg3")
    ]
    t.hunts[numbers[1]], t.orbiting[numbers[2]] = unit, 1
    carry_out(t, LuftwaffeMovement())
    answer(t, "stand")
    assert [t.raid_at[n] for n in numbers] == [at("2132"), at("2136"), at("2136")]
    t.home_by[members(t, numbers[2])[0]] = t.turn
    carry_out(t, LuftwaffeMovement())
    assert t.top is None  # asked no more
    assert t.raid_at[numbers[2]] != at("2136")  # it is short of petrol


@pytest.mark.rule("12.1", "10.3.2", "13.2.1")
@pytest.mark.parametrize("order", ["orbit", "vector"])
def test_10_3_2_a_squadron_in_orbit_looks_for_what_flies_into_its_zone(order: str) -> None:
    t = blue(2)
    squadron(t, "501", "2128", 12, order, goal="2128")
    number = raid(t, "i_kg2 bombing 12", at_place="2131", course=["2131", "2120", "1439"])
    t.chance = random_dice(2)
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert (len(events_of(t, "tally_tried")) > 0) is (order == "orbit")
    assert t.state[number] == FLYING


@pytest.mark.rule("12.1", "20.4")
def test_a_squadron_in_pursuit_of_the_raid_that_comes_by_attacks_it() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=["2130", "2120", "1439"])
    tally(t, unit, number)
    script(t, 1, 1)
    fly(t, number)
    assert [row[:2] for row in events_of(t, "intercepted")] == [(unit, members(t, number)[0])]
