"""The planner in France and the controller at Uxbridge."""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick, Seeded
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.rules.airfields import Scrambles
from opsroom.titles.burning_blue.rules.charts import BROKEN, COUNTER_IDS
from opsroom.titles.burning_blue.rules.combat_strengths import DEFENDS
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.fights import FIGHT_ON, GO_HOME, Aftermath
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF, SITE_AT
from opsroom.titles.burning_blue.rules.geography import ZONE_IDS
from opsroom.titles.burning_blue.rules.orders import RafMovement
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    PLANNED,
    PLANS,
    STAND_UNITS,
    TOP_COVER,
    UNITS,
    VECTOR,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import response_level
from opsroom.titles.burning_blue.rules.weather import grade_to_ground, read_sky
from opsroom.titles.burning_blue.staff_controller import called_for, is_worth_it
from opsroom.titles.burning_blue.staff_planner import time_over_target
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    field,
    members,
    options,
    raid,
    reveal,
    squadron,
    tally,
)


def played(seed: int, mode: str, staffed: tuple[bool, bool]) -> Blue:
    t = TITLE.begin(TITLE.setup(mode), Seeded(f"staff {seed}"))
    assert isinstance(t, Blue)
    quick = Quick(seed * 7919 + 5)
    while t.top is not None:
        option = TITLE.staff.advise(t) if staffed[t.seat] else t.options[quick.below(t.offered)]
        t.answer(option)
    return t


def planned(seed: int, mode: str) -> Blue:
    """When the plans are made and nobody has taken off."""
    t = TITLE.begin(TITLE.setup(mode), Seeded(f"staff {seed}"))
    assert isinstance(t, Blue)
    while asked(t) not in ("choose_forward", "choose_aloft", "place_421_flight"):
        t.answer(TITLE.staff.advise(t) if t.offered > 1 else t.options[0])
    return t


@pytest.mark.parametrize("mode", ["scenario1", "scenario3", "scenario5"])
@pytest.mark.parametrize("side", [LUFTWAFFE, RAF])
def test_the_staff_beats_random_play_from_either_side(mode: str, side: int) -> None:
    score = sum(played(seed, mode, (side == 0, side == 1)).payoff(side) for seed in range(4))
    assert score >= 3


# --- the planner
def test_the_planner_sends_bombers_under_escort_with_a_sweep_ahead() -> None:
    t = planned(2, "scenario4")
    raids = [r for r in range(PLANS) if t.state[r] == PLANNED and t.sweep[r] == 0]
    sweeps = [r for r in range(PLANS) if t.state[r] == PLANNED and t.sweep[r]]
    assert raids
    assert sweeps
    assert any(t.plan[u] in raids and t.task[u] == TOP_COVER for u in range(FIRST_SLOT, UNITS))
    for sweep in sweeps:
        covered = [r for r in raids if t.raid_chit[r] == t.raid_chit[sweep]]
        assert not covered or point(t, sweep, 1) == SITE_AT[t.target[covered[0]] - 1], "over the target of its bombers"


def test_raids_are_over_their_targets_together() -> None:
    """Before the form-up rolls delay them; a roll adds three turns at most."""
    for seed in range(4):
        t = planned(seed, "scenario4")
        times = [time_over_target(t, r) for r in range(PLANS) if t.state[r] == PLANNED and t.sweep[r] == 0]
        assert max(times) - min(times) <= 5, seed


def test_bombers_fly_below_the_cloud_over_their_target() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 16", at_place="1439", course=["1439"], target="hawkinge", target_kind=0)
    t.state[number], t.ways[number], t.target_way[number] = PLANNED, 0, 0
    zone = ZONE_IDS.index("biggin_hill")
    t.counter[zone] = COUNTER_IDS.index("b13")  # broken from 10 to 14
    read_sky(t, zone)
    here = SITE_AT[t.target[number] - 1]
    assert grade_to_ground(t, here, 16) >= BROKEN
    carry_out(t, Plotting(number))
    while asked(t) != "choose_angels":
        t.answer(TITLE.staff.advise(t))
    assert TITLE.staff.advise(t) == 8


