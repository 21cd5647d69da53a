"""What each card does.  Card lists; § 9.2.2, § 9.6.2, § 9.6.3, § 12.3.1; those of the bombing are in test_bombing_cards.py"""

from __future__ import annotations

from pathlib import Path

import pytest

from opsroom.engine.column import printed
from opsroom.titles.bomber_command.rules.card_windows import attack_mod, clear_turn, contact_mod
from opsroom.titles.bomber_command.rules.cards import (
    AT_LEAST_ONE,
    CANCELLED,
    CARD_BY_NAME,
    FACT_DECOY,
    FACT_HEAVY,
    FACT_HOMEBOUND,
    FACT_MOSQUITO,
    FACT_SIX,
    FACT_TWIN,
    FIRE,
    FUNCTION_NAMES,
    GROUNDED,
    HUNT,
    NO_FIRE,
    SHUT,
    SN2,
    STRAGGLERS,
)
from opsroom.titles.bomber_command.rules.charts import CLOUD, FLAK, FOG, GCI, HEAVY_CLOUD, LATE, STACKED, TAME_BOAR
from opsroom.titles.bomber_command.rules.detection import is_seen, place_counter
from opsroom.titles.bomber_command.rules.table import MAIN_FORCE, RAID_MOVEMENT, Bomber
from tests.titles.bomber_command.hands import CITY, PLACE, UNIT, can_play, laid, night, window
from tests.titles.bomber_command.night import blip


# --- modifiers of one roll
@pytest.mark.rule("6.2.1", "8.2")
@pytest.mark.parametrize(
    ("function", "turn", "bad", "amount"),
    [
        ("mandrel", 1, 0, -2),
        ("mandrel", 2, 0, -2),
        ("mandrel", 3, 0, -1),
        ("dartboard", 5, 0, -2),
        ("dina_and_piperack", 5, 0, -1),
        ("flensburg_detection", 5, 0, 1),
        ("jagdschloss", 5, 0, 2),
        ("bernhardine_detection", 5, 0, 2),
        ("visual_signals", 5, 0, 2),
        ("visual_signals", 5, 1, 1),
    ],
)
def test_cards_on_a_detection_roll(function: str, turn: int, bad: int, amount: int) -> None:
    t = laid(function, "detection", turn=turn, bad_weather=bad).t
    assert t.roll_mod == amount
    assert sum(t.disruption) == 0


@pytest.mark.rule("6.2.1", "9.4.1")
@pytest.mark.parametrize(
    ("function", "amount"),
    [
        ("drumstick", -2),
        ("tinsel", -2),
        ("jostle_iv", -3),
        ("decoy_flares", -2),
        ("dogleg_turns", -1),
        ("vhf", 1),
        ("y_guidance_contact", 2),
        ("flensburg_contact", 2),
        ("bernhardine_contact", 1),
    ],
)
def test_cards_on_a_contact_roll(function: str, amount: int) -> None:
    assert laid(function, "contact").t.roll_mod == amount


BERLIN_TWIN, DOWNFALL_TWIN = {"unit": "b05"}, {"unit": "d05"}
ATTACK_CARDS = [
    ("monica", -1, "tame_boar"),
    ("boozer", -1, "late"),
    ("fishpond", -1, "gci"),
    ("full_throttle", -2, "tame_boar"),
    ("carpet", -2, "flak"),
    ("sn2b", 3, "tame_boar"),
    ("sn2c", 3, "tame_boar"),
    ("experten", 3, "stacked"),
    ("schraege_musik", 2, "tame_boar"),
    ("y_guidance_gci", 2, "gci"),
    ("stirling", 3, "flak"),
    ("halifax", 2, "tame_boar"),
    ("he219_uhu", 2, "tame_boar"),
    ("ju88g", 1, "late"),
    ("dropped_guard", 2, "tame_boar"),
]


@pytest.mark.rule("6.2.1", "9.7")
@pytest.mark.parametrize(("function", "amount", "how"), ATTACK_CARDS)
def test_cards_on_an_attack_roll(function: str, amount: int, how: str) -> None:
    facts = 0 if how == "flak" else FACT_TWIN | FACT_HOMEBOUND
    s = laid(function, "attack", unit="" if how == "flak" else "b05", how=how, facts=facts)
    assert s.t.roll_mod == amount
    assert (s.t.roll_marks & SN2 != 0) == function.startswith("sn2")
    assert (s.t.roll_marks & NO_FIRE != 0) == (function == "dropped_guard")


