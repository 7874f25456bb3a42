### Why a computer player answers as it does: true sentences about the table, in the present.

because-freed = { $people ->
    [one] Una { -free-person } llega a Canadá.
   *[other] { $people } { -free-people } llegan a Canadá.
}
because-money = Aporta ${ $dollars }.
because-captured = { $people ->
    [one] Una { -seeker } es capturada.
   *[other] { $people } { -seekers } son capturadas.
}
because-room = { $people ->
    [one] Si no, una { -person } sería vendida fuera de nuestro alcance esta ronda.
   *[other] Si no, { $people } { -people } serían vendidas fuera de nuestro alcance esta ronda.
}
because-lured = Aparta { $catcher-to }: los dados ya no pueden llevarlo { $place-to }.
because-steps = { $steps ->
    [one] La distancia { $place-from } a Canadá es de un paso.
   *[other] La distancia { $place-from } a Canadá es de { $steps } pasos.
}
because-safe = Ninguna tirada de los dados alcanza { $place-the }.
because-risk = { $results } de { $all } tiradas de los dados alcanzarían { $place-the }.
because-support = { $left ->
    [0] Es el último Apoyo que hacía falta.
    [one] Hace falta una ficha de Apoyo más en { $rounds ->
        [one] esta última ronda
       *[other] { $rounds } rondas
    }.
   *[other] Hacen falta { $left } fichas de Apoyo más en { $rounds ->
        [one] esta última ronda
       *[other] { $rounds } rondas
    }.
}
because-opens = Empieza { $years }: sus fichas y sus cartas entran en juego.
because-removed = { $card } sale de la fila.
because-imagined = Jugado { $games ->
    [one] una vez
   *[other] { $games } veces
} durante { $rounds ->
    [one] esta última ronda
   *[other] { $rounds } rondas
} con reglas sencillas, esto { $share ->
    [0] casi nunca gana
    [one] gana alrededor de 1 vez de cada 100
   *[other] gana unas { $share } veces de cada 100
} (estimación propia).

## What is urgent as the table stands

because-overflow = { $held ->
    [one] Una { -person } está retenida
   *[other] { $held } { -people } están retenidas
} en las plantaciones y { $coming ->
    [one] una más es vendida
   *[other] { $coming } más son vendidas
} esta ronda: { $people ->
    [one] una de ellas sería vendida
   *[other] { $people } de ellas serían vendidas
} fuera de nuestro alcance.
because-near = { $people ->
    [one] Una { -person } está
   *[other] { $people } { -people } están
} { $steps ->
    [one] a un paso de Canadá.
   *[other] a { $steps } pasos de Canadá como máximo.
}
because-threat = { $results } de { $all } tiradas de los dados alcanzarían { $place-the }, donde { $people ->
    [one] hay una { -person }.
   *[other] hay { $people } { -people }.
}
because-goal = { $people ->
    [one] Una { -free-person } más tiene
   *[other] { $people } { -free-people } más tienen
} que llegar a Canadá en { $rounds ->
    [one] esta última ronda.
   *[other] { $rounds } rondas.
}
because-needed = { $left ->
    [one] Hace falta una ficha de Apoyo más, por ${ $dollars }
   *[other] Hacen falta { $left } fichas de Apoyo más, a ${ $dollars } cada una
}, en { $rounds ->
    [one] esta última ronda.
   *[other] { $rounds } rondas.
}
because-saved = Se guardan ${ $dollars } para más tarde.
because-hand = { $tokens ->
    [0] No hay ninguna ficha en mano por jugar.
    [one] Hay una ficha en mano por jugar.
   *[other] Hay { $tokens } fichas en mano por jugar.
}
because-side = De ahora en adelante el papel aporta ${ $dollars } cada ronda en lugar de ${ $before }.

## What speaks for a token, a card, a turn

