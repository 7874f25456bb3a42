"""The map in characters: what is drawn in a terminal, and what `print(game)` shows."""
