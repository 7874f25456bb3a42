"""How much each sign of `value.py` tells, learned by `tools/learn.py` from games of search; not written by hand.

For one to four players: first what each sign tells in the middle of the game, then how much more it tells early on.
"""

from typing import Final

LEARNED: Final[list[list[float]]] = [
    [
        3.011,  # always
        -3.145,  # still to be freed
        -1.203,  # more of them than are on the way
        2.811,  # room on the Lost track
        -1.309,  # hardly any room there
        -1.538,  # more to come than there is room
        1.191,  # room on the plantations
        -0.517,  # too little for the next sale
        -1.171,  # too little for the next two
        -4.176,  # Support to be bought
        1.537,  # money
        -1.105,  # people on the way
        3.518,  # how near they are
        -0.230,  # one step from Canada
        -0.367,  # what the dice threaten
        0.076,  # moves in hand
        0.725,  # Fundraising in hand
        -1.814,  # opposition in the queue
        -0.563,  # specials unused
        1.965,  # newest period
        1.052,  # always, early
        -0.680,  # still to be freed, early
        -0.271,  # more of them than are on the way, early
        -0.881,  # room on the Lost track, early
        0.735,  # hardly any room there, early
        0.189,  # more to come than there is room, early
        0.562,  # room on the plantations, early
        0.529,  # too little for the next sale, early
        -0.814,  # too little for the next two, early
        2.162,  # Support to be bought, early
        0.041,  # money, early
        0.829,  # people on the way, early
        1.047,  # how near they are, early
        0.196,  # one step from Canada, early
        0.184,  # what the dice threaten, early
        -0.059,  # moves in hand, early
        -0.169,  # Fundraising in hand, early
        -0.842,  # opposition in the queue, early
        0.145,  # specials unused, early
        0.777,  # newest period, early
    ],
    [
        2.383,  # always
        -2.426,  # still to be freed
        0.929,  # more of them than are on the way
        2.305,  # room on the Lost track
        0.090,  # hardly any room there
        -1.747,  # more to come than there is room
        1.229,  # room on the plantations
        -0.469,  # too little for the next sale
        -0.276,  # too little for the next two
        -5.001,  # Support to be bought
        1.952,  # money
        -0.081,  # people on the way
        -0.423,  # how near they are
        0.624,  # one step from Canada
        0.110,  # what the dice threaten
        -0.370,  # moves in hand
        -0.250,  # Fundraising in hand
        -1.321,  # opposition in the queue
        -0.251,  # specials unused
        2.365,  # newest period
        0.677,  # always, early
        -0.476,  # still to be freed, early
        0.630,  # more of them than are on the way, early
        -0.329,  # room on the Lost track, early
        1.214,  # hardly any room there, early
        0.658,  # more to come than there is room, early
        0.520,  # room on the plantations, early
        0.963,  # too little for the next sale, early
        0.051,  # too little for the next two, early
        1.330,  # Support to be bought, early
        -1.007,  # money, early
        1.092,  # people on the way, early
        0.252,  # how near they are, early
        0.199,  # one step from Canada, early
        -0.015,  # what the dice threaten, early
        -0.724,  # moves in hand, early
        -0.063,  # Fundraising in hand, early
        -0.583,  # opposition in the queue, early
        -0.393,  # specials unused, early
        0.226,  # newest period, early
    ],
    [
        -0.338,  # always
        -1.061,  # still to be freed
        -0.955,  # more of them than are on the way
        2.673,  # room on the Lost track
        -0.703,  # hardly any room there
        -1.031,  # more to come than there is room
        0.283,  # room on the plantations
        -0.460,  # too little for the next sale
        -0.290,  # too little for the next two
        -5.482,  # Support to be bought
        1.930,  # money
        -0.600,  # people on the way
        0.102,  # how near they are
        -0.410,  # one step from Canada
        -0.192,  # what the dice threaten
        1.965,  # moves in hand
        -0.357,  # Fundraising in hand
        -0.525,  # opposition in the queue
        1.498,  # specials unused
        2.557,  # newest period
        1.652,  # always, early
        0.028,  # still to be freed, early
        -0.030,  # more of them than are on the way, early
        -0.676,  # room on the Lost track, early
        0.657,  # hardly any room there, early
        0.322,  # more to come than there is room, early
        1.353,  # room on the plantations, early
        0.782,  # too little for the next sale, early
        -0.662,  # too little for the next two, early
        2.619,  # Support to be bought, early
        -1.100,  # money, early
        0.601,  # people on the way, early
        -0.069,  # how near they are, early
        -0.834,  # one step from Canada, early
        -0.161,  # what the dice threaten, early
        0.177,  # moves in hand, early
        -0.085,  # Fundraising in hand, early
        0.211,  # opposition in the queue, early
        -0.906,  # specials unused, early
        -1.034,  # newest period, early
    ],
    [
        1.091,  # always
        -0.153,  # still to be freed
        -0.989,  # more of them than are on the way
        1.613,  # room on the Lost track
        -0.801,  # hardly any room there
        -1.343,  # more to come than there is room
        0.249,  # room on the plantations
        -0.429,  # too little for the next sale
        0.576,  # too little for the next two
        -3.983,  # Support to be bought
        1.650,  # money
        -0.604,  # people on the way
        0.344,  # how near they are
        0.207,  # one step from Canada
        0.192,  # what the dice threaten
        0.034,  # moves in hand
        -0.197,  # Fundraising in hand
        -0.671,  # opposition in the queue
        -2.715,  # specials unused
        1.414,  # newest period
        1.256,  # always, early
        0.625,  # still to be freed, early
        0.227,  # more of them than are on the way, early
        0.306,  # room on the Lost track, early
        0.938,  # hardly any room there, early
        -0.069,  # more to come than there is room, early
        1.332,  # room on the plantations, early
        0.572,  # too little for the next sale, early
        0.063,  # too little for the next two, early
        2.340,  # Support to be bought, early
        -1.553,  # money, early
        0.929,  # people on the way, early
        -0.143,  # how near they are, early
        -0.238,  # one step from Canada, early
        -0.292,  # what the dice threaten, early
        0.218,  # moves in hand, early
        0.372,  # Fundraising in hand, early
        0.290,  # opposition in the queue, early
        1.338,  # specials unused, early
        -1.102,  # newest period, early
    ],
]
