### The cards: title, years, effect in twelve words, effect in full, history note.
### Effects use the vocabulary terms; notes are always in modern words.
### “Large Northern city” is Chicago, New York or Boston; “newest” is the highest period in play.

## General, period 1

card-david-walker = David Walker
    .years = 1829
    .short = Compra hasta dos fichas con $2 de descuento cada una.
    .effect = Puedes comprar hasta dos fichas disponibles, cada una con $2 de descuento.
    .note = David Walker, nacido libre en Carolina del Norte, vendía ropa en Boston y escribió el Appeal to the Coloured Citizens of the World. Los marineros lo llevaban a puertos del Sur, y varios estados convirtieron en delito pasarlo de mano en mano.

card-whittier = John Greenleaf Whittier
    .years = 1833
    .short = Intercambia dos cartas de la fila.
    .effect = Puedes intercambiar los lugares de dos cartas de la fila. Una carta nunca se intercambia con un espacio vacío.
    .note = El poeta cuáquero John Greenleaf Whittier fue delegado cuando se fundó en Filadelfia, en diciembre de 1833, la Sociedad Antiesclavista Estadounidense. También participaron abolicionistas negros como Robert Purvis y James McCrummell.

card-lane-seminary = Seminario Teológico Lane
    .years = 1834
    .short = Mueve a dos { -people } un lugar cada una, o compra una ficha, $2 menos.
    .effect = Elige una opción: mueve hasta dos { -people } distintas un lugar cada una, o compra una ficha disponible con $2 de descuento.
    .note = Durante dieciocho noches de febrero de 1834 los estudiantes de esta escuela de Cincinnati debatieron sobre la esclavitud. James Bradley, que había comprado su propia libertad, habló por experiencia; cuando los miembros del patronato prohibieron seguir discutiendo, la mayoría de los estudiantes se marcharon, muchos de ellos a Oberlin.

card-liberator = The Liberator
    .years = 1831–65
    .short = Devuelve una carta de la fila a la parte superior del mazo.
    .effect = Puedes tomar cualquier carta de la fila y ponerla en la parte superior del mazo del período más reciente, donde todos saben que está. No se resuelve nada de ella.
    .note = William Lloyd Garrison publicó este semanario de Boston desde enero de 1831 hasta que se abolió la esclavitud. La mayoría de sus primeros suscriptores eran negros, y James Forten, fabricante de velas de barco, ayudó a pagar sus primeros años.

card-liberty-hill = Liberty Hill
    .years = desde la década de 1820
    .short = Mueve a dos { -people } un lugar cada una; compra una ficha a precio completo.
    .effect = Mueve hasta dos { -people } distintas un lugar cada una; después puedes comprar una ficha disponible a su precio completo.
    .note = Desde su casa en lo alto de Ripley, Ohio, Jean y John Rankin y sus hijos veían, al otro lado del río, Kentucky. Según la tradición, una lámpara en la ventana mostraba a las personas en busca de libertad el camino de subida.

card-manumission-society = Sociedad de Manumisión de Nueva York
    .years = 1785–1849
    .short = Compra una ficha con $3 de descuento.
    .effect = Puedes comprar una ficha disponible con $3 de descuento.
    .note = La sociedad abrió la African Free School en 1787 y trabajó a favor de la ley de emancipación gradual de Nueva York de 1799. La esclavitud terminó para la población del estado en 1827, aunque hasta 1841 los esclavistas de visita podían retener allí a personas durante nueve meses. Algunos de los fundadores de la sociedad, entre ellos John Jay, mantuvieron a personas en esclavitud mientras eran miembros de ella.

card-ohio-river = Río Ohio
    .years = 1800–65
    .short = Mueve a tres { -people } un lugar cada una.
    .effect = Mueve hasta tres { -people } distintas un lugar cada una.
    .note = A lo largo de cientos de millas este río fue la línea entre la esclavitud y los estados libres, y muchos lo llamaban el Jordán. La gente lo cruzaba en bote, a nado o, en inviernos duros, sobre el hielo, a menudo con la ayuda de familias negras de ambas orillas.

card-ripley-ohio = Ripley, Ohio
    .years = década de 1820 a 65
    .short = Mueve a dos { -people } un lugar cada una; ningún { -catcher } se mueve.
    .effect = Mueve hasta dos { -people } distintas un lugar cada una. Traen ayuda como de costumbre, pero ningún { -catcher } se mueve.
    .note = Los pobladores negros libres de Ripley y sus congregaciones abolicionistas hicieron de este pequeño puerto uno de los cruces más transitados del Ohio. John P. Parker dirigía allí de día una fundición de hierro y de noche remaba hasta Kentucky en busca de personas que deseaban marcharse.

