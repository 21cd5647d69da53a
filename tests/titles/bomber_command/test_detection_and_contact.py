"""Detection and contact.  § 8.2, § 9.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import CLOUD
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.geography import RAID_BOX
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import (
    CITY,
    RAID,
    UNIT,
    ZONE,
    begin,
    blip,
    counters,
    main_force,
    night,
    raid,
    unit,
)


def two_streams(t: Bomber, first: int = 4, second: int = 4) -> Bomber:
    """Raid A flies in the south, raid B in the north."""
    raid(t, "a", "main_force", "e8 f8 g8 h8 i8 j7 k7", target=5, city="koeln", head=first)
    raid(t, "b", "main_force", "e4 f3 g3 h2 i2 j2 k1", target=5, city="hamburg", head=second)
    t.block[RAID["b"]] = 1
    return t


# --- detection, § 8.2
@pytest.mark.rule("8.2", "8.2.1", "8.3")
def test_8_2_counters_lie_in_the_order_of_their_hexes_each_with_its_own_stream() -> None:
    t = two_streams(night())
    raid(t, "c", "mosquito", "c1 d1 e1", target=2, city="kiel", head=2)
    g = begin(t, Detection(), 4, 4)
    assert counters(t) == [("c", "e1", "-", "-"), ("b", "i2", "h2", "g3"), ("a", "i8", "h8", "g8")]
    assert g.events("raids_detected") == [(3, 1, 0, 0)]
    g = begin(two_streams(night()), Detection(), 3, 3)
    assert counters(g.t) == [("b", "i2", "-", "-"), ("a", "i8", "-", "-")]
    assert g.events("raids_detected") == [(2, 0, 0, 0)]


@pytest.mark.rule("7.2.3", "8.2.1")
@pytest.mark.parametrize(
    ("answers", "tails"),
    [(("pass", "stretch_stream"), ("h2", "i8")), (("stretch_stream", "pass"), ("i2", "h8"))],
)
def test_7_2_3_each_stream_of_downfall_is_asked_about_in_its_turn(
    answers: tuple[str, str], tails: tuple[str, str]
) -> None:
    t = two_streams(night(True))
    g = begin(t, Detection(), 6, 6).play(*answers)
    assert g.key == ""
    assert [tail for _, _, tail, _ in counters(t)] == list(tails)


@pytest.mark.rule("7.2.3")
def test_7_2_3_a_raid_in_its_first_hex_has_nothing_behind_it_to_stretch_over() -> None:
    t = two_streams(night(True), first=0, second=1)
    g = begin(t, Detection(), 6, 6).play("stretch_stream")
    assert g.key == ""
    assert counters(t) == [("a", "e8", "e8", "-"), ("b", "f3", "e4", "-")]


@pytest.mark.rule("7.2.3", "8.2")
def test_7_2_3_only_confirmed_streams_of_downfall_are_stretched() -> None:
    assert begin(two_streams(night(True)), Detection(), 3, 4).key == ""
    assert begin(two_streams(night()), Detection(), 6, 6).key == ""


@pytest.mark.rule("8.2", "6.2")
def test_8_2_command_confusion_leaves_the_streams_unconfirmed() -> None:
    t = two_streams(hands.night(british="command_confusion"))
    s = hands.begin(t, Detection(), [6, 6, 3]).lay("command_confusion")
    while s.key:
        s.play("pass")
    assert counters(t) == [("b", "i2", "-", "-"), ("a", "i8", "-", "-")]


@pytest.mark.rule("7.2.4", "8.2")
@pytest.mark.parametrize(("dice", "seen"), [((3, 3), []), ((3, 4), [("a", "england", "-", "f5")])])
def test_7_2_4_a_raid_on_its_way_out_is_seen_only_when_its_stream_is_confirmed(
    dice: tuple[int, int], seen: list[tuple[str, str, str, str]]
) -> None:
    """Its head and the first part of the stream are over England."""
    t = night()
    main_force(t, head=11)
    begin(t, Detection(), *dice)
    assert counters(t) == seen


@pytest.mark.rule("8.2", "7.2.4")
@pytest.mark.parametrize("mark", ["gone", "in_england"])
def test_8_2_a_raid_that_is_home_is_not_detected(mark: str) -> None:
    t = night()
    r = main_force(t, head=4)
    getattr(t, mark)[r] = 1
    begin(t, Detection(), 6, 6)
    assert counters(t) == []


# --- contact, § 9.4
@pytest.mark.rule("9.4.1")
def test_9_4_1_every_unit_has_its_try_one_after_the_other() -> None:
    t = night()
    main_force(t)
    blip(t, 0, "a", "i5", "h5")
    unit(t, "b03", "i5")
    unit(t, "b10", "h5")
    g = begin(t, TameBoar(), 1, 2, 1, 3).play("b03", "counter_1")
    assert (g.key, g.options) == ("choose_contact_unit", ["b10", "pass"])
    g.play("b10", "counter_1")
    assert g.key == ""
    assert [told[:2] for told in g.events("contact_rolled")] == [(UNIT["b03"], 1), (UNIT["b10"], 2)]


@pytest.mark.rule("9.4.1", "9.4.2")
def test_9_4_1_a_unit_chooses_among_the_raids_and_the_bombed_city_of_its_hex() -> None:
    t = night()
    main_force(t, letter="a")
    raid(t, "b", "decoy", "g5 h4 i4 j4", head=3)
    blip(t, 0, "b", "j4")
    blip(t, 1, "a", "m1", "m2", "j4")
    for city in ("bremen", "kassel"):
        t.bomb_marker[CITY[city]], t.bomb_raid[CITY[city]] = BOMB_DROP, RAID["a"]
    unit(t, "b12", "j4")
    g = begin(t, TameBoar()).play("b12")
    assert g.options == ["counter_1", "counter_2", "bremen"]


@pytest.mark.rule("9.4.1", "7.3")
def test_9_4_1_only_beacons_reach_into_the_next_hex() -> None:
    """K5 has Hannover, L4 the beacon Gertrud; the raid is in L5, which touches both."""
    t = night()
    main_force(t)
    blip(t, 0, "a", "l5")
    unit(t, "b15", "k5", stack="hannover")
    assert begin(t, TameBoar()).key == ""
    unit(t, "b14", "l4", stack="beacon_gertrud")
    assert begin(t, TameBoar()).options == ["b14", "pass"]


@pytest.mark.rule("9.4.1")
def test_9_4_1_a_unit_stacked_on_a_city_is_away_from_a_beacon() -> None:
    """A roll of 8: two less, unless the unit is on a beacon or over the bombed city."""
    for stack, bombed, total in (("bremen", False, 6), ("bremen", True, 8), ("", True, 8)):
        t = night()
        main_force(t)
        blip(t, 0, "a", "j4")
        t.bomb_marker[CITY["bremen"]], t.bomb_raid[CITY["bremen"]] = BOMB_DROP, RAID["a"]
        unit(t, "b12", "j4", stack=stack)
        g = begin(t, TameBoar(), 4, 4).play("b12", "bremen" if bombed else "counter_1")
        assert [told[1] for told in g.events("contact_rolled")] == [total]


@pytest.mark.rule("9.4.1", "3.4.2")
@pytest.mark.parametrize(("head", "tail"), [("k4", "l3"), ("l3", "k4")])
def test_9_4_1_on_a_beacon_the_hex_with_the_best_weather_counts(head: str, tail: str) -> None:
    """Gertrud touches K4 of 2 JD and L3 of 1 JD, where there is cloud."""
    t = night()
    main_force(t)
    t.weather[ZONE["jd_1"]] = CLOUD
    blip(t, 0, "a", head, tail)
    u = unit(t, "b14", "l4", stack="beacon_gertrud")
    g = begin(t, Contact(u, 0), 3, 4)
    assert [told[1] for told in g.events("contact_rolled")] == [7]
    blip(t, 0, "a", "l3")
    t.blip_tail[0] = NONE
    u = unit(t, "b14", "l4", stack="beacon_gertrud")
    g = begin(t, Contact(u, 0), 3, 4)
    assert [told[1] for told in g.events("contact_rolled")] == [5]


@pytest.mark.rule("9.4.1", "9.4.3")
def test_9_4_1_contact_with_the_second_counter_leads_into_the_box_of_its_raid() -> None:
    t = two_streams(night())
    blip(t, 0, "b", "i2")
    blip(t, 1, "a", "i8", "h8")
    u = unit(t, "b01", "h8")
    g = begin(t, TameBoar(), 6, 5).play("b01", "counter_2")
    assert t.unit_at[u] == RAID_BOX + RAID["a"]
    assert t.depleted[u] == 0
    assert g.events("contact_made") == [(u, RAID["a"], 0, 0)]
    assert g.key == "choose_attacker"


@pytest.mark.rule("9.4.1", "9.8.1")
@pytest.mark.parametrize(("name", "depleted"), [("b03", 0), ("b03", 1), ("b14", 1)])
def test_9_4_1_contact_at_equality_depletes_fresh_units_and_sends_nobody_home(name: str, depleted: int) -> None:
    t = night()
    main_force(t)
    blip(t, 0, "a", "i5")
    u = unit(t, name, "i5", stack="beacon_ludwig", depleted=depleted)
    g = begin(t, Contact(u, 0), 3, 4)
    assert t.unit_at[u] == RAID_BOX + RAID["a"]
    assert (t.depleted[u], t.returning[u]) == (1, 0)
    assert len(g.events("depleted")) == (1 if depleted == 0 else 0)


@pytest.mark.rule("9.4", "7.4.3")
def test_9_4_a_unit_on_its_way_home_does_not_attack_from_within() -> None:
    t = night()
    main_force(t)
    unit(t, "b03", "raid_a", returning=1)
    unit(t, "b10", "raid_a")
    g = begin(t, TameBoar(), 1, 2)
    assert g.options == ["b10", "pass"]
    g.play("b10")
    assert g.key == ""
