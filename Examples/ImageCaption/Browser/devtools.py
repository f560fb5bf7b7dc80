"""Drives a headless Chromium over its DevTools protocol: https://chromedevtools.github.io/devtools-protocol/"""
import json
import pathlib
import shutil
import subprocess
import tempfile
import time

import websocket

PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
PATIENCE = 30  # seconds, for anything that is awaited


def until(what, holds):
    """Looks until `holds` returns something, and returns it."""
    deadline = time.monotonic() + PATIENCE
    while not (found := holds()):
        if time.monotonic() > deadline:
            raise AssertionError("not seen in %d s: %s" % (PATIENCE, what))
        time.sleep(0.05)  # between two looks
    return found


class Browser:
    def __init__(self):
        program = next((found for name in ("chromium", "google-chrome") if (found := shutil.which(name))), None)
        if not program:
            raise SystemExit("chromium is not installed: apt-get install chromium")
        self.profile = tempfile.mkdtemp()
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--window-size=900,800"]
        self.process = subprocess.Popen(
            [program, *flags, "--remote-debugging-port=0", "--user-data-dir=" + self.profile, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        place = pathlib.Path(self.profile) / "DevToolsActivePort"
        port, path = until("the port of Chromium", lambda: place.exists() and place.read_text().split())
        self.socket = websocket.create_connection(
            "ws://127.0.0.1:%s%s" % (port, path), timeout=PATIENCE, suppress_origin=True)
        self.requests, self.events = 0, []

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def open(self, address):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Page(self, target, session, address)

    def send(self, method, session=None, **parameters):
        self.requests += 1
        number = self.requests
        command = {"id": number, "method": method, "params": parameters}
        self.socket.send(json.dumps(command | ({"sessionId": session} if session else {})))
        while (message := json.loads(self.socket.recv())).get("id") != number:
            self.events.append(message)
        if "error" in message:
            raise AssertionError("%s: %s" % (method, message["error"]))
        return message["result"]

    def event(self, method, session):
        """The next event of a kind, which is taken out."""
        while True:
            for place, message in enumerate(self.events):
                if message["method"] == method and message.get("sessionId") == session:
                    return self.events.pop(place)["params"]
            self.events.append(json.loads(self.socket.recv()))


class Page:
    def __init__(self, browser, target, session, address):
        self.browser, self.target, self.session = browser, target, session
        for domain in "Page", "DOM", "Runtime":
            self.send(domain + ".enable")
        self.load(address)

    def load(self, address):
        self.send("Page.navigate", url=address)
        self.browser.event("Page.loadEventFired", self.session)
        # Chromium passes over presses on a page that was not painted yet.
        self.send("Runtime.evaluate", expression=PAINTED, awaitPromise=True)

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def value(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise AssertionError("%s: %s" % (expression, result["exceptionDetails"]))
        return result["result"].get("value")

    def text(self, name):
        return self.value("document.getElementById('%s').textContent" % name)

    def sees(self, name, wanted):
        """Waits until an element has a text."""
        try:
            return until(wanted, lambda: self.text(name) == wanted)
        except AssertionError:
            raise AssertionError("#%s is %r, not %r" % (name, self.text(name), wanted)) from None

    def press(self, name):
        """Presses the mouse button, where the element is."""
        self.send("Page.bringToFront")
        self.value("document.getElementById('%s').scrollIntoView({block: 'center'})" % name)
        place = self.value(
            "(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))"
            "(document.getElementById('%s').getBoundingClientRect())" % name)
        for kind in "mousePressed", "mouseReleased":
            self.send("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **place)

    def press_key(self, key, code):
        self.send("Page.bringToFront")
        for kind in "keyDown", "keyUp":
            text = {"text": "\r"} if key == "Enter" and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **text)

    # A headless browser has no file dialog to look at. DevTools stands in for the user in front of it, and for nothing
    # else: the press of the button, the page's right to open a dialog, the file, and the events `change` and `cancel` are
    # the browser's own.

    def await_dialog(self):
        """What was pressed opens the dialog, which stays open."""
        return self.browser.event("Page.fileChooserOpened", self.session)["backendNodeId"]

    def let_dialogs_open(self):
        self.send("Page.setInterceptFileChooserDialog", enabled=True)

    def answer_dialog(self, dialog, path):
        self.send("DOM.setFileInputFiles", files=[str(path)], backendNodeId=dialog)

    def cancel_dialogs(self):
        self.send("Page.setInterceptFileChooserDialog", enabled=True, cancel=True)
