"""The cards: what is printed on them.  § 3-1 to § 3-6."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.titles.barbarossa import effect_rows, schema_cards
from opsroom.titles.barbarossa.rules.ids import CardId
from opsroom.titles.barbarossa.schema import load
from opsroom.titles.barbarossa.schema_cards import TYPES

SEATS: Final = ["corps_1", "corps_2", "corps_3", "corps_4", "corps_5"]
MOST_SEATS: Final[i64] = len(SEATS)
PHASES: Final = ["7-1", "7-2", "7-3", "7-4"]  # by their sections
POINTS: Final = effect_rows.POINTS  # § 2: draw points are spent as they come, victory points are counted at the end
OPERATION: Final[i64] = 0
SUPPLY: Final[i64] = 1
REINFORCEMENT: Final[i64] = 2
COMBAT: Final[i64] = 3

DATA: Final = load()
ORDERED: Final = effect_rows.in_order(DATA.card)
IDS: Final = [card.id for card in ORDERED]
KINDS: Final[i64] = len(ORDERED)
STOCK: Final[i64] = len(
    [card for card in ORDERED if card.play_cost is not None]
)  # kinds that can be in a deck come first
STOCK_IDS: Final = [card.id for card in ORDERED if card.play_cost is not None]

# --- § 3: what is printed
IS_SUPPLY: Final[i64] = TYPES.index("supply")  # § 3-1
IS_DEPLOYMENT: Final[i64] = TYPES.index("deployment")  # § 3-4
IS_OBJECTIVE: Final[i64] = TYPES.index("objective")
IS_EVENT: Final[i64] = TYPES.index("event")
TYPE: Final = printed([TYPES.index(card.type) for card in ORDERED])
UNIT: Final = printed([int(card.type == "unit") for card in ORDERED])  # § 3-2; operations (§ 3-3) are what they do
CITY: Final = printed([int(card.is_city) for card in ORDERED])
COUNT: Final = printed([card.count for card in ORDERED])
VP: Final = printed([card.vp for card in ORDERED])
PLAY_COST: Final = printed([card.play_cost or 0 for card in ORDERED])
PRICE: Final = printed([-1 if card.reinforcement_cost is None else card.reinforcement_cost for card in ORDERED])
DEFENCE: Final = printed([card.defence or 0 for card in ORDERED])
DEFENCE_PRINTED: Final = printed(
    [(card.defence or 0) if card.defence_printed is None else card.defence_printed for card in ORDERED]
)
MODIFIER: Final = printed([card.modifier or 0 for card in ORDERED])
MAY_DEPLOY: Final = printed(  # § 10: 1 active, 2 exhausted, at any moment of the operations phase
    [
        max([1 + int(e.exhausted) for e in card.play if isinstance(e, schema_cards.Deploy) and e.optional], default=0)
        for card in ORDERED
    ]
)
SUPPLIES: Final = printed([i for i, card in enumerate(ORDERED) if card.type == "supply"])
STARTS: Final = printed([DATA.start_deck.get(card.id, 0) for card in ORDERED])

# --- § 4: the battlefield
OWN_PILE: Final = printed([int(card.has_own_pile) for card in ORDERED])
PILE_IDS: Final = [card.id for card in ORDERED if card.has_own_pile and card.type != "objective"] + ["deployment"]
PILE_KIND: Final = printed([i for i, card in enumerate(ORDERED) if card.has_own_pile and card.type != "objective"])
DEPLOYMENT_PILE: Final[i64] = len(PILE_IDS) - 1
TARGET_IDS: Final = [card.id for card in ORDERED if card.type == "objective" and card.has_own_pile] + ["city"]
TARGET_KIND: Final = printed([i for i, card in enumerate(ORDERED) if card.type == "objective" and card.has_own_pile])
TARGETS: Final[i64] = len(TARGET_IDS)
CITY_TARGET: Final[i64] = TARGETS - 1
LAST_CITY: Final[i64] = max([i for i, card in enumerate(ORDERED) if card.at_the_bottom])
DEPLOYMENTS: Final[i64] = sum([card.count for card in ORDERED if card.type == "deployment"])
CITIES: Final[i64] = sum([card.count for card in ORDERED if card.is_city])
EVENTS: Final[i64] = sum([card.count for card in ORDERED if card.type == "event"])
MOST_ON_TOP: Final[i64] = schema_cards.MOST_ON_TOP

OPENING_HAND: Final[i64] = DATA.numbers.opening_hand
DRAW: Final[i64] = DATA.numbers.draw
KEEP: Final[i64] = DATA.numbers.keep
OPERATION_POINTS: Final[i64] = DATA.numbers.operation_points
REINFORCEMENT_POINTS: Final[i64] = DATA.numbers.reinforcement_points

# --- § 9, § 13-2: the cards' own rules, as rows that effects.py carries out
WRITER: Final = effect_rows.Writer(ORDERED)
PLAY_RUNS: Final = [WRITER.effects(card.play, card) for card in ORDERED]
GAIN_RUNS: Final = [WRITER.effects(card.on_gain, card) for card in ORDERED]
REVEAL_RUNS: Final = [WRITER.effects(card.on_reveal, card) for card in ORDERED]
BATTLE_RUNS: Final = [WRITER.effects(card.on_battle, card) for card in ORDERED]
WIN_RUNS: Final = [WRITER.effects(card.on_win, card) for card in ORDERED]
USES: Final = effect_rows.uses(ORDERED, WRITER)
STATIC: Final = effect_rows.statics(ORDERED, WRITER)
PROGRAM: Final = WRITER.out

PLAY_FIRST: Final = printed([first for first, last in PLAY_RUNS])
PLAY_LAST: Final = printed([last for first, last in PLAY_RUNS])
GAIN_FIRST: Final = printed([first for first, last in GAIN_RUNS])
GAIN_LAST: Final = printed([last for first, last in GAIN_RUNS])
REVEAL_FIRST: Final = printed([first for first, last in REVEAL_RUNS])
REVEAL_LAST: Final = printed([last for first, last in REVEAL_RUNS])
BATTLE_FIRST: Final = printed([first for first, last in BATTLE_RUNS])
BATTLE_LAST: Final = printed([last for first, last in BATTLE_RUNS])
WIN_FIRST: Final = printed([first for first, last in WIN_RUNS])
WIN_LAST: Final = printed([last for first, last in WIN_RUNS])

WORD: Final = printed(PROGRAM.word)
A: Final = printed(PROGRAM.a)
B: Final = printed(PROGRAM.b)
WHO_ZONE: Final = printed(PROGRAM.who_zone)
WHO_COUNT: Final = printed(PROGRAM.who_count)
WHO_UP_TO: Final = printed(PROGRAM.who_up_to)
MATCHES: Final = printed(PROGRAM.matches)
WHO_KINDS: Final = printed(
    [i % len(ORDERED) for i, match in enumerate(PROGRAM.matches) if match]
)  # the kinds of each selector
WHO_FIRST: Final = printed([sum(PROGRAM.matches[: who * len(ORDERED)]) for who in range(len(PROGRAM.who_zone))])
WHO_LAST: Final = printed([sum(PROGRAM.matches[: (who + 1) * len(ORDERED)]) for who in range(len(PROGRAM.who_zone))])
CHOICE_IDS: Final = PROGRAM.choice_names
CHOICE_FIRST: Final = printed(PROGRAM.choice_first)
CHOICE_LAST: Final = printed(PROGRAM.choice_last)
PERMITS: Final[i64] = len(PROGRAM.permits)
PERMIT_WHO: Final = printed(PROGRAM.permits)
PERMIT_EXHAUSTED: Final = printed(PROGRAM.permit_exhausted)
PERMIT_IDS: Final = PROGRAM.permit_names

USE_IDS: Final = USES.names
USE_COUNT: Final[i64] = len(USE_IDS)
USE_CARD: Final = printed(USES.card)
USE_PLAYED: Final = printed(USES.played)
USE_WINDOW: Final = printed(USES.window)
USE_FIRST: Final = printed(USES.first)
USE_MIDDLE: Final = printed(USES.middle)
USE_LAST: Final = printed(USES.last)
IN_START: Final[i64] = 0
IN_OPERATIONS: Final[i64] = 1
IN_BATTLE: Final[i64] = 2

# The uses of a card are rows in one run; cards with none are left out of the lists that a question goes through.
CARD_USE: Final = printed([next((u for u, k in enumerate(USES.card) if k == i), 0) for i in range(len(ORDERED))])
CARD_USE_END: Final = printed(
    [next((u for u, k in enumerate(USES.card) if k == i), 0) + len(card.ability) for i, card in enumerate(ORDERED)]
)
DEPLOYED_ABLE: Final = printed([i for i, c in enumerate(ORDERED) if any(a.zone == "deployed" for a in c.ability)])
PLAYED_ABLE: Final = printed(
    [i for i, c in enumerate(ORDERED) if c.play_cost is not None and any(a.zone == "played" for a in c.ability)]
)
START_ABLE: Final = printed([i for i, c in enumerate(ORDERED) if any(a.window == "start" for a in c.ability)])
OPTIONAL: Final = printed([i for i in range(len(STOCK_IDS)) if MAY_DEPLOY[i] > 0])

PUTTABLE: Final = printed(  # what a permission can mean
    [i for i in range(len(STOCK_IDS)) if any(PROGRAM.matches[who * len(ORDERED) + i] for who in PROGRAM.permits)]
)
FOR_SALE: Final[i64] = len(
    [card for card in ORDERED if card.reinforcement_cost is not None]
)  # these kinds come first of all

STAYS: Final = printed(STATIC["stays"])  # not activated automatically
HOLDS: Final = printed(STATIC["holds"])  # a selector of cards that it keeps from being activated, or THIS
HOLDERS: Final = printed([i for i in range(len(ORDERED)) if HOLDS[i] >= 0])
DRAW_CHANGE: Final = printed(STATIC["draw"])
PRICE_CHANGE: Final = printed(STATIC["price"])
DRAW_CHANGERS: Final = printed([i for i in range(len(ORDERED)) if DRAW_CHANGE[i] != 0])
PRICE_CHANGERS: Final = printed([i for i in range(len(ORDERED)) if PRICE_CHANGE[i] != 0])

# --- orders: what a player can answer in the phases of a turn
PLAY: Final[i64] = 0
USE: Final[i64] = STOCK
DEPLOY: Final[i64] = USE + USE_COUNT  # a row of OPTIONAL
PUT: Final[i64] = DEPLOY + len(OPTIONAL)  # a row of PUTTABLE
BUY: Final[i64] = PUT + len(PUTTABLE)
ATTACK: Final[i64] = BUY + FOR_SALE
PAY_UP: Final[i64] = ATTACK + TARGETS
ALL_SUPPLY: Final[i64] = PAY_UP + 1  # every supply card in hand, one after the other
DEPLOY_ALL: Final[i64] = PAY_UP + 2  # whatever may be deployed, from the play area and the hand
STORM: Final[i64] = PAY_UP + 3  # the units that a victory needs, and the payment
ALL_UNITS: Final[i64] = PAY_UP + 4  # every unit that only has to be exhausted, where they are not enough
ORDER_IDS: Final = (
    [f"play_{id}" for id in STOCK_IDS]
    + [f"use_{id}" for id in USE_IDS]
    + [f"deploy_{IDS[kind]}" for kind in OPTIONAL]
    + [f"put_{IDS[kind]}" for kind in PUTTABLE]
    + [f"buy_{id}" for id in STOCK_IDS[:FOR_SALE]]
    + [f"attack_{id}" for id in TARGET_IDS]
    + ["pay", "all_supply", "deploy_all", "storm", "all_units"]
)


# --- the rows of all effects, by name: `play_panzer_regiment_1` is the first effect of playing that card
RUNS: Final = (
    [
        (f"{when}_{id}", run)
        for when, runs in (
            ("play", PLAY_RUNS),
            ("gain", GAIN_RUNS),
            ("reveal", REVEAL_RUNS),
            ("battle", BATTLE_RUNS),
            ("win", WIN_RUNS),
        )
        for id, run in zip(IDS, runs, strict=True)
    ]
    + [(f"use_{id}", (USES.first[i], USES.last[i])) for i, id in enumerate(USE_IDS)]
    + [(f"choice_{id}", (PROGRAM.choice_first[i], PROGRAM.choice_last[i])) for i, id in enumerate(CHOICE_IDS)]
)
EFFECTS: Final = {row: f"{name}_{row - first + 1}" for name, (first, last) in RUNS for row in range(first, last)}
LAST_EFFECTS: Final = {row + 1: name for row, name in EFFECTS.items()}  # a run is kept with the row after its last


def matches(who: i64, kind: CardId) -> bool:
    """Whether a selector means cards of this kind."""
    return MATCHES[who * KINDS + kind] != 0
