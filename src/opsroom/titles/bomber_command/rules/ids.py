"""The kinds of number that the rules of Bomber Command pass around: each is a row of one list, and names are given at the border.

A thing that is not there is NONE, whatever its kind; it is the engine's PASS too, so a choice that was declined holds no thing.  What is
not a thing of the kind (searchlights without a city, a stream that is stretched) is never written as one: it has a value of its own.
"""

from __future__ import annotations

from mypy_extensions import i64

ScenarioId = i64  # BERLIN or DOWNFALL
HexId = i64  # of the map
PlaceId = i64  # a hex, or one of the boxes that follow the hexes: England, Jutland, ready … and the raid boxes
ZoneId = i64  # a division, or England: what has weather of its own
CityId = i64
RaidId = i64  # by its letter; which raid a counter is stays with the British player
BlipId = i64  # a raid counter on the map
ContactId = i64  # what a fighter unit seeks contact with: a raid counter, or a bombed city beyond the counters
CombatId = i64  # a combat marker
UnitId = i64  # a night-fighter unit
PatrolId = i64  # a British patrol counter
TargetId = i64  # target A or B, and the city map on which it is bombed
ChitId = i64
CityMapId = i64  # one of the five printed city maps
AreaId = i64  # of a city map; the open country around is one too
CardId = i64
FunctionId = i64  # what a card is played for: a card may have several
WindowId = i64  # a moment at which cards may be played
