"""The campaign: its hours, its plans, what is carried from one game into the next.  § 23"""

from __future__ import annotations

import pytest

from opsroom.engine.title import Setup
from opsroom.titles.burning_blue import OPTIONS, opening
from opsroom.titles.burning_blue.rules.campaign import CANCELLED, Campaign, cancel, drop_the_lost, open_page, shelve
from opsroom.titles.burning_blue.rules.carry_over import CarryOver, is_new_home, mend_damage, strike_off
from opsroom.titles.burning_blue.rules.chits import IN_HAND, are_units_left, chit_points
from opsroom.titles.burning_blue.rules.flights import release_lost_pairs, split
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_IDS,
    CHIT_THERE,
    CHIT_UNIT_TASK,
    CHITS,
    GROUPS_A_CHIT,
    GRUPPE_IDS,
    LOW,
    LOW_LEVEL,
)
from opsroom.titles.burning_blue.rules.table import (
    AWAY,
    FIRST_FLIGHT,
    JOINED,
    PLANNED,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import verdict
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    blue,
    carry_out,
    field,
    members,
    options,
    raid,
    random_dice,
    script,
    squadron,
)


# --- § 23
@pytest.mark.rule("23.1", "23.2", "23.2.2")
def test_campaign_hours_lie_apart_and_chits_are_used_once() -> None:
    t = blue(3, chance=random_dice(3), campaign=1, days=1, games=2)
    carry_out(t, Campaign())
    assert asked(t) == "choose_period"
    assert "late_afternoon" not in options(t)  # nothing would be left for the second game
    answer(t, "mid_morning")
    assert options(t) == ["early_afternoon", "mid_afternoon", "late_afternoon", "dusk"]
    answer(t, "mid_afternoon")
    choose = random_dice(4)
    while t.game_period[1] and asked(t) != "choose_cancelled":
        t.play(t.options[choose.below(t.offered)])
    held = [i for i in range(len(t.chits_held)) if t.chits_held[i] == IN_HAND]
    spent = [i for i in range(len(t.chits_held)) if t.chits_held[i] == 2]
    assert held
    assert spent


@pytest.mark.rule("23.2.1")
def test_a_chit_whose_raids_are_all_called_off_counts_no_more() -> None:
    t = blue(3)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    other = raid(t, "i_jg3 freie_jagd 20", at_place="1439")
    for r in (number, other):
        t.state[r], t.raid_chit[r] = PLANNED, CHIT_IDS.index("N")
    t.chits_held[CHIT_IDS.index("N")] = t.chits_held[CHIT_IDS.index("T")] = IN_HAND
    assert chit_points(t) == 23
    cancel(t, number)
    assert chit_points(t) == 23
    cancel(t, other)
    assert chit_points(t) == 15  # the rulebook's example
    assert t.chits_held[CHIT_IDS.index("N")] == CANCELLED


