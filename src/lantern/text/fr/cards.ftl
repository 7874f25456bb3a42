### The cards: title, years, effect in twelve words, effect in full, history note.
### Effects use the vocabulary terms; notes are always in modern words.
### “Large Northern city” is Chicago, New York or Boston; “newest” is the highest period in play.

## General, period 1

card-david-walker = David Walker
    .years = 1829
    .short = Achetez jusqu’à deux jetons à 2 $ de moins chacun.
    .effect = Vous pouvez acheter jusqu’à deux jetons disponibles, chacun à 2 $ de moins.
    .note = David Walker, né libre en Caroline du Nord, vendait des vêtements à Boston et écrivit l’Appel aux citoyens de couleur du monde. Des marins le portèrent dans les ports du Sud, et plusieurs États firent de sa transmission un crime.

card-whittier = John Greenleaf Whittier
    .years = 1833
    .short = Échangez deux cartes de la file.
    .effect = Vous pouvez échanger les places de deux cartes de la file. Une carte n’est jamais échangée avec une case vide.
    .note = Le poète quaker John Greenleaf Whittier fut délégué lors de la fondation de l’American Anti-Slavery Society à Philadelphie, en décembre 1833. Des abolitionnistes noirs comme Robert Purvis et James McCrummell y prirent part aussi.

card-lane-seminary = Séminaire théologique Lane
    .years = 1834
    .short = Déplacez deux { -people } d’une étape, ou achetez un jeton, 2 $ de moins.
    .effect = Choisissez l’un des deux : déplacez jusqu’à deux { -people } différentes d’une étape chacune, ou achetez un jeton disponible à 2 $ de moins.
    .note = Pendant dix-huit soirées, en février 1834, les étudiants de cette école de Cincinnati débattirent de l’esclavage. James Bradley, qui avait acheté sa propre liberté, parla d’expérience ; quand les administrateurs interdirent toute nouvelle discussion, la plupart des étudiants partirent, beaucoup d’entre eux pour Oberlin.

card-liberator = The Liberator
    .years = 1831–65
    .short = Remettez une carte de la file sur la pioche.
    .effect = Vous pouvez prendre une carte quelconque de la file et la poser sur la pioche de la période la plus récente, où chacun sait qu’elle se trouve. Rien de ce qu’elle porte ne s’applique.
    .note = William Lloyd Garrison fit paraître cet hebdomadaire de Boston de janvier 1831 jusqu’à l’abolition de l’esclavage. La plupart de ses premiers abonnés étaient noirs, et le maître voilier James Forten aida à en financer les premières années.

card-liberty-hill = Liberty Hill
    .years = dès les années 1820
    .short = Déplacez deux { -people } d’une étape ; achetez un jeton, plein prix.
    .effect = Déplacez jusqu’à deux { -people } différentes d’une étape chacune ; vous pouvez ensuite acheter un jeton disponible à son plein prix.
    .note = De leur maison, bien au-dessus de Ripley, dans l’Ohio, Jean et John Rankin et leurs enfants voyaient le Kentucky, de l’autre côté de la rivière. Selon la tradition, une lampe à la fenêtre montrait le chemin aux personnes en quête de liberté.

card-manumission-society = NY Manumission Society
    .years = 1785–1849
    .short = Achetez un jeton à 3 $ de moins.
    .effect = Vous pouvez acheter un jeton disponible à 3 $ de moins.
    .note = La société ouvrit l’African Free School en 1787 et œuvra pour la loi new-yorkaise d’émancipation progressive de 1799. L’esclavage prit fin en 1827 pour la population de l’État, mais jusqu’en 1841 les esclavagistes de passage purent y garder des gens pendant neuf mois. Certains fondateurs de la société, dont John Jay, tenaient des personnes en esclavage alors qu’ils en étaient membres.

card-ohio-river = Rivière Ohio
    .years = 1800–65
    .short = Déplacez trois { -people } d’une étape chacune.
    .effect = Déplacez jusqu’à trois { -people } différentes d’une étape chacune.
    .note = Sur des centaines de milles, cette rivière était la limite entre l’esclavage et les États libres, et beaucoup l’appelaient le Jourdain. On la traversait en barque, à la nage ou, par de durs hivers, sur la glace, souvent avec l’aide de familles noires de l’une ou l’autre rive.

card-ripley-ohio = Ripley, Ohio
    .years = années 1820–65
    .short = Déplacez deux { -people } d’une étape ; aucun { -catcher } ne bouge.
    .effect = Déplacez jusqu’à deux { -people } différentes d’une étape chacune. Elles apportent l’aide habituelle, mais aucun { -catcher } ne bouge.
    .note = Les Noirs libres établis à Ripley et les congrégations abolitionnistes de la ville firent de ce petit port l’un des points de passage les plus actifs de l’Ohio. John P. Parker y dirigeait le jour une fonderie de fer et ramait la nuit vers le Kentucky, pour y chercher ceux qui voulaient partir.

