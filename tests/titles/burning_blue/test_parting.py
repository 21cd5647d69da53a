"""Raids break up: new counters, bombers that turn for home with their escorts, tallies.  § 9.3.6, § 10.3.4, § 11.5.6, § 12.1.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    break_off,
    cover_units,
    is_about_to_bomb,
    is_alone,
    new_raid,
    pancake_unit,
    send_all_home,
    send_home,
    show_parts,
)
from opsroom.titles.burning_blue.rules.raid_partings import EscortChoice, TallyChoice
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    FLYING,
    FREIE_JAGD,
    HOME,
    P_LW_MOVE,
    P_RAF_COMBAT,
    PLANNED,
    TRACKS,
    UNIT_NAMES,
    UNUSED,
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
    squadron,
    tally,
    wing,
)


# --- § 9.3.6: a counter of its own
@pytest.mark.rule("9.3.6", "5.3.1", "12.1.4")
def test_9_3_6_a_new_counter_has_nothing_of_the_raid_that_flew_under_it_before() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", course=["1439", "2124", "1439"])
    used = raid(t, "iii_kg2 bombing 12", at_place="2028")
    t.raid[members(t, used)[0]] = NONE
    for other in range(len(t.state)):
        if t.state[other] == UNUSED:
            t.state[other] = PLANNED
    t.state[used], t.orbiting[number] = HOME, 1
    for column in (t.orbiting, t.joined_to, t.part_at, t.relief, t.attacking, t.parted, t.sheds, t.to_plot, t.tallied):
        column[used] = 1
    t.hunts[used], t.raid_seen[used], t.detected[used] = 3, -1, 1
    for i in range(len(t.track)):
        t.track[i] = at("2028")
    assert new_raid(t, number) == used
    cleared = (t.orbiting, t.joined_to, t.part_at, t.relief, t.attacking, t.parted, t.sheds, t.to_plot, t.tallied)
    assert [column[used] for column in cleared] == [0] * len(cleared)
    assert (t.hunts[used], t.detected[used], t.raid_seen[used] != -1) == (NONE, 0, True)
    first, last = used * TRACKS, (used + 1) * TRACKS
    assert list(t.track[first:last]) == [NONE] * TRACKS
    assert (t.track[first - 1], t.track[last]) == (at("2028"), at("2028"))  # those of the others stay
    assert (t.state[used], t.raid_at[used], t.ways[used]) == (FLYING, at("2124"), 3)


@pytest.mark.rule("9.3.6")
def test_9_3_6_only_a_planned_unit_takes_its_plan_along() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", at_place="2124")
    unused = next(r for r in reversed(range(len(t.state))) if t.state[r] == UNUSED)
    planned, unplanned, elsewhere = members(t, number)
    t.plan[unplanned], t.plan[elsewhere] = NONE, unused
    new = [break_off(t, unit) for unit in (unplanned, elsewhere)]
    assert [t.raid[unplanned], t.raid[elsewhere]] == new
    assert (t.plan[unplanned], t.plan[elsewhere]) == (NONE, unused)
    assert is_alone(t, planned)
    assert is_alone(t, unplanned)


# --- § 10.3.4: the way home
@pytest.mark.rule("10.3.4", "9.3.6")
def test_10_3_4_a_raid_that_turns_for_home_hunts_and_orbits_no_more() -> None:
    t = blue(2, plot_home=1)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2124", course=["1439", "2124", "1637", "1439"])
    t.hunts[number], t.orbiting[number], t.step[number], t.plotted[members(t, number)[0]] = unit, 1, 2, 24
    send_home(t, number, GOING_HOME)
    assert (t.hunts[number], t.orbiting[number], t.to_plot[number]) == (NONE, 0, 1)
    assert (t.leg[number], t.step[number], t.aim[number]) == (3, 0, at("1439"))
    assert t.plotted[members(t, number)[0]] == 20
    assert events_of(t, "raid_pancakes") == [(number, at("2124"), 0, 0, 0)]


@pytest.mark.rule("10.3.4", "11.1.1")
def test_11_1_1_the_raf_is_not_told_that_a_hidden_raid_turns_for_home() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", seen=False)
    pancake_unit(t, members(t, number)[0])
    send_home(t, number, GOING_HOME)
    assert events_of(t, "raid_pancakes") == events_of(t, "unit_pancakes") == []


@pytest.mark.rule("9.3.6", "10.2.7")
@pytest.mark.parametrize(
    ("units", "how"),
    [
        (["i_kg2 bombing 12", "i_jg3 close_escort 12"], HOMING),
        (["i_kg2 bombing 12", "i_jg3 top_cover 16"], HOMING),
        (["i_jg3 close_escort 12", "ii_jg3 top_cover 16"], GOING_HOME),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], GOING_HOME),
    ],
)
def test_9_3_6_escorts_keep_their_task_where_there_are_bombers_to_escort(units: list[str], how: int) -> None:
    t = blue(2)
    number = raid(t, *units, at_place="2124")
    send_all_home(t, number)
    assert t.off_course[number] == how


@pytest.mark.rule("9.3.6", "12.1.4", "13.6")
@pytest.mark.parametrize(
    "why", ["", "tallied", "flown", "chit", "target", "recovery point", "hex", "on course", "recovered"]
)
def test_9_3_6_a_unit_turns_for_home_under_the_counter_of_others_of_its_raid(why: str) -> None:
    t = blue(2)
    number = raid(t, "i_jg3 top_cover 16", "ii_jg3 top_cover 16", at_place="2124", course=["1439", "2028", "1439"])
    home = "1637" if why == "recovery point" else "1439"
    other = raid(t, "iii_jg3 top_cover 16", at_place="2124", course=["1439", "2028", home], seen=False)
    for one in (number, other):
        t.detected[one] = t.raid_seen[one] = 0
    t.off_course[other], t.phase = GOING_HOME, P_RAF_COMBAT
    unit = members(t, number)[0]
    t.plotted[unit] = 20
    if why == "tallied":
        t.tallied[other] = 1
    elif why == "flown":
        t.flown[other] = 1
    elif why == "chit":
        t.raid_chit[other] = 1
    elif why == "target":
        t.target[other] = 1
    elif why == "hex":
        t.raid_at[other] = at("2125")
    elif why == "on course":
        t.off_course[other] = HOMING
    elif why == "recovered":
        t.state[other] = HOME
    assert (pancake_unit(t, unit) == other) is (why == "")
    assert t.plotted[unit] == 16  # it is free of what was plotted
    assert t.raid[members(t, number)[0]] == number


@pytest.mark.rule("9.3.6")
def test_9_3_6_a_raid_that_the_last_unit_has_left_is_off_the_map() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 top_cover 16", at_place="2124", course=["1439", "2028", "1439"])
    other = raid(t, "ii_jg3 top_cover 16", at_place="2124", course=["1439", "2028", "1439"])
    t.off_course[other], t.phase = GOING_HOME, P_RAF_COMBAT
    assert pancake_unit(t, members(t, number)[0]) == other
    assert (t.state[number], t.raid_at[number]) == (HOME, NONE)


@pytest.mark.rule("9.3.6", "11.5.6")
def test_11_5_6_a_fighter_that_leaves_a_detected_raid_is_checked_at_once() -> None:
    """Bombers wait until it is known who goes with them; of a raid under tally the part is shown at once."""
    for task, tallied, drawn in (("top_cover", 0, 2), ("bombing", 0, 0), ("bombing", 1, 0)):
        t = blue(2, chance=random_dice(3))
        number = raid(t, f"i_jg3 {task} 12", "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2126")
        t.tallied[number] = tallied
        before = sum(t.deck)
        new = pancake_unit(t, members(t, number)[0])
        assert before - sum(t.deck) == drawn
        assert (t.sheds[new], t.parted[new]) == (number + 1 if task == "bombing" else 0, number + 1 if tallied else 0)


# --- § 9.3.6: escorts
@pytest.mark.rule("9.3.6")
def test_9_3_6_only_escorts_of_the_same_raid_may_go_with_the_bombers() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126", seen=False)
    raid(t, "ii_jg3 close_escort 12", "iii_kg2 bombing 12", at_place="2126", seen=False)
    bomber, _, cover = members(t, number)
    new = pancake_unit(t, bomber)
    carry_out(t, EscortChoice())
    assert options(t) == [UNIT_NAMES[cover], "pass"]
    answer(t, UNIT_NAMES[cover])
    assert (t.raid[cover], t.off_course[new], t.sheds[new], t.top) == (new, HOMING, 0, None)


@pytest.mark.rule("9.3.6", "11.5.6")
def test_9_3_6_bombers_that_came_down_before_their_escort_could_follow_are_not_asked_about() -> None:
    t = blue(2, chance=random_dice(3))
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126")
    new = pancake_unit(t, members(t, number)[0])
    t.state[new] = HOME
    before = sum(t.deck)
    carry_out(t, EscortChoice())
    assert (t.top, t.sheds[new], before - sum(t.deck)) == (None, 0, 0)


@pytest.mark.rule("9.3.6", "11.5.6")
def test_11_5_6_both_parts_are_checked_when_the_escorts_have_chosen() -> None:
    t = blue(2, chance=random_dice(3))
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126")
    pancake_unit(t, members(t, number)[0])
    before = sum(t.deck)
    carry_out(t, EscortChoice())
    assert (asked(t), before - sum(t.deck)) == ("choose_companion", 0)
    answer(t, "pass")
    assert before - sum(t.deck) == 2


@pytest.mark.rule("11.5.6", "12.1.4")
def test_11_5_6_a_part_that_is_left_over_is_not_checked_where_the_other_is_gone() -> None:
    t = blue(2, chance=random_dice(3))
    old = raid(t, "i_kg2 bombing 12", at_place="2126")
    new = raid(t, "ii_kg2 bombing 12", at_place="2126", seen=False)
    for unit in members(t, new):
        t.seen[unit] = -1
    t.raid[members(t, old)[0]] = NONE
    before = sum(t.deck)
    show_parts(t, old, new)
    assert (t.state[old], before - sum(t.deck)) == (HOME, 1)
    assert all(t.seen[unit] != -1 for unit in members(t, new))


@pytest.mark.rule("11.5.6", "13.6.1")
def test_13_6_1_a_unit_in_a_dogfight_stays_in_sight() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126")
    bomber, fights = members(t, number)
    t.seen[bomber] = t.seen[fights] = -1
    t.dogfight[fights] = 1
    cover_units(t, number)
    assert (t.seen[bomber] == t.mine[bomber], t.seen[fights]) == (True, -1)


# --- § 12.1.4: who keeps which part in sight
def parted(t: Blue) -> tuple[list[int], int, int, int]:
    """A wing and a squadron with a raid in sight that has parted: the wing, the squadron, the old raid, the new one."""
    pair = wing(t, "501", "610", place="2124")
    alone = squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2126")
    for unit in (*pair, alone):
        tally(t, unit, number)
    new = pancake_unit(t, members(t, number)[0])
    t.sheds[new] = 0
    return pair, alone, number, new


@pytest.mark.rule("12.1.4", "20.2.2")
def test_12_1_4_a_wing_keeps_one_part_in_sight_together() -> None:
    t = blue(2)
    pair, alone, number, new = parted(t)
    carry_out(t, TallyChoice())
    for _ in range(2):
        assert isinstance(t.top, TallyChoice)
        answer(t, "hostile_02" if t.top.head in pair else "hostile_01")
    assert ([t.tally[unit] for unit in pair], t.tally[alone], t.top) == ([new, new], number, None)
    assert (t.tallied[number], t.tallied[new]) == (1, 1)


@pytest.mark.rule("12.1.4")
def test_12_1_4_squadrons_that_landed_or_saw_another_raid_have_no_choice() -> None:
    t = blue(2, chance=random_dice(3))
    pair, alone, number, _ = parted(t)
    other = raid(t, "iii_kg2 bombing 12", at_place="2126")
    for unit in pair:
        t.tally[unit] = other
    t.tote[alone] = 0
    t.tally[alone] = NONE
    carry_out(t, TallyChoice())
    assert t.top is None
    assert (t.tallied[number], [t.tally[unit] for unit in pair]) == (0, [other, other])


# --- § 13.5.1: over the target
@pytest.mark.rule("13.5.1")
@pytest.mark.parametrize("why", ["", "off course", "no target", "not there"])
def test_13_5_1_bombers_are_about_to_bomb_in_the_hex_of_their_target_only(why: str) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", course=["1439", "2124", "1439"], target="t_maidstone")
    t.leg[number] = 1
    if why == "off course":
        t.off_course[number] = GOING_HOME
    elif why == "no target":
        t.target_way[number] = t.leg[number] = 0
    elif why == "not there":
        t.leg[number] = 0
    assert is_about_to_bomb(t, members(t, number)[0]) is (why == "")


@pytest.mark.rule("9.3.6")
def test_9_3_6_a_bomber_leaves_others_that_bomb_and_takes_fighters_along() -> None:
    t = blue(2)
    for task, leaves in ((BOMBING, True), (FREIE_JAGD, False)):
        number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", seen=False)
        one, other = members(t, number)
        t.task[other], t.phase = task, P_LW_MOVE
        assert (pancake_unit(t, one) != number) is leaves
        for unit in (one, other):
            t.raid[unit] = t.gruppe[unit] = NONE
