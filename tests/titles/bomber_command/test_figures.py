"""What the board is told beyond the columns: the numbers are those of the rules, and each seat gets what it may know."""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick
from opsroom.engine.procedure import PROCEDURES
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.board_figures import figures, own_figures, plan
from opsroom.titles.bomber_command.previews import hex_of
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.geography import BRITISH, GERMAN, HEXES
from opsroom.titles.bomber_command.rules.table import RISES, SETS
from opsroom.titles.bomber_command.rules.weather import is_moon_up
from tests.titles.bomber_command import city as cities
from tests.titles.bomber_command.night import CITY, CODES, PLACE, RAID, blip, night, planner, raid, unit

ROUTE = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5 e6"


# --- flight plans
@pytest.mark.rule("4.2.2", "7.2")
def test_a_plan_says_when_its_raid_is_where() -> None:
    t = night()
    r = raid(t, "a", "main_force", ROUTE, target=5, entry=2, city="bremen")
    found = plan(t, r)
    assert found["hexes"] == ROUTE.split()
    assert [(end["turn"], end["at"]) for end in found["turns"]] == [(2, 1), (3, 3), (4, 5), (5, 7), (6, 9)]
    assert (found["entry"], found["bombs"], found["home"], found["away"]) == (2, 4, 7, 8)
    assert (found["target"], found["at"]) == (5, None)
    t.head[r] = 3
    assert plan(t, r)["at"] == 3
    t.head[r] = 11
    assert plan(t, r)["at"] is None, "home"


@pytest.mark.rule("4.3.3")
def test_a_plan_knows_that_mine_layers_stop_short() -> None:
    """A Gardening raid that comes upon its mines with its first hex of a turn stops there."""
    t = night()
    r = raid(t, "b", "gardening", ROUTE, target=4, entry=1)
    found = plan(t, r)
    assert [end["at"] for end in found["turns"]] == [1, 3, 4, 6, 8, 10]
    assert (found["bombs"], found["home"], found["away"]) == (3, 7, 7)


def test_a_plan_in_the_making_enters_in_the_first_turn_unless_told_otherwise() -> None:
    g = planner().play("main_force")
    assert own_figures(g.t, BRITISH)["plans"] == {}
    g.play("raid_a", "bremen", "e7")
    begun = own_figures(g.t, BRITISH)["plans"]["a"]
    assert (begun["hexes"], begun["entry"], begun["bombs"]) == (["e7"], 1, None)
    g.play("turn_3", "one_hex", "h5")
    drawn = own_figures(g.t, BRITISH)["plans"]["a"]
    assert (drawn["entry"], drawn["bombs"], drawn["turns"][0]) == (3, None, {"turn": 3, "at": 0})


def test_a_raid_has_no_return_before_its_route_leads_home() -> None:
    g = planner().play("main_force", "raid_a", "bremen", "e7")
    begun = own_figures(g.t, BRITISH)["plans"]["a"]
    assert (begun["home"], begun["away"]) == (None, None)
    assert (g.t.plot_raid, TITLE.whisper(g.t)["bound"]) == (RAID["a"], "out")
    g.play("j4")
    assert own_figures(g.t, BRITISH)["plans"]["a"]["home"] is None
    assert TITLE.whisper(g.t)["bound"] == "home"
    g.play("shortest_home")
    drawn = own_figures(g.t, BRITISH)["plans"]["a"]
    assert drawn["home"] > drawn["bombs"]


def test_bends_are_where_a_leg_ends() -> None:
    t = night()
    r = raid(t, "a", "main_force", ROUTE, target=5, city="bremen")
    for at in range(11):
        t.leg[r * 48 + at] = 1 if at <= 3 else 2 if at <= 5 else 3
    assert plan(t, r)["bends"] == [3, 5]


def test_turns_in_hand_are_counted_from_the_last_return_to_dawn() -> None:
    t = night(dawn=12)
    assert own_figures(t, BRITISH)["turns_in_hand"] is None
    raid(t, "a", "main_force", ROUTE, target=5, entry=2, city="bremen")
    assert own_figures(t, BRITISH)["turns_in_hand"] == 12 - 8 - 1
    raid(t, "b", "mosquito", ROUTE, target=5, entry=8, city="bremen")
    assert own_figures(t, BRITISH)["turns_in_hand"] == 12 - 13 - 1
    t.plot_raid = RAID["b"]
    assert own_figures(t, BRITISH)["turns_in_hand"] == 3, "what is still being drawn does not count"
    t.dawn = 99
    assert own_figures(t, BRITISH)["turns_in_hand"] is None


@pytest.mark.parametrize("seat", [GERMAN, -1])
def test_plans_are_the_british_sides_own(seat: int) -> None:
    t = night(dawn=12)
    raid(t, "a", "main_force", ROUTE, target=5, entry=2, city="bremen")
    assert own_figures(t, seat) == {"plans": None, "turns_in_hand": None}