card-church-correspondence = Correspondance des Églises du Sud
    .years = 1800–39
    .short = Chaque joueur prend 2 $.
    .effect = Chaque joueur, vous compris, prend 2 $ à la banque.
    .note = Le culte était l’une des rares réunions permises aux personnes réduites en esclavage, le plus souvent sous le regard des Blancs ; beaucoup se réunissaient aussi en secret, et les nouvelles voyageaient avec la prière. Dans le Nord, des Églises noires comme Mother Bethel à Philadelphie, fondée par Richard Allen, recueillaient de l’argent et offraient un refuge.

card-st-catharines = St. Catharines, Ontario
    .years = dès les années 1820
    .short = Une { -seeker } va d’une grande ville du Nord au Canada.
    .effect = Amenez une { -seeker } d’une grande ville du Nord (Chicago, New York ou Boston) au Canada.
    .note = Des personnes en quête de liberté bâtirent une communauté et leurs propres Églises à St. Catharines, alors au Canada-Ouest. Harriet Tubman y vécut pendant une grande partie des années 1850, et Anthony Burns fut, à la fin de sa vie, le pasteur de sa Zion Baptist Church.

card-theodore-weld = Theodore Weld
    .years = 1839
    .short = Une { -enslaved-person } va d’une plantation vers un lieu du Sud.
    .effect = Amenez une { -enslaved-person } de n’importe quelle plantation dans n’importe quel lieu du Sud (vert), villes comprises, qui a de la place et où il n’y a aucun { -catcher }. Cela n’apporte aucune aide et n’attire aucun { -catcher }.
    .note = Theodore Dwight Weld, Angelina Grimké Weld et Sarah Grimké dépouillèrent des milliers de journaux du Sud pour American Slavery As It Is, publié en 1839. Les annonces des esclavagistes eux-mêmes fournirent une grande partie des preuves.

## General, period 2

card-amistad = Révolte de l’Amistad
    .years = 1839–41
    .short = Deux { -people } vont de la carte du marché du bas au Canada.
    .effect = Amenez jusqu’à deux { -enslaved-people } de la { -market-card } du bas, et d’aucune autre, au Canada.
    .note = En juillet 1839, Sengbe Pieh et d’autres Africains de l’Ouest enlevés prirent le commandement de la goélette Amistad. En 1841, la Cour suprême reconnut qu’ils avaient été réduits en esclavage illégalement, et les trente-cinq survivants reprirent la mer vers l’Afrique de l’Ouest.

card-anthony-burns = Anthony Burns
    .years = 1854
    .short = Une { -seeker } va d’une grande ville du Nord au Canada.
    .effect = Amenez une { -seeker } d’une grande ville du Nord (Chicago, New York ou Boston) au Canada.
    .note = Arrêté à Boston en vertu de la loi sur les esclaves fugitifs, Anthony Burns fut renvoyé en Virginie en juin 1854, à travers des rues bordées de soldats et de protestataires. La communauté noire de Boston, conduite par le révérend Leonard Grimes, acheta sa liberté l’année suivante ; il étudia à Oberlin et s’établit à St. Catharines.

card-bleeding-kansas = Le Kansas sanglant
    .years = 1854–59
    .short = Deux { -seekers } du Sud vers une grande ville du Nord ; défaussez les cartes à 2 $–3 $.
    .effect = Amenez jusqu’à deux { -seekers } de lieux du Sud (verts) dans une seule grande ville du Nord, fixée par la première, qui a de la place et où il n’y a aucun { -catcher } ; cela n’apporte aucune aide et n’attire aucun { -catcher }. Puis vous devez défausser toutes les cartes alors présentes dans la case à 3 $ et les deux cases à 2 $ ; rien de ce qu’elles portent ne s’applique.
    .note = C’était à ses colons, hommes blancs seulement, de décider par un vote si le Kansas autoriserait l’esclavage. En 1855, des milliers d’hommes, dont beaucoup étaient armés, vinrent du Missouri voter sans y habiter ; les colons partisans d’un État libre s’armèrent aussi, et des années de violence suivirent, sur une terre prise peu auparavant aux nations autochtones. Le Kansas entra dans l’Union comme État libre en janvier 1861.

card-douglass-1847 = Frederick Douglass
    .years = 1840–59
    .short = Déplacez deux { -people } d’une étape ; achetez deux jetons à 2 $ de moins.
    .effect = Déplacez jusqu’à deux { -people } différentes d’une étape chacune ; vous pouvez ensuite acheter jusqu’à deux jetons disponibles à 2 $ de moins chacun.
    .note = Frederick Douglass s’échappa du Maryland en 1838 avec l’aide d’Anna Murray, qu’il épousa ensuite. Il raconta sa vie dans un livre de 1845, prit la parole en Irlande et en Grande-Bretagne, et fonda à Rochester son propre journal.

