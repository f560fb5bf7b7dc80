import OnceoverSignatures
import SwiftSyntax

/// The body of a function that was made async: it starts a task, and calls the handler with what comes of it.
struct Shim {
    let candidate: Candidate
    let start: TaskStart
    /// Whether the handler has to be called on the main actor, where the function is not.
    let hopsToMain: Bool
    /// Whether `self` cannot be sent to another thread, as far as the declaration of its type says.
    let hasUnsafeSelf: Bool
    /// Whether a parameter is such a value.
    let isUnsendable: (FunctionParameterSyntax) -> Bool
    let unit: String
    private var handler: CompletionHandler { candidate.handler }
    private var parameters: [FunctionParameterSyntax] { candidate.function.parameters }

    /// The lines between the braces.
    var text: String {
        let task = handler.types[0].names.task + (start == .immediate ? ".immediate {" : " {")
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
                return handler.types[index].isSendable ? nil : parameter.reference
            }
            if isUnsendable(parameter) { return parameter.reference }
            guard let type = HandlerType(parameter.type) else { return nil }
            return type.isSendable ? nil : parameter.reference
        }
    }

    private var call: String {
        let arguments = parameters.enumerated().filter { !handler.positions.contains($0.offset) }
            .map { $0.element.callLabel + $0.element.reference }.joined(separator: ", ")
        let receiver = hasUnsafeSelf ? "this." : isHidden ? "self." : ""
        let attempt = handler.outcome.failure == .never ? "await" : "try await"
        return "\(attempt) \(receiver)\(candidate.function.name)(\(arguments))"
    }

    /// A parameter of the function's own name would be called instead.
    private var isHidden: Bool { parameters.contains { $0.internalName == candidate.function.name } }

    /// Where nothing else says them, or they are nothing, of which the compiler warns.
    private var needsTypes: Bool {
        candidate.hasGenericsOfHandler || !Set(handler.outcome.values).isDisjoint(with: ["Void", "()"])
    }

    private var work: String {
        HandlerAnswer(
            handler: handler, names: candidate.handlerNames, optional: handler.types.map(\.isOptional), call: call,
            unit: unit, types: needsTypes ? handler.outcome.returnType : nil, hopsToMain: hopsToMain
        ).lines
    }
}
