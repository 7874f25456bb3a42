"""Live tables: a cache of each log, and what is done at a table."""
