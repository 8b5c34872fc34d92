"""How a write ends when it does not end well, and what the database's own errors mean. Knows SQLite's names for them.

Three ends and no more: written (nothing is raised), `Refused` (nothing was written, for certain) and `Unknown`.
"""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DatabaseError, DataError, IntegrityError, NotSupportedError, ProgrammingError

from americana.errors import AmericanaError

DATABASE_ERRORS = (DatabaseError, sqlite3.Error, UnicodeDecodeError)
"""What a statement may raise, what setting up a connection may, and what comes of text that was damaged."""

_OUR_OWN = (IntegrityError, ProgrammingError, DataError, NotSupportedError)


class Refused(AmericanaError):
    """Nothing of this entry was written, nor ever will be; the table stands as it was."""


class Unknown(AmericanaError):
    """The row may be there or not: the table stands still until `Store.read_back` has answered."""


class Damaged(AmericanaError):
    """What was stored is not what is read: a row's checksum fails, or rows are missing."""


class TransactionLost(Exception):
    """The database rolled a transaction back by itself and somebody went on as if it had not."""


def is_trouble(error: Exception) -> bool:
    """Whether disk, file or connection failed, rather than the row that was to be written."""
    return isinstance(error, TransactionLost | sqlite3.Error) or (
        isinstance(error, DatabaseError) and not isinstance(error, _OUR_OWN)
    )


def trouble_code(error: BaseException) -> str:
    """Name the trouble that the database is in: no_space, data_locked, data_read_only, data_damaged, data_unreachable.

    >>> import sqlite3
    >>> trouble_code(sqlite3.OperationalError("?"))
    'data_unreachable'
    """
    name = _name(error)
    if name.startswith(("SQLITE_FULL", "ENOSPC", "EDQUOT")):
        return "no_space"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "data_locked"
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM", "EACCES", "EPERM", "EROFS")):
        return "data_read_only"
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or isinstance(error, UnicodeDecodeError):
        return "data_damaged"
    return "data_unreachable"


def explain(error: BaseException, path: Path) -> AmericanaError:
    """Make an error of the database or the system one that names the file and the remedy."""
    return AmericanaError(trouble_code(error), _REMEDIES[trouble_code(error)].format(path=path), path=str(path))


_REMEDIES = {
    "no_space": "there is no space left for {path}: free some; the room goes on by itself",
    "data_locked": "another program holds {path} locked: let it finish or end it",
    "data_read_only": "{path} cannot be written: give this user the right to write the file and its folder",
    "data_damaged": "{path} is damaged or no database: put it aside and bring back a backup",
    "data_unreachable": "{path} cannot be read or written: look at the disk and at the rights of its folder",
}


def _name(error: BaseException) -> str:
    origin = error.orig if isinstance(error, DatabaseError) else error
    if isinstance(origin, OSError):
        return errno.errorcode.get(origin.errno or 0, "")
    if isinstance(origin, sqlite3.Error):
        return getattr(origin, "sqlite_errorname", "")
    return ""
