"""Which night fighters an order to several concerns, and where it sends them.  § 7.1, § 7.3, § 7.4.2, § 7.4.4 and § 7.5"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.counters import FUEL
from opsroom.titles.bomber_command.rules.fighters import Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import JUTLAND, PLACE_NAMES, READY, RECOVERED, ZONE_NAMES
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import Scramble
from opsroom.titles.bomber_command.rules.table import ACTIVITY_NAMES, Bomber
from tests.titles.bomber_command.night import CODES, UNIT, begin, night, raid, unit

STACK = CODES["stack"]


def places(t: Bomber, *names: str) -> list[str]:
    return [PLACE_NAMES[t.unit_at[UNIT[name]]] for name in names]


def boxes(t: Bomber, *names: str) -> list[str]:
    """The city or beacon of each unit, `gci` under ground control, `-` where it has no post."""
    words = {number: name for name, number in STACK.items()} | {NONE: "-"}
    return ["gci" if t.gci[UNIT[name]] else words[t.stacked[UNIT[name]]] for name in names]


# --- § 7.1
@pytest.mark.rule("7.1")
@pytest.mark.parametrize("name", ["d01", "d30"])
def test_7_1_a_stack_may_stay_wherever_it_is(name: str) -> None:
    """In every hex, and in the boxes of England and Jutland."""
    for place in PLACE_NAMES[: JUTLAND + 1]:
        t = night(downfall=True)
        unit(t, name, place)
        begin(t, FighterMovement()).play(f"stack_{place}")
        assert places(t, name) == [place]
        assert t.fuel[UNIT[name]] == FUEL[UNIT[name]] - 1, "nobody was left, so the phase is over"


@pytest.mark.rule("7.1", "7.4.8")
def test_7_4_8_intruders_move_apart_from_the_others_in_their_hex() -> None:
    t = night()
    unit(t, "b01", "c7")
    unit(t, "b02", "c7", intruder=1)
    g = begin(t, FighterMovement())
    assert "stack_england" not in g.groups
    g.play("stack_c6")
    assert places(t, "b01", "b02") == ["c6", "c7"]
    g.play("stack_england")
    assert places(t, "b01", "b02") == ["c6", "england"]


@pytest.mark.rule("7.1")
def test_7_1_a_unit_that_has_stayed_does_not_move_with_its_stack_afterwards() -> None:
    t = night()
    for name in ("b01", "b02", "b03"):
        unit(t, name, "i8")
    g = begin(t, FighterMovement()).play("b01", "i8", "stack_j7")
    assert places(t, "b01", "b02", "b03") == ["i8", "j7", "j7"]
    assert g.key != "choose_fighter"


@pytest.mark.rule("7.1")
def test_7_1_a_unit_by_itself_is_not_asked_about_a_stack() -> None:
    t = night()
    unit(t, "b01", "i8")
    unit(t, "b02", "k8")
    g = begin(t, FighterMovement()).play("b02")
    assert g.key == "choose_place"
    assert g.groups == []


@pytest.mark.rule("7.1", "9.4.3")
def test_9_4_3_a_unit_in_a_raid_is_not_part_of_a_stack() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5", target=3, city="bremen", head=2)
    unit(t, "b01", "raid_a")
    unit(t, "b02", "k8")
    g = begin(t, FighterMovement())
    assert "stack_k8" in g.groups
    assert "homeward" not in g.groups


@pytest.mark.rule("7.1")
def test_7_1_who_has_moved_has_acted_and_not_attacked() -> None:
    t = night()
    unit(t, "b01", "i8")
    unit(t, "b02", "k8")
    begin(t, FighterMovement()).play("stack_i7")
    assert [ACTIVITY_NAMES[t.acted[UNIT[name]]] for name in ("b01", "b02")] == ["acted", ""]


@pytest.mark.rule("7.3")
def test_7_3_who_has_deployed_has_acted_and_not_attacked() -> None:
    t = night()
    unit(t, "b01", "k4")
    unit(t, "b08", "j4")
    begin(t, Deployment()).play("to_beacons")
    assert [ACTIVITY_NAMES[t.acted[UNIT[name]]] for name in ("b01", "b08")] == ["acted", ""]


@pytest.mark.rule("7.1")
def test_7_1_a_unit_takes_its_stack_along_to_any_hex() -> None:
    """C1 is the first of the map."""
    t = night()
    unit(t, "b01", "c2")
    unit(t, "b02", "c2")
    begin(t, FighterMovement()).play("b02", "stack_c1")
    assert places(t, "b01", "b02") == ["c1", "c1"]


@pytest.mark.rule("7.1.1")
def test_7_1_1_only_a_climbing_unit_in_jutland_is_kept_from_the_hex_beside_it() -> None:
    for place, scrambled, refused in (
        ("jutland", 1, {"i1": ("7.1.1", "still_climbing")}),
        ("jutland", 0, {}),
        ("i8", 1, {}),
        ("i8", 0, {}),
    ):
        t = night()
        unit(t, "b13", place, scrambled=scrambled)
        assert begin(t, FighterMovement()).play("b13").refused == refused


# --- § 7.5
@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("place", "turns"), [("j8", 1), ("k8", 1), ("l8", 2), ("m8", 2), ("n8", 3)])
def test_7_5_a_unit_is_homeward_with_fuel_for_the_way_home_and_one_turn_more(place: str, turns: int) -> None:
    """b01 is based in i8 and flies two hexes a turn; b03 is sent home in any case, so that there are two."""
    for fuel, is_homeward in ((0, True), (turns, True), (turns + 1, True), (turns + 2, False)):
        t = night()
        unit(t, "b01", place, fuel=fuel)
        unit(t, "b03", "k6", returning=1)
        assert ("homeward" in begin(t, FighterMovement()).groups) is is_homeward, fuel


@pytest.mark.rule("7.5", "7.1")
def test_7_5_homeward_leaves_out_units_at_home_in_boxes_and_under_ground_control() -> None:
    marks = {"fuel": 1, "returning": 1}
    for name, place, more in (("b02", "h8", 0), ("b02", "england", 0), ("b13", "jutland", 0), ("b02", "h7", 1)):
        t = night()
        unit(t, "b01", "k8", fuel=2)
        unit(t, name, place, gci=more, **marks)
        assert "homeward" not in begin(t, FighterMovement()).groups, (name, place)
        unit(t, "b03", "k6", returning=1)
        begin(t, FighterMovement()).play("homeward")
        assert places(t, "b01", "b03", name) == ["i8", "i6", place]


@pytest.mark.rule("7.5", "7.1.1")
def test_7_1_1_homeward_takes_a_climbing_unit_one_hex() -> None:
    t = night()
    unit(t, "b01", "i11", returning=1, scrambled=1)
    unit(t, "b03", "i10", returning=1)
    begin(t, FighterMovement()).play("homeward")
    assert places(t, "b01", "b03") == ["i10", "i8"]


@pytest.mark.rule("7.5", "7.1")
def test_7_5_units_of_jutland_fly_to_the_hex_beside_it_together() -> None:
    t = night()
    unit(t, "b13", "i4", returning=1)
    unit(t, "b03", "i4", returning=1)
    begin(t, FighterMovement()).play("homeward")
    assert places(t, "b13", "b03") == ["i2", "i6"]


@pytest.mark.rule("7.5")
def test_7_5_the_way_home_of_a_unit_of_jutland_is_counted_to_the_hex_beside_it() -> None:
    """i5 is four hexes from i1: two turns."""
    for fuel, is_homeward in ((3, True), (4, False)):
        t = night()
        unit(t, "b13", "i5", fuel=fuel)
        unit(t, "b03", "k6", returning=1)
        assert ("homeward" in begin(t, FighterMovement()).groups) is is_homeward


@pytest.mark.rule("7.5", "7.1")
def test_7_5_of_hexes_that_are_equally_near_the_first_going_round_from_the_north_is_taken() -> None:
    """From N8 there are three hexes at three from I8: L9, L8 and L7."""
    t = night()
    unit(t, "b01", "n8", returning=1)
    unit(t, "b03", "k6", returning=1)
    begin(t, FighterMovement()).play("homeward")
    assert places(t, "b01", "b03") == ["l9", "i6"]


# --- § 7.3, § 9.3
@pytest.mark.rule("7.3")
def test_7_3_to_beacons_go_twin_engined_units_that_are_not_there_yet() -> None:
    """k4 has the beacon of Ludwig, and no city."""
    t = night()
    (beacon,) = [box for box in begin_options(t, "k4") if box not in ("gci_marker", "pass")]
    unit(t, "b01", "k4")
    unit(t, "b02", "k4", stack=beacon)
    unit(t, "b03", "k4", returning=1)
    unit(t, "b04", "k4", intruder=1)
    unit(t, "b08", "k4")
    g = begin(t, Deployment())
    g.play("to_beacons")
    assert boxes(t, "b01", "b02", "b03", "b04", "b08") == [beacon, beacon, "-", "-", "-"]
    assert [values[0] for values in g.events("stacked")] == [UNIT["b01"]]


def begin_options(t: Bomber, place: str) -> list[str]:
    """The posts of a hex, for a unit that is then taken away."""
    there = unit(t, "b05", place)
    found = begin(t, Deployment()).play("b05").options
    t.unit_at[there] = READY
    return found


@pytest.mark.rule("7.3")
def test_7_3_to_beacons_is_not_offered_where_nobody_would_go() -> None:
    t = night()
    (beacon,) = [box for box in begin_options(t, "k4") if box not in ("gci_marker", "pass")]
    unit(t, "b01", "k4", stack=beacon)
    assert begin(t, Deployment()).groups == []


@pytest.mark.rule("7.3")
def test_7_3_a_unit_that_has_deployed_is_left_out_of_group_orders() -> None:
    t = night()
    (beacon,) = [box for box in begin_options(t, "k4") if box not in ("gci_marker", "pass")]
    unit(t, "b01", "k4")
    unit(t, "b02", "k4")
    begin(t, Deployment()).play("b01", "pass", "to_beacons")
    assert boxes(t, "b01", "b02") == ["-", beacon]


@pytest.mark.rule("7.3", "9.3")
def test_9_3_under_ground_control_go_units_without_a_box() -> None:
    """h5 is a belt hex of the third division and has a beacon."""
    t = night()
    (beacon,) = [box for box in begin_options(t, "h5") if box not in ("gci_marker", "pass")]
    unit(t, "b01", "h5", stack=beacon)
    assert "to_gci" not in begin(t, Deployment()).groups
    unit(t, "b02", "h5")
    g = begin(t, Deployment()).play("to_gci")
    assert boxes(t, "b01", "b02") == [beacon, "gci"]
    assert "to_gci" not in g.groups


@pytest.mark.rule("7.3", "9.3")
def test_9_3_units_under_ground_control_follow_no_group_order() -> None:
    t = night()
    unit(t, "b01", "h5", gci=1)
    g = begin(t, Deployment())
    assert g.options == ["b01", "pass"]
    assert g.groups == []


@pytest.mark.rule("7.3")
def test_7_3_to_cities_go_single_engined_units_and_twins_that_have_nothing_else() -> None:
    """j4 has Bremen alone; l4 Brunswick and a beacon; i4 Wilhelmshaven in the belt of the second division."""
    t = night()
    unit(t, "b08", "j4")
    unit(t, "b02", "j4")
    unit(t, "b22", "l4")
    unit(t, "b03", "l4")
    unit(t, "b16", "i4")
    unit(t, "b10", "i4")
    unit(t, "b04", "i4")
    g = begin(t, Deployment()).play("to_cities")
    assert boxes(t, "b08", "b02", "b22", "b03") == ["bremen", "bremen", "braunschweig", "-"]
    assert boxes(t, "b16", "b10", "b04") == ["wilhelmshaven", "-", "wilhelmshaven"], "b04 is of another division"
    assert "to_cities" not in g.groups


@pytest.mark.rule("7.3")
def test_7_3_to_cities_is_not_offered_to_units_that_are_in_the_best_city_already() -> None:
    t = night()
    unit(t, "b08", "j6", stack="dortmund")
    assert begin(t, Deployment()).groups == []
    unit(t, "b08", "j6", stack="muenster")
    begin(t, Deployment()).play("to_cities")
    assert boxes(t, "b08") == ["dortmund"]


@pytest.mark.rule("7.3")
def test_7_3_of_cities_with_the_same_flak_the_first_is_taken() -> None:
    t = night()
    unit(t, "b08", "i7")
    g = begin(t, Deployment())
    assert g.groups == ["to_cities"]
    g.play("to_cities")
    assert boxes(t, "b08") == ["bochum_gelsenkirchen"]


@pytest.mark.rule("7.3")
def test_7_3_in_downfall_flak_and_beacons_are_those_of_downfall() -> None:
    """i7: Gelsenkirchen has most; h7 has no beacon any more."""
    t = night(downfall=True)
    unit(t, "d11", "i7")
    unit(t, "d01", "h7")
    begin(t, Deployment()).play("to_cities")
    assert boxes(t, "d11", "d01") == ["gelsenkirchen_wanne_eickel", "-"]


# --- § 7.4.2
@pytest.mark.rule("7.4.2")
def test_7_4_2_a_division_takes_off_without_its_single_engined_units() -> None:
    t = night()
    for name in ("b01", "b02", "b08", "b09", "b10"):
        t.unit_at[UNIT[name]] = READY
    g = begin(t, Scramble())
    assert g.groups == ["scramble_jd_3"]
    g.play("scramble_jd_3")
    assert places(t, "b01", "b02", "b08", "b09", "b10") == ["i8", "h8", "ready", "ready", "ready"]
    assert g.options == ["b08", "b09", "b10", "pass"]
    assert g.groups == []


@pytest.mark.rule("7.4.2")
def test_7_4_2_every_division_can_take_off_together() -> None:
    divisions = {"jd_1": "b17 b18", "jd_2": "b10 b11", "jd_3": "b01 b02", "jd_4": "b31 b32", "jd_7": "b25 b26"}
    for zone, names in divisions.items():
        t = night()
        for name in " ".join(divisions.values()).split():
            t.unit_at[UNIT[name]] = READY
        g = begin(t, Scramble())
        assert sorted(g.groups) == sorted(f"scramble_{zone}" for zone in divisions)
        g.play(f"scramble_{zone}")
        assert g.options == [name for name in sorted(" ".join(divisions.values()).split()) if name not in names] + [
            "pass"
        ]


# --- § 7.4.4
@pytest.mark.rule("7.4.4", "7.5")
def test_7_4_4_units_short_of_fuel_or_sent_home_land_together_near_their_airfields() -> None:
    """b01 is based in i8, b02 in h8, b03 in i6, b04 in g5, b05 in l6, b06 in h6."""
    t = night()
    unit(t, "b01", "i8", fuel=1)
    unit(t, "b02", "h8", returning=1)
    unit(t, "b03", "i6", fuel=2)
    unit(t, "b04", "g5", fuel=1, gci=1)
    unit(t, "b05", "k6", fuel=1)
    unit(t, "b06", "l8", returning=1)
    g = begin(t, Recovery())
    assert g.groups == ["land_home", "land_low"]
    g.play("land_low")
    landed = [name for name in ("b01", "b02", "b03", "b04", "b05", "b06") if t.unit_at[UNIT[name]] == RECOVERED]
    assert landed == ["b01", "b02", "b05"]


@pytest.mark.rule("7.4.4")
def test_7_4_4_one_unit_is_no_group() -> None:
    t = night()
    unit(t, "b01", "i8", fuel=1)
    unit(t, "b02", "m8")
    assert begin(t, Recovery()).groups == []


@pytest.mark.rule("7.4.4", "9.4.3")
def test_9_4_3_units_in_raids_do_not_land_with_a_group() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5", target=3, city="bremen", head=2)
    unit(t, "b01", "raid_a", fuel=0)
    unit(t, "b02", "h8", fuel=0)
    assert begin(t, Recovery()).groups == []


@pytest.mark.rule("7.4.4")
def test_7_4_4_markers_come_off_all_that_land_with_a_group() -> None:
    t = night()
    unit(t, "b01", "i8", gci=1)
    unit(t, "b02", "h8", scrambled=1, returning=1, intruder=1)
    begin(t, Recovery()).play("land_home")
    for name in ("b01", "b02"):
        u = UNIT[name]
        assert (t.gci[u], t.scrambled[u], t.returning[u], t.intruder[u]) == (0, 0, 0, 0)


@pytest.mark.rule("7.4.4", "7.4.3")
def test_7_4_3_a_return_marker_comes_off_when_the_unit_lands() -> None:
    t = night()
    unit(t, "b01", "i8", returning=1)
    unit(t, "b02", "m5")
    g = begin(t, Recovery()).play("b01")
    assert (t.unit_at[UNIT["b01"]], t.returning[UNIT["b01"]]) == (RECOVERED, 0)
    assert g.options == ["b02", "pass"], "the others have yet to land"


@pytest.mark.rule("7.4.4")
def test_7_4_4_who_lands_at_home_lands_in_his_own_division_whatever_he_was_over() -> None:
    """b10 of the second division is based in I5; H5 beside it belongs to the third."""
    t = night()
    unit(t, "b10", "h5")
    unit(t, "b11", "j2")
    unit(t, "b02", "m5")
    begin(t, Recovery()).play("land_home")
    landed = [(ZONE_NAMES[t.landed_in[UNIT[name]]], t.diverted[UNIT[name]]) for name in ("b10", "b11")]
    assert landed == [("jd_2", 0), ("jd_2", 0)]


@pytest.mark.rule("7.4.4", "7.1.1")
def test_7_4_4_who_lands_in_jutland_and_is_not_based_there_is_with_the_second_division() -> None:
    t = night()
    unit(t, "b01", "jutland")
    unit(t, "b02", "m5")
    begin(t, Recovery()).play("b01")
    assert (ZONE_NAMES[t.landed_in[UNIT["b01"]]], t.diverted[UNIT["b01"]]) == ("jd_2", 1)


@pytest.mark.rule("7.5")
def test_7_5_only_where_a_unit_is_out_of_fuel_somebody_must_land() -> None:
    for fuel, refused in ((1, {}), (0, {"pass": ("7.5", "out_of_fuel")})):
        t = night()
        unit(t, "b01", "m5", fuel=fuel)
        g = begin(t, Recovery())
        assert g.refused == refused
        assert ("pass" in g.options) is (fuel > 0)
