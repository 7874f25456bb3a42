"""Run as a script, it serves one contender to `bench/server.py`, or somebody who plays or watches to `decisions.py`."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio import FIRST_COMPLETED
from collections.abc import Mapping
from typing import Final

import uvloop

from bench.games import BenchGame, CountingGame, LanternGame, PageGame
from bench.load import Load, ServerUnderLoad

PATIENCE: Final = 300.0  # seconds; a server that does not answer any more ends the benchmark


async def obey(load: Load, command: str) -> Mapping[str, object]:
    """Carry out one command of the benchmark."""
    word, *numbers = command.split()
    match word:
        case "prepare":
            return await load.prepare(int(numbers[0]))
        case "play":
            return await load.play(float(numbers[0]))
        case "open":  # tables with one listener each
            return await load.prepare(int(numbers[0]), 1)
        case "steady":
            return await load.steady(float(numbers[0]), float(numbers[1]))
        case "watch":
            return await load.watch(float(numbers[0]), int(numbers[1]), int(numbers[2]), numbers[3])
        case "answer":  # once at every open table
            return await load.play(0.0, len(load.idle))
    raise ValueError(command)


async def serve(load: Load) -> None:
    """Carry out commands until there are no more; meanwhile the connections stay alive."""
    loop = asyncio.get_running_loop()
    load.trouble = loop.create_future()
    while command := await loop.run_in_executor(None, sys.stdin.readline):
        found = asyncio.ensure_future(obey(load, command))
        done, _others = await asyncio.wait({found, load.trouble}, timeout=PATIENCE, return_when=FIRST_COMPLETED)
        if not done:
            raise TimeoutError(f"no end of: {command}")
        print(json.dumps(done.pop().result()), flush=True)


if __name__ == "__main__":
    kinds: dict[str, type[BenchGame]] = {"lantern": LanternGame, "page": PageGame, "boardgameio": CountingGame}
    kinds["floor"] = LanternGame
    uvloop.run(serve(Load(ServerUnderLoad(kinds[sys.argv[1]], [int(port) for port in sys.argv[2:]]))))
