### The log. Quiet sentences, in the past; the cause follows where something happened by itself.

nobody = personne
cause-dice = par les dés
cause-arrival = parce que quelqu’un est arrivé { $place-in }
cause-card = à cause de la carte « { $card } »
cause-sale = là où nul à cette table ne peut suivre

log-round = Manche { $round } sur 8.
log-phase = { $phase }.
log-rolled = { $east ->
    [0] Les dés ont montré la silhouette qui marche. Aucun { -catcher } ne bouge.
    [-1] Les dés ont désigné { $catcher-the }, un lieu vers l’ouest.
    [-2] Les dés ont désigné { $catcher-the }, deux lieux vers l’ouest.
    [-3] Les dés ont désigné { $catcher-the }, trois lieux vers l’ouest{ $calm ->
        [1] , ce qui ne déplace personne dans cette partie.
       *[0] .
    }
    [1] Les dés ont désigné { $catcher-the }, un lieu vers l’est.
    [2] Les dés ont désigné { $catcher-the }, deux lieux vers l’est.
   *[3] Les dés ont désigné { $catcher-the }, trois lieux vers l’est{ $calm ->
        [1] , ce qui ne déplace personne dans cette partie.
       *[0] .
    }
}
log-catcher-moved = { $catcher-The } est passé { $from-from } { $to-to }.
log-captured = { $people ->
    [one] Une { -seeker } a été capturée { $place-in }.
   *[other] { $people } { -seekers } ont été capturées { $place-in }.
}
log-moved = Une { $to-id ->
    [place-canada] { -free-person }
   *[other] { -seeker }
} est passée { $from-from } { $to-to }.
log-aid = { $seat } a reçu { $dollars } $ d’amis { $place-in }.
log-fare = { $seat } a payé { $dollars } $ pour la traversée.
log-freed = Une { -free-person } a atteint le Canada et est libre.
log-carried = Une { $to-id ->
    [place-canada] { -free-person }
   *[other] { -person }
} a été amenée { $from-from } { $to-to }.
log-held = { $catcher-id ->
    [nobody] { $seat } n’a retenu personne ({ $card }).
   *[other] { $seat } a retenu { $catcher-the } ({ $card }).
}
log-calmed = Aucun déplacement pour { $catchers } ({ $card }).
log-took = { $dollars ->
    [0] { $seat } a pris { $token-the }.
   *[other] { $seat } a pris { $token-the } pour { $dollars } $.
}
log-played = { $seat } a joué { $token-the }.
log-returned = { $token-The } est revenu à sa pile.
log-funds = { $seat } a recueilli { $dollars } $.
log-ready = { $ready ->
    [1] { $seat } a fini de planifier.
   *[0] { $seat } n’a pas encore fini de planifier.
}
log-period = La période { $period } commence : ses jetons et ses cartes sont maintenant en jeu.
log-turn = { $seat } joue.
log-passed = { $seat } a passé et pris { $dollars } $.
log-ended = { $seat } a fini son tour.
log-role-money = { $seat } a pris { $dollars } $ pour son rôle.
log-special = { $seat } a utilisé son pouvoir spécial.
log-benefit = { $seat } a utilisé l’avantage de son rôle.
log-bought = { $seat } a acheté la carte « { $card } » pour { $dollars } $.
log-entered = La carte « { $card } » est entrée dans la file, case { $slot }.
log-left = { $why ->
    [purchase] La carte « { $card } » a quitté la file.
    [lantern] La carte « { $card } » a quitté la file à la phase Lanterne.
    [card] La carte « { $card } » de la file a été défaussée.
    [to-deck] La carte « { $card } » a été posée sur la pioche.
   *[preacher] La carte « { $card } » a été défaussée par le Prédicateur.
}
log-aside = La carte « { $card } » a été mise de côté : une seule nouvelle carte Opposition peut entrer.
log-shuffled = { $cards ->
    [one] Une carte a été remélangée dans la pioche.
   *[other] { $cards } cartes ont été remélangées dans la pioche.
}
log-drew = { $seat } a tiré la carte « { $card } ».
log-kept = { $seat } garde la carte « { $card } ».
log-dropped = { $seat } a défaussé la carte « { $card } » sans l’utiliser.
log-used = { $seat } a utilisé la carte « { $card } ».
log-swapped = { $seat } a échangé les cartes des cases { $slot } et { $other }.
log-gained = { $seat } a reçu { $dollars } $ ({ $card }).
log-gift = { $seat } a donné { $dollars } $ à { $receiver }.
log-market-card = Une nouvelle { -market-card } a été retournée, avec { $people ->
    [one] une { -enslaved-person }.
   *[other] { $people } { -enslaved-people }.
}
log-loaded = { $people ->
    [one] Une { -enslaved-person } de plus a été mise en vente sur la { -market-card } n° { $slot }.
   *[other] { $people } { -enslaved-people } de plus ont été mises en vente sur la { -market-card } n° { $slot }.
}
log-unloaded = { $seat } a évité à une { -enslaved-person } de la { -market-card } n° { $slot } d’être vendue.
log-sold = { $people ->
    [0] La { -market-card } du bas ne portait personne.
    [one] Une { -enslaved-person } a été vendue aux plantations.
   *[other] { $people } { -enslaved-people } ont été vendues aux plantations.
}
log-delivered = { $people ->
    [one] Une { -enslaved-person } a été emmenée { $place-to }.
   *[other] { $people } { -enslaved-people } ont été emmenées { $place-to }.
}
log-lost = { $people ->
    [one] Une { -person } a été vendue hors d’atteinte.
   *[other] { $people } { -people } ont été vendues hors d’atteinte.
}
log-sent-back = Une { -person } qui se trouvait { $place-in } a été renvoyée.
log-seized = Une { -person } a été arrêtée { $place-in }.
log-discarded = { $token-The } a quitté la partie.
log-support-back = Un jeton Soutien a été rendu ({ $seat }).
log-lantern = { $seat } tient la lanterne.
log-outcome = { $outcome }
log-spared = { $seat } a payé { $dollars } $ : { $people ->
    [one] une { -person } n’a pas été mise en vente.
   *[other] { $people } { -people } n’ont pas été mises en vente.
}
log-role = Le joueur { $seat } est { $role-the }.
log-struck = La carte « { $card } » prend effet.
