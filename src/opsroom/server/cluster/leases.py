"""Leases in the database: which processes live, which of them each table belongs to, and which of them leads.

A process has one row with the time, by the database's clock, until which it may act, and renews it every second. When that time has
passed, any other process may delete the row, and with it go all leases of the process. Numbers of processes and leases are never
given out again, so they serve as epochs: every transaction of a server holds on to its process's row and looks whether the leases it
writes under are still there. Either the row is deleted first, and the transaction fails, or the transaction ends first.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnClause, Connection, delete, func, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql

from opsroom.server.errors import ServerError
from opsroom.server.postgresql import HELD
from opsroom.server.schema import leases, processes

NOW: ColumnClause[float] = literal_column("extract(epoch FROM clock_timestamp())::double precision")
LEAD = "lead"  # the name of the lease of the process that leads; others are ids of tables, which are longer


@dataclass(frozen=True, slots=True)
class Member:
    """A process that lives."""

    id: int
    machine: str  # processes of one machine reach each other through socket files
    folder: str  # where they are
    peer: str  # host and port for processes of other machines; empty if they cannot reach it


class Elsewhere(ServerError):
    """The table belongs to another process."""

    def __init__(self, process: int | None) -> None:
        super().__init__("elsewhere", "the table is just moving to another process of the server; try again")
        self.process = process


class LeaseLost(ServerError):
    """What was to be stored belongs to another process by now."""

    def __init__(self) -> None:
        super().__init__("not_stored", "the table has moved to another process of the server; try again in a moment")


# --- processes
def register(sql: Connection, machine: str, folder: str, peer: str, seconds: float) -> int:
    """Adds a process and returns its number."""
    about = json.dumps({"folder": folder, "peer": peer})
    values = {"machine": machine, "address": about, "started": NOW, "expires": NOW + seconds}
    return int(sql.execute(insert(processes).values(values).returning(processes.c.id)).scalar_one())


def renew(sql: Connection, process: int, seconds: float) -> bool:
    """Lets the process act for so many seconds from now on; false if its row is gone."""
    change = update(processes).where(processes.c.id == process).values(expires=NOW + seconds)
    return sql.execute(change).rowcount == 1


def remove_expired(sql: Connection, but: int) -> list[int]:
    """Removes processes whose time is up, with their leases. One that is in the middle of a commit is left for the next time."""
    late = select(processes.c.id).where(processes.c.expires < NOW, processes.c.id != but)
    gone = delete(processes).where(processes.c.id.in_(late.with_for_update(skip_locked=True)))
    return list(sql.scalars(gone.returning(processes.c.id)))


def leave(sql: Connection, process: int) -> None:
    """The process ends: its leases are free."""
    sql.execute(delete(processes).where(processes.c.id == process))


def members(sql: Connection) -> dict[int, Member]:
    """The processes that live."""
    found = {}
    for row in sql.execute(select(processes).where(processes.c.expires >= NOW)):
        about = json.loads(row.address)
        found[row.id] = Member(row.id, row.machine, about["folder"], about["peer"])
    return found


def is_used(sql: Connection) -> bool:
    """Whether any server uses the database."""
    return bool(members(sql))


# --- leases
def acquire(sql: Connection, process: int, name: str) -> int | None:
    """The lease of this name for a process; None while another one has it."""
    new = postgresql.insert(leases).values(name=name, process=process)
    made = sql.scalar(new.on_conflict_do_nothing(index_elements=["name"]).returning(leases.c.id))
    if made is not None:
        return int(made)
    return sql.scalar(select(leases.c.id).where(leases.c.name == name, leases.c.process == process))


def release(sql: Connection, lease: int) -> None:
    """Gives a lease back."""
    sql.execute(delete(leases).where(leases.c.id == lease))


def release_all(sql: Connection, process: int) -> None:
    """Gives all leases of a process back."""
    sql.execute(delete(leases).where(leases.c.process == process))


def owner_of(sql: Connection, name: str) -> int | None:
    """The process that has the lease of this name."""
    return sql.scalar(select(leases.c.process).where(leases.c.name == name))


def owners_of(sql: Connection, names: Collection[str]) -> dict[str, int]:
    """The processes that have the leases of these names."""
    query = select(leases.c.name, leases.c.process).where(leases.c.name.in_(list(names)))
    return {row.name: row.process for row in sql.execute(query)} if names else {}


def require_held(sql: Connection, process: int, held: Collection[int]) -> None:
    """Raises unless the process lives and has all these leases, and keeps it so until the transaction ends."""
    found = sql.exec_driver_sql(HELD, (list(held), process)).scalar()
    if found != len(held):
        raise LeaseLost


def count(sql: Connection, process: int) -> int:
    """How many leases a process has."""
    return sql.scalar(select(func.count()).select_from(leases).where(leases.c.process == process)) or 0
