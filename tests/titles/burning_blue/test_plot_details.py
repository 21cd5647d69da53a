"""Single steps of plotting, building raids, drawing chits and relief: chapters 6.4, 9.1, 9.2, 9.4 and 21.2."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS, Procedure
from opsroom.titles.burning_blue.rules.campaign import Campaign, clear_table, shelve, surge_part, surge_parts
from opsroom.titles.burning_blue.rules.charts import K_BROKEN, K_PATCHY, LEVELS
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
    NO,
    SPENT,
    YES,
    ChitDraw,
    can_supply,
    is_target_covered,
    needs,
)
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_IDS,
    CHIT_THERE,
    CHIT_VP,
    CHITS,
    FORM_UP_PLACES,
    LUFTWAFFE,
    ME109,
)
from opsroom.titles.burning_blue.rules.geography import ZONES
from opsroom.titles.burning_blue.rules.off_course import WayHome
from opsroom.titles.burning_blue.rules.plotting import Plotting, first_plan, is_offered, next_top_cover, offer_course
from opsroom.titles.burning_blue.rules.raid_building import NEW_SWEEP, RaidBuilding
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DIVE,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    JOINED,
    LEVEL,
    LOW_LEVEL,
    PLANNED,
    TOP_COVER,
    UNITS,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    random_dice,
)

COURSE = ["1439", "1736", "2124", "1933", "1439"]


def begin_at(t: Blue, procedure: Procedure, step: str) -> Blue:
    """Carry a procedure out from one of its steps to the next question."""
    t.top = None
    t.do(procedure)
    procedure.at = procedure.about().index[step]
    t.run()
    return t


def planned(t: Blue, *units: str, course: list[str] | None = None, target_way: int = 2) -> int:
    number = raid(t, *units, at_place="1439", course=course or COURSE, seen=False)
    t.state[number] = PLANNED
    t.target_way[number] = 0 if t.sweep[number] else target_way
    return number


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


# --- § 9.4.4, § 9.4.1: descent and orbit
@pytest.mark.rule("9.4.4")
@pytest.mark.parametrize(("method", "heights"), [(LEVEL, ["2", "4", "6"]), (DIVE, ["4", "6"])])
def test_9_4_4_jabos_come_down_on_the_way_to_their_target(method: int, heights: list[str]) -> None:
    t = blue(5)
    number = planned(t, "i_jg51 bombing 6")
    t.method[number], t.attack_angels[number] = method, 6
    begin_at(t, Plotting(number), "choose_descent")
    assert "2124" not in options(t)
    assert "1736" in options(t)
    answer(t, "1736")
    assert options(t) == heights
    answer(t, "4")
    assert (t.descend_at[number], t.attack_angels[number]) == (at("1736") + 1, 4)
    assert asked(t) == "choose_orbit"
    assert options(t)[0] == "2124"  # over the target or after it
    answer(t, "2124")
    assert t.orbit_at[number] == at("2124") + 1


@pytest.mark.rule("9.4.4", "16.2.2")
def test_9_4_4_jabos_that_dive_begin_their_attack_at_angels_14_at_most() -> None:
    t = blue(5)
    number = planned(t, "i_jg51 bombing 20")
    t.method[number], t.attack_angels[number] = DIVE, 20
    begin_at(t, Plotting(number), "choose_descent")
    answer(t, "1736")
    assert (options(t)[0], options(t)[-1]) == ("4", "14")
    t.attack_angels[number] = 2
    begin_at(t, Plotting(number), "choose_descent")
    assert asked(t) == "choose_orbit"


@pytest.mark.rule("9.4.1")
@pytest.mark.parametrize("says", ["pass", "2124"])
def test_9_4_1_a_sweep_may_orbit_at_any_hex_of_its_course(says: str) -> None:
    t = blue(2)
    number = planned(t, "i_jg3 freie_jagd 20")
    begin_at(t, Plotting(number), "choose_orbit")
    assert {"1736", "2124", "1933"} <= set(options(t))
    answer(t, says)
    assert t.orbit_at[number] == (0 if says == "pass" else at("2124") + 1)
    bombers = planned(t, "i_kg2 bombing 12")
    begin_at(t, Plotting(bombers), "choose_orbit")
    assert asked(t) == "choose_time"


@pytest.mark.rule("9.2.2")
def test_9_2_2_hexes_of_a_course_are_offered_once_each() -> None:
    t = blue(2)
    number = planned(t, "i_jg3 freie_jagd 20", course=["2130", "2128", "2132", "2130"])
    begin_at(t, Plotting(number), "choose_orbit")
    assert sorted(options(t)[:-1]) == ["2128", "2129", "2130", "2131", "2132"]
    t.offered = 0
    offer_course(t, number, 1, 1)
    assert [t.options[i] for i in range(t.offered)] == [at("2129")]
    assert is_offered(t, at("2129"))
    assert not is_offered(t, at("2128"))


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


# --- § 6.4.2, § 6.4.3: chits and raids
@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize(("kind", "covered"), [(K_PATCHY, False), (K_BROKEN, True)])
def test_6_4_2_broken_cloud_over_a_target_lets_the_luftwaffe_put_a_chit_back(kind: int, covered: bool) -> None:
    t = blue(2)
    chit = next(i for i in range(CHITS) if CHIT_THERE[CHITS + i])
    assert not is_target_covered(t, chit)
    for zone in range(ZONES):
        t.sky[zone * LEVELS + LEVELS - 1] = kind
    assert is_target_covered(t, chit) is covered


@pytest.mark.rule("6.4.2")
def test_6_4_2_a_chit_that_is_taken_counts_and_one_that_is_put_back_does_not() -> None:
    t = blue(2)
    chit = next(i for i in range(CHITS) if CHIT_THERE[CHITS + i])
    draw = ChitDraw(1, 3, 0, 99)
    draw.chit, draw.answer, draw.returned = chit, YES, 5
    draw.take_chit(t)
    assert (t.chits_held[chit], draw.count, draw.total, draw.returned) == (IN_HAND, 1, CHIT_VP[CHITS + chit], 0)
    draw.chit, draw.answer = chit + 1, NO
    draw.take_chit(t)
    assert (t.chits_held[chit + 1], draw.count, draw.returned) == (0, 1, 1 << (chit + 1))
    draw.begin_the_hand(t)
    assert (t.chits_held[chit], draw.count, draw.total, draw.returned) == (0, 0, 0, 0)


@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize(
    ("count", "total", "redrawn", "ends"), [(1, 10, 0, True), (0, 10, 0, False), (1, 9, 0, False), (0, 0, 20, True)]
)
def test_6_4_2_a_hand_within_the_range_is_kept_when_no_chit_fits(
    count: int, total: int, redrawn: int, ends: bool
) -> None:
    t = blue(2)
    draw = ChitDraw(1, 3, 10, 99)
    draw.count, draw.total, draw.redrawn, draw.chosen = count, total, redrawn, 1
    draw.end_without_a_chit(t)
    assert (draw.redrawn == redrawn) is ends
    assert (draw.chosen == 1) is ends


@pytest.mark.rule("6.4.2", "3.3.2", "4.2.1")
def test_6_4_2_there_must_be_gruppen_enough_for_all_chits() -> None:
    t = blue(1)
    wanted = needs(t, -1, ME109)
    assert list(wanted) == [0, 0, 0, 0]

    def most(at_index: int) -> int:
        n = 0
        while True:
            cells = needs(t, -1, ME109)
            cells[at_index] = n + 1
            if not can_supply(t, ME109, cells):
                return n
            n += 1

    gruppen, staffeln = most(0), most(1)
    assert gruppen > 0
    assert staffeln == 3 * gruppen  # three Staffeln come out of one Gruppe
    cells = needs(t, -1, ME109)
    cells[0], cells[1] = gruppen - 1, 1
    assert can_supply(t, ME109, cells)
    cells[0] = gruppen
    assert not can_supply(t, ME109, cells)
    cells[0], cells[1] = gruppen - 1, 4
    assert not can_supply(t, ME109, cells)


@pytest.mark.rule("9.1.2", "9.1.3", "6.4.3")
def test_9_1_2_units_of_a_chit_become_bombers_escorts_and_sweeps() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", seen=False)
    bomber = members(t, number)[0]
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="1439", seen=False)
    fighter = members(t, sweep)[0]
    for unit in (bomber, fighter):
        t.raid[unit], t.task[unit], t.chit_of[unit] = NONE, 0, 4
    building = RaidBuilding(4)
    for raid_number, unit, chosen, task in (
        (number, bomber, -1, BOMBING),
        (number, fighter, CLOSE_ESCORT, CLOSE_ESCORT),
        (sweep, fighter, -1, FREIE_JAGD),
    ):
        building.raid, building.unit, building.task = raid_number, unit, chosen
        building.join_raid(t)
        assert (t.task[unit], t.raid[unit], t.plan[unit]) == (task, raid_number, raid_number)
    assert NEW_SWEEP == 4
    building.raid = sweep
    assert building.can_join(t, fighter)
    assert not building.can_join(t, bomber)
    building.raid = number
    assert building.can_join(t, fighter)
    t.task[bomber] = 0
    assert not building.can_join(t, fighter)  # nobody to escort yet


# --- § 21.2: relief
@pytest.mark.rule("21.2", "22")
def test_21_2_a_patrol_is_told_off_to_meet_a_raid_on_its_way_home() -> None:
    t = blue(2)
    number = planned(t, "i_kg2 bombing 12", course=["1439", "1736", "2124", "1439"])
    sweep = planned(t, "ii_jg3 freie_jagd 20")
    other = raid(t, "iii_jg3 channel_patrol 12", "i_jg3 channel_patrol 12", at_place="1439", seen=False)
    first, second = members(t, other)
    for unit in (first, second):
        t.raid[unit] = t.plan[unit] = NONE
        t.task[unit] = CHANNEL_PATROL
    t.state[other] = 0
    carry_out(t, ReliefPlot())
    assert len(options(t)) == 3
    answer(t, options(t)[0])
    assert options(t) == ["top_cover", "close_escort"]
    answer(t, "top_cover")
    assert (options(t)[0], options(t)[-1]) == ("12", "34")
    answer(t, "16")
    assert (t.relief[number], t.relieves[first], t.relief_task[first], t.relief_angels[first], t.reliefs) == (
        1,
        number + 1,
        TOP_COVER,
        16,
        1,
    )
    assert len(options(t)) == 2
    answer(t, options(t)[0], "close_escort")
    assert (t.relief[number], t.relief_angels[second], t.relief_task[second], t.reliefs) == (2, 12, CLOSE_ESCORT, 2)
    assert (t.top, t.relief[sweep]) == (None, 0)
    plot = ReliefPlot(number)
    assert plot.can_be_met(t)
    t.state[number] = FLYING
    assert not plot.can_be_met(t)
    t.state[number], t.ways[number] = JOINED, 0
    assert not plot.can_be_met(t)
    assert first_plan(t, number, BOMBING) == members(t, number)[0]
    assert first_plan(t, number, TOP_COVER) == FIRST_SLOT


@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("course", "met"), [(["1439", "1835", "1439"], True), (["1439", "2110", "dieppe"], False)])
def test_21_2_a_raid_can_be_met_where_its_way_home_leads_over_the_strait(course: list[str], met: bool) -> None:
    """The way out does not count, even if it begins where the way home ends."""
    t = blue(2)
    number = planned(t, "i_kg2 bombing 12", course=course)
    t.target_way[number] = 1
    assert ReliefPlot(number).can_be_met(t) == met


# --- § 23.2: what a campaign keeps
@pytest.mark.rule("23.2.1", "23.2.2", "23.2.5")
@pytest.mark.parametrize("surge", [0, 1])
def test_23_2_1_every_game_of_the_day_is_planned_ahead(surge: int) -> None:
    t = blue(2, chance=random_dice(2), campaign=1, days=1, games=2, surge=surge)
    t.games_of_day[0], t.game_period[0], t.game_period[1] = 2, 2, 5
    t.game_part[0] = t.game_part[1] = 1
    assert surge_parts(t) >= 1
    assert len(surge_part(t, 0)) == 5
    for zone in range(ZONES):
        t.sky[zone * LEVELS] = 1
    campaign = Campaign()
    campaign.i = 1
    begin_at(t, campaign, "plan_game")
    assert (t.period, sum(t.sky)) == (4, 0)  # nobody knows the weather of a later game
    campaign = Campaign()
    campaign.i = 0
    t.sky[0] = 1
    begin_at(t, campaign, "plan_game")
    assert sum(t.sky) == 1


@pytest.mark.rule("23.2.2", "23.2")
def test_23_2_2_chits_of_a_planned_game_are_not_drawn_again() -> None:
    t = blue(2, campaign=1, days=1, games=2, vp=9)
    t.games_of_day[0] = 2
    t.chits_held[CHIT_IDS.index("C")] = IN_HAND
    campaign = Campaign()
    campaign.i = 1
    campaign.shelve_plans(t)
    assert (t.chits_held[CHIT_IDS.index("C")], campaign.i, t.game) == (SPENT, 2, 0)
    assert len(events_of(t, "planning_done")) == 1
    t.damage[3] = 1
    shelve(t, 1)
    clear_table(t)
    assert (t.damage[3], t.vp, t.campaign, t.days, t.games) == (1, 0, 1, 1, 2)
    assert any(t.book)


@pytest.mark.rule("23.2.5")
def test_23_2_5_a_line_of_the_surge_table_serves_as_many_games_as_it_says() -> None:
    t = blue(1, chance=random_dice(2), campaign=1, days=1, games=3, surge=1)  # one large game, two small ones
    t.games_of_day[0] = 3
    for game, period in enumerate((1, 3, 5)):
        t.game_period[game] = period
    begin_at(t, Campaign(), "choose_surge")
    assert options(t) == ["0", "1"]
    answer(t, "0")
    assert options(t) == ["1"]
    answer(t, "1")
    assert options(t) == ["1"]
    answer(t, "1")
    assert list(t.game_part)[:3] == [1, 2, 2]
    assert t.top is None or asked(t) != "choose_surge"
