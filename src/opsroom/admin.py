"""The operator's commands: serve, backup, restore, the check of stored tables, and the trash of expired ones."""

from __future__ import annotations

import argparse
import json
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opsroom.engine.json_types import Json
from opsroom.server import config, load_structlog
from opsroom.server.accounts.commands import add_admin

if TYPE_CHECKING:
    from opsroom.server.storage import TableRow

Command = Callable[[argparse.Namespace], int]


def add_commands(commands: Any) -> None:
    """Adds the commands to the command line."""
    serve = add(commands, "serve", run_serve, "run the site")
    config.add_flags(serve)
    serve.add_argument("--open", action="store_true", help="open the site in your browser")
    serve.add_argument(
        "--show-settings", action="store_true", help="print every setting with its value and source, then exit"
    )
    serve.add_argument("--json", action="store_true", help="with --show-settings: print JSON with stable keys")

    backup = add(commands, "backup", run_backup, "copy the database to a file; the server may be running")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.add_argument("--force", action="store_true", help="replace the file if it exists")
    _add_database(backup)

    restore = add(commands, "restore", run_restore, "replace the database with a backup; the server must be stopped")
    restore.add_argument("file", type=Path, metavar="FILE")
    _add_database(restore)

    database = commands.add_parser("database", help="copy a database to another one, SQLite or PostgreSQL")
    copies = database.add_subparsers(metavar="COMMAND", required=True)
    copy = add(copies, "copy", run_database_copy, "copy everything into an empty database; stop the server first")
    copy.add_argument("source", metavar="FROM", help="database URL")
    copy.add_argument("target", metavar="TO", help="database URL; a SQLite file is made if there is none")
    copy.add_argument("--json", action="store_true", help="print JSON with stable keys")

    tables = commands.add_parser("tables", help="check stored tables, list and restore expired ones")
    actions = tables.add_subparsers(metavar="COMMAND", required=True)
    check = add(
        actions,
        "check",
        run_tables_check,
        "load every stored table with this release and report problems; nothing is changed",
    )
    _add_database(check)
    trash = add(actions, "trash", run_trash, "list the tables in the trash")
    _add_database(trash)
    back = add(actions, "restore", run_tables_restore, "restore tables from the trash")
    back.add_argument("ids", nargs="+", metavar="ID")
    _add_database(back)
    add_admin(commands)


def run_serve(arguments: argparse.Namespace) -> int:
    given = config.resolve(vars(arguments), config=arguments.config)
    if arguments.show_settings:
        return show_settings(given, arguments.json)
    load_structlog()
    from opsroom.server import run, supervisor

    settings = config.settings_from(given)
    if arguments.open and not supervisor.is_supervised():
        open_when_up(settings.host, settings.port)
    return run.run(settings)


def show_settings(given: list[config.Given], as_json: bool) -> int:
    """Prints every setting with its value and where that came from."""
    if as_json:
        shown = {
            one.setting.name: {
                "value": one.shown,
                "source": one.source,
                "flag": one.setting.flag,
                "variable": one.setting.variable,
                "help": one.setting.help,
            }
            for one in given
        }
        print(json.dumps(shown, ensure_ascii=False))
        return 0
    width = max(len(one.setting.name) for one in given)
    for one in given:
        print(f"{one.setting.name:{width}} = {json.dumps(one.shown, ensure_ascii=False)}  ({one.source})")
    return 0


