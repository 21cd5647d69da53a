"""The turn, set-up, events, wings, the channel patrol, and victory: chapters 5, 6, 7, 20, 21, 22."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.engine.title import Setup
from opsroom.titles.burning_blue import OPTIONS, opening
from opsroom.titles.burning_blue.rules.channel_patrol import ChannelPatrol
from opsroom.titles.burning_blue.rules.charts import COUNTER_IDS
from opsroom.titles.burning_blue.rules.chits import IN_HAND
from opsroom.titles.burning_blue.rules.detection import update_limit
from opsroom.titles.burning_blue.rules.events import RandomEvents
from opsroom.titles.burning_blue.rules.flights import can_split, split
from opsroom.titles.burning_blue.rules.forces import CHIT_IDS, CHIT_RL, CHITS, FLIGHT_421
from opsroom.titles.burning_blue.rules.geography import ZONE_IDS
from opsroom.titles.burning_blue.rules.raf_set_up import RafSetUp
from opsroom.titles.burning_blue.rules.sequence import GameTurn, clock_of
from opsroom.titles.burning_blue.rules.set_up import DayAndTime, DummyCounters
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    CHANNEL_PATROL,
    DRAWN,
    FIRST_FLIGHT,
    LUFTWAFFE_WINS,
    PHASES,
    PLANNED,
    RAF_WINS,
    READY,
    SCRAMBLE,
    VECTOR,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import final_points, response_level, response_points, verdict
from opsroom.titles.burning_blue.rules.weather import read_sky
from opsroom.titles.burning_blue.rules.wings import WingForming
from tests.titles.burning_blue.scenes import (
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
)


# --- § 5, § 6.2
@pytest.mark.rule("5.3", "2.2.8")
def test_a_turn_is_five_minutes() -> None:
    t = blue(1, start=11 * 60)
    assert clock_of(t, 3) == 11 * 60 + 15


@pytest.mark.rule("5.2", "5.3", "18.2.1")
def test_the_phases_follow_each_other() -> None:
    t = blue(1, [4, 4])
    squadron(t, "610", "2124", 10, "vector", goal="2134")
    seen: list[str] = []
    carry_out(t, GameTurn())
    while t.top is not None:
        seen.append(PHASES[t.phase])
        answer(t, "pass" if "pass" in options(t) else "rest")
    assert seen == sorted(seen, key=PHASES.index)
    assert t.turn == 1
    assert PHASES.index(seen[0]) >= 3


@pytest.mark.rule("2.1", "6.2", "5.1")
@pytest.mark.parametrize(("dice", "start"), [([1, 1], 7 * 60), ([3, 4], 12 * 60), ([6, 6], 19 * 60)])
def test_two_dice_give_the_hour(dice: list[int], start: int) -> None:
    t = blue(1, dice)
    carry_out(t, DayAndTime())
    assert t.start == start
    assert (t.vp, t.response, t.air_picture) == (0, 0, 0)


# --- § 6.6: the RAF sets up
@pytest.mark.rule("6.6.1", "6.6.2", "6.6.3", "6.6.4", "6.6.6", "4.3", "4.3.1", "6.6", "6.1")
def test_the_readiness_die_sets_the_tote_board() -> None:
    t = blue(1, [2])
    carry_out(t, RafSetUp())
    assert t.tote[squadron_row("609")] == READY  # R R A
    assert t.tote[squadron_row("87")] == AVAILABLE  # A R R
    assert t.tote[squadron_row("141")] == 0  # optional
    assert t.field[squadron_row("87")] == field("exeter")
    t = blue(1, [5], optional_units=1)
    carry_out(t, RafSetUp())
    assert t.tote[squadron_row("609")] == AVAILABLE
    assert t.tote[squadron_row("141")] == READY


def squadron_row(number: str) -> int:
    from opsroom.titles.burning_blue.rules.forces import SQUADRON_IDS

    return SQUADRON_IDS.index(f"squadron_{number}")


@pytest.mark.rule("6.6.7")
def test_the_duxford_wing_table_adds_squadrons() -> None:
    t = blue(4, [1, 6, 6])
    carry_out(t, RafSetUp())
    assert t.tote[squadron_row("266")] == READY
    t = blue(4, [1, 1, 1])
    carry_out(t, RafSetUp())
    assert t.tote[squadron_row("266")] == 0
    assert t.tote[squadron_row("242")] == READY


@pytest.mark.rule("18.1.2", "6.6.4")
def test_forward_airfields_are_given_within_a_group() -> None:
    t = blue(1, [1])
    carry_out(t, RafSetUp())
    assert asked(t) == "choose_forward"
    answer(t, "squadron_32")
    assert "warmwell" not in options(t)  # 10 Group's
    answer(t, "hawkinge")
    assert t.forward[squadron_row("32")] == t.field[squadron_row("32")] == field("hawkinge")
    for number in ("610", "501", "64"):
        answer(t, f"squadron_{number}", "lympne")
    assert asked(t) == "choose_aloft"  # four at most


@pytest.mark.rule("6.6.5", "20.1")
def test_early_warning_puts_squadrons_into_the_air() -> None:
    t = blue(1, [1])
    t.form_at[0], t.form_strength[0] = at("1439"), 100
    carry_out(t, RafSetUp())
    answer(t, "pass")  # no forward airfields
    for number, place in (("609", "1206"), ("1", "1417")):
        answer(t, f"squadron_{number}", place)
        assert options(t)[-1] == "14"
        answer(t, "14")
    assert t.response == 4
    answer(t, "squadron_64")  # late: over its airfield or next to it
    assert len(options(t)) == 7
    answer(t, "2123", "6")
    answer(t, "pass")
    unit = squadron_row("609")
    assert (t.tote[unit], t.at[unit], t.angels[unit]) == (AIRBORNE, at("1206"), 14)
    assert t.home_by[unit] == 23 - 3
    assert asked(t) == "choose_ready"  # three aloft: one available squadron becomes ready
    name = options(t)[0]
    answer(t, name)
    assert t.top is None


@pytest.mark.rule("6.6.5", "16.4.2", "23.2.3")
def test_a_squadron_whose_operations_room_is_out_cannot_start_early_in_the_air() -> None:
    """Nowhere is within radio range; found by a campaign in which the room was not repaired."""
    t = blue(1, [1])
    t.form_at[0], t.form_strength[0] = at("1439"), 100
    t.ops_hit[ZONE_IDS.index("middle_wallop")] = 1
    carry_out(t, RafSetUp())
    answer(t, "pass")
    assert asked(t) == "choose_aloft"
    assert "squadron_609" not in options(t)
    assert "squadron_1" in options(t)


@pytest.mark.rule("3.3.1", "6.6.5")
def test_a_flight_counts_half_and_only_one_of_two_starts_in_the_air() -> None:
    t = blue(1, [1])
    carry_out(t, RafSetUp())
    answer(t, "pass", "split", "squadron_609")
    answer(t, "flight_1a", "1206", "10")
    assert t.response == 1
    assert "flight_1b" not in options(t)
    assert t.tote[FIRST_FLIGHT + 1] == READY


@pytest.mark.rule("3.3.1")
def test_a_squadron_is_split_once_and_its_flights_join_again_on_the_ground() -> None:
    from opsroom.titles.burning_blue.rules.airfields import FlightsJoined, can_scramble

    t = blue(1)
    unit = squadron(t, "610")
    t.losses[unit] = 3
    split(t, unit)
    assert (t.losses[FIRST_FLIGHT], t.losses[FIRST_FLIGHT + 1]) == (1, 2)
    assert t.tote[unit] == 0
    t.tote[FIRST_FLIGHT] = SCRAMBLE
    assert not can_scramble(t, FIRST_FLIGHT + 1)
    t.tote[FIRST_FLIGHT] = READY
    carry_out(t, FlightsJoined())
    answer(t, "squadron_610")
    assert (t.tote[unit], t.losses[unit]) == (READY, 3)
    assert not can_split(t, unit)


@pytest.mark.rule("20.4")
def test_421_flight_starts_in_the_air_and_is_no_response() -> None:
    t = blue(5, [1])
    carry_out(t, RafSetUp())
    assert asked(t) == "place_421_flight"
    answer(t, "1835")
    assert (t.at[FLIGHT_421], t.angels[FLIGHT_421], t.home_by[FLIGHT_421]) == (at("1835"), 16, 14)
    assert t.response == 0


@pytest.mark.rule("9.3.1", "6.5", "11.1.2")
def test_dummy_counters_are_laid_down_and_taken_up() -> None:
    t = blue(1, [6])  # card 7 reads a Gruppe as 40+
    carry_out(t, DummyCounters(1))
    answer(t, "dummy_1", "1439", "pass")
    assert at("1439") in t.form_at
    assert max(t.form_strength) == 40
    carry_out(t, DummyCounters(2))
    answer(t, "dummy_1", "pass")
    assert all(p == NONE for p in t.form_at)


# --- § 7: events
@pytest.mark.rule("7", "11.2")
def test_one_and_six_check_every_raid_before_the_event() -> None:
    t = blue(1)
    known = raid(t, "i_kg2 bombing 12", at_place="1433")
    unknown = raid(t, "ii_kg2 bombing 12", at_place="1434", seen=False)
    script(t, 1, 6, 9, 6)  # the dice; card 10 loses the one, card 7 finds the other
    carry_out(t, RandomEvents())
    assert (t.detected[known], t.detected[unknown]) == (0, 1)
    assert events_of(t, "event")[0][:3] == (0, 1, 6)


@pytest.mark.rule("7", "10.1.2", "20.1.1")
def test_events_change_radio_and_scrambles_for_one_turn() -> None:
    for dice, radio, change in (([2, 3], 11, 0), ([4, 5], 14, 0), ([5, 5], 8, 1), ([2, 2], 8, -1), ([4, 4], 8, 0)):
        t = blue(1, dice, radio=14, limit_change=1)
        carry_out(t, RandomEvents())
        assert (t.radio, t.limit_change) == (radio, change)


@pytest.mark.rule("7")
def test_weather_closes_in_on_the_first_zone_of_the_row_and_clears_again() -> None:
    t = blue(1, [1, 1, 2, 3])
    carry_out(t, RandomEvents())
    assert [ZONE_IDS[z] for z in range(15) if t.bad_side[z]] == ["biggin_hill"]
    script(t, 6, 6, 2, 3)
    carry_out(t, RandomEvents())
    assert sum(t.bad_side) == 0


@pytest.mark.rule("7")
def test_a_squadron_is_brought_to_readiness_and_the_filter_room_errs() -> None:
    t = blue(1, [5, 6])
    unit = squadron(t, "610")
    t.tote[unit] = AVAILABLE
    carry_out(t, RandomEvents())
    assert t.tote[unit] == READY
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1433")
    t.strength[number], t.letter[number] = 30, 3
    script(t, 2, 1, 6, 17)  # the 1 checks it first
    carry_out(t, RandomEvents())
    assert t.strength[number] == 50  # card 18 reads E
    assert t.told_angels[number] == 10


# --- § 20
@pytest.mark.rule("20.1.1")
def test_the_scramble_limit_rises_with_what_is_known_and_never_falls() -> None:
    """The rulebook's example: 10+ and 40+ detected, a raid of three Gruppen tallied."""
    t = blue(1)
    one = raid(t, "i_kg2 bombing 12", at_place="1433")
    two = raid(t, "ii_kg2 bombing 12", at_place="1434")
    three = raid(t, "i_kg3 bombing 12", "ii_kg3 bombing 12", "iii_kg3 bombing 12", at_place="1435")
    t.strength[one], t.strength[two], t.tallied[three] = 10, 40, 1
    update_limit(t)
    assert t.limit == 2
    t.tallied[three] = 0
    update_limit(t)
    assert t.limit == 2
    t.strength[one] = 120
    update_limit(t)
    assert t.limit == 3


