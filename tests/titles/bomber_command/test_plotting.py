"""Plotting the raids.  § 3.5 and § 4"""

from __future__ import annotations

from itertools import product

import pytest

from opsroom.engine.chance import Quick
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.geography import (
    BOARD,
    CITIES,
    CITY_IN_PLAY,
    CITY_NAMES,
    EXIT,
    HEX_NAMES,
    HEXES,
    MINE,
)
from opsroom.titles.bomber_command.rules.plot_questions import ASK_ENTRY, ASK_LEG
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raids import disruption_at_target, path_length
from opsroom.titles.bomber_command.rules.route_geometry import FAR, hexes_of_leg, is_vertex_leg, ways_to
from opsroom.titles.bomber_command.rules.table import PATH, Bomber
from opsroom.titles.bomber_command.rules.timetable import head_after, mark, marks, turn_at
from tests.titles.bomber_command.night import PLACE, RAID, Night, begin, night, planner, raid


def route(t: Bomber, letter: str) -> str:
    r = RAID[letter]
    return " ".join(HEX_NAMES[t.path[r * PATH + i]] for i in range(t.length[r]))


def bremen(**columns: int) -> Night:
    """Vector 3: five hexes north-east, one back, six south-west; one hex on turn 1."""
    g = planner(**columns)
    g.play("main_force", "raid_e", "bremen", "e7", "turn_1", "one_hex", "j4", "i4", "c7", "home")
    return g


@pytest.mark.rule("4.0", "4.1", "4.2", "4.2.1", "4.2.2", "4.3.1", "3.5", "3.5.2")
def test_the_bremen_plan() -> None:
    t = bremen().t
    r = RAID["e"]
    assert route(t, "e") == "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5 e6 d6 c7"
    at_end = [HEX_NAMES[t.path[r * PATH + head_after(t, r, turn)]] for turn in range(1, 8)]
    assert at_end == ["e7", "g6", "i5", "i4", "g5", "e6", "c7"]
    assert t.target_at[r] == 5
    assert turn_at(t, r, 5) == 4
    assert head_after(t, r, 8) >= t.length[r]
    assert disruption_at_target(t, r) == 0


@pytest.mark.rule("4.4.1", "4.4")
def test_mosquitoes_part_from_the_bremen_raid_over_i5() -> None:
    """With the option that they fly on at once: else they would end turn 4 in I4, where the Main Force does."""
    g = bremen(parting_rule=1)
    g.play("mosquito", "raid_b", "wilhelmshaven", "escort_e")
    assert "split_4" in g.options
    g.play("split_4")
    assert "j4" not in g.options  # where the leader flies
    g.play("i4")
    g.play("g5", "c7", "home")
    assert route(g.t, "b").startswith("e7 f6 g6 h5 i5 i4")
    g.play("mosquito", "raid_c", "osnabrueck", "escort_e", "split_4", "j5")
    t = g.t
    assert t.leader[RAID["c"]] == RAID["e"]
    assert t.split_at[RAID["c"]] == 4
    assert t.entry[RAID["b"]] == 1
    assert t.slow_entry[RAID["b"]] == 1


