"""Where a raid is at the end of which turn, and where other raids may not be then.  § 4.2.2, § 4.3.3, § 4.4 and § 7.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.table import DECOY, MOSQUITO, PATH, Bomber
from opsroom.titles.bomber_command.rules.timetable import head_after, is_together, mark, marks, trail, turn_at
from tests.titles.bomber_command.every_route import taken_by_others
from tests.titles.bomber_command.night import PLACE, RAID, night, raid

ROUTE = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5 e6"


def occupied(t: Bomber) -> int:
    """By the raids other than raid H, turn by turn."""
    found = 0
    for turn, hex in taken_by_others(t, RAID["h"]):
        found |= mark(turn, hex)
    return found


@pytest.mark.rule("4.2.2", "7.2")
@pytest.mark.parametrize(("slow", "places"), [(True, [-1, -1, 0, 2, 4, 6]), (False, [-1, -1, 1, 3, 5, 7])])
def test_4_2_2_a_raid_is_nowhere_before_its_entry_and_then_flies_two_hexes_a_turn(
    slow: bool, places: list[int]
) -> None:
    t = night()
    r = raid(t, "a", "main_force", ROUTE, target=5, entry=3, slow=slow, city="bremen")
    assert [head_after(t, r, turn) for turn in range(1, 7)] == places
    assert all(head_after(t, r, turn) == NONE for turn in range(3))


@pytest.mark.rule("4.2.2", "4.3.3", "4.4.1")
@pytest.mark.parametrize("kind", ["main_force", "gardening", "mosquito"])
@pytest.mark.parametrize("slow", [True, False])
def test_4_2_2_a_place_of_the_route_is_reached_in_the_first_turn_that_ends_there_or_beyond(
    kind: str, slow: bool
) -> None:
    t = night()
    raid(t, "e", "decoy", ROUTE, entry=2, slow=slow)
    for special in range(1, 8):  # the mines, or the hex of parting
        leader = "e" if kind == "mosquito" else ""
        r = raid(t, "a", kind, ROUTE, target=special, entry=2, slow=slow, leader=leader, split=special)
        for at in range(len(ROUTE.split())):
            turn = turn_at(t, r, at)
            assert head_after(t, r, turn - 1) < at <= head_after(t, r, turn)


@pytest.mark.rule("4.3.3")
@pytest.mark.parametrize(
    ("slow", "target", "places"),
    [
        (False, 1, [1, 3, 5]),
        (False, 2, [1, 2, 4, 6]),
        (False, 3, [1, 3, 5]),
        (True, 1, [0, 1, 3, 5]),
        (True, 2, [0, 2, 4]),
    ],
)
def test_4_3_3_mines_reached_in_the_middle_of_a_turn_end_it(slow: bool, target: int, places: list[int]) -> None:
    t = night()
    r = raid(t, "a", "gardening", ROUTE, target=target, slow=slow, mine="h3")
    assert [head_after(t, r, turn) for turn in range(1, len(places) + 1)] == places


@pytest.mark.rule("4.4")
def test_4_4_a_changed_route_occupies_other_hexes() -> None:
    """What was found out for a route is forgotten as soon as anything about it changes."""
    t = night()
    raid(t, "e", "decoy", ROUTE, entry=2)
    r = raid(t, "a", "main_force", ROUTE, target=5, city="bremen")
    t.length[RAID["e"]] = 0  # its own hexes are not looked at
    seen = [marks(t, r)]
    assert seen[0] == occupied(t)

    def is_read_again() -> bool:
        now = marks(t, r)
        is_new = now != seen[-1]
        seen.append(now)
        return is_new and now == occupied(t)

    t.kind[r] = MOSQUITO  # no stream
    assert is_read_again()
    t.entry[r] = 2
    assert is_read_again()
    t.slow_entry[r] = 1
    assert is_read_again()
    t.path[r * PATH + 4] = PLACE["i6"]
    assert is_read_again()
    t.length[r] -= 1
    assert is_read_again()
    t.leader[r], t.split_at[r] = RAID["e"], 3  # up to there it flew with the other raid
    assert is_read_again()
    t.split_at[r] = 4  # and now it stops after the next hex
    assert is_read_again()
    t.parting_rule = 1
    assert is_read_again()
    t.leader[r], t.kind[r] = NONE, DECOY
    assert is_read_again()


@pytest.mark.rule("7.2.1", "13.0")
def test_7_2_1_main_forces_and_decoys_of_berlin_trail_two_hexes_of_stream() -> None:
    for downfall, hexes in ((False, 2), (True, 0)):
        t = night(downfall)
        lengths = [trail(t, raid(t, "a", kind, ROUTE)) for kind in ("main_force", "decoy", "gardening", "mosquito")]
        assert lengths == [hexes, hexes, 0, 0]


@pytest.mark.rule("4.4.1")
def test_4_4_1_mosquitoes_fly_with_their_leader_as_far_as_the_hex_where_they_part() -> None:
    t = night()
    raid(t, "e", "main_force", ROUTE, target=5, city="bremen")
    r = raid(t, "a", "mosquito", ROUTE, target=6, city="emden", leader="e", split=3)
    assert [is_together(t, r, at) for at in range(6)] == [True] * 4 + [False] * 2
    t.leader[r] = NONE
    assert not is_together(t, r, 0)
