"""Orders to several units at once do what the single orders would do."""

from __future__ import annotations

import random

import pytest

from opsroom.engine.chance import Quick
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.migrations import forget_the_last_task
from opsroom.titles.bomber_command.rules.charts import FLAK, LEGS
from opsroom.titles.bomber_command.rules.counters import AIRFIELD, UNIT_ZONE
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.fighters import Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import (
    BEACON_AT,
    CITIES,
    CITIES_IN,
    CITY_FLAK,
    EXIT,
    HEXES,
    HIMMELBETT,
    JUTLAND,
    PLACE_NAMES,
    RAID_NAMES,
    RAIDS,
    READY,
    RECOVERED,
    ZONE,
)
from opsroom.titles.bomber_command.rules.plot_questions import ASK_KIND, ASK_LEG, P_OTHER_SIDE
from opsroom.titles.bomber_command.rules.plot_raids import shuffle
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raid_movement import Combats, add_combat
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import Patrols, Scramble
from opsroom.titles.bomber_command.rules.table import PATH, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from opsroom.titles.bomber_command.rules.units import is_twin
from tests.titles.bomber_command.night import CITY, PLACE, RAID, UNIT, Night, begin, blip, night, planner, raid, unit


def places(t: Bomber, *names: str) -> list[str]:
    return [PLACE_NAMES[t.unit_at[UNIT[name]]] for name in names]


# --- § 7.1
@pytest.mark.rule("7.1")
def test_7_1_a_stack_moves_with_one_answer_and_the_next_stack_is_asked() -> None:
    t = night()
    unit(t, "b01", "i8")
    unit(t, "b02", "i8", gci=1)
    unit(t, "b03", "k5")
    g = begin(t, FighterMovement())
    assert g.key == "choose_fighter"
    g.play("stack_j7")
    assert places(t, "b01", "b02", "b03") == ["j7", "j7", "k5"]
    assert t.gci[UNIT["b02"]] == 0, "ruling B14"
    assert g.options == ["b03", "pass"]
    assert "stack_k5" in g.groups, "it may stay"
    g.play("pass")
    assert places(t, "b03") == ["k5"]


@pytest.mark.rule("7.1", "7.1.1")
def test_7_1_1_units_with_a_scramble_marker_are_a_stack_of_their_own() -> None:
    t = night()
    unit(t, "b01", "i8")
    unit(t, "b02", "i8", scrambled=1)
    g = begin(t, FighterMovement()).play("stack_i10")
    assert places(t, "b01", "b02") == ["i10", "i8"]
    assert "stack_i10" not in g.groups


@pytest.mark.rule("7.1")
def test_7_1_one_unit_leaves_its_stack_or_takes_it_along() -> None:
    t = night()
    for name in ("b01", "b02", "b03"):
        unit(t, name, "i8")
    g = begin(t, FighterMovement()).play("b02", "i9")
    assert places(t, "b01", "b02", "b03") == ["i8", "i9", "i8"]
    g.play("b03", "stack_i7")
    assert places(t, "b01", "b02", "b03") == ["i7", "i9", "i7"]
    assert g.key != "choose_fighter"


@pytest.mark.rule("7.1", "7.5")
def test_7_5_units_short_of_fuel_fly_towards_their_airfields_together() -> None:
    """b01 is based in i8, b03 in i6."""
    t = night()
    unit(t, "b01", "k8", fuel=2)
    unit(t, "b03", "k6", returning=1)
    unit(t, "b02", "l8")
    g = begin(t, FighterMovement())
    g.play("homeward")
    assert places(t, "b01", "b03", "b02") == ["i8", "i6", "l8"]
    assert g.options == ["b02", "pass"]


@pytest.mark.rule("9.4.3")
def test_9_4_3_no_group_order_takes_a_unit_out_of_a_raid() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5", target=3, city="bremen", head=2)
    unit(t, "b01", "raid_a", returning=0)
    g = begin(t, FighterMovement())
    assert g.options == ["b01", "pass"]
    assert g.groups == []


