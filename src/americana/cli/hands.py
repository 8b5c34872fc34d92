"""`americana hands`: a player's finished hands from a room's file: list them, write them to a file, take a file in.

Whatever is heavy is loaded here and not before: the other commands do not need it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING

from americana.cards import FULL_DECK
from americana.cli.files import refused_file
from americana.cli.screen import Screen
from americana.errors import AmericanaError, Unreadable
from americana.say import Voice

if TYPE_CHECKING:
    from americana.room.files import Exporting, Read
    from americana.room.store import Kept, PlayedHand, Reader, Result, Search
    from americana.room.wire.played import LineFault

Progress = Callable[[int], None]
"""Told how many more hands are done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which hands are asked for, as it was typed."""

    player: str | None = None
    table: str | None = None
    since: str | None = None
    until: str | None = None
    rules: str | None = None
    limit: str | None = None
    result: Result | None = None
    pot_from: int | None = None
    pot_to: int | None = None
    showdown: bool | None = None
    starred: bool = False
    cards: str | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """A file that is to be taken in: whose it is here, by which name he played, and whether its good hands will do."""

    player: str | None
    file: Path
    name: str | None
    only_good: bool


def list_hands(screen: Screen, voice: Voice, data: Path, wanted: Wanted, *, most: int, as_json: bool) -> None:
    """Print the newest hands, one a line; raises `AmericanaError` for what cannot be found or read."""
    from americana.room.store import Reader

    with Reader(data) as reader:
        player = player_of(reader, wanted.player)
        found = list(_lines(reader, player, search_of(reader, player, wanted), most))
    if as_json:
        sys.stdout.write(json.dumps([_object(each) for each in found], indent=2) + "\n")
        return
    for each in found:
        screen.say(_line(each))
    screen.say(voice("hands-count", count=len(found)), style="bold")


def export_hands(screen: Screen, voice: Voice, data: Path, wanted: Wanted, to: Path) -> None:
    """Write hands to a file, or to standard output for `-`; nothing is left of a file that is not whole."""
    from americana.room.files import Exporting
    from americana.room.store import Reader

    with Reader(data) as reader:
        player = player_of(reader, wanted.player)
        export = Exporting(reader, player, search_of(reader, player, wanted))
        with progress(voice("hands-exporting"), export.count) as done:
            if str(to) == "-":
                _write(sys.stdout.buffer, export, done)
                return
            with refused_file("no_writing", to), _whole_or_not(to) as file:
                _write(file, export, done)
    screen.say(voice("hands-exported", count=export.count, name=to.name))


def import_hands(screen: Screen, voice: Voice, data: Path, asked: Asked, *, as_json: bool) -> bool:
    """Take a file of hands in, unless something is wrong with it; return whether its hands are there now.

    No room may be running on `data` meanwhile: `AmericanaError`, `data_in_use`.
    """
    from americana.room.store import Reader, players

    with refused_file("no_file", asked.file), asked.file.open("rb"):
        pass
    with Reader(data) as reader:
        player = player_of(reader, asked.player)
        own_name = reader.read(partial(players.names, ids=[player])).get(player, "")
    with progress(voice("hands-importing"), None):
        found, kept = asyncio.run(_take_in(data, asked, player, asked.name or own_name))
    if as_json:
        sys.stdout.write(json.dumps(_report(found, kept), indent=2) + "\n")
        return kept is not None
    for fault in found.faults:
        screen.say(_said(voice, fault))
    if found.faulty > len(found.faults):
        screen.say(voice("hands-faults-more", count=found.faulty - len(found.faults)))
    if kept is None:
        screen.say(voice("hands-nothing-kept", read=found.hands), style="bold")
        return False
    screen.say(voice("hands-imported", kept=kept.kept, known=kept.known), style="bold")
    return True


def player_of(reader: Reader, called: str | None) -> str:
    """Return a player's id by his id or name; the only guest need not be named.

    Raises `AmericanaError`: `no_such_player`, `several_players`, `player_needed`, `no_players`.
    """
    from americana.room.store import players

    found = reader.read(partial(players.called, name=called))
    if len(found) == 1:
        return found[0]
    if called is None and not found:
        raise AmericanaError("no_players", "nobody has played in this room yet")
    if called is None:
        known = reader.read(partial(players.names, ids=found))
        choices = ", ".join(dict.fromkeys(known[one] for one in found[:10]))
        raise AmericanaError("player_needed", f"say whose hands with --player: {choices}", choices=choices)
    if not found:
        raise AmericanaError("no_such_player", f"nobody here is called {called[:40]!r}", called=called[:40])
    choices = ", ".join(found[:10])
    raise AmericanaError("several_players", f"several are called so: {choices}", called=called[:40], choices=choices)


def moment(day: str) -> int:
    """Return the beginning of a day of UTC in microseconds.

    >>> moment("1970-01-02")
    86400000000

    Raises `Unreadable` with the code `bad_day`.
    """
    try:
        return (datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC) - _EPOCH) // timedelta(microseconds=1)
    except ValueError:
        raise Unreadable("bad_day", "a day is written as 2026-11-30", text=day[:20]) from None


@contextlib.contextmanager
def progress(what: str, total: int | None) -> Iterator[Progress]:
    """Show on a terminal's standard error how far a file is."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda count: bar.advance(task, count)


