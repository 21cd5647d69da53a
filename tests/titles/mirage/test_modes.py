"""The other modes and the automaton.  § 13"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import Table
from opsroom.engine.errors import BadSetup
from opsroom.titles.mirage.rules.refill import finish
from opsroom.titles.mirage.rules.table import BOTH_GONE, BRITISH_WIN, GERMANS_WIN
from tests.titles.mirage.tables import CODE, TITLE, Scene, battle, frame, new_turn, scene

HANDS = {"amber": "he111h ju88a", "plum": "he111h ju88a", "teal": "he111h ju88a"}


@pytest.mark.rule("13.1", "13.3a")
@pytest.mark.parametrize(("mode", "british"), [("rotating3", "amber"), ("fixed3", "british")])
def test_with_three_players_two_fighters_and_one_weapon(mode: str, british: str) -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=2),
        mode=mode,
        forces={"plum": "he111h"},
        british="hurricane_mk1 hurricane_mk2 spitfire_mk1 aa_94mm aa_40mm",
    )
    assert s.seat == british
    s.play("hurricane_mk1", "airfield", "spitfire_mk1", "airfield")
    assert s.refused["hurricane_mk2"] == "fighters_are_out"
    s.play("aa_94mm", "radar")
    assert s.key != "choose_british_card", "three cards in all"


@pytest.mark.rule("13.1", "13.3a")
def test_events_override_the_limits_of_three() -> None:
    s = new_turn(
        mode="rotating3",
        adlerangriff=1,
        hands={"plum": "he111h ju88a", "teal": "he111h ju88a"},
        british="hurricane_mk1 hurricane_mk2 spitfire_mk1 defiant_mk1 aa_94mm",
    )
    s.play("pass", "he111h", "pass", "pass", "he111h", "pass")
    s.play("hurricane_mk1", "hurricane_mk2", "spitfire_mk1", "defiant_mk1")
    assert len(s.all("british_placed")) == 4


@pytest.mark.rule("13.2")
def test_with_fixed_roles_the_lead_passes_among_the_germans() -> None:
    s = scene(frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=4), mode="fixed4", hands=HANDS)
    assert s.seat == "british"
    s.play("pass")
    seen = s.table.view(None)["columns"]
    assert (seen["british"], seen["leader"]) == ("british", "plum")
    assert s.seat == "plum"


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


@pytest.mark.rule("11.1")
def test_where_roles_rotate_who_concedes_comes_last_and_both_tracks_count_for_the_others() -> None:
    """Ruling M76: neither side has won."""
    points = {"german_vp": [9, 4, 2, 0], "british_vp": [9, 0, 3, 0]}
    assert conceded("rotating4", 0, **points) == [2]
    assert conceded("rotating4", 2, **points) == [0]
    assert conceded("rotating3", 0, german_vp=[9, 4, 2], british_vp=[0, 1, 3]) == [1, 2]
    doubled = {"german_vp": [0, 5, 1], "british_vp": [0, 0, 3], "options": {"doubling": "on"}}
    assert conceded("rotating3", 0, **doubled) == [2]


@pytest.mark.rule("13.2", "13.3a")
@pytest.mark.parametrize(
    ("seat", "scoring", "won"),
    [(4, "points", [1]), (4, "side", [0, 1]), (1, "points", [0, 4]), (0, "points", [1, 4]), (0, "side", [4])],
)
def test_with_fixed_roles_a_side_or_a_rival_concedes(seat: int, scoring: str, won: list[int]) -> None:
    """Ruling M76: among Germans who play for points, the contest with the RAF stays undecided."""
    assert conceded("fixed3", seat, options={"scoring": scoring}, german_vp=[3, 8]) == won


@pytest.mark.rule("13.3b", "13.3c")
@pytest.mark.parametrize("scoring", ["side", "points"])
@pytest.mark.parametrize("mode", ["coop3", "coop2"])
def test_in_cooperation_all_lose_when_one_concedes(mode: str, scoring: str) -> None:
    assert conceded(mode, 1, options={"scoring": scoring}, german_vp=[3, 8]) == []


@pytest.mark.rule("13.2", "13.3a")
@pytest.mark.parametrize(
    ("ending", "scoring", "won"),
    [
        (BRITISH_WIN, "side", [4]),
        (GERMANS_WIN, "side", [0, 1, 2]),
        (GERMANS_WIN, "points", [1]),
        (BRITISH_WIN, "points", [4]),
        (GERMANS_WIN, "", [1]),
    ],
)
@pytest.mark.parametrize("mode", ["fixed4", "fixed3"])
def test_fixed_roles_win_by_points_or_by_sides(mode: str, ending: int, scoring: str, won: list[int]) -> None:
    """Points are the default, as in the original."""
    options = {"scoring": scoring} if scoring else {}
    s = finished(mode, ending, options=options, german_vp=[3, 8, 5, 0][: 3 if mode == "fixed4" else 2])
    assert winners(s) == [seat for seat in won if seat != 2 or mode == "fixed4"]


@pytest.mark.rule("13.3a")
def test_fixed_roles_for_three_add_the_cards_of_three_players_and_keep_the_lead_among_two_germans() -> None:
    table = TITLE.new(seed=1, mode="fixed3")
    assert table.position.british_left == TITLE.new(seed=1, mode="rotating3").position.british_left
    s = scene(frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=4), mode="fixed3", hands=HANDS)
    s.play("pass")
    seen = s.table.view(None)["columns"]
    assert (seen["british"], seen["leader"]) == ("british", "plum")


@pytest.mark.rule("13.3b", "13.3c")
@pytest.mark.parametrize("mode", ["coop3", "coop2"])
def test_by_option_the_best_german_wins_in_co_operation(mode: str) -> None:
    """Ruling M75: the original's first choice."""
    assert winners(finished(mode, GERMANS_WIN, options={"scoring": "points"}, german_vp=[3, 8])) == [1]
    assert winners(finished(mode, BRITISH_WIN, options={"scoring": "points"}, german_vp=[3, 8])) == []


