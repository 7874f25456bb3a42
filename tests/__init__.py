"""The tests of Lantern."""

import pytest

import lantern

plain = pytest.mark.skipif(lantern.COMPILED, reason="puts something else in the place of what is compiled")
