"""What somebody tried who wanted to read a game, be somebody else, or keep others out, with accounts and clocks."""

from __future__ import annotations

from typing import Any

from opsroom.server import shared_positions
from opsroom.server.accounts import personal_data
from opsroom.server.settings import Settings

from .test_secret_answers import Planning, planned


# --- reading a game
def test_my_data_do_not_tell_how_many_answers_were_given_in_secret(settings: Settings) -> None:
    """Bob shares what everyone sees, before and after Ann has planned behind her screen."""

    async def shares_of_bob(p: Planning) -> list[Any]:
        await shared_positions.share(p.registry, p.live, p.bob, None, p.live.numbers.of(None) - 1)
        found: list[Any] = (await p.registry.read(lambda sql: personal_data.export(sql, p.bob)))["shared_positions"]
        return found

    async def test(p: Planning) -> None:
        (before,) = await shares_of_bob(p)
        while p.live.table.asked == "luftwaffe":
            await p.answer()
        assert p.live.table.n > p.live.numbers.of(None) + 3  # much of that was secret
        _, after = await shares_of_bob(p)
        assert before | {"created": ""} == after | {"created": ""}

    planned(settings, test)
