"""Card windows in which nothing is missed: somebody who plays only against bots is not asked there unless they want to be.  § 6.2"""

from __future__ import annotations

from opsroom.engine.bits import bit
from opsroom.engine.position import Position
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import FUNCTIONS, W_DETECTION, W_FIGHTERS, W_TAME_BOAR, WHEN
from opsroom.titles.bomber_command.schema_cards import ANY, WINDOWS

AT_ANY_TIME = sum(int(bit(WINDOWS.index(name))) for name in ANY)
MAIN_MOMENTS = (W_FIGHTERS, W_DETECTION, W_TAME_BOAR)  # at which a card for any time is offered once in a phase


def is_routine(t: Position) -> bool:
    """Whether only cards for any time can be played, and the moment is none of those at which they are offered."""
    frame = t.top
    if not isinstance(frame, Window) or frame.moment in MAIN_MOMENTS:
        return False
    plays = [t.options[i] for i in range(t.offered) if 0 <= t.options[i] < FUNCTIONS]
    return all(WHEN[function] & AT_ANY_TIME == AT_ANY_TIME for function in plays)