@pytest.mark.rule("4.4.1")
@pytest.mark.parametrize(
    ("split", "fly_on", "ends"),
    [
        (4, 0, ["e7", "g6", "i5", "j5", "j7", "h8"]),  # after a whole turn together: one hex, then two a turn
        (4, 1, ["e7", "g6", "i5", "j6", "i8", "g8"]),
        (3, 0, ["e7", "g6", "i6", "k5"]),  # after one hex together there is one left, by either reading
        (3, 1, ["e7", "g6", "i6", "k5"]),
    ],
)
def test_4_4_1_mosquitoes_that_part_stop_after_the_first_hex_of_their_own(
    split: int, fly_on: int, ends: list[str]
) -> None:
    t = night(parting_rule=fly_on)
    raid(t, "e", "main_force", "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5", target=5, city="bremen", slow=True)
    route = "e7 f6 g6 h5 i5 j5 j6 j7 i8 h8 g8 f8" if split == 4 else "e7 f6 g6 h5 i6 j5 k5 k6 j6"
    r = raid(t, "c", "mosquito", route, target=5, city="osnabrueck", slow=True, leader="e", split=split)
    assert [HEX_NAMES[t.path[r * PATH + head_after(t, r, turn)]] for turn in range(1, len(ends) + 1)] == ends
    alone = [turn for turn in range(1, len(ends) + 1) if head_after(t, r, turn) > split]
    assert all(marks(t, r) & mark(turn, PLACE[ends[turn - 1]]) for turn in alone)
    assert [turn_at(t, r, head_after(t, r, turn)) for turn in alone] == alone


@pytest.mark.rule("4.4.1", "4.4")
def test_4_4_1_the_editor_keeps_the_stop_clear_of_other_raids() -> None:
    """The Main Force ends turn 4 in I4; Mosquitoes that part over I5 would have to stop there."""
    g = bremen()
    g.play("mosquito", "raid_b", "wilhelmshaven", "escort_e", "split_4")
    assert g.refused["i4"] == ("4.4", "another_raid_ends_there")
    g.play("abandon", "mosquito", "raid_c", "osnabrueck", "escort_e", "split_4")
    g.play("j5")
    t, r = g.t, RAID["c"]
    assert turn_at(t, r, 5) == 4
    assert head_after(t, r, 4) == 5


@pytest.mark.rule("4.4.1")
def test_no_parting_at_the_mosquitoes_own_target() -> None:
    g = planner("berlin")
    g.play("main_force", "raid_a", "berlin", "e6", "turn_1", "two_hexes", "n1", "n3")
    while g.t.plot_stage == 7:
        g.play(next(o for o in ("home", "e8", "d7", "c7", "g9", "k6", "h5", *g.options) if o in g.options))
    g.play("mosquito", "raid_b", "stettin", "escort_a")
    split_hexes = [g.t.path[int(o.split("_")[1])] for o in g.options if o.startswith("split")]
    assert PLACE["n1"] not in split_hexes


@pytest.mark.rule("4.3.3", "4.2.2")
def test_the_gardening_plan_stops_over_its_mines() -> None:
    """Vector 4, and a route that comes upon the mines with its first hex."""
    g = bremen()
    g.play("gardening", "raid_f", "h3", "e5", "turn_2", "two_hexes", "g4", "h3")
    t, r = g.t, RAID["f"]
    assert route(t, "f") == "e5 f4 g4 h3"
    assert [head_after(t, r, turn) for turn in (1, 2, 3)] == [-1, 1, 3]
    s = raid(t, "g", "gardening", "e5 f4 h3 g4 f4 e5 d5 c6", target=2, entry=1, mine="h3")
    assert [head_after(t, s, turn) for turn in (1, 2, 3, 4)] == [1, 2, 4, 6]
    assert [turn_at(t, s, at) for at in range(5)] == [1, 1, 2, 3, 3]


@pytest.mark.rule("4.2", "4.2.1")
def test_legs_run_through_sides_or_vertices() -> None:
    """Vector 2: the two ways round one vertex."""
    assert is_vertex_leg(PLACE["e5"], PLACE["g5"])
    assert not is_vertex_leg(PLACE["e5"], PLACE["e8"])
    ways = {" ".join(HEX_NAMES[h] for h in hexes_of_leg(PLACE["e5"], PLACE["g5"], left)) for left in (True, False)}
    assert ways == {"f4 g5", "f5 g5"}
    assert [HEX_NAMES[h] for h in hexes_of_leg(PLACE["e6"], PLACE["g6"], True)] == ["f5", "g6"]


