"""Twenty finished games of every title, played again move by move; two of them read aloud.

A rules fix that changes them says so: `python scripts/playthroughs.py TITLE` makes them again, and the difference is reviewed.
"""

from __future__ import annotations

import difflib
import json
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom import Table, Title
from opsroom.engine.verify import verify
from tests.test_architecture import load_script

SCRIPT = load_script("playthroughs")
TITLES = opsroom.titles()
GAMES = {id: sorted(SCRIPT.folder(title).glob("*.json")) for id, title in TITLES.items()}
READABLE = {id: sorted(SCRIPT.folder(title).glob("*.txt")) for id, title in TITLES.items()}


def name_of(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
every_game = pytest.mark.parametrize("path", [path for found in GAMES.values() for path in found], ids=name_of)


@every_title
def test_there_are_twenty_games_of_every_option_seating_and_opponent(title: Title) -> None:
    games: list[Any] = [json.loads(path.read_text(encoding="utf-8")) for path in GAMES[title.id]]
    assert len(games) == 20
    for name, choice in title.options.items():
        if not {name, *choice.needs} & set(SCRIPT.CAMPAIGN):  # the kept campaigns are short ones
            played = {game["options"][name] for game in games if name in game["options"]}
            assert played == set(choice.bounded), name
    assert {(game["mode"], tuple(game["seats"])) for game in games} == {
        (mode, seats) for mode, found in title.seatings.items() for seats in found
    }
    assert len({game["result"]["why"] for game in games}) >= 2
    assert {bot for game in games for bot in game["bots"].values()} == {"random", "staff"}
    assert any("undo" in move for game in games for move in game["moves"])


@every_game
def test_a_game_is_played_again_die_by_die_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    save = json.loads(text)
    table = verify(text, save["commitment"])
    assert table.result is not None
    assert table.result.to_dict() == save["result"]
    assert table.turn == save["turns"]


@every_game
def test_a_game_is_loaded_without_playing_its_dice(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    result = Table.from_json(text).result
    assert result is not None
    assert result.to_dict() == json.loads(text)["result"]


@pytest.mark.parametrize("path", [path for found in READABLE.values() for path in found], ids=name_of)
def test_a_game_reads_as_it_did(path: Path) -> None:
    number, language, _ = path.name.split(".")
    table = Table.from_json((path.parent / f"{number}.json").read_text(encoding="utf-8"))
    expected, found = path.read_text(encoding="utf-8"), SCRIPT.log(table, language)
    changes = difflib.unified_diff(expected.splitlines(), found.splitlines(), "expected", "found", lineterm="", n=1)
    assert "\n".join(changes) == ""


@every_title
def test_two_games_are_readable_in_both_languages(title: Title) -> None:
    assert [path.name for path in READABLE[title.id]] == ["01.en.txt", "01.ja.txt", "02.en.txt", "02.ja.txt"]


@every_title
def test_the_script_makes_the_same_game_again(title: Title) -> None:
    """Of random opponents: better staff changes what it answers, but no rule."""
    for k, path in enumerate(GAMES[title.id]):
        if set(json.loads(path.read_text(encoding="utf-8"))["bots"].values()) == {"random"}:
            table, bots = SCRIPT.play(title, k)
            assert SCRIPT.compact(table, bots) == path.read_text(encoding="utf-8")
            return
    pytest.fail("no game was played at random alone")
