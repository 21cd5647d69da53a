"""§ 14-1 to § 14-4: the rulebook's example turn, step by step, under the ruling on Kharkov and as printed."""

from __future__ import annotations

import pytest

from opsroom import IllegalAnswer, Table
from tests.titles.barbarossa.tables import (
    asked,
    cards,
    defence,
    in_play,
    options,
    pile,
    play,
    points,
    purse,
    refused,
    turn,
    view,
)

NONMECH = "nonmech_transport"
CITIES = "kharkov riga moscow"


DRAWN = ["panzergrenadier_regiment", "soviet_guards_tank_army", *[NONMECH] * 4]


def example(drawn: int = len(DRAWN), **options: str) -> Table:
    """The table at its first question; so many cards will be drawn and turned up."""
    return turn(
        at="start",
        hand="train_transport panzer_recon_battalion assault_gun_battalion division_hq_company truck_transport",
        deck=f"panzergrenadier_regiment {NONMECH} {NONMECH} {NONMECH} {NONMECH} grenadier_regiment",
        active="grenadier_regiment position",
        exhausted="independent_heavy_tank_battalion panzergrenadier_regiment",
        cities=CITIES,
        draws=" ".join(DRAWN[:drawn]),
        options=options,
    )


@pytest.mark.rule("14-1", "7-1")
def test_14_1_the_start_phase() -> None:
    table = example(drawn=0)
    assert asked(table) == ("corps_1", "choose_at_start")
    assert cards(table, "exhausted") == [
        "independent_heavy_tank_battalion"
    ]  # 1: the others are activated by themselves
    assert points(table) == 1
    play(table, "play_train_transport")  # 2
    assert (purse(table), in_play(table)) == ((0, 3, 0, 0), ["train_transport"])
    play(table, "use_independent_heavy_tank_battalion_a")  # 3
    assert cards(table, "exhausted") == []
    assert purse(table) == (1, 0, 0, 0)  # 4: nothing is left to do, so the operations phase has begun


def to_the_battle(drawn: int = 2, **options: str) -> Table:
    """Steps 1 to 8."""
    return play(
        example(drawn, **options),
        "play_train_transport",
        "use_independent_heavy_tank_battalion_a",
        "play_panzer_recon_battalion",
        "play_assault_gun_battalion",
        "play_division_hq_company",
        "put_panzergrenadier_regiment",
    )


@pytest.mark.rule("14-2", "5-2", "10")
def test_14_2_the_cards_before_the_battle() -> None:
    table = play(example(drawn=1), "play_train_transport", "use_independent_heavy_tank_battalion_a")
    play(table, "play_panzer_recon_battalion")  # 5
    assert purse(table) == (2, 0, 0, 2)
    play(table, "play_assault_gun_battalion")  # 6
    assert (purse(table), cards(table, "exhausted")) == ((1, 0, 0, 2), ["assault_gun_battalion"])
    play(table, "play_division_hq_company")  # 7
    assert purse(table) == (1, 0, 1, 2)
    assert cards(table, "hand") == ["panzergrenadier_regiment", "truck_transport"]
    assert view(table)["left"] == {"corps_1": 5}
    play(table, "put_panzergrenadier_regiment")  # 8
    assert purse(table) == (1, 0, 1, 2)  # it was not played: no bonus
    assert cards(table, "active").count("panzergrenadier_regiment") == 2
    assert cards(table, "hand") == ["truck_transport"]


@pytest.mark.rule("14-2", "12", "9")
def test_14_2_the_battle_for_kharkov() -> None:
    table = play(to_the_battle(), "attack_city")  # 9
    assert (defence(table), table.question.to_dict()["values"]["short"]) == (18, 16)
    play(table, "use_independent_heavy_tank_battalion_b")  # 10
    assert purse(table)[3] == 9
    play(table, "use_panzergrenadier_regiment_a", "use_panzergrenadier_regiment_a")  # 11
    assert purse(table)[3] == 13
    play(table, "use_grenadier_regiment_a")
    assert (purse(table)[3], table.question.to_dict()["values"]["short"]) == (14, 4)
    play(table, "use_assault_gun_battalion_c", "grenadier_regiment")  # 12: the first of two infantry that could go
    assert (purse(table)[3], cards(table, "discard")) == (16, ["grenadier_regiment"])
    assert "assault_gun_battalion" in cards(table, "exhausted")
    assert refused(table)["pay"] == ("12", "defence_not_met")
    play(table, "use_position_a")  # 13
    assert (defence(table), pile(table, "position")) == (16, 11)
    play(table, "pay")  # 14 to 17: the only tanks go, Kharkov is deployed, the event is gained
    assert purse(table) == (1, 0, 1, 0)
    assert cards(table, "discard") == [
        "grenadier_regiment",
        "independent_heavy_tank_battalion",
        "soviet_guards_tank_army",
    ]
    assert "kharkov" in cards(table, "active")
    assert view(table)["cities"] == ["riga", "moscow"]
    play(table, "play_truck_transport")  # 18
    assert purse(table) == (1, 2, 1, 0)
    assert in_play(table) == ["division_hq_company", "panzer_recon_battalion", "train_transport", "truck_transport"]


