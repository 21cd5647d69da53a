"""Does anything in a seat's view, questions or errors depend on what it cannot know?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from opsroom.engine import saves
from opsroom.engine.chance import Quick, Scripted
from opsroom.engine.errors import ChanceMismatch, IllegalAnswer, OpsroomError
from opsroom.engine.json_types import AnswerMove, Event, ViewpointState
from opsroom.engine.position import Position
from opsroom.engine.question import Question
from opsroom.engine.table import Table
from opsroom.engine.viewpoints import SequenceNumbers, state_for

MOST_WRONG = 4  # answers tried at one question
UNDO_WORLDS = 2  # games that are compared with the real one at an undo
FORK_ANSWERS = 25  # of other seats, in each way that a game goes on
EXCHANGES = 8  # tries to find two draws that can change places, and make a difference
NONSENSE = "no_such_thing"


def redeal(table: Table, seat: str | None, random: Random) -> tuple[bool, str]:
    """Whether the re-dealt position differs from the real one, and what gives the difference away, if anything."""
    view = table.view(seat)
    other = table.title.redeal(view, Quick(random.getrandbits(62)))
    differs = other.position.save() != table.position.save()
    if text(other.view(seat)) != text(view):
        return differs, "its view"
    if text(other.ask(seat)) != text(table.ask(seat)):
        return differs, "its question"
    if table.question is not None:
        for wrong in [*wrong_answers(table.question, random), *table.question.options[:1]]:
            one, another = refusal(table, wrong, seat), refusal(other, wrong, seat)
            if one != another:
                return differs, f"the error on {wrong!r}: {one} or {another}"
    return differs, ""


def refusal(table: Table, answer: str, seat: str | None) -> str:
    """The error a seat gets for an answer that is not allowed; nothing if it is allowed."""
    question = table.question
    if question is None or (seat == question.seat and answer in question.options):
        return ""
    try:
        # A watcher has no seat to answer for, and gets the words of the asked seat's refusal from nobody.
        table.copy().answer(answer, seat or "")
    except OpsroomError as error:
        return text(error.to_dict())
    return "taken"


def wrong_answers(question: Question, random: Random) -> list[str]:
    """A few things of the right kind that are not offered, one that is refused, and one that does not exist."""
    right = {*question.options, *question.actions}
    of_the_kind = [name for name in (question._names.answers(question.of) if question.of else []) if name not in right]
    refused = [r["name"] for r in question.refused if r["name"] not in right]
    some = random.sample(of_the_kind, min(MOST_WRONG, len(of_the_kind))) + random.sample(refused, min(1, len(refused)))
    return [*some, NONSENSE] if "pass" in right else [*some, NONSENSE, "pass"]


def text(found: Any) -> str:
    return json.dumps(found, ensure_ascii=False)


# --- undo
def look_at_undo(table: Table, before: Position, move: AnswerMove, random: Random) -> tuple[str, str]:
    """Compares the last answer of the table, by a seat that is asked again, with the same answer in re-dealt worlds.

    What it showed the seat that this could not know, and what the State says about undo where that tells more than the seat sees.
    """
    shown, undo_leak = "", ""
    for one, other in after_both(table, before, move, random):
        if one.view != other.view:
            shown = "its view"
        elif one.question != other.question:
            shown = "its question"
        elif one.events != other.events:
            shown = f"the log: {one.events} or {other.events}"
        elif one.undo != other.undo:
            undo_leak = f"{one.undo} or {other.undo}"
    return shown, undo_leak


class Seen(NamedTuple):
    """What a seat sees after its answer."""

    view: str
    question: str
    events: str
    undo: str


def after_both(table: Table, before: Position, move: AnswerMove, random: Random) -> Iterator[tuple[Seen, Seen]]:
    """What the seat saw after its answer in the true game and in others that it could not tell from it before."""
    seat, title = move["seat"], table.title
    seen = seen_after(table, seat)
    view = Table.of_position(title, table.agreed, before.copy()).view(seat)
    for _ in range(UNDO_WORLDS):
        world = title.redeal(view, Quick(random.getrandbits(62)))
        world.answer(move["answer"])
        yield seen, seen_after(world, seat)


def seen_after(table: Table, seat: str) -> Seen:
    recorded = table.moves[-1]["events"]
    events = [{**e, "values": table.title.events[e["kind"]].seen_by(seat, e["values"])} for e in recorded]
    undo = "" if table.over else text(table.undo_state(seat))
    return Seen(text(table.view(seat)), text(table.ask(seat)), text(events), undo)


# --- what a State says besides view, question and events
def fork(table: Table, viewpoint: str | None, random: Random) -> str:
    """Lets the other seats go on in two ways: as long as the viewpoint sees the same, all that is sent to it must be the same."""
    futures = [Future(table, viewpoint) for _ in range(2)]
    for future in futures:
        leak = future.play(random)
        if leak:
            return leak
    one, other = (future.state() for future in futures)
    return differing(one, other) if looks_the_same(one, other) else ""


def looks_the_same(one: ViewpointState, other: ViewpointState) -> bool:
    """Whether the viewpoint sees the same of the game; how that is numbered is another matter."""
    return (one["view"], one["question"], one["events"]) == (other["view"], other["question"], other["events"])


def differing(one: ViewpointState, other: ViewpointState) -> str:
    """The parts in which two states differ, in words."""
    pairs = zip(one.items(), other.values(), strict=True)
    return "; ".join(f"{key}: {text(a)} or {text(b)}" for (key, a), b in pairs if a != b)


class Future:
    """One way in which a game could go on without the viewpoint, until that sees something change."""

    def __init__(self, table: Table, viewpoint: str | None) -> None:
        self.table, self.viewpoint = table.copy(), viewpoint
        self.numbers = SequenceNumbers(table)
        self.known = len(table.events(viewpoint))

    def state(self) -> ViewpointState:
        return state_for(self.table, self.numbers, self.viewpoint, self.known)

    def play(self, random: Random) -> str:
        """What changed for the viewpoint though it saw nothing happen, if anything did."""
        table = self.table
        first = self.state()
        for _ in range(FORK_ANSWERS):
            asked, question = table.asked, table.question
            if asked is None or asked == self.viewpoint or question is None:
                return ""
            if random.randrange(6) == 0 and table.undo_state(asked)["can"] and len(table._line) > 1:
                table.take_back(asked, agreed=False)
            else:
                table.answer(random.choice(question.options))
            self.numbers.advance(table)
            now = self.state()
            if not looks_the_same(now, first):
                return ""
            if now != first:
                return differing(first, now)
        return ""


# --- the log
def twin_game(table: Table, seat: str | None, random: Random) -> tuple[int, str]:
    """The same game with two draws exchanged: as long as the seat's views are the same, so must be its log.

    How many moments were compared at which the true positions differ, and what gave the difference away.
    """
    line = [table.answer_at(k) for k in saves.line(table.moves)]
    drawn = [*saves.opening_of(table.moves)["chance"], *(value for move in line for value in move["chance"])]
    script = table.rows_drawn(drawn)
    # A draw has the kind of thing before its name; dice are open to all, and nothing would follow from changing them.
    draws = [i for i, value in enumerate(drawn) if isinstance(value, str)]
    for _ in range(EXCHANGES):
        other = exchanged(script, draws, random)
        try:
            compared, leak = compare(replayed(table, script), replayed(table, other), line, seat)
        except (ChanceMismatch, IllegalAnswer):
            continue  # those two lay in different piles
        if leak and was_open(replayed(table, script), replayed(table, other), line, seat):
            leak = ""
        if compared:
            return compared, leak
    return 0, ""


def exchanged(script: list[int], draws: list[int], random: Random) -> list[int]:
    """The script with two draws in each other's place."""
    other = list(script)
    if len(draws) > 1:
        i, j = random.sample(draws, 2)
        other[i], other[j] = script[j], script[i]
    return other


