"""Set-up, refill and victory.  § 4, § 5, § 11"""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick
from opsroom.titles.mirage.rules.piles import german_left
from opsroom.titles.mirage.rules.refill import best_of, finish
from opsroom.titles.mirage.rules.table import BOTH_GONE, BRITISH_WIN, GERMANS_WIN
from tests.titles.mirage.tables import (
    CODE,
    SEAT,
    THREE,
    TITLE,
    Scene,
    conceded,
    ended_by_points,
    finished,
    frame,
    new_turn,
    refilling,
    scene,
    winners,
)
from tests.titles.scripts import scripted


def ending(german_pile: int, british_pile: int, **given: object) -> Scene:
    pile = [0] * 16
    pile[CODE["he111h"]] = german_pile
    british = [0] * 36
    british[CODE["spitfire_mk1"]] = british_pile
    given = {"pile": pile, "lower_left": german_pile, "british_pile": british, "british_left": british_pile} | given
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e he111h ju88a do17z bf110c")
    hand = "spitfire_mk1 spitfire_mk1 hurricane_mk1 hurricane_mk1 aa_94mm aa_40mm"
    return refilling(hands=hands, british=hand, **given).play("pass")


def judged(options: dict[str, str], british: int = 2, **given: object) -> Scene:
    s = scene(frame("Turn", "refill"), frame("Refill", "choose_command_order", seat=0), options=options, **given)
    s.t.british = british
    return s


@pytest.mark.rule("3.5", "13.2", "13.3a")
def test_seats_are_the_colours_of_the_role_cards_and_a_british_player_where_the_role_stays() -> None:
    assert TITLE.seatings == {
        "rotating4": [("amber", "plum", "teal", "grey")],
        "rotating3": [("amber", "plum", "teal")],
        "fixed4": [("british", "amber", "plum", "teal")],
        "fixed3": [("british", "amber", "plum")],
        "coop3": [("amber", "plum", "teal")],
        "coop2": [("amber", "plum")],
    }


@pytest.mark.rule("4")
def test_a_turn_goes_through_its_phases_in_order() -> None:
    """A weapon is moved, the Germans place, the British side places; then each area is fought, defended and bombed; refill."""
    s = new_turn(
        hands=dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a"),
        british="spitfire_mk1 hurricane_mk1 aa_40mm",
        weapons={"cities_aa_94mm": 1},
    )
    s.play("cities_aa_94mm", "airfield")
    for target in ("airfield", "radar", "airfield"):
        s.play("pass", target, "he111h", "pass")
    s.play("spitfire_mk1", "airfield", "hurricane_mk1", "radar", "radar")  # the gun is the last card
    while s.key != "choose_command_order":
        s.play(s.options[0])
    s.play("pass")
    seen = ("relocated", "force_placed", "british_placed", "fired", "weapon_fired", "radar_hit", "airfield_hit", "drew")
    order = [kind for kind in s.kinds() if kind in seen]
    assert [kind for i, kind in enumerate(order) if order[i - 1] != kind or i == 0] == [
        *("relocated", "force_placed", "british_placed"),
        *("fired", "weapon_fired", "radar_hit"),  # area 1
        *("fired", "weapon_fired", "airfield_hit"),  # area 2
        "drew",
    ]


@pytest.mark.rule("4", "12.2")
def test_both_events_waiting_adlerangriff_comes_first() -> None:
    """tv25."""
    hands = {"plum": "he111h ju88a", "teal": "he111h ju88a", "grey": "he111h ju88a"}
    s = new_turn(adlerangriff=1, london_order=1, hands=hands)
    assert s.table.view(None)["columns"]["event"] == "adlerangriff"
    assert s.t.london_order == 1
    s = new_turn(adlerangriff=2, london_order=1, hands=hands)
    assert s.table.view(None)["columns"]["event"] == "london_raid_order"


@pytest.mark.rule("4")
def test_turns_are_counted() -> None:
    assert new_turn(turn=5, hands=THREE).t.turn == 6