card-harpers-ferry = Harpers Ferry
    .years = 1859
    .short = Achetez un jeton à 2 $ de moins ; défaussez les cartes à gauche.
    .effect = Vous pouvez acheter un jeton disponible à 2 $ de moins. Puis vous devez défausser toutes les cartes de la file à gauche de la case d’où vient cette carte ; rien de ce qu’elles portent ne s’applique.
    .note = En octobre 1859, John Brown, avec dix-huit de ses vingt et un hommes, s’empara de l’arsenal fédéral pour lancer un soulèvement contre l’esclavage. Cinq d’entre eux étaient noirs : Osborne Perry Anderson, John Anthony Copeland, Shields Green, Lewis Sheridan Leary et Dangerfield Newby, dont la femme, Harriet Newby, était encore en esclavage en Virginie avec leurs enfants.

card-tubman-conductor = Harriet Tubman
    .years = 1840–59
    .short = Déplacez quatre { -people } d’une étape ; aucun { -catcher } ne bouge.
    .effect = Déplacez jusqu’à quatre { -people } différentes d’une étape chacune. Elles apportent l’aide habituelle, mais aucun { -catcher } ne bouge.
    .note = Harriet Tubman se libéra elle-même en 1849 et retourna environ treize fois dans le Maryland, d’où elle emmena quelque soixante-dix personnes, dont beaucoup de sa propre famille. Elle put dire plus tard qu’elle n’avait jamais perdu un passager.

card-box-brown = Henry « Box » Brown
    .years = 1849
    .short = Une { -enslaved-person } va d’une plantation vers une grande ville du Nord.
    .effect = Amenez une { -enslaved-person } de n’importe quelle plantation dans une grande ville du Nord (Chicago, New York ou Boston) qui a de la place et où il n’y a aucun { -catcher }. Cela n’apporte aucune aide et n’attire aucun { -catcher }.
    .note = Après que sa femme Nancy et leurs enfants eurent été vendus au loin, Henry Brown se fit expédier dans une caisse de bois de Richmond à Philadelphie, un voyage d’environ vingt-sept heures. James C. A. Smith, un ami noir libre, l’aida à le préparer ; de même Samuel A. Smith, un commerçant blanc, qui alla plus tard en prison pour en avoir aidé d’autres de la même façon.

card-john-brown = John Brown
    .years = 1859
    .short = Achetez un jeton à 5 $ de moins ; tirez et appliquez la carte du dessus.
    .effect = Vous pouvez acheter un jeton disponible à 5 $ de moins ; puis vous devez tirer la carte du dessus de la pioche la plus récente, s’il y en a une. Une carte Générale prend effet aussitôt et sans frais (pour Harpers Ferry, c’est la case de John Brown qui compte), et vous devez garder une carte Réserve devant vous à la place de celle que vous auriez. Une carte Opposition prend la case de la file d’où vient John Brown et elle est en vigueur ; les joueurs suivants peuvent l’acheter, elle peut tomber dès cette phase Lanterne, et le remplissage peut encore ajouter une nouvelle carte Opposition.
    .note = John Brown croyait que l’esclavage ne tomberait que par la force. Harriet Tubman l’aida à trouver des recrues, Frederick Douglass le mit en garde contre l’attaque de Harpers Ferry, et il fut pendu en Virginie le 2 décembre 1859.

card-john-price = Le sauvetage de John Price
    .years = 1858
    .short = Une { -seeker } va d’un lieu du Nord au Canada.
    .effect = Amenez une { -seeker } de n’importe quel lieu du Nord, espace beige, bourg ou ville bleue, au Canada. Washington n’est pas un lieu du Nord.
    .note = Le 13 septembre 1858, des habitants noirs et blancs d’Oberlin et de Wellington, dans l’Ohio, délivrèrent John Price des hommes qui le retenaient dans un hôtel de Wellington, et il gagna le Canada. Charles Langston, condamné pour y avoir pris part, se servit de sa déclaration devant le tribunal pour dénoncer une loi qui laissait les Noirs américains sans protection.

card-lincoln-douglas = Débats Lincoln-Douglas
    .years = 1858
    .short = Achetez un jeton à 3 $ de moins.
    .effect = Vous pouvez acheter un jeton disponible à 3 $ de moins.
    .note = Sept fois, en 1858, Abraham Lincoln et le sénateur Stephen A. Douglas débattirent de l’extension de l’esclavage devant des foules de l’Illinois. Lincoln disait de l’esclavage qu’il était un mal qui ne devait pas s’étendre ; pressé par Douglas, il dit aussi qu’il était opposé à la citoyenneté et au droit de vote des Noirs américains. En avril 1865, il se prononça pour que certains hommes noirs aient le droit de vote.

card-north-star = The North Star
    .years = 1847–51
    .short = Remettez une carte de la file sur la pioche.
    .effect = Vous pouvez prendre une carte quelconque de la file et la poser sur la pioche de la période en cours, où chacun sait qu’elle se trouve. Rien de ce qu’elle porte ne s’applique.
    .note = Frederick Douglass et Martin Delany fondèrent cet hebdomadaire de Rochester en décembre 1847. Sa devise déclarait que le droit n’a pas de sexe et que la vérité n’a pas de couleur.

