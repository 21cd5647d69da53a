"""The campaign: its hours, its plans, what is carried from one game into the next.  § 23"""

from __future__ import annotations

import pytest

import opsroom
from opsroom.engine.chance import Quick
from opsroom.engine.errors import BadSetup
from opsroom.engine.goals import say
from opsroom.engine.title import Setup
from opsroom.titles.burning_blue import OPTIONS, opening
from opsroom.titles.burning_blue.goal import goal
from opsroom.titles.burning_blue.rules.campaign import (
    CANCELLED,
    Campaign,
    cancel,
    drop_the_lost,
    open_page,
    parts_made,
    periods_made,
    raid_lines,
    shelve,
    unit_lines,
)
from opsroom.titles.burning_blue.rules.carry_over import (
    CarryOver,
    is_new_home,
    mend_damage,
    sector_of_next_game,
    strike_off,
)
from opsroom.titles.burning_blue.rules.chits import IN_HAND, SPENT, are_units_left, chit_points
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
    LUFTWAFFE,
    RAF,
)
from opsroom.titles.burning_blue.rules.geography import FIELD_SECTOR, FIGHTER_FIELDS, SECTORS, ZONE_IDS
from opsroom.titles.burning_blue.rules.sequence import Battle
from opsroom.titles.burning_blue.rules.set_up import LuftwaffePlanning
from opsroom.titles.burning_blue.rules.table import (
    AWAY,
    FIRST_FLIGHT,
    FIRST_SLOT,
    JOINED,
    PAGES,
    PLANNED,
    PLANS,
    SLOTS,
    WAYS,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import verdict
from opsroom.titles.burning_blue.rules.weather import WeatherDetermination
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


@pytest.mark.rule("23.3.1", "23.2.5")
def test_the_number_of_games_is_agreed_only_where_nothing_else_decides_it() -> None:
    title = opsroom.title("burning_blue")
    for mode, agreed, games in (
        ("campaign2", {"days": "2"}, "3"),
        ("campaign2", {"days": "2", "surge": "on"}, "3"),
        ("campaign4", {"days": "2"}, "4"),
    ):
        assert title.setup(mode, {**agreed, "games": games}).options["games"] == games
    for mode, agreed, name in (
        ("campaign2", {"days": "2", "preparation": "on"}, "games"),  # the Luftwaffe decides
        ("campaign4", {"surge": "on"}, "games"),  # two a day
        ("campaign4", {"days": "2", "surge": "on"}, "preparation"),
    ):
        assert name not in title.setup(mode, agreed).options
        with pytest.raises(BadSetup, match=f"{name} .* only with"):
            title.setup(mode, {**agreed, name: title.options[name].values[1]})


# --- § 23.2.3: what is carried over
@pytest.mark.rule("23.2.3")
def test_after_a_game_the_lost_are_struck_off_and_nobody_moves_without_need() -> None:
    t = blue(2)
    unit = squadron(t, "1")
    t.losses[unit] = 12
    carry_out(t, CarryOver())
    assert (t.top, t.gone[unit]) == (None, 1)


@pytest.mark.rule("23.2.3")
def test_squadrons_stay_where_no_other_sector_of_their_group_has_a_room() -> None:
    t = blue(2, [1] * SECTORS)
    squadron(t, "610")
    for sector in range(SECTORS):
        t.ops_hit[sector] = 1
    carry_out(t, CarryOver())
    assert t.top is None


@pytest.mark.rule("23.2.3", "3.3.1")
@pytest.mark.parametrize("losses", [(6, 5), (5, 6)])
def test_one_aircraft_left_saves_a_pair_of_flights_and_a_gruppe(losses: tuple[int, int]) -> None:
    t = blue(2)
    lost, saved = squadron(t, "610"), squadron(t, "32")
    split(t, saved)
    split(t, lost)
    t.losses[FIRST_FLIGHT], t.losses[FIRST_FLIGHT + 1] = losses
    t.losses[FIRST_FLIGHT + 2] = t.losses[FIRST_FLIGHT + 3] = 6
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="1439")
    one, other = members(t, number)
    t.losses[one], t.losses[other] = 24, 23
    strike_off(t)
    assert (t.gone[saved], t.gone[lost]) == (0, 1)
    assert [t.gruppe_gone[GRUPPE_IDS.index(name)] for name in ("i_kg2", "ii_kg2")] == [3, 0]


