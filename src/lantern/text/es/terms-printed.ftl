### Words for the people of the game: the wording of the printed rulebook of 2013, for those who play beside it.
### terms-modern.ftl defines the same terms; load one of the two. All words for people are feminine in both.

-person = persona esclava
-people = personas esclavas
-Person = Persona esclava
-People = Personas esclavas

## People on the map, on their way
-seeker = persona esclava
-seekers = personas esclavas
-Seeker = Persona esclava
-Seekers = Personas esclavas

## People held on plantations and market cards
-enslaved-person = persona esclava
-enslaved-people = personas esclavas

## People who have reached Canada: people in both wordings
-free-person = persona
-free-people = personas
-Free-people = Personas

## Words that keep their historical form
-catcher = cazador de esclavos
-catchers = cazadores de esclavos
-Catcher = Cazador de esclavos
-Catchers = Cazadores de esclavos
-market = mercado de esclavos
-market-card = carta del mercado de esclavos
-market-cards = cartas del mercado de esclavos

## Those sold where nobody at the table can follow: the Lost track of the rules, and its short name
-lost-track = registro «Personas esclavas perdidas»
-Lost = Perdidas
