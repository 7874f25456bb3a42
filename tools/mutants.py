"""Changes the rules in small ways with mutmut and tells how many changes the tests notice, module by module."""

import argparse
import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MODULES: Final = ("movement", "cards", "tokens")
WANTED: Final = 85  # per cent


def results() -> dict[str, str]:
    """Read what mutmut has noted of each mutant: its name and killed, survived, timeout or no tests."""
    done = subprocess.run(
        [sys.executable, "-m", "mutmut", "results", "--all", "true"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(re.findall(r"^\s*(\S+__mutmut_\d+): (.+)$", done.stdout, re.MULTILINE))


def module_of(mutant: str) -> str:
    """Name the module of a mutant."""
    return mutant.split(".")[2]


def tally(found: dict[str, str]) -> dict[str, Counter[str]]:
    """Count the results of each module."""
    counts: dict[str, Counter[str]] = {module: Counter() for module in MODULES}
    for mutant, outcome in found.items():
        counts[module_of(mutant)][outcome] += 1
    return counts


def killed(counts: Counter[str]) -> float:
    """Return how many per cent of the mutants were noticed; one that runs forever is noticed too."""
    return 100 * (counts["killed"] + counts["timeout"]) / max(1, counts.total())


def main() -> int:
    """Run mutmut unless told not to, and print the share of each module."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only-results", action="store_true", help="do not run, only count what was found before")
    parser.add_argument("--survivors", action="store_true", help="name the mutants that no test noticed")
    options = parser.parse_args()
    if not options.only_results:
        subprocess.run([sys.executable, "-m", "mutmut", "run", "--max-children", "2"], cwd=ROOT, check=True)
    found = results()
    shares = {module: round(killed(counts), 1) for module, counts in tally(found).items()}
    if options.survivors:
        print("\n".join(sorted(mutant for mutant, outcome in found.items() if outcome not in ("killed", "timeout"))))
    print(json.dumps({"mutants": len(found), "killed per cent": shares}))
    return 0 if min(shares.values()) >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
