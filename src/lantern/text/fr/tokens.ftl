### Tokens, seats, options of a new game, outcomes: short names used everywhere.

seat = Joueur { $number }
series = { $first } et { $last }

token-support = Soutien
    .the = le jeton Soutien
    .The = Le jeton Soutien
token-conductor-3x1 = Conducteur 3×1
    .the = le jeton Conducteur 3×1
    .The = Le jeton Conducteur 3×1
token-conductor-4x1 = Conducteur 4×1
    .the = le jeton Conducteur 4×1
    .The = Le jeton Conducteur 4×1
token-conductor-2x2 = Conducteur 2×2
    .the = le jeton Conducteur 2×2
    .The = Le jeton Conducteur 2×2
token-conductor-5x1 = Conducteur 5×1
    .the = le jeton Conducteur 5×1
    .The = Le jeton Conducteur 5×1
token-conductor-3x2 = Conducteur 3×2
    .the = le jeton Conducteur 3×2
    .The = Le jeton Conducteur 3×2
token-funds-1 = Collecte 1800–1839
    .the = le jeton Collecte 1800–1839
    .The = Le jeton Collecte 1800–1839
token-funds-2 = Collecte 1840–1859
    .the = le jeton Collecte 1840–1859
    .The = Le jeton Collecte 1840–1859
token-funds-3 = Collecte 1860–1865
    .the = le jeton Collecte 1860–1865
    .The = Le jeton Collecte 1860–1865
token-grey = { $token } (gris : il revient)
    .the = { $token-the } (gris : il revient)
    .The = { $token-The } (gris : il revient)

phase-0 = Mise en place
phase-1 = Chasseurs
phase-2 = Plans
phase-3 = Action
phase-4 = Marché
phase-5 = Lanterne

outcome-0 = La partie continue.
outcome-1 = La partie est gagnée.
outcome-2 = La partie est perdue : la { -lost-track } est pleine, et une { -person } de plus est vendue hors d’atteinte.
outcome-3 = La partie est perdue : la huitième manche est finie.

kind-general = Générale
kind-reserve = Réserve
kind-opposition = Opposition
kind-stretch = Opposition (extension)

side-normal = Normal
side-challenging = Exigeant
side-manual = Nombres du livret plus récent, { -lost-track } de la face normale
side-manual-challenging = Nombres du livret plus récent, { -lost-track } de la face exigeante

level-first-journey = Premier voyage
    .about = Moins de personnes sont vendues, il y a plus de temps, et rien n’agit contre vous les premières années.
level-normal = Normal
    .about = Les nombres de la boîte, pour autant qu’on les connaisse.
level-challenging = Exigeant
    .about = Plus de personnes à libérer, et moins de marge pour les pertes.
ease-easy = facile à jouer
ease-experienced = pour joueurs expérimentés

option-calm-triples = Un résultat triple au dé de déplacement ne déplace personne
option-more-money = Chacun commence avec 10 $
option-empty-center = La plantation centrale commence vide
option-full-plantations = Toutes les plantations commencent pleines
option-extra-support = Un jeton Soutien de plus en 1840–1859
option-stretch-cards = Les cartes d’extension rejoignent les cartes Opposition
option-strict-planning = Planification dans l’ordre strict, à partir du premier joueur
option-refill-at-once = Règle maison : la file est complétée aussitôt après un achat
option-pass-later = Règle maison : on peut passer plus tard dans le tour
option-fugitive-act-limits-tokens = Règle maison : avec la loi sur les esclaves fugitifs, les jetons Conducteur déplacent une { -person } de moins

preview-gain = +{ $dollars } $
preview-pay = −{ $dollars } $
preview-freed = { $people ->
    [one] une atteint le Canada
   *[other] { $people } atteignent le Canada
}
preview-catcher = { $catcher } → { $place }
preview-captured = { $catcher } → { $place } : { $people ->
    [one] capture
   *[other] { $people } captures
}
preview-lost = { $people ->
    [one] une { -person } vendue hors d’atteinte
   *[other] { $people } { -people } vendues hors d’atteinte
}
preview-strikes = { $card } prend effet
preview-opens = ouvre { $years }
preview-may-step-in = un coéquipier peut retenir un chasseur
preview-wins = la partie est gagnée
preview-loses = la partie est perdue
preview-chance = ne peut pas être annulé