@pytest.mark.parametrize(
    ("mode", "options", "why"),
    [
        ("rotating4", {"scoring": "side"}, "no effect in mode rotating4"),
        ("rotating3", {"both_gone": "draw"}, "no effect in mode rotating3"),
        ("fixed4", {"doubling": "on"}, "no effect in mode fixed4"),
        ("coop2", {"doubling": "off"}, "no effect in mode coop2"),
        ("fixed3", {"automaton_at_night": "fighters"}, "no effect in mode fixed3"),
        ("coop2", {"holding_back": "always"}, "no effect in mode coop2"),
        ("fixed4", {"scoring": "side", "winner": "single"}, "only with scoring=points"),
        ("coop3", {"winner": "single"}, "only with scoring=points"),
    ],
)
def test_an_option_without_effect_is_refused(mode: str, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        TITLE.new(mode=mode, options=options)


def test_a_table_has_the_options_that_have_an_effect() -> None:
    every = {"difficulty", "driven_off", "turn_limit"}
    found = {mode: set(TITLE.new(seed=1, mode=mode).options) - every for mode in TITLE.seatings}
    assert found == {
        "rotating4": {"winner", "doubling", "holding_back"},
        "rotating3": {"winner", "doubling", "holding_back"},
        "fixed4": {"winner", "scoring", "both_gone", "holding_back"},
        "fixed3": {"winner", "scoring", "both_gone", "holding_back"},
        "coop3": {"scoring", "both_gone", "automaton_at_night"},
        "coop2": {"scoring", "both_gone", "automaton_at_night"},
    }
    assert TITLE.setup("coop3").options["scoring"] == "side"
    assert TITLE.setup("fixed3").options["scoring"] == "points"


@pytest.mark.rule("11.1", "13.2", "13.3b")
@pytest.mark.parametrize("mode", ["fixed4", "coop3"])
def test_where_the_role_stays_a_single_winner_is_counted_from_the_lead(mode: str) -> None:
    """Ruling M52."""
    options = {"scoring": "points", "winner": "single"}
    s = finished(mode, GERMANS_WIN, options=options, german_vp=[8, 3, 8, 0], leader=1)
    assert winners(s) == [2]


@pytest.mark.rule("13.2", "13.3b")
@pytest.mark.parametrize(("option", "drawn"), [("draw", True), ("british", False)])
def test_both_piles_gone_without_a_british_track(option: str, drawn: bool) -> None:
    """Ruling M60."""
    for mode in ("fixed4", "coop2"):
        s = finished(mode, BOTH_GONE, options={"both_gone": option})
        assert s.t.is_drawn() is drawn
        assert s.t.payoff(0) == (0.5 if drawn else 0.0)
        s.t.end()
        result = Table.of_position(TITLE, TITLE.setup(mode, {"both_gone": option}), s.t).result
        assert result is not None
        assert result.lost is (mode == "coop2" and not drawn)


@pytest.mark.rule("13.3b", "13.3c")
def test_in_co_operation_all_germans_win_or_lose_together() -> None:
    assert winners(finished("coop3", GERMANS_WIN)) == [0, 1, 2]
    lost = finished("coop2", BRITISH_WIN)
    assert winners(lost) == []
    assert (lost.t.is_drawn(), lost.t.payoff(0), lost.t.score(0)) == (False, 0.0, 0)


HAND = "hurricane_mk1 hurricane_mk2 spitfire_mk1 spitfire_mk2 ace_bader aa_94mm"


def automaton(step: str, place: int, mode: str = "coop3", **given: Any) -> list[tuple[str, str]]:
    """Area and card of what it places."""
    given = {"british": HAND} | given
    s = scene(frame("Turn", "place"), frame("Placement", step, place=place), mode=mode, **given)
    return [(e["area"], e["card"]) for e in s.all("british_placed")]


@pytest.mark.rule("13.3b")
def test_the_automaton_answers_forces_by_priority_with_its_strongest_fighters() -> None:
    placed = automaton(
        "let_the_next_place",
        3,
        forces={"amber": "he111h", "plum": "he111h", "teal": "he111h"},
        areas={"amber": "cities", "plum": "radar", "teal": "airfield"},
    )
    assert placed == [
        ("airfield", "spitfire_mk2"),
        ("airfield", "ace_bader"),
        ("radar", "spitfire_mk1"),
        ("cities", "hurricane_mk2"),
    ]


@pytest.mark.rule("13.3b")
def test_the_automaton_goes_round_again_where_fewer_areas_are_attacked() -> None:
    placed = automaton("let_the_next_place", 3, forces={"amber": "he111h"}, areas={"amber": "cities"})
    assert [area for area, _ in placed] == ["cities"] * 4


@pytest.mark.rule("13.3b")
def test_without_fighters_it_places_a_weapon_and_against_the_night_nothing_else() -> None:
    force = {"forces": {"amber": "he111h"}, "areas": {"amber": "cities"}}
    assert automaton("let_the_next_place", 3, british="aa_94mm", **force) == [("cities", "aa_94mm")]
    assert automaton("let_the_next_place", 3, british="aa_94mm spitfire_mk1", night=("amber",), **force) == [
        ("cities", "aa_94mm")
    ]


@pytest.mark.rule("13.3b", "7.4")
def test_by_option_its_fighters_go_where_raiders_come_by_night() -> None:
    """Ruling M63, the original's words."""
    placed = automaton(
        "let_the_next_place",
        3,
        british="aa_94mm spitfire_mk1",
        forces={"amber": "he111h"},
        areas={"amber": "cities"},
        night=("amber",),
        options={"automaton_at_night": "fighters"},
    )
    assert placed == [("cities", "spitfire_mk1"), ("cities", "aa_94mm")]


@pytest.mark.rule("13.3b", "12.3")
def test_it_sends_no_third_ace_to_an_area() -> None:
    hand = "hurricane_mk1 hurricane_mk2 spitfire_mk1 ace_bader ace_tuck ace_malan"
    placed = automaton("let_the_next_place", 3, british=hand, forces={"amber": "he111h"}, areas={"amber": "cities"})
    assert [card.startswith("ace") for _, card in placed] == [False, True, False, True, False]


@pytest.mark.rule("13.3b")
def test_by_turns_it_does_not_follow_a_third_force() -> None:
    """Ruling M64: one card at the airfields and two after them."""
    forces = {"amber": "he111h", "plum": "he111h", "teal": "he111h"}
    areas = {"amber": "cities", "plum": "radar", "teal": "airfield"}
    given: dict[str, Any] = {"order": 1, "hands": HANDS, "forces": forces, "areas": areas}
    assert [area for area, _ in automaton("let_the_next_place", 4, **given)][:1] == ["radar"]
    assert automaton("let_the_next_place", 6, **given) == []


@pytest.mark.rule("13.3b")
def test_its_spare_fighter_supports_the_first_of_several_pairs() -> None:
    """Ruling M66."""
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h ju88a"},
        placed="spitfire_mk2 spitfire_mk1 hurricane_mk1",
    )
    s.play("he111h")
    assert s.all("supported")[0] == {"card": "hurricane_mk1", "pair": "pair_1"}


