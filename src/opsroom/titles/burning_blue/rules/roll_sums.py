"""Rolls and what counts in them, by name: the board shows every modifier with its rule.  § 12.1.1, § 13.3 to § 13.5

What counts in a roll is one number with a bit for each reason, in the order of `REASON_IDS`, which all rolls share.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.column import Column, printed
from opsroom.titles.burning_blue.rules.charts import (
    COHESION_MOD,
    COMBAT_COLUMNS,
    COMBAT_MOD,
    FLAK_BURST,
    INTERCEPT_MOD,
    REACTION_MOD,
)
from opsroom.titles.burning_blue.rules.table import Blue

SUM_NAMES: Final = ["intercept", "reaction", "attack", "defence", "cohesion"]
S_INTERCEPT: Final[i64] = 0
S_REACTION: Final[i64] = 1
S_ATTACK: Final[i64] = 2
S_DEFENCE: Final[i64] = 3
S_COHESION: Final[i64] = 4

# --- columns of the tables that they are read in
INTERCEPT_COLUMNS: Final = ["d0", "d1", "d2", "maximum"]
REACTION_COLUMNS: Final = [f"squadrons_{n}" for n in range(1, 6)]
COHESION_COLUMNS: Final = ["fighter", "bomber"]
SUM_COLUMNS: Final = [*INTERCEPT_COLUMNS, *REACTION_COLUMNS, *COMBAT_COLUMNS, *COHESION_COLUMNS]
FIRST_COLUMN: Final = printed(  # by roll
    [SUM_COLUMNS.index(first) for first in ("d0", "squadrons_1", "minus_4", "minus_4", "fighter")]
)

# --- § 13.3.2: reasons with the rules they come from
INTERCEPT_REASONS: Final = {
    "up_sun": "13.3.3",
    "four_above": "13.3.2",
    "attacker_climbed": "8.1.5",
    "attacker_green": "3.2.4",
    "attacker_disrupted": "13.5.1",
    "target_dive_bombing": "16.2.2",
    "weather_broken": "19.1.2",
    "weather_bad": "19.1.2",
}

# --- § 13.3.4
REACTION_REASONS: Final = {
    "close_escort": "13.3.4",
    "three_gruppen": "13.3.4",
    "staffel_only": "13.3.4",
    "raf_bounce": "13.3.4",
    "dive_bombing": "16.2.2",
    "high_cover": "13.3.4",
    "weather_broken": "19.1.2",
    "weather_bad": "19.1.2",
}

# --- § 13.4.3
COMBAT_REASONS: Final = {
    "bounce": "13.4.3",
    "attacker_climbed": "8.1.5",
    "defender_climbed": "8.1.5",
    "attacker_green": "3.2.4",
    "defender_green": "3.2.4",
    "wing_vs_bombers": "13.4.3",
    "small_vs_bombers": "13.4.3",
    "weak_vs_bombers": "13.4.3",
    "disrupted_vs_bombers": "13.4.3",
}

# --- § 13.5
COHESION_REASONS: Final = {
    "low_ammo": "13.5.2",
    "green": "3.2.4",
    "already_disrupted": "13.5.1",
    "dive_bombing": "13.5.3",
}

# --- § 12.1.1: what picks the poor column of the card, and what lengthens the range read from it
TALLY_REASONS: Final = {
    "undetected": "12.1.1",
    "out_of_command": "12.1.1",
    "beyond_its_group": "20.3.2",
    "near_bursts": "14.1.2",
}

REASON_IDS: Final = list(
    dict.fromkeys(
        [*INTERCEPT_REASONS, *REACTION_REASONS, *COMBAT_REASONS, *COHESION_REASONS, *TALLY_REASONS],
    )
)


def bit_of(reason: str) -> i64:
    return bit(REASON_IDS.index(reason))


def amounts_of(reasons: dict[str, str], modifiers: dict[str, int]) -> Column:
    """What each reason adds in this kind of roll, by its bit; nothing where it is none of the roll's reasons."""
    return printed([modifiers.get(reason, 0) if reason in reasons else 0 for reason in REASON_IDS])


