"use strict";

// All that others have typed gets into the page as text (textContent), never as HTML.

const find = id => document.getElementById(id);
const [joinForm, sendForm, lines, text, locationButton] = ["join", "send", "lines", "text", "location"].map(find);
const shown = new Set();
let person = null;
let source = null;
let lastID = null;
let retry = 0;

/* Random, without crypto.randomUUID, which a page from another machine without TLS does not have. */
function uuid() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = bytes[6] & 0x0f | 0x40;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
    return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

function remembered(key, make) {
    try {
        const value = localStorage.getItem(key) ?? make();
        localStorage.setItem(key, value);
        return value;
    } catch {
        return make(); // a browser that keeps nothing
    }
}

function showProblem(message) {
    find("problem").textContent = message;
    find("problem").hidden = !message;
}

/* Throws an Error with the server's words; its `status` is 0 when there was no answer. */
async function post(path, body) {
    let answer;
    try {
        answer = await fetch(path, {
            method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
            signal: AbortSignal.timeout(10000),
        });
    } catch {
        throw Object.assign(new Error("the server does not answer"), { status: 0 });
    }
    if (answer.ok) return;
    const message = await answer.json().then(json => json.error.message, () => `error ${answer.status}`);
    throw Object.assign(new Error(message), { status: answer.status });
}

function element(name, className, content) {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = content;
    return made;
}

/* The last line stays in sight, also when there is less room; but not while its reader looks further up. */
let isAtEnd = true;

function showEnd() {
    if (isAtEnd) lines.scrollTop = lines.scrollHeight;
}

lines.addEventListener("scroll", () => {
    isAtEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 80;
});
new ResizeObserver(showEnd).observe(lines);

function append(item) {
    lines.append(item);
    showEnd();
}

function showLine(line) {
    if (shown.has(line.id)) return;
    shown.add(line.id);
    const item = element("li", line.name === person.name ? "line own" : "line", "");
    const head = element("div", "head", "");
    const time = new Date(line.time);
    const clock = element("time", "", time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }));
    clock.dateTime = line.time;
    clock.title = time.toLocaleString();
    head.append(element("span", "name", line.name), clock);
    item.append(head, element("p", "", line.text));
    append(item);
}

/* The browser connects anew by itself, but not after an answer that is an error. */
function connect() {
    clearTimeout(retry);
    source?.close();
    // Not URLSearchParams, which writes a space as a plus.
    const query = Object.entries({ ...person, after: lastID ?? "" }).map(pair => pair.map(encodeURIComponent).join("="));
    source = new EventSource(`stream?${query.join("&")}`);
    source.onopen = () => { find("status").textContent = `${person.name}, connected`; };
    source.onerror = () => {
        find("status").textContent = "Connecting anew …";
        if (source.readyState === EventSource.CLOSED) retry = setTimeout(reconnect, 1000 + 1000 * Math.random());
    };
    source.addEventListener("line", event => {
        lastID = event.lastEventId;
        showLine(JSON.parse(event.data));
    });
    source.addEventListener("notice", event => append(element("li", "notice", `[${JSON.parse(event.data)}]`)));
}

async function reconnect() {
    try {
        await post("join", person);
        connect();
        showProblem("");
    } catch (error) {
        if (error.status) showProblem(error.message);
        retry = setTimeout(reconnect, 2000 + 1000 * Math.random());
    }
}

joinForm.addEventListener("submit", async event => {
    event.preventDefault();
    const name = find("name").value.trim();
    person = { name, key: remembered("key", uuid) };
    try {
        await post("join", person);
    } catch (error) {
        showProblem(error.message);
        return;
    }
    showProblem("");
    try { localStorage.setItem("name", name); } catch { /* then it is typed again */ }
    joinForm.hidden = true;
    find("chat").hidden = false;
    text.focus();
    connect();
});

/* The same draft keeps its id, so that one that is sent again after a failure is still one line. */
let draft = null;

async function send() {
    if (!text.value.trim() || sendForm.classList.contains("busy")) return;
    if (draft?.text !== text.value) draft = { id: uuid(), person, text: text.value };
    const sent = draft;
    sendForm.classList.add("busy");
    try {
        await post("lines", sent);
        if (text.value === sent.text) text.value = "";
        draft = null;
        showProblem("");
    } catch (error) {
        showProblem(`Not sent: ${error.message}`);
    }
    sendForm.classList.remove("busy");
    fit();
}

function fit() {
    text.style.height = "auto";
    text.style.height = `${text.scrollHeight + 2}px`;
}

sendForm.addEventListener("submit", event => {
    event.preventDefault();
    send();
});
text.addEventListener("input", fit);
text.addEventListener("keydown", event => {
    // Enter also ends the composition of a character; then it is not for us.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send();
});

/* The browser asks its user first, and it is the user's location, not the server's. */
function currentPosition() {
    return new Promise((resolve, reject) => {
        if (!navigator.geolocation) return reject(new Error("this browser has no location"));
        navigator.geolocation.getCurrentPosition(
            resolve, error => reject(new Error(error.message || "no location")), { timeout: 10000 });
    });
}

locationButton.addEventListener("click", async () => {
    locationButton.disabled = true;
    try {
        const { latitude, longitude, accuracy } = (await currentPosition()).coords;
        await post("location", { id: uuid(), person, latitude, longitude, accuracy });
        showProblem("");
    } catch (error) {
        showProblem(`Location not shared: ${error.message}`);
    }
    locationButton.disabled = false;
    text.focus();
});

try { find("name").value = localStorage.getItem("name") ?? ""; } catch { /* then it is typed again */ }
