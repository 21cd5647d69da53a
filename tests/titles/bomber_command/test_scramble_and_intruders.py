"""Scramble, patrols and intruders.  § 7.4.2, § 9.2.4, § 12.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.geography import READY, REARMING
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import QuickScramble, Scramble
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from tests.titles.bomber_command.night import (
    PLACE,
    UNIT,
    ZONE,
    begin,
    main_force,
    night,
    unit,
)


# --- intruders, § 12.2
@pytest.mark.rule("12.2.4")
def test_12_2_4_intruders_attack_once_each_and_not_on_their_way_home_nor_without_bombers() -> None:
    t = night(intruder_rule=1)
    r = main_force(t, 20)
    unit(t, "b03", "england", intruder=1)
    unit(t, "b04", "england", intruder=1, returning=1)
    unit(t, "b02", "e8", intruder=1)
    assert begin(t, TameBoar()).play("pass").key == "", "no bombers over England"
    t.in_england[r] = 1
    g = begin(t, TameBoar(), 1, 2).play("pass")
    assert (g.key, g.options) == ("choose_intruder", ["b03", "pass"])
    g.play("b03")
    assert g.options == ["a"]
    g.play("a")
    assert g.key == ""
    assert begin(t, TameBoar()).play("pass", "pass").key == ""


@pytest.mark.rule("12.2.3", "3.4.2")
@pytest.mark.parametrize(("weather", "total"), [(0, 11), (3, 9)])
def test_12_2_3_the_defence_of_great_britain_counts_the_weather_over_england(weather: int, total: int) -> None:
    t = night(intruder_rule=1)
    t.weather[ZONE["england"]] = weather
    unit(t, "b03", "england", intruder=1)
    unit(t, "b04", "e8", intruder=1)
    g = begin(t, TameBoar(), 4, 4)
    assert g.options == ["b03", "pass"]
    g.play("b03")
    assert [told[1] for told in g.events("british_attacked")] == [total]


# --- scramble and patrols, § 7.4.2 and § 9.2.4
@pytest.mark.rule("7.4.2")
def test_7_4_2_a_scramble_lifts_the_markers_of_the_last_flight() -> None:
    t = night()
    u = UNIT["b03"]
    t.unit_at[u] = READY
    t.returning[u] = t.gci[u] = t.intruder[u] = 1
    t.stacked[u] = 0
    g = begin(t, Scramble(), 1, 1).play("b03")
    assert g.key == ""
    assert (t.returning[u], t.gci[u], t.intruder[u], t.stacked[u]) == (0, 0, 0, NONE)
    assert g.events("scrambled") == [(u, PLACE["i6"], 0, 0)]


@pytest.mark.rule("7.4.2", "7.1.1")
def test_7_4_2_units_of_jutland_take_off_into_its_box() -> None:
    t = night()
    u = UNIT["b13"]
    t.unit_at[u] = READY
    g = begin(t, Scramble(), 6, 6).play("b13")
    assert (g.key, t.unit_at[u], t.scrambled[u]) == ("", PLACE["jutland"], 1)
    assert t.fighter_losses == 1, "its losses are rolled for as well"
    t.unit_at[u] = READY
    g = begin(t, QuickScramble(u), 1, 1)
    assert (g.key, t.unit_at[u]) == ("", PLACE["jutland"])


@pytest.mark.rule("7.4.2")
def test_7_4_2_a_single_engined_unit_may_stay_over_its_field() -> None:
    t = night()
    u = UNIT["b08"]
    t.unit_at[u] = READY
    g = begin(t, Scramble(), 1, 1).play("b08", "j7")
    assert (g.key, t.unit_at[u], g.events("fighter_moved")) == ("", PLACE["j7"], [])
    g = begin(t, QuickScramble(u), 1, 1).play("j7")
    assert g.events("fighter_moved") == []


@pytest.mark.rule("7.4.2")
def test_7_4_2_only_units_that_took_off_now_roll_for_losses() -> None:
    t = night()
    unit(t, "b10", "i5")
    t.unit_at[UNIT["b03"]] = t.unit_at[UNIT["b31"]] = READY
    g = begin(t, Scramble(), 6, 6, 6, 6).play("b31", "b03")
    assert g.key == ""
    assert [told[:2] for told in g.events("fighters_lost")] == [(UNIT["b03"], 1), (UNIT["b31"], 1)]


@pytest.mark.rule("9.2.4", "9.2.1")
@pytest.mark.parametrize(("weather", "total"), [("clear", 9), ("cloud", 8)])
def test_9_2_4_a_patrol_strikes_in_the_weather_of_the_field(weather: str, total: int) -> None:
    """Over the Ruhr clear weather is haze."""
    t = night(True, weather=weather, turn=2)
    t.patrol[1] = 1
    t.unit_at[UNIT["d01"]] = READY
    g = begin(t, Scramble()).play("d01", "patrol_3", "d01").dice(3, 4, 1, 1)
    g.play("attack_unit")
    assert [told[1] for told in g.events("british_attacked")] == [total]
    assert g.events("patrol_sent") == [(1, 5, 0, 0)]


@pytest.mark.rule("9.2.4", "9.2.1")
@pytest.mark.parametrize(("weather", "total"), [(0, 9), (3, 7)])
def test_9_2_4_a_patrol_strikes_landed_units_in_the_weather_of_their_division(weather: int, total: int) -> None:
    t = night(True)
    t.weather[ZONE["jd_3"]] = weather
    t.patrol[0] = 1
    u, v = unit(t, "d01", "j6"), unit(t, "d04", "j6")
    g = begin(t, Recovery(), 1, 1, 1, 1).play("d01", "d04")
    assert (g.key, g.options) == ("choose_patrol", ["patrol_2", "pass"])
    g.dice(3, 4).play("patrol_2", "d04")
    assert [told[:2] for told in g.events("british_attacked")] == [(v, total)]
    assert (t.unit_at[u], t.unit_at[v]) == (REARMING, REARMING)


@pytest.mark.rule("9.2.4")
def test_9_2_4_patrols_may_be_kept_and_strike_each_unit_once() -> None:
    t = night(True, turn=2)
    t.patrol[0] = t.patrol[1] = 1
    t.patrol[2] = 2
    t.unit_at[UNIT["d01"]] = READY
    g = begin(t, Scramble(), 1, 1).play("d01")
    assert g.options == ["patrol_2", "patrol_3", "pass"]
    g.play("pass")
    assert (g.key, list(t.patrol)) == ("", [1, 1, 2])
    t.unit_at[UNIT["d01"]] = READY
    g = begin(t, Scramble()).play("d01", "patrol_2", "d01").dice(1, 2, 1, 1)
    g.play("attack_unit")
    assert (g.key, list(t.patrol)) == ("", [2, 1, 2]), "no other unit has taken off"
    t.unit_at[UNIT["d01"]] = READY
    assert begin(t, Scramble()).play("d01").options == ["patrol_3", "pass"], "in the next turn it is prey again"


@pytest.mark.rule("12.2.1")
@pytest.mark.parametrize(("name", "asked"), [("b03", True), ("b31", True), ("b10", False), ("b17", False)])
def test_12_2_1_only_units_of_the_third_and_fourth_division_become_intruders(name: str, asked: bool) -> None:
    for rule in (1, 0):
        t = night(intruder_rule=rule)
        t.unit_at[UNIT[name]] = READY
        g = begin(t, Scramble(), 1, 1).play(name)
        assert (g.key == "choose_role") == (asked and rule == 1)
        if g.key:
            g.play("pass")
            assert (t.intruder[UNIT[name]], t.intruders_declared) == (0, 0)
