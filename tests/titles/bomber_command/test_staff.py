"""The planner and the controller."""

from __future__ import annotations

from itertools import pairwise

import pytest

from opsroom.engine.chance import Quick, Seeded
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.geography import BOARD, BRITISH, ENTRIES, GERMAN, HEX_NAMES
from opsroom.titles.bomber_command.rules.table import PATH, Bomber
from opsroom.titles.bomber_command.staff_belief import belief
from opsroom.titles.bomber_command.staff_routes import HOMES, routes_of
from tests.titles.bomber_command.night import CITY, PLACE, night, raid


def played(seed: int, mode: str, staffed: tuple[bool, bool]) -> Bomber:
    t = TITLE.begin(TITLE.setup(mode), Seeded(f"staff {seed}"))
    assert isinstance(t, Bomber)
    quick = Quick(seed * 7919 + 5)
    answers = 0
    while t.top is not None:
        option = TITLE.staff.advise(t) if staffed[t.seat] else t.options[quick.below(t.offered)]
        t.answer(option)
        answers += 1
        assert answers < 8_000
    return t


@pytest.mark.parametrize("mode", ["berlin", "downfall"])
@pytest.mark.parametrize("side", [0, 1])
def test_the_staff_beats_random_play_from_either_side(mode: str, side: int) -> None:
    score = sum(played(seed, mode, (side == 0, side == 1)).payoff(side) for seed in range(4))
    assert score >= 3


@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_the_planner_sends_its_raids_to_their_targets(mode: str) -> None:
    t = played(1, mode, (True, True))
    assert t.bombed[0] >= 1
    assert t.british_halves > 0


def test_another_night_is_planned_otherwise() -> None:
    plans = set()
    for seed in range(6):
        t = played(seed, "berlin", (True, False))
        plans.add(tuple(tuple(t.path[r * PATH : r * PATH + t.length[r]]) for r in range(9)))
    assert len(plans) == 6


def test_the_controller_believes_what_it_has_seen() -> None:
    """Counters from the Dutch coast into the Ruhr: nobody expects Hamburg any more."""
    t = night()
    before = belief(t)
    assert before.target[PLACE["i7"]] > 0
    for turn, hex in ((1, "f7"), (2, "h7")):
        t.trace[PLACE[hex]] = turn
    after = belief(t)
    assert after.target[PLACE["j3"]] < before.target[PLACE["j3"]]
    assert after.target[PLACE["i7"]] > before.target[PLACE["i7"]]


def test_bombs_tell_the_target() -> None:
    t = night()
    t.turn = 5
    before = belief(t).target[PLACE["j4"]]
    t.bomb_marker[CITY["bremen"]] = 1
    assert belief(t).target[PLACE["j4"]] > before


def test_routes_begin_at_entries_and_have_no_gaps() -> None:
    for scenario in (0, 1):
        book = routes_of(scenario)
        for way, goal in enumerate(book.goals):
            first = book.first[way]
            out = [book.hexes[first + i] for i in range(book.last[way] + 1)]
            assert out[0] in ENTRIES[scenario]
            assert out[-1] == book.targets[goal]
            for row in range(HOMES * goal, HOMES * (goal + 1)):
                first = book.home_first[row]
                route = [*out, *(book.hexes[first + i] for i in range(book.home_last[row] + 1))]
                steps = pairwise(route)
                assert all(BOARD.distance(a, b) == 1 for a, b in steps), [HEX_NAMES[h] for h in route]


def test_a_night_that_is_cut_off_is_appraised_by_its_points() -> None:
    """Search does not play whole nights: it asks how things stand."""
    t = night()
    r = raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen")
    at_first = TITLE.staff.appraise(t, BRITISH)
    t.losses[r] = 60
    assert TITLE.staff.appraise(t, BRITISH) < at_first
    assert TITLE.staff.appraise(t, GERMAN) == pytest.approx(1 - TITLE.staff.appraise(t, BRITISH))
    t.losses[r] = 500
    assert TITLE.staff.appraise(t, BRITISH) == pytest.approx(0.02)


def test_the_hint_for_the_order_of_the_weather_speaks_of_the_weather() -> None:
    table = TITLE.new(seed=1, mode="berlin")
    assert table.question is not None
    assert table.question.key == "choose_zone"
    assert TITLE.staff is not None
    _, reason = TITLE.staff.explain(table.position)
    assert reason is not None
    assert reason[0] == "weather_in_any_order"
