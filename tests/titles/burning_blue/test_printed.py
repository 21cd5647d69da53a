"""What is printed: map, counters, tables and data files; chapters 2, 3, 4."""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.engine.data import fault
from opsroom.engine.errors import BadData
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.rules.bombing import is_matched
from opsroom.titles.burning_blue.rules.combat_strengths import fighter_value
from opsroom.titles.burning_blue.rules.forces import (
    BATTLE,
    CHIT_IDS,
    CHIT_RL,
    CHIT_VP,
    CHITS,
    FULL_VALUE,
    GRUPPE_IDS,
    IS_STAFFEL_SIZED,
    ME109,
    SMALL_VALUE,
    SPITFIRE,
    SQUADRON_IDS,
)
from opsroom.titles.burning_blue.rules.geography import (
    COAST,
    COVER,
    DATA,
    HAS_FIELD,
    LANDMARK,
    OVER_ENGLAND,
    PATROLLED,
    STATION_IDS,
    TERRAIN,
    ZONE_IDS,
    apart,
    headwind,
    is_in_zone,
)
from opsroom.titles.burning_blue.rules.losses import most_disruption, most_losses
from opsroom.titles.burning_blue.rules.table import UNIT_NAMES, place_of
from opsroom.titles.burning_blue.rules.tally import can_hunt
from opsroom.titles.burning_blue.schema import FILES, Raids, audit_raids, force, load
from tests.titles.burning_blue.scenes import at, blue, members, raid, squadron


@pytest.mark.rule("2.2.1", "2.2.2", "1.5")
def test_hexes_are_counted_as_the_rulebook_counts_them() -> None:
    assert apart(at("1439"), at("1744")) == 6  # Caffiers to the coast near Mardyck
    assert apart(at("1835"), at("1836")) == 1
    assert TERRAIN[at("1835")] == TERRAIN[at("1744")] == COAST
    assert headwind(at("2124"), at("2120")) == 1
    assert headwind(at("2124"), at("2128")) == -1
    assert headwind(at("2124"), at("3024")) == 0


@pytest.mark.rule("2.2.3")
def test_satellites_and_low_stations_are_no_landmarks() -> None:
    assert LANDMARK[at("2124")]  # Biggin Hill
    assert not LANDMARK[at("2027")]  # West Malling
    assert HAS_FIELD[at("2027")]
    assert LANDMARK[at("2129")]  # Detling, not of Fighter Command
    assert LANDMARK[at("2132")]  # the Chain Home station at Dunkirk


@pytest.mark.rule("2.2.4", "6.3.2", "11.3.2", "21.1", "22")
def test_zones_radar_and_the_edges_of_england() -> None:
    assert len(ZONE_IDS) == 15
    assert is_in_zone(at("2421"), ZONE_IDS.index("london"))
    bawdsey = 1 << STATION_IDS.index("bawdsey")
    assert COVER[at("3242")] & bawdsey
    assert not COVER[at("1736")] & bawdsey  # it sees the North Sea only
    assert OVER_ENGLAND[at("1736")]
    assert not OVER_ENGLAND[at("1637")]
    assert PATROLLED[at("1637")]
    assert not PATROLLED[at("2124")]


@pytest.mark.rule("2.4", "3.1", "3.2", "3.2.1", "3.1.1", "13.4.3", "13.5.1")
def test_counters_have_the_values_that_the_rulebook_states() -> None:
    assert (FULL_VALUE[SPITFIRE], FULL_VALUE[ME109]) == (6, 7)
    assert SMALL_VALUE[SPITFIRE] < FULL_VALUE[SPITFIRE]
    t = blue(1)
    unit = squadron(t, "610", "2124", 10)
    number = raid(t, "i_kg2 bombing 12", "staffel_i_jg3 top_cover 16", at_place="2124")
    gruppe, staffel = members(t, number)
    assert [most_losses(t, u) for u in (unit, gruppe, staffel)] == [12, 24, 8]
    assert [most_disruption(t, u) for u in (unit, gruppe, staffel)] == [1, 3, 1]


@pytest.mark.rule("3.1.2", "3.1.3", "3.1.4")
def test_a_raids_units_are_where_the_raid_is() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    assert {place_of(t, u) for u in members(t, number)} == {at("2124")}
    t.raid_at[number] = at("2125")
    assert {place_of(t, u) for u in members(t, number)} == {at("2125")}


