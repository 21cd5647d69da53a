"""The night-fighter units and the patrols, as printed.  § 2.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import Column, filled, printed
from opsroom.titles.bomber_command.rules.geography import CITIES_IN as _CITIES_IN
from opsroom.titles.bomber_command.rules.geography import HEX_BY_NAME, HEXES, JUTLAND, OCCUPIED, ZONE_OF_DIVISION
from opsroom.titles.bomber_command.schema_map import SCENARIOS, load_units

_data = load_units()
_units = _data.unit
TYPE_NAMES: Final = list(_data.types)
UNIT_NAMES: Final = [unit.id for unit in _units]
UNITS: Final[i64] = len(UNIT_NAMES)
UNIT_RANK: Final = printed(
    [sorted(UNIT_NAMES).index(name) for name in UNIT_NAMES]
)  # the same in whatever order the rows stand
FIRST_UNIT: Final = printed([min(i for i, u in enumerate(_units) if u.scenario == s) for s in SCENARIOS])
LAST_UNIT: Final = printed([max(i for i, u in enumerate(_units) if u.scenario == s) + 1 for s in SCENARIOS])
UNIT_TYPE: Final = printed([TYPE_NAMES.index(u.type) for u in _units])
ENGINES: Final = printed([_data.types[u.type].engines for u in _units])
FUEL: Final = printed([_data.types[u.type].fuel for u in _units])
STRENGTH: Final = printed([u.strength for u in _units])
WEAK_STRENGTH: Final = printed([u.depleted for u in _units])
UNIT_ZONE: Final = printed([ZONE_OF_DIVISION[u.jd] for u in _units])
AIRFIELD: Final = printed([JUTLAND if u.hex == "jutland" else HEX_BY_NAME[u.hex] for u in _units])
DETACHMENT: Final = printed([int(u.detachment) for u in _units])
STAR: Final = printed([int(u.star) for u in _units])
ME110: Final[i64] = TYPE_NAMES.index("me110")
DO217: Final[i64] = TYPE_NAMES.index("do217")
ME262: Final[i64] = TYPE_NAMES.index("me262")

PATROL: Final = printed(list(_data.patrols))
PATROL_NAMES: Final = [f"patrol_{strength}" for strength in _data.patrols]
PATROLS: Final[i64] = len(PATROL_NAMES)
ADGB: Final[i64] = _data.adgb

# § 4.3.4: hexes with a city, an occupied city or an airfield are closed to Decoys
NO_DECOYS: Final[Column] = filled(2 * HEXES, 0)
for _s in range(2):
    for _h in range(HEXES):
        if OCCUPIED[_h] or _CITIES_IN[_s][_h] or any(AIRFIELD[u] == _h for u in range(FIRST_UNIT[_s], LAST_UNIT[_s])):
            NO_DECOYS[_s * HEXES + _h] = 1
