"""Chits, raids and plots: chapters 3.3, 4.2, 6.4, 9.1, 9.2 and the endurance of 17.1."""

from __future__ import annotations

import pytest

from opsroom.engine.column import printed
from opsroom.titles.burning_blue.rules.allocation import Allocation, ChannelPatrolDraw
from opsroom.titles.burning_blue.rules.building import RaidBuilding
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
from opsroom.titles.burning_blue.rules.courses import corridor, point, track
from opsroom.titles.burning_blue.rules.forces import (
    BASE,
    CHIT_IDS,
    CHIT_VP,
    CHITS,
    GRUPPE_IDS,
    JU87,
    SECOND_BASE,
    SITE_IDS,
    may_fly_for,
)
from opsroom.titles.burning_blue.rules.form_up_rolls import FormUpRoll
from opsroom.titles.burning_blue.rules.geography import BOX_IDS, HEXES, NONE, ZONE_IDS, apart
from opsroom.titles.burning_blue.rules.plotting import Plotting, company_turns
from opsroom.titles.burning_blue.rules.recovery import set_recovery_times, turns_between
from opsroom.titles.burning_blue.rules.set_up import LuftwaffePlanning, place_form_ups
from opsroom.titles.burning_blue.rules.table import CHANNEL_PATROL, DIVE, FIRST_SLOT, LEVEL, PLANNED, TASKS, UNITS, Blue
from opsroom.titles.burning_blue.rules.tables import COUNTER_IDS, DUSK
from opsroom.titles.burning_blue.rules.weather import read_sky
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    members,
    options,
    raid,
    random_dice,
    refusals,
    script,
    told,
)

CHIT = {name: i for i, name in enumerate(CHIT_IDS)}


def hand(t: Blue, *chits: str) -> None:
    for chit in chits:
        t.chits_held[CHIT[chit]] = IN_HAND


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
    assert [row[1] for row in told(t, "chit_returned")] == [CHIT["U"]]


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


# --- § 9.2: plotting
def planned(t: Blue, *units: str, **words: object) -> int:
    number = raid(t, *units, at_place="1439", course=["1439"], seen=False, **words)  # type: ignore[arg-type]
    t.state[number], t.ways[number], t.pace[number] = PLANNED, 0, 0
    t.raid_at[number] = NONE
    return number


@pytest.mark.rule("9.2.1", "9.2.2", "9.2.3", "9.2.4", "9.2.7", "6.4.5", "9.2")
def test_a_bombing_raid_is_plotted_from_form_up_to_recovery() -> None:
    t = blue(2)
    number = planned(
        t, "i_kg2 bombing 0", "i_jg3 close_escort 0", "ii_jg3 top_cover 0", target="biggin_hill", target_kind=0
    )
    carry_out(t, Plotting(number))
    assert asked(t) == "choose_form_up"
    assert "cherbourg" not in options(t)
    answer(t, "1439", "1736", "pass", "1744", "pass")
    assert asked(t) == "choose_angels"
    assert options(t) == [str(a) for a in range(2, 24, 2)]  # the Do 17's ceiling
    answer(t, "14")
    assert options(t)[0] == "14"
    answer(t, "20", "4")
    assert t.top is None
    assert [point(t, number, i) for i in range(t.ways[number])] == [at(p) for p in ("1439", "1736", "2124", "1744")]
    assert t.target_way[number] == 2
    assert sorted(t.plotted[u] for u in members(t, number)) == [14, 14, 20]
    assert t.form_turn[number] == 4


@pytest.mark.rule("9.2.4", "8.1.6")
def test_luftflotte_3_forms_in_its_boxes_and_crosses_the_channel_box() -> None:
    t = blue(2)
    number = planned(t, "i_stg2 bombing 0", target="portland_port")
    t.fleet[number] = 3
    carry_out(t, Plotting(number))
    assert options(t) == ["cherbourg", "caen"]
    answer(t, "cherbourg", "pass", "cherbourg", "pass")
    points = [point(t, number, i) for i in range(t.ways[number])]
    west = HEXES + BOX_IDS.index("channel_west")
    assert points[0] == points[-1] == HEXES + BOX_IDS.index("cherbourg")
    assert points[1] == west
    assert points[t.target_way[number]] == at("0903")
    assert points[-2] == west
    assert corridor(at("0903"), points[0])[-1] == west


