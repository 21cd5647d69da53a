"""Tables of Barbarossa set up for one moment of corps_1's turn: `turn(hand="truck_transport", active="panzer_regiment")`.

Cards are words; a word twice is two cards.  `draws` are the cards that corps_1 will draw and the events that will be turned up, in
their order.  What is in nobody's area lies on the battlefield.
"""

from __future__ import annotations

from typing import Any

import opsroom
from opsroom import Table
from opsroom.engine.chance import Chance, Quick
from opsroom.titles.barbarossa.rules.cards import (
    COUNT,
    IDS,
    OWN_PILE,
    POINTS,
    SEATS,
    STOCK,
    TYPE,
    UNIT,
)
from opsroom.titles.barbarossa.rules.table import (
    Barbarossa,
)
from tests.titles.scripts import scripted

TITLE = opsroom.title("barbarossa")
CODE = {name: i for i, name in enumerate(IDS)}
KINDS = len(IDS)
CITIES = "riga minsk odessa smolensk rostov kiev kursk kharkov sevastopol leningrad stalingrad moscow"
STEPS = {
    "start": "begin_turn",
    "operations": "begin_operations",
    "reorganisation": "begin_reorganisation",
    "end": "begin_end",
}


def counts(cards: str, size: int = KINDS) -> list[int]:
    """A column of counts from words."""
    out = [0] * size
    for name in cards.split():
        out[CODE[name]] += 1
    return out


def names(column: Any) -> list[str]:
    """A column of counts as sorted words."""
    return sorted(IDS[i] for i, n in enumerate(column) for _ in range(n))


def fill(column: list[int], seat: int, per: int, cards: str) -> None:
    column[seat * per : (seat + 1) * per] = counts(cards, per)


def turn(
    at: str = "operations",
    hand: str = "",
    deck: str = "",
    discard: str = "",
    active: str = "",
    exhausted: str = "",
    in_play: str = "",
    cities: str = CITIES,
    deployments: str = "kleist railhead",
    empty: str = "",
    rivals: dict[int, dict[str, str]] | None = None,
    draws: str = "",
    after: Chance | None = None,
    seats: int = 2,
    round: int = 1,
    removed: str = "blitzkrieg",
    on_top: str = "",
    purse: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
) -> Table:
    """A table at the beginning of a phase of corps_1's turn; `rivals` are the areas of the others, by number."""
    setup = TITLE.setup(options=options, seats=seats)
    position = TITLE.open(setup)
    columns = position.columns()
    areas = {
        0: {"hand": hand, "deck": deck, "discard": discard, "active": active, "exhausted": exhausted},
        **(rivals or {}),
    }
    for seat, area in areas.items():
        place(columns, seat, area)
    for i, name in enumerate(on_top.split()):
        columns["on_top"][i] = CODE[name]
        columns["left"][0] += 1
    columns["in_play"] = counts(in_play, STOCK)
    columns["pile"] = [COUNT[i] if OWN_PILE[i] and IDS[i] not in [*empty.split(), removed] else 0 for i in range(KINDS)]
    columns["events"] = [COUNT[i] if TYPE[i] == 5 else 0 for i in range(KINDS)]
    for column, words in (("cities", cities), ("deployments", deployments)):
        for i, name in enumerate(words.split()):
            columns[column][i] = CODE[name]
    columns["removed"] = TITLE.names.codes["pile"][removed]
    columns["purse"] = [(purse or {}).get(point, 0) for point in POINTS]
    columns |= {"round": round, "player": 0, "first": 0, "phase": 0}
    frames = [
        {"procedure": "Game", "step": "play_a_turn", "over": False, "values": {"seat": 0}},
        {"procedure": "Turn", "step": STEPS[at], "over": False, "values": {"seat": 0}},
    ]
    position.rebuild({"columns": columns, "frames": frames})
    position.chance = scripted(script(draws), after or Quick(1))
    position.run()
    return Table.of_position(TITLE, setup, position)