# --- the night
@pytest.mark.rule("12.1.2")
@pytest.mark.parametrize(("moon", "turns"), [(RISES, [6, 7, 8, 9]), (SETS, [1, 2, 3, 4, 5]), (0, [])])
def test_the_moon_is_up_in_the_turns_in_which_it_counts(moon: int, turns: list[int]) -> None:
    t = night(moon=moon, moon_turn=6, dawn=10)
    assert figures(t)["night"] == {"dawn": 10, "moonlit": turns}
    for turn in range(1, 15):
        t.turn = turn
        assert is_moon_up(t) == (turn in turns)


def test_the_dawn_is_unknown_until_it_is_rolled_for() -> None:
    assert figures(night())["night"]["dawn"] is None
    view = TITLE.new(seed=1).view(None)
    assert (view["columns"]["dawn"], view["columns"]["wind"]) == (None, None)


# --- fighters and guns
def test_units_say_where_they_are() -> None:
    t = night()
    unit(t, "b01", "h5")
    unit(t, "b02", "j8", stack="beacon_ida", depleted=1)
    unit(t, "b03", "raid_a")
    unit(t, "b04", "ready")
    unit(t, "b05", "jutland")
    found = figures(t)["units"]
    assert {name: (u["standing"], u["hex"], u["raid"]) for name, u in found.items()} == {
        "b01": ("air", "h5", None),
        "b02": ("stack", "j8", None),
        "b03": ("stream", None, "a"),
        "b04": ("ready", TITLE.facts["units"]["b04"]["hex"], None),
        "b05": ("air", "jutland", None),
    }
    printed = TITLE.facts["units"]
    assert found["b01"]["strength"] == printed["b01"]["strength"]
    assert found["b02"]["strength"] == printed["b02"]["depleted"]


@pytest.mark.rule("3.6", "9.6")
def test_flak_counts_guns_that_were_moved_and_those_that_came() -> None:
    t = night()
    before = figures(t)["flak"]
    printed = {city["id"]: city["flak"] for city in TITLE.facts["scenarios"]["berlin"]["cities"]}
    assert before == printed
    t.flak_moved[CITY["emden"]] = 1
    t.mobile_flak[CITY["hannover"]] = 1
    after = figures(t)["flak"]
    assert after["emden"] is None
    assert after["hannover"] == printed["hannover"] + 1
    assert {name: n for name, n in after.items() if n != printed[name]} == {
        "emden": None,
        "hannover": after["hannover"],
    }


@pytest.mark.rule("9.3")
def test_the_belt_is_active_round_a_unit_under_ground_control_in_its_own_division() -> None:
    t = night()
    unit(t, "b01", "h5", gci=1)
    active = figures(t)["active_belt"]
    assert "h5" in active
    assert "h6" in active
    assert "i5" not in active


# --- what was seen
@pytest.mark.rule("7.2.5")
def test_traces_are_remembered_for_three_turns_and_only_where_nothing_lies_now() -> None:
    t = night(turn=5)
    for column, hexes in (
        ("trace", {"g5": 3, "e5": 1, "i5": 5, "f5": 2}),
        ("stream_trace", {"g5": 3}),
        ("alarm", {"k5": 4}),
    ):
        rows = list(getattr(t, column))
        for hex, turn in hexes.items():
            rows[PLACE[hex]] = turn
        setattr(t, column, rows)
    blip(t, 0, "a", "j5", "i5", "h5")
    assert sorted((trace["hex"], trace["turn"], trace["what"]) for trace in figures(t)["traces"]) == [
        ("f5", 2, "raid"),
        ("g5", 3, "stream"),
        ("k5", 4, "fight"),
    ]


# --- the city
def test_the_open_map_is_that_of_the_bombing_and_afterwards_of_the_last_target() -> None:
    s = cities.over("B", dice=[])
    assert isinstance(s.t.top, Bombing)
    s.t.city_bombed[1] = CITY["bremen"]
    found = figures(s.t)["open_map"]
    maps = {city["id"]: city["map"] for city in TITLE.facts["scenarios"]["berlin"]["cities"]}
    assert found["target"] == "a", "whatever happened on the other map"
    assert found["map"] == maps[found["city"]]
    t = night()
    assert figures(t)["open_map"] is None
    t.city_bombed[0] = CITY["hannover"]
    assert figures(t)["open_map"]["city"] == "hannover"
    t.city_bombed[1] = CITY["bremen"]
    assert (figures(t)["open_map"]["target"], figures(t)["open_map"]["city"]) == ("b", "bremen")


