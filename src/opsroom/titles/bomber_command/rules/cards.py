"""The cards, as printed: side, symbol, copies, what each can be played for, what cancels what.  § 2.7, § 6.0"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.column import printed
from opsroom.titles.bomber_command.rules.ids import CardId, FunctionId, ScenarioId
from opsroom.titles.bomber_command.schema_cards import ANY, NEEDS, SIDES, SYMBOLS, WINDOWS, load
from opsroom.titles.bomber_command.schema_map import SCENARIOS

_cards = load().card
CARD_NAMES: Final = [card.id for card in _cards]
CARDS: Final[i64] = len(CARD_NAMES)
CARD_BY_NAME: Final = {name: i for i, name in enumerate(CARD_NAMES)}
CARD_SIDE: Final = [SIDES.index(card.side) for card in _cards]
SYMBOL: Final = printed([SYMBOLS.index(card.symbol) for card in _cards])
BOMBING_SYMBOL: Final[i64] = SYMBOLS.index("bombing")
COPIES: Final = printed(
    [len(card.numbers) if card.scenario in ("all", scenario) else 0 for scenario in SCENARIOS for card in _cards]
)
FIRST_CARD: Final = printed([CARD_SIDE.index(side) for side in range(2)] + [len(_cards)])
MODIFIES: Final = printed(
    [
        int(any(f.does in ("modify", "modify_with_sn2", "surprise", "own_flak", "stragglers") for f in card.function))
        for card in _cards
    ]
)
CANCELS: Final = printed([int(other in card.cancels) for card in _cards for other in CARD_NAMES])

# --- functions
_functions = [(i, function) for i, card in enumerate(_cards) for function in card.function]
FUNCTION_NAMES: Final = [function.id for _, function in _functions]
FUNCTIONS: Final[i64] = len(FUNCTION_NAMES)
FUNCTION_BY_NAME: Final = {name: i for i, name in enumerate(FUNCTION_NAMES)}
CARD_OF: Final = printed([card for card, _ in _functions])
WHEN: Final = printed(
    [
        sum(bit(i) for i, name in enumerate(WINDOWS) if name in f.when or ("any" in f.when and name in ANY))
        for _, f in _functions
    ]
)
DOES: Final = [function.does for _, function in _functions]  # the word that card_effects.py knows
AMOUNT: Final = printed([function.amount for _, function in _functions])
OTHER: Final = printed([function.other for _, function in _functions])
DIE_CHART: Final = printed([n for _, f in _functions for n in (f.table or [0] * 6)])  # six rows each
NEED: Final = printed([sum(bit(NEEDS.index(need)) for need in function.needs) for _, function in _functions])
FIRST_FUNCTION: Final = printed(
    [min(i for i, (card, _) in enumerate(_functions) if CARD_SIDE[card] == side) for side in range(2)]
    + [len(_functions)]
)

QUIET_PHASE: Final[i64] = FUNCTIONS  # beside the functions: not to be asked again in this phase, or turn
QUIET_TURN: Final[i64] = FUNCTIONS + 1
PLAY_NAMES: Final = [*FUNCTION_NAMES, "quiet_phase", "quiet_turn"]
TWO_CARDS: Final[i64] = CARDS  # beside the cards: cancel with two of the same symbol, § 6.2.3
REPLY_NAMES: Final = [*CARD_NAMES, "two_cards"]

# --- windows
W_PHASE: Final[i64] = WINDOWS.index("phase")
W_FIGHTERS: Final[i64] = WINDOWS.index("fighters")
W_SCRAMBLE: Final[i64] = WINDOWS.index("scramble")
W_RAIDS: Final[i64] = WINDOWS.index("raids")
W_BOMB_DROP: Final[i64] = WINDOWS.index("bomb_drop")
W_DETECTION: Final[i64] = WINDOWS.index("detection")
W_DETECTED: Final[i64] = WINDOWS.index("detected")
W_TAME_BOAR: Final[i64] = WINDOWS.index("tame_boar")
W_CONTACT: Final[i64] = WINDOWS.index("contact")
W_ATTACK: Final[i64] = WINDOWS.index("attack")
W_RECOVERY: Final[i64] = WINDOWS.index("recovery")
W_AFTER_ATTACK: Final[i64] = WINDOWS.index("after_attack")
W_DEFENSIVE_FIRE: Final[i64] = WINDOWS.index("defensive_fire")
W_MARKING: Final[i64] = WINDOWS.index("marking")
W_DROP: Final[i64] = WINDOWS.index("drop")
W_ERRORS: Final[i64] = WINDOWS.index("errors")
W_PRECISION: Final[i64] = WINDOWS.index("precision")
W_CONVERSION: Final[i64] = WINDOWS.index("conversion")
_german_first = {"fighters", "detection", "tame_boar", "contact", "attack"}
ASKED_FIRST: Final = printed([int(name in _german_first) for name in WINDOWS])  # the side that acts there

# --- what is told aloud of an attack, one bit each
FACT_NAMES: Final = ["mosquitoes", "spoof", "heavy_load", "homebound", "twin_engined", "six_rolled", "quick_alert"]
FACT_MOSQUITO: Final[i64] = 1
FACT_DECOY: Final[i64] = 2
FACT_HEAVY: Final[i64] = 4
FACT_HOMEBOUND: Final[i64] = 8
FACT_TWIN: Final[i64] = 16
FACT_SIX: Final[i64] = 32  # the attack roll showed a six
FACT_ALERT: Final[i64] = 64  # of a scramble: by Quick Reaction Alert, so that no Flower reaches it

# --- what cards leave on the roll in hand, one bit each
MARK_NAMES: Final = [
    *(
        "cancelled",
        "hunt",
        "no_fire",
        "fire",
        "sn2",
        "at_least_one",
        "stragglers",
        "shut",
        "grounded",
        "defended",
        "own_flak",
    ),
]
CANCELLED: Final[i64] = 1
HUNT: Final[i64] = 2
NO_FIRE: Final[i64] = 4
FIRE: Final[i64] = 8
SN2: Final[i64] = 16
AT_LEAST_ONE: Final[i64] = 32
STRAGGLERS: Final[i64] = 64
SHUT: Final[i64] = 128
GROUNDED: Final[i64] = 256
DEFENDED: Final[i64] = 512
OWN_FLAK: Final[i64] = 1024

# --- cards that later steps come back to
WILD_BOAR_FLAK: Final[i64] = FUNCTION_BY_NAME["wild_boar"]  # its die falls after the attack roll
EARLY_ARRIVAL: Final[i64] = CARD_BY_NAME["early_arrival_at_target"]
STRAGGLER_CALL: Final[i64] = FUNCTION_BY_NAME["stragglers_tame_boar"]


def cancels(card: CardId, other: CardId) -> bool:
    return CANCELS[card * CARDS + other] != 0


def read_die(function: FunctionId, die: i64) -> i64:
    """What a function's table says of a die."""
    return DIE_CHART[function * 6 + die - 1]


def copies(mode: ScenarioId, card: CardId) -> i64:
    """§ 2.7, § 6.0: in the deck of a scenario; cards of the other one stay in the box."""
    return COPIES[mode * CARDS + card]
