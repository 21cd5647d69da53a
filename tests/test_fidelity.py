"""docs/fidelity.md is complete and up to date: every section of every rulebook is compared, and every rule has a test."""

from __future__ import annotations

import datetime
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import opsroom

ROOT = Path(__file__).parent.parent
TITLES = ["blitz", "mirage", "barbarossa", "bomber_command", "burning_blue"]
RULES = """
## 7: Movement

**Ruling M1. Roads.** Text.  **M02. Rivers** and **Ruling 33, 34.** and **Ruling 6 (in part).**

## 7.1: Blocked hexes, and how

**Ruling B5.** Text.
"""


@pytest.fixture(scope="module")
def fidelity() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fidelity", ROOT / "scripts" / "fidelity.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["fidelity"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("title", TITLES)
def test_every_section_is_compared_and_every_rule_is_tested(fidelity: ModuleType, title: str) -> None:
    assert fidelity.faults(opsroom.title(title)) == []


def test_the_page_lists_all_557_sections_of_all_titles(fidelity: ModuleType) -> None:
    assert list(fidelity.TITLES) == TITLES
    assert set(opsroom.titles()) == set(TITLES)
    assert sum(len(fidelity.rows(opsroom.title(title))) for title in TITLES) == 557


def test_the_page_is_up_to_date(fidelity: ModuleType) -> None:
    assert fidelity.PAGE.read_text(encoding="utf-8") == fidelity.page(), "run python scripts/fidelity.py"


def test_recorded_mutation_runs_add_up(fidelity: ModuleType) -> None:
    for score in fidelity.scores():
        assert score.killed + score.survived + score.equivalent == score.mutants


@pytest.mark.parametrize("title", TITLES)
def test_the_largest_mutation_run_of_a_title_kills_90_percent(fidelity: ModuleType, title: str) -> None:
    largest = max((score for score in fidelity.scores() if score.title == title), key=lambda score: score.mutants)
    assert largest.mutants >= 300 or largest.mutants == largest.total
    assert largest.share >= 0.9


# --- the checks themselves
def test_rulings_and_sections_are_found_with_their_anchors(fidelity: ModuleType) -> None:
    first, second = "7-movement", "71-blocked-hexes-and-how"
    assert fidelity.places_of_sections(RULES) == {"7": first, "7.1": second}
    numbers = dict.fromkeys(["M1", "M02", "33", "34", "6"], first)
    assert fidelity.places_of_rulings(RULES) == {**numbers, "B5": second}


DATE = datetime.date(2026, 11, 16)
TESTS = ("tests/titles/x/test_y.py",)


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({"compared": None, "verdict": ""}, "has not been compared with the rulebook"),
        ({"compared": None, "verdict": "follows", "tests": TESTS}, "the date of the comparison is missing"),
        ({"verdict": "fine", "tests": TESTS}, "unknown verdict 'fine'"),
        ({"verdict": "ruling", "rulings": ("M9",), "tests": TESTS}, "RULES.md has no ruling M9"),
        ({"verdict": "option", "tests": TESTS}, "the verdict 'option' must name a ruling"),
        ({"verdict": "follows"}, "no test checks this rule"),
    ],
)
def test_an_incomplete_row_is_a_fault(fidelity: ModuleType, row: dict[str, object], fault: str) -> None:
    given = {"section": "7", "compared": DATE, **row}
    assert list(fidelity.faults_of(fidelity.Row(**given), {"M1": ""})) == [fault]


@pytest.mark.parametrize("row", [{"verdict": "no rule"}, {"verdict": "ruling", "rulings": ("M1",), "tests": TESTS}])
def test_a_complete_row_has_no_fault(fidelity: ModuleType, row: dict[str, object]) -> None:
    given = {"section": "7", "compared": DATE, **row}
    assert list(fidelity.faults_of(fidelity.Row(**given), {"M1": ""})) == []


def test_a_row_for_an_unknown_section_and_one_listed_twice_are_faults(fidelity: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "titles" / "blitz"
    folder.mkdir(parents=True)
    (folder / "fidelity.toml").write_text('["raids"]\ncompared = 2026-11-16\nverdict = "follows"\n', encoding="utf-8")
    assert "raids: no such section in the rulebook" in fidelity.faults(opsroom.title("blitz"), tmp_path)
    (folder / "fidelity_late.toml").write_text('["raids"]\nverdict = "follows"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="listed twice"):
        fidelity.verdicts(opsroom.title("blitz"), tmp_path)
