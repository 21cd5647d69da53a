"""Meeting people: open seats and quick matches, invitations by name, who is here, and rematches."""
