"""The worked examples: where each of them is a test, and those that have no better place.

An example's name is that of the title's list of test vectors.
"""

from __future__ import annotations

from importlib import import_module

import pytest

from opsroom.titles.burning_blue.names import NAMES
from opsroom.titles.burning_blue.rules.campaign import cancel, surge_part
from opsroom.titles.burning_blue.rules.charts import PATCHY
from opsroom.titles.burning_blue.rules.chits import IN_HAND, chit_points, chit_response
from opsroom.titles.burning_blue.rules.combat_phases import RafCombat
from opsroom.titles.burning_blue.rules.courses import add_point
from opsroom.titles.burning_blue.rules.detection import gruppen_in
from opsroom.titles.burning_blue.rules.forces import CHIT_IDS
from opsroom.titles.burning_blue.rules.geography import FIELD_IDS, FIELD_SECTOR, ZONE_IDS, apart, is_in_zone
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.recovery import set_recovery_times
from opsroom.titles.burning_blue.rules.sequence import GameTurn, clock_of
from opsroom.titles.burning_blue.rules.table import P_RAF_COMBAT, PLANNED, PURSUIT, UNITS
from opsroom.titles.burning_blue.rules.weather import grade_at
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
    script,
    sky,
    squadron,
    tally,
    unplotted,
    wing,
)

EXAMPLES = {
    "vp_track": "examples.points_are_kept_in_halves",
    "clock": "turn.a_turn_is_five_minutes",
    "bad_zones": "sky.three_bad_zones_with_a_five_are_biggin_hill_hornchurch_and_north_sea",
    "chit_over_max": "chits.a_chit_that_brings_the_points_over_the_range_goes_back",
    "chit_no_units": "chits.a_chit_for_which_there_are_no_units_goes_back",
    "chit_under_min": "chits.the_last_chit_must_bring_the_points_into_the_range",
    "chit_range": "chits.a_chit_that_is_not_in_the_scenario_goes_back",
    "readiness": "turn.the_readiness_die_sets_the_tote_board",
    "event_double_check": "turn.one_and_six_check_every_raid_before_the_event",
    "form_up_counter": "planning.form_up_counters_come_four_turns_ahead_of_luftflotte_2",
    "raid_stack": "examples.seven_gruppen_fly_at_three_heights",
    "detect_size": "detection.two_gruppen_and_a_staffel_are_detected_by_two_or_less",
    "announced_altitude": "detection.a_reading_is_detection_strength_and_altitude",
    "tally_weather_1": "eyes.cloud_hides_a_raid_only_if_it_hides_all_of_it",
    "tally_weather_2": "eyes.where_the_announced_height_is_wrong_the_worse_weather_counts",
    "intercept_straggler": "combat.a_spent_squadron_below_in_the_sun_has_stragglers",
    "value_sum": "combat.a_spitfire_squadron_in_vics_at_30_against_an_me109_and_a_disrupted_me110_gruppe",
    "column": "combat.the_column_is_the_difference_between_minus_four_and_plus_four",
    "dogfight_half": "fighting.in_a_dogfight_the_stronger_side_attacks_and_losses_are_halved",
    "fend_off": "fighting.a_wing_of_five_fends_off_with_two_and_attacks_with_three",
    "order_of_attacks": "examples.the_escorts_fight_with_74_squadron_is_over_before_111_attacks",
    "bombing_vp": "ground.an_he111_gruppe_with_one_level_through_broken_cloud_scores_three",
    "spitfire_recovery": "flying.a_spitfire_squadron_that_takes_off_at_ten_past_ten_is_back_by_five_past_twelve",
    "combat_endurance": "examples.a_turn_with_a_fight_costs_five_minutes",
    "lw_endurance": "examples.top_cover_that_forms_at_ten_forty_is_due_by_how_far_its_base_is",
    "late_recovery": "airfields.iii_jg26_of_caffiers_is_due_a_turn_earlier_six_hexes_away",
    "auto_ready": "airfields.with_the_option_the_sixth_try_needs_no_die",
    "weather_layers": "sky.broken_10_to_14_is_broken_at_10_12_and_14_and_clear_elsewhere",
    "headwind": "raiders.a_headwind_costs_a_bomber_raid_a_hex",
    "response_level": "turn.the_response_level_is_the_chits_or_the_scenarios",
    "response_excess": "airfields.thirteen_squadrons_and_three_flights_against_eleven_are_ten_and_a_half_points",
    "scramble_limit": "airfields.ten_plus_and_forty_plus_detected_and_three_gruppen_tallied_allow_two",
    "balbo": "turn.a_balbo_needs_two_successes_and_stays_where_it_is",
    "wing_leader": "examples.only_242_squadron_looks_and_all_three_see",
    "victory": "airfields.against_87_the_luftwaffe_wins_above_draws_above_half_and_else_loses",
    "matching": "printed.a_raid_of_two_gruppen_is_matched_by_four_squadrons_at_level_two",
    "card_reading": "detection.a_reading_is_detection_strength_and_altitude",
    "lf_switch": "chits.ii_jg27_flies_for_luftflotte_3_early_and_for_either_later",
    "strafe_exit": "raiders.strafing_brings_a_sweep_down_and_home_at_angels_2",
    "orbit_retry": "fighting.a_raid_that_flies_by_an_orbit_is_looked_for_at_every_hex_and_bombs_after_the_fight",
    "second_target": "fighting.a_squadron_may_attack_the_other_gruppe_but_not_the_same_again",
    "escort_again": "fighting.an_escort_may_react_again_in_the_same_phase",
    "late_order": "fighting.late_escorts_come_when_the_bombers_have_been_fought",
    "wing_split": "fighting.a_wing_that_is_split_by_the_fight_is_attacked_in_parts",
    "adjacent_times": "campaign.campaign_hours_lie_apart_and_chits_are_used_once",
    "surge": "campaign.surge_lines_are_given_out_in_secret",
}


