### What the server says to people: why it refuses something (by the code of the error), its error pages, feeds and notices.

## Refusals
refused-stale = Quelqu’un a été plus rapide : la table a changé. Voici où elle en est.
refused-not-allowed = Ce n’est pas possible maintenant. Voici où en est la table.
refused-not-your-seat = La question s’adresse ici à une autre place.
refused-computer-seat = Un joueur ordinateur tient cette place maintenant. Reprenez-la d’abord, sous Joueurs.
refused-spectator = Les spectateurs regardent ; ils ne peuvent pas agir.
refused-too-long = Cette partie a atteint la longueur maximale permise.
refused-over = La partie est finie.
refused-nothing-to-undo = Cela ne peut pas être annulé : un lancer ou un tirage a eu lieu depuis.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-not-host = Seul l’hôte peut faire cela.
refused-muted = L’hôte a rendu cette place muette.
refused-empty = Le message est vide.
refused-your-own-seat = C’est votre propre décision ; il n’est pas nécessaire de la proposer.
refused-no-token = Il faut pour cela le lien d’une place.
refused-wrong-token = Ce lien n’ouvre pas cette table, ou ne l’ouvre plus.
refused-no-such-table = Cette table n’existe pas ici.
refused-other-rules = Cette partie a été jouée avec les règles d’une version antérieure et ne peut pas continuer ici. Elle peut encore être enregistrée sous forme de texte.
refused-too-many = Trop de requêtes ; veuillez attendre un instant.
refused-not-saved = Le serveur ne peut pas enregistrer en ce moment ; rien n’a donc été changé. Veuillez réessayer dans un instant.
refused-not-read = Le serveur ne peut pas lire ses parties en ce moment. Veuillez réessayer dans un instant.
refused-hidden-luck = Jusqu’à la fin de cette partie, seul son hôte peut réutiliser ses dés et ses cartes. Chacun peut la continuer avec un nouveau hasard.
refused-hints-off = L’hôte a désactivé les conseils à cette table.
refused-not-asked = Un conseil est pour le joueur à qui la question s’adresse, et c’est maintenant un autre.
refused-no-advice = Le joueur ordinateur a été interrompu. Veuillez redemander.
refused-busy = Trop de joueurs attendent un conseil en ce moment. Veuillez redemander dans un instant.
refused-not-over = Une partie peut être analysée quand elle est finie.
refused-ended = L’hôte a mis fin à cette table.
refused-key-taken = Une autre place a déjà donné cette réponse.
refused-no-such-moment = Ce moment n’existe pas dans la partie.
refused-no-such-game = Cette partie ne peut pas être mise en place : { $detail }
refused-no-such-player = Aucun joueur de ce genre ne peut prendre place ici.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-such-spectator = Ce spectateur est déjà parti.
refused-damaged-record = Ceci n’est pas l’enregistrement complet d’une partie : { $detail }
refused-damaged-table = Des coups de cette partie manquent ; elle ne peut donc pas continuer.
refused-bad-edition = Ces nombres ne peuvent pas être utilisés : { $detail }
refused-bad-position = Cette position ne peut pas être utilisée : { $detail }
refused-too-large = C’est plus grand que ce que le serveur accepte.
refused-too-many-tables = Il y a eu assez de nouvelles tables pour aujourd’hui. Veuillez revenir demain.
refused-too-slow = La requête a pris trop de temps. Veuillez réessayer.
refused-wrong-host = Ce serveur porte un autre nom.
refused-wrong-origin = Cette requête vient d’un autre site.
refused-wrong-method = Cette adresse n’accepte pas ce genre de requête.
refused-not-found = Cette page n’existe pas sur ce serveur.
refused-not-operator = Il faut pour cela la clé de l’exploitant.
refused-not-local = Pour cela, ouvrez l’adresse que « lantern serve » a affichée.
refused-removed = L’hôte vous a fermé cette table.
refused-bad-request = Le serveur n’a pas pu lire cette requête.
refused-bad-message = Le serveur n’a pas pu lire ce message.
refused-bad-messages = Le serveur n’a pas pu lire ces messages.
refused-no-notices = Ce serveur n’envoie pas de notifications.
refused-no-push = Ce serveur n’offre que des flux.
refused-no-seat = Seuls les joueurs qui ont une place peuvent être avertis.
refused-bad-endpoint = Ce serveur ne connaît pas le service de notification de ce navigateur.
refused-bad-keys = Les clés du service de notification de ce navigateur ne peuvent pas être lues.
refused-mistake = Une erreur s’est produite sur le serveur. Rien de ce qui a été confirmé n’est perdu.
refused-http-error = Le serveur ne peut pas répondre à cela.
refused-no-page = Cette installation n’a pas de page ; l’interface se trouve sous /api.

## Pages of the server itself
error-title = Cela n’a pas fonctionné
error-title-404 = Rien ici
error-title-405 = Ce n’est pas possible ici
error-title-no-page = La page n’est pas construite
error-start = Vers la page d’accueil

## What a link shows where links are previewed
preview = Lantern
    .about = Un jeu coopératif sur le chemin de fer clandestin, 1800–1865, pour un à quatre abolitionnistes.
preview-invitation = Une table de Lantern
    .about = Ce lien ouvre une table d’un jeu coopératif sur le chemin de fer clandestin, 1800–1865.
preview-game = { $players ->
    [one] Une partie de Lantern en solitaire
   *[other] Une partie de Lantern à { $players }
}
    .about = { $outcome } À revoir, manche par manche.

## Feeds and notices
feed-title = Lantern : les tours d’une place
feed-turn = Lantern : c’est votre tour
notice-turn = C’est votre tour.
notice-turn-round = C’est votre tour : manche { $round } d’une partie à { $players }.
