"""Barbarossa by chapters: cards (3), setup (4), table (5), turn (6, 7), scoring (8), effects (9, 10, 13-2), reinforcement (11), battle (12), drawing (13-1)."""
