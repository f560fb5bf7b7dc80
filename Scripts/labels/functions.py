"""Functions that answer exactly once on every path, by construction.

A form is a way to answer once (`ONCE`) or not at all (`NEVER`), as lines of Swift. `«D»` stands for a discharge, `«R»` for a
`return` that another statement may follow, `«X»` for a statement that discharges nothing: these are the lines that
`mutation.py` puts faults into.
"""

CONDITIONS = ["a", "b", "!a", "!b", "a && b", "a || b", "n > 0", "n == 1", "o != nil", "a == b", "n > 1 || b"]


def indent(lines):
    return ["    " + line for line in lines]


def block(head, *parts):
    """`head {` and its body; further parts follow as `} else {`."""
    lines = [head + " {"]
    for i, part in enumerate(parts):
        lines += ([] if i == 0 else ["} else {"]) + indent(part)
    return lines + ["}"]


class Function:
    """Draws one function. `names` counts what has to be unique in it; `forms` remembers what was drawn."""

    def __init__(self, rng, discharge):
        self.rng, self.discharge, self.names, self.forms = rng, discharge, 0, []

    def name(self, stem):
        self.names += 1
        return f"{stem}{self.names}"

    def condition(self):
        return self.rng.choice(CONDITIONS)

    def never(self, depth):
        if depth <= 0 or self.rng.random() < 0.6:
            return ["«X»"]
        some = self.never(depth - 1)
        return self.rng.choice(
            [
                block(f"if {self.condition()}", some),
                block("for _ in 0..<n", some),
                block("if let value = o", some + ["note(value)"]),
                some + ["let " + self.name("flag") + " = " + self.condition()],
            ]
        )

    def once(self, depth, returns=True):
        """- returns: whether a `return` may stand here: nothing that has to run follows."""
        if depth <= 0:
            return ["«D»"]
        form = self.rng.choice(RETURNING + PLAIN if returns else PLAIN)
        self.forms.append(form.__name__)
        return form(self, depth - 1, returns)


# In the function's own flow: each form takes the depth that is left, and whether a `return` may stand in it.


def leaf(f, depth, returns):
    return ["«D»"]


def before(f, depth, returns):
    return f.never(depth) + f.once(depth, returns)


def after(f, depth, returns):
    return f.once(depth, False) + f.never(depth)


def either(f, depth, returns):
    return block(f"if {f.condition()}", f.once(depth, returns), f.once(depth, returns))


def correlated(f, depth, returns):
    condition = f.rng.choice(["a", "b", "a && b", "n > 0"])
    return block(f"if {condition}", f.once(depth, False)) + block(f"if !({condition})", f.once(depth, False))


def negated_flag(f, depth, returns):
    flag = f.name("flag")
    return (
        [f"let {flag} = {f.condition()}"]
        + block(f"if {flag}", f.once(depth, False))
        + f.never(depth)
        + block(f"if !{flag}", f.once(depth, False))
    )


def bound(f, depth, returns):
    return block("if let value = o", ["note(value)"] + f.once(depth, returns), f.once(depth, returns))


def cases(f, depth, returns):
    arms = [
        ("case .one:", f.once(depth, returns)),
        ("case .two(let value):", ["note(value)"] + f.once(depth, returns)),
        ("default:", f.once(depth, returns)),
    ]
    return ["switch s {"] + [line for head, body in arms for line in [head] + indent(body)] + ["}"]


def guarded_case(f, depth, returns):
    return (
        ["switch s {", f"case .two where {f.condition()}:"]
        + indent(f.once(depth, returns))
        + ["case .one, .two, .three:"]
        + indent(f.once(depth, returns))
        + ["}"]
    )


def falling_through(f, depth, returns):
    return (
        ["switch s {", "case .one:"]
        + indent(f.never(depth))
        + ["    fallthrough", "case .three:"]
        + indent(f.once(depth, False))
        + ["case .two:"]
        + indent(f.once(depth, False))
        + ["}"]
    )


def numbers(f, depth, returns):
    return (
        ["switch n {", "case 0:"]
        + indent(f.once(depth, returns))
        + ["case 1...2:"]
        + indent(f.once(depth, returns))
        + ["default:"]
        + indent(f.once(depth, returns))
        + ["}"]
    )


def pairs(f, depth, returns):
    return (
        ["switch (a, o) {", "case (true, let value?):"]
        + indent(["note(value)"] + f.once(depth, returns))
        + ["case (true, nil):"]
        + indent(f.once(depth, returns))
        + ["case (false, _):"]
        + indent(f.once(depth, returns))
        + ["}"]
    )


