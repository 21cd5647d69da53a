"""Notices about the table itself, and fresh seeds: they stay in the log and the record whatever is taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opsroom.engine import narrate, saves
from opsroom.engine.chance import Seeded, commitment
from opsroom.engine.errors import BadSave, BadSetup
from opsroom.engine.events import DISCLOSURES, TABLE_EVENTS
from opsroom.engine.table import Table
from opsroom.engine.text import LANGUAGES
from opsroom.engine.verify import verify
from tests.engine.test_saves import everything
from tests.engine.toy import TOY

VALUES: dict[str, Any] = {
    "seat": "raf",
    "vacated": True,
    "agreed": True,
    "reason": "exported",
    "commitment": "00ff",
    "turn": 3,
    "version": "2",
    "data": "4345d007c4594c41",
}


@pytest.fixture(autouse=True)
def toys_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    known = saves.find_title
    monkeypatch.setattr(saves, "find_title", lambda id: TOY if id == "toy" else known(id))


def play(table: Table, answers: int, choice: str = "choice") -> None:
    chance = Seeded(choice)
    for _ in range(answers):
        if table.question is not None:
            table.answer(table.question.options[chance.below(len(table.question.options))])


def game() -> Table:
    """A finished game in which people join, a bot stands in, seeds are drawn and much is taken back."""
    table = TOY.new(seed="first", options={"length": "long"})
    table.announce("seat_joined", {"seat": "raf"})
    for k in range(30):
        play(table, 3, f"answers {k}")
        if table.over:
            break
        if k % 4 == 1:
            table.announce("stand_in_seated", {"seat": "raf"})
        if k % 4 == 2:
            table.reseed(f"seed {k}")
        if k % 4 == 3:
            table.undo(table.moves[table._line[-1]]["seat"], agreed=True)
            table.undo(table.moves[table._line[-1]]["seat"], agreed=True)
    play(table, 500)
    assert table.over
    assert len(table.seeds) > 2
    return table


def kinds(table: Table) -> list[str]:
    return [event["kind"] for event in table.events(None) if event["kind"] in TABLE_EVENTS]


def test_a_notice_is_told_to_everyone_and_changes_nothing_in_the_game() -> None:
    table = TOY.new(seed="quiet")
    before, question = table.view("raf"), table.ask("raf")
    table.announce("seat_joined", {"seat": "raf"})
    assert (table.view("raf"), table.ask("raf")) == (before, question)
    for seat in ("raf", "luftwaffe", None):
        told = table.events(seat)[-1]
        assert (told["kind"], told["values"]) == ("seat_joined", {"seat": "raf"})


def test_every_notice_and_every_undo_stays_in_the_log_and_once() -> None:
    table = game()
    recorded = [event["kind"] for move in table.moves for event in move["events"] if event["kind"] in TABLE_EVENTS]
    assert kinds(table) == recorded
    assert kinds(Table.from_json(table.to_json())) == recorded
    assert recorded.count("undone") > 2


def test_an_undo_past_a_notice_takes_the_answer_back_and_keeps_the_notice() -> None:
    table = TOY.new(seed="past")
    view, seat = table.view(None), table.asked
    assert seat is not None
    play(table, 1)
    table.announce("seat_joined", {"seat": "raf"})
    table.undo(seat, agreed=True)
    assert table.view(None) == view
    assert kinds(table) == ["seat_joined", "undone"]


def test_notices_do_not_stand_in_the_way_of_a_fair_undo() -> None:
    table = TOY.new(seed="save-1")
    while True:
        seat = table.asked
        assert seat is not None
        play(table, 1)
        if table.undo_state(seat)["can"]:
            break
    table.announce("seat_joined", {"seat": "raf"})
    assert table.undo_state(seat)["can"]
    table.undo(seat)


def test_after_a_reseed_the_dice_come_from_the_new_seed_and_the_count_goes_on() -> None:
    table = TOY.new(seed="one")
    play(table, 6)
    rolled = table._chance.n
    assert rolled > 0
    table.reseed("two")
    assert isinstance(table._chance, Seeded)
    assert (table._chance.seed, table._chance.n) == ("two", rolled)
    assert table.position.chance is table._chance
    assert table.commitments == [commitment("one"), commitment("two")]
    assert table.commitment == commitment("two")
    assert table.events("raf")[-1]["values"] == {"commitment": commitment("two")}


def test_an_undo_over_a_reseed_never_brings_the_old_seed_back() -> None:
    table = TOY.new(seed="one")
    play(table, 4)
    seat = table.moves[table._line[0]]["seat"]
    table.reseed("two")
    while any(table.moves[k]["seat"] == seat for k in table._line):
        table.undo(seat, agreed=True)
    for each in (table, table.copy(), Table.from_json(table.to_json())):
        assert each.seed == "two"
        assert each.seeds == ["one", "two"]
        assert isinstance(each._chance, Seeded)
        assert each._chance.seed == each.position.chance.seed == "two"  # type: ignore[attr-defined]


def test_saves_copies_and_every_moment_come_back_whole() -> None:
    table = game()
    assert everything(table.copy()) == everything(table)
    for moment in range(1, table.n + 1, 2):
        then = table.at(moment)
        loaded = Table.from_json(then.to_json())
        assert everything(loaded) == everything(then)
        assert loaded.seeds == then.seeds == saves.seeds("first", table.moves[:moment])
        assert then.setup()["seed"] == "first"


def test_a_game_with_several_seeds_is_verified_die_by_die() -> None:
    table = game()
    again = verify(table.to_json(), table.commitments)
    assert everything(again) == everything(table)
    verify(table.to_json(), commitment("first"))
    with pytest.raises(BadSave, match="promised at the start"):
        verify(table.to_json(), commitment("other"))
    with pytest.raises(BadSave, match="promised during the game"):
        verify(table.to_json(), [*table.commitments[:-1], commitment("other")])


def reseeds(save: dict[str, Any]) -> list[dict[str, Any]]:
    return [move for move in save["moves"] if "seed" in move]


TAMPERING: dict[str, Any] = {
    "another seed": lambda save: reseeds(save)[0].update(seed="lucky"),
    "a seed that is not a text": lambda save: reseeds(save)[0].update(seed=7),
    "no seed": lambda save: reseeds(save)[0].update(seed=""),
    "another commitment": lambda save: reseeds(save)[0]["events"][0]["values"].update(commitment="00"),
    "a notice that there is not": lambda save: save["moves"][1].update(notice="cheated"),
    "a notice for a seat that there is not": lambda save: save["moves"][1]["events"][0]["values"].update(seat="usaaf"),
    "a notice for no seat": lambda save: save["moves"][1]["events"][0]["values"].update(seat=None),
    "a notice that says more": lambda save: save["moves"][1]["events"][0]["values"].update(more="words"),
    "a notice that says something else": lambda save: save["moves"][1]["events"][0].update(kind="stand_in_removed"),
    "a notice with an event of the game": lambda save: save["moves"][1]["events"].append(save["moves"][1]["events"][0]),
    "a notice without an event": lambda save: save["moves"][1].update(events=[]),
}


@pytest.mark.parametrize("what", list(TAMPERING))
def test_tampering_with_notices_is_found(what: str) -> None:
    save = json.loads(game().to_json())
    TAMPERING[what](save)
    with pytest.raises(BadSave):
        verify(json.dumps(save))


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("nonsense", {}),
        ("undone", {"seat": "raf", "agreed": True}),
        ("reseeded", {"commitment": "00"}),
        ("rules_changed", {"turn": 1}),
        ("seat_joined", {}),
        ("seat_joined", {"seat": "usaaf"}),
        ("link_renewed", {"seat": "raf", "vacated": 1}),
        ("disclosed", {"reason": "a little bird told me"}),
    ],
)
def test_a_notice_says_only_what_is_declared(kind: str, values: dict[str, Any]) -> None:
    table = TOY.new(seed="strict")
    with pytest.raises(BadSetup):
        table.announce(kind, values)
    assert table.n == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_reads_well_in_every_language(language: str) -> None:
    seen = set()
    for kind, declared in TABLE_EVENTS.items():
        for reason in DISCLOSURES if "reason" in declared.names else ("",):
            values = {name: VALUES[name] for name in declared.names} | ({"reason": reason} if reason else {})
            line = narrate.narrate(TOY, language, {"kind": kind, "rule": "", "turn": 1, "values": values})
            assert "event-" not in line
            assert "{" not in line
            seen.add(line)
    assert len(seen) == len(TABLE_EVENTS) + len(DISCLOSURES) - 1
