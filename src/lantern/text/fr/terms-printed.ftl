### Words for the people of the game: the wording of the printed rulebook of 2013, for those who play beside it.
### terms-modern.ftl defines the same terms; load one of the two. All words for people are feminine in both, so that sentences agree.

-person = personne esclave
-people = personnes esclaves
-Person = Personne esclave
-People = Personnes esclaves

## People on the map, on their way
-seeker = personne esclave
-seekers = personnes esclaves
-Seeker = Personne esclave
-Seekers = Personnes esclaves

## People held on plantations and market cards
-enslaved-person = personne esclave
-enslaved-people = personnes esclaves

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
-lost-track = piste des esclaves perdus
-Lost = Perdus
