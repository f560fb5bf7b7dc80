"""Types that store an obligation and answer it in another method, right by construction or with a fault.

`«K»` is the stored type, `«A»` an answer to what stands before it: `taken«A»`.
"""

from functions import indent, block


class Slot:
    """A way to keep what waits. Stores take `given` and keep it, or answer it at once; ends answer what is kept."""

    members = []
    stores, faulty_stores, ends, faulty_ends = [], [], [], []


class Single(Slot):
    members = [
        "private var waiter: «K»?",
        "private var closed = false",
        "private func take() -> «K»? {",
        "    defer { waiter = nil }",
        "    return waiter",
        "}",
    ]
    stores = [
        ["if waiter != nil {", "    given«A»", "    return", "}", "waiter = given"],
        ["guard waiter == nil else {", "    given«A»", "    return", "}", "waiter = given"],
        ["let old = waiter", "waiter = given", "old?«A»"],
        ["take()?«A»", "waiter = given"],
        ["if let old = waiter { old«A» }", "waiter = given"],
    ]
    faulty_stores = [
        ["waiter = given"],
        ["if closed {", "    given«A»", "}", "take()?«A»", "waiter = given"],
        ["guard waiter == nil else { return }", "waiter = given"],
        ["take()?«A»", "waiter = given", "Task { given«A» }"],
    ]
    ends = [
        ["waiter?«A»", "waiter = nil"],
        ["let taken = waiter", "waiter = nil", "taken?«A»"],
        ["guard let taken = waiter else { return }", "waiter = nil", "taken«A»"],
        ["if let taken = waiter {", "    taken«A»", "    waiter = nil", "}"],
        ["defer { waiter = nil }", "waiter?«A»"],
        ["take()?«A»"],
        ["guard ok else { return }", "take()?«A»"],
        ["if ok {", "    waiter?«A»", "    waiter = nil", "}"],
        ["closed = true", "take()?«A»"],
    ]
    faulty_ends = [
        ["waiter?«A»"],
        ["waiter = nil"],
        ["if let taken = waiter { taken«A» }"],
        ["if ok { waiter?«A» }", "waiter = nil"],
        ["waiter?«A»", "if ok { waiter = nil }"],
        ["guard let taken = waiter else { return }", "taken«A»"],
        ["_ = take()"],
        ["let taken = take()", "if ok { taken?«A» }"],
        ["let taken = take()", "taken?«A»", "taken?«A»"],
        ["waiter?«A»", "DispatchQueue.main.async { self.waiter = nil }"],
    ]


class List(Slot):
    members = ["private var waiters: [«K»] = []"]
    stores = [["waiters.append(given)"], ["waiters += [given]"], ["waiters.insert(given, at: 0)"]]
    faulty_stores = [
        ["waiters = [given]"],
        ["if waiters.isEmpty { waiters.append(given) }"],
        ["waiters.append(given)", "waiters.append(given)"],
    ]
    ends = [
        ["for taken in waiters { taken«A» }", "waiters.removeAll()"],
        ["let all = waiters", "waiters = []", "for taken in all { taken«A» }"],
        ["waiters.forEach { $0«A» }", "waiters = []"],
        ["while let taken = waiters.popLast() { taken«A» }"],
        ["if !waiters.isEmpty { waiters.removeFirst()«A» }"],
        ["while !waiters.isEmpty { waiters.removeFirst()«A» }"],
        ["defer { waiters.removeAll() }", "for taken in waiters { taken«A» }"],
        ["guard ok else { return }", "waiters.forEach { $0«A» }", "waiters.removeAll()"],
    ]
    faulty_ends = [
        ["for taken in waiters { taken«A» }"],
        ["waiters.removeAll()"],
        ["waiters.first?«A»", "waiters.removeAll()"],
        ["if ok { waiters.forEach { $0«A» } }", "waiters.removeAll()"],
        ["waiters.last?«A»"],
        ["let all = waiters", "waiters = []", "if ok { all.forEach { $0«A» } }"],
        ["for taken in waiters where ok { taken«A» }", "waiters = []"],
        ["_ = waiters.popLast()"],
    ]


