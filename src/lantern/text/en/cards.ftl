### The cards: title, years, effect in twelve words, effect in full, history note.
### Effects use the vocabulary terms; notes are always in modern words.
### “Large Northern city” is Chicago, New York or Boston; “newest” is the highest period in play.

## General, period 1

card-david-walker = David Walker
    .years = 1829
    .short = Buy up to two tokens at $2 less each.
    .effect = You may buy up to two available tokens, each at $2 less.
    .note = David Walker, born free in North Carolina, sold clothes in Boston and wrote the Appeal to the Coloured Citizens of the World. Sailors carried it into Southern ports, and several states made it a crime to hand it on.

card-whittier = John Greenleaf Whittier
    .years = 1833
    .short = Swap two cards in the queue.
    .effect = You may exchange the places of two cards in the queue. A card is never exchanged with an empty space.
    .note = The Quaker poet John Greenleaf Whittier was a delegate when the American Anti-Slavery Society was founded in Philadelphia in December 1833. Black abolitionists such as Robert Purvis and James McCrummell took part as well.

card-lane-seminary = Lane Theological Seminary
    .years = 1834
    .short = Move two { -people } one place each, or buy a token, $2 less.
    .effect = Choose one: move up to two different { -people } one place each, or buy one available token at $2 less.
    .note = For eighteen evenings in February 1834 students at this Cincinnati school debated slavery. James Bradley, who had bought his own freedom, spoke from experience; when the trustees forbade further discussion, most of the students left, many of them for Oberlin.

card-liberator = The Liberator
    .years = 1831–65
    .short = Put one queue card back on top of the deck.
    .effect = You may take any one card from the queue and put it on top of the newest period’s deck, where everybody knows it lies. Nothing on it resolves.
    .note = William Lloyd Garrison brought out this Boston weekly from January 1831 until slavery was abolished. Most of its early subscribers were Black, and the sailmaker James Forten helped to pay for its first years.

card-liberty-hill = Liberty Hill
    .years = from the 1820s
    .short = Move two { -people } one place each; buy a token, full price.
    .effect = Move up to two different { -people } one place each, and then you may buy one available token at its full price.
    .note = From their house high above Ripley, Ohio, Jean and John Rankin and their children looked out over the river to Kentucky. By tradition a lamp in the window showed freedom seekers the way up.

card-manumission-society = NY Manumission Society
    .years = 1785–1849
    .short = Buy one token at $3 less.
    .effect = You may buy one available token at $3 less.
    .note = The society opened the African Free School in 1787 and worked for New York’s gradual emancipation law of 1799. Slavery ended for the people of the state in 1827, though until 1841 visiting slaveholders could keep people there for nine months. Some of the society’s founders, John Jay among them, held people in slavery while they belonged to it.

card-ohio-river = Ohio River
    .years = 1800–65
    .short = Move three { -people } one place each.
    .effect = Move up to three different { -people } one place each.
    .note = For hundreds of miles this river was the line between slavery and the free states, and many called it the Jordan. People crossed by skiff, by swimming or, in hard winters, over the ice, often with the help of Black families on either bank.

card-ripley-ohio = Ripley, Ohio
    .years = 1820s–65
    .short = Move two { -people } one place each; no { -catchers } move.
    .effect = Move up to two different { -people } one place each. They bring aid as usual, but no { -catchers } move.
    .note = Ripley’s free Black settlers and its abolitionist congregations made the small port one of the busiest crossings on the Ohio. John P. Parker ran an iron foundry there by day and by night rowed to Kentucky for people who wished to leave.

card-church-correspondence = Southern Church Correspondence
    .years = 1800–39
    .short = Every player takes $2.
    .effect = Every player, you included, takes $2 from the bank.
    .note = Worship was among the few gatherings allowed to enslaved people, mostly under white eyes; many also met in secret, and news travelled with prayer. In the North, Black churches such as Mother Bethel in Philadelphia, founded by Richard Allen, raised money and gave shelter.