# --- § 7.3
@pytest.mark.rule("7.3", "9.3")
def test_7_3_twin_engined_units_go_to_their_beacons_together() -> None:
    t = night()
    hex = next(i for i in range(HEXES) if BEACON_AT[i] != NONE)
    beacon = CITIES + BEACON_AT[hex]
    unit(t, "b14", PLACE_NAMES[hex])
    unit(t, "b15", PLACE_NAMES[hex], scrambled=1)
    unit(t, "b16", PLACE_NAMES[hex], gci=1)
    g = begin(t, Deployment()).play("to_beacons")
    assert [t.stacked[UNIT[name]] for name in ("b14", "b15", "b16")] == [beacon, NONE, NONE]
    assert "to_beacons" not in g.groups


@pytest.mark.rule("7.3")
def test_7_3_the_others_go_to_the_city_with_most_flak() -> None:
    t = night()
    hex = next(i for i in range(HEXES) if len(CITIES_IN[0][i]) > 1)
    single = next(name for name in UNIT if name.startswith("b") and not is_twin(UNIT[name]))
    unit(t, single, PLACE_NAMES[hex])
    begin(t, Deployment()).play("to_cities")
    most = max(CITIES_IN[0][hex], key=lambda city: CITY_FLAK[city])
    assert CITY_FLAK[t.stacked[UNIT[single]]] == CITY_FLAK[most]


@pytest.mark.rule("9.3")
def test_9_3_one_unit_in_each_belt_hex_goes_under_ground_control() -> None:
    t = night()
    hex = next(i for i in range(HEXES) if HIMMELBETT[i] and ZONE[i] == UNIT_ZONE[UNIT["b01"]])
    unit(t, "b01", PLACE_NAMES[hex])
    unit(t, "b02", PLACE_NAMES[hex])
    begin(t, Deployment()).play("to_gci")
    assert [t.gci[UNIT[name]] for name in ("b01", "b02")] == [1, 0]


# --- § 7.4.2
@pytest.mark.rule("7.4.2")
def test_7_4_2_a_division_takes_off_with_one_answer() -> None:
    t = night()
    for name in ("b01", "b02", "b03"):
        t.unit_at[UNIT[name]] = READY
    g = begin(t, Scramble()).play("scramble_jd_3")
    assert places(t, "b01", "b02", "b03") == ["i8", "h8", "i6"]
    assert [t.scrambled[UNIT[name]] for name in ("b01", "b02", "b03")] == [1, 1, 1]
    assert all(t.unit_at[UNIT[name]] <= JUTLAND for name in ("b01", "b02", "b03"))
    assert g.key != "choose_scramble", "nobody is left"


# --- § 7.4.4, § 7.5
@pytest.mark.rule("7.4.4", "7.5")
def test_7_4_4_all_units_near_their_airfields_land_at_home() -> None:
    t = night()
    unit(t, "b01", "i8")
    unit(t, "b03", "i6")
    unit(t, "b02", "m5")
    g = begin(t, Recovery())
    assert g.groups == ["land_home"]
    g.play("land_home")
    assert [t.diverted[UNIT[name]] for name in ("b01", "b03")] == [0, 0]
    assert t.unit_at[UNIT["b01"]] == RECOVERED
    assert g.options == ["b02", "pass"]


@pytest.mark.rule("7.5")
def test_7_5_all_units_without_fuel_land_wherever_they_are() -> None:
    t = night()
    unit(t, "b01", "i8", fuel=0)
    unit(t, "b03", "m6", fuel=0)
    unit(t, "b02", "m5", fuel=3)
    g = begin(t, Recovery())
    assert "pass" not in g.options
    g.play("land_dry")
    assert [t.diverted[UNIT[name]] for name in ("b01", "b03")] == [0, 1]
    assert g.options == ["b02", "pass"]