@pytest.mark.rule("20.2", "20.2.1", "20.2.2")
@pytest.mark.parametrize(("die", "formed"), [(4, True), (5, False)])
def test_a_wing_forms_over_an_airfield_on_a_four(die: int, formed: bool) -> None:
    t = blue(2)
    one, two = squadron(t, "32", "2124", 10), squadron(t, "610", "2124", 10)
    script(t, die)
    carry_out(t, WingForming())
    assert options(t) == ["squadron_32", "squadron_610", "pass"]
    answer(t, "squadron_610")  # there is only one to go with it
    assert (t.leader[one] == t.leader[two] == two) is formed


@pytest.mark.rule("20.2.1")
def test_a_wing_needs_one_height_one_group_and_angels_10() -> None:
    for change in ("high", "other height", "other place"):
        t = blue(2)
        squadron(t, "32", "2124", 12 if change == "high" else 10)
        squadron(
            t,
            "610",
            "2125" if change == "other place" else "2124",
            12 if change == "high" else 8 if change == "other height" else 10,
        )
        carry_out(t, WingForming())
        assert t.top is None, change
    t = blue(2)
    zone = ZONE_IDS.index("biggin_hill")
    t.counter[zone], t.bad_side[zone] = COUNTER_IDS.index("y6"), 1
    read_sky(t, zone)
    one = squadron(t, "32", "2124", 10)
    squadron(t, "610", "2124", 10)
    script(t, 2)  # in overcast only a 1 does
    carry_out(t, WingForming())
    answer(t, "squadron_32")
    assert t.leader[one] == NONE


