"""Where the points came from, and who was lost to what, and where.  § 11.1"""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.breakdowns import Tally
from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Breakdown, Event
from opsroom.engine.position import Position
from opsroom.titles.bomber_command.rules.charts import FIGHTER_HALVES, LOSS_VP, MOSQUITO_LOSS_VP
from opsroom.titles.bomber_command.rules.counters import TYPE_NAMES, UNIT_NAMES, UNIT_TYPE
from opsroom.titles.bomber_command.rules.geography import CITY_NAMES, RAID_NAMES, RAIDS
from opsroom.titles.bomber_command.rules.set_up import chit_vp
from opsroom.titles.bomber_command.rules.table import KIND_NAMES, MOSQUITO, Bomber
from opsroom.titles.bomber_command.rules.victory import british_points, is_target_bombed

BOMBERS = "main_force"
MOSQUITOES = KIND_NAMES[MOSQUITO]


def breakdown(events: Sequence[Event], position: Position) -> Breakdown:
    assert isinstance(position, Bomber)
    tally = Tally()
    count_points(position, tally)
    count_losses(events, position, tally)
    return tally.rows()


def count_points(t: Bomber, tally: Tally) -> None:
    for block in range(2):
        if is_target_bombed(t, block) and t.target[block] != NONE:
            tally.score("british", "chit", int(chit_vp(t, block)), "11.1", city=CITY_NAMES[t.target[block]])
    tally.score("british", "bombing", t.bombing_halves / 2, "11.1")
    tally.score("british", "mosquitoes", t.british_halves / 2, "11.1")
    fighters = int(t.fighter_losses)
    tally.score("british", "fighters", FIGHTER_HALVES * fighters / 2, "11.1", count=fighters)
    tally.score("british", "rounded", int(british_points(t)) - tally.points("british"), "11.1")
    bombers = sum(int(t.losses[raid]) for raid in range(RAIDS) if t.kind[raid] not in (NONE, MOSQUITO))
    mosquitoes = sum(int(t.losses[raid]) for raid in range(RAIDS) if t.kind[raid] == MOSQUITO)
    tally.score("german", "bombers_lost", int(LOSS_VP[t.scenario]) * bombers, "11.1", count=bombers)
    points = int(MOSQUITO_LOSS_VP[t.scenario]) * mosquitoes
    tally.score("german", "mosquitoes_lost", points, "11.1", count=mosquitoes)


def count_losses(events: Sequence[Event], t: Bomber, tally: Tally) -> None:
    """Events say where; what they leave out, such as losses to a card, has no place.

    Of Mosquitoes they tell claims, of which some are confirmed when the raid has landed (§ 9.9.1): those count.
    """
    kinds = {RAID_NAMES[raid]: KIND_NAMES[t.kind[raid]] for raid in range(RAIDS) if t.kind[raid] != NONE}
    cause, place = "", ""
    for event in events:
        kind, values = event["kind"], event["values"]
        if kind == "attack_declared":
            cause, place = "night_fighters", values["place"]
        elif kind == "flak_fires":
            cause, place = "flak", values["place"]
        elif kind == "bombers_hit" and kinds.get(values["raid"]) != MOSQUITOES:
            of = kinds.get(values["raid"], BOMBERS)
            tally.lose("british", cause or "other", values["lost"], "kind", of, *(("place", place) if place else ()))
        elif kind == "bombers_crashed" and kinds.get(values["raid"]) != MOSQUITOES:
            tally.lose("british", "landing", values["lost"], "kind", kinds.get(values["raid"], BOMBERS))
        elif kind == "fighters_lost":
            unit = values["unit"]
            of = TYPE_NAMES[UNIT_TYPE[UNIT_NAMES.index(unit)]] if unit in UNIT_NAMES else ""
            tally.lose("german", "combat", values["lost"], "type" if of else "", of)
    for of in KIND_NAMES:
        total = sum(
            int(t.losses[raid]) for raid in range(RAIDS) if t.kind[raid] != NONE and KIND_NAMES[t.kind[raid]] == of
        )
        missing = total - tally.losses("british", of)
        if missing > 0:
            tally.lose("british", "confirmed" if of == MOSQUITOES else "other", missing, "kind", of)