def open_when_up(host: str, port: int) -> None:
    """Opens the page in the browser as soon as the server accepts connections."""

    def wait() -> None:
        for _ in range(200):
            try:
                socket.create_connection((host, port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(f"http://{host}:{port}/")
                return

    threading.Thread(target=wait, daemon=True).start()


def run_backup(arguments: argparse.Namespace) -> int:
    from opsroom.server.backup import backup
    from opsroom.server.database_copy import copy_to_file

    report = backup(_database(arguments), arguments.file, arguments.force, copy_to_file)
    if arguments.json:
        print(json.dumps(asdict(report)))
    else:
        print(
            f"Backed up {report.tables} tables with {report.moves} moves to {report.file} ({report.bytes} bytes, checked)."
        )
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    from opsroom.server.backup import restore
    from opsroom.server.database_copy import restore_from_file

    report = restore(_database(arguments), arguments.file, restore_from_file)
    if arguments.json:
        print(json.dumps(asdict(report)))
    else:
        print(f"Restored {report.tables} tables with {report.moves} moves to {report.file}.")
        if report.replaced is not None:
            print(f"The database that was there is now {report.replaced}.")
    return 0


def run_database_copy(arguments: argparse.Namespace) -> int:
    from opsroom.server.database_copy import copy

    report = copy(arguments.source, arguments.target)
    if arguments.json:
        print(json.dumps(asdict(report)))
    else:
        print(f"Copied {report.total} rows of {len(report.rows)} tables, and compared them.")
    return 0


def run_tables_check(arguments: argparse.Namespace) -> int:
    from opsroom.server.tables_check import check

    report = check(config.settings_from(config.resolve(vars(arguments), config=arguments.config)))
    if arguments.json:
        print(json.dumps(report.to_json(), ensure_ascii=False))
    else:
        for found in report.problems:
            print(f"{found.line()}: cannot be loaded. {found.reason}")
        for found in report.migrated:
            print(f"{found.line()}: {found.reason}")
        print(report.summary())
    return 1 if report.problems else 0


def run_trash(arguments: argparse.Namespace) -> int:
    from opsroom.server import storage
    from opsroom.server.clock import format_time
    from opsroom.server.database import open_beside_server
    from opsroom.server.settings import DAY

    settings = config.settings_from(config.resolve(vars(arguments), config=arguments.config))
    engine = open_beside_server(settings.database)
    try:
        with engine.connect() as connection:
            rows = storage.in_trash(connection)
    finally:
        engine.dispose()

    def line(row: TableRow) -> Json:
        assert row.trashed is not None
        return {
            "id": row.id,
            "title": row.title,
            "mode": row.mode,
            "turn": row.turn,
            "finished": row.result is not None,
            "last_used": format_time(int(row.updated)),
            "trashed": format_time(int(row.trashed)),
            "deleted_after": format_time(int(row.trashed + settings.days_in_trash * DAY)),
        }

    lines = [line(row) for row in rows]
    if arguments.json:
        print(json.dumps(lines))
    elif not lines:
        print("The trash is empty.")
    for each in [] if arguments.json else lines:
        state = "finished" if each["finished"] else f"turn {each['turn']}"
        print(
            f"{each['id']}  {each['title']}, {state}, last used {each['last_used']}, deleted after {each['deleted_after']}"
        )
    return 0


def run_tables_restore(arguments: argparse.Namespace) -> int:
    from opsroom.server import clock, storage, transactions
    from opsroom.server.database import open_beside_server

    engine = open_beside_server(_database(arguments))
    try:
        with transactions.change(engine) as connection:
            back = {id: storage.restore_from_trash(connection, id, clock.now()) for id in arguments.ids}
    finally:
        engine.dispose()
    if arguments.json:
        print(
            json.dumps(
                {
                    "restored": [id for id, done in back.items() if done],
                    "not_found": [id for id, done in back.items() if not done],
                }
            )
        )
    else:
        for id, done in back.items():
            print(f"{id} is back." if done else f"{id} is not in the trash.")
    return 0 if all(back.values()) else 1


def add(commands: Any, name: str, run: Command, help: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    command.set_defaults(command=run)
    return command


def _add_database(command: argparse.ArgumentParser) -> None:
    config.add_flags(command, ("database",))
    command.add_argument("--json", action="store_true", help="print JSON with stable keys")


def _database(arguments: argparse.Namespace) -> str:
    return config.settings_from(config.resolve(vars(arguments), config=arguments.config)).database