@pytest.mark.rule("20.2.6")
def test_a_balbo_needs_two_successes_and_stays_where_it_is() -> None:
    """The rulebook's example: 2, then 5, then 3."""
    t = blue(4)
    units = [squadron(t, number, "3325", 10, "vector", goal="3325") for number in ("242", "310", "19")]
    carry_out(t, WingForming())
    answer(t, "squadron_242", "squadron_310")
    script(t, 2)
    answer(t, "squadron_19")
    assert all(t.balbo[u] > 0 for u in units)
    assert all(t.leader[u] == NONE for u in units)
    script(t, 5)
    carry_out(t, WingForming())
    assert all(t.leader[u] == NONE for u in units)
    script(t, 3)
    carry_out(t, WingForming())
    assert [t.leader[u] for u in units] == [units[0]] * 3


@pytest.mark.rule("20.2.5", "8.2.1", "10.2.1")
def test_two_squadrons_that_take_off_together_may_be_a_wing() -> None:
    t = blue(1, [4, 4], limit=2)
    one, two = squadron(t, "32"), squadron(t, "610")
    carry_out(t, GameTurn())
    answer(t, "squadron_32", "squadron_610")
    while asked(t) != "choose_wing":
        answer(t, "pass" if "pass" in options(t) else "rest")
    assert options(t) == ["squadron_32", "squadron_610", "pass"]
    answer(t, "squadron_610")  # § 20.2.2: either may lead
    assert asked(t) == "choose_order"
    answer(t, "vector", "2134", "16")
    assert t.leader[one] == t.leader[two] == two
    assert (t.order[one], t.goal[one]) == (VECTOR, at("2134"))


