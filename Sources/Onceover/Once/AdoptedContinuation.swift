import Synchronization

/// A continuation of the standard library that any number of closures can answer.
///
/// For code that is handed a continuation, and has to give it to callbacks. It keeps the promises of this library: the first
/// answer wins, later ones return `false` and are reported, and when the last closure that holds it is destroyed without an
/// answer, the waiting call throws an ``Interruption`` that names the line of the adoption.
///
/// ```swift
/// let number = try await withUnsafeThrowingContinuation { (unsafe: UnsafeContinuation<Int, any Error>) in
///     load(completion: AdoptedContinuation(unsafe).makeHandler())
/// }
/// ```
///
/// Swift 6.4's `Continuation` is consumed by its answer, so an escaping closure cannot answer it. Adopted, it can.
public struct AdoptedContinuation<Success, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline let continuation: UnsafeContinuation<Success, Failure>
    @usableFromInline let isAnswered = Atomic(false)

    /// Where the continuation was adopted.
    public let location: SourceLocation

    /// Takes over a continuation. No other code may resume it.
    ///
    /// ```swift
    /// let number = try await withUnsafeThrowingContinuation { (unsafe: UnsafeContinuation<Int, any Error>) in
    ///     let adopted = AdoptedContinuation(unsafe)
    ///     start { adopted.resume(returning: $0) }
    /// }
    /// ```
    @inlinable
    public init(
        _ continuation: UnsafeContinuation<Success, Failure>, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.continuation = continuation
        location = SourceLocation(fileID: fileID, line: line)
    }

    deinit {
        guard claim() else { return }
        Misuse.report(.dropped, at: location)
        continuation.resume(throwing: Interruption(.dropped, at: location).converted(to: Failure.self))
    }

    /// Whether the caller is the first, and has to resume the continuation.
    @inlinable
    borrowing func claim() -> Bool {
        isAnswered.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    }
}

extension AdoptedContinuation: AnswerableContinuation {
    /// Answers with a value or an error. O(1), no lock; from any thread.
    ///
    /// ```swift
    /// let number = try await withUnsafeThrowingContinuation { (unsafe: UnsafeContinuation<Int, any Error>) in
    ///     let adopted = AdoptedContinuation(unsafe)
    ///     start { adopted.resume(with: .success($0)) }
    /// }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(with result: sending Result<Success, Failure>) -> Bool {
        guard claim() else {
            Misuse.report(.resumedAgain, at: location)
            return false
        }
        continuation.resume(with: result)
        return true
    }
}

// FIXME: No compiler that has `Continuation` has seen this yet: the package is built with Swift 6.3. The declarations are those
// of SE-0528 and of the standard library's documentation.
#if compiler(>=6.4)
    extension AdoptedContinuation {
        /// Takes over a continuation of Swift 6.4.
        @available(macOS 27, iOS 27, tvOS 27, watchOS 27, visionOS 27, *)
        @inlinable
        public init(
            _ continuation: consuming Continuation<Success, Failure>, fileID: StaticString = #fileID, line: UInt = #line
        ) {
            self.init(UnsafeContinuation(continuation), fileID: fileID, line: line)
        }
    }
#endif
