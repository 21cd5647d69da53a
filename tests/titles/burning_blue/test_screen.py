"""What the RAF sees while the Luftwaffe plans behind its screen: chapter 6.4, the form-up rolls, the plans of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.engine.procedure import Procedure
from opsroom.engine.table import Table
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.rules.campaign import PlansTakenUp
from opsroom.titles.burning_blue.rules.set_up import LuftwaffePlanning
from opsroom.titles.burning_blue.rules.table import PLANNED, Blue
from tests.titles.burning_blue.scenes import answer, asked, blue, carry_out, raid, random_dice

SPECIAL = [6, 5, 1]  # 11 and 1 for the escort: special; 1: half the escort misses the rendezvous


def seen_by_the_raf(table: Table) -> tuple[Any, Any]:
    return table.view("raf")["frames"], table.ask("raf")


def rolling(procedure: Procedure, step: str) -> Table:
    """One raid with three escorts, and dice that send one of them home."""
    t = blue(2, SPECIAL)
    escorts = ("i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 close_escort 12")
    number = raid(t, "i_kg2 bombing 12", *escorts, at_place="1439", seen=False)
    t.state[number] = PLANNED
    procedure.at = procedure.about().index[step]
    carry_out(t, procedure)
    return Table.of_position(TITLE, TITLE.setup("scenario2"), t)


@pytest.mark.rule("6.4", "6.4.5")
def test_the_raf_sees_one_and_the_same_thing_until_the_plans_are_made() -> None:
    table = TITLE.new(seed="behind the screen", mode="scenario2")
    choose = random_dice(5)
    seen, steps = [], set()
    while table.asked == "luftwaffe" and table.view("raf")["frames"][-1]["procedure"] == "LuftwaffePlanning":
        question = table.question
        assert question is not None
        seen.append(seen_by_the_raf(table))
        steps.add(question.key)
        table.answer(question.options[choose.below(len(question.options))])
    assert len(steps) > 5
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("6.4.6", "9.2.8")
def test_the_raf_does_not_see_that_a_form_up_roll_was_special() -> None:
    table = rolling(LuftwaffePlanning(), "roll_form_ups")
    assert table.question is not None
    assert table.question.key == "choose_absent"
    frames, question = seen_by_the_raf(table)
    assert (frames[-1]["procedure"], frames[-1]["step"], frames[-1]["rule"]) == (
        "LuftwaffePlanning",
        "draw_chits",
        "6.4.2",
    )
    assert question == {"seat": "luftwaffe", "key": "draw_chits", "rule": "6.4.2", "values": {}}


@pytest.mark.rule("23.2.1")
def test_in_a_campaign_a_special_roll_looks_like_calling_raids_off() -> None:
    """The Luftwaffe is always asked what it calls off, so that being asked tells nothing."""
    table = rolling(PlansTakenUp(), "choose_cancelled")
    t = table.position
    assert isinstance(t, Blue)
    before = seen_by_the_raf(table)
    answer(t, "pass")
    assert asked(t) == "choose_absent"
    assert seen_by_the_raf(Table.of_position(TITLE, TITLE.setup("scenario2"), t)) == before
