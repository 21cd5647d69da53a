"""Landing.  § 7.4.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.geography import CLOSED, OUT, READY, REARMING
from opsroom.titles.bomber_command.rules.recovery import RaidRecovery, Recovery
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import (
    PLACE,
    ROUTE,
    UNIT,
    ZONE,
    begin,
    main_force,
    night,
    raid,
    unit,
)


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