# --- § 21.1
@pytest.mark.rule("21.1")
def test_the_channel_patrol_falls_on_whoever_is_over_the_strait() -> None:
    t = blue(1)
    unit = squadron(t, "610", "1637", 12)
    number = raid(t, "ii_jg26 channel_patrol 0", at_place="1439")
    patrol = members(t, number)[0]
    t.state[number], t.raid[patrol], t.plan[patrol], t.patrol_box[patrol] = 0, NONE, NONE, 4
    script(t, 3)
    carry_out(t, ChannelPatrol())
    assert t.top is None  # an empty box
    script(t, 4, 1, 1)
    carry_out(t, ChannelPatrol())
    assert asked(t) == "choose_pursuit"  # the interception failed: it may still pursue
    assert t.angels[patrol] == 12
    answer(t, "no")
    assert t.patrol_box[patrol] == 4
    assert t.task[patrol] == CHANNEL_PATROL
    assert t.at[unit] == at("1637")
    t.at[unit] = at("2124")
    script(t)
    carry_out(t, ChannelPatrol())
    assert t.top is None


@pytest.mark.rule("21.1", "20.4")
def test_421_flight_must_be_found_twice() -> None:
    from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft

    t = blue(5)
    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at("1637"), 16, 9)
    number = raid(t, "ii_jg26 channel_patrol 0", at_place="1439")
    patrol = members(t, number)[0]
    t.state[number], t.raid[patrol], t.plan[patrol], t.patrol_box[patrol] = 0, NONE, NONE, 4
    script(t, 4, 3)
    carry_out(t, ChannelPatrol())
    assert t.top is None
    assert not events_of(t, "patrol_attacks")


