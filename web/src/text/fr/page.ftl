### What the page says of itself; the catalogue of the game lies in src/lantern/text, playing together in together.ftl.

page-name = Lantern
page-start = Page d’accueil
page-close = Fermer
page-back = Retour à la partie
page-game = Votre partie
beside = À côté de la partie
page-failed = Cette page n’a pas pu être chargée. Veuillez réessayer.

## Consequences, short enough for the map
page-quiet = pas d’aide · aucun chasseur ne bouge
page-arrives-captured = arrivée : { $people ->
    [one] capture
   *[other] { $people } captures
}
page-moves-to = → { $place }
page-captures-at = → { $place } : { $people ->
    [one] capture
   *[other] { $people } captures
}
page-may-step-in = peut être retenu

## Answers in few words, where there are many of them
brief-say-pass = Passer
brief-say-money = L’argent de votre rôle
brief-say-benefit = Avantage : déplacer deux { -people }
brief-say-special-agent = Spécial : une par carte n’est pas vendue
brief-say-special-conductor = Spécial : cinq étapes
brief-say-special-preacher = Spécial : défausser une carte
brief-say-special-shepherd = Spécial : deux à New York
brief-say-shield = Spécial : pas de { -catcher } pour { $seat }
brief-say-give = Donner de l’argent à { $seat }
brief-say-buy = Acheter « { $card } »
brief-say-play-third = Troisième jeton : { $token }
brief-say-take = Prendre { $token }

## Answers below the card they are about
opened-say-buy = Acheter pour { $dollars } $
opened-say-card = Choisir cette carte
opened-say-discard = Défausser cette carte

## The names of places for those who hear the map
kind-northern = espace du Nord
kind-town = bourg du Nord
kind-city = ville du Nord
kind-large = grande ville du Nord, quatre places
kind-southern = lieu du Sud
kind-southern-city = ville du Sud
kind-capital = capitale, quatre places
kind-sea = en mer
kind-plantation = plantation
spoken-nobody = aucune { -person } ici
spoken-seekers = { $people ->
    [one] une { -seeker }
   *[other] { $people } { -seekers }
}
spoken-held = { $people ->
    [0] aucune { -person } n’y est retenue
    [one] une { -enslaved-person } y est retenue
   *[other] { $people } { -enslaved-people } y sont retenues
}
spoken-freed = { $people ->
    [0] encore aucune { -free-person }
    [one] une { -free-person } libre
   *[other] { $people } { -free-people } libres
}
spoken-catcher-at = { -catcher } { $catcher } ; lieu : { $place }
spoken-catcher = { -catcher } { $catcher }
spoken-aid = aide { $dollars } $
spoken-choose = choisir : { $what }
spoken-chosen = choix fait
spoken-instead = peut être déplacée à la place
spoken-odds = risque de capture { $chance }
spoken-map = Carte de l’est des États-Unis et du Canada vers 1850
spoken-left = reste { $tokens }
spoken-moves = déplace jusqu’à { $people } { -people }, { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} chacune
spoken-shut = pas encore ouvert

## The head of the table
head-menu = Lantern : menu et réglages
head-phases = Phases de la manche { $round }
head-round = Manche { $round } sur 8 · { $phase }
head-goals = Objectifs
goal-freed = Libres
goal-support = Soutien
goal-lost = { -Lost }
goal-round = Manche
now-1 = Les dés déplacent un { -catcher }.
now-2 = Tout le monde prend des jetons, dans n’importe quel ordre.
now-4 = Les personnes de la { -market-card } la plus basse sont vendues.
now-5 = Les cartes les plus anciennes quittent la file, et la lanterne passe au joueur suivant.
now-0 = La table se met en place.
now-acts = { $seat } joue.
now-acts-lead = { $seat } joue en premier et tient la lanterne.
now-acts-then = { $seat } joue ; ensuite { $later }.
now-acts-lead-then = { $seat } joue en premier et tient la lanterne ; ensuite { $later }.
now-decides = { $seat } décide pour tout le groupe.
short-acts = { $seat } joue
short-decides = { $seat } décide
short-planning = Tous planifient
short-end = La fin
title-table = { $mine ->
    [1] • Lantern · manche { $round }
   *[0] Lantern · manche { $round }
}{ $who ->
    [none] {""}
   *[other] , { $who }
}
title-end = Lantern · la fin
title-page = Lantern · { $page }

