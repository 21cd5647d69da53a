"""What cards do: a few primitives, carried out row by row.  § 5-3 to § 5-6, § 9, § 10, § 13-2

Each effect of the data file is a row: a word and two numbers.  Rows that need no choice are carried out at once; the others
need a frame.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.barbarossa.effect_rows import PLACES, WORDS, ZONES
from opsroom.titles.barbarossa.rules.cards import (
    CHOICE_FIRST,
    CHOICE_LAST,
    CITY,
    IS_DEPLOYMENT,
    KINDS,
    PERMIT_EXHAUSTED,
    PERMIT_WHO,
    PERMITS,
    PUT,
    PUTTABLE,
    STOCK,
    TYPE,
    WHO_COUNT,
    WHO_FIRST,
    WHO_KINDS,
    WHO_LAST,
    WHO_UP_TO,
    WHO_ZONE,
    WORD,
    A,
    B,
    matches,
)
from opsroom.titles.barbarossa.rules.drawing import Draw
from opsroom.titles.barbarossa.rules.ids import CardId, PermitId
from opsroom.titles.barbarossa.rules.table import (
    Barbarossa,
    deployed,
    enter_area,
    enter_hand,
    leave_area,
    leave_hand,
    pop_top,
    put_on_top,
    put_under_events,
    return_to_battlefield,
)

# words of the data file, and what carries each one out below
GAIN: Final[i64] = WORDS.index("gain")
DRAW: Final[i64] = WORDS.index("draw")
PAY: Final[i64] = WORDS.index("pay")
EXHAUST: Final[i64] = WORDS.index("exhaust")
ACTIVATE: Final[i64] = WORDS.index("activate")
DEPLOY_THIS: Final[i64] = WORDS.index("deploy")
PERMIT: Final[i64] = WORDS.index("permit")
DEPLOY_FROM_HAND: Final[i64] = WORDS.index("deploy_from_hand")
MOVE: Final[i64] = WORDS.index("move")
TAKE: Final[i64] = WORDS.index("take")
LOWER: Final[i64] = WORDS.index("defence")
REVEAL: Final[i64] = WORDS.index("reveal")
CHOOSE: Final[i64] = WORDS.index("choose")
END_GAME: Final[i64] = WORDS.index("end_game")
THIS: Final[i64] = -1
ALL: Final[i64] = 999

# places
TO_DISCARD: Final[i64] = PLACES.index("discard")
TO_HAND: Final[i64] = PLACES.index("hand")
TO_DECK_TOP: Final[i64] = PLACES.index("deck_top")
TO_BATTLEFIELD: Final[i64] = PLACES.index("battlefield")
TO_BOX: Final[i64] = PLACES.index("box")
TO_EVENT_BOTTOM: Final[i64] = PLACES.index("event_bottom")
TO_AREA: Final[i64] = PLACES.index("area")

# zones
DEPLOYED: Final[i64] = ZONES.index("deployed")
DISCARDED: Final[i64] = ZONES.index("discard")
IN_HAND: Final[i64] = ZONES.index("hand")

# where the card lies whose effects are carried out
PLAYED: Final[i64] = 0
IN_AREA: Final[i64] = 1
AS_EVENT: Final[i64] = 2
AS_TARGET: Final[i64] = 3
AS_BOUGHT: Final[i64] = 4
LIES: Final = ["played", "in_area", "as_event", "as_target", "as_bought"]


def carry_out(t: Barbarossa, seat: SeatId, card: CardId, lies: i64, first: i64, last: i64) -> Todo:
    """The rows of a card's effect, at once where nothing is to be chosen or drawn."""
    row = carry_out_plainly(t, seat, card, lies, first, last)
    if row == last:
        return GO_ON
    if WORD[row] == DRAW and row + 1 == last:
        return t.do(Draw(seat, B[row]))
    return t.do(Effects(seat, card, lies, row, last))


def carry_out_plainly(t: Barbarossa, seat: SeatId, card: CardId, lies: i64, row: i64, last: i64) -> i64:
    """As many rows as can be carried out without asking or drawing; the row where it had to stop."""
    while row < last:
        word, a, b = WORD[row], A[row], B[row]
        if word == GAIN:
            t.purse[a] += b
            t.tell("gained_points", seat, a, b, t.purse[a])
        elif word == PAY:
            t.purse[a] -= b
            t.tell("paid_points", seat, a, b, t.purse[a])
        elif word == EXHAUST and a == THIS:
            exhaust(t, seat, card)
        elif word == ACTIVATE and a == THIS:
            activate(t, seat, card)
        elif word == MOVE and a == THIS and b != TO_AREA:
            take_up(t, seat, card, lies)
            put(t, seat, card, b)
        elif word == DEPLOY_THIS:
            take_up(t, seat, card, lies)
            enter_area(t, seat, card, b != 0)
            t.tell("deployed", seat, card, b)
        elif word == LOWER:
            before = total_defence(t)
            t.defence += b
            t.tell("defence_changed", card, before, total_defence(t))
        elif word == PERMIT:
            t.permits |= bit(a)
        elif word == REVEAL:
            t.to_reveal += b
        elif word == TAKE:
            take(t, seat, a, b)
        elif word == END_GAME:
            t.fallen = 1
        else:
            return row
        row += 1
    return last


