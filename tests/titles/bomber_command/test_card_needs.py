"""What must hold for a card to be played.  § 6.2, card lists"""

from __future__ import annotations

import pytest

from opsroom.engine.column import printed
from opsroom.titles.bomber_command.rules.cards import (
    CARD_BY_NAME,
    FACT_DECOY,
    FACT_HEAVY,
    FACT_HOMEBOUND,
    FACT_MOSQUITO,
    FACT_TWIN,
    FIRST_CARD,
    copies,
)
from opsroom.titles.bomber_command.rules.charts import BROKEN_CLOUD, CLEAR, CLOUD, FOG, HAZE, HEAVY_CLOUD
from opsroom.titles.bomber_command.rules.geography import JD_2, JD_3, JD_4
from opsroom.titles.bomber_command.rules.table import Bomber
from tests.titles.bomber_command.hands import CITY, PLACE, UNIT, can_play, night, window

BRITISH, GERMAN = 0, 1


# --- who is asked: what everybody can tell
@pytest.mark.rule("6.2", "9.7.2")
@pytest.mark.parametrize(("facts", "key"), [(FACT_TWIN, "choose_play"), (FACT_TWIN | FACT_MOSQUITO, "")])
def test_6_2_nobody_is_asked_where_no_unseen_card_could_be_played(facts: int, key: str) -> None:
    """On defensive fire only Rear Gunner is played, and Mosquitoes have none."""
    assert window("defensive_fire", british="mandrel", unit="b05", how="tame_boar", facts=facts).key == key


@pytest.mark.rule("6.2", "8.3")
@pytest.mark.parametrize("damage", [0, 1])
def test_6_2_who_is_asked_does_not_tell_whether_a_raid_is_damaged(damage: int) -> None:
    """Of the British cards only Mandrel, in the hand, and Lucky Crews are still unseen."""
    t = night(british="mandrel")
    for card in range(FIRST_CARD[BRITISH], FIRST_CARD[GERMAN]):
        t.discards[card] = copies(0, card)
    t.discards[CARD_BY_NAME["lucky_crews"]] = t.discards[CARD_BY_NAME["mandrel"]] = 0
    t.damage[0] = damage
    assert window("phase", t=t).key == "choose_play"


# --- units
@pytest.mark.rule("7.4.2")
@pytest.mark.parametrize(("unit", "allowed"), [("d20", True), ("d10", True), ("d04", False), ("d09", False)])
def test_fuel_famine_grounds_units_of_strength_one_or_less(unit: str, allowed: bool) -> None:
    assert can_play("fuel_famine", "scramble", unit=unit) == allowed


WESTERN = [("b02", JD_3), ("b10", JD_2), ("b31", JD_4)]


@pytest.mark.rule("7.4.2", "7.4.6")
@pytest.mark.parametrize(("unit", "zone"), WESTERN)
@pytest.mark.parametrize("weather", [CLEAR, BROKEN_CLOUD, HAZE, CLOUD, HEAVY_CLOUD, FOG])
def test_flower_needs_to_see_the_airfields_of_the_second_third_and_fourth_division(
    unit: str, zone: int, weather: int
) -> None:
    t = night(british="flower")
    t.weather[zone] = weather
    assert ("flower" in window("scramble", t=t, unit=unit).options) == (weather not in (HEAVY_CLOUD, FOG))


@pytest.mark.rule("7.4.2")
@pytest.mark.parametrize("unit", ["b17", "b25"])
def test_flower_does_not_reach_the_first_and_seventh_division(unit: str) -> None:
    assert not can_play("flower", "scramble", unit=unit)


# --- patrols and damage
@pytest.mark.rule("9.2.4")
@pytest.mark.parametrize(
    ("patrols", "allowed"), [([0, 3, 0], False), ([3, 3, 0], False), ([1, 3, 0], True), ([0, 3, 2], True)]
)
def test_orgelpfeife_needs_a_patrol_in_the_pool_or_on_the_track(patrols: list[int], allowed: bool) -> None:
    t = night(german="orgelpfeife", downfall=True)
    t.patrol = printed(patrols)
    assert ("orgelpfeife" in window("phase", t=t).options) == allowed


