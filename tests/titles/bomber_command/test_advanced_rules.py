"""The advanced rules, each through the roll or the question that it changes.  § 12.1.3, § 12.3.2, § 12.4, § 12.4.1"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.bombing import bombing_of
from opsroom.titles.bomber_command.rules.charts import GCI
from opsroom.titles.bomber_command.rules.counters import STRENGTH
from opsroom.titles.bomber_command.rules.geography import BOARD, HEX_NAMES, RAID_BOX
from opsroom.titles.bomber_command.rules.raid_movement import RaidMovement
from opsroom.titles.bomber_command.rules.raids import course
from opsroom.titles.bomber_command.rules.table import PATH, RESOLVE, Bomber
from opsroom.titles.bomber_command.rules.tame_boar import Contact, TameBoar
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES
from tests.titles.bomber_command.night import CITY, PLACE, RAID, UNIT, Night, begin, blip, night, raid, unit


# --- § 12.1.3: wind
def contact_in_wind(wind: int, *dice: int) -> Night:
    """A twin-engined unit on a beacon beside a raid that flies north-east; the number at jamming level 5 is 7."""
    t = night(wind=wind)
    raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=3)
    blip(t, 0, "a", "h5")
    unit(t, "b06", "h5", stack="beacon_kiebitz")
    return begin(t, Contact(UNIT["b06"], 0), *dice)


@pytest.mark.rule("12.1.3")
@pytest.mark.parametrize(
    ("wind", "modifier"),
    [(-1, 0), (30, -1), (60, -1), (90, -1), (120, -1), (150, 0), (180, 1), (240, 1), (300, 1), (330, 0)],
)
def test_12_1_3_the_wind_modifies_the_contact_roll_and_the_british_side_says_so(wind: int, modifier: int) -> None:
    """The raid flies towards 60 degrees: up to 60 degrees off is with the wind, 120 or more against it."""
    g = contact_in_wind(wind, 3, 4)
    assert g.events("contact_rolled") == [(UNIT["b06"], 7 + modifier, 7, 0)]
    assert g.events("wind_told") == ([(UNIT["b06"], modifier, 0, 0)] if modifier else [])
    assert (g.t.unit_at[UNIT["b06"]] == RAID_BOX + RAID["a"]) == (modifier >= 0)


@pytest.mark.rule("12.1.3")
def test_12_1_3_the_british_side_says_so_before_cards_are_played() -> None:
    g = contact_in_wind(240, 3, 4)
    kinds = [told[0] for told in g.t.event_log or []]
    assert kinds.index("wind_told") < kinds.index("contact_rolled")


def path_of(hexes: list[int]) -> str:
    return " ".join(HEX_NAMES[hex] for hex in hexes)


@pytest.mark.rule("12.1.3", "4.2.1")
@pytest.mark.parametrize("head", [1, 2, 3, 4])
@pytest.mark.parametrize("is_left", [True, False])
def test_12_1_3_the_course_is_that_of_the_plotted_leg_at_its_first_hex_too(head: int, is_left: bool) -> None:
    """A leg through vertices zigzags between two sides; its course lies between them wherever the raid is on it."""
    start = PLACE["e6"]
    line = BOARD.along_vertex(start, 1, 2, is_left)
    assert len(line) == 4
    t = night()
    r = raid(t, "a", "decoy", path_of([start, *line]), head=head)
    assert course(t, r) == 90


@pytest.mark.rule("12.1.3", "4.2.1")
def test_12_1_3_the_course_of_the_leg_before_does_not_count() -> None:
    """A straight leg through sides, then one through vertices."""
    start = PLACE["e6"]
    straight = BOARD.along_side(start, 1, 2)
    line = BOARD.along_vertex(straight[-1], 1, 1, False)
    t = night()
    r = raid(t, "a", "decoy", path_of([start, *straight, *line]), head=2)
    for at, leg in enumerate([0, 1, 1, 2, 2]):
        t.leg[r * PATH + at] = leg
    assert course(t, r) == 60
    for head in (3, 4):
        t.head[r] = head
        assert course(t, r) == 90


# --- § 12.3.2: light loads
def route(hexes: int, entry: str = "e7") -> str:
    """So many hexes, the fourth of them Bremen's."""
    return " ".join([entry, *["f6"] * 2, "j4", *["f6"] * (hexes - 4)])


def over_bremen(t: Bomber, hexes: int, entry: str = "e7", dice: tuple[int, int] = (2, 2)) -> Night:
    t.load_rule = 1
    raid(t, "a", "main_force", route(hexes, entry), target=3, city="bremen", head=5)
    t.bomb_marker[CITY["bremen"]] = RESOLVE
    t.bomb_raid[CITY["bremen"]] = RAID["a"]
    return begin(t, bombing_of(t, CITY["bremen"]), *dice)


def counters_of(g: Night) -> int:
    g.play(g.options[0], "way_1")
    assert g.key == "choose_he"
    return len(g.options) - 1


@pytest.mark.rule("12.3.2", "10.4.1")
@pytest.mark.parametrize(("hexes", "heavy", "counters"), [(19, 0, 20), (20, 0, 16), (19, 1, 24), (20, 1, 20)])
def test_12_3_2_a_route_of_twenty_hexes_is_flown_with_light_loads(hexes: int, heavy: int, counters: int) -> None:
    t = night()
    t.heavy[RAID["a"]] = heavy
    assert counters_of(over_bremen(t, hexes)) == counters


