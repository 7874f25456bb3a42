"""The files for operators name settings that exist."""

import re
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

from lantern.cli.parser import parser
from lantern.server.settings import chosen, described

yaml: Any = import_module("yaml")  # which has no types
ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_example_of_the_guide_is_a_file_of_settings(tmp_path: Path) -> None:
    example = textwrap.dedent(next(re.finditer(r"(?:^ {7}[a-z-]+ = .*\n)+", GUIDE, re.MULTILINE))[0])
    (tmp_path / "lantern.toml").write_text(example, encoding="utf-8")
    found = chosen({}, {}, tmp_path / "lantern.toml")
    assert (found.public_url, found.trust_proxy, found.keep_talk_days) == (
        "https://lantern.example",
        ("127.0.0.1",),
        30,
    )


def test_the_compose_file_sets_what_can_be_set() -> None:
    services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))["services"]
    known = {each.variable for each in described()}
    for name in ("server-1", "server-2", "worker"):
        assert set(services[name]["environment"]) <= known
        parser().parse_args(services[name]["command"])


def test_the_proxies_of_guide_and_compose_file_hide_the_same() -> None:
    caddy = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    hidden = [re.findall(r"@inside path (.*)", text) for text in (GUIDE, caddy)]
    assert hidden == [["/metrics /readyz"]] * 2  # whether the site is up, anybody may ask


def test_units_guide_and_compose_file_name_flags_and_files_that_exist() -> None:
    units = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "deploy").glob("*.service"))
    flags = {each.flag for each in described()} | {"--no-browser", "--config"}
    for line in re.findall(r"^ExecStart=.*", units, re.MULTILINE):
        assert set(re.findall(r"--[a-z-]+", line)) <= flags
    assert set(re.findall(r"`(--[a-z-]+)", GUIDE)) <= flags
    for path in re.findall(r"deploy/[\w.-]+\.[a-z]+", GUIDE):
        assert (ROOT / path).exists()