card-church-correspondence = Correspondencia de iglesias del Sur
    .years = 1800–39
    .short = Cada jugador toma $2.
    .effect = Cada jugador, tú también, toma $2 del banco.
    .note = El culto era una de las pocas reuniones permitidas a las personas esclavizadas, casi siempre bajo la mirada de blancos; muchas se reunían también en secreto, y las noticias viajaban con la oración. En el Norte, iglesias negras como Mother Bethel en Filadelfia, fundada por Richard Allen, recaudaban dinero y daban refugio.

card-st-catharines = St. Catharines, Ontario
    .years = desde la década de 1820
    .short = Una { -seeker } va de una gran ciudad del Norte a Canadá.
    .effect = Lleva a una { -seeker } de una gran ciudad del Norte (Chicago, Nueva York o Boston) a Canadá.
    .note = Personas en busca de libertad formaron en St. Catharines, entonces en el Canadá Oeste, una comunidad e iglesias propias. Harriet Tubman vivió allí durante gran parte de la década de 1850, y Anthony Burns fue pastor de su Iglesia Bautista de Sion al final de su vida.

card-theodore-weld = Theodore Weld
    .years = 1839
    .short = Una { -enslaved-person } va de una plantación a cualquier lugar del Sur.
    .effect = Lleva a una { -enslaved-person } de cualquier plantación a cualquier lugar del Sur (verde), ciudades incluidas, que tenga sitio y ningún { -catcher }. Esto no trae ayuda ni atrae { -catchers }.
    .note = Theodore Dwight Weld, Angelina Grimké Weld y Sarah Grimké leyeron miles de periódicos del Sur para American Slavery As It Is, publicado en 1839. Los propios anuncios de los esclavistas aportaron gran parte de las pruebas.

## General, period 2

card-amistad = Rebelión del Amistad
    .years = 1839–41
    .short = Dos { -people } van de la carta inferior del mercado a Canadá.
    .effect = Lleva hasta dos { -enslaved-people } de la { -market-card } de más abajo, y de ninguna otra, a Canadá.
    .note = En julio de 1839 Sengbe Pieh y otros africanos occidentales secuestrados tomaron el mando de la goleta Amistad. En 1841 el Tribunal Supremo reconoció que habían sido esclavizados ilegalmente, y los treinta y cinco supervivientes navegaron de regreso a África Occidental.

card-anthony-burns = Anthony Burns
    .years = 1854
    .short = Una { -seeker } va de una gran ciudad del Norte a Canadá.
    .effect = Lleva a una { -seeker } de una gran ciudad del Norte (Chicago, Nueva York o Boston) a Canadá.
    .note = Detenido en Boston en virtud de la Ley de Esclavos Fugitivos, Anthony Burns fue devuelto a Virginia en junio de 1854 por calles flanqueadas de soldados y manifestantes. La comunidad negra de Boston, encabezada por el reverendo Leonard Grimes, compró su libertad al año siguiente; estudió en Oberlin y se estableció en St. Catharines.

card-bleeding-kansas = Kansas sangrante
    .years = 1854–59
    .short = Dos { -seekers } del Sur a una gran ciudad del Norte; descarta las cartas de $2–$3.
    .effect = Lleva hasta dos { -seekers } de lugares del Sur (verdes) a una sola gran ciudad del Norte, fijada por la primera de ellas, con sitio y sin ningún { -catcher }; esto no trae ayuda ni atrae { -catchers }. Después debes descartar todas las cartas que estén en el espacio de $3 y en los dos espacios de $2; no se resuelve nada de ellas.
    .note = Si Kansas permitiría la esclavitud debían votarlo sus colonos varones blancos. En 1855 miles de hombres, muchos de ellos armados, vinieron de Misuri a votar sin vivir allí; los colonos partidarios de un estado libre también se armaron, y siguieron años de violencia en tierras arrebatadas poco antes a naciones indígenas. Kansas se incorporó a la Unión como estado libre en enero de 1861.

card-douglass-1847 = Frederick Douglass
    .years = 1840–59
    .short = Mueve a dos { -people } un lugar; compra dos fichas con $2 de descuento.
    .effect = Mueve hasta dos { -people } distintas un lugar cada una; después puedes comprar hasta dos fichas disponibles con $2 de descuento cada una.
    .note = Frederick Douglass escapó de Maryland en 1838 con la ayuda de Anna Murray, con quien se casó después. Contó su vida en un libro de 1845, habló en Irlanda y Gran Bretaña y fundó en Rochester su propio periódico.

