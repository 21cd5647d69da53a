"""Imports point one way, public names are listed, nothing is left undone, examples run, and both builds play alike."""

from __future__ import annotations

import ast
import doctest
import graphlib
import importlib
import importlib.util
import json
import os
import pkgutil
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import opsroom
from tests.conftest import NATIVE

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "opsroom"

# Each part may import those on lower floors, and itself; parts on one floor do not know each other.
FLOORS = [
    {"_pure", "_version", "engine"},
    {"titles", "opsroom"},  # `import opsroom` itself is engine and titles
    {"opponents", "screen", "lessons"},
    {"analysis"},
    {"lab", "research", "server"},
    {"terminal", "admin"},
    {"cli"},
]
FLOOR = {part: i for i, parts in enumerate(FLOORS) for part in parts}


def sources() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts)


def part_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "opsroom" if first == "__init__" else first


def imported_parts(path: Path) -> set[str]:
    """The parts of the package that a module imports anywhere: within functions and for types too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: say the whole name of a module"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            package, _, rest = name.partition(".")
            if package == "opsroom":
                part = rest.split(".")[0]
                found.add(part if part in FLOOR else "opsroom")
    return found


def test_every_part_of_the_package_has_its_floor() -> None:
    assert {part_of(path) for path in sources()} <= set(FLOOR)


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {other}"
        for path in sources()
        if (mine := part_of(path)) != "opsroom"
        for other in imported_parts(path) - {mine}
        if FLOOR[other] >= FLOOR[mine] and not (FLOOR[other] == 0 == FLOOR[mine])
    ]
    assert wrong == []


def imported_modules(path: Path, modules: set[str]) -> set[str]:
    """The modules of the package that a module needs when it runs, within functions too; not those for types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & modules
            if not names <= modules:
                found.add(str(node.module))
    return found & modules


def test_no_module_imports_itself_through_others() -> None:
    names = {path: ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources()}
    names = {path: name.removesuffix(".__init__") for path, name in names.items()}
    modules = set(names.values())
    imports = {name: imported_modules(path, modules) for path, name in names.items()}
    try:
        graphlib.TopologicalSorter(imports).prepare()
    except graphlib.CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_the_engine_names_no_title() -> None:
    titles = [found.name for found in pkgutil.iter_modules([str(PACKAGE / "titles")]) if found.ispkg]
    assert titles
    for path in (PACKAGE / "engine").rglob("*.py"):
        code = ast.unparse(strip_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        for title in titles:
            assert title not in code, f"{path.name} knows {title}"


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def strip_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module):
            node.body = [n for n in node.body if not is_docstring(n)] or [ast.Pass()]
    return tree


def test_titles_do_not_know_each_other() -> None:
    for path in (PACKAGE / "titles").rglob("*.py"):
        if path.parent == PACKAGE / "titles":
            continue
        own = path.relative_to(PACKAGE / "titles").parts[0]
        for other in re.findall(r"opsroom\.titles\.(\w+)", path.read_text(encoding="utf-8")):
            assert other == own, f"{path.relative_to(PACKAGE)} imports {other}"


def test_rules_do_no_input_or_output_and_know_no_clock() -> None:
    banned = {"os", "time", "datetime", "random", "secrets", "socket", "asyncio", "threading", "sqlite3"}
    for path in PACKAGE.glob("titles/*/rules/**/*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {a.name.split(".")[0] for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
        names |= {str(n.module).split(".")[0] for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
        assert not names & banned, path.name


# --- public names
def test_the_public_names_are_these() -> None:
    assert sorted(opsroom.__all__) == sorted(
        [
            "BadData",
            "BadSave",
            "BadSetup",
            "ChanceMismatch",
            "DeadEnd",
            "GameOver",
            "IllegalAnswer",
            "NotYourQuestion",
            "OpsroomError",
            "Question",
            "Result",
            "StaleAnswer",
            "Table",
            "Title",
            "UndoRefused",
            "__version__",
            "title",
            "titles",
        ]
    )
    assert all(hasattr(opsroom, name) for name in opsroom.__all__)


def test_every_error_is_one_of_ours_with_a_code_of_its_own() -> None:
    errors = importlib.import_module("opsroom.engine.errors")
    kinds = [
        kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, opsroom.OpsroomError)
    ]
    assert len({kind.code for kind in kinds}) == len(kinds)
    tree = {line.split()[1] for line in errors.__doc__.splitlines() if line.startswith(("├", "└"))}
    assert tree == {kind.__name__ for kind in kinds} - {"OpsroomError"}


# --- nothing left undone
WRITTEN = ("*.py", "*.toml", "*.md", "*.ftl", "*.ts", "*.svelte", "*.css")
UNDONE = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")


def test_rule_tests_script_chance_where_left_over_dice_are_noticed() -> None:
    """`tests.titles.scripts.scripted` fails a test whose dice or cards nobody uses; a bare `Scripted` would not."""
    bare = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests" / "titles").rglob("*.py"))
        if path.name != "scripts.py" and re.search(r"\bScripted\(", path.read_text(encoding="utf-8"))
    ]
    assert bare == []


