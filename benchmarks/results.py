"""Where results go: a part of `results.md` for each benchmark, and the words about the machine that they share."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")


def put(text: str, file: Path = RESULTS) -> None:
    """Write a part, which begins with a `# heading`, in the place of the one with the same heading, else at the end."""
    heading = text.partition("\n")[0]
    found = file.read_text("utf-8") if file.exists() else ""
    parts = {part.partition("\n")[0]: f"# {part.strip()}\n" for part in ("\n" + found).split("\n# ")[1:]}
    parts[heading.removeprefix("# ")] = text
    file.write_text("\n".join(parts.values()), "utf-8")


def machine(*versions: str) -> str:
    """Return the day, the versions and the processor."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return ", ".join([f"{datetime.now(UTC):%Y-%m-%d}", python, *versions, processor()])


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
