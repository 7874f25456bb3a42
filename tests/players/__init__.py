"""Tests of how computer players think."""