def test_a_sweep_short_of_petrol_breaks_off_and_goes_home() -> None:
    t = blue(1)
    squadron(t, "32", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124", course=["1439", "2124", "1439"])
    unit = members(t, number)[0]
    t.fight[unit] = DEFENDS
    carry_out(t, Aftermath(at("2124"), 16))
    assert asked(t) == "choose_luftwaffe_conduct"
    assert TITLE.staff.advise(t) == FIGHT_ON
    t.home_by[unit] = t.turn + 4
    assert TITLE.staff.advise(t) == GO_HOME


# --- the controller
def test_nobody_goes_up_where_nothing_is_plotted_and_somebody_does_where_a_raid_forms() -> None:
    t = blue(1, limit=1)
    squadron(t, "32")
    carry_out(t, Scrambles())
    assert TITLE.staff.advise(t) == STAND_UNITS
    t.form_at[0], t.form_strength[0] = at("1439"), 30
    assert TITLE.staff.advise(t) == squadron(t, "32")


def test_as_many_as_the_strength_calls_for_and_the_response_level_bears() -> None:
    t = blue(1, limit=1)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.strength[number] = 30
    for name in ("32", "610", "501", "74"):
        squadron(t, name)
    assert called_for(t, 28) == 2, "a squadron against a Gruppe"
    carry_out(t, Scrambles())
    assert TITLE.staff.advise(t) != STAND_UNITS
    for name in ("32", "610"):
        squadron(t, name, "1934", 14)
    carry_out(t, Scrambles())
    assert TITLE.staff.advise(t) == STAND_UNITS, "two are up against it: the reserve stays on the ground"


def test_two_of_an_airfield_rather_than_a_single_one() -> None:
    t = blue(2, limit=2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="1534")
    t.strength[number] = 80
    pair = [squadron(t, "32"), squadron(t, "610")]  # Biggin Hill
    alone = squadron(t, "501")  # Gravesend, as far
    t.field[alone] = field("gravesend")
    carry_out(t, Scrambles())
    assert TITLE.staff.advise(t) in pair


def test_a_squadron_climbs_four_angels_above_what_is_announced() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2029", course=["1439", "2124", "1439"])
    unit = squadron(t, "32", "2124", 6, "none")
    carry_out(t, RafMovement())
    while t.top is not None and asked(t) in ("choose_unit", "choose_order", "choose_goal", "choose_height"):
        t.answer(TITLE.staff.advise(t))
    assert (t.order[unit], t.goal[unit], t.height[unit]) == (VECTOR, t.raid_at[number], 16)


@pytest.mark.parametrize("why", ["ammunition", "disruption", "petrol"])
def test_the_empty_ones_land(why: str) -> None:
    t = blue(2)
    raid(t, "i_kg2 bombing 12", at_place="2029", course=["1439", "2124", "1439"])
    unit = squadron(t, "32", "2126", 16, "vector", "2029")
    t.low_ammo[unit] = int(why == "ammunition")
    t.disruption[unit] = int(why == "disruption")
    t.home_by[unit] = t.turn + (2 if why == "petrol" else 20)
    carry_out(t, RafMovement())
    assert TITLE.staff.advise(t) == unit
    answer(t, "squadron_32")
    assert options(t)[[*t.choices()].index(TITLE.staff.advise(t))] == "pancake"


def test_high_sweeps_are_left_alone_and_bombers_broken_up_one_after_the_other() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 16)
    high = raid(t, "i_jg3 freie_jagd 26", at_place="2124")
    assert not is_worth_it(t, high)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg51 close_escort 12", at_place="2124")
    reveal(t, number)
    tally(t, unit, number)
    first, second, _ = members(t, number)
    t.disruption[first] = 1
    carry_out(t, RafAttack(unit, number))
    assert asked(t) == "choose_target"
    assert TITLE.staff.advise(t) == second


def test_the_response_level_of_a_whole_game_is_hardly_exceeded() -> None:
    over = 0
    for seed in range(6):
        t = played(seed, "scenario2", (True, True))
        over += max(0, t.response - response_level(t))
    assert over <= 6 * 4, "two squadrons a game at most"
