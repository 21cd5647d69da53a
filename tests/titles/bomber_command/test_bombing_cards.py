"""What cards do to a bombing.  § 10.3 to § 10.5; card lists"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.cards import (
    DEFENDED,
)
from opsroom.titles.bomber_command.rules.city_maps import INDUSTRIAL, RESIDENTIAL, TRANSPORT
from opsroom.titles.bomber_command.rules.fires import Fires
from tests.titles.bomber_command import city
from tests.titles.bomber_command.hands import begin, can_play, laid, night

NEWHAVEN, PARRAMATTA, WANGANUI = range(3)


@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(
    ("function", "method", "amount"),
    [
        ("five_group_marking_marks", NEWHAVEN, -1),
        ("low_level_marking", NEWHAVEN, -2),
        ("low_level_marking", PARRAMATTA, -2),
        ("low_level_marking", WANGANUI, -1),
        ("pathfinder", WANGANUI, -1),
        ("high_altitude_marking", NEWHAVEN, 2),
    ],
)
def test_cards_on_marking(function: str, method: int, amount: int) -> None:
    assert laid(function, "marking", method=method).t.roll_mod == amount


@pytest.mark.rule("10.3.2", "9.8.3")
def test_faulty_wind_reports_disrupt_the_raid_too() -> None:
    s = laid("faulty_wind_reports", "marking", raid_now=4)
    assert (s.t.roll_mod, s.t.disruption[4]) == (1, 3)


@pytest.mark.rule("10.4.2", "10.5.2")
@pytest.mark.parametrize(
    ("function", "moment", "amount"),
    [
        ("five_group_marking_concentrates", "drop", 2),
        ("sector_bombing_concentrates", "drop", 2),
        ("decoy", "errors", 3),
        ("smoke_pot_blinds", "errors", 2),
        ("master_of_ceremonies", "precision", 1),
        ("master_bomber", "precision", 3),
        ("backers_up", "precision", 1),
    ],
)
def test_cards_on_concentration_errors_and_precision(function: str, moment: str, amount: int) -> None:
    assert laid(function, moment).t.roll_mod == amount


@pytest.mark.rule("10.5.4")
@pytest.mark.parametrize(
    ("function", "amount"), [("offset_bombing", 2), ("sector_bombing_spreads", 1), ("smoke_pot_drifts", -1)]
)
def test_cards_on_creep_back(function: str, amount: int) -> None:
    assert laid(function, "conversion", burning=INDUSTRIAL).t.creepback == amount


@pytest.mark.rule("10.5.4")
def test_smoke_pot_needs_works_under_the_indicators() -> None:
    assert can_play("smoke_pot_drifts", "conversion", burning=TRANSPORT)
    assert not can_play("smoke_pot_drifts", "conversion", burning=RESIDENTIAL)


@pytest.mark.rule("10.5.3")
def test_civil_defence_saves_one_fire_and_the_bombs_are_spent() -> None:
    assert laid("civil_defence", "conversion").t.roll_marks == DEFENDED
    t = night(german="civil_defence")
    city.lay(t, {"d4": 1}, {"d4": 2})
    t.indicators[0], t.approach[0] = city.AREA["d4"], city.AREA["d5"]
    s = begin(t, Fires(0, 1))
    t.answer(1)  # one HE and two incendiaries into two fires
    assert s.lay("civil_defence").t.fires[city.AREA["d4"]] == 1
    assert (t.he[city.AREA["d4"]], t.incendiaries[city.AREA["d4"]]) == (0, 0)


@pytest.mark.rule("10.5.4")
def test_offset_bombing_keeps_the_bombs_together() -> None:
    """Two fires would make them creep back; with the card it takes four."""
    t = night(british="offset_bombing", downfall=True)
    city.lay(t, {"d4": 3}, {"d4": 5})
    t.indicators[0], t.approach[0] = city.AREA["d4"], city.AREA["d5"]
    s = begin(t, Fires(0, 1))
    t.answer(1)
    s.lay("offset_bombing")
    assert (t.fires[city.AREA["d4"]], t.he[city.AREA["d4"]]) == (2, 2)
    t.answer(1)
    assert (t.fires[city.AREA["d4"]], t.he[city.AREA["d5"]]) == (4, 1)