@pytest.mark.rule("9.2.9")
def test_the_option_limits_waypoints() -> None:
    t = blue(2, few_waypoints=1)
    number = planned(t, "i_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(number))
    answer(t, "1439", "1736", "1835")
    assert asked(t) == "choose_recovery"  # two on the way out
    answer(t, "1439", "1835", "1736")
    assert asked(t) == "choose_angels"  # and two on the way back
    t = blue(2, few_waypoints=1)
    number = planned(t, "i_jg3 freie_jagd 0")
    carry_out(t, Plotting(number))
    answer(t, "1439")
    for place in ("1736", "1835", "1930", "2030", "2130", "2030", "1930"):
        assert asked(t) == "choose_waypoint_out"
        answer(t, place)
    assert asked(t) == "choose_recovery"


@pytest.mark.rule("9.2.3", "16.2.2")
def test_dive_bombers_come_home_at_angels_2_and_their_top_cover_as_it_likes() -> None:
    t = blue(1)
    number = planned(t, "ii_stg1 bombing 0", "i_jg3 top_cover 0", target="dover_port")
    t.method[number] = DIVE
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "1439", "pass")
    assert options(t) == ["4", "6", "8", "10", "12", "14"]
    answer(t, "12", "16")
    assert asked(t) == "choose_angels_back"
    answer(t, "6", "0")
    stuka, cover = members(t, number)
    assert (t.plotted[stuka], t.plotted_back[stuka]) == (12, 2)
    assert (t.plotted[cover], t.plotted_back[cover]) == (16, 6)


@pytest.mark.rule("9.4.4")
def test_jabos_plot_a_descent_and_an_orbit_after_the_target() -> None:
    t = blue(5)
    number = planned(t, "ii_lg2 bombing 0", target="london_city", target_kind=6)
    carry_out(t, Plotting(number))
    answer(t, "1439", "1835", "pass", "1439", "pass")
    assert options(t)[-1] == "24"
    answer(t, "24")
    assert asked(t) == "choose_descent"
    assert "1835" in options(t)
    answer(t, "2030" if "2030" in options(t) else options(t)[0])
    assert asked(t) == "choose_attack_angels"
    answer(t, "10")
    assert asked(t) == "choose_orbit"
    assert "1835" not in options(t)  # it lies before the target
    answer(t, "pass", "3")
    assert t.attack_angels[number] == 10
    assert t.plotted[members(t, number)[0]] == 24


@pytest.mark.rule("9.2.3")
def test_low_level_raiders_fly_at_angels_0() -> None:
    t = blue(3)
    number = planned(t, "staffel_iii_kg76 bombing 0", target="biggin_hill", target_kind=0)
    t.method[number] = 2
    carry_out(t, Plotting(number))
    answer(t, "1439", "pass", "1439", "pass")
    assert t.plotted[members(t, number)[0]] == t.attack_angels[number] == 0
    assert asked(t) == "choose_time"  # there was only one height, and nobody was asked


@pytest.mark.rule("9.2.7")
def test_the_window_is_eighteen_turns_and_six_at_dusk() -> None:
    for period, last in ((3, "18"), (DUSK, "6")):
        t = blue(1, period=period)
        number = planned(t, "i_jg3 freie_jagd 0")
        carry_out(t, Plotting(number))
        answer(t, "1439", "1835", "pass", "1439", "20", "pass")
        assert asked(t) == "choose_time"
        assert options(t)[-1] == last


@pytest.mark.rule("9.2.6", "9.4.1")
def test_a_sweep_may_not_keep_company_with_bombers() -> None:
    t = blue(2)
    bombers = planned(t, "i_kg2 bombing 0", target="biggin_hill", target_kind=0)
    carry_out(t, Plotting(bombers))
    answer(t, "1439", "pass", "1439", "pass", "14", "5")
    sweep = planned(t, "i_jg3 freie_jagd 0")
    carry_out(t, Plotting(sweep))
    answer(t, "1439", "2124", "pass", "1439", "20", "pass")
    assert "5" not in options(t)
    assert refusals(t)["5"] == "sweep_with_bombers"
    assert "0" in options(t)
    assert company_turns(t, sweep) & 1 << 5


@pytest.mark.rule("9.2.5", "9.2.6")
def test_two_raids_may_start_as_one_and_part() -> None:
    t = blue(2)
    first = planned(t, "i_kg2 bombing 0", target="eastchurch", target_kind=0)
    carry_out(t, Plotting(first))
    answer(t, "1439", "1736", "2037", "pass", "1439", "pass", "12", "3")
    second = planned(t, "ii_kg2 bombing 0", target="sheerness_port")
    carry_out(t, Plotting(second))
    assert options(t) == ["hostile_01", "pass"]
    answer(t, "hostile_01")
    assert options(t) == ["1", "2"]
    answer(t, "2", "pass", "1439", "pass")
    assert t.top is None
    assert t.plotted[members(t, second)[0]] == 12  # one height while they fly together: nobody was asked
    assert t.form_turn[second] == 3
    assert [point(t, second, i) for i in range(3)] == [point(t, first, i) for i in range(3)]


