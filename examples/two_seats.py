"""A client for two seats: two guests sit down at one table with bots, cut every deck, and play some hands.

Written from docs/protocol.md and docs/fairness.md alone. Needs Python 3.11 or newer and the package `websockets`.
"""

import argparse
import asyncio
import contextlib
import json
import secrets
import struct
import time
import urllib.error
import urllib.request
from collections import Counter
from hashlib import sha256
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
PATIENCE = 3.0  # seconds after which an order without an answer is sent again
AGAIN = {"table_busy", "not_written", "write_unknown"}  # refusals that mean: the same again, later
FINAL = {"reload", "no_such_table", "session_over", "no_session", "table_closed"}  # nothing will help


def ask(method: str, url: str, cookie: str = "", body: Json | None = None) -> tuple[Json, str]:
    """The answer to an HTTP request, and the cookie that came with it."""
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(url, json.dumps(body).encode() if body else None, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer), str(answer.headers.get("Set-Cookie", "")).split(";")[0]
    except urllib.error.HTTPError as error:
        raise RuntimeError(json.load(error)["code"]) from None


def digest(what: str, *fields: bytes) -> bytes:
    """H of "The bytes" in docs/fairness.md."""
    return sha256(f"americana/{what}/1".encode() + b"".join(fields)).digest()


def record_of(seal: Json, table: str, rules: Json) -> str:
    """The hash that a seal must have, since it binds decks, seats, rules and commitments."""
    return digest(
        "record",
        *(digest("text", text.encode()) for text in (table, seal["hand"])),
        struct.pack(">QI", seal["number"], seal["attempt"]) + bytes.fromhex(seal["previous"]),
        digest("rules", "".join(f"{name}={str(rules[name]).lower()}\n" for name in sorted(rules)).encode()),
        bytes([255 if seal["dealer"] is None else seal["dealer"]]),
        digest("seats", *(struct.pack(">BQ", *pair) for pair in seal["seats"])),
        digest("commitments", *(bytes([seat]) + bytes.fromhex(given) for seat, given in seal["commitments"])),
        *map(bytes.fromhex, seal["roots"]),
    ).hex()


def choose(frame: Json) -> Json:
    """One of the menu: bet with a pair or better, stay with it or where it is cheap, else give up."""
    hand, you = frame["public"]["hand"], frame["you"]
    menu = {entry["verb"]: entry["least"] for entry in you["menu"]}
    up = next(player["up"] for player in hand["players"] if player["seat"] == you["seat"])
    has_pair = len({card[0] for card in (you["down"], *up)}) <= len(up)
    is_cheap = menu.get("call", 0) <= hand["pot"] // 6
    wishes = ["raise", "bet", "complete"] if has_pair and hand["wagers"] < 2 else []
    wishes += ["check", "call", "bring_in"] if has_pair or is_cheap else ["check", "bring_in", "fold"]
    verb = next(verb for verb in (*wishes, *menu) if verb in menu)
    order = {"do": verb, "hand": hand["id"], "turn": hand["turn"]}
    return order | ({"to": menu[verb]} if verb in ("bet", "raise") else {})


class Score:
    """What came of the hands; both players look at the same table."""

    def __init__(self, wanted: int) -> None:
        self.wanted, self.played, self.cut, self.last, self.nets = wanted, 0, 0, 0, Counter[str]()
        self.players: list[Player] = []

    def note(self, public: Json) -> None:
        """Count the hand if it is over, once."""
        hand, seal = public["hand"], public["seal"]
        if hand is None or not hand["is_over"] or hand["number"] <= self.last or self.played == self.wanted:
            return
        self.last = hand["number"]
        gains = {player["seat"]: player["stack"] - player["began"] for player in hand["players"]}
        ours = {player.name: gains[player.seat] for player in self.players if player.seat in gains}
        if not ours:
            return
        cutters = len(seal["nonces"]) if seal["hand"] == hand["id"] else 0
        self.played, self.cut = self.played + 1, self.cut + bool(cutters)
        self.nets.update(ours)
        won = sorted({seat for award in hand["awards"] for seat in award["winners"]})
        nets = (f"{name} {net:+}" for name, net in ours.items())
        print(f"hand {hand['number']}: won by seat", *won, "|", *nets, "| cut by", cutters, flush=True)