def test_all_forty_six_examples_are_tests() -> None:
    assert len(EXAMPLES) == 46
    for name, where in EXAMPLES.items():
        file, _, test = where.partition(".")
        assert hasattr(import_module(f"tests.titles.burning_blue.test_{file}"), f"test_{test}"), name


@pytest.mark.rule("2.2.7")
def test_points_are_kept_in_halves() -> None:
    """36, and with the half 36.5; below nothing they are negative."""
    assert [NAMES.value("halves", halves) for halves in (72, 73, -3)] == [36, 36.5, -1.5]


@pytest.mark.rule("9.1.3", "9.2.3", "9.1.1")
def test_seven_gruppen_fly_at_three_heights() -> None:
    """Two of Ju 88 at Angels 12 with one close escort, two top covers at 16 and two at 20."""
    t = blue(3)
    number = unplotted(
        t,
        "i_kg30 bombing 0",
        "ii_kg76 bombing 0",
        "i_jg3 close_escort 0",
        *(f"{gruppe} top_cover 0" for gruppe in ("ii_jg3", "iii_jg3", "i_jg26", "ii_jg26")),
        target="biggin_hill",
        target_kind=0,
    )
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "1439", "pass", "12")
    for angels in ("16", "16", "20", "20"):
        assert asked(t) == "choose_top_cover_angels"
        assert options(t)[0] == "12"  # never below the bombers
        answer(t, angels)
    assert sorted(t.plotted[unit] for unit in members(t, number)) == [12, 12, 12, 16, 16, 20, 20]
    assert gruppen_in(t, number) == 7


