"""Drawing raid chits one by one, and building the raids of one.  § 6.4.1, § 6.4.2, § 6.4.3, § 9.1"""

from __future__ import annotations

import pytest

from opsroom.engine.errors import ChanceMismatch
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.allocation import Allocation, counters_left, new_counter
from opsroom.titles.burning_blue.rules.charts import K_BROKEN, K_PATCHY, LEVELS
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
    SAME_TARGET,
    SPENT,
    USABLE,
    ChitDraw,
    are_units_left,
    is_target_covered,
    share_a_target,
    tell_hand,
    why_returned,
)
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_ALTERNATE,
    CHIT_ALTERNATE_KIND,
    CHIT_IDS,
    CHITS,
    ERPRO,
    GRUPPE_IDS,
    LOW_LEVEL,
    ME109,
    ME110,
    SITE_AT,
    SITE_IDS,
)
from opsroom.titles.burning_blue.rules.geography import ZONE, ZONES_A_HEX
from opsroom.titles.burning_blue.rules.raid_building import RaidBuilding, can_all_dive, can_divide
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CLOSE_ESCORT,
    FIRST_SLOT,
    FREIE_JAGD,
    LEVEL,
    PLANNED,
    PLANS,
    TOP_COVER,
    UNITS,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    blue,
    carry_out,
    events_of,
    options,
    raid,
    refusals,
    script,
    weather,
)
from tests.titles.scripts import scripted

CHIT = {name: i for i, name in enumerate(CHIT_IDS)}
HIGHEST = 2 * LEVELS - 2


def in_hand(t: Blue) -> set[str]:
    return {CHIT_IDS[chit] for chit in range(CHITS) if t.chits_held[chit] == IN_HAND}


def draws(*names: str) -> list[int]:
    return [CHIT[name] for name in names]


# --- § 6.4.2: one at a time
@pytest.mark.rule("6.4.2")
def test_6_4_2_a_chit_that_went_back_is_drawn_again_only_after_another_was_kept() -> None:
    t = blue(1, draws("UU", "J", "UU", "B"))  # UU is not in the scenario
    carry_out(t, ChitDraw(2, 2, 3, 22))
    assert in_hand(t) == {"J", "B"}
    t = blue(1)
    t.chance = scripted(draws("UU", "UU"))
    with pytest.raises(ChanceMismatch):
        carry_out(t, ChitDraw(2, 2, 3, 22))


@pytest.mark.rule("6.4.2", "23.2.2")
@pytest.mark.parametrize("spent", [True, False])
def test_6_4_2_a_chit_in_hand_or_spent_is_not_in_the_cup(spent: bool) -> None:
    t = blue(1)
    if spent:
        t.chits_held[CHIT["J"]] = SPENT
    t.chance = scripted(draws("J") if spent else draws("J", "J"))
    with pytest.raises(ChanceMismatch):
        carry_out(t, ChitDraw(2, 2, 3, 22))
    assert in_hand(t) == (set() if spent else {"J"})


@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize(
    ("least", "low", "first"), [(1, 0, 1), (1, 2, 1), (1, 3, 2), (2, 0, 2), (1, 7, 2), (1, 8, 3), (3, 0, 3)]
)
def test_6_4_2_the_luftwaffe_may_stop_as_soon_as_chits_and_points_reach_the_range(
    least: int, low: int, first: int
) -> None:
    """J, B and L are worth 2, 5 and 3 points."""
    t = blue(1, draws("J", "B", "L")[:first])
    carry_out(t, ChitDraw(least, 4, low, 30))
    assert asked(t) == "choose_another"
    assert len(in_hand(t)) == first
    answer(t, "no")
    assert t.top is None


@pytest.mark.rule("6.4.2")
def test_6_4_2_with_the_most_chits_in_hand_nobody_is_asked() -> None:
    t = blue(1, draws("J"))
    carry_out(t, ChitDraw(1, 2, 1, 22))
    script(t, *draws("B"))
    answer(t, "yes")
    assert (t.top, in_hand(t)) == (None, {"J", "B"})


@pytest.mark.rule("6.4.2", "23.2.2")
def test_6_4_2_late_in_a_campaign_a_hand_is_drawn_anew_twenty_times() -> None:
    """Ruling B4."""
    t = blue(1, draws(*["J"] * 21))
    for chit in range(CHITS):
        t.chits_held[chit] = SPENT
    t.chits_held[CHIT["J"]] = 0
    carry_out(t, ChitDraw(2, 3, 8, 22))
    assert (t.top, in_hand(t)) == (None, {"J"})


