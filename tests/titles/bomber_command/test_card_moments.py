"""Cards that change what is about to be rolled, and when they may be played.  § 6.2, card lists"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import CARD_NAMES, FACT_TWIN, FIRST_CARD, W_TAME_BOAR, copies
from opsroom.titles.bomber_command.rules.charts import CLOUD, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import NightAttack
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.geography import GERMAN, JD_2, RAID_BOX
from opsroom.titles.bomber_command.rules.scramble import QuickScramble
from opsroom.titles.bomber_command.rules.table import PLAY_CARD, RAID_MOVEMENT, TAME_BOARS, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from tests.titles.bomber_command.hands import PLACE, UNIT, Hands, begin, can_play, night
from tests.titles.bomber_command.night import blip, raid


def in_flight(t: Bomber) -> Bomber:
    """A Main Force over I5, its counter on the map."""
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5", target=5, city="bremen", head=4)
    blip(t, 0, "a", "i5")
    return t


def passed(s: Hands) -> Hands:
    while s.key in ("choose_play", "choose_reply"):
        s.play("pass")
    return s


# --- what counts is how things are when the dice fall
@pytest.mark.rule("9.4.1", "6.2")
@pytest.mark.parametrize("is_played", [True, False])
def test_9_4_1_beleuchter_helps_the_contact_before_which_it_is_played(is_played: bool) -> None:
    """At level 5 the number is 7; away from a beacon a roll of 8 counts 6, and 7 with the marker."""
    t = in_flight(night(german="beleuchter", units="b03:i5"))
    s = begin(t, Contact(UNIT["b03"], 0), [4, 4])
    passed(s.lay("beleuchter") if is_played else s)
    assert (t.unit_at[UNIT["b03"]] == RAID_BOX) == is_played


@pytest.mark.rule("9.4.1", "6.2")
def test_9_4_1_dogleg_takes_the_marker_away_before_the_roll() -> None:
    t = in_flight(night(british="dogleg", units="b03:i5", beleuchter=1))
    s = begin(t, Contact(UNIT["b03"], 0), [4, 4])
    passed(s.lay("dogleg_shakes_off"))
    assert t.unit_at[UNIT["b03"]] == PLACE["i5"]


@pytest.mark.rule("9.7", "3.4.2", "6.2")
def test_9_7_the_weather_counts_as_it_is_when_the_dice_fall() -> None:
    """Markers 15 and 16 show cloud; 4 + 6 + 2 is two bombers in clear weather and one in cloud."""
    t = in_flight(night(british="weather", units="b03:raid_a"))
    t.raid_now = 0
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [3, 14, 4, 6, 1, 1])
    passed(s.lay("weather_change"))
    assert t.weather[JD_2] == CLOUD
    assert t.losses[0] == 1


# --- a unit that is sent home
@pytest.mark.rule("7.4.3", "6.2")
def test_7_4_3_a_unit_sent_home_before_its_dice_does_not_attack() -> None:
    t = in_flight(night(british="corona_controllers fishpond", german="experten", units="b03:raid_a"))
    t.raid_now, t.depleted[UNIT["b03"]] = 0, 1
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE))
    s.lay("corona_controllers", "b03")
    assert s.key == "", "nothing more is asked"
    assert (t.returning[UNIT["b03"]], t.losses[0]) == (1, 0)
    assert "attack_rolled" not in s.kinds()


@pytest.mark.rule("9.8.4", "6.2")
def test_9_8_4_damage_spent_on_an_attack_that_is_called_off_comes_back() -> None:
    t = in_flight(night(british="high_altitude_bombers", units="b03:raid_a"))
    t.raid_now, t.damage[0] = 0, 2
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [])
    s.play("spend_damage")
    assert t.damage[0] == 1
    s.lay("high_altitude_bombers")
    assert (s.key, t.damage[0]) == ("", 2)
    t = in_flight(night(british="high_altitude_bombers", units="b03:raid_a"))
    t.raid_now, t.damage[0] = 0, 2
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), []).play("pass")
    s.lay("high_altitude_bombers")
    assert t.damage[0] == 2, "and what was not spent does not grow"


@pytest.mark.rule("7.4.3", "9.4.1")
def test_7_4_3_a_unit_sent_home_before_its_dice_makes_no_contact() -> None:
    t = in_flight(night(british="perfectos", downfall=True, units="d03:i5"))
    t.depleted[UNIT["d03"]] = 1
    s = begin(t, Contact(UNIT["d03"], 0), [1, 1])
    s.lay("perfectos", "d03")
    assert s.key == ""
    assert t.unit_at[UNIT["d03"]] == PLACE["i5"]


# --- cards for a phase, a roll or a unit
@pytest.mark.rule("6.2", "8.2")
@pytest.mark.parametrize(("phase", "allowed"), [(RAID_MOVEMENT, True), (TAME_BOARS, False)])
def test_6_2_high_rate_window_comes_at_any_moment_of_raid_movement(phase: int, allowed: bool) -> None:
    given = {"unit": "b03", "how": "gci", "facts": FACT_TWIN, "phase": phase}
    assert can_play("high_rate_window", "attack", **given) == allowed


@pytest.mark.rule("8.2", "6.2")
def test_8_2_high_rate_window_leaves_no_roll_to_play_cards_on() -> None:
    t = in_flight(night(british="mandrel southern_germany", german="visual_signals", window_used=-1))
    s = begin(t, Detection(), [])
    assert s.key == ""
    assert t.detected == 3


@pytest.mark.rule("7.4.2")
@pytest.mark.parametrize(("card", "place"), [("accident", "h8"), ("fuel_famine", "out")])
def test_7_4_2_an_alert_is_open_to_accidents_and_want_of_fuel(card: str, place: str) -> None:
    is_downfall = card == "fuel_famine"
    unit = UNIT["d10" if is_downfall else "b02"]
    t = night(british=card, downfall=is_downfall)
    s = begin(t, QuickScramble(unit), [] if is_downfall else [1, 1])
    s.lay(card)
    passed(s)
    assert t.unit_at[unit] == PLACE[place]
    assert t.fighter_losses == (0 if is_downfall else 1)


@pytest.mark.rule("7.4.2")
def test_7_4_2_no_flower_reaches_an_alert() -> None:
    s = begin(night(british="flower"), QuickScramble(UNIT["b02"]))
    assert "flower" not in s.options


@pytest.mark.rule("12.2.4")
def test_12_2_4_an_intruder_over_england_is_no_wild_boar() -> None:
    assert can_play("wild_boar", "attack", unit="b03", how="stacked", units="b03:k5")
    assert not can_play("wild_boar", "attack", unit="b03", how="stacked", units="b03:england")


@pytest.mark.rule("12.2.2", "9.4")
def test_12_2_2_an_intruder_hunts_no_stragglers() -> None:
    t = in_flight(night(german="stragglers_tame_boar", units="b03:i5 b10:i4"))
    t.intruder[UNIT["b03"]] = 1
    assert begin(t, Window(W_TAME_BOAR)).lay("stragglers_tame_boar").options == ["b10"]


@pytest.mark.rule("9.4", "9.4.1")
def test_9_4_a_unit_that_hunts_stragglers_makes_no_contact() -> None:
    t = in_flight(night(german="stragglers_tame_boar", units="b03:i5 b10:i5"))
    s = begin(t, TameBoar(), [1, 2]).lay("stragglers_tame_boar", "b03", "counter_1")
    assert passed(s).key == "choose_contact_unit"
    assert s.options == ["b10", "pass"]


@pytest.mark.rule("6.2")
def test_6_2_a_card_can_be_played_beside_a_question_only_where_one_in_hand_fits() -> None:
    offered = set()
    cards = [card for card in range(FIRST_CARD[GERMAN], FIRST_CARD[GERMAN + 1]) if copies(0, card)]
    for card in ["", *(CARD_NAMES[card] for card in cards)]:
        t = night(german=card, units="b02:k5 b03:i6")
        t.actions = []
        t.free_actions(GERMAN)
        if PLAY_CARD in t.actions:
            offered.add(card)
    assert offered
    assert "" not in offered
