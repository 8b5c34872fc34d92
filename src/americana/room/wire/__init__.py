"""The wire: every message between the room and its clients (`docs/protocol.md`)."""
