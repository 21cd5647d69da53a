"""Saves: they come back whole, damage is named, and every die is checked."""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

import opsroom
from opsroom.engine import saves
from opsroom.engine.chance import Seeded, commitment
from opsroom.engine.errors import BadSave
from opsroom.engine.events import event
from opsroom.engine.table import Table
from opsroom.engine.verify import verify
from opsroom.engine.visibility import Names
from tests.engine.toy import TOY

Save = dict[str, Any]
SEED = "save-1"  # whose game has an ambush, dice, and undos over both


@pytest.fixture(autouse=True)
def toys_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    known = saves.find_title
    monkeypatch.setattr(saves, "find_title", lambda id: TOY if id == "toy" else known(id))


def game(seed: str = SEED, answers: int = 200, undo_every: int = 7) -> Table:
    """A toy game to its end, with answers taken back now and then."""
    table, chance = TOY.new(seed=seed, options={"length": "long"}), Seeded(seed + " answers")
    for k in range(answers):
        if table.question is None:
            break
        if k % undo_every == undo_every - 1:
            table.undo(table.moves[table._line[-1]]["seat"], agreed=True)
            continue
        table.answer(table.question.options[chance.below(len(table.question.options))])
    return table


def everything(table: Table) -> Any:
    seats = ("raf", "luftwaffe", None)
    views = [(table.view(s), table.ask(s), table.events(s)) for s in seats]
    undo = [table.undo_state(s) for s in seats[:2]]
    return views, undo, table.n, table.turn, table.result, table._chance.n


# --- there and back
def test_a_game_can_be_saved_and_loaded_at_every_question_and_goes_on_the_same() -> None:
    table, chance = TOY.new(seed="there"), Seeded("and back")
    while table.question is not None:
        loaded = Table.from_json(table.to_json())
        assert everything(loaded) == everything(table)
        assert loaded.to_json() == table.to_json()
        answer = table.question.options[chance.below(len(table.question.options))]
        loaded.answer(answer)
        table.answer(answer)
        assert everything(loaded) == everything(table)
    assert everything(Table.from_json(table.to_json())) == everything(table)


def test_a_game_with_undos_comes_back_whole_at_every_moment() -> None:
    table = game()
    assert any("undo" in move for move in table.moves)
    for moment in range(1, table.n + 1, 3):
        then = table.at(moment)
        assert everything(Table.from_json(then.to_json())) == everything(then)


def test_a_save_needs_no_snapshots() -> None:
    save = json.loads(game().to_json())
    del save["snapshots"]
    assert everything(Table.from_json(json.dumps(save))) == everything(game())


def test_a_save_may_be_text_or_bytes() -> None:
    text = game().to_json()
    assert Table.from_json(text.encode()).to_json() == Table.from_json(text).to_json()


def test_a_save_made_by_older_code_loads_from_its_snapshot_whatever_came_before() -> None:
    table = game(undo_every=1000)
    save = json.loads(table.to_json())
    last = save["snapshots"][-1]["at"]
    for move in save["moves"][1:last]:
        move["answer"] = "what the old rules called it"
    assert Table.from_json(json.dumps(save)).view("raf") == table.view("raf")


def test_there_is_one_snapshot_a_turn_and_one_of_the_end() -> None:
    table = game(undo_every=1000)
    assert [s["turn"] for s in table.snapshots] == [*range(1, table.turn + 1), *([table.turn] if table.over else [])]


