### The six roles. Benefits return every round; a special is used once per game. The brief forms stand on a player's mat.

role-agent = Agent
    .the = l’Agent
    .The = L’Agent
    .benefit = Dans votre phase Action, prenez 1 $ (2 $ une fois le pouvoir spécial utilisé), et déplacez jusqu’à deux { -people } d’une étape chacune.
    .special = Une fois, à tout moment d’une phase Plans : une { -enslaved-person } de chaque { -market-card } visible n’est pas vendue.
    .benefit-brief = deux { -people }, une étape
    .special-brief = une non vendue par carte
    .note = Les agents recueillaient des nouvelles, préparaient des itinéraires et organisaient le refuge suivant. À Washington, au début des années 1840, Thomas Smallwood, un cordonnier qui avait acheté sa propre liberté, prépara de telles évasions avec Charles Turner Torrey.

role-conductor = Conducteur
    .the = le Conducteur
    .The = Le Conducteur
    .benefit = Dans votre phase Action, prenez 1 $ (2 $ une fois le pouvoir spécial utilisé), et déplacez jusqu’à deux { -people } d’une étape chacune.
    .special = Une fois, dans votre phase Action : dépensez cinq étapes, réparties à votre gré entre autant de { -people } que vous voulez. Seul le dernier lieu que chacune atteint apporte de l’aide et attire des { -catchers }.
    .benefit-brief = deux { -people }, une étape
    .special-brief = cinq étapes
    .note = Les conducteurs marchaient, ramaient ou conduisaient un attelage aux côtés de ceux qui s’échappaient. Harriet Tubman fit sortir du Maryland des parents et des amis, John P. Parker traversait de nuit la rivière Ohio à la rame, et Samuel D. Burris guidait des gens à travers le Delaware ; tous trois étaient noirs, et Tubman et Parker avaient eux-mêmes vécu en esclavage.

role-preacher = Prédicateur
    .the = le Prédicateur
    .The = Le Prédicateur
    .benefit = Dans votre phase Action, prenez 1 $ (2 $ une fois le pouvoir spécial utilisé), et payez 1 $ de moins la carte que vous achetez.
    .special = Une fois, au début de votre phase Action : défaussez une carte quelconque de la file, même une carte qui ne peut pas être achetée. Rien de ce qu’elle porte ne s’applique.
    .benefit-brief = cartes −1 $
    .special-brief = défausser une carte
    .note = Certains pasteurs, et avant tout des pasteurs noirs, parlaient contre l’esclavage du haut de la chaire et cachaient des gens à l’église et chez eux. Jermain Wesley Loguen, qui s’était échappé du Tennessee, et Caroline Loguen ne faisaient pas mystère du refuge qu’ils offraient à Syracuse, dans l’État de New York ; Henry Highland Garnet, emmené hors du Maryland dans son enfance, appela à la résistance en tant que pasteur presbytérien.

role-shepherd = Berger
    .the = le Berger
    .The = Le Berger
    .benefit = Dans votre phase Action, prenez 1 $ (2 $ une fois le pouvoir spécial utilisé). Les jetons Conducteur que vous achetez, en phase Plans et en phase Action, coûtent 1 $ de moins.
    .special = Une fois, dans votre phase Action : amenez jusqu’à deux { -enslaved-people } de n’importe quelles plantations à New York, pour autant qu’il y ait de la place et qu’aucun { -catcher } ne s’y trouve. Cela n’apporte aucune aide et n’attire aucun { -catcher }.
    .benefit-brief = Conducteurs −1 $
    .special-brief = deux à New York
    .note = Berger est le mot de ce jeu pour ceux qui allaient dans le Sud rejoindre des gens qui voulaient partir. En 1844, Calvin Fairbank et Delia Webster emmenèrent en attelage Lewis et Harriet Hayden et Joseph, le fils de Harriet, hors de Lexington, dans le Kentucky ; les deux personnes qui les avaient aidés allèrent en prison, et les Hayden abritèrent plus tard beaucoup d’autres personnes à Boston.

role-station-master = Chef de gare
    .the = le Chef de gare
    .The = Le Chef de gare
    .benefit = Dans votre phase Action, prenez 1 $ (2 $ une fois le pouvoir spécial utilisé). Une fois dans cette phase, retenez un { -catcher } qui se déplacerait à cause de { -people } que vous déplacez, quelle que soit l’action.
    .special = Une fois, dans la phase Action d’un autre joueur, avant l’une quelconque de ses actions, y compris la première (si vous jouez seul : dans la vôtre) : pour le reste de cette phase, les jetons Conducteur de ce joueur n’attirent aucun { -catcher }.
    .benefit-brief = retient un chasseur
    .special-brief = les chasseurs attendent
    .note = Les chefs de gare ouvraient leur maison. Thomas Garrett, un marchand quaker de Wilmington, dans le Delaware, travailla pendant des années avec Harriet Tubman et William Still ; à Boston, la maison de Lewis et Harriet Hayden, qui s’étaient échappés du Kentucky, était connue comme un lieu où nul ne serait livré.

role-stockholder = Actionnaire
    .the = l’Actionnaire
    .The = L’Actionnaire
    .benefit = Dans votre phase Action, prenez 1 $ (2 $ une fois le pouvoir spécial utilisé). Une fois dans cette phase, à tout moment après avoir joué un jeton Collecte, vous pouvez acheter un jeton disponible, à son prix habituel, et le jouer aussi s’il vous reste un jeton à jouer.
    .special = Une fois, dans votre phase Action : jouez trois jetons au lieu de deux. Vous le dites en jouant le troisième.
    .benefit-brief = achète aussi un jeton
    .special-brief = un troisième jeton
    .note = Les actionnaires donnaient l’argent pour la nourriture, les vêtements, les voyages et les avocats. Parmi eux figuraient James Forten, un maître voilier noir de Philadelphie qui aida à maintenir la parution de The Liberator, le propriétaire terrien Gerrit Smith, de Peterboro, dans l’État de New York, et les femmes de la Rochester Ladies’ Anti-Slavery Sewing Society avec leurs bazars annuels.
