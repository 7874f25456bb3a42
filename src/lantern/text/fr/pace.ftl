### Are we on track? One plain line beside the goals, then the coming sale and the two clocks.

pace-on-track = En bonne voie.
pace-open = Encore ouvert.
pace-hard = Difficile à gagner d’ici.
pace-very-hard = Très difficile à gagner d’ici.
pace-overflow = La vente de cette manche mettrait fin à la partie, à moins que des personnes ne partent.
pace-met = Les deux objectifs sont atteints.
pace-met-overflow = Les deux objectifs sont atteints, mais la vente de cette manche mettrait fin à la partie, à moins que des personnes ne partent.
pace-won = La partie est gagnée.
pace-lost = La partie est perdue.

pace-clocks = { $rounds ->
    [1] Dernière manche
   *[other] Encore { $rounds } manches
} · { $overflow ->
    [0] pas de débordement
    [one] débordement dans { $overflow } manche
   *[other] débordement dans { $overflow } manches
} { $moving ->
    [0] si aucune { -person } ne part
   *[other] à ce rythme
}
pace-finish = Il faut encore finir cette manche.
pace-freed = { $people ->
    [0] Aucune { -free-person } n’a atteint le Canada.
    [one] Une { -free-person } a atteint le Canada.
   *[other] { $people } { -free-people } ont atteint le Canada.
}

## The sale at the end of this round, as the table stands
sale-arriving = { $arriving ->
    [0] Aucune n’arrive
    [one] Une arrive
   *[other] { $arriving } arrivent
} · place pour { $room }
sale-beyond = { $beyond ->
    [0] aucune ne sera vendue hors d’atteinte
    [one] une sera vendue hors d’atteinte
   *[other] { $beyond } seront vendues hors d’atteinte
}
sale = { sale-arriving }{ $beyond ->
    [0] {""}
   *[other] {" "}· { sale-beyond }
}
pace-too-many = { $arriving } arrivent, place pour { $room } ; la { -lost-track } { $left ->
    [0] ne peut plus en recevoir aucune.
   *[other] ne peut plus en recevoir que { $left }.
}

## Are we on track, as the chance of winning tells it
track-on = En bonne voie : d’ici, une bonne équipe gagne plus souvent qu’elle ne perd.
track-open = Ouvert : d’ici, une bonne équipe peut gagner ou perdre.
track-behind = En retard : d’ici, une bonne équipe perd plus souvent qu’elle ne gagne.

## Small numbers as words, inside a sentence and at its beginning
count = { $number ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
    [17] dix-sept
    [18] dix-huit
    [19] dix-neuf
    [20] vingt
   *[other] { $number }
}

count-first = { $number ->
    [0] Aucun
    [1] Un
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
    [13] Treize
    [14] Quatorze
    [15] Quinze
    [16] Seize
    [17] Dix-sept
    [18] Dix-huit
    [19] Dix-neuf
    [20] Vingt
   *[other] { $number }
}
