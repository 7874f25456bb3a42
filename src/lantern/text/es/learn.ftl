### The lessons: what each step says, and what it says to those who try something else.
### The scripts lie in src/lantern/learn; a step ID of the lesson NAME has the entry lesson-NAME-ID.

## Learn by playing
lesson-first-steps = Aprender jugando
    .time = 10 minutos
    .about = Una partida corta en la mesa de verdad, paso a paso. Se puede dejar y continuar.

lesson-first-steps-welcome = Esta es una partida corta, con dos rondas ya jugadas. Eres abolicionista: Conductor del Ferrocarril Subterráneo.
lesson-first-steps-people = En tres plantaciones hay { -enslaved-people } retenidas. Los caminos hacia el norte terminan en Canadá.
lesson-first-steps-goals = Ganas cuando cuatro personas son libres en Canadá y están tomadas las tres fichas de Apoyo. Una ya es tuya.
lesson-first-steps-support = Cada ronda se planea primero. Toma la ficha de Apoyo por $10.
    .otherwise = Eso tiene su momento. Empieza por el Apoyo: sin él no se gana ninguna partida.
lesson-first-steps-periods = Era el último Apoyo de 1840–59, así que el período siguiente se abre enseguida, con fichas más fuertes.
lesson-first-steps-funds = Cada ronda se pueden tomar dos fichas. Toma Recaudación 1840–1859, que no cuesta nada.
    .otherwise = Ahora falta dinero. Toma Recaudación 1840–1859; es gratis.
lesson-first-steps-opposition = Una carta oscura es oposición. Mientras el Compromiso de 1850 esté aquí, la Recaudación da $2 menos.
lesson-first-steps-fundraising = Ahora actúas. Juega la Recaudación: $1 por cada una de cinco { -people } en lugares verdes, menos $2.
    .otherwise = Eso vendrá. Recauda dinero primero, mientras haya cinco { -people } en lugares verdes.
lesson-first-steps-market = El { -market } amenaza. Esta ronda llegan tres { -people }, y las plantaciones tienen sitio para dos.
lesson-first-steps-lost = Sin sitio, una { -person } es vendida fuera de alcance. Hay seis huecos libres; con una { -person } más, la partida se pierde.
lesson-first-steps-role = Ayuda, pues, a { -people } a salir. El beneficio de tu papel mueve a dos de ellas un lugar cada una, cada ronda: úsalo.
    .otherwise = Guarda eso para más tarde en este turno. Empieza por el beneficio de tu papel.
lesson-first-steps-canada = Desde Chicago hay un solo camino hasta Canadá. Elige a alguien en Chicago y luego Canadá.
    .otherwise = Otras seguirán. En Chicago la libertad está a un camino de distancia.
lesson-first-steps-room = Una persona es libre. Ahora lleva a alguien de las plantaciones de Georgia a Charleston, donde no cabalga ningún { -catcher }.
    .otherwise = Charleston es ahora la salida tranquila de Georgia.
lesson-first-steps-forecast = Georgia retiene a una { -person } menos, así que ahora hay sitio para las tres. Mira aquí antes de terminar un turno.
lesson-first-steps-conductor = Juega tu ficha de Conductor. Mueve a tres { -people }, un lugar cada una.
    .otherwise = Eso vendrá. Primero la ficha de Conductor.
lesson-first-steps-aid = Lleva a alguien de Newport a Chicago. Los amigos de allí dan $2 de ayuda; la etiqueta dice qué más ocurrirá.
    .otherwise = Todavía no. De Newport a Chicago es lo que más ayuda trae.
lesson-first-steps-catchers = Chicago está en dos recorridos, así que el Naranja y el Azul se acercaron un lugar cada uno. El Naranja espera ahora en Ripley.
lesson-first-steps-choose = Elige a la { -person } de Kentucky y lee el mapa.
    .otherwise = Primero Kentucky: allí hay algo que ver.
lesson-first-steps-capture = Un aro rojo discontinuo avisa. Quien va a Cincinnati atrae allí al Naranja, es capturado y vuelve a ser vendido.
lesson-first-steps-risk = Por esta vez, ve a Cincinnati igualmente. Tienes una carta contra eso.
    .otherwise = Newport sería seguro. Por una vez corremos el riesgo, para ver qué hace una carta de reserva.
lesson-first-steps-reserve = Levi Coffin es una carta de reserva, que se guarda hasta que hace falta. Úsala: el Naranja se queda donde está.
    .otherwise = Entonces la { -person } sería capturada. Usa Levi Coffin.
