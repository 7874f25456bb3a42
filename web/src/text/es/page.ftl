### What the page says of itself; the catalogue of the game lies in src/lantern/text, playing together in together.ftl.

page-name = Lantern
page-start = Página de inicio
page-close = Cerrar
page-back = Volver a la partida
page-game = Tu partida
beside = Junto a la partida
page-failed = No se pudo cargar esta página. Inténtalo de nuevo.

## Consequences, short enough for the map
page-quiet = sin ayuda · ningún cazador se mueve
page-arrives-captured = llega: { $people ->
    [one] captura de 1
   *[other] captura de { $people }
}
page-moves-to = → { $place }
page-captures-at = → { $place }: { $people ->
    [one] captura de 1
   *[other] captura de { $people }
}
page-may-step-in = se puede detener

## Answers in few words, where there are many of them
brief-say-pass = Pasar
brief-say-money = Dinero de tu papel
brief-say-benefit = Beneficio: mover a dos { -people }
brief-say-special-agent = Especial: una menos vendida por carta
brief-say-special-conductor = Especial: cinco pasos
brief-say-special-preacher = Especial: descartar una carta
brief-say-special-shepherd = Especial: dos a Nueva York
brief-say-shield = Especial: ningún { -catcher } para { $seat }
brief-say-give = Dar dinero a { $seat }
brief-say-buy = Comprar { $card }
brief-say-play-third = Tercera ficha: { $token }
brief-say-take = Tomar { $token }

## Answers below the card they are about
opened-say-buy = Comprar por ${ $dollars }
opened-say-card = Elegir esta carta
opened-say-discard = Descartar esta carta

## The names of places for those who hear the map
kind-northern = espacio del Norte
kind-town = pueblo del Norte
kind-city = ciudad del Norte
kind-large = gran ciudad del Norte, con sitio para cuatro
kind-southern = lugar del Sur
kind-southern-city = ciudad del Sur
kind-capital = capital, con sitio para cuatro
kind-sea = en el mar
kind-plantation = plantación
spoken-nobody = aquí no hay nadie
spoken-seekers = { $people ->
    [one] una { -seeker }
   *[other] { $people } { -seekers }
}
spoken-held = { $people ->
    [0] nadie retenido
    [one] una { -enslaved-person } retenida
   *[other] { $people } { -enslaved-people } retenidas
}
spoken-freed = { $people ->
    [0] nadie todavía
    [one] una { -free-person } libre
   *[other] { $people } { -free-people } libres
}
spoken-catcher-at = { -Catcher } { $catcher }, en { $place }
spoken-catcher = { -Catcher } { $catcher }
spoken-aid = ayuda ${ $dollars }
spoken-choose = elegir: { $what }
spoken-chosen = elegido
spoken-instead = se puede mover en su lugar
spoken-odds = probabilidad de captura { $chance }
spoken-map = Mapa del este de los Estados Unidos y de Canadá hacia 1850
spoken-left = quedan { $tokens }
spoken-moves = mueve hasta { $people } { -people }, { $steps ->
    [one] un lugar
   *[other] { $steps } lugares
} cada una
spoken-shut = aún no disponible

## The head of the table
head-menu = Lantern: menú y ajustes
head-phases = Fases de la ronda { $round }
head-round = Ronda { $round } de 8 · { $phase }
head-goals = Objetivos
goal-freed = Libres
goal-support = Apoyo
goal-lost = { -Lost }
goal-round = Ronda
now-1 = Los dados mueven a un { -catcher }.
now-2 = Todos toman fichas, en cualquier orden.
now-4 = Se vende la { -market-card } de más abajo.
now-5 = Las cartas más antiguas salen de la fila y el farol pasa al siguiente jugador.
now-0 = Se está preparando la mesa.
now-acts = Actúa { $seat }.
now-acts-lead = Actúa primero { $seat }, que tiene el farol.
now-acts-then = Actúa { $seat }; después, { $later }.
now-acts-lead-then = Actúa primero { $seat }, que tiene el farol; después, { $later }.
now-decides = { $seat } decide por todos.
short-acts = Actúa { $seat }
short-decides = Decide { $seat }
short-planning = Todos planean
short-end = Fin
title-table = { $mine ->
    [1] • Lantern · ronda { $round }
   *[0] Lantern · ronda { $round }
}{ $who ->
    [none] {""}
   *[other] , { $who }
}
title-end = Lantern · fin
title-page = Lantern · { $page }

