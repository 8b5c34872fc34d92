#!/usr/bin/env python3
"""Runs the project from a bare checkout, with any Python 3.9 or newer and nothing else installed.

    python3 run.py              the room, in your browser  = uv run --no-dev americana
    python3 run.py test …       the tests                  = uv run pytest …
    python3 run.py WORD …       any other command          = uv run --no-dev americana WORD …
    python3 run.py --uv …       uv itself, for scripts/    = uv …

It takes the `uv` on the PATH, else puts one of its own into .boot with pip; uv does the rest (a Python that is new
enough, the environment in .venv, the pinned packages). Standard library only.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BOOT = ROOT / ".boot"
UV = "0.13.9"  # the one fetched; a uv that is there already may be as old as OLDEST, the first with UV_SYSTEM_CERTS
OLDEST = (0, 11)
EXE = ".exe" if os.name == "nt" else ""


def main() -> int:
    """Hand over to uv."""
    task, *rest = sys.argv[1:] or [""]
    uv, env = find_uv(), environment()
    if task == "--uv":
        command = [uv, *rest]
    elif task == "test":
        os.chdir(ROOT)  # pytest's paths start here; the game's (a file to replay) where the user stands
        command = [uv, "run", "pytest", *rest]
    else:
        command = [uv, "run", "--no-dev", "--project", str(ROOT), "americana", *sys.argv[1:]]
    if os.name == "posix":
        os.execve(uv, command, env)  # signals reach the game itself
    return subprocess.run(command, env=env, check=False).returncode


def environment() -> dict[str, str]:
    """This process's variables, mended where uv would stumble over them."""
    env = dict(os.environ)
    env.setdefault("UV_SYSTEM_CERTS", "1")
    env.pop("VIRTUAL_ENV", None)  # somebody else's: uv would warn on every call
    home = env.get("HOME", "")
    if os.name == "posix" and not (os.path.isabs(home) and os.access(home, os.W_OK)):
        env.setdefault("UV_CACHE_DIR", str(BOOT / "cache"))
    if sys.version_info >= (3, 11) and not (ROOT / ".venv").exists():
        env.setdefault("UV_PYTHON", sys.executable)  # no need to look for another, or to fetch one
    return env


def find_uv() -> str:
    """A uv that works: the one on the PATH, the one fetched before, or a new one."""
    found = shutil.which("uv")
    if found and is_new_enough(found):
        return found
    own = BOOT / f"uv-{UV}{EXE}"
    if not own.is_file():
        fetch_uv(own)
    return str(own)


def is_new_enough(uv: str) -> bool:
    """Whether this program starts (a shim may not) and says a version that will do."""
    try:
        said = subprocess.run([uv, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.match(r"uv (\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def fetch_uv(own: Path) -> None:
    """Let pip unpack uv aside, and keep its one file."""
    BOOT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BOOT) as aside:
        python = python_with_pip(aside)
        print(f"run.py: fetching uv {UV} into {BOOT} (once)", file=sys.stderr, flush=True)
        # --prefix: not a venv, which Debian splits off, and not --user, which PEP 668 forbids
        command = [python, "-m", "pip", "install", "--quiet", "--prefix", aside, "--ignore-installed", "--no-deps"]
        pip = run(*command, "--only-binary=:all:", f"uv=={UV}")
        if pip.returncode:
            lines = pip.stderr.splitlines() or ["nothing"]
            errors = [line for line in lines if line.startswith("ERROR:")]
            fail(f"pip could not fetch uv {UV}; is this machine online? pip says: {(errors or lines)[-1]}")
        os.replace(next(path for path in Path(aside).rglob(f"uv{EXE}") if path.is_file()), own)


def python_with_pip(aside: str) -> str:
    """The Python at hand if it has pip, else a venv of it with the pip that it can unpack."""
    if importlib.util.find_spec("pip"):
        return sys.executable
    python = Path(aside, "Scripts" if os.name == "nt" else "bin", f"python{EXE}")
    if importlib.util.find_spec("ensurepip") is None or run(sys.executable, "-m", "venv", aside).returncode:
        fail("neither uv nor pip is here; install one of them, e.g. `apt install python3-pip` or `brew install uv`")
    return str(python)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run pip or venv, whatever the user's own settings for them are."""
    env = {name: value for name, value in os.environ.items() if name not in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT")}
    env.update(PIP_BREAK_SYSTEM_PACKAGES="1", PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0", PIP_NO_INPUT="1")
    env.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
    env.setdefault("PIP_RETRIES", "2")
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def fail(reason: str) -> None:
    """Stop with one line."""
    sys.exit(f"run.py: {reason}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:
        fail(str(error))
