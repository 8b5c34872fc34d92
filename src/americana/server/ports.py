"""Where the server listens, and the addresses by which it is reached. Knows no request."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
from dataclasses import dataclass

from americana.errors import AmericanaError
from americana.server.hosts import is_loopback

_BACKLOG = 2048


class NoPort(AmericanaError):
    """The server cannot listen where it was told to."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """What to type into a browser: here, and on another machine of the same network."""

    here: str
    friends: tuple[str, ...] = ()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there.

    Raises `NoPort`: `port_taken`, `port_forbidden`, `no_such_address`.
    """
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise NoPort("no_such_address", f"this machine has no address {host}", host=host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(place)
        listening.listen(_BACKLOG)
        listening.setblocking(False)
    except OSError as error:
        listening.close()
        raise _why_not(error, host, port) from None
    return listening


def addresses(host: str, port: int, public_url: str | None) -> Addresses:
    """Return the addresses of a server that listens there."""
    if is_loopback(host):
        return Addresses(public_url or _url(host, port))
    here = _url("127.0.0.1" if _is_any(host) else host, port)
    if public_url is not None:
        return Addresses(here, (public_url,))
    return Addresses(here, tuple(_url(one, port) for one in (own_addresses() if _is_any(host) else [host])))


def own_addresses() -> list[str]:
    """Return this machine's addresses in its network, the one it speaks from first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as speaking:
        speaking.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
        found.append(speaking.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(place[0]) for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if not ipaddress.ip_address(one).is_loopback]


def _why_not(error: OSError, host: str, port: int) -> NoPort:
    if error.errno == errno.EADDRINUSE:
        return NoPort(
            "port_taken", f"port {port} is taken: choose another with --port", port=str(port), other=str(port + 1)
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return NoPort(
            "port_forbidden", f"this user may not listen at port {port}: choose one above 1023", port=str(port)
        )
    return NoPort("no_such_address", f"this machine has no address {host}", host=host)


def _is_any(host: str) -> bool:
    return host in ("", "0.0.0.0", "::")


def _url(host: str, port: int) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"
