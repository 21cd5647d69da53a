"""§ cards-luftwaffe, § cards-raf, § note-2: the decks as the rulebook prints them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from opsroom.engine.column import Column
from opsroom.engine.data import PACK_VARIABLE
from opsroom.titles.blitz.rules import cards
from opsroom.titles.blitz.schema import RELIEFS, Card, Cards, Numbers, audit
from tests.titles.blitz.tables import CODE, TITLE, damage, fight, last
from tests.titles.word_constants import words_without_rule

# name, how many, force, bombs: typed from the rulebook's lists, not from our data
LUFTWAFFE_LIST = [
    ("bf109", 15, 4, 0),
    ("bf110", 5, 3, 0),
    ("he111", 10, 1, 3),
    ("do17z", 10, 1, 2),
    ("stuka", 10, 1, 1),
    ("ace_pilot_luftwaffe", 1, 7, 0),
    ("night_raid", 10, "x2", 0),
    ("hermann_goering", 1, "x3", 0),
]
RAF_LIST = [
    ("spitfire_mk1", 5, 5),
    ("hurricane", 7, 4),
    ("beaufighter", 1, 6),
    ("blenheim", 1, 2),
    ("defiant", 1, 2),
    ("gladiator", 1, 3),
    ("fairey_battle", 1, 0),
    ("early_warning_radar", 7, "x2"),
    ("command_and_control", 3, "x2"),
    ("winston_churchill", 1, "x3"),
    ("barrage_balloons", 5, 0),
    ("repairs", 5, 0),
    ("ack_ack_guns", 10, 2),
    ("ground_fire", 5, 1),
    ("ace_pilot_raf", 1, 7),
    ("inexperienced_pilots", 5, 0),
    ("decoy", 3, 4),
]


def printed_on(name: str) -> tuple[Any, ...]:
    code = CODE[name]
    value = f"x{cards.TIMES[code]}" if cards.TIMES[code] else cards.FORCE[code]
    return name, cards.COUNT[code], value, cards.BOMB[code]


@pytest.mark.rule("cards-luftwaffe")
def test_the_luftwaffe_deck_is_the_one_in_the_list() -> None:
    assert [printed_on(name) for name, *_ in LUFTWAFFE_LIST] == LUFTWAFFE_LIST
    assert [id for id, owner in zip(cards.IDS, cards.OWNER, strict=True) if owner == 0] == [
        n for n, *_ in LUFTWAFFE_LIST
    ]


@pytest.mark.rule("cards-raf")
def test_the_raf_deck_is_the_one_in_the_list() -> None:
    assert [printed_on(name)[:3] for name, *_ in RAF_LIST] == RAF_LIST
    assert [id for id, owner in zip(cards.IDS, cards.OWNER, strict=True) if owner == 1] == [n for n, *_ in RAF_LIST]


@pytest.mark.rule("cards-luftwaffe", "cards-raf")
def test_each_deck_has_62_cards() -> None:
    assert list(cards.DECK) == [62, 62]
    assert sum(n for _, n, *_ in LUFTWAFFE_LIST) == sum(n for _, n, *_ in RAF_LIST) == 62


@pytest.mark.rule("cards-luftwaffe", "cards-raf")
def test_bt18_whole_deck_totals() -> None:
    """With one tripling card each, all cards together are 336 against 330; all bombs are 60."""
    luftwaffe, raf = (total(cards.FORCE, side) for side in (0, 1))
    assert (luftwaffe, raf) == (112, 110)
    assert (luftwaffe * 3, raf * 3) == (336, 330)
    assert total(cards.BOMB, 0) == 60


def total(value: Column, side: int) -> int:
    return sum(value[i] * cards.COUNT[i] for i in range(len(cards.IDS)) if cards.OWNER[i] == side)


@pytest.mark.rule("cards-luftwaffe")
def test_only_the_stuka_is_a_dive_bomber() -> None:
    assert [id for id, dives in zip(cards.IDS, cards.DIVES, strict=True) if dives] == ["stuka"]


@pytest.mark.rule("cards-raf")
def test_balloons_and_repairs_are_the_only_cards_for_the_bombing_phase() -> None:
    relief = {id: cards.RELIEF[i] for i, id in enumerate(cards.IDS) if cards.RELIEF[i]}
    assert relief == {"barrage_balloons": cards.STOPS_A_DIVE_BOMBER, "repairs": cards.REPAIRS_DAMAGE}


@pytest.mark.rule("note-2")
def test_b22_the_force_of_an_raf_card_is_a_defence_value() -> None:
    """Ruling B22: it is set against the attack and does nothing else; the strongest defence does no damage of its own."""
    table = fight("he111 bf109", "spitfire_mk1 ace_pilot_raf", keep="bf110")
    assert last(table, "compared") == {"luftwaffe": 5, "raf": 12, "winner": "raf"}
    assert damage(table) == 0
    assert table.view("luftwaffe")["columns"]["hand"]["luftwaffe"] == {"bf110": 1}


@pytest.mark.rule("note-2")
def test_no_raf_card_carries_bombs() -> None:
    assert all(cards.BOMB[CODE[name]] == 0 for name, *_ in RAF_LIST)


# --- the audit of a data pack
def deck(**changes: Any) -> Cards:
    numbers = Numbers(4, 2, 8, 20, 14, 59)
    luftwaffe = [Card("bomber", 10, force=1, bomb=1), Card("fighter", 10, force=4)]
    return Cards(numbers, changes.get("luftwaffe", luftwaffe), changes.get("raf", [Card("hurricane", 10, force=4)]))


def test_a_small_deck_of_ones_own_is_playable() -> None:
    assert audit(deck()) is None


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"raf": [Card("fighter", 1)]}, "raf[0].id: there is another card 'fighter'"),
        ({"raf": [Card("pass", 1)]}, "raf[0].id: 'pass' is the name of an answer, not of a card"),
        ({"raf": [Card("concede", 1)]}, "raf[0].id: 'concede' is the name of an answer, not of a card"),
        ({"raf": [Card("lancaster", 1, bomb=3)]}, "raf[0].bomb: only the Luftwaffe has bombers"),
        ({"luftwaffe": [Card("crew", 9, relief="repair")]}, "luftwaffe[0].relief: only the RAF relieves bombing"),
        (
            {"luftwaffe": [Card("x", 9, times=2, force=1)]},
            "luftwaffe[0].times: a multiplier has no force or bombs of its own",
        ),
        (
            {"raf": [Card("x", 9, relief="repair", force=1)]},
            "raf[0].relief: a card for the bombing phase cannot be played",
        ),
        ({"luftwaffe": [Card("x", 9, dive_bomber=True)]}, "luftwaffe[0].dive_bomber: a dive bomber needs a bomb value"),
        (
            {"luftwaffe": [Card("x", 9, bomb=1, dive_bomber=True), Card("y", 9, bomb=2, dive_bomber=True)]},
            "luftwaffe: all dive bombers must have one bomb value",
        ),
        ({"luftwaffe": [Card("x", 9, force=1)]}, "luftwaffe: the deck has no bomber"),
        ({"luftwaffe": [Card("x", 3, bomb=1)]}, "luftwaffe: the deck is smaller than the opening hand"),
    ],
)
def test_the_audit_names_what_the_rules_cannot_play_with(wrong: dict[str, Any], fault: str) -> None:
    found = audit(deck(**wrong))
    assert found is not None
    assert found.startswith(fault)


def test_the_data_is_as_stated() -> None:
    assert TITLE.provenance == "stated"
    assert len(TITLE.data.hash) == 16


PACKED = """
import json, opsroom
title = opsroom.title("blitz")
table = title.new(seed=3)
while table.question is not None:
    table.answer(table.question.options[0])
