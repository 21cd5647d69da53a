"""Petrol, recovery, the tote board, flights, the response and the scramble limit: 3.3.1, 17, 18, 20.1."""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Scripted
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import (
    FlightsJoined,
    Readiness,
    Scrambles,
    can_scramble,
    finish_rearming,
    scramble_limit,
    take_off,
    turn_round,
)
from opsroom.titles.burning_blue.rules.bombing import close_field
from opsroom.titles.burning_blue.rules.charts import (
    RECOVERY_LARGE,
    RECOVERY_SMALL,
)
from opsroom.titles.burning_blue.rules.chits import IN_HAND
from opsroom.titles.burning_blue.rules.detection import update_limit
from opsroom.titles.burning_blue.rules.endurance import (
    can_land_at,
    capacity,
    land,
    recover_raid,
    roll_recovery,
    run_out_of_petrol,
)
from opsroom.titles.burning_blue.rules.flights import can_split, split, twin_of
from opsroom.titles.burning_blue.rules.forces import CHIT_IDS, CHIT_RL, CHITS, FLIGHT_421
from opsroom.titles.burning_blue.rules.losses import points_for
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    AWAY,
    FIRST_FLIGHT,
    FLYING,
    HOME,
    LANDED,
    READY,
    REARMING_1,
    REARMING_2,
    REFORMING,
    SCRAMBLE,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import final_points, response_level, response_points, verdict
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
    refusals,
    sky,
    squadron,
)

KENLEY, CROYDON = "2123", "2222"


def on_ground(t: Blue, number: str, box: int) -> int:
    unit = squadron(t, number)
    t.tote[unit] = box
    return unit


# --- § 17.2: recovery
@pytest.mark.rule("17.2.4", "17.2")
@pytest.mark.parametrize("late", [0, 1, 2, 3])
def test_the_recovery_roll_goes_by_turns_late_and_by_size(late: int) -> None:
    t = blue(1, [6, 6, 6, 6])
    unit, flight = squadron(t, "54", KENLEY, 2), squadron(t, "65", KENLEY, 2)
    t.small[flight] = 1
    roll_recovery(t, unit, late, at(KENLEY))
    roll_recovery(t, flight, late, at(KENLEY))
    assert t.losses[unit] == min(RECOVERY_LARGE[late].read(12), 12)
    assert t.losses[flight] == min(RECOVERY_SMALL[late].read(12), 6)


@pytest.mark.rule("17.2.4", "22")
def test_four_turns_late_nobody_comes_home_and_it_counts() -> None:
    t = blue(1)
    unit = squadron(t, "54", KENLEY, 2)
    roll_recovery(t, unit, 4, at(KENLEY))  # no dice are thrown
    assert t.losses[unit] == 12
    assert t.vp == 24
    assert t.tote[unit] == AWAY


@pytest.mark.rule("17.2.1", "8.2.2")
def test_a_squadron_that_lands_in_time_is_down_without_a_roll() -> None:
    t = blue(1)
    unit = squadron(t, "64", KENLEY, 2, "pancake", goal=KENLEY)
    t.field[unit], t.home_by[unit], t.turn = field("kenley"), 10, 9
    land(t, unit)
    assert (t.tote[unit], t.losses[unit]) == (LANDED, 0)


@pytest.mark.rule("19.2.9", "17.2.4")
def test_landing_in_rain_takes_a_roll_in_the_first_column() -> None:
    t = blue(1, [6, 6])
    sky(t, "kenley", "g16", 1)  # rain
    unit = squadron(t, "64", KENLEY, 2, "pancake", goal=KENLEY)
    t.field[unit] = field("kenley")
    land(t, unit)
    assert t.losses[unit] == RECOVERY_LARGE[0].read(12)


@pytest.mark.rule("19.2.9", "18.2.4")
def test_nobody_takes_off_or_lands_in_mist() -> None:
    t = blue(1)
    unit = squadron(t, "64")
    assert can_scramble(t, unit)
    assert can_land_at(t, field("kenley"))
    sky(t, "kenley", "y4", 1)  # mist
    assert not can_scramble(t, unit)
    assert not can_land_at(t, field("kenley"))