@pytest.mark.rule("12.3.2", "13.0")
@pytest.mark.parametrize(("entry", "counters"), [("g9", 16), ("h9", 16), ("h10", 16), ("i11", 16), ("e7", 20)])
def test_12_3_2_southern_entries_count_five_hexes_more_in_downfall(entry: str, counters: int) -> None:
    assert counters_of(over_bremen(night(True), 15, entry)) == counters
    assert counters_of(over_bremen(night(True), 14, entry)) == 20


@pytest.mark.rule("12.3.2", "10.4.2")
@pytest.mark.parametrize(("hexes", "heavy", "counters"), [(19, 0, 9), (20, 0, 7), (19, 1, 11), (20, 1, 9)])
def test_12_3_2_light_loads_are_a_step_less_concentrated(hexes: int, heavy: int, counters: int) -> None:
    """A marking roll of 5 in clear weather: no drift, and nine counters at the indicators."""
    t = night()
    t.heavy[RAID["a"]] = heavy
    g = over_bremen(t, hexes, dice=(3, 3))
    g.play(g.options[0], "way_1", "10")
    assert [told[0] for told in g.events("concentrated")] == [counters]


@pytest.mark.rule("12.3.1", "12.3.2")
def test_12_3_2_heavy_loads_on_a_long_route_keep_their_disadvantage() -> None:
    t = night(load_rule=1, turn=3)
    r = raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4" + " i5" * 15, target=5, city="bremen", head=3)
    t.heavy[r] = 1
    u = unit(t, "b06", "raid_a")
    g = begin(t, TameBoar()).dice(3, 4)
    g.play("b06")
    assert [told[2] for told in g.events("attack_rolled")] == [3 + 4 + STRENGTH[u] + 1]
    t.head[r] = 8
    g = begin(t, TameBoar()).dice(3, 4)
    g.play("b06")
    assert [told[2] for told in g.events("attack_rolled")] == [3 + 4 + STRENGTH[u]]


# --- § 12.4 and § 12.4.1: the approach
def over_duesseldorf(*dice: int, **rules: int) -> Night:
    """By G8 and H8, which lies south-west of the target: side 5."""
    t = night(**rules)
    raid(t, "a", "main_force", "f9 g8 h8 i8 h8 g8 f8", target=3, city="duesseldorf", head=5)
    t.bomb_marker[CITY["duesseldorf"]] = RESOLVE
    t.bomb_raid[CITY["duesseldorf"]] = RAID["a"]
    t.north[0] = 3
    g = begin(t, bombing_of(t, CITY["duesseldorf"]), *dice)
    return g.play("d4")


@pytest.mark.rule("12.4", "10.3.1")
def test_12_4_without_the_rule_the_british_side_chooses_the_approach() -> None:
    g = over_duesseldorf()
    assert g.key == "choose_approach"
    assert g.options == ["way_1", "way_2", "way_3", "way_4", "way_5", "way_6"]


@pytest.mark.rule("12.4", "12.4.1", "10.3.1")
@pytest.mark.parametrize(("north_rule", "approach"), [(0, "c4"), (1, "d3")])
def test_12_4_the_approach_lies_where_the_raid_came_in_turned_by_the_random_north(
    north_rule: int, approach: str
) -> None:
    """Side 5 of the hex is number 5 of the compass; with number 3 in the north it is number 1."""
    g = over_duesseldorf(2, 2, approach_rule=1, north_rule=north_rule)
    assert g.key == "choose_he"
    assert AREA_NAMES[g.t.approach[0]] == approach


@pytest.mark.rule("12.4.1", "4.5.1")
def test_12_4_1_each_target_of_downfall_has_its_own_north() -> None:
    t = night(True, approach_rule=1, north_rule=1)
    for letter, block, city in (("a", 0, "bremen"), ("b", 1, "kassel")):
        r = raid(
            t, letter, "main_force", "g5 h4 i4 j4 i4" if block == 0 else "i7 j7 k6 l6 k6", target=3, city=city, head=4
        )
        t.block[r] = block
        t.bomb_raid[CITY[city]] = r
    t.north[0], t.north[1] = 2, 5
    sides = [bombing_of(t, CITY[city]).side for city in ("bremen", "kassel")]
    t.north_rule = 0
    plain = [bombing_of(t, CITY[city]).side for city in ("bremen", "kassel")]
    assert [(side - 1) % 6 for side in sides] == [(plain[0] + 0) % 6, (plain[1] + 3) % 6]


# --- § 9.3.2: Oboe lost
@pytest.mark.rule("9.3.2", "10.3.2")
@pytest.mark.parametrize(("dice", "modifier"), [((6, 5, 1, 2, 1, 2), 2), ((2, 1, 1, 2), 0)])
def test_9_3_2_a_main_force_disrupted_over_its_target_marks_without_oboe(dice: tuple[int, ...], modifier: int) -> None:
    """Essen lies in the haze of the Ruhr: +1 for Parramatta, -1 for Oboe; without it, +1 for the poor radar signature.

    The dice are those of the attack, of the defensive fire after a six, and of the flak.
    """
    t = night(True, turn=3)
    r = raid(t, "a", "main_force", "f7 g7 h7 i7 h7 g7 f7 e8", target=3, entry=2, city="essen", head=1)
    unit(t, "d11", "i7", gci=1)
    g = begin(t, RaidMovement()).dice(*dice)
    while g.key:
        g.play("d11" if "d11" in g.options else g.options[0])
    assert [told[1] for told in g.events("attack_declared")] == [GCI]
    assert t.disruption[r] == (1 if modifier else 0)
    g = begin(t, bombing_of(t, CITY["essen"]), 2, 2)
    g.play(g.options[0], "way_1")
    assert [told[1] for told in g.events("marked")] == [modifier]