## The parts of the table
tabs-what = Partes de la mesa
tab-map = Mapa
tab-ask = Pregunta
tab-cards = Cartas
tab-market = Mercado
tab-players = Jugadores
tab-log = Registro
queue-title = Cartas abolicionistas
queue-way = la de más a la derecha sale cada ronda →
queue-way-list = La última carta de esta lista sale al final de la ronda.
queue-deck = { $cards ->
    [0] el mazo está vacío
   *[other] { $cards } en el mazo
}
queue-empty = { $cards ->
    [0] vacío; no quedan cartas para llenarlo
   *[other] se llena al final de la ronda
}
card-not-for-sale = No se vende
card-price = ${ $dollars }
market-title = Mercado de esclavos
market-now = { $people ->
    [0] nadie es vendido esta ronda
   *[other] venta de esta ronda
}
market-1 = en dos rondas
market-2 = en tres rondas
market-left = { $cards } más
market-captured = { $people ->
    [one] una de ellas, capturada
   *[other] { $people } de ellas, capturadas
}
lost-title = { -Lost }
lost-full = { $lost ->
    [0] nadie
    [one] una { -person }
   *[other] { $lost } { -people }
}; { $limit } como máximo
lost-hear = { -lost-track }: { lost-full }
tokens-title = Fichas
tokens-next = { $years } se abre con el último Apoyo
tokens-open = todas están abiertas
tokens-support = Apoyo
tokens-conductor = Conductor
tokens-funds = Fondos
tokens-none = agotadas
tokens-later = más tarde
tokens-free = gratis
tokens-grey = gris
years-0 = 1800–39
years-1 = 1840–59
years-2 = 1860–65
mat-lantern = tiene el farol
mat-ready = listo
mat-acts = actúa
mat-plans = planea
mat-support = Fichas de Apoyo: { $tokens }
mat-no-reserve = sin carta de reserva
mat-reserve = Reserva: { $card }
mat-special-used = especial usado
mat-special = especial: { $special }
mats-title = Jugadores

## The question
ask-what = Pregunta
ask-for = Planes de
ask-answers = { $answers ->
    [one] Mostrar una respuesta
   *[other] Mostrar { $answers } respuestas
}
ask-raise = Mostrar las respuestas
ask-lower = Ocultar las respuestas
ask-undo = Deshacer
ask-redo = Rehacer
ask-restart = Reiniciar turno
ask-other-person = Otra persona
ask-why-not = ¿Por qué no…?
ask-skip = Mostrar ya
ask-skip-to = Ir a la pregunta
ask-skip-to-map = Ir al mapa
ask-planned = { $seat }: listo
ask-no-token = Ahora no puedes tomar ninguna ficha.
touch-why = { $what }: { $why } ({ $rule })
ask-mark = { $mark } en el mapa
ending-title = Esto termina la partida
ending-do = Hacerlo igualmente
ending-back = Volver
blocked-title = ¿Qué más podría hacer?
blocked-none = Ya se ofrece todo lo que ahora es posible.

