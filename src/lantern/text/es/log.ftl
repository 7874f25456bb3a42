### The log. Quiet sentences, in the past; the cause follows where something happened by itself.

nobody = nadie
cause-dice = por los dados
cause-arrival = porque alguien llegó { $place-to }
cause-card = a causa de { $card }
cause-sale = a donde nadie en esta mesa puede llegar

log-round = Ronda { $round } de 8.
log-phase = { $phase }.
log-rolled = { $east ->
    [0] Los dados mostraron la figura que camina. Ningún { -catcher } se mueve.
    [-1] Los dados mostraron { $catcher }, uno al oeste.
    [-2] Los dados mostraron { $catcher }, dos al oeste.
    [-3] Los dados mostraron { $catcher }, tres al oeste{ $calm ->
        [1] , lo que no mueve a nadie en esta partida.
       *[0] .
    }
    [1] Los dados mostraron { $catcher }, uno al este.
    [2] Los dados mostraron { $catcher }, dos al este.
   *[3] Los dados mostraron { $catcher }, tres al este{ $calm ->
        [1] , lo que no mueve a nadie en esta partida.
       *[0] .
    }
}
log-catcher-moved = { $catcher-The } fue { $from-from } { $to-to }.
log-captured = { $people ->
    [one] Una { -seeker } fue capturada { $place-in }.
   *[other] { $people } { -seekers } fueron capturadas { $place-in }.
}
log-moved = Una { $to-id ->
    [place-canada] { -free-person }
   *[other] { -seeker }
} fue { $from-from } { $to-to }.
log-aid = Los amigos { $place-from } dieron ${ $dollars } a { $seat }.
log-fare = { $seat } pagó ${ $dollars } por el pasaje.
log-freed = Una { -free-person } llegó a Canadá y es libre.
log-carried = Una { $to-id ->
    [place-canada] { -free-person }
   *[other] { -person }
} fue llevada { $from-from } { $to-to }.
log-held = { $seat } detuvo { $catcher-to } ({ $card }).
log-calmed = Sin movimiento: { $catchers } ({ $card }).
log-took = { $dollars ->
    [0] { $seat } tomó { $token-the }.
   *[other] { $seat } tomó { $token-the } por ${ $dollars }.
}
log-played = { $seat } jugó { $token-the }.
log-returned = { $token-The } volvió a su pila.
log-funds = { $seat } recaudó ${ $dollars }.
log-ready = { $ready ->
    [1] { $seat }: listo.
   *[0] { $seat }: aún no.
}
log-period = Empieza { $period }: sus fichas y sus cartas están ahora en juego.
log-turn = Actúa { $seat }.
log-passed = { $seat } pasó y tomó ${ $dollars }.
log-ended = { $seat } terminó el turno.
log-role-money = { $seat } tomó ${ $dollars } por el papel.
log-special = { $seat } usó el especial.
log-benefit = { $seat } usó el beneficio del papel.
log-bought = { $seat } compró { $card } por ${ $dollars }.
log-entered = { $card } entró en la fila, espacio { $slot }.
log-left = { $why ->
    [purchase] { $card } salió de la fila.
    [lantern] { $card } salió de la fila en la fase del farol.
    [card] Se descartó de la fila: { $card }.
    [to-deck] { $card } pasó a la parte superior del mazo.
   *[preacher] El Predicador descartó { $card }.
}
log-aside = Se apartó { $card }: solo puede entrar una nueva carta de Oposición.
log-shuffled = { $cards ->
    [one] Una carta se barajó de nuevo en el mazo.
   *[other] { $cards } cartas se barajaron de nuevo en el mazo.
}
log-drew = { $seat } robó { $card }.
log-kept = { $seat } conserva { $card }.
log-dropped = { $seat } descartó { $card } sin usarla.
log-used = { $seat } usó { $card }.
log-swapped = { $seat } intercambió las cartas de los espacios { $slot } y { $other }.
log-gained = { $seat } recibió ${ $dollars } ({ $card }).
log-gift = { $seat } dio ${ $dollars } a { $receiver }.
log-market-card = Apareció una nueva { -market-card } con { $people ->
    [one] una { -enslaved-person }.
   *[other] { $people } { -enslaved-people }.
}
log-loaded = { $people ->
    [one] Una { -enslaved-person } más fue puesta en venta en la { -market-card } { $slot }.
   *[other] { $people } { -enslaved-people } más fueron puestas en venta en la { -market-card } { $slot }.
}
log-unloaded = { $seat } evitó que una { -enslaved-person } de la { -market-card } { $slot } fuera vendida.
log-sold = { $people ->
    [0] La { -market-card } de abajo no tenía a nadie.
    [one] Una { -enslaved-person } fue vendida a las plantaciones.
   *[other] { $people } { -enslaved-people } fueron vendidas a las plantaciones.
}
log-delivered = { $people ->
    [one] Una { -enslaved-person } fue llevada { $place-to }.
   *[other] { $people } { -enslaved-people } fueron llevadas { $place-to }.
}
log-lost = { $people ->
    [one] Una { -person } fue vendida fuera de alcance.
   *[other] { $people } { -people } fueron vendidas fuera de alcance.
}
log-sent-back = Una { -person } que estaba { $place-in } fue devuelta.
log-seized = Una { -person } que estaba { $place-in } fue apresada.
log-discarded = { $token-The } salió del juego.
log-support-back = Volvió una ficha de Apoyo de { $seat }.
log-lantern = { $seat } tiene el farol.
log-outcome = { $outcome }
log-spared = { $seat } pagó ${ $dollars }: { $people ->
    [one] una { -person } no fue puesta en venta.
   *[other] { $people } { -people } no fueron puestas en venta.
}
log-role = Papel del jugador { $seat }: { $role }.
log-struck = { $card } surte efecto.
