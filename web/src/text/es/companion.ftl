### Beside the printed game: people enter what their own dice and cards show.

companion-enter = Introduce lo que salió
companion-die-catcher = Dado de color
companion-die-places = Dado de movimiento
companion-walking = Figura que camina
companion-colour-first = Elige primero el color.
companion-search = Nombre de la carta
companion-none = Ahora no puede salir ninguna carta con ese nombre.
