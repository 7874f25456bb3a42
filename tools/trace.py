"""Plays the same games every time and prints a digest of everything that was asked, allowed, answered and told."""

import sys
from hashlib import sha256

import lantern
from lantern.engine import Dice, actor, apply, legal, others, pick
from lantern.engine.actions import CHANCE, OVER
from lantern.engine.events import Event
from lantern.record import digest
from tools.fuzz import setup_of
from tools.mixed_play import choose


def trace(seed: int) -> str:
    """Play one game, some of it well, and return a digest of its whole course."""
    total = sha256()
    events: list[Event] = []
    s = setup_of(seed).table(events)
    dice = Dice(seed)
    while (who := actor(s)) != OVER:
        answers = legal(s)
        extra = others(s)
        if who == CHANCE:
            answer = pick(s, dice)
        elif seed % 25 == 0:
            answer = choose(s, dice, 10)
        else:
            every = answers + extra if seed % 3 == 0 else answers
            answer = every[dice.below(len(every))]
        total.update(repr((who, answers, extra, answer, s.events)).encode())
        events.clear()
        apply(s, answer)
        total.update(digest(s).encode())
    return total.hexdigest()[:16]


def main() -> int:
    """Trace as many games as asked."""
    print("compiled" if lantern.COMPILED else "plain")
    for seed in range(int(sys.argv[1])):
        print(trace(seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
