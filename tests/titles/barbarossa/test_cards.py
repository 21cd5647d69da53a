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
from opsroom.titles.barbarossa import schema_cards as schema
from opsroom.titles.barbarossa.effect_rows import LETTERS
from opsroom.titles.barbarossa.rules.cards import DATA, IDS, ORDERED, POINTS
from opsroom.titles.barbarossa.schema import audit
from tests.titles.barbarossa.tables import (
    TITLE,
    boxed,
    cards,
    everything,
    in_play,
    options,
    play,
    points,
    purse,
    refused,
    turn,
    view,
)

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


# --- every card at work: what follows was written down from the card list, and is not read from the file that it checks
# play cost; change of operation, supply, reinforcement and combat points; cards drawn; where the card is afterwards
PLAYS = {
    "nonmech_transport": (0, (0, 1, 0, 0), 0, "in_play"),
    "truck_transport": (0, (0, 2, 0, 0), 0, "in_play"),
    "train_transport": (0, (0, 3, 0, 0), 0, "in_play"),
    "grenadier_regiment": (1, (-1, 0, 1, 0), 0, "in_play"),
    "panzergrenadier_regiment": (1, (-1, 0, 0, 1), 0, "exhausted"),
    "pioneer_battalion": (1, (-1, 0, 0, 0), 0, "exhausted"),
    "panzer_regiment": (2, (-2, 0, 0, 0), 0, "exhausted"),
    "ss_panzer_regiment": (2, (-2, 0, 0, 0), 0, "exhausted"),
    "independent_heavy_tank_battalion": (2, (-2, 0, 0, 0), 0, "exhausted"),
    "assault_gun_battalion": (1, (-1, 0, 0, 0), 0, "exhausted"),
    "anti_tank_battalion": (1, (-1, 0, 0, 0), 0, "exhausted"),
    "artillery_regiment": (1, (-1, 0, 0, 0), 0, "exhausted"),
    "panzer_recon_battalion": (1, (1, 0, 0, 2), 0, "in_play"),
    "motorcycle_battalion": (1, (0, 0, 0, 1), 1, "in_play"),
    "division_hq_company": (1, (0, 0, 1, 0), 1, "in_play"),
    "signal_battalion": (1, (0, 0, 0, 0), 2, "in_play"),
    "field_replacement_battalion": (1, (0, 0, 0, 0), 1, "in_play"),
    "strategic_planning": (1, (-1, 0, 0, 0), 3, "in_play"),
    "blitzkrieg": (0, (2, 0, 0, 0), 0, "moved"),
    "general_offensive": (1, (-1, 0, 0, 0), 0, "moved"),
    "repair_workshop": (1, (-1, 0, 0, 0), 0, "active"),
    "supply_depot": (1, (-1, 0, 0, 0), 0, "active"),
    "field_hospital": (1, (-1, 0, 0, 0), 0, "active"),
    "forward_airfield": (1, (-1, 0, 0, 0), 0, "active"),
    "railhead": (1, (-1, 0, 0, 0), 0, "active"),
    "guderian": (1, (-1, 0, 0, 0), 0, "active"),
    "hoth": (1, (-1, 0, 0, 0), 0, "active"),
    "manstein": (1, (-1, 0, 0, 0), 0, "active"),
    "kleist": (1, (-1, 0, 0, 0), 0, "active"),
    "rundstedt": (1, (-1, 0, 0, 0), 0, "active"),
    "model": (1, (-1, 0, 0, 0), 0, "active"),
    "soviet_guards_tank_army": (1, (-1, 0, 0, 3), 0, "in_play"),
    "soviet_tank_corps": (1, (0, 0, 0, 2), 0, "in_play"),
    "captured_stores": (0, (0, 3, 0, 0), 0, "moved"),
}


@pytest.mark.rule("3-1", "3-2", "3-3", "3-4", "3-5", "5-2")
@pytest.mark.parametrize("card", PLAYS)
def test_every_card_that_can_be_played_gives_its_bonus(card: str) -> None:
    cost, gained, drawn, goes = PLAYS[card]
    table = turn(hand=card, deck="truck_transport " * 4, purse={"operation": cost}, removed="deployment")
    before = purse(table)
    play(table, f"play_{card}")
    assert tuple(b - a for a, b in zip(before, purse(table), strict=True)) == gained
    assert len(cards(table, "hand")) == drawn
    for place in ("exhausted", "active"):
        assert cards(table, place) == ([card] if goes == place else [])
    assert in_play(table) == ([card] if goes == "in_play" else [])


