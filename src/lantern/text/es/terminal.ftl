### What the terminal table says of itself. Quiet and short; a question stands on a line of its own.
### Commands (undo, hint, log …) are typed in English in every language.

## The head of the table
t-round = Ronda { $round } de 8
t-setting-up = Preparación
t-lead = { $seat } tiene el farol
t-freed = Libres { $freed }/{ $goal }
t-support-left = Apoyo restante { $left }
t-lost = { -Lost } { $lost }/{ $limit }
t-rounds-left = { $rounds ->
    [0] la última ronda
    [one] queda una ronda
   *[other] quedan { $rounds } rondas
}

## The map
t-canada = CANADÁ
t-free-of = { $freed } de { $goal } libres
t-ocean = Océano Atlántico
t-legend-person = ● { -person }
t-legend-room = ○ sitio
t-legend-gate = ★ Canadá
map-west-iowa = O. de Iowa
map-minnesota = Minnesota
map-east-iowa = E. de Iowa
map-chicago = Chicago
map-newport = Newport
map-west-ohio = O. de Ohio
map-detroit = Detroit
map-cleveland = Cleveland
map-cincinnati = Cincinnati
map-ripley = Ripley
map-east-ohio = E. de Ohio
map-west-pennsylvania = O. Pens.
map-rochester = Rochester
map-north-pennsylvania = N. Pens.
map-upstate-new-york = Norte N.Y.
map-new-york = Nueva York
map-ferrisberg = Ferrisberg
map-philadelphia = Filadelfia
map-washington = Washington
map-boston = Boston
map-new-hampshire = N. Hamp.
map-maine = Maine
map-st-louis = San Luis
map-charleston = Charleston
map-west-missouri = O. Misuri
map-west-arkansas = O. Arkansas
map-east-arkansas = E. Arkansas
map-kentucky = Kentucky
map-tennessee = Tennessee
map-north-georgia = N. Georgia
map-west-virginia = O. Virginia
map-north-carolina = C. Norte
map-ship = Barco
map-plantation-west = Luisiana
map-plantation-center = Mis., Ala.
map-plantation-east = Georgia
region-lakes = Lagos y Ohio
region-east = El Este
region-south = El Sur
region-plantations = Plantaciones
t-neighbours = { $place }: { $places }

## Cards, market, tokens, players
t-cards = Cartas
t-deck = { $cards ->
    [0] el mazo está vacío
    [one] una carta en el mazo
   *[other] { $cards } cartas en el mazo
}
t-empty-space = (vacío)
t-not-sold = No se puede comprar.
t-kind-general = General
t-kind-reserve = Reserva
t-kind-opposition = Oposición
t-kind-stretch = Oposición
t-market = Mercado de esclavos
t-sold-now = venta de esta ronda
t-sold-next = próxima ronda
t-sold-then = en dos rondas
t-no-market = aquí no hay ninguna carta
t-tokens = Fichas
t-support = Apoyo
t-conductor = Conductor
t-funds = Fondos
hand-conductor-3x1 = Cond. 3×1
hand-conductor-4x1 = Cond. 4×1
hand-conductor-2x2 = Cond. 2×2
hand-conductor-5x1 = Cond. 5×1
hand-conductor-3x2 = Cond. 3×2
hand-grey = { $token } gris
hand-funds-1 = Fondos 1800
hand-funds-2 = Fondos 1840
hand-funds-3 = Fondos 1860
t-lantern = farol
t-money = ${ $dollars }
t-no-tokens = sin fichas
t-support-held = Apoyo { $count }
t-reserve = conserva { $card }
t-no-reserve = sin carta guardada

