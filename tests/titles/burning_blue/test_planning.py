"""Plots: chapters 9.2 and 9.3.1, form-up rolls, and the endurance of 17.1."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import DUSK
from opsroom.titles.burning_blue.rules.courses import corridor, point, track
from opsroom.titles.burning_blue.rules.form_up_rolls import FormUpRoll
from opsroom.titles.burning_blue.rules.geography import BOX_IDS, HEX_MAP, HEXES, PLACE_NAMES, apart
from opsroom.titles.burning_blue.rules.plotting import Plotting, company_turns
from opsroom.titles.burning_blue.rules.recovery import set_recovery_times, turns_between
from opsroom.titles.burning_blue.rules.set_up import BEFORE_THE_START, DummyCounters, LuftwaffePlanning, check_counters
from opsroom.titles.burning_blue.rules.table import DIVE, FIRST_SLOT, JOINED, PLANNED, TASKS, UNITS, Blue
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    members,
    options,
    raid,
    random_dice,
    refusals,
    unplotted,
)


# --- § 9.2: plotting
@pytest.mark.rule("9.2.1", "9.2.2", "9.2.3", "9.2.4", "9.2.7", "6.4.5", "9.2")
def test_a_bombing_raid_is_plotted_from_form_up_to_recovery() -> None:
    t = blue(2)
    number = unplotted(
        t, "i_kg2 bombing 0", "i_jg3 close_escort 0", "ii_jg3 top_cover 0", target="biggin_hill", target_kind=0
    )
    carry_out(t, Plotting(number))
    assert asked(t) == "choose_form_up"
    assert "cherbourg" not in options(t)
    answer(t, "1439", "1736", "pass", "1744", "pass")
    assert asked(t) == "choose_angels"
    assert options(t) == [str(a) for a in range(2, 24, 2)]  # the Do 17's ceiling
    answer(t, "14")
    assert options(t)[0] == "14"
    answer(t, "20", "4")
    assert t.top is None
    assert [point(t, number, i) for i in range(t.ways[number])] == [at(p) for p in ("1439", "1736", "2124", "1744")]
    assert t.target_way[number] == 2
    assert sorted(t.plotted[u] for u in members(t, number)) == [14, 14, 20]
    assert t.form_turn[number] == 4


@pytest.mark.rule("9.2.4", "8.1.6")
def test_luftflotte_3_forms_in_its_boxes_and_crosses_the_channel_box() -> None:
    t = blue(2)
    number = unplotted(t, "i_stg2 bombing 0", target="portland_port")
    t.fleet[number] = 3
    carry_out(t, Plotting(number))
    assert options(t) == ["cherbourg", "caen"]
    answer(t, "cherbourg", "pass", "cherbourg", "pass")
    points = [point(t, number, i) for i in range(t.ways[number])]
    west = HEXES + BOX_IDS.index("channel_west")
    assert points[0] == points[-1] == HEXES + BOX_IDS.index("cherbourg")
    assert points[1] == west
    assert points[t.target_way[number]] == at("0903")
    assert points[-2] == west
    assert corridor(at("0903"), points[0])[-1] == west


@pytest.mark.rule("9.2.9")
def test_the_option_limits_waypoints() -> None:
    t = blue(2, few_waypoints=1)
    number = unplotted(t, "i_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(number))
    answer(t, "1439", "1736", "1835")
    assert asked(t) == "choose_recovery"  # two on the way out
    answer(t, "1439", "1835", "1736")
    assert asked(t) == "choose_angels"  # and two on the way back
    t = blue(2, few_waypoints=1)
    number = unplotted(t, "i_jg3 freie_jagd 0")
    carry_out(t, Plotting(number))
    answer(t, "1439")
    for place in ("1736", "1835", "1930", "2030", "2130", "2030", "1930"):
        assert asked(t) == "choose_waypoint_out"
        answer(t, place)
    assert asked(t) == "choose_recovery"


@pytest.mark.rule("9.2.3", "16.2.2")
def test_dive_bombers_come_home_at_angels_2_and_their_top_cover_as_it_likes() -> None:
    t = blue(1)
    number = unplotted(t, "ii_stg1 bombing 0", "i_jg3 top_cover 0", "ii_jg3 top_cover 0", target="dover_port")
    t.method[number] = DIVE
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "1439", "pass")
    assert options(t) == ["4", "6", "8", "10", "12", "14"]
    answer(t, "12", "16", "20")
    assert asked(t) == "choose_angels_back"
    answer(t, "6", "pass", "0")
    assert [(t.plotted[u], t.plotted_back[u]) for u in members(t, number)] == [(12, 2), (16, 6), (20, 20)]


@pytest.mark.rule("9.4.4")
def test_jabos_plot_a_descent_and_an_orbit_after_the_target() -> None:
    t = blue(5)
    number = unplotted(t, "ii_lg2 bombing 0", target="london_city", target_kind=6)
    carry_out(t, Plotting(number))
    answer(t, "1439", "1835", "pass", "1439", "pass")
    assert options(t)[-1] == "24"
    answer(t, "24")
    assert asked(t) == "choose_descent"
    assert "1835" in options(t)
    answer(t, "2030" if "2030" in options(t) else options(t)[0])
    assert asked(t) == "choose_attack_angels"
    answer(t, "10")
    assert asked(t) == "choose_orbit"
    assert "1835" not in options(t)  # it lies before the target
    answer(t, "pass", "3")
    assert t.attack_angels[number] == 10
    assert t.plotted[members(t, number)[0]] == 24


@pytest.mark.rule("9.2.3")
def test_low_level_raiders_fly_at_angels_0() -> None:
    t = blue(3)
    number = unplotted(t, "staffel_iii_kg76 bombing 0", target="biggin_hill", target_kind=0)
    t.method[number] = 2
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "1439", "pass")
    assert t.plotted[members(t, number)[0]] == t.attack_angels[number] == 0
    assert asked(t) == "choose_time"  # there was only one height, and nobody was asked


@pytest.mark.rule("9.2.7")
def test_the_window_is_eighteen_turns_and_six_at_dusk() -> None:
    for period, last in ((3, "18"), (DUSK, "6")):
        t = blue(1, period=period)
        number = unplotted(t, "i_jg3 freie_jagd 0")
        carry_out(t, Plotting(number))
        answer(t, "1439", "1835", "pass", "1439", "20", "pass")
        assert asked(t) == "choose_time"
        assert options(t)[-1] == last


@pytest.mark.rule("9.2.6", "9.4.1")
def test_a_sweep_may_not_keep_company_with_bombers() -> None:
    t = blue(2)
    bombers = unplotted(t, "i_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(bombers))
    answer(t, "1439", "pass", "1439", "pass", "14", "5")
    sweep = unplotted(t, "i_jg3 freie_jagd 0")
    carry_out(t, Plotting(sweep))
    answer(t, "1439", "2124", "pass", "1439", "20", "pass")
    assert "5" not in options(t)
    assert refusals(t)["5"] == "sweep_with_bombers"
    assert "0" in options(t)
    assert company_turns(t, sweep)[0] & 1 << 5


@pytest.mark.rule("9.2.6")
def test_no_two_raids_fly_stacked() -> None:
    t = blue(2)
    first = unplotted(t, "i_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(first))
    answer(t, "1439", "pass", "1439", "pass", "14", "5")
    second = unplotted(t, "ii_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(second))
    answer(t, "1439", "pass", "1439", "pass", "16")
    assert refusals(t) == {"5": "raids_together"}
    assert {"4", "6"} <= set(options(t))


@pytest.mark.rule("9.2.5", "9.2.6")
def test_two_raids_may_start_as_one_and_part() -> None:
    t = blue(2)
    first = unplotted(t, "i_kg2 bombing 0", target="eastchurch", target_kind=0)
    carry_out(t, Plotting(first))
    answer(t, "1439", "1736", "2037", "pass", "1439", "pass", "12", "3")
    second = unplotted(t, "ii_kg2 bombing 0", target="sheerness_port")
    carry_out(t, Plotting(second))
    assert options(t) == ["hostile_01", "pass"]
    answer(t, "hostile_01")
    assert options(t) == ["1", "2"]
    answer(t, "2", "pass", "1439", "pass")
    assert t.top is None
    assert t.plotted[members(t, second)[0]] == 12  # one height while they fly together: nobody was asked
    assert t.form_turn[second] == 3
    assert [point(t, second, i) for i in range(3)] == [point(t, first, i) for i in range(3)]


def over_the_channel(t: Blue, few: int) -> int:
    """A raid of Luftflotte 3 by way of Swanage, and another that parts from it there."""
    t.few_waypoints = few
    found = []
    for gruppe, target in (("i_kg2", "t_weymouth"), ("ii_kg2", "t_dorchester")):
        number = unplotted(t, f"{gruppe} bombing 0", target=target, target_kind=6)
        t.fleet[number] = 3
        found.append(number)
        carry_out(t, Plotting(number))
        if len(found) == 1:
            answer(t, "cherbourg", "0909", "pass", "cherbourg", "pass", "12", "3")
    return found[0]


@pytest.mark.rule("9.2.9", "9.2.5", "9.2.2")
def test_boxes_of_a_common_course_are_no_waypoints() -> None:
    t = blue(2)
    first = over_the_channel(t, 1)
    answer(t, f"hostile_{first + 1:02d}")
    parting = next(i for i in range(t.ways[first]) if point(t, first, i) == at("0909"))
    assert parting > 1  # there are boxes before it
    answer(t, str(parting))
    assert asked(t) == "choose_waypoint_out"  # one of two waypoints is left
    answer(t, "1008")
    assert asked(t) == "choose_recovery"


@pytest.mark.rule("9.2.6", "9.2.5")
def test_a_sweep_keeps_away_from_bombers_that_have_parted_too() -> None:
    t = blue(2)
    first = unplotted(t, "i_kg2 bombing 0", target="eastchurch", target_kind=0)
    carry_out(t, Plotting(first))
    answer(t, "1439", "1736", "pass", "1439", "pass", "12", "3")
    second = unplotted(t, "ii_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(second))
    answer(t, "hostile_01", "pass", "1439", "pass")
    sweep = unplotted(t, "i_jg3 freie_jagd 0")
    carry_out(t, Plotting(sweep))
    answer(t, "1439", "1736", "2124", "pass", "1439", "20", "pass")
    t.state[first] = 0  # the other of the two left out
    assert t.state[second] == JOINED
    assert company_turns(t, sweep)[0] & 1 << 3


@pytest.mark.rule("9.4.4", "9.4.1")
def test_jabos_do_not_plot_an_orbit_before_the_target() -> None:
    t = blue(5)
    number = unplotted(t, "ii_lg2 bombing 0", target="london_city", target_kind=6)
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "0135", "pass", "10", "pass")
    assert asked(t) == "choose_orbit"
    target, last = point(t, number, 1), point(t, number, 0)
    way_out = {PLACE_NAMES[HEX_MAP.on_line(last, target, i)] for i in range(1, HEX_MAP.distance(last, target))}
    assert PLACE_NAMES[target] in options(t)
    assert not way_out & set(options(t))


@pytest.mark.rule("9.2.3", "9.1.3")
def test_top_cover_of_low_level_raiders_is_not_plotted_at_angels_0() -> None:
    t = blue(3)
    number = unplotted(t, "staffel_iii_kg76 bombing 0", "i_jg3 top_cover 0", target="biggin_hill", target_kind=0)
    t.method[number] = 2
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "1439", "pass")
    assert asked(t) == "choose_top_cover_angels"
    assert options(t)[0] == "2"


@pytest.mark.rule("17.1", "17.1.2", "3.2.3")
@pytest.mark.parametrize(("form_up", "turns"), [("1439", 17), ("1443", 16), ("1345", 16)])
def test_fighters_spend_petrol_on_forming_up(form_up: str, turns: int) -> None:
    """The rulebook's example: Angels 16 costs three of twenty turns, and one for every four hexes from the base."""
    t = blue(2)
    number = unplotted(t, "iii_jg26 top_cover 16")  # Caffiers, hex 1439
    t.ways[number] = 0
    from opsroom.titles.burning_blue.rules.courses import add_point

    add_point(t, number, at(form_up))
    t.form_turn[number] = 0
    set_recovery_times(t, number)
    unit = members(t, number)[0]
    away = apart(at("1439"), at(form_up))
    assert t.home_by[unit] == 17 - away // 4 == turns


