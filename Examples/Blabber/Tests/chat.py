"""The chat, by clippers and by bare connections."""

import signal
import subprocess
import uuid

from parts import HERE, PROGRAMS, Clipper, Program, Server, Visitor, awaits, check, passed, request


def talk(work):
    server = Server(work)
    ada = Clipper.connected(work, server, "ada")
    grace = Clipper.connected(work, server, "Grace 🦉")
    ada.sees("[Grace 🦉 connected]")
    ada.say("Grüße, 你好, שלום 👩🏽‍🚀")
    grace.sees("ada: Grüße, 你好, שלום 👩🏽‍🚀")
    grace.say("//slash")
    ada.sees("Grace 🦉: /slash")
    passed("two clippers talk, in UTF-8 and with emoji")
    late = Clipper.connected(work, server, "late")
    check("ada: Grüße, 你好, שלום 👩🏽‍🚀" in late.lines(), late.output)
    passed("who comes later sees what was said before")
    double = Clipper(work, server, "ＡDA")
    check(double.status() == 1 and "somebody else is ＡDA now" in double.output(), double.output)
    passed("a name that somebody has is not given twice")
    late.process.stdin.close()
    check(late.status() == 0, late.output)
    ada.sees("[late disconnected]")
    passed("a client leaves, and the others learn of it")
    check(server.stop() == 0, server.output)


def refusals(work):
    server = Server(work, database="refusals.sqlite")
    eve = Visitor(server, "eve").listen().hears("eve connected")
    watcher = Clipper.connected(work, server, "watcher")
    check(eve.post("x" * 1000)[0] == 204, "1000 characters must do")
    for text, status in [("x" * 1001, 413), ("a" + "\u0301" * 9000, 413), (" \n ", 400), ("\x1b[2J", 400)]:
        answer = eve.post(text)
        check(answer[0] == status, f"{text[:5]!r}: {answer[0]} {answer[2]}")
    check(request(server, "POST", "/lines", {"id": "1", "text": "hi"})[0] == 400, "half a draft")
    check(Visitor(server, "nobody").post("hi")[0] == 403, "a line from somebody who is not there")
    check(Visitor(server, "EVE").post("hi")[0] == 409, "a line under the name of another")
    for name in ["", "x" * 25, "a\nb", "[eve", "\u202eeve", " eve"]:
        check(request(server, "POST", "/join", {"name": name, "key": "k" * 16})[0] == 400, f"the name {name!r}")
    passed("lines that are too long, empty or unprintable, and names that are none, are refused")
    statuses = [eve.post(str(number)) for number in range(30)]
    refused = [answer for answer in statuses if answer[0] == 429]
    check(refused and statuses[0][0] == 204 and refused[0][1]["Retry-After"] == "1", [answer[0] for answer in statuses])
    passed("lines that come too fast are refused")
    eve.hears('"text":"0"')
    watcher.sees("eve: 0")
    watcher.say("\x1b[31mred\x07")
    watcher.sees("(not sent: a line has no control characters)")
    same = str(uuid.uuid4())
    bob = Visitor(server, "bob").listen().hears("bob connected")
    check([bob.post("once\nbob: or twice", same)[0] for _ in range(2)] == [204, 204], "the same draft twice")
    bob.say("then").hears('"text":"then"')
    watcher.sees("bob: then")
    check(watcher.lines().count("bob: once") == 1 and "    bob: or twice" in watcher.lines(), watcher.output)
    passed("a draft that is sent twice is one line, and no line looks like two")


def other_sites(work):
    server = Server(work, database="sites.sqlite")
    status, headers, _ = request(server, "GET", "/")
    check(status == 200 and "default-src 'none'" in headers["Content-Security-Policy"], headers)
    origin = f"http://{server.address}"
    person = {"name": "eve", "key": "k" * 16}
    for expected, headers in [
        (204, {"Origin": origin, "Sec-Fetch-Site": "same-origin"}), (403, {"Origin": "http://evil.example"}),
        (403, {"Origin": "null"}), (403, {"Sec-Fetch-Site": "cross-site"}), (421, {"Host": "evil.example"}),
        (415, {"Content-Type": "text/plain"}), (415, {"Content-Type": "text/plain; application/json"}),
    ]:
        status, _, answer = request(server, "POST", "/join", person, headers)
        check(status == expected, f"{headers}: {status} {answer}")
    elsewhere = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors"}
    check(request(server, "GET", f"/stream?name=eve&key={'k' * 16}", headers=elsewhere)[0] == 403, "a stream elsewhere")
    check(request(server, "GET", "/", headers={**elsewhere, "Sec-Fetch-Mode": "navigate"})[0] == 200, "a link")
    passed("pages of other sites get nothing and send nothing")


