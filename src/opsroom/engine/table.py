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
from typing import TYPE_CHECKING, Any, Final

import msgspec

from opsroom.engine import migrations, saves, snapshots, undo, viewpoints
from opsroom.engine.chance import Chance, Scripted, Seeded, commitment
from opsroom.engine.errors import BadSave, BadSetup, GameOver, IllegalAnswer, NotYourQuestion, StaleAnswer, UndoRefused
from opsroom.engine.events import (
    DATA_CHANGED,
    DATA_REWOUND,
    DISCLOSURES,
    EVERYBODY,
    NO_RULE,
    RESEEDED,
    RULES_CHANGED,
    RULES_UPDATED,
    TABLE_EVENTS,
    UNDONE,
    scenes_of,
)
from opsroom.engine.moment import Moment
from opsroom.engine.position import Position
from opsroom.engine.question import Question

if TYPE_CHECKING:
    from opsroom.engine.title import Setup, Title

# What to do with answers of a record that the present rules or data, which are others, cannot play again:
REFUSE: Final = "refuse"  # raise BadSave
REWIND: Final = "rewind"  # start the turn again and record that
SHOW_TURN: Final = "show_turn"  # stand at the start of the turn, for somebody who looks back
KEEP: Final = "keep"  # the game is over: its record and its result stand, the position is as near the end as is known

NEAREST_TURN: Final = "nearest_turn"  # a note: this moment cannot be played again, and its turn is shown as it began