@pytest.mark.rule("17.2.3", "17.2.2", "9.3.9")
@pytest.mark.parametrize(
    ("place", "turn", "rolls"), [("1439", 11, False), ("1439", 12, True), ("1744", 10, False), ("1744", 11, True)]
)
def test_iii_jg26_of_caffiers_is_due_a_turn_earlier_six_hexes_away(place: str, turn: int, rolls: bool) -> None:
    t = blue(1, [1, 1] if rolls else [])
    number = raid(t, "iii_jg26 freie_jagd 12", at_place=place)
    (gruppe,) = members(t, number)
    t.home_by[gruppe], t.turn = 12, turn
    recover_raid(t, number)
    assert t.state[number] == HOME
    assert t.raid[gruppe] == NONE


@pytest.mark.rule("17.1", "17.2.2")
def test_bombers_have_no_limit() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.turn = 90
    recover_raid(t, number)  # no dice are thrown
    assert t.state[number] == HOME


@pytest.mark.rule("17.2.4")
def test_whoever_is_still_up_four_turns_after_his_time_comes_down_where_he_is() -> None:
    t = blue(1)
    unit = squadron(t, "54", "1835", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="1736")
    late, spare = members(t, number)
    t.turn, t.home_by[unit], t.home_by[late], t.home_by[spare] = 14, 11, 10, 12
    run_out_of_petrol(t)
    assert t.tote[unit] == AIRBORNE
    assert (t.losses[late], t.losses[spare]) == (24, 0)
    assert t.state[number] == FLYING


# --- § 18.1: airfields
@pytest.mark.rule("18.1.1", "18.1", "18.1.3")
def test_a_sector_airfield_takes_two_units_a_turn_another_one_and_never_both_ways() -> None:
    t = blue(1)
    kenley, croydon = field("kenley"), field("croydon")
    assert (capacity(t, kenley), capacity(t, croydon)) == (2, 1)
    one, two = squadron(t, "64"), squadron(t, "615")
    t.take_offs[kenley] = 1
    assert can_scramble(t, one)
    assert not can_land_at(t, kenley)
    t.take_offs[kenley] = 2
    assert not can_scramble(t, two)
    t.take_offs[kenley], t.landings[kenley] = 0, 1
    assert not can_scramble(t, one)
    assert can_land_at(t, kenley)
    t.landings[kenley] = 2
    assert not can_land_at(t, kenley)


@pytest.mark.rule("18.1.1", "16.4.1")
def test_an_airfield_bombed_to_nothing_neither_launches_nor_lands() -> None:
    t = blue(1)
    unit = squadron(t, "111")
    t.damage[field("croydon")] = 1
    assert not can_scramble(t, unit)
    assert not can_land_at(t, field("croydon"))


# --- § 18.2: the round of the tote board
@pytest.mark.rule("18.2.5", "18.2.6", "18.2.1", "18.2")
def test_a_squadron_that_lands_can_be_ready_three_turns_later() -> None:
    t = blue(1, [3])
    unit = on_ground(t, "64", LANDED)
    t.disruption[unit] = t.low_ammo[unit] = 1
    boxes = []
    for _ in range(4):
        turn_round(t)
        boxes.append(int(t.tote[unit]))
    assert boxes == [REFORMING, REARMING_2, REARMING_1, READY]
    assert (t.disruption[unit], t.low_ammo[unit]) == (0, 0)


@pytest.mark.rule("18.2.5", "13.5.1")
@pytest.mark.parametrize(("die", "box"), [(2, REFORMING), (3, REARMING_2)])
def test_reforming_takes_a_three(die: int, box: int) -> None:
    t = blue(1, [die])
    unit = on_ground(t, "64", REFORMING)
    turn_round(t)
    assert t.tote[unit] == box


