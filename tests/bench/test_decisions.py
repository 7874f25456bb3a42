"""Decisions beside a busy server: p99 of both counts, and a target that is missed is named."""

from bench.decisions import Times, late, outcome


def times(slow: float, wait: float) -> Times:
    """Return a hundred decisions, the last two of them slow, and how long people waited."""
    return Times([1.0] * 98 + [slow] * 2, 100, 4800, wait, 40.0)


def test_what_99_of_100_stay_below() -> None:
    assert late([0.5]) == 0.5
    assert late([float(number) for number in range(200)]) == 198.0


def test_ratios_are_rounded_up() -> None:
    assert outcome(times(1.1, 0.0141)).lines[-2:] == ["ratio decision 1.10", "ratio answer 0.29"]


def test_nothing_is_missed_in_time() -> None:
    assert outcome(times(1.2, 0.05)).missed == []


def test_one_slow_decision_in_a_hundred_is_forgiven() -> None:
    found = times(1.0, 0.01)
    assert outcome(found._replace(decisions=[9.0, *found.decisions])).missed == []


def test_late_decisions_and_late_answers_are_missed() -> None:
    assert outcome(times(1.3, 0.01)).missed == ["The ratio decision is 1.30; the target is at most 1.2."]
    assert outcome(times(1.0, 0.06)).missed == ["The ratio answer is 1.20; the target is at most 1."]
