"""The pages of the documentation, and the fenced blocks of pages and of doc comments."""
import dataclasses
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The sources whose doc comments a user reads.
LIBRARIES = ["Onceover", "OnceoverMacros"]
MARKER = re.compile(r"^<!-- not (?:compiled|checked): (.*) -->$")


@dataclasses.dataclass
class Block:
    """A fenced block: where its first line stands, and the head that it stands under."""
    path: pathlib.Path
    line: int
    language: str
    text: str
    head: str
    # Why it is not checked; empty for a block that is.
    excuse: str

    @property
    def place(self):
        return f"{self.path.relative_to(ROOT)}:{self.line}"


def markdown():
    """All pages in Markdown, DocC's articles among them."""
    names = subprocess.check_output(["git", "ls-files", "*.md"], cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in names]


def sources():
    return sorted(path for name in LIBRARIES for path in (ROOT / "Sources" / name).rglob("*.swift"))


def lines(path):
    """The lines of a page, or of the doc comments of a source; nil for a line of code."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if path.suffix != ".swift":
            yield line
        else:
            yield re.sub(r"^\s*/// ?", "", line) if line.lstrip().startswith("///") else None


def blocks(path):
    head, excuse, block = "", "", None
    for number, line in enumerate(lines(path), 1):
        if line is None:
            block = None
        elif line.startswith("```"):
            if block:
                block.text = "\n".join(block.text)
                yield block
                block = None
            else:
                block = Block(path, number + 1, line[3:].strip(), [], head, excuse)
                excuse = ""
        elif block:
            block.text.append(line)
        elif line.startswith("#"):
            head = line.lstrip("# ")
        elif marker := MARKER.match(line.strip()):
            excuse = marker.group(1)


def prose(path):
    """The lines outside of fenced blocks, with their numbers."""
    is_block = False
    for number, line in enumerate(lines(path), 1):
        if line is not None and line.startswith("```"):
            is_block = not is_block
        elif line is not None and not is_block:
            yield number, line
