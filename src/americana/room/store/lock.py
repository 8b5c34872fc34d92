"""A lock file beside the room's file, so that two rooms never own one file. Knows the operating system's locks.

The system drops the lock when its holder dies, however it dies. The lock file itself stays: taking it away would let
two rooms hold two files of one name.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from americana.errors import AmericanaError


class FileLock:
    """Held from the moment it is made until `release`.

    Raises an AmericanaError, `data_in_use`, when another room holds it, here or in another program.
    """

    def __init__(self, path: Path) -> None:
        locked = f"{os.path.realpath(path)}.lock"  # one lock for a file, by whatever link it is opened
        self._file = os.open(locked, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            message = f"another room uses {path}: stop it, or give this one a file of its own"
            raise AmericanaError("data_in_use", message, path=str(path)) from error

    def release(self) -> None:
        """Let another room have the file."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
