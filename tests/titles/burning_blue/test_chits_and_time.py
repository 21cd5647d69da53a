"""The time of day and the draw of raid chits.  § 6.2, § 6.4.2, § 6.4.3"""

from __future__ import annotations

from itertools import pairwise

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    K_BROKEN,
    K_PATCHY,
    LEVELS,
)
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
    NO,
    NOT_IN_SCENARIO,
    OVER_THE_RANGE,
    SAME_TARGET,
    SECOND_ERPRO,
    SPENT,
    UNDER_THE_RANGE,
    USABLE,
    YES,
    ChitDraw,
    can_supply,
    chit_points,
    chit_response,
    has_erpro,
    is_target_covered,
    needs,
    share_a_target,
    why_returned,
)
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_RL,
    CHIT_THERE,
    CHIT_VP,
    CHITS,
    LAST_CHIT,
    ME109,
)
from opsroom.titles.burning_blue.rules.geography import ZONES
from opsroom.titles.burning_blue.rules.raid_building import (
    NEW_SWEEP,
    RaidBuilding,
)
from opsroom.titles.burning_blue.rules.set_up import (
    DayAndTime,
)
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FREIE_JAGD,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    blue,
    carry_out,
    chit,
    events_of,
    members,
    options,
    raid,
    random_dice,
)


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