## The parts of the table
tabs-what = Parties de la table
tab-map = Plateau
tab-ask = Question
tab-cards = Cartes
tab-market = Marché
tab-players = Joueurs
tab-log = Journal
queue-title = Cartes abolitionnistes
queue-way = la plus à droite part à chaque manche →
queue-way-list = La carte la plus basse de cette liste part à la fin de la manche.
queue-deck = { $cards ->
    [0] la pioche est vide
   *[other] { $cards } dans la pioche
}
queue-empty = { $cards ->
    [0] vide ; il ne reste aucune carte pour la remplir
   *[other] remplie à la fin de la manche
}
card-not-for-sale = Pas en vente
card-price = { $dollars } $
market-title = { -market }
market-now = { $people ->
    [0] aucune vente cette manche
   *[other] vente cette manche
}
market-1 = dans deux manches
market-2 = dans trois manches
market-left = reste { $cards }
market-captured = { $people ->
    [one] dont une capturée
   *[other] dont { $people } capturées
}
lost-title = { -Lost }
lost-full = { $lost ->
    [0] aucune { -person }
    [one] une { -person }
   *[other] { $lost } { -people }
} ; { $limit } au plus
lost-hear = { -lost-track } : { lost-full }
tokens-title = Jetons
tokens-next = { $years } s’ouvre avec le dernier Soutien
tokens-open = tous sont ouverts
tokens-support = Soutien
tokens-conductor = Conducteur
tokens-funds = Collecte
tokens-none = tous pris
tokens-later = plus tard
tokens-free = gratuit
tokens-grey = gris
years-0 = 1800–39
years-1 = 1840–59
years-2 = 1860–65
mat-lantern = tient la lanterne
mat-ready = a fini
mat-acts = joue
mat-plans = planifie
mat-support = Jetons Soutien : { $tokens }
mat-no-reserve = pas de carte de réserve
mat-reserve = Réserve : { $card }
mat-special-used = pouvoir spécial utilisé
mat-special = spécial : { $special }
mats-title = Joueurs

## The question
ask-what = Question
ask-for = Planifier pour
ask-answers = { $answers ->
    [one] Voir une réponse
   *[other] Voir { $answers } réponses
}
ask-raise = Voir les réponses
ask-lower = Masquer les réponses
ask-undo = Annuler
ask-redo = Rétablir
ask-restart = Début du tour
ask-other-person = Autre personne
ask-why-not = Pourquoi pas… ?
ask-skip = Montrer tout de suite
ask-skip-to = Aller à la question
ask-skip-to-map = Aller au plateau
ask-planned = { $seat } : a fini
ask-no-token = Il n’y a aucun jeton que vous puissiez prendre maintenant.
touch-why = { $what } : { $why } ({ $rule })
ask-mark = { $mark } sur le plateau
ending-title = Ceci met fin à la partie
ending-do = Le faire quand même
ending-back = Revenir
blocked-title = Que pourrais-je faire d’autre ?
blocked-none = Tout ce qui est possible maintenant est déjà proposé.

## The map
tools-what = Outils du plateau
tools-in = Agrandir
tools-out = Réduire
tools-whole = Tout le plateau
tools-odds = Risques
tools-odds-long = Le risque de capture dans la prochaine phase des chasseurs
tools-key = Légende
map-room = { $places ->
    [0] complet
   *[other] place pour { $places }
}
map-pay = payer { $dollars } $
region-canada = Canada
region-atlantic = Océan
region-ocean = Atlantique
region-michigan-lake = Lac Michigan
region-huron = Lac Huron
region-superior = Lac Supérieur
region-wisconsin = Wisconsin
region-carolina = Caroline du Sud
region-michigan = Michigan
dice-walking = La silhouette qui marche : aucun { -catcher } ne bouge
dice-result = { $catcher }, { $places } vers { $way ->
    [west] l’ouest
   *[east] l’est
}
odds-now = Risque d’une capture dans la prochaine phase des chasseurs :
odds-after = Après { $answer } :
odds-chance = { $percent } % ({ $exact })
odds-hint = Pointez un lieu éclairé pour voir les risques après ce déplacement.

