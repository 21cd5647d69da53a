"""What chance decides over a city in Bomber Command: marking, the drop and firestorms.  § 10.3 to § 10.5

The drop is many draws, so its odds are about what they make possible where the target indicators burn: how many fires, before
anything is moved.
"""

from __future__ import annotations

from collections.abc import Hashable

from opsroom.engine.ids import NONE, Code
from opsroom.engine.odds import Outcomes, Trial
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.bombing import HE, INCENDIARY, Bombing, concentration, drifted
from opsroom.titles.bomber_command.rules.bombing_charts import DRIFT, FIRESTORM_FIRES
from opsroom.titles.bomber_command.rules.bombing_worth import fires_from
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT, CENTRE, COUNTRY, FIELD, G_ALL, kind_of
from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.table import Bomber

MARKING = ("marks_aimpoint", "marks_city")
MOST_FIRES = 12  # that the odds tell apart
DROP = tuple(f"fires_{n}" for n in range(1, MOST_FIRES + 1))
COUNTER = ("drops_he", "can_burn")
FIRESTORM = ("firestorm",)
FEW_DRAWS = 7  # counters that are drawn without another choice: all ways are gone through


def bomber_of(position: Position) -> Bomber:
    assert isinstance(position, Bomber)
    return position


def goes_on(trial: Trial, *procedures: type) -> bool:
    """Whether one of these is still carried out, so that its outcome may yet come."""
    return not trial.is_asked or any(isinstance(frame, procedures) for frame in trial.world.stack())


def bombing_in(position: Position) -> Bombing:
    """The bombing that is carried out now."""
    return next(frame for frame in position.stack() if isinstance(frame, Bombing))


# --- marking, § 10.3.2
def marking(trial: Trial) -> tuple[str, ...] | None:
    """Whether the target indicators stay on the aimpoint, or at least drift to where bombs count."""
    marked = trial.told("marked")
    if marked is None:
        return None if goes_on(trial, Bombing) else ()
    if marked[5] == 0:
        return MARKING
    moved = trial.told("drifted")
    if moved is None:
        return None
    return MARKING[1:] if is_built_up(bombing_in(trial.world).city_map, moved[5]) else ()


def is_built_up(city_map: int, area: int) -> bool:
    """Whether bombs count there."""
    return area != COUNTRY and kind_of(city_map, area) not in (FIELD, NONE)


def areas_around(position: Position, aim: Code) -> tuple[int, ...]:
    """How many of the six areas at each distance are built up: the direction of a drift is any of six."""
    frame = position.top
    assert isinstance(frame, Bombing)
    return tuple(
        sum(is_built_up(frame.city_map, drifted(frame.city_map, aim, course, areas)) for course in range(1, 7))
        for areas in range(1, max(DRIFT.results) + 1)
    )


# --- the drop, § 10.4
def fires_possible(t: Bomber, frame: Bombing, area: int, he: int = 0, incendiaries: int = 0) -> int:
    """With so many counters more than there are."""
    row = frame.block * AREA_COUNT + area
    he += t.he[row] + t.old_he[row]
    incendiaries += t.incendiaries[row] + t.old_incendiaries[row]
    return int(fires_from(kind_of(frame.city_map, area), he, incendiaries))


def counters_together(position: Position) -> int:
    """How many fall where the target indicators burn; cards on the marking do not count for the drop."""
    t, frame = bomber_of(position), bombing_in(position)
    cards = t.roll_mod if isinstance(t.top, Window) else 0
    return min(int(concentration(frame.weather, frame.shift, frame.load) + cards), int(frame.left))


def most_fires(position: Position) -> int:
    """That these counters can make with the best luck, and the best load where it is still to be chosen."""
    t, frame = bomber_of(position), bombing_in(position)
    area, n = t.indicators[frame.block], counters_together(position)
    if area == COUNTRY:
        return 0
    is_loaded = isinstance(t.top, Window)
    splits = [he for he in range(n + 1) if not is_loaded or (he <= t.cup[HE] and n - he <= t.cup[INCENDIARY])]
    return max((fires_possible(t, frame, area, he, n - he) for he in splits), default=0)


def most_fires_names(position: Position, _: Code = NONE) -> tuple[str, ...]:
    """The most fires and one less; with a card there may be more counters, and so one more."""
    most = most_fires(position)
    if most == 0:
        return ()
    last = most + 1 if isinstance(position.top, Window) else most
    return DROP[max(most - 2, 0) : last]


