"""The small print of chapters 13 to 22: exceptions, and what follows from them."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import IS_LOST, can_dive_here, damage_modifier
from opsroom.titles.burning_blue.rules.channel_patrol import ChannelPatrol
from opsroom.titles.burning_blue.rules.combat_strengths import fighter_value
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import (
    FLIGHT_421,
    IS_GREEN,
    SQUADRON_IDS,
    SQUADRONS,
    T_AIRFIELD,
    T_CONVOY,
    T_RDF,
)
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, GUN_SITES, HEX_MAP, LANDMARK, PLACE_NAMES
from opsroom.titles.burning_blue.rules.guns import gun_target
from opsroom.titles.burning_blue.rules.interception import has_escorts
from opsroom.titles.burning_blue.rules.losses import is_green
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack, detach
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import part_raids
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot, meet_relief
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    DIVE,
    FLYING,
    JOINED,
    P_LW_MOVE,
    P_PURSUIT,
    PANCAKE,
    PLANNED,
    TASKS,
    UNIT_NAMES,
    Blue,
)
from opsroom.titles.burning_blue.rules.wings import WingForming, make_wing
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    refusals,
    script,
    squadron,
    tally,
)

GREEN = next(  # a scenario and a squadron that is green in it
    (scenario, SQUADRON_IDS[i])
    for scenario in range(5)
    for i in range(SQUADRONS)
    if IS_GREEN[scenario * SQUADRONS + i] == 1
)


# --- § 13.4.1: vics
@pytest.mark.rule("13.4.1", "13.6.1")
def test_a_squadron_in_a_dogfight_is_not_in_vics_when_others_attack_it() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    before = fighter_value(t, unit, True, False)
    t.dogfight[unit] = 1
    assert fighter_value(t, unit, True, False) == before + 1


# --- § 13.5.1: the highest disruption
@pytest.mark.rule("13.5.1", "14.1.1")
def test_a_unit_that_guns_bring_to_its_highest_disruption_turns_for_home() -> None:
    guns = GUN_SITES[0]
    before = next(HEX_MAP.neighbour(guns, d) for d in range(6) if HEX_MAP.neighbour(guns, d) not in list(GUN_SITES))
    t = blue(1)
    course = [PLACE_NAMES[before], PLACE_NAMES[guns], "1439"]
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 14", at_place=course[0], course=course, seen=False)
    hit, steady = members(t, number)
    t.disruption[hit] = 2
    t.bombs[hit] = t.bombs[steady] = 0
    t.phase = P_LW_MOVE
    script(t, 6, 6, 1, 1)  # the guns hit, cohesion goes
    carry_out(t, RaidMove(number))
    assert t.disruption[hit] == 3
    assert t.off_course[t.raid[hit]] == GOING_HOME
    assert t.raid[steady] == number


@pytest.mark.rule("14.1.1")
def test_of_several_units_the_guns_hit_the_one_that_has_lost_fewest() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    first, second = members(t, number)
    t.losses[first] = 1
    assert gun_target(t, number, 12) == second
    t.disruption[second] = 1
    assert gun_target(t, number, 12) == first


@pytest.mark.rule("13.5.1", "19.2.2")
def test_a_squadron_that_cloud_scatters_goes_home() -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 10, "vector", goal="2531")
    for i in range(len(t.sky)):
        t.sky[i] = 5  # overcast everywhere
    script(t, 1)
    carry_out(t, FormationMove(unit))
    assert t.disruption[unit] == 1
    assert t.order[unit] == PANCAKE


@pytest.mark.rule("19.2.2")
def test_climbing_through_overcast_in_one_hex_is_not_two_hexes_of_it() -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 8, "vector", goal="2527", height=16)
    for i in range(len(t.sky)):
        t.sky[i] = 5
    script(t)
    carry_out(t, FormationMove(unit))
    assert t.disruption[unit] == 0


# --- § 13.6 (4)
@pytest.mark.rule("13.6", "13.2")
def test_after_an_attack_in_pursuit_another_unit_of_the_raid_may_be_attacked() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2125")
    tally(t, unit, number)
    t.phase = P_PURSUIT
    script(t, 3, 4, 3, 3, 5, 6, 4, 4, 4, 4)  # contact; attack 6, defence 11; cohesion of both
    carry_out(t, FormationMove(unit, 1))
    answer(t, "12", UNIT_NAMES[members(t, number)[0]], "fight_on")
    assert asked(t) == "choose_to_attack_again"
    script(t, 1, 1)
    answer(t, "yes")
    assert [row[1] for row in events_of(t, "intercepted")] == members(t, number)
    assert t.top is None


# --- § 13.2.6, § 9.3.6
@pytest.mark.rule("13.2.6", "9.3.6", "10.2.7")
@pytest.mark.parametrize(("escort", "reacts"), [("i_jg3 top_cover 16", True), ("ii_kg2 bombing 12", False)])
def test_escorts_of_a_raid_that_is_ordered_home_still_react(escort: str, reacts: bool) -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", escort, at_place="2124", course=["2124", "2125", "1439"])
    t.phase = P_LW_MOVE
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake")
    assert t.off_course[number] >= GOING_HOME
    assert (t.off_course[number] != GOING_HOME) is reacts
    assert has_escorts(t, number) is reacts


# --- § 13.3.1, § 13.3.4
@pytest.mark.rule("13.3.1", "13.3.4")
def test_escorts_at_different_heights_do_not_attack_together() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 20", "iii_jg3 top_cover 16", at_place="2124"
    )
    tally(t, unit, number)
    script(t, 3, 4, 6, 6)
    carry_out(t, RafAttack(unit, number, members(t, number)[0]))
    answer(t, options(t)[0])
    assert asked(t) == "choose_escort"
    low, high, other = (UNIT_NAMES[u] for u in members(t, number)[1:])
    assert options(t) == [other, "pass"]
    assert high in refusals(t)
    assert low not in refusals(t)


@pytest.mark.rule("13.3.4", "9.4.4")
def test_late_escorts_come_though_the_jabos_have_dropped_their_bombs() -> None:
    t = blue(5)
    unit = squadron(t, "92", "2124", 20)
    number = raid(t, "ii_lg2 bombing 20", "i_jg3 top_cover 24", at_place="2124")
    tally(t, unit, number)
    # contact; 6: late; the fight, cohesion of both; a card for the Jabos; the escorts miss
    script(t, 3, 4, 3, 3, 3, 3, 5, 6, 5, 5, 5, 5, 1, 1, 1)
    escort = members(t, number)[1]
    carry_out(t, RafAttack(unit, number))
    answer(t, "fight_on", "pancake", "no", "hostile_01")  # it pursues on; the RAF keeps the escorts in sight
    assert events_of(t, "escorts_intercept")[0][0] == escort


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


# --- § 20.4
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


# --- § 16
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


# --- § 19.2.7
@pytest.mark.rule("19.2.7", "9.3.4")
@pytest.mark.parametrize(("unit", "astray"), [("i_kg2 bombing 16", True), ("ii_lg2 bombing 16", False)])
def test_a_crosswind_troubles_raids_with_bombers_only(unit: str, astray: bool) -> None:
    t = blue(5, wind=12)
    number = raid(t, unit, at_place="2129", course=["2129", "2128", "2121", "1439"], seen=False)
    t.target_way[number], t.phase = 2, P_LW_MOVE
    last = 9 + (1 if LANDMARK[at("2128")] else 0)  # on course in still air
    script(t, last - 5, 5)
    carry_out(t, RaidMove(number))
    assert (t.lost[number] == IS_LOST) is astray


# --- § 20.2.3, § 20.2.6
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


# --- § 21.1
@pytest.mark.rule("21.1", "6.7")
def test_a_channel_patrol_at_its_highest_disruption_is_out_of_the_game() -> None:
    t = blue(1)
    squadron(t, "610", "1637", 12)
    number = raid(t, "staffel_ii_jg26 channel_patrol 0", "ii_jg3 channel_patrol 0", at_place="1439")
    spent, steady = members(t, number)
    for unit in (spent, steady):
        t.raid[unit] = t.plan[unit] = NONE
        t.patrol_box[unit] = 4
    t.state[number] = 0
    # the box; contact; attack 7, defence 7 against a squadron; cohesion of the squadron, the Staffel, the Gruppe
    script(t, 4, 3, 4, 3, 4, 3, 4, 6, 6, 1, 1, 6, 6)
    carry_out(t, ChannelPatrol())
    while asked(t) == "choose_attacker_loss":
        answer(t, UNIT_NAMES[steady])
    answer(t, "pancake")  # the squadron goes home, so that there is no dogfight
    answer(t, "fight_on")
    assert asked(t) == "choose_pursuit"
    answer(t, "no")
    assert t.patrol_box[spent] == 0
    assert t.patrol_box[steady] == 4
    assert FLYING not in list(t.state)


# --- § 21.2
@pytest.mark.rule("21.2")
def test_more_than_one_patrol_may_relieve_a_raid() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", course=["1836", "2124", "1637", "1439"], seen=False)
    t.state[number], t.target_way[number] = PLANNED, 1
    idle = raid(t, "i_jg3 channel_patrol 0", "ii_jg3 channel_patrol 0", at_place="1439", seen=False)
    patrols = members(t, idle)
    t.state[idle] = 0
    for unit in patrols:
        t.raid[unit] = t.plan[unit] = NONE
    carry_out(t, ReliefPlot())
    answer(t, UNIT_NAMES[patrols[0]], "top_cover", "16")
    assert asked(t) == "choose_relief"
    answer(t, UNIT_NAMES[patrols[1]], "close_escort")
    assert t.reliefs == 2
    t.state[number], t.raid_at[number], t.leg[number] = FLYING, at("1637"), 2
    t.bombs[members(t, number)[0]] = 0
    for unit in patrols:
        t.patrol_box[unit] = 3
    meet_relief(t, number)
    assert [t.raid[unit] for unit in patrols] == [number, number]
    assert [t.angels[unit] for unit in patrols] == [16, 12]
    assert [TASKS[t.task[unit]] for unit in patrols] == ["top_cover", "close_escort"]


# --- § 22.1
@pytest.mark.rule("22.1", "9.2.5")
def test_squadrons_that_met_raids_before_they_parted_have_met_both() -> None:
    t = blue(1)
    number = raid(
        t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", course=["2124", "2125", "1439"], seen=False
    )
    other = raid(t, "iii_kg2 bombing 12", at_place="2124", course=["2124", "2125", "1439"], seen=False)
    t.state[other], t.joined_to[other], t.part_at[other] = JOINED, number + 1, 0
    t.raid[members(t, other)[0]] = number
    t.met_by[number] = 5
    part_raids(t, number)
    assert t.state[other] == FLYING
    assert t.met_by[other] == 5
