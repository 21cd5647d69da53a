"""What a comparison with the rulebook, section by section, found in chapters 3 to 11."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import FlightsJoined
from opsroom.titles.burning_blue.rules.allocation import Allocation
from opsroom.titles.burning_blue.rules.charts import K_OVERCAST, LEVELS
from opsroom.titles.burning_blue.rules.chits import IN_HAND
from opsroom.titles.burning_blue.rules.events import RandomEvents
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.forces import CHIT_IDS, GRUPPE_IDS
from opsroom.titles.burning_blue.rules.geography import ENGLAND, SIDE, ZONES, apart
from opsroom.titles.burning_blue.rules.losses import jettison
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import Order, PatrolPhase, RafMovement
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase
from opsroom.titles.burning_blue.rules.raid_breakup import (
    HOMING,
    ON_COURSE,
    TO_COURSE,
    is_sweep,
    pancake_unit,
    send_home,
)
from opsroom.titles.burning_blue.rules.raid_flight import pace_of
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_tasks import descend
from opsroom.titles.burning_blue.rules.set_up import FIRST_DUMMY, DummyCounters, check_counters, put_form_up
from opsroom.titles.burning_blue.rules.table import (
    DIVE,
    FIRST_FLIGHT,
    FIRST_SLOT,
    FLYING,
    LEVEL,
    P_LW_MOVE,
    P_RAF_COMBAT,
    PANCAKE,
    PLANNED,
    UNIT_NAMES,
    UNITS,
)
from opsroom.titles.burning_blue.rules.tally import can_hunt
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    members,
    options,
    raid,
    script,
    squadron,
    tally,
)


def overcast(t: Blue, angels: int) -> None:
    """Everywhere, at this height only."""
    for zone in range(ZONES):
        t.sky[zone * LEVELS + angels // 2] = K_OVERCAST


# --- § 3.3.1: flights that join again
@pytest.mark.rule("3.3.1", "18.2.2")
@pytest.mark.parametrize("called", [0, 1])
def test_3_3_1_flights_that_join_are_called_to_readiness_as_they_were(called: int) -> None:
    t = blue(1)
    unit = squadron(t, "610")
    split(t, unit)
    for i, tries in enumerate((2, 4)):
        t.tote[FIRST_FLIGHT + i], t.called[FIRST_FLIGHT + i], t.tries[FIRST_FLIGHT + i] = 1, called, tries
    carry_out(t, FlightsJoined())
    answer(t, "squadron_610")
    assert (t.called[unit], t.tries[unit]) == (called, 4)


# --- § 6.4.3: which Gruppen fly
@pytest.mark.rule("6.4.3", "9.4.4")
def test_6_4_3_the_luftwaffe_chooses_the_gruppe_that_gives_a_staffel_of_jabos() -> None:
    t = blue(5)
    t.chits_held[CHIT_IDS.index("B")] = IN_HAND  # a Staffel of Jabos, three Gruppen of Me 109
    carry_out(t, Allocation())
    assert asked(t) == "choose_gruppe"
    answer(t, "ii_jg52", "iii_jg54", "iii_jg53", "rest")
    first, *others = [unit for unit in range(FIRST_SLOT, UNITS) if t.gruppe[unit] != NONE]
    assert (GRUPPE_IDS[t.gruppe[first]], t.small[first], t.bombs[first]) == ("ii_jg52", 1, 1)
    assert [GRUPPE_IDS[t.gruppe[unit]] for unit in others][:2] == ["iii_jg54", "iii_jg53"]


@pytest.mark.rule("6.4.3", "3.3.2")
def test_6_4_3_a_gruppe_that_has_given_a_staffel_may_give_another_and_flies_no_more_as_a_whole() -> None:
    t = blue(5)
    t.chits_held[CHIT_IDS.index("B")] = t.chits_held[CHIT_IDS.index("I")] = IN_HAND
    carry_out(t, Allocation())
    answer(t, "ii_jg52")
    assert "ii_jg52" not in options(t)
    answer(t, "i_jg52", "iii_jg54", "iii_jg53")
    assert "ii_jg52" in options(t)  # the Jabos of the second chit
    assert "i_jg52" not in options(t)
    answer(t, "ii_jg52")
    assert sum(GRUPPE_IDS[gruppe] == "ii_jg52" for gruppe in t.gruppe if gruppe != NONE) == 2


# --- § 8.1: the order of moves is the player's
@pytest.mark.rule("8.1", "5.2")
@pytest.mark.parametrize("last_first", [True, False])
def test_8_1_the_raf_chooses_which_of_its_pursuers_moves_first(last_first: bool) -> None:
    t = blue(1)
    one, other = squadron(t, "501", "2112", 12), squadron(t, "610", "2114", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    tally(t, one, number)
    tally(t, other, number)
    carry_out(t, PursuitPhase())
    answer(t, "pass")  # nobody gives up
    assert (asked(t), options(t)) == ("choose_pursuer", ["squadron_501", "squadron_610", "rest"])
    answer(t, "squadron_610" if last_first else "rest")
    assert isinstance(t.top, FormationMove)
    assert t.top.head == (other if last_first else one)
    answer(t, "12")
    assert isinstance(t.top, FormationMove)  # the last one is not chosen
    assert t.top.head == (one if last_first else other)


@pytest.mark.rule("8.1", "5.2")
def test_8_1_the_luftwaffe_chooses_which_of_its_sweeps_moves_first() -> None:
    t = blue(1)
    prey = squadron(t, "501", "2112", 12)
    first, second = (
        raid(t, "i_jg3 freie_jagd 20", at_place="2122"),
        raid(t, "ii_jg3 freie_jagd 20", at_place="2124"),
    )
    t.hunts[first] = t.hunts[second] = prey
    carry_out(t, PursuitPhase())
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_raid_to_pursue", ["hostile_01", "hostile_02", "rest"])
    answer(t, "hostile_02")
    assert isinstance(t.top, RaidMove)
    assert t.top.raid == second


# --- § 8.1.6: nobody climbs in a box that he leaves
@pytest.mark.rule("8.1.6")
def test_8_1_6_a_squadron_leaves_a_box_before_it_climbs() -> None:
    t = blue(1)
    unit = squadron(t, "87", "exeter", 10, "vector", goal="1205", height=20)
    overcast(t, 10)
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (at("1202"), 16)
    assert t.cloud[unit] == 1  # at 10 it came out of the box into the cloud


@pytest.mark.rule("8.1.6")
def test_8_1_6_a_raid_leaves_a_box_before_it_climbs() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 10", at_place="dieppe", course=["dieppe", "0132", "0932", "dieppe"])
    unit = members(t, number)[0]
    t.plotted[unit] = 20
    overcast(t, 10)
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert (t.raid_at[number], t.angels[unit], t.cloud[unit]) == (at("0232"), 16, 1)


# --- § 9.3.3, § 9.3.6: Jabos that turn for home with their escort
@pytest.mark.rule("9.3.3", "9.3.6")
def test_9_3_3_jabos_on_their_way_home_fly_at_full_speed_with_their_escort() -> None:
    t = blue(5)
    number = raid(t, "i_jg51 bombing 20", "i_jg3 top_cover 24", at_place="2028", course=["1439", "2028", "1439"])
    t.pace[number] = 3
    assert pace_of(t, number) == 3
    send_home(t, number, HOMING)
    assert pace_of(t, number) == 4
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01")
    assert "slow" not in options(t)
    assert "fast" in options(t)


@pytest.mark.rule("9.4.4", "10.3.4", "9.3.6")
def test_10_3_4_jabos_that_let_their_bombs_go_on_the_way_home_do_not_hunt() -> None:
    t = blue(5)
    number = raid(t, "i_jg51 bombing 20", "i_jg3 top_cover 24", at_place="2028", course=["1439", "2028", "1439"])
    send_home(t, number, HOMING)
    jettison(t, members(t, number)[0])
    assert is_sweep(t, number)
    assert not can_hunt(t, number)
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01")
    assert "strafe" not in options(t)


@pytest.mark.rule("9.3.6")
@pytest.mark.parametrize("same", [True, False])
def test_9_3_6_units_turn_for_home_with_others_of_their_own_raid_only(same: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", at_place="2028")
    other = raid(t, "i_kg3 bombing 12", "ii_kg3 bombing 12", at_place="2028")
    t.raid_chit[other] = 1
    t.phase = P_RAF_COMBAT
    first = pancake_unit(t, members(t, number)[0])
    second = pancake_unit(t, members(t, number if same else other)[0])
    assert first != number
    assert (second == first) is same


# --- § 9.2.3: dive bombers go home at Angels 2
@pytest.mark.rule("9.2.3", "9.4.4")
@pytest.mark.parametrize(("method", "back"), [(DIVE, 2), (LEVEL, 8)])
def test_9_2_3_jabos_that_come_down_to_dive_go_home_at_angels_2(method: int, back: int) -> None:
    t = blue(5)
    number = raid(t, "ii_lg2 bombing 24", at_place="2025", course=["2024", "2028", "1439"], target="t_maidstone")
    unit = members(t, number)[0]
    t.method[number], t.attack_angels[number] = method, 8
    descend(t, number)
    assert (t.angels[unit], t.plotted[unit], t.plotted_back[unit]) == (8, 8, back)


# --- § 9.3.7, § 9.4.1: back on the course
@pytest.mark.rule("9.3.7")
def test_9_3_7_a_sweep_may_come_back_to_its_course_in_the_hex_where_it_is() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1737", course=["1439", "2134", "1439"])
    t.leg[number], t.step[number], t.off_course[number] = 0, 3, TO_COURSE
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    answer(t, "1737", "14")
    assert (t.off_course[number], t.step[number]) == (ON_COURSE, 7)  # a point to come down, three hexes
    assert t.angels[members(t, number)[0]] == 14


@pytest.mark.rule("9.4.1", "9.3.7")
def test_9_4_1_a_sweep_that_comes_back_to_its_point_orbits_again() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1737", course=["1439", "2134", "1439"])
    t.leg[number], t.step[number] = 0, 4
    t.orbit_at[number], t.orbiting[number], t.orbited[number] = at("1737") + 1, 1, 1
    prey = squadron(t, "610", "1734", 20)
    t.hunts[number], t.phase = prey, P_LW_MOVE
    script(t, 1, 1)  # it attacks, and misses
    carry_out(t, RaidMove(number))
    answer(t, "20")
    assert (t.off_course[number], t.raid_at[number] != at("1737")) == (TO_COURSE, True)
    t.hunts[number] = NONE
    carry_out(t, RaidMove(number))
    answer(t, "1737", "20")
    assert (t.raid_at[number], t.off_course[number]) == (at("1737"), ON_COURSE)  # it stops at its point
    t.tote[prey] = 0
    carry_out(t, PatrolPhase())
    assert t.orbiting[number] == 1


# --- § 9.3.1, § 11.1.2: dummies look like raids
@pytest.mark.rule("9.3.1", "11.1.2")
def test_9_3_1_counters_of_raids_and_dummies_come_and_go_at_one_time() -> None:
    """In the log and on the map nothing tells a dummy: all wait for the Luftwaffe's last answer, and lie in order of their places."""
    t = blue(2, [0, 1])
    far, old = (raid(t, f"{name} bombing 12", at_place="1439", seen=False) for name in ("i_kg2", "ii_kg2"))
    for number, turn in ((far, 6), (old, 2)):
        t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, turn, NONE
    put_form_up(t, at("1439"), old + 1, 1, 0)
    check_counters(t, 3)
    t.state[old], t.event_log = FLYING, []  # it forms up in this turn
    carry_out(t, DummyCounters(3))
    answer(t, "dummy_1")
    assert (t.event_log, t.form_at[0]) == ([], at("1439"))  # nothing has been said yet
    answer(t, "0340", "pass")
    assert [tell[0] for tell in t.event_log or []] == ["form_up_removed", "form_up_placed", "form_up_placed"]
    assert [t.form_at[row] for row in range(3)] == [
        at("0340"),
        at("1439"),
        NONE,
    ]  # the dummy first: it lies farther south
    assert (t.form_raid[0], t.form_raid[1]) == (FIRST_DUMMY, far + 1)