@pytest.mark.rule("4.2.1")
def test_a_vertex_leg_is_flown_on_one_side() -> None:
    g = planner()
    g.play("main_force", "raid_a", "bremen", "e7", "turn_1", "two_hexes", "g7")
    assert route(g.t, "a") == "e7 f6 g7"
    assert "other_side" in g.groups
    g.play("other_side")
    assert route(g.t, "a") == "e7 f7 g7"
    g.play("other_side")
    assert route(g.t, "a") == "e7 f6 g7"


@pytest.mark.rule("4.2.1")
def test_four_legs_lead_to_the_target_and_no_more() -> None:
    g = planner("berlin")
    g.play("main_force", "raid_a", "berlin", "e4", "turn_1", "two_hexes", "e5", "e6")
    to_berlin = ways_to(PLACE["n3"]).hexes
    assert g.refused["e7"] == ("4.2.1", "too_many_legs")
    assert all(to_berlin[HEXES + PLACE[end]] < FAR for end in g.options if end != "abandon")  # in one leg
    g.play("f7")
    assert g.options == ["n3", "abandon"]


@pytest.mark.rule("9.8.3", "4.2.1")
def test_every_bend_before_the_target_disrupts() -> None:
    g = planner()
    g.play("main_force", "raid_a", "bremen", "e4", "turn_1", "two_hexes", "e7", "j4")
    assert disruption_at_target(g.t, RAID["a"]) == 1


@pytest.mark.rule("4.2")
def test_entry_is_a_mandrel_hex_and_the_way_home_an_exit() -> None:
    g = planner()
    g.play("main_force", "raid_a", "bremen")
    assert sorted(g.options) == sorted(["e4", "e5", "e6", "e7", "e8", "e9", "e10"])
    g.play("e7", "turn_1", "two_hexes", "j4", "i4")
    assert "home" not in g.options
    g.play("c7")
    assert "home" in g.options


@pytest.mark.rule("3.5.1", "4.0", "4.3")
def test_the_allotment_of_berlin() -> None:
    g = planner()
    assert g.refused["done"] == ("4.0", "main_force_first")
    g = bremen()
    assert set(g.options) == {"done", "mosquito", "gardening", "decoy"}
    for letter, city in (("a", "kiel"), ("b", "luebeck")):
        raid(g.t, letter, "mosquito", "e7 f6", city=city)
    begin(g.t, Plotting())
    assert set(g.options) == {"done", "mosquito", "gardening"}
    assert g.refused["decoy"] == ("3.5.1", "no_more_of_them")
    raid(g.t, "c", "mosquito", "e7 f6", city="berlin")
    begin(g.t, Plotting())
    assert g.options == ["done"]


@pytest.mark.rule("3.5.1", "13.0")
def test_the_allotment_of_downfall() -> None:
    g = planner("bremen", True, "essen")
    raid(g.t, "a", "decoy", "e7 f6")
    begin(g.t, Plotting())
    assert "decoy" in g.options  # for two Mosquitoes
    raid(g.t, "b", "decoy", "e7 f6")
    begin(g.t, Plotting())
    assert set(g.options) == {"main_force", "mosquito", "gardening"}
    assert g.refused["decoy"] == ("3.5.1", "no_more_of_them")  # one exchange, ruling B80
    g.t.decoy_rule = 1
    begin(g.t, Plotting())
    assert "decoy" in g.options  # as an option any number
    raid(g.t, "c", "decoy", "e7 f6")
    begin(g.t, Plotting())
    assert set(g.options) == {"main_force", "mosquito", "gardening"}
    raid(g.t, "d", "gardening", "e7 f6", mine="h3")
    begin(g.t, Plotting())
    assert set(g.options) == {"main_force"}


@pytest.mark.rule("4.3.2", "3.3.1")
def test_mosquitoes_go_to_other_cities() -> None:
    g = bremen()
    g.play("mosquito", "raid_a")
    assert g.refused["bremen"] == ("4.3.2", "another_raid_goes_there")
    assert "amsterdam" not in g.options
    g.play("kiel", "e4", "turn_1", "two_hexes", "abandon", "mosquito", "raid_a")
    assert "kiel" in g.options  # an abandoned plan leaves nothing


