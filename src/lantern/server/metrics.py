"""What is counted while a server runs, for Prometheus: `/metrics` shows it."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds

ANSWERS: Final = Counter("lantern_answers", "Events stored, by cause", ["cause"], registry=REGISTRY)
ANSWER_SECONDS: Final = Histogram(
    "lantern_answer_seconds", "From a command read to its event stored", buckets=QUICK, registry=REGISTRY
)
REQUESTS: Final = Counter("lantern_requests", "Requests answered, by status", ["status"], registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "lantern_request_seconds", "From a request to the end of its reply", buckets=QUICK, registry=REGISTRY
)
REFUSALS: Final = Counter("lantern_refusals", "Requests and commands refused, by code", ["code"], registry=REGISTRY)
STORE_ERRORS: Final = Counter("lantern_store_errors", "Failed calls of the store", ["operation"], registry=REGISTRY)
MISTAKES: Final = Counter("lantern_mistakes", "Unexpected errors; the log has each of them", registry=REGISTRY)
JOBS: Final = Counter("lantern_jobs", "Jobs that ended, by kind and result", ["kind", "result"], registry=REGISTRY)
NOTICES: Final = Counter("lantern_notices", "Notices sent, by result", ["result"], registry=REGISTRY)
LOOP_LAG: Final = Histogram(
    "lantern_loop_lag_seconds", "How late the event loop runs what is due", buckets=QUICK, registry=REGISTRY
)
LISTENERS: Final = Gauge("lantern_listeners", "Live connections", registry=REGISTRY)
TABLES: Final = Gauge("lantern_tables", "Tables in memory", registry=REGISTRY)
QUEUE_AGE: Final = Gauge("lantern_queue_age_seconds", "Age of the oldest waiting job", registry=REGISTRY)
EXPIRED: Final = Counter("lantern_expired_games", "Games erased because their time was over", registry=REGISTRY)
