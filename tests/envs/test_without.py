"""Nothing of the base install needs the learning libraries."""

import subprocess
import sys

import pytest

LIBRARIES = ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel")


def run(script: str, *without: str) -> str:
    """Run a script where some modules are not installed."""
    missing = f"import sys\nfor name in {without!r}: sys.modules[name] = None\n"
    done = subprocess.run([sys.executable, "-c", missing + script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_package_and_its_fields_can_be_imported_without_them() -> None:
    assert run("import lantern.envs, lantern.envs.fields, lantern.envs.floor; print('fine')", *LIBRARIES) == "fine\n"


def test_the_rest_of_lantern_does_not_import_them() -> None:
    script = (
        f"import lantern.cli, lantern.server, lantern.explain; print([n for n in {LIBRARIES!r} if n in sys.modules])"
    )
    assert run(script) == "[]\n"


@pytest.mark.parametrize("module", ["gym", "zoo"])
def test_an_environment_without_its_library_says_what_is_missing(module: str) -> None:
    script = f"try: import lantern.envs.{module}\nexcept ModuleNotFoundError as missing: print(missing)"
    assert "gymnasium" in run(script, "gymnasium")


def test_importing_twice_registers_once() -> None:
    script = "import importlib, lantern.envs, gymnasium\nimportlib.reload(lantern.envs)\n"
    assert (
        run(script + "print([name for name in gymnasium.registry if 'lantern' in name])") == "['lantern/Freedom-v1']\n"
    )