@pytest.mark.rule("5")
def test_four_hands_leave_a_german_pile_of_44_with_the_events_in_it() -> None:
    """tv26."""
    t = TITLE.new(seed=1, mode="rotating4").position
    assert german_left(t) == 44
    assert (t.upper_left, t.lower_left, t.british_left) == (22, 21, 39)
    assert (t.adlerangriff, t.london_order) == (0, 0)
    assert list(t.held) == [5, 5, 5, 5]


@pytest.mark.rule("5")
@pytest.mark.parametrize(("mode", "upper", "lower"), [("rotating3", 25, 23), ("fixed4", 25, 23), ("coop2", 27, 26)])
def test_an_odd_remainder_leaves_the_smaller_half_below(mode: str, upper: int, lower: int) -> None:
    """Ruling M02; the upper block has Adlerangriff in it."""
    t = TITLE.new(seed=1, mode=mode).position
    assert (t.upper_left, t.lower_left) == (upper, lower)


@pytest.mark.rule("5")
def test_a_british_hand_without_a_fighter_is_drawn_again() -> None:
    german = [CODE["bf109e"]] * 5 + [CODE["ju87b"]] * 5 + [CODE["he111h"]] * 5 + [CODE["bf110c"]] * 5
    no_fighter = [CODE[c] for c in ("aa_94mm", "aa_40mm", "ace_bader", "ambush", "line_abreast", "ace_tuck")]
    script = [*german, 1, *no_fighter, CODE["spitfire_mk1"]]
    table = TITLE.new(mode="rotating4", chance=scripted(script, Quick(3)))
    assert "redrawn" in [event["kind"] for event in table.events(None)]
    assert table.view("amber")["columns"]["british_hand"]["spitfire_mk1"] >= 1
    assert table.position.british_left == sum(table.position.british_pile) == 39  # the first cards went back
    assert sum(table.view("amber")["columns"]["british_hand"].values()) == table.position.british_held == 6


@pytest.mark.rule("5", "3.5")
def test_the_first_british_player_is_drawn_by_lot_and_the_next_german_leads() -> None:
    starts = {TITLE.new(seed=seed).view(None)["columns"]["british"] for seed in range(30)}
    assert starts == {"amber", "plum", "teal", "grey"}
    seen = TITLE.new(seed=2).view(None)["columns"]
    seats = ["amber", "plum", "teal", "grey"]
    assert seen["leader"] == seats[(seats.index(seen["british"]) + 1) % 4]


@pytest.mark.rule("5", "13.2", "13.3b")
@pytest.mark.parametrize(("mode", "british"), [("fixed4", "british"), ("coop3", None)])
def test_the_british_side_is_a_player_of_its_own_or_the_automaton(mode: str, british: str | None) -> None:
    assert TITLE.new(seed=1, mode=mode).view(None)["columns"]["british"] == british


@pytest.mark.rule("11")
def test_each_german_fills_up_before_the_next_from_the_leader_on() -> None:
    """Ruling M47: the last may stay short."""
    pile = [0] * 16
    pile[CODE["he111h"]] = 3
    s = refilling(hands=dict.fromkeys(("plum", "teal", "grey"), "bf109e bf109e he111h"), pile=pile, lower_left=3)
    assert [e["seat"] for e in s.all("drew")] == ["plum", "plum", "teal"]


@pytest.mark.rule("11")
def test_hands_are_filled_to_five_and_six_and_the_role_passes() -> None:
    s = refilling(hands={"plum": "bf109e", "teal": "bf109e he111h ju88a do17z bf110c", "grey": "", "amber": "ju87b"})
    assert [s.t.held[SEAT[seat]] for seat in ("plum", "teal", "grey", "amber")] == [5, 5, 5, 1]
    s.play("pass")
    assert s.t.british_held == 6
    assert s.table.view(None)["columns"]["british"] == "plum"
    assert s.seat == "teal", "the German at the left of the new British player begins"


@pytest.mark.rule("11")
def test_weapons_stay_and_unseen_fighters_go_home_unseen() -> None:
    s = refilling(placed="aa_94mm spitfire_mk1", area="radar")
    assert s.table.view("plum")["columns"]["weapons"] == {"radar_aa_94mm": 1}
    assert "spitfire_mk1" in s.british_hand()
    assert s.table.view("plum")["columns"]["british_known"]["plum"] == {}


