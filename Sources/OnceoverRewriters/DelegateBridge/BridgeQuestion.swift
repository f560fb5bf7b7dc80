import OnceoverSignatures

/// A callback that has to be given an answer, through its last parameter or as its result: a closure that the bridge's
/// user writes gives it. A handler is called once, whatever the closure does.
struct BridgeQuestion {
    enum Answer {
        /// Handed to a closure with parameters of these types.
        case handler(name: String, parameters: [String], isOptional: Bool)
        case result(type: String)
    }

    /// When the closure runs, and on which actor: `@MainActor`.
    enum Setting {
        /// Before the callback returns.
        case inPlace(actor: String?)
        /// In a task, which the callback starts on that actor.
        case task(actor: String?)
        /// In a task elsewhere, to which everything is handed over.
        case otherTask(actor: String?)
    }

    /// The label of the closure where the bridge is made.
    let name: String
    let arguments: [Callback.Value]
    let answer: Answer
    let setting: Setting
    /// The answer if the user gives none: an expression; nil if the user must give one.
    let standard: String?

    var storage: String { "private let \(property): \(closureType)" }
    var assignment: String { "\(property) = \(name)" }

    /// As a parameter of the bridge's initialiser.
    var parameter: String { "\(name): @escaping \(closureType)" + (standardClosure.map { " = \($0)" } ?? "") }

    private var property: String { "answer" + name.capitalizedFirst }

    private var closureType: String {
        let (actor, effect) =
            switch setting {
            case .inPlace(let actor): (actor, "")
            case .task(let actor), .otherTask(let actor): (actor, " async")
            }
        let types = arguments.map(\.type).joined(separator: ", ")
        return "\(actor.map { $0 + " " } ?? "")@Sendable (\(types))\(effect) -> \(answerType)"
    }

    private var answerType: String {
        switch answer {
        case .result(let type): type
        case .handler(_, let types, _): types.isEmpty ? "Void" : types.count == 1 ? types[0] : tuple(types)
        }
    }

    private func tuple(_ parts: [String]) -> String { "(\(parts.joined(separator: ", ")))" }

    private var standardClosure: String? {
        standard.map { expression in
            let words = expression.words
            let names = arguments.map { words.contains($0.name) ? $0.name : "_" }
            return "{ \(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")\(expression) }"
        }
    }
}

/// What the callback does.
extension BridgeQuestion {
    /// Lines without indentation.
    var statements: String {
        switch setting {
        case .inPlace: return told(property)
        case .task: return "Task {\n\(told("await \(property)"))\n}"
        case .otherTask(let actor):
            guard case .handler(let handler, _, _) = answer else { return told(property) }
            let all = arguments.map(\.name) + [handler]
            let taken = all.count == 1 ? handler : tuple(all)
            return """
                let asked = HandedOver(value: \(taken))
                Task {\(actor.map { " \($0) in" } ?? "")
                let \(taken) = asked.value
                \(told("await \(property)"))
                }
                """
        }
    }

    /// - Parameter closure: the one to ask, with `await` where that is due.
    private func told(_ closure: String) -> String {
        let question = "\(closure)(\(arguments.map(\.name).joined(separator: ", ")))"
        guard case .handler(let handler, let types, let isOptional) = answer else { return question }
        let call = handler + (isOptional ? "?" : "")
        if types.isEmpty { return "\(question)\n\(call)()" }
        // After `?`, the question would not be asked if there is no handler.
        if types.count == 1, !isOptional { return "\(call)(\(question))" }
        let parts = types.count == 1 ? ["answer"] : types.indices.map { "answer.\($0)" }
        return "let answer = \(question)\n\(call)\(tuple(parts))"
    }
}
