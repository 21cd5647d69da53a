"""What all tests share: markers, and quiet, repeatable properties."""

from __future__ import annotations

import gc
import shutil
import sys
from collections.abc import Iterator

import pytest
import structlog
from hypothesis import HealthCheck, settings

from opsroom._pure import PURE, SourceOnly
from opsroom.engine import build

NATIVE = build.COMPILED
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


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "native: compiles with mypyc; only where `-m` asks for it (make test-native)")
    config.addinivalue_line("markers", "both_databases: runs on SQLite and on PostgreSQL (tests/server)")
    config.addinivalue_line("markers", "sqlite_only: looks into the SQLite file itself, or is about one")
    config.addinivalue_line("markers", "pure: needs interpreted rules, because it puts its own in their place")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    asked_for = config.getoption("-m")
    for item in items:
        if item.get_closest_marker("native"):
            if not asked_for:
                item.add_marker(pytest.mark.skip(reason="compiles for a minute: make test-native"))
            elif shutil.which("cc") is None:
                item.add_marker(pytest.mark.skip(reason="there is no C compiler"))
        if NATIVE and item.get_closest_marker("pure"):
            item.add_marker(pytest.mark.skip(reason="compiled rules cannot be replaced by a test's own"))


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
