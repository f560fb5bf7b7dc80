import OnceoverSignatures
import SwiftSyntax

/// The body of a function that was made async: it starts a task, and calls the handler with what comes of it.
struct Shim {
    let candidate: Candidate
    let isMain: Bool
    /// Whether `self` is a class that cannot be sent to another thread, as far as its declaration says.
    let hasUnsafeSelf: Bool
    /// Whether a class of this name is such a one.
    let isUnsafeClass: (String) -> Bool
    let unit: String
    private var handler: CompletionHandler { candidate.handler }
    private var parameters: [FunctionParameterSyntax] { candidate.function.parameters }

    /// The lines between the braces.
    var text: String {
        let task = handler.types[0].names.task + (isMain ? " { @MainActor in" : " {")
        return (captured + [task, work.indented(by: unit), "}"]).joined(separator: "\n")
    }

    // MARK: - What the task captures

    /// What is not `@Sendable` has been called from anywhere all along: the task may hold it too.
    private var captured: [String] {
        let names = unsafeNames.map { "nonisolated(unsafe) let \($0) = \($0)" }
        return (hasUnsafeSelf ? ["nonisolated(unsafe) let this = self"] : []) + names
    }

    private var unsafeNames: [String] {
        parameters.enumerated().compactMap { position, parameter in
            if let index = handler.positions.firstIndex(of: position) {
                return handler.types[index].isSendable ? nil : parameter.internalName
            }
            if let name = parameter.type.nominalName, isUnsafeClass(name) { return parameter.internalName }
            guard let type = HandlerType(parameter.type) else { return nil }
            return type.isSendable ? nil : parameter.internalName
        }
    }

    private var call: String {
        let arguments = parameters.enumerated().filter { !handler.positions.contains($0.offset) }
            .map { $0.element.callLabel + $0.element.internalName }.joined(separator: ", ")
        let receiver = hasUnsafeSelf ? "this." : isHidden ? "self." : ""
        let attempt = handler.outcome.failure == .never ? "await" : "try await"
        return "\(attempt) \(receiver)\(candidate.function.name)(\(arguments))"
    }

    /// A parameter of the function's own name would be called instead.
    private var isHidden: Bool { parameters.contains { $0.internalName == candidate.function.name } }

    // MARK: - The call of the handler

    private func answer(_ index: Int, _ arguments: String...) -> String {
        let name = candidate.handlerNames[index]
        return "\(name)\(handler.types[index].isOptional ? "?" : "")(\(arguments.joined(separator: ", ")))"
    }

    private var work: String {
        switch handler.shape {
        case .done: "\(call)\n\(done(0))"
        case .values: values
        case .result: result
        case .errorOrDone: attempt("\(call)\n\(answer(0, "nil"))", answer(0, "error"))
        case .optionalValuesOrError, .valuesOrError: valuesOrError
        case .successFailurePair: attempt(values, answer(1, "error"))
        }
    }

    /// A handler of one `Void` argument is given it.
    private func done(_ index: Int) -> String {
        handler.types[index].parameters.isEmpty ? answer(index) : answer(index, "()")
    }

    private var names: [String] { (0..<handler.outcome.values.count).map { "value\($0)" } }

    private var values: String {
        switch names.count {
        case 0: "\(call)\n\(done(0))"
        case 1: answer(0, call)
        default: "let (\(names.joined(separator: ", "))) = \(call)\n\(answer(0, names.joined(separator: ", ")))"
        }
    }

    private var result: String {
        let success =
            handler.outcome.values.isEmpty ? "\(call)\n\(answer(0, ".success(())"))" : answer(0, ".success(\(call))")
        return handler.outcome.failure == .never ? success : attempt(success, answer(0, ".failure(error)"))
    }

    private var valuesOrError: String {
        let types = handler.types[0].parameters.dropLast()
        let none = types.map { $0.optionalWrapped == nil ? "false" : "nil" } + ["error"]
        let failure = answer(0, none.joined(separator: ", "))
        if names.count == 1 { return attempt(answer(0, call, "nil"), failure) }
        let list = names.joined(separator: ", ")
        return attempt("let (\(list)) = \(call)\n\(answer(0, list, "nil"))", failure)
    }

    private func attempt(_ success: String, _ failure: String) -> String {
        var keyword = "do"
        if case .typed(let type) = handler.outcome.failure { keyword = "do throws(\(type))" }
        return "\(keyword) {\n\(success.indented(by: unit))\n} catch {\n\(failure.indented(by: unit))\n}"
    }
}
