### Places of the board and the names of the five catchers. Towns, cities and Canada carry a history note. Where a road
### leads into Canada, `.crossing` is said once in a game, when the first person crosses there.

## Northern cities (blue)

place-chicago = Chicago
    .note = John Jones, a tailor, and Mary Jones, both free Black Chicagoans, made their home a meeting place for abolitionists and a shelter for freedom seekers. John Jones also led the fight against the Black Laws of Illinois, which were repealed in 1865.
    .crossing = Mary and John Jones, free Black Chicagoans, sheltered freedom seekers in their home.
place-detroit = Detroit
    .note = Only the river separates Detroit from Canada. William Lambert and George DeBaptiste, leaders of its Black community, organised crossings for many years, and Second Baptist Church sheltered those who waited.
    .crossing = At Detroit only the river lies between. William Lambert and George DeBaptiste organised crossings there for many years.
place-cincinnati = Cincinnati
    .note = Across the river from Kentucky, Cincinnati had a large Black community that hid and forwarded freedom seekers. In April 1853 twenty-eight people crossed the Ohio together, led by Washington Parker, who was one of them; John Hatfield, a Black barber and deacon, and Levi Coffin helped them leave the city disguised as a funeral procession.
place-rochester = Rochester
    .note = From 1847 Frederick Douglass published his newspaper here, and he and Anna Murray Douglass took freedom seekers into their home. Amy and Isaac Post did the same, and boats on Lake Ontario led on to Canada.
    .crossing = In Rochester Anna Murray Douglass and Frederick Douglass took freedom seekers into their home; boats on Lake Ontario led on to Canada.
place-new-york = New York
    .note = David Ruggles, secretary of the Committee of Vigilance founded in 1835, sheltered the young Frederick Douglass in 1838. In the 1850s Louis Napoleon, a Black porter, met freedom seekers at the docks and stations, and the editor Sydney Howard Gay wrote down their accounts.
place-philadelphia = Philadelphia
    .note = Robert Purvis and later William Still led the city’s vigilance committees. Still recorded the names and stories of hundreds of freedom seekers so that families could find one another again.
place-boston = Boston
    .note = The Black community of Beacon Hill protected people who had escaped. Ellen and William Craft, who left Georgia in December 1848, lived with Lewis and Harriet Hayden. When slave catchers came for them in 1850, the community stood guard, and the Crafts went on to England.

## Towns (northern places)

place-newport = Newport
    .note = Now Fountain City, Indiana. Catharine and Levi Coffin took in freedom seekers here from 1826 to 1847, beside free Black families of the neighbourhood who had long done the same.
place-cleveland = Cleveland
    .note = Boats left this harbour for the Canadian shore of Lake Erie, and many freedom seekers were aboard. In January 1861 Sara Lucy Bagby was arrested here, one of the last people sent back under the Fugitive Slave Act. She became free during the war and came back to Cleveland, where she died in 1906.
    .crossing = William Wells Brown, who had escaped from slavery himself, took sixty-nine people across Lake Erie in 1842.
place-ripley = Ripley
    .note = John P. Parker, an iron founder who had bought his own freedom, crossed the Ohio River again and again to bring people out of Kentucky. Up on the hill Jean and John Rankin and their children took them in.
place-ferrisberg = Ferrisberg
    .note = Ferrisburgh, Vermont, as the town spells it. On the farm called Rokeby the Quakers Rachel Gilpin Robinson and Rowland Thomas Robinson gave freedom seekers shelter and paid work; letters of the 1830s name two of them, Simon and Jesse.
    .crossing = At Rokeby, near Ferrisburgh, Rachel Gilpin Robinson and Rowland Thomas Robinson gave Simon, Jesse and others shelter and paid work.
place-washington = Washington
    .note = Slavery was lawful in the capital until April 1862. In April 1848 some seventy-seven people sailed from here on the schooner Pearl; they were overtaken, and most were sold away. Two of them, the sisters Mary and Emily Edmonson, became free that November with money that their father, Paul Edmonson, had sought in the North.

## Northern spaces

place-west-iowa = Western Iowa
place-minnesota = Minnesota
    .crossing = In August 1860 Eliza Winston, brought to Minnesota by a family from Mississippi, told Emily and Ralph Grey that she wanted her freedom, and a judge declared her free.
place-east-iowa = Eastern Iowa
place-west-ohio = Western Ohio
place-east-ohio = Eastern Ohio
place-west-pennsylvania = Western Pennsylvania
place-north-pennsylvania = Northern Pennsylvania
place-upstate-new-york = Upstate New York
    .crossing = William Henry, called Jerry, was freed by a crowd in Syracuse on 1 October 1851 and reached Kingston in Canada.
place-new-hampshire = New Hampshire
place-maine = Maine
    .crossing = In Portland the Black community built the Abyssinian Meeting House, and Reuben Ruby and others helped people who came by sea.

## Southern cities and spaces (green)

place-st-louis = St. Louis
    .note = In May 1855 eight or nine people crossed the Mississippi by night with the help of Mary Meachum, a free Black woman. Police and slave catchers waited on the other bank. Esther, who had two children with her, was taken and sold away to Vicksburg, Mississippi; Meachum was jailed, and released when the charges were dropped. Dred and Harriet Scott sued for their freedom in this city in 1846.
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
    .note = In 1793, after Chloe Cooley had resisted being sold across the border, Upper Canada let no more enslaved people be brought in; slavery ended there, as in most of the British Empire, on 1 August 1834. Tens of thousands made new lives in towns such as St. Catharines, Chatham and Buxton, though they met prejudice here too. Mary Ann Shadd founded and edited a newspaper, the Provincial Freeman.
place-market = Bottom { -market-card }
place-lost = { -lost-track }

## Catchers, by the colour of their path

catcher-orange = Orange
catcher-blue = Blue
catcher-yellow = Yellow
catcher-purple = Purple
catcher-brown = Brown
