### Are we on track? One plain line beside the goals; `.verdict` alone is its first half, $needs the second.

pace-on-track = { pace-on-track.verdict } { $needs }
    .verdict = En bonne voie.
pace-open = { pace-open.verdict } { $needs }
    .verdict = Encore ouvert.
pace-hard = { pace-hard.verdict } { $needs }
    .verdict = Difficile à gagner d’ici.
pace-very-hard = { pace-very-hard.verdict } { $needs }
    .verdict = Très difficile à gagner d’ici.
pace-overflow = { pace-overflow.verdict } { $needs }
    .verdict = La vente de cette manche mettrait fin à la partie.
pace-met = { pace-met.verdict } { $needs }
    .verdict = Les deux objectifs sont atteints.
pace-met-overflow = { pace-met-overflow.verdict } { $needs }
    .verdict = Les deux objectifs sont atteints, mais la vente de cette manche mettrait fin à la partie.
pace-won = { pace-won.verdict } { $needs }
    .verdict = La partie est gagnée.
pace-lost = { pace-lost.verdict } { $needs }
    .verdict = La partie est perdue.

pace-needs-both = { $freed ->
    [Un] Une { -free-person } à libérer
   *[other] { $freed } { -free-people } à libérer
} et { $support ->
    [un] un jeton Soutien
   *[other] { $support } jetons Soutien
} restent nécessaires { $when }.
pace-needs-freed = { $number ->
    [one] Une { -free-person } reste
   *[other] { $count } { -free-people } restent
} à libérer { $when }.
pace-needs-support = { $number ->
    [one] Un jeton Soutien reste nécessaire
   *[other] { $count } jetons Soutien restent nécessaires
} { $when }.
pace-rounds = { $rounds ->
    [1] dans cette dernière manche
    [2] dans les deux manches restantes
    [3] dans les trois manches restantes
    [4] dans les quatre manches restantes
    [5] dans les cinq manches restantes
    [6] dans les six manches restantes
    [7] dans les sept manches restantes
    [8] dans les huit manches restantes
   *[other] dans les { $rounds } manches restantes
}
pace-finish = Il faut encore finir cette manche.
pace-freed = { $people ->
    [0] Aucune { -free-person } n’a atteint le Canada.
    [one] Une { -free-person } a atteint le Canada.
   *[other] { $people } { -free-people } ont atteint le Canada.
}

## The sale at the end of this round, as the table stands
sale = { $arriving ->
    [0] Aucune n’arrive
    [one] Une arrive
   *[other] { $arriving } arrivent
} · place pour { $room }{ $beyond ->
    [0] {""}
    [one] {" "}· une sera vendue hors d’atteinte
   *[other] {" "}· { $beyond } seront vendues hors d’atteinte
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
