"""The mutation runner finds the changes it promises and imports them."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from opsroom import OpsroomError

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


TINY_RULES = '''
"""A chapter.  § 7"""

from functools import cache

def double(number):
    return 2 * number

LIMIT = double(3)

@cache
def limit():
    return LIMIT

@cache
def cached():
    return 7

def is_over(points, bonus=1):
    return points + bonus > limit()

def never_called():
    return 5

def called_but_not_checked():
    return 6
'''
TINY_TESTS = """
from opsroom.titles.tiny.rules import chapter

def test_over():
    assert chapter.is_over(6)
    assert not chapter.is_over(5)

def test_called():
    chapter.called_but_not_checked()

def test_a_game():
    chapter.cached()

def test_cached():
    assert chapter.cached() == 7  # calls nothing, if the game came first
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A repository with one title and the mutation runner."""
    files = {
        "src/opsroom/__init__.py": "",
        "src/opsroom/engine/__init__.py": "",
        "src/opsroom/engine/title.py": "",
        "src/opsroom/titles/__init__.py": "",
        "src/opsroom/titles/tiny/__init__.py": "",
        "src/opsroom/titles/tiny/rules/__init__.py": "",
        "src/opsroom/titles/tiny/rules/chapter.py": TINY_RULES,
        "tests/__init__.py": "",
        "tests/titles/__init__.py": "",
        "tests/titles/tiny/__init__.py": "",
        "tests/titles/tiny/test_chapter.py": TINY_TESTS,
        "scripts/mutants.py": (ROOT / "scripts" / "mutants.py").read_text(encoding="utf-8"),
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def run_tiny(tiny: Path, *options: str) -> dict[str, str]:
    """The last outcome of each mutant."""
    script = [sys.executable, str(tiny / "scripts" / "mutants.py"), "tiny", "--count", "0", *options]
    subprocess.run(script, check=True, cwd=tiny, env={**os.environ, "PYTHONPATH": ""}, capture_output=True)
    lines = (tiny / "build" / "mutants" / "tiny.jsonl").read_text(encoding="utf-8").splitlines()
    return {line["id"].partition(":")[2]: line["outcome"] for line in map(json.loads, lines)}


def test_a_mutant_is_killed_exactly_where_a_test_notices_it(tiny: Path) -> None:
    assert run_tiny(tiny) == {
        "double:constant:2 -> 3": "killed",  # called during import
        ":constant:3 -> 4": "killed",  # a statement of the module
        "is_over:constant:1 -> 2": "killed",  # a default, which is not part of the function's code
        "is_over:comparison:points + bonus > limit() -> points + bonus >= limit()": "killed",
        "is_over:dropped_term:points + bonus -> points": "killed",
        "cached:constant:7 -> 8": "killed",  # by a test that finds the value in the cache after another
        "never_called:constant:5 -> 6": "untested",
        "called_but_not_checked:constant:6 -> 7": "survived",
    }


def test_a_worker_of_a_cluster_tests_its_mutants_in_its_own_checkout(
    mutants: ModuleType, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "ROOT", tiny)
    monkeypatch.setattr("opsroom.lab.scripts.CHECKOUT", tiny)
    monkeypatch.setattr(mutants, "PIECE", 3)
    monkeypatch.setenv("PYTHONPATH", "")
    (tiny / "build" / "mutants").mkdir(parents=True)
    (tiny / "src" / "opsroom" / "titles" / "tiny" / "data").mkdir()
    found = mutants.find_mutants("tiny")
    outcomes: dict[str, str] = {}
    mutants.test_on(1, "tiny", found, lambda mutant, outcome: outcomes.__setitem__(mutant.id, outcome))
    alone = run_tiny(tiny)
    assert {id.partition(":")[2]: outcome for id, outcome in outcomes.items()} == alone
    assert len(alone) > 2 * mutants.PIECE
    (tiny / "tests" / "titles" / "tiny" / "test_more.py").write_text("def test_more():\n    pass\n")
    monkeypatch.setattr(mutants, "record_key", lambda _: "another")
    with pytest.raises(OpsroomError, match="the rules, data or tests of tiny are other ones here"):
        mutants.test_on(1, "tiny", found[:1], lambda *_: None)


def test_a_survivor_meets_the_new_tests_and_the_others_are_not_recorded_again(tiny: Path) -> None:
    run_tiny(tiny)
    kept = tiny / "build" / "mutants" / "tiny.calls.json"
    before = json.loads(kept.read_text(encoding="utf-8"))["recorded"]
    tests = tiny / "tests" / "titles" / "tiny"
    (tests / "numbers.py").write_text("SIX = 6\n")
    new = "from opsroom.titles.tiny.rules import chapter\nfrom tests.titles.tiny.numbers import SIX\n\n"
    new += "def test_checked():\n    assert chapter.called_but_not_checked() in (6, SIX)\n"
    (tests / "test_more.py").write_text(new)
    assert run_tiny(tiny, "--survivors", "--keep-killed")["called_but_not_checked:constant:6 -> 7"] == "killed"
    after = json.loads(kept.read_text(encoding="utf-8"))["recorded"]
    assert {test: after[test] for test in before} == before  # the very same seconds
    (tests / "numbers.py").write_text("SIX = 3 + 4\n")  # beside the test; of another length, so that no .pyc hides it
    assert run_tiny(tiny)["called_but_not_checked:constant:6 -> 7"] == "survived"
    again = json.loads(kept.read_text(encoding="utf-8"))["recorded"]
    changed = {test.partition("::")[2] for test in again if again[test] != after[test]}
    assert changed == {"test_checked"}
