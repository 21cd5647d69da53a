"""A window with two hands: `window("attack", german="experten", unit="b02", how="gci")`.

Cards are words; a word twice is two cards.  Units stand where `units` puts them; all others are ready.
"""

from __future__ import annotations

from opsroom.engine.chance import Quick
from opsroom.engine.procedure import Procedure
from opsroom.titles.bomber_command.rules import card_effects
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import (
    CARD_BY_NAME,
    CARD_NAMES,
    CARD_OF,
    CARD_SIDE,
    CARDS,
    FIRST_CARD,
    FUNCTION_NAMES,
    copies,
)
from opsroom.titles.bomber_command.rules.charts import CLEAR, HOW_NAMES
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT, UNIT_NAMES
from opsroom.titles.bomber_command.rules.game import BomberGame
from opsroom.titles.bomber_command.rules.geography import (
    CITY_NAMES,
    PLACE_NAMES,
    READY,
)
from opsroom.titles.bomber_command.rules.table import FIGHTERS, Bomber
from opsroom.titles.bomber_command.schema_cards import SIDES, WINDOWS
from tests.titles.bomber_command.asked import Listener
from tests.titles.scripts import scripted

UNIT = {name: i for i, name in enumerate(UNIT_NAMES)}
PLACE = {name: i for i, name in enumerate(PLACE_NAMES)}
CITY = {name: i for i, name in enumerate(CITY_NAMES)}
assert card_effects.carry_out  # its procedures are known once it is imported


class Hands(Listener):
    """A position with cards in hand."""

    @property
    def cards(self) -> list[str]:
        """What can be played, without the ways of passing."""
        return [name for name in self.options if name not in ("pass", "quiet_phase", "quiet_turn")]

    def lay(self, function: str, *then: str) -> Hands:
        """Play a card when its side is asked; whatever else is asked before is passed, and so is the cancel offer after."""
        while self.key == "choose_play" and function not in self.options:
            self.play("pass")
        self.play(function)
        while self.key == "choose_reply":
            self.play("pass")
        return self.play(*then)

    def hand(self, side: str) -> list[str]:
        return cards_in(self.t.hand, SIDES.index(side))

    def discarded(self, side: str) -> list[str]:
        return cards_in(self.t.discards, SIDES.index(side))

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.event_log]


def cards_in(column: list[int], seat: int) -> list[str]:
    return [CARD_NAMES[i] for i in range(FIRST_CARD[seat], FIRST_CARD[seat + 1]) for _ in range(column[i])]


def night(british: str = "", german: str = "", downfall: bool = False, units: str = "", **columns: int) -> Bomber:
    """A table in the middle of a turn; `units` such as "b02:k5 b03:i6"."""
    t = BomberGame()
    t.short_form = 1
    t.scenario, t.turn, t.phase, t.jamming = int(downfall), 5, FIGHTERS, 5
    for zone in range(len(t.weather)):
        t.weather[zone] = CLEAR
        t.weather_marker[zone] = zone
        t.weather_pile[zone] = 0
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        t.unit_at[unit] = READY
    for word in units.split():
        unit_name, place = word.split(":")
        t.unit_at[UNIT[unit_name]] = PLACE[place]
    for name, value in columns.items():
        setattr(t, name, value)
    for card in [*british.split(), *german.split()]:
        t.hand[CARD_BY_NAME[card]] += 1
        t.held[CARD_SIDE[CARD_BY_NAME[card]]] += 1
    for card in range(CARDS):
        t.deck[card] = copies(t.scenario, card) - t.hand[card]
        assert t.deck[card] >= 0, f"{CARD_NAMES[card]} is not in this scenario so often"
        t.left[CARD_SIDE[card]] += t.deck[card]
    t.event_log = []
    return t


def begin(t: Bomber, frame: Procedure, dice: list[int] | None = None) -> Hands:
    t.chance = scripted(dice or [], Quick(1943))
    t.top = None
    t.do(frame)
    t.run()
    return Hands(t)


def window(
    moment: str,
    british: str = "",
    german: str = "",
    unit: str = "",
    how: str = "",
    facts: int = 0,
    place: str = "",
    dice: list[int] | None = None,
    t: Bomber | None = None,
    downfall: bool = False,
    units: str = "",
    method: int = -1,
    burning: int = -1,
    **columns: int,
) -> Hands:
    t = t or night(british, german, downfall, units, **columns)
    frame = Window(
        WINDOWS.index(moment),
        UNIT[unit] if unit else -1,
        HOW_NAMES.index(how) if how else -1,
        facts,
        PLACE[place] if place else -1,
        method=method,
        burning=burning,
    )
    return begin(t, frame, dice)


def with_card_of(function: str, moment: str, **given: object) -> Hands:
    """A window with the card of that function, alone in its owner's hand."""
    card = CARD_OF[FUNCTION_NAMES.index(function)]
    side = "british" if CARD_SIDE[card] == 0 else "german"
    return window(moment, **{"downfall": copies(0, card) == 0, side: CARD_NAMES[card], **given})  # type: ignore[arg-type]


def laid(function: str, moment: str, *then: str, **given: object) -> Hands:
    return with_card_of(function, moment, **given).lay(function, *then)


def can_play(function: str, moment: str, **given: object) -> bool:
    s = with_card_of(function, moment, **given)
    return s.key == "choose_play" and function in s.options
