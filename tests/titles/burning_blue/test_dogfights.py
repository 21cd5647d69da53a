"""Dogfights.  § 13.6.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.combat_strengths import (
    fighter_value,
)
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.dogfights import CLIMBS_BACK, dogfight_at, end_dogfights, has_opponent
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    FIRST_FLIGHT,
    PURSUIT,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    reveal,
    script,
    squadron,
    tally,
)


@pytest.mark.rule("13.6.1")
def test_13_6_1_a_dogfight_is_joined_at_the_same_place_and_height_only() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2124", 12), squadron(t, "610", "2125", 16)
    t.dogfight[one], t.dogfight[two] = 1, 2
    assert dogfight_at(t, at("2124"), 12) == 1
    assert dogfight_at(t, at("2125"), 16) == 2
    assert dogfight_at(t, at("2124"), 16) == 3
    assert dogfight_at(t, at("2126"), 12) == 3
    t.tote[two] = 0
    assert dogfight_at(t, at("2125"), 16) == 2  # the second is over


@pytest.mark.rule("13.6.1")
@pytest.mark.parametrize(("sees", "order"), [(True, PURSUIT), (False, 0)])
def test_13_6_1_a_dogfight_that_one_side_has_left_is_over(sees: bool, order: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "vector", goal="2130")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 close_escort 12", at_place="2124")
    _, cover, close = members(t, number)
    if sees:
        tally(t, unit, number)
    t.dogfight[unit] = t.dogfight[cover] = t.dogfight[close] = 1
    end_dogfights(t)
    assert t.dogfight[unit] == 1
    t.raid_at[number] = at("2125")
    assert not has_opponent(t, unit)
    end_dogfights(t)
    assert (t.dogfight[unit], t.dogfight[cover], t.order[unit], t.goal[unit]) == (0, 0, order, NONE)
    assert (t.climbed[cover], t.climbed[close]) == (CLIMBS_BACK, 0)


@pytest.mark.rule("13.6.1", "13.2.3")
def test_13_2_3_dogfights_are_fought_one_after_the_other_and_gaps_are_passed_over() -> None:
    t = blue(1)
    one, two = squadron(t, "74", "2124", 12), squadron(t, "610", "2130", 14)
    first = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    second = raid(t, "ii_jg3 freie_jagd 14", at_place="2130")
    for number in (first, second):
        reveal(t, number)
    t.dogfight[one] = t.dogfight[members(t, first)[0]] = 1
    t.dogfight[two] = t.dogfight[members(t, second)[0]] = 3
    script(t, *[4, 4] * 8)
    carry_out(t, Dogfights())
    while t.top is not None:
        answer(t, "fight_on")
    assert [row[0] for row in events_of(t, "fight_resolved")] == [at("2124"), at("2130")]
    assert (t.dogfight[one], t.dogfight[two]) == (1, 3)


@pytest.mark.rule("13.6.1", "13.2.3")
@pytest.mark.parametrize(("roll", "raf_attacks"), [(3, True), (4, False)])
def test_13_2_3_at_even_strength_a_die_says_which_side_of_a_dogfight_attacks(roll: int, raf_attacks: bool) -> None:
    t = blue(1)
    unit = squadron(t, "74", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    enemy = members(t, number)[0]
    reveal(t, number)
    t.disruption[enemy] = 1  # six against six
    t.dogfight[unit] = t.dogfight[enemy] = 1
    # the die; attack 12 with one loss and more; defence 12 without any; cohesion
    script(t, roll, 6, 6, 6, 6, 6, 6, 6, 6)
    carry_out(t, Dogfights())
    assert (t.losses[enemy] > 0, t.losses[unit] > 0) == (raf_attacks, not raf_attacks)


@pytest.mark.rule("13.6.1")
def test_13_6_1_the_stronger_side_attacks_and_losses_are_halved_rounded_up() -> None:
    t = blue(1)
    unit = squadron(t, "74", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    enemy = members(t, number)[0]
    reveal(t, number)
    t.dogfight[unit] = t.dogfight[enemy] = 1
    script(t, 6, 6, 1, 1, 6, 6, 6, 6)  # the Me 109s attack at +1: 2 and 3 aircraft
    carry_out(t, Dogfights())
    assert (t.losses[unit], t.losses[enemy]) == (1, 2)


@pytest.mark.rule("9.3.7", "13.6.1")
def test_9_3_7_top_cover_drawn_down_to_the_bombers_may_go_up_four_angels_again() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 top_cover 16", at_place="2124")
    _, low, high = members(t, number)
    t.climbed[low] = t.climbed[high] = CLIMBS_BACK
    carry_out(t, Dogfights())
    assert (asked(t), options(t)) == ("choose_top_cover_height", ["12", "14", "16"])
    answer(t, "16")
    assert (t.angels[low], t.plotted[low], t.plotted_back[low], t.climbed[low]) == (16, 16, 16, 0)
    assert (t.angels[high], t.climbed[high]) == (16, 0)  # it was above them still
    assert t.top is None


@pytest.mark.rule("9.3.7", "9.3.6")
def test_9_3_7_top_cover_without_bombers_has_nothing_to_go_back_to() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 top_cover 12", "ii_jg3 close_escort 12", at_place="2124")
    first, second = members(t, number)
    t.climbed[first], t.climbed[second] = CLIMBS_BACK, CLIMBS_BACK
    t.raid[second] = NONE
    carry_out(t, Dogfights())
    assert (t.top, t.climbed[first], t.climbed[second]) == (None, 0, 0)


@pytest.mark.rule("3.3.1", "13.4.1")
def test_3_3_1_a_flight_fights_with_the_value_of_its_type_for_small_units() -> None:
    t = blue(1)
    unit = squadron(t, "610")
    split(t, unit)
    t.tote[FIRST_FLIGHT] = 4
    assert fighter_value(t, FIRST_FLIGHT, False, False) == 4
    assert t.task[FIRST_FLIGHT] != CLOSE_ESCORT
