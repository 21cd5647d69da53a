"""Names of everything that crosses the border: things, words, and sets of them."""

from __future__ import annotations

from opsroom.engine.visibility import Names
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    COLOURS,
    COMBAT_COLUMNS,
    CONFUSION,
    CONTACTS,
    COUNTER_IDS,
    EVENT_IDS,
    FORM_RESULTS,
    HEADWIND,
    KINDS,
    LETTERS,
    NO_WIND,
    REACTIONS,
    T,
)
from opsroom.titles.burning_blue.rules.fights import AFTERWARDS
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_IDS,
    DUMMIES,
    GRUPPE_IDS,
    SEATS,
    SITE_IDS,
    TARGET_KINDS,
    TYPE_IDS,
)
from opsroom.titles.burning_blue.rules.geography import (
    BARRAGES,
    CONVOY_IDS,
    FIELD_IDS,
    GUN_SITES,
    PERIOD_IDS,
    PLACE_NAMES,
    STATION_IDS,
    ZONE_IDS,
)
from opsroom.titles.burning_blue.rules.luftwaffe_movement import CONDUCTS
from opsroom.titles.burning_blue.rules.orders import CHOICES
from opsroom.titles.burning_blue.rules.raid_building import NEW_SWEEP
from opsroom.titles.burning_blue.rules.roll_sums import REASON_IDS, SUM_COLUMNS, SUM_NAMES
from opsroom.titles.burning_blue.rules.table import (
    ENDINGS,
    FIRST_FLIGHT,
    FORM_UPS,
    FOUGHT_NAMES,
    METHODS,
    ORDERS,
    PAGE,
    PAGES,
    PHASES,
    RAF_NAMES,
    RAID_NAMES,
    RAID_STATES,
    STANDING_ORDERS,
    TASKS,
    TOTE,
    UNIT_NAMES,
)

DUMMY_NAMES = [f"dummy_{i + 1}" for i in range(DUMMIES)]
ON_SWEEP = "sweep"  # the chit of a raid that has none: the channel patrol on a Freie Jagd
CROSSWIND = "crosswind_"  # and the Angels above which it blows

NAMES = Names(
    {
        "seat": SEATS,
        "unit": UNIT_NAMES,
        "raid": RAID_NAMES,
        "gruppe": GRUPPE_IDS,
        "type": TYPE_IDS,
        "raf_unit": RAF_NAMES,
        "luftwaffe_unit": UNIT_NAMES[len(RAF_NAMES) :],
        "flight": RAF_NAMES[FIRST_FLIGHT:],
        "chit": [*CHIT_IDS, ON_SWEEP],
        "site": SITE_IDS,
        "place": PLACE_NAMES,
        "zone": ZONE_IDS,
        "sector": ZONE_IDS[:10],
        "airfield": FIELD_IDS,
        "station": STATION_IDS,
        "convoy": CONVOY_IDS,
        "counter": COUNTER_IDS,
        "period": PERIOD_IDS,
        "phase": PHASES,
        "picture": ["good", "degraded", "poor"],
        "tote": TOTE,
        "order": ORDERS,
        "order_choice": CHOICES,
        "task": TASKS,
        "method": METHODS,
        "conduct": CONDUCTS,
        "afterwards": AFTERWARDS,
        "answer": ["no", "yes"],
        "division": ["as_erpro", "as_types"],
        "aim": [*[f"target_{i + 1}" for i in range(NEW_SWEEP)], "sweep"],
        "dummy": DUMMY_NAMES,
        "formed": [*RAID_NAMES, *DUMMY_NAMES],
        "form_up": [f"form_up_{i + 1:02d}" for i in range(FORM_UPS)],
        "card": [f"card_{i + 1:02d}" for i in range(CARDS)],
        "letter": list(LETTERS),
        "barrage": [PLACE_NAMES[place] for place in BARRAGES],
        "gun_site": [PLACE_NAMES[place] for place in GUN_SITES],
        "standing_order": STANDING_ORDERS,
        "reason": REASON_IDS,
        "event": EVENT_IDS,
        "contact": CONTACTS,
        "reaction": [reaction or f"reaction_{i}" for i, reaction in enumerate(REACTIONS)],
        "sum": SUM_NAMES,
        "book": [f"book_{i}" for i in range(PAGES * PAGE)],
    },
    words={
        "scenario": [f"scenario{i}" for i in range(1, 6)],
        "ending": ENDINGS,
        "wind": {
            **{above: f"{CROSSWIND}{above}" for _, above in T.wind.bands if above >= 0},
            int(HEADWIND): "headwind",
            int(NO_WIND): "calm",
        },
        "weather": KINDS,
        "colour": COLOURS,
        "raid_state": RAID_STATES,
        "flown": ["not_flown", "flown", *[f"parted_from_{raid}" for raid in RAID_NAMES]],  # § 9.2.5: see `HAS_PARTED`
        "chit_state": ["", "in_hand", "spent", "cancelled"],
        "target_kind": TARGET_KINDS,
        "off_course": ["", "to_course", "going_home", "homing"],
        "lost": ["", "lost", "on_decoy"],
        "ground_attack": ["", "strafe", "attack_balloons"],
        "fight_side": ["", "attacks", "defends"],
        "fought": FOUGHT_NAMES,
        "look": {int(CONFUSION): "confusion", 0: "no", 1: "yes"},
        "form_up_result": FORM_RESULTS,
        "combat_column": COMBAT_COLUMNS,
        "sum_column": SUM_COLUMNS,
    },
    sets={
        "seats": "seat",
        "raf_units": "raf_unit",
        "luftwaffe_units": "luftwaffe_unit",
        "raids": "raid",
        "chits": "chit",
        "dummies": "dummy",
        "reasons": "reason",
    },
    from_one={
        "game_period": "period",
        "new_home": "airfield",
        "relieved_raid": "raid",
        "parted_raid": "raid",
        "balbo_leader": "unit",
        "target": "site",
        "point": "place",
        "read_letter": "letter",
        "lying_card": "card",
        "form_up_of": "formed",
    },
    # Everyone who was not named, by habit; nobody, and no more such questions until there is news; a squadron that is to be split;
    # everyone who was sent against a raid, after its new plot.
    alternatives={
        "unit": ["rest", "stand", "split", "follow"],
        "raid": ["rest", "stand"],
        "gruppe": ["rest"],
        "dummy": ["stand"],
    },
)