def loop_then(f, depth, returns):
    return block("for _ in 0..<n", f.never(depth)) + f.once(depth, returns)


def loop_of_one(f, depth, returns):
    return block(f.rng.choice(["for _ in 0..<1", "for _ in [n]"]), f.once(depth, False))


def last_round(f, depth, returns):
    return block("for round in 0...n", block("if round == n", f.once(depth, False) + ["break // may go"]))


def nested_loops(f, depth, returns):
    outer = f.name("outer")
    return block(
        f"{outer}: for one in 0..<2",
        block("for other in 0..<2", block("if one == other", f.once(depth, False) + [f"break {outer} // may go"])),
    )


def bounded_while(f, depth, returns):
    count = f.name("count")
    return [f"var {count} = 0"] + block(
        f"while {count} < 2", [f"{count} += 1"] + block(f"if {count} == 2", f.once(depth, False))
    )


def repeated(f, depth, returns):
    return ["repeat {"] + indent(f.once(depth, False)) + ["} while false"]


def flag(f, depth, returns):
    done = f.name("done")
    return (
        [f"var {done} = false"]
        + block(f"if {f.condition()}", [f"{done} = true // may go"] + f.once(depth, False))
        + block(f"if !{done}", f.once(depth, False))
    )


def flag_in_loop(f, depth, returns):
    done = f.name("done")
    return (
        [f"var {done} = false"]
        + block(f"for round in 0..<n where !{done}", ["note(round)", f"{done} = true // may go"] + f.once(depth, False))
        + block(f"if !{done}", f.once(depth, False))
    )


def thrown(f, depth, returns):
    return (
        ["do {", f"    try fails({f.condition()})"]
        + indent(f.once(depth, False))
        + ["} catch {"]
        + indent(f.once(depth, returns))
        + ["}"]
    )


def thrown_first(f, depth, returns):
    return (
        ["do {"]
        + indent(f.never(depth))
        + [f"    try fails({f.condition()})", "} catch {"]
        + indent(f.once(depth, False))
        + ["    return", "}"]
        + f.once(depth, returns)
    )


def tried(f, depth, returns):
    return block(f"if (try? fails({f.condition()})) == nil", f.once(depth, returns), f.once(depth, returns))


def result(f, depth, returns):
    name = f.name("result")
    return (
        [
            f"let {name}: Result<Int, Fault> = {f.condition()} ? .success(n) : .failure(.some)",
            f"switch {name} {{",
            "case .success(let value):",
        ]
        + indent(["note(value)"] + f.once(depth, returns))
        + ["case .failure:"]
        + indent(f.once(depth, returns))
        + ["}"]
    )


def optional_local(f, depth, returns):
    name = f.name("value")
    return [f"let {name}: Int? = {f.condition()} ? n : nil"] + block(
        f"if let {name}", f.once(depth, False) + [f"note({name})"], f.once(depth, returns)
    )


def mapped(f, depth, returns):
    met = f.name("met")
    return block(f"let {met}: Void? = o.map", ["value in", "note(value)"] + f.once(depth)) + block(
        f"if {met} == nil", f.once(depth, returns)
    )


# Forms that end what is around them.


def left_early(f, depth, returns):
    return block(f"if {f.condition()}", f.once(depth, False) + ["«R»"]) + f.once(depth, returns)


def guard(f, depth, returns):
    return (
        [f"guard {f.condition()} else {{"] + indent(f.once(depth, False) + ["return"]) + ["}"] + f.once(depth, returns)
    )


def guard_let(f, depth, returns):
    name = f.name("value")
    return (
        [f"guard let {name} = o else {{"]
        + indent(f.once(depth, False) + ["return"])
        + ["}", f"note({name})"]
        + f.once(depth, returns)
    )


def guard_case(f, depth, returns):
    return ["guard case .one = s else {"] + indent(f.once(depth, False) + ["return"]) + ["}"] + f.once(depth, returns)


def found_in_loop(f, depth, returns):
    return block(
        "for round in 0..<n", block(f"if round == 1 && {f.rng.choice(['a', 'b'])}", f.once(depth, False) + ["«R»"])
    ) + f.once(depth, returns)


def deferred(f, depth, returns):
    return (
        ["defer {"]
        + indent(f.once(depth, False))
        + ["}"]
        + block(f"if {f.condition()}", f.never(depth) + ["«R»"])
        + f.never(depth)
    )