@procedure("13-2", kinds={"seat": "seat", "card": "card", "lies": "lies", "row": "effect", "last": "last_effect"})
class Effects(Procedure):
    """A run of effects of which one at least needs a choice or a draw."""

    seat: Shown
    card: Shown  # whose effects they are
    lies: Shown  # where it lies
    row: Shown  # the effect that is carried out
    last: Shown
    left: Shown = 0  # cards still to be chosen
    picked: Shown = PASS
    choice: Shown = PASS
    owner: Shown = PASS

    @step("13-2")
    def carry_on(self, t: Barbarossa) -> Todo:
        self.row = carry_out_plainly(t, self.seat, self.card, self.lies, self.row, self.last)
        if self.row == self.last:
            return DONE
        word = WORD[self.row]
        if word == DRAW:
            return t.do(Draw(self.seat, B[self.row]))
        if word == CHOOSE:
            return self.go_to("choose_effect")
        if word == MOVE and A[self.row] == THIS:
            return self.go_to("choose_player")
        return self.select(t)

    @step("13-2")
    def go_on(self, t: Barbarossa) -> Todo:
        self.row += 1
        return self.go_to("carry_on")

    @step("13-2", into="picked", of="card")
    def choose_card(self, t: Barbarossa) -> Todo:
        word, who = WORD[self.row], A[self.row]
        for i in range(WHO_FIRST[who], WHO_LAST[who]):
            if available(t, self.seat, word, who, WHO_KINDS[i]) > 0:
                t.offer(WHO_KINDS[i])
        if WHO_UP_TO[who] and word != DEPLOY_FROM_HAND:
            t.offer(PASS)
        return t.ask(self.seat)

    @step("13-2")
    def apply_to_card(self, t: Barbarossa) -> Todo:
        if self.picked == PASS:
            return self.go_to("go_on")
        apply(t, self.seat, self.picked, self.row)
        self.left -= 1
        return self.select_more(t)

    @step("13-2", into="choice", of="choice")
    def choose_effect(self, t: Barbarossa) -> Todo:
        for i in range(A[self.row], A[self.row] + B[self.row]):
            t.offer(i)
        return t.ask(self.seat)

    @step("13-2")
    def carry_out_choice(self, t: Barbarossa) -> Todo:
        first, last = CHOICE_FIRST[self.choice], CHOICE_LAST[self.choice]
        t.tell("chose", self.seat, self.choice)
        return t.do(Effects(self.seat, self.card, self.lies, first, last))

    @step("13-2")
    def go_on_after_choice(self, t: Barbarossa) -> Todo:
        return self.go_to("go_on")

    @step("3-5", into="owner", of="seat")
    def choose_player(self, t: Barbarossa) -> Todo:
        """The area in which the event is placed, possibly the player's own (ruling 36)."""
        for seat in range(t.seats):
            t.offer(seat)
        return t.ask(self.seat)

    @step("3-5")
    def lay_into_area(self, t: Barbarossa) -> Todo:
        take_up(t, self.seat, self.card, self.lies)
        enter_area(t, self.owner, self.card, False)
        t.tell("laid", self.seat, self.card, self.owner)
        return self.go_to("go_on")

    # --- what the steps do
    def select(self, t: Barbarossa) -> Todo:
        """How many cards it concerns: as many as there are, up to the number on the card."""
        self.left = WHO_COUNT[A[self.row]]
        return self.select_more(t)

    def select_more(self, t: Barbarossa) -> Todo:
        """Where there is nothing to choose between, nobody is asked."""
        word, who = WORD[self.row], A[self.row]
        kinds: i64 = 0
        cards: i64 = 0
        found: i64 = 0
        for i in range(WHO_FIRST[who], WHO_LAST[who]):
            n = available(t, self.seat, word, who, WHO_KINDS[i])
            if n > 0:
                kinds += 1
                cards += n
                found = WHO_KINDS[i]
        if self.left <= 0 or cards == 0:
            return self.go_to("go_on")
        if WHO_UP_TO[who] and word != DEPLOY_FROM_HAND:
            return self.go_to("choose_card")
        if kinds > 1 and cards > self.left:
            return self.go_to("choose_card")
        if kinds > 1:
            apply_to_all(t, self.seat, self.row)
        else:
            for _ in range(self.left if self.left < cards else cards):
                apply(t, self.seat, found, self.row)
        return self.go_to("go_on")


# --- cards that a selector means
def available(t: Barbarossa, seat: SeatId, word: i64, who: i64, kind: CardId) -> i64:
    """How many cards of the kind the word could be applied to."""
    zone = WHO_ZONE[who]
    if zone == DEPLOYED:
        if word == EXHAUST:
            return t.active[seat * KINDS + kind]
        if word == ACTIVATE:
            return t.exhausted[seat * KINDS + kind]
        return deployed(t, seat, kind)
    if kind >= STOCK:
        return 0
    return t.discard[seat * STOCK + kind] if zone == DISCARDED else t.hand[seat * STOCK + kind]


