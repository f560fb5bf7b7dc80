import OnceoverContracts

/// Uses of what is given a closure: a function, or a property.
struct CallbackPairs {
    let row: ContractRow
    /// The type of what the closure is given to.
    let type: String
    /// What has to be done before.
    let preparation: [String]
    /// The hand-over of a closure; what stands behind it runs it, where it has to be started.
    let hand: (_ closure: String) -> [String]

    private static let resume = "continuation.resume(returning: 1)"

    private func wait(_ body: [String]) -> String { WaitingFunction(on: type, preparation + body).text }

    private func closure(_ body: [String]) -> String {
        let handled =
            row.handler.map { body.contains { $0.contains("completion(") } ? body : ["p\($0)(true)"] + body } ?? body
        let renamed = handled.map { line in row.handler.map { line.replacing("p\($0)(", with: "completion(") } ?? line }
        return "{ \(parameters)\n    \(renamed.joined(separator: "\n    "))\n}"
    }

    /// `p0, p1 in`, as many as the row says; nothing where it says of none.
    private var parameters: String {
        let count = row.gives?.first?.count ?? row.last?.first?.count ?? row.handler.map { $0 + 1 } ?? 0
        let names = (0..<count).map { $0 == row.handler ? "completion" : "p\($0)" }
        return names.isEmpty ? "" : names.joined(separator: ", ") + " in"
    }

    func all() -> [ContractPair] {
        guard let calls = row.calls else { return [] }
        let ways = row.handler.map { [handlerPair($0)] } ?? []
        if row.argument == "to" { return ways + promisePairs(calls) }
        switch (calls, row.timing) {
        case (.exactlyOnce, _): return ways + oncePairs + (row.gives == nil ? [] : givenPairs) + startPairs + statePairs
        case (.atMostOnce, .inPlace), (.anyNumber, .inPlace), (.many, .inPlace): return ways + [inPlacePair]
        case (.atMostOnce, .later), (.anyNumber, .later): return ways + [besidePair] + repeatedPairs + lastPairs
        case (.many, .later): return ways + [againPair] + lastPairs + wordPairs
        case (.never, _): return ways + [neverPair]
        }
    }

    // MARK: - Once

    /// Who is called once has to answer on each path, and nobody else may.
    private var oncePairs: [ContractPair] {
        let correct = wait(hand(closure([Self.resume])))
        return [
            ContractPair(
                "left on a path", correct: correct, faulty: wait(hand(closure(["if isOpen { \(Self.resume) }"]))),
                finds: ["unresumed-path"]),
            ContractPair(
                "answered besides", correct: correct, faulty: wait(hand(closure([Self.resume])) + [Self.resume]),
                finds: ["double-resume"]),
        ]
    }

    /// What is not given together need not be asked for.
    private var givenPairs: [ContractPair] {
        guard let gives = row.gives, gives.count > 1, let asked = gives[0].indices.first(where: isTelling) else {
            return []
        }
        let branches = gives.map { way in "if \(Self.condition(way[asked], "p\(asked)")) { return \(Self.resume) }" }
        return [
            ContractPair(
                "not answered in one of the ways", correct: wait(hand(closure(branches))),
                faulty: wait(hand(closure([branches[0]]))), finds: ["unresumed-path"])
        ]
    }

    /// Whether a parameter tells the ways apart.
    private func isTelling(_ parameter: Int) -> Bool {
        let told = (row.gives ?? []).map { $0[parameter] }
        return Set(told).count == told.count && !told.contains(.any)
    }

    private static func condition(_ given: ContractRow.Given, _ name: String) -> String {
        switch given {
        case .nothing: "\(name) == nil"
        case .value: "\(name) != nil"
        case .boolean(let value): value ? name : "!\(name)"
        case .member(let member): "case .\(member) = \(name)"
        case .any: "true"
        }
    }

    /// Who does not start it answers himself; who has started it does not.
    private var startPairs: [ContractPair] {
        // Another start may be behind that of what a property is given.
        guard row.startedBy != nil, row.property == nil else { return [] }
        let handed = hand(closure([Self.resume]))
        guard let start = handed.last, handed.count > 1 else { return [] }
        let refusal = "guard isOpen else { return \(Self.resume) }"
        return [
            ContractPair(
                "answered although it was started", correct: wait(handed.dropLast() + [refusal, start]),
                faulty: wait(handed + [refusal]), finds: ["double-resume"])
        ]
    }

    /// The states that there can be are enough to ask for.
    private var statePairs: [ContractPair] {
        (row.states ?? [:]).sorted { $0.key < $1.key }.map { property, states in
            func asking(_ states: some Sequence<String>) -> String {
                let clauses = states.map { "case .\($0): \(Self.resume)" } + ["default: break"]
                return wait(hand(closure(["switch subject.\(property) {"] + clauses + ["}"])))
            }
            return ContractPair(
                "a state is left out", correct: asking(states), faulty: asking(states.dropLast()),
                finds: ["unresumed-path"])
        }
    }

    // MARK: - Not once

    private var neverPair: ContractPair {
        ContractPair(
            "left to what never calls", correct: wait(hand(closure(["print(1)"])) + [Self.resume]),
            faulty: wait(hand(closure([Self.resume]))), finds: ["unresumed-path"])
    }

