"""Two nodes, with Redis between them."""

import shutil

from location import free_port
from parts import Clipper, Program, Server, awaits, check, passed


class Redis(Program):
    def __init__(self, work, port):
        super().__init__(work, shutil.which("redis-server") or "redis-server", "--port", port, "--bind", "127.0.0.1",
                         "--save", "", "--dir", work)
        self.sees("Ready to accept connections")


def run(work):
    port = free_port()
    redis = Redis(work, port)
    nodes = [Server(work, "--redis", f"127.0.0.1:{port}", "--rate", "100", database=f"node{number}.sqlite") for number in range(2)]
    ada = Clipper.connected(work, nodes[0], "ada")
    bob = Clipper.connected(work, nodes[1], "bob")
    ada.sees("[bob connected]")
    ada.say("hello from the other node 🛰️")
    bob.sees("ada: hello from the other node 🛰️")
    bob.say("and back")
    ada.sees("bob: and back")
    passed("a node sees another node's line")
    check(redis.stop() == 0, redis.output)
    for node in nodes:
        node.sees("connecting anew")
    for number in range(20):
        ada.say(f"while Redis is away: {number}")
        ada.sees(f"while Redis is away: {number}")
    check("away" not in bob.output(), bob.output)
    redis = Redis(work, port)
    bob.sees("ada: while Redis is away: 19")
    said = [line for line in bob.lines() if "away" in line]
    check(said == [f"ada: while Redis is away: {number}" for number in range(20)], said)
    passed("Redis goes and comes back: the nodes find each other again, and what waited comes once and in order")
    third = Server(work, "--redis", f"127.0.0.1:{port}", database="node2.sqlite")
    late = Clipper.connected(work, third, "late")
    late.sees("ada: while Redis is away: 19")
    late.sees("bob: and back")
    nodes.append(third)
    passed("a node that comes later is told what was said")
    for node in nodes:
        check(node.stop() == 0, node.output)
    awaits(lambda: "(the connection is lost" in bob.output(), bob.output)
    passed("nodes stop cleanly")
    redis.stop()
