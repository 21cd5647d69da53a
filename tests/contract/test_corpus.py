"""Saves that earlier releases wrote load with the current code, can be seen from every seat, and are played on to the end.

The corpus is described in tests/corpus/README.md.  The rules may have changed since: "plays on" does not mean "plays identically".
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from tests.contract.tables import all_views
from tests.test_architecture import load_script

SCRIPT = load_script("corpus")
FOLDERS = sorted(path.parent for path in SCRIPT.CORPUS.glob("*/*/index.json"))
LONGEST = 4_000  # answers
PLAYED_ON_EVERY = {"blitz": 1, "mirage": 11, "barbarossa": 11, "bomber_command": 11, "burning_blue": 23}  # saves
LEAST_SAVES = 20


def index_of(folder: Path) -> dict[str, Any]:
    index: dict[str, Any] = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    return index


def saves_by_game() -> dict[str, tuple[Path, str, list[tuple[int, dict[str, Any]]]]]:
    games: dict[str, tuple[Path, str, list[tuple[int, dict[str, Any]]]]] = {}
    for folder in FOLDERS:
        for number, save in enumerate(index_of(folder)["saves"]):
            name = f"{folder.parent.name}-{folder.name}-{Path(save['file']).stem.removesuffix('.json')}"
            games.setdefault(name, (folder, save["file"], []))[2].append((number, save))
    return games


GAMES = saves_by_game()


def play_on(table: Table, seed: int) -> None:
    """To the end, answered half by the staff and half at random."""
    choose, title = Quick(seed), table.title
    for _ in range(LONGEST):
        question = table.question
        if question is None:
            return
        code = question.codes[choose.below(len(question.codes))]
        if choose.below(2) == 1:
            code = title.staff.advise(table.position)
        table.answer(title.names.of(question.of, code))
    pytest.fail(f"not over after {LONGEST} answers")


@pytest.mark.parametrize("name", GAMES)
def test_the_saves_of_a_game_load_are_seen_from_every_seat_and_are_played_on(name: str) -> None:
    folder, file, saves = GAMES[name]
    game = SCRIPT.read_game(folder, file)
    every = PLAYED_ON_EVERY.get(folder.name, 10)
    for number, save in saves:
        table = Table.from_json(SCRIPT.read_save(game, save))
        assert (table.turn, len(table.seats)) == (save["turn"], save["seats"])
        if table.notices:
            check_turn_started_again(table, game["rules"], save)
        else:
            assert table.n == save["moves"]
            assert table.over == (save["question"] is None)
            if game["rules"] == table.title.rules:  # otherwise the next question may be one that is new
                assert SCRIPT.question_of(table) == (save["question"] or "", save["asked"] or "")
        all_views(table)
        if save["question"] is None:
            assert table.result is not None
            assert table.result.to_dict() == save["result"]
            assert SCRIPT.digest(game, save["result"]) == save["digest"]
            show_replay(table)
        elif number % every == 0:
            play_on(table, number)
            assert table.result is not None


def check_turn_started_again(table: Table, rules: str, save: dict[str, Any]) -> None:
    """The rules ask other questions now: the table is where the turn began, says so once, and loads again as it is."""
    assert rules != table.title.rules
    assert save["question"] is not None
    assert table.notices == ["rules_changed"]
    assert table.n == save["moves"] + 1
    assert table.moves[-1]["to"] == save["snapshots"][-1]
    again = Table.from_json(table.to_json())
    assert (again.notices, again.n) == ([], table.n)


def show_replay(table: Table) -> None:
    """A finished game is seen as it was at its beginning, at some moments between, and at its end."""
    for moment in sorted({1, table.n // 3, table.n * 2 // 3, table.n} - {0}):
        all_views(table.at(moment))


def test_every_title_has_saves_of_all_modes_seatings_and_option_values() -> None:
    """Of the first release, whose options were offered in every mode."""
    for id, title in opsroom.titles().items():
        saves = index_of(SCRIPT.CORPUS / "0.1.0" / id)["saves"]
        assert len(saves) >= LEAST_SAVES
        assert {(save["mode"], save["seats"]) for save in saves} == {
            (mode, len(seats)) for mode, found in title.seatings.items() for seats in found
        }
        finished = [save for save in saves if save["question"] is None]
        assert {save["mode"] for save in finished} == set(title.seatings)
        assert len(finished) < len(saves)
        assert any(save["undos"] for save in saves)
        for option in saves[0]["options"]:
            assert len({save["options"][option] for save in saves}) >= 2, option


def test_the_id_lists_are_those_of_the_saves() -> None:
    """An id list names every thing that a record of the same release mentions as a drawn card or chit."""
    for folder in FOLDERS:
        things = json.loads((folder / "ids.json").read_text(encoding="utf-8"))["things"]
        game = SCRIPT.read_game(folder, index_of(folder)["saves"][0]["file"])
        drawn = [value for move in game["moves"] for value in move.get("chance", ()) if isinstance(value, str)]
        for value in drawn:
            kind, _, name = value.partition(":")
            assert name in things[kind]
