"""How much each sign of `value.py` tells, learned by `tools/learn.py` from games of search; not written by hand.

For one to four players: first what each sign tells in the middle of the game, then how much more it tells early on.
"""

from typing import Final

LEARNED: Final[list[list[float]]] = [
    [
        4.709,  # always
        -3.647,  # still to be freed
        -1.011,  # more of them than are on the way
        3.247,  # room on the Lost track
        -1.130,  # almost no room there
        -2.340,  # more to come than there is room
        1.101,  # room on the plantations
        -0.810,  # too little for the next sale
        -0.475,  # too little for the next two
        -3.811,  # Support to be bought
        1.284,  # money
        -0.668,  # less of it than Support costs
        -1.562,  # people on the way
        4.273,  # how near they are
        -0.181,  # one step from Canada
        -0.476,  # what the dice threaten
        0.775,  # moves in hand
        0.310,  # Fundraising in hand
        -1.675,  # opposition in the queue
        -0.114,  # specials unused
        1.291,  # newest period
        0.501,  # agent plays
        0.712,  # conductor plays
        0.022,  # preacher plays
        0.622,  # shepherd plays
        -0.425,  # station-master plays
        -0.830,  # stockholder plays
        0.635,  # always, early
        -1.075,  # still to be freed, early
        1.507,  # more of them than are on the way, early
        -1.063,  # room on the Lost track, early
        0.470,  # almost no room there, early
        -0.105,  # more to come than there is room, early
        0.094,  # room on the plantations, early
        0.616,  # too little for the next sale, early
        -0.435,  # too little for the next two, early
        1.986,  # Support to be bought, early
        0.234,  # money, early
        1.698,  # less of it than Support costs, early
        0.356,  # people on the way, early
        2.100,  # how near they are, early
        0.048,  # one step from Canada, early
        0.309,  # what the dice threaten, early
        -0.278,  # moves in hand, early
        -0.551,  # Fundraising in hand, early
        -0.938,  # opposition in the queue, early
        0.443,  # specials unused, early
        1.739,  # newest period, early
        1.210,  # agent plays, early
        0.710,  # conductor plays, early
        -0.513,  # preacher plays, early
        -0.146,  # shepherd plays, early
        -0.871,  # station-master plays, early
        -0.321,  # stockholder plays, early
    ],
    [
        3.548,  # always
        -2.509,  # still to be freed
        0.381,  # more of them than are on the way
        2.859,  # room on the Lost track
        -0.129,  # almost no room there
        -1.822,  # more to come than there is room
        1.732,  # room on the plantations
        -0.826,  # too little for the next sale
        -0.449,  # too little for the next two
        -2.827,  # Support to be bought
        1.113,  # money
        -1.774,  # less of it than Support costs
        -0.063,  # people on the way
        -0.247,  # how near they are
        0.286,  # one step from Canada
        0.130,  # what the dice threaten
        0.097,  # moves in hand
        -0.552,  # Fundraising in hand
        -1.469,  # opposition in the queue
        0.188,  # specials unused
        1.695,  # newest period
        0.619,  # agent plays
        0.683,  # conductor plays
        -0.082,  # preacher plays
        0.307,  # shepherd plays
        -0.081,  # station-master plays
        -0.756,  # stockholder plays
        1.087,  # always, early
        -0.611,  # still to be freed, early
        0.625,  # more of them than are on the way, early
        -0.865,  # room on the Lost track, early
        1.155,  # almost no room there, early
        0.374,  # more to come than there is room, early
        -0.483,  # room on the plantations, early
        1.356,  # too little for the next sale, early
        -0.476,  # too little for the next two, early
        1.360,  # Support to be bought, early
        -1.182,  # money, early
        1.512,  # less of it than Support costs, early
        0.883,  # people on the way, early
        0.260,  # how near they are, early
        -0.275,  # one step from Canada, early
        0.081,  # what the dice threaten, early
        -1.020,  # moves in hand, early
        -0.479,  # Fundraising in hand, early
        -0.218,  # opposition in the queue, early
        0.183,  # specials unused, early
        0.643,  # newest period, early
        0.870,  # agent plays, early
        0.629,  # conductor plays, early
        0.124,  # preacher plays, early
        -0.095,  # shepherd plays, early
        0.006,  # station-master plays, early
        -0.127,  # stockholder plays, early
    ],
    [
        1.376,  # always
        -1.626,  # still to be freed
        -0.798,  # more of them than are on the way
        3.170,  # room on the Lost track
        -0.728,  # almost no room there
        -0.940,  # more to come than there is room
        0.488,  # room on the plantations
        -0.910,  # too little for the next sale
        -0.487,  # too little for the next two
        -2.053,  # Support to be bought
        0.562,  # money
        -2.664,  # less of it than Support costs
        -0.080,  # people on the way
        0.263,  # how near they are
        -0.269,  # one step from Canada
        -0.119,  # what the dice threaten
        2.117,  # moves in hand
        -0.258,  # Fundraising in hand
        -0.874,  # opposition in the queue
        0.249,  # specials unused
        1.908,  # newest period
        0.626,  # agent plays
        0.734,  # conductor plays
        0.424,  # preacher plays
        0.405,  # shepherd plays
        -0.142,  # station-master plays
        -0.451,  # stockholder plays
        1.187,  # always, early
        0.533,  # still to be freed, early
        -0.187,  # more of them than are on the way, early
        -1.348,  # room on the Lost track, early
        0.601,  # almost no room there, early
        -0.310,  # more to come than there is room, early
        0.148,  # room on the plantations, early
        1.138,  # too little for the next sale, early
        0.023,  # too little for the next two, early
        1.779,  # Support to be bought, early
        -0.738,  # money, early
        2.725,  # less of it than Support costs, early
        0.364,  # people on the way, early
        -0.185,  # how near they are, early
        -0.335,  # one step from Canada, early
        -0.128,  # what the dice threaten, early
        0.071,  # moves in hand, early
        0.204,  # Fundraising in hand, early
        0.423,  # opposition in the queue, early
        -0.160,  # specials unused, early
        -0.164,  # newest period, early
        0.424,  # agent plays, early
        0.546,  # conductor plays, early
        -0.011,  # preacher plays, early
        -0.092,  # shepherd plays, early
        -0.401,  # station-master plays, early
        -0.147,  # stockholder plays, early
    ],
    [
        2.337,  # always
        -0.734,  # still to be freed
        -0.429,  # more of them than are on the way
        1.893,  # room on the Lost track
        -0.394,  # almost no room there
        -1.104,  # more to come than there is room
        0.776,  # room on the plantations
        -0.857,  # too little for the next sale
        0.471,  # too little for the next two
        -2.293,  # Support to be bought
        0.924,  # money
        -1.990,  # less of it than Support costs
        -0.506,  # people on the way
        0.183,  # how near they are
        0.226,  # one step from Canada
        -0.103,  # what the dice threaten
        1.037,  # moves in hand
        0.263,  # Fundraising in hand
        -0.847,  # opposition in the queue
        -2.121,  # specials unused
        1.174,  # newest period
        0.759,  # agent plays
        0.952,  # conductor plays
        -0.283,  # preacher plays
        -0.332,  # shepherd plays
        -0.052,  # station-master plays
        -0.802,  # stockholder plays
        0.722,  # always, early
        0.755,  # still to be freed, early
        -0.078,  # more of them than are on the way, early
        -0.649,  # room on the Lost track, early
        0.616,  # almost no room there, early
        -0.624,  # more to come than there is room, early
        -0.007,  # room on the plantations, early
        0.869,  # too little for the next sale, early
        0.799,  # too little for the next two, early
        2.175,  # Support to be bought, early
        -1.169,  # money, early
        2.604,  # less of it than Support costs, early
        0.756,  # people on the way, early
        -0.211,  # how near they are, early
        -0.244,  # one step from Canada, early
        -0.309,  # what the dice threaten, early
        0.190,  # moves in hand, early
        0.672,  # Fundraising in hand, early
        0.602,  # opposition in the queue, early
        1.572,  # specials unused, early
        -0.609,  # newest period, early
        0.340,  # agent plays, early
        0.369,  # conductor plays, early
        -0.038,  # preacher plays, early
        -0.153,  # shepherd plays, early
        -0.058,  # station-master plays, early
        -0.441,  # stockholder plays, early
    ],
]
