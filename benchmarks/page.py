"""The page on a slow telephone: `scripts/bench page`, or `python -m benchmarks.page` from the root.

`americana serve` as anybody starts it, and a Chromium that is made slow by its own means: a processor four times
slower, 1.6 Mbit/s and 150 ms to the server, nothing kept from before. *Bytes* are those of scripts and styles as they
come over the wire. *Usable* is when the first table of the lobby can be clicked and nothing has kept the page busy for
50 ms since; *shift* is the layout shift of the browser's own reckoning while a hand is played. *A frame drawn* is the
time from the arrival of a table's frame until script, style and layout are done with it, six seats taken, on the
processor as it is.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.results import machine, put
from tests.e2e.browsers import launch
from tests.e2e.measures import DRAWS, PLAYS, SHIFTS, USABLE, first_load
from tests.e2e.rooms import House, served
from tests.e2e.visitor import Visitor

SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
FRAMES = 150
MOST_SECONDS = 240
TABLE = "Odesa"


@dataclass(frozen=True)
class Opened:
    """A first visit: bytes, requests, and milliseconds until the first contentful paint and until it can be used."""

    script_and_style: int
    everything: int
    requests: int
    painted: float
    usable: float


def open_slowly(browser: Browser, house: House) -> Opened:
    """Open the lobby for the first time, on a slow telephone."""
    visitor = Visitor(browser, house.address, viewport={"width": 390, "height": 780}, has_touch=True)
    page = visitor.page
    line = visitor.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(USABLE)
    page.goto(house.address)
    page.wait_for_timeout(4000)  # whoever asks the page meanwhile whether it is ready keeps it busy
    times = page.evaluate("window.americanaTimes()")
    load = first_load(page)
    visitor.context.close()
    assert not visitor.faults, visitor.faults
    return Opened(load.script_and_style, load.everything, load.requests, times["painted"], times["usable"])


def draw(browser: Browser, house: House) -> tuple[list[float], float]:
    """Play, and return how long each frame took to draw, and the layout shift of all of it."""
    visitor = Visitor(browser, house.address)
    page = visitor.page
    page.add_init_script(DRAWS)
    page.add_init_script(SHIFTS)
    page.add_init_script(PLAYS)
    visitor.visit(TABLE)
    visitor.sit()
    while len(visitor.frames("table")) < FRAMES:
        page.wait_for_timeout(1000)
    drawn: list[float] = page.evaluate("window.americanaDraws")
    shift: float = page.evaluate("window.americanaShifts.reduce((sum, each) => sum + each.value, 0)")
    visitor.context.close()
    return drawn, shift


def report(opened: Sequence[Opened], drawn: Sequence[float], shift: float, version: str) -> str:
    """Return the part of the results."""
    scripts, all_bytes = _median(o.script_and_style for o in opened), _median(o.everything for o in opened)
    painted, usable = _median(o.painted for o in opened), _median(o.usable for o in opened)
    quantiles = statistics.quantiles(drawn, n=100)
    assert __doc__ is not None
    about = "\n".join(__doc__.splitlines()[2:]).strip()
    return f"""# The page

{about}

{machine(version)}. `scripts/bench page`: medians of {len(opened)} first visits; {len(drawn)} frames.

| what | measured | aim |
|---|--:|--:|
| script and style, gzip | {scripts / 1000:.1f} kB | ≤ 80 kB |
| all of the first visit | {all_bytes / 1000:.1f} kB in {opened[0].requests} requests | |
| first contentful paint | {painted:.0f} ms | |
| usable | {usable:.0f} ms | < 1,000 ms |
| layout shift | {shift:.3f} | 0 |
| a frame drawn, p50 · p95 · p99 | {quantiles[49]:.1f} · {quantiles[94]:.1f} · {quantiles[98]:.1f} ms | p95 < 4 ms |
"""


def _median(values: Iterable[float]) -> float:
    return statistics.median(values)


def main() -> int:
    """Measure and write it down."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--visits", type=int, default=5)
    asked.add_argument("--print", action="store_true", help="write nothing down")
    told = asked.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "room.sqlite") as house,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        opened = [open_slowly(browser, house) for _ in range(told.visits)]
        drawn, shift = draw(browser, house)
        text = report(opened, drawn, shift, f"Chromium {browser.version}")
        browser.close()
    print(text)
    if not told.print:
        put(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
