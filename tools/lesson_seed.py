"""Find the luck of a lesson: the first seed with which every step of its script comes true.

python -m tools.lesson_seed first-steps
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice

import msgspec

from lantern.learn import NAMES, LessonError, load, rehearse

MOST = 5_000  # seeds tried; what the dice show is one of eleven results


def fitting(name: str) -> Iterator[str]:
    """Yield the seeds with which a lesson can be played, in the order they are tried."""
    script = load(name)
    for number in count(1):
        seed = f"{name} {number}"
        try:
            rehearse(name, msgspec.structs.replace(script, seed=seed))
        except LessonError as error:
            if number == MOST:
                raise SystemExit(f"no seed among {MOST} fits; with the last one: {error}") from error
        else:
            yield seed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=NAMES)
    parser.add_argument("--seeds", type=int, default=1, help="how many to find")
    chosen = parser.parse_args()
    for found in islice(fitting(chosen.name), chosen.seeds):
        print(f'seed = "{found}"')
