"""The staff with its cards: which to keep, when to play, when to cancel.  § 3.7, § 6

Cards on a roll are spent one at a time, and only where the roll matters: the British side guards its Main Forces, the German
side helps strong units and units that are in a stream.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.card_choices import CityChoice, Mending, PatrolChoice, Straying, UnitChoice
from opsroom.titles.bomber_command.rules.card_targets import strength_of_flak
from opsroom.titles.bomber_command.rules.card_windows import Cancelling, CardBeside, Window
from opsroom.titles.bomber_command.rules.cards import (
    AMOUNT,
    BOMBING_SYMBOL,
    CARD_NAMES,
    DOES,
    FACT_MOSQUITO,
    FUNCTIONS,
    SYMBOL,
    W_AFTER_ATTACK,
    W_ATTACK,
    W_BOMB_DROP,
    W_CONTACT,
    W_CONVERSION,
    W_DEFENSIVE_FIRE,
    W_DETECTED,
    W_DETECTION,
    W_FIGHTERS,
    W_MARKING,
    W_PHASE,
    W_RAIDS,
    W_RECOVERY,
    W_SCRAMBLE,
    W_TAME_BOAR,
)
from opsroom.titles.bomber_command.rules.charts import FLAK, FOG, JAMMING_LEAST, JAMMING_MOST, MAIN_FORCES
from opsroom.titles.bomber_command.rules.combat import NightAttack
from opsroom.titles.bomber_command.rules.counters import PATROL, UNITS
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITY_HEX,
    ENGLISH_ZONE,
    HEXES,
    JD_7,
    RAID_BOX,
    RAIDS,
    ZONE,
)
from opsroom.titles.bomber_command.rules.hands import DrawPhase, OpeningHands
from opsroom.titles.bomber_command.rules.ids import CardId, FunctionId
from opsroom.titles.bomber_command.rules.raids import is_on_map, part
from opsroom.titles.bomber_command.rules.table import DECOY, MAIN_FORCE, MOSQUITO, Bomber, is_stream
from opsroom.titles.bomber_command.rules.tame_boar import Contact, raid_of
from opsroom.titles.bomber_command.rules.units import strength

# words that modify a roll
MODIFIERS: Final = (
    *("modify", "modify_by_turn", "modify_by_method", "modify_by_weather", "modify_with_sn2"),
    *("surprise", "accident", "own_flak", "faulty_wind"),
)
MODIFIES_ROLL: Final = printed([int(word in MODIFIERS) for word in DOES])
# other words that have a moment of their own
TIED: Final = ("cancel_attack", "mosquito_hunt", "stragglers", "ground", "close_field", "hide_south", "confuse")
FOR_ANY_TIME: Final = printed([int(word not in MODIFIERS and word not in TIED) for word in DOES])
NOT_WORTH_IT: Final = ("change_weather", "high_rate_window", "bring_flak", "quick_scramble")

# what a card is worth in hand, 0 to 9; the least go back or away first
WORTH_OF: Final = {
    "corona_controllers": 5, "corona_jamming": 8, "corkscrew": 4, "airborne_cigar": 8, "mandrel": 6, "high_rate_window": 1,
    "high_altitude_bombers": 7, "drumstick": 6, "southern_germany": 2, "tinsel": 6, "special_tinsel": 7,
    "command_confusion": 4, "weather": 2, "jostle_iv": 7, "fuel_famine": 4, "firebash": 6, "low_fuel_and_ammo": 5,
    "lucky_crews": 2, "dartboard": 6, "radio_silence": 5, "dina_and_piperack": 4, "monica": 3, "boozer": 3, "fishpond": 3,
    "village_inn": 5, "rear_gunner": 4, "serrate": 7, "perfectos": 7, "decoy_flares": 6, "carpet": 4, "flower": 6,
    "mahmoud": 6, "master_of_ceremonies": 5, "master_bomber": 8, "five_group_marking": 7, "backers_up": 5, "accident": 4,
    "low_level_marking": 7, "dogleg": 5, "pathfinder": 6, "offset_bombing": 5, "full_throttle": 5, "sector_bombing": 7,
    "wild_boar": 4, "trigger_happy_flak": 5, "straying_bombers": 3, "vhf": 4, "sn2c": 8, "sn2b": 8, "experten": 9,
    "high_altitude_marking": 6, "y_guidance": 6, "beleuchter": 7, "german_weather": 1, "morse": 7, "wurzlaus": 7,
    "anne_marie": 7, "flensburg": 6, "naxburg": 7, "naxos": 7, "searchlights_and_flares": 3, "jagdschloss": 6,
    "bernhardine": 6, "civil_defence": 4, "contrails": 6, "schraege_musik": 7, "tail_warning": 3,
    "stragglers_tame_boar": 6, "ta154_moskito": 2, "stragglers_himmelbett": 4, "mobile_flak": 1, "orgelpfeife": 4,
    "quick_reaction_alert": 3, "decoy": 6, "smoke_pot": 6, "stirling": 7, "halifax": 6, "route_markers": 7,
    "visual_signals": 5, "y_battalion_west": 7, "he219_uhu": 6, "ju88g": 5, "dropped_guard": 5,
    "early_arrival_at_target": 5, "faulty_wind_reports": 7,
}  # fmt: skip
WORTH: Final = printed([WORTH_OF[name] for name in CARD_NAMES])
POOR: Final[i64] = 3  # such cards make room for new ones
ENOUGH: Final[i64] = 3  # so much of a modifier will do for one roll


def is_card_question(t: Bomber) -> bool:
    return isinstance(
        t.top,
        (
            Window,
            CardBeside,
            Cancelling,
            OpeningHands,
            DrawPhase,
            UnitChoice,
            CityChoice,
            Straying,
            Mending,
            PatrolChoice,
        ),
    )


def advise_cards(t: Bomber) -> i64:
    frame = t.top
    if isinstance(frame, Window):
        return best_play(t, frame)
    if isinstance(frame, Cancelling):
        return best_reply(t)
    if isinstance(frame, OpeningHands):
        if frame.about().steps[frame.at].name == "choose_bombing_card":
            return t.because(best_card(t), "best_bombing_card")
        return t.because(worst_card(t), "worst_card_back")
    if isinstance(frame, DrawPhase):
        worst = worst_card(t)
        if worst != PASS and worth(t, worst) <= POOR and t.held[frame.seat] >= 4:
            return t.because(worst, "poor_card", t.held[frame.seat])
        return t.because(PASS, "hand_still_useful")
    if isinstance(frame, UnitChoice):
        return t.because(best_unit(t, frame), "unit_in_stream_first")
    if isinstance(frame, CityChoice):
        return t.because(best_city(t), "bombed_city_first")
    if isinstance(frame, PatrolChoice):
        return t.because(best_patrol(t), "strongest_patrol")
    return t.because(t.options[0], "first_will_do")


# --- hands
def worth(t: Bomber, card: CardId) -> i64:
    """Cards for the bombing are worth nothing when it is over."""
    is_over = t.bombed[0] + t.bombed[1] >= MAIN_FORCES[t.scenario]
    return 0 if is_over and SYMBOL[card] == BOMBING_SYMBOL else WORTH[card]


def worst_card(t: Bomber) -> i64:
    worst: i64 = PASS
    for i in range(t.offered):
        card = t.options[i]
        if card != PASS and (worst == PASS or worth(t, card) < worth(t, worst)):
            worst = card
    return worst


def best_card(t: Bomber) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        if WORTH[t.options[i]] > WORTH[best]:
            best = t.options[i]
    return best


def best_reply(t: Bomber) -> i64:
    """A card that names the other is spent; two cards for one are not."""
    first = t.options[0]
    if 0 <= first < len(CARD_NAMES):
        return t.because(first, "cancel_named")
    return t.because(PASS, "not_two_for_one")


# --- playing
def best_play(t: Bomber, frame: Window) -> i64:
    """The most useful function that the moment is worth."""
    best: i64 = PASS
    most: i64 = 0
    for i in range(t.offered):
        function = t.options[i]
        if 0 <= function < FUNCTIONS:
            use = use_of(t, frame, function)
            if use > most:
                best, most = function, use
    if best == PASS:
        return t.because(PASS, "no_card_worth_it")
    if frame.moment == W_DETECTION:
        return t.because(best, "card_on_detection")
    if frame.moment == W_CONTACT:
        return t.because(best, "card_on_contact")
    return t.because(best, "card_on_attack" if frame.moment == W_ATTACK else "card_now")


def use_of(t: Bomber, frame: Window, function: FunctionId) -> i64:
    """How much one wants to play it now; 0 is not at all."""
    moment = frame.moment
    if moment == W_DETECTION and MODIFIES_ROLL[function]:
        return wants_modifier(t, function, 2) if raids_about(t, frame.seat) else 0
    if moment == W_CONTACT and MODIFIES_ROLL[function]:
        return use_on_contact(t, frame, function)
    if moment == W_ATTACK and not is_for_any_time(function):
        return use_on_attack(t, frame, function)
    if moment == W_AFTER_ATTACK:
        return use_after_attack(t, function)
    if moment == W_DEFENSIVE_FIRE or moment >= W_MARKING:
        return use_over_the_city(t, frame, function)
    if moment == W_SCRAMBLE and DOES[function] != "accident" and not is_for_any_time(function):
        return 1 + strength(t, frame.unit)
    if DOES[function] == "accident":
        return 2 if frame.unit != NONE and frame.seat == BRITISH and t.turn >= 4 else 0
    if moment == W_DETECTED and not is_for_any_time(function):
        return use_when_detected(t, function)
    return use_at_any_time(t, frame, function)


def is_for_any_time(function: FunctionId) -> bool:
    return FOR_ANY_TIME[function] != 0


def wants_modifier(t: Bomber, function: FunctionId, enough: i64) -> i64:
    """The bigger the better, until the roll has enough of it."""
    amount = AMOUNT[function]
    if amount < 0:
        return -amount if t.roll_mod > -enough else 0
    return amount if t.roll_mod < enough else 0


def raids_about(t: Bomber, seat: SeatId) -> bool:
    """Whether detection matters: for the British side, when a Main Force is on the map; for the other, when the night is on."""
    if seat != BRITISH:
        return t.turn >= 2
    for raid in range(RAIDS):
        if t.kind[raid] == MAIN_FORCE and is_on_map(t, raid):
            return True
    return False


def use_on_contact(t: Bomber, frame: Window, function: FunctionId) -> i64:
    if frame.seat == BRITISH:
        below = frame.below
        if not isinstance(below, Contact) or t.kind[raid_of(t, below.target)] != MAIN_FORCE:
            return 0
    elif strength(t, frame.unit) < 1:
        return 0
    return wants_modifier(t, function, ENOUGH - 1)


def use_on_attack(t: Bomber, frame: Window, function: FunctionId) -> i64:
    if frame.seat == BRITISH:
        if t.raid_now == NONE or not is_stream(t, t.raid_now) or t.kind[t.raid_now] == DECOY:
            return 0
        if MODIFIES_ROLL[function] == 0:
            return 9  # the attack is called off
        return wants_modifier(t, function, ENOUGH)
    if frame.how == FLAK:
        return 0
    if frame.facts & FACT_MOSQUITO:
        return 1 if MODIFIES_ROLL[function] == 0 else 0
    if MODIFIES_ROLL[function] == 0:
        return 5
    return wants_modifier(t, function, ENOUGH if strength(t, frame.unit) < 2 else 2 * ENOUGH)


def use_after_attack(t: Bomber, function: FunctionId) -> i64:
    """A bomber saved where one is lost; guns and empty tanks whenever there is nothing better."""
    frame = t.top
    below = frame.below if frame is not None else None
    if not isinstance(below, NightAttack):
        return 0
    if DOES[function] == "reduce_losses":
        return 3 if below.lost > t.losses_less and t.raid_now != NONE and t.kind[t.raid_now] != MOSQUITO else 0
    return 2 if strength(t, below.unit) >= 1 else 0


def use_over_the_city(t: Bomber, frame: Window, function: FunctionId) -> i64:
    word = DOES[function]
    if frame.moment == W_CONVERSION:
        if word == "creepback" and AMOUNT[function] > 0:
            return 2 if t.creepback == 0 else 0
        return 1
    amount = AMOUNT[function]
    return amount if amount > 0 else 1 if amount == 0 else -amount


def use_when_detected(t: Bomber, function: FunctionId) -> i64:
    if DOES[function] == "hide_south":
        for raid in range(RAIDS):
            if t.kind[raid] == MAIN_FORCE and is_on_map(t, raid):
                place = part(t, raid, 0)
                if place != NONE and place < HEXES and ZONE[place] == JD_7:
                    return 3
        return 0
    return 2 if DOES[function] == "confuse" and t.detected == 3 else 0


def use_at_any_time(t: Bomber, frame: Window, function: FunctionId) -> i64:
    """Cards without a moment of their own."""
    word, amount = DOES[function], AMOUNT[function]
    moment = frame.moment
    if word == "jam":
        can_move = t.jamming < JAMMING_MOST if amount > 0 else t.jamming > JAMMING_LEAST
        return 4 if can_move and (moment == W_DETECTION or moment == W_CONTACT) else 0
    if word == "turn_contact":
        return 3 if moment == W_TAME_BOAR and t.detected >= 2 else 0
    if word == "turn_attack":
        return 4 if moment == W_TAME_BOAR and units_in_raids(t) >= 3 else 0
    if word == "fido":
        return 3 if t.weather[ENGLISH_ZONE] == FOG and t.turn >= 6 else 0
    if word in NOT_WORTH_IT:
        return 0
    if word == "light_up":
        return 2 if moment == W_BOMB_DROP else 0
    if moment == W_PHASE or moment == W_RECOVERY or moment == W_FIGHTERS or moment == W_RAIDS:
        return 2
    return 2 if moment == W_TAME_BOAR or moment == W_DETECTION or moment == W_BOMB_DROP else 0


def units_in_raids(t: Bomber) -> i64:
    n: i64 = 0
    for unit in range(UNITS):
        if t.unit_at[unit] >= RAID_BOX:
            n += 1
    return n


# --- aiming
def best_unit(t: Bomber, frame: UnitChoice) -> i64:
    """The strongest; one that is in a stream before one that is not."""
    if frame.about().steps[frame.at].name != "choose_unit_for_card":
        return t.options[0]
    best = t.options[0]
    most: i64 = -1
    for i in range(t.offered):
        unit = t.options[i]
        found = strength(t, unit) * 2 + (3 if t.unit_at[unit] >= RAID_BOX else 0) - (4 if t.returning[unit] else 0)
        if found > most:
            best, most = unit, found
    return best


def best_city(t: Bomber) -> i64:
    """One where bombs are falling, else the one with most flak."""
    best = t.options[0]
    most: i64 = -9
    for i in range(t.offered):
        city = t.options[i]
        found = strength_of_flak(t, city) + (10 if t.bomb_marker[city] else 0)
        for unit in range(UNITS):
            if t.unit_at[unit] == CITY_HEX[city] and t.bomb_marker[city]:
                found += 5
        if found > most:
            best, most = city, found
    return best


def best_patrol(t: Bomber) -> i64:
    best = t.options[0]
    for i in range(t.offered):
        if PATROL[t.options[i]] > PATROL[best]:
            best = t.options[i]
    return best
