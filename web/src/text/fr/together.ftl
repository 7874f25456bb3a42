### What the page says about playing together: seats, talk, notes, proposals, taking back, coming and going.

the-host = l’hôte
the-Host = L’hôte

## Log, chat and notes
sidebar = À côté de la table
sidebar-log = Journal
sidebar-chat = Discussion
sidebar-notes = Notes
sidebar-unread = { $lines ->
    [one] une nouvelle ligne
   *[other] { $lines } nouvelles lignes
}
log-what = Ce qui s’est passé
log-round-short = manche { $round }
log-open = voir tout le journal
log-whole = Tout le journal
log-see = Voir ce moment (coup { $moment })
watching = { $people ->
    [one] { $people } spectateur
   *[other] { $people } spectateurs
}
undo-here = Annuler jusqu’ici
undo-here-after = Annuler jusqu’ici, juste après : { $line }
undone = { $answers ->
    [one] Un coup a été annulé.
   *[other] { $answers } coups ont été annulés.
}

chat-what = Discussion
chat-empty = Personne n’a encore rien écrit. La discussion reste à côté de la partie ; elle n’est pas enregistrée avec elle.
chat-say = Écrire à la table
chat-send = Envoyer
chat-keys = Entrée envoie, Maj avec Entrée passe à la ligne.
chat-left = { $signs ->
    [one] reste { $signs } caractère
   *[other] restent { $signs } caractères
}
chat-you = vous
chat-quiet = L’hôte a rendu cette place muette. Vous pouvez toujours lire.
chat-spectator = Les spectateurs peuvent lire la discussion.
chat-hushed = Vous avez masqué ces messages : { $seat }.
chat-hear-again = Les montrer de nouveau
chat-heard = { $seat } dit : { $text }
chat-waits = Sera envoyé quand la connexion sera rétablie.

notes-about = Plans et rappels pour cette partie : écrivez ici, ils restent avec la place.
notes-of = Notes : { $seat }
notes-whose = Notes de qui
notes-yours = Vous seul pouvez les lire.
notes-here = Tout le monde à cet écran peut les lire.
notes-writing = écriture…
notes-sent = enregistrement…
notes-kept = enregistré

## Proposals
propose-to = Proposer « { $answer } » à { $seat } ?
propose = Proposer
propose-not = Renoncer
propose-short = Proposer à { $seat } : { $answer }
proposal-line = { $seat } propose : { $answer }
proposal-own = Vous proposez : { $answer }
proposal-this = { $seats } { $count ->
    [one] propose ceci
   *[other] proposent ceci
}
proposal-you = Vous proposez ceci
proposal-do = Le faire
proposal-do-this = Faire ce que propose { $seat } : { $answer }
proposal-heard = { $seat } propose : { $answer }.
proposals-what = Propositions
notices-what = Ce que les autres attendent

watch-note = Vous regardez cette partie.
waits-for = En attente : { $seats }.
waits-away = { $seat } (absent)
waits-propose = Choisissez une réponse pour la proposer.

## Seats
players = Joueurs
players-open = { $who }. Joueurs et invitations
seat-here = présent
seat-away = absent
seat-mine = à cet écran
seat-you = vous
sidebar-new = { $lines } de plus
seat-computer = ordinateur, { $kind }
seat-computer-short = ordinateur
seat-muted = muet
seat-hushed = masqué ici
seat-change = Modifier
seat-change-of = Modifier la place : { $seat }
seat-close-of = Fermer la place : { $seat }
seat-name = Nom
seat-by = Joué par
seat-by-person = une personne
seat-by-me = moi
seat-by-computer = ordinateur, { $kind }
seat-invite = Renvoyer l’invitation
seat-renew = Nouvelle invitation
seat-renew-note = Une nouvelle invitation, ou le fait de jouer la place ici, ferme l’ancien lien.
seat-renew-own-note = Vous cédez la place ; cet écran ne la joue plus.
seat-renewed = Une nouvelle invitation pour { $seat }. L’ancienne n’est plus valable.
seat-take = Jouer à cet écran
seat-mute = Rendre muet
seat-hush = Masquer les messages : { $seat }
seat-let-computer = Laisser l’ordinateur jouer pour moi
seat-take-back = Jouer de nouveau moi-même
seat-my-link = Mon propre lien, pour un autre appareil
seat-my-link-note = Quiconque le possède joue à votre place.
seat-watch-link = Lien pour les spectateurs

## What only the host may do
host-title = Vous seul, en tant qu’hôte
host-spectators = Spectateurs
host-spectator = Spectateur { $number }
host-remove = Exclure
host-remove-of = Exclure le spectateur { $number }
host-remove-note = Qui est exclu ne peut pas revenir depuis le même réseau avant que vous ne créiez un nouveau lien pour les spectateurs.
host-removed = Le spectateur a été exclu.
host-renew-watch = Nouveau lien pour les spectateurs
host-renewed-watch = Il y a un nouveau lien pour les spectateurs ; l’ancien n’ouvre plus rien.
host-renew = Nouveau lien pour l’hôte
host-renewed = Vous avez un nouveau lien d’hôte ; l’ancien n’ouvre plus rien. Ce navigateur l’utilise déjà.
host-link = Lien de l’hôte
host-end = Mettre fin à la table
host-end-note = Personne ne peut plus répondre, et la table ne peut plus être rouverte pour jouer. La partie jouée jusqu’ici peut encore être lue.
host-end-do = Y mettre fin pour tout le monde
host-erase = Effacer la partie
host-erase-note = La partie est effacée pour tout le monde et pour toujours : ses réponses, ses noms, sa discussion et ses notes. Personne ne peut la rétablir.
host-erase-do = L’effacer pour tout le monde
host-keep = Laisser tel quel
host-ended = L’hôte a mis fin à cette table. Personne ne peut plus répondre ; la partie jouée jusqu’ici peut encore être lue.