@pytest.mark.rule("6.4.2", "23.2.2")
def test_6_4_2_once_the_cup_has_run_dry_bad_weather_is_no_reason_any_more() -> None:
    t = blue(1, draws("U"))
    weather(t, K_BROKEN, HIGHEST)
    for chit in range(CHITS):
        t.chits_held[chit] = SPENT
    t.chits_held[CHIT["U"]] = 0
    carry_out(t, ChitDraw(2, 3, 8, 22))
    assert (asked(t), options(t)) == ("choose_in_bad_weather", ["yes", "no"])
    script(t, *draws(*["U"] * 20))
    answer(t, "yes")
    assert (t.top, in_hand(t)) == (None, {"U"})


@pytest.mark.rule("6.4.2", "19.1")
def test_6_4_2_broken_cloud_at_any_height_over_any_target_counts() -> None:
    t = blue(2)
    chit = CHIT["R"]  # Southampton and Andover
    assert not is_target_covered(t, chit)
    weather(t, K_PATCHY, HIGHEST)
    assert not is_target_covered(t, chit)
    for site in ("southampton_port", "andover"):
        t = blue(2)
        place = SITE_AT[SITE_IDS.index(site)]
        zone = ZONE[place * ZONES_A_HEX]
        t.sky[zone * LEVELS + HIGHEST // 2] = K_BROKEN
        assert is_target_covered(t, chit), site
    t = blue(2)
    weather(t, K_BROKEN, 4)
    assert not is_target_covered(t, CHIT["D"])  # a sweep has no target


@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [("Z", "N", True), ("K", "II", True), ("O", "CC", True), ("JJ", "OO", True), ("Z", "L", False), ("D", "AA", False)],
)
def test_6_4_2_any_target_of_one_chit_may_be_a_target_of_another(one: str, other: str, shared: bool) -> None:
    """Of several targets, whichever place they have in the list."""
    for first, second in ((one, other), (other, one)):
        assert share_a_target(CHITS + CHIT[first], CHITS + CHIT[second]) is shared
    t = blue(2)
    t.chits_held[CHIT[one]] = IN_HAND
    assert (why_returned(t, CHIT[other], 0, 0, 999) == SAME_TARGET) is shared
    t.chits_held[CHIT[one]] = SPENT
    assert why_returned(t, CHIT[other], 0, 0, 999) == USABLE


@pytest.mark.rule("6.4.2")
@pytest.mark.parametrize("hand", [["C"], ["C", "A"], ["B", "A", "D"]])
def test_6_4_2_the_hand_is_told_with_empty_places(hand: list[str]) -> None:
    t = blue(2)
    t.chits_held[CHIT["Z"]] = SPENT
    for name in hand:
        t.chits_held[CHIT[name]] = IN_HAND
    tell_hand(t)
    assert events_of(t, "chits_drawn")[0][1:4] == tuple([*sorted(CHIT[name] for name in hand), NONE, NONE][:3])


# --- § 6.4.3, § 9.1: building
def units(*numbers: int) -> list[str]:
    return [f"luftwaffe_{number:02d}" for number in numbers]


def build(scenario: int, chit: str) -> Blue:
    t = blue(scenario)
    t.chits_held[CHIT[chit]] = IN_HAND
    carry_out(t, Allocation())
    while t.top is not None:
        answer(t, "rest")
    return carry_out(t, RaidBuilding(CHIT[chit]))


@pytest.mark.rule("6.4.3", "3.3.2", "9.1.2", "9.1.3", "9.4.3")
def test_6_4_3_the_raids_of_a_chit_step_by_step() -> None:
    """Gosport and Lee-on-Solent: a Ju 88 Gruppe, which must divide, and a Gruppe of Me 110, which may."""
    t = build(2, "JJ")
    assert (asked(t), options(t)) == ("choose_division", [*units(2), "pass"])
    answer(t, *units(2))  # Staffeln 2, 5 and 6; the bombers are 1, 3 and 4
    assert (asked(t), options(t)) == ("choose_raid", ["target_1", "target_2", "sweep"])
    answer(t, "sweep")
    assert (asked(t), options(t)) == ("choose_member", units(2, 5, 6))
    answer(t, *units(2))
    assert options(t) == [*units(5, 6), "pass"]
    answer(t, "pass", "target_1")
    assert (asked(t), options(t)) == ("choose_member", units(1, 3, 4))
    answer(t, *units(1))
    assert options(t) == [*units(3, 4, 5, 6), "pass"]
    answer(t, *units(3))
    assert options(t) == [*units(5, 6), "pass"]  # one bomber is kept for the other target
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_raid", ["target_2", "sweep"])
    answer(t, "target_2")
    assert (asked(t), options(t)) == ("choose_member", [*units(5, 6), "pass"])  # the last bomber had to join
    answer(t, *units(5), "close_escort", *units(6), "top_cover")
    assert t.top is None
    first = FIRST_SLOT
    assert [t.raid[first + i] for i in range(6)] == [1, 0, 1, 2, 2, 2]
    assert [t.plan[first + i] for i in range(6)] == [1, 0, 1, 2, 2, 2]
    assert [t.task[first + i] for i in range(6)] == [BOMBING, FREIE_JAGD, BOMBING, BOMBING, CLOSE_ESCORT, TOP_COVER]
    row = CHITS + CHIT["JJ"]
    assert [t.state[number] for number in range(4)] == [PLANNED, PLANNED, PLANNED, 0]
    assert [t.sweep[number] for number in range(3)] == [1, 0, 0]
    assert [t.raid_chit[number] for number in range(3)] == [CHIT["JJ"]] * 3
    assert [t.fleet[number] for number in range(3)] == [3] * 3
    assert [t.method[number] for number in range(3)] == [LEVEL] * 3
    sites = [SITE_IDS.index("gosport"), SITE_IDS.index("lee_on_solent")]
    assert [t.target[number] for number in range(3)] == [0, sites[0] + 1, sites[1] + 1]
    assert [t.alternate[number] for number in range(3)] == [0, *[CHIT_ALTERNATE[row] + 1] * 2]
    assert [t.alternate_kind[number] for number in (1, 2)] == [CHIT_ALTERNATE_KIND[row]] * 2


