"""Passwords and recovery codes: argon2id, a few at a time, each in a thread."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Hashable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type, hash_secret_raw

from opsroom.server.accounts.names import key_of
from opsroom.server.errors import ServerError
from opsroom.server.replay_queue import Reviews

T = TypeVar("T")
LEAST, MOST = 10, 200  # characters
COMMON = frozenset(
    [
        "1234567890",
        "0123456789",
        "0987654321",
        "12345678910",
        "123456789a",
        "password12",
        "password123",
        "passwort123",
        "qwertyuiop",
        "qwerty12345",
        "1q2w3e4r5t",
        "1qaz2wsx3edc",
        "iloveyou12",
        "letmein123",
        "welcome123",
        "administrator",
        "aaaaaaaaaa",
    ]
)
# Without the letters and digits that look alike.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODES, GROUP = 10, 4
HASHER = PasswordHasher()
# Forty bits are too few for a plain hash. All codes of an account share a salt, so that trying one costs one computation.
CODE_COST = {"time_cost": 2, "memory_cost": 19_456, "parallelism": 1}


class Passwords:
    """Hashes and verifies, so many at a time: each takes 64 MB for a moment. Clients take turns, and no client can fill the queue."""

    def __init__(self, at_once: int = 2, waiting: int = 50) -> None:
        self.turns = Reviews(at_once, waiting)
        self.nobodys = HASHER.hash(secrets.token_urlsafe())  # verified in place of a password that is not there

    async def hash(self, client: Hashable, password: str) -> str:
        """What is stored of a password."""
        return await self._in_turn(client, HASHER.hash, password)

    async def verify(self, client: Hashable, stored: str | None, password: str) -> bool:
        """Whether the password is the stored one; takes as long without one."""
        against = self.nobodys if stored is None else stored
        matches = await self._in_turn(client, _matches, against, password[: 2 * MOST])
        return matches and stored is not None

    async def hash_codes(self, client: Hashable, codes: list[str], salt: str) -> list[str]:
        """What is stored of recovery codes."""
        return [await self._in_turn(client, _hash_code, code, salt) for code in codes]

    def close(self) -> None:
        """Refuses everyone who waits, and everyone who comes."""
        self.turns.close()

    async def _in_turn(self, client: Hashable, function: Callable[..., T], *arguments: str) -> T:
        try:
            return await self.turns.run(client, function, *arguments)
        except ServerError as error:
            if error.code != "rate_limited":
                raise
            raise ServerError("busy", "Too many people are signing in. Try again in a moment.") from None


def _matches(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


def _hash_code(code: str, salt: str) -> str:
    plain = "".join(code.upper().split()).replace("-", "")[:64]
    raw = hash_secret_raw(plain.encode(), bytes.fromhex(salt), hash_len=32, type=Type.ID, **CODE_COST)
    return raw.hex()


def require_good(password: str, name: str) -> None:
    """Raises `weak_password` for one that would be guessed."""
    if not LEAST <= len(password) <= MOST:
        raise ServerError("weak_password", f"a password has {LEAST} to {MOST} characters", least=LEAST)
    if password.lower() in COMMON or len(set(password)) < 4 or key_of(name) in key_of(password):
        raise ServerError("weak_password", "this password would be guessed; take a longer one without your name")


def new_codes() -> list[str]:
    """Ten codes such as 7K2M-QX4D."""
    return ["-".join(_letters() for _ in range(2)) for _ in range(CODES)]


def new_salt() -> str:
    """A salt for the codes of one account."""
    return secrets.token_bytes(16).hex()


def _letters() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(GROUP))
