"""Uses the page as a user does, in a headless Chromium. Usage: captions.py PROGRAM"""
import base64
import contextlib
import http.client
import json
import pathlib
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import urllib.request
import zlib

from devtools import PATIENCE, Browser, until

PROGRAM = sys.argv[1]
PICTURES = sorted((pathlib.Path(__file__).parent.parent / "Pictures").iterdir())
FIRST = "Select an image to classify"
BUSY = "Classifying..."
# Keeps each caption that the page shows, also those that are gone at once.
RECORD = """
    captions = [document.getElementById("caption").textContent];
    new MutationObserver(() => captions.push(document.getElementById("caption").textContent))
        .observe(document.getElementById("caption"), {childList: true, characterData: true, subtree: true});
"""

# In a square of a hundred by a hundred.
OUTLINES = {
    "circle": "M50 10a40 40 0 1 0 .01 0z",
    "cross": "M40 10h20v30h30v20h-30v30h-20v-30h-30v-20h30z",
    "heart": "M50 85C10 55 5 40 15 25 25 12 43 15 50 30 57 15 75 12 85 25 95 40 90 55 50 85z",
    "square": "M18 18h64v64h-64z",
    "star": "M50 8 60 38 92 38 66 57 76 88 50 69 24 88 34 57 8 38 40 38z",
    "triangle": "M50 12 90 84 10 84z",
}
# What the browser draws, as a file in base64.
DRAW = """
    (([outline, pen, format]) => {
        const canvas = document.createElement("canvas");
        canvas.width = canvas.height = 240;
        const context = canvas.getContext("2d");
        context.fillStyle = "#fff";
        context.fillRect(0, 0, 240, 240);
        context.scale(2.4, 2.4);
        context.fillStyle = context.strokeStyle = "#246";
        context.lineWidth = 4;
        context[pen](new Path2D(outline));
        return canvas.toDataURL(format).split(",")[1];
    })
"""