# --- options on the map
def test_options_lie_where_their_things_are() -> None:
    t = night()
    r = raid(t, "e", "main_force", ROUTE, target=5, city="bremen")
    t.leader[RAID["b"]], t.plot_raid = r, RAID["b"]
    t.combat_hex[2] = PLACE["k5"]
    blip(t, 1, "e", "h5")

    def lies(of: str, name: str) -> str | None:
        hex = hex_of(t, of, CODES[of][name])
        return TITLE.names.things["place"][hex] if 0 <= hex < HEXES else None

    hexes = {city["id"]: city["hex"] for city in TITLE.facts["scenarios"]["berlin"]["cities"]}
    beacons = {beacon["id"]: beacon["hex"] for beacon in TITLE.facts["scenarios"]["berlin"]["beacons"]}
    for of in ("city", "stack", "post", "plot", "contact"):
        assert lies(of, "hannover") == hexes["hannover"]
    assert lies("stack", "beacon_ida") == lies("post", "beacon_ida") == beacons["ida"]
    assert lies("place", "k6") == lies("plot", "k6") == "k6"
    assert lies("plot", "split_4") == "i5"
    assert lies("combat", "combat_3") == "k5"
    assert lies("blip", "counter_2") == lies("contact", "counter_2") == "h5"
    for of, name in (
        ("place", "jutland"),
        ("post", "gci_marker"),
        ("plot", "turn_2"),
        ("unit", "b01"),
        ("blip", "counter_1"),
    ):
        assert lies(of, name) is None
    assert hex_of(t, "place", -1) == -1


# --- nothing is told that is not known
def test_no_mask_and_no_code_is_left_in_view_or_frame() -> None:
    """Numbers that are sent are counts, turns, dice, modifiers and places in a route."""
    counts = {
        *("turn", "end_offered", "dawn", "moon_turn", "wind", "jamming", "entry", "leg", "length", "target_at"),
        *("split_at", "abandoned", "head", "losses", "disruption", "damage", "hunts", "shown_losses"),
        *("shown_disruption", "shown_damage", "shown_hunts", "trace", "stream_trace", "alarm", "combats", "bombed_on"),
        *("mines_laid", "fuel", "intruders_declared", "patrol_back", "mobile_flak", "fighter_losses", "held", "left"),
        *("discards", "used", "roll_mod", "losses_less", "turn_contact", "turn_attack", "window_used", "flares"),
        *(
            "bombed",
            "cup",
            "creepback",
            "he",
            "incendiaries",
            "fires",
            "old_he",
            "old_incendiaries",
            "old_fires",
            "hand",
        ),
    }
    declared = TITLE.open(TITLE.setup()).declared()
    assert {name for name, see in declared.items() if not see.of and not see.is_hidden} == counts
    fields = {
        *("moon_dice", "moon_turn", "placed", "points", "total", "disruption", "passes", "dice", "second", "shift"),
        *("drift", "he", "left", "bonus", "one", "two", "lost", "disrupted", "fire", "value", "strength", "modifier"),
        *("streams", "less"),
    }
    shown = {
        field
        for about in PROCEDURES["bomber_command"].values()
        for field, seen in about.visibility.items()
        if seen in ("Shown", "Own") and not about.kinds.get(field)
    }
    assert shown == fields


def test_the_recap_has_the_events_of_the_last_bombing_of_each_city() -> None:
    table, choose = TITLE.new(seed=6, mode="downfall"), Quick(6)
    while table.question is not None:
        code = table.title.staff.advise(table.position)
        options = table.question.options
        name = table.title.names.of(table.question.of, code)
        table.answer(name if choose.below(4) else options[choose.below(len(options))])
    events, found = table.events("german"), table.recap("german")
    assert found is not None
    begun = {event["values"]["city"]: event["i"] for event in events if event["kind"] == "bombing_begins"}
    assert begun
    assert list(found["bombings"]) == list(begun)
    for city, told in found["bombings"].items():
        kinds = [events[each["event"]]["kind"] for each in told]
        assert (kinds[0], kinds[-1]) == ("aimed", "bombing_scored")
        assert begun[city] < told[0]["event"]
        assert "bomb_moved" not in kinds


def test_a_second_bombing_of_a_city_takes_the_place_of_the_first() -> None:
    def told(i: int, kind: str, **values: object) -> dict[str, object]:
        return {"i": i, "turn": 5, "kind": kind, "rule": "10.5.2", "values": values}

    log = [
        told(0, "marked"),
        told(1, "bombing_begins", city="hannover"),
        told(2, "errors_counted"),
        told(3, "bombing_begins", city="hannover"),
        told(4, "card_played"),
        told(5, "errors_counted"),
        told(6, "bombing_begins", city="emden"),
        told(7, "bombing_scored"),
    ]
    found = TITLE.recap(log, 5)
    assert {city: [each["event"] for each in told] for city, told in found["bombings"].items()} == {
        "hannover": [5],
        "emden": [7],
    }
    assert TITLE.recap([], 5)["bombings"] == {}


def test_a_plan_in_the_making_changes_the_figures_of_its_own_side_alone() -> None:
    table = TITLE.new(seed=3)
    others, own = [], []
    while table.question is not None and table.turn == 0:
        if table.question.key == "plot":
            others.append([table.view(seat)["figures"] for seat in ("german", None)])
            own.append(len(table.view("british")["figures"]["plans"]))
        table.answer(TITLE.names.of(table.question.of, TITLE.staff.advise(table.position)))
    assert all(figures == others[0] for figures in others)
    assert own[0] == 0
    assert own[-1] > 1
