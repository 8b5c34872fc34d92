"""The room's tables as they stand after the last migration. Knows names, types and keys, and no statement.

Times are UTC microseconds, ids are opaque text, bodies are bytes. `migrations/` makes these tables step by step; a test
holds the two together.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

Serial = BigInteger().with_variant(Integer(), "sqlite")
"""A whole number that the database counts up by itself."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("club", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("v", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("player", Text),
    Column("action", Text),
    Column("body", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

hands = Table(
    "hands",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("preset", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "number"),
)

hand_seats = Table(
    "hand_seats",
    metadata,
    Column("player", Text, primary_key=True),
    Column("ended_at", BigInteger, primary_key=True),
    Column("hand_id", Text, ForeignKey("hands.id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("net", BigInteger, nullable=False),
    Column("flags", BigInteger, nullable=False),
    Column("known_mask", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

hand_shows = Table(
    "hand_shows",
    metadata,
    Column("hand_id", Text, ForeignKey("hands.id"), primary_key=True),
    Column("v", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("v", BigInteger, primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""What a table has told the world and the world has not heard yet."""

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("club", Text, nullable=False),
    Column("balance", BigInteger, nullable=False),
    UniqueConstraint("owner", "currency", "club"),
    CheckConstraint("balance >= 0 OR owner = 'mint'", name="covered"),
)

batches = Table(
    "batches",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("currency", Text, nullable=False),
    Column("club", Text, nullable=False),
)

postings = Table(
    "postings",
    metadata,
    Column("batch", Serial, ForeignKey("batches.id"), primary_key=True, autoincrement=False),
    Column("account", Serial, ForeignKey("accounts.id"), primary_key=True, autoincrement=False, index=True),
    Column("amount", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beats", BigInteger, nullable=False),
)
"""One row, changed to learn whether the file can be written again."""
