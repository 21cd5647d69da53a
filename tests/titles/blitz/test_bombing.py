"""§ bombing, § option-berlin: what falls, and what balloons and repairs prevent."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import IllegalAnswer
from opsroom.titles.blitz.rules.bombing import half_points
from tests.titles.blitz.tables import TITLE, asked, damage, discards, fight, hand, kinds, last, play, refused

RAID = "he111 do17z stuka stuka bf109"  # 3 + 2 + 1 + 1 bombs


@pytest.mark.rule("bombing")
def test_the_bombs_of_all_attacking_bombers_are_added() -> None:
    table = fight(RAID, "", keep="bf110")
    assert last(table, "bombed") == {"points": 7, "total": 7, "needed": 20}


@pytest.mark.rule("bombing")
@pytest.mark.parametrize("raf", ["spitfire_mk1", "ground_fire"])
def test_no_bomb_falls_where_the_luftwaffe_is_not_the_stronger(raf: str) -> None:
    """B13: no bombing phase, no repairs."""
    table = fight("he111", raf, held="repairs", keep="bf109")
    assert "bombed" not in kinds(table)
    assert asked(table) == ("luftwaffe", "choose_discard")
    assert damage(table) == 0


@pytest.mark.rule("bombing")
def test_damage_adds_up_over_raids() -> None:
    assert damage(fight("he111", "", damage=5, keep="bf109")) == 8


@pytest.mark.rule("bombing")
def test_bt05_one_balloon_and_two_repairs() -> None:
    table = fight(RAID, "", held="barrage_balloons repairs repairs", keep="bf110")
    assert last(table, "compared")["luftwaffe"] == 8
    play(table, "barrage_balloons repairs repairs")
    assert damage(table) == 4
    assert discards(table, "raf") == ["barrage_balloons", "repairs", "repairs"]


@pytest.mark.rule("bombing")
def test_b12_a_balloon_takes_the_bombs_of_one_stuka_and_leaves_the_result_of_the_raid() -> None:
    """Ruling B12: its force has already counted."""
    table = fight("stuka he111", "ground_fire", held="barrage_balloons decoy", keep="bf110")
    play(table, "barrage_balloons")
    assert last(table, "relieved") == {"card": "barrage_balloons", "before": 4, "after": 3}
    play(table, "pass")
    assert damage(table) == 3


@pytest.mark.rule("bombing")
@pytest.mark.parametrize("raiders", ["he111", "do17z he111"])
def test_b12_a_balloon_is_of_no_use_against_other_bombers(raiders: str) -> None:
    """Ruling B12."""
    table = fight(raiders, "", held="barrage_balloons repairs", keep="bf110")
    assert refused(table)["barrage_balloons"] == ("bombing", "no_dive_bomber")
    with pytest.raises(IllegalAnswer, match="there is no Stuka left to stop"):
        table.answer("barrage_balloons")


@pytest.mark.rule("bombing")
def test_b12_one_balloon_one_stuka() -> None:
    """Ruling B12."""
    table = fight("stuka he111", "", held="barrage_balloons barrage_balloons decoy", keep="bf110")
    play(table, "barrage_balloons")
    assert refused(table)["barrage_balloons"] == ("bombing", "no_dive_bomber")


@pytest.mark.rule("bombing")
def test_b13_a_repair_cancels_one_point_of_this_raid_never_older_damage() -> None:
    """Ruling B13."""
    table = fight("stuka", "", damage=10, held="repairs repairs", keep="bf110")
    play(table, "repairs")
    assert refused(table)["repairs"] == ("bombing", "nothing_left")
    play(table, "pass")
    assert damage(table) == 10
    assert last(table, "bombed") == {"points": 0, "total": 10, "needed": 20}


@pytest.mark.rule("bombing")
def test_only_balloons_and_repairs_are_played_in_the_bombing_phase() -> None:
    table = fight("stuka", "", held="repairs decoy early_warning_radar", keep="bf110")
    assert table.question.options == ["repairs", "pass"]
    assert refused(table) == {"decoy": ("bombing", "only_relief"), "early_warning_radar": ("bombing", "only_relief")}


@pytest.mark.rule("bombing")
def test_the_raf_may_keep_its_balloons_and_repairs() -> None:
    table = fight("stuka", "", held="repairs barrage_balloons", keep="bf110")
    play(table, "pass")
    assert hand(table, "raf") == ["barrage_balloons", "repairs"]
    assert damage(table) == 1


@pytest.mark.rule("bombing")
def test_the_raf_is_asked_whatever_it_holds() -> None:
    """A question left out would tell the Luftwaffe that there is no balloon and no repair."""
    table = fight("stuka", "", held="decoy", keep="bf110")
    assert asked(table) == ("raf", "choose_relief")
    assert table.question.options == ["pass"]


@pytest.mark.rule("bombing")
@pytest.mark.parametrize("order", ["barrage_balloons repairs", "repairs barrage_balloons"])
def test_b14_the_order_in_which_they_are_named_does_not_matter(order: str) -> None:
    """Ruling B14: first the stopped Stukas, then the scaling, then the repairs."""
    table = fight("he111 stuka", "", held="barrage_balloons repairs", keep="bf110", berlin="on", turn=3)
    play(table, order)
    assert damage(table) == 5  # (4 - 1) x 2 - 1


# --- Berlin
@pytest.mark.rule("option-berlin")
@pytest.mark.parametrize(("turn", "points"), [(1, 6), (14, 6), (15, 1.5), (29, 1.5)])
def test_b19_doubled_to_turn_14_and_halved_from_turn_15(turn: int, points: float) -> None:
    """Ruling B19."""
    assert damage(fight("he111", "", berlin="on", turn=turn, keep="bf109")) == points


@pytest.mark.rule("option-berlin")
@pytest.mark.parametrize("turn", [1, 14, 15, 29])
def test_without_the_option_damage_is_as_printed(turn: int) -> None:
    assert damage(fight("he111", "", berlin="off", turn=turn, keep="bf109")) == 3


@pytest.mark.rule("option-berlin")
def test_b19_turns_are_counted_whether_there_is_a_raid_or_not() -> None:
    """Ruling B19."""
    table = TITLE.new(seed="quiet", options={"berlin": "on"})
    while table.turn < 15:
        table.answer("pass" if "pass" in table.question.options else table.question.options[0])
    bomber = next((o for o in table.question.options if o != "pass"), None)
    assert bomber is not None
    assert table.position.berlin == 1
    assert half_points(table.position, 3, 0, 0) == 3


@pytest.mark.rule("option-berlin")
@pytest.mark.parametrize(("turn", "worth"), [(14, 2), (15, 0.5)])
def test_b20_a_balloon_stops_one_stuka_before_scaling(turn: int, worth: float) -> None:
    """Ruling B20: two points early, half a point late."""
    table = fight("stuka he111", "", held="barrage_balloons decoy", berlin="on", turn=turn, keep="bf109")
    play(table, "barrage_balloons")
    relieved = last(table, "relieved")
    assert relieved["before"] - relieved["after"] == worth


@pytest.mark.rule("option-berlin")
@pytest.mark.parametrize("turn", [14, 15])
def test_b20_a_repair_always_removes_a_full_point(turn: int) -> None:
    """Ruling B20: or what is left."""
    table = fight("he111", "", held="repairs decoy", berlin="on", turn=turn, keep="bf109")
    play(table, "repairs")
    relieved = last(table, "relieved")
    assert relieved["before"] - relieved["after"] == 1


@pytest.mark.rule("option-berlin")
def test_half_points_stay_on_the_track() -> None:
    table = fight("he111", "", damage=2.5, berlin="on", turn=20, keep="bf109")
    assert damage(table) == 4
    assert last(table, "bombed") == {"points": 1.5, "total": 4, "needed": 20}


VECTORS: dict[str, tuple[str, str, dict[str, Any], float]] = {
    "bt05": (RAID, "barrage_balloons repairs repairs", {}, 4),
    "bt06": (RAID, "barrage_balloons repairs repairs", {"berlin": "on", "turn": 14}, 10),
    "bt07": (RAID, "barrage_balloons repairs repairs", {"berlin": "on", "turn": 15}, 1),
    "bt08": ("do17z stuka", "repairs", {"berlin": "on", "turn": 20}, 0.5),
    "bt09": ("stuka", "repairs", {"berlin": "on", "turn": 20}, 0),
}


@pytest.mark.rule("bombing", "option-berlin")
@pytest.mark.parametrize("vector", list(VECTORS))
def test_damage_of_the_vectors(vector: str) -> None:
    raiders, relief, given, expected = VECTORS[vector]
    table = fight(raiders, "", held=relief, keep="bf110", **given)
    play(table, relief)
    assert damage(table) == expected


@pytest.mark.rule("bombing")
@pytest.mark.parametrize(("repairs", "expected"), [(0, 14), (1, 12), (7, 0), (9, 0)])
def test_repairs_never_take_more_than_falls(repairs: int, expected: int) -> None:
    table = fight("he111", "", keep="bf109")
    assert half_points(table.position, 7, 0, repairs) == expected
