"""What those see who run a room: logs without a secret, numbers without a name."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from americana.cards import Card
from americana.room.readings import Counts, Readings
from americana.server.logs import set_up_logs
from americana.server.metrics import MetricsServer
from tests.room.servers import greet, play_hands, serving


@pytest.fixture
def quiet_after() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("quiet_after")
def test_a_log_line_is_json_and_hides_cards_tokens_and_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(pretty=False)
    log = logging.getLogger("americana.test")
    log.info("dealt %s to seat %d", Card("A", "s"), 2)
    log.info("seeds %s", [b"seed", {"k": Card("K", "d")}])
    log.info("token " + "0f" * 32)
    log.info("%(who)s has %(what)s", {"who": "seat 1", "what": Card("Q", "h")})
    try:
        raise ValueError("a fault with " + "ab" * 32)
    except ValueError:
        log.exception("it failed")
    written = capsys.readouterr().err
    said = [json.loads(line) for line in written.splitlines()]
    assert [line["event"] for line in said] == [
        "dealt (hidden) to seat 2",
        "seeds ['(hidden)', {'k': '(hidden)'}]",
        "token (hidden)",
        "seat 1 has (hidden)",
        "it failed",
    ]
    assert "ValueError" in said[-1]["exception"]
    assert "abab" not in written
    assert {line["level"] for line in said} == {"info", "error"}


@pytest.mark.usefixtures("quiet_after")
def test_a_terminal_gets_lines_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(pretty=True)
    logging.getLogger("americana.test").warning("the deck is %s", b"secret")
    written = capsys.readouterr().err
    assert "the deck is (hidden)" in written
    assert not written.startswith("{")


@pytest.mark.usefixtures("quiet_after")
@pytest.mark.parametrize("pretty", [False, True])
def test_a_fault_is_told_by_kind_and_place_and_not_in_its_own_words(
    pretty: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    def deal(card: str) -> None:
        try:
            raise KeyError(card)
        except KeyError as error:
            raise RuntimeError(f"no seat for {card}") from error

    set_up_logs(pretty=pretty)
    try:
        deal(str(Card("A", "s")))
    except RuntimeError:
        logging.getLogger("americana.test").exception("it failed")
    written = capsys.readouterr().err
    assert all(word in written for word in ("it failed", "KeyError", "RuntimeError", "in deal"))
    assert "As" not in written


def test_numbers_are_served_on_loopback_without_names_of_anybody(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(tmp_path) as server, server.browser() as client:
            await client.post("/api/guest", json={"name": "Anna"})
            metrics = MetricsServer.start(0, lambda: (server.room.readings(), len(server.sockets)))
            try:
                async with server.socket(client=client) as wire:
                    await greet(wire)
                    await play_hands(wire, 1)
                    async with httpx.AsyncClient() as asking:
                        text = (await asking.get(f"http://127.0.0.1:{metrics.port}/metrics")).text
            finally:
                await asyncio.to_thread(metrics.stop)
            values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("americana_"))
            assert float(values["americana_tables"]) == 1
            assert float(values["americana_sockets"]) == 1
            assert float(values["americana_hands_total"]) >= 1
            assert float(values["americana_actions_total"]) >= 1
            assert float(values["americana_action_durable_seconds_count"]) >= 1
            assert float(values["americana_append_seconds_sum"]) > 0
            assert {name.partition("{")[2].partition("=")[0] for name in values} <= {"", "le"}
            assert server.table not in text
            assert "Anna" not in text
            assert "process_resident_memory_bytes" in text

    asyncio.run(watch())


def test_a_histogram_counts_each_time_in_its_bucket() -> None:
    async def read() -> str:
        counted = Counts()
        for seconds in (0.0005, 0.004, 0.04, 9.0):
            counted.appended.observe(seconds)
        metrics = MetricsServer.start(0, lambda: (Readings(counted=counted), 0))
        try:
            async with httpx.AsyncClient() as client:
                return (await client.get(f"http://127.0.0.1:{metrics.port}/metrics")).text
        finally:
            await asyncio.to_thread(metrics.stop)

    text = asyncio.run(read())
    for edge, count in (("0.001", 1), ("0.005", 2), ("0.05", 3), ("5.0", 3), ("+Inf", 4)):
        assert f'americana_append_seconds_bucket{{le="{edge}"}} {float(count)}' in text
