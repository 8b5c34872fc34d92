"""The ledger in the database: balances, batches and postings. Knows that nobody but the mint may owe.

Batches and postings are only ever added to. Each function takes a connection: `post` is for `Store.do` and for the
writer, the others for `Store.read`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, select

from americana.room.ledger import CLUB, MINT, PLAY, Batch
from americana.room.store.faults import Refused
from americana.room.store.schema import accounts, batches, postings


@dataclass(frozen=True, slots=True)
class Audit:
    """What does not add up: keys of batches that are not zero, owners whose balance is not what was posted."""

    unbalanced: tuple[str, ...]
    unexplained: tuple[str, ...]

    @property
    def is_sound(self) -> bool:
        """Whether every chip is accounted for."""
        return not self.unbalanced and not self.unexplained


def post(connection: Connection, batch: Batch, at: int) -> None:
    """Move the chips of a batch.

    Raises `Refused`: `done_already` for a key that was used, `too_few_chips` when an owner has less than he gives.
    """
    if connection.execute(_DONE, {"key": batch.key}).first():
        raise Refused("done_already", f"batch {batch.key} was done already")
    held = _accounts(connection, batch)
    changes = [{"of": held[owner][0], "amount": amount} for owner, amount in batch.postings.items()]
    columns = {"key": batch.key, "kind": batch.kind, "at": at, "currency": batch.currency, "club": batch.club}
    made = connection.execute(batches.insert().returning(batches.c.id), columns).scalar_one()
    if changes:
        connection.execute(_CHANGE, changes)
        lines = [{"batch": made, "account": each["of"], "amount": each["amount"]} for each in changes]
        connection.execute(postings.insert(), lines)


def balance(connection: Connection, owner: str, *, currency: str = PLAY, club: str = CLUB) -> int:
    """Return an owner's chips; who never had any has 0."""
    query = select(accounts.c.balance).where(
        accounts.c.owner == owner, accounts.c.currency == currency, accounts.c.club == club
    )
    return connection.execute(query).scalar() or 0


def audit(connection: Connection) -> Audit:
    """Add everything up."""
    unbalanced = (
        select(batches.c.key)
        .join_from(batches, postings)
        .group_by(batches.c.id, batches.c.key)
        .having(func.sum(postings.c.amount) != 0)
    )
    posted = func.coalesce(func.sum(postings.c.amount), 0)
    unexplained = (
        select(accounts.c.owner)
        .join_from(accounts, postings, isouter=True)
        .group_by(accounts.c.id, accounts.c.owner, accounts.c.balance)
        .having(posted != accounts.c.balance)
    )
    return Audit(
        tuple(connection.execute(unbalanced.order_by(batches.c.key)).scalars()),
        tuple(connection.execute(unexplained.order_by(accounts.c.owner)).scalars()),
    )


_DONE = select(batches.c.id).where(batches.c.key == bindparam("key"))
_HELD = select(accounts.c.owner, accounts.c.id, accounts.c.balance).where(
    accounts.c.owner.in_(bindparam("owners", expanding=True)),
    accounts.c.currency == bindparam("currency"),
    accounts.c.club == bindparam("club"),
)
_CHANGE = (
    accounts.update().where(accounts.c.id == bindparam("of")).values(balance=accounts.c.balance + bindparam("amount"))
)


def _accounts(connection: Connection, batch: Batch) -> Mapping[str, tuple[int, int]]:
    """Return (id, balance) of everybody in a batch, opening accounts; refuse if one has too few chips."""
    wanted = {"owners": list(batch.postings), "currency": batch.currency, "club": batch.club}
    held = {owner: (account, has) for owner, account, has in connection.execute(_HELD, wanted)}
    for owner, amount in batch.postings.items():
        _, has = held.get(owner, (0, 0))
        if has + amount < 0 and owner != MINT:
            message = f"{owner} has {has} chips and cannot give {-amount}"
            raise Refused("too_few_chips", message, has=has, needs=-amount)
    for owner in batch.postings:
        if owner not in held:
            columns = {"owner": owner, "currency": batch.currency, "club": batch.club, "balance": 0}
            account = connection.execute(accounts.insert().returning(accounts.c.id), columns).scalar_one()
            held[owner] = account, 0
    return held
