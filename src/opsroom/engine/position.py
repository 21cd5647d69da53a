"""A position: columns (in the title's subclass), a stack of frames, and the pending question.

This is the integer path: options, answers and log are integers here, and get their names at the border (`table.py`).
Copies, searches and simulations work on positions; people and servers work on tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.chance import Chance
from opsroom.engine.column import Column, column
from opsroom.engine.errors import DeadEnd, IllegalAnswer
from opsroom.engine.events import EventRecord
from opsroom.engine.ids import NONE, Code, RowId, SeatId
from opsroom.engine.json_types import Json, SavedFrame, SavedPosition
from opsroom.engine.procedure import ASK, DO, GO_ON, GOTO, PASS, PROCEDURES, About, Procedure, Todo, family
from opsroom.engine.visibility import Visibility

NO_ROWS: Final = column(0)
NO_CHANCE: Final = Chance()
NO_REASONS: Final[list[tuple[int, str, str, int, int]]] = []  # replaced by a new list when reasons are collected
MOST_JUMPS: Final[i64] = 100_000  # between two questions; more is a loop in the rules


class Position:
    """One moment of a game.  Knows nothing of seeds, history or readers."""

    def __init__(self, fresh: bool = True) -> None:
        self.top: Procedure | None = None  # the frame that is going on
        self.chance: Chance = NO_CHANCE
        self.log: list[int] | None = None
        self.seat: SeatId = 0  # the question, always derivable from the frames:
        self.options: Column = column(16) if fresh else NO_ROWS  # asking again offers the same again
        self.offered: i64 = 0
        self.actions: list[int] | None = None  # free-standing actions beside the question, when somebody looks
        self.looking: bool = False  # somebody looks: note actions and refusals
        self.reasons: list[tuple[int, str, str, int, int]] = NO_REASONS
        self.explaining: bool = False  # somebody asks the staff for its reason
        self.staff_reason: tuple[str, int, int] | None = None  # and this is it
        self.event_log: list[EventRecord] | None = None  # events, when somebody listens
        self.undo_closed: i64 = 0  # since the last answer, for these seats, one bit each; see `close_undo`
        self.on_event: Callable[[], None] | None = None  # called at each event, to see the table as it then is
        self.drawn: list[tuple[str, int]] | None = None  # chance's answers with their kind, when somebody records

    # --- what a step may say
    def offer(self, option: Code) -> None:
        last = self.offered
        if last == len(self.options):
            self.make_room(last * 2)
        self.options[last] = option
        self.offered = last + 1

    def offer_held(self, pile: Column, first: RowId, last: RowId) -> None:
        """Offer every card that lies in these rows of a pile."""
        self.make_room(self.offered + last - first)
        options, offered = self.options, self.offered
        for card in range(first, last):
            if pile[card]:
                options[offered] = card
                offered += 1
        self.offered = offered

    def make_room(self, n: i64) -> None:
        """For so many options."""
        if len(self.options) < n:
            more = column(n)
            for i in range(self.offered):
                more[i] = self.options[i]
            self.options = more

    def offer_all(self, options: Column) -> None:
        """Offer a whole printed column, such as every hex, at the price of one copy; it comes before any other offer."""
        self.options = options[:]
        self.offered = len(options)

    def refuse(self, option: Code, rule: str, why: str, a: i64 = 0, b: i64 = 0) -> None:
        """A near miss; `why` is a text key, a and b its numbers.  Costs nothing until a person asks."""
        if self.looking:
            self.reasons.append((option, rule, why, a, b))

    def ask(self, seat: SeatId) -> Todo:
        self.seat = seat
        return ASK

    def draw(self, weights: Column, first: RowId, last: RowId) -> Todo:
        """Chance draws one row of a column of counts, first <= row < last."""
        row = self.chance.pick(weights, first, last)
        self.note(row)
        frame = self.top
        assert frame is not None
        if self.drawn is not None:
            self.drawn.append((frame.about().steps[frame.at].of, row))
        frame.take(row)
        return GO_ON

    def roll(self, dice: i64, sides: i64 = 6) -> Todo:
        """The sum is the answer; the log has every die."""
        total: i64 = 0
        for _ in range(dice):
            die = self.chance.die(sides)
            total += die
            self.note(die)
            if self.drawn is not None:
                self.drawn.append(("", die))
        frame = self.top
        assert frame is not None
        frame.take(total)
        return GO_ON

    def die(self, sides: i64 = 6) -> i64:
        """One die within a step that acts: several may fall in it, each for another purpose."""
        face = self.chance.die(sides)
        self.note(face)
        if self.drawn is not None:
            self.drawn.append(("", face))
        return face

    def pick(self, weights: Column, first: RowId, last: RowId, of: str) -> RowId:
        """One draw within a step that acts: a row of a column of counts, which is one `of` a kind of thing."""
        row = self.chance.pick(weights, first, last)
        self.note(row)
        if self.drawn is not None:
            self.drawn.append((of, row))
        return row

    def tell(self, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Something happened under the rule of this step.  The title's `events` says what the numbers are."""
        events = self.event_log
        if events is not None:
            frame = self.top
            assert frame is not None
            events.append((kind, frame.about().steps[frame.at].rule, self.turn_number(), a, b, c, d, e))
            if self.on_event is not None:
                self.on_event()

    def close_undo(self, seat: SeatId) -> None:
        """If the last answer was this seat's, it does not take it back alone.

        For a step after which the other side may draw in secret: whether it has drawn must not be seen from what can be undone.
        """
        self.undo_closed |= bit(seat)

    def do(self, procedure: Procedure) -> Todo:
        procedure.below = self.top
        self.top = procedure
        return DO

    def instead(self, procedure: Procedure) -> Todo:
        frame = self.top
        assert frame is not None
        procedure.below, procedure.interrupting = frame.below, frame.interrupting
        self.top = procedure
        return GOTO

    def end(self) -> Todo:
        """The game is over, whatever was going on."""
        self.top = None
        return GOTO

    def note(self, value: i64) -> None:
        log = self.log
        if log is not None:
            log.append(value)

    def because(self, answer: Code, why: str, a: i64 = 0, b: i64 = 0) -> Code:
        """The staff's answer with its reason: a text key and its numbers.  Costs nothing until a person asks for a hint."""
        if self.explaining:
            self.staff_reason = (why, a, b)
        return answer

    def collect_reason(self) -> None:
        """From now on the staff's reason is kept. Set here and not by the caller: mypyc would take the reason for None there."""
        self.explaining, self.staff_reason = True, None

    # --- what a title says of itself
    def free_actions(self, seat: SeatId) -> None:
        """Say `may` here for every free-standing action the seat may take over this question."""

    def may(self, action: Code) -> None:
        """A free-standing action: legal beside any question, yet none of its options."""
        actions = self.actions
        if actions is not None:
            actions.append(action)

    def begin_action(self, action: Code) -> Procedure:
        """The procedure that a free-standing action puts on top; the question below is then asked again."""
        raise NotImplementedError

    def concede(self, seat: SeatId) -> None:
        """The seat gives the game up, no matter who is asked: note who has won, so that `why_over` says "conceded"."""
        raise NotImplementedError

    def is_won_by(self, seat: SeatId) -> bool:
        raise NotImplementedError

    def is_drawn(self) -> bool:
        return False

    def payoff(self, seat: SeatId) -> float:
        """What the end is worth to a seat: 1 won, 0 lost, a half for a draw."""
        return 1.0 if self.is_won_by(seat) else 0.5 if self.is_drawn() else 0.0

    def score(self, seat: SeatId) -> i64:
        return 1 if self.is_won_by(seat) else 0

    def why_over(self) -> str:
        """The text key of how the game ended."""
        raise NotImplementedError

    def turn_number(self) -> i64:
        return 0

    def deal_hidden(self, seat: SeatId, chance: Chance) -> None:
        """Re-deal, in place, everything that this seat cannot know."""
        raise NotImplementedError

    def redealt(self, seat: SeatId, chance: Chance) -> Position:
        """A copy in which all that this seat cannot know is re-dealt, and which goes on with this chance."""
        world = self.copy()
        world.deal_hidden(seat, chance)
        world.chance = chance
        return world

    # --- written from the declarations
    def blank(self) -> Position:
        """A new position of this class, whose columns `clone` fills."""
        raise NotImplementedError

    def clone(self) -> Position:
        raise NotImplementedError

    def columns(self) -> Json:
        raise NotImplementedError

    def fill(self, d: Json) -> None:
        raise NotImplementedError

    def declared(self) -> dict[str, Visibility]:
        raise NotImplementedError

    def pack(self, into: Column) -> None:
        """The columns that are a single number, in the order of their declaration; see `encoder.py`."""
        raise NotImplementedError

    def cells(self, at: i64) -> Column:
        """A column with rows, by its place among those."""
        raise NotImplementedError

    # --- play
    def run(self) -> None:
        """Carry out steps until somebody must choose, or nothing is left to do."""
        frame = self.top
        jumps: i64 = 0
        while frame is not None:
            self.offered = 0
            todo = frame.advance(self)
            if todo == GO_ON:
                frame.at += 1
            elif todo == ASK:
                if self.offered == 0:
                    raise DeadEnd(f"{self.where()} asks a question without options")
                return
            elif todo == DO or todo == GOTO:
                frame = self.top
                jumps += 1
                if jumps > MOST_JUMPS:
                    raise DeadEnd(f"{self.where()} loops forever")
            else:
                again = frame.interrupting
                frame = self.top = frame.below
                if frame is not None and not again:
                    frame.at += 1
        self.offered = 0

    def play(self, answer: Code) -> None:
        """Answers are not checked for legality: for search and simulation."""
        self.note(answer)
        if answer < PASS:
            procedure = self.begin_action(answer)
            procedure.interrupting = True
            self.do(procedure)
        else:
            frame = self.top
            assert frame is not None
            frame.take(answer)
            frame.at += 1
        self.run()

    def play_concession(self, seat: SeatId) -> None:
        """The game is over, whatever was going on, because this seat gives it up."""
        self.concede(seat)
        self.end()
        self.offered = 0

    def answer(self, answer: Code) -> None:
        """Play an option of the pending question."""
        i: i64 = 0
        while i < self.offered:
            if self.options[i] == answer:
                self.play(answer)
                return
            i += 1
        raise IllegalAnswer(f"{answer} is not a valid answer to {self.where()}: choose one of {self.choices()}")

    def choices(self) -> list[int]:
        """The options of the pending question; empty when the game is over."""
        return [self.options[i] for i in range(self.offered)]

    def is_over(self) -> bool:
        return self.top is None

    def look(self) -> None:
        """Ask again, this time noting what was nearly possible and what may be done beside the question."""
        self.looking, self.reasons, self.actions = True, [], []
        self.run()
        self.free_actions(self.seat)
        self.looking = False

    def where(self) -> str:
        frame = self.top
        if frame is None:
            return "the end"
        about = frame.about()
        return f"{about.name}.{about.steps[frame.at].name} ({about.steps[frame.at].rule})"

    # --- plain data
    def stack(self) -> list[Procedure]:
        """The frames, outermost first."""
        out: list[Procedure] = []
        frame = self.top
        while frame is not None:
            out.append(frame)
            frame = frame.below
        out.reverse()
        return out

    def screen(self) -> Procedure | None:
        """The frame behind whose screen the pending question is asked; what interrupts it is asked in the open."""
        found: Procedure | None = None
        frame = self.top
        while frame is not None:
            if frame.keeper() != NONE:
                found = frame
            frame = None if frame.interrupting else frame.below
        return found

    def copy(self) -> Position:
        """The same position, to be played on apart.  Shares the chance, keeps no log."""
        new = self.clone()
        frame = self.top
        last: Procedure | None = None
        while frame is not None:
            copied = frame.copy()
            if last is None:
                new.top = copied
            else:
                last.below = copied
            last, frame = copied, frame.below
        new.chance = self.chance
        new.seat = self.seat
        new.options = self.options[:]
        new.offered = self.offered
        return new

    def save(self) -> SavedPosition:
        """Columns and frames as plain data; frames by the names of procedure and step."""
        frames: list[SavedFrame] = []
        for frame in self.stack():
            about = frame.about()
            step = about.steps[frame.at].name
            frames.append({"procedure": about.name, "step": step, "over": frame.interrupting, "values": frame.save()})
        return {"columns": self.columns(), "frames": frames}

    def rebuild(self, saved: SavedPosition) -> None:
        """Columns and frames of the saved position; nobody is asked yet."""
        self.fill(saved["columns"])
        self.top = None
        kinds = self.kinds()
        for d in saved["frames"]:
            about = kinds[d["procedure"]]
            frame = about.load(d["values"])
            frame.at, frame.interrupting = about.index[d["step"]], d["over"]
            self.do(frame)

    def load(self, saved: SavedPosition) -> None:
        """Become the saved position, which has numbers and everything that is declared (see `engine/snapshots.py`).

        The question is asked again: asking steps write nothing.
        """
        self.rebuild(saved)
        self.run()

    def kinds(self) -> dict[str, About]:
        """The procedures of this title, by name."""
        return PROCEDURES[family(type(self).__module__)]

    def equals(self, other: Position) -> bool:
        return not self.diff(other)

    def diff(self, before: Position) -> Json:
        """What has changed since, then and now: of a column the rows that did, of the frames all where any did."""
        then, now = before.save(), self.save()
        was = then["columns"]
        out: Json = {}
        for name, value in now["columns"].items():
            if was[name] == value:
                continue
            if isinstance(value, list):
                out[name] = {i: (a, b) for i, (a, b) in enumerate(zip(was[name], value, strict=True)) if a != b}
            else:
                out[name] = (was[name], value)
        if then["frames"] != now["frames"]:
            out["frames"] = (then["frames"], now["frames"])
        return out