card-st-catharines = St. Catharines, Ontario
    .years = from the 1820s
    .short = One { -seeker } goes from a large Northern city to Canada.
    .effect = Bring one { -seeker } from a large Northern city (Chicago, New York or Boston) to Canada.
    .note = Freedom seekers built a community and churches of their own in St. Catharines, then in Canada West. Harriet Tubman lived there during much of the 1850s, and Anthony Burns was pastor of its Zion Baptist Church at the end of his life.

card-theodore-weld = Theodore Weld
    .years = 1839
    .short = One { -enslaved-person } goes from a plantation to any southern place.
    .effect = Bring one { -enslaved-person } from any plantation to any southern (green) place, cities included, that has room and no { -catcher }. This brings no aid and draws no { -catchers }.
    .note = Theodore Dwight Weld, Angelina Grimké Weld and Sarah Grimké read through thousands of Southern newspapers for American Slavery As It Is, published in 1839. Slaveholders’ own advertisements supplied much of the evidence.

## General, period 2

card-amistad = Amistad Rebellion
    .years = 1839–41
    .short = Two { -people } go from the bottom market card to Canada.
    .effect = Bring up to two { -enslaved-people } from the bottom { -market-card }, and from no other, to Canada.
    .note = In July 1839 Sengbe Pieh and other kidnapped West Africans took command of the schooner Amistad. In 1841 the Supreme Court recognised that they had been enslaved unlawfully, and the thirty-five survivors sailed home to West Africa.

card-anthony-burns = Anthony Burns
    .years = 1854
    .short = One { -seeker } goes from a large Northern city to Canada.
    .effect = Bring one { -seeker } from a large Northern city (Chicago, New York or Boston) to Canada.
    .note = Arrested in Boston under the Fugitive Slave Act, Anthony Burns was sent back to Virginia in June 1854 through streets lined with soldiers and protesters. Boston’s Black community, led by the Reverend Leonard Grimes, bought his freedom the next year; he studied at Oberlin and settled in St. Catharines.

card-bleeding-kansas = Bleeding Kansas
    .years = 1854–59
    .short = Two southern { -seekers } to one large Northern city; discard $2–$3 cards.
    .effect = Bring up to two { -seekers } from southern (green) places to a single large Northern city, fixed by the first of them, with room and no { -catcher }; this brings no aid and draws no { -catchers }. Then you must discard every card now in the $3 space and both $2 spaces; nothing on them resolves.
    .note = Whether Kansas would allow slavery was to be voted on by its white male settlers. In 1855 thousands of men, many of them armed, came over from Missouri to vote without living there; free-state settlers armed themselves too, and years of violence followed on land lately taken from Native nations. Kansas joined the Union as a free state in January 1861.

card-douglass-1847 = Frederick Douglass
    .years = 1840–59
    .short = Move two { -people } one place; buy two tokens at $2 less.
    .effect = Move up to two different { -people } one place each, and then you may buy up to two available tokens at $2 less each.
    .note = Frederick Douglass escaped from Maryland in 1838 with the help of Anna Murray, whom he then married. He told his life in a book of 1845, spoke in Ireland and Britain, and in Rochester founded his own newspaper.

card-harpers-ferry = Harpers Ferry
    .years = 1859
    .short = Buy a token at $2 less; discard all cards left of this.
    .effect = You may buy one available token at $2 less. Then you must discard every queue card to the left of the space this card came from; nothing on them resolves.
    .note = In October 1859 John Brown, with eighteen of his twenty-one men, seized the federal arsenal to start a rising against slavery. Five of them were Black: Osborne Perry Anderson, John Anthony Copeland, Shields Green, Lewis Sheridan Leary and Dangerfield Newby, whose wife, Harriet Newby, was still enslaved in Virginia with their children.

card-tubman-conductor = Harriet Tubman
    .years = 1840–59
    .short = Move four { -people } one place each; no { -catchers } move.
    .effect = Move up to four different { -people } one place each. They bring aid as usual, but no { -catchers } move.
    .note = Harriet Tubman freed herself in 1849 and went back to Maryland about thirteen times, leading some seventy people out, many of them her own family. She could later say that she had never lost a passenger.

