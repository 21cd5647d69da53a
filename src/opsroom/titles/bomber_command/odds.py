"""What chance decides in Bomber Command: detection, contacts, attacks, flak, take-offs and landings, without further cards; about the
bombs see `odds_bombing.py`."""

from __future__ import annotations

from opsroom.engine.ids import NONE, Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.odds_bombing import (
    BOMBING_ODDS,
    DROP,
    MARKING,
    bomber_of,
    drop,
    drops_few,
    goes_on,
    marking,
    most_fires_names,
)
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import FUNCTIONS, W_ATTACK, W_CONTACT, W_DETECTION, W_DROP, W_MARKING
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, UNITS
from opsroom.titles.bomber_command.rules.detection import ALL_RAIDS, CONFIRMED
from opsroom.titles.bomber_command.rules.raid_movement import RaidMovement
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import ATTACK_AIRFIELD, Patrols, Scramble
from opsroom.titles.bomber_command.rules.tame_boar import Contact
from opsroom.titles.bomber_command.rules.units import clear_acted
from opsroom.titles.bomber_command.rules.weather import weather_at

CONTACT = ("contact",)
BOMBERS = ("bombers_lost_1", "bombers_lost_2")
DETECTION = ("raids_seen", "streams_seen")
FIGHTERS = ("fighters_lost",)


def is_chosen(_: Position, option: Code) -> bool:
    return option != PASS


def is_unit(_: Position, option: Code) -> bool:
    """A unit of its own: an order to several has no single outcome."""
    return 0 <= option < UNITS


# --- contact and detection
def contact(trial: Trial) -> tuple[str, ...] | None:
    rolled = trial.told("contact_rolled")
    if rolled is None:
        return None if goes_on(trial, Contact) else ()
    return CONTACT if rolled[4] >= rolled[5] else ()


def first_contact(trial: Trial) -> tuple[str, ...] | None:
    """Of a unit, with the target that the staff would choose for it."""
    rolled = trial.told("contact_rolled")
    return None if rolled is None else contact(trial)


def has_no_wind(position: Position, _: Code) -> bool:
    """The wind counts by the course of the raid, which may be hidden."""
    return bomber_of(position).wind == NONE


def detection(trial: Trial) -> tuple[str, ...] | None:
    rolled = trial.told("detection_rolled")
    if rolled is None:
        return None
    return DETECTION if rolled[5] == CONFIRMED else DETECTION[:1] if rolled[5] == ALL_RAIDS else ()


# --- attacks on bombers
def losses(lost: int) -> tuple[str, ...]:
    return () if lost == 0 else ("bombers_lost_1",) if lost == 1 else ("bombers_lost_2",)


def attack(trial: Trial) -> tuple[str, ...] | None:
    rolled = trial.told("attack_rolled")
    if rolled is not None:
        return losses(rolled[6])
    return None if goes_on(trial, NightAttack) else ()


def wild_boar(trial: Trial) -> tuple[str, ...] | None:
    """The attack comes when all units have been chosen: the first roll of this unit."""
    frame = trial.before.top
    assert isinstance(frame, RaidMovement)
    unit = trial.option if frame.about().steps[frame.at].of == "unit" else frame.unit
    rolled = next((event for event in trial.events if event[0] == "attack_rolled" and event[3] == unit), None)
    if rolled is not None:
        return losses(rolled[6])
    return () if trial.told("phase_begins", "detection_rolled") is not None else None


def flak(trial: Trial) -> tuple[str, ...] | None:
    hit, rolled = trial.told("bombers_hit"), trial.told("flak_rolled")
    if hit is not None:
        return losses(hit[4])
    is_past = rolled is not None and (trial.is_asked or trial.events[-1] != rolled)
    return () if is_past or not goes_on(trial, FlakAttack) else None


# --- cards on a roll
def window_of(position: Position) -> Window:
    frame = position.top
    assert isinstance(frame, Window)
    return frame


def is_on_a_roll(position: Position, option: Code) -> bool:
    """A card before the dice or the draws, or none."""
    moment = window_of(position).moment
    if moment == W_DROP and not most_fires_names(position):
        return False
    return moment in (W_DETECTION, W_CONTACT, W_ATTACK, W_MARKING, W_DROP) and option < FUNCTIONS


def is_flak(position: Position) -> bool:
    """Whether flak fires: then no unit attacks."""
    frame = window_of(position)
    return frame.moment == W_ATTACK and isinstance(frame.below, FlakAttack)