def can_burn_at_the_indicators(position: Position, _: Code) -> bool:
    return most_fires(position) > 0


def drops_few(position: Position, _: Code = NONE) -> bool:
    return counters_together(position) <= FEW_DRAWS


def drop(trial: Trial) -> tuple[str, ...] | None:
    """How many fires the counters at the target indicators can make, before any is moved."""
    fallen = trial.told("concentrated")
    if fallen is None:
        return None if goes_on(trial, Bombing) else ()
    t, frame = bomber_of(trial.world), bombing_in(trial.before)
    row = frame.block * AREA_COUNT + t.indicators[frame.block]
    if t.he[row] + t.incendiaries[row] < fallen[3]:
        return None
    return DROP[: fires_possible(t, frame, t.indicators[frame.block])]


def is_drawn(position: Position, option: Code) -> bool:
    """An area of its own, and a cup with both kinds."""
    t = bomber_of(position)
    return 0 <= option < COUNTRY and t.cup[HE] > 0 and t.cup[INCENDIARY] > 0


def has_old_bombs(position: Position, area: Code) -> bool:
    """§ 10.6: of the first raid; a single counter burns with them alone."""
    t, frame = bomber_of(position), bombing_in(position)
    row = frame.block * AREA_COUNT + area
    return bool(t.old_he[row] + t.old_incendiaries[row])


def counter_names(position: Position, area: Code) -> tuple[str, ...]:
    return COUNTER if has_old_bombs(position, area) else COUNTER[:1]


def what_burns_there(position: Position, area: Code) -> Hashable:
    """All that the odds of a single counter depend on."""
    if not has_old_bombs(position, area):
        return ()
    t, frame = bomber_of(position), bombing_in(position)
    row = frame.block * AREA_COUNT + area
    return int(kind_of(frame.city_map, area)), t.old_he[row], t.old_incendiaries[row]


def counter(trial: Trial) -> tuple[str, ...]:
    """Which kind falls there, and whether more can burn there than before."""
    before, after = bomber_of(trial.before), bomber_of(trial.world)
    frame = bombing_in(before)
    row = frame.block * AREA_COUNT + trial.option
    burns = fires_possible(after, frame, trial.option) > fires_possible(before, frame, trial.option)
    return (*(COUNTER[:1] if after.he[row] > before.he[row] else ()), *(COUNTER[1:] if burns else ()))


# --- firestorms, § 10.5.5
def can_storm(position: Position, _: Code = NONE) -> bool:
    """Whether a centre may have fires enough, if all burns that can."""
    t = bomber_of(position)
    frame = t.top
    assert isinstance(frame, Fires)
    if t.bad_weather:
        return False
    for area in range(COUNTRY):
        row = frame.block * AREA_COUNT + area
        if kind_of(frame.city_map, area) == CENTRE and t.stormed[row] == 0:
            bombs = fires_from(CENTRE, t.he[row] + t.old_he[row], t.incendiaries[row] + t.old_incendiaries[row])
            if t.fires[row] + bombs > 0 and t.fires[row] + t.old_fires[row] + bombs >= FIRESTORM_FIRES:
                return True
    return False


def ends_the_fires(position: Position, option: Code) -> bool:
    """An area by itself burns by the next choice."""
    return option in (PASS, G_ALL) and can_storm(position)


def firestorm(trial: Trial) -> tuple[str, ...] | None:
    """Whether one breaks out if nothing more is converted."""
    if any(event[0] == "firestorm_rolled" and event[4] < event[5] for event in trial.events):
        return FIRESTORM
    return () if trial.told("bombing_scored") is not None or not goes_on(trial, Fires) else None


BOMBING_ODDS = {
    "choose_aimpoint": Outcomes(MARKING, marking, open=True, alike=areas_around),
    "choose_he": Outcomes(
        DROP, drop, when=can_burn_at_the_indicators, open=drops_few, names_of=most_fires_names, between_draws=True
    ),
    "choose_area": Outcomes(COUNTER, counter, when=is_drawn, open=True, names_of=counter_names, alike=what_burns_there),
    "choose_any_area": Outcomes(
        COUNTER, counter, when=is_drawn, open=True, names_of=counter_names, alike=what_burns_there
    ),
    "choose_conversion": Outcomes(FIRESTORM, firestorm, when=can_storm, open=True),
    "choose_burning_area": Outcomes(FIRESTORM, firestorm, when=ends_the_fires, open=True),
}
