"""Make a title's playthroughs again: `python scripts/playthroughs.py blitz`, when its rules were changed on purpose.

Twenty finished games, with different seeds, options and opponents, go to tests/titles/TITLE/playthroughs as full saves (without
snapshots, which follow from the rest), and the first two as readable logs in both languages.  The tests play them again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import opsroom
from opsroom import Table, Title, UndoRefused
from opsroom.engine.narrate import ending, fold, narrate
from opsroom.lab.samples import varied_setups
from opsroom.opponents import bot

ROOT = Path(__file__).resolve().parent.parent
GAMES = 20
READABLE = 2  # of them, as text too
LANGUAGES = ("en", "ja")
OPPONENTS = [
    ("staff", "staff"),
    ("random", "random"),
    ("staff", "random"),
    ("random", "staff"),
]  # in turn round the seats
SHORTEST = {"rounds": "20"}  # options of a title whose games at random would be long
CAMPAIGN = {"days": "1", "games": "2"}  # a campaign is several games; two of them, played by the staff, are enough
TAKEN_BACK_EVERY = 23  # answers, in every fifth game


def folder(title: Title) -> Path:
    return ROOT / "tests" / "titles" / title.id / "playthroughs"


def play(title: Title, k: int) -> tuple[Table, dict[str, str]]:
    """The k-th game, and who played it."""
    setup = varied_setups(title, GAMES)[k]
    mode, seats, options = setup.mode, len(setup.seats), dict(setup.options)
    kinds = OPPONENTS[(k + k // 8) % len(OPPONENTS)]
    if mode.startswith("campaign"):
        kinds = OPPONENTS[0]
        options |= {name: value for name, value in CAMPAIGN.items() if name in options}
    if "staff" not in kinds:
        options |= {name: value for name, value in SHORTEST.items() if name in options}
    options = title.options_in(mode, options)
    table = title.new(seed=f"{title.id} playthrough {k + 1}", mode=mode, options=options, seats=seats)
    names = {seat: kinds[i % len(kinds)] for i, seat in enumerate(table.seats)}
    bots = {seat: bot(title.id, name, seed=f"{k} {seat}") for seat, name in names.items()}
    answers = 0
    while table.asked is not None:
        seat, answers = table.asked, answers + 1
        question = table.ask(seat)
        assert question is not None
        if k % 5 == 4 and answers % TAKEN_BACK_EVERY == 0:
            take_back(table)
            continue
        table.answer(bots[seat].choose(table.view(seat), question))
    return table, names


def take_back(table: Table) -> None:
    """The last answer: alone where that is fair, else by agreement."""
    seat = next(move["seat"] for move in reversed(table.moves) if "seat" in move)
    try:
        table.undo(seat)
    except UndoRefused:
        table.undo(seat, agreed=True)


def compact(table: Table, bots: dict[str, str]) -> str:
    """The full save with what became of the game; one move a line, so that a change shows where it happens."""
    save: dict[str, Any] = json.loads(table.to_json())
    del save["snapshots"], save["finished"]
    moves = save.pop("moves")
    assert table.result is not None
    head = {**save, "commitment": table.commitment, "bots": bots, "turns": table.turn, "result": table.result.to_dict()}
    lines = ",\n".join(json.dumps(move, separators=(",", ":")) for move in moves)
    return json.dumps(head, separators=(",", ":"))[:-1] + ',"moves":[\n' + lines + "\n]}\n"


def log(table: Table, language: str) -> str:
    """All that happened, in words, as everyone may read it once the game is over."""
    lines: list[str] = []
    for event in fold(table.title, table.events("all")):
        line = narrate(table.title, language, event)
        lines += ["", line] if event["kind"] == "turn_begins" else [f"  {line}"]
    assert table.result is not None
    return "\n".join([*lines, "", ending(table.title, language, table.result.to_dict())]).lstrip("\n") + "\n"


def main() -> None:
    title = opsroom.title(sys.argv[1])
    into = folder(title)
    into.mkdir(parents=True, exist_ok=True)
    for stale in [*into.glob("*.json"), *into.glob("*.txt")]:
        stale.unlink()
    for k in range(GAMES):
        table, bots = play(title, k)
        (into / f"{k + 1:02}.json").write_text(compact(table, bots), encoding="utf-8")
        for language in LANGUAGES if k < READABLE else ():
            (into / f"{k + 1:02}.{language}.txt").write_text(log(table, language), encoding="utf-8")
    print(f"{GAMES} games of {title.id} in {into.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