card-oberlin = Oberlin, Ohio
    .years = 1833–65
    .short = Déplacez quatre { -people } d’une étape, ou achetez un jeton, 4 $ de moins.
    .effect = Choisissez l’un des deux : déplacez jusqu’à quatre { -people } différentes d’une étape chacune, ou achetez un jeton disponible à 4 $ de moins.
    .note = L’université d’Oberlin admit des étudiants noirs à partir de 1835 et enseignait aussi à des femmes. Les habitants noirs et blancs de la ville abritaient ensemble des personnes en quête de liberté. Parmi les diplômés de l’université figurait John Mercer Langston, plus tard membre du Congrès pour la Virginie.

card-uncle-toms-cabin = La Case de l’oncle Tom
    .years = 1852
    .short = Achetez un jeton à 3 $ de moins ; échangez deux cartes de la file.
    .effect = Vous pouvez acheter un jeton disponible à 3 $ de moins, et vous pouvez échanger les places de deux cartes de la file. Une carte n’est jamais échangée avec une case vide.
    .note = Le roman de Harriet Beecher Stowe parut d’abord en feuilleton dans le National Era et se vendit à environ 300 000 exemplaires aux États-Unis la première année de sa parution en volume. Elle s’inspira des mémoires de Josiah Henson, qui s’était échappé avec sa famille au Canada.

card-vigilance = Comités de vigilance
    .years = dès 1835
    .short = Chaque joueur prend 3 $.
    .effect = Chaque joueur, vous compris, prend 3 $ à la banque.
    .note = À partir de 1835, David Ruggles et d’autres New-Yorkais noirs dirigèrent l’un des premiers de ces comités, longtemps avant que la loi de 1850 ne les rende plus nécessaires encore. Ils mettaient les gens en garde contre les ravisseurs, trouvaient des avocats et des logements, et payaient la suite du voyage.

card-garrison = William Lloyd Garrison
    .years = 1854
    .short = Prenez un jeton gratuit ; chaque chasseur avance d’un lieu vers la { -person } la plus proche.
    .effect = Vous pouvez prendre un jeton disponible, Soutien compris, sans rien payer. Puis chaque { -catcher } (dans l’ordre orange, bleu, jaune, violet, brun) doit avancer d’un lieu sur son trajet en direction de la personne qui y est la plus proche, compte refait si une capture a changé les choses ; si deux sont à égale distance, vous choisissez, et un { -catcher } dont le trajet est vide reste où il est. Guerre de Sécession peut être utilisée d’abord, puis la direction est choisie, puis Levi Coffin peut être utilisé ; le Chef de gare ne peut en retenir aucun.
    .note = William Lloyd Garrison demandait la fin de l’esclavage, immédiate et partout. Le 4 juillet 1854, il brûla un exemplaire de la Constitution lors d’une réunion abolitionniste à Framingham, dans le Massachusetts, parce qu’elle protégeait les esclavagistes.

## General, period 3

card-lincoln = Abraham Lincoln
    .years = 1861–65
    .short = Déplacez trois { -people } d’une étape ; achetez un jeton, 3 $ de moins.
    .effect = Déplacez jusqu’à trois { -people } différentes d’une étape chacune ; vous pouvez ensuite acheter un jeton disponible à 3 $ de moins.
    .note = Abraham Lincoln entra en guerre pour maintenir l’Union. Alors que les personnes réduites en esclavage se libéraient en nombre toujours plus grand et que des dirigeants noirs le pressaient, il publia la Proclamation d’émancipation le 1er janvier 1863 et soutint le treizième amendement.

card-contrabands = Contrebande de guerre
    .years = 1861–65
    .short = Trois { -seekers } vont de petits lieux du Sud à de petits lieux du Nord proches.
    .effect = Jusqu’à trois { -seekers } quittent chacune un petit lieu vert (les plantations ne comptent pas) pour un espace beige ou un bourg du Nord à deux étapes au plus, qui a de la place et où il n’y a aucun { -catcher } ; les villes bleues et Washington ne sont pas des destinations. En chemin, elles peuvent emprunter toutes les routes, Washington, les villes et le navire, et passer devant des { -catchers } et d’autres { -people }, mais le Canada et les plantations leur sont fermés. Cela n’apporte aucune aide et n’attire aucun { -catcher }.
    .note = En mai 1861, Frank Baker, Shepard Mallory et James Townsend gagnèrent à la rame Fort Monroe, en Virginie. Le général Benjamin Butler refusa de les renvoyer et les appela « contrebande », un mot qui désigne les biens de l’ennemi. Des centaines de milliers de personnes suivirent leur exemple, bâtirent de nouvelles communautés et réclamèrent des écoles.

