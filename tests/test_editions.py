"""Editions: a game carries its numbers, and owners of the box can write their own in one small file."""

import re

import pytest

from lantern import Game, Position, editions
from lantern.editions import FIRST, NEWEST, EditionError, content_of, find
from lantern.engine.edition import STANDARD
from lantern.engine.flow import weights
from lantern.odds import odds
from lantern.record import Setup, digest, read, write

OWN = """
name = "My box"
source = "box"          # read off the cards
[victory.normal.2]
freed = 11
lost = 14
[market]
sizes.9 = 5
[plantation.west]
light = 3
[stack.support]
price = 9
[money]
start = 12
[die]
faces = [-1, -1, -2, 1, 2, 3]
"""


def played(edition: str, seed: str = "7") -> Game:
    """Play a game for two to its end."""
    game = Game(2, seed=seed, edition=edition)
    while not game.over:
        game.play(game.legal[-1])
    return game


def test_the_numbers_of_a_file_are_played_with() -> None:
    s = Game(2, seed="7", edition=OWN).table
    assert (s.goal, s.lost_limit, s.people[33], s.money) == (11, 14, 3, [12, 12])
    assert s.edition.token_prices[0] == 9
    assert s.edition.market_sizes[8] == 5
    assert STANDARD.market_sizes[8] != 5
    assert s.edition.name == "My box"


def test_a_record_contains_the_numbers_of_its_edition() -> None:
    game = played(OWN)
    text = game.save()
    assert 'edition name = "My box"' in text
    assert Game.read(text).position == game.position
    assert write(read(text)) == text


def test_a_record_of_the_first_edition_names_none() -> None:
    assert "edition" not in played(FIRST).save()
    assert Setup(2).edition == FIRST


def test_a_position_knows_its_edition() -> None:
    game = played(OWN)
    again = Position.parse(str(game.position))
    assert digest(again.table) == digest(game.table)
    assert again.table.edition.text == game.table.edition.text


def test_dice_show_what_the_edition_says() -> None:
    game = Game(1, roles=["agent"], edition=OWN, companion=True)
    while game.legal[0].kind != "roll":
        game.play(game.legal[0])
    shown = {str(answer): weight for answer, weight in zip(game.legal, weights(game.table), strict=True)}
    assert shown["roll walking"] == 6
    assert shown["roll blue west 1"] == 2
    assert "roll blue west 3" not in shown
    assert sum(shown.values()) == 36
    assert odds(game.table).arrival != odds(Game(1, roles=["agent"], seed="1").table).arrival


def test_built_in_editions_never_change() -> None:
    """Records rely on it. Other numbers are another edition with another name."""
    told = {name: editions.fingerprint(edition) for name, edition in editions.BUILT_IN.items()}
    assert told.items() >= {"standard-1": "628d63ab"}.items()


def test_an_edition_has_one_form() -> None:
    text = find(OWN).text
    assert find(text).text == text
    assert content_of(text) == content_of(OWN)
    assert text.splitlines()[:3] == ['name = "My box"', f'based-on = "{NEWEST}"', 'source = "box"']


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("name = ", "this is no edition"),
        ("[market]\nsizes.1 = 3", "needs a name"),
        ('name = "standard-1"', "built-in"),
        ('name = "a#b"', "needs a name"),
        ('name = "A"\nbased-on = "b"', "no edition 'b'"),
        ('name = "A"\nsource = "hearsay"', "no source 'hearsay'"),
        ('name = "A"\ncolour = 3', "there is no number 'colour'"),
        ('name = "A"\n[market]\nsizes = [1, 2]', "cannot become [1, 2]"),
        ('name = "A"\n[market]\nsizes.19 = 1', "only 18 numbers"),
        ('name = "A"\n[market]\nsizes.1 = 0', "impossible: market card 1: 0 people"),
        ('name = "A"\n[victory.normal.5]\nfreed = 1', "one to 4 players"),
        ('name = "A"\n[plantation.north]\nlight = 1', "'north' is not one of"),
        ('name = "A"\n[plantation.west]\nlight = 9', "impossible"),
        ('name = "A"\n[plantation.west]\nlight = true', "cannot become"),
        ('name = "A"\n[die]\nfaces = [-1, -2, -3, 1, 2, 7]', "impossible: die"),
        ('name = "A"\n[money]\nstart = -1', "impossible"),
        ("x" * 9000, "at most 8192 characters"),
    ],
)
def test_what_is_wrong_with_an_edition_is_said(text: str, why: str) -> None:
    with pytest.raises(EditionError, match=re.escape(why)):
        find(text)
