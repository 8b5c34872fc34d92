"""The engine: a hand is a value, and what happens to it is a list of events."""
