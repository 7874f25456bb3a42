"""While games cannot be saved, everybody is told so, nothing is lost, and all goes on by itself afterwards."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.server.playing import Json, Running, bearer, running, wait_until
from tests.server.sockets import connect_to
from tests.server.test_leaving import held

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there can files of another process be bounded")


@contextmanager
def full(server: Running) -> Iterator[None]:
    """Let the processes of a server write nothing more to any file, as if the disk were full."""
    import resource

    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text(encoding="ascii")
    before = {int(pid): resource.prlimit(int(pid), resource.RLIMIT_FSIZE) for pid in children.split()}
    assert before
    for pid, (_soft, hard) in before.items():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        for pid, limit in before.items():
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


def disk_full(server: Running, _data: Path) -> AbstractContextManager[None]:
    return full(server)


def locked(_server: Running, data: Path) -> AbstractContextManager[None]:
    return held(data)


def health(server: Running) -> int:
    return httpx2.get(f"http://{server.address}/healthz", timeout=20).status_code


@pytest.mark.parametrize(
    "fails", [pytest.param(disk_full, marks=on_linux), pytest.param(locked, marks=pytest.mark.long)]
)
def test_an_answer_that_cannot_be_saved_is_refused_and_can_be_given_again(
    tmp_path: Path, fails: Callable[[Running, Path], AbstractContextManager[None]]
) -> None:
    data = tmp_path / "tables.db"
    with running(data) as server:
        made: Json = httpx2.post(f"http://{server.address}/api/tables", json={"players": 2}).json()
        with connect_to(server.address, made["id"]) as player:
            scene = player.hello(*made["seats"])["scene"]
            answer = scene["question"]["options"][0]["answer"]
            with fails(server, data):
                player.answer(scene, answer, "k")
                refused = player.until("refused")
                assert (refused["code"], refused["key"]) == ("not-saved", "k")
                assert health(server) == 503
                new = httpx2.post(f"http://{server.address}/api/tables", json={"players": 2}, timeout=20)
                assert (new.status_code, new.json()["code"]) == (503, "not-saved")
            wait_until(lambda: health(server) == 200)
            player.answer(scene, answer, "k")
            assert player.until("accepted")["position"] == scene["position"]
        server.kill()
    with running(data) as again:
        here = httpx2.get(f"http://{again.address}/api/tables/{made['id']}", headers=bearer(made["host"])).json()
        assert here["scene"]["position"] > scene["position"]


@on_linux
def test_a_computer_player_goes_on_once_games_can_be_saved_again(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        new = {"players": 1, "seats": [{"by": "computer:random"}]}
        made: Json = httpx2.post(f"http://{server.address}/api/tables", json=new).json()
        path = f"http://{server.address}/api/tables/{made['id']}"

        def position() -> int:
            found: int = httpx2.get(path, headers=bearer(made["host"]), timeout=20).json()["scene"]["position"]
            return found

        with full(server):
            wait_until(lambda: health(server) == 503)
            before = position()
        wait_until(lambda: position() > before)
