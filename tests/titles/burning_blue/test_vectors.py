"""Orders against raids, everyone after the new plots, and what the board is told of an order before it is given."""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.board_figures import figures, own_figures
from opsroom.titles.burning_blue.previews import preview, prompt, whisper
from opsroom.titles.burning_blue.rules.airfields import Scrambles
from opsroom.titles.burning_blue.rules.charts import KINDS
from opsroom.titles.burning_blue.rules.detection import is_in_radar
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import O_TOWARDS, Order, RafMovement
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.table import ORBIT, TRACKS, VECTOR, WAYS, Blue
from tests.titles.burning_blue.scenes import answer, asked, at, blue, carry_out, options, raid, squadron, weather


def fly_on(t: Blue, number: int, place: str) -> None:
    """The raid's block and its track move on."""
    first = number * TRACKS
    t.track[first + 1], t.track[first] = t.raid_at[number], at(place)
    t.raid_at[number] = at(place)


@pytest.mark.rule("10.3.1")
def test_10_3_1_an_order_against_a_raid_is_a_vector_to_its_plot_four_above_it() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    far = raid(t, "i_kg2 bombing 12", at_place="1439")
    near = raid(t, "ii_kg2 bombing 14", at_place="1835")
    carry_out(t, Order(unit))
    assert options(t)[:3] == [f"towards_hostile_{near + 1:02d}", f"towards_hostile_{far + 1:02d}", "vector"]
    answer(t, f"towards_hostile_{near + 1:02d}")
    assert (t.order[unit], t.goal[unit], t.height[unit]) == (VECTOR, at("1835"), 18)


@pytest.mark.rule("10.3.1")
def test_10_3_1_only_raids_on_the_plot_can_be_ordered_against() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    hidden = raid(t, "i_kg2 bombing 12", at_place="1835", seen=False)
    lost = raid(t, "ii_kg2 bombing 12", at_place="1835")
    t.detected[lost] = 0
    carry_out(t, Order(unit))
    assert not [name for name in options(t) if name.startswith("towards")]
    assert hidden != lost


@pytest.mark.rule("10.3.1")
@pytest.mark.parametrize(("roll", "understood"), [(1, False), (2, True)])
def test_10_3_1_an_order_against_a_raid_can_fail_as_other_vectors_do(roll: int, understood: bool) -> None:
    t = blue(1, [roll], vectors_fail=1)
    unit = squadron(t, "32", "2124", 12)
    raid(t, "i_kg2 bombing 12", at_place="1835")
    carry_out(t, Order(unit))
    answer(t, "towards_hostile_01")
    assert (t.goal[unit] == at("1835")) is understood


@pytest.mark.rule("10.3.1", "8.1")
def test_10_3_1_all_who_were_sent_against_a_raid_follow_its_new_plot() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1835")
    t.track[number * TRACKS] = at("1835")
    sent = [squadron(t, name, "2124", 12, "vector", goal="1835") for name in ("32", "610")]
    elsewhere = squadron(t, "501", "2124", 12, "vector", goal="2530")
    fly_on(t, number, "1932")
    t.told_angels[number] = 16
    carry_out(t, RafMovement())
    answer(t, "follow")
    assert [t.goal[unit] for unit in sent] == [at("1932")] * 2
    assert [t.height[unit] for unit in sent] == [20] * 2
    assert t.goal[elsewhere] == at("2530")
    assert asked(t) == "choose_unit"
    assert "follow" not in options(t)  # and each of them can still be ordered otherwise
    assert "squadron_32" in options(t)


@pytest.mark.rule("10.3.1")
def test_10_3_1_who_flies_to_a_plot_that_another_raid_has_passed_follows_neither() -> None:
    t = blue(1)
    first, second = (raid(t, f"{name} bombing 12", at_place="1835") for name in ("i_kg2", "ii_kg2"))
    t.track[first * TRACKS] = at("1835")
    fly_on(t, first, "1932")
    squadron(t, "32", "2124", 12, "vector", goal="1835")  # where the second raid is
    assert t.raid_at[second] == at("1835")
    assert "follow" not in options(carry_out(t, RafMovement()))


