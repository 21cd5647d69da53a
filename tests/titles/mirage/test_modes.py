"""The other modes.  § 13"""

from __future__ import annotations

import pytest

from opsroom import Table
from opsroom.engine.errors import BadSetup
from opsroom.titles.mirage.rules.table import BOTH_GONE, BRITISH_WIN, GERMANS_WIN
from tests.titles.mirage.tables import (
    HANDS_OF_THREE,
    TITLE,
    conceded,
    ended_by_points,
    finished,
    frame,
    scene,
    winners,
)


@pytest.mark.parametrize(
    ("mode", "options", "why"),
    [
        ("rotating4", {"scoring": "side"}, "no effect in mode rotating4"),
        ("rotating3", {"both_gone": "draw"}, "no effect in mode rotating3"),
        ("fixed4", {"doubling": "on"}, "no effect in mode fixed4"),
        ("coop2", {"doubling": "off"}, "no effect in mode coop2"),
        ("fixed3", {"automaton_at_night": "fighters"}, "no effect in mode fixed3"),
        ("coop2", {"holding_back": "always"}, "no effect in mode coop2"),
        ("fixed4", {"scoring": "side", "winner": "single"}, "only with scoring=points"),
        ("coop3", {"winner": "single"}, "only with scoring=points"),
    ],
)
def test_an_option_without_effect_is_refused(mode: str, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        TITLE.new(mode=mode, options=options)


def test_a_table_has_the_options_that_have_an_effect() -> None:
    every = {"difficulty", "driven_off", "turn_limit"}
    found = {mode: set(TITLE.new(seed=1, mode=mode).options) - every for mode in TITLE.seatings}
    assert found == {
        "rotating4": {"winner", "doubling", "holding_back"},
        "rotating3": {"winner", "doubling", "holding_back"},
        "fixed4": {"winner", "scoring", "both_gone", "holding_back"},
        "fixed3": {"winner", "scoring", "both_gone", "holding_back"},
        "coop3": {"scoring", "both_gone", "automaton_at_night"},
        "coop2": {"scoring", "both_gone", "automaton_at_night"},
    }
    assert TITLE.setup("coop3").options["scoring"] == "side"
    assert TITLE.setup("fixed3").options["scoring"] == "points"


@pytest.mark.rule("13.2")
def test_with_fixed_roles_the_lead_passes_among_the_germans() -> None:
    s = scene(
        frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=4), mode="fixed4", hands=HANDS_OF_THREE
    )
    assert s.seat == "british"
    s.play("pass")
    seen = s.table.view(None)["columns"]
    assert (seen["british"], seen["leader"]) == ("british", "plum")
    assert s.seat == "plum"


@pytest.mark.rule("13.2", "13.3a")
@pytest.mark.parametrize(
    ("seat", "scoring", "won"),
    [(4, "points", [1]), (4, "side", [0, 1]), (1, "points", [0, 4]), (0, "points", [1, 4]), (0, "side", [4])],
)
def test_with_fixed_roles_a_side_or_a_rival_concedes(seat: int, scoring: str, won: list[int]) -> None:
    """Ruling M76: among Germans who play for points, the contest with the RAF stays undecided."""
    assert conceded("fixed3", seat, options={"scoring": scoring}, german_vp=[3, 8]) == won


@pytest.mark.rule("13.2", "13.3a")
@pytest.mark.parametrize(
    ("ending", "scoring", "won"),
    [
        (BRITISH_WIN, "side", [4]),
        (GERMANS_WIN, "side", [0, 1, 2]),
        (GERMANS_WIN, "points", [1]),
        (BRITISH_WIN, "points", [4]),
        (GERMANS_WIN, "", [1]),
    ],
)
@pytest.mark.parametrize("mode", ["fixed4", "fixed3"])
def test_fixed_roles_win_by_points_or_by_sides(mode: str, ending: int, scoring: str, won: list[int]) -> None:
    """Points are the default, as in the original."""
    options = {"scoring": scoring} if scoring else {}
    s = finished(mode, ending, options=options, german_vp=[3, 8, 5, 0][: 3 if mode == "fixed4" else 2])
    assert winners(s) == [seat for seat in won if seat != 2 or mode == "fixed4"]


@pytest.mark.rule("13.2", "13.3b")
@pytest.mark.parametrize(("option", "drawn"), [("draw", True), ("british", False)])
def test_both_piles_gone_without_a_british_track(option: str, drawn: bool) -> None:
    """Ruling M60."""
    for mode in ("fixed4", "coop2"):
        s = finished(mode, BOTH_GONE, options={"both_gone": option})
        assert s.t.is_drawn() is drawn
        assert s.t.payoff(0) == (0.5 if drawn else 0.0)
        s.t.end()
        result = Table.of_position(TITLE, TITLE.setup(mode, {"both_gone": option}), s.t).result
        assert result is not None
        assert result.lost is (mode == "coop2" and not drawn)


@pytest.mark.rule("13.2")
def test_a_side_that_wins_together_has_a_whole_win_each_and_no_points() -> None:
    t = ended_by_points("fixed4", {"scoring": "side"})
    assert [t.payoff(seat) for seat in (0, 1, 2, 4)] == [1.0, 1.0, 1.0, 0.0]
    assert [t.score(seat) for seat in (0, 1, 2, 4)] == [1, 1, 1, 0]


@pytest.mark.rule("13.2")
def test_rivals_share_a_win_and_have_their_points() -> None:
    t = ended_by_points("fixed4", {"scoring": "points"})
    assert [t.payoff(seat) for seat in (0, 1, 2, 4)] == [0.5, 0.0, 0.5, 0.0]
    assert [t.score(seat) for seat in (0, 1, 2, 4)] == [8, 3, 8, 0]


@pytest.mark.rule("13.3a")
def test_fixed_roles_for_three_add_the_cards_of_three_players_and_keep_the_lead_among_two_germans() -> None:
    table = TITLE.new(seed=1, mode="fixed3")
    assert table.position.british_left == TITLE.new(seed=1, mode="rotating3").position.british_left
    s = scene(
        frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=4), mode="fixed3", hands=HANDS_OF_THREE
    )
    s.play("pass")
    seen = s.table.view(None)["columns"]
    assert (seen["british"], seen["leader"]) == ("british", "plum")


@pytest.mark.rule("13.3c")
def test_two_players_add_all_three_sets() -> None:
    sizes = {
        mode: TITLE.new(seed=1, mode=mode).position.british_left for mode in ("fixed4", "rotating3", "coop3", "coop2")
    }
    assert sizes["fixed4"] == 39
    assert 39 < sizes["rotating3"] < sizes["coop3"] < sizes["coop2"] == 48


@pytest.mark.rule("13.4")
def test_high_difficulty_adds_spitfires_to_any_mode() -> None:
    assert TITLE.new(seed=1, mode="coop2", options={"difficulty": "4"}).position.british_left == 52
    assert TITLE.new(seed=1, mode="rotating4", options={"difficulty": "1"}).position.british_left == 40
