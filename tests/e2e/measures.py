"""What a browser measures of a page by itself, for the tests and for the benchmark: scripts to run before the page."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

SHIFTS = """window.americanaShifts = [];
new PerformanceObserver((list) => {
  for (const each of list.getEntries())
    if (!each.hadRecentInput)
      window.americanaShifts.push({
        value: each.value,
        of: each.sources.map(({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML)?.slice(0, 160) ?? "?"),
      });
}).observe({ type: "layout-shift", buffered: true });"""
"""Keeps every layout shift that no input explains, with what moved."""

USABLE = """(() => {
  let busyUntil = 0;
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) busyUntil = Math.max(busyUntil, each.startTime + each.duration);
  }).observe({ type: "longtask", buffered: true });
  let shown = 0;
  const look = () => {
    if (document.querySelector('a[href^="/table/"]')) shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.americanaTimes = () => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    usable: Math.max(shown, busyUntil),
  });
})();"""
"""Notes when the lobby shows its first table and nothing long runs any more; in the first four seconds."""

DRAWS = """window.americanaDraws = [];
{
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(heard) {
      const timed = heard && ((event) => {
        const began = performance.now();
        heard(event);
        if (!event.data.startsWith('{"is":"table"')) return;
        const { port1, port2 } = new MessageChannel(); // after all that the frame has set going at once
        port1.onmessage = () => {
          document.body.getBoundingClientRect(); // style and layout, now and not later
          window.americanaDraws.push(performance.now() - began);
        };
        port2.postMessage(null);
      });
      set.call(this, timed);
    },
  });
}"""
"""Times every frame of a table from its arrival until script, style and layout are done with it."""

PLAYS = """setInterval(
  () => document.querySelector('button[aria-keyshortcuts="C"]:not([aria-disabled="true"])')?.click(), 400);"""
"""Clicks the cheapest button whenever there is one; whoever looks for it from outside would be measured too."""

_LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""


class Load(NamedTuple):
    """A visit in bytes as they came over the wire, without headers, and in requests."""

    script_and_style: int
    everything: int
    requests: int


def first_load(page: Page) -> Load:
    """Return what a page has loaded so far; what is fetched when there is nothing to do counts once it is asked for."""
    loaded: list[tuple[str, int]] = page.evaluate(_LOADED)
    ours = [size for name, size in loaded if name.endswith((".js", ".css"))]
    return Load(sum(ours), sum(size for _, size in loaded), len(loaded))
