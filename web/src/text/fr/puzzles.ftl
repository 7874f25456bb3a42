### Puzzles, and positions that people lay out by hand.

puzzles-title = Problèmes
puzzles-sub = un tour chacun
puzzles-about = Chaque problème est un tour d’une partie à un joueur. Atteignez le but avant de finir le tour. Vous pouvez annuler aussi souvent que vous voulez, et personne ne compte vos essais.
puzzles-solved = { $solved } sur { $puzzles } résolus dans ce navigateur
puzzle-name = Problème { $number }
puzzle-where = { $role }, manche { $round }
puzzle-stars = { $stars ->
    [1] facile
    [2] délicat
   *[3] difficile
}
puzzle-is-solved = résolu
puzzle-go = Jouer
puzzle-aim = { $freed ->
    [0] Faites de la place pour toutes les personnes qui seront vendues
    [one] Amenez une { -seeker } au Canada
   *[other] Amenez { $freed } { -seekers } au Canada
}{ $safe ->
    [1] {" "}sans capture
   *[0] {""}
}{ $room ->
    [both] , et faites de la place pour toutes les personnes qui seront vendues.
   *[no] .
}
puzzle-reached = Pendant ce tour : au Canada { $freed } · captures { $captured } · sans place { $beyond }
puzzle-met = Le but est atteint. Finissez le tour quand vous voulez.
puzzle-well-done = Résolu : le but est atteint.
puzzle-missed = Le tour est fini, et le but n’est pas atteint.
puzzle-shares = D’ici, une bonne équipe gagnerait environ { $share } parties sur 100 ; après le tour ci-dessous, environ { $shown } (notre estimation).
puzzle-shown = Voir un tour qui réussit
puzzle-shown-title = Un tour qui réussit
puzzle-again = Réessayer
puzzle-more = Autres problèmes

scenario-title = Composer une position
scenario-sub = à la main ou à partir de son texte, pour jouer ou partager
scenario-what = La position
scenario-place = Lieu
scenario-people = Personnes présentes
scenario-fewer = Une de moins
scenario-more = Une de plus
scenario-catcher = Chasseur d’esclaves
scenario-at = se trouve ici :
scenario-role = Rôle
scenario-round = Manche
scenario-period = Période
scenario-money = Argent
scenario-freed = Libres
scenario-lost = Hors d’atteinte
scenario-text = En texte…
scenario-text-title = La position en texte
scenario-text-about = Un fait par ligne. Ce qui manque est comme au début d’une partie.
scenario-text-use = Utiliser ce texte
scenario-play = Jouer d’ici
scenario-share = Copier le lien
scenario-shared = Lien copié
scenario-fresh = Repartir de zéro