card-cooper-union = Discours de Cooper Union
    .years = 1860
    .short = Déplacez trois { -people } d’une étape, ou achetez un jeton, plein prix.
    .effect = Choisissez l’un des deux : déplacez jusqu’à trois { -people } différentes d’une étape chacune, ou achetez un jeton disponible à son plein prix.
    .note = Le 27 février 1860, Abraham Lincoln soutint à New York que la plupart des signataires de la Constitution avaient estimé que le Congrès pouvait tenir l’esclavage hors des territoires. Ce discours contribua à faire de lui un candidat à la présidence.

card-election-1860 = Élection de 1860
    .years = 1860
    .short = Prenez 1 $ pour chaque { -seeker } dans les grandes villes du Nord.
    .effect = Prenez 1 $ à la banque pour chaque { -seeker } à Chicago, New York et Boston. Ce n’est pas une collecte.
    .note = Abraham Lincoln l’emporta en novembre 1860 sans gagner un seul État esclavagiste, et la Caroline du Sud quitta l’Union en décembre. Dans la plupart des États du Nord, les hommes noirs étaient encore empêchés de voter ou soumis à des conditions que n’avaient pas les hommes blancs.

card-drinking-gourd = Follow the Drinkin’ Gourd
    .years = selon la tradition
    .short = De la { -lost-track }, une { -person } gagne une grande ville du Nord.
    .effect = Retirez une { -person } de la { -lost-track } et placez-la à Chicago, New York ou Boston, là où il y a de la place et où il n’y a aucun { -catcher }. Cela n’apporte aucune aide et n’attire aucun { -catcher }.
    .note = La tradition veut que cette chanson ait dit aux gens de suivre la Grande Ourse et l’étoile polaire. Elle n’a été attestée par l’imprimé qu’en 1928, si bien qu’on ignore si elle guida quelqu’un avant la guerre ; il est certain que des personnes en quête de liberté se guidèrent bien sur l’étoile polaire.

card-douglass-1863 = Frederick Douglass
    .years = 1860–65
    .short = Chaque joueur prend 4 $.
    .effect = Chaque joueur, vous compris, prend 4 $ à la banque.
    .note = Frederick Douglass exhorta les hommes noirs à s’engager, et ses fils Lewis et Charles rejoignirent le 54e du Massachusetts. En août 1863, il alla trouver Abraham Lincoln pour demander l’égalité de solde et la protection des soldats noirs.

card-stowe = Harriet Beecher Stowe
    .years = 1811–96
    .short = Achetez un jeton à 5 $ de moins.
    .effect = Vous pouvez acheter un jeton disponible à 5 $ de moins.
    .note = Harriet Beecher Stowe apprit à connaître le chemin de fer clandestin pendant dix-huit années passées à Cincinnati. Elle rencontra Abraham Lincoln à Washington à la fin de 1862 ; le mot d’accueil qu’on lui attribue souvent ne fut imprimé que des décennies plus tard et n’est pas prouvé.

card-tubman-combahee = Harriet Tubman
    .years = 1860–65
    .short = Deux { -enslaved-people } vont des plantations au Canada.
    .effect = Amenez jusqu’à deux { -enslaved-people } de n’importe quelles plantations, les mêmes ou différentes, au Canada.
    .note = Le 2 juin 1863, Harriet Tubman, éclaireuse de l’armée de l’Union, guida des soldats noirs commandés par le colonel James Montgomery en amont de la rivière Combahee, en Caroline du Sud. Plus de 700 personnes quittèrent les plantations avec eux.

card-william-still = William Still
    .years = 1821–1902
    .short = Deux { -seekers } vont d’une même grande ville du Nord au Canada.
    .effect = Amenez jusqu’à deux { -seekers } d’une grande ville du Nord (Chicago, New York ou Boston), toutes deux de la même, au Canada.
    .note = En août 1850, un inconnu à la recherche de sa famille se présenta au bureau antiesclavagiste de Philadelphie, et l’employé, William Still, reconnut en lui son propre frère Peter. À partir de décembre 1852, Still dirigea le travail du Comité de vigilance et mit par écrit ce que des centaines de personnes en quête de liberté lui racontaient. Il cacha ces documents et les publia en 1872 sous le titre The Underground Rail Road.

## Reserve

card-slave-trade-act = Le Congrès interdit la traite internationale
    .years = 1807
    .short = À garder : payez 3 $ par { -person } non vendue, deux par carte du marché.
    .effect = Dans la phase { -market }, après le tirage d’une nouvelle { -market-card }, vous pouvez payer 3 $ pour chaque { -enslaved-person } qui n’y est alors pas mise en vente, au plus deux par carte, celle qu’ajoute Traite intérieure comprise. Vous gardez ensuite cette carte.
    .note = Une loi de 1794 interdisait seulement d’armer des navires dans les ports américains pour la traite étrangère. La loi du 2 mars 1807 interdit d’introduire des captifs dans le pays à partir du 1er janvier 1808, et des Églises noires de New York et de Philadelphie marquèrent ce jour par des offices d’action de grâces.

