"""What numbers in a save of Barbarossa stand for, where views show numbers: see engine/snapshots.py."""

from __future__ import annotations

from opsroom.engine.snapshots import SavedIds
from opsroom.titles.barbarossa.rules.cards import (
    BATTLE_RUNS,
    CHOICE_FIRST,
    CHOICE_IDS,
    CHOICE_LAST,
    GAIN_RUNS,
    IDS,
    KINDS,
    MATCHES,
    PERMIT_EXHAUSTED,
    PERMIT_WHO,
    PERMITS,
    PLAY_RUNS,
    REVEAL_RUNS,
    SEATS,
    STOCK_IDS,
    TARGET_IDS,
    USE_COUNT,
    USE_FIRST,
    USE_IDS,
    USE_LAST,
    WIN_RUNS,
    WORD,
)


def effect_ids() -> list[str]:
    """The rows of the cards' own rules, by card, occasion and place in the list: `stuka.play.1`."""
    runs: list[tuple[str, int, int]] = []
    occasions = {"play": PLAY_RUNS, "gain": GAIN_RUNS, "reveal": REVEAL_RUNS, "battle": BATTLE_RUNS, "win": WIN_RUNS}
    for occasion, found in occasions.items():
        runs += [(f"{id}.{occasion}", first, last) for id, (first, last) in zip(IDS, found, strict=True)]
    runs += [(f"{USE_IDS[i]}.use", USE_FIRST[i], USE_LAST[i]) for i in range(USE_COUNT)]
    runs += [(f"{id}.choice", CHOICE_FIRST[i], CHOICE_LAST[i]) for i, id in enumerate(CHOICE_IDS)]
    ids = [""] * len(WORD)
    for name, first, last in runs:
        for row in range(first, last):
            ids[row] = f"{name}.{row - first + 1}"
    return ids


def permit_ids() -> list[str]:
    """Permissions to deploy from the hand, by what they permit: those that permit the same are one after the other."""
    ids: list[str] = []
    for i in range(PERMITS):
        cards = ",".join(sorted(IDS[kind] for kind in range(KINDS) if MATCHES[PERMIT_WHO[i] * KINDS + kind]))
        name = f"{cards}.{'exhausted' if PERMIT_EXHAUSTED[i] else 'active'}"
        ids.append(f"{name}.{sum(id.startswith(name) for id in ids) + 1}")
    return ids


SAVED_IDS = SavedIds(
    things={
        "holding": [f"{seat}.{id}" for seat in SEATS for id in STOCK_IDS],  # a row of hands and decks
        "effect": effect_ids(),
        "permit": permit_ids(),
        "objective": TARGET_IDS,
    },
    values={"permits": "bits of permit"},
    fields={
        "seat": "seat",
        "card": "card",
        "Effects.row": "effect",
        "Effects.last": "effect from 1",  # the row after the last one
        "Battle.pile": "objective",
    },
)
