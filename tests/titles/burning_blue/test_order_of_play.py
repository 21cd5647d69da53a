"""The order of play, and the end of a turn.  § 5, § 6.5 to § 6.7, § 17.1.1, § 20.2.5"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import K_OVERCAST, LEVELS
from opsroom.titles.burning_blue.rules.geography import ZONES
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import RafMovement
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.sequence import Battle, Game, GameTurn, clock_of, partner_of
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FLYING,
    HOME,
    P_LW_MOVE,
    PLANNED,
    READY,
    SCRAMBLE,
)
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    field,
    members,
    options,
    raid,
    random_dice,
    squadron,
    tally,
)


# --- § 5.2, § 6.5, § 6.6: the order of play
@pytest.mark.rule("6.5", "6.6", "5.2", "6.7")
def test_6_5_the_luftwaffe_sets_up_then_the_raf_then_the_first_turn_is_played() -> None:
    t = blue(1, chance=random_dice(4))
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    t.state[number], t.form_turn[number] = PLANNED, 6
    carry_out(t, Battle())
    assert asked(t) == "choose_dummy"
    answer(t, "pass")
    assert asked(t) == "choose_forward"
    while asked(t) in ("choose_forward", "choose_aloft"):
        answer(t, "pass")
    assert t.turn == 0
    seen = set()
    for _ in range(200):
        if t.top is None or t.turn > 0:
            break
        seen.add(int(t.phase))
        wanted = options(t)
        answer(t, "pass" if "pass" in wanted else "rest" if "rest" in wanted else wanted[0])
    assert t.turn == 1
    assert len(events_of(t, "event")) >= 1
    assert {2, 3, 6, 10} <= seen  # scrambles, dummies, raids and sweeps are asked about


@pytest.mark.rule("5.2", "18.1.1", "20.1.1")
def test_5_2_a_turn_begins_with_empty_runways_and_no_scrambles() -> None:
    t = blue(1, chance=random_dice(2), scrambled=3)
    place = field("kenley")
    t.landings[place] = t.take_offs[place] = 1
    turn = GameTurn()
    turn.roll_random_event(t)
    assert (t.scrambled, t.landings[place], t.take_offs[place], t.phase) == (0, 0, 0, 1)


# --- § 5, § 6.7, § 17.1.1, § 20.2.5: the turn
@pytest.mark.rule("6.7", "21.1")
@pytest.mark.parametrize(
    ("state", "patrolling", "goes_on"), [(PLANNED, 0, True), (FLYING, 0, True), (FLYING, 2, False), (HOME, 0, False)]
)
def test_6_7_the_game_goes_on_while_raids_are_planned_or_flying(state: int, patrolling: int, goes_on: bool) -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.state[number], t.patrolling[number] = state, patrolling
    battle = Battle()
    battle.at = battle.about().index["see_whether_it_is_over"]
    battle.see_whether_it_is_over(t)
    assert (battle.at == battle.about().index["play_turn"]) is goes_on


@pytest.mark.rule("22", "5.1")
@pytest.mark.parametrize(("vp", "ended"), [(400, 1), (-400, 3)])
def test_22_the_points_decide_who_has_won(vp: int, ended: int) -> None:
    t = blue(1, vp=vp)
    Game().count_points(t)
    assert t.ended == ended
    assert events_of(t, "game_over")[0][0] == ended
    assert (t.is_won_by(0), t.is_won_by(1), t.is_drawn()) == (ended == 1, ended == 3, False)
    assert (t.score(0), t.score(1)) == (t.vp // 2, -(t.vp // 2))
    assert t.why_over() == ("luftwaffe-wins" if ended == 1 else "raf-wins")


@pytest.mark.rule("17.1.1", "8.1.5", "13.6.1")
def test_17_1_1_fights_and_dogfights_cost_petrol_and_climb_markers_come_off() -> None:
    t = blue(1)
    idle, fought, dogfights = (squadron(t, number, "2124", 12) for number in ("32", "501", "610"))
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, cover = members(t, number)
    by = t.home_by[idle]
    t.fought[fought], t.dogfight[dogfights] = 2, 1
    t.fought[bomber] = t.fought[cover] = 1
    t.climbed[idle], t.climbed[cover], t.dived[bomber], t.struck[idle] = 1, 2, 1, 1
    t.bursts[0] = 1
    GameTurn().administrate(t)
    assert [t.home_by[u] - by for u in (idle, fought, dogfights, bomber, cover)] == [0, -1, -1, 0, -1]
    assert (t.climbed[idle], t.climbed[cover], t.dived[bomber], t.struck[idle], t.fought[fought]) == (0, 2, 0, 0, 0)
    assert sum(t.bursts) == 0


@pytest.mark.rule("12.1.5")
@pytest.mark.parametrize(("picture", "die", "after"), [(0, 0, 0), (1, 5, 1), (1, 6, 0), (2, 6, 1)])
def test_12_1_5_a_six_mends_the_air_picture(picture: int, die: int, after: int) -> None:
    t = blue(1, [die] if die else [], air_picture=picture)
    GameTurn().mend_the_picture(t)
    assert t.air_picture == after
    assert len(events_of(t, "picture_changed")) == picture - after


@pytest.mark.rule("5.3")
def test_5_3_a_turn_is_five_minutes() -> None:
    t = blue(1, turn=13)
    assert clock_of(t, 14) == 12 * 60 + 70
    GameTurn().advance_the_clock(t)
    assert (t.turn, events_of(t, "clock")[0][:2]) == (14, (13, 10))


@pytest.mark.rule("20.2.5", "8.2.1")
def test_20_2_5_two_squadrons_of_a_sector_that_take_off_together_may_be_a_wing() -> None:
    t = blue(1)
    one, two, three = squadron(t, "65"), squadron(t, "74"), squadron(t, "54")  # Hornchurch twice, and Rochford
    for unit in (one, two, three):
        t.tote[unit] = SCRAMBLE
    assert (partner_of(t, one), partner_of(t, two)) == (two, NONE)
    t.small[two] = 1
    assert partner_of(t, one) == NONE
    t.small[two], t.small[one] = 0, 1
    assert partner_of(t, one) == NONE
    t.small[one], t.sector[two] = 0, 0
    assert partner_of(t, one) == NONE
    t.sector[two], t.tote[two] = t.sector[one], READY
    assert partner_of(t, one) == NONE
    t.tote[two], t.field[three] = SCRAMBLE, t.field[one]
    assert partner_of(t, three) == one  # the first of them


@pytest.mark.rule("20.2.5", "20.2.2", "10.2.1")
@pytest.mark.parametrize("leader", ["squadron_65", "squadron_74", "pass"])
def test_20_2_5_the_raf_names_the_leader_or_sends_them_up_apart(leader: str) -> None:
    t = blue(1)
    one, two = squadron(t, "65"), squadron(t, "74")
    for unit in (one, two):
        t.tote[unit] = SCRAMBLE
    turn = GameTurn()
    t.top = None
    t.do(turn)
    turn.at = turn.about().index["find_take_off"]
    t.run()
    assert (asked(t), options(t)) == ("choose_wing", ["squadron_65", "squadron_74", "pass"])
    answer(t, leader)
    head = {"squadron_65": one, "squadron_74": two, "pass": NONE}[leader]
    assert (t.leader[one], t.leader[two]) == (head, head)
    assert (t.tote[one], t.tote[two]) == (AIRBORNE, SCRAMBLE if leader == "pass" else AIRBORNE)
    assert asked(t) == "choose_order"


@pytest.mark.rule("8.1", "5.2")
@pytest.mark.parametrize("last_first", [True, False])
def test_8_1_the_raf_chooses_which_of_its_pursuers_moves_first(last_first: bool) -> None:
    t = blue(1)
    one, other = squadron(t, "501", "2112", 12), squadron(t, "610", "2114", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    tally(t, one, number)
    tally(t, other, number)
    carry_out(t, PursuitPhase())
    answer(t, "pass")  # nobody gives up
    assert (asked(t), options(t)) == ("choose_pursuer", ["squadron_501", "squadron_610", "rest"])
    answer(t, "squadron_610" if last_first else "rest")
    assert isinstance(t.top, FormationMove)
    assert t.top.head == (other if last_first else one)
    answer(t, "12")
    assert isinstance(t.top, FormationMove)  # the last one is not chosen
    assert t.top.head == (one if last_first else other)


@pytest.mark.rule("8.1", "5.2")
def test_8_1_the_luftwaffe_chooses_which_of_its_sweeps_moves_first() -> None:
    t = blue(1)
    prey = squadron(t, "501", "2112", 12)
    first, second = (
        raid(t, "i_jg3 freie_jagd 20", at_place="2122"),
        raid(t, "ii_jg3 freie_jagd 20", at_place="2124"),
    )
    t.hunts[first] = t.hunts[second] = prey
    carry_out(t, PursuitPhase())
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_raid_to_pursue", ["hostile_01", "hostile_02", "rest"])
    answer(t, "hostile_02")
    assert isinstance(t.top, RaidMove)
    assert t.top.raid == second


def overcast(t: Blue, angels: int) -> None:
    """Everywhere, at this height only."""
    for zone in range(ZONES):
        t.sky[zone * LEVELS + angels // 2] = K_OVERCAST


@pytest.mark.rule("8.1.6")
def test_8_1_6_a_squadron_leaves_a_box_before_it_climbs() -> None:
    t = blue(1)
    unit = squadron(t, "87", "exeter", 10, "vector", goal="1205", height=20)
    overcast(t, 10)
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (at("1202"), 16)
    assert t.cloud[unit] == 1  # at 10 it came out of the box into the cloud


@pytest.mark.rule("8.1.6")
def test_8_1_6_a_raid_leaves_a_box_before_it_climbs() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 10", at_place="dieppe", course=["dieppe", "0132", "0932", "dieppe"])
    unit = members(t, number)[0]
    t.plotted[unit] = 20
    overcast(t, 10)
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert (t.raid_at[number], t.angels[unit], t.cloud[unit]) == (at("0232"), 16, 1)


@pytest.mark.rule("8.1")
def test_8_1_whoever_can_move_does_though_nobody_names_him() -> None:
    t = blue(1)
    units = [squadron(t, number, "2112", 12, "vector", goal="2124") for number in ("501", "610")]
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert [t.at[unit] for unit in units] == [at("2116")] * 2