def test_every_card_with_a_play_cost_is_in_the_list() -> None:
    assert set(PLAYS) == {card.id for card in ORDERED if card.play_cost is not None}


# where the card lies; when it may be used; change of operation, supply, reinforcement and combat points; what else happens, in order:
# with a grenadier and a tank regiment active, a pioneer battalion and an SS tank regiment exhausted, a tank in hand, grenadiers discarded
ABILITIES = {
    "grenadier_regiment_a": ("deployed", "operations", (0, 0, 0, 1), "exhaust this"),
    "grenadier_regiment_b": ("deployed", "operations", (0, 0, 0, 1), "move this battlefield"),
    "panzergrenadier_regiment_a": ("deployed", "operations", (0, 0, 0, 2), "exhaust this"),
    "pioneer_battalion_a": ("deployed", "battle", (0, 0, 0, 0), "exhaust this, defence -2"),
    "pioneer_battalion_b": ("deployed", "battle", (0, 0, 0, 0), "move this battlefield, defence -4"),
    "panzer_regiment_a": ("deployed", "operations", (0, 0, 0, 5), "exhaust this"),
    "panzer_regiment_b": ("deployed", "operations", (0, 0, 0, 2), "move this discard"),
    "ss_panzer_regiment_a": ("deployed", "operations", (0, 0, 0, 6), "exhaust this"),
    "ss_panzer_regiment_b": ("deployed", "operations", (0, 0, 0, 3), "move this discard"),
    "independent_heavy_tank_battalion_a": ("deployed", "start", (0, -3, 0, 0), "activate this"),
    "independent_heavy_tank_battalion_b": ("deployed", "operations", (0, 0, 0, 7), "exhaust this"),
    "assault_gun_battalion_a": ("deployed", "operations", (0, 0, 0, 2), "exhaust this"),
    "assault_gun_battalion_b": ("deployed", "operations", (0, 0, 0, 2), "move this discard"),
    "assault_gun_battalion_c": ("deployed", "operations", (0, 0, 0, 2), "move grenadier_regiment discard"),
    "anti_tank_battalion_a": ("deployed", "operations", (0, 0, 0, 2), "exhaust this"),
    "anti_tank_battalion_b": ("deployed", "operations", (-1, 0, 0, 0), "activate this"),
    "artillery_regiment_a": ("deployed", "operations", (0, -1, 0, 4), "exhaust this"),
    "field_replacement_battalion_a": (
        "played",
        "operations",
        (0, 0, 0, 0),
        "move this battlefield, move grenadier_regiment hand",
    ),
    "repair_workshop_a": ("deployed", "operations", (0, -2, 0, 0), "exhaust this, activate ss_panzer_regiment"),
    "supply_depot_a": ("deployed", "operations", (0, 1, 0, 0), "exhaust this"),
    "field_hospital_a": ("deployed", "operations", (0, 0, 0, 0), "exhaust this, move grenadier_regiment hand"),
    "forward_airfield_a": ("deployed", "battle", (0, -1, 0, 0), "exhaust this, defence -3"),
    "railhead_a": ("deployed", "operations", (0, 1, 1, 0), "exhaust this"),
    "guderian_a": ("deployed", "operations", (0, 0, 0, 0), "exhaust this, activate ss_panzer_regiment"),
    "hoth_a": ("deployed", "operations", (0, 0, 0, 0), "exhaust this, put panzer_regiment"),
    "manstein_a": ("deployed", "battle", (0, 0, 0, 0), "exhaust this, defence -3"),
    "kleist_a": ("deployed", "operations", (1, 0, 0, 0), "exhaust this"),
    "rundstedt_a": ("deployed", "operations", (0, 0, 0, 0), "exhaust this, draw"),
    "model_a": ("deployed", "operations", (0, 0, 0, 0), "exhaust this, activate pioneer_battalion"),
    "heights_a": ("deployed", "battle", (0, 0, 0, 0), "move this battlefield, defence -1"),
    "position_a": ("deployed", "battle", (0, 0, 0, 0), "move this battlefield, defence -2"),
    "riga_a": ("deployed", "operations", (0, 1, 0, 0), "exhaust this"),
    "minsk_a": ("deployed", "operations", (0, 0, 1, 0), "exhaust this"),
    "odessa_a": ("deployed", "operations", (0, 1, 0, 0), "exhaust this"),
    "smolensk_a": ("deployed", "battle", (0, 0, 0, 0), "exhaust this, defence -1"),
    "rostov_a": ("deployed", "operations", (1, 0, 0, 0), "exhaust this"),
    "general_winter_a": ("deployed", "start", (0, -2, 0, 0), "move this box"),
    "rasputitsa_a": ("deployed", "start", (0, -2, 0, 0), "move this box"),
    "partisans_a": (
        "deployed",
        "operations",
        (0, 0, 0, 0),
        "exhaust grenadier_regiment, exhaust panzer_regiment, move this box",
    ),
}
HAPPENS = {
    "exhausted": lambda card, _: f"exhaust {card}",
    "activated": lambda card, _: f"activate {card}",
    "moved": lambda card, values: f"move {card} {values['place']}",
    "defence_changed": lambda _, values: f"defence {values['after'] - values['before']}",
    "put_down": lambda card, _: f"put {card}",
    "drew": lambda *_: "draw",
}
WAKES_ITSELF = ("independent_heavy_tank_battalion_a", "anti_tank_battalion_b")


