"""Detection checks and what they report.  § 11"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    CH_COLUMN,
    DETECTION_VALUE,
    K_BROKEN,
    READINGS,
    STRENGTH_LETTER,
)
from opsroom.titles.burning_blue.rules.detection import (
    announce,
    are_all_at_zero,
    card_column,
    check_form_up,
    detection_value,
    draw_card,
    gruppen_in,
    hide_or_show,
    is_betrayed,
    lay_track,
    lowest_in,
    news,
    off_by,
    strength_of,
    update_limit,
)
from opsroom.titles.burning_blue.rules.form_up import form_raids
from opsroom.titles.burning_blue.rules.geography import (
    HEAVY,
    HEXES,
    LIGHT,
    apart,
)
from opsroom.titles.burning_blue.rules.set_up import put_form_up
from opsroom.titles.burning_blue.rules.table import (
    FLYING,
    HOME,
    JOINED,
    ORBIT,
    P_LW_MOVE,
    P_RAF_COMBAT,
    PANCAKE,
    PLANNED,
)
from tests.titles.burning_blue.scenes import (
    QUIET,
    at,
    blue,
    detection_card,
    events_of,
    members,
    raid,
    random_dice,
    script,
    squadron,
    weather,
)


@pytest.mark.rule("11.5.1")
@pytest.mark.parametrize(
    ("units", "gruppen"),
    [
        (["i_kg2 bombing 12"], 1),
        (["staffel_i_kg2 bombing 12"] * 2, 0),
        (["staffel_i_kg2 bombing 12"] * 3, 1),
        (["i_kg2 bombing 12", *["staffel_ii_kg2 bombing 12"] * 4], 2),
    ],
)
def test_11_5_1_three_staffeln_count_as_a_gruppe(units: list[str], gruppen: int) -> None:
    t = blue(1)
    assert gruppen_in(t, raid(t, *units, at_place="2124")) == gruppen


@pytest.mark.rule("11.5.2")
def test_11_5_2_letters_are_off_by_their_distance_from_the_middle() -> None:
    assert [off_by(letter) for letter in range(5)] == [2, 1, 0, 1, 2]
    assert [strength_of(2, letter) for letter in range(5)] == [20, 40, 50, 80, 100]
    assert strength_of(30, 0) == strength_of(12, 0) == 120
    assert strength_of(11, 0) == 100


@pytest.mark.rule("11.3.4", "11.4", "11.3")
def test_11_3_4_who_looks_for_a_raid() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 0", at_place="2124")
    assert card_column(t, number) == 2  # observers in clear weather
    assert lowest_in(t, number) == 0
    assert not are_all_at_zero(t, number)
    weather(t, K_BROKEN, 0)
    assert card_column(t, number) == 4
    weather(t, 0, 0)
    t.raid_at[number] = at("1740")
    assert card_column(t, number) == 0
    t.angels[members(t, number)[0]] = 0
    assert are_all_at_zero(t, number)
    assert card_column(t, number) == 1
    for station in range(len(t.station_out)):
        t.station_out[station] = 1
    assert card_column(t, number) == NONE
    t.angels[members(t, number)[0]] = 2
    assert card_column(t, number) == NONE


@pytest.mark.rule("11.3.3", "11.4")
@pytest.mark.parametrize(("part", "high"), [(0, 30), (1, 30), (2, 20), (5, 20)])
def test_11_3_3_a_very_high_raid_is_harder_to_detect(part: int, high: int) -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    card = next(c for c in range(CARDS) if detection_value(t, number, c, part) > 0)
    value = detection_value(t, number, card, part)
    t.angels[unit] = high - 2
    assert detection_value(t, number, card, part) == value
    t.angels[unit] = high
    assert detection_value(t, number, card, part) == value + 1
    free = [c for c in range(CARDS) if detection_value(t, number, c, part) == 0]
    t.angels[unit] = 12
    assert all(detection_value(t, number, c, part) == 0 for c in free)


@pytest.mark.rule("11.2.1")
def test_11_2_1_an_empty_pile_is_made_anew_without_the_cards_that_lie_with_raids() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    for card in range(CARDS):
        t.deck[card] = 0
    t.deck[5] = 1
    script(t, 5)
    assert draw_card(t) == 5
    t.card[number] = 8
    script(t, 3)
    assert draw_card(t) == 3
    assert sum(t.deck) == CARDS - 2
    assert (t.deck[7], t.deck[3], t.deck[5]) == (0, 0, 1)


@pytest.mark.rule("11.1.1", "14.1")
def test_11_1_1_what_betrays_a_raid() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=QUIET, seen=False)
    unit = squadron(t, "610", "2127", 12, "vector", goal="2130")
    assert not is_betrayed(t, number)
    t.order[unit] = ORBIT
    assert is_betrayed(t, number)
    t.at[unit] = at("2128")
    assert not is_betrayed(t, number)
    t.at[unit], t.order[unit], t.phase = at("2127"), 1, P_RAF_COMBAT
    assert is_betrayed(t, number)
    t.order[unit] = PANCAKE
    assert not is_betrayed(t, number)
    t.phase = P_LW_MOVE
    light = next(p for p in range(HEXES) if LIGHT[p] and HEAVY[p] == 0 and apart(p, at("2127")) > 1)
    heavy = next(p for p in range(HEXES) if HEAVY[p] == 1 and LIGHT[p] == 0 and apart(p, at("2127")) > 1)
    late = next(p for p in range(HEXES) if HEAVY[p] == 2 and LIGHT[p] == 0 and apart(p, at("2127")) > 1)
    bomber = members(t, number)[0]
    for place, reached in ((light, {0, 4}), (heavy, {6, 24}), (late, set())):
        t.raid_at[number] = place
        seen = set()
        for angels in (0, 4, 6, 24, 26):
            t.angels[bomber] = angels
            if is_betrayed(t, number):
                seen.add(angels)
        assert seen == reached
    t.scenario = 3
    t.angels[bomber] = 12
    assert is_betrayed(t, number)


@pytest.mark.rule("11.1.1", "11.1")
def test_11_1_1_a_raid_is_on_the_map_when_it_is_detected_or_betrayed() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place=QUIET, seen=False)
    hide_or_show(t, number)
    assert (t.raid_seen[number], events_of(t, "raid_appears")) == (1, [])
    t.detected[number] = 1
    hide_or_show(t, number)
    hide_or_show(t, number)
    assert (t.raid_seen[number], len(events_of(t, "raid_appears"))) == (-1, 1)
    t.state[number] = HOME
    hide_or_show(t, number)
    assert t.raid_seen[number] == 1


@pytest.mark.rule("5.3.1")
def test_5_3_1_six_positions_of_a_detected_raid_are_kept() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    for i in range(8):
        t.raid_at[number] = at("2120") + i
        lay_track(t, number)
    assert [t.track[number * 6 + i] - at("2120") for i in range(6)] == [7, 6, 5, 4, 3, 2]
    t.detected[number] = 0
    lay_track(t, number)
    assert t.track[number * 6] == at("2127")


@pytest.mark.rule("20.1.1")
@pytest.mark.parametrize(
    ("strength", "gruppen", "limit"),
    [(50, 1, 1), (60, 1, 2), (149, 0, 2), (150, 0, 3), (0, 2, 2), (0, 3, 2), (0, 4, 3)],
)
def test_20_1_1_the_scramble_limit_follows_what_is_known_and_never_falls(
    strength: int, gruppen: int, limit: int
) -> None:
    t = blue(1)
    number = raid(
        t,
        *[f"{name} bombing 12" for name in ("i_kg2", "ii_kg2", "iii_kg2", "i_kg3")][: max(gruppen, 1)],
        at_place="2124",
    )
    t.strength[number] = strength
    update_limit(t)
    before = t.limit
    t.tallied[number] = int(gruppen > 0)
    update_limit(t)
    assert t.limit == limit
    assert before <= limit
    t.strength[number] = t.tallied[number] = 0
    update_limit(t)
    assert t.limit == limit
    other = blue(1)
    gone = raid(other, "i_kg2 bombing 12", at_place="2124")
    other.strength[gone], other.state[gone] = 300, HOME
    update_limit(other)
    assert other.limit == 1


@pytest.mark.rule("11.6.1", "11.6")
def test_11_6_1_a_form_up_counter_is_read_by_radar() -> None:
    t = blue(1)
    card = next(c for c in range(CARDS) if DETECTION_VALUE[c * READINGS] == 2)
    script(t, card)
    assert check_form_up(t, 1) == 0
    t.deck[card] = 1
    script(t, card)
    assert check_form_up(t, 2) == STRENGTH_LETTER[card * READINGS] + 1


@pytest.mark.rule("2.9")
def test_2_9_news_wakes_the_questions_of_one_side_only() -> None:
    t = blue(1)
    for seat, kept in ((0, [4, 5, 6, 7]), (1, [0, 1, 2, 3])):
        for i in range(8):
            t.stand[i] = 1
        news(t, seat)
        assert [i for i in range(8) if t.stand[i]] == kept


@pytest.mark.rule("9.3.2", "9.2.5", "11.6.2")
def test_9_3_2_raids_form_up_in_their_turn_with_all_that_start_under_their_counter() -> None:
    t = blue(2, chance=random_dice(1), turn=4)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    other = raid(t, "ii_kg2 bombing 14", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    later = raid(t, "iii_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    t.state[number] = t.state[later] = PLANNED
    t.state[other], t.joined_to[other] = JOINED, number + 1
    t.form_turn[number] = t.form_turn[other] = 4
    t.form_turn[later] = 5
    for unit in (*members(t, number), *members(t, other)):
        t.raid[unit], t.angels[unit] = NONE, 0
    t.raid_at[number] = NONE
    put_form_up(t, at("1439"), number + 1, 2, 3)
    form_raids(t)
    assert (t.state[number], t.state[other], t.state[later]) == (FLYING, JOINED, PLANNED)
    assert sorted(t.angels[unit] for unit in members(t, number)) == [12, 14]
    assert t.raid_at[number] == at("1439")


@pytest.mark.rule("11.5.6", "11.5.3")
@pytest.mark.parametrize(("first", "second", "kept"), [(2, -2, 14), (-2, 2, 10), (2, 0, 12), (0, 2, 12)])
def test_a_height_is_announced_anew_only_if_it_is_more_accurate(first: int, second: int, kept: int) -> None:
    """A raid at 12; of two readings that are equally far off the older one stands."""
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1736", seen=False)
    for error in (first, second):
        announce(t, number, detection_card(CH_COLUMN, error=error), CH_COLUMN)
    assert (t.told_angels[number], t.error[number]) == (kept, kept - 12)
