// Shows what the program has to show, and does what it asks for: to open the file dialog. All state is the program's.
"use strict";

const element = (id) => document.getElementById(id);
const sizeLimit = 20 * 1024 * 1024; // as in Image.swift

/// Whether the button was pressed in this page, and the program has not asked for the dialog yet. Other pages show the same
/// contents, and do not open theirs.
let isAsked = false;
/// The picker that this page has opened last.
let picker = null;

function show(content) {
    say("caption", content.caption);
    say("name", content.image?.name ?? "");
    const picture = element("picture");
    picture.hidden = !content.image?.isPicture;
    if (!picture.hidden) {
        const address = `image?${content.image.number}`;
        if (picture.getAttribute("src") !== address) picture.src = address;
        picture.alt = content.image.name;
    }
    if (isAsked && content.picker && content.picker !== picker) openDialog(content.picker);
}

/// A browser lets a page do so for some seconds after a press of the user's.
function openDialog(number) {
    isAsked = false;
    picker = number;
    const dialog = element("dialog");
    dialog.value = ""; // else the same file would be no change
    dialog.click();
}

/// Whether the program took it.
async function tell(method, address, body) {
    try {
        const answer = await fetch(address, { method, body });
        const gone = "Another page has opened the picker since.";
        note(answer.ok ? "" : answer.status === 410 ? gone : `The program answered with ${answer.status}.`);
        return answer.ok;
    } catch {
        if (body) await tell("DELETE", address);
        note("The file could not be read, or the program is gone.");
        return false;
    }
}

function note(text) { say("note", text); }

/// Only what is new, because screen readers say it aloud.
function say(name, text) {
    if (element(name).textContent !== text) element(name).textContent = text;
}

element("select").addEventListener("click", async () => {
    if (isAsked) return;
    isAsked = true;
    if (!await tell("POST", "select")) isAsked = false;
});
element("dialog").addEventListener("change", (event) => {
    const file = event.target.files[0];
    const body = file.size > sizeLimit ? file.slice(0, sizeLimit + 1) : file;
    tell("POST", `pickers/${picker}?name=${encodeURIComponent(file.name)}`, body);
});
element("dialog").addEventListener("cancel", () => tell("DELETE", `pickers/${picker}`));

const contents = new EventSource("contents");
contents.addEventListener("message", (event) => show(JSON.parse(event.data)));
contents.addEventListener("open", () => note(""));
contents.addEventListener("error", () => note("The program does not answer. Trying again…"));
