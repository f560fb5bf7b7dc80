"""A batch of generated cases: written, compiled, run, checked."""

import dataclasses
import json
import pathlib
import subprocess

import functions
import kinds
import lives
import mutation

HERE = pathlib.Path(__file__).resolve().parent


@dataclasses.dataclass
class Case:
    name: str
    lines: list
    driver: list
    origin: str
    first: int = 0
    counts: frozenset = frozenset()
    verdict: str = "none"
    assumptions: tuple = ()


def function_case(rng, name):
    kind = rng.choice(kinds.KINDS)
    drawn = functions.Function(rng, kind)
    body = drawn.once(rng.choice([2, 3, 3, 4]))
    fault = ""
    if rng.random() < 0.6:
        body, fault = mutation.faulty(rng, body)
    body = mutation.swift(rng, body, kind)
    if kind.opening:
        body = [kind.opening] + functions.indent(body) + ["}"]
    lines = functions.block(f"func {name}({kinds.INPUTS}{kind.parameter}){kind.effects}", body)
    call = f"{name}(a, b, n, s, o{kind.argument})"
    call = f"_ = try? await {call}" if kind.opening else call
    driver = [
        f'let label_{name} = Label("{name}")',
        "for (a, b, n, s, o) in inputs {",
        f"    {call}",
        f"    label_{name}.add()",
        "}",
        f"label_{name}.tell()",
    ]
    return Case(name, lines, driver, f"{kind.name} {fault or 'right'} " + ",".join(sorted(set(drawn.forms))))


def life_case(rng, name):
    lines, ends, has_handler, origin = lives.life(rng, name)
    wait = "await it.wait(index, completion: counted())" if has_handler else "_ = await it.wait(index)"
    steps = [f"case 0: {wait}", "case 1: Later.drain()"]
    for i in range(ends):
        steps += [f"case {2 + 2 * i}: await it.end{i}(true)", f"case {3 + 2 * i}: await it.end{i}(false)"]
    last = (
        ["    for _ in 0..<5 {"]
        + [f"        await it.end{i}(true)" for i in range(ends)]
        + ["        Later.drain()", "    }"]
    )
    driver = (
        [
            f'let label_{name} = Label("{name}")',
            f"for plan in plans(of: {2 + 2 * ends}, length: 4) {{",
            f"    let it = {name}()",
            "    for (index, step) in plan.enumerated() {",
            "        switch step {",
        ]
        + ["        " + step for step in steps]
        + ["        default: break", "        }", "    }"]
        + last
        + [f"    label_{name}.add()", "}", f"label_{name}.tell()"]
    )
    return Case(name, lines, driver, origin)


def drawn(rng, count, stem="case"):
    return [
        life_case(rng, f"Life{stem}{i}") if i % 4 == 3 else function_case(rng, f"fun{stem}{i}") for i in range(count)
    ]


def write(cases, folder):
    """`checked` holds what the tool sees, `counting` what only the compiler sees."""
    checked = folder / "checked"
    checked.mkdir(parents=True)
    lines = []
    for case in cases:
        case.first = len(lines) + 1
        lines += case.lines + [""]
    (checked / "Cases.swift").write_text("\n".join(lines))
    (checked / "Helpers.swift").write_text((HERE / "Helpers.swift").read_text())
    (folder / "Counting.swift").write_text((HERE / "Counting.swift").read_text())
    driver = [
        line
        for case in cases
        for line in [f"func drive_{case.name}() async {{"] + functions.indent(case.driver) + ["}"]
    ]
    (folder / "main.swift").write_text("\n".join(driver + [f"await drive_{case.name}()" for case in cases]) + "\n")


def count(cases, folder):
    """Compiles the batch, runs it, and notes how often each case answered."""
    program = folder / "program"
    sources = [folder / "Counting.swift", folder / "main.swift", *sorted((folder / "checked").glob("*.swift"))]
    command = ["swiftc", "-Onone", "-swift-version", "5", "-suppress-warnings", "-module-name", "Labels", "-o", program]
    compiled = subprocess.run([str(part) for part in command + sources], capture_output=True, text=True)
    if compiled.returncode:
        raise SystemExit(f"the generated cases do not compile:\n{compiled.stdout}{compiled.stderr}")
    ran = subprocess.run([program], capture_output=True, text=True, timeout=300)
    if ran.returncode:
        raise SystemExit(f"the generated cases end with {ran.returncode}:\n{ran.stderr}")
    seen = dict(line.split(" ", 1) for line in ran.stdout.splitlines())
    for case in cases:
        case.counts = frozenset(int(number) for number in seen[case.name].split(",") if number)


def check(cases, folder, onceover):
    """Notes the verdict of each case: of the obligation that it makes or takes."""
    command = [
        onceover,
        "check",
        "--quiet",
        "--notes",
        "--fail-on",
        "none",
        "--format",
        "json",
        "--obligations",
        folder / "checked",
    ]
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"onceover ends with {run.returncode}:\n{run.stderr}")
    listed = [
        each for each in json.loads(run.stdout)["obligations"]["list"] if each["place"]["path"].endswith("Cases.swift")
    ]
    for case in cases:
        own = [each for each in listed if case.first <= each["place"]["line"] < case.first + len(case.lines)]
        verdicts = {each["verdict"] for each in own}
        case.assumptions = tuple(sorted({name for each in own for name in each["assumptions"]}))
        case.verdict = next((v for v in ("violated", "unknown", "assumed", "proved") if v in verdicts), "none")
