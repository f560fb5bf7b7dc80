"""Programs that call back, made up from a seed: each is a chain of functions with a caller at its end, and notes what it
does, in which order and on which queue.

A program is a set of choices, one of each list of CHOICES; the first of a list is the simplest. What a choice means is
said by the function that has its name.
"""
import random

CHOICES = {
    "owner": ["free", "class", "locked", "main", "struct", "protocol", "subclass", "generic", "static",
              "extended", "nested"],
    "leaf": ["pool", "at_once", "main", "queue", "later", "queue_then_main", "kept", "at_once_or_pool", "both"],
    "leaf_shape": ["value", "done", "two", "result", "typed", "optional", "error", "flag", "pair", "outcome", "reject"],
    "middle": ["plain", "guarded", "counted", "loading", "hop", "behind", "deferred", "twice", "retry", "relay", "weak",
               "switched", "nested", "noted", "branches"],
    "middle_shape": ["value", "result", "optional", "error", "flag", "pair", "two", "typed", "done"],
    "caller": ["one", "goes_on", "twice", "in_turn", "background", "waiting", "loop", "named"],
    "handler": ["completion", "completionHandler", "done", "callback", "then"],
    "mode": ["5", "6"],
}

# Who has no state of its own.
STATELESS = ("free", "struct", "static", "protocol", "extended", "nested")


def choose(generator):
    """A program's choices: the simplest of a kind now and then, so that each kind meets each other."""
    chosen = {key: generator.choice(values) for key, values in CHOICES.items()}
    return repaired(chosen)


def repaired(chosen):
    """What does not go together is put right."""
    if chosen["leaf"] == "both":
        chosen["leaf_shape"] = "optional"
    if chosen["middle"] == "relay":
        given, taken = ("middle_shape", "leaf_shape") if chosen["leaf"] == "both" else ("leaf_shape", "middle_shape")
        chosen[given] = chosen[taken]
    if chosen["owner"] in STATELESS and chosen["middle"] in ("loading", "weak", "counted"):
        chosen["owner"] = "class"
    if chosen["owner"] in STATELESS and chosen["leaf"] == "kept":
        chosen["owner"] = "class"
    if chosen["owner"] == "main":
        if chosen["leaf"] in ("pool", "queue", "later", "at_once_or_pool", "both"):
            chosen["leaf"] = "main"
        if chosen["caller"] in ("background", "waiting"):
            chosen["caller"] = "goes_on"
    if chosen["leaf"] == "kept" and chosen["caller"] in ("background", "waiting"):
        chosen["caller"] = "goes_on"
    if chosen["caller"] == "waiting" and ("main" in chosen["leaf"] or chosen["middle"] in ("hop", "loading")):
        chosen["caller"] = "background"
    if chosen["mode"] == "6" and chosen["owner"] in ("class", "subclass", "generic"):
        chosen["owner"] = "locked"
    return chosen


def simpler(chosen):
    """Programs with one choice made simpler, for shrinking."""
    for key, values in CHOICES.items():
        for value in values[:values.index(chosen[key])]:
            yield repaired({**chosen, key: value})


