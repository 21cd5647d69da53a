"""Details of planning, set-up, events, the channel patrol and the campaign: chapters 6, 7, 9.1, 9.2, 17.1, 21 and 23."""

from __future__ import annotations

from itertools import pairwise

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.allocation import (
    Allocation,
    ChannelPatrolDraw,
    counters_left,
    first_gruppe,
    fleets_of,
    is_whole,
    new_counter,
    short_of,
    staffeln_out,
    used,
)
from opsroom.titles.burning_blue.rules.campaign import (
    CANCELLED,
    Campaign,
    cancel,
    drop_the_lost,
    is_manned,
    most_games,
    pass_counter_on,
    periods_made,
    used_parts,
)
from opsroom.titles.burning_blue.rules.carry_over import (
    CarryOver,
    is_new_home,
    mend_damage,
    sector_of_next_game,
    squadrons_in,
    strike_off,
)
from opsroom.titles.burning_blue.rules.channel_patrol import (
    ChannelPatrol,
    has_patrols,
    is_back,
    patrol_raid,
    return_patrols,
)
from opsroom.titles.burning_blue.rules.charts import EVENT, EVENT_IDS, K_BROKEN, K_OVERCAST, ZONE_ORDER
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
    NOT_IN_SCENARIO,
    OVER_THE_RANGE,
    SAME_TARGET,
    SECOND_ERPRO,
    SPENT,
    UNDER_THE_RANGE,
    USABLE,
    ChitDraw,
    chit_points,
    chit_response,
    has_erpro,
    share_a_target,
    why_returned,
)
from opsroom.titles.burning_blue.rules.courses import ahead_on_course, corridor, leg_length, links, on_leg, track
from opsroom.titles.burning_blue.rules.events import E_WEATHER_BETTER, E_WEATHER_WORSE, RandomEvents
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.forces import (
    BASE,
    CAEN,
    CHIT_IDS,
    CHIT_RL,
    CHIT_TARGETS,
    CHIT_THERE,
    CHIT_VP,
    CHITS,
    DUMMIES,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    LAST_CHIT,
    ME109,
    SQUADRON_IDS,
    T_AIRFIELD,
    T_CONVOY,
    T_RDF,
    TARGETS_A_CHIT,
)
from opsroom.titles.burning_blue.rules.form_up_rolls import (
    FormUpRoll,
    delay,
    escorts_in,
    form_up_modifier,
    form_up_weather,
)
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, FIELD_SECTOR, HEXES, ZONE_IDS, apart
from opsroom.titles.burning_blue.rules.navigation import is_recognised, must_navigate, navigate
from opsroom.titles.burning_blue.rules.raf_set_up import (
    RafSetUp,
    has_forward,
    has_twin_aloft,
    is_forward_for,
    join_battle,
    put_aloft,
)
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, TO_COURSE
from opsroom.titles.burning_blue.rules.raid_building import (
    can_all_dive,
    can_divide,
    divide,
    first_aim,
    free_raid,
    is_covered,
    plans_left,
    targets_of,
    uncovered,
)
from opsroom.titles.burning_blue.rules.recovery import base_of, set_recovery_times, turns_between, turns_to_base
from opsroom.titles.burning_blue.rules.set_up import (
    FIRST_DUMMY,
    DayAndTime,
    DummyCounters,
    LuftwaffePlanning,
    LuftwaffeSetUp,
    form_up_of,
    free_form_up,
    gruppen_planned,
    is_due,
    put_form_up,
    remove_form_up,
)
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    BOMBING,
    CHANNEL_PATROL,
    FIRST_FLIGHT,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    HOME,
    JOINED,
    PLANNED,
    PLANS,
    READY,
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
    field,
    members,
    options,
    raid,
    random_dice,
    script,
    squadron,
    weather,
)


def chit(letters: str) -> int:
    return CHIT_IDS.index(letters)


def patrol(t: Blue, name: str, box: int) -> int:
    """A Gruppe of the channel patrol in one of its boxes."""
    unit = new_counter(t, GRUPPE_IDS.index(name), 0, 2)
    t.task[unit], t.patrol_box[unit] = CHANNEL_PATROL, box
    return unit


