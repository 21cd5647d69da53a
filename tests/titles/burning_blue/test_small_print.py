"""The small print of chapters 12 to 23: exceptions, and what follows from them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from opsroom.titles.burning_blue.rules.attacks import RafAttack, detach
from opsroom.titles.burning_blue.rules.bombing import IS_LOST, can_dive_here, damage_modifier
from opsroom.titles.burning_blue.rules.campaign import Campaign, cancel, drop_the_lost
from opsroom.titles.burning_blue.rules.carry_over import strike_off
from opsroom.titles.burning_blue.rules.channel_patrol import ChannelPatrol
from opsroom.titles.burning_blue.rules.chits import are_units_left
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.flights import release_lost_pairs, split
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_THERE,
    CHIT_UNIT_TASK,
    CHITS,
    FLIGHT_421,
    GROUPS_A_CHIT,
    GRUPPE_IDS,
    IS_GREEN,
    LOW,
    LOW_LEVEL,
    SQUADRON_IDS,
    SQUADRONS,
    T_AIRFIELD,
    T_CONVOY,
    T_RDF,
)
from opsroom.titles.burning_blue.rules.geography import (
    ADJOINING,
    FIELD_AT,
    GUN_SITES,
    HEX_MAP,
    HEXES,
    LANDMARK,
    NONE,
    PLACE_NAMES,
    RAF_MAY_ENTER,
    on_line,
)
from opsroom.titles.burning_blue.rules.guns import gun_target
from opsroom.titles.burning_blue.rules.interception import has_escorts
from opsroom.titles.burning_blue.rules.losses import is_green, lose
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import RafMovement
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.raid_movement import STAND_HUNT, RaidMove
from opsroom.titles.burning_blue.rules.raid_ways import meet_relief, part_raids
from opsroom.titles.burning_blue.rules.raiding import GOING_HOME
from opsroom.titles.burning_blue.rules.relief import ReliefPlot
from opsroom.titles.burning_blue.rules.strengths import fighter_value
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AWAY,
    DIVE,
    FIRST_FLIGHT,
    FIRST_SLOT,
    FLYING,
    JOINED,
    P_LW_MOVE,
    P_PURSUIT,
    PANCAKE,
    PLANNED,
    PURSUIT,
    TASKS,
    UNIT_NAMES,
    Blue,
)
from opsroom.titles.burning_blue.rules.tables import CARDS, CLEAR, POOR
from opsroom.titles.burning_blue.rules.tally import tally_result
from opsroom.titles.burning_blue.rules.wings import WingForming, make_wing
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    members,
    options,
    raid,
    refusals,
    script,
    squadron,
    tally,
    told,
)

GREEN = next(  # a scenario and a squadron that is green in it
    (scenario, SQUADRON_IDS[i])
    for scenario in range(5)
    for i in range(SQUADRONS)
    if IS_GREEN[scenario * SQUADRONS + i] == 1
)


# --- § 12.3: the target is gone
@pytest.mark.rule("12.3", "10.2.6")
@pytest.mark.parametrize("how", ["destroyed", "home"])
def test_whose_quarry_is_gone_needs_another_order(how: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "1439", 12)
    number = raid(t, "staffel_i_kg2 bombing 12", at_place="1439", course=["2124", "1440", "1439"])
    tally(t, unit, number)
    if how == "destroyed":
        lose(t, members(t, number)[0], 8, at("1439"))
    else:
        t.raid_at[number], t.leg[number], t.at[unit] = at("1440"), 1, at("1640")
        t.phase = P_LW_MOVE
        carry_out(t, RaidMove(number))
    assert t.tally[unit] == NONE
    assert t.order[unit] != PURSUIT
    t.at[unit] = at("2124")
    carry_out(t, RafMovement())
    assert options(t)[0] == "squadron_610"


@pytest.mark.rule("12.3", "20.2")
def test_a_sweep_keeps_a_wing_in_sight_whose_leader_is_shot_down() -> None:
    t = blue(1)
    units = [squadron(t, number, "2124", 12, "vector", goal="2124") for number in ("32", "610")]
    make_wing(t, units[0], sum(1 << unit for unit in units))
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2125")
    t.hunts[sweep] = units[0]
    lose(t, units[0], 12, at("2124"))
    assert t.hunts[sweep] == units[1]
    lose(t, units[1], 12, at("2124"))
    assert t.hunts[sweep] == NONE


@pytest.mark.rule("12.2", "12.3", "10.2.6")
def test_a_pursuer_may_be_ordered_home_and_nowhere_else() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2134", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2134")
    tally(t, unit, number)
    carry_out(t, RafMovement())
    answer(t, "squadron_610")
    assert options(t) == ["pancake", "pass"]
    answer(t, "pancake")
    assert t.order[unit] == PANCAKE
    assert t.tally[unit] == NONE


@pytest.mark.rule("12.2")
def test_a_pursuer_that_is_not_ordered_home_waits_for_the_pursuit_phase() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2127")
    tally(t, unit, number)
    carry_out(t, RafMovement())
    answer(t, "squadron_610", "pass")
    assert t.at[unit] == at("2124")
    assert t.order[unit] == PURSUIT


# --- § 12.1.2
@pytest.mark.rule("12.1.2", "10.3.2")
def test_who_has_let_a_raid_go_looks_no_more_in_that_phase() -> None:
    t = blue(2)
    squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126", course=["2126", "2122", "1439"])
    t.pace[number], t.stand[STAND_HUNT] = 3, 1
    t.phase = P_LW_MOVE
    script(t, 16, 14, 14, 14)  # it sees the raid at once; nothing is seen of the squadron
    carry_out(t, RaidMove(number))
    assert asked(t) == "choose_to_pursue"
    answer(t, "no")
    assert len(told(t, "tally_tried")) == 1


# --- § 10.3.2, § 13.2.1
@pytest.mark.rule("13.2.1", "10.3.2")
def test_a_sweep_that_was_seen_but_is_out_of_reach_may_look_back() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126", course=["2126", "2122", "1439"])
    t.phase = P_LW_MOVE
    script(t, 16)
    carry_out(t, RaidMove(number))
    answer(t, "yes")  # the squadron pursues, though eight Angels below
    assert asked(t) == "choose_to_look_back"
    script(t, next(card for card in range(CARDS) if card != 16 and tally_result(card, POOR, CLEAR) >= 2), 1, 1)
    answer(t, "yes")
    assert t.hunts[number] == unit


@pytest.mark.rule("13.2.1", "10.3.2")
def test_a_squadron_that_was_seen_but_is_out_of_reach_may_look_back() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2121", 20, "vector", goal="2131")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.orbiting[sweep] = 1
    script(t, 16)
    carry_out(t, FormationMove(unit))
    assert t.hunts[sweep] == unit
    assert asked(t) == "choose_to_look_back"


# --- § 12.1.4
@pytest.mark.rule("12.1.4", "12.2")
@pytest.mark.parametrize("first_sees", [False, True])
def test_units_of_a_sweep_may_look_for_one_formation_each(first_sees: bool) -> None:
    t = blue(2)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "501", "2126", 12)
    sweep = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2128", seen=False)
    first, second = (UNIT_NAMES[unit] for unit in members(t, sweep))
    script(t, 16 if first_sees else 14)  # card 17 sees five hexes, card 15 nothing
    carry_out(t, LuftwaffeCombat())
    answer(t, "hostile_01", first, "squadron_32")
    if not first_sees:
        assert options(t) == ["squadron_501", "pass"]  # the same unit again, for another formation
        answer(t, "pass")
        assert options(t) == [second, "pass"]
        answer(t, second)
    assert (asked(t), options(t)) == ("choose_prey", ["squadron_501", "pass"])  # each formation is looked for once
    script(t, next(card for card in range(CARDS) if card not in (14, 16) and tally_result(card, POOR, CLEAR) >= 2))
    answer(t, "squadron_501")
    hunted = {t.hunts[t.raid[FIRST_SLOT + i]] for i in range(2)}
    assert hunted == ({one, two} if first_sees else {NONE, two})


# --- § 9.2.2, § 19.1.3
@pytest.mark.rule("9.2.2", "19.1.3", "2.2.1")
@pytest.mark.parametrize(("one", "other"), [("3445", "2445"), ("1001", "2001"), ("0145", "3645")])
def test_a_line_along_the_edge_of_the_map_stays_on_it(one: str, other: str) -> None:
    length = HEX_MAP.distance(at(one), at(other))
    places = [on_line(at(one), at(other), step) for step in range(length + 1)]
    assert NONE not in places
    assert all(HEX_MAP.distance(a, b) == 1 for a, b in pairwise(places))
    assert places[-1] == at(other)


# --- § 20.3.3
@pytest.mark.rule("20.3.3", "12.2")
def test_raf_units_do_not_follow_a_raid_into_the_channel_boxes() -> None:
    box = next(place for place in range(HEXES, len(PLACE_NAMES)) if RAF_MAY_ENTER[place] == 0)
    edge = next(place for place in ADJOINING[box] if place < HEXES)
    t = blue(1)
    unit = squadron(t, "610", PLACE_NAMES[edge], 12)
    number = raid(t, "i_kg2 bombing 12", at_place=PLACE_NAMES[box])
    tally(t, unit, number)
    t.phase = P_PURSUIT
    carry_out(t, FormationMove(unit, 1))
    assert t.at[unit] == edge


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
    answer(t, options(t)[0], "fight_on")
    assert asked(t) == "choose_to_attack_again"
    script(t, 1, 1)
    answer(t, "yes")
    assert [row[1] for row in told(t, "intercepted")] == members(t, number)
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
    answer(t, "fight_on", "pancake", "hostile_01")  # the RAF keeps the escorts in sight
    assert told(t, "escorts_intercept")[0][0] == escort


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
    script(t, *[1] * 8)
    carry_out(t, RaidMove(number))
    assert not told(t, "intercepted")


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
    script(t, last - 5, 5, *[1] * 6)
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
        assert told(t, "cohesion_rolled")[0][2] == (0 if led else -1)


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


# --- § 23.2.3
@pytest.mark.rule("23.2.3")
def test_a_gruppe_that_lost_one_staffel_is_made_up_again() -> None:
    t = blue(3)
    number = raid(t, "staffel_i_jg3 freie_jagd 20", "staffel_i_jg3 freie_jagd 20", at_place="1439")
    for unit in members(t, number):
        t.losses[unit] = 8
    strike_off(t)
    assert t.gruppe_gone[GRUPPE_IDS.index("i_jg3")] == 0


@pytest.mark.rule("23.2.3")
def test_a_gruppe_all_of_whose_staffeln_are_lost_is_gone_and_so_is_one_of_staffel_size() -> None:
    t = blue(3)
    number = raid(t, *["staffel_i_jg3 freie_jagd 20"] * 3, "staffel_iii_zg76 freie_jagd 20", at_place="1439")
    for unit in members(t, number):
        t.losses[unit] = 8
    strike_off(t)
    assert t.gruppe_gone[GRUPPE_IDS.index("i_jg3")] > 0
    assert t.gruppe_gone[GRUPPE_IDS.index("iii_zg76")] > 0


@pytest.mark.rule("23.2.3", "3.3.1")
def test_a_squadron_both_of_whose_flights_were_lost_on_the_ground_is_gone() -> None:
    t = blue(1)
    unit = squadron(t, "610")
    split(t, unit)
    for flight in (FIRST_FLIGHT, FIRST_FLIGHT + 1):
        t.losses[flight], t.tote[flight] = 6, AWAY
    release_lost_pairs(t)
    strike_off(t)
    assert t.gone[unit] == 1


@pytest.mark.rule("23.2.3", "23.2.1")
def test_gruppen_lost_since_the_plans_were_made_do_not_fly() -> None:
    t = blue(3)
    whole = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    headless = raid(t, "ii_kg2 bombing 12", "ii_jg3 top_cover 16", at_place="1439")
    for number in (whole, headless):
        t.state[number] = PLANNED
    for name in ("ii_kg2", "i_jg3"):
        t.gruppe_gone[GRUPPE_IDS.index(name)] = 3
    drop_the_lost(t)
    assert [t.gruppe[unit] for unit in members(t, whole)] == [GRUPPE_IDS.index("i_kg2")]
    assert t.state[whole] == PLANNED
    assert t.state[headless] == 0


@pytest.mark.rule("23.2.3", "6.4.2", "9.2.3")
def test_without_its_low_level_gruppe_a_chit_for_it_goes_back() -> None:
    scenario, chit = next(
        (s, c)
        for s in range(5)
        for c in range(CHITS)
        for i in range(GROUPS_A_CHIT)
        if CHIT_UNIT_TASK[(s * CHITS + c) * GROUPS_A_CHIT + i] == LOW and CHIT_THERE[s * CHITS + c]
    )
    t = blue(scenario + 1)
    assert are_units_left(t, chit)
    t.gruppe_gone[LOW_LEVEL] = 3
    assert not are_units_left(t, chit)


# --- § 23.2.1
@pytest.mark.rule("23.2.1", "9.2.5")
def test_a_raid_that_starts_with_another_is_called_off_by_itself_and_survives_it() -> None:
    t = blue(3)
    numbers = [raid(t, f"{name} bombing 12", at_place="1439") for name in ("i_kg2", "ii_kg2", "iii_kg2")]
    first, second, third = numbers
    t.state[first] = PLANNED
    for number, part in ((second, 1), (third, 2)):
        t.state[number], t.joined_to[number], t.part_at[number] = JOINED, first + 1, part
    apart = t.copy()
    assert isinstance(apart, Blue)
    cancel(apart, second)
    assert [apart.state[number] for number in numbers] == [PLANNED, 0, JOINED]
    cancel(t, first)
    assert [t.state[number] for number in numbers] == [0, JOINED, PLANNED]
    assert t.joined_to[second] == third + 1


# --- § 23.3.1
@pytest.mark.rule("23.3.1", "23.1")
def test_the_number_of_games_of_a_single_day_is_agreed() -> None:
    t = blue(2, campaign=1, days=1, games=2, preparation=1)
    carry_out(t, Campaign())
    assert asked(t) == "choose_period"
