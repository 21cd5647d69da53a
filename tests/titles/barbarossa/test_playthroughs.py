"""Twenty finished games, played again move by move; two of them read aloud.

A rules fix that changes them says so: `python scripts/playthroughs.py barbarossa` makes them anew, and the difference is reviewed.
"""

from __future__ import annotations

import difflib
import json
from pathlib import Path

import pytest

from opsroom import Table
from opsroom.engine.verify import verify
from tests.test_architecture import load_script
from tests.titles.barbarossa.tables import TITLE

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = sorted(FOLDER.glob("*.json"))
READABLE = sorted(FOLDER.glob("*.txt"))
SCRIPT = load_script("playthroughs")

every_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def test_there_are_twenty_games_of_every_option_seating_and_end() -> None:
    games = [json.loads(path.read_text(encoding="utf-8")) for path in GAMES]
    assert len(games) == 20
    for name, choice in TITLE.options.items():
        assert {game["options"][name] for game in games} == set(choice.values)
    assert {len(game["seats"]) for game in games} == {2, 3, 4, 5}
    assert {game["result"]["why"] for game in games} == {"8-1", "round-limit"}
    assert {bot for game in games for bot in game["bots"].values()} == {"random", "staff"}
    assert any("undo" in move for game in games for move in game["moves"])


@every_game
def test_a_game_is_played_again_draw_by_draw_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    save = json.loads(text)
    table = verify(text, save["commitment"])
    assert table.result.to_dict() == save["result"]
    assert table.turn == save["turns"]


@pytest.mark.parametrize("path", READABLE, ids=lambda path: path.name)
def test_a_game_reads_as_it_did(path: Path) -> None:
    number, language, _ = path.name.split(".")
    table = Table.from_json((FOLDER / f"{number}.json").read_text(encoding="utf-8"))
    expected, found = path.read_text(encoding="utf-8"), SCRIPT.log(table, language)
    changes = difflib.unified_diff(expected.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=1)
    assert "\n".join(changes) == ""
