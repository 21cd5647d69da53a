"""The command `opsroom admin`: players, tables and reports, beside a running server. Everything it changes is in the audit log."""

from __future__ import annotations

import argparse
import getpass
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from opsroom.engine.json_types import Json
from opsroom.server import config

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from opsroom.server.accounts.moderation import Found

Act = Callable[["Connection", argparse.Namespace, str], tuple[Json, str]]
LIMIT = 200


def add_admin(commands: Any) -> None:
    """Adds `opsroom admin` to the command line."""
    admin = commands.add_parser("admin", help="moderate: roles, bans, names, tables, reports and the audit log")
    actions = admin.add_subparsers(metavar="COMMAND", required=True)
    player = "account name or id of the player"
    _add(actions, "users", _users, "list accounts, the newest first").add_argument(
        "--limit", type=int, default=LIMIT, metavar="N", help=f"at most N (default {LIMIT})"
    )
    for name, act, help in (
        ("appoint", _appoint, "make a player a moderator or an operator"),
        ("dismiss", _dismiss, "make a moderator or an operator a player again"),
        ("ban", _ban, "ban a player: signed out everywhere, may not sign in, sit down or write"),
        ("unban", _unban, "end a ban"),
        ("rename", _rename, "give a player another name"),
    ):
        command = _add(actions, name, act, help)
        command.add_argument("player", metavar="PLAYER", help=player)
        if name == "appoint":
            command.add_argument("role", choices=("moderator", "operator"))
        elif name == "ban":
            command.add_argument("--reason", default="", help="shown to the player who tries to sign in")
        elif name == "rename":
            command.add_argument("name", metavar="NAME")
    close = _add(actions, "close", _close, "close a table; its players cannot restore it")
    close.add_argument("table", metavar="TABLE", help="id of the table, the last part of its address")
    close.add_argument("--reason", default="")
    _add(actions, "reopen", _reopen, "restore a table that was closed").add_argument("table", metavar="TABLE")
    unrate = _add(actions, "unrate", _unrate, "take a game out of the ratings, and work out those of its title again")
    unrate.add_argument("table", metavar="TABLE", help="id of the table")
    unrate.add_argument("--reason", default="")
    reports = _add(actions, "reports", _reports, "read what players reported")
    reports.add_argument("--all", action="store_true", help="also those that are dealt with")
    reports.add_argument("--limit", type=int, default=LIMIT, metavar="N")
    _add(actions, "resolve", _resolve, "mark a report as dealt with").add_argument("number", type=int, metavar="NUMBER")
    chat = _add(actions, "chat", _chat, "read the chat of a table; that is recorded in the audit log")
    chat.add_argument("table", metavar="TABLE")
    chat.add_argument("--limit", type=int, default=LIMIT, metavar="N")
    line = _add(actions, "delete-line", _delete_line, "delete a chat line; `reports` and `chat` show the numbers")
    line.add_argument("number", type=int, metavar="NUMBER")
    log = _add(actions, "log", _log, "show the audit log, the latest first")
    log.add_argument("--limit", type=int, default=LIMIT, metavar="N")


