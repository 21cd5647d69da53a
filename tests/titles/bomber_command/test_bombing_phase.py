"""Mines, markers and patrols at the end of a turn, and the last landings.  § 4.3.2, § 4.3.3, § 5.0, § 9.2.4, § 10.2 and § 11.0"""

from __future__ import annotations

import pytest

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import MOSQUITO_VP, MOSQUITO_VP_BERLIN
from opsroom.titles.bomber_command.rules.ending import (
    Agreement,
    BombingPhase,
    EndPhase,
    FinalRecovery,
    may_offer_the_end,
)
from opsroom.titles.bomber_command.rules.geography import CITY_NAMES, HEXES, MINE
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, FIGHTERS, RESOLVE, SET_UP, Bomber
from tests.titles.bomber_command.night import CITY, PLACE, RAID, begin, night, raid, unit

BRITISH, GERMAN = 0, 1
MINES = "e5 f4 g4 h3 g4 f4 e5"


def minelayer(t: Bomber, letter: str = "f", head: int = 3) -> int:
    return raid(t, letter, "gardening", MINES, target=3, mine="h3", head=head)


# --- mines
@pytest.mark.rule("4.3.3", "10.2")
@pytest.mark.parametrize(("disruption", "points"), [(0, 2), (4, 1), (5, 0), (31, 0)])
def test_4_3_3_a_disrupted_raid_lays_its_mines_for_fewer_points_but_never_less_than_none(
    disruption: int, points: int
) -> None:
    t = night()
    assert MINE[PLACE["h3"]] == 2
    t.disruption[minelayer(t)] = disruption
    g = begin(t, BombingPhase())
    assert t.british_halves == 2 * points
    assert g.events("mines_laid") == [(PLACE["h3"], points, 0, 0)]


@pytest.mark.rule("4.3.3")
def test_4_3_3_mines_are_laid_over_their_hex_by_a_raid_in_the_air_and_once() -> None:
    for head in (2, 4):
        t = night()
        minelayer(t, head=head)
        assert begin(t, BombingPhase()).events("mines_laid") == []
    t = night()
    t.gone[minelayer(t)] = 1
    assert begin(t, BombingPhase()).events("mines_laid") == []
    t = night()
    minelayer(t, "f")
    minelayer(t, "g")
    assert len(begin(t, BombingPhase()).events("mines_laid")) == 1
    t = night()
    raid(t, "f", "mosquito", MINES, target=3, mine="h3", city="emden", head=3)
    assert begin(t, BombingPhase()).events("mines_laid") == []


@pytest.mark.rule("4.3.3", "13.0")
def test_4_3_3_each_scenario_has_its_own_minefields() -> None:
    hex = next(hex for hex in range(HEXES) if MINE[HEXES + hex])
    t = night(True)
    r = raid(t, "f", "gardening", MINES, target=3, head=3)
    t.mine[r] = hex
    begin(t, BombingPhase())
    assert t.british_halves == 2 * MINE[HEXES + hex]


# --- Mosquitoes over cities
@pytest.mark.rule("4.3.2", "10.2")
def test_10_2_every_city_on_resolve_is_bombed_and_loses_its_marker() -> None:
    """The first and the last city of the list too; a marker of this turn waits."""
    t = night()
    names = [CITY_NAMES[0], "bremen", "berlin", "regensburg"]
    for letter, name in zip("bcde", names, strict=True):
        r = raid(t, letter, "mosquito", "e7 f6", target=1, city=name, head=1)
        t.bomb_marker[CITY[name]], t.bomb_raid[CITY[name]] = RESOLVE, r
    t.bomb_marker[CITY["kiel"]], t.bomb_raid[CITY["kiel"]] = BOMB_DROP, RAID["b"]
    g = begin(t, BombingPhase())
    expected = sorted((CITY[name], MOSQUITO_VP_BERLIN if name == "berlin" else MOSQUITO_VP) for name in names)
    assert [told[:2] for told in g.events("mosquitoes_bombed")] == expected
    assert t.british_halves == 2 * sum(points for _, points in expected)
    assert {CITY_NAMES[city]: mark for city, mark in enumerate(t.bomb_marker) if mark} == {"kiel": BOMB_DROP}
    assert [CITY_NAMES[city] for city, r in enumerate(t.bomb_raid) if r != NONE] == ["kiel"]