@pytest.mark.rule("10.3.1", "10.2.6")
def test_10_3_1_nobody_follows_who_is_out_of_command_or_waits_or_where_vectors_fail() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1835")
    t.track[number * TRACKS] = at("1835")
    unit = squadron(t, "32", "2124", 12, "vector", goal="1835")
    fly_on(t, number, "1932")
    carry_out(t, RafMovement())
    assert "follow" in options(t)
    t.vectors_fail = 1
    assert "follow" not in options(carry_out(t, RafMovement()))
    t.vectors_fail, t.then[unit] = 0, ORBIT
    assert "follow" not in options(carry_out(t, RafMovement()))
    t.then[unit], t.at[unit] = 0, at("1045")
    assert "follow" not in options(carry_out(t, RafMovement()))


def test_what_a_vector_comes_to_is_what_the_formation_flies() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 4)
    carry_out(t, Order(unit))
    answer(t, "vector", "1835")
    way = figures(t)["vectors"]["16"]
    assert way["turns"][-1] == {"turn": way["turns"][-1]["turn"], "at": "1835", "angels": 16}
    petrol = int(t.home_by[unit]) - way["arrives"]
    assert preview(t, 16) == {
        "arrival": "12:20",
        "level": "none",
        "petrol": petrol,
        "home": way["home"],
        "short": False,
    }
    assert (way["arrives"], way["level"], way["petrol"]) == (4, 4, petrol)
    before = (int(t.at[unit]), int(t.angels[unit]))
    answer(t, "16")
    assert before == (int(t.at[unit]), int(t.angels[unit]))  # looking ahead has moved nobody
    for turn in way["turns"]:
        carry_out(t, FormationMove(unit))
        assert (t.at[unit], t.angels[unit]) == (at(turn["at"]), turn["angels"])


@pytest.mark.rule("8.1.5")
def test_8_1_5_over_a_near_goal_the_climb_goes_on_and_each_height_says_when_it_is_reached() -> None:
    """Low down each of the two points for climbing gains four Angels: from 4 to 12 in the first move."""
    t = blue(1)
    unit = squadron(t, "32", "2124", 4)
    carry_out(t, Order(unit))
    answer(t, "vector", "2125")
    ways = figures(t)["vectors"]
    assert {ways[angels]["arrives"] for angels in ways} == {0}
    reached = {int(angels): way["level"] for angels, way in ways.items()}
    assert [angels for angels in reached if reached[angels] == 0] == list(range(0, 13, 2))
    assert list(reached.values()) == sorted(reached.values())
    for angels, way in ways.items():
        shown = preview(t, int(angels))
        assert shown["arrival"] == "12:00"
        assert shown["level"] == ("none" if way["level"] == 0 else f"12:{5 * way['level']:02d}")


@pytest.mark.rule("8.1.5")
def test_8_1_5_climbing_costs_points_so_that_higher_is_later_where_they_are_missing() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    carry_out(t, Order(unit))
    answer(t, "vector", "2128")  # four hexes, four points
    ways = figures(t)["vectors"]
    assert (ways["12"]["arrives"], ways["14"]["arrives"]) == (0, 1)


@pytest.mark.rule("17.2")
@pytest.mark.parametrize(("petrol", "short"), [(4, True), (5, False)])
def test_17_2_petrol_that_lasts_no_longer_than_the_way_home_is_short(petrol: int, short: bool) -> None:
    """There in the first turn, and as many turns from home as `home` says."""
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    carry_out(t, Order(unit))
    answer(t, "vector", "2128")
    home = figures(t)["vectors"]["12"]["home"]
    t.home_by[unit] = home - 4 + petrol
    carry_out(t, Order(unit))
    answer(t, "vector")
    reach = figures(t)["reach"]
    assert ("2128" in reach["short"]) is short
    answer(t, "2128")
    assert figures(t)["vectors"]["12"]["short"] is short
    assert preview(t, 12)["short"] is short


