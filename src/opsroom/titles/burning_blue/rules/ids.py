"""The kinds of number that the rules of The Burning Blue pass around: each is a row of one list, and names are given at the border.

A thing that is not there is NONE, whatever its kind; it is the engine's PASS too, so a choice that was declined holds no thing.  Columns
whose rows begin empty may count from one instead, and say so where they are declared (`from_one` in names.py): 0 is nothing there.
What is no thing (an answer yes or no, an order, a grade) has values of its own, and among them its own word for "no".
"""

from __future__ import annotations

from mypy_extensions import i64

UnitId = i64  # RAF squadrons, then flights, then the counters of the Luftwaffe; a formation is known by the unit that leads it
RaidId = i64  # a raid counter
PlaceId = i64  # a hex, or one of the boxes that follow the hexes
ZoneId = i64  # a weather zone; the first ten are the sectors
FieldId = i64  # an airfield of the RAF
SiteId = i64  # whatever can be bombed
GruppeId = i64  # a Gruppe of the order of battle
ChitId = i64
CardId = i64  # a detection card
UnitSet = i64  # units of one side, one bit each: the RAF's by number, the Luftwaffe's from FIRST_SLOT on
