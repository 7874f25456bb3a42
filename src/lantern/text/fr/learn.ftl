### The lessons: what each step says, and what it says to those who try something else.
### The scripts lie in src/lantern/learn; a step ID of the lesson NAME has the entry lesson-NAME-ID.

## Learn by playing
lesson-first-steps = Apprendre en jouant
    .time = 10 minutes
    .about = Une courte partie à la vraie table, une chose à la fois. On peut la quitter et la reprendre.

lesson-first-steps-welcome = Voici une courte partie, commencée depuis deux manches. Vous êtes abolitionniste : un Conducteur du chemin de fer clandestin.
lesson-first-steps-people = Dans trois plantations, des { -enslaved-people } sont retenues. Les routes vers le nord aboutissent au Canada.
lesson-first-steps-goals = Vous gagnez quand quatre personnes sont libres au Canada et que les trois jetons Soutien sont pris. Un est déjà à vous.
lesson-first-steps-support = Une manche se planifie d’abord. Prenez le jeton Soutien pour 10 $.
    .otherwise = Cela viendra. Commencez par le Soutien : sans lui, aucune partie n’est gagnée.
lesson-first-steps-periods = C’était le dernier Soutien de 1840–59 : la période suivante s’ouvre aussitôt, avec des jetons plus forts.
lesson-first-steps-funds = Deux jetons peuvent être pris par manche. Prenez Collecte 1840–1859, qui ne coûte rien.
    .otherwise = L’argent manque en ce moment. Prenez Collecte 1840–1859 ; c’est gratuit.
lesson-first-steps-opposition = Une carte sombre est une opposition. Tant que le Compromis de 1850 est ici, la Collecte rapporte 2 $ de moins.
lesson-first-steps-fundraising = À vous d’agir. Jouez Collecte : 1 $ pour chacune des cinq { -people } sur des lieux verts, moins 2 $.
    .otherwise = Cela viendra. Collectez d’abord, tant que cinq { -people } sont sur des lieux verts.
lesson-first-steps-market = Le { -market } menace. Trois { -people } arrivent lors de cette manche, et les plantations ont de la place pour deux.
lesson-first-steps-lost = Faute de place, une { -person } est vendue hors d’atteinte. Il reste six cases ; une { -person } de plus, et la partie est perdue.
lesson-first-steps-role = Aidez donc des { -people } à partir. L’avantage de votre rôle en déplace deux d’une étape chacune, à chaque manche : utilisez-le.
    .otherwise = Gardez cela pour plus tard dans le tour. Commencez par l’avantage de votre rôle.
lesson-first-steps-canada = De Chicago, le Canada n’est qu’à une route. Choisissez quelqu’un à Chicago, puis le Canada.
    .otherwise = D’autres suivront. À Chicago, la liberté est à une route.
lesson-first-steps-room = Une personne est libre. Amenez maintenant quelqu’un des plantations de Géorgie à Charleston, où ne passe aucun { -catcher }.
    .otherwise = Charleston est en ce moment la sortie tranquille de Géorgie.
lesson-first-steps-forecast = Il y a une { -person } de moins en Géorgie : il y a donc de la place pour les trois. Regardez ici avant de finir un tour.
lesson-first-steps-conductor = Jouez votre jeton Conducteur. Il déplace trois { -people }, d’une étape chacune.
    .otherwise = Cela viendra. D’abord le jeton Conducteur.
lesson-first-steps-aid = Amenez quelqu’un de Newport à Chicago. Des amis y donnent 2 $ d’aide ; l’étiquette dit ce qui arrivera d’autre.
    .otherwise = Pas encore. De Newport à Chicago, l’aide est la plus grande.
lesson-first-steps-catchers = Chicago est sur deux trajets : Orange et Bleu se sont donc approchés d’un lieu chacun. Orange attend maintenant à Ripley.
lesson-first-steps-choose = Choisissez la { -person } du Kentucky, et lisez le plateau.
    .otherwise = D’abord le Kentucky : il y a là quelque chose à voir.
lesson-first-steps-capture = Un anneau rouge en tirets avertit. Qui va à Cincinnati y attire Orange, est capturé, et vendu de nouveau.
lesson-first-steps-risk = Pour cette fois, allez quand même à Cincinnati. Vous avez une carte contre cela.
    .otherwise = Newport serait sûr. Pour une fois, prenons le risque, pour voir ce que fait une carte de réserve.
lesson-first-steps-reserve = Levi Coffin est une carte de réserve, gardée jusqu’au moment utile. Utilisez-la : Orange reste où il est.
    .otherwise = La { -person } serait alors capturée. Utilisez Levi Coffin.
