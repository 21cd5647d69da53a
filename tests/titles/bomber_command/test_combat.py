"""Attacks: ground control, Tame and Wild Boars, flak, Mosquitoes, intruders.  § 9 and § 12.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.cards import FACT_TWIN
from opsroom.titles.bomber_command.rules.charts import (
    CLOUD,
    FLAK,
    GCI,
    LATE,
    STACKED,
    TAME_BOAR,
    WEATHER_MODIFIER,
)
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack, facts_of
from opsroom.titles.bomber_command.rules.fighters import FighterMovement
from opsroom.titles.bomber_command.rules.geography import ENGLAND, RAID_BOX
from opsroom.titles.bomber_command.rules.raid_movement import Combats, RaidMovement, add_combat, move
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import Scramble
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from tests.titles.bomber_command.night import (
    CITY,
    CODES,
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


def attacked(t: Bomber, attack: NightAttack, letter: str, *dice: int) -> Night:
    t.raid_now = RAID[letter]
    return begin(t, attack, *dice)


def main_force(t: Bomber, head: int = 4) -> int:
    return raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=head)


# --- the roll
@pytest.mark.rule("9.0", "9.1", "9.1.1", "9.7", "9.8", "9.8.2", "9.8.3")
def test_a_tame_boar_attack() -> None:
    """Strength 2, cloud, a roll of 10."""
    t = night(weather="cloud")
    r = main_force(t)
    u = unit(t, "b03", "raid_a")
    attacked(t, NightAttack(u, TAME_BOAR, NONE), "a", 4, 6, 1, 1)
    assert (t.losses[r], t.disruption[r]) == (1, 1)
    assert t.shown_losses[r] == 1
    assert t.depleted[u] == 0
    assert t.raid_now == NONE
    assert t.shown_kind[r] == NONE, "only Mosquitoes and Decoys must say what they are"


@pytest.mark.rule("9.7", "9.1.1", "9.4.4", "3.4.2")
@pytest.mark.parametrize(("how", "place", "is_cloudy"), [(TAME_BOAR, "", True), (GCI, "i5", False), (GCI, "h5", True)])
def test_an_attack_in_a_hex_has_its_weather_and_one_from_within_the_worst_of_the_stream(
    how: int, place: str, is_cloudy: bool
) -> None:
    """The head is in I5, in the second division; H5 and G6 behind it belong to the third, which lies under cloud."""
    t = night()
    t.weather[ZONE["jd_3"]] = CLOUD
    main_force(t)
    u = unit(t, "b03", place or "raid_a")
    g = attacked(t, NightAttack(u, how, PLACE[place] if place else NONE), "a", 3, 4)
    modifier = WEATHER_MODIFIER[CLOUD] if is_cloudy else 0
    assert [told[1:3] for told in g.events("attack_rolled")] == [(7, 9 + modifier)]
    assert [told[:2] for told in g.events("weather_told")] == ([] if place else [(u, modifier)])


@pytest.mark.rule("9.1.1", "9.7")
@pytest.mark.parametrize(("name", "facts"), [("b03", FACT_TWIN), ("b08", 0)])
def test_whether_the_attacker_has_two_engines_is_known_of_an_attack(name: str, facts: int) -> None:
    t = night()
    assert facts_of(t, main_force(t), unit(t, name, "i5")) == facts


@pytest.mark.rule("9.7", "3.4.4")
@pytest.mark.parametrize(("visibility", "lost"), [(0, 2), (1, 1), (2, 1)])
def test_visibility_modifies_attacks(visibility: int, lost: int) -> None:
    """A roll of 9 and strength 2: 12, 11 or 10."""
    t = night(visibility=visibility)
    r = main_force(t)
    g = attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 4, 5)
    assert t.losses[r] == lost
    assert [values[2] for values in g.events("attack_rolled")] == [12 - visibility]


@pytest.mark.rule("9.7.1", "9.8.1")
def test_doubles_deplete_the_attacker() -> None:
    t = night()
    main_force(t)
    u = unit(t, "b03", "raid_a")
    attacked(t, NightAttack(u, TAME_BOAR, NONE), "a", 2, 2)
    assert t.depleted[u] == 1
    attacked(t, NightAttack(u, TAME_BOAR, NONE), "a", 2, 2)
    assert t.returning[u] == 1


@pytest.mark.rule("9.7.2")
@pytest.mark.parametrize(("fire", "lost"), [((3, 4), 0), ((4, 4), 1), ((5, 6), 1), ((6, 6), 2)])
def test_a_six_draws_defensive_fire(fire: tuple[int, int], lost: int) -> None:
    t = night()
    main_force(t)
    attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 6, 1, *fire)
    assert t.fighter_losses == lost


@pytest.mark.rule("9.7.2")
def test_without_a_six_nobody_fires_back() -> None:
    t = night()
    main_force(t)
    g = attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 5, 4)
    assert g.events("defensive_fire") == []


@pytest.mark.rule("9.8.4")
def test_flak_damage_is_spent_for_one_more() -> None:
    t = night()
    r = main_force(t)
    t.damage[r] = 2
    g = attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 4, 5)
    assert g.options == ["spend_damage", "pass"]
    g.play("spend_damage")
    assert t.damage[r] == 1
    assert t.losses[r] == 2  # 12 instead of 11


@pytest.mark.rule("4.3.4", "9.7")
def test_decoys_are_easier_to_hit_and_must_say_so() -> None:
    t = night()
    r = raid(t, "d", "decoy", "e7 f6 g6", head=2)
    u = unit(t, "b03", "raid_d")
    attacked(t, NightAttack(u, TAME_BOAR, NONE), "d", 4, 5)
    assert t.losses[r] == 2
    assert t.shown_kind[r] == CODES["kind"]["decoy"]


@pytest.mark.rule("12.3.1")
def test_a_heavy_load_is_felt_until_the_whole_raid_is_homebound() -> None:
    for head, lost in ((4, 2), (8, 1)):
        t = night(load_rule=1)
        r = main_force(t, head)
        t.heavy[r] = 1
        attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 4, 5)
        assert t.losses[r] == lost
        assert t.shown_heavy[r] == (lost == 2)


# --- Mosquitoes
@pytest.mark.rule("9.9", "4.3.2", "9.4.3")
def test_nobody_can_follow_mosquitoes() -> None:
    t = night()
    r = raid(t, "b", "mosquito", "e7 f6 g6 h5", target=3, city="emden", head=2)
    u = unit(t, "b03", "raid_b")
    g = attacked(t, NightAttack(u, TAME_BOAR, NONE), "b", 6, 3)
    assert t.unit_at[u] == PLACE["g6"]
    assert t.returning[u] == 0
    assert g.events("defensive_fire") == []
    assert t.shown_kind[r] == CODES["kind"]["mosquito"]
    assert t.losses[r] == 1  # a claim
    assert t.hunts[r] == 0


@pytest.mark.rule("9.3.1", "9.9.2")
@pytest.mark.parametrize(("name", "hunted"), [("d11", True), ("d21", True), ("d02", False)])
def test_mosquito_hunts_under_ground_control(name: str, hunted: bool) -> None:
    t = night(True)
    r = raid(t, "b", "mosquito", "e7 f6 g6 h5", target=3, city="essen", head=2)
    u = unit(t, name, "i7", gci=1)
    attacked(t, NightAttack(u, GCI, PLACE["i7"]), "b", 6, 5)
    assert t.losses[r] > 0
    assert (t.hunts[r] > 0) == hunted


@pytest.mark.rule("9.3.2")
def test_single_engined_fighters_spoil_oboe_over_the_target() -> None:
    for place, spoiled in (("i7", 1), ("i8", 0)):
        t = night(True)
        r = raid(t, "a", "main_force", "g7 h7 i7 j6", target=2, city="essen", head=2)
        u = unit(t, "d11", place, gci=1)
        attacked(t, NightAttack(u, GCI, PLACE[place]), "a", 6, 5)
        assert t.disruption[r] == 1
        assert t.oboe_lost[r] == spoiled


# --- flak
@pytest.mark.rule("9.6", "9.6.1", "9.8.4")
def test_city_flak() -> None:
    """Vector 24: flak 5 in clear weather, a roll of 7."""
    t = night()
    r = main_force(t)
    t.raid_now = r
    g = begin(t, FlakAttack(PLACE["n3"], CITY["berlin"], 5), 3, 4)
    assert (t.losses[r], t.disruption[r], t.damage[r]) == (6, 2, 2)
    assert t.shown_kind[r] == NONE
    assert g.events("flak_rolled") == [(PLACE["n3"], 12, 0, 0)]


@pytest.mark.rule("9.6.1", "3.4.2")
def test_weather_counts_for_flak_too() -> None:
    t = night(weather="cloud")
    r = main_force(t)
    t.raid_now = r
    begin(t, FlakAttack(PLACE["n3"], CITY["berlin"], 5), 3, 4)
    assert (t.losses[r], t.disruption[r], t.damage[r]) == (5, 1, 2)


# --- the order of combats
@pytest.mark.rule("9.1.2", "9.1.3")
def test_in_one_hex_main_forces_come_first_then_gci_flak_and_wild_boars() -> None:
    t = night()
    a = main_force(t)
    b = raid(t, "b", "mosquito", "e7 f6", target=1, city="emden", head=1)
    hex = PLACE["i5"]
    add_combat(t, FLAK, hex, NONE, b, NONE)
    add_combat(t, LATE, hex, NONE, a, UNIT["b03"])
    add_combat(t, FLAK, hex, NONE, a, NONE)
    add_combat(t, GCI, hex, NONE, a, NONE)
    order = [(t.combat_raid[i], t.combat_how[i]) for i in range(t.combats)]
    assert order == [(a, GCI), (a, FLAK), (a, LATE), (b, FLAK)]
    add_combat(t, FLAK, PLACE["c1"], NONE, b, NONE)
    g = begin(t, Combats())
    assert len(g.options) == 2  # one for each hex


# --- ground control
@pytest.mark.rule("9.3")
def test_a_gci_unit_meets_a_raid_once_in_a_phase() -> None:
    t = night()
    a = main_force(t)
    unit(t, "b06", "h5", gci=1)
    add_combat(t, GCI, PLACE["h5"], NONE, a, NONE)
    add_combat(t, GCI, PLACE["h6"], NONE, a, NONE)
    g = begin(t, Combats(), 1, 2).play("combat_1")
    assert g.key == "choose_gci_unit"
    assert g.options == ["b06", "pass"]
    g.play("b06", "combat_2")
    assert g.key == ""  # nobody is left to attack
    assert t.combats == 2


# --- contact
@pytest.mark.rule("9.4", "9.4.1")
@pytest.mark.parametrize(
    ("stack", "dice", "in_box", "depleted"),
    [
        ("beacon_ludwig", (4, 4), True, True),
        ("beacon_ludwig", (4, 3), False, False),
        ("beacon_ludwig", (5, 4), True, False),
        ("", (5, 4), False, False),
        ("", (5, 5), True, True),
    ],
)
def test_contact_in_haze_at_level_five(stack: str, dice: tuple[int, int], in_box: bool, depleted: bool) -> None:
    """Vector 22: number 7; haze takes one, and two more away from a beacon."""
    t = night(weather="haze")
    r = main_force(t)
    u = unit(t, "b03", "i5", stack=stack)
    blip(t, 0, "a", "i5")
    begin(t, Contact(u, 0), *dice)
    assert (t.unit_at[u] == RAID_BOX + r) == in_box
    assert (t.depleted[u] == 1) == depleted


@pytest.mark.rule("9.4.1", "8.1")
def test_beleuchter_helps_contacts() -> None:
    t = night(beleuchter=1)
    r = main_force(t)
    u = unit(t, "b03", "i5", stack="beacon_ludwig")
    blip(t, 0, "a", "i5")
    begin(t, Contact(u, 0), 3, 4)
    assert t.unit_at[u] == RAID_BOX + r
    assert t.depleted[u] == 0


@pytest.mark.rule("9.4", "9.4.1")
def test_who_may_make_contact() -> None:
    t = night()
    main_force(t)
    blip(t, 0, "a", "i5", "h5", "g6")
    unit(t, "b03", "h5")  # in a hex of the stream
    unit(t, "b10", "i4")  # beside it, on no beacon
    unit(t, "b02", "i6", stack="beacon_rattler")  # beside it, on a beacon
    unit(t, "b16", "i5")  # single-engined
    unit(t, "b12", "i5", scrambled=1)
    unit(t, "b11", "i5", gci=1)
    g = begin(t, TameBoar())
    assert g.options == ["b02", "b03", "pass"]


@pytest.mark.rule("9.4.1")
def test_one_try_a_phase_and_one_attack() -> None:
    t = night()
    main_force(t)
    u = unit(t, "b03", "i5", stack="beacon_ludwig")
    blip(t, 0, "a", "i5")
    g = begin(t, TameBoar(), 1, 1).play("b03", "counter_1")
    assert g.key == ""
    assert t.unit_at[u] == PLACE["i5"]
    g = begin(t, TameBoar(), 6, 5, 3, 4).play("b03", "counter_1")
    assert g.key == "choose_attacker"
    g.play("b03")
    assert g.key == ""
    assert len(g.events("attack_rolled")) == 1


@pytest.mark.rule("9.4.2", "13.0")
def test_contact_over_a_bombed_city_needs_no_detection() -> None:
    for downfall, marker, possible in ((False, 1, True), (False, 2, True), (True, 1, True), (True, 2, False)):
        t = night(downfall)
        raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=5)
        t.bomb_marker[CITY["bremen"]] = marker
        t.bomb_raid[CITY["bremen"]] = RAID["a"]
        unit(t, "d15" if downfall else "b12", "j4")
        g = begin(t, TameBoar())
        assert (g.key == "choose_contact_unit") == possible
    g = begin(t := night(), TameBoar())
    raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=5)
    t.bomb_marker[CITY["bremen"]] = 1
    t.bomb_raid[CITY["bremen"]] = RAID["a"]
    u = unit(t, "b12", "j4")
    g = begin(t, TameBoar(), 3, 5).play("b12", "bremen")  # no -2 over the city: 8 beats 7
    assert t.unit_at[u] == RAID_BOX + RAID["a"]
    assert g.key == "choose_attacker"


# --- Wild Boars
def over_hannover() -> Bomber:
    t = night()
    t.turn = 2
    raid(t, "a", "main_force", "h5 i6 j5 k5 l5 m5", target=3, city="hannover", head=1)
    return t


@pytest.mark.rule("9.5", "9.5.1", "9.1.3")
def test_wild_boars_stacked_and_late() -> None:
    t = over_hannover()
    stacked = unit(t, "b16", "k5", stack="hannover")
    late = unit(t, "b15", "k5")
    g = begin(t, RaidMovement())
    assert g.key == "choose_wild_boar"
    g.play("b15", "hannover", "b16", "hannover")
    hows = {t.combat_unit[i]: t.combat_how[i] for i in range(t.combats) if t.combat_unit[i] >= 0}
    assert hows == {stacked: STACKED, late: LATE}
    assert t.bomb_marker[CITY["hannover"]] == BOMB_DROP


@pytest.mark.rule("9.5.2", "7.3")
def test_a_unit_on_gertrud_reacts_to_the_bombing_of_hannover() -> None:
    """Vector 1; a unit beside the hex that is not stacked may not."""
    t = over_hannover()
    twin = unit(t, "b15", "l4", stack="beacon_gertrud")
    unit(t, "b16", "l4")
    g = begin(t, RaidMovement())
    assert g.key == "choose_reaction"
    assert g.options == ["b15", "pass"]
    g.play("b15", "hannover")
    assert t.unit_at[twin] == PLACE["k5"]
    assert t.stacked[twin] == NONE
    hows = [t.combat_how[i] for i in range(t.combats) if t.combat_unit[i] == twin]
    assert hows == [LATE]


@pytest.mark.rule("9.5.1")
def test_a_wild_boar_from_a_beacon_leaves_it() -> None:
    t = night()
    t.turn = 2
    raid(t, "a", "main_force", "h5 i6 k4 l4 l5 m5", target=3, city="braunschweig", head=1)
    u = unit(t, "b15", "l4", stack="beacon_gertrud")
    begin(t, RaidMovement()).play("b15", "braunschweig")
    assert t.stacked[u] == NONE


@pytest.mark.rule("9.5.1", "7.2.2", "9.1.2")
def test_the_stream_is_attacked_over_the_target_in_the_second_turn_too() -> None:
    t = over_hannover()
    g = begin(t, RaidMovement())
    assert t.bomb_marker[CITY["hannover"]] == BOMB_DROP
    t.bomb_marker[CITY["hannover"]] = 2
    t.turn = 3
    unit(t, "b16", "k5", stack="hannover")
    g = begin(t, RaidMovement())
    assert g.key == "choose_wild_boar"
    assert any(t.combat_city[i] == CITY["hannover"] and t.combat_how[i] == FLAK for i in range(t.combats))


@pytest.mark.rule("9.5.1", "9.1.2")
def test_mosquitoes_are_gone_in_the_second_turn() -> None:
    t = night()
    t.turn = 3
    raid(t, "b", "mosquito", "h5 i6 j5 k5 l5 m5 m6", target=3, city="hannover", head=3)
    t.bomb_marker[CITY["hannover"]] = 2
    t.bomb_raid[CITY["hannover"]] = RAID["b"]
    unit(t, "b16", "k5", stack="hannover")
    assert begin(t, RaidMovement()).key == ""


@pytest.mark.rule("9.1.2", "8.3", "12.5")
def test_combat_markers_do_not_say_which_raid() -> None:
    t = night()
    assert t.declared()["combat_raid"].seat == 0
    assert t.declared()["raid_now"].seat == 0


# --- intruders
@pytest.mark.rule("12.2", "12.2.1", "13.0")
def test_one_intruder_a_night_in_berlin() -> None:
    t = night(intruder_rule=1)
    for name in ("b03", "b31", "b12"):
        t.unit_at[UNIT[name]] = 153
    g = begin(t, Scramble()).play("b03", "b31", "b12")
    assert g.key == "choose_role"
    g.play("intruder")
    assert t.intruder[UNIT["b03"]] == 1
    assert g.key == ""  # the others are not asked any more
    t = night(True, intruder_rule=1)
    for name in ("d01", "d02", "d13"):
        t.unit_at[UNIT[name]] = 153
    g = begin(t, Scramble()).play("d01", "d02", "d13", "intruder", "intruder")
    assert t.intruders_declared == 2  # d13 is of the second division
    assert g.key == ""


@pytest.mark.rule("12.2.2")
def test_intruders_cross_to_england_from_the_coast() -> None:
    t = night(intruder_rule=1)
    u = unit(t, "b03", "e8", intruder=1)
    g = begin(t, FighterMovement()).play("b03")
    assert "england" in g.options
    g.play("england")
    assert t.unit_at[u] == ENGLAND
    unit(t, "b04", "e8")
    g = begin(t, FighterMovement()).play("b04")
    assert "england" not in g.options
    g.play("e8", "b03")
    assert set(g.options) == {"england", "c5", "c6", "c7", "d7", "e8", "e9", "e10", "e11"}


@pytest.mark.rule("12.2.2", "7.4.7")
def test_an_intruder_recovers_from_england_out_of_range_into_the_third_division() -> None:
    t = night(intruder_rule=1)
    unit(t, "b03", "england", intruder=1)
    g = begin(t, Recovery(), 3, 4).play("b03")
    assert g.events("landed") == [(UNIT["b03"], ZONE["jd_3"], 1, 0)]
    assert t.fighter_losses == 4


@pytest.mark.rule("12.2.3", "9.2.3", "2.2.3")
def test_the_defence_of_great_britain_attacks_once() -> None:
    t = night(intruder_rule=1)
    unit(t, "b03", "england", intruder=1)
    unit(t, "b04", "england", intruder=1)
    g = begin(t, TameBoar(), 6, 6)
    assert g.key == "choose_adgb_target"
    assert g.seat == "british"
    g.play("b04")
    assert t.fighter_losses == 3
    assert g.key == ""


@pytest.mark.rule("12.2.4")
def test_intruders_surprise_bombers_until_they_are_warned() -> None:
    t = night(intruder_rule=1)
    r = main_force(t, 20)
    t.in_england[r] = 1
    unit(t, "b03", "england", intruder=1)
    unit(t, "b04", "england", intruder=1)
    g = begin(t, TameBoar()).play("pass").dice(6, 1, 2, 2, 4, 3)
    g.play("b03", "a")
    assert t.warned == 1
    how = [values[1] for values in g.events("attack_declared")]
    assert how == [STACKED]
    g.play("b04", "a")
    assert [values[1] for values in g.events("attack_declared")][-1] == TAME_BOAR


@pytest.mark.rule("12.2.4", "7.2.4")
def test_12_2_4_a_stream_that_is_coming_home_can_be_attacked_over_england() -> None:
    """The head is in England, the end of its stream still in the exit hex."""
    t = night(intruder_rule=1, turn=6)
    r = main_force(t, 9)
    t.entry[r] = 1
    unit(t, "b03", "england", intruder=1)
    move(t, r)
    assert (t.head[r], t.leaving[r], t.in_england[r]) == (11, 1, 0)
    g = begin(t, TameBoar()).play("pass", "b03")
    assert g.options == ["a"]
    t.turn = 7
    move(t, r)
    assert (t.leaving[r], t.in_england[r]) == (0, 1)
