"""The table in a terminal: the map, the cards, and a question to be answered by typing."""
