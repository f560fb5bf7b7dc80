/// An error type that can say that a callback was lost.
///
/// A continuation with a typed error needs one of that type when its callback is dropped. Without this conformance
/// there is none to throw, and the program stops with the line of the call.
///
/// ```swift
/// enum LoadError: InterruptibleError {
///     case interrupted(Interruption)
///     init(_ interruption: Interruption) { self = .interrupted(interruption) }
/// }
/// ```
public protocol InterruptibleError: Error {
    /// The error for a call that got no answer.
    init(_ interruption: Interruption)
}

extension Interruption: InterruptibleError {
    /// Itself.
    ///
    /// ```swift
    /// try await withOnceContinuation(of: Int.self, throwing: Interruption.self) { continuation in
    ///     start { (number: Int) in continuation.resume(returning: number) }
    /// }
    /// ```
    public init(_ interruption: Interruption) { self = interruption }
}

extension Interruption {
    /// As an error of the type, if there is a way. A task that would never end is worse than one that stops.
    @usableFromInline
    func converted<Failure: Error>(to type: Failure.Type) -> Failure {
        if let failure = asError as? Failure { return failure }
        guard let type = type as? any InterruptibleError.Type, let failure = type.init(self) as? Failure else {
            fatalError("Onceover: \(self), and \(type) cannot say so")
        }
        return failure
    }
}

/// As the untyped one, with the error type of the callback.
///
/// A dropped callback throws what the type makes of an ``Interruption`` if it is an ``InterruptibleError``; if not, it
/// stops the program, as the standard library's `Continuation` does.
///
/// ```swift
/// try await withOnceContinuation(of: Int.self, throwing: LoadError.self) { load(completion: $0.makeResultHandler()) }
/// ```
@inlinable
public func withOnceContinuation<Success: ~Copyable, Failure: Error>(
    of type: Success.Type = Success.self,
    throwing failure: Failure.Type,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    try await withOnceContinuation(
        of: type, interrupted: { $0.converted(to: Failure.self) }, isolation: isolation, fileID: fileID, line: line,
        body)
}
