"""A table: a position with its history, at the border where things have names.

>>> import opsroom
>>> table = opsroom.title("blitz").new(seed=7)
>>> table.question.key
'choose_first_bomber'
>>> table.answer(table.question.options[0])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from opsroom.engine import json_types, saves, undo, viewpoints
from opsroom.engine.bits import bit
from opsroom.engine.chance import Chance, Seeded, commitment
from opsroom.engine.errors import BadSave, BadSetup, GameOver, IllegalAnswer, NotYourQuestion, StaleAnswer, UndoRefused
from opsroom.engine.events import (
    AUTOMATIC,
    AUTOMATIC_REASONS,
    CONCEDE,
    CONCEDED,
    DATA_CHANGED,
    DATA_REWOUND,
    EVERYBODY,
    NO_RULE,
    OUT_OF_TIME,
    RESEEDED,
    RULES_CHANGED,
    RULES_UPDATED,
    UNDONE,
)
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import (
    AnswerMove,
    Event,
    Json,
    OpeningMove,
    RecordedEvent,
    UndoState,
    Values,
    View,
)
from opsroom.engine.moment import Moment
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.question import Question
from opsroom.engine.record import REFUSE, GameRecord

if TYPE_CHECKING:
    from opsroom.engine.title import Setup, Title

# Events that are not notices.
RECORDED_OTHERWISE: Final = (
    *(UNDONE, AUTOMATIC, RESEEDED, RULES_CHANGED, RULES_UPDATED, DATA_CHANGED, DATA_REWOUND),
    *(CONCEDED, OUT_OF_TIME),
)


class Table(GameRecord):
    """One game, to be played: questions, answers, undo, and what each seat may know."""

    @classmethod
    def begin(cls, title: Title, setup: Setup, seed: str, chance: Chance | None = None) -> Table:
        """A table at its first question; `chance` scripts the dice."""
        table = cls(title, setup, seed)
        table._chance = chance if chance is not None else Seeded(seed)
        table.position = title.open(setup)
        table.position.chance = table._chance
        opening: OpeningMove = {"chance": [], "n": 0, "events": []}
        table._carry_out(table.position.run, opening)
        table._append(opening)
        table.snapshots.append(table.snapshot())
        return table

    @classmethod
    def of_position(cls, title: Title, setup: Setup, position: Position) -> Table:
        """A table without a past, such as a re-dealt one."""
        table = cls(title, setup, "")
        table.position, table._chance = position, position.chance
        return table

    @classmethod
    def starting_at(cls, title: Title, setup: Setup, position: Position, seed: str) -> Table:
        """A table whose game begins at this position, with dice of its own: its record starts here."""
        table = cls(title, setup, seed)
        table._chance = Seeded(seed)
        table.position = position.copy()
        table.position.chance = table._chance
        opening: OpeningMove = {"chance": [], "n": 0, "events": []}
        table._append(opening)
        table.snapshots.append(table.snapshot())
        return table

    @property
    def is_routine(self) -> bool:
        """Whether the question offers only what can be done at a better moment too."""
        return self.title.routine is not None and not self.over and self.title.routine(self.position)

    @property
    def before_last_answer(self) -> Position | None:
        """The position that the last move answered; None after an undo or a load, or when it was forgotten."""
        return self._before

    def forget_before(self) -> None:
        """Let go of the position before the last answer, once it is known who noticed that."""
        self._before = None

    # --- answers

    def answer(
        self, answer: object, seat: str | None = None, n: int | None = None, automatic: str | None = None
    ) -> None:
        """Answer the pending question by the name of an option, or raise and change nothing, whatever it was.

        `automatic` is the reason if a standing order of the seat gave the answer (AUTOMATIC_REASONS): its log says so, and
        an undo goes back to what the player decided.
        """
        code = self._check(answer, seat, n)
        before, question = self.position.copy(), self.question
        assert question is not None
        record: AnswerMove = {
            "seat": question.seat,
            "step": question.key,
            "answer": self._names.of(question.of, code),
            "chance": [],
            "n": 0,
            "events": [],
            "barrier": None,
        }
        notices: list[RecordedEvent] = []
        if automatic is not None:
            record["automatic"] = automatic
            notices.append(self._automatic_notice(question, automatic))
        rolled = self._chance.n if isinstance(self._chance, Seeded) else 0
        try:
            self._carry_out(lambda: self.position.play(code), record, notices)
        except BaseException:
            self.position, self._question = before, None
            if isinstance(self._chance, Seeded):
                self._chance.n = rolled  # nobody saw these dice, and the record has none
            raise
        record["barrier"] = self._barrier(before, record)
        self._append(record)
        self._before = before
        self._line.append(self.n - 1)
        if self.over or not self.snapshots or self.snapshots[-1]["turn"] != self.turn:
            self.snapshots = saves.thinned([*self.snapshots, self.snapshot()])

    def concede(self, seat: str, on_time: bool = False) -> None:
        """The seat gives the game up, no matter who is asked, and the game is over; or raise and change nothing.

        It is recorded like an answer of that seat, at the step that was going on.  `on_time`: its time is up, and the others
        claim the win; to the rules that is the same.
        """
        question = self.question
        if question is None:
            raise GameOver("the game is over: it is too late to concede")
        if seat not in self.seats:
            raise NotYourQuestion(f"there is no seat {seat!r} at this table")
        before = self.position.copy()
        kind, rule = (OUT_OF_TIME, NO_RULE) if on_time else (CONCEDED, CONCEDED)
        event: RecordedEvent = {"kind": kind, "rule": rule, "turn": self.turn, "values": {"seat": seat}}
        record: AnswerMove = {
            "seat": seat,
            "step": question.key,
            "answer": OUT_OF_TIME if on_time else CONCEDE,
            "chance": [],
            "n": int(self._chance.n) if isinstance(self._chance, Seeded) else 0,
            "events": [event],
            "barrier": "seat_changed",
        }
        try:
            self.position.play_concession(self.title.seat_code(seat))
        except BaseException:
            self.position, self._question = before, None
            raise
        self._is_lost_on_time = on_time
        self._append(record)
        self._before = before
        self._line.append(self.n - 1)
        self.snapshots = saves.thinned([*self.snapshots, self.snapshot()])

    def use_chance(self, chance: Chance) -> None:
        """Let this source answer for dice and draws from here on: a lesson brings its own."""
        self._chance = self.position.chance = chance

    def _check(self, answer: object, seat: str | None, n: int | None) -> int:
        question = self.question
        if question is None:
            raise GameOver("the game is over: nobody is asked any more")
        if seat is not None and seat not in self.seats:
            raise NotYourQuestion(f"there is no seat {seat!r} at this table")
        if n is not None and n != self.n:
            open_rule = question.outline()["rule"]
            raise StaleAnswer(f"that answers question {n}; the table is at question {self.n}", open_rule, n=self.n)
        if seat is not None and seat != question.seat:
            open_rule = question.outline()["rule"]
            raise NotYourQuestion(f"{open_rule}: {question.seat} is asked, not {seat}", open_rule)
        code = self._names.code(question.of, answer) if isinstance(answer, str) else None
        if code is not None and (code in question.codes or (code < PASS and answer in question.actions)):
            return code
        raise self._why_not(question, answer)

    def _why_not(self, question: Question, answer: object) -> IllegalAnswer:
        """What was tried, why not, the rule, and what is allowed instead."""
        say = self.title.text("en")
        would_do = "Choose one of: " + ", ".join(question.options) + "."
        for refused in question.refused:
            if refused["name"] == answer:
                thing, why = say.thing(question.of, answer), say("why-" + refused["why"], **refused["values"])
                message = f"{refused['rule']}: {thing}: {why} {would_do}"
                return IllegalAnswer(message, refused["rule"], why=refused["why"])
        message = f"{question.rule}: {answer!r} is not a valid answer to {question.key}. {would_do}"
        return IllegalAnswer(message, question.rule, why=None)

    def _automatic_notice(self, question: Question, reason: str) -> RecordedEvent:
        """For the seat alone: others must not learn from the log what it had to choose from."""
        if reason not in AUTOMATIC_REASONS:
            raise BadSetup(f"there is no reason {reason!r}: choose one of {', '.join(AUTOMATIC_REASONS)}")
        others = [viewpoint for viewpoint in viewpoints.viewpoints_of(self) if viewpoint != question.seat]
        values = {"seat": question.seat, "reason": reason}
        return {"kind": AUTOMATIC, "rule": question.rule, "turn": self.turn, "values": values, "hidden_from": others}

    def _carry_out(
        self, play: Callable[[], None], record: OpeningMove | AnswerMove, notices: Sequence[RecordedEvent] = ()
    ) -> None:
        """Do it, and record chance's answers and the events, by name."""
        position, names = self.position, self._names
        n = int(self._chance.n) if isinstance(self._chance, Seeded) else 0
        position.event_log, position.drawn, position.undo_closed = [], [], 0
        play()
        record["chance"] = [
            f"{kind}:{self.title.drawn_id(kind, value)}" if kind else value for kind, value in position.drawn
        ]
        record["n"] = n
        events = [self._declared[entry[0]].with_names(entry, names) for entry in position.event_log]
        record["events"] = [*notices, *events]
        position.event_log = position.drawn = None

    def _barrier(self, before: Position, answer: AnswerMove) -> str | None:
        """What the answer brought that its seat cannot take back alone."""
        if self.position.undo_closed & bit(self._codes[answer["seat"]]):
            return "revealed"
        if answer["chance"]:
            return "chance"
        if self.asked != answer["seat"]:
            return "seat_changed"
        return "revealed" if undo.uncovers(before, self.position, self._codes[answer["seat"]]) else None

    # --- undo

    def undo_state(self, seat: str) -> UndoState:
        """Whether the seat may take its last answer back, and what stands in the way.

        It depends on the seat's own last answer and on who is asked now, never on what other seats answer in secret.
        """
        why = self._why_not_undo(seat)
        return {"can": why is None, "why": why}

    def _why_not_undo(self, seat: str) -> str | None:
        own = self.last_answer_of(seat)
        if own is None or own < self._first_undoable:
            return "nothing"
        barrier = self.answer_at(own)["barrier"]
        if barrier is None and (own != self._line[-1] or self.asked != seat):
            return "seat_changed"
        return "revealed" if barrier is None and self._revealed.get(own) else barrier

    def require_undo(self, seat: str, agreed: bool = False) -> None:
        """Raise UndoRefused unless the seat may take its last answer back.

        This is stricter than `undo_state`, and takes longer: the answer is played again in worlds that the seat could not tell from
        this one.  An answer that would have shown it something else there has revealed something.
        """
        why = self._why_not_undo(seat)
        if why is None and not agreed:
            k = self._line[-1]
            if k not in self._revealed:
                self._revealed[k] = self._has_revealed(k)
            why = "revealed" if self._revealed[k] else None
        if why == "nothing" or (why is not None and not agreed):
            raise UndoRefused(f"{seat} cannot undo: {why}", why=why)

    def _has_revealed(self, k: int) -> bool:
        """Whether the last answer, which is move k, showed its seat something that it could not know."""
        move, then = self.answer_at(k), self._before_answer(k)
        view = then.view(move["seat"])
        return undo.depends_on_hidden(self.title, view, move, self.position, f"undo {self.seed} {k}")

    def mark_revealed(self) -> None:
        """Remember that the last answer has revealed something, as `require_undo` found at a copy of this table."""
        self._revealed[self._line[-1]] = True

    def undo(self, seat: str, agreed: bool = False) -> None:
        """Take the seat's last answer back; `agreed`, with the others' consent, over dice and other seats' answers too."""
        self.require_undo(seat, agreed)
        self.take_back(seat, agreed)

    def take_back(self, seat: str, agreed: bool, to: int | None = None) -> None:
        """Undo without asking whether that is fair: the seat's last answer, or answer `to` with all that followed."""
        if to is None:
            to = self.last_answer_of(seat)
        if to is None or not self.stands(to) or self.answer_at(to)["seat"] != seat:
            raise UndoRefused(f"{seat} has given no such answer", why="nothing")
        then = self._before_answer(to)
        unseen = viewpoints.who_saw_nothing(self, then, [k for k in self._line if k >= to], seat)
        self.position, self._before = then.position, None
        self._is_lost_on_time = False
        self.position.chance = self._chance  # its count goes on: no die is ever rolled twice
        self._shorten_log(to)
        self._line = [k for k in self._line if k < to]
        self.snapshots = [s for s in self.snapshots if s["at"] <= to]
        event: RecordedEvent = {
            "kind": UNDONE,
            "rule": "undo",
            "turn": self.turn,
            "values": {"seat": seat, "agreed": agreed},
        }
        if unseen:
            event["hidden_from"] = unseen
        self._append({"undo": seat, "to": to, "agreed": agreed, "events": [event]})

    def _before_answer(self, k: int) -> Table:
        """The table at which answer k was given; UndoRefused if that was under rules which cannot be played any more."""
        try:
            return Table.restore(self.setup(), self.moves[:k], self.snapshots, self.title, REFUSE)
        except BadSave as error:
            raise UndoRefused(f"answer {k} was given under earlier rules: {error.message}", why="nothing") from error

    # --- notices about the table itself

    def announce(self, kind: str, values: Json) -> None:
        """Record something about the table itself and tell everyone: `announce("seat_joined", {"seat": "raf"})`."""
        if kind in RECORDED_OTHERWISE:
            raise BadSetup(f"{kind!r} is recorded by undo(), reseed(), restore() or concede()")
        self._append({"notice": kind, "events": [self._notice(kind, values)]})

    def reseed(self, seed: str) -> None:
        """Draw everything from here on from another seed.  The count of dice and draws goes on; undo does not go back."""
        if not seed:
            raise BadSetup("a seed cannot be empty")
        event = self._notice(RESEEDED, {"commitment": commitment(seed)})
        self.seeds.append(seed)
        if isinstance(self._chance, Seeded):
            self._chance = Seeded(seed, self._chance.n)
            self.position.chance = self._chance
        self._append({"notice": RESEEDED, "seed": seed, "events": [event]})

    # --- views

    def moment(self, earlier: Moment | None = None) -> Moment:
        """The part of this moment that everyone sees, for building the views of several seats; faster with an earlier one."""
        return Moment(self.title, self.position, self.seats, earlier)

    def view(self, seat: str | None, moment: Moment | None = None) -> View:
        """What that seat may know, as plain JSON; None is a watcher, who sees what everybody sees."""
        code = self._code_of(seat)
        seen = (self.moment() if moment is None else moment).view(code)
        return {**self._static, "you": seat, **seen}

    def view_text(self, seat: str | None, moment: Moment) -> bytes:
        """The same as JSON; faster where several seats look at a moment, or at one soon after another."""
        text = self._static_texts.get(seat)
        if text is None:
            text = self._static_texts[seat] = msgspec.json.encode({**self._static, "you": seat})[:-1] + b","
        return text + moment.text(self._code_of(seat))[1:]

    def _code_of(self, seat: str | None) -> SeatId:
        if seat is None:
            return NONE
        if seat not in self._codes:
            raise BadSetup(f"there is no seat {seat!r} at this table: choose one of {', '.join(self.seats)}", seat=seat)
        return self._codes[seat]

    def ask(self, seat: str | None) -> json_types.Question | None:
        """The pending question as that seat may see it: whole for the asked seat, in outline for the others."""
        question = self.question
        if question is None:
            return None
        return question.to_dict() if question.seat == seat else question.outline()

    def events(self, seat: str | None, since: int = 0) -> list[Event]:
        """What happened, as that seat may know it.  "all" sees everything, once the game is over."""
        if seat == EVERYBODY and not self.over:
            raise NotYourQuestion("only a finished game is open to all")
        visible = self._events
        if self._has_hidden_events:
            visible = [event for event in self._events if seat == EVERYBODY or seat not in event.get("hidden_from", ())]
        out: list[Event] = []
        for i, event in enumerate(visible[since:], since):
            kind, values = event["kind"], event["values"]
            if seat != EVERYBODY:
                values = self._declared[kind].seen_by(seat, values)
            out.append({"i": i, "kind": kind, "rule": event["rule"], "turn": event["turn"], "values": values})
        return out

    def same_events(self, since: int) -> bool:
        """Whether everyone may know all events from this index on, in the same words."""
        if self._has_hidden_events:
            return False
        for event in self._events[since:]:
            if self._declared[event["kind"]].secrets:
                return False
        return True

    def events_since(self, seat: str | None, k: int) -> list[RecordedEvent]:
        """What the answers from move k on brought, as that seat may know it."""
        events = [event for number in self.answers_since(k) for event in self.moves[number]["events"]]
        return [
            {**event, "values": self._declared[event["kind"]].seen_by(seat, event["values"])}
            for event in events
            if seat not in event.get("hidden_from", ())
        ]

    def recap(self, seat: str | None) -> Values | None:
        """What the log comes to, from the events that this seat may know; None where the title has nothing to say."""
        if self.title.recap is None:
            return None
        return self.title.recap(self.events(seat, self._recapped_from(seat)), self.turn)

    def _recapped_from(self, seat: str | None) -> int:
        """The index of the first event that the recap reads, among those that this seat may know."""
        if self.title.recap_turns is None:
            return 0
        earliest = self.turn - self.title.recap_turns
        read = 0
        while read < len(self._events) and self._events[-1 - read]["turn"] >= earliest:
            read += 1
        before = self._events[: len(self._events) - read]
        if not self._has_hidden_events:
            return len(before)
        return sum(seat not in event.get("hidden_from", ()) for event in before)
