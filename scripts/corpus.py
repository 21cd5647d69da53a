"""Freeze a corpus of saves from the current release: `python scripts/corpus.py [TITLE ...]`.

Run it once for each release, from the released commit.  It plays games of every mode with varied options, answered partly by the
staff and partly at random, and keeps a save for every kind of question (mode, step and seat asked) together with finished games
and games with undos.  The saves go to tests/corpus/VERSION/TITLE; tests/contract/test_corpus.py loads them with the current code.

Saves of the same game share one file, because a save of an earlier moment is a prefix of the later one:

* `index.json` lists the saves.  For each: the file of its game, mode, seats, options, the question (step and seat), the number of
  moves, whether the game has undos and, for a finished game, its result and a digest of all answers, dice and the result.
* `games/NN.json.xz` is a full save of the game at its last kept moment, with every snapshot that any of its saves has.
* `ids.json` has the ordered id lists (`title.names`): a snapshot of 0.1.0 refers to things by their position in these lists.

`read_save` puts a save together exactly as `Table.to_json` wrote it.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import lzma
import sys
from math import gcd
from pathlib import Path
from typing import Any

import msgspec

import opsroom
from opsroom import Table, Title, UndoRefused
from opsroom._version import __version__
from opsroom.engine.chance import Quick
from opsroom.engine.errors import DeadEnd

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "tests" / "corpus"
STAFF_SHARES = (100, 70, 0, 50, 90)  # per cent of the answers that the staff gives, in turn from game to game
UNDO_EVERY = 17  # answers, in every third game
QUIET_GAMES = 4  # a mode is done after so many games in a row without a new kind of question
MOST_GAMES = 15  # of one mode
LEAST_SAVES = 24  # of one title: where a title asks few kinds of question, the modes are gone through again
LONGEST_GAME = 4_000  # answers; a longer game is kept unfinished
FINISHED = 3  # finished games kept of every mode and seating, even if they show no new question


def question_of(table: Table) -> tuple[str, str]:
    """The step that is asking, and the seat it asks; ("", "") at the end."""
    question = table.question
    return ("", "") if question is None else (question.key, question.seat)


def option_sets(title: Title) -> list[dict[str, str]]:
    """All combinations of options, in an order that changes several of them from one to the next."""
    values = [choice.bounded for choice in title.options.values()]
    every = list(itertools.islice(itertools.product(*values), 100_000))
    stride = next(n for n in range(len(every) * 5 // 8 + 1, 0, -1) if gcd(n, len(every)) == 1)
    return [dict(zip(title.options, every[k * stride % len(every)], strict=True)) for k in range(len(every))]


def digest(save: dict[str, Any], result: dict[str, Any] | None) -> str:
    """Of all answers, dice and undos, and of the result."""
    played = [[move.get(key) for key in ("seat", "step", "answer", "chance", "undo", "to")] for move in save["moves"]]
    return hashlib.sha256(json.dumps([played, result], sort_keys=True).encode()).hexdigest()


class Game:
    """One game with the moments at which a save of it is kept."""

    def __init__(self, title: Title, mode: str, seats: int, options: dict[str, str], number: int) -> None:
        seed = f"corpus {title.id} {mode} {number}"
        self.table = title.new(seed=seed, mode=mode, seats=seats, options=title.options_in(mode, options))
        self.chooser = Quick(number * 7919 + seats)
        self.staff_share = STAFF_SHARES[number % len(STAFF_SHARES)]
        self.takes_back = number % 3 == 1
        self.snapshots: dict[int, dict[str, Any]] = {}
        self.seen: dict[tuple[str, str], tuple[int, int]] = {}  # question: occurrences so far, and the one chosen
        self.saves: dict[tuple[str, str], dict[str, Any]] = {}

    def play(self, known: set[tuple[str, str]]) -> None:
        """To the end; of every question that is not known yet, one occurrence is kept, chosen at random."""
        for _ in range(LONGEST_GAME):
            self.keep(known)
            if self.table.over:
                return
            try:
                self.answer()
            except DeadEnd as error:  # a fault of this release: the game is kept as far as it went
                print(f"{self.table.title.id} {self.table.mode} {self.table.seed!r}: {error.message}")
                return

    def answer(self) -> None:
        table, title = self.table, self.table.title
        if self.takes_back and self.chooser.below(UNDO_EVERY) == 0 and self.take_back():
            return
        question = table.question
        assert question is not None
        if self.chooser.below(100) < self.staff_share:
            code = title.staff.advise(table.position)
        else:
            code = question.codes[self.chooser.below(len(question.codes))]
        table.answer(title.names.of(question.of, code))

    def take_back(self) -> bool:
        """The last answer: alone where the rules of undo allow it, else by agreement."""
        seats = [move["seat"] for move in self.table.moves if "seat" in move]
        if not seats or self.table.undo_state(seats[-1])["why"] == "nothing":
            return False
        try:
            self.table.undo(seats[-1])
        except UndoRefused:
            self.table.undo(seats[-1], agreed=True)
        return True

    def keep(self, known: set[tuple[str, str]]) -> None:
        question = question_of(self.table)
        if question in known:
            return
        count = self.seen.get(question, (0, 0))[0] + 1
        self.seen[question] = (count, 0)
        if self.chooser.below(count) > 0:  # every occurrence is as likely to be the one that stays
            return
        table = self.table
        for snapshot in table.snapshots:
            self.snapshots[snapshot["at"]] = snapshot
        result = table.result.to_dict() if table.result is not None else None
        save = {
            "mode": table.mode,
            "seats": len(table.seats),
            "options": table.options,
            "question": question[0] or None,
            "asked": question[1] or None,
            "moves": table.n,
            "turn": table.turn,
            "undos": sum("undo" in move for move in table.moves),
            "snapshots": [snapshot["at"] for snapshot in table.snapshots],
        }
        if result is not None:
            save |= {"result": result, "digest": digest({"moves": table.moves}, result)}
        self.saves[question] = save

    def write(self, folder: Path, number: int) -> list[dict[str, Any]]:
        """Writes the game's file and returns its entries for the index."""
        last = max(save["moves"] for save in self.saves.values())
        whole = json.loads(self.table.to_json())
        whole["moves"] = whole["moves"][:last]
        whole["length"] = last
        used = sorted({at for save in self.saves.values() for at in save["snapshots"]})
        whole["snapshots"] = [self.snapshots[at] for at in used]
        name = f"games/{number:02}.json.xz"
        (folder / name).write_bytes(lzma.compress(json.dumps(whole, separators=(",", ":")).encode(), preset=9))
        return [{"file": name, **save} for save in sorted(self.saves.values(), key=lambda save: save["moves"])]


