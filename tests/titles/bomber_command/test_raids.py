"""Raids in flight: movement, streams, detection, what they fly into, how they land.  § 7.2, § 7.6, § 8 and § 9.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import W_BOMB_DROP
from opsroom.titles.bomber_command.rules.charts import FLAK, GCI
from opsroom.titles.bomber_command.rules.combat import FlakAttack
from opsroom.titles.bomber_command.rules.detection import Detection, change_jamming
from opsroom.titles.bomber_command.rules.ending import BombingPhase, EndPhase
from opsroom.titles.bomber_command.rules.geography import CITY_HEX, CITY_NAMES, ENGLAND, HEX_NAMES
from opsroom.titles.bomber_command.rules.raid_movement import RaidMovement, clear_combats, move
from opsroom.titles.bomber_command.rules.raids import (
    approach_side,
    best_weather,
    course,
    is_flying,
    is_homebound,
    lose_bombers,
    part,
    tail,
)
from opsroom.titles.bomber_command.rules.recovery import RaidRecovery, Recovery
from opsroom.titles.bomber_command.rules.table import BOMB_DROP, RESOLVE, Bomber
from opsroom.titles.bomber_command.rules.weather import wind_modifier
from tests.titles.bomber_command import hands
from tests.titles.bomber_command.night import CITY, PLACE, RAID, ZONE, begin, night, raid, unit

BREMEN = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5 e6 d6 c7"


def bremen(t: Bomber, head: int = -1, letter: str = "e") -> int:
    return raid(t, letter, "main_force", BREMEN, target=5, slow=True, city="bremen", head=head)


def flown(t: Bomber) -> list[tuple[str, str]]:
    """What lies on the map after one move: hex and kind of each marker."""
    t.event_log = None
    clear_combats(t)
    for r in range(9):
        if t.kind[r] >= 0:
            move(t, r)
    hows = {GCI: "gci", FLAK: "flak"}
    return [(HEX_NAMES[t.combat_hex[i]], hows[t.combat_how[i]]) for i in range(t.combats)]


# --- movement and streams
@pytest.mark.rule("7.2", "7.2.1", "7.2.2", "2.2.1")
def test_two_hexes_a_turn_and_two_hexes_of_stream() -> None:
    t = night()
    r = bremen(t)
    places = []
    for turn in range(1, 6):
        t.turn = turn
        flown(t)
        places.append([HEX_NAMES[p] if 0 <= p < ENGLAND else "-" for p in (part(t, r, back) for back in range(3))])
    assert places == [
        ["e7", "-", "-"],
        ["g6", "f6", "e7"],
        ["i5", "h5", "g6"],
        ["i4", "j4", "i5"],
        ["g5", "h4", "i4"],
    ]


@pytest.mark.rule("7.2.4", "11.0")
def test_the_stream_leaves_the_map_behind_its_head() -> None:
    """Vector 11: the head starts in the exit hex; it and the first part are over England, the last is left in the hex."""
    t = night(turn=4)
    r = raid(t, "a", "main_force", "e6 d6 c6", target=0, slow=True, city="bremen", head=2)
    t.entry[r] = 2
    t.turn = 4
    flown(t)
    assert [part(t, r, back) for back in range(3)] == [ENGLAND, ENGLAND, PLACE["c6"]]
    assert t.in_england[r] == 0
    u = unit(t, "b03", "raid_a")
    t.turn = 5
    flown(t)
    assert t.in_england[r] == 1
    assert t.unit_at[u] == PLACE["c6"]
    assert t.returning[u] == 1


@pytest.mark.rule("9.1.2", "9.6.1", "7.2.2")
def test_each_hex_is_passed_on_two_turns_in_berlin_and_on_one_in_downfall() -> None:
    for downfall, turns in ((False, 2), (True, 1)):
        t = night(downfall)
        raid(t, "a", "main_force", "e7 f6 g6 h6 i7 j6 k6 l6", target=7, city="kassel")
        hit = []
        for turn in range(1, 6):
            t.turn = turn
            hit += [turn for hex, how in flown(t) if hex == "j6" and how == "flak"]
        assert len(hit) == turns


@pytest.mark.rule("9.6", "9.6.1", "9.1.2")
def test_the_flak_example_of_dortmund() -> None:
    """A Main Force bombs in J6 and two Mosquito raids part there: three markers in J6, and one from Osnabrück."""
    t = night()
    raid(t, "c", "main_force", "h6 i7 j6 k6 l6", target=2, slow=True, city="dortmund", head=1)
    raid(t, "f", "mosquito", "h6 i7 j6 k7 l7", target=4, slow=True, city="giessen", head=1, leader="c", split=2)
    raid(t, "h", "mosquito", "h6 i7 j6 j5 j4", target=3, slow=True, city="osnabrueck", head=1, leader="c", split=2)
    for r in ("c", "f", "h"):
        t.entry[RAID[r]] = 2
        t.slow_entry[RAID[r]] = 0
    t.turn = 3
    marks = flown(t)
    assert marks.count(("j6", "flak")) == 3
    assert marks.count(("j5", "flak")) == 1
    cities = [t.combat_city[i] for i in range(t.combats) if HEX_NAMES[t.combat_hex[i]] == "j6"]
    assert cities == [CITY["dortmund"], -1, -1]  # the Main Force first


@pytest.mark.rule("4.4.1", "9.1.2")
def test_mosquitoes_are_met_by_nobody_while_they_fly_with_a_leader() -> None:
    t = night()
    raid(t, "c", "main_force", "h6 i7 j6 k6 l6", target=4, city="kassel")
    raid(t, "f", "mosquito", "h6 i7 j6 k7 l7", target=4, city="giessen", leader="c", split=2)
    t.turn = 1
    assert flown(t) == [("i7", "flak")]


@pytest.mark.rule("4.4.1")
@pytest.mark.parametrize(("split", "parts"), [(2, True), (3, False)])
def test_4_4_1_mosquitoes_part_after_the_first_hex_of_a_turn_but_not_after_the_second(split: int, parts: bool) -> None:
    """Vector 6: turn 2 takes the Main Force over G7 to H6."""
    t = night(True, turn=2)
    leader = ["e7", "f7", "g7", "h6", "i6", "j5"]
    raid(t, "c", "main_force", " ".join(leader), target=5, city="osnabrueck", head=1)
    own = [*leader[: split + 1], "h7" if split == 2 else "h5", "i7"]
    r = raid(t, "f", "mosquito", " ".join(own), target=len(own) - 1, city="essen", head=1, leader="c", split=split)
    flown(t)
    assert t.head[r] == 3
    assert is_flying(t, r) == parts
    if parts:
        assert part(t, r, 0) == PLACE["h7"]


@pytest.mark.rule("9.3", "9.1.2")
def test_an_active_belt_hex_gives_a_marker_for_each_raid() -> None:
    t = night()
    unit(t, "b06", "h5", gci=1)
    bremen(t, head=2)
    t.turn = 3
    assert ("h5", "gci") in flown(t)
    assert ("i5", "gci") not in flown(t)


@pytest.mark.rule("4.3.3", "7.2", "10.2")
def test_a_gardening_raid_stops_and_lays_its_mines() -> None:
    t = night()
    r = raid(t, "f", "gardening", "e5 f4 g4 h3 g4 f4 e5 d5 c6", target=3, entry=2, mine="h3")
    t.turn = 2
    flown(t)
    t.turn = 3
    flown(t)
    assert t.head[r] == 3
    t.disruption[r] = 4  # misbombing 1
    begin(t, BombingPhase())
    assert t.british_halves == 2
    assert t.mines_laid[PLACE["h3"]] == 3
    begin(t, BombingPhase())
    assert t.british_halves == 2


@pytest.mark.rule("10.2", "4.3.2", "5.0")
def test_bombs_fall_on_arrival_and_count_a_turn_later() -> None:
    t = night()
    raid(t, "b", "mosquito", "e7 f6 g6 h5 i5 i4 h4 g5", target=5, city="wilhelmshaven")
    t.turn = 3
    flown(t)
    city = CITY["wilhelmshaven"]
    assert t.bomb_marker[city] == BOMB_DROP
    begin(t, BombingPhase())
    assert t.british_halves == 0
    begin(t, EndPhase())
    assert t.bomb_marker[city] == RESOLVE
    begin(t, BombingPhase())
    assert t.british_halves == 2
    assert t.bomb_marker[city] == 0


@pytest.mark.rule("4.3.2", "11.1")
def test_mosquitoes_over_berlin_are_worth_three() -> None:
    t = night()
    raid(t, "b", "mosquito", "n2 n3", target=1, city="berlin", head=1)
    t.bomb_marker[CITY["berlin"]] = RESOLVE
    t.bomb_raid[CITY["berlin"]] = RAID["b"]
    begin(t, BombingPhase())
    assert t.british_halves == 6


@pytest.mark.rule("10.6", "4.5.2")
def test_10_6_both_raids_of_a_follow_up_lie_on_one_map() -> None:
    t = night(True)
    city = CITY["bremen"]
    bremen(t, 6, "a")
    second = bremen(t, 4, "b")
    t.block[second] = 1
    for letter, kept in (("a", "choose_aimpoint"), ("b", "choose_approach")):
        t.bomb_marker[city], t.bomb_raid[city] = RESOLVE, RAID[letter]
        g = begin(t, BombingPhase(), 3, 4)
        assert g.key == kept
        while g.key:
            t.answer(t.choices()[-1])
    assert list(t.bombed) == [2, 0]
    assert t.map_halves[0] == t.bombing_halves


@pytest.mark.rule("3.6", "9.6")
def test_redeployed_flak_does_not_fire_and_mobile_flak_is_one_stronger() -> None:
    from opsroom.titles.bomber_command.rules.raid_movement import city_flak

    t = night(True)
    city = CITY["kassel"]
    assert city_flak(t, city) == 1
    t.mobile_flak[city] = 1
    assert city_flak(t, city) == 2
    t.flak_moved[city] = 1
    assert city_flak(t, city) == -1
    assert city_flak(night(), CITY["peenemuende"]) == -1


@pytest.mark.rule("10.2", "6.2")
def test_10_2_cards_may_be_played_for_each_city_where_bombs_begin_to_fall() -> None:
    t = hands.night(german="early_arrival_at_target", turn=1)
    for letter, city in (("a", "emden"), ("b", "wilhelmshaven"), ("c", "hamburg"), ("d", "wuerzburg")):
        raid(t, letter, "mosquito", f"e4 {HEX_NAMES[CITY_HEX[CITY[city]]]}", target=1, city=city)
    t.bomb_marker[CITY["kiel"]] = RESOLVE  # they fell a turn ago
    g = hands.begin(t, RaidMovement())
    asked = []
    while isinstance(t.top, Window):
        if t.top.moment == W_BOMB_DROP:
            asked.append((CITY_NAMES[t.top.city], t.top.place))
        g.play("pass")
    assert asked == [(city, CITY_HEX[CITY[city]]) for city in ("emden", "wilhelmshaven", "hamburg", "wuerzburg")]


@pytest.mark.rule("10.2", "7.2")
@pytest.mark.parametrize(("slow", "arrival"), [(False, 3), (True, 4)])
def test_10_2_bombs_begin_to_fall_only_in_the_turn_of_arrival(slow: bool, arrival: int) -> None:
    """Whether the head ends that turn over the target or flies on."""
    t = night()
    r = raid(t, "a", "main_force", BREMEN, target=5, slow=slow, city="bremen")
    city = CITY["bremen"]
    for turn in range(1, 8):
        t.turn = turn
        t.bomb_marker[city] = RESOLVE if turn > arrival else 0
        flown(t)
        assert t.bomb_marker[city] == (0 if turn < arrival else BOMB_DROP if turn == arrival else RESOLVE)
    assert t.bomb_raid[city] == r


@pytest.mark.rule("4.3.3", "4.3.4", "10.2")
@pytest.mark.parametrize("kind", ["gardening", "decoy"])
def test_10_2_raids_that_attack_no_city_lay_no_bombing_marker(kind: str) -> None:
    t = night(turn=2)
    raid(t, "a", kind, "e5 f4 g4 h3 g4 f4", target=3 if kind == "gardening" else NONE, mine="h3")
    flown(t)
    assert not any(t.bomb_marker)


# --- detection
def detect(total: int, downfall: bool = False, **columns: int):  # type: ignore[no-untyped-def]
    t = night(downfall, **columns)
    bremen(t, head=4)
    raid(t, "b", "mosquito", "e4 f3 g3 h2", target=3, city="kiel", head=3)
    return begin(t, Detection(), total - total // 2, total // 2)


@pytest.mark.rule("8.0", "8.2", "8.2.1")
@pytest.mark.parametrize(
    ("total", "naxos", "heads", "tails"),
    [
        (4, 0, [], []),
        (5, 0, [], []),
        (5, 1, ["i5"], []),
        (6, 0, ["h2", "i5"], []),
        (6, 1, ["h2", "i5"], ["h5", "g6"]),
        (7, 0, ["h2", "i5"], ["h5", "g6"]),
    ],
)
def test_detection_at_level_five(total: int, naxos: int, heads: list[str], tails: list[str]) -> None:
    """Vector 21."""
    t = detect(total, naxos=naxos).t
    assert [HEX_NAMES[h] for h in t.blip_head if h >= 0] == heads
    assert [HEX_NAMES[h] for h in t.blip_tail if h >= 0] == tails


@pytest.mark.rule("8.2")
def test_on_the_level_itself_contacted_raids_are_seen() -> None:
    t = night()
    bremen(t, head=4)
    raid(t, "b", "mosquito", "e4 f3 g3 h2", target=3, city="kiel", head=3)
    unit(t, "b03", "raid_b")
    begin(t, Detection(), 2, 3)
    assert [HEX_NAMES[h] for h in t.blip_head if h >= 0] == ["h2"]


@pytest.mark.rule("7.2.5", "8.2")
def test_counters_come_off_and_leave_a_trace() -> None:
    t = detect(7).t
    assert t.trace[PLACE["i5"]] == t.stream_trace[PLACE["h5"]] == 3
    t.turn = 4
    begin(t, RaidMovement())
    assert all(h < 0 for h in t.blip_head)
    assert t.trace[PLACE["i5"]] == 3


@pytest.mark.rule("8.2", "8.3", "9.1.2")
def test_which_raid_a_counter_is_stays_with_the_british_side() -> None:
    t = detect(7).t
    see = t.declared()["blip_raid"]
    assert not see.is_hidden
    assert see.seat == 0


@pytest.mark.rule("7.2.3", "8.2.1", "13.0")
def test_a_downfall_stream_lies_in_one_hex_or_is_stretched() -> None:
    g = detect(9, True)
    assert g.key == "choose_stretch"
    assert g.seat == "british"
    g.play("stretch_stream")
    assert [HEX_NAMES[h] for h in g.t.blip_tail if h >= 0] == ["h5"]
    g = detect(9, True).play("pass")
    assert [HEX_NAMES[h] for h in g.t.blip_tail if h >= 0] == ["i5"]


@pytest.mark.rule("8.1")
def test_the_jamming_level_stays_on_its_track() -> None:
    t = night()
    t.event_log = None
    change_jamming(t, -9)
    assert t.jamming == 3
    change_jamming(t, 9)
    assert t.jamming == 8


@pytest.mark.rule("9.4.4")
def test_tame_boars_meet_the_worst_weather_of_the_stream() -> None:
    t = night()
    r = bremen(t, head=4)
    t.weather[ZONE["jd_3"]] = 3
    assert best_weather(t, r) == -2
    t.head[r] = 6
    assert best_weather(t, r) == 0


# --- homeward
@pytest.mark.rule("12.3.1", "2.2.1")
def test_a_raid_is_homebound_when_its_whole_stream_has_passed_the_target() -> None:
    t = night()
    r = bremen(t, head=7)
    assert not is_homebound(t, r)
    t.head[r] = 8
    assert is_homebound(t, r)


@pytest.mark.rule("7.2.3", "12.3.1")
def test_7_2_3_a_stream_laid_back_over_the_target_is_not_homebound() -> None:
    t = night(True)
    r = bremen(t, head=6)
    assert is_homebound(t, r)
    t.stretched[r] = 1
    assert not is_homebound(t, r)


@pytest.mark.rule("7.6", "7.6.1")
@pytest.mark.parametrize(("weather", "fido", "lost"), [("cloud", 0, 1), ("fog", 1, 2), ("fog", 0, 4), ("clear", 0, 1)])
def test_crashes_at_home(weather: str, fido: int, lost: int) -> None:
    """Vector 25: eight disruption and three damage are +2, and the dice show 9."""
    t = night(weather=weather, fido=fido)
    r = bremen(t, head=20)
    t.in_england[r] = 1
    t.disruption[r] = 8
    t.damage[r] = 3
    begin(t, RaidRecovery(r), 4, 5)
    assert t.losses[r] == lost
    assert t.gone[r] == 1


@pytest.mark.rule("9.9", "9.9.1", "9.9.2")
def test_mosquito_claims_are_checked_at_home() -> None:
    """Vector 14: three claims, two of them by hunters."""
    t = night()
    r = raid(t, "b", "mosquito", "e4 f3", target=1, city="kiel", head=5)
    t.in_england[r] = 1
    t.losses[r], t.hunts[r] = 3, 2
    begin(t, RaidRecovery(r), 5, 6, 2)
    assert t.losses[r] == t.shown_losses[r] == 1
    assert t.shown_kind[r] == 3
    t.losses[r] = 1
    t.hunts[r] = 0
    begin(t, RaidRecovery(r), 1)
    assert t.losses[r] == 1


@pytest.mark.rule("12.5", "9.9.1")
def test_only_the_british_side_knows_which_claims_stand_in_the_fog_of_war() -> None:
    t = night(fog_rule=1)
    r = raid(t, "b", "mosquito", "e4 f3", target=1, city="kiel", head=5)
    t.in_england[r] = 1
    t.losses[r] = 3
    t.event_log = []
    begin(t, RaidRecovery(r), 1, 6, 2)
    assert t.losses[r] == 1
    assert t.shown_losses[r] == NONE
    noted = next(each for each in t.event_log if each[0] == "mosquitoes_noted")
    kind = TITLE.events["mosquitoes_noted"]
    values = kind.with_names(noted, TITLE.names)["values"]
    assert kind.seen_by("british", values) == {"seat": "british", "raid": "b", "claims": 3, "stand": 1}
    assert kind.seen_by("german", values) == {"seat": "british", "raid": "b", "claims": None, "stand": None}


@pytest.mark.rule("7.2.4", "7.6")
def test_raids_over_england_are_removed_in_the_recovery_phase() -> None:
    t = night()
    r = raid(t, "f", "gardening", "e5 f4 g4 h3", target=3, mine="h3", head=9)
    t.in_england[r] = 1
    begin(t, Recovery())
    assert t.gone[r] == 1
    assert t.in_england[r] == 0


# --- what is written down
@pytest.mark.rule("8.3", "9.8.2", "12.5")
def test_losses_are_open_unless_fog_of_war_hides_them() -> None:
    """Vector 20: twenty and three read 23."""
    t = night()
    r = bremen(t)
    lose_bombers(t, r, 20)
    lose_bombers(t, r, 3)
    assert t.shown_losses[r] == 23
    t = night(fog_rule=1)
    r = bremen(t)
    lose_bombers(t, r, 3)
    assert t.losses[r] == 3
    assert t.shown_losses[r] == -1


@pytest.mark.rule("12.5", "7.6")
def test_fog_of_war_lifts_when_a_raid_lands() -> None:
    t = night(fog_rule=1)
    r = bremen(t, head=20)
    t.in_england[r] = 1
    t.disruption[r] = 7
    begin(t, RaidRecovery(r), 1, 1)
    assert t.shown_disruption[r] == 7
    assert t.shown_losses[r] == -1


# --- wind and approach
@pytest.mark.rule("12.1.3")
def test_wind_helps_and_hinders_contacts() -> None:
    t = night()
    r = bremen(t, head=4)  # north-east all the way: 60 degrees
    assert course(t, r) == 60
    t.wind = 120
    assert wind_modifier(t, course(t, r)) == -1
    t.head[r] = 9  # south-west: 240 degrees
    assert course(t, r) == 240
    assert wind_modifier(t, course(t, r)) == 1
    t.wind = 150
    assert wind_modifier(t, 60) == 0
    t.wind = -1
    assert wind_modifier(t, 60) == 0


@pytest.mark.rule("12.4", "12.4.1")
def test_the_approach_of_the_duesseldorf_example() -> None:
    """Vector 19: G8, H8, I8 comes in by side 5."""
    t = night()
    r = raid(t, "a", "main_force", "g8 h8 i8", target=2, city="duesseldorf")
    assert approach_side(t, r) == 5


# --- what the German side learns of a raid
@pytest.mark.rule("8.3", "12.5", "9.8")
@pytest.mark.parametrize("fog", [0, 1])
def test_12_5_the_fog_of_war_keeps_the_letter_and_the_counts_until_the_raid_lands(fog: int) -> None:
    t = night(fog_rule=fog)
    r = bremen(t, head=4)
    t.raid_now = r
    g = begin(t, FlakAttack(PLACE["j4"], CITY["bremen"], 5), 3, 4)
    shown = (t.shown_losses[r], t.shown_disruption[r], t.shown_damage[r])
    assert [values[0] for values in g.events("bombers_hit")] == [-1 if fog else r]
    assert shown == ((-1, -1, -1) if fog else (t.losses[r], t.disruption[r], t.damage[r]))
    begin(t, RaidRecovery(r), 1, 1)
    assert (t.shown_disruption[r], t.shown_damage[r]) == (t.disruption[r], t.damage[r])
    assert (t.shown_losses[r] == -1) == bool(fog)


@pytest.mark.rule("7.2.3")
def test_7_2_3_a_stretched_stream_closes_up_when_the_raid_moves_on() -> None:
    t = night(True)
    r = bremen(t, head=2)
    t.stretched[r] = 1
    t.turn = 3
    begin(t, RaidMovement())
    assert (t.head[r], t.stretched[r], tail(t, r)) == (4, 0, 0)
