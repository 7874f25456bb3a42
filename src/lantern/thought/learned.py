"""How much each sign of `value.py` tells, learned by `tools/learn.py` from games of search; not written by hand.

For one to four players: first what each sign tells in the middle of the game, then how much more it tells early on.
"""

from typing import Final

LEARNED: Final[list[list[float]]] = [
    [
        2.940,  # always
        -3.185,  # still to be freed
        -0.778,  # more of them than are on the way
        2.693,  # room on the Lost track
        -1.291,  # hardly any room there
        -1.710,  # more to come than there is room
        1.210,  # room on the plantations
        -0.547,  # too little for the next sale
        -0.808,  # too little for the next two
        -4.210,  # Support to be bought
        1.575,  # money
        0.000,  # less of it than Support costs
        -1.198,  # people on the way
        3.724,  # how near they are
        -0.230,  # one step from Canada
        -0.297,  # what the dice threaten
        0.018,  # moves in hand
        0.692,  # Fundraising in hand
        -1.755,  # opposition in the queue
        -0.607,  # specials unused
        2.069,  # newest period
        1.043,  # always, early
        -0.882,  # still to be freed, early
        1.170,  # more of them than are on the way, early
        -0.905,  # room on the Lost track, early
        0.745,  # hardly any room there, early
        0.449,  # more to come than there is room, early
        0.869,  # room on the plantations, early
        0.582,  # too little for the next sale, early
        -0.502,  # too little for the next two, early
        2.215,  # Support to be bought, early
        0.152,  # money, early
        0.000,  # less of it than Support costs, early
        0.353,  # people on the way, early
        1.226,  # how near they are, early
        0.384,  # one step from Canada, early
        0.239,  # what the dice threaten, early
        -0.114,  # moves in hand, early
        -0.247,  # Fundraising in hand, early
        -0.571,  # opposition in the queue, early
        0.476,  # specials unused, early
        0.639,  # newest period, early
    ],
    [
        2.302,  # always
        -2.451,  # still to be freed
        0.857,  # more of them than are on the way
        2.336,  # room on the Lost track
        0.115,  # hardly any room there
        -1.712,  # more to come than there is room
        1.168,  # room on the plantations
        -0.495,  # too little for the next sale
        -0.221,  # too little for the next two
        -5.045,  # Support to be bought
        1.965,  # money
        0.000,  # less of it than Support costs
        -0.143,  # people on the way
        -0.408,  # how near they are
        0.628,  # one step from Canada
        0.117,  # what the dice threaten
        -0.381,  # moves in hand
        -0.282,  # Fundraising in hand
        -1.317,  # opposition in the queue
        -0.272,  # specials unused
        2.386,  # newest period
        0.618,  # always, early
        -0.639,  # still to be freed, early
        0.867,  # more of them than are on the way, early
        -0.324,  # room on the Lost track, early
        1.213,  # hardly any room there, early
        0.813,  # more to come than there is room, early
        0.530,  # room on the plantations, early
        0.938,  # too little for the next sale, early
        0.038,  # too little for the next two, early
        1.283,  # Support to be bought, early
        -1.008,  # money, early
        0.000,  # less of it than Support costs, early
        0.982,  # people on the way, early
        0.285,  # how near they are, early
        0.257,  # one step from Canada, early
        0.007,  # what the dice threaten, early
        -0.736,  # moves in hand, early
        -0.108,  # Fundraising in hand, early
        -0.579,  # opposition in the queue, early
        -0.189,  # specials unused, early
        0.252,  # newest period, early
    ],
    [
        -0.381,  # always
        -1.088,  # still to be freed
        -0.850,  # more of them than are on the way
        2.733,  # room on the Lost track
        -0.729,  # hardly any room there
        -1.072,  # more to come than there is room
        0.292,  # room on the plantations
        -0.454,  # too little for the next sale
        -0.223,  # too little for the next two
        -5.552,  # Support to be bought
        1.936,  # money
        0.000,  # less of it than Support costs
        -0.655,  # people on the way
        0.072,  # how near they are
        -0.390,  # one step from Canada
        -0.189,  # what the dice threaten
        1.956,  # moves in hand
        -0.401,  # Fundraising in hand
        -0.486,  # opposition in the queue
        1.541,  # specials unused
        2.555,  # newest period
        1.595,  # always, early
        -0.002,  # still to be freed, early
        0.183,  # more of them than are on the way, early
        -0.464,  # room on the Lost track, early
        0.682,  # hardly any room there, early
        0.246,  # more to come than there is room, early
        1.404,  # room on the plantations, early
        0.831,  # too little for the next sale, early
        -0.645,  # too little for the next two, early
        2.574,  # Support to be bought, early
        -1.122,  # money, early
        0.000,  # less of it than Support costs, early
        0.458,  # people on the way, early
        -0.080,  # how near they are, early
        -0.803,  # one step from Canada, early
        -0.153,  # what the dice threaten, early
        0.164,  # moves in hand, early
        -0.117,  # Fundraising in hand, early
        0.390,  # opposition in the queue, early
        -0.738,  # specials unused, early
        -0.999,  # newest period, early
    ],
    [
        1.022,  # always
        -0.064,  # still to be freed
        -1.036,  # more of them than are on the way
        1.651,  # room on the Lost track
        -0.799,  # hardly any room there
        -1.353,  # more to come than there is room
        0.066,  # room on the plantations
        -0.599,  # too little for the next sale
        0.866,  # too little for the next two
        -4.117,  # Support to be bought
        1.713,  # money
        0.000,  # less of it than Support costs
        -0.881,  # people on the way
        0.324,  # how near they are
        0.227,  # one step from Canada
        0.177,  # what the dice threaten
        0.019,  # moves in hand
        -0.256,  # Fundraising in hand
        -0.658,  # opposition in the queue
        -2.634,  # specials unused
        1.481,  # newest period
        1.337,  # always, early
        0.561,  # still to be freed, early
        0.611,  # more of them than are on the way, early
        0.420,  # room on the Lost track, early
        0.937,  # hardly any room there, early
        0.040,  # more to come than there is room, early
        1.301,  # room on the plantations, early
        0.390,  # too little for the next sale, early
        0.209,  # too little for the next two, early
        2.237,  # Support to be bought, early
        -1.523,  # money, early
        0.000,  # less of it than Support costs, early
        0.439,  # people on the way, early
        -0.155,  # how near they are, early
        -0.150,  # one step from Canada, early
        -0.280,  # what the dice threaten, early
        0.164,  # moves in hand, early
        0.354,  # Fundraising in hand, early
        0.372,  # opposition in the queue, early
        1.918,  # specials unused, early
        -0.888,  # newest period, early
    ],
]
