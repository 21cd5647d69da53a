"""Mutation testing of a title's rules: `make mutants TITLE=blitz SEED=1`, or `python scripts/mutants.py blitz --seed 1`.

A mutant is the title's rules with one small change: a comparison, a condition, a constant, `and` for `or`, a modifier dropped or a step
skipped.  The title's own tests (tests/titles/<title>, without the recorded games) run against each one; a mutant that no test notices
has survived, which means a rule that nobody checks.

The first run records which functions each test calls, so that a mutant meets only the tests that can notice it, fastest first.  Every
mutant runs in a forked process with limits on time and memory.  Results are appended to build/mutants/<title>.jsonl: a run that was interrupted
continues, and `--shard 2/4` does a quarter of the work.  Mutants that change nothing a player could notice are listed with the
reason in tests/titles/<title>/equivalent_mutants.toml and do not count.
"""

from __future__ import annotations

import argparse
import ast
import copy
import datetime
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
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/opsroom/titles/{title}/rules"
RESULTS = ROOT / "build" / "mutants"
SCORES = ROOT / "tests" / "mutation_scores.toml"
SCORES_HEAD = "# Results of scripts/mutants.py --record; scripts/fidelity.py publishes them in docs/fidelity.md.\n"
# Re-dealing hidden cards is not a rule: the contract tests of every title check it.
NOT_RULES = ("knowledge",)
NOT_A_RULE = ("deal_hidden",)
CITED = re.compile(r"§ ?([\w.-]*\w)")
# A mutant may loop for ever: each test has this much processor time, and more in proportion to what it takes without a mutation.
AT_LEAST_SECONDS, TIMES_SLOWER = 3.0, 4.0
# A mutant that only waits uses no processor time, so there is a limit in real time as well.
ON_THE_CLOCK = 20.0
MOST_MEMORY = 3 * 1024**3

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
        tree = ast.parse(Path(self.path).read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        changed = Replace(nodes[self.mutant.index], self.mutant.kind).visit(tree)
        return compile(ast.fix_missing_locations(changed), self.path, "exec")


# --- which tests call which functions
@dataclass
class Calls:
    """For each function (file and first line) the tests that call it, and how long each test takes."""

    tests: dict[str, list[str]]
    seconds: dict[str, float]

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that can notice it, fastest first; all of them where it is outside any function."""
        callers = self.tests.get(f"{mutant.file}:{mutant.first_line}", []) if mutant.first_line else list(self.seconds)
        return sorted(set(callers), key=lambda test: (self.seconds.get(test, 0.0), test))


class Recorder:
    """A pytest plugin that notes the functions of the rules that each test calls."""

    def __init__(self, rules: Path) -> None:
        self.rules = str(rules) + os.sep
        self.tests: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self.called: set[CodeType] = set()
        self.before: set[CodeType] = (
            set()
        )  # while tests are collected: whatever a module of tests does when it is imported

    def profile(self, frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self.rules):
            self.called.add(frame.f_code)

    def pytest_sessionstart(self) -> None:
        sys.setprofile(self.profile)

    def pytest_collection_finish(self) -> None:
        sys.setprofile(None)
        self.before, self.called = self.called, set()

    def pytest_runtest_protocol(self, item: Any, nextitem: Any) -> None:
        self.called = set()
        self.began = time.process_time()
        sys.setprofile(self.profile)

    def pytest_runtest_logfinish(self, nodeid: str, location: Any) -> None:
        sys.setprofile(None)
        self.seconds[nodeid] = time.process_time() - self.began
        for code in self.called | self.before:
            key = f"{Path(code.co_filename).name}:{code.co_firstlineno}"
            self.tests.setdefault(key, set()).add(nodeid)


def record_calls(title: str) -> Calls:
    """From the last run, if neither rules nor tests changed since."""
    rules, tests = ROOT / RULES.format(title=title), ROOT / "tests" / "titles" / title
    texts = [path.read_bytes() for folder in (rules, tests) for path in sorted(folder.glob("*.py"))]
    seen = hashlib.sha256(b"\0".join(texts)).hexdigest()
    kept = RESULTS / f"{title}.calls.json"
    if kept.exists():
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found.pop("digest") == seen:
            return Calls(**found)
    print(f"{title}: recording which functions each test calls …", flush=True)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        recorder = Recorder(rules)
        status = run_pytest([str(tests)], recorder)
        with os.fdopen(write, "w", encoding="utf-8") as out:
            json.dump(
                {
                    "status": int(status),
                    "tests": {key: sorted(found) for key, found in recorder.tests.items()},
                    "seconds": recorder.seconds,
                },
                out,
            )
        os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as out:
        found = json.load(out)
    os.waitpid(child, 0)
    if found.pop("status"):
        sys.exit(f"{title}: its tests fail without any mutation; fix them first")
    kept.write_text(json.dumps({"digest": seen, **found}), encoding="utf-8")
    return Calls(**found)


def run_pytest(arguments: list[str], *plugins: object) -> int:
    import pytest

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading plugins would take longer than most runs
    quiet = ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "--assert=plain"]
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    os.chdir(ROOT)
    return int(pytest.main([*quiet, *arguments], plugins=list(plugins)))


# --- running mutants
class TimeLimits:
    """A pytest plugin that ends the process when a test uses far more processor time than it should."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def pytest_sessionstart(self) -> None:
        self.allow(AT_LEAST_SECONDS + TIMES_SLOWER)

    def pytest_runtest_setup(self, item: Any) -> None:
        self.allow(AT_LEAST_SECONDS + TIMES_SLOWER * self.seconds.get(item.nodeid, 1.0))

    def allow(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_PROF, seconds)


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


def start(title: str, mutant: Mutant, tests: list[str], seconds: dict[str, float]) -> Running:
    """Forks a process that imports the mutated rules and runs the tests."""
    process = os.fork()
    if process == 0:
        status = 2
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            sys.meta_path.insert(0, MutatedModules(title, mutant))
            status = run_pytest(tests, TimeLimits(seconds))
        finally:
            os._exit(0 if status == 0 else 1)
    longest = AT_LEAST_SECONDS + TIMES_SLOWER * sum(seconds.get(test, 1.0) for test in tests)
    return Running(mutant, process, time.monotonic() + ON_THE_CLOCK * longest)


def test_mutants(title: str, todo: list[Mutant], calls: Calls, jobs: int) -> Iterator[tuple[Mutant, str]]:
    """The outcome of each; `untested` where no test calls the mutated function."""
    waiting, running = list(reversed(todo)), list[Running]()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            tests = calls.tests_for(mutant)
            if tests:
                running.append(start(title, mutant, tests, calls.seconds))
            else:
                yield mutant, "untested"
        time.sleep(0.02)
        for one in list(running):
            outcome = one.outcome()
            if outcome is not None:
                running.remove(one)
                yield one.mutant, outcome


def equivalents(title: str) -> dict[str, str]:
    """The mutants that were judged equivalent, with the reason."""
    path = ROOT / "tests" / "titles" / title / "equivalent_mutants.toml"
    if not path.exists():
        return {}
    return {found["mutant"]: found["why"] for found in tomllib.loads(path.read_text(encoding="utf-8"))["equivalent"]}


def run(title: str, chosen: list[Mutant], jobs: int, keep_killed: bool = False) -> dict[str, str]:
    """The outcome of every mutant; those that an earlier run has done are not run again."""
    calls = record_calls(title)
    path = RESULTS / f"{title}.jsonl"
    key = record_key(title)
    outcomes = read_outcomes(path, key, keep_killed)
    excused = equivalents(title)
    todo = [mutant for mutant in chosen if mutant.id not in outcomes and mutant.id not in excused]
    with path.open("a", encoding="utf-8") as out:
        for done, (mutant, outcome) in enumerate(test_mutants(title, todo, calls, jobs), 1):
            outcomes[mutant.id] = outcome
            line = {"key": key, "id": mutant.id, "outcome": outcome, **asdict(mutant)}
            out.write(json.dumps(line) + "\n")
            out.flush()
            print(f"\r{title}: {done} of {len(todo)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
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
    # Imported before the forks, so that every mutant begins with them.
    import pytest  # noqa: F401

    import opsroom.engine.title  # noqa: F401

    outcomes = run(given.title, chosen, given.jobs, given.keep_killed)
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
