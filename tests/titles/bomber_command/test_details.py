"""Details of combat, detection, contact and landing that mutation runs found unchecked.  § 7 to § 9 and § 12.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.cards import CARD_BY_NAME
from opsroom.titles.bomber_command.rules.charts import CHIT_CITY, CHITS, CLOUD, FLAK, GCI, LATE, STACKED, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import BritishAttack, FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.ending import FinalRecovery
from opsroom.titles.bomber_command.rules.fighters import Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import CLOSED, ENGLAND, OUT, RAID_BOX, READY, REARMING
from opsroom.titles.bomber_command.rules.raid_movement import Combats, RaidMovement, add_combat
from opsroom.titles.bomber_command.rules.recovery import RaidRecovery, Recovery
from opsroom.titles.bomber_command.rules.scramble import QuickScramble, Scramble
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, RESOLVE, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from opsroom.titles.bomber_command.rules.units import is_active
from opsroom.titles.bomber_command.rules.victory import british_points
from opsroom.titles.bomber_command.rules.weather import wind_modifier
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import (
    CITY,
    PLACE,
    RAID,
    UNIT,
    ZONE,
    Night,
    begin,
    blip,
    night,
    raid,
    unit,
)

ROUTE = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5"


def main_force(t: Bomber, head: int = 4, letter: str = "a") -> int:
    return raid(t, letter, "main_force", ROUTE, target=5, city="bremen", head=head)


def attacked(t: Bomber, attack: NightAttack | FlakAttack, letter: str, *dice: int) -> Night:
    t.raid_now = RAID[letter]
    return begin(t, attack, *dice)


# --- attacks by night fighters
@pytest.mark.rule("9.7.2", "6.2")
@pytest.mark.parametrize(("dice", "offered"), [((6, 1), False), ((1, 6), False), ((5, 4), True)])
def test_9_7_2_rear_gunner_opens_fire_only_after_a_roll_without_a_six(dice: tuple[int, int], offered: bool) -> None:
    t = hands.night(british="rear_gunner", units="b03:raid_a")
    main_force(t)
    t.raid_now = RAID["a"]
    s = hands.begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [*dice])
    asked: list[str] = []
    while s.key:
        asked += s.options
        s.play("pass")
    assert ("rear_gunner_fires" in asked) == offered


@pytest.mark.rule("9.8.2", "8.3")
@pytest.mark.parametrize(
    ("dice", "hit"),
    [((1, 2), []), ((3, 4), [(1, 0)]), ((4, 5), [(1, 1)])],
)
def test_9_8_2_what_an_attack_did_is_told_and_a_miss_is_not(dice: tuple[int, int], hit: list[tuple[int, int]]) -> None:
    """Strength 2 in the Tame Boar column: 5 misses, 9 shoots one down, 11 disrupts as well."""
    t = night()
    r = main_force(t)
    g = attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", *dice)
    assert [told[1:3] for told in g.events("bombers_hit")] == hit
    assert (t.losses[r], t.disruption[r]) == (hit[0] if hit else (0, 0))


@pytest.mark.rule("9.8.2", "6.2")
def test_9_8_2_corkscrew_cannot_give_back_bombers_that_were_not_lost() -> None:
    t = hands.night(british="corkscrew", units="b03:raid_a")
    r = main_force(t)
    t.raid_now, t.losses[r] = r, 4
    s = hands.begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [1, 2]).lay("corkscrew")
    while s.key:
        s.play("pass")
    assert t.losses[r] == 4


@pytest.mark.rule("12.2.4", "9.7.2")
def test_12_2_4_only_defensive_fire_over_england_warns_the_bombers() -> None:
    t = night(intruder_rule=1)
    main_force(t)
    attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 6, 1, 1, 1)
    assert t.warned == 0
    unit(t, "b03", "i6")
    t.in_england[RAID["a"]] = 1
    u = unit(t, "b04", "england", intruder=1)
    begin(t, TameBoar(), 5, 4).play("pass", "b04", "a")
    assert t.warned == 0, "nobody fired back"
    t.acted[u] = 0
    begin(t, TameBoar()).play("pass").dice(6, 4, 1, 1).play("b04", "a")
    assert t.warned == 1


@pytest.mark.rule("9.9", "9.4.3", "9.3")
@pytest.mark.parametrize(("how", "place"), [(GCI, "i7"), (LATE, "g6")])
def test_9_9_a_unit_that_was_not_in_contact_stays_where_it_is(how: int, place: str) -> None:
    t = night()
    raid(t, "b", "mosquito", "e7 f6 g6 h5", target=2, city="emden", head=3)
    u = unit(t, "b06", place)
    g = attacked(t, NightAttack(u, how, PLACE[place]), "b", 1, 2)
    assert t.unit_at[u] == PLACE[place]
    assert g.events("left_raid") == []


@pytest.mark.rule("9.9", "12.2.4")
def test_12_2_4_an_intruder_attacks_mosquitoes_over_england() -> None:
    t = night(intruder_rule=1)
    r = raid(t, "b", "mosquito", "e7 f6 g6 h5", target=2, city="emden", head=9)
    t.in_england[r] = 1
    u = unit(t, "b03", "england", intruder=1)
    g = begin(t, TameBoar(), 6, 3).play("pass", "b03", "b")
    assert g.key == ""
    assert [told[1] for told in g.events("attack_declared")] == [STACKED]
    assert [told[2] for told in g.events("attack_rolled")] == [6 + 3 + 2]
    assert t.losses[r] == 3
    assert (t.unit_at[u], t.warned) == (ENGLAND, 0)


@pytest.mark.rule("9.5.1", "9.9")
@pytest.mark.parametrize(
    ("marker", "turn", "kind", "returns"),
    [
        (0, 5, "main_force", True),
        (BOMB_DROP, 5, "main_force", False),
        (RESOLVE, 5, "main_force", False),
        (RESOLVE, 4, "main_force", True),  # its stream has passed
        (BOMB_DROP, 5, "mosquito", True),
    ],
)
def test_9_5_1_early_arrival_stays_while_a_main_force_bombs_in_the_hex(
    marker: int, turn: int, kind: str, returns: bool
) -> None:
    """Mosquitoes over Münster declare themselves; the other raid is over Dortmund in the same hex."""
    t = hands.night(units="b03:j6", turn=5)
    card = CARD_BY_NAME["early_arrival_at_target"]
    t.deck[card] -= 1
    t.discards[card] = 1
    t.early[PLACE["j6"]] = 1
    b = raid(t, "b", "mosquito", "h6 i7 j6 k6", target=2, city="muenster", head=2)
    c = raid(t, "c", kind, "h6 i7 j6 k6", target=2, city="dortmund", head=2)
    t.bomb_marker[CITY["muenster"]], t.bomb_raid[CITY["muenster"]], t.bombed_on[CITY["muenster"]] = BOMB_DROP, b, 5
    t.bomb_marker[CITY["dortmund"]], t.bomb_raid[CITY["dortmund"]] = marker, c
    t.bombed_on[CITY["dortmund"]] = turn
    t.raid_now = b
    s = hands.begin(t, NightAttack(UNIT["b03"], LATE, PLACE["j6"], CITY["muenster"]), [1, 2])
    while s.key:
        s.play("pass")
    assert (t.early[PLACE["j6"]], s.hand("german")) == ((0, ["early_arrival_at_target"]) if returns else (1, []))


@pytest.mark.rule("9.8.2", "9.6.1", "8.3")
@pytest.mark.parametrize(
    ("value", "hit"), [(1, []), (2, [(1, 0, 1)]), (3, [(2, 1, 1)])], ids=["misses", "damages", "disrupts"]
)
def test_9_6_1_what_flak_did_is_told_and_a_miss_is_not(value: int, hit: list[tuple[int, int, int]]) -> None:
    """A roll of 4."""
    t = night()
    r = main_force(t)
    t.visibility = 1
    g = attacked(t, FlakAttack(PLACE["j4"], CITY["bremen"], value), "a", 1, 3)
    assert [told[1:4] for told in g.events("bombers_hit")] == hit
    assert (t.losses[r], t.disruption[r], t.damage[r]) == (hit[0] if hit else (0, 0, 0))
    assert t.raid_now == NONE


@pytest.mark.rule("9.2.1", "3.4.4")
@pytest.mark.parametrize(("visibility", "total"), [(0, 11), (1, 10), (2, 9)])
def test_9_2_1_visibility_counts_for_british_attacks_too(visibility: int, total: int) -> None:
    t = night(visibility=visibility)
    u = unit(t, "b03", "i6")
    g = begin(t, BritishAttack(u, 3, 0), 3, 4)
    assert g.events("british_attacked") == [(u, total, {11: 2, 10: 1, 9: 1}[total], 0)]


# --- detection, § 8.2
def two_streams(t: Bomber, first: int = 4, second: int = 4) -> Bomber:
    """Raid A flies in the south, raid B in the north."""
    raid(t, "a", "main_force", "e8 f8 g8 h8 i8 j7 k7", target=5, city="koeln", head=first)
    raid(t, "b", "main_force", "e4 f3 g3 h2 i2 j2 k1", target=5, city="hamburg", head=second)
    t.block[RAID["b"]] = 1
    return t


def counters(t: Bomber) -> list[tuple[str, str, str, str]]:
    """Raid, head and stream of each counter on the map."""
    names = {code: name for name, code in PLACE.items()} | {NONE: "-"}
    raids = {code: name for name, code in RAID.items()}
    return [
        (raids[t.blip_raid[i]], names[t.blip_head[i]], names[t.blip_tail[2 * i]], names[t.blip_tail[2 * i + 1]])
        for i in range(len(t.blip_head))
        if t.blip_head[i] != NONE
    ]


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


# --- intruders, § 12.2
@pytest.mark.rule("12.2.4")
def test_12_2_4_intruders_attack_once_each_and_not_on_their_way_home_nor_without_bombers() -> None:
    t = night(intruder_rule=1)
    r = main_force(t, 20)
    unit(t, "b03", "england", intruder=1)
    unit(t, "b04", "england", intruder=1, returning=1)
    unit(t, "b02", "e8", intruder=1)
    assert begin(t, TameBoar()).play("pass").key == "", "no bombers over England"
    t.in_england[r] = 1
    g = begin(t, TameBoar(), 1, 2).play("pass")
    assert (g.key, g.options) == ("choose_intruder", ["b03", "pass"])
    g.play("b03")
    assert g.options == ["a"]
    g.play("a")
    assert g.key == ""
    assert begin(t, TameBoar()).play("pass", "pass").key == ""


@pytest.mark.rule("12.2.3", "3.4.2")
@pytest.mark.parametrize(("weather", "total"), [(0, 11), (3, 9)])
def test_12_2_3_the_defence_of_great_britain_counts_the_weather_over_england(weather: int, total: int) -> None:
    t = night(intruder_rule=1)
    t.weather[ZONE["england"]] = weather
    unit(t, "b03", "england", intruder=1)
    unit(t, "b04", "e8", intruder=1)
    g = begin(t, TameBoar(), 4, 4)
    assert g.options == ["b03", "pass"]
    g.play("b03")
    assert [told[1] for told in g.events("british_attacked")] == [total]


# --- the markers of raid movement, § 9.1.2
@pytest.mark.rule("9.1.2", "9.8.1")
def test_9_1_2_a_wild_boar_that_was_sent_home_does_not_attack() -> None:
    t = night()
    a = main_force(t)
    u = unit(t, "b16", "i5", returning=1)
    add_combat(t, LATE, PLACE["i5"], CITY["bremen"], a, u)
    g = begin(t, Combats()).play("combat_1")
    assert (g.key, g.events("attack_declared"), t.raid_now) == ("", [], NONE)


@pytest.mark.rule("9.1.2", "9.6.1")
@pytest.mark.parametrize(("city", "place", "value"), [("berlin", "n3", 5), ("", "i4", 1), ("", "g7", 0)])
def test_9_6_1_a_marker_fires_with_the_flak_of_its_city_or_of_its_area(city: str, place: str, value: int) -> None:
    t = night()
    a = main_force(t)
    add_combat(t, FLAK, PLACE[place], CITY[city] if city else NONE, a, NONE)
    g = begin(t, Combats(), 3, 4).play("combat_1")
    assert g.events("flak_rolled") == [(PLACE[place], 7 + value, 0, 0)]


@pytest.mark.rule("9.3")
def test_9_3_a_unit_that_has_met_the_raid_is_refused_and_another_raid_is_not() -> None:
    t = night()
    a, b = main_force(t), raid(t, "b", "decoy", ROUTE, head=4)
    unit(t, "b06", "h5", gci=1)
    unit(t, "b07", "h6", gci=1)
    for hex, r in (("h5", a), ("h6", a), ("h5", b)):
        add_combat(t, GCI, PLACE[hex], NONE, r, NONE)
    g = begin(t, Combats(), 1, 2).play("combat_1", "b06", "combat_3")
    assert g.options == ["b07", "pass"]
    assert g.refused["b06"] == ("9.3", "attacked_it_before")
    g.play("pass", "combat_2")
    assert g.options == ["b06", "b07", "pass"], "the decoy has not met anybody yet"
    assert len(g.events("attack_declared")) == 1, "nobody attacked where the German side passed"


@pytest.mark.rule("9.5.1", "9.5.2")
def test_9_5_1_a_unit_is_declared_once_and_the_others_are_still_asked() -> None:
    t = night(turn=2)
    raid(t, "a", "main_force", "h5 i6 j5 k5 l5 m5", target=3, city="hannover", head=1)
    for name in ("b15", "b16", "b14"):
        unit(t, name, "k5")
    unit(t, "b10", "l4", stack="beacon_gertrud")
    unit(t, "b11", "l4", stack="beacon_gertrud")
    g = begin(t, RaidMovement())
    assert (g.key, g.options) == ("choose_reaction", ["b10", "b11", "pass"])
    g.play("b10", "hannover")
    assert g.options == ["b11", "pass"]
    g.play("pass")
    assert (g.key, g.options) == ("choose_wild_boar", ["b14", "b15", "b16", "pass"])
    g.play("b15", "hannover")
    assert g.options == ["b14", "b16", "pass"]
    g.play("pass")
    assert sorted(u for u in t.combat_unit if u != NONE) == sorted([UNIT["b10"], UNIT["b15"]])


# --- landing, § 7.4.4
@pytest.mark.rule("7.4.4", "7.4.5")
def test_7_4_4_all_units_land_before_anybody_rolls_and_each_rolls_for_itself() -> None:
    """In cloud a roll of 12 wrecks the second of three; a fourth stays up."""
    t = night(weather="cloud")
    for name in ("b03", "b10", "b17"):
        unit(t, name, {"b03": "i6", "b10": "i5", "b17": "m4"}[name])
    unit(t, "b05", "l6")
    g = begin(t, Recovery(), 1, 1, 6, 6, 1, 2).play("b17", "b03", "b10", "pass")
    assert g.key == ""
    places = [t.unit_at[UNIT[name]] for name in ("b03", "b10", "b17", "b05")]
    assert places == [REARMING, OUT, REARMING, PLACE["l6"]]
    assert t.fighter_losses == 2
    assert [told[0] for told in g.events("unit_wrecked")] == [UNIT["b10"]]


@pytest.mark.rule("7.4.4", "7.4.7")
def test_7_4_4_landing_takes_all_markers_and_the_next_landing_forgets_the_last() -> None:
    t = night()
    u = unit(t, "b03", "i6", returning=1, gci=1, scrambled=1, intruder=1, far=1, diverted=1, landed_in=2, depleted=1)
    begin(t, Recovery(), 1, 1).play("b03")
    marks = ("returning", "gci", "scrambled", "intruder", "far", "diverted", "depleted", "fuel")
    assert {mark: getattr(t, mark)[u] for mark in marks} == dict.fromkeys(marks, 0)
    assert (t.unit_at[u], t.landed_in[u]) == (REARMING, NONE)


@pytest.mark.rule("7.4.4", "7.4.8")
@pytest.mark.parametrize(
    ("downfall", "name", "place", "zone", "diverted"),
    [
        (False, "b31", "h9", "jd_4", 0),  # at home in the fourth division
        (False, "b03", "h9", "jd_4", 1),  # Berlin: the fourth division takes it
        (True, "d01", "h9", "jd_3", 1),  # Downfall: Allied airspace
        (True, "d01", "k8", "jd_7", 1),
        (False, "b03", "jutland", "jd_2", 1),
        (False, "b13", "jutland", "jd_2", 0),
    ],
)
def test_7_4_8_the_division_that_a_unit_lands_in(
    downfall: bool, name: str, place: str, zone: str, diverted: int
) -> None:
    t = night(downfall)
    u = unit(t, name, place)
    g = begin(t, Recovery(), 1, 1).play(name)
    assert g.events("landed") == [(u, ZONE[zone], diverted, 0)]
    assert t.unit_at[u] == (OUT if diverted else REARMING)


@pytest.mark.rule("7.4.4")
def test_7_4_4_after_a_diversion_the_next_unit_lands_at_home_again() -> None:
    """B10 is beside its field, over another division, and diverts; B16 of the same field is not asked for."""
    t = night()
    unit(t, "b10", "i6")
    u = unit(t, "b16", "i5")
    g = begin(t, Recovery(), 1, 1, 1, 1).play("b10", "divert", "b16")
    assert [told[2] for told in g.events("landed")] == [1, 0]
    assert t.unit_at[u] == REARMING


@pytest.mark.rule("7.4.4", "7.4.7")
def test_7_4_7_out_of_range_ends_with_the_landing() -> None:
    """The same unit later lands at home, in clear weather: a roll of 7 costs nothing."""
    t = night()
    u = unit(t, "b04", "c5")
    begin(t, Recovery(), 1, 1).play("b04")
    losses = t.fighter_losses
    unit(t, "b04", "g5")
    begin(t, Recovery(), 3, 4).play("b04")
    assert (t.fighter_losses, t.unit_at[u]) == (losses, REARMING)


@pytest.mark.rule("7.5", "7.4.4")
def test_7_5_a_unit_with_fuel_may_stay_up_and_one_without_may_not() -> None:
    t = night()
    unit(t, "b03", "i6", fuel=1)
    assert begin(t, Recovery()).options == ["b03", "pass"]
    unit(t, "b10", "i5", fuel=0)
    assert begin(t, Recovery()).options == ["b03", "b10"]


@pytest.mark.rule("7.4.6", "7.4.5")
def test_7_4_6_a_closed_airfield_opens_after_a_turn_and_nobody_else_moves() -> None:
    t = night()
    closed, ready, out = UNIT["b03"], UNIT["b10"], UNIT["b17"]
    t.unit_at[closed], t.unit_at[ready], t.unit_at[out] = CLOSED, READY, OUT
    t.scrambled[closed], t.fuel[closed] = 1, 5
    begin(t, Recovery())
    assert [t.unit_at[u] for u in (closed, ready, out)] == [REARMING, READY, OUT]
    assert (t.scrambled[closed], t.fuel[closed]) == (0, 0)
    begin(t, Recovery())
    assert t.unit_at[closed] == READY


@pytest.mark.rule("7.2.4", "7.6", "9.9.1")
def test_7_2_4_every_raid_over_england_lands_in_its_turn() -> None:
    """A Main Force rolls, Mosquitoes have their claims checked, gardeners just land; another raid is still out."""
    t = night()
    a, b, c = main_force(t, 20), 0, 0
    b = raid(t, "b", "mosquito", "e7 f6", target=1, city="emden", head=9)
    c = raid(t, "c", "gardening", "e5 f4", target=1, mine="h3", head=9)
    d = raid(t, "d", "decoy", ROUTE, head=4)
    for r in (a, b, c):
        t.in_england[r] = 1
    t.losses[b] = 1
    g = begin(t, Recovery(), 5, 5, 1)
    assert [t.gone[r] for r in (a, b, c, d)] == [1, 1, 1, 0]
    assert [told[:2] for told in g.events("raid_lands")] == [(a, 0), (b, 3), (c, 2)]
    assert g.events("bombers_crashed") == [(a, 1, 0, 0)]
    assert g.events("mosquitoes_confirmed") == [(b, 1, 1, 0)]
    assert (t.losses[a], t.losses[b], t.losses[c]) == (1, 1, 0)


@pytest.mark.rule("7.6", "6.2")
@pytest.mark.parametrize(
    ("cards", "dice", "lost"), [((), (3, 3), 0), (("accident",), (1, 1), 1), (("accident",), (5, 5), 2)]
)
def test_7_6_accident_on_the_landing_of_a_raid(cards: tuple[str, ...], dice: tuple[int, int], lost: int) -> None:
    """In clear weather 10 costs one bomber, 12 two."""
    t = hands.night(german=" ".join(cards))
    r = main_force(t, 20)
    t.in_england[r] = 1
    s = hands.begin(t, RaidRecovery(r), [*dice])
    for card in cards:
        s.lay(card)
    while s.key:
        s.play("pass")
    assert t.losses[r] == lost


@pytest.mark.rule("7.6")
@pytest.mark.parametrize(("disruption", "damage", "lost"), [(4, 0, 0), (5, 0, 1), (0, 5, 1), (2, 3, 1), (9, 0, 1)])
def test_7_6_every_five_points_of_disruption_and_damage_are_one_more(disruption: int, damage: int, lost: int) -> None:
    """A roll of 9 costs nothing, 10 and 11 one bomber."""
    t = night()
    r = main_force(t, 20)
    t.disruption[r], t.damage[r] = disruption, damage
    begin(t, RaidRecovery(r), 4, 5)
    assert t.losses[r] == lost


@pytest.mark.rule("9.9.2", "9.9.1")
def test_9_9_2_claims_by_hunters_stand_up_to_a_five_and_others_on_a_one() -> None:
    t = night()
    r = raid(t, "b", "mosquito", "e4 f3", target=1, city="kiel", head=5)
    t.losses[r], t.hunts[r] = 5, 2
    g = begin(t, RaidRecovery(r), 5, 6, 1, 2, 1)
    assert t.losses[r] == 3
    assert g.events("mosquitoes_confirmed") == [(r, 5, 3, 0)]
    assert t.shown_hunts[r] == 2


# --- ground, movement and deployment, § 7.1, § 7.3 and § 9.3
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
    """H7 touches H6 and H8 of the belt; I7 is no belt hex in Berlin, G7 neither."""
    t = night()
    unit(t, "b02", "h7", gci=1)
    assert {name for name, hex in PLACE.items() if hex < ENGLAND and is_active(t, hex)} == {"h6", "h7", "h8"}
    t.gci[UNIT["b02"]] = 0
    assert not is_active(t, PLACE["h7"])


# --- scramble and patrols, § 7.4.2 and § 9.2.4
@pytest.mark.rule("7.4.2")
def test_7_4_2_a_scramble_lifts_the_markers_of_the_last_flight() -> None:
    t = night()
    u = UNIT["b03"]
    t.unit_at[u] = READY
    t.returning[u] = t.gci[u] = t.intruder[u] = 1
    t.stacked[u] = 0
    g = begin(t, Scramble(), 1, 1).play("b03")
    assert g.key == ""
    assert (t.returning[u], t.gci[u], t.intruder[u], t.stacked[u]) == (0, 0, 0, NONE)
    assert g.events("scrambled") == [(u, PLACE["i6"], 0, 0)]


@pytest.mark.rule("7.4.2", "7.1.1")
def test_7_4_2_units_of_jutland_take_off_into_its_box() -> None:
    t = night()
    u = UNIT["b13"]
    t.unit_at[u] = READY
    g = begin(t, Scramble(), 6, 6).play("b13")
    assert (g.key, t.unit_at[u], t.scrambled[u]) == ("", PLACE["jutland"], 1)
    assert t.fighter_losses == 1, "its losses are rolled for as well"
    t.unit_at[u] = READY
    g = begin(t, QuickScramble(u), 1, 1)
    assert (g.key, t.unit_at[u]) == ("", PLACE["jutland"])


@pytest.mark.rule("7.4.2")
def test_7_4_2_a_single_engined_unit_may_stay_over_its_field() -> None:
    t = night()
    u = UNIT["b08"]
    t.unit_at[u] = READY
    g = begin(t, Scramble(), 1, 1).play("b08", "j7")
    assert (g.key, t.unit_at[u], g.events("fighter_moved")) == ("", PLACE["j7"], [])
    g = begin(t, QuickScramble(u), 1, 1).play("j7")
    assert g.events("fighter_moved") == []


@pytest.mark.rule("7.4.2")
def test_7_4_2_only_units_that_took_off_now_roll_for_losses() -> None:
    t = night()
    unit(t, "b10", "i5")
    t.unit_at[UNIT["b03"]] = t.unit_at[UNIT["b31"]] = READY
    g = begin(t, Scramble(), 6, 6, 6, 6).play("b31", "b03")
    assert g.key == ""
    assert [told[:2] for told in g.events("fighters_lost")] == [(UNIT["b03"], 1), (UNIT["b31"], 1)]


@pytest.mark.rule("9.2.4", "9.2.1")
@pytest.mark.parametrize(("weather", "total"), [("clear", 9), ("cloud", 8)])
def test_9_2_4_a_patrol_strikes_in_the_weather_of_the_field(weather: str, total: int) -> None:
    """Over the Ruhr clear weather is haze."""
    t = night(True, weather=weather, turn=2)
    t.patrol[1] = 1
    t.unit_at[UNIT["d01"]] = READY
    g = begin(t, Scramble()).play("d01", "patrol_3", "d01").dice(3, 4, 1, 1)
    g.play("attack_unit")
    assert [told[1] for told in g.events("british_attacked")] == [total]
    assert g.events("patrol_sent") == [(1, 5, 0, 0)]


@pytest.mark.rule("9.2.4", "9.2.1")
@pytest.mark.parametrize(("weather", "total"), [(0, 9), (3, 7)])
def test_9_2_4_a_patrol_strikes_landed_units_in_the_weather_of_their_division(weather: int, total: int) -> None:
    t = night(True)
    t.weather[ZONE["jd_3"]] = weather
    t.patrol[0] = 1
    u, v = unit(t, "d01", "j6"), unit(t, "d04", "j6")
    g = begin(t, Recovery(), 1, 1, 1, 1).play("d01", "d04")
    assert (g.key, g.options) == ("choose_patrol", ["patrol_2", "pass"])
    g.dice(3, 4).play("patrol_2", "d04")
    assert [told[:2] for told in g.events("british_attacked")] == [(v, total)]
    assert (t.unit_at[u], t.unit_at[v]) == (REARMING, REARMING)


@pytest.mark.rule("9.2.4")
def test_9_2_4_patrols_may_be_kept_and_strike_each_unit_once() -> None:
    t = night(True, turn=2)
    t.patrol[0] = t.patrol[1] = 1
    t.patrol[2] = 2
    t.unit_at[UNIT["d01"]] = READY
    g = begin(t, Scramble(), 1, 1).play("d01")
    assert g.options == ["patrol_2", "patrol_3", "pass"]
    g.play("pass")
    assert (g.key, list(t.patrol)) == ("", [1, 1, 2])
    t.unit_at[UNIT["d01"]] = READY
    g = begin(t, Scramble()).play("d01", "patrol_2", "d01").dice(1, 2, 1, 1)
    g.play("attack_unit")
    assert (g.key, list(t.patrol)) == ("", [2, 1, 2]), "no other unit has taken off"
    t.unit_at[UNIT["d01"]] = READY
    assert begin(t, Scramble()).play("d01").options == ["patrol_3", "pass"], "in the next turn it is prey again"


@pytest.mark.rule("12.2.1")
@pytest.mark.parametrize(("name", "asked"), [("b03", True), ("b31", True), ("b10", False), ("b17", False)])
def test_12_2_1_only_units_of_the_third_and_fourth_division_become_intruders(name: str, asked: bool) -> None:
    for rule in (1, 0):
        t = night(intruder_rule=rule)
        t.unit_at[UNIT[name]] = READY
        g = begin(t, Scramble(), 1, 1).play(name)
        assert (g.key == "choose_role") == (asked and rule == 1)
        if g.key:
            g.play("pass")
            assert (t.intruder[UNIT[name]], t.intruders_declared) == (0, 0)


# --- cards, § 6.2
@pytest.mark.rule("6.2", "9.4")
def test_6_2_where_nobody_could_attack_the_tame_boar_phase_asks_once_for_cards() -> None:
    """A unit in reach of the raid, single-engined, so that there is no contact to try."""
    t = hands.night(german="stragglers_tame_boar", units="b16:i5")
    main_force(t)
    blip(t, 0, "a", "i5")
    s = hands.begin(t, TameBoar())
    assert (s.key, s.seat) == ("choose_play", "german")
    s.play("pass")
    assert s.key == ""


@pytest.mark.rule("8.2", "6.2")
def test_8_2_high_rate_window_takes_the_place_of_the_roll() -> None:
    t = night(window_used=-1)
    main_force(t)
    g = begin(t, Detection())
    assert g.events("detection_rolled") == [(0, 5, 3, 0)]
    assert counters(t) == [("a", "i5", "h5", "g6")]


@pytest.mark.rule("8.3", "9.9", "12.3.1")
@pytest.mark.parametrize("kind", ["mosquito", "decoy", "main_force"])
def test_8_3_what_is_said_to_a_unit_outside_the_raid_box_is_not_known_of_a_letter(kind: str) -> None:
    for place, known in (("h5", False), ("raid_b", True)):
        t = night(load_rule=1)
        r = raid(t, "b", kind, ROUTE, target=5, city="bremen", head=3)
        t.heavy[r] = int(kind == "main_force")
        u = unit(t, "b06", place)
        attacked(
            t, NightAttack(u, GCI if place == "h5" else TAME_BOAR, PLACE["h5"] if place == "h5" else NONE), "b", 1, 2
        )
        shown = t.shown_heavy[r] == 1 if kind == "main_force" else t.shown_kind[r] == t.kind[r]
        assert shown == known


@pytest.mark.rule("9.9.2")
def test_9_9_2_only_claims_on_mosquitoes_are_hunts() -> None:
    t = night(True)
    r = raid(t, "a", "main_force", "e7 f6 g6 h5", target=3, city="essen", head=2)
    attacked(t, NightAttack(unit(t, "d11", "i7", gci=1), GCI, PLACE["i7"]), "a", 5, 4)
    assert t.losses[r] > 0
    assert (t.hunts[r], t.shown_hunts[r]) == (0, NONE)


@pytest.mark.rule("9.6.1", "6.2")
@pytest.mark.parametrize(("weather", "total"), [("clear", 11), ("broken_cloud", 10), ("haze", 9), ("cloud", 8)])
def test_9_6_1_searchlights_and_flares_help_flak_where_it_is_clear_enough(weather: str, total: int) -> None:
    """A roll of 7, flak 3, and the modifier of the weather."""
    t = night(weather=weather)
    main_force(t)
    t.flares[PLACE["j4"]] = 1
    g = attacked(t, FlakAttack(PLACE["j4"], CITY["bremen"], 3), "a", 3, 4)
    assert [told[1] for told in g.events("flak_rolled")] == [total]
    g = attacked(t, FlakAttack(PLACE["k5"], CITY["hannover"], 3), "a", 3, 4)
    assert [told[1] for told in g.events("flak_rolled")] == [total - (weather in ("clear", "broken_cloud"))]


@pytest.mark.rule("9.4.1", "3.4.4")
@pytest.mark.parametrize(("visibility", "total"), [(0, 8), (1, 7), (2, 6)])
def test_9_4_1_visibility_counts_for_contacts(visibility: int, total: int) -> None:
    t = night(visibility=visibility)
    main_force(t)
    blip(t, 0, "a", "i5")
    g = begin(t, Contact(unit(t, "b03", "i5", stack="beacon_ludwig"), 0), 3, 4)
    assert [told[1] for told in g.events("contact_rolled")] == [total]


# --- what raids fly into, § 7.2 and § 9.1.2
@pytest.mark.rule("7.2.2", "9.6.1", "9.1.2")
@pytest.mark.parametrize(("head", "turn", "fires"), [(-1, 1, 1), (1, 2, 1), (2, 3, 0), (3, 3, 0)])
def test_7_2_2_the_flak_of_the_entry_hex_fires_while_the_stream_passes_it(head: int, turn: int, fires: int) -> None:
    """G7 has area flak; a stream of two hexes is still in it in the second turn."""
    t = night(turn=turn)
    raid(t, "a", "decoy", "g7 f6 e6 e5 e4 d4 d3 c3 c2", head=head)
    t.slow_entry[RAID["a"]] = int(head == 2)
    begin(t, RaidMovement())
    assert sum(t.combat_hex[i] == PLACE["g7"] for i in range(t.combats)) == fires


@pytest.mark.rule("9.1.2", "7.2")
def test_9_1_2_combat_markers_come_off_when_all_are_resolved() -> None:
    t = night(turn=1)
    raid(t, "a", "decoy", "g7 f6 e6 e5 e4 d4 d3 c3 c2")
    g = begin(t, RaidMovement()).dice(1, 2)
    g.play("combat_1")
    assert (g.key, t.combats) == ("", 0)
    assert set(t.combat_hex) == {NONE}


@pytest.mark.rule("9.4.4")
@pytest.mark.parametrize(("zone", "modifier"), [("jd_2", -2), ("jd_3", -2), ("jd_1", 0)])
def test_9_4_4_the_weather_of_the_head_and_of_the_last_hex_of_the_stream_counts(zone: str, modifier: int) -> None:
    """The head is in I5 of 2 JD, the stream in H5 and G6 of 3 JD."""
    t = night()
    raid(t, "a", "main_force", "e7 f6 i4 i5 h4 g6", target=3, city="bremen", head=5)
    t.weather[ZONE[zone]] = CLOUD
    u = unit(t, "b03", "raid_a")
    g = attacked(t, NightAttack(u, TAME_BOAR, NONE), "a", 1, 2)
    assert g.events("weather_told") == [(u, modifier, 0, 0)]
    t.head[RAID["a"]] = 3
    g = attacked(t, NightAttack(u, TAME_BOAR, NONE), "a", 1, 2)
    assert g.events("weather_told") == [(u, -2 if zone != "jd_1" else 0, 0, 0)]


@pytest.mark.rule("9.2.1", "9.8.1")
@pytest.mark.parametrize(("dice", "depleted"), [((1, 2), 0), ((3, 4), 1)])
def test_9_2_1_british_attacks_deplete_only_on_a_d(dice: tuple[int, int], depleted: int) -> None:
    t = night()
    u = unit(t, "b03", "i6")
    begin(t, BritishAttack(u, 3, 0), *dice)
    assert (t.depleted[u], t.returning[u]) == (depleted, 0)


@pytest.mark.rule("9.8.4")
def test_9_8_4_damage_that_is_kept_stays_and_adds_nothing() -> None:
    t = night()
    r = main_force(t)
    t.damage[r] = 2
    g = attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 3, 4).play("pass")
    assert t.damage[r] == 2
    assert g.events("damage_spent") == []
    assert [told[2] for told in g.events("attack_rolled")] == [9]


@pytest.mark.rule("12.1.2", "9.2.1")
@pytest.mark.parametrize(("moon", "turn", "total"), [(1, 2, 7), (1, 3, 8), (2, 2, 8), (2, 3, 7), (0, 2, 7)])
def test_12_1_2_the_moon_shines_from_its_rise_or_until_it_sets(moon: int, turn: int, total: int) -> None:
    """It rises or sets on turn 3."""
    t = night(moon=moon, moon_turn=3, turn=turn)
    g = begin(t, BritishAttack(unit(t, "b03", "i6"), 0, 0), 3, 4)
    assert [told[1] for told in g.events("british_attacked")] == [total]


@pytest.mark.rule("12.1.3")
@pytest.mark.parametrize(("wind", "course"), [(NONE, 0), (NONE, 180), (0, NONE), (180, NONE)])
def test_12_1_3_without_wind_or_course_nothing_changes(wind: int, course: int) -> None:
    assert wind_modifier(night(wind=wind), course) == 0


@pytest.mark.rule("7.2.4", "9.4.3")
def test_7_2_4_only_units_in_the_stream_are_left_behind_when_it_comes_home() -> None:
    t = night(turn=7)
    main_force(t, 11)
    inside, outside = unit(t, "b03", "raid_a"), unit(t, "b10", "i5")
    begin(t, RaidMovement())
    assert t.in_england[RAID["a"]] == 1
    assert (t.unit_at[inside], t.returning[inside]) == (PLACE["f5"], 1)
    assert (t.unit_at[outside], t.returning[outside]) == (PLACE["i5"], 0)


@pytest.mark.rule("6.2", "7.2")
def test_6_2_cards_are_asked_for_before_the_raids_move() -> None:
    t = hands.night(german="searchlights_and_flares", turn=1)
    main_force(t, -1)
    s = hands.begin(t, RaidMovement())
    assert (s.key, t.head[RAID["a"]]) == ("choose_play", -1)
    assert "searchlights_and_flares" in s.options or s.seat == "british"


@pytest.mark.rule("7.5")
def test_7_5_the_last_fuel_is_burnt_too() -> None:
    t = night()
    u = unit(t, "b03", "i6", fuel=1)
    begin(t, FighterMovement()).play("pass")
    assert t.fuel[u] == 0


@pytest.mark.rule("11.0", "7.5.1")
def test_11_0_at_the_end_gci_markers_come_off_so_that_all_burn_fuel() -> None:
    t = night()
    u = unit(t, "b06", "h6", gci=1, fuel=5)
    begin(t, FinalRecovery()).play("fly_on", "pass")
    assert (t.gci[u], t.fuel[u], t.turn) == (0, 4, 4)


@pytest.mark.rule("3.3", "4.5.2", "11.1")
@pytest.mark.parametrize(("bombed", "points"), [(1, 0), (2, 17)])
def test_3_3_a_follow_up_chit_of_release_0_1_0_scores_with_the_second_raid(bombed: int, points: int) -> None:
    t = night(True)
    t.follow_up, t.bombed[0] = 1, bombed
    t.chit[1] = next(i for i in range(CHITS) if CHIT_CITY[CHITS + i] == NONE)
    assert british_points(t) == points


@pytest.mark.rule("12.1.3")
@pytest.mark.parametrize(("wind", "modifier"), [(0, -1), (120, -1), (300, 1), (180, 1), (330, 0), (150, 0)])
def test_12_1_3_sixty_degrees_either_way_are_with_the_wind_and_a_hundred_and_twenty_against_it(
    wind: int, modifier: int
) -> None:
    assert wind_modifier(night(wind=wind), 60) == modifier
