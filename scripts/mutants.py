"""Mutation testing of a title's rules: `make mutants TITLE=blitz SEED=1`, or `python scripts/mutants.py blitz --seed 1`.

A mutant is the title's rules with one small change: a comparison, a condition, a constant, `and` for `or`, a modifier dropped or a step
skipped.  The title's own tests (tests/titles/<title>, without the recorded games) run against each one; a mutant that no test notices
has survived, which means a rule that nobody checks.

Tests are collected once.  The first run records which functions each test calls, so that a mutant meets only the tests that can notice
it; later runs record only tests that changed.  Every mutant runs in a forked process with limits on time and memory: the fork puts the changed code into the function, or imports
the changed module where the change has an effect during import, and runs the tests until one fails.

Results are appended to build/mutants/<title>.jsonl: a run that was interrupted continues, and `--shard 2/4` does a quarter of the
work.  `--cluster ADDRESS` or `--cluster local:N` tests mutants on a Dask cluster, whose workers have this checkout and its development
tools.  Mutants that change nothing a player could notice are listed with the reason in tests/titles/<title>/equivalent_mutants.toml and
do not count.
"""

from __future__ import annotations

import argparse
import ast
import copy
import datetime
import gc
import hashlib
import importlib.util
import json
import os
import random
import re
import resource
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/opsroom/titles/{title}/rules"
RESULTS = ROOT / "build" / "mutants"
SCORES = ROOT / "tests" / "mutation_scores.toml"
SCORES_HEAD = "# Results of scripts/mutants.py --record; scripts/fidelity.py publishes them in docs/fidelity.md.\n"
# Re-dealing hidden cards is not a rule: the contract tests of every title check it.
NOT_RULES = ("redeal",)
NOT_A_RULE = ("deal_hidden",)
CITED = re.compile(r"§ ?([\w.-]*\w)")
# A mutant may loop forever: each test has this much processor time, and more in proportion to what it takes without a mutation.
AT_LEAST_SECONDS, TIMES_SLOWER = 3.0, 4.0
# A mutant that only waits uses no processor time, so there is a limit in real time as well.
ON_THE_CLOCK = 20.0
MOST_MEMORY = 3 * 1024**3
PIECE = 25  # mutants that a worker of a cluster tests in one go: collecting the tests takes it a few seconds
Keep = Callable[["Mutant", str], None]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the `index`-th node of a module's syntax tree, changed in the way `kind` says."""

    file: str  # below the rules folder
    line: int
    kind: str
    index: int
    section: str
    function: str  # qualified name; "" for a module's own statements
    first_line: int  # of the function
    before: str
    after: str
    nth: int = 1  # of the changes in the function that read the same

    @property
    def id(self) -> str:
        """Stable as long as the function stays the same."""
        again = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.file}:{self.function}:{self.kind}:{self.before} -> {self.after}{again}"


# --- finding mutants
def find_mutants(title: str) -> list[Mutant]:
    """Every mutant of a title, in the order of the files."""
    found: list[Mutant] = []
    for path in sorted((ROOT / RULES.format(title=title)).glob("*.py")):
        if path.stem not in NOT_RULES:
            found += mutants_of(path)
    return found


def mutants_of(path: Path) -> Iterator[Mutant]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    places = Places(tree)
    alike = Counter[str]()
    for index, node in enumerate(ast.walk(tree)):
        if node in places.ignored or places.of(node)[1].endswith(NOT_A_RULE):
            continue
        for kind in kinds_of(node, places):
            changed = mutate(copy.deepcopy(node), kind)
            before, after = shorten(node), shorten(changed)
            if before != after:
                section, function, first_line = places.of(node)
                line: int = node.lineno  # type: ignore[attr-defined]
                found = Mutant(path.name, line, kind, index, section, function, first_line, before, after)
                alike[found.id] += 1
                yield replace(found, nth=alike[found.id])