def roll(trial: Trial) -> tuple[str, ...] | None:
    moment = window_of(trial.before).moment
    if moment == W_DETECTION:
        return detection(trial)
    if moment == W_CONTACT:
        return contact(trial)
    if moment == W_MARKING:
        return marking(trial)
    if moment == W_DROP:
        return drop(trial)
    return flak(trial) if is_flak(trial.before) else attack(trial)


def names_of_roll(position: Position, _: Code) -> tuple[str, ...]:
    moment = window_of(position).moment
    if moment == W_DROP:
        return most_fires_names(position)
    named = {W_DETECTION: DETECTION, W_CONTACT: CONTACT, W_MARKING: MARKING}
    return named.get(moment, BOMBERS)


def is_roll_open(position: Position, _: Code) -> bool:
    """Detection and bombing are open; on the others hidden raids may have an influence."""
    moment = window_of(position).moment
    return moment in (W_DETECTION, W_MARKING) or (moment == W_DROP and drops_few(position))


# --- attacks on fighters, take-offs and landings
def british_attack(trial: Trial) -> tuple[str, ...] | None:
    told = trial.told("british_attacked", "airfield_attacked")
    if told is None:
        return None
    if told[0] == "british_attacked":
        return FIGHTERS if told[5] > 0 else ()
    closed = trial.told("airfield_closed")
    return ("airfield_closed",) if closed is not None else () if trial.is_asked or trial.events[-1] != told else None


def strikes_at_once(position: Position, _: Code) -> bool:
    """The patrol has its task, or takes no other: what is still to be chosen would decide about the roll."""
    frame = position.top
    return isinstance(frame, Patrols) and (frame.landing == 1 or frame.task == ATTACK_AIRFIELD)


def names_of_strike(position: Position, _: Code) -> tuple[str, ...]:
    frame = position.top
    assert isinstance(frame, Patrols)
    return ("airfield_closed",) if frame.task == ATTACK_AIRFIELD else FIGHTERS


def names_of_task(_: Position, option: Code) -> tuple[str, ...]:
    return ("airfield_closed",) if option == ATTACK_AIRFIELD else FIGHTERS


def accident(trial: Trial) -> tuple[str, ...] | None:
    """Whether a unit loses aircraft on the way up or down."""
    if any(event[0] == "fighters_lost" and event[3] == trial.option for event in trial.events):
        return FIGHTERS
    return () if trial.told("phase_begins") is not None or not goes_on(trial, Scramble, Recovery) else None


def only_this_unit(position: Position, _: Code) -> None:
    """The others that take off in this phase roll their own dice."""
    clear_acted(bomber_of(position))


def weather_above_field(position: Position, option: Code) -> int:
    """All that the accidents of a take-off depend on."""
    return int(weather_at(bomber_of(position), AIRFIELD[option]))


ATTACK = Outcomes(BOMBERS, attack, when=is_chosen)
ATTACK_BY_UNIT = Outcomes(BOMBERS, attack, when=is_unit)
DAMAGE = Outcomes(BOMBERS, attack)
WILD_BOAR = Outcomes(BOMBERS, wild_boar, when=is_chosen)
PATROL = Outcomes(
    (*FIGHTERS, "airfield_closed"), british_attack, when=strikes_at_once, open=True, names_of=names_of_strike
)
ODDS = {
    **BOMBING_ODDS,
    "choose_contact_unit": Outcomes(CONTACT, first_contact, when=is_unit, open=has_no_wind),
    "choose_contact": Outcomes(CONTACT, contact, open=has_no_wind),
    "choose_attacker": ATTACK_BY_UNIT,
    "choose_victim": ATTACK,
    "choose_damage": DAMAGE,
    "choose_wild_boar": WILD_BOAR,
    "choose_wild_boar_city": WILD_BOAR,
    "choose_play": Outcomes(
        (*DETECTION, *CONTACT, *BOMBERS, *MARKING, *DROP),
        roll,
        when=is_on_a_roll,
        open=is_roll_open,
        names_of=names_of_roll,
        between_draws=True,
    ),
    "choose_prey": PATROL,
    "choose_task": Outcomes((*FIGHTERS, "airfield_closed"), british_attack, open=True, names_of=names_of_task),
    "choose_adgb_target": Outcomes(FIGHTERS, british_attack, when=is_chosen, open=True),
    "choose_scramble": Outcomes(
        FIGHTERS, accident, when=is_unit, open=True, focus=only_this_unit, alike=weather_above_field
    ),
    "choose_landing": Outcomes(FIGHTERS, accident, when=is_unit, open=True),
}
