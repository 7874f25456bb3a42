### Why something is not offered. A rule number follows each of these.

what-pass = Pasar
what-money = El dinero de tu papel
what-benefit = El beneficio de tu papel
what-special = Tu especial
what-shield = El especial del Jefe de estación
what-invest = Comprar una ficha como Accionista

why-acted = Ya has actuado este turno.
why-money-taken = Ya se ha tomado este turno.
why-benefit-used = Ya se ha usado este turno.
why-special-used = Ya se ha usado en esta partida.
why-only-in-planning = Se usa en la fase de planes.
why-only-for-others = Se usa en el turno de otro jugador.
why-no-conductor-token = No hay en mano ninguna ficha de Conductor que pueda cubrir.
why-with-third-token = Se usa al jugar una tercera ficha.
why-not-the-beginning = Se usa al principio de tu turno.
why-no-effect = No tendría ningún efecto.
why-nobody-can-move = Nadie puede moverse.
why-fundraise-first = Antes hay que jugar una ficha de Recaudación.
why-never-sold = Esta carta no se puede comprar.
why-card-bought = Ya has comprado una carta este turno.
why-too-expensive = Cuesta ${ $price } y tienes ${ $money }.
why-no-fare = La ruta marítima hasta allí cuesta ${ $price } por cada { -person } y tienes ${ $money }.
why-tokens-played = No se pueden jugar más fichas este turno.
why-token-moves-nobody = Con la Ley de Esclavos Fugitivos en la fila no movería a nadie.
why-column-closed = { $years } aún no está abierto.
why-stack-empty = No queda ninguna.
why-limit = { $tokens ->
    [one] En la planificación cada jugador puede tomar una ficha.
   *[other] En la planificación cada jugador puede tomar { $tokens } fichas.
}
why-pennsylvania-hall = «Pennsylvania Hall» está en la fila: no hay Apoyo en la planificación.
why-moved-already = Todas las personas de allí ya se han movido en esta acción.
why-no-blue-cities = «Nueva Jersey abole la esclavitud» está en la fila: las fichas de Conductor no usan las ciudades azules.
why-tough-crossing = «Travesía difícil» está en la fila: las fichas de Conductor no llegan a Canadá.
why-no-way = Todos los caminos desde allí están llenos o vigilados por un { -catcher }.
why-catcher-there = Hay un { -catcher } { $place-in }.
why-place-full = { $people ->
    [one] Ya hay alguien { $place-in }.
   *[other] No queda sitio { $place-in }: hay { $people } { -people }.
}
why-way-closed = El camino hasta allí está cerrado por un { -catcher } o una carta.
why-beyond-reach = { $steps ->
    [one] No se puede alcanzar en un paso.
   *[other] No se puede alcanzar en { $steps } pasos.
}
why-not-led-there = Esta acción no lleva hasta allí.
why-goal-chosen = El destino ya está elegido: { $place }.
why-plantation-full = Ya tiene el máximo que permiten las reglas.
why-nowhere-to-go = No hay sitio en el lugar al que se las llevaría.
why-too-far = Está demasiado lejos.
