"""What somebody tried who wanted to read a game, be somebody else, or keep others out, with accounts and clocks."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from time import monotonic
from typing import Any

import cbor2
import pytest
from litestar.testing import TestClient
from webauthn.helpers import bytes_to_base64url

from opsroom.server import shared_positions
from opsroom.server.accounts import moderation, passkeys, passwords, personal_data, storage
from opsroom.server.accounts.attempts import Attempts
from opsroom.server.accounts.names import checked_name
from opsroom.server.accounts.passkeys import Challenge, Challenges
from opsroom.server.accounts.passwords import Passwords
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.limits import Limits
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .authenticator import Authenticator
from .conftest import Visitor
from .test_accounts_sign_in import PASSWORD, ask, new_name, sign_in, sign_up
from .test_races import run
from .test_races import visitor as new_visitor
from .test_secret_answers import Planning, planned


def code_of(work: Any, *arguments: Any) -> str:
    with pytest.raises(ServerError) as error:
        work(*arguments)
    return error.value.code


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


# --- being somebody else
@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # nothing is seen of it
        "\u1160\u1160",
        "Mir\u034fiam",  # looks like Miriam
        "Miriam\u2800",
        "Mir\U000e0100iam",
        "\u041ciriam",  # a Cyrillic letter among Latin ones
        "Miri\u03b1m",
    ],
)
def test_no_name_looks_like_another_one(name: str) -> None:
    assert code_of(checked_name, name) == "bad_name"


def test_how_a_sign_is_drawn_makes_no_other_name() -> None:
    assert checked_name("Mir\ufe0fiam \u2764\ufe0f") == "Miriam \u2764"
    assert checked_name("\u041c\u0430\u0440\u0438\u044f Smith") == "\u041c\u0430\u0440\u0438\u044f Smith"
    assert checked_name("\u30df\u30ea\u30a2\u30e0 3\u53f7 abc")


@pytest.mark.parametrize("name", ["Admin.", "- moderator -", "Ops Room!"])
def test_nobody_speaks_for_the_site(name: str) -> None:
    assert code_of(checked_name, name) == "name_taken"


def test_an_operator_does_not_ban_whoever_has_an_id_for_a_name(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        eve, ann = await new_visitor(registry, "eve"), await new_visitor(registry, "ann")
        public_id = (await registry.players.of(eve)).public_id

        def change(sql: Any) -> None:
            storage.add_account(sql, ann, public_id.lower(), "handle", 1.0)
            assert code_of(moderation.find, sql, public_id) == "unknown_player"
            assert moderation.find(sql, public_id.lower() + " ").visitor == ann

        await registry.writer.change(change)

    run(settings, test)


def test_a_copy_of_the_cookie_is_worth_nothing_after_a_new_password(ann: Visitor, eve: Visitor) -> None:
    sign_up(ann, name := new_name())
    eve.token = ann.token
    page = ann.post("/api/account/password", {"password": PASSWORD + "!"})
    assert page["account"]["recent"]
    assert eve.get("/api/account")["account"] is None
    sign_in(eve, name, PASSWORD + "!")


# --- keeping others out
def attempts_of(settings: Settings) -> Attempts:
    return Attempts(settings, Limits(50, 100))


def test_guesses_from_elsewhere_do_not_lock_the_owner_out(settings: Settings) -> None:
    settings = replace(settings, sign_ins_per_account=30)
    attempts = attempts_of(settings)
    attempts.begin("ann", "192.0.2.1")
    attempts.succeeded("ann", "192.0.2.1")
    for _ in range(10):
        attempts.begin("ann", "192.0.2.66")
    assert code_of(attempts.begin, "ann", "192.0.2.66") == "rate_limited"
    for n in range(20):  # one client does not use up the attempts of all
        attempts.begin("ann", f"192.0.2.{70 + n % 2}")
    assert code_of(attempts.begin, "ann", "192.0.2.99") == "rate_limited"
    attempts.begin("ann", "192.0.2.1")  # and many do not use up those of a client from which she has signed in before


def test_passwords_that_are_right_cost_something_too(settings: Settings) -> None:
    attempts = attempts_of(replace(settings, sign_ins_per_account=3))

    def enter() -> None:
        attempts.begin("ann", "192.0.2.1")
        attempts.succeeded("ann", "192.0.2.1")

    for _ in range(30):
        enter()
    assert code_of(enter) == "rate_limited"


def test_new_recovery_codes_are_limited(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, sign_ins_per_account=3))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        sign_up(ann)
        for _ in range(3):
            ann.post("/api/account/recovery-codes", {})
        assert ann.post("/api/account/recovery-codes", {}, 429)["error"]["code"] == "rate_limited"


def test_nobody_waits_for_all_the_passwords_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    hold, done = threading.Event(), list[str]()

    def slow(password: str) -> str:
        hold.wait(20)
        done.append(password)
        return password

    async def main() -> None:
        queue = Passwords(at_once=1, waiting=8)
        monkeypatch.setattr(passwords, "HASHER", type("Slow", (), {"hash": staticmethod(slow)}))
        flood = [asyncio.ensure_future(queue.hash("eve", f"eve {n}")) for n in range(9)]
        await asyncio.sleep(0)
        own = asyncio.ensure_future(queue.hash("ann", "ann"))
        await asyncio.sleep(0)
        hold.set()
        await own
        found = await asyncio.gather(*flood, return_exceptions=True)
        assert [each.code for each in found if isinstance(each, ServerError)] == ["busy"] * 6
        assert done.index("ann") < done.index("eve 2")
        queue.close()

    asyncio.run(asyncio.wait_for(main(), 60))


def test_nobody_makes_the_server_forget_the_challenges_of_others() -> None:
    challenges = Challenges()

    def new(client: str | None) -> str:
        return challenges.add(Challenge("sign_in", b"", "localhost", monotonic() + 300), client)

    anns, unknown, first = new("ann"), new(None), new("eve")
    latest = [new("eve") for _ in range(passkeys.REMEMBERED + 1)][-1]
    for key in (anns, unknown, latest):
        challenges.take(key, "sign_in")
    assert code_of(challenges.take, first, "sign_in") == "bad_passkey"
    for _ in range(passkeys.REMEMBERED_OF_CLIENT):
        new("eve")
    assert len(challenges.waiting) == passkeys.REMEMBERED_OF_CLIENT
    assert list(challenges.of) == ["eve"]


# --- what makes no sense
@pytest.mark.parametrize("number", [2**70, -(2**70), 10**300])
def test_a_passkey_of_any_number_is_unknown(ann: Visitor, number: int) -> None:
    sign_up(ann)
    found = ann.post(f"/api/account/passkeys/{number}/remove", {}, 404)
    assert found["error"]["code"] == "unknown_credential"


@pytest.mark.parametrize("key", [[], b"", b"1", "", 5, None, {}, {1: 3, 3: -257, -1: b"", -2: b""}])
def test_a_key_that_is_none_is_refused(eve: Visitor, key: Any) -> None:
    begun = ask(eve, "new", {"name": new_name()})
    credential = Authenticator().create(begun["options"])
    attested = bytes(16) + (32).to_bytes(2, "big") + bytes(32) + cbor2.dumps(key)
    data = Authenticator()._data("localhost", 0x40) + attested
    response = {"fmt": "packed", "attStmt": {"alg": -257, "sig": b"x"}, "authData": data}
    credential["response"]["attestationObject"] = bytes_to_base64url(cbor2.dumps(response))
    credential["id"] = credential["rawId"] = bytes_to_base64url(bytes(32))
    assert ask(eve, "create", {"id": begun["id"], "credential": credential}, 403)["error"]["code"] == "bad_passkey"
