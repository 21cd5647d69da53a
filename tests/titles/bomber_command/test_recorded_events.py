"""What releases before 0.2.0 recorded as numbers is told by name."""

from __future__ import annotations

from typing import Any

import pytest

import opsroom
from opsroom.engine import saves
from opsroom.titles.bomber_command.rules.cards import FACT_DECOY, FACT_HEAVY, FACT_HOMEBOUND, FACT_MOSQUITO, FACT_TWIN

TITLE = opsroom.title("bomber_command")
ATTACK = {"unit": "b03", "how": "gci", "place": "k5"}


def told_now(kind: str, **values: Any) -> tuple[str, dict[str, Any]]:
    event = {"kind": kind, "rule": "6.2", "turn": 3, "values": values}
    now = saves.renewed_events(TITLE, [event])[0]
    assert saves.renewed_events(TITLE, [now]) == [now], "what has names already stays as it is"
    assert list(now["values"]) == TITLE.events[now["kind"]].names
    return now["kind"], now["values"]


@pytest.mark.parametrize(
    ("facts", "kind", "state"),
    [
        (FACT_TWIN, None, None),
        (FACT_MOSQUITO | FACT_HOMEBOUND, "mosquito", "homebound"),
        (FACT_MOSQUITO | FACT_TWIN, "mosquito", None),
        (FACT_DECOY, "decoy", None),
        (FACT_HEAVY | FACT_TWIN, None, "heavy_load"),
        (FACT_HOMEBOUND, None, "homebound"),
    ],
)
def test_what_was_told_of_an_attacked_raid(facts: int, kind: str | None, state: str | None) -> None:
    assert told_now("attack_declared", **ATTACK, facts=facts) == (
        "attack_declared",
        {**ATTACK, "kind": kind, "state": state},
    )


@pytest.mark.parametrize(
    ("play", "result", "kind", "value"),
    [
        ("weather_change", 0, "weather_rolled", {"zone": "england"}),
        ("german_weather", 3, "weather_rolled", {"zone": "jd_3"}),
        ("command_confusion", 1, "confusion_rolled", {"unconfirmed": True}),
        ("command_confusion", 0, "confusion_rolled", {"unconfirmed": False}),
        ("wild_boar", 2, "losses_rolled", {"lost": 2}),
        ("a_card_of_another_pack", 1, "losses_rolled", {"lost": 1}),
    ],
)
def test_a_die_of_a_card(play: str, result: int, kind: str, value: dict[str, Any]) -> None:
    assert told_now("card_die", play=play, die=4, result=result) == (kind, {"play": play, "die": 4, **value})


@pytest.mark.parametrize(
    ("kind", "then", "now"),
    [
        ("detection_rolled", {"total": 9, "level": 7, "result": 3}, {"result": "streams"}),
        ("raids_detected", {"raids": 2, "confirmed": 1}, {"confirmed": True}),
        ("landed", {"unit": "b03", "zone": "jd_3", "diverted": 0}, {"diverted": False}),
        ("target_drawn", {"seat": "british", "city": "berlin", "again": 1}, {"again": True}),
        ("weather_season", {"bad": 0}, {"bad": False}),
        ("drifted", {"course": 2, "areas": 1, "area": "e3", "approach": "e4"}, {"course": "upper_right"}),
        ("game_over", {"british": 30, "german": 40, "level": 2}, {"level": "german-victory"}),
        ("undone", {"seat": "german", "agreed": 1}, {"agreed": True}),
        ("link_renewed", {"seat": "german", "vacated": 0}, {"vacated": False}),
    ],
)
def test_codes_and_flags(kind: str, then: dict[str, Any], now: dict[str, Any]) -> None:
    assert told_now(kind, **then) == (kind, {**then, **now})
