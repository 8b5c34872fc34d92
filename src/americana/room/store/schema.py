"""The room's tables as they stand after the last migration. Knows names, types and keys, and no statement.

Times are UTC microseconds, ids are opaque text, bodies are bytes. `migrations/` makes these tables step by step; a test
holds the two together.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
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

table_names = Table(
    "table_names",
    metadata,
    Column("number", Serial, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("name", Text),
)
"""A short number for each table, and what it is called; null in rooms that did not store it, until they are opened."""

persons = Table(
    "persons",
    metadata,
    Column("number", Serial, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
)
"""A short number for everybody who ever played a hand, bots and people of files included."""

houses = Table(
    "houses",
    metadata,
    Column("number", Serial, primary_key=True),
    Column("table_number", Serial, ForeignKey("table_names.number"), nullable=False),
    Column("preset", Text, nullable=False),
    Column("limit_kind", Text, nullable=False),
    Column("ante", BigInteger, nullable=False),
    UniqueConstraint("table_number", "preset", "limit_kind", "ante"),
)
"""A short number for the house rules under which a table has played; ante 0 where they are not known."""

hands = Table(
    "hands",
    metadata,
    Column("serial", Serial, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("table_number", Serial, ForeignKey("table_names.number"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("preset", Text, nullable=False),
    Column("format", Integer, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    UniqueConstraint("table_number", "number"),
)

hand_seats = Table(
    "hand_seats",
    metadata,
    Column("player", Serial, primary_key=True, autoincrement=False),
    Column("ended_at", BigInteger, primary_key=True),
    Column("hand", Serial, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("house", Serial, nullable=False),
    Column("net", BigInteger, nullable=False),
    Column("flags", Integer, nullable=False),
    Column("pot", BigInteger),
    Column("down", Integer),
    Column("up", Integer),
    Column("up_mask", BigInteger),
    Column("deeds", Integer),
    Column("place", Integer),
    sqlite_with_rowid=False,
)
"""A line of a player's history, made from `hands` alone; bots have none. The last six are null until reckoned.

It names no other table's key: taking back one hand would look through all of it.
"""

unreckoned = Table(
    "unreckoned",
    metadata,
    Column("hand", Serial, primary_key=True, autoincrement=False),
)
"""Hands whose lines lack what is reckoned from their events."""

played = Table(
    "played",
    metadata,
    Column("player", Serial, primary_key=True, autoincrement=False),
    Column("table_number", Serial, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""Who has lines of which table."""

hand_marks = Table(
    "hand_marks",
    metadata,
    Column("player", Serial, primary_key=True, autoincrement=False),
    Column("hand", Serial, primary_key=True, autoincrement=False),
    Column("starred", Boolean, nullable=False),
    Column("note", Text, nullable=False),
    sqlite_with_rowid=False,
)

hand_links = Table(
    "hand_links",
    metadata,
    Column("token", Text, primary_key=True),
    Column("hand", Serial, ForeignKey("hands.serial"), nullable=False, index=True),
    Column("player", Serial, ForeignKey("persons.number"), nullable=False),
    Column("hides_names", Boolean, nullable=False),
    Column("hides_card", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
    sqlite_with_rowid=False,
)

imports = Table(
    "imports",
    metadata,
    Column("id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Serial, ForeignKey("persons.number"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("is_done", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
"""Files whose hands were taken in, each under the closed table of the same id."""

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
    Column("account", Serial, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
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