## The map
tools-what = Herramientas del mapa
tools-in = Acercar
tools-out = Alejar
tools-whole = Mapa entero
tools-odds = Riesgo
tools-odds-long = La probabilidad de captura en la próxima fase de cazadores
tools-key = Leyenda
map-room = { $places ->
    [0] lleno
   *[other] sitio para { $places }
}
map-pay = pagar ${ $dollars }
region-canada = Canadá
region-atlantic = Océano
region-ocean = Atlántico
region-michigan-lake = Lago Michigan
region-huron = Lago Hurón
region-superior = Lago Superior
region-wisconsin = Wisconsin
region-carolina = Carolina del Sur
region-michigan = Míchigan
dice-walking = La figura que camina: ningún { -catcher } se mueve
dice-result = { $catcher }, { $places } al { $way ->
    [west] oeste
   *[east] este
}
odds-now = Próxima fase de cazadores: probabilidad de que alguien sea capturado
odds-after = Después de { $answer }:
odds-chance = { $percent } % ({ $exact })
odds-hint = Señala un lugar iluminado para ver los riesgos tras ese movimiento.

## Moments: what the table pauses for
moment-freed = { $reached ->
    [1] Una { -free-person } es libre. Se ha alcanzado el objetivo de { $goal }.
   *[0] Una { -free-person } es libre.
}
moment-support = Se ha comprado todo el Apoyo.
mark-freed = { $place }: una { -free-person } acaba de pasar por aquí a Canadá
mark-captured = { $people ->
    [one] { $place }: una { -seeker } acaba de ser capturada aquí
   *[other] { $place }: { $people } { -seekers } acaban de ser capturadas aquí
}
mark-lost = { $people ->
    [one] una { -person } acaba de ser vendida fuera de alcance
   *[other] { $people } { -people } acaban de ser vendidas fuera de alcance
}
sound-ask = ¿Sonidos suaves de madera y papel, nunca por una captura o una venta?
sound-yes = Con sonido
sound-no = Sin sonido

