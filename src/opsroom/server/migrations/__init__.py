"""How the database grew, one file a step."""