class Player:
    """A guest with a cookie, a socket and a seat."""

    def __init__(self, name: str, room: str, table: str, chips: int, score: Score) -> None:
        self.name, self.room, self.table, self.chips, self.score = name, room, table, chips, score
        self.cookie = ask("POST", f"{room}/api/guest", body={"name": name})[1]
        self.frame, self.about, self.rest_until, self.is_done = Json(), Json(), 0.0, False
        self.seat: int | None = None
        self.orders: dict[str, tuple[Json, float]] = {}  # those without an answer, and when they were sent
        self.answered: tuple[str, int] | None = None  # the last decision that was made
        self.record: str | None = None  # of the newest seal, if none was missed
        self.committed: tuple[int, int] | None = None  # the last cut, over this socket
        self.nonces: dict[tuple[int, int], bytes] = {}
        self.revealed: dict[tuple[int, int], str] = {}  # a cut, and the record to which its nonce was given

    def _tell(self, *what: object) -> None:
        print(f"  {self.name}:", *what, flush=True)

    async def play(self) -> None:
        """Keep a socket open until the hands are over and the seat is left."""
        url, pause = f"ws{self.room.removeprefix('http')}/ws/table/{self.table}", 0.1
        while not self.is_done:
            try:
                async with connect(url, additional_headers={"Cookie": self.cookie}) as socket:
                    await socket.send(json.dumps({"do": "hello", "protocol": 1, "v": self.frame.get("v", 0)}))
                    self.frame, self.committed = {}, None
                    while not self.is_done:
                        with contextlib.suppress(TimeoutError):
                            await self.hear(json.loads(await asyncio.wait_for(socket.recv(), 1)))
                        if self.frame:
                            pause = 0.1
                            await self.act(socket)
            except (OSError, WebSocketException) as error:
                self._tell("lost the room,", error)
                await asyncio.sleep(pause := min(2 * pause, 5))

    async def hear(self, frame: Json) -> None:
        """Take in one frame."""
        match frame["is"]:
            case "table" if frame["reset"] or frame["v"] > self.frame["v"]:
                if frame["reset"] or frame["v"] > self.frame["v"] + 1:
                    self.record = None  # there may have been seals that were not seen
                self.frame, self.about, self.seat = frame, frame.get("about", self.about), frame["you"]["seat"]
                for event in frame["events"]:
                    if event["event"] == "HandResealed" and self.seat in event["silent"]:
                        self._tell("the room did not hear my number, or says so")
                self.score.note(frame["public"])
            case "receipt":
                self.orders.pop(frame["id"], None)
            case "bye" | "refused" if frame["code"] in FINAL:
                raise RuntimeError(frame["code"])
            case "refused":
                await self.be_refused(frame["id"], frame["code"], frame["facts"])

    async def be_refused(self, key: str | None, code: str, facts: Json) -> None:
        """Give an order up, or change what the next one will ask for."""
        self._tell("refused,", code, facts)
        self.rest_until = time.monotonic() + 1
        if key and code not in AGAIN:
            self.orders.pop(key, None)
        if code in ("bad_buy_in", "bad_top_up"):
            self.chips = facts["least" if code == "bad_buy_in" else "most"]
        elif code == "too_few_chips":
            try:
                me, _ = await asyncio.to_thread(ask, "POST", f"{self.room}/api/me/chips", self.cookie)
                self._tell("was given play chips, has", me["balance"])
            except RuntimeError as refusal:
                self._tell("was given no play chips,", refusal)
                self.chips = max(facts["has"], self.about["buy_in"][0])
                self.rest_until += 60 if facts["has"] < self.chips else 0

    async def act(self, socket: ClientConnection) -> None:
        """Do what the newest table asks for."""
        await self.cut(socket)
        now, hand, you = time.monotonic(), self.frame["public"]["hand"], self.frame["you"]
        if you["menu"] and self.answered != (hand["id"], hand["turn"]):
            self.answered = hand["id"], hand["turn"]
            self.orders[secrets.token_hex(8)] = choose(self.frame), 0.0
        elif not self.orders and now > self.rest_until and (errand := self.errand()):
            self.orders[secrets.token_hex(8)] = errand, 0.0
        for key, (order, sent) in self.orders.items():
            if now > sent + PATIENCE:
                self.orders[key] = order, now
                await socket.send(json.dumps(order | {"id": key}))

    def errand(self) -> Json | None:
        """What to ask for besides playing: to sit down, more chips, to be dealt in, to leave."""
        seats, hand = self.frame["public"]["seats"], self.frame["public"]["hand"]
        over = self.score.played == self.score.wanted
        if self.seat is None:
            self.is_done = over
            free = [number for number, seat in enumerate(seats) if seat is None and not over]
            return {"do": "sit", "seat": secrets.choice(free), "chips": self.chips} if free else None
        seat = seats[self.seat]
        if over:
            return None if seat["is_leaving"] else {"do": "leave"}
        is_in_play = hand and not hand["is_over"] and any(player["seat"] == self.seat for player in hand["players"])
        if seat["chips"] + seat["asked"] == 0 and not is_in_play:
            return {"do": "top_up", "chips": self.chips}
        return {"do": "sit_in"} if seat["is_out"] or seat["is_away"] else None

    async def cut(self, socket: ClientConnection) -> None:
        """Promise a nonce when the room asks, and reveal it when the seal is what it must be."""
        public, cut = self.frame["public"], self.frame["you"]["commit"]
        last = max(self.revealed, default=(0, 0))  # nothing is promised again for a cut that is past
        if cut and last < (key := (cut["number"], cut["attempt"])) != self.committed:
            self.committed = key
            promise = digest("commitment", self.nonces.setdefault(key, secrets.token_bytes(32))).hex()
            await socket.send(json.dumps({"do": "commit", **cut, "commitment": promise}))
        seal, before = public["seal"], self.record
        self.record = seal and seal["record"]
        if not seal or seal["deck"] is not None or seal["record"] == before or self.seat in dict(seal["nonces"]):
            return
        nonce = self.nonces.get(key := (seal["number"], seal["attempt"]), b"")
        if dict(seal["commitments"]).get(self.seat) != digest("commitment", nonce).hex():
            return  # not in this cut
        if (
            seal["seats"] != [[seat, public["seats"][seat]["chips"]] for seat in public["called"]]
            or seal["previous"] != (before or seal["previous"])
            or seal["record"] != record_of(seal, self.table, self.about["rules"])
            or seal["record"] != self.revealed.setdefault(key, seal["record"])  # a nonce is good for one seal only
        ):
            self._tell("the seal of hand", seal["number"], "is not what it must be: I do not reveal")
        else:
            await socket.send(json.dumps({"do": "reveal", "number": key[0], "attempt": key[1], "nonce": nonce.hex()}))


