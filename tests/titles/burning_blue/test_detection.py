"""Radar, observers, what is announced: chapter 11."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    CH_COLUMN,
    CHL_COLUMN,
    OBSERVED,
)
from opsroom.titles.burning_blue.rules.detection import (
    card_column,
    check_detection,
    check_form_up,
    detection_value,
    draw_card,
    gruppen_in,
    hide_or_show,
    is_in_radar,
    lay_track,
    strength_of,
)
from opsroom.titles.burning_blue.rules.geography import STATION_IDS
from opsroom.titles.burning_blue.rules.table import P_RAF_COMBAT, TRACKS
from opsroom.titles.burning_blue.rules.tally import reveal_raid
from tests.titles.burning_blue.scenes import (
    Blue,
    at,
    blue,
    detection_card,
    events_of,
    members,
    raid,
    script,
    sky,
    squadron,
)

STRAIT, FRANCE, KENT, CAEN = "1736", "1439", "2028", "caen"


def unseen(t: Blue, *units: str, place: str = STRAIT) -> int:
    return raid(t, *units, at_place=place, seen=False)


# --- § 11.5: what a card says
@pytest.mark.rule("11.5", "11.2.1", "2.9")
def test_a_reading_is_detection_strength_and_altitude() -> None:
    """2 C +2."""
    t = blue(1)
    card = detection_card(CH_COLUMN, 2, "C", 2)
    number = unseen(t, "i_kg2 bombing 12", "i_jg3 top_cover 18")
    script(t, card)
    check_detection(t, number)
    assert (t.detected[number], t.strength[number], t.told_angels[number]) == (1, strength_of(2, 2), 14)


@pytest.mark.rule("11.5.1", "11.2.2", "11.0")
@pytest.mark.parametrize(("value", "found"), [(0, 1), (1, 1), (2, 1), (3, 0), (4, 0)])
def test_two_gruppen_and_a_staffel_are_detected_by_two_or_less(value: int, found: int) -> None:
    t = blue(1, [detection_card(CH_COLUMN, value)])
    number = unseen(t, "i_kg2 bombing 12", "i_jg3 top_cover 18", "staffel_i_kg3 bombing 12")
    assert gruppen_in(t, number) == 2
    check_detection(t, number)
    assert t.detected[number] == found


@pytest.mark.rule("11.5.1", "3.1.1")
def test_three_staffeln_are_a_gruppe_and_a_zero_detects_even_less_than_one() -> None:
    t = blue(1, [detection_card(CH_COLUMN, 0), detection_card(CH_COLUMN, 1)])
    trio = unseen(t, "staffel_i_kg2 bombing 12", "staffel_i_kg3 bombing 12", "staffel_ii_kg3 bombing 12")
    assert gruppen_in(t, trio) == 1
    single = unseen(t, "staffel_iii_kg3 bombing 12")
    assert gruppen_in(t, single) == 0
    check_detection(t, single)
    assert t.detected[single] == 1
    check_detection(t, single)
    assert t.detected[single] == 0


@pytest.mark.rule("11.5.2", "11.5.4")
def test_strength_is_announced_by_size_and_letter() -> None:
    assert [strength_of(1, letter) for letter in range(5)] == [10, 20, 30, 40, 50]
    assert strength_of(3, 3) == strength_of(4, 2) == 100  # a hundred plus is three Gruppen or four
    assert strength_of(0, 2) == 10
    assert strength_of(40, 4) == strength_of(12, 4)


@pytest.mark.rule("11.5.3")
def test_the_lowest_unit_and_the_cards_error_give_the_height_never_below_the_ground() -> None:
    low = detection_card(CH_COLUMN, 0, error=-4)
    t = blue(1, [low, low])
    number = unseen(t, "i_kg2 bombing 12", "i_jg3 top_cover 18")
    check_detection(t, number)
    assert t.told_angels[number] == 8
    deck_again(t)
    ground = unseen(t, "i_kg3 bombing 2")
    check_detection(t, ground)
    assert t.told_angels[ground] == 0


def deck_again(t: Blue) -> None:
    for card in range(CARDS):
        t.deck[card] = 1


@pytest.mark.rule("11.5.6", "11.1", "11.2.2")
def test_a_later_reading_replaces_only_what_it_makes_more_accurate() -> None:
    first = detection_card(CH_COLUMN, 0, "B", 0)  # height right, strength low
    t = blue(1)
    number = unseen(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 18")
    script(t, first, detection_card(CH_COLUMN, 0, "C"), detection_card(CH_COLUMN, 0, "D", -6))
    check_detection(t, number)
    assert (t.strength[number], t.told_angels[number]) == (strength_of(3, 1), 12)
    check_detection(t, number)  # C is honest; its height is no better than right
    assert (t.strength[number], t.told_angels[number]) == (strength_of(3, 2), 12)
    check_detection(t, number)  # worse in both
    assert (t.strength[number], t.told_angels[number]) == (strength_of(3, 2), 12)


@pytest.mark.rule("11.5.6", "11.1", "11.1.1")
def test_a_raid_that_is_lost_again_leaves_no_figures() -> None:
    t = blue(1)
    number = unseen(t, "i_kg2 bombing 12")
    script(t, detection_card(CH_COLUMN, 0), detection_card(CH_COLUMN, 4))
    check_detection(t, number)
    assert t.raid_seen[number] == -1
    check_detection(t, number)
    assert (t.detected[number], t.strength[number], t.told_angels[number], t.card[number]) == (0, 0, NONE, 0)
    assert t.raid_seen[number] != -1


@pytest.mark.rule("11.5.7", "11.5.5", "12.1.2")
def test_under_tally_the_true_height_is_known_and_no_card_is_drawn() -> None:
    t = blue(1, [detection_card(CH_COLUMN, 0, error=-4)])
    number = unseen(t, "i_kg2 bombing 12", "i_jg3 top_cover 18")
    check_detection(t, number)
    reveal_raid(t, number)
    assert (t.told_angels[number], t.strength[number], t.card[number]) == (12, 0, 0)
    assert [t.seen[unit] for unit in members(t, number)] == [-1, -1]
    assert [t.known[unit] for unit in members(t, number)] != [-1, -1]  # silhouettes only
    check_detection(t, number)  # the script is used up: a draw would fail
    assert t.detected[number] == 1


# --- § 11.3, § 11.4: who sees it
@pytest.mark.rule("11.3", "11.3.1", "11.3.3")
def test_radar_sees_within_arc_and_range_and_boxes_as_marked() -> None:
    t = blue(1)
    assert is_in_radar(t, at(STRAIT))
    assert is_in_radar(t, at("baie_de_seine"))
    assert not is_in_radar(t, at(CAEN))
    assert not is_in_radar(t, at("3403"))  # far inland


@pytest.mark.rule("11.3.1", "16.4.4")
def test_a_station_out_of_action_sees_nothing() -> None:
    t = blue(1)
    for station in range(len(STATION_IDS)):
        t.station_out[station] = 1
    assert not is_in_radar(t, at(STRAIT))
    number = unseen(t, "i_kg2 bombing 12")
    check_detection(t, number)  # no card is drawn
    assert t.detected[number] == 0


@pytest.mark.rule("11.3.2")
def test_north_sea_stations_see_the_north_sea_only() -> None:
    t = blue(1)
    for i, station in enumerate(STATION_IDS):
        t.station_out[i] = 0 if station in ("canewdon", "bawdsey", "bromley", "walton") else 1
    assert is_in_radar(t, at("2840"))
    assert not is_in_radar(t, at(STRAIT))
    assert is_in_radar(t, at("dunkerque"))


@pytest.mark.rule("11.3.4", "11.3.3")
def test_low_flyers_are_for_chain_home_low_within_six_hexes() -> None:
    t = blue(2)
    near = unseen(t, "staffel_iii_kg76 bombing 0")
    assert card_column(t, near) == CHL_COLUMN
    far = unseen(t, "i_kg2 bombing 0", place="0430")
    assert card_column(t, far) == NONE
    t.angels[members(t, far)[0]] = 2
    assert card_column(t, far) == CH_COLUMN


@pytest.mark.rule("11.4")
def test_over_england_observers_report_by_the_weather_to_the_ground() -> None:
    t = blue(1)
    number = unseen(t, "i_kg2 bombing 12", "i_jg3 top_cover 18", place=KENT)
    assert card_column(t, number) == OBSERVED
    sky(t, "biggin_hill", "g16")  # broken 10, patchy 14
    assert card_column(t, number) == OBSERVED + 2  # the bombers' height counts, not the cover's
    t.angels[members(t, number)[0]] = 8
    assert card_column(t, number) == OBSERVED
    t.angels[members(t, number)[0]] = 0
    assert card_column(t, number) == OBSERVED


@pytest.mark.rule("11.3.3", "11.4")
def test_very_high_raids_are_harder_to_see_but_a_zero_sees_all() -> None:
    t = blue(4)
    one, zero = detection_card(CH_COLUMN, 1), detection_card(CH_COLUMN, 0)
    high = unseen(t, "i_jg3 freie_jagd 30")
    assert detection_value(t, high, one, CH_COLUMN) == 2
    assert detection_value(t, high, zero, CH_COLUMN) == 0
    t.angels[members(t, high)[0]] = 28
    assert detection_value(t, high, one, CH_COLUMN) == 1
    seen_by_eye = detection_card(OBSERVED, 1)
    t.angels[members(t, high)[0]] = 20
    assert detection_value(t, high, seen_by_eye, OBSERVED) == 2
    t.angels[members(t, high)[0]] = 18
    assert detection_value(t, high, seen_by_eye, OBSERVED) == 1


# --- § 11.1.1: hidden
@pytest.mark.rule("11.1.1", "9.1.1", "2.5")
def test_an_undetected_raid_shows_near_an_orbit_over_guns_and_near_the_raf_in_its_combat_phase() -> None:
    t = blue(1)
    number = unseen(t, "i_kg2 bombing 12", place="1930")
    hide_or_show(t, number)
    assert t.raid_seen[number] != -1
    unit = squadron(t, "54", "1931", 14, "vector", goal="1931")
    hide_or_show(t, number)
    assert t.raid_seen[number] != -1
    t.phase = P_RAF_COMBAT
    hide_or_show(t, number)
    assert t.raid_seen[number] == -1
    t.order[unit] = 4  # pancaking
    hide_or_show(t, number)
    assert t.raid_seen[number] != -1
    t.phase, t.order[unit] = 0, 2  # in orbit
    hide_or_show(t, number)
    assert t.raid_seen[number] == -1


@pytest.mark.rule("11.1.1", "14.1")
def test_guns_that_can_reach_a_raid_betray_it() -> None:
    t = blue(1)
    dover = unseen(t, "i_kg2 bombing 12", place="1835")
    hide_or_show(t, dover)
    assert t.raid_seen[dover] == -1
    t.angels[members(t, dover)[0]] = 26
    hide_or_show(t, dover)
    assert t.raid_seen[dover] != -1


# --- § 11.2.1: the pile
@pytest.mark.rule("11.2.1")
def test_an_empty_pile_is_made_anew_of_cards_that_lie_with_no_raid() -> None:
    t = blue(1)
    t.card[3] = 5 + 1
    for card in range(CARDS):
        t.deck[card] = 0
    script(t, 0)
    assert draw_card(t) == 0
    assert sum(t.deck) == CARDS - 2
    assert t.deck[5] == 0


# --- § 11.6: form-up counters
@pytest.mark.rule("11.6", "11.6.1", "9.3.1")
def test_a_form_up_counter_shows_a_strength_or_none() -> None:
    t = blue(1, [detection_card(CH_COLUMN, 1, "B"), detection_card(CH_COLUMN, 3)])
    assert check_form_up(t, 1) == 1 + "ABCDE".index("B")
    assert check_form_up(t, 1) == 0


# --- § 5.3.1: tracks
@pytest.mark.rule("5.3.1", "2.2.8")
def test_only_detected_raids_leave_a_track_the_newest_first() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=STRAIT)
    lay_track(t, number)
    t.raid_at[number] = at("1835")
    lay_track(t, number)
    first = number * TRACKS
    assert [t.track[first], t.track[first + 1]] == [at("1835"), at(STRAIT)]
    t.detected[number], t.raid_at[number] = 0, at("1934")
    lay_track(t, number)
    assert t.track[first] == at("1835")


@pytest.mark.rule("11.2", "11.1.2")
def test_nothing_is_told_of_a_check_that_finds_nothing() -> None:
    t = blue(1, [detection_card(CH_COLUMN, 6)])
    number = unseen(t, "i_kg2 bombing 12")
    check_detection(t, number)
    assert events_of(t, "raid_undetected") == []
    assert events_of(t, "raid_detected") == []
