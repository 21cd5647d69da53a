"""Who plays: names, accounts, sessions, roles."""