@pytest.mark.rule("3-2", "3-4", "3-5", "3-6", "9")
@pytest.mark.parametrize("ability", ABILITIES)
def test_every_ability_can_be_used_and_does_what_it_says(ability: str) -> None:
    zone, window, changes, happens = ABILITIES[ability]
    card, name = ability[:-2], f"use_{ability}"
    area = {"active": "grenadier_regiment panzer_regiment", "exhausted": "pioneer_battalion ss_panzer_regiment"}
    if zone == "deployed":
        area["exhausted" if ability in WAKES_ITSELF else "active"] += f" {card}"
    table = turn(
        at="start" if window == "start" else "operations",
        hand="panzer_regiment",
        deck="truck_transport",
        discard="grenadier_regiment",
        in_play=card if zone == "played" else "",
        purse={"operation": 3, "supply": 3},
        **area,
    )
    if window == "battle":
        play(table, "attack_position")
    assert name in options(table)
    before, events = purse(table), len(table._events)
    play(table, name)
    while table.question is not None and table.question.key == "choose_card":
        table.answer(table.question.options[0])
    told = [(event["kind"], event["values"]) for event in table._events[events:]]
    begun = 1 if view(table)["phase"] == "7-2" and window == "start" else 0  # the operations phase brings a point
    changed = [b - a for a, b in zip(before, purse(table), strict=True)]
    assert (changed[0] - begun, *changed[1:]) == changes
    named = [(kind, "this" if values.get("card") == card else values.get("card"), values) for kind, values in told]
    assert [HAPPENS[kind](who, values) for kind, who, values in named if kind in HAPPENS] == happens.split(", ")


def test_every_ability_is_in_the_list() -> None:
    every = {f"{card.id}_{LETTERS[i]}" for card in ORDERED for i in range(len(card.ability))}
    assert set(ABILITIES) == every


# how many there are, the price in supply points, victory points, subtypes
FOR_SALE = {
    "nonmech_transport": (40, 0, 0, []),
    "truck_transport": (24, 3, 0, []),
    "train_transport": (20, 6, 0, []),
    "grenadier_regiment": (24, 2, 0, ["infantry"]),
    "panzergrenadier_regiment": (12, 4, 0, ["infantry"]),
    "pioneer_battalion": (8, 4, 0, ["infantry"]),
    "panzer_regiment": (10, 5, 0, ["tank"]),
    "ss_panzer_regiment": (5, 7, 1, ["tank"]),
    "independent_heavy_tank_battalion": (5, 6, 0, ["tank"]),
    "assault_gun_battalion": (8, 5, 0, ["artillery"]),
    "anti_tank_battalion": (8, 4, 0, ["artillery"]),
    "artillery_regiment": (8, 5, 0, ["artillery"]),
    "panzer_recon_battalion": (8, 4, 0, ["recon"]),
    "motorcycle_battalion": (8, 3, 0, ["recon"]),
    "division_hq_company": (8, 5, 0, ["support"]),
    "signal_battalion": (8, 5, 0, ["support"]),
    "field_replacement_battalion": (8, 2, 0, ["support"]),
    "strategic_planning": (8, 4, 0, []),
    "blitzkrieg": (8, 3, 0, []),
    "general_offensive": (8, 4, 0, []),
    "repair_workshop": (2, 5, 0, ["facility"]),
    "supply_depot": (2, 4, 0, ["facility"]),
    "field_hospital": (2, 3, 0, ["facility"]),
    "forward_airfield": (2, 5, 0, ["facility"]),
    "railhead": (2, 5, 0, ["facility"]),
    "guderian": (1, 7, 1, ["commander"]),
    "hoth": (1, 5, 1, ["commander"]),
    "manstein": (1, 7, 1, ["commander"]),
    "kleist": (1, 5, 1, ["commander"]),
    "rundstedt": (1, 6, 1, ["commander"]),
    "model": (1, 6, 1, ["commander"]),
}
EVENT_COUNTS = {
    "soviet_guards_tank_army": 2,
    "soviet_tank_corps": 2,
    "general_winter": 2,
    "rasputitsa": 1,
    "partisans": 2,
    "peoples_militia": 1,
    "siberian_divisions": 1,
    "katyusha": 1,
    "order_227": 1,
    "fuhrer_directive": 1,
    "luftwaffe_support": 2,
    "surprise_attack": 1,
    "encirclement": 2,
    "captured_stores": 1,
    "command_collapse": 1,
}