class Shape:
    """What a handler is told, by the name of its shape: types, calls, and a closure that notes it."""

    def __init__(self, name, handler, attribute):
        self.name = name
        self.handler = handler
        self.attributes = f"@escaping {attribute}".rstrip()

    @property
    def types(self):
        return {
            "value": "(Int) -> Void", "done": "() -> Void", "two": "(Int, String) -> Void",
            "result": "(Result<Int, Error>) -> Void", "typed": "(Result<Int, Fault>) -> Void",
            "optional": "(Int?, Error?) -> Void", "error": "(Error?) -> Void", "flag": "(Bool, Error?) -> Void",
            "outcome": "(Int?) -> Void",
        }.get(self.name)

    @property
    def parameters(self):
        if self.name == "pair":
            return f"success: {self.attributes} (Int) -> Void, failure: {self.attributes} (Error) -> Void"
        if self.name == "reject":
            return f"resolve: {self.attributes} (Int) -> Void, reject: {self.attributes} (Error) -> Void"
        return f"{self.handler}: {self.attributes} {self.types}"

    @property
    def fails(self):
        return self.name in ("result", "typed", "optional", "error", "flag", "pair", "reject", "outcome")

    def success(self, value):
        call = self.handler
        return {
            "value": f"{call}({value})", "done": f"{call}()", "two": f'{call}({value}, "two")',
            "result": f"{call}(.success({value}))", "typed": f"{call}(.success({value}))",
            "optional": f"{call}({value}, nil)", "error": f"{call}(nil)", "flag": f"{call}(true, nil)",
            "pair": f"success({value})", "reject": f"resolve({value})", "outcome": f"{call}({value})",
        }[self.name]

    def failure(self, error="Fault.even"):
        call = self.handler
        typed = error if error.startswith("Fault") else "Fault.odd"
        return {
            "value": f"{call}(-1)", "done": f"{call}()", "two": f'{call}(-1, "none")',
            "result": f"{call}(.failure({error}))", "typed": f"{call}(.failure({typed}))",
            "optional": f"{call}(nil, {error})", "error": f"{call}({error})", "flag": f"{call}(false, {error})",
            "pair": f"failure({error})", "reject": f"reject({error})", "outcome": f"{call}(nil)",
        }[self.name]

    def both(self, value, error):
        return f"{self.handler}({value}, {error})"

    def call(self, callee, argument, taken, success, failure, captures=""):
        """A call with closures: lines of what is done with a value, by the name `value`, and with an error, `error`."""
        pair = {"pair": ("success", "failure"), "reject": ("resolve", "reject")}.get(self.name)
        if pair:
            return ([f"{callee}({argument}, {pair[0]}: {{ {captures}value in"] + indented(success)
                    + [f"}}, {pair[1]}: {{ {captures}error in"] + indented(failure) + ["})"])
        heads = {
            "value": "value in", "done": "", "two": "value, name in", "result": "result in", "typed": "result in",
            "optional": "value, error in", "error": "error in", "flag": "isDone, error in", "outcome": "value in",
        }
        head = (captures + heads[self.name] if heads[self.name] else captures and captures + "in").strip()
        return [f"{callee}({argument}) {{ {head}".rstrip()] + indented(self.taken(taken, success, failure)) + ["}"]

    def taken(self, how, success, failure):
        """The handler's arguments taken apart, in one of two ways."""
        if self.name == "value":
            return success
        if self.name == "done":
            return ["let value = 1"] + success
        if self.name == "two":
            return ['note("named \\(name)")'] + success
        if self.name in ("result", "typed"):
            return (["switch result {", "case .success(let value):"] + indented(success)
                    + ["case .failure(let error):"] + indented(failure) + ["}"])
        if self.name == "optional":
            if how:
                return (["if let error {"] + indented(failure + ["return"]) + ["}", "let value = value ?? 0"] + success)
            return (["if let value {"] + indented(success) + ["} else {", "    let error = error ?? Fault.none"]
                    + indented(failure) + ["}"])
        if self.name == "outcome":
            return (["guard let value else {", "    let error = Fault.none"] + indented(failure + ["return"]) + ["}"]
                    + success)
        return (["if let error {"] + indented(failure + ["return"]) + ["}", "let value = 1"] + success)


def indented(lines, by=1):
    return ["    " * by + line for line in lines]


