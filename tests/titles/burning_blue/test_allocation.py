"""Which Gruppen fly for which chit, and whether there are enough of them.  § 4.2.1, § 6.4.2, § 6.4.3, § 6.4.4"""

from __future__ import annotations

from itertools import product

import pytest

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.allocation import Allocation, ChannelPatrolDraw, first_gruppe, new_counter, used
from opsroom.titles.burning_blue.rules.chits import NO_UNITS, SPENT, USABLE, can_supply, needs, why_returned
from opsroom.titles.burning_blue.rules.forces import (
    BOTH_FLEETS,
    CHIT_FLEET,
    CHIT_IDS,
    CHIT_UNIT_COUNT,
    CHIT_UNIT_TYPE,
    CHITS,
    GROUPS_A_CHIT,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    GRUPPEN,
    IS_STAFFEL_SIZED,
    ME109,
    ME110,
    TYPE_IDS,
    may_fly_for,
)
from opsroom.titles.burning_blue.rules.table import BOMBING, CHANNEL_PATROL, FIRST_SLOT, NO_TASK, UNITS
from tests.titles.burning_blue.scenes import Blue, answer, asked, blue, carry_out, gone, hand, options, random_dice

CHIT = {name: i for i, name in enumerate(CHIT_IDS)}


def fleets(t: Blue, gruppe: int) -> set[int]:
    """The Luftflotten for which a Gruppe may fly."""
    return {fleet for fleet in (2, 3) if may_fly_for(gruppe, fleet, t.scenario + 1, BOTH_FLEETS[t.scenario])}


def can_assign(wanted: list[int], free: list[set[int]]) -> bool:
    """Whether every wanted fleet finds a Gruppe of its own among the free ones."""
    given: dict[int, int] = {}  # Gruppe: demand

    def find(demand: int, tried: set[int]) -> bool:
        for gruppe, may in enumerate(free):
            if wanted[demand] in may and gruppe not in tried:
                tried.add(gruppe)
                if gruppe not in given or find(given[gruppe], tried):
                    given[gruppe] = demand
                    return True
        return False

    return all(find(demand, set()) for demand in range(len(wanted)))


def allotted(t: Blue) -> list[tuple[str, int]]:
    """Every Luftwaffe counter in use: its Gruppe, and whether it is a Staffel."""
    return [(GRUPPE_IDS[t.gruppe[u]], t.small[u]) for u in range(FIRST_SLOT, UNITS) if t.gruppe[u] != NONE]


