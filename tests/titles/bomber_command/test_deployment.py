"""Ground, movement and deployment.  § 7.1, § 7.3, § 9.3"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.fighters import Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import ENGLAND, RAID_BOX, READY
from opsroom.titles.bomber_command.rules.units import is_active
from tests.titles.bomber_command.night import (
    PLACE,
    RAID,
    UNIT,
    begin,
    main_force,
    night,
    raid,
    unit,
)


@pytest.mark.rule("7.1")
def test_7_1_each_airborne_unit_moves_once() -> None:
    t = night()
    unit(t, "b03", "i6")
    unit(t, "b10", "i5")
    t.unit_at[UNIT["b17"]] = READY
    g = begin(t, FighterMovement())
    assert g.options == ["b03", "b10", "pass"]
    g.play("b03", "j6")
    assert g.options == ["b10", "pass"]
    g.play("b10", "i5")
    assert g.key == ""
    assert [told[:3] for told in g.events("fighter_moved")] == [(UNIT["b03"], PLACE["i6"], PLACE["j6"])]


@pytest.mark.rule("7.1", "9.3")
def test_9_3_a_unit_that_stays_keeps_its_marker_and_its_box() -> None:
    t = night()
    u = unit(t, "b06", "h6", gci=1)
    v = unit(t, "b15", "k4", stack="beacon_marie")
    begin(t, FighterMovement()).play("b06", "h6", "b15", "k4")
    assert t.gci[u] == 1
    assert t.stacked[v] != NONE


@pytest.mark.rule("7.5")
def test_7_5_an_empty_tank_burns_no_more() -> None:
    t = night()
    u = unit(t, "b03", "i6", fuel=0)
    begin(t, FighterMovement()).play("pass")
    assert t.fuel[u] == 0


@pytest.mark.rule("7.4.3", "9.4.3")
def test_7_4_3_every_unit_that_was_sent_home_leaves_its_raid() -> None:
    t = night()
    main_force(t)
    first, second, third = (unit(t, name, "raid_a", returning=1) for name in ("b03", "b10", "b12"))
    t.returning[third] = 0
    g = begin(t, FighterMovement()).play("pass")
    assert (g.key, g.seat) == ("choose_leaving_hex", "british")
    g.play("i5")
    assert g.key == "choose_leaving_hex"
    g.play("g6")
    assert g.key == ""
    assert [t.unit_at[u] for u in (first, second, third)] == [PLACE["i5"], PLACE["g6"], RAID_BOX + RAID["a"]]


@pytest.mark.rule("9.4.3")
def test_9_4_3_a_hex_that_the_stream_touches_twice_is_offered_once() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 f6 e7", target=2, city="bremen", head=3)
    unit(t, "b03", "raid_a")
    assert begin(t, FighterMovement()).play("b03").options == ["f6", "g6"]
    t.head[RAID["a"]] = 5
    assert begin(t, FighterMovement()).play("b03").options == ["e7", "f6"], "its head is over England"


@pytest.mark.rule("7.3")
def test_7_3_each_unit_deploys_once_or_steps_out_of_its_box() -> None:
    t = night()
    u = unit(t, "b15", "k4", stack="beacon_marie")
    v = unit(t, "b14", "l4")
    unit(t, "b16", "e6")  # nothing to deploy on
    g = begin(t, Deployment())
    assert g.options == ["b14", "b15", "pass"]
    g.play("b15", "pass")
    assert t.stacked[u] == NONE
    assert g.events("stacked") == []
    assert g.options == ["b14", "pass"]
    g.play("b14", "beacon_gertrud")
    assert g.key == ""
    assert g.events("stacked")[0][0] == v


@pytest.mark.rule("9.3", "7.3")
@pytest.mark.parametrize(
    ("downfall", "name", "place", "allowed"),
    [
        (False, "b06", "h6", True),
        (False, "b06", "i6", False),  # no belt hex
        (False, "b10", "h6", False),  # of another division
        (False, "b16", "i5", False),  # single-engined units only in Downfall
        (True, "d11", "i7", True),
    ],
)
def test_9_3_where_the_gci_marker_may_be_taken(downfall: bool, name: str, place: str, allowed: bool) -> None:
    t = night(downfall)
    unit(t, name, place)
    g = begin(t, Deployment())
    if g.key:
        g.play(name)
    assert ("gci_marker" in g.options if g.key else False) == allowed
    if g.key and not allowed:
        assert g.refused["gci_marker"] == ("9.3", "no_ground_control_here")


@pytest.mark.rule("9.3")
def test_9_3_one_marker_in_a_hex_and_another_beside_it() -> None:
    t = night()
    unit(t, "b06", "h6", gci=1)
    unit(t, "b07", "h6")
    assert begin(t, Deployment()).options == ["b06", "pass"]
    unit(t, "b07", "h7")
    assert begin(t, Deployment()).options == ["b06", "b07", "pass"]


@pytest.mark.rule("9.3")
def test_9_3_the_hexes_that_one_unit_makes_active() -> None:
    """H7 touches H6 and H8 of the belt; I7 is not a belt hex in Berlin, G7 neither."""
    t = night()
    unit(t, "b02", "h7", gci=1)
    assert {name for name, hex in PLACE.items() if hex < ENGLAND and is_active(t, hex)} == {"h6", "h7", "h8"}
    t.gci[UNIT["b02"]] = 0
    assert not is_active(t, PLACE["h7"])
