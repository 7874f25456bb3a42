### Words for the people of the game: the modern wording, shown unless a reader asks for the printed one.
### terms-printed.ftl defines the same terms; load one of the two.

-person = person
-people = people
-Person = Person
-People = People

## People on the map, on their way
-seeker = freedom seeker
-seekers = freedom seekers
-Seeker = Freedom seeker
-Seekers = Freedom seekers

## People held on plantations and market cards
-enslaved-person = enslaved person
-enslaved-people = enslaved people

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
-lost-track = Beyond Reach track
-Lost = Beyond reach
