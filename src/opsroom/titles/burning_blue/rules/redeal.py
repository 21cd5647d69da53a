"""What the RAF cannot know, re-dealt: who flies in the raids, where they go, what is still to come.

The Luftwaffe sees all of the RAF, so for it only the pile of cards is unknown.
"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.bomb_run import BombRun
from opsroom.titles.burning_blue.rules.campaign import Campaign, games_today, most_games
from opsroom.titles.burning_blue.rules.charts import CARDS, FIGHTER_MP
from opsroom.titles.burning_blue.rules.chits import IN_HAND, row_of
from opsroom.titles.burning_blue.rules.courses import add_point, corridor
from opsroom.titles.burning_blue.rules.encounters import Encounters, PursuitAttack
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_FLEET,
    CHIT_TARGET_KIND,
    CHIT_TARGETS,
    CHIT_THERE,
    CHIT_VP,
    CHITS,
    CHITS_MOST,
    FORM_UP_PLACES,
    GRUPPE_TYPE,
    GRUPPEN,
    IN_SCENARIO,
    IS_BOMBER,
    IS_STAFFEL_SIZED,
    LUFTWAFFE,
    ME109,
    SITE_AT,
    TARGETS_A_CHIT,
    VP_LEAST,
    VP_MOST,
)
from opsroom.titles.burning_blue.rules.geography import HEXES
from opsroom.titles.burning_blue.rules.guns import GroundDefences
from opsroom.titles.burning_blue.rules.ids import ChitId, GruppeId, PlaceId, RaidId, UnitId
from opsroom.titles.burning_blue.rules.interception import ready_escorts
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import EscortAttack, Interception, SweepAttack
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    DAYS,
    FIRST_SLOT,
    FLYING,
    FORM_UPS,
    FREIE_JAGD,
    PAGES,
    PLANNED,
    PLANS,
    RAF_UNITS,
    RAIDS,
    TOP_COVER,
    UNITS,
    Blue,
    units_of,
)
from opsroom.titles.burning_blue.rules.tally import RafTally, SweepTally

USUAL_HEIGHT: i64 = 14
COVER_ABOVE: i64 = 4


def deal(t: Blue, seat: SeatId, chance: Chance) -> None:
    deal_cards(t, chance)
    if seat == LUFTWAFFE:
        return
    t.dealt = 1
    deal_chits(t, chance)
    deal_campaign(t)
    for raid in range(RAIDS):
        if t.raid_seen[raid] == EVERYBODY_SEES and t.state[raid] == FLYING:
            deal_raid(t, raid, chance)
    for row in range(FORM_UPS):
        if t.form_at[row] != NONE:
            deal_form_up(t, row, chance)
    mend_frames(t)


def deal_cards(t: Blue, chance: Chance) -> None:
    """Any card may still lie in the pile, but for those that the Luftwaffe sees lying with its raids."""
    for card in range(CARDS):
        t.deck[card] = chance.below(2)
    for raid in range(RAIDS):
        if t.card[raid] > 0:
            t.deck[t.card[raid] - 1] = 0


def deal_chits(t: Blue, chance: Chance) -> None:
    """A hand that the scenario could have dealt."""
    total: i64 = 0
    count: i64 = 0
    for chit in range(CHITS):
        t.chits_held[chit] = 0
    for _ in range(200):
        chit = chance.below(CHITS)
        worth = CHIT_VP[row_of(t, chit)]
        if CHIT_THERE[row_of(t, chit)] == 0 or t.chits_held[chit] or total + worth > VP_MOST[t.scenario]:
            continue
        t.chits_held[chit] = IN_HAND
        total += worth
        count += 1
        if count == CHITS_MOST[t.scenario] or total >= VP_LEAST[t.scenario]:
            return


def deal_campaign(t: Blue) -> None:
    """As many games as agreed, at hours that follow each other; while those are being chosen, none has been chosen yet."""
    if t.campaign == 0:
        return
    for day in range(DAYS):
        t.games_of_day[day] = t.games if t.games < most_games(t) else most_games(t)
    step = campaign_step(t)
    for i in range(PAGES):
        period = t.period + 1 + 2 * (i - t.game)
        t.game_period[i] = period if 1 <= period <= 7 else 7 if period > 7 else 1
        t.game_part[i] = 1
        if step == "choose_games_of_day" or step == "choose_period":
            t.game_period[i] = t.game_part[i] = 0
        elif step == "choose_surge":
            t.game_period[i] = 2 * i + 1 if i < games_today(t) else 0
            t.game_part[i] = 0


def campaign_step(t: Blue) -> str:
    """The step of the campaign that is being carried out, which everyone knows."""
    for frame in t.stack():
        if isinstance(frame, Campaign):
            return str(frame.about().steps[frame.at].name)
    return ""


# --- units
def deal_raid(t: Blue, raid: RaidId, chance: Chance) -> None:
    """Units that fit what is announced, or faces for those whose silhouettes are seen; then a course from here."""
    angels = t.told_angels[raid] if t.told_angels[raid] != NONE else USUAL_HEIGHT
    seen: i64 = 0
    bombers: i64 = 0
    for unit in units_of(t, raid):
        seen += 1
        bombers += t.bomber[unit]
        if t.gruppe[unit] == NONE:
            give_face(t, unit, chance)
    if seen == 0:
        count = t.strength[raid] // 30 + chance.below(2)
        bombers = chance.below(2)
        for i in range(count if count > 0 else 1):
            unit = new_unit(t, raid, 1 if i < bombers else 0, chance)
            if unit != NONE:
                t.angels[unit] = angels if i < bombers or bombers == 0 else angels + COVER_ABOVE
    t.sweep[raid] = 0 if bombers > 0 else 1
    for unit in units_of(t, raid):
        t.task[unit] = BOMBING if t.bomber[unit] else TOP_COVER if bombers > 0 else FREIE_JAGD
        t.bombs[unit] = chance.below(2) if t.bomber[unit] else 0
        t.plan[unit] = raid
        t.plotted[unit] = t.plotted_back[unit] = t.angels[unit]
        t.home_by[unit] = t.turn + 6 + chance.below(8)
        t.fleet_of[unit] = 2
    deal_course(t, raid, t.raid_at[raid], bombers > 0, chance)


def give_face(t: Blue, unit: UnitId, chance: Chance) -> None:
    """A Gruppe of the kind whose silhouette is seen, from any that is not seen elsewhere."""
    start = chance.below(GRUPPEN)
    for i in range(GRUPPEN):
        gruppe = (start + i) % GRUPPEN
        if IS_BOMBER[GRUPPE_TYPE[gruppe]] != t.bomber[unit] or (IN_SCENARIO[gruppe] >> (t.scenario + 1)) & 1 == 0:
            continue
        if IS_STAFFEL_SIZED[gruppe] == 0 and not is_out(t, gruppe):
            t.gruppe[unit], t.kind[unit] = gruppe, GRUPPE_TYPE[gruppe]
            return
    t.gruppe[unit] = 0
    t.kind[unit] = GRUPPE_TYPE[0] if t.bomber[unit] == 0 else first_bomber()


def first_bomber() -> UnitId:
    for gruppe in range(GRUPPEN):
        if IS_BOMBER[GRUPPE_TYPE[gruppe]]:
            return GRUPPE_TYPE[gruppe]
    return ME109


def is_out(t: Blue, gruppe: GruppeId) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] == gruppe:
            return True
    return False


def new_unit(t: Blue, raid: RaidId, bomber: i64, chance: Chance) -> UnitId:
    """On a counter that nobody has seen."""
    for unit in range(FIRST_SLOT, UNITS):
        if (
            t.gruppe[unit] == NONE
            and t.raid[unit] == NONE
            and t.seen[unit] != EVERYBODY_SEES
            and t.known[unit] != EVERYBODY_SEES
        ):
            t.raid[unit], t.bomber[unit] = raid, bomber
            give_face(t, unit, chance)
            return unit
    return NONE


# --- courses
def deal_course(t: Blue, raid: RaidId, place: PlaceId, bombing: bool, chance: Chance) -> None:
    """From here to a target of the scenario, if bombs are carried, and home."""
    t.ways[raid] = t.leg[raid] = t.step[raid] = t.off_course[raid] = t.target_way[raid] = 0
    t.fleet[raid], t.pace[raid], t.raid_chit[raid] = 2, FIGHTER_MP, 0
    add_point(t, raid, place)
    here = place
    if bombing:
        chit = some_target(t, chance)
        row = row_of(t, chit)
        site = CHIT_TARGETS[row * TARGETS_A_CHIT]
        t.target[raid], t.target_kind[raid] = site + 1, CHIT_TARGET_KIND[row * TARGETS_A_CHIT]
        t.alternate[raid], t.alternate_kind[raid] = site + 1, t.target_kind[raid]
        t.diverted[raid], t.raid_chit[raid], t.fleet[raid] = 1, chit, CHIT_FLEET[row]
        here = fly_to(t, raid, here, SITE_AT[site])
        t.target_way[raid] = t.ways[raid] - 1
    homes = FORM_UP_PLACES[t.fleet[raid] - 2]
    fly_to(t, raid, here, homes[chance.below(len(homes))])
    if t.ways[raid] == 1:
        add_point(t, raid, homes[0] if homes[0] != place else homes[len(homes) - 1])


def fly_to(t: Blue, raid: RaidId, here: i64, there: PlaceId) -> PlaceId:
    if here == there:
        return here
    for between in corridor(here, there):
        add_point(t, raid, between)
    add_point(t, raid, there)
    return there


def some_target(t: Blue, chance: Chance) -> ChitId:
    start = chance.below(CHITS)
    for i in range(CHITS):
        chit = (start + i) % CHITS
        if CHIT_THERE[row_of(t, chit)] and CHIT_TARGETS[row_of(t, chit) * TARGETS_A_CHIT] != NONE:
            return chit
    return 0


def deal_form_up(t: Blue, row: i64, chance: Chance) -> None:
    """A counter over France stands for a raid that forms within a few turns."""
    for raid in range(PLANS):
        if t.state[raid] == 0 and t.raid_seen[raid] != EVERYBODY_SEES:
            bomber = chance.below(2)
            unit = new_unit(t, raid, bomber, chance)
            if unit == NONE:
                return
            t.state[raid] = PLANNED
            t.form_raid[row] = raid + 1
            t.form_turn[raid] = t.turn + 1 + chance.below(4)
            t.sweep[raid] = 1 - bomber
            t.task[unit] = BOMBING if bomber else FREIE_JAGD
            t.bombs[unit], t.plan[unit], t.fleet_of[unit] = bomber, raid, 2
            t.plotted[unit] = t.plotted_back[unit] = USUAL_HEIGHT
            t.home_by[unit] = t.form_turn[raid] + 15
            deal_course(t, raid, t.form_at[row], bomber == 1, chance)
            t.diverted[raid] = 0
            return


# --- what is going on
def mend_frames(t: Blue) -> None:
    """A raid on the move is the one that is being fought; it goes no farther."""
    raid: i64 = NONE
    for frame in t.stack()[::-1]:
        if isinstance(frame, (RafTally, RafAttack, EscortAttack, Interception, SweepTally, SweepAttack)):
            raid = frame.raid
            if isinstance(frame, (RafAttack, EscortAttack)):
                frame.escorts = ready_escorts(t, raid)
        elif isinstance(frame, (Encounters, PursuitAttack, BombRun, GroundDefences)):
            frame.raid = raid if raid != NONE else 0
            if isinstance(frame, Encounters):
                frame.head = RAF_UNITS - 1
        elif isinstance(frame, RaidMove):
            frame.raid = raid if raid != NONE else 0
            frame.mp = 0
            frame.begun = frame.start = t.raid_at[frame.raid] if t.raid_at[frame.raid] != NONE else HEXES - 1