@pytest.mark.rule("23.2.1")
def test_plans_come_out_of_the_book_as_they_went_in() -> None:
    t = blue(3)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 top_cover 16",
        at_place="1439",
        course=["1439", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.state[number] = PLANNED
    before = t.save()["columns"]
    shelve(t, 2)
    book = list(t.book)
    fresh = blue(3)
    for i, value in enumerate(book):
        fresh.book[i] = value
    open_page(fresh, 2)
    after = fresh.save()["columns"]
    for name in ("gruppe", "task", "plotted", "raid", "state", "way", "ways", "target", "form_turn"):
        assert after[name] == before[name], name


@pytest.mark.rule("23.2.3")
def test_damage_is_mended_by_dice_and_the_lost_stay_away() -> None:
    t = blue(2)
    t.damage[field("biggin_hill")], t.damage[field("kenley")], t.damage[field("manston")] = 2, 2, 1
    t.ops_hit[0], t.station_out[3] = 1, 1
    script(t, 6, 3, 2, 1, 4)  # Kenley comes before Biggin Hill
    mend_damage(t)
    assert (t.damage[field("kenley")], t.damage[field("biggin_hill")], t.damage[field("manston")]) == (0, 1, 1)
    assert (t.ops_hit[0], t.station_out[3]) == (1, 0)
    unit = squadron(t, "610")
    t.losses[unit] = 12
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1439")
    t.losses[members(t, number)[0]] = 24
    strike_off(t)
    assert t.gone[unit] == 1
    assert t.gruppe_gone[GRUPPE_IDS.index("i_jg3")] == 3


@pytest.mark.rule("23.2.3")
def test_squadrons_may_leave_a_sector_without_a_room() -> None:
    t = blue(2)
    unit = squadron(t, "610")
    t.ops_hit[t.sector[unit]] = 1
    script(t, 1)
    carry_out(t, CarryOver())
    answer(t, "squadron_610")
    assert "duxford" not in options(t)  # another Group
    answer(t, "kenley")
    assert t.moved_to[unit] == field("kenley") + 1
    assert not is_new_home(t, unit, field("duxford"))


@pytest.mark.rule("23.2.5")
def test_surge_lines_are_given_out_in_secret() -> None:
    t = blue(4, campaign=1, days=1, games=4, surge=1)
    carry_out(t, Campaign())
    answer(t, "dawn", "early_afternoon")
    assert asked(t) == "choose_surge"  # scenario 4 has two games a day
    assert options(t) == ["0", "1"]
    answer(t, "1")
    assert options(t) == ["0"]


@pytest.mark.rule("23.3", "23.3.1")
def test_one_day_of_four_games_and_one_of_three() -> None:
    t = blue(2, campaign=1, days=3, games=2, preparation=1)
    carry_out(t, Campaign())
    answer(t, "4")
    assert options(t) == ["2", "3"]
    answer(t, "3")
    assert options(t) == ["2"]


@pytest.mark.rule("23.2.4", "23.2.6", "23.2")
def test_a_campaign_at_random_ends_with_the_points_of_all_its_games() -> None:
    values = {name: choice.default for name, choice in OPTIONS.items()} | {"keep_weather": "on"}
    t = opening(Setup("campaign1", values, ("luftwaffe", "raf")))
    assert isinstance(t, Blue)
    t.chance = random_dice(8)
    choose = random_dice(9)
    t.run()
    while t.top is not None:
        t.play(t.options[choose.below(t.offered)])
    assert t.vp == t.total_vp
    assert t.ended == verdict(t.total_vp, t.total_value)
    assert t.day == 1


# --- § 23.2.3
@pytest.mark.rule("23.2.3")
def test_a_gruppe_that_lost_one_staffel_is_made_up_again() -> None:
    t = blue(3)
    number = raid(t, "staffel_i_jg3 freie_jagd 20", "staffel_i_jg3 freie_jagd 20", at_place="1439")
    for unit in members(t, number):
        t.losses[unit] = 8
    strike_off(t)
    assert t.gruppe_gone[GRUPPE_IDS.index("i_jg3")] == 0


@pytest.mark.rule("23.2.3")
def test_a_gruppe_all_of_whose_staffeln_are_lost_is_gone_and_so_is_one_of_staffel_size() -> None:
    t = blue(3)
    number = raid(t, *["staffel_i_jg3 freie_jagd 20"] * 3, "staffel_iii_zg76 freie_jagd 20", at_place="1439")
    for unit in members(t, number):
        t.losses[unit] = 8
    strike_off(t)
    assert t.gruppe_gone[GRUPPE_IDS.index("i_jg3")] > 0
    assert t.gruppe_gone[GRUPPE_IDS.index("iii_zg76")] > 0


@pytest.mark.rule("23.2.3", "3.3.1")
def test_a_squadron_both_of_whose_flights_were_lost_on_the_ground_is_gone() -> None:
    t = blue(1)
    unit = squadron(t, "610")
    split(t, unit)
    for flight in (FIRST_FLIGHT, FIRST_FLIGHT + 1):
        t.losses[flight], t.tote[flight] = 6, AWAY
    release_lost_pairs(t)
    strike_off(t)
    assert t.gone[unit] == 1


@pytest.mark.rule("23.2.3", "23.2.1")
def test_gruppen_lost_since_the_plans_were_made_do_not_fly() -> None:
    t = blue(3)
    whole = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    headless = raid(t, "ii_kg2 bombing 12", "ii_jg3 top_cover 16", at_place="1439")
    for number in (whole, headless):
        t.state[number] = PLANNED
    for name in ("ii_kg2", "i_jg3"):
        t.gruppe_gone[GRUPPE_IDS.index(name)] = 3
    drop_the_lost(t)
    assert [t.gruppe[unit] for unit in members(t, whole)] == [GRUPPE_IDS.index("i_kg2")]
    assert t.state[whole] == PLANNED
    assert t.state[headless] == 0


@pytest.mark.rule("23.2.3", "6.4.2", "9.2.3")
def test_without_its_low_level_gruppe_a_chit_for_it_goes_back() -> None:
    scenario, chit = next(
        (s, c)
        for s in range(5)
        for c in range(CHITS)
        for i in range(GROUPS_A_CHIT)
        if CHIT_UNIT_TASK[(s * CHITS + c) * GROUPS_A_CHIT + i] == LOW and CHIT_THERE[s * CHITS + c]
    )
    t = blue(scenario + 1)
    assert are_units_left(t, chit)
    t.gruppe_gone[LOW_LEVEL] = 3
    assert not are_units_left(t, chit)


# --- § 23.2.1
@pytest.mark.rule("23.2.1", "9.2.5")
def test_a_raid_that_starts_with_another_is_called_off_by_itself_and_survives_it() -> None:
    t = blue(3)
    numbers = [raid(t, f"{name} bombing 12", at_place="1439") for name in ("i_kg2", "ii_kg2", "iii_kg2")]
    first, second, third = numbers
    t.state[first] = PLANNED
    for number, part in ((second, 1), (third, 2)):
        t.state[number], t.joined_to[number], t.part_at[number] = JOINED, first + 1, part
    apart = t.copy()
    assert isinstance(apart, Blue)
    cancel(apart, second)
    assert [apart.state[number] for number in numbers] == [PLANNED, 0, JOINED]
    cancel(t, first)
    assert [t.state[number] for number in numbers] == [0, JOINED, PLANNED]
    assert t.joined_to[second] == third + 1


# --- § 23.3.1
@pytest.mark.rule("23.3.1", "23.1")
def test_the_number_of_games_of_a_single_day_is_agreed() -> None:
    t = blue(2, campaign=1, days=1, games=2, preparation=1)
    carry_out(t, Campaign())
    assert asked(t) == "choose_period"
