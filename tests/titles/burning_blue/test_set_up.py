"""Both sides set up: form-up counters and dummies, forward airfields, squadrons in the air.  § 6.5, § 6.6, § 9.3.1, § 18.1.2"""

from __future__ import annotations

import pytest

from opsroom.engine.errors import BadSetup
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.rules.charts import CARDS, DETECTION_VALUE, K_MIST, LEVELS, READINGS, STRENGTH_LETTER
from opsroom.titles.burning_blue.rules.detection import strength_of
from opsroom.titles.burning_blue.rules.forces import (
    CEILING,
    DUMMY_SIZE,
    EARLY_WARNING,
    FLIGHT_421,
    SQUADRON_IDS,
)
from opsroom.titles.burning_blue.rules.geography import EARLY_PLACES, FIELD_AT, ZONE_IDS, ZONES
from opsroom.titles.burning_blue.rules.radio_command import is_in_radio_range
from opsroom.titles.burning_blue.rules.raf_set_up import RafSetUp
from opsroom.titles.burning_blue.rules.set_up import (
    BEFORE_THE_START,
    FIRST_DUMMY,
    DummyCounters,
    LuftwaffeSetUp,
    check_counters,
    form_up_of,
    gruppen_planned,
    is_due,
    put_form_up,
)
from opsroom.titles.burning_blue.rules.table import AIRBORNE, AVAILABLE, FIRST_FLIGHT, FLYING, PLANNED, READY
from tests.titles.burning_blue.scenes import (
    Blue,
    after,
    answer,
    asked,
    at,
    begin,
    blue,
    carry_out,
    events_of,
    field,
    members,
    options,
    raid,
    random_dice,
    refusals,
    script,
    squadron,
)