class Places:
    """Where each node of a module stands: its function, the section it belongs to, and whether it is code at all."""

    def __init__(self, tree: ast.Module) -> None:
        self.ignored: set[ast.AST] = set()
        self.steps: set[ast.AST] = set()
        self.where: dict[ast.AST, tuple[str, str, int]] = {}
        cited = CITED.search(ast.get_docstring(tree) or "")
        self._visit(tree, cited[1] if cited else "", "", 0)

    def of(self, node: ast.AST) -> tuple[str, str, int]:
        return self.where[node]

    def _visit(self, node: ast.AST, section: str, function: str, first_line: int) -> None:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            marks = [mark for mark in node.decorator_list if isinstance(mark, ast.Call) and mark.args]
            for mark in marks:
                section = str(ast.literal_eval(mark.args[0]))
            cited = CITED.search(ast.get_docstring(node) or "")
            if cited and not marks:
                section = cited[1]
            function = f"{function}.{node.name}".lstrip(".")
            if isinstance(node, ast.FunctionDef):
                # A decorated function's code object begins at its decorator.
                first_line = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                if any(isinstance(mark.func, ast.Name) and mark.func.id == "step" for mark in marks):
                    self.steps.add(node)
        self.where[node] = (section, function, first_line)
        for name, value in ast.iter_fields(node):
            children = value if isinstance(value, list) else [value]
            for child in children:
                if isinstance(child, ast.AST):
                    self._visit(child, section, function, first_line)
                    if name in ("decorator_list", "annotation", "returns") or is_type_checking(node):
                        self.ignored.update(ast.walk(child))


def is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def kinds_of(node: ast.AST, places: Places) -> list[str]:
    """The ways in which a node can be changed."""
    if isinstance(node, ast.Compare):
        return ["comparison"] if type(node.ops[0]) in COMPARISONS else []
    if isinstance(node, ast.BoolOp):
        return ["and_or"]
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        return ["never", "always"] if not isinstance(node, ast.While) else ["never"]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return ["not"]
    if isinstance(node, ast.AugAssign):
        return ["dropped_change"]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return ["dropped_term"]
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ["constant"]
    if node in places.steps:
        return ["skipped_step"]
    return []


def mutate(node: Any, kind: str) -> ast.AST:
    """The changed node."""
    if kind == "comparison":
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif kind == "and_or":
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif kind in ("never", "always"):
        node.test = ast.Constant(kind == "always")
    elif kind == "not":
        node = node.operand
    elif kind == "dropped_change":
        node = ast.Pass()
    elif kind == "dropped_term":
        node = node.left
    elif kind == "constant":
        node.value += 1
    else:
        node.body = ast.parse("from opsroom.engine.procedure import GO_ON\nreturn GO_ON").body
    return node  # type: ignore[no-any-return]


def shorten(node: ast.AST) -> str:
    text = ast.unparse(node)
    if isinstance(node, ast.FunctionDef):
        text = f"{node.name}: GO_ON" if "import GO_ON" in text else node.name
    elif isinstance(node, ast.If | ast.While):
        text = f"{type(node).__name__.lower()} {ast.unparse(node.test)}"
    return " ".join(text.split())[:120]


class Replace(ast.NodeTransformer):
    """Puts a changed node in the place of the one at an index of the walk."""

    def __init__(self, target: ast.AST, kind: str) -> None:
        self.target, self.kind = target, kind

    def visit(self, node: ast.AST) -> Any:
        return mutate(node, self.kind) if node is self.target else self.generic_visit(node)


class MutatedModules(MetaPathFinder):
    """Imports the mutated source of one module."""

    def __init__(self, title: str, mutant: Mutant) -> None:
        self.name = f"opsroom.titles.{title}.rules.{Path(mutant.file).stem}"
        self.path = ROOT / RULES.format(title=title) / mutant.file
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=MutatedLoader(self))


class MutatedLoader(SourceFileLoader):
    def __init__(self, finder: MutatedModules) -> None:
        super().__init__(finder.name, str(finder.path))
        self.mutant = finder.mutant

    def get_code(self, fullname: str) -> CodeType:
        return mutated_code(Path(self.path), self.mutant)