# --- § 6.2: time
@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("roll", "period", "start"), [(2, 0, 7 * 60), (4, 1, 570), (5, 2, 660), (7, 3, 720), (12, 6, 19 * 60)]
)
def test_6_2_two_dice_give_the_hour(roll: int, period: int, start: int) -> None:
    t = blue(2, [roll // 2, roll - roll // 2])
    t.turn, t.air_picture, t.radio, t.limit = 7, 2, 3, 3
    carry_out(t, DayAndTime())
    assert (t.period, t.start, t.turn, t.phase) == (period, start, 0, 0)
    assert (t.air_picture, t.radio, t.limit) == (0, 8, 1)
    assert events_of(t, "time_set")[0][:3] == (period, start // 60, start % 60)


# --- § 6.4.2: chits
@pytest.mark.rule("6.4.2", "6.4.1")
def test_6_4_2_why_a_chit_goes_back() -> None:
    t = blue(1)
    there = [i for i in range(CHITS) if CHIT_THERE[i] and i <= LAST_CHIT[0]]
    for i in range(CHITS):
        if i not in there:
            assert why_returned(t, i, 0, 0, 99) == NOT_IN_SCENARIO
    first = next(i for i in there if not has_erpro(t, i))
    vp = CHIT_VP[first]
    assert why_returned(t, first, 10, 0, 10 + vp) == USABLE
    assert why_returned(t, first, 11, 0, 10 + vp) == OVER_THE_RANGE
    assert why_returned(t, first, 10, 10 + vp, 99) == USABLE
    assert why_returned(t, first, 9, 10 + vp, 99) == UNDER_THE_RANGE


@pytest.mark.rule("6.4.2", "3.2.5")
@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_6_4_2_erprobungsgruppe_210_flies_once_and_no_target_is_bombed_twice(scenario: int) -> None:
    t = blue(scenario)
    row = (scenario - 1) * CHITS
    there = [i for i in range(CHITS) if CHIT_THERE[row + i] and i <= LAST_CHIT[scenario - 1]]
    erpro = [i for i in there if has_erpro(t, i)]
    for one, other in pairwise(erpro):
        t.chits_held[one] = IN_HAND
        assert why_returned(t, other, 0, 0, 99) == SECOND_ERPRO
        t.chits_held[one] = 0
    pairs = [(i, j) for i in there for j in there if i < j and share_a_target(row + i, row + j)]
    for one, other in pairs[:5]:
        t.chits_held[one] = IN_HAND
        assert why_returned(t, other, 0, 0, 99) in (SAME_TARGET, SECOND_ERPRO)
        t.chits_held[one] = SPENT
        assert why_returned(t, other, 0, 0, 99) not in (SAME_TARGET, SECOND_ERPRO)
        t.chits_held[one] = 0
    assert pairs or erpro


@pytest.mark.rule("6.4.2", "22")
def test_6_4_2_points_and_response_level_of_the_hand_are_added_up() -> None:
    t = blue(2)
    there = [i for i in range(CHITS) if CHIT_THERE[CHITS + i]][:3]
    for i in there[:2]:
        t.chits_held[i] = IN_HAND
    t.chits_held[there[2]] = SPENT
    assert chit_points(t) == sum(CHIT_VP[CHITS + i] for i in there[:2])
    assert chit_response(t) == sum(CHIT_RL[CHITS + i] for i in there[:2])


@pytest.mark.rule("6.4.7")
def test_6_4_7_with_the_option_one_chit_is_chosen_and_the_others_are_drawn() -> None:
    t = blue(1, chance=random_dice(5), free_chit=1)
    carry_out(t, ChitDraw(2, 3, 5, 99))
    assert asked(t) == "choose_chit"
    assert options(t)[-1] == "pass"
    first = options(t)[0]
    answer(t, first)
    assert t.chits_held[chit(first)] == IN_HAND
    assert t.top is None or asked(t) != "choose_chit"  # a second is not chosen
    carry_out(t, ChitDraw(2, 3, 5, 99))
    answer(t, "pass")
    assert sum(held == IN_HAND for held in t.chits_held) >= 1


@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize(("low", "asks"), [(0, True), (99, False)])
def test_6_4_2_the_luftwaffe_may_stop_once_chits_and_points_suffice(low: int, asks: bool) -> None:
    t = blue(1, chance=random_dice(5))
    draw = ChitDraw(1, 3, low, 200)
    carry_out(t, draw)
    if asks:
        assert asked(t) == "choose_another"
        answer(t, "no")
        assert sum(held == IN_HAND for held in t.chits_held) == 1
    else:
        assert t.top is None or asked(t) != "choose_another"


# --- § 6.4.3, § 6.4.4: Gruppen
@pytest.mark.rule("6.4.3", "3.3.2")
def test_6_4_3_a_gruppe_has_three_staffeln() -> None:
    t = blue(1)
    gruppe = GRUPPE_IDS.index("i_jg3")
    assert (used(t, gruppe), is_whole(t, gruppe)) == (0, False)
    new_counter(t, gruppe, 1, 2)
    new_counter(t, gruppe, 1, 2)
    assert (used(t, gruppe), staffeln_out(t), is_whole(t, gruppe)) == (2, 2, False)
    other = GRUPPE_IDS.index("ii_jg3")
    unit = new_counter(t, other, 0, 2)
    assert (used(t, other), staffeln_out(t), is_whole(t, other)) == (3, 2, True)
    assert (t.kind[unit], t.bomber[unit], t.small[unit], t.fleet_of[unit]) == (ME109, 0, 0, 2)
    third = GRUPPE_IDS.index("iii_jg3")
    t.gruppe_gone[third] = 3
    assert used(t, third) == 3
    assert counters_left(t) == UNITS - FIRST_SLOT - 3
    assert [short_of(2, 1), short_of(1, 1), short_of(0, 1)] == [1, 0, 0]


@pytest.mark.rule("6.4.3", "4.2.1")
def test_6_4_3_a_staffel_comes_from_a_gruppe_that_has_begun_and_a_gruppe_from_one_that_has_not() -> None:
    t = blue(1)
    first = first_gruppe(t, ME109, 2, 0, 0)
    assert GRUPPE_TYPE[first] == ME109
    new_counter(t, first, 1, 2)
    assert first_gruppe(t, ME109, 2, 1, 0) == first
    second = first_gruppe(t, ME109, 2, 0, 0)
    assert second != first
    new_counter(t, second, 0, 2)
    assert first_gruppe(t, ME109, 2, 1, 0) == first
    new_counter(t, first, 1, 2)
    new_counter(t, first, 1, 2)
    assert first_gruppe(t, ME109, 2, 1, 0) not in (first, second)
    assert fleets_of(t, ME109)[first] == fleets_of(t, ME109)[second] == 0


@pytest.mark.rule("6.4.4", "21.1")
@pytest.mark.parametrize(
    ("scenario", "chit_drawn", "gruppen", "staffeln"), [(1, 1, 0, 0), (1, 7, 0, 2), (1, 10, 1, 1), (4, 10, 3, 0)]
)
def test_6_4_4_a_chit_says_how_many_patrol_the_channel(
    scenario: int, chit_drawn: int, gruppen: int, staffeln: int
) -> None:
    t = blue(scenario, [chit_drawn])
    carry_out(t, ChannelPatrolDraw())
    if t.top is not None:
        assert all(GRUPPE_TYPE[GRUPPE_IDS.index(name)] == ME109 for name in options(t)[:-1])
        assert "i_jg2" not in options(t) or scenario > 2
        answer(t, "rest")
    out = [unit for unit in range(FIRST_SLOT, UNITS) if t.task[unit] == CHANNEL_PATROL]
    assert [sum(t.small[u] == 0 for u in out), sum(t.small[u] for u in out)] == [gruppen, staffeln]
    assert t.top is None


@pytest.mark.rule("6.4.4", "3.3.2")
def test_6_4_4_staffeln_of_the_patrol_may_come_from_a_gruppe_that_has_given_one() -> None:
    t = blue(1, [7])  # two Staffeln
    begun, whole, spent = (GRUPPE_IDS.index(name) for name in ("i_jg3", "ii_jg3", "iii_jg3"))
    new_counter(t, begun, 1, 2)
    new_counter(t, whole, 0, 2)
    for _ in range(3):
        new_counter(t, spent, 1, 2)
    carry_out(t, ChannelPatrolDraw())
    assert "i_jg3" in options(t)
    assert "ii_jg3" not in options(t)
    assert "iii_jg3" not in options(t)
    answer(t, "i_jg3", "i_jg3")
    assert (t.top, used(t, begun)) == (None, 3)


@pytest.mark.rule("6.4.4")
def test_6_4_4_without_a_whole_gruppe_left_staffeln_patrol_instead() -> None:
    t = blue(1, [9])  # one Gruppe
    for gruppe in range(len(GRUPPE_IDS)):
        t.gruppe_gone[gruppe] = 3
    for name in ("i_jg3", "ii_jg3"):
        t.gruppe_gone[GRUPPE_IDS.index(name)] = 0
        new_counter(t, GRUPPE_IDS.index(name), 1, 2)
    carry_out(t, ChannelPatrolDraw())
    if t.top is not None:
        answer(t, "rest")
    out = [unit for unit in range(FIRST_SLOT, UNITS) if t.task[unit] == CHANNEL_PATROL]
    assert [t.small[u] for u in out] == [1, 1, 1]


@pytest.mark.rule("3.3.2", "3.2.5")
def test_3_3_2_a_gruppe_divides_into_three_staffeln_while_there_are_counters() -> None:
    t = blue(1)
    unit = new_counter(t, GRUPPE_IDS.index("erpro_210"), 0, 2)
    t.chit_of[unit], t.bombs[unit], t.task[unit] = 3, 1, BOMBING
    assert can_divide(t, unit)
    divide(t, unit, True)
    assert not can_divide(t, unit)
    out = [u for u in range(FIRST_SLOT, UNITS) if t.gruppe[u] != NONE]
    kinds = sorted(t.kind[u] for u in out)
    assert (len(out), [t.small[u] for u in out], kinds.count(ME109)) == (3, [1, 1, 1], 1)
    assert all((t.chit_of[u], t.bombs[u], t.task[u], t.fleet_of[u]) == (3, 1, BOMBING, 2) for u in out)
    other = new_counter(t, GRUPPE_IDS.index("i_jg3"), 0, 2)
    divide(t, other, False)
    assert {t.kind[u] for u in range(FIRST_SLOT, UNITS) if t.gruppe[u] == GRUPPE_IDS.index("i_jg3")} == {ME109}
    for _ in range(4):
        divide(t, new_counter(t, GRUPPE_IDS.index("ii_jg3"), 0, 2), False)
    assert staffeln_out(t) == 18
    assert not can_divide(t, new_counter(t, GRUPPE_IDS.index("iii_jg3"), 0, 2))


@pytest.mark.rule("6.4.3", "9.1")
def test_6_4_3_every_target_of_a_chit_gets_a_raid() -> None:
    t = blue(2)
    row = CHITS
    many = next(i for i in range(CHITS) if CHIT_THERE[row + i] and targets_of(t, i) >= 2)
    t.chits_held[many] = IN_HAND
    carry_out(t, Allocation())
    while t.top is not None:
        answer(t, "rest")
    assert uncovered(t, many) == targets_of(t, many)
    assert first_aim(t, many) == 0
    number = free_raid(t)
    assert (number, plans_left(t)) == (0, PLANS)
    t.state[number], t.raid_chit[number] = PLANNED, many
    t.target[number] = CHIT_TARGETS[(row + many) * TARGETS_A_CHIT] + 1
    assert (plans_left(t), free_raid(t)) == (PLANS - 1, 1)
    assert is_covered(t, many, 0)
    assert not is_covered(t, many, 1)
    assert first_aim(t, many) == 1
    assert uncovered(t, many) == targets_of(t, many) - 1
    t.sweep[number] = 1
    assert not is_covered(t, many, 0)


@pytest.mark.rule("16.2.2", "9.4.2")
@pytest.mark.parametrize(
    ("gruppe", "kind", "dives"),
    [
        ("iii_stg1", T_AIRFIELD, True),
        ("i_kg51", T_AIRFIELD, False),
        ("i_kg51", T_CONVOY, True),
        ("i_kg51", T_RDF, True),
        ("i_kg1", T_CONVOY, False),
    ],
)
def test_16_2_2_which_bombers_can_dive_on_which_target(gruppe: str, kind: int, dives: bool) -> None:
    t = blue(1)
    number = raid(t, f"{gruppe} bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.target_kind[number] = kind
    assert can_all_dive(t, number) is dives


# --- § 6.5, § 9.3.1: form-up counters
@pytest.mark.rule("9.3.1")
@pytest.mark.parametrize(("fleet", "lead"), [(2, 4), (3, 1)])
def test_9_3_1_counters_come_four_turns_or_one_turn_ahead(fleet: int, lead: int) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.fleet[number] = fleet
    t.form_turn[number] = lead + 5
    assert not is_due(t, number, 6)  # it flies already
    t.state[number] = PLANNED
    assert [due for due in range(12) if is_due(t, number, due)] == [6]
    assert not is_due(t, number, -1)
    t.form_turn[number] = lead - 1
    assert is_due(t, number, -1)
    t.form_turn[number] = lead
    assert not is_due(t, number, -1)


@pytest.mark.rule("9.3.1", "9.2.5", "11.6")
def test_9_3_1_a_counter_stands_for_all_that_start_under_it() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "staffel_i_jg3 top_cover 16", at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", "staffel_ii_jg3 top_cover 16", "staffel_ii_jg3 top_cover 16", at_place="1439")
    raid(t, "iii_kg2 bombing 12", at_place="1439")
    assert (gruppen_planned(t, number), gruppen_planned(t, other)) == (1, 1)
    t.joined_to[other] = number + 1
    assert gruppen_planned(t, number) == 3


@pytest.mark.rule("9.3.1", "5.1")
def test_9_3_1_a_counter_takes_the_first_free_row_and_gives_it_back() -> None:
    t = blue(2)
    assert free_form_up(t) == 0
    for i in range(3):
        put_form_up(t, at("1439"), FIRST_DUMMY + i, 2, 3)
    assert free_form_up(t) == 3
    assert form_up_of(t, FIRST_DUMMY + 1) == 1
    assert t.form_strength[1] > 0
    remove_form_up(t, 1)
    assert (free_form_up(t), form_up_of(t, FIRST_DUMMY + 1), form_up_of(t, FIRST_DUMMY + 2)) == (1, NONE, 2)
    assert (t.form_strength[1], t.form_letter[1], t.form_raid[1]) == (0, 0, 0)
    put_form_up(t, at("1439"), 4, 2, 0)
    assert t.form_strength[1] == 0  # not detected


@pytest.mark.rule("9.3.1", "5.1")
def test_9_3_1_there_are_counters_for_every_raid_that_can_be_plotted_and_for_all_dummies() -> None:
    t = blue(2)
    raids = [*range(1, PLANS + 1), *range(FIRST_DUMMY, FIRST_DUMMY + DUMMIES)]
    for number in raids:
        put_form_up(t, at("1439"), number, 2, 3)
    assert [form_up_of(t, number) for number in raids] == list(range(len(raids)))


@pytest.mark.rule("9.3.1", "11.6.1")
def test_9_3_1_each_dummy_has_the_size_that_the_scenario_says() -> None:
    t = blue(3, chance=random_dice(2))
    carry_out(t, DummyCounters(5))
    assert options(t) == ["dummy_1", "dummy_2", "dummy_3", "dummy_4", "pass", "stand"]
    answer(t, "dummy_4")
    script(t, 0)
    answer(t, "1439")
    assert "dummy_4" not in options(t)
    answer(t, "pass")
    assert form_up_of(t, FIRST_DUMMY + 3) == 0
    two = t.form_strength[0]
    t = blue(3, chance=random_dice(2))
    carry_out(t, DummyCounters(5))
    script(t, 0)
    answer(t, "dummy_1", "1439", "pass")
    assert (form_up_of(t, FIRST_DUMMY), t.form_strength[0] < two) == (0, True)
    carry_out(t, DummyCounters(6))
    answer(t, "dummy_1", "pass")
    assert form_up_of(t, FIRST_DUMMY) == NONE  # it was taken up
    carry_out(t, DummyCounters(6))
    answer(t, "stand")
    carry_out(t, DummyCounters(7))
    assert t.top is None


@pytest.mark.rule("9.3.1")
def test_9_3_1_the_dummy_that_is_named_is_taken_up_and_no_other() -> None:
    t = blue(3, [0, 1, 2])
    carry_out(t, DummyCounters(5))
    answer(t, "dummy_2", "1439", "dummy_3", "1439", "pass")
    carry_out(t, DummyCounters(6))
    answer(t, "dummy_3")
    assert asked(t) == "choose_dummy"  # no place is asked for
    answer(t, "dummy_1", "1439", "pass")
    assert [form_up_of(t, FIRST_DUMMY + i) == NONE for i in range(3)] == [False, False, True]


@pytest.mark.rule("6.5", "21.1")
def test_21_1_each_patrol_is_laid_into_one_of_six_boxes_for_everybody_to_see() -> None:
    t = blue(1)
    one, two = patrol(t, "i_jg3", 0), patrol(t, "ii_jg3", 0)
    carry_out(t, LuftwaffeSetUp())
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_patrol_box", ["1", "2", "3", "4", "5", "6"])
    answer(t, "6", "2")
    assert (t.top, t.patrol_box[one], t.patrol_box[two]) == (None, 6, 2)
    assert (t.seen[one], t.known[two]) == (-1, -1)
    assert len(events_of(t, "patrol_placed")) == 2


@pytest.mark.rule("21.1.1", "6.4.5")
@pytest.mark.parametrize("says", ["pass", "sweep"])
def test_21_1_1_with_the_option_a_patrol_may_fly_a_sweep(says: str) -> None:
    t = blue(1, channel_sweep=1)
    unit = patrol(t, "i_jg3", 0)
    plan = LuftwaffePlanning()
    t.top = None
    t.do(plan)
    plan.at = plan.about().index["choose_channel_sweep"]
    t.run()
    assert (asked(t), len(options(t))) == ("choose_channel_sweep", 2)
    answer(t, "pass" if says == "pass" else options(t)[0])
    if says == "pass":
        assert (t.task[unit], t.sweeps_sent, t.state[0]) == (CHANNEL_PATROL, 0, 0)
    else:
        assert (t.task[unit], t.sweeps_sent, t.state[0], t.sweep[0], t.fleet[0]) == (FREIE_JAGD, 1, PLANNED, 1, 2)
        assert (t.raid[unit], t.plan[unit], t.raid_chit[0]) == (0, 0, CHITS)


# --- § 6.6: the RAF sets up
@pytest.mark.rule("6.6.1", "6.6.3", "23.2.3")
def test_6_6_1_a_squadron_takes_its_place_and_those_destroyed_do_not() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    t.gone[unit], t.sector[unit] = 1, NONE
    join_battle(t, unit, 0)
    assert t.sector[unit] == NONE
    t.gone[unit], t.moved_to[unit] = 0, field("kenley") + 1
    join_battle(t, unit, 0)
    assert (t.home[unit], t.field[unit], t.sector[unit]) == (field("kenley"), field("kenley"), ZONE_IDS.index("kenley"))
    put_aloft(t, unit, at("2124"), 10, 3)
    assert (t.tote[unit], t.angels[unit], t.height[unit], t.home_by[unit]) == (AIRBORNE, 10, 10, 22 - 3)


@pytest.mark.rule("18.1.2", "20.3")
def test_18_1_2_a_forward_airfield_belongs_to_the_same_group() -> None:
    t = blue(1)
    south, north, home = squadron(t, "32"), squadron(t, "19"), squadron(t, "54")
    assert is_forward_for(t, south, field("hawkinge"))
    assert not is_forward_for(t, north, field("hawkinge"))
    assert not is_forward_for(t, home, field("rochford"))
    assert has_forward(t, south)


@pytest.mark.rule("6.6.5", "3.3.1")
def test_6_6_5_of_two_flights_one_starts_in_the_air() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    split(t, unit)
    first, second = FIRST_FLIGHT, FIRST_FLIGHT + 1
    assert not has_twin_aloft(t, second)
    t.tote[first] = AIRBORNE
    assert has_twin_aloft(t, second)
    assert not has_twin_aloft(t, unit)


@pytest.mark.rule("6.6.5", "18.1.2", "6.6")
def test_6_6_5_early_warning_puts_squadrons_up_and_makes_others_ready() -> None:
    t = blue(1, chance=random_dice(1))
    put_form_up(t, at("1439"), 1, 2, 3)
    t.form_strength[0] = 100  # two early, two late
    carry_out(t, RafSetUp())
    assert asked(t) == "choose_forward"
    answer(t, "pass")
    assert asked(t) == "choose_aloft"
    assert events_of(t, "early_warning")[0][:3] == (100, 2, 2)
    for late in (False, True):
        for _ in range(2):
            unit = options(t)[0]
            answer(t, unit)
            places = options(t)
            home = FIELD_AT[t.home[SQUADRON_IDS.index(unit)]]
            if late:
                assert all(apart(at(place), home) <= 1 for place in places)
            answer(t, places[0])
            answer(t, options(t)[-1])
    assert t.response == 8
    available = sum(tote == AVAILABLE for tote in t.tote)
    for _ in range(2):
        assert asked(t) == "choose_ready"
        answer(t, options(t)[0])
    assert t.top is None
    assert sum(tote == AVAILABLE for tote in t.tote) == available - 2


# --- § 7: events
@pytest.mark.rule("7", "11.2")
@pytest.mark.parametrize(
    ("one", "other", "checks"), [(1, 3, [0]), (6, 2, [1]), (1, 6, [0, 1]), (2, 3, []), (3, 1, [0]), (2, 6, [1])]
)
def test_7_a_one_checks_detected_raids_and_a_six_the_others(one: int, other: int, checks: list[int]) -> None:
    t = blue(1, chance=random_dice(3))
    known = raid(t, "i_kg2 bombing 12", at_place="2124")
    unknown = raid(t, "ii_kg2 bombing 12", at_place="2124", seen=False)
    event = RandomEvents()
    event.one, event.other = one, other
    before = sum(t.deck)
    event.check_raids(t)
    assert before - sum(t.deck) == len(checks)
    assert (known, unknown) == (0, 1)
    t.state[known] = t.state[unknown] = HOME
    before = sum(t.deck)
    event.check_raids(t)
    assert sum(t.deck) == before


@pytest.mark.rule("7", "10.1.2", "20.1.1")
def test_7_what_events_change_holds_for_one_turn() -> None:
    seen = {}
    for dice in range(2, 13):
        t = blue(1, limit_change=5, radio=3)
        event = RandomEvents()
        event.one, event.other = dice // 2, dice - dice // 2
        event.read_event(t)
        seen[EVENT_IDS[EVENT[dice]]] = (t.radio, t.limit_change)
    assert seen["none"] == (8, 0)
    assert (seen["scramble_minus"], seen["scramble_plus"]) == ((8, -1), (8, 1))
    assert (seen["good_atmospherics"], seen["radio_clear"]) == ((11, 0), (14, 0))


@pytest.mark.rule("7")
def test_7_the_first_zone_of_the_row_that_can_change_does() -> None:
    t = blue(1)
    first, second = ZONE_ORDER[5][0], ZONE_ORDER[5][1]
    event = RandomEvents()
    event.event, event.roll = E_WEATHER_WORSE, 5
    event.change_weather(t)
    assert (t.bad_side[first], t.bad_side[second]) == (1, 0)
    event.change_weather(t)
    assert (t.bad_side[first], t.bad_side[second]) == (1, 1)
    event.event = E_WEATHER_BETTER
    event.change_weather(t)
    assert (t.bad_side[first], t.bad_side[second]) == (0, 1)


@pytest.mark.rule("7", "18.2.2", "16.4.1")
def test_7_an_event_brings_a_squadron_on_an_open_airfield_to_readiness() -> None:
    t = blue(1, [5, 6])
    one, two, three = squadron(t, "32"), squadron(t, "64"), squadron(t, "65")
    for unit in (one, two):
        t.tote[unit] = AVAILABLE
    third = squadron(t, "54")
    t.tote[third] = AVAILABLE
    t.closed_until[field("kenley")] = t.turn + 1
    carry_out(t, RandomEvents())
    assert options(t) == ["squadron_32", "squadron_54"]
    answer(t, "squadron_32")
    assert (t.tote[one], t.tote[two], t.tote[three]) == (READY, AVAILABLE, READY)


# --- § 9.2.8: form-up rolls
@pytest.mark.rule("9.2.8", "6.4.6")
@pytest.mark.parametrize(
    ("units", "period", "modifier"),
    [
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 3, 0),
        (["i_kg2 bombing 12"], 3, -1),
        (["i_kg2 bombing 12", "i_jg3 top_cover 16"], 3, 1),
        (["i_kg2 bombing 12", "i_jg3 close_escort 12"], 3, 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 0, 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 6, 1),
        ([f"{name} bombing 12" for name in ("i_kg2", "ii_kg2", "iii_kg2", "i_kg3")], 3, 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", *["staffel_i_kg3 bombing 12"] * 2], 3, 0),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", *["staffel_i_kg3 bombing 12"] * 3], 3, 1),
        (["i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12"], 3, -1),
        (["staffel_i_jg3 freie_jagd 12"], 3, -1),
    ],
)
def test_9_2_8_what_counts_in_the_form_up_roll(units: list[str], period: int, modifier: int) -> None:
    t = blue(1, period=period)
    number = raid(t, *units, at_place="1439")
    assert form_up_modifier(t, number) == modifier


@pytest.mark.rule("9.2.8", "9.2.5")
def test_9_2_8_raids_under_one_counter_form_up_together() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", "ii_jg3 close_escort 12", at_place="1439")
    third = raid(t, "iii_kg2 bombing 12", at_place="1439")
    assert escorts_in(t, number) == 1
    t.joined_to[other] = number + 1
    assert escorts_in(t, number) == 2
    before = [t.form_turn[r] for r in (number, other, third)]
    delay(t, number, 2)
    assert [t.form_turn[r] - b for r, b in zip((number, other, third), before, strict=True)] == [2, 2, 0]
    weather(t, K_BROKEN, 14)
    assert (form_up_weather(t, number), form_up_weather(t, third)) == (2, 0)
    weather(t, K_OVERCAST, 10)
    assert form_up_weather(t, third) == 3


@pytest.mark.rule("9.2.8")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (3, 0), (6, 0)])
def test_9_2_8_escorts_may_miss_the_rendezvous(die: int, left: int) -> None:
    t = blue(1, [6, 6, die])
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 close_escort 12", at_place="1439"
    )
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    while t.top is not None:
        answer(t, options(t)[0])
    assert escorts_in(t, number) == left
    assert t.form_turn[number] == 0


