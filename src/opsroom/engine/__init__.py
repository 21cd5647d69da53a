"""The engine: procedures and steps, questions, columns, chance, views, undo, saves.  Independent of the titles."""
