"""Odds of bombing, dogfights and detection, against what the charts and cards give by hand, and in re-dealt worlds."""

from __future__ import annotations

import json

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.engine.json_types import OptionOdds
from opsroom.engine.odds import odds_of
from opsroom.titles.burning_blue.rules.charts import (
    C_LETTER,
    CARDS,
    CH_COLUMN,
    DETECTION_VALUE,
    INTERCEPT,
    OBSERVED,
    READINGS,
    STRENGTH_LETTER,
)
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS
from opsroom.titles.burning_blue.rules.detection import card_column
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.events import RandomEvents
from opsroom.titles.burning_blue.rules.fights import Combat
from opsroom.titles.burning_blue.rules.forces import DUMMIES, DUMMY_SIZE
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.orders import Order
from opsroom.titles.burning_blue.rules.raid_partings import TallyChoice
from opsroom.titles.burning_blue.rules.set_up import DummyCounters
from opsroom.titles.burning_blue.rules.table import DIVE, UNIT_NAMES, Blue
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    members,
    raid,
    reveal,
    script,
    squadron,
    tally,
)

TITLE = opsroom.title("burning_blue")
AIRFIELD, STATION = 0, 1  # kinds of targets


def odds(t: Blue) -> dict[str, OptionOdds]:
    """Of the pending question, from the view of the asked seat; the same in worlds re-dealt for it."""
    seat = TITLE.names.of("seat", int(t.seat))
    table = Table.of_position(TITLE, TITLE.setup(f"scenario{t.scenario + 1}", {}, None), t)
    view = table.view(seat)
    found = odds_of(TITLE, view)
    if found is None:
        return {}
    elsewhere = TITLE.redeal(view, Quick(5))
    assert json.dumps(found) == json.dumps(odds_of(TITLE, elsewhere.view(seat)))
    return found["options"]


def chances(option: OptionOdds) -> dict[str, float]:
    return {outcome["name"]: outcome["chance"] for outcome in option["outcomes"]}


def comes_near(option: OptionOdds, **by_hand: float) -> bool:
    """Within the error that is given, and a little more: one sample in twenty lies outside it."""
    assert not option["exact"]
    assert {outcome["name"] for outcome in option["outcomes"]} == set(by_hand)
    return all(abs(each["chance"] - by_hand[each["name"]]) <= 1.5 * each["error"] for each in option["outcomes"])


# --- § 16: bombing
def over_target(t: Blue, unit: str, place: str, site: str, kind: int, on: str) -> int:
    """It has found its way there, and flies on to another hex."""
    number = raid(t, unit, at_place=place, course=["1439", place, on], target=site, target_kind=kind)
    t.leg[number] = 1
    return number


@pytest.mark.rule("16.4.1")
def test_16_4_1_an_airfield_with_nobody_on_it_is_damaged_on_3() -> None:
    t = blue(1)
    over_target(t, "i_kg2 bombing 12", "2129", "detling", AIRFIELD, on="2126")
    carry_out(t, LuftwaffeMovement())
    assert asked(t) == "choose_raid_to_fly"
    found = odds(t)
    assert set(found) == {"hostile_01"}  # nothing about the orders for all raids
    assert found["hostile_01"]["exact"]
    assert chances(found["hostile_01"]) == {"bombed": 1.0, "airfield_damaged": round(4 / 6, 4), "own_lost": 0.0}
    answer(t, "hostile_01")
    assert chances(odds(t)["slow"]) == chances(found["hostile_01"])


@pytest.mark.rule("16.4.4", "16.2.2", "14.1.1")
def test_16_4_4_dive_bombers_over_a_radar_station_hit_it_on_5_and_are_fired_at() -> None:
    """30 of 36 ways of two dice are 5 or more, one die less if the guns shake them; light guns hit on 10 (6 of 36)."""
    t = blue(1)
    number = over_target(t, "ii_stg1 bombing 10", "1630", "rye", STATION, on="1439")
    t.method[number] = DIVE
    carry_out(t, LuftwaffeMovement())
    found = odds(t)["hostile_01"]
    assert not found["exact"]
    likely = chances(found)
    error = {outcome["name"]: outcome["error"] for outcome in found["outcomes"]}
    assert likely["bombed"] == 1.0
    assert 26 / 36 - error["station_hit"] <= likely["station_hit"] <= 30 / 36 + error["station_hit"]
    assert abs(likely["own_lost"] - 6 / 36) <= error["own_lost"]


