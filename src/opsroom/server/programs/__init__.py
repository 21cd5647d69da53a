"""Programs that people write and let play: their tokens, the bot API and its stream. See docs/bot-api.md."""
