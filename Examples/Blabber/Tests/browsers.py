"""The page, in two browsers."""

import shutil
from pathlib import Path

from parts import HERE, Clipper, Server, awaits, check, passed
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

browsers = []


class Browser:
    """Chromium, without a window."""

    def __init__(self, server, *options, width=1000, height=760):
        settings = webdriver.ChromeOptions()
        for option in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", f"--window-size={width},{height}", *options]:
            settings.add_argument(option)
        settings.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # Those of the system: without the paths, selenium would look for others in the net.
        settings.binary_location = shutil.which("chromium")
        self.driver = webdriver.Chrome(options=settings, service=webdriver.ChromeService(shutil.which("chromedriver")))
        browsers.append(self)
        self.server = server
        self.driver.get(server.url)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def keys(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def join(self, name):
        self.type("#name", name)
        self.keys(Keys.ENTER)
        self.sees(f"[{name} connected]")
        return self

    def type(self, selector, text):
        """Keys that ChromeDriver has no code for, such as emoji, come as from an input method."""
        self.driver.execute_script("document.querySelector(arguments[0]).focus()", selector)
        self.driver.execute_cdp_cmd("Input.insertText", {"text": text})

    def say(self, text):
        awaits(lambda: self.find("#text").get_property("value") == "", "the last line is still there")
        self.type("#text", text)
        self.keys(Keys.ENTER)

    def texts(self):
        return self.driver.execute_script("return [...document.querySelectorAll('#lines p')].map(p => p.textContent)")

    def text(self):
        return self.find("body").text

    def sees(self, text, seconds=30):
        awaits(lambda: text in self.text(), lambda: f'no "{text}" but: {self.text()}', seconds)

    def place(self, permission, latitude=51.0519, longitude=13.7406, accuracy=20):
        grant = {"permission": {"name": "geolocation"}, "setting": permission, "origin": self.server.url.rstrip("/")}
        self.driver.execute_cdp_cmd("Browser.setPermission", grant)
        where = {"latitude": latitude, "longitude": longitude, "accuracy": accuracy}
        self.driver.execute_cdp_cmd("Emulation.setGeolocationOverride", where)

    def problems(self):
        """What the page has logged, such as a breach of its policy; answers with an error do not count."""
        return [entry for entry in self.driver.get_log("browser") if entry["source"] != "network"]


def stop_all():
    for browser in browsers:
        browser.driver.quit()


def talk(server, ada, grace, clippers):
    ada.say("Hello from a browser 👋🏽")
    grace.say("Grüße! 你好")
    clippers[0].say("hello from a terminal")
    for browser in [ada, grace]:
        browser.sees("Hello from a browser 👋🏽")
        browser.sees("Grüße! 你好")
        browser.sees("hello from a terminal")
    for clipper in clippers:
        clipper.sees("ada: Hello from a browser 👋🏽")
        clipper.sees("Grace 🦉: Grüße! 你好")
    passed("two browsers and two clippers talk")


def attack(ada, grace):
    attacks = ["<script>document.title = 'broken'</script>", "<img src=x onerror=\"document.title='broken'\">",
               "</p><b>bold</b>&amp;", "\"';--${1}{{2}}"]
    for text in attacks:
        ada.say(text)
        grace.sees(text)
    check(grace.texts()[-4:] == attacks and grace.driver.title == "Blabber", grace.texts())
    check(not grace.driver.find_elements(By.CSS_SELECTOR, "#lines script, #lines img, #lines b"), "HTML got through")
    check(not ada.problems() and not grace.problems(), f"{ada.problems()} {grace.problems()}")
    passed("a script that is typed shows as text")


def location(ada, grace):
    ada.place("granted")
    ada.find("#location").click()
    for browser in [ada, grace]:
        browser.sees("📍 Dresden, Germany (51.052, 13.741)")
    ada.place("granted", 48.1, 11.6, 50_000)
    ada.find("#location").click()
    grace.sees("📍 Munich, Germany (48.100, 11.600 ± 50 km)")
    passed("the browser's location, with an address; and one that is imprecise")
    ada.place("denied")
    ada.find("#location").click()
    ada.sees("Location not shared: User denied Geolocation")
    passed("a location that the user refuses")


def limits(ada, grace):
    ada.type("#text", "x" * 1001)
    ada.keys(Keys.ENTER)
    ada.sees("Not sent: too long: a line has at most 1000 characters")
    check(len(ada.find("#text").get_property("value")) == 1001, "what was not sent is lost")
    ada.find("#text").clear()
    ada.driver.execute_script(
        "for (let i = 0; i < 15; i++) post('lines', { id: uuid(), person, text: `fast ${i}` }).catch(e => showProblem(e.message))")
    ada.sees("too fast: wait 1 s")
    passed("too long and too fast is said, and what was typed stays")
    grace.type("#text", "two\nlines")
    grace.keys(Keys.ENTER)
    ada.sees("two\nlines")
    passed("a line with two lines")


def reconnect(work, server, ada, grace):
    before = grace.texts()
    check(server.stop() == 0, server.output)
    ada.sees("Connecting anew")
    ada.type("#text", "while the server is away")
    ada.keys(Keys.ENTER)
    ada.sees("Not sent: the server does not answer")
    server = Server(work, database="browsers.sqlite", port=server.port)
    ada.sees("ada, connected")
    grace.sees("Grace 🦉, connected")
    ada.find("#text").send_keys(Keys.ENTER)
    grace.sees("while the server is away")
    check(grace.texts() == before + ["while the server is away"], grace.texts())
    passed("the server starts anew: the page comes back by itself, and no line is lost or doubled")
    return server


def small_screen(server):
    phone = Browser(server)
    phone.driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": True})
    phone.driver.refresh()
    phone.keys("phone", Keys.ENTER)
    phone.sees("[phone connected]")
    phone.say("W" * 300)
    phone.sees("W" * 300)
    sizes = phone.driver.execute_script(
        "const send = document.querySelector('#send').getBoundingClientRect();"
        "return [document.documentElement.scrollWidth, innerWidth, send.bottom, innerHeight]")
    check(sizes[0] <= sizes[1] == 360 and sizes[2] <= sizes[3], sizes)
    passed("the page fits a phone")
    order = []
    for _ in range(4):
        order.append(phone.driver.switch_to.active_element.get_attribute("id") or phone.driver.switch_to.active_element.text)
        phone.keys(Keys.TAB)
    check(order[:3] == ["text", "location", "Send"], order)
    phone.driver.execute_script("document.querySelector('#text').focus()")
    phone.keys(Keys.SHIFT + Keys.TAB)
    check(phone.driver.switch_to.active_element.get_attribute("id") == "lines", "the lines cannot be scrolled by keys")
    passed("everything can be reached by keyboard")
    colours = []
    for scheme in ["light", "dark"]:
        phone.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        colours.append(phone.driver.execute_script("return getComputedStyle(document.body).backgroundColor"))
    check(colours[0] != colours[1], colours)
    passed("light and dark")
    phone.driver.quit()
    browsers.remove(phone)


def run(work):
    server = Server(work, database="browsers.sqlite")
    clippers = [Clipper.connected(work, server, name) for name in ["bob", "zoë"]]
    ada = Browser(server).join("ada")
    grace = Browser(server).join("Grace 🦉")
    talk(server, ada, grace, clippers)
    double = Browser(server)
    double.type("#name", "ada")
    double.keys(Keys.ENTER)
    double.sees("somebody else is ada now; take another name")
    passed("a name that somebody has is not given twice, and the page says so")
    double.driver.quit()
    browsers.remove(double)
    attack(ada, grace)
    location(ada, grace)
    limits(ada, grace)
    server = reconnect(work, server, ada, grace)
    small_screen(server)
    ada.driver.quit()
    browsers.remove(ada)
    grace.sees("[ada disconnected]")
    for clipper in clippers:
        clipper.sees("[ada disconnected]")
    passed("a browser leaves, and the others learn of it")
    check(server.stop() == 0, server.output)


def picture(work, file):
    """Takes the picture of the README."""
    server = Server(work, database="picture.sqlite")
    clipper = Clipper.connected(work, server, "Grace")
    ada = Browser(server, width=760, height=660).join("Ada")
    ada.say("Morning! Anyone up for breakfast? 🥐")
    clipper.say("Always 🙌 Where are you?")
    ada.sees("Where are you?")
    ada.place("granted")
    ada.find("#location").click()
    ada.sees("📍 Dresden")
    clipper.say("Ten minutes 🚲💨")
    ada.sees("Ten minutes")
    ada.say("<b>Perfect</b> — see you there, à tout de suite 👋🏽")
    ada.sees("Perfect")
    ada.driver.save_screenshot(str(HERE / file) if not Path(file).is_absolute() else file)
