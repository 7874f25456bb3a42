"""The table on the network: live games, seats, storage, and the page."""

import lantern

__path__ = [f"{place}/server" for place in lantern.__path__]  # some modules may be compiled
