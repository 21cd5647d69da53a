"""Setting up.  § 3 and § 4.5"""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick
from opsroom.engine.table import Table
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.charts import (
    BAD_FACE,
    CHIT_CITY,
    CHIT_OIL,
    CHIT_VP,
    CHITS,
    PINK_PILE,
    RED_PILE,
)
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT, STAR
from opsroom.titles.bomber_command.rules.geography import CITIES, CITY_TARGET, OUT, READY
from opsroom.titles.bomber_command.rules.set_up import FlakRedeployment, SettingUp
from opsroom.titles.bomber_command.rules.weather import WeatherChange, may_be_drawn
from tests.titles.bomber_command.night import CITY, CODES, UNIT, Night, begin, night
from tests.titles.scripts import scripted

ZONES = ["england", "jd_3", "jd_2", "jd_1", "jd_7", "jd_4"]


def fresh(downfall: bool = False, **rules: int) -> Night:
    t = night(downfall, **rules)
    t.turn = 0
    for zone in range(len(t.weather)):
        t.weather[zone] = -1
    return begin(t, SettingUp())


def stars(downfall: bool) -> list[int]:
    return [u for u in range(FIRST_UNIT[downfall], LAST_UNIT[downfall]) if STAR[u]]


def set_up(downfall: bool, *dice: int, **rules: int) -> Night:
    """Scripted from the first star on."""
    t = night(downfall, **rules)
    t.turn = 0
    for zone in range(len(t.weather)):
        t.weather[zone] = -1
    return begin(t, SettingUp(), *dice)


@pytest.mark.rule("3.0", "3.1", "3.1.1", "3.1.2", "3.2", "3.2.1")
def test_units_are_ready_and_starred_ones_need_a_one_or_two() -> None:
    dice = [2, 3] + [6] * (len(stars(False)) - 2)
    t = set_up(False, *dice).t
    here, gone = stars(False)[0], stars(False)[1]
    assert t.unit_at[here] == READY
    assert t.unit_at[gone] == OUT
    assert t.unit_at[UNIT["b01"]] == READY
    assert t.depleted[UNIT["b01"]] == 0
    assert t.depleted[UNIT["b14"]] == 1  # a detachment
    assert t.jamming == 5
    assert t.unit_at[UNIT["d01"]] == OUT


@pytest.mark.rule("3.1.2", "8.1", "13.0")
def test_jamming_begins_at_six_in_downfall() -> None:
    assert set_up(True).t.jamming == 6


@pytest.mark.rule("3.2.2", "2.2.3", "9.2.4")
def test_two_of_three_patrols_are_chosen_in_downfall() -> None:
    g = set_up(True)
    assert g.key == "choose_patrol"
    assert g.seat == "british"
    assert len(g.options) == 3
    g.play("patrol_2")
    assert g.options == ["patrol_3", "patrol_4"]
    g.play("patrol_4")
    assert list(g.t.patrol) == [1, 0, 1]
    assert set_up(False).key == "choose_zone"


@pytest.mark.rule("3.4", "3.4.1")
def test_weather_markers_fall_in_the_declared_order() -> None:
    g = set_up(False)
    g.play(*ZONES[:5])
    g.dice(6, 7, 8, 10, 14, 0)
    g.play("jd_4")
    found = {zone: g.t.weather[CODES["zone"][zone]] for zone in ZONES}
    names = ["haze", "haze", "haze", "broken_cloud", "cloud", "clear"]
    assert found == {zone: CODES["weather"][name] for zone, name in zip(ZONES, names, strict=True)}


@pytest.mark.rule("3.4.4", "3.4.5")
@pytest.mark.parametrize(("die", "visibility"), [(1, "good"), (2, "normal"), (5, "normal"), (6, "poor")])
def test_visibility_and_dawn(die: int, visibility: str) -> None:
    g = set_up(False)
    g.play(*ZONES[:5])
    g.dice(0, 1, 2, 3, 4, 5, die, 4)
    g.play("jd_4")
    assert g.t.visibility == CODES["visibility"][visibility]
    assert g.t.dawn == 14


@pytest.mark.rule("3.3", "3.3.1")
def test_the_target_is_drawn_in_secret() -> None:
    table = TITLE.new(seed=3, mode="berlin")
    assert table.view("german")["columns"]["target"] is None
    assert table.view("german")["columns"]["chit"] is None
    assert table.view("british")["columns"]["target"]["a"] in CITY
    drawn = [e for e in table.events("german") if e["kind"] == "target_drawn"]
    assert drawn
    assert all(e["values"]["city"] is None and e["values"]["again"] is None for e in drawn)
    assert all(CITY_TARGET[CHIT_CITY[chit]] for chit in range(CHITS))