card-levi-coffin = Levi Coffin
    .years = 1798–1877
    .short = À garder : un { -catcher } qui va capturer ne bouge pas.
    .effect = Dans la phase Action de n’importe quel joueur, quand le déplacement d’un { -catcher } capturerait quelqu’un, vous pouvez faire rester ce { -catcher } où il est ; puis défaussez cette carte. Elle ne peut rien contre les dés, la loi sur les esclaves fugitifs ni les Marshals fédéraux.
    .note = Levi et Catharine Coffin, quakers de Caroline du Nord, abritèrent des personnes en quête de liberté à Newport, dans l’Indiana, et à partir de 1847 à Cincinnati. Ils travaillaient en lien étroit avec des voisins noirs libres et vendaient des marchandises produites sans le travail d’esclaves.

card-charles-sumner = Charles Sumner attaqué au Congrès
    .years = 1856
    .short = À garder : +1 $ par manche ; dépensez-la pour donner de l’argent à un joueur.
    .effect = Prenez 1 $ quand vous achetez cette carte et au début de chacune de vos phases Action tant que vous la gardez, même si vous passez ensuite. Entre deux actions dans la phase Action de n’importe qui, vous pouvez remettre à un autre joueur une partie de votre argent, au moins 1 $ ; puis défaussez cette carte.
    .note = Le 22 mai 1856, le représentant Preston Brooks, de Caroline du Sud, attaqua le sénateur Charles Sumner à coups de canne dans la salle du Sénat. Le discours de Sumner contre l’esclavage au Kansas avait raillé le sénateur Andrew Butler, un parent de Brooks ; il se passa plus de trois ans avant qu’il ne reprenne son siège pour de bon.

card-kansas-nebraska = Loi Kansas-Nebraska
    .years = 1854
    .short = À garder : échangez deux cartes de la file au début d’une phase Action.
    .effect = Au début d’une phase Action, avant que le premier joueur n’agisse, vous pouvez échanger les places de deux cartes de la file, quel que soit le premier joueur ; puis défaussez cette carte. Une carte n’est jamais échangée avec une case vide.
    .note = La loi du 30 mai 1854 laissa les colons, hommes blancs seulement, voter sur l’esclavage dans des terres, autrefois promises aux nations autochtones, où le compromis du Missouri l’avait interdit. La colère qu’elle souleva contribua à créer le Parti républicain.

card-civil-war = Guerre de Sécession
    .years = 1861–65
    .short = À garder : aucun { -catcher } ne bouge pendant une de vos actions.
    .effect = Dans votre propre phase Action, aucun { -catcher } ne bouge pendant une action entière : un jeton, un avantage, un pouvoir spécial, ou une carte avec tout ce que John Brown fait tirer ; puis défaussez cette carte. La question vous est posée une fois par action, au premier déplacement d’un { -catcher }, avec ou sans capture, et pas du tout si quelque chose d’autre les retient déjà.
    .note = À mesure que les lignes de l’Union approchaient, des centaines de milliers de personnes quittèrent l’esclavage par leurs propres moyens. Environ 180 000 hommes noirs servirent dans l’armée de l’Union et des milliers d’autres dans la marine, la plupart nés en esclavage.

## Opposition

card-compromise-1850 = Compromis de 1850
    .years = 1850
    .short = Tant qu’elle est là : les jetons Collecte rapportent 2 $ de moins.
    .effect = Tant que cette carte est dans la file, 2 $ sont retirés du résultat de chaque jeton Collecte, qui ne peut tomber au-dessous de 0 $. Elle peut être achetée.
    .note = Ces lois de septembre 1850 admirent la Californie comme État libre et mirent fin à l’arrivée à Washington de personnes destinées à la vente, mais non à l’esclavage dans cette ville. En échange, les esclavagistes obtinrent une loi sur les esclaves fugitifs bien plus dure.

card-lovejoy = Elijah P. Lovejoy
    .years = 1837
    .short = Tant qu’elle est là : la Collecte ne compte que les grandes villes.
    .effect = Tant que cette carte est dans la file, un jeton Collecte ne regarde que les grandes villes de sa propre couleur. Aucune grande ville n’est verte, les jetons verts ne rapportent donc rien ; la carte peut être achetée.
    .note = Elijah Parish Lovejoy imprima des textes contre l’esclavage, d’abord à Saint-Louis, puis à Alton, dans l’Illinois. Le 7 novembre 1837, il y fut tué en défendant sa presse contre des émeutiers.

card-gag-rules = Règles du bâillon
    .years = 1836–44
    .short = Tant qu’elle est là : un jeton par joueur en planification.
    .effect = Tant que cette carte est dans la file, chaque joueur ne peut prendre qu’un seul jeton dans la phase Plans. Les achats de la phase Action n’en sont pas touchés ; la carte peut être achetée.
    .note = À partir de 1836, la Chambre des représentants écarta sans les lire toutes les pétitions contre l’esclavage, bien que des centaines de milliers de personnes les aient signées, dont de très nombreuses femmes. John Quincy Adams combattit la règle jusqu’à son abrogation en décembre 1844.