# --- § 20.1, § 22: victory
@pytest.mark.rule("20.1", "22")
def test_the_response_level_is_the_chits_or_the_scenarios() -> None:
    """The rulebook's examples: 6 + 2 + 3 is 11, more than the scenario has; 14.5 squadrons are 3.5 too many, 10.5 points."""
    t = blue(3)
    assert response_level(t) == 2 * 10  # the scenario's own
    for chit, level in (("M", 6), ("R", 2), ("A", 3)):
        assert CHIT_RL[t.scenario * CHITS + CHIT_IDS.index(chit)] == 2 * level
        t.chits_held[CHIT_IDS.index(chit)] = IN_HAND
    assert response_level(t) == 2 * 11
    t.response = 29
    assert response_points(t) == 21
    t.chits_only = 1
    t.chits_held[CHIT_IDS.index("M")] = t.chits_held[CHIT_IDS.index("A")] = 0
    assert response_level(t) == 2 * 2


@pytest.mark.rule("22", "2.2.7")
def test_the_verdict_compares_with_the_raids_value() -> None:
    """The rulebook's example: 87 points of raids."""
    assert verdict(2 * 88, 87) == LUFTWAFFE_WINS
    assert verdict(2 * 87, 87) == DRAWN
    assert verdict(2 * 44, 87) == DRAWN
    assert verdict(87, 87) == RAF_WINS  # 43.5


@pytest.mark.rule("22", "21.1.1", "21.2")
def test_relief_and_a_channel_sweep_cost_points() -> None:
    t = blue(1, vp=20, reliefs=2, sweeps_sent=1)
    assert final_points(t) == 20 - 2 - 4


# --- § 6.7: the end
@pytest.mark.rule("6.7", "5.1", "1.4")
@pytest.mark.parametrize("mode", ["scenario1", "scenario2", "scenario3", "scenario4", "scenario5"])
def test_a_game_at_random_ends_when_all_raids_are_home(mode: str) -> None:
    t = opening(Setup(mode, {name: choice.default for name, choice in OPTIONS.items()}, ("luftwaffe", "raf")))
    assert isinstance(t, Blue)
    t.chance = random_dice(5)
    choose = random_dice(6)
    t.run()
    answers = 0
    while t.top is not None:
        t.play(t.options[choose.below(t.offered)])
        answers += 1
        assert answers < 10_000
    assert t.ended > 0
    assert all(state != PLANNED for state in t.state)
