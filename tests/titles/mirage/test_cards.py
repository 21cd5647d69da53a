"""The decks and their data.  § 3, § 13"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from opsroom.engine.errors import BadData
from opsroom.titles.mirage.rules import cards
from opsroom.titles.mirage.rules.cards import DATA, DIFFICULT, IDS, MODE_EXTRAS
from opsroom.titles.mirage.schema import DOES, FILES, MODES, TOTALS, Cards, audit
from tests.titles.mirage.tables import CODE, TITLE
from tests.titles.word_constants import words_without_rule


def card(name: str) -> Any:
    return (DATA.german + DATA.british + DATA.night)[CODE[name]]


# --- every card: written down from the rulebook and our card list, not read from the file that it checks
# count, combat number, special number (0: none), rounds, range
FIGHTERS = {
    "bf109e": (13, 3, 4, 1, 3),
    "bf110c": (8, 2, 0, 2, 4),
    "hurricane_mk1": (9, 3, 0, 2, 4),
    "hurricane_mk2": (4, 3, 4, 2, 4),
    "spitfire_mk1": (8, 4, 0, 2, 4),
    "spitfire_mk2": (4, 4, 5, 2, 4),
    "defiant_mk1": (1, 2, 0, 2, 4),
    "night_blenheim_if": (4, 2, 0, 1, 4),
    "night_beaufighter_if": (1, 3, 0, 1, 4),
}
# count, combat number, rounds, range, bombing number and dice, height, bonus of enemy fighters, flies by night
BOMBERS = {
    "ju87b": (8, 1, 2, 3, 3, 2, "low", 1, False),
    "do17z": (8, 1, 2, 4, 2, 2, "low", 0, True),
    "he111h": (10, 1, 2, 4, 2, 3, "high", 0, True),
    "ju88a": (6, 1, 2, 4, 3, 2, "", 0, True),
}
# count, number by day and by night, dice, height and its bonus, taken off a bomber's number by a miss, used up by a hit
WEAPONS = {
    "aa_94mm": (3, 1, 1, 2, "high", 1, 0, False),
    "aa_40mm": (3, 1, 1, 2, "low", 1, 0, False),
    "barrage_balloon": (3, 1, 2, 1, "", 0, 1, True),
    "night_aa_40mm": (4, 1, 1, 2, "", 0, 0, False),
    "night_barrage_balloon": (3, 0, 2, 1, "", 0, 0, False),
}
ACES = ["ace_moelders", "ace_galland", "ace_wick", "ace_balthasar", "ace_bader", "ace_malan", "ace_tuck", "ace_lacey"]
OTHERS = {
    **dict.fromkeys(ACES, 1),
    "freie_jagd": 2,
    "cloud_cover": 1,
    "x_geraet": 1,
    "seenotdienst": 1,
    "adlerangriff": 1,
    "london_raid_order": 1,
    "churchill_speech": 2,
    "retaliation_bombing": 2,
    "line_abreast": 1,
    "ambush": 1,
}
# count, points on the London side, points on the other side, British cards lost on the other side
RESULTS = {
    "city_of_london": (4, 4, 1, 0),
    "docklands": (4, 3, 1, 0),
    "woolwich_arsenal": (3, 3, 2, 0),
    "westminster": (3, 2, 1, 0),
    "east_end": (4, 2, 2, 0),
    "battersea": (4, 2, 1, 1),
    "filton": (4, 1, 2, 1),
    "southampton": (2, 1, 3, 0),
    "brooklands": (2, 1, 3, 1),
    "castle_bromwich": (2, 1, 4, 1),
}


@pytest.mark.rule("3.1.1", "3.2.1", "3.3")
def test_every_fighter_has_its_numbers() -> None:
    found = {
        c.id: (c.count, c.combat, c.combat + 1 if c.special else 0, c.rounds, c.range)
        for c in DATA.german + DATA.british + DATA.night
        if c.kind == "fighter"
    }
    assert found == FIGHTERS
    assert [c.id for c in DATA.british if c.hurricane] == ["hurricane_mk1", "hurricane_mk2"]


@pytest.mark.rule("3.1.2")
def test_every_bomber_has_its_numbers() -> None:
    found = {
        c.id: (c.count, c.combat, c.rounds, c.range, c.hit, c.dice, c.altitude, c.enemy_bonus, c.night)
        for c in DATA.german
        if c.kind == "bomber"
    }
    assert found == BOMBERS


@pytest.mark.rule("3.2.2", "3.3")
def test_every_weapon_has_its_numbers() -> None:
    found = {
        c.id: (c.count, c.day, c.at_night, c.dice, c.altitude, c.altitude_bonus, c.spoils, c.lost_on_a_hit)
        for c in DATA.british + DATA.night
        if c.kind == "weapon"
    }
    assert found == WEAPONS


@pytest.mark.rule("3.1.3", "3.1.4", "3.1.5", "3.2.3", "3.2.4")
def test_every_other_card_is_there_as_often_as_the_list_says() -> None:
    rest = [c for c in DATA.german + DATA.british + DATA.night if c.kind in ("ace", "command", "event")]
    assert {c.id: c.count for c in rest} == OTHERS


@pytest.mark.rule("3.4")
def test_every_bombing_result_has_its_two_sides() -> None:
    assert {c.id: (c.count, c.london, c.other, c.british_cards) for c in DATA.result} == RESULTS


@pytest.mark.rule("3.1", "3.2", "3.3", "3.4")
def test_the_box_holds_what_the_rulebook_says() -> None:
    held = {name: sum(c.count for c in getattr(DATA, name)) for name in TOTALS}
    assert held == {"german": 64, "british": 45, "extra": 13, "night": 12, "result": 32}


@pytest.mark.rule("3.1.1")
def test_the_bf_109_fights_at_three_repels_and_stays_one_round() -> None:
    bf109 = card("bf109e")
    assert (bf109.combat, bf109.special, bf109.rounds, bf109.range) == (3, True, 1, 3)


@pytest.mark.rule("3.1.2")
def test_bombers_stay_two_rounds_and_some_are_barred_from_the_night() -> None:
    bombers = [c for c in DATA.german if c.kind == "bomber"]
    assert {c.rounds for c in bombers} == {2}
    assert [c.id for c in bombers if not c.night] == ["ju87b"]
    assert card("he111h").altitude == "high"
    assert {c.altitude for c in bombers} == {"", "low", "high"}


@pytest.mark.rule("3.1.3", "3.2.3")
def test_there_are_four_aces_a_side() -> None:
    assert [sum(c.kind == "ace" for c in deck) for deck in (DATA.german, DATA.british)] == [4, 4]


@pytest.mark.rule("3.1.4", "3.2.4")
def test_commands_say_what_they_do() -> None:
    assert {c.id: c.does for c in DATA.german if c.kind == "command"} == {
        "freie_jagd": "free_hunt",
        "cloud_cover": "into_the_clouds",
        "x_geraet": "radio_beam",
        "seenotdienst": "air_sea_rescue",
    }
    assert {c.id: c.does for c in DATA.british if c.kind == "command"} == {
        "churchill_speech": "nothing",
        "retaliation_bombing": "retaliation",
        "line_abreast": "line_abreast",
        "ambush": "ambush",
    }


@pytest.mark.rule("3.1.5")
def test_there_are_two_events_in_the_german_deck_only() -> None:
    assert [c.id for c in DATA.german if c.kind == "event"] == ["adlerangriff", "london_raid_order"]
    assert not any(c.kind == "event" for c in DATA.british)


@pytest.mark.rule("3.2.1")
def test_british_fighters_have_the_faces_the_rulebook_shows() -> None:
    faces = {
        name: (card(name).combat, card(name).special) for name in ("hurricane_mk1", "hurricane_mk2", "spitfire_mk2")
    }
    assert faces == {"hurricane_mk1": (3, False), "hurricane_mk2": (3, True), "spitfire_mk2": (4, True)}


@pytest.mark.rule("3.2.2")
def test_weapons_are_guns_of_two_heights_and_balloons() -> None:
    weapons = {c.id: (c.weapon, c.altitude, c.dice) for c in DATA.british if c.kind == "weapon"}
    assert weapons == {
        "aa_94mm": ("gun", "high", 2),
        "aa_40mm": ("gun", "low", 2),
        "barrage_balloon": ("balloon", "", 1),
    }


@pytest.mark.rule("13.1", "13.3a", "13.3b", "13.3c")
def test_modes_add_their_sets_and_no_others() -> None:
    added = {
        mode: {id: n for id, n in zip(IDS, MODE_EXTRAS[i * len(IDS) : (i + 1) * len(IDS)], strict=True) if n}
        for i, mode in enumerate(MODES)
    }
    assert added == {
        "rotating4": {},
        "rotating3": {"spitfire_mk1": 2},
        "fixed4": {},
        "fixed3": {"spitfire_mk1": 2},
        "coop3": {"spitfire_mk1": 2, "spitfire_mk2": 3},
        "coop2": {"spitfire_mk1": 2, "spitfire_mk2": 7},
    }


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("difficulty", range(5))
def test_each_degree_of_difficulty_is_a_spitfire_more(difficulty: int) -> None:
    added = DIFFICULT[difficulty * len(IDS) : (difficulty + 1) * len(IDS)]
    assert sum(added) == added[CODE["spitfire_mk2"]] == difficulty


def test_every_number_says_where_it_comes_from() -> None:
    for deck in (DATA.german, DATA.british, DATA.extra, DATA.night, DATA.result):
        for each in deck:
            assert "count" in each.provenance
            if getattr(each, "kind", "") in ("fighter", "bomber"):
                assert {"combat", "rounds"} <= set(each.provenance)


def changed(key: str, **values: Any) -> Cards:
    plain = msgspec.to_builtins(DATA)
    deck, _, index = key.partition(":")
    plain[deck][int(index)] |= values
    return msgspec.convert(plain, Cards)


@pytest.mark.parametrize(
    ("key", "values", "fault"),
    [
        ("german:0", {"id": "bf110c"}, "there is another card"),
        ("german:0", {"kind": "weapon"}, "has no weapon"),
        ("german:0", {"kind": "ace"}, "in the order"),
        ("german:0", {"does": "free_hunt"}, "do something"),
        ("german:10", {"does": "nothing"}, "must be one of"),
        ("german:2", {"hit": 0}, "needs a bombing value"),
        ("british:5", {"weapon": ""}, "a gun or a balloon"),
        ("british:0", {"count": 12}, "the box has 45"),
        ("extra:0", {"copy_of": "lysander"}, "there is no British card"),
        ("german:14", {"count": 2}, "the box has 64"),
    ],
)
def test_the_audit_finds_what_the_rules_cannot_play_with(key: str, values: dict[str, Any], fault: str) -> None:
    found = audit(changed(key, **values))
    assert found is not None
    assert fault in found


def test_a_data_pack_is_checked_like_our_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = (FILES.folder / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "mirage").mkdir()
    (tmp_path / "mirage" / "cards.toml").write_text(ours.replace("count = 13", "count = 14", 1), encoding="utf-8")
    monkeypatch.setenv("OPSROOM_DATA", str(tmp_path))
    with pytest.raises(BadData, match="the box has 64"):
        FILES.read("cards.toml", Cards, audit)


def test_every_command_and_event_is_carried_out_by_name() -> None:
    """The audit refuses other words; each of these has a constant, and the rules and the automaton use it."""
    rules = Path(cards.__file__).parent
    source = ast.parse((rules / "cards.py").read_text(encoding="utf-8"))
    constants = {
        node.value.args[0].value: node.target.id
        for node in source.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "named"
        and isinstance(node.value.args[0], ast.Constant)
    }
    assert set(constants) == {word for words in DOES.values() for word in words}
    used = {
        node.id
        for file in rules.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    assert {word for word, constant in constants.items() if constant not in used} <= {"nothing"}


@pytest.mark.rule("3.1", "3.2", "3.3")
def test_the_board_is_told_what_is_printed() -> None:
    facts = TITLE.facts["cards"]
    assert set(facts) == set(IDS)
    assert facts["bf109e"]["special"] == facts["bf109e"]["combat"] + 1
    assert facts["night_barrage_balloon"] == {
        "side": "british",
        "kind": "weapon",
        "night": True,
        "combat": 0,
        "special": 0,
        "range": 0,
        "hit": 0,
        "night_hit": 2,
        "dice": 1,
        "height": "",
        "action": None,
    }
    assert [card for card, printed in facts.items() if printed["action"]] == ["retaliation_bombing"]
    assert TITLE.facts["targets"]["cities_night"] == {"area": "cities", "night": True}


@pytest.mark.rule("5", "13.1", "13.2", "13.3a", "13.3b", "13.3c")
@pytest.mark.parametrize(
    ("mode", "german_pile", "british_pile"),
    [
        ("rotating4", 44, 39),
        ("rotating3", 49, 41),
        ("fixed4", 49, 39),
        ("fixed3", 54, 41),
        ("coop3", 49, 44),
        ("coop2", 54, 48),
    ],
)
def test_the_piles_hold_what_is_left_after_the_deal(mode: str, german_pile: int, british_pile: int) -> None:
    """64 German cards less five for each German; 45 British cards and those of the mode less six."""
    c = TITLE.new(seed=1, mode=mode).position
    assert c.upper_left + c.lower_left + 1 == german_pile, "the order to bomb London lies between the halves"
    assert c.british_left == british_pile
    assert (sum(c.night_pile), c.results_left) == (12, 32)


def test_a_rule_asks_by_name_for_every_command_and_event() -> None:
    words = {word for deck in DOES.values() for word in deck}
    assert words_without_rule("mirage", "named", words) == set()