@pytest.mark.rule("23.2.3")
def test_a_squadron_that_moved_belongs_to_the_sector_of_its_new_airfield() -> None:
    t = blue(2)
    unit = squadron(t, "610")
    assert sector_of_next_game(t, unit) == ZONE_IDS.index("biggin_hill")
    for airfield in range(FIGHTER_FIELDS):
        t.moved_to[unit] = airfield + 1
        assert sector_of_next_game(t, unit) == FIELD_SECTOR[airfield]


# --- § 23.2.1: the book
@pytest.mark.rule("23.2.1")
def test_every_line_of_the_plans_comes_out_of_the_book_again() -> None:
    t = blue(3)
    for n, column in enumerate(unit_lines(t)):
        for i in range(SLOTS):
            column[FIRST_SLOT + i] = (7 * n + i) % 60 - 1
    for n, column in enumerate(raid_lines(t)):
        for number in range(PLANS):
            column[number] = (5 * n + number) % 40
    for i in range(PLANS * WAYS):
        t.way[i] = i % 300 - 1
    held = [IN_HAND if chit % 3 == 0 else SPENT if chit % 3 == 1 else 0 for chit in range(CHITS)]
    for chit in range(CHITS):
        t.chits_held[chit] = held[chit]
    t.reliefs, t.sweeps_sent = 3, 1
    shelve(t, 1)
    for page in (0, 2):  # other games are planned too
        other = blue_with_book(t)
        shelve(other, page)
        t.book = other.book
    fresh = blue_with_book(t)
    open_page(fresh, 1)
    for kept, column in zip(unit_lines(t), unit_lines(fresh), strict=True):
        assert list(column)[FIRST_SLOT:] == list(kept)[FIRST_SLOT:]
    for kept, column in zip(raid_lines(t), raid_lines(fresh), strict=True):
        assert list(column)[:PLANS] == list(kept)[:PLANS]
    assert list(fresh.way)[: PLANS * WAYS] == list(t.way)[: PLANS * WAYS]
    assert [fresh.chits_held[chit] == IN_HAND for chit in range(CHITS)] == [one == IN_HAND for one in held]
    assert (fresh.reliefs, fresh.sweeps_sent) == (3, 1)
    again = blue_with_book(t)
    before = again.save()["columns"]
    open_page(again, 3)  # nobody wrote it
    assert again.save()["columns"] == before


@pytest.mark.rule("23.2.1", "23.2")
def test_23_2_1_the_plans_of_every_game_of_a_day_are_kept_apart() -> None:
    t = blue(2, campaign=1)
    for page in range(PAGES):
        t.way[0] = t.way[PLANS * WAYS - 1] = t.target[0] = t.relief[PLANS - 1] = 10 + page
        t.plotted[FIRST_SLOT] = t.reliefs = t.sweeps_sent = 20 + page
        shelve(t, page)
    for page in range(PAGES):
        fresh = blue(2, campaign=1)
        fresh.book = t.book
        open_page(fresh, page)
        found = (fresh.way[0], fresh.way[PLANS * WAYS - 1], fresh.target[0], fresh.relief[PLANS - 1])
        assert found == (10 + page,) * 4
        assert (fresh.plotted[FIRST_SLOT], fresh.reliefs, fresh.sweeps_sent) == (20 + page,) * 3


def blue_with_book(t: Blue) -> Blue:
    """An empty table with the same book."""
    fresh = blue(3)
    fresh.book = t.book
    return fresh


# --- § 23.1: hours
@pytest.mark.rule("23.1")
@pytest.mark.parametrize(
    ("games", "answers", "offered"),
    [
        (2, [], ["dawn", "mid_morning", "late_morning", "early_afternoon", "mid_afternoon"]),
        (2, ["mid_afternoon"], ["dusk"]),
        (3, [], ["dawn", "mid_morning", "late_morning"]),
        (3, ["dawn"], ["late_morning", "early_afternoon", "mid_afternoon"]),
        (4, [], ["dawn"]),
    ],
)
def test_no_two_games_of_a_day_are_next_to_each_other(games: int, answers: list[str], offered: list[str]) -> None:
    t = blue(2, campaign=1, days=1, games=games)
    carry_out(t, Campaign())
    answer(t, *answers)
    assert options(t) == offered


