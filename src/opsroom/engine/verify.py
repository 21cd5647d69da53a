"""Checking a finished game against the seeds that the server committed to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from opsroom.engine import saves
from opsroom.engine.errors import BadSave
from opsroom.engine.table import Table


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
    """Play the record again in one pass: the same table, as it stands after each move. BadSave as `verify` says."""
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
        standing: dict[int, list[dict[str, Any]]] = {}
        for snapshot in saves.standing(snapshots, moves):
            standing.setdefault(snapshot["at"], []).append(snapshot)
        for k, move in enumerate(moves):
            if k:
                play_move(table, move)
            compare(table.moves[k], move, k)
            for snapshot in standing.pop(k + 1, ()):
                if table.position.save() != {n: snapshot[n] for n in ("columns", "frames")}:
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


def play_move(table: Table, move: dict[str, Any]) -> None:
    if "undo" in move:
        table.take_back(move["undo"], move["agreed"], move["to"])  # whether that was fair was decided at the time
    elif "seed" in move:
        table.reseed(move["seed"])
    elif saves.is_notice(move):
        table.announce(move["notice"], move["events"][0]["values"])
    else:
        table.answer(move["answer"], move["seat"])


def compare(played: dict[str, Any], recorded: dict[str, Any], k: int) -> None:
    for key in ("chance", "n", "seat", "step", "answer", "barrier", "undo", "to", "agreed", "notice", "seed", "events"):
        if played.get(key) != recorded.get(key) and not is_from_earlier_version(key, played, recorded):
            said, found = recorded.get(key), played.get(key)
            raise BadSave(f"move {k}: the record has {key} {said!r}, but the rules and the seed give {found!r}", move=k)


def is_from_earlier_version(key: str, played: dict[str, Any], recorded: dict[str, Any]) -> bool:
    """Earlier versions saw other reveals as barriers than we do, and told everyone about an undo inside a secret plan."""
    if key == "barrier":
        return {recorded.get("barrier"), played.get("barrier")} in (
            {None, "revealed"},
            {"chance", "revealed"},
            {"seat_changed", "revealed"},
        )
    if key == "events" and "undo" in recorded:
        seen = [{name: part for name, part in event.items() if name != "hidden_from"} for event in played["events"]]
        return bool(seen == recorded["events"])
    return False