@pytest.mark.rule("17.1.2", "17.1.3")
def test_a_box_is_a_turn_and_caen_counts_as_cherbourg() -> None:
    t = blue(2)
    number = unplotted(t, "i_jg2 top_cover 16")  # Caen
    unit = members(t, number)[0]
    t.fleet_of[unit] = 3
    from opsroom.titles.burning_blue.rules.recovery import turns_to_base

    cherbourg, caen = HEXES + BOX_IDS.index("cherbourg"), HEXES + BOX_IDS.index("caen")
    assert turns_between(caen, cherbourg) == 1
    assert turns_to_base(t, unit, caen) == 0
    assert turns_to_base(t, unit, cherbourg) == 0


# --- § 9.2.8, § 9.3.1: forming up
@pytest.mark.rule("9.2.8", "6.4.6")
def test_a_late_raid_keeps_its_recovery_times() -> None:
    t = blue(2, [4, 4])  # 8, and one more for the escort: late 1 in clear weather
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number], t.form_turn[number] = PLANNED, 5
    before = t.home_by[members(t, number)[1]]
    carry_out(t, FormUpRoll(number))
    assert t.form_turn[number] == 6
    assert t.home_by[members(t, number)[1]] == before


@pytest.mark.rule("9.2.8")
def test_half_the_escort_may_miss_the_rendezvous() -> None:
    t = blue(2, [6, 5, 1])  # 11 + 1: special; 1: half escort
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 close_escort 12", at_place="1439"
    )
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert asked(t) == "choose_absent"
    answer(t, options(t)[0])
    assert t.top is None
    assert len(members(t, number)) == 3  # of three escorts two stay


