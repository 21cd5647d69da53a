"""What decides each step of a move: who stops, who flies on, who looks and who attacks.  § 8.1, § 9.3, § 10.3.2, § 12.2, § 13.2, § 13.6"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE
from opsroom.titles.burning_blue.rules.bomb_run import BombRun
from opsroom.titles.burning_blue.rules.bombing import IS_LOST, NOT_LOST, ON_DECOY
from opsroom.titles.burning_blue.rules.charts import HEADWIND, K_MIST
from opsroom.titles.burning_blue.rules.chits import NO, YES
from opsroom.titles.burning_blue.rules.encounters import Encounters, PursuitAttack
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, SITE_IDS
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, ON_COURSE, TO_COURSE
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import HAS_PARTED, is_free_to_go_on, release_those_who_left
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    FLYING,
    FOUGHT,
    FOUGHT_BEFORE,
    HOME,
    JOINED,
    ORBIT,
    P_LW_MOVE,
    PANCAKE,
    PURSUIT,
    STAND_HUNT,
    VECTOR,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    after,
    answer,
    asked,
    at,
    begin,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    squadron,
    tally,
    weather,
    wing,
)


# --- § 13.6: who stays where he is after a fight on the move
@pytest.mark.rule("13.6", "12.2")
@pytest.mark.parametrize(
    ("pursues", "order", "fought", "has_tally", "stops"),
    [
        (1, PURSUIT, 0, True, False),
        (1, PURSUIT, FOUGHT, True, True),
        (1, PURSUIT, FOUGHT_BEFORE, True, False),
        (1, PURSUIT, 0, False, True),
        (0, PURSUIT, 0, True, True),
        (0, PANCAKE, FOUGHT, False, True),
        (0, PANCAKE, 0, False, False),
        (0, VECTOR, FOUGHT, False, False),
    ],
)
def test_13_6_a_squadron_stops_after_a_fight_in_pursuit_or_on_its_way_home(
    pursues: int, order: int, fought: int, has_tally: bool, stops: bool
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2130")
    t.order[unit], t.fought[unit], t.tally[unit] = order, fought, number if has_tally else NONE
    move = FormationMove(unit, pursues)
    move.answer = YES
    assert after(t, move, "see_whether_it_goes_on") == ("end_move" if stops else "find_enemy")
    assert move.answer == NO
    t.dogfight[unit] = 1
    assert after(t, move, "see_whether_it_goes_on") == "end_move"


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("why", ["", "hunts", "fought", "dogfight", "fought before"])
def test_13_6_fighters_that_left_a_raid_fly_on_unless_they_fought_or_pursue(why: str) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2126")
    second = members(t, number)[1]
    if why == "hunts":
        t.hunts[number] = unit
    elif why == "fought":
        t.fought[second] = FOUGHT
    elif why == "dogfight":
        t.dogfight[second] = 1
    elif why == "fought before":
        t.fought[second] = FOUGHT_BEFORE
    assert is_free_to_go_on(t, number) is (why in ("", "fought before"))
    bombers = raid(t, "i_kg2 bombing 12", "iii_jg3 close_escort 12", at_place="2126")
    for one in members(t, bombers):
        t.fought[one] = FOUGHT
    assert is_free_to_go_on(t, bombers)


@pytest.mark.rule("13.6", "9.3.6", "9.2.5")
@pytest.mark.parametrize("points", [2, 0])
def test_13_6_bombers_that_left_a_raid_which_has_stopped_fly_on_with_the_points_that_are_left(points: int) -> None:
    t = blue(2)
    course = ["2136", "2120", "1439"]
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2136", course=course)
    left = [raid(t, f"{name} bombing 12", at_place="2136", course=course) for name in ("i_kg2", "ii_kg2")]
    stranger = raid(t, "iii_kg2 bombing 12", at_place="2136", course=course)
    for other in (number, *left, stranger):
        t.flown[other] = 1
    t.phase = P_LW_MOVE
    move = RaidMove(number)
    move.mp = points
    for other in left:
        t.bombs[members(t, other)[0]] = 0
        move.crew |= 1 << (members(t, other)[0] - FIRST_SLOT)
    begin(t, move, "send_on_the_rest")
    t.run()
    assert t.top is None
    assert [t.raid_at[other] for other in left] == [at("2134" if points else "2136")] * 2
    assert (t.raid_at[stranger], t.flown[stranger]) == (at("2136"), 1)
    assert [t.flown[other] for other in left] == [1, 1]


@pytest.mark.rule("9.2.5", "9.3.6")
def test_9_2_5_raids_that_part_at_one_point_all_fly_on_with_the_points_that_are_left() -> None:
    """The second does not depend on the points that the first of them has left."""
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1931", course=["1936", "1930", "1920", "1439"], seen=False)
    t.step[number] = 5
    others = [
        raid(t, f"{name} bombing 12", at_place="1931", course=["1936", "1930", turn, "1439"], seen=False)
        for name, turn in (("ii_kg2", "2230"), ("iii_kg2", "1630"))
    ]
    for other in others:
        t.state[other], t.joined_to[other], t.part_at[other] = JOINED, number + 1, 1
        t.raid[members(t, other)[0]] = number
    for unit in members(t, number):
        t.bombs[unit] = 0
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert t.top is None
    assert [apart(t.raid_at[other], at("1930")) for other in (number, *others)] == [2, 2, 2]
    assert len({int(t.raid_at[other]) for other in (number, *others)}) == 3
    assert [t.flown[other] for other in others] == [1, 1]


@pytest.mark.rule("13.6", "9.2.5")
@pytest.mark.parametrize("why", ["", "home", "did not fly", "no points", "pursues"])
def test_13_6_who_is_released_to_fly_on(why: str) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    other = raid(t, "ii_kg2 bombing 12", at_place="2126")
    t.flown[number] = t.flown[other] = 1
    crew = 0
    for one in (*members(t, number), *members(t, other)):
        crew |= 1 << (one - FIRST_SLOT)
    if why == "home":
        t.state[other] = HOME
    elif why == "did not fly":
        t.flown[other] = 0
    elif why == "pursues":
        t.hunts[other] = unit
    flown = t.flown[other]
    crew = release_those_who_left(t, number, crew, 0 if why == "no points" else 1)
    assert t.flown[other] == (HAS_PARTED + number if why == "" else flown)
    assert t.flown[number] == 1
    still = crew >> (members(t, other)[0] - FIRST_SLOT) & 1
    assert still == int(why in ("home", "did not fly"))


# --- § 19.2.8: the wind behind the end of a straight line
@pytest.mark.rule("19.2.8", "9.3.7")
@pytest.mark.parametrize(("course", "end"), [(["2129", "2145", "1439"], "2133"), (["2129", "2110", "1439"], "2127")])
def test_19_2_8_a_sweep_that_comes_back_to_its_course_has_the_wind_of_where_it_flies_then(
    course: list[str], end: str
) -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130", course=course, seen=False)
    t.off_course[number], t.rejoins[number], t.aim[number] = TO_COURSE, 1, at("2129")
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert (t.raid_at[number], t.off_course[number]) == (at(end), ON_COURSE)


@pytest.mark.rule("19.2.8", "10.3.4")
@pytest.mark.parametrize(("home", "end"), [("2145", "2133"), ("2110", "2127")])
def test_19_2_8_a_raid_on_its_plotted_way_home_has_the_wind_of_the_next_leg(home: str, end: str) -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130", course=["2130", "2129", home], seen=False)
    t.off_course[number], t.leg[number], t.aim[number] = GOING_HOME, 1, at("2129")
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert (t.raid_at[number], t.leg[number], t.aim[number]) == (at(end), 2, at(home))


# --- § 10.3.2, § 12.1: meetings on the way
def meeting(t: Blue) -> tuple[int, int]:
    """A squadron beside an orbiting sweep that everybody sees."""
    unit = squadron(t, "32", "2123", 20, "vector", goal="2131")
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2124")
    t.orbiting[sweep] = 1
    return unit, sweep


@pytest.mark.rule("10.3.2", "12.1")
@pytest.mark.parametrize("why", ["", "not in orbit", "hidden", "cannot look"])
def test_10_3_2_an_orbiting_sweep_looks_for_a_squadron_and_can_be_looked_for(why: str) -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    if why == "not in orbit":
        t.orbiting[sweep] = 0
    elif why == "hidden":
        t.raid_seen[sweep] = 0
    elif why == "cannot look":
        t.hunts[sweep] = squadron(t, "610", "2110", 12)
    move = FormationMove(unit)
    move.raid = sweep
    assert after(t, move, "be_looked_for") == ("next" if why == "cannot look" else "SweepTally")
    assert move.orbits == int(why in ("", "cannot look"))


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize("why", ["", "hidden", "not in orbit", "pursues another"])
def test_10_3_2_a_squadron_may_look_back_at_a_sweep_on_the_map(why: str) -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    move = FormationMove(unit)
    move.raid, move.orbits = sweep, 1
    if why == "hidden":
        t.raid_seen[sweep] = 0
    elif why == "not in orbit":
        move.orbits = 0
    elif why == "pursues another":
        t.tally[unit] = raid(t, "i_kg2 bombing 12", at_place="2130")
    begin(t, move, "choose_to_look_back")
    t.offered = 0
    move.choose_to_look_back(t)
    assert (t.offered == 2) is (why == "")
    if why:
        assert move.at == move.about().index["see_whether_it_goes_on"]


@pytest.mark.rule("10.3.2", "13.2.1")
def test_10_3_2_who_looks_back_and_sees_the_sweep_attacks_it() -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    move = FormationMove(unit)
    move.raid = sweep
    assert after(t, move, "look_back") == "next"
    assert after(t, move, "attack_in_turn") == "next"
    move.answer = YES
    assert after(t, move, "look_back") == "RafTally"
    assert after(t, move, "attack_in_turn") == "next"  # it has not seen it
    tally(t, unit, sweep)
    assert after(t, move, "attack_in_turn") == "RafAttacks"
    t.angels[members(t, sweep)[0]] = 26
    assert after(t, move, "attack_in_turn") == "next"  # out of reach
    t.angels[members(t, sweep)[0]], move.answer = 20, NO
    assert after(t, move, "attack_in_turn") == "next"


@pytest.mark.rule("10.3.2", "13.2.1")
def test_13_2_1_a_sweep_attacks_the_squadron_it_hunts_when_that_comes_into_reach() -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    move = FormationMove(unit)
    move.raid, move.orbits = sweep, 1
    assert after(t, move, "be_attacked") == "next"
    t.hunts[sweep] = unit
    assert (after(t, move, "be_attacked"), move.orbits) == ("SweepAttack", 0)
    t.angels[unit] = 26
    assert after(t, move, "be_attacked") == "next"
    t.angels[unit], move.pursues = 20, 1
    tally(t, unit, sweep)
    assert after(t, move, "be_attacked") == "end_move"  # each pursues the other: a die decides


@pytest.mark.rule("13.2.2", "20.4")
@pytest.mark.parametrize(
    ("die", "hunts", "angels", "started"),
    [(3, True, 20, "RafAttacks"), (4, True, 20, "SweepAttack"), (4, False, 20, "RafAttacks"), (1, False, 26, "next")],
)
def test_13_2_2_who_attacks_at_the_end_of_a_pursuit(die: int, hunts: bool, angels: int, started: str) -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    tally(t, unit, sweep)
    t.angels[members(t, sweep)[0]] = angels
    t.hunts[sweep] = unit if hunts else NONE
    move = FormationMove(unit, 1)
    move.die = die
    assert after(t, move, "attack_the_pursued") == started
    move.pursues = 0
    assert after(t, move, "attack_the_pursued") == "next"
    move.pursues, t.tally[unit] = 1, NONE
    assert after(t, move, "attack_the_pursued") == "next"


@pytest.mark.rule("20.4", "13.2.2")
def test_20_4_421_flight_neither_attacks_nor_throws_the_die() -> None:
    t = blue(5)
    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at("2124"), 16, 9)
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    tally(t, FLIGHT_421, sweep)
    t.hunts[sweep] = FLIGHT_421
    move = FormationMove(FLIGHT_421, 1)
    assert not move.is_mutual(t)
    assert after(t, move, "attack_the_pursued") == "next"


# --- § 12.2: a raid that meets squadrons
@pytest.mark.rule("10.3.2", "12.1")
@pytest.mark.parametrize(
    ("order", "free", "started", "orbits"),
    [(ORBIT, True, "RafTally", 1), (ORBIT, False, "next", 1), (PURSUIT, True, "next", 0)],
)
def test_12_1_a_squadron_in_orbit_looks_for_a_raid_that_flies_by(
    order: int, free: bool, started: str, orbits: int
) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2129")
    t.order[unit], t.declined = order, 0 if free else 1 << unit
    move = Encounters(number, unit)
    assert (after(t, move, "be_looked_for"), move.orbits) == (started, orbits)


@pytest.mark.rule("13.2.1", "13.2.2", "20.4")
def test_13_2_1_a_squadron_attacks_the_raid_it_pursues_when_that_comes_by() -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    move = Encounters(sweep, unit)
    move.orbits = 1
    assert after(t, move, "be_attacked") == "next"
    tally(t, unit, sweep)
    assert (after(t, move, "be_attacked"), move.orbits) == ("RafAttacks", 0)
    t.angels[unit] = 16
    assert after(t, move, "be_attacked") == "next"
    t.angels[unit], t.hunts[sweep] = 20, unit
    begin(t, move, "be_attacked")
    assert (move.be_attacked(t), t.halted) == (DONE, 1)  # each pursues the other: a die decides when the move ends


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize("why", ["", "gone", "alone", "attacked", "hunts", "bombers", "stands"])
def test_10_3_2_a_raid_may_look_back_at_a_squadron_in_orbit(why: str) -> None:
    """Asked of every raid that could be a Freie Jagd; only one that is may say yes."""
    t = blue(2)
    unit, sweep = meeting(t)
    move = Encounters(sweep, unit)
    move.orbits = 1
    if why == "gone":
        t.state[sweep] = HOME
    elif why == "alone":
        t.tote[unit] = 0
    elif why == "attacked":
        move.orbits = 0
    elif why == "hunts":
        t.hunts[sweep] = unit
    elif why == "bombers":
        t.bomber[members(t, sweep)[0]], t.seen[members(t, sweep)[0]] = 1, -1
    elif why == "stands":
        t.stand[STAND_HUNT] = 1
    begin(t, move, "choose_to_look_back")
    t.offered = 0
    move.choose_to_look_back(t)
    assert (t.offered == 2) is (why == "")
    if why not in ("", "stands"):
        assert move.at == move.about().index["see_whether_it_goes_on"]


@pytest.mark.rule("10.3.2")
def test_10_3_2_bombers_that_may_pass_for_a_sweep_are_asked_and_can_only_say_no() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12, "orbit", goal="2128")
    number = raid(t, "i_kg2 bombing 12", at_place="2129", seen=False)
    move = Encounters(number, unit)
    move.orbits = 1
    begin(t, move, "choose_to_look_back")
    t.run()
    assert (asked(t), options(t)) == ("choose_to_look_back", ["no"])
    t.stand[STAND_HUNT] = 1
    assert after(t, move, "look_back") == "next"  # by habit only sweeps look


@pytest.mark.rule("10.3.2", "13.2.1")
def test_10_3_2_a_sweep_that_looks_back_and_sees_the_squadron_attacks_it() -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    move = Encounters(sweep, unit)
    assert after(t, move, "look_back") == "next"
    t.stand[STAND_HUNT] = 1
    assert (after(t, move, "look_back"), move.answer) == ("SweepTally", YES)  # by habit
    assert after(t, move, "attack_in_turn") == "next"  # it has not seen it
    t.hunts[sweep] = unit
    assert after(t, move, "attack_in_turn") == "SweepAttack"
    t.angels[unit] = 26
    assert after(t, move, "attack_in_turn") == "next"
    t.angels[unit], move.answer = 20, NO
    assert after(t, move, "attack_in_turn") == "next"
    move.answer, t.state[sweep] = YES, HOME
    assert after(t, move, "attack_in_turn") == "next"


@pytest.mark.rule("13.6", "12.2")
def test_13_6_a_sweep_that_looked_back_and_hunts_ends_its_move() -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    move = Encounters(sweep, unit)
    for answered, hunts, halts in ((YES, unit, True), (YES, NONE, False), (NO, unit, False), (NO, NONE, False)):
        move.answer, t.hunts[sweep] = answered, hunts
        assert move.must_halt(t) is halts
    t.dogfight[members(t, sweep)[0]] = 1
    assert move.must_halt(t)
    t.dogfight[members(t, sweep)[0]], t.state[sweep] = 0, HOME
    assert move.must_halt(t)


@pytest.mark.rule("10.3.2", "13.6")
def test_13_6_a_raid_that_has_met_everybody_or_halts_has_no_more_encounters() -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    other = squadron(t, "610", "2128", 12, "orbit", goal="2128")
    t.at[other] = t.raid_at[sweep]
    first, second = sorted((unit, other))
    move = Encounters(sweep, first)
    assert (after(t, move, "see_whether_it_goes_on"), move.head) == ("be_looked_for", second)
    move.answer, t.halted = YES, 1
    move.be_looked_for(t)
    assert (move.answer, t.halted) == (NO, 0)  # each encounter starts from nothing
    assert (move.see_whether_it_goes_on(t), t.halted) == (DONE, 0)
    t.state[sweep] = HOME
    assert (Encounters(sweep, first).see_whether_it_goes_on(t), t.halted) == (DONE, 1)
    for halted, leads in ((1, "end_move"), (0, "next")):
        t.halted = halted
        assert after(t, RaidMove(sweep), "see_whether_it_goes_on") == leads


@pytest.mark.rule("13.2.2", "13.2.1")
@pytest.mark.parametrize(
    ("roll", "mutual", "angels", "started"),
    [(3, True, 20, "RafAttacks"), (4, True, 20, "SweepAttack"), (1, False, 20, "SweepAttack"), (6, False, 26, "next")],
)
def test_13_2_2_who_attacks_at_the_end_of_a_sweeps_pursuit(roll: int, mutual: bool, angels: int, started: str) -> None:
    t = blue(2)
    unit, sweep = meeting(t)
    t.hunts[sweep], t.angels[unit] = unit, angels
    if mutual:
        tally(t, unit, sweep)
    move = PursuitAttack(sweep)
    move.roll = roll
    assert after(t, move, "attack_the_pursued") == started
    assert after(t, RaidMove(sweep), "end_move") == "PursuitAttack"
    t.hunts[sweep] = NONE
    assert after(t, RaidMove(sweep), "end_move") == "next"
    t.hunts[sweep], t.state[sweep] = unit, HOME
    assert after(t, RaidMove(sweep), "end_move") == "next"


# --- § 9.3.5, § 16.2: the target
@pytest.mark.rule("9.3.5", "16.2")
@pytest.mark.parametrize(
    ("why", "leads"),
    [
        ("", "next"),
        ("waited to dive", "drop_bombs"),
        ("lost", "rolls"),
        ("lost and diverted", "next"),
        ("decoy", "next"),
    ],
)
def test_9_3_5_only_a_lost_raid_over_its_first_target_throws_a_die(why: str, leads: str) -> None:
    t = blue(2, [2] if leads == "rolls" else [])
    number = raid(t, "i_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1439"], target="t_maidstone")
    t.leg[number] = 1
    move = BombRun(number, int(why == "waited to dive"))
    if why.startswith("lost"):
        t.lost[number], t.diverted[number] = IS_LOST, int("diverted" in why)
    elif why == "decoy":
        t.lost[number] = ON_DECOY
    found = after(t, move, "come_to_the_target")
    assert found == ("next" if leads == "rolls" else leads)
    assert move.roll == (2 if leads == "rolls" else 0)


@pytest.mark.rule("9.3.5", "16.2")
@pytest.mark.parametrize(
    ("why", "leads"),
    [("", "BombRun"), ("on the way", "attack_the_ground"), ("no bombs", "attack_the_ground"), ("waits", "BombRun")],
)
def test_16_2_a_raid_begins_its_run_where_its_target_is_and_with_bombs(why: str, leads: str) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1439"], target="t_maidstone")
    t.leg[number] = 0 if why == "on the way" else 1
    t.bombs[members(t, number)[0]] = int(why != "no bombs")
    move = RaidMove(number)
    move.flew = int(why != "waits")
    assert after(t, move, "come_to_the_target") == leads
    if leads == "BombRun":
        assert isinstance(t.top, BombRun)
        assert t.top.waited == int(why == "waits")
    assert after(t, move, "see_whether_it_has_bombed") == ("next" if why == "no bombs" else "spend_points")


@pytest.mark.rule("9.3.5")
@pytest.mark.parametrize(
    ("lost", "roll", "bad", "diverted", "goes"),
    [
        (NOT_LOST, 0, False, 0, False),
        (NOT_LOST, 0, True, 0, True),
        (ON_DECOY, 0, True, 0, False),
        (IS_LOST, 6, False, 0, True),
        (IS_LOST, 1, False, 0, False),
        (IS_LOST, 6, True, 1, False),
    ],
)
def test_9_3_5_bad_weather_or_a_die_sends_a_raid_to_its_alternate_once(
    lost: int, roll: int, bad: bool, diverted: int, goes: bool
) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1439"], target="t_maidstone")
    t.leg[number], t.lost[number], t.diverted[number] = 1, lost, diverted
    t.alternate[number] = SITE_IDS.index("kenley") + 1
    if bad:
        weather(t, K_MIST, 0)
    move = BombRun(number)
    move.roll = roll
    assert after(t, move, "choose_the_alternate") == ("turn_the_spent_back" if goes else "next")
    assert (t.diverted[number], len(events_of(t, "bombed"))) == (1 if goes else diverted, 0)


# --- § 9.3.7, § 12.2: what is chosen before a move
@pytest.mark.rule("9.3.7")
@pytest.mark.parametrize(("why", "asks"), [("", True), ("chosen", False), ("hunts", False), ("on course", False)])
def test_9_3_7_a_sweep_off_its_course_names_where_it_comes_back(why: str, asks: bool) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2031", course=["1439", "1429", "1439"], seen=False)
    t.off_course[number] = TO_COURSE
    if why == "chosen":
        t.rejoins[number] = 1
    elif why == "hunts":
        t.hunts[number] = unit
    elif why == "on course":
        t.off_course[number] = ON_COURSE
    begin(t, RaidMove(number), "return_to_course")
    t.run()
    assert (t.top is not None and asked(t) == "choose_return") is asks
    if asks:
        assert {"1438", "1429", "1439"} <= set(options(t))
        assert len(options(t)) == len(set(options(t)))
        answer(t, "1430")
        assert (options(t)[0], options(t)[-1], len(options(t))) == ("2", "34", 17)


@pytest.mark.rule("12.2")
def test_12_2_a_sweep_chooses_its_height_from_that_of_its_prey_to_its_ceiling() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126")
    t.hunts[number] = unit
    begin(t, RaidMove(number), "choose_pursuit_height")
    t.run()
    assert (options(t)[:3], options(t)[-1]) == (["12", "14", "16"], "34")


@pytest.mark.rule("12.2", "20.4")
def test_12_2_a_wing_in_pursuit_climbs_no_higher_than_it_can_in_a_move() -> None:
    t = blue(2)
    one, two = wing(t, "501", "610", angels=12)
    number = raid(t, "i_kg2 bombing 10", at_place="2130")
    for unit in (one, two):
        tally(t, unit, number)
    begin(t, FormationMove(one, 1), "choose_pursuit_height")
    t.run()
    assert options(t) == ["10", "12", "14", "16", "18"]
    t.angels[one] = t.angels[two] = 32
    begin(t, FormationMove(one, 1), "choose_pursuit_height")
    t.run()
    assert (options(t)[0], options(t)[-1]) == ("10", "32")


@pytest.mark.rule("9.3.3", "13.6")
def test_9_3_3_a_move_remembers_who_was_under_the_counter_and_how_many_points_it_has() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2130", course=["2130", "2120", "1439"])
    bomber, cover = members(t, number)
    t.orbiting[number], t.cloud[bomber], t.fought[cover] = 1, 2, FOUGHT
    move = RaidMove(number)
    begin(t, move, "begin_move")
    move.begin_move(t)
    assert (move.mp, move.begun, move.from_angels) == (3, at("2130"), 12)
    assert move.crew == 1 << (bomber - FIRST_SLOT) | 1 << (cover - FIRST_SLOT)
    assert (t.flown[number], t.orbiting[number], t.cloud[bomber], t.fought[cover]) == (1, 0, 0, FOUGHT_BEFORE)
    t.cloud[bomber] = 1
    rest = RaidMove(number, 1)  # it parted from another raid with a point left
    begin(t, rest, "begin_move")
    rest.begin_move(t)
    assert (rest.mp, t.cloud[bomber], t.state[number]) == (1, 1, FLYING)
