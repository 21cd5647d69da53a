"""Odds: exact where every way that chance may go can be gone through, sampled otherwise, and from the seat's view alone."""

from __future__ import annotations

import dataclasses
from math import isclose

from opsroom import Table
from opsroom.engine.chance import Quick, Scripted
from opsroom.engine.column import printed
from opsroom.engine.odds import Branch, Outcomes, Trial, odds_of
from opsroom.engine.position import Position
from tests.engine.toy import DEAL, TOY
from tests.engine.toy.air import CONTACT_TABLE, KG3, RAF


def contact(trial: Trial) -> tuple[str, ...] | None:
    rolled = trial.told("rolled")
    return None if rolled is None else ("contact",) if CONTACT_TABLE[rolled[3]] else ()


def holds_decoy(trial: Trial) -> tuple[str, ...]:
    return ("decoy",) if trial.world.columns()["hand"][0] else ()


def is_bomber(_: Position, option: int) -> bool:
    return option == KG3


def at_target(outcomes: Outcomes) -> Table:
    """The RAF chooses whom to attack."""
    title = dataclasses.replace(TOY, odds={"choose_target": outcomes, "choose_altitude": outcomes})
    table = title.new(seed="x", mode="duel", chance=Scripted(DEAL, Quick(1)))
    for answer in ("1", "pass", "pass", "74_squadron"):
        table.answer(answer)
    assert table.question is not None
    assert table.question.key == "choose_target"
    return table


def test_two_dice_are_gone_through_and_the_odds_are_exact() -> None:
    table = at_target(Outcomes(("contact",), contact, open=True))
    odds = odds_of(table.title, table.view("raf"))
    assert odds == {
        "question": "choose_target",
        "outcomes": ["contact"],
        "options": {
            name: {
                "exact": True,
                "trials": 0,
                "outcomes": [{"name": "contact", "chance": round(30 / 36, 4), "error": 0.0}],
            }
            for name in ("kg3", "jg26")
        },
    }


def test_what_is_not_declared_open_is_sampled_and_its_error_is_given() -> None:
    table = at_target(Outcomes(("contact",), contact))
    odds = odds_of(table.title, table.view("raf"))
    assert odds is not None
    found = odds["options"]["kg3"]
    assert not found["exact"]
    assert found["trials"] > 100
    (outcome,) = found["outcomes"]
    assert 0 < outcome["error"] < 0.1
    assert abs(outcome["chance"] - 30 / 36) < 2 * outcome["error"]


def test_options_meet_the_same_dice_in_the_same_worlds() -> None:
    table = at_target(Outcomes(("contact",), contact))
    odds = odds_of(table.title, table.view("raf"))
    assert odds is not None
    assert odds["options"]["kg3"] == odds["options"]["jg26"]


def test_odds_that_differ_from_world_to_world_are_never_called_exact() -> None:
    """The Luftwaffe does not know which card the RAF holds, whatever the declaration says: 2 of 6 are decoys."""
    title = dataclasses.replace(TOY, odds={"choose_altitude": Outcomes(("decoy",), holds_decoy, open=True)})
    table = title.new(seed="x", mode="duel", chance=Scripted(DEAL, Quick(1)))
    odds = odds_of(title, table.view("luftwaffe"))
    assert odds is not None
    for option in odds["options"].values():
        (outcome,) = option["outcomes"]
        assert not option["exact"]
        assert abs(outcome["chance"] - 2 / 6) < 2 * outcome["error"]


def test_options_about_which_chance_does_not_decide_are_left_out() -> None:
    table = at_target(Outcomes(("contact",), contact, when=is_bomber, open=True))
    odds = odds_of(table.title, table.view("raf"))
    assert odds is not None
    assert set(odds["options"]) == {"kg3"}


def test_only_the_asked_seat_gets_odds_and_only_it_is_told_that_there_are_any() -> None:
    table = at_target(Outcomes(("contact",), contact, open=True))
    assert odds_of(table.title, table.view("luftwaffe")) is None
    asked, other = table.ask("raf"), table.ask("luftwaffe")
    assert asked is not None
    assert other is not None
    assert asked["odds"] is True
    assert "odds" not in other


def test_a_question_without_odds_has_none() -> None:
    table = TOY.new(seed="x", mode="duel")
    asked = table.ask(table.asked)
    assert asked is not None
    assert "odds" not in asked
    assert odds_of(TOY, table.view(table.asked)) is None


def test_working_out_odds_changes_nothing() -> None:
    table = at_target(Outcomes(("contact",), contact))
    before = table.position.save()
    assert odds_of(table.title, table.view("raf")) == odds_of(table.title, table.view("raf"))
    assert table.position.save() == before
    assert table.position.seat == RAF


def test_a_branch_goes_every_way_once_and_weighs_each() -> None:
    ways, found = Branch(), dict[tuple[int, int], float]()
    while True:
        row = ways.pick(printed([2, 0, 1]), 0, 3)
        die = ways.die(2) if row == 0 else 0
        assert (row, die) not in found
        found[row, die] = ways.likelihood()
        if not ways.advance():
            break
    assert set(found) == {(0, 1), (0, 2), (2, 0)}
    assert all(isclose(likely, 1 / 3) for likely in found.values())
