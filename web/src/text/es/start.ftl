### The start page: playing, your games, the deal of the day, statistics.

start-known = ¿Conoces el juego impreso?
start-invited = ¿Alguien te envió un enlace?

## Play
play-title = Jugar
play-about = A solas o con hasta tres personas más, ante una pantalla o por enlaces. La primera partida es sencilla.
play-players = { $players ->
    [one] Juegas a solas.
   *[other] Los { $players } juegan en esta pantalla; en Opciones, los puestos pasan a otros por enlace o a la computadora.
}
play-level = Nivel
play-chance = { $players ->
    [one] Un jugador cuidadoso gana
   *[other] Jugadores cuidadosos ganan
} unas { $careful } partidas de cada 100; { $beginner ->
    [0] los principiantes, casi ninguna
    [1] los principiantes, casi ninguna
    [2] los principiantes, casi ninguna
   *[other] { $players ->
        [one] un principiante
       *[other] los principiantes
    }, unas { $beginner }
}.
play-chance-beginner = De cada 100 partidas, los principiantes ganan { $beginner ->
    [0] casi ninguna
    [1] casi ninguna
    [2] casi ninguna
   *[other] unas { $beginner }
}.
play-measured = Medido con computadoras: la cuidadosa prueba cada jugada doscientas veces; la principiante se guía por reglas sencillas.
play-role = Tu papel
play-role-first = bueno para empezar
play-options = Opciones
new-role-ease = { $role }: { $ease }
new-goal-level = según el nivel

## Times
time-now = ahora mismo

## Your games
mine-title = Tus partidas
mine-sub = aquellas cuyos enlaces tiene este navegador
mine-all = Todas tus partidas y estadísticas
mine-going = En curso
mine-over = Terminadas
mine-yours = Es tu turno · { $round } · última jugada: { $ago }
mine-theirs = Es el turno de { $names } · { $round } · última jugada: { $ago }
mine-played = { $round } · última jugada: { $ago }
mine-won = Ganada · { $ago }
mine-lost = Perdida · { $ago }
mine-ended = Cerrada por su anfitrión · { $ago }
mine-continue = Continuar
mine-watch = Ver
mine-replay = Repetición
mine-review = Análisis
mine-forget = Quitar
mine-forget-about = Este navegador olvida su enlace a la partida. Sin el enlace nadie puede volver a abrir aquí tu puesto; la partida en sí permanece.
mine-forget-host = Este navegador olvida el enlace del anfitrión y el tuyo. Sin ellos nadie puede volver a abrir aquí la partida; permanece en el servidor. Para borrarla para todos, usa la página de privacidad.
mine-forget-do = Quitar de esta lista
mine-forget-not = Conservarla
mine-forgotten = La partida se ha quitado de esta lista.
mine-none = Aquí aparecen las partidas que empieces o a las que te unas en este navegador, con de quién es el turno.
mine-privacy = Solo este navegador conoce la lista. Cualquier otra persona que use este navegador puede abrir estas partidas.

## Deal of the day
day-title = Reparto del día
day-alone = para un jugador
day-about = El mismo reparto para todos hasta la medianoche (UTC). Cuando termine tu partida verás cómo les fue a los demás.
day-play = Jugar este reparto
day-continue = Continuar este reparto
day-won = { $freed ->
    [one] Ganaste: una persona es libre.
   *[other] Ganaste: { $freed } personas son libres.
}
day-lost = { $freed ->
    [0] Perdiste; nadie llegó a Canadá.
    [one] Perdiste; una persona es libre.
   *[other] Perdiste; { $freed } personas son libres.
}
day-first = Nadie más ha terminado aún este reparto.
day-others = Partidas terminadas con este reparto: { $games }; { $won ->
    [0] ninguna se ganó
    [one] una se ganó
   *[other] { $won } se ganaron
}.
day-bars = Partidas por número de personas libres
day-freed = { $freed } libres
day-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}, ganadas: { $won }

## A person of the day
person-day = Recordamos hoy
person-source = Fuente: { $source }
person-more = Más personas y su historia

## Statistics
statistics-title = Tus estadísticas
statistics-about = Las partidas que terminan en este navegador se cuentan aquí y en ningún otro sitio.
statistics-all = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, ganadas: { $won }. { $freed ->
    [0] Nadie ha llegado aún a Canadá.
    [one] Una persona ha llegado a Canadá.
   *[other] { $freed } personas han llegado a Canadá.
}
statistics-levels = Nivel
statistics-roles = Papel
statistics-games = Partidas
statistics-won = Ganadas
statistics-other = otros números
statistics-export = Descargar como archivo
statistics-erase = Borrar
statistics-sure = Esto no se puede deshacer.
statistics-erase-do = Borrar para siempre