def test_a_long_game_keeps_its_first_its_last_and_few_between() -> None:
    kept: list[dict[str, Any]] = []
    for turn in range(1, 400):
        kept = saves.thinned([*kept, {"turn": turn}])
        assert len(kept) <= saves.SNAPSHOTS
    turns = [s["turn"] for s in kept]
    assert turns[0] == 1
    assert turns == sorted(turns)
    assert turns[-saves.SNAPSHOTS // 2 :] == list(range(400 - saves.SNAPSHOTS // 2, 400))


# --- verification
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_an_honest_game_is_verified_undos_included(seed: str) -> None:
    table = game(seed)
    seen: list[int] = []
    again = verify(table.to_json(), commitment(seed), progress=seen.append)
    assert everything(again) == everything(table)
    assert seen == list(range(table.n))


def tamper(change: Callable[[Save], None], undo_every: int = 7) -> str:
    save = json.loads(game(undo_every=undo_every).to_json())
    del save["length"]  # so that the reading gets as far as the damage
    change(save)
    return json.dumps(save)


def test_a_save_that_lost_a_move_says_so() -> None:
    save = json.loads(game().to_json())
    save["moves"].pop()
    with pytest.raises(BadSave, match="claims"):
        Table.from_json(json.dumps(save))


def first(save: Save, key: str) -> Any:
    """The first move after the opening that has something under this key."""
    return next(move for move in save["moves"][1:] if move.get(key))


def a_better_die(save: Save) -> None:
    move = next(m for m in save["moves"][1:] if m.get("chance") and isinstance(m["chance"][0], int))
    move["chance"][0] = 1 if move["chance"][0] != 1 else 2


def a_better_card(save: Save) -> None:
    drawn = save["moves"][0]["chance"]
    drawn[0] = "card:radar" if drawn[0] != "card:radar" else "card:fog"


def a_later_count(save: Save) -> None:
    first(save, "chance")["n"] += 1


def another_answer(save: Save) -> None:
    move = next(m for m in save["moves"][1:] if m.get("step") == "choose_guess")
    move["answer"] = "flak" if move["answer"] != "flak" else "feint"


def another_event(save: Save) -> None:
    first(save, "events")["events"][0]["turn"] += 1


def another_barrier(save: Save) -> None:
    first(save, "barrier")["barrier"] = None


def another_step(save: Save) -> None:
    save["moves"][1]["step"] = "choose_guess"


def another_snapshot(save: Save) -> None:
    save["snapshots"][-1]["columns"]["flares"] += 1


def another_frame(save: Save) -> None:
    save["snapshots"][0]["frames"][-1]["values"]["attacker"] = 1


def another_undo(save: Save) -> None:
    next(m for m in save["moves"] if "undo" in m)["to"] -= 1


def consent_that_was_not_given(save: Save) -> None:
    next(m for m in save["moves"] if "undo" in m and save["moves"][m["to"]]["barrier"])["agreed"] = False


def a_lucky_seed(save: Save) -> None:
    save["seed"] = "lucky"


@pytest.mark.parametrize(
    "change",
    [
        a_better_die,
        a_better_card,
        a_later_count,
        another_answer,
        another_event,
        another_barrier,
        another_step,
        another_snapshot,
        another_frame,
        another_undo,
        consent_that_was_not_given,
        a_lucky_seed,
    ],
)
def test_tampering_is_found(change: Callable[[Save], None]) -> None:
    with pytest.raises(BadSave):
        verify(tamper(change), commitment(SEED))


def test_a_tampered_die_is_named_with_what_the_seed_gives() -> None:
    with pytest.raises(
        BadSave, match=r"move \d+: the record has chance \[.*\], but the rules and the seed give \[.*\]"
    ):
        verify(tamper(a_better_die))


def test_another_seed_than_the_promised_one_is_found_before_any_die() -> None:
    other = game("other")
    verify(other.to_json(), commitment("other"))
    with pytest.raises(BadSave, match="not the one that was promised"):
        verify(other.to_json(), commitment(SEED))


# --- damage
@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", '"save"', "[" * 100_000, b"\xff\xfe", b"\x00", "{}"])
def test_what_is_no_save_is_called_so(text: str | bytes) -> None:
    with pytest.raises(BadSave, match="not an Opsroom save file"):
        Table.from_json(text)


def test_a_save_of_another_format_is_not_read() -> None:
    with pytest.raises(BadSave, match="the save has format 99; this version reads formats 1 and 2"):
        Table.from_json(tamper(lambda save: save.update(opsroom=99)))


@pytest.mark.parametrize("key", ["title", "mode", "options", "seats", "seed", "rules", "data", "moves"])
@pytest.mark.parametrize("how", ["missing", "of the wrong kind"])
def test_every_key_of_a_save_is_needed(key: str, how: str) -> None:
    def change(save: Save) -> None:
        save[key] = 7
        if how == "missing":
            del save[key]

    with pytest.raises(BadSave, match=f"the save's '{key}' is missing or of the wrong kind"):
        Table.from_json(tamper(change))


def test_a_game_goes_on_with_other_data_and_the_log_says_so() -> None:
    earlier = tamper(lambda save: save.update(data="abc", finished=False), undo_every=1000)
    table = Table.from_json(earlier)
    if table.over:
        assert table.notices == []
        return
    assert table.notices == ["data_changed"]
    assert table.events(None)[-1]["values"] == {"data": table.title.data.hash}
    assert table.setup()["data"] == "abc"  # what it began with
    assert Table.from_json(table.to_json()).notices == []


SETUPS: list[Save] = [
    {"title": "chess"},
    {"mode": "war"},
    {"options": {"fog": "on"}},
    {"options": {"length": ["long"]}},
    {"seats": ["raf", "usaaf"]},
    {"seats": ["luftwaffe", "raf"]},
    {"seats": ["raf"] * 9},
    {"moves": []},
    {"snapshots": 7},
]


@pytest.mark.parametrize("wrong", SETUPS, ids=str)
def test_a_setup_that_these_rules_do_not_know_is_a_bad_save(wrong: Save) -> None:
    text = tamper(lambda save: save.update(wrong))
    for reading in (Table.from_json, verify):
        with pytest.raises(BadSave):
            reading(text)


def shorten(save: Save, *keys: str) -> None:
    del save["snapshots"]
    for key in keys:
        del first(save, "answer")[key]


def rolled_on_the_line(save: Save) -> Any:
    return next(move for k in saves.line(save["moves"]) if (move := save["moves"][k])["chance"])


def last_turn(save: Save) -> Any:
    """The snapshot of the last turn, without that of the end."""
    save["snapshots"].pop()
    return save["snapshots"][-1]


DAMAGE: dict[str, Callable[[Save], None]] = {
    "moves that are not moves": lambda s: s.update(moves=[1, 2, 3]),
    "moves that are words": lambda s: s.update(moves=["a", "b"]),
    "a move without its answer": lambda s: shorten(s, "answer"),
    "a move without its seat": lambda s: shorten(s, "seat"),
    "a move without its chance": lambda s: shorten(s, "chance"),
    "a move without its events": lambda s: shorten(s, "events"),
    "an answer that is not an answer": lambda s: (shorten(s), s["moves"][1].update(answer="kg3")),
    "an answer that was not offered": lambda s: (shorten(s), s["moves"][1].update(answer="9")),
    "an answer of another seat": lambda s: (shorten(s), s["moves"][1].update(seat="raf")),
    "an answer after the end": lambda s: s["moves"].append(s["moves"][1]),
    "a die with seven eyes": lambda s: (shorten(s), rolled_on_the_line(s).update(chance=[7, 7, 7])),
    "a die that is missing": lambda s: (shorten(s), rolled_on_the_line(s).update(chance=[])),
    "a card that there is not": lambda s: (shorten(s), s["moves"][0].update(chance=["card:tank", "card:feint"])),
    "a kind that there is not": lambda s: (shorten(s), s["moves"][0].update(chance=["tank:tiger", "card:feint"])),
    "an undo to nowhere": lambda s: s["moves"].append({"undo": "raf", "to": 9999, "agreed": True, "events": []}),
    "a count that is not a number": lambda s: s["moves"][0].update(n="many"),
    "a snapshot of nowhere": lambda s: s["snapshots"][-1].pop("at"),
    "a snapshot without columns": lambda s: s["snapshots"][-1].pop("columns"),
    "a snapshot with a column less": lambda s: s["snapshots"][-1]["columns"].pop("hand"),
    "a snapshot of an unknown procedure": lambda s: last_turn(s)["frames"][0].update(procedure="Ambuscade"),
    "a snapshot of an unknown step": lambda s: last_turn(s)["frames"][0].update(step="tea_break"),
    "a snapshot that asks nothing": lambda s: last_turn(s).update(frames=[]),
    "a snapshot with words for numbers": lambda s: s["snapshots"][-1]["columns"].update(losses=["a"] * 4),
}


@pytest.mark.parametrize("what", list(DAMAGE))
def test_damage_is_a_bad_save(what: str) -> None:
    text = tamper(DAMAGE[what])
    with pytest.raises(BadSave):
        Table.from_json(text)
    with pytest.raises(BadSave):
        verify(text)


def test_a_half_written_save_is_a_bad_save_wherever_it_ends() -> None:
    text = game().to_json()
    for end in range(0, len(text), 997):
        with pytest.raises(BadSave):
            Table.from_json(text[:end])


# --- the line of play
def test_the_line_of_play_leaves_out_what_was_taken_back() -> None:
    moves: list[Save] = [{}, {}, {}, {"undo": "raf", "to": 1}, {}, {}, {"undo": "raf", "to": 4}, {}]
    assert saves.line(moves) == [7]
    assert saves.line(moves[:6]) == [4, 5]
    assert saves.line(moves[:3]) == [1, 2]


def test_a_snapshot_stands_until_an_undo_goes_back_behind_it() -> None:
    moves: list[Save] = [{}, {}, {}, {"undo": "raf", "to": 2}, {}]
    snapshots = [{"at": 1}, {"at": 2}, {"at": 3}, {"at": 5}, {"at": 9}]
    assert saves.standing(snapshots, moves) == [{"at": 1}, {"at": 2}, {"at": 5}]


def test_all_dice_ever_rolled_are_counted() -> None:
    moves: list[Save] = [{"n": 0, "chance": [1, 2]}, {"n": 2, "chance": [3]}, {"undo": "raf", "to": 1}]
    assert saves.rolled(moves) == 3
    assert saves.rolled([]) == 0


def test_reading_a_save_leaves_it_alone() -> None:
    save = json.loads(game().to_json())
    before = copy.deepcopy(save)
    table = Table.restore(save, save["moves"], save["snapshots"])
    if table.question is not None:
        table.answer(table.question.options[0])
    assert save["snapshots"] == before["snapshots"]


def test_a_real_title_is_found_by_its_name() -> None:
    text = opsroom.title("blitz").new(seed=1).to_json()
    assert opsroom.Table.from_json(text).title is opsroom.title("blitz")


def test_numbers_in_the_events_of_an_earlier_release_are_read_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a kind that has names now.  The game is told in the new form, and can still be verified."""
    earlier = json.loads(game().to_json())
    rolled = [event for move in earlier["moves"] for event in move["events"] if event["kind"] == "climbed"]
    assert all(type(event["values"]["angels"]) is int for event in rolled)
    words = {"height": {n: f"angels_{n}" for n in range(100)}}
    names = Names(TOY.names.things, TOY.names.actions, words)
    now = dataclasses.replace(TOY, names=names, events={**TOY.events, "climbed": event(unit="unit", angels="height")})
    monkeypatch.setattr(saves, "find_title", lambda _: now)
    text = json.dumps(earlier)
    table = Table.from_json(text)
    told = [each["values"]["angels"] for each in table.events("raf") if each["kind"] == "climbed"]
    assert told
    assert all(height.startswith("angels_") for height in told)
    assert verify(text).events("raf") == table.events("raf")
