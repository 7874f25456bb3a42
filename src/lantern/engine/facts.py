"""What has just happened, for log and animation: four ints, the first one of these."""

from typing import Final

ROUND: Final = 0  # round
PHASE: Final = 1  # phase
ROLLED: Final = 2  # catcher (-1: the walking figure), places east (negative: west), 1 if a calmed triple
CATCHER: Final = 3  # catcher, from, to
CAPTURED: Final = 4  # place, people, catcher
MOVED: Final = 5  # from, to, seat
AID: Final = 6  # seat, dollars, place
FARE: Final = 7  # seat, dollars
FREED: Final = 8  # from
CARRIED: Final = 9  # from, to, seat
HELD: Final = 10  # catcher, card or -1 for the Station Master, seat
CALMED: Final = 11  # catchers (a set), card or -1 for the Station Master's special, seat
TOOK: Final = 12  # seat, token kind, dollars
PLAYED: Final = 13  # seat, token kind
RETURNED: Final = 14  # token kind: a grey token goes back to its stack
FUNDS: Final = 15  # seat, dollars
READY: Final = 16  # seat, 1 ready or 0 not
PERIOD: Final = 17  # newest period
TURN: Final = 18  # seat
PASSED: Final = 19  # seat, dollars
ENDED: Final = 20  # seat
ROLE_MONEY: Final = 21  # seat, dollars
SPECIAL: Final = 22  # seat, seat it is used on
BENEFIT: Final = 23  # seat
BOUGHT: Final = 24  # seat, card, dollars
ENTERED: Final = 25  # card, queue space
LEFT: Final = 26  # card, queue space, why
ASIDE: Final = 27  # card
SHUFFLED: Final = 28  # how many cards went back into the deck
DREW: Final = 29  # seat, card
KEPT: Final = 30  # seat, reserve card
DROPPED: Final = 31  # seat, reserve card replaced
USED: Final = 32  # seat, reserve card
SWAPPED: Final = 33  # queue space, queue space, seat
GAINED: Final = 34  # seat, dollars, card
GIFT: Final = 35  # giver, receiver, dollars
LOADED: Final = 36  # position in the market, people, market card (-1: added to one lying there)
UNLOADED: Final = 37  # position, people, seat
SOLD: Final = 38  # people
DELIVERED: Final = 39  # plantation, people
LOST: Final = 40  # people
SENT_BACK: Final = 41  # from
SEIZED: Final = 42  # from
DISCARDED: Final = 43  # token kind
SUPPORT_BACK: Final = 44  # seat
LANTERN: Final = 45  # seat
OUTCOME: Final = 46  # outcome
SPARED: Final = 47  # seat, people, dollars: not loaded (the slave trade act)
ROLE: Final = 48  # seat, role
STRUCK: Final = 49  # card: its effect on removal begins
FACTS: Final = 50

# Why a card left its queue space.
BY_PURCHASE: Final = 0
BY_LANTERN: Final = 1
BY_CARD: Final = 2
TO_DECK: Final = 3
BY_PREACHER: Final = 4
