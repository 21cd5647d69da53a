"""Reports of finished games: honest, repeatable, and from what a seat knew."""

from __future__ import annotations

import json
from typing import Any

import pytest

import opsroom
from opsroom.analysis.recorded_game import Game
from opsroom.analysis.report import assemble
from opsroom.analysis.report_budget import effort_of
from opsroom.analysis.report_tasks import METHOD, chance, decide, examine, next_units, points_of, run_unit, total_units
from opsroom.engine.chance import Quick
from opsroom.engine.json_types import View
from tests.contract.test_breakdowns import played

QUICK = 0.04
TITLES = [
    ("blitz", "standard"),
    ("mirage", "rotating3"),
    ("barbarossa", "standard"),
    ("bomber_command", "berlin"),
    ("burning_blue", "scenario1"),
]


def finish(game: Game) -> dict[str, Any]:
    done: dict[str, Any] = {}
    while units := next_units(game, done):
        for unit in units:
            done[unit["id"]] = run_unit(game, unit)
    return done


@pytest.mark.parametrize(("id", "mode"), TITLES)
def test_what_a_seat_could_know_follows_from_its_view_alone(id: str, mode: str) -> None:
    """Re-deal: estimates from a seat's knowledge are the same bytes in a world that it cannot tell from its own."""
    title = opsroom.title(id)
    game = Game(played(title, mode, "re-dealt"), QUICK)
    effort = effort_of(title, QUICK)
    choices = [i for i, step in enumerate(game.steps) if step.is_choice]
    for i in (choices[len(choices) // 4], choices[len(choices) // 2]):
        step = game.steps[i]
        view = game.view(i, step.seat)
        other = next(name for name in options(title, view) if name != step.answer)
        found = []
        for world in range(3):
            seen = view if world == 0 else title.redeal(view, Quick(world)).view(step.seat)
            found.append(
                json.dumps(
                    [
                        chance(title, seen, effort.worlds),
                        examine(title, seen, step.answer, effort),
                        decide(title, seen, step.answer, other, effort.worlds),
                    ]
                )
            )
        assert len(set(found)) == 1
        for seat in game.seats:  # also of seats that are not asked
            seen = game.view(i, seat)
            twin = title.redeal(seen, Quick(5)).view(seat)
            assert chance(title, seen, effort.worlds) == chance(title, twin, effort.worlds)


def options(title: opsroom.Title, view: View) -> list[str]:
    table = title.redeal(view, Quick(1))
    assert table.question is not None
    return table.question.options


@pytest.mark.parametrize(("id", "mode"), [TITLES[0], TITLES[4]])
def test_a_report_is_complete_and_the_same_again(id: str, mode: str) -> None:
    title = opsroom.title(id)
    table = played(title, mode, "whole")
    game = Game(table, QUICK)
    done = finish(game)
    report = assemble(game, done)
    assert report["complete"]
    assert METHOD >= 1
    assert len(done) <= 1.5 * total_units(game) <= 3 * len(done)  # for the progress bar
    assert [point["turn"] for point in report["points"][:-1]] == [game.steps[i].turn for i in points_of(game)]
    result = table.result
    assert result is not None
    assert {seat for seat, value in report["points"][-1]["chances"].items() if value["mean"] == 1} == set(
        result.winners
    )
    for seat, balance in report["balance"].items():
        assert balance["conceded"] is None
        parts = balance["opening"]["mean"] + sum(balance[part]["mean"] for part in ("luck", "own", "others"))  # type: ignore[literal-required]
        assert abs(parts + balance["not_explained"] - balance["result"]) < 0.001
        assert seat in game.seats
    again = Game(opsroom.Table.from_json(table.to_json()), QUICK)
    assert json.dumps(assemble(again, finish(again))) == json.dumps(report)


def test_a_concession_is_booked_to_nobody_who_decided_before_it() -> None:
    table = opsroom.title("blitz").new(seed=3)
    while not (table.n > 8 and table.asked == "luftwaffe" and table.answer_at(table.n - 1)["seat"] == "raf"):
        assert table.question is not None
        table.answer(table.question.options[0])
    table.concede("luftwaffe")
    game = Game(table, QUICK)
    done = finish(game)
    before = done[f"value {len(game.steps) - 1}"]["open"]
    for n, balance in enumerate(assemble(game, done)["balance"].values()):
        assert balance["conceded"] is not None
        assert balance["conceded"]["mean"] == pytest.approx(balance["result"] - before[n]["mean"], abs=0.001)
        parts = [balance[part]["mean"] for part in ("opening", "luck", "own", "others", "conceded")]  # type: ignore[literal-required]
        assert sum(parts) + balance["not_explained"] == pytest.approx(balance["result"], abs=0.001)


def test_differences_within_their_error_are_not_shown() -> None:
    game = Game(played(opsroom.title("blitz"), "standard", "errors"), QUICK)
    report = assemble(game, finish(game))
    assert len(report["decisions"]["raf"]) <= 3
    for seat in game.seats:
        assert all(each["cost"]["mean"] > each["cost"]["error"] for each in report["decisions"][seat])
        assert all(abs(each["change"]["mean"]) > each["change"]["error"] for each in report["turning_points"][seat])
        luck = report["luck"][seat]
        assert all(abs(each["change"]["mean"]) > each["change"]["error"] for each in luck["rolls"])
        assert len(luck["rolls"]) + luck["others"] + luck["left_out"] == sum(step.has_chance for step in game.steps)
        parts = sum(each["change"]["mean"] for each in luck["rolls"]) + luck["other_change"]["mean"]
        assert abs(parts - luck["change"]["mean"]) < 0.01


def test_a_costly_decision_is_found() -> None:
    """The Luftwaffe stays at home after turn 6: raiding is better, and a report says so."""
    title = opsroom.title("blitz")
    table = title.new(seed="stays at home")
    while not table.over:
        question = table.question
        assert question is not None
        if question.key == "choose_first_bomber" and table.turn > 6 and "pass" in question.options:
            table.answer("pass")
        else:
            table.answer(title.names.of(question.of, title.staff.advise(table.position)))
    game = Game(table, 0.3)
    report = assemble(game, finish(game))
    found = report["decisions"]["luftwaffe"]
    assert ("choose_first_bomber", "pass") in {(each["key"], each["answer"]) for each in found}
    worst = found[0]
    assert worst["better"]["chance"]["mean"] > worst["chosen"]["chance"]["mean"]


def test_an_undone_line_of_play_is_not_part_of_the_report() -> None:
    table = opsroom.title("blitz").new(seed=7)
    assert table.question is not None
    first = table.question.options[0]
    table.answer(first)
    table.undo(table.answer_at(1)["seat"], agreed=True)
    while not table.over:
        question = table.question
        assert question is not None
        if table.turn > 2:
            table.concede("luftwaffe" if question.seat == "raf" else "raf")
        else:
            table.answer(question.options[-1])
    game = Game(table, QUICK)
    assert 1 not in [step.k for step in game.steps]
    assert [step.k for step in game.steps] == table.answers_since(0)
    for i, step in enumerate(game.steps):
        before = table.at(step.k)
        assert before.view(step.seat) == game.view(i, step.seat)


def test_a_running_game_has_no_report() -> None:
    with pytest.raises(opsroom.BadSave):
        Game(opsroom.title("blitz").new(seed=7))