@pytest.mark.rule("13.3b", "12.1")
def test_it_plays_line_abreast_with_a_hurricane_in_the_last_pair() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h ju88a"},
        placed="spitfire_mk2 hurricane_mk1",
        british="line_abreast",
    )
    s.play("he111h")
    assert s.all("command_played")[0] == {"seat": None, "card": "line_abreast", "pair": "pair_2"}


@pytest.mark.rule("13.3b", "12.2.1")
def test_on_an_event_turn_its_fighters_go_round_three_forces() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        event=CODE["adlerangriff"],
        forces={"amber": "he111h", "plum": "he111h", "teal": "he111h"},
        placed="spitfire_mk2 spitfire_mk1 hurricane_mk2 hurricane_mk1",
    )
    assert [e["seat"] for e in s.all("sent")] == ["amber", "plum", "teal", "amber"]


@pytest.mark.rule("13.3b")
def test_by_turns_it_guards_the_airfields_then_follows_two_forces() -> None:
    assert automaton("let_the_next_place", 0, order=1, hands=HANDS) == [
        ("airfield", "spitfire_mk2"),
        ("airfield", "ace_bader"),
    ]
    placed = automaton(
        "let_the_next_place", 2, order=1, hands=HANDS, forces={"amber": "he111h"}, areas={"amber": "cities"}
    )
    assert placed == [("cities", "spitfire_mk2"), ("cities", "ace_bader")]


