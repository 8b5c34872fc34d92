"""The room in numbers for Prometheus, on a port of their own that only this machine reaches. Names nobody, no table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from americana.room.readings import EDGES, Histogram, Readings

LOOPBACK = "127.0.0.1"
_PATIENCE = 5.0


class RoomCollector(Collector):
    """Reads the room when it is asked; `read` is called on whatever thread asks."""

    def __init__(self, read: Callable[[], tuple[Readings, int]]) -> None:
        self._read = read

    def describe(self) -> Iterable[Metric]:
        """Promise nothing beforehand, so that registering reads nothing."""
        return ()

    def collect(self) -> Iterable[Metric]:
        """Give every number."""
        now, sockets = self._read()
        counted = now.counted
        yield _gauge("tables", "Live tables.", now.tables)
        yield _gauge("tables_playing", "Tables with a hand in play.", now.playing)
        yield _gauge("tables_frozen", "Tables that stand still after a fault.", now.frozen)
        yield _gauge("sockets", "Open sockets.", sockets)
        yield _gauge("viewers", "Viewers of tables.", now.viewers)
        yield _gauge("minds_waiting", "Decisions that wait for a thinking worker.", now.waiting)
        yield _counter("actions", "Orders of players that were done.", counted.actions)
        yield _counter("refusals", "Asks that were refused.", counted.refusals)
        yield _counter("hands", "Hands that were finished.", counted.hands)
        yield _counter("resealed", "Cuts that were given up because somebody stayed silent.", counted.resealed)
        yield _counter("queue_drops", "Viewers that were closed for being too slow.", counted.drops)
        yield _counter("bot_thoughts", "Decisions that bots made in time.", now.thought)
        yield _counter("bot_fallbacks", "Decisions that a stand-in made for a bot.", now.fallbacks)
        yield _counter("bot_restarts", "Thinking workers that were lost and replaced.", now.restarts)
        yield _histogram("append_seconds", "From asking the store to the row on the disk.", counted.appended)
        yield _histogram("action_durable_seconds", "From an action's arrival to its row on the disk.", counted.durable)
        yield _histogram("action_published_seconds", "From an action's arrival to every queue.", counted.published)


@dataclass(frozen=True, slots=True)
class MetricsServer:
    """A small server in a thread of its own."""

    server: WSGIServer
    thread: threading.Thread

    @classmethod
    def start(cls, port: int, read: Callable[[], tuple[Readings, int]]) -> MetricsServer:
        """Serve the numbers, read on the running event loop; port 0 takes a free one.

        Raises `OSError` when the port is taken.
        """
        loop = asyncio.get_running_loop()
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        registry.register(RoomCollector(lambda: _on_loop(loop, read)))
        return cls(*start_http_server(port, addr=LOOPBACK, registry=registry))

    @property
    def port(self) -> int:
        """The port that it listens at."""
        return self.server.server_port

    def stop(self) -> None:
        """Stop serving; call it on another thread than the event loop's, on which numbers may still be read."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


def _on_loop(loop: asyncio.AbstractEventLoop, read: Callable[[], tuple[Readings, int]]) -> tuple[Readings, int]:
    """Read on the loop's thread, where nothing changes meanwhile."""

    async def reading() -> tuple[Readings, int]:
        return read()

    return asyncio.run_coroutine_threadsafe(reading(), loop).result(_PATIENCE)


def _gauge(name: str, about: str, value: int) -> Metric:
    return GaugeMetricFamily(f"americana_{name}", about, value=value)


def _counter(name: str, about: str, value: int) -> Metric:
    return CounterMetricFamily(f"americana_{name}", about, value=value)


def _histogram(name: str, about: str, took: Histogram) -> Metric:
    buckets = [(str(edge), float(took.below(edge))) for edge in EDGES] + [("+Inf", float(took.count))]
    return HistogramMetricFamily(f"americana_{name}", about, buckets=buckets, sum_value=took.total)