def mutated_code(path: Path, mutant: Mutant) -> CodeType:
    """The module's code with the one change."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    changed = Replace(nodes[mutant.index], mutant.kind).visit(tree)
    return compile(ast.fix_missing_locations(changed), str(path), "exec", dont_inherit=True)


# --- which tests call which functions
@dataclass
class Calls:
    """For each function (file and first line) the tests that call it, and how long each test takes."""

    tests: dict[str, list[str]]
    seconds: dict[str, float]

    def __post_init__(self) -> None:
        self.width = Counter(test for callers in self.tests.values() for test in callers)  # functions that a test calls

    def tests_for(self, mutant: Mutant, all_of_them: bool = False) -> list[str]:
        """The tests that can notice it: fast before slow, and among the fast ones first those that call little else."""
        called = self.tests.get(function_key(mutant.file, mutant.first_line), [])
        callers = self.seconds if all_of_them else called
        return sorted(
            callers, key=lambda test: (int(self.seconds.get(test, 0.0) * 4), test not in called, self.width[test], test)
        )


def function_key(file: str, first_line: int) -> str:
    return f"{file}:{first_line}"


class CallRecorder:
    """Notes the functions of the rules that are called while it is on."""

    def __init__(self, rules: Path) -> None:
        self.rules = str(rules) + os.sep
        self.called: set[CodeType] = set()

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.rules):
            self.called.add(frame.f_code)

    def start(self) -> None:
        self.called = set()
        sys.setprofile(self.profile)

    def stop(self) -> set[str]:
        sys.setprofile(None)
        return {function_key(Path(code.co_filename).name, code.co_firstlineno) for code in self.called}


def record_calls(title: str, items: list[Any], recorder: CallRecorder) -> Calls:
    """Each test runs once; what was recorded earlier holds as long as neither the rules nor the test's source changed."""
    kept = RESULTS / f"{title}.calls.json"
    rules = record_key(title).partition("-")[0]
    found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    known = found["recorded"] if found.get("rules") == rules else {}
    sources = {path: source_of(path) for path in {item.path for item in items}}
    recorded: dict[str, dict[str, Any]] = {}
    for item in items:
        if item.nodeid in known and known[item.nodeid]["source"] == sources[item.path]:
            recorded[item.nodeid] = known[item.nodeid]
    if len(recorded) < len(items):
        tell(f"{title}: recording which functions {len(items) - len(recorded)} tests call …")
    try:
        for item in items:
            if item.nodeid not in recorded:
                found = record_test(item, recorder)
                if not found.pop("passed"):
                    sys.exit(f"{item.nodeid} fails without any mutation; fix it first")
                recorded[item.nodeid] = {"source": sources[item.path], **found}
    finally:
        kept.write_text(json.dumps({"rules": rules, "recorded": recorded}), encoding="utf-8")
    tests: dict[str, list[str]] = {}
    for item in items:
        for called in recorded[item.nodeid]["called"]:
            tests.setdefault(called, []).append(item.nodeid)
    return Calls(tests, {item.nodeid: recorded[item.nodeid]["seconds"] for item in items})


def source_of(path: Path) -> str:
    """A digest of a test file and of the modules beside it that it imports, directly or not."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        one = waiting.pop()
        if one in found or not one.exists():
            continue
        found.add(one)
        for node in ast.walk(ast.parse(one.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = [alias.name for alias in node.names]
                if isinstance(node, ast.ImportFrom):
                    names.append(node.module or "")
                waiting += [path.parent / f"{part}.py" for name in names for part in name.split(".")]
    return digest(sorted(found))


def record_test(item: Any, recorder: CallRecorder) -> dict[str, Any]:
    """What one test calls.  It runs in a process of its own: caches filled by other tests would hide some of its calls."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            began = time.process_time()
            recorder.start()
            passed = run_test(item)
            called = sorted(recorder.stop())
            with os.fdopen(write, "w", encoding="utf-8") as out:
                json.dump({"passed": passed, "called": called, "seconds": time.process_time() - began}, out)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as out:
        text = out.read()
    os.waitpid(child, 0)
    found: dict[str, Any] = json.loads(text) if text else {"passed": False}
    return found


