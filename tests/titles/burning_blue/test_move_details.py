"""Details of moves and fights that only show in the course of play: chapters 5.2, 8.1, 9.3, 10.3, 12, 13 and 20."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import INTERCEPT, K_OVERCAST, K_PATCHY, LEVELS
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.formations import landing_field, pancake
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, HEX_MAP, HEXES, ZONE, ZONES_A_HEX, apart
from opsroom.titles.burning_blue.rules.landing import LandingChoice
from opsroom.titles.burning_blue.rules.losses import lose_all_tallies
from opsroom.titles.burning_blue.rules.movement import FormationMove, check_cloud, note_group_12
from opsroom.titles.burning_blue.rules.orders import Order, RafMovement
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, HOMING, pancake_unit, show_parts
from opsroom.titles.burning_blue.rules.raid_flight import pace_of
from opsroom.titles.burning_blue.rules.raid_height_changes import can_dodge, dodge, dodged_height, places_ahead
from opsroom.titles.burning_blue.rules.raid_heights import announce_height
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import (
    EscortChoice,
    TallyChoice,
    has_parted,
    has_shed,
    settle_tally,
)
from opsroom.titles.burning_blue.rules.sequence import Battle, GameTurn
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FLYING,
    HOME,
    LANDED,
    NO_ORDER,
    P_LW_MOVE,
    PANCAKE,
    PATROL_LINE,
    PLANNED,
    PURSUIT,
    STAND_HUNT,
    UNITS,
    VECTOR,
)
from opsroom.titles.burning_blue.rules.weather import worst_between
from opsroom.titles.burning_blue.rules.wings import (
    WingForming,
    can_form,
    can_form_with,
    has_partner,
    is_party,
    release_the_rest,
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
    wing,
)


def fly(t: Blue, number: int, *answers: str) -> Blue:
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    return answer(t, *answers)


# --- § 5.2, § 6.5, § 6.6: the order of play
@pytest.mark.rule("6.5", "6.6", "5.2", "6.7")
def test_6_5_the_luftwaffe_sets_up_then_the_raf_then_the_first_turn_is_played() -> None:
    t = blue(1, chance=random_dice(4))
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    t.state[number], t.form_turn[number] = PLANNED, 6
    carry_out(t, Battle())
    assert asked(t) == "choose_dummy"
    answer(t, "pass")
    assert asked(t) == "choose_forward"
    while asked(t) in ("choose_forward", "choose_aloft"):
        answer(t, "pass")
    assert t.turn == 0
    seen = set()
    for _ in range(200):
        if t.top is None or t.turn > 0:
            break
        seen.add(int(t.phase))
        wanted = options(t)
        answer(t, "pass" if "pass" in wanted else "rest" if "rest" in wanted else wanted[0])
    assert t.turn == 1
    assert len(events_of(t, "event")) >= 1
    assert {2, 3, 6, 10} <= seen  # scrambles, dummies, raids and sweeps are asked about


@pytest.mark.rule("5.2", "18.1.1", "20.1.1")
def test_5_2_a_turn_begins_with_empty_runways_and_no_scrambles() -> None:
    t = blue(1, chance=random_dice(2), scrambled=3)
    place = field("kenley")
    t.landings[place] = t.take_offs[place] = 1
    turn = GameTurn()
    turn.roll_random_event(t)
    assert (t.scrambled, t.landings[place], t.take_offs[place], t.phase) == (0, 0, 0, 1)


# --- § 8.1: formations fly
@pytest.mark.rule("8.1.2", "8.1.5")
@pytest.mark.parametrize(
    ("angels", "height", "place", "reached"),
    [
        (12, 12, "2124", 12),
        (12, 14, "2123", 14),
        (12, 18, "2122", 18),
        (12, 24, "2122", 18),
        (12, 8, "2124", 8),
        (12, 2, "2124", 4),
        (4, 12, "2122", 12),
    ],
)
def test_8_1_5_points_are_spent_on_climbing_first_and_diving_is_free(
    angels: int, height: int, place: str, reached: int
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", angels, "vector", goal="2130", height=height)
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (at(place), reached)
    assert t.climbed[unit] == int(height > angels)


@pytest.mark.rule("8.1.5", "10.2.5")
def test_8_1_5_at_its_goal_a_squadron_dives_as_far_as_it_likes() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 20, "vector", goal="2120", height=4)
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (at("2120"), 4)


@pytest.mark.rule("10.3.3", "8.1.2")
def test_10_3_3_a_patrol_line_turns_without_a_stop_and_keeps_its_height() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2122", 12, "patrol_line", goal="2123", height=20)
    t.line_end[unit] = at("2118")
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.goal[unit], t.line_end[unit], t.angels[unit]) == (at("2120"), at("2118"), at("2123"), 12)
    assert t.order[unit] == PATROL_LINE


@pytest.mark.rule("10.3.4", "8.2.2", "18.1.1")
def test_8_2_2_a_squadron_comes_down_on_its_way_home_and_lands() -> None:
    t = blue(1)
    unit, other = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 6)
    pancake(t, unit)
    pancake(t, other)
    home = FIELD_AT[field("biggin_hill")]
    near = next(p for p in range(HEXES) if apart(p, home) == 3)
    t.at[unit], t.angels[unit] = near, 6
    carry_out(t, FormationMove(unit))
    assert (t.tote[unit], t.field[unit], t.landings[field("biggin_hill")]) == (LANDED, field("biggin_hill"), 1)
    t.at[other], t.landings[field("biggin_hill")] = near, 2
    carry_out(t, FormationMove(other))
    assert (t.tote[other], t.at[other]) == (AIRBORNE, home)  # the airfield is full


@pytest.mark.rule("10.3.2", "12.1", "13.2.1")
def test_10_3_2_a_sweep_in_orbit_looks_for_a_squadron_that_flies_by() -> None:
    t = blue(1, chance=random_dice(5))
    unit = squadron(t, "610", "2120", 12, "vector", goal="2130")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2123")
    t.orbiting[number] = 1
    before = sum(t.deck)
    carry_out(t, FormationMove(unit))
    assert sum(t.deck) < before
    calm = blue(1)
    other = squadron(calm, "610", "2120", 12, "vector", goal="2130")
    raid(calm, "i_jg3 freie_jagd 16", at_place="2123")
    carry_out(calm, FormationMove(other))
    assert calm.at[other] == at("2124")  # one that does not orbit lets it pass


@pytest.mark.rule("10.3.2", "8.1")
def test_10_3_2_a_sweep_in_orbit_does_not_look_for_a_squadron_that_spends_no_point() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2123", 12, "vector", goal="2123")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    t.orbiting[number] = 1
    before = sum(t.deck)
    carry_out(t, FormationMove(unit))
    assert (t.top, sum(t.deck)) == (None, before)


@pytest.mark.rule("10.3.2", "12.1.2")
def test_10_3_2_a_squadron_that_has_let_a_raid_go_does_not_look_again_in_its_orbit() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12, "orbit", goal="2128")
    number = raid(t, "i_kg2 bombing 12", at_place="2131", course=["2131", "2120", "1439"])
    t.declined, t.phase, t.stand[STAND_HUNT] = 1 << unit, P_LW_MOVE, 1
    carry_out(t, RaidMove(number))
    assert events_of(t, "tally_tried") == []


@pytest.mark.rule("19.2.2", "13.5.1")
@pytest.mark.parametrize(("hexes", "rolls"), [(1, False), (2, True)])
def test_19_2_2_two_hexes_of_overcast_scatter(hexes: int, rolls: bool) -> None:
    t = blue(1, [1] if rolls else [])
    unit = squadron(t, "610", "2124", 12, "vector", goal="2130")
    t.cloud[unit] = hexes
    check_cloud(t, unit)
    assert t.cloud[unit] == (0 if rolls else 1)
    assert (t.order[unit] == PANCAKE) is (t.disruption[unit] > 0)


@pytest.mark.rule("20.3.2")
def test_20_3_2_the_first_of_12_group_to_come_south_muddles_the_picture_once() -> None:
    t = blue(4)
    unit, south = squadron(t, "242", "2424", 12), squadron(t, "501", "2224", 12)
    note_group_12(t, unit)
    assert (t.group_12_south, t.air_picture) == (0, 0)
    note_group_12(t, south)
    assert (t.group_12_south, t.air_picture) == (0, 0)
    t.at[unit] = at("2324")
    note_group_12(t, unit)
    assert (t.group_12_south, t.air_picture) == (1, 1)
    note_group_12(t, unit)
    assert t.air_picture == 1
    late = blue(5)
    other = squadron(late, "242", "2224", 12)
    note_group_12(late, other)
    assert late.group_12_south == 0
    poor = blue(4, air_picture=2)
    note_group_12(poor, squadron(poor, "242", "2224", 12))
    assert (poor.air_picture, poor.group_12_south) == (2, 1)


# --- § 10.3.4, § 18.1.2: which airfield
@pytest.mark.rule("10.3.4", "18.1.2")
def test_18_1_2_a_squadron_with_a_forward_airfield_goes_to_the_nearer_or_to_that_which_is_named() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12)
    home, forward = field("biggin_hill"), field("hawkinge")
    assert landing_field(t, unit) == home
    t.forward[unit] = forward
    assert landing_field(t, unit) == forward
    t.at[unit] = FIELD_AT[home]
    assert landing_field(t, unit) == home
    t.at[unit] = at("1835")
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert (asked(t), options(t)) == ("choose_landing_field", ["hawkinge", "biggin_hill"])
    answer(t, "biggin_hill")
    assert (t.field[unit], t.goal[unit], t.order[unit]) == (home, FIELD_AT[home], PANCAKE)
    carry_out(t, LandingChoice(1 << unit))
    answer(t, "biggin_hill")
    assert len(events_of(t, "diverted")) == 1
    t.order[unit] = VECTOR
    carry_out(t, LandingChoice(1 << unit))
    assert t.top is None
    carry_out(t, LandingChoice(0))
    assert t.top is None


@pytest.mark.rule("10.3.4", "18.1.2")
def test_18_1_2_squadrons_of_a_wing_choose_their_airfields_one_after_the_other() -> None:
    """The first of the list among them, and its neighbour."""
    t = blue(3)
    units = [squadron(t, number, "1835", 12, "pancake") for number in ("1", "1_rcaf")]
    assert units == [0, 1]
    for unit in units:
        t.home[unit], t.forward[unit], t.field[unit] = field("biggin_hill"), field("hawkinge"), field("hawkinge")
    carry_out(t, LandingChoice(0b11))
    answer(t, "biggin_hill", "hawkinge")
    assert t.top is None
    assert [t.field[unit] for unit in units] == [field("biggin_hill"), field("hawkinge")]


# --- § 9.3.3: raids
@pytest.mark.rule("9.3.3", "8.1.5")
def test_8_1_5_who_has_the_height_already_has_not_climbed() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 14", at_place="2136", course=["2136", "2126", "1439"])
    bomber, escort = members(t, number)
    t.plotted[bomber] = 14
    fly(t, number)
    assert (t.angels[bomber], t.climbed[bomber], t.angels[escort], t.climbed[escort]) == (14, 1, 14, 0)


@pytest.mark.rule("9.3.3", "9.3.6")
def test_9_3_3_how_fast_a_raid_flies() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2136")
    t.pace[number] = 3
    assert pace_of(t, number) == 3
    t.hunts[number] = unit
    assert pace_of(t, number) == 4
    t.hunts[number] = NONE
    for how, pace in ((1, 3), (GOING_HOME, 4), (HOMING, 4)):
        t.off_course[number] = how
        assert pace_of(t, number) == pace
    assert pace_of(t, raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", at_place="2136")) == 3


@pytest.mark.rule("9.3.8")
def test_9_3_8_a_raid_looks_no_farther_than_the_end_of_its_course() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2131", course=["2136", "2130"])
    t.step[number] = 5
    assert places_ahead(t, number) == [at("2130")]
    other = raid(t, "i_kg2 bombing 12", at_place="0133", course=["0133", "0132", "dieppe", "0132"])
    assert places_ahead(t, other) == [at("0132"), at("dieppe")]


@pytest.mark.rule("9.3.8", "8.1.5")
def test_9_3_8_bombers_go_above_or_below_the_cloud_with_their_close_escort() -> None:
    t = blue(2, dodge_weather=1)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 close_escort 12",
        "ii_jg3 top_cover 20",
        at_place="2136",
        course=["2136", "2126", "1439"],
    )
    bomber, close, cover = members(t, number)
    assert not can_dodge(t, number, True)
    weather(t, K_PATCHY, 12)
    assert [dodged_height(t, number, u, True) for u in (bomber, close, cover)] == [14, 14, NONE]
    assert [dodged_height(t, number, u, False) for u in (bomber, close)] == [10, 10]
    assert can_dodge(t, number, True)
    assert can_dodge(t, number, False)
    t.plotted_back[bomber] = 2
    dodge(t, number, True)
    assert [t.plotted[u] for u in (bomber, close, cover)] == [14, 14, 20]
    assert [t.plotted_back[u] for u in (bomber, close)] == [2, 14]
    weather(t, K_PATCHY, 14)
    assert not can_dodge(t, number, True)  # they cannot climb so far
    t.dodge_weather = 0
    assert not can_dodge(t, number, False)
    t.dodge_weather, t.off_course[number] = 1, GOING_HOME
    assert not can_dodge(t, number, False)


@pytest.mark.rule("11.5.3", "9.3.3")
def test_11_5_3_the_height_of_a_detected_raid_is_told_by_its_card() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2136")
    t.told_angels[number], t.card[number], t.error[number] = 10, 5, 2
    announce_height(t, number)
    assert t.told_angels[number] == 14
    t.error[number] = -20
    announce_height(t, number)
    assert t.told_angels[number] == 0
    t.tallied[number] = 1
    announce_height(t, number)
    assert t.told_angels[number] == 12
    t.tallied[number], t.card[number], t.told_angels[number] = 0, 0, 8
    announce_height(t, number)
    assert t.told_angels[number] == 8
    t.card[number], t.told_angels[number] = 5, NONE
    announce_height(t, number)
    assert t.told_angels[number] == NONE


# --- § 9.3.6, § 12.1.4: raids part
@pytest.mark.rule("12.1.4", "11.5.6")
def test_12_1_4_each_formation_keeps_one_part_of_a_raid_in_sight() -> None:
    t = blue(2)
    one, two = squadron(t, "501", "2124", 12), squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", at_place="2126")
    tally(t, one, number)
    tally(t, two, number)
    first = members(t, number)[0]
    new = pancake_unit(t, first)
    assert t.parted[new] == number + 1
    assert has_parted(t)
    assert (t.tallied[new], t.raid_seen[new], has_shed(t)) == (1, -1, True)
    t.sheds[new] = 0
    carry_out(t, TallyChoice())
    assert options(t) == ["hostile_01", "hostile_02"]
    answer(t, "hostile_02", "hostile_01")
    assert (t.tally[one], t.tally[two], t.top) == (new, number, None)
    assert (t.parted[new], t.tallied[new], t.tallied[number]) == (0, 1, 1)


@pytest.mark.rule("12.1.4", "11.5.6")
def test_12_1_4_a_part_that_nobody_keeps_in_sight_is_covered_and_checked() -> None:
    t = blue(2, chance=random_dice(3))
    unit = squadron(t, "501", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    tally(t, unit, number)
    settle_tally(t, number)
    assert (t.tallied[number], t.seen[members(t, number)[0]]) == (1, -1)
    t.tally[unit] = NONE
    settle_tally(t, number)
    assert (t.tallied[number], t.seen[members(t, number)[0]] != -1) == (0, True)
    t.state[number], t.tallied[number] = HOME, 1
    settle_tally(t, number)
    assert t.tallied[number] == 1


@pytest.mark.rule("9.3.6")
def test_9_3_6_escorts_may_go_home_with_bombers_that_turn_back() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "ii_kg2 bombing 12",
        "i_jg3 top_cover 16",
        "ii_jg3 close_escort 12",
        "iii_jg3 top_cover 16",
        at_place="2126",
        seen=False,
    )
    bomber, _, cover, close, fights = members(t, number)
    t.dogfight[fights] = 1
    new = pancake_unit(t, bomber)
    assert has_shed(t)
    carry_out(t, EscortChoice())
    assert len(options(t)) == 3  # not the one that fights
    answer(t, options(t)[1])
    assert (t.raid[close], t.raid[cover], t.off_course[new]) == (new, number, HOMING)
    answer(t, "pass")
    assert (t.top, has_shed(t)) == (None, False)


@pytest.mark.rule("11.5.6")
def test_11_5_6_parts_of_a_detected_raid_are_both_checked() -> None:
    t = blue(2, chance=random_dice(3))
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    other = raid(t, "ii_kg2 bombing 12", at_place="2126", seen=False)
    before = sum(t.deck)
    show_parts(t, number, number)
    assert sum(t.deck) == before
    show_parts(t, number, other)
    assert before - sum(t.deck) == 2
    t.detected[number] = 0
    before = sum(t.deck)
    show_parts(t, number, other)
    assert sum(t.deck) == before


@pytest.mark.rule("12.3", "13.4.3")
def test_12_3_when_a_raid_is_gone_all_who_saw_it_need_an_order() -> None:
    t = blue(2)
    one, two, other = (squadron(t, number, "2124", 12) for number in ("501", "610", "32"))
    number, second = raid(t, "i_kg2 bombing 12", at_place="2126"), raid(t, "ii_kg2 bombing 12", at_place="2126")
    tally(t, one, number)
    tally(t, two, number)
    tally(t, other, second)
    t.order[two] = PANCAKE
    lose_all_tallies(t, number)
    assert [t.tally[u] for u in (one, two, other)] == [NONE, NONE, second]
    assert [t.order[u] for u in (one, two, other)] == [NO_ORDER, PANCAKE, PURSUIT]
    assert (t.tallied[number], t.tallied[second]) == (0, 1)


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


def zones_of(place: int) -> set[int]:
    return {int(ZONE[place * ZONES_A_HEX + i]) for i in range(ZONES_A_HEX)} - {-1}


# --- § 20.2: wings form
@pytest.mark.rule("20.2.1", "20.2.2")
def test_20_2_1_who_can_form_a_wing() -> None:
    t = blue(1)
    place = "2124"
    one, two, other = (squadron(t, number, place, 10, "vector", goal=place) for number in ("32", "610", "19"))
    assert can_form(t, one)
    assert has_partner(t, one)
    assert can_form_with(t, one, two)
    assert not can_form_with(t, one, one)
    assert not can_form_with(t, one, other)  # another Group
    t.angels[two] = 8
    assert not can_form_with(t, one, two)
    t.angels[two], t.at[two] = 10, at("2123")
    assert not can_form_with(t, one, two)
    assert not has_partner(t, one)
    for column, value in (
        ("small", 1),
        ("dogfight", 1),
        ("order", PANCAKE),
        ("order", PURSUIT),
        ("angels", 12),
        ("tote", LANDED),
        ("at", at("2127")),
    ):
        before = getattr(t, column)[one]
        getattr(t, column)[one] = value
        assert not can_form(t, one), column
        getattr(t, column)[one] = before
    assert can_form(t, one)


@pytest.mark.rule("20.2.1", "19.1.2")
@pytest.mark.parametrize(
    ("kind", "roll", "formed"), [(0, 4, True), (0, 5, False), (K_OVERCAST, 1, True), (K_OVERCAST, 2, False)]
)
def test_20_2_1_a_die_says_whether_the_wing_forms(kind: int, roll: int, formed: bool) -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610"))
    weather(t, kind, 10)
    script(t, roll)
    carry_out(t, WingForming())
    assert options(t) == ["squadron_32", "squadron_610", "pass"]
    answer(t, "squadron_610")
    assert (t.leader[one] == t.leader[two] == two) is formed
    assert t.top is None


@pytest.mark.rule("20.2.6")
def test_20_2_6_three_squadrons_need_two_rolls() -> None:
    t = blue(1)
    units = [squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610", "501")]
    script(t, 4)
    carry_out(t, WingForming())
    answer(t, "squadron_32", "squadron_610", "squadron_501")
    assert [t.balbo[u] for u in units] == [units[0] + 1] * 3
    assert all(t.leader[u] == NONE for u in units)
    assert is_party(t, units[0])
    script(t, 4)
    carry_out(t, WingForming())
    assert [t.leader[u] for u in units] == [units[0]] * 3
    assert [t.balbo[u] for u in units] == [0] * 3


@pytest.mark.rule("20.2.6")
def test_20_2_6_a_balbo_without_its_leader_or_without_others_is_no_more() -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610"))
    t.balbo[one] = t.balbo[two] = one + 1
    release_the_rest(t)
    assert (t.balbo[one], t.balbo[two]) == (one + 1, one + 1)
    t.balbo[one] = 0
    release_the_rest(t)
    assert t.balbo[two] == 0
    t.balbo[one] = one + 1
    assert not is_party(t, one)
    release_the_rest(t)
    assert t.balbo[one] == 0


@pytest.mark.rule("20.2", "10.2.7")
def test_20_2_one_squadron_of_a_wing_is_sent_home_and_the_others_get_an_order() -> None:
    t = blue(1)
    one, two, three = wing(t, "32", "610", "501")
    carry_out(t, Order(one))
    answer(t, "pancake_unit")
    assert options(t) == ["squadron_32", "squadron_501", "squadron_610"]
    answer(t, "squadron_610")
    assert (t.order[two], t.leader[two], t.leader[three], asked(t)) == (PANCAKE, NONE, one, "choose_order")
    answer(t, "vector", "1835", "12")
    assert (t.goal[one], t.goal[three], t.order[two]) == (at("1835"), at("1835"), PANCAKE)


@pytest.mark.rule("10.3.2", "13.6", "8.1")
def test_8_1_a_pursuer_is_not_moved_in_the_movement_phase() -> None:
    t = blue(1)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    tally(t, unit, number)
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert (t.at[unit], t.order[unit]) == (at("2112"), PURSUIT)
