"""Random events.  § 7"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.charts import EVENT, EVENT_IDS, ZONE_ORDER
from opsroom.titles.burning_blue.rules.events import E_WEATHER_BETTER, E_WEATHER_WORSE, RandomEvents
from opsroom.titles.burning_blue.rules.set_up import FIRST_DUMMY, put_form_up
from opsroom.titles.burning_blue.rules.table import (
    AVAILABLE,
    HOME,
    READY,
)
from tests.titles.burning_blue.scenes import (
    answer,
    at,
    blue,
    carry_out,
    field,
    options,
    raid,
    random_dice,
    squadron,
)
from tests.titles.word_constants import words_without_rule


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


def test_7_a_rule_asks_by_name_for_every_event() -> None:
    assert {EVENT_IDS[event] for event in EVENT[2:]} == set(EVENT_IDS)
    assert words_without_rule("burning_blue", "EVENT_IDS", {*EVENT_IDS} - {"none"}) == set()


@pytest.mark.rule("11.6.1", "7")
def test_11_6_1_events_do_not_check_form_up_counters() -> None:
    t = blue(1, [6, 1])  # no card is drawn
    put_form_up(t, at("1439"), FIRST_DUMMY, 1, 3)
    strength = t.form_strength[0]
    carry_out(t, RandomEvents())
    assert strength > 0
    assert (t.form_strength[0], t.form_letter[0]) == (strength, 3)
