"""Opponents for every seat: random, staff (a title's rules of thumb), search (Monte-Carlo over re-dealt worlds)."""

from __future__ import annotations

from opsroom.opponents.bot_specs import read
from opsroom.opponents.bots import Bot, RandomBot, SearchBot, StaffBot
from opsroom.titles import title

__all__ = ["Bot", "bot"]


def bot(title_id: str, name: str, seed: int | str = 0) -> Bot:
    """`bot("blitz", "search:iterations=2000", seed=7).choose(view, question)`"""
    of = title(title_id)
    found = read(of, name)
    if found.kind == "random":
        return RandomBot(seed)
    if found.kind == "staff":
        return StaffBot(of, of.staff_with(found.plan))
    return SearchBot(of, found.budget, seed)
