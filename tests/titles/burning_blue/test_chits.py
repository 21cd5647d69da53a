"""From chits to raids and patrols.  § 4.2, § 6.4.1 to § 6.4.4, § 9.1, § 21.1.1"""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from opsroom.engine.column import printed
from opsroom.engine.ids import NONE
from opsroom.engine.question import Question
from opsroom.engine.table import Table
from opsroom.lab.leaks import twin_game
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.rules.allocation import Allocation, ChannelPatrolDraw
from opsroom.titles.burning_blue.rules.charts import (
    COUNTER_IDS,
)
from opsroom.titles.burning_blue.rules.chits import (
    IN_HAND,
    NO_UNITS,
    NOT_IN_SCENARIO,
    OVER_THE_RANGE,
    SAME_TARGET,
    SECOND_ERPRO,
    SPENT,
    UNDER_THE_RANGE,
    USABLE,
    ChitDraw,
    can_supply,
    why_returned,
)
from opsroom.titles.burning_blue.rules.forces import (
    BASE,
    CHIT_IDS,
    CHIT_VP,
    CHITS,
    GRUPPE_IDS,
    GRUPPE_TYPE,
    JU87,
    ME109,
    SECOND_BASE,
    SITE_IDS,
    may_fly_for,
)
from opsroom.titles.burning_blue.rules.geography import BOX_IDS, HEXES, ZONE_IDS
from opsroom.titles.burning_blue.rules.plotting import first_plan
from opsroom.titles.burning_blue.rules.raid_building import RaidBuilding
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    DIVE,
    FIRST_SLOT,
    LEVEL,
    PLANNED,
    RAIDS,
    TOP_COVER,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.weather import read_sky
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    gone,
    hand,
    members,
    options,
    raid,
    random_dice,
    script,
)

CHIT = {name: i for i, name in enumerate(CHIT_IDS)}


def build(scenario: int, chit: str) -> Blue:
    """The units of one chit are allotted by habit; then its raids are built."""
    t = blue(scenario)
    hand(t, chit)
    carry_out(t, Allocation())
    while t.top is not None:
        answer(t, "rest")
    return carry_out(t, RaidBuilding(CHIT[chit]))


# --- § 6.4.2: the seven reasons
@pytest.mark.rule("6.4.2")
def test_a_second_chit_of_erprobungsgruppe_210_goes_back() -> None:
    t = blue(2)
    hand(t, "E")
    assert why_returned(t, CHIT["W"], 8, 0, 55) == SECOND_ERPRO
    assert why_returned(t, CHIT["M"], 8, 0, 55) == USABLE


@pytest.mark.rule("6.4.2")
def test_a_chit_with_a_target_in_the_same_hex_goes_back() -> None:
    t = blue(1)
    hand(t, "U")  # off Dover
    assert why_returned(t, CHIT["DD"], 17, 0, 30) == SAME_TARGET
    assert why_returned(t, CHIT["V"], 17, 0, 30) == USABLE  # off Folkestone


@pytest.mark.rule("6.4.2")
def test_a_chit_that_brings_the_points_over_the_range_goes_back() -> None:
    """The rulebook's example: 54 and 21 in a range of 30 to 70."""
    t = blue(4)
    chit = next(i for i in range(CHITS) if CHIT_VP[3 * CHITS + i] == 21)
    assert why_returned(t, chit, 54, 0, 70) == OVER_THE_RANGE
    assert why_returned(t, chit, 49, 0, 70) == USABLE


@pytest.mark.rule("6.4.2")
def test_the_last_chit_must_bring_the_points_into_the_range() -> None:
    """The rulebook's example: 8 and 9 so far, at least 30 wanted: 12 goes back, 13 stays."""
    t = blue(4)
    twelve, thirteen = (next(i for i in range(CHITS) if CHIT_VP[3 * CHITS + i] == vp) for vp in (12, 13))
    assert why_returned(t, twelve, 17, 30, 70) == UNDER_THE_RANGE
    assert why_returned(t, thirteen, 17, 30, 70) == USABLE


