"""The rules, by chapters of the rulebook."""
