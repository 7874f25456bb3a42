### The end of a game: why it is over, one thing to learn from it, and what the score is made of.

ending-won = { $freed ->
    [one] Une { -free-person } est libre
   *[other] { $freed } { -free-people } sont libres
} ; l’objectif était de { $goal }
ending-beyond-reach = { $people ->
    [one] Une { -person } a été vendue hors d’atteinte à la manche { $round }
   *[other] { $people } { -people } ont été vendues hors d’atteinte à la manche { $round }
}
ending-freed = { $freed ->
    [0] Huit manches sont passées, et aucune { -free-person } n’est libre ; l’objectif était de { $goal }
    [one] Huit manches sont passées, et une { -free-person } est libre ; l’objectif était de { $goal }
   *[other] Huit manches sont passées, et { $freed } { -free-people } sont libres ; l’objectif était de { $goal }
}
ending-support = { $left ->
    [one] Huit manches sont passées, et un jeton Soutien manquait encore
   *[other] Huit manches sont passées, et { $left } jetons Soutien manquaient encore
}

## One thing to learn

lesson-won = Le dernier Soutien a été acheté à la manche { $support }, et l’objectif a été atteint à la manche { $freed }. { $people ->
    [0] Aucune { -person } n’a été vendue hors d’atteinte.
    [one] Une { -person } a été vendue hors d’atteinte en chemin.
   *[other] { $people } { -people } ont été vendues hors d’atteinte en chemin.
}
lesson-no-support = Aucun Soutien n’a été acheté. Pour gagner, il le faut tout entier, et seul le dernier Soutien d’une période ouvre les jetons qui déplacent davantage de { -people }.
lesson-worst-round = La manche { $round } a coûté le plus : { $people ->
    [one] une { -person } a été vendue
   *[other] { $people } { -people } ont été vendues
} hors d’atteinte. { $tokens ->
    [0] { $dollars ->
        [0] Il ne restait alors ni argent ni jetons ; il aurait fallu que davantage de { -people } quittent les plantations aux manches précédentes.
       *[other] { $dollars } $ restaient alors non dépensés.
    }
    [one] Un jeton qui aurait pu déplacer des { -people } ou rapporter de l’argent restait alors non joué{ $dollars ->
        [0] .
       *[other] , en plus de { $dollars } $.
    }
   *[other] { $tokens } jetons qui auraient pu déplacer des { -people } ou rapporter de l’argent restaient alors non joués{ $dollars ->
        [0] .
       *[other] , en plus de { $dollars } $.
    }
}
lesson-late-support = { $round ->
    [0] Aucun Soutien n’a été acheté.
   *[other] Le premier Soutien a été acheté à la manche { $round }.
} { $left ->
    [one] Il en manquait un à la fin,
   *[other] Il en manquait { $left } à la fin,
} avec { $dollars } $ en main.
lesson-late-freed = { $round ->
    [0] Aucune { -free-person } n’a atteint le Canada.
   *[other] La première { -free-person } a atteint le Canada à la manche { $round }.
} { $captured ->
    [0] Aucune n’a été capturée en chemin.
    [one] Une a été capturée en chemin.
   *[other] { $captured } ont été capturées en chemin.
}
