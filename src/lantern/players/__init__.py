"""How computer players judge a table: plain numbers, compiled with the rules."""
