### Why something is not offered. A rule number follows each of these.

what-pass = Passer
what-money = L’argent de votre rôle
what-benefit = L’avantage de votre rôle
what-special = Votre pouvoir spécial
what-shield = Le pouvoir spécial du Chef de gare
what-invest = Acheter un jeton comme Actionnaire

why-acted = Vous avez déjà agi pendant ce tour.
why-money-taken = Déjà pris pendant ce tour.
why-benefit-used = Déjà utilisé pendant ce tour.
why-special-used = Déjà utilisé dans cette partie.
why-only-in-planning = Il s’utilise en phase Plans.
why-only-for-others = Il s’utilise pendant le tour d’un autre joueur.
why-no-conductor-token = Il n’y a en main aucun jeton Conducteur qu’il pourrait couvrir.
why-with-third-token = Il s’utilise en jouant un troisième jeton.
why-not-the-beginning = Il s’utilise au début de votre tour.
why-no-effect = Cela n’aurait aucun effet.
why-nobody-can-move = Aucune { -person } ne peut avancer.
why-fundraise-first = Il faut d’abord jouer un jeton Collecte.
why-never-sold = Cette carte ne peut pas être achetée.
why-card-bought = Vous avez déjà acheté une carte pendant ce tour.
why-too-expensive = Cela coûte { $price } $, et vous avez { $money } $.
why-no-fare = La voie maritime qui y mène coûte { $price } $ par { -person }, et vous avez { $money } $.
why-tokens-played = Aucun autre jeton ne peut être joué pendant ce tour.
why-token-moves-nobody = Avec la carte « Loi sur les esclaves fugitifs » dans la file, il ne déplacerait personne.
why-column-closed = La période { $years } n’est pas encore ouverte.
why-stack-empty = Tous ont été pris.
why-limit = { $tokens ->
    [one] Un seul jeton par joueur peut être pris en planification.
   *[other] { $tokens } jetons par joueur peuvent être pris en planification.
}
why-pennsylvania-hall = La carte « Pennsylvania Hall » est dans la file : pas de Soutien en planification.
why-moved-already = Toutes les personnes de ce lieu ont déjà avancé dans cette action.
why-no-blue-cities = La carte « Le New Jersey abolit l’esclavage » est dans la file : les villes bleues sont fermées aux jetons Conducteur.
why-tough-crossing = La carte « Rude traversée » est dans la file : les jetons Conducteur n’atteignent pas le Canada.
why-no-way = De là, tous les chemins sont complets ou surveillés par un { -catcher }.
why-catcher-there = Un { -catcher } se trouve { $place-in }.
why-place-full = { $people ->
    [one] Il y a déjà quelqu’un { $place-in }.
   *[other] Plus de place { $place-in } : { $people } { -people } s’y trouvent.
}
why-way-closed = Le chemin est fermé par un { -catcher } ou une carte.
why-beyond-reach = { $steps ->
    [one] Ce lieu ne peut pas être atteint en une étape.
   *[other] Ce lieu ne peut pas être atteint en { $steps } étapes.
}
why-not-led-there = Cette action n’y mène pas.
why-goal-chosen = La destination est déjà choisie : { $place }.
why-plantation-full = Le nombre permis par les règles y est atteint.
why-nowhere-to-go = Il n’y a pas de place là où elles seraient amenées.
why-too-far = C’est trop loin.