@pytest.mark.rule("4.3.3")
def test_two_raids_do_not_mine_one_hex() -> None:
    g = bremen()
    raid(g.t, "f", "gardening", "e5 f4 g4 h3", mine="h3")
    begin(g.t, Plotting())
    g.play("gardening", "raid_g")
    assert g.refused["h3"] == ("4.3.3", "another_raid_goes_there")


@pytest.mark.rule("4.3.4")
def test_decoys_avoid_cities_occupied_cities_and_airfields() -> None:
    g = bremen()
    g.play("decoy", "raid_d", "e7", "turn_9", "two_hexes")
    assert g.refused["i5"] == ("4.3.4", "decoys_avoid_it")  # Vechta and Oldenburg
    assert "h5" in g.options
    d = planner("bremen", True, "essen")
    d.play("decoy", "raid_d")
    assert d.refused["g9"] == ("4.3.4", "decoys_avoid_it")


@pytest.mark.rule("4.3.4")
def test_decoys_have_eight_legs() -> None:
    g = bremen()
    g.play("decoy", "raid_d", "e5", "turn_12", "two_hexes")
    legs = 0
    for end in ("e4", "e5", "e4", "e5", "e4", "e5", "e6"):
        g.play(end)
        legs += 1
    assert legs == 7
    ends = [o for o in g.options if o not in ("abandon", "home")]
    assert ends
    assert all(EXIT[PLACE[end]] for end in ends)  # the eighth leg must end at the coast


@pytest.mark.rule("4.4")
def test_no_two_raids_end_a_turn_in_one_hex_nor_in_a_stream() -> None:
    g = bremen()
    g.play("mosquito", "raid_a", "emden", "e8", "turn_2", "two_hexes")
    t = g.t
    taken = marks(t, RAID["e"])
    assert taken & mark(2, PLACE["f6"])  # the stream behind the head in g6
    assert taken & mark(3, PLACE["i5"])
    for option in g.options:
        if option not in ("abandon", "home"):
            steps = BOARD.distance(PLACE["e8"], PLACE[option])
            if steps % 2 == 1:
                assert not taken & mark(turn_at(t, RAID["a"], steps), PLACE[option])


@pytest.mark.rule("4.2.2")
def test_two_raids_may_not_both_wait_in_one_entry_hex() -> None:
    g = bremen()
    g.play("mosquito", "raid_a", "emden", "e7", "turn_1")
    assert g.options == ["two_hexes"]
    assert g.refused["one_hex"] == ("4.4", "another_raid_ends_there")


@pytest.mark.rule("4.5", "4.5.1", "4.5.2")
def test_the_follow_up_enters_four_turns_after_the_first() -> None:
    """Vector 7."""
    g = planner("bremen", True)
    g.play("main_force", "raid_a", "bremen", "e7", "turn_2", "two_hexes", "j4", "i4", "c7", "home")
    g.play("main_force", "raid_b", "bremen", "e7")
    assert g.t.entry[RAID["b"]] == 6, "as soon as can be"
    g.play("other_turn")
    turns = [o for o in g.options if o.startswith("turn")]
    assert turns[0] == "turn_6"
    assert g.refused["turn_5"] == ("4.5.2", "too_soon_after_the_first")
    assert g.t.block[RAID["a"]] == 0
    assert g.t.block[RAID["b"]] == 1


