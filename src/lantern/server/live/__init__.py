"""Live connections: one task each, with a bounded queue of what is still to be sent."""