@pytest.mark.rule("11", "12.1")
def test_commands_are_kept_dropped_or_used_at_the_end_of_the_turn() -> None:
    s = refilling(british="churchill_speech retaliation_bombing line_abreast ambush")
    assert "churchill_speech" in s.discarded(), "it is thrown away in any case"
    assert s.options == ["use_retaliation", "drop_retaliation", "drop_line_abreast", "drop_ambush", "pass"]
    left = german_left(s.t)
    s.play("use_retaliation")
    assert german_left(s.t) == left - 2
    s.play("drop_ambush")
    assert {"retaliation_bombing", "ambush"} <= set(s.discarded())
    s.play("pass")
    assert s.t.british_hand[CODE["line_abreast"]] == 1


@pytest.mark.rule("11")
def test_who_gives_the_british_hand_away_remembers_it() -> None:
    s = refilling(british="spitfire_mk1 hurricane_mk1 ace_bader")
    s.play("pass")
    known = s.table.view("amber")["columns"]["british_known"]["amber"]
    assert sum(known.values()) == 6
    assert {"spitfire_mk1", "hurricane_mk1", "ace_bader"} <= set(known)
    assert "amber" not in s.table.view("plum")["columns"]["british_known"]


@pytest.mark.rule("11", "10")
def test_the_cities_stay_open_while_there_are_results() -> None:
    s = refilling(hands=THREE).play("pass")
    assert s.t.cities_closed == 0


@pytest.mark.rule("11", "12.1")
@pytest.mark.parametrize(
    ("order", "card"),
    [
        ("drop_retaliation", "retaliation_bombing"),
        ("drop_line_abreast", "line_abreast"),
        ("drop_ambush", "ambush"),
    ],
)
def test_the_command_that_is_dropped_is_the_one_that_was_named(order: str, card: str) -> None:
    s = refilling(british="retaliation_bombing line_abreast ambush")
    s.play(order)
    assert s.discarded() == [card]
    assert len(s.british_hand()) == 2
    assert [e["card"] for e in s.all("discarded")] == [card]


@pytest.mark.rule("11")
def test_a_fighter_that_all_have_seen_goes_home_known_to_all() -> None:
    s = refilling(placed="spitfire_mk1 hurricane_mk1", area="radar", brit_seen=[-1, 1, 0, 0, 0, 0, 0, 0])
    known = s.table.view("plum")["columns"]["british_known"]["plum"]
    assert known == {"spitfire_mk1": 1}
    assert s.british_hand() == ["hurricane_mk1", "spitfire_mk1"]


@pytest.mark.rule("11.1")
def test_where_roles_rotate_who_concedes_comes_last_and_both_tracks_count_for_the_others() -> None:
    """Ruling M76: neither side has won."""
    points = {"german_vp": [9, 4, 2, 0], "british_vp": [9, 0, 3, 0]}
    assert conceded("rotating4", 0, **points) == [2]
    assert conceded("rotating4", 2, **points) == [0]
    assert conceded("rotating3", 0, german_vp=[9, 4, 2], british_vp=[0, 1, 3]) == [1, 2]
    doubled = {"german_vp": [0, 5, 1], "british_vp": [0, 0, 3], "options": {"doubling": "on"}}
    assert conceded("rotating3", 0, **doubled) == [2]


@pytest.mark.rule("11.1", "13.2", "13.3b")
@pytest.mark.parametrize("mode", ["fixed4", "coop3"])
def test_where_the_role_stays_a_single_winner_is_counted_from_the_lead(mode: str) -> None:
    """Ruling M52."""
    options = {"scoring": "points", "winner": "single"}
    s = finished(mode, GERMANS_WIN, options=options, german_vp=[8, 3, 8, 0], leader=1)
    assert winners(s) == [2]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("german", "british", "why", "winners"),
    [
        (0, 3, "british-win", ["plum"]),
        (3, 0, "germans-win", ["teal"]),
        (0, 0, "both-gone", ["grey"]),
    ],
)
def test_the_side_whose_pile_is_gone_loses_and_its_rival_track_decides(
    german: int, british: int, why: str, winners: list[str]
) -> None:
    s = ending(german, british, german_vp=[1, 2, 9, 8], british_vp=[3, 7, 0, 4])
    assert s.table.result is not None
    assert (s.table.result.why, s.table.result.winners) == (why, winners)