def place(columns: dict[str, Any], seat: int, area: dict[str, str]) -> None:
    hand, deck = area.get("hand", ""), area.get("deck", "")
    fill(columns["hand"], seat, STOCK, hand)
    fill(columns["deck"], seat, STOCK, deck)
    fill(columns["unseen"], seat, STOCK, f"{hand} {deck}")
    fill(columns["discard"], seat, STOCK, area.get("discard", ""))
    fill(columns["active"], seat, KINDS, area.get("active", ""))
    fill(columns["exhausted"], seat, KINDS, area.get("exhausted", ""))
    columns["held"][seat], columns["left"][seat] = len(hand.split()), len(deck.split())
    out = f"{area.get('active', '')} {area.get('exhausted', '')}".split()
    columns["area"][seat] = len(out)
    columns["army"][seat] = sum(UNIT[CODE[name]] for name in out)


def script(draws: str) -> list[int]:
    """What chance answers: cards of corps_1's deck and events, by name."""
    return [CODE[name] for name in draws.split()]


# --- looking
def view(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view("corps_1")["columns"]
    return found


def purse(table: Table) -> tuple[int, int, int, int]:
    """Operation, supply, reinforcement, combat."""
    operation, supply, reinforcement, combat = table.position.columns()["purse"]
    return operation, supply, reinforcement, combat


def cards(table: Table, column: str, seat: int = 0) -> list[str]:
    """What lies in an area, as sorted words."""
    per = KINDS if column in ("active", "exhausted") else STOCK
    return names(table.position.columns()[column][seat * per : (seat + 1) * per])


def in_play(table: Table) -> list[str]:
    return names(table.position.columns()["in_play"])


def pile(table: Table, name: str) -> int:
    count: int = table.position.columns()["pile"][CODE[name]]
    return count


def boxed(table: Table) -> list[str]:
    return names(table.position.columns()["boxed"])


def points(table: Table, seat: str = "corps_1") -> int:
    found: int = table.view(None)["figures"]["points"][seat]
    return found


def options(table: Table) -> list[str]:
    assert table.question is not None
    return table.question.options


def refused(table: Table) -> dict[str, tuple[str, str]]:
    """Near misses: name to rule and reason."""
    assert table.question is not None
    return {r["name"]: (r["rule"], r["why"]) for r in table.question.refused}


def asked(table: Table) -> tuple[str, str]:
    assert table.question is not None
    return table.question.seat, table.question.key


def play(table: Table, *answers: str) -> Table:
    for answer in answers:
        table.answer(answer)
    return table


def defence(table: Table) -> int | None:
    found: int | None = table.view(None)["figures"]["total_defence"]
    return found


def everything(table: Table) -> list[int]:
    """How many of each kind there are, wherever they lie."""
    columns = table.position.columns()
    total = [columns["pile"][i] + columns["boxed"][i] + columns["events"][i] for i in range(KINDS)]
    for column in ("deployments", "cities", "revealed", "returned_open", "on_top"):
        for kind in columns[column]:
            if kind >= 0:
                total[kind] += 1
    for i, n in enumerate(columns["in_play"]):
        total[i] += n
    for seat in range(len(SEATS)):
        for column in ("unseen", "discard"):
            for i in range(STOCK):
                total[i] += columns[column][seat * STOCK + i]
        for column in ("active", "exhausted"):
            for i in range(KINDS):
                total[i] += columns[column][seat * KINDS + i]
    return total


def last(table: Table, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(event["values"] for event in reversed(table._events) if event["kind"] == kind)
    return found


def position(table: Table) -> Barbarossa:
    found = table.position
    assert isinstance(found, Barbarossa)
    return found


def events_of(table: Table, kind: str) -> list[dict[str, Any]]:
    return [event["values"] for event in table._events if event["kind"] == kind]
