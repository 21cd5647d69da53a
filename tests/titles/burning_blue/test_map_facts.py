"""What is derived from the map: landmarks, radar cover, and where the channel patrol flies."""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.geography import (
    COVER,
    DATA,
    DOVER_STRAIT,
    FRANCE,
    LANDMARK,
    LOW_COVER,
    PATROLLED,
    PLACES,
    SIDE,
    is_in_zone,
)
from tests.titles.burning_blue.scenes import (
    at,
)

STATIONS = DATA.places.rdf
CH = [i for i, station in enumerate(STATIONS) if station.kind == "ch"]
CHL = [i for i, station in enumerate(STATIONS) if station.kind == "chl"]


@pytest.mark.rule("2.2.3")
def test_2_2_3_chain_home_stations_are_landmarks() -> None:
    assert all(LANDMARK[at(STATIONS[i].hex)] for i in CH)


@pytest.mark.rule("11.3.2", "11.3.4")
def test_11_3_only_chain_home_low_sees_what_flies_at_angels_0() -> None:
    seen_low = {i for i in range(len(STATIONS)) if any((LOW_COVER[place] >> i) & 1 for place in range(PLACES))}
    assert seen_low == set(CHL)
    assert all(any((COVER[place] >> i) & 1 for place in range(PLACES)) for i in [*CH, *CHL])


@pytest.mark.rule("21.1")
def test_21_1_the_channel_patrol_meets_squadrons_over_the_strait_and_over_france() -> None:
    strait = [place for place in range(PLACES) if is_in_zone(place, DOVER_STRAIT)]
    france = [place for place in range(PLACES) if is_in_zone(place, FRANCE)]
    assert strait
    assert france
    assert all(PATROLLED[place] for place in [*strait, *france])
    assert not all(PATROLLED[place] for place in range(PLACES))


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("box", "side"), [("channel_west", 0), ("channel_east", 0), ("baie_de_seine", 0), ("cherbourg", 2), ("exeter", 1)]
)
def test_2_2_the_boxes_of_the_channel_are_of_neither_side(box: str, side: int) -> None:
    assert SIDE[at(box)] == side
