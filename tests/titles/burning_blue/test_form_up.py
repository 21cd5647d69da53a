"""Form-up counters and form-up rolls.  § 6.5, § 9.2.8, § 9.3.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import K_BROKEN, K_OVERCAST
from opsroom.titles.burning_blue.rules.forces import (
    CHITS,
    DUMMIES,
)
from opsroom.titles.burning_blue.rules.form_up_rolls import (
    FormUpRoll,
    delay,
    escorts_in,
    form_up_modifier,
    form_up_weather,
)
from opsroom.titles.burning_blue.rules.set_up import (
    FIRST_DUMMY,
    DummyCounters,
    LuftwaffePlanning,
    LuftwaffeSetUp,
    check_counters,
    form_up_of,
    free_form_up,
    gruppen_planned,
    is_due,
    put_form_up,
    remove_form_up,
)
from opsroom.titles.burning_blue.rules.table import (
    CHANNEL_PATROL,
    FLYING,
    FREIE_JAGD,
    PLANNED,
    PLANS,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    patrol,
    raid,
    random_dice,
    script,
    weather,
)


# --- § 6.5, § 9.3.1: form-up counters
@pytest.mark.rule("9.3.1")
@pytest.mark.parametrize(("fleet", "lead"), [(2, 4), (3, 1)])
def test_9_3_1_counters_come_four_turns_or_one_turn_ahead(fleet: int, lead: int) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439")
    t.fleet[number] = fleet
    t.form_turn[number] = lead + 5
    assert not is_due(t, number, 6)  # it flies already
    t.state[number] = PLANNED
    assert [due for due in range(12) if is_due(t, number, due)] == [6]
    assert not is_due(t, number, -1)
    t.form_turn[number] = lead - 1
    assert is_due(t, number, -1)
    t.form_turn[number] = lead
    assert not is_due(t, number, -1)


@pytest.mark.rule("9.3.1", "9.2.5", "11.6")
def test_9_3_1_a_counter_stands_for_all_that_start_under_it() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "staffel_i_jg3 top_cover 16", at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", "staffel_ii_jg3 top_cover 16", "staffel_ii_jg3 top_cover 16", at_place="1439")
    raid(t, "iii_kg2 bombing 12", at_place="1439")
    assert (gruppen_planned(t, number), gruppen_planned(t, other)) == (1, 1)
    t.joined_to[other] = number + 1
    assert gruppen_planned(t, number) == 3


@pytest.mark.rule("9.3.1", "5.1")
def test_9_3_1_a_counter_takes_the_first_free_row_and_gives_it_back() -> None:
    t = blue(2)
    assert free_form_up(t) == 0
    for i in range(3):
        put_form_up(t, at("1439"), FIRST_DUMMY + i, 2, 3)
    assert free_form_up(t) == 3
    assert form_up_of(t, FIRST_DUMMY + 1) == 1
    assert t.form_strength[1] > 0
    remove_form_up(t, 1)
    assert (free_form_up(t), form_up_of(t, FIRST_DUMMY + 1), form_up_of(t, FIRST_DUMMY + 2)) == (1, NONE, 2)
    assert (t.form_strength[1], t.form_letter[1], t.form_raid[1]) == (0, 0, 0)
    put_form_up(t, at("1439"), 4, 2, 0)
    assert t.form_strength[1] == 0  # not detected


@pytest.mark.rule("9.3.1", "5.1")
def test_9_3_1_there_are_counters_for_every_raid_that_can_be_plotted_and_for_all_dummies() -> None:
    t = blue(2)
    raids = [*range(1, PLANS + 1), *range(FIRST_DUMMY, FIRST_DUMMY + DUMMIES)]
    for number in raids:
        put_form_up(t, at("1439"), number, 2, 3)
    assert [form_up_of(t, number) for number in raids] == list(range(len(raids)))


@pytest.mark.rule("9.3.1", "11.6.1")
def test_9_3_1_each_dummy_has_the_size_that_the_scenario_says() -> None:
    t = blue(3, chance=random_dice(2))
    carry_out(t, DummyCounters(5))
    assert options(t) == ["dummy_1", "dummy_2", "dummy_3", "dummy_4", "pass", "stand"]
    answer(t, "dummy_4")
    script(t, 0)
    answer(t, "1439")
    assert "dummy_4" not in options(t)
    answer(t, "pass")
    assert form_up_of(t, FIRST_DUMMY + 3) == 0
    two = t.form_strength[0]
    t = blue(3, chance=random_dice(2))
    carry_out(t, DummyCounters(5))
    script(t, 0)
    answer(t, "dummy_1", "1439", "pass")
    assert (form_up_of(t, FIRST_DUMMY), t.form_strength[0] < two) == (0, True)
    carry_out(t, DummyCounters(6))
    answer(t, "dummy_1", "pass")
    assert form_up_of(t, FIRST_DUMMY) == NONE  # it was taken up
    carry_out(t, DummyCounters(6))
    answer(t, "stand")
    carry_out(t, DummyCounters(7))
    assert t.top is None


@pytest.mark.rule("9.3.1")
def test_9_3_1_the_dummy_that_is_named_is_taken_up_and_no_other() -> None:
    t = blue(3, [0, 1, 2])
    carry_out(t, DummyCounters(5))
    answer(t, "dummy_2", "1439", "dummy_3", "1439", "pass")
    carry_out(t, DummyCounters(6))
    answer(t, "dummy_3")
    assert asked(t) == "choose_dummy"  # no place is asked for
    answer(t, "dummy_1", "1439", "pass")
    assert [form_up_of(t, FIRST_DUMMY + i) == NONE for i in range(3)] == [False, False, True]


@pytest.mark.rule("6.5", "21.1")
def test_21_1_each_patrol_is_laid_into_one_of_six_boxes_for_everybody_to_see() -> None:
    t = blue(1)
    one, two = patrol(t, "i_jg3", 0), patrol(t, "ii_jg3", 0)
    carry_out(t, LuftwaffeSetUp())
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_patrol_box", ["1", "2", "3", "4", "5", "6"])
    answer(t, "6", "2")
    assert (t.top, t.patrol_box[one], t.patrol_box[two]) == (None, 6, 2)
    assert (t.seen[one], t.known[two]) == (-1, -1)
    assert len(events_of(t, "patrol_placed")) == 2


@pytest.mark.rule("21.1.1", "6.4.5")
@pytest.mark.parametrize("says", ["pass", "sweep"])
def test_21_1_1_with_the_option_a_patrol_may_fly_a_sweep(says: str) -> None:
    t = blue(1, channel_sweep=1)
    unit = patrol(t, "i_jg3", 0)
    plan = LuftwaffePlanning()
    t.top = None
    t.do(plan)
    plan.at = plan.about().index["choose_channel_sweep"]
    t.run()
    assert (asked(t), len(options(t))) == ("choose_channel_sweep", 2)
    answer(t, "pass" if says == "pass" else options(t)[0])
    if says == "pass":
        assert (t.task[unit], t.sweeps_sent, t.state[0]) == (CHANNEL_PATROL, 0, 0)
    else:
        assert (t.task[unit], t.sweeps_sent, t.state[0], t.sweep[0], t.fleet[0]) == (FREIE_JAGD, 1, PLANNED, 1, 2)
        assert (t.raid[unit], t.plan[unit], t.raid_chit[0]) == (0, 0, CHITS)


# --- § 9.2.8: form-up rolls
@pytest.mark.rule("9.2.8", "6.4.6")
@pytest.mark.parametrize(
    ("units", "period", "modifier"),
    [
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 3, 0),
        (["i_kg2 bombing 12"], 3, -1),
        (["i_kg2 bombing 12", "i_jg3 top_cover 16"], 3, 1),
        (["i_kg2 bombing 12", "i_jg3 close_escort 12"], 3, 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 0, 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12"], 6, 1),
        ([f"{name} bombing 12" for name in ("i_kg2", "ii_kg2", "iii_kg2", "i_kg3")], 3, 1),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", *["staffel_i_kg3 bombing 12"] * 2], 3, 0),
        (["i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", *["staffel_i_kg3 bombing 12"] * 3], 3, 1),
        (["i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12"], 3, -1),
        (["staffel_i_jg3 freie_jagd 12"], 3, -1),
    ],
)
def test_9_2_8_what_counts_in_the_form_up_roll(units: list[str], period: int, modifier: int) -> None:
    t = blue(1, period=period)
    number = raid(t, *units, at_place="1439")
    assert form_up_modifier(t, number) == modifier


@pytest.mark.rule("9.2.8", "9.2.5")
def test_9_2_8_raids_under_one_counter_form_up_together() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", "ii_jg3 close_escort 12", at_place="1439")
    third = raid(t, "iii_kg2 bombing 12", at_place="1439")
    assert escorts_in(t, number) == 1
    t.joined_to[other] = number + 1
    assert escorts_in(t, number) == 2
    before = [t.form_turn[r] for r in (number, other, third)]
    delay(t, number, 2)
    assert [t.form_turn[r] - b for r, b in zip((number, other, third), before, strict=True)] == [2, 2, 0]
    weather(t, K_BROKEN, 14)
    assert (form_up_weather(t, number), form_up_weather(t, third)) == (2, 0)
    weather(t, K_OVERCAST, 10)
    assert form_up_weather(t, third) == 3


@pytest.mark.rule("9.2.8")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (3, 0), (6, 0)])
def test_9_2_8_escorts_may_miss_the_rendezvous(die: int, left: int) -> None:
    t = blue(1, [6, 6, die])
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 close_escort 12", at_place="1439"
    )
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    while t.top is not None:
        answer(t, options(t)[0])
    assert escorts_in(t, number) == left
    assert t.form_turn[number] == 0


@pytest.mark.rule("9.2.8")
@pytest.mark.parametrize(
    ("die", "units"),
    [(3, "i_kg2 bombing 12"), (4, "i_kg2 bombing 12"), (5, "i_jg3 freie_jagd 12"), (6, "i_kg2 bombing 12")],
)
def test_9_2_8_what_cannot_happen_to_a_raid_is_a_delay_of_three_turns(die: int, units: str) -> None:
    t = blue(1, [6, 6, die], period=0)
    number = raid(t, units, *(["ii_kg2 bombing 12"] if "kg" in units else ["ii_jg3 freie_jagd 12"]), at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert (t.top, t.form_turn[number]) == (None, 3)


@pytest.mark.rule("9.2.8")
def test_9_2_8_a_bomber_unit_may_lose_its_formation() -> None:
    t = blue(1, [6, 6, 5])
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1439")
    t.state[number] = PLANNED
    carry_out(t, FormUpRoll(number))
    assert (asked(t), len(options(t))) == ("choose_disrupted", 2)
    answer(t, options(t)[1])
    assert [t.disruption[u] for u in members(t, number)] == [0, 1, 0]
    assert t.form_turn[number] == 0


@pytest.mark.rule("9.3.1", "11.1.2")
def test_9_3_1_counters_of_raids_and_dummies_come_and_go_at_one_time() -> None:
    """In the log and on the map nothing tells a dummy: all wait for the Luftwaffe's last answer, and lie in order of their places."""
    t = blue(2, [0, 1])
    far, old = (raid(t, f"{name} bombing 12", at_place="1439", seen=False) for name in ("i_kg2", "ii_kg2"))
    for number, turn in ((far, 6), (old, 2)):
        t.state[number], t.form_turn[number], t.raid_at[number] = PLANNED, turn, NONE
    put_form_up(t, at("1439"), old + 1, 1, 0)
    check_counters(t, 3)
    t.state[old], t.event_log = FLYING, []  # it forms up in this turn
    carry_out(t, DummyCounters(3))
    answer(t, "dummy_1")
    assert (t.event_log, t.form_at[0]) == ([], at("1439"))  # nothing has been said yet
    answer(t, "0340", "pass")
    assert [tell[0] for tell in t.event_log or []] == ["form_up_removed", "form_up_placed", "form_up_placed"]
    assert [t.form_at[row] for row in range(3)] == [
        at("0340"),
        at("1439"),
        NONE,
    ]  # the dummy first: it lies farther south
    assert (t.form_raid[0], t.form_raid[1]) == (FIRST_DUMMY, far + 1)
