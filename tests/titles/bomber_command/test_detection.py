"""Detection where streams are half hidden, half home or just beginning.  § 8.2, § 7.2.3 to § 7.2.5; Southern Germany"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.detection import ALL_RAIDS, CONFIRMED, Detection, is_seen, place_counter
from opsroom.titles.bomber_command.rules.table import Bomber
from tests.titles.bomber_command.night import PLACE, begin, night, raid

NAMES = {code: name for name, code in PLACE.items()}


def placed(t: Bomber) -> tuple[str, list[str]]:
    """Where the first raid's counter and its stream are laid."""
    place_counter(t, 0, 0)
    return NAMES[t.blip_head[0]], [NAMES[place] for place in t.blip_tail if place != NONE]


# --- Southern Germany: nothing is placed in the seventh division, to which M7, N7, N8 and N9 belong
@pytest.mark.rule("8.2", "8.2.1")
@pytest.mark.parametrize(
    ("route", "counter"),
    [
        ("l6 m6 m7 n7 n8", None),  # the hex behind the end of the stream does not count
        ("k6 l6 m6 m7 n7", "m6"),
        ("k6 l6 m6 m7", "m6"),
        ("j6 k6 l6 m6", "m6"),
    ],
)
def test_a_confirmed_stream_is_shown_from_its_first_part_outside_the_south(route: str, counter: str | None) -> None:
    t = night(south_hidden=1, detected=CONFIRMED)
    hexes = route.split()
    raid(t, "a", "main_force", f"{route} l5 k5", target=len(hexes), city="kassel", head=len(hexes) - 1)
    assert is_seen(t, 0) == (counter is not None)
    if counter:
        assert placed(t)[0] == counter


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("kind", "detected", "head", "seen"),
    [
        ("main_force", ALL_RAIDS, 3, False),
        ("main_force", ALL_RAIDS, 2, True),
        ("mosquito", ALL_RAIDS, 3, False),
        ("mosquito", CONFIRMED, 3, False),
        ("mosquito", CONFIRMED, 2, True),
    ],
)
def test_without_a_confirmed_stream_only_the_head_counts(kind: str, detected: int, head: int, seen: bool) -> None:
    """From M6 in the first division into M7."""
    t = night(south_hidden=1, detected=detected)
    raid(t, "a", kind, "k6 l6 m6 m7 l6", target=4, city="kassel", head=head)
    assert is_seen(t, 0) == seen
    t.south_hidden = 0
    assert is_seen(t, 0)


@pytest.mark.rule("8.2", "7.2.4")
def test_southern_germany_does_not_hide_a_stream_on_its_way_home() -> None:
    t = night(south_hidden=1, detected=CONFIRMED)
    raid(t, "a", "main_force", "e7 f6 g6 f5 e5", target=2, city="emden", head=5)
    assert placed(t) == ("england", ["e5", "f5"])


# --- beginning and end of a route
@pytest.mark.rule("7.2.4", "8.2")
@pytest.mark.parametrize(("dice", "counters"), [((3, 3), []), ((3, 4), ["england"])])
def test_a_raid_whose_head_is_home_is_seen_only_with_its_stream(dice: tuple[int, int], counters: list[str]) -> None:
    """Its head is over England; the first part of its stream is still on the map."""
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 f5 e5", target=2, city="emden", head=5)
    begin(t, Detection(), *dice)
    assert [NAMES[place] for place in t.blip_head if place != NONE] == counters


@pytest.mark.rule("7.2.1", "8.2")
@pytest.mark.parametrize(("head", "stream"), [(0, []), (1, ["e7"]), (2, ["f6", "e7"]), (3, ["g6", "f6"])])
def test_a_stream_is_as_long_as_what_has_entered_the_map(head: int, stream: list[str]) -> None:
    t = night(detected=CONFIRMED)
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5", target=4, city="emden", head=head)
    assert placed(t)[1] == stream


# --- traces
@pytest.mark.rule("7.2.5", "8.2")
def test_7_2_5_counters_and_streams_leave_their_traces_and_nothing_else_does() -> None:
    t = night()
    raid(t, "a", "main_force", "e8 f8 g8 h8 i8 j7 k7", target=5, city="koeln", head=4)
    raid(t, "b", "mosquito", "c1 d1 e1", target=2, city="kiel", head=2)
    begin(t, Detection(), 4, 4)
    assert {NAMES[hex]: turn for hex, turn in enumerate(t.trace) if turn} == {"i8": 3, "e1": 3}
    assert {NAMES[hex]: turn for hex, turn in enumerate(t.stream_trace) if turn} == {"h8": 3, "g8": 3}
    assert [NAMES[place] for place in t.blip_tail if place != NONE] == ["h8", "g8"]


# --- the roll
@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("window_used", "told"), [(0, (8, 5, 3)), (-1, (0, 5, 3))])
def test_8_2_the_roll_and_the_jamming_level_are_told(window_used: int, told: tuple[int, int, int]) -> None:
    """High-Rate Window finds everything without a roll."""
    g = begin(night(window_used=window_used), Detection(), *([4, 4] if not window_used else []))
    assert [values[:3] for values in g.events("detection_rolled")] == [told]


@pytest.mark.rule("8.2", "8.2.1")
@pytest.mark.parametrize(
    ("unconfirmed", "dice", "detected"), [(1, (3, 3), 2), (1, (4, 4), 2), (1, (2, 3), 1), (0, (4, 4), 3)]
)
def test_8_2_1_command_confusion_spoils_confirmation_alone(
    unconfirmed: int, dice: tuple[int, int], detected: int
) -> None:
    t = night(unconfirmed=unconfirmed)
    begin(t, Detection(), *dice)
    assert t.detected == detected
