"""Setups that together cover every mode, seating and option value: for recorded games and contract tests."""

from __future__ import annotations

from collections import Counter

from opsroom.engine.title import Setup, Title


def varied_setups(title: Title, count: int) -> list[Setup]:
    """So many setups, going round the modes and seatings, and for each option round its values wherever it has an effect."""
    seatings = [(mode, seats) for mode, found in title.seatings.items() for seats in found]
    used: Counter[str] = Counter()
    out = []
    for k in range(count):
        mode, seats = seatings[k % len(seatings)]
        values: dict[str, str] = {}
        for name in sorted(
            title.options, key=lambda name: len(title.options[name].needs)
        ):  # what others need comes first
            i, option = list(title.options).index(name), title.options[name]
            if (option.modes and mode not in option.modes) or title.unmet_needs(mode, name, values):
                continue
            n, choices = used[name], option.bounded
            values[name] = choices[(n + i + n // len(choices) * (i % 2)) % len(choices)]
            used[name] += 1
        out.append(Setup(mode, title.options_in(mode, values), seats))
    return out
