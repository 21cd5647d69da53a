"""Which rule lives where."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import opsroom
from opsroom.lab.coverage import CHECKOUT, cited, coverage, is_complete, marked, module_marks, rule_mark


@pytest.mark.parametrize("title", opsroom.titles())
def test_no_section_of_any_title_is_missing(title: str) -> None:
    of = opsroom.title(title)
    report = coverage(of)
    assert list(report) == list(of.sections)
    assert is_complete({title: report})
    for section, found in report.items():
        if found["status"] == "implemented":
            assert found["tests"], f"{title} § {section} has no test"


def test_the_tests_named_exist() -> None:
    found = coverage(opsroom.title("blitz"))
    named = {test for section in found.values() for test in section["tests"]}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider", "tests/titles/blitz"]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert named <= {line.partition("[")[0] for line in done.stdout.splitlines()}


def test_a_place_is_a_file_a_line_and_a_name() -> None:
    where = coverage(opsroom.title("blitz"))["raid"]["where"]
    places = [place for place in where if place.endswith(" Raid.choose_defence")]
    assert len(places) == 1
    file, line = places[0].split(" ")[0].split(":")
    source = (CHECKOUT / "src" / "opsroom" / file).read_text().splitlines()
    assert "def choose_defence" in source[int(line) - 1]


def test_steps_and_citations_are_found() -> None:
    source = '"""§ 1.2"""\n@procedure("3")\nclass Raid:\n    @step("3.1", into="x")\n    def go(self):\n        pass  # § 4-a, §5.\n'
    assert list(marked(ast.parse(source))) == [(3, "3", "Raid"), (5, "3.1", "Raid.go")]
    assert list(cited(source)) == [(1, "1.2", ""), (6, "4-a", "Raid.go"), (6, "5", "Raid.go")]


def test_marks_are_read_from_functions_and_modules() -> None:
    mark = ast.parse('pytest.mark.rule("raid", "note-1")', mode="eval").body
    assert rule_mark(mark) == ["raid", "note-1"]
    assert module_marks(ast.parse('pytestmark = [pytest.mark.rule("a"), pytest.mark.slow]').body[0]) == ["a"]
    assert module_marks(ast.parse('other = pytest.mark.rule("a")').body[0]) == []


def test_a_section_without_code_is_missing(tmp_path: Path) -> None:
    report = coverage(opsroom.title("blitz"), tests=tmp_path)
    assert all(found["tests"] == [] for found in report.values())
    report["raid"]["status"] = "missing"
    assert not is_complete({"blitz": report})
