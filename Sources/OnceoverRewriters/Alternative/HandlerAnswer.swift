import OnceoverSignatures

/// Code that waits for an async function, and calls a handler with what comes of it.
struct HandlerAnswer {
    let handler: CompletionHandler
    /// One for each of the handler's positions.
    let names: [String]
    /// Which of them may be nil.
    let optional: [Bool]
    /// `try await load(id: id)`
    let call: String
    /// One level of indentation.
    let unit: String
    /// The types of several values, as one, where nothing else says them.
    var types: String?
    /// Whether the handler is called on the main actor, by a task that is not.
    var hopsToMain = false

    var lines: String {
        switch handler.shape {
        case .done: "\(call)\n\(done(0))"
        case .values: values
        case .result: result
        case .errorOrDone: attempt("\(call)\n\(answer(0, "nil"))", answer(0, "error"))
        case .optionalValuesOrError, .valuesOrError: valuesOrError
        case .successFailurePair: attempt(values, answer(1, "error"))
        }
    }

    private func answer(_ index: Int, _ arguments: String...) -> String {
        let call = "\(names[index])\(optional[index] ? "?" : "")(\(arguments.joined(separator: ", ")))"
        return hopsToMain ? "await MainActor.run { \(call) }" : call
    }

    /// The handler is called with what is awaited. Where it is called elsewhere, the value has to be there first.
    private func answer(_ index: Int, with value: (String) -> String, _ others: String...) -> String {
        let awaited = hopsToMain ? "value" : call
        let arguments = ([value(awaited)] + others).joined(separator: ", ")
        return (hopsToMain ? "let value = \(call)\n" : "") + answer(index, arguments)
    }

    /// A handler of one `Void` argument is given it.
    private func done(_ index: Int) -> String {
        handler.types[index].parameters.isEmpty ? answer(index) : answer(index, "()")
    }

    private var valueNames: [String] { (0..<handler.outcome.values.count).map { "value\($0)" } }

    private var annotation: String { types.map { ": \($0)" } ?? "" }

    private var values: String {
        let list = valueNames.joined(separator: ", ")
        return switch valueNames.count {
        case 0: "\(call)\n\(done(0))"
        case 1: answer(0, with: { $0 })
        default: "let (\(list))\(annotation) = \(call)\n\(answer(0, list))"
        }
    }

    private var result: String {
        let success =
            handler.outcome.values.isEmpty
            ? "\(call)\n\(answer(0, ".success(())"))" : answer(0, with: { ".success(\($0))" })
        return handler.outcome.failure == .never ? success : attempt(success, answer(0, ".failure(error)"))
    }

    private var valuesOrError: String {
        let parameters = handler.types[0].parameters.dropLast()
        let none = parameters.map { $0.optionalWrapped == nil ? "false" : "nil" } + ["error"]
        let failure = answer(0, none.joined(separator: ", "))
        if valueNames.count == 1 { return attempt(answer(0, with: { $0 }, "nil"), failure) }
        let list = valueNames.joined(separator: ", ")
        return attempt("let (\(list))\(annotation) = \(call)\n\(answer(0, list, "nil"))", failure)
    }

    private func attempt(_ success: String, _ failure: String) -> String {
        var keyword = "do"
        if case .typed(let type) = handler.outcome.failure { keyword = "do throws(\(type))" }
        return "\(keyword) {\n\(success.indented(by: unit))\n} catch {\n\(failure.indented(by: unit))\n}"
    }
}