@pytest.mark.rule("18.2.6", "18.1.2")
def test_away_from_home_a_squadron_rearms_twice_over() -> None:
    t = blue(1)
    unit = on_ground(t, "64", REARMING_1)
    t.field[unit] = field("croydon")
    finish_rearming(t, unit)
    assert t.tote[unit] == REARMING_2
    turn_round(t)
    assert t.tote[unit] == REARMING_1
    turn_round(t)
    assert t.tote[unit] == READY
    forward = on_ground(t, "54", REARMING_1)
    t.field[forward] = t.forward[forward] = field("manston")
    finish_rearming(t, forward)
    assert t.tote[forward] == READY  # it belongs to both


@pytest.mark.rule("18.2.2", "18.2.3")
def test_available_squadrons_become_ready_on_a_six() -> None:
    t = blue(1, [5, 6])
    unit = on_ground(t, "64", AVAILABLE)
    turn_round(t)
    assert t.tote[unit] == AVAILABLE
    turn_round(t)
    assert t.tote[unit] == READY
    assert can_scramble(t, unit)


@pytest.mark.rule("18.2.2")
def test_with_the_option_the_sixth_try_needs_no_die() -> None:
    """First rolled for at 12:15, ready at 12:40."""
    t = blue(1, [1] * 5, sixth_try=1)
    unit = on_ground(t, "64", AVAILABLE)
    for minute in (15, 20, 25, 30, 35):
        turn_round(t)
        assert t.tote[unit] == AVAILABLE, minute
    turn_round(t)
    assert t.tote[unit] == READY


@pytest.mark.rule("18.2.2", "18.2.1")
def test_a_squadron_told_to_stay_dispersed_does_not_roll() -> None:
    t = blue(1)
    unit = on_ground(t, "64", AVAILABLE)
    carry_out(t, Readiness())
    assert asked(t) == "choose_call"
    answer(t, "squadron_64")
    assert t.called[unit] == 0
    t.event_log = None
    turn_round(t)  # no dice are thrown
    assert t.tote[unit] == AVAILABLE
    t.tote[unit] = REARMING_1
    turn_round(t)
    assert t.tote[unit] == AVAILABLE  # after rearming too


@pytest.mark.rule("16.4.1", "18.2.1")
def test_on_a_disrupted_airfield_nothing_moves_but_who_scrambles_goes() -> None:
    t = blue(1)
    unit, runner = on_ground(t, "64", REARMING_2), on_ground(t, "615", SCRAMBLE)
    close_field(t, field("kenley"), t.turn + 2)
    turn_round(t)
    assert t.tote[unit] == REARMING_2
    take_off(t, runner)
    assert (t.tote[runner], t.at[runner], t.angels[runner]) == (AIRBORNE, at(KENLEY), 0)


@pytest.mark.rule("18.2.4", "20.1", "18.2.3", "8.2.1")
def test_a_scramble_counts_for_the_response_and_repeats_count_again() -> None:
    t = blue(1)
    unit = squadron(t, "64")
    carry_out(t, Scrambles())
    answer(t, "squadron_64")
    assert (t.tote[unit], t.response, t.scrambled) == (SCRAMBLE, 2, 1)
    t.tote[unit], t.scrambled, t.take_offs[field("kenley")] = READY, 0, 0
    carry_out(t, Scrambles())
    answer(t, "squadron_64")
    assert t.response == 4


@pytest.mark.rule("18.2.4", "18.1.1")
def test_a_squadron_that_cannot_go_is_refused_with_the_reason() -> None:
    t = blue(1)
    squadron(t, "64")
    squadron(t, "111")
    t.damage[field("croydon")] = 1
    carry_out(t, Scrambles())
    assert "squadron_111" not in options(t)
    assert refusals(t)["squadron_111"] == "airfield_is_full"


