"""Saves that earlier releases wrote load with the current code, are played on to the end, and show their replay from every seat.

The corpus is described in tests/corpus/README.md.  The rules may have changed since: "plays on" does not mean "plays identically".
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.engine.procedure import PASS
from tests.contract.tables import all_views
from tests.test_architecture import ROOT, load_script

SCRIPT = load_script("corpus")
FOLDERS = sorted(path.parent for path in SCRIPT.CORPUS.glob("*/*/index.json"))
LONGEST = 20_000  # answers
PASSES = (0, 75, 50)  # per cent of the questions at which the one who plays on passes where that is possible
SOON = 24  # answers after the start of a turn
AT_THE_TABLE = 2  # answers of each save that are given at the table, and recorded; then only the position plays on
UPDATES = ["data_changed", "data_rewound", "rules_changed", "rules_updated"]
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
    """To the end, at random: a few answers are given at the table, where they are recorded.

    Some pass more often than chance would have them, so that games end earlier; the others go into everything.
    """
    choose, title = Quick(seed), table.title
    for _ in range(AT_THE_TABLE):
        question = table.question
        if question is None:
            return
        table.answer(title.names.of(question.of, question.codes[choose.below(len(question.codes))]))
    position = table.position.copy()
    position.chance = Quick(seed + 1)
    passes = PASSES[seed % len(PASSES)]
    for _ in range(LONGEST):
        if position.is_over():
            return
        code = position.options[choose.below(position.offered)]
        if choose.below(100) < passes and PASS in position.options[: position.offered]:
            code = PASS
        position.play(code)
    pytest.fail(f"not over after {LONGEST} answers")


@pytest.mark.parametrize("name", GAMES)
def test_the_saves_of_a_game_load_are_played_to_the_end_and_show_their_replay(name: str) -> None:
    folder, file, saves = GAMES[name]
    game = SCRIPT.read_game(folder, file)
    updates_seen: set[tuple[str, ...]] = set()
    for number, save in saves:
        table = Table.from_json(SCRIPT.read_save(game, save))
        assert (table.turn, len(table.seats)) == (save["turn"], save["seats"])
        check_notices(table, game, save)
        if tuple(table.notices) not in updates_seen:
            updates_seen.add(tuple(table.notices))
            check_that_notices_come_once(table)
        all_views(table)
        if save["question"] is None:
            assert table.result is not None
            says_who_lost = "lost" in save["result"]  # before 0.3.0 no save did
            result = table.result if says_who_lost else replace(table.result, lost=False)
            assert result.to_dict() == save["result"]
            assert SCRIPT.digest(game, save["result"]) == save["digest"]
            show_replay(table, [1, table.n // 3, table.n * 2 // 3, table.n])
        else:
            show_replay(table, [moment_in_the_middle(table, number)])
            play_on(table, number)
    show_replay(table, [table.n // 2])


def check_notices(table: Table, game: dict[str, Any], save: dict[str, Any]) -> None:
    """The log says what has changed."""
    title = table.title
    is_running = save["question"] is not None
    other_rules, other_data = game["rules"] != title.rules, game["data"] != title.data.hash
    assert bool(table.notices) == (is_running and (other_rules or other_data))
    assert ("data_changed" in table.notices) == (is_running and other_data)
    assert ("rules_updated" in table.notices or "rules_changed" in table.notices) == (is_running and other_rules)
    assert table.n == save["moves"] + len(table.notices)
    assert [move["notice"] for move in table.moves[save["moves"] :]] == table.notices
    assert set(table.notices) <= set(UPDATES)
    last = table.moves[-1]
    if "to" in last and table.notices:  # the turn starts again
        assert last["to"] == save["snapshots"][-1]
    else:
        assert table.over == (save["question"] is None)
        if not other_rules:  # otherwise the next question may be one that is new
            assert SCRIPT.question_of(table) == (save["question"] or "", save["asked"] or "")
    if table.notices:
        told = [event["kind"] for event in table.events(None)]
        assert [kind for kind in told if kind in UPDATES] == table.notices


def check_that_notices_come_once(table: Table) -> None:
    """A save of the table as it now is loads without a word."""
    again = Table.from_json(table.to_json())
    assert (again.notices, again.n) == ([], table.n)
    assert again.position.equals(table.position)


def moment_in_the_middle(table: Table, number: int) -> int:
    """Soon after one of the snapshots: what is shown is played from there, and turns of a campaign are long."""
    snapshot = table.snapshots[number % len(table.snapshots)]
    return min(snapshot["at"] + number % SOON, table.n)


def show_replay(table: Table, moments: list[int]) -> None:
    """The game is seen as it was at these moments, from every seat."""
    for moment in sorted({max(moment, 1) for moment in moments}):
        then = table.at(moment)
        assert then.n == moment
        all_views(then)


def test_every_release_has_saves_of_every_title() -> None:
    """A release that is being made gets its own from its commit: until then its heading is the first of the changelog."""
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    kept: dict[str, set[str]] = {}
    for folder in FOLDERS:
        index = index_of(folder)
        assert (index["version"], index["title"]) == (folder.parent.name, folder.name)
        assert len(index["saves"]) >= LEAST_SAVES
        kept.setdefault(index["version"], set()).add(index["title"])
    assert set(headings[1:]) <= set(kept) <= set(headings)
    assert all(titles == set(opsroom.titles()) for titles in kept.values())


def test_every_title_has_a_save_of_each_kind_of_question_in_each_mode() -> None:
    """As far as its games came to them, and of the end; see scripts/corpus.py."""
    for id, title in opsroom.titles().items():
        saves = index_of(SCRIPT.CORPUS / "0.1.0" / id)["saves"]
        kept = [(save["mode"], save["seats"], save["question"], save["asked"]) for save in saves]
        assert len(kept) >= LEAST_SAVES
        for mode in title.seatings:
            asked = {question for in_mode, _, question, _ in kept if in_mode == mode}
            assert None in asked
            folder = SCRIPT.CORPUS / "0.1.0" / id
            files = {save["file"] for save in saves if save["mode"] == mode}
            answered = {
                move["step"] for file in files for move in SCRIPT.read_game(folder, file)["moves"] if "step" in move
            }
            assert answered <= asked, mode


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
            assert kind not in things or name in things[kind]  # a few kinds, such as "holding", are words and no things
