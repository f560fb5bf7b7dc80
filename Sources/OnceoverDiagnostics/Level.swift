/// How urgent a finding is: who can take its path today, who waits for the answer, and what it takes for granted.
package enum Level: String, Hashable, Sendable, Comparable, CaseIterable {
    /// The path needs an event that the code does not show, and nobody in the application is seen to wait; or nobody can take
    /// the path today; or an assumption says that nobody does. Counted, and shown on request.
    case note
    /// The path needs an event that the code does not show, or nobody in the application is seen to wait for the answer.
    case warning
    /// The program, or a user of a public product, can take the path today, and somebody waits for the answer.
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
