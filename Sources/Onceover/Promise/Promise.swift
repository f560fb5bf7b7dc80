/// An answer that will come once, and that any number of calls may wait for: before it is there, or after.
///
/// The first answer stands. When the last reference to the promise is gone without one, its readers throw an
/// ``Interruption`` with reason `dropped`. A reader that is cancelled leaves the others alone.
///
/// ```swift
/// let promise = Promise(of: Int.self)
/// start { promise.resume(returning: $0) }
/// let answer = try await promise.future.value
/// ```
public final class Promise<Success: Sendable, Failure: Error>: AnswerableContinuation {
    let core: Core

    /// Where the promise was made.
    public var location: SourceLocation { core.location }

    /// A promise with an error type of its own: `interrupted` says what readers throw that get no answer.
    ///
    /// ```swift
    /// let promise = Promise(of: Int.self, interrupted: LoadError.interrupted)
    /// ```
    public init(
        of type: Success.Type = Success.self,
        interrupted: @escaping @Sendable (Interruption) -> Failure,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        core = Core(interrupted, at: SourceLocation(fileID: fileID, line: line))
    }

    /// A promise that may be broken with any error.
    ///
    /// ```swift
    /// let promise = Promise(of: Int.self)
    /// ```
    public convenience init(
        of type: Success.Type = Success.self, fileID: StaticString = #fileID, line: UInt = #line
    ) where Failure == any Error {
        self.init(of: type, interrupted: { $0.asError }, fileID: fileID, line: line)
    }

    deinit {
        if core.resolve(.failure(core.interrupted(Interruption(.dropped, at: location)))) {
            Misuse.report(.dropped, at: location)
        }
    }

    /// Answers with a value or an error.
    ///
    /// ```swift
    /// let promise = Promise(of: Int.self)
    /// promise.resume(with: .success(1))
    /// ```
    ///
    /// - Returns: whether this was the answer; `false`: an earlier one stands, and this one is reported to
    ///   ``Misuse/handler``.
    @discardableResult
    public func resume(with result: sending Result<Success, Failure>) -> Bool {
        let isFirst = core.resolve(result)
        if !isFirst { Misuse.report(.resumedAgain, at: location) }
        return isFirst
    }

    /// The side that reads. It does not keep the promise.
    ///
    /// ```swift
    /// let promise = Promise(of: Int.self)
    /// let future = promise.future
    /// Task { print(try await future.value) }
    /// ```
    public var future: Future { Future(core: core) }
}

extension Promise {
    /// What a promise and its futures share.
    final class Core: Sendable {
        typealias Reader = PendingOutcome<Success, Failure>

        let state = Guarded(PromiseState<Result<Success, Failure>, Reader>())
        let interrupted: @Sendable (Interruption) -> Failure
        let location: SourceLocation

        init(_ interrupted: @escaping @Sendable (Interruption) -> Failure, at location: SourceLocation) {
            self.interrupted = interrupted
            self.location = location
        }

        func resolve(_ result: Result<Success, Failure>) -> Bool {
            guard let readers = state.withLock({ $0.resolve(result) }) else { return false }
            for reader in readers { reader.fulfill(with: result) }
            return true
        }

        /// Only the code that takes a reader out of the state ends its wait.
        func leave(_ reader: Reader, _ reason: Interruption.Reason) {
            if state.withLock({ $0.leave(reader) }) { reader.fulfill(reason) }
        }
    }
}