def downfall_targets(dawn: int, *chits: int) -> Night:
    t = night(True)
    t.patrol[0] = t.patrol[1] = 1
    t.chance = scripted([6] * len(stars(True)) + [dawn - 10, *chits], Quick(1))
    t.do(SettingUp())
    t.run()
    return Night(t)


FOLLOW_UPS = [i for i in range(CHITS) if PINK_PILE[i] and CHIT_CITY[CHITS + i] < 0]
RICH = next(i for i in range(CHITS) if RED_PILE[i] and CHIT_VP[CHITS + i] >= 2)
POOR = next(i for i in range(CHITS) if RED_PILE[i] and CHIT_VP[CHITS + i] == 1)


@pytest.mark.rule("4.5", "4.5.1", "4.5.2")
def test_a_follow_up_raid_goes_to_target_a_again() -> None:
    t = downfall_targets(16, POOR, FOLLOW_UPS[0]).t
    assert t.follow_up == 1
    assert t.target[0] == t.target[1] == CHIT_CITY[CHITS + POOR]


@pytest.mark.rule("4.5.1", "4.5.2", "8.3")
def test_4_5_2_a_follow_up_is_told_as_such_and_aims_at_oil_if_target_a_is_oil() -> None:
    oil = next(i for i in range(CHITS) if RED_PILE[i] and CHIT_OIL[CHITS + i])
    plain, other = (
        next(i for i in range(CHITS) if pile[i] and not CHIT_OIL[CHITS + i]) for pile in (RED_PILE, PINK_PILE)
    )
    for first, second in ((oil, FOLLOW_UPS[0]), (plain, FOLLOW_UPS[0]), (oil, other), (plain, other)):
        g = downfall_targets(16, first, second)
        is_again = second in FOLLOW_UPS
        city = CHIT_CITY[CHITS + first]
        assert list(g.t.chit) == [first, second]
        assert list(g.t.oil) == [CHIT_OIL[CHITS + first], CHIT_OIL[CHITS + first] if is_again else 0]
        again = city if is_again else CHIT_CITY[CHITS + second]
        assert [told[:3] for told in g.events("target_drawn")] == [(0, city, 0), (0, again, int(is_again))]


@pytest.mark.rule("4.5.3")
@pytest.mark.parametrize(("dawn", "chit", "stands"), [(13, RICH, False), (13, POOR, True), (14, RICH, True)])
def test_a_short_night_ignores_follow_ups(dawn: int, chit: int, stands: bool) -> None:
    """Vector 8: the cup without them is drawn from, so that scripting one is refused."""
    if stands:
        assert downfall_targets(dawn, chit, FOLLOW_UPS[0]).t.follow_up == 1
    else:
        with pytest.raises(Exception, match="not in the pile"):
            downfall_targets(dawn, chit, FOLLOW_UPS[0])


@pytest.mark.rule("3.6", "13.0")
def test_three_targets_lose_their_flak_in_downfall() -> None:
    g = begin(night(True), FlakRedeployment())
    assert g.seat == "german"
    assert "aachen" not in g.options
    assert g.refused["aachen"] == ("3.6", "no_target")
    g.play("bremen", "leipzig")
    assert not {"bremen", "leipzig"} & {*g.options, *g.refused}
    g.play("kassel")
    assert g.key == ""
    assert [c for c in range(CITIES) if g.t.flak_moved[c]] == sorted(CITY[c] for c in ("bremen", "leipzig", "kassel"))
    assert begin(night(), FlakRedeployment()).key == ""


@pytest.mark.rule("12.0", "12.1", "12.1.1")
def test_bad_weather_shows_the_other_faces_and_at_most_two_crosses() -> None:
    g = set_up(False, *[6] * len(stars(False)), 0, 3, weather_rule=1)
    assert g.t.bad_weather == 1
    g.play(*ZONES[:5])
    g.dice(3, 4)  # heavy cloud, fog
    g.play("jd_4")
    crosses = [w for w in g.t.weather if w in (CODES["weather"]["fog"], CODES["weather"]["heavy_cloud"])]
    assert len(crosses) == 2
    assert set_up(False, *[6] * len(stars(False)), 0, 2, weather_rule=1).t.bad_weather == 0