away-one = { $seat } n’est pas là. Laisser un joueur ordinateur répondre ?
away-let = Laisser un ordinateur répondre ({ $kind })
away-wait = Attendre
away-link = Inviter quelqu’un d’autre

## Invitations
invitations = Invitations
invitations-about = Chaque lien ouvre une place. Ne l’envoyez qu’à la personne qui s’y assiéra ; le même lien la ramènera plus tard, sur n’importe quel appareil.
invitation-of = Invitation pour { $seat }
invitation-watch = Pour regarder seulement
invitation-here = À cet écran
invitation-computer = Un joueur ordinateur
invitation-sit = Jouer ici
invitation-sit-of = Jouer ici : { $seat }
copy = Copier
copy-of = Copier le lien pour { $seat }
copied = Copié
copy-by-hand = Veuillez le copier à la main.
share = Partager
share-of = Partager le lien pour { $seat }
share-text = Une place à une table de Lantern ({ $seat })
to-the-table = À la table
close = Fermer

join-title = Rejoindre par un lien
join-sub = reçu d’un ami
join-link = Le lien, tel qu’il vous a été envoyé
join-take = Prendre la place
join-none = Personne ne vous en a envoyé ?
join-wrong = Ce n’est pas une invitation : elle a la forme …/t/NAME#token=…
join-about = Ouvrir le lien lui-même revient au même. La place reste la vôtre dans ce navigateur ; le même lien vous y ramène dans tout autre.

## Since you were last here
recap-title = Depuis votre dernière visite
recap-first = L’histoire jusqu’ici
recap-freed = { $people ->
    [one] Une { -free-person } a atteint le Canada et est libre.
   *[other] { $people } { -free-people } ont atteint le Canada et sont libres.
}
recap-took = { $seat } a pris { $tokens }.
recap-round = Manche { $round }
recap-said = { $lines ->
    [one] Il y a un nouveau message dans la discussion.
   *[other] Il y a { $lines } nouveaux messages dans la discussion.
}
recap-quiet = Rien ne s’est passé depuis.
recap-then = avant
recap-now = maintenant
recap-numbers = Avant et maintenant
recap-show = Me montrer sur le plateau
recap-go-on = Continuer
recap-freed-label = Libres
recap-support-label = Soutien
recap-lost-label = { -Lost }
recap-round-label = Manche

## Undo by consent
undo-request-title = { $seat } demande à annuler
undo-request-own = Vous avez demandé à annuler
undo-request-what = { $answers ->
    [one] Ce coup serait annulé :
   *[other] Ces { $answers } coups seraient annulés :
}
undo-request-unsaid = { $answers ->
    [one] Une étape qui n’est pas dans le journal, comme le choix d’une { -person }.
   *[other] { $answers } étapes qui ne sont pas dans le journal, comme le choix d’une { -person }.
}
undo-request-more = { $lines ->
    [one] et encore une ligne
   *[other] et encore { $lines } lignes
}
undo-request-line = { $seat } demande à annuler { $answers ->
    [one] un coup
   *[other] { $answers } coups
}.
undo-request-own-line = Vous avez demandé à annuler { $answers ->
    [one] un coup
   *[other] { $answers } coups
}.
undo-request-waits = En attente : { $seats }.
undo-request-agree = D’accord
undo-request-decline = Non
undo-request-withdraw = Retirer
undo-request-force = D’accord pour { $seats } (absent)
undo-request-open = Qu’est-ce qui serait annulé ?
undo-request-look = Voir d’abord la table
undo-request-declined = { $seat } a refusé l’annulation.
undo-request-withdrawn = La demande d’annulation a été retirée.

## Your turn
turn-tell = Me prévenir quand c’est mon tour
turn-tell-note = par une notification du navigateur, tant que cette page est cachée
turn-denied = Le navigateur n’autorise pas les notifications de cette page.
turn-title = C’est votre tour

remind-title = Quand c’est votre tour et que vous êtes ailleurs
remind-here = Me prévenir dans ce navigateur
remind-here-note = par une notification, même si cette page est fermée, après une absence { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}
remind-feeds = Sans notifications : un calendrier ou un flux
remind-feeds-note = Abonnez-vous à l’une de ces adresses privées dans votre calendrier ou votre lecteur de flux. Elle montre si c’est votre tour et depuis quand, et rien d’autre. Un nouveau lien pour la place la ferme.
remind-calendar = Calendrier : { $seat }
remind-atom = Flux : { $seat }

## The connection
connection-title = Cette table
connection-opening = Ouverture de la table…
connection-lost = La connexion a été interrompue. Nouvel essai ; rien de ce qui a été confirmé n’est perdu.
connection-last-seen = Il n’y a pas de connexion. Voici la table telle que vous l’avez vue ici en dernier ; le jeu reprendra de lui-même quand le serveur sera joignable.
connection-unsaved = Le serveur ne peut pas enregistrer en ce moment ; votre dernière réponse n’a pas été prise. Nouvel essai…
connection-back = La connexion est rétablie.
connection-handed = Cette place a un nouveau lien, et celui de ce navigateur ne l’ouvre plus. Quelqu’un d’autre la joue maintenant, ou l’hôte a le nouveau lien pour vous.
connection-closed = Ce lien n’ouvre pas cette table. Veuillez en demander un nouveau à l’hôte.
connection-seat-gone = Une de vos places a maintenant un nouveau lien. Vous gardez les autres.
connection-replay = Voir la partie si elle est finie
connection-start = Page d’accueil
connection-join = Rejoindre par un lien
connection-none = Le serveur n’est pas joignable en ce moment.
connection-status = Le serveur a répondu { $status }.
