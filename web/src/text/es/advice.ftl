### What the page says about the advice of computer players: hints, the chance of winning, reasons, looking back on a game.

## Hints
hint = Pista
hint-thinking = La computadora lo está pensando…
hint-matters = Lo que importa ahora:
hint-next-1 = ¿Dónde?
hint-next-2 = Mostrar la jugada
hint-next-3 = Ocultar la pista
hint-answer = Una computadora experta elegiría «{ $answer }»:
hint-answer-bare = Una computadora experta elegiría «{ $answer }».
hint-this = la pista
hint-flag = pista
spoken-hint = señalado por la pista
hints-here = Pistas en esta mesa
hints-on = sí
hints-off = no
hints-are-off = El anfitrión ha desactivado las pistas en esta mesa.
hints-are-on = El anfitrión vuelve a permitir pistas en esta mesa.

## Reasons, in the log
why = ¿por qué?
why-of = ¿Por qué? { $line }
why-asking = Buscando…
why-own = Los motivos de la propia computadora:
why-none = No hay nada más que decir sobre esta jugada.

## The chance of winning
chance = ¿probabilidad?
chance-title = La probabilidad de ganar
chance-asking = Jugando partidas imaginadas…
chance-about = Unas { $share } de cada 100
chance-between = ({ $low } a { $high }), si todos siguen jugando como buenas computadoras.
chance-how = Es una estimación propia. El resto de esta ronda se juega { $games } veces; lo que viene después se deduce de cómo les fue a buenas computadoras desde mesas parecidas. El intervalo acierta en unos 95 de cada 100 casos, en la medida en que las partidas imaginadas se parecen a las reales. La estimación no sabe nada de tus planes.
chance-lapsed = La mesa ha cambiado desde entonces, así que esta estimación ya no vale.
chance-again = Estimar de nuevo

## Kinds of computer players
computer-good = bueno
    .about = Bueno: mira hacia delante y compara planes; tarda un momento.
computer-expert = experto
    .about = Experto: compara más planes; tarda alrededor de un segundo por respuesta.
computer-easy = fácil
    .about = Fácil: sigue reglas sencillas; responde al instante.
computer-random = al azar
    .about = Al azar: elige cualquier respuesta permitida. Un equipo así nunca gana.

## Looking back on a game
review-title = Análisis
review-open = Análisis
review-thinking = La computadora repasa la partida jugada a jugada. Tarda unos 15 segundos.
review-line = La probabilidad de ganar
review-line-about = Qué probabilidad tenía un buen equipo de ganar después de cada jugada, sobre cien: estimación propia, de { $games } partidas imaginadas cada vez. En unos 95 de cada 100 casos la probabilidad está dentro de la banda pálida, en la medida en que las partidas imaginadas se parecen a las reales.
review-line-hear = La probabilidad de ganar a lo largo de la partida, de { $start } sobre 100 al principio a { $result } al final. La tabla de abajo tiene los números.
review-point-hear = momento decisivo { $number }
review-hundred = sobre 100
review-sum = Lo que sumaron o costaron el azar y las decisiones
review-sum-about = En puntos sobre cien, redondeados de modo que la suma cuadre.
review-sum-what = Qué
review-sum-points = Puntos
review-start = Probabilidad al principio
review-luck = Azar: dados y cartas
review-of-seat = Decisiones: { $seat }
review-result = { $outcome ->
    [1] Resultado: ganada
   *[other] Resultado: perdida
}
review-sum-note = Una decisión se mide por cómo juzga una computadora la mesa antes y después de ella. Donde costó puntos, quizá otra jugada habría sido mejor, o no había ninguna mejor.
review-rounds = Ronda por ronda
review-round = Ronda
review-round-chance = Probabilidad al final
review-round-bounds = Intervalo
review-round-luck = Azar
review-round-decisions = Decisiones
review-bounds = { $low } a { $high }
review-turning = Momentos decisivos
review-turning-none = Ninguna jugada ni turno cambió mucho por sí solo: la probabilidad se movió a pequeños pasos.
review-turning-about = Los turnos y los golpes de azar que más cambiaron, en el orden de la partida.
review-turn-luck = { $round ->
    [0] Antes de la primera ronda: azar
   *[other] Ronda { $round }: azar
}
review-turn-seat = { $round ->
    [0] Antes de la primera ronda: { $seat }
   *[other] Ronda { $round }: { $seat }
}
review-change = { $change ->
    [one] { $sign }{ $change } punto
   *[other] { $sign }{ $change } puntos
}
review-more = { $lines ->
    [one] y una línea más
   *[other] y { $lines } líneas más
}
review-untold = { $round ->
    [0] Se estaba preparando la mesa.
   *[other] El registro no tiene ninguna línea sobre esto.
}
review-given = Elegido en la jugada { $position }: { $answer }
review-better = Un experto habría elegido: { $answer }
review-see = Verlo en la repetición
review-try = Probar otra vez desde aquí
review-see-of = Verlo en la repetición: { $what }
review-try-of = Probar otra vez desde aquí: { $what }
review-print = Imprimir
review-replay = Ver la repetición
