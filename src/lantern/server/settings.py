"""What can be set about a server."""

from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from lantern.server.store import default_path

LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """How a server behaves; seconds and counts for one address or one connection."""

    data: Path
    host: str = "127.0.0.1"
    delay: float = 0.6  # before each answer of a computer player
    idle: float = 600.0  # until a table nobody uses leaves the memory
    hello: float = 10.0  # within which a connection must say who it is
    body: float = 10.0  # within which the head of a request must have come, and its body
    messages: float = 200.0  # a second on one connection; more have to wait
    requests: float = 50.0  # a second from one address; more are refused
    connections: int = 64  # from one address
    trust_loopback: bool = True  # this machine itself has no limits of its own
    key: str = field(default="", repr=False)  # of this machine, for listing and opening its games; empty: nobody may
    behind_proxy: bool = False  # a proxy on this machine brings people from elsewhere, and says who they are

    @property
    def local(self) -> bool:
        """Whether this server is for this machine only."""
        return is_loopback(self.host) and not self.behind_proxy

    @classmethod
    def default(cls) -> "Settings":
        """Return what is set when nobody says anything."""
        return cls(default_path())


def is_loopback(host: str) -> bool:
    """Tell whether an address is this machine itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
