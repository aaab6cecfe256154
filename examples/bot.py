"""A player for Tablée in plain Python: no packages needed.

    python3 examples/bot.py http://127.0.0.1:8617 tic-tac-toe          opens a table against a bot of the house
    python3 examples/bot.py http://127.0.0.1:8617 --join TABLE         sits down at a table that waits

It looks, picks one of its legal actions at random, acts, and looks again until the game is over. Put your own
idea of a good move into `choose`. docs/api.md has everything else, the WebSocket included.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def call(server, path, body=None, token=None):
    """One request; the answer as Python values. Errors have a code and a reason."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(server + path, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as wrong:
        return json.load(wrong)


def choose(state):
    """The move to make: `state["view"]` is all that this seat knows, `state["legal"]` all that it may do."""
    return random.choice(state["legal"])


def play(server, table, token):
    """Plays one seat until the game is over; returns the last state."""
    path = f"/api/tables/{table}"
    while True:
        state = call(server, path, token=token)
        if state["turn"] == "over":
            return state
        if state.get("legal"):
            # With `v`, an action that comes too late is refused instead of being taken for another.
            done = call(server, path + "/act", {"act": choose(state), "v": state["v"]}, token)
            if "error" in done and done["error"]["code"] not in ("stale", "refused"):
                raise SystemExit(done["error"]["reason"])
        else:
            time.sleep(0.2)


def main(server, *what):
    if what[:1] == ("--join",):
        table = what[1]
        seat = call(server, f"/api/tables/{table}/seats", {"name": "Python"})
    else:
        game = what[0] if what else "tic-tac-toe"
        seats = ["person", "bot:easy"]
        seat = call(server, "/api/tables", {"game": game, "seats": seats, "name": "Python", "pause_ms": 0})
        table = seat.get("table")
    if "error" in seat:
        raise SystemExit(seat["error"]["reason"])
    print(f"Watch at {server}/t/{table}")
    state = play(server, table, seat["token"])
    print("Payoffs:", state["outcome"]["payoffs"], "for seat", seat["seat"])


if __name__ == "__main__":
    main(*(sys.argv[1:] or ["http://127.0.0.1:8617"]))
