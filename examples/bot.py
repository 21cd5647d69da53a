#!/usr/bin/env python3
"""A program that plays on an Opsroom site. Replace `choose`, and it plays as you like.

It needs Python 3.11 or later and one package: `pip install websockets`.

1. On the account page of the site, make a program; the page shows its token once.
2. Run this file with the token in the environment variable OPSROOM_TOKEN:

       OPSROOM_TOKEN=osp_… python bot.py https://club.example

3. Set up a table on the site and give a seat to the program.

It accepts every challenge and plays all its games at the same time, over one connection, until it is stopped; or with
`--games 3` until three games are over. docs/bot-api.md describes what is sent.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

VERSION = 1  # of the bot API
LONGEST_WAIT = 60.0  # seconds between two attempts to connect
Json = dict[str, Any]


def choose(view: Json, question: Json) -> str:
    """The name of one of the question's options. This is what you replace.

    `view` is what the seat sees of the board and `question` what it is asked: `question["key"]` says what about, and each of
    `question["options"]` has a `name`, and `values` that tell what it does. docs/views describes both for each title.
    """
    del view  # a player that thinks looks at it
    return str(random.choice(question["options"])["name"])


def accepts(challenge: Json) -> bool:
    """Whether to play: `challenge` has the title, mode and options, the seat, who asks, the time control and whether it is rated."""
    return bool(challenge["kind"] == "addressed")  # there may be other kinds one day


class Program:
    """One connection to the site, and the games that are played over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.states: dict[tuple[str, str], Json] = {}  # the newest of each game and seat
        self.sent = 0
        self.answers: dict[int, tuple[str, str]] = {}  # those that are on their way: game and seat
        self.over: set[tuple[str, str]] = set()

    def send(self, message: Json) -> int:
        """Sends a message, under a number that the reply repeats."""
        self.sent += 1
        self.socket.send(json.dumps(message | {"id": self.sent}))
        return self.sent

    def run(self, games: int | None) -> bool:
        """Plays until so many games are over."""
        for text in self.socket:
            self.take(json.loads(text))
            if games is not None and len(self.over) >= games:
                return True
        return False

    def take(self, message: Json) -> None:
        """What the site says."""
        kind = message["type"]
        if kind == "hello":
            if message["version"] != VERSION:
                sys.exit(f"the site speaks version {message['version']} of the bot API, this program version {VERSION}")
            print(f"{message['name']} is ready; games: {len(message['games'])}", flush=True)
            for challenge in message["challenges"]:
                self.reply(challenge)
        elif kind == "challenge":
            self.reply(message["challenge"])
        elif kind == "state":
            # Its `events` are those since the State before; a program that reads the log collects them from `since` on.
            self.states[message["table"]["id"], message["you"]] = message
            undo = message["undo"]["asked_by"]
            if undo is not None and undo != message["you"] and message["result"] is None:
                self.send(
                    {"type": "undo_reply", "game": message["table"]["id"], "seat": message["you"], "agree": False}
                )
        elif kind == "your_turn":
            self.answer(message["game"], message["seat"])
        elif kind == "done":
            self.answers.pop(message["id"], None)
        elif kind == "game_begun":
            print(f"plays {message['seat']} in game {message['game']}", flush=True)
        elif kind == "game_over":
            result = message["result"] or {}
            print(
                f"game {message['game']} is over; winners: {', '.join(result.get('winners', [])) or 'nobody'}",
                flush=True,
            )
            self.over.add((message["game"], message["seat"]))
        elif kind == "game_left":
            print(f"nothing more from game {message['game']}: {message['why']}", flush=True)
        elif kind == "error":
            self.refused(message)

    def reply(self, challenge: Json) -> None:
        """Takes a seat, or leaves it open."""
        verb = "accept" if accepts(challenge) else "decline"
        self.send({"type": verb, "challenge": challenge["id"]})

    def answer(self, game: str, seat: str) -> None:
        """Answers the question of the newest State, if that asks this seat."""
        state = self.states[game, seat]
        question = state["question"]
        if question is None or question["seat"] != seat:
            return
        chosen = choose(state["view"], question)
        number = self.send({"type": "answer", "game": game, "seat": seat, "answer": chosen, "n": state["n"]})
        self.answers[number] = game, seat

    def refused(self, message: Json) -> None:
        """Something was not carried out. After `stale_answer` the site sends the State again."""
        error = message["error"]
        if error["code"] in ("bad_token", "banned", "programs_off", "token_and_cookie", "foreign_origin"):
            sys.exit(error["message"])
        game = self.answers.pop(message["id"], None)
        if error["code"] == "rate_limited":
            time.sleep(float(error["detail"].get("seconds", 1)))
            if game is not None:
                self.answer(*game)
        elif error["code"] != "stale_answer":
            print(f"refused: {error['code']}: {error['message']}", file=sys.stderr, flush=True)


def address_of(site: str) -> str:
    """Where the stream of a site is."""
    parts = urlsplit(site if "://" in site else f"https://{site}")
    return urlunsplit(("ws" if parts.scheme == "http" else "wss", parts.netloc, "/api/bot/v1/stream", "", ""))


def main() -> None:
    """Plays, and connects again when the connection is lost."""
    about = argparse.ArgumentParser(description="Plays on an Opsroom site. The token is in OPSROOM_TOKEN.")
    about.add_argument("site", help="address of the site, such as https://club.example")
    about.add_argument("--games", type=int, help="stop after so many games")
    chosen = about.parse_args()
    token = os.environ.get("OPSROOM_TOKEN") or sys.exit("put the program's token into OPSROOM_TOKEN")
    headers, wait, left = {"Authorization": f"Bearer {token}"}, 1.0, chosen.games
    while True:
        try:
            with connect(address_of(chosen.site), additional_headers=headers, max_size=None) as socket:
                wait = 1.0
                program = Program(socket)
                if program.run(left):
                    return
                left = None if left is None else left - len(program.over)
        except (OSError, ConnectionClosed, InvalidHandshake) as error:
            print(f"no connection: {type(error).__name__}; trying again", file=sys.stderr, flush=True)
        time.sleep(wait)
        wait = min(LONGEST_WAIT, 2 * wait)


if __name__ == "__main__":
    main()