lesson-first-steps-third = Queda un movimiento. Lleva a alguien de las plantaciones de Georgia al Norte de Georgia, lo que vuelve a hacer sitio.
    .otherwise = Norte de Georgia, por favor: cada { -person } que sale de una plantación hace sitio.
lesson-first-steps-buy = El Naranja sigue junto a Cincinnati. Abre la carta «Rescate de John Price», léela y cómprala por $2.
    .otherwise = En otra ronda, quizá. «Rescate de John Price» es lo que ayuda en Cincinnati.
lesson-first-steps-rescue = Lleva a una { -person } del Norte a Canadá. Elige Cincinnati.
    .otherwise = En Chicago no hay ningún { -catcher } al lado. Elige Cincinnati.
lesson-first-steps-end = Todo está hecho. Termina el turno; el $1 del papel se cobra solo.
    .otherwise = Eso puede esperar. Termina el turno.
lesson-first-steps-sold = Las tres encontraron sitio en Georgia y nadie fue vendido fuera de alcance. La próxima ronda llegan dos.
lesson-first-steps-lantern = Después, las dos cartas de la derecha salieron de la fila, entre ellas el Compromiso de 1850. Por la izquierda entraron otras nuevas.
lesson-first-steps-dice = Una ronda nueva empieza con los dados. El Azul cabalgó un lugar al oeste y se detuvo en Detroit, justo antes de Chicago.
lesson-first-steps-last-support = Toma la última ficha de Apoyo.
    .otherwise = Primero el Apoyo: con esta están tomadas las tres.
lesson-first-steps-stronger = Toma también Conductor 3×2: mueve a tres { -people }, hasta dos lugares cada una.
    .otherwise = Conductor 3×2 es lo que necesita esta ronda.
lesson-first-steps-two-more = Juégala. Después lleva a las dos { -people } de Chicago a Canadá, una tras otra.
    .otherwise = El Azul está al lado. Primero Chicago, luego Canadá, para las dos.
lesson-first-steps-own-choice = Llegan dos, y hay sitio para una. Saca a alguien de Luisiana o de Misisipi, adonde tú quieras.
    .otherwise = Elige las plantaciones de Luisiana o de Misisipi: eso hace sitio.
lesson-first-steps-check = Cuatro personas son libres y todo el Apoyo está tomado. Cuenta cuando termine la ronda: termina el turno.
    .otherwise = Hay sitio para todas. Termina el turno.
lesson-first-steps-won = Partida ganada: cuatro personas son libres y nadie fue vendido fuera de alcance.

## Where things are
lesson-where-things-are = Dónde está cada cosa
    .time = 3 minutos
    .about = Para quienes conocen el juego impreso.

lesson-where-things-are-question = Aquí está lo que se pregunta, con cada respuesta y lo que trae. Las mismas cosas se pueden tocar en la mesa.
lesson-where-things-are-planning = Las fichas se toman de este tablero. Toma Apoyo: tócalo aquí, o abajo en la pregunta.
    .otherwise = Cualquier ficha se puede tomar así. Por ahora, toma Apoyo.
lesson-where-things-are-undo = Deshacer, Rehacer y el principio del turno también están aquí, hasta la última tirada o carta robada.
lesson-where-things-are-cards = Toca una carta para leerla; dentro está el botón para comprarla. Los precios cuelgan sobre los espacios.
lesson-where-things-are-market = La carta de abajo es la próxima venta. Debajo dice cuántas personas llegan y para cuántas hay sitio.
lesson-where-things-are-mat = Tu papel, dinero, fichas, Apoyo y carta de reserva. Toca el papel para leerlo.
lesson-where-things-are-move = Termina la planificación, juega tu ficha de Conductor y elige a cualquiera en el mapa.
    .otherwise = Primero la ficha de Conductor, luego alguien en el mapa.
lesson-where-things-are-consequences = A los lugares iluminados se puede llegar. Cada etiqueta dice la ayuda y los { -catchers } que vienen; un aro rojo discontinuo significa captura.
lesson-where-things-are-blocked = Todo lo que no se ofrece tiene un motivo: tócalo o abre «¿Por qué no…?».
lesson-where-things-are-goals = Los objetivos y lo que aún les falta. Aquí se puede preguntar por la probabilidad de ganar.
lesson-where-things-are-help = Las pistas vienen en tres pasos. En el mapa: riesgos, aumento y la leyenda de sus signos.
lesson-where-things-are-log = Todo lo que ha ocurrido, lo último al final. Con ello se hacen las repeticiones y el análisis de una partida.
