"""A position with its history, as it is saved and loaded: the moves, the log, the snapshots and the seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

import msgspec

from opsroom.engine import json_types, migrations, saves, snapshots
from opsroom.engine.chance import Chance, Scripted, Seeded, commitment
from opsroom.engine.errors import BadSave, BadSetup
from opsroom.engine.events import (
    DATA_CHANGED,
    DATA_REWOUND,
    DISCLOSURES,
    NO_RULE,
    OUT_OF_TIME,
    RULES_CHANGED,
    RULES_UPDATED,
    TABLE_EVENTS,
)
from opsroom.engine.json_types import (
    AnswerMove,
    Json,
    Move,
    NoticeMove,
    RecordedEvent,
    SavedSetup,
    Snapshot,
    TableSetup,
)
from opsroom.engine.position import Position
from opsroom.engine.question import Question

if TYPE_CHECKING:
    from opsroom.engine.title import Setup, Title

# What to do with answers of a record that the current rules or data, which are others, cannot play again:
REFUSE: Final = "refuse"  # raise BadSave
REWIND: Final = "rewind"  # start the turn again and record that
SHOW_TURN: Final = "show_turn"  # stand at the start of the turn, for somebody who looks back
KEEP: Final = "keep"  # the game is over: its record and its result stand, the position is as near the end as is known

LONGEST_WORD: Final = 64  # of a version or a hash: a save that somebody wrote by hand may have anything there
NEAREST_TURN: Final = "nearest_turn"  # a note: this moment cannot be played again, and its turn is shown as it began


@dataclass(frozen=True)
class Result:
    """How a game ended: who won, the scores, and why (a text key that is also a rule)."""

    winners: list[str]
    scores: dict[str, int]
    why: str
    lost: bool = False  # the game beat all its players: nobody has won, and yet it is not a draw

    def to_dict(self) -> json_types.Result:
        found: json_types.Result = {"winners": self.winners, "scores": self.scores, "why": self.why}
        return {**found, "lost": True} if self.lost else found


class GameRecord:
    """A position with everything that led to it.  `moves` is the whole record: every answer, die and undo, and nothing is ever taken out of it.

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
        return None if self.over else self._names.things["seat"][self.position.seat]

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

    # --- the line of play, and the log
    def _append(self, record: Move) -> None:
        self._events_before.append(len(self._events))
        self._events += record["events"]
        if any("hidden_from" in event for event in record["events"]):
            self._has_hidden_events = True
        self.moves.append(record)
        self._question = None

    def answer_at(self, k: int) -> AnswerMove:
        """Move k, which is an answer."""
        return saves.answer_of(self.moves, k)

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

    def _shorten_log(self, to: int) -> None:
        """Remove what happened from move `to` on from the log, but keep what is about the table itself."""
        kept = [
            event
            for move in self.moves[to:]
            for event in move["events"]
            if saves.is_undo(move) or saves.is_notice(move)
        ]
        self._events = self._events[: self._events_before[to]] + kept

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

    # --- plain data
    def copy(self) -> Self:
        """The same table, to be played on apart."""
        new = type(self)(self.title, self.agreed, self.seed)
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
    def from_json(cls, text: str | bytes) -> Self:
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
    ) -> Self:
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

    def at(self, moment: int) -> Self:
        """The table as it was after that many moves, for a replay.

        Of a turn that was played under earlier rules or with other data and cannot be played again, all moments show how it
        began; then `notices` has `nearest_turn`.
        """
        if not 1 <= moment <= self.n:
            raise BadSave(f"there is no moment {moment}: the table has 1 to {self.n}")
        told = saves.next_turn_told(self.moves, moment)
        latest = self.turn if told is None else told
        return type(self).restore(
            self.setup(), self.moves[:moment], self.snapshots, self.title, SHOW_TURN, latest_turn=latest
        )
