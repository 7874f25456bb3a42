"""What docs/learning.md shows runs as it stands there."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "learning.md"
BLOCKS = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=["gymnasium", "pettingzoo", "openspiel"])
def test_a_block_of_code_runs(block: str) -> None:
    exec(compile(block, str(DOCS), "exec"), {})
