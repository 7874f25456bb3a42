"""Servers, workers, databases and connections end at random moments of games; nothing acknowledged may be lost."""
