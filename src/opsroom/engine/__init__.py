"""The engine: procedures and steps, questions, columns, chance, views, undo, saves.  Knows no title."""
