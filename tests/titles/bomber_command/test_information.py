"""What must be told and what need not be.  § 8.3, § 9.1.1, § 9.4.4 and § 12.5"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import STACKED
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.ending import BombingPhase
from opsroom.titles.bomber_command.rules.recovery import RaidRecovery
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from tests.titles.bomber_command.night import CITY, PLACE, RAID, UNIT, ZONE, begin, night, raid, unit

SHOWN = ("shown_losses", "shown_disruption", "shown_damage", "shown_hunts", "shown_kind")


def bremen(t: Bomber, head: int = 5) -> int:
    path = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5 e6 d6 c7"
    return raid(t, "e", "main_force", path, target=5, slow=True, city="bremen", head=head)


def shown(t: Bomber, raid: int) -> list[int]:
    return [getattr(t, name)[raid] for name in SHOWN]


# --- § 8.3 and § 12.5: markers in the boxes of raids
@pytest.mark.rule("8.3", "9.8.2", "9.8.3", "9.8.4", "12.5")
@pytest.mark.parametrize("fog", [0, 1])
def test_8_3_flak_shows_the_letter_of_the_raid_but_not_its_kind_and_12_5_keeps_the_letter(fog: int) -> None:
    t = night(fog_rule=fog)
    r = bremen(t)
    t.raid_now = r
    g = begin(t, FlakAttack(PLACE["j4"], CITY["bremen"], 5), 6, 5)
    hit = [t.losses[r], t.disruption[r], t.damage[r]]
    assert min(hit) > 0
    assert g.events("bombers_hit") == [(NONE if fog else RAID["e"], *hit)]
    assert shown(t, r) == ([NONE] * 5 if fog else [*hit, NONE, NONE])


@pytest.mark.rule("8.3", "9.7", "12.5")
@pytest.mark.parametrize("fog", [0, 1])
def test_8_3_an_attack_by_night_fighters_shows_the_letter_unless_12_5_is_in_use(fog: int) -> None:
    t = night(fog_rule=fog)
    r = bremen(t)
    unit(t, "b16", "j4", stack="bremen")
    t.raid_now = r
    g = begin(t, NightAttack(UNIT["b16"], STACKED, PLACE["j4"], CITY["bremen"]), 5, 4)
    lost, disrupted = t.losses[r], t.disruption[r]
    assert (lost > 0, disrupted) == (True, 1)
    assert g.events("bombers_hit") == [(NONE if fog else RAID["e"], lost, 1, 0)]
    assert shown(t, r) == ([NONE] * 5 if fog else [lost, 1, NONE, NONE, NONE])


@pytest.mark.rule("8.3", "9.8.4", "12.5")
@pytest.mark.parametrize("fog", [0, 1])
def test_8_3_a_damage_marker_that_is_spent_is_seen_to_go_and_12_5_says_only_that_there_are_some(fog: int) -> None:
    t = night(fog_rule=fog)
    r = bremen(t)
    t.damage[r] = 2
    t.raid_now = r
    unit(t, "b16", "j4", stack="bremen")
    g = begin(t, NightAttack(UNIT["b16"], STACKED, PLACE["j4"], CITY["bremen"]), 1, 2)
    assert (g.key, g.seat, g.options) == ("choose_damage", "german", ["spend_damage", "pass"])
    g.play("spend_damage")
    assert (t.damage[r], t.shown_damage[r]) == (1, NONE if fog else 1)


@pytest.mark.rule("8.3", "9.9.2", "12.5")
@pytest.mark.parametrize("fog", [0, 1])
def test_12_5_hunt_markers_are_shown_when_the_mosquitoes_land(fog: int) -> None:
    """A single-engined unit under ground control in Downfall hunts."""
    t = night(True, fog_rule=fog)
    r = raid(t, "b", "mosquito", "f7 g7 h7 i7 i8 i9", target=4, city="aachen", head=3)
    t.raid_now = r
    unit(t, "d11", "i7", gci=1)
    begin(t, NightAttack(UNIT["d11"], 0, PLACE["i7"]), 5, 4)
    hunts = t.hunts[r]
    assert hunts > 0
    assert t.shown_hunts[r] == (NONE if fog else hunts)
    t.in_england[r] = 1
    g = begin(t, RaidRecovery(r), *[6] * hunts)
    assert t.shown_hunts[r] == hunts
    assert (t.shown_losses[r], t.losses[r]) == (NONE if fog else 0, 0)
    assert len(g.events("mosquitoes_confirmed")) == (0 if fog else 1)


@pytest.mark.rule("12.5", "4.3.3", "10.5.2")
@pytest.mark.parametrize("disruption", [0, 4])
def test_12_5_the_disruption_of_a_gardening_raid_is_told_when_its_mines_are_laid(disruption: int) -> None:
    t = night(fog_rule=1)
    r = raid(t, "f", "gardening", "e5 f4 g4 h3 g4 f4 e5 d5 c6", target=3, entry=2, mine="h3", head=3)
    t.disruption[r] = disruption
    g = begin(t, BombingPhase())
    assert g.events("mines_scattered") == ([(PLACE["h3"], 4, 1, 0)] if disruption else [])
    assert t.shown_disruption[r] == NONE  # which raid it was need not be told


@pytest.mark.rule("12.5", "7.6", "9.8.3")
def test_12_5_a_raid_that_lands_shows_its_disruption_and_its_damage_but_not_its_losses() -> None:
    t = night(fog_rule=1)
    r = bremen(t, head=20)
    t.in_england[r] = 1
    t.disruption[r], t.damage[r], t.losses[r] = 7, 3, 5
    begin(t, RaidRecovery(r), 1, 1)
    assert (t.shown_disruption[r], t.shown_damage[r], t.shown_losses[r]) == (7, 3, NONE)


# --- § 9.1.1 and § 9.4.4: the weather of a Tame Boar attack
@pytest.mark.rule("9.1.1", "9.4.4")
@pytest.mark.parametrize(("weather", "modifier"), [("clear", 0), ("haze", -1), ("cloud", -2), ("fog", 0)])
def test_9_1_1_the_british_side_tells_the_weather_of_a_tame_boar_attack_before_the_dice(
    weather: str, modifier: int
) -> None:
    t = night(weather=weather)
    bremen(t)
    unit(t, "b06", "raid_e")
    t.damage[RAID["e"]] = 1
    g = begin(t, TameBoar()).play("b06")
    assert g.key == "choose_damage"
    assert g.events("weather_told") == [(UNIT["b06"], modifier, 0, 0)]
    assert g.events("attack_rolled") == []


@pytest.mark.rule("9.4.4")
def test_9_4_4_of_several_hexes_the_one_worst_for_the_attacker_counts() -> None:
    """Ruling B40: the head is over the second division, the end of the stream over the third."""
    t = night()
    t.weather[ZONE["jd_3"]] = 3
    bremen(t, head=4)
    unit(t, "b06", "raid_e")
    g = begin(t, TameBoar()).play("b06")
    assert g.events("weather_told") == [(UNIT["b06"], -2, 0, 0)]
