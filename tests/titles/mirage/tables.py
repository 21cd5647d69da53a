"""Tables set up for one moment: `battle("airfield", forces={"plum": "bf109e he111h"}, british="hurricane_mk1", dice=[3, 6])`.

Cards are words; a word twice is two cards.  What is nowhere else lies in the piles, with both events carried out.
"""

from __future__ import annotations

from typing import Any

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.titles.mirage.rules.cards import AREAS, BRITISH_HAND, CARDS, COUNT, EVENTS, GERMAN, IDS, RESULTS, SEATS
from opsroom.titles.mirage.rules.refill import finish
from opsroom.titles.mirage.rules.table import GERMANS_WIN, SLOTS, Mirage
from tests.titles.scripts import scripted

TITLE = opsroom.title("mirage")
CODE = {name: i for i, name in enumerate(IDS)}
RESULT = {name: i for i, name in enumerate(RESULTS)}
SEAT = {name: i for i, name in enumerate(SEATS)}
AREA = {name: i for i, name in enumerate(AREAS)}


class Misses(Quick):
    """Cards come up at random; every die shows its highest face, which hits nothing."""

    def die(self, sides: int) -> int:
        return sides


STOP = "choose_command_order"  # the last question of a turn


class Scene:
    """A table with all that was told since it was set up."""

    def __init__(self, table: Table, position: Mirage) -> None:
        self.table, self.t = table, position
        self.event_log: list[dict[str, Any]] = []
        self.passed: list[tuple[str, str]] = []  # seat and question, where there was only one answer
        self.hear()
        self.go_on()

    def hear(self) -> None:
        self.event_log += [TITLE.events[record[0]].with_names(record, TITLE.names) for record in self.t.event_log or []]
        self.t.event_log = []

    def play(self, *answers: str) -> Scene:
        for answer in answers:
            question = self.table.question
            assert question is not None
            code = TITLE.names.code(question.of, answer)
            assert code in question.codes, f"{answer} is not a valid answer to {question}"
            self.answer(code)
            self.go_on()
        return self

    def answer(self, code: int) -> None:
        self.t.play(code)
        self.table = Table.of_position(TITLE, self.table.agreed, self.t)
        self.hear()

    def go_on(self) -> None:
        """Through questions with one answer, to the end of the turn at most."""
        while self.t.offered == 1 and self.key != STOP:
            self.passed.append((self.seat or "", self.key))
            self.answer(self.t.options[0])

    def to(self, key: str) -> Scene:
        """On to a question, through those that can only be passed or have one answer."""
        while self.key != key:
            question = self.table.question
            assert question is not None
            assert "pass" in question.options, f"stopped at {question}"
            self.play("pass")
        return self

    @property
    def key(self) -> str:
        return self.table.question.key if self.table.question else ""

    @property
    def options(self) -> list[str]:
        assert self.table.question is not None
        return self.table.question.options

    @property
    def seat(self) -> str | None:
        return self.table.asked

    @property
    def refused(self) -> dict[str, str]:
        assert self.table.question is not None
        return {refused["name"]: refused["why"] for refused in self.table.question.refused}

    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.event_log]

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [event["values"] for event in self.event_log if event["kind"] == kind]

    def vp(self, seat: str) -> tuple[int, int]:
        """German and British points."""
        return self.t.german_vp[SEAT[seat]], self.t.british_vp[SEAT[seat]]

    def hand(self, seat: str) -> list[str]:
        first = SEAT[seat] * GERMAN
        return [IDS[card] for card in range(GERMAN) for _ in range(self.t.hand[first + card])]

    def british_hand(self) -> list[str]:
        return [IDS[card] for card in range(CARDS) for _ in range(self.t.british_hand[card])]

    def discarded(self) -> list[str]:
        return [IDS[card] for card in range(CARDS) for _ in range(self.t.discards[card])]


def frame(procedure: str, step: str, **values: int) -> dict[str, Any]:
    return {"procedure": procedure, "step": step, "over": False, "values": values}


def scene(
    *frames: dict[str, Any],
    mode: str = "rotating4",
    options: dict[str, str] | None = None,
    british: str = "",
    hands: dict[str, str] | None = None,
    forces: dict[str, str] | None = None,
    area: str = "airfield",
    areas: dict[str, str] | None = None,
    night: tuple[str, ...] = (),
    placed: str = "",
    night_cards: str = "",
    weapons: dict[str, int] | None = None,
    discards: str = "",
    dice: list[int | str] | None = None,
    **columns: Any,
) -> Scene:
    """British cards in hand, German hands and forces, British cards and night cards placed in an area; amber is British."""
    setup = TITLE.setup(mode, options)
    position = TITLE.open(setup)
    assert isinstance(position, Mirage)
    c = position.columns()
    role = SEAT["british"] if "fixed" in mode else -1 if "coop" in mode else 0
    c |= {"turn": 5, "british": role, "leader": 1 if role == 0 else 0, "adlerangriff": 2, "london_order": 2}
    c |= {"night_open": 1, "london_open": 1}
    lay_germans(c, hands or {}, forces or {}, area, areas or {}, night)
    lay_british(c, british, placed, area, night_cards, role)
    for name, n in (weapons or {}).items():
        c["weapons"][TITLE.names.codes["emplacement"][name]] = n
    for card in discards.split():
        c["discards"][CODE[card]] += 1
    fill_piles(c)
    c |= columns
    script = [CODE.get(x, RESULT.get(x, 0)) if isinstance(x, str) else x for x in dice or []]
    position.chance = scripted(script, Misses(1940))
    position.event_log = []
    position.load({"columns": c, "frames": [frame("Game", "play_a_turn"), *frames]})
    return Scene(Table.of_position(TITLE, setup, position), position)


