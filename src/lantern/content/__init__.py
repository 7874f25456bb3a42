"""The printed game as data: board, tokens, roles, cards and goals, each number with its source."""