card-harpers-ferry = Harpers Ferry
    .years = 1859
    .short = Compra una ficha con $2 de descuento; descarta todas las cartas a la izquierda.
    .effect = Puedes comprar una ficha disponible con $2 de descuento. Después debes descartar todas las cartas de la fila a la izquierda del espacio del que vino esta carta; no se resuelve nada de ellas.
    .note = En octubre de 1859 John Brown, con dieciocho de sus veintiún hombres, tomó el arsenal federal para iniciar un levantamiento contra la esclavitud. Cinco de ellos eran negros: Osborne Perry Anderson, John Anthony Copeland, Shields Green, Lewis Sheridan Leary y Dangerfield Newby, cuya esposa, Harriet Newby, seguía esclavizada en Virginia con los hijos de ambos.

card-tubman-conductor = Harriet Tubman
    .years = 1840–59
    .short = Mueve a cuatro { -people } un lugar cada una; ningún { -catcher } se mueve.
    .effect = Mueve hasta cuatro { -people } distintas un lugar cada una. Traen ayuda como de costumbre, pero ningún { -catcher } se mueve.
    .note = Harriet Tubman se liberó a sí misma en 1849 y regresó a Maryland unas trece veces y sacó de allí a unas setenta personas, muchas de ellas de su propia familia. Más tarde pudo decir que nunca había perdido a un pasajero.

card-box-brown = Henry «Box» Brown
    .years = 1849
    .short = Una { -enslaved-person } va de una plantación a una gran ciudad del Norte.
    .effect = Lleva a una { -enslaved-person } de cualquier plantación a una gran ciudad del Norte (Chicago, Nueva York o Boston) que tenga sitio y ningún { -catcher }. Esto no trae ayuda ni atrae { -catchers }.
    .note = Después de que su esposa Nancy y sus hijos fueran vendidos lejos, Henry Brown se hizo enviar en una caja de madera de Richmond a Filadelfia, un viaje de unas veintisiete horas. James C. A. Smith, un amigo negro libre, le ayudó a planearlo; también Samuel A. Smith, un tendero blanco, que más tarde fue a prisión por ayudar a otros del mismo modo.

card-john-brown = John Brown
    .years = 1859
    .short = Compra una ficha con $5 de descuento; roba y resuelve la carta superior.
    .effect = Puedes comprar una ficha disponible con $5 de descuento; después debes robar la carta superior del mazo más reciente, si hay alguna. Una carta General surte efecto ahora sin coste (para Harpers Ferry cuenta el espacio de John Brown), y una carta de Reserva debes conservarla en tu tablero en lugar de la que tengas. Una carta de Oposición ocupa el espacio de la fila del que vino John Brown y está en vigor; los jugadores posteriores pueden comprarla, puede caer en esta misma fase del Farol, y al rellenar la fila todavía puede entrar una nueva carta de Oposición.
    .note = John Brown creía que la esclavitud solo caería por la fuerza. Harriet Tubman le ayudó a encontrar hombres, Frederick Douglass le advirtió contra el asalto a Harpers Ferry, y fue ahorcado en Virginia el 2 de diciembre de 1859.

card-john-price = Rescate de John Price
    .years = 1858
    .short = Una { -seeker } va de cualquier lugar del Norte a Canadá.
    .effect = Lleva a una { -seeker } de cualquier lugar del Norte, un espacio beige, un pueblo o una ciudad azul, a Canadá. Washington no es un lugar del Norte.
    .note = El 13 de septiembre de 1858 vecinos negros y blancos de Oberlin y Wellington, Ohio, liberaron a John Price de los hombres que lo retenían en un hotel de Wellington, y él siguió viaje a Canadá. Charles Langston, condenado por su participación, aprovechó su discurso ante el tribunal para condenar una ley que dejaba a los estadounidenses negros sin protección.

card-lincoln-douglas = Debates Lincoln–Douglas
    .years = 1858
    .short = Compra una ficha con $3 de descuento.
    .effect = Puedes comprar una ficha disponible con $3 de descuento.
    .note = Siete veces en 1858 Abraham Lincoln y el senador Stephen A. Douglas debatieron ante multitudes en Illinois sobre la extensión de la esclavitud. Lincoln llamó a la esclavitud un mal que no debía crecer; presionado por Douglas, dijo también que estaba en contra de la ciudadanía y del voto para los estadounidenses negros. En abril de 1865 se pronunció a favor de dar el voto a algunos hombres negros.

card-north-star = The North Star
    .years = 1847–51
    .short = Devuelve una carta de la fila a la parte superior del mazo.
    .effect = Puedes tomar cualquier carta de la fila y ponerla en la parte superior del mazo del período actual, donde todos saben que está. No se resuelve nada de ella.
    .note = Frederick Douglass y Martin Delany iniciaron este semanario de Rochester en diciembre de 1847. Su lema declaraba que el derecho no tiene sexo y la verdad no tiene color.