def test_no_two_files_of_a_folder_differ_only_by_an_s_or_by_case() -> None:
    """A reader must be able to tell from its name what a file is for."""
    by_name: dict[tuple[Path, str], list[str]] = {}
    for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "scripts", ROOT / "tests"):
        for file in folder.rglob("*"):
            if file.suffix in (".py", ".ts", ".svelte"):
                stem = file.name.split(".")[0].lower().removesuffix("s")
                by_name.setdefault((file.parent, stem), []).append(file.name)
    assert [names for names in by_name.values() if len(names) > 1] == []


def test_nothing_is_left_to_do() -> None:
    found = []
    for folder in ("src", "tests", "scripts", "docs", "web/src", "benchmarks"):
        for pattern in WRITTEN:
            for path in (ROOT / folder).rglob(pattern):
                if "node_modules" in path.parts or path == Path(__file__).resolve():
                    continue
                if UNDONE.search(path.read_text(encoding="utf-8")):
                    found.append(str(path.relative_to(ROOT)))
    assert found == []


# --- examples run (those of the documentation: tests/test_docs.py)
@pytest.mark.parametrize(
    "module",
    ["opsroom.engine.table", "opsroom.engine.bands", "opsroom.engine.narrate", "opsroom.analysis.report_tasks"],
)
def test_examples_in_docstrings_are_true(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


# --- two builds, one game
DIGEST = """
import hashlib, json, sys
from librt.strings import BytesWriter
from opsroom.engine import position
from opsroom.engine.chance import Quick, Seeded
from opsroom.engine.observations import ObservationSpace
from opsroom.research.stepping import Asked, Games
import opsroom

def observed(t, encoder, codes):
    # What the asked seat may know and do, as learning programs get it.
    mask = BytesWriter()
    encoder.write(t)
    codes.write_mask(t, mask)
    return [int(x) for x in encoder.out], mask.getvalue().hex()

def stepped(title):
    # Three games stepped together, with a history; each plays the last action that it may.
    setup = title.setup()
    seats = [int(title.seat_code(seat)) for seat in setup.seats]
    space, codes = ObservationSpace(title, 4), title.actions.codes(seats)
    encoders = [space.encoder(seat, seats) for seat in seats]
    games = Games([title.open(setup)], seats, codes, encoders, 3, 7 << 40, 11, 15, space.event_chart(), 4, False)
    asked, seen = Asked(), b""
    games.look(asked)
    for _ in range(20):
        masks, ends, rewards = asked.masks.getvalue(), BytesWriter(), BytesWriter()
        last = [masks.rindex(1, i * codes.size, (i + 1) * codes.size) - i * codes.size for i in range(3)]
        asked = Asked()
        games.step(b"".join(n.to_bytes(4, "little") for n in last), masks, ends, rewards, asked)
        seen += asked.observations.getvalue() + asked.seats.getvalue() + ends.getvalue() + rewards.getvalue()
    return seen

out = {}
for title in opsroom.titles().values():
    digest = hashlib.sha256()
    seatings = [(mode, len(seats)) for mode, found in title.seatings.items() for seats in found]
    seatings = [(mode, seats) for mode, seats in seatings if not mode.startswith("campaign")]  # those are several games each
    for game in range(50):
        mode, seats = seatings[game % len(seatings)]
        choose, staffed = Quick(game), game // len(seatings) % 2
        options = {name: c.bounded[choose.below(len(c.bounded))] for name, c in title.options.items()}
        t = title.open(title.setup(mode, title.options_in(mode, options), seats))
        t.chance, t.log = Seeded(f"digest {game}"), []
        t.run()
        taken = [int(title.seat_code(seat)) for seat in title.setup(mode, seats=seats).seats]
        encoders, codes = {seat: title.observations.encoder(seat, taken) for seat in taken}, title.actions.codes(taken)
        asked = 0
        while not t.is_over():
            asked += 1
            if asked % 200 == 0:
                digest.update(json.dumps(observed(t, encoders[int(t.seat)], codes)).encode())
            t.answer(title.staff.advise(t) if staffed else t.choices()[choose.below(t.offered)])
        digest.update(json.dumps([[int(x) for x in t.log], t.save()]).encode())
    digest.update(stepped(title))
    out[title.id] = digest.hexdigest()
print(json.dumps({"native": str(position.__file__).endswith(".so"), "digests": out}))
"""


def digests(path: Path, **environment: str) -> dict[str, object]:
    env = {**os.environ, "PYTHONPATH": str(path), **environment}
    done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True, cwd=path)
    return json.loads(done.stdout)