def replayed(table: Table, script: list[int]) -> Table:
    """A new table of the same setup with these dice."""
    return Table.begin(table.title, table.agreed, table.seed, Scripted(list(script), Quick(0)))


def compare(one: Table, other: Table, line: list[AnswerMove], seat: str | None) -> tuple[int, str]:
    """Plays both side by side until the seat can rightly tell them apart."""
    compared = known = 0
    for move in [*line, None]:
        differ = one.position.save() != other.position.save()
        if differ and text(one.view(seat)) != text(other.view(seat)):
            return compared, ""
        compared += differ
        log, other_log = one.events(seat, known), other.events(seat, known)
        if log != other_log:
            return compared, first_difference(log, other_log)
        known += len(log)
        if move is None or one.asked != other.asked:
            return compared, ""
        if move["answer"] not in right_answers(other):
            return compared, ""
        one.answer(move["answer"])
        other.answer(move["answer"])
    return compared, ""


def was_open(one: Table, other: Table, line: list[AnswerMove], seat: str | None) -> bool:
    """Whether the logs first part at something that lay open on the table when the log told of it, if only for that moment."""
    if one.events(seat) != other.events(seat):  # told before the first question, when nobody could look
        return is_own_secret(one, one.events(seat), other.events(seat), seat)
    seen, sees = overheard(one, seat), overheard(other, seat)
    for move in line:
        known = len(one.events(seat))
        seen.clear()
        sees.clear()
        one.answer(move["answer"])
        other.answer(move["answer"])
        log, other_log = one.events(seat, known), other.events(seat, known)
        if log != other_log:
            same = 0
            while log[same : same + 1] == other_log[same : same + 1]:
                same += 1
            return seen[: same + 1] != sees[: same + 1]
    return False


def is_own_secret(table: Table, log: list[Event], other_log: list[Event], seat: str | None) -> bool:
    """Whether two logs first differ in values told to this seat alone, such as the order in which it was dealt its cards."""
    first = next(((a, b) for a, b in zip(log, other_log, strict=False) if a != b), None)
    if first is None or first[0]["kind"] != first[1]["kind"]:
        return False
    one, other = first[0]["values"], first[1]["values"]
    secrets = table.title.events[first[0]["kind"]].secrets
    differing = [name for name in one if one[name] != other.get(name)]
    return all(name in secrets and one[secrets[name]] == other[secrets[name]] == seat for name in differing)


def overheard(table: Table, seat: str | None) -> list[str]:
    """What the seat sees of the columns at each event from now on."""
    seen: list[str] = []
    table.position.on_event = lambda: seen.append(text(table.view(seat)["columns"]))
    return seen


def right_answers(table: Table) -> list[str]:
    question = table.question
    return [] if question is None else [*question.options, *question.actions]


def first_difference(log: list[Event], other_log: list[Event]) -> str:
    pairs = zip(log, other_log, strict=False)
    different = [f"{text(a)} or {text(b)}" for a, b in pairs if a != b]
    return different[0] if different else "one log is longer than the other"