card-oberlin = Oberlin, Ohio
    .years = 1833–65
    .short = Mueve a cuatro { -people } un lugar cada una, o compra una ficha, $4 menos.
    .effect = Elige una opción: mueve hasta cuatro { -people } distintas un lugar cada una, o compra una ficha disponible con $4 de descuento.
    .note = La universidad de Oberlin admitió a estudiantes negros desde 1835 y también enseñó a mujeres. Vecinos negros y blancos dieron juntos refugio a personas en busca de libertad. Entre los graduados de la universidad estuvo John Mercer Langston, más tarde miembro del Congreso por Virginia.

card-uncle-toms-cabin = La cabaña del tío Tom
    .years = 1852
    .short = Compra una ficha con $3 de descuento; intercambia dos cartas de la fila.
    .effect = Puedes comprar una ficha disponible con $3 de descuento, y puedes intercambiar los lugares de dos cartas de la fila. Una carta nunca se intercambia con un espacio vacío.
    .note = La novela de Harriet Beecher Stowe apareció primero por entregas en el National Era y vendió unos 300 000 ejemplares en los Estados Unidos en su primer año como libro. La autora se basó en las memorias de Josiah Henson, que había escapado con su familia a Canadá.

card-vigilance = Comités de Vigilancia
    .years = desde 1835
    .short = Cada jugador toma $3.
    .effect = Cada jugador, tú también, toma $3 del banco.
    .note = Desde 1835 David Ruggles y otros neoyorquinos negros dirigieron uno de los primeros comités de este tipo, mucho antes de que la Ley de 1850 los hiciera aún más necesarios. Avisaban a la gente de la presencia de secuestradores, encontraban abogados y alojamiento y pagaban pasajes para seguir viaje.

card-garrison = William Lloyd Garrison
    .years = 1854
    .short = Toma una ficha gratis; cada cazador avanza uno hacia la { -person } más cercana.
    .effect = Puedes tomar una ficha disponible, Apoyo incluido, sin pagar nada. Después cada { -catcher } (en el orden naranja, azul, amarillo, morado, marrón) debe avanzar un lugar por su recorrido en dirección a quien esté más cerca en él, contando de nuevo cuando una captura haya cambiado las cosas; si dos están igual de cerca, eliges tú, y un { -catcher } con el recorrido vacío se queda donde está. Primero se puede usar «Guerra de Secesión», luego se elige la dirección, luego se puede usar «Levi Coffin»; el Jefe de estación no puede detener a ninguno de ellos.
    .note = William Lloyd Garrison pedía que la esclavitud terminara de inmediato y en todas partes. El 4 de julio de 1854 quemó un ejemplar de la Constitución en una reunión abolicionista en Framingham, Massachusetts, porque protegía a los esclavistas.

## General, period 3

card-lincoln = Abraham Lincoln
    .years = 1861–65
    .short = Mueve a tres { -people } un lugar cada una; compra una ficha, $3 menos.
    .effect = Mueve hasta tres { -people } distintas un lugar cada una; después puedes comprar una ficha disponible con $3 de descuento.
    .note = Abraham Lincoln fue a la guerra para mantener unida a la Unión. A medida que cada vez más personas esclavizadas se liberaban a sí mismas y líderes negros lo presionaban, promulgó la Proclamación de Emancipación el 1 de enero de 1863 y apoyó la Decimotercera Enmienda.

card-contrabands = Contrabandos
    .years = 1861–65
    .short = Tres { -seekers } van de pequeños lugares del Sur a otros cercanos del Norte.
    .effect = Hasta tres { -seekers } dejan cada una un lugar verde pequeño (las plantaciones no cuentan) por un espacio beige o un pueblo del Norte a no más de dos pasos que tenga sitio y ningún { -catcher }; las ciudades azules y Washington no son destinos. En el camino pueden usar todas las rutas, Washington, las ciudades y el barco, y pasar junto a { -catchers } y a otras { -people }, pero Canadá y las plantaciones les están cerradas. Esto no trae ayuda ni atrae { -catchers }.
    .note = En mayo de 1861 Frank Baker, Shepard Mallory y James Townsend remaron hasta el fuerte Monroe, en Virginia. El general Benjamin Butler no quiso devolverlos y los llamó contrabando, una palabra para bienes del enemigo. Cientos de miles de personas siguieron su ejemplo, construyeron nuevas comunidades y exigieron escuelas.