@pytest.mark.long
def test_two_runs_of_fifty_games_are_identical() -> None:
    first, second = (digests(PACKAGE.parent, OPSROOM_PURE="1") for _ in range(2))
    assert first == second
    assert first["native"] is False


@pytest.mark.native
@pytest.mark.skipif(NATIVE, reason="compiled in place already: the next test compares that")
def test_compiled_and_interpreted_rules_play_the_same_fifty_games(tmp_path: Path) -> None:
    native = load_script("native")
    build = tmp_path / "build"
    modules = native.prepare(build)
    native.compile_groups(build, modules)
    compiled = digests(build)
    assert compiled["native"] is True
    assert compiled["digests"] == digests(PACKAGE.parent, OPSROOM_PURE="1")["digests"]


@pytest.mark.skipif(not NATIVE, reason="nothing is compiled in place")
def test_what_is_compiled_in_place_plays_as_its_sources_do() -> None:
    assert digests(PACKAGE.parent)["digests"] == digests(PACKAGE.parent, OPSROOM_PURE="1")["digests"]


@pytest.mark.native
def test_only_libraries_whose_c_has_changed_are_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    native = load_script("native")
    build, log = tmp_path / "build", tmp_path / "log"
    compiler = tmp_path / "compiler"
    compiler.write_text(f"""#!/bin/sh\necho "$@" >> {log}\nexec {sysconfig.get_config_var("CC")} "$@"\n""")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))

    def compiled(**titles: str) -> list[str]:
        native.sweep(build)
        log.write_text("")
        modules = [build / "opsroom" / "titles" / title / "rules.py" for title in titles]
        for path, body in zip(modules, titles.values(), strict=True):
            path.parent.mkdir(parents=True)
            for package in [path.parent, *path.parent.parents[:2]]:
                (package / "__init__.py").touch()
            path.write_text(f"def answer() -> int:\n    return {body}\n", encoding="utf-8")
        native.compile_groups(build, modules)
        assert all(list(path.parent.glob("rules*.so")) for path in modules)
        calls = [call for call in log.read_text().splitlines() if " -c " in call and "__native" in call]
        assert all(native.QUIET in call for call in calls)
        return [call.split(" -c ")[1].split()[0] for call in calls]

    first, second = "build/__native_opsroom_first.c", "build/__native_opsroom_second.c"
    assert sorted(compiled(first="1", second="2")) == [first, second]
    assert compiled(first="1", second="2") == []
    assert compiled(first="1", second="3") == [second]


def test_c_files_stay_while_the_same_tools_made_them(tmp_path: Path) -> None:
    native = load_script("native")
    native.sweep(tmp_path)
    made, copied, library = (tmp_path / name for name in ("build/made.c", "opsroom/old.py", "opsroom__mypyc.so"))
    copied.parent.mkdir()
    for path in (made, copied, library):
        path.touch()
    native.sweep(tmp_path)
    assert made.exists()
    assert not copied.exists()
    assert not library.exists()
    native.QUIET = "-Wother"
    native.sweep(tmp_path)
    assert not made.exists()


def test_ccache_is_used_where_it_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    native = load_script("native")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert native.cached_compiler() == {}
    (tmp_path / "ccache").touch(mode=0o755)
    assert native.cached_compiler() == {"CC": f"ccache {sysconfig.get_config_var('CC')}"}
    monkeypatch.setenv("CC", "clang")
    assert native.cached_compiler() == {}


def load_script(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_steps_are_named_in_full_where_a_procedure_goes_to_them() -> None:
    """The compiler turns the name into a number before anything runs."""
    for path in load_script("native").compiled_modules(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "go_to":
                assert isinstance(node.args[0], ast.Constant), f"{path.name}:{node.lineno}"


def test_compiled_modules_shift_no_literal() -> None:
    """The compiler would shift it in 32 bits: rules say bit(n)."""
    for path in load_script("native").compiled_modules(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
                constant = isinstance(node.right, ast.Constant) or (
                    isinstance(node.right, ast.Name) and node.right.id.isupper()
                )
                assert constant, f"{path.name}:{node.lineno} shifts a literal by a number that is not known: use bit()"


def test_every_compiled_module_is_there() -> None:
    native = load_script("native")
    modules = [str(path.relative_to(PACKAGE)) for path in native.compiled_modules(PACKAGE)]
    assert "engine/position.py" in modules
    for title in opsroom.titles():
        assert f"titles/{title}/staff.py" in modules
        assert any(module.startswith(f"titles/{title}/rules/") for module in modules)
