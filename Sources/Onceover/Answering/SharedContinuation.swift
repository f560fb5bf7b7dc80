/// A continuation that can be copied: what several closures hold that are not `@Sendable`, or what a property keeps.
///
/// It keeps the promises of the continuation in it. When its last reference is gone, the continuation is dropped.
///
/// ```swift
/// let shared = continuation.shared()
/// load(success: { shared.resume(returning: $0) }, failure: { shared.resume(throwing: $0) })
/// ```
public final class SharedContinuation<Base: AnswerableContinuation & ~Copyable>: AnswerableContinuation {
    /// What the continuation in it is answered with.
    public typealias Success = Base.Success
    /// The error that the continuation in it is answered with.
    public typealias Failure = Base.Failure

    /// The continuation itself, for what only its type can do.
    ///
    /// ```swift
    /// let shared = continuation.shared()
    /// shared.base.onCancel { request.cancel() }
    /// load(success: { shared.resume(returning: $0) }, failure: { shared.resume(throwing: $0) })
    /// ```
    public let base: Base

    @inlinable
    init(_ base: consuming Base) { self.base = base }

    /// Where the waiting call was written.
    @inlinable public var location: SourceLocation { base.location }

    /// Answers with a value or an error.
    ///
    /// ```swift
    /// let shared = continuation.shared()
    /// load(completion: { shared.resume(with: $0) })
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public func resume(with result: sending Result<Base.Success, Base.Failure>) -> Bool { base.resume(with: result) }
}

extension AnswerableContinuation where Self: ~Copyable {
    /// The continuation as something that can be copied. Costs one allocation.
    ///
    /// Only `@Sendable` closures can share the continuation itself: of other closures, one can capture it.
    ///
    /// ```swift
    /// let shared = continuation.shared()
    /// load(success: { shared.resume(returning: $0) }, failure: { shared.resume(throwing: $0) })
    /// ```
    @inlinable
    public consuming func shared() -> SharedContinuation<Self> { SharedContinuation(self) }
}