class Program:
    running = []

    def __init__(self, port=0):
        Program.running.append(self)
        self.process = subprocess.Popen([PROGRAM, str(port)], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line.startswith("Open http://127.0.0.1:"), line
        self.address = line.split()[1]
        self.port = int(self.address.rstrip("/").rpartition(":")[2])

    def stop(self):
        """As Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)

    def contents(self):
        """What a new page is told first."""
        with urllib.request.urlopen(self.address + "contents", timeout=PATIENCE) as answer:
            return json.loads(answer.readline().removeprefix(b"data: "))

    def ask(self, method, path, body=None, **headers):
        """The status of an answer to a request as no browser would send it."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        with contextlib.closing(connection):
            connection.request(method, path, body, headers)
            return connection.getresponse().status


def passed(name):
    print("passed:", name, flush=True)


def pick(page, path):
    """Presses the button and picks a file."""
    page.let_dialogs_open()
    page.press("select")
    page.answer_dialog(page.await_dialog(), path)


def cancel(page):
    page.cancel_dialogs()
    page.press("select")
    page.await_dialog()


def is_caption(text, shape):
    name, _, probability = text.partition(" (")
    return name == shape and probability.endswith(" %)") and 0 < int(probability[:-3]) <= 100


def sees_shape(page, path):
    page.sees("name", path.name)
    until("a caption for " + path.name, lambda: is_caption(page.text("caption"), path.stem))
    until(path.name + " on the page", lambda: page.value(
        "picture.complete && picture.naturalWidth == 240 && !picture.hidden && picture.alt == '%s'" % path.name))


def test_pick(program, page):
    page.sees("caption", FIRST)
    page.value(RECORD)
    pick(page, PICTURES[4])
    sees_shape(page, PICTURES[4])
    first, busy, last = page.value("captions")
    assert (first, busy) == (FIRST, BUSY) and is_caption(last, "star"), page.value("captions")
    passed("pick an image: %s, %s, %s" % (first, busy, last))


def test_cancel(program, page):
    before = page.text("caption")
    cancel(page)
    until("the program to know that the picker was cancelled", lambda: "picker" not in program.contents())
    assert page.text("caption") == before, page.text("caption")
    assert program.contents()["caption"] == before
    pick(page, PICTURES[2])
    sees_shape(page, PICTURES[2])
    passed("cancel, and pick again")


def test_ten_picks(program, page):
    page.value("captions.length = 0")
    for path in (PICTURES * 2)[:10]:
        pick(page, path)
        sees_shape(page, path)
    captions = page.value("captions")
    assert captions[::2] == [BUSY] * 10 and len(captions) == 20, captions
    passed("ten picks in a row: " + ", ".join(captions[1::2]))


def test_the_browsers_own_drawings(page, folder):
    """The pen of the pictures that the model has learnt from is ours; here is another one."""
    for shape, outline in OUTLINES.items():
        for pen, format in ("fill", "image/png"), ("stroke", "image/jpeg"):
            path = folder / ("%s that the browser draws, by %s" % (shape, pen))
            path.write_bytes(base64.b64decode(page.value(DRAW + "(%s)" % json.dumps([outline, pen, format]))))
            pick(page, path)
            page.sees("name", path.name)
            until("%s for %s" % (shape, path.name), lambda: is_caption(page.text("caption"), shape))
    passed("what the browser draws, filled and in outline: %d pictures" % (2 * len(OUTLINES)))


def test_bad_images(page, folder):
    star = PICTURES[4].read_bytes()
    cross = PICTURES[1].read_bytes()
    bad = {
        "empty.png": (b"", "This file is empty."),
        "text.png": (b"<html>Sorry!</html>", "This file is neither a PNG nor a JPEG."),
        "half.png": (cross[: len(cross) // 2], "This picture is incomplete."),
        "half.jpg": (star[: len(star) // 2], "This picture is incomplete."),
        "head.png": (cross[:8], "This picture is damaged, or claims to be far too large."),
        "noise.png": (cross[:300] + bytes(400) + cross[700:], "This picture is damaged (bad dist)."),
        "lie.png": (png(2**31 - 1, 2**31 - 1, b""), "This picture is damaged, or claims to be far too large."),
        "claims.png": (png(10000, 10000, b""), "This picture is too large: 10000 × 10000 pixels."),
        "large.png": (cross + bytes(21 << 20), "This file is too large: 20 MB are the limit."),
        "<img src=x onerror=alert(1)> & 'ü' 🦉.png": (b"no", "This file is neither a PNG nor a JPEG."),
    }
    for name, (content, caption) in bad.items():
        (folder / name).write_bytes(content)
        page.value("captions.length = 0")
        pick(page, folder / name)
        page.sees("caption", caption)
        page.sees("name", name)
        assert page.value("captions") == [BUSY, caption], page.value("captions")
        pick(page, PICTURES[0])
        sees_shape(page, PICTURES[0])
    passed("%d files that are broken, and a good one after each" % len(bad))


def png(width, height, pixels):
    """Grey and opacity, of eight bits each."""
    header = struct.pack(">IIBBBBB", width, height, 8, 4, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def test_odd_images(page, folder):
    """A black square on nothing, twice as wide as high; nothing is white."""
    row = [b"\0\xff" if 70 <= x < 130 else b"\0\0" for x in range(200)]
    rows = [b"\0" + (b"".join(row) if 20 <= y < 80 else bytes(400)) for y in range(100)]
    (folder / "wide.png").write_bytes(png(200, 100, b"".join(rows)))
    pick(page, folder / "wide.png")
    until("a square", lambda: is_caption(page.text("caption"), "square"))
    (folder / "dot.png").write_bytes(png(1, 1, b"\0\0\xff"))
    pick(page, folder / "dot.png")
    page.sees("name", "dot.png")
    until("some caption", lambda: page.text("caption").endswith(" %)"))
    passed("a picture that is wide and transparent, and one of a single pixel")


def test_odd_presses(program, page, folder):
    page.let_dialogs_open()
    page.press("select")
    page.press("select")
    dialog = page.await_dialog()
    until("the last dialog", lambda: page.value("!isAsked && picker") == program.contents().get("picker"))
    page.browser.events.clear()
    page.answer_dialog(dialog, PICTURES[5])
    sees_shape(page, PICTURES[5])
    before = page.text("caption")
    pick(page, folder / "gone.png")
    page.sees("note", "The file could not be read, or the program is gone.")
    until("the program to know that nothing was picked", lambda: "picker" not in program.contents())
    assert page.text("caption") == before, page.text("caption")
    pick(page, PICTURES[0])
    sees_shape(page, PICTURES[0])
    page.sees("note", "")
    passed("the button pressed twice; a file that is gone before it is read")


def test_two_pages(program, page):
    page.let_dialogs_open()
    page.press("select")
    open_dialog = page.await_dialog()
    other = page.browser.open(program.address)
    until("the caption on another page", lambda: other.text("caption") == page.text("caption"))
    pick(other, PICTURES[5])
    sees_shape(other, PICTURES[5])
    page.answer_dialog(open_dialog, PICTURES[0])
    page.sees("note", "Another page has opened the picker since.")
    sees_shape(page, PICTURES[5])
    other.let_dialogs_open()
    other.press("select")
    other.await_dialog()
    other.close()
    pick(page, PICTURES[3])
    sees_shape(page, PICTURES[3])
    passed("two pages: the last picker counts, also when its page is closed")


def test_keyboard_and_width(program, page):
    page.load(program.address)
    page.let_dialogs_open()
    until("the focus on the button", lambda: page.value("document.activeElement.id") == "select")
    page.press_key("Enter", 13)
    page.answer_dialog(page.await_dialog(), PICTURES[1])
    sees_shape(page, PICTURES[1])
    page.send("Emulation.setDeviceMetricsOverride", width=320, height=640, deviceScaleFactor=2, mobile=True)
    assert page.value("document.documentElement.scrollWidth <= 320")
    assert page.value("document.getElementById('select').getBoundingClientRect().bottom < 640")
    paper = "getComputedStyle(document.body).backgroundColor"
    colours = []
    for scheme in "light", "dark":
        page.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        colours.append(page.value(paper))
    assert colours[0] != colours[1], colours
    page.send("Emulation.clearDeviceMetricsOverride")
    passed("by keyboard; on a page 320 pixels wide; light and dark")


def test_other_pages(program):
    own = program.address.rstrip("/")
    statuses = {
        "no origin": program.ask("POST", "/select"),
        "another origin": program.ask("POST", "/select", Origin="http://evil.example"),
        "another port": program.ask("POST", "/pickers/1", b"x", Origin="http://127.0.0.1:1"),
        "another host": program.ask("GET", "/contents", Host="evil.example:%d" % program.port),
        "a picker that never was": program.ask("POST", "/pickers/999", b"x", Origin=own),
        "no number": program.ask("DELETE", "/pickers/x", Origin=own),
        "a file of this machine": program.ask("GET", "/../../../../../../../etc/passwd"),
        "too much": program.ask("POST", "/pickers/999", bytes((20 << 20) + 2), Origin=own),
    }
    assert list(statuses.values()) == [403, 403, 403, 421, 410, 400, 400, 413], statuses
    with socket.socket() as other:
        assert other.connect_ex(("127.0.0.2", program.port)) != 0, "it listens on more than 127.0.0.1"
    passed("what is no page of ours: " + ", ".join(statuses))


def test_stop(program, page):
    assert program.stop() == 0
    page.sees("note", "The program does not answer. Trying again…")
    passed("the program stops while a page is open")
    again = Program(program.port)
    page.sees("caption", FIRST)
    page.sees("note", "")
    passed("started again: the page finds it by itself")
    taken = subprocess.run([PROGRAM, str(again.port)], capture_output=True, text=True, timeout=PATIENCE)
    assert taken.returncode == 1 and taken.stderr.startswith(
        "image-caption: the page cannot be served on port %d: " % again.port) and taken.stderr.count("\n") == 1, taken
    assert again.stop() == 0
    passed("a port that is taken")


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("the time is over"))
    program = Program()
    browser = Browser()
    try:
        page = browser.open(program.address)
        with tempfile.TemporaryDirectory() as folder:
            test_pick(program, page)
            test_cancel(program, page)
            test_ten_picks(program, page)
            test_the_browsers_own_drawings(page, pathlib.Path(folder))
            test_bad_images(page, pathlib.Path(folder))
            test_odd_images(page, pathlib.Path(folder))
            test_odd_presses(program, page, pathlib.Path(folder))
        test_two_pages(program, page)
        test_keyboard_and_width(program, page)
        test_other_pages(program)
        test_stop(program, page)
    finally:
        browser.close()
        for program in Program.running:
            program.process.kill()


if __name__ == "__main__":
    main()
