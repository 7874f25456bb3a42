"""How much each sign of `value.py` tells, learned by `tools/learn.py` from games of search; not written by hand.

For one to four players: first what each sign tells in the middle of the game, then how much more it tells early on.
"""

from typing import Final

LEARNED: Final[list[list[float]]] = [
    [
        4.649,  # always
        -3.549,  # still to be freed
        -0.910,  # more of them than are on the way
        2.682,  # room on the Lost track
        -1.271,  # hardly any room there
        -1.870,  # more to come than there is room
        1.261,  # room on the plantations
        -0.895,  # too little for the next sale
        -0.531,  # too little for the next two
        -3.813,  # Support to be bought
        1.308,  # money
        -0.875,  # less of it than Support costs
        -1.281,  # people on the way
        4.077,  # how near they are
        -0.203,  # one step from Canada
        -0.470,  # what the dice threaten
        0.563,  # moves in hand
        0.376,  # Fundraising in hand
        -1.832,  # opposition in the queue
        -0.466,  # specials unused
        1.253,  # newest period
        0.628,  # always, early
        -1.135,  # still to be freed, early
        1.522,  # more of them than are on the way, early
        -1.323,  # room on the Lost track, early
        0.560,  # hardly any room there, early
        0.034,  # more to come than there is room, early
        0.133,  # room on the plantations, early
        0.582,  # too little for the next sale, early
        -0.446,  # too little for the next two, early
        1.983,  # Support to be bought, early
        0.465,  # money, early
        1.591,  # less of it than Support costs, early
        0.339,  # people on the way, early
        2.086,  # how near they are, early
        0.086,  # one step from Canada, early
        0.304,  # what the dice threaten, early
        -0.226,  # moves in hand, early
        -0.579,  # Fundraising in hand, early
        -0.735,  # opposition in the queue, early
        0.240,  # specials unused, early
        1.714,  # newest period, early
    ],
    [
        3.513,  # always
        -2.533,  # still to be freed
        0.510,  # more of them than are on the way
        2.663,  # room on the Lost track
        0.018,  # hardly any room there
        -1.580,  # more to come than there is room
        1.783,  # room on the plantations
        -0.774,  # too little for the next sale
        -0.393,  # too little for the next two
        -2.689,  # Support to be bought
        1.113,  # money
        -1.560,  # less of it than Support costs
        -0.184,  # people on the way
        -0.291,  # how near they are
        0.170,  # one step from Canada
        0.106,  # what the dice threaten
        0.168,  # moves in hand
        -0.614,  # Fundraising in hand
        -1.310,  # opposition in the queue
        -0.038,  # specials unused
        1.732,  # newest period
        1.017,  # always, early
        -0.593,  # still to be freed, early
        0.654,  # more of them than are on the way, early
        -0.959,  # room on the Lost track, early
        1.059,  # hardly any room there, early
        0.440,  # more to come than there is room, early
        -0.515,  # room on the plantations, early
        1.306,  # too little for the next sale, early
        -0.470,  # too little for the next two, early
        1.289,  # Support to be bought, early
        -0.986,  # money, early
        1.183,  # less of it than Support costs, early
        0.795,  # people on the way, early
        0.241,  # how near they are, early
        -0.291,  # one step from Canada, early
        0.084,  # what the dice threaten, early
        -1.051,  # moves in hand, early
        -0.514,  # Fundraising in hand, early
        -0.200,  # opposition in the queue, early
        0.074,  # specials unused, early
        0.610,  # newest period, early
    ],
    [
        1.323,  # always
        -1.634,  # still to be freed
        -0.841,  # more of them than are on the way
        3.132,  # room on the Lost track
        -0.796,  # hardly any room there
        -0.778,  # more to come than there is room
        0.480,  # room on the plantations
        -0.771,  # too little for the next sale
        -0.388,  # too little for the next two
        -1.933,  # Support to be bought
        0.808,  # money
        -2.652,  # less of it than Support costs
        0.007,  # people on the way
        0.255,  # how near they are
        -0.373,  # one step from Canada
        -0.117,  # what the dice threaten
        2.063,  # moves in hand
        -0.311,  # Fundraising in hand
        -0.613,  # opposition in the queue
        0.232,  # specials unused
        1.913,  # newest period
        1.176,  # always, early
        0.497,  # still to be freed, early
        -0.185,  # more of them than are on the way, early
        -1.382,  # room on the Lost track, early
        0.678,  # hardly any room there, early
        -0.413,  # more to come than there is room, early
        0.153,  # room on the plantations, early
        1.089,  # too little for the next sale, early
        -0.027,  # too little for the next two, early
        1.786,  # Support to be bought, early
        -0.667,  # money, early
        2.839,  # less of it than Support costs, early
        0.284,  # people on the way, early
        -0.188,  # how near they are, early
        -0.277,  # one step from Canada, early
        -0.128,  # what the dice threaten, early
        0.112,  # moves in hand, early
        0.233,  # Fundraising in hand, early
        0.479,  # opposition in the queue, early
        -0.152,  # specials unused, early
        -0.239,  # newest period, early
    ],
    [
        2.331,  # always
        -0.804,  # still to be freed
        -0.420,  # more of them than are on the way
        2.030,  # room on the Lost track
        -0.495,  # hardly any room there
        -0.987,  # more to come than there is room
        0.730,  # room on the plantations
        -0.770,  # too little for the next sale
        0.583,  # too little for the next two
        -2.277,  # Support to be bought
        0.817,  # money
        -2.118,  # less of it than Support costs
        -0.540,  # people on the way
        0.179,  # how near they are
        0.238,  # one step from Canada
        -0.111,  # what the dice threaten
        0.930,  # moves in hand
        0.279,  # Fundraising in hand
        -0.729,  # opposition in the queue
        -2.171,  # specials unused
        1.410,  # newest period
        0.722,  # always, early
        0.824,  # still to be freed, early
        -0.093,  # more of them than are on the way, early
        -0.615,  # room on the Lost track, early
        0.710,  # hardly any room there, early
        -0.655,  # more to come than there is room, early
        -0.003,  # room on the plantations, early
        0.846,  # too little for the next sale, early
        0.778,  # too little for the next two, early
        2.124,  # Support to be bought, early
        -1.058,  # money, early
        2.553,  # less of it than Support costs, early
        0.794,  # people on the way, early
        -0.198,  # how near they are, early
        -0.251,  # one step from Canada, early
        -0.298,  # what the dice threaten, early
        0.235,  # moves in hand, early
        0.666,  # Fundraising in hand, early
        0.701,  # opposition in the queue, early
        1.515,  # specials unused, early
        -0.631,  # newest period, early
    ],
]
