"""Finds a Chromium to test the page with, or gets one. Knows no page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
QUIET = ("--disable-background-networking", "--disable-component-update", "--disable-gpu", "--disable-sync")
REMEDY = "no browser: run `python -m playwright install chromium`, or name one in AMERICANA_BROWSER"
FETCH_SECONDS = 300


class NoBrowser(Exception):
    """There is no browser, and none could be had; says what to do."""


def launch(playwright: Playwright) -> Browser:
    """Start a browser without a window; raises `NoBrowser`."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*QUIET, *(["--no-sandbox"] if is_root else [])]
    return playwright.chromium.launch(executable_path=program(playwright), args=arguments)


def program(playwright: Playwright) -> str:
    """Return the program to start: one that is named, one that is here, or one that is fetched now."""
    if told := os.environ.get("AMERICANA_BROWSER"):
        return told
    own = Path(playwright.chromium.executable_path)
    if found := installed():
        return found
    if own.exists() or (_run(sys.executable, "-m", "playwright", "install", "chromium") and own.exists()):
        return str(own)
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        _run("apt-get", "-qq", "update")
        _run("apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium")
        if found := installed():
            return found
    raise NoBrowser(REMEDY)


def installed() -> str | None:
    """Return a browser of this machine's own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _run(*command: str) -> bool:
    try:
        done = subprocess.run(command, capture_output=True, timeout=FETCH_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