# --- § 6.4.2 (d): are there units enough
@pytest.mark.rule("6.4.2", "4.2.1", "3.3.2")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["me109", "me110", "ju87", "ju88", "erpro210"])
def test_6_4_2_a_hand_can_be_supplied_if_its_units_can_be_shared_out(scenario: int, kind: str) -> None:
    """Three Staffeln of a fleet come from one Gruppe; those of Staffel size give one each."""
    t = blue(scenario)
    type_code = TYPE_IDS.index(kind)
    gruppen = [g for g in range(GRUPPEN) if GRUPPE_TYPE[g] == type_code and fleets(t, g)]
    large = [g for g in gruppen if not IS_STAFFEL_SIZED[g]]
    while len(large) > 5:  # so that they run out
        gone(t, GRUPPE_IDS[large.pop(len(large) // 2)])
    free = [fleets(t, g) for g in large]
    loose = [fleets(t, g) for g in gruppen if IS_STAFFEL_SIZED[g]]
    for two, small_two, three, small_three in product(range(5), range(6), range(5), range(6)):
        if min(small_two, small_three) > 0 and max(small_two, small_three) > 2:
            continue  # more than any hand can hold
        possible = False
        for to_two in range(len(loose) + 1):  # Gruppen of Staffel size that give theirs to Luftflotte 2
            to_three = len(loose) - to_two
            if to_two and not all(2 in may for may in loose):
                continue
            rest_two, rest_three = max(0, small_two - to_two), max(0, small_three - to_three)
            wanted = [2] * (two + -(-rest_two // 3)) + [3] * (three + -(-rest_three // 3))
            possible = possible or can_assign(wanted, free)
        assert can_supply(t, type_code, printed([two, small_two, three, small_three])) == possible, (
            two,
            small_two,
            three,
            small_three,
        )


@pytest.mark.rule("6.4.2")
def test_6_4_2_what_all_chits_in_hand_need_is_added_up_by_luftflotte() -> None:
    t = blue(5)
    hand(t, "B", "K")  # Luftflotte 2: a Jabo Staffel and three Gruppen; a Jabo Gruppe and four more
    t.chits_held[CHIT["C"]] = SPENT
    assert list(needs(t, CHIT["N"], ME109)) == [8, 1, 3, 1]  # N: a Staffel and three Gruppen of Luftflotte 3
    assert list(needs(t, CHIT["A"], ME110)) == [0, 0, 1, 0]
    assert list(needs(t, CHIT["K"], ME109)) == [8, 1, 0, 0]  # its own need is counted once


@pytest.mark.rule("6.4.2", "4.2.1", "23.2.3")
def test_6_4_2_a_gruppe_that_may_fly_for_either_fleet_is_counted_once() -> None:
    """Scenario 4: three Me 110 Gruppen are of Luftflotte 2, and three may fly for either."""
    t = blue(4)
    hand(t, "D", "J")  # three of Luftflotte 2, one of Luftflotte 3
    assert why_returned(t, CHIT["DD"], 0, 0, 999) == USABLE  # two more of Luftflotte 3
    gone(t, "ii_zg26")
    assert why_returned(t, CHIT["DD"], 0, 0, 999) == NO_UNITS
    t.chits_held[CHIT["J"]] = 0
    assert why_returned(t, CHIT["DD"], 0, 0, 999) == USABLE


# --- § 6.4.3: the Luftwaffe names its fighters
@pytest.mark.rule("6.4.3", "4.2.1", "6.4.2")
@pytest.mark.parametrize(
    ("scenario", "chits", "lost"),
    [
        (4, ["D", "J", "EE"], []),
        (
            4,
            ["D"],
            ["i_zg2", "ii_zg2", "v_lg1", "ii_zg76", "iii_zg76"],
        ),  # three Me 110 Gruppen are left, and all three fly
        (4, ["J", "Q", "DD"], ["i_zg26", "iii_zg26"]),
        (3, ["P", "G", "KK"], ["ii_zg26"]),
        (
            5,
            ["A", "J", "X"],
            [name for name in GRUPPE_IDS if name.endswith(("jg3", "jg26", "jg51", "jg52", "jg54", "lg2"))],
        ),
        (2, ["CC", "K", "P"], []),
        (1, ["A", "Q", "BB"], ["i_zg26"]),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_6_4_3_a_gruppe_is_offered_if_enough_are_left_for_the_rest_of_the_hand(
    scenario: int, chits: list[str], lost: list[str], seed: int
) -> None:
    t = blue(scenario)
    hand(t, *chits)
    gone(t, *lost)
    choose = random_dice(seed)
    lines = [
        (CHIT_UNIT_TYPE[at], CHIT_FLEET[(scenario - 1) * CHITS + CHIT[chit]])
        for chit in sorted(chits, key=CHIT.__getitem__)
        for at in range(
            ((scenario - 1) * CHITS + CHIT[chit]) * GROUPS_A_CHIT,
            ((scenario - 1) * CHITS + CHIT[chit] + 1) * GROUPS_A_CHIT,
        )
        for _ in range(CHIT_UNIT_COUNT[at])
    ]
    carry_out(t, Allocation())
    while t.top is not None:
        made = len(allotted(t))
        kind, fleet = lines[made]
        later = [wanted for other, wanted in lines[made + 1 :] if other == kind]
        free = [g for g in range(GRUPPEN) if GRUPPE_TYPE[g] == kind and not IS_STAFFEL_SIZED[g] and used(t, g) == 0]
        expected = [
            GRUPPE_IDS[g]
            for g in free
            if fleet in fleets(t, g) and can_assign(later, [fleets(t, other) for other in free if other != g])
        ]
        assert options(t) == [*expected, "rest"]
        answer(t, expected[choose.below(len(expected))])
    assert [GRUPPE_TYPE[GRUPPE_IDS.index(name)] for name, _ in allotted(t)] == [kind for kind, _ in lines]
    assert [t.fleet_of[FIRST_SLOT + i] for i in range(len(lines))] == [fleet for _, fleet in lines]
    assert len({name for name, _ in allotted(t)}) == len(lines)  # each flies once


@pytest.mark.rule("6.4.3", "3.3.2", "4.2")
def test_6_4_3_a_staffel_may_come_from_a_gruppe_of_staffel_size_or_one_that_has_begun() -> None:
    t = blue(1)
    hand(t, "E")  # a Staffel of Me 110 of Luftflotte 3
    new_counter(t, GRUPPE_IDS.index("i_zg2"), 1, 3)
    new_counter(t, GRUPPE_IDS.index("ii_zg2"), 0, 3)
    new_counter(t, GRUPPE_IDS.index("ii_zg76"), 1, 3)
    for _ in range(3):
        new_counter(t, GRUPPE_IDS.index("v_lg1"), 1, 3)
    carry_out(t, Allocation())
    assert options(t) == ["i_zg2", "iii_zg76", "rest"]  # none of Luftflotte 2, and none that is used up
    answer(t, "i_zg2")
    assert allotted(t)[-1] == ("i_zg2", 1)


@pytest.mark.rule("6.4.3", "3.3.2")
def test_6_4_3_a_whole_gruppe_does_not_come_from_one_that_gives_staffeln() -> None:
    t = blue(1)
    hand(t, "D")  # a Gruppe of Me 110 of Luftflotte 3
    new_counter(t, GRUPPE_IDS.index("i_zg2"), 1, 3)
    carry_out(t, Allocation())
    assert options(t) == ["ii_zg2", "v_lg1", "rest"]


@pytest.mark.rule("6.4.3")
def test_6_4_3_where_one_gruppe_only_can_fly_nobody_is_asked() -> None:
    t = blue(1)
    hand(t, "D")
    gone(t, "i_zg2", "v_lg1")
    carry_out(t, Allocation())
    assert t.top is None
    assert allotted(t) == [("i_stg1", 0), ("ii_zg2", 0)]


@pytest.mark.rule("6.4.3", "9.2.3", "9.1.2")
def test_6_4_3_the_units_of_a_chit_carry_bombs_or_not_and_know_their_chit() -> None:
    t = blue(2)
    hand(t, "MM", "AA")  # Kenley: Do 17, its low-level Staffel, a Ju 88 Staffel, two of Me 109, one of Me 110
    carry_out(t, Allocation())
    answer(t, "rest")
    units = range(FIRST_SLOT, FIRST_SLOT + 7)
    assert [t.chit_of[u] for u in units] == [CHIT["AA"], *[CHIT["MM"]] * 6]
    assert [t.bombs[u] for u in units] == [0, 1, 1, 1, 0, 0, 0]
    assert [t.task[u] for u in units] == [NO_TASK, BOMBING, BOMBING, BOMBING, NO_TASK, NO_TASK, NO_TASK]
    assert [t.low_raider[u] for u in units] == [0, 0, 1, 0, 0, 0, 0]
    assert [t.small[u] for u in units] == [0, 0, 1, 1, 0, 0, 0]
    assert allotted(t)[2] == ("iii_kg76", 1)


@pytest.mark.rule("6.4.3")
def test_6_4_3_after_a_few_choices_the_rest_may_be_left_to_habit() -> None:
    t = blue(5)
    hand(t, "K", "A")
    carry_out(t, Allocation())
    assert asked(t) == "choose_gruppe"
    answer(t, "iii_jg53")  # A is of Luftflotte 3
    answer(t, "rest")
    assert t.top is None
    assert allotted(t)[0] == ("iii_jg53", 0)
    assert len(allotted(t)) == 8


@pytest.mark.rule("6.4.3", "4.2.1", "9.2.3")
def test_6_4_3_habit_spares_gruppen_that_may_fly_for_either_fleet_and_the_low_level_one() -> None:
    t = blue(3)
    assert GRUPPE_IDS[first_gruppe(t, ME110, 2, 0, 0)] == "i_zg26"
    gone(t, "i_zg26", "ii_zg26", "iii_zg26")
    assert GRUPPE_IDS[first_gruppe(t, ME110, 2, 0, 0)] == "i_zg2"
    assert GRUPPE_IDS[first_gruppe(t, ME110, 3, 1, 0)] == "ii_zg76"  # of Staffel size
    do17 = TYPE_IDS.index("do17")
    gone(t, "i_kg2", "ii_kg2", "iii_kg2", "i_kg3", "ii_kg3", "iii_kg3")
    assert GRUPPE_IDS[first_gruppe(t, do17, 2, 0, 0)] == "i_kg76"
    gone(t, "i_kg76")
    assert GRUPPE_IDS[first_gruppe(t, do17, 2, 0, 0)] == "iii_kg76"
    gone(t, "iii_kg76")
    assert first_gruppe(t, do17, 2, 0, 0) == NONE
    assert first_gruppe(t, do17, 3, 0, 0) == NONE


@pytest.mark.rule("6.4.3", "3.3.2")
def test_6_4_3_habit_takes_a_staffel_from_a_begun_gruppe_before_it_begins_another() -> None:
    t = blue(1)
    new_counter(t, GRUPPE_IDS.index("ii_zg76"), 1, 3)
    new_counter(t, GRUPPE_IDS.index("iii_zg76"), 1, 3)
    assert GRUPPE_IDS[first_gruppe(t, ME110, 3, 1, 0)] == "i_zg2"  # nobody of Staffel size is left
    new_counter(t, GRUPPE_IDS.index("ii_zg2"), 1, 3)
    assert GRUPPE_IDS[first_gruppe(t, ME110, 3, 1, 0)] == "ii_zg2"
    assert GRUPPE_IDS[first_gruppe(t, ME110, 3, 0, 0)] == "i_zg2"
    for _ in range(2):
        new_counter(t, GRUPPE_IDS.index("ii_zg2"), 1, 3)
    assert GRUPPE_IDS[first_gruppe(t, ME110, 3, 1, 0)] == "i_zg2"


# --- § 6.4.4: the channel patrol
def leave(t: Blue, *gruppen: str) -> None:
    """No other Me 109 Gruppe is left."""
    for g in range(GRUPPEN):
        if GRUPPE_TYPE[g] == ME109 and GRUPPE_IDS[g] not in gruppen:
            t.gruppe_gone[g] = 3


def patrol(t: Blue) -> list[tuple[str, int]]:
    return [(GRUPPE_IDS[t.gruppe[u]], t.small[u]) for u in range(FIRST_SLOT, UNITS) if t.task[u] == CHANNEL_PATROL]


@pytest.mark.rule("6.4.4", "4.2.1")
def test_6_4_4_the_luftwaffe_names_gruppen_and_then_staffeln_one_by_one() -> None:
    t = blue(2, [9])  # two Gruppen and a Staffel
    leave(t, "i_jg3", "ii_jg3", "iii_jg3", "i_jg2")
    new_counter(t, GRUPPE_IDS.index("i_jg3"), 1, 2)
    carry_out(t, ChannelPatrolDraw())
    assert options(t) == ["ii_jg3", "iii_jg3", "rest"]  # i_jg3 has given a Staffel; i_jg2 is of Luftflotte 3
    answer(t, "iii_jg3")
    # ii_jg3 is the only whole one left, and then the Staffel can come from i_jg3 only
    assert t.top is None
    assert patrol(t) == [("iii_jg3", 0), ("ii_jg3", 0), ("i_jg3", 1)]


@pytest.mark.rule("6.4.4", "3.3.2")
@pytest.mark.parametrize("whole", [0, 1, 2])
def test_6_4_4_each_gruppe_that_is_short_is_made_up_by_three_staffeln(whole: int) -> None:
    t = blue(2, [9])  # two Gruppen and a Staffel
    names = ["i_jg3", "ii_jg3", "iii_jg3", "i_jg26"]
    leave(t, *names)
    for name in names[whole:]:
        new_counter(t, GRUPPE_IDS.index(name), 1, 2)
    carry_out(t, ChannelPatrolDraw())
    while t.top is not None:
        answer(t, "rest")
    gruppen = [name for name, small in patrol(t) if not small]
    staffeln = [name for name, small in patrol(t) if small]
    assert len(gruppen) == whole
    assert len(staffeln) == (2 - whole) * 3 + 1


@pytest.mark.rule("6.4.4")
def test_6_4_4_who_is_not_there_does_not_patrol() -> None:
    t = blue(2, [9])
    leave(t, "i_jg3")
    for _ in range(2):
        new_counter(t, GRUPPE_IDS.index("i_jg3"), 1, 2)
    carry_out(t, ChannelPatrolDraw())
    assert t.top is None
    assert patrol(t) == [("i_jg3", 1)]  # its third Staffel


@pytest.mark.rule("6.4.4", "3.3.2")
def test_6_4_4_there_are_eighteen_staffel_counters() -> None:
    t = blue(1, [7])  # two Staffeln
    for name in ("i_jg51", "ii_jg51", "iii_jg51", "i_jg52", "ii_jg52"):
        for _ in range(3):
            new_counter(t, GRUPPE_IDS.index(name), 1, 2)
    for _ in range(2):
        new_counter(t, GRUPPE_IDS.index("i_jg54"), 1, 2)
    carry_out(t, ChannelPatrolDraw())
    answer(t, "i_jg26")
    assert patrol(t) == [("i_jg26", 1)]
    if t.top is not None:
        answer(t, "i_jg26")
    assert patrol(t) == [("i_jg26", 1)]  # that was the last counter


@pytest.mark.rule("6.4.4")
def test_6_4_4_the_patrol_flies_for_luftflotte_2() -> None:
    t = blue(4, [10])  # three Gruppen
    carry_out(t, ChannelPatrolDraw())
    answer(t, "rest")
    assert [t.fleet_of[FIRST_SLOT + i] for i in range(3)] == [2, 2, 2]


@pytest.mark.rule("6.4.3", "3.3.2")
def test_6_4_3_a_staffel_may_come_from_any_free_gruppe_of_its_type() -> None:
    t = blue(1)
    hand(t, "E")  # a Staffel of Me 110 of Luftflotte 3
    carry_out(t, Allocation())
    assert options(t) == ["i_zg2", "ii_zg2", "v_lg1", "ii_zg76", "iii_zg76", "rest"]
    new_counter(t, GRUPPE_IDS.index("i_zg2"), 1, 3)
    assert GRUPPE_IDS[first_gruppe(t, ME110, 3, 1, 0)] == "ii_zg76"  # by habit, rather than a begun one
