"""The kinds of number that the rules of Blitz! pass around, besides those of the engine."""

from __future__ import annotations

from mypy_extensions import i64

CardId = i64  # a kind of card of either deck
