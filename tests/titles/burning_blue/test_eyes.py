"""Tally: how far one sees, the cards, losing sight: 12.1 and 12.3; 20.3.2 in part."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    BIG_RAID,
    BROKEN,
    CARDS,
    CLEAR,
    CONFUSION,
    DEGRADED,
    GOOD,
    GRADE,
    KINDS,
    NO_EFFECT,
    POOR,
)
from opsroom.titles.burning_blue.rules.geography import GUN_SITES, SECTORS, ZONE_IDS, apart
from opsroom.titles.burning_blue.rules.losses import worsen_picture
from opsroom.titles.burning_blue.rules.roll_sums import BURSTS_SHOW, UNDETECTED_BLINDS
from opsroom.titles.burning_blue.rules.table import ORBIT, PANCAKE, VECTOR
from opsroom.titles.burning_blue.rules.tally import (
    RafTally,
    SweepTally,
    can_hunt,
    can_spot,
    check_raf_tallies,
    check_sweep_tallies,
    is_lost_in,
    may_decline,
    picture_for,
    sees,
    tally_result,
    weather_to_raid,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    at,
    blue,
    carry_out,
    events_of,
    members,
    raid,
    script,
    sky,
    squadron,
    tally,
)


def card_that(result: int, picture: int = GOOD, grade: int = CLEAR) -> int:
    for card in range(CARDS):
        if tally_result(card, picture, grade) == result:
            return card
    raise AssertionError("no such card")


def near(t: Blue, away: int = 0, angels: int = 12) -> tuple[int, int]:
    """A Hornchurch squadron on a vector over its sector, and a raid so many hexes to the east."""
    unit = squadron(t, "54", "2527", angels, "vector", goal="2527")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place=f"25{27 + away}")
    return unit, number


# --- § 12.1: range
@pytest.mark.rule("12.1", "12")
@pytest.mark.parametrize(
    ("kind", "reach"),
    [("clear", 5), ("patchy", 1), ("haze", 1), ("broken", 1), ("dense_haze", 1), ("overcast", 0), ("mist", 0)],
)
def test_how_far_one_sees(kind: str, reach: int) -> None:
    t = blue(1)
    for zone in range(len(ZONE_IDS)):
        for level in range(20):
            t.sky[zone * 20 + level] = KINDS.index(kind)
    for away in range(7):
        unit, number = near(t, away)
        assert sees(t, unit, number) == (away <= reach)


@pytest.mark.rule("12.1", "19.1.3")
def test_cloud_hides_a_raid_only_if_it_hides_all_of_it() -> None:
    """Broken cloud at 12, bombers at 12, top cover at 16."""
    t = blue(1)
    sky(t, "hornchurch", "b14")  # broken 12
    below, number = near(t, 1, angels=10)
    above = squadron(t, "65", "2527", 14, "vector", goal="2527")
    assert GRADE[weather_to_raid(t, below, number)] == BROKEN
    assert GRADE[weather_to_raid(t, above, number)] == CLEAR


@pytest.mark.rule("12.1", "11.5.4")
def test_where_the_announced_height_is_wrong_the_worse_weather_counts() -> None:
    """Broken cloud at 14, the squadron at 8; announced 12, really at 16."""
    t = blue(1)
    t.sky[ZONE_IDS.index("hornchurch") * 20 + 7] = KINDS.index("broken")
    unit = squadron(t, "54", "2527", 8, "vector", goal="2527")
    number = raid(t, "i_kg2 bombing 16", at_place="2528")
    t.told_angels[number] = 12
    assert GRADE[weather_to_raid(t, unit, number)] == BROKEN  # by the truth
    t.angels[members(t, number)[0]], t.told_angels[number] = 12, 16
    assert GRADE[weather_to_raid(t, unit, number)] == BROKEN  # by what was said
    t.told_angels[number] = 12
    assert GRADE[weather_to_raid(t, unit, number)] == CLEAR


# --- § 12.1.1: the card
@pytest.mark.rule("12.1.1", "10.1.1")
def test_the_air_picture_helps_in_command_or_on_a_vector_against_detected_raids() -> None:
    t = blue(1, air_picture=DEGRADED)
    unit, number = near(t)
    assert picture_for(t, unit, number) == DEGRADED
    t.order[unit] = ORBIT
    assert picture_for(t, unit, number) == DEGRADED  # in command
    for sector in range(SECTORS):
        t.ops_hit[sector] = 1
    assert picture_for(t, unit, number) == POOR
    t.order[unit] = VECTOR
    assert picture_for(t, unit, number) == DEGRADED
    t.detected[number] = 0
    assert picture_for(t, unit, number) == POOR


@pytest.mark.rule("20.3.2", "20.3", "12.1.1")
def test_12_group_looks_southwards_in_the_poor_column() -> None:
    t = blue(3)
    unit = squadron(t, "310", "2327", 12, "vector", goal="2327")
    north = raid(t, "i_kg2 bombing 12", at_place="2327")
    south = raid(t, "i_kg3 bombing 12", at_place="2226")
    assert picture_for(t, unit, north) == GOOD
    assert picture_for(t, unit, south) == POOR


@pytest.mark.rule("12.1.1", "12.1.2", "12.2", "10.2.3")
@pytest.mark.parametrize(("away", "seen"), [(0, True), (2, True), (3, False)])
def test_a_number_sees_as_far_as_it_says(away: int, seen: bool) -> None:
    t = blue(1, [card_that(2)])
    unit, number = near(t, away)
    carry_out(t, RafTally(unit, number))
    assert (t.tally[unit] == number) == seen
    assert t.tallied[number] == int(seen)


@pytest.mark.rule("12.1.1", "14.1.2")
def test_flak_bursts_point_at_a_raid() -> None:
    t = blue(1, [card_that(2)])
    unit, number = near(t, 3)
    t.bursts[0] = 1
    t.raid_at[number] = GUN_SITES[0]
    t.at[unit] = next(p for p in range(1620) if apart(p, GUN_SITES[0]) == 3)
    carry_out(t, RafTally(unit, number))
    assert t.tally[unit] == number


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize(("result", "asks"), [(NO_EFFECT, False), (CONFUSION, True)])
def test_flak_bursts_add_to_a_range_only_and_not_to_a_dash_or_to_confusion(result: int, asks: bool) -> None:
    t = blue(1, [card_that(result)])
    unit, number = near(t)
    t.bursts[0] = 1
    t.raid_at[number] = t.at[unit] = GUN_SITES[0]
    carry_out(t, RafTally(unit, number, 1))
    assert (t.top is not None, t.tally[unit]) == (asks, NONE)


@pytest.mark.rule("12.1.1")
def test_a_big_raid_is_seen_by_its_bomber_gruppen() -> None:
    t = blue(1, [card_that(BIG_RAID), card_that(BIG_RAID)])
    unit, small = near(t, 5)
    carry_out(t, RafTally(unit, small))
    assert t.tally[unit] == NONE
    big = raid(t, "i_kg3 bombing 12", "ii_kg3 bombing 12", at_place="2532")
    t.deck[card_that(BIG_RAID)] = 1
    carry_out(t, RafTally(unit, big))
    assert t.tally[unit] == big


@pytest.mark.rule("12.1.1")
@pytest.mark.parametrize("result", [NO_EFFECT, CONFUSION])
def test_a_dash_sees_nothing_and_confusion_counts_in_combat_phases_only(result: int) -> None:
    t = blue(1, [card_that(result)])
    unit, number = near(t)
    raid(t, "i_kg3 bombing 12", at_place="2527")
    carry_out(t, RafTally(unit, number))
    assert t.top is None
    assert t.tally[unit] == NONE


@pytest.mark.rule("12.1.3", "12.1.4")
def test_escorts_never_look_and_a_sweep_looks_for_one_formation() -> None:
    t = blue(1, [card_that(2, POOR)])
    unit = squadron(t, "54", "2527", 12, "vector", goal="2527")
    sweep = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 16", at_place="2529")
    escorted = raid(t, "i_kg3 bombing 12", "i_jg26 top_cover 16", at_place="2528")
    assert can_hunt(t, sweep)
    assert not can_hunt(t, escorted)
    carry_out(t, SweepTally(sweep, unit))
    assert t.hunts[sweep] == unit
    assert not can_hunt(t, sweep)


@pytest.mark.rule("12.1.1")
def test_a_sweep_reads_the_poor_column_however_good_the_air_picture_is() -> None:
    """A card that sees two hexes in the Good column and not so far in the Poor one."""
    card = next(c for c in range(CARDS) if tally_result(c, GOOD, CLEAR) >= 2 > tally_result(c, POOR, CLEAR) >= 0)
    t = blue(1, [card])
    unit = squadron(t, "54", "2527", 12, "vector", goal="2527")
    sweep = raid(t, "i_jg3 freie_jagd 14", at_place="2529")
    assert t.air_picture == GOOD
    carry_out(t, SweepTally(sweep, unit))
    assert t.hunts[sweep] == NONE
    t.deck[card] = 1
    script(t, card)
    carry_out(t, RafTally(unit, sweep))
    assert t.tally[unit] == sweep


@pytest.mark.rule("12.1", "10.3.4", "13.6.1")
def test_who_may_not_look() -> None:
    t = blue(1)
    unit, number = near(t)
    assert can_spot(t, unit)
    t.order[unit] = PANCAKE
    assert not can_spot(t, unit)
    t.order[unit], t.dogfight[unit] = VECTOR, 1
    assert not can_spot(t, unit)
    t.dogfight[unit] = 0
    tally(t, unit, number)
    assert not can_spot(t, unit)


@pytest.mark.rule("12.1.2")
@pytest.mark.parametrize(
    ("heights", "declines"), [((16, 20), True), ((14, 20), False), ((4, 4), True), ((4, 6), False), ((12, 12), False)]
)
def test_a_pursuit_may_be_declined_far_above_or_far_below(heights: tuple[int, int], declines: bool) -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 12, "vector", goal="2527")
    number = raid(t, f"i_kg2 bombing {heights[0]}", f"i_jg3 top_cover {heights[1]}", at_place="2527")
    assert may_decline(t, unit, number) == declines


# --- § 12.1.5: the air picture
@pytest.mark.rule("12.1.5", "13.5")
def test_the_air_picture_worsens_on_three_or_less_and_stops_at_poor() -> None:
    t = blue(1)
    assert t.air_picture == GOOD
    worsen_picture(t, 4)
    assert t.air_picture == GOOD
    for after in (DEGRADED, POOR, POOR):
        worsen_picture(t, 3)
        assert t.air_picture == after


# --- § 12.3: losing it
@pytest.mark.rule("12.3.1", "12.3")
@pytest.mark.parametrize(
    ("kind", "lost_on"),
    [("clear", 0), ("patchy", 0), ("haze", 2), ("broken", 3), ("dense_haze", 3), ("overcast", 5), ("rain", 5)],
)
def test_weather_breaks_a_tally(kind: str, lost_on: int) -> None:
    for die in range(1, 7):
        t = blue(1, [die] if lost_on else [])
        assert is_lost_in(t, KINDS.index(kind)) == (die <= lost_on)


@pytest.mark.rule("12.3")
def test_12_3_a_squadron_that_pursues_nobody_has_no_tally_to_lose() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2134", 16, "vector", goal="2136")
    check_raf_tallies(t)
    assert events_of(t, "tally_lost") == []
    assert (t.order[unit], t.goal[unit]) == (VECTOR, at("2136"))


@pytest.mark.rule("12.3", "12.1")
def test_a_tally_is_lost_beyond_sight_at_the_start_of_the_combat_phase() -> None:
    t = blue(1)
    unit, number = near(t, 5)
    tally(t, unit, number)
    check_raf_tallies(t)
    assert t.tally[unit] == number
    t.raid_at[number] = at("2533")
    check_raf_tallies(t)
    assert t.tally[unit] == NONE
    assert t.tallied[number] == 0
    assert all(t.seen[u] != -1 for u in members(t, number))


@pytest.mark.rule("12.3", "10.2.7")
def test_sweeps_lose_sight_in_cloud_too() -> None:
    t = blue(1)
    sky(t, "hornchurch", "b14")  # broken 12
    unit = squadron(t, "54", "2527", 12, "vector", goal="2527")
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2528")
    t.hunts[sweep] = unit
    script(t, 4, 3)
    check_sweep_tallies(t)
    assert t.hunts[sweep] == unit
    check_sweep_tallies(t)
    assert t.hunts[sweep] == NONE


@pytest.mark.rule("12.1.1", "14.1.2", "20.3.2")
def test_a_look_tells_its_column_and_what_counted() -> None:
    t = blue(1, [card_that(2)], air_picture=DEGRADED)
    unit, number = near(t, 1)
    carry_out(t, RafTally(unit, number))
    assert events_of(t, "tally_tried") == [(unit, number, 1, DEGRADED, 0)]
    t = blue(1, [card_that(2, POOR)], air_picture=DEGRADED)
    unit, number = near(t, 1)
    t.detected[number] = 0
    t.bursts[0], t.raid_at[number] = 1, GUN_SITES[0]
    t.at[unit] = next(p for p in range(1620) if apart(p, GUN_SITES[0]) == 1)
    carry_out(t, RafTally(unit, number))
    assert events_of(t, "tally_tried") == [(unit, number, 1, POOR, UNDETECTED_BLINDS | BURSTS_SHOW)]