card-box-brown = Henry “Box” Brown
    .years = 1849
    .short = One { -enslaved-person } goes from a plantation to a large Northern city.
    .effect = Bring one { -enslaved-person } from any plantation to a large Northern city (Chicago, New York or Boston) that has room and no { -catcher }. This brings no aid and draws no { -catchers }.
    .note = After his wife Nancy and their children had been sold away, Henry Brown had himself sent in a wooden box from Richmond to Philadelphia, a journey of about twenty-seven hours. James C. A. Smith, a free Black friend, helped him plan it; so did Samuel A. Smith, a white storekeeper, who later went to prison for helping others in the same way.

card-john-brown = John Brown
    .years = 1859
    .short = Buy a token at $5 less; draw and resolve the top card.
    .effect = You may buy one available token at $5 less; then you must draw the top card of the newest deck, if there is one. A General card takes effect now at no cost (for Harpers Ferry, John Brown’s space is the one that counts), and you must keep a Reserve card on your mat in place of any you have. An Opposition card fills the queue space John Brown came from and is in force; later players can buy it, it can fall in this very Lantern phase, and the refill may still add one new Opposition card.
    .note = John Brown believed that slavery would fall only by force. Harriet Tubman helped him find recruits, Frederick Douglass warned him against the raid on Harpers Ferry, and he was hanged in Virginia on 2 December 1859.

card-john-price = John Price Rescue
    .years = 1858
    .short = One { -seeker } goes from any northern place to Canada.
    .effect = Bring one { -seeker } from any northern place, a beige space, a town or a blue city, to Canada. Washington is not a northern place.
    .note = On 13 September 1858 Black and white residents of Oberlin and Wellington, Ohio, freed John Price from the men holding him in a Wellington hotel, and he went on to Canada. Charles Langston, convicted for his part, used his speech in court to condemn a law that left Black Americans without protection.

card-lincoln-douglas = Lincoln–Douglas Debates
    .years = 1858
    .short = Buy one token at $3 less.
    .effect = You may buy one available token at $3 less.
    .note = Seven times in 1858 Abraham Lincoln and Senator Stephen A. Douglas debated the spread of slavery before crowds in Illinois. Lincoln called slavery a wrong that must not grow; pressed by Douglas, he also said that he was against citizenship and the vote for Black Americans. In April 1865 he spoke for giving the vote to some Black men.

card-north-star = The North Star
    .years = 1847–51
    .short = Put one queue card back on top of the deck.
    .effect = You may take any one card from the queue and put it on top of the current period’s deck, where everybody knows it lies. Nothing on it resolves.
    .note = Frederick Douglass and Martin Delany began this Rochester weekly in December 1847. Its motto declared that right is of no sex and truth is of no color.

card-oberlin = Oberlin, Ohio
    .years = 1833–65
    .short = Move four { -people } one place each, or buy a token, $4 less.
    .effect = Choose one: move up to four different { -people } one place each, or buy one available token at $4 less.
    .note = Oberlin’s college admitted Black students from 1835 and also taught women. Black and white townspeople together sheltered freedom seekers. Among the college’s graduates was John Mercer Langston, later a member of Congress for Virginia.

card-uncle-toms-cabin = Uncle Tom’s Cabin
    .years = 1852
    .short = Buy a token at $3 less; swap two cards in the queue.
    .effect = You may buy one available token at $3 less, and you may exchange the places of two cards in the queue. A card is never exchanged with an empty space.
    .note = Harriet Beecher Stowe’s novel first ran as a serial in the National Era and sold about 300,000 copies in the United States in its first year as a book. She drew on the memoir of Josiah Henson, who had escaped with his family to Canada.

card-vigilance = Vigilance Committees
    .years = from 1835
    .short = Every player takes $3.
    .effect = Every player, you included, takes $3 from the bank.
    .note = From 1835 David Ruggles and other Black New Yorkers led one of the first such committees, long before the Act of 1850 made them still more needed. They warned people of kidnappers, found lawyers and lodging, and paid fares onward.

