/// A broken promise that the library noticed at run time: the program goes on, but it has a bug.
///
/// Set ``handler`` once, when the program starts, to count misuse in production or to trap in tests. Without one, a
/// debug build writes one line to standard error, and a release build says nothing.
///
/// ```swift
/// Misuse.handler = { misuse in preconditionFailure(misuse.description) }
/// ```
public struct Misuse: Hashable, Sendable {
    /// What went wrong.
    public let kind: Kind
    /// Where the waiting call was written.
    public let location: SourceLocation

    @usableFromInline
    init(_ kind: Kind, at location: SourceLocation) {
        self.kind = kind
        self.location = location
    }
}

extension Misuse {
    /// A kind of misuse. More may be added: a `switch` needs a `default`.
    ///
    /// ```swift
    /// Misuse.handler = { misuse in if misuse.kind == .dropped { metrics.count("dropped", "\(misuse.location)") } }
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// What happened, in words.
        public let description: String

        /// A second answer came; the first one stands. An answer that comes after a cancellation does not count as
        /// misuse.
        public static let resumedAgain = Kind(description: "resumed more than once")
        /// Every handle was destroyed before an answer came; the waiting call throws.
        public static let dropped = Kind(description: "dropped without being resumed")
        /// A callback came with a value and an error, and the value was preferred.
        public static let valueAndError = Kind(description: "resumed with a value and an error")
    }
}

extension Misuse: CustomStringConvertible {
    /// One line, such as `Onceover: continuation of App/Login.swift:7 resumed more than once`.
    public var description: String { "Onceover: continuation of \(location) \(kind)" }
}
