"""What opponents are called."""

from __future__ import annotations

import pytest

import opsroom
from opsroom import BadSetup
from opsroom.opponents import bot
from opsroom.opponents.bot_specs import UNBOUNDED, Budget, read

BLITZ = opsroom.title("blitz")


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search", Budget()),
        ("search:iterations=2000", Budget(iterations=2000)),
        ("search:seconds=1.5", Budget(iterations=UNBOUNDED, seconds=1.5)),
        ("search:iterations=300,seconds=1", Budget(iterations=300, seconds=1.0)),
        ("search:iterations=500,rollouts=random", Budget(iterations=500, rollouts="random")),
        ("search:rollouts=staff", Budget(rollouts="staff")),
    ],
)
def test_a_search_may_carry_a_budget(name: str, budget: Budget) -> None:
    assert read(BLITZ, name).budget == budget


@pytest.mark.parametrize(
    "name",
    [
        "",
        "oracle",
        "staff:iterations=2",
        "random:",
        "search:",
        "search:iterations",
        "search:iterations=0",
        "search:iterations=1.5",
        "search:iterations=nan",
        "search:seconds=-1",
        "search:seconds=soon",
        "search:depth=4",
        "search:iterations=5,iterations=6",
        "search:rollouts=oracle",
    ],
)
def test_a_bad_name_is_refused_with_what_would_do(name: str) -> None:
    with pytest.raises(BadSetup, match=r"choose one of|Try|should be"):
        bot("blitz", name)


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(BadSetup, match="no title"):
        bot("chess", "staff")
