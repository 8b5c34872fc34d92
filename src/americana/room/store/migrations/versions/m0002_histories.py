"""Histories that can be searched: short numbers for texts, lines with facts, marks, links, imports.

The bodies of hands and their checksums stay as they are. Lines get what is stored of them; what has to be reckoned from
their events comes when the room opens.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_AT_ONCE = 500


def upgrade() -> None:
    """Make the new tables and take the old ones' rows over."""
    op.rename_table("hands", "hands_0001")
    op.rename_table("hand_seats", "hand_seats_0001")
    _make_numbers()
    _make_hands()
    _make_lines()
    _make_marks()
    _make_imports()
    _fill()
    op.drop_table("hand_seats_0001")
    op.drop_table("hands_0001")
    op.drop_index("ix_postings_account", "postings")  # no room asks what moved an account


def _make_numbers() -> None:
    op.create_table(
        "table_names",
        sa.Column("number", _SERIAL, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_table_names"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_names_table_id"),
        sa.UniqueConstraint("table_id", name="uq_table_names_table_id"),
    )
    op.create_table(
        "persons",
        sa.Column("number", _SERIAL, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_persons"),
        sa.UniqueConstraint("id", name="uq_persons_id"),
    )
    op.create_table(
        "houses",
        sa.Column("number", _SERIAL, nullable=False),
        sa.Column("table_number", _SERIAL, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("limit_kind", sa.Text, nullable=False),
        sa.Column("ante", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_houses"),
        sa.ForeignKeyConstraint(["table_number"], ["table_names.number"], name="fk_houses_table_number"),
        sa.UniqueConstraint("table_number", "preset", "limit_kind", "ante", name="uq_houses_table_number"),
    )


def _make_hands() -> None:
    op.create_table(
        "hands",
        sa.Column("serial", _SERIAL, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_number", _SERIAL, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("serial", name="pk_hands"),
        sa.ForeignKeyConstraint(["table_number"], ["table_names.number"], name="fk_hands_table_number"),
        sa.UniqueConstraint("table_number", "number", name="uq_hands_table_number"),
        sa.UniqueConstraint("id", name="uq_hands_id"),
    )


def _make_lines() -> None:
    op.create_table(
        "hand_seats",
        sa.Column("player", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("hand", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("house", _SERIAL, nullable=False),
        sa.Column("net", sa.BigInteger, nullable=False),
        sa.Column("flags", sa.Integer, nullable=False),
        sa.Column("pot", sa.BigInteger),
        sa.Column("down", sa.Integer),
        sa.Column("up", sa.Integer),
        sa.Column("up_mask", sa.BigInteger),
        sa.Column("deeds", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("player", "ended_at", "hand", name="pk_hand_seats"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "unreckoned",
        sa.Column("hand", _SERIAL, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("hand", name="pk_unreckoned"),
    )
    op.create_table(
        "played",
        sa.Column("player", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("table_number", _SERIAL, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("player", "table_number", name="pk_played"),
        sqlite_with_rowid=False,
    )


def _make_marks() -> None:
    op.create_table(
        "hand_marks",
        sa.Column("player", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("hand", _SERIAL, nullable=False, autoincrement=False),
        sa.Column("starred", sa.Boolean, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "hand", name="pk_hand_marks"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hand_links",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("hand", _SERIAL, nullable=False),
        sa.Column("player", _SERIAL, nullable=False),
        sa.Column("hides_names", sa.Boolean, nullable=False),
        sa.Column("hides_card", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("token", name="pk_hand_links"),
        sa.ForeignKeyConstraint(["hand"], ["hands.serial"], name="fk_hand_links_hand"),
        sa.ForeignKeyConstraint(["player"], ["persons.number"], name="fk_hand_links_player"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_hand_links_hand", "hand_links", ["hand"])


def _make_imports() -> None:
    op.create_table(
        "imports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", _SERIAL, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_imports"),
        sa.ForeignKeyConstraint(["id"], ["tables.id"], name="fk_imports_id"),
        sa.ForeignKeyConstraint(["player"], ["persons.number"], name="fk_imports_player"),
        sqlite_with_rowid=False,
    )


def _fill() -> None:
    for statement in _NUMBERS:
        op.execute(statement)
    _take_hands_over()
    for statement in _LINES:
        op.execute(statement)


_NUMBERS = (
    "INSERT INTO table_names (table_id) SELECT id FROM tables ORDER BY opened_at, id",
    "INSERT INTO persons (id) SELECT DISTINCT player FROM hand_seats_0001 ORDER BY player",
    "INSERT INTO houses (table_number, preset, limit_kind, ante)"
    " SELECT DISTINCT n.number, h.preset, '', 0 FROM hands_0001 h JOIN table_names n ON n.table_id = h.table_id"
    " ORDER BY n.number, h.preset",
)
_LINES = (
    "INSERT INTO hand_seats (player, ended_at, hand, seat, house, net, flags)"
    " SELECT p.number, s.ended_at, h.serial, s.seat, u.number, s.net, s.flags"
    " FROM hand_seats_0001 s JOIN hands h ON h.id = s.hand_id JOIN persons p ON p.id = s.player"
    " JOIN houses u ON u.table_number = h.table_number AND u.preset = h.preset AND u.limit_kind = '' AND u.ante = 0"
    " ORDER BY p.number, s.ended_at, h.serial",
    "INSERT INTO played (player, table_number) SELECT DISTINCT s.player, h.table_number"
    " FROM hand_seats s JOIN hands h ON h.serial = s.hand",
    "INSERT INTO unreckoned (hand) SELECT serial FROM hands",
)


def _take_hands_over() -> None:
    """Copy the hands in the order of their ends, each with its seats beside it."""
    connection = op.get_bind()
    old = sa.text(
        "SELECT h.id, n.number, h.number, h.ended_at, h.preset, h.format, h.body, h.secret, h.checksum"
        " FROM hands_0001 h JOIN table_names n ON n.table_id = h.table_id ORDER BY h.ended_at, h.id"
    )
    seats = sa.text(
        "SELECT s.seat, p.number, s.net, s.flags, s.known_mask FROM hand_seats_0001 s JOIN persons p ON p.id = s.player"
        " WHERE s.hand_id = :hand ORDER BY s.seat"
    )
    new = sa.text(
        "INSERT INTO hands (id, table_number, number, ended_at, preset, format, seats, body, secret, checksum)"
        " VALUES (:id, :table_number, :number, :ended_at, :preset, :format, :seats, :body, :secret, :checksum)"
    )
    names = ("id", "table_number", "number", "ended_at", "preset", "format", "body", "secret", "checksum")
    for group in connection.execute(old, execution_options={"yield_per": _AT_ONCE}).partitions():
        rows = [dict(zip(names, each, strict=True)) for each in group]
        for row in rows:
            found = [tuple(seat) for seat in connection.execute(seats, {"hand": row["id"]})]
            row["seats"] = msgspec.msgpack.encode(found)
        connection.execute(new, rows)
