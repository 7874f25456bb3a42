"""Luck: lazy decks behave like shuffled ones, and the same seed always brings the same luck."""

import random
from collections import Counter, defaultdict

import pytest

from lantern.chance import Seeded
from lantern.content.cards import CARDS, OPPOSITION
from lantern.engine.actions import CHANCE, DRAW, MARKET_CARD, OVER, ROLL
from lantern.engine.flow import actor, apply, legal, weights
from lantern.engine.queue import Refill
from lantern.engine.setup import new_game
from lantern.engine.state import State
from lantern.engine.tokens import deck_cards, opposition_cards, opposition_count
from lantern.game import Game
from lantern.players.heuristic import answer as rule_of_thumb
from lantern.record import Setup

GAMES = 2000


def physical_queue(players: int, dice: random.Random) -> tuple[int, ...]:
    """Deal the first queue as at a real table: shuffle, deal opposition cards into the deck, set aside, put back."""
    s = new_game(players)
    rest = [card for card in range(len(CARDS)) if opposition_cards(s) >> card & 1]
    dice.shuffle(rest)
    deck = [card for card in range(len(CARDS)) if deck_cards(s, 0) >> card & 1]
    deck += rest[: opposition_count(s, 0)]
    dice.shuffle(deck)
    queue: list[int] = []
    aside: list[int] = []
    while len(queue) < 5:
        card = deck.pop()
        second = CARDS[card].kind == OPPOSITION and any(CARDS[each].kind == OPPOSITION for each in queue)
        (aside if second else queue).append(card)
    deck += aside
    dice.shuffle(deck)
    return (*queue, deck[0])  # and the next card after the set-aside ones went back


def lazy_queue(players: int, dice: random.Random) -> tuple[int, ...]:
    """Deal the first queue as the engine does, and draw one card more."""
    s = new_game(players, roles=[*range(players)])
    while s.round == 0:
        answer = dice.choices(legal(s), weights(s))[0]
        apply(s, answer)
    return (*reversed(s.queue), next_card(s, dice))


def next_card(s: State, dice: random.Random) -> int:
    """Ask the engine which card would come next."""
    refill = Refill(False, [])
    return dice.choices(refill.legal(s), refill.weights(s))[0] - DRAW


@pytest.mark.parametrize("players", [1, 4])
def test_lazy_decks_are_distributed_as_shuffled_ones(players: int) -> None:
    """The chance of every card in every position agrees with a physical shuffle, set-aside and put-back included."""
    real, lazy = random.Random(1), random.Random(2)
    shuffled = [physical_queue(players, real) for _ in range(GAMES)]
    drawn = [lazy_queue(players, lazy) for _ in range(GAMES)]
    for position in range(6):
        theirs = Counter(queue[position] for queue in shuffled)
        ours = Counter(queue[position] for queue in drawn)
        assert chi_square(theirs, ours) < 95, f"position {position}"  # about 22 cards; 95 is far beyond chance


def chi_square(one: Counter[int], other: Counter[int]) -> float:
    """Compare two samples of the same size."""
    return sum((one[card] - other[card]) ** 2 / (one[card] + other[card]) for card in {*one, *other})


def test_the_same_pairs_of_cards_come_together() -> None:
    """Not only single positions: how often two opposition cards meet in the first six cards agrees too."""
    real, lazy = random.Random(3), random.Random(4)

    def both(queues: list[tuple[int, ...]]) -> float:
        return sum(sum(CARDS[card].kind == OPPOSITION for card in queue) for queue in queues) / len(queues)

    physical = both([physical_queue(2, real) for _ in range(GAMES)])
    drawn = both([lazy_queue(2, lazy) for _ in range(GAMES)])
    assert abs(physical - drawn) < 0.04


def seeded_first_cards(seed: str, players: int) -> tuple[int, ...]:
    game = Game(players, roles=("agent", "conductor", "preacher", "shepherd")[:players], seed=seed)
    return tuple(answer - DRAW for answer in game.record.answers if DRAW <= answer < MARKET_CARD)


def test_seeded_luck_is_distributed_as_a_shuffled_deck() -> None:
    real = random.Random(5)
    physical = Counter(physical_queue(3, real)[0] for _ in range(1500))
    seeded = Counter(seeded_first_cards(f"seed {number}", 3)[0] for number in range(1500))
    assert chi_square(physical, seeded) < 60


def test_seeded_dice_show_every_face() -> None:
    rolls: Counter[int] = Counter()
    s = new_game(1, roles=[0])
    while s.round == 0:
        apply(s, legal(s)[0])
    assert legal(s)[0] == ROLL
    for number in range(3600):
        rolls[Seeded(str(number)).answer(s)] += 1
    assert len(rolls) == 31
    assert 480 < rolls[ROLL] < 720, "the walking figure on one face in six"


def test_same_seed_same_luck_whatever_the_players_do() -> None:
    """Two teams on one seed, one buying nothing and one passing, roll the same dice in the same rounds."""
    seen = []
    for choice in (0, -1):
        game = Game(2, roles=["agent", "preacher"], seed="north star")
        while not game.over:
            game.play(game.legal_numbers[choice])
        answers = game.record.answers
        seen.append([answer for answer in answers if ROLL <= answer < DRAW][:4])
        seen.append([answer for answer in answers if answer >= MARKET_CARD][:5])
    assert seen[0] == seen[2]
    assert seen[1] == seen[3]


def test_a_seed_goes_on_fairly_where_a_person_has_answered_for_chance() -> None:
    """What a person has dealt may not fit the seed's own deal; every answer is still legal."""
    for number in range(40):
        s = new_game(2, roles=[0, 1])
        dice = random.Random(number)
        chance = Seeded("mixed")
        while s.round < 2 and actor(s) != -3:
            answers = legal(s)
            if actor(s) == CHANCE:
                apply(s, chance.answer(s) if dice.random() < 0.5 else dice.choices(answers, weights(s))[0])
            else:
                apply(s, dice.choice(answers))


def test_through_whole_games_a_seed_answers_as_likely_as_the_weights_say() -> None:
    """Whatever has been seen before: for every kind of question and every period, the mean place among the answers."""
    off: dict[tuple[str, int], float] = defaultdict(float)
    spread: dict[tuple[str, int], float] = defaultdict(float)
    for seed in range(40):
        s, chance = Setup(1 + seed % 4, seed=str(seed)).table(), Seeded(str(seed))
        while actor(s) != OVER:
            if actor(s) != CHANCE:
                apply(s, rule_of_thumb(s))
                continue
            said, shares = chance.answer(s), weights(s)
            mean = sum(place * share for place, share in enumerate(shares)) / sum(shares)
            kind = type(s.stack[-1]).__name__, s.period
            off[kind] += legal(s).index(said) - mean
            spread[kind] += sum((place - mean) ** 2 * share for place, share in enumerate(shares)) / sum(shares)
            apply(s, said)
    assert len(spread) > 8
    for kind, squares in spread.items():
        assert off[kind] ** 2 <= 16 * squares, kind  # four standard errors