@pytest.mark.rule("17.1", "17.1.2", "3.2.3")
@pytest.mark.parametrize(("form_up", "turns"), [("1439", 17), ("1443", 16), ("1345", 16)])
def test_fighters_spend_petrol_on_forming_up(form_up: str, turns: int) -> None:
    """The rulebook's example: Angels 16 costs three of twenty turns, and one for every four hexes from the base."""
    t = blue(2)
    number = planned(t, "iii_jg26 top_cover 16")  # Caffiers, hex 1439
    t.ways[number] = 0
    from opsroom.titles.burning_blue.rules.courses import add_point

    add_point(t, number, at(form_up))
    t.form_turn[number] = 0
    set_recovery_times(t, number)
    unit = members(t, number)[0]
    away = apart(at("1439"), at(form_up))
    assert t.home_by[unit] == 17 - away // 4 == turns


@pytest.mark.rule("17.1.2", "17.1.3")
def test_a_box_is_a_turn_and_caen_counts_as_cherbourg() -> None:
    t = blue(2)
    number = planned(t, "i_jg2 top_cover 16")  # Caen
    unit = members(t, number)[0]
    t.fleet_of[unit] = 3
    from opsroom.titles.burning_blue.rules.recovery import turns_to_base

    cherbourg, caen = HEXES + BOX_IDS.index("cherbourg"), HEXES + BOX_IDS.index("caen")
    assert turns_between(caen, cherbourg) == 1
    assert turns_to_base(t, unit, caen) == 0
    assert turns_to_base(t, unit, cherbourg) == 0


# --- § 9.2.8, § 9.3.1: forming up
@pytest.mark.rule("9.2.8", "6.4.6")
def test_a_late_raid_keeps_its_recovery_times() -> None:
    t = blue(2, [4, 4])  # 8, and one more for the escort: late 1 in clear weather
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number], t.form_turn[number] = PLANNED, 5
    before = t.home_by[members(t, number)[1]]
    carry_out(t, FormUpRoll(number))
    assert t.form_turn[number] == 6
    assert t.home_by[members(t, number)[1]] == before


@pytest.mark.rule("9.2.8")
def test_half_the_escort_may_miss_the_rendezvous() -> None:
    t = blue(2, [6, 5, 1])  # 11 + 1: special; 1: half escort
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 close_escort 12", at_place="1439"
    )
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert asked(t) == "choose_absent"
    answer(t, options(t)[0])
    assert t.top is None
    assert len(members(t, number)) == 3  # of three escorts two stay


@pytest.mark.rule("9.2.8")
def test_disruption_and_missing_escorts() -> None:
    t = blue(2, [6, 5, 5])
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert t.disruption[members(t, number)[0]] == 1
    t = blue(2, [6, 5, 3])
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert len(members(t, number)) == 1
    t = blue(2, [6, 6, 3])  # a sweep has no escort to miss: three turns late instead; 12 - 1 is no special result
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1439")
    t.state[number], t.form_turn[number] = PLANNED, 1
    carry_out(t, FormUpRoll(number))
    assert t.form_turn[number] == 4


@pytest.mark.rule("9.3.1", "11.6", "11.6.1", "6.5")
def test_form_up_counters_come_four_turns_ahead_of_luftflotte_2() -> None:
    """The rulebook's example: forming at 12:10 with a start at 12:00 the counter is placed in set-up."""
    t = blue(2, [6, 0])  # two cards: 0 D -2 detects a Gruppe and reads 40+
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 2, NONE
    place_form_ups(t, -1)
    assert [p for p in t.form_at if p != NONE] == [at("1439")]
    assert max(t.form_strength) == 40
    t = blue(2, [6])
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 5, NONE
    place_form_ups(t, -1)
    assert all(p == NONE for p in t.form_at)
    place_form_ups(t, 1)
    assert at("1439") in t.form_at


@pytest.mark.rule("9.3.1")
def test_luftflotte_3_is_announced_one_turn_ahead_and_caen_not_at_all() -> None:
    for box, found in (("cherbourg", 1), ("caen", 0)):
        t = blue(2, [6])
        number = raid(t, "i_kg55 bombing 12", at_place=box)
        t.fleet[number] = 3
        t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, 3, NONE
        place_form_ups(t, 2)
        assert sum(p != NONE for p in t.form_at) == found


@pytest.mark.rule("9.2.2")
def test_a_track_takes_three_hexes_a_turn_and_a_turn_for_a_box() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1433", "1439"])
    assert track(t, number, 3) == [at(p) for p in ("1439", "1436", "1433", "1436", "1439")]


@pytest.mark.rule("6.4", "5.1")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_planning_leaves_every_unit_of_every_chit_in_a_plotted_raid(scenario: int) -> None:
    for seed in range(3):
        t = blue(scenario, chance=random_dice(seed))
        carry_out(t, LuftwaffePlanning())
        n = 0
        while t.top is not None:
            t.play(t.choices()[(seed * 7 + n * 13) % t.offered])
            n += 1
        for unit in range(FIRST_SLOT, UNITS):
            if t.chit_of[unit] != NONE and t.task[unit] != TASKS.index("none"):
                assert t.ways[t.plan[unit]] >= 2