@pytest.mark.rule("11.1")
def test_with_cards_in_both_piles_the_game_goes_on() -> None:
    assert ending(3, 3).table.result is None


@pytest.mark.rule("11.1")
def test_without_any_bomber_the_british_side_wins() -> None:
    """Ruling M54."""
    pile = [0] * 16
    pile[CODE["bf109e"]] = 1
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    s = refilling(hands=hands, pile=pile, lower_left=1, british_vp=[0, 1, 0, 0]).play("pass")
    assert s.table.result is not None
    assert (s.table.result.why, s.table.result.winners) == ("no-bombers", ["plum"])


@pytest.mark.rule("11.1")
def test_a_game_is_over_after_turn_sixty() -> None:
    """Ruling M73; by option there is no limit, as in the original."""
    assert ending(3, 3, turn=59).table.result is None
    s = ending(3, 3, turn=60)
    assert s.table.result is not None
    assert s.table.result.why == "time-is-up"
    assert ending(3, 3, turn=60, options={"turn_limit": "none"}).table.result is None


@pytest.mark.rule("11.1")
def test_equal_points_share_the_win_or_the_nearest_takes_it() -> None:
    """tv33: of amber, plum and grey the nearest to teal is grey."""
    vp = [5, 5, 1, 5]
    for option, expected in (("shared", 0b1011), ("single", 0b1000)):
        s = judged({"winner": option}, german_vp=vp)
        s.t.ended = GERMANS_WIN
        assert best_of(s.t) == expected


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("doubling", "totals"), [("off", [13, 14, 13, 12]), ("on", [16, 20, 17, 19])])
def test_with_both_piles_gone_the_tracks_are_added(doubling: str, totals: list[int]) -> None:
    """tv34."""
    s = judged({"doubling": doubling}, german_vp=[10, 8, 9, 5], british_vp=[3, 6, 4, 7])
    finish(s.t, BOTH_GONE)
    assert [s.t.score(seat) for seat in range(4)] == totals
    assert [seat for seat in range(4) if s.t.is_won_by(seat)] == [1]


@pytest.mark.rule("11.1")
def test_a_shared_win_of_rivals_is_worth_its_share() -> None:
    s = judged({}, british_vp=[4, 4, 0, 0])
    finish(s.t, BRITISH_WIN)
    assert [s.t.payoff(seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]


@pytest.mark.rule("11.1")
def test_a_bomber_in_the_pile_keeps_the_game_going() -> None:
    """Ruling M54."""
    pile = [0] * 16
    pile[CODE["ju88a"]] = 1
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    assert refilling(hands=hands, pile=pile, lower_left=1).play("pass").table.result is None


@pytest.mark.rule("11.1", "13.2")
@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_a_single_winner_is_the_next_from_the_lead(leader: int, winner: int) -> None:
    """Ruling M52."""
    t = ended_by_points("fixed4", {"scoring": "points", "winner": "single"}, leader)
    assert [seat for seat in range(5) if t.is_won_by(seat)] == [winner]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("card", "over"), [("ju87b", False), ("ju88a", False), ("ace_moelders", True), ("bf110c", True)]
)
def test_a_bomber_under_the_pile_keeps_the_game_going_and_nothing_else_does(card: str, over: bool) -> None:
    """Ruling M54."""
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    hands["grey"] = "bf109e bf109e bf109e bf110c freie_jagd"
    s = refilling(hands=hands, pile=[0] * 16, lower_left=0, bottom=[CODE[card]] + [-1] * 63, bottom_left=1).play("pass")
    assert (s.table.result is not None) is over


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("card", "over"), [("ju87b", False), ("ju88a", False), ("ace_moelders", True)])
def test_a_bomber_in_a_german_hand_keeps_the_game_going(card: str, over: bool) -> None:
    """Ruling M54."""
    hands = dict.fromkeys(("amber", "plum", "teal", "grey"), "bf109e bf109e bf109e bf110c bf110c")
    hands["teal"] = f"bf109e bf109e bf109e bf110c {card}"
    s = refilling(hands=hands, pile=[3] + [0] * 15, lower_left=3).play("pass")
    assert (s.table.result is not None) is over
