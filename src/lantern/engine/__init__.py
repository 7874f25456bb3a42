"""The rules. Standard library only: no input or output, no clock, no dice of its own."""
