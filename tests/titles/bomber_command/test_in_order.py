"""Answers that settle the rest in its order: zones, combats, streams, contacts and attacks.  § 3.4.1, § 7.2.3, § 9.1.2, § 9.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import FLAK
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.geography import CITY_HEX, PLACE_NAMES, RAID_BOX, ZONE_NAMES
from opsroom.titles.bomber_command.rules.raid_movement import Combats, add_combat
from opsroom.titles.bomber_command.rules.set_up import SettingUp
from opsroom.titles.bomber_command.rules.table import ACTIVITY_NAMES, BOMB_DROP, COUNTERS
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from tests.titles.bomber_command.night import PLACE, RAID, UNIT, Night, begin, blip, night, raid, unit

ROUTE = "e7 f6 g6 h5 i5 j4"


# --- § 3.4.1
def declaring(*declared: str) -> Night:
    """The British player declares the order of the zones; some have been declared."""
    t = night()
    for place in range(len(t.zone_order)):
        t.zone_order[place] = ZONE_NAMES.index(declared[place]) if place < len(declared) else NONE
    frame = SettingUp()
    frame.at = next(i for i, step in enumerate(frame.about().steps) if step.name == "choose_zone")
    return begin(t, frame)


@pytest.mark.rule("3.4.1")
def test_3_4_1_the_zones_that_are_left_follow_as_they_are_numbered() -> None:
    first = ZONE_NAMES[2]
    g = declaring(first)
    assert g.groups == ["in_order"]
    g.play("in_order")
    rest = [zone for zone in ZONE_NAMES if zone != first]
    assert [ZONE_NAMES[zone] for zone in g.t.zone_order] == [first, *rest]


@pytest.mark.rule("3.4.1")
def test_3_4_1_with_two_zones_left_the_rest_can_be_settled_and_with_one_it_is_a_zone_by_itself() -> None:
    assert declaring(*ZONE_NAMES[:-2]).groups == ["in_order"]
    assert declaring(*ZONE_NAMES[:-1]).groups == []


# --- § 7.2.3
def streams(*letters: str) -> Night:
    t = night(downfall=True)
    for letter, path in zip(letters, (ROUTE, "e4 f3 g3 h2 i2 j1", "e5 f4 g4 h3 i3 j2"), strict=False):
        raid(t, letter, "main_force", path, target=5, city="bremen", head=3)
    return begin(t, Detection(), 6, 6)


@pytest.mark.rule("7.2.3")
def test_7_2_3_keeping_all_is_offered_while_two_streams_are_left() -> None:
    g = streams("a", "b", "c")
    assert g.groups == ["keep_all"]
    g.play("stretch_stream")
    assert (g.t.stretched[RAID["a"]], g.groups) == (1, ["keep_all"])
    g.play("pass")
    assert g.groups == []
    assert streams("a").groups == []


@pytest.mark.rule("7.2.3")
def test_7_2_3_keeping_all_leaves_what_was_stretched_before() -> None:
    g = streams("a", "b", "c").play("stretch_stream", "keep_all")
    assert [g.t.stretched[RAID[letter]] for letter in "abc"] == [1, 0, 0]
    assert g.t.top is None


# --- § 9.1.2
def flak_in(*hexes: str) -> Night:
    t = night()
    r = raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
    for hex in hexes:
        add_combat(t, FLAK, PLACE[hex], -1, r, -1)
    return begin(t, Combats())


@pytest.mark.rule("9.1.2")
def test_9_1_2_combats_in_one_hex_are_in_their_order_in_any_case() -> None:
    g = flak_in("i5", "i5")
    assert g.groups == []
    g = flak_in("h8", "i5", "i5")
    assert g.groups == ["in_order"]
    assert len(g.options) == 2


@pytest.mark.rule("9.1.2")
def test_9_1_2_the_rest_is_resolved_after_one_that_was_chosen() -> None:
    g = flak_in("h8", "i5", "j4")
    g.play(g.options[1], "in_order")
    assert [PLACE[hex] for hex in ("i5", "h8", "j4")] == [values[0] for values in g.events("flak_fires")]
    assert g.t.top is None


# --- § 9.4
@pytest.mark.rule("9.4")
def test_9_4_of_equally_strong_units_the_first_by_name_attacks_first() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=2)
    for name in ("b05", "b03", "b02", "b04"):
        unit(t, name, "raid_a")
    g = begin(t, TameBoar())
    assert g.groups == ["all_attack"]
    g.play("all_attack")
    assert [values[0] for values in g.events("attack_declared")] == [
        UNIT[name] for name in ("b04", "b02", "b03", "b05")
    ]


@pytest.mark.rule("9.4", "9.8.1")
def test_9_8_1_a_depleted_unit_attacks_with_its_weak_side_after_stronger_ones() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=2)
    unit(t, "b02", "raid_a", depleted=1)
    unit(t, "b03", "raid_a")
    g = begin(t, TameBoar()).play("all_attack")
    assert [values[0] for values in g.events("attack_declared")] == [UNIT["b03"], UNIT["b02"]]


@pytest.mark.rule("9.4", "7.4.3")
def test_7_4_3_units_that_were_sent_home_do_not_attack_with_the_others() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=2)
    unit(t, "b01", "raid_a", returning=1)
    unit(t, "b02", "raid_a")
    unit(t, "b03", "raid_a")
    g = begin(t, TameBoar())
    assert g.options == ["b02", "b03", "pass"]
    g.play("all_attack")
    assert [values[0] for values in g.events("attack_declared")] == [UNIT["b02"], UNIT["b03"]]


@pytest.mark.rule("9.4.1")
def test_9_4_1_one_unit_is_no_group() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
    blip(t, 0, "a", "i5")
    unit(t, "b02", "i5")
    assert begin(t, TameBoar()).groups == []
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=2)
    unit(t, "b02", "raid_a")
    assert begin(t, TameBoar()).groups == []


@pytest.mark.rule("9.4.1")
def test_9_4_1_by_an_order_to_all_a_unit_that_could_meet_two_raids_is_asked_which() -> None:
    t = night()
    for letter, counter in (("a", 0), ("b", 1)):
        raid(t, letter, "main_force", ROUTE, target=5, city="bremen", head=4)
        blip(t, counter, letter, "i5")
    unit(t, "b01", "i5")
    unit(t, "b02", "i5")
    g = begin(t, TameBoar()).play("all_contact")
    assert g.key == "choose_contact"
    assert len(g.options) == 2
    g.play(g.options[1])
    assert [values[0] for values in g.events("contact_rolled")] == [UNIT["b01"]]
    assert g.key == "choose_contact"
    g.play(g.options[0])
    assert [values[0] for values in g.events("contact_rolled")][:2] == [UNIT["b01"], UNIT["b02"]]


@pytest.mark.rule("9.4.1", "7.4.3")
def test_7_4_3_a_unit_that_a_card_sends_home_does_not_roll_for_contact() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
    blip(t, 0, "a", "i5")
    g = begin(t, Contact(unit(t, "b02", "i5", returning=1), 0))
    assert g.events("contact_rolled") == []
    assert t.top is None


@pytest.mark.rule("9.4.1")
def test_9_4_1_who_passes_makes_no_contact_and_the_phase_goes_on() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
    blip(t, 0, "a", "i5")
    u = unit(t, "b02", "i5")
    g = begin(t, TameBoar()).play("pass")
    assert t.top is None
    assert (t.unit_at[u], g.events("contact_rolled")) == (PLACE["i5"], [])


@pytest.mark.rule("9.4")
def test_9_4_who_passes_attacks_nobody_and_the_phase_goes_on() -> None:
    t = night()
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=2)
    unit(t, "b02", "raid_a")
    g = begin(t, TameBoar()).play("pass")
    assert t.top is None
    assert g.events("attack_declared") == []


@pytest.mark.rule("9.4.1")
def test_9_4_1_who_tried_has_acted_and_a_contact_leads_to_the_raid_that_was_met() -> None:
    t = night()
    raid(t, "b", "main_force", ROUTE, target=5, city="bremen", head=4)
    blip(t, 0, "b", "i5")
    one, two = unit(t, "b01", "i5"), unit(t, "b02", "i5")
    begin(t, TameBoar(), 6, 6).play("b01", "counter_1")
    assert t.unit_at[one] == RAID_BOX + RAID["b"]
    assert [ACTIVITY_NAMES[t.acted[u]] for u in (one, two)] == ["acted", ""]


@pytest.mark.rule("9.4.2")
def test_9_4_2_over_a_bombed_city_no_beacon_is_needed_whichever_city_it_is() -> None:
    """The first of the list."""
    t = night()
    r = raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
    city = 0
    t.bomb_marker[city], t.bomb_raid[city] = BOMB_DROP, r
    u = unit(t, "b02", PLACE_NAMES[CITY_HEX[city]])
    g = begin(t, Contact(u, COUNTERS + city), 6, 6)
    assert t.unit_at[u] == RAID_BOX + r
    assert g.events("roll_adjusted") == []