@pytest.mark.rule("9.9")
@pytest.mark.parametrize(
    "function",
    ["monica", "boozer", "fishpond", "sn2b", "sn2c", "schraege_musik", "stirling", "halifax"],
)
def test_cards_that_are_not_for_mosquitoes(function: str) -> None:
    facts = FACT_TWIN | FACT_MOSQUITO
    assert not can_play(function, "attack", unit="b05", how="tame_boar", facts=facts)
    assert can_play(function, "attack", unit="b05", how="tame_boar", facts=FACT_TWIN)


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("function", ["sn2b", "schraege_musik", "he219_uhu", "ju88g"])
def test_cards_for_twin_engined_units(function: str) -> None:
    assert not can_play(function, "attack", unit="b08", how="stacked", facts=0)


@pytest.mark.rule("9.7")
@pytest.mark.parametrize("function", ["experten", "monica", "full_throttle", "dropped_guard"])
def test_cards_for_night_fighters_are_not_for_flak(function: str) -> None:
    assert not can_play(function, "attack", how="flak", facts=0)


@pytest.mark.rule("9.7")
def test_full_throttle_and_dropped_guard_wait_for_the_way_home() -> None:
    outbound, decoy = FACT_TWIN, FACT_TWIN | FACT_DECOY
    assert not can_play("full_throttle", "attack", unit="b05", how="tame_boar", facts=outbound)
    assert can_play("full_throttle", "attack", unit="b05", how="tame_boar", facts=decoy)
    assert not can_play("dropped_guard", "attack", unit="b05", how="tame_boar", facts=outbound)
    assert not can_play("y_guidance_gci", "attack", unit="b05", how="tame_boar", facts=outbound)
    assert not can_play("carpet", "attack", unit="d05", how="tame_boar", facts=outbound)


@pytest.mark.rule("9.9.2")
def test_ta154_makes_an_attack_on_mosquitoes_a_hunt() -> None:
    facts = FACT_TWIN | FACT_MOSQUITO
    assert laid("ta154_moskito", "attack", unit="d05", how="tame_boar", facts=facts).t.roll_marks == HUNT
    assert not can_play("ta154_moskito", "attack", unit="d05", how="tame_boar", facts=FACT_TWIN)


@pytest.mark.rule("9.6.3")
def test_wild_boar_is_for_wild_boar_attacks() -> None:
    assert not can_play("wild_boar", "attack", unit="b05", how="tame_boar", facts=FACT_TWIN)
    assert can_play("wild_boar", "attack", unit="b05", how="late", facts=FACT_TWIN)


# --- around an attack
@pytest.mark.rule("6.2", "12.3.1")
def test_high_altitude_bombers_call_the_attack_off_and_cards_go_back() -> None:
    s = window(
        "attack", british="high_altitude_bombers monica", german="experten", unit="b02", how="gci", facts=FACT_TWIN
    )
    s.lay("experten").lay("monica").lay("high_altitude_bombers")
    assert s.t.roll_marks & CANCELLED
    assert (s.hand("british"), s.hand("german")) == (["monica"], ["experten"])
    assert s.discarded("british") == ["high_altitude_bombers"]
    assert s.key == "", "there is nothing more to play on"


@pytest.mark.rule("6.2")
def test_high_altitude_bombers_give_back_every_copy() -> None:
    s = window("attack", british="high_altitude_bombers", german="experten experten", unit="b02", how="gci", facts=16)
    s.lay("experten").lay("experten").lay("high_altitude_bombers")
    assert s.hand("german") == ["experten", "experten"]
    assert (list(s.t.held), s.t.discards[CARD_BY_NAME["experten"]]) == ([0, 2], 0)


@pytest.mark.rule("6.2", "12.3.1")
@pytest.mark.parametrize(
    ("unit", "facts", "allowed"),
    [("b02", 16, True), ("b28", 16, True), ("b05", 16, False), ("b01", 16, False), ("b02", 16 | FACT_HEAVY, False)],
)
def test_high_altitude_bombers_are_above_me110_and_do217_only(unit: str, facts: int, allowed: bool) -> None:
    assert can_play("high_altitude_bombers", "attack", unit=unit, how="tame_boar", facts=facts) == allowed