@pytest.mark.rule("9.2.8")
@pytest.mark.parametrize(
    ("die", "units"),
    [(3, "i_kg2 bombing 12"), (4, "i_kg2 bombing 12"), (5, "i_jg3 freie_jagd 12"), (6, "i_kg2 bombing 12")],
)
def test_9_2_8_what_cannot_happen_to_a_raid_is_a_delay_of_three_turns(die: int, units: str) -> None:
    t = blue(1, [6, 6, die], period=0)
    number = raid(t, units, *(["ii_kg2 bombing 12"] if "kg" in units else ["ii_jg3 freie_jagd 12"]), at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert (t.top, t.form_turn[number]) == (None, 3)


@pytest.mark.rule("9.2.8")
def test_9_2_8_a_bomber_unit_may_lose_its_formation() -> None:
    t = blue(1, [6, 6, 5])
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert (asked(t), len(options(t))) == ("choose_disrupted", 2)
    answer(t, options(t)[1])
    assert [t.disruption[u] for u in members(t, number)] == [0, 1, 0]
    assert t.form_turn[number] == 0


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


# --- § 17.1.2, § 17.1.3: bases
@pytest.mark.rule("17.1.2", "17.1.3", "4.2.1")
def test_17_1_3_the_way_to_the_base_costs_a_turn_for_four_hexes_or_a_box() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 16", "i_kg2 bombing 12", "i_jg2 top_cover 16", at_place="1439")
    fighter, bomber, either = members(t, number)
    base = base_of(t, fighter)
    assert turns_to_base(t, fighter, base) == 0
    for away in (3, 4, 7, 8):
        place = next(p for p in range(HEXES) if apart(base, p) == away)
        assert turns_to_base(t, fighter, place) == away // 4
    assert turns_to_base(t, bomber, at("1439")) == 0
    second = base_of(t, either)
    t.fleet_of[either] = 3
    assert base_of(t, either) != second
    caen, cherbourg = at("caen"), at("cherbourg")
    assert turns_between(caen, caen) == 0
    assert turns_between(caen, cherbourg) == 1
    assert turns_between(caen, at("channel_west")) == 2
    assert turns_between(caen, at("0110")) == 3
    assert turns_between(caen, at("0510")) == 4


@pytest.mark.rule("17.1.3")
def test_17_1_3_units_from_caen_may_count_from_cherbourg() -> None:
    t = blue(1)
    gruppe = next(g for g in range(len(GRUPPE_IDS)) if BASE[g] == CAEN and GRUPPE_TYPE[g] == ME109)
    unit = members(t, raid(t, f"{GRUPPE_IDS[gruppe]} freie_jagd 16", at_place="1439"))[0]
    t.fleet_of[unit] = 3
    assert base_of(t, unit) == CAEN
    assert turns_to_base(t, unit, at("cherbourg")) == 0
    assert turns_to_base(t, unit, at("channel_west")) == 1
    assert turns_to_base(t, unit, CAEN) == 0


@pytest.mark.rule("17.1.2")
@pytest.mark.parametrize(("angels", "turns"), [(6, 1), (8, 2), (12, 2), (14, 3), (18, 3), (20, 4), (26, 5)])
def test_17_1_2_forming_up_costs_petrol_by_height(angels: int, turns: int) -> None:
    t = blue(2)
    number = raid(t, f"i_jg3 freie_jagd {angels}", "i_kg2 bombing 12", at_place="1439")
    fighter, bomber = members(t, number)
    t.form_turn[number], t.home_by[bomber] = 5, 77
    way = turns_to_base(t, fighter, at("1439"))
    set_recovery_times(t, number)
    assert t.home_by[fighter] == 5 + 20 - turns - way
    assert t.home_by[bomber] == 77


# --- § 21.1: the channel patrol
@pytest.mark.rule("21.1")
def test_21_1_a_patrol_comes_down_four_angels_above_its_prey() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1439", 12)
    first, other = patrol(t, "i_jg3", 3), patrol(t, "ii_jg3", 4)
    assert has_patrols(t)
    number = patrol_raid(t, 3, unit)
    assert (t.raid[first], t.raid[other], t.patrol_box[first], t.patrol_box[other]) == (number, NONE, 0, 4)
    assert (t.angels[first], t.plotted[first], t.task[first], t.hunts[number]) == (16, 16, FREIE_JAGD, unit)
    assert (t.state[number], t.patrolling[number], t.raid_at[number], t.flown[number]) == (FLYING, 3, at("1439"), 1)
    assert t.home_by[first] == t.turn + 10
    high = squadron(t, "610", "1439", 32)
    again = patrol_raid(t, 4, high)
    assert t.angels[other] == 34  # its ceiling
    assert again != number
    assert not has_patrols(t)


@pytest.mark.rule("21.1", "13.5.1", "13.6.1")
def test_21_1_when_a_patrol_goes_back_to_its_box() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1439", 12)
    first, other = patrol(t, "i_jg3", 3), patrol(t, "ii_jg3", 3)
    number = patrol_raid(t, 3, unit)
    assert is_back(t, number)
    return_patrols(t)
    assert t.state[number] == FLYING  # it pursues
    t.hunts[number], t.dogfight[first] = NONE, 1
    assert not is_back(t, number)
    return_patrols(t)
    assert t.state[number] == FLYING
    t.dogfight[first], t.disruption[other] = 0, 3
    return_patrols(t)
    assert (t.state[number], t.patrol_box[first], t.patrol_box[other]) == (HOME, 3, 0)
    number = patrol_raid(t, 3, unit)
    t.off_course[number] = GOING_HOME
    assert not is_back(t, number)
    return_patrols(t)
    assert (t.state[number], t.patrol_box[first], t.task[first]) == (HOME, 0, CHANNEL_PATROL)


@pytest.mark.rule("21.1")
@pytest.mark.parametrize("says", ["yes", "no"])
def test_21_1_after_its_attack_a_patrol_pursues_or_goes_back(says: str) -> None:
    t = blue(1)
    unit = squadron(t, "32", "1439", 12)
    safe = squadron(t, "610", "2124", 12)
    first = patrol(t, "i_jg3", 3)
    script(t, 3, 1, 1)
    carry_out(t, ChannelPatrol())
    assert (asked(t), options(t)) == ("choose_pursuit", ["yes", "no"])
    answer(t, says)
    assert t.top is None
    assert (t.patrol_box[first] == 3) is (says == "no")
    assert t.tote[safe] == AIRBORNE
    assert t.tote[unit] == AIRBORNE


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(("roll", "comes"), [(3, True), (4, False)])
def test_21_1_the_box_of_the_number_rolled_comes(roll: int, comes: bool) -> None:
    t = blue(1)
    squadron(t, "32", "1439", 12)
    first = patrol(t, "i_jg3", 3)
    script(t, roll, *([1, 1] if comes else []))
    carry_out(t, ChannelPatrol())
    assert (len(events_of(t, "patrol_attacks")) == 1) is comes
    assert (t.patrol_box[first] == 3) is not comes


@pytest.mark.rule("21.1")
def test_21_1_without_patrols_no_die_is_thrown() -> None:
    t = blue(1)
    squadron(t, "32", "1439", 12)
    carry_out(t, ChannelPatrol())
    assert t.top is None


# --- § 23: the campaign
@pytest.mark.rule("23.2.1", "9.2.5")
def test_9_2_5_when_a_raid_is_called_off_the_one_that_parts_last_carries_the_others() -> None:
    t = blue(2)
    numbers = [
        raid(t, f"{name} bombing 12", at_place="1439") for name in ("i_kg2", "ii_kg2", "iii_kg2", "i_kg3", "ii_kg3")
    ]
    lead, first, last, alone, elsewhere = numbers
    t.state[lead] = t.state[alone] = PLANNED
    for number, part in ((first, 1), (last, 2)):
        t.state[number], t.joined_to[number], t.part_at[number] = JOINED, lead + 1, part
    t.state[elsewhere], t.joined_to[elsewhere], t.part_at[elsewhere] = JOINED, alone + 1, 3
    pass_counter_on(t, lead)
    assert (t.state[last], t.joined_to[last], t.part_at[last]) == (PLANNED, 0, 0)
    assert (t.state[first], t.joined_to[first]) == (JOINED, last + 1)
    assert (t.state[elsewhere], t.joined_to[elsewhere], t.joined_to[alone]) == (JOINED, alone + 1, 0)


@pytest.mark.rule("23.2.1")
def test_23_2_1_a_raid_that_is_called_off_sets_its_units_free() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", at_place="1439")
    for r in (number, other):
        t.state[r], t.raid_chit[r] = PLANNED, chit("N")
    t.chits_held[chit("N")] = IN_HAND
    unit = members(t, number)[0]
    cancel(t, number)
    assert (t.plan[unit], t.raid[unit], t.task[unit], t.chits_held[chit("N")]) == (NONE, NONE, 0, IN_HAND)
    assert t.plan[members(t, other)[0]] == other
    t.chits_held[chit("N")] = SPENT
    cancel(t, other)
    assert t.chits_held[chit("N")] == SPENT
    assert CANCELLED not in (IN_HAND, SPENT)


@pytest.mark.rule("23.2.3", "23.2.1")
def test_23_2_3_a_raid_that_has_nobody_left_to_bomb_is_called_off() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    sweep = raid(t, "ii_jg3 freie_jagd 16", "iii_jg3 freie_jagd 16", at_place="1439")
    for r in (number, sweep):
        t.state[r] = PLANNED
    assert is_manned(t, number)
    assert is_manned(t, sweep)
    bomber = members(t, number)[0]
    t.gruppe_gone[GRUPPE_IDS.index("i_kg2")] = t.gruppe_gone[GRUPPE_IDS.index("ii_jg3")] = 3
    drop_the_lost(t)
    assert (t.state[number], t.state[sweep]) == (0, PLANNED)
    assert (t.gruppe[bomber], t.bombs[bomber], t.plan[bomber]) == (NONE, 0, NONE)
    assert len(members(t, sweep)) == 1


@pytest.mark.rule("23.2.3")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (3, 1), (5, 1), (6, 0)])
def test_23_2_3_airfields_are_mended_by_a_die(die: int, left: int) -> None:
    t = blue(2, [die])
    t.damage[field("biggin_hill")] = 2
    mend_damage(t)
    assert t.damage[field("biggin_hill")] == left


