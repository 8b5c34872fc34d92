"""Runs axe-core, which the page's own packages bring, on a page as it stands. Knows no page.

It is put in by the debugger and not by a script element, so the page's content security policy stays as it is.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from scripts import web

PROGRAM = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def violations(page: Page) -> list[str]:
    """Say what axe holds against the page: the rule, why, and where."""
    if not page.evaluate("'axe' in window"):
        web.install()
        page.evaluate(PROGRAM.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN)["violations"]
    return [
        f"{rule['id']}: {rule['help']}: {node['html'][:200]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def is_sound(page: Page, what: str) -> None:
    """Axe finds nothing, by day and by night."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = violations(page)
        assert not found, "\n".join((f"{what}, {scheme}:", *found))
