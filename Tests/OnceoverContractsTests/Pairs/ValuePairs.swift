import OnceoverContracts

/// Uses of what a function gives, or throws, or of what ends the program.
struct ValuePairs {
    let row: ContractRow
    let call: ContractCall

    private static let resume = "continuation.resume(returning: 1)"

    private func wait(_ body: [String]) -> String {
        WaitingFunction(on: call.type, call.preparation + body).text
    }

    func all() -> [ContractPair] {
        returned + thrown + (row.content.map { [content($0)] } ?? []) + (row.values.map { [values($0)] } ?? [])
    }

    // MARK: - What it returns

    private var returned: [ContractPair] {
        switch row.returns {
        case nil: []
        case .never:
            [
                ContractPair(
                    "left on a path that goes on", correct: wait(["if isOpen { \(call.plainText) }", Self.resume]),
                    faulty: wait(["if isOpen { return }", Self.resume]), finds: ["unresumed-path"]),
                ContractPair(
                    "nothing behind it", correct: wait(["guard isOpen else { \(call.plainText) }", Self.resume]),
                    faulty: wait(["if isOpen { \(call.plainText) }"]), finds: ["unresumed-path"]),
            ]
        case .inReleaseBuilds:
            [
                ContractPair(
                    "left on a path that goes on",
                    correct: wait(["guard isOpen else { \(call.plainText); return }", Self.resume]),
                    faulty: wait(["guard isOpen else { print(1); return }", Self.resume]), finds: ["unresumed-path"])
            ]
        case .task: taskPairs
        case .value: [valuePair(asked: "let made = \(call.plainText)", else: "let made = given.find()")]
        case .elements: [valuePair(asked: "let made = \(elements).first", else: "let made = given.list.first")]
        case .argument: argumentPairs
        case .forNow: []
        }
    }

    /// What is always there need not be asked for.
    private func valuePair(asked: String, else other: String) -> ContractPair {
        func use(_ asked: String) -> String {
            wait(around(["guard \(asked) else { return }", "print(made)", Self.resume]))
        }
        let isTried = row.throwing == .anyError || row.throwing == .hardlyEver
        return ContractPair(
            "left where there is nothing", correct: use(isTried ? asked.replacing("= ", with: "= try ") : asked),
            faulty: use(other), finds: ["unresumed-path"])
    }

    /// What is asked for may be an optional.
    private var elements: String { call.plainText + (row.property == nil ? "" : "?") }

    /// Where the row holds: behind what others have to be, in the closure that is given the value, where errors are caught.
    private func around(_ lines: [String]) -> [String] {
        var lines = lines
        if row.throwing == .anyError || row.throwing == .hardlyEver {
            lines = ["do {"] + lines + ["} catch { \(Self.resume) }"]
        }
        guard row.property != nil else { return lines }
        for (member, literal) in row.when ?? [:] {
            guard case .member(let name) = literal else { continue }
            let asked = member == "self" ? "subject" : "subject.\(member)"
            lines = ["switch \(asked) {", "case .\(name):"] + lines + ["default: \(Self.resume)", "}"]
        }
        if let giver = row.givenBy?.first { lines = ["given.\(giver) { subject in"] + lines + ["}"] }
        if let filling = row.filledBy {
            lines = ["let subject = \(call.type)()", "subject.\(filling) { _ in }"] + lines
        }
        return lines
    }

    /// Whose task nobody keeps, nobody cancels.
    private var taskPairs: [ContractPair] {
        func waiting(_ kept: String) -> String {
            wait([
                kept + "\(call.name.asWritten) {", "    do { try await Task.sleep(for: .seconds(1)) } catch { return }",
                "    \(Self.resume)", "}",
            ])
        }
        return [
            ContractPair(
                "left where the task is cancelled", correct: waiting(""), faulty: waiting("given.task = "),
                finds: ["unresumed-path"])
        ]
    }

    private var argumentPairs: [ContractPair] {
        let value = call.name.base + "(completion, to: Answer.self)"
        func use(_ body: String) -> String {
            "func use(isOpen: Bool, completion: @escaping (Int) -> Void) {\n    let answer = \(value)\n    \(body)\n}\n"
        }
        return [
            ContractPair(
                "left on a path", correct: use("answer(1)"), faulty: use("if isOpen { answer(1) }"),
                finds: ["unresumed-path"])
        ]
    }