@pytest.mark.rule("23.2.3")
@pytest.mark.parametrize(("room", "station", "room_hit", "station_out"), [(1, 3, 1, 1), (2, 4, 0, 0)])
def test_23_2_3_rooms_and_stations_are_mended_by_a_die(
    room: int, station: int, room_hit: int, station_out: int
) -> None:
    t = blue(2, [room, station])
    t.ops_hit[2], t.station_out[5] = 1, 1
    mend_damage(t)
    assert (t.ops_hit[2], t.station_out[5]) == (room_hit, station_out)


@pytest.mark.rule("23.2.3")
def test_23_2_3_who_is_struck_off() -> None:
    t = blue(2)
    whole, alive, flights, half = squadron(t, "32"), squadron(t, "64"), squadron(t, "65"), squadron(t, "74")
    t.losses[whole], t.losses[alive] = 12, 11
    split(t, flights)
    split(t, half)
    for flight in (FIRST_FLIGHT, FIRST_FLIGHT + 1, FIRST_FLIGHT + 2):
        t.losses[flight] = 6
    number = raid(
        t, "i_kg2 bombing 12", *["staffel_ii_kg2 bombing 12"] * 3, *["staffel_iii_kg2 bombing 12"] * 2, at_place="1439"
    )
    for unit in members(t, number):
        t.losses[unit] = 8 if t.small[unit] else 24
    strike_off(t)
    assert [t.gone[u] for u in (whole, alive, flights, half)] == [1, 0, 1, 0]
    assert [t.gruppe_gone[GRUPPE_IDS.index(g)] for g in ("i_kg2", "ii_kg2", "iii_kg2")] == [3, 3, 0]


