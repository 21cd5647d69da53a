"""The tables of a run say what happened, each game once, and agree with the records of the same games."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import opsroom
from opsroom.cli import main
from opsroom.engine.json_types import Json
from opsroom.engine.table import Table
from opsroom.lab import simulate
from opsroom.lab.dataset import make_dataset
from opsroom.lab.replay import read
from opsroom.lab.simulate import record_game, series_of
from opsroom.lab.tables import COLUMNS, EVERYTHING, Tables
from opsroom.lab.unusual import CLOSEST, LONGEST, ONE_SIDED, chosen, consider
from tests.lab.test_run_folder import Interrupting

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
SETUPS: dict[str, dict[str, Any]] = {
    "blitz": {"games": 6, "bots": {"raf": "staff"}},
    "barbarossa": {"games": 2, "seats": 3},
    "mirage": {"games": 2, "mode": "coop2"},
    "blitz-search": {"games": 2, "bots": {"raf": "search:iterations=1"}},
}


def rows(folder: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(folder / name / "*.parquet")


@pytest.fixture(scope="module", params=SETUPS)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path, Json, Json]:
    setup = SETUPS[request.param]
    title = request.param.partition("-")[0]
    folder = tmp_path_factory.mktemp("data") / "run"
    return title, folder, setup, make_dataset(title, folder, seed=3, observations=True, **setup)


def test_a_dataset_has_the_same_games_as_a_simulation(made: tuple[str, Path, Json, Json]) -> None:
    title, folder, setup, report = made
    plain = simulate.simulate(title, seed=3, **setup)
    assert report["digest"] == plain["digest"]
    games = rows(folder, "games")
    assert games["game"].to_list() == list(range(setup["games"]))
    assert games["answers"].sum() == plain["answers"]
    assert games["seed"][0] == "3:0"
    wins = rows(folder, "seats").group_by("seat").agg(pl.col("won").sum())
    assert dict(wins.iter_rows()) == plain["wins"]
    assert report["rows"] == {name: len(rows(folder, name)) for name in (*EVERYTHING, "observations")}


def test_the_tables_say_what_the_record_of_a_game_says(made: tuple[str, Path, Json, Json]) -> None:
    title, folder, setup, _ = made
    more = {key: value for key, value in setup.items() if key != "games"}
    table = Table.from_json(record_game(series_of(title, 3, **more), 1))
    answers, chance, events = (
        rows(folder, name).filter(pl.col("game") == 1) for name in ("answers", "chance", "events")
    )
    moves = table.moves[1:]
    assert answers["n"].to_list() == list(range(len(moves)))
    assert answers.select("seat", "step", "answer").rows() == [(m["seat"], m["step"], m["answer"]) for m in moves]  # type: ignore[typeddict-item]
    for n, move in enumerate(table.moves, -1):
        recorded = events.filter(pl.col("n") == n)
        assert [json.loads(text) for text in recorded["values"]] == [event["values"] for event in move["events"]]
        assert recorded.select("kind", "rule", "turn").rows() == [
            (e["kind"], e["rule"], e["turn"]) for e in move["events"]
        ]
    drawn = [entry for move in table.moves for entry in move.get("chance", [])]  # type: ignore[attr-defined]
    assert drawn == [
        die if thing is None else f"{kind}:{thing}" for die, kind, thing in chance["die", "kind", "thing"].rows()
    ]
    assert table.result is not None
    game = rows(folder, "games").row(1, named=True)
    assert game["winners"] == table.result.winners or game["drawn"]
    assert game["ending"] == table.result.why
    assert game["turns"] == table.turn


def test_observations_are_those_of_the_questions_with_a_choice(made: tuple[str, Path, Json, Json]) -> None:
    title, folder, _, report = made
    of = opsroom.title(title)
    seen = rows(folder, "observations")
    assert len(seen) == report["answers"]
    observations, masks = seen["observation"].to_numpy(), seen["mask"].to_numpy()
    assert observations.shape == (len(seen), of.observations.size)
    assert masks.shape == (len(seen), of.actions.size)
    assert (masks[range(len(seen)), seen["action"].to_numpy()] == 1).all()
    asked = seen.join(rows(folder, "answers"), on=["game", "n", "seat"], how="left")
    assert asked["options"].null_count() == 0
    assert (asked["turn"].to_numpy() == observations[:, 2]).all()
    layout = json.loads((folder / "observations.json").read_text())
    assert len(layout["observation"]) == of.observations.size
    assert len(layout["actions"]) == of.actions.size


def test_a_dataset_that_was_interrupted_has_every_game_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole = make_dataset("blitz", tmp_path / "whole", games=12)
    with monkeypatch.context() as patch:
        patch.setattr(simulate, "play_games", Interrupting(simulate.play_games, 3, signal.SIGTERM))
        with pytest.raises(KeyboardInterrupt):
            make_dataset("blitz", tmp_path / "parts", games=12)
    assert 0 < len(rows(tmp_path / "parts", "games")) < 12
    assert make_dataset("blitz", tmp_path / "parts", games=12, resume=True)["digest"] == whole["digest"]
    for name in EVERYTHING:
        assert rows(tmp_path / "parts", name).equals(rows(tmp_path / "whole", name))


def test_simulate_writes_the_games_it_counts(tmp_path: Path) -> None:
    assert main(f"simulate blitz --games 8 --seed 5 --out {tmp_path / 'run'}".split()) == 0
    assert sorted(path.name for path in (tmp_path / "run").iterdir() if path.is_dir()) == [
        "games",
        "pieces",
        "seats",
        "unusual",
    ]
    assert len(rows(tmp_path / "run", "games")) == 8


@pytest.mark.pure
def test_a_game_that_fails_has_a_row(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from opsroom.titles.blitz.rules.raid import Raid

    def broken(*_: object) -> int:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(Raid, "choose_first_bomber", broken)
    report = make_dataset("blitz", tmp_path / "run", games=2)
    assert report["errors"] == 2
    assert rows(tmp_path / "run", "games")["fault"].to_list() == ["ZeroDivisionError: a fault"] * 2
    assert report["unusual"] == []


def test_large_tables_are_encoded_before_the_piece_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("opsroom.lab.tables.ROWS", 10)
    tables = Tables(("seats",))
    for game in range(25):
        tables.add("seats", game, "raf", "staff", True, 1)
        tables.add("events", "a table that nobody wants")
        tables.flush()
        assert len(tables.parts["seats"].rows) < 10
    contents, counts = tables.finish()
    assert counts == {"seats": 25}
    assert pl.read_parquet(contents["seats"])["game"].to_list() == list(range(25))


def test_without_the_extra_the_error_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    assert main(f"simulate blitz --games 2 --out {tmp_path / 'run'}".split()) == 1
    assert "tables in Parquet need the lab's libraries: pip install 'opsroom[lab]'" in capsys.readouterr().err


# --- unusual games
def test_unusual_games_are_records_that_can_be_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(f"simulate mirage --games 12 --bot plum=staff --json --out {tmp_path / 'run'}".split()) == 0
    report = json.loads(capsys.readouterr().out)
    games, seats = rows(tmp_path / "run", "games"), rows(tmp_path / "run", "seats")
    assert {found["kind"] for found in report["unusual"]} == {"longest", "closest", "one_sided"}
    assert len(report["unusual"]) == 15
    assert report["unusual"][0]["value"] == games["answers"].max()
    for found in report["unusual"]:
        table, verified = read(tmp_path / "run" / found["file"], verify=found["file"].endswith("longest-1.json"))
        game = games.row(found["game"], named=True)
        scores = seats.filter(pl.col("game") == found["game"]).sort("score", descending=True)["score"].to_list()
        assert table.result is not None
        assert dict(table.result.scores) == dict(
            seats.filter(pl.col("game") == found["game"]).select("seat", "score").iter_rows()
        )
        assert found["value"] == (game["answers"] if found["kind"] == "longest" else scores[0] - scores[1])
        assert verified is None or verified.is_complete


@pytest.mark.parametrize(
    "command",
    ["match mirage --bot staff --bot random --games 16", "tournament mirage --bot staff --bot random --games 14"],
)
def test_contests_save_unusual_games_too(command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = f"{command} --json --out {tmp_path / 'run'}".split()
    assert main(line) == 0
    report = json.loads(capsys.readouterr().out)
    assert {found["kind"] for found in report["unusual"]} == {"longest", "closest", "one_sided"}
    for found in report["unusual"][::4]:
        table, _ = read(tmp_path / "run" / found["file"], verify=False)
        assert table.result is not None
        scores = sorted(table.result.scores.values(), reverse=True)
        if found["kind"] == "longest":
            assert found["value"] <= table.n
        else:
            assert found["value"] == scores[0] - scores[1]


def test_the_most_unusual_are_kept_and_among_equals_the_first() -> None:
    found: dict[str, list[tuple[int, int]]] = {}
    for game, value in enumerate([3, 9, 1, 9, 4, 8, 2, 7]):
        for kind in (LONGEST, CLOSEST, ONE_SIDED):
            consider(found, kind, [(value, game)])
    assert found[LONGEST] == [(9, 1), (9, 3), (8, 5), (7, 7), (4, 4)]
    assert found[CLOSEST] == [(1, 2), (2, 6), (3, 0), (4, 4), (7, 7)]
    assert {kind for kind, *_ in chosen(found)} == {LONGEST, CLOSEST, ONE_SIDED}
    same = {LONGEST: [(5, 0)], CLOSEST: [(1, 0)], ONE_SIDED: [(1, 0)]}
    assert chosen(same) == [(LONGEST, 1, 5, 0)]


# --- the schema
def test_the_documented_columns_are_those_of_the_files(tmp_path: Path) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    make_dataset("blitz", tmp_path / "run", games=1, observations=True)
    for name in COLUMNS:
        section = text.partition(f"### `{name}`")[2].partition("\n#")[0]
        documented = re.findall(r"^\| `(\w+)` \| (\w+) \|", section, re.MULTILINE)
        schema = pl.read_parquet_schema(next((tmp_path / "run" / name).iterdir()))
        assert documented == [(column, WORDS[type(kind).__name__ if not isinstance(kind, type) else kind.__name__]) for column, kind in schema.items()]  # fmt: skip


WORDS = {
    "Int64": "integer",
    "Int32": "integer",
    "String": "text",
    "Boolean": "boolean",
    "List": "texts",
    "Array": "integers",
}
