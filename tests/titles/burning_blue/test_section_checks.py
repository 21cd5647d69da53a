"""What a comparison with the rulebook, section by section, found in chapters 3 to 11."""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    blue,
    carry_out,
    options,
    raid,
    squadron,
    tally,
)


# --- § 8.1: the order of moves is the player's
@pytest.mark.rule("8.1", "5.2")
@pytest.mark.parametrize("last_first", [True, False])
def test_8_1_the_raf_chooses_which_of_its_pursuers_moves_first(last_first: bool) -> None:
    t = blue(1)
    one, other = squadron(t, "501", "2112", 12), squadron(t, "610", "2114", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    tally(t, one, number)
    tally(t, other, number)
    carry_out(t, PursuitPhase())
    answer(t, "pass")  # nobody gives up
    assert (asked(t), options(t)) == ("choose_pursuer", ["squadron_501", "squadron_610", "rest"])
    answer(t, "squadron_610" if last_first else "rest")
    assert isinstance(t.top, FormationMove)
    assert t.top.head == (other if last_first else one)
    answer(t, "12")
    assert isinstance(t.top, FormationMove)  # the last one is not chosen
    assert t.top.head == (one if last_first else other)


@pytest.mark.rule("8.1", "5.2")
def test_8_1_the_luftwaffe_chooses_which_of_its_sweeps_moves_first() -> None:
    t = blue(1)
    prey = squadron(t, "501", "2112", 12)
    first, second = (
        raid(t, "i_jg3 freie_jagd 20", at_place="2122"),
        raid(t, "ii_jg3 freie_jagd 20", at_place="2124"),
    )
    t.hunts[first] = t.hunts[second] = prey
    carry_out(t, PursuitPhase())
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_raid_to_pursue", ["hostile_01", "hostile_02", "rest"])
    answer(t, "hostile_02")
    assert isinstance(t.top, RaidMove)
    assert t.top.raid == second
