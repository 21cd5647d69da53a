"""Compile the engine, the rules and the search in place: `python scripts/native.py` (needs mypy and a C compiler).

The decorators of rules are written out first (opsroom.engine.codegen), then mypyc compiles them, a library a title, and the native modules
are laid beside their sources, where Python prefers them; OPSROOM_PURE=1 goes back to the sources.  The rules of the engine's own
tests are compiled with them, since interpreted ones cannot stand on a compiled engine.  `--clean` takes everything away.

Nearly all of the time goes into the C compiler.  So the C files and what was made of them stay in build/native/build: setuptools compiles a
library again only where its C, or a header that it includes, is different.  mypyc's own part, half a minute, always starts from scratch.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build" / "native"
TOY = Path("tests/engine/toy")
GROUP = [
    "engine/bits.py",
    "engine/column.py",
    "engine/chance.py",
    "engine/procedure.py",
    "engine/position.py",
    "engine/piles.py",
    "engine/bands.py",
    "engine/hexes.py",
    "engine/staff.py",
    "engine/rollout.py",
    "engine/visibility.py",
    "engine/events.py",
    "engine/encoder.py",
    "engine/action_codes.py",
    "engine/question.py",
    "engine/moment.py",
    "engine/saves.py",
    "engine/snapshots.py",
    "engine/viewpoints.py",
    "engine/goals.py",
    "engine/record.py",
    "engine/table.py",
    "titles/*/rules/*.py",
    "titles/*/previews*.py",
    "titles/*/board_figures.py",
    "titles/*/goal.py",
    "titles/*/recap.py",
    "titles/*/staff*.py",
    "titles/*/measures.py",
    "opponents/search.py",
    "lab/loops.py",
    "research/stepping.py",
]

# Python's own -Wall makes gcc check the indentation, for which it reads the file again from its start: half the time of a large title.
QUIET = "-Wno-misleading-indentation"

# What a setup.py would say, with the modules, their groups, the flag above and the number of jobs as arguments.
SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
names, groups = (json.loads(text) for text in sys.argv[1:3])
modules = mypycify(["--strict", "--ignore-missing-imports", *names], separate=[tuple(group) for group in groups])
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *sys.argv[3].split()]
setup(name="opsroom", ext_modules=modules, script_args=["build_ext", "--inplace", "--parallel", sys.argv[4]])
"""


def compiled_modules(package: Path) -> list[Path]:
    """The modules of the group, each folder's `__init__` excepted."""
    found = [path for pattern in GROUP for path in sorted(package.glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def clean(source: Path = SOURCE) -> None:
    for stale in [*source.glob("*__mypyc*.so"), *(source / "opsroom").rglob("*.so"), *(ROOT / TOY).glob("*.so")]:
        stale.unlink()


def prepare(build: Path = BUILD, toy: bool = False) -> list[Path]:
    """A copy of the package in which rules are written out and columns are native."""
    sys.path.insert(0, str(SOURCE))
    from opsroom.engine.codegen import write_out

    sweep(build)
    package = build / "opsroom"
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "site", "_native")
    shutil.copytree(SOURCE / "opsroom", package, ignore=ignored)
    shutil.copy(SOURCE / "opsroom" / "engine" / "_native" / "column.py", package / "engine" / "column.py")
    modules = compiled_modules(package)
    if toy:
        modules += copy_toy(build)
    for path in modules:
        place = path.relative_to(build)
        if has_rules(place):
            module = ".".join(place.with_suffix("").parts)
            path.write_text(write_out(path.read_text(encoding="utf-8"), module), encoding="utf-8")
    return modules


def sweep(build: Path) -> None:
    """Take everything away but the C files and what was made of them; those too where another compiler or other flags made them."""
    mark = build / "build" / "made_with.txt"
    made_with = "\n".join([version("mypy"), sys.version, QUIET, SETUP])
    if not mark.exists() or mark.read_text(encoding="utf-8") != made_with:
        shutil.rmtree(build, ignore_errors=True)
    for stale in build.glob("*"):
        if stale.is_file():
            stale.unlink()
        elif stale != mark.parent:
            shutil.rmtree(stale)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(made_with, encoding="utf-8")


def has_rules(place: Path) -> bool:
    """Whether a module belongs to a title, or to the toy."""
    return place.is_relative_to("opsroom/titles") or place.is_relative_to(TOY)


def copy_toy(build: Path) -> list[Path]:
    """The rules of the engine's tests, as modules of their packages."""
    (build / TOY).mkdir(parents=True)
    for package in [TOY, *TOY.parents][:-1]:
        (build / package / "__init__.py").touch()
    rules = [path for path in sorted((ROOT / TOY).glob("*.py")) if path.name != "__init__.py"]
    return [Path(shutil.copy(path, build / TOY)) for path in rules]


def groups(build: Path, modules: list[Path]) -> list[tuple[list[str], str]]:
    """One native library for each title, the toy too, and one for the rest, so that the C compiler works side by side on smaller files."""
    found: dict[str, list[str]] = {}
    for path in modules:
        place = path.relative_to(build)
        name = f"opsroom_{place.parts[2]}" if has_rules(place) else "opsroom"
        name = "opsroom_research" if place.is_relative_to("opsroom/research") else name  # no title needs to know it
        found.setdefault(name, []).append(str(place))
    return [(names, name) for name, names in found.items()]


def compile_groups(build: Path, modules: list[Path]) -> None:
    names = [str(path.relative_to(build)) for path in modules]
    lists = [json.dumps(names), json.dumps(groups(build, modules))]
    quiet = "" if sys.platform == "win32" else QUIET
    done = subprocess.run(
        [sys.executable, "-c", SETUP, *lists, quiet, str(os.cpu_count() or 1)],
        cwd=build,
        env={**os.environ, **cached_compiler()},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit((done.stdout + done.stderr)[-6000:])


def cached_compiler() -> dict[str, str]:
    """Where ccache is installed it is put before Python's C compiler, unless CC says which one to take."""
    compiler = sysconfig.get_config_var("CC")
    if "CC" in os.environ or not compiler or not shutil.which("ccache"):
        return {}
    return {"CC": f"ccache {compiler}"}


def built_modules() -> list[tuple[Path, Path]]:
    """What the compiler made, and where each belongs below the source folder."""
    found = [(path, path.relative_to(BUILD)) for path in sorted(BUILD.rglob("*.so"))]
    return [(path, place) for path, place in found if place.parts[0] != "build"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine, the rules and the search in place.")
    parser.add_argument("--clean", action="store_true", help="only take the compiled modules away")
    only_clean: bool = parser.parse_args().clean
    clean()
    if only_clean:
        shutil.rmtree(BUILD, ignore_errors=True)
        return
    modules = prepare(toy=True)
    compile_groups(BUILD, modules)
    for built, place in built_modules():
        shutil.copy(built, (ROOT if place.parts[0] == "tests" else SOURCE) / place)
    print(f"compiled {len(modules)} modules")


if __name__ == "__main__":
    main()
