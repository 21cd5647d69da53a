"""Chat at tables: players among themselves, spectators among themselves, and private notes.

Nothing here is part of a State: chat changes no sequence number, waits for no lock of a table and depends on nothing hidden.
"""
