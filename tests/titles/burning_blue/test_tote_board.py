"""The tote board, where squadrons land, and neighbouring groups.  § 10.3.4, § 18, § 20.3.1"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.airfields import (
    STAND_CALL,
    STAND_SCRAMBLE,
    Readiness,
    Scrambles,
    can_scramble,
    scramble_limit,
    turn_round,
)
from opsroom.titles.burning_blue.rules.charts import (
    K_MIST,
)
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.forces import HAS_VHF, SQUADRONS
from opsroom.titles.burning_blue.rules.formations import landing_field
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_AT,
    HEXES,
    PLACES,
    RADIO,
    ZONE_IDS,
)
from opsroom.titles.burning_blue.rules.landing import LandingChoice
from opsroom.titles.burning_blue.rules.orders import Order
from opsroom.titles.burning_blue.rules.radio_command import is_in_command
from opsroom.titles.burning_blue.rules.table import (
    AVAILABLE,
    FIRST_FLIGHT,
    LANDED,
    PANCAKE,
    READY,
    REARMING_1,
    REARMING_2,
    REFORMING,
    SCRAMBLE,
    VECTOR,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    field,
    options,
    squadron,
    weather,
)


def has_vhf_in(scenario: int, unit: int) -> bool:
    return HAS_VHF[(scenario - 1) * SQUADRONS + unit] == 1


# --- § 10.3.4, § 18.1.2: which airfield
@pytest.mark.rule("10.3.4", "18.1.2")
def test_18_1_2_a_squadron_with_a_forward_airfield_goes_to_the_nearer_or_to_that_which_is_named() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12)
    home, forward = field("biggin_hill"), field("hawkinge")
    assert landing_field(t, unit) == home
    t.forward[unit] = forward
    assert landing_field(t, unit) == forward
    t.at[unit] = FIELD_AT[home]
    assert landing_field(t, unit) == home
    t.at[unit] = at("1835")
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert (asked(t), options(t)) == ("choose_landing_field", ["hawkinge", "biggin_hill"])
    answer(t, "biggin_hill")
    assert (t.field[unit], t.goal[unit], t.order[unit]) == (home, FIELD_AT[home], PANCAKE)
    carry_out(t, LandingChoice(1 << unit))
    answer(t, "biggin_hill")
    assert len(events_of(t, "diverted")) == 1
    t.order[unit] = VECTOR
    carry_out(t, LandingChoice(1 << unit))
    assert t.top is None
    carry_out(t, LandingChoice(0))
    assert t.top is None


@pytest.mark.rule("10.3.4", "18.1.2")
def test_18_1_2_squadrons_of_a_wing_choose_their_airfields_one_after_the_other() -> None:
    """The first of the list among them, and its neighbour."""
    t = blue(3)
    units = [squadron(t, number, "1835", 12, "pancake") for number in ("1", "1_rcaf")]
    assert units == [0, 1]
    for unit in units:
        t.home[unit], t.forward[unit], t.field[unit] = field("biggin_hill"), field("hawkinge"), field("hawkinge")
    carry_out(t, LandingChoice(0b11))
    answer(t, "biggin_hill", "hawkinge")
    assert t.top is None
    assert [t.field[unit] for unit in units] == [field("biggin_hill"), field("hawkinge")]


# --- § 18: the tote board
@pytest.mark.rule("18.1.1", "18.2.4", "16.4.1")
@pytest.mark.parametrize("why", ["", "not ready", "closed", "mist", "landing", "full", "damaged"])
def test_18_2_4_who_can_scramble(why: str) -> None:
    t = blue(1)
    unit = squadron(t, "32")
    place = field("biggin_hill")
    if why == "not ready":
        t.tote[unit] = AVAILABLE
    elif why == "closed":
        t.closed_until[place] = t.turn + 1
    elif why == "mist":
        weather(t, K_MIST, 0)
    elif why == "landing":
        t.landings[place] = 1
    elif why == "full":
        t.take_offs[place] = 2
    elif why == "damaged":
        t.take_offs[place], t.damage[place] = 1, 1
    assert can_scramble(t, unit) is (why == "")
    if why == "":
        t.take_offs[place] = 1
        assert can_scramble(t, unit)


@pytest.mark.rule("18.2.4", "3.3.1")
def test_18_2_4_of_two_flights_one_scrambles_in_a_turn() -> None:
    t = blue(1, limit=3)
    unit = squadron(t, "32")
    split(t, unit)
    assert can_scramble(t, FIRST_FLIGHT + 1)
    t.tote[FIRST_FLIGHT] = SCRAMBLE
    assert not can_scramble(t, FIRST_FLIGHT + 1)


@pytest.mark.rule("20.1.1", "20.1")
def test_20_1_1_scrambles_stop_at_the_limit_and_count_for_the_response() -> None:
    t = blue(1, limit=2)
    one, two, three = squadron(t, "32"), squadron(t, "64"), squadron(t, "65")
    carry_out(t, Scrambles())
    answer(t, "squadron_32")
    assert (t.tote[one], t.scrambled, t.response) == (SCRAMBLE, 1, 2)
    answer(t, "squadron_64")
    assert (t.top, t.scrambled, t.response, t.tote[two], t.tote[three]) == (None, 2, 4, SCRAMBLE, READY)
    assert t.take_offs[field("kenley")] == 1
    for change, limit in ((-1, 1), (-2, 0), (-3, 0), (1, 3)):
        t.limit_change = change
        assert scramble_limit(t) == limit


@pytest.mark.rule("18.2.4")
def test_18_2_4_the_raf_may_pass_or_stand_down_for_good() -> None:
    t = blue(1, limit=2)
    squadron(t, "32")
    carry_out(t, Scrambles())
    assert options(t) == ["squadron_32", "split", "pass", "stand"]
    answer(t, "pass")
    assert (t.top, t.stand[STAND_SCRAMBLE], t.scrambled) == (None, 0, 0)
    carry_out(t, Scrambles())
    answer(t, "stand")
    assert (t.top, t.stand[STAND_SCRAMBLE], t.scrambled) == (None, 1, 0)
    carry_out(t, Scrambles())
    assert t.top is None


@pytest.mark.rule("18.2.1", "18.2.3", "18.2.5", "18.2.6")
def test_18_2_1_squadrons_move_one_box_a_turn() -> None:
    t = blue(1, [2, 3])
    units = [squadron(t, number) for number in ("32", "64", "65", "74", "54", "56")]
    boxes = [LANDED, REFORMING, REFORMING, REARMING_2, REARMING_1, REARMING_1]
    for unit, box in zip(units, boxes, strict=True):
        t.tote[unit], t.disruption[unit], t.low_ammo[unit] = box, 1, 1
    for unit in units[:5]:
        t.called[unit] = 0
    turn_round(t)
    assert [t.tote[u] for u in units] == [REFORMING, REFORMING, REARMING_2, REARMING_1, AVAILABLE, READY]
    assert [t.disruption[u] for u in units[:3]] == [1, 1, 0]
    assert [t.low_ammo[u] for u in units[3:]] == [1, 0, 0]


@pytest.mark.rule("18.2.6")
def test_18_2_6_away_from_home_a_squadron_rearms_twice() -> None:
    t = blue(1)
    unit, forward = squadron(t, "32"), squadron(t, "501")
    for u in (unit, forward):
        t.tote[u], t.field[u], t.low_ammo[u] = REARMING_1, field("kenley"), 1
        t.called[u] = 0
    t.forward[forward] = field("kenley")
    turn_round(t)
    assert (t.tote[unit], t.rearmed[unit], t.low_ammo[unit], t.tote[forward]) == (REARMING_2, 1, 1, AVAILABLE)
    turn_round(t)
    turn_round(t)
    assert (t.tote[unit], t.rearmed[unit], t.low_ammo[unit]) == (AVAILABLE, 0, 0)


@pytest.mark.rule("18.2.2", "16.4.1")
@pytest.mark.parametrize(
    ("called", "option", "tries", "dice", "ready"),
    [
        (0, 0, 0, [], False),
        (1, 0, 0, [5], False),
        (1, 0, 0, [6], True),
        (1, 0, 5, [5], False),
        (1, 1, 4, [5], False),
        (1, 1, 5, [], True),
    ],
)
def test_18_2_2_a_squadron_that_is_called_becomes_ready_on_a_six(
    called: int, option: int, tries: int, dice: list[int], ready: bool
) -> None:
    t = blue(1, dice, sixth_try=option)
    unit = squadron(t, "32")
    t.tote[unit], t.called[unit], t.tries[unit] = AVAILABLE, called, tries
    turn_round(t)
    assert t.tote[unit] == (READY if ready else AVAILABLE)
    assert t.tries[unit] == (0 if ready else tries + called)
    t.tote[unit] = LANDED
    t.closed_until[field("biggin_hill")] = t.turn + 1
    turn_round(t)
    assert t.tote[unit] == LANDED  # nothing moves on a closed airfield


@pytest.mark.rule("18.2.2", "18.2.1")
def test_18_2_2_squadrons_on_the_ground_are_called_or_left_dispersed() -> None:
    t = blue(1)
    units = [squadron(t, number) for number in ("32", "64", "65", "74")]
    for unit, box in zip(units, (AVAILABLE, READY, REFORMING, SCRAMBLE), strict=True):
        t.tote[unit] = box
    t.called[units[0]], t.called[units[2]] = 0, 1
    carry_out(t, Readiness())
    assert options(t) == ["squadron_32", "squadron_65", "pass", "stand"]
    answer(t, "squadron_32", "squadron_65")
    assert (t.top, t.called[units[0]], t.called[units[2]]) == (None, 1, 0)
    carry_out(t, Readiness())
    answer(t, "pass")
    assert (t.top, t.stand[STAND_CALL]) == (None, 0)
    carry_out(t, Readiness())
    answer(t, "stand")
    assert (t.top, t.stand[STAND_CALL]) == (None, 1)
    carry_out(t, Readiness())
    assert t.top is None


# --- § 20.3.1: neighbours speak for each other
@pytest.mark.rule("20.3.1", "10.1.1")
@pytest.mark.parametrize("scenario", [3, 4])
@pytest.mark.parametrize(
    ("number", "own", "neighbour"), [("609", "middle_wallop", "northolt"), ("602", "tangmere", "middle_wallop")]
)
def test_20_3_1_in_scenario_4_the_next_sector_speaks_for_a_squadron(
    scenario: int, number: str, own: str, neighbour: str
) -> None:
    t = blue(scenario)
    unit = squadron(t, number, "2124", 12, "orbit", goal="2124")
    mine, theirs = ZONE_IDS.index(own), ZONE_IDS.index(neighbour)
    t.radio = 8
    place = next(p for p in range(HEXES) if RADIO[mine * PLACES + p] > 8 >= RADIO[theirs * PLACES + p])
    t.at[unit] = place
    heard = is_in_command(t, unit)
    t.ops_hit[mine] = 1
    if has_vhf_in(scenario, unit):
        assert heard
        assert is_in_command(t, unit) is (scenario == 4)
    else:
        assert heard is (scenario == 4)
    t.ops_hit[theirs] = 1
    assert not is_in_command(t, unit)
