"""What chance decides in The Burning Blue: who sees whom, whether an attack makes contact, what the fight costs, whether a wing forms."""

from __future__ import annotations

from opsroom.engine.ids import Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.titles.burning_blue.rules.charts import BOUNCE, NO_CONTACT
from opsroom.titles.burning_blue.rules.chits import YES
from opsroom.titles.burning_blue.rules.forces import RAF
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import EscortAttack, SweepAttack
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.table import FIRST_SLOT, RAF_UNITS
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally

CONTACT = ("contact", "bounce")
LOSSES = ("enemy_lost", "own_lost")
FORMED = ("wing_formed",)
SEEN = ("sighted",)


def goes_on(trial: Trial, *procedures: type) -> bool:
    """Whether one of these is still carried out, so that its outcome may yet come."""
    return not trial.is_asked or any(isinstance(frame, procedures) for frame in trial.world.stack())


def is_thing(_: Position, option: Code) -> bool:
    """A unit or a raid, not an order for the rest of them."""
    return 0 <= option < FIRST_SLOT + RAF_UNITS


def is_unit(_: Position, option: Code) -> bool:
    return 0 <= option < RAF_UNITS


def is_yes(_: Position, option: Code) -> bool:
    return option == YES


def is_of_raf(position: Position, option: Code) -> bool:
    """The RAF and the sweeps are asked a question of the same name."""
    return position.seat == RAF and is_unit(position, option)


# --- tallies
def raf_tally(trial: Trial) -> tuple[str, ...] | None:
    tried = trial.told("tally_tried", "out_of_sight")
    if tried is None:
        return None if goes_on(trial, RafTally) else ()
    return SEEN if tried[0] == "tally_tried" and tried[5] else ()


def first_tally(trial: Trial) -> tuple[str, ...] | None:
    """Of the raid that the staff would look for; none is not tried at all."""
    if trial.told("tally_tried", "out_of_sight") is not None:
        return raf_tally(trial)
    return () if trial.told("clock") is not None else None


def sweep_tally(trial: Trial) -> tuple[str, ...] | None:
    """A sweep that sees nothing tells nothing: then the next question comes."""
    if trial.told("tally_ho_luftwaffe", "tally_declined_luftwaffe") is not None:
        return SEEN
    if not trial.is_asked:
        return None
    looking = next((frame for frame in trial.world.stack() if isinstance(frame, SweepTally)), None)
    if looking is None:
        return ()
    return SEEN if looking.result == YES else None


# --- attacks
def contact(trial: Trial) -> tuple[str, ...] | None:
    """Of the first attack that follows."""
    found = next((event for event in trial.events if event[0] in ("intercepted", "sweep_intercepts")), None)
    if found is None:
        return None if goes_on(trial, RafAttack, SweepAttack) else ()
    return () if found[5] == NO_CONTACT else CONTACT if found[5] == BOUNCE else CONTACT[:1]


def losses(trial: Trial) -> tuple[str, ...] | None:
    """Whether either side loses aircraft, the answer of the escorts included."""
    if goes_on(trial, RafAttack, SweepAttack, EscortAttack):
        return None
    own_is_raf = trial.seat == RAF
    hit = [(event[3] < RAF_UNITS) == own_is_raf for event in trial.events if event[0] == "aircraft_lost"]
    return (*(LOSSES[:1] if False in hit else ()), *(LOSSES[1:] if True in hit else ()))


# --- wings
def wing(trial: Trial) -> tuple[str, ...] | None:
    rolled = trial.told("wing_rolled")
    return None if rolled is None else FORMED if rolled[5] else ()


def not_passed(_: Position, option: Code) -> bool:
    return option != PASS


ODDS = {
    "choose_spotter": Outcomes(SEEN, first_tally, when=is_unit, between="staff"),
    "choose_quarry": Outcomes(SEEN, raf_tally, when=not_passed),
    "choose_prey": Outcomes(SEEN, sweep_tally, when=not_passed),
    "choose_target": Outcomes(CONTACT, contact, open=True),
    "choose_attacker": Outcomes(LOSSES, losses, when=is_of_raf, between="staff"),
    "choose_to_attack_again": Outcomes(LOSSES, losses, when=is_yes, between="staff"),
    "choose_wing_member": Outcomes(FORMED, wing, open=True),
}