card-garrison = William Lloyd Garrison
    .years = 1854
    .short = Take a token free; every catcher moves one towards the nearest { -person }.
    .effect = You may take one available token, Support included, for nothing. Then every { -catcher } (in the order orange, blue, yellow, purple, brown) must go one place along its path in the direction of whoever is nearest on it, counted afresh when a capture has changed things; where two are equally near you choose, and a { -catcher } whose path is empty stays. Civil War may be used first, then the direction is chosen, then Levi Coffin may be used; the Station Master can hold none of them back.
    .note = William Lloyd Garrison called for slavery to end at once and everywhere. On 4 July 1854 he burned a copy of the Constitution at an abolitionist meeting in Framingham, Massachusetts, because it protected slaveholders.

## General, period 3

card-lincoln = Abraham Lincoln
    .years = 1861–65
    .short = Move three { -people } one place each; buy a token, $3 less.
    .effect = Move up to three different { -people } one place each, and then you may buy one available token at $3 less.
    .note = Abraham Lincoln went to war to hold the Union together. As enslaved people freed themselves in ever larger numbers and Black leaders pressed him, he issued the Emancipation Proclamation on 1 January 1863 and supported the Thirteenth Amendment.

card-contrabands = Contrabands
    .years = 1861–65
    .short = Three { -seekers } go from small southern to small northern places nearby.
    .effect = Up to three { -seekers } each leave a small green place (plantations do not count) for a beige space or town of the North within two steps that has room and no { -catcher }; blue cities and Washington are no goals. On the way they may use every route, Washington, cities and the ship, and pass { -catchers } and other { -people }, but Canada and plantations are closed to them. This brings no aid and draws no { -catchers }.
    .note = In May 1861 Frank Baker, Shepard Mallory and James Townsend rowed to Fort Monroe in Virginia. General Benjamin Butler would not send them back and called them contraband, a word for enemy goods. Hundreds of thousands of people followed their example, built new communities and demanded schools.

card-cooper-union = Cooper Union Speech
    .years = 1860
    .short = Move three { -people } one place each, or buy a token, full price.
    .effect = Choose one: move up to three different { -people } one place each, or buy one available token at its full price.
    .note = On 27 February 1860 Abraham Lincoln argued in New York that most signers of the Constitution had held that Congress could keep slavery out of the territories. The speech helped to make him a candidate for the presidency.

card-election-1860 = Election of 1860
    .years = 1860
    .short = Take $1 for each { -seeker } in the large Northern cities.
    .effect = Take $1 from the bank for each { -seeker } in Chicago, New York and Boston. This is not fundraising.
    .note = Abraham Lincoln won in November 1860 without carrying a single slave state, and South Carolina left the Union in December. In most Northern states Black men were still kept from voting or faced tests that white men did not.

card-drinking-gourd = Follow the Drinkin’ Gourd
    .years = by tradition
    .short = From the { -lost-track }, one { -person } reaches a large Northern city.
    .effect = Take one { -person } off the { -lost-track } and set them down in Chicago, New York or Boston, where there is room and no { -catcher }. This brings no aid and draws no { -catchers }.
    .note = Tradition holds that this song told people to follow the Big Dipper and the North Star. It was first documented in print in 1928, so whether it guided anyone before the war is unknown; that freedom seekers did steer by the North Star is certain.

card-douglass-1863 = Frederick Douglass
    .years = 1860–65
    .short = Every player takes $4.
    .effect = Every player, you included, takes $4 from the bank.
    .note = Frederick Douglass urged Black men to enlist, and his sons Lewis and Charles joined the 54th Massachusetts. In August 1863 he went to Abraham Lincoln to ask for equal pay and protection for Black soldiers.

card-stowe = Harriet Beecher Stowe
    .years = 1811–96
    .short = Buy one token at $5 less.
    .effect = You may buy one available token at $5 less.
    .note = Harriet Beecher Stowe came to know the Underground Railroad during eighteen years in Cincinnati. She met Abraham Lincoln in Washington late in 1862; the greeting often credited to him was printed only decades afterwards and is unproven.

