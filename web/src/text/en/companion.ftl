### Beside the printed game: people enter what their own dice and cards show.

companion-enter = Enter what came
companion-die-catcher = Colour die
companion-die-places = Movement die
companion-walking = Walking figure
companion-colour-first = Choose the colour first.
companion-search = Name of the card
companion-none = No card of that name can come now.