# --- running tests
class Watch:
    """A pytest plugin that knows whether a test has failed."""

    failed = False

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.failed = self.failed or report.failed


WATCH = Watch()


def run_test(item: Any) -> bool:
    """Whether it passed; its fixtures end with it, as if it were the last one."""
    WATCH.failed = False
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return not WATCH.failed


def be_quiet() -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def tell(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.__stderr__, flush=True)


def run_pytest(title: str, *plugins: object) -> int:
    """Collects the title's tests; a plugin decides what happens then."""
    import pytest

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading plugins would take longer than most runs
    options = ["-o", "addopts=", "-p", "no:terminal", "-p", "no:cacheprovider", "--assert=plain", "--capture=no"]
    os.chdir(ROOT)
    return int(pytest.main([*options, f"tests/titles/{title}"], plugins=[WATCH, *plugins]))


# --- running mutants
@dataclass
class Running:
    """A mutant that is being tested in a process of its own."""

    mutant: Mutant
    process: int
    deadline: float

    def outcome(self) -> str | None:
        """`killed`, `timeout` (which counts as killed) or `survived`; None while its tests are running."""
        done, status = os.waitpid(self.process, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            return "survived" if code == 0 else "timeout" if code == -signal.SIGPROF else "killed"
        if time.monotonic() < self.deadline:
            return None
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        return "timeout"


class Session:
    """A pytest plugin: once the tests are collected, each mutant is tested in a fork of this process."""

    def __init__(self, title: str, todo: list[Mutant], jobs: int, keep: Callable[[Mutant, str], None]) -> None:
        self.title, self.todo, self.jobs, self.keep, self.done = title, todo, jobs, keep, 0
        self.rules = ROOT / RULES.format(title=title)
        self.recorder = CallRecorder(self.rules)
        self.during_import: set[str] = set()  # functions whose results may be kept in constants and caches
        self.functions: dict[tuple[str, int], list[FunctionType]] = {}

    def pytest_sessionstart(self) -> None:
        self.recorder.start()

    def pytest_collection_finish(self, session: Any) -> None:
        self.during_import = self.recorder.stop()

    def pytest_runtestloop(self, session: Any) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        gc.unfreeze()  # tests/conftest.py freezes what was imported, and frozen objects are not listed
        for found in gc.get_objects():
            if isinstance(found, FunctionType) and found.__code__.co_filename.startswith(str(self.rules)):
                code = found.__code__
                self.functions.setdefault((Path(code.co_filename).name, code.co_firstlineno), []).append(found)
        gc.freeze()
        self.calls = record_calls(self.title, session.items, self.recorder)
        self.test_all()
        return True

    def test_all(self) -> None:
        waiting, running = list(reversed(self.todo)), list[Running]()
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                if self.tests_for(mutant):
                    running.append(self.start(mutant))
                else:
                    self.report(mutant, "untested")
            time.sleep(0.005)
            for one in list(running):
                outcome = one.outcome()
                if outcome is not None:
                    running.remove(one)
                    self.report(one.mutant, outcome)

    def report(self, mutant: Mutant, outcome: str) -> None:
        self.done += 1
        self.keep(mutant, outcome)
        tell(f"\r{self.title}: {self.done} of {len(self.todo)}", end="")

    def new_code(self, mutant: Mutant) -> CodeType | None:
        """The changed code of a function, where putting it in place is enough; None where the module must be imported again."""
        key = (mutant.file, mutant.first_line)
        if function_key(*key) in self.during_import or key not in self.functions:
            return None
        old = self.functions[key][0].__code__
        new = find_code(mutated_code(self.rules / mutant.file, mutant), old)
        return new if new is not None and new != old and new.co_freevars == old.co_freevars else None

    def tests_for(self, mutant: Mutant) -> list[str]:
        """All of them where the change has an effect before any test runs."""
        key = function_key(mutant.file, mutant.first_line)
        return self.calls.tests_for(mutant, all_of_them=not mutant.first_line or key in self.during_import)

    def start(self, mutant: Mutant) -> Running:
        """Forks a process that changes the rules and runs the tests."""
        tests = self.tests_for(mutant)
        process = os.fork()
        if process == 0:
            passed = False
            try:
                be_quiet()
                resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
                code = self.new_code(mutant)
                if code is not None:
                    for function in self.functions[mutant.file, mutant.first_line]:
                        function.__code__ = code
                    passed = run_in_order(tests, self.items, self.calls.seconds)
                else:
                    passed = self.import_and_run(mutant, tests)
            finally:
                os._exit(0 if passed else 1)
        longest = AT_LEAST_SECONDS + TIMES_SLOWER * sum(self.calls.seconds.get(test, 1.0) for test in tests)
        return Running(mutant, process, time.monotonic() + ON_THE_CLOCK * longest)

    def import_and_run(self, mutant: Mutant, tests: list[str]) -> bool:
        """In a forked process: forgets the title and its tests, and collects them again with the changed module."""
        for name in list(sys.modules):
            if name.startswith((f"opsroom.titles.{self.title}", f"tests.titles.{self.title}")):
                del sys.modules[name]
        sys.meta_path.insert(0, MutatedModules(self.title, mutant))
        again = Again(tests, self.calls.seconds)
        return run_pytest(self.title, again) == 0 and again.passed


class Again:
    """A pytest plugin that runs some of the tests, in an order of its own, until one fails."""

    def __init__(self, tests: list[str], seconds: dict[str, float]) -> None:
        self.tests, self.seconds, self.passed = tests, seconds, False

    def pytest_sessionstart(self) -> None:
        allow(10 * AT_LEAST_SECONDS)

    def pytest_runtestloop(self, session: Any) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.passed = run_in_order(self.tests, items, self.seconds)
        return True


def run_in_order(tests: Iterable[str], items: dict[str, Any], seconds: dict[str, float]) -> bool:
    """Whether all pass.  A test that uses far more processor time than it should ends the process."""
    for test in tests:
        if test not in items:
            return False  # a mutant changed which tests there are
        allow(AT_LEAST_SECONDS + TIMES_SLOWER * seconds.get(test, 1.0))
        if not run_test(items[test]):
            return False
    return True


def allow(seconds: float) -> None:
    signal.setitimer(signal.ITIMER_PROF, seconds)


def find_code(module: CodeType, old: CodeType) -> CodeType | None:
    """The code in a module that stands where the old code stood."""
    for found in module.co_consts:
        if isinstance(found, CodeType):
            if (found.co_qualname, found.co_firstlineno) == (old.co_qualname, old.co_firstlineno):
                return found
            inside = find_code(found, old)
            if inside is not None:
                return inside
    return None


def equivalents(title: str) -> dict[str, str]:
    """The mutants that were judged equivalent, with the reason."""
    path = ROOT / "tests" / "titles" / title / "equivalent_mutants.toml"
    if not path.exists():
        return {}
    return {found["mutant"]: found["why"] for found in tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"]}


def test_here(title: str, todo: list[Mutant], jobs: int, keep: Keep) -> None:
    """In processes of this machine."""
    session = Session(title, todo, jobs, keep)
    if run_pytest(title, session) != 0 or session.done != len(todo):
        sys.exit(f"{title}: the tests cannot be collected; `pytest tests/titles/{title}` says why")


def test_on(workers: Any, title: str, todo: list[Mutant], keep: Keep) -> None:
    """On a cluster: each piece is a run of this script in a worker's checkout, which must be the same as ours."""
    from opsroom.lab.pool import each
    from opsroom.lab.scripts import run_script

    by_id = {mutant.id: mutant for mutant in todo}
    ids = list(by_id)
    texts = ["\n".join(ids[first : first + PIECE]) for first in range(0, len(ids), PIECE)]
    done = 0
    for text, _ in each(partial(run_script, "mutants.py", (title, "--these", record_key(title))), texts, workers):
        for id, outcome in json.loads(text).items():
            keep(by_id[id], outcome)
            done += 1
        tell(f"\r{title}: {done} of {len(todo)}", end="")


def test_these(title: str, key: str) -> int:
    """On a worker: the mutants whose ids are read, and their outcomes as the last line."""
    if record_key(title) != key:
        sys.exit(f"the rules, data or tests of {title} are other ones here")
    ids = set(sys.stdin.read().splitlines())
    outcomes: dict[str, str] = {}

    def keep(mutant: Mutant, outcome: str) -> None:
        outcomes[mutant.id] = outcome

    test_here(title, [mutant for mutant in find_mutants(title) if mutant.id in ids], 1, keep)
    print("\n" + json.dumps(outcomes))
    return 0


def run(title: str, chosen: list[Mutant], jobs: int, keep_killed: bool = False, workers: Any = None) -> dict[str, str]:
    """The outcome of every mutant; those that an earlier run has done are not run again."""
    path = RESULTS / f"{title}.jsonl"
    key = record_key(title)
    outcomes = read_outcomes(path, key, keep_killed)
    excused = equivalents(title)
    todo = [mutant for mutant in chosen if mutant.id not in outcomes and mutant.id not in excused]
    if todo:
        with path.open("a", encoding="utf-8") as out:

            def keep(mutant: Mutant, outcome: str) -> None:
                outcomes[mutant.id] = outcome
                out.write(json.dumps({"key": key, "id": mutant.id, "outcome": outcome, **asdict(mutant)}) + "\n")
                out.flush()

            if workers is None:
                test_here(title, todo, jobs, keep)
            else:
                test_on(workers, title, todo, keep)
        tell("")
    return outcomes | dict.fromkeys(excused, "equivalent")


def record_key(title: str) -> str:
    """Outcomes hold for these rules and data and for these tests: a digest of each."""
    rules = [ROOT / RULES.format(title=title), ROOT / "src/opsroom/engine"]
    data = ROOT / "src" / "opsroom" / "titles" / title / "data"
    played = [path for folder in rules for path in sorted(folder.glob("*.py"))] + sorted(data.glob("*"))
    return f"{digest(played)}-{digest(sorted((ROOT / 'tests' / 'titles' / title).glob('*.py')))}"


def digest(paths: list[Path]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def read_outcomes(path: Path, key: str = "", keep_killed: bool = False) -> dict[str, str]:
    """The last outcome of each mutant; with a key only where rules, data and tests are the same.

    Where tests were only added since, a mutant that was killed stays killed.
    """
    if not path.exists():
        return {}
    found: dict[str, str] = {}
    for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
        same_rules = line["key"].partition("-")[0] == key.partition("-")[0]
        killed = line["outcome"] in ("killed", "timeout")
        if not key or line["key"] == key or (keep_killed and same_rules and killed):
            found[line["id"]] = line["outcome"]
    return found


def sample(found: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """So many of them, the same for the same seed."""
    if not count or count >= len(found):
        return found
    return sorted(random.Random(seed).sample(found, count), key=lambda mutant: (mutant.file, mutant.line))


def report(title: str, total: int, chosen: list[Mutant], outcomes: dict[str, str], seed: int) -> dict[str, Any]:
    counts = Counter(outcomes[mutant.id] for mutant in chosen)
    counted = len(chosen) - counts["equivalent"]
    killed = counts["killed"] + counts["timeout"]
    survivors = [mutant for mutant in chosen if outcomes[mutant.id] in ("survived", "untested")]
    return {
        "title": title,
        "seed": seed,
        "mutants": total,
        "sampled": len(chosen),
        "equivalent": counts["equivalent"],
        "killed": killed,
        "survived": len(survivors),
        "score": round(killed / counted, 4) if counted else 1.0,
        "survivors": [
            {"section": s.section, "where": f"{s.file}:{s.line}", "id": s.id, "outcome": outcomes[s.id]}
            for s in survivors
        ],
    }


def record_score(summary: dict[str, Any], path: Path = SCORES) -> None:
    """Writes the score into the file of scores, in place of the last one with this title and seed."""
    runs = tomllib.loads(path.read_text(encoding="utf-8"))["run"] if path.exists() else []
    new = {
        "title": summary["title"],
        "date": datetime.datetime.now(tz=datetime.UTC).date(),
        "seed": summary["seed"],
        "total": summary["mutants"],
        "mutants": summary["sampled"],
        "killed": summary["killed"],
        "equivalent": summary["equivalent"],
        "survived": summary["survived"],
    }
    kept = [run for run in runs if (run["title"], run["seed"]) != (new["title"], new["seed"])]
    text = SCORES_HEAD
    for run in sorted([*kept, new], key=lambda run: (run["title"], run["seed"])):
        text += "\n[[run]]\n" + "".join(f"{name} = {in_toml(value)}\n" for name, value in run.items())
    path.write_text(text, encoding="utf-8")


def in_toml(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutation testing of a title's rules.")
    parser.add_argument("title")
    parser.add_argument("--count", type=int, default=300, help="mutants to sample; 0 takes all (default 300)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shard", default="1/1", help="this part of the sample, as in 2/4")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--cluster", help="test on a Dask cluster: its address, or local:N for N workers on this machine"
    )
    parser.add_argument("--these", metavar="KEY", help=argparse.SUPPRESS)  # what a worker of a cluster is told
    parser.add_argument("--only", default="", help="only mutants whose id contains this text")
    parser.add_argument("--survivors", action="store_true", help="only mutants that no test noticed when they last ran")
    parser.add_argument(
        "--keep-killed", action="store_true", help="tests were only added: what was killed stays killed"
    )
    parser.add_argument("--list", action="store_true", help="print the sampled mutants and run nothing")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--record", action="store_true", help="write the score into tests/mutation_scores.toml")
    given = parser.parse_args()
    os.environ["OPSROOM_PURE"] = "1"
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    RESULTS.mkdir(parents=True, exist_ok=True)
    found = find_mutants(given.title)
    part, parts = (int(number) for number in given.shard.split("/"))
    chosen = [mutant for mutant in sample(found, given.count, given.seed) if given.only in mutant.id][part - 1 :: parts]
    if given.survivors:
        last = read_outcomes(RESULTS / f"{given.title}.jsonl")
        chosen = [mutant for mutant in chosen if last.get(mutant.id) in ("survived", "untested")]
    if given.list:
        for mutant in chosen:
            print(f"{mutant.section:10} {mutant.file}:{mutant.line}  {mutant.id}")
        return 0
    if given.cluster:
        from opsroom.lab.dask_cluster import Cluster

        cluster = Cluster(given.cluster, given.title)
        try:
            outcomes = run(given.title, chosen, given.jobs, given.keep_killed, cluster)
        finally:
            cluster.close()
        return tell_summary(given, found, chosen, outcomes)
    # Imported before the forks, so that every mutant begins with them.
    import pytest  # noqa: F401

    import opsroom.engine.title  # noqa: F401

    if given.these:
        return test_these(given.title, given.these)
    outcomes = run(given.title, chosen, given.jobs, given.keep_killed)
    return tell_summary(given, found, chosen, outcomes)


def tell_summary(given: argparse.Namespace, found: list[Mutant], chosen: list[Mutant], outcomes: dict[str, str]) -> int:
    summary = report(given.title, len(found), chosen, outcomes, given.seed)
    if given.record:
        record_score(summary)
    if given.json:
        print(json.dumps(summary, indent=1))
    else:
        for survivor in summary["survivors"]:
            print(f"{survivor['outcome']:9} § {survivor['section']:8} {survivor['where']:28} {survivor['id']}")
        print(
            f"{given.title}: {summary['killed']} of {summary['sampled'] - summary['equivalent']} mutants killed "
            f"({summary['score']:.1%}), {summary['survived']} survived, {summary['equivalent']} equivalent; "
            f"seed {given.seed}, {len(found)} mutants in total"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
