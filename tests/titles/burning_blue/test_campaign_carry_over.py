"""What a campaign keeps from game to game.  § 23"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.campaign import (
    CANCELLED,
    Campaign,
    PlansTakenUp,
    cancel,
    clear_table,
    drop_the_lost,
    is_manned,
    most_games,
    pass_counter_on,
    periods_made,
    shelve,
    surge_part,
    surge_parts,
    used_parts,
)
from opsroom.titles.burning_blue.rules.carry_over import (
    CarryOver,
    is_new_home,
    mend_damage,
    sector_of_next_game,
    squadrons_in,
    strike_off,
)
from opsroom.titles.burning_blue.rules.charts import (
    COUNTER_IDS,
    LEVELS,
)
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
    SPENT,
    chit_points,
)
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.forces import (
    CHIT_IDS,
    GRUPPE_IDS,
)
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_SECTOR,
    ZONE_IDS,
    ZONES,
)
from opsroom.titles.burning_blue.rules.table import (
    FIRST_FLIGHT,
    JOINED,
    PLANNED,
)
from opsroom.titles.burning_blue.rules.weather import WeatherDetermination
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    begin_at,
    blue,
    carry_out,
    chit,
    events_of,
    field,
    members,
    options,
    raid,
    random_dice,
    squadron,
)


# --- § 23: the campaign
@pytest.mark.rule("23.2.1", "9.2.5")
def test_9_2_5_when_a_raid_is_called_off_the_one_that_parts_last_carries_the_others() -> None:
    t = blue(2)
    numbers = [
        raid(t, f"{name} bombing 12", at_place="1439") for name in ("i_kg2", "ii_kg2", "iii_kg2", "i_kg3", "ii_kg3")
    ]
    lead, first, last, alone, elsewhere = numbers
    t.state[lead] = t.state[alone] = PLANNED
    for number, part in ((first, 1), (last, 2)):
        t.state[number], t.joined_to[number], t.part_at[number] = JOINED, lead + 1, part
    t.state[elsewhere], t.joined_to[elsewhere], t.part_at[elsewhere] = JOINED, alone + 1, 3
    pass_counter_on(t, lead)
    assert (t.state[last], t.joined_to[last], t.part_at[last]) == (PLANNED, 0, 0)
    assert (t.state[first], t.joined_to[first]) == (JOINED, last + 1)
    assert (t.state[elsewhere], t.joined_to[elsewhere], t.joined_to[alone]) == (JOINED, alone + 1, 0)


@pytest.mark.rule("23.2.1")
def test_23_2_1_a_raid_that_is_called_off_sets_its_units_free() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", at_place="1439")
    for r in (number, other):
        t.state[r], t.raid_chit[r] = PLANNED, chit("N")
    t.chits_held[chit("N")] = IN_HAND
    unit = members(t, number)[0]
    cancel(t, number)
    assert (t.plan[unit], t.raid[unit], t.task[unit], t.chits_held[chit("N")]) == (NONE, NONE, 0, IN_HAND)
    assert t.plan[members(t, other)[0]] == other
    t.chits_held[chit("N")] = SPENT
    cancel(t, other)
    assert t.chits_held[chit("N")] == SPENT
    assert CANCELLED not in (IN_HAND, SPENT)


@pytest.mark.rule("23.2.3", "23.2.1")
def test_23_2_3_a_raid_that_has_nobody_left_to_bomb_is_called_off() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    sweep = raid(t, "ii_jg3 freie_jagd 16", "iii_jg3 freie_jagd 16", at_place="1439")
    for r in (number, sweep):
        t.state[r] = PLANNED
    assert is_manned(t, number)
    assert is_manned(t, sweep)
    bomber = members(t, number)[0]
    t.gruppe_gone[GRUPPE_IDS.index("i_kg2")] = t.gruppe_gone[GRUPPE_IDS.index("ii_jg3")] = 3
    drop_the_lost(t)
    assert (t.state[number], t.state[sweep]) == (0, PLANNED)
    assert (t.gruppe[bomber], t.bombs[bomber], t.plan[bomber]) == (NONE, 0, NONE)
    assert len(members(t, sweep)) == 1


@pytest.mark.rule("23.2.3")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (3, 1), (5, 1), (6, 0)])
def test_23_2_3_airfields_are_mended_by_a_die(die: int, left: int) -> None:
    t = blue(2, [die])
    t.damage[field("biggin_hill")] = 2
    mend_damage(t)
    assert t.damage[field("biggin_hill")] == left


@pytest.mark.rule("23.2.3")
@pytest.mark.parametrize(("room", "station", "room_hit", "station_out"), [(1, 3, 1, 1), (2, 4, 0, 0)])
def test_23_2_3_rooms_and_stations_are_mended_by_a_die(
    room: int, station: int, room_hit: int, station_out: int
) -> None:
    t = blue(2, [room, station])
    t.ops_hit[2], t.station_out[5] = 1, 1
    mend_damage(t)
    assert (t.ops_hit[2], t.station_out[5]) == (room_hit, station_out)


@pytest.mark.rule("23.2.3")
def test_23_2_3_who_is_struck_off() -> None:
    t = blue(2)
    whole, alive, flights, half = squadron(t, "32"), squadron(t, "64"), squadron(t, "65"), squadron(t, "74")
    t.losses[whole], t.losses[alive] = 12, 11
    split(t, flights)
    split(t, half)
    for flight in (FIRST_FLIGHT, FIRST_FLIGHT + 1, FIRST_FLIGHT + 2):
        t.losses[flight] = 6
    number = raid(
        t, "i_kg2 bombing 12", *["staffel_ii_kg2 bombing 12"] * 3, *["staffel_iii_kg2 bombing 12"] * 2, at_place="1439"
    )
    for unit in members(t, number):
        t.losses[unit] = 8 if t.small[unit] else 24
    strike_off(t)
    assert [t.gone[u] for u in (whole, alive, flights, half)] == [1, 0, 1, 0]
    assert [t.gruppe_gone[GRUPPE_IDS.index(g)] for g in ("i_kg2", "ii_kg2", "iii_kg2")] == [3, 3, 0]


@pytest.mark.rule("23.2.3")
def test_23_2_3_a_squadron_without_an_operations_room_may_move_within_its_group() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    kenley = ZONE_IDS.index("kenley")
    for number in ("64", "111", "615"):
        squadron(t, number)
    assert squadrons_in(t, kenley) == 3
    assert is_new_home(t, unit, field("kenley"))
    other = squadron(t, "501")
    t.moved_to[other] = field("kenley") + 1
    assert sector_of_next_game(t, other) == kenley
    assert squadrons_in(t, kenley) == 4
    assert not is_new_home(t, unit, field("kenley"))
    t.gone[other] = 1
    assert is_new_home(t, unit, field("kenley"))
    t.ops_hit[kenley] = 1
    assert not is_new_home(t, unit, field("kenley"))
    assert not is_new_home(t, unit, field("biggin_hill"))
    assert not is_new_home(t, unit, field("duxford"))


@pytest.mark.rule("23.2.3")
@pytest.mark.parametrize("moves", [True, False])
def test_23_2_3_the_raf_chooses_who_moves_where(moves: bool) -> None:
    t = blue(1, [1])
    unit = squadron(t, "32")
    t.ops_hit[t.sector[unit]] = 1
    carry_out(t, CarryOver())
    assert options(t) == ["squadron_32", "pass"]
    if not moves:
        answer(t, "pass")
        assert (t.top, t.moved_to[unit]) == (None, 0)
        return
    answer(t, "squadron_32", "kenley")
    assert (t.moved_to[unit], t.home[unit]) == (field("kenley") + 1, field("kenley"))
    assert t.sector[unit] == FIELD_SECTOR[field("kenley")]
    assert t.top is None


@pytest.mark.rule("23.2.4", "23.2", "23.3")
@pytest.mark.parametrize(
    ("game", "day", "days", "asks"), [(0, 0, 1, "next game"), (1, 0, 2, "next day"), (1, 0, 1, "over")]
)
def test_23_2_4_points_are_added_up_game_by_game(game: int, day: int, days: int, asks: str) -> None:
    t = blue(3, campaign=1, days=days, games=2, game=game, day=day, vp=31, total_vp=-11, total_value=9)
    t.games_of_day[0] = t.games_of_day[1] = 2
    t.game_period[0], t.game_period[1] = 2, 5
    t.chits_held[chit("N")], t.chits_held[chit("T")] = IN_HAND, CANCELLED
    worth = chit_points(t)
    campaign = Campaign()
    campaign.count_game(t)
    vp = t.vp
    assert (t.total_vp, t.total_value) == (vp - 11, 9 + worth)
    assert events_of(t, "game_counted")[0][:2] == (vp, vp - 11)
    campaign.at = campaign.about().index["end_game"]
    campaign.end_game(t)
    assert (t.chits_held[chit("N")], t.chits_held[chit("T")], t.vp) == (SPENT, SPENT, 0)
    where = {campaign.about().index[name]: name for name in campaign.about().index}[campaign.at]
    if asks == "next game":
        assert (where, t.game, t.day, t.game_period[0]) == ("begin_next_game", 1, 0, 2)
    else:
        assert (t.game, t.day, t.game_period[0], t.game_period[1]) == (0, 1, 0, 0)
        assert (where == "choose_period") is (asks == "next day")
        campaign.count_points(t)
        assert (t.vp, t.ended > 0) == (vp - 11, True)


@pytest.mark.rule("23.3.1", "23.3", "23.2.5")
def test_23_3_1_one_day_of_four_games_one_of_three_and_two_on_the_others() -> None:
    t = blue(3, campaign=1, days=3, games=3, preparation=1)
    assert most_games(t) == 4
    carry_out(t, Campaign())
    assert (asked(t), options(t)) == ("choose_games_of_day", ["2", "3", "4"])
    answer(t, "4")
    assert options(t) == ["2", "3"]
    answer(t, "2")
    assert options(t) == ["2", "3"]
    answer(t, "3")
    assert list(t.games_of_day)[:3] == [4, 2, 3]
    assert (asked(t), periods_made(t)) == ("choose_period", 0)
    answer(t, "dawn")
    assert periods_made(t) == 1
    assert options(t) == ["late_morning"]


@pytest.mark.rule("23.2.5")
def test_23_2_5_each_line_of_the_surge_table_is_used_as_often_as_it_says() -> None:
    t = blue(2, campaign=1, days=1, games=2, surge=1)
    carry_out(t, Campaign())
    games = t.games_of_day[0]
    assert games <= most_games(t)
    while asked(t) == "choose_period":
        answer(t, options(t)[0])
    assert asked(t) == "choose_surge"
    before = options(t)
    answer(t, before[0])
    assert used_parts(t, int(before[0])) == 1


# --- § 23.2: what a campaign keeps
@pytest.mark.rule("23.2.1", "23.2.2", "23.2.5")
@pytest.mark.parametrize("surge", [0, 1])
def test_23_2_1_every_game_of_the_day_is_planned_ahead(surge: int) -> None:
    t = blue(2, chance=random_dice(2), campaign=1, days=1, games=2, surge=surge)
    t.games_of_day[0], t.game_period[0], t.game_period[1] = 2, 2, 5
    t.game_part[0] = t.game_part[1] = 1
    assert surge_parts(t) >= 1
    assert len(surge_part(t, 0)) == 5
    for zone in range(ZONES):
        t.sky[zone * LEVELS] = 1
    campaign = Campaign()
    campaign.i = 1
    begin_at(t, campaign, "plan_game")
    assert (t.period, sum(t.sky)) == (4, 0)  # nobody knows the weather of a later game
    campaign = Campaign()
    campaign.i = 0
    t.sky[0] = 1
    begin_at(t, campaign, "plan_game")
    assert sum(t.sky) == 1


@pytest.mark.rule("23.2.2", "23.2")
def test_23_2_2_chits_of_a_planned_game_are_not_drawn_again() -> None:
    t = blue(2, campaign=1, days=1, games=2, vp=9)
    t.games_of_day[0] = 2
    t.chits_held[CHIT_IDS.index("C")] = IN_HAND
    campaign = Campaign()
    campaign.i = 1
    campaign.shelve_plans(t)
    assert (t.chits_held[CHIT_IDS.index("C")], campaign.i, t.game) == (SPENT, 2, 0)
    assert len(events_of(t, "planning_done")) == 1
    t.damage[3] = 1
    shelve(t, 1)
    clear_table(t)
    assert (t.damage[3], t.vp, t.campaign, t.days, t.games) == (1, 0, 1, 1, 2)
    assert any(t.book)


@pytest.mark.rule("23.2.5")
def test_23_2_5_a_line_of_the_surge_table_serves_as_many_games_as_it_says() -> None:
    t = blue(1, chance=random_dice(2), campaign=1, days=1, games=3, surge=1)  # one large game, two small ones
    t.games_of_day[0] = 3
    for game, period in enumerate((1, 3, 5)):
        t.game_period[game] = period
    begin_at(t, Campaign(), "choose_surge")
    assert options(t) == ["0", "1"]
    answer(t, "0")
    assert options(t) == ["1"]
    answer(t, "1")
    assert options(t) == ["1"]
    answer(t, "1")
    assert list(t.game_part)[:3] == [1, 2, 2]
    assert t.top is None or asked(t) != "choose_surge"


@pytest.mark.rule("23.2.6")
@pytest.mark.parametrize("keep", [0, 1])
def test_with_the_option_the_next_game_has_the_weather_of_the_last_as_events_left_it(keep: int) -> None:
    t = blue(3, campaign=1, days=1, games=2, keep_weather=keep)
    zone = ZONE_IDS.index("hornchurch")
    t.counter[zone], t.bad_side[zone] = COUNTER_IDS.index("y6"), 1  # an event has turned it
    t.game, t.game_period[1] = 1, 5
    frame = Campaign()
    frame.at = frame.about().index["begin_next_game"]
    t.top = None
    t.do(frame)
    frame.begin_next_game(t)
    assert isinstance(t.top, WeatherDetermination) is (keep == 0)
    if keep:
        assert (t.counter[zone], t.bad_side[zone]) == (COUNTER_IDS.index("y6"), 1)


@pytest.mark.rule("23.2.1")
def test_every_plotted_raid_of_a_campaign_game_may_be_called_off() -> None:
    t = blue(1)
    first = raid(t, "i_kg2 bombing 12", at_place="1439", seen=False)
    second = raid(t, "ii_kg2 bombing 12", at_place="1439", seen=False)
    t.state[first], t.state[second], t.joined_to[second] = PLANNED, JOINED, first + 1
    carry_out(t, PlansTakenUp())
    assert (asked(t), options(t)) == ("choose_cancelled", ["hostile_01", "hostile_02", "pass"])
    answer(t, "hostile_02")
    assert options(t) == ["hostile_01", "pass"]