## Moments: what the table pauses for
moment-freed = { $reached ->
    [1] Une { -free-person } est libre. L’objectif de { $goal } est atteint.
   *[0] Une { -free-person } est libre.
}
moment-support = Tout le Soutien a été acheté.
mark-freed = { $place } : une { -free-person } vient de passer d’ici au Canada
mark-captured = { $people ->
    [one] { $place } : une { -seeker } vient d’être capturée ici
   *[other] { $place } : { $people } { -seekers } viennent d’être capturées ici
}
mark-lost = { $people ->
    [one] une { -person } vient d’être vendue hors d’atteinte
   *[other] { $people } { -people } viennent d’être vendues hors d’atteinte
}
sound-ask = De discrets sons de bois et de papier, jamais pour une capture ou une vente ?
sound-yes = Avec le son
sound-no = Sans

## Slips
key-title = Légende du plateau
key-sub = les signes et ce qu’ils représentent
key-south = lieu du Sud, hachuré
key-north = espace du Nord ; un bourg a un anneau pointillé
key-city = ville du Nord, anneau épais ; un carré a quatre places
key-path = trajet du { -catcher } { $catcher }
key-aid = aide : ce que des amis y donnent pour l’action commune quand quelqu’un arrive
key-gate = une route vers le Canada
key-sea = par mer ; depuis Charleston pour 1 $
key-arrows = pointe vide : l’ouest ; pointe pleine : l’est, comme sur les dés
key-lit = anneau doré : peut être choisi
key-danger = anneau rouille en tirets : se termine par une capture
key-seeker = une { -seeker } en chemin
key-held = une { -enslaved-person } dans une plantation
keys-title = Raccourcis clavier
keys-sub = toute la partie peut se jouer avec eux
keys-anywhere = Partout à la table
keys-answers = donner les réponses, dans leur ordre
keys-undo = annuler
keys-hint = demander un conseil, ou le masquer
keys-to-map = aller au plateau
keys-rules = ouvrir les règles à côté de la partie
keys-help = montrer ces raccourcis
keys-close = fermer ce qui est ouvert
keys-map = Sur le plateau
keys-roads = suivre les routes jusqu’au lieu suivant
keys-choose = choisir un lieu éclairé ; lire les autres
keys-place = lire un lieu sans le choisir
keys-lit = parcourir les lieux que vous pouvez choisir
keys-zoom = agrandir et réduire
keys-whole = montrer tout le plateau
keys-move = déplacer le plateau
keys-read = Tab passe d’une chose à la suivante. Entrée ouvre une carte, un jeton ou un rôle ; le bouton qui l’utilise est à l’intérieur.
keys-skip = N’importe quelle touche, ou un toucher, interrompt une animation. Les raccourcis à une touche se désactivent dans les réglages.
detail-room = Il y a ici de la place pour quatre { -people }.
detail-not-asked = Vous ne pouvez pas le choisir maintenant. La question est : { $question }
detail-instead = Déplacer plutôt quelqu’un d’ici
detail-catcher-here = { -Catcher } { $catcher } : trajet et risques
detail-catcher = Sa lettre est { $letter }. Il se trouve ici : { $place }.
detail-catcher-moves = Quand quelqu’un arrive sur son trajet, il s’approche d’un lieu. Quand les dés le désignent, il avance d’un à trois lieux.
detail-path = Son trajet
detail-chance = { $percent } %
detail-chances = Les pourcentages sont les risques du prochain lancer.
detail-chance-none = Le prochain lancer ne le déplace pas.
detail-token-grey = Il est gris : une fois joué, il retourne à sa pile.
detail-side = face { $side ->
    [1] I
   *[2] II
}
detail-each-round = À chaque manche.
detail-special-left = Pouvoir spécial, non utilisé.
detail-special-used = Pouvoir spécial, utilisé.
detail-price = { $dollars } $ maintenant
detail-stack = { $left ->
    [0] Tous ont été pris.
   *[other] Reste { $left }, { $price ->
        [0] gratuit
       *[other] { $price } $ chacun
    }.
}
detail-conductor = Déplace jusqu’à { $people } { -people }, { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} chacune.
detail-support = Compte pour l’objectif ; le dernier d’une période ouvre la suivante.
detail-funds = Rapporte de l’argent pour les { -people } en chemin ; ne coûte rien.
detail-grey = Le dernier est gris : une fois joué, il revient ici.
settings-title = Réglages
settings-language = Langue
settings-words = Vocabulaire
settings-modern = actuel : en quête de liberté, réduite en esclavage
settings-printed = comme dans le livret de règles imprimé de 2013
settings-speed = Vitesse
settings-calm = calme
settings-normal = normale
settings-quick = rapide
settings-motion = Animations
settings-full = toutes
settings-none = aucune
settings-text = Texte
settings-text-0 = normal
settings-text-1 = plus grand
settings-text-2 = très grand
settings-sound = Son
settings-sound-on = sons discrets, jamais pour une capture ou une vente
settings-keys = Touches
settings-keys-on = raccourcis à une touche : 1 à 9, U, H, M, R et ?
menu-title = Menu et réglages
menu-record = Télécharger la partie
menu-replay = Revoir la partie
menu-key = Légende du plateau
end-won = La partie est gagnée
end-lost = La partie est perdue
end-watch = Revoir la partie
end-freed = { $people ->
    [0] Aucune { -free-person } n’est encore libre.
    [one] Une { -free-person } est libre au Canada.
   *[other] { $people } { -free-people } sont libres au Canada.
}
end-lost-people = { $people ->
    [0] Aucune { -person } n’a été vendue hors d’atteinte.
    [one] Une { -person } a été vendue hors d’atteinte.
   *[other] { $people } { -people } ont été vendues hors d’atteinte.
}
end-held = { $people ->
    [0] Aucune { -person } n’est plus retenue dans les plantations.
    [one] Une { -person } est encore retenue dans une plantation.
   *[other] { $people } { -people } sont encore retenues dans les plantations.
}
end-road = { $people ->
    [0] Aucune { -person } n’est encore en chemin.
    [one] Une { -person } est encore en chemin.
   *[other] { $people } { -people } sont encore en chemin.
}
end-again = Même donne
end-easier = Plus facile
end-numbers = Les chiffres, manche par manche
easier-without = une difficulté de moins
share-game = Partager
share-picture = Une image de la partie : { $cause }
share-send = Envoyer…
share-save = Enregistrer l’image
share-saved = L’image a été enregistrée.
share-failed = Cela n’a pas fonctionné ici.
score-parts = Pour les équipes qui comparent leurs parties
score-part-freed = { -Free-people } au Canada
score-part-lost = { -People } vendues hors d’atteinte
score-part-goal = L’objectif de { -free-people } atteint
score-part-support = Tout le Soutien acheté
score-part-market = Cartes du { -market } jamais vendues, dans une partie gagnée
score-won = { $freed } { -free-people } ont atteint le Canada, tout le Soutien est acheté, et la { -lost-track } n’a pas débordé.
score-freed = { -Free-people } arrivées au Canada
score-support = Soutien
score-lost = { -People } vendues hors d’atteinte
score-score = Score
score-of = sur { $total }
score-rounds = Manche par manche, totaux
score-round = Manche
score-money = Argent
score-goal = objectif { $goal }
score-chart = Personnes libres, Soutien, personnes vendues hors d’atteinte et argent après chaque manche ; le tableau ci-dessous donne les chiffres
estimate-mark = ≈
estimate-title = Une estimation
estimate-hear = { $what } : une estimation, pas un nombre imprimé
estimate-about = Le jeu imprimé contient ce nombre, mais aucune source que nous puissions utiliser ne le montre. Ceci est une estimation prudente et peut différer de votre boîte.
estimate-all = Tous les nombres et leurs sources
source-estimate = notre estimation
source-player = communiqué par un joueur
source-photo = lu sur une photographie
source-pdf = imprimé dans une figure du livret de règles
source-box = lu dans un exemplaire imprimé
source-rulebook = indiqué dans le livret de règles