print(json.dumps([title.info()["data"]["pack"], title.data.hash, table.result.why, table.view(None)["columns"]["damage"], title.facts]))
"""


def test_a_data_pack_changes_numbers_and_hash_and_the_game_plays_on(tmp_path: Path) -> None:
    own = (TITLE.folder / "data" / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "blitz").mkdir()
    changed = own.replace("damage_to_win = 20", "damage_to_win = 5").replace("hand_limit = 8", "hand_limit = 3")
    changed = changed.replace("force = 4", "force = 6", 1)
    (tmp_path / "blitz" / "cards.toml").write_text(changed, encoding="utf-8")
    env = {**os.environ, PACK_VARIABLE: str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PACKED], env=env, capture_output=True, text=True, check=True)
    pack, hash, why, damage, facts = json.loads(done.stdout)
    assert pack is True
    assert hash != TITLE.data.hash
    assert why == "victory-luftwaffe"
    assert 5 <= damage < 20
    assert facts["damage_to_win"] == 5, "the board is told what the pack prints"
    assert facts["cards"]["bf109"] == {"side": "luftwaffe", "force": 6, "times": 0, "bomb": 0}


def test_a_rule_asks_by_name_for_every_relief_that_a_card_can_bring() -> None:
    assert words_without_rule("blitz", "RELIEFS", {*RELIEFS} - {""}) == set()
