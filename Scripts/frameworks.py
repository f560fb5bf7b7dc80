"""Stand-ins for Apple's frameworks: their types from Tests/OnceoverRewritersTests/Frameworks, their delegate protocols from
the contract table."""
import json
import pathlib
import re

import compiling

ROOT = pathlib.Path(__file__).resolve().parent.parent
STUBS = ROOT / "Tests" / "OnceoverRewritersTests" / "Frameworks"
TABLE = ROOT / "Sources" / "OnceoverContracts" / "Resources" / "contracts.json"


def declared():
    """The rows of the contract table that declare a protocol."""
    return [row for row in json.loads(TABLE.read_text()) if "declaration" in row]


def requirement(line):
    return re.sub(r"^\s*optional ", "", line).strip()


def protocol(declaration, actor):
    """The protocol as a public one, with what is optional implemented beside it."""
    head, *lines = declaration.split("\n")
    name = re.search(r"protocol (\w+)", head).group(1)
    lines = [line for line in lines[:-1] if line.strip()]
    prefix = "@MainActor " if actor and "@MainActor" not in head else ""
    text = f"{prefix}{head.replace('protocol ', 'public protocol ')}\n"
    text += "".join(f"    {requirement(line)}\n" for line in lines) + "}\n"
    defaults = [f"    public {requirement(line)} {{}}\n" for line in lines if "optional " in line]
    return text + (f"extension {name} {{\n{''.join(defaults)}}}\n" if defaults else "")


def stub(name, rows, sendable, actor):
    text = (STUBS / f"{name}.swift").read_text()
    classes = [] if not sendable else re.findall(r"^(?:open class|public struct|public enum) (\w+)(?:: NSObject)? \{",
                                                 text, re.M)
    text += "".join(f"extension {each}: @unchecked Sendable {{}}\n" for each in classes)
    return text + "".join(protocol(row["declaration"], actor) for row in rows)


def fault(name, rows, folder, mode, sendable=False, actor=False):
    """Writes the module of a framework into a folder; what the compiler says, nothing where it compiles."""
    source = pathlib.Path(folder, f"{name}.swift")
    source.write_text(stub(name, rows, sendable, actor))
    status, output = compiling.run(
        ["swiftc", "-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", mode, "-I", folder, "-o",
         pathlib.Path(folder, f"{name}.swiftmodule"), source])
    return (output or f"exit {status}") if status else ""