    /// It may not run, or run for several.
    private var inPlacePair: ContractPair {
        ContractPair(
            "left to what may not be called", correct: wait(hand(closure(["print(1)"])) + [Self.resume]),
            faulty: wait(hand(closure([Self.resume]))), finds: ["unresumed-path", "double-resume"])
    }

    /// It may come, and does not stand in for the answer.
    private var besidePair: ContractPair {
        ContractPair(
            "answered besides", correct: wait(hand(closure(["print(1)"])) + [Self.resume]),
            faulty: wait(hand(closure([Self.resume])) + [Self.resume]), finds: ["double-resume"])
    }

    private var againPair: ContractPair {
        ContractPair(
            "answered each time",
            correct: wait(
                ["var isAnswered = false"]
                    + hand(
                        closure([
                            "guard !isAnswered else { return }", "isAnswered = true", Self.resume,
                        ]))),
            faulty: wait(hand(closure([Self.resume]))), finds: ["repeating-callback"])
    }

    /// With what shows that it is called again.
    private var repeatedPairs: [ContractPair] {
        (row.repeatedBy ?? []).compactMap(APIName.init).map { name in
            let made = name.base.hasPrefix("make") ? ["let subject = \(type).\(name.base)(given)"] : []
            let arguments = (name.labels ?? []).map { ($0.map { "\($0): " } ?? "") + "given" }
            let told = made.isEmpty ? ["subject.\(name.base)(\(arguments.joined(separator: ", ")))"] : []
            func wait(_ body: [String]) -> String { self.wait(made + told + body) }
            return ContractPair(
                "answered each time, as \(name.base) says",
                correct: wait(
                    ["var isAnswered = false"]
                        + hand(
                            closure([
                                "guard !isAnswered else { return }", "isAnswered = true", Self.resume,
                            ]))),
                faulty: wait(hand(closure([Self.resume]))), finds: ["repeating-callback"])
        }
    }

    /// A word by which the last call is told.
    private var wordPairs: [ContractPair] {
        guard let word = row.tellsLast else { return [] }
        return [
            ContractPair(
                "answered before the last",
                correct: wait(hand(closure(["guard isLast(\(word)) else { return }", Self.resume]))),
                faulty: wait(hand(closure([Self.resume]))), finds: ["repeating-callback"])
        ]
    }

    // MARK: - Handlers and promises

    /// The closure has a handler of its own to call.
    private func handlerPair(_ number: Int) -> ContractPair {
        func use(_ body: String) -> String {
            let handed = preparation + hand(closure([body]))
            return
                "func use(_ subject: \(type), given: Given, isOpen: Bool) {\n    \(handed.joined(separator: "\n    "))\n}\n"
        }
        return ContractPair(
            "its handler is not called", correct: use("completion(isOpen)"),
            faulty: use("if isOpen { completion(true) }"),
            finds: ["unresumed-path"])
    }

    /// The argument is a promise, which the call completes.
    private func promisePairs(_ calls: CallFrequency) -> [ContractPair] {
        func made(_ body: [String]) -> String {
            let lines = ["let promise = loop.makePromise(of: Int.self)"] + body + ["return promise.futureResult"]
            return
                "import NIOCore\nfunc make(_ subject: \(type), loop: any EventLoop, isOpen: Bool) -> EventLoopFuture<Int> {\n    "
                + lines.joined(separator: "\n    ") + "\n}\n"
        }
        let handed = hand("promise")
        switch calls {
        case .exactlyOnce:
            return [
                ContractPair(
                    "completed besides", correct: made(handed), faulty: made(handed + ["promise.succeed(1)"]),
                    finds: ["double-resume"])
            ]
        default:
            let other = row.function?.contains("Success") == true ? "cascadeFailure" : "cascadeSuccess"
            return [
                ContractPair(
                    "completed besides", correct: made(handed + ["subject.\(other)(to: promise)"]),
                    faulty: made(handed + ["promise.succeed(1)"]), finds: ["double-resume"])
            ]
        }
    }
}

/// Callbacks that say which of their calls is the last.
extension CallbackPairs {
    fileprivate var lastPairs: [ContractPair] {
        let states = (row.last ?? []).compactMap { way in way.lazy.compactMap(\.member).first }
        guard states.count == (row.last ?? []).count, !states.isEmpty else { return [] }
        return states.filter { row.requestedBy?[$0] == nil }.map { lastPair(leaving: $0, of: states) }
    }

    /// Who answers in another state, and not in the last one.
    private func lastPair(leaving state: String, of states: [String]) -> ContractPair {
        func waiting(for states: [String]) -> String {
            let clauses = states.map { "case .\($0): isAnswered = true; continuation.resume(returning: 1)" }
            let parameter = row.last?[0].firstIndex(where: \.isMember) ?? 0
            let lines =
                ["guard !isAnswered else { return }", "switch p\(parameter) {"] + clauses + ["default: break", "}"]
            let body =
                ["var isAnswered = false"]
                + hand(
                    "{ \((0..<(row.last?[0].count ?? 1)).map { "p\($0)" }.joined(separator: ", ")) in\n    \(lines.joined(separator: "\n    "))\n}"
                )
            return WaitingFunction(on: type, preparation + body).text
        }
        let first = "ready"
        return ContractPair(
            "left in the last state .\(state)", correct: waiting(for: [first] + states),
            faulty: waiting(for: [first] + states.filter { $0 != state }), finds: ["unresumed-path"])
    }
}

extension ContractRow {
    var timing: CallTiming { runs ?? .later }
}