## The question
t-asks = { $seat }, por todo el equipo
t-others = Otros pueden actuar antes:
t-prompt = { $seat }
t-prompt-chance = los dados y los mazos
t-possible = Posible ahora:
t-type-roll = Escribe lo que muestran los dados, por ejemplo «purple west 2» o «walking».
t-type-draw = Escribe la carta, o cómo empieza su nombre.
t-type-market = Escribe el número de la { -market-card }.
t-type-role = Escribe el papel, o cómo empieza.
t-type-lead = Escribe el número del puesto, o el nombre.
t-confirm = { $answer }: ¿es correcto? [Y/n]
t-ends = Esto termina la partida. { $outcome } ¿Hacerlo igualmente? [y/N]
t-not-ended = No se jugó nada.
t-not-confirmed = Responde de nuevo, por favor.
t-which = Podría ser { $choices }. Escribe un poco más del nombre, por favor.
t-unknown = «{ $text }» no es una respuesta ni una orden. Escribe ? para ver la ayuda.
t-not-now = «{ $text }» no es posible ahora. Escribe why para ver lo que no se ofrece y el motivo.
t-may-speak = { $seat } puede actuar antes.
t-keep-silent = Dejarlo pasar
t-no-spread = Ahora no hay que colocar a nadie.
t-not-done = En la planificación la palabra es ready.
t-no-option = No hay ninguna opción { $number }; van de 1 a { $last }.
t-stopped = El resto de la línea, «{ $rest }», se pasó por alto.
t-undone = Deshecho: { $answer }.
t-redone = Rehecho: { $answer }.
t-no-undo = No se puede deshacer nada: desde la última respuesta se tiraron dados o se robó una carta.
t-no-undo-computers = No se puede deshacer nada: desde la última tirada o carta robada solo han respondido computadoras.
t-no-undo-begin = Todavía no se ha respondido nada.
t-no-redo = No hay nada que rehacer.
t-restarted = Este turno empieza de nuevo.
t-no-restart = En este turno no se puede deshacer nada.
t-back = De vuelta en la jugada { $number }.
t-no-back = No se puede llegar a la jugada { $number }: puedes volver a la jugada { $first }, la última tirada o carta robada.
t-thinks = { $seat } está pensando…
t-seat-computer = { $seat }: una computadora ({ $level })
t-seat-person = { $seat }: una persona de la mesa
t-no-computer = Escribe computer, un puesto de 1 a { $last } y quién lo juega: { $levels }, u off para una persona de la mesa.
t-all-computers = Entonces las computadoras juegan todos los puestos y la partida corre hasta su final. ¿Es lo que quieres? [Y/n]
t-expert = Un experto elegiría: { $answer }.
t-no-hint = Las pistas son para el jugador que ahora tiene algo que decidir.
t-chance = Probabilidad de ganar: alrededor del { $share } % (de { $low } a { $high } %), estimación propia.
t-reasons = Motivos de la jugada { $number }:
t-reasons-own = Por qué la computadora eligió la jugada { $number }:
t-no-reasons = Escribe reasons y el número de la jugada de un jugador, como las numera log.
t-no-blocked = Se ofrece todo lo que aquí cabría esperar.
t-words-modern = Desde ahora se usan palabras actuales.
t-words-printed = Desde ahora se usan las palabras del reglamento impreso.
t-no-words = Escribe words modern o words printed.
t-copied = Se guardó una copia en { $file }.
t-file-exists = { $file } ya existe; elige otro nombre, por favor.
t-save-where = Escribe save y un nombre de archivo.
t-saved = La partida se guardó en { $file }.
t-replay = El registro de esta partida es { $file }.
t-goes-on = { $command } la continúa.
t-nothing-called = No hay nada llamado «{ $text }».
t-engine = El motor es { $engine }.
t-no-rule = No existe la regla { $rule }.
t-more = y { $count } más
t-earlier = { $lines ->
    [one] Una línea anterior no se muestra; escribe log para verla.
   *[other] { $lines } líneas anteriores no se muestran; escribe log para verlas.
}
t-log-none = Todavía no ha ocurrido nada.

## Looking things up
t-card-space = espacio { $space }, ${ $dollars }
t-place-aid = ayuda ${ $dollars }
t-place-room = { $people ->
    [one] sitio para una
   *[other] sitio para { $people }
}
t-place-here = { $people ->
    [0] aquí no hay nadie
    [one] aquí hay una { -person }
   *[other] aquí hay { $people } { -people }
}
t-place-catchers = aquí: { $catchers }
t-place-paths = en el recorrido de: { $catchers }
t-place-roads = a un paso de: { $places }
t-kind-northern = espacio del Norte
t-kind-southern = lugar del Sur
t-kind-town = pueblo, un lugar del Norte
t-kind-city = ciudad del Norte
t-kind-capital = capital, ni del Norte ni del Sur para las cartas
t-kind-sea = en el mar
t-kind-plantation = plantación
t-role-side-1 = Lado I: el especial no se ha usado.
t-role-side-2 = Lado II: el especial se ha usado.

## Odds
t-odds = Si los cazadores se movieran ahora, con cada persona donde está:
t-odds-nobody = Nadie en el mapa podría ser capturado.
t-odds-anybody = Alguien es capturado
t-odds-people = { -People } capturadas de media
t-odds-fraction = { $chance } ({ $percent } %)