@pytest.mark.rule("9.2.4", "3.2.2")
@pytest.mark.parametrize(("patrols", "allowed"), [([1, 1, 2], False), ([3, 1, 1], False), ([1, 0, 2], True)])
def test_firebash_needs_the_patrol_that_was_left_aside(patrols: list[int], allowed: bool) -> None:
    t = night(british="firebash", downfall=True)
    t.patrol = printed(patrols)
    assert ("firebash" in window("phase", t=t).options) == allowed


@pytest.mark.rule("9.8.4")
@pytest.mark.parametrize(("damage", "gone", "allowed"), [(0, 0, False), (1, 0, True), (1, 1, False)])
def test_lucky_crews_need_damage_of_a_raid_in_the_air(damage: int, gone: int, allowed: bool) -> None:
    t = night(british="lucky_crews")
    t.damage[3], t.gone[3] = damage, gone
    assert ("lucky_crews" in window("phase", t=t).options) == allowed


@pytest.mark.rule("8.1")
def test_naxos_and_beleuchter_are_not_laid_twice() -> None:
    assert can_play("naxos", "phase")
    assert not can_play("naxos", "phase", naxos=1)
    assert can_play("beleuchter", "phase")
    assert not can_play("beleuchter", "phase", beleuchter=1)


# --- attacks
@pytest.mark.rule("9.7", "12.3.1")
@pytest.mark.parametrize(
    ("function", "how", "facts", "allowed"),
    [
        ("experten", "flak", 0, False),
        ("experten", "gci", FACT_TWIN, True),
        ("schraege_musik", "tame_boar", FACT_TWIN, True),
        ("schraege_musik", "tame_boar", 0, False),
        ("y_guidance_gci", "gci", FACT_TWIN, True),
        ("y_guidance_gci", "late", FACT_TWIN, False),
        ("dropped_guard", "tame_boar", FACT_TWIN | FACT_HOMEBOUND, True),
        ("dropped_guard", "tame_boar", FACT_TWIN | FACT_DECOY, False),
        ("full_throttle", "tame_boar", FACT_TWIN | FACT_HOMEBOUND, True),
        ("full_throttle", "tame_boar", FACT_TWIN | FACT_HEAVY, False),
        ("wild_boar", "stacked", FACT_TWIN, True),
        ("wild_boar", "gci", FACT_TWIN, False),
        ("carpet", "flak", 0, True),
    ],
)
def test_9_7_cards_look_at_the_kind_of_attack_and_at_what_is_told_of_the_raid(
    function: str, how: str, facts: int, allowed: bool
) -> None:
    unit = "" if how == "flak" else "d05" if function == "carpet" else "b05"
    assert can_play(function, "attack", unit=unit, how=how, facts=facts) == allowed


# --- targets
def over(t: Bomber, *places: str) -> Bomber:
    for unit, place in zip(("b02", "b03", "b04", "b08"), places, strict=False):
        t.unit_at[UNIT[unit]] = PLACE[place]
    return t


@pytest.mark.rule("9.6.3", "3.6")
def test_trigger_happy_flak_needs_a_city_with_guns_under_the_unit() -> None:
    """Peenemünde has none, those of Hannover may be moved away, and boxes have no city."""
    t = over(night(british="trigger_happy_flak"), "k5", "m1", "jutland", "england")
    assert window("phase", t=t).lay("trigger_happy_flak").options == ["b02"]
    t = over(night(british="trigger_happy_flak"), "m1", "e6", "jutland")
    assert "trigger_happy_flak" not in window("phase", t=t).options
    t = over(night(british="trigger_happy_flak"), "k5")
    t.flak_moved[CITY["hannover"]] = 1
    assert "trigger_happy_flak" not in window("phase", t=t).options


@pytest.mark.rule("9.2.2")
def test_serrate_hunts_twins_on_the_map_and_in_its_boxes_but_not_in_raids_or_on_the_ground() -> None:
    t = over(night(british="serrate"), "england", "jutland", "raid_a", "k5")
    assert window("phase", t=t).lay("serrate").options == ["b02", "b03"], "b08 has one engine"
    t = over(night(british="serrate"), "rearming", "closed", "raid_c", "k5")
    assert "serrate" not in window("phase", t=t).options


