"""The log, hands, players, sessions and the ledger."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make every table of the first room."""
    _make_the_log()
    _make_hands()
    _make_the_outbox()
    _make_players()
    _make_the_ledger()
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "beats": 0}])


def _make_the_log() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("v", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("action", sa.Text),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "v", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
        sqlite_with_rowid=False,
    )


def _make_hands() -> None:
    op.create_table(
        "hands",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hands"),
        sa.UniqueConstraint("table_id", "number", name="uq_hands_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hands_table_id"),
    )
    op.create_table(
        "hand_seats",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("hand_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("net", sa.BigInteger, nullable=False),
        sa.Column("flags", sa.BigInteger, nullable=False),
        sa.Column("known_mask", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "ended_at", "hand_id", "seat", name="pk_hand_seats"),
        sa.ForeignKeyConstraint(["hand_id"], ["hands.id"], name="fk_hand_seats_hand_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_hand_seats_hand_id", "hand_seats", ["hand_id"])
    op.create_table(
        "hand_shows",
        sa.Column("hand_id", sa.Text, nullable=False),
        sa.Column("v", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("hand_id", "v", name="pk_hand_shows"),
        sa.ForeignKeyConstraint(["hand_id"], ["hands.id"], name="fk_hand_shows_hand_id"),
        sqlite_with_rowid=False,
    )


def _make_the_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("v", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "v", "place", name="pk_outbox"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id"),
        sqlite_with_rowid=False,
    )


def _make_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("last_seen", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])


def _make_the_ledger() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", _SERIAL, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("balance", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("owner", "currency", "club", name="uq_accounts_owner"),
        sa.CheckConstraint("balance >= 0 OR owner = 'mint'", name="ck_accounts_covered"),
    )
    op.create_table(
        "batches",
        sa.Column("id", _SERIAL, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("currency", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_batches"),
        sa.UniqueConstraint("key", name="uq_batches_key"),
    )
    op.create_table(
        "postings",
        sa.Column("batch", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("account", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("batch", "account", name="pk_postings"),
        sa.ForeignKeyConstraint(["batch"], ["batches.id"], name="fk_postings_batch"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_postings_account"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_postings_account", "postings", ["account"])
