"""What is told of a roll adds up to the total that is read.  § 6.2, § 8.2, § 9.2, § 9.4.1, § 9.6.1, § 9.7, § 9.8.4, § 10.3.2, § 12.1.3, § 12.3"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import GCI, STACKED, TAME_BOAR
from opsroom.titles.bomber_command.rules.combat import BritishAttack, FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.roll_sums import AMOUNTS, REASON_NAMES, REASON_RULES, ROLL_NAMES
from opsroom.titles.bomber_command.rules.table import GOOD, POOR, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact
from tests.titles.bomber_command.asked import Asked
from tests.titles.bomber_command.city import over
from tests.titles.bomber_command.night import PLACE, begin, blip, night, raid, unit

ROUTE = "e7 f6 g6 h5 i5 j4 i4 h4 g5 f5"
Sum = tuple[str, int, int, int, int, list[str], int, int]


def sums(log: list[tuple[str, list[int]]]) -> list[Sum]:
    """Of each roll that was told: its name, dice, value, weather, sight, reasons, wind and cards."""
    found: list[Sum] = []
    for kind, values in log:
        if kind == "roll_summed":
            roll, dice, value, weather, sight = values[:5]
            found.append((ROLL_NAMES[roll], dice, value, weather, sight, [], 0, 0))
        elif kind == "roll_adjusted":
            reasons, wind, cards = values[:3]
            names = [name for at, name in enumerate(REASON_NAMES) if (reasons >> at) & 1]
            found[-1] = (*found[-1][:5], names, wind, cards)
    return found


def told(g: Asked) -> list[Sum]:
    return sums([(kind, values) for kind, _, _, *values in g.t.event_log or []])


def total(sum: Sum) -> int:
    _, dice, value, weather, sight, reasons, wind, cards = sum
    return dice + value + weather + sight + wind + cards + sum_of(reasons)


def sum_of(reasons: list[str]) -> int:
    return sum(AMOUNTS[REASON_NAMES.index(name)] for name in reasons)


def main_force(t: Bomber, **marks: int) -> int:
    r = raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
    for mark, value in marks.items():
        getattr(t, mark)[r] = value
    t.raid_now = r
    return r


# --- the printed modifiers
def test_each_reason_has_the_modifier_and_the_section_that_print_it() -> None:
    printed = dict(zip(REASON_NAMES, zip(AMOUNTS, REASON_RULES, strict=True), strict=True))
    assert printed == {
        "decoy": (1, "9.7"),
        "heavy_load": (1, "12.3"),
        "damage_spent": (1, "9.8.4"),
        "stragglers": (1, "6.2"),
        "off_beacon": (-2, "9.4.1"),
        "beleuchter": (1, "6.2"),
        "oboe": (-1, "10.3.2"),
        "good_radar": (-1, "10.3.2"),
        "poor_radar": (1, "10.3.2"),
    }


# --- § 9.7
@pytest.mark.rule("9.7")
def test_9_7_a_plain_attack_is_dice_strength_weather_and_sight() -> None:
    t = night(weather="haze", visibility=POOR)
    main_force(t)
    g = begin(t, NightAttack(unit(t, "b01", "i5"), GCI, PLACE["i5"]), 3, 4)
    assert told(g) == [("attack", 7, 3, -1, -1, [], 0, 0)]
    assert [values[2] for values in g.events("attack_rolled")] == [8]
    assert not [kind for kind, *_ in t.event_log or [] if kind == "roll_adjusted"]


@pytest.mark.rule("9.7")
def test_9_7_a_depleted_unit_is_told_with_its_weak_side() -> None:
    t = night()
    main_force(t)
    g = begin(t, NightAttack(unit(t, "b01", "i5", depleted=1), GCI, PLACE["i5"]), 3, 4)
    assert told(g) == [("attack", 7, 2, 0, 0, [], 0, 0)]


@pytest.mark.rule("9.7", "12.3", "9.8.4", "6.2")
@pytest.mark.parametrize("reason", ["decoy", "heavy_load", "damage_spent", "stragglers"])
def test_9_7_each_reason_is_told_beside_the_sum(reason: str) -> None:
    t = night(visibility=GOOD)
    r = main_force(t, heavy=int(reason == "heavy_load"), damage=int(reason == "damage_spent"))
    if reason == "decoy":
        r = raid(t, "d", "decoy", ROUTE, head=4)
    u = unit(t, "b03", "i5")
    t.raid_now = r
    g = begin(t, NightAttack(u, GCI, PLACE["i5"], bonus=int(reason == "stragglers")), 3, 4)
    if reason == "damage_spent":
        g.play("spend_damage")
    (found,) = told(g)
    assert found == ("attack", 7, 2, 0, 1, [reason], 0, 0)
    assert [values[2] for values in g.events("attack_rolled")] == [total(found)]


@pytest.mark.rule("9.8.4")
def test_9_8_4_damage_that_is_kept_is_no_reason() -> None:
    t = night()
    main_force(t, damage=1)
    g = begin(t, NightAttack(unit(t, "b03", "i5"), GCI, PLACE["i5"]), 3, 4).play("pass")
    assert told(g) == [("attack", 7, 2, 0, 0, [], 0, 0)]


@pytest.mark.rule("9.7", "6.2")
def test_6_2_what_cards_add_is_told_as_one_number() -> None:
    """Contrails for all, Window against twin-engined units, flares for those that wait over a city."""
    t = night(turn_attack=1, window_used=-2)
    t.flares[PLACE["i5"]] = 3
    main_force(t)
    g = begin(t, NightAttack(unit(t, "b03", "i5"), STACKED, PLACE["i5"]), 3, 4)
    (found,) = told(g)
    assert found == ("attack", 7, 2, 0, 0, [], 0, 2)
    assert [values[2] for values in g.events("attack_rolled")] == [11]


# --- § 9.7.2
@pytest.mark.rule("9.7.2")
def test_9_7_2_defensive_fire_is_the_dice_alone() -> None:
    t = night()
    main_force(t)
    g = begin(t, NightAttack(unit(t, "b03", "raid_a"), TAME_BOAR, NONE), 6, 2, 4, 5)
    assert told(g)[1:] == [("return_fire", 9, 0, 0, 0, [], 0, 0)]
    assert [values[1] for values in g.events("defensive_fire")] == [9]


# --- § 9.6.1
@pytest.mark.rule("9.6.1")
def test_9_6_1_flak_is_dice_its_value_weather_sight_and_flares() -> None:
    t = night(visibility=POOR)
    t.flares[PLACE["j4"]] = 2
    main_force(t)
    g = begin(t, FlakAttack(PLACE["j4"], value=5), 3, 4)
    (found,) = told(g)
    assert found == ("flak", 7, 5, 0, -1, [], 0, 2)
    assert [values[1] for values in g.events("flak_rolled")] == [13]
    t = night(weather="haze")
    main_force(t)
    (found,) = told(begin(t, FlakAttack(PLACE["j4"], value=3), 3, 4))
    assert found == ("flak", 7, 3, -1, 0, [], 0, 0)


# --- § 9.2
@pytest.mark.rule("9.2", "9.2.1")
def test_9_2_1_a_patrol_is_dice_strength_weather_and_sight() -> None:
    t = night(visibility=GOOD)
    g = begin(t, BritishAttack(unit(t, "b03", "i5"), 2, -1), 3, 4)
    assert told(g) == [("patrol", 7, 2, -1, 1, [], 0, 0)]
    assert [values[1] for values in g.events("british_attacked")] == [9]


# --- § 9.4.1
@pytest.mark.rule("9.4.1", "6.2", "12.1.3")
@pytest.mark.parametrize(
    ("stack", "columns", "reasons", "wind", "cards"),
    [
        ("beacon_ludwig", {}, [], 0, 0),
        ("", {}, ["off_beacon"], 0, 0),
        ("beacon_ludwig", {"beleuchter": 1}, ["beleuchter"], 0, 0),
        ("", {"beleuchter": 1}, ["off_beacon", "beleuchter"], 0, 0),
        ("beacon_ludwig", {"turn_contact": -2}, [], 0, -2),
        ("beacon_ludwig", {"wind": 60}, [], -1, 0),
        ("beacon_ludwig", {"wind": 240}, [], 1, 0),
    ],
)
def test_9_4_1_a_contact_is_dice_weather_sight_wind_and_its_reasons(
    stack: str, columns: dict[str, int], reasons: list[str], wind: int, cards: int
) -> None:
    """The raid flies on a course of 60 degrees."""
    t = night(weather="haze", visibility=GOOD, **columns)
    main_force(t)
    u = unit(t, "b03", "i5", stack=stack)
    blip(t, 0, "a", "i5")
    g = begin(t, Contact(u, 0), 1, 2)
    (found,) = told(g)
    assert found == ("contact", 3, 0, -1, 1, reasons, wind, cards)
    assert [values[1] for values in g.events("contact_rolled")] == [total(found)]


# --- § 8.2
@pytest.mark.rule("8.2")
def test_8_2_detection_is_the_dice_unless_window_makes_it_certain() -> None:
    rolled: list[Sum] = [("detection", 7, 0, 0, 0, [], 0, 0)]
    for window, dice, rolls in ((0, (3, 4), rolled), (1, (), [])):
        t = night(window_used=window)
        raid(t, "a", "main_force", ROUTE, target=5, city="bremen", head=4)
        assert told(begin(t, Detection(), *dice)) == rolls


# --- § 10.3.2
@pytest.mark.rule("10.3.2")
@pytest.mark.parametrize(
    ("weather", "oboe", "radar", "value", "clear", "reasons"),
    [
        ("clear", 0, "normal", 0, -1, []),
        ("clear", 0, "good", 0, -1, []),
        ("clear", 1, "poor", 0, -1, ["oboe"]),
        ("haze", 0, "normal", 1, 0, []),
        ("haze", 0, "good", 1, 0, ["good_radar"]),
        ("haze", 0, "poor", 1, 0, ["poor_radar"]),
        ("haze", 1, "good", 1, 0, ["oboe"]),
    ],
)
def test_10_3_2_marking_is_dice_method_weather_and_oboe_or_radar(
    weather: str, oboe: int, radar: str, value: int, clear: int, reasons: list[str]
) -> None:
    s = over("B", dice=[3, 4], weather=weather, oboe=oboe, radar=radar)
    s.play(s.options[0], "way_1")
    (found,) = sums([(kind, list(values)) for kind, values in s.event_log])
    assert found == ("marking", found[1], value, clear, 0, reasons, 0, 0)
    dice, modifier = s.first("marked", 2)
    assert total(found) == dice + modifier