@pytest.mark.rule("4.5.2", "10.6")
def test_4_5_2_the_second_raid_on_a_target_bombs_after_the_first() -> None:
    """Ruling B77: by a long way round the first raid is over Bremen on turn 8, so the second is there on turn 10."""
    g = planner("bremen", True)
    g.play("main_force", "raid_a", "bremen", "e4", "turn_3", "one_hex", "h2", "k1", "k4", "j4", "i4", "c7", "home")
    arrival = turn_at(g.t, RAID["a"], g.t.target_at[RAID["a"]])
    assert arrival == 8
    g.play("main_force", "raid_b", "bremen", "e7", "other_turn")
    assert g.options[0] == "turn_8"  # five hexes to Bremen, two a turn
    assert g.refused["turn_7"] == ("4.5.2", "too_soon_after_the_first")


@pytest.mark.rule("4.5.2")
def test_4_5_2_the_first_raid_leaves_time_for_the_second() -> None:
    for seed in range(12):
        g = planner("kassel", True)
        chance = Quick(seed)
        for answer in ("main_force", "raid_a", "kassel"):
            g.play(answer)
        while g.t.plot_stage or g.t.block[RAID["b"]] == -1:
            if g.t.plot_stage == 0:
                g.play("main_force", "raid_b", "kassel")
            ways = [option for option in g.options if option != "abandon"]
            assert ways
            g.play("home" if "home" in ways else ways[chance.below(len(ways))])
        first, second = (turn_at(g.t, RAID[r], g.t.target_at[RAID[r]]) for r in ("a", "b"))
        assert second >= first + 2


@pytest.mark.rule("12.3", "12.3.1")
def test_a_heavy_load_is_chosen_with_the_plot() -> None:
    g = planner(load_rule=1)
    g.play("main_force", "raid_a", "bremen", "e7", "turn_1", "two_hexes", "j4", "i4", "c7", "home")
    assert g.options == ["usual_load", "heavy_load"]
    g.play("heavy_load")
    assert g.t.heavy[RAID["a"]] == 1


@pytest.mark.rule("12.3.2", "13.0")
def test_the_length_of_a_route() -> None:
    """Vector 27: ten hexes out to Berlin from E6, eleven back to C6; southern entries count five more."""
    t = night(True)
    r = raid(t, "a", "main_force", " ".join(["e6"] * 21), city="berlin_potsdam")
    assert path_length(t, r) == 21
    t.path[r * PATH] = PLACE["g9"]
    assert path_length(t, r) == 26


@pytest.mark.rule("4.0", "8.3", "12.5")
def test_nobody_learns_from_the_questions_what_is_planned() -> None:
    """Whatever the British side is asked, the German side reads the same."""
    table = TITLE.new(seed=2, mode="berlin")
    quick = Quick(9)
    seen = set()
    for _ in range(120):
        question = table.question
        assert question is not None
        if question.key == "plot":
            view = table.view("german")
            seen.add(str((table.ask("german"), view["frames"], view["columns"])))
        elif seen:
            break
        table.answer(question.options[quick.below(len(question.options))])
    assert len(seen) == 1


@pytest.mark.rule("4.0")
def test_the_british_side_is_told_what_of_the_plan_is_asked_for() -> None:
    table = TITLE.new(seed=2, mode="berlin")
    while table.question is not None and table.question.key != "plot":
        table.answer(table.question.options[0])
    mine, theirs = table.ask("british"), table.ask("german")
    assert mine is not None
    assert theirs is not None
    assert mine["values"]["stage"] == "kind"
    assert "stage" not in theirs["values"]
    assert "options" not in theirs


@pytest.mark.rule("4.2.1")
def test_a_leg_says_where_it_leads() -> None:
    g = planner()
    g.play("main_force", "raid_a", "bremen", "e7", "turn_1", "two_hexes")
    found = TITLE.preview(g.t, PLACE["h5"])
    leg = {"turn": 2, "length": 4, "via": ["f6", "g6", "h5"]}
    assert found == {"hex": "h5", **leg, "stack": "beacon_kiebitz", "more": 0}


