"""What a roll is the sum of, told to everyone: dice, strength, weather, sight, and the reasons that add a fixed amount.

Nothing here is secret: what counts against a raid has been declared, and the total is told in any case.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.titles.bomber_command.rules.bombing_charts import OBOE_MODIFIER, RADAR_GOOD, RADAR_MODIFIER, RADAR_POOR
from opsroom.titles.bomber_command.rules.charts import (
    AGAINST_DECOY,
    AGAINST_HEAVY,
    BELEUCHTER,
    DAMAGE_SPENT,
    OFF_BEACON,
)
from opsroom.titles.bomber_command.rules.table import Bomber

R_CONTACT: Final[i64] = 0
R_ATTACK: Final[i64] = 1
R_FLAK: Final[i64] = 2
R_RETURN_FIRE: Final[i64] = 3
R_PATROL: Final[i64] = 4
R_DETECTION: Final[i64] = 5
R_MARKING: Final[i64] = 6
ROLL_NAMES: Final = ["contact", "attack", "flak", "return_fire", "patrol", "detection", "marking"]

# --- reasons of a fixed amount, one bit each
BY_DECOY: Final[i64] = 1
BY_LOAD: Final[i64] = 2
BY_DAMAGE: Final[i64] = 4
BY_STRAGGLERS: Final[i64] = 8
BY_NO_BEACON: Final[i64] = 16
BY_BELEUCHTER: Final[i64] = 32
BY_OBOE: Final[i64] = 64
BY_GOOD_RADAR: Final[i64] = 128
BY_POOR_RADAR: Final[i64] = 256
REASON_NAMES: Final = [
    *("decoy", "heavy_load", "damage_spent", "stragglers", "off_beacon", "beleuchter"),
    *("oboe", "good_radar", "poor_radar"),
]
AMOUNTS: Final = [
    *(AGAINST_DECOY, AGAINST_HEAVY, DAMAGE_SPENT, 1, OFF_BEACON, BELEUCHTER),
    *(OBOE_MODIFIER, RADAR_MODIFIER[RADAR_GOOD], RADAR_MODIFIER[RADAR_POOR]),
]
REASON_RULES: Final = ["9.7", "12.3", "9.8.4", "6.2", "9.4.1", "6.2", "10.3.2", "10.3.2", "10.3.2"]


def tell_sum(t: Bomber, roll: i64, dice: i64, value: i64, weather: i64, sight: i64) -> None:
    """The parts that every roll may have; `value` is what attacks: a unit, guns, a patrol, or the method of marking."""
    t.tell("roll_summed", roll, dice, value, weather, sight)


def tell_modifiers(t: Bomber, reasons: i64, wind: i64, cards: i64) -> None:
    """The others, if there are any."""
    if reasons or wind or cards:
        t.tell("roll_adjusted", reasons, wind, cards)
