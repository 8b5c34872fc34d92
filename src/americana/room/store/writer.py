"""Writes a group of entries in one transaction, and one by one when that fails. Knows no event loop.

An answer of None says written. `Refused` says that nothing was written, for certain; `Unknown` that nobody can say yet:
after a failed commit the disk may hold what the database has given up, until the next commit lies over it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.exc import IntegrityError

from americana.room.store import accounts, hands, keys, outbox, rows
from americana.room.store.database import is_in_transaction
from americana.room.store.entry import Entry
from americana.room.store.faults import DATABASE_ERRORS, Refused, TransactionLost, Unknown, is_trouble, trouble_code

Job = Callable[[Connection], None]
Asked = Entry | Job
Answer = Exception | None


class _NotBegun(Exception):
    """No transaction could be opened, so that nothing can have been written."""


class Writer:
    """Holds the writing connection and the number of each table's newest row."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection = engine.connect()
        self._newest: dict[str, int] = {}

    def close(self) -> None:
        """Give the connection back."""
        self._connection.close()

    def write(self, asked: Sequence[Asked]) -> list[Answer]:
        """Write what was asked, in order, and answer each."""
        doubt = None
        if len(asked) > 1:
            try:
                return self._transact(asked)
            except _NotBegun as error:
                return [_not_written(error) for _ in asked]
            except Exception as error:  # of one of them: alone, each gets its own
                doubt = error if is_trouble(error) else None
                if doubt and not self._settle():
                    return [_unknown(error) for _ in asked]
        return self._one_by_one(asked, doubt)

    def _one_by_one(self, asked: Sequence[Asked], doubt: Exception | None) -> list[Answer]:
        answers: list[Answer] = []
        for one in asked:
            is_there = doubt and isinstance(one, Entry) and self._look(one, doubt) is None
            answer = None if is_there else self._alone(one)
            answers.append(answer)
            if isinstance(answer, Unknown):
                rest = asked[len(answers) :]
                return answers + [Unknown("write_unknown", str(answer), **answer.facts) for _ in rest]
        return answers

    def _alone(self, one: Asked) -> Answer:
        try:
            return self._transact([one])[0]
        except _NotBegun as error:
            return _not_written(error)
        except Exception as error:
            if not is_trouble(error):
                return _blame(one, error)
            if not isinstance(one, Entry) or not self._settle():
                return _unknown(error)
            return self._look(one, error)

    def _begin(self) -> RootTransaction:
        if self._connection.closed:
            self._connection = self._engine.connect()
        return self._connection.begin()

    def _transact(self, asked: Sequence[Asked]) -> list[Answer]:
        try:
            transaction = self._begin()
        except DATABASE_ERRORS as error:
            raise _NotBegun from error
        try:
            newest: dict[str, int] = {}
            answers = self._write(asked, newest)
            if not is_in_transaction(self._connection):
                raise TransactionLost
            transaction.commit()
        except BaseException:
            self._newest.clear()
            self._roll_back()
            raise
        self._newest |= newest
        return answers

    def _write(self, asked: Sequence[Asked], newest: dict[str, int]) -> list[Answer]:
        answers: list[Answer] = []
        plain: list[Entry] = []
        for one in asked:
            if isinstance(one, Entry):
                before = self._newest_of(one.table, newest)
                if one.v != before + 1:
                    answers.append(_out_of_order(one, before))
                    continue
                if one.is_plain:
                    newest[one.table] = one.v
                    plain.append(one)
                    answers.append(None)
                    continue
            self._write_plain(plain)
            answers.append(self._in_savepoint(one))
            if isinstance(one, Entry) and answers[-1] is None:
                newest[one.table] = one.v
        self._write_plain(plain)
        return answers

    def _newest_of(self, table: str, newest: dict[str, int]) -> int:
        if table not in newest:
            known = self._newest.get(table)
            newest[table] = rows.last_v(self._connection, table) if known is None else known
        return newest[table]

    def _write_plain(self, plain: list[Entry]) -> None:
        if plain:
            rows.insert_rows(self._connection, plain)
            plain.clear()

    def _in_savepoint(self, one: Asked) -> Answer:
        try:
            with self._connection.begin_nested():
                if isinstance(one, Entry):
                    self._write_rich(one)
                else:
                    one(self._connection)
        except Exception as error:  # whatever a job raises is its answer, and no neighbour's
            if is_trouble(error):
                raise
            return _blame(one, error)
        return None

    def _write_rich(self, entry: Entry) -> None:
        if entry.v == 1:
            rows.open_table(self._connection, entry)
            keys.name_table(self._connection, entry.table, entry.name)
        rows.insert_rows(self._connection, [entry])
        for batch in entry.batches:
            accounts.post(self._connection, batch, entry.at)
        if entry.fold is not None:
            hands.fold(self._connection, entry, entry.fold)
            rows.drop_rows(self._connection, entry.table, entry.fold.keep_from)
        if entry.shows is not None:
            hands.show(self._connection, entry, entry.shows)
        if entry.outbox:
            outbox.put(self._connection, entry)

    def _settle(self) -> bool:
        """Commit something small: what a failed commit left on the disk is then overwritten for good."""
        try:
            with self._begin():
                rows.beat(self._connection)
        except DATABASE_ERRORS:
            self._roll_back()
            return False
        return True

    def _look(self, entry: Entry, trouble: Exception) -> Answer:
        """Answer for a row that was in trouble, now that what the disk holds is settled."""
        try:
            with self._begin():
                is_written = rows.is_written(self._connection, entry)
        except DATABASE_ERRORS:
            self._roll_back()
            return _unknown(trouble)
        return None if is_written else _not_written(trouble)

    def _roll_back(self) -> None:
        try:
            self._connection.rollback()
        except DATABASE_ERRORS:
            self._connection.invalidate()
            self._connection.close()


def _out_of_order(entry: Entry, newest: int) -> Refused:
    if entry.v <= newest:
        return Refused("row_exists", f"table {entry.table} has a row {entry.v} already", table=entry.table, v=entry.v)
    message = f"row {entry.v} of table {entry.table} cannot follow row {newest}"
    return Refused("row_out_of_order", message, table=entry.table, v=entry.v)


def _blame(one: Asked, error: Exception) -> Exception:
    if isinstance(one, Entry) and isinstance(error, IntegrityError):
        message = f"row {one.v} of table {one.table} clashes with what is stored"
        return Refused("row_exists", message, table=one.table, v=one.v)
    return error


def _not_written(error: Exception) -> Refused:
    cause = trouble_code(error.__cause__ if isinstance(error, _NotBegun) and error.__cause__ else error)
    return Refused("not_written", f"nothing was stored ({cause})", cause=cause)


def _unknown(error: Exception) -> Unknown:
    cause = trouble_code(error)
    return Unknown("write_unknown", f"nobody can say yet whether it was stored ({cause})", cause=cause)
