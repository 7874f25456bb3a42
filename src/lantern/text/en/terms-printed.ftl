### Words for the people of the game: the wording of the printed rulebook of 2013, for those who play beside it.
### terms-modern.ftl defines the same terms; load one of the two.

-person = slave
-people = slaves
-Person = Slave
-People = Slaves

## People on the map, on their way
-seeker = slave
-seekers = slaves
-Seeker = Slave
-Seekers = Slaves

## People held on plantations and market cards
-enslaved-person = slave
-enslaved-people = slaves

## People who have reached Canada: people in both wordings
-free-person = person
-free-people = people
-Free-people = People

## Words that keep their historical form
-catcher = slave catcher
-catchers = slave catchers
-Catcher = Slave catcher
-Catchers = Slave catchers
-market = Slave Market
-market-card = Slave Market card
-market-cards = Slave Market cards

## Those sold where nobody at the table can follow: the Lost track of the rules, and its short name
-lost-track = Slaves Lost track
-Lost = Lost
