"""The terminal: a game against bots, the rules, ranks, replays, counts."""

from __future__ import annotations

import signal
import sys


def main() -> None:
    """Run the command; Ctrl-C while its parts are still being loaded ends the process at once, without a word."""
    is_heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_heeded:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from americana.cli.app import main as run

    try:
        if is_heeded:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        run()
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]
