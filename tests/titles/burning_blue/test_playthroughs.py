"""Twenty finished games, played again move by move; two of them read aloud.

A rules fix that changes them says so: `python scripts/playthroughs.py burning_blue` makes them anew, and the difference is reviewed.
"""

from __future__ import annotations

import difflib
import json
from pathlib import Path

import pytest

from opsroom import Table
from opsroom.engine.verify import verify
from opsroom.titles.burning_blue import TITLE
from tests.test_architecture import load_script

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = sorted(FOLDER.glob("*.json"))
SCRIPT = load_script("playthroughs")
READABLE = sorted(FOLDER.glob("*.txt"))


def test_there_are_twenty_games_of_every_mode_and_option() -> None:
    games = [json.loads(path.read_text(encoding="utf-8")) for path in GAMES]
    assert len(games) == 20
    assert {game["mode"] for game in games} == set(TITLE.seatings)
    for name, choice in TITLE.options.items():
        if name not in SCRIPT.CAMPAIGN:  # the kept campaigns are short ones
            assert {game["options"][name] for game in games} == set(choice.values), name
    assert {bot for game in games for bot in game["bots"].values()} == {"random", "staff"}
    assert any("undo" in move for game in games for move in game["moves"])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_is_played_again_die_by_die_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    save = json.loads(text)
    table = verify(text, save["commitment"])
    assert table.result is not None
    assert table.result.to_dict() == save["result"]
    assert table.turn == save["turns"]


@pytest.mark.parametrize("path", READABLE, ids=lambda path: path.name)
def test_a_game_reads_as_it_did(path: Path) -> None:
    number, language, _ = path.name.split(".")
    table = Table.from_json((FOLDER / f"{number}.json").read_text(encoding="utf-8"))
    expected, found = path.read_text(encoding="utf-8"), SCRIPT.log(table, language)
    changes = difflib.unified_diff(expected.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=1)
    assert "\n".join(changes) == ""


def test_two_games_are_readable_in_both_languages() -> None:
    assert [path.name for path in READABLE] == ["01.en.txt", "01.ja.txt", "02.en.txt", "02.ja.txt"]
