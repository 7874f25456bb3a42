### Why a computer player answers as it does: true sentences about the table, in the present.

because-freed = { $people ->
    [one] Une { -free-person } atteint le Canada.
   *[other] { $people } { -free-people } atteignent le Canada.
}
because-money = Cela rapporte { $dollars } $.
because-captured = { $people ->
    [one] Une { -seeker } est capturée.
   *[other] { $people } { -seekers } sont capturées.
}
because-room = { $people ->
    [one] Sinon, une { -person } serait vendue hors de notre atteinte lors de cette manche.
   *[other] Sinon, { $people } { -people } seraient vendues hors de notre atteinte lors de cette manche.
}
because-lured = Cela éloigne { $catcher-the } : les dés ne peuvent plus l’amener { $place-to }.
because-steps = { $steps ->
    [one] Le Canada est à une étape { $place-from }.
   *[other] Le Canada est à { $steps } étapes { $place-from }.
}
because-safe = Aucun lancer de dés n’atteint { $place-the }.
because-risk = { $results ->
    [one] Un lancer de dés sur { $all } atteindrait { $place-the }.
   *[other] { $results } lancers de dés sur { $all } atteindraient { $place-the }.
}
because-support = { $left ->
    [0] C’est le dernier Soutien qui manquait.
    [one] Il faut encore un Soutien { $rounds ->
        [one] dans cette dernière manche
       *[other] en { $rounds } manches
    }.
   *[other] Il faut encore { $left } jetons Soutien { $rounds ->
        [one] dans cette dernière manche
       *[other] en { $rounds } manches
    }.
}
because-opens = La période { $years } commence : ses jetons et ses cartes entrent en jeu.
because-removed = La carte « { $card } » quitte la file.
because-imagined = Joué { $games ->
    [one] une fois
   *[other] { $games } fois
} sur { $rounds ->
    [one] cette dernière manche
   *[other] { $rounds } manches
} selon des règles simples, ceci { $share ->
    [0] ne gagne presque jamais
    [one] gagne environ 1 fois sur 100
   *[other] gagne environ { $share } fois sur 100
} (notre estimation).

## What is urgent as the table stands

because-overflow = { $held ->
    [0] Aucune { -person } n’est retenue
    [one] Une { -person } est retenue
   *[other] { $held } { -people } sont retenues
} dans les plantations et { $coming ->
    [one] une de plus est vendue
   *[other] { $coming } de plus sont vendues
} lors de cette manche : { $people ->
    [one] l’une d’elles serait vendue hors de notre atteinte.
   *[other] { $people } d’entre elles seraient vendues hors de notre atteinte.
}
because-near = { $people ->
    [one] Une { -person } est
   *[other] { $people } { -people } sont
} à { $steps ->
    [one] une étape du Canada.
   *[other] { $steps } étapes du Canada au plus.
}
because-threat = { $results ->
    [one] Un lancer de dés sur { $all } atteindrait
   *[other] { $results } lancers de dés sur { $all } atteindraient
} { $place-the }, où { $people ->
    [one] se trouve une { -person }.
   *[other] se trouvent { $people } { -people }.
}
because-goal = { $people ->
    [one] Encore une { -free-person } doit
   *[other] Encore { $people } { -free-people } doivent
} atteindre le Canada { $rounds ->
    [one] dans cette dernière manche.
   *[other] en { $rounds } manches.
}
because-needed = { $left ->
    [one] Il faut encore un Soutien, pour { $dollars } $,
   *[other] Il faut encore { $left } jetons Soutien, à { $dollars } $ chacun,
} { $rounds ->
    [one] dans cette dernière manche.
   *[other] en { $rounds } manches.
}
because-saved = { $dollars } $ sont gardés pour plus tard.
because-hand = { $tokens ->
    [0] Il n’y a en main aucun jeton à jouer.
    [one] Il y a en main un jeton à jouer.
   *[other] Il y a en main { $tokens } jetons à jouer.
}
because-side = Désormais, le rôle rapporte { $dollars } $ par manche au lieu de { $before } $.

## What speaks for a token, a card, a turn