@pytest.mark.rule("9.7", "12.3.1")
def test_corkscrew_saves_a_bomber_but_not_with_heavy_loads() -> None:
    assert laid("corkscrew", "after_attack", unit="b05", how="tame_boar", facts=FACT_TWIN).t.losses_less == 1
    assert not can_play("corkscrew", "after_attack", unit="b05", how="tame_boar", facts=FACT_TWIN | FACT_HEAVY)
    assert not can_play("corkscrew", "after_attack", how="flak", facts=0)


@pytest.mark.rule("9.7.1")
def test_low_fuel_and_ammo_depletes_the_attacker() -> None:
    s = laid("low_fuel_and_ammo", "after_attack", unit="b05", how="tame_boar", facts=FACT_TWIN)
    assert s.t.depleted[UNIT["b05"]] == 1


@pytest.mark.rule("9.7.2")
def test_village_inn_and_rear_gunner_open_fire() -> None:
    s = laid("village_inn", "after_attack", unit="d05", how="tame_boar", facts=FACT_TWIN)
    assert (s.t.roll_marks, s.t.roll_mod) == (FIRE, 2)
    s = laid("rear_gunner_fires", "after_attack", unit="b05", how="tame_boar", facts=FACT_TWIN)
    assert (s.t.roll_marks, s.t.roll_mod) == (FIRE, 0)
    assert not can_play("rear_gunner_fires", "after_attack", unit="b05", how="late", facts=FACT_TWIN | FACT_SIX)
    assert laid("rear_gunner_aims", "defensive_fire", unit="b05", how="tame_boar", facts=FACT_TWIN).t.roll_mod == 3
    for function in ("village_inn", "rear_gunner_fires"):
        assert not can_play(function, "after_attack", unit="d05", how="tame_boar", facts=FACT_MOSQUITO)


@pytest.mark.rule("9.3")
def test_stragglers_himmelbett_call_the_neighbours() -> None:
    s = laid("stragglers_himmelbett", "attack", unit="b05", how="gci", facts=FACT_TWIN)
    assert (s.t.roll_marks, s.t.roll_mod) == (STRAGGLERS, 1)
    assert not can_play("stragglers_himmelbett", "attack", unit="b05", how="tame_boar", facts=FACT_TWIN)


# --- the jamming track, the night, the turn
@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("function", "amount"),
    [
        ("corona_jamming", 1),
        ("airborne_cigar", 1),
        ("morse", -1),
        ("wurzlaus", -1),
        ("anne_marie", -1),
        ("naxburg", -1),
        ("route_markers", -1),
        ("y_battalion_west", -1),
    ],
)
def test_cards_on_the_jamming_level(function: str, amount: int) -> None:
    assert laid(function, "phase").t.jamming == 5 + amount


@pytest.mark.rule("8.1")
def test_naxos_and_beleuchter_come_and_go() -> None:
    assert laid("naxos", "phase").t.naxos == 1
    assert laid("radio_silence", "phase", naxos=1).t.naxos == 0
    assert not can_play("radio_silence", "phase")
    assert laid("beleuchter", "phase").t.beleuchter == 1
    assert laid("dogleg_shakes_off", "phase", beleuchter=1).t.beleuchter == 0
    assert not can_play("dogleg_shakes_off", "phase")


@pytest.mark.rule("9.4.1")
def test_special_tinsel_and_contrails_last_a_turn() -> None:
    t = laid("special_tinsel", "tame_boar").t
    assert contact_mod(t) == -1
    assert contact_mod(laid("contrails_contact", "phase").t) == 1
    t = laid("contrails_attack", "phase").t
    assert [attack_mod(t, how, True, -1) for how in (GCI, TAME_BOAR)] == [1, 1]
    assert attack_mod(t, FLAK, False, PLACE["k5"]) == 0
    clear_turn(t)
    assert attack_mod(t, GCI, True, -1) == 0


