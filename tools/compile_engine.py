"""Compiles the rules with mypyc into build/compiled, away from the sources; does nothing when that is up to date.

Exit status: 0 compiled, up to date or no compiler here; 1 the compilation failed (build/compile.log says why).
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, cast

from lantern import _build

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILERS: Final = ("cc", "gcc", "clang")
NO_COMPILER: Final = "No C compiler or no Python headers here: the rules run in plain Python, which is slower."


def compiler() -> str | None:
    """Return a C compiler that can read Python's headers, because either may be missing."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return next((command for command in (configured, *COMPILERS) if command and _reads_headers(command)), None)


def _reads_headers(command: str) -> bool:
    check = [*shlex.split(command), "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(check, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def translator() -> str:
    """Return which mypyc this is, because another one makes other code; empty when there is none."""
    try:
        return f"mypy {version('mypy')}"
    except PackageNotFoundError:
        return ""


def fresh(package: Path) -> bool:
    """Tell whether the compiled engine fits both the sources and the compiler."""
    return _build.stamp(_build.home(str(package))) == [_build.digest(str(package)), translator()]


def compile_engine(package: Path, log: Path, command: str) -> bool:
    """Build the package's rules in a scratch directory and put the outcome where `lantern` looks for it."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="lantern-") as scratch:
        copied = _copy_sources(package, Path(scratch))
        if not _build_in(Path(scratch), log, command):
            return False
        _install(Path(scratch) / "out", Path(_build.home(str(package))), _build.digest(str(copied)))
    return True


def _copy_sources(package: Path, scratch: Path) -> Path:
    """Copy all of the package, because what is compiled uses types of what is not."""
    copied = scratch / package.name
    shutil.copytree(package, copied, ignore=shutil.ignore_patterns("page", "__pycache__"))
    return copied


def _build_in(scratch: Path, log: Path, command: str) -> bool:
    """Run mypyc in a process of its own: it changes directories, prints much and may exit."""
    itself = [sys.executable, str(Path(__file__).resolve()), "--inside"]
    with log.open("wb") as output:
        environment = {**os.environ, "CC": command}
        done = subprocess.run(itself, cwd=scratch, env=environment, stdout=output, stderr=output, check=False)
    return done.returncode == 0


def build_here() -> None:
    """Compile the copied sources in the current directory into `out`."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    modules = [f"lantern/{path}" for path in _build.sources("lantern")]
    made = mypycify(["--config-file=", "--strict", *modules], opt_level="3", debug_level="0")
    extensions = cast("list[Extension]", made)  # mypyc takes setuptools when it is there
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-error")  # another compiler warns of other things
        if sys.platform == "linux":  # where any function might be replaced at run time, so none would be inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    setup(
        name="lantern-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--build-lib=out", "--build-temp=temporary"],
    )


def _install(built: Path, home: Path, digest: str) -> None:
    """Swap the new build in as a whole; the stamp is part of it, so a torn copy is never taken for a build."""
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=home.parent) as beside:
        staged = Path(beside) / home.name
        shutil.copytree(built, staged)
        (staged / _build.STAMP).write_text(f"{digest}\n{translator()}\n", encoding="ascii")
        if home.exists():
            home.rename(Path(beside) / "old")
        staged.rename(home)


def run(package: Path, *, force: bool) -> int:
    """Compile if that is possible and needed, say in one line what came of it, and return the exit status."""
    if fresh(package) and not force:
        return 0
    command = compiler()
    if command is None:
        print(NO_COMPILER)
        return 0
    if not translator():
        print("mypy is not installed, so the rules cannot be compiled; `make compile` installs it.", file=sys.stderr)
        return 1
    log = package.parents[1] / "build" / "compile.log"
    print("Compiling the rules (about two minutes, once after each change) ...", flush=True)
    began = time.monotonic()
    if not compile_engine(package, log, command):
        print("Compiling the rules failed; build/compile.log says why.", file=sys.stderr)
        return 1
    print(f"Compiled the rules in {time.monotonic() - began:.0f} s.")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--force", action="store_true", help="compile even when up to date")
    parser.add_argument("--probe", action="store_true", help="only tell by the exit status whether one could compile")
    parser.add_argument("--package", type=Path, default=ROOT / "src" / "lantern", help=argparse.SUPPRESS)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.inside:
        build_here()
        return 0
    if options.probe:
        return 0 if compiler() else 1
    return run(options.package, force=options.force)


if __name__ == "__main__":
    sys.exit(main())
