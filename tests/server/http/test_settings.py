"""Settings come from flags, environment and file, in this order, and what cannot be used is said in a sentence."""

from dataclasses import fields
from pathlib import Path

import pytest

from lantern.cli import main
from lantern.server.settings import Settings, SettingsError, chosen, described
from lantern.server.store import LONGEST, store_of
from lantern.server.store.engine import CONNECTIONS


def test_a_flag_counts_before_the_environment_before_the_file_before_the_default(tmp_path: Path) -> None:
    file = tmp_path / "lantern.toml"
    file.write_text('port = 1\nhost = "::1"\ncontact = "file"\nkeep-talk-days = 30\n', encoding="utf-8")
    environment = {"LANTERN_PORT": "2", "LANTERN_CONTACT": "environment", "LANTERN_HOME": "is no setting"}
    found = chosen({"port": "3", "contact": None}, environment, file)
    assert (found.port, found.contact, found.host, found.keep_talk_days) == (3, "environment", "::1", 30.0)
    assert found.listeners == Settings().listeners


def test_every_field_is_a_setting_with_a_help_text_a_flag_and_a_variable(capsys: pytest.CaptureFixture[str]) -> None:
    assert [each.name for each in described()] == [each.name for each in fields(Settings)]
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    for each in described():
        assert each.about
        assert each.flag in shown
        assert each.variable in shown


def test_values_are_read_as_their_types(tmp_path: Path) -> None:
    file = tmp_path / "lantern.toml"
    file.write_text('trust-proxy = ["10.0.0.0/8", "::1"]\nnotices = true\n', encoding="utf-8")
    found = chosen({"limit_loopback": True}, {"LANTERN_OPEN_METRICS": "false", "LANTERN_COMPUTER_DELAY": "0"}, file)
    assert found.trust_proxy == ("10.0.0.0/8", "::1")
    assert (found.notices, found.limit_loopback, found.open_metrics, found.computer_delay) == (True, True, False, 0.0)
    assert chosen({"trust_proxy": "10.1.2.3, 10.1.2.4"}, {}).trust_proxy == ("10.1.2.3", "10.1.2.4")


def test_secrets_come_from_files_and_are_not_shown(tmp_path: Path) -> None:
    (tmp_path / "url").write_text("postgresql://lantern:word@db/lantern\n", encoding="utf-8")
    (tmp_path / "key").write_text("k" * 43 + "\n", encoding="utf-8")
    environment = {"LANTERN_STORE_FILE": f"{tmp_path}/url", "LANTERN_OPERATOR_KEY_FILE": f"{tmp_path}/key"}
    found = chosen({}, environment)
    assert (found.store, found.operator_key, found.postgres) == (
        "postgresql://lantern:word@db/lantern",
        "k" * 43,
        True,
    )
    assert "k" * 43 not in repr(found)
    assert "word" not in repr(found)


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"port": "many"}, "port: This cannot be read: expected a whole number, got text"),
        ({"port": "70000"}, "port: 70000 is not a port"),
        ({"listeners": "-1"}, "listeners: -1 is not possible"),
        ({"notices": "perhaps"}, "notices: This cannot be read: expected true or false, got text"),
        ({"log_level": "loud"}, "log-level: This cannot be read: unknown: 'loud'"),
        ({"trust_proxy": "10.0.0.1/8"}, "trust-proxy: 10.0.0.1/8 has host bits set"),
        ({"operator_key": "short"}, "at least 32 characters"),
        ({"public_url": "lantern.example"}, "is no address"),
        ({"store_file": "/nowhere/at/all"}, "No such file"),
    ],
)
def test_what_cannot_be_used_is_named(flags: dict[str, str], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        chosen(flags, {})


@pytest.mark.parametrize(("text", "sentence"), [("prot = 1", "no setting prot"), ("port =", "Invalid value")])
def test_a_file_with_a_slip_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "lantern.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SettingsError, match=sentence):
        chosen({}, {}, tmp_path / "lantern.toml")
    with pytest.raises(SettingsError, match="No such file"):
        chosen({}, {}, tmp_path / "none.toml")


def test_a_bad_setting_ends_with_a_sentence_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", "--listeners", "some"]) == 2
    assert capsys.readouterr().err == "lantern: listeners: This cannot be read: expected a whole number, got text.\n"


def test_a_store_gets_the_deadline_and_the_connections_that_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[object, ...]] = []
    monkeypatch.setattr("lantern.server.store.SqliteStore", lambda *given: made.append(given))
    monkeypatch.setattr("lantern.server.store.postgres.PostgresStore", lambda *given: made.append(given))
    address = "postgresql://db/lantern"
    store_of(Settings(store="x.db", store_within=2.5))
    store_of(Settings(store=address, store_within=2.5, store_connections=3))
    store_of(Settings(store=address, store_within=0, store_connections=0))
    assert made == [(Path("x.db"), 2.5), (address, 2.5, 3), (address, LONGEST, CONNECTIONS)]
