"""Every numbered rule has a test: the anchors of docs/rules.md against the `rule` markers of all tests."""

import ast
import re
from pathlib import Path

from lantern.content.cards import CARDS

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"


def anchors() -> set[str]:
    """Return the rule numbers of the rules page."""
    found: list[str] = re.findall(r'<a id="(R\d[^"]*)"', RULES.read_text(encoding="utf-8"))
    return set(found)


def marked() -> set[str]:
    """Return the rule numbers named by tests, and by the rows of tests about cards."""
    numbers: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="rule")):
                    numbers |= {str(each.value) for each in node.args if isinstance(each, ast.Constant)}
                case ast.Call(func=ast.Name("row"), args=[ast.Constant(card), *_]):
                    numbers.add(f"R12-{card!s}")
                    numbers |= {
                        rule for each in node.keywords if each.arg == "rules" for rule in ast.literal_eval(each.value)
                    }
    return numbers


def rules_only(numbers: set[str]) -> set[str]:
    """Leave out section headings that only gather others."""
    return {each for each in numbers if "." in each or "-" in each or each in {"R3", "R11", "R12", "R13"}}


def test_every_rule_has_a_test() -> None:
    assert sorted(rules_only(anchors()) - marked()) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(marked() - anchors()) == []


def test_every_card_has_its_rule() -> None:
    assert {f"R12-{card.id}" for card in CARDS} <= anchors()