def test_goals_are_listed_by_their_arrival_and_by_the_way_home() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    t.home_by[unit] = 9
    carry_out(t, Order(unit))
    answer(t, "vector")
    reach = figures(t)["reach"]
    assert {place for each in reach["arrivals"] for place in each["places"]} == set(options(t))
    first = reach["arrivals"][0]
    assert (first["turn"], first["petrol"]) == (0, 9)
    assert "2124" in first["places"]
    assert "2128" in first["places"]  # four hexes
    assert "2129" in reach["arrivals"][1]["places"]
    assert {place for each in reach["homes"] for place in each["places"]} == set(options(t))


def test_the_ladder_shows_the_sky_over_the_goal_to_the_asked_seat_alone() -> None:
    t = blue(1)
    weather(t, KINDS.index("broken"), 8, 10)
    unit = squadron(t, "32", "2124", 12)
    carry_out(t, Order(unit))
    answer(t, "vector", "1835")
    ladder = own_figures(t, RAF)["ladder"]
    assert (ladder["place"], ladder["now"]) == ("1835", 12)
    assert {"weather": "broken", "low": 8, "high": 10, "grade": KINDS.index("broken")} in ladder["sky"]
    assert "1835" in ladder["on_the_way"]
    assert "ladder" not in own_figures(t, LUFTWAFFE)


def test_a_question_is_about_this_unit_and_not_about_the_one_before() -> None:
    t = blue(1)
    squadron(t, "32", "2124", 12)
    squadron(t, "610", "2124", 12)
    carry_out(t, RafMovement())
    answer(t, "squadron_32")
    assert prompt(t)["unit"] == whisper(t)["unit"] == "squadron_32"
    answer(t, "pass")
    assert asked(t) == "choose_unit"
    assert prompt(t)["unit"] == "none"


def test_an_option_against_a_raid_says_when_it_gets_there() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="1835")
    carry_out(t, Order(unit))
    found = preview(t, O_TOWARDS + number)
    assert (found["raid"], found["place"], found["angels"], found["short"]) == ("hostile_01", "1835", 16, False)
    assert preview(t, 0) == {"raid": "none"}


@pytest.mark.rule("18.2.4")
def test_18_2_4_a_squadron_that_may_scramble_says_how_far_the_nearest_raid_is() -> None:
    t = blue(1)
    unit = squadron(t, "32")  # at Biggin Hill, 2124
    carry_out(t, Scrambles())
    assert (asked(t), preview(t, unit)["raid"]) == ("choose_scramble", "none")
    raid(t, "i_kg2 bombing 12", at_place="2130", seen=False)
    far = raid(t, "ii_kg2 bombing 12", at_place="2134")
    assert (preview(t, unit)["raid"], preview(t, unit)["away"]) == (f"hostile_{far + 1:02d}", 10)


@pytest.mark.rule("9.2.4", "9.2.7", "11.6")
def test_9_2_4_a_form_up_point_says_how_far_the_target_is_and_a_time_when_the_bombs_fall() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1834"], target="hawkinge", target_kind=0)
    t.way[number * WAYS + 1] = at("1833")
    plot = Plotting(number)
    plot.at = plot.about().index["choose_form_up"]
    carry_out(t, plot)
    away = apart(at("1439"), at("1833"))
    assert preview(t, at("1439")) == {"radar": True, "site": "hawkinge", "away": away}
    assert preview(t, at("0135"))["radar"] is bool(is_in_radar(t, at("0135")))
    plot = Plotting(number)
    plot.at = plot.about().index["choose_time"]
    carry_out(t, plot)
    turns = -(-away // 3)  # at the pace of bombers
    assert preview(t, 2) == {"clock": "12:10", "bombs": f"12:{10 + 5 * turns:02d}"}
