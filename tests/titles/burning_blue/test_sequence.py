"""The order of play: set-up, planning and the phases of a turn.  § 5.1, § 5.2, § 6.4 to § 6.7"""

from __future__ import annotations

import pytest

from opsroom.engine.procedure import ASK, DONE, GOTO, Procedure
from opsroom.titles.burning_blue.rules.chits import IN_HAND, ChitDraw
from opsroom.titles.burning_blue.rules.forces import CHITS, CHITS_LEAST, CHITS_MOST, VP_LEAST, VP_MOST
from opsroom.titles.burning_blue.rules.form_up_rolls import FormUpRoll
from opsroom.titles.burning_blue.rules.orders import Order
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.raid_building import RaidBuilding
from opsroom.titles.burning_blue.rules.sequence import Battle, Game, GameTurn
from opsroom.titles.burning_blue.rules.set_up import DummyCounters, FormUpRolls, LuftwaffePlanning
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AWAY,
    FLYING,
    JOINED,
    LANDED,
    LUFTWAFFE_WINS,
    PHASES,
    PLANNED,
    REFORMING,
    SCRAMBLE,
    UNUSED,
)
from tests.titles.burning_blue.scenes import Blue, at, blue, events_of, raid, random_dice, squadron


def outline(t: Blue, procedure: Procedure) -> list[tuple[str, Procedure]]:
    """The procedures that one starts, each with its phase.  None of them is carried out."""
    t.top = None
    t.do(procedure)
    found: list[tuple[str, Procedure]] = []
    while True:
        t.offered = 0
        todo = procedure.advance(t)
        if t.top is not procedure:
            assert t.top is not None
            found.append((PHASES[t.phase], t.top))
            t.top = procedure
        assert todo != ASK
        if todo == DONE:
            return found
        if todo != GOTO:
            procedure.at += 1


def names(started: list[tuple[str, Procedure]]) -> list[str]:
    return [type(procedure).__name__ for _, procedure in started]


# --- § 5.2: a turn
@pytest.mark.rule("5.2", "8.2.1", "9.3.2", "17.2.4", "18.2.1")
def test_5_2_the_phases_of_a_turn_follow_each_other() -> None:
    t = blue(1, chance=random_dice(1))
    due = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    t.state[due], t.form_turn[due] = PLANNED, 0
    scrambled, landed, late = squadron(t, "32"), squadron(t, "64"), squadron(t, "610", "2124", 12)
    t.tote[scrambled], t.tote[landed] = SCRAMBLE, LANDED
    t.home_by[late] = -4
    started = outline(t, GameTurn())
    assert [(phase, type(procedure).__name__) for phase, procedure in started] == [
        ("random_events", "RandomEvents"),
        ("scramble", "Scrambles"),
        ("form_up", "WingForming"),
        ("form_up", "DummyCounters"),
        ("patrol", "PatrolPhase"),
        ("raf_movement", "RafMovement"),
        ("luftwaffe_movement", "LuftwaffeMovement"),
        ("pursuit", "PursuitPhase"),
        ("dogfights", "Dogfights"),
        ("raf_combat", "RafCombat"),
        ("luftwaffe_combat", "LuftwaffeCombat"),
        ("take_off", "Order"),
        ("administration", "Readiness"),
        ("administration", "FlightsJoined"),
    ]
    counters, order = started[3][1], started[11][1]
    assert isinstance(counters, DummyCounters)
    assert isinstance(order, Order)
    assert (counters.due, order.head, order.taking_off) == (1, scrambled, 1)
    assert t.state[due] == FLYING  # it has formed up
    assert (t.tote[scrambled], t.tote[landed], t.tote[late]) == (AIRBORNE, REFORMING, AWAY)
    assert (t.turn, PHASES[t.phase]) == (1, "administration")


@pytest.mark.rule("8.2.1", "20.2.5")
def test_8_2_1_squadrons_take_off_one_after_the_other() -> None:
    """Of three that were scrambled two share an airfield; the RAF is asked about a wing and says no."""
    t = blue(1, chance=random_dice(1))
    units = [squadron(t, number) for number in ("32", "64", "610")]
    for unit in units:
        t.tote[unit] = SCRAMBLE
    turn = GameTurn()
    t.top = None
    t.do(turn)
    turn.at = turn.about().index["find_take_off"]
    turn.find_take_off(t)
    assert (turn.unit, turn.other) == (units[0], units[2])
    turn.leave_the_ground(t)
    assert [t.tote[unit] for unit in units] == [AIRBORNE, SCRAMBLE, SCRAMBLE]
    assert (turn.leader, turn.other) == (-1, -1)
    turn.find_take_off(t)
    assert turn.unit == units[1]


