"""The archive: finished games that everyone may see, and the pages of those who played them."""
