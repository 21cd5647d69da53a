"""Attacks by night fighters.  § 9.5"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.cards import CARD_BY_NAME
from opsroom.titles.bomber_command.rules.charts import GCI, LATE, STACKED, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import BritishAttack, FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.geography import ENGLAND
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, RESOLVE
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import (
    CITY,
    PLACE,
    RAID,
    UNIT,
    attacked,
    begin,
    main_force,
    night,
    raid,
    unit,
)


@pytest.mark.rule("9.7.2", "6.2")
@pytest.mark.parametrize(("dice", "offered"), [((6, 1), False), ((1, 6), False), ((5, 4), True)])
def test_9_7_2_rear_gunner_opens_fire_only_after_a_roll_without_a_six(dice: tuple[int, int], offered: bool) -> None:
    t = hands.night(british="rear_gunner", units="b03:raid_a")
    main_force(t)
    t.raid_now = RAID["a"]
    s = hands.begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [*dice])
    asked: list[str] = []
    while s.key:
        asked += s.options
        s.play("pass")
    assert ("rear_gunner_fires" in asked) == offered


@pytest.mark.rule("9.8.2", "8.3")
@pytest.mark.parametrize(
    ("dice", "hit"),
    [((1, 2), []), ((3, 4), [(1, 0)]), ((4, 5), [(1, 1)])],
)
def test_9_8_2_what_an_attack_did_is_told_and_a_miss_is_not(dice: tuple[int, int], hit: list[tuple[int, int]]) -> None:
    """Strength 2 in the Tame Boar column: 5 misses, 9 shoots one down, 11 disrupts as well."""
    t = night()
    r = main_force(t)
    g = attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", *dice)
    assert [told[1:3] for told in g.events("bombers_hit")] == hit
    assert (t.losses[r], t.disruption[r]) == (hit[0] if hit else (0, 0))


@pytest.mark.rule("9.8.2", "6.2")
def test_9_8_2_corkscrew_cannot_give_back_bombers_that_were_not_lost() -> None:
    t = hands.night(british="corkscrew", units="b03:raid_a")
    r = main_force(t)
    t.raid_now, t.losses[r] = r, 4
    s = hands.begin(t, NightAttack(UNIT["b03"], TAME_BOAR, NONE), [1, 2]).lay("corkscrew")
    while s.key:
        s.play("pass")
    assert t.losses[r] == 4


@pytest.mark.rule("12.2.4", "9.7.2")
def test_12_2_4_only_defensive_fire_over_england_warns_the_bombers() -> None:
    t = night(intruder_rule=1)
    main_force(t)
    attacked(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), "a", 6, 1, 1, 1)
    assert t.warned == 0
    unit(t, "b03", "i6")
    t.in_england[RAID["a"]] = 1
    u = unit(t, "b04", "england", intruder=1)
    begin(t, TameBoar(), 5, 4).play("pass", "b04", "a")
    assert t.warned == 0, "nobody fired back"
    t.acted[u] = 0
    begin(t, TameBoar()).play("pass").dice(6, 4, 1, 1).play("b04", "a")
    assert t.warned == 1


@pytest.mark.rule("9.9", "9.4.3", "9.3")
@pytest.mark.parametrize(("how", "place"), [(GCI, "i7"), (LATE, "g6")])
def test_9_9_a_unit_that_was_not_in_contact_stays_where_it_is(how: int, place: str) -> None:
    t = night()
    raid(t, "b", "mosquito", "e7 f6 g6 h5", target=2, city="emden", head=3)
    u = unit(t, "b06", place)
    g = attacked(t, NightAttack(u, how, PLACE[place]), "b", 1, 2)
    assert t.unit_at[u] == PLACE[place]
    assert g.events("left_raid") == []


@pytest.mark.rule("9.9", "12.2.4")
def test_12_2_4_an_intruder_attacks_mosquitoes_over_england() -> None:
    t = night(intruder_rule=1)
    r = raid(t, "b", "mosquito", "e7 f6 g6 h5", target=2, city="emden", head=9)
    t.in_england[r] = 1
    u = unit(t, "b03", "england", intruder=1)
    g = begin(t, TameBoar(), 6, 3).play("pass", "b03", "b")
    assert g.key == ""
    assert [told[1] for told in g.events("attack_declared")] == [STACKED]
    assert [told[2] for told in g.events("attack_rolled")] == [6 + 3 + 2]
    assert t.losses[r] == 3
    assert (t.unit_at[u], t.warned) == (ENGLAND, 0)


@pytest.mark.rule("9.5.1", "9.9")
@pytest.mark.parametrize(
    ("marker", "turn", "kind", "returns"),
    [
        (0, 5, "main_force", True),
        (BOMB_DROP, 5, "main_force", False),
        (RESOLVE, 5, "main_force", False),
        (RESOLVE, 4, "main_force", True),  # its stream has passed
        (BOMB_DROP, 5, "mosquito", True),
    ],
)
def test_9_5_1_early_arrival_stays_while_a_main_force_bombs_in_the_hex(
    marker: int, turn: int, kind: str, returns: bool
) -> None:
    """Mosquitoes over Münster declare themselves; the other raid is over Dortmund in the same hex."""
    t = hands.night(units="b03:j6", turn=5)
    card = CARD_BY_NAME["early_arrival_at_target"]
    t.deck[card] -= 1
    t.discards[card] = 1
    t.early[PLACE["j6"]] = 1
    b = raid(t, "b", "mosquito", "h6 i7 j6 k6", target=2, city="muenster", head=2)
    c = raid(t, "c", kind, "h6 i7 j6 k6", target=2, city="dortmund", head=2)
    t.bomb_marker[CITY["muenster"]], t.bomb_raid[CITY["muenster"]], t.bombed_on[CITY["muenster"]] = BOMB_DROP, b, 5
    t.bomb_marker[CITY["dortmund"]], t.bomb_raid[CITY["dortmund"]] = marker, c
    t.bombed_on[CITY["dortmund"]] = turn
    t.raid_now = b
    s = hands.begin(t, NightAttack(UNIT["b03"], LATE, PLACE["j6"], CITY["muenster"]), [1, 2])
    while s.key:
        s.play("pass")
    assert (t.early[PLACE["j6"]], s.hand("german")) == ((0, ["early_arrival_at_target"]) if returns else (1, []))


@pytest.mark.rule("9.8.2", "9.6.1", "8.3")
@pytest.mark.parametrize(
    ("value", "hit"), [(1, []), (2, [(1, 0, 1)]), (3, [(2, 1, 1)])], ids=["misses", "damages", "disrupts"]
)
def test_9_6_1_what_flak_did_is_told_and_a_miss_is_not(value: int, hit: list[tuple[int, int, int]]) -> None:
    """A roll of 4."""
    t = night()
    r = main_force(t)
    t.visibility = 1
    g = attacked(t, FlakAttack(PLACE["j4"], CITY["bremen"], value), "a", 1, 3)
    assert [told[1:4] for told in g.events("bombers_hit")] == hit
    assert (t.losses[r], t.disruption[r], t.damage[r]) == (hit[0] if hit else (0, 0, 0))
    assert t.raid_now == NONE


@pytest.mark.rule("9.2.1", "3.4.4")
@pytest.mark.parametrize(("visibility", "total"), [(0, 11), (1, 10), (2, 9)])
def test_9_2_1_visibility_counts_for_british_attacks_too(visibility: int, total: int) -> None:
    t = night(visibility=visibility)
    u = unit(t, "b03", "i6")
    g = begin(t, BritishAttack(u, 3, 0), 3, 4)
    assert g.events("british_attacked") == [(u, total, {11: 2, 10: 1, 9: 1}[total], 0)]
