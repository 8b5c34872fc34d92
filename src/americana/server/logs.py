"""The log: one JSON object a line on standard error, or lines to read in a terminal. Never a card, a token or a seed.

Who logs need not think of it: values that may hold a secret are replaced here, and so is any text as long as one. Of an
exception its kind and its way are told, never its words and what its variables held.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from traceback import format_tb

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from americana.cards import Card
from americana.engine.hand import Hand, State, View
from americana.room.live.state import LiveState
from americana.table import Table

_SECRET = (Card, Hand, View, State, Table, LiveState, bytes, bytearray, memoryview)
_LONG_HEX = re.compile(r"[0-9a-fA-F]{64,}")
HIDDEN = "(hidden)"


def set_up_logs(*, pretty: bool | None = None) -> None:
    """Send what is logged to standard error; `pretty` is for a terminal, None looks whether it is one.

    In a terminal warnings are enough: the command itself says there what the room does.
    """
    if pretty is None:
        pretty = sys.stderr.isatty()
    level = logging.WARNING if pretty else logging.INFO
    before: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: Processor = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer(sort_keys=True)
    write_out: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, name_fault, hide, last]
    to_stderr = logging.StreamHandler()
    to_stderr.addFilter(hide_arguments)
    to_stderr.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=write_out))
    logging.basicConfig(level=level, handlers=[to_stderr], force=True)
    for name in ("uvicorn", "uvicorn.error", "asyncio", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def name_fault(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:  # noqa: ARG001
    """Put the kind of an exception and where it came along, causes last, in its place: its words may name a card."""
    _, error, _ = event.pop("exc_info", None) or (None, None, None)
    told: list[str] = []
    while error is not None:
        told += [f"{type(error).__name__}\n", *format_tb(error.__traceback__)]
        error = error.__cause__ or error.__context__
    return {**event, "exception": "".join(told)} if told else event


def hide(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:  # noqa: ARG001
    """Replace whatever may hold a secret.

    >>> hide(None, "info", {"event": "dealt", "card": Card("A", "s"), "seats": [1, 2]})
    {'event': 'dealt', 'card': '(hidden)', 'seats': [1, 2]}
    """
    return {name: hidden(value) for name, value in event.items()}


def hide_arguments(record: logging.LogRecord) -> bool:
    """Do the same for the arguments of a record before they are put into its sentence."""
    if isinstance(record.args, tuple):
        record.args = tuple([hidden(argument) for argument in record.args])
    elif record.args:
        record.args = {name: hidden(value) for name, value in record.args.items()}
    return True


def hidden(value: object) -> object:
    """Return a value fit for the log.

    >>> hidden({"a": (1, b"seed")}), hidden("token " + "0f" * 32)
    ({'a': [1, '(hidden)']}, 'token (hidden)')
    """
    if isinstance(value, _SECRET):
        return HIDDEN
    if isinstance(value, str):
        return _LONG_HEX.sub(HIDDEN, value)
    if isinstance(value, Mapping):
        return {name: hidden(one) for name, one in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [hidden(one) for one in value]
    return value