@pytest.mark.rule("6.4.2")
def test_a_chit_that_is_not_in_the_scenario_goes_back() -> None:
    t = blue(1)
    assert why_returned(t, CHIT["EE"], 0, 0, 22) == NOT_IN_SCENARIO
    assert why_returned(t, CHIT["DD"], 0, 0, 22) == USABLE


@pytest.mark.rule("6.4.2")
def test_a_chit_for_which_there_are_no_units_goes_back() -> None:
    """The rulebook's example: Luftflotte 2 has two Ju 87 Gruppen; one chit takes one, the next wants two."""
    t = blue(1)
    assert can_supply(t, JU87, printed([2, 0, 0, 0]))
    assert not can_supply(t, JU87, printed([3, 0, 0, 0]))
    hand(t, "I")  # one Gruppe
    t.scenario = 0
    assert why_returned(t, CHIT["AA"], 6, 0, 99) in (NO_UNITS, SAME_TARGET)
    assert why_returned(t, CHIT["AA"], 6, 0, 99) == NO_UNITS  # Dover harbour is not off Dover


@pytest.mark.rule("6.4.2")
def test_bad_weather_over_the_target_lets_the_luftwaffe_choose() -> None:
    t = blue(1)
    zone = ZONE_IDS.index("dover_strait")
    t.counter[zone], t.bad_side[zone] = COUNTER_IDS.index("y5"), 1
    read_sky(t, zone)
    script(t, CHIT["U"], CHIT["J"], CHIT["B"])  # U is off Dover; J and B are in the Thames Estuary and off the Foreland
    carry_out(t, ChitDraw(2, 2, 3, 22))
    assert asked(t) == "choose_in_bad_weather"
    answer(t, "no")
    assert t.top is None
    assert [i for i in range(CHITS) if t.chits_held[i]] == sorted([CHIT["J"], CHIT["B"]])


@pytest.mark.rule("6.4.2")
def test_the_hand_is_told_to_the_luftwaffe_when_all_is_planned() -> None:
    table = planned(1)
    (told_it,) = [e for e in table.events("luftwaffe") if e["kind"] == "chits_drawn"]
    assert told_it["rule"] == "6.4.2"
    held = [chit for chit in range(CHITS) if cast(Blue, table.position).chits_held[chit] == IN_HAND]
    assert [v for k, v in told_it["values"].items() if k != "seat" and v] == [
        TITLE.names.things["chit"][chit] for chit in held
    ]
    (heard,) = [e for e in table.events("raf") if e["kind"] == "chits_drawn"]
    assert [v for k, v in heard["values"].items() if k != "seat"] == [None] * 3


@pytest.mark.rule("6.4.2")
def test_the_raf_cannot_tell_which_chits_were_drawn_or_how_many_went_back() -> None:
    """The same answers with two draws exchanged: the hand may be complete sooner or later, and the log is the same."""
    random, compared = Random(1), 0
    for seed in range(10):
        table = planned(seed)
        for _ in range(5):
            moments, leak = twin_game(table, "raf", random)
            assert not leak
            compared += moments
    assert compared


def planned(seed: int) -> Table:
    """A battle at the end of the Luftwaffe's planning."""
    random = Random(seed)
    table = TITLE.new(seed, "scenario5", {"free_chit": "on"})
    while not any(e["kind"] == "planning_done" for e in table.events(None)):
        table.answer(random.choice(cast(Question, table.question).options))
    return table


@pytest.mark.rule("6.4.2", "6.4.1")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_every_hand_ends_within_the_range(scenario: int) -> None:
    from opsroom.titles.burning_blue.rules.chits import chit_points
    from opsroom.titles.burning_blue.rules.forces import CHITS_LEAST, CHITS_MOST, VP_LEAST, VP_MOST

    for seed in range(15):
        t = blue(scenario, chance=random_dice(seed))
        s = scenario - 1
        carry_out(t, ChitDraw(CHITS_LEAST[s], CHITS_MOST[s], VP_LEAST[s], VP_MOST[s]))
        while t.top is not None:
            t.play(t.choices()[seed % t.offered])
        assert VP_LEAST[s] <= chit_points(t) <= VP_MOST[s]
        assert CHITS_LEAST[s] <= sum(t.chits_held) <= CHITS_MOST[s]