@pytest.mark.rule("8.2", "9.7")
def test_high_rate_window_blinds_twins_unless_they_have_sn2() -> None:
    t = laid("high_rate_window", "raids", phase=RAID_MOVEMENT).t
    assert t.window_used
    assert (attack_mod(t, TAME_BOAR, True, -1), attack_mod(t, TAME_BOAR, False, -1)) == (-1, 0)
    t.roll_marks |= SN2
    assert attack_mod(t, TAME_BOAR, True, -1) == 0


@pytest.mark.rule("8.2")
def test_southern_germany_and_command_confusion_spoil_a_detection() -> None:
    assert laid("southern_germany", "detected").t.south_hidden == 1
    assert [laid("command_confusion", "detected", dice=[die]).t.unconfirmed for die in (1, 2, 3, 6)] == [0, 0, 1, 1]


@pytest.mark.rule("8.2", "8.2.1")
@pytest.mark.parametrize(
    ("route", "counter", "stream"),
    [
        (["n9", "n8", "n7"], None, []),  # wholly in the south
        (["m7", "m6", "m5"], "m6", ["m6", "m5"]),  # its head is hidden, its stream is not
        (["m5", "m6", "m7"], "m5", ["m6"]),
    ],
)
def test_southern_germany_leaves_only_counters_elsewhere(
    route: list[str], counter: str | None, stream: list[str]
) -> None:
    """A raid in Berlin, head first; 7 JD has N9, N8, N7 and M7."""
    t = night(south_hidden=1, detected=3)
    for back, hex in enumerate(route):
        t.path[2 - back] = PLACE[hex]
    t.kind[0], t.length[0], t.head[0] = MAIN_FORCE, 9, 2
    for at in range(3, 9):
        t.path[at] = PLACE["c6"]
    if counter is None:
        assert not is_seen(t, 0)
        return
    assert is_seen(t, 0)
    place_counter(t, 0, 0)
    assert t.blip_head[0] == PLACE[counter]
    assert [place for place in t.blip_tail[:2] if place >= 0] == [PLACE[hex] for hex in stream]


@pytest.mark.rule("7.6.1")
def test_weather_lights_fido() -> None:
    assert laid("weather_fido", "phase").t.fido == 1
    assert not can_play("weather_fido", "phase", fido=1)


@pytest.mark.rule("3.4.1")
@pytest.mark.parametrize(
    ("function", "die", "zone"),
    [
        ("weather_change", 1, 3),
        ("weather_change", 2, 3),
        ("weather_change", 3, 2),
        ("weather_change", 4, 1),
        ("weather_change", 5, 4),
        ("weather_change", 6, 5),
        ("german_weather", 1, 3),
        ("german_weather", 2, 2),
        ("german_weather", 5, 5),
        ("german_weather", 6, 0),
    ],
)
def test_weather_changes_in_a_zone_by_die(function: str, die: int, zone: int) -> None:
    """Zone 0 is England, then the divisions 1, 2, 3, 4, 7."""
    s = laid(function, "phase", dice=[die, 12])
    assert [i for i, marker in enumerate(s.t.weather_marker) if marker == 12] == [zone]


# --- units
@pytest.mark.rule("9.8.1")
def test_corona_controllers_deplete_a_unit_on_the_map_or_in_a_raid_box() -> None:
    s = laid("corona_controllers", "phase", units="b02:k5 b03:raid_a b04:rearming b05:jutland")
    assert s.options == ["b02", "b03", "b05"]
    s.play("b03")
    assert s.t.depleted[UNIT["b03"]] == 1
    assert not can_play("corona_controllers", "phase"), "everybody is on the ground"


@pytest.mark.rule("9.2.2", "9.2.1")
@pytest.mark.parametrize("function", ["serrate", "perfectos"])
def test_serrate_and_perfectos_deplete_and_attack_an_uncontacted_twin(function: str) -> None:
    twin, contacted, single = ("b05", "b02", "b08") if function == "serrate" else ("d05", "d02", "d11")
    s = laid(function, "phase", units=f"{twin}:k5 {contacted}:raid_a {single}:k6", dice=[4, 5])
    assert s.options == [twin]
    s.play(twin)
    unit = UNIT[twin]
    assert s.t.depleted[unit] or s.t.returning[unit]
    assert s.t.fighter_losses >= 1, "4 + 5 + 2 in clear weather"


