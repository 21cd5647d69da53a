"""Cards that change what is about to be rolled, and when they may be played.  § 6.2, card lists"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.combat import NightAttack
from opsroom.titles.bomber_command.rules.geography import JD_2, NONE, RAID_BOX
from opsroom.titles.bomber_command.rules.numbers import CLOUD, TAME_BOAR
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact
from tests.titles.bomber_command.hands import PLACE, UNIT, Hands, begin, night
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
    """Markers 15 and 16 show cloud; 6 + 6 + 2 is two bombers in clear weather and one in cloud."""
    t = in_flight(night(british="weather", units="b03:raid_a"))
    t.raid_now = 0
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [3, 14, 6, 6, 1, 1])
    passed(s.lay("weather_change"))
    assert t.weather[JD_2] == CLOUD
    assert t.losses[0] == 1


# --- a unit that is sent home
@pytest.mark.rule("7.4.3", "6.2")
def test_7_4_3_a_unit_sent_home_before_its_dice_does_not_attack() -> None:
    t = in_flight(night(british="corona_controllers fishpond", german="experten", units="b03:raid_a"))
    t.raid_now, t.depleted[UNIT["b03"]] = 0, 1
    s = begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [6, 6])
    s.lay("corona_controllers", "b03")
    assert s.key == "", "nothing more is asked"
    assert (t.returning[UNIT["b03"]], t.losses[0]) == (1, 0)
    assert "attack_rolled" not in s.kinds()


@pytest.mark.rule("7.4.3", "9.4.1")
def test_7_4_3_a_unit_sent_home_before_its_dice_makes_no_contact() -> None:
    t = in_flight(night(british="perfectos", downfall=True, units="d03:i5"))
    t.depleted[UNIT["d03"]] = 1
    s = begin(t, Contact(UNIT["d03"], 0), [1, 1, 6, 6])
    s.lay("perfectos", "d03")
    assert s.key == ""
    assert t.unit_at[UNIT["d03"]] == PLACE["i5"]