@pytest.mark.rule("6.4.3")
def test_6_4_3_a_chit_without_bombers_makes_sweeps_only() -> None:
    t = build(2, "D")  # two Gruppen of Me 109
    assert (asked(t), options(t)) == ("choose_member", units(1, 2))  # nothing but a sweep can come
    answer(t, *units(2), "pass")
    assert t.top is None  # the other makes a sweep of its own
    assert [t.raid[FIRST_SLOT + i] for i in range(2)] == [1, 0]
    assert [t.sweep[number] for number in range(2)] == [1, 1]


@pytest.mark.rule("6.4.3", "9.1.3")
def test_6_4_3_several_raids_may_go_to_the_same_target() -> None:
    t = build(2, "U")  # Detling: two Gruppen of Ju 87 and two of Me 109
    assert (asked(t), options(t)) == ("choose_raid", ["target_1", "sweep"])
    answer(t, "target_1", *units(1), "pass", "dive")
    assert (asked(t), options(t)) == ("choose_raid", ["target_1", "sweep"])
    answer(t, "target_1")
    assert options(t) == [*units(3, 4), "pass"]
    answer(t, *units(4), "top_cover", "pass", "level")
    assert t.top is None  # the last fighter flies a sweep
    assert [t.raid[FIRST_SLOT + i] for i in range(4)] == [0, 1, 2, 1]
    assert t.target[0] == t.target[1] > 0
    assert all(t.gruppe[u] == NONE for u in range(FIRST_SLOT + 4, UNITS))


# --- § 6.4.7: the chit that may be chosen
@pytest.mark.rule("6.4.7", "6.4.2", "23.2.2")
def test_6_4_7_only_chits_that_can_be_kept_and_are_in_the_cup_may_be_chosen() -> None:
    t = blue(1, draws("J"), free_chit=1)
    t.chits_held[CHIT["B"]] = SPENT
    carry_out(t, ChitDraw(1, 3, 3, 12))
    answer(t, "pass")
    assert (asked(t), in_hand(t)) == ("choose_chit", {"J"})
    offered = set(options(t))
    assert not offered & {"J", "B", "UU", "U", "S"}  # in hand, spent, not in the scenario, too many points, same hex
    assert {"L", "R", "pass"} <= offered


@pytest.mark.rule("6.4.2")
def test_6_4_2_a_cup_of_chits_that_went_back_is_empty() -> None:
    t = blue(1, draws(*["UU"] * 21))
    for chit in range(CHITS):
        t.chits_held[chit] = SPENT
    t.chits_held[CHIT["UU"]] = 0
    carry_out(t, ChitDraw(1, 1, 0, 22))
    assert (t.top, in_hand(t)) == (None, set())


@pytest.mark.rule("6.4.2", "9.2.3")
def test_6_4_2_without_the_low_level_gruppe_other_chits_can_still_be_flown() -> None:
    t = blue(3)
    t.gruppe_gone[LOW_LEVEL] = 3
    assert not are_units_left(t, CHIT["V"])
    assert are_units_left(t, CHIT["U"])


@pytest.mark.rule("6.4.2", "19.1")
def test_6_4_2_cloud_over_the_next_zone_does_not_cover_a_target() -> None:
    t = blue(5)
    zone = ZONE[SITE_AT[SITE_IDS.index("southampton_port")] * ZONES_A_HEX]
    for level in range(LEVELS):
        t.sky[(zone + 1) * LEVELS + level] = K_BROKEN
    assert not is_target_covered(t, CHIT["U"])  # Southampton