because-column = { $left ->
    [one] Es la última ficha de Apoyo de { $years } en el tablero, por ${ $dollars }.
   *[other] Quedan { $left } fichas de Apoyo de { $years } en el tablero; esta cuesta ${ $dollars }.
}
because-token = { $token-The } { $dollars ->
    [0] no cuesta nada
   *[other] cuesta ${ $dollars }
} y mueve hasta { $people } { -people }, { $steps ->
    [one] un lugar cada una.
   *[other] { $steps } lugares cada una.
}
because-funds = { $dollars ->
    [0] { $token-The } no aportaría nada todavía si se jugara ahora.
   *[other] { $token-The } aportaría ${ $dollars } si se jugara ahora.
}
because-moves = { $people ->
    [one] Una { -person } puede moverse { $steps ->
        [one] un lugar
       *[other] hasta { $steps } lugares
    }
   *[other] Hasta { $people } { -people } pueden moverse, { $steps ->
        [one] un lugar cada una
       *[other] hasta { $steps } lugares cada una
    }
}{ $unseen ->
    [1] , y ningún { -catcher } se acerca.
   *[0] .
}
because-shared = Se pueden repartir { $steps } pasos entre cualquier número de { -people }.
because-carries = { $people ->
    [one] Se puede llevar más lejos a una { -person } sin atraer a ningún { -catcher }.
   *[other] Se puede llevar más lejos a hasta { $people } { -people } sin atraer a ningún { -catcher }.
}
because-shop = { $discount ->
    [0] Ahora se puede comprar una ficha; hay ${ $dollars } en mano.
   *[other] Se puede comprar una ficha con ${ $discount } de descuento; hay ${ $dollars } en mano.
}
because-says = { $card } dice: { $words }
because-price = { $dollars ->
    [0] No cuesta nada
   *[other] Cuesta ${ $dollars }
}; { $left ->
    [0] no queda dinero.
   *[other] quedan ${ $left }.
}
because-lies = { $rounds ->
    [0] El farol retira { $card } de ese espacio al final de esta ronda.
    [one] En ese espacio { $card } puede quedar una ronda más.
   *[other] En ese espacio { $card } puede quedar { $rounds } rondas más.
}
because-unloaded = { $people ->
    [one] Una { -enslaved-person } de las { -market-cards } no es vendida.
   *[other] { $people } { -enslaved-people } de las { -market-cards } no son vendidas.
}
because-shield = { $tokens ->
    [one] { $role } tiene una ficha de Conductor en mano, y no atraería a ningún { -catcher } en este turno.
   *[other] { $role } tiene { $tokens } fichas de Conductor en mano, y no atraerían a ningún { -catcher } en este turno.
}
because-unplayable = { $tokens ->
    [one] La única ficha en mano no se puede jugar ahora.
   *[other] Ninguna de las { $tokens } fichas en mano se puede jugar ahora.
}
because-no-card = Ahora no se puede comprar ninguna carta de la fila.
because-purse = { $dollars ->
    [0] { $role } no tiene dinero.
   *[other] { $role } tiene ${ $dollars }.
}
because-back = { $left ->
    [one] Entonces hace falta una ficha de Apoyo más, la devuelva quien la devuelva.
   *[other] Entonces hacen falta { $left } fichas de Apoyo más, la devuelva quien la devuelva.
}

## What speaks for a place, a catcher, a card of the queue

because-spaces = { $held ->
    [0] No hay nadie retenido { $place-in }
    [one] Una { -person } está retenida { $place-in }
   *[other] { $held } { -people } están retenidas { $place-in }
}; las reglas permiten { $all } allí.
because-roads = { $roads ->
    [one] Un camino que sale { $place-from } está abierto ahora.
   *[other] { $roads } caminos que salen { $place-from } están abiertos ahora.
}
because-farthest = { $steps ->
    [one] La distancia { $place-from } a Canadá es de un paso; nadie que se pueda elegir está más lejos.
   *[other] La distancia { $place-from } a Canadá es de { $steps } pasos; nadie que se pueda elegir está más lejos.
}
because-distance = { $steps ->
    [one] La distancia { $place-from } a Canadá es de un paso.
   *[other] La distancia { $place-from } a Canadá es de { $steps } pasos.
}
because-harmless = Ningún { -catcher } que se acerque ahora alcanza a nadie.
because-stopped = { $people ->
    [one] Si no, { $catcher-the } capturaría a una { -seeker } { $place-in }.
   *[other] Si no, { $catcher-the } capturaría a { $people } { -seekers } { $place-in }.
}
because-stays = { $catcher-The } se queda { $place-in }.
because-comes = { $catcher-The } llega { $place-to }.
because-spared = { $people ->
    [one] Una { -enslaved-person } no es puesta
   *[other] { $people } { -enslaved-people } no son puestas
} en venta en la nueva { -market-card }, por ${ $dollars }.
because-open = { $room ->
    [0] Tal como están las cosas, cualquiera que se vendiera ahora sería vendido fuera de nuestro alcance, y { $people ->
        [one] una { -person } espera
       *[other] { $people } { -people } esperan
    } ya en las { -market-cards }.
    [one] Tal como están las cosas, cualquiera que se vendiera después de la próxima persona sería vendido fuera de nuestro alcance, y { $people ->
        [one] una { -person } espera
       *[other] { $people } { -people } esperan
    } ya en las { -market-cards }.
   *[other] Tal como están las cosas, cualquiera que se vendiera después de las próximas { $room } personas sería vendido fuera de nuestro alcance, y { $people ->
        [one] una { -person } espera
       *[other] { $people } { -people } esperan
    } ya en las { -market-cards }.
}
because-quiet = No hay ninguna carta de Oposición en la fila.
because-nobody-freed = Nadie que aún pudiera moverse llegaría a Canadá.
because-each-captured = Cada movimiento más significaría una captura, a no ser que se detenga a un { -catcher }.

## What matters now: the first step of a hint

