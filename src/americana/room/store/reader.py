"""The room's file for reading only, beside a room that may be running: for files of hands and for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from sqlalchemy import Connection

from americana.errors import AmericanaError
from americana.room.store import database
from americana.room.store.faults import DATABASE_ERRORS, explain

T = TypeVar("T")


class Reader:
    """An open file; changes nothing in it. Use it in a `with`.

    Raises an AmericanaError: `no_data`, `data_older`, `data_newer`, `data_foreign`, or what keeps it from being read.
    """

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise AmericanaError("no_data", f"there is no room in {path}", path=str(path))
        self._path = path
        self._engine = database.reading_engine(path)
        try:
            self.read(lambda connection: database.must_be_current(connection, path))
        except BaseException:
            self._engine.dispose()
            raise

    def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads, in a transaction of its own."""
        try:
            with self._engine.connect() as connection:
                return job(connection)
        except DATABASE_ERRORS as error:
            raise explain(error, self._path) from error

    def __enter__(self) -> Reader:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._engine.dispose()