def read_game(folder: Path, name: str) -> dict[str, Any]:
    """A game's file, which may serve several saves."""
    game: dict[str, Any] = msgspec.json.decode(lzma.decompress((folder / name).read_bytes()))
    return game


def read_save(game: dict[str, Any], save: dict[str, Any]) -> bytes:
    """The save of an index entry, exactly as `Table.to_json` wrote it."""
    wanted = set(save["snapshots"])
    cut = {
        **game,
        "length": save["moves"],
        "moves": game["moves"][: save["moves"]],
        "snapshots": [snapshot for snapshot in game["snapshots"] if snapshot["at"] in wanted],
    }
    if "finished" in game:
        cut["finished"] = save["question"] is None
    if save["question"] is not None:
        cut.pop("result", None)
    return msgspec.json.encode(cut)


def games_of(title: Title, mode: str, seats: int, options: list[dict[str, str]], first: int) -> list[Game]:
    """Games of one mode until no new kind of question turns up, and a few finished ones."""
    known: set[tuple[str, str]] = set()
    kept: list[Game] = []
    finished = quiet = 0
    for number in range(first, first + MOST_GAMES):
        game = Game(title, mode, seats, options[(number * 11 + len(mode) + seats) % len(options)], number)
        game.play(known if finished >= FINISHED else known - {("", "")})
        finished += game.table.over
        fresh = {question for question in game.saves if question not in known}
        known |= fresh
        quiet = 0 if fresh else quiet + 1
        if game.saves:
            kept.append(game)
        if quiet >= QUIET_GAMES and finished >= FINISHED:
            break
    return kept


def freeze(title: Title) -> None:
    folder = CORPUS / __version__ / title.id
    (folder / "games").mkdir(parents=True, exist_ok=True)
    for stale in (folder / "games").glob("*.json.xz"):
        stale.unlink()
    entries: list[dict[str, Any]] = []
    options = option_sets(title)
    games = first = 0
    while len(entries) < LEAST_SAVES:
        for mode, seatings in title.seatings.items():
            for seats in seatings:
                for game in games_of(title, mode, len(seats), options, first):
                    entries += game.write(folder, games)
                    games += 1
        first += MOST_GAMES
    head = {"title": title.id, "version": __version__, "rules": title.rules, "data": title.data.hash}
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    text = json.dumps(head)[:-1] + ', "saves": [\n' + lines + "\n]}\n"
    (folder / "index.json").write_text(text, encoding="utf-8")
    ids = {"things": title.names.things, "actions": title.names.actions}
    (folder / "ids.json").write_text(json.dumps(ids, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
    print(f"{title.id}: {len(entries)} saves of {games} games")


def main() -> None:
    for id in sys.argv[1:] or list(opsroom.titles()):
        freeze(opsroom.title(id))


if __name__ == "__main__":
    main()
