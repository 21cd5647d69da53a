"""For the rule tests of all titles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.titles import scripts


@pytest.fixture(autouse=True)
def scripts_are_used_up() -> Iterator[None]:
    """Dice or cards that a test scripts and nobody uses mean that the test does not show what it seems to show."""
    scripts.made.clear()
    yield
    assert scripts.left_over() == []
