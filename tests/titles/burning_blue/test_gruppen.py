"""Gruppen for the raids.  § 6.4.3, § 6.4.4"""

from __future__ import annotations

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
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
)
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_TARGETS,
    CHIT_THERE,
    CHITS,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    ME109,
    T_AIRFIELD,
    T_CONVOY,
    T_RDF,
    TARGETS_A_CHIT,
)
from opsroom.titles.burning_blue.rules.interception import THREE_REACT, reaction_reasons
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
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    FIRST_SLOT,
    PLANNED,
    PLANS,
    UNITS,
)
from tests.titles.burning_blue.scenes import (
    answer,
    blue,
    carry_out,
    members,
    options,
    raid,
    squadron,
)


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


@pytest.mark.rule("3.1.3")
@pytest.mark.parametrize(("staffeln", "three"), [(1, False), (2, False), (3, True)])
def test_3_1_3_two_gruppen_react_as_three_with_three_staffeln_beside_them(staffeln: int, three: bool) -> None:
    t = blue(2)
    small = [f"staffel_{name} top_cover 16" for name in ("i_jg26", "ii_jg26", "iii_jg26")[:staffeln]]
    number = raid(t, "i_jg3 top_cover 16", "ii_jg3 top_cover 16", *small, "i_kg2 bombing 12", at_place="2130")
    unit = squadron(t, "501", "2130", 12)
    bomber = members(t, number)[-1]
    assert unit != bomber
    assert bool(reaction_reasons(t, number, bomber, 0) & THREE_REACT) is three
