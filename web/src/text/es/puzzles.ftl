### Puzzles, and positions that people lay out by hand.

puzzles-title = Retos
puzzles-sub = de un turno cada uno
puzzles-about = Cada reto es un turno de una partida para una persona. Alcanza la meta antes de terminar el turno. Puedes deshacer cuanto quieras, y nadie cuenta tus intentos.
puzzles-solved = { $solved } de { $puzzles } resueltos en este navegador
puzzle-name = Reto { $number }
puzzle-where = { $role }, ronda { $round }
puzzle-stars = { $stars ->
    [1] sencillo
    [2] complicado
   *[3] difícil
}
puzzle-is-solved = resuelto
puzzle-go = Jugar
puzzle-aim = { $freed ->
    [0] Haz sitio para todas las que serán vendidas
    [one] Lleva a una { -seeker } a Canadá
   *[other] Lleva a { $freed } { -seekers } a Canadá
}{ $safe ->
    [1] {" "}sin ninguna captura
   *[0] {""}
}{ $room ->
    [both] , y haz sitio para todas las que serán vendidas.
   *[no] .
}
puzzle-reached = En este turno: { $freed } a Canadá · { $captured } capturadas · { $beyond } sin sitio
puzzle-met = La meta está alcanzada. Termina el turno cuando quieras.
puzzle-well-done = Resuelto: la meta está alcanzada.
puzzle-missed = El turno ha terminado y no se alcanzó la meta.
puzzle-shares = Desde aquí un buen equipo ganaría unas { $share } partidas de cada 100; después del turno de abajo, unas { $shown } (estimación propia).
puzzle-shown = Mostrar un turno que funciona
puzzle-shown-title = Un turno que funciona
puzzle-again = Probar otra vez
puzzle-more = Más retos

scenario-title = Disponer una posición
scenario-sub = a mano o desde su texto, para jugarla o compartirla
scenario-what = La posición
scenario-place = Lugar
scenario-people = Personas allí
scenario-fewer = Una menos
scenario-more = Una más
scenario-catcher = Cazador de esclavos
scenario-at = está en
scenario-role = Papel
scenario-round = Ronda
scenario-period = Período
scenario-money = Dinero
scenario-freed = Libres
scenario-lost = Fuera de alcance
scenario-text = Como texto…
scenario-text-title = La posición como texto
scenario-text-about = Un dato en cada línea. Lo que se omite está como al principio de una partida.
scenario-text-use = Usar este texto
scenario-play = Jugar desde aquí
scenario-share = Copiar enlace
scenario-shared = Enlace copiado
scenario-fresh = Empezar de cero
