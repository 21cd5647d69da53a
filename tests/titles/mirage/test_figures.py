"""What the board is told besides the columns: figures, places of options, and the fights that the log comes to."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.engine.chance import Quick
from opsroom.titles.mirage.recap import recap
from opsroom.titles.mirage.rules.table import Mirage
from tests.titles.mirage.tables import TITLE, Scene, battle, frame, new_turn, placing, scene

HANDS = {"plum": "bf109e he111h ju87b", "teal": "he111h", "grey": "he111h"}


def figures(s: Scene, seat: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = s.table.view(seat)["figures"]
    return found


# --- who places when: § 7.1
@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("radar", "order", "groups", "placing_now"),
    [
        (0, "germans_first", [["plum", "teal", "grey"], ["british"]], {"seat": "plum", "group": 0}),
        (
            1,
            "by_turns",
            [["british"], ["plum"], ["british"], ["teal"], ["british"], ["grey"], ["british"]],
            {"seat": "british", "group": 0},
        ),
        (2, "british_first", [["british"], ["plum", "teal", "grey"]], {"seat": "british", "group": 0}),
    ],
)
def test_the_order_of_placement_is_spelled_out(
    radar: int, order: str, groups: list[list[str]], placing_now: dict[str, Any]
) -> None:
    s = new_turn(radar=radar, hands=HANDS, british="hurricane_mk1 hurricane_mk1 spitfire_mk1 spitfire_mk1")
    found = figures(s)
    assert s.table.view(None)["columns"]["order"] == order
    assert {each["order"]: each["groups"] for each in found["orders"]}[order] == groups
    assert [each["order"] for each in found["orders"]] == ["germans_first", "by_turns", "british_first"]
    assert found["placing"] == placing_now


@pytest.mark.rule("7.1")
def test_by_turns_it_is_said_which_time_the_british_side_places() -> None:
    s = new_turn(radar=1, hands=HANDS, british="hurricane_mk1 spitfire_mk1 aa_94mm aa_40mm")
    s.play("hurricane_mk1", "airfield")
    assert figures(s)["placing"] == {"seat": "plum", "group": 1}


@pytest.mark.rule("7.1", "12.2")
@pytest.mark.parametrize(
    ("radar_next", "waiting", "expected"),
    [(0, 0, None), (1, 0, "by_turns"), (4, 0, "british_first"), (1, 1, "all_at_once")],
)
def test_the_next_order_follows_from_the_radar_unless_an_event_waits(
    radar_next: int, waiting: int, expected: str | None
) -> None:
    s = battle("airfield", forces={"plum": "he111h ju88a"}, placed="hurricane_mk1", radar_next=radar_next)
    s.t.london_order = waiting
    assert figures(s)["next_order"] == expected
    assert ("all_at_once" in [each["order"] for each in figures(s)["orders"]]) == (expected == "all_at_once")


@pytest.mark.rule("12.2")
def test_the_event_that_applies_comes_first_and_adlerangriff_before_london() -> None:
    s = placing(hands=HANDS)
    s.t.adlerangriff = s.t.london_order = 1
    assert [(each["card"], each["when"]) for each in figures(s)["events"]] == [
        ("adlerangriff", "next"),
        ("london_raid_order", "later"),
    ]
    s = new_turn(adlerangriff=1, london_order=1, hands=HANDS, british="hurricane_mk1")
    assert figures(s)["events"] == [
        {"card": "adlerangriff", "when": "now", "rule": "12.2.1"},
        {"card": "london_raid_order", "when": "next", "rule": "12.2.2"},
    ]


# --- what lies where
@pytest.mark.rule("7.2.2")
def test_forces_and_british_cards_are_told_with_their_places_and_which_lie_face_down() -> None:
    s = placing(hands=HANDS)
    s.play("pass", "airfield", "he111h", "bf109e", "pass")
    force = figures(s)["forces"][0]
    assert (force["seat"], force["area"], force["night"]) == ("plum", "airfield", False)
    assert force["places"] == force["down"] == ["plum_1", "plum_2"]
    s = battle("airfield", forces={"plum": "he111h ju88a"}, placed="hurricane_mk1 spitfire_mk1")
    assert figures(s)["forces"][0]["down"] == []
    assert figures(s)["defenders"][0] == {"place": "defender_1", "area": "airfield", "night": False, "down": False}


@pytest.mark.rule("7.4")
def test_night_cards_are_told_apart() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        forces={"plum": "he111h"},
        area="cities",
        night=("plum",),
        dice=["night_blenheim_if", "night_aa_40mm"],
    )
    s.play("cities")
    assert [(each["place"], each["night"]) for each in figures(s)["defenders"]] == [("night_1", True)]


@pytest.mark.rule("7.2.2")
def test_closed_areas_are_those_to_which_no_force_may_fly() -> None:
    s = new_turn(london_open=0, hands=HANDS, british="hurricane_mk1")
    assert figures(s)["closed"] == ["london"]
    s.t.london_open, s.t.cities_closed = 1, 1
    assert figures(s)["closed"] == ["london", "cities"]
    s = new_turn(london_open=0, adlerangriff=2, london_order=1, hands=HANDS, british="hurricane_mk1")
    assert figures(s)["closed"] == [], "the order to bomb London opens it for this turn"


@pytest.mark.rule("13.2", "11.1")
@pytest.mark.parametrize(
    ("mode", "tracks", "hands"),
    [("rotating3", 2, ["amber", "plum", "teal"]), ("fixed3", 1, ["amber", "plum"]), ("coop2", 1, ["amber", "plum"])],
)
def test_a_british_track_is_kept_only_where_the_role_goes_round(mode: str, tracks: int, hands: list[str]) -> None:
    found = TITLE.new(seed=1, mode=mode).view(None)["figures"]
    assert found["tracks"] == ["german", "british"][:tracks]
    assert found["hands"] == hands


# --- options: where they lie
def values(s: Scene) -> dict[str, dict[str, Any]]:
    question = s.table.question
    assert question is not None
    return {option["name"]: option["values"] for option in question.to_dict()["options"]}


@pytest.mark.rule("8.1")
def test_an_aircraft_that_is_offered_says_where_it_lies_and_which_ace_flies_it() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_wick"}, placed="hurricane_mk1")
    assert s.key == "choose_german_card"
    found = values(s)
    assert {name: (each["at"], each["card"], each["ace"]) for name, each in found.items()} == {
        "ace_wick": ("plum_1", "bf109e", "ace_wick"),
        "he111h": ("plum_2", "he111h", None),
    }


@pytest.mark.rule("7.2.2", "7.2.3")
def test_a_target_says_its_area_and_whether_it_is_by_night() -> None:
    s = placing(hands=HANDS, night_open=1)
    s.play("pass")
    found = values(s)
    assert {name: (each["area"], each["by_night"]) for name, each in found.items()}["cities_night"] == ("cities", True)


def test_every_offered_card_on_the_table_lies_where_the_option_says() -> None:
    """And an option without a place is a card in the hand of the asked seat."""
    on_table = in_hand = 0
    for seed in range(6):
        table, choose = TITLE.new(seed=seed, mode="fixed4"), Quick(seed)
        while table.question is not None and table.n < 300:
            question, t = table.question, table.position
            assert isinstance(t, Mirage)
            view = table.view(question.seat)["columns"]
            for option in question.to_dict()["options"]:
                at = option["values"].get("at")
                if at is not None:
                    on_table += 1
                    held = view["force_card"] | view["brit_card"]
                    riders = view["force_rider"] | view["brit_rider"]
                    assert option["name"] == riders.get(at, held[at])
                elif option["of"] == "card" and option["name"] != "pass":
                    in_hand += 1
                    mine = view["british_hand"] if t.seat == t.british else view["hand"][question.seat]
                    assert option["name"] in mine
            table.answer(question.options[choose.below(len(question.options))])
    assert on_table > 20
    assert in_hand > 100


# --- the log: which rolls were one fight
class Log:
    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []

    def tell(self, kind: str, turn: int = 4, **given: Any) -> None:
        values = dict.fromkeys(TITLE.events[kind].names) | given
        self.events.append({"i": len(self.events), "turn": turn, "kind": kind, "rule": "8", "values": values})


def fight() -> Log:
    log = Log()
    log.tell("force_placed", seat="amber", area="airfield", night=False, cards=3)
    log.tell("force_shown", seat="amber", card="ju87b")
    log.tell("british_shown", area="airfield", card="hurricane_mk2")
    log.tell("sent", card="hurricane_mk2", seat="amber")
    log.tell("fighter_shown", card="hurricane_mk2", force="amber", round=1)
    log.tell("paired", pair="pair_1", card="hurricane_mk2", target="ju87b")
    log.tell("fighter_shown", card="hurricane_mk1", force="amber", round=1, ace="ace_bader")
    log.tell("paired", pair="pair_2", card="hurricane_mk1", target="ju87b")
    log.tell("supported", card="spitfire_mk1", pair="pair_1")
    log.tell("fired", card="hurricane_mk2", target="ju87b", die=5, number=4, pair="pair_1")
    log.tell("fired", card="spitfire_mk1", target="ju87b", die=6, number=4, pair="pair_1")
    log.tell("damaged", card="ju87b", die=2, pair="pair_1")
    log.tell("went_home", card="ju87b", seat="amber", pair="pair_1")
    log.tell("fired", card="hurricane_mk1", target="ju87b", die=1, number=4, pair="pair_2")
    log.tell("shot_down", card="ju87b", seat="amber", pair="pair_2")
    return log


def test_every_roll_belongs_to_its_pair() -> None:
    (only,) = recap(fight().events, 4)["engagements"]
    assert (only["area"], only["force"], only["round"]) == ("airfield", "amber", 1)
    first, second = only["pairs"]
    assert [[shot["die"] for shot in pair["shots"]] for pair in (first, second)] == [[5, 6], [1]]
    assert (first["british"], first["damaged"]) == (["spitfire_mk1"], {"card": "ju87b", "die": 2, "home": True})
    assert (first["fighter_ace"], second["fighter_ace"]) == (None, "ace_bader")
    assert (first["aircraft_fate"], second["aircraft_fate"]) == ("went_home", "shot_down")
    assert (first["fighter_fate"], second["state"]) == (None, "fought")


@pytest.mark.rule("8.2")
def test_a_shot_says_what_it_came_to_and_what_was_added_to_the_printed_number() -> None:
    log = fight()
    log.tell("fired", card="bf109e", target="hurricane_mk1", die=6, number=5, pair="pair_2")
    first, second = recap(log.events, 4)["engagements"][0]["pairs"]
    special = {card: facts["special"] for card, facts in TITLE.facts["cards"].items()}
    assert special["bf109e"]
    graze, miss = first["shots"]
    assert graze["result"] == ("damaged" if special["hurricane_mk2"] else "missed")
    assert miss["result"] == "missed"
    hit, driven = second["shots"]
    assert (hit["result"], hit["british"]) == ("hit", True)
    assert (driven["result"], driven["british"]) == ("driven_off", False)
    assert hit["printed"] + hit["added"] == hit["number"]
    assert hit["printed"] == TITLE.facts["cards"]["hurricane_mk1"]["combat"]


def test_a_new_round_is_another_fight_and_a_pair_in_the_clouds_is_not_fought() -> None:
    log = fight()
    log.tell("fuel_ends", seat="amber", card="bf109e")
    log.tell("fighter_shown", card="hurricane_mk1", force="amber", round=2)
    log.tell("paired", pair="pair_1", card="hurricane_mk1", target="do17z")
    log.tell("command_played", seat="amber", card="cloud_cover", pair="pair_1")
    log.tell("fighter_shown", card="spitfire_mk2", force="amber", round=2)
    first, second = recap(log.events, 4)["engagements"]
    assert [each["event"] for each in first["after"]] == [15]
    assert [(pair["name"], pair["state"]) for pair in second["pairs"]] == [("pair_1", "clouds"), ("pair_2", "open")]


@pytest.mark.rule("12.1")
def test_a_fighter_saved_from_the_sea_is_rescued() -> None:
    log = fight()
    log.tell("command_played", seat="amber", card="seenotdienst", pair="pair_2")
    assert recap(log.events, 4)["engagements"][0]["pairs"][1]["aircraft_fate"] == "rescued"


def test_two_forces_over_one_area_are_two_fights() -> None:
    log = fight()
    log.tell("fighter_shown", card="spitfire_mk1", force="plum", round=1)
    log.tell("paired", pair="pair_1", card="spitfire_mk1", target="do17z")
    found = recap(log.events, 4)["engagements"]
    assert [(each["force"], each["round"], len(each["pairs"])) for each in found] == [("amber", 1, 2), ("plum", 1, 1)]


def test_guns_and_bombs_follow_the_combat_and_an_aim_is_told_until_it_fires() -> None:
    log = fight()
    log.tell("aimed", card="aa_40mm", target="ju87b", seat="amber")
    assert [each["event"] for each in recap(log.events, 4)["engagements"][0]["after"]] == [15]
    log.tell("weapon_fired", card="aa_40mm", target="ju87b", seat="amber", dice=[3, 6], number=3)
    log.tell("shot_down", card="ju87b", seat="amber")
    log.tell("bombed", seat="amber", card="ju87b", dice=[2, 5], hits=1, number=3)
    log.tell("airfield_hit", seat="amber", damage=1)
    log.tell("airfield_hit", seat="plum", damage=2)
    found = recap(log.events, 4)
    after = found["engagements"][0]["after"]
    assert [each["event"] for each in after] == [16, 17, 18, 19, 20]
    assert after[0]["rolls"] == [{"die": 3, "hit": True}, {"die": 6, "hit": False}]
    assert found["damage"] == {"airfield": 3}
    assert recap(log.events, 5)["damage"] == {}


def test_what_is_two_turns_old_is_forgotten() -> None:
    assert len(recap(fight().events, 5)["engagements"]) == 1
    assert recap(fight().events, 6)["engagements"] == []


def test_in_whole_games_every_shot_is_told_in_a_fight() -> None:
    told = 0
    for seed in range(3):
        table, choose = TITLE.new(seed=seed), Quick(seed)
        while table.question is not None and table.n < 400:
            table.answer(table.question.options[choose.below(len(table.question.options))])
            shots = [e for e in table.events(None) if e["kind"] == "fired" and e["turn"] >= table.turn - 1]
            found = table.recap(None)
            assert found is not None
            fights = [pair for each in found["engagements"] for pair in each["pairs"]]
            assert sum(len(pair["shots"]) for pair in fights) == len(shots)
            assert all(each["area"] is not None for each in found["engagements"])
            told += len(shots)
    assert told > 100
