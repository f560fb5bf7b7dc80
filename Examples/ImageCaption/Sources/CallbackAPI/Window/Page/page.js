// Shows what the program has to show, and does what it asks for: to open the file dialog. All state is the program's.
"use strict";

const element = (id) => document.getElementById(id);
const sizeLimit = 20 * 1024 * 1024; // as in Image.swift

/// Whether the dialog is to be opened in this page: other pages show the same contents.
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

async function tell(method, address, body) {
    try {
        const answer = await fetch(address, { method, body });
        if (answer.status === 410) return note("Another page has opened the picker since.");
        note(answer.ok ? "" : `The program answered: ${answer.status}`);
    } catch {
        note("The file could not be read, or the program is gone.");
        if (body) tell("DELETE", address);
    }
}

function note(text) { say("note", text); }

/// Only what is new, because screen readers say it aloud.
function say(name, text) {
    if (element(name).textContent !== text) element(name).textContent = text;
}

element("select").addEventListener("click", () => {
    isAsked = true;
    tell("POST", "select");
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
