"""Which program sends a request: by its token and by nothing else. A token and a cookie are never accepted together."""

from __future__ import annotations

from typing import Any

from opsroom.server.caller import Asked, Caller
from opsroom.server.errors import ServerError
from opsroom.server.programs.keeper import bad_token
from opsroom.server.programs.storage import Credential
from opsroom.server.programs.tokens import bearer_tokens, has_visitor_cookie, is_program_token
from opsroom.server.registry import TableRegistry

HEADERS_OF_PAGES = (b"origin", b"sec-fetch-site", b"sec-fetch-mode")  # browsers send them with what a page asks for


class ProgramCaller(Caller):
    """A program that asks for something."""

    def __init__(self, registry: TableRegistry, request: Asked, credential: Credential) -> None:
        super().__init__(registry, request, credential.program)
        self.credential = credential

    @property
    def program(self) -> int:
        """The program's number."""
        return self.credential.program


async def authenticate(registry: TableRegistry, scope: Any, address: str | None) -> Credential:
    """The program behind a request or a connection. A page of any site is refused: a token in a browser would be stolen there."""
    if not registry.settings.programs:
        raise ServerError("programs_off", "this site does not let programs play")
    headers = scope["headers"]
    if any(name in HEADERS_OF_PAGES for name, _ in headers):
        raise ServerError("foreign_origin", "the bot API is not for pages in a browser")
    if has_visitor_cookie(scope):
        raise ServerError("token_and_cookie", "a program sends its token and no cookie of this site")
    found = bearer_tokens(scope)
    credential = None
    if len(found) == 1 and is_program_token(found[0]):
        credential = await registry.programs.credential(found[0])
    if credential is None:
        registry.limits.wrong_link(address)  # guessing is slowed down
        raise bad_token()
    registry.programs.require_welcome(credential)
    registry.programs.count(credential, address)
    registry.programs.used(credential)
    return credential


async def program_caller(request: Asked) -> ProgramCaller:
    """Answers "which program is this request", and counts it."""
    registry: TableRegistry = request.app.state.registry
    address = request.client.host if request.client else None
    return ProgramCaller(registry, request, await authenticate(registry, request.scope, address))
