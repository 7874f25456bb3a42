### Tokens, seats, options of a new game, outcomes: short names used everywhere.

seat = Jugador { $number }
series = { $first } y { $last }

token-support = Apoyo
    .the = una ficha de Apoyo
    .The = Una ficha de Apoyo
token-conductor-3x1 = Conductor 3×1
    .the = la ficha de Conductor 3×1
    .The = La ficha de Conductor 3×1
token-conductor-4x1 = Conductor 4×1
    .the = la ficha de Conductor 4×1
    .The = La ficha de Conductor 4×1
token-conductor-2x2 = Conductor 2×2
    .the = la ficha de Conductor 2×2
    .The = La ficha de Conductor 2×2
token-conductor-5x1 = Conductor 5×1
    .the = la ficha de Conductor 5×1
    .The = La ficha de Conductor 5×1
token-conductor-3x2 = Conductor 3×2
    .the = la ficha de Conductor 3×2
    .The = La ficha de Conductor 3×2
token-funds-1 = Recaudación 1800–1839
    .the = la ficha de Recaudación 1800–1839
    .The = La ficha de Recaudación 1800–1839
token-funds-2 = Recaudación 1840–1859
    .the = la ficha de Recaudación 1840–1859
    .The = La ficha de Recaudación 1840–1859
token-funds-3 = Recaudación 1860–1865
    .the = la ficha de Recaudación 1860–1865
    .The = La ficha de Recaudación 1860–1865
token-grey = { $token } (gris: vuelve)
    .the = { $token-the } (gris: vuelve)
    .The = { $token-The } (gris: vuelve)

phase-0 = Preparación
phase-1 = Cazadores
phase-2 = Planes
phase-3 = Acción
phase-4 = Mercado
phase-5 = Farol

outcome-0 = La partida sigue.
outcome-1 = Partida ganada.
outcome-2 = Partida perdida: el { -lost-track } está lleno y una { -person } más es vendida fuera de alcance.
outcome-3 = Partida perdida: la octava ronda ha terminado.

kind-general = General
kind-reserve = Reserva
kind-opposition = Oposición
kind-stretch = Oposición (ampliación)

side-normal = Normal
side-challenging = Exigente
side-manual = Números del manual posterior, { -lost-track } del lado normal
side-manual-challenging = Números del manual posterior, { -lost-track } del lado exigente

level-first-journey = Primer viaje
    .about = Menos personas son vendidas, hay más tiempo y nada actúa en contra del equipo en los primeros años.
level-normal = Normal
    .about = Los números de la caja, en la medida en que se conocen.
level-challenging = Exigente
    .about = Más personas por liberar y menos margen para pérdidas.
ease-easy = fácil de jugar
ease-experienced = con experiencia

option-calm-triples = Los resultados triples del dado de movimiento no mueven a nadie
option-more-money = Cada jugador empieza con $10
option-empty-center = La plantación central empieza vacía
option-full-plantations = Todas las plantaciones empiezan llenas
option-extra-support = Una ficha de Apoyo más en 1840–1859
option-stretch-cards = Las cartas de ampliación se unen a las de Oposición
option-strict-planning = Planificación en orden estricto desde quien tiene el farol
option-refill-at-once = Regla de la casa: la fila se llena justo después de una compra
option-pass-later = Regla de la casa: se puede pasar más tarde en el turno
option-fugitive-act-limits-tokens = Regla de la casa: con la Ley de Esclavos Fugitivos las fichas de Conductor mueven a una { -person } menos

preview-gain = +${ $dollars }
preview-pay = −${ $dollars }
preview-freed = { $people ->
    [one] una llega a Canadá
   *[other] { $people } llegan a Canadá
}
preview-catcher = { $catcher } → { $place }
preview-captured = { $catcher } → { $place }: { $people ->
    [one] captura de 1
   *[other] captura de { $people }
}
preview-lost = { $people ->
    [one] una { -person } vendida fuera de alcance
   *[other] { $people } { -people } vendidas fuera de alcance
}
preview-strikes = { $card } surte efecto
preview-opens = abre { $years }
preview-may-step-in = alguien del equipo puede detener a un cazador
preview-wins = partida ganada
preview-loses = partida perdida
preview-chance = no se puede deshacer