@pytest.mark.rule("11-1", "11-2", "11-3")
@pytest.mark.parametrize("card", FOR_SALE)
def test_every_card_for_sale_has_its_price_and_goes_where_it_belongs(card: str) -> None:
    _, price, _, _ = FOR_SALE[card]
    mixed = FOR_SALE[card][3] in (["facility"], ["commander"])
    given: dict[str, Any] = {
        "at": "reorganisation",
        "deployments": card if mixed else "railhead",
        "removed": "signal_battalion",
    }
    if card == "signal_battalion":
        given["removed"] = "blitzkrieg"
    if price:
        poor = turn(**given, purse={"supply": price - 1, "reinforcement": 1})
        assert refused(poor)[f"buy_{card}"] == ("11-2", "too_dear")
    table = turn(**given, purse={"supply": price, "reinforcement": 1})
    play(table, f"buy_{card}")
    assert purse(table) == (0, 0, 1, 0)
    on_top = card == "motorcycle_battalion"  # it goes on top of the deck
    assert cards(table, "discard") == ([] if on_top else [card])
    assert view(table)["on_top"].get("corps_1", []) == ([card] if on_top else [])


@pytest.mark.rule("4", "3-2", "3-3", "3-4", "3-5", "3-6")
def test_every_card_is_in_the_box_as_often_as_the_list_says() -> None:
    listed = {card: count for card, (count, *_) in FOR_SALE.items()} | EVENT_COUNTS | dict.fromkeys(CITIES, 1)
    listed |= {"heights": 10, "position": 10}
    table = TITLE.new(seed=1, options={"first": "corps_1"})
    assert dict(zip(IDS, everything(table), strict=True)) == listed


@pytest.mark.rule("8-2", "3-2", "3-4")
@pytest.mark.parametrize("card", [*FOR_SALE, "heights", "position"])
def test_every_card_is_worth_its_victory_points_wherever_it_lies(card: str) -> None:
    worth = 1 if card in ("heights", "position") else FOR_SALE[card][2]
    places = (
        ["active", "exhausted"] if card in ("heights", "position") else ["active", "hand", "deck", "discard", "in_play"]
    )
    for place in places:
        assert points(turn(**{place: card})) == worth, place


def test_every_unit_and_deployment_card_has_its_subtype() -> None:
    found = {card.id: list(card.subtypes) for card in ORDERED if card.reinforcement_cost is not None}
    assert found == {card: subtypes for card, (*_, subtypes) in FOR_SALE.items()}


@pytest.mark.rule("3-6", "12")
@pytest.mark.parametrize(("target", "defence", "lost"), [("heights", 5, []), ("position", 6, ["grenadier_regiment"])])
def test_heights_and_positions_have_their_defence_and_their_price(target: str, defence: int, lost: list[str]) -> None:
    table = turn(active="panzer_regiment panzer_regiment grenadier_regiment")
    play(table, f"attack_{target}")
    assert view(table)["defence"] == defence
    play(table, "use_panzer_regiment_a", "use_panzer_regiment_a", "pay")
    assert target in cards(table, "active")
    assert cards(table, "discard") == lost
    assert purse(table)[3] == 10 - defence


