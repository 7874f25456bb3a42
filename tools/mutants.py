"""Changes the rules in small ways with mutmut and tells how many changes the tests notice, module by module."""

import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MUTANTS: Final = ROOT / "mutants"
MUTMUT: Final = (sys.executable, "-m", "mutmut")
MODULES: Final = ("movement", "cards", "tokens")
WANTED: Final = 95  # per cent
NOTICED: Final = ("killed", "timeout")  # one that runs forever is noticed too
MEMORY: Final = 2 << 30  # bytes: a mutant that fills a list forever fails instead of taking the machine with it
STALLED: Final = 180.0  # seconds without a result; the slowest mutant has a sixth of that
ROUNDS: Final = 3


def results() -> dict[str, str]:
    """Read what mutmut has noted of each mutant: its name and killed, survived, timeout or another word."""
    done = subprocess.run([*MUTMUT, "results", "--all", "true"], cwd=ROOT, capture_output=True, text=True, check=True)
    return dict(re.findall(r"^\s*(\S+__mutmut_\d+): (.+)$", done.stdout, re.MULTILINE))


def last_result() -> float:
    """Return when mutmut last wrote a result down."""
    return max((path.stat().st_mtime for path in MUTANTS.rglob("*.meta")), default=0.0)


def run(children: int, modules: Sequence[str]) -> int:
    """Let mutmut try every mutant without a result; return its exit code, or stop it when it stalls."""
    names = [f"lantern.engine.{module}.*" for module in modules]
    command = [*MUTMUT, "run", "--max-children", str(children), *names]
    process = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
    try:
        begun = time.time()
        while time.time() - max(begun, last_result()) < STALLED:
            try:
                return process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                continue
        return -signal.SIGKILL
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def run_all(children: int, modules: Sequence[str]) -> None:
    """Make the mutants anew and try those of some modules; after a stall go on with those still unchecked."""
    shutil.rmtree(MUTANTS, ignore_errors=True)  # old results would outlive the tests they were made with
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))  # mutmut and every child of it inherit it
    for _round in range(ROUNDS):
        code = run(children, modules)
        if code == 0:
            return
        if code != -signal.SIGKILL:
            raise SystemExit(f"mutmut failed with exit code {code}")
        print(f"\nno result for {STALLED:.0f} seconds; going on with the unchecked mutants", file=sys.stderr)


def tally(found: dict[str, str], modules: Sequence[str]) -> dict[str, Counter[str]]:
    """Count the results of each module."""
    counts: dict[str, Counter[str]] = {module: Counter() for module in modules}
    for mutant, outcome in found.items():
        counts[mutant.split(".")[2]][outcome] += 1
    return counts


def share(counts: Counter[str]) -> float:
    """Return how many per cent of the mutants were noticed; one that was never tried was not."""
    return 100 * sum(counts[outcome] for outcome in NOTICED) / max(1, counts.total())


def report(found: dict[str, str], modules: Sequence[str], survivors: bool) -> int:
    """Print the share of each module, and return 1 if one is below what is wanted."""
    counts = tally(found, modules)
    if survivors:
        print("\n".join(f"{mutant}: {outcome}" for mutant, outcome in sorted(found.items()) if outcome not in NOTICED))
    for module, outcomes in counts.items():
        words = ", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items()))
        print(f"{module}: {share(outcomes):.1f} % of {outcomes.total()} ({words or 'nothing tried'})")
    shares = {module: round(share(outcomes), 1) for module, outcomes in counts.items()}
    print(json.dumps({"mutants": len(found), "killed per cent": shares}))
    return 0 if min(map(share, counts.values())) >= WANTED else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run mutmut unless told not to, and print the share of each module."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=f"{', '.join(MODULES)}; all of them unless told")
    parser.add_argument("--only-results", action="store_true", help="do not run, only count what was found before")
    parser.add_argument("--survivors", action="store_true", help="name the mutants that no test noticed")
    parser.add_argument("--children", type=int, default=2, help="how many mutants to try at a time")
    options = parser.parse_args(arguments)
    modules = options.modules or MODULES
    if not options.only_results:
        run_all(options.children, modules)
    found = {mutant: outcome for mutant, outcome in results().items() if mutant.split(".")[2] in modules}
    return report(found, modules, options.survivors)


if __name__ == "__main__":
    sys.exit(main())
