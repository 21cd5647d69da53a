"""The kinds of number that the rules of Barbarossa pass around, besides those of the engine."""

from __future__ import annotations

from mypy_extensions import i64

CardId = i64  # a kind of card; those that can be in a deck come first
PileId = i64  # of the battlefield
TargetId = i64  # an objective that can be attacked
UseId = i64  # an ability that a card offers
PermitId = i64  # for putting cards down from the hand
