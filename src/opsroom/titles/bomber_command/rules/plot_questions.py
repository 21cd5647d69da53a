"""The questions of plotting and the words that answer them.  § 4.0"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.charts import LAST_TURN
from opsroom.titles.bomber_command.rules.geography import CITIES, CITY_NAMES, HEX_NAMES, HEXES, RAID_NAMES, RAIDS
from opsroom.titles.bomber_command.rules.table import KIND_NAMES, PATH

# --- what is asked for
ASK_KIND: Final[i64] = 0
ASK_LETTER: Final[i64] = 1
ASK_TARGET: Final[i64] = 2
ASK_ENTRY: Final[i64] = 3
ASK_SPLIT: Final[i64] = 4
ASK_TURN: Final[i64] = 5
ASK_PACE: Final[i64] = 6
ASK_LEG: Final[i64] = 7
ASK_WAY: Final[i64] = 8
ASK_LOAD: Final[i64] = 9
STAGE_NAMES: Final = ["kind", "letter", "target", "entry", "split", "turn", "pace", "leg", "way", "load"]

# --- the answers, all of one kind: hexes, cities, then the words of planning
P_CITY: Final[i64] = HEXES
P_KIND: Final[i64] = P_CITY + CITIES
P_LETTER: Final[i64] = P_KIND + 4
P_ESCORT: Final[i64] = P_LETTER + RAIDS
P_SPLIT: Final[i64] = P_ESCORT + RAIDS
P_TURN: Final[i64] = P_SPLIT + PATH  # turn 0 is never offered
P_ONE_HEX: Final[i64] = P_TURN + LAST_TURN + 1
P_TWO_HEXES: Final[i64] = P_ONE_HEX + 1
P_LEFT: Final[i64] = P_ONE_HEX + 2
P_RIGHT: Final[i64] = P_ONE_HEX + 3
P_HEAVY: Final[i64] = P_ONE_HEX + 4
P_USUAL: Final[i64] = P_ONE_HEX + 5
P_HOME: Final[i64] = P_ONE_HEX + 6
P_ABANDON: Final[i64] = P_ONE_HEX + 7
P_DONE: Final[i64] = P_ONE_HEX + 8
P_SHORTEST: Final[i64] = P_ONE_HEX + 9  # home by the shortest way
P_FAST: Final[i64] = P_ONE_HEX + 10  # enters in that turn and flies two hexes; turn 0 is never offered
P_OTHER_TURN: Final[i64] = (
    P_FAST + LAST_TURN + 1
)  # than the first that can be, which a raid enters in unless ordered otherwise
P_OTHER_SIDE: Final[i64] = P_OTHER_TURN + 1  # of the vertices of the leg that was just drawn
P_OTHER_LETTER: Final[i64] = P_OTHER_TURN + 2  # than the one that was drawn
PLOT_NAMES: Final = [
    *HEX_NAMES,
    *CITY_NAMES,
    *KIND_NAMES,
    *[f"raid_{raid}" for raid in RAID_NAMES],
    *[f"escort_{raid}" for raid in RAID_NAMES],
    *[f"split_{i}" for i in range(PATH)],
    *[f"turn_{i}" for i in range(LAST_TURN + 1)],
    "one_hex",
    "two_hexes",
    "left",
    "right",
    "heavy_load",
    "usual_load",
    "home",
    "abandon",
    "done",
    "shortest_home",
    *[f"turn_{i}_two_hexes" for i in range(LAST_TURN + 1)],
    "other_turn",
    "other_side",
    "other_letter",
]
