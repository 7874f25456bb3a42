"""Who answers for chance: a seed, always with the same luck, or nobody but the people at a real table."""

from hashlib import blake2b
from typing import Final, Protocol

from lantern.engine.actions import answer, meaning
from lantern.engine.decks import CARD_COUNT, deck_size
from lantern.engine.flow import legal, weights
from lantern.engine.state import State
from lantern.engine.tokens import opposition_cards, opposition_count


class Luck(Protocol):
    """Answers the questions that no player answers."""

    def answer(self, s: State) -> int:
        """Return one of the legal answers."""


def number(seed: str, purpose: str) -> int:
    """Return a large number that depends on the seed and on what it is for, and on nothing else."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}".encode(), digest_size=8).digest())


class Seeded:
    """Same seed, same luck: every answer comes from the seed, which die or deck it is, and how many came before.

    Two teams on one seed meet the same dice in the same round and the same order of cards, whatever they do.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self._ranks: dict[str, dict[int, int]] = {}  # purpose -> thing -> its place in the seed's order, once known
        self._deals: dict[tuple[int, int, int], list[int]] = {}

    def _rank(self, purpose: str, things: list[int]) -> dict[int, int]:
        """Return numbers for things at least, by which the seed orders them for this purpose."""
        ranks = self._ranks.setdefault(purpose, {})
        for thing in things:
            if thing not in ranks:
                ranks[thing] = number(self.seed, f"{purpose}/{thing}")
        return ranks

    def order(self, purpose: str, things: list[int]) -> list[int]:
        """Return things in the seed's order for this purpose."""
        return sorted(things, key=self._rank(purpose, things).__getitem__)

    def _first(self, purpose: str, things: list[int]) -> int:
        """Return what comes first in the seed's order for this purpose."""
        ranks = self._rank(purpose, things)
        first, lowest = things[0], ranks[things[0]]
        for thing in things:  # compiled, this is far quicker than `min` with a key
            rank = ranks[thing]
            if rank < lowest:
                first, lowest = thing, rank
        return first

    def answer(self, s: State) -> int:
        """Return what the dice show or which card comes."""
        answers = legal(s)
        kind = meaning(answers[0]).kind
        if kind == "lead":
            return answers[number(self.seed, "lead") % len(answers)]
        if kind in ("role", "market"):
            return self._first(kind, answers)
        if kind == "draw":
            return self._card(s, answers)
        return self._pick(s, answers, f"dice {s.round}")

    def _card(self, s: State, answers: list[int]) -> int:
        """Return the top card of the deck as this seed has shuffled it.

        The opposition cards in the deck are those the seed has dealt there. Where a person has answered for chance
        before, what has been seen may no longer fit that deal; then every card is as likely as at a real table.
        """
        dealt = [answer("draw", card) for card in self.dealt(s) if s.unseen >> card & 1]
        if len(dealt) != s.unknown_in_deck:
            return self._pick(s, answers, f"draw {s.period} {s.shuffles} {deck_size(s)}")
        inside = [each for each in answers if s.known_in_deck >> meaning(each).thing & 1 or each in dealt]
        return self._first(f"deck {s.period} {s.shuffles}", inside)

    def dealt(self, s: State) -> list[int]:
        """Return the opposition cards that this seed deals into the newest deck (R2.4)."""
        opposition = opposition_cards(s)
        key = (s.players, opposition, s.period)
        if key not in self._deals:
            cards = self.order("deal", [card for card in range(CARD_COUNT) if opposition >> card & 1])
            before = sum(opposition_count(s, period) for period in range(s.period))
            self._deals[key] = cards[before : before + opposition_count(s, s.period)]
        return self._deals[key]

    def _pick(self, s: State, answers: list[int], purpose: str) -> int:
        """Return a legal answer as likely as its weight."""
        shares = weights(s)
        mark = number(self.seed, purpose) % sum(shares)
        for each, share in zip(answers, shares, strict=True):
            mark -= share
            if mark < 0:
                return each
        raise AssertionError("chance has no answer")
