"""Which hexes are taken at the end of which turn.  § 4.4"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.geography import HEXES
from opsroom.titles.bomber_command.rules.plot_ahead import first_turn
from opsroom.titles.bomber_command.rules.timetable import mark


@pytest.mark.rule("4.4")
def test_4_4_the_first_turn_in_which_a_hex_is_taken_is_found_for_every_hex() -> None:
    for hex in range(HEXES):
        for turn in (0, 1, 7):
            assert first_turn(mark(turn, hex)) == turn
            assert first_turn(mark(turn, hex) | mark(turn + 1, 0)) == turn