    // MARK: - What it throws

    private var thrown: [ContractPair] {
        switch row.throwing {
        case .whenCancelled?:
            func waiting(_ kept: String) -> String {
                wait([kept + "Task {", "    do { try await \(sleep) } catch { return }", "    \(Self.resume)", "}"])
            }
            return [
                ContractPair(
                    "left where the task is cancelled", correct: waiting(""), faulty: waiting("given.task = "),
                    finds: ["unresumed-path"])
            ]
        case .never?:
            return [
                ContractPair(
                    "left where it throws", correct: trying(call.plainText), faulty: trying("given.write()"),
                    finds: ["unresumed-path"])
            ]
        // What it gives is tried above.
        case .anyError?, .hardlyEver?, nil: return []
        }
    }

    private var sleep: String { call.name.labels == [] ? call.name.asWritten + "()" : call.name.asWritten + "(given)" }

    private func trying(_ value: String) -> String {
        wait([
            "do {", "    let made = try \(value)", "    print(made)", "    \(Self.resume)", "} catch { print(error) }",
        ])
    }

    // MARK: - What its object holds, and how many values a publisher gives

    private func content(_ access: ContentAccess) -> ContractPair {
        func waiting(_ lines: [String]) -> String {
            wait(["let flag = Atomic(false)", "flag.store(isOpen, ordering: .relaxed)"] + lines)
        }
        let asked = "if flag.load(ordering: .relaxed) { \(Self.resume) }"
        return ContractPair(
            "left where the answer is \(access)",
            correct: waiting([asked, "if !flag.load(ordering: .relaxed) { \(Self.resume) }"]),
            faulty: waiting([
                asked, "flag.store(true, ordering: .relaxed)", "if flag.load(ordering: .relaxed) { \(Self.resume) }",
            ]),
            finds: ["double-resume"])
    }

    private func values(_ count: ValueCount) -> ContractPair {
        let sink = ".sink { _ in \(Self.resume) }.store(in: &bag)"
        let single = "let source = Just(1)"
        let several = "let source = PassthroughSubject<Int, Never>()"
        func chain(_ source: String, _ operation: String) -> String { wait([source, "source\(operation)\(sink)"]) }
        let operation = "." + call.publisherOperation
        switch count {
        case .one where call.isInitializer || call.name.type != "Publisher":
            return ContractPair(
                "answered for each value", correct: wait([call.madePublisher + sink]), faulty: chain(several, ""),
                finds: ["repeating-callback"])
        case .many where call.isInitializer || call.name.type != "Publisher":
            return ContractPair(
                "answered for each value", correct: wait([call.madePublisher + ".first()" + sink]),
                faulty: wait([call.madePublisher + sink]), finds: ["repeating-callback"])
        case .one:
            return ContractPair(
                "answered for each value", correct: chain(several, operation), faulty: chain(several, ""),
                finds: ["repeating-callback"])
        case .many:
            return ContractPair(
                "answered for each value", correct: chain(single, operation + ".first()"),
                faulty: chain(single, operation),
                finds: ["repeating-callback"])
        case .same:
            return ContractPair(
                "answered for each value", correct: chain(several, operation + ".first()"),
                faulty: chain(several, operation),
                finds: ["repeating-callback"])
        case .asked:
            return ContractPair(
                "answered for each value", correct: chain(several, ".\(call.name.base)(1)"),
                faulty: chain(several, ".\(call.name.base)(2)"), finds: ["repeating-callback"])
        }
    }
}

extension ContractCall {
    /// What an operator is called with.
    fileprivate var publisherOperation: String {
        let arguments = (name.labels ?? []).map { ($0.map { "\($0): " } ?? "") + "given" }
        return "\(name.base)(\(arguments.joined(separator: ", ")))"
    }

    fileprivate var madePublisher: String {
        let arguments = (name.labels ?? []).map { ($0.map { "\($0): " } ?? "") + "given" }
        return (isInitializer ? type : "subject." + name.base) + "(\(arguments.joined(separator: ", ")))"
    }
}

extension APIName {
    /// `Task`, `Task.detached`
    fileprivate var asWritten: String { type.map { $0 == base ? base : "\($0).\(base)" } ?? base }
}