class Program:
    def __init__(self, number, chosen):
        self.number = number
        self.chosen = chosen
        self.isolated = chosen["owner"] == "main"
        self.inner = Shape(chosen["leaf_shape"], chosen["handler"], self.handler_attribute)
        self.outer = Shape(chosen["middle_shape"], chosen["handler"], self.handler_attribute)
        self.in_type = chosen["owner"] != "free"
        self.has_state = chosen["owner"] in ("class", "locked", "main", "subclass", "generic")

    def __getattr__(self, key):
        if key in CHOICES:
            return self.chosen[key]
        raise AttributeError(key)

    @property
    def handler_attribute(self):
        """What a handler needs in Swift 6 mode to go to another thread, or through one to the main queue."""
        if self.mode == "5":
            return ""
        if self.isolated:
            return "@MainActor" if self.leaf == "queue_then_main" else ""
        return "@Sendable"

    @property
    def selfish(self):
        return "self." if self.in_type and self.owner != "static" else ""

    def function(self, name, shape, body):
        static = "static " if self.owner == "static" or self.owner == "nested" and name == "leaf" else ""
        return [f"{static}func {name}{self.number}(_ number: Int, {shape.parameters}) {{"] + indented(body) + ["}"]

    # MARK: - The function that does the work

    def work(self):
        answer = ["if number % 2 == 0 {"] + indented([self.inner.failure()]) + ["} else {"] + \
            indented([self.inner.success("number * 10")]) + ["}"]
        queue = f"queue{self.number}"
        start = ['note("leaf \\(number)")']
        kind = self.leaf
        if not self.inner.fails:
            answer = [self.inner.success("number * 10")]
        if kind == "both":
            answer = ["if number % 2 == 0 {"] + indented([self.inner.both("number", "Fault.even")]) + ["} else {"] + \
                indented([self.inner.success("number * 10")]) + ["}"]
            return start + ["DispatchQueue.global().async {"] + indented(answer) + ["}"]
        if kind == "at_once":
            return start + answer
        if kind == "at_once_or_pool":
            return start + ["if number % 2 == 0 {"] + indented([self.inner.failure(), "return"]) + ["}"] + \
                ["DispatchQueue.global().async {"] + indented([self.inner.success("number")]) + ["}"]
        if kind == "kept":
            return start + [f"{self.selfish}kept.append {{"] + indented(answer) + ["}"]
        if kind == "queue_then_main":
            return start + [f"{queue}.async {{", '    note("work")', "    DispatchQueue.main.async {"] + \
                indented(answer, 2) + ["    }", "}"]
        hop = {"pool": "DispatchQueue.global().async", "main": "DispatchQueue.main.async", "queue": f"{queue}.async",
               "later": "DispatchQueue.global().asyncAfter(deadline: .now() + 0.004)"}[kind]
        return start + [f"{hop} {{"] + indented(answer) + ["}"]

    # MARK: - The function that calls it

    def middle_body(self):
        callee = f"{'' if self.owner == 'nested' else self.selfish}leaf{self.number}"
        success, failure = [self.outer.success("value + 1")], [self.outer.failure("error")]
        return getattr(self, self.middle)(callee, success, failure)

    def called(self, callee, success, failure, captures="", argument="number"):
        return self.inner.call(callee, argument, self.number % 2, success, failure, captures)

    def plain(self, callee, success, failure):
        return self.called(callee, success, failure)

    def noted(self, callee, success, failure):
        return ['note("before")'] + self.called(callee, ['note("heard \\(value)")'] + success,
                                                ['note("failed \\(error)")'] + failure)

    def guarded(self, callee, success, failure):
        return ["guard number > 1 else {", '    note("refused")', f"    {self.outer.failure('Fault.odd')}", "    return",
                "}"] + self.called(callee, success, failure)

    def counted(self, callee, success, failure):
        return ["count += 1", 'note("asked \\(count)")'] + self.called(callee, success, failure)

    def loading(self, callee, success, failure):
        refusal = ["DispatchQueue.main.async {", f"    {self.outer.failure('Fault.odd')}", "}", "return"]
        done = ["self.isLoading = false"]
        return (["if isLoading {"] + indented(refusal) + ["}", "isLoading = true"]
                + self.called(callee, self.on_main(done + success), self.on_main(done + failure)))

    def on_main(self, lines):
        return ["DispatchQueue.main.async {"] + indented(lines) + ["}"]

    def hop(self, callee, success, failure):
        return self.called(callee, self.on_main(success), self.on_main(failure))

    def behind(self, callee, success, failure):
        return self.called(callee, success, failure) + ['note("behind")']

    def deferred(self, callee, success, failure):
        return ['defer { note("leaving") }'] + self.called(callee, success, failure)

    def twice(self, callee, success, failure):
        again = self.called(callee, success, failure, argument="number + 2")
        return self.called(callee, ['note("first \\(value)")'] + again, failure)

    def retry(self, callee, success, failure):
        name = f"{self.selfish}middle{self.number}"
        again = self.outer.call(name, "number + 1", 0, success, failure) if self.outer.types is None else \
            [f"{name}(number + 1, {self.handler}: {self.handler})"]
        return self.called(callee, success, ["if number < 3 {"] + indented(again) + ["} else {"]
                           + indented(failure) + ["}"])

    def relay(self, callee, success, failure):
        if self.inner.types is None:
            names = {"pair": "success: success, failure: failure", "reject": "resolve: resolve, reject: reject"}
            return [f"{callee}(number, {names[self.inner.name]})"]
        return [f"{callee}(number, {self.handler}: {self.handler})"]

    def weak(self, callee, success, failure):
        alive = ["guard let self else {", f"    {self.outer.failure('Fault.none')}", "    return", "}",
                 "self.count += 1"]
        return self.called(callee, alive + success, alive + failure, "[weak self] ")

    def switched(self, callee, success, failure):
        return (["switch number {", "case 1:", '    note("one")'] + indented(self.called(callee, success, failure))
                + ["case 2:", f"    {self.outer.failure('Fault.odd')}", "default:"]
                + indented(self.called(callee, success, failure)) + ["}"])

    def nested(self, callee, success, failure):
        third = self.called(callee, success, failure, argument="number + 4")
        second = self.called(callee, ['note("second")'] + third, failure, argument="number + 2")
        return self.called(callee, ['note("first")'] + second, failure)

    def branches(self, callee, success, failure):
        return self.called(callee, ["if value > 5 {"] + indented(success) + ["} else {", '    note("small")']
                           + indented(success) + ["}"], ['note("lost")'] + failure)

    # MARK: - Types

    def members(self):
        leaf = self.function("leaf", self.inner, self.work())
        middle = self.function("middle", self.outer, self.middle_body())
        state = []
        if self.has_state:
            state = ["var count = 0", "var isLoading = false", "var kept: [() -> Void] = []", "",
                     "func flush() {", "    let all = kept", "    kept = []", "    for one in all { one() }", "}", ""]
        return state, leaf, middle

    def declarations(self):
        number = self.number
        state, leaf, middle = self.members()
        queue = [f'nonisolated let queue{number} = makeQueue("queue")', ""]
        if self.owner == "free":
            return queue + leaf + [""] + middle
        body = indented(state + leaf + [""] + middle)
        if self.owner == "protocol":
            requirement = f"    func leaf{number}(_ number: Int, {self.inner.parameters})"
            return queue + [f"protocol Source{number} {{", requirement, "}", "",
                            f"struct Owner{number}: Source{number} {{"] + body + ["}"]
        if self.owner == "subclass":
            base = self.function("leaf", self.inner, self.work())
            return queue + [f"class Base{number} {{"] + indented(state + base) + ["}", "",
                                                                                 f"final class Owner{number}: Base{number} {{"] + \
                indented(middle) + ["}"]
        if self.owner == "extended":
            source = [f"protocol Source{number}: Sendable {{}}", "", f"extension Source{number} {{"] + indented(leaf) + ["}", ""]
            return queue + source + [f"struct Owner{number}: Source{number} {{"] + indented(middle) + ["}"]
        if self.owner == "nested":
            inner = ["", f"struct Owner{number}: Sendable {{"] + indented(middle) + ["}"]
            return queue + [f"enum Outer{number} {{"] + indented(leaf + inner) + ["}"]
        heads = {"class": f"final class Owner{number}", "locked": f"final class Owner{number}: @unchecked Sendable",
                 "main": f"@MainActor final class Owner{number}", "struct": f"struct Owner{number}: Sendable",
                 "static": f"enum Owner{number}", "generic": f"final class Owner{number}<Kind>"}
        return queue + [heads[self.owner] + " {"] + body + ["}"]

    # MARK: - Who calls

    @property
    def made(self):
        names = {"generic": f"Owner{self.number}<Int>", "nested": f"Outer{self.number}.Owner{self.number}"}
        if self.owner in ("free", "static"):
            return ""
        return f"let owner = keepAlive({names.get(self.owner, f'Owner{self.number}')}())"

    @property
    def is_ordered(self):
        """Whether all that is noted comes in one order, each time."""
        return self.leaf in ("at_once", "main", "kept") and self.caller not in ("background", "waiting")

    @property
    def is_in_step(self):
        """Whether what is noted on each queue comes in one order, each time: calls that are not told one after the other
        may overtake each other, but on a serial queue that each of them enters once."""
        enters_once = self.leaf in ("queue", "queue_then_main") and self.middle not in ("twice", "nested", "retry", "loading")
        return self.is_ordered or enters_once or self.caller not in ("twice", "loop")

    @property
    def receiver(self):
        return {"free": "", "static": f"Owner{self.number}."}.get(self.owner, "owner.")

    def call_of_middle(self, argument, then=()):
        callee = f"{self.receiver}middle{self.number}"
        if self.caller == "named" and self.outer.types == "(Int) -> Void":
            return [f"{callee}({argument}, {self.handler}: show{self.number})"]
        success = [f'note("told \\(value)")'] + list(then)
        failure = [f'note("told \\(error)")'] + list(then)
        return self.outer.call(callee, argument, 1 - self.number % 2, success, failure)

    def drive(self):
        one = self.call_of_middle
        body = {
            "one": lambda: one("1"),
            "named": lambda: one("1"),
            "goes_on": lambda: one("2") + ['note("went on")'],
            "twice": lambda: one("1") + one("2"),
            "in_turn": lambda: one("1", one("2", one("3"))),
            "background": lambda: self.elsewhere(one("1") + ['note("went on")']),
            "waiting": lambda: self.elsewhere(["let semaphore = DispatchSemaphore(value: 0)"]
                                              + one("1", ["semaphore.signal()"]) + ["semaphore.wait()", 'note("waited")']),
            "loop": lambda: ["for number in 1...3 {"] + indented(one("number")) + ["}"],
        }[self.caller]()
        flush = ["owner.flush()", "owner.flush()"] if self.leaf == "kept" and self.has_state else []
        actor = "@MainActor " if self.isolated else ""
        named = [f"func show{self.number}(_ value: Int) {{", '    note("shown \\(value)")', "}", ""]
        return named + [f"{actor}func drive{self.number}() {{"] + indented(([self.made] if self.made else []) + body + flush) \
            + ["}"]

    def elsewhere(self, lines):
        return ["DispatchQueue.global().async {"] + indented(lines) + ["}"]

    # MARK: - Who awaits

    @property
    def has_twin(self):
        """Whether an async caller does what the caller does: one call after the other. What a function does behind a call
        of the handler, an async caller finds done."""
        is_behind = self.middle in ("behind", "deferred") and self.leaf.startswith("at_once")
        return self.caller == "in_turn" and self.leaf != "kept" and not is_behind

    @property
    def twin(self):
        """The caller, async. It stands in a file of its own, which is compiled where the function has an async form."""
        bound = {"two": "let (value, name) = ", "done": "", "error": "", "flag": "_ = "}.get(self.outer.name, "let value = ")
        throwing = "try " if self.outer.fails and self.outer.name != "outcome" else ""
        body = [f"{bound}{throwing}await {self.receiver}middle{self.number}(number)"]
        body += {"two": ['note("named \\(name)")'], "done": ["let value = 1"], "error": ["let value = 1"],
                 "flag": ["let value = 1"], "outcome": ['guard let value else {', '    note("told none")', '    continue', '}']
                 }.get(self.outer.name, [])
        body += ['note("told \\(value)")']
        if throwing:
            body = ["do {"] + indented(body) + ["} catch {", '    note("told \\(error)")', "}"]
        loop = ["for number in 1...3 {"] + indented(body) + ["}"]
        return "\n".join([f"@MainActor func twin{self.number}() async {{"]
                         + indented(([self.made] if self.made else []) + loop) + ["}"]) + "\n"

    @property
    def text(self):
        return "\n".join(["import Foundation", ""] + self.declarations() + [""] + self.drive()) + "\n"


def programs(seed, count, mode):
    generator = random.Random(seed)
    made = []
    while len(made) < count:
        chosen = choose(generator)
        if chosen["mode"] == mode:
            made.append(Program(len(made), chosen))
    return made