@pytest.mark.rule("9.2.8")
def test_disruption_and_missing_escorts() -> None:
    t = blue(2, [6, 5, 5])
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert t.disruption[members(t, number)[0]] == 1
    t = blue(2, [6, 5, 3])
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert len(members(t, number)) == 1
    t = blue(2, [6, 6])  # a sweep has no escort to miss: three turns late instead; 12 - 1 is not a special result
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1439")
    t.state[number], t.form_turn[number] = PLANNED, 1
    carry_out(t, FormUpRoll(number))
    assert t.form_turn[number] == 4


def place_counters(t: Blue, turn: int) -> None:
    """Those of the raids, without dummies."""
    due = turn + 1 if turn >= 0 else BEFORE_THE_START
    check_counters(t, due)
    answer(carry_out(t, DummyCounters(due)), "pass")


@pytest.mark.rule("9.3.1", "11.6", "11.6.1", "6.5")
def test_form_up_counters_come_four_turns_ahead_of_luftflotte_2() -> None:
    """The rulebook's example: forming at 12:10 with a start at 12:00 the counter is placed in set-up."""
    t = blue(2, [6])  # the card detects a Gruppe and reads 40+
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 2, NONE
    place_counters(t, -1)
    assert [p for p in t.form_at if p != NONE] == [at("1439")]
    assert max(t.form_strength) == 40
    t = blue(2, [6])
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 5, NONE
    place_counters(t, -1)
    assert all(p == NONE for p in t.form_at)
    place_counters(t, 1)
    assert at("1439") in t.form_at


