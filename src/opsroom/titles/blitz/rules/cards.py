"""The two decks: what is printed on the cards.  § cards-luftwaffe, § cards-raf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.column import printed
from opsroom.titles.blitz.schema import RELIEFS, load

LUFTWAFFE: Final[i64] = 0
RAF: Final[i64] = 1
SEATS: Final = ["luftwaffe", "raf"]

DATA: Final = load()
BOTH: Final = DATA.luftwaffe + DATA.raf
IDS: Final = [card.id for card in BOTH]
OWNER: Final = [0] * len(DATA.luftwaffe) + [1] * len(DATA.raf)
CARDS: Final[i64] = len(BOTH)

COUNT: Final = printed([card.count for card in BOTH])
FORCE: Final = printed([card.force for card in BOTH])  # § note-2: the RAF's force is a defence value
BOMB: Final = printed([card.bomb for card in BOTH])
TIMES: Final = printed([card.times for card in BOTH])
DIVES: Final = printed([int(card.dive_bomber) for card in BOTH])
DIVE_BOMB: Final[i64] = max([card.bomb for card in BOTH if card.dive_bomber], default=0)  # what a balloon stops
STOPS_A_DIVE_BOMBER: Final[i64] = RELIEFS.index("stop_dive_bomber")
REPAIRS_DAMAGE: Final[i64] = RELIEFS.index("repair")
RELIEF: Final = printed([RELIEFS.index(card.relief) for card in BOTH])  # "" is 0: none
FIRST: Final = printed([0, len(DATA.luftwaffe)])  # each side's cards are numbered in one run
LAST: Final = printed([len(DATA.luftwaffe), len(BOTH)])
DECK: Final = printed([sum([c.count for c in DATA.luftwaffe]), sum([c.count for c in DATA.raf])])

OPENING_HAND: Final[i64] = DATA.numbers.opening_hand
DRAW: Final[i64] = DATA.numbers.draw
HAND_LIMIT: Final[i64] = DATA.numbers.hand_limit
HALF_POINTS_TO_WIN: Final[i64] = DATA.numbers.damage_to_win * 2
BERLIN_DOUBLE_UNTIL: Final[i64] = DATA.numbers.berlin_double_until
TIE_B_UNTIL: Final[i64] = DATA.numbers.tie_b_until
MOST_IN_A_HAND: Final[i64] = max(  # ruling B10: without discard phases a hand may hold the whole deck
    sum([c.count for c in DATA.luftwaffe]), sum([c.count for c in DATA.raf])
)
