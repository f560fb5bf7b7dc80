/// What every continuation of this library can be answered with.
///
/// A function that takes one, generically, serves hot paths and cancellable calls alike.
///
/// ```swift
/// func answer(_ continuation: borrowing some AnswerableContinuation<Int, any Error> & ~Copyable) {
///     continuation.resume(returning: 42)
/// }
/// ```
public protocol AnswerableContinuation<Success, Failure>: ~Copyable, Sendable {
    associatedtype Success
    associatedtype Failure: Error

    /// Where the waiting call was written.
    var location: SourceLocation { get }

    /// Answers with a value or an error.
    ///
    /// - Returns: whether this was the outcome of the call.
    @discardableResult
    borrowing func resume(with result: sending Result<Success, Failure>) -> Bool
}

extension OnceContinuation: AnswerableContinuation {}
extension CancellableContinuation: AnswerableContinuation {}

extension AnswerableContinuation where Self: ~Copyable {
    /// Answers with a value.
    ///
    /// ```swift
    /// start { continuation.resume(returning: $0) }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(returning value: sending Success) -> Bool { resume(with: .success(value)) }

    /// Answers with an error.
    ///
    /// ```swift
    /// manager.onFailure = { continuation.resume(throwing: $0) }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(throwing error: Failure) -> Bool { resume(with: .failure(error)) }

    /// Answers that the work is done.
    ///
    /// ```swift
    /// await withOnceContinuation(of: Void.self, ifDropped: ()) { continuation in
    ///     start { (_: Int) in continuation.resume() }
    /// }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume() -> Bool where Success == Void { resume(with: .success(())) }
}