# --- § 9.4
@pytest.mark.rule("9.4")
def test_9_4_all_units_in_raids_attack_the_strongest_first() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=2)
    unit(t, "b02", "raid_a")
    unit(t, "b01", "raid_a")
    g = begin(t, TameBoar()).play("all_attack")
    attackers = [values[0] for values in g.events("attack_declared")]
    assert attackers == [UNIT["b01"], UNIT["b02"]], "strength 3, then 2"
    assert g.key != "choose_attacker"


@pytest.mark.rule("9.4.1")
def test_9_4_1_all_units_that_can_try_to_make_contact() -> None:
    t = night()
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=4)
    blip(t, 0, "a", "i5")
    unit(t, "b02", "i5")
    unit(t, "b01", "i5")
    unit(t, "b03", "m5")
    g = begin(t, TameBoar()).play("all_contact")
    assert [values[0] for values in g.events("contact_rolled")] == [UNIT["b01"], UNIT["b02"]]


# --- § 9.1.2
@pytest.mark.rule("9.1.2")
def test_9_1_2_combats_are_resolved_in_their_order_without_being_asked_again() -> None:
    t = night()
    r = raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=4)
    for hex in ("h8", "i5", "j4"):
        add_combat(t, FLAK, PLACE[hex], -1, r, -1)
    g = begin(t, Combats())
    assert g.groups == ["in_order"]
    g.play("in_order")
    assert [values[0] for values in g.events("flak_fires")] == [PLACE[hex] for hex in ("h8", "i5", "j4")]
    assert t.top is None


# --- § 3.4.1, § 7.2.3
@pytest.mark.rule("7.2.3")
def test_7_2_3_all_streams_stay_short_with_one_answer() -> None:
    t = night(downfall=True)
    for letter, path in (("a", "e7 f6 g6 h5 i5 j4"), ("b", "e4 f3 g3 h2 i2 j1")):
        raid(t, letter, "main_force", path, target=5, city="bremen", head=3)
    g = begin(t, Detection(), 6, 6)
    assert g.key == "choose_stretch"
    g.play("keep_all")
    assert [t.stretched[RAID[letter]] for letter in "ab"] == [0, 0]
    assert t.top is None


# --- § 4.2
@pytest.mark.rule("4.2.1", "4.2.2")
def test_4_2_home_by_the_shortest_way_is_a_legal_route() -> None:
    """What is drawn leg by leg, and ends in an exit hex, in time and within the legs."""
    g = planner("bremen").play("main_force", "raid_a", "bremen", "e7", "turn_1_two_hexes")
    assert g.t.slow_entry[RAID["a"]] == 0
    while "shortest_home" not in g.groups:
        g.play("j4" if "j4" in g.options else g.options[0])
    before = g.t.length[RAID["a"]]
    g.play("shortest_home")
    t: Bomber = g.t
    path = [t.path[RAID["a"] * PATH + i] for i in range(t.length[RAID["a"]])]
    assert t.length[RAID["a"]] > before
    assert EXIT[path[-1]]
    assert max(t.leg[RAID["a"] * PATH + i] for i in range(len(path))) <= 2 * LEGS
    assert isinstance(t.top, Plotting)
    assert g.options[0] != "abandon", "the next raid may be plotted"


def test_a_group_is_counted_in_its_preview() -> None:
    t = night()
    unit(t, "b01", "i8", fuel=2)
    unit(t, "b02", "i8", fuel=5)
    g: Night = begin(t, FighterMovement())
    code = TITLE.names.answer_codes["unit"]["stack_i9"]
    assert TITLE.preview is not None
    values = TITLE.preview(g.t, code)
    assert (values["group"], values["fuel"], values["hex"], values["goes"]) == (2, 2, "i9", "i9")
    assert "goes" not in TITLE.preview(g.t, UNIT["b01"]), "one unit"
    assert TITLE.prompt is not None
    asked = TITLE.prompt(g.t)
    assert (asked["units"], asked["place"], asked["fuel"]) == (["b01", "b02"], "i8", 2)
    g.play("b01")
    assert TITLE.preview(g.t, TITLE.names.answer_codes["place"]["stack_i9"])["goes"] == "i9"
    assert "goes" not in TITLE.preview(g.t, TITLE.names.answer_codes["place"]["i9"])