card-tubman-combahee = Harriet Tubman
    .years = 1860–65
    .short = Two { -enslaved-people } go from any plantations to Canada.
    .effect = Bring up to two { -enslaved-people } from any plantations, the same or different ones, to Canada.
    .note = On 2 June 1863 Harriet Tubman, a scout for the Union army, guided Black soldiers under Colonel James Montgomery up the Combahee River in South Carolina. More than 700 people left the plantations with them.

card-william-still = William Still
    .years = 1821–1902
    .short = Two { -seekers } go from one large Northern city to Canada.
    .effect = Bring up to two { -seekers } from one large Northern city (Chicago, New York or Boston), both from the same one, to Canada.
    .note = In August 1850 a stranger looking for his family came to the anti-slavery office in Philadelphia, and the clerk, William Still, found in him his own brother Peter. From December 1852 Still led the work of the Vigilance Committee and wrote down what hundreds of freedom seekers told him. He hid the records and published them in 1872 as The Underground Rail Road.

## Reserve

card-slave-trade-act = Congress Outlaws International Slave Trade
    .years = 1807
    .short = Keep it: pay $3 per { -person } not sold, two per market card.
    .effect = In the { -market } phase, after a new { -market-card } is drawn, you may pay $3 for each { -enslaved-person } who is then not put up for sale on it, at most two per card, the extra one of Domestic Slave Trade included. You keep this card afterwards.
    .note = An Act of 1794 only forbade fitting out ships in American ports for the foreign trade. The Act of 2 March 1807 outlawed bringing captives into the country from 1 January 1808, and Black churches in New York and Philadelphia marked that day with thanksgiving services.

card-levi-coffin = Levi Coffin
    .years = 1798–1877
    .short = Keep it: one { -catcher } about to capture does not move.
    .effect = In any player’s Action phase, when the move of one { -catcher } would capture anybody, you may have that { -catcher } stay where it is; then discard this card. It is no help against the dice, the Fugitive Slave Act or U.S. Marshals.
    .note = Levi and Catharine Coffin, Quakers from North Carolina, sheltered freedom seekers in Newport, Indiana, and from 1847 in Cincinnati. They worked closely with free Black neighbours and sold goods made without slave labour.

card-charles-sumner = Charles Sumner Attacked in Congress
    .years = 1856
    .short = Keep it: +$1 each round; spend it to give another player money.
    .effect = Take $1 when you buy this card and as each of your Action phases begins while you hold it, even if you then pass. Between actions in anyone’s Action phase you may hand another player some of your own money, at least $1; then discard this card.
    .note = On 22 May 1856 Representative Preston Brooks of South Carolina attacked Senator Charles Sumner with a cane in the Senate chamber. Sumner’s speech against slavery in Kansas had mocked Senator Andrew Butler, a kinsman of Brooks; it was more than three years before he returned to his seat for good.

card-kansas-nebraska = Kansas–Nebraska Act
    .years = 1854
    .short = Keep it: swap two queue cards as an Action phase begins.
    .effect = At the beginning of an Action phase, before the lead player acts, you may exchange the places of two cards in the queue, whoever leads; then discard this card. A card is never exchanged with an empty space.
    .note = The Act of 30 May 1854 let white male settlers vote on slavery in lands, once promised to Native nations, where the Missouri Compromise had forbidden it. Anger at it helped to create the Republican Party.

card-civil-war = Civil War
    .years = 1861–65
    .short = Keep it: no { -catchers } move during one of your actions.
    .effect = In your own Action phase, no { -catchers } move during one whole action: a token, a benefit, a special, or a card together with anything John Brown draws; then discard this card. You are asked once per action, at its first { -catcher } move, capturing or not, and not at all if they are already held back by something else.
    .note = As Union lines came near, hundreds of thousands of people left slavery on their own feet. About 180,000 Black men served in the Union army and thousands more in the navy, most of them born in slavery.

## Opposition

