"""`americana serve`: says where the room is to be found, and shows it in a browser where there is one.

Whatever is heavy is loaded here and not before: the other commands do not need it.
"""

from __future__ import annotations

import io
import os
import re
import sys
import threading
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

from americana.cli.screen import Screen
from americana.errors import Unreadable
from americana.say import Voice


def serve_room(
    screen: Screen,
    voice: Voice,
    *,
    host: str,
    port: int,
    data: Path | None,
    public_url: str | None,
    browser: bool,
    metrics_port: int | None,
) -> None:
    """Serve a room until Ctrl-C.

    Raises `Unreadable` (`bad_port`, `bad_public_url`), and whatever `americana.server.serve` does.
    """
    for number in (port, metrics_port or 0):
        if not 0 <= number <= 65_535:
            raise Unreadable("bad_port", "a port is a number from 0 to 65535", most="65535")
    public = None if public_url is None else checked_url(public_url)
    path = data or default_file()

    from americana.server.ports import Addresses
    from americana.server.serve import Options, serve

    def opened(at: Addresses) -> None:
        screen.say(voice("serve-open", address=at.here))
        if at.friends:
            screen.say(voice("serve-friends", addresses=at.friends))
            show_code(screen, at.friends[0])
        screen.say(voice("serve-file", path=str(path)))
        screen.say(voice("serve-stop"))
        sys.stdout.flush()
        if browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(at.here,), daemon=True).start()

    def closing(seconds: int) -> None:
        screen.say(voice("serve-closing", seconds=seconds))
        sys.stdout.flush()

    options = Options(data=path, host=host, port=port, public_url=public, metrics_port=metrics_port)
    serve(options, opened, closing=closing)
    screen.say(voice("serve-closed"))


_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|[0-9a-f:.]+")
"""A host's name in the letters that browsers send, or an address in figures."""


def default_file() -> Path:
    """Return where the room's file lies unless somebody says otherwise."""
    from platformdirs import user_data_path

    return user_data_path("americana", appauthor=False) / "room.sqlite"


def checked_url(url: str) -> str:
    """Return a public address without a path.

    >>> checked_url("https://cards.example/")
    'https://cards.example'

    Raises `Unreadable` with the code `bad_public_url`.
    """
    try:
        parts = urlsplit(url)
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        is_one = is_one and not parts.query and not parts.fragment and (parts.port is None or parts.port > 0)
        is_one = is_one and parts.username is None and _NAME.fullmatch(parts.hostname or "") is not None
        is_one = is_one and url.isprintable()
    except ValueError:
        is_one = False
    if not is_one:
        raise Unreadable("bad_public_url", "a public address is written as https://name", text=url[:100])
    return url.rstrip("/")


def show_code(screen: Screen, address: str) -> None:
    """Draw a QR code of an address, for a telephone to read."""
    if screen.plain:
        return
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    sys.stdout.write(drawn.getvalue())


def has_browser() -> bool:
    """Whether somebody sits here who would see a browser open."""
    if not sys.stdout.isatty() or "CI" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
