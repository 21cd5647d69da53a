"""What comparing chapters 12 to 23 with the rulebook section by section brought up.  § 12 to § 23"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.campaign import PlansTakenUp
from opsroom.titles.burning_blue.rules.charts import INTERCEPT
from opsroom.titles.burning_blue.rules.combat_phases import RafCombat
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS, EVEN, combat_reasons
from opsroom.titles.burning_blue.rules.dogfights import has_stayers
from opsroom.titles.burning_blue.rules.fights import Aftermath
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421
from opsroom.titles.burning_blue.rules.geography import ADJOINING, HEXES, PLACE_NAMES, RAF_MAY_ENTER, apart
from opsroom.titles.burning_blue.rules.losses import is_green
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import Interception
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import PatrolPhase
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, is_pancaking
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot
from opsroom.titles.burning_blue.rules.roll_sums import DISRUPTED_COUNTS, GREEN_DEFENDS
from opsroom.titles.burning_blue.rules.table import (
    DIVE,
    FIRST_FLIGHT,
    FIRST_SLOT,
    JOINED,
    P_LW_MOVE,
    P_PURSUIT,
    P_RAF_COMBAT,
    PANCAKE,
    PLANNED,
    UNITS,
)
from opsroom.titles.burning_blue.rules.tally import RafTally, check_raf_tallies
from tests.titles.burning_blue.scenes import (
    Blue,
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

SEES = 16  # a card that sees five hexes in clear weather, whatever the air picture


# --- § 12.3: in a dogfight, too, a tally can be lost
@pytest.mark.rule("12.3", "12.1.2")
@pytest.mark.parametrize(("place", "keeps"), [("2128", True), ("2134", False)])
def test_a_squadron_in_a_dogfight_loses_sight_of_a_raid_that_has_flown_on(place: str, keeps: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_kg2 bombing 12", at_place=place)
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    tally(t, unit, number)
    t.dogfight[unit] = t.dogfight[members(t, sweep)[0]] = 1
    check_raf_tallies(t)
    assert (t.tally[unit] == number, t.tallied[number] == 1) == (keeps, keeps)
    assert t.dogfight[unit] == 1


# --- § 13.2.4, § 13.6 (4): the second attack is never forced
@pytest.mark.rule("13.2.4", "13.6", "20.2.3")
def test_what_is_left_of_a_wing_that_has_attacked_need_not_attack_again() -> None:
    t = blue(1)
    units = wing(t, "32", "610")
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    t.phase = P_RAF_COMBAT
    script(
        t, 3, 4, 3, 3, 5, 6, 1, 2, 5, 5, 5, 5
    )  # contact; attack, defence; the leader is spent, the others are steady
    carry_out(t, RafCombat())
    answer(t, options(t)[0])  # the target: the wing attacks without being asked, being the only one
    answer(t, "fight_on")
    assert t.order[units[0]] == PANCAKE
    assert t.leader[units[1]] == NONE
    assert (asked(t), options(t)) == ("choose_attacker", ["squadron_610", "pass"])


# --- § 13.3.2: which of several attackers counts
@pytest.mark.rule("13.3.2")
@pytest.mark.parametrize("disrupted", [0, 1])
def test_of_gruppen_that_intercept_together_the_least_disrupted_counts(disrupted: int) -> None:
    t = blue(1, [3, 1])
    unit = squadron(t, "610", "2124", 12)
    sweep = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    units = members(t, sweep)
    t.disruption[units[disrupted]] = 1
    for one in units:
        t.fight[one] = ATTACKS
    t.fight[unit] = DEFENDS
    carry_out(t, Interception(sweep, unit, at("2124"), 12))
    reasons = events_of(t, "sum_read")[0][2]
    assert reasons & DISRUPTED_COUNTS == 0


# --- § 13.5.1: dive bombers that wait over their target
@pytest.mark.rule("13.5.1", "16.2.2")
def test_dive_bombers_spent_while_they_wait_over_their_target_bomb_it_first() -> None:
    t = blue(1)
    number = raid(
        t,
        "ii_stg1 bombing 12",
        "iii_stg1 bombing 12",
        at_place="1838",
        course=["1838", "1835", "1439"],
        target="dover_port",
        seen=False,
    )
    t.method[number] = DIVE
    for unit in members(t, number):
        t.plotted_back[unit] = 2
    for i in range(len(t.convoy)):  # convoys have balloons of their own
        t.convoy[i] = 0
    script(t, 1, 2, 1, 1)
    fly(t, number)
    assert t.raid_at[number] == at("1835")
    spent = members(t, number)[0]
    t.phase, t.disruption[spent], t.fight[spent] = P_RAF_COMBAT, 3, DEFENDS
    carry_out(t, Aftermath(at("1835"), 12))
    assert t.raid[spent] == number
    assert not is_pancaking(t, number)
    t.fight[spent] = 0
    script(t, 1, 2, 4, 5, 4, 6, 4, 5, 4, 6)  # light guns; the balloons of Dover and the dive, for each Gruppe
    fly(t, number)
    assert events_of(t, "bombed")
    assert t.bombs[spent] == 0
    assert t.off_course[t.raid[spent]] == GOING_HOME


@pytest.mark.rule("13.5.1", "13.6", "13.6.1")
def test_a_spent_gruppe_that_has_yet_to_bomb_does_not_stay_for_a_dogfight() -> None:
    t = blue(2)
    unit = squadron(t, "610", "1835", 12)
    number = raid(t, "erpro_210 bombing 12", at_place="1836", course=["1836", "1835", "1439"], target="dover_port")
    erpro = members(t, number)[0]
    t.raid_at[number], t.leg[number], t.phase = at("1835"), 1, P_LW_MOVE
    t.fight[unit], t.fight[erpro], t.disruption[erpro] = ATTACKS, DEFENDS, 3
    assert not has_stayers(t, FIRST_SLOT, UNITS)


# --- § 13.6 (3): each unit of a sweep gives up the pursuit for itself
@pytest.mark.rule("13.6", "9.3.6", "12.3")
@pytest.mark.parametrize("both", [False, True])
def test_a_unit_of_a_sweep_gives_up_the_pursuit_without_the_others(both: bool) -> None:
    t = blue(2)
    unit = squadron(t, "610", "2124", 12, "pancake", goal="2124")
    sweep = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    first, second = members(t, sweep)
    t.hunts[sweep] = unit
    t.fight[unit], t.fight[first], t.fight[second] = DEFENDS, ATTACKS, ATTACKS
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "break_off", "break_off" if both else "fight_on")
    assert t.hunts[t.raid[first]] == NONE
    assert t.hunts[t.raid[second]] == (NONE if both else unit)
    assert (t.raid[first] == t.raid[second]) is both


# --- § 10.3.4, § 15.2, § 16.2.4: who is on his way home attacks nothing
@pytest.mark.rule("16.2.4", "10.3.4", "13.5.1")
def test_a_sweep_that_the_guns_send_home_does_not_strafe() -> None:
    t = blue(2)
    number = raid(t, "staffel_i_jg3 freie_jagd 20", at_place="2037", course=["2037", "2235", "2439", "1439"])
    t.attacking[number] = 1
    script(t, 5, 6, 1, 1)  # light guns hit; it is spent
    fly(t, number)
    assert t.off_course[number] == GOING_HOME
    assert not events_of(t, "strafed")


@pytest.mark.rule("15.2", "10.3.4", "13.5.1")
def test_a_sweep_that_the_guns_send_home_does_not_shoot_at_balloons() -> None:
    t = blue(2)
    number = raid(t, "staffel_i_jg3 freie_jagd 20", at_place="1837", course=["1837", "1835", "1439"])
    t.attacking[number] = 2
    script(t, 1, 1, 5, 6, 1, 1)  # the heavy guns of Dover miss, the light ones hit; it is spent
    fly(t, number)
    assert t.off_course[number] == GOING_HOME
    assert not events_of(t, "balloons_shot")


# --- § 14.1.1: guns fire at sweeps that orbit over them
@pytest.mark.rule("14.1.1")
@pytest.mark.parametrize("orbiting", [0, 1])
def test_guns_fire_at_the_end_of_the_patrol_phase_at_a_sweep_that_orbits_over_them(orbiting: int) -> None:
    t = blue(2, [1, 1] if orbiting else [])
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1835")
    t.orbiting[number] = orbiting
    carry_out(t, PatrolPhase())
    assert len(events_of(t, "guns_fired")) == orbiting


# --- § 20.3.3: a dogfight does not take the RAF where it may not fly
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


# --- § 20.4: 421 Flight
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


# --- § 21.2, § 9.4.4: Jabos have no relief
@pytest.mark.rule("21.2", "9.4.4")
@pytest.mark.parametrize(("unit", "is_met"), [("i_kg2", True), ("ii_lg2", False), ("erpro_210", False)])
def test_relief_is_plotted_for_bombers_and_not_for_jabos(unit: str, is_met: bool) -> None:
    t = blue(5)
    number = raid(t, f"{unit} bombing 12", at_place="1439", course=["1439", "2228", "1637", "1439"], seen=False)
    t.state[number], t.target_way[number] = PLANNED, 1
    idle = raid(t, "i_jg3 channel_patrol 0", at_place="1439", seen=False)
    patrol = members(t, idle)[0]
    t.state[idle], t.raid[patrol], t.plan[patrol] = 0, NONE, NONE
    carry_out(t, ReliefPlot())
    assert (t.top is not None) is is_met


# --- rules whose removal no test noticed
@pytest.mark.rule("13.4.1", "3.2.4")
def test_a_green_squadron_that_defends_makes_both_rolls_better_for_the_attacker() -> None:
    t = blue(1)
    green = next(unit for unit in range(FIRST_FLIGHT) if is_green(t, unit))
    t.kind[green] = 0
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.fight[green], t.fight[members(t, sweep)[0]] = DEFENDS, ATTACKS
    assert combat_reasons(t, INTERCEPT, EVEN, False) & GREEN_DEFENDS
    assert combat_reasons(t, INTERCEPT, EVEN, True) & GREEN_DEFENDS == 0


@pytest.mark.rule("23.2.1")
def test_every_plotted_raid_of_a_campaign_game_may_be_called_off() -> None:
    t = blue(1)
    first = raid(t, "i_kg2 bombing 12", at_place="1439", seen=False)
    second = raid(t, "ii_kg2 bombing 12", at_place="1439", seen=False)
    t.state[first], t.state[second], t.joined_to[second] = PLANNED, JOINED, first + 1
    carry_out(t, PlansTakenUp())
    assert (asked(t), options(t)) == ("choose_cancelled", ["hostile_01", "hostile_02", "pass"])
    answer(t, "hostile_02")
    assert options(t) == ["hostile_01", "pass"]
