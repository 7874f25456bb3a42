### Questions, and the answers as they are offered.

ask-roll = { $lead } lance les deux dés.
ask-market-card = La prochaine { -market-card } est retournée.
ask-draw = La prochaine carte de la pioche est tirée.
ask-draw-and-resolve = La carte du dessus de la pioche est tirée et prend effet.
ask-role = Le rôle du joueur { $number } est distribué.
ask-lead = Qui tient la lanterne en premier ?

detail-conduct = { -Person } { $person } sur { $people }, jusqu’à { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}
detail-pooled = { $steps ->
    [one] Il reste une étape
   *[other] Il reste { $steps } étapes
}, pour autant de { -people } que vous voulez
detail-planning = Jetons pris : { $taken } sur { $limit } · de l’argent pour { $able ->
    [one] { $able } sorte
   *[other] { $able } sortes
} sur { $stacks }
ask-conduct = Qui se déplace ?
ask-guide = Où va la { -person } qui part { $place-from } ?
ask-way = Trajet { $place-from } { $goal-to } : par terre, ou par mer contre paiement et avec moins d’étapes ?

ask-direction = { $catcher-The } a quelqu’un d’aussi proche des deux côtés. Dans quelle direction va-t-il ?
ask-hold = Quel { -catcher } reste où il est ?
ask-catcher-moves = { $seat } : utiliser « { $card } », pour qu’aucun { -catcher } ne bouge pendant toute cette action ?
ask-catcher-captures = { $seat } : utiliser « { $card } », pour que ce { -catcher } ne bouge pas et ne capture personne ?

ask-turn = { $seat } : que faites-vous ?
ask-planning = { $seat } : quels jetons prenez-vous ?
ask-deliver = { $people ->
    [one] Une { -enslaved-person } est emmenée aux plantations. Lesquelles ?
   *[other] { $people } { -enslaved-people } sont emmenées aux plantations. Où va la prochaine ?
}
ask-outlaw = { $seat } : une nouvelle { -market-card } avec { $people ->
    [one] une { -enslaved-person }
   *[other] { $people } { -enslaved-people }
}. Payer pour que moins de personnes soient mises en vente ?
ask-gift = { $seat } : combien donnez-vous à { $receiver } ?

ask-shop = { $discount ->
    [0] Acheter un jeton à son plein prix ?
   *[other] { $tokens ->
        [one] Acheter un jeton à { $discount } $ de moins ?
       *[other] Acheter jusqu’à { $tokens } jetons à { $discount } $ de moins chacun ?
    }
}
ask-shop-free = Prendre un jeton gratuit ?
ask-carry = { $people ->
    [one] Qui y est amené ?
   *[other] Qui y est amené ? Jusqu’à { $people }.
}
ask-carry-to = Où va la { -person } qui part { $place-from } ?
ask-fork = Choisissez l’un des deux :
ask-swap = { $seat } : échanger deux cartes de la file ? La première :
ask-swap-with = Avec quelle carte échange-t-elle sa place ?
ask-to-deck = Quelle carte retourne sur la pioche ?
ask-discard = Quelle carte est défaussée ?
ask-seize = Qui la loi sur les esclaves fugitifs atteint-elle ? { $people ->
    [one] Encore une personne.
   *[other] Encore { $people }.
}
ask-send-back = Qui est renvoyé dans une plantation ? { $people ->
    [one] Encore une personne.
   *[other] Encore { $people }.
}
ask-return-support = Qui rend un jeton Soutien ?

say-done = { $kind ->
    [turn] Finir le tour
    [conduct] Fini de déplacer
    [carry] Terminé
    [shop] Aucun jeton
    [reserve] Non, la garder
    [hold] Aucun
    [outlaw] Ne rien payer
    [gift] Ne plus rien donner
    [swap] Aucun échange
    [to-deck] Aucune carte
    [fork] Aucun des deux
   *[other] Terminé
}
say-pass = Passer, en renonçant à toute action, et prendre { $dollars } $
say-money = Prendre l’argent de votre rôle : { $dollars } $
say-benefit = L’avantage de votre rôle : déplacer jusqu’à deux { -people }, d’une étape chacune
say-special-agent = Spécial : une { -enslaved-person } de chaque { -market-card } n’est pas vendue
say-special-conductor = Spécial : cinq étapes, réparties à votre gré
say-special-preacher = Spécial : défausser une carte de la file
say-special-shepherd = Spécial : amener jusqu’à deux { -enslaved-people } à New York
say-shield = Pouvoir spécial du Chef de gare : les jetons Conducteur n’attirent aucun { -catcher } pour le reste de ce tour ({ $seat })
say-reserve = Oui, utiliser « { $card } »
say-west = Ouest
say-east = Est
say-hold = { $catcher-The } reste { $place-in }
say-give = Charles Sumner : donner de l’argent à { $seat }
say-return-support = { $seat }
say-move = Déplacer jusqu’à { $people } { -people }, { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} chacune
say-buy-token = { $discount ->
    [0] Acheter un jeton à son plein prix
   *[other] Acheter un jeton à { $discount } $ de moins
}
say-card = { $card } (case { $space })
say-discard = Défausser « { $card } » (case { $space })
say-buy = Acheter « { $card } » pour { $dollars } $
say-play = Jouer { $token-the }
say-play-third = Jouer { $token-the } en troisième (votre pouvoir spécial)
say-take = { $dollars ->
    [0] Prendre { $token-the }, gratuit
   *[other] Prendre { $token-the } pour { $dollars } $
}
say-ready = J’ai fini
say-unready = Pas encore fini
say-other = { $seat } : { $answer }
say-from = { $place }
say-to = { $place }
say-amount = { $dollars } $
say-outlaw = Payer { $dollars } $ : { $people ->
    [one] une { -person }
   *[other] { $people } { -people }
} de moins
say-by-land = Par terre
say-by-sea = Par mer, pour { $dollars } $
say-lead = { $seat }
say-market-card = Carte { $number }, { $people ->
    [one] une { -enslaved-person }
   *[other] { $people } { -enslaved-people }
}
say-roll-walking = La silhouette qui marche : aucun { -catcher } ne bouge
say-roll-west = { $catcher }, { $places } vers l’ouest
say-roll-east = { $catcher }, { $places } vers l’est

## Answers in groups with fixed places, in few words; tokens, cards and roles have their names
act-money = Argent du rôle
act-give = Argent pour { $seat }
act-pass = Passer
act-done = Finir le tour
act-ready = J’ai fini
act-unready = Pas encore fini

## What a token can do
use-conductor = déplace jusqu’à { $people } { $people ->
    [one] { -person }
   *[other] { -people }
}, { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} chacune
use-funds = rapporte { $dollars } $ maintenant
use-support = compte pour l’objectif
