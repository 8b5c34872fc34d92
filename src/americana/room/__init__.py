"""The live room: tables that remember, deals that can be verified, and whoever sits and watches there."""
