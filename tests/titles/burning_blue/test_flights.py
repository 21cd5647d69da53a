"""Flights, formations, landing and petrol.  § 3.1.2, § 3.3.1, § 8.2.2, § 17"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import FlightsJoined
from opsroom.titles.burning_blue.rules.charts import K_RAIN
from opsroom.titles.burning_blue.rules.courses import find_on_course, last_point
from opsroom.titles.burning_blue.rules.endurance import (
    is_down,
    is_raid_short,
    land,
    recover_raid,
    roll_recovery,
    turns_home,
)
from opsroom.titles.burning_blue.rules.flights import rejoin, release_lost_pairs, split, twin_of
from opsroom.titles.burning_blue.rules.formations import is_balbo, place_formation
from opsroom.titles.burning_blue.rules.geography import HEXES, apart
from opsroom.titles.burning_blue.rules.losses import aircraft_left
from opsroom.titles.burning_blue.rules.recovery import turns_between, turns_to_base
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AWAY,
    FIRST_FLIGHT,
    LANDED,
    READY,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    at,
    blue,
    carry_out,
    events_of,
    field,
    members,
    raid,
    squadron,
    weather,
    wing,
)

ONE, TWO, THREE, FOUR = range(FIRST_FLIGHT, FIRST_FLIGHT + 4)


def two_pairs(t: Blue) -> tuple[int, int]:
    one, two = squadron(t, "32"), squadron(t, "610")
    split(t, one)
    split(t, two)
    return one, two


# --- § 3.3.1
@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize(
    ("column", "flights", "squadron_has"),
    [
        ("low_ammo", (0, 0), 0),
        ("low_ammo", (1, 0), 1),
        ("low_ammo", (0, 1), 1),
        ("low_ammo", (1, 1), 1),
        ("rearmed", (0, 1), 0),
        ("rearmed", (1, 0), 0),
        ("tries", (2, 3), 3),
        ("tries", (3, 2), 3),
        ("called", (1, 0), 1),
        ("called", (0, 1), 1),
        ("disruption", (0, 0), 0),
        ("losses", (2, 3), 5),
    ],
)
def test_3_3_1_a_squadron_that_joins_again_is_as_its_flights_were(
    column: str, flights: tuple[int, int], squadron_has: int
) -> None:
    t = blue(1)
    one, two = two_pairs(t)
    for flight, value in zip((ONE, TWO), flights, strict=True):
        getattr(t, column)[flight] = value
    rejoin(t, ONE)
    assert getattr(t, column)[one] == squadron_has
    assert (t.tote[one], t.tote[ONE], t.tote[TWO]) == (READY, AWAY, AWAY)
    assert (t.parent[2], t.parent[3], t.tote[THREE], t.field[THREE]) == (two, two, READY, field("biggin_hill"))


@pytest.mark.rule("3.3.1")
def test_3_3_1_counters_that_are_used_again_carry_nothing_over() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    for flight in (ONE, TWO):
        t.climbed[flight] = t.dogfight[flight] = t.fought[flight] = t.struck[flight] = t.order[flight] = 1
        t.goal[flight] = t.leader[flight] = t.tally[flight] = 1
    split(t, unit)
    for flight in (ONE, TWO):
        assert (t.climbed[flight], t.dogfight[flight], t.fought[flight], t.struck[flight]) == (0, 0, 0, 0)
        assert (t.order[flight], t.goal[flight], t.leader[flight], t.tally[flight]) == (0, NONE, NONE, NONE)
    assert events_of(t, "squadron_split")[0][:3] == (unit, ONE, TWO)
    assert [twin_of(flight) for flight in (ONE, TWO, THREE, FOUR)] == [TWO, ONE, FOUR, THREE]


@pytest.mark.rule("3.3.1", "23.2.3")
def test_3_3_1_only_a_pair_both_of_whose_flights_are_lost_gives_its_counters_back() -> None:
    t = blue(1)
    one, two = two_pairs(t)
    for flight in (ONE, TWO, THREE, FOUR):
        t.losses[flight] = 6
    t.tote[THREE] = AWAY
    t.tote[FOUR] = AIRBORNE
    t.losses[FIRST_FLIGHT + 4] = t.losses[FIRST_FLIGHT + 5] = 6  # counters of an earlier pair
    before = sum(t.losses)
    release_lost_pairs(t)
    assert (t.parent[0], t.parent[2], sum(t.losses)) == (one, two, before)
    t.tote[FOUR] = AWAY
    release_lost_pairs(t)
    assert (t.parent[0], t.parent[2], t.losses[two], t.losses[one]) == (one, NONE, 12, 0)


# --- § 3.1.2, § 20.2.6
@pytest.mark.rule("20.2.6", "8.1.5")
def test_20_2_6_three_squadrons_make_a_balbo_and_only_who_goes_up_has_climbed() -> None:
    t = blue(4)
    pair = wing(t, "303", "229")
    three = wing(t, "504", "253", "501")
    assert (is_balbo(t, pair[0]), is_balbo(t, three[0])) == (False, True)
    t.angels[three[1]] = 10
    place_formation(t, three[0], at("2125"), 12)
    assert [(t.at[unit], t.angels[unit]) for unit in three] == [(at("2125"), 12)] * 3
    assert [t.climbed[unit] for unit in three] == [0, 1, 0]


# --- § 8.2.2, § 17.2
@pytest.mark.rule("8.2.2")
@pytest.mark.parametrize(("angels", "down"), [(0, True), (2, True), (4, False)])
def test_8_2_2_a_squadron_lands_from_angels_2(angels: int, down: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", angels, "pancake", goal="2124")
    t.field[unit] = field("biggin_hill")
    assert is_down(t, unit) is down


@pytest.mark.rule("17.2.1", "17.2.3", "8.2.2")
@pytest.mark.parametrize(("turn", "dice", "late"), [(5, [], None), (10, [6, 6], 0), (11, [6, 6], 1)])
def test_17_2_a_landing_squadron_rolls_by_the_turns_it_is_late(turn: int, dice: list[int], late: int | None) -> None:
    t = blue(1, dice, turn=turn)
    unit = squadron(t, "610", "2124", 2, "pancake", goal="2124")
    t.field[unit], t.home_by[unit], t.rearmed[unit], t.losses[unit] = field("biggin_hill"), 10, 1, 0
    land(t, unit)
    assert [row[1] for row in events_of(t, "recovery_rolled")] == ([late] if late is not None else [])
    assert (t.tote[unit], t.field[unit], t.angels[unit], t.rearmed[unit]) == (LANDED, field("biggin_hill"), 0, 0)
    assert t.landings[field("biggin_hill")] == 1


@pytest.mark.rule("17.2", "18.1.3")
@pytest.mark.parametrize(("left", "box"), [(1, LANDED), (0, AWAY)])
def test_17_2_a_single_aircraft_that_comes_home_is_a_squadron_still(left: int, box: int) -> None:
    """In rain, with a roll that loses nothing, or its last aircraft."""
    t = blue(1, [2, 2] if left else [6, 6], turn=5)
    weather(t, K_RAIN, 0, 2)
    unit = squadron(t, "610", "2124", 2, "pancake", goal="2124")
    t.field[unit], t.home_by[unit], t.losses[unit] = field("biggin_hill"), 10, 11
    land(t, unit)
    assert (aircraft_left(t, unit), t.tote[unit]) == (left, box)


@pytest.mark.rule("17.2.1", "19.2.9")
def test_17_2_1_in_rain_a_squadron_in_good_time_rolls_as_if_it_were_just_late() -> None:
    t = blue(1, [6, 6], turn=5)
    weather(t, K_RAIN, 0, 2)
    unit = squadron(t, "610", "2124", 2, "pancake", goal="2124")
    t.field[unit], t.home_by[unit], t.losses[unit] = field("biggin_hill"), 10, 11
    land(t, unit)
    assert events_of(t, "recovery_rolled")[0][:3] == (unit, 0, 12)
    assert t.tote[unit] in (LANDED, AWAY)


@pytest.mark.rule("17.2.4")
@pytest.mark.parametrize("seen", [True, False])
def test_17_2_4_four_turns_late_all_are_lost_and_the_raf_hears_of_what_it_sees(seen: bool) -> None:
    t = blue(1, [1, 1])
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="1439", seen=seen)
    one, two = members(t, number)
    if seen:
        t.seen[one] = t.seen[two] = -1
    roll_recovery(t, one, 0, at("1439"))
    roll_recovery(t, two, 4, at("1439"))
    expected = [(one, 0, 2), (two, 4, 0)] if seen else []
    assert [row[:3] for row in events_of(t, "recovery_rolled")] == expected
    assert t.losses[two] == 24


@pytest.mark.rule("17.2.2", "9.3.9")
@pytest.mark.parametrize("seen", [True, False])
def test_9_3_9_bombers_come_home_at_any_time_and_unseen_raids_in_silence(seen: bool) -> None:
    t = blue(1, turn=20)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", seen=seen)
    bomber = members(t, number)[0]
    t.home_by[bomber], t.dogfight[bomber] = 0, 1
    recover_raid(t, number)
    assert (t.raid[bomber], t.plan[bomber], t.dogfight[bomber], t.losses[bomber]) == (NONE, NONE, 0, 0)
    assert len(events_of(t, "raid_recovered")) == int(seen)


# --- § 17.1: petrol
@pytest.mark.rule("17.1")
@pytest.mark.parametrize(("place", "turns"), [("2124", 0), ("2125", 1), ("2128", 1), ("2129", 2), ("2132", 2)])
def test_17_1_a_fighter_flies_four_hexes_a_turn_towards_home(place: str, turns: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", place, 12)
    t.forward[unit] = NONE
    assert turns_home(t, unit) == turns


@pytest.mark.rule("17.1", "17.1.3")
@pytest.mark.parametrize(
    ("name", "place", "home"),
    [
        ("i_jg3", "1433", "1439"),
        ("i_jg3", "1434", "1439"),
        ("i_jg3", "1435", "1439"),
        ("i_jg2", "1204", "cherbourg"),
        ("i_jg2", "cherbourg", "1204"),
        ("i_jg2", "cherbourg", "cherbourg"),
    ],
)
def test_17_1_a_sweep_turns_back_in_time_with_a_turn_in_hand(name: str, place: str, home: str) -> None:
    t = blue(1)
    number = raid(t, f"{name} freie_jagd 20", at_place=place, course=[home, place, home])
    unit = members(t, number)[0]
    if at(place) < HEXES and at(home) < HEXES:
        turns = -(-apart(at(place), at(home)) // 4) + 1
    else:
        turns = turns_between(at(place), at(home)) + 2
    assert last_point(t, number) == at(home)
    t.home_by[unit] = t.turn + turns + turns_to_base(t, unit, at(home))
    assert is_raid_short(t, number)
    t.home_by[unit] += 1
    assert not is_raid_short(t, number)


# --- § 9.3.7: the course
@pytest.mark.rule("9.3.7", "9.2.2")
def test_9_3_7_a_raid_takes_up_its_course_again_where_it_has_not_flown_yet() -> None:
    """There and back by the same hexes: it was a hex short of the turning point, and is on the way back now."""
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1431", course=["1429", "1433", "1429"])
    t.leg[number], t.step[number] = 0, 3
    find_on_course(t, number)
    assert (t.leg[number], t.step[number]) == (1, 2)


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
