"""Live tables: one task each, the only writer of its log."""