card-cooper-union = Discurso de Cooper Union
    .years = 1860
    .short = Mueve a tres { -people } un lugar cada una, o compra una ficha a precio completo.
    .effect = Elige una opción: mueve hasta tres { -people } distintas un lugar cada una, o compra una ficha disponible a su precio completo.
    .note = El 27 de febrero de 1860 Abraham Lincoln sostuvo en Nueva York que la mayoría de los firmantes de la Constitución habían considerado que el Congreso podía mantener la esclavitud fuera de los territorios. El discurso contribuyó a hacerlo candidato a la presidencia.

card-election-1860 = Elección de 1860
    .years = 1860
    .short = Toma $1 por cada { -seeker } en las grandes ciudades del Norte.
    .effect = Toma $1 del banco por cada { -seeker } en Chicago, Nueva York y Boston. Esto no es recaudación.
    .note = Abraham Lincoln ganó en noviembre de 1860 sin obtener la victoria en ningún estado esclavista, y Carolina del Sur dejó la Unión en diciembre. En la mayoría de los estados del Norte a los hombres negros aún se les impedía votar o se les imponían requisitos que no se exigían a los hombres blancos.

card-drinking-gourd = Follow the Drinkin’ Gourd
    .years = según la tradición
    .short = Del { -lost-track }, una { -person } llega a una gran ciudad del Norte.
    .effect = Retira a una { -person } del { -lost-track } y colócala en Chicago, Nueva York o Boston, donde haya sitio y ningún { -catcher }. Esto no trae ayuda ni atrae { -catchers }.
    .note = La tradición sostiene que esta canción decía a la gente que siguiera la Osa Mayor y la Estrella Polar. Se documentó por primera vez en forma impresa en 1928, de modo que no se sabe si guio a alguien antes de la guerra; que personas en busca de libertad se orientaban por la Estrella Polar es cierto.

card-douglass-1863 = Frederick Douglass
    .years = 1860–65
    .short = Cada jugador toma $4.
    .effect = Cada jugador, tú también, toma $4 del banco.
    .note = Frederick Douglass instó a los hombres negros a alistarse, y sus hijos Lewis y Charles se unieron al 54.º de Massachusetts. En agosto de 1863 acudió a Abraham Lincoln para pedir igual paga y protección para los soldados negros.

card-stowe = Harriet Beecher Stowe
    .years = 1811–96
    .short = Compra una ficha con $5 de descuento.
    .effect = Puedes comprar una ficha disponible con $5 de descuento.
    .note = Harriet Beecher Stowe llegó a conocer el Ferrocarril Subterráneo durante dieciocho años en Cincinnati. Conoció a Abraham Lincoln en Washington a finales de 1862; el saludo que a menudo se le atribuye a él se imprimió solo décadas después y no está probado.

card-tubman-combahee = Harriet Tubman
    .years = 1860–65
    .short = Dos { -enslaved-people } van de cualquier plantación a Canadá.
    .effect = Lleva hasta dos { -enslaved-people } de cualquier plantación, de la misma o de distintas, a Canadá.
    .note = El 2 de junio de 1863 Harriet Tubman, exploradora del ejército de la Unión, guio a soldados negros al mando del coronel James Montgomery río Combahee arriba, en Carolina del Sur. Más de 700 personas dejaron con ellos las plantaciones.

card-william-still = William Still
    .years = 1821–1902
    .short = Dos { -seekers } van de una gran ciudad del Norte a Canadá.
    .effect = Lleva hasta dos { -seekers } de una gran ciudad del Norte (Chicago, Nueva York o Boston), ambas de la misma, a Canadá.
    .note = En agosto de 1850 un desconocido que buscaba a su familia llegó a la oficina antiesclavista de Filadelfia, y el empleado, William Still, descubrió en él a su propio hermano Peter. Desde diciembre de 1852 Still dirigió el trabajo del Comité de Vigilancia y anotó lo que le contaban cientos de personas en busca de libertad. Escondió los registros y los publicó en 1872 como The Underground Rail Road.

## Reserve

card-slave-trade-act = El Congreso prohíbe la trata internacional de esclavos
    .years = 1807
    .short = Consérvala: paga $3 por { -person } que no se venda, dos por carta del mercado.
    .effect = En la fase de Mercado, después de robar una nueva { -market-card }, puedes pagar $3 por cada { -enslaved-person } que entonces no se pone en venta en ella, como máximo dos por carta, incluida la que añade «Trata interna de esclavos». Después conservas esta carta.
    .note = Una ley de 1794 solo prohibía equipar barcos en puertos estadounidenses para el comercio exterior. La Ley del 2 de marzo de 1807 prohibió introducir cautivos en el país desde el 1 de enero de 1808, e iglesias negras de Nueva York y Filadelfia señalaron ese día con oficios de acción de gracias.

