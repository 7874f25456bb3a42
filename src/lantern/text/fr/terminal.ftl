### What the terminal table says of itself. Quiet and short; a question stands on a line of its own.

## The head of the table
t-round = Manche { $round } sur 8
t-setting-up = Mise en place
t-lead = { $seat } tient la lanterne
t-freed = Libres { $freed }/{ $goal }
t-support-left = Soutien restant { $left }
t-lost = { -Lost } { $lost }/{ $limit }
t-rounds-left = { $rounds ->
    [0] la dernière manche
    [one] encore une manche
   *[other] encore { $rounds } manches
}

## The map
t-canada = CANADA
t-free-of = { $freed } libres sur { $goal }
t-ocean = Océan Atlantique
t-legend-person = ● { -person }
t-legend-room = ○ place libre
t-legend-gate = ★ Canada
map-west-iowa = O. Iowa
map-minnesota = Minnesota
map-east-iowa = E. Iowa
map-chicago = Chicago
map-newport = Newport
map-west-ohio = O. Ohio
map-detroit = Détroit
map-cleveland = Cleveland
map-cincinnati = Cincinnati
map-ripley = Ripley
map-east-ohio = E. Ohio
map-west-pennsylvania = O. Penn.
map-rochester = Rochester
map-north-pennsylvania = N. Penn.
map-upstate-new-york = Nord N.Y.
map-new-york = New York
map-ferrisberg = Ferrisberg
map-philadelphia = Philadelphie
map-washington = Washington
map-boston = Boston
map-new-hampshire = N. Hamp.
map-maine = Maine
map-st-louis = St-Louis
map-charleston = Charleston
map-west-missouri = O. Missouri
map-west-arkansas = O. Arkansas
map-east-arkansas = E. Arkansas
map-kentucky = Kentucky
map-tennessee = Tennessee
map-north-georgia = N. Géorgie
map-west-virginia = O. Virginie
map-north-carolina = Caroline N.
map-ship = Navire
map-plantation-west = Louisiane
map-plantation-center = Miss., Ala.
map-plantation-east = Géorgie
region-lakes = Lacs et Ohio
region-east = L’Est
region-south = Le Sud
region-plantations = Plantations
t-neighbours = { $place } : { $places }

