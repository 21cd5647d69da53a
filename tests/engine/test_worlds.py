"""Worlds follow from what a seat knows, and estimates never claim more than their worlds show."""

from __future__ import annotations

import pytest

import opsroom
from opsroom.engine.chance import Quick
from opsroom.engine.estimates import chance_of, change, estimate, gain_of, is_clear, mean_of, share_of, total
from opsroom.engine.rollout import NEVER, last_turn, play_out, worth
from opsroom.engine.title import SAFETY_LIMIT
from opsroom.engine.worlds import World, fingerprint, seed_from, worlds_of_position, worlds_of_view

BLITZ = opsroom.title("blitz")


def test_views_that_are_equal_have_the_same_worlds_and_each_purpose_has_its_own() -> None:
    table = BLITZ.new(seed=7)
    view = table.view("raf")
    other = BLITZ.redeal(view, Quick(3))
    assert other.position.save() != table.position.save()
    saved = [world.position.save() for world in worlds_of_view(BLITZ, view, 5, "test")]
    assert saved == [world.position.save() for world in worlds_of_view(BLITZ, other.view("raf"), 5, "test")]
    assert saved != [world.position.save() for world in worlds_of_view(BLITZ, view, 5, "another")]
    assert any(world != saved[0] for world in saved)


def test_the_seat_cannot_tell_a_world_from_its_own() -> None:
    table = BLITZ.new(seed=7)
    view = table.view("luftwaffe")
    for world in worlds_of_view(BLITZ, view, 5, "test"):
        seen = opsroom.Table.of_position(BLITZ, table.agreed, world.position).view("luftwaffe")
        assert fingerprint(seen) == fingerprint(view)


def test_every_answer_meets_the_same_dice_and_the_world_stays_as_it_was() -> None:
    table = BLITZ.new(seed=7)
    (world,) = worlds_of_position(table.position, 1, "test")
    before = world.position.save()
    rolled = []
    for answer in world.position.choices():
        branch = world.branch(answer)
        rolled.append([branch.chance.below(1000) for _ in range(5)])
        assert branch.save() != before
    assert len(rolled) > 1
    assert all(dice == rolled[0] for dice in rolled)
    assert World(world.position, world.seed + 1).dice().below(1 << 30) != world.dice().below(1 << 30)
    assert world.position.save() == before


def test_a_branch_is_played_to_its_end_or_for_a_few_turns() -> None:
    table = BLITZ.new(seed=7)
    (world,) = worlds_of_position(table.position, 1, "test")
    ended, stopped = world.branch(), world.branch()
    play_out(ended, BLITZ.staff, SAFETY_LIMIT, last_turn(ended, 0), 0)
    assert last_turn(ended, 0) == NEVER
    assert ended.top is None
    assert worth(ended, BLITZ.staff, 0) + worth(ended, BLITZ.staff, 1) == 1
    play_out(stopped, BLITZ.staff, SAFETY_LIMIT, last_turn(stopped, 2), 0)
    assert stopped.top is not None
    assert stopped.turn_number() == table.turn + 2


def test_seeds_keep_their_parts_apart() -> None:
    assert seed_from("a", "bc") != seed_from("ab", "c")
    assert seed_from(7) == seed_from("7")


@pytest.mark.parametrize(("count", "trials"), [(0, 400), (400, 400), (200, 400), (1, 60)])
def test_the_error_of_a_share_is_never_nothing_and_shrinks_with_more_trials(count: int, trials: int) -> None:
    assert 0 < share_of(4 * count, 4 * trials)["error"] < share_of(count, trials)["error"] < 0.2


def test_the_error_of_a_mean_is_never_nothing_and_shrinks_with_more_values() -> None:
    assert chance_of([1.0] * 10)["error"] > chance_of([1.0] * 100)["error"] > 0
    assert mean_of([0.0] * 10)["error"] > mean_of([0.0] * 100)["error"] > 0
    assert chance_of([1.0, 0.0] * 50)["error"] == pytest.approx(0.096, abs=0.002)
    assert mean_of([0.0, 1.0] * 50)["error"] == pytest.approx(0.0985, abs=0.002)


def test_options_are_compared_world_by_world() -> None:
    """Both results vary much, and by the same: the difference does not."""
    first, second = [0.1, 0.5] * 20, [0.3, 0.7] * 20
    assert is_clear(gain_of(first, second, 0.1))
    assert not is_clear(gain_of(first, list(reversed(first)), 0.1))
    assert gain_of(first, second)["mean"] == -gain_of(second, first)["mean"] == 0.2


def test_a_difference_within_its_error_is_none() -> None:
    assert not is_clear(estimate(0.1, 0.1))
    assert not is_clear(estimate(-0.1, 0.1))
    assert is_clear(estimate(-0.2, 0.1))
    assert change(estimate(0.5, 0.3), estimate(0.75, 0.4)) == {"mean": 0.25, "error": 0.5}
    assert total([estimate(0.1, 0.3), estimate(0.2, 0.4)]) == {"mean": 0.3, "error": 0.5}
