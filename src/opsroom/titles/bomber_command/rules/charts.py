"""The tables and tracks, as printed on map and play aid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, printed
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.geography import CITY_BY_NAME
from opsroom.titles.bomber_command.schema_map import CONDITIONS, SCENARIOS, load_chits, load_tables

_data = load_tables()
_scenarios = [_data.scenario[s] for s in SCENARIOS]

# --- scenarios: § 13.0, where Downfall differs
JAMMING_START: Final = printed([s.jamming for s in _scenarios])
MAIN_FORCES: Final = printed([s.main_forces for s in _scenarios])
MOSQUITOES: Final = printed([s.mosquitoes for s in _scenarios])
DECOYS: Final = printed([s.decoys for s in _scenarios])
STREAM: Final = printed([s.stream for s in _scenarios])
LOSS_VP: Final = printed([s.loss_vp for s in _scenarios])
MOSQUITO_LOSS_VP: Final = printed([s.mosquito_loss_vp for s in _scenarios])
INTRUDERS: Final = printed([s.intruders for s in _scenarios])
REDEPLOYMENTS: Final = printed([s.redeployments for s in _scenarios])
PATROLS_CHOSEN: Final = printed([s.patrols for s in _scenarios])

# --- raids
_raid = _data.raid
SPEED: Final[i64] = _raid.speed
LEGS: Final[i64] = _raid.legs
DECOY_LEGS: Final[i64] = _raid.decoy_legs
GARDENING_SWAPS: Final[i64] = _raid.gardening_swaps
DECOY_PRICE: Final[i64] = _raid.decoy_price
FOLLOW_UP_GAP: Final[i64] = _raid.follow_up_gap
SHORT_NIGHT_DAWN: Final[i64] = _raid.short_night_dawn
SHORT_NIGHT_VP: Final[i64] = _raid.short_night_vp
LAST_TURN: Final[i64] = _raid.last_turn
LAST_ENTRY: Final[i64] = _raid.last_entry
LONG_RANGE: Final[i64] = _raid.long_range
SOUTHERN_SURCHARGE: Final[i64] = _raid.southern_surcharge
MOSQUITO_VP: Final[i64] = _raid.mosquito_vp
MOSQUITO_VP_BERLIN: Final[i64] = _raid.mosquito_vp_berlin
CONFIRMED: Final[i64] = _raid.confirmed
CONFIRMED_HUNTED: Final[i64] = _raid.confirmed_hunted

# --- weather
WEATHER_NAMES: Final[list[str]] = list(CONDITIONS)
CLEAR: Final[i64] = 0
HAZE: Final[i64] = 1
BROKEN_CLOUD: Final[i64] = 2
CLOUD: Final[i64] = 3
HEAVY_CLOUD: Final[i64] = 4
FOG: Final[i64] = 5
_weather = [_data.weather[c] for c in CONDITIONS]
WEATHER_MODIFIER: Final = printed([w.modifier for w in _weather])
SCRAMBLE_MODIFIER: Final = printed([w.scramble for w in _weather])
RECOVERY_COLUMN: Final = printed([w.recovery for w in _weather])
GOOD_FACE: Final = printed([WEATHER_NAMES.index(c) for c in _data.markers.good])
BAD_FACE: Final = printed([WEATHER_NAMES.index(c) for c in _data.markers.bad])
MARKERS: Final[i64] = len(_data.markers.good)
MARKER_NAMES: Final = [f"marker_{i + 1}" for i in range(MARKERS)]
_environment = _data.environment
CROSSES: Final[i64] = _environment.crosses
BAD_WEATHER_FROM: Final[i64] = _environment.bad_weather_from
GOOD_VISIBILITY: Final[i64] = _environment.good_visibility
POOR_VISIBILITY: Final[i64] = _environment.poor_visibility
DAWN_AFTER: Final[i64] = _environment.dawn_after
DAWN_MODIFIER: Final[i64] = _environment.dawn_modifier
MOON_MODIFIER: Final[i64] = _environment.moon_modifier
MOONRISE: Final[i64] = _environment.moonrise
MOONSET: Final[i64] = _environment.moonset
MOON_SHIFT: Final[i64] = _environment.moon_shift
WIND_FIRST: Final[i64] = _environment.wind_first
WIND: Final = printed(list(_environment.wind))

# --- jamming and modifiers
JAMMING_LEAST: Final[i64] = _data.jamming.minimum
JAMMING_MOST: Final[i64] = _data.jamming.minimum + len(_data.jamming.contact) - 1
CONTACT_NUMBER: Final = printed(list(_data.jamming.contact))
_modifiers = _data.modifiers
OFF_BEACON: Final[i64] = _modifiers.off_beacon
BELEUCHTER: Final[i64] = _modifiers.beleuchter
AGAINST_DECOY: Final[i64] = _modifiers.decoy
AGAINST_HEAVY: Final[i64] = _modifiers.heavy_load
DAMAGE_SPENT: Final[i64] = _modifiers.damage_spent
FAR_AWAY: Final[i64] = _modifiers.out_of_range
FIDO: Final[i64] = _modifiers.fido
WEAR: Final[i64] = _modifiers.wear
ONE_SHOT_DOWN: Final[i64] = _data.defensive_fire.one
TWO_SHOT_DOWN: Final[i64] = _data.defensive_fire.two
AIRFIELD_CLOSES: Final[i64] = _data.patrol.closes

# --- tables of totals: a result is losses times two, plus one for the mark (d, D, X)
GCI: Final[i64] = 0
TAME_BOAR: Final[i64] = 1
STACKED: Final[i64] = 2
LATE: Final[i64] = 3
FLAK: Final[i64] = 4  # a kind of attack, with a table of its own
HOW_NAMES: Final = ["gci", "tame_boar", "stacked", "late", "flak"]


def results(cells: list[str]) -> Column:
    return printed([int(cell.rstrip("dDX")) * 2 + (0 if cell[-1].isdigit() else 1) for cell in cells])


COMBAT_FIRST: Final[i64] = _data.combat.first
COMBAT_ROWS: Final[i64] = len(_data.combat.gci)
COMBAT: Final = results(
    [*_data.combat.gci, *_data.combat.tame_boar, *_data.combat.wild_boar_stacked, *_data.combat.wild_boar_late]
)
FLAK_FIRST: Final[i64] = _data.flak.first
FLAK_ROWS: Final[i64] = len(_data.flak.loss)
FLAK_LOSS: Final = printed(list(_data.flak.loss))
FLAK_DISRUPT: Final = printed(list(_data.flak.disrupt))
FLAK_DAMAGE: Final = printed(list(_data.flak.damage))
SCRAMBLE_FIRST: Final[i64] = _data.scramble.first
SCRAMBLE_ROWS: Final[i64] = len(_data.scramble.result)
SCRAMBLE: Final = results(list(_data.scramble.result))
RECOVERY_FIRST: Final[i64] = _data.recovery.first
RECOVERY_ROWS: Final[i64] = len(_data.recovery.fair)
RECOVERY: Final = results([*_data.recovery.fair, *_data.recovery.cloud, *_data.recovery.fog])


def row_of(total: i64, first: i64, rows: i64) -> i64:
    """The row of a table of totals; beyond its ends the last row counts."""
    row = total - first
    if row < 0:
        return 0
    return rows - 1 if row >= rows else row


def combat_result(column: i64, total: i64) -> i64:
    return COMBAT[column * COMBAT_ROWS + row_of(total, COMBAT_FIRST, COMBAT_ROWS)]


def scramble_result(total: i64) -> i64:
    return SCRAMBLE[row_of(total, SCRAMBLE_FIRST, SCRAMBLE_ROWS)]


def recovery_result(column: i64, total: i64) -> i64:
    return RECOVERY[column * RECOVERY_ROWS + row_of(total, RECOVERY_FIRST, RECOVERY_ROWS)]


# --- victory
VICTORY: Final = printed([*_data.victory.berlin, *_data.victory.downfall])
FIGHTER_HALVES: Final[i64] = _data.victory.fighter_halves

# --- target chits: three piles, § 3.3 and § 4.5.1
_chits = load_chits().chit
CHITS: Final[i64] = len(_chits)
CHIT_NAMES: Final = [f"chit_{i + 1}" for i in range(CHITS)]
CHIT_CITY: Final = printed(
    [CITY_BY_NAME[c.berlin.target] for c in _chits]
    + [CITY_BY_NAME[c.downfall.target] if c.downfall.target else NONE for c in _chits]
)
CHIT_VP: Final = printed([c.berlin.vp for c in _chits] + [c.downfall.vp for c in _chits])
FORMER_CHIT_VP: Final = printed(
    [c.berlin.vp if c.berlin.former_vp is None else c.berlin.former_vp for c in _chits]
    + [c.downfall.vp if c.downfall.former_vp is None else c.downfall.former_vp for c in _chits]
)
CHIT_MOON: Final = printed([c.berlin.moon for c in _chits] + [c.downfall.moon for c in _chits])
CHIT_OIL: Final = printed([int(c.berlin.oil) for c in _chits] + [int(c.downfall.oil) for c in _chits])
YELLOW_PILE: Final = printed([1] * CHITS)
RED_PILE: Final = printed([int(c.downfall.deck == "A") for c in _chits])
PINK_PILE: Final = printed([int(c.downfall.deck == "B") for c in _chits])
CITY_CHITS: Final = printed([int(c.downfall.deck == "B" and c.downfall.target != "") for c in _chits])  # short nights
