"""Sharing a location from the terminal: with gpsd and a receiver of every kind."""

import shutil
import signal
import socket

from parts import HERE, Clipper, Program, Server, awaits, check, passed

GPSD = shutil.which("gpsd", path="/usr/bin:/usr/sbin:/usr/local/sbin") or "gpsd"


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Receiver(Program):
    def __init__(self, work, *options):
        super().__init__(work, HERE / "Track/play", *options)
        awaits(self.output, "the receiver does not start")
        self.port = int(self.output())


class Daemon(Program):
    """gpsd, with a receiver or without."""

    def __init__(self, work, receiver=None):
        self.port = free_port()
        devices = [f"tcp://127.0.0.1:{receiver.port}"] if receiver else []
        super().__init__(work, GPSD, "-N", "-n", "-b", "-S", self.port, "-F", work / f"control{self.port}", *devices)
        awaits(self.answers, lambda: f"gpsd does not answer: {self.output()}")

    def answers(self):
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
                return b"VERSION" in connection.recv(4096)
        except OSError:
            return False


def with_track(work, server, latitude, longitude):
    """A clipper that is at a place, as its gpsd knows."""
    track = work / "track.nmea"
    with open(track, "wb") as file:
        write = Program(work, HERE / "Track/write", latitude, longitude)
        check(write.status() == 0, write.output)
        file.write(write.log.read_bytes())
    return clipper_at(work, server, f"at {latitude}", Daemon(work, Receiver(work, track)).port)


def clipper_at(work, server, name, port, *options):
    return Clipper.connected(work, server, name, "--gpsd", f"127.0.0.1:{port}", *options)


def places(work, server, watcher):
    receiver = Receiver(work)
    daemon = Daemon(work, receiver)
    ada = clipper_at(work, server, "ada", daemon.port)
    for _ in range(2):
        ada.say("/location")
    awaits(lambda: watcher.output().count("ada: 📍 Dresden, Germany (51.05") == 2, watcher.output)
    passed("a location, and another one: a position, an address, a line")
    without = clipper_at(work, server, "without", daemon.port, "--cities", work / "none.xml")
    without.say("/location")
    without.sees(f"(not shared: no address: there is no {work}/none.xml; `apt-get install libgweather-4-common` has it)")
    (work / "broken.xml").write_text("<gweather><region>")
    broken = clipper_at(work, server, "broken", daemon.port, "--cities", work / "broken.xml")
    broken.say("/location")
    broken.sees(f"(not shared: no address: {work}/broken.xml is no list of cities of libgweather)")
    passed("no list of cities, and one that is none")
    sea = with_track(work, server, -40, -140)
    sea.say("/location")
    watcher.sees("at -40: 📍 -40.000, -140.000, far from any city")
    passed("no city near: neither an address nor an error")


def troubles(work, server):
    refused = clipper_at(work, server, "refused", free_port())
    refused.say("/location")
    refused.sees("(not shared: no location: gpsd refuses at 127.0.0.1:")
    passed("gpsd refuses: denied")
    lonely = clipper_at(work, server, "lonely", Daemon(work).port)
    lonely.say("/location")
    lonely.sees("(not shared: no location: gpsd has no receiver")
    passed("gpsd has no receiver")
    mute = clipper_at(work, server, "mute", Daemon(work, Receiver(work, "--mute")).port)
    mute.say("/location")
    mute.sees("(not shared: no location: the receiver gave no position within 5.0 seconds")
    passed("a receiver that is silent")
    foreign = clipper_at(work, server, "foreign", server.port)
    foreign.say("/location")
    foreign.sees("(not shared: no location:")
    dead = clipper_at(work, server, "dead", Receiver(work, "--mute").port)
    dead.say("/location")
    dead.sees("(not shared: no location: the receiver gave no position within 5.0 seconds")
    passed("something else than gpsd, and something that is mute")
    daemon = Daemon(work, Receiver(work, "--mute"))
    cut = clipper_at(work, server, "cut", daemon.port)
    cut.say("/location")
    cut.sees("(looking where this is)")
    daemon.stop()
    cut.sees("(not shared: no location: gpsd")
    passed("gpsd goes away in the middle")
    receiver = Receiver(work, "--mute")
    unplugged = clipper_at(work, server, "unplugged", Daemon(work, receiver).port)
    unplugged.say("/location")
    unplugged.sees("(looking where this is)")
    receiver.signal(signal.SIGTERM)
    unplugged.sees("(not shared: no location: the receiver gave no position within 5.0 seconds")
    passed("the receiver goes away in the middle: gpsd does not say so, and the deadline comes")
    cut.say("and still here")
    cut.sees("cut: and still here")
    passed("the chat goes on after all that")


def run(work):
    server = Server(work, database="location.sqlite")
    watcher = Clipper.connected(work, server, "watcher")
    places(work, server, watcher)
    troubles(work, server)
