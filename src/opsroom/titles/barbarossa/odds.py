"""What chance decides in Barbarossa: the events that turn up in a battle for a city, and the cards that are drawn."""

from __future__ import annotations

from opsroom.engine.ids import Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.titles.barbarossa.previews import barbarossa_of
from opsroom.titles.barbarossa.rules.battle import top_target, unseen_events
from opsroom.titles.barbarossa.rules.cards import (
    ATTACK,
    CITY,
    DEPLOY,
    PAY_UP,
    STOCK,
    TYPE,
    USE,
    USE_LAST,
    USE_MIDDLE,
    WORD,
)
from opsroom.titles.barbarossa.rules.effects import DRAW
from opsroom.titles.barbarossa.rules.phases import Operations
from opsroom.titles.barbarossa.schema_cards import TYPES
from opsroom.titles.barbarossa.staff_worth import GIVES_CARDS

ENOUGH_EVENTS = 4  # unseen: one battle does not come to those that were put back, whose order may be hidden


def is_attack(option: Code) -> bool:
    return ATTACK <= option < PAY_UP


def depends_on_cards(position: Position, option: Code) -> bool:
    """An attack on a city, where events turn up, and whatever draws cards."""
    if is_attack(option):
        return CITY[top_target(barbarossa_of(position), option - ATTACK)] > 0
    if 0 <= option < USE:
        return GIVES_CARDS[option] > 0
    if USE <= option < DEPLOY:
        use = option - USE
        return any(WORD[row] == DRAW for row in range(USE_MIDDLE[use], USE_LAST[use]))
    return False


def outcome(trial: Trial) -> tuple[str, ...] | None:
    return battle(trial) if is_attack(trial.option) else drawn(trial)


def battle(trial: Trial) -> tuple[str, ...] | None:
    told = trial.told("won", "lost")
    return None if told is None else ("battle_won",) if told[0] == "won" else ()


def drawn(trial: Trial) -> tuple[str, ...] | None:
    """The kinds of cards among those drawn, known when somebody is asked again."""
    if not trial.is_asked:
        return None
    cards = {TYPES[TYPE[event[4] % STOCK]] for event in trial.events if event[0] == "drew" and event[3] == trial.seat}
    if not cards and not isinstance(trial.world.top, Operations):
        return None
    return tuple(sorted(f"draws_{card}" for card in cards))


def events_are_open(position: Position, _: Code) -> bool:
    return unseen_events(barbarossa_of(position)) >= ENOUGH_EVENTS


def names(_: Position, option: Code) -> tuple[str, ...]:
    return BATTLE if is_attack(option) else DRAWS


BATTLE = ("battle_won",)
DRAWS = ("draws_supply", "draws_unit", "draws_operation", "draws_deployment")
OPERATIONS = Outcomes(
    (*BATTLE, *DRAWS), outcome, when=depends_on_cards, open=events_are_open, names_of=names, between="staff"
)
ODDS = {"choose_operation": OPERATIONS}