@pytest.mark.rule("16.4.3", "9.3.4")
def test_16_4_3_squadrons_on_the_ground_are_sampled_and_only_in_the_move_that_brings_the_bombs() -> None:
    t = blue(1)
    ready = squadron(t, "32")
    t.field[ready] = t.home[ready] = TITLE.names.codes["airfield"]["hawkinge"]
    number = raid(
        t, "i_kg2 bombing 12", at_place="1835", course=["1835", "1833", "1439"], target="hawkinge", target_kind=AIRFIELD
    )
    carry_out(t, LuftwaffeMovement())
    found = odds(t)["hostile_01"]
    assert not found["exact"]
    assert set(chances(found)) == {"bombed", "airfield_damaged", "lost_on_ground", "own_lost"}
    t.raid_at[number] = at("1439")
    t.way[number * (len(t.way) // len(t.ways))] = at("1439")
    carry_out(t, LuftwaffeMovement())
    assert odds(t) == {}  # too far away: in this move chance decides nothing about it


# --- § 13.6.1: dogfights
def after_a_fight(t: Blue) -> tuple[int, int]:
    """A Spitfire squadron (6) and a Gruppe of Me 109 (7) have fought, and the RAF is asked what it does."""
    one = squadron(t, "74", "2124", 14)
    number = raid(t, "i_jg3 freie_jagd 14", at_place="2124")
    other = members(t, number)[0]
    reveal(t, number)
    t.fight[one], t.fight[other] = ATTACKS, DEFENDS
    script(t, 3, 4, 5, 5, 6, 6, 6, 6)  # nobody is lost, nobody is shaken
    carry_out(t, Combat(INTERCEPT, at("2124"), 14))
    assert asked(t) == "choose_raf_conduct"
    return one, other


@pytest.mark.rule("13.6.1", "13.4.3")
def test_13_6_1_in_a_dogfight_the_stronger_side_attacks_and_both_may_lose() -> None:
    """The Germans attack in column +1: 10 or more hits (6 of 36), and 7 or less of the defender (21 of 36)."""
    t = blue(1)
    after_a_fight(t)
    answer(t, "fight_on")
    assert asked(t) == "choose_luftwaffe_conduct"
    found = odds(t)
    assert set(found) == {"fight_on"}
    assert comes_near(found["fight_on"], dogfight=1.0, enemy_lost=6 / 36, own_lost=21 / 36)


@pytest.mark.rule("13.6", "13.6.1")
def test_13_6_the_raf_sees_the_same_dogfight_from_the_other_side() -> None:
    t = blue(1)
    one, _ = after_a_fight(t)
    found = odds(t)
    assert set(found) == {"fight_on"}
    likely = chances(found["fight_on"])
    assert likely["enemy_lost"] > likely["own_lost"] > 0
    answer(t, "fight_on", "fight_on")
    assert t.dogfight[one] > 0
    carry_out(t, Order(one))
    found = odds(t)
    assert set(found) == {"pass"}
    assert comes_near(found["pass"], enemy_lost=21 / 36, own_lost=6 / 36)


@pytest.mark.rule("13.6")
def test_13_6_where_no_fighter_is_left_to_dogfight_with_there_is_nothing_to_tell() -> None:
    t = blue(1)
    one = squadron(t, "74", "2124", 14)
    number = raid(t, "i_kg2 bombing 14", at_place="2124")
    tally(t, one, number)
    t.fight[one], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    script(t, 1, 2, 6, 6, 6, 6, 6, 6)
    carry_out(t, Combat(INTERCEPT, at("2124"), 14))
    assert asked(t) == "choose_raf_conduct"
    assert odds(t) == {}


@pytest.mark.rule("13.6.1")
def test_13_6_1_after_a_round_the_odds_are_those_of_the_next() -> None:
    t = blue(1)
    after_a_fight(t)
    answer(t, "fight_on", "fight_on")
    script(t, 3, 4, 5, 5, 6, 6, 6, 6)
    carry_out(t, Dogfights())
    answer(t, "fight_on")
    assert asked(t) == "choose_luftwaffe_conduct"
    assert comes_near(odds(t)["fight_on"], dogfight=1.0, enemy_lost=6 / 36, own_lost=21 / 36)


@pytest.mark.rule("10.3.1")
def test_10_3_1_a_vector_is_not_understood_on_1() -> None:
    t = blue(1, vectors_fail=1)
    unit = squadron(t, "32", "2124", 12)
    raid(t, "i_kg2 bombing 12", at_place="1835")
    carry_out(t, Order(unit))
    found = odds(t)
    assert set(found) == {"towards_hostile_01", "vector", "vector_orbit", "vector_line"}
    assert all(each["exact"] and chances(each) == {"understood": round(5 / 6, 4)} for each in found.values())
    t.vectors_fail = 0
    assert odds(carry_out(t, Order(unit))) == {}


# --- § 11: detection
def share(part: int, gruppen: int) -> float:
    """Of the cards that detect so many Gruppen."""
    return sum(DETECTION_VALUE[card * READINGS + part] <= gruppen for card in range(CARDS)) / CARDS


@pytest.mark.rule("11.6", "11.6.1", "9.3.1")
def test_11_6_1_a_dummy_gets_a_strength_where_its_card_detects_it() -> None:
    t = blue(2)
    carry_out(t, DummyCounters(1))
    dummy = next(i for i in range(DUMMIES) if DUMMY_SIZE[t.scenario * DUMMIES + i] > 0)
    t.play(dummy)
    assert asked(t) == "choose_dummy_place"
    found = odds(t)
    assert set(found) == {TITLE.names.of("place", place) for place in t.choices()}
    by_hand = share(CH_COLUMN, DUMMY_SIZE[t.scenario * DUMMIES + dummy])
    assert 0 < by_hand < 1
    assert all(comes_near(each, read=by_hand) for each in found.values())


@pytest.mark.rule("11.2", "11.5.6")
def test_11_5_6_both_parts_of_a_detected_raid_are_looked_for_anew() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126")
    part = card_column(t, number)
    assert part >= OBSERVED  # over land
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake_unit")
    assert asked(t) == "choose_unit_home"
    found = odds(t)
    cover = UNIT_NAMES[members(t, number)[2]]
    assert comes_near(found[cover], part_found=share(part, 1), rest_found=share(part, 2))


@pytest.mark.rule("11.2", "12.1.4")
def test_11_2_under_tally_no_part_is_looked_for() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126")
    tally(t, squadron(t, "32", "2124", 12), number)
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake_unit")
    assert odds(t) == {}


@pytest.mark.rule("12.1.4", "11.5.6")
def test_12_1_4_the_raf_knows_how_likely_it_keeps_the_other_part_on_its_plot() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    other = raid(t, "ii_kg2 bombing 12", at_place="2126")
    tally(t, squadron(t, "32", "2124", 12), number)
    t.parted[other], t.tallied[other] = number + 1, 1
    reveal(t, other)
    carry_out(t, TallyChoice())
    assert asked(t) == "choose_part"
    by_hand = share(card_column(t, number), 1)
    assert all(comes_near(each, other_found=by_hand) for each in odds(t).values())


@pytest.mark.rule("7", "11.5.2")
def test_7_a_filter_room_error_may_make_a_raid_stronger_or_weaker() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", at_place="2126")
    raid(t, "i_kg3 bombing 12", at_place="2126")
    error = RandomEvents()
    error.event = TITLE.names.codes["event"]["filter_error"]
    error.at = error.about().index["choose_raid_for_error"]
    carry_out(t, error)
    assert asked(t) == "choose_raid_for_error"
    part = card_column(t, number)
    letters = [STRENGTH_LETTER[card * READINGS + part] for card in range(CARDS)]
    low, high = sorted((sum(x < C_LETTER for x in letters), sum(x > C_LETTER for x in letters)))
    found = chances(odds(t)["hostile_01"])
    assert sorted(found) == ["strength_over", "strength_under"]
    assert low / CARDS - 0.1 <= min(found.values()) <= max(found.values()) <= high / CARDS + 0.1


# --- § 12.1: a spotter has one or several raids to look for
@pytest.mark.rule("12.1")
def test_12_1_the_odds_of_a_sighting_are_given_for_each_raid_and_not_for_a_choice_of_the_staff() -> None:
    assert "choose_quarry" in TITLE.odds
    assert "choose_spotter" not in TITLE.odds
