"""Raids in the air: chapters 9.3, 9.4, 11.1, 14, 15, 16.2, 17.2, 21.2."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bombing import IS_LOST
from opsroom.titles.burning_blue.rules.charts import BOMBING_VP, CH_COLUMN, HEADWIND, VP_COLUMNS
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.detection import check_form_up, strength_of
from opsroom.titles.burning_blue.rules.forces import SITE_IDS
from opsroom.titles.burning_blue.rules.form_up import form_raids
from opsroom.titles.burning_blue.rules.geography import BOX_IDS, HEXES, apart
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    ON_COURSE,
    TO_COURSE,
    pancake_unit,
    send_home,
)
from opsroom.titles.burning_blue.rules.raid_flight import pace_of
from opsroom.titles.burning_blue.rules.set_up import DummyCounters, put_form_up
from opsroom.titles.burning_blue.rules.table import (
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DIVE,
    FLYING,
    FREIE_JAGD,
    HOME,
    JOINED,
    LOW_LEVEL,
    PLANNED,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    cover,
    detection_card,
    events_of,
    field,
    fly,
    members,
    options,
    raid,
    reveal,
    script,
    squadron,
    tally,
)


# --- § 9.3.2, § 9.3.3
@pytest.mark.rule("9.3.2", "11.2", "11.6.2", "9.1", "9.1.1")
def test_a_raid_forms_at_its_time_and_radar_may_find_it() -> None:
    t = blue(2, [6])  # card 7: 0 D -2
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439", seen=False)
    t.state[number], t.form_turn[number], t.raid_at[number], t.turn = PLANNED, 3, NONE, 3
    form_raids(t)
    assert t.state[number] == FLYING
    assert t.detected[number] == 1
    assert (t.strength[number], t.told_angels[number]) == (80, 10)  # two Gruppen read as D; two Angels too low
    assert t.raid_seen[number] == -1


def reading(letter: str) -> int:
    """A card by which radar detects everything, and reads this letter."""
    return detection_card(CH_COLUMN, 0, letter)


def due(t: Blue, place: str = "1439") -> int:
    """A raid of two Gruppen that forms in the second turn, its counter laid down in the first."""
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place=place, seen=False)
    t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 1, NONE
    put_form_up(t, at(place), number + 1, 2, check_form_up(t, 2))
    t.turn = 1
    return number


@pytest.mark.rule("11.6.2", "11.5.6")
@pytest.mark.parametrize(
    ("counter", "card", "kept"),
    [("A", "B", "B"), ("B", "A", "B"), ("A", "C", "C"), ("C", "D", "C"), ("B", "D", "B"), ("E", "D", "D")],
)
def test_a_raid_that_forms_keeps_the_better_of_two_strengths(counter: str, card: str, kept: str) -> None:
    t = blue(2, [reading(counter), reading(card)])
    number = due(t)
    assert max(t.form_strength) == strength_of(2, "ABCDE".index(counter))
    form_raids(t)
    assert t.letter[number] == 1 + "ABCDE".index(kept)
    assert t.strength[number] == strength_of(2, "ABCDE".index(kept))
    assert events_of(t, "raid_detected")[0][2] == t.strength[number]  # what is said is what the counter shows
    answer(carry_out(t, DummyCounters(2)), "pass")
    assert all(place == NONE for place in t.form_at)
    assert sum(t.form_letter) + sum(t.form_strength) == 0


@pytest.mark.rule("11.6.2", "11.5.6")
def test_a_form_up_counter_that_nobody_read_leaves_the_card_to_speak() -> None:
    t = blue(2, [detection_card(CH_COLUMN, value=3), reading("A")])
    number = due(t)
    assert max(t.form_strength) == max(t.form_letter) == 0
    form_raids(t)
    assert t.strength[number] == strength_of(2, 0)


@pytest.mark.rule("11.6.2")
def test_the_counters_strength_is_gone_where_the_raid_is_not_detected() -> None:
    t = blue(2, [reading("C"), detection_card(CH_COLUMN, value=3)])
    number = due(t)
    form_raids(t)
    assert (t.detected[number], t.strength[number], t.letter[number]) == (0, 0, 0)
    assert events_of(t, "raid_detected") == []


@pytest.mark.rule("11.2", "11.1", "11.1.1")
def test_a_raid_that_forms_out_of_radar_is_hidden() -> None:
    t = blue(2)
    number = raid(t, "i_kg55 bombing 12", at_place="caen", seen=False)
    t.state[number], t.form_turn[number], t.fleet[number] = PLANNED, 0, 3
    form_raids(t)
    assert t.detected[number] == 0
    assert t.raid_seen[number] != -1


@pytest.mark.rule("9.3", "9.3.3", "8.1.3")
def test_bombers_fly_three_hexes_and_sweeps_three_or_four() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1429", "1439"])
    fly(t, number)
    assert t.raid_at[number] == at("1436")
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439", "1429", "1439"])
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_02")
    assert {"slow", "fast"} <= set(options(t))
    answer(t, "fast")
    assert t.raid_at[sweep] == at("1435")
    answer(t, "rest")
    assert t.raid_at[number] == at("1433")
    t.event_log = None
    send_home(t, sweep, GOING_HOME)
    t.pace[sweep] = 3
    assert pace_of(t, sweep) == 4


@pytest.mark.rule("19.2.8")
def test_a_headwind_costs_a_bomber_raid_a_hex() -> None:
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1429", "1439"])
    fly(t, number)
    assert t.raid_at[number] == at("1437")


@pytest.mark.rule("11.2", "8.1.6")
def test_coming_out_of_the_caen_box_a_raid_can_be_detected() -> None:
    t = blue(2, [6])
    number = raid(
        t, "i_kg55 bombing 12", at_place="caen", course=["caen", "baie_de_seine", "channel_west", "0110"], seen=False
    )
    t.fleet[number] = 3
    fly(t, number)
    assert t.raid_at[number] == HEXES + BOX_IDS.index("baie_de_seine")
    assert t.detected[number] == 1
    fly(t, number)
    fly(t, number)
    assert t.state[number] == HOME  # its last point


# --- § 9.3.4: the way
@pytest.mark.rule("9.3.4")
def test_navigation_is_rolled_at_waypoints_on_the_way_out() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="1736",
        course=["1736", "1835", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.target_way[number] = 2
    # the guns of Dover, then 11 - 1 over a coast hex: lost; inland there is no second look in the turn
    script(t, 2, 2, 5, 6)
    fly(t, number)
    assert t.lost[number] == IS_LOST


@pytest.mark.rule("9.3.4", "19.2.7")
def test_a_lost_raid_looks_for_its_way_over_the_first_landmark_of_a_turn() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="1826",
        course=["1439", "1826", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.target_way[number], t.leg[number], t.lost[number] = 2, 1, IS_LOST
    script(t, 1, 2)
    fly(t, number)
    assert t.lost[number] == 0
    assert t.sought[number] == 1


@pytest.mark.rule("9.3.4", "16.3.1")
def test_a_decoy_at_the_target_is_bombed_for_little() -> None:
    t = blue(2)
    number = raid(
        t, "i_kg2 bombing 12", at_place="2026", course=["1439", "2124", "1439"], target="biggin_hill", target_kind=0
    )
    t.way[number * 24] = at("2026")
    script(t, 6, 6)  # 12 - 1 is lost in clear weather; at dusk one more
    t.period = 6
    fly(t, number)
    assert events_of(t, "bombed")[0][3] == 4  # at +6 a Gruppe is worth two points
    assert t.damage[field("biggin_hill")] == 0
    assert t.lost[number] == 0


# --- § 9.3.5: alternate targets
@pytest.mark.rule("9.3.5")
def test_bad_weather_over_the_target_sends_a_raid_to_the_alternate() -> None:
    t = blue(2, [1, 1])
    number = raid(
        t, "i_kg2 bombing 12", at_place="2026", course=["2026", "2124", "1439"], target="biggin_hill", target_kind=0
    )
    t.alternate[number] = SITE_IDS.index("croydon") + 1
    cover(t, "y5", "biggin_hill", "london")
    fly(t, number)
    assert t.diverted[number] == 1
    assert not events_of(t, "bombed")
    assert point(t, number, 1) == at("2222")
    script(t, 1, 1, 1)
    fly(t, number)
    assert events_of(t, "bombed")[0][1] == SITE_IDS.index("croydon")
    assert point(t, number, t.ways[number] - 1) == at("1439")


@pytest.mark.rule("9.3.5")
@pytest.mark.parametrize(("die", "bombing", "diverted"), [(3, [3, 1, 1], 0), (4, [], 1)])
def test_a_lost_raid_over_its_target_throws_a_die(die: int, bombing: list[int], diverted: int) -> None:
    t = blue(2)
    number = raid(
        t, "i_kg2 bombing 12", at_place="2026", course=["2026", "2124", "1439"], target="biggin_hill", target_kind=0
    )
    t.alternate[number] = SITE_IDS.index("croydon") + 1
    script(t, 6, 5, die, *bombing)  # 11 - 1: lost; the die; damage and operations room if it bombs
    fly(t, number)
    assert t.diverted[number] == diverted
    assert bool(events_of(t, "bombed")) is (diverted == 0)


# --- § 9.3.6, § 10.3.4: breaking up
@pytest.mark.rule("9.3.6", "10.2.7", "10.2.2", "11.5.6")
def test_a_spent_bomber_leaves_its_raid_and_the_last_takes_all_with_it() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1433")
    first, second, escort = members(t, number)
    new = pancake_unit(t, first)
    assert new != number
    assert t.off_course[new] == GOING_HOME
    assert members(t, number) == [second, escort]
    pancake_unit(t, second)
    assert t.off_course[number] == HOMING
    assert t.raid[escort] == number


@pytest.mark.rule("9.3.6")
def test_escorts_may_go_home_with_the_bombers() -> None:
    from opsroom.titles.burning_blue.rules.raid_partings import EscortChoice

    t = blue(2, [9, 10])
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 close_escort 12", at_place="1433")
    first, _, escort = members(t, number)
    new = pancake_unit(t, first)
    carry_out(t, EscortChoice())
    answer(t, f"luftwaffe_{escort - members(t, new)[0] + 1:02d}")
    assert t.raid[escort] == new
    assert t.task[escort] == CLOSE_ESCORT
    assert t.off_course[new] == HOMING


@pytest.mark.rule("12.1.4")
def test_of_a_tallied_raid_that_parts_the_raf_keeps_one_part_in_sight() -> None:
    from opsroom.titles.burning_blue.rules.raid_partings import TallyChoice

    t = blue(2)
    unit = squadron(t, "610", "1433", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="1433")
    tally(t, unit, number)
    new = pancake_unit(t, members(t, number)[0])
    assert t.raid_seen[new] == -1
    assert all(t.seen[u] == -1 for u in members(t, new))
    script(t, 0)  # the part that is let go is checked
    carry_out(t, TallyChoice())
    answer(t, f"hostile_{new + 1:02d}")
    assert t.tally[unit] == new
    assert (t.tallied[number], t.tallied[new]) == (0, 1)


@pytest.mark.rule("9.3.6", "9.2.5")
def test_raids_under_one_counter_part_at_their_point() -> None:
    t = blue(2)
    first = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1436", "2124", "1439"], seen=False)
    second = raid(t, "ii_kg2 bombing 12", at_place="1439", course=["1439", "1436", "2228", "1439"], seen=False)
    t.target_way[first] = t.target_way[second] = 2
    unit = members(t, second)[0]
    t.state[second], t.joined_to[second], t.part_at[second] = JOINED, first + 1, 1
    t.raid[unit], t.raid_at[second] = first, NONE
    script(t, 1, 2)
    fly(t, first)
    assert t.state[second] == FLYING
    assert t.raid[unit] == second
    assert t.raid_at[second] == at("1436")


@pytest.mark.rule("10.3.4")
def test_the_option_lets_a_raid_plot_its_way_home() -> None:
    t = blue(2, plot_home=1)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1835")
    send_home(t, number, GOING_HOME)
    fly(t, number)
    assert asked(t) == "choose_recovery"
    answer(t, "1744", "1738", "pass")
    assert apart(t.raid_at[number], at("1835")) == 4 or t.raid_at[number] == at("1738")
    fly(t, number)
    fly(t, number)
    assert t.state[number] == HOME


@pytest.mark.rule("9.3.7", "10.2.7")
def test_a_sweep_comes_back_to_its_course_where_it_likes() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1530", course=["1439", "1429", "1439"])
    t.off_course[number] = TO_COURSE
    fly(t, number)
    assert asked(t) == "choose_return"
    assert "1431" in options(t)
    answer(t, "1431", "14")
    assert t.off_course[number] == ON_COURSE
    assert t.plotted[members(t, number)[0]] == 14


# --- § 9.4: tasks
@pytest.mark.rule("9.4", "9.4.1", "10.3.2")
def test_a_sweep_stops_at_its_point_and_orbits() -> None:
    from opsroom.titles.burning_blue.rules.orders import PatrolPhase

    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439", "1429", "1439"])
    t.orbit_at[number] = at("1437") + 1
    fly(t, number)
    assert t.raid_at[number] == at("1437")
    carry_out(t, PatrolPhase())
    assert t.orbiting[number] == 1
    carry_out(t, LuftwaffeMovement())
    answer(t, "rest")
    assert t.raid_at[number] == at("1437")
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "fast")
    assert t.raid_at[number] == at("1433")


@pytest.mark.rule("9.4.4", "16.2.1")
def test_jabos_come_down_bomb_and_hunt() -> None:
    t = blue(5, [1, 1])
    number = raid(
        t,
        "ii_lg2 bombing 24",
        "i_jg3 top_cover 26",
        at_place="2026",
        course=["2026", "2028", "1439"],
        target="t_maidstone",
        target_kind=6,
    )
    t.descend_at[number], t.attack_angels[number] = at("2027") + 1, 8
    fly(t, number)
    fighter, cover_unit = members(t, number)
    assert t.angels[fighter] == 8
    assert t.angels[cover_unit] == 26
    assert events_of(t, "bombed")[0][3] == BOMBING_VP[6 * VP_COLUMNS + 4]  # a Jabo Gruppe undisturbed
    assert t.task[fighter] == t.task[cover_unit] == FREIE_JAGD
    assert t.sweep[number] == 1


@pytest.mark.rule("16.2.4", "9.3.3", "9.2.3", "13.5.2", "16.4.1", "16.4.3")
def test_strafing_brings_a_sweep_down_and_home_at_angels_2() -> None:
    """The rulebook's example: it leaves the guns behind before it climbs."""
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2037", course=["2037", "2235", "2439", "1439"])
    unit = members(t, number)[0]
    t.attacking[number] = 1
    script(t, 1, 1)  # light guns
    fly(t, number)
    assert t.raid_at[number] == at("2235")  # Manston
    assert t.angels[unit] == 0
    assert events_of(t, "strafed")[0][1] == field("manston")
    assert t.low_ammo[unit] == 1
    assert t.plotted[unit] == 2
    assert t.closed_until[field("manston")] == 1
    script(t, 1, 1)  # the next hex on its course has light guns too
    fly(t, number)
    assert t.angels[unit] == 2
    assert t.raid_at[number] != at("2235")


