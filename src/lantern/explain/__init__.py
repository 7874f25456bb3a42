"""Computer players: they see what people see and answer the same questions."""