## Cards, market, tokens, players
t-cards = Cartes
t-deck = { $cards ->
    [0] la pioche est vide
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
t-empty-space = (vide)
t-not-sold = Ne peut pas être achetée.
t-kind-general = Générale
t-kind-reserve = Réserve
t-kind-opposition = Opposition
t-kind-stretch = Opposition
t-market = { -market }
t-sold-now = vente cette manche
t-sold-next = manche suivante
t-sold-then = dans deux manches
t-no-market = il n’y a pas de carte ici
t-tokens = Jetons
t-support = Soutien
t-conductor = Conducteur
t-funds = Collecte
hand-conductor-3x1 = Cond. 3×1
hand-conductor-4x1 = Cond. 4×1
hand-conductor-2x2 = Cond. 2×2
hand-conductor-5x1 = Cond. 5×1
hand-conductor-3x2 = Cond. 3×2
hand-grey = { $token } gris
hand-funds-1 = Coll. 1800
hand-funds-2 = Coll. 1840
hand-funds-3 = Coll. 1860
t-lantern = lanterne
t-money = { $dollars } $
t-no-tokens = aucun jeton
t-support-held = Soutien { $count }
t-reserve = garde { $card }
t-no-reserve = aucune carte gardée

## The question
t-asks = { $seat }, pour vous tous
t-others = D’autres peuvent agir d’abord :
t-prompt = { $seat }
t-prompt-chance = les dés et les pioches
t-possible = Possible maintenant :
t-type-roll = Tapez ce que montrent les dés, par exemple « purple west 2 », ou « walking ».
t-type-draw = Tapez la carte, ou le début de son nom.
t-type-market = Tapez le numéro de la { -market-card }.
t-type-role = Tapez le rôle, ou son début.
t-type-lead = Tapez le numéro de la place, ou le nom.
t-confirm = { $answer } : est-ce exact ? [Y/n]
t-ends = Ceci met fin à la partie. { $outcome } Le faire quand même ? [y/N]
t-not-ended = Rien n’a été joué.
t-not-confirmed = Veuillez répondre de nouveau.
t-which = Cela peut être { $choices }. Veuillez taper un peu plus du nom.
t-unknown = « { $text } » n’est ni une réponse ni une commande. Tapez ? pour l’aide.
t-not-now = « { $text } » n’est pas possible maintenant. Tapez why pour voir ce qui n’est pas proposé, et la raison.
t-may-speak = { $seat } peut agir d’abord.
t-keep-silent = Laisser passer
t-no-spread = Aucune { -person } n’est à placer maintenant.
t-not-done = En planification, le mot est ready.
t-no-option = Il n’y a pas d’option { $number } ; elles vont de 1 à { $last }.
t-stopped = Le reste de la ligne, « { $rest } », n’a pas été pris en compte.
t-undone = Annulé : { $answer }.
t-redone = Rétabli : { $answer }.
t-no-undo = Rien ne peut être annulé : des dés ont été lancés ou une carte tirée depuis la dernière réponse.
t-no-undo-computers = Rien ne peut être annulé : depuis le dernier lancer ou tirage, seuls des joueurs ordinateurs ont répondu.
t-no-undo-begin = Aucune réponse n’a encore été donnée.
t-no-redo = Il n’y a rien à rétablir.
t-restarted = Ce tour recommence.
t-no-restart = Rien dans ce tour ne peut être annulé.
t-back = Retour au coup { $number }.
t-no-back = Le coup { $number } ne peut pas être atteint : vous pouvez revenir jusqu’au coup { $first }, le dernier lancer ou tirage.
t-thinks = { $seat } réfléchit…
t-seat-computer = { $seat } : un joueur ordinateur ({ $level })
t-seat-person = { $seat } : l’un de vous
t-no-computer = Tapez computer, une place de 1 à { $last }, et qui la joue : { $levels }, ou off pour l’un de vous.
t-all-computers = Les ordinateurs jouent alors toutes les places, et la partie va jusqu’à sa fin. Est-ce ce que vous voulez ? [Y/n]
t-expert = Un expert choisirait : { $answer }.
t-no-hint = Les conseils sont pour le joueur qui a quelque chose à décider maintenant.
t-chance = Chances de gagner : environ { $share } % ({ $low } à { $high } %), notre estimation.
t-reasons = Raisons du coup { $number } :
t-reasons-own = Pourquoi le joueur ordinateur a choisi le coup { $number } :
t-no-reasons = Tapez reasons et le numéro du coup d’un joueur, comme log les numérote.
t-no-blocked = Tout ce que vous pourriez attendre ici est proposé.
t-words-modern = Mots actuels à partir de maintenant.
t-words-printed = Mots du livret de règles imprimé à partir de maintenant.
t-no-words = Tapez words modern ou words printed.
t-copied = Une copie est enregistrée dans { $file }.
t-file-exists = { $file } existe déjà ; veuillez choisir un autre nom.
t-save-where = Tapez save et un nom de fichier.
t-saved = La partie est enregistrée dans { $file }.
t-replay = L’enregistrement de cette partie est { $file }.
t-goes-on = { $command } la continue.
t-nothing-called = Rien ne s’appelle « { $text } ».
t-engine = Le moteur est { $engine }.
t-no-rule = Il n’y a pas de règle { $rule }.
t-more = et { $count } de plus
t-earlier = { $lines ->
    [one] Une ligne antérieure n’est pas montrée ; tapez log pour la voir.
   *[other] { $lines } lignes antérieures ne sont pas montrées ; tapez log pour les voir.
}
t-log-none = Rien ne s’est encore passé.

## Looking things up
t-card-space = case { $space }, { $dollars } $
t-place-aid = aide { $dollars } $
t-place-room = { $people ->
    [one] une place
   *[other] { $people } places
}
t-place-here = { $people ->
    [0] aucune { -person } ici
    [one] une { -person } ici
   *[other] { $people } { -people } ici
}
t-place-catchers = ici : { $catchers }
t-place-paths = sur le trajet de : { $catchers }
t-place-roads = à une étape : { $places }
t-kind-northern = espace du Nord
t-kind-southern = lieu du Sud
t-kind-town = bourg, un lieu du Nord
t-kind-city = ville du Nord
t-kind-capital = capitale, ni du Nord ni du Sud pour les cartes
t-kind-sea = en mer
t-kind-plantation = plantation
t-role-side-1 = Face I : le pouvoir spécial n’a pas été utilisé.
t-role-side-2 = Face II : le pouvoir spécial a été utilisé.

## Odds
t-odds = Si les chasseurs se déplaçaient maintenant, tout le monde restant où il est :
t-odds-nobody = Aucune { -person } sur le plateau ne pourrait être capturée.
t-odds-anybody = Il y a une capture
t-odds-people = { -People } capturées en moyenne
t-odds-fraction = { $chance } ({ $percent } %)

## Beginning
t-welcome = Une nouvelle partie. Appuyez sur Entrée pour prendre ce qui est entre crochets.
t-ask-players = Combien de joueurs, de 1 à 4 ? [{ $default }]
t-ask-side = Quelle face de la carte de victoire ?
t-ask-side-number = 1 à 4 [1]
t-ask-roles = Des rôles séparés par des virgules, ou Entrée pour les distribuer au hasard :
t-ask-computers = Les places des joueurs ordinateurs, comme 2 ou 2=expert, séparées par des virgules, ou Entrée pour aucune :
t-ask-names = Les noms des joueurs, séparés par des virgules, ou Entrée pour aucun :
t-ask-continue = Il y a une partie inachevée : { $about }. La continuer ? [Y/n]
t-about = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, manche { $round }, enregistrée { $when }
t-about-setup = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}, mise en place, enregistrée { $when }
t-continued = Suite de la partie : { $about }.
t-try-again = { $why }. Veuillez réessayer.

