"""Raids appear at their time.  § 9.3.2, § 11.6.2"""

from __future__ import annotations

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.detection import check_detection, is_in_radar, lose_detection
from opsroom.titles.burning_blue.rules.ids import RaidId
from opsroom.titles.burning_blue.rules.set_up import check_counters, form_up_of
from opsroom.titles.burning_blue.rules.table import FIRST_SLOT, FLYING, PLANNED, PLANS, UNITS, Blue


def form_raids(t: Blue) -> None:
    """Raids whose time has come appear; radar may find them at once.  Their form-up counters go with the next ones."""
    for raid in range(PLANS):
        if t.state[raid] == PLANNED and t.form_turn[raid] == t.turn:
            form_raid(t, raid)
    check_counters(t, t.turn_number())


def form_raid(t: Blue, raid: RaidId) -> None:
    t.state[raid], t.raid_at[raid] = FLYING, point(t, raid, 0)
    for unit in range(FIRST_SLOT, UNITS):
        plan = t.plan[unit]
        if plan != NONE and (plan == raid or t.joined_to[plan] == raid + 1):
            t.raid[unit] = raid
            t.angels[unit] = t.plotted[unit]
    inherit_strength(t, raid)
    if is_in_radar(t, t.raid_at[raid]):
        check_detection(t, raid)
    else:
        lose_detection(t, raid)


def inherit_strength(t: Blue, raid: RaidId) -> None:
    """§ 11.6.2: the strength of the form-up counter is kept, unless the card that detects the raid is more accurate (§ 11.5.6)."""
    row = form_up_of(t, raid + 1)
    if row != NONE:
        t.strength[raid], t.letter[raid] = t.form_strength[row], t.form_letter[row]