@pytest.mark.rule("9.8.2")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_mahmoud_takes_fighters(die: int, lost: int) -> None:
    assert laid("mahmoud", "phase", dice=[die]).t.fighter_losses == lost


@pytest.mark.rule("9.6.3")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (5, 1), (6, 2)])
def test_trigger_happy_flak_shoots_at_a_fighter_over_a_city(die: int, lost: int) -> None:
    s = laid("trigger_happy_flak", "phase", units="b08:k5 b05:e6", dice=[die])
    assert s.options == ["b08"], "K5 has Hannover, E6 nothing"
    assert s.play("b08").t.fighter_losses == lost


@pytest.mark.rule("7.4.2")
def test_fuel_famine_grounds_weak_units() -> None:
    assert laid("fuel_famine", "scramble", unit="d10").t.roll_marks == GROUNDED
    assert not can_play("fuel_famine", "scramble", unit="d09"), "strength 3"


@pytest.mark.rule("7.4.2", "7.4.6")
@pytest.mark.parametrize(
    ("unit", "weather", "allowed"), [("b02", CLOUD, True), ("b02", FOG, False), ("b02", HEAVY_CLOUD, False)]
)
def test_flower_shuts_a_western_airfield_in_fair_weather(unit: str, weather: int, allowed: bool) -> None:
    t = night(british="flower")
    for zone in range(1, 6):
        t.weather[zone] = weather
    s = window("scramble", unit=unit, t=t)
    assert ("flower" in s.options) == allowed
    if allowed:
        assert s.lay("flower").t.roll_marks == SHUT


@pytest.mark.rule("7.4.2")
def test_flower_does_not_reach_the_east() -> None:
    assert not can_play("flower", "scramble", unit="b19")


@pytest.mark.rule("7.4.2", "7.4.4")
@pytest.mark.parametrize("moment", ["scramble", "recovery"])
def test_accident_makes_it_worse(moment: str) -> None:
    s = laid("accident", moment, unit="b05")
    assert (s.t.roll_mod, s.t.roll_marks) == (2, AT_LEAST_ONE)


@pytest.mark.rule("7.4.2")
def test_quick_reaction_alert_scrambles_a_ready_unit() -> None:
    s = laid("quick_reaction_alert", "fighters", units="b02:k5")
    assert s.key == "choose_unit_for_card"
    assert "b02" not in s.options
    s.play("b05")
    assert s.t.unit_at[UNIT["b05"]] != PLACE["ready"]


# --- cities, raids, patrols
def detected(t: Bomber, *hexes: str) -> Bomber:
    """One raid counter with its stream."""
    t.kind[0], t.head[0], t.length[0] = MAIN_FORCE, 0, 9
    t.blip_head[0], t.blip_raid[0] = PLACE[hexes[0]], 0
    for i, hex in enumerate(hexes[1:]):
        t.blip_tail[i] = PLACE[hex]
    return t


@pytest.mark.rule("9.6.2")
def test_straying_bombers_meet_city_flak_or_searchlights() -> None:
    t = detected(night(german="straying_bombers"), "k5", "j5", "e6")
    s = window("tame_boar", t=t, dice=[6, 6]).lay("straying_bombers")
    assert s.options == ["counter_1"]
    s.play("counter_1")
    assert s.options == ["k5", "j5"], "nothing shoots in E6"
    s.play("k5")
    while s.key == "choose_play":
        s.play("pass")
    assert s.t.losses[0] > 0


@pytest.mark.rule("9.6.2")
def test_straying_bombers_need_a_raid_over_guns_that_are_not_being_bombed() -> None:
    t = detected(night(german="straying_bombers"), "k5")
    assert "straying_bombers" in window("tame_boar", t=t).options
    for name in CITY:
        t.bomb_marker[CITY[name]] = 1
    assert "straying_bombers" not in window("tame_boar", t=t).options


@pytest.mark.rule("9.4")
def test_stragglers_tame_boar_attack_within_two_hexes_without_contact() -> None:
    t = detected(night(german="stragglers_tame_boar", units="b08:k5 b05:i5 b02:c3 b03:k6 b04:l5"), "k4", "j4")
    t.gci[UNIT["b03"]] = 1
    t.scrambled[UNIT["b04"]] = 1
    s = window("tame_boar", t=t, dice=[6, 5]).lay("stragglers_tame_boar")
    assert s.options == ["b05", "b08"], "b02 is far away, b03 and b04 have markers; single engines will do"
    s.play("b08", "counter_1")
    while s.key == "choose_play":
        s.play("pass")
    assert s.t.losses[0] > 0
    assert s.t.unit_at[UNIT["b08"]] == PLACE["k5"]