card-levi-coffin = Levi Coffin
    .years = 1798–1877
    .short = Consérvala: un { -catcher } a punto de capturar no se mueve.
    .effect = En la fase de Acción de cualquier jugador, cuando el movimiento de un { -catcher } capturaría a alguien, puedes hacer que ese { -catcher } se quede donde está; después descarta esta carta. No ayuda contra los dados, la «Ley de Esclavos Fugitivos» ni los «Alguaciles federales».
    .note = Levi y Catharine Coffin, cuáqueros de Carolina del Norte, dieron refugio a personas en busca de libertad en Newport, Indiana, y desde 1847 en Cincinnati. Trabajaron estrechamente con vecinos negros libres y vendían productos hechos sin trabajo esclavo.

card-charles-sumner = Charles Sumner, atacado en el Congreso
    .years = 1856
    .short = Consérvala: +$1 cada ronda; gástala para dar dinero a otro jugador.
    .effect = Toma $1 cuando compras esta carta y al comenzar cada una de tus fases de Acción mientras la tengas, aunque después pases. Entre acciones, en la fase de Acción de cualquiera, puedes entregar a otro jugador parte de tu propio dinero, al menos $1; después descarta esta carta.
    .note = El 22 de mayo de 1856 el representante Preston Brooks, de Carolina del Sur, atacó con un bastón al senador Charles Sumner en la cámara del Senado. El discurso de Sumner contra la esclavitud en Kansas se había burlado del senador Andrew Butler, pariente de Brooks; pasaron más de tres años antes de que volviera definitivamente a su escaño.

card-kansas-nebraska = Ley de Kansas–Nebraska
    .years = 1854
    .short = Consérvala: intercambia dos cartas de la fila al comenzar una fase de Acción.
    .effect = Al principio de una fase de Acción, antes de que actúe quien tiene el farol, puedes intercambiar los lugares de dos cartas de la fila, lo tenga quien lo tenga; después descarta esta carta. Una carta nunca se intercambia con un espacio vacío.
    .note = La Ley del 30 de mayo de 1854 permitió que colonos varones blancos votaran sobre la esclavitud en tierras, en otro tiempo prometidas a naciones indígenas, donde el Compromiso de Misuri la había prohibido. La indignación contra ella contribuyó a crear el Partido Republicano.

card-civil-war = Guerra de Secesión
    .years = 1861–65
    .short = Consérvala: ningún { -catcher } se mueve durante una de tus acciones.
    .effect = En tu propia fase de Acción, ningún { -catcher } se mueve durante una acción entera: una ficha, un beneficio, un especial, o una carta junto con todo lo que robe John Brown; después descarta esta carta. Se te pregunta una vez por acción, en el primer movimiento de un { -catcher }, capture o no, y nunca si ya los detiene otra cosa.
    .note = A medida que se acercaban las líneas de la Unión, cientos de miles de personas dejaron la esclavitud por su propio pie. Unos 180 000 hombres negros sirvieron en el ejército de la Unión y miles más en la marina, la mayoría de ellos nacidos en la esclavitud.

## Opposition

card-compromise-1850 = Compromiso de 1850
    .years = 1850
    .short = Mientras esté aquí: las fichas de Recaudación dan $2 menos.
    .effect = Mientras esta carta esté en la fila, se restan $2 del resultado de cada ficha de Recaudación, que no puede bajar de $0. Se puede comprar.
    .note = Estas leyes de septiembre de 1850 admitieron a California como estado libre y pusieron fin a que se llevara a personas a Washington para venderlas, aunque no a la esclavitud allí. A cambio los esclavistas recibieron una Ley de Esclavos Fugitivos mucho más dura.

card-lovejoy = Elijah P. Lovejoy
    .years = 1837
    .short = Mientras esté aquí: la Recaudación cuenta solo las grandes ciudades.
    .effect = Mientras esta carta esté en la fila, una ficha de Recaudación cuenta solo las grandes ciudades de su propio color. Ninguna gran ciudad es verde, así que las fichas verdes no dan nada; la carta se puede comprar.
    .note = Elijah Parish Lovejoy imprimió contra la esclavitud primero en San Luis y luego en Alton, Illinois. El 7 de noviembre de 1837 lo mataron allí mientras defendía su imprenta de una turba.

card-gag-rules = Reglas mordaza
    .years = 1836–44
    .short = Mientras esté aquí: una ficha por jugador en la planificación.
    .effect = Mientras esta carta esté en la fila, cada jugador puede tomar solo una ficha en la fase de Planes. Las compras en la fase de Acción no se ven afectadas; la carta se puede comprar.
    .note = Desde 1836 la Cámara de Representantes dejó de lado sin leerla toda petición contra la esclavitud, aunque las habían firmado cientos de miles de personas, muchísimas de ellas mujeres. John Quincy Adams combatió la regla hasta que fue derogada en diciembre de 1844.

