"""What chance decides in Blitz!: with the hands that the other side may hold, whether the raid gets through."""

from __future__ import annotations

from opsroom.engine.ids import Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.titles.blitz.previews import blitz_of, raid_of, stopping
from opsroom.titles.blitz.rules.cards import LUFTWAFFE, RAF


def is_open(position: Position, option: Code) -> bool:
    """Whether the other side's hand has a say in the raid after this option."""
    t, raid = blitz_of(position), raid_of(position)
    if raid is None or t.held[RAF if t.seat == LUFTWAFFE else LUFTWAFFE] == 0:
        return False
    return option != PASS or (raid.attackers > 0 and stopping(t, raid) != "ends")


def result(trial: Trial) -> tuple[str, ...] | None:
    """Who is the stronger when both sides have stopped."""
    compared = trial.told("compared")
    if compared is None:
        return None
    return ("gets_through",) if compared[5] == LUFTWAFFE else ("beaten_off",)


ATTACK = Outcomes(("gets_through",), result, when=is_open, between="staff")
DEFENCE = Outcomes(("beaten_off",), result, when=is_open, between="staff")
ODDS = {"choose_first_bomber": ATTACK, "choose_attack": ATTACK, "choose_defence": DEFENCE}