card-compromise-1850 = 1850 Compromise
    .years = 1850
    .short = While it lies here: Fundraising tokens pay $2 less.
    .effect = As long as this card is in the queue, $2 is taken off the result of each Fundraising token, which cannot fall below $0. It can be bought.
    .note = These laws of September 1850 admitted California as a free state and ended the bringing of people to Washington for sale, though not slavery there. In return slaveholders received a far harsher Fugitive Slave Act.

card-lovejoy = Elijah P. Lovejoy
    .years = 1837
    .short = While it lies here: Fundraising counts only large cities.
    .effect = As long as this card is in the queue, a Fundraising token looks only at large cities of its own colour. No large city is green, so green tokens pay nothing; the card can be bought.
    .note = Elijah Parish Lovejoy printed against slavery first in St. Louis and then in Alton, Illinois. On 7 November 1837 he was killed there while defending his printing press from a mob.

card-gag-rules = Gag Rules
    .years = 1836–44
    .short = While it lies here: one token per player in planning.
    .effect = As long as this card is in the queue, each player may take only one token in the Planning phase. Purchases in the Action phase are free of this; the card can be bought.
    .note = From 1836 the House of Representatives set aside every petition against slavery unread, though hundreds of thousands had signed them, very many of them women. John Quincy Adams fought the rule until it was repealed in December 1844.

card-nj-slavery = NJ Abolishes Slavery
    .years = 1804
    .short = While it lies here: Conductor tokens cannot use blue cities.
    .effect = As long as this card is in the queue, blue cities are closed to moves by Conductor tokens: nobody enters, leaves (not even for Canada) or passes through. Cards and the Conductor role still may; the card can be bought.
    .note = New Jersey’s Act of 1804 freed no one at once: children born after 4 July 1804 served until they were twenty-one or twenty-five. In 1846 those still enslaved were renamed apprentices for life, and the last became free with the Thirteenth Amendment in 1865.

card-fitzhugh = George Fitzhugh
    .years = 1854–57
    .short = While it lies here: Support tokens cost $1 more.
    .effect = As long as this card is in the queue, Support tokens cost $1 more; discounts still apply. It cannot be bought.
    .note = In two books of the 1850s the Virginia lawyer George Fitzhugh claimed that slavery was kinder than free labour and the natural order of society. The testimony of those who had escaped answered him.

card-calhoun = John C. Calhoun
    .years = 1837
    .short = While it lies here: blue cities give $1 less aid.
    .effect = As long as this card is in the queue, every arrival in a blue city, whatever its size, brings $1 less aid. Fundraising tokens pay as before; the card cannot be bought.
    .note = John C. Calhoun of South Carolina, twice elected Vice President, told the Senate in 1837 that slavery was a positive good. He worked until his death in 1850 to keep abolition from being discussed at all.

card-domestic-trade = Domestic Slave Trade
    .years = 1808–65
    .short = While it lies here: each market card sells one { -person } more.
    .effect = Each time this card enters the queue, one more { -enslaved-person } is put up for sale on every face-up { -market-card }; while it is there, each new card has one more. They stay when it leaves, and it cannot be bought.
    .note = Between 1790 and 1860 an estimated one million people were sold or taken from the Upper South to the cotton lands, and countless families were parted. Many who fled did so to escape sale or to find those they loved.

card-dred-scott = Dred Scott Decision
    .years = 1857
    .short = When it leaves: three { -seekers } return to plantations.
    .effect = When this card is bought or falls in the Lantern phase, three { -seekers } on the map, the ship included, go back to plantations, or all of them if there are fewer; Canada, the { -market } and the { -lost-track } are safe from it. The acting player, or in the Lantern phase the lead player, chooses who and where; when no plantation space is open they go to the { -lost-track }.
    .note = Dred and Harriet Scott had sued for their freedom in St. Louis in 1846. On 6 March 1857 the Supreme Court ruled that Black Americans could not be citizens and that Congress could not ban slavery in the territories. The Scotts were set free that May.

