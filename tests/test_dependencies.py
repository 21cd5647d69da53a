"""A fresh clone installs the versions that were tested, from any registry."""

from __future__ import annotations

import json
import re

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_architecture import ROOT, load_script

LOCK = load_script("lock")
LINES = [line for line in LOCK.CONSTRAINTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
PINS = dict(line.split("==") for line in LINES)


def disagreements(wanted: list[Requirement], pins: dict[str, str]) -> list[str]:
    """The requirements that have no pin, or one outside their bounds."""
    named = [(each, pins.get(canonicalize_name(each.name))) for each in wanted]
    return [each.name for each, pin in named if pin is None or not each.specifier.contains(pin)]


def test_every_dependency_is_pinned_within_its_bounds() -> None:
    run, develop = LOCK.requirements()
    assert disagreements(run + develop, PINS) == [], "run `make lock`"


def test_a_missing_pin_and_one_out_of_bounds_are_found() -> None:
    wanted = [Requirement("rich>=13,<16"), Requirement("litestar"), Requirement("Fluent.Runtime>=0.4,<1")]
    assert disagreements(wanted, {"rich": "16.0", "fluent-runtime": "0.4.0"}) == ["rich", "litestar"]


def test_every_package_that_the_server_needs_has_an_upper_bound() -> None:
    run, _ = LOCK.requirements()
    unbounded = [
        str(each) for each in run if not any(bound.operator in ("<", "<=", "==", "~=") for bound in each.specifier)
    ]
    assert unbounded == []


def test_a_pin_is_a_name_and_a_version_and_nothing_else() -> None:
    assert [line for line in LINES if not re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.+!]*", line)] == []
    assert sorted(PINS) == list(PINS)


def test_the_client_lock_names_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text(encoding="utf-8").splitlines()
