### Are we on track? One plain line beside the goals, then the coming sale and the two clocks.

pace-on-track = Por buen camino.
pace-open = Todavía abierta.
pace-hard = Difícil de ganar desde aquí.
pace-very-hard = Muy difícil de ganar desde aquí.
pace-overflow = La venta de esta ronda terminaría la partida si no salen personas.
pace-met = Los dos objetivos están cumplidos.
pace-met-overflow = Los dos objetivos están cumplidos, pero la venta de esta ronda terminaría la partida si no salen personas.
pace-won = Partida ganada.
pace-lost = Partida perdida.

pace-clocks = { $rounds ->
    [1] Última ronda
   *[other] Quedan { $rounds } rondas
} · { $overflow ->
    [0] sin desborde
   *[other] desborde en { $overflow }
} { $moving ->
    [0] si nadie sale
   *[other] a este ritmo
}
pace-finish = Esta ronda aún debe terminarse.
pace-freed = { $people ->
    [0] Nadie ha llegado a Canadá.
    [one] Una { -free-person } ha llegado a Canadá.
   *[other] { $people } { -free-people } han llegado a Canadá.
}

## The sale at the end of this round, as the table stands
sale-arriving = { $arriving ->
    [one] Llega una
   *[other] Llegan { $arriving }
} · sitio para { $room }
sale-beyond = { $beyond ->
    [0] nadie será vendido fuera de alcance
    [one] una será vendida fuera de alcance
   *[other] { $beyond } serán vendidas fuera de alcance
}
sale = { sale-arriving }{ $beyond ->
    [0] {""}
   *[other] {" "}· { sale-beyond }
}
pace-too-many = Llegan { $arriving }, sitio para { $room }; el { -lost-track } { $left ->
    [0] no admite a nadie más.
   *[other] solo admite { $left } más.
}

## Are we on track, as the chance of winning tells it
track-on = Por buen camino: desde aquí es más probable que un buen equipo gane que pierda.
track-open = Abierta: desde aquí un buen equipo puede ganar o perder.
track-behind = Con retraso: desde aquí es más probable que un buen equipo pierda que gane.

## Small numbers as words, inside a sentence and at its beginning
count = { $number ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
    [13] trece
    [14] catorce
    [15] quince
    [16] dieciséis
    [17] diecisiete
    [18] dieciocho
    [19] diecinueve
    [20] veinte
   *[other] { $number }
}

count-first = { $number ->
    [0] Ninguna
    [1] Una
    [2] Dos
    [3] Tres
    [4] Cuatro
    [5] Cinco
    [6] Seis
    [7] Siete
    [8] Ocho
    [9] Nueve
    [10] Diez
    [11] Once
    [12] Doce
    [13] Trece
    [14] Catorce
    [15] Quince
    [16] Dieciséis
    [17] Diecisiete
    [18] Dieciocho
    [19] Diecinueve
    [20] Veinte
   *[other] { $number }
}
