### Words for the people of the game: the modern wording, shown unless a reader asks for the printed one.
### terms-printed.ftl defines the same terms; load one of the two. All words for people are feminine in both, so that sentences agree.

-person = personne
-people = personnes
-Person = Personne
-People = Personnes

## People on the map, on their way
-seeker = personne en quête de liberté
-seekers = personnes en quête de liberté
-Seeker = Personne en quête de liberté
-Seekers = Personnes en quête de liberté

## People held on plantations and market cards
-enslaved-person = personne réduite en esclavage
-enslaved-people = personnes réduites en esclavage

## People who have reached Canada: people in both wordings
-free-person = personne
-free-people = personnes
-Free-people = Personnes

## Words that keep their historical form
-catcher = chasseur d’esclaves
-catchers = chasseurs d’esclaves
-Catcher = Chasseur d’esclaves
-Catchers = Chasseurs d’esclaves
-market = Marché aux esclaves
-market-card = carte du Marché aux esclaves
-market-cards = cartes du Marché aux esclaves

## Those sold where nobody at the table can follow: the Lost track of the rules, and its short name
-lost-track = piste Hors d’atteinte
-Lost = Hors d’atteinte
