"""What chance decides in The Burning Blue: who sees whom, whether an attack makes contact, what a fight or a dogfight costs, whether
an order is understood and a wing forms; about raids see `raid_odds.py`."""

from __future__ import annotations

from opsroom.engine.ids import Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.titles.burning_blue.raid_odds import RAID_ODDS, blue_of, goes_on
from opsroom.titles.burning_blue.rules.charts import BOUNCE, NO_CONTACT
from opsroom.titles.burning_blue.rules.chits import YES
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.fights import FIGHT_ON, Aftermath, Combat
from opsroom.titles.burning_blue.rules.forces import RAF
from opsroom.titles.burning_blue.rules.ids import PlaceId
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import EscortAttack, SweepAttack
from opsroom.titles.burning_blue.rules.orders import Order
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.sequence import GameTurn
from opsroom.titles.burning_blue.rules.table import (
    RAF_UNITS,
    UNITS,
    Blue,
    place_of,
)
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally

CONTACT = ("contact", "bounce")
LOSSES = ("enemy_lost", "own_lost")
FORMED = ("wing_formed",)
SEEN = ("sighted",)
DOGFIGHT = ("dogfight", *LOSSES)
UNDERSTOOD = ("understood",)


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


# --- § 13.6.1: dogfights
def fights_on(position: Position, option: Code) -> bool:
    """Where a dogfight can come of it."""
    t = blue_of(position)
    frame = t.top
    assert isinstance(frame, Aftermath)
    settled = frame.is_settled_for_the_raf(t) if t.seat == RAF else frame.is_settled_for_the_luftwaffe(t)
    return option == FIGHT_ON and not settled


def go_to_the_dogfights(position: Position, _: Code) -> None:
    """What lies between this fight and the dogfight phase is left out, and so are the other dogfights."""
    t = blue_of(position)
    bottom = next(frame for frame in t.stack() if isinstance(frame, Combat | Order))
    turn = GameTurn()
    turn.at = turn.about().index["pursue"]
    bottom.below, bottom.interrupting = turn, False
    place, angels = where_it_is(t)
    for unit in range(UNITS):
        if t.dogfight[unit] > 0 and (place_of(t, unit) != place or t.angels[unit] != angels):
            t.dogfight[unit] = 0


def where_it_is(t: Blue) -> tuple[PlaceId, int]:
    frame = t.top
    if isinstance(frame, Aftermath):
        return frame.place, int(frame.angels)
    assert isinstance(frame, Order)
    return t.at[frame.head], int(t.angels[frame.head])


def dogfight(trial: Trial) -> tuple[str, ...] | None:
    """Whether one begins, and what its first round costs."""
    t = blue_of(trial.world)
    fight = t.top
    resolved = bool(trial.events) and trial.events[-1][0] == "fight_resolved"
    if resolved and isinstance(fight, Combat) and isinstance(fight.below, Dogfights):
        raf_attacks = any(t.fight[unit] == ATTACKS for unit in range(RAF_UNITS))
        own = fight.to_attacker if raf_attacks == (trial.seat == RAF) else fight.to_defender
        enemy = fight.to_defender + fight.to_attacker - own
        return (*DOGFIGHT[:1], *(LOSSES[:1] if enemy else ()), *(LOSSES[1:] if own else ()))
    return None if goes_on(trial, Aftermath, Combat, Order, Dogfights) else ()


# --- orders
def is_in_dogfight(t: Blue) -> bool:
    return isinstance(t.top, Order) and t.dogfight[t.top.head] > 0


def is_uncertain(position: Position, option: Code) -> bool:
    """§ 13.6.1: to stay in a dogfight; § 10.3.1: a vector by radio, under the optional rule."""
    t = blue_of(position)
    if is_in_dogfight(t):
        return option == PASS
    frame = t.top
    assert isinstance(frame, Order)
    return t.vectors_fail == 1 and frame.taking_off == 0 and is_vector(option)


def is_vector(option: Code) -> bool:
    order = Order(0)
    order.choice = option
    return order.is_vector()


def order_names(position: Position, _: Code) -> tuple[str, ...]:
    return LOSSES if is_in_dogfight(blue_of(position)) else UNDERSTOOD


def is_order_open(position: Position, _: Code) -> bool:
    return not is_in_dogfight(blue_of(position))


def stay_in_dogfight(position: Position, option: Code) -> None:
    if is_in_dogfight(blue_of(position)):
        go_to_the_dogfights(position, option)


def order(trial: Trial) -> tuple[str, ...] | None:
    if is_in_dogfight(blue_of(trial.before)):
        return dogfight(trial)
    if trial.told("vector_failed") is not None:
        return ()
    return UNDERSTOOD if trial.is_asked or trial.told("vectored") is not None else None


# --- wings
def wing(trial: Trial) -> tuple[str, ...] | None:
    rolled = trial.told("wing_rolled")
    return None if rolled is None else FORMED if rolled[5] else ()


def not_passed(_: Position, option: Code) -> bool:
    return option != PASS


ODDS = {
    "choose_quarry": Outcomes(SEEN, raf_tally, when=not_passed),
    "choose_prey": Outcomes(SEEN, sweep_tally, when=not_passed),
    "choose_target": Outcomes(CONTACT, contact, open=True),
    "choose_attacker": Outcomes(LOSSES, losses, when=is_of_raf, between="staff"),
    "choose_to_attack_again": Outcomes(LOSSES, losses, when=is_yes, between="staff"),
    "choose_wing_member": Outcomes(FORMED, wing, open=True),
    "choose_raf_conduct": Outcomes(DOGFIGHT, dogfight, when=fights_on, focus=go_to_the_dogfights, between="staff"),
    "choose_luftwaffe_conduct": Outcomes(
        DOGFIGHT, dogfight, when=fights_on, focus=go_to_the_dogfights, between="staff"
    ),
    "choose_order": Outcomes(
        (*UNDERSTOOD, *LOSSES),
        order,
        when=is_uncertain,
        open=is_order_open,
        names_of=order_names,
        focus=stay_in_dogfight,
        between="staff",
    ),
    **RAID_ODDS,
}