@pytest.mark.rule("23.2.5")
@pytest.mark.parametrize(("scenario", "surge", "games"), [(4, 1, 2), (4, 0, 4), (1, 1, 4)])
def test_with_surge_rates_a_day_has_as_many_games_as_its_table_goes_to(scenario: int, surge: int, games: int) -> None:
    t = blue(scenario, campaign=1, days=2, games=4, surge=surge)
    carry_out(t, Campaign())
    assert list(t.games_of_day)[:3] == [games, games, 0]


# --- § 23.2.1: calling off
@pytest.mark.rule("23.2.1", "21.1.1")
def test_a_sweep_of_the_channel_patrol_that_is_called_off_has_no_chit_to_lose() -> None:
    t = blue(3)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1439")
    t.state[number], t.raid_chit[number] = PLANNED, CHITS
    t.chits_held[CHITS - 1] = IN_HAND
    cancel(t, number)
    assert (t.state[number], t.chits_held[CHITS - 1]) == (0, IN_HAND)


def begin(t: Blue) -> Campaign:
    """The campaign on top of the table, before its first step."""
    campaign = Campaign()
    t.top = None
    t.do(campaign)
    return campaign


# --- § 23.2.1, § 23.2.6: the weather of the games
@pytest.mark.rule("23.2.1", "23.2.6", "6.3")
@pytest.mark.parametrize(
    ("keep", "day", "is_found"), [(0, 0, True), (0, 1, True), (1, 0, True), (1, 1, False), (1, 2, False)]
)
def test_plans_are_made_in_the_weather_of_the_first_game(keep: int, day: int, is_found: bool) -> None:
    t = blue(2, campaign=1, days=3, keep_weather=keep, day=day)
    t.game_period[0], t.game_period[1] = 3, 6
    clear, t.sky[0] = t.sky[0], 5
    begin(t).find_first_weather(t)
    assert t.period == 2
    assert isinstance(t.top, WeatherDetermination) is is_found
    assert t.sky[0] == (5 if is_found else clear)


@pytest.mark.rule("23.2.6", "23.2")
@pytest.mark.parametrize(("game", "keep", "is_found"), [(0, 0, False), (1, 0, True), (1, 1, False)])
def test_later_games_have_weather_of_their_own_unless_the_option_keeps_it(game: int, keep: int, is_found: bool) -> None:
    t = blue(2, campaign=1, days=1, keep_weather=keep, game=game)
    t.game_period[0], t.game_period[1] = 3, 6
    begin(t).begin_next_game(t)
    assert t.period == (2, 5)[game]
    assert isinstance(t.top, WeatherDetermination) is is_found


# --- § 23.2.1, § 23.2.5: planning
@pytest.mark.rule("23.2.5", "23.2.1")
@pytest.mark.parametrize(("part", "numbers"), [(1, (1, 3, 28, 65)), (2, (1, 2, 14, 36))])
def test_a_line_of_the_surge_table_says_how_many_chits_and_points_a_game_has(
    part: int, numbers: tuple[int, ...]
) -> None:
    t = blue(2, campaign=1, days=1, surge=1)
    t.games_of_day[0], t.game_part[0] = 2, part
    begin(t).plan_game(t)
    planning = t.top
    assert isinstance(planning, LuftwaffePlanning)
    assert (planning.least, planning.most, planning.low, planning.high, planning.ahead) == (*numbers, 1)


@pytest.mark.rule("23.2.1")
def test_without_surge_rates_the_scenario_says_it_and_form_up_is_rolled_later() -> None:
    t = blue(2, campaign=1, days=1)
    t.games_of_day[0] = 2
    begin(t).plan_game(t)
    planning = t.top
    assert isinstance(planning, LuftwaffePlanning)
    assert (planning.least, planning.ahead) == (-1, 1)


@pytest.mark.rule("23.2", "23.2.3")
def test_a_game_is_played_and_then_its_losses_are_carried_over() -> None:
    t = blue(2, campaign=1, days=1)
    begin(t).play_game(t)
    assert isinstance(t.top, Battle)
    begin(t).carry_on(t)
    assert isinstance(t.top, CarryOver)


@pytest.mark.rule("23.2.2")
@pytest.mark.parametrize("ending", ["planning", "game"])
def test_chits_that_were_drawn_are_spent_and_the_others_stay_in_the_cup(ending: str) -> None:
    t = blue(2, campaign=1, days=1)
    t.games_of_day[0] = 2
    held = [CHIT_IDS.index(name) for name in ("A", "N")]
    for chit in held:
        t.chits_held[chit] = IN_HAND
    campaign = begin(t)
    if ending == "planning":
        campaign.shelve_plans(t)
    else:
        t.chits_held[held[0]] = CANCELLED
        campaign.end_game(t)
    assert [chit for chit in range(CHITS) if t.chits_held[chit] == SPENT] == held
    assert sum(t.chits_held) == 2 * SPENT


