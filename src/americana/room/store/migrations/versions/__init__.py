"""One file a step, numbered; a step that was ever released is never edited."""