# --- which raids, and where they go
@pytest.mark.rule("3.5.1", "4.3")
@pytest.mark.parametrize("downfall", [False, True])
@pytest.mark.parametrize("decoy_rule", [0, 1])
def test_3_5_1_gardening_costs_one_mosquito_raid_and_a_further_decoy_two(downfall: bool, decoy_rule: int) -> None:
    allotted, given = (5, 1) if downfall else (3, 0)
    for mosquitoes, gardenings, decoys in product(range(allotted + 1), range(3), range(4)):
        left = allotted - mosquitoes - gardenings - 2 * max(decoys - given, 0)
        if left < 0:
            continue
        t = night(downfall, decoy_rule=decoy_rule)
        letters = iter(RAID)
        for kind, n in (("mosquito", mosquitoes), ("gardening", gardenings), ("decoy", decoys)):
            for _ in range(n):
                raid(t, next(letters), kind, "e7 f6")
        g = begin(t, Plotting())
        expected = {"main_force"}
        if left >= 1:
            expected.add("mosquito")
        if left >= 1 and gardenings < 2:
            expected.add("gardening")
        if decoys < given or (left >= 2 and (decoys == given or decoy_rule)):
            expected.add("decoy")
        assert set(g.options) == expected
        no_more = dict.fromkeys({"mosquito", "gardening", "decoy"} - expected, ("3.5.1", "no_more_of_them"))
        assert g.refused == {"done": ("4.0", "main_force_first"), **no_more}


@pytest.mark.rule("3.5.1", "4.5")
def test_3_5_1_no_more_main_forces_than_targets() -> None:
    g = bremen()
    assert g.refused == {"main_force": ("3.5.1", "no_more_of_them")}
    g = planner("bremen", True, "essen")
    raid(g.t, "b", "main_force", "e7 f6", city="bremen")
    g = begin(g.t, Plotting())
    assert g.refused["done"] == ("4.0", "main_force_first")
    g.play("main_force", "raid_a")
    assert g.options == ["essen"]


@pytest.mark.rule("4.5.2")
def test_4_5_2_the_first_raid_of_a_follow_up_is_plotted_first() -> None:
    g = planner("bremen", True).play("main_force", "raid_b")
    assert g.options == ["bremen"]
    g.play("bremen")
    assert g.t.block[RAID["b"]] == 0
    g = planner("bremen", True, "essen").play("main_force", "raid_b")
    assert g.options == ["bremen", "essen"]
    g.play("essen")
    assert g.t.block[RAID["b"]] == 1


@pytest.mark.rule("4.1")
def test_4_1_each_letter_is_given_once() -> None:
    g = bremen().play("mosquito", "hannover", "other_letter")
    assert g.options == [f"raid_{letter}" for letter in RAID if letter != "e"]
    assert g.refused == {}


@pytest.mark.rule("4.3.2", "3.1.1")
@pytest.mark.parametrize("downfall", [False, True])
def test_4_3_2_mosquitoes_fly_to_any_city_of_the_scenario_that_no_other_raid_attacks(downfall: bool) -> None:
    g = planner("bremen", downfall, "essen" if downfall else "")
    raid(g.t, "d", "mosquito", "e7 f6", city="kiel")
    g = begin(g.t, Plotting()).play("mosquito", "raid_a")
    in_play = {CITY_NAMES[city] for city in range(CITIES) if CITY_IN_PLAY[downfall * CITIES + city]}
    attacked = {"bremen", "kiel"} | ({"essen"} if downfall else set())
    assert set(g.options) == in_play - attacked
    assert g.refused == dict.fromkeys(attacked, ("4.3.2", "another_raid_goes_there"))
    g.play("hannover")
    assert g.t.block[RAID["a"]] == NONE


@pytest.mark.rule("4.3.3", "3.1.1")
@pytest.mark.parametrize("downfall", [False, True])
def test_4_3_3_mines_are_laid_where_the_scenario_has_a_mine_hex(downfall: bool) -> None:
    g = planner("bremen", downfall, "essen" if downfall else "")
    g.play("gardening", "raid_a")
    assert g.options == [HEX_NAMES[hex] for hex in range(HEXES) if MINE[downfall * HEXES + hex]]
    g.play("h3")
    assert g.t.mine[RAID["a"]] == PLACE["h3"]
    assert g.t.raid_city[RAID["a"]] == NONE