@pytest.mark.rule("6.4.2", "23.2.2")
@pytest.mark.parametrize("left", [[], ["J"]])
def test_late_in_a_campaign_a_hand_below_the_range_must_do(left: list[str]) -> None:
    """Ruling B4: nobody draws without end."""
    t = blue(1, chance=random_dice(1), free_chit=1)
    for chit in range(CHITS):
        t.chits_held[chit] = SPENT
    for name in left:
        t.chits_held[CHIT[name]] = 0
    carry_out(t, ChitDraw(2, 3, 8, 22))
    while t.top is not None:
        answer(t, "pass")
    assert [i for i in range(CHITS) if t.chits_held[i] == IN_HAND] == [CHIT[name] for name in left]


@pytest.mark.rule("6.4.7")
def test_one_chit_may_be_chosen_freely() -> None:
    t = blue(1, free_chit=1)
    carry_out(t, ChitDraw(1, 2, 3, 22))
    assert asked(t) == "choose_chit"
    answer(t, "U")
    assert t.chits_held[CHIT["U"]] == IN_HAND
    assert asked(t) == "choose_another"
    script(t, CHIT["J"])
    answer(t, "yes")  # the second is drawn
    assert t.chits_held[CHIT["J"]] == IN_HAND


@pytest.mark.rule("6.4.7")
def test_a_chit_that_went_back_leaves_the_choice_open() -> None:
    t = blue(1, free_chit=1)
    carry_out(t, ChitDraw(1, 2, 3, 22))
    script(t, CHIT["UU"])  # not in the scenario
    answer(t, "pass")
    assert t.chits_held[CHIT["UU"]] == 0
    assert asked(t) == "choose_chit"
    assert not t.event_log  # nothing is said before all is planned, not even that one went back


def bombers_offered(t: Blue) -> list[str]:
    return [o for o in options(t) if o != "pass" and t.bombs[FIRST_SLOT + int(o[-2:]) - 1]]


# --- § 4.2: whose Gruppe
@pytest.mark.rule("4.2", "4.2.1", "2.2.6")
def test_ii_jg27_flies_for_luftflotte_3_early_and_for_either_later() -> None:
    gruppe = GRUPPE_IDS.index("ii_jg27")
    assert may_fly_for(gruppe, 3, 1, 0)
    assert not may_fly_for(gruppe, 2, 1, 0)
    assert may_fly_for(gruppe, 2, 3, 1)
    assert BASE[gruppe] == HEXES + BOX_IDS.index("cherbourg")
    assert SECOND_BASE[gruppe] == at("0839")  # Montreuil


@pytest.mark.rule("4.2.2")
def test_the_reinforcements_of_luftflotte_2_come_in_scenario_3() -> None:
    for name in ("i_jg77", "i_kg30", "ii_kg30"):
        gruppe = GRUPPE_IDS.index(name)
        assert not may_fly_for(gruppe, 2, 2, 0)
        assert may_fly_for(gruppe, 2, 3, 1)
    italian = GRUPPE_IDS.index("gruppo_18")
    assert [s for s in range(1, 6) if may_fly_for(italian, 2, s, 1)] == [5]


# --- § 6.4.3, § 9.1: building raids
@pytest.mark.rule("6.4.3", "9.1.2")
def test_warmwell_and_yeovil_as_two_raids_and_a_sweep() -> None:
    """The rulebook's second option: a sweep of two Me 109 Gruppen and a raid on each airfield."""
    t = build(2, "S")
    assert asked(t) == "choose_division"  # two targets: fighters may divide
    answer(t, "pass", "sweep")
    me109 = [u for u in range(FIRST_SLOT, UNITS) if t.gruppe[u] != NONE and t.bombs[u] == 0]
    assert len(me109) == 4
    answer(t, f"luftwaffe_{me109[0] - FIRST_SLOT + 1:02d}", f"luftwaffe_{me109[1] - FIRST_SLOT + 1:02d}", "pass")
    answer(t, "target_1")
    assert asked(t) == "choose_member"
    answer(t, options(t)[0])  # a Stuka Gruppe
    answer(t, options(t)[0], "top_cover", "pass", "dive")
    answer(t, "target_2")
    while asked(t) in ("choose_member", "choose_task"):
        answer(t, options(t)[0])
    answer(t, "level")
    assert t.top is None
    assert sorted(t.sweep[r] for r in range(3)) == [0, 0, 1]
    assert {SITE_IDS[t.target[r] - 1] for r in range(3) if not t.sweep[r]} == {"warmwell", "yeovil"}
    assert sorted(t.method[r] for r in range(3) if not t.sweep[r]) == [LEVEL, DIVE]
    assert len(members(t, 0)) == 2


