"""Nothing is offered after which no whole route can follow, and nothing else is refused.  § 4.0"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.charts import LAST_ENTRY, LAST_TURN, LEGS, SPEED
from opsroom.titles.bomber_command.rules.geography import (
    CITY_HEX,
    CITY_IN_PLAY,
    ENTRIES,
    EXIT,
    EXITS,
    HEX_NAMES,
    HEXES,
    MINE,
)
from opsroom.titles.bomber_command.rules.plot_legs import leave_time_for_another, legs_left
from opsroom.titles.bomber_command.rules.plot_lookahead import Flight, rests_home, rests_to
from opsroom.titles.bomber_command.rules.plot_questions import (
    ASK_KIND,
    ASK_LEG,
    ASK_PACE,
    ASK_SPLIT,
    P_ABANDON,
    P_DONE,
    P_SHORTEST,
    P_SPLIT,
)
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.route_geometry import FAR, Ways, open_leg, ways_home, ways_to
from opsroom.titles.bomber_command.rules.table import PATH, Bomber
from opsroom.titles.bomber_command.rules.timetable import mark
from tests.titles.bomber_command.every_route import (
    LINES,
    crowded,
    escorted,
    fewest_hexes,
    fewest_legs,
    latest_bombing,
    legal_answers,
    reasons_for_legs,
)
from tests.titles.bomber_command.night import CITY, PLACE, Night, begin, planner


def offered(t: Bomber) -> list[int]:
    """Without the answers that stand for several others."""
    return [t.options[i] for i in range(t.offered) if t.options[i] < P_SHORTEST]


def plotting(mode: str, seed: int, **options: str) -> Iterator[Bomber]:
    """The position at every question of a plan that is made at random, seldom rubbed out."""
    t = TITLE.new(seed=seed, mode=mode, options=options).position
    assert isinstance(t, Bomber)
    chooser = random.Random(seed)
    while t.turn == 0 and t.top is not None:
        answers = [t.options[i] for i in range(t.offered)]
        if isinstance(t.top, Plotting):
            yield t
            if chooser.random() < 0.9:
                answers = [each for each in answers if each not in (P_ABANDON, P_DONE)] or answers
        t.play(chooser.choice(answers))


@pytest.mark.rule("4.0")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
@pytest.mark.parametrize("seed", range(3, 9))
def test_something_other_than_rubbing_out_is_always_left(mode: str, seed: int) -> None:
    asked = 0
    for t in plotting(mode, seed, loads="on" if seed % 2 else "off"):
        assert t.offered > 1 or t.options[0] != P_ABANDON
        asked += 1
    assert asked > 25


@pytest.mark.rule("4.0", "4.2.2")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_next_hex_of_every_line_is_offered_or_refused_however_late_it_is(mode: str, seed: int) -> None:
    for t in plotting(mode, seed):
        raid = t.plot_raid
        if t.plot_stage == ASK_LEG and legs_left(t, raid) > 0:
            t.look()
            told = {t.options[i] for i in range(t.offered)} | {option for option, *_ in t.reasons}
            hex = t.path[raid * PATH + t.length[raid] - 1]
            assert {line[0] for line, every in LINES[hex] if line and every == 1} <= told


@pytest.mark.rule("4.0", "4.2.1", "4.2.2", "4.4")
@pytest.mark.parametrize(("mode", "seed"), [("berlin", 11), ("downfall", 13)])
def test_what_is_offered_is_what_trying_all_routes_finds(mode: str, seed: int) -> None:
    compared = 0
    for asked, t in enumerate(plotting(mode, seed)):
        if t.plot_stage in (ASK_PACE, ASK_LEG) and asked % 3 == 0:
            assert sorted(offered(t)) == sorted(legal_answers(t))
            compared += 1
    assert compared > 5


def each_question(g: Night, seed: int) -> Iterator[Bomber]:
    """The position at every question until the raid is plotted or nothing but abandoning it is left."""
    chooser = random.Random(seed)
    while g.t.plot_stage != ASK_KIND:
        yield g.t
        answers = [each for each in offered(g.t) if each != P_ABANDON]
        if not answers:
            return
        g.t.play(chooser.choice(answers))


@pytest.mark.rule("4.0", "4.2.1", "4.2.2", "4.3.3", "4.3.4", "4.4")
@pytest.mark.parametrize("first", range(0, 312, 24))
def test_4_4_with_little_time_and_many_raids_just_the_legal_answers_are_offered(first: int) -> None:
    """And each of the others is refused for the reason that is true of it."""
    for seed in range(first, first + 24):
        for t in each_question(crowded(seed), seed):
            answers = offered(t)
            assert sorted(answers) == sorted(legal_answers(t))
            if t.plot_stage == ASK_LEG:
                t.look()
                assert {option: (rule, why) for option, rule, why, *_ in t.reasons} == reasons_for_legs(t, answers)
                assert len({option for option, *_ in t.reasons}) == len(t.reasons)


@pytest.mark.rule("4.4.1", "4.4")
@pytest.mark.parametrize("first", range(0, 72, 24))
def test_4_4_1_mosquitoes_may_part_wherever_a_whole_route_is_left_to_them(first: int) -> None:
    for seed in range(first, first + 24):
        for t in each_question(escorted(seed), seed):
            answers = offered(t)
            assert sorted(answers) == sorted(legal_answers(t))
            t.look()
            reasons = {option: (rule, why) for option, rule, why, *_ in t.reasons}
            if t.plot_stage == ASK_LEG:
                assert reasons == reasons_for_legs(t, answers)
            elif t.plot_stage == ASK_SPLIT:
                places = {P_SPLIT + at for at in range(t.length[t.leader[t.plot_raid]] - 1)}
                assert reasons == dict.fromkeys(places - set(answers), ("4.4.1", "no_way_to_the_target"))


@pytest.mark.rule("4.5.2", "10.6")
@pytest.mark.parametrize(("entry", "turn"), [("e7", 8), ("i11", 8), ("e4", 7)])
def test_4_5_2_the_first_raid_on_a_target_bombs_in_time_for_the_second(entry: str, turn: int) -> None:
    """Ruling B77: whatever is offered leaves time, and what would not is refused for that reason."""
    g = planner("bremen", True).play("main_force", "raid_a", "bremen", entry, "other_turn")
    turns = [f"turn_{n}" for n in range(1, LAST_ENTRY - 3)]
    assert g.options == turns
    assert g.refused == {f"turn_{n}": ("4.2.2", "not_home_in_time") for n in range(9, LAST_ENTRY + 1)}
    g.play(f"turn_{turn}", "two_hexes")
    t, reasons = g.t, set()
    for seed in range(3):
        copy = begin(t.copy(), Plotting())
        for now in each_question(copy, seed):
            if now.target_at[now.plot_raid] != NONE:
                break
            answers = offered(now)
            assert sorted(answers) == sorted(legal_answers(now))
            if now.plot_stage == ASK_LEG:
                now.look()
                found = {option: (rule, why) for option, rule, why, *_ in now.reasons}
                assert found == reasons_for_legs(now, answers)
                reasons.update(why for _, why in found.values())
    assert "no_time_for_the_second" in reasons


@pytest.mark.rule("4.5.2", "10.6")
@pytest.mark.parametrize(("target", "by"), [("essen", 12), ("duesseldorf", 13), ("stuttgart", 15), ("poelitz", 16)])
@pytest.mark.parametrize("entry", [1, 8])
def test_4_5_2_the_first_raid_has_until_two_turns_before_the_last_moment_of_the_second(
    target: str, by: int, entry: int
) -> None:
    """Ruling B77: counted from the entry hex that brings the second raid over the target latest, wherever it is in the list."""
    t = planner(target, True).play("main_force", "raid_a", target).t
    flight = Flight(t, t.plot_raid)
    leave_time_for_another(t, t.plot_raid, flight, entry)
    assert flight.target_by == by == latest_bombing(t, CITY_HEX[CITY[target]], entry)


@pytest.mark.rule("4.2.1", "4.3.2", "4.3.3")
@pytest.mark.parametrize("scenario", [0, 1])
def test_every_target_can_be_reached_from_somewhere(scenario: int) -> None:
    """So that the choice of a target, which looks no further, never leads nowhere."""
    targets = {CITY_HEX[city] for city in range(len(CITY_HEX)) if CITY_IN_PLAY[scenario * len(CITY_HEX) + city]}
    targets |= {hex for hex in range(HEXES) if MINE[scenario * HEXES + hex]}
    home = ways_home(0).hexes
    for target in targets:
        out = ways_to(target).hexes
        nearest = min(out[LEGS * HEXES + entry] for entry in ENTRIES[scenario] if entry != target)
        assert nearest < FAR
        assert nearest + home[LEGS * HEXES + target] < SPEED * (LAST_TURN - 1) - 2
        assert not EXIT[target]


@pytest.mark.rule("4.2.1", "4.2.2", "4.3.3")
@pytest.mark.parametrize(
    ("downfall", "kind", "target"),
    [
        (False, "mosquito", "stettin"),
        (False, "mosquito", "muenchen"),
        (False, "main_force", "peenemuende"),
        (False, "main_force", "dresden"),
        (False, "gardening", "l1"),
        (True, "gardening", "n1"),
        (True, "main_force", "poelitz"),
        (True, "mosquito", "bruex"),
    ],
)
def test_4_2_2_a_raid_may_enter_as_long_as_the_shortest_route_brings_it_home(
    downfall: bool, kind: str, target: str
) -> None:
    g = planner(target if kind == "main_force" else "emden", downfall, "heide" if downfall else "")
    goal = PLACE[target] if kind == "gardening" else CITY_HEX[CITY[target]]
    behind = 2 if kind == "main_force" and not downfall else 0
    back = fewest_hexes(tuple(EXITS), LEGS)[goal]
    g.play(kind, "raid_a", target)
    legs, refused = fewest_legs((goal,), 0), g.refused
    for entry in ENTRIES[int(downfall)]:
        out = fewest_hexes((goal,), LEGS)[entry]
        is_late = kind == "gardening" and out > 1 and out % 2 == 0  # with its first hex of a turn, after two on entry
        if entry == goal or legs[entry] > LEGS:
            assert refused[HEX_NAMES[entry]][0] == ("4.2" if entry == goal else "4.2.1")
            continue
        g.play(HEX_NAMES[entry], "other_turn")
        for turn in range(1, LAST_ENTRY + 1):
            if out + back + is_late < 1 + SPEED * (LAST_TURN - turn) - behind:
                assert f"turn_{turn}" in g.options
            else:
                assert g.refused[f"turn_{turn}"] == ("4.2.2", "not_home_in_time")
        g.play("turn_1", "two_hexes", "abandon", kind, "raid_a", target)


@pytest.mark.rule("4.3.4", "4.2.2")
def test_4_3_4_a_decoy_may_enter_in_any_turn_of_entry() -> None:
    g = planner("bremen", True, "essen")
    g.play("decoy", "raid_d", "e4", "other_turn")
    assert g.options == [f"turn_{turn}" for turn in range(1, LAST_ENTRY + 1)]
    assert g.reasons == {}


@pytest.mark.rule("4.2.2", "4.3.3", "4.4")
@pytest.mark.parametrize(
    ("goal", "ground", "behind", "stops"),
    [
        ("j4", 0, 2, False),
        ("h3", 0, 0, True),
        ("n3", 0, 0, False),
        ("", 0, 2, False),
        ("", 1, 2, False),
        ("", 2, 0, False),
    ],
)
def test_4_4_the_shortest_rest_of_a_route_marks_where_head_and_stream_end_each_turn(
    goal: str, ground: int, behind: int, stops: bool
) -> None:
    """Flown hex by hex: to the target and on, to the coast and into England."""
    rests = rests_to(PLACE[goal], behind, stops) if goal else rests_home(ground, behind)
    for row in range(3, len(rests.ways.hexes), 5):
        if rests.ways.hexes[row] == FAR:
            continue
        for wait in (1, 2):
            route = shortest_rest(rests.ways, row)
            target = len(route) - 1
            if goal:
                route += shortest_rest(ways_home(0), LEGS * HEXES + PLACE[goal])[1:]
            place = rests.at(row, wait)
            ends = list(ends_of_turns(len(route) + behind, wait, target if stops else NONE))
            assert rests.marks[place] == marks_at(ends, route, behind)
            on_the_way = [end for end in ends_of_turns(target + 1, wait, NONE) if end]
            assert rests.marks_out[place] == marks_at(on_the_way, route, behind)
            assert rests.before[place] == (route[target - 1] if target else NONE)


def shortest_rest(ways: Ways, row: int) -> list[int]:
    """Its hexes, the first among them."""
    route = [row % HEXES]
    while ways.hexes[row]:
        if ways.ends[row] != NONE:
            route += open_leg(ways.ground, row % HEXES, ways.ends[row])
        row = (row // HEXES - 1) * HEXES + route[-1]
    return route


def ends_of_turns(length: int, wait: int, stop: int) -> Iterator[int]:
    """The places of the head at ends of turns; at `stop` a turn ends that has begun."""
    left = wait
    for at in range(length):
        if at:
            left -= 1
        if left == 0 or (at == stop and left < SPEED):
            yield at
            left = SPEED


def marks_at(heads: list[int], route: list[int], behind: int) -> int:
    found = 0
    for turn, head in enumerate(heads):
        for at in range(max(head - behind, 0), head + 1):
            if at < len(route):
                found |= mark(turn, route[at])
    return found