@pytest.mark.rule("12.3")
def test_12_3_only_main_forces_are_asked_for_their_load() -> None:
    g = bremen(load_rule=1, parting_rule=1)
    g.play("usual_load")
    assert g.t.heavy[RAID["e"]] == 0
    g.play("mosquito", "raid_b", "wilhelmshaven", "escort_e", "split_4", "i4", "g5", "c7", "home")
    assert "done" in g.options


@pytest.mark.rule("4.4", "7.2.4")
@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize(
    ("last", "turn", "is_free"), [("c6", 3, False), ("c6", 4, True), ("d6", 3, True), ("d5", 3, None)]
)
def test_4_4_a_stream_that_leaves_the_map_keeps_clear_of_other_raids(
    slow: bool, last: str, turn: int, is_free: bool | None
) -> None:
    """When turn 3 ends it lies in C6; after one hex on entry also in D5, the hex before."""
    g = planner()
    raid(g.t, "b", "mosquito", f"e10 {last}", entry=turn, target=1, city="kiel")
    r = raid(g.t, "a", "decoy", "e4 e5 d5 c6", slow=slow)
    g.t.plot_raid, g.t.plot_stage = r, ASK_LEG
    expected = not slow if is_free is None else is_free
    assert ("home" in begin(g.t, Plotting()).options) == expected


# --- company
@pytest.mark.rule("4.4.1")
def test_4_4_1_only_main_forces_and_decoys_lead_and_only_where_time_is_left() -> None:
    g = planner()
    raid(g.t, "c", "decoy", "e5 f4 g4 f4", entry=22)
    raid(g.t, "d", "decoy", "e5 f4 g4 f4", entry=2)
    raid(g.t, "f", "gardening", "e5 f4 h3", target=2, mine="h3")
    g.t.plot_raid, g.t.plot_stage = raid(g.t, "a", "mosquito", "", city="emden"), ASK_ENTRY
    g = begin(g.t, Plotting())
    assert [option for option in g.options if option.startswith("escort")] == ["escort_d"]
    escorts = {option: why for option, why in g.refused.items() if option.startswith("escort")}
    assert escorts == {"escort_c": ("4.4.1", "no_way_to_the_target")}


@pytest.mark.rule("4.4.1")
def test_4_4_1_nobody_else_flies_with_a_leader() -> None:
    g = bremen().play("gardening", "raid_a", "h3")
    assert not [option for option in [*g.options, *g.refused] if option.startswith("escort")]


# --- rubbing out
PLAN = [
    "kind",
    "block",
    "raid_city",
    "mine",
    "entry",
    "slow_entry",
    "path",
    "leg",
    "length",
    "target_at",
    "leader",
    "split_at",
    "heavy",
    "plot_raid",
    "plot_end",
    "plot_stage",
]


def plan(t: Bomber) -> dict[str, object]:
    found = {name: getattr(t, name) for name in PLAN}
    return {name: value if isinstance(value, int) else list(value) for name, value in found.items()}


@pytest.mark.rule("4.0")
@pytest.mark.parametrize(
    "answers",
    [
        "mosquito raid_a emden e6 turn_3 one_hex f6",
        "mosquito raid_a osnabrueck escort_e split_4 j5",
        "gardening raid_b h3 e5 turn_2 one_hex g4 h3",
        "decoy raid_h e5 turn_4 one_hex e4",
    ],
)
def test_4_0_an_abandoned_plan_leaves_nothing(answers: str) -> None:
    g = bremen()
    before = plan(g.t)
    g.play(*answers.split())
    assert plan(g.t) != before
    g.play("abandon")
    assert plan(g.t) == before
    assert g.t.abandoned == 1
