### Places of the board and the names of the five catchers. Towns, cities and Canada carry a history note.

## Northern cities (blue)

place-chicago = Chicago
    .note = John Jones, a tailor, and Mary Jones, both free Black Chicagoans, made their home a meeting place for abolitionists and a shelter for freedom seekers. John Jones also led the fight against the Black Laws of Illinois, which were repealed in 1865.
place-detroit = Detroit
    .note = Only the river separates Detroit from Canada. William Lambert and George DeBaptiste, leaders of its Black community, organised crossings for many years, and Second Baptist Church sheltered those who waited.
place-cincinnati = Cincinnati
    .note = Across the river from Kentucky, Cincinnati had a large Black community that hid and forwarded freedom seekers. In 1853 John Hatfield, a deacon, and Levi Coffin helped a party of twenty-eight leave the city disguised as a funeral procession.
place-rochester = Rochester
    .note = From 1847 Frederick Douglass published his newspaper here, and he and Anna Murray Douglass took freedom seekers into their home. Amy and Isaac Post did the same, and boats on Lake Ontario led on to Canada.
place-new-york = New York
    .note = David Ruggles, secretary of the Committee of Vigilance founded in 1835, sheltered the young Frederick Douglass in 1838. In the 1850s Louis Napoleon, a Black porter, met freedom seekers at the docks and stations, and the editor Sydney Howard Gay wrote down their accounts.
place-philadelphia = Philadelphia
    .note = Robert Purvis and later William Still led the city’s vigilance committees. Still recorded the names and stories of hundreds of freedom seekers so that families could find one another again.
place-boston = Boston
    .note = The Black community of Beacon Hill protected people who had escaped, among them Ellen and William Craft, who came from Georgia in 1848. Lewis and Harriet Hayden’s house was one of its best known refuges.

## Towns (northern places)

place-newport = Newport
    .note = Now Fountain City, Indiana. Catharine and Levi Coffin took in freedom seekers here from 1826 to 1847, beside free Black families of the neighbourhood who had long done the same.
place-cleveland = Cleveland
    .note = Boats left this harbour for the Canadian shore of Lake Erie, and many freedom seekers were aboard. In January 1861 Sara Lucy Bagby was arrested here, one of the last people sent back under the Fugitive Slave Act.
place-ripley = Ripley
    .note = John P. Parker, an iron founder who had bought his own freedom, crossed the Ohio River again and again to bring people out of Kentucky. Up on the hill Jean and John Rankin and their children took them in.
place-ferrisberg = Ferrisberg
    .note = Ferrisburgh, Vermont, as the town spells it. On the farm called Rokeby the Quakers Rachel Gilpin Robinson and Rowland Thomas Robinson gave freedom seekers shelter and paid work; letters of the 1830s name two of them, Simon and Jesse.
place-washington = Washington
    .note = Slavery was lawful in the capital until April 1862. In April 1848 some seventy-seven people sailed from here on the schooner Pearl in one of the largest escapes ever attempted; they were overtaken, but the case stirred the whole country.

## Northern spaces

place-west-iowa = Western Iowa
place-minnesota = Minnesota
place-east-iowa = Eastern Iowa
place-west-ohio = Western Ohio
place-east-ohio = Eastern Ohio
place-west-pennsylvania = Western Pennsylvania
place-north-pennsylvania = Northern Pennsylvania
place-upstate-new-york = Upstate New York
place-new-hampshire = New Hampshire
place-maine = Maine

## Southern cities and spaces (green)

place-st-louis = St. Louis
    .note = In May 1855 Mary Meachum, a free Black woman, helped a group cross the Mississippi by night towards Illinois and was arrested for it. Dred and Harriet Scott sued for their freedom in this city in 1846.
place-charleston = Charleston
    .note = On 13 May 1862 Robert Smalls, the enslaved pilot of the steamer Planter, and his fellow crewmen took the ship past the harbour forts to the Union fleet with their families aboard. He later served in the United States Congress.
place-west-missouri = Western Missouri
place-west-arkansas = Western Arkansas
place-east-arkansas = Eastern Arkansas
place-kentucky = Kentucky
place-tennessee = Tennessee
place-north-georgia = Northern Georgia
place-west-virginia = Western Virginia
place-north-carolina = North Carolina

## Elsewhere

place-ship = Ship at sea
place-plantation-west = Louisiana plantations
place-plantation-center = Mississippi and Alabama plantations
place-plantation-east = Georgia plantations
place-canada = Canada
    .note = Slavery ended in Canada, as in most of the British Empire, on 1 August 1834. Tens of thousands made new lives there, in towns such as St. Catharines, Chatham and Buxton, and Mary Ann Shadd edited a newspaper for them, the Provincial Freeman.
place-market = Bottom { -market-card }
place-lost = { -lost-track }

## Catchers, by the colour of their path

catcher-orange = Orange
catcher-blue = Blue
catcher-yellow = Yellow
catcher-purple = Purple
catcher-brown = Brown
