"""Which hexes are taken at the end of which turn.  § 4.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import SPEED
from opsroom.titles.bomber_command.rules.geography import HEXES
from opsroom.titles.bomber_command.rules.plot_lookahead import BACK, LATE, OUT, Flight, first_turn
from opsroom.titles.bomber_command.rules.timetable import mark
from tests.titles.bomber_command.night import RAID, planner


@pytest.mark.rule("4.4")
def test_4_4_the_first_turn_in_which_a_hex_is_taken_is_found_for_every_hex() -> None:
    for hex in range(HEXES):
        for turn in (0, 1, 7):
            assert first_turn(mark(turn, hex)) == turn
            assert first_turn(mark(turn, hex) | mark(turn + 1, 0)) == turn


@pytest.mark.rule("4.3.3", "4.4")
@pytest.mark.parametrize("pace", ["one_hex", "two_hexes"])
def test_4_3_3_a_raid_flies_so_many_hexes_until_its_turn_ends_also_after_a_stop_over_its_mines(pace: str) -> None:
    g = planner().play("gardening", "raid_f", "h3", "e5", "turn_2", pace)
    flight = Flight(g.t, RAID["f"])
    for way in (OUT, BACK, LATE):
        for at in range(3, 12):
            wait = flight.hexes_to_end(at, way)
            assert 1 <= wait <= SPEED
            assert flight.turn_at(at + wait, way) != NONE
    assert flight.turn_at(5, LATE) != flight.turn_at(5, BACK), "it is a hex behind"
