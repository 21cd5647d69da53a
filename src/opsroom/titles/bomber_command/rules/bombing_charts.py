"""What is printed for the bombing: marking, concentration, loads, errors, conversion.  § 10, § 12.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bands import Bands
from opsroom.engine.column import printed
from opsroom.titles.bomber_command.schema_bombing import LOADS, METHODS, RADARS, load
from opsroom.titles.bomber_command.schema_cities import KINDS
from opsroom.titles.bomber_command.schema_map import CONDITIONS, SCENARIOS

NUMBERS = load()

NEWHAVEN: Final[i64] = METHODS.index("newhaven")
PARRAMATTA: Final[i64] = METHODS.index("parramatta")
WANGANUI: Final[i64] = METHODS.index("wanganui")

RADAR_GOOD: Final[i64] = RADARS.index("good")
RADAR_POOR: Final[i64] = RADARS.index("poor")

METHOD: Final = printed([METHODS.index(NUMBERS.marking.method[weather]) for weather in CONDITIONS])
METHOD_MODIFIER: Final = printed([NUMBERS.marking.modifier[method] for method in METHODS])
RADAR_MODIFIER: Final = printed([NUMBERS.marking.radar[radar] for radar in RADARS])
OBOE_MODIFIER: Final[i64] = NUMBERS.marking.oboe
CLEAR_MODIFIER: Final[i64] = NUMBERS.marking.clear
DRIFT: Final = Bands(NUMBERS.marking.tops, NUMBERS.marking.drift)
SHIFT: Final = Bands(NUMBERS.marking.tops, NUMBERS.marking.shift)

LADDER: Final = printed(NUMBERS.concentration.ladder)
START: Final = printed([NUMBERS.concentration.start[weather] for weather in CONDITIONS])

COUNTERS: Final = printed([NUMBERS.load.counters[name] for name in LOADS])
LOAD_SHIFT: Final = printed([NUMBERS.load.shift[name] for name in LOADS])

ERRORS: Final = Bands(NUMBERS.errors.tops, NUMBERS.errors.points)
POOR_VISIBILITY: Final[i64] = NUMBERS.errors.poor_visibility
POOR_RADAR: Final[i64] = NUMBERS.errors.poor_radar

PRECISE_DOWNFALL: Final[i64] = NUMBERS.precision.downfall
GOOD_VISIBILITY: Final[i64] = NUMBERS.precision.good_visibility
GOOD_RADAR: Final[i64] = NUMBERS.precision.good_radar
MOONLIT_NEWHAVEN: Final[i64] = NUMBERS.precision.moonlit_newhaven
SECOND_RAID: Final[i64] = NUMBERS.precision.second_raid
SECOND_RAID_FIRES: Final[i64] = NUMBERS.precision.fires_for_second_raid

CREEPBACK_FIRES: Final[i64] = NUMBERS.creepback.fires
FIRESTORM_FIRES: Final[i64] = NUMBERS.firestorm.fires

CONVERSIONS: Final = [conversion.id for conversion in NUMBERS.conversion]
CONVERSION_COUNT: Final[i64] = len(CONVERSIONS)
TAKES_HE: Final = printed([conversion.he for conversion in NUMBERS.conversion])
TAKES_INCENDIARIES: Final = printed([conversion.incendiaries for conversion in NUMBERS.conversion])
MAKES_FIRES: Final = printed([conversion.fires for conversion in NUMBERS.conversion])
BURNS_IN: Final = printed([int(kind in conversion.in_) for conversion in NUMBERS.conversion for kind in KINDS])
KIND_COUNT: Final[i64] = len(KINDS)

BOMB_HALVES: Final = printed([NUMBERS.points[mode].bomb for mode in SCENARIOS])
FIRE_HALVES: Final = printed([NUMBERS.points[mode].fire for mode in SCENARIOS])
AIMPOINT_HALVES: Final = printed([NUMBERS.points[mode].aimpoint_fire for mode in SCENARIOS])
WORKS_TIMES: Final = printed([NUMBERS.points[mode].works for mode in SCENARIOS])


def burns_in(conversion: i64, kind: i64) -> bool:
    return BURNS_IN[conversion * KIND_COUNT + kind] != 0
