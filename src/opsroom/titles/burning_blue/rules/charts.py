"""The charts of the play aid and the numbers of the rules, read from data.  § 2.4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bands import Bands
from opsroom.engine.column import Column, printed
from opsroom.titles.burning_blue.rules.geography import DATA, ZONE_IDS

T: Final = DATA.tables


def numbered(rows: object, results: list[str]) -> Bands:
    """A table in bands whose results are words."""
    assert isinstance(rows, list)
    return Bands([int(row[0]) for row in rows[:-1]], [results.index(str(row[1])) for row in rows])


def counted(rows: object) -> Bands:
    """A table in bands whose results are numbers."""
    assert isinstance(rows, list)
    return Bands([int(row[0]) for row in rows[:-1]], [int(row[1]) for row in rows])


def modifier(table: dict[str, object], key: str) -> int:
    found = table[key]
    assert isinstance(found, int)
    return found


# --- scale: § 1.5, § 13.4.3, § 13.5.1
FIGHTER_MP: Final[i64] = T.scale["fighter_mp"]
BOMBER_MP: Final[i64] = T.scale["bomber_mp"]
SQUADRON_LOSSES: Final[i64] = T.scale["squadron_losses"]
FLIGHT_LOSSES: Final[i64] = T.scale["flight_losses"]
GRUPPE_LOSSES: Final[i64] = T.scale["gruppe_losses"]
STAFFEL_LOSSES: Final[i64] = T.scale["staffel_losses"]
FLIGHT_421_LOSSES: Final[i64] = T.scale["flight_421_losses"]
SMALL_DISRUPTION: Final[i64] = T.scale["small_disruption"]
GRUPPE_DISRUPTION: Final[i64] = T.scale["gruppe_disruption"]
FLIGHT_COUNTERS: Final[i64] = T.counters["flights"]
STAFFEL_COUNTERS: Final[i64] = T.counters["staffeln"]

# --- time and weather: § 6.2, § 6.3, § 19
PERIODS: Final = T.time_of_day.rows
PERIOD: Final = Bands([p.high for p in PERIODS[:-1]], list(range(len(PERIODS))))
PERIOD_START: Final = printed([int(p.start[:2]) * 60 + int(p.start[3:]) for p in PERIODS])
DAWN: Final[i64] = 0
DUSK: Final[i64] = len(PERIODS) - 1
NO_WIND: Final[i64] = -1
HEADWIND: Final[i64] = -2
WIND: Final = counted(T.wind.bands)
BAD_ZONES: Final = printed([n for n, _ in T.weather.bad_zones])
COLOURS: Final = ["yellow", "green", "blue", "red"]
BAD_COLOUR: Final = printed([COLOURS.index(colour) for _, colour in T.weather.bad_zones])
LONDON_HAZE: Final = counted(T.weather.london_haze)
ZONE_ORDER: Final = [printed([])] * 2 + [printed([ZONE_IDS.index(z) for z in row]) for row in T.weather.zone_order]
COUNTER_IDS: Final = [c.id for c in T.weather.counters]
COUNTER_COLOUR: Final = printed([COLOURS.index(c.colour) for c in T.weather.counters])

CLEAR: Final[i64] = 0  # grades of weather, § 19.1.1
PATCHY: Final[i64] = 1
BROKEN: Final[i64] = 2
BAD: Final[i64] = 3
KINDS: Final = ["clear", "patchy", "haze", "broken", "dense_haze", "overcast", "mist", "rain"]
GRADE: Final = printed([0, 1, 1, 2, 2, 3, 3, 3])
K_PATCHY: Final[i64] = 1
K_HAZE: Final[i64] = 2
K_BROKEN: Final[i64] = 3
K_OVERCAST: Final[i64] = 5
K_MIST: Final[i64] = 6
K_RAIN: Final[i64] = 7
LEVELS: Final[i64] = 20  # of altitude: Angels 0 to 38 by twos
LEVEL_HEIGHT: Final[i64] = 2  # Angels


def layers(texts: list[str]) -> list[int]:
    """The kind of weather at each level of one side of a counter."""
    found = [0] * int(LEVELS)
    for text in texts:
        kind, low, high = text.split()
        for level in range(int(low) // 2, int(high) // 2 + 1):
            found[level] = max(found[level], KINDS.index(kind))
    return found


COUNTER_LAYERS: Final = printed([k for c in T.weather.counters for side in (c.good, c.bad) for k in layers(side)])

# --- raids: § 9
WINDOW: Final[i64] = T.raids["window"]
WINDOW_AT_DUSK: Final[i64] = T.raids["window_dusk"]
LEAD: Final = printed([0, 0, T.raids["lead_fleet_2"], T.raids["lead_fleet_3"]])  # by Luftflotte
WAYPOINTS_OUT: Final[i64] = T.raids["waypoints_out"]
WAYPOINTS_BACK: Final[i64] = T.raids["waypoints_back"]
WAYPOINTS_SWEEP: Final[i64] = T.raids["waypoints_sweep"]
WAYPOINTS_HOME: Final[i64] = T.raids["waypoints_home"]
JABO_ANGELS: Final[i64] = T.raids["jabo_angels"]
BOMB_HERE: Final[i64] = T.raids["bomb_here"]
AFTER_DIVE: Final[i64] = T.raids["after_dive"]
AFTER_BALLOONS: Final[i64] = T.raids["after_balloons"]
AFTER_STRAFE: Final[i64] = T.raids["after_strafe"]
ON_TIME: Final[i64] = 0
DISRUPTED: Final[i64] = 4
HALF_ESCORT: Final[i64] = 5
NO_ESCORT: Final[i64] = 6
SPECIAL: Final[i64] = 7
FORM_RESULTS: Final = ["on_time", "late_1", "late_2", "late_3", "disrupted", "half_escort", "no_escort", "special"]
FORM_UP: Final = [numbered(T.form_up[key], FORM_RESULTS) for key in ("clear", "patchy", "broken", "bad")]
FORM_UP_SPECIAL: Final = numbered(T.form_up["special"], FORM_RESULTS)
FORM_ANY_ESCORT: Final[i64] = modifier(dict(T.form_up), "any_escort")
FORM_FOUR_PLUS: Final[i64] = modifier(dict(T.form_up), "four_plus")
FORM_DAWN_OR_DUSK: Final[i64] = modifier(dict(T.form_up), "dawn_or_dusk")
FORM_SINGLE: Final[i64] = modifier(dict(T.form_up), "single_unit")
ON_COURSE: Final[i64] = 0
LOST: Final[i64] = 1
DECOY: Final[i64] = 2
NAVIGATION: Final = [
    numbered(T.navigation[key], ["on_course", "lost", "decoy"]) for key in ("clear", "patchy", "broken", "bad")
]
NAV_CROSSWIND: Final[i64] = modifier(dict(T.navigation), "crosswind")
NAV_LANDMARK: Final[i64] = modifier(dict(T.navigation), "landmark")
NAV_DUSK: Final[i64] = modifier(dict(T.navigation), "dusk")

# --- events: § 7
EVENT_IDS: Final = [
    "none",
    "weather_worse",
    "filter_error",
    "scramble_minus",
    "good_atmospherics",
    "radio_clear",
    "scramble_plus",
    "readiness",
    "weather_better",
]
EVENT: Final = printed([0, 0] + [EVENT_IDS.index(row) for row in T.events.rows])

# --- movement and command: § 8, § 10
FREE_DIVE: Final[i64] = T.movement["free_dive"]
BOMBER_CLIMB: Final[i64] = T.movement["bomber_climb"]
CLIMB_MP: Final[i64] = T.movement["climb_mp"]
FIRST_CLIMB: Final[i64] = T.movement["first_climb"]
SECOND_CLIMB: Final[i64] = T.movement["second_climb"]
LOW_START: Final[i64] = T.movement["low_start"]
HIGH_ABOVE: Final[i64] = T.movement["high_above"]
HIGH_CLIMB: Final[i64] = T.movement["high_climb"]
LANDING_ANGELS: Final[i64] = T.movement["landing_angels"]
HF_RANGE: Final[i64] = T.command["hf"]
GOOD_ATMOSPHERICS: Final[i64] = T.command["good_atmospherics"]
RADIO_CLEAR: Final[i64] = T.command["radio_clear"]
VECTOR_FAILS: Final[i64] = T.command["vector_fails"]
GROUP_12_ROW: Final[i64] = T.command["group_12_row"]

# --- detection and tally: § 11, § 12
CARDS: Final[i64] = len(DATA.cards.cards)
LETTERS: Final = "ABCDE"
C_LETTER: Final[i64] = 2
RADAR_HIGH: Final[i64] = T.detection["radar_high"]
OBSERVER_HIGH: Final[i64] = T.detection["observer_high"]
CH_COLUMN: Final[i64] = 0  # columns of a card: Chain Home, Chain Home Low, observers in four grades of weather
CHL_COLUMN: Final[i64] = 1
OBSERVED: Final[i64] = 2
READINGS: Final[i64] = 6


def readings(part: int) -> Column:
    """Of every card: detection value (0), strength letter (1) or altitude value (2), six columns a card."""
    found: list[int] = []
    for card in DATA.cards.cards:
        for reading in (card.ch, card.chl, *card.observed):
            value = reading[part]
            found.append(LETTERS.index(value) if isinstance(value, str) else value)
    return printed(found)


DETECTION_VALUE: Final = readings(0)
STRENGTH_LETTER: Final = readings(1)
ALTITUDE_VALUE: Final = readings(2)
STRENGTH: Final = printed([n for row in T.strength.rows for n in row])
STRENGTH_ROWS: Final[i64] = len(T.strength.rows)
GOOD: Final[i64] = 0  # the air picture
DEGRADED: Final[i64] = 1
POOR: Final[i64] = 2
NO_EFFECT: Final[i64] = -1  # tally results; a range is itself
CONFUSION: Final[i64] = -2
BIG_RAID: Final[i64] = -3
TALLY_RESULT: Final = printed(
    [
        {"-": -1, "C": -2, "B": -3}.get(result) or int(result)
        for card in DATA.cards.cards
        for picture in (card.good, card.degraded, card.poor)
        for result in picture.split()
    ]
)  # by card, air picture, grade of weather
SIGHT: Final = printed(T.tally.sight)
LOST_IN: Final = printed(T.tally.lost_in)
LOST_IN_HAZE: Final[i64] = T.tally.lost_in_haze
DECLINE_ABOVE: Final[i64] = T.tally.decline_above
DECLINE_BELOW: Final[i64] = T.tally.decline_below
FLAK_BURST: Final[i64] = T.tally.flak_burst
PICTURE_WORSENS: Final[i64] = T.tally.worsens
PICTURE_IMPROVES: Final[i64] = T.tally.improves
BIG_RAID_GRUPPEN: Final[i64] = T.tally.big_raid

# --- fights: § 13
NO_CONTACT: Final[i64] = 0
INTERCEPT: Final[i64] = 1
BOUNCE: Final[i64] = 2
STRAGGLER: Final[i64] = 3
CONTACTS: Final = ["none", "intercept", "bounce", "straggler"]
INTERCEPTION: Final = [numbered(T.intercept[key], CONTACTS) for key in ("d0", "d1", "d2", "maximum")]
INTERCEPT_MOD: Final = {key: value for key, value in T.intercept.items() if isinstance(value, int)}
NO_REACTION: Final[i64] = 0
REACTION: Final[i64] = 1
DOGFIGHT: Final[i64] = 2
LATE: Final[i64] = 3
FEND_OFF_1: Final[i64] = 4
FEND_OFF_2: Final[i64] = 5
CLOSE_CALLED: Final[i64] = 8  # added to a result: a close escort must be used
REACTIONS: Final = ["no_reaction", "reaction", "dogfight", "late", "fend_off_1", "fend_off_2", "", "", ""]
REACTION_CHART: Final = [
    numbered(
        T.reaction[f"squadrons_{n}"],
        [*REACTIONS[:8], "no_reaction*", "reaction*", "", "late*", "fend_off_1*", "fend_off_2*"],
    )
    for n in range(1, 6)
]
REACTION_MOD: Final = {key: value for key, value in T.reaction.items() if isinstance(value, int)}
COMBAT_COLUMNS: Final = [
    "minus_4",
    "minus_3",
    "minus_2",
    "minus_1",
    "zero",
    "plus_1",
    "plus_2",
    "plus_3",
    "plus_4",
    "medium",
    "ju87",
    "balloon",
]
BOMBER_COLUMN: Final[i64] = 9
STUKA_COLUMN: Final[i64] = 10
BALLOON_COLUMN: Final[i64] = 11
COMBAT_ROLLS: Final[i64] = 16


def combat_results(side: dict[str, list[tuple[int, int]]], part: int) -> Column:
    return printed([cell[part] for name in COMBAT_COLUMNS if name in side for cell in side[name]])


ATTACK_LOSSES: Final = combat_results(T.combat.attacker, 0)  # what the attacker does to the defender
ATTACK_SHAKES: Final = combat_results(T.combat.attacker, 1)
DEFENCE_LOSSES: Final = combat_results(T.combat.defender, 0)  # and the other way round
DEFENCE_SHAKES: Final = combat_results(T.combat.defender, 1)
COMBAT_MOD: Final = T.combat.modifiers
MUTUAL_RAF: Final[i64] = T.fight["mutual_raf"]
TIE_RAF: Final[i64] = T.fight["tie_raf"]
ATTACK_BELOW: Final[i64] = T.fight["below"]
UP_SUN_ANGELS: Final[i64] = T.fight["up_sun"]
F_ERPRO_BOMBS: Final[i64] = T.fight["erpro_bombs"]
F_DISRUPTED: Final[i64] = T.fight["disrupted"]
F_VIC: Final[i64] = T.fight["vic"]
F_SPITFIRE: Final[i64] = T.fight["spitfire_high"]
SPITFIRE_HIGH: Final[i64] = T.fight["spitfire_from"]
F_HURRICANE: Final[i64] = T.fight["hurricane_high"]
HURRICANE_HIGH: Final[i64] = T.fight["hurricane_from"]
F_CLOSE_ESCORT: Final[i64] = T.fight["close_escort"]
COHESION_FIGHTER: Final = counted(T.cohesion["fighter"])
COHESION_BOMBER: Final = counted(T.cohesion["bomber"])
COHESION_BALLOON: Final = counted(T.cohesion["balloon"])
COHESION_MOD: Final = {key: value for key, value in T.cohesion.items() if isinstance(value, int)}
CLOUD_BOMBER: Final = counted(T.cloud_cohesion["bomber"])
CLOUD_FIGHTER: Final = counted(T.cloud_cohesion["fighter"])

# --- guns and bombs: § 14 to § 16
HEAVY_FROM: Final[i64] = T.guns["heavy_from"]
HEAVY_TO: Final[i64] = T.guns["heavy_to"]
LIGHT_TO: Final[i64] = T.guns["light_to"]
BALLOON_TO: Final[i64] = T.guns["balloon_to"]
CABLE: Final[i64] = T.guns["cable"]
LIGHT_GUNS: Final = [Bands([r[0] for r in T.ack_ack.light[:-1]], [r[i] for r in T.ack_ack.light]) for i in (1, 2, 3)]
HEAVY_GUNS: Final = [Bands([r[0] for r in T.ack_ack.heavy[:-1]], [r[i] for r in T.ack_ack.heavy]) for i in (1, 2, 3)]
VP_ROWS: Final = [
    "bomber_gruppe",
    "bomber_staffel",
    "ju87_gruppe",
    "ju87_staffel",
    "erpro_gruppe",
    "erpro_staffel",
    "jabo_gruppe",
    "jabo_staffel",
    "strafe_gruppe",
    "strafe_staffel",
]
VP_COLUMNS: Final[i64] = 13  # from -4 to +8
BOMBING_VP: Final = printed([n for row in VP_ROWS for n in getattr(T.bombing, row)])  # in halves
SHIFT: Final = T.bombing.shifts
DIVE_FROM: Final[i64] = T.damage["dive_from"]
DIVE_TO: Final[i64] = T.damage["dive_to"]
DIVE_SHIFT_FROM: Final[i64] = T.damage["dive_shift_from"]
DAMAGE_ALL_DISRUPTED: Final[i64] = T.damage["all_disrupted"]
DAMAGE_LOST: Final[i64] = T.damage["lost"]
DAMAGE_ONE: Final[i64] = T.damage["one"]
DAMAGE_TWO: Final[i64] = T.damage["two"]
OPS_ROOM_HIT: Final[i64] = T.damage["ops_room"]
RDF_HIT: Final[i64] = T.damage["rdf"]
GROUND_AVAILABLE: Final = counted(T.ground_loss.available)
GROUND_OTHER: Final = counted(T.ground_loss.other)
GROUND_STRAFED: Final[i64] = T.ground_loss.strafing

# --- endurance and airfields: § 17, § 18
FORM_UP_TURNS: Final = counted(T.form_up_endurance.bands)
HEXES_A_TURN: Final[i64] = T.endurance["hexes"]
ALL_LOST_LATE: Final[i64] = T.endurance["all_lost"]
USED_421: Final[i64] = T.endurance["used_421"]
USED_RELIEF: Final[i64] = T.endurance["used_relief"]
RECOVERY_LARGE: Final = [Bands([r[0] for r in rows[:-1]], [r[1] for r in rows]) for rows in T.recovery.late]
RECOVERY_SMALL: Final = [Bands([r[0] for r in rows[:-1]], [r[2] for r in rows]) for rows in T.recovery.late]
SECTOR_CAPACITY: Final[i64] = T.airfield["sector_capacity"]
OTHER_CAPACITY: Final[i64] = T.airfield["other_capacity"]
READY_ROLL: Final[i64] = T.airfield["ready"]
READY_BY_TRY: Final[i64] = T.airfield["ready_by_try"]
REFORM_ROLL: Final[i64] = T.airfield["reform"]

# --- the RAF, the channel patrol, victory, the campaign: § 20 to § 23
LIMIT: Final[i64] = T.raf["limit"]
LIMIT_2_STRENGTH: Final[i64] = T.raf["limit_2_strength"]
LIMIT_2_GRUPPEN: Final[i64] = T.raf["limit_2_gruppen"]
LIMIT_3_STRENGTH: Final[i64] = T.raf["limit_3_strength"]
LIMIT_3_GRUPPEN: Final[i64] = T.raf["limit_3_gruppen"]
WING_FORMS: Final[i64] = T.raf["wing"]
WING_FORMS_BAD: Final[i64] = T.raf["wing_bad"]
WING_ANGELS: Final[i64] = T.raf["wing_angels"]
BALBO: Final[i64] = T.raf["balbo"]
BALBO_SUCCESSES: Final[i64] = T.raf["successes"]
PATROL_ABOVE: Final[i64] = T.channel_patrol["above"]
PATROL_CHITS: Final[i64] = len(T.patrol_chits.low)
PATROL_GRUPPEN: Final = printed([g for level in (T.patrol_chits.low, T.patrol_chits.high) for g, _ in level])
PATROL_STAFFELN: Final = printed([s for level in (T.patrol_chits.low, T.patrol_chits.high) for _, s in level])
VP: Final = T.victory
CAMPAIGN: Final = T.campaign
