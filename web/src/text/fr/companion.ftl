### Beside the printed game: people enter what their own dice and cards show.

companion-enter = Saisir le résultat
companion-die-catcher = Dé de couleur
companion-die-places = Dé de déplacement
companion-walking = Silhouette qui marche
companion-colour-first = Choisissez d’abord la couleur.
companion-search = Nom de la carte
companion-none = Aucune carte de ce nom ne peut venir maintenant.
