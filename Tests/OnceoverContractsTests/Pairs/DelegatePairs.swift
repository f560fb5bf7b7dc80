import OnceoverContracts

/// Uses of a delegate protocol.
struct DelegatePairs {
    let row: ContractRow
    let delegate: String

    func all() -> [ContractPair] {
        (row.handlers ?? []).map(handlerPair) + (row.filled ?? []).map(filledPair) + repeatingPairs + exitPairs
    }

    // MARK: - Handlers, lists

    private func handlerPair(_ callback: String) -> ContractPair {
        let last = (APIName(callback)?.labels?.count ?? 1) - 1
        func use(_ body: String) -> String {
            let declaration = DelegateType.declaration(of: callback, lastType: "@escaping (Int) -> Void")
            return
                "final class Pier: NSObject, \(delegate) {\n    var isOpen = false\n\n    func \(declaration) {\n        \(body)\n    }\n}\n"
        }
        return ContractPair(
            "\(callback): its handler is left on a path", correct: use("p\(last)(1)"),
            faulty: use("if isOpen { p\(last)(1) }"), finds: ["unresumed-path"])
    }

    /// The list that a callback is given holds something.
    private func filledPair(_ callback: String) -> ContractPair {
        let last = (APIName(callback)?.labels?.count ?? 1) - 1
        func use(_ list: String) -> String {
            """
            import NIOCore

            final class Pier: NSObject, \(delegate) {
                func \(DelegateType.declaration(of: callback, lastType: "[Given]")) {
                    let promise = loop.makePromise(of: Given.self)
                    guard let first = \(list).first else { return }
                    promise.succeed(first)
                }
            }

            """
        }
        return ContractPair(
            "\(callback): left where the list is empty", correct: use("p\(last)"), faulty: use("others"),
            finds: ["unresumed-path"])
    }

    // MARK: - What comes again

    private var repeatingPairs: [ContractPair] {
        let all = ContractTable.standard.interactions(of: delegate).flatMap(\.exits)
        let ends = Set(all.filter { $0.states == nil }.flatMap(\.callbacks))
        return (row.repeating ?? []).filter { !ends.contains($0) }.map { callback in
            func use(_ property: String, _ body: [String]) -> String {
                """
                final class Pier: NSObject, \(delegate) {
                    private \(property)

                    init(_ continuation: CheckedContinuation<Int, Never>) { waiting = continuation }

                    func \(DelegateType.declaration(of: callback)) {
                        \(body.joined(separator: "\n        "))
                    }
                }

                """
            }
            return ContractPair(
                "\(callback): answered each time",
                correct: use("var waiting: CheckedContinuation<Int, Never>?", DelegateType.answer),
                faulty: use("let waiting: CheckedContinuation<Int, Never>", ["waiting.resume(returning: 1)"]),
                finds: ["repeating-callback"])
        }
    }

    // MARK: - Ends

    private var exits: [ContractRow.Exit] { row.exits ?? [] }

    private var exitPairs: [ContractPair] {
        exits.indices.flatMap { number in
            let exit = exits[number]
            if exit.states != nil { return statePairs(exit) }
            if exit.isOptional == true { return sidedPairs(exit) }
            if exit.isFollowed == true { return [] }
            return [missingPair(number), requestPair(number)].compactMap { $0 } + pathPairs(number)
        }
    }

    /// All ends answered, but for what a pair is about.
    private func type(with bodies: [Int: [String]?] = [:], members: [String] = [], asks: Bool = true) -> String {
        var type = DelegateType(protocols: [delegate] + Set(exits.compactMap(\.delegate)).sorted())
        for (number, exit) in exits.enumerated() where exit.isNeeded {
            guard let body = bodies[number] ?? Optional(DelegateType.answer) else { continue }
            type.callbacks.append((exit.callbacks[0], body))
        }
        let requests = asks ? Set(exits.compactMap { $0.requestedBy?.first }).sorted() : []
        type.members = members + requests.map { "func ask(\($0) subject: Subject) { subject.\($0)() }" }
        return type.text
    }

    /// Another end is answered, and this one is not there.
    private func missingPair(_ number: Int) -> ContractPair? {
        // Who answers where all is interrupted, and nowhere else, waits for something else.
        let others = exits.indices.filter {
            $0 != number && exits[$0].isNeeded && exits[$0].isInterruption != true
        }
        guard !others.isEmpty else { return nil }
        return ContractPair(
            "\(exits[number].callbacks[0]): not answered", correct: type(), faulty: type(with: [number: nil]),
            finds: ["missing-delegate-exit"])
    }

    /// Who does not ask for an end is not told.
    private func requestPair(_ number: Int) -> ContractPair? {
        guard exits[number].requestedBy != nil else { return nil }
        return ContractPair(
            "\(exits[number].callbacks[0]): asked for", correct: type(with: [number: nil], asks: false),
            faulty: type(with: [number: nil]), finds: ["missing-delegate-exit"])
    }

    /// Of an end that comes once, each path has to answer.
    private func pathPairs(_ number: Int) -> [ContractPair] {
        guard row.isExclusive == true, !exits.contains(where: { $0.isOptional == true }),
            exits[number].callbacks.count >= 1
        else { return [] }
        let turned = ["guard isOpen else { return }"] + DelegateType.answer
        return [
            ContractPair(
                "\(exits[number].callbacks[0]): left on a path", correct: type(members: ["var isOpen = false"]),
                faulty: type(with: [number: turned], members: ["var isOpen = false"]),
                finds: ["unresumed-path", "missing-delegate-exit"])
        ]
    }

    /// What is told of an error has to be answered with and without one.
    private func sidedPairs(_ exit: ContractRow.Exit) -> [ContractPair] {
        exit.callbacks.compactMap { callback in
            let declaration = DelegateType.declaration(of: callback)
            guard declaration.contains("error: ") else { return nil }
            func use(_ body: [String]) -> String {
                var type = DelegateType(protocols: [delegate])
                type.callbacks = [(callback, body)]
                type.members = (exit.requestedBy ?? []).map { "func ask(\($0) subject: Subject) { subject.\($0)() }" }
                return type.text
            }
            return ContractPair(
                "\(callback): not answered with an error", correct: use(DelegateType.answer),
                faulty: use(["if error == nil {"] + DelegateType.answer + ["}"]), finds: ["missing-delegate-exit"])
        }
    }

    /// Who answers in one of the last states answers in each that he asks for.
    private func statePairs(_ exit: ContractRow.Exit) -> [ContractPair] {
        guard let states = exit.states, states.count > 1 else { return [] }
        return states.map { left in
            func use(_ isLeft: (String) -> Bool) -> String {
                let clauses = states.map {
                    "case .\($0): " + (isLeft($0) ? "print(1)" : DelegateType.answer.joined(separator: "; "))
                }
                var type = DelegateType(protocols: [delegate])
                type.callbacks = [(exit.callbacks[0], ["switch given.state {"] + clauses + ["default: break", "}"])]
                return type.text
            }
            return ContractPair(
                "\(exit.callbacks[0]): left in the state .\(left)", correct: use { _ in false },
                faulty: use { $0 == left },
                finds: ["missing-delegate-exit"])
        }
    }
}
