"""Where cards come in: windows in which both sides are asked.  § 6.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.geography import CITIES, NONE
from opsroom.titles.bomber_command.rules.table import Bomber

WINDOW_NAMES: Final = [
    "phase",
    "fighters",
    "raids",
    "bomb_drop",
    "scramble",
    "recovery",
    "detection",
    "detected",
    "tame_boar",
    "contact",
    "attack",
    "after_attack",
    "defensive_fire",
    "marking",
    "drop",
    "errors",
    "precision",
    "conversion",
]
(
    W_PHASE,
    W_FIGHTERS,
    W_RAIDS,
    W_BOMB_DROP,
    W_SCRAMBLE,
    W_RECOVERY,
    W_DETECTION,
    W_DETECTED,
    W_TAME_BOAR,
    W_CONTACT,
    W_ATTACK,
    W_AFTER_ATTACK,
    W_DEFENSIVE_FIRE,
    W_MARKING,
    W_DROP,
    W_ERRORS,
    W_PRECISION,
    W_CONVERSION,
) = range(18)

# what the British side tells of an attacked raid
FACT_MOSQUITO: Final[i64] = 1
FACT_DECOY: Final[i64] = 2
FACT_HEAVY: Final[i64] = 4
FACT_HOMEBOUND: Final[i64] = 8
FACT_TWIN: Final[i64] = 16

# what cards leave for a roll
CANCELLED: Final[i64] = 1
HUNT: Final[i64] = 2
NO_FIRE: Final[i64] = 4
FIRE: Final[i64] = 8
SN2: Final[i64] = 16
AT_LEAST_ONE: Final[i64] = 32
STRAGGLERS: Final[i64] = 64
SHUT: Final[i64] = 128  # Flower closes the airfield
GROUNDED: Final[i64] = 256


def clear_roll(t: Bomber) -> None:
    t.roll_mod = 0
    t.roll_marks = 0
    t.losses_less = 0


def clear_turn(t: Bomber) -> None:
    t.turn_contact = 0
    t.turn_attack = 0
    t.window_used = 0
    t.south_hidden = 0
    t.unconfirmed = 0
    for city in range(CITIES):
        t.flares[city] = 0
        t.early[city] = 0


def attack_mod(t: Bomber, how: i64, is_twin: bool, city: i64) -> i64:
    """What cards played earlier in the turn do to this attack."""
    return t.turn_attack


def contact_mod(t: Bomber) -> i64:
    return t.turn_contact


def may_play_beside(t: Bomber, seat: i64) -> bool:
    return False


@procedure("6.2")
class Window(Procedure):
    moment: Shown
    unit: Shown = NONE
    how: Shown = NONE
    facts: Shown = 0
    place: Shown = NONE
    city: Shown = NONE

    @step("6.2")
    def close(self, t: Bomber) -> Todo:
        return DONE


@procedure("6.2")
class CardBeside(Procedure):
    seat: Shown

    @step("6.2")
    def close(self, t: Bomber) -> Todo:
        return DONE


@procedure("3.7")
class OpeningHands(Procedure):
    @step("3.7")
    def deal(self, t: Bomber) -> Todo:
        return DONE


@procedure("6.1")
class DrawPhase(Procedure):
    @step("6.1")
    def draw(self, t: Bomber) -> Todo:
        return DONE
