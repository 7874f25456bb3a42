"""How much each rule of thumb counts, in points: a person freed is worth about a hundred.

The numbers were found by playing many games with slightly different ones; `docs/computer-players.md` tells how.
"""

from typing import Final

NAMES: Final[list[str]] = []
WEIGHTS: Final[list[int]] = []


def weight(name: str, points: int) -> int:
    """Note a weight under its name; return where it stands."""
    NAMES.append(name)
    WEIGHTS.append(points)
    return len(NAMES) - 1


# People.
FREED: Final[int] = weight("freed", 100)  # one more in Canada, while the goal is not reached
FREED_BEYOND: Final[int] = weight("freed-beyond", 22)  # per cent of that worth once the goal is reached
NEARNESS: Final[int] = weight("nearness", 40)  # per cent of that worth left with each step away from Canada
ON_THE_ROAD: Final[int] = weight("on-the-road", 10)
CAPTURED: Final[int] = weight("captured", 25)  # each person captured, beside the worth of where they stood
DICE: Final[int] = weight("dice", 51)  # per cent of the exact chance that the dice capture
MOVE_LEAST: Final[int] = weight("move-least", -2)  # what a move must bring to be made

# Room on the plantations: one person who leaves before they overflow.
SAVED_NOW: Final[int] = weight("saved-now", 75)  # at this round's sale
SAVED_NEXT: Final[int] = weight("saved-next", 28)  # at the next one
SAVED_LATER: Final[int] = weight("saved-later", 12)
SAVED_FROM_DEFEAT: Final[int] = weight("saved-from-defeat", 65)

# Money.
DOLLAR: Final[int] = weight("dollar", 5)
DOLLAR_BEHIND: Final[int] = weight("dollar-behind", 4)  # on top of it while Support is behind
DOLLAR_ONLY: Final[int] = weight("dollar-only", 40)  # where enough are free and only Support is missing
SAVING: Final[int] = weight("saving", 3)  # a dollar spent on anything else while Support is behind
PACE: Final[int] = weight("pace", 1)  # dollars a player is thought to gain in a round
FUNDS_GREEN: Final[int] = weight("funds-green", 4)  # a person on a green place while such a token is in hand
FUNDS_BLUE: Final[int] = weight("funds-blue", 6)
FUNDS_PAY: Final[int] = weight("funds-pay", 80)  # per cent of what such a token will probably bring
FUNDS_GROW: Final[int] = weight("funds-grow", 40)  # per cent of those whom tokens in hand can move are there by then
FUNDS_MOST: Final[int] = weight("funds-most", 10)  # dollars it brings at most
FUNDS_LEAST: Final[int] = weight("funds-least", 4)  # dollars a Fundraising token must bring to be played
FUNDS_NOW: Final[int] = weight("funds-now", 40)  # how soon it is played within a turn
PASS_LEAST: Final[int] = weight("pass-least", -20)

# Tokens.
SUPPORT: Final[int] = weight("support", 90)
CONDUCTOR: Final[int] = weight("conductor", 13)  # each person moved one place
FUNDRAISING: Final[int] = weight("fundraising", 13)
IN_HAND: Final[int] = weight("in-hand", 6)  # less for each token already in hand
TOKEN_LEAST: Final[int] = weight("token-least", 5)  # what a Conductor token must bring to be played

# Roles.
SPECIAL_LEAST: Final[int] = weight("special-least", 30)
SPECIAL_EARLY: Final[int] = weight("special-early", 1)  # for each round that is still to come
SHIELD: Final[int] = weight("shield", 25)  # for each Conductor token it covers

# Cards.
CARD_LEAST: Final[int] = weight("card-least", 3)
LEVI_COFFIN: Final[int] = weight("levi-coffin", 18)
TRADE_ACT: Final[int] = weight("slave-trade-act", 4)
SUMNER: Final[int] = weight("charles-sumner", 14)
KANSAS: Final[int] = weight("kansas-nebraska", 5)
CIVIL_WAR: Final[int] = weight("civil-war", 24)
ALARM: Final[int] = weight("alarm", -15)  # all catchers come nearer
UNKNOWN_CARD: Final[int] = weight("unknown-card", 6)

# Opposition: how much each hurts.
COMPROMISE: Final[int] = weight("compromise-1850", 6)
LOVEJOY: Final[int] = weight("lovejoy", 25)
GAG_RULES: Final[int] = weight("gag-rules", 15)  # for each player
NJ_SLAVERY: Final[int] = weight("nj-slavery", 26)
FITZHUGH: Final[int] = weight("fitzhugh", 14)
CALHOUN: Final[int] = weight("calhoun", 12)
DOMESTIC_TRADE: Final[int] = weight("domestic-trade", 20)
DRED_SCOTT: Final[int] = weight("dred-scott", 10)  # for each person sent back
FARREN_RIOTS: Final[int] = weight("farren-riots", 12)
FUGITIVE_ACT: Final[int] = weight("fugitive-slave-act", 25)  # for each person captured
NAT_TURNER: Final[int] = weight("nat-turner", 60)
REOPENING_TRADE: Final[int] = weight("reopening-trade", 12)  # for each person loaded
MARSHALS: Final[int] = weight("us-marshals", 10)
PENNSYLVANIA_HALL: Final[int] = weight("pennsylvania-hall", 30)  # these two by comparison with the others
TOUGH_CROSSING: Final[int] = weight("tough-crossing", 30)
STRIKES_LATER: Final[int] = weight("strikes-later", 66)  # per cent of the harm for each round it is away
NEAR_CATCHER: Final[int] = weight("near-catcher", 9)  # standing there before the Fugitive Slave Act