## Replay
replay-title = Revoir la partie
replay-at = Partie revue · coup { $at } sur { $last }
replay-moment = Moment
replay-round = Manche { $round }
replay-back = ◁ Reculer
replay-step = Avancer ▷
replay-play = Lecture
replay-stop = Arrêt
replay-sheet = Feuille de score
replay-branch = Continuer d’ici
replay-branch-title = Continuer d’ici dans une nouvelle partie
replay-branch-about = Une nouvelle partie commence au coup { $at } ; celle-ci reste telle quelle. Chacun garde sa place, toutes à cet écran.
replay-luck-new = Avec un nouveau hasard
replay-luck-same = Avec le même hasard
replay-link = Copier le lien
replay-link-copied = Lien copié
replay-to-table = Retour à la table

## Lessons: learning by playing
lesson-offer = Apprendre
lesson-continue = Continuer à apprendre : étape { $number } sur { $steps }
lesson-step = Étape { $number } sur { $steps }
lesson-next = Continuer
lesson-back = Retour
lesson-leave = Quitter
lesson-restart = Recommencer
lesson-onward = Vers le Premier voyage
lesson-look-first = Un instant : lisez d’abord ceci, puis continuez.
lesson-astray = Cette partie a quitté le chemin de la leçon. Recommencez la leçon, ou jouez la suite sans elle.