def available_in_all(t: Barbarossa, seat: SeatId, word: i64, who: i64) -> i64:
    n: i64 = 0
    for i in range(WHO_FIRST[who], WHO_LAST[who]):
        n += available(t, seat, word, who, WHO_KINDS[i])
    return n


def apply_to_all(t: Barbarossa, seat: SeatId, row: i64) -> None:
    who = A[row]
    for i in range(WHO_FIRST[who], WHO_LAST[who]):
        for _ in range(available(t, seat, WORD[row], who, WHO_KINDS[i])):
            apply(t, seat, WHO_KINDS[i], row)


def apply(t: Barbarossa, seat: SeatId, kind: CardId, row: i64) -> None:
    """The word of the row to one card of this kind."""
    word, who, b = WORD[row], A[row], B[row]
    if word == EXHAUST:
        exhaust(t, seat, kind)
    elif word == ACTIVATE:
        activate(t, seat, kind)
    elif word == DEPLOY_FROM_HAND:
        deploy_from_hand(t, seat, kind, b != 0)
    elif WHO_ZONE[who] == DEPLOYED:
        leave_area(t, seat, kind)
        put(t, seat, kind, b)
    else:
        t.discard[seat * STOCK + kind] -= 1
        put(t, seat, kind, b)


# --- the primitives
def exhaust(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    """§ 5-6; an exhausted card cannot be exhausted again."""
    t.active[seat * KINDS + kind] -= 1
    t.exhausted[seat * KINDS + kind] += 1
    t.tell("exhausted", seat, kind)


def activate(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    t.exhausted[seat * KINDS + kind] -= 1
    t.active[seat * KINDS + kind] += 1
    t.tell("activated", seat, kind)


def take_up(t: Barbarossa, seat: SeatId, kind: CardId, lies: i64) -> None:
    """This card itself, from where it lies."""
    if lies == PLAYED:
        t.in_play[kind] -= 1
    elif lies == IN_AREA:
        leave_area(t, seat, kind)
    elif lies == AS_EVENT:
        take_revealed(t, kind)
    else:
        take_from_pile(t, kind)


def take_revealed(t: Barbarossa, kind: CardId) -> None:
    i: i64 = 0
    while t.revealed[i] != kind:
        i += 1
    last: i64 = len(t.revealed) - 1
    while i < last:
        t.revealed[i] = t.revealed[i + 1]
        i += 1
    t.revealed[last] = NONE


def take_from_pile(t: Barbarossa, kind: CardId) -> None:
    if TYPE[kind] == IS_DEPLOYMENT:
        pop_top(t.deployments)
    elif CITY[kind]:
        pop_top(t.cities)
    else:
        t.pile[kind] -= 1


def put(t: Barbarossa, seat: SeatId, kind: CardId, place: i64) -> None:
    """A card that was taken up, to a place of its player or on the battlefield."""
    if place == TO_DISCARD:
        t.discard[seat * STOCK + kind] += 1
    elif place == TO_HAND:
        enter_hand(t, seat, kind)
    elif place == TO_DECK_TOP:
        put_on_top(t, seat, kind)
    elif place == TO_BATTLEFIELD:
        return_to_battlefield(t, kind)
    elif place == TO_BOX:
        t.boxed[kind] += 1
    else:
        put_under_events(t, kind)
    t.tell("moved", seat, kind, place)


def take(t: Barbarossa, seat: SeatId, kind: CardId, place: i64) -> None:
    """The top card of a pile without paying; nothing from an empty or removed one (ruling 2)."""
    if t.pile[kind] > 0:
        t.pile[kind] -= 1
        t.tell("took", seat, kind)
        put(t, seat, kind, place)


def deploy_from_hand(t: Barbarossa, seat: SeatId, kind: CardId, exhausted: bool) -> None:
    """It is not played: no bonus, no play rule, and active unless the card says otherwise (ruling 16)."""
    leave_hand(t, seat, kind)
    enter_area(t, seat, kind, exhausted)
    t.tell("put_down", seat, kind)


def is_permitted(t: Barbarossa, permit: PermitId, kind: CardId) -> bool:
    return (t.permits >> permit) & 1 != 0 and matches(PERMIT_WHO[permit], kind)


def offer_from_hand(t: Barbarossa, seat: SeatId) -> None:
    """Straight into the deployment area, as long as a card permits it (ruling 15)."""
    for i in range(len(PUTTABLE)):
        if t.hand[seat * STOCK + PUTTABLE[i]] and permit_for(t, PUTTABLE[i]) >= 0:
            t.offer(PUT + i)


def permit_for(t: Barbarossa, kind: CardId) -> i64:
    for permit in range(PERMITS):
        if is_permitted(t, permit, kind):
            return permit
    return NONE


def put_down(t: Barbarossa, seat: SeatId, kind: CardId) -> None:
    deploy_from_hand(t, seat, kind, PERMIT_EXHAUSTED[permit_for(t, kind)] != 0)


def total_defence(t: Barbarossa) -> i64:
    """§ 12 (3); never below zero (ruling 29)."""
    return t.defence if t.defence > 0 else 0