class Table(Slot):
    members = ["private var waiters: [Int: «K»] = [:]"]
    stores = [
        ["waiters.removeValue(forKey: id)?«A»", "waiters[id] = given"],
        ["if waiters[id] != nil {", "    given«A»", "    return", "}", "waiters[id] = given"],
        ["let old = waiters.updateValue(given, forKey: id)", "old?«A»"],
    ]
    faulty_stores = [["waiters[id] = given"], ["waiters[0] = given"]]
    ends = [
        ["for (_, taken) in waiters { taken«A» }", "waiters.removeAll()"],
        ["for taken in waiters.values { taken«A» }", "waiters = [:]"],
        ["let all = waiters", "waiters = [:]", "all.values.forEach { $0«A» }"],
        ["for id in 0..<9 { waiters.removeValue(forKey: id)?«A» }"],
        ["for id in waiters.keys {", "    if let taken = waiters.removeValue(forKey: id) { taken«A» }", "}"],
        ["waiters[0]?«A»", "waiters[0] = nil", "for id in 1..<9 { waiters.removeValue(forKey: id)?«A» }"],
    ]
    faulty_ends = [
        ["for taken in waiters.values { taken«A» }"],
        ["waiters.removeAll()"],
        ["waiters.removeValue(forKey: 0)"],
        ["waiters[0]?«A»"],
        ["if ok { waiters.values.forEach { $0«A» } }", "waiters = [:]"],
        ["if let taken = waiters.removeValue(forKey: 0), ok { taken«A» }"],
        ["if let taken = waiters.removeValue(forKey: 0) {", "    taken«A»", "    taken«A»", "}"],
    ]


class State(Slot):
    members = [
        "private enum State {",
        "    case idle",
        "    case waiting(«K»)",
        "    case done",
        "}",
        "private var state = State.idle",
    ]
    stores = [
        ["switch state {", "case .idle:", "    state = .waiting(given)", "case .waiting, .done:", "    given«A»", "}"],
        ["if case .idle = state {", "    state = .waiting(given)", "} else {", "    given«A»", "}"],
        ["guard case .idle = state else {", "    given«A»", "    return", "}", "state = .waiting(given)"],
    ]
    faulty_stores = [
        ["state = .waiting(given)"],
        ["if case .idle = state { state = .waiting(given) }"],
        ["if case .done = state { given«A» }", "state = .waiting(given)"],
    ]
    ends = [
        ["if case .waiting(let taken) = state {", "    state = .done", "    taken«A»", "}"],
        [
            "switch state {",
            "case .idle, .done:",
            "    state = .done",
            "case .waiting(let taken):",
            "    state = .idle",
            "    taken«A»",
            "}",
        ],
        ["guard case .waiting(let taken) = state else { return }", "taken«A»", "state = .idle"],
        ["let old = state", "state = .done", "if case .waiting(let taken) = old { taken«A» }"],
    ]
    faulty_ends = [
        ["if case .waiting(let taken) = state { taken«A» }"],
        ["state = .done"],
        [
            "if case .waiting(let taken) = state, ok {",
            "    state = .done",
            "    taken«A»",
            "} else {",
            "    state = .idle",
            "}",
        ],
        [
            "switch state {",
            "case .waiting(let taken) where ok:",
            "    taken«A»",
            "default:",
            "    break",
            "}",
            "state = .idle",
        ],
    ]


