"""Exact odds, against what the dice give by hand."""

from __future__ import annotations

import opsroom
from opsroom.engine.json_types import OptionOdds
from opsroom.engine.odds import OddsMaker
from opsroom.engine.position import Position
from opsroom.titles.bomber_command.rules.bombing import drifted
from opsroom.titles.bomber_command.rules.charts import AIRFIELD_CLOSES
from opsroom.titles.bomber_command.rules.city_maps import COUNTRY, kind_of
from opsroom.titles.bomber_command.rules.counters import AIRFIELD
from opsroom.titles.bomber_command.rules.geography import PLACE_NAMES, READY
from opsroom.titles.bomber_command.rules.scramble import Patrols, Scramble
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from opsroom.titles.bomber_command.schema_cities import KINDS, MAPS
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from tests.titles.barbarossa.tables import turn
from tests.titles.bomber_command import city
from tests.titles.bomber_command.night import CITY, RAID, UNIT, begin, blip, night, raid, unit
from tests.titles.burning_blue import scenes
from tests.titles.mirage.tables import battle


def odds(title: str, position: Position) -> dict[str, dict[str, float]]:
    """The chances of each option of the pending question, all of them exact."""
    return {name: chances(option) for name, option in worked_out(title, position).items()}


def worked_out(title: str, position: Position) -> dict[str, OptionOdds]:
    """The odds of each option of the pending question."""
    of, frame = opsroom.title(title), position.top
    assert frame is not None
    step = frame.about().steps[frame.at]
    declared = of.odds[step.name]
    codes = [code for code in position.choices() if declared.applies(position, code)]
    found = OddsMaker(of, position, declared, "seed").work_out(codes)
    return {of.names.of(step.of, code): option for code, option in found.items()}


def in_all(ways: int, of: int) -> float:
    """A chance as it is sent."""
    return round(ways / of, 4)


def chances(option: OptionOdds) -> dict[str, float]:
    assert option["exact"]
    return {outcome["name"]: outcome["chance"] for outcome in option["outcomes"]}


def test_mirage_a_pair_is_fought_with_one_die_a_side() -> None:
    """The Spitfire hits on 4 or less; the Bf 109 fires at the same time, on 3; the bomber only if it survives, on 1."""
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed="spitfire_mk1")
    assert odds("mirage", s.t) == {
        "bf109e": {"own_lost": in_all(4, 6), "enemy_lost": in_all(3, 6)},
        "he111h": {"own_lost": in_all(4, 6), "enemy_lost": in_all(2, 6 * 6)},
    }


def test_bomber_command_a_contact_is_made_on_7_at_jamming_level_5() -> None:
    t = night()
    raid(t, "a", "main_force", "d1 e2 f2 g3 h3 j4", target=5, city="bremen", head=5)
    t.bomb_marker[CITY["bremen"]], t.bomb_raid[CITY["bremen"]] = 1, RAID["a"]
    unit(t, "b12", "j4")
    g = begin(t, TameBoar())
    assert (g.key, t.jamming) == ("choose_contact_unit", 5)
    assert odds("bomber_command", t) == {"b12": {"contact": in_all(21, 36)}}
    g.play("b12")
    assert g.key == "choose_contact"
    assert list(odds("bomber_command", t).values()) == [{"contact": in_all(21, 36)}]


def test_bomber_command_a_unit_loses_aircraft_on_take_off_from_11_up_and_fog_adds_2() -> None:
    for weather, ways in (("clear", 3), ("fog", 10)):
        t = night(weather=weather)
        t.unit_at[UNIT["b12"]] = READY
        begin(t, Scramble())
        assert odds("bomber_command", t) == {"b12": {"fighters_lost": in_all(ways, 36)}}


def test_bomber_command_other_units_that_took_off_do_not_change_the_odds_of_a_take_off() -> None:
    t = night()
    for name in ("b12", "b03", "b05"):
        t.unit_at[UNIT[name]] = READY
    g = begin(t, Scramble())
    g.play("b03")
    assert odds("bomber_command", t) == {name: {"fighters_lost": in_all(3, 36)} for name in ("b05", "b12")}


