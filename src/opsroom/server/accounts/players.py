"""A player as others may know them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["guest", "account", "program", "deleted"]


@dataclass(frozen=True, slots=True)
class Player:
    """A visitor without the number, which stays on the server."""

    public_id: str
    name: str | None  # None until one is chosen, and after the account was deleted
    kind: Kind
    owner: str | None = None  # of a program: the name of the account

    @property
    def link(self) -> str | None:
        """By what pages refer to the player; nobody refers to someone who deleted the account."""
        return None if self.kind == "deleted" else self.public_id