## The start page
start-sub = un jeu pour une à quatre personnes, à jouer ensemble,
    sur le chemin de fer clandestin
start-lede = Avant la guerre de Sécession, des dizaines de milliers de personnes réduites en esclavage se libérèrent et gagnèrent le Nord ; près de quatre millions étaient encore retenues en esclavage en 1860. Pendant la guerre, des centaines de milliers d’autres quittèrent l’esclavage. Ensemble, vous réunissez de l’argent, gagnez le soutien du public et gardez les routes ouvertes.
start-note = Le jeu nomme l’esclavage et ceux qui en tirèrent profit. Il emploie des mots actuels ; un réglage montre ceux du jeu imprimé.
start-more = Plus
more-puzzles = Problèmes
    .about = un tour chacun
more-scenario = Composer une position
    .about = la jouer, la partager
more-about = En deux minutes
    .about = le cours d’une manche
more-rules = Règles
    .about = numérotées, avec recherche
more-cards = Cartes
    .about = les 55, avec leur histoire
more-replay = Parties jouées
    .about = revoir, reprendre, importer
continue-title = Continuer une partie
continue-go = Continuer
continue-others = { $games ->
    [one] une autre partie
   *[other] { $games } autres parties
}
game-players = { $players ->
    [one] Un joueur
   *[other] { $count } joueurs
}
game-round = { $round ->
    [0] mise en place
   *[other] manche { $round } sur 8
}
new-players = Joueurs
new-name = Nom
new-name-of = Nom du joueur { $number }
new-name-none = selon le rôle
new-name-computer = Ordinateur { $number }
new-by = Joué par
new-by-of = Qui joue à la place { $number }
by-here = Cet écran
by-link = Par lien
new-role = Rôle
new-role-of = Rôle du joueur { $number }
new-role-dealt = au hasard
new-goal = Objectif
new-easier = Plus facile
new-harder = Plus difficile
new-cards = Cartes
new-house = Règles maison
new-companion = À côté du jeu imprimé : nous lançons les dés et tirons les cartes nous-mêmes
new-numbers = Nombres
new-numbers-about = Jouez avec les nombres de votre propre exemplaire : un petit fichier TOML, décrit dans docs/editions.md.
new-numbers-file = Un fichier avec une édition
new-goal-of = Libérer { $freed } { -people } ; pas plus de { $lost } vendues hors d’atteinte
new-seed = Graine (mot ou nombre ; la même graine distribue la même partie)
new-seed-none = au hasard
new-same = Même donne qu’une partie précédente…
new-same-title = Même donne qu’une partie précédente
new-same-about = Joueurs, rôles, objectif, variantes, dés et cartes sont les mêmes ; les décisions sont les vôtres.
new-same-none = Il n’y a pas de partie précédente sur cet appareil.
new-same-go = Jouer celle-ci
new-go = Commencer la partie
wrong-roles-twice = Chaque joueur a besoin d’un rôle différent.
wrong-roles-some = Choisissez un rôle pour chacun, ou laissez tous les rôles au hasard.
note-title = Sur le sujet et les mots
note-subject = Ce jeu parle de l’esclavage aux États-Unis et des personnes qui s’en libérèrent, avec l’aide d’autres personnes. Il nomme la mise en esclavage, le { -market } et ceux qui pourchassaient des êtres humains pour de l’argent. Les joueurs sont des abolitionnistes ; parfois les règles leur font pourtant choisir où sont emmenées des personnes vendues, ou qui une loi atteint.
note-words = Il emploie des mots actuels : personne en quête de liberté, personne réduite en esclavage. Le jeu imprimé de 2013 en emploie de plus anciens ; un réglage les montre à qui joue à côté de la boîte.
note-quiet = Cartes, villes et rôles portent de courtes notes sur des personnes réelles. Il n’y a ni récompenses ni alarmes ; une capture se montre par une lanterne qui s’éteint.
note-brief = Un jeu sur l’esclavage aux États-Unis et sur ceux qui s’en libérèrent.
note-go = Continuer