@pytest.mark.rule("13.3b")
def test_with_its_radar_out_it_guards_airfields_radar_and_cities() -> None:
    placed = automaton("let_the_next_place", 0, order=2, hands=HANDS)
    assert [area for area, card in placed if card != "ace_bader"] == ["airfield", "radar", "cities"]


@pytest.mark.rule("13.3b", "12.2.1", "12.2.2")
def test_the_automaton_follows_the_events() -> None:
    force = {"forces": {"amber": "he111h"}, "order": 3}
    four = automaton("let_the_next_place", 3, event=CODE["adlerangriff"], **force)
    assert [area for area, card in four if card != "ace_bader"] == ["airfield"] * 4
    every = automaton("let_the_next_place", 3, event=CODE["london_raid_order"], area="london", **force)
    assert sorted(card for _, card in every) == sorted(HAND.split())


@pytest.mark.rule("13.3b")
def test_it_sends_its_fighters_to_the_forces_in_turn_and_shows_the_strongest() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "he111h"},
        placed="hurricane_mk1 spitfire_mk2 spitfire_mk1",
    )
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == [
        ("spitfire_mk2", "amber"),
        ("spitfire_mk1", "plum"),
        ("hurricane_mk1", "amber"),
    ]
    assert s.all("supported")[0] == {"card": "hurricane_mk1", "pair": "pair_1"}


@pytest.mark.rule("13.3b")
def test_it_plays_its_commands_by_rule() -> None:
    s = battle("airfield", mode="coop3", forces={"amber": "he111h"}, placed="hurricane_mk1", british="line_abreast")
    assert s.all("command_played")[0] == {"seat": None, "card": "line_abreast", "pair": "pair_1"}
    s = scene(
        frame("Turn", "refill"),
        frame("Refill", "bring_everything_home"),
        mode="coop2",
        hands=HANDS,
        british="retaliation_bombing churchill_speech",
    )
    assert {"retaliation_bombing", "churchill_speech"} <= set(s.discarded())


