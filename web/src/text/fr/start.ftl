### The start page: playing, your games, the deal of the day, statistics.

start-known = Vous connaissez le jeu imprimé ?
start-invited = Quelqu’un vous a envoyé un lien ?

## Play
play-title = Jouer
play-about = En solitaire ou jusqu’à quatre, autour d’un écran ou par liens. La première partie est facile.
play-players = { $players ->
    [one] Vous jouez en solitaire.
   *[other] Les { $players } joueurs sont à cet écran ; sous Options, des places peuvent être confiées à d’autres par lien, ou à l’ordinateur.
}
play-level = Niveau
play-chance = { $players ->
    [one] Un joueur réfléchi gagne
   *[other] Des joueurs réfléchis gagnent
} environ { $careful } parties sur 100, { $beginner ->
    [0] des débutants presque aucune
    [1] des débutants presque aucune
    [2] des débutants presque aucune
   *[other] { $players ->
        [one] un débutant
       *[other] des débutants
    } environ { $beginner }
}.
play-chance-beginner = { $beginner ->
    [0] Sur 100 parties, des débutants n’en gagnent presque aucune
    [1] Sur 100 parties, des débutants n’en gagnent presque aucune
    [2] Sur 100 parties, des débutants n’en gagnent presque aucune
   *[other] Sur 100 parties, des débutants en gagnent environ { $beginner }
}.
play-measured = Mesuré avec des joueurs ordinateurs : un joueur réfléchi essaie chaque coup deux cents fois, un débutant suit des règles simples.
play-role = Votre rôle
play-role-first = un bon rôle pour commencer
play-options = Options
new-role-ease = { $role } : { $ease }
new-goal-level = selon le niveau

## Times
time-now = à l’instant

## Your games
mine-title = Vos parties
mine-sub = celles dont ce navigateur a les liens
mine-all = Toutes vos parties et statistiques
mine-going = En cours
mine-over = Finies
mine-yours = Votre tour · { $round } · dernier coup { $ago }
mine-theirs = Au tour de : { $names } · { $round } · dernier coup { $ago }
mine-played = { $round } · dernier coup { $ago }
mine-won = Gagnée · { $ago }
mine-lost = Perdue · { $ago }
mine-ended = Arrêtée par son hôte · { $ago }
mine-continue = Continuer
mine-watch = Regarder
mine-replay = Revoir
mine-review = Analyse
mine-forget = Retirer
mine-forget-about = Ce navigateur oublie son lien vers la partie. Sans le lien, personne ne peut rouvrir votre place ici ; la partie elle-même reste.
mine-forget-host = Ce navigateur oublie le lien de l’hôte et le vôtre. Sans eux, personne ne peut rouvrir la partie ici ; elle reste sur le serveur. Pour l’effacer pour tout le monde, utilisez la page Confidentialité.
mine-forget-do = Retirer de cette liste
mine-forget-not = Garder
mine-forgotten = La partie a été retirée de cette liste.
mine-none = Les parties que vous commencez ou rejoignez dans ce navigateur sont listées ici, avec la personne dont c’est le tour.
mine-privacy = Seul ce navigateur connaît la liste. Toute autre personne qui l’utilise peut ouvrir ces parties.

## Deal of the day
day-title = Donne du jour
day-alone = pour un joueur
day-about = La même donne pour tout le monde jusqu’à minuit (UTC). Votre partie finie, vous voyez comment les autres s’en sont sortis.
day-play = Jouer cette donne
day-continue = Continuer cette donne
day-won = { $freed ->
    [one] Vous avez gagné : une personne est libre.
   *[other] Vous avez gagné : { $freed } personnes sont libres.
}
day-lost = { $freed ->
    [0] Vous avez perdu ; aucune personne n’a atteint le Canada.
    [one] Vous avez perdu ; une personne est libre.
   *[other] Vous avez perdu ; { $freed } personnes sont libres.
}
day-first = Personne d’autre n’a encore terminé cette donne.
day-others = { $games ->
    [one] { $games } partie de cette donne est finie
   *[other] { $games } parties de cette donne sont finies
} ; { $won ->
    [0] aucune n’a été gagnée
    [one] une a été gagnée
   *[other] { $won } ont été gagnées
}.
day-bars = Parties selon le nombre de personnes libérées
day-freed = libres : { $freed }
day-games = { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}

## A person of the day
person-day = En mémoire aujourd’hui
person-source = Source : { $source }
person-more = D’autres personnes et leur histoire

## Statistics
statistics-title = Vos statistiques
statistics-about = Les parties qui finissent dans ce navigateur sont comptées ici et nulle part ailleurs.
statistics-all = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}. { $freed ->
    [0] Aucune personne n’a encore atteint le Canada.
    [one] Une personne a atteint le Canada.
   *[other] { $freed } personnes ont atteint le Canada.
}
statistics-levels = Niveau
statistics-roles = Rôle
statistics-games = Parties
statistics-won = Gagnées
statistics-other = autres nombres
statistics-export = Télécharger en fichier
statistics-erase = Effacer
statistics-sure = Cela ne peut pas être annulé.
statistics-erase-do = Effacer définitivement
