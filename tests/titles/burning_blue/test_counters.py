"""Map, counters, stacks, logs and names: chapters 2 to 4, 8.1, 16.1."""

from __future__ import annotations

import pytest

from opsroom.engine.table import Table
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.rules.bombing import bomb
from opsroom.titles.burning_blue.rules.forces import BASE, GRUPPE_IDS, SECOND_BASE, SITE_IDS, TARGET_KINDS
from opsroom.titles.burning_blue.rules.geography import (
    COAST,
    COVER,
    DATA,
    FIELD_AT,
    FIELD_IDS,
    IS_SECTOR_FIELD,
    LANDMARK,
    STATION_AT,
    STATION_IDS,
    TERRAIN,
    ZONE_IDS,
    apart,
)
from opsroom.titles.burning_blue.rules.losses import has_bombs, jettison
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.radio_command import group_of
from opsroom.titles.burning_blue.rules.table import AIRBORNE, RAF_UNITS, READY, UNIT_NAMES, place_of
from opsroom.titles.burning_blue.rules.wings import make_wing
from tests.titles.burning_blue.scenes import at, blue, carry_out, field, members, raid, squadron


# --- § 2.2: the map
@pytest.mark.rule("2.2.1", "2.2")
def test_distances_are_those_of_the_rulebook() -> None:
    dover, calais, caffiers = at("1835"), at("1639"), at("1439")
    assert apart(dover, dover) == 0
    assert apart(dover, at("1836")) == 1
    assert apart(dover, calais) == 5
    assert apart(caffiers, at("1744")) == 6
    assert STATION_AT[STATION_IDS.index("dover_ch")] == STATION_AT[STATION_IDS.index("dover_chl")] == dover


@pytest.mark.rule("2.2.2")
def test_the_thames_through_london_is_coast() -> None:
    assert TERRAIN[at("2422")] == COAST
    assert TERRAIN[at("1744")] == COAST


@pytest.mark.rule("2.2.3")
def test_landmarks_are_coasts_towns_and_sector_airfields_but_no_satellites() -> None:
    for name, sector in zip(FIELD_IDS, IS_SECTOR_FIELD, strict=True):
        if sector:
            assert LANDMARK[FIELD_AT[FIELD_IDS.index(name)]], name
    assert not LANDMARK[FIELD_AT[field("castle_camps")]]
    assert LANDMARK[at("1835")]
    assert LANDMARK[at("2028")]  # Maidstone


@pytest.mark.rule("2.2.6", "4.2.1")
def test_ii_jg27_has_an_airfield_for_each_fleet() -> None:
    gruppe = GRUPPE_IDS.index("ii_jg27")
    assert BASE[gruppe] == at("cherbourg")
    assert SECOND_BASE[gruppe] == at("0839")  # Montreuil


@pytest.mark.rule("4.3.4")
def test_headquarters_are_there_for_interest_only() -> None:
    for place in DATA.places.headquarters:
        assert place.id not in SITE_IDS


@pytest.mark.rule("4.3.2", "4.3", "4.3.3")
def test_debden_changes_its_group() -> None:
    debden = ZONE_IDS.index("debden")
    assert [group_of(blue(s), debden) for s in range(1, 6)] == [12, 11, 11, 11, 11]


@pytest.mark.rule("11.3.2", "2.4")
def test_no_station_that_sees_only_the_north_sea_covers_the_channel() -> None:
    channel = at("0930")
    for name in ("canewdon", "bawdsey", "bromley", "walton"):
        assert not (COVER[channel] >> STATION_IDS.index(name)) & 1


# --- § 3.1: stacks and where units are
@pytest.mark.rule("3.1.2", "3.1", "8.1", "8.1.1")
def test_a_wing_moves_as_one() -> None:
    t = blue(1)
    one, two = squadron(t, "54", "2526", 12, "vector", goal="2530"), squadron(t, "65", "2526", 12)
    make_wing(t, one, 1 << one | 1 << two)
    carry_out(t, FormationMove(one))
    assert t.at[one] == t.at[two] == at("2530")


@pytest.mark.rule("3.1.2", "3.1.4", "9.1", "9.3")
def test_units_of_a_raid_are_where_its_counter_is() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1736")
    assert {place_of(t, unit) for unit in members(t, number)} == {at("1736")}


@pytest.mark.rule("3.1.4", "3.1.3", "18.1.3")
def test_a_squadron_is_on_the_map_or_on_the_tote_board() -> None:
    t = blue(1)
    ground, air = squadron(t, "54"), squadron(t, "65", "2526", 12)
    assert (t.tote[ground], t.at[ground]) == (READY, -1)
    assert (t.tote[air], t.at[air]) == (AIRBORNE, at("2526"))


# --- § 3.2.2, § 2.8: logs
@pytest.mark.rule("3.2.2", "2.8", "3.2", "2.7")
def test_each_side_keeps_its_own_log() -> None:
    """The RAF's board is open; of the Luftwaffe's sheets the RAF sees nothing."""
    table = planned()
    own, other = table.view("luftwaffe")["columns"], table.view("raf")["columns"]
    assert any(own["bombs"])
    for name in ("losses", "home_by", "task", "bombs", "plan", "plotted", "chit_of"):
        assert all(UNIT_NAMES.index(unit) < RAF_UNITS for unit in other[name]), name
    for name in ("target", "way", "form_turn", "chits_held"):
        assert other[name] is None, name
        assert own[name], name


@pytest.mark.rule("2.1.1", "9.3.4")
def test_only_the_luftwaffe_sees_what_its_secret_rolls_gave() -> None:
    table = planned()
    table.position.lost[0] = 1  # as after a roll for navigation
    own, other = (table.view(seat)["columns"]["lost"] for seat in ("luftwaffe", "raf"))
    assert list(own.values()) == ["lost"]
    assert other is None


def planned() -> Table:
    """A table at the RAF's first question, with plans made at random."""
    table = TITLE.new(seed=11, mode="scenario1")
    while table.question.seat == "luftwaffe":
        options = table.question.options
        table.answer(options[len(options) // 2])
    return table


# --- § 4.1: names
@pytest.mark.rule("4.1")
def test_units_have_their_names() -> None:
    text = TITLE.text("en")
    assert text.thing("gruppe", "ii_jg26") == "II/JG 26"
    assert text.thing("unit", "squadron_234") == "234 Squadron"
    assert TITLE.text("ja").thing("unit", "squadron_234") == "第234スコードロン"


# --- § 16.1: bombs
@pytest.mark.rule("16.1", "9.4", "9.4.4")
def test_bombs_are_carried_until_all_fall_at_once() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2028", target="t_maidstone", target_kind=CITY)
    assert has_bombs(t, number)
    bomb(t, number, False)
    assert [t.bombs[unit] for unit in members(t, number)] == [0, 0]
    jabos = raid(t, "i_jg3 bombing 20", "ii_jg3 bombing 20", at_place="2028")
    one, two = members(t, jabos)
    jettison(t, one)
    assert (t.bombs[one], t.bombs[two], t.sweep[jabos]) == (0, 1, 0)
    jettison(t, two)
    assert t.sweep[jabos] == 1


CITY = TARGET_KINDS.index("city")