@pytest.mark.rule("23.2.3")
def test_23_2_3_a_squadron_without_an_operations_room_may_move_within_its_group() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    kenley = ZONE_IDS.index("kenley")
    for number in ("64", "111", "615"):
        squadron(t, number)
    assert squadrons_in(t, kenley) == 3
    assert is_new_home(t, unit, field("kenley"))
    other = squadron(t, "501")
    t.moved_to[other] = field("kenley") + 1
    assert sector_of_next_game(t, other) == kenley
    assert squadrons_in(t, kenley) == 4
    assert not is_new_home(t, unit, field("kenley"))
    t.gone[other] = 1
    assert is_new_home(t, unit, field("kenley"))
    t.ops_hit[kenley] = 1
    assert not is_new_home(t, unit, field("kenley"))
    assert not is_new_home(t, unit, field("biggin_hill"))
    assert not is_new_home(t, unit, field("duxford"))


@pytest.mark.rule("23.2.3")
@pytest.mark.parametrize("moves", [True, False])
def test_23_2_3_the_raf_chooses_who_moves_where(moves: bool) -> None:
    t = blue(1, [1])
    unit = squadron(t, "32")
    t.ops_hit[t.sector[unit]] = 1
    carry_out(t, CarryOver())
    assert options(t) == ["squadron_32", "pass"]
    if not moves:
        answer(t, "pass")
        assert (t.top, t.moved_to[unit]) == (None, 0)
        return
    answer(t, "squadron_32", "kenley")
    assert (t.moved_to[unit], t.home[unit]) == (field("kenley") + 1, field("kenley"))
    assert t.sector[unit] == FIELD_SECTOR[field("kenley")]
    assert t.top is None