# --- § 4: a plan with fewer answers
@pytest.mark.rule("4.1")
def test_4_1_a_letter_is_drawn_with_the_kind_and_each_only_once() -> None:
    g = planner("bremen", True, "essen")
    order = [RAID_NAMES[each] for each in g.t.letter_order]
    assert sorted(order) == sorted(RAID_NAMES)
    g.play("mosquito")
    assert g.t.plot_raid == RAID[order[0]]
    g.play("osnabrueck", "e7")
    while g.t.plot_raid != NONE:
        g.play(next(answer for answer in ("home", "shortest_home", *g.options) if answer in g.answers))
    g.play("decoy")
    assert g.t.plot_raid == RAID[order[1]], "the first is taken"


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("begun", ["main_force bremen", "mosquito osnabrueck", "gardening h3", "decoy"])
def test_4_1_another_letter_is_chosen_for_a_raid_before_it_enters(begun: str) -> None:
    """And the raid is what it was."""
    g = planner("bremen", True, "essen").play(*begun.split())
    drawn, other = g.t.plot_raid, (g.t.plot_raid + 3) % RAIDS
    before = [column[drawn] for column in (g.t.kind, g.t.block, g.t.raid_city, g.t.mine)]
    entries = g.answers
    g.play("other_letter")
    assert g.options == [f"raid_{letter}" for letter in RAID]
    g.play(f"raid_{RAID_NAMES[other]}")
    assert (g.t.plot_raid, g.answers) == (other, entries)
    assert [column[other] for column in (g.t.kind, g.t.block, g.t.raid_city, g.t.mine)] == before
    assert [column[drawn] for column in (g.t.kind, g.t.block, g.t.raid_city, g.t.mine)] == [NONE] * 4
    g.play("other_letter", f"raid_{RAID_NAMES[other]}")
    assert g.t.plot_raid == other, "the letter that it has can be kept"
    g.play(entries[0])
    assert "other_letter" not in g.answers, "the route is under way"


@pytest.mark.rule("4.1")
def test_4_1_the_letters_drawn_say_nothing_of_the_plan() -> None:
    """Every letter is drawn from all that are left, each equally likely: so all orders are."""
    t, chance = night(True), Counting()
    t.chance = chance
    shuffle(t)
    order = list(t.letter_order)
    assert sorted(order) == list(range(RAIDS))
    assert chance.piles == [[int(raid not in order[:i]) for raid in range(RAIDS)] for i in range(RAIDS)]


@pytest.mark.rule("4.1")
def test_4_1_which_letters_are_in_use_does_not_tell_which_was_drawn_first() -> None:
    """Of four raids, the one plotted first has the lowest, second, third and highest letter equally often."""
    t, games = night(True), 4000
    t.chance = Quick(1)
    places = [0, 0, 0, 0]
    for _ in range(games):
        shuffle(t)
        used = list(t.letter_order)[:4]
        places[sorted(used).index(used[0])] += 1
    assert all(abs(n - games / 4) < 5 * (games * 3 / 16) ** 0.5 for n in places), places


class Counting(Quick):
    """Remembers the piles that were drawn from."""

    def __init__(self) -> None:
        super().__init__(7)
        self.piles: list[list[int]] = []

    def pick(self, weights: Column, first: int, last: int) -> int:
        self.piles.append([int(each) for each in weights][first:last])
        return int(super().pick(weights, first, last))


