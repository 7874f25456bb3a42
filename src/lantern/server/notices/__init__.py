"""Notices for people who are away: Web Push (push.py, watch.py), and a feed for each seat (feed.py)."""
