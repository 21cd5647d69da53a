"""The file of `opsroom tune`: what it may say, and what it comes to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom import BadData
from opsroom.lab.packs import Pack, differences
from opsroom.lab.targets import Target, Task, load_targets

TITLES = {id: opsroom.title(id) for id in ("blitz", "mirage", "burning_blue")}
GOOD = """
title = "blitz"
[[number]]
name = "damage"
low = 10
high = 30
step = 5
at = [{ file = "cards.toml", key = "numbers.damage_to_win" }]
[[setting]]
name = "standard"
[[target]]
measure = "wins.raf"
aim = 0.5
within = 0.05
"""


def task(folder: Path, text: str, title: str = "blitz") -> Task:
    path = folder / "targets.toml"
    path.write_text(text, encoding="utf-8")
    return load_targets(TITLES[title], path, 1, Pack())


def refusal(folder: Path, text: str, title: str = "blitz") -> dict[str, Any]:
    with pytest.raises(BadData) as error:
        task(folder, text, title)
    assert error.value.detail["file"] == str(folder / "targets.toml")
    return error.value.detail


def with_key(key: str, file: str = "cards.toml", more: str = "", title: str = "blitz") -> str:
    place = f'{{ file = "{file}", key = "{key}"{more} }}'
    text = GOOD.replace('{ file = "cards.toml", key = "numbers.damage_to_win" }', place)
    return text.replace('title = "blitz"', f'title = "{title}"')


def test_a_number_goes_where_the_file_says_and_comments_stay(tmp_path: Path) -> None:
    found = task(tmp_path, GOOD)
    assert found.file.number[0].values == [10, 15, 20, 25, 30]
    assert found.unchanged == [20]
    pack = found.pack([25])
    assert differences(TITLES["blitz"], Pack(), pack) == [
        {"file": "cards.toml", "key": "numbers.damage_to_win", "a": 20, "b": 25}
    ]
    before = (TITLES["blitz"].folder / "data" / "cards.toml").read_text(encoding="utf-8")
    assert dict(pack.files)["blitz/cards.toml"] == before.replace("damage_to_win = 20", "damage_to_win = 25")


@pytest.mark.parametrize(
    ("key", "more", "number", "expected"),
    [
        ("luftwaffe[id=he111].count", "", 12, {"luftwaffe[id=he111].count": 12}),
        ("luftwaffe[id=he111].count", ", from = 30, times = -1", 12, {"luftwaffe[id=he111].count": 18}),
        ("luftwaffe[1].count", ', how = "add"', -2, {"luftwaffe[id=bf110].count": 3}),
        (
            "luftwaffe[0:2].count",
            ', how = "multiply"',
            2,
            {"luftwaffe[id=bf109].count": 30, "luftwaffe[id=bf110].count": 10},
        ),
        ("luftwaffe[id=bf109].count", ', how = "multiply"', 0.5, {"luftwaffe[id=bf109].count": 8}),
        (
            "luftwaffe[*].bomb",
            ', how = "add", most = 4',
            2,
            {"luftwaffe[id=he111].bomb": 4, "luftwaffe[id=do17z].bomb": 4, "luftwaffe[id=stuka].bomb": 3},
        ),
        ("luftwaffe[bomb=2].force", ', how = "add"', 1, {"luftwaffe[id=do17z].force": 2}),
        ("luftwaffe[id=bf109].count", ', how = "add"', 0, {}),
        ("luftwaffe[id=bf109].count", ', how = "add", most = 9', 0, {}),
    ],
)
def test_keys_and_ways_to_change_a_number(
    tmp_path: Path, key: str, more: str, number: float, expected: dict[str, int]
) -> None:
    found = task(tmp_path, with_key(key, more=more))
    changed = differences(TITLES["blitz"], Pack(), found.pack([number]))
    assert {one["key"]: one["b"] for one in changed} == expected


def test_what_a_source_states_is_not_changed_unless_the_file_insists(tmp_path: Path) -> None:
    fault = refusal(tmp_path, with_key("german[id=bf109e].combat", title="mirage"), "mirage")
    assert fault["key"] == "number[0].at[0].key"
    assert "german[0].combat of cards.toml is stated" in fault["reason"]
    insisting = with_key("german[id=bf109e].combat", title="mirage").replace("step = 5", "step = 5\nstated = true")
    assert len(task(tmp_path, insisting, "mirage").spots) == 1
    some = task(tmp_path, with_key("scenario_2[*].vp", "raids.toml", title="burning_blue"), "burning_blue")
    every = with_key("scenario_2[*].vp", "raids.toml", title="burning_blue").replace(
        "step = 5", "step = 5\nstated = true"
    )
    assert 0 < len(some.spots) < len(task(tmp_path, every, "burning_blue").spots), "of several rows, ours are changed"


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('title = "blitz"', 'title = "mirage"', "title", "for mirage, not for blitz"),
        ("low = 10", 'low = "ten"', "number[0].low", "Expected `float`"),
        ("low = 10", "lowest = 10", "number[0]", "lowest"),
        ("step = 5", "step = 7", "number[0].high", "whole steps"),
        ("step = 5", "step = 0", "number[0].step", "0"),
        ("cards.toml", "maps.toml", "number[0].at[0].file", "it reads cards.toml"),
        (
            "numbers.damage_to_win",
            "numbers.damage",
            "number[0].at[0].key",
            "no 'damage' in numbers; there is opening_hand",
        ),
        ("numbers.damage_to_win", "luftwaffe[id=me262].count", "number[0].at[0].key", "no [id=me262] in luftwaffe"),
        (
            "numbers.damage_to_win",
            "luftwaffe[first].count",
            "number[0].at[0].key",
            "write [3], [0:3], [*] or [id=name]",
        ),
        ("numbers.damage_to_win", "luftwaffe[0].id", "number[0].at[0].key", "is not a number"),
        ("numbers.damage_to_win", "numbers..draw", "number[0].at[0].key", "cannot be read from '..draw' on"),
        ('name = "standard"', 'name = "standard"\nmode = "long"', "setting[0]", "no mode 'long'"),
        ('name = "standard"', 'name = "standard"\nbot = "oracle"', "setting[0]", "no opponent 'oracle'"),
        ('name = "standard"', 'name = "standard"\nrotate = ["staff"]', "setting[0]", "two or more"),
        ('name = "standard"', 'name = "all"', "setting[0].name", "a name of its own"),
        ("aim = 0.5\nwithin = 0.05", "aim = 0.5", "target[0].within", "needs a tolerance"),
        ("aim = 0.5\nwithin = 0.05", "low = 0.5", "target[0].within", "single bound"),
        ("aim = 0.5\nwithin = 0.05", "low = 0.5\nhigh = 0.4", "target[0].low", "below high"),
        ("aim = 0.5", "aim = 0.5\nhigh = 0.6", "target[0].aim", "not both"),
        ("aim = 0.5\nwithin = 0.05", "", "target[0].aim", "needs an aim"),
        ("aim = 0.5", 'aim = 0.5\nwhat = "mode"', "target[0].what", "mean"),
        ("aim = 0.5", 'aim = 0.5\nsetting = "long"', "target[0].setting", "standard, all"),
        ('title = "blitz"', 'title = "blitz"\ngoals = true', "goals", "no calibration"),
        ('title = "blitz"', 'title = "blitz', "$", ""),
    ],
)
def test_a_fault_is_told_with_file_key_and_reason(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    assert old in GOOD
    fault = refusal(tmp_path, GOOD.replace(old, new, 1))
    assert key in fault["key"]
    assert reason in fault["reason"]


def test_two_numbers_cannot_change_the_same_place(tmp_path: Path) -> None:
    again = GOOD[GOOD.index("[[number]]") : GOOD.index("[[setting]]")].replace('"damage"', '"again"')
    fault = refusal(tmp_path, GOOD + again)
    assert "numbers.damage_to_win of cards.toml would be changed twice" in fault["reason"]


def test_how_far_a_target_is_off() -> None:
    aim = Target("x", aim=0.5, within=0.1)
    assert [round(aim.off(found), 6) for found in (0.5, 0.6, 0.3)] == [0, 1, -2]
    assert [aim.is_met(found) for found in (0.55, 0.62, None)] == [True, False, False]
    bounds = Target("x", low=1, high=3)
    assert [bounds.off(found) for found in (0, 1, 2, 3, 5)] == [-1, 0, 0, 0, 2]
    assert [bounds.is_met(found) for found in (1, 3.01)] == [True, False]
    most = Target("x", high=3, within=2)
    assert [most.off(found) for found in (-100, 3, 5)] == [0, 0, 1]


def test_of_packs_that_do_equally_well_the_nearest_to_the_shipped_numbers_is_best(tmp_path: Path) -> None:
    found = task(tmp_path, GOOD)
    assert [found.change(numbers) for numbers in ([20], [25], [10])] == [0, 0.0025, 0.005]
