"""The programs of this example, as the tests start and stop them."""

import http.client
import json
import os
import signal
import socket
import subprocess
import time
import urllib.parse
import uuid
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
PROGRAMS = HERE / ".build/debug"
running = []


class Failure(Exception):
    pass


def passed(name):
    print(f"passed: {name}", flush=True)


def check(condition, problem):
    if not condition:
        raise Failure(problem() if callable(problem) else problem)


def awaits(condition, problem, seconds=30):
    """Waits until a condition holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        check(time.monotonic() < deadline, problem)
        time.sleep(0.05)  # between two looks


class Program:
    """A process whose output goes into a file."""

    def __init__(self, work, *command, environment=None):
        self.log = work / f"{Path(command[0]).name}-{uuid.uuid4().hex[:8]}"
        with open(self.log, "wb") as output:
            self.process = subprocess.Popen(
                [str(word) for word in command], stdin=subprocess.PIPE, stdout=output, stderr=subprocess.STDOUT,
                env={**os.environ, **(environment or {})})
        running.append(self.process)

    def output(self):
        return self.log.read_text(encoding="utf-8", errors="replace")

    def lines(self):
        return self.output().splitlines()

    def sees(self, text, seconds=30):
        awaits(lambda: text in self.output(), lambda: f'no "{text}" but: {self.output()}', seconds)

    def say(self, text):
        self.process.stdin.write(f"{text}\n".encode())
        self.process.stdin.flush()

    def signal(self, number):
        self.process.send_signal(number)

    def status(self, seconds=30):
        """Waits for its end."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Failure(f"{self.log.name} does not end: {self.output()}") from None

    def stop(self):
        if self.process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
        return self.status()


def stop_all():
    for process in running:
        if process.poll() is None:
            process.send_signal(signal.SIGCONT)
            process.terminate()
    for process in running:
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Server(Program):
    def __init__(self, work, *options, port=0, database="chat.sqlite"):
        super().__init__(work, PROGRAMS / "blabber", "--port", port, "--database", work / database, *options)
        self.sees("http://")
        self.url = next(line for line in self.lines() if line.startswith("http://"))
        self.address = urllib.parse.urlsplit(self.url).netloc
        self.port = int(self.address.split(":")[1])


class Clipper(Program):
    def __init__(self, work, server, name, *options):
        super().__init__(work, PROGRAMS / "clipper", name, "--server", getattr(server, "url", server), *options)

    @classmethod
    def connected(cls, work, server, name, *options):
        clipper = cls(work, server, name, *options)
        clipper.sees(f"[{name} connected]")
        return clipper


def request(server, method, path, body=None, headers=None):
    """The status, the headers, and the body as JSON or text."""
    connection = http.client.HTTPConnection(server.address, timeout=20)
    sent = {"Content-Type": "application/json", **(headers or {})}
    connection.request(method, path, None if body is None else json.dumps(body).encode(), sent)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, answer.headers, json.loads(text) if text.startswith("{") else text


class Visitor:
    """Somebody who takes part over a bare connection."""

    def __init__(self, server, name):
        self.server = server
        self.person = {"name": name, "key": uuid.uuid4().hex}
        self.received = b""
        self.connection = None

    def listen(self, last=None):
        host, port = self.server.address.split(":")
        self.connection = socket.create_connection((host, int(port)), timeout=20)
        head = f"GET /stream?{urllib.parse.urlencode(self.person, quote_via=urllib.parse.quote)} HTTP/1.1\r\nHost: {self.server.address}\r\n"
        self.connection.sendall((head + (f"Last-Event-ID: {last}\r\n" if last else "") + "\r\n").encode())
        return self

    def read(self):
        """Reads once. Whether there was something."""
        piece = self.connection.recv(1 << 16)
        self.received += piece
        return bool(piece)

    def hears(self, text):
        while text.encode() not in self.received:
            check(self.read(), lambda: f'the stream ended without "{text}": {self.received[-500:]}')
        return self

    def post(self, text, draft=None):
        return request(self.server, "POST", "/lines", {"id": draft or str(uuid.uuid4()), "person": self.person, "text": text})

    def say(self, text):
        status, _, answer = self.post(text)
        check(status == 204, f"{status}: {answer}")
        return self

    def texts(self):
        """The texts of the lines that came, in order, and the id of the last one."""
        blocks = [block.split("\n") for block in self.received.decode(errors="replace").split("\n\n")]
        events = [dict(line.split(": ", 1) for line in block if ": " in line) for block in blocks]
        lines = [event for event in events if event.get("event") == "line" and event.get("data", "").endswith("}")]
        return [json.loads(line["data"])["text"] for line in lines], lines[-1]["id"] if lines else None
