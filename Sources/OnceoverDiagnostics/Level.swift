/// How urgent a finding is. It depends on which code can take its path today, on which code waits for the answer, and
/// on what the path takes for granted.
package enum Level: String, Hashable, Sendable, Comparable, CaseIterable {
    /// The path needs an event that the code does not show, and no waiting code is seen in the application; or no code
    /// can take the path today; or an assumption makes it harmless. It is counted, and shown on request.
    case note
    /// The path needs an event that the code does not show, or no code in the application is seen to wait for the
    /// answer.
    case warning
    /// The program, or a user of a public product, can take the path today, and code waits for the answer.
    case error

    package static func < (one: Level, other: Level) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