@pytest.mark.rule("9.4", "7.4.3", "12.2.2")
@pytest.mark.parametrize("mark", ["scrambled", "gci", "returning", "intruder"])
def test_stragglers_are_hunted_only_by_units_without_a_marker(mark: str) -> None:
    t = over(night(german="stragglers_tame_boar"), "i5")
    t.blip_head[0], t.blip_raid[0] = PLACE["i5"], 0
    assert "stragglers_tame_boar" in window("tame_boar", t=t).options
    getattr(t, mark)[UNIT["b02"]] = 1
    assert "stragglers_tame_boar" not in window("tame_boar", t=t).options


@pytest.mark.rule("9.4")
@pytest.mark.parametrize("place", ["jutland", "england", "raid_a", "ready"])
def test_stragglers_are_hunted_only_from_a_hex(place: str) -> None:
    t = over(night(german="stragglers_tame_boar"), place)
    for counter, name in enumerate(("c1", "g1", "k1", "e7", "n9")):
        t.blip_head[counter], t.blip_raid[counter] = PLACE[name], counter
    assert "stragglers_tame_boar" not in window("tame_boar", t=t).options


@pytest.mark.rule("9.4", "7.2.4")
def test_stragglers_are_not_hunted_over_england() -> None:
    t = over(night(german="stragglers_tame_boar"), "e7")
    t.blip_head[0], t.blip_raid[0] = PLACE["england"], 0
    assert "stragglers_tame_boar" not in window("tame_boar", t=t).options
    t.blip_tail[1] = PLACE["e7"]
    assert "stragglers_tame_boar" in window("tame_boar", t=t).options


@pytest.mark.rule("9.6", "13.0")
def test_flak_of_value_zero_is_flak() -> None:
    """Dresden in Downfall."""
    t = night(german="mobile_flak", british="trigger_happy_flak", downfall=True, units="d05:o5")
    assert "dresden" in window("fighters", t=t).lay("mobile_flak_arrives").options
    t = night(british="trigger_happy_flak", downfall=True, units="d05:o5")
    assert "trigger_happy_flak" in window("phase", t=t).options


@pytest.mark.rule("3.6", "9.6")
def test_mobile_flak_comes_to_a_city_in_play_with_guns_that_is_not_being_bombed() -> None:
    t = night(german="mobile_flak")
    t.flak_moved[CITY["bremen"]] = 1
    t.bomb_marker[CITY["kiel"]] = 1
    offered = window("fighters", t=t).lay("mobile_flak_arrives").options
    assert "hannover" in offered
    assert not {"bremen", "kiel", "peenemuende", "hildesheim"} & set(offered), "Hildesheim is not in this scenario"


@pytest.mark.rule("9.6.1")
def test_searchlights_and_flares_light_any_city_of_the_scenario() -> None:
    offered = window("raids", german="searchlights_and_flares").lay("searchlights_and_flares").options
    assert {"hannover", "peenemuende"} <= set(offered)
    assert "hildesheim" not in offered


@pytest.mark.rule("9.6.2")
def test_of_two_cities_in_a_hex_the_stronger_flak_fires_at_straying_bombers() -> None:
    """J6 has Münster with 3 and Dortmund with 5; mobile flak counts, and a city that is bombed is busy."""
    for mobile, bombed, city in (
        (0, "", "dortmund"),
        (3, "", "muenster"),
        (2, "", "muenster"),
        (0, "dortmund", "muenster"),
    ):
        t = night(german="straying_bombers")
        t.blip_head[0], t.blip_raid[0] = PLACE["j6"], 0
        t.mobile_flak[CITY["muenster"]] = mobile
        if bombed:
            t.bomb_marker[CITY[bombed]] = 1
        s = window("tame_boar", t=t).lay("straying_bombers", "counter_1", "j6")
        assert [values[:2] for kind, values in s.event_log if kind == "flak_fires"] == [(PLACE["j6"], CITY[city])]


@pytest.mark.rule("9.6.2", "7.2.4")
def test_a_counter_in_england_does_not_stray() -> None:
    t = night(german="straying_bombers")
    t.blip_head[0], t.blip_raid[0] = PLACE["england"], 0
    assert "straying_bombers" not in window("tame_boar", t=t).options
