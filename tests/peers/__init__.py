"""Our engine beside PokerKit's: the same hands on both, every difference named (docs/pokerkit.md)."""