# --- § 3.3.1: flights
@pytest.mark.rule("3.3.1", "3.3")
def test_a_squadron_splits_once_into_two_flights_that_share_its_losses() -> None:
    t = blue(1)
    unit = squadron(t, "64")
    t.losses[unit] = 3
    assert can_split(t, unit)
    split(t, unit)
    first, second = FIRST_FLIGHT, FIRST_FLIGHT + 1
    assert t.tote[unit] == AWAY
    assert [t.tote[f] for f in (first, second)] == [READY, READY]
    assert t.losses[first] + t.losses[second] == 3
    assert [t.small[first], t.kind[first], t.field[first]] == [1, t.kind[unit], field("kenley")]
    carry_out(t, FlightsJoined())
    assert options(t) == ["squadron_64", "pass"]
    answer(t, "pass")
    assert t.tote[unit] == AWAY  # they may stay apart
    carry_out(t, FlightsJoined())
    answer(t, "squadron_64")
    assert (t.tote[unit], t.losses[unit]) == (READY, 3)
    assert not can_split(t, unit)


@pytest.mark.rule("3.3.1", "20.1")
def test_of_two_flights_one_a_turn_takes_off_and_counts_half() -> None:
    t = blue(1, limit=3)
    unit = squadron(t, "64")
    split(t, unit)
    carry_out(t, Scrambles())
    answer(t, "flight_1a")
    assert t.response == 1
    assert not can_scramble(t, twin_of(FIRST_FLIGHT))


@pytest.mark.rule("3.3.1")
@pytest.mark.parametrize("state", [AVAILABLE, LANDED, REFORMING, REARMING_1])
def test_any_squadron_on_the_ground_may_split_and_its_flights_are_as_it_was(state: int) -> None:
    t = blue(1)
    squadron(t, "32")
    unit = squadron(t, "64")
    t.tote[unit], t.disruption[unit], t.low_ammo[unit] = state, 1, 1
    carry_out(t, Scrambles())
    answer(t, "split")
    assert {"squadron_32", "squadron_64"} <= set(options(t))
    answer(t, "squadron_64")
    flights = (FIRST_FLIGHT, FIRST_FLIGHT + 1)
    assert [(t.tote[f], t.disruption[f], t.low_ammo[f]) for f in flights] == [(state, 1, 1)] * 2


@pytest.mark.rule("3.3.1")
def test_flights_in_different_boxes_do_not_join() -> None:
    t = blue(1)
    unit = squadron(t, "64")
    split(t, unit)
    t.tote[FIRST_FLIGHT] = AVAILABLE
    carry_out(t, FlightsJoined())
    assert (t.top, t.tote[unit]) == (None, AWAY)
    t.tote[FIRST_FLIGHT] = t.tote[FIRST_FLIGHT + 1] = REFORMING
    carry_out(t, FlightsJoined())
    assert (t.top, t.tote[unit]) == (None, AWAY)  # not reformed yet


# --- § 20.1: response
def hold(t: Blue, *chits: str) -> int:
    for chit in chits:
        t.chits_held[CHIT_IDS.index(chit)] = IN_HAND
    return sum(int(CHIT_RL[t.scenario * CHITS + CHIT_IDS.index(chit)]) for chit in chits)


@pytest.mark.rule("20.1", "6.4.2")
def test_the_response_level_is_the_scenarios_or_the_chits_whichever_is_larger() -> None:
    t = blue(3)  # level 10
    assert hold(t, "N", "T") == 27  # 4.5 and 9
    assert response_level(t) == 27
    t = blue(3)
    hold(t, "N")
    assert response_level(t) == 20
    t.chits_only = 1
    assert response_level(t) == 9


@pytest.mark.rule("20.1", "22")
def test_thirteen_squadrons_and_three_flights_against_eleven_are_ten_and_a_half_points() -> None:
    t = blue(3, chits_only=1)
    hold(t, "N", "D", "R")  # 4.5, 4.5 and 2
    assert response_level(t) == 22
    t.response = 2 * 13 + 3
    assert response_points(t) == 21  # in halves
    t.response = 22
    assert response_points(t) == 0