@pytest.mark.rule("3.3.2", "6.4.3")
@pytest.mark.parametrize("whole", [True, False])
def test_3_3_2_the_luftwaffe_chooses_which_bombers_divide_for_the_targets(whole: bool) -> None:
    """Three targets in London, and only two bomber Gruppen left for them."""
    t = blue(4)
    t.chits_held[CHIT["D"]] = IN_HAND
    carry_out(t, Allocation())
    answer(t, "rest")
    for i in range(2, 6):
        t.gruppe[FIRST_SLOT + i], t.bombs[FIRST_SLOT + i] = NONE, 0
    if not whole:
        t.small[FIRST_SLOT] = t.small[FIRST_SLOT + 1] = 1
    carry_out(t, RaidBuilding(CHIT["D"]))
    if whole:
        assert (asked(t), options(t)) == ("choose_bomber_to_divide", units(1, 2))
        answer(t, *units(2))
        assert [t.small[FIRST_SLOT + i] for i in range(4)] == [0, 1, 1, 1]
    assert asked(t) == "choose_division"
    assert sum(t.bombs[u] for u in range(FIRST_SLOT, UNITS)) == (4 if whole else 2)


@pytest.mark.rule("3.2.5", "3.3.2")
@pytest.mark.parametrize(("how", "kinds"), [("as_erpro", [ERPRO] * 3), ("as_types", [ME110, ME110, ME109])])
def test_3_2_5_erprobungsgruppe_210_divides_alike_or_by_types(how: str, kinds: list[int]) -> None:
    t = build(2, "I")
    answer(t, how)
    assert [t.kind[u] for u in range(FIRST_SLOT, UNITS) if t.bombs[u]] == kinds


@pytest.mark.rule("6.4.3")
def test_6_4_3_without_fighters_there_is_no_sweep_to_choose() -> None:
    t = build(1, "F")  # He 111 and a Staffel of Do 17
    assert (asked(t), options(t)) == ("choose_member", units(1, 2))
    answer(t, *units(1), *units(2))
    assert t.top is None
    assert [t.raid[FIRST_SLOT + i] for i in range(2)] == [0, 0]


@pytest.mark.rule("6.4.3")
def test_6_4_3_a_chit_has_its_own_units_only() -> None:
    t = blue(1)
    for name in ("L", "M"):
        t.chits_held[CHIT[name]] = IN_HAND
    carry_out(t, Allocation())
    answer(t, "rest")
    carry_out(t, RaidBuilding(CHIT["L"]))
    assert t.top is None
    assert [t.raid[FIRST_SLOT + i] for i in range(2)] == [0, NONE]


@pytest.mark.rule("9.2.1", "6.4.3")
def test_9_2_1_the_last_raid_counters_are_kept_for_the_targets() -> None:
    t = blue(2)
    for number in range(PLANS - 2):
        t.state[number], t.raid_chit[number] = PLANNED, CHIT["A"]
    t.chits_held[CHIT["JJ"]] = IN_HAND
    carry_out(t, Allocation())
    while t.top is not None:
        answer(t, "rest")
    carry_out(t, RaidBuilding(CHIT["JJ"]))
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_raid", ["target_1", "target_2"])
    assert refusals(t) == {"sweep": "no_raid_counter"}
    answer(t, "target_1", *units(1))
    assert "pass" in options(t)  # another counter is left


@pytest.mark.rule("3.3.2")
def test_3_3_2_a_gruppe_divides_with_the_last_counters() -> None:
    t = blue(1)
    unit = new_counter(t, GRUPPE_IDS.index("i_jg3"), 0, 2)
    for name in ("i_jg51", "ii_jg51", "iii_jg51", "i_jg52", "ii_jg52"):
        for _ in range(3):
            new_counter(t, GRUPPE_IDS.index(name), 1, 2)
    assert can_divide(t, unit)  # eighteen Staffeln are allowed
    t = blue(1)
    unit = new_counter(t, GRUPPE_IDS.index("i_jg3"), 0, 2)
    while counters_left(t) > 2:
        new_counter(t, GRUPPE_IDS.index("ii_jg3"), 0, 2)
    assert can_divide(t, unit)
    new_counter(t, GRUPPE_IDS.index("ii_jg3"), 0, 2)
    assert not can_divide(t, unit)


@pytest.mark.rule("16.2.2", "9.4.2")
def test_16_2_2_escorts_need_not_be_able_to_dive() -> None:
    t = blue(5)
    number = raid(t, "ii_stg1 bombing 12", "gruppo_20 top_cover 16", at_place="1439")
    assert can_all_dive(t, number)