def test_bomber_command_indicators_stay_up_to_7_and_drift_up_to_three_areas_in_any_direction() -> None:
    """Haze without Oboe, with normal radar: Parramatta adds 1, so they stay on 2 to 6 with two dice, and drift one area on 7 and
    8, two on 9 and 10, three on 11 and 12.  The load and cards are still to be chosen, so the odds are sampled."""
    s = city.over("B", weather="haze")
    assert s.key == "choose_aimpoint"
    found = worked_out("bomber_command", s.t)
    assert set(found) == set(s.options)
    for name, option in found.items():
        lands = [
            ways * sum(is_built_up(drifted(B, city.AREA[name], course, areas)) for course in range(1, 7))
            for areas, ways in ((1, 6 + 5), (2, 4 + 3), (3, 2 + 1))
        ]
        expected = {"marks_aimpoint": 15 / 36, "marks_city": (15 * 6 + sum(lands)) / (36 * 6)}
        assert not option["exact"]
        for outcome in option["outcomes"]:
            # The error is two standard errors: five leave no room for bad luck.
            assert abs(outcome["chance"] - expected[outcome["name"]]) <= 2.5 * outcome["error"] + 1e-9, name


B = MAPS.index("B")


def is_built_up(area: int) -> bool:
    return area != COUNTRY and KINDS[kind_of(B, area)] != "field"


def test_bomber_command_a_patrol_has_odds_when_its_task_is_chosen_and_only_of_that_task() -> None:
    def fields(*answers: str) -> dict[str, dict[str, float]]:
        t = night(True, weather="clear")
        for name in ("d01", "d02"):
            unit(t, name, PLACE_NAMES[AIRFIELD[UNIT[name]]], acted=1)
        t.patrol[2] = 1
        begin(t, Patrols(0)).play(*answers)
        return odds("bomber_command", t)

    closed = {"airfield_closed": in_all(sum(die + 4 >= AIRFIELD_CLOSES for die in range(1, 7)), 6)}
    assert "choose_patrol" not in opsroom.title("bomber_command").odds, "the unit is still to be chosen"
    assert fields("patrol_4") == {}, "and so is the task"
    assert fields("patrol_4_to_airfield") == {"d01": closed, "d02": closed}
    tasks = fields("patrol_4", "d01")
    assert tasks["attack_airfield"] == closed
    assert 0 < tasks["attack_unit"]["fighters_lost"] < 1


def test_odds_are_not_exact_where_the_staff_decides_in_between() -> None:
    """A unit is chosen before its target: with two targets, the staff's choice is one of several."""
    title = opsroom.title("bomber_command")
    for targets in (1, 2):
        t = night()
        raid(t, "a", "main_force", "d1 e2 f2 g3 h3 j4", target=5, city="bremen", head=5)
        if targets == 2:
            raid(t, "b", "mosquito", "e7 f6 g6 h5 i5 j4", target=5, head=5)
            blip(t, 0, "b", "j4")
        t.bomb_marker[CITY["bremen"]], t.bomb_raid[CITY["bremen"]] = 1, RAID["a"]
        unit(t, "b12", "j4")
        g = begin(t, TameBoar())
        assert g.key == "choose_contact_unit"
        found = OddsMaker(title, t, title.odds[g.key], "seed").work_out([UNIT["b12"]])
        assert found[UNIT["b12"]]["exact"] is (targets == 1)
        g.play("b12")
        assert len(g.options) == targets


def test_burning_blue_contact_is_made_on_5_and_a_bounce_on_11_and_climbing_costs_1() -> None:
    t = scenes.blue(1)
    one = scenes.squadron(t, "1", "2124", 12)
    number = scenes.raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 14", at_place="2124")
    scenes.tally(t, one, number)
    scenes.carry_out(t, RafAttack(one, number))
    level, above = (scenes.unit_name(unit) for unit in scenes.members(t, number))
    assert odds("burning_blue", t) == {
        level: {"contact": in_all(30, 36), "bounce": in_all(3, 36)},
        above: {"contact": in_all(26, 36), "bounce": in_all(1, 36)},
    }


def test_barbarossa_cards_are_drawn_from_a_deck_that_its_owner_can_count() -> None:
    table = turn(
        hand="field_replacement_battalion strategic_planning",
        deck="truck_transport truck_transport truck_transport grenadier_regiment",
    )
    assert odds("barbarossa", table.position) == {
        "play_field_replacement_battalion": drawn(supply=in_all(3, 4), unit=in_all(1, 4)),
        "play_strategic_planning": drawn(supply=1.0, unit=in_all(3, 4)),  # three of the four cards
    }


def drawn(**chances: float) -> dict[str, float]:
    kinds = ("supply", "unit", "operation", "deployment")
    return {f"draws_{kind}": chances.get(kind, 0.0) for kind in kinds}
