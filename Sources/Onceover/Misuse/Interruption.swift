/// Why a waiting call ended without an answer from its callback.
///
/// Calls that throw `any Error` throw this value, except after a cancellation: that is a `CancellationError`, as
/// everywhere in Swift. Calls with a typed error turn it into theirs.
///
/// ```swift
/// let error = Interruption(.dropped, at: SourceLocation(fileID: "App/Login.swift", line: 7))
/// print(error)  // the callback was dropped without an answer (waiting since App/Login.swift:7)
/// ```
public struct Interruption: Error, Hashable, Sendable {
    /// What happened instead of an answer.
    public let reason: Reason
    /// Where the waiting call was written.
    public let location: SourceLocation

    /// An interruption of the call at `location`.
    ///
    /// ```swift
    /// let lost: LoadError = .interrupted(Interruption(.dropped, at: SourceLocation()))
    /// ```
    @inlinable
    public init(_ reason: Reason, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }

    /// What to throw where any error will do: `CancellationError` for a cancellation, else the interruption itself.
    ///
    /// ```swift
    /// let slot = ContinuationSlot<Int, any Error>(whenBusy: .reject, interrupted: { $0.asError })
    /// ```
    public var asError: any Error { reason == .cancelled ? CancellationError() : self }
}

extension Interruption {
    /// A kind of interruption. More may be added: a `switch` needs a `default`.
    ///
    /// ```swift
    /// do {
    ///     let location = try await slot.wait { manager.requestLocation() }
    ///     print(location)
    /// } catch let interruption as Interruption where interruption.reason == .busy {}
    /// ```
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// What happened, in words.
        public let description: String

        /// The waiting task was cancelled, or its call was.
        public static let cancelled = Reason(description: "the wait was cancelled")
        /// Everything that could have resumed the call is gone.
        public static let dropped = Reason(description: "the callback was dropped without an answer")
        /// The deadline came first.
        public static let deadlineExceeded = Reason(description: "no answer came before the deadline")
        /// The slot allows one waiting call, and there is one.
        public static let busy = Reason(description: "another call is waiting already")
        /// A newer call took its place in the slot.
        public static let replaced = Reason(description: "a newer call took its place")
        /// The slot was closed.
        public static let closed = Reason(description: "the slot was closed")
        /// A callback came with neither a value nor an error.
        public static let empty = Reason(description: "the callback brought neither a value nor an error")
    }
}

extension Interruption: CustomStringConvertible {
    /// The reason, and the line that waited.
    public var description: String { "\(reason) (waiting since \(location))" }
}
