"""Clauses that are easily forgotten, each with a case that turns out otherwise without it."""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Scripted
from opsroom.titles.burning_blue.rules.bombing import damage_airfield
from opsroom.titles.burning_blue.rules.campaign import Campaign
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    CH_COLUMN,
    CLEAR,
    CONFUSION,
    COUNTER_IDS,
    FEND_OFF_2,
    GOOD,
    INTERCEPT,
    POOR,
)
from opsroom.titles.burning_blue.rules.detection import announce
from opsroom.titles.burning_blue.rules.endurance import land, recover_raid
from opsroom.titles.burning_blue.rules.formations import flies_vic
from opsroom.titles.burning_blue.rules.geography import ZONE_IDS
from opsroom.titles.burning_blue.rules.losses import is_green
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import can_patrol_at
from opsroom.titles.burning_blue.rules.radio_command import has_vhf
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.table import Blue
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally, tally_result
from opsroom.titles.burning_blue.rules.weather import WeatherDetermination
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    detection_card,
    events_of,
    field,
    fly,
    members,
    options,
    raid,
    script,
    sky,
    squadron,
    tally,
    wing,
)


def thrown(t: Blue) -> int:
    """How much of the script has been used."""
    assert isinstance(t.chance, Scripted)
    return int(t.chance.read)


# --- § 11.5.6
@pytest.mark.rule("11.5.6", "11.5.3")
@pytest.mark.parametrize(("first", "second", "kept"), [(2, -2, 14), (-2, 2, 10), (2, 0, 12), (0, 2, 12)])
def test_a_height_is_announced_anew_only_if_it_is_more_accurate(first: int, second: int, kept: int) -> None:
    """A raid at 12; of two readings that are equally far off the older one stands."""
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1736", seen=False)
    for error in (first, second):
        announce(t, number, detection_card(CH_COLUMN, error=error), CH_COLUMN)
    assert (t.told_angels[number], t.error[number]) == (kept, kept - 12)


# --- § 12.1.1: confusion
@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("cloudy", [False, True])
def test_confusion_shows_no_raid_in_worse_weather(cloudy: bool) -> None:
    card = next(c for c in range(CARDS) if tally_result(c, GOOD, CLEAR) == CONFUSION)
    t = blue(1, [card])
    if cloudy:
        sky(t, "kenley", "b14")  # broken 12, over the second raid only
    unit = squadron(t, "610", "2124", 14, "vector", goal="2124")
    looked_for = raid(t, "i_kg2 bombing 14", at_place="2126")
    raid(t, "ii_kg2 bombing 10", at_place="2122")
    carry_out(t, RafTally(unit, looked_for, 1))
    assert (asked(t), options(t)) == ("choose_substitute", ["pass"] if cloudy else ["hostile_02", "pass"])


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("cloudy", [False, True])
def test_confusion_shows_a_sweep_no_formation_in_worse_weather(cloudy: bool) -> None:
    card = next(c for c in range(CARDS) if tally_result(c, POOR, CLEAR) == CONFUSION)
    t = blue(1, [card])
    if cloudy:
        sky(t, "kenley", "b14")
    sought = squadron(t, "610", "2126", 14)
    squadron(t, "64", "2122", 10)
    sweep = raid(t, "i_jg3 freie_jagd 14", at_place="2124")
    carry_out(t, SweepTally(sweep, sought, -1, 1))
    if cloudy:
        assert t.top is None  # nothing to show: nobody is asked
    else:
        assert (asked(t), options(t)) == ("choose_substitute", ["squadron_64", "pass"])


# --- § 16.2.4
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


# --- § 16.4.2, ruling 38
@pytest.mark.rule("16.4.2", "16.4")
@pytest.mark.parametrize(
    ("dice", "modifier", "hit"), [((5, 6), 0, 1), ((5, 6), -1, 0), ((6, 6), -1, 1), ((6, 6), -4, 0)]
)
def test_modifiers_count_for_the_operations_room_too(dice: tuple[int, int], modifier: int, hit: int) -> None:
    t = blue(1, [1, *dice])
    damage_airfield(t, field("kenley"), modifier)
    assert t.ops_hit[ZONE_IDS.index("kenley")] == hit


# --- § 17.2.3
@pytest.mark.rule("17.2.3", "8.2.2", "8.2")
@pytest.mark.parametrize(("turn", "rolls"), [(9, 0), (10, 1), (11, 1)])
def test_a_squadron_that_lands_exactly_on_time_rolls(turn: int, rolls: int) -> None:
    t = blue(1, [1, 1] * rolls)
    unit = squadron(t, "64", "2123", 2, "pancake", goal="2123")
    t.field[unit], t.home_by[unit], t.turn = field("kenley"), 10, turn
    land(t, unit)
    assert thrown(t) == 2 * rolls
    assert len(events_of(t, "recovery_rolled")) == rolls


