### What the page says about the advice of computer players: hints, the chance of winning, reasons, looking back on a game.

## Hints
hint = Conseil
hint-thinking = Un joueur ordinateur y réfléchit…
hint-matters = Ce qui compte maintenant :
hint-next-1 = Où ?
hint-next-2 = Voir le coup
hint-next-3 = Masquer le conseil
hint-answer = Un joueur ordinateur expert choisirait « { $answer } » :
hint-answer-bare = Un joueur ordinateur expert choisirait « { $answer } ».
hint-this = le conseil
hint-flag = conseil
spoken-hint = nommé par le conseil
hints-here = Conseils à cette table
hints-on = oui
hints-off = non
hints-are-off = L’hôte a désactivé les conseils à cette table.
hints-are-on = L’hôte autorise de nouveau les conseils à cette table.

## Reasons, in the log
why = pourquoi ?
why-of = Pourquoi ? { $line }
why-asking = Recherche…
why-own = Les raisons du joueur ordinateur lui-même :
why-none = Il n’y a rien de plus à dire de ce coup.

## The chance of winning
chance = chances ?
chance-title = Les chances de gagner
chance-asking = Des parties imaginées sont jouées…
chance-about = Environ { $share } sur 100
chance-between = ({ $low } à { $high }), si tout le monde continue comme de bons joueurs ordinateurs.
chance-how = C’est notre estimation. Le reste de cette manche est joué { $games } fois ; la suite se déduit des résultats de bons joueurs ordinateurs à des tables semblables. L’intervalle est juste dans environ 95 cas sur 100, pour autant que les parties imaginées ressemblent aux vraies. L’estimation ne sait rien de vos plans.
chance-lapsed = La table a changé depuis ; cette estimation ne vaut plus.
chance-again = Estimer de nouveau

## Kinds of computer players
computer-good = bon
    .about = Bon : prévoit et compare des plans ; prend un moment.
computer-expert = expert
    .about = Expert : compare davantage de plans ; prend environ une seconde pour répondre.
computer-easy = facile
    .about = Facile : suit des règles simples ; répond aussitôt.
computer-random = au hasard
    .about = Au hasard : choisit n’importe quelle réponse permise. Une équipe de tels joueurs ne gagne jamais.

## Looking back on a game
review-title = Analyse
review-open = Analyse
review-thinking = L’ordinateur parcourt la partie coup par coup. Cela prend environ 15 secondes.
review-line = Les chances de gagner
review-line-about = La probabilité qu’une bonne équipe gagne après chaque coup, sur cent : notre estimation, à partir de { $games } parties imaginées chaque fois. Dans environ 95 cas sur 100, les chances se trouvent dans la bande pâle, pour autant que les parties imaginées ressemblent aux vraies.
review-line-hear = Les chances de gagner sur toute la partie, de { $start } sur 100 au début à { $result } à la fin. Le tableau ci-dessous donne les chiffres.
review-point-hear = tournant { $number }
review-hundred = sur 100
review-sum = Ce que le hasard et les décisions ont apporté ou coûté
review-sum-about = En points sur cent, arrondis de façon que leur somme soit juste.
review-sum-what = Quoi
review-sum-points = Points
review-start = Chances au début
review-luck = Hasard : dés et cartes
review-of-seat = Décisions : { $seat }
review-result = { $outcome ->
    [1] Résultat : victoire
   *[other] Résultat : défaite
}
review-sum-note = Une décision se mesure à la façon dont un joueur ordinateur juge la table avant et après elle. Quand elle a coûté des points, un autre coup aurait pu être meilleur, ou il n’y en avait pas de meilleur.
review-rounds = Manche par manche
review-round = Manche
review-round-chance = Chances à la fin
review-round-bounds = Intervalle
review-round-luck = Hasard
review-round-decisions = Décisions
review-bounds = { $low } à { $high }
review-turning = Tournants
review-turning-none = Aucun coup ni aucun tour n’a beaucoup changé à lui seul : les chances ont évolué par petits pas.
review-turning-about = Les tours et les coups du hasard qui ont le plus changé, dans l’ordre de la partie.
review-turn-luck = { $round ->
    [0] Avant la première manche : hasard
   *[other] Manche { $round } : hasard
}
review-turn-seat = { $round ->
    [0] Avant la première manche : { $seat }
   *[other] Manche { $round } : { $seat }
}
review-change = { $change ->
    [one] { $sign }{ $change } point
   *[other] { $sign }{ $change } points
}
review-more = { $lines ->
    [one] et encore une ligne
   *[other] et encore { $lines } lignes
}
review-untold = { $round ->
    [0] La table se mettait en place.
   *[other] Le journal n’en dit rien.
}
review-given = Choisi au coup { $position } : { $answer }
review-better = Un expert aurait choisi : { $answer }
review-see = Le revoir dans la partie
review-try = Réessayer d’ici
review-see-of = Le revoir dans la partie : { $what }
review-try-of = Réessayer d’ici : { $what }
review-print = Imprimer
review-replay = Revoir la partie