async def main() -> None:
    """Read the command line, let two players sit down at a table and play, and say what came of it."""
    parser = argparse.ArgumentParser(description="Two guests play at one table with bots.")
    parser.add_argument("room", help="address of the room, as http://127.0.0.1:8000")
    parser.add_argument("--hands", type=int, default=100, help="how many hands to play")
    parser.add_argument("--table", help="name of the table; else the quickest one")
    parser.add_argument("--chips", type=int, help="to sit down with; else twice the least")
    options = parser.parse_args()
    room, table, score = options.room.rstrip("/"), options.table, Score(options.hands)
    rows = ask("GET", f"{room}/api/lobby")[0]["tables"]
    rows = [row for row in rows if row["chairs"] - row["taken"] >= 2 and row["bots"] and table in (None, row["name"])]
    if not rows:
        raise SystemExit("no table with bots and two free seats")
    row = min(rows, key=lambda row: int(row["turn_ms"]))
    print(f"at {row['name']}: rules {row['base']}, limit {row['limit']}, ante {row['ante']}", flush=True)
    stake = min(options.chips or 2 * row["buy_in"][0], row["buy_in"][1])
    score.players = [Player(name, room, row["id"], stake, score) for name in ("Ada", "Blaise")]
    try:
        await asyncio.gather(*(player.play() for player in score.players))
    finally:
        nets = (f"{player.name} {score.nets[player.name]:+}" for player in score.players)
        print(score.played, "hands,", score.cut, "of them cut |", *nets)


if __name__ == "__main__":
    asyncio.run(main())
