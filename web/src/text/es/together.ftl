### What the page says about playing together: seats, talk, notes, proposals, taking back, coming and going.

the-host = el anfitrión
the-Host = El anfitrión

## Log, chat and notes
sidebar = Junto a la mesa
sidebar-log = Registro
sidebar-chat = Chat
sidebar-notes = Notas
sidebar-unread = { $lines ->
    [one] una línea nueva
   *[other] { $lines } líneas nuevas
}
log-what = Qué ha ocurrido
log-round-short = ronda { $round }
log-open = mostrar todo el registro
log-whole = Todo el registro
log-see = Ver este momento (jugada { $moment })
watching = { $people ->
    [one] 1 mirando
   *[other] { $people } mirando
}
undo-here = Deshacer hasta aquí
undo-here-after = Deshacer hasta aquí, justo después de: { $line }
undone = { $answers ->
    [one] Se deshizo una jugada.
   *[other] Se deshicieron { $answers } jugadas.
}

chat-what = Chat
chat-empty = Nadie ha escrito nada todavía. El chat queda junto a la partida; no forma parte de su registro.
chat-say = Escribir a la mesa
chat-send = Enviar
chat-keys = Intro envía; Mayús con Intro empieza una línea nueva.
chat-left = { $signs ->
    [one] queda un carácter
   *[other] quedan { $signs } caracteres
}
chat-you = tú
chat-quiet = El anfitrión ha silenciado este puesto. Puedes seguir leyendo.
chat-spectator = Los espectadores pueden leer el chat.
chat-hushed = Has ocultado los mensajes de { $seat }.
chat-hear-again = Mostrarlos de nuevo
chat-heard = { $seat } dice: { $text }
chat-waits = Se enviará cuando vuelva la conexión.

notes-about = Planes y recordatorios para esta partida: escribe aquí; se guardan con el puesto.
notes-of = Notas de { $seat }
notes-whose = De quién son las notas
notes-yours = Solo tú puedes leerlas.
notes-here = Todos en esta pantalla pueden leerlas.
notes-writing = escribiendo…
notes-sent = guardando…
notes-kept = guardado

## Proposals
propose-to = ¿Proponer «{ $answer }» a { $seat }?
propose = Proponer
propose-not = Cancelar
propose-short = Proponer a { $seat }: { $answer }
proposal-line = { $seat } propone: { $answer }
proposal-own = Propones: { $answer }
proposal-this = { $seats } { $count ->
    [one] propone esto
   *[other] proponen esto
}
proposal-you = Tú propones esto
proposal-do = Hacerlo
proposal-do-this = Hacer lo que propone { $seat }: { $answer }
proposal-heard = { $seat } propone: { $answer }.
proposals-what = Propuestas
notices-what = Qué esperan los demás

watch-note = Estás mirando esta partida.
waits-for = Esperando a { $seats }.
waits-away = { $seat } (ausente)
waits-propose = Elige una respuesta para proponerla.

## Seats
players = Jugadores
players-open = { $who }. Jugadores e invitaciones
seat-here = aquí
seat-away = ausente
seat-mine = en esta pantalla
seat-you = tú
sidebar-new = { $lines } nuevas
seat-computer = computadora, nivel { $kind }
seat-computer-short = computadora
seat-muted = silenciado
seat-hushed = oculto aquí
seat-change = Cambiar
seat-change-of = Cambiar el puesto de { $seat }
seat-close-of = Cerrar el puesto de { $seat }
seat-name = Nombre
seat-by = Juega
seat-by-person = una persona
seat-by-me = yo
seat-by-computer = computadora, nivel { $kind }
seat-invite = Enviar la invitación de nuevo
seat-renew = Nueva invitación
seat-renew-note = Una nueva invitación, o jugarlo aquí, cierra el enlace anterior.
seat-renew-own-note = Cedes el puesto; esta pantalla deja de jugarlo.
seat-renewed = Una nueva invitación para { $seat }. La anterior ya no sirve.
seat-take = Jugarlo en esta pantalla
seat-mute = Silenciar
seat-hush = Ocultar mensajes de { $seat }
seat-let-computer = Que la computadora juegue por mí
seat-take-back = Volver a jugar yo
seat-my-link = Mi propio enlace, para otro dispositivo
seat-my-link-note = Quien lo tenga juega como tú.
seat-watch-link = Enlace para espectadores

## What only the host may do
host-title = Solo tú, como anfitrión
host-spectators = Espectadores
host-spectator = Espectador { $number }
host-remove = Retirar
host-remove-of = Retirar al espectador { $number }
host-remove-note = Quien sea retirado no puede volver desde la misma red hasta que crees un nuevo enlace para quienes miran.
host-removed = El espectador fue retirado.
host-renew-watch = Nuevo enlace para quienes miran
host-renewed-watch = Hay un nuevo enlace para quienes miran; el anterior ya no abre nada.
host-renew = Nuevo enlace para el anfitrión
host-renewed = Tienes un nuevo enlace como anfitrión; el anterior ya no abre nada. Este navegador ya lo usa.
host-link = Enlace del anfitrión
host-end = Cerrar la mesa
host-end-note = Nadie podrá responder ya, y la mesa no se podrá volver a abrir para jugar. La partida hasta aquí se podrá seguir leyendo.
host-end-do = Cerrarla para todos
host-erase = Borrar la partida
host-erase-note = La partida se borra para todos y para siempre: sus respuestas, nombres, conversación y notas. Nadie puede recuperarla.
host-erase-do = Borrarla para todos
host-keep = Dejarla como está
host-ended = El anfitrión ha cerrado esta mesa. Ya nadie puede responder; la partida hasta aquí se puede seguir leyendo.

