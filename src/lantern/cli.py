"""The command `lantern`."""

import lantern


def main() -> int:
    """Say which engine is in use."""
    print(f"lantern {lantern.__version__} ({'compiled' if lantern.COMPILED else 'plain Python'} engine)")
    return 0