@pytest.mark.rule("6.4.3", "3.3.2")
def test_each_target_gets_a_bomber_unit_even_if_a_gruppe_must_divide() -> None:
    """Gosport and Lee-on-Solent for one Ju 88 Gruppe."""
    t = build(2, "JJ")
    bombers = [u for u in range(FIRST_SLOT, UNITS) if t.bombs[u]]
    assert len(bombers) == 3
    assert all(t.small[u] for u in bombers)
    answer(t, "pass")  # the Me 110 Gruppe stays whole
    answer(t, "target_1")
    answer(t, options(t)[0])
    assert sum(t.bombs[u] and t.raid[u] == NONE for u in range(FIRST_SLOT, UNITS)) == 2
    answer(t, bombers_offered(t)[0])  # a second Staffel may join, for one is left for Lee-on-Solent
    assert bombers_offered(t) == []


@pytest.mark.rule("3.2.5")
def test_erprobungsgruppe_210_may_divide_by_types() -> None:
    t = build(3, "EE")  # Hornchurch and Biggin Hill: Erpro 210 and a Do 17 Gruppe, two units for two targets
    assert asked(t) == "choose_division"
    t = build(2, "I")  # three radar stations for Erpro 210 alone
    assert asked(t) == "choose_how_erpro_divides"
    answer(t, "as_types")
    kinds = sorted(t.kind[u] for u in range(FIRST_SLOT, UNITS) if t.bombs[u])
    from opsroom.titles.burning_blue.rules.forces import ME109, ME110

    assert kinds == sorted([ME109, ME110, ME110])


@pytest.mark.rule("9.1.3", "9.4.2", "9.4.3")
def test_escorts_join_only_where_there_are_bombers() -> None:
    t = build(2, "U")  # Detling: two Stuka Gruppen, two of Me 109
    answer(t, "target_1")
    assert all(t.bombs[FIRST_SLOT + int(o[-2:]) - 1] for o in options(t))
    answer(t, options(t)[0])
    fighters = [o for o in options(t) if o != "pass" and not t.bombs[FIRST_SLOT + int(o[-2:]) - 1]]
    answer(t, fighters[0])
    assert options(t) == ["top_cover", "close_escort"]


@pytest.mark.rule("16.2.2", "9.4.2")
def test_ju88_dive_on_convoys_only_and_low_level_raiders_fly_low() -> None:
    t = build(1, "DD")  # a Ju 88 Staffel against a convoy
    answer(t, options(t)[0]) if asked(t) == "choose_raid" else None
    while t.top is not None and asked(t) != "choose_method":
        answer(t, "pass" if "pass" in options(t) else options(t)[0])
    assert "dive" in options(t)
    t = build(3, "D")  # a Ju 88 Gruppe against Manston
    seen = []
    while t.top is not None:
        seen.append(asked(t))
        answer(t, "pass" if "pass" in options(t) else options(t)[0])
    assert "choose_method" not in seen
    t = build(3, "V")  # the ninth Staffel of KG 76
    while asked(t) != "choose_method":
        answer(t, "pass" if "pass" in options(t) else options(t)[0])
    assert options(t) == ["low_level", "level"]


@pytest.mark.rule("9.2.3", "9.1.3")
def test_a_raid_with_close_escort_does_not_fly_at_angels_0() -> None:
    t = build(3, "V")  # the ninth Staffel of KG 76, with a Gruppe of Me 109
    while asked(t) != "choose_member" or "pass" not in options(t):
        answer(t, options(t)[0])
    answer(t, options(t)[0], "close_escort")
    assert t.top is None  # it bombs from a height: nothing was left to choose
    assert [t.method[raid] for raid in range(RAIDS) if t.state[raid] == PLANNED] == [LEVEL]


