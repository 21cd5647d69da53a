"""Who has won, and what a game is worth to each side.  § 20.1, § 22"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.charts import VP
from opsroom.titles.burning_blue.rules.forces import (
    LUFTWAFFE,
    RAF,
    RESPONSE_LEVEL,
)
from opsroom.titles.burning_blue.rules.losses import points_for
from opsroom.titles.burning_blue.rules.raid_partings import part_raids
from opsroom.titles.burning_blue.rules.table import (
    DRAWN,
    FLYING,
    JOINED,
    LUFTWAFFE_WINS,
    RAF_WINS,
)
from opsroom.titles.burning_blue.rules.victory import final_points, response_level, response_points, verdict
from tests.titles.burning_blue.scenes import (
    at,
    blue,
    members,
    raid,
    squadron,
)


@pytest.mark.rule("22")
@pytest.mark.parametrize(
    ("ended", "luftwaffe", "raf", "drawn", "why"),
    [
        (0, False, False, False, ""),
        (LUFTWAFFE_WINS, True, False, False, "luftwaffe-wins"),
        (DRAWN, False, False, True, "drawn"),
        (RAF_WINS, False, True, False, "raf-wins"),
    ],
)
def test_22_a_game_is_won_by_one_side_or_drawn(ended: int, luftwaffe: bool, raf: bool, drawn: bool, why: str) -> None:
    t = blue(1, ended=ended)
    assert (t.is_won_by(LUFTWAFFE), t.is_won_by(RAF), t.is_drawn(), t.why_over()) == (luftwaffe, raf, drawn, why)


@pytest.mark.rule("22")
@pytest.mark.parametrize(("vp", "whole"), [(9, 4), (8, 4), (0, 0), (-3, -2)])
def test_22_what_the_luftwaffe_gains_the_raf_loses(vp: int, whole: int) -> None:
    """Victory points are kept in halves and shown as whole points."""
    t = blue(1, vp=vp)
    assert (t.score(LUFTWAFFE), t.score(RAF)) == (whole, -whole)


@pytest.mark.rule("22")
@pytest.mark.parametrize(
    ("points", "value", "ended"),
    [(41, 20, LUFTWAFFE_WINS), (40, 20, DRAWN), (21, 20, DRAWN), (20, 20, RAF_WINS), (-5, 20, RAF_WINS)],
)
def test_22_points_above_the_value_of_the_raids_win_and_above_half_of_it_draw(
    points: int, value: int, ended: int
) -> None:
    assert verdict(points, value) == ended


@pytest.mark.rule("20.1", "22")
def test_20_1_three_points_for_each_squadron_above_the_response_level() -> None:
    t = blue(1)
    level = 2 * RESPONSE_LEVEL[0]
    assert response_level(t) == level
    for halves, points in ((-1, 0), (0, 0), (1, 3), (2, 6), (4, 12)):
        t.response = level + halves
        assert response_points(t) == points
    t.chits_only = 1
    assert response_level(t) == 0  # no chits
    t.chits_only, t.response, t.vp, t.reliefs, t.sweeps_sent = 0, level + 2, 10, 2, 1
    assert final_points(t) == 10 + 6 - 2 * VP["relief"] - VP["channel_sweep"]


@pytest.mark.rule("22", "13.4.3")
@pytest.mark.parametrize(
    ("what", "place", "points"),
    [("raf", "2124", 4), ("raf", "1439", 6), ("bomber", "2124", -8), ("bomber", "1439", -6), ("fighter", "2124", -6)],
)
def test_22_aircraft_count_by_type_and_by_where_they_are_lost(what: str, place: str, points: int) -> None:
    """In halves, for two aircraft."""
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place=place)
    unit = {"raf": squadron(t, "32", place, 12), "bomber": members(t, number)[0], "fighter": members(t, number)[1]}
    assert points_for(t, unit[what], 2, at(place)) == points


@pytest.mark.rule("22.1", "9.2.5")
def test_squadrons_that_met_raids_before_they_parted_have_met_both() -> None:
    t = blue(1)
    number = raid(
        t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", course=["2124", "2125", "1439"], seen=False
    )
    other = raid(t, "iii_kg2 bombing 12", at_place="2124", course=["2124", "2125", "1439"], seen=False)
    t.state[other], t.joined_to[other], t.part_at[other] = JOINED, number + 1, 0
    t.raid[members(t, other)[0]] = number
    t.met_by[number] = 5
    part_raids(t, number)
    assert t.state[other] == FLYING
    assert t.met_by[other] == 5