## Pages to read
how-title = En deux minutes
how-sub = huit manches, cinq phases chacune, une équipe
how-1 = Vous gagnez ensemble : libérez assez de { -free-people } et achetez tous les jetons Soutien avant la fin de la huitième manche. Vous perdez si la { -lost-track } déborde ou si le temps manque.
how-2 = Chasseurs. Deux dés déplacent un { -catcher } le long de son trajet coloré. Qui se trouve là où il s’arrête est capturé et ramené au marché.
how-3 = Plans. Chacun prend jusqu’à deux jetons : un Soutien coûte 10 $, un Conducteur déplace des { -people }, une Collecte rapporte de l’argent.
how-4 = Action. L’un après l’autre, à partir de la lanterne : jouez des jetons, achetez une carte, utilisez votre rôle. Une { -seeker } qui arrive apporte de l’aide, et chaque { -catcher } dont le trajet passe par ce lieu s’en approche d’une étape.
how-5 = Marché. Les { -people } de la { -market-card } la plus basse sont vendues aux plantations. Celles pour qui les plantations n’ont pas de place sont vendues hors d’atteinte. Aidez des { -people } à partir à temps.
how-6 = Lanterne. Les cartes les plus anciennes quittent la file, de nouvelles arrivent, et la lanterne passe au joueur suivant.
how-touch = Touchez une { -person } : les lieux qu’elle peut atteindre s’éclairent, chacun avec ce qui s’y passera. Tout peut être annulé jusqu’au dernier lancer de dés ou tirage de carte.
how-rules = Toutes les règles, numérotées
how-cards = Les cartes et leur histoire
rules-title = Règles
rules-sub = numérotées, comme le journal et les explications les citent
rules-table = Table des règles
rules-search = un mot, ou un numéro comme R7.6
rules-found = { $passages ->
    [0] rien trouvé
    [one] un passage
   *[other] { $passages } passages
}
search = Chercher
cards-title = Cartes
cards-sub = ce qu’elles font, et de qui elles gardent la mémoire
cards-kind = Type
cards-all = toutes
cards-found = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
replays-title = Parties jouées
replays-sub = revoir, reprendre, importer
replays-import = Importer une partie (un fichier texte)
replays-none = Les parties finies peuvent être revues ici coup par coup, et reprises à partir de n’importe quel moment. Aucune n’est encore finie : jouez-en une, ou importez-en une.
replays-watch = Revoir
replays-play = Continuer
replays-save = Télécharger la partie
replays-again = Même donne
replays-older = Parties plus anciennes
privacy-title = Confidentialité
privacy-sub = ce qui est conservé, combien de temps, et comment l’effacer
privacy-kept = Ce qui est conservé
privacy-game = Pour chaque partie, ce serveur conserve les coups, les noms saisis pour les places, la discussion, les notes, et quand elle a été jouée et ouverte pour la dernière fois. Les liens ne sont conservés que sous une forme qui n’ouvre rien.
privacy-browser = Votre navigateur conserve vos liens, vos réglages, les dernières tables que vous avez vues, et la page elle-même, pour qu’elle s’ouvre sans réseau.
privacy-notices = Si vous demandez à être averti quand c’est votre tour, le serveur conserve l’adresse du service de notification de votre navigateur jusqu’à ce que vous y renonciez ou que la partie soit effacée. Ces notifications ne nomment personne.
privacy-day = Pour une donne du jour terminée, le serveur compte comment elle a fini, sans un mot sur la personne dont c’était la partie ; ces comptes restent quand la partie est effacée. Vos propres statistiques ne sont que dans votre navigateur.
privacy-never = Il n’y a ni comptes ni cookies. Votre adresse réseau n’est ni conservée ni journalisée, et rien n’est envoyé à d’autres sites.
privacy-long = Combien de temps
privacy-unfinished = { $days ->
    [0] Les parties inachevées sont conservées jusqu’à ce que quelqu’un les efface.
    [one] Les parties inachevées sont effacées { $days } jour après leur dernière ouverture ou leur dernier coup.
   *[other] Les parties inachevées sont effacées { $days } jours après leur dernière ouverture ou leur dernier coup.
}
privacy-finished = { $days ->
    [0] Les parties terminées sont conservées jusqu’à ce que quelqu’un les efface.
    [one] Les parties terminées sont effacées { $days } jour après leur dernière ouverture ou leur dernier coup.
   *[other] Les parties terminées sont effacées { $days } jours après leur dernière ouverture ou leur dernier coup.
}
privacy-talk = { $days ->
    [0] La discussion et les notes sont conservées aussi longtemps que leur partie.
    [one] La discussion et les notes sont effacées { $days } jour après la dernière ouverture ou le dernier coup de la partie.
   *[other] La discussion et les notes sont effacées { $days } jours après la dernière ouverture ou le dernier coup de la partie.
}
privacy-erase = Effacer
privacy-host = L’hôte d’une table peut l’effacer à tout moment, avec tout ce qui en est conservé. Elle disparaît aussitôt, pour tout le monde ; seules les sauvegardes faites par le propriétaire du serveur durent plus longtemps.
privacy-go = Effacer
privacy-sure = Effacer définitivement
privacy-leave = Garder
privacy-erased = La partie a été effacée.
privacy-contact = Pour toute question, adressez-vous à l’exploitant de ce serveur :
sources-title = Les nombres et leurs sources
sources-sub = les estimations d’abord
sources-about = Quoi
sources-number = Nombre
sources-source = Source

## A turn and planning in groups
group-tokens = Jetons
group-card = Carte
group-role = Rôle
group-special = Spécial
group-support = Soutien
group-conductor = Conducteur
group-funds = Collecte
group-title = { $group }
group-counted = { $group } : { $used } sur { $limit }
group-none-tokens = aucun en main
group-none-card = la file est vide
group-none-role = rien maintenant
group-none-special = rien maintenant
group-none-support = tous pris
group-none-conductor = tous pris
group-none-funds = tous pris
ask-money = (argent : { $seat })
ask-further = lieux plus éloignés

## Placing people who were sold
placing = Où elles sont retenues
placing-ask = { $people ->
    [one] Où une { -enslaved-person } est-elle emmenée ?
   *[other] Où { $people } { -enslaved-people } sont-elles emmenées ?
}
placing-at = { $place } : { $people } d’entre elles, place pour { $room }
placing-room = place pour { $room }
placing-less = Une de moins : { $place }
placing-more = Une de plus : { $place }
placing-left = { $people ->
    [0] Toutes ont un lieu
    [one] Une { -person } n’a pas encore de lieu
   *[other] { $people } { -people } n’ont pas encore de lieu
}
placing-go = Les placer ainsi
