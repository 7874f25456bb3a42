### The six roles. Benefits return every round; a special is used once per game. The brief forms stand on a player's mat.

role-agent = Agente
    .benefit = En tu fase de Acción toma $1 ($2 después de usar el especial) y mueve hasta dos { -people } un lugar cada una.
    .special = Una vez, en cualquier momento de una fase de Planes: una { -enslaved-person } de cada { -market-card } descubierta no es vendida.
    .benefit-brief = dos { -people }, un lugar
    .special-brief = una menos vendida por carta
    .note = Los agentes reunían noticias, planeaban rutas y preparaban el siguiente lugar seguro. En Washington, a comienzos de la década de 1840, Thomas Smallwood, un zapatero que había comprado su propia libertad, planeó tales huidas junto con Charles Turner Torrey.

role-conductor = Conductor
    .benefit = En tu fase de Acción toma $1 ($2 después de usar el especial) y mueve hasta dos { -people } un lugar cada una.
    .special = Una vez, en tu fase de Acción: gasta cinco pasos, repartidos como quieras entre cualquier número de { -people }. Solo el último lugar al que llega cada una trae ayuda y atrae { -catchers }.
    .benefit-brief = dos { -people }, un lugar
    .special-brief = cinco pasos
    .note = Los conductores caminaban, remaban o guiaban carros junto a quienes escapaban. Harriet Tubman sacó de Maryland a familiares y amigos, John P. Parker cruzaba de noche a remo el río Ohio y Samuel D. Burris guio a personas a través de Delaware; los tres eran negros, y Tubman y Parker habían sido esclavizados.

role-preacher = Predicador
    .benefit = En tu fase de Acción toma $1 ($2 después de usar el especial) y paga $1 menos por la carta que compres.
    .special = Una vez, al principio de tu fase de Acción: descarta cualquier carta de la fila, incluso una que no se pueda comprar. No se resuelve nada de ella.
    .benefit-brief = cartas −$1
    .special-brief = descartar una carta
    .note = Algunos pastores, sobre todo pastores negros, hablaron desde el púlpito contra la esclavitud y escondieron a personas en la iglesia y en su casa. Jermain Wesley Loguen, que había escapado de Tennessee, y Caroline Loguen no ocultaban el refugio que daban en Syracuse, Nueva York; Henry Highland Garnet, a quien sacaron de Maryland cuando era niño, llamó a la resistencia como pastor presbiteriano.

role-shepherd = Guía
    .benefit = En tu fase de Acción toma $1 ($2 después de usar el especial). Las fichas de Conductor que compres, en la fase de Planes y en la de Acción, cuestan $1 menos.
    .special = Una vez, en tu fase de Acción: lleva hasta dos { -enslaved-people } de cualquier plantación a Nueva York, mientras haya sitio y no esté allí ningún { -catcher }. Esto no trae ayuda ni atrae { -catchers }.
    .benefit-brief = Conductores −$1
    .special-brief = dos a Nueva York
    .note = Guía es la palabra de este juego para quienes se internaban en el Sur para llegar a personas que querían marcharse. En 1844 Calvin Fairbank y Delia Webster sacaron en carruaje de Lexington, Kentucky, a Lewis y Harriet Hayden y a Joseph, el hijo de Harriet; ambos ayudantes fueron a prisión, y los Hayden dieron refugio más tarde a muchas otras personas en Boston.

role-station-master = Jefe de estación
    .benefit = En tu fase de Acción toma $1 ($2 después de usar el especial). Una vez en esa fase, detén a un { -catcher } que se movería a causa de { -people } que tú mueves, sea cual sea la acción.
    .special = Una vez, en la fase de Acción de otro jugador, antes de cualquiera de sus acciones, incluida la primera (si juegas a solas: en la tuya): durante el resto de esa fase las fichas de Conductor de ese jugador no atraen { -catchers }.
    .benefit-brief = detiene a un cazador
    .special-brief = los cazadores esperan
    .note = Los jefes de estación abrían sus casas. Thomas Garrett, un comerciante cuáquero de Wilmington, Delaware, trabajó durante años con Harriet Tubman y William Still; en Boston, la casa de Lewis y Harriet Hayden, que habían escapado de Kentucky, era conocida como un lugar donde no se entregaría a nadie.

role-stockholder = Accionista
    .benefit = En tu fase de Acción toma $1 ($2 después de usar el especial). Una vez en esa fase, en cualquier momento después de haber jugado una ficha de Recaudación, puedes comprar una ficha disponible, a su precio habitual, y además jugarla si aún te queda una ficha por jugar.
    .special = Una vez, en tu fase de Acción: juega tres fichas en lugar de dos. Lo anuncias al jugar la tercera.
    .benefit-brief = compra además una ficha
    .special-brief = una tercera ficha
    .note = Los accionistas daban el dinero para comida, ropa, pasajes y abogados. Entre ellos estaban James Forten, un hombre negro de Filadelfia que fabricaba velas de barco y ayudó a que The Liberator siguiera publicándose, el terrateniente Gerrit Smith de Peterboro, Nueva York, y las mujeres de la Rochester Ladies’ Anti-Slavery Sewing Society, con sus bazares anuales.