## Beginning
t-welcome = Una partida nueva. Pulsa Intro para aceptar lo que está entre corchetes.
t-ask-players = ¿Cuántos jugadores, de 1 a 4? [{ $default }]
t-ask-side = ¿Qué lado de la carta de victoria?
t-ask-side-number = 1 a 4 [1]
t-ask-roles = Papeles, separados por comas, o Intro para que se repartan:
t-ask-computers = Puestos de computadoras, como 2 o 2=expert, separados por comas, o Intro para ninguno:
t-ask-names = Nombres de los jugadores, separados por comas, o Intro para ninguno:
t-ask-continue = Hay una partida sin terminar: { $about }. ¿Continuarla? [Y/n]
t-about = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, ronda { $round }, guardada { $when }
t-about-setup = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}, en preparación, guardada { $when }
t-continued = Continúa: { $about }.
t-try-again = { $why }. Inténtalo de nuevo.

## The end
t-score = Puntuación (R1.4)
t-score-freed = { $people } libres
t-score-lost = { $people } vendidas fuera de alcance
t-score-goal = suficientes quedaron libres ({ $freed } de { $goal })
t-score-support = se compró todo el Apoyo
t-score-market = { -market-cards } nunca vendidas: { $cards }
t-score-total = total
t-rounds = Ronda por ronda
t-col-round = Ronda
t-col-freed = Libres
t-col-lost = { -Lost }
t-col-money = Dinero
t-col-support = Apoyo

## The review of a game: what was done, in a word or two
brief-luck = azar
brief-luck-entered = { $card } entró en la fila
brief-luck-aside = se apartó { $card }
brief-luck-market-card = { -market-card } con { $people }
brief-luck-role = los papeles
brief-luck-lantern = { $seat } tiene primero el farol
brief-freed = { $people } libres
brief-captured = { $people } capturadas
brief-lost = { $people } vendidas fuera de alcance
brief-moved = { $people } movidas
brief-carried = { $people } llevadas más lejos
brief-delivered = { $people } llevadas a plantaciones
brief-took = tomó { $token-the }
brief-played = jugó { $token-the }
brief-bought = compró { $card }
brief-used = usó { $card }
brief-funds = recaudó ${ $dollars }
brief-passed = pasó
brief-benefit = usó el beneficio
brief-special = usó el especial
brief-period = abrió { $period }
brief-swapped = intercambió dos cartas
brief-left = retiró { $card }
brief-held = detuvo { $catcher-to }
brief-spared = pagó ${ $dollars } por la { -market-card }
brief-gift = dio ${ $dollars } a { $receiver }
brief-support-back = devolvió una ficha de Apoyo
brief-nothing = no hizo nada más
brief-expert = jugada { $position }, un experto: { $answer }

## Help
help-answers = Un número responde a la pregunta. Varios números en una línea se responden en orden: 1 1 2. También valen las palabras de un registro: from kentucky.
help-spread = spread: dónde se coloca a las personas vendidas, repartidas por igual.
help-undo = u, undo: deshacer la última respuesta (nunca más allá de los dados o de una carta). r, redo: rehacerla.
help-restart = restart: empezar este turno de nuevo. back N: volver a la jugada N del registro.
help-log = log [N]: las últimas N líneas del registro, con números de reglas y de jugadas.
help-why = why: lo que no se ofrece ahora, y la regla que lo dice.
help-hint = hint: lo que importa ahora; otra vez: dónde mirar; otra vez: qué elegiría un experto y por qué (hint 2: para el puesto 2, mientras todos planean). chance: qué probabilidad tiene un buen equipo de ganar desde aquí.
help-reasons = reasons [N]: los motivos de la última jugada, o de la jugada N del registro.
help-computer = computer 2 good: una computadora ocupa el puesto 2 (easy, good o expert). computer 2 off: vuelve a jugarlo una persona. computer: quién juega cada puesto.
help-odds = odds: las probabilidades de captura en la próxima fase de cazadores.
help-card = card NOMBRE o ESPACIO (también read): una carta entera, con su historia. role [PUESTO]: un papel. place NOMBRE: un lugar y sus vecinos.
help-rule = rule R7.6: esa regla.
help-map = map: la mesa otra vez. map roads: cada lugar con sus vecinos.
help-words = words modern, words printed: qué palabras se usan para las personas del juego.
help-save = save ARCHIVO: guardar una copia del registro. new: empezar otra partida; esta queda guardada.
help-quit = q, quit: salir. Cada respuesta se guarda al instante; lantern play continúa donde lo dejaste.
help-companion = Tiras los dados y robas las cartas de tu propia caja: escribe lo que muestran, por ejemplo purple west 2, walking, o cómo empieza el nombre de una carta.
