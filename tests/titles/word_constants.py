"""The constants by which the rules of a title know the words of its data: `REPAIRS_DAMAGE: Final[i64] = RELIEFS.index("repair")`."""

from __future__ import annotations

import ast
from pathlib import Path

from opsroom.engine import table

TITLES = Path(table.__file__).resolve().parents[1] / "titles"


def sources(title: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((TITLES / title / "rules").rglob("*.py"))]


def constants(title: str, called: str) -> dict[str, str]:
    """By word: the constant that is `CALLED.index("word")` or `called("word")`."""
    found: dict[str, str] = {}
    for module in sources(title):
        for node in module.body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.value, ast.Call)
            ):
                arguments = node.value.args
                if ast.unparse(node.value.func) in (called, f"{called}.index") and isinstance(
                    arguments[0], ast.Constant
                ):
                    found[str(arguments[0].value)] = node.target.id
    return found


def used(title: str) -> set[str]:
    """The names that functions and steps of the rules mention."""
    functions = (node for module in sources(title) for node in ast.walk(module) if isinstance(node, ast.FunctionDef))
    return {node.id for function in functions for node in ast.walk(function) if isinstance(node, ast.Name)}


def words_without_rule(title: str, called: str, words: set[str]) -> set[str]:
    """Words of the data for which no rule asks by name, and names for which there is no such word."""
    named, mentioned = constants(title, called), used(title)
    return (words ^ named.keys()) | {word for word, name in named.items() if name not in mentioned}