@pytest.mark.rule("9.4")
def test_stragglers_tame_boar_choose_among_the_raids_in_reach() -> None:
    """From K5: N3, N4, H5 and O5 are farther than two hexes; M4 and J5 are not."""
    t = night(german="stragglers_tame_boar", units="b08:k5")
    blip(t, 0, "a", "n3")
    blip(t, 1, "b", "o5", "n4", "m4")
    blip(t, 2, "c", "h5", "n4", "n3")
    blip(t, 3, "d", "j5")
    s = window("tame_boar", t=t).lay("stragglers_tame_boar", "b08")
    assert s.options == ["counter_2", "counter_4"]


@pytest.mark.rule("9.6.1")
def test_searchlights_and_flares_light_a_city() -> None:
    t = laid("searchlights_and_flares", "raids", "hannover").t
    k5 = PLACE["k5"]
    assert [attack_mod(t, how, True, k5) for how in (STACKED, LATE, FLAK, GCI)] == [1, 1, 1, 0]
    assert attack_mod(t, LATE, True, PLACE["j4"]) == 0
    for zone in range(1, 6):
        t.weather[zone] = CLOUD
    assert [attack_mod(t, how, True, k5) for how in (STACKED, FLAK)] == [1, 0]


@pytest.mark.rule("3.6", "9.6")
def test_mobile_flak_returns_or_arrives() -> None:
    t = night(german="mobile_flak", downfall=True)
    t.flak_moved[CITY["hannover"]] = 1
    s = window("fighters", t=t).lay("mobile_flak_returns")
    assert s.options == ["hannover"]
    assert s.play("hannover").t.flak_moved[CITY["hannover"]] == 0
    t = night(german="mobile_flak", downfall=True)
    t.flak_moved[CITY["hannover"]] = 1
    t.bomb_marker[CITY["bremen"]] = 1
    s = window("fighters", t=t).lay("mobile_flak_arrives")
    assert not {"hannover", "bremen"} & set(s.options)
    assert s.play("kassel").t.mobile_flak[CITY["kassel"]] == 1
    assert not can_play("mobile_flak_returns", "fighters"), "no flak has been moved in Berlin"


@pytest.mark.rule("9.5.1")
def test_early_arrival_at_target_marks_the_hex() -> None:
    s = laid("early_arrival_at_target", "bomb_drop", place="k5")
    assert [(i, n) for i, n in enumerate(s.t.early) if n] == [(PLACE["k5"], 1)]


@pytest.mark.rule("9.8.4")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (5, 3)])
def test_lucky_crews_mend_up_to_two_markers(before: int, after: int) -> None:
    t = night(british="lucky_crews")
    t.damage[2] = before
    s = window("phase", t=t).lay("lucky_crews")
    assert s.options == ["c"]
    assert s.play("c").t.damage[2] == after
    assert not can_play("lucky_crews", "phase")


@pytest.mark.rule("9.2.4")
def test_firebash_adds_the_third_patrol_and_orgelpfeife_removes_one() -> None:
    t = night(british="firebash", downfall=True)
    t.patrol = printed([1, 0, 2])
    assert list(window("phase", t=t).lay("firebash").t.patrol) == [1, 1, 2]
    t = night(german="orgelpfeife", downfall=True)
    t.patrol = printed([1, 0, 2])
    s = window("phase", t=t).lay("orgelpfeife")
    assert s.options == ["patrol_2", "patrol_4"]
    assert list(s.play("patrol_4").t.patrol) == [1, 0, 3]


def test_every_function_of_every_card_stands_in_a_test() -> None:
    """Here or among those of the bombing.  Tail Warning has none of its own; test_cards.py cancels with it."""
    here = Path(__file__)
    source = "".join(path.read_text(encoding="utf-8") for path in (here, here.with_name("test_bombing_cards.py")))
    assert [name for name in FUNCTION_NAMES if f'"{name}"' not in source] == []