because-column = { $left ->
    [one] C’est le dernier jeton Soutien de { $years } encore disponible, pour { $dollars } $.
   *[other] { $left } jetons Soutien de { $years } sont encore disponibles ; celui-ci coûte { $dollars } $.
}
because-token = { $token-The } { $dollars ->
    [0] ne coûte rien
   *[other] coûte { $dollars } $
} et déplace jusqu’à { $people } { -people }, { $steps ->
    [one] d’une étape chacune.
   *[other] de { $steps } étapes chacune.
}
because-funds = { $dollars ->
    [0] { $token-The } ne rapporterait encore rien s’il était joué maintenant.
   *[other] { $token-The } rapporterait { $dollars } $ s’il était joué maintenant.
}
because-moves = { $people ->
    [one] Une { -person } peut avancer { $steps ->
        [one] d’une étape
       *[other] de { $steps } étapes au plus
    }
   *[other] Jusqu’à { $people } { -people } peuvent avancer, { $steps ->
        [one] d’une étape chacune
       *[other] de { $steps } étapes au plus chacune
    }
}{ $unseen ->
    [1] , et aucun { -catcher } n’approche.
   *[0] .
}
because-shared = { $steps } étapes peuvent être réparties entre autant de { -people } qu’on veut.
because-carries = { $people ->
    [one] Une { -person } peut être menée plus loin sans attirer de { -catcher }.
   *[other] Jusqu’à { $people } { -people } peuvent être menées plus loin sans attirer de { -catcher }.
}
because-shop = { $discount ->
    [0] Un jeton peut être acheté maintenant ; il y a { $dollars } $ en main.
   *[other] Un jeton peut être acheté pour { $discount } $ de moins ; il y a { $dollars } $ en main.
}
because-says = La carte « { $card } » dit : { $words }
because-price = { $dollars ->
    [0] Cela ne coûte rien
   *[other] Cela coûte { $dollars } $
} ; { $left ->
    [0] il ne reste pas d’argent.
   *[other] il reste { $left } $.
}
because-lies = { $rounds ->
    [0] La lanterne retire la carte « { $card } » de cette case à la fin de cette manche.
    [one] Dans cette case, la carte « { $card } » peut rester encore une manche.
   *[other] Dans cette case, la carte « { $card } » peut rester encore { $rounds } manches.
}
because-unloaded = { $people ->
    [one] Une { -enslaved-person } des { -market-cards } n’est pas vendue.
   *[other] { $people } { -enslaved-people } des { -market-cards } ne sont pas vendues.
}
because-shield = { $tokens ->
    [one] { $role-The } a un jeton Conducteur en main, et il n’attirerait aucun { -catcher } pendant ce tour.
   *[other] { $role-The } a { $tokens } jetons Conducteur en main, et ils n’attireraient aucun { -catcher } pendant ce tour.
}
because-unplayable = { $tokens ->
    [one] Le seul jeton en main ne peut pas être joué maintenant.
   *[other] Aucun des { $tokens } jetons en main ne peut être joué maintenant.
}
because-no-card = Aucune carte de la file ne peut être achetée maintenant.
because-purse = { $dollars ->
    [0] { $role-The } n’a pas d’argent.
   *[other] { $role-The } a { $dollars } $.
}
because-back = { $left ->
    [one] Il faut alors encore un Soutien, peu importe qui en rend un.
   *[other] Il faut alors encore { $left } jetons Soutien, peu importe qui en rend un.
}

## What speaks for a place, a catcher, a card of the queue

because-spaces = { $held ->
    [0] Aucune { -person } n’est retenue { $place-in }
    [one] Une { -person } est retenue { $place-in }
   *[other] { $held } { -people } sont retenues { $place-in }
} ; les règles en permettent { $all }.
because-roads = { $roads ->
    [one] Une route au départ { $place-from } est ouverte maintenant.
   *[other] { $roads } routes au départ { $place-from } sont ouvertes maintenant.
}
because-farthest = { $steps ->
    [one] Le Canada est à une étape { $place-from } ; aucune autre personne possible n’en est plus loin.
   *[other] Le Canada est à { $steps } étapes { $place-from } ; aucune autre personne possible n’en est plus loin.
}
because-distance = { $steps ->
    [one] Le Canada est à une étape { $place-from }.
   *[other] Le Canada est à { $steps } étapes { $place-from }.
}
because-harmless = Aucun { -catcher } qui approche maintenant n’atteint qui que ce soit.
because-stopped = { $people ->
    [one] Sinon, { $catcher-the } capturerait une { -seeker } { $place-in }.
   *[other] Sinon, { $catcher-the } capturerait { $people } { -seekers } { $place-in }.
}
because-stays = { $catcher-The } reste { $place-in }.
because-comes = { $catcher-The } arrive { $place-in }.
because-spared = { $people ->
    [one] Une { -enslaved-person } n’est pas mise en vente
   *[other] { $people } { -enslaved-people } ne sont pas mises en vente
} sur la nouvelle { -market-card }, pour { $dollars } $.
because-open = { $room ->
    [0] En l’état, toutes les personnes vendues maintenant le seraient hors de notre atteinte, et { $people ->
        [one] une { -person } attend
       *[other] { $people } { -people } attendent
    } déjà sur les { -market-cards }.
    [one] En l’état, toutes les personnes vendues après la prochaine le seraient hors de notre atteinte, et { $people ->
        [one] une { -person } attend
       *[other] { $people } { -people } attendent
    } déjà sur les { -market-cards }.
   *[other] En l’état, toutes les personnes vendues après les { $room } prochaines le seraient hors de notre atteinte, et { $people ->
        [one] une { -person } attend
       *[other] { $people } { -people } attendent
    } déjà sur les { -market-cards }.
}
because-quiet = Aucune carte Opposition n’est dans la file.
because-nobody-freed = Aucune personne qui pourrait encore avancer n’atteindrait le Canada.
because-each-captured = Tout autre déplacement mènerait à une capture, à moins qu’un { -catcher } ne soit retenu.

## What matters now: the first step of a hint

