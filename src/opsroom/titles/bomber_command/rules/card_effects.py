"""What cards do.  § 6.2, card lists; § 9.2.2, § 9.6.2, § 9.6.3

Each function of a card is one word of the data with a number or two.  EFFECTS says what carries each word out.  Words that need no
choice are carried out at once; the others need a frame in which a unit, a city, a raid or a patrol is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed, with_value
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import GO_ON, Todo
from opsroom.titles.bomber_command.rules.bombing_charts import WANGANUI
from opsroom.titles.bomber_command.rules.card_choices import CityChoice, Mending, PatrolChoice, Straying, UnitChoice
from opsroom.titles.bomber_command.rules.cards import (
    AMOUNT,
    AT_LEAST_ONE,
    CANCELLED,
    CARDS,
    DEFENDED,
    DOES,
    FIRE,
    GROUNDED,
    HUNT,
    MODIFIES,
    NO_FIRE,
    OTHER,
    OWN_FLAK,
    SHUT,
    SN2,
    STRAGGLERS,
    read_die,
)
from opsroom.titles.bomber_command.rules.combat import (
    roll_fighter_losses,
)
from opsroom.titles.bomber_command.rules.counters import PATROLS
from opsroom.titles.bomber_command.rules.detection import change_jamming
from opsroom.titles.bomber_command.rules.geography import (
    ENGLISH_ZONE,
    ZONE_OF_DIVISION,
)
from opsroom.titles.bomber_command.rules.hands import take_back
from opsroom.titles.bomber_command.rules.ids import FunctionId, PlaceId, UnitId
from opsroom.titles.bomber_command.rules.raids import disrupt
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.units import deplete
from opsroom.titles.bomber_command.rules.weather import WeatherChange
from opsroom.titles.bomber_command.schema_map import DIVISIONS

EARLY_TURNS: Final[i64] = 2  # for Mandrel
ZONE_BY_NUMBER: Final = printed([ZONE_OF_DIVISION.get(n, ENGLISH_ZONE) for n in range(max(DIVISIONS) + 1)])

IN_THE_POOL: Final[i64] = 1  # the state of a patrol counter


class Played:
    """A card as it is played: by whom, what for, and on what."""

    def __init__(self, seat: SeatId, function: FunctionId, unit: UnitId, method: i64, place: PlaceId) -> None:
        self.seat = seat
        self.function = function
        self.amount = AMOUNT[function]
        self.other = OTHER[function]
        self.unit = unit
        self.method = method
        self.place = place


def carry_out(t: Bomber, seat: SeatId, function: FunctionId, unit: UnitId, method: i64, place: PlaceId) -> Todo:
    """At once, or in a frame of its own."""
    return EFFECTS[DOES[function]](t, Played(seat, function, unit, method, place))


# --- words for one roll, added up: § 6.2.1
def modify(t: Bomber, card: Played) -> Todo:
    return modify_roll(t, card, card.amount)


def modify_by_turn(t: Bomber, card: Played) -> Todo:
    return modify_roll(t, card, card.other if t.turn > EARLY_TURNS else card.amount)


def modify_by_method(t: Bomber, card: Played) -> Todo:
    return modify_roll(t, card, card.other if card.method == WANGANUI else card.amount)


def modify_by_weather(t: Bomber, card: Played) -> Todo:
    return modify_roll(t, card, card.other if t.bad_weather else card.amount)


def modify_with_sn2(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= SN2
    return modify(t, card)


def surprise(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= NO_FIRE
    return modify(t, card)


def accident(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= AT_LEAST_ONE
    return modify(t, card)


def meet_own_flak(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= OWN_FLAK
    return modify(t, card)


def report_faulty_wind(t: Bomber, card: Played) -> Todo:
    modify(t, card)
    disrupt(t, t.raid_now, card.other)
    return GO_ON


def modify_roll(t: Bomber, card: Played, amount: i64) -> Todo:
    t.roll_mod += amount
    t.tell("roll_modified", card.function, amount)
    return GO_ON


# --- words that leave a mark on the roll, or on the city that is bombed
def cancel_attack(t: Bomber, card: Played) -> Todo:
    """Nothing that was played on it counts any more."""
    t.roll_marks = CANCELLED
    return_used_cards(t)
    return GO_ON


def reduce_losses(t: Bomber, card: Played) -> Todo:
    t.losses_less += card.amount
    return GO_ON


def open_fire(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= FIRE
    t.roll_mod += card.amount  # the attack is over: it is the defensive fire's by now
    return GO_ON


def hunt_mosquitoes(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= HUNT
    return GO_ON


def call_stragglers(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= STRAGGLERS
    t.roll_mod += card.amount
    return GO_ON


def ground(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= GROUNDED
    return GO_ON


def close_field(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= SHUT
    return GO_ON


def defend(t: Bomber, card: Played) -> Todo:
    t.roll_marks |= DEFENDED
    return GO_ON


def change_creepback(t: Bomber, card: Played) -> Todo:
    t.creepback += card.amount
    return GO_ON


def arrive_early(t: Bomber, card: Played) -> Todo:
    t.early = with_value(t.early, card.place, 1)
    return GO_ON


def return_used_cards(t: Bomber) -> None:
    """High-Altitude Bombers: what was played on the attack that does not take place."""
    for card in range(CARDS):
        while t.used[card] > 0 and MODIFIES[card]:
            t.used[card] -= 1
            take_back(t, card)


# --- words for the night, the track and the turn
def modify_contacts(t: Bomber, card: Played) -> Todo:
    t.turn_contact += card.amount
    return GO_ON


def modify_attacks(t: Bomber, card: Played) -> Todo:
    t.turn_attack += card.amount
    return GO_ON


def jam(t: Bomber, card: Played) -> Todo:
    change_jamming(t, card.amount)
    return GO_ON


def place_naxos(t: Bomber, card: Played) -> Todo:
    t.naxos = card.amount
    return GO_ON


def place_beleuchter(t: Bomber, card: Played) -> Todo:
    t.beleuchter = card.amount
    return GO_ON


def light_fido(t: Bomber, card: Played) -> Todo:
    t.fido = 1
    return GO_ON


def change_weather(t: Bomber, card: Played) -> Todo:
    die = t.die()
    zone = ZONE_BY_NUMBER[read_die(card.function, die)]
    t.tell("weather_rolled", card.function, die, zone)
    return t.do(WeatherChange(zone))


def use_high_rate_window(t: Bomber, card: Played) -> Todo:
    t.window_used = card.amount
    return GO_ON


def hide_south(t: Bomber, card: Played) -> Todo:
    t.south_hidden = 1
    return GO_ON


def confuse(t: Bomber, card: Played) -> Todo:
    die = t.die()
    t.unconfirmed = 1 if die >= card.amount else 0
    t.tell("confusion_rolled", card.function, die, t.unconfirmed)
    return GO_ON


# --- words for losses and patrols
def deplete_attacker(t: Bomber, card: Played) -> Todo:
    deplete(t, card.unit)
    return GO_ON


def lose_some_fighters(t: Bomber, card: Played) -> Todo:
    roll_fighter_losses(t, card.function, NONE)
    return GO_ON


def add_patrol(t: Bomber, card: Played) -> Todo:
    """The counter that was left aside at the start.  § 3.2.2"""
    for patrol in range(PATROLS):
        if t.patrol[patrol] == 0:
            t.patrol[patrol] = IN_THE_POOL
            t.tell("patrol_added", patrol)
            return GO_ON
    return GO_ON


# --- words that aim at something
def aim_at_unit(t: Bomber, card: Played) -> Todo:
    return t.do(UnitChoice(card.seat, card.function))


def aim_at_city(t: Bomber, card: Played) -> Todo:
    return t.do(CityChoice(card.seat, card.function))


def fire_at_straying_raid(t: Bomber, card: Played) -> Todo:
    return t.do(Straying())


def mend_damage(t: Bomber, card: Played) -> Todo:
    return t.do(Mending(card.function))


def remove_patrol(t: Bomber, card: Played) -> Todo:
    return t.do(PatrolChoice())


EFFECTS: Final[dict[str, Callable[[Bomber, Played], Todo]]] = {
    "modify": modify,
    "modify_by_turn": modify_by_turn,
    "modify_by_method": modify_by_method,
    "modify_by_weather": modify_by_weather,
    "modify_with_sn2": modify_with_sn2,
    "surprise": surprise,
    "accident": accident,
    "own_flak": meet_own_flak,
    "faulty_wind": report_faulty_wind,
    "cancel_attack": cancel_attack,
    "reduce_losses": reduce_losses,
    "open_fire": open_fire,
    "mosquito_hunt": hunt_mosquitoes,
    "stragglers": call_stragglers,
    "ground": ground,
    "close_field": close_field,
    "defend": defend,
    "creepback": change_creepback,
    "early": arrive_early,
    "turn_contact": modify_contacts,
    "turn_attack": modify_attacks,
    "jam": jam,
    "naxos": place_naxos,
    "beleuchter": place_beleuchter,
    "fido": light_fido,
    "change_weather": change_weather,
    "high_rate_window": use_high_rate_window,
    "hide_south": hide_south,
    "confuse": confuse,
    "deplete_attacker": deplete_attacker,
    "fighter_losses": lose_some_fighters,
    "add_patrol": add_patrol,
    "deplete_any": aim_at_unit,
    "hunt": aim_at_unit,
    "flak_on_fighter": aim_at_unit,
    "straggler": aim_at_unit,
    "quick_scramble": aim_at_unit,
    "light_up": aim_at_city,
    "bring_flak": aim_at_city,
    "recall_flak": aim_at_city,
    "stray": fire_at_straying_raid,
    "mend_damage": mend_damage,
    "remove_patrol": remove_patrol,
}