## Slips
key-title = Leyenda del mapa
key-sub = los signos y lo que representan
key-south = lugar del Sur, rayado
key-north = espacio del Norte; un pueblo tiene un aro punteado
key-city = ciudad del Norte, aro grueso; un cuadrado tiene sitio para cuatro
key-path = recorrido del { -catcher } { $catcher }
key-aid = ayuda: lo que los amigos de allí dan para la labor cuando alguien llega
key-gate = un camino a Canadá
key-sea = por mar; desde Charleston por $1
key-arrows = punta de flecha vacía: oeste; llena: este, como en los dados
key-lit = aro dorado: se puede elegir
key-danger = aro rojizo discontinuo: termina en captura
key-seeker = una { -seeker } en camino
key-held = una { -enslaved-person } en una plantación
keys-title = Atajos de teclado
keys-sub = con ellos puedes jugar toda la partida
keys-anywhere = En toda la mesa
keys-answers = dar las respuestas, en su orden
keys-undo = deshacer
keys-hint = pedir una pista u ocultarla
keys-to-map = ir al mapa
keys-rules = abrir las reglas junto a la partida
keys-help = mostrar estos atajos
keys-close = cerrar lo que esté abierto
keys-map = En el mapa
keys-roads = seguir los caminos hasta el lugar siguiente
keys-choose = elegir un lugar iluminado; leer cualquier otro
keys-place = leer un lugar sin elegirlo
keys-lit = recorrer los lugares que puedes elegir
keys-zoom = acercar y alejar
keys-whole = mostrar el mapa entero
keys-move = mover el mapa
keys-read = Tab pasa de una cosa a la siguiente. Intro abre una carta, una ficha o un papel; dentro está el botón para usarlo.
keys-skip = Cualquier tecla o toque omite una animación. Puedes desactivar las teclas sueltas en los ajustes.
detail-room = Aquí caben cuatro { -people }.
detail-not-asked = Ahora no puedes elegirlo. La pregunta es: { $question }
detail-instead = Mover a alguien desde aquí en su lugar
detail-catcher-here = { -Catcher } { $catcher }: recorrido y riesgos
detail-catcher = Su letra es { $letter }. Está en { $place }.
detail-catcher-moves = Cuando alguien llega a su recorrido, se acerca un lugar. Cuando lo nombran los dados, se mueve de uno a tres lugares.
detail-path = Su recorrido
detail-chance = { $percent } %
detail-chances = Los porcentajes son las probabilidades de la próxima tirada.
detail-chance-none = La próxima tirada no lo mueve.
detail-token-grey = Es gris: después de jugarla vuelve a su pila.
detail-side = lado { $side ->
    [1] I
   *[2] II
}
detail-each-round = Cada ronda.
detail-special-left = Especial, sin usar.
detail-special-used = Especial, usado.
detail-price = ${ $dollars } ahora
detail-stack = { $left ->
    [0] No queda ninguna.
   *[other] Quedan { $left }, { $price ->
        [0] gratis
       *[other] a ${ $price } cada una
    }.
}
detail-conductor = Mueve hasta { $people } { -people }, { $steps ->
    [one] un lugar
   *[other] { $steps } lugares
} cada una.
detail-support = Cuenta para el objetivo; la última de un período abre el siguiente.
detail-funds = Aporta dinero por las { -people } en camino; no cuesta nada.
detail-grey = La última es gris: después de jugarla vuelve aquí.
settings-title = Ajustes
settings-language = Idioma
settings-words = Palabras
settings-modern = actuales: persona en busca de libertad, personas esclavizadas
settings-printed = como en el reglamento impreso de 2013
settings-speed = Velocidad
settings-calm = tranquila
settings-normal = normal
settings-quick = rápida
settings-motion = Movimiento
settings-full = todo se mueve
settings-none = ninguno
settings-text = Texto
settings-text-0 = normal
settings-text-1 = más grande
settings-text-2 = el más grande
settings-sound = Sonido
settings-sound-on = sonidos suaves, nunca por una captura o una venta
settings-keys = Teclas
settings-keys-on = atajos de una tecla: 1 a 9, U, H, M, R y ?
menu-title = Menú y ajustes
menu-record = Descargar partida
menu-replay = Repetición
menu-key = Leyenda del mapa
end-won = Partida ganada
end-lost = Partida perdida
end-watch = Ver la repetición
end-freed = { $people ->
    [0] Nadie es libre todavía.
    [one] Una { -free-person } es libre en Canadá.
   *[other] { $people } { -free-people } son libres en Canadá.
}
end-lost-people = { $people ->
    [one] Una { -person } fue vendida fuera de alcance.
   *[other] { $people } { -people } fueron vendidas fuera de alcance.
}
end-held = { $people ->
    [one] Una { -person } sigue retenida en una plantación.
   *[other] { $people } { -people } siguen retenidas en las plantaciones.
}
end-road = { $people ->
    [one] Una { -person } sigue en camino.
   *[other] { $people } { -people } siguen en camino.
}
end-again = Mismo reparto otra vez
end-easier = Más fácil
end-numbers = Números, ronda por ronda
easier-without = una dificultad menos
share-game = Compartir
share-picture = Una imagen de la partida: { $cause }
share-send = Enviar…
share-save = Guardar la imagen
share-saved = La imagen se ha guardado.
share-failed = Aquí no ha funcionado.
score-parts = Para equipos que comparan partidas
score-part-freed = { -Free-people } en Canadá
score-part-lost = { -People } vendidas fuera de alcance
score-part-goal = Objetivo de { -free-people } libres alcanzado
score-part-support = Todo el Apoyo comprado
score-part-market = Cartas del mercado de esclavos nunca vendidas, en una partida ganada
score-won = { $freed } { -free-people } han llegado a Canadá, todo el Apoyo está comprado y el { -lost-track } no se ha desbordado.
score-freed = { -Free-people } que llegaron a Canadá
score-support = Apoyo
score-lost = { -People } vendidas fuera de alcance
score-score = Puntuación
score-of = de { $total }
score-rounds = Ronda por ronda, totales
score-round = Ronda
score-money = Dinero
score-goal = objetivo { $goal }
score-chart = Personas libres, Apoyo, personas vendidas fuera de alcance y dinero después de cada ronda; la tabla de abajo tiene los números
estimate-mark = ≈
estimate-title = Una estimación
estimate-hear = { $what }: una estimación, no un número impreso
estimate-about = El juego impreso tiene este número, pero ninguna fuente que podamos usar lo muestra. Esta es una estimación cuidadosa y puede diferir de tu caja.
estimate-all = Todos los números y sus fuentes
source-estimate = estimación propia
source-player = comunicado por un jugador
source-photo = leído en una fotografía
source-pdf = impreso en una figura del reglamento
source-box = leído en un ejemplar impreso
source-rulebook = indicado en el reglamento

