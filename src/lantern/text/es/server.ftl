### What the server says to people: why it refuses something (by the code of the error), its error pages, feeds and notices.

## Refusals
refused-stale = Alguien fue más rápido: la mesa ha cambiado. Así está ahora.
refused-not-allowed = Eso no es posible ahora. Así está la mesa.
refused-not-your-seat = Aquí se pregunta a otro puesto.
refused-computer-seat = Una computadora tiene ahora este puesto. Recupéralo primero, en Jugadores.
refused-spectator = Los espectadores miran; no pueden actuar.
refused-too-long = Esta partida ha alcanzado la duración máxima permitida.
refused-over = La partida ha terminado.
refused-nothing-to-undo = Eso no se puede deshacer: desde entonces hubo una tirada o una carta robada.
refused-nothing-to-redo = No hay nada que rehacer.
refused-not-host = Solo el anfitrión puede hacer esto.
refused-muted = El anfitrión ha silenciado este puesto.
refused-empty = El mensaje está vacío.
refused-your-own-seat = Esta decisión es tuya; no hace falta proponerla.
refused-no-token = Esto requiere el enlace a un puesto.
refused-wrong-token = Este enlace no abre esta mesa, o ya no la abre.
refused-no-such-table = Aquí no existe esa mesa.
refused-other-rules = Esta partida se jugó con las reglas de una versión anterior y no puede continuar aquí. Su registro todavía se puede guardar como texto.
refused-too-many = Demasiadas peticiones; espera un momento, por favor.
refused-not-saved = El servidor no puede guardar en este momento, así que no se cambió nada. Inténtalo de nuevo en un momento.
refused-not-read = El servidor no puede leer sus partidas en este momento. Inténtalo de nuevo en un momento.
refused-hidden-luck = Hasta que esta partida termine, solo su anfitrión puede reutilizar sus dados y cartas. Todos pueden continuarla con nuevo azar.
refused-hints-off = El anfitrión ha desactivado las pistas en esta mesa.
refused-not-asked = Una pista es para el jugador a quien se pregunta, y ahora es otra persona.
refused-no-advice = Se interrumpió a la computadora. Pregunta de nuevo, por favor.
refused-busy = Ahora hay demasiados jugadores esperando consejo. Pregunta de nuevo en un momento.
refused-not-over = Una partida se puede analizar cuando ha terminado.
refused-ended = El anfitrión ha cerrado esta mesa.
refused-key-taken = Otro puesto ya ha dado esta respuesta.
refused-no-such-moment = La partida no tiene ese momento.
refused-no-such-game = Esta partida no se puede preparar: { $detail }
refused-no-such-player = No existe ese jugador para sentarse aquí.
refused-no-such-seat = No existe ese puesto en esta mesa.
refused-no-such-spectator = Este espectador ya se ha ido.
refused-damaged-record = Este no es un registro completo de una partida: { $detail }
refused-damaged-table = Faltan jugadas de esta partida, así que no puede continuar.
refused-bad-edition = Estos números no se pueden usar: { $detail }
refused-bad-position = Esta posición no se puede usar: { $detail }
refused-too-large = Esto es mayor de lo que acepta el servidor.
refused-too-many-tables = Ya ha habido suficientes mesas nuevas por hoy. Vuelve mañana, por favor.
refused-too-slow = La petición tardó demasiado. Inténtalo de nuevo.
refused-wrong-host = Este servidor tiene otro nombre.
refused-wrong-origin = Esta petición viene de otro sitio.
refused-wrong-method = Esta dirección no acepta ese tipo de petición.
refused-not-found = No existe esa página en este servidor.
refused-not-operator = Esto requiere la clave de quien administra el servidor.
refused-not-local = Para esto, abre la dirección que mostró «lantern serve».
refused-removed = El anfitrión te ha cerrado esta mesa.
refused-bad-request = El servidor no pudo leer esta petición.
refused-bad-message = El servidor no pudo leer este mensaje.
refused-bad-messages = El servidor no pudo leer estos mensajes.
refused-no-notices = Este servidor no envía avisos.
refused-no-push = Este servidor solo ofrece canales de noticias.
refused-no-seat = Solo se puede avisar a jugadores con un puesto.
refused-bad-endpoint = Este servidor no conoce el servicio de notificaciones de este navegador.
refused-bad-keys = No se pueden leer las claves del servicio de notificaciones de este navegador.
refused-mistake = Algo salió mal en el servidor. No se pierde nada de lo confirmado.
refused-http-error = El servidor no puede responder a esto.
refused-no-page = Esta instalación no tiene página; la interfaz está en /api.

## Pages of the server itself
error-title = Eso no funcionó
error-title-404 = Aquí no hay nada
error-title-405 = Eso no es posible aquí
error-title-no-page = La página no está construida
error-start = A la página de inicio

## What a link shows where links are previewed
preview = Lantern
    .about = Un juego cooperativo sobre el Ferrocarril Subterráneo, 1800–1865, para una a cuatro personas como abolicionistas.
preview-invitation = Una mesa de Lantern
    .about = Este enlace abre una mesa de un juego cooperativo sobre el Ferrocarril Subterráneo, 1800–1865.
preview-game = { $players ->
    [one] Una partida de Lantern para una persona
   *[other] Una partida de Lantern para { $players }
}
    .about = { $outcome } Vuelve a verla, ronda por ronda.

## Feeds and notices
feed-title = Lantern: turnos de un puesto
feed-turn = Lantern: es tu turno
notice-turn = Es tu turno.
notice-turn-round = Es tu turno: ronda { $round } de una partida para { $players }.