@pytest.mark.rule("9.3.1")
def test_luftflotte_3_is_announced_one_turn_ahead_and_caen_not_at_all() -> None:
    for box, found in (("cherbourg", 1), ("caen", 0)):
        t = blue(2, [6] * found)
        number = raid(t, "i_kg55 bombing 12", at_place=box)
        t.fleet[number] = 3
        t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 3, NONE
        place_counters(t, 2)
        assert sum(p != NONE for p in t.form_at) == found


@pytest.mark.rule("9.2.2")
def test_a_track_takes_three_hexes_a_turn_and_a_turn_for_a_box() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1433", "1439"])
    assert track(t, number, 3) == [at(p) for p in ("1439", "1436", "1433", "1436", "1439")]


@pytest.mark.rule("6.4", "5.1")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_planning_leaves_every_unit_of_every_chit_in_a_plotted_raid(scenario: int) -> None:
    for seed in range(3):
        t = blue(scenario, chance=random_dice(seed))
        carry_out(t, LuftwaffePlanning())
        n = 0
        while t.top is not None:
            t.play(t.choices()[(seed * 7 + n * 13) % t.offered])
            n += 1
        for unit in range(FIRST_SLOT, UNITS):
            if t.chit_of[unit] != NONE and t.task[unit] != TASKS.index("none"):
                assert t.ways[t.plan[unit]] >= 2