def after_the_battle(drawn: int = 2) -> Table:
    """Steps 1 to 18."""
    return play(
        to_the_battle(drawn),
        "attack_city",
        "use_independent_heavy_tank_battalion_b",
        "use_panzergrenadier_regiment_a",
        "use_panzergrenadier_regiment_a",
        "use_grenadier_regiment_a",
        "use_assault_gun_battalion_c",
        "grenadier_regiment",
        "use_position_a",
        "pay",
        "play_truck_transport",
    )


@pytest.mark.rule("14-3", "7-3", "11-1")
def test_14_3_reorganisation() -> None:
    table = play(after_the_battle(), "pass")  # 19
    assert purse(table) == (1, 2, 2, 0)
    play(table, f"buy_{NONMECH}")  # 20
    assert purse(table) == (1, 2, 1, 0)
    play(table, "buy_field_replacement_battalion")  # 21
    assert cards(table, "discard") == sorted(
        [
            "grenadier_regiment",
            "independent_heavy_tank_battalion",
            "soviet_guards_tank_army",
            "nonmech_transport",
            "field_replacement_battalion",
            "train_transport",
            "panzer_recon_battalion",
            "division_hq_company",
            "truck_transport",
        ]
    )


@pytest.mark.rule("14-4", "7-4")
def test_14_4_the_end_phase() -> None:
    table = play(after_the_battle(drawn=6), "pass", f"buy_{NONMECH}", "buy_field_replacement_battalion")  # 22 to 24
    assert asked(table)[0] == "corps_2"
    assert cards(table, "hand") == [NONMECH] * 4
    assert view(table)["left"]["corps_1"] == 1
    assert cards(table, "exhausted") == [
        "assault_gun_battalion",
        "panzergrenadier_regiment",
        "panzergrenadier_regiment",
    ]
    assert cards(table, "active") == ["kharkov"]
    assert points(table) == 5
    assert purse(table) == (1, 0, 0, 0)  # emptied; corps_2 has its operation point


@pytest.mark.rule("14-2")
def test_14_2_variant_b_with_kharkov_as_printed() -> None:
    table = play(to_the_battle(kharkov="printed"), "attack_city")
    assert defence(table) == 16
    play(
        table,
        "use_independent_heavy_tank_battalion_b",
        "use_panzergrenadier_regiment_a",
        "use_panzergrenadier_regiment_a",
        "use_grenadier_regiment_a",
        "use_assault_gun_battalion_c",
        "grenadier_regiment",
        "pay",
    )
    assert cards(table, "active") == ["kharkov", "position"]
    assert points(table) == 6
    assert purse(play(table, "play_truck_transport")) == (1, 2, 1, 0)


# --- what cannot be done on the way
@pytest.mark.rule("14-1", "9")
def test_14_the_heavy_tanks_cannot_be_exhausted_twice() -> None:
    table = play(example(drawn=0), "pass")
    assert refused(table)["use_independent_heavy_tank_battalion_b"] == ("9", "already_exhausted")


@pytest.mark.rule("14-1", "9")
def test_14_there_is_no_part_payment() -> None:
    table = turn(at="start", hand="truck_transport", exhausted="independent_heavy_tank_battalion")
    play(table, "play_truck_transport")
    assert options(table) == ["pass"]
    assert refused(table)["use_independent_heavy_tank_battalion_a"] == ("9", "too_few_points")
    with pytest.raises(IllegalAnswer, match=r"9: .*it costs 3; you have 2"):
        table.answer("use_independent_heavy_tank_battalion_a")


@pytest.mark.rule("14-2", "9")
def test_14_abilities_of_an_exhausted_assault_gun() -> None:
    table = to_the_battle(drawn=1)
    assert refused(table)["use_assault_gun_battalion_a"] == ("9", "already_exhausted")
    assert {"use_assault_gun_battalion_b", "use_assault_gun_battalion_c"} <= set(options(table))


@pytest.mark.rule("14-2", "12")
def test_14_no_hand_card_is_played_in_the_battle() -> None:
    table = play(to_the_battle(), "attack_city")
    assert refused(table)["play_truck_transport"] == ("12", "not_in_battle")


@pytest.mark.rule("14-2", "5-2")
def test_14_playing_instead_of_putting_down() -> None:
    table = play(
        example(drawn=1),
        "play_train_transport",
        "use_independent_heavy_tank_battalion_a",
        "play_panzer_recon_battalion",
        "play_assault_gun_battalion",
        "play_division_hq_company",
        "play_panzergrenadier_regiment",
    )
    assert purse(table) == (0, 0, 1, 3)
    assert cards(table, "exhausted") == ["assault_gun_battalion", "panzergrenadier_regiment"]


@pytest.mark.rule("14-2", "12")
def test_14_had_the_battle_been_given_up() -> None:
    table = play(
        to_the_battle(),
        "attack_city",
        "use_independent_heavy_tank_battalion_b",
        "use_grenadier_regiment_a",
        "use_assault_gun_battalion_c",
        "grenadier_regiment",
        "pass",
    )
    assert cards(table, "discard") == ["grenadier_regiment", "independent_heavy_tank_battalion"]
    assert view(table)["cities"][0] == "kharkov"
    assert view(table)["returned_open"] == ["soviet_guards_tank_army"]
    assert view(table)["revealed"] == []