UP_SUN_COUNTS: Final[i64] = bit_of("up_sun")
FOUR_ABOVE_COUNTS: Final[i64] = bit_of("four_above")
CLIMBED_COUNTS: Final[i64] = bit_of("attacker_climbed")
GREEN_COUNTS: Final[i64] = bit_of("attacker_green")
DISRUPTED_COUNTS: Final[i64] = bit_of("attacker_disrupted")
DIVING_COUNTS: Final[i64] = bit_of("target_dive_bombing")
BROKEN_COUNTS: Final[i64] = bit_of("weather_broken")
BAD_COUNTS: Final[i64] = bit_of("weather_bad")

CLOSE_REACTS: Final[i64] = bit_of("close_escort")
THREE_REACT: Final[i64] = bit_of("three_gruppen")
STAFFEL_REACTS: Final[i64] = bit_of("staffel_only")
BOUNCED_REACT: Final[i64] = bit_of("raf_bounce")
DIVING_REACT: Final[i64] = bit_of("dive_bombing")
HIGH_REACTS: Final[i64] = bit_of("high_cover")
BROKEN_REACTS: Final[i64] = bit_of("weather_broken")
BAD_REACTS: Final[i64] = bit_of("weather_bad")

BOUNCE_FIGHTS: Final[i64] = bit_of("bounce")
CLIMBER_ATTACKS: Final[i64] = bit_of("attacker_climbed")
CLIMBER_DEFENDS: Final[i64] = bit_of("defender_climbed")
GREEN_ATTACKS: Final[i64] = bit_of("attacker_green")
GREEN_DEFENDS: Final[i64] = bit_of("defender_green")
WING_ATTACKS: Final[i64] = bit_of("wing_vs_bombers")
SMALL_ATTACKS: Final[i64] = bit_of("small_vs_bombers")
WEAK_ATTACKS: Final[i64] = bit_of("weak_vs_bombers")
DISRUPTED_ATTACKS: Final[i64] = bit_of("disrupted_vs_bombers")

AMMO_SHAKES: Final[i64] = bit_of("low_ammo")
GREEN_SHAKES: Final[i64] = bit_of("green")
DISRUPTED_SHAKES: Final[i64] = bit_of("already_disrupted")
DIVE_SHAKES: Final[i64] = bit_of("dive_bombing")

UNDETECTED_BLINDS: Final[i64] = bit_of("undetected")
SILENCE_BLINDS: Final[i64] = bit_of("out_of_command")
GROUP_BLINDS: Final[i64] = bit_of("beyond_its_group")
BURSTS_SHOW: Final[i64] = bit_of("near_bursts")

INTERCEPT_AMOUNTS: Final = amounts_of(INTERCEPT_REASONS, INTERCEPT_MOD)
REACTION_AMOUNTS: Final = amounts_of(REACTION_REASONS, REACTION_MOD)
COMBAT_AMOUNTS: Final = amounts_of(COMBAT_REASONS, COMBAT_MOD)
COHESION_AMOUNTS: Final = amounts_of(COHESION_REASONS, COHESION_MOD)
TALLY_AMOUNTS: Final = amounts_of(TALLY_REASONS, {"near_bursts": int(FLAK_BURST)})
REASONS: Final = [INTERCEPT_REASONS, REACTION_REASONS, COMBAT_REASONS, COMBAT_REASONS, COHESION_REASONS]  # by sum
AMOUNTS: Final = [INTERCEPT_AMOUNTS, REACTION_AMOUNTS, COMBAT_AMOUNTS, COMBAT_AMOUNTS, COHESION_AMOUNTS]


def total_of(amounts: Column, reasons: i64) -> i64:
    total: i64 = 0
    for i in range(len(amounts)):
        if (reasons >> i) & 1:
            total += amounts[i]
    return total


def tell_sum(t: Blue, which: i64, dice: i64, reasons: i64, column: i64) -> None:
    """A roll, before its result is announced: what was rolled, what counted, which column of the roll's table was read."""
    t.tell("sum_read", which, dice, reasons, FIRST_COLUMN[which] + column)