card-nj-slavery = Le New Jersey abolit l’esclavage
    .years = 1804
    .short = Tant qu’elle est là : villes bleues fermées aux jetons Conducteur.
    .effect = Tant que cette carte est dans la file, les villes bleues sont fermées aux déplacements par jetons Conducteur : nul n’y entre, n’en part (même pour le Canada) ni ne les traverse. Les cartes et le rôle Conducteur le peuvent toujours ; la carte peut être achetée.
    .note = La loi du New Jersey de 1804 ne libéra personne aussitôt : les enfants nés après le 4 juillet 1804 servaient jusqu’à vingt et un ou vingt-cinq ans. En 1846, les personnes encore en esclavage furent rebaptisées apprentis à vie, et les dernières devinrent libres avec le treizième amendement, en 1865.

card-fitzhugh = George Fitzhugh
    .years = 1854–57
    .short = Tant qu’elle est là : les jetons Soutien coûtent 1 $ de plus.
    .effect = Tant que cette carte est dans la file, les jetons Soutien coûtent 1 $ de plus ; les réductions s’appliquent toujours. Elle ne peut pas être achetée.
    .note = Dans deux livres des années 1850, l’avocat virginien George Fitzhugh affirma que l’esclavage était plus doux que le travail libre et qu’il était l’ordre naturel de la société. Le témoignage de ceux qui s’étaient échappés lui répondit.

card-calhoun = John C. Calhoun
    .years = 1837
    .short = Tant qu’elle est là : les villes bleues donnent 1 $ d’aide de moins.
    .effect = Tant que cette carte est dans la file, chaque arrivée dans une ville bleue, quelle que soit sa taille, apporte 1 $ d’aide de moins. Les jetons Collecte rapportent comme avant ; la carte ne peut pas être achetée.
    .note = John C. Calhoun, de Caroline du Sud, deux fois élu vice-président, déclara au Sénat en 1837 que l’esclavage était un bien positif. Il travailla jusqu’à sa mort, en 1850, à empêcher que l’abolition soit seulement discutée.

card-domestic-trade = Traite intérieure
    .years = 1808–65
    .short = Tant qu’elle est là : chaque carte du marché vend une { -person } de plus.
    .effect = Chaque fois que cette carte entre dans la file, une { -enslaved-person } de plus est mise en vente sur chaque { -market-card } visible ; tant qu’elle s’y trouve, chaque nouvelle carte en a une de plus. Elles restent quand elle part, et elle ne peut pas être achetée.
    .note = Entre 1790 et 1860, environ un million de personnes, selon les estimations, furent vendues ou emmenées du Haut-Sud vers les terres à coton, et d’innombrables familles furent séparées. Beaucoup de ceux qui fuirent le firent pour échapper à la vente ou pour retrouver ceux qu’ils aimaient.

card-dred-scott = Arrêt Dred Scott
    .years = 1857
    .short = Quand elle part : trois { -seekers } retournent aux plantations.
    .effect = Quand cette carte est achetée ou tombe dans la phase Lanterne, trois { -seekers } du plateau, navire compris, retournent aux plantations, ou toutes s’il y en a moins ; le Canada, le { -market } et la { -lost-track } en sont à l’abri. Le joueur actif, ou dans la phase Lanterne le premier joueur, choisit qui et où ; quand aucune case de plantation n’est libre, elles vont sur la { -lost-track }.
    .note = Dred et Harriet Scott avaient engagé un procès pour leur liberté à Saint-Louis en 1846. Le 6 mars 1857, la Cour suprême jugea que les Noirs américains ne pouvaient pas être citoyens et que le Congrès ne pouvait pas interdire l’esclavage dans les territoires. Les Scott furent affranchis en mai de la même année.

card-farren-riots = Émeutes Farren
    .years = 1834
    .short = Quand elle part : perdez le dessus des piles Conducteur et un jeton Collecte.
    .effect = Quand cette carte est achetée ou tombe dans la phase Lanterne, chaque pile Conducteur et la pile Collecte de la colonne la plus récente, mais d’aucune plus ancienne, perdent leur jeton du dessus, qui quitte la partie. Les jetons gris restent toujours.
    .note = En juillet 1834, des foules hostiles aux abolitionnistes attaquèrent à New York les maisons et les églises d’habitants noirs, dont St. Philip’s Church, et la maison de Lewis Tappan. Le nom vient de George Farren, du Bowery Theatre, où l’une de ces foules se rassembla.

