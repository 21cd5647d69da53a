"""Errors with one JSON shape, and the HTTP status of each code."""

from __future__ import annotations

from typing import Any

import msgspec

from opsroom import OpsroomError
from opsroom.engine.json_types import Json

STATUS: dict[str, int] = {
    "malformed": 400,
    "bad_save": 400,
    "not_authorized": 401,
    "bad_name": 422,
    "name_taken": 409,
    "banned": 403,
    "wrong_credentials": 403,
    "bad_passkey": 403,
    "sign_in_needed": 403,
    "sign_in_again": 403,
    "already_signed_in": 409,
    "weak_password": 422,
    "bad_email": 422,
    "last_credential": 409,
    "too_many_passkeys": 409,
    "passkeys_off": 409,
    "mail_off": 409,
    "expired_link": 404,
    "bad_endpoint": 422,
    "push_off": 409,
    "too_many_subscriptions": 409,
    "unknown_player": 404,
    "unknown_credential": 404,
    "unknown_device": 404,
    "unknown_complaint": 404,
    "bad_token": 401,
    "token_and_cookie": 400,
    "programs_off": 403,
    "program_busy": 409,
    "too_many_programs": 409,
    "too_many_tokens": 409,
    "unknown_program": 404,
    "unknown_token": 404,
    "unknown_challenge": 404,
    "unknown_game": 404,
    "table_closed": 410,
    "bad_line": 422,
    "chat_off": 409,
    "not_your_chat": 403,
    "name_needed": 403,
    "unknown_line": 404,
    "no_such_player": 404,
    "list_full": 409,
    "not_your_seat": 403,
    "not_starter": 403,
    "not_moderator": 403,
    "others_play": 409,
    "not_watchable": 403,
    "not_over": 403,
    "foreign_origin": 403,
    "not_found": 404,
    "unknown_title": 404,
    "unknown_table": 404,
    "unknown_seat": 404,
    "unknown_link": 404,
    "unknown_moment": 404,
    "unknown_lesson": 404,
    "disconnected": 400,  # nobody reads it
    "method_not_allowed": 405,
    "request_timeout": 408,
    "table_expired": 410,
    "table_set_aside": 409,
    "stale_answer": 409,
    "not_your_question": 409,
    "game_over": 409,
    "seat_taken": 409,
    "other_seat_held": 409,
    "holder_connected": 409,
    "cannot_concede": 409,
    "rated_table": 409,
    "not_ratable": 422,
    "account_needed": 403,
    "too_many_rated": 409,
    "no_clock": 409,
    "offer_gone": 409,
    "offer_changed": 409,
    "too_many_invitations": 409,
    "unknown_invitation": 404,
    "no_rematch": 409,
    "time_left": 409,
    "nothing_to_claim": 409,
    "clock_decides": 409,
    "too_many_changes": 409,
    "too_many_shares": 409,
    "record_full": 409,
    "order_refused": 409,
    "undo_refused": 409,
    "undo_seat_open": 409,
    "undo_nobody_left": 409,
    "nothing_asked": 409,
    "what_if_running": 403,
    "share_running": 403,
    "unknown_position": 404,
    "not_a_sandbox": 409,
    "sandbox_table": 409,
    "no_lesson": 409,
    "lesson_table": 409,
    "lab_off": 404,
    "lab_closed": 403,
    "unknown_run": 404,
    "not_your_run": 403,
    "bad_run": 422,
    "run_not_stopped": 409,
    "run_used_up": 409,
    "too_many_runs": 409,
    "lab_full": 409,
    "too_large": 413,
    "not_json": 415,
    "upgrade_required": 426,
    "unknown_host": 421,
    "rate_limited": 429,
    "server_error": 500,
    "dead_end": 500,
    "not_stored": 503,
    "stopping": 503,
    "elsewhere": 503,
    "no_worker": 503,
    "busy": 503,
}


class ErrorBody(msgspec.Struct):
    """What went wrong: a stable code, words, the rule, and more."""

    code: str
    message: str
    rule: str | None
    detail: Json


class ErrorAnswer(msgspec.Struct):
    """The one shape of every failure."""

    error: ErrorBody


class ServerError(OpsroomError):
    """An error of the server's own: wrong seat, unknown table, too many requests."""

    def __init__(self, code: str, message: str, **detail: Any) -> None:
        super().__init__(message, None, **detail)
        self.code = code


def body_of(error: OpsroomError) -> ErrorBody:
    """The error's wire shape."""
    return ErrorBody(error.code, str(error), error.rule, error.detail)


def status_of(error: OpsroomError) -> int:
    """The fitting HTTP status; what the engine refuses and we do not list is a request that cannot be carried out."""
    return STATUS.get(error.code, 422)
