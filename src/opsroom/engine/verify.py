"""Checking a finished game against the seeds that the server committed to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from opsroom.engine import migrations, saves
from opsroom.engine.errors import BadSave
from opsroom.engine.events import DATA_CHANGED, RULES_UPDATED
from opsroom.engine.json_types import Move, Snapshot
from opsroom.engine.table import Table


@dataclass(frozen=True)
class Verified:
    """What a check of a save has established, and with which rules and data."""

    record: bool  # the file is whole, and its moves, seeds and snapshots belong together
    chance: bool  # every die and draw is what the seeds give
    rules: bool  # every answer was legal, and had the recorded consequences
    moves: int  # how many were played again, checking chance and rules
    of: int
    played_under: list[str]  # versions of the rules, in the order in which the game was played under them
    installed_rules: str
    data: str  # that the game was last played with
    installed_data: str
    why_not: str | None  # why the rest could not be checked

    @property
    def is_complete(self) -> bool:
        return self.record and self.chance and self.rules


def examine(text: str | bytes) -> tuple[Table, Verified]:
    """Check all that can be checked; BadSave if the record is damaged, or differs from what its own rules and data give.

    Where the game was played under other rules or with other data than those installed, a difference may be no fault of the
    record: then only the part up to there counts as checked.
    """
    setup, moves, _ = saves.read(text)
    title = saves.title_of(setup)
    versions = [setup["rules"], *(move["rules"] for move in moves if saves.is_notice(move) and "rules" in move)]
    played = list(dict.fromkeys(map(str, versions)))
    data = saves.data_of(setup["data"], moves)
    is_same = played == [title.rules] and setup["data"] == data == title.data.hash
    table: Table | None = None
    n, why = 0, None
    try:
        for table in replay(text):
            n = table.n
    except BadSave as error:
        if is_same:
            raise
        table, why = Table.from_json(text), error.message
    assert table is not None  # a save has at least one move
    whole = why is None
    return table, Verified(True, whole, whole, n, len(moves), played, title.rules, data, title.data.hash, why)


def verify(
    text: str | bytes,
    commitment: str | Sequence[str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Table:
    """Play the whole record again, every answer and undo, with dice from the seeds; BadSave names the first that differs.

    `commitment` is the one published at the start, or the list of all that were published during the game.
    """
    table: Table | None = None
    for table in replay(text, commitment):
        if progress is not None:
            progress(table.n - 1)
    assert table is not None  # a save has at least one move
    return table


def replay(text: str | bytes, commitment: str | Sequence[str] | None = None) -> Iterator[Table]:
    """Play the record again in one pass: the same table after each move. BadSave as `verify` says."""
    setup, moves, snapshots = saves.read(text)
    title = saves.title_of(setup)
    try:
        moves = saves.renewed(title, moves)
        if any(saves.is_notice(move) and saves.goes_back(move) for move in moves):
            raise BadSave(
                "the rules of this game changed during it, when Opsroom was updated, and a turn was started again: "
                "what was played under the earlier rules cannot be checked with the present ones"
            )
        agreed = saves.setup_of(title, setup)
        table = title.new(setup["seed"], agreed.mode, agreed.options, len(agreed.seats))
        if isinstance(commitment, str) and table.commitment != commitment:
            raise BadSave("the seed is not the one that was promised at the start", commitment=commitment)
        standing: dict[int, list[Snapshot]] = {}
        for snapshot in saves.standing(snapshots, moves):
            standing.setdefault(snapshot["at"], []).append(snapshot)
        for k, move in enumerate(moves):
            if k:
                play_move(table, move)
            compare(table, move, k)
            for snapshot in standing.pop(k + 1, ()):
                numbers = migrations.read(title, title.open(agreed), snapshot, setup["rules"], setup["data"])
                if table.position.save() != numbers:
                    raise BadSave(f"the snapshot of turn {snapshot['turn']} is not the position played")
            yield table
        for at in standing:
            raise BadSave(f"there is a snapshot of moment {at}, which the record does not have")
        if commitment is not None and not isinstance(commitment, str) and table.commitments != list(commitment):
            raise BadSave("the seeds are not those that were promised during the game", commitment=list(commitment))
    except BadSave:
        raise
    except Exception as error:  # whatever the rules make of a record that they never wrote
        since = (
            ""
            if setup["rules"] == title.rules
            else f" (rules {setup['rules']}; this version plays rules {title.rules})"
        )
        raise BadSave(f"the record cannot be played again{since}: {error}") from error


def play_move(table: Table, move: Move) -> None:
    if saves.is_undo(move):
        table.take_back(move["undo"], move["agreed"], move["to"])  # whether that was fair was decided at the time
    elif saves.is_notice(move) and "seed" in move:
        table.reseed(move["seed"])
    elif saves.is_notice(move) and move["notice"] in (RULES_UPDATED, DATA_CHANGED):
        table.repeat_update(move)
    elif saves.is_notice(move):
        table.announce(move["notice"], move["events"][0]["values"])
    elif saves.is_concession(move):
        table.concede(move["seat"], on_time=saves.is_time_loss(move))
    elif saves.is_answer(move):
        table.answer(move["answer"], move["seat"], automatic=move.get("automatic"))
    else:
        raise BadSave(f"move {table.n} is not an answer", move=table.n)


COMPARED = (
    *("chance", "n", "seat", "step", "answer", "automatic", "barrier"),
    *("undo", "to", "agreed", "notice", "seed", "events"),
)


def compare(table: Table, recorded: Move, k: int) -> None:
    played = table.moves[k]
    for key in COMPARED:
        if key == "chance" and has_same_draws(table, played, recorded):
            continue  # 0.1.0 had numbers for some draws
        if played.get(key) != recorded.get(key) and not is_from_earlier_version(key, played, recorded):
            before, now = recorded.get(key), played.get(key)
            raise BadSave(f"move {k}: the record has {key} {before!r}, but the rules and the seed give {now!r}", move=k)


def has_same_draws(table: Table, played: Move, recorded: Move) -> bool:
    if saves.is_undo(played) or saves.is_notice(played) or saves.is_undo(recorded) or saves.is_notice(recorded):
        return False
    return table.rows_drawn(recorded["chance"]) == table.rows_drawn(played["chance"])


def is_from_earlier_version(key: str, played: Move, recorded: Move) -> bool:
    """Earlier versions saw other reveals as barriers than we do, and told everyone about an undo inside a secret plan."""
    if key == "barrier":
        return {recorded.get("barrier"), played.get("barrier")} in (
            {None, "revealed"},
            {"chance", "revealed"},
            {"seat_changed", "revealed"},
        )
    if key == "events" and saves.is_undo(recorded):
        seen = [{name: part for name, part in event.items() if name != "hidden_from"} for event in played["events"]]
        return bool(seen == recorded["events"])
    return False