card-fugitive-slave-act = Loi sur les esclaves fugitifs
    .years = 1850
    .short = Quand elle part : trois { -seekers } près de { -catchers } sont capturées.
    .effect = Quand cette carte est achetée ou tombe dans la phase Lanterne, exactement trois { -seekers } qui ne sont qu’à une route de toute sorte, voies maritimes comprises, du lieu d’un { -catcher } sont capturées, ou toutes s’il y en a moins, et vont toutes sur la { -market-card } du bas. Le joueur actif, ou dans la phase Lanterne le premier joueur, choisit lesquelles. S’il ne reste aucune carte du marché, elles vont sur des cases libres de plantations, ou sinon sur la { -lost-track }.
    .house-short = Tant qu’elle est là : chaque jeton Conducteur déplace une { -person } de moins.
    .house-effect = Règle maison : tant que cette carte est dans la file, chaque jeton Conducteur déplace une { -person } de moins, mais jamais moins de zéro. Rien ne se passe quand elle part, et elle peut être achetée.
    .note = Selon la loi de septembre 1850, les personnes arrêtées ne pouvaient ni témoigner ni avoir de jury, et un commissaire touchait dix dollars pour renvoyer quelqu’un, mais cinq pour le laisser partir. Des milliers de Noirs du Nord s’installèrent au Canada, et de nombreuses communautés s’organisèrent pour résister.

card-nat-turner = Révolte de Nat Turner
    .years = 1831
    .short = Quand elle part : un jeton Soutien acheté est rendu.
    .effect = Quand cette carte est achetée ou tombe dans la phase Lanterne, un jeton Soutien acheté retourne sur la colonne la plus récente sans remboursement, même au-delà du premier nombre de cette colonne ; aucune période ne se referme. Le joueur actif, ou dans la phase Lanterne le premier joueur, choisit le jeton de qui. Si aucun n’a été acheté, rien ne se passe.
    .note = En août 1831, Nat Turner mena des hommes réduits en esclavage et quelques hommes noirs libres dans un soulèvement pour la liberté, dans le comté de Southampton, en Virginie. Quelque cinquante-cinq personnes blanches furent tuées. Des miliciens et des foules tuèrent sans procès des dizaines de personnes noires, et une vingtaine de personnes, dont Turner, furent pendues par ordre des tribunaux. Les États du Sud durcirent alors leurs lois contre l’instruction, la prédication et les réunions.

card-reopening-trade = Réouverture de la traite
    .years = 1803–07
    .short = Quand elle part : +2 { -people } sur chaque carte du marché.
    .effect = Quand cette carte est achetée ou tombe dans la phase Lanterne, deux { -enslaved-people } de plus sont mises en vente sur chaque { -market-card } visible. S’il ne reste aucune carte du marché, deux { -enslaved-people } vont à la place sur des cases libres de plantations, ou sinon sur la { -lost-track }.
    .note = La Caroline du Sud rouvrit ses ports à la traite atlantique en décembre 1803, sachant que le Congrès pouvait y mettre fin en 1808. Des dizaines de milliers d’Africains captifs furent débarqués à Charleston au cours de ces quatre années.

## Stretch cards (an option; they join the Opposition)

card-pennsylvania-hall = Pennsylvania Hall
    .years = 1838
    .short = Tant qu’elle est là : pas de jeton Soutien en planification.
    .effect = Tant que cette carte est dans la file, aucun jeton Soutien ne peut être pris dans la phase Plans ; dans la phase Action, c’est possible. Elle peut être achetée.
    .note = Des abolitionnistes de Philadelphie bâtirent cette salle pour la libre discussion et l’inaugurèrent le 14 mai 1838. Trois jours plus tard, après que des femmes noires et blanches, dont Sarah Mapps Douglass et Angelina Grimké Weld, s’y furent réunies en congrès, des émeutiers l’incendièrent.

card-tough-crossing = Rude traversée
    .years = 1800–65
    .short = Tant qu’elle est là : les jetons Conducteur ne mènent personne au Canada.
    .effect = Tant que cette carte est dans la file, nul ne peut être amené au Canada par un jeton Conducteur. Les rôles et les cartes n’en sont pas touchés ; la carte peut être achetée.
    .note = Une large étendue d’eau, la glace et des ports surveillés séparaient le dernier État libre du Canada. William Wells Brown, qui s’était lui-même échappé de l’esclavage et travaillait sur les vapeurs du lac Érié, fit traverser soixante-neuf personnes en 1842.

card-us-marshals = Marshals fédéraux
    .years = 1850–61
    .short = Quand elle part : les { -catchers } retournent au départ et y capturent.
    .effect = Quand cette carte est achetée ou tombe dans la phase Lanterne, chaque { -catcher } éloigné de sa ville de départ y retourne : orange, bleu, jaune, violet, brun, dans cet ordre. Les { -people } qui se trouvent dans cette ville sont capturées.
    .note = La loi de 1850 condamnait les marshals à mille dollars d’amende s’ils refusaient de procéder à une arrestation. En février 1851, des Bostoniens noirs, dont Lewis Hayden, emmenèrent Shadrach Minkins hors d’une salle d’audience, malgré ses gardiens, et il gagna Montréal.