card-nj-slavery = Nueva Jersey abole la esclavitud
    .years = 1804
    .short = Mientras esté aquí: las fichas de Conductor no pueden usar ciudades azules.
    .effect = Mientras esta carta esté en la fila, las ciudades azules están cerradas a los movimientos de fichas de Conductor: nadie entra, sale (ni siquiera hacia Canadá) ni pasa por ellas. Las cartas y el papel de Conductor sí pueden; la carta se puede comprar.
    .note = La Ley de Nueva Jersey de 1804 no liberó a nadie de inmediato: los hijos nacidos después del 4 de julio de 1804 servían hasta los veintiún o los veinticinco años. En 1846 a quienes seguían esclavizados se les dio el nuevo nombre de aprendices de por vida, y los últimos quedaron libres con la Decimotercera Enmienda en 1865.

card-fitzhugh = George Fitzhugh
    .years = 1854–57
    .short = Mientras esté aquí: las fichas de Apoyo cuestan $1 más.
    .effect = Mientras esta carta esté en la fila, las fichas de Apoyo cuestan $1 más; los descuentos siguen valiendo. No se puede comprar.
    .note = En dos libros de la década de 1850 el abogado de Virginia George Fitzhugh afirmó que la esclavitud era más benigna que el trabajo libre y el orden natural de la sociedad. El testimonio de quienes habían escapado le respondió.

card-calhoun = John C. Calhoun
    .years = 1837
    .short = Mientras esté aquí: las ciudades azules dan $1 menos de ayuda.
    .effect = Mientras esta carta esté en la fila, cada llegada a una ciudad azul, sea cual sea su tamaño, trae $1 menos de ayuda. Las fichas de Recaudación dan lo mismo que antes; la carta no se puede comprar.
    .note = John C. Calhoun, de Carolina del Sur, dos veces elegido vicepresidente, dijo al Senado en 1837 que la esclavitud era un bien positivo. Se esforzó hasta su muerte en 1850 por impedir que la abolición llegara siquiera a discutirse.

card-domestic-trade = Trata interna de esclavos
    .years = 1808–65
    .short = Mientras esté aquí: cada carta del mercado vende a una { -person } más.
    .effect = Cada vez que esta carta entra en la fila, una { -enslaved-person } más es puesta en venta en cada { -market-card } descubierta; mientras esté allí, cada carta nueva tiene una más. Se quedan cuando la carta sale, y no se puede comprar.
    .note = Entre 1790 y 1860, según las estimaciones, un millón de personas fueron vendidas o llevadas del Alto Sur a las tierras del algodón, e innumerables familias fueron separadas. Muchas de las que huyeron lo hicieron para escapar de la venta o para encontrar a quienes amaban.

card-dred-scott = Sentencia Dred Scott
    .years = 1857
    .short = Cuando sale: tres { -seekers } vuelven a plantaciones.
    .effect = Cuando esta carta se compra o cae en la fase del Farol, tres { -seekers } del mapa, incluido el barco, vuelven a plantaciones, o todas si hay menos; Canadá, el { -market } y el { -lost-track } están a salvo de ella. El jugador que actúa, o en la fase del Farol quien tiene el farol, elige a quiénes y adónde; cuando no queda libre ningún espacio de plantación, van al { -lost-track }.
    .note = Dred y Harriet Scott habían demandado su libertad en San Luis en 1846. El 6 de marzo de 1857 el Tribunal Supremo dictaminó que los estadounidenses negros no podían ser ciudadanos y que el Congreso no podía prohibir la esclavitud en los territorios. Los Scott fueron puestos en libertad en mayo de ese año.

card-farren-riots = Disturbios de Farren
    .years = 1834
    .short = Cuando sale: se pierden fichas superiores de Conductor y una de Recaudación.
    .effect = Cuando esta carta se compra o cae en la fase del Farol, cada pila de Conductor y la pila de Recaudación de la columna más reciente, pero de ninguna anterior, pierden su ficha superior, que sale del juego. Las fichas grises siempre se quedan.
    .note = En julio de 1834 turbas antiabolicionistas atacaron en Nueva York las casas y las iglesias de vecinos negros, entre ellas la iglesia de San Felipe, y la casa de Lewis Tappan. El nombre viene de George Farren, del Teatro Bowery, donde se reunió una de las turbas.

