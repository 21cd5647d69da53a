"""Names and the codes they stand for: in saves, on the wire and in logs the rules speak in names.  § 2.2 to § 2.9"""

from __future__ import annotations

import pytest

from opsroom.engine.visibility import ALTERNATIVE
from opsroom.titles.burning_blue.names import NAMES
from opsroom.titles.burning_blue.rules import charts, luftwaffe_movement, orders, roll_sums, table
from opsroom.titles.burning_blue.rules.forces import DUMMIES, GRUPPEN
from opsroom.titles.burning_blue.rules.geography import COAST, CONTINENT, ENGLAND, LAND, NOWHERE, SEA, SIDE, TERRAIN
from opsroom.titles.burning_blue.rules.set_up import FIRST_DUMMY, STAND_DUMMIES
from tests.titles.burning_blue.scenes import at

CODES = {
    "tote": [
        table.AWAY,
        table.AVAILABLE,
        table.READY,
        table.SCRAMBLE,
        table.AIRBORNE,
        table.LANDED,
        table.REFORMING,
        table.REARMING_2,
        table.REARMING_1,
    ],
    "order": [table.NO_ORDER, table.VECTOR, table.ORBIT, table.PATROL_LINE, table.PANCAKE, table.PURSUIT],
    "order_choice": [
        orders.O_VECTOR,
        orders.O_VECTOR_ORBIT,
        orders.O_VECTOR_LINE,
        orders.O_PANCAKE,
        orders.O_DIVERT,
        orders.O_HEIGHT,
        orders.O_PANCAKE_UNIT,
        *[orders.O_TOWARDS + raid for raid in range(table.RAIDS)],
    ],
    "task": [
        table.NO_TASK,
        table.FREIE_JAGD,
        table.BOMBING,
        table.CLOSE_ESCORT,
        table.TOP_COVER,
        table.CHANNEL_PATROL,
    ],
    "method": [table.LEVEL, table.DIVE, table.LOW_LEVEL],
    "phase": [
        table.P_SET_UP,
        table.P_EVENTS,
        table.P_SCRAMBLE,
        table.P_FORM_UP,
        table.P_PATROL,
        table.P_RAF_MOVE,
        table.P_LW_MOVE,
        table.P_PURSUIT,
        table.P_DOGFIGHTS,
        table.P_RAF_COMBAT,
        table.P_LW_COMBAT,
        table.P_TAKE_OFF,
        table.P_ADMINISTRATION,
    ],
    "conduct": [
        luftwaffe_movement.C_SLOW,
        luftwaffe_movement.C_FAST,
        luftwaffe_movement.C_STAY,
        luftwaffe_movement.C_PANCAKE,
        luftwaffe_movement.C_STRAFE,
        luftwaffe_movement.C_BALLOONS,
        luftwaffe_movement.C_PURSUE,
        luftwaffe_movement.C_ABOVE_CLOUD,
        luftwaffe_movement.C_BELOW_CLOUD,
        luftwaffe_movement.C_PANCAKE_UNIT,
        luftwaffe_movement.C_HEIGHT,
    ],
    "sum": [roll_sums.S_INTERCEPT, roll_sums.S_REACTION, roll_sums.S_ATTACK, roll_sums.S_DEFENCE, roll_sums.S_COHESION],
    "contact": [charts.NO_CONTACT, charts.INTERCEPT, charts.BOUNCE, charts.STRAGGLER],
    "picture": [charts.GOOD, charts.DEGRADED, charts.POOR],
}


@pytest.mark.parametrize("kind", CODES)
def test_every_code_is_the_place_of_its_name(kind: str) -> None:
    names = NAMES.things[kind]
    assert [NAMES.code(kind, name) for name in names] == CODES[kind]


@pytest.mark.rule("13.3.4")
def test_13_3_4_the_results_of_the_reaction_table_have_their_names() -> None:
    codes = {
        "no_reaction": charts.NO_REACTION,
        "reaction": charts.REACTION,
        "dogfight": charts.DOGFIGHT,
        "late": charts.LATE,
        "fend_off_1": charts.FEND_OFF_1,
        "fend_off_2": charts.FEND_OFF_2,
    }
    assert {name: NAMES.code("reaction", name) for name in codes} == codes


@pytest.mark.rule("19.1.1", "9.2.8")
def test_19_1_1_weather_and_form_up_results_are_read_by_name() -> None:
    kinds = ("patchy", "haze", "broken", "overcast", "mist", "rain")
    codes = [charts.K_PATCHY, charts.K_HAZE, charts.K_BROKEN, charts.K_OVERCAST, charts.K_MIST, charts.K_RAIN]
    assert [charts.KINDS.index(kind) for kind in kinds] == codes
    grades = {kind: int(charts.GRADE[i]) for i, kind in enumerate(charts.KINDS)}
    assert grades == {
        "clear": charts.CLEAR,
        "patchy": charts.PATCHY,
        "haze": charts.PATCHY,
        "broken": charts.BROKEN,
        "dense_haze": charts.BROKEN,
        "overcast": charts.BAD,
        "mist": charts.BAD,
        "rain": charts.BAD,
    }
    assert (charts.CLEAR, charts.PATCHY, charts.BROKEN, charts.BAD) == (0, 1, 2, 3)
    results = ("on_time", "disrupted", "half_escort", "no_escort", "special")
    codes = [charts.ON_TIME, charts.DISRUPTED, charts.HALF_ESCORT, charts.NO_ESCORT, charts.SPECIAL]
    assert [charts.FORM_RESULTS.index(result) for result in results] == codes


@pytest.mark.rule("3.1", "2.9")
def test_3_1_units_and_raids_are_named_in_order() -> None:
    units = NAMES.things["unit"]
    assert [units[table.FIRST_FLIGHT + i] for i in range(3)] == ["flight_1a", "flight_1b", "flight_2a"]
    assert (units[table.FIRST_SLOT], units[table.UNITS - 1]) == ("luftwaffe_01", "luftwaffe_48")
    assert [NAMES.code("unit", name) for name in ("rest", "stand", "split")] == [
        table.REST_OF_UNITS,
        table.STAND_UNITS,
        table.SPLIT,
    ]
    raids = NAMES.things["raid"]
    assert (raids[0], raids[table.RAIDS - 1]) == ("hostile_01", "hostile_48")
    assert [NAMES.code("raid", name) for name in ("rest", "stand")] == [table.REST_OF_RAIDS, table.STAND_RAIDS]
    assert NAMES.code("dummy", "stand") == STAND_DUMMIES
    for kind, things in (("unit", table.UNITS), ("raid", table.RAIDS), ("gruppe", GRUPPEN), ("dummy", DUMMIES)):
        assert len(NAMES.things[kind]) == things  # "rest", "stand" and "split" are not units, raids, Gruppen or dummies
        for code, name in enumerate(NAMES.alternatives[kind], things):
            assert (NAMES.of(kind, code), NAMES.kind_of(kind, code)) == (name, ALTERNATIVE)
    assert FIRST_DUMMY == table.RAIDS + 1  # raids are counted from 1


@pytest.mark.rule("2.2.2")
def test_2_2_2_sea_coast_and_land_of_both_countries() -> None:
    named = {"1837": (SEA, NOWHERE), "1835": (COAST, ENGLAND), "2124": (LAND, ENGLAND), "1439": (LAND, CONTINENT)}
    assert {name: (TERRAIN[at(name)], SIDE[at(name)]) for name in named} == named
    assert (SEA, COAST, LAND, NOWHERE, ENGLAND, CONTINENT) == (0, 1, 2, 0, 1, 2)