def _add(actions: Any, name: str, act: Act, help: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = actions.add_parser(name, help=help, description=help)
    config.add_flags(command, ("database",))
    command.add_argument("--json", action="store_true", help="print JSON with stable keys")
    command.set_defaults(command=lambda arguments: _run(act, arguments))
    return command


def _run(act: Act, arguments: argparse.Namespace) -> int:
    from opsroom.server import transactions
    from opsroom.server.database import open_beside_server

    settings = config.settings_from(config.resolve(vars(arguments), config=arguments.config))
    engine = open_beside_server(settings.database)
    try:
        with transactions.change(engine) as connection:
            found, text = act(connection, arguments, f"command line ({getpass.getuser()})")
    finally:
        engine.dispose()
    print(json.dumps(found, ensure_ascii=False) if arguments.json else text)
    return 0


def _player(sql: Connection, arguments: argparse.Namespace) -> Found:
    from opsroom.server.accounts import moderation

    return moderation.find(sql, arguments.player)


def _done(player: Found, text: str, **more: Any) -> tuple[Json, str]:
    return {"player": player.public_id, "name": player.name, **more}, text


def _called(player: Found) -> str:
    return player.name or f"the guest {player.public_id}"


# --- acts
def _appoint(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    player = _player(sql, arguments)
    moderation.set_role(sql, actor, player, arguments.role)
    return _done(player, f"{_called(player)} is now {arguments.role}.", role=arguments.role)


def _dismiss(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    player = _player(sql, arguments)
    moderation.set_role(sql, actor, player, "player")
    return _done(player, f"{_called(player)} is an ordinary player now.", role="player")


def _ban(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    player = _player(sql, arguments)
    moderation.ban(sql, actor, player, arguments.reason)
    return _done(player, f"{_called(player)} is banned.", banned=True)


def _unban(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    player = _player(sql, arguments)
    moderation.unban(sql, actor, player)
    return _done(player, f"{_called(player)} is not banned any more.", banned=False)


def _rename(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    player = _player(sql, arguments)
    name = moderation.rename(sql, actor, player, arguments.name)
    return {"player": player.public_id, "name": name}, f"{_called(player)} is now called {name}."


def _close(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    moderation.close_table(sql, actor, arguments.table, arguments.reason)
    return {"table": arguments.table, "closed": True}, f"{arguments.table} is closed."


def _reopen(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    moderation.reopen_table(sql, actor, arguments.table)
    return {"table": arguments.table, "closed": False}, f"{arguments.table} is open again."


def _unrate(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    title = moderation.unrate(sql, actor, arguments.table, arguments.reason)
    return {"table": arguments.table, "title": title}, f"{arguments.table} does not count for the ratings any more."


def _resolve(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.accounts import moderation

    moderation.close_complaint(sql, actor, arguments.number)
    return {"report": arguments.number, "closed": True}, f"Report {arguments.number} is dealt with."


def _delete_line(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Json, str]:
    from opsroom.server.chat import storage

    line = storage.remove_line(sql, actor, arguments.number)
    return {"line": line.id, "table": line.table, "removed": True}, f"Line {line.id} at {line.table} is deleted."


# --- lists
def _chat(sql: Connection, arguments: argparse.Namespace, actor: str) -> tuple[Any, str]:
    from opsroom.server.accounts import moderation
    from opsroom.server.chat import storage

    rows = storage.lines_at(sql, arguments.table, arguments.limit)
    moderation.record(sql, actor, "read_chat", None, arguments.table)
    found = [
        {
            "line": row.id,
            "at": _time(row.at),
            "channel": row.channel,
            "by": _person(row.name, row.public_id),
            "seat": row.seat,
            "text": row.text,
            "greeting": row.greeting,
            "removed": _time(row.removed),
        }
        for row in rows
    ]
    lines = []
    for each in found:
        said = "(deleted)" if each["removed"] else each["text"] or f"({each['greeting']})"
        lines.append(f"{each['line']}  {each['at']}, {each['channel']}, {each['by']}: {_plain(said)}")
    return found, "\n".join(lines) or "Nothing was written at this table."


def _users(sql: Connection, arguments: argparse.Namespace, _actor: str) -> tuple[Any, str]:
    from opsroom.server.accounts import moderation

    found = [
        {
            "player": row.public_id,
            "name": row.username,
            "role": row.role,
            "created": _time(row.created),
            "last_seen": _time(row.last_seen),
            "banned": _time(row.banned),
            "reason": row.ban_reason or None,
        }
        for row in moderation.users(sql, arguments.limit)
    ]
    lines = [
        f"{each['name']}  {each['player']}, {each['role']}, since {each['created']}, last seen {each['last_seen'] or 'never'}"
        + (f", banned since {each['banned']} ({each['reason'] or 'no reason given'})" if each["banned"] else "")
        for each in found
    ]
    return found, "\n".join(lines) or "There are no accounts."


def _reports(sql: Connection, arguments: argparse.Namespace, _actor: str) -> tuple[Any, str]:
    from opsroom.server.accounts import moderation

    found = [
        {
            "report": row.id,
            "at": _time(row.at),
            "kind": row.kind,
            "by": _person(row.reporter_name, row.reporter_id),
            "about": _person(row.reported_name, row.reported_id),
            "table": row.table_id,
            "line": row.line,
            "quoted": row.quoted,
            "reason": row.reason or None,
            "closed": _time(row.closed),
            "closed_by": row.closed_by,
        }
        for row in moderation.complaints_of(sql, arguments.limit, arguments.all)
    ]
    lines = []
    for each in found:
        where = f" at {each['table']}" if each["table"] else ""
        where += f", line {each['line']}" if each["line"] else ""
        state = f", closed {each['closed']} by {each['closed_by']}" if each["closed"] else ""
        lines.append(f"{each['report']}  {each['at']}, {each['by']} about {each['about']}{where}{state}")
        lines += [
            f"    {label}: {_plain(each[key])}"
            for key, label in (("quoted", "chat"), ("reason", "reason"))
            if each[key]
        ]
    return found, "\n".join(lines) or "There are no reports."


def _log(sql: Connection, arguments: argparse.Namespace, _actor: str) -> tuple[Any, str]:
    from opsroom.server.accounts import moderation

    found = [
        {
            "at": _time(row.at),
            "actor": row.actor,
            "action": row.action,
            "player": row.public_id,
            "name": row.name,
            "table": row.table_id,
            "detail": None if row.detail is None else json.loads(row.detail),
        }
        for row in moderation.audit(sql, arguments.limit)
    ]
    lines = []
    for each in found:
        whom = each["name"] or each["player"] or each["table"] or ""
        detail = ", ".join(f"{key} {value}" for key, value in (each["detail"] or {}).items() if value != "")
        lines.append(f"{each['at']}  {each['actor']}: {each['action']} {whom}{f' ({detail})' if detail else ''}")
    return found, "\n".join(lines) or "The audit log is empty."


def _person(name: str | None, public_id: str | None) -> str:
    if public_id is None:
        return "somebody who is gone"
    return f"{name or 'a guest'} ({public_id})"


def _plain(text: str) -> str:
    """What others wrote, without anything that a terminal would take for a command."""
    return "".join(each if each.isprintable() else " " for each in text)


def _time(at: float | None) -> str | None:
    from opsroom.server.clock import format_time

    return None if at is None else format_time(int(at))