@pytest.mark.rule("13.1", "13.3.4")
def test_the_escorts_fight_with_74_squadron_is_over_before_111_attacks() -> None:
    t = blue(1)
    one, two = squadron(t, "74", "2124", 12), squadron(t, "111", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    tally(t, one, number)
    tally(t, two, number)
    t.phase = P_RAF_COMBAT
    # 74: contact; the escorts react, meet it, fight, all stay steady.  111: no contact
    script(t, 3, 4, 6, 6, 4, 4, 3, 3, 5, 6, 5, 5, 5, 5, 1, 1)
    carry_out(t, RafCombat())
    answer(t, "squadron_74")
    assert asked(t) == "choose_raf_conduct"
    assert [row[0] for row in events_of(t, "intercepted")] == [one]
    answer(t, "pancake")
    while t.top is not None and asked(t) == "choose_luftwaffe_conduct":
        answer(t, "fight_on")
    kinds = [name for name, *_ in t.event_log or [] if name in ("intercepted", "escorts_intercept", "fight_resolved")]
    assert kinds == ["intercepted", "escorts_intercept", "fight_resolved", "intercepted"]
    assert [row[0] for row in events_of(t, "intercepted")] == [one, two]


@pytest.mark.rule("17.1.1")
@pytest.mark.parametrize(("fought", "dogfight", "due"), [(1, 0, "13:10"), (0, 2, "13:10"), (0, 0, "13:15")])
def test_a_turn_with_a_fight_costs_five_minutes(fought: int, dogfight: int, due: str) -> None:
    """A Hurricane squadron due at 13:15; however often it fought, it is one turn."""
    t = blue(1)
    unit = squadron(t, "111", "2124", 12)
    t.home_by[unit] = 15
    t.fought[unit], t.dogfight[unit] = fought, dogfight
    GameTurn().administrate(t)
    minutes = clock_of(t, t.home_by[unit])
    assert f"{minutes // 60}:{minutes % 60}" == due
    assert sum(t.fought[u] for u in range(UNITS)) == 0


@pytest.mark.rule("17.1.2")
@pytest.mark.parametrize(
    ("place", "away", "due"), [("1439", 0, 725), ("1442", 3, 725), ("1443", 4, 720), ("1445", 6, 720), ("1431", 8, 715)]
)
def test_top_cover_that_forms_at_ten_forty_is_due_by_how_far_its_base_is(place: str, away: int, due: int) -> None:
    """At Angels 16, bombers at 12: 12:05, or 12:00 from four hexes, or 11:55 from eight."""
    t = blue(2, start=10 * 60 + 40)
    number = unplotted(t, "i_kg2 bombing 12", "iii_jg26 top_cover 16")
    add_point(t, number, at(place))
    assert apart(at("1439"), at(place)) == away
    set_recovery_times(t, number)
    assert clock_of(t, t.home_by[members(t, number)[1]]) == due


@pytest.mark.rule("20.2.2", "12.1")
def test_only_242_squadron_looks_and_all_three_see() -> None:
    t = blue(4)
    units = wing(t, "242", "310", "19", place="2327")
    number = raid(t, "i_kg2 bombing 12", at_place="2329")
    t.phase = P_RAF_COMBAT
    script(t, 16)  # a card that sees five hexes
    carry_out(t, RafCombat())
    assert asked(t) == "choose_spotter"
    assert options(t) == ["squadron_242", "rest", "pass"]
    answer(t, "squadron_242", "hostile_01")
    assert [t.tally[unit] for unit in units] == [number] * 3
    assert [t.order[unit] for unit in units] == [PURSUIT] * 3


# --- examples of the rulebook that are not vectors
@pytest.mark.rule("4.3.3")
def test_the_biggin_hill_sector_has_three_airfields() -> None:
    sector = ZONE_IDS.index("biggin_hill")
    fields = {FIELD_IDS[i] for i in range(len(FIELD_IDS)) if FIELD_SECTOR[i] == sector}
    assert {"biggin_hill", "gravesend", "west_malling"} <= fields
    assert {"kenley", "hornchurch"} & fields == set()


@pytest.mark.rule("6.3.2")
def test_the_isle_of_wight_has_tangmeres_weather() -> None:
    zone = ZONE_IDS.index("tangmere")
    assert is_in_zone(at("1212"), zone)  # Newport
    assert not is_in_zone(at("1736"), zone)  # the Strait


@pytest.mark.rule("19.1")
def test_a_counter_may_bring_two_layers() -> None:
    """y16 has haze on the ground and patchy cloud at Angels 12."""
    t = blue(1)
    sky(t, "dover_strait", "y16")
    found = [angels for angels in range(0, 39, 2) if grade_at(t, at("1736"), angels) == PATCHY]
    assert found == [0, 2, 4, 12]


@pytest.mark.rule("23.2.1", "20.1")
def test_a_chit_called_off_takes_its_response_level_with_it() -> None:
    """Chits N and T: 8 + 15 points and levels of 4.5 + 9; with N called off 15 and 9 are left."""
    t = blue(3)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.state[number], t.raid_chit[number] = PLANNED, CHIT_IDS.index("N")
    t.chits_held[CHIT_IDS.index("N")] = t.chits_held[CHIT_IDS.index("T")] = IN_HAND
    assert (chit_points(t), chit_response(t)) == (23, 27)
    cancel(t, number)
    assert (chit_points(t), chit_response(t)) == (15, 18)


@pytest.mark.rule("23.2.5")
def test_two_games_of_scenario_4_are_a_large_and_a_small_one() -> None:
    t = blue(4, campaign=1, days=1, games=2, surge=1)
    t.games_of_day[0] = 2
    assert [surge_part(t, part)[1:] for part in range(2)] == [[1, 3, 30, 70], [1, 1, 1, 21]]