class Entries(Slot):
    members = [
        "private struct Entry {",
        "    let id: Int",
        "    let waiter: «K»",
        "}",
        "private var entries: [Entry] = []",
    ]
    stores = [["entries.append(Entry(id: id, waiter: given))"]]
    faulty_stores = [["entries = [Entry(id: id, waiter: given)]"]]
    ends = [
        ["for entry in entries { entry.waiter«A» }", "entries.removeAll()"],
        ["let all = entries", "entries = []", "all.forEach { $0.waiter«A» }"],
        ["while let entry = entries.popLast() { entry.waiter«A» }"],
        ["while let index = entries.firstIndex(where: { $0.id >= 0 }) { entries.remove(at: index).waiter«A» }"],
        ["let all = entries.map { $0.waiter }", "entries.removeAll()", "for taken in all { taken«A» }"],
    ]
    faulty_ends = [
        ["for entry in entries { entry.waiter«A» }"],
        ["entries.removeAll()"],
        ["entries.first?.waiter«A»", "entries = []"],
        ["entries.removeAll { $0.id == 0 }"],
        ["if let entry = entries.popLast(), ok { entry.waiter«A» }"],
        ["for entry in entries where entry.id == 0 { entry.waiter«A» }", "entries.removeAll()"],
    ]


class Locked(Slot):
    members = ["private let waiter = Mutex<«K»?>(nil)"]
    stores = [
        [
            "let old = waiter.withLock { slot -> «K»? in",
            "    let old = slot",
            "    slot = given",
            "    return old",
            "}",
            "old?«A»",
        ],
        [
            "let isFree = waiter.withLock { slot -> Bool in",
            "    guard slot == nil else { return false }",
            "    slot = given",
            "    return true",
            "}",
            "if !isFree { given«A» }",
        ],
    ]
    faulty_stores = [
        ["waiter.withLock { $0 = given }"],
        ["waiter.withLock { slot in", "    if slot == nil { slot = given }", "}"],
    ]
    ends = [
        [
            "let taken = waiter.withLock { slot -> «K»? in",
            "    let taken = slot",
            "    slot = nil",
            "    return taken",
            "}",
            "taken?«A»",
        ],
        [
            "let taken = waiter.withLock { slot -> «K»? in",
            "    defer { slot = nil }",
            "    return slot",
            "}",
            "taken?«A»",
        ],
        ["waiter.withLock { slot in", "    slot?«A»", "    slot = nil", "}"],
    ]
    faulty_ends = [
        ["let taken = waiter.withLock { $0 }", "taken?«A»"],
        ["waiter.withLock { $0 = nil }"],
        ["waiter.withLock { slot in", "    if ok { slot?«A» }", "    slot = nil", "}"],
        ["waiter.withLock { $0?«A» }"],
    ]


SLOTS = [Single, Single, List, Table, State, Entries, Locked]
HANDLER, CONTINUATION = ("((Int) -> Void)", "(1)"), ("CheckedContinuation<Int, Never>", ".resume(returning: 1)")


def life(rng, name):
    """One type: its lines, and how many methods end its waits."""
    slot = rng.choice(SLOTS)
    type, answer = rng.choice([HANDLER, CONTINUATION, CONTINUATION])
    store = rng.choice(slot.stores)
    ends = [rng.choice(slot.ends) for _ in range(rng.choice([1, 2, 2, 3]))]
    fault = rng.choice(["none", "none", "store", "end"])
    if fault == "store":
        store = rng.choice(slot.faulty_stores)
    if fault == "end":
        ends[rng.randrange(len(ends))] = rng.choice(slot.faulty_ends)
    queued = any("async" in line or "Task" in line for lines in [store] + ends for line in lines)
    head = rng.choice(["final class", "actor"]) if not queued else "final class"
    if type == HANDLER[0]:
        wait = block("func wait(_ id: Int, completion given: @escaping (Int) -> Void)", store)
    else:
        body = ["await withCheckedContinuation { given in"] + indent(store) + ["}"]
        wait = block("func wait(_ id: Int) async -> Int", body)
    methods = [line for i, end in enumerate(ends) for line in block(f"func end{i}(_ ok: Bool)", end)]
    lines = block(f"{head} {name}", slot.members + wait + methods)
    answers = [line.replace("?«A»", "?" + answer).replace("«A»", answer).replace("«K»", type) for line in lines]
    return answers, len(ends), type == HANDLER[0], f"{slot.__name__}:{fault}"
