"""Where each section of the rulebook is implemented, and which tests check it: `opsroom coverage`.

A section is implemented where a step or a procedure carries its number, or where a docstring or comment cites it (`§ raid`).
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import opsroom
from opsroom.engine.json_types import Json
from opsroom.engine.title import Title

PACKAGE = Path(opsroom.__file__).parent
CHECKOUT = PACKAGE.parent.parent
CITED = re.compile(r"§ ?(?P<section>[\w.-]*\w)")
MARKS = ("procedure", "step")
Where = dict[str, list[str]]


def coverage(title: Title, tests: Path = CHECKOUT / "tests") -> Json:
    """`{section: {status, where, tests}}` for every section of the title's rulebook."""
    code, checked = code_of(title), tests_of(title, tests)
    return {
        section: {
            "status": "descriptive" if section in title.descriptive else "implemented" if code[section] else "missing",
            "where": code[section],
            "tests": checked[section],
        }
        for section in title.sections
    }


def is_complete(report: Json) -> bool:
    """No section of any title is missing."""
    return all(found["status"] != "missing" for sections in report.values() for found in sections.values())


# --- code
def code_of(title: Title) -> Where:
    found: Where = defaultdict(list)
    for path in sorted(title.folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        places = [*marked(ast.parse(source)), *cited(source)]
        for line, section, name in sorted(places):
            where = f"{path.relative_to(PACKAGE).as_posix()}:{line} {name}".rstrip()
            if where not in found[section]:
                found[section].append(where)
    return found


def marked(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Line, rule and name of every procedure and step."""
    for node, name in named(tree):
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in MARKS:
                yield node.lineno, ast.literal_eval(mark.args[0]), name


def cited(source: str) -> Iterator[tuple[int, str, str]]:
    """Line, section and name of the innermost class or function for every `§ section`."""
    spans = [(node.lineno, node.end_lineno or node.lineno, name) for node, name in named(ast.parse(source))]
    for line, words in enumerate(source.splitlines(), 1):
        for match in CITED.finditer(words):
            around = [(first, name) for first, last, name in spans if first <= line <= last]
            yield line, match["section"], max(around)[1] if around else ""


def named(tree: ast.Module) -> Iterator[tuple[ast.ClassDef | ast.FunctionDef, str]]:
    """Classes, their methods, and functions, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node, node.name
        if isinstance(node, ast.ClassDef):
            yield from ((each, f"{node.name}.{each.name}") for each in node.body if isinstance(each, ast.FunctionDef))


# --- tests
def tests_of(title: Title, tests: Path) -> Where:
    """Pytest ids by the sections in their `rule` marks; empty where the package is not run from a checkout."""
    found: Where = defaultdict(list)
    for path in sorted((tests / "titles" / title.id).rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        everywhere = [section for node in tree.body for section in module_marks(node)]
        of_class: dict[str, list[str]] = {}
        for node, name in named(tree):
            sections = [section for mark in node.decorator_list for section in rule_mark(mark)]
            if isinstance(node, ast.ClassDef):
                of_class[name] = sections
            elif node.name.startswith("test_"):
                test = f"{path.relative_to(tests.parent).as_posix()}::{name.replace('.', '::')}"
                for section in dict.fromkeys([*everywhere, *of_class.get(name.partition(".")[0], []), *sections]):
                    found[section].append(test)
    return found


def module_marks(node: ast.stmt) -> list[str]:
    """The sections in `pytestmark = pytest.mark.rule("raid")`, or in a list of marks."""
    if not isinstance(node, ast.Assign) or [ast.unparse(target) for target in node.targets] != ["pytestmark"]:
        return []
    marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
    return [section for mark in marks for section in rule_mark(mark)]


def rule_mark(mark: ast.expr) -> list[str]:
    """The sections in `pytest.mark.rule("raid", "note-1")`."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        return [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)]
    return []
