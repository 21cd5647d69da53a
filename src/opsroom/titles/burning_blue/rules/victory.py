"""Victory.  § 20.1, § 22"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.titles.burning_blue.rules.charts import VP
from opsroom.titles.burning_blue.rules.chits import chit_response
from opsroom.titles.burning_blue.rules.forces import RESPONSE_LEVEL
from opsroom.titles.burning_blue.rules.table import DRAWN, LUFTWAFFE_WINS, RAF_WINS, Blue


def response_level(t: Blue) -> i64:
    """§ 20.1: in halves; the scenario's or the chits' together, whichever is larger; with the option the chits' alone."""
    chits = chit_response(t)
    printed = 2 * RESPONSE_LEVEL[t.scenario]
    return chits if t.chits_only or chits > printed else printed


def response_points(t: Blue) -> i64:
    """Three points for each squadron above the level."""
    over = t.response - response_level(t)
    return over * VP["response"] // 2 if over > 0 else 0


def final_points(t: Blue) -> i64:
    return t.vp + response_points(t) - VP["relief"] * t.reliefs - VP["channel_sweep"] * t.sweeps_sent


def verdict(points: i64, value: i64) -> i64:
    """Points in halves against the raids' value: above it, above half of it, or less."""
    if points > 2 * value:
        return LUFTWAFFE_WINS
    return DRAWN if points > value else RAF_WINS


def settle(t: Blue) -> None:
    t.tell("response_counted", t.response, response_level(t), response_points(t))
    t.vp = final_points(t)
