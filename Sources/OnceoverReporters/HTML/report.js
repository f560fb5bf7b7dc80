"use strict";
(() => {
  const findings = [...document.querySelectorAll(".finding")];
  const buttons = [...document.querySelectorAll(".controls button")];
  const filter = document.getElementById("filter");
  const shown = document.getElementById("shown");
  const texts = new Map();
  // The text of a finding is put together when it is first searched: a page may have thousands.
  const text = (finding) => {
    if (!texts.has(finding)) texts.set(finding, finding.textContent.toLowerCase());
    return texts.get(finding);
  };

  function apply() {
    const levels = new Set(buttons.filter((b) => b.ariaPressed === "true").map((b) => b.dataset.level));
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const finding of findings) {
      const fits = levels.has(finding.dataset.level) && words.every((word) => text(finding).includes(word));
      finding.hidden = !fits;
      if (fits) count += 1;
    }
    for (const group of document.querySelectorAll(".module, section.level")) {
      group.hidden = !group.querySelector(".finding:not([hidden])");
    }
    shown.textContent = count === findings.length ? "" : `${count} of ${findings.length}`;
  }

  function move(step) {
    const visible = findings.filter((finding) => !finding.hidden);
    const current = visible.indexOf(document.activeElement?.closest(".finding"));
    const next = visible[current < 0 ? (step > 0 ? 0 : visible.length - 1) : current + step];
    next?.querySelector("summary").focus();
    next?.scrollIntoView({ block: "nearest" });
  }

  if (filter) {
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.ariaPressed = button.ariaPressed === "true" ? "false" : "true";
        apply();
      });
    }
    filter.addEventListener("input", apply);
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape" && filter.value) { filter.value = ""; apply(); return; }
      if (event.target === filter) return;
      if (event.key === "/") { event.preventDefault(); filter.focus(); }
      if (event.key === "j") move(1);
      if (event.key === "k") move(-1);
    });
  }
  // The first is open, so that a reader sees what is inside.
  if (findings.length) findings[0].open = true;
  const linked = document.getElementById(location.hash.slice(1));
  if (linked) { linked.open = true; linked.scrollIntoView(); }

  let closed = [];
  addEventListener("beforeprint", () => {
    closed = findings.filter((finding) => !finding.open);
    for (const finding of closed) finding.open = true;
  });
  addEventListener("afterprint", () => { for (const finding of closed) finding.open = false; });
})();
