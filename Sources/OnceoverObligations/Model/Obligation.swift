import OnceoverContracts
import OnceoverDiagnostics

/// Something that must be discharged exactly once on every path.
package struct Obligation: Sendable {
    package enum Kind: String, Sendable {
        /// What `withCheckedContinuation` and its siblings hand out.
        case continuation
        /// A continuation of the runtime library: the first discharge counts, a dropped one fails the waiting call.
        case answerable
        /// A completion handler that a function is given.
        case handler
        /// Several handlers of which exactly one must be called, as `success` and `failure`.
        case handlerPair = "handler pair"
        /// `AsyncStream.Continuation`: finished at least once.
        case stream
        /// `EventLoopPromise` and its like.
        case promise
    }

    package let kind: Kind
    /// As the user wrote it: `continuation`, `completion`, `success and failure`.
    package let name: String
    /// Where it comes into being.
    package let location: Location
    /// The function or type around it: `Harbour.fetch(ship:completion:)`.
    package let symbol: String
    /// Whether a framework gives it, and waits for it.
    package let isOfFramework: Bool

    package init(kind: Kind, name: String, location: Location, symbol: String, isOfFramework: Bool = false) {
        self.kind = kind
        self.name = name
        self.location = location
        self.symbol = symbol
        self.isOfFramework = isOfFramework
    }
}

extension Obligation {
    /// `completion` in backticks, or each of `success` and `failure`.
    package var quotedNames: [String] { name.split(separator: " and ").map { "`\($0)`" } }
}

extension Obligation.Kind {
    /// The types that have it.
    var type: ObligationType.Kind {
        switch self {
        case .continuation: .continuation
        case .answerable: .answerable
        case .stream: .stream
        case .promise: .promise
        case .handler, .handlerPair: .handler
        }
    }

    /// Of a value that a type of the kind makes.
    init(_ type: ObligationType.Kind) {
        self =
            switch type {
            case .continuation: .continuation
            case .answerable, .slot: .answerable
            case .stream: .stream
            case .promise: .promise
            case .handler: .handler
            }
    }

    /// What a user does to discharge it, as a verb: `resuming`.
    package var discharging: String {
        switch self {
        case .continuation, .answerable: "resuming"
        case .handler, .handlerPair: "calling"
        case .stream: "finishing"
        case .promise: "completing"
        }
    }

    /// The same as a participle: `resumed`.
    package var discharged: String {
        switch self {
        case .continuation, .answerable: "resumed"
        case .handler, .handlerPair: "called"
        case .stream: "finished"
        case .promise: "completed"
        }
    }
}