@pytest.mark.rule("13.3b")
def test_its_ambush_brings_an_idle_fighter_to_the_first_attacked_area() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "ambush", place=4),
        mode="coop3",
        forces={"amber": "he111h"},
        areas={"amber": "cities"},
        placed="spitfire_mk1",
        area="radar",
        british="ambush",
    )
    assert [(e["origin"], e["area"]) for e in s.all("ambush_moved")] == [("radar", "cities")]
    assert s.discarded() == ["ambush"]


@pytest.mark.rule("13.3b")
def test_its_guns_aim_at_the_forces_in_turn() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        weapons={"airfield_aa_94mm": 2, "airfield_aa_40mm": 1},
    )
    assert [e["seat"] for e in s.all("aimed")] == ["amber", "plum", "amber"]


@pytest.mark.rule("13.3b")
def test_its_guns_come_after_its_fighters_in_the_round_of_the_forces() -> None:
    """One fighter for the first force, so the gun is for the second."""
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        placed="spitfire_mk1",
        weapons={"airfield_aa_94mm": 1},
    )
    assert [e["seat"] for e in s.all("sent")] == ["amber"]
    assert [e["seat"] for e in s.all("aimed")] == ["plum"]


@pytest.mark.rule("13.3b")
def test_a_force_without_bombers_is_passed_over_by_its_guns() -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a", "teal": "do17z"},
        placed="spitfire_mk1",
        weapons={"airfield_aa_94mm": 3},
        dice=[1],
    )
    assert [e["seat"] for e in s.all("aimed")] == ["plum", "teal", "plum"]


@pytest.mark.rule("13.3b")
@pytest.mark.parametrize(("die", "first"), [(1, "aa_94mm"), (2, "aa_40mm"), (3, "barrage_balloon")])
def test_chance_says_which_of_its_weapons_is_dealt_next(die: int, first: str) -> None:
    s = battle(
        "airfield",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        weapons={"airfield_aa_94mm": 1, "airfield_aa_40mm": 1, "airfield_barrage_balloon": 1},
        dice=[die],
    )
    assert s.all("aimed")[0]["card"] == first


@pytest.mark.rule("13.3b", "8.4")
@pytest.mark.parametrize(
    ("night_cards", "sent"),
    [
        ("night_aa_40mm night_blenheim_if", [("night_blenheim_if", "amber")]),
        ("night_blenheim_if night_beaufighter_if", [("night_beaufighter_if", "amber"), ("night_blenheim_if", "plum")]),
        ("night_beaufighter_if night_blenheim_if", [("night_beaufighter_if", "amber"), ("night_blenheim_if", "plum")]),
    ],
)
def test_its_strongest_night_fighter_meets_the_first_force(night_cards: str, sent: list[tuple[str, str]]) -> None:
    s = battle(
        "cities",
        mode="coop3",
        forces={"amber": "he111h", "plum": "ju88a"},
        night=("amber", "plum"),
        night_cards=night_cards,
    )
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == sent
    if "aa" in night_cards:
        assert [e["seat"] for e in s.all("aimed")] == ["plum"], "the gun is dealt after the fighter"


@pytest.mark.rule("13.3b", "7.4")
def test_its_night_cards_go_where_the_raiders_are() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        mode="coop3",
        forces={"amber": "he111h", "plum": "he111h"},
        areas={"amber": "london", "plum": "cities"},
        night=("amber", "plum"),
    )
    assert [e["area"] for e in s.all("night_placed")] == ["cities", "london"]


@pytest.mark.rule("13.3c")
def test_two_players_add_all_three_sets() -> None:
    sizes = {
        mode: TITLE.new(seed=1, mode=mode).position.british_left for mode in ("fixed4", "rotating3", "coop3", "coop2")
    }
    assert sizes["fixed4"] == 39
    assert 39 < sizes["rotating3"] < sizes["coop3"] < sizes["coop2"] == 48


@pytest.mark.rule("13.4")
def test_high_difficulty_adds_spitfires_to_any_mode() -> None:
    assert TITLE.new(seed=1, mode="coop2", options={"difficulty": "4"}).position.british_left == 52
    assert TITLE.new(seed=1, mode="rotating4", options={"difficulty": "1"}).position.british_left == 40
