"""Where bombs begin to fall: cards, units that react, and what is told of raids that are attacked.  § 6.2, § 9.1.1, § 9.5.2, § 10.2"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import FACT_HEAVY, FACT_HOMEBOUND, W_BOMB_DROP, W_CONTACT
from opsroom.titles.bomber_command.rules.combat import told_state
from opsroom.titles.bomber_command.rules.geography import CITY_HEX, HEX_NAMES
from opsroom.titles.bomber_command.rules.raid_movement import RaidMovement
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, RAID_STATES
from opsroom.titles.bomber_command.rules.tame_boar import Contact
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import CITY, UNIT, begin, blip, raid, unit
from tests.titles.bomber_command.test_combat import over_hannover


@pytest.mark.rule("10.2", "6.2")
def test_10_2_where_bombs_begin_to_fall_nothing_is_told_of_the_raid() -> None:
    """Not even that it is one of Mosquitoes."""
    t = hands.night(german="early_arrival_at_target", turn=1)
    raid(t, "a", "mosquito", f"e4 {HEX_NAMES[CITY_HEX[CITY['emden']]]}", target=1, city="emden")
    g = hands.begin(t, RaidMovement())
    while not (isinstance(t.top, Window) and t.top.moment == W_BOMB_DROP):
        g.play("pass")
    assert t.top.facts == 0


@pytest.mark.rule("9.5.2")
def test_9_5_2_a_unit_reacts_to_a_city_beside_it_where_bombs_begin_to_fall() -> None:
    """Magdeburg is beside L4 too, but no bombs fall there; they fall on Essen, which is far away."""
    t = over_hannover()
    unit(t, "b15", "l4", stack="beacon_gertrud")
    g = begin(t, RaidMovement())
    t.bomb_marker[CITY["essen"]] = BOMB_DROP
    g.play("b15")
    assert (g.key, g.options) == ("choose_reaction_city", ["hannover"])


@pytest.mark.rule("9.1.1")
@pytest.mark.parametrize(("facts", "name"), [(0, ""), (FACT_HEAVY, "heavy_load"), (FACT_HOMEBOUND, "homebound")])
def test_9_1_1_of_an_attacked_raid_it_is_told_whether_it_is_homebound_or_heavily_loaded(facts: int, name: str) -> None:
    assert RAID_STATES[told_state(facts)] == name


@pytest.mark.rule("9.4.1", "6.2")
def test_9_4_1_before_a_contact_nothing_is_told_of_the_raid() -> None:
    t = hands.night(british="tinsel", units="b03:i5", turn=3)
    raid(t, "a", "mosquito", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=4)
    blip(t, 0, "a", "i5")
    hands.begin(t, Contact(UNIT["b03"], 0))
    assert isinstance(t.top, Window)
    assert (t.top.moment, t.top.facts) == (W_CONTACT, 0)