## Replay
replay-title = Repetición
replay-at = Repetición · jugada { $at } de { $last }
replay-moment = Momento
replay-round = Ronda { $round }
replay-back = ◁ Atrás
replay-step = Paso ▷
replay-play = Reproducir
replay-stop = Parar
replay-sheet = Hoja de puntos
replay-branch = Seguir desde aquí
replay-branch-title = Seguir desde aquí como partida nueva
replay-branch-about = Una partida nueva empieza en la jugada { $at }; esta queda como está. Cada cual conserva su puesto, todos en esta pantalla.
replay-luck-new = Con nuevo azar
replay-luck-same = Con el mismo azar
replay-link = Copiar enlace
replay-link-copied = Enlace copiado
replay-to-table = Volver a la mesa

## Lessons: learning by playing
lesson-offer = Aprender
lesson-continue = Seguir aprendiendo: paso { $number } de { $steps }
lesson-step = Paso { $number } de { $steps }
lesson-next = Continuar
lesson-back = Atrás
lesson-leave = Salir
lesson-restart = Empezar de nuevo
lesson-onward = Pasar a Primer viaje
lesson-look-first = Un momento: lee esto primero y luego continúa.
lesson-astray = Esta partida se ha apartado de la lección. Empieza la lección de nuevo o sigue jugando sin ella.

## The start page
start-sub = un juego cooperativo para una a cuatro personas,
    sobre el Ferrocarril Subterráneo
start-lede = Antes de la Guerra de Secesión, decenas de miles de personas esclavizadas se liberaron a sí mismas y se abrieron camino hacia el norte; en 1860 casi cuatro millones seguían retenidas. Durante la guerra, cientos de miles más dejaron atrás la esclavitud. Todo el equipo reúne dinero, gana el apoyo del público y mantiene abiertos los caminos.
start-note = El juego nombra la esclavitud y a quienes se beneficiaban de ella. Usa palabras actuales; un ajuste muestra las impresas.
start-more = Más
more-puzzles = Retos
    .about = de un turno cada uno
more-scenario = Disponer una posición
    .about = jugarla, compartirla
more-about = En dos minutos
    .about = cómo es una ronda
more-rules = Reglas
    .about = numeradas, con búsqueda
more-cards = Cartas
    .about = las 55, con su historia
more-replay = Repeticiones
    .about = ver, ramificar, importar
