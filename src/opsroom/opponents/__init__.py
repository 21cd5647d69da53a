"""Opponents for every seat: random, staff (a title's rules of thumb), search (Monte-Carlo over re-dealt worlds)."""

from __future__ import annotations

from opsroom.opponents.bots import Bot, RandomBot, SearchBot, StaffBot
from opsroom.opponents.names import read

__all__ = ["Bot", "bot"]


def bot(title_id: str, name: str, seed: int | str = 0) -> Bot:
    """`bot("blitz", "search:iterations=2000", seed=7).choose(view, question)`"""
    from opsroom.titles import title

    of = title(title_id)
    found = read(of, name)
    if found.kind == "random":
        return RandomBot(seed)
    return StaffBot(of) if found.kind == "staff" else SearchBot(of, found.budget, seed)
