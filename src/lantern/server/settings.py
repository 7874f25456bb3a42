"""What can be set about a server: by flags, by the environment, by one TOML file, or left as it is here.

Every field of `Settings` with a group and a help text is a setting: `requests_per_address` is the flag
`--requests-per-address`, the variable `LANTERN_REQUESTS_PER_ADDRESS` and the key `requests-per-address` of the file.
A flag counts before the environment, the environment before the file, the file before the default.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from lantern.errors import LanternError
from lantern.server.errors import unreadable

LISTEN: Final = "where it listens and what it keeps"
LIVE: Final = "tables and live connections"
REQUESTS: Final = "limits of requests (an IPv6 network /64 counts as one address)"
NEW: Final = "limits of what visitors may add"
ADVICE: Final = "computer players and advice"
RETENTION: Final = "how long games are kept"
OPERATION: Final = "operation"
POSTGRES: Final = ("postgresql://", "postgres://")
LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")


class SettingsError(LanternError):
    """A setting that cannot be used; the text is one sentence that names it."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server behaves. Times are in seconds unless their name says days; 0 switches a limit off."""

    host: Annotated[str, LISTEN, "the address to listen at"] = "127.0.0.1"
    port: Annotated[int, LISTEN, "a port; if it is taken, the next free one; 0: any free one"] = 8850
    store: Annotated[str, LISTEN, "the file of games, or postgresql://…; empty: beside the saved games"] = field(
        default="", repr=False
    )
    store_file: Annotated[str, LISTEN, "a file that holds the value of --store, such as a database URL"] = ""
    public_url: Annotated[str, LISTEN, "https://… as people type it; other host names are then refused"] = ""
    trust_proxy: Annotated[
        tuple[str, ...], LISTEN, "addresses or networks (CIDR) of proxies whose X-Forwarded-For is believed"
    ] = ()
    contact: Annotated[str, LISTEN, "who runs this site, for the privacy page: a mail or web address"] = ""

    table_idle: Annotated[float, LIVE, "until a table without listeners leaves the memory"] = 600.0
    tables_in_memory: Annotated[int, LIVE, "tables in memory at once"] = 5_000
    listeners: Annotated[int, LIVE, "live connections to this server at once"] = 10_000
    listeners_per_address: Annotated[int, LIVE, "live connections from one address"] = 64
    listeners_per_table: Annotated[int, LIVE, "live connections to one table"] = 200
    hello_within: Annotated[float, LIVE, "within which a live connection must say who it is"] = 10.0
    ping_every: Annotated[float, LIVE, "between two pings to a live connection; it must answer within as long"] = 20.0
    messages_per_second: Annotated[float, LIVE, "messages on one live connection; more have to wait"] = 50.0
    message_bytes: Annotated[int, LIVE, "size of one message"] = 32_000
    live_share: Annotated[float, LIVE, "of one core that each live connection may use over time"] = 0.02
    live_burst: Annotated[float, LIVE, "of such time that may be used at once"] = 0.02
    live_patience: Annotated[float, LIVE, "of wanting more than that share until a connection is cut off"] = 5.0
    talk_per_table: Annotated[int, LIVE, "newest remarks that are kept of the talk at one table"] = 1_000
    events_per_table: Annotated[int, LIVE, "entries in the log of a game until nothing can be taken back"] = 10_000
    unsent_messages: Annotated[int, LIVE, "messages that may wait for a slow listener before it is cut off"] = 256
    unsent_bytes: Annotated[int, LIVE, "bytes that may wait for a slow listener before it is cut off"] = 4_000_000

    request_within: Annotated[float, REQUESTS, "within which the head and the body of a request must arrive"] = 10.0
    reply_within: Annotated[float, REQUESTS, "within which a reply must be ready and read; a review takes 120"] = 180.0
    keep_alive: Annotated[int, REQUESTS, "between two requests on one network connection"] = 30
    request_bytes: Annotated[int, REQUESTS, "size of the body of a request"] = 64_000
    requests_per_address: Annotated[float, REQUESTS, "requests a second from one address"] = 50.0
    requests_per_table: Annotated[float, REQUESTS, "requests a second for one table"] = 200.0
    requests_per_second: Annotated[float, REQUESTS, "requests a second in all"] = 5_000.0
    connections: Annotated[int, REQUESTS, "open network connections in all"] = 12_000
    connections_per_address: Annotated[int, REQUESTS, "open network connections from one address, proxies aside"] = 256
    uploads: Annotated[int, REQUESTS, "bodies of requests that may be arriving at once"] = 500
    uploads_per_address: Annotated[int, REQUESTS, "bodies of requests that may be arriving from one address"] = 16
    limit_loopback: Annotated[bool, REQUESTS, "count this machine like any other (always so behind a proxy)"] = False

    tables_per_day: Annotated[int, NEW, "new tables from one address in 24 hours"] = 200
    records_per_day: Annotated[int, NEW, "imported records from one address in 24 hours"] = 50
    record_bytes: Annotated[int, NEW, "size of an imported record"] = 1_000_000
    new_tables_per_minute: Annotated[int, NEW, "new tables in all, imported ones included"] = 600

    workers: Annotated[int, ADVICE, "processes of this server that think; with PostgreSQL `lantern worker` does"] = 2
    computer_delay: Annotated[float, ADVICE, "before each answer of a computer player"] = 0.6
    advice_per_address: Annotated[int, ADVICE, "hints and chances that one address may wait for at once"] = 4
    reviews_per_address: Annotated[int, ADVICE, "reviews that one address may wait for at once"] = 1
    advice_per_table: Annotated[int, ADVICE, "pieces of advice that may be waited for at one table"] = 8
    advice_waiting: Annotated[int, ADVICE, "pieces of advice that may be waited for in all"] = 32
    notices: Annotated[bool, ADVICE, "offer notices when it is somebody's turn (Web Push, feeds)"] = False
    notice_after: Annotated[float, ADVICE, "that a seat must be away before it gets a notice"] = 120.0

    keep_unfinished_days: Annotated[float, RETENTION, "days after the last visit or answer; 0: for ever"] = 0.0
    keep_finished_days: Annotated[float, RETENTION, "days after the last visit; 0: for ever"] = 0.0
    keep_talk_days: Annotated[float, RETENTION, "days talk and notes are kept after the last visit; 0: for ever"] = 0.0

    operator_key: Annotated[str, OPERATION, "opens /api/admin and /metrics; at least 32 characters"] = field(
        default="", repr=False
    )
    operator_key_file: Annotated[str, OPERATION, "a file that holds the operator's key"] = ""
    open_metrics: Annotated[bool, OPERATION, "show /metrics to everybody who can reach this server"] = False
    log_level: Annotated[Literal["debug", "info", "warning", "error"], OPERATION, "what is logged"] = "warning"
    log_format: Annotated[Literal["console", "json"], OPERATION, "how it is logged"] = "console"
    ready_queue_age: Annotated[float, OPERATION, "a job waits longer: not ready"] = 60.0
    ready_free_megabytes: Annotated[int, OPERATION, "less free disk beside the file of games: not ready"] = 100
    store_within: Annotated[float, OPERATION, "within which the store must answer; what takes longer fails"] = 5.0
    store_connections: Annotated[int, OPERATION, "connections of the store to PostgreSQL"] = 8
    drain: Annotated[float, OPERATION, "that requests may take to finish when the server stops"] = 5.0

    def __post_init__(self) -> None:
        """Check what no type says."""
        for each in described():
            value = getattr(self, each.name)
            if isinstance(value, (int, float)) and not 0 <= value < 10**12:
                raise SettingsError(f"{each.flag[2:]}: {value} is not possible")
        if self.port > 65_535:
            raise SettingsError(f"port: {self.port} is not a port (0 to 65535)")
        if self.operator_key and len(self.operator_key) < 32:
            raise SettingsError("operator-key: a key needs at least 32 characters; `openssl rand -hex 32` makes one")
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise SettingsError(f"public-url: {self.public_url} is no address such as https://lantern.example")
        networks(self.trust_proxy)

    @property
    def postgres(self) -> bool:
        """Whether games are kept in PostgreSQL, where other servers may use them too."""
        return self.store.startswith(POSTGRES)

    @property
    def file(self) -> Path:
        """The file of games, where they are kept in a file."""
        from lantern.saves import home  # only when needed: `lantern --help` does not wait for it

        return Path(self.store) if self.store else home().parent / "tables.db"

    @property
    def site(self) -> bool:
        """Whether this server is part of a site: then a proxy expects it at its port, and nobody counts as at home."""
        return bool(self.trust_proxy or self.public_url or self.postgres)

    @property
    def local(self) -> bool:
        """Whether this server is for this machine only."""
        return is_loopback(self.host) and not self.site


