### Questions, and the answers as they are offered.

ask-roll = { $lead } tira los dos dados.
ask-market-card = Se descubre la siguiente { -market-card }.
ask-draw = Se roba la siguiente carta del mazo.
ask-draw-and-resolve = Se roba la carta superior del mazo y surte efecto.
ask-role = Se reparte el papel del jugador { $number }.
ask-lead = ¿Quién tiene primero el farol?

detail-conduct = { -Person } { $person } de { $people }, hasta { $steps ->
    [one] un lugar
   *[other] { $steps } lugares
}
detail-pooled = { $steps ->
    [one] Queda un paso
   *[other] Quedan { $steps } pasos
}, para cualquier número de { -people }
detail-planning = { $taken } de { $limit } fichas tomadas · dinero para { $able } de { $stacks } clases
ask-conduct = ¿Quién se mueve?
ask-guide = ¿Adónde va la { -person } que está { $place-in }?
ask-way = Camino { $place-from } { $goal-to }: ¿por tierra, o por mar con un pasaje y menos pasos?

ask-direction = { $catcher-The } tiene a alguien igual de cerca a ambos lados. ¿Hacia dónde va?
ask-hold = ¿Qué { -catcher } se queda donde está?
ask-catcher-moves = { $seat }: ¿usar { $card } para que ningún { -catcher } se mueva durante toda esta acción?
ask-catcher-captures = { $seat }: ¿usar { $card } para que este { -catcher } no se mueva y no capture a nadie?

ask-turn = { $seat }: ¿qué haces?
ask-planning = { $seat }: ¿qué fichas tomas?
ask-deliver = { $people ->
    [one] Una { -enslaved-person } es llevada a las plantaciones. ¿Adónde?
   *[other] { $people } { -enslaved-people } son llevadas a las plantaciones. ¿Adónde va la siguiente?
}
ask-outlaw = { $seat }: una nueva { -market-card } con { $people ->
    [one] una { -enslaved-person }
   *[other] { $people } { -enslaved-people }
}. ¿Pagar para que se pongan menos en venta?
ask-gift = { $seat }: ¿cuánto das a { $receiver }?

ask-shop = { $discount ->
    [0] ¿Comprar una ficha a su precio completo?
   *[other] { $tokens ->
        [one] ¿Comprar una ficha con ${ $discount } de descuento?
       *[other] ¿Comprar hasta { $tokens } fichas con ${ $discount } de descuento cada una?
    }
}
ask-shop-free = ¿Tomar una ficha gratis?
ask-carry = { $people ->
    [one] ¿A quién se lleva allí?
   *[other] ¿A quién se lleva allí? Hasta { $people }.
}
ask-carry-to = ¿Adónde va la { -person } que está { $place-in }?
ask-fork = Elige una opción:
ask-swap = { $seat }: ¿intercambiar dos cartas de la fila? La primera:
ask-swap-with = ¿Con qué carta cambia de lugar?
ask-to-deck = ¿Qué carta vuelve a la parte superior del mazo?
ask-discard = ¿Qué carta se descarta?
ask-seize = ¿A quién alcanza la Ley de Esclavos Fugitivos? { $people ->
    [one] Una más.
   *[other] { $people } más.
}
ask-send-back = ¿A quién se devuelve a una plantación? { $people ->
    [one] Una más.
   *[other] { $people } más.
}
ask-return-support = ¿Quién devuelve una ficha de Apoyo?

say-done = { $kind ->
    [turn] Terminar turno
    [conduct] No mover más
    [carry] Listo
    [shop] Ninguna ficha
    [reserve] No, conservarla
    [hold] Ninguno
    [outlaw] No pagar nada
    [gift] No dar más
    [swap] Sin intercambio
    [to-deck] Ninguna carta
    [fork] Ninguna
   *[other] Listo
}
say-pass = Pasar, renunciando a toda acción, y tomar ${ $dollars }
say-money = Tomar ${ $dollars } por tu papel
say-benefit = Beneficio de tu papel: mover hasta dos { -people }, un lugar cada una
say-special-agent = Especial: una { -enslaved-person } de cada { -market-card } no es vendida
say-special-conductor = Especial: cinco pasos, repartidos como quieras
say-special-preacher = Especial: descartar cualquier carta de la fila
say-special-shepherd = Especial: llevar hasta dos { -enslaved-people } a Nueva York
say-shield = Especial del Jefe de estación: las fichas de Conductor de { $seat } no atraen { -catchers } durante el resto de este turno
say-reserve = Sí, usar { $card }
say-west = Oeste
say-east = Este
say-hold = { $catcher-The } se queda { $place-in }
say-give = Charles Sumner: dar dinero a { $seat }
say-return-support = { $seat }
say-move = Mover hasta { $people } { -people }, { $steps ->
    [one] un lugar
   *[other] { $steps } lugares
} cada una
say-buy-token = { $discount ->
    [0] Comprar una ficha a su precio completo
   *[other] Comprar una ficha con ${ $discount } de descuento
}
say-card = { $card } (espacio { $space })
say-discard = Descartar { $card } (espacio { $space })
say-buy = Comprar { $card } por ${ $dollars }
say-play = Jugar { $token }
say-play-third = Jugar { $token } como tercera ficha (tu especial)
say-take = { $dollars ->
    [0] Tomar { $token }, gratis
   *[other] Tomar { $token } por ${ $dollars }
}
say-ready = Listo
say-unready = Aún no
say-other = { $seat }: { $answer }
say-from = { $place }
say-to = { $place }
say-amount = ${ $dollars }
say-outlaw = Pagar ${ $dollars }: { $people ->
    [one] una { -person }
   *[other] { $people } { -people }
} menos
say-by-land = Por tierra
say-by-sea = Por mar, por ${ $dollars }
say-lead = { $seat }
say-market-card = Carta { $number }, { $people ->
    [one] una { -enslaved-person }
   *[other] { $people } { -enslaved-people }
}
say-roll-walking = La figura que camina: ningún { -catcher } se mueve
say-roll-west = { $catcher }, { $places } al oeste
say-roll-east = { $catcher }, { $places } al este

## Answers in groups with fixed places, in few words; tokens, cards and roles have their names
act-money = Dinero del papel
act-give = Dar dinero a { $seat }
act-pass = Pasar
act-done = Terminar turno
act-ready = Listo
act-unready = Aún no

## What a token can do
use-conductor = mueve hasta { $people } { $people ->
    [one] { -person }
   *[other] { -people }
}, { $steps ->
    [one] un lugar
   *[other] { $steps } lugares
} cada una
use-funds = aporta ${ $dollars } ahora
use-support = cuenta para el objetivo