@pytest.mark.rule("23.2.4", "23.2", "23.3")
@pytest.mark.parametrize(
    ("game", "day", "days", "asks"), [(0, 0, 1, "next game"), (1, 0, 2, "next day"), (1, 0, 1, "over")]
)
def test_23_2_4_points_are_added_up_game_by_game(game: int, day: int, days: int, asks: str) -> None:
    t = blue(3, campaign=1, days=days, games=2, game=game, day=day, vp=31, total_vp=-11, total_value=9)
    t.games_of_day[0] = t.games_of_day[1] = 2
    t.game_period[0], t.game_period[1] = 2, 5
    t.chits_held[chit("N")], t.chits_held[chit("T")] = IN_HAND, CANCELLED
    worth = chit_points(t)
    campaign = Campaign()
    campaign.count_game(t)
    vp = t.vp
    assert (t.total_vp, t.total_value) == (vp - 11, 9 + worth)
    assert events_of(t, "game_counted")[0][:2] == (vp, vp - 11)
    campaign.at = campaign.about().index["end_game"]
    campaign.end_game(t)
    assert (t.chits_held[chit("N")], t.chits_held[chit("T")], t.vp) == (SPENT, SPENT, 0)
    where = {campaign.about().index[name]: name for name in campaign.about().index}[campaign.at]
    if asks == "next game":
        assert (where, t.game, t.day, t.game_period[0]) == ("begin_next_game", 1, 0, 2)
    else:
        assert (t.game, t.day, t.game_period[0], t.game_period[1]) == (0, 1, 0, 0)
        assert (where == "choose_period") is (asks == "next day")
        campaign.count_points(t)
        assert (t.vp, t.ended > 0) == (vp - 11, True)


