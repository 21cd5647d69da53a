"""Wings, Balbos, 12 Group and 421 Flight.  § 20.2 to § 20.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    FEND_OFF_2,
    INTERCEPT,
)
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import (
    FLIGHT_421,
    IS_GREEN,
    SQUADRON_IDS,
    SQUADRONS,
)
from opsroom.titles.burning_blue.rules.geography import (
    ADJOINING,
    FIELD_AT,
    HEXES,
    PLACE_NAMES,
    RAF_MAY_ENTER,
    apart,
)
from opsroom.titles.burning_blue.rules.losses import is_green, leave_wing
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import can_patrol_at
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack, detach
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    P_LW_MOVE,
    P_PURSUIT,
    PANCAKE,
    Blue,
)
from opsroom.titles.burning_blue.rules.tally import RafTally
from opsroom.titles.burning_blue.rules.wings import WingForming, make_wing
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    fly,
    members,
    options,
    raid,
    script,
    squadron,
    tally,
    wing,
)


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


@pytest.mark.rule("20.2.4", "20.2.2")
def test_the_first_squadron_named_leads_those_who_fend_off() -> None:
    t = blue(4)
    units = [squadron(t, number, "2124", 12, "vector", goal="2124") for number in ("303", "229", "504", "253", "501")]
    party = sum(1 << unit for unit in units)
    make_wing(t, units[0], party)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    for first, second in ((units[0], units[1]), (units[4], units[0]), (units[3], units[2])):
        c = t.copy()
        assert isinstance(c, Blue)
        rest = detach(c, units[0], (1 << first) | (1 << second), first)
        assert c.leader[first] == c.leader[second] == first
        assert sorted(u for u in units if c.leader[u] == rest) == sorted(set(units) - {first, second})


@pytest.mark.rule("20.4", "13.2.2")
def test_421_flight_does_not_have_to_attack_what_comes_to_it() -> None:
    t = blue(5)
    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at("2124"), 16, 9)
    number = raid(t, "i_kg2 bombing 12", at_place="2127", course=["2127", "2121", "1439"])
    t.bombs[members(t, number)[0]] = 0
    tally(t, FLIGHT_421, number)
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert not events_of(t, "intercepted")


GREEN = next(  # a scenario and a squadron that is green in it
    (scenario, SQUADRON_IDS[i])
    for scenario in range(5)
    for i in range(SQUADRONS)
    if IS_GREEN[scenario * SQUADRONS + i] == 1
)


@pytest.mark.rule("20.2.3", "3.2.4")
def test_a_green_squadron_led_by_another_is_not_green() -> None:
    for led in (False, True):
        t = blue(GREEN[0] + 1)
        green = squadron(t, GREEN[1].removeprefix("squadron_"), "2124", 12)
        other = next(u for u in range(SQUADRONS) if u != green and not is_green(t, u))
        t.tote[other], t.at[other], t.kind[other] = AIRBORNE, at("2124"), t.kind[green]
        if led:
            t.leader[green] = t.leader[other] = other
        script(t, 5, 5)
        Combat(1, at("2124"), 12).shake(t, green, 0)
        assert events_of(t, "cohesion_rolled")[0][2] == (0 if led else -1)


@pytest.mark.rule("20.2.6")
@pytest.mark.parametrize("who", ["leader", "others"])
def test_a_balbo_whose_leader_or_whose_others_have_left_sets_the_rest_free(who: str) -> None:
    t = blue(4)
    units = [squadron(t, number, "2327", 8, "vector", goal="2327") for number in ("242", "310", "19")]
    for unit in units:
        t.at[unit] = FIELD_AT[t.home[unit]]
        t.balbo[unit] = units[0] + 1
    for unit in units[:1] if who == "leader" else units[1:]:
        t.order[unit] = PANCAKE
    script(t)
    carry_out(t, WingForming())
    assert [t.balbo[unit] for unit in units] == [0, 0, 0]
    assert all(t.leader[unit] == NONE for unit in units)


@pytest.mark.rule("20.2.6")
def test_20_2_6_the_first_squadron_of_the_list_may_lead_a_balbo() -> None:
    t = blue(1)
    first = SQUADRON_IDS[0].removeprefix("squadron_")
    units = [squadron(t, number, "2124", 10, "vector", goal="2124") for number in (first, "32", "610")]
    script(t, 4)
    carry_out(t, WingForming())
    answer(t, f"squadron_{first}", "squadron_32", "squadron_610")
    assert all(t.leader[u] == NONE for u in units)
    script(t, 4)
    carry_out(t, WingForming())
    assert [t.leader[u] for u in units] == [units[0]] * 3


@pytest.mark.rule("20.2.1")
@pytest.mark.parametrize(("roll", "formed"), [(1, 1), (6, 0)])
def test_20_2_1_it_is_told_whether_a_wing_has_formed(roll: int, formed: int) -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610"))
    script(t, roll)
    carry_out(t, WingForming())
    answer(t, "squadron_610")
    assert [told[:4] for told in events_of(t, "wing_rolled")] == [(two, roll, formed, 2)]
    assert one != two


@pytest.mark.rule("20.2", "12.2")
def test_20_2_who_hunts_a_wing_goes_on_hunting_it_when_its_leader_has_flown_elsewhere() -> None:
    t = blue(1)
    first, second, third = wing(t, "32", "501", "610")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2126")
    t.hunts[sweep], t.at[first] = first, at("2120")
    leave_wing(t, first)
    assert [t.leader[unit] for unit in (first, second, third)] == [NONE, second, second]
    assert t.hunts[sweep] == second


@pytest.mark.rule("20.3.3", "13.6.1")
def test_a_dogfight_that_goes_along_with_a_raid_ends_where_the_raf_may_not_follow() -> None:
    t = blue(2)
    box = next(place for place in range(HEXES, len(PLACE_NAMES)) if RAF_MAY_ENTER[place] == 0)
    edge = next(place for place in ADJOINING[box] if place < HEXES)
    unit = squadron(t, "610", PLACE_NAMES[edge], 12)
    course = [PLACE_NAMES[edge], PLACE_NAMES[box], "1439"]
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", at_place=PLACE_NAMES[edge], course=course, seen=False)
    bomber, escort = members(t, number)
    t.bombs[bomber] = 0
    tally(t, unit, number)
    t.dogfight[unit] = t.dogfight[escort] = 1
    fly(t, number)
    assert (t.raid_at[number], t.at[unit]) == (box, edge)
    assert (t.dogfight[unit], t.dogfight[escort]) == (0, 0)


SEES = 16  # a card that sees five hexes in clear weather, whatever the air picture


def flight_421(t: Blue, place: str) -> int:
    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at(place), 16, 9)
    return FLIGHT_421


@pytest.mark.rule("20.4", "12.1.2")
def test_421_flight_declines_a_pursuit_only_where_others_could() -> None:
    t = blue(5, [SEES])
    unit = flight_421(t, "2124")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2126")
    carry_out(t, RafTally(unit, number, 1))
    assert t.top is None
    assert t.tally[unit] == number


@pytest.mark.rule("20.4", "12.2")
@pytest.mark.parametrize(("keeps", "away"), [("3", 3), ("5", 4), ("1", 1)])
def test_421_flight_chooses_how_near_it_follows(keeps: str, away: int) -> None:
    t = blue(5)
    unit = flight_421(t, "2124")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2128")
    tally(t, unit, number)
    t.phase = P_PURSUIT
    carry_out(t, FormationMove(unit, 1))
    answer(t, "16")
    assert (asked(t), options(t)) == ("choose_distance", ["3", "0", "1", "2", "4", "5"])
    answer(t, keeps)
    assert apart(t.at[unit], at("2128")) == away
