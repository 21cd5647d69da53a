"""A game that was begun under another version of the rules: where its answers no longer fit, the turn starts again."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from opsroom.engine import saves
from opsroom.engine.chance import Seeded
from opsroom.engine.errors import BadSave, UndoRefused
from opsroom.engine.record import REFUSE
from opsroom.engine.table import Table
from opsroom.engine.verify import verify
from opsroom.engine.viewpoints import SequenceNumbers
from tests.engine.toy import TOY

Save = dict[str, Any]
SEATS = ("raf", "luftwaffe", None)


@pytest.fixture(autouse=True)
def toys_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "find_title", lambda _: TOY)


def answers_since_snapshot(table: Table) -> list[int]:
    return [k for k in saves.line(table.moves) if k >= table.snapshots[-1]["at"]]


def in_mid_turn(answers: int = 3, turn: int = 2) -> Table:
    """A game with so many answers since its turn began, dice among them."""
    for seed in range(100):
        table, chance = TOY.new(seed=f"rules {seed}", options={"length": "long"}), Seeded(f"answers {seed}")
        while table.question is not None:
            late = answers_since_snapshot(table)
            if table.turn >= turn and len(late) >= answers and any(table.moves[k]["chance"] for k in late):
                return table
            table.answer(table.question.options[chance.below(len(table.question.options))])
    raise AssertionError("no game has such a turn")


def finished() -> Table:
    table, chance = TOY.new(seed="to the end"), Seeded("to the end")
    while table.question is not None:
        table.answer(table.question.options[chance.below(len(table.question.options))])
    return table


def without_the_end(save: Save) -> Save:
    """As releases wrote it that kept no snapshot of the end."""
    save["snapshots"].pop()
    return save


def older(table: Table, misfit: bool = True) -> Save:
    """The save as an earlier version would have written it; its last answer belongs to a question that is gone."""
    save: Save = json.loads(table.to_json())
    save["rules"] = "0"
    if misfit:
        save["moves"][-1]["answer"] = "what the old rules called it"
    return save


def load(save: Save) -> Table:
    return Table.from_json(json.dumps(save))


def rewound() -> Table:
    return load(older(in_mid_turn()))


def test_a_turn_that_the_new_rules_cannot_replay_starts_again() -> None:
    table = in_mid_turn()
    at = table.snapshots[-1]["at"]
    again = load(older(table))
    assert again.notices == ["rules_changed"]
    assert again.n == table.n + 1
    assert again.moves[-1]["to"] == at
    assert again.moves[:-2] == table.moves[:-1]
    then = table.at(at)
    for seat in SEATS:
        assert again.view(seat) == then.view(seat)
        assert again.ask(seat) == then.ask(seat)
        told = again.events(seat)
        assert told[:-1] == then.events(seat)
        assert (told[-1]["kind"], told[-1]["values"]) == ("rules_changed", {"turn": table.turn})


def test_an_answer_to_another_step_does_not_fit_even_if_its_name_does() -> None:
    save = older(in_mid_turn(), misfit=False)
    save["moves"][-1]["step"] = "a_question_that_is_gone"
    assert load(save).notices == ["rules_changed"]


def test_dice_that_the_new_rules_do_not_roll_do_not_fit() -> None:
    save = older(in_mid_turn(), misfit=False)
    save["moves"][-1]["chance"].append(3)
    assert load(save).notices == ["rules_changed"]


def test_answers_that_would_begin_a_turn_too_soon_do_not_fit() -> None:
    """A turn that had begun has a snapshot; without it, these answers belong to the turn before."""
    table = in_mid_turn(answers=0)
    save = older(table, misfit=False)
    del save["snapshots"][-1]
    again = load(save)
    assert again.notices == ["rules_changed"]
    assert again.turn == table.turn - 1


def test_no_die_is_rolled_twice() -> None:
    table, again = in_mid_turn(), rewound()
    assert saves.rolled(again.moves) == saves.rolled(table.moves) > table.at(table.snapshots[-1]["at"])._chance.n
    assert again._chance.n == table._chance.n


def test_everyone_notices_it() -> None:
    save = older(in_mid_turn())
    numbers = SequenceNumbers(load(save))
    numbers.restore([None] * len(save["moves"]))
    assert numbers.advance(load(save)) == list(SEATS)


def test_what_fits_is_left_alone() -> None:
    table = in_mid_turn()
    again = load(older(table, misfit=False))
    assert again.notices == ["rules_updated"]
    assert again.events(None)[-1]["values"] == {"version": TOY.rules}
    assert again.moves[:-1] == table.moves
    assert again.view("raf") == table.view("raf")


def test_a_rewound_game_is_saved_loaded_and_played_on_and_rewinds_only_once() -> None:
    table, chance = rewound(), Seeded("on")
    while table.question is not None:
        loaded = load(json.loads(table.to_json()))
        assert loaded.notices == []
        assert loaded.to_json() == table.to_json()
        assert loaded.view("raf") == table.view("raf")
        table.answer(table.question.options[chance.below(len(table.question.options))])
    kept = load(json.loads(table.to_json()))
    assert kept.result == table.result
    assert [event["kind"] for event in kept.events(None)].count("rules_changed") == 1


def test_after_the_turn_started_again_damage_is_damage() -> None:
    table = rewound()
    assert table.question is not None
    table.answer(table.question.options[0])
    save = json.loads(table.to_json())
    save["moves"][-1]["answer"] = "nothing that any rules know"
    with pytest.raises(BadSave):
        load(save)


def test_another_update_can_start_the_turn_again_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table = rewound()
    assert table.question is not None
    table.answer(table.question.options[0])
    save = json.loads(table.to_json())
    save["moves"][-1]["answer"] = "what the rules before the last called it"
    later = dataclasses.replace(TOY, rules="later")
    monkeypatch.setattr(saves, "find_title", lambda _: later)
    again = load(save)
    assert again.notices == ["rules_changed"]
    assert load(json.loads(again.to_json())).notices == []


def test_answers_from_before_the_update_cannot_be_taken_back() -> None:
    table = rewound()
    for seat in table.seats:
        assert table.undo_state(seat) == {"can": False, "why": "nothing"}
        with pytest.raises(UndoRefused):
            table.undo(seat, agreed=True)
    again = load(json.loads(table.to_json()))
    assert again.undo_state("raf") == table.undo_state("raf")
    seat = again.asked
    assert seat is not None
    assert again.question is not None
    again.answer(again.question.options[0])
    again.undo(seat, agreed=True)
    assert again.view(seat) == table.view(seat)
    assert load(json.loads(again.to_json())).view(seat) == table.view(seat)


def test_an_undo_into_a_turn_that_cannot_be_played_again_is_refused() -> None:
    table = in_mid_turn(answers=1)
    save = older(table, misfit=False)
    at = save["snapshots"][-1]["at"]
    for move in save["moves"][1:at]:
        move["answer"] = "what the old rules called it"
    again = load(save)
    while (last := saves.line(again.moves)[-1]) >= at:
        again.undo(again.moves[last]["seat"], agreed=True)
    assert again.n > table.n
    seat = again.moves[last]["seat"]
    with pytest.raises(UndoRefused, match="earlier rules"):
        again.undo(seat, agreed=True)


def test_moments_of_a_turn_that_cannot_be_played_again_show_how_it_began() -> None:
    table = rewound()
    at = table.moves[-1]["to"]
    for moment in range(1, table.n + 1):
        assert table.at(moment).n == moment
    assert table.at(table.n - 1).view("raf") == table.at(at).view("raf")


def test_moments_after_an_update_are_shown_as_they_were_though_their_snapshots_are_thinned_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(saves, "SNAPSHOTS", 3)
    table = load(older(in_mid_turn(), misfit=False))
    views, turns, chance = {table.n: table.view("raf")}, {table.n: table.turn}, Seeded("on")
    while table.question is not None:
        table.answer(table.question.options[chance.below(len(table.question.options))])
        views[table.n], turns[table.n] = table.view("raf"), table.turn
    kept = [snapshot["at"] for snapshot in table.snapshots]
    assert any(turn > turns[min(turns)] and not any(min(turns) < at <= n for at in kept) for n, turn in turns.items())
    for n, view in views.items():
        then = table.at(n)
        assert then.notices == []
        assert then.view("raf") == view


def test_the_same_rules_never_start_a_turn_again() -> None:
    save = older(in_mid_turn())
    save["rules"] = TOY.rules
    with pytest.raises(BadSave):
        load(save)


def test_without_a_snapshot_there_is_nothing_to_go_back_to() -> None:
    save = older(in_mid_turn())
    del save["snapshots"]
    with pytest.raises(BadSave):
        load(save)


def test_a_snapshot_that_cannot_be_rebuilt_is_a_bad_save() -> None:
    save = older(in_mid_turn())
    save["snapshots"][-1]["frames"][0]["step"] = "tea_break"
    with pytest.raises(BadSave):
        load(save)


def test_a_finished_game_is_never_reopened() -> None:
    table = finished()
    same = without_the_end(older(table, misfit=False))
    del same["finished"]  # which the first release did not write
    same["moves"][-1]["step"] = "what the old rules called it"
    assert load(same).result == table.result
    save = without_the_end(older(table))
    del save["result"]
    with pytest.raises(BadSave, match="the result is not recorded"):
        load(save)
    with pytest.raises(BadSave):
        Table.restore(save, save["moves"], save["snapshots"], misfit=REFUSE)


def test_a_finished_game_is_shown_as_it_ended_though_the_rules_would_play_it_otherwise() -> None:
    table = finished()
    again = load(older(table))
    assert again.notices == []
    assert again.view("raf") == table.view("raf")
    assert again.result == table.result


def test_a_finished_game_without_its_end_keeps_its_log_and_its_result_with_a_note() -> None:
    table = finished()
    again = load(without_the_end(older(table)))
    assert again.notices == ["nearest_turn"]
    assert again.over
    assert again.result == table.result
    assert again.events("all") == table.events("all")
    assert again.at(again.n).notices == ["nearest_turn"]
    assert again.n == table.n


def test_a_result_that_the_present_rules_would_not_give_stands() -> None:
    table = finished()
    save = without_the_end(older(table, misfit=False))
    save["result"]["winners"] = ["somebody else"]
    again = load(save)
    assert again.result is not None
    assert again.result.winners == ["somebody else"]
    assert again.notices == ["nearest_turn"]


def test_a_copy_keeps_what_the_table_knows_of_its_rules() -> None:
    table = rewound()
    copy = table.copy()
    assert (copy.rules, copy.notices) == ("0", ["rules_changed"])
    assert copy.to_json() == table.to_json()
    assert copy.undo_state("raf")["why"] == "nothing"


def test_a_record_across_an_update_says_why_it_cannot_be_verified() -> None:
    with pytest.raises(BadSave, match="the rules of this game changed during it"):
        verify(rewound().to_json())
    with pytest.raises(BadSave, match=rf"rules 0; this version plays rules {TOY.rules}"):
        verify(json.dumps(older(in_mid_turn())))
