"""Where the engine runs interpreted, one line says so and how to compile it."""

from __future__ import annotations

from pathlib import Path

import pytest

from opsroom import _pure
from opsroom.engine import build

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "COMPILED", False)
    monkeypatch.setattr(_pure, "PURE", False)


def test_a_compiled_engine_needs_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "COMPILED", True)
    assert build.advice() is None


@pytest.mark.usefixtures("interpreted")
def test_in_a_checkout_the_advice_names_the_make_target() -> None:
    advice = build.advice()
    assert advice is not None
    assert "`make native`" in advice
    assert "\n" not in advice
    assert "\nnative:" in (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.usefixtures("interpreted")
def test_without_a_checkout_the_advice_is_a_compiled_wheel(tmp_path: Path) -> None:
    advice = build.advice(tmp_path)
    assert advice is not None
    assert "`OPSROOM_NATIVE=1 make wheel`" in advice


@pytest.mark.usefixtures("interpreted")
def test_the_advice_names_the_variable_that_turns_compiled_modules_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_pure, "PURE", True)
    advice = build.advice()
    assert advice is not None
    assert "OPSROOM_PURE" in advice