@pytest.mark.rule("23.3.1", "23.3", "23.2.5")
def test_23_3_1_one_day_of_four_games_one_of_three_and_two_on_the_others() -> None:
    t = blue(3, campaign=1, days=3, games=3, preparation=1)
    assert most_games(t) == 4
    carry_out(t, Campaign())
    assert (asked(t), options(t)) == ("choose_games_of_day", ["2", "3", "4"])
    answer(t, "4")
    assert options(t) == ["2", "3"]
    answer(t, "2")
    assert options(t) == ["2", "3"]
    answer(t, "3")
    assert list(t.games_of_day)[:3] == [4, 2, 3]
    assert (asked(t), periods_made(t)) == ("choose_period", 0)
    answer(t, "dawn")
    assert periods_made(t) == 1
    assert options(t) == ["late_morning"]


@pytest.mark.rule("23.2.5")
def test_23_2_5_each_line_of_the_surge_table_is_used_as_often_as_it_says() -> None:
    t = blue(2, campaign=1, days=1, games=2, surge=1)
    carry_out(t, Campaign())
    games = t.games_of_day[0]
    assert games <= most_games(t)
    while asked(t) == "choose_period":
        answer(t, options(t)[0])
    assert asked(t) == "choose_surge"
    before = options(t)
    answer(t, before[0])
    assert used_parts(t, int(before[0])) == 1