card-fugitive-slave-act = Ley de Esclavos Fugitivos
    .years = 1850
    .short = Cuando sale: tres { -seekers } junto a { -catchers } son capturadas.
    .effect = Cuando esta carta se compra o cae en la fase del Farol, exactamente tres { -seekers } que estén a una ruta de cualquier clase, también marítima, del lugar de cualquier { -catcher } son capturadas, o todas si hay menos, y todas van a la { -market-card } de más abajo. El jugador que actúa, o en la fase del Farol quien tiene el farol, elige a quiénes. Si no queda ninguna carta del mercado, van a espacios libres de plantación o, si no hay, al { -lost-track }.
    .house-short = Mientras esté aquí: cada ficha de Conductor mueve a una { -person } menos.
    .house-effect = Regla de la casa: mientras esta carta esté en la fila, cada ficha de Conductor mueve a una { -person } menos, aunque nunca a menos de ninguna. No ocurre nada cuando sale, y se puede comprar.
    .note = Según la Ley de septiembre de 1850, las personas apresadas no podían testificar ni tener un jurado, y un comisionado ganaba diez dólares por devolver a alguien, pero cinco por dejarlo ir. Miles de norteños negros se trasladaron a Canadá, y muchas comunidades se organizaron para resistir.

card-nat-turner = Rebelión de esclavos de Nat Turner
    .years = 1831
    .short = Cuando sale: vuelve una ficha de Apoyo comprada.
    .effect = Cuando esta carta se compra o cae en la fase del Farol, una ficha de Apoyo comprada vuelve a la columna más reciente sin reembolso, incluso por encima del primer número de esa columna; ningún período vuelve a cerrarse. El jugador que actúa, o en la fase del Farol quien tiene el farol, elige de quién. Si no se ha comprado ninguna, no ocurre nada.
    .note = En agosto de 1831 Nat Turner encabezó a hombres esclavizados y a algunos hombres negros libres en un levantamiento por la libertad en el condado de Southampton, Virginia. Se dio muerte a unas cincuenta y cinco personas blancas. La milicia y las turbas mataron sin juicio a decenas de personas negras, y unas veinte personas, Turner entre ellas, fueron ahorcadas por orden de tribunales. Los estados del Sur endurecieron después sus leyes contra el aprendizaje, la predicación y la reunión.

card-reopening-trade = Reapertura de la trata
    .years = 1803–07
    .short = Cuando sale: +2 { -people } en cada carta del mercado.
    .effect = Cuando esta carta se compra o cae en la fase del Farol, dos { -enslaved-people } más son puestas en venta en cada { -market-card } descubierta. Si no queda ninguna carta del mercado, dos { -enslaved-people } van en su lugar a espacios libres de plantación o, si no hay, al { -lost-track }.
    .note = Carolina del Sur reabrió sus puertos a la trata atlántica en diciembre de 1803, a sabiendas de que el Congreso podía cerrarla en 1808. Decenas de miles de africanos cautivos fueron desembarcados en Charleston en esos cuatro años.

## Stretch cards (an option; they join the Opposition)

card-pennsylvania-hall = Pennsylvania Hall
    .years = 1838
    .short = Mientras esté aquí: no se toman fichas de Apoyo en la planificación.
    .effect = Mientras esta carta esté en la fila, no se pueden tomar fichas de Apoyo en la fase de Planes; en la fase de Acción sí. Se puede comprar.
    .note = Los abolicionistas de Filadelfia construyeron el edificio para la libre discusión y lo abrieron el 14 de mayo de 1838. Tres días después, cuando mujeres negras y blancas, entre ellas Sarah Mapps Douglass y Angelina Grimké Weld, se habían reunido allí en convención, una turba lo incendió y lo destruyó.

card-tough-crossing = Travesía difícil
    .years = 1800–65
    .short = Mientras esté aquí: las fichas de Conductor no llevan a nadie a Canadá.
    .effect = Mientras esta carta esté en la fila, nadie puede ser llevado a Canadá con una ficha de Conductor. Los papeles y las cartas no se ven afectados; la carta se puede comprar.
    .note = Aguas anchas, hielo y puertos vigilados se extendían entre el último estado libre y Canadá. William Wells Brown, que había escapado él mismo de la esclavitud y trabajaba en los vapores del lago Erie, llevó al otro lado a sesenta y nueve personas en 1842.

card-us-marshals = Alguaciles federales
    .years = 1850–61
    .short = Cuando sale: todos los { -catchers } vuelven al inicio y capturan allí.
    .effect = Cuando esta carta se compra o cae en la fase del Farol, cada { -catcher } que esté fuera de su ciudad inicial vuelve a ella: naranja, azul, amarillo, morado, marrón, por turno. Las { -people } que se encuentren en esa ciudad son capturadas.
    .note = La Ley de 1850 multaba a los alguaciles con mil dólares si se negaban a hacer una detención. En febrero de 1851 bostonianos negros, entre ellos Lewis Hayden, sacaron a Shadrach Minkins de una sala de tribunal, pasando ante sus guardias, y él llegó a Montreal.