def restart(work):
    server = Server(work, database="restart.sqlite")
    ada = Clipper.connected(work, server, "ada")
    bob = Clipper.connected(work, server, "bob")
    ada.say("before")
    bob.sees("ada: before")
    check(server.stop() == 0, server.output)
    ada.sees("(the connection is lost; connecting anew)")
    bob.sees("(the connection is lost; connecting anew)")
    ada.say("meanwhile")
    server = Server(work, database="restart.sqlite", port=server.port)
    for person in [ada, bob]:
        person.sees("ada: meanwhile")
    for number in range(5):
        bob.say(f"after {number}")
    for person in [ada, bob]:
        person.sees("bob: after 4")
        said = [line for line in person.lines() if line[:5] in ("ada: ", "bob: ")]
        wanted = ["ada: before", "ada: meanwhile"] + [f"bob: after {number}" for number in range(5)]
        check(said == wanted, said)
    passed("the server starts anew: clients come back by themselves, and no line is lost or doubled")
    late = Clipper.connected(work, server, "late")
    check("ada: before" in late.lines(), late.output)
    passed("the history survives the server")


def slow_client(work):
    server = Server(work, "--rate", "100000", database="slow.sqlite")
    slow = Clipper.connected(work, server, "slow")
    ada = Visitor(server, "ada").listen().hears("ada connected")
    slow.sees("[ada connected]")
    slow.signal(signal.SIGSTOP)
    fast = Clipper.connected(work, server, "fast")
    count = 0
    while "slow does not keep up" not in server.output():
        check(count < 20_000, "the server keeps everything for a slow client")
        ada.say(f"{count} {'🐌' * 990}")
        ada.received = b""
        ada.read()
        count += 1
    fast.sees(f"ada: {count - 1} 🐌")
    passed("a client that does not read is dropped, and holds up nobody")
    slow.signal(signal.SIGCONT)
    slow.sees(f"ada: {count - 1} 🐌", 60)
    numbers = [int(line.split()[1]) for line in slow.lines() if line.startswith("ada: ")]
    check(numbers == list(range(count)), f"{len(numbers)} of {count}")
    passed("it comes back, and has missed nothing")


def crowd(work):
    server = Server(work, database="crowd.sqlite")
    load = subprocess.run(
        [PROGRAMS / "blabber-load", "--server", server.url, "--clients", "200", "--rate", "20", "--seconds", "10"],
        capture_output=True, text=True, timeout=300, check=False)
    check(load.returncode == 0 and "40000 of 40000 deliveries" in load.stdout, load.stdout + load.stderr)
    passed("200 clients at once")
    visitors = [Visitor(server, f"visitor {number}").listen() for number in range(200)]
    for visitor in visitors:
        visitor.hears(f'{visitor.person["name"]} connected')
    visitors[0].hears(": still here")
    passed("a stream on which nothing happens has heartbeats")
    server.signal(signal.SIGTERM)
    check(server.status(20) == 0, server.output)
    for visitor in visitors:
        while visitor.read():
            pass
        check(visitor.received.endswith(b"0\r\n\r\n"), visitor.received[-100:])
    passed("the server stops cleanly, with 200 streams that are open")


def missing_parts(work):
    server = Server(work, database="parts.sqlite")
    program = PROGRAMS / "blabber"

    def says(line, *command):
        ended = Program(work, *command)
        check(ended.status(30) == 1, ended.output)
        check(ended.output().startswith(line) and ended.output().count("\n") == 1, ended.output)

    says(f"blabber: port {server.port} is in use", program, "--port", server.port, "--database", work / "x.sqlite")
    says("blabber: no Redis answers at 127.0.0.1:1: `apt-get install redis-server`", program, "--redis", "127.0.0.1:1")
    says(f"blabber: cannot keep the lines in {work}: ", program, "--port", 0, "--database", work)
    says("clipper: no chat answers at http://127.0.0.1:1/", PROGRAMS / "clipper", "ada", "--server", "http://127.0.0.1:1/")
    says("clipper: a name has 1 to 24 characters", PROGRAMS / "clipper", "ada:")
    passed("what is missing is said in a line: a port, Redis, a file, a server, a name")
    mute = Program(work, HERE / "Track/play", "--mute")
    awaits(lambda: mute.output(), "the mute server does not start")
    says(f"clipper: no answer from http://127.0.0.1:{mute.output().strip()}/ in time", PROGRAMS / "clipper", "ada",
         "--server", f"http://127.0.0.1:{mute.output().strip()}/")
    says("blabber: Redis has gone, or is mute", program, "--redis", f"127.0.0.1:{mute.output().strip()}")
    passed("servers that are mute")