@pytest.mark.rule("17.2.3", "17.2.2")
@pytest.mark.parametrize(("turn", "rolls"), [(11, 0), (12, 1)])
def test_a_gruppe_that_recovers_exactly_on_time_rolls(turn: int, rolls: int) -> None:
    t = blue(1, [1, 1] * rolls)
    number = raid(t, "iii_jg26 freie_jagd 12", at_place="1439")
    t.home_by[members(t, number)[0]], t.turn = 12, turn
    recover_raid(t, number)
    assert thrown(t) == 2 * rolls


# --- § 20.2.4
@pytest.mark.rule("20.2.4")
def test_a_wing_of_two_that_should_fend_off_with_two_sends_one_on_to_the_bombers() -> None:
    t = blue(1)
    units = wing(t, "32", "610")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    party = sum(1 << unit for unit in units)
    attack = RafAttack(
        units[0], number, members(t, number)[0], at("2124"), 12, contact=INTERCEPT, reaction=FEND_OFF_2, party=party
    )
    attack.at = attack.about().index["choose_fender"]
    # attack, defence; cohesion of the one squadron and of the bombers; then the escorts, who can only attack the other: missed
    script(t, 3, 3, 5, 6, 5, 5, 5, 5)
    carry_out(t, attack)
    assert options(t) == ["squadron_32", "squadron_610"]
    answer(t, "squadron_610")
    assert asked(t) == "choose_raf_conduct"  # and not who else is to fend off
    assert (t.fight[units[0]], t.fight[units[1]]) == (1, 0)


# --- § 20.3.2
@pytest.mark.rule("20.3.2")
def test_12_group_patrols_in_row_23_and_not_south_of_it() -> None:
    t = blue(2)
    unit = squadron(t, "19", "3324", 10)
    assert can_patrol_at(t, unit, at("2327"))  # Gravesend
    assert not can_patrol_at(t, unit, at("2222"))  # Croydon


@pytest.mark.rule("20.3.2", "12.1.5")
@pytest.mark.parametrize(("scenario", "goal", "muddled"), [(4, "2427", 0), (4, "2327", 1), (5, "2327", 0)])
def test_the_first_of_12_group_in_row_23_muddles_the_air_picture(scenario: int, goal: str, muddled: int) -> None:
    t = blue(scenario)
    unit = squadron(t, "19", "2527", 10, "vector", goal=goal)
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at(goal)
    assert t.air_picture == muddled


@pytest.mark.rule("20.3.2", "20.3")
@pytest.mark.parametrize(
    ("scenario", "leader", "south"),
    [(4, "242", True), (4, "310", False), (5, "242", True), (5, "310", True), (3, "242", False)],
)
def test_only_242_squadron_leads_a_wing_of_12_group_south_in_scenario_4(
    scenario: int, leader: str, south: bool
) -> None:
    t = blue(scenario)
    other = "310" if leader == "242" else "242"
    units = wing(t, leader, other, place="2425", angels=10)
    assert can_patrol_at(t, units[0], at("2222")) is south


# --- § 23.2.6
@pytest.mark.rule("23.2.6")
@pytest.mark.parametrize("keep", [0, 1])
def test_with_the_option_the_next_game_has_the_weather_of_the_last_as_events_left_it(keep: int) -> None:
    t = blue(3, campaign=1, days=1, games=2, keep_weather=keep)
    zone = ZONE_IDS.index("hornchurch")
    t.counter[zone], t.bad_side[zone] = COUNTER_IDS.index("y6"), 1  # an event has turned it
    t.game, t.game_period[1] = 1, 5
    frame = Campaign()
    frame.at = frame.about().index["begin_next_game"]
    t.top = None
    t.do(frame)
    frame.begin_next_game(t)
    assert isinstance(t.top, WeatherDetermination) is (keep == 0)
    if keep:
        assert (t.counter[zone], t.bad_side[zone]) == (COUNTER_IDS.index("y6"), 1)


# --- § 6.6.2
@pytest.mark.rule("6.6.2", "3.2.4", "10.1.2")
@pytest.mark.parametrize(
    ("scenario", "number", "vic", "green", "vhf"),
    [
        (1, "54", True, False, False),
        (1, "74", False, False, False),
        (1, "257", True, True, False),
        (4, "92", True, False, True),
    ],
)
def test_the_list_says_who_flies_in_vics_who_is_green_and_who_has_vhf(
    scenario: int, number: str, vic: bool, green: bool, vhf: bool
) -> None:
    t = blue(scenario)
    unit = squadron(t, number, "2124", 10)
    assert (flies_vic(t, unit), is_green(t, unit), has_vhf(t, unit)) == (vic, green, vhf)
