"""What numbers in a save of The Burning Blue stand for, where views show numbers: see engine/snapshots.py.

Counters of the Luftwaffe, raids and chits are numbered by the game and not by the data: sets of them stay sets of numbers.
"""

from __future__ import annotations

from opsroom.engine.snapshots import SavedIds
from opsroom.titles.burning_blue.rules.charts import LEVELS
from opsroom.titles.burning_blue.rules.forces import CHITS
from opsroom.titles.burning_blue.rules.geography import BARRAGES, CONVOY_IDS, GUN_SITES, LAND_BARRAGES, PLACE_NAMES
from opsroom.titles.burning_blue.rules.table import PAGES, PLANS, SLOTS, WAYS

VALUES = {
    "moved_to": "airfield from 1",
    "game_period": "period from 1",
    "declined": "bits of unit",
    "met_by": "bits of unit",
    "raid_chit": "chit",
    "target": "site from 1",
    "alternate": "site from 1",
    "way": "place",
    "aim": "place",
    "orbit_at": "place from 1",
    "descend_at": "place from 1",
    "balbo": "unit from 1",
}
IN_VIEWS = {"gruppe": "gruppe", "kind": "type", "chit_of": "chit"}

# As `unit_lines` and `raid_lines` of rules/campaign.py write them.
BOOK_UNIT_COLUMNS = (
    *("gruppe", "kind", "small", "bomber", "task", "bombs", "raid", "plan", "plotted", "plotted_back", "low_raider"),
    *("chit_of", "fleet_of", "home_by", "relieves", "relief_task", "relief_angels"),
)
BOOK_RAID_COLUMNS = (
    *("state", "raid_chit", "fleet", "sweep", "method", "target", "target_kind", "alternate", "alternate_kind"),
    *("form_turn", "ways", "target_way", "orbit_at", "descend_at", "attack_angels", "pace", "joined_to", "part_at"),
    "relief",
)


def book() -> list[tuple[int, str]]:
    """The pages of a campaign's book: every value of a plan one higher, so that an empty line is 0."""
    page: list[tuple[int, str]] = []
    for names, rows in ((BOOK_UNIT_COLUMNS, int(SLOTS)), (BOOK_RAID_COLUMNS, int(PLANS))):
        for name in names:
            of = VALUES.get(name, IN_VIEWS.get(name, ""))
            page.append((rows, f"{of} from 1" if of else ""))
    return [*page, (int(PLANS * WAYS), "place from 1"), (int(CHITS) + 2, "")] * int(PAGES)


UNIT_COLUMNS = (
    *("mine", "seen", "known", "gruppe", "kind", "small", "bomber", "angels", "disruption", "climbed", "dived"),
    *("dogfight", "fight", "raid", "losses", "low_ammo", "home_by", "fought", "struck", "task", "bombs", "plan"),
    *("plotted", "plotted_back", "low_raider", "cloud", "chit_of", "fleet_of", "relieves", "relief_task"),
    "relief_angels",
)

SAVED_IDS = SavedIds(
    things={
        "barrage": [PLACE_NAMES[place] for place in BARRAGES[:LAND_BARRAGES]] + CONVOY_IDS,
        "gun_site": [PLACE_NAMES[place] for place in GUN_SITES],
    },
    rows={
        **dict.fromkeys(UNIT_COLUMNS, "unit"),
        "sky": ("zone", int(LEVELS)),
        "downed": "barrage",
        "bursts": "gun_site",
        "deck": "card",
    },
    values={
        **VALUES,
        "book": book(),
    },
    fields={
        "seat": "seat",
        "unit": "unit",
        "head": "unit",
        "raid": "raid",
        "rest": "raid",
        "place": "place",
        "begun": "place",
        "start": "place",
        "aim": "place",
        "chit": "chit",
        "event": "event",
        "first": "unit",
        "units": "bits of unit",
        "raf_off": "bits of unit",
        "Aftermath.late": "bits of unit",
        "detached": "bits of unit",
        "near": "bits of unit",
        "returned": "bits of chit",
        "ChannelPatrolDraw.chit": "",  # a line of its table
        "GameTurn.other": "unit",
        "Readiness.done": "bits of unit",
        "PatrolPhase.done": "bits of unit",
        "RafAttack.party": "bits of unit",
        "WingForming.party": "bits of unit",
        "WingForming.tried": "bits of unit",
        "RafCombat.looked": "bits of unit",
        "RafCombat.struck": "bits of unit",
        "LuftwaffeCombat.tried": "bits of unit",
    },
)