def lay_germans(
    c: dict[str, Any], hands: dict[str, str], forces: dict[str, str], area: str, areas: dict[str, str], night: Any
) -> None:
    for seat, cards in hands.items():
        for card in cards.split():
            c["hand"][SEAT[seat] * GERMAN + CODE[card]] += 1
            c["held"][SEAT[seat]] += 1
    for seat, cards in forces.items():
        s = SEAT[seat]
        c["force_area"][s], c["force_size"][s] = AREA[areas.get(seat, area)], len(cards.split())
        c["force_night"][s] = int(seat in night)
        for i, card in enumerate(cards.split()):
            c["force_card"][s * SLOTS + i], c["force_seen"][s * SLOTS + i] = CODE[card], 1 << s


def lay_british(c: dict[str, Any], hand: str, placed: str, area: str, night_cards: str, role: int) -> None:
    for card in hand.split():
        c["british_hand"][CODE[card]] += 1
        c["british_held"] += 1
    for first, cards in ((0, placed), (BRITISH_HAND, night_cards)):
        for i, card in enumerate(cards.split()):
            slot = first + i
            c["brit_card"][slot], c["brit_area"][slot] = CODE[card], AREA[area]
            c["brit_seen"][slot] = 1 << role if role >= 0 else 0


def fill_piles(c: dict[str, Any]) -> None:
    seen = [0] * CARDS
    for slot in [*c["force_card"], *c["brit_card"]]:
        if slot >= 0:
            seen[slot] += 1
    for row, n in enumerate(c["hand"]):
        seen[row % GERMAN] += n
    for card in range(CARDS):
        left = COUNT[card] - seen[card] - c["discards"][card] - c["british_hand"][card]
        assert left >= 0, f"the test deals more of {IDS[card]} than there are"
        if card < EVENTS:
            c["pile"][card] = left
        elif GERMAN <= card < CODE["night_blenheim_if"]:
            c["british_pile"][card] = left
        elif card >= CODE["night_blenheim_if"]:
            c["night_pile"][card] = left
    for place, n in enumerate(c["weapons"]):
        c["british_pile"][CODE["aa_94mm"] + place % 3] -= n
    c["lower_left"], c["british_left"] = sum(c["pile"]), sum(c["british_pile"])
    c["result_pile"] = [4, 4, 3, 3, 4, 4, 4, 2, 2, 2]
    c["results_left"] = 32


def battle(area: str, **given: Any) -> Scene:
    """Everybody has placed; the cards of this area are turned up."""
    turn = frame("Turn", "fight_in_the_next_area", area=4)
    return scene(turn, frame("Battle", "turn_up_the_cards", area=AREA[area]), area=area, **given)


def placing(**given: Any) -> Scene:
    """The turn's first player is to place."""
    return scene(frame("Turn", "place"), frame("Placement", "let_the_next_place"), **given)


def new_turn(**given: Any) -> Scene:
    """A turn begins."""
    return scene(frame("Turn", "begin"), **given)


def refilling(**given: Any) -> Scene:
    """All areas are done."""
    return scene(frame("Turn", "refill"), frame("Refill", "bring_everything_home"), **given)


HANDS_OF_FOUR = {"plum": "bf109e ju87b he111h", "teal": "bf109e ju87b he111h", "grey": "bf109e ju87b he111h"}


def ambushing(**given: Any) -> Scene:
    return scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        forces={"plum": "he111h"},
        areas={"plum": "cities"},
        british="ambush hurricane_mk1 ace_bader",
        placed="spitfire_mk1 ace_tuck",
        **given,
    )


HANDS_OF_THREE = {"amber": "he111h ju88a", "plum": "he111h ju88a", "teal": "he111h ju88a"}


def finished(mode: str, ending: int, **given: Any) -> Scene:
    options = given.pop("options", {})
    setup = TITLE.setup(mode, options)
    t: Any = TITLE.open(setup)
    t.british = 4 if "fixed" in mode else -1
    t.leader = given.get("leader", 0)
    for i, vp in enumerate(given.get("german_vp", [])):
        t.german_vp[i] = vp
    finish(t, ending)
    found = Scene.__new__(Scene)
    found.t = t
    return found


def winners(s: Scene) -> list[int]:
    return [seat for seat in range(5) if s.t.is_won_by(seat)]


def conceded(mode: str, seat: int, **given: Any) -> list[int]:
    """Who wins when this seat gives up: the winners of a game in which the seats have these points."""
    t: Any = TITLE.open(TITLE.setup(mode, given.pop("options", {})))
    t.british = 4 if "fixed" in mode else 0 if "rotating" in mode else -1
    t.leader = 0
    for column, points in given.items():
        for i, vp in enumerate(points):
            getattr(t, column)[i] = vp
    t.concede(seat)
    assert t.why_over() == "conceded"
    return [each for each in range(5) if t.is_won_by(each)]


THREE = {"plum": "he111h ju88a", "teal": "he111h ju88a", "grey": "he111h ju88a"}


def ended_by_points(mode: str, options: dict[str, str], leader: int = 0) -> Any:
    t: Any = TITLE.open(TITLE.setup(mode, options))
    t.british, t.leader = SEAT["british"] if "fixed" in mode else -1, leader
    for seat, points in enumerate([8, 3, 8]):
        t.german_vp[seat] = points
    finish(t, GERMANS_WIN)
    return t


TWO_AREAS = {"plum": "airfield", "teal": "cities"}


def keys(s: Scene) -> list[str]:
    """Every question so far, the one now asked included."""
    return [key for _, key in s.passed] + [s.key]


def lie_in(*areas: str) -> list[int]:
    """Areas of the British cards in their order, for a scene."""
    return [AREA[area] for area in areas] + [-1] * (8 - len(areas))