# --- § 6.4.4, § 21.1.1: the channel patrol
@pytest.mark.rule("6.4.4")
def test_patrol_chits_take_me109_of_luftflotte_2() -> None:
    t = blue(2, [9])  # the ninth chit at high level: two Gruppen and a Staffel
    carry_out(t, ChannelPatrolDraw())
    answer(t, "iii_jg26", "rest")
    patrol = [u for u in range(FIRST_SLOT, UNITS) if t.task[u] == CHANNEL_PATROL]
    assert sorted(t.small[u] for u in patrol) == [0, 0, 1]
    assert t.gruppe[patrol[0]] == GRUPPE_IDS.index("iii_jg26")


@pytest.mark.rule("6.4.4")
def test_at_low_level_the_same_chit_takes_one_gruppe() -> None:
    t = blue(1, [9])
    carry_out(t, ChannelPatrolDraw())
    answer(t, "rest")
    assert sum(t.task[u] == CHANNEL_PATROL for u in range(FIRST_SLOT, UNITS)) == 1
    t = blue(1, [1])  # and the first none at all
    carry_out(t, ChannelPatrolDraw())
    assert t.top is None


@pytest.mark.rule("6.4.5")
def test_6_4_5_the_first_unit_of_a_plan_is_of_that_raid_and_of_that_task() -> None:
    t = blue(2)
    raid(t, "i_kg3 bombing 12", at_place="1439")
    number = raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", at_place="1439")
    escort, bomber = members(t, number)
    assert first_plan(t, number, BOMBING) == bomber
    assert first_plan(t, number, TOP_COVER) == escort


@pytest.mark.rule("6.4.3")
def test_6_4_3_a_gruppe_that_has_been_named_is_not_wanted_a_second_time() -> None:
    t = blue(3)
    hand(t, "O")  # three Me 109 Gruppen of Luftflotte 2
    left = ["i_jg3", "ii_jg3", "iii_jg3"]
    gone(t, *(name for g, name in enumerate(GRUPPE_IDS) if GRUPPE_TYPE[g] == ME109 and name not in left))
    carry_out(t, Allocation())
    assert options(t) == [*left, "rest"]
    answer(t, "ii_jg3")
    assert options(t) == ["i_jg3", "iii_jg3", "rest"]  # both are still to fly, in either order


@pytest.mark.rule("6.4.3", "9.4.4")
def test_6_4_3_the_luftwaffe_chooses_the_gruppe_that_gives_a_staffel_of_jabos() -> None:
    t = blue(5)
    t.chits_held[CHIT_IDS.index("B")] = IN_HAND  # a Staffel of Jabos, three Gruppen of Me 109
    carry_out(t, Allocation())
    assert asked(t) == "choose_gruppe"
    answer(t, "ii_jg52", "iii_jg54", "iii_jg53", "rest")
    first, *others = [unit for unit in range(FIRST_SLOT, UNITS) if t.gruppe[unit] != NONE]
    assert (GRUPPE_IDS[t.gruppe[first]], t.small[first], t.bombs[first]) == ("ii_jg52", 1, 1)
    assert [GRUPPE_IDS[t.gruppe[unit]] for unit in others][:2] == ["iii_jg54", "iii_jg53"]


@pytest.mark.rule("6.4.3", "3.3.2")
def test_6_4_3_a_gruppe_that_has_given_a_staffel_may_give_another_and_flies_no_more_as_a_whole() -> None:
    t = blue(5)
    t.chits_held[CHIT_IDS.index("B")] = t.chits_held[CHIT_IDS.index("I")] = IN_HAND
    carry_out(t, Allocation())
    answer(t, "ii_jg52")
    assert "ii_jg52" not in options(t)
    answer(t, "i_jg52", "iii_jg54", "iii_jg53")
    assert "ii_jg52" in options(t)  # the Jabos of the second chit
    assert "i_jg52" not in options(t)
    answer(t, "ii_jg52")
    assert sum(GRUPPE_IDS[gruppe] == "ii_jg52" for gruppe in t.gruppe if gruppe != NONE) == 2