@pytest.mark.rule("12.1.1")
def test_12_1_1_no_third_marker_with_a_cross_is_drawn() -> None:
    t = night(bad_weather=1)
    weather = CODES["weather"]
    crossed = [marker for marker, face in enumerate(BAD_FACE) if face in (weather["fog"], weather["heavy_cloud"])]
    everything = list(range(len(BAD_FACE)))
    t.weather[0] = weather["fog"]
    assert [marker for marker in everything if may_be_drawn(t, marker)] == everything
    t.weather[2] = weather["heavy_cloud"]
    assert [marker for marker in everything if not may_be_drawn(t, marker)] == crossed
    t.weather[1] = -1
    assert [marker for marker in everything if not may_be_drawn(t, marker)] == crossed
    begin(t, WeatherChange(2), crossed[0])  # in place of the cross that lies there
    assert t.weather_marker[2] == crossed[0]
    t.bad_weather = 0
    assert all(may_be_drawn(t, marker) for marker in everything if marker != crossed[0])


def after_weather(*dice: int, **rules: int) -> Night:
    g = set_up(False, *[6] * len(stars(False)), 0, **rules)
    g.play(*ZONES[:5])
    g.dice(0, 1, 2, 6, 7, 8, 3, 1, *dice)
    return g.play("jd_4")


@pytest.mark.rule("3.4.6", "12.1.2")
def test_the_moon_may_be_moved_by_two_turns() -> None:
    g = after_weather(5, 6, moon_rule=1)
    assert g.key == "choose_moon_turn"
    assert g.options == ["5", "6", "7", "8", "9"]
    g.play("9")
    assert g.t.moon == 1
    assert g.t.moon_turn == 9
    assert after_weather(6, 6, moon_rule=1).t.moon == 2
    assert after_weather(5, 5, moon_rule=1).t.moon == 0
    assert after_weather(moon_rule=0).key == ""


@pytest.mark.rule("12.1.3")
def test_wind_blows_only_in_bad_weather() -> None:
    assert after_weather(wind_rule=1).t.wind == -1
    assert after_weather(wind_rule=0, bad_weather=1).t.wind == -1
    winds = [after_weather(total // 2, total - total // 2, wind_rule=1, bad_weather=1).t.wind for total in range(2, 13)]
    assert winds == [-1, -1, -1, 30, 60, 90, 120, 150, -1, -1, -1]


@pytest.mark.rule("12.4.1")
def test_north_is_rolled_before_plotting() -> None:
    assert after_weather(5, north_rule=1).t.north[0] == 5
    assert after_weather(north_rule=0).t.north[0] == 1


@pytest.mark.rule("12.4.1", "4.5.2")
@pytest.mark.parametrize(("second", "norths"), [(0, [5, 3]), (1, [5, 1])])
def test_12_4_1_two_targets_have_two_norths_and_a_follow_up_none_of_its_own(second: int, norths: list[int]) -> None:
    t = night(True, north_rule=1)
    t.patrol[0] = t.patrol[1] = 1
    chit = FOLLOW_UPS[0] if second else next(i for i in range(CHITS) if PINK_PILE[i] and i not in FOLLOW_UPS)
    g = begin(t, SettingUp(), *[6] * len(stars(True)), 6, POOR, chit)
    g.play(*ZONES[:5])
    g.dice(0, 1, 2, 6, 7, 8, 3, *[5, 3][: 1 if second else 2])
    g.play("jd_4")
    assert list(g.t.north) == norths


@pytest.mark.rule("3.7", "3.7.1", "13.0")
def test_both_scenarios_deal_hands_of_five() -> None:
    for mode in ("berlin", "downfall"):
        table = played_to_turn_one(mode)
        assert [table.position.held[seat] for seat in (0, 1)] == [5, 5]  # type: ignore[attr-defined]


def played_to_turn_one(mode: str) -> Table:
    table = TITLE.new(seed=11, mode=mode)
    quick = Quick(5)
    while table.turn == 0:
        assert table.question is not None
        options = table.question.options
        table.answer(options[quick.below(len(options))])
    return table


@pytest.mark.rule("3.4.1")
def test_3_4_1_a_marker_that_lies_on_the_map_is_not_drawn_again() -> None:
    t = begin(night(), WeatherChange(2), 3).t
    assert t.weather_marker[2] == 3
    assert [marker for marker in range(len(t.weather_pile)) if not may_be_drawn(t, marker)] == [3]
    begin(t, WeatherChange(2), 5)
    assert t.weather_marker[2] == 5
    assert may_be_drawn(t, 3), "the old marker is back in the cup"