@pytest.mark.rule("15.2", "22")
def test_a_sweep_shoots_balloons_down() -> None:
    t = blue(2, [1, 1, 1, 1, 6, 4])  # the guns of Dover, heavy and light, then ten on the balloon column: four balloons
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1837", course=["1837", "1835", "1439"])
    t.attacking[number] = 2
    fly(t, number)
    assert t.angels[members(t, number)[0]] == 4
    assert t.balloons == 4
    assert t.vp == 2


@pytest.mark.rule("16.2.2", "15.1", "14.1.3", "13.5.3")
def test_dive_bombers_spend_a_point_on_the_dive_among_guns_and_balloons() -> None:
    t = blue(1)
    number = raid(t, "ii_stg1 bombing 12", at_place="1837", course=["1837", "1835", "1439"], target="dover_port")
    t.method[number] = DIVE
    stuka = members(t, number)[0]
    t.plotted_back[stuka] = 2
    reveal(t, number)
    # heavy guns on entering; the way; light guns at Angels 2; balloons; after the bombs, cohesion
    script(t, 1, 2, 1, 1, 1, 2, 4, 5, 4, 5)
    fly(t, number)
    assert t.angels[stuka] == 2
    assert t.dived[stuka] == 1
    assert events_of(t, "balloons_met")
    assert events_of(t, "bombed")[0][3] == BOMBING_VP[2 * VP_COLUMNS + 2]  # two columns better than undisturbed
    assert t.raid_at[number] == at("1835")


