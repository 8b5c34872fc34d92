"""The room on the network: pages, an HTTP interface, sockets, sessions by cookie. Knows no rule of the game."""
