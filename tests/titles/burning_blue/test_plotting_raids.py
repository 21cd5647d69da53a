"""Plotting a raid: course, heights, time and company.  § 9.2, § 9.3.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.titles.burning_blue.rules.courses import (
    ahead_on_course,
    corridor,
    leg_length,
    links,
    on_leg,
    track,
)
from opsroom.titles.burning_blue.rules.forces import (
    FORM_UP_PLACES,
    LUFTWAFFE,
)
from opsroom.titles.burning_blue.rules.geography import (
    HEXES,
    apart,
)
from opsroom.titles.burning_blue.rules.navigation import is_recognised, must_navigate, navigate
from opsroom.titles.burning_blue.rules.off_course import WayHome
from opsroom.titles.burning_blue.rules.plotting import (
    Plotting,
    can_start_with,
    common_angels,
    company_turns,
    has_room,
    highest_plot,
    is_jabo_raid,
    lowest_plot,
    next_top_cover,
    paces,
    parting_points,
    plot_to,
    turns_together,
    waypoints_to,
)
from opsroom.titles.burning_blue.rules.raid_breakup import (
    TO_COURSE,
)
from opsroom.titles.burning_blue.rules.raid_building import plans_left
from opsroom.titles.burning_blue.rules.table import (
    DIVE,
    FIRST_SLOT,
    FLYING,
    JOINED,
    LEVEL,
    LOW_LEVEL,
    PLANNED,
    UNITS,
)
from tests.titles.burning_blue.scenes import (
    COURSE,
    answer,
    asked,
    at,
    begin,
    begin_at,
    blue,
    carry_out,
    members,
    options,
    planned,
    raid,
)


# --- § 9.2.2, § 9.3.4: courses and the way
@pytest.mark.rule("9.2.2", "8.1.6")
def test_9_2_2_boxes_between_two_places_are_passed_by_the_shortest_way() -> None:
    assert leg_length(at("2124"), at("dieppe")) == 1
    assert [on_leg(at("0132"), at("dieppe"), k) for k in (0, 1)] == [at("0132"), at("dieppe")]
    assert corridor(at("0132"), at("dieppe")) == []
    assert corridor(at("2124"), at("2130")) == []
    through = corridor(at("cherbourg"), at("0110"))
    assert through == [at("channel_west")]
    assert corridor(at("0110"), at("cherbourg")) == through
    inland = corridor(at("cherbourg"), at("0510"))
    assert inland[0] == at("channel_west")
    assert apart(inland[1], at("0510")) == min(apart(at(f"01{column:02d}"), at("0510")) for column in range(1, 19))
    assert links(at("caen"), at("cherbourg")) == []


@pytest.mark.rule("9.2.2", "19.2.8", "9.4.1")
def test_19_2_8_a_course_is_followed_past_its_points_to_a_box_or_an_orbit() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2130", course=["2130", "2128", "2132", "dunkerque"])
    assert ahead_on_course(t, number, 0, 0, 1) == at("2129")
    assert ahead_on_course(t, number, 0, 0, 2) == at("2128")
    assert ahead_on_course(t, number, 0, 1, 3) == at("2130")
    assert ahead_on_course(t, number, 0, 0, 0) == at("2130")
    t.orbit_at[number] = at("2128") + 1
    assert ahead_on_course(t, number, 0, 0, 4) == at("2128")
    t.orbited[number] = 1
    assert ahead_on_course(t, number, 0, 0, 4) == at("2130")
    assert ahead_on_course(t, number, 2, 0, 4) == at("dunkerque")
    assert ahead_on_course(t, number, 3, 0, 4) == at("dunkerque")


@pytest.mark.rule("9.2.2", "6.4.5")
def test_9_2_2_where_a_raid_is_turn_by_turn() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=["2130", "2126", "2131"])
    assert track(t, number, 3) == [at(p) for p in ("2130", "2127", "2128", "2131")]
    other = raid(t, "i_kg2 bombing 12", at_place="0132", course=["0132", "dieppe", "0132"])
    assert track(t, other, 3)[:2] == [at("0132"), at("dieppe")]


@pytest.mark.rule("9.3.4")
@pytest.mark.parametrize("why", ["", "sweep", "off course", "no bombs", "between", "start", "past"])
def test_9_3_4_a_raid_finds_its_way_at_each_point_to_its_target(why: str) -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="1933",
        course=["1439", "1933", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.target_way[number], t.leg[number] = 2, 1
    if why == "sweep":
        t.sweep[number] = 1
    elif why == "off course":
        t.off_course[number] = TO_COURSE
    elif why == "no bombs":
        t.bombs[members(t, number)[0]] = 0
    elif why == "between":
        t.step[number] = 1
    elif why == "start":
        t.leg[number] = 0
    elif why == "past":
        t.leg[number] = 3
    assert must_navigate(t, number) is (why == "")
    if why == "":
        t.leg[number] = 2
        assert must_navigate(t, number)


@pytest.mark.rule("9.3.4")
def test_9_3_4_a_lost_raid_looks_once_a_turn_over_a_landmark_or_a_coast() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="2124",
        course=["1439", "1933", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.target_way[number], t.leg[number], t.step[number] = 2, 1, 2
    assert is_recognised(at("2124"))
    assert not is_recognised(at("dieppe"))
    assert not must_navigate(t, number)
    t.lost[number] = 1
    assert must_navigate(t, number)
    t.sought[number] = 1
    assert not must_navigate(t, number)
    t.sought[number], t.leg[number] = 0, 2
    assert must_navigate(t, number)
    t.leg[number] = 3
    assert not must_navigate(t, number)
    t.leg[number] = 1
    t.raid_at[number] = next(p for p in range(HEXES) if not is_recognised(p))
    assert not must_navigate(t, number)


@pytest.mark.rule("9.3.4", "6.2")
@pytest.mark.parametrize(
    ("roll", "place", "period", "lost"),
    [
        (9, "plain", 3, 0),
        (10, "plain", 3, 1),
        (10, "2124", 3, 0),
        (11, "2124", 3, 1),
        (9, "plain", 6, 1),
        (8, "plain", 6, 0),
        (12, "plain", 3, 1),
    ],
)
def test_9_3_4_landmarks_help_and_dusk_hinders(roll: int, place: str, period: int, lost: int) -> None:
    t = blue(2, period=period)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", course=["1439", "1933", "2124", "1439"])
    plain = next(p for p in range(HEXES) if not is_recognised(p))
    t.raid_at[number] = plain if place == "plain" else at(place)
    navigate(t, number, t.raid_at[number], roll)
    assert t.lost[number] == lost
    assert t.sought[number] == int(place != "plain")


# --- § 9.2.3: heights
@pytest.mark.rule("9.2.3")
@pytest.mark.parametrize("method", [LEVEL, DIVE])
def test_9_2_3_bombers_and_close_escort_have_one_height_and_divers_come_home_at_angels_2(method: int) -> None:
    t = blue(2)
    number = planned(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 20")
    other = planned(t, "ii_kg2 bombing 12")
    bomber, close, cover = members(t, number)
    t.method[number] = method
    plot = Plotting(number)
    plot.number = 14
    plot.set_angels(t)
    assert [t.plotted[u] for u in (bomber, close, cover, members(t, other)[0])] == [14, 14, 20, 12]
    assert [t.plotted_back[u] for u in (bomber, close, cover)] == [2 if method == DIVE else 14] * 2 + [20]
    assert t.attack_angels[number] == 14
    assert next_top_cover(t, number, plot.unit) == cover
    assert next_top_cover(t, number, cover) == UNITS


@pytest.mark.rule("9.2.3", "9.1.3")
@pytest.mark.parametrize(("attack", "low"), [(0, "2"), (12, "12")])
def test_9_1_3_top_cover_flies_at_the_bombers_height_or_above(attack: int, low: str) -> None:
    t = blue(2)
    number = planned(t, "i_kg2 bombing 12", "ii_jg3 top_cover 20")
    t.attack_angels[number] = attack
    plot = Plotting(number)
    plot.unit = members(t, number)[1]
    begin_at(t, plot, "choose_top_cover_angels")
    assert (options(t)[0], options(t)[-1]) == (low, "34")
    answer(t, "18")
    assert (t.plotted[members(t, number)[1]], t.plotted_back[members(t, number)[1]]) == (18, 18)


@pytest.mark.rule("9.2.3")
@pytest.mark.parametrize("says", ["pass", "34"])
def test_9_2_3_the_top_cover_of_divers_may_go_home_at_another_height(says: str) -> None:
    t = blue(2)
    number = planned(t, "ii_stg1 bombing 12", "ii_jg3 top_cover 20", "iii_jg3 top_cover 20")
    t.method[number], t.attack_angels[number] = DIVE, 12
    begin_at(t, Plotting(number), "begin_angels_back")
    assert (asked(t), options(t)[0], options(t)[-2:]) == ("choose_angels_back", "2", ["34", "pass"])
    answer(t, says)
    assert asked(t) == "choose_angels_back"  # the second of them
    assert t.plotted_back[members(t, number)[1]] == (20 if says == "pass" else 34)
    answer(t, "2")
    assert t.plotted_back[members(t, number)[2]] == 2
    assert asked(t) == "choose_time"


@pytest.mark.rule("9.2.3")
def test_9_2_3_the_first_unit_of_all_may_be_the_top_cover_of_divers() -> None:
    t = blue(2)
    number = planned(t, "ii_jg3 top_cover 20", "ii_stg1 bombing 12")
    assert members(t, number)[0] == FIRST_SLOT
    t.method[number], t.attack_angels[number] = DIVE, 12
    begin_at(t, Plotting(number), "begin_angels_back")
    answer(t, "24")
    assert t.plotted_back[FIRST_SLOT] == 24
    assert asked(t) == "choose_time"


@pytest.mark.rule("9.2.3")
@pytest.mark.parametrize(("step", "only"), [("choose_angels", 0), ("find_top_cover", PASS)])
def test_9_2_3_in_a_world_dealt_anew_the_luftwaffe_is_still_asked(step: str, only: int) -> None:
    """The one answer there is, or to pass where the question makes no sense there."""
    t = blue(2)
    number = planned(t, "i_kg2 bombing 0")
    t.method[number], t.dealt = LOW_LEVEL, 1
    begin_at(t, Plotting(number), step)
    assert t.seat == LUFTWAFFE
    assert list(t.choices()) == [only]


# --- § 9.2.7, § 9.2.5: time and company
@pytest.mark.rule("9.2.7", "9.2.6")
@pytest.mark.parametrize(("period", "last"), [(3, 18), (6, 6)])
def test_9_2_7_a_raid_forms_up_within_its_window(period: int, last: int) -> None:
    t = blue(2, period=period)
    number = planned(t, "i_kg2 bombing 12", "i_jg3 top_cover 16")
    other = planned(t, "ii_kg2 bombing 12")
    t.form_turn[other], t.pace[other] = 3, 4
    begin_at(t, Plotting(number), "choose_time")
    assert options(t) == [str(turn) for turn in range(last + 1) if turn != 3]
    answer(t, "5")
    assert (t.form_turn[number], t.pace[number], t.aim[number], t.top) == (5, 4, 0, None)
    t.joined_to[number] = other + 1
    begin_at(t, Plotting(number), "choose_time")
    assert t.top is None


@pytest.mark.rule("9.2.5", "9.2.9")
def test_9_2_5_a_raid_that_starts_with_another_shares_its_course_to_the_point_where_they_part() -> None:
    t = blue(2)
    lead = planned(t, "i_kg2 bombing 12")
    number = planned(t, "ii_kg2 bombing 12")
    t.ways[number], t.form_turn[lead], t.target[number] = 0, 7, 1
    begin_at(t, Plotting(number), "choose_company")
    assert options(t) == ["hostile_01", "pass"]
    answer(t, "hostile_01")
    assert (t.state[number], t.joined_to[number]) == (JOINED, lead + 1)
    if t.top is not None and asked(t) == "choose_parting":
        answer(t, "1")
    assert (t.part_at[number], t.form_turn[number], t.ways[number]) == (1, 7, 2)
    assert t.way[number * 24 + 1] == at("1736")
    other = planned(t, "iii_kg2 bombing 12")
    t.ways[other] = 0
    begin_at(t, Plotting(other), "choose_company")
    answer(t, "pass")
    assert (asked(t), t.state[other]) == ("choose_form_up", PLANNED)
    assert len(options(t)) == len(FORM_UP_PLACES[0])


@pytest.mark.rule("9.2.9", "9.2.2")
@pytest.mark.parametrize(("few", "sweep", "limit", "back"), [(0, 0, 5, 5), (1, 0, 2, 2), (0, 1, 9, 5), (1, 1, 7, 2)])
def test_9_2_9_how_many_waypoints_a_course_has(few: int, sweep: int, limit: int, back: int) -> None:
    t = blue(2, few_waypoints=few)
    number = planned(t, "i_jg3 freie_jagd 20" if sweep else "i_kg2 bombing 12")
    plot = Plotting(number)
    assert (plot.limit(t), plot.limit_back(t)) == (limit, back)


@pytest.mark.rule("9.2.2", "9.2.4")
def test_9_2_2_a_course_is_plotted_out_to_the_target_and_back() -> None:
    t = blue(2, few_waypoints=1)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439"], target="t_maidstone", seen=False)
    t.state[number], t.ways[number] = PLANNED, 0
    begin_at(t, Plotting(number), "choose_form_up")
    answer(t, "1439")
    assert (asked(t), "1439" in options(t)) == ("choose_waypoint_out", False)
    answer(t, "1736", "1835")
    assert asked(t) == "choose_recovery"  # two waypoints, then the target
    assert t.target_way[number] == 3
    answer(t, "1339", "1933", "pass")
    course = [int(t.way[number * 24 + i]) for i in range(t.ways[number])]
    assert course[:3] == [at("1439"), at("1736"), at("1835")]
    assert course[-2:] == [at("1933"), at("1339")]
    assert asked(t) == "choose_angels"


@pytest.mark.rule("9.2.2", "9.4.1")
def test_9_2_2_a_sweep_has_one_waypoint_at_least() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439"], seen=False)
    t.state[number], t.ways[number] = PLANNED, 0
    begin_at(t, Plotting(number), "choose_form_up")
    answer(t, "1439")
    assert "pass" not in options(t)
    answer(t, "1736")
    assert options(t)[-1] == "pass"
    answer(t, "pass")
    assert asked(t) == "choose_recovery"
    answer(t, "1439")
    assert (asked(t), t.ways[number], t.target_way[number]) == ("choose_angels", 3, 0)


@pytest.mark.rule("9.2.2", "9.4.1")
def test_9_2_2_a_sweep_that_is_plotted_from_box_to_box_ends_where_the_sheet_is_full() -> None:
    """Boxes do not count as waypoints, but they take room on the sheet."""
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439"], seen=False)
    t.state[number], t.ways[number] = PLANNED, 0
    begin_at(t, Plotting(number), "choose_form_up")
    answer(t, "1439")
    answers = 0
    while asked(t) == "choose_waypoint_out":
        answer(t, options(t)[-1])
        answers += 1
        assert answers < 24
    assert asked(t) == "choose_recovery"
    answer(t, "1439")
    assert (asked(t), t.ways[number] <= 24) == ("choose_angels", True)


@pytest.mark.rule("10.3.4")
def test_10_3_4_with_the_option_a_raid_plots_its_way_home_over_two_points() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", course=COURSE)
    carry_out(t, WayHome(number))
    assert asked(t) == "choose_recovery"
    answer(t, "1339", "1933", "1835")
    assert t.top is None
    assert [t.way[number * 24 + i] for i in range(t.ways[number])] == [at(p) for p in ("2124", "1933", "1835", "1339")]
    assert (t.leg[number], t.step[number], t.aim[number], t.target_way[number]) == (1, 0, at("1933"), 0)
    carry_out(t, WayHome(number))
    answer(t, "1339", "pass")
    assert (t.ways[number], t.aim[number]) == (2, at("1339"))


# --- § 9.2: plotting
@pytest.mark.rule("9.2.3", "9.4.4")
def test_9_2_3_heights_that_can_be_plotted() -> None:
    t = blue(5)
    bombers = raid(t, "i_kg1 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 20", at_place="1439")
    jabos = raid(t, "i_jg51 bombing 20", at_place="1439")
    sweep = raid(t, "iii_jg3 freie_jagd 20", at_place="1439")
    divers = raid(t, "ii_stg1 bombing 12", at_place="1439")
    t.method[divers] = DIVE
    assert [(lowest_plot(t, r), highest_plot(t, r)) for r in (bombers, jabos, sweep, divers)] == [
        (2, 22),
        (2, 24),
        (2, 34),
        (4, 14),
    ]
    t.method[jabos] = DIVE
    assert (lowest_plot(t, jabos), highest_plot(t, jabos)) == (2, 24)
    t.method[bombers] = LOW_LEVEL
    assert (lowest_plot(t, bombers), highest_plot(t, bombers)) == (0, 0)
    assert [is_jabo_raid(t, r) for r in (bombers, jabos, sweep)] == [False, True, False]
    assert (paces(t, bombers), paces(t, jabos), paces(t, sweep)) == ([3], [3, 4], [3, 4])
    assert t.method[sweep] == LEVEL


@pytest.mark.rule("9.2.5", "9.1.3")
@pytest.mark.parametrize(
    "why", ["", "itself", "flies", "no course", "fleet", "sweep", "method", "no points", "jabos", "height", "descends"]
)
def test_9_2_5_which_raids_start_as_one(why: str) -> None:
    t = blue(5)
    other = raid(t, "i_kg1 bombing 12", at_place="1439", course=["1439", "1835", "2032", "2124", "1439"])
    number = raid(t, "ii_jg51 bombing 12" if why == "jabos" else "i_kg2 bombing 12", at_place="1439")
    t.state[other], t.target_way[other] = PLANNED, 3
    if why == "flies":
        t.state[other] = FLYING
    elif why == "no course":
        t.ways[other] = 0
    elif why == "fleet":
        t.fleet[number] = 3
    elif why == "sweep":
        t.sweep[number] = 1
    elif why == "method":
        t.method[number] = DIVE
    elif why == "no points":
        t.target_way[other] = 1
    elif why == "height":
        t.plotted[members(t, other)[0]] = 24
    elif why == "descends":
        t.descend_at[other] = 1
    assert can_start_with(t, number, other if why != "itself" else number) is (why == "")
    if why == "":
        t.joined_to[number] = other + 1
        assert (common_angels(t, number), parting_points(t, other)) == (12, 3)


@pytest.mark.rule("9.2.2", "9.2.9")
def test_9_2_2_boxes_and_the_hex_by_which_they_are_left_are_no_waypoints() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="dieppe", course=["dieppe"])
    assert plot_to(t, number, at("dieppe")) == 0
    assert plot_to(t, number, at("0132")) == 0
    assert plot_to(t, number, at("0932")) == 1
    assert plot_to(t, number, at("dieppe")) == 0
    assert [t.way[number * 24 + i] for i in range(t.ways[number])][:3] == [at("dieppe"), at("0132"), at("0932")]
    assert waypoints_to(t, number, 2) == 1
    assert waypoints_to(t, number, 1) == 0
    assert t.ways[number] == 5
    t.ways[number] = 12
    assert has_room(t, number, 8)
    t.ways[number] = 13
    assert not has_room(t, number, 8)


@pytest.mark.rule("9.2.6")
def test_9_2_6_raids_may_not_fly_stacked_for_two_turns() -> None:
    assert turns_together([1, 2, 3], [1, 2, 3], 0) == 1
    assert turns_together([1, 2, 3], [1, 2, 3], 4) == 1 << 4
    assert turns_together([1, 2, 3], [9, 1, 2], 4) == 1 << 5
    assert turns_together([9, 1, 2], [1, 2, 3], 4) == 1 << 3
    assert turns_together([9, 1, 2], [1, 2, 3], 0) == 0
    assert turns_together([1, 2], [9, 1, 2], 18) == 0
    assert turns_together([1, 2], [2, 1], 3) == 0
    t = blue(2)
    course = ["1439", "2124", "1439"]
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=course)
    other = raid(t, "ii_kg2 bombing 12", at_place="1439", course=course)
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=course)
    t.state[other], t.form_turn[other] = PLANNED, 3
    company, stacked = company_turns(t, number)
    assert (company, stacked) == (0, 1 << 3)
    t.state[other], t.state[sweep], t.form_turn[sweep] = FLYING, PLANNED, 5
    company, stacked = company_turns(t, number)
    assert (company & 1 << 5 > 0, stacked) == (True, 0)


@pytest.mark.rule("9.2.1")
def test_9_2_1_twenty_four_raids_can_be_plotted_for_one_game() -> None:
    """The number is ours; the book only says that the log sheet has room for several."""
    assert plans_left(blue(2)) == 24


@pytest.mark.rule("9.2.5", "6.4.5")
def test_9_2_5_a_sweep_may_be_left_at_every_point_before_its_last() -> None:
    t = blue(2)
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="1439", course=["1439", "1835", "2032", "2124", "1439"])
    assert parting_points(t, sweep) == 4  # the form-up point and the three on the way


@pytest.mark.rule("9.2.3", "9.1.3")
def test_9_2_3_a_raid_that_starts_alone_may_fly_at_any_height() -> None:
    """Whatever height was plotted for bombers that are in no raid."""
    t = blue(2)
    idle = raid(t, "ii_kg2 bombing 16", at_place="1439", seen=False)
    t.state[idle], t.plan[members(t, idle)[0]] = 0, NONE
    number = raid(t, "i_kg2 bombing 12", at_place="1439", seen=False)
    t.state[number] = PLANNED
    begin(t, Plotting(number), "choose_angels")
    t.run()
    assert (asked(t), options(t)[:3]) == ("choose_angels", ["2", "4", "6"])
