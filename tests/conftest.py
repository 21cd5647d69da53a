"""What all tests share: markers, and quiet, repeatable properties."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from opsroom._pure import PURE, SourceOnly
from opsroom.engine import build

NATIVE = build.COMPILED
MEMORY, ROOMY = Path("/dev/shm"), 2 << 30  # bytes
if PURE:
    sys.meta_path.insert(0, SourceOnly("tests.engine.toy"))

# The same examples on every machine: a failure here is a failure there.
settings.register_profile(
    "opsroom", derandomize=True, deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("opsroom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database",
        choices=["sqlite", "postgresql"],
        help="run all server tests on this database; otherwise those that are marked both_databases run on both",
    )


def in_memory(config: pytest.Config) -> None:
    """Temporary folders in memory, where there is a file system for that: every answer at a table waits for the disk."""
    is_roomy = MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOMY
    if is_roomy and not config.getoption("basetemp"):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # the variable in which pytest looks for it


def pytest_configure(config: pytest.Config) -> None:
    in_memory(config)
    config.addinivalue_line("markers", "native: compiles with mypyc; only where `-m` asks for it (make test-native)")
    config.addinivalue_line("markers", "both_databases: runs on SQLite and on PostgreSQL (tests/server)")
    config.addinivalue_line("markers", "sqlite_only: looks into the SQLite file itself, or is about one")
    config.addinivalue_line("markers", "long: takes many seconds, so it is begun first")
    config.addinivalue_line("markers", "pure: needs interpreted rules, because it puts its own in their place")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = long_ones_first(items)
    asked_for = config.getoption("-m")
    for item in items:
        if item.get_closest_marker("native"):
            if not asked_for:
                item.add_marker(pytest.mark.skip(reason="compiles for a minute: make test-native"))
            elif shutil.which("cc") is None:
                item.add_marker(pytest.mark.skip(reason="there is no C compiler"))
        if NATIVE and item.get_closest_marker("pure"):
            item.add_marker(pytest.mark.skip(reason="compiled rules cannot be replaced by a test's own"))


def long_ones_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Two workers begin with half of the tests each: long tests come first in each half, so that neither worker is left with one."""
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    half = max(0, len(items) // 2 - len(long[::2]))
    return [*long[::2], *short[:half], *long[1::2], *short[half:]]


def pytest_collection_finish() -> None:
    """Collect garbage less often, and skip what lives until the end anyway: a quarter less time in tests that play games."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(autouse=True)
def same_logging_afterwards() -> Iterator[None]:
    """A server that a test starts in its own process logs to that test's captured output, which is closed afterwards."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)
