"""Night fighters: movement, scramble, deployment, fuel, recovery, patrols.  § 7.1, § 7.3 to § 7.5, § 9.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.combat import BritishAttack
from opsroom.titles.bomber_command.rules.counters import FUEL, STRENGTH, WEAK_STRENGTH
from opsroom.titles.bomber_command.rules.ending import EndPhase, FinalRecovery
from opsroom.titles.bomber_command.rules.fighters import Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import BOARD, CLOSED, OUT, READY, REARMING, RECOVERED
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import Patrols, QuickScramble, Scramble
from opsroom.titles.bomber_command.rules.units import deplete, is_active
from tests.titles.bomber_command.night import CODES, PLACE, UNIT, ZONE, begin, night, raid, unit


# --- movement
@pytest.mark.rule("7.0", "7.1")
def test_units_move_up_to_two_hexes_or_stay() -> None:
    t = night()
    unit(t, "b03", "i6")
    g = begin(t, FighterMovement()).play("b03")
    assert {PLACE[o] for o in g.options} == set(BOARD.within(PLACE["i6"], 2))
    assert "i6" in g.options
    g.play("j4" if "j4" in g.options else "j5")
    assert g.key == ""


@pytest.mark.rule("7.1", "7.4.2")
def test_a_unit_to_choose_says_where_it_is_and_how_strong() -> None:
    t = night()
    u = unit(t, "b03", "i6", fuel=4)
    g = begin(t, FighterMovement())
    assert TITLE.preview(g.t, u) == {"place": "i6", "fuel": 4, "strength": STRENGTH[u], "group": 0}
    deplete(t, u)
    assert TITLE.preview(g.t, u)["strength"] == WEAK_STRENGTH[u]


@pytest.mark.rule("7.1")
def test_a_hex_to_fly_to_says_what_lies_there() -> None:
    t = night()
    unit(t, "b03", "i6")
    g = begin(t, FighterMovement()).play("b03")
    assert TITLE.preview(g.t, PLACE["j4"]) == {"hex": "j4", "stack": "bremen", "more": 0}
    assert TITLE.preview(g.t, PLACE["jutland"]) == {"stack": "none", "more": 0}


@pytest.mark.rule("7.1", "7.4.2", "7.5")
def test_a_scramble_marker_slows_and_comes_off() -> None:
    t = night()
    u = unit(t, "b03", "i6", scrambled=1)
    g = begin(t, FighterMovement()).play("b03")
    assert {PLACE[o] for o in g.options} == set(BOARD.within(PLACE["i6"], 1))
    g.play("i6")
    assert t.scrambled[u] == 0
    assert t.fuel[u] == FUEL[u] - 1


@pytest.mark.rule("7.1.1")
def test_jutland_takes_the_whole_movement() -> None:
    t = night()
    unit(t, "b13", "jutland")
    g = begin(t, FighterMovement()).play("b13")
    assert g.options == ["jutland", "i1"]
    g.play("i1")
    unit(t, "b13", "jutland", scrambled=1)
    g = begin(t, FighterMovement()).play("b13")
    assert g.options == ["jutland"]
    assert g.refused["i1"] == ("7.1.1", "still_climbing")
    unit(t, "b13", "i1", scrambled=0)
    assert "jutland" in begin(t, FighterMovement()).play("b13").options
    unit(t, "b13", "i2")
    assert "jutland" not in begin(t, FighterMovement()).play("b13").options


@pytest.mark.rule("7.5", "7.5.1")
def test_fuel_burns_every_turn_but_not_under_ground_control() -> None:
    t = night()
    free, led = unit(t, "b03", "i6"), unit(t, "b06", "h6", gci=1)
    ready = unit(t, "b04", "ready")
    begin(t, FighterMovement()).play("pass")
    assert t.fuel[free] == FUEL[free] - 1
    assert t.fuel[ready] == FUEL[ready]
    assert t.fuel[led] == FUEL[led]
    assert t.gci[led] == 1
    g = begin(t, FighterMovement()).play("b06", "h7", "pass")
    assert g.key == ""
    assert t.gci[led] == 0
    assert t.fuel[led] == FUEL[led] - 1


@pytest.mark.rule("7.3", "2.1.1")
def test_movement_leaves_the_stack_and_deployment_enters_one() -> None:
    t = night()
    u = unit(t, "b15", "k4", stack="beacon_marie")
    begin(t, FighterMovement()).play("b15", "l4")
    assert t.stacked[u] == -1
    g = begin(t, Deployment()).play("b15")
    assert set(g.options) == {"braunschweig", "beacon_gertrud", "pass"}
    g.play("beacon_gertrud")
    assert t.stacked[u] == CODES["stack"]["beacon_gertrud"]
    begin(t, Deployment()).play("b15", "braunschweig")
    assert t.stacked[u] == CODES["stack"]["braunschweig"]


@pytest.mark.rule("7.3", "2.1.1")
def test_a_city_without_a_beacon_has_one_box_and_nobody_has_to_deploy() -> None:
    t = night()
    u = unit(t, "b15", "j4")
    g = begin(t, Deployment()).play("b15")
    assert g.options == ["bremen", "pass"]
    g = begin(t, Deployment()).play("pass")
    assert (g.key, t.stacked[u]) == ("", -1)


@pytest.mark.rule("7.3", "9.3")
def test_a_unit_takes_the_gci_marker_and_leaves_its_box() -> None:
    t = night()
    u = unit(t, "b06", "h5", stack="emden")
    g = begin(t, Deployment()).play("b06", "gci_marker")
    assert (t.gci[u], t.stacked[u]) == (1, -1)
    assert g.events("took_gci") == [(u, PLACE["h5"], 0, 0)]


@pytest.mark.rule("7.3", "7.4.2", "7.4.3")
@pytest.mark.parametrize("mark", ["scrambled", "returning", "intruder"])
def test_some_markers_keep_a_unit_from_deploying(mark: str) -> None:
    t = night()
    unit(t, "b15", "k4", **{mark: 1})
    assert begin(t, Deployment()).key == ""


# --- ground control
@pytest.mark.rule("9.3")
def test_a_gci_unit_makes_its_belt_hex_and_its_neighbours_of_one_division_active() -> None:
    """Vector 13."""
    t = night()
    unit(t, "b06", "h5", gci=1)
    active = {hex for hex in ("h5", "h6", "i5", "h4", "i4") if is_active(t, PLACE[hex])}
    assert active == {"h5", "h6"}


@pytest.mark.rule("9.3", "9.3.1", "13.0")
def test_who_may_take_the_gci_marker() -> None:
    t = night()
    u = unit(t, "b06", "h6")
    g = begin(t, Deployment()).play("b06", "gci_marker")
    assert t.gci[u] == 1
    unit(t, "b07", "h6")
    assert begin(t, Deployment()).options == ["b06", "pass"]  # one in a hex
    t = night()
    unit(t, "b10", "h6")  # of the second division
    assert begin(t, Deployment()).key == ""
    unit(t, "b08", "h6")
    assert begin(t, Deployment()).key == ""  # single-engined
    t = night(True)
    unit(t, "d11", "i7")
    g = begin(t, Deployment()).play("d11")
    assert "gci_marker" in g.options


# --- scramble
@pytest.mark.rule("7.4", "7.4.1", "7.4.2")
def test_a_twin_engined_unit_takes_off_under_a_marker_and_a_single_engined_one_flies_on() -> None:
    t = night()
    twin, single = UNIT["b03"], UNIT["b08"]
    t.unit_at[twin] = t.unit_at[single] = READY
    g = begin(t, Scramble()).play("b03", "b08")
    assert g.key == "choose_first_place"
    assert t.unit_at[twin] == PLACE["i6"]
    assert t.scrambled[twin] == 1
    assert t.fuel[twin] == FUEL[twin]
    assert {PLACE[o] for o in g.options} == set(BOARD.within(PLACE["j7"], 1))
    g.play("j8")
    assert t.unit_at[single] == PLACE["j8"]
    assert t.scrambled[single] == 0


@pytest.mark.rule("7.4.2", "9.8.1")
@pytest.mark.parametrize(
    ("weather", "dice", "lost", "depleted"),
    [
        ("clear", (4, 5), 0, 0),
        ("clear", (5, 5), 0, 1),
        ("clear", (6, 6), 1, 1),
        ("fog", (5, 6), 2, 1),
        ("heavy_cloud", (5, 5), 1, 0),
    ],
)
def test_scramble_losses(weather: str, dice: tuple[int, int], lost: int, depleted: int) -> None:
    t = night(weather=weather)
    t.unit_at[UNIT["b03"]] = READY
    g = begin(t, Scramble(), *dice)
    g.play("b03")
    assert t.fighter_losses == lost
    assert t.depleted[UNIT["b03"]] == depleted


@pytest.mark.rule("7.4.2", "9.8.1")
def test_detachments_are_not_depleted_by_scrambling() -> None:
    t = night()
    t.unit_at[UNIT["b14"]] = READY
    t.depleted[UNIT["b14"]] = 1
    begin(t, Scramble(), 5, 5).play("b14")
    assert t.returning[UNIT["b14"]] == 0


@pytest.mark.rule("7.4.3", "9.8.1", "2.3.4")
def test_a_second_depletion_sends_home() -> None:
    t = night()
    t.event_log = None
    u = unit(t, "b06", "h6", gci=1)
    deplete(t, u)
    assert (t.depleted[u], t.returning[u], t.gci[u]) == (1, 0, 1)
    deplete(t, u)
    assert (t.depleted[u], t.returning[u], t.gci[u]) == (1, 1, 0)


@pytest.mark.rule("7.4.2")
def test_a_quick_reaction_alert_leaves_no_marker() -> None:
    t = night()
    u = UNIT["b03"]
    t.unit_at[u] = READY
    g = begin(t, QuickScramble(u), 1, 1)
    assert g.key == "choose_quick_place"
    g.play("j5")
    assert t.unit_at[u] == PLACE["j5"]
    assert t.scrambled[u] == 0


# --- patrols
def scrambled_in_downfall(weather: str = "clear"):  # type: ignore[no-untyped-def]
    t = night(True, weather=weather)
    t.turn = 2
    t.patrol[1] = t.patrol[2] = 1
    t.unit_at[UNIT["d01"]] = t.unit_at[UNIT["d04"]] = READY
    t.depleted[UNIT["d01"]] = t.depleted[UNIT["d04"]] = 1
    return begin(t, Scramble()).play("d01", "d04")


@pytest.mark.rule("9.2", "9.2.4", "2.2.3", "13.0")
def test_patrols_strike_scrambled_units_and_come_back_later() -> None:
    """Vector 12: a patrol of strength 3 used on turn 2 is back on turn 5."""
    g = scrambled_in_downfall()
    assert g.key == "choose_patrol"
    assert g.seat == "british"
    g.play("patrol_3")
    assert g.options == ["d01", "d04"]
    g.dice(6, 6)
    g.play("d01", "attack_unit")
    t = g.t
    assert t.fighter_losses == 3  # 12 + 3: GCI column
    assert t.returning[UNIT["d01"]] == 1  # a detachment, depleted again
    assert t.patrol_back[1] == 5
    g.play("patrol_4")
    assert g.options == ["d04"]  # one patrol a unit
    t.turn = 3
    begin(t, EndPhase())
    assert t.patrol[1] == 2
    t.turn = 4
    begin(t, EndPhase())
    assert t.patrol[1] == 1


@pytest.mark.rule("9.2.5", "7.4.6")
@pytest.mark.parametrize(("die", "closed"), [(2, False), (3, True)])
def test_an_attack_on_an_airfield(die: int, closed: bool) -> None:
    """Vector 12."""
    g = scrambled_in_downfall().play("patrol_3", "d01").dice(die)
    g.play("attack_airfield")
    assert (g.t.unit_at[UNIT["d01"]] == CLOSED) == closed
    if closed:
        t = g.t
        t.top = None
        t.unit_at[UNIT["d04"]] = OUT
        begin(t, Recovery())
        assert t.unit_at[UNIT["d01"]] == REARMING


@pytest.mark.rule("7.4.4", "7.4.6")
def test_7_4_4_a_depleted_unit_on_a_closed_airfield_rearms_to_full_strength() -> None:
    t = night()
    u = unit(t, "b03", "closed", depleted=1)
    d = unit(t, "b14", "closed", depleted=1)
    begin(t, Recovery())
    assert t.unit_at[u] == t.unit_at[d] == REARMING
    assert (t.depleted[u], t.depleted[d]) == (0, 1), "a detachment has no other side"


@pytest.mark.rule("9.2.5")
@pytest.mark.parametrize("weather", ["fog", "heavy_cloud"])
def test_airfields_are_not_seen_in_fog(weather: str) -> None:
    g = scrambled_in_downfall(weather).play("patrol_3", "d01")
    assert g.options == ["attack_unit"]
    assert g.refused["attack_airfield"] == ("9.2.5", "airfield_not_seen")


@pytest.mark.rule("9.2.4", "7.4.4")
def test_patrols_strike_landed_units() -> None:
    t = night(True)
    t.patrol[0] = 1
    unit(t, "d01", "j6")
    g = begin(t, Recovery(), 3, 3).play("d01")
    assert g.key == "choose_patrol"
    g.dice(6, 5)
    g.play("patrol_2", "d01")
    assert t.fighter_losses == 3
    assert begin(t, Patrols(1)).key == ""


@pytest.mark.rule("9.2.1", "9.2.2")
def test_british_attacks_use_the_gci_column_and_deplete() -> None:
    t = night(weather="cloud")
    u = unit(t, "b03", "i6")
    begin(t, BritishAttack(u, 2, -2), 5, 5)
    assert t.fighter_losses == 1
    assert t.depleted[u] == 1


# --- recovery
@pytest.mark.rule("7.4.4", "7.4.5")
def test_home_is_the_airfield_or_beside_it_and_rearming_takes_a_turn() -> None:
    t = night()
    u = unit(t, "b03", "j6", depleted=1)
    begin(t, Recovery(), 1, 1).play("b03")
    assert t.unit_at[u] == REARMING
    assert t.depleted[u] == 0
    begin(t, Recovery())
    assert t.unit_at[u] == READY


@pytest.mark.rule("7.4.4")
def test_elsewhere_a_unit_is_diverted_and_out_of_the_game() -> None:
    t = night()
    u = unit(t, "b03", "k8")
    begin(t, Recovery(), 1, 1).play("b03")
    assert t.unit_at[u] == OUT


@pytest.mark.rule("7.4.4")
def test_beside_home_but_over_another_division_it_may_divert() -> None:
    t = night()
    u = unit(t, "b10", "i6")  # Vechta i5 is of the second division
    g = begin(t, Recovery(), 1, 1).play("b10")
    assert g.options == ["home_field", "divert"]
    g.play("divert")
    assert t.unit_at[u] == OUT


@pytest.mark.rule("7.4.4")
def test_jutland_based_units_land_only_in_the_box() -> None:
    t = night()
    far, home = unit(t, "b13", "i1"), -1
    begin(t, Recovery(), 1, 1).play("b13")
    assert t.unit_at[far] == OUT
    home = unit(t, "b13", "jutland")
    begin(t, Recovery(), 1, 1).play("b13")
    assert t.unit_at[home] == REARMING


@pytest.mark.rule("7.4.4", "9.8.2")
def test_a_wrecked_unit_is_gone_and_its_losses_count() -> None:
    t = night(weather="cloud")
    u = unit(t, "b03", "i6")
    begin(t, Recovery(), 6, 6).play("b03")
    assert t.unit_at[u] == OUT
    assert t.fighter_losses == 2


@pytest.mark.rule("7.5", "7.4.4")
def test_without_fuel_a_unit_must_land() -> None:
    t = night()
    unit(t, "b03", "i6")
    t.fuel[UNIT["b03"]] = 0
    g = begin(t, Recovery())
    assert g.options == ["b03"]
    assert g.refused["pass"] == ("7.5", "out_of_fuel")


@pytest.mark.rule("7.4.7")
def test_out_of_range_the_fog_column_and_four_more() -> None:
    """Vector 26: a roll of 7 reads 11 in fog."""
    t = night()
    u = unit(t, "b04", "c5")
    begin(t, Recovery(), 3, 4).play("b04")
    assert t.fighter_losses == 4
    assert t.unit_at[u] == OUT


@pytest.mark.rule("7.4.8", "13.0")
def test_allied_airspace_diverts_to_the_third_division_from_out_of_range() -> None:
    t = night(True)
    t.patrol[0] = 1  # so that somebody is asked while the unit lies in the box
    u = unit(t, "d01", "h9")
    begin(t, Recovery(), 1, 1).play("d01")
    assert t.unit_at[u] == RECOVERED
    assert t.landed_in[u] == ZONE["jd_3"]
    assert t.far[u] == 1


@pytest.mark.rule("7.4.4", "9.4.3")
def test_landing_out_of_a_raid_the_british_side_names_the_hex() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4 i4 h4", target=5, city="bremen", head=4)
    u = unit(t, "b03", "raid_a")
    g = begin(t, Recovery(), 1, 1).play("b03")
    assert g.seat == "british"
    assert g.options == ["i5", "h5", "g6"]
    g.play("i5", "home_field")
    assert t.unit_at[u] == REARMING


# --- leaving a raid
@pytest.mark.rule("9.4.3", "7.4.3")
def test_a_unit_leaves_its_raid_in_the_movement_phase_and_flies_home() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4 i4 h4", target=5, city="bremen", head=4)
    u = unit(t, "b03", "raid_a")
    g = begin(t, FighterMovement()).play("b03")
    assert g.key == "choose_leaving_hex"
    g.play("g6")
    assert t.returning[u] == 1
    assert g.key == "choose_place"


@pytest.mark.rule("7.4.3")
def test_a_unit_sent_home_from_within_a_raid_must_leave_it() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4 i4 h4", target=5, city="bremen", head=4)
    u = unit(t, "b03", "raid_a", returning=1)
    g = begin(t, FighterMovement()).play("pass")
    assert g.key == "choose_leaving_hex"
    g.play("h5")
    assert t.unit_at[u] == PLACE["h5"]
    assert (t.returning[u], g.events("sent_home")) == (1, []), "it was sent home before"


# --- the end
@pytest.mark.rule("11.0")
def test_at_the_end_all_land_at_once_or_fly_on() -> None:
    t = night()
    u = unit(t, "b03", "k8")
    g = begin(t, FinalRecovery())
    assert g.options == ["pass", "fly_on"]
    g.play("fly_on", "b03", "j7", "pass", "fly_on", "b03", "i6")
    assert g.key == "choose_landing"
    g.dice(1, 1)
    g.play("b03")
    assert t.unit_at[u] == REARMING
    assert g.key == ""
    v = unit(t, "b06", "k8", gci=1)
    g = begin(t, FinalRecovery()).play("pass")
    assert g.options == ["b06"]
    g.play("b06")
    assert t.unit_at[v] == OUT


@pytest.mark.rule("11.0", "9.2.4")
def test_11_0_patrols_come_back_in_the_last_turns_too() -> None:
    t = night(True)
    t.turn = 9
    t.patrol[0], t.patrol_back[0] = 2, 11
    unit(t, "d01", "k8")
    g = begin(t, FinalRecovery()).play("fly_on", "d01", "k8")
    assert t.patrol[0] == 2
    g.play("pass", "fly_on", "d01", "k8", "pass")
    assert t.patrol[0] == 1


# --- § 9.3 and § 5.0, compared with the rulebook in November 2026
@pytest.mark.rule("9.3", "7.3")
def test_9_3_a_unit_under_ground_control_goes_to_no_city_or_beacon() -> None:
    t = night()
    u = unit(t, "b06", "h5", gci=1)
    g = begin(t, Deployment()).play("b06")
    assert g.options == ["gci_marker", "pass"]
    assert g.refused["beacon_kiebitz"] == ("9.3", "under_ground_control")
    g.play("gci_marker")
    assert (t.gci[u], t.stacked[u]) == (1, NONE)


@pytest.mark.rule("9.3", "7.3")
def test_9_3_a_unit_that_gives_up_ground_control_waits_a_turn_for_its_beacon() -> None:
    """Ruling B120."""
    t = night()
    u = unit(t, "b06", "h5", gci=1)
    assert begin(t, Deployment()).play("b06", "pass").key == ""
    assert (t.gci[u], t.stacked[u]) == (0, NONE)
    assert "beacon_kiebitz" in begin(t, Deployment()).play("b06").options


@pytest.mark.rule("5.0", "7.4.2", "9.2.4")
def test_5_0_single_engined_units_fly_on_before_patrols_strike_and_accidents_are_counted() -> None:
    t = night(True)
    single = UNIT["d11"]
    t.patrol[1] = 1
    t.unit_at[single] = READY
    t.depleted[single] = 1
    g = begin(t, Scramble(), 6, 6).play("d11")
    assert (g.key, g.seat) == ("choose_first_place", "german")
    g.play("j8")
    assert (g.key, g.seat) == ("choose_patrol", "british")
    assert (t.unit_at[single], t.fighter_losses) == (PLACE["j8"], 0)
    g.play("pass")
    assert t.fighter_losses == 1  # twelve on the scramble table, in the weather of the airfield
    assert g.key == ""
