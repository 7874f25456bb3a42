"""Whoever changes a table holds its latch; the others wait their turn."""

import asyncio

from lantern.server.latch import Latch


def test_it_is_taken_at_once_where_it_is_free() -> None:
    latch = Latch()
    assert latch.take()
    assert latch.locked()
    assert not latch.take()
    latch.release()
    assert not latch.locked()


def test_those_who_wait_get_it_one_after_the_other_and_nobody_overtakes_them() -> None:
    async def play() -> list[str]:
        latch, order = Latch(), list[str]()

        async def use(name: str) -> None:
            async with latch:
                order.append(f"{name} begins")
                await asyncio.sleep(0)
                order.append(f"{name} ends")

        assert latch.take()
        tasks = [asyncio.ensure_future(use(name)) for name in ("one", "two")]
        await asyncio.sleep(0)
        latch.release()
        assert not latch.take()
        await asyncio.gather(*tasks)
        assert not latch.locked()
        return order

    assert asyncio.run(play()) == ["one begins", "one ends", "two begins", "two ends"]


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def play() -> None:
        latch = Latch()

        async def use() -> None:
            async with latch:
                pass

        for handed_over in (False, True):  # before it gives up
            assert latch.take()
            one, two = asyncio.ensure_future(use()), asyncio.ensure_future(use())
            await asyncio.sleep(0)
            if handed_over:
                latch.release()
            one.cancel()
            if not handed_over:
                latch.release()
            await asyncio.wait_for(two, 1)
            assert one.cancelled() or handed_over
            assert not latch.locked()

    asyncio.run(play())
