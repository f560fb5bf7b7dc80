"""Faults that are put into a function that answers exactly once, and the Swift that its marks stand for."""

import re

HELPERS = {
    "runNow": ["runTwice", "runNever", "runWhen(b)"],
    "runLater": ["runTwice", "runNever"],
    "keeper": ["fireAgain"],
}


def indentation(line):
    return re.match(r" *", line)[0]


def deleted(rng, lines):
    """A discharge goes."""
    return replaced(rng, lines, "«D»", lambda line: [line.replace("«D»", "«X»")])


def doubled(rng, lines):
    return replaced(rng, lines, "«D»", lambda line: [line, line])


def added(rng, lines):
    """A discharge more, where something else happens."""
    return replaced(rng, lines, "«X»", lambda line: [line.replace("«X»", "«D»")])


def staying(rng, lines):
    """A `return` goes, so that what follows runs, too."""
    return replaced(rng, lines, "«R»", lambda line: [line.replace("«R»", "«X»")])


def dropped(rng, lines):
    """The end of a loop, a mark that something is done, a slot's emptying go."""
    return replaced(rng, lines, "// may go", lambda line: [indentation(line) + "«X»"])


def unhelpful(rng, lines):
    """Another helper, which runs its closure twice or never."""
    for helper in rng.sample(sorted(HELPERS), len(HELPERS)):
        if helper == "keeper":
            done = replaced(rng, lines, ".fire()", lambda line: [line, line.replace(".fire()", ".fireAgain()")])
        else:
            other = rng.choice(HELPERS[helper])
            done = replaced(rng, lines, helper + " {", lambda line: [line.replace(helper, other)])
        if done:
            return done
    return None


def answered_too(rng, lines):
    """A helper answers in addition."""
    return replaced(rng, lines, "«X»", lambda line: [line.replace("«X»", "answer(«K»)")])


def turned(rng, lines):
    """A condition means its opposite."""
    return replaced(rng, lines, r"^ *if ![a-z]+\d* \{", lambda line: [line.replace("if !", "if ")], pattern=True)


FAULTS = [deleted, deleted, doubled, added, staying, staying, dropped, dropped, unhelpful, answered_too, turned]


def replaced(rng, lines, mark, change, pattern=False):
    places = [i for i, line in enumerate(lines) if (re.search(mark, line) if pattern else mark in line)]
    if not places:
        return None
    at = rng.choice(places)
    return lines[:at] + change(lines[at]) + lines[at + 1 :]


def faulty(rng, lines):
    """The lines with one fault, or two; the name of what was done."""
    done = []
    for _ in range(rng.choice([1, 1, 1, 2])):
        for fault in rng.sample(FAULTS, len(FAULTS)):
            changed = fault(rng, lines)
            if changed:
                lines, done = changed, done + [fault.__name__]
                break
    return lines, "+".join(done)


def swift(rng, lines, kind):
    """The marks replaced by statements of one kind of obligation."""

    def line_of(line):
        line = line.replace("«D»", rng.choice(kind.discharges)).replace("«K»", kind.value).replace("«T»", kind.type)
        line = line.replace("«R»", "return").replace("«X»", f"note({rng.randrange(9)})")
        return line.replace(" // may go", "")

    return [line_of(line) for line in lines]