# --- § 6: a game
@pytest.mark.rule("5.1", "6.2", "6.3", "6.4", "6.7", "22")
def test_5_1_a_game_is_time_weather_plans_battle_and_points() -> None:
    t = blue(1, vp=200)
    assert names(outline(t, Game())) == ["DayAndTime", "WeatherDetermination", "LuftwaffePlanning", "Battle"]
    assert t.ended == LUFTWAFFE_WINS
    assert events_of(t, "game_over")[0][:2] == (LUFTWAFFE_WINS, 200)


@pytest.mark.rule("6.5", "6.6", "6.7")
def test_6_5_both_sides_set_up_once_and_then_turns_are_played() -> None:
    t = blue(1)
    assert names(outline(t, Battle())) == ["LuftwaffeSetUp", "RafSetUp", "GameTurn"]


# --- § 6.4: planning
def planned(t: Blue) -> list[int]:
    """A sweep, a bombing raid, one that starts with it, and a bombing raid of its own."""
    numbers = [
        raid(t, "i_jg3 freie_jagd 16", at_place="1439", seen=False),
        raid(t, "i_kg2 bombing 12", at_place="1439", seen=False),
        raid(t, "ii_kg2 bombing 12", at_place="1439", seen=False),
        raid(t, "iii_kg2 bombing 12", at_place="1439", seen=False),
    ]
    for number in numbers:
        t.state[number], t.ways[number] = PLANNED, 0
    t.state[numbers[2]], t.joined_to[numbers[2]] = JOINED, numbers[1] + 1
    return numbers


@pytest.mark.rule("6.4.2", "6.4.3", "6.4.4", "6.4.5", "6.4.6", "21.2")
def test_6_4_planning_goes_from_chits_to_plots_and_form_up_rolls() -> None:
    t = blue(2)
    sweep, bombing, _, other = planned(t)
    t.chits_held[0] = t.chits_held[CHITS - 1] = IN_HAND
    started = outline(t, LuftwaffePlanning())
    assert names(started) == [
        "ChitDraw",
        "Allocation",
        "RaidBuilding",
        "RaidBuilding",
        "ChannelPatrolDraw",
        "Plotting",
        "Plotting",
        "Plotting",
        "ReliefPlot",
        "FormUpRolls",
    ]
    draw = started[0][1]
    assert isinstance(draw, ChitDraw)
    assert (draw.least, draw.most, draw.low, draw.high) == (CHITS_LEAST[1], CHITS_MOST[1], VP_LEAST[1], VP_MOST[1])
    assert [p.chit for _, p in started if isinstance(p, RaidBuilding)] == [0, CHITS - 1]
    assert [p.raid for _, p in started if isinstance(p, Plotting)] == [bombing, other, sweep]  # sweeps last
    assert len(events_of(t, "chits_drawn")) == len(events_of(t, "planning_done")) == 1


@pytest.mark.rule("23.2.1", "23.2.5", "6.4.6")
def test_23_2_1_a_later_game_is_planned_with_its_own_chits_and_without_form_up_rolls() -> None:
    t = blue(2)
    started = outline(t, LuftwaffePlanning(0, 3, 10, 40, ahead=1))
    assert names(started) == ["ChitDraw", "Allocation", "ChannelPatrolDraw", "ReliefPlot"]
    draw = started[0][1]
    assert isinstance(draw, ChitDraw)
    assert (draw.least, draw.most, draw.low, draw.high) == (0, 3, 10, 40)
    assert len(events_of(t, "chits_drawn")) == 1
    assert events_of(t, "planning_done") == []


@pytest.mark.rule("6.4.6", "9.2.5", "9.2.8")
def test_6_4_6_every_planned_raid_rolls_for_its_form_up_and_those_under_its_counter_do_not() -> None:
    t = blue(2)
    sweep, bombing, joined, other = planned(t)
    rolled = [p.raid for _, p in outline(t, FormUpRolls()) if isinstance(p, FormUpRoll)]
    assert rolled == [sweep, bombing, other]
    assert joined not in rolled
    t.state[sweep] = UNUSED
    assert [p.raid for _, p in outline(t, FormUpRolls()) if isinstance(p, FormUpRoll)] == [bombing, other]
    assert t.raid_at[bombing] == at("1439")
