"""Searchlights and the guns of cities that are not bombed.  § 9.6.2"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.geography import CITY_FLAK
from opsroom.titles.bomber_command.rules.raid_movement import RaidMovement
from opsroom.titles.bomber_command.rules.table import MAIN_FORCE
from tests.titles.bomber_command import night as nights
from tests.titles.bomber_command.hands import CITY, PLACE, Hands, night, window

FLAK_DICE = [4, 3]


def strayed(hex: str, **columns: int) -> Hands:
    """Straying Bombers, played on a detected raid in that hex; both dice of the flak are scripted."""
    t = night(german="straying_bombers", **columns)
    t.kind[0], t.head[0], t.length[0] = MAIN_FORCE, 0, 9
    t.blip_head[0], t.blip_raid[0] = PLACE[hex], 0
    s = window("tame_boar", t=t, dice=FLAK_DICE).lay("straying_bombers", "counter_1")
    while s.key:
        s.play(hex if hex in s.options else "pass")
    return s


def totals(s: Hands) -> list[tuple[int, ...]]:
    return [values[:2] for kind, values in s.event_log if kind == "flak_rolled"]


@pytest.mark.rule("9.6.2", "9.6")
@pytest.mark.parametrize("hex", ["e10", "f6", "g5"])
def test_9_6_2_searchlights_do_not_fire_at_a_raid_that_passes(hex: str) -> None:
    t = nights.night(turn=2)
    nights.raid(t, "b", "mosquito", f"{hex} {hex} {hex} {hex} {hex} k5", target=5, city="hannover", head=1)
    nights.begin(t, RaidMovement())
    assert t.head[nights.RAID["b"]] == 3
    assert t.combats == 0
    assert nights.Night(t).events("flak_fires") == []


@pytest.mark.rule("9.6.2")
def test_9_6_2_with_straying_bombers_searchlights_fire_with_a_flak_value_of_zero() -> None:
    assert totals(strayed("f6")) == [(PLACE["f6"], 7)]
    assert totals(strayed("g5", downfall=True)) == [(PLACE["g5"], 7)]


@pytest.mark.rule("9.6.2", "9.6")
def test_9_6_2_with_straying_bombers_a_city_fires_with_its_own_value() -> None:
    value = CITY_FLAK[CITY["osnabrueck"]]
    assert value > 0
    s = strayed("j5")
    assert totals(s) == [(PLACE["j5"], 7 + value)]
    assert s.t.losses[0] > 0


@pytest.mark.rule("9.6.2", "3.6", "9.6")
def test_9_6_2_no_guns_no_fire() -> None:
    """A hex with neither city nor searchlights, and a city whose guns were moved away."""
    for hex, moved in (("e6", ""), ("j5", "osnabrueck")):
        t = night(german="straying_bombers")
        t.kind[0], t.head[0], t.length[0] = MAIN_FORCE, 0, 9
        t.blip_head[0], t.blip_raid[0] = PLACE[hex], 0
        if moved:
            t.flak_moved[CITY[moved]] = 1
        assert "straying_bombers" not in window("tame_boar", t=t).options


@pytest.mark.rule("9.6.2", "7.2.3")
@pytest.mark.parametrize(
    ("hexes", "offered"),
    [
        (("k5", "k5"), ["k5"]),  # Downfall: a stream in the hex of its head
        (("k5", "j5", "k5"), ["k5", "j5"]),  # a stream that turned back
        (("e6", "j5", "k5"), ["j5", "k5"]),
        (("e6", "e6"), []),
    ],
)
def test_9_6_2_each_hex_of_the_stream_with_guns_is_offered_once(hexes: tuple[str, ...], offered: list[str]) -> None:
    t = night(german="straying_bombers")
    nights.blip(t, 0, "a", *hexes)
    nights.blip(t, 1, "b", "n3", "j4")  # another raid, over Berlin and Bremen
    s = window("tame_boar", t=t).lay("straying_bombers")
    assert s.options == (["counter_1", "counter_2"] if offered else ["counter_2"])
    if offered:
        assert s.play("counter_1").options == offered
