"""The table on the network: live games, seats, storage, and the page."""
