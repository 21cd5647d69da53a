"""The page about a title: phases and examples refer to sections, words and cards that exist, and their numbers are the printed ones."""

from __future__ import annotations

import re
from typing import Any

import pytest

import opsroom
from opsroom import Title
from opsroom.engine.guides import Example, Guide, Piece

TITLES = opsroom.titles()
SIDES = {"player", "german", "british"}  # beside the seats: whose turn it is, and the two sides where roles rotate
every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))


def pieces(example: Example) -> list[Piece]:
    return [*(piece for row in example.row for piece in row.pieces), *(example.map.pieces if example.map else [])]


@every_title
def test_phases_and_examples_refer_to_sections_that_exist(title: Title) -> None:
    for language in ("en", "ja"):
        sections = {section["id"] for section in title.rules_text(language)["sections"]}
        assert {phase.section for phase in title.guide.phase} <= sections
        assert {example.section for example in title.guide.example} <= sections


@every_title
def test_there_are_words_for_them_in_both_languages(title: Title) -> None:
    for language in ("en", "ja"):
        text = title.text(language)
        assert all(text.has(f"phase-{phase.id}") for phase in title.guide.phase)
        assert all(
            text.has(f"example-{each.id}") and text.has(f"example-{each.id}.text") for each in title.guide.example
        )


@every_title
def test_there_are_at_least_two_examples_each_with_a_small_board(title: Title) -> None:
    assert len(title.guide.example) >= 2
    assert all(bool(example.row) != (example.map is not None) for example in title.guide.example)


@every_title
def test_cards_and_sides_are_those_of_the_title(title: Title) -> None:
    seats = {seat for seatings in title.seatings.values() for seating in seatings for seat in seating} | SIDES
    guide: Guide = title.guide
    assert {seat for phase in guide.phase for seat in phase.seats} <= seats
    for example in guide.example:
        assert {row.side for row in example.row} <= seats | {""}
        for piece in pieces(example):
            assert piece.side in seats | {""}
            assert not piece.name or title.text("en").has(f"card-{piece.name}"), piece.name


@every_title
def test_what_lies_on_a_small_map_lies_within_it(title: Title) -> None:
    for example in title.guide.example:
        if example.map is None:
            continue
        places = [piece.at for piece in example.map.pieces] + [hex for path in example.map.paths for hex in path.hexes]
        for place in places:
            assert place is not None
            assert 0 <= place[0] < example.map.columns
            assert 0 <= place[1] < example.map.rows


def labels(title: str, example: str) -> dict[str, str]:
    found = next(each for each in TITLES[title].guide.example if each.id == example)
    return {piece.name: piece.label for piece in pieces(found)}


def test_numbers_on_cards_are_the_printed_ones() -> None:
    blitz: Any = TITLES["blitz"].facts["cards"]
    raid = labels("blitz", "raid")
    assert [raid[name] for name in ("he111", "bf109", "spitfire_mk1", "hurricane")] == [
        str(blitz[name]["force"]) for name in ("he111", "bf109", "spitfire_mk1", "hurricane")
    ]
    assert raid["night_raid"] == f"×{blitz['night_raid']['times']}"
    bombs = labels("blitz", "bombing")
    assert (bombs["he111"], bombs["stuka"]) == (str(blitz["he111"]["bomb"]), str(blitz["stuka"]["bomb"]))
    barbarossa: Any = TITLES["barbarossa"].facts["cards"]
    battle = labels("barbarossa", "battle")
    assert battle["minsk"] == str(barbarossa["minsk"]["defence"])
    assert battle["rasputitsa"] == f"+{barbarossa['rasputitsa']['modifier']}"
    assert barbarossa["train_transport"]["price"] == 6
    assert [
        barbarossa[name]["bonus"]["supply"] for name in ("nonmech_transport", "truck_transport", "train_transport")
    ] == [
        1,
        2,
        3,
    ]


def test_sums_add_up() -> None:
    """The total of each row of a card game, read as arithmetic."""
    for title in ("blitz", "barbarossa"):
        for example in TITLES[title].guide.example:
            for row in example.row:
                left, _, right = row.total.rpartition("=")
                terms = re.sub(r"[^0-9+*()-]", "", left.replace("×", "*").replace("−", "-"))
                assert not terms or eval(terms) == int(right)
