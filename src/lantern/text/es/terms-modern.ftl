### Words for the people of the game: the modern wording, shown unless a reader asks for the printed one.
### terms-printed.ftl defines the same terms; load one of the two. All words for people are feminine in both.

-person = persona
-people = personas
-Person = Persona
-People = Personas

## People on the map, on their way
-seeker = persona en busca de libertad
-seekers = personas en busca de libertad
-Seeker = Persona en busca de libertad
-Seekers = Personas en busca de libertad

## People held on plantations and market cards
-enslaved-person = persona esclavizada
-enslaved-people = personas esclavizadas

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
-lost-track = registro «Fuera de alcance»
-Lost = Fuera de alcance
