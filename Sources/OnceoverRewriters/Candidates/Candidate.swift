import OnceoverSignatures

/// A function with a completion handler that can have an async form.
struct Candidate: Sendable {
    var function: ProjectFunction
    private(set) var handler: CompletionHandler
    /// Whether all paths are known to call the handler once.
    private(set) var isProved: Bool
    /// The same, without the async call in the property.
    private(set) var isProvedByItself = false
    /// Whether the user says that its handler is one.
    var isSaid = false
    /// Async functions that only call this one and wait; of a requirement, that of the protocol and its default.
    var wrappers: [ProjectFunction] = []

    /// The property that keeps its handler, where that can hold the async call instead; or why it cannot.
    private(set) var storage: Result<StoredHandler, RefusalReason>?
    /// What is wrong with it as it stands, where another form of it mends that.
    var fault: RefusalReason?

    /// The async function that callers are to call instead; nil where the function itself changes.
    var form: ProjectFunction?

    /// The property that is to hold the async call.
    var stored: StoredHandler? { try? storage?.get() }

    /// Why a property that keeps its handler has to stay as it is.
    var storageObstacle: RefusalReason? { if case .failure(let reason)? = storage { reason } else { nil } }

    /// The same function, whose handler stays in its property.
    var keepingHandler: Candidate {
        guard let own = stored?.ownHandler else { return self }
        var result = self
        result.storage = nil
        result.handler = own
        return result
    }

    /// The same function, where another one that stores in the same property has to stay.
    func keepingHandler(because reason: RefusalReason) -> Candidate {
        var result = keepingHandler
        result.storage = .failure(reason)
        result.isProved = isProvedByItself
        return result
    }

    /// Where the property can hold the call, that throws what tells it that it gets no answer.
    mutating func keep(in storage: Result<StoredHandler, RefusalReason>?) {
        self.storage = storage
        guard let stored else { return }
        handler = stored.handler
        isProvedByItself = isProved
        isProved = true
    }

    /// The wrapper that has a body.
    var wrapper: ProjectFunction? { wrappers.first(where: \.hasBody) }

    /// The name of the async form.
    var name: String { form?.name ?? function.name }

    /// The labels of the async form.
    var labels: [String] { form?.labels ?? labelsWithoutHandler }

    private var labelsWithoutHandler: [String] {
        function.labels.enumerated().filter { !handler.positions.contains($0.offset) }.map(\.element)
    }

    /// Whether a value that the handler receives cannot be sent to another thread.
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
