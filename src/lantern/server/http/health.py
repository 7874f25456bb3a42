"""Whether the server is alive, whether it is ready, and its metrics."""

import asyncio
import os
import time
from typing import Final

from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from starlette.datastructures import State
from starlette.responses import Response

from lantern.server.http.endpoint import Call, Endpoint
from lantern.server.http.replies import json
from lantern.server.jobs.base import Jobs
from lantern.server.metrics import LISTENERS, LOOP_LAG, QUEUE_AGE, REGISTRY, STORE_ERRORS, TABLES
from lantern.server.settings import Settings, is_loopback
from lantern.server.store.base import Store, StoreError

WITHIN: Final = 2.0  # seconds; a store that takes longer to write is not ready
EVERY: Final = 0.5  # seconds between two measurements of the event loop


class Readiness(Struct, rename="camel"):
    """Whether this server can do its work, and what is in its way."""

    ready: bool
    store: str = "ok"
    queue: str = "ok"
    disk: str = "ok"


async def alive(_call: Call) -> dict[str, str]:
    """Say that the server runs; a store that is away does not make it restart."""
    return {"status": "ok"}


async def ready(call: Call) -> Response:
    """Say whether games can be saved, jobs get done, and there is room on the disk."""
    found = Readiness(True, await store_state(call.store), queue_state(call), disk_state(call.settings))
    found.ready = (found.store, found.queue, found.disk) == ("ok",) * 3
    return json(found, 200 if found.ready else 503)


async def store_state(store: Store) -> str:
    """Return whether something can be written, within a deadline."""
    try:
        await asyncio.wait_for(store.check(), WITHIN)
    except (StoreError, TimeoutError):
        STORE_ERRORS.labels("check").inc()
        return "The server cannot save just now."
    return "ok"


def queue_state(call: Call) -> str:
    """Return whether jobs are done in time."""
    age = queue_age(call.jobs)
    most = call.settings.ready_queue_age
    return f"A job has been waiting for {age:.0f} seconds." if most and age > most else "ok"


def queue_age(jobs: Jobs) -> float:
    """Return the age of the oldest waiting job."""
    return float(jobs.load()["age"])


def disk_state(settings: Settings) -> str:
    """Return whether there is room for more games, where they are kept in a file."""
    if settings.postgres or not hasattr(os, "statvfs"):
        return "ok"
    try:
        found = os.statvfs(settings.file.parent)
    except OSError:
        return "The folder of the games cannot be reached."
    free = found.f_bavail * found.f_frsize // 1_000_000
    return "ok" if free >= settings.ready_free_megabytes else f"Only {free} MB are free."


async def metrics(call: Call) -> Response:
    """Return the metrics, to this machine, to the operator, or where the settings allow it to everybody."""
    direct = is_loopback(call.address) and not call.settings.trust_proxy
    if not (direct or call.settings.open_metrics):
        call.check_operator()
    LISTENERS.set(call.limits.live)
    TABLES.set(len(call.registry.tables))
    QUEUE_AGE.set(queue_age(call.jobs))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_PLAIN_0_0_4)


async def watch_loop(state: State) -> None:
    """Measure how late the event loop is, as long as the server runs."""
    while not state.stopping:
        due = time.monotonic() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_LAG.observe(max(0.0, time.monotonic() - due))


ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", "Whether the server runs", alive, reply=dict[str, str]),
    Endpoint("GET", "/readyz", "Whether it can save games and think", ready, reply=Readiness),
    Endpoint("GET", "/metrics", "Metrics for Prometheus", metrics, token=True, media=CONTENT_TYPE_PLAIN_0_0_4),
)