@pytest.mark.rule("4.3.2", "10.2", "13.0")
def test_10_2_the_last_city_is_bombed_too() -> None:
    t = night(True)
    city = CITY[CITY_NAMES[-1]]
    r = raid(t, "b", "mosquito", "e7 f6", target=1, city=CITY_NAMES[-1], head=1)
    t.bomb_marker[city], t.bomb_raid[city] = RESOLVE, r
    assert begin(t, BombingPhase()).events("mosquitoes_bombed") == [(city, MOSQUITO_VP, 0, 0)]


# --- the end of a turn
@pytest.mark.rule("10.2", "5.0")
def test_10_2_at_the_end_of_a_turn_bomb_markers_are_turned_over() -> None:
    t = night()
    t.bomb_marker[CITY["kiel"]], t.bomb_marker[CITY["bremen"]] = BOMB_DROP, RESOLVE
    begin(t, EndPhase())
    marks = {CITY_NAMES[city]: mark for city, mark in enumerate(t.bomb_marker) if mark}
    assert marks == {"kiel": RESOLVE, "bremen": RESOLVE}


@pytest.mark.rule("9.2.4")
@pytest.mark.parametrize(
    ("state", "back", "then"),
    [(2, 4, 1), (2, 3, 1), (2, 5, 2), (0, 0, 0), (1, 4, 1), (3, 4, 3)],
)
def test_9_2_4_a_patrol_on_the_turn_track_comes_back_when_the_marker_reaches_it(
    state: int, back: int, then: int
) -> None:
    """The third turn ends; one that was left aside or removed stays away."""
    t = night(True)
    t.patrol, t.patrol_back = printed([0, state, 0]), printed([0, back, 0])
    begin(t, EndPhase())
    assert list(t.patrol) == [0, then, 0]


# --- the offer to end the night
@pytest.mark.rule("11.0")
def test_11_0_the_end_is_offered_once_a_turn_during_the_game() -> None:
    t = night(phase=FIGHTERS)
    assert may_offer_the_end(t, BRITISH)
    t.end_offered[GERMAN] = t.turn
    assert may_offer_the_end(t, BRITISH), "the other side's offer does not count"
    t.end_offered[BRITISH] = t.turn
    assert not may_offer_the_end(t, BRITISH)
    t.turn += 1
    assert may_offer_the_end(t, BRITISH)
    t.phase = SET_UP
    assert not may_offer_the_end(t, BRITISH)
    t.phase, t.closing = FIGHTERS, 1
    assert not may_offer_the_end(t, BRITISH)


@pytest.mark.rule("11.0")
@pytest.mark.parametrize(("answer", "closing"), [("agree", 1), ("pass", 0)])
def test_11_0_the_other_side_agrees_or_not(answer: str, closing: int) -> None:
    t = night(phase=FIGHTERS)
    g = begin(t, Agreement(GERMAN))
    assert (g.seat, g.options) == ("british", ["agree", "pass"])
    assert not may_offer_the_end(t, BRITISH), "one offer at a time"
    assert g.events("end_offered") == [(GERMAN, 0, 0, 0)]
    g.play(answer)
    assert t.closing == closing
    assert len(g.events("end_agreed")) == closing
    assert list(t.end_offered) == [0, t.turn]


# --- the last landings
@pytest.mark.rule("11.0", "7.5")
def test_11_0_whoever_flies_on_does_so_a_turn_later_and_with_less_fuel() -> None:
    t = night()
    u = unit(t, "b03", "k8", gci=1)
    before = t.fuel[u]
    g = begin(t, FinalRecovery())
    assert t.gci[u] == 0
    g.play("fly_on")
    assert t.turn == 4
    g.play("pass")
    assert t.fuel[u] == before - 1


@pytest.mark.rule("11.0")
def test_11_0_with_nobody_in_the_air_nothing_is_asked() -> None:
    t = night()
    for name in ("b03", "b04"):
        t.unit_at[unit(t, name, "ready")] = PLACE["ready"]
    assert begin(t, FinalRecovery()).key == ""


@pytest.mark.rule("11.0", "7.5")
def test_11_0_who_does_not_fly_on_must_land() -> None:
    """No fuel is left, so staying up is not offered; units on the ground keep theirs."""
    t = night()
    u, grounded = unit(t, "b03", "i7"), unit(t, "b04", "ready")
    g = begin(t, FinalRecovery()).play("pass")
    assert (t.fuel[u], t.fuel[grounded] > 0) == (0, True)
    assert "pass" not in g.options