@pytest.mark.rule("4.2.2")
def test_4_2_2_a_raid_enters_as_soon_as_it_can_unless_told_otherwise() -> None:
    g = planner("bremen").play("main_force", "raid_a", "bremen", "e7")
    assert (g.t.entry[RAID["a"]], g.t.slow_entry[RAID["a"]], g.t.plot_stage) == (1, 0, ASK_LEG)
    g.play("other_turn", "turn_3", "one_hex")
    assert (g.t.entry[RAID["a"]], g.t.slow_entry[RAID["a"]], g.t.plot_stage) == (3, 1, ASK_LEG)
    g.play("other_turn", "turn_2_two_hexes")
    assert (g.t.entry[RAID["a"]], g.t.slow_entry[RAID["a"]]) == (2, 0)
    g.play("j4")
    assert "other_turn" not in g.answers, "the route is under way"


@pytest.mark.rule("4.2.1")
@pytest.mark.parametrize("seed", range(6))
def test_4_2_1_the_other_side_of_a_leg_is_offered_just_where_it_can_be_flown(seed: int) -> None:
    """And turning a leg twice changes nothing."""
    g = planner("kassel", bool(seed % 2), "essen" if seed % 2 else "")
    g.play("main_force")
    chooser, turned = random.Random(seed), 0
    while g.t.plot_stage != ASK_KIND:
        if "other_side" in g.answers:
            before = g.t.save()
            once = g.t.copy()
            once.play(P_OTHER_SIDE)
            assert once.path != g.t.path
            once.play(P_OTHER_SIDE)
            assert once.save() == before
            turned += 1
        answers = [each for each in g.options if each != "abandon"] or ["home"]
        g.play("home" if "home" in g.options else chooser.choice(answers))
    assert turned or seed


# --- § 9.2.5
@pytest.mark.rule("9.2.4", "9.2.5")
def test_9_2_5_a_patrol_is_sent_against_an_airfield_with_one_answer() -> None:
    t = night(True, weather="clear")
    for name in ("d01", "d02"):
        unit(t, name, PLACE_NAMES[AIRFIELD[UNIT[name]]], acted=1)
    t.patrol[2] = 1
    g = begin(t, Patrols(0), 6)
    assert (g.options, g.groups) == (["patrol_4", "pass"], ["patrol_4_to_airfield"])
    g.play("patrol_4_to_airfield", "d02")
    assert g.events("airfield_attacked")[0][:2] == (UNIT["d02"], 10)
    assert t.patrol_back[2] == t.turn + 4


@pytest.mark.rule("9.2.5")
def test_9_2_5_no_airfield_is_offered_that_cannot_be_seen() -> None:
    t = night(True, weather="fog")
    unit(t, "d01", PLACE_NAMES[AIRFIELD[UNIT["d01"]]], acted=1)
    t.patrol[2] = 1
    assert begin(t, Patrols(0)).groups == []
    assert begin(t, Patrols(1)).key == "", "nobody has landed"


# --- games of earlier releases
@pytest.mark.rule("4.1", "4.2.1", "4.2.2")
def test_4_2_a_plan_that_was_begun_in_an_earlier_release_asks_what_its_record_answers() -> None:
    t = night()
    t.short_form, t.turn, t.target[0] = 0, 0, CITY["bremen"]
    g = begin(t, Plotting()).play("main_force", "raid_a", "bremen", "e7")
    assert "turn_1" in g.options
    g.play("turn_1", "two_hexes", "g7")
    assert g.options == ["left", "right"]
    g.play("right", "abandon", "mosquito")
    assert g.options == [f"raid_{letter}" for letter in RAID]


@pytest.mark.rule("9.2.5")
def test_9_2_5_the_task_of_an_earlier_patrol_is_forgotten() -> None:
    frames = [
        {"procedure": "Patrols", "step": "choose_prey", "values": {"landing": False, "task": "attack_airfield"}},
        {"procedure": "Patrols", "step": "choose_task", "values": {"landing": False, "task": "attack_unit"}},
    ]
    forget_the_last_task({"frames": frames})  # type: ignore[typeddict-item]
    assert [frame["values"]["task"] for frame in frames] == ["attack_unit", "attack_unit"]  # type: ignore[index]
