"""Numbers for the words of the bombing and of the cards.  § 6, § 10"""

from __future__ import annotations

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.procedure import PASS
from opsroom.titles.bomber_command.rules.bomb_adjustments import Adjusting
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.bombing_points import area_halves
from opsroom.titles.bomber_command.rules.card_windows import Cancelling, Window
from opsroom.titles.bomber_command.rules.cards import CARD_NAMES
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT, kind_of, step_from
from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.geography import PLACE_NAMES
from opsroom.titles.bomber_command.rules.table import DIRECTION_NAMES, Bomber
from opsroom.titles.bomber_command.schema_cards import WINDOWS
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES, KINDS


def prompt(t: Bomber) -> Json:
    """For the pending question, from what everyone knows; empty where it is none of these."""
    frame = t.top
    if isinstance(frame, Bombing):
        return {"left": frame.left}
    if isinstance(frame, Adjusting):
        return {"points": frame.points}
    if isinstance(frame, Fires):
        row = frame.block * AREA_COUNT + (frame.area if frame.area >= 0 else 0)
        return {
            "he": t.he[row] + t.old_he[row],
            "incendiaries": t.incendiaries[row] + t.old_incendiaries[row],
            "fires": t.fires[row] + t.old_fires[row],
        }
    if isinstance(frame, Window):
        place = PLACE_NAMES[frame.place] if frame.place != NONE else "none"
        return {"moment": WINDOWS[frame.moment], "modifier": t.roll_mod, "place": place}
    if isinstance(frame, Cancelling):
        return {"card": CARD_NAMES[frame.card]}
    return {}


def preview(t: Bomber, option: int) -> Json:
    """For an option of one of these questions: what lies there, and what it would be worth."""
    frame = t.top
    if option == PASS or frame is None:
        return {}
    of = frame.about().steps[frame.at].of
    if isinstance(frame, Bombing) and of == "way":
        area = step_from(frame.city_map, frame.aim, option + 1)
        return {"area": name_of(area), "side": DIRECTION_NAMES[option + 1]}
    if isinstance(frame, (Bombing, Adjusting, Fires)) and of in ("area", "counter"):
        if option >= (AREA_COUNT if of == "area" else 2 * AREA_COUNT):
            return {}  # an order to several
        area = option // 2 if of == "counter" else option
        return look_at(t, frame.block, frame.city_map, area)
    return {}


def look_at(t: Bomber, block: int, city_map: int, area: int) -> Json:
    row = block * AREA_COUNT + area
    kind = kind_of(city_map, area)
    return {
        "kind": KINDS[kind] if kind >= 0 else "country",
        "he": t.he[row] + t.old_he[row],
        "incendiaries": t.incendiaries[row] + t.old_incendiaries[row],
        "fires": t.fires[row] + t.old_fires[row],
        "worth": area_halves(t, block, city_map, area) / 2 if kind >= 0 else 0,
    }


def name_of(area: int) -> str:
    return AREA_NAMES[area].upper() if AREA_NAMES[area] != "country" else "country"
