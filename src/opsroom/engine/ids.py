"""The kinds of number that rules pass around.  In memory everything is a small integer, and gets its name at the border.

There is one number for what is not there, whatever its kind: `NONE`.  In a list of cards it is an empty place, nobody in place of a seat, a hex
off the map, a word that was not chosen; and in place of the seat that watches, it is a spectator.  In views, events and saves
it is null.  As an answer it is `PASS` (`engine/procedure.py`), so a field that takes an answer holds no thing where the seat declined.  (A mask of which all
bits are set, `EVERYBODY_SEES`, happens to be the same number, and has nothing to do with it.)

Python's None is for objects: a frame, a log, a text.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

SeatId = i64  # a seat of the title, taken or not; or NONE
RowId = i64  # of a column
Code = i64  # an answer: a thing of the kind that is chosen, PASS, or a free-standing action
