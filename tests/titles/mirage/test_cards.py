"""The decks and their data.  § 3, § 13"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from opsroom.engine.errors import BadData
from opsroom.titles.mirage.rules.cards import COUNT, DATA, DIFFICULT, IDS, MODE_EXTRAS
from opsroom.titles.mirage.schema import FILES, MODES, TOTALS, Cards, audit
from tests.titles.mirage.tables import CODE, TITLE


def card(name: str) -> Any:
    return (DATA.german + DATA.british + DATA.night)[CODE[name]]


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
    added = {mode: sum(MODE_EXTRAS[i * len(IDS) : (i + 1) * len(IDS)]) for i, mode in enumerate(MODES)}
    sets = {extra.set: sum(e.count for e in DATA.extra if e.set == extra.set) for extra in DATA.extra}
    three, coop3, coop2 = sets["three_player"], sets["coop3"], sets["coop2"]
    assert added == {
        "rotating4": 0,
        "rotating3": three,
        "fixed4": 0,
        "fixed3": three,
        "coop3": three + coop3,
        "coop2": three + coop3 + coop2,
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


@pytest.mark.rule("3.1", "3.2", "3.3")
def test_the_board_is_told_what_is_printed() -> None:
    facts = TITLE.facts["cards"]
    assert set(facts) == set(IDS)
    assert facts["bf109e"]["special"] == facts["bf109e"]["combat"] + 1
    assert facts["night_barrage_balloon"] == {
        "side": "a",
        "kind": "weapon",
        "combat": 0,
        "special": 0,
        "range": 0,
        "hit": 0,
        "night_hit": 2,
        "dice": 1,
        "height": "",
    }


def test_counts_of_the_shipped_decks() -> None:
    assert COUNT[CODE["bf109e"]] == card("bf109e").count
