"""What chance decides in Battle of Britain: duels, guns and bombs."""

from __future__ import annotations

from opsroom.engine.ids import Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS, PROCEDURES
from opsroom.titles.mirage.rules.combat import AirCombat
from opsroom.titles.mirage.rules.defence import Defence
from opsroom.titles.mirage.rules.duel import SHOT_DOWN, Duel
from opsroom.titles.mirage.rules.table import Mirage

FIRE = PROCEDURES["mirage"]["Duel"].index["fire"]
MOST_HITS = 3  # dice of a bomber


# --- duels
def new_pair(trial: Trial) -> int:
    """The pair that the option forms."""
    frame = trial.before.top
    assert isinstance(frame, AirCombat)
    return int(frame.pairs)


def chosen_pair(trial: Trial) -> int:
    return trial.option


def duel_of_new_pair(trial: Trial) -> tuple[str, ...] | None:
    return duel(trial, new_pair(trial))


def duel_of_chosen_pair(trial: Trial) -> tuple[str, ...] | None:
    return duel(trial, chosen_pair(trial))


def duel(trial: Trial, pair: int) -> tuple[str, ...] | None:
    """Who is shot down in a pair.  If nobody was hit, nothing is told: the pair has fought, or the round has ended."""
    t = mirage_of(trial.world)
    fight = next((f for f in t.stack() if isinstance(f, Duel) and f.pair == pair), None)
    if fight is None:
        has_parted = trial.told("paired") is not None and t.pair_german[pair] < 0
        return () if t.pair_fought[pair] or has_parted else None
    if fight.at <= FIRE:
        return None
    german, british = fight.to_german == SHOT_DOWN, fight.to_british == SHOT_DOWN
    own, enemy = (british, german) if trial.seat == t.british else (german, british)
    return (*(("own_lost",) if own else ()), *(("enemy_lost",) if enemy else ()))


def not_passed(_: Position, option: Code) -> bool:
    return option != PASS


# --- guns and bombs
def gun(trial: Trial) -> tuple[str, ...] | None:
    """Whether the gun that aims now hits: guns fire in the order in which they aimed."""
    frame = trial.before.top
    assert isinstance(frame, Defence)
    fired = [event for event in trial.events if event[0] == "weapon_fired"]
    if len(fired) <= frame.aim:
        return None
    dice, number = fired[frame.aim][6:8]
    return ("gun_hits",) if min(int(die) for die in str(dice)) <= number else ()


def bombs(trial: Trial) -> tuple[str, ...] | None:
    """How many of the bomber's dice hit."""
    bombed = trial.told("bombed")
    if bombed is None:
        return None
    return (f"hits_{bombed[6]}",) if bombed[6] else ()


def mirage_of(position: Position) -> Mirage:
    assert isinstance(position, Mirage)
    return position


SHOT = ("own_lost", "enemy_lost")
NEW_PAIR = Outcomes(SHOT, duel_of_new_pair, open=True)
CHOSEN_PAIR = Outcomes(SHOT, duel_of_chosen_pair, when=not_passed, open=True)
ODDS = {
    "choose_british_fighter": NEW_PAIR,
    "choose_german_card": NEW_PAIR,
    "choose_support": CHOSEN_PAIR,
    "choose_line_abreast": CHOSEN_PAIR,
    "choose_free_hunt": CHOSEN_PAIR,
    "choose_aim": Outcomes(("gun_hits",), gun, open=True),
    "choose_radio_beam": Outcomes(tuple(f"hits_{n}" for n in range(1, MOST_HITS + 1)), bombs, open=True),
}
