import OnceoverSignatures

/// A function with a completion handler that can have an async form.
struct Candidate: Sendable {
    let function: ProjectFunction
    let handler: CompletionHandler
    /// Whether all paths are known to call the handler once.
    let isProved: Bool
    /// Whether the user says that its handler is one.
    var isSaid = false
    /// Async functions that only call this one and wait; of a requirement, that of the protocol and its default.
    var wrappers: [ProjectFunction] = []

    /// The async function that callers are to call instead; nil where the function itself changes.
    var form: ProjectFunction?

    /// The wrapper that has a body.
    var wrapper: ProjectFunction? { wrappers.first(where: \.hasBody) }

    /// The name of the async form.
    var name: String { form?.name ?? function.name }

    /// The labels of the async form.
    var labels: [String] { form?.labels ?? labelsWithoutHandler }

    private var labelsWithoutHandler: [String] {
        function.labels.enumerated().filter { !handler.positions.contains($0.offset) }.map(\.element)
    }

    /// Whether what the handler is told may not be sent to another thread.
    func tellsUnsendable(_ index: ProjectIndex) -> Bool { handler.outcome.values.contains { index.isUnsendable($0) } }

    /// The handler's name in the body.
    var handlerNames: [String] { handler.positions.map { function.parameters[$0].internalName } }
}

/// What is to be done with a function.
enum Candidacy: Sendable {
    /// It has no completion handler.
    case none
    case candidate(Candidate)
    /// Its async form exists.
    case done
    case refused(RefusalReason)
}
