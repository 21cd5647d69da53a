"""What cards do.  § 6.2, card lists; § 9.2.2, § 9.6.2, § 9.6.3

Each function of a card is one word with a number or two.  Words that need no choice are carried out at once; the others need a
frame in which a unit, a city, a raid or a patrol is chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.making import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.bombing_tables import WANGANUI
from opsroom.titles.bomber_command.rules.card_targets import (
    BRING_FLAK,
    DEPLETE_ANY,
    FLAK_ON_FIGHTER,
    HUNT_FIGHTER,
    LIGHT_UP,
    QUICK_SCRAMBLE,
    RECALL_FLAK,
    STRAGGLER,
    STRAY,
    blip_hex,
    can_stray,
    guns_at,
    is_city_target,
    is_in_reach,
    is_unit_target,
    strength_of_flak,
)
from opsroom.titles.bomber_command.rules.cards import (
    AMOUNT,
    AT_LEAST_ONE,
    CANCELLED,
    CARD_SIDE,
    CARDS,
    DEFENDED,
    FIRE,
    GROUNDED,
    HUNT,
    NO_FIRE,
    OTHER,
    SHUT,
    SN2,
    STRAGGLERS,
    WORD,
    read_die,
)
from opsroom.titles.bomber_command.rules.combat import BritishAttack, FlakAttack, StragglerAttack
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT, PATROLS
from opsroom.titles.bomber_command.rules.fighters import deplete, lose_fighters
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITIES,
    CITY_HEX,
    ENGLISH_ZONE,
    GERMAN,
    HEXES,
    NONE,
    RAIDS,
    ZONE_OF_DIVISION,
)
from opsroom.titles.bomber_command.rules.table import COUNTERS, Bomber
from opsroom.titles.bomber_command.schema import DIVISIONS
from opsroom.titles.bomber_command.schema_cards import WORDS
