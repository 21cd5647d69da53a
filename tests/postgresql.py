"""A PostgreSQL server for the tests: with a folder of its own, reached through a socket file, gone when the tests end."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy.engine import make_url

from opsroom.server.database import Database

USER = "opsroom"
TEMPLATE = "template"
# The commits of a test need not survive a power cut. Text is compared as a site may do it that was set up in English, which is
# not the order of SQLite.
SETTINGS = {"listen_addresses": "", "fsync": "off", "full_page_writes": "off", "shared_buffers": "64MB", "jit": "off"}
DURABLE = SETTINGS | {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}  # as a site has it
LOCALE = ["--encoding=UTF8", "--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=en"]
# PostgreSQL runs until its standard input is closed, which happens however the tests end.
RUN = r"""
"$1/initdb" --pgdata="$2/data" --username=opsroom --auth=trust --no-sync {locale} >"$2/log" 2>&1 || exit 1
"$1/postgres" -D "$2/data" -k "$2" $3 >>"$2/log" 2>&1 &
read -r _
kill -INT $!
wait
rm -rf "$2"
""".format(locale=" ".join(LOCALE))


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, those of the newest version."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("initdb")
    return Path(found).parent if found else None


class Cluster:
    """The running server."""

    def __init__(self, programs: Path, settings: Mapping[str, str] = SETTINGS) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="opsroom-postgresql-"))
        user = None
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            user = "postgres"
            shutil.chown(self.folder, user)
        given = " ".join(f"-c {key}={value}" for key, value in settings.items())
        self.process = subprocess.Popen(
            ["sh", "-c", RUN, "sh", str(programs), str(self.folder), given],
            stdin=subprocess.PIPE,
            cwd=self.folder,
            user=user,
            start_new_session=True,  # Ctrl+C is for the tests, which then close our input
        )
        self._wait()
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        Database(self.url(TEMPLATE)).close()

    def url(self, database: str) -> str:
        """The URL of a database of this server."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def execute(self, statement: str) -> None:
        """Runs a statement outside of the databases of the tests."""
        with psycopg.connect(host=str(self.folder), user=USER, dbname="postgres", autocommit=True) as connection:
            connection.execute(statement)

    def new_database(self, is_empty: bool = False) -> str:
        """The URL of a fresh database, which has the tables of this version unless it is to be empty."""
        name = f"test_{uuid4().hex[:12]}"
        self.execute(f"CREATE DATABASE {name}" + ("" if is_empty else f" TEMPLATE {TEMPLATE}"))
        return self.url(name)

    def drop(self, url: str) -> None:
        """Removes a database even if somebody is connected."""
        self.execute(f"DROP DATABASE IF EXISTS {make_url(url).database} WITH (FORCE)")

    def close(self) -> None:
        """Stops the server and removes its files."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=60)

    def _wait(self) -> None:
        deadline = time.monotonic() + 120
        while True:
            try:
                return self.execute("SELECT 1")
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError((self.folder / "log").read_text(encoding="utf-8")) from None
                time.sleep(0.05)


@contextlib.contextmanager
def running(settings: Mapping[str, str] = SETTINGS) -> Iterator[Cluster]:
    """A server for the time of a block. Where PostgreSQL is not installed, the test is skipped, or fails in CI."""
    found = programs()
    if found is None:
        missing = "PostgreSQL is not installed: `make postgres`, or install your system's package 'postgresql'"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    cluster = Cluster(found, settings)
    try:
        yield cluster
    finally:
        cluster.close()