@pytest.mark.rule("3.2.2", "2.8")
def test_a_log_sheet_is_its_owners() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    unit = members(t, number)[0]
    t.losses[unit] = 5
    columns = t.columns()
    see = t.declared()["losses"]
    assert see.look(columns["losses"], columns, 0, TITLE.names, ("luftwaffe", "raf"))[UNIT_NAMES[unit]] == 5
    assert UNIT_NAMES[unit] not in see.look(columns["losses"], columns, 1, TITLE.names, ("luftwaffe", "raf"))


@pytest.mark.rule("3.2.4")
def test_a_vic_counts_against_an_undisrupted_defender_outside_dogfights() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 10)
    assert fighter_value(t, unit, True, False) == 5
    assert fighter_value(t, unit, False, False) == 6
    assert fighter_value(t, unit, True, True) == 6
    t.disruption[unit] = 1
    assert fighter_value(t, unit, True, False) == 5  # for disruption, not for the vic
    loose = squadron(t, "74", "2124", 10)
    assert fighter_value(t, loose, True, False) == 6


@pytest.mark.rule("3.3", "3.3.2", "4.1")
def test_two_gruppen_of_zg76_are_staffeln() -> None:
    small = [GRUPPE_IDS[i] for i in range(len(GRUPPE_IDS)) if IS_STAFFEL_SIZED[i]]
    assert small == ["ii_zg76", "iii_zg76"]


@pytest.mark.rule("4.3.1", "4.3.2", "4.3.3", "4.3.4", "6.6.1")
def test_orders_of_battle_by_scenario() -> None:
    assert BATTLE[0]["squadron_56"].sector == BATTLE[2]["squadron_56"].sector == "north_weald"
    assert BATTLE[3]["squadron_56"].sector == BATTLE[4]["squadron_56"].sector == "middle_wallop"
    assert len(DATA.places.headquarters) == 3
    assert "flight_421" in SQUADRON_IDS


@pytest.mark.rule("6.4.1", "23.2.1")
def test_the_two_chits_whose_values_the_rulebook_states() -> None:
    n, t = 2 * CHITS + CHIT_IDS.index("N"), 2 * CHITS + CHIT_IDS.index("T")
    assert (CHIT_VP[n], CHIT_RL[n]) == (8, 9)  # levels in halves
    assert (CHIT_VP[t], CHIT_RL[t]) == (15, 18)


@pytest.mark.rule("12.1.3")
def test_escorts_never_look_for_the_raf() -> None:
    t = blue(1)
    bombers = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 16", at_place="2124")
    assert not can_hunt(t, bombers)
    assert can_hunt(t, sweep)


@pytest.mark.rule("22.1")
def test_a_raid_of_two_gruppen_is_matched_by_four_squadrons_at_level_two() -> None:
    t = blue(3)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for i, unit in enumerate(("501", "54", "56", "17")):
        assert not is_matched(t, number), i
        t.met_by[number] |= 1 << squadron(t, unit)
    assert is_matched(t, number)


# --- the data files
@pytest.mark.rule("6.4.1")
def test_a_force_is_read_as_the_rulebook_writes_it() -> None:
    assert force("3g do17") == (3, False, "do17", "")
    assert force("1s me109 jabo") == (1, True, "me109", "jabo")
    with pytest.raises(ValueError, match="2g do17"):
        force("two do17")


def test_the_files_are_whole_and_a_fault_is_named() -> None:
    assert load().cards.cards[54].id == 55
    plain: dict[str, Any] = {f"scenario_{i}": [] for i in range(1, 6)}
    import msgspec

    chit = {"id": "A", "fleet": 2, "vp": 3, "rl": 1.25, "date": "", "provenance": "public", "fighters": ["1g me109"]}
    raids = msgspec.convert({**plain, "scenario_1": [chit]}, Raids)
    assert audit_raids(raids) == "scenario_1[0].rl: response levels go by halves"
    with pytest.raises(BadData, match="scenario_1"):
        raise fault(FILES.path("raids.toml"), "scenario_1[0].rl", "response levels go by halves")
