"""One answer for the same conversion again and again: as the single answers would, and no further than one area.  § 10.5.3, § 10.5.4, § 10.6"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.table import Bomber
from tests.titles.bomber_command.city import AREA, City, begin, lay, table

B = 1


def burn(
    he: dict[str, int], incendiaries: dict[str, int], ti: str = "e1", approach: str = "country", t: Bomber | None = None
) -> City:
    """A residential area is c3, a centre d4, an industrial one d3."""
    t = t or table(bad_weather=1)
    lay(t, he, incendiaries)
    t.indicators[0], t.approach[0] = AREA[ti], AREA[approach]
    return begin(t, Fires(0, B), [])


@pytest.mark.rule("10.5.3")
def test_10_5_3_all_of_a_conversion_does_what_single_answers_would() -> None:
    counters = {"c3": 3}
    s = burn(counters, counters).play("c3", "all_one_each")
    assert (s.t.fires[AREA["c3"]], s.bombs("c3"), s.key) == (3, [(0, 0)], "")
    single = burn(counters, counters).play("c3", "one_each", "one_each", "one_each")
    assert s.t.columns() == single.t.columns()
    assert s.event_log == single.event_log


@pytest.mark.rule("10.5.3")
@pytest.mark.parametrize(
    ("area", "he", "incendiaries", "groups"),
    [
        ("c3", 1, 1, []),
        ("c3", 2, 1, []),
        ("c3", 1, 2, []),
        ("c3", 2, 2, ["all_one_each"]),
        ("c3", 0, 3, []),
        ("c3", 0, 4, ["all_two_incendiaries"]),
        ("d4", 2, 3, ["all_one_each"]),
        ("d4", 1, 4, []),
        ("d4", 2, 4, ["all_one_each", "all_one_and_two"]),
        ("d3", 5, 0, []),
        ("d3", 6, 0, ["all_three_he"]),
        ("d3", 4, 2, ["all_two_he_and_one"]),
    ],
)
def test_10_5_3_it_is_offered_where_there_are_counters_for_two(
    area: str, he: int, incendiaries: int, groups: list[str]
) -> None:
    s = burn({area: he}, {area: incendiaries}).play(area)
    assert s.groups == groups


@pytest.mark.rule("10.5.3")
def test_10_5_3_what_is_left_over_may_still_be_converted_otherwise_once() -> None:
    """Both HE burn with two incendiaries; the four that are left are converted by single answers."""
    s = burn({"c3": 2}, {"c3": 6}).play("c3", "all_one_each")
    assert (s.t.fires[AREA["c3"]], s.options) == (2, ["two_incendiaries", "pass"])
    s.play("two_incendiaries")
    assert (s.t.fires[AREA["c3"]], s.options) == (3, ["two_incendiaries", "pass"])


@pytest.mark.rule("10.5.3")
def test_10_5_3_the_next_area_is_asked_again() -> None:
    everywhere = {"c3": 2, "b2": 2}
    s = burn(everywhere, everywhere).play("c3", "all_one_each")
    assert s.key == "choose_burning_area"
    s.play("b2")
    assert (s.key, s.groups) == ("choose_conversion", ["all_one_each"])


@pytest.mark.rule("10.5.3", "10.5.4")
def test_10_5_4_when_bombs_creep_back_the_approach_is_asked_again() -> None:
    """Two fires at the indicators send the rest to the approach, where the British player chooses again."""
    s = burn({"c3": 4}, {"c3": 4}, ti="c3", approach="b2").play("all_one_each")
    assert s.t.fires[AREA["c3"]] == 2
    assert s.bombs("c3", "b2") == [(0, 0), (2, 2)]
    assert (s.key, s.groups) == ("choose_conversion", ["all_one_each"])


@pytest.mark.rule("10.5.3")
def test_10_5_3_an_area_that_is_left_is_not_converted_on_with_the_last_answer() -> None:
    s = burn({"c3": 1, "b2": 2}, {"c3": 3, "b2": 2}, ti="c3", approach="b2").play("one_each")
    assert s.options == ["two_incendiaries", "pass"]
    s.play("pass")
    assert (s.key, s.t.fires[AREA["b2"]]) == ("choose_conversion", 0)


@pytest.mark.rule("10.6")
def test_10_6_counters_of_the_first_raid_count_for_it() -> None:
    t = table(bad_weather=1)
    lay(t, {"c3": 1}, {"c3": 1}, old="old_")
    s = burn({"c3": 1}, {"c3": 1}, t=t).play("c3")
    assert s.groups == ["all_one_each"]
    s.play("all_one_each")
    assert s.t.fires[AREA["c3"]] == 2
