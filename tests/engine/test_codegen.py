"""From a class that reads like the rules to one that runs: interpreted and written out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import opsroom
from opsroom.engine.codegen import write_out

PACKAGE = Path(opsroom.__file__).parent
RULES = sorted(PACKAGE.glob("titles/*/rules/*.py"))
TOY = Path(__file__).parent / "toy" / "air.py"


def decorators(tree: ast.AST) -> list[str]:
    return [
        ast.unparse(how)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        for how in node.decorator_list
    ]


@pytest.mark.parametrize("path", [*RULES, TOY], ids=lambda p: "/".join(p.parts[-3:]))
def test_written_out_rules_are_python_without_our_decorators(path: Path) -> None:
    tree = ast.parse(write_out(path.read_text(encoding="utf-8"), "some.module"))
    assert set(decorators(tree)) <= {"mypyc_attr(free_list_len=1)"}
    compile(tree, str(path), "exec")


@pytest.mark.parametrize("path", [*RULES, TOY], ids=lambda p: "/".join(p.parts[-3:]))
def test_written_out_rules_jump_by_place_and_have_no_step_by_name(path: Path) -> None:
    text = write_out(path.read_text(encoding="utf-8"), "some.module")
    assert "go_to(" not in text


def test_rules_without_classes_are_left_as_they_are() -> None:
    source = "from __future__ import annotations\nX = 1\n"
    assert write_out(source, "some.module") == source


def methods(source: str, name: str) -> set[str]:
    cls = next(n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == name)
    return {n.name for n in cls.body if isinstance(n, ast.FunctionDef)}


def test_a_written_out_procedure_has_all_that_a_frame_needs() -> None:
    text = write_out(TOY.read_text(), "some.module")
    assert {"__init__", "advance", "take", "copy", "save", "seen", "about"} <= methods(text, "Interception")
    assert {"__init__", "clone", "columns", "fill", "declared"} <= methods(text, "Air")
    assert "ABOUT_Interception: Final[About]" in text
    assert "SEEN_Air: Final[dict[str, Visibility]]" in text
    assert "self.flares = d['flares']" in text
    assert "self.turn = d['turn']\n" in text


def test_a_jump_lands_on_the_step_it_names() -> None:
    text = write_out(TOY.read_text(), "some.module")
    roll_for_reaction = text[text.index("def roll_for_reaction") :]
    assert "self.jump(6)" in roll_for_reaction[: roll_for_reaction.index("def choose_escort")]


def test_a_jump_to_a_step_that_is_not_there_cannot_be_written_out() -> None:
    source = TOY.read_text().replace('go_to("resolve_combat")', 'go_to("resolve_combats")')
    with pytest.raises(KeyError):
        write_out(source, "some.module")


@pytest.mark.pure
def test_written_out_and_interpreted_rules_play_the_same_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the written-out text itself, uncompiled, beside the decorated classes."""
    import importlib
    import sys

    from opsroom.engine.chance import Quick, Seeded
    from tests.engine.toy import air

    written = write_out(TOY.read_text(), "written_air").replace("from mypy_extensions import i64, mypyc_attr", NO_MYPYC)
    (tmp_path / "written_air.py").write_text(written)
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("written_air")
    for seed in range(30):
        logs = []
        for rules in (air, module):
            t, choose = rules.Air(), Quick(seed)
            t.chance, t.log = Seeded(str(seed)), []
            t.do(rules.Game())
            t.run()
            while not t.is_over():
                t.answer(t.choices()[choose.below(t.offered)])
                t.copy()
            logs.append((t.log, t.columns()))
        assert logs[0] == logs[1]
    del sys.modules["written_air"]


NO_MYPYC = """from mypy_extensions import i64
def mypyc_attr(**_):
    return lambda cls: cls"""