def search_of(reader: Reader, player: str, wanted: Wanted) -> Search:
    """Return what is asked for as a search; raises `Unreadable` (`bad_day`, or what is wrong with the cards)."""
    from americana.room.card_search import card_search
    from americana.room.clock import DAY
    from americana.room.store import Search, history

    table = wanted.table
    for played in reader.read(partial(history.tables_of, player=player)) if table else ():
        if played.name == table:
            table = played.table
    return Search(
        table=table,
        since=None if wanted.since is None else moment(wanted.since),
        until=None if wanted.until is None else moment(wanted.until) + DAY,
        preset=wanted.rules,
        limit=wanted.limit,
        result=wanted.result,
        pot_from=wanted.pot_from,
        pot_to=wanted.pot_to,
        showdown=wanted.showdown,
        starred=wanted.starred,
        cards=None if wanted.cards is None else card_search(wanted.cards),
    )


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def _lines(reader: Reader, player: str, search: Search, most: int) -> Iterator[PlayedHand]:
    from americana.room.store import history

    before = None
    while most > 0:
        page = reader.read(partial(history.page_of, player=player, search=search, before=before, limit=min(most, 100)))
        yield from page.hands
        most, before = most - len(page.hands), page.before
        if before is None:
            return


def _line(hand: PlayedHand) -> str:
    when = _EPOCH + timedelta(microseconds=hand.ended_at)
    star = " *" if hand.starred else ""
    return f"{when:%Y-%m-%d %H:%M}  {hand.table_name}  {_cards(hand)}  {hand.net:+}{star}"


def _cards(hand: PlayedHand) -> str:
    down = "??" if hand.down is None else str(FULL_DECK[hand.down])
    return f"{down}/{''.join(str(FULL_DECK[card]) for card in hand.up)}"


def _object(hand: PlayedHand) -> dict[str, object]:
    kept = ("hand", "ended_at", "table", "table_name", "number", "seat", "preset", "limit", "ante", "net", "pot")
    return {
        **{name: getattr(hand, name) for name in kept},
        "cards": _cards(hand),
        **{name: getattr(hand, name) for name in ("starred", "note", "is_imported")},
    }


async def _take_in(data: Path, asked: Asked, player: str, name: str) -> tuple[Read, Kept | None]:
    from americana.room.clock import WallClock
    from americana.room.files import Read, read_file, record_of_import
    from americana.room.store import Store

    now = WallClock().now()
    store = await Store.open(data)
    try:
        pieces = read_file(asked.file, player, name, now, only_good=asked.only_good)
        found = next(pieces)
        assert isinstance(found, Read)
        if found.faulty and not asked.only_good:
            return found, None
        folds = (fold for group in pieces if not isinstance(group, Read) for fold in group)
        return found, await store.keep_imported(record_of_import(player, asked.file.name, now, found), folds)
    finally:
        await store.close()


def _report(found: Read, kept: Kept | None) -> dict[str, object]:
    return {
        "read": found.hands,
        "kept": 0 if kept is None else kept.kept,
        "known": 0 if kept is None else kept.known,
        "faulty": found.faulty,
        "faults": [{"line": one.line, "hand": one.hand, "code": one.code, "facts": one.facts} for one in found.faults],
    }


def _said(voice: Voice, fault: LineFault) -> str:
    what = voice.error(AmericanaError(fault.code, fault.code, **fault.facts))
    if "file" in fault.facts:
        return voice("hands-fault-file", file=str(fault.facts["file"]), line=fault.line, what=what)
    if fault.hand is None:
        return voice("hands-fault-line", line=fault.line, what=what)
    return voice("hands-fault", line=fault.line, number=fault.hand, what=what)


def _write(file: IO[bytes], export: Exporting, done: Progress) -> None:
    for count, text in export.pieces():
        file.write(text)
        done(count)
    file.flush()


@contextlib.contextmanager
def _whole_or_not(path: Path) -> Iterator[IO[bytes]]:
    """Give a file beside the one that is wanted, which takes its place once it is whole."""
    made, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.")
    try:
        with os.fdopen(made, "wb") as file:
            yield file
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
