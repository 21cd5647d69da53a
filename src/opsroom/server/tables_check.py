"""Loads every stored table with the installed release, before an operator upgrades or after. Nothing is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine

from opsroom import __version__
from opsroom.engine import saves
from opsroom.engine.events import DATA_CHANGED, DATA_REWOUND, RULES_CHANGED, RULES_UPDATED
from opsroom.engine.json_types import Json
from opsroom.engine.record import NEAREST_TURN
from opsroom.server import set_aside, storage
from opsroom.server.database import read_only_engine
from opsroom.server.set_aside import CannotLoad, SetAside
from opsroom.server.settings import Settings
from opsroom.server.storage import TableRow


@dataclass(frozen=True, slots=True)
class Finding:
    """A table that does not simply go on with this release."""

    id: str
    title: str
    mode: str
    rules: str | None  # the version that it was last played under
    installed_rules: str | None
    finished: bool
    trashed: bool
    kind: str  # what the table's page says: title, data, rules or record
    reason: str  # why, in detail; it may quote hidden cards

    def line(self) -> str:
        """The table, in one line for a terminal."""
        state = "finished" if self.finished else "running"
        where = ", in the trash" if self.trashed else ""
        return f"{self.id}  {self.title}, {self.mode}, rules {self.rules or 'unknown'}, {state}{where}"


@dataclass(slots=True)
class Report:
    """What a check found."""

    version: str
    checked: int = 0
    loaded: int = 0
    migrated: list[Finding] = field(default_factory=list)
    rewinds: list[Finding] = field(default_factory=list)
    problems: list[Finding] = field(default_factory=list)

    def summary(self) -> str:
        """The outcome in one line."""
        tables = "1 table" if self.checked == 1 else f"{self.checked} tables"
        return (
            f"Checked {tables} with Opsroom {self.version}: {self.loaded} can be loaded "
            f"({len(self.migrated)} of them move to new rules or data, {len(self.rewinds)} with the turn started again), "
            f"{len(self.problems)} cannot."
        )

    def to_json(self) -> Json:
        """The report with stable keys; `migrated` includes the tables whose turn starts again."""
        return {
            "version": self.version,
            "tables": self.checked,
            "ok": self.loaded - len(self.migrated),
            "migrated": len(self.migrated),
            "set_aside": [{"id": f.id, "title": f.title, "why": f.reason, **_details(f)} for f in self.problems],
            "changes": [{"id": f.id, "title": f.title, "why": f.reason, **_details(f)} for f in self.migrated],
            "rewinds": [f.id for f in self.rewinds],
        }


def check(settings: Settings) -> Report:
    """Loads every table of the database, also those in the trash."""
    report = Report(__version__)
    with read_only_engine(settings.database) as engine:
        with engine.connect() as connection:
            ids = storage.table_ids(connection)
        for table_id in ids:
            _check_table(engine, table_id, settings, report)
    return report


def _check_table(engine: Engine, table_id: str, settings: Settings, report: Report) -> None:
    with engine.connect() as connection:  # one transaction: players may be answering at this moment
        try:
            stored = storage.load(connection, table_id)
        except ValueError as error:
            report.checked += 1
            label = storage.label_of(connection, table_id)
            report.problems.append(_finding(table_id, label, set_aside.unreadable(error)))
            return
    if stored is None:
        return  # deleted since the check began
    report.checked += 1
    try:
        live = set_aside.load(stored, settings)
    except CannotLoad as error:
        report.problems.append(_finding(table_id, stored.row, error.why))
        return
    report.loaded += 1
    changes = live.table.notices
    if not changes:
        return
    is_rewound = live.table.n > len(stored.moves) and saves.goes_back(live.table.moves[-1])
    message = " ".join(CHANGES[change].format(turn=live.table.turn, rules=live.rules) for change in changes)
    why = SetAside("rules", message, set_aside.stored_rules(stored), live.rules)
    report.migrated.append(_finding(table_id, stored.row, why))
    if is_rewound:
        report.rewinds.append(report.migrated[-1])


CHANGES = {
    RULES_UPDATED: "It goes on under rules {rules}, and the log says so.",
    RULES_CHANGED: "Turn {turn} starts again under rules {rules}, and the log says so.",
    DATA_CHANGED: "It goes on with the installed data, and the log says so.",
    DATA_REWOUND: "Turn {turn} starts again with the installed data, and the log says so.",
    NEAREST_TURN: "It is finished, and its last turn can only be shown as it began.",
}


def _details(found: Finding) -> Json:
    return {
        "mode": found.mode,
        "rules": found.rules,
        "installed_rules": found.installed_rules,
        "finished": found.finished,
        "trashed": found.trashed,
        "kind": found.kind,
    }


def _finding(table_id: str, row: TableRow | Any, why: SetAside) -> Finding:
    return Finding(
        id=table_id,
        title=row.title,
        mode=row.mode,
        rules=why.rules,
        installed_rules=why.installed_rules,
        finished=row.result is not None,
        trashed=row.trashed is not None,
        kind=why.reason,
        reason=why.message,
    )
