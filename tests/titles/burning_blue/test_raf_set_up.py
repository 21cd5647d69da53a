"""The RAF sets up.  § 6.6"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.forces import (
    SQUADRON_IDS,
)
from opsroom.titles.burning_blue.rules.formations import flies_vic
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, ZONE_IDS, apart
from opsroom.titles.burning_blue.rules.losses import is_green
from opsroom.titles.burning_blue.rules.radio_command import has_vhf
from opsroom.titles.burning_blue.rules.raf_set_up import (
    RafSetUp,
    has_forward,
    has_twin_aloft,
    is_forward_for,
    join_battle,
    put_aloft,
)
from opsroom.titles.burning_blue.rules.set_up import (
    put_form_up,
)
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    FIRST_FLIGHT,
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
    random_dice,
    squadron,
)


@pytest.mark.rule("6.6.1", "6.6.3", "23.2.3")
def test_6_6_1_a_squadron_takes_its_place_and_those_destroyed_do_not() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    t.gone[unit], t.sector[unit] = 1, NONE
    join_battle(t, unit, 0)
    assert t.sector[unit] == NONE
    t.gone[unit], t.moved_to[unit] = 0, field("kenley") + 1
    join_battle(t, unit, 0)
    assert (t.home[unit], t.field[unit], t.sector[unit]) == (field("kenley"), field("kenley"), ZONE_IDS.index("kenley"))
    put_aloft(t, unit, at("2124"), 10, 3)
    assert (t.tote[unit], t.angels[unit], t.height[unit], t.home_by[unit]) == (AIRBORNE, 10, 10, 22 - 3)


@pytest.mark.rule("18.1.2", "20.3")
def test_18_1_2_a_forward_airfield_belongs_to_the_same_group() -> None:
    t = blue(1)
    south, north, home = squadron(t, "32"), squadron(t, "19"), squadron(t, "54")
    assert is_forward_for(t, south, field("hawkinge"))
    assert not is_forward_for(t, north, field("hawkinge"))
    assert not is_forward_for(t, home, field("rochford"))
    assert has_forward(t, south)


@pytest.mark.rule("6.6.5", "3.3.1")
def test_6_6_5_of_two_flights_one_starts_in_the_air() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    split(t, unit)
    first, second = FIRST_FLIGHT, FIRST_FLIGHT + 1
    assert not has_twin_aloft(t, second)
    t.tote[first] = AIRBORNE
    assert has_twin_aloft(t, second)
    assert not has_twin_aloft(t, unit)


@pytest.mark.rule("6.6.5", "18.1.2", "6.6")
def test_6_6_5_early_warning_puts_squadrons_up_and_makes_others_ready() -> None:
    t = blue(1, chance=random_dice(1))
    put_form_up(t, at("1439"), 1, 2, 3)
    t.form_strength[0] = 100  # two early, two late
    carry_out(t, RafSetUp())
    assert asked(t) == "choose_forward"
    answer(t, "pass")
    assert asked(t) == "choose_aloft"
    assert events_of(t, "early_warning")[0][:3] == (100, 2, 2)
    for late in (False, True):
        for _ in range(2):
            unit = options(t)[0]
            answer(t, unit)
            places = options(t)
            home = FIELD_AT[t.home[SQUADRON_IDS.index(unit)]]
            if late:
                assert all(apart(at(place), home) <= 1 for place in places)
            answer(t, places[0])
            answer(t, options(t)[-1])
    assert t.response == 8
    available = sum(tote == AVAILABLE for tote in t.tote)
    for _ in range(2):
        assert asked(t) == "choose_ready"
        answer(t, options(t)[0])
    assert t.top is None
    assert sum(tote == AVAILABLE for tote in t.tote) == available - 2


@pytest.mark.rule("6.6.2", "3.2.4", "10.1.2")
@pytest.mark.parametrize(
    ("scenario", "number", "vic", "green", "vhf"),
    [
        (1, "54", True, False, False),
        (1, "74", False, False, False),
        (1, "257", True, True, False),
        (4, "92", True, False, True),
    ],
)
def test_the_list_says_who_flies_in_vics_who_is_green_and_who_has_vhf(
    scenario: int, number: str, vic: bool, green: bool, vhf: bool
) -> None:
    t = blue(scenario)
    unit = squadron(t, number, "2124", 10)
    assert (flies_vic(t, unit), is_green(t, unit), has_vhf(t, unit)) == (vic, green, vhf)
