"""The kinds of number that the rules of Battle of Britain pass around, besides those of the engine."""

from __future__ import annotations

from mypy_extensions import i64

CardId = i64  # a kind of card: German, British or night
AreaId = i64  # one of the four areas
TargetId = i64  # an area by day or by night
SlotId = i64  # a place in a force, or among the British cards
PairId = i64  # a fighter and what it attacks