class Setting(NamedTuple):
    """One setting as it is described to people."""

    name: str
    kind: Any
    default: Any
    group: str
    about: str

    @property
    def flag(self) -> str:
        """The flag that sets it."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The variable of the environment that sets it."""
        return "LANTERN_" + self.name.upper()


@cache
def described() -> tuple[Setting, ...]:
    """Return all settings, in the order of their groups."""
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for each in fields(Settings):
        kind, group, about = get_args(hints[each.name])
        found.append(Setting(each.name, kind, each.default, group, about))
    return tuple(found)


def chosen(flags: Mapping[str, Any], environment: Mapping[str, str], config: Path | None = None) -> Settings:
    """Return the settings from flags, environment and file, in this order of precedence."""
    from_file = read_file(config) if config else {}
    values: dict[str, Any] = {}
    for each in described():
        for text in (flags.get(each.name), environment.get(each.variable), from_file.get(each.name)):
            if text is not None:
                values[each.name] = converted(each, text)
                break
    for name in ("store", "operator_key"):
        if values.get(f"{name}_file"):
            values[name] = read_secret(Path(values[f"{name}_file"]))
    return Settings(**values)


def read_file(path: Path) -> dict[str, Any]:
    """Read a TOML file of settings."""
    try:
        with path.open("rb") as file:
            found = {name.replace("-", "_"): value for name, value in tomllib.load(file).items()}
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    unknown = sorted(set(found) - {each.name for each in described()})
    if unknown:
        raise SettingsError(f"{path}: there is no setting {unknown[0].replace('_', '-')}")
    return found


def read_secret(path: Path) -> str:
    """Read the value of a setting from a file of its own."""
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path}: {getattr(error, 'strerror', None) or 'this is not text'}") from error


def converted(setting: Setting, value: Any) -> Any:
    """Return a value from wherever it comes as the type of its setting."""
    if get_origin(setting.kind) is tuple and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, setting.kind, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{setting.flag[2:]}: {unreadable(error)}") from error


def networks(given: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """Return addresses and networks as networks."""
    try:
        return [ip_network(each) for each in given]
    except ValueError as error:
        raise SettingsError(f"trust-proxy: {error}") from error


def is_loopback(host: str) -> bool:
    """Tell whether an address is this machine itself."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
