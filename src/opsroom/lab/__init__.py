"""The lab: many games at once, checked and counted."""
