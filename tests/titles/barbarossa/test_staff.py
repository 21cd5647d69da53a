"""The staff and its plans: it beats random, looks at no more than its seat may see, and reads plan files."""

from __future__ import annotations

from pathlib import Path

import pytest

from opsroom.engine.errors import BadData, BadSetup
from opsroom.lab.simulate import simulate
from opsroom.opponents import bot
from opsroom.titles.barbarossa.plans import NAMES, read_plan
from tests.titles.barbarossa.tables import TITLE, options, turn


@pytest.mark.parametrize("plan", NAMES)
def test_every_plan_beats_random(plan: str) -> None:
    report = simulate("barbarossa", 12, 1, seats=2, bots={"corps_1": f"staff:plan={plan}"})
    assert report["wins"]["corps_1"] == 12


def test_a_game_between_staffs_ends_with_moscow() -> None:
    for seats in (2, 3, 4, 5):
        report = simulate("barbarossa", 4, 1, seats=seats, bots={f"corps_{i + 1}": "staff" for i in range(seats)})
        assert report["finished"] == 4
        assert sum(report["scores"].values()) > 30


def test_three_plans_and_more_can_be_chosen_as_opponents() -> None:
    assert {"economy", "mixed", "armour"} <= set(TITLE.info()["plans"])
    for plan in NAMES:
        assert TITLE.text("en")(f"plan-{plan}") != f"plan-{plan}" != TITLE.text("ja")(f"plan-{plan}")


@pytest.mark.parametrize("plan", NAMES)
def test_a_plan_advises_the_same_from_a_view(plan: str) -> None:
    staff = TITLE.staff_with(plan)
    table = TITLE.new(seed=5, seats=3, options={"rounds": "20"})
    while not table.over:
        known = TITLE.read(table.view(table.asked))
        known.run()
        advice = staff.advise(table.position)
        assert staff.advise(known) == advice
        table.answer(TITLE.names.of(table.question.of, advice))


def test_a_plan_file_is_an_opponent(tmp_path: Path) -> None:
    file = tmp_path / "trucks.toml"
    file.write_text('margin = 1\nbuy = [{ card = "train_transport", most = 1 }, { card = "truck_transport" }]\n')
    opponent = bot("barbarossa", f"staff:plan={file}")
    for supply, wanted in ((6, "buy_train_transport"), (3, "buy_truck_transport")):
        table = turn(at="reorganisation", purse={"supply": supply})
        assert opponent.choose(table.view("corps_1"), table.ask("corps_1")) == wanted


def test_a_plan_that_does_not_exist_says_what_would_do() -> None:
    with pytest.raises(BadSetup, match="there is no plan 'navy': choose one of mixed, economy, armour"):
        bot("barbarossa", "staff:plan=navy")
    with pytest.raises(BadSetup, match="has no plans"):
        bot("blitz", "staff:plan=armour")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('buy = [{ card = "bicycle" }]', r"buy\[0\].card: there is no card 'bicycle'"),
        ('buy = [{ card = "moscow" }]', "there is no card 'moscow' to buy"),
        ("buy = []", "buy"),
        ('buy = [{ card = "truck_transport", mots = 3 }]', "mots"),
    ],
)
def test_a_faulty_plan_file_is_explained(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "plan.toml").write_text(text)
    with pytest.raises(BadData, match=reason):
        read_plan(str(tmp_path / "plan.toml"))


def test_the_staff_takes_what_it_can_reach_and_leaves_what_it_cannot() -> None:
    for army, wanted in (("panzer_regiment " * 3, "attack_city"), ("panzer_regiment", "attack_heights"), ("", "pass")):
        table = turn(active=army, cities="kiev moscow")
        assert TITLE.names.of("order", TITLE.staff.advise(table.position)) == wanted


def test_the_staff_takes_moscow_only_where_that_wins() -> None:
    army = "ss_panzer_regiment " * 4
    behind = turn(active=army, cities="moscow", rivals={1: {"active": "stalingrad leningrad kursk kharkov"}})
    assert TITLE.names.of("order", TITLE.staff.advise(behind.position)) != "attack_city"
    level = turn(active=army, cities="moscow", rivals={1: {"active": "stalingrad"}})
    assert TITLE.names.of("order", TITLE.staff.advise(level.position)) == "attack_city"


def test_the_staff_gives_a_lost_battle_up_without_spending() -> None:
    table = turn(active="panzer_regiment", cities="leningrad moscow", draws="order_227")
    table.answer("attack_city")
    assert "use_panzer_regiment_a" in options(table)
    assert TITLE.names.of("order", TITLE.staff.advise(table.position)) == "pass"
