"""A table: a position with its history, at the border where things have names.

>>> import opsroom
>>> table = opsroom.title("blitz").new(seed=7)
>>> table.question.key
'choose_first_bomber'
>>> table.answer(table.question.options[0])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from opsroom.engine import json_types, migrations, saves, snapshots, undo, viewpoints
from opsroom.engine.bits import bit
from opsroom.engine.chance import Chance, Scripted, Seeded, commitment
from opsroom.engine.errors import BadSave, BadSetup, GameOver, IllegalAnswer, NotYourQuestion, StaleAnswer, UndoRefused
from opsroom.engine.events import (
    AUTOMATIC,
    AUTOMATIC_REASONS,
    CONCEDE,
    CONCEDED,
    DATA_CHANGED,
    DATA_REWOUND,
    DISCLOSURES,
    EVERYBODY,
    NO_RULE,
    OUT_OF_TIME,
    RESEEDED,
    RULES_CHANGED,
    RULES_UPDATED,
    TABLE_EVENTS,
    UNDONE,
)
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import (
    AnswerMove,
    Event,
    Json,
    Move,
    NoticeMove,
    OpeningMove,
    RecordedEvent,
    SavedSetup,
    Snapshot,
    TableSetup,
    UndoState,
    Values,
    View,
)
from opsroom.engine.moment import Moment
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.question import Question

if TYPE_CHECKING:
    from opsroom.engine.title import Setup, Title

# What to do with answers of a record that the current rules or data, which are others, cannot play again:
REFUSE: Final = "refuse"  # raise BadSave
REWIND: Final = "rewind"  # start the turn again and record that
SHOW_TURN: Final = "show_turn"  # stand at the start of the turn, for somebody who looks back
KEEP: Final = "keep"  # the game is over: its record and its result stand, the position is as near the end as is known

# Events that are no notices.
RECORDED_OTHERWISE: Final = (
    *(UNDONE, AUTOMATIC, RESEEDED, RULES_CHANGED, RULES_UPDATED, DATA_CHANGED, DATA_REWOUND),
    *(CONCEDED, OUT_OF_TIME),
)
LONGEST_WORD: Final = 64  # of a version or a hash: a save that somebody wrote by hand may have anything there
NEAREST_TURN: Final = "nearest_turn"  # a note: this moment cannot be played again, and its turn is shown as it began


@dataclass(frozen=True)
class Result:
    """How a game ended: who won, the scores, and why (a text key that is also a rule)."""

    winners: list[str]
    scores: dict[str, int]
    why: str
    lost: bool = False  # the game beat all its players: nobody has won, and yet it is no draw

    def to_dict(self) -> json_types.Result:
        found: json_types.Result = {"winners": self.winners, "scores": self.scores, "why": self.why}
        return {**found, "lost": True} if self.lost else found


class Table:
    """One game.  `moves` is the whole record: every answer, die and undo, and nothing is ever taken out of it.

    Some records are notices about the table itself: who sits where, or that a fresh seed was drawn.
    """

    position: Position
    _chance: Chance

    def __init__(self, title: Title, setup: Setup, seed: str) -> None:
        """Bare: `title.new` begins a game, `from_json` and `restore` take one up again."""
        self.title, self.mode, self.options, self.seats = title, setup.mode, setup.options, setup.seats
        self.agreed = setup
        self._names, self._declared = title.names, title.events  # looked up with every answer
        self._codes = {seat: title.seat_code(seat) for seat in setup.seats}
        self.rules = title.rules  # the version that the game began with
        self.data = title.data.hash  # and the data
        self.notices: list[str] = []  # what loading changed, such as "rules_changed"
        self.seeds = [seed]  # the first one is in the setup, a notice brings each later one
        self.moves: list[Move] = []
        self.snapshots: list[Snapshot] = []  # one a turn, so that saves outlive the code
        self._line: list[int] = []  # the answers that led here, by their numbers among the moves
        self._events: list[RecordedEvent] = []  # the events of the line
        self._has_hidden_events = False  # some events are not for everyone
        self._events_before: list[int] = []  # how many there were before each move
        self._first_undoable = 0  # answers before this one were given under earlier rules
        self._question: Question | None = None
        self._before: Position | None = None  # the position before the last answer
        self._revealed: dict[
            int, bool
        ] = {}  # by answer: whether it showed its seat something hidden, once that was asked
        self._recorded_result: Result | None = None  # where the end cannot be played again
        self._is_lost_on_time = False  # to the rules it is a concession
        self._static: TableSetup = {
            "title": title.id,
            "mode": setup.mode,
            "options": setup.options,
            "seats": list(setup.seats),
        }
        self._static_texts: dict[
            str | None, bytes
        ] = {}  # the beginnings of each seat's view as JSON, once they were needed

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

    # --- where we are
    @property
    def n(self) -> int:
        """The number of this moment: grows with every answer and every undo, never goes back."""
        return len(self.moves)

    @property
    def question(self) -> Question | None:
        if self._question is None and self.position.top is not None:
            self._question = Question(self.position, self.title)
        return self._question

    @property
    def is_routine(self) -> bool:
        """Whether the question offers only what can be done at a better moment too."""
        return self.title.routine is not None and not self.over and self.title.routine(self.position)

    @property
    def asked(self) -> str | None:
        return None if self.over else self._names.things["seat"][self.position.seat]

    @property
    def before_last_answer(self) -> Position | None:
        """The position that the last move answered; None after an undo or a load, or when it was forgotten."""
        return self._before

    def forget_before(self) -> None:
        """Let go of the position before the last answer, once it is known who noticed that."""
        self._before = None

    @property
    def over(self) -> bool:
        return self.position.top is None

    @property
    def turn(self) -> int:
        return int(self.position.turn_number())

    @property
    def seed(self) -> str:
        """The seed that decides dice and draws from here on."""
        return self.seeds[-1]

    @property
    def commitment(self) -> str:
        """What was published when the present seed was drawn."""
        return commitment(self.seed)

    @property
    def commitments(self) -> list[str]:
        """The commitments to all seeds so far, in order."""
        return [commitment(seed) for seed in self.seeds]

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        if self._recorded_result is not None:
            return self._recorded_result
        winners = [seat for seat, code in self._codes.items() if self.position.is_won_by(code)]
        scores = {seat: int(self.position.score(code)) for seat, code in self._codes.items()}
        lost = not winners and not self.position.is_drawn()
        why = OUT_OF_TIME if self._is_lost_on_time else self.position.why_over()
        return Result(winners, scores, why, lost)

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
        """What was tried, why not, the rule, and what would do."""
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
        record["chance"] = [f"{kind}:{self._drawn(kind, value)}" if kind else value for kind, value in position.drawn]
        record["n"] = n
        events = [self._declared[entry[0]].with_names(entry, names) for entry in position.event_log]
        record["events"] = [*notices, *events]
        position.event_log = position.drawn = None

    def _drawn(self, kind: str, row: int) -> str:
        """The id of something that was drawn."""
        return (
            str(self.title.saved_ids.things[kind][row])
            if kind in self.title.saved_ids.things
            else self._names.of(kind, row)
        )

    def _append(self, record: Move) -> None:
        self._events_before.append(len(self._events))
        self._events += record["events"]
        if any("hidden_from" in event for event in record["events"]):
            self._has_hidden_events = True
        self.moves.append(record)
        self._question = None

    def _barrier(self, before: Position, answer: AnswerMove) -> str | None:
        """What the answer brought that its seat cannot take back alone."""
        if self.position.undo_closed & bit(self._codes[answer["seat"]]):
            return "revealed"
        if answer["chance"]:
            return "chance"
        if self.asked != answer["seat"]:
            return "seat_changed"
        return "revealed" if undo.uncovers(before, self.position, self._codes[answer["seat"]]) else None

    def answer_at(self, k: int) -> AnswerMove:
        """Move k, which is an answer."""
        return saves.answer_of(self.moves, k)

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

    def last_answer_of(self, seat: str) -> int | None:
        """The number of the last answer that the seat itself has given and that still stands."""
        for k in reversed(self._line):
            move = self.moves[k]
            if saves.is_answer(move) and move["seat"] == seat and "automatic" not in move:
                return k
        return None

    def stands(self, k: int) -> bool:
        """Whether answer k has not been taken back."""
        return k in self._line

    def answers_since(self, k: int) -> list[int]:
        """The numbers of the answers from move k on that have not been taken back."""
        return [number for number in self._line if number >= k]

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

    def _shorten_log(self, to: int) -> None:
        """Remove what happened from move `to` on from the log, but keep what is about the table itself."""
        kept = [
            event
            for move in self.moves[to:]
            for event in move["events"]
            if saves.is_undo(move) or saves.is_notice(move)
        ]
        self._events = self._events[: self._events_before[to]] + kept

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

    def _notice(self, kind: str, values: Json) -> RecordedEvent:
        declared = TABLE_EVENTS.get(kind)
        if declared is None or list(values) != declared.names:
            raise BadSetup(f"there is no notice {kind!r} with the values {', '.join(values)}")
        for name, value in values.items():
            if name == "seat" and value not in self.seats:
                raise BadSetup(f"there is no seat {value!r} at this table", seat=value)
            if name == "vacated" and not isinstance(value, bool):
                raise BadSetup(f"{kind}: {name} is true or false, not {value!r}")
            if name in ("version", "data") and (not isinstance(value, str) or len(value) > LONGEST_WORD):
                raise BadSetup(f"{kind}: {name} is a text of at most {LONGEST_WORD} characters")
            if name == "reason" and value not in DISCLOSURES:
                raise BadSetup(f"{kind}: there is no reason {value!r}: choose one of {', '.join(DISCLOSURES)}")
        return {"kind": kind, "rule": NO_RULE, "turn": self.turn, "values": values}

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

    # --- plain data
    def copy(self) -> Table:
        """The same table, to be played on apart."""
        new = Table(self.title, self.agreed, self.seed)
        new.seeds, new.rules, new.data, new.notices = list(self.seeds), self.rules, self.data, list(self.notices)
        new._recorded_result, new._is_lost_on_time = self._recorded_result, self._is_lost_on_time
        new._first_undoable = self._first_undoable
        new.moves, new.snapshots, new._line = list(self.moves), list(self.snapshots), list(self._line)
        new._events, new._events_before = list(self._events), list(self._events_before)
        new._has_hidden_events = self._has_hidden_events
        new._revealed = dict(self._revealed)
        new._chance = Seeded(self.seed, self._chance.n) if isinstance(self._chance, Seeded) else self._chance
        new.position = self.position.copy()
        new.position.chance = new._chance
        return new

    def setup(self) -> SavedSetup:
        """What the table was set up with, for the record."""
        return {**self._static, "seed": self.seeds[0], "rules": self.rules, "data": self.data}

    def snapshot(self) -> Snapshot:
        """The position as a save has it: by the names of procedures, steps and rows."""
        return {
            "at": self.n,
            "turn": self.turn,
            "format": migrations.BY_ID,
            "rules": self.title.rules,
            **snapshots.write(self.title, self.position),
        }

    def to_json(self) -> str:
        """The full save: seed and all seats.  Not for a player while the game goes on."""
        result = self.result
        save = {
            "opsroom": saves.FORMAT,
            **self.setup(),
            "length": self.n,
            "finished": self.over,
            **({"result": result.to_dict()} if result is not None else {}),
        }
        # In pieces, so that a thread that encodes a long game lets others run in between.
        head = msgspec.json.encode(save).decode()
        moves = ",".join([msgspec.json.encode(move).decode() for move in self.moves])
        taken = ",".join([msgspec.json.encode(snapshot).decode() for snapshot in self.snapshots])
        return f'{head[:-1]},"moves":[{moves}],"snapshots":[{taken}]}}'

    @classmethod
    def from_json(cls, text: str | bytes) -> Table:
        """A table from its full save, or BadSave with what is wrong.

        A save of an earlier release is migrated; `notices` says what changed, and the log tells the players.
        """
        setup, moves, taken = saves.read(text)
        misfit = KEEP if setup.get("finished") else REWIND
        return cls.restore(setup, moves, taken, misfit=misfit, result=setup.get("result"))

    @classmethod
    def restore(
        cls,
        setup: SavedSetup,
        moves: list[Move],
        snapshots: Sequence[Snapshot] = (),
        title: Title | None = None,
        misfit: str = REWIND,
        result: json_types.Result | None = None,
        latest_turn: int | None = None,
    ) -> Table:
        """The table after these moves: from the last snapshot that still stands, or from the opening.

        If the rules or the data are others now and cannot play the answers after that snapshot again, `misfit` says what to do.
        By default the turn starts again: a record of that is appended to the moves.  A finished game must never be reopened so:
        KEEP it as it ended, with this `result`.  `latest_turn` is known to somebody who looks back.
        """
        if title is None:
            title = saves.title_of(setup)
        try:
            table = cls(title, saves.setup_of(title, setup), setup["seed"])
            table.rules, table.data = setup["rules"], setup["data"]
            table._read(moves, saves.standing(snapshots, moves), misfit, result, latest_turn)
        except BadSave:
            raise
        except Exception as error:  # whatever the rules make of a record that they never wrote
            raise BadSave(f"the record is damaged: {type(error).__name__} {error}") from error
        return table

    def _read(
        self,
        moves: list[Move],
        taken: list[Snapshot],
        misfit: str,
        result: json_types.Result | None,
        latest_turn: int | None,
    ) -> None:
        moves = saves.renewed(self.title, moves)
        self.position = self.title.open(self.agreed)
        self.snapshots = saves.thinned(taken)
        if taken:
            self._load(taken[-1])
        else:
            self.position.chance = self._script(saves.opening_of(moves)["chance"])
            self.position.run()
            self.snapshots = [{**self.snapshot(), "at": 1}]
        since = self.snapshots[-1]["at"]
        self._line = saves.line(moves)
        self._is_lost_on_time = bool(self._line) and saves.is_time_loss(moves[self._line[-1]])
        answers = [k for k in self._line if k >= since]
        # Looking back may begin at a snapshot from before an update, since later ones are thinned out.
        is_past = misfit == SHOW_TURN
        rules = self.rules if is_past else saves.rules_of(self.rules, moves)
        data = self.data if is_past else saves.data_of(self.data, moves)
        is_same = rules == self.title.rules and data == self.title.data.hash
        fits = True
        if is_same or not taken or misfit == REFUSE:
            for k in answers:
                self.replay(saves.answer_of(moves, k), k)
        elif not self._can_replay(moves, answers, latest_turn) or (misfit == KEEP and not self._ended_with(result)):
            fits = False
            self.position = self.title.open(self.agreed)
            self._load(taken[-1])
        self._tell_again(moves)
        self.seeds = saves.seeds(self.seeds[0], moves)
        self._chance = Seeded(self.seed, saves.rolled(moves))
        self.position.chance = self._chance
        if misfit == REWIND and not is_same and not self.over:
            self._move_on(rules, data, None if fits else since)
        elif misfit == SHOW_TURN and not fits:
            self.notices.append(NEAREST_TURN)
        elif misfit == KEEP and not fits:
            self._keep_end(result)

    def _ended_with(self, result: json_types.Result | None) -> bool:
        """Whether the game is over with this result; records from before 0.3.0 do not say that everyone has lost."""
        found = self.result
        if found is None or result is None:
            return found is not None
        return (found.winners, found.scores, found.why) == (result["winners"], result["scores"], result["why"])

    def _load(self, snapshot: Snapshot) -> None:
        """Become the position of a snapshot, whichever release wrote it."""
        self.position.load(migrations.read(self.title, self.position, snapshot, self.rules, self.data))

    def _keep_end(self, result: json_types.Result | None) -> None:
        """The game is over, though nobody can play its last turn again: that turn is shown as it began, with the recorded result."""
        if result is None:
            raise BadSave(
                "the last turn cannot be played again with the present rules and data, and the result is not recorded"
            )
        self.position.end()
        self.position.offered = 0
        self._recorded_result = Result(
            list(result["winners"]), dict(result["scores"]), result["why"], bool(result.get("lost"))
        )
        self.notices.append(NEAREST_TURN)

    def _can_replay(self, moves: list[Move], answers: list[int], latest_turn: int | None) -> bool:
        """Play answers that were given under other rules, and say whether they are the same game under the present ones.

        They are if each answers the same step and uses all its dice, and if no turn begins that had not begun then; or if they
        lead to the end: a finished game stays finished.  A turn that had begun has a snapshot; but of the past not all are kept, so
        `latest_turn` says how far the game had come.
        """
        same = True
        turn = self.turn
        try:
            for k in answers:
                frame, move = self.position.top, saves.answer_of(moves, k)
                step = self.title.renames.step(move["step"])
                if frame is not None and frame.about().steps[frame.at].name != step:
                    same = False
                self.replay(move, k)
                chance = self.position.chance
                if isinstance(chance, Scripted) and not chance.ended():
                    same = False
        except Exception:  # whatever the rules make of answers to other questions
            return False
        return (same and self.turn <= (turn if latest_turn is None else latest_turn)) or self.over

    def _move_on(self, rules: str, data: str, to: int | None) -> None:
        """Record that the table goes on with the current rules and data, and tell everyone.

        `to` is where the turn starts again, if it must: then answers from before cannot be taken back.  The count of dice goes on.
        """
        installed_rules, installed_data = self.title.rules, self.title.data.hash
        if data != installed_data:
            self._tell_update(DATA_CHANGED, {"data": installed_data}, None, installed_data)
        if rules != installed_rules and to is None:
            self._tell_update(RULES_UPDATED, {"version": installed_rules}, installed_rules, None)
        if to is not None:
            self._first_undoable = to
            self._shorten_log(to)
            self._line = [k for k in self._line if k < to]
            kind = RULES_CHANGED if rules != installed_rules else DATA_REWOUND
            self._tell_update(kind, {"turn": self.turn}, installed_rules, installed_data, to)

    def repeat_update(self, move: NoticeMove) -> None:
        """Record once more what `_move_on` once recorded: for a record that is played again."""
        if move["notice"] == RULES_UPDATED:
            self._tell_update(RULES_UPDATED, {"version": move["rules"]}, move["rules"], None)
        else:
            self._tell_update(DATA_CHANGED, {"data": move["data"]}, None, move["data"])

    def _tell_update(self, kind: str, values: Json, rules: str | None, data: str | None, to: int | None = None) -> None:
        record: NoticeMove = {"notice": kind, "events": [self._notice(kind, values)]}
        if to is not None:
            record["to"] = to
        if rules is not None:
            record["rules"] = rules
        if data is not None:
            record["data"] = data
        self.notices.append(kind)
        self._append(record)

    def replay(self, move: AnswerMove, k: int) -> None:
        """Play a recorded answer at the position, with its recorded dice; the record of this table stays as it is."""
        if saves.is_concession(move) and not self.over and move["seat"] in self.seats:
            self.position.play_concession(self.title.seat_code(move["seat"]))
            return
        question = Question(self.position, self.title) if not self.over else None
        code = self.code_of_answer(question.of, move["answer"]) if question else None
        if question is None or code is None or question.seat != move["seat"]:
            raise BadSave(f"move {k}: {move['seat']} answers {move['answer']!r}, but {self.position.where()} is next")
        if code not in question.codes and move["answer"] not in question.actions:
            raise BadSave(f"move {k}: {move['answer']!r} is not a valid answer to {question.key}", question.rule)
        self.position.chance = self._script(move["chance"])
        self.position.play(code)

    def code_of_answer(self, kind: str, name: str) -> int | None:
        """The integer behind a recorded name, which may be one of an earlier release."""
        code = self._names.code(kind, name)
        return self._names.code(kind, self.title.renames.id(kind, name)) if code is None else code

    def _tell_again(self, moves: list[Move]) -> None:
        moves = moves if self.title.renames.is_empty else [saves.renamed(self.title, move) for move in moves]
        for move in moves:
            if saves.goes_back(move):
                self._shorten_log(move["to"])
                if saves.is_notice(move):
                    self._first_undoable = move["to"]
            self._append(move)

    def _script(self, drawn: Sequence[int | str]) -> Scripted:
        return Scripted(self.rows_drawn(drawn))

    def rows_drawn(self, drawn: Sequence[int | str]) -> list[int]:
        """Chance's recorded answers as numbers: a number is a die, `card:he111` a thing."""
        script: list[int] = []
        for value in drawn:
            if isinstance(value, str):
                kind, _, name = value.partition(":")
                script.append(self._row_of(kind, name))
            else:
                script.append(value)
        return script

    def _row_of(self, kind: str, name: str) -> int:
        """The row of something that was drawn, by its recorded id."""
        if kind in self.title.saved_ids.things:
            return self.title.saved_ids.things[kind].index(name)
        codes = self._names.codes[kind]
        return codes[name] if name in codes else codes[self.title.renames.id(kind, name)]

    def at(self, moment: int) -> Table:
        """The table as it was after that many moves, for a replay.

        Of a turn that was played under earlier rules or with other data and cannot be played again, all moments show how it
        began; then `notices` has `nearest_turn`.
        """
        if not 1 <= moment <= self.n:
            raise BadSave(f"there is no moment {moment}: the table has 1 to {self.n}")
        told = saves.next_turn_told(self.moves, moment)
        latest = self.turn if told is None else told
        return Table.restore(
            self.setup(), self.moves[:moment], self.snapshots, self.title, SHOW_TURN, latest_turn=latest
        )
