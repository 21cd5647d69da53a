"""How many raids there may be, of which kinds, and where they go.  § 3.5.1 and § 4.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.column import filled
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import (
    DECOY_PRICE,
    DECOYS,
    GARDENING_SWAPS,
    MAIN_FORCES,
    MOSQUITOES,
)
from opsroom.titles.bomber_command.rules.geography import (
    CITIES,
    CITY_IN_PLAY,
    HEXES,
    MINE,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.ids import CityId, HexId, RaidId, TargetId
from opsroom.titles.bomber_command.rules.plot_questions import P_CITY, P_DONE, P_KIND, P_LETTER
from opsroom.titles.bomber_command.rules.table import DECOY, GARDENING, MAIN_FORCE, MOSQUITO, Bomber


# --- how many raids, § 3.5.1
def plotted(t: Bomber, kind: i64) -> i64:
    n: i64 = 0
    for raid in range(RAIDS):
        if t.kind[raid] == kind:
            n += 1
    return n


def mosquitoes_used(t: Bomber) -> i64:
    """Out of the Mosquito allotment: a Gardening raid costs one, a Decoy beyond the given ones two."""
    bought = plotted(t, DECOY) - DECOYS[t.scenario]
    return plotted(t, MOSQUITO) + plotted(t, GARDENING) + (DECOY_PRICE * bought if bought > 0 else 0)


def shuffle(t: Bomber) -> None:
    """§ 4.1: every order of the letters is equally likely, so that a letter does not tell when its raid was plotted."""
    pile = filled(RAIDS, 1)
    for i in range(RAIDS):
        t.letter_order[i] = t.pick(pile, 0, RAIDS, "")
        pile[t.letter_order[i]] = 0


def next_letter(t: Bomber) -> RaidId:
    """The first in the drawn order that is free; in games that were begun before letters were drawn, in the alphabet."""
    for raid in t.letter_order if t.letter_order[0] != NONE else range(RAIDS):
        if t.kind[raid] == NONE:
            return raid
    return NONE


def offer_letters(t: Bomber, current: RaidId) -> None:
    """Those that are free, and the one that the raid has been given."""
    for raid in range(RAIDS):
        if t.kind[raid] == NONE or raid == current:
            t.offer(P_LETTER + raid)


def offer_kinds(t: Bomber) -> None:
    left = MOSQUITOES[t.scenario] - mosquitoes_used(t)
    if plotted(t, MAIN_FORCE) < MAIN_FORCES[t.scenario]:
        t.offer(P_KIND + MAIN_FORCE)
        t.refuse(P_DONE, "4.0", "main_force_first")
    else:
        t.refuse(P_KIND + MAIN_FORCE, "3.5.1", "no_more_of_them")
        t.offer(P_DONE)
    if left >= 1:
        t.offer(P_KIND + MOSQUITO)
    else:
        t.refuse(P_KIND + MOSQUITO, "3.5.1", "no_more_of_them")
    if left >= 1 and plotted(t, GARDENING) < GARDENING_SWAPS:
        t.offer(P_KIND + GARDENING)
    else:
        t.refuse(P_KIND + GARDENING, "3.5.1", "no_more_of_them")
    bought = plotted(t, DECOY) - DECOYS[t.scenario]
    if bought < 0 or (left >= DECOY_PRICE and (bought == 0 or t.decoy_rule)):  # ruling B80
        t.offer(P_KIND + DECOY)
    else:
        t.refuse(P_KIND + DECOY, "3.5.1", "no_more_of_them")


# --- targets, § 4.3: that of a Main Force is drawn (§ 4.3.1), in Downfall one for each (§ 4.5)
def is_taken_target(t: Bomber, city: CityId) -> bool:
    """§ 4.3.2: no Mosquitoes to a city that another raid attacks; the drawn targets are such cities."""
    if t.target[0] == city or t.target[1] == city:
        return True
    for raid in range(RAIDS):
        if t.raid_city[raid] == city:
            return True
    return False


def offer_targets(t: Bomber, raid: RaidId) -> None:
    kind = t.kind[raid]
    if kind == MAIN_FORCE:
        for block in range(MAIN_FORCES[t.scenario]):
            if not is_block_plotted(t, block) and not (block == 1 and t.follow_up and not is_block_plotted(t, 0)):
                t.offer(P_CITY + t.target[block])
    elif kind == MOSQUITO:
        for city in range(CITIES):
            if CITY_IN_PLAY[t.scenario * CITIES + city] == 0:
                continue
            if is_taken_target(t, city):
                t.refuse(P_CITY + city, "4.3.2", "another_raid_goes_there")
            else:
                t.offer(P_CITY + city)
    else:
        for hex in range(HEXES):
            if MINE[t.scenario * HEXES + hex] == 0:
                continue
            if is_taken_mine(t, hex):
                t.refuse(hex, "4.3.3", "another_raid_goes_there")
            else:
                t.offer(hex)


def is_block_plotted(t: Bomber, block: TargetId) -> bool:
    for raid in range(RAIDS):
        if t.kind[raid] == MAIN_FORCE and t.block[raid] == block:
            return True
    return False


def is_taken_mine(t: Bomber, hex: HexId) -> bool:
    for raid in range(RAIDS):
        if t.mine[raid] == hex:
            return True
    return False
