"""Scenes: a position with only what a test needs.

`blue(scenario=1, dice=[3, 6])` is a game at 12:00 in clear weather with nobody on the map; `squadron` and `raid` put somebody there;
`carry_out` runs one procedure to its first question; `answer` answers by name.
"""

from __future__ import annotations

from opsroom.engine.chance import Chance, Quick
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import Procedure
from opsroom.titles.burning_blue.names import NAMES
from opsroom.titles.burning_blue.rules.allocation import (
    new_counter,
)
from opsroom.titles.burning_blue.rules.charts import (
    ALTITUDE_VALUE,
    CARDS,
    COUNTER_IDS,
    DETECTION_VALUE,
    LEVELS,
    READINGS,
    STRENGTH_LETTER,
)
from opsroom.titles.burning_blue.rules.chits import IN_HAND
from opsroom.titles.burning_blue.rules.courses import (
    add_point,
)
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_IDS,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    IS_BOMBER,
    SITE_IDS,
    SQUADRON_IDS,
    TYPE_IDS,
)
from opsroom.titles.burning_blue.rules.game import BlueGame
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_IDS,
    PLACE_CODES,
    ZONE_IDS,
    ZONES,
)
from opsroom.titles.burning_blue.rules.raf_set_up import (
    join_battle,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.sequence import Game
from opsroom.titles.burning_blue.rules.set_up import (
    begin_game,
)
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    CHANNEL_PATROL,
    FIRST_SLOT,
    FLYING,
    ORDERS,
    P_LW_MOVE,
    PLANNED,
    RAIDS,
    READY,
    TASKS,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.tally import (
    tally_result,
)
from opsroom.titles.burning_blue.rules.weather import (
    read_sky,
)
from opsroom.titles.burning_blue.rules.wings import (
    make_wing,
)
from tests.titles.scripts import scripted

EARLY_AFTERNOON = 3  # 12:00, sun in the south


def blue(scenario: int = 1, dice: list[int] | None = None, chance: Chance | None = None, **columns: int) -> Blue:
    t = BlueGame()
    t.scenario = scenario - 1
    t.chance = chance if chance is not None else scripted(dice or [])
    t.do(Game())  # something must be going on for events to be told
    begin_game(t, EARLY_AFTERNOON)
    for zone in range(len(ZONE_IDS)):
        t.counter[zone] = COUNTER_IDS.index("y1")
        read_sky(t, zone)
    for name, value in columns.items():
        setattr(t, name, value)
    t.event_log = []
    return t


def at(name: str) -> int:
    """A place by its name: `at("1835")` is Dover."""
    return PLACE_CODES[name]


def field(name: str) -> int:
    return FIELD_IDS.index(name)


def squadron(
    t: Blue,
    number: str,
    place: str | None = None,
    angels: int = 0,
    order: str = "none",
    goal: str | None = None,
    height: int | None = None,
) -> int:
    """A squadron of the scenario: ready at its airfield, or in the air with an order and petrol for twenty turns."""
    unit = SQUADRON_IDS.index(f"squadron_{number}")
    join_battle(t, unit, 0)
    t.tote[unit] = READY
    if place is not None:
        t.tote[unit], t.at[unit], t.angels[unit], t.field[unit] = AIRBORNE, at(place), angels, NONE
        t.order[unit] = ORDERS.index(order)
        t.goal[unit] = at(goal) if goal is not None else NONE
        t.height[unit] = angels if height is None else height
        t.home_by[unit] = t.turn + 20
    return unit


def raid(
    t: Blue,
    *units: str,
    at_place: str,
    course: list[str] | None = None,
    target: str | None = None,
    target_kind: int = 3,
    seen: bool = True,
) -> int:
    """A flying raid: `raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1736", course=["1736", "2124", "1439"])`.

    Its target is the second point of its course if a site is named.
    """
    number = next(r for r in range(RAIDS) if t.state[r] == 0)
    t.state[number], t.raid_at[number], t.fleet[number], t.pace[number] = FLYING, at(at_place), 2, 4
    for place in course or [at_place, "1439"]:
        add_point(t, number, at(place))
    for words in units:
        name, task, angels = words.split()
        small = name.startswith("staffel_")
        gruppe = GRUPPE_IDS.index(name.removeprefix("staffel_"))
        unit = next(u for u in range(FIRST_SLOT, UNITS) if t.gruppe[u] == NONE)
        t.gruppe[unit], t.kind[unit] = gruppe, GRUPPE_TYPE[gruppe]
        t.bomber[unit], t.small[unit], t.fleet_of[unit] = IS_BOMBER[t.kind[unit]], int(small), 2
        t.raid[unit] = t.plan[unit] = number
        t.task[unit] = TASKS.index(task)
        t.angels[unit] = t.plotted[unit] = t.plotted_back[unit] = int(angels)
        t.bombs[unit] = int(task == "bombing")
        t.home_by[unit] = t.turn + 20
        t.attack_angels[number] = int(angels) if task == "bombing" else t.attack_angels[number]
    t.sweep[number] = int(all(" freie_jagd " in words for words in units))
    if target is not None:
        t.target[number], t.target_kind[number], t.target_way[number] = SITE_IDS.index(target) + 1, target_kind, 1
    if seen:
        t.raid_seen[number] = -1
        t.detected[number] = 1
        t.told_angels[number] = min(t.angels[u] for u in members(t, number))
    return number


def members(t: Blue, number: int) -> list[int]:
    return [u for u in range(FIRST_SLOT, UNITS) if t.raid[u] == number]


def reveal(t: Blue, number: int) -> None:
    """Everybody sees its units."""
    for unit in members(t, number):
        t.seen[unit] = -1


def tally(t: Blue, unit: int, number: int) -> None:
    """The squadron pursues the raid."""
    t.tally[unit], t.order[unit], t.tallied[number] = number, ORDERS.index("pursuit"), 1
    for other in members(t, number):
        t.seen[other] = -1


def script(t: Blue, *dice: int) -> None:
    """What the next dice and draws show; a test fails if some of them are left at its end."""
    t.chance = scripted(list(dice))


def carry_out(t: Blue, procedure: Procedure) -> Blue:
    """To the first question, or to the end of it."""
    t.top = None
    t.do(procedure)
    t.run()
    return t


def asked(t: Blue) -> str:
    frame = t.top
    assert frame is not None, "nobody is asked"
    return frame.about().steps[frame.at].name


def options(t: Blue) -> list[str]:
    frame = t.top
    assert frame is not None
    of = frame.about().steps[frame.at].of
    return [NAMES.of(of, code) for code in t.choices()]


def answer(t: Blue, *names: str) -> Blue:
    for name in names:
        frame = t.top
        assert frame is not None, f"nobody is asked for {name}"
        code = NAMES.code(frame.about().steps[frame.at].of, name)
        assert code in t.choices(), f"{name} is not a valid answer to {t.where()}: {options(t)[:40]}"
        t.play(code)
    return t


def refusals(t: Blue) -> dict[str, str]:
    frame = t.top
    assert frame is not None
    of = frame.about().steps[frame.at].of
    t.look()
    return {NAMES.of(of, option): why for option, _, why, _, _ in t.reasons}


def events_of(t: Blue, kind: str) -> list[tuple[int, ...]]:
    """The numbers of all events of a kind so far."""
    return [tuple(numbers) for name, _, _, *numbers in t.event_log or [] if name == kind]


def unit_name(unit: int) -> str:
    """As an answer names it."""
    return NAMES.of("unit", unit)


def random_dice(seed: int) -> Chance:
    return Quick(seed)


def types_of(t: Blue, number: int) -> list[str]:
    return [TYPE_IDS[t.kind[u]] for u in members(t, number)]


def wing(t: Blue, *numbers: str, place: str = "2124", angels: int = 12) -> list[int]:
    """Squadrons that fly as one wing; the first leads."""
    units = [squadron(t, number, place, angels, "vector", goal=place) for number in numbers]
    make_wing(t, units[0], sum(1 << unit for unit in units))
    return units


def weather(t: Blue, kind: int, *heights: int) -> None:
    """In every zone, at these heights only."""
    for zone in range(ZONES):
        for angels in heights:
            t.sky[zone * LEVELS + angels // 2] = kind


def fly(t: Blue, number: int, *answers: str) -> Blue:
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    return answer(t, *answers)


def chit(letters: str) -> int:
    return CHIT_IDS.index(letters)


def patrol(t: Blue, name: str, box: int) -> int:
    """A Gruppe of the channel patrol in one of its boxes."""
    unit = new_counter(t, GRUPPE_IDS.index(name), 0, 2)
    t.task[unit], t.patrol_box[unit] = CHANNEL_PATROL, box
    return unit


def begin_at(t: Blue, procedure: Procedure, step: str) -> Blue:
    """Carry a procedure out from one of its steps to the next question."""
    begin(t, procedure, step)
    t.run()
    return t


def planned(t: Blue, *units: str, course: list[str] | None = None, target_way: int = 2) -> int:
    number = raid(t, *units, at_place="1439", course=course or COURSE, seen=False)
    t.state[number] = PLANNED
    t.target_way[number] = 0 if t.sweep[number] else target_way
    return number


QUIET = "2126"  # a hex without guns, balloons or landmark


def card_with(result: int, picture: int, grade: int = 0) -> int:
    """A card of the deck that reads so."""
    return next(card for card in range(CARDS) if tally_result(card, picture, grade) == result)


COURSE = ["1439", "1736", "2124", "1933", "1439"]


def sky(t: Blue, zone: str, counter: str, bad: int = 0) -> None:
    """Lay a counter in a zone: `sky(t, "france", "b13")` is broken cloud from 10 to 14."""
    number = ZONE_IDS.index(zone)
    t.counter[number], t.bad_side[number] = COUNTER_IDS.index(counter), bad
    read_sky(t, number)


def cover(t: Blue, counter: str, *zones: str) -> None:
    for name in zones:
        zone = ZONE_IDS.index(name)
        t.counter[zone], t.bad_side[zone] = COUNTER_IDS.index(counter), 1
        read_sky(t, zone)


def detection_card(part: int, value: int | None = None, letter: str | None = None, error: int | None = None) -> int:
    """A card whose reading is this, so that tests do not depend on its number."""
    for card in range(CARDS):
        row = card * READINGS + part
        if value is not None and DETECTION_VALUE[row] != value:
            continue
        if letter is not None and "ABCDE"[STRENGTH_LETTER[row]] != letter:
            continue
        if error is None or ALTITUDE_VALUE[row] == error:
            return card
    raise AssertionError("no such card")


def begin(t: Blue, procedure: Procedure, step: str) -> None:
    """A frame of the procedure lies on the table, at this step."""
    t.top = None
    t.do(procedure)
    procedure.at = procedure.about().index[step]


def after(t: Blue, procedure: Procedure, step: str) -> str:
    """Where one step leads: the step it names, the procedure it starts, or the next step."""
    begin(t, procedure, step)
    at_step = procedure.at
    t.offered = 0
    getattr(procedure, step)(t)
    if t.top is not procedure:
        return type(t.top).__name__
    return "next" if procedure.at == at_step else procedure.about().steps[procedure.at].name


def gone(t: Blue, *gruppen: str) -> None:
    """Destroyed in an earlier game of the campaign."""
    for name in gruppen:
        t.gruppe_gone[GRUPPE_IDS.index(name)] = 3


def hand(t: Blue, *chits: str) -> None:
    for name in chits:
        t.chits_held[chit(name)] = IN_HAND


def unplotted(t: Blue, *units: str, **words: object) -> int:
    """A raid that has its units and no course yet."""
    number = raid(t, *units, at_place="1439", course=["1439"], seen=False, **words)  # type: ignore[arg-type]
    t.state[number], t.ways[number], t.pace[number] = PLANNED, 0, 0
    t.raid_at[number] = NONE
    return number