continue-title = Continuar una partida
continue-go = Continuar
continue-others = { $games ->
    [one] otra partida
   *[other] otras { $games } partidas
}
game-players = { $players ->
    [one] Un jugador
   *[other] { $count } jugadores
}
game-round = { $round ->
    [0] en preparación
   *[other] ronda { $round } de 8
}
new-players = Jugadores
new-name = Nombre
new-name-of = Nombre del jugador { $number }
new-name-none = según el papel
new-name-computer = Computadora { $number }
new-by = Juega
new-by-of = Quién juega en el puesto { $number }
by-here = Esta pantalla
by-link = Por enlace
new-role = Papel
new-role-of = Papel del jugador { $number }
new-role-dealt = repartido al azar
new-goal = Objetivo
new-easier = Más fácil
new-harder = Más difícil
new-cards = Cartas
new-house = Reglas de la casa
new-companion = Junto al juego impreso: tiramos los dados y robamos las cartas nosotros mismos
new-numbers = Números
new-numbers-about = Juega con los números de tu propio ejemplar impreso: un pequeño archivo TOML, como lo describe docs/editions.md.
new-numbers-file = Un archivo con una edición
new-goal-of = Libera a { $freed } { -people }; no más de { $lost } vendidas fuera de alcance
new-seed = Semilla (una palabra o un número; la misma semilla reparte la misma partida)
new-seed-none = al azar
new-same = Mismo reparto que una partida anterior…
new-same-title = Mismo reparto que una partida anterior
new-same-about = Los jugadores, papeles, objetivo, variantes, dados y cartas son los mismos; las decisiones son tuyas.
new-same-none = No hay ninguna partida anterior en esta máquina.
new-same-go = Jugar esta
new-go = Empezar la partida
wrong-roles-twice = Cada jugador necesita un papel distinto.
wrong-roles-some = Elige un papel para cada jugador o deja que se repartan todos.
note-title = Sobre el tema y las palabras
note-subject = Este juego trata de la esclavitud en los Estados Unidos y de las personas que se liberaron de ella, con la ayuda de otras. Nombra la esclavización, el { -market } y a quienes daban caza a personas por dinero. Los jugadores son abolicionistas; aun así, de vez en cuando las reglas les hacen elegir adónde llevan a personas que fueron vendidas o a quién alcanza una ley.
note-words = Usa palabras actuales: persona en busca de libertad, personas esclavizadas. El juego impreso de 2013 usa otras más antiguas; un ajuste las muestra para quienes juegan junto a la caja.
note-quiet = Las cartas, los pueblos y los papeles llevan breves notas sobre personas reales. No hay premios ni alarmas; una captura se muestra como un farol que se apaga.
note-brief = Un juego sobre la esclavitud en los Estados Unidos y sobre quienes se liberaron de ella.
note-go = Continuar

