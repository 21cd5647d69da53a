"""What is printed on the cards and in the numbers of each mode.  § 3, § 13"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.titles.mirage.schema import ALTITUDES, BRITISH_PLAYED_BY, MODES, Card, load

DATA: Final = load()
NUMBERS: Final = DATA.numbers
ALL: Final = DATA.german + DATA.british + DATA.night
IDS: Final = [card.id for card in ALL]
RESULTS: Final = [card.id for card in DATA.result]

# --- seats: the colours of the role cards (§ 3.5), and the British player of the fixed modes
SEATS: Final = ["amber", "plum", "teal", "grey", "british"]
GERMAN_SEATS: Final[i64] = 4
BRITISH_SEAT: Final[i64] = 4

# --- areas and targets
AREAS: Final = ["radar", "airfield", "london", "cities"]
RADAR: Final[i64] = 0
AIRFIELD: Final[i64] = 1
LONDON: Final[i64] = 2
CITIES: Final[i64] = 3
AREA_COUNT: Final[i64] = 4
TARGETS: Final = ["radar", "airfield", "london", "cities", "london_night", "cities_night"]
TARGET_COUNT: Final[i64] = 6
TARGET_AREA: Final = printed([0, 1, 2, 3, 2, 3])
TARGET_NIGHT: Final = printed([0, 0, 0, 0, 1, 1])

# --- the decks, each kind of card in one run: § 3.1, § 3.2, § 3.3
GERMAN: Final[i64] = len(
    DATA.german
)  # German cards are 0 to GERMAN, British from there to BRITISH_END, then night cards
BRITISH_END: Final[i64] = len(DATA.german) + len(DATA.british)
CARDS: Final[i64] = len(ALL)
RESULT_CARDS: Final[i64] = len(DATA.result)


def first_of(kind: str, start: int, end: int) -> int:
    """Where the cards of a kind begin in their deck; where they would stand, if it has none."""
    order = ["fighter", "bomber", "weapon", "ace", "command", "event"]
    return start + sum([order.index(card.kind) < order.index(kind) for card in ALL[start:end]])


BOMBERS: Final[i64] = first_of("bomber", 0, len(DATA.german))  # German fighters are 0 to BOMBERS
ACES: Final[i64] = first_of("ace", 0, len(DATA.german))
COMMANDS: Final[i64] = first_of("command", 0, len(DATA.german))
EVENTS: Final[i64] = first_of("event", 0, len(DATA.german))
WEAPONS: Final[i64] = first_of("weapon", len(DATA.german), len(DATA.german) + len(DATA.british))
BRITISH_ACES: Final[i64] = first_of("ace", len(DATA.german), len(DATA.german) + len(DATA.british))
BRITISH_COMMANDS: Final[i64] = first_of("command", len(DATA.german), len(DATA.german) + len(DATA.british))
NIGHT_WEAPONS: Final[i64] = first_of("weapon", len(DATA.german) + len(DATA.british), len(ALL))

COUNT: Final = printed([card.count for card in ALL])
COMBAT: Final = printed([card.combat for card in ALL])  # § 3.1.1, § 3.2.1
SPECIAL: Final = printed([int(card.special) for card in ALL])
ROUNDS: Final = printed([card.rounds for card in ALL])
RANGE: Final = printed([card.range for card in ALL])
HURRICANE: Final = printed([int(card.hurricane) for card in ALL])
HIT: Final = printed([card.hit for card in ALL])  # § 3.1.2
DICE: Final = printed([card.dice for card in ALL])
ALTITUDE: Final = printed([ALTITUDES.index(card.altitude) for card in ALL])  # "" is 0: none
ALTITUDE_BONUS: Final = printed([card.altitude_bonus for card in ALL])
ENEMY_BONUS: Final = printed([card.enemy_bonus for card in ALL])


def flies(card: Card, target: int) -> bool:
    """§ 7.2.2, § 7.2.3: range by day and night; by night no fighter and no bomber that bars it."""
    if card.range <= TARGET_AREA[target]:
        return False
    return TARGET_NIGHT[target] == 0 or (card.kind == "bomber" and card.night)


FLIES: Final = printed([int(flies(card, target)) for card in DATA.german for target in range(len(TARGETS))])
# § 3.2.2
BALLOON: Final = printed([int(card.weapon == "balloon") for card in ALL])
DAY: Final = printed([card.day for card in ALL])
AT_NIGHT: Final = printed([card.at_night for card in ALL])
SPOILS: Final = printed([card.spoils for card in ALL])
LOST_ON_A_HIT: Final = printed([int(card.lost_on_a_hit) for card in ALL])
STRENGTH: Final = printed(
    [card.combat * 2 + int(card.special) for card in ALL]
)  # ruling M63: a special number breaks ties

LONDON_VP: Final = printed([card.london for card in DATA.result])
CITY_VP: Final = printed([card.other for card in DATA.result])
CITY_CARDS: Final = printed([card.british_cards for card in DATA.result])
RESULT_COUNT: Final = printed([card.count for card in DATA.result])


def named(does: str) -> int:
    return next(i for i, card in enumerate(ALL) if card.does == does)


# § 3.1.4, § 3.1.5, § 3.2.4
FREE_HUNT: Final[i64] = named("free_hunt")
INTO_THE_CLOUDS: Final[i64] = named("into_the_clouds")
RADIO_BEAM: Final[i64] = named("radio_beam")
AIR_SEA_RESCUE: Final[i64] = named("air_sea_rescue")
ADLERANGRIFF: Final[i64] = named("adlerangriff")
LONDON_ORDER: Final[i64] = named("london")
SPEECH: Final[i64] = named("nothing")
RETALIATION: Final[i64] = named("retaliation")
LINE_ABREAST: Final[i64] = named("line_abreast")
AMBUSH: Final[i64] = named("ambush")

# --- numbers
GERMAN_HAND: Final[i64] = NUMBERS.german_hand
BRITISH_HAND: Final[i64] = NUMBERS.british_hand
FORCE_CARDS: Final[i64] = NUMBERS.force_cards
FORCE_ACES: Final[i64] = NUMBERS.force_aces
AREA_ACES: Final[i64] = NUMBERS.area_aces
FORCES_AN_AREA: Final[i64] = NUMBERS.forces_an_area
NIGHT_FORCES: Final[i64] = NUMBERS.night_forces
NIGHT_CARDS: Final[i64] = NUMBERS.night_cards
AIR_ROUNDS: Final[i64] = NUMBERS.rounds
RETURNS_UP_TO: Final[i64] = NUMBERS.returns_up_to
# § 3.1.3, § 3.2.3
ACE_BONUS: Final[i64] = NUMBERS.ace_bonus
VP_AIRCRAFT: Final[i64] = NUMBERS.vp_aircraft
VP_ACE: Final[i64] = NUMBERS.vp_ace
RADAR_DAMAGE_PER_VP: Final[i64] = NUMBERS.radar_damage_per_vp
NIGHT_DAMAGE_PER_CARD: Final[i64] = NUMBERS.night_damage_per_card
EVENT_CARDS: Final[i64] = NUMBERS.event_cards
GERMAN_ESCAPE: Final[i64] = NUMBERS.german_escape
BRITISH_ESCAPE: Final[i64] = NUMBERS.british_escape
TURN_LIMIT: Final[i64] = NUMBERS.turn_limit

# --- modes: § 13
ROTATES: Final[i64] = BRITISH_PLAYED_BY.index("rotates")
FIXED: Final[i64] = BRITISH_PLAYED_BY.index("fixed")
AUTOMATON: Final[i64] = BRITISH_PLAYED_BY.index("automaton")
MODE: Final = [DATA.modes[name] for name in MODES]
MODE_GERMANS: Final = printed([mode.germans for mode in MODE])
MODE_BRITISH: Final = printed([BRITISH_PLAYED_BY.index(mode.british) for mode in MODE])
MODE_CARDS: Final = printed([mode.cards for mode in MODE])
MODE_AN_AREA: Final = printed([mode.an_area for mode in MODE])
MODE_FIGHTERS: Final = printed([mode.fighters for mode in MODE])
MODE_WEAPONS: Final = printed([mode.weapons for mode in MODE])


def extras(mode: int) -> list[int]:
    """The cards a mode adds to the deck, by card."""
    added = [0] * len(ALL)
    for extra in DATA.extra:
        if extra.set in MODE[mode].extras:
            added[IDS.index(extra.copy_of)] += extra.count
    return added


MODE_EXTRAS: Final = printed([n for mode in range(len(MODES)) for n in extras(mode)])


def one_more(difficulty: int) -> list[int]:
    """The first so many of the high-difficulty cards, by card: § 13.4."""
    spare = [extra.copy_of for extra in DATA.extra if extra.set == "high_difficulty" for _ in range(extra.count)]
    added = [0] * len(ALL)
    for copy_of in spare[:difficulty]:
        added[IDS.index(copy_of)] += 1
    return added


DIFFICULTIES: Final = ["0", "1", "2", "3", "4"]
DIFFICULT: Final = printed([n for difficulty in range(len(DIFFICULTIES)) for n in one_more(difficulty)])