away-one = Ausente: { $seat }. ¿Dejar que responda una computadora?
away-let = Que responda una computadora (nivel { $kind })
away-wait = Esperar
away-link = Invitar a otra persona

## Invitations
invitations = Invitaciones
invitations-about = Cada enlace abre un puesto. Envíalo solo a la persona que se sentará en él; el mismo enlace la trae de vuelta más tarde, en cualquier dispositivo.
invitation-of = Invitación para { $seat }
invitation-watch = Solo para mirar
invitation-here = En esta pantalla
invitation-computer = Una computadora
invitation-sit = Jugarlo aquí
invitation-sit-of = Jugarlo aquí: { $seat }
copy = Copiar
copy-of = Copiar el enlace para { $seat }
copied = Copiado
copy-by-hand = Cópialo a mano, por favor.
share = Compartir
share-of = Compartir el enlace para { $seat }
share-text = Un puesto en una mesa de Lantern, como { $seat }
to-the-table = A la mesa
close = Cerrar

join-title = Unirse por enlace
join-sub = una amistad te envió uno
join-link = El enlace, tal como te lo enviaron
join-take = Tomar el puesto
join-none = ¿Nadie te ha enviado uno?
join-wrong = Eso no es una invitación: tiene la forma …/t/NOMBRE#token=…
join-about = Abrir el propio enlace hace lo mismo. El puesto sigue siendo tuyo en este navegador; el mismo enlace te trae de vuelta en cualquier otro.

## Since you were last here
recap-title = Desde tu última visita
recap-first = La historia hasta aquí
recap-freed = { $people ->
    [one] Una { -free-person } llegó a Canadá y es libre.
   *[other] { $people } { -free-people } llegaron a Canadá y son libres.
}
recap-took = { $seat } tomó { $tokens }.
recap-round = Ronda { $round }
recap-said = { $lines ->
    [one] Hay un mensaje nuevo en el chat.
   *[other] Hay { $lines } mensajes nuevos en el chat.
}
recap-quiet = No ha ocurrido nada desde entonces.
recap-then = entonces
recap-now = ahora
recap-numbers = Entonces y ahora
recap-show = Mostrarlo en el mapa
recap-go-on = Continuar
recap-freed-label = Libres
recap-support-label = Apoyo
recap-lost-label = { -Lost }
recap-round-label = Ronda

## Undo by consent
undo-request-title = { $seat } pide deshacer
undo-request-own = Has pedido deshacer
undo-request-what = { $answers ->
    [one] Se desharía esta jugada:
   *[other] Se desharían estas { $answers } jugadas:
}
undo-request-unsaid = { $answers ->
    [one] Un paso que no está en el registro, como elegir a una { -person }.
   *[other] { $answers } pasos que no están en el registro, como elegir a una { -person }.
}
undo-request-more = { $lines ->
    [one] y una línea más
   *[other] y { $lines } líneas más
}
undo-request-line = { $seat } pide deshacer { $answers ->
    [one] una jugada
   *[other] { $answers } jugadas
}.
undo-request-own-line = Has pedido deshacer { $answers ->
    [one] una jugada
   *[other] { $answers } jugadas
}.
undo-request-waits = Esperando a { $seats }.
undo-request-agree = De acuerdo
undo-request-decline = No
undo-request-withdraw = Retirar
undo-request-force = Aceptar por { $seats } (ausente)
undo-request-open = ¿Qué se desharía?
undo-request-look = Mirar antes la mesa
undo-request-declined = { $seat } dijo que no a deshacer.
undo-request-withdrawn = Se retiró la petición de deshacer.

## Your turn
turn-tell = Avisarme cuando sea mi turno
turn-tell-note = con una notificación del navegador, mientras esta página está oculta
turn-denied = El navegador no permite notificaciones de esta página.
turn-title = Es tu turno

remind-title = Cuando es tu turno y no estás
remind-here = Avisarme en este navegador
remind-here-note = con un aviso, también con esta página cerrada, cuando lleves ausente { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
remind-feeds = Sin avisos: un calendario o un canal de noticias
remind-feeds-note = Suscríbete a una de estas direcciones privadas en tu calendario o lector de canales. Muestra si es tu turno y desde cuándo, y nada más. Un nuevo enlace para el puesto la cierra.
remind-calendar = Calendario de { $seat }
remind-atom = Canal de { $seat }

## The connection
connection-title = Esta mesa
connection-opening = Abriendo la mesa…
connection-lost = Se interrumpió la conexión. Intentándolo de nuevo; no se pierde nada de lo confirmado.
connection-last-seen = No hay conexión. Esta es la mesa como la viste aquí por última vez; la partida sigue por sí sola cuando se pueda alcanzar el servidor.
connection-unsaved = El servidor no puede guardar en este momento; tu última respuesta no se aceptó. Intentándolo de nuevo…
connection-back = La conexión ha vuelto.
connection-handed = Este puesto tiene un nuevo enlace, y el de este navegador ya no lo abre. Ahora lo juega otra persona, o el anfitrión tiene el nuevo enlace para ti.
connection-closed = Este enlace no abre esta mesa. Pide uno nuevo al anfitrión.
connection-seat-gone = Uno de tus puestos tiene ahora un nuevo enlace. Conservas los demás.
connection-replay = Ver la partida si ha terminado
connection-start = Página de inicio
connection-join = Unirse por enlace
connection-none = No se puede alcanzar el servidor en este momento.
connection-status = El servidor respondió con { $status }.
