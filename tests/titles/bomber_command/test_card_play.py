"""Playing and cancelling cards.  § 6.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import GCI, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import (
    CITY,
    PLACE,
    ROUTE,
    attacked,
    begin,
    blip,
    counters,
    main_force,
    night,
    raid,
    unit,
)


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
