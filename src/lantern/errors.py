"""The base of every exception that this package raises on purpose."""


class LanternError(ValueError):
    """Something cannot be done; says what and why, and nothing has changed."""
