"""Blitz! by chapters: cards, table, draw, raid, bombing, discard, turn (with set-up and victory)."""