## The end
t-score = Score (R1.4)
t-score-freed = libres : { $people }
t-score-lost = vendues hors d’atteinte : { $people }
t-score-goal = assez de personnes sont libres ({ $freed } sur { $goal })
t-score-support = tout le Soutien a été acheté
t-score-market = cartes du { -market } jamais vendues : { $cards }
t-score-total = total
t-rounds = Manche par manche
t-col-round = Manche
t-col-freed = Libres
t-col-lost = { -Lost }
t-col-money = Argent
t-col-support = Soutien

## The review of a game: what was done, in a word or two
brief-luck = hasard
brief-luck-entered = « { $card } » est entrée dans la file
brief-luck-aside = « { $card } » a été mise de côté
brief-luck-market-card = { -market-card } avec { $people }
brief-luck-role = les rôles
brief-luck-lantern = { $seat } tient la lanterne en premier
brief-freed = libres : { $people }
brief-captured = captures : { $people }
brief-lost = vendues hors d’atteinte : { $people }
brief-moved = déplacées : { $people }
brief-carried = menées plus loin : { $people }
brief-delivered = placées dans des plantations : { $people }
brief-took = pris { $token-the }
brief-played = joué { $token-the }
brief-bought = acheté « { $card } »
brief-used = utilisé « { $card } »
brief-funds = recueilli { $dollars } $
brief-passed = passé
brief-benefit = utilisé l’avantage
brief-special = utilisé le pouvoir spécial
brief-period = ouvert { $period }
brief-swapped = échangé deux cartes
brief-left = retiré « { $card } »
brief-held = retenu { $catcher-the }
brief-spared = payé { $dollars } $ pour la { -market-card }
brief-gift = donné { $dollars } $ à { $receiver }
brief-support-back = rendu un jeton Soutien
brief-nothing = rien fait de plus
brief-expert = coup { $position }, un expert : { $answer }

## Help
help-answers = Un nombre répond à la question. Plusieurs nombres sur une ligne répondent dans l’ordre : 1 1 2. Les mots d’un enregistrement fonctionnent aussi : from kentucky.
help-spread = spread : où sont placées les personnes vendues, réparties également, toutes à la fois.
help-undo = u, undo : annuler la dernière réponse (jamais au-delà de dés ou d’une carte). r, redo : la rétablir.
help-restart = restart : recommencer ce tour. back N : revenir au coup N du journal.
help-log = log [N] : les N dernières lignes du journal, avec numéros de règle et de coup.
help-why = why : ce qui n’est pas proposé maintenant, et la règle qui le dit.
help-hint = hint : ce qui compte maintenant ; encore : où regarder ; encore : ce qu’un expert choisirait, et pourquoi (hint 2 : pour la place 2, quand tous planifient). chance : les chances d’une bonne équipe de gagner d’ici.
help-reasons = reasons [N] : les raisons du dernier coup, ou du coup N du journal.
help-computer = computer 2 good : un joueur ordinateur prend la place 2 (easy, good ou expert). computer 2 off : l’un de vous la joue de nouveau. computer : qui joue où.
help-odds = odds : les risques de capture dans la prochaine phase des chasseurs.
help-card = card NOM ou CASE (aussi read) : une carte en entier, avec son histoire. role [PLACE] : un rôle. place NOM : un lieu et ses voisins.
help-rule = rule R7.6 : cette règle.
help-map = map : de nouveau la table. map roads : chaque lieu avec ses voisins.
help-words = words modern, words printed : quels mots sont employés pour les personnes du jeu.
help-save = save FICHIER : enregistrer une copie de la partie. new : commencer une autre partie ; celle-ci reste enregistrée.
help-quit = q, quit : quitter. Chaque réponse est enregistrée aussitôt ; lantern play continue où vous étiez.
help-companion = Vous lancez les dés et tirez les cartes de votre propre boîte : tapez ce qu’ils montrent, par exemple purple west 2, walking, ou le début du nom d’une carte.
