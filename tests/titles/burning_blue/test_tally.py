"""Tally: who sees whom.  § 12"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    BIG_RAID,
    CARDS,
    CLEAR,
    CONFUSION,
    GOOD,
    GRADE,
    K_BROKEN,
    K_HAZE,
    K_OVERCAST,
    K_PATCHY,
    POOR,
)
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, TO_COURSE, pancake_unit
from opsroom.titles.burning_blue.rules.raid_partings import TallyChoice
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    HOME,
    PANCAKE,
    VECTOR,
    Blue,
)
from opsroom.titles.burning_blue.rules.tally import (
    RafTally,
    SweepTally,
    bomber_gruppen,
    can_hunt,
    can_spot,
    check_raf_tallies,
    check_sweep_tallies,
    is_lost_in,
    may_decline,
    may_decline_hunt,
    picture_for,
    sees,
    sky_height,
    tally_result,
    weather_to_raid,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    card_with,
    carry_out,
    events_of,
    members,
    options,
    raid,
    script,
    sky,
    squadron,
    tally,
    weather,
)


def sees_at(t: Blue, unit: int, number: int, away: int) -> bool:
    t.raid_at[number] = at("2120") + away
    return sees(t, unit, number)


@pytest.mark.rule("12.1", "12.1.2", "12.1.3")
def test_12_1_who_may_look_for_a_raid() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "vector", goal="2124")
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    assert can_spot(t, unit)
    t.declined = 1 << unit
    assert not can_spot(t, unit)
    t.declined, t.dogfight[unit] = 0, 1
    assert not can_spot(t, unit)
    t.dogfight[unit], t.order[unit] = 0, PANCAKE
    assert not can_spot(t, unit)
    t.order[unit], t.tally[unit] = VECTOR, number
    assert not can_spot(t, unit)


@pytest.mark.rule("12.1", "12.1.3", "10.2.2")
def test_12_1_3_which_raids_hunt() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    one, two = members(t, number)
    assert can_hunt(t, number)
    t.hunts[number] = unit
    assert not can_hunt(t, number)
    t.hunts[number], t.off_course[number] = NONE, TO_COURSE
    assert can_hunt(t, number)
    t.off_course[number] = GOING_HOME
    assert not can_hunt(t, number)
    t.off_course[number], t.dogfight[one] = 0, 1
    assert can_hunt(t, number)
    t.sweeps_declined = 1 << (two - FIRST_SLOT)
    assert not can_hunt(t, number)
    t.sweeps_declined, t.state[number] = 0, HOME
    assert not can_hunt(t, number)
    assert not can_hunt(t, raid(t, "i_kg2 bombing 12", at_place="2124"))


@pytest.mark.rule("12.1", "19.1.1")
@pytest.mark.parametrize(("kind", "far"), [(0, 5), (K_PATCHY, 1), (K_BROKEN, 1), (K_OVERCAST, 0)])
def test_12_1_how_far_a_squadron_sees(kind: int, far: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    weather(t, kind, 12)
    seen = [away for away in range(8) if sees_at(t, unit, number, away)]
    assert max(seen) == far


@pytest.mark.rule("12.1", "11.5.3")
def test_12_1_where_the_announced_height_is_wrong_the_thicker_weather_counts() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2122")
    weather(t, K_OVERCAST, 18)
    assert weather_to_raid(t, unit, number) == 0
    t.told_angels[number] = 20
    assert weather_to_raid(t, unit, number) == K_OVERCAST
    t.told_angels[number] = 12
    assert weather_to_raid(t, unit, number) == 0
    t.told_angels[number], t.detected[number] = 20, 0
    assert weather_to_raid(t, unit, number) == 0
    t.detected[number], t.told_angels[number] = 1, NONE
    assert weather_to_raid(t, unit, number) == 0
    weather(t, K_OVERCAST, 14)
    t.told_angels[number], t.angels[unit] = 40, 16
    assert weather_to_raid(t, unit, number) == K_OVERCAST  # it is seen above the cloud; the height told is not
    assert [sky_height(angels) for angels in (36, 38, 40)] == [36, 38, 38]


@pytest.mark.rule("12.1.1", "20.3.2", "10.1.1")
def test_12_1_1_the_air_picture_helps_only_with_raid_and_squadron_in_hand() -> None:
    t = blue(1)
    unit, north = squadron(t, "610", "2124", 12), squadron(t, "19", "2424", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2324")
    t.radio = 99
    assert (picture_for(t, unit, number), picture_for(t, north, number)) == (0, 0)
    t.raid_at[number] = at("2224")
    assert (picture_for(t, unit, number), picture_for(t, north, number)) == (0, POOR)
    t.ops_hit[t.sector[unit]] = 1
    assert picture_for(t, unit, number) == POOR
    t.order[unit] = VECTOR
    assert picture_for(t, unit, number) == 0
    t.detected[number] = 0
    assert picture_for(t, unit, number) == POOR


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize(
    ("units", "gruppen"),
    [
        (["i_kg2 bombing 12"], 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 2),
        (["i_kg2 bombing 12", "i_jg3 top_cover 16"], 1),
        (["i_kg2 bombing 12", "staffel_ii_kg2 bombing 12", "staffel_iii_kg2 bombing 12"], 1),
        (["i_kg2 bombing 12", *["staffel_ii_kg2 bombing 12"] * 3], 2),
    ],
)
def test_12_1_1_a_big_raid_is_seen_at_once(units: list[str], gruppen: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, *units, at_place="2125")
    assert bomber_gruppen(t, number) == gruppen
    t.air_picture = POOR
    if any(tally_result(card, POOR, 0) == BIG_RAID for card in range(CARDS)):
        script(t, card_with(BIG_RAID, POOR))
        carry_out(t, RafTally(unit, number))
        if t.top is not None:
            answer(t, "yes")
        assert (t.tally[unit] == number) is (gruppen >= 2)


@pytest.mark.rule("12.1", "12.1.1")
def test_12_1_1_a_raid_hidden_by_weather_is_not_seen_and_no_card_is_drawn() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    weather(t, K_OVERCAST, 12)
    carry_out(t, RafTally(unit, number))
    assert (t.top, t.tally[unit]) == (None, NONE)
    assert events_of(t, "out_of_sight")[0][:2] == (unit, number)


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("away", range(1, 6))
def test_12_1_1_the_range_on_the_card_must_reach_the_raid(away: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    t.raid_at[number] = at("2120") + away
    card = next(card for card in range(CARDS) if tally_result(card, 0, 0) == 2)
    script(t, card)
    carry_out(t, RafTally(unit, number))
    assert (t.tally[unit] == number) is (away <= 2)
    assert events_of(t, "tally_tried")[0][:3] == (unit, number, int(away <= 2))


@pytest.mark.rule("12.1.2")
@pytest.mark.parametrize(
    ("heights", "declines"),
    [((16, 18), True), ((14, 18), False), ((4, 2), True), ((6, 2), False), ((2, 18), False), ((12, 12), False)],
)
def test_12_1_2_a_pursuit_may_be_declined_where_all_are_four_above_or_eight_below(
    heights: tuple[int, int], declines: bool
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(
        t, *[f"{name} bombing {h}" for name, h in zip(("i_kg2", "ii_kg2"), heights, strict=True)], at_place="2124"
    )
    assert may_decline(t, unit, number) is declines


@pytest.mark.rule("12.1.2", "12.1.4")
@pytest.mark.parametrize(
    ("head", "all_of_them", "one"),
    [(20, True, True), (18, False, True), (16, False, False), (8, False, False), (6, True, True), (4, True, True)],
)
def test_12_1_2_a_sweep_may_let_a_formation_go_that_is_far_above_or_below_who_looks(
    head: int, all_of_them: bool, one: bool
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", head)
    number = raid(t, "i_jg3 freie_jagd 14", "ii_jg3 freie_jagd 16", at_place="2124")
    first = members(t, number)[0]
    assert may_decline_hunt(t, number, -1, unit) is all_of_them
    assert may_decline_hunt(t, number, first, unit) is one


@pytest.mark.rule("12.1.2", "12.1.3")
@pytest.mark.parametrize("answered", ["yes", "no"])
def test_12_1_2_a_squadron_that_declines_looks_no_more_in_this_phase(answered: str) -> None:
    t = blue(1)
    unit, other = squadron(t, "610", "2124", 12, "vector", goal="2124"), squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 16", at_place="2124")
    script(t, next(card for card in range(CARDS) if tally_result(card, 0, 0) >= 0))
    carry_out(t, RafTally(unit, number))
    answer(t, answered)
    assert t.tallied[number] == int(answered == "yes")
    assert t.declined == (0 if answered == "yes" else 1 << unit)
    assert t.tally[unit] == (number if answered == "yes" else NONE)
    if answered == "no":
        assert t.seen[members(t, number)[0]] != -1
        tally(t, other, number)
        t.declined = 0
        script(t, next(card for card in range(CARDS) if tally_result(card, 0, 0) >= 0 and t.deck[card]))
        carry_out(t, RafTally(unit, number))
        answer(t, "no")
        assert (t.tallied[number], t.seen[members(t, number)[0]]) == (1, -1)  # the other sees it still


@pytest.mark.rule("12.3", "12.3.1")
@pytest.mark.parametrize(
    ("kind", "die", "lost"),
    [
        (K_PATCHY, 1, False),
        (K_HAZE, 2, True),
        (K_HAZE, 3, False),
        (K_BROKEN, 3, True),
        (K_BROKEN, 4, False),
        (K_OVERCAST, 5, True),
        (K_OVERCAST, 6, False),
    ],
)
def test_12_3_1_thick_weather_breaks_a_tally_on_a_die(kind: int, die: int, lost: bool) -> None:
    t = blue(1, [die] if kind != K_PATCHY else [])
    assert is_lost_in(t, kind) is lost
    assert GRADE[kind] > 0


@pytest.mark.rule("12.3", "12.3.1")
@pytest.mark.parametrize(("away", "kept"), [(5, True), (6, False)])
def test_12_3_a_tally_is_lost_out_of_range_by_either_side(away: int, kept: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2120")
    t.raid_at[number] = at("2120") + away
    tally(t, unit, number)
    t.hunts[number] = unit
    check_raf_tallies(t)
    check_sweep_tallies(t)
    assert (t.tally[unit] == number, t.hunts[number] == unit) == (kept, kept)
    assert (len(events_of(t, "tally_lost")), len(events_of(t, "tally_lost_luftwaffe"))) == (
        int(not kept),
        int(not kept),
    )


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("cloudy", [False, True])
def test_confusion_shows_no_raid_in_worse_weather(cloudy: bool) -> None:
    card = next(c for c in range(CARDS) if tally_result(c, GOOD, CLEAR) == CONFUSION)
    t = blue(1, [card])
    if cloudy:
        sky(t, "kenley", "b14")  # broken 12, over the second raid only
    unit = squadron(t, "610", "2124", 14, "vector", goal="2124")
    looked_for = raid(t, "i_kg2 bombing 14", at_place="2126")
    raid(t, "ii_kg2 bombing 10", at_place="2122")
    carry_out(t, RafTally(unit, looked_for, 1))
    assert (asked(t), options(t)) == ("choose_substitute", ["pass"] if cloudy else ["hostile_02", "pass"])


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("cloudy", [False, True])
def test_confusion_shows_a_sweep_no_formation_in_worse_weather(cloudy: bool) -> None:
    card = next(c for c in range(CARDS) if tally_result(c, POOR, CLEAR) == CONFUSION)
    t = blue(1, [card])
    if cloudy:
        sky(t, "kenley", "b14")
    sought = squadron(t, "610", "2126", 14)
    squadron(t, "64", "2122", 10)
    sweep = raid(t, "i_jg3 freie_jagd 14", at_place="2124")
    carry_out(t, SweepTally(sweep, sought, -1, 1))
    if cloudy:
        assert t.top is None  # nothing to show: nobody is asked
    else:
        assert (asked(t), options(t)) == ("choose_substitute", ["squadron_64", "pass"])


@pytest.mark.rule("12.1.2", "12.1.1")
def test_12_1_2_a_confused_sweep_hunts_the_formation_that_the_raf_shows_it() -> None:
    t = blue(1)
    sought = squadron(t, "610", "2120", 12, "vector", goal="2120")
    shown = squadron(t, "32", "2121", 12, "vector", goal="2121")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2122")
    script(t, next(card for card in range(CARDS) if tally_result(card, POOR, CLEAR) == CONFUSION))
    carry_out(t, SweepTally(sweep, sought, -1, 1))
    assert asked(t) == "choose_substitute"
    answer(t, "squadron_32")
    assert (t.top, t.hunts[sweep]) == (None, shown)


@pytest.mark.rule("12.1.4")
def test_12_1_4_every_formation_that_saw_a_raid_part_chooses_from_the_first_on_the_tote_board() -> None:
    t = blue(2)
    units = [squadron(t, number, "2124", 12) for number in ("1", "1_rcaf", "17")]
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2126")
    for unit in units:
        tally(t, unit, number)
    new = pancake_unit(t, members(t, number)[0])
    t.sheds[new] = 0
    carry_out(t, TallyChoice())
    answer(t, "hostile_02", "hostile_01", "hostile_02")
    assert ([t.tally[unit] for unit in units], t.top) == ([new, number, new], None)


@pytest.mark.rule("12.3", "12.1.2")
@pytest.mark.parametrize(("place", "keeps"), [("2128", True), ("2134", False)])
def test_a_squadron_in_a_dogfight_loses_sight_of_a_raid_that_has_flown_on(place: str, keeps: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_kg2 bombing 12", at_place=place)
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    tally(t, unit, number)
    t.dogfight[unit] = t.dogfight[members(t, sweep)[0]] = 1
    check_raf_tallies(t)
    assert (t.tally[unit] == number, t.tallied[number] == 1) == (keeps, keeps)
    assert t.dogfight[unit] == 1