card-farren-riots = Farren Riots
    .years = 1834
    .short = When it leaves: lose top Conductor tokens and one Fundraising token.
    .effect = When this card is bought or falls in the Lantern phase, every Conductor stack and the Fundraising stack of the newest column, but of no older one, lose their top token, which leaves the game. Grey tokens always stay.
    .note = In July 1834 anti-abolitionist mobs in New York attacked the homes and churches of Black residents, among them St. Philip’s Church, and the house of Lewis Tappan. The name comes from George Farren of the Bowery Theatre, where one of the crowds gathered.

card-fugitive-slave-act = Fugitive Slave Act
    .years = 1850
    .short = When it leaves: three { -seekers } next to { -catchers } are captured.
    .effect = When this card is bought or falls in the Lantern phase, exactly three { -seekers } one route of any kind, sea lanes too, from the place of any { -catcher } are captured, or all if fewer, and all go onto the bottom { -market-card }. The acting player, or in the Lantern phase the lead player, chooses whom. With no market card left they go to open plantation spaces, or else to the { -lost-track }.
    .house-short = While it lies here: each Conductor token moves one { -person } fewer.
    .house-effect = House rule: while this card lies in the queue, each Conductor token moves one { -person } fewer, though never fewer than none. Nothing happens when it leaves, and it can be bought.
    .note = Under the Act of September 1850 people who were seized could neither testify nor have a jury, and a commissioner earned ten dollars for sending someone back but five for letting them go. Thousands of Black Northerners moved to Canada, and many communities organised to resist.

card-nat-turner = Nat Turner Slave Rebellion
    .years = 1831
    .short = When it leaves: one bought Support token goes back.
    .effect = When this card is bought or falls in the Lantern phase, one bought Support token goes back onto the newest column without refund, even above that column’s first number; no period closes again. The acting player, or in the Lantern phase the lead player, chooses whose. If none has been bought, nothing happens.
    .note = In August 1831 Nat Turner led enslaved men and some free Black men in a rising for freedom in Southampton County, Virginia. Some fifty-five white people were killed. Militia and mobs killed dozens of Black people without trial, and about twenty people, Turner among them, were hanged by order of courts. Southern states then tightened their laws against learning, preaching and assembly.

card-reopening-trade = Reopening Trade
    .years = 1803–07
    .short = When it leaves: +2 { -people } on each market card.
    .effect = When this card is bought or falls in the Lantern phase, two more { -enslaved-people } are put up for sale on each face-up { -market-card }. With no market card left, two { -enslaved-people } go to open plantation spaces instead, or else to the { -lost-track }.
    .note = South Carolina reopened its ports to the Atlantic trade in December 1803, knowing that Congress could close it in 1808. Tens of thousands of captive Africans were landed at Charleston in those four years.

## Stretch cards (an option; they join the Opposition)

card-pennsylvania-hall = Pennsylvania Hall
    .years = 1838
    .short = While it lies here: no Support tokens in planning.
    .effect = As long as this card is in the queue, no Support tokens can be taken in the Planning phase; in the Action phase they can. It can be bought.
    .note = Abolitionists in Philadelphia built the hall for free discussion and opened it on 14 May 1838. Three days later, after Black and white women, Sarah Mapps Douglass and Angelina Grimké Weld among them, had met there in convention, a mob burned it down.

card-tough-crossing = Tough Crossing
    .years = 1800–65
    .short = While it lies here: Conductor tokens move nobody into Canada.
    .effect = As long as this card is in the queue, no one can be brought into Canada by a Conductor token. Roles and cards are free of this; the card can be bought.
    .note = Wide water, ice and watched harbours lay between the last free state and Canada. William Wells Brown, who had escaped from slavery himself and worked on the Lake Erie steamers, took sixty-nine people across in 1842.

card-us-marshals = U.S. Marshals
    .years = 1850–61
    .short = When it leaves: all { -catchers } return to start and capture there.
    .effect = When this card is bought or falls in the Lantern phase, each { -catcher } away from its start city goes back there: orange, blue, yellow, purple, brown, in turn. { -People } found in that city are captured.
    .note = The Act of 1850 fined marshals a thousand dollars if they would not make an arrest. In February 1851 Black Bostonians, Lewis Hayden among them, took Shadrach Minkins out of a courtroom and past his guards, and he reached Montreal.