# --- § 6.6.5: early warning
@pytest.mark.rule("6.6.5")
@pytest.mark.parametrize("scenario", [1, 2, 3, 4, 5])
def test_6_6_5_the_announced_strength_says_how_many_squadrons_start_in_the_air(scenario: int) -> None:
    rows = EARLY_WARNING[scenario - 1]
    for i, (least, early, late) in enumerate(rows):
        t = blue(scenario)
        for row, strength in enumerate((least // 2, least - least // 2)):  # all counters together
            put_form_up(t, at("1439"), row + 1, 1, 0)
            t.form_strength[row] = strength
        t.form_strength[5] = 500  # that row has no counter
        set_up = RafSetUp()
        assert after(t, set_up, "read_early_warning") == "next"
        assert (set_up.early, set_up.late) == (2 * early, 2 * late)
        assert events_of(t, "early_warning")[0][:3] == (least, early, late)
        if i > 0:
            t.form_strength[0] -= 1
            after(t, set_up, "read_early_warning")
            assert (set_up.early, set_up.late) == (2 * rows[i - 1][1], 2 * rows[i - 1][2])


def choosing(t: Blue, early: int = 4, late: int = 4, is_late: int = 0) -> RafSetUp:
    """The RAF chooses who starts in the air: so many halves of squadrons, early and late."""
    set_up = RafSetUp()
    set_up.early, set_up.late, set_up.is_late = early, late, is_late
    begin(t, set_up, "choose_aloft")
    t.run()
    return set_up


@pytest.mark.rule("6.6.5", "19.2.9")
def test_6_6_5_ready_squadrons_start_in_the_air_unless_their_airfield_is_misty() -> None:
    t = blue(1)
    ready, waits, misty = squadron(t, "32"), squadron(t, "64"), squadron(t, "609")
    t.tote[waits] = AVAILABLE
    zone = ZONE_IDS.index("middle_wallop")
    t.sky[zone * LEVELS] = K_MIST
    choosing(t)
    assert options(t) == ["squadron_32", "split", "pass"]
    for other in range(ZONES):
        t.sky[other * LEVELS] = 0
    choosing(t)
    assert options(t) == [*sorted(["squadron_32", "squadron_609"], key=SQUADRON_IDS.index), "split", "pass"]
    assert (t.tote[ready], t.tote[misty]) == (READY, READY)


@pytest.mark.rule("6.6.5", "3.3.1")
def test_6_6_5_where_half_a_squadron_is_left_only_a_flight_starts_in_the_air() -> None:
    t = blue(1)
    squadron(t, "32")
    choosing(t, early=1)
    assert options(t) == ["split", "pass"]
    answer(t, "split")  # there is only one to split
    assert options(t) == ["flight_1a", "flight_1b", "pass"]
    choosing(t, early=0, late=0, is_late=1)
    assert t.top is None


@pytest.mark.rule("6.6.5", "16.4.2")
def test_6_6_5_early_squadrons_start_over_england_within_radio_range() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    choosing(t)
    answer(t, "squadron_32")
    reached = [place for place in EARLY_PLACES if is_in_radio_range(t, unit, place)]
    assert [at(name) for name in options(t)] == reached
    answer(t, "2124")
    assert options(t) == [str(angels) for angels in range(2, 15, 2)]
    t.ops_hit[t.sector[unit]] = 1
    choosing(t)
    assert options(t) == ["split", "pass"]  # nowhere is within its range
    set_up = choosing(t, is_late=1)
    assert "squadron_32" in options(t)  # late ones start over their airfield
    answer(t, "squadron_32")
    assert len(options(t)) == 7
    answer(t, "2124")
    assert options(t) == ["2", "4", "6"]
    answer(t, "6")
    assert (set_up.early, set_up.late, t.response) == (4, 2, 2)
    assert (t.tote[unit], t.home_by[unit], t.field[unit]) == (AIRBORNE, 22 - 1, NONE)


@pytest.mark.rule("6.6.5", "8.1.6")
@pytest.mark.parametrize("late", [0, 1])
def test_6_6_5_a_squadron_whose_airfield_is_in_a_box_starts_there(late: int) -> None:
    t = blue(1)
    unit = squadron(t, "87")
    t.ops_hit[t.sector[unit]] = 1
    set_up = choosing(t, is_late=late)
    assert "squadron_87" in options(t)
    answer(t, "squadron_87")
    assert asked(t) == "choose_aloft_angels"  # it has no choice of place
    assert set_up.place == FIELD_AT[field("exeter")]


@pytest.mark.rule("6.6.5", "3.2.3")
def test_6_6_5_nobody_starts_above_his_ceiling() -> None:
    t = blue(5)
    unit = squadron(t, "32")
    t.kind[unit] = next(kind for kind in range(len(CEILING)) if CEILING[kind] < 30)
    choosing(t)
    answer(t, "squadron_32", "2124")
    assert int(options(t)[-1]) == min(20, CEILING[t.kind[unit]])


@pytest.mark.rule("6.6.5")
@pytest.mark.parametrize(("halves", "ready"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_6_6_5_for_every_two_squadrons_in_the_air_one_becomes_ready(halves: int, ready: int) -> None:
    t = blue(1)
    units = [squadron(t, number) for number in ("32", "64", "610")]
    for unit in units:
        t.tote[unit] = AVAILABLE
    set_up = RafSetUp()
    set_up.aloft, set_up.is_late = halves, 1
    begin(t, set_up, "end_aloft")
    t.run()
    for _ in range(ready):
        assert asked(t) == "choose_ready"
        answer(t, options(t)[0])
    assert t.top is None
    assert sum(t.tote[unit] == READY for unit in units) == ready


@pytest.mark.rule("6.6.5")
def test_6_6_5_where_nobody_waits_nobody_becomes_ready() -> None:
    t = blue(1)
    squadron(t, "32")
    set_up = RafSetUp()
    set_up.aloft, set_up.is_late = 4, 1
    begin(t, set_up, "end_aloft")
    t.run()
    assert t.top is None


@pytest.mark.rule("6.6.5", "3.3.1")
def test_6_6_5_a_squadron_is_split_only_where_one_is_ready() -> None:
    t = blue(1)
    unit = squadron(t, "32")
    t.tote[unit] = AVAILABLE
    set_up = choosing(t)
    assert (t.top, set_up.early) == (None, 4)
    t.tote[unit] = READY
    choosing(t)
    answer(t, "split")
    assert t.tote[FIRST_FLIGHT] == READY


@pytest.mark.rule("20.4", "6.6.7")
def test_20_4_421_flight_is_placed_only_where_the_scenario_has_it() -> None:
    t = blue(1)
    assert after(t, RafSetUp(), "place_421_flight") == "choose_forward"
    t.sector[FLIGHT_421] = 0
    set_up = RafSetUp()
    begin(t, set_up, "place_421_flight")
    t.run()
    assert asked(t) == "place_421_flight"
    answer(t, "1835")
    assert t.small[FLIGHT_421] == 1


@pytest.mark.rule("18.1.2")
def test_18_1_2_squadrons_on_the_ground_get_one_forward_airfield_each() -> None:
    t = blue(1)
    ready, waits, flies = squadron(t, "32"), squadron(t, "64"), squadron(t, "610", "2124", 12)
    t.tote[waits] = AVAILABLE
    begin(t, RafSetUp(), "choose_forward")
    t.run()
    assert options(t) == ["squadron_32", "squadron_64", "pass"]
    answer(t, "squadron_32", "hawkinge")
    assert options(t) == ["squadron_64", "pass"]
    assert (t.forward[ready], t.field[ready], t.forward[flies]) == (field("hawkinge"), field("hawkinge"), NONE)


# --- § 9.3.1: form-up counters
@pytest.mark.rule("9.3.1")
@pytest.mark.parametrize(
    ("fleet", "forms", "due", "comes"),
    [
        (2, 3, BEFORE_THE_START, True),
        (2, 4, BEFORE_THE_START, False),
        (2, 4, 1, True),
        (2, 5, 1, False),
        (3, 0, BEFORE_THE_START, True),
        (3, 1, 1, True),
        (3, 1, 0, False),
    ],
)
def test_9_3_1_a_counter_comes_so_many_turns_ahead_of_its_raid(fleet: int, forms: int, due: int, comes: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", seen=False)
    t.state[number], t.fleet[number], t.form_turn[number] = PLANNED, fleet, forms
    assert is_due(t, number, due) is comes
    t.state[number] = FLYING
    assert not is_due(t, number, due)


@pytest.mark.rule("9.3.1", "11.5.1", "9.2.5")
def test_11_5_1_the_size_of_a_counter_is_that_of_all_who_start_under_it() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", *[f"staffel_{n}_jg3 top_cover 16" for n in ("i", "ii")], at_place="1439")
    other = raid(t, "ii_kg2 bombing 12", "staffel_iii_jg3 top_cover 16", at_place="1439")
    assert (gruppen_planned(t, number), gruppen_planned(t, other)) == (1, 1)
    t.joined_to[other] = number + 1
    assert gruppen_planned(t, number) == 3  # three Staffeln count as a Gruppe
    t.plan[members(t, other)[0]] = NONE
    assert gruppen_planned(t, number) == 2


def found(letter: int) -> int:
    """A card by which radar reads this letter, from 0, of a single Gruppe."""
    return next(
        card
        for card in range(CARDS)
        if DETECTION_VALUE[card * READINGS] <= 1 and STRENGTH_LETTER[card * READINGS] == letter
    )


@pytest.mark.rule("9.3.1", "11.6.1")
def test_9_3_1_each_dummy_keeps_its_place_and_what_its_check_found() -> None:
    t = blue(3)
    letters = sorted({int(STRENGTH_LETTER[c * READINGS]) for c in range(CARDS) if DETECTION_VALUE[c * READINGS] <= 1})
    first, last = letters[0], letters[-1]
    assert first != last
    script(t, found(last), found(first))
    carry_out(t, DummyCounters(5))
    answer(t, "dummy_4", "1439", "dummy_1", "0540")
    assert options(t) == ["dummy_2", "dummy_3", "pass", "stand"]
    assert events_of(t, "form_up_placed") == []  # all are laid down together
    answer(t, "pass")
    rows = {int(t.form_raid[row]): row for row in range(2)}
    assert set(rows) == {FIRST_DUMMY, FIRST_DUMMY + 3}
    one, four = rows[FIRST_DUMMY], rows[FIRST_DUMMY + 3]
    assert (t.form_at[one], t.form_at[four]) == (at("0540"), at("1439"))
    assert (t.form_letter[one], t.form_letter[four]) == (first + 1, last + 1)
    sizes = [DUMMY_SIZE[2 * 4 + i] for i in (0, 3)]
    assert sizes == [1, 2]
    assert (t.form_strength[one], t.form_strength[four]) == (strength_of(1, first), strength_of(2, last))
    assert [row[0] for row in events_of(t, "form_up_placed")] == sorted([at("0540"), at("1439")])


@pytest.mark.rule("9.3.1", "9.3.2")
def test_9_3_1_counters_of_raids_that_have_formed_and_dummies_taken_up_go() -> None:
    t = blue(2)
    numbers = [raid(t, f"{name} bombing 12", at_place="1439", seen=False) for name in ("i_kg2", "ii_kg2")]
    for number in numbers:
        t.state[number], t.form_turn[number] = PLANNED, 9
        put_form_up(t, at("1439"), number + 1, 1, 1)
    for dummy in range(2):
        put_form_up(t, at("1637"), FIRST_DUMMY + dummy, 1, 1)
    t.state[numbers[0]] = FLYING
    carry_out(t, DummyCounters(1))
    answer(t, "dummy_2", "pass")
    assert [form_up_of(t, raid_of) for raid_of in (numbers[0] + 1, numbers[1] + 1)] == [NONE, 1]
    assert [form_up_of(t, FIRST_DUMMY + dummy) for dummy in range(2)] == [2, NONE]
    assert [row[0] for row in events_of(t, "form_up_removed")] == [at("1439"), at("1637")]


@pytest.mark.rule("9.3.1", "11.6.1")
def test_11_6_1_what_radar_found_of_a_raid_waits_for_its_counter() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    later = raid(t, "ii_kg2 bombing 12", at_place="1439", course=["1439", "2124", "1439"], seen=False)
    hidden = raid(t, "iii_kg2 bombing 12", at_place="caen", course=["caen", "2124", "1439"], seen=False)
    for one, turn in ((number, 2), (later, 9), (hidden, 2)):
        t.state[one], t.form_turn[one] = PLANNED, turn
    card = found(2) if any(STRENGTH_LETTER[c * READINGS] == 2 for c in range(CARDS)) else found(0)
    script(t, card)
    check_counters(t, BEFORE_THE_START)
    letter = STRENGTH_LETTER[card * READINGS] + 1
    assert [t.letter[one] for one in (number, later, hidden)] == [letter, 0, 0]
    carry_out(t, DummyCounters(BEFORE_THE_START))
    answer(t, "pass")
    assert (form_up_of(t, number + 1), form_up_of(t, later + 1), form_up_of(t, hidden + 1)) == (0, NONE, NONE)
    assert (t.form_letter[0], t.form_strength[0], t.letter[number]) == (letter, strength_of(1, letter - 1), 0)


@pytest.mark.rule("6.5", "9.3.1", "21.1")
def test_6_5_the_luftwaffe_lays_counters_dummies_and_patrols() -> None:
    t = blue(1, chance=random_dice(2))
    carry_out(t, LuftwaffeSetUp())
    assert asked(t) == "choose_dummy"
    assert options(t) == ["dummy_1", "dummy_2", "pass", "stand"]
    assert refusals(t) == {}
    answer(t, "pass")
    assert t.top is None


# --- options
@pytest.mark.rule("6.1")
@pytest.mark.parametrize("kind", ["scenario", "campaign"])
def test_6_1_optional_units_are_an_option_where_the_order_of_battle_has_some(kind: str) -> None:
    for scenario in (1, 2, 3, 4):
        assert TITLE.setup(f"{kind}{scenario}", {"optional_units": "on"}).options["optional_units"] == "on"
    with pytest.raises(BadSetup, match=f"no effect in mode {kind}5"):
        TITLE.setup(f"{kind}5", {"optional_units": "on"})
