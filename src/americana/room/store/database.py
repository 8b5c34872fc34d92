"""Opens the room's file: makes it, brings it up to date, and tells what is wrong with it. Knows SQLite.

What only SQLite needs stands here and in `faults`; every other file of the store speaks portable SQL.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep, StampStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, inspect
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from americana.errors import AmericanaError

READERS = 4
"""Connections that read at the same time."""

BUSY_MS = 4000
"""How long a statement waits for another program's lock."""

_MIGRATIONS = Path(__file__).with_name("migrations")


def open_file(path: Path) -> Engine:
    """Make the file if need be, readable for its owner alone, bring it up to date and return the engine that writes.

    Raises an AmericanaError, `data_damaged`, `data_newer` or `data_foreign`, or else an OSError or one of
    `DATABASE_ERRORS` as it came.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    engine = create_engine(_url(path), poolclass=NullPool, hide_parameters=True, connect_args=_connecting())
    engine.dialect.use_insertmanyvalues_wo_returning = True  # else each row takes its turn with the event loop's thread
    _set_up(engine, "BEGIN IMMEDIATE", "synchronous=FULL", "foreign_keys=ON", "journal_mode=WAL")
    with engine.connect() as connection:
        _let_tables_be_replaced(connection)
        with connection.begin():
            _check(connection, path)
            _migrate(connection, path)
    return engine


def reading_engine(path: Path) -> Engine:
    """Make the engine of the connections that only read."""
    engine = create_engine(
        _url(path), pool_size=READERS, max_overflow=0, hide_parameters=True, connect_args=_connecting()
    )
    _set_up(engine, "BEGIN", "query_only=ON")
    return engine


def is_in_transaction(connection: Connection) -> bool:
    """Whether the database itself says that a transaction is open."""
    driver = connection.connection.driver_connection
    return driver is not None and bool(driver.in_transaction)


def _let_tables_be_replaced(connection: Connection) -> None:
    """Let a migration put a table in another's place: what refers to it by name then means the new one."""
    driver = connection.connection.driver_connection
    assert driver is not None
    for pragma in ("foreign_keys=OFF", "legacy_alter_table=ON"):
        driver.execute(f"PRAGMA {pragma}")


def _check(connection: Connection, path: Path) -> None:
    """Look at every page, and closely at the tables that a running room stands on: a row out of order is not found."""
    asked = ["quick_check(1)"]
    if inspect(connection).has_table("log"):
        asked += [f"integrity_check({name})" for name in ("tables", "log", "accounts")]
    if any(connection.exec_driver_sql(f"PRAGMA {each}").scalar() != "ok" for each in asked):
        message = f"{path} is damaged: put it aside and bring back a backup"
        raise AmericanaError("data_damaged", message, path=str(path))


def must_be_current(connection: Connection, path: Path) -> None:
    """Refuse a file that is not as this program writes it; raises an AmericanaError.

    `data_older` when the room has to be opened first, `data_newer` or `data_foreign`.
    """
    script, _ = _scripts()
    if _heads(connection, script, path) != tuple(script.get_heads()):
        message = f"{path} was written by an older version of this program: open the room once"
        raise AmericanaError("data_older", message, path=str(path))


def _scripts() -> tuple[ScriptDirectory, Config]:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return ScriptDirectory.from_config(config), config


def _heads(connection: Connection, script: ScriptDirectory, path: Path) -> tuple[str, ...]:
    """Return the last migrations that a file has seen; none in an empty file."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if not heads and inspect(connection).get_table_names():
        message = f"{path} is a database of another program: give the room a file of its own"
        raise AmericanaError("data_foreign", message, path=str(path))
    if any(head not in {known.revision for known in script.walk_revisions()} for head in heads):
        message = f"{path} was written by a newer version of this program: run that one"
        raise AmericanaError("data_newer", message, path=str(path))
    return heads


def _migrate(connection: Connection, path: Path) -> None:
    script, config = _scripts()
    _heads(connection, script, path)

    def missing(at: tuple[str, ...], _: MigrationContext) -> Iterable[MigrationStep | StampStep]:
        steps = script.iterate_revisions("head", at[0] if at else "base")
        return [MigrationStep.upgrade_from_script(script.revision_map, step) for step in reversed(list(steps))]

    with EnvironmentContext(config, script) as environment:
        environment.configure(connection=connection, fn=missing, transactional_ddl=True)
        environment.run_migrations()


def _url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


def _connecting() -> dict[str, object]:
    return {"check_same_thread": False, "timeout": BUSY_MS / 1000, "isolation_level": None}


def _set_up(engine: Engine, begin: str, *pragmas: str) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        try:
            with closing(connection.cursor()) as cursor:
                for pragma in pragmas:
                    cursor.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