matters-defeat = { $people ->
    [one] Esta ronda una { -person } sería vendida fuera de nuestro alcance, más de lo que permite el { -lost-track }: eso terminaría la partida (R8.2).
   *[other] Esta ronda { $people } { -people } serían vendidas fuera de nuestro alcance, más de lo que permite el { -lost-track }: eso terminaría la partida (R8.2).
}
matters-overflow = { $people ->
    [one] Esta ronda una { -person } sería vendida fuera de nuestro alcance (R8.2).
   *[other] Esta ronda { $people } { -people } serían vendidas fuera de nuestro alcance (R8.2).
}
matters-threat = { $results } de { $all } tiradas de los dados significarían una captura { $place-in }.
matters-support = { $left ->
    [one] Hace falta una ficha de Apoyo más, por ${ $dollars }
   *[other] Hacen falta { $left } fichas de Apoyo más, por ${ $dollars }
}, en { $rounds ->
    [one] esta última ronda
   *[other] { $rounds } rondas
}: el dinero escasea.
matters-near = { $people ->
    [one] Una { -person } está a un paso de Canadá.
   *[other] { $people } { -people } están a un paso de Canadá.
}
matters-goals = { $people ->
    [0] Ya son libres suficientes { -free-people }; ahora deciden el Apoyo y las rondas que quedan.
    [one] Una { -free-person } más debe quedar libre en { $rounds ->
        [one] esta última ronda
       *[other] { $rounds } rondas
    }.
   *[other] { $people } { -free-people } más deben quedar libres en { $rounds ->
        [one] esta última ronda
       *[other] { $rounds } rondas
    }.
}

## Where to look: the second step

area-place = Mira aquí: { $place }.
area-tokens = Mira las fichas del tablero: { $token }.
area-hand = Mira las fichas que tienes en mano: { $token }.
area-card = Mira la fila: { $card }.
area-role = Mira lo que puede hacer este papel: { $role }.
area-reserve = Mira las cartas de reserva.
area-players = Mira lo que tiene delante cada jugador.
area-money = Mira tu dinero.
area-choices = Compara lo que traería cada una de estas respuestas.
area-catcher = Mira al { -catcher } { $catcher } y adónde iría.
area-enough = Piensa si aquí hace falta hacer algo más.

## What one way of going on brought beside another

contrast-captured = { $people ->
    [one] { $would ->
        [1] Una { -seeker } habría sido capturada.
       *[0] Una { -seeker } fue capturada.
    }
   *[other] { $would ->
        [1] { $people } { -seekers } habrían sido capturadas.
       *[0] { $people } { -seekers } fueron capturadas.
    }
}
contrast-freed = { $people ->
    [one] Una { -free-person } { $would ->
        [1] habría llegado a Canadá.
       *[0] llegó a Canadá.
    }
   *[other] { $people } { -free-people } { $would ->
        [1] habrían llegado a Canadá.
       *[0] llegaron a Canadá.
    }
}
contrast-support = { $tokens ->
    [one] Una ficha de Apoyo { $would ->
        [1] se habría comprado.
       *[0] se compró.
    }
   *[other] { $tokens } fichas de Apoyo { $would ->
        [1] se habrían comprado.
       *[0] se compraron.
    }
}
contrast-set-out = { $people ->
    [one] Una { -person } { $would ->
        [1] habría dejado las plantaciones.
       *[0] dejó las plantaciones.
    }
   *[other] { $people } { -people } { $would ->
        [1] habrían dejado las plantaciones.
       *[0] dejaron las plantaciones.
    }
}
contrast-money = { $would ->
    [1] El turno habría aportado ${ $dollars }.
   *[0] El turno aportó ${ $dollars }.
}
contrast-nothing = { $would ->
    [1] Ese turno no habría aportado dinero ni liberado a nadie; prepara el siguiente.
   *[0] El turno no aportó dinero y nadie quedó libre.
}
contrast-funds = { $token-The } dio ${ $dollars }: cuenta { $zone ->
    [south] a las { -people } en el Sur
    [large] a las { -people } en las grandes ciudades
   *[north] a las { -people } en las ciudades del Norte
}.
contrast-funds-less = { $token-The } dio ${ $dollars }: cuenta { $zone ->
    [south] a las { -people } en el Sur
    [large] a las { -people } en las grandes ciudades
   *[north] a las { -people } en las ciudades del Norte
}, menos ${ $off } a causa de { $cards }.

## What luck did

luck-role = { $better ->
    [1] El reparto dio el papel de { $role }, que según nuestra estimación hace más fácil esta partida. Nadie lo decidió.
   *[0] El reparto dio el papel de { $role }, que según nuestra estimación hace más difícil esta partida. Nadie lo decidió.
}
luck-roll = Esto lo decidieron los dados.
luck-caught = Esto lo decidieron los dados: { $results } de { $all } tiradas habrían alcanzado { $place-the }.
luck-draw = Esto lo decidió el mazo: salió { $card }.
luck-market = Esto lo decidió el mazo del mercado: salió una carta con { $people } { -people }.
