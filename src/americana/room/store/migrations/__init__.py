"""The steps by which an older file of the room is brought up to date, run when the store opens it."""