## Pages to read
how-title = En dos minutos
how-sub = ocho rondas de cinco fases, un solo equipo
how-1 = Se gana en equipo: hay que liberar a suficientes { -free-people } y comprar todas las fichas de Apoyo antes de que termine la octava ronda. Se pierde si el { -lost-track } se desborda o si se acaba el tiempo.
how-2 = Cazadores. Dos dados mueven a un { -catcher } por su recorrido de color. Quien esté donde termina es capturado y vuelve al mercado.
how-3 = Planes. Cada jugador toma hasta dos fichas: Apoyo cuesta $10, los Conductores mueven { -people }, la Recaudación aporta dinero.
how-4 = Acción. Por turno, empezando por el farol: juega fichas, compra una carta, usa tu papel. Una { -seeker } que llega trae ayuda, y cada { -catcher } con un recorrido por ese lugar se acerca un paso.
how-5 = Mercado. Las { -people } de la { -market-card } de más abajo son vendidas a las plantaciones. Las que no tienen sitio en las plantaciones son vendidas fuera de alcance. Ayuda a las { -people } a salir a tiempo.
how-6 = Farol. Las cartas más antiguas salen de la fila, entran otras nuevas y el farol pasa al siguiente jugador.
how-touch = Toca a una { -person }: se iluminan los lugares a los que puede llegar, cada uno con lo que ocurrirá allí. Puedes deshacer todo hasta la última tirada de dados o carta robada.
how-rules = Todas las reglas, numeradas
how-cards = Las cartas y su historia
rules-title = Reglas
rules-sub = numeradas, como las citan el registro y los motivos
rules-table = Índice de las reglas
rules-search = una palabra, o un número como R7.6
rules-found = { $passages ->
    [0] no se ha encontrado nada
    [one] un pasaje
   *[other] { $passages } pasajes
}
search = Buscar
cards-title = Cartas
cards-sub = qué hacen y a quién recuerdan
cards-kind = Tipo
cards-all = todas
cards-found = { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
}
replays-title = Repeticiones
replays-sub = ver, ramificar, importar
replays-import = Importar una partida (archivo de texto)
replays-none = Aquí puedes ver jugada a jugada las partidas terminadas y seguir jugando desde cualquier momento. Aún no hay ninguna: juega una o importa un archivo.
replays-watch = Ver
replays-play = Seguir jugando
replays-save = Descargar partida
replays-again = Mismo reparto otra vez
replays-older = Partidas anteriores
privacy-title = Privacidad
privacy-sub = qué se guarda, cuánto tiempo y cómo borrarlo
privacy-kept = Qué se guarda
privacy-game = De cada partida, este servidor guarda las jugadas, los nombres escritos para los puestos, el chat, las notas y cuándo se jugó y se abrió por última vez. Los enlaces se guardan solo en una forma que no abre nada.
privacy-browser = Tu navegador guarda tus enlaces, tus ajustes, las últimas mesas que viste y la propia página, para que se abra sin conexión.
privacy-notices = Si pides un aviso cuando sea tu turno, el servidor guarda la dirección del servicio de notificaciones de tu navegador hasta que lo desactives o se borre la partida. Esos avisos no nombran a nadie.
privacy-day = De un reparto del día que ha terminado, el servidor cuenta cómo acabó, sin una palabra sobre de quién era la partida; esas cuentas permanecen cuando se borra la partida. Tus propias estadísticas están solo en tu navegador.
privacy-never = No hay cuentas ni cookies. Tu dirección de red no se guarda ni se registra, y no se envía nada a otros sitios.
privacy-long = Cuánto tiempo
privacy-unfinished = { $days ->
    [0] Las partidas sin terminar se guardan hasta que alguien las borre.
   *[other] Las partidas sin terminar se borran { $days } días después de haberse abierto o jugado por última vez.
}
privacy-finished = { $days ->
    [0] Las partidas terminadas se guardan hasta que alguien las borre.
   *[other] Las partidas terminadas se borran { $days } días después de haberse abierto o jugado por última vez.
}
privacy-talk = { $days ->
    [0] El chat y las notas se guardan tanto tiempo como su partida.
   *[other] El chat y las notas se borran { $days } días después de haberse abierto o jugado la partida por última vez.
}
privacy-erase = Borrar
privacy-host = El anfitrión de una mesa puede borrarla en cualquier momento, con todo lo que se guarda de ella. Desaparece al instante, para todos; solo las copias de seguridad de quien administra el servidor duran más.
privacy-go = Borrar
privacy-sure = Borrarla para siempre
privacy-leave = Conservarla
privacy-erased = La partida se ha borrado.
privacy-contact = Las preguntas se dirigen a quien administra este servidor:
sources-title = Números y sus fuentes
sources-sub = primero las estimaciones
sources-about = Qué
sources-number = Número
sources-source = Fuente

## A turn and planning in groups
group-tokens = Fichas
group-card = Carta
group-role = Papel
group-special = Especial
group-support = Apoyo
group-conductor = Conductor
group-funds = Fondos
group-title = { $group }
group-counted = { $group }: { $used } de { $limit } usadas
group-none-tokens = ninguna en mano
group-none-card = la fila está vacía
group-none-role = nada ahora
group-none-special = nada ahora
group-none-support = agotadas
group-none-conductor = agotadas
group-none-funds = agotadas
ask-money = (dinero disponible: { $seat })
ask-further = más lugares

## Placing people who were sold
placing = Dónde quedan retenidas
placing-ask = { $people ->
    [one] ¿Adónde se lleva a una { -enslaved-person }?
   *[other] ¿Adónde se lleva a { $people } { -enslaved-people }?
}
placing-at = { $place }: { $people } de ellas, sitio para { $room }
placing-room = sitio para { $room }
placing-less = Una menos: { $place }
placing-more = Una más: { $place }
placing-left = { $people ->
    [one] Una { -person } no tiene lugar todavía
   *[other] { $people } { -people } no tienen lugar todavía
}
placing-go = Colocarlas así