@pytest.mark.rule("16.2.2")
def test_without_a_point_left_the_dive_waits_for_the_next_turn() -> None:
    t = blue(1)
    number = raid(t, "ii_stg1 bombing 12", at_place="1838", course=["1838", "1835", "1439"], target="dover_port")
    t.method[number] = DIVE
    t.plotted_back[members(t, number)[0]] = 2
    for i in range(len(t.convoy)):  # convoys have balloons of their own
        t.convoy[i] = 0
    script(t, 1, 2, 1, 1)
    fly(t, number)
    assert t.raid_at[number] == at("1835")
    assert not events_of(t, "bombed")
    script(t, 1, 2, 4, 5, 4, 5)
    fly(t, number)
    assert events_of(t, "bombed")


@pytest.mark.rule("16.2.3", "9.2.3")
def test_low_level_raiders_bomb_at_angels_0() -> None:
    t = blue(3)
    number = raid(
        t,
        "staffel_iii_kg76 bombing 0",
        at_place="2126",
        course=["2126", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.method[number] = LOW_LEVEL
    script(t, 1, 1, 1, 1, 3, 1, 1)  # light guns, the way, airfield damage, operations room
    fly(t, number)
    assert events_of(t, "bombed")[0][3] == BOMBING_VP[1 * VP_COLUMNS + 2]  # a Staffel at -2
    assert t.damage[field("biggin_hill")] == 1


@pytest.mark.rule("9.3.9", "17.2", "17.2.2", "17.2.3", "17.2.4")
def test_fighters_that_recover_late_roll() -> None:
    """III/JG 26 at Caffiers: before noon no roll, at noon one; six hexes away its time is a turn earlier."""
    for place, turn, rolls in (("1439", 19, 0), ("1439", 20, 1), ("1744", 19, 1), ("1744", 18, 0)):
        t = blue(2, [1, 1] * rolls, turn=turn)
        number = raid(t, "iii_jg26 freie_jagd 20", at_place=place, course=["1835", place])
        t.leg[number] = 1
        t.home_by[members(t, number)[0]] = 20
        reveal(t, number)
        fly(t, number)
        assert t.state[number] == HOME
        assert len(events_of(t, "recovery_rolled")) == rolls, (place, turn)


@pytest.mark.rule("21.2", "22")
def test_relief_joins_a_raid_on_its_way_home_over_the_strait() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1835", course=["1439", "1835", "1439"])
    bomber = members(t, number)[0]
    t.bombs[bomber], t.target_way[number], t.leg[number] = 0, 1, 1
    other = raid(t, "ii_jg26 channel_patrol 0", at_place="1439")
    patrol = members(t, other)[0]
    t.raid[patrol] = t.plan[patrol] = NONE
    t.state[other] = 0
    t.patrol_box[patrol] = 3
    t.relief[number], t.relieves[patrol] = 1, number + 1
    t.relief_task[patrol], t.relief_angels[patrol] = CLOSE_ESCORT, 12
    fly(t, number)
    assert t.raid[patrol] == number
    assert t.task[patrol] == CLOSE_ESCORT
    assert t.home_by[patrol] == t.turn + 20 - 12
    assert t.patrol_box[patrol] == 0


@pytest.mark.rule("21.2")
def test_relief_does_not_find_a_raid_that_pancakes() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1835", course=["1439", "1835", "1439"])
    t.bombs[members(t, number)[0]], t.target_way[number], t.leg[number] = 0, 1, 1
    other = raid(t, "ii_jg26 channel_patrol 0", at_place="1439")
    patrol = members(t, other)[0]
    t.raid[patrol] = t.plan[patrol] = NONE
    t.state[other] = 0
    t.patrol_box[patrol] = 3
    t.relief[number], t.relieves[patrol], t.relief_task[patrol] = 1, number + 1, CLOSE_ESCORT
    send_home(t, number, GOING_HOME)
    fly(t, number)
    assert t.task[patrol] == CHANNEL_PATROL