matters-defeat = { $people ->
    [one] Lors de cette manche, une { -person } serait vendue hors de notre atteinte, plus que la { -lost-track } ne le permet : cela mettrait fin à la partie (R8.2).
   *[other] Lors de cette manche, { $people } { -people } seraient vendues hors de notre atteinte, plus que la { -lost-track } ne le permet : cela mettrait fin à la partie (R8.2).
}
matters-overflow = { $people ->
    [one] Lors de cette manche, une { -person } serait vendue hors de notre atteinte (R8.2).
   *[other] Lors de cette manche, { $people } { -people } seraient vendues hors de notre atteinte (R8.2).
}
matters-threat = Danger { $place-in } : { $results ->
    [one] un lancer de dés sur { $all } mènerait
   *[other] { $results } lancers de dés sur { $all } mèneraient
} à une capture.
matters-support = { $left ->
    [one] Il faut encore un Soutien, pour { $dollars } $,
   *[other] Il faut encore { $left } jetons Soutien, pour { $dollars } $,
} { $rounds ->
    [one] dans cette dernière manche
   *[other] en { $rounds } manches
} : l’argent manque.
matters-near = { $people ->
    [one] Une { -person } est à une étape du Canada.
   *[other] { $people } { -people } sont à une étape du Canada.
}
matters-goals = { $people ->
    [0] Assez de { -free-people } sont libres ; le Soutien et les manches restantes décident maintenant.
    [one] Encore une { -free-person } doit être libérée { $rounds ->
        [one] dans cette dernière manche
       *[other] en { $rounds } manches
    }.
   *[other] Encore { $people } { -free-people } doivent être libérées { $rounds ->
        [one] dans cette dernière manche
       *[other] en { $rounds } manches
    }.
}

## Where to look: the second step

area-place = Regardez { $place-the }.
area-tokens = Regardez les jetons disponibles : { $token }.
area-hand = Regardez les jetons que vous avez en main : { $token }.
area-card = Regardez la file : { $card }.
area-role = Regardez ce que peut faire { $role-the }.
area-reserve = Regardez les cartes de réserve.
area-players = Regardez ce qui se trouve devant chaque joueur.
area-money = Regardez votre argent.
area-choices = Comparez ce que chacune de ces réponses apporterait.
area-catcher = Regardez { $catcher-the } et où il irait.
area-enough = Demandez-vous s’il reste quelque chose à faire ici.

## What one way of going on brought beside another

contrast-captured = { $people ->
    [one] { $would ->
        [1] Une { -seeker } aurait été capturée.
       *[0] Une { -seeker } a été capturée.
    }
   *[other] { $would ->
        [1] { $people } { -seekers } auraient été capturées.
       *[0] { $people } { -seekers } ont été capturées.
    }
}
contrast-freed = { $people ->
    [one] Une { -free-person } { $would ->
        [1] aurait atteint le Canada.
       *[0] a atteint le Canada.
    }
   *[other] { $people } { -free-people } { $would ->
        [1] auraient atteint le Canada.
       *[0] ont atteint le Canada.
    }
}
contrast-support = { $tokens ->
    [one] Un jeton Soutien { $would ->
        [1] aurait été acheté.
       *[0] a été acheté.
    }
   *[other] { $tokens } jetons Soutien { $would ->
        [1] auraient été achetés.
       *[0] ont été achetés.
    }
}
contrast-set-out = { $people ->
    [one] Une { -person } { $would ->
        [1] aurait quitté les plantations.
       *[0] a quitté les plantations.
    }
   *[other] { $people } { -people } { $would ->
        [1] auraient quitté les plantations.
       *[0] ont quitté les plantations.
    }
}
contrast-money = { $would ->
    [1] Le tour aurait rapporté { $dollars } $.
   *[0] Le tour a rapporté { $dollars } $.
}
contrast-nothing = { $would ->
    [1] Ce tour n’aurait rapporté aucun argent et n’aurait libéré personne ; il prépare le suivant.
   *[0] Le tour n’a rapporté aucun argent et n’a libéré personne.
}
contrast-funds = { $token-The } a rapporté { $dollars } $ : il compte { $zone ->
    [south] les { -people } dans le Sud
    [large] les { -people } dans les grandes villes
   *[north] les { -people } dans les villes du Nord
}.
contrast-funds-less = { $token-The } a rapporté { $dollars } $ : il compte { $zone ->
    [south] les { -people } dans le Sud
    [large] les { -people } dans les grandes villes
   *[north] les { -people } dans les villes du Nord
}, moins { $off } $ ({ $cards }).

## What luck did

luck-role = { $better ->
    [1] La distribution a donné { $role-the }, ce qui rend cette partie plus facile selon notre estimation. Personne ne l’a décidé.
   *[0] La distribution a donné { $role-the }, ce qui rend cette partie plus difficile selon notre estimation. Personne ne l’a décidé.
}
luck-roll = Les dés en ont décidé.
luck-caught = Les dés en ont décidé : { $results ->
    [one] un lancer sur { $all } aurait atteint
   *[other] { $results } lancers sur { $all } auraient atteint
} { $place-the }.
luck-draw = La pioche en a décidé : la carte « { $card } » est venue.
luck-market = La pioche du marché en a décidé : une carte avec { $people } { -people } est venue.
