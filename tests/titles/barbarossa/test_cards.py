"""§ 2, § 3-1 to § 3-6: the cards as data, their audit, packs that add a card, and every card at work."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import opsroom
from opsroom.engine.data import DataFiles
from opsroom.engine.errors import BadData
from opsroom.titles.barbarossa import schema
from opsroom.titles.barbarossa.audit import audit
from opsroom.titles.barbarossa.program import LETTERS
from opsroom.titles.barbarossa.rules.cards import DATA, IDS, ORDERED, POINTS
from tests.titles.barbarossa.tables import TITLE, cards, in_play, options, play, purse, turn, view

FILE = Path(schema.__file__).parent / "data" / "cards.toml"


def by_type(type: str) -> list[schema.Card]:
    return [card for card in DATA.card if card.type == type]


@pytest.mark.rule("2")
def test_points_are_of_four_kinds_in_the_purse_and_draws_and_victory_points_are_not_kept_there() -> None:
    assert POINTS == ["operation", "supply", "reinforcement", "combat"]
    assert view(turn())["purse"] == {"operation": 1}


@pytest.mark.rule("3-1", "3-2", "3-3", "3-4", "3-5", "3-6")
def test_there_are_305_cards_in_60_kinds() -> None:
    assert (len(DATA.card), sum(card.count for card in DATA.card)) == (60, 305)
    kinds = {t: (len(by_type(t)), sum(c.count for c in by_type(t))) for t in schema.TYPES}
    assert kinds == {
        "supply": (3, 84),
        "unit": (14, 128),
        "operation": (3, 24),
        "deployment": (11, 16),
        "objective": (14, 32),
        "event": (15, 21),
    }


@pytest.mark.rule("3-1", "11-2")
def test_what_the_rulebook_states_is_so() -> None:
    card = {card.id: card for card in DATA.card}
    assert (card["truck_transport"].play_cost, card["truck_transport"].reinforcement_cost) == (0, 3)
    assert card["kharkov"].defence_printed == 10
    assert card["soviet_guards_tank_army"].modifier == 6
    assert card["nonmech_transport"].reinforcement_cost + card["field_replacement_battalion"].reinforcement_cost <= 2
    assert [card[c].play_cost for c in ("panzer_recon_battalion", "assault_gun_battalion", "division_hq_company")] == [
        1,
        1,
        1,
    ]
    assert all(c.play_cost == 0 for c in by_type("supply"))
    assert DATA.start_deck == {"nonmech_transport": 6, "grenadier_regiment": 2}


@pytest.mark.rule("3-3", "3-4", "3-6")
def test_types_have_what_their_section_says() -> None:
    for card in by_type("operation"):  # no operation card gives combat points of itself
        assert not any(isinstance(e, schema.Gain) and e.combat for e in card.play)
    for card in by_type("deployment"):
        assert [e for e in card.play if isinstance(e, schema.Deploy)] == [schema.Deploy(exhausted=False)]
    for card in by_type("objective"):
        assert card.play_cost is None
        assert any(isinstance(e, schema.Deploy) for e in card.on_win)


def test_every_number_says_where_it_comes_from() -> None:
    for card in DATA.card:
        assert {"name", "count", "rules"} <= set(card.provenance)
    assert TITLE.info()["data"]["provenance"] == "reconstructed"
    facts = TITLE.facts["cards"]
    assert facts["truck_transport"]["provenance"]["reinforcement_cost"] == "stated"
    assert set(facts) == set(IDS)


# --- every card at work
@pytest.mark.rule("3-1", "3-2", "3-3", "3-4", "3-5", "5-2")
@pytest.mark.parametrize("card", [c for c in ORDERED if c.play_cost is not None], ids=lambda card: card.id)
def test_every_card_that_can_be_played_gives_its_bonus(card: schema.Card) -> None:
    table = turn(
        hand=card.id, deck="truck_transport " * 4, purse={"operation": card.play_cost or 0}, removed="deployment"
    )
    before = purse(table)
    play(table, f"play_{card.id}")
    gains = [e for e in card.play if isinstance(e, schema.Gain)]
    gained = [sum(getattr(e, point) for e in gains) for point in POINTS]
    gained[0] -= card.play_cost or 0
    assert [b - a for a, b in zip(before, purse(table), strict=True)] == gained
    assert len(cards(table, "hand")) == sum(e.draw for e in gains)
    deploys = [e for e in card.play if isinstance(e, schema.Deploy) and not e.optional]
    assert cards(table, "exhausted" if deploys and deploys[0].exhausted else "active") == [card.id] * len(deploys)
    moves = [e for e in card.play if isinstance(e, schema.Move)]
    assert in_play(table) == ([] if deploys or moves else [card.id])


USES = [(card, i) for card in ORDERED for i in range(len(card.ability))]


@pytest.mark.rule("3-2", "3-4", "3-5", "3-6", "9")
@pytest.mark.parametrize(("card", "i"), USES, ids=[f"{c.id}_{LETTERS[i]}" for c, i in USES])
def test_every_ability_can_be_used_and_does_what_it_says(card: schema.Card, i: int) -> None:
    ability, name = card.ability[i], f"use_{card.id}_{LETTERS[i]}"
    area: dict[str, str] = {
        "active": "grenadier_regiment panzer_regiment",
        "exhausted": "pioneer_battalion ss_panzer_regiment",
    }
    needs_exhausted = any(isinstance(e, schema.Activate) and e.who == "this" for e in ability.effect)
    if ability.zone == "deployed":
        area["exhausted" if needs_exhausted else "active"] += f" {card.id}"
    table = turn(
        at="start" if ability.window == "start" else "operations",
        hand="panzer_regiment",
        deck="truck_transport",
        discard="grenadier_regiment",
        in_play=card.id if ability.zone == "played" else "",
        purse={"operation": 3, "supply": 3},
        **area,
    )
    if ability.window == "battle":
        play(table, "attack_position")
    assert name in options(table)
    before, events = purse(table), len(table._told)
    play(table, name)
    while table.question is not None and table.question.key == "choose_card":
        table.answer(table.question.options[0])
    kinds = [event["kind"] for event in table._told[events:]]
    gains = [e for e in ability.effect if isinstance(e, schema.Gain)]
    pays = [e for e in ability.cost if isinstance(e, schema.Pay)]
    start_point = [1 if view(table)["phase"] == "7-2" and ability.window == "start" else 0, 0, 0, 0]
    changes = [
        sum(getattr(e, p) for e in gains) - sum(getattr(e, p) for e in pays) + start_point[k]
        for k, p in enumerate(POINTS)
    ]
    assert [b - a for a, b in zip(before, purse(table), strict=True)] == changes
    for effect in [*ability.cost, *ability.effect]:
        expected = {
            schema.Exhaust: "exhausted",
            schema.Activate: "activated",
            schema.Move: "moved",
            schema.Defence: "defence_changed",
            schema.DeployFromHand: "put_down",
        }.get(type(effect))
        assert expected is None or expected in kinds


@pytest.mark.rule("3-6", "12")
@pytest.mark.parametrize("card", [c for c in ORDERED if c.is_city], ids=lambda card: card.id)
def test_every_city_can_be_taken(card: schema.Card) -> None:
    table = turn(active="panzer_regiment " * 5, cities=f"{card.id} moscow", draws="peoples_militia")
    play(table, "attack_city", *["use_panzer_regiment_a"] * 5, "pay")
    if table.question is not None and table.question.key == "choose_effect":
        table.answer("stalingrad_a")
    assert card.id in cards(table, "active")


@pytest.mark.rule("3-5", "12")
@pytest.mark.parametrize("card", [c for c in ORDERED if c.type == "event"], ids=lambda card: card.id)
def test_every_event_can_turn_up_and_be_gained(card: schema.Card) -> None:
    table = turn(active="ss_panzer_regiment " * 3, cities="riga moscow", draws=f"{card.id} encirclement")
    play(table, "attack_city")
    assert view(table)["revealed"][0] == card.id
    while table.question is not None and "pay" not in table.question.options:
        table.answer("use_ss_panzer_regiment_a" if "use_ss_panzer_regiment_a" in options(table) else options(table)[0])
    play(table, "pay")
    if table.question is not None and table.question.key == "choose_player":
        table.answer("corps_2")
        assert card.id in cards(table, "active", 1)
    assert view(table)["revealed"] == []


# --- words that carry numbers
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_words_of_the_cards_have_the_numbers_of_the_data(language: str) -> None:
    say = TITLE.text(language)
    for card in ORDERED:
        for i, ability in enumerate(card.ability):
            words = say(f"order-use_{card.id}_{LETTERS[i]}.role")
            for effect in [*ability.cost, *ability.effect]:
                numbers = [getattr(effect, f) for f in effect.__struct_fields__ if isinstance(getattr(effect, f), int)]
                for n in numbers if isinstance(effect, (schema.Gain, schema.Pay, schema.Defence)) else ():
                    assert not n or (isinstance(effect, schema.Gain) and effect.draw) or str(abs(n)) in words, (
                        card.id,
                        words,
                    )
        if card.play:
            words = say(f"card-{card.id}.play")
            found = [int(n) for n in re.findall(r"\d+", words)]
            for e in card.play:
                for point in POINTS if isinstance(e, schema.Gain) else ():
                    assert not getattr(e, point) or getattr(e, point) in found, (card.id, words)


# --- the audit
def changed(change: str, by: str, count: int = 1) -> schema.Cards:
    text = FILE.read_text(encoding="utf-8")
    assert change in text
    return msgspec.convert(tomllib.loads(text.replace(change, by, count)), schema.Cards)


FAULTS = [
    ('id = "truck_transport"', 'id = "train_transport"', r"card\[2\].*there is another card"),
    (
        'id = "riga"\ntype = "objective"\nsubtypes = ["city"]\ncount = 1\ndefence = 6',
        'id = "riga"\ntype = "objective"\nsubtypes = ["city"]\ncount = 1',
        "an objective has a defence",
    ),
    ("modifier = 6\n", "", "an event has a modifier"),
    ("at_the_bottom = true\n", "", "exactly one city lies at the bottom"),
    ('{ do = "end_game" },', "", "the last city must end the game"),
    ("count = 40", "count = 20", "5 players need 30, and there are 20"),
    ('on_gain = [{ do = "move", who = "this", to = "box" }]', "", "nothing says where the card goes"),
    ('pile = "truck_transport"', 'pile = "bicycle"', "there is no pile 'bicycle'"),
    ('cost = [{ do = "exhaust", who = "this" }]', 'cost = [{ do = "gain", supply = 1 }]', "a cost is paid by"),
    (
        'effect = [{ do = "gain", combat = 1 }]',
        'effect = [{ do = "defence", amount = -1 }]',
        "only where a battle goes on",
    ),
    ('effect = [{ do = "gain", combat = 1 }]', 'effect = [{ do = "gain" }]', "no points"),
    (
        'play = [{ do = "gain", supply = 1 }]',
        'play = [{ do = "deploy", exhausted = true }]',
        "a supply card has a play bonus",
    ),
    ("[start_deck]", "[start_deck]\nmoscow = 1", "start_deck.moscow: there is no such card"),
    (
        'provenance = { name = "stated", count = "reconstructed",',
        'provenance = { name = "stated",',
        "does not say where count",
    ),
]


@pytest.mark.parametrize(("change", "by", "reason"), FAULTS, ids=[f[2] for f in FAULTS])
def test_a_bad_card_is_explained(change: str, by: str, reason: str) -> None:
    assert re.search(reason, audit(changed(change, by)) or "")


def test_our_own_cards_pass_the_audit() -> None:
    assert audit(DATA) is None


@pytest.mark.parametrize(
    ("change", "by", "key", "reason"),
    [
        ('do = "gain", supply = 2', 'do = "gain", suply = 2', "$.card[1].play[0]", "suply"),
        ('do = "gain", supply = 2', 'do = "win", supply = 2', "$.card[1].play[0].do", "win"),
        ("play_cost = 0", 'play_cost = "none"', "$.card[0].play_cost", "Expected"),
    ],
)
def test_a_fault_is_told_by_file_key_and_reason(tmp_path: Path, change: str, by: str, key: str, reason: str) -> None:
    (tmp_path / "cards.toml").write_text(FILE.read_text(encoding="utf-8").replace(change, by, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        DataFiles("barbarossa", tmp_path).read("cards.toml", schema.Cards, audit)
    assert caught.value.detail["file"].endswith("cards.toml")
    assert caught.value.detail["key"] == key
    assert reason in caught.value.detail["reason"]


NEW_CARD = """
[[card]]
id = "ski_battalion"
type = "unit"
subtypes = ["infantry"]
count = 6
play_cost = 1
reinforcement_cost = 3
play = [{ do = "gain", combat = 1, draw = 1 }, { do = "deploy", exhausted = true }]
provenance = { name = "reconstructed", subtypes = "reconstructed", count = "reconstructed", play_cost = "reconstructed", reinforcement_cost = "reconstructed", rules = "reconstructed" }
[[card.ability]]
cost = [{ do = "exhaust", who = "this" }, { do = "pay", operation = 1 }]
effect = [{ do = "choose", options = [[{ do = "gain", combat = 4 }], [{ do = "gain", supply = 2 }]] }]
"""

PLAY_WITH_IT = """
import opsroom
from opsroom.titles.barbarossa.plans import staff_with
title = opsroom.title("barbarossa")
assert title.data.is_pack
bought = used = 0
for seed in range(12):
    table = title.new(seed=seed, seats=2, options={"first": "corps_1", "rounds": "20"})
    while not table.over:
        options = table.question.options
        wanted = [o for o in options if "ski_battalion" in o] or [o for o in options if o.startswith("play_")]
        answer = wanted[0] if wanted else options[-1]
        bought += answer == "buy_ski_battalion"
        used += answer == "use_ski_battalion_a"
        table.answer(answer)
print(bought > 0, used > 0)
"""


def test_a_data_pack_adds_a_card_without_code(tmp_path: Path) -> None:
    folder = tmp_path / "barbarossa"
    folder.mkdir()
    (folder / "cards.toml").write_text(FILE.read_text(encoding="utf-8") + NEW_CARD, encoding="utf-8")
    environment: dict[str, Any] = {**os.environ, "OPSROOM_DATA": str(tmp_path)}
    environment["PYTHONPATH"] = str(Path(opsroom.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", PLAY_WITH_IT], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["True", "True"], done.stderr