@pytest.mark.rule("20.4", "20.1")
def test_421_flight_is_no_part_of_the_response() -> None:
    t = blue(5, limit=3)
    t.tote[FLIGHT_421], t.field[FLIGHT_421], t.small[FLIGHT_421] = READY, field("gravesend"), 1
    t.kind[FLIGHT_421], t.sector[FLIGHT_421] = 0, 8
    carry_out(t, Scrambles())
    answer(t, "flight_421")
    assert t.response == 0


# --- § 20.1.1: the scramble limit
@pytest.mark.rule("20.1.1", "12.1.2")
def test_ten_plus_and_forty_plus_detected_and_three_gruppen_tallied_allow_two() -> None:
    t = blue(1)
    one = raid(t, "i_kg2 bombing 12", at_place="1736")
    two = raid(t, "i_kg3 bombing 12", at_place="1737")
    three = raid(t, "ii_kg3 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", at_place="1738")
    t.strength[one], t.strength[two] = 10, 40
    update_limit(t)
    assert t.limit == 1
    t.tallied[three] = 1
    update_limit(t)
    assert t.limit == 2
    t.tallied[three] = t.detected[one] = t.strength[one] = 0
    update_limit(t)
    assert t.limit == 2  # it never falls


@pytest.mark.rule("20.1.1")
def test_gruppen_count_together_only_while_both_are_tallied() -> None:
    """Ruling B53."""
    t = blue(1)
    one = raid(t, "i_kg2 bombing 12", at_place="1736")
    two = raid(t, "i_kg3 bombing 12", at_place="1737")
    for tallied, limit in [((1, 0), 1), ((0, 1), 1), ((1, 1), 2)]:
        t.tallied[one], t.tallied[two] = tallied
        update_limit(t)
        assert t.limit == limit


@pytest.mark.rule("20.1.1")
@pytest.mark.parametrize(("strength", "limit"), [(50, 1), (60, 2), (120, 2), (150, 3)])
def test_announced_strength_raises_the_limit(strength: int, limit: int) -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1736")
    t.strength[number] = strength
    update_limit(t)
    assert scramble_limit(t) == limit


@pytest.mark.rule("20.1.1", "7")
def test_an_event_changes_the_limit_for_a_turn_but_not_below_nothing() -> None:
    t = blue(1)
    t.limit_change = 1
    assert scramble_limit(t) == 2
    t.limit_change = -1
    assert scramble_limit(t) == 0
    squadron(t, "64")
    carry_out(t, Scrambles())
    assert options(t) == ["split", "pass", "stand"]  # nobody goes up
    assert refusals(t)["squadron_64"] == "no_scrambles_left"


# --- § 22: points
@pytest.mark.rule("22")
def test_points_for_aircraft_depend_on_whose_they_are_and_where_they_fall() -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 12)
    bomber, fighter = members(t, raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2527"))
    england, strait, coast = at("2527"), at("1638"), at("1736")
    assert [points_for(t, u, 1, england) for u in (unit, bomber, fighter)] == [2, -4, -3]
    assert [points_for(t, u, 1, strait) for u in (unit, bomber, fighter)] == [3, -3, -2]
    assert points_for(t, unit, 2, coast) == 4  # the sea next to the coast counts as England


@pytest.mark.rule("22")
@pytest.mark.parametrize(("halves", "ending"), [(175, 1), (174, 2), (88, 2), (87, 3), (-20, 3)])
def test_against_87_the_luftwaffe_wins_above_draws_above_half_and_else_loses(halves: int, ending: int) -> None:
    assert verdict(halves, 87) == ending


@pytest.mark.rule("22", "21.2", "21.1.1", "2.2.7")
def test_relief_and_channel_sweeps_cost_points_at_the_end() -> None:
    t = blue(2, vp=73)
    t.response = 0
    assert final_points(t) == 73  # 36.5
    t.reliefs, t.sweeps_sent = 2, 1
    assert final_points(t) == 73 - 2 - 4


def thrown(t: Blue) -> int:
    """How much of the script has been used."""
    assert isinstance(t.chance, Scripted)
    return int(t.chance.read)


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
