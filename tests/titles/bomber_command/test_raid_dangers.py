"""What raids fly into, and the markers of raid movement.  § 7.2, § 9.1.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import CHIT_CITY, CHITS, CLOUD, FLAK, GCI, LATE, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import BritishAttack, NightAttack
from opsroom.titles.bomber_command.rules.ending import FinalRecovery
from opsroom.titles.bomber_command.rules.fighters import FighterMovement
from opsroom.titles.bomber_command.rules.raid_movement import Combats, RaidMovement, add_combat
from opsroom.titles.bomber_command.rules.victory import british_points
from opsroom.titles.bomber_command.rules.weather import wind_modifier
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import (
    CITY,
    PLACE,
    RAID,
    ROUTE,
    UNIT,
    ZONE,
    attacked,
    begin,
    main_force,
    night,
    raid,
    unit,
)


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
