"""Worker processes: they end with the server, are replaced by compiled ones, and stand back behind it."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from lantern._build import COMPILING
from lantern.server.jobs.embedded import EmbeddedJobs
from tests.server.jobs.asking import a_job, a_long_review, ask, processes, runs, until

pytestmark = pytest.mark.anyio
SERVER = """
import asyncio
from lantern.server.jobs.embedded import EmbeddedJobs
from tests.server.jobs.asking import a_long_review, ask
from tests.server.jobs.conftest import BOUNDS

async def main():
    jobs = EmbeddedJobs(BOUNDS, 1)
    task = ask(jobs, a_long_review())
    while not jobs.processes.started:
        await asyncio.sleep(0.01)
    await asyncio.sleep(2)
    print(*[each.process.pid for each in jobs.processes.started], flush=True)
    await task

asyncio.run(main())
"""


async def test_a_worker_in_the_middle_of_a_job_ends_with_a_server_that_is_killed() -> None:
    path = os.pathsep.join(filter(None, sys.path))
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    )
    assert server.stdout
    worker = int(await server.stdout.readline())
    assert runs(worker)
    server.kill()
    await server.wait()
    await until(lambda: not runs(worker), 5.0)


async def test_workers_ignore_ctrl_c_and_stand_back_behind_the_server(embedded: EmbeddedJobs, notes: Path) -> None:
    await ask(embedded, a_job("last"))
    (worker,) = processes(notes)
    os.kill(worker, signal.SIGINT)
    await ask(embedded, a_job("last", seat=1))
    assert processes(notes) == [worker, worker]
    assert os.getpriority(os.PRIO_PROCESS, worker) >= os.getpriority(os.PRIO_PROCESS, 0) + 10
    review = ask(embedded, a_long_review())
    await until(lambda: len(embedded.processes.started) == 2)
    await until(
        lambda: any(os.getpriority(os.PRIO_PROCESS, each.process.pid) == 19 for each in embedded.processes.started)
    )
    review.cancel()


async def test_workers_started_before_the_rules_were_compiled_are_replaced(
    embedded: EmbeddedJobs, notes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = tmp_path / "compiled"
    monkeypatch.setenv(COMPILING, str(compiled))
    await ask(embedded, a_job("last"))
    compiled.mkdir()
    await ask(embedded, a_job("last", seat=1))
    old, new = processes(notes)
    assert old != new
    await until(lambda: not runs(old))


async def test_workers_do_not_look_for_modules_in_the_working_folder(
    embedded: EmbeddedJobs, notes: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "msgspec.py").write_text("raise SystemExit('the wrong module')", encoding="ascii")
    monkeypatch.chdir(tmp_path)
    await ask(embedded, a_job("last"))
