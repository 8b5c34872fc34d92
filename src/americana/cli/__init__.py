"""The terminal: a game against bots, the rules, ranks, replays, counts."""

from __future__ import annotations

import signal


def main() -> None:
    """Run the command; Ctrl-C while its parts are still being loaded ends the process at once, without a word."""
    is_heeded = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_heeded:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from americana.cli.app import main as run

    if is_heeded:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    run()


__all__ = ["main"]