@dataclass(frozen=True)
class Result:
    """How a game ended: who won, the scores, and why (a text key that is also a rule)."""

    winners: list[str]
    scores: dict[str, int]
    why: str

    def to_dict(self) -> dict[str, Any]:
        return {"winners": self.winners, "scores": self.scores, "why": self.why}


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
        self.rules = title.rules  # the version that the game began with
        self.data = title.data.hash  # and the data
        self.notices: list[str] = []  # what loading changed, such as "rules_changed"
        self.seeds = [seed]  # the first one is in the setup, a notice brings each later one
        self.moves: list[dict[str, Any]] = []
        self.snapshots: list[dict[str, Any]] = []  # one a turn, so that saves outlive the code
        self._line: list[int] = []  # the answers that led here, by their numbers among the moves
        self._events: list[dict[str, Any]] = []  # the events of the line
        self._has_hidden_events = False  # some events are not for everyone
        self._events_before: list[int] = []  # how many there were before each move
        self._first_undoable = 0  # answers before this one were given under earlier rules
        self._question: Question | None = None
        self._before: Position | None = None  # the position before the last answer
        self._revealed: dict[
            int, bool
        ] = {}  # by answer: whether it showed its seat something hidden, once that was asked
        self._recorded_result: Result | None = None  # where the end cannot be played again
        self._static = {"title": title.id, "mode": setup.mode, "options": setup.options, "seats": list(setup.seats)}

    @classmethod
    def begin(cls, title: Title, setup: Setup, seed: str, chance: Chance | None = None) -> Table:
        """A table at its first question; `chance` scripts the dice."""
        table = cls(title, setup, seed)
        table._chance = chance if chance is not None else Seeded(seed)
        table.position = title.open(setup)
        table.position.chance = table._chance
        table._carry_out(table.position.run, {})
        table.snapshots.append(table.snapshot())
        return table

    @classmethod
    def of_position(cls, title: Title, setup: Setup, position: Position) -> Table:
        """A table without a past, such as a re-dealt one."""
        table = cls(title, setup, "")
        table.position, table._chance = position, position.chance
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
    def asked(self) -> str | None:
        return None if self.over else self.title.names.things["seat"][self.position.seat]

    @property
    def before_last_answer(self) -> Position | None:
        """The position that the last move answered; None after an undo or a load."""
        return self._before

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
        codes = {seat: self.title.seat_code(seat) for seat in self.seats}
        winners = [seat for seat, code in codes.items() if self.position.is_won_by(code)]
        return Result(winners, {s: int(self.position.score(c)) for s, c in codes.items()}, self.position.why_over())

    # --- answers
    def answer(self, answer: object, seat: str | None = None, n: int | None = None) -> None:
        """Answer the pending question by the name of an option, or raise and change nothing, whatever it was."""
        code = self._check(answer, seat, n)
        before, question = self.position.copy(), self.question
        assert question is not None
        names = self.title.names
        record: dict[str, Any] = {"seat": question.seat, "step": question.key, "answer": names.of(question.of, code)}
        rolled = self._chance.n if isinstance(self._chance, Seeded) else 0
        try:
            self._carry_out(lambda: self.position.play(code), record)
        except BaseException:
            self.position, self._question = before, None
            if isinstance(self._chance, Seeded):
                self._chance.n = rolled  # nobody saw these dice, and the record has none
            raise
        record["barrier"] = self._barrier(before, question.seat)
        self._before = before
        self._line.append(self.n - 1)
        if self.over or not self.snapshots or self.snapshots[-1]["turn"] != self.turn:
            self.snapshots = saves.thinned([*self.snapshots, self.snapshot()])

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
        code = self.title.names.code(question.of, answer) if isinstance(answer, str) else None
        if code is not None and (code in question.codes or (code < -1 and answer in question.actions)):
            return code
        raise self._why_not(question, answer)

    def _why_not(self, question: Question, answer: Any) -> IllegalAnswer:
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

    def _carry_out(self, play: Callable[[], None], record: dict[str, Any]) -> None:
        """Do it, and append its record with chance's answers and the events, by name."""
        position, names = self.position, self.title.names
        n = int(self._chance.n) if isinstance(self._chance, Seeded) else 0
        position.event_log, position.drawn, position.undo_closed = [], [], False
        play()
        record["chance"] = [f"{kind}:{self._drawn(kind, value)}" if kind else value for kind, value in position.drawn]
        record["n"] = n
        record["events"] = [self.title.events[entry[0]].with_names(entry, names) for entry in position.event_log]
        position.event_log = position.drawn = None
        self._append(record)

    def _drawn(self, kind: str, row: int) -> str:
        """The id of something that was drawn."""
        return (
            str(self.title.saved_ids.things[kind][row])
            if kind in self.title.saved_ids.things
            else self.title.names.of(kind, row)
        )

    def _append(self, record: dict[str, Any]) -> None:
        self._events_before.append(len(self._events))
        self._events += record["events"]
        if any("hidden_from" in event for event in record["events"]):
            self._has_hidden_events = True
        self.moves.append(record)
        self._question = None

    def _barrier(self, before: Position, seat: str) -> str | None:
        """What the last answer brought that its seat cannot take back alone."""
        if self.position.undo_closed:
            return "revealed"
        if self.moves[-1]["chance"]:
            return "chance"
        if self.asked != seat:
            return "seat_changed"
        return "revealed" if undo.uncovers(before, self.position, self.title.seat_code(seat)) else None

    # --- undo
    def undo_state(self, seat: str) -> dict[str, Any]:
        """Whether the seat may take its last answer back, and what stands in the way.

        It depends on the seat's own last answer and on who is asked now, never on what other seats answer in secret.
        """
        why = self._why_not_undo(seat)
        return {"can": why is None, "why": why}

    def _why_not_undo(self, seat: str) -> str | None:
        own = next((k for k in reversed(self._line) if self.moves[k]["seat"] == seat), None)
        if own is None or own < self._first_undoable:
            return "nothing"
        barrier: str | None = self.moves[own]["barrier"]
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
        move, then = self.moves[k], self._before_answer(k)
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
        """The number of the seat's last answer that still stands."""
        return next((k for k in reversed(self._line) if self.moves[k]["seat"] == seat), None)

    def stands(self, k: int) -> bool:
        """Whether answer k has not been taken back."""
        return k in self._line

    def take_back(self, seat: str, agreed: bool, to: int | None = None) -> None:
        """Undo without asking whether that is fair: the seat's last answer, or answer `to` with all that followed."""
        if to is None:
            to = self.last_answer_of(seat)
        if to is None or not self.stands(to) or self.moves[to]["seat"] != seat:
            raise UndoRefused(f"{seat} has given no such answer", why="nothing")
        then = self._before_answer(to)
        unseen = viewpoints.who_saw_nothing(self, then, [k for k in self._line if k >= to], seat)
        self.position, self._before = then.position, None
        self.position.chance = self._chance  # its count goes on: no die is ever rolled twice
        self._shorten_log(to)
        self._line = [k for k in self._line if k < to]
        self.snapshots = [s for s in self.snapshots if s["at"] <= to]
        event: dict[str, Any] = {
            "kind": UNDONE,
            "rule": "undo",
            "turn": self.turn,
            "values": {"seat": seat, "agreed": int(agreed)},
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
            event for move in self.moves[to:] for event in move["events"] if "undo" in move or saves.is_notice(move)
        ]
        self._events = self._events[: self._events_before[to]] + kept

    # --- notices about the table itself
    def announce(self, kind: str, values: dict[str, Any]) -> None:
        """Record something about the table itself and tell everyone: `announce("seat_joined", {"seat": "raf"})`."""
        if kind in (UNDONE, RESEEDED, RULES_CHANGED, RULES_UPDATED, DATA_CHANGED, DATA_REWOUND):
            raise BadSetup(f"{kind!r} is recorded by undo(), reseed() or restore()")
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

    def _notice(self, kind: str, values: dict[str, Any]) -> dict[str, Any]:
        declared = TABLE_EVENTS.get(kind)
        if declared is None or list(values) != declared.names:
            raise BadSetup(f"there is no notice {kind!r} with the values {', '.join(values)}")
        for name, value in values.items():
            if name == "seat" and value not in self.seats:
                raise BadSetup(f"there is no seat {value!r} at this table", seat=value)
            if name == "vacated" and (not isinstance(value, int) or value not in (0, 1)):
                raise BadSetup(f"{kind}: {name} is 0 or 1, not {value!r}")
            if name == "reason" and value not in DISCLOSURES:
                raise BadSetup(f"{kind}: there is no reason {value!r}: choose one of {', '.join(DISCLOSURES)}")
        return {"kind": kind, "rule": NO_RULE, "turn": self.turn, "values": values}

    # --- views
    def moment(self) -> Moment:
        """This moment as all see it, for whoever wants the views of several seats."""
        return Moment(self.title, self.position, self.seats)

    def view(self, seat: str | None, moment: Moment | None = None) -> dict[str, Any]:
        """What that seat may know, as plain JSON; None is a watcher, who sees what everybody sees."""
        code = self._code_of(seat)
        seen = (self.moment() if moment is None else moment).view(code)
        return {**self._static, "you": seat, **seen}

    def _code_of(self, seat: str | None) -> int:
        if seat is not None and seat not in self.seats:
            raise BadSetup(f"there is no seat {seat!r} at this table: choose one of {', '.join(self.seats)}", seat=seat)
        return self.title.seat_code(seat)

    def ask(self, seat: str | None) -> dict[str, Any] | None:
        """The pending question as that seat may see it: whole for the asked seat, in outline for the others."""
        question = self.question
        if question is None:
            return None
        return question.to_dict() if question.seat == seat else question.outline()

    def events(self, seat: str | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as that seat may know it.  "all" sees everything, once the game is over."""
        if seat == EVERYBODY and not self.over:
            raise NotYourQuestion("only a finished game is open to all")
        visible = self._events
        if self._has_hidden_events:
            visible = [event for event in self._events if seat == EVERYBODY or seat not in event.get("hidden_from", ())]
        out = []
        for i, event in enumerate(visible[since:], since):
            values = event["values"]
            if seat != EVERYBODY:
                values = self.title.events[event["kind"]].seen_by(seat, values)
            out.append({"i": i, **event, "values": values})
        if self.title.scenes:
            began = scenes_of(self.title.scenes, [told["kind"] for told in visible], since)
            out = [event if b is None else {**event, "scene": b} for event, b in zip(out, began, strict=True)]
        if self._has_hidden_events:
            for event in out:
                event.pop("hidden_from", None)
        return out

    def recap(self, seat: str | None) -> dict[str, Any] | None:
        """What the log comes to, from the events that this seat may know; None where the title has nothing to say."""
        return None if self.title.recap is None else self.title.recap(self.events(seat), self.turn)

    # --- plain data
    def copy(self) -> Table:
        """The same table, to be played on apart."""
        new = Table(self.title, self.agreed, self.seed)
        new.seeds, new.rules, new.data, new.notices = list(self.seeds), self.rules, self.data, list(self.notices)
        new._recorded_result = self._recorded_result
        new._first_undoable = self._first_undoable
        new.moves, new.snapshots, new._line = list(self.moves), list(self.snapshots), list(self._line)
        new._events, new._events_before = list(self._events), list(self._events_before)
        new._has_hidden_events = self._has_hidden_events
        new._revealed = dict(self._revealed)
        new._chance = Seeded(self.seed, self._chance.n) if isinstance(self._chance, Seeded) else self._chance
        new.position = self.position.copy()
        new.position.chance = new._chance
        return new

    def setup(self) -> dict[str, Any]:
        """What the table was set up with, for the record."""
        return {**self._static, "seed": self.seeds[0], "rules": self.rules, "data": self.data}

    def snapshot(self) -> dict[str, Any]:
        """The position as a save has it: by the names of procedures, steps and rows."""
        head = {"at": self.n, "turn": self.turn, "format": migrations.BY_ID, "rules": self.title.rules}
        return {**head, **snapshots.write(self.title, self.position)}

    def to_json(self) -> str:
        """The full save: seed and all seats.  Not for a player while the game goes on."""
        result = self.result
        save = {
            "opsroom": saves.FORMAT,
            **self.setup(),
            "length": self.n,
            "finished": self.over,
            **({"result": result.to_dict()} if result is not None else {}),
            "moves": self.moves,
            "snapshots": self.snapshots,
        }
        return msgspec.json.encode(save).decode()

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
        setup: dict[str, Any],
        moves: list[dict[str, Any]],
        snapshots: Sequence[dict[str, Any]] = (),
        title: Title | None = None,
        misfit: str = REWIND,
        result: dict[str, Any] | None = None,
    ) -> Table:
        """The table after these moves: from the last snapshot that still stands, or from the opening.

        If the rules or the data are others now and cannot play the answers after that snapshot again, `misfit` says what to do.
        By default the turn starts again: a record of that is appended to the moves.  A finished game must never be reopened so:
        KEEP it as it ended, with this `result`.
        """
        if title is None:
            title = saves.title_of(setup)
        try:
            table = cls(title, saves.setup_of(title, setup), setup["seed"])
            table.rules, table.data = setup["rules"], setup["data"]
            table._read(moves, saves.standing(snapshots, moves), misfit, result)
        except BadSave:
            raise
        except Exception as error:  # whatever the rules make of a record that they never wrote
            raise BadSave(f"the record is damaged: {type(error).__name__} {error}") from error
        return table

    def _read(
        self, moves: list[dict[str, Any]], taken: list[dict[str, Any]], misfit: str, result: dict[str, Any] | None
    ) -> None:
        moves = saves.renewed(self.title, moves)
        self.position = self.title.open(self.agreed)
        self.snapshots = saves.thinned(taken)
        if taken:
            self._load(taken[-1])
        else:
            self.position.chance = self._script(moves[0])
            self.position.run()
            self.snapshots = [{**self.snapshot(), "at": 1}]
        since = self.snapshots[-1]["at"]
        self._line = saves.line(moves)
        answers = [k for k in self._line if k >= since]
        # Looking back may begin at a snapshot from before an update, since later ones are thinned out.
        is_past = misfit == SHOW_TURN
        rules = self.rules if is_past else saves.rules_of(self.rules, moves)
        data = self.data if is_past else saves.data_of(self.data, moves)
        is_same = rules == self.title.rules and data == self.title.data.hash
        fits = True
        if is_same or not taken or misfit == REFUSE:
            for k in answers:
                self.replay(moves[k], k)
        elif not self._can_replay(moves, answers) or (misfit == KEEP and not self._ended_with(result)):
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

    def _ended_with(self, result: dict[str, Any] | None) -> bool:
        found = self.result
        return found is not None and (result is None or found.to_dict() == result)

    def _load(self, snapshot: dict[str, Any]) -> None:
        """Become the position of a snapshot, whichever release wrote it."""
        self.position.load(migrations.read(self.title, self.position, snapshot, self.rules, self.data))

    def _keep_end(self, result: dict[str, Any] | None) -> None:
        """The game is over, though nobody can play its last turn again: that turn is shown as it began, with the recorded result."""
        if result is None:
            raise BadSave(
                "the last turn cannot be played again with the present rules and data, and the result is not recorded"
            )
        self.position.end()
        self.position.offered = 0
        self._recorded_result = Result(list(result["winners"]), dict(result["scores"]), result["why"])
        self.notices.append(NEAREST_TURN)

    def _can_replay(self, moves: list[dict[str, Any]], answers: list[int]) -> bool:
        """Play answers that were given under other rules, and say whether they are the same game under the present ones.

        They are if each answers the same step and uses all its dice, and if no turn begins that had not begun then, which would
        have a snapshot; or if they lead to the end: a finished game stays finished.
        """
        same = True
        turn = self.turn
        try:
            for k in answers:
                frame = self.position.top
                if frame is not None and frame.about().steps[frame.at].name != self.title.renames.step(
                    moves[k]["step"]
                ):
                    same = False
                self.replay(moves[k], k)
                chance = self.position.chance
                if isinstance(chance, Scripted) and not chance.ended():
                    same = False
        except Exception:  # whatever the rules make of answers to other questions
            return False
        return (same and self.turn == turn) or self.over

    def _move_on(self, rules: str, data: str, to: int | None) -> None:
        """Record that the table goes on with the present rules and data, and tell everyone.

        `to` is where the turn starts again, if it must: then answers from before cannot be taken back.  The count of dice goes on.
        """
        present = {"rules": self.title.rules, "data": self.title.data.hash}
        if data != self.title.data.hash:
            self._tell_update(DATA_CHANGED, {"data": present["data"]}, {"data": present["data"]})
        if rules != self.title.rules and to is None:
            self._tell_update(RULES_UPDATED, {"version": present["rules"]}, {"rules": present["rules"]})
        if to is not None:
            self._first_undoable = to
            self._shorten_log(to)
            self._line = [k for k in self._line if k < to]
            kind = RULES_CHANGED if rules != self.title.rules else DATA_REWOUND
            self._tell_update(kind, {"turn": self.turn}, {"to": to, **present})

    def repeat_update(self, move: dict[str, Any]) -> None:
        """Record once more what `_move_on` once recorded: for a record that is played again."""
        values = {"version": move["rules"]} if move["notice"] == RULES_UPDATED else {"data": move["data"]}
        facts: dict[str, Any] = {key: value for key, value in move.items() if key in ("rules", "data")}
        self._tell_update(move["notice"], values, facts)

    def _tell_update(self, kind: str, values: dict[str, Any], facts: dict[str, Any]) -> None:
        self.notices.append(kind)
        self._append({"notice": kind, **facts, "events": [self._notice(kind, values)]})

    def replay(self, move: dict[str, Any], k: int) -> None:
        """Play a recorded answer at the position, with its recorded dice; the record of this table stays as it is."""
        question = Question(self.position, self.title) if not self.over else None
        code = self._code_of_answer(question.of, move["answer"]) if question else None
        if question is None or code is None or question.seat != move["seat"]:
            raise BadSave(f"move {k}: {move['seat']} answers {move['answer']!r}, but {self.position.where()} is next")
        if code not in question.codes and move["answer"] not in question.actions:
            raise BadSave(f"move {k}: {move['answer']!r} is not a valid answer to {question.key}", question.rule)
        self.position.chance = self._script(move)
        self.position.play(code)

    def _code_of_answer(self, kind: str, name: str) -> int | None:
        """The integer behind a recorded name, which may be one of an earlier release."""
        code = self.title.names.code(kind, name)
        return self.title.names.code(kind, self.title.renames.id(kind, name)) if code is None else code

    def _tell_again(self, moves: list[dict[str, Any]]) -> None:
        moves = moves if self.title.renames.is_empty else [saves.renamed(self.title, move) for move in moves]
        for move in moves:
            if saves.goes_back(move):
                self._shorten_log(move["to"])
                if saves.is_notice(move):
                    self._first_undoable = move["to"]
            self._append(move)

    def _script(self, move: dict[str, Any]) -> Scripted:
        return Scripted(self.rows_drawn(move))

    def rows_drawn(self, move: dict[str, Any]) -> list[int]:
        """Chance's answers of a recorded move as numbers: a number is a die, `card:he111` a thing."""
        script: list[int] = []
        for value in move["chance"]:
            kind, _, name = value.partition(":") if isinstance(value, str) else ("", "", "")
            script.append(self._row_of(kind, name) if kind else value)
        return script

    def _row_of(self, kind: str, name: str) -> int:
        """The row of something that was drawn, by its recorded id."""
        if kind in self.title.saved_ids.things:
            return self.title.saved_ids.things[kind].index(name)
        codes = self.title.names.codes[kind]
        return codes[name] if name in codes else codes[self.title.renames.id(kind, name)]

    def at(self, moment: int) -> Table:
        """The table as it was after that many moves, for a replay.

        Of a turn that was played under earlier rules or with other data and cannot be played again, all moments show how it
        began; then `notices` has `nearest_turn`.
        """
        if not 1 <= moment <= self.n:
            raise BadSave(f"there is no moment {moment}: the table has 1 to {self.n}")
        return Table.restore(self.setup(), self.moves[:moment], self.snapshots, self.title, SHOW_TURN)