# defence, victory points, and what the battle costs five tank regiments and three grenadier regiments
CITIES = {
    "riga": (6, 2, []),
    "minsk": (6, 2, []),
    "odessa": (7, 2, ["grenadier_regiment"]),
    "smolensk": (8, 3, ["grenadier_regiment"]),
    "rostov": (9, 3, ["grenadier_regiment"]),
    "kiev": (9, 3, ["grenadier_regiment", "truck_transport"]),  # and a truck comes
    "kursk": (11, 4, []),  # a tank regiment returns to the battlefield
    "kharkov": (12, 4, ["panzer_regiment"]),
    "sevastopol": (12, 4, ["grenadier_regiment"] * 2),
    "leningrad": (14, 5, ["grenadier_regiment"] * 3),
    "stalingrad": (14, 6, ["panzer_regiment"] * 5),
    "moscow": (18, 7, ["grenadier_regiment"] * 2),
}


@pytest.mark.rule("3-6", "12")
@pytest.mark.parametrize("city", CITIES)
def test_every_city_has_its_defence_its_points_and_its_price(city: str) -> None:
    defence, points_of_it, lost = CITIES[city]
    table = turn(
        active="panzer_regiment " * 5 + "grenadier_regiment " * 3,
        cities=city if city == "moscow" else f"{city} moscow",
        draws="captured_stores",
    )
    play(table, "attack_city")
    assert view(table)["defence"] == defence, "the event adds nothing"
    before = points(table)
    play(table, *["use_panzer_regiment_a"] * 5, "pay")
    while table.question is not None and table.question.key in ("choose_effect", "choose_card"):
        found = table.question.options
        table.answer("stalingrad_a" if "stalingrad_a" in found else sorted(found)[0])
    assert city in cards(table, "active")
    assert sorted(cards(table, "discard")) == sorted(["captured_stores", *lost])
    assert points(table) - before == points_of_it


def test_every_city_is_in_the_list() -> None:
    assert set(CITIES) == {card.id for card in ORDERED if card.is_city}


# modifier, victory points, and where the winner of the city finds the card
GAINED_EVENTS = {
    "soviet_guards_tank_army": (6, 1, "discard"),
    "soviet_tank_corps": (4, 0, "discard"),
    "captured_stores": (0, 0, "discard"),
    "general_winter": (4, 0, "area"),
    "rasputitsa": (2, 0, "area"),
    "partisans": (1, 0, "area"),
    "peoples_militia": (2, 0, "box"),
    "siberian_divisions": (3, 0, "box"),
    "katyusha": (2, 0, "box"),
    "order_227": (5, 0, "box"),
    "fuhrer_directive": (0, 0, "box"),
    "luftwaffe_support": (-4, 0, "events"),
    "surprise_attack": (-2, 0, "box"),
    "encirclement": (0, 1, "deployed"),
    "command_collapse": (-3, 0, "box"),
}


@pytest.mark.rule("3-5", "11-3", "12")
@pytest.mark.parametrize("event", GAINED_EVENTS)
def test_every_event_changes_the_defence_and_goes_where_it_belongs(event: str) -> None:
    """Ruling 56: nine of them go to the box or back under the events, though they have no play cost."""
    modifier, _, goes = GAINED_EVENTS[event]
    second = " encirclement" if event == "siberian_divisions" else ""  # they bring another
    table = turn(active="ss_panzer_regiment " * 4, cities="minsk moscow", draws=event + second)
    play(table, "attack_city")
    assert view(table)["revealed"] == (event + second).split()
    assert view(table)["defence"] == 6 + modifier
    while table.question is not None and "pay" not in table.question.options:
        table.answer("use_ss_panzer_regiment_a" if "use_ss_panzer_regiment_a" in options(table) else options(table)[0])
    play(table, "pay")
    if goes == "area":
        table.answer("corps_2")
    found = {
        "discard": event in cards(table, "discard"),
        "area": event in cards(table, "active", 1),
        "box": event in boxed(table),
        "events": event in view(table)["returned_open"],
        "deployed": event in cards(table, "active"),
    }
    assert [place for place, there in found.items() if there] == [goes]
    assert view(table)["revealed"] == []


def test_every_event_is_in_the_list_with_its_points() -> None:
    assert {card.id: card.vp for card in ORDERED if card.type == "event"} == {
        event: points_of_it for event, (_, points_of_it, _) in GAINED_EVENTS.items()
    }


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
