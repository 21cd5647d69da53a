"""Many games give the same results with any number of workers, compiled or not."""

from __future__ import annotations

import pytest

from opsroom import BadSetup
from opsroom.lab.simulate import is_clean, simulate


def test_the_digest_is_the_same_for_any_number_of_workers() -> None:
    one, two = (simulate("blitz", games=24, seed=1, workers=workers) for workers in (1, 2))
    assert one["digest"] == two["digest"]
    assert one["wins"] == two["wins"]
    assert one["answers"] == two["answers"]


def test_another_seed_gives_other_games() -> None:
    assert simulate("blitz", games=3, seed=1)["digest"] != simulate("blitz", games=3, seed=2)["digest"]


@pytest.mark.parametrize("bots", [{}, {"raf": "staff"}, {"raf": "staff", "luftwaffe": "staff"}])
@pytest.mark.parametrize("options", [{}, {"stop": "open", "tie": "b"}])
def test_the_integer_path_and_views_come_to_the_same(bots: dict[str, str], options: dict[str, str]) -> None:
    told = [simulate("blitz", 8, 3, bots=bots, options=options, by_views=views) for views in (False, True)]
    assert told[0]["digest"] == told[1]["digest"]


def test_every_game_is_accounted_for() -> None:
    report = simulate("blitz", games=20, seed=5, bots={"raf": "search:iterations=1"})
    assert is_clean(report)
    assert report["finished"] == sum(report["wins"].values()) + report["draws"] == 20
    assert report["answers"] > 20
    assert sum(report["scores"].values()) == pytest.approx(1)


@pytest.mark.pure
def test_errors_and_dead_ends_are_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from opsroom.engine.errors import DeadEnd
    from opsroom.titles.blitz.rules.discard import Discard
    from opsroom.titles.blitz.rules.raid import Raid

    def stuck(*_: object) -> int:
        raise DeadEnd("nothing can be answered")

    told: list[str] = []
    monkeypatch.setattr(Discard, "choose_discard", stuck)
    report = simulate("blitz", games=2, seed=1, complain=told.append)
    assert (report["dead_ends"], report["errors"], report["finished"]) == (2, 0, 0)
    assert not is_clean(report)

    def broken(*_: object) -> int:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(Raid, "choose_first_bomber", broken)
    report = simulate("blitz", games=2, seed=1, complain=told.append)
    assert (report["dead_ends"], report["errors"]) == (0, 2)
    assert "game 1 of seed 1: ZeroDivisionError: a fault" in told


@pytest.mark.parametrize("bots", [{"navy": "staff"}, {"raf": "oracle"}])
def test_a_bad_bot_is_refused(bots: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match=r"the seats are|choose one of"):
        simulate("blitz", games=1, seed=1, bots=bots)


def test_the_report_says_how_the_games_ended() -> None:
    report = simulate("blitz", games=12, seed=3)
    assert sum(report["endings"].values()) == report["finished"] == 12
    assert set(report["endings"]) <= {"victory-luftwaffe", "victory-raf"}