@pytest.mark.rule("23.1", "23.2.5")
def test_a_day_has_four_games_at_most() -> None:
    t = blue(2, campaign=1, days=1, games=4, surge=1)
    assert (periods_made(t), parts_made(t)) == (0, 0)
    for i in range(4):
        t.game_period[i] = t.game_part[i] = 1 + i
    assert (periods_made(t), parts_made(t)) == (4, 4)


# --- § 23.2.1, § 23.2.3: raids that do not fly
@pytest.mark.rule("23.2.1", "9.2.5")
@pytest.mark.parametrize(("parts", "heir"), [((1, 2), 1), ((2, 1), 0), ((1, 1), 0)])
def test_the_raid_that_would_part_last_carries_the_others(parts: tuple[int, int], heir: int) -> None:
    t = blue(3)
    lead, *others = (raid(t, f"{name} bombing 12", at_place="1439") for name in ("i_kg2", "ii_kg2", "iii_kg2"))
    t.state[lead] = PLANNED
    for number, part in zip(others, parts, strict=True):
        t.state[number], t.joined_to[number], t.part_at[number] = JOINED, lead + 1, part
    cancel(t, lead)
    assert [t.state[number] for number in others] == [PLANNED if i == heir else JOINED for i in range(2)]
    assert t.joined_to[others[1 - heir]] == others[heir] + 1


@pytest.mark.rule("23.2.1")
def test_calling_off_a_raid_that_flies_alone_changes_no_other() -> None:
    t = blue(3)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.state[number] = PLANNED
    cancel(t, number)
    assert not any(t.state)


@pytest.mark.rule("23.2.3", "9.2.5")
def test_a_raid_that_was_to_start_with_another_is_dropped_when_its_bombers_are_lost() -> None:
    t = blue(3)
    lead = raid(t, "i_kg2 bombing 12", at_place="1439")
    joined = raid(t, "ii_kg2 bombing 12", at_place="1439")
    t.state[lead], t.state[joined], t.joined_to[joined] = PLANNED, JOINED, lead + 1
    t.raid_chit[lead] = t.raid_chit[joined] = CHIT_IDS.index("N")
    t.gruppe_gone[GRUPPE_IDS.index("ii_kg2")] = 3
    t.chits_held[CHIT_IDS.index("A")] = IN_HAND
    drop_the_lost(t)
    assert (t.state[lead], t.state[joined], t.joined_to[joined]) == (PLANNED, 0, 0)
    assert t.chits_held[CHIT_IDS.index("A")] == IN_HAND


@pytest.mark.rule("23.1", "23.2.5")
@pytest.mark.parametrize("surge", ["off", "on"])
def test_while_the_hours_are_chosen_every_world_the_raf_can_think_of_asks_for_one(surge: str) -> None:
    title = opsroom.title("burning_blue")
    table = title.new(seed=4, mode="campaign4", options={"surge": surge})
    seen = []
    while (question := table.question) is not None and question.key in ("choose_period", "choose_surge"):
        world = title.redeal(table.view("raf"), Quick(9))
        assert world.question is not None
        assert (world.question.key, len(world.question.options) > 0) == (question.key, True)
        seen.append(question.key)
        table.answer(question.options[0])
    assert "choose_period" in seen
    assert ("choose_surge" in seen) == (surge == "on")


# --- § 23.2.4: conceding, and the goal strip
@pytest.mark.rule("23.2.3", "23.2.4")
@pytest.mark.parametrize("is_counted", [False, True])
def test_23_2_4_the_points_of_a_game_count_once_though_its_losses_are_still_carried_over(is_counted: bool) -> None:
    t = blue(2, campaign=1, days=1)
    t.vp, t.total_vp = 14, 6
    campaign = begin(t)
    if is_counted:
        t.total_vp += t.vp
        campaign.carry_on(t)
    strip = goal(t, RAF)
    assert strip["standing"][0] == say("score", points=10.0)
    t.play_concession(RAF)
    assert (t.vp, t.score(LUFTWAFFE)) == (20, 10)
    assert goal(t, RAF)["standing"][0] == say("score", points=10.0)
