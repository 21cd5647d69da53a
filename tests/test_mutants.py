"""The mutation runner finds the changes it promises and imports them."""

from __future__ import annotations

import importlib.util
import json
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
RULES = '''
"""A chapter.  § 7"""

LIMIT = 3


def may_move(points, blocked):
    """§ 7.1"""
    if points >= LIMIT and not blocked:
        return points - 1
    return 0
'''


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "scripts" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


def test_every_kind_of_change_is_found_with_its_section(mutants: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "chapter.py"
    path.write_text(RULES)
    found = {(m.kind, m.before, m.after, m.section) for m in mutants.mutants_of(path)}
    assert found == {
        ("constant", "3", "4", "7"),
        ("comparison", "points >= LIMIT", "points > LIMIT", "7.1"),
        ("and_or", "points >= LIMIT and (not blocked)", "points >= LIMIT or not blocked", "7.1"),
        ("not", "not blocked", "blocked", "7.1"),
        ("never", "if points >= LIMIT and (not blocked)", "if False", "7.1"),
        ("always", "if points >= LIMIT and (not blocked)", "if True", "7.1"),
        ("dropped_term", "points - 1", "points", "7.1"),
        ("constant", "1", "2", "7.1"),
        ("constant", "0", "1", "7.1"),
    }


def test_a_mutated_module_differs_in_the_one_place(mutants: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "chapter.py"
    path.write_text(RULES)
    results = {}
    for mutant in mutants.mutants_of(path):
        loader = mutants.MutatedLoader.__new__(mutants.MutatedLoader)
        loader.name, loader.path, loader.mutant = "chapter", str(path), mutant
        scope: dict[str, object] = {}
        exec(loader.get_code("chapter"), scope)
        may_move = scope["may_move"]
        results[mutant.kind, mutant.before] = [may_move(*at) for at in ((3, False), (3, True), (2, False), (4, False))]  # type: ignore[operator]
    assert results["comparison", "points >= LIMIT"] == [0, 0, 0, 3]
    assert results["not", "not blocked"] == [0, 2, 0, 0]
    assert results["dropped_term", "points - 1"] == [3, 0, 0, 4]
    assert results["always", "if points >= LIMIT and (not blocked)"] == [2, 2, 1, 3]


def test_changes_that_read_the_same_are_told_apart(mutants: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "chapter.py"
    path.write_text("def f(a, b):\n    return a - 1 if b > 1 else 1\n")
    constants = [m.id for m in mutants.mutants_of(path) if m.kind == "constant"]
    first = "chapter.py:f:constant:1 -> 2"
    assert sorted(constants) == [first, f"{first} #2", f"{first} #3"]


@pytest.mark.parametrize("title", ["blitz", "mirage", "barbarossa", "bomber_command", "burning_blue"])
def test_every_mutant_has_an_id_of_its_own(mutants: ModuleType, title: str) -> None:
    found = [m.id for m in mutants.find_mutants(title)]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("title", ["blitz", "mirage", "barbarossa", "bomber_command", "burning_blue"])
def test_every_equivalent_mutant_exists_and_has_a_reason(mutants: ModuleType, title: str) -> None:
    found = {m.id for m in mutants.find_mutants(title)}
    for mutant, why in mutants.equivalents(title).items():
        assert mutant in found
        assert len(why) > 20


def test_the_last_score_of_a_title_and_seed_is_kept(mutants: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "scores.toml"
    run = {"title": "blitz", "seed": 1, "mutants": 9, "sampled": 5, "killed": 3, "equivalent": 1, "survived": 1}
    mutants.record_score(run, path)
    mutants.record_score({**run, "seed": 2}, path)
    mutants.record_score({**run, "killed": 4, "survived": 0}, path)
    found = tomllib.loads(path.read_text(encoding="utf-8"))["run"]
    assert [(each["seed"], each["killed"], each["total"], each["mutants"]) for each in found] == [
        (1, 4, 9, 5),
        (2, 3, 9, 5),
    ]


def test_outcomes_hold_for_the_same_rules_and_tests(mutants: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "outcomes.jsonl"
    lines = [("r1-t1", "a", "killed"), ("r1-t1", "b", "survived"), ("r0-t1", "c", "killed"), ("r1-t2", "d", "survived")]
    path.write_text("".join(json.dumps({"key": key, "id": id, "outcome": out}) + "\n" for key, id, out in lines))
    assert mutants.read_outcomes(path, "r1-t1") == {"a": "killed", "b": "survived"}
    assert mutants.read_outcomes(path, "r1-t2") == {"d": "survived"}
    assert mutants.read_outcomes(path, "r1-t2", keep_killed=True) == {"a": "killed", "d": "survived"}
    assert set(mutants.read_outcomes(path)) == {"a", "b", "c", "d"}


def test_a_sample_is_the_same_for_the_same_seed(mutants: ModuleType) -> None:
    found = mutants.find_mutants("blitz")
    assert mutants.sample(found, 30, 5) == mutants.sample(found, 30, 5)
    assert mutants.sample(found, 30, 5) != mutants.sample(found, 30, 6)
    assert {m.id for m in mutants.sample(found, 0, 1)} == {m.id for m in found}
