"""Chance: seeded, quick and scripted; and that none of it ever changes silently."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opsroom.engine.chance import Chance, Quick, Scripted, Seeded, commitment
from opsroom.engine.column import printed, total
from opsroom.engine.errors import ChanceMismatch
from opsroom.engine.piles import deal_unseen


# --- frozen: every save ever made depends on these
def test_the_dice_of_a_seed_never_change() -> None:
    seeded = Seeded("battle")
    assert [seeded.die(6) for _ in range(40)] == FROZEN_DICE


def test_the_quick_dice_never_change() -> None:
    quick = Quick(7)
    assert [quick.below(1000) for _ in range(12)] == FROZEN_QUICK


def test_a_long_seed_counts_beyond_32_bits() -> None:
    assert [Quick(7).below(1 << 30)] != [Quick(7 + (1 << 40)).below(1 << 30)]


def test_the_commitment_never_changes() -> None:
    assert commitment("battle") == FROZEN_COMMITMENT
    assert commitment("battle") != commitment("battle ")


# --- seeded
@given(st.text(max_size=20), st.integers(0, 200), st.integers(1, 1000))
def test_the_nth_answer_is_a_function_of_seed_and_n(seed: str, n: int, sides: int) -> None:
    running = Seeded(seed)
    for _ in range(n):
        running.below(6)
    assert running.n == n
    assert running.below(sides) == Seeded(seed, n).below(sides)


def test_the_count_grows_by_one_an_answer_whatever_is_rolled() -> None:
    seeded = Seeded("x")
    seeded.die(6)
    seeded.below(1000)
    seeded.pick(printed([1, 2, 3]), 0, 3)
    assert seeded.n == 3


def test_going_back_in_the_count_gives_the_same_again() -> None:
    seeded = Seeded("x")
    first = [seeded.below(1 << 31) for _ in range(40)]
    seeded.n = 0
    assert [seeded.below(1 << 31) for _ in range(40)] == first


@pytest.mark.parametrize("chance", [Seeded("fair"), Quick(1940)], ids=["seeded", "quick"])
def test_a_die_shows_every_face_about_as_often(chance: Chance) -> None:
    faces = Counter(chance.die(6) for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    chi_square = sum((n - 1000) ** 2 / 1000 for n in faces.values())
    assert chi_square < 20.5  # five degrees of freedom, one in a thousand


@pytest.mark.parametrize("chance", [Seeded("fair"), Quick(1940)], ids=["seeded", "quick"])
def test_a_row_is_drawn_as_often_as_its_count_says(chance: Chance) -> None:
    drawn = Counter(chance.pick(printed([9, 3, 0, 1, 9]), 1, 4) for _ in range(4000))
    assert set(drawn) == {1, 3}
    assert 2850 < drawn[1] < 3150


def test_different_seeds_roll_different_dice() -> None:
    rolls = {tuple(Seeded(str(seed)).below(1 << 16) for _ in range(1)) for seed in range(200)}
    assert len(rolls) > 190


def test_a_draw_from_an_empty_pile_is_no_draw() -> None:
    with pytest.raises(ChanceMismatch, match="empty pile"):
        Seeded("x").pick(printed([0, 0]), 0, 2)


# --- scripted
def test_a_script_is_read_as_faces_and_rows() -> None:
    script = Scripted([3, 6, 1])
    assert (script.die(6), script.die(6), script.pick(printed([0, 2]), 0, 2)) == (3, 6, 1)
    assert script.ended()


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_script_cannot_have_a_face_that_the_die_has_not(face: int) -> None:
    with pytest.raises(ChanceMismatch, match=f"the script has {face} for a die of 6"):
        Scripted([face]).die(6)


@pytest.mark.parametrize("row", [0, 2, 3, 9, -1])
def test_a_script_cannot_draw_what_is_not_in_the_pile(row: int) -> None:
    with pytest.raises(ChanceMismatch, match=f"row {row}, which is not in the pile"):
        Scripted([row]).pick(printed([1, 1, 0, 1]), 1, 3)


def test_a_script_that_is_used_up_says_so() -> None:
    script = Scripted([3])
    script.die(6)
    with pytest.raises(ChanceMismatch, match="the script of 1 dice and draws is used up"):
        script.die(6)


def test_after_the_script_another_chance_goes_on() -> None:
    script = Scripted([3], after=Quick(7))
    other = Quick(7)
    script.die(6)
    assert [script.die(6), script.pick(printed([1, 1]), 0, 2)] == [other.die(6), other.pick(printed([1, 1]), 0, 2)]


# --- piles
def test_cards_in_some_rows_are_counted() -> None:
    assert total(printed([1, 2, 4, 8]), 1, 3) == 6


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8), st.integers(0, 1000), st.data())
def test_dealing_moves_cards_and_loses_none(pile: list[int], seed: int, data: st.DataObject) -> None:
    cards = data.draw(st.integers(0, sum(pile)))
    rest, hand = printed(pile), printed([0] * len(pile))
    deal_unseen(rest, hand, 0, len(pile), cards, Quick(seed))
    assert sum(hand) == cards
    assert [a + b for a, b in zip(rest, hand, strict=True)] == pile
    assert min(rest) >= 0


def test_dealing_stays_within_the_rows_named() -> None:
    rest, hand = printed([5, 5, 5]), printed([0, 0, 0])
    deal_unseen(rest, hand, 1, 2, 5, Quick(1))
    assert list(hand) == [0, 5, 0]


FROZEN_DICE = [
    1,
    5,
    2,
    2,
    2,
    3,
    2,
    2,
    1,
    2,
    2,
    5,
    4,
    3,
    5,
    6,
    5,
    6,
    6,
    2,
    3,
    3,
    6,
    3,
    4,
    2,
    6,
    3,
    3,
    1,
    3,
    4,
    5,
    1,
    4,
    2,
    6,
    3,
    6,
    1,
]
FROZEN_QUICK = [206, 390, 464, 670, 135, 953, 981, 200, 290, 396, 835, 343]
FROZEN_COMMITMENT = "3dec22d07d498c7a8b83822e8ae6f0cfc0d490cbfc5fc4e795fe0c10af46cfa6"
