/// How urgent a finding is: who can take its path today, and what it takes for granted.
package enum Level: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Nobody can take the path today, or an assumption says that nobody does. Counted, and shown on request.
    case note
    /// The path can be taken, but it needs something that nobody has shown to happen.
    case warning
    /// A caller in the project, or a user of a public product, can take the path today.
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