# --- § 10.2.5, § 10.3.4: height on the way home
@pytest.mark.rule("10.3.4", "10.2.5")
def test_10_3_4_a_squadron_on_its_way_home_may_come_down_and_not_climb() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 16)
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert (t.order[unit], t.height[unit]) == (PANCAKE, 16)
    carry_out(t, FormationMove(unit))
    assert (t.angels[unit], apart(t.at[unit], at("1835"))) == (16, 4)  # it keeps its height while its airfield is far
    carry_out(t, Order(unit))
    answer(t, "height")
    assert options(t) == ["0", "2", "4", "6", "8", "10", "12", "14", "16"]
    answer(t, "10")
    carry_out(t, FormationMove(unit))
    assert t.angels[unit] <= 10


# --- § 10.3.3: patrol lines
@pytest.mark.rule("10.3.3")
def test_10_3_3_a_patrol_line_may_end_at_any_coast() -> None:
    t = blue(1)
    squadron(t, "32", "1835", 12, "vector", goal="1835")
    carry_out(t, PatrolPhase())
    answer(t, "squadron_32", "patrol_line")
    assert any(SIDE[at(place)] != ENGLAND for place in options(t))


# --- § 8.1, § 10.2.2, § 11.6.1: rules that no test noticed
@pytest.mark.rule("8.1")
def test_8_1_whoever_can_move_does_though_nobody_names_him() -> None:
    t = blue(1)
    units = [squadron(t, number, "2112", 12, "vector", goal="2124") for number in ("501", "610")]
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert [t.at[unit] for unit in units] == [at("2116")] * 2


@pytest.mark.rule("10.2.2", "12.1.3")
def test_10_2_2_escorts_do_not_hunt_and_any_unit_may_pancake() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2028")
    assert not can_hunt(t, number)
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake_unit")
    assert options(t) == [UNIT_NAMES[unit] for unit in members(t, number)]


@pytest.mark.rule("11.6.1", "7")
def test_11_6_1_events_do_not_check_form_up_counters() -> None:
    t = blue(1, [6, 1])  # no card is drawn
    put_form_up(t, at("1439"), FIRST_DUMMY, 1, 3)
    strength = t.form_strength[0]
    carry_out(t, RandomEvents())
    assert strength > 0
    assert (t.form_strength[0], t.form_letter[0]) == (strength, 3)
