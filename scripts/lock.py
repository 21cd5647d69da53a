"""Writes constraints.txt: the installed version of every package that Opsroom and its development tools need.

`make lock` upgrades all of them within the bounds of pyproject.toml first, on the oldest supported Python if PYTHON names it.
Pip ignores a constraint on a package that it does not install, so one file serves every platform and Python version.
"""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
HEADER = "# The versions that were tested, written by `make lock`. Pip installs these: make setup, make test.\n"


def requirements(root: Path = ROOT) -> tuple[list[Requirement], list[Requirement]]:
    """What pyproject.toml asks for: to run, and to develop, which includes extras of its own."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    develop = [Requirement(line) for line in extras["dev"]]
    own = [each for each in develop if each.name == project["name"]]
    develop += [Requirement(line) for each in own for extra in each.extras for line in extras[extra]]
    return [Requirement(line) for line in project["dependencies"]], [each for each in develop if each not in own]


def installed(wanted: list[Requirement]) -> dict[str, str]:
    """The versions of these packages and of everything that they need in turn."""
    versions: dict[str, str] = {}
    seen: set[tuple[str, str]] = set()
    todo = [(requirement, "") for requirement in wanted]
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            raise SystemExit(f"{name} is not installed: run `make lock`") from None
        versions[name] = found.version
        for part in {"", *requirement.extras}:
            if (name, part) not in seen:
                seen.add((name, part))
                todo += [(Requirement(line), part) for line in found.requires or []]
    return versions


def main() -> None:
    run, develop = requirements()
    pins = sorted(installed(run + develop).items())
    CONSTRAINTS.write_text(HEADER + "".join(f"{name}=={version}\n" for name, version in pins), encoding="utf-8")


if __name__ == "__main__":
    main()