def deferred_flag(f, depth, returns):
    done = f.name("done")
    return (
        [f"var {done} = false", "defer {"]
        + indent(block(f"if !{done}", f.once(depth, False)))
        + ["}"]
        + block(f"if {f.condition()}", [f"{done} = true // may go"] + f.once(depth, False) + ["«R»"])
        + f.never(depth)
    )


# Closures and helpers.


def run_now(f, depth, returns):
    return block("runNow", f.once(depth))


def run_later(f, depth, returns):
    return block(f.rng.choice(["runLater", "DispatchQueue.main.async", "Task"]), f.once(depth))


def run_when(f, depth, returns):
    condition = f.rng.choice(["a", "b", "n > 0"])
    return block(f"runWhen({condition})", f.once(depth)) + block(f"runWhen(!({condition}))", f.once(depth))


def run_either(f, depth, returns):
    return (
        [f"runEither({f.condition()}, {{"]
        + indent(f.once(depth))
        + ["}, otherwise: {"]
        + indent(f.once(depth))
        + ["})"]
    )


def run_both(f, depth, returns):
    parts = [f.once(depth), f.never(depth)]
    f.rng.shuffle(parts)
    return ["runBoth({"] + indent(parts[0]) + ["}, {"] + indent(parts[1]) + ["})"]


def kept(f, depth, returns):
    keeper = f.name("keeper")
    return [f"let {keeper} = Keeper()"] + block(f"{keeper}.keep", f.once(depth)) + [f"{keeper}.fire()"]


def closure_in_local(f, depth, returns):
    work = f.name("work")
    return (
        [f"let {work}: () -> Void = {{"]
        + indent(f.once(depth))
        + ["}"]
        + block(f"if {f.condition()}", [f"{work}()"], f.never(depth) + [f"{work}()"])
    )


def local_function(f, depth, returns):
    work = f.name("work")
    return block(f"func {work}()", f.once(depth)) + block(
        f"if {f.condition()}", [f"{work}()"], f.never(depth) + [f"{work}()"]
    )


def gate(f, depth, returns):
    done, finish = f.name("done"), f.name("finish")
    return (
        [
            f"var {done} = false",
            f"let {finish}: () -> Void = {{",
            f"    guard !{done} else {{ return }}",
            f"    {done} = true // may go",
        ]
        + indent(f.once(depth))
        + ["}"]
        + block(f"if {f.condition()}", [f"{finish}()"])
        + [f"{finish}()"]
    )


def answered(f, depth, returns):
    return ["answer(«K»)"]


def answered_when(f, depth, returns):
    return block(f"if !answerWhen({f.condition()}, «K»)", f.once(depth, returns))


def renamed(f, depth, returns):
    name = f.name("other")
    return [f"let {name} = «K»", f"answer({name})"]


def moved(f, depth, returns):
    slot, taken = f.name("slot"), f.name("taken")
    return (
        [f"var {slot}: «T»? = «K»"]
        + block(
            f"if {f.condition()}",
            [f"if let {taken} = {slot} {{", f"    {slot} = nil // may go", f"    answer({taken})", "}"],
        )
        + block(f"if let {taken} = {slot}", [f"answer({taken})"])
    )


def in_array(f, depth, returns):
    return f.rng.choice([block("for each in [«K»]", ["answer(each)"]), ["[«K»].forEach { answer($0) }"]])


def in_tuple(f, depth, returns):
    name = f.name("both")
    return [f"let {name} = («K», n)", f"note({name}.1)", f"answer({name}.0)"]


COMMON = [
    leaf,
    before,
    after,
    either,
    cases,
    bound,
    optional_local,
    thrown,
    tried,
    result,
    run_now,
    run_later,
    run_either,
    run_both,
    kept,
    closure_in_local,
    local_function,
    gate,
    flag,
    answered,
    answered_when,
    renamed,
    moved,
    in_array,
    in_tuple,
    pairs,
    guarded_case,
    falling_through,
    loop_then,
    mapped,
    negated_flag,
    correlated,
    repeated,
    flag_in_loop,
]
# Loops that a number ends: hardly anybody answers in one, and no path through them is proved.
RARE = [numbers, loop_of_one, last_round, nested_loops, bounded_while, run_when]
PLAIN = COMMON * 3 + RARE
RETURNING = [
    left_early,
    left_early,
    guard,
    guard,
    guard_let,
    guard_case,
    found_in_loop,
    deferred,
    deferred_flag,
    thrown_first,
] * 5