lesson-first-steps-third = Il reste un déplacement. Amenez quelqu’un des plantations de Géorgie dans le nord de la Géorgie, ce qui refait de la place.
    .otherwise = Le nord de la Géorgie, s’il vous plaît : chaque { -person } qui quitte une plantation fait de la place.
lesson-first-steps-buy = Orange est toujours à côté de Cincinnati. Ouvrez la carte Le sauvetage de John Price, lisez-la, et achetez-la pour 2 $.
    .otherwise = Une autre manche, peut-être. C’est Le sauvetage de John Price qui aide à Cincinnati.
lesson-first-steps-rescue = Elle amène une { -person } du Nord au Canada. Choisissez Cincinnati.
    .otherwise = À Chicago, aucun { -catcher } n’est tout près. Choisissez Cincinnati.
lesson-first-steps-end = Tout est fait. Finissez le tour ; l’argent du rôle, 1 $, est versé de lui-même.
    .otherwise = Cela peut attendre. Finissez le tour.
lesson-first-steps-sold = Les trois ont trouvé place en Géorgie, et aucune n’a été vendue hors d’atteinte. À la manche suivante, deux arrivent.
lesson-first-steps-lantern = Puis les deux cartes de droite ont quitté la file, et le Compromis de 1850 avec elles. De nouvelles sont venues par la gauche.
lesson-first-steps-dice = Une nouvelle manche commence par les dés. Bleu a avancé d’un lieu vers l’ouest et s’est arrêté à Détroit, juste avant Chicago.
lesson-first-steps-last-support = Prenez le dernier jeton Soutien.
    .otherwise = D’abord le Soutien : avec lui, les trois sont pris.
lesson-first-steps-stronger = Prenez aussi Conducteur 3×2 : il déplace trois { -people }, jusqu’à deux étapes chacune.
    .otherwise = Cette manche a besoin de Conducteur 3×2.
lesson-first-steps-two-more = Jouez-le. Puis amenez les deux { -people } de Chicago au Canada, l’une après l’autre.
    .otherwise = Bleu est tout près. D’abord Chicago, puis le Canada, pour toutes les deux.
lesson-first-steps-own-choice = Deux arrivent, et il y a de la place pour une. Faites sortir quelqu’un de Louisiane ou du Mississippi, vers le lieu de votre choix.
    .otherwise = Choisissez les plantations de Louisiane ou du Mississippi : cela fait de la place.
lesson-first-steps-check = Quatre personnes sont libres, et tout le Soutien est pris. Cela compte une fois la manche finie : finissez le tour.
    .otherwise = Il y a de la place pour toutes. Finissez le tour.
lesson-first-steps-won = La partie est gagnée : quatre personnes sont libres, et aucune n’a été vendue hors d’atteinte.

## Where things are
lesson-where-things-are = Où se trouve quoi
    .time = 3 minutes
    .about = Pour qui connaît le jeu imprimé.

lesson-where-things-are-question = La question est posée ici, avec chaque réponse et ce qu’elle apporte. On peut toucher les mêmes choses sur la table.
lesson-where-things-are-planning = Les jetons se prennent à ce tableau. Prenez un Soutien : touchez-le ici, ou plus bas dans la question.
    .otherwise = Tout jeton peut se prendre ainsi. Pour l’instant, prenez un Soutien.
lesson-where-things-are-undo = Annuler, Rétablir et le début du tour se trouvent aussi ici, jusqu’au dernier lancer ou tirage.
lesson-where-things-are-cards = Touchez une carte pour la lire ; le bouton qui l’achète est à l’intérieur. Les prix sont au-dessus des cases.
lesson-where-things-are-market = La carte du bas est la prochaine vendue. Dessous, vous lisez combien de personnes arrivent, et pour combien il y a de la place.
lesson-where-things-are-mat = Votre rôle, votre argent, vos jetons, votre Soutien et votre carte de réserve. Touchez le rôle pour le lire.
lesson-where-things-are-move = Finissez la planification, jouez votre jeton Conducteur, et choisissez quelqu’un sur le plateau.
    .otherwise = D’abord le jeton Conducteur, puis quelqu’un sur le plateau.
lesson-where-things-are-consequences = Les lieux éclairés peuvent être atteints. Chaque étiquette dit l’aide et les { -catchers } qui viennent ; un anneau rouge en tirets annonce une capture.
lesson-where-things-are-blocked = Ce qui n’est pas proposé a une raison : touchez-le, ou ouvrez « Pourquoi pas… ? ».
lesson-where-things-are-goals = Les objectifs, et ce qui leur manque encore. On peut demander ici les chances de gagner.
lesson-where-things-are-help = Les conseils viennent en trois temps. Sur le plateau : les risques, le zoom et la légende des signes.
lesson-where-things-are-log = Tout ce qui s’est passé, le plus récent à la fin. C’est de là que viennent les parties à revoir et leur analyse.
