"""By which names this server may be called, and whether a request comes from its own pages.

A page of another site can make a browser send requests here, and can point its own name at this address; both are
recognised by the names in the request's headers.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

_LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_DEFAULT_PORTS = {"http": 80, "https": 443}
_HOST = re.compile(r"(?:\[(?P<figures>[^\]]*)\]|(?P<name>[^\[\]:,]*))(?::[0-9]*)?")


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names of this server; `takes_addresses` says that any address in figures will do, as in a home network.

    >>> hosts = Hosts.of("127.0.0.1", "https://cards.example")
    >>> [hosts.knows(host) for host in ("localhost:8000", "[::1]:8000", "cards.example", "localhost:80, evil.example")]
    [True, True, True, False]
    >>> [hosts.knows(host) for host in ("evil.example", "192.168.0.7")]
    [False, False]
    """

    names: frozenset[str]
    takes_addresses: bool = False
    public: str | None = None

    @classmethod
    def of(cls, bound: str, public_url: str | None = None) -> Hosts:
        """Return the names of a server that listens at `bound`.

        When others can reach it, any address in figures will do: no stranger can point those at this machine.
        """
        is_open = not is_loopback(bound)
        names = set(_LOOPBACK)
        if is_open:
            own = socket.gethostname().lower()
            names |= {bound.lower(), own, f"{own}.local"}
        public = None if public_url is None else urlsplit(public_url)
        if public is not None and public.hostname:
            names.add(public.hostname)
        return cls(frozenset(names), is_open, None if public is None else _place(public.scheme, public.netloc))

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = _name(host)
        return name in self.names or (self.takes_addresses and _is_address(name))

    def is_own_page(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from a page of this server, or from no browser at all.

        >>> hosts = Hosts.of("127.0.0.1")
        >>> hosts.is_own_page({"host": "localhost:8000", "origin": "http://localhost:8000"})
        True
        >>> hosts.is_own_page({"host": "localhost:8000", "origin": "http://localhost:9000"})
        False
        >>> hosts.is_own_page({"host": "localhost:8000", "sec-fetch-site": "cross-site"})
        False
        """
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        try:
            from_page = urlsplit(origin)
            came_from = _place(from_page.scheme, from_page.netloc)
        except ValueError:
            return False
        return bool(from_page.netloc) and came_from in (self.public, _place(from_page.scheme, headers.get("host", "")))


def is_loopback(host: str) -> bool:
    """Whether an address to listen at reaches this machine only."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address that limits are counted for: of IPv6, the network that one household has.

    >>> address_of(("2001:db8:1:2:3:4:5:6", 9)), address_of(("::ffff:10.0.0.7", 9)), address_of(None)
    ('2001:db8:1:2::/64', '10.0.0.7', '')
    """
    if client is None:
        return ""
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped) if mapped is not None else str(ipaddress.ip_network((address, 64), strict=False))


def _name(host: str) -> str:
    """Return the name in a `Host` header, without a port; of anything else, as of two such headers, nothing."""
    found = _HOST.fullmatch(host)
    return "" if found is None else (found["figures"] or found["name"] or "").lower()


def _place(scheme: str, netloc: str) -> str:
    """Return name and port, the port written out."""
    default = _DEFAULT_PORTS.get(scheme, 0)
    has_port = ":" in netloc.rpartition("]")[2]
    return netloc.lower() if has_port else f"{netloc.lower()}:{default}"


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
