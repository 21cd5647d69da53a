"""Odds over a city, against what the cup and the dice give by hand.  § 10.4, § 10.5.5, § 10.6"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import comb

import pytest

import opsroom
from opsroom.engine.chance import Quick
from opsroom.engine.odds import odds_of
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.charts import WEATHER_NAMES
from opsroom.titles.bomber_command.rules.city_maps import kind_of
from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.schema_bombing import LOADS, RADARS
from opsroom.titles.bomber_command.schema_cities import KINDS, MAPS
from tests.titles.bomber_command import city, hands
from tests.titles.scripts import scripted
from tests.titles.test_exact_odds import chances, in_all, worked_out

COUNTERS = 20  # of a normal load
AREA = city.AREA
B = MAPS.index("B")


def exact(t: Bomber) -> dict[str, dict[str, float]]:
    return {name: chances(option) for name, option in worked_out("bomber_command", t).items()}


# --- the load, § 10.4.1
def in_a_centre(he: int, incendiaries: int) -> int:
    """One HE serves two incendiaries."""
    return min(incendiaries, 2 * he)


def in_works(he: int, incendiaries: int) -> int:
    """Three counters, at least one of them HE."""
    return min(he, (he + incendiaries) // 3)


def likely(fires: Callable[[int, int], int], at_least: int, together: int, he: int) -> float:
    """That so many counters out of the cup make so many fires."""
    ways = sum(
        comb(he, k) * comb(COUNTERS - he, together - k)
        for k in range(together + 1)
        if fires(k, together - k) >= at_least
    )
    return round(ways / comb(COUNTERS, together), 4)


def loading(aim: str, dice: list[int], weather: str = "clear") -> city.City:
    """The indicators have not drifted, and the load is to be chosen."""
    s = city.over("B", dice=[*dice], weather=weather)
    s.play(aim, "way_1")
    assert s.key == "choose_he"
    assert s.t.indicators[0] == AREA[aim]
    return s


@pytest.mark.rule("10.4.1", "10.4.2", "10.5.3")
@pytest.mark.parametrize(("aim", "fires"), [("d4", in_a_centre), ("c5", in_works)])
def test_10_4_1_the_load_decides_how_many_fires_the_counters_at_the_indicators_can_make(
    aim: str, fires: Callable[[int, int], int]
) -> None:
    s = loading(aim, [2, 2], "broken_cloud")
    together = 7
    most = max(fires(he, together - he) for he in range(together + 1))
    found = exact(s.t)
    assert list(found) == [str(he) for he in range(COUNTERS + 1)]
    for he, option in enumerate(found.values()):
        assert option == {f"fires_{n}": likely(fires, n, together, he) for n in (most - 1, most)}, he
    assert s.play("8").first("concentrated", 1) == (together,)


@pytest.mark.rule("10.4.2")
def test_10_4_2_where_many_counters_are_drawn_the_odds_are_sampled_and_come_near() -> None:
    s = loading("d4", [3, 3])
    found = worked_out("bomber_command", s.t)
    for he, option in enumerate(found.values()):
        assert not option["exact"]
        for outcome in option["outcomes"]:
            n = int(outcome["name"].removeprefix("fires_"))
            # The error is two standard errors: five leave no room for bad luck.
            assert abs(outcome["chance"] - likely(in_a_centre, n, 9, he)) <= 2.5 * outcome["error"]
    assert s.play("8").first("concentrated", 1) == (9,)


@pytest.mark.rule("10.4.3")
def test_10_4_3_nothing_burns_in_fields_or_in_the_country_so_there_is_nothing_to_tell() -> None:
    s = loading("d4", [3, 3])
    for area in ("country", "a1"):
        s.t.indicators[0] = AREA[area]
        assert worked_out("bomber_command", s.t) == {}


# --- a card before the drop
@pytest.mark.rule("10.4.2", "6.2")
def test_a_card_that_concentrates_makes_more_fires_likely() -> None:
    t = hands.night(british="five_group_marking", downfall=True)
    frame = Bombing(0, 0, 0, B, WEATHER_NAMES.index("haze"), 0, RADARS.index("normal"), 1, LOADS.index("normal"), 0)
    t.target_at[0], t.leg[0] = 0, 1
    s = hands.begin(t, frame)
    t.chance = scripted([2, 2], Quick(3))
    s.play("d6")
    while s.key != "choose_he":
        s.play("pass")
    s.play("8")
    card = "five_group_marking_concentrates"
    while card not in s.options:
        s.play("pass")
    found = exact(t)
    assert found["pass"] == {"fires_1": likely(in_works, 1, 5, 8), "fires_2": 0.0}
    assert found[card] == {f"fires_{n}": likely(in_works, n, 7, 8) for n in (1, 2)}


# --- single counters, § 10.4.2
@pytest.mark.rule("10.4.2")
def test_10_4_2_the_next_counter_is_any_in_the_cup() -> None:
    s = loading("d4", [2, 2], "broken_cloud").play("9")
    assert s.key == "choose_area"
    he, incendiaries = s.t.cup[0], s.t.cup[1]
    assert he > 0 < incendiaries
    found = exact(s.t)
    assert set(found) == set(s.options) - {"rest"}
    assert all(option == {"drops_he": in_all(he, he + incendiaries)} for option in found.values())


@pytest.mark.rule("10.6", "10.5.3")
def test_10_6_with_the_bombs_of_the_first_raid_a_single_counter_may_burn() -> None:
    """In a residential area an HE and an incendiary burn together; HE lies there."""
    s = loading("d4", [2, 2], "broken_cloud").play("9")
    he, incendiaries = s.t.cup[0], s.t.cup[1]
    area = next(name for name in s.options if name != "rest" and KINDS[kind_of(B, AREA[name])] == "residential")
    city.lay(s.t, {area: 1}, old="old_")
    assert exact(s.t)[area] == {
        "drops_he": in_all(he, he + incendiaries),
        "can_burn": in_all(incendiaries, he + incendiaries),
    }


# --- firestorms, § 10.5.5
def burning(t: Bomber | None = None, **bombs: int) -> city.City:
    """Bombs in a centre, and none at the indicators."""
    t = t or city.table()
    city.lay(t, {"d4": bombs["he"], "c3": 1}, {"d4": bombs["incendiaries"], "c3": 1})
    t.indicators[0], t.approach[0] = AREA["e1"], AREA["country"]
    return city.begin(t, Fires(0, B), [])


@pytest.mark.rule("10.5.5")
def test_10_5_5_a_firestorm_breaks_out_below_the_number_of_fires() -> None:
    """Four fires: 2 or 3, three ways of 36.  Two: none, as three are needed."""
    s = burning(he=2, incendiaries=4)
    assert exact(s.t) == {"all_areas": {"firestorm": in_all(3, 36)}, "pass": {"firestorm": 0.0}}
    found = exact(s.play("d4").t)
    assert found["pass"] == {"firestorm": 0.0}
    assert found["one_and_two"] == {"firestorm": 0.0}
    assert found["all_one_and_two"] == found["everywhere"] == {"firestorm": in_all(3, 36)}


@pytest.mark.rule("10.5.5")
def test_10_5_5_no_odds_where_no_firestorm_can_break_out() -> None:
    assert exact(burning(he=1, incendiaries=2).t) == {}
    assert exact(burning(city.table(bad_weather=1), he=2, incendiaries=4).t) == {}


# --- from what a seat knows
@pytest.mark.parametrize("step", ["choose_he", "choose_area", "choose_conversion"])
def test_odds_over_a_city_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(step: str) -> None:
    title = opsroom.title("bomber_command")
    for seed in range(40):
        table = title.new(seed=seed, mode="downfall")
        while (question := table.question) is not None:
            view = table.view(question.seat) if question.key == step else None
            if view is not None and (found := odds_of(title, view)) is not None:
                elsewhere = [title.redeal(view, Quick(world)).view(table.asked) for world in range(3)]
                assert [json.dumps(odds_of(title, each)) for each in elsewhere] == [json.dumps(found)] * 3
                return
            table.answer(title.names.of(question.of, title.staff.advise(table.position)))
    raise AssertionError(f"no odds for {step}")
